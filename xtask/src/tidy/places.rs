//! No path of one machine and no host of one registry: a clone works wherever it lies.

use super::finding::Finding;
use super::tree::{Tree, has_extension};

const FOLDERS: [&str; 4] = ["/work/", "/root/", "/home/", "/tmp/"];
const HOSTS: [&str; 3] = ["crates.io", "npmjs", "pypi.org"];
const LOCK_FILES: [&str; 2] = ["Cargo.lock", "package-lock.json"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let written = tree.files().filter(|(path, _)| !LOCK_FILES.iter().any(|lock| path.ends_with(lock)));
    written.flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Finding> {
    // Who explains systemd explains its PrivateTmp too.
    let may_say_tmp = path.starts_with("docs/") && has_extension(path, "md") && text.contains("systemd");
    let mut findings = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        for folder in FOLDERS.into_iter().filter(|folder| !(may_say_tmp && *folder == "/tmp/")) {
            if has_absolute(line, folder) {
                let message = format!("{folder} is a folder of one machine: name it from the root of the project");
                findings.push(Finding::new(path, number, message));
            }
        }
        for host in HOSTS.into_iter().filter(|host| line.contains(host)) {
            let message = format!("{host} is a registry: only lock files name one, so that mirrors work");
            findings.push(Finding::new(path, number, message));
        }
    }
    findings
}

/// Whether a path begins with this folder here; in `web/src/home/` it does not.
fn has_absolute(line: &str, folder: &str) -> bool {
    let goes_on = |c: char| c.is_alphanumeric() || "._-~$*)}>]/".contains(c);
    line.match_indices(folder).any(|(at, _)| !line[..at].ends_with(goes_on))
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    fn found(path: &str, text: &str) -> Vec<String> {
        print(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        let message = "/work/ is a folder of one machine: name it from the root of the project";
        assert_eq!(found("a.rs", "\nlet x = \"/work/main\";"), [format!("a.rs:2: {message}")]);
        for text in ["see /root/x", "/home/anne", "--data=/tmp/x", "`/tmp/`"] {
            assert_eq!(found("README.md", text).len(), 1, "{text}");
        }
    }

    #[test]
    fn paths_of_the_project_are_not() {
        for text in ["web/src/home/a.ts", "../home/x", "$lib/work/x", "homework/", "{root}/tmp/x", "/temporary/"] {
            assert!(found("a.ts", text).is_empty(), "{text}");
        }
    }

    #[test]
    fn docs_on_systemd_may_say_tmp() {
        assert!(found("docs/hosting.md", "systemd gives it its own /tmp/ folder").is_empty());
        assert_eq!(found("docs/hosting.md", "its own /tmp/ folder").len(), 1);
        assert_eq!(found("docs/hosting.md", "systemd and /home/x").len(), 1);
    }

    #[test]
    fn registries_stand_in_lock_files_only() {
        assert_eq!(found("deny.toml", "allow = [\"https://index.crates.io\"]").len(), 1);
        assert!(found("Cargo.lock", "registry+https://github.com/rust-lang/crates.io-index").is_empty());
        assert!(found("web/package-lock.json", "https://registry.npmjs.org/").is_empty());
    }
}
