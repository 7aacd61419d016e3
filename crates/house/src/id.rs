//! Ids, codes and tokens: random, and never to be guessed.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// Random bytes of the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A guest. Others never learn it: in a room everybody is known by a small number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId([u8; 16]);

impl PersonId {
    /// Somebody new.
    pub fn fresh() -> Self {
        Self(random())
    }
}

/// In hex, as it stands in the store and in the signed cookie.
impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Logs are not to hold who somebody is.
impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonId(…)")
    }
}

impl FromStr for PersonId {
    type Err = hex::FromHexError;

    fn from_str(text: &str) -> Result<Self, hex::FromHexError> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes).map(|()| Self(bytes))
    }
}

/// The short code of a room: six letters and digits that are not mistaken for each other.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoomCode(String);

impl RoomCode {
    const LENGTH: usize = 6;
    const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

    /// A new one; it may be taken already, which the store knows.
    pub fn fresh() -> Self {
        let letters = random::<{ Self::LENGTH }>().map(|byte| Self::LETTERS[usize::from(byte & 31)] as char);
        Self(letters.iter().collect())
    }

    /// As people type it: small letters and a dot or a dash in the middle do not matter.
    pub fn read(text: &str) -> Option<Self> {
        let letters = text.chars().filter(|letter| !matches!(letter, '-' | ' ' | '·'));
        let code: String = letters.map(|letter| letter.to_ascii_uppercase()).take(Self::LENGTH + 1).collect();
        let known = code.len() == Self::LENGTH && code.bytes().all(|letter| Self::LETTERS.contains(&letter));
        known.then_some(Self(code))
    }

    /// Its letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A fresh id of a match: 80 random bits are plenty to be the only one.
pub fn match_id() -> String {
    format!("m-{}", hex::encode(random::<10>()))
}

/// A fresh token or link code, to be shown once and stored as [`digest`].
pub fn token(prefix: &str) -> String {
    format!("{prefix}{}", hex::encode(random::<24>()))
}

/// What is stored of a token.
pub fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

#[cfg(test)]
mod tests {
    use super::{PersonId, RoomCode};

    #[test]
    fn a_code_is_read_as_people_type_it() {
        assert_eq!(RoomCode::read("rave-27").unwrap().as_str(), "RAVE27");
        assert_eq!(RoomCode::read("RAVE·27").unwrap().as_str(), "RAVE27");
        assert_eq!(RoomCode::read("RAVE271"), None);
        assert_eq!(RoomCode::read("RAVE01"), None);
        let fresh = RoomCode::fresh();
        assert_eq!(RoomCode::read(fresh.as_str()), Some(fresh));
    }

    #[test]
    fn a_person_does_not_print() {
        let person = PersonId::fresh();
        assert_eq!(person.to_string().parse::<PersonId>().unwrap(), person);
        assert_eq!(format!("{person:?}"), "PersonId(…)");
    }
}
