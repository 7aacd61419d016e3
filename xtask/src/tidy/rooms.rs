//! Every box has the same table of contents, so that whoever knows one knows all.

use super::GAMES;
use super::finding::Finding;
use super::source::lines;
use super::tree::Tree;

const ROOMS: [&str; 8] = ["lib", "setup", "state", "choice", "rules", "view", "event", "notation"];
const TESTS: [&str; 4] = ["main", "rulebook", "laws", "playthroughs"];

/// What `clippy.toml` bans for the rules, and floats.
const DENIED: [&str; 3] = ["clippy::disallowed_types", "clippy::disallowed_methods", "clippy::float_arithmetic"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in GAMES {
        if tree.has(&format!("crates/{game}/Cargo.toml")) {
            check_game(tree, game, &mut findings);
        } else {
            findings.push(Finding::new(&format!("crates/{game}"), 1, "missing: the box has a law but no crate"));
        }
    }
    check_lints(tree, "engine", &mut findings);
    findings
}

fn check_game(tree: &Tree, game: &str, findings: &mut Vec<Finding>) {
    let mut want = |room: String| {
        let folder = room.replace(".rs", "/mod.rs");
        if !tree.has(&room) && !tree.has(&folder) {
            findings.push(Finding::new(&room, 1, "missing: every box has this room"));
        }
    };
    for room in ROOMS {
        want(format!("crates/{game}/src/{room}.rs"));
    }
    // Nobody can imagine a state of Quitte ou Double: its hands are people's knowledge.
    if game != "quitte-ou-double" {
        want(format!("crates/{game}/src/imagine.rs"));
    }
    for room in TESTS {
        want(format!("crates/{game}/tests/it/{room}.rs"));
    }
    let printed = format!("crates/{game}/tests/playthroughs");
    if !tree.has_folder(&printed) {
        findings.push(Finding::new(&printed, 1, "missing: print matches with `cargo xtask playthroughs`"));
    }
    check_lints(tree, game, findings);
}

fn check_lints(tree: &Tree, name: &str, findings: &mut Vec<Finding>) {
    let path = format!("crates/{name}/src/lib.rs");
    let Some(text) = tree.text(&path) else { return };
    let code: String = lines(text).into_iter().map(|line| line.code).collect();
    let denied = code.split_once("#![deny(").and_then(|(_, rest)| rest.split_once(")]")).map_or("", |(lints, _)| lints);
    let missing: Vec<_> = DENIED.into_iter().filter(|lint| !denied.contains(lint)).collect();
    if !missing.is_empty() {
        findings.push(Finding::new(&path, 1, format!("rules are pure: add #![deny({})]", missing.join(", "))));
    }
}

#[cfg(test)]
mod tests {
    use super::{DENIED, GAMES, ROOMS, TESTS, check};
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    fn findings(without: &str, add: &[(&str, &str)]) -> Vec<String> {
        let lib = format!("#![deny({})]\n", DENIED.join(", "));
        let mut paths = Vec::new();
        for game in GAMES {
            paths.extend(ROOMS.iter().chain(&["imagine"]).map(|room| format!("crates/{game}/src/{room}.rs")));
            paths.extend(TESTS.iter().map(|room| format!("crates/{game}/tests/it/{room}.rs")));
            paths.push(format!("crates/{game}/tests/playthroughs/3-seats.txt"));
            paths.push(format!("crates/{game}/Cargo.toml"));
        }
        paths.retain(|path| !path.starts_with(without));
        let files: Vec<_> = paths.iter().map(|path| (path.as_str(), lib.as_str())).chain(add.iter().copied()).collect();
        print(&check(&Tree::of(&files)))
    }

    #[test]
    fn all_is_there() {
        assert!(findings("-", &[]).is_empty());
        assert!(findings("crates/quitte-ou-double/src/imagine.rs", &[]).is_empty());
        assert!(findings("crates/vabanque/src/rules.rs", &[("crates/vabanque/src/rules/mod.rs", "")]).is_empty());
    }

    #[test]
    fn a_missing_room_is_found() {
        let imagine = findings("crates/vabanque/src/imagine.rs", &[]);
        assert_eq!(imagine, ["crates/vabanque/src/imagine.rs:1: missing: every box has this room"]);
        let laws = findings("crates/vabanque/tests/it/laws.rs", &[]);
        assert_eq!(laws, ["crates/vabanque/tests/it/laws.rs:1: missing: every box has this room"]);
        assert_eq!(findings("crates/vabanque/tests/playthroughs", &[]).len(), 1);
        assert_eq!(findings("crates/vabanque/", &[]), ["crates/vabanque:1: missing: the box has a law but no crate"]);
    }

    #[test]
    fn lints_that_are_not_denied_are_found() {
        let lib = "// #![deny(clippy::disallowed_types)]\n#![deny(\n    clippy::disallowed_methods,\n)]\n";
        let found = findings("-", &[("crates/engine/src/lib.rs", lib)]);
        let expected = "rules are pure: add #![deny(clippy::disallowed_types, clippy::float_arithmetic)]";
        assert_eq!(found, [format!("crates/engine/src/lib.rs:1: {expected}")]);
    }
}
