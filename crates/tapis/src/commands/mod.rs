//! One file for each command.

pub(crate) mod games;
pub(crate) mod rules;
pub(crate) mod simulate;
pub(crate) mod replay;
pub(crate) mod verify;
pub(crate) mod deck;
pub(crate) mod serve;
pub(crate) mod backup;
pub(crate) mod load;
