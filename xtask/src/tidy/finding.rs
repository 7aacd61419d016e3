//! What is wrong, where, and what to do.

use std::fmt;

/// One thing to put right. Sorted by place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Finding {
    pub(crate) path: String,
    pub(crate) line: usize,
    message: String,
}

impl Finding {
    /// At this line, counted from 1.
    pub(crate) fn new(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.into(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// The line, counted from 1, in which this byte of the text stands.
pub(crate) fn line_at(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|byte| *byte == b'\n').count() + 1
}

/// The findings as text, for tests.
#[cfg(test)]
pub(crate) fn print(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(Finding::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::{Finding, line_at};

    #[test]
    fn a_finding_prints_as_editors_read_it() {
        assert_eq!(Finding::new("a/b.rs", 7, "no").to_string(), "a/b.rs:7: no");
    }

    #[test]
    fn lines_count_from_one() {
        assert_eq!([line_at("a\nb\n", 0), line_at("a\nb\n", 1), line_at("a\nb\n", 2)], [1, 1, 2]);
    }
}
