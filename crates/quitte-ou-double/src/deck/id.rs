//! Which card is meant: families, ids and places in a pile (6.1).

use std::fmt;

/// The four piles of cards on the board (R4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Family {
    /// General knowledge (R29).
    Question,
    /// Arithmetic, logic, charades, spelling, word games (R30).
    Riddle,
    /// Something to perform, alone or with an ally (R31 to R35).
    Challenge,
    /// Carried out at once, or kept (R14 to R16).
    Luck,
}

impl Family {
    /// All four, in the order of the law.
    pub const ALL: [Family; 4] = [Family::Question, Family::Riddle, Family::Challenge, Family::Luck];

    /// How many cards of this family the box holds (6.1).
    pub fn n_in_box(self) -> u8 {
        match self {
            Family::Question | Family::Riddle | Family::Luck => 38,
            Family::Challenge => 76,
        }
    }

    /// The letter of its ids: Q, E (for *énigme*), C, L.
    pub fn letter(self) -> char {
        match self {
            Family::Question => 'Q',
            Family::Riddle => 'E',
            Family::Challenge => 'C',
            Family::Luck => 'L',
        }
    }

    /// The file in which a deck keeps it.
    pub fn file(self) -> &'static str {
        match self {
            Family::Question => "questions.toml",
            Family::Riddle => "riddles.toml",
            Family::Challenge => "challenges.toml",
            Family::Luck => "luck.toml",
        }
    }
}

/// The name of a card: `Q07`, `E31`, `C76`, `L01`. Always one that the box knows (6.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "String", try_from = "String"), ts(type = "string"))]
pub struct CardId {
    family: Family,
    number: u8,
}

impl CardId {
    /// The card with this number, from 1 on, if the box has it.
    pub fn new(family: Family, number: u8) -> Option<CardId> {
        (1..=family.n_in_box()).contains(&number).then_some(CardId { family, number })
    }

    /// Reads `Q07`: the letter of the family and exactly two digits.
    pub fn parse(text: &str) -> Option<CardId> {
        let family = Family::ALL.into_iter().find(|family| text.starts_with(family.letter()))?;
        match text.as_bytes() {
            [_, tens @ b'0'..=b'9', units @ b'0'..=b'9'] => CardId::new(family, (tens - b'0') * 10 + (units - b'0')),
            _ => None,
        }
    }

    /// The pile to which it belongs.
    pub fn family(self) -> Family {
        self.family
    }

    /// Its number within the family, from 1 on.
    pub fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{:02}", self.family.letter(), self.number)
    }
}

impl From<CardId> for String {
    fn from(id: CardId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for CardId {
    type Error = NoSuchCard;

    fn try_from(text: String) -> Result<CardId, NoSuchCard> {
        CardId::parse(&text).ok_or(NoSuchCard(text))
    }
}

/// The box has no card with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchCard(pub String);

impl fmt::Display for NoSuchCard {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "there is no card `{}`: cards are Q01 to Q38, E01 to E38, C01 to C76 and L01 to L38", self.0)
    }
}

impl std::error::Error for NoSuchCard {}

/// The place of a card among those of its family in one deck, in id order from 0. Another deck counts otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardIndex(pub u8);
