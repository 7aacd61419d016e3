//! `tapis rules`: the rules of a box in our own words, house rules marked.

use std::io::{IsTerminal as _, Write as _, stdout as raw_stdout};

use anyhow::{Result, bail};
use shelf::{Language, Rulebook};
use textwrap::Options;

use crate::cli::RulesFlags;
use crate::output::{Answer, HOUSE, QUIET, STRONG, print_json, stdout};

pub(crate) fn run(flags: &RulesFlags) -> Result<Answer> {
    if let Some(edition) = &flags.edition {
        let known = flags.game.menu().editions;
        if !known.contains(&edition.as_str()) {
            bail!(engine::Unfit::Edition { asked: edition.clone(), known });
        }
    }
    let book = Rulebook::of(flags.game, flags.edition.as_deref(), flags.lang);
    if flags.json {
        print_json(&book)?;
    } else {
        print(&book, flags.lang)?;
    }
    Ok(Answer::Yes)
}

fn print(book: &Rulebook, language: Language) -> Result<()> {
    let mut out = stdout();
    let house = match language {
        Language::En => "House: ",
        Language::Fr => "Maison : ",
    };
    writeln!(out, "{STRONG}{}{STRONG:#}", book.title)?;
    writeln!(out, "{}", wrapped(&book.lead, ""))?;
    for chapter in &book.chapters {
        writeln!(out, "\n{STRONG}{}{STRONG:#}", chapter.title)?;
        for clause in &chapter.clauses {
            let mark = if clause.house { house } else { "" };
            let text = wrapped(&format!("{mark}{}", clause.text), "      ");
            let text = text.trim_start().strip_prefix(mark).unwrap_or(text.trim_start());
            writeln!(out, "{QUIET}{:>4}{QUIET:#}  {HOUSE}{mark}{HOUSE:#}{text}", clause.id)?;
        }
        for example in book.examples.iter().filter(|example| example.chapter == chapter.id) {
            writeln!(out, "\n      {STRONG}{}{STRONG:#}", example.title)?;
            for line in &example.lines {
                let sum = if line.sum.is_empty() { String::new() } else { format!("  {}", line.sum) };
                writeln!(out, "{}{QUIET}{sum}  {}{QUIET:#}", wrapped(&line.text, "      "), line.clause)?;
            }
        }
    }
    Ok(())
}

/// Folded to the terminal's width with a hanging indent; whole when it goes into a pipe.
fn wrapped(text: &str, indent: &str) -> String {
    if !raw_stdout().is_terminal() {
        return format!("{indent}{text}");
    }
    let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0)).clamp(40, 100);
    textwrap::fill(text, Options::new(width).initial_indent(indent).subsequent_indent(indent))
}
