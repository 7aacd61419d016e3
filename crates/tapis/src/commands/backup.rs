//! `tapis backup`: one file that holds everything, while the house may be running.

use anyhow::Result;

use crate::cli::BackupFlags;
use crate::output::Answer;

pub(crate) fn run(flags: &BackupFlags) -> Result<Answer> {
    house::store::sqlite::backup(&flags.data, &flags.file)?;
    anstream::println!("{} holds everything that {} held", flags.file.display(), flags.data.display());
    Ok(Answer::Yes)
}
