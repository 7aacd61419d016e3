//! Where words and JSON go, and what a closed pipe means.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use serde::Serialize;

/// How a command that was done answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Done and true.
    Yes,
    /// Done, and the answer is no.
    No,
}

/// Standard output; colours only on a terminal.
pub(crate) fn stdout() -> impl Write {
    anstream::AutoStream::auto(io::stdout().lock())
}

/// One JSON object on standard output.
pub(crate) fn print_json(value: &impl Serialize) -> Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Whether the reader of our output has gone.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}

/// Headings.
pub(crate) const STRONG: Style = Style::new().bold();
/// What stands beside the text: clause numbers, counts.
pub(crate) const QUIET: Style = Style::new().dimmed();
/// The house's own mark, and what is true.
pub(crate) const HOUSE: Style = AnsiColor::Yellow.on_default();
/// What is true.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// What is false.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
