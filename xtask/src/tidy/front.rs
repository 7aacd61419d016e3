//! What a newcomer types stands in the README, and the CI machine types the same.

use super::finding::Finding;
use super::tree::Tree;

const RUN: &str = "cargo xtask run";
const TEST: &str = "cargo xtask test";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, commands) in [("README.md", &[RUN, TEST][..]), (".ci/run", &[TEST])] {
        let Some(text) = tree.text(path) else {
            findings.push(Finding::new(path, 1, format!("missing: it shows `{}`", commands.join("` and `"))));
            continue;
        };
        for command in commands.iter().filter(|command| !text.contains(**command)) {
            findings.push(Finding::new(path, 1, format!("does not say `{command}`: add it")));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    #[test]
    fn both_commands_are_shown() {
        let ci = (".ci/run", "exec cargo xtask test\n");
        assert!(check(&Tree::of(&[("README.md", "`cargo xtask run`\n`cargo xtask test`\n"), ci])).is_empty());
        let found = print(&check(&Tree::of(&[("README.md", "`cargo xtask test`\n"), ci])));
        assert_eq!(found, ["README.md:1: does not say `cargo xtask run`: add it"]);
    }

    #[test]
    fn missing_files_are_found() {
        let found = print(&check(&Tree::of(&[])));
        let readme = "README.md:1: missing: it shows `cargo xtask run` and `cargo xtask test`";
        assert_eq!(found, [readme, ".ci/run:1: missing: it shows `cargo xtask test`"]);
    }
}
