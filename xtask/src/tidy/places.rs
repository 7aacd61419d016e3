//! No path of one machine and no host of one registry: a clone works wherever it lies.

use super::finding::Finding;
use super::tree::{Tree, has_extension};

/// Folders at the root of some machine's file system. Written without their slashes, so that this file passes too.
const FOLDERS: [&str; 4] = ["work", "root", "home", "tmp"];
/// Registries: name and domain, apart for the same reason.
const HOSTS: [(&str, &str); 3] = [("crates", "io"), ("npmjs", "org"), ("pypi", "org")];
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
        for folder in FOLDERS.into_iter().filter(|folder| !(may_say_tmp && *folder == "tmp")) {
            let folder = format!("/{folder}/");
            if has_absolute(line, &folder) {
                let message = format!("{folder} is a folder of one machine: name it from the root of the project");
                findings.push(Finding::new(path, number, message));
            }
        }
        for host in HOSTS.map(|(name, domain)| format!("{name}.{domain}")).iter().filter(|host| line.contains(*host)) {
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
        let work = format!("/{}/", "work");
        let message = format!("{work} is a folder of one machine: name it from the root of the project");
        assert_eq!(found("a.rs", &format!("\nlet x = \"{work}main\";")), [format!("a.rs:2: {message}")]);
        for (folder, text) in [("root", "see /*/x"), ("home", "/*/anne"), ("tmp", "--data=/*/x"), ("tmp", "`/*/`")] {
            let text = text.replace('*', folder);
            assert_eq!(found("README.md", &text).len(), 1, "{text}");
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
        let [tmp, home] = ["tmp", "home"].map(|folder| format!("/{folder}/"));
        assert!(found("docs/hosting.md", &format!("systemd gives it its own {tmp} folder")).is_empty());
        assert_eq!(found("docs/hosting.md", &format!("its own {tmp} folder")).len(), 1);
        assert_eq!(found("docs/hosting.md", &format!("systemd and {home}x")).len(), 1);
    }

    #[test]
    fn registries_stand_in_lock_files_only() {
        let host = format!("{}.{}", "crates", "io");
        assert_eq!(found("deny.toml", &format!("allow = [\"https://index.{host}\"]")).len(), 1);
        assert!(found("Cargo.lock", &format!("registry+https://github.com/rust-lang/{host}-index")).is_empty());
        assert_eq!(found("web/package.json", &format!("https://registry.{}.{}/", "npmjs", "org")).len(), 1);
    }
}
