//! What a compiler does not check: every clause has its test, every box has every room, nothing lies about unused.
//!
//! Each check is one function from a [`Tree`] of texts to its [`Finding`]s. What one would say twice in a review
//! belongs here.

mod tree; // the files of the project, path by path
mod finding; // what is wrong, where, and what to do
mod exceptions; // the files that a check leaves alone, with the reason
mod source; // Rust cut into code, comments and strings
mod clause; // R14, A3, T7: the name of a clause
mod law; // which clauses a rules file defines
mod citation; // which clauses a source file cites, which vectors its tests carry
mod arrows; // dependencies between crates point downwards
mod clauses; // every vector tested, every clause cited
mod rooms; // every box has the same table of contents
mod words; // what is not to be committed
mod places; // paths and hosts of one machine
mod links; // links of the docs lead somewhere
mod size; // a file is one topic
mod reach; // no file that nothing uses
mod front; // what a newcomer and the CI machine type

use anyhow::bail;
use finding::Finding;
use tree::Tree;

use crate::program::root;

/// The four boxes: the folders of their crates and the names of their laws.
const GAMES: [&str; 4] = ["vabanque", "cincinnati", "bluff-you", "quitte-ou-double"];

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [(&str, Check); 9] = [
    ("arrows", arrows::check),
    ("clauses", clauses::check),
    ("rooms", rooms::check),
    ("words", words::check),
    ("places", places::check),
    ("links", links::check),
    ("size", size::check),
    ("reach", reach::check),
    ("front", front::check),
];

/// Prints every finding, as `path:line: what is wrong and what to do`, and fails if there is one.
pub(crate) fn tidy() -> anyhow::Result<()> {
    let tree = Tree::read(root())?;
    let findings = find_all(&tree);
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("tidy: {} files, {} checks, nothing to say", tree.len(), CHECKS.len());
            Ok(())
        }
        1 => bail!("tidy has 1 finding"),
        n => bail!("tidy has {n} findings"),
    }
}

fn find_all(tree: &Tree) -> Vec<Finding> {
    let (exceptions, mut all) = exceptions::read(tree);
    for (name, check) in CHECKS {
        all.extend(exceptions::without(tree, &exceptions, name, check(tree)));
    }
    all.sort();
    all
}

/// An exception for a check of this name can apply.
fn is_check(name: &str) -> bool {
    CHECKS.iter().any(|(check, _)| *check == name)
}
