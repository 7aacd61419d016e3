//! The files that a check leaves alone: `exceptions.toml`, by check and path, each with its reason.

use std::collections::BTreeMap;

use toml::Spanned;

use super::finding::{Finding, line_at};
use super::is_check;
use super::tree::Tree;

const LIST: &str = "xtask/src/tidy/exceptions.toml";

/// By check: path, and why that check leaves it alone.
pub(crate) type Exceptions = BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, String>>;

/// The list, and what is wrong with the list itself.
pub(crate) fn read(tree: &Tree) -> (Exceptions, Vec<Finding>) {
    let text = tree.text(LIST).unwrap_or_default();
    let exceptions: Exceptions = match toml::from_str(text) {
        Ok(exceptions) => exceptions,
        Err(error) => {
            let line = line_at(text, error.span().map_or(0, |span| span.start));
            return (Exceptions::new(), vec![Finding::new(LIST, line, format!("not readable: {}", error.message()))]);
        }
    };
    let unknown = exceptions.keys().filter(|name| !is_check(name.get_ref())).map(|name| {
        let message = format!("there is no check {}: remove the section", name.get_ref());
        Finding::new(LIST, line_at(text, name.span().start), message)
    });
    let found = unknown.collect();
    (exceptions, found)
}

/// The findings without those in excepted files; an exception that no finding needs is a finding itself.
pub(crate) fn without(tree: &Tree, exceptions: &Exceptions, check: &str, mut findings: Vec<Finding>) -> Vec<Finding> {
    let sections = exceptions.iter().filter(|(name, _)| name.get_ref() == check);
    for (path, reason) in sections.flat_map(|(_, paths)| paths) {
        let before = findings.len();
        findings.retain(|finding| finding.path != *path.get_ref());
        let line = line_at(tree.text(LIST).unwrap_or_default(), path.span().start);
        if findings.len() == before {
            findings.push(Finding::new(LIST, line, format!("{} needs no exception: remove it", path.get_ref())));
        }
        if reason.trim().is_empty() {
            findings.push(Finding::new(LIST, line, format!("say why {} is excepted", path.get_ref())));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::{LIST, read, without};
    use crate::tidy::finding::{Finding, print};
    use crate::tidy::tree::Tree;

    #[test]
    fn an_excepted_file_is_left_alone_and_a_stale_exception_is_not() {
        let tree = Tree::of(&[(LIST, "[size]\n\"a.rs\" = \"one table\"\n\"b.rs\" = \"was long\"\n")]);
        let (exceptions, wrong) = read(&tree);
        assert!(wrong.is_empty());
        let findings = vec![Finding::new("a.rs", 1, "long"), Finding::new("c.rs", 1, "long")];
        let left = without(&tree, &exceptions, "size", findings.clone());
        assert_eq!(print(&left), ["c.rs:1: long", &format!("{LIST}:3: b.rs needs no exception: remove it")]);
        assert_eq!(without(&tree, &exceptions, "words", findings.clone()), findings);
    }

    #[test]
    fn the_list_itself_is_checked() {
        let wrong = |text| print(&read(&Tree::of(&[(LIST, text)])).1);
        assert!(wrong("").is_empty());
        assert_eq!(wrong("\n[sizes]\n"), [format!("{LIST}:2: there is no check sizes: remove the section")]);
        assert!(wrong("[size\n")[0].starts_with(&format!("{LIST}:1: not readable")));
    }
}
