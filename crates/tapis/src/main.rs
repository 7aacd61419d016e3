//! The command line over all of Tapis.
//!
//! Exit codes: 0 done and true; 1 done, and the answer is no; 2 wrong usage or unreadable input.

mod cli; // commands and their flags
mod output; // where words and JSON go, and what a closed pipe means
mod input; // records out of files
mod commands; // one file for each command

use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};
use crate::output::Answer;

/// A house makes and drops a few dozen small strings for every decision: this saves it a tenth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // A bare `tapis` serves, with what the environment says.
    let command = Cli::parse().command.or_else(|| Cli::parse_from(["tapis", "serve"]).command);
    let result = match command.expect("serve is a command") {
        Command::Games(flags) => commands::games::run(&flags),
        Command::Rules(flags) => commands::rules::run(&flags),
        Command::Simulate(flags) => commands::simulate::run(&flags),
        Command::Replay(flags) => commands::replay::run(&flags),
        Command::Verify(flags) => commands::verify::run(&flags),
        Command::Deck(flags) => commands::deck::run(&flags),
        Command::Serve(flags) => commands::serve::run(&flags),
        Command::Backup(flags) => commands::backup::run(&flags),
        Command::Load(flags) => commands::load::run(&flags),
    };
    match result {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        // Whoever reads us has gone, as `head` does: there is nobody left to tell.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("tapis: {error:#}");
            ExitCode::from(2)
        }
    }
}
