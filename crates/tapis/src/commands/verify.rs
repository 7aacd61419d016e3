//! `tapis verify`: whether recorded matches are true.

use std::io::Write as _;
use std::path::Path;

use anyhow::{Result, bail};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;
use shelf::{Fault, Record, Verified, verify};

use crate::cli::VerifyFlags;
use crate::input::{self, Line};
use crate::output::{Answer, BAD, GOOD, print_json, stdout};

/// Records in memory at once.
const CHUNK: usize = 512;

/// What scripts read.
#[derive(Default, Serialize)]
struct Report {
    matches: usize,
    #[serde(rename = "true")]
    n_true: usize,
    /// Pieces that the players agreed to keep sealed, in all true records.
    sealed: u64,
    #[serde(rename = "false")]
    n_false: Vec<False>,
}

#[derive(Serialize)]
struct False {
    file: String,
    /// Its number in the file, from 0.
    #[serde(rename = "match")]
    number: usize,
    /// Null where the fault lies in no entry.
    entry: Option<usize>,
    reason: String,
}

/// What one line is.
enum Judged {
    True(Verified),
    False(Fault),
    /// Not even JSON.
    Unreadable(String),
}

pub(crate) fn run(flags: &VerifyFlags) -> Result<Answer> {
    let mut report = Report::default();
    let mut unreadable = Vec::new();
    for file in &flags.files {
        verify_file(file, &mut report, &mut unreadable)?;
    }
    if flags.json {
        print_json(&report)?;
    } else {
        print(&report)?;
    }
    if let Some(first) = unreadable.first() {
        bail!("{first}");
    }
    Ok(if report.n_false.is_empty() { Answer::Yes } else { Answer::No })
}

fn verify_file(file: &Path, report: &mut Report, unreadable: &mut Vec<String>) -> Result<()> {
    let mut lines = input::lines(file)?;
    let mut number = 0;
    loop {
        let chunk = lines.by_ref().take(CHUNK).collect::<Result<Vec<Line>>>()?;
        if chunk.is_empty() {
            break;
        }
        let judged: Vec<Judged> = chunk.par_iter().map(|line| judge(&line.bytes)).collect();
        for (line, judged) in chunk.iter().zip(judged) {
            report.matches += 1;
            let mut deny = |entry, reason| {
                report.n_false.push(False { file: file.display().to_string(), number, entry, reason });
            };
            match judged {
                Judged::True(verified) => {
                    report.n_true += 1;
                    report.sealed += u64::from(verified.sealed);
                }
                Judged::False(fault) => deny(fault.entry, fault.reason),
                Judged::Unreadable(reason) => {
                    unreadable.push(format!("{}, line {} is not a record: {reason}", file.display(), line.number));
                    deny(None, format!("it cannot be read: {reason}"));
                }
            }
            number += 1;
        }
    }
    if number == 0 {
        bail!("{} holds no record", file.display());
    }
    Ok(())
}

fn judge(bytes: &[u8]) -> Judged {
    match serde_json::from_slice::<Record>(bytes) {
        Ok(record) => match verify(&record) {
            Ok(verified) => Judged::True(verified),
            Err(fault) => Judged::False(fault),
        },
        // A JSON object of another shape is a false record; what is no JSON at all cannot be judged.
        Err(error) if error.is_data() => {
            Judged::False(Fault { entry: None, reason: format!("it does not have the shape of a record: {error}") })
        }
        Err(error) => Judged::Unreadable(error.to_string()),
    }
}

fn print(report: &Report) -> Result<()> {
    let mut out = stdout();
    for fault in &report.n_false {
        let place = fault.entry.map_or(String::new(), |entry| format!(", entry {entry}"));
        writeln!(out, "{BAD}false{BAD:#}: {}, match {}{place}: {}", fault.file, fault.number, fault.reason)?;
    }
    let sealed = match report.sealed {
        0 => String::new(),
        n => format!(", {n} kinds sealed"),
    };
    let (matches, n_true) = (report.matches, report.n_true);
    if n_true == matches {
        writeln!(out, "{GOOD}true{GOOD:#}{sealed}: all {matches} matches")?;
    } else {
        writeln!(out, "{n_true} of {matches} matches are true{sealed}")?;
    }
    Ok(())
}
