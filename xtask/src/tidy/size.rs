//! A file is one topic, so it is not long.

use super::finding::Finding;
use super::tree::{Tree, has_extension};

const LINES_MAX: usize = 500;
/// A list of cases may be longer.
const TEST_LINES_MAX: usize = 900;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let written = tree.files().filter(|(path, text)| {
        ["rs", "ts", "svelte", "css"].iter().any(|extension| has_extension(path, extension)) && !is_generated(text)
    });
    let long = written.filter_map(|(path, text)| {
        let (lines, max) = (text.lines().count(), if is_test(path) { TEST_LINES_MAX } else { LINES_MAX });
        let message = format!("{lines} lines, at most {max}: the file has two topics, so make it two files");
        (lines > max).then(|| Finding::new(path, max + 1, message))
    });
    long.collect()
}

fn is_test(path: &str) -> bool {
    path.split('/').any(|folder| folder == "tests") || path.ends_with(".test.ts") || path.ends_with(".spec.ts")
}

/// What a command writes says so in its first line.
fn is_generated(text: &str) -> bool {
    text.lines().next().is_some_and(|first| first.contains("Written by `"))
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    fn is_long(path: &str, first: &str, lines: usize) -> bool {
        let text = format!("{first}\n{}", "x\n".repeat(lines - 1));
        !check(&Tree::of(&[(path, &text)])).is_empty()
    }

    #[test]
    fn long_files_are_found() {
        assert!(!is_long("a/src/lib.rs", "", 500));
        assert!(is_long("a/src/lib.rs", "", 501));
        assert!(is_long("web/src/Box.svelte", "", 501));
        assert!(!is_long("docs/long.md", "", 5000));
        let found = print(&check(&Tree::of(&[("a.ts", &"\n".repeat(600))])));
        assert_eq!(found, ["a.ts:501: 600 lines, at most 500: the file has two topics, so make it two files"]);
    }

    #[test]
    fn tests_may_be_longer_and_generated_files_have_any_length() {
        assert!(!is_long("a/tests/it/rulebook.rs", "", 900));
        assert!(is_long("a/tests/it/rulebook.rs", "", 901));
        assert!(!is_long("web/src/Box.test.ts", "", 900));
        assert!(!is_long("web/src/types.ts", "// Types. Written by `TAPIS_REWRITE=1 cargo test`.", 3000));
    }
}
