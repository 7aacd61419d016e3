//! The hash by which a record names a deck.

use sha2::{Digest, Sha256};

/// SHA-256 over the files in the order of their names: for each its name, one zero byte, its length as eight bytes,
/// lowest first, and its bytes.
///
/// Every file is headed by its name and its length, so that no two decks can run together into the same bytes.
pub(super) fn sha256(files: &[(&str, &str)]) -> [u8; 32] {
    let mut files = files.to_vec();
    files.sort_unstable();
    let mut hash = Sha256::new();
    for (name, text) in files {
        hash.update(name.as_bytes());
        hash.update([0]);
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
    }
    hash.finalize().into()
}
