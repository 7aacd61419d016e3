//! The links of the docs lead somewhere.

use super::finding::Finding;
use super::tree::{Tree, has_extension};

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| has_extension(path, "md")) {
        for (target, line) in links(text) {
            let file = target.split(['#', '?']).next().unwrap_or_default();
            if file.is_empty() || target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let resolved = resolve(path, file);
            if !resolved.as_deref().is_some_and(|file| tree.has(file) || tree.has_folder(file)) {
                findings.push(Finding::new(
                    path,
                    line,
                    format!("the link to {target} leads nowhere: mend or remove it"),
                ));
            }
        }
    }
    findings
}

/// The targets of `[text](target)`, `![picture](target)` and `[name]: target`, outside of code.
fn links(text: &str) -> Vec<(&str, usize)> {
    let mut links = Vec::new();
    let mut in_fence = false;
    for (line, number) in text.lines().zip(1..) {
        if line.trim_start().starts_with("```") {
            in_fence = !in_fence;
        }
        if in_fence {
            continue;
        }
        for (at, _) in line.match_indices("](") {
            let is_code = line[..at].matches('`').count() % 2 == 1;
            if let Some((target, _)) = line[at + 2..].split_once(')').filter(|_| !is_code) {
                links.push((target.split_whitespace().next().unwrap_or_default(), number));
            }
        }
        if let Some((_, target)) = line.split_once("]: ").filter(|(name, _)| name.starts_with('[')) {
            links.push((target.trim(), number));
        }
    }
    links
}

/// The path from the root; none if it leaves the project.
fn resolve(from: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = if target.starts_with('/') { Vec::new() } else { from.split('/').collect() };
    parts.pop();
    for part in target.split('/').filter(|part| !part.is_empty() && *part != ".") {
        if part == ".." {
            parts.pop()?;
        } else {
            parts.push(part);
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    fn found(text: &str) -> Vec<String> {
        let files =
            [("README.md", ""), ("docs/bots.md", ""), ("docs/rules/vabanque.md", ""), ("docs/play/host.md", text)];
        print(&check(&Tree::of(&files)))
    }

    #[test]
    fn links_that_lead_somewhere() {
        let text = "[a](../bots.md) [b](../../README.md#run) ![c](../rules/) [d](#here) [e](https://x.org/y.md)\n\
                    [f]: ../rules/vabanque.md\n[g](/docs/bots.md \"title\") [h](host.md)";
        assert!(found(text).is_empty());
    }

    #[test]
    fn links_that_lead_nowhere() {
        let expected = "docs/play/host.md:2: the link to bots.md leads nowhere: mend or remove it";
        assert_eq!(found("\n[a](bots.md) [b](../bots.md)"), [expected]);
        assert_eq!(found("[a](../../../x.md)\n[b]: gone.md").len(), 2);
    }

    #[test]
    fn code_holds_no_links() {
        assert!(found("```\n[a](b)\n```\n`x[0](y)` and `Vec<[u8]>(z)`").is_empty());
    }
}
