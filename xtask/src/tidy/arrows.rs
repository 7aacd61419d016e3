//! Dependencies between our crates point downwards: tapis → house → bots → shelf → games → engine.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::{Spanned, Value};

use super::GAMES;
use super::finding::{Finding, line_at};
use super::tree::Tree;

/// The crates from the ground up; a crate may depend on what stands in a layer below its own.
const LAYERS: [&[&str]; 6] = [&["engine"], &GAMES, &["shelf"], &["bots"], &["house"], &["tapis"]];

/// Beside the layers: it stands on `engine`, and only tests use it.
const TESTKIT: &str = "testkit";

type Dependencies = BTreeMap<Spanned<String>, Value>;

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct Sections {
    dependencies: Dependencies,
    build_dependencies: Dependencies,
    dev_dependencies: Dependencies,
}

/// What is wanted from `[target.'cfg(…)'.dependencies]`.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Targets {
    target: BTreeMap<String, Sections>,
}

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for folder in tree.crates() {
        let path = format!("{folder}/Cargo.toml");
        let text = tree.text(&path).unwrap_or_default();
        let name = folder.trim_start_matches("crates/");
        if layer(name).is_none() && name != TESTKIT {
            findings.push(Finding::new(
                &path,
                1,
                format!("{name} has no place on the map: give it a layer in xtask/src/tidy/arrows.rs"),
            ));
            continue;
        }
        match read(text) {
            Ok(sections) => {
                findings.extend(sections.iter().flat_map(|section| wrong_arrows(name, &path, text, section)));
            }
            Err(error) => {
                let line = line_at(text, error.span().map_or(0, |span| span.start));
                findings.push(Finding::new(&path, line, format!("not readable: {}", error.message())));
            }
        }
    }
    findings
}

fn read(text: &str) -> Result<Vec<Sections>, toml::de::Error> {
    let mut all = vec![toml::from_str::<Sections>(text)?];
    all.extend(toml::from_str::<Targets>(text)?.target.into_values());
    Ok(all)
}

fn wrong_arrows(name: &str, path: &str, text: &str, sections: &Sections) -> Vec<Finding> {
    let used = sections.dependencies.iter().chain(&sections.build_dependencies).map(|entry| (entry, false));
    let tested = sections.dev_dependencies.iter().map(|entry| (entry, true));
    let wrong = used.chain(tested).filter_map(|((key, value), for_tests)| {
        let other = value.get("package").and_then(Value::as_str).unwrap_or(key.get_ref());
        let message = objection(name, other, for_tests)?;
        Some(Finding::new(path, line_at(text, key.span().start), message))
    });
    wrong.collect()
}

/// Why this crate may not depend on that one; foreign crates are not our concern here.
fn objection(name: &str, other: &str, for_tests: bool) -> Option<String> {
    if other == TESTKIT {
        return (!for_tests).then(|| "testkit is for tests: move it to [dev-dependencies]".to_owned());
    }
    let below = layer(other)?;
    if for_tests && name == other {
        return None; // A crate may ask for its own features in its tests.
    }
    let own = if name == TESTKIT { 1 } else { layer(name)? };
    (below >= own).then(|| {
        format!("{name} may not depend on {other}: arrows point down, tapis → house → bots → shelf → games → engine")
    })
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::finding::print;
    use crate::tidy::tree::Tree;

    #[track_caller]
    fn case(name: &str, manifest: &str, expected: &[&str]) {
        let path = format!("crates/{name}/Cargo.toml");
        let found = print(&check(&Tree::of(&[(&path, manifest)])));
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(&format!("{path}:{expected}")), "{found}");
        }
    }

    #[test]
    fn downwards_is_allowed() {
        case("engine", "[dependencies]\nsha2.workspace = true\n", &[]);
        case(
            "vabanque",
            "[dependencies]\nengine.workspace = true\n[dev-dependencies]\ntestkit.workspace = true\n",
            &[],
        );
        case("shelf", "[dependencies]\nvabanque = { path = \"../vabanque\" }\nengine.workspace = true\n", &[]);
        case("tapis", "[dependencies]\nhouse.workspace = true\nengine.workspace = true\n", &[]);
        case("testkit", "[dependencies]\nengine.workspace = true\n", &[]);
        case("cincinnati", "[dev-dependencies]\ncincinnati = { path = \".\", features = [\"x\"] }\n", &[]);
    }

    #[test]
    fn upwards_and_sideways_are_not() {
        case("engine", "[dependencies]\nshelf.workspace = true\n", &["2: engine may not depend on shelf"]);
        case("vabanque", "[dependencies]\n\ncincinnati.workspace = true\n", &["3: vabanque may not depend on cincin"]);
        case("shelf", "[dev-dependencies]\nhouse.workspace = true\n", &["2: shelf may not depend on house"]);
        case("bots", "[dependencies.house]\nworkspace = true\n", &["1: bots may not depend on house"]);
        case("bots", "[target.'cfg(unix)'.dependencies]\nhouse = \"1\"\n", &["2: bots may not depend on house"]);
        case("bots", "[build-dependencies]\nx = { package = \"tapis\" }\n", &["2: bots may not depend on tapis"]);
        case("testkit", "[dependencies]\nbluff-you.workspace = true\n", &["2: testkit may not depend on bluff-you"]);
    }

    #[test]
    fn testkit_is_for_tests() {
        case("shelf", "[dependencies]\ntestkit.workspace = true\n", &["2: testkit is for tests"]);
    }

    #[test]
    fn every_crate_is_on_the_map() {
        case("casino", "[dependencies]\n", &["1: casino has no place on the map"]);
        case("house", "[dependencies\n", &["1: not readable"]);
    }
}
