//! The steps of `cargo xtask test`, in order: the cheap ones first, the page before the Rust that carries it.
//!
//! One profile and one set of features throughout, so that nothing is compiled twice. (clippy and rustdoc share their
//! checked crates; the tests need theirs compiled.)

use crate::page;
use crate::program::{cargo, has_deny, has_nextest, npm};
use crate::step::{Step, run_all};
use crate::system;
use crate::tidy;

/// Runs the whole gate.
pub(crate) fn test() -> anyhow::Result<()> {
    let scripts = page::scripts()?;
    let mut notes = Vec::new();
    let mut steps = before_the_compiler(&scripts);
    steps.extend(rust(&mut notes));
    if scripts.iter().any(|script| script == "browser") {
        steps.push(Step::new("page: in the browser", || npm(["run", "browser"]).run()));
    }
    run_all(steps, &notes)
}

fn before_the_compiler(scripts: &[String]) -> Vec<Step> {
    let mut steps = vec![
        Step::new("rustfmt", || cargo(["fmt", "--all", "--check"]).run()).or_else("`cargo fmt --all` puts it right"),
        Step::new("tidy", tidy::tidy),
        Step::new("the system's packages", system::prepare),
    ];
    if !scripts.is_empty() {
        steps.push(Step::new("page: packages", page::install));
    }
    // The build comes first: the program carries its files.
    for (script, name) in [("build", "page: build"), ("check", "page: types"), ("test", "page: tests")] {
        if scripts.iter().any(|offered| offered == script) {
            steps.push(Step::new(name, move || npm(["run", script]).run()));
        }
    }
    steps
}

fn rust(notes: &mut Vec<&'static str>) -> Vec<Step> {
    let clippy = || cargo(["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"]).run();
    let examples = || cargo(["test", "--doc", "--workspace", "--all-features", "--quiet"]).run();
    let docs = || {
        let doc = cargo(["doc", "--no-deps", "--workspace", "--all-features"]);
        doc.env("RUSTDOCFLAGS", "-D warnings").run()
    };
    let mut steps = vec![
        Step::new("clippy", clippy),
        tests(notes),
        Step::new("tests in the docs", examples),
        Step::new("docs", docs),
    ];
    if has_deny() {
        let deny = || cargo(["deny", "check", "licenses", "bans", "sources"]).run();
        steps.push(Step::new("licences and sources", deny).or_else("deny.toml says what is allowed"));
    } else {
        notes.push("cargo-deny is not installed, so licences were not checked: `cargo install cargo-deny --locked`");
    }
    steps
}

fn tests(notes: &mut Vec<&'static str>) -> Step {
    if !has_nextest() {
        notes.push("the tests run faster with cargo-nextest: `cargo install cargo-nextest --locked`");
        let all = || cargo(["test", "--workspace", "--all-features", "--tests", "--quiet"]).run();
        return Step::new("tests", all).or_else("`cargo test NAME` repeats one of them");
    }
    // CI hears of every failure at once; whoever sits at the keyboard, of the first.
    let profile = if std::env::var_os("CI").is_some() { "ci" } else { "default" };
    let all = move || {
        let nextest = cargo(["nextest", "run", "--profile", profile, "--workspace", "--all-features"]);
        nextest.args(["--status-level", "slow"]).run()
    };
    Step::new("tests", all).or_else("`cargo nextest run NAME` repeats one of them")
}
