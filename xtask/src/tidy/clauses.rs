//! Every vector has its test, every clause is cited or needs no code, and no citation points nowhere.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;

use super::GAMES;
use super::citation::{citations, vector_tests};
use super::clause::Clause;
use super::finding::{Finding, line_at};
use super::law::Law;
use super::source::lines;
use super::tree::{Tree, has_extension};

/// The clauses that need no code, by game, each with the reason.
const UNCODED: &str = "xtask/src/tidy/uncoded.toml";

type Uncoded = BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, String>>;

/// What the sources of one game cite and test.
#[derive(Default)]
struct Cited {
    clauses: BTreeSet<Clause>,
    tested: BTreeSet<Clause>,
}

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let list = tree.text(UNCODED).unwrap_or_default();
    let uncoded: Uncoded = toml::from_str(list).unwrap_or_else(|error| {
        let line = line_at(list, error.span().map_or(0, |span| span.start));
        findings.push(Finding::new(UNCODED, line, format!("not readable: {}", error.message())));
        Uncoded::new()
    });
    for game in uncoded.keys().filter(|game| !GAMES.contains(&game.get_ref().as_str())) {
        let message = format!("there is no game {}: remove the section", game.get_ref());
        findings.push(Finding::new(UNCODED, line_at(list, game.span().start), message));
    }
    for game in GAMES {
        check_game(tree, game, &uncoded, &mut findings);
    }
    findings
}

fn check_game(tree: &Tree, game: &str, uncoded: &Uncoded, findings: &mut Vec<Finding>) {
    let law_path = format!("docs/rules/{game}.md");
    let Some(text) = tree.text(&law_path) else {
        findings.push(Finding::new(&law_path, 1, "missing: the law of a box stands here"));
        return;
    };
    if !tree.has_folder(&format!("crates/{game}")) {
        return; // The rooms say so.
    }
    let law = Law::read(text);
    let cited = read_crate(tree, game, &law, findings);
    let excused = read_excuses(tree, game, uncoded, &law, &cited, findings);
    for (clause, line) in law.clauses() {
        match clause.family {
            'T' if !cited.tested.contains(&clause) => {
                let message = format!(
                    "{clause} has no test: write fn t{:02}_… in crates/{game}/tests/it/rulebook.rs",
                    clause.number
                );
                findings.push(Finding::new(&law_path, line, message));
            }
            'R' | 'A' | 'N' if !cited.clauses.contains(&clause) && !excused.contains(&clause) => {
                let message = format!(
                    "{clause} is cited nowhere in crates/{game}: cite it where it is obeyed, or give the reason in {UNCODED}"
                );
                findings.push(Finding::new(&law_path, line, message));
            }
            _ => {} // Invariants and secrecy are what the laws of testkit and laws.rs assert, in words of their own.
        }
    }
}

/// Collects what the game's sources cite and test, and reports what points nowhere.
fn read_crate(tree: &Tree, game: &str, law: &Law, findings: &mut Vec<Finding>) -> Cited {
    let mut cited = Cited::default();
    let folders = ["src", "tests"].map(|folder| format!("crates/{game}/{folder}/"));
    let files = folders.iter().flat_map(|folder| tree.under(folder)).filter(|(path, _)| has_extension(path, "rs"));
    for (path, text) in files {
        let lines = lines(text);
        for citation in citations(&lines) {
            if !law.has_family(citation.clause.family) {
                continue;
            }
            if !law.has(citation.clause) {
                let message = format!(
                    "docs/rules/{game}.md has no {}: cite another, or put it in backticks if it is notation",
                    citation.clause
                );
                findings.push(Finding::new(path, citation.line, message));
            }
            cited.clauses.insert(citation.clause);
        }
        for test in vector_tests(&lines) {
            for vector in &test.vectors {
                if !law.has(*vector) {
                    let message = format!("docs/rules/{game}.md has no vector {vector}: rename the test");
                    findings.push(Finding::new(path, test.line, message));
                }
            }
            cited.tested.extend(test.vectors);
        }
    }
    cited
}

