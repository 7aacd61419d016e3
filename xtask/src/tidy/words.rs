//! What is not to be committed: notes to oneself, printed debris, tests that do not run, silenced lints.

use super::finding::Finding;
use super::source::lines;
use super::tree::{Tree, has_extension};

/// In code, with what to do instead.
const IN_CODE: [(&str, &str); 6] = [
    ("todo!", "write it, or leave the function out"),
    ("unimplemented!", "write it, or leave the function out"),
    ("dbg!", "remove it"),
    ("#[ignore", "a test runs or does not exist"),
    ("#[should_panic", "assert what happens"),
    ("[allow(", "an exception is #[expect(lint, reason = \"…\")]"),
];

/// In comments and in everything that is not Rust.
const NOTES: [&str; 4] = ["TODO", "FIXME", "XXX", "HACK"];

/// The texts that people write; pictures and data may hold any letters.
const WRITTEN: [&str; 9] = ["md", "toml", "ts", "js", "svelte", "css", "html", "yml", "sql"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    tree.files()
        .flat_map(|(path, text)| if has_extension(path, "rs") { rust(path, text) } else { other(path, text) })
        .collect()
}

fn rust(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, number) in lines(text).iter().zip(1..) {
        for (word, advice) in IN_CODE {
            if stands_alone(&line.code, word) {
                findings.push(Finding::new(path, number, format!("`{word}` is not committed: {advice}")));
            }
        }
        findings.extend(note(path, number, &line.comment));
    }
    findings
}

fn other(path: &str, text: &str) -> Vec<Finding> {
    if !WRITTEN.iter().any(|extension| has_extension(path, extension)) {
        return Vec::new();
    }
    text.lines().zip(1..).filter_map(|(line, number)| note(path, number, line)).collect()
}

/// A note in this text; in backticks the word is only spoken of.
fn note(path: &str, line: usize, text: &str) -> Option<Finding> {
    let is_said = |word: &&str| text.split('`').step_by(2).any(|part| stands_alone(part, word));
    let word = NOTES.into_iter().find(is_said)?;
    Some(Finding::new(path, line, format!("{word}: do it, or drop it; no code and no text for later")))
}

/// Whether the text has this word, and not as a part of a longer one.
fn stands_alone(text: &str, word: &str) -> bool {
    let is_wordy = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        let ends_wordy = word.ends_with(is_wordy) && after.starts_with(is_wordy);
        let begins_wordy = word.starts_with(is_wordy) && before.ends_with(is_wordy);
        !begins_wordy && !ends_wordy
    })
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
    fn debris_in_code_is_found() {
        for code in
            ["todo!()", "unimplemented!(\"x\")", "dbg!(x)", "#[ignore]", "#[ignore = \"slow\"]", "#[should_panic]"]
        {
            assert_eq!(found("a.rs", &format!("\n{code}")).len(), 1, "{code}");
        }
        assert_eq!(found("a.rs", "#![allow(dead_code)]").len(), 1);
        let advice = "a.rs:1: `[allow(` is not committed: an exception is #[expect(lint, reason = \"…\")]";
        assert_eq!(found("a.rs", "#[allow(dead_code)]"), [advice]);
    }

    #[test]
    fn notes_are_found_in_comments_and_texts() {
        let expected = "x:2: FIXME: do it, or drop it; no code and no text for later";
        assert_eq!(found("x.rs", "f();\ng(); // FIXME later"), [expected.replace("x:", "x.rs:")]);
        assert_eq!(found("x.md", "\nFIXME"), [expected.replace("x:", "x.md:")]);
        assert_eq!(found("x.svelte", "<!-- TODO -->\n/* HACK */ // XXX").len(), 2);
    }

    #[test]
    fn what_only_looks_like_it_is_not() {
        assert!(found("a.rs", "let a = \"TODO dbg!(x) #[ignore]\"; // no `TODO`, no dbg!\nfn mastodo() {}").is_empty());
        assert!(found("a.rs", "ignore(#[expect(x)]); xdbg!(); // TODOS").is_empty());
        assert!(found("a.md", "no `TODO`, and the XXXL shirt").is_empty());
        assert!(found("a.svg", "TODO").is_empty());
    }
}
