//! Records out of files: one JSON object per line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result};

/// No honest record is longer; a line beyond it is not read into memory.
const LINE_BYTES_MAX: u64 = 64 << 20;

/// One line of a file of records.
pub(crate) struct Line {
    /// Its number in the file, from 1, as editors count.
    pub(crate) number: usize,
    /// What stands there.
    pub(crate) bytes: Vec<u8>,
}

/// The lines of a file that are not blank, read one at a time; `-` is standard input.
pub(crate) fn lines(path: &Path) -> Result<impl Iterator<Item = Result<Line>>> {
    let name = path.display().to_string();
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(path).with_context(|| format!("cannot open {name}"))?)
    };
    let mut reader = BufReader::new(source);
    let mut number = 0;
    Ok(std::iter::from_fn(move || {
        loop {
            number += 1;
            let mut bytes = Vec::new();
            let read = (&mut reader).take(LINE_BYTES_MAX + 1).read_until(b'\n', &mut bytes);
            match read.with_context(|| format!("cannot read {name}")) {
                Err(error) => return Some(Err(error)),
                Ok(0) => return None,
                Ok(_) if bytes.len() as u64 > LINE_BYTES_MAX => {
                    return Some(Err(anyhow::anyhow!("{name}, line {number} is longer than {LINE_BYTES_MAX} bytes")));
                }
                Ok(_) if bytes.iter().all(u8::is_ascii_whitespace) => {}
                Ok(_) => return Some(Ok(Line { number, bytes })),
            }
        }
    }))
}