/// The clauses of this game that need no code; a stale entry is a finding.
fn read_excuses(
    tree: &Tree,
    game: &str,
    uncoded: &Uncoded,
    law: &Law,
    cited: &Cited,
    findings: &mut Vec<Finding>,
) -> BTreeSet<Clause> {
    let list = tree.text(UNCODED).unwrap_or_default();
    let mut excused = BTreeSet::new();
    let sections = uncoded.iter().filter(|(name, _)| name.get_ref() == game);
    for (key, reason) in sections.flat_map(|(_, entries)| entries) {
        let line = line_at(list, key.span().start);
        let mut say = |message: String| findings.push(Finding::new(UNCODED, line, message));
        match Clause::parse(key.get_ref()).filter(|clause| law.has(*clause)) {
            None => say(format!("docs/rules/{game}.md has no {}: remove the entry", key.get_ref())),
            Some(clause) if cited.clauses.contains(&clause) => {
                say(format!("{clause} is cited in crates/{game}: remove the entry"));
            }
            Some(_) if reason.trim().is_empty() => say(format!("say why {} needs no code", key.get_ref())),
            Some(clause) => {
                excused.insert(clause);
            }
        }
    }
    excused
}

#[cfg(test)]
mod tests {
    use super::{GAMES, UNCODED, check};
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    const LAW: &str = "- **R1** Seats.\n- **R2** Cups.\n- **A1** Who?\n**T1** Points.\n**T2** More.\n";
    const SOURCE: &str = "/// R1, A1.\nfn f() {}\n#[test]\nfn t01_to_t02_points() {}\n";

    /// Bluff You! with these sources and this list; the other laws are empty and have no crate yet.
    fn findings(source: &str, uncoded: &str) -> Vec<String> {
        let paths = GAMES.map(|game| format!("docs/rules/{game}.md"));
        let mut files: Vec<_> = paths.iter().map(|path| (path.as_str(), "")).collect();
        files.retain(|(path, _)| !path.contains("bluff-you"));
        files.extend([("docs/rules/bluff-you.md", LAW), ("crates/bluff-you/src/rules.rs", source), (UNCODED, uncoded)]);
        print(&check(&Tree::of(&files)))
    }

    #[test]
    fn all_is_well() {
        assert!(findings(SOURCE, "[bluff-you]\nR2 = \"the page draws the cups\"\n").is_empty());
    }

    #[test]
    fn a_clause_that_nobody_cites_is_found() {
        let found = findings(SOURCE, "");
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("docs/rules/bluff-you.md:2: R2 is cited nowhere in crates/bluff-you"),
            "{found:?}"
        );
    }

    #[test]
    fn a_vector_without_a_test_is_found() {
        let found = findings("// R1 to R2, A1, T2\n#[test]\nfn t01_points() {}", "");
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("docs/rules/bluff-you.md:5: T2 has no test: write fn t02_"), "{found:?}");
    }

    #[test]
    fn a_citation_that_points_nowhere_is_found() {
        let found = findings(&format!("{SOURCE}// R2, R3, and S4, which is a seat\n#[test]\nfn t07_x() {{}}\n"), "");
        assert_eq!(found.len(), 2);
        assert!(
            found[0].starts_with("crates/bluff-you/src/rules.rs:5: docs/rules/bluff-you.md has no R3"),
            "{found:?}"
        );
        assert!(found[1].starts_with("crates/bluff-you/src/rules.rs:7: docs/rules/bluff-you.md has no vector T7"));
    }

    #[test]
    fn a_stale_entry_is_found() {
        let list = "[bluff-you]\nA1 = \"no\"\nR2 = \"\"\nR9 = \"no\"\n[poker]\n";
        let found = findings(SOURCE, list);
        let about_list: Vec<_> = found.iter().filter(|finding| finding.starts_with(UNCODED)).collect();
        assert_eq!(about_list.len(), 4);
        assert!(about_list[0].ends_with(":5: there is no game poker: remove the section"), "{found:?}");
        assert!(about_list[1].ends_with(":2: A1 is cited in crates/bluff-you: remove the entry"), "{found:?}");
        assert!(about_list[2].ends_with(":3: say why R2 needs no code"), "{found:?}");
        assert!(about_list[3].ends_with(":4: docs/rules/bluff-you.md has no R9: remove the entry"), "{found:?}");
    }
}
