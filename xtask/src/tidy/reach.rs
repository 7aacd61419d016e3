//! No Rust file that nothing uses: each is reached through `mod` lines from a root that cargo knows.

use std::collections::BTreeSet;

use super::finding::Finding;
use super::source::lines;
use super::tree::{Tree, has_extension};

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for folder in tree.crates().chain(tree.has("xtask/Cargo.toml").then_some("xtask")) {
        let prefix = format!("{folder}/");
        let files: BTreeSet<&str> =
            tree.under(&prefix).map(|(path, _)| path).filter(|path| has_extension(path, "rs")).collect();
        let mut reached = BTreeSet::new();
        for root in files.iter().filter(|path| is_root(&path[prefix.len()..])) {
            reach(tree, root, true, &mut reached);
        }
        for lost in files.iter().filter(|path| !reached.contains(**path)) {
            findings.push(Finding::new(lost, 1, "nothing uses this file: name it in a `mod` line, or delete it"));
        }
    }
    findings
}

/// Where cargo looks by itself, from the folder of a crate.
fn is_root(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        [file] => file == "build.rs",
        ["src", file] => ["lib.rs", "main.rs"].contains(&file),
        ["src", "bin", _] | ["src", "bin", _, "main.rs"] => true,
        [folder, _] | [folder, _, "main.rs"] => ["tests", "benches", "examples"].contains(&folder),
        _ => false,
    }
}

/// Follows the `mod` lines of a file.
fn reach(tree: &Tree, path: &str, is_root: bool, reached: &mut BTreeSet<String>) {
    let Some(text) = tree.text(path) else { return };
    if !reached.insert(path.to_owned()) {
        return;
    }
    let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
    let stem = file.trim_end_matches(".rs");
    let children = if is_root || stem == "mod" { folder.to_owned() } else { format!("{folder}/{stem}") };
    let mut named_path: Option<String> = None;
    for line in lines(text) {
        if let Some((_, rest)) = line.with_strings.split_once("#[path = \"") {
            named_path = rest.split_once('"').map(|(path, _)| format!("{folder}/{path}"));
        }
        let Some(name) = module_in(&line.code) else { continue };
        match named_path.take() {
            Some(path) => reach(tree, &path, false, reached),
            None => {
                reach(tree, &format!("{children}/{name}.rs"), false, reached);
                reach(tree, &format!("{children}/{name}/mod.rs"), false, reached);
            }
        }
    }
}

/// The name in `pub(crate) mod name;`.
fn module_in(code: &str) -> Option<&str> {
    let mut words = code.split_whitespace().skip_while(|word| *word != "mod").skip(1);
    words.next()?.strip_suffix(';')
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> = files.iter().map(|(path, text)| (format!("crates/a/{path}"), *text)).collect();
        let mut files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        files.push(("crates/a/Cargo.toml", ""));
        print(&check(&Tree::of(&files)))
    }

    #[test]
    fn modules_are_followed() {
        let files = [
            ("src/lib.rs", "pub mod rules; // the rules\n#[cfg(test)]\nmod deck;"),
            ("src/rules.rs", "pub(crate) mod payout;\n#[path = \"odd/name.rs\"]\nmod odd;"),
            ("src/rules/payout.rs", ""),
            ("src/odd/name.rs", ""),
            ("src/deck/mod.rs", "mod card;"),
            ("src/deck/card.rs", ""),
            ("src/bin/tool.rs", ""),
            ("tests/it/main.rs", "mod laws;"),
            ("tests/it/laws.rs", ""),
            ("benches/speed.rs", ""),
        ];
        assert!(found(&files).is_empty());
    }

    #[test]
    fn a_file_that_nothing_names_is_found() {
        let files = [
            ("src/lib.rs", "// mod gone;\nlet x = \"mod lost;\";"),
            ("src/gone.rs", "mod further;"),
            ("src/gone/further.rs", ""),
            ("tests/it/main.rs", ""),
            ("tests/it/laws.rs", ""),
        ];
        let found = found(&files);
        assert_eq!(found.len(), 3);
        let expected = "crates/a/src/gone.rs:1: nothing uses this file: name it in a `mod` line, or delete it";
        assert!(found.contains(&expected.to_owned()), "{found:?}");
    }
}
