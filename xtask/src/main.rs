//! The project's own tasks: `cargo xtask run`, `cargo xtask test`, and what they are made of.
//!
//! Automation is Rust and lives here: no shell scripts, no second task runner.

mod gate; // the steps of `cargo xtask test`, in order
mod step; // one step: announced, timed, passed or not
mod program; // cargo, npm and the rest, started from the root of the project
mod page; // the page: npm packages, build, checks
mod system; // a browser and a database server, from the system's packages
mod tidy; // what a compiler does not check

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use program::{cargo, has_nextest};

/// The project's own tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything, the page included, and start the house
    Run {
        /// What to hand to `tapis` instead of nothing, as in `cargo xtask run -- serve --listen 0.0.0.0:8080`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Run every check and every test there is: the gate that each commit passes
    Test,
    /// Run the checks that need no compiler: arrows, clauses, rooms, words, sizes, links
    Tidy,
    /// Build the page only
    Page,
    /// Take the pictures of docs/screens anew, in a real browser against a real house
    Screenshots,
    /// Write the printed matches in tests/playthroughs/ anew; then read the difference line by line
    Playthroughs,
    /// Measure: all benchmarks of the workspace
    Bench,
    /// The long way round: every test in release, with TAPIS_SOAK=1 for those that then play on for longer
    Soak,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Run { arguments } => run(&arguments),
        Task::Test => gate::test(),
        Task::Tidy => tidy::tidy(),
        Task::Page => page::build(),
        Task::Screenshots => page::screenshots(),
        Task::Playthroughs => playthroughs(),
        Task::Bench => cargo(["bench", "--workspace"]).run(),
        Task::Soak => soak(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> anyhow::Result<()> {
    if page::exists() {
        page::build()?;
    }
    cargo(["run", "--release", "--package", "tapis", "--"]).args(arguments).run()
}

/// The same features as in the gate, so that nothing is compiled a second time.
fn playthroughs() -> anyhow::Result<()> {
    cargo(["test", "--workspace", "--all-features", "--test", "it", "--", "playthroughs::"])
        .env("TAPIS_WRITE_PLAYTHROUGHS", "1")
        .run()
}

fn soak() -> anyhow::Result<()> {
    let tests = if has_nextest() {
        cargo(["nextest", "run", "--profile", "soak", "--release", "--workspace", "--all-features"])
    } else {
        cargo(["test", "--release", "--workspace", "--all-features", "--tests"])
    };
    tests.env("TAPIS_SOAK", "1").run()
}
