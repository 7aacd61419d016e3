//! What is wrong with a deck, where, and what to do about it.

use std::fmt;

/// One thing that is wrong with a deck. It prints as `questions.toml: Q07 adult.2.open: …`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The file in which it stands.
    pub file: String,
    /// The card, by its id as the file writes it, or by its place (`card 3`) where the id cannot be read.
    pub card: Option<String>,
    /// The field, with category and level where it belongs to a task: `adult.2.open`.
    pub field: Option<String>,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a deck (6.1 to 6.5): what was found, and what was wanted or is allowed.
#[expect(
    missing_docs,
    reason = "found, wanted, allowed, max, key and first say what they are; each variant has its line"
)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A deck has five files; this one is not there.
    FileMissing,
    /// A deck has no such file.
    FileUnknown,
    /// The file was handed in twice.
    FileTwice,
    /// The file is not TOML; the parser says why.
    NotToml(String),
    /// The field must be there.
    FieldMissing,
    /// Nothing reads this field here.
    FieldUnknown,
    /// The field holds another type of value than the one named.
    FieldType(&'static str),
    /// The text is empty.
    Empty,
    /// The text is longer than 6.3 allows.
    TooLong { found: usize, max: usize },
    /// Only the named words can stand here.
    NotOneOf { found: String, allowed: String },
    /// Not the id of a card of this family.
    IdMalformed { found: String },
    /// The id stands twice.
    IdTwice,
    /// 6.2 and 6.5 give this card another word or number.
    Disagrees { found: String, wanted: String },
    /// The deck holds no card of this family.
    NoCards,
    /// One of the 38 luck cards is not there.
    LuckMissing,
    /// Fewer than two challenges can be done alone.
    TooFewAlone { found: usize },
    /// The time of a task is not 20 to 120 seconds.
    TimeOutside { found: i64 },
    /// The text has no key: no letter or digit is left of it (N9).
    KeyEmpty { found: String },
    /// The same answer is expected by another task of the family and category.
    KeyTwice { key: String, first: String },
    /// The answer stands in its own open text.
    KeyInOpen { key: String },
    /// A near miss is also accepted.
    NeverAccepted { key: String },
    /// `shown` or the red words are not a right answer.
    NotAccepted { found: String },
    /// Not exactly one number.
    NotANumber { found: String },
    /// Three decimals, or a thousands separator: one could take the one for the other.
    ThreeDecimals { found: String },
    /// A unit without a word, or with a number in it.
    UnitUnreadable { found: String },
    /// The voice would give the spelling away.
    SayIsAccepted { found: String },
    /// Another number of entries than the level wants.
    WrongCount { found: usize, wanted: usize },
    /// A list must have at least twice as many items as are needed.
    TooFewItems { found: usize, wanted: usize },
    /// A list cannot have so many items.
    TooManyItems { found: usize, max: usize },
    /// Two items of a list have the same key.
    ItemTwice { key: String },
    /// A forbidden word is the red word.
    ForbiddenIsRed { found: String },
    /// No clue would be refused for a forbidden word as short as this (N13).
    ForbiddenTooShort { found: String },
    /// Not a note of a tune.
    NotANote { found: String },
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: ", self.file)?;
        match (&self.card, &self.field) {
            (Some(card), Some(field)) => write!(out, "{card} {field}: ")?,
            (Some(place), None) | (None, Some(place)) => write!(out, "{place}: ")?,
            (None, None) => {}
        }
        self.fault.fmt(out)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::FileMissing => write!(out, "this file is missing: add it"),
            Fault::FileUnknown => write!(out, "a deck has no such file: remove it, or correct its name"),
            Fault::FileTwice => write!(out, "this file was given twice: give it once"),
            Fault::NotToml(why) => write!(out, "not TOML: {why}"),
            Fault::FieldMissing => write!(out, "this field is missing: add it"),
            Fault::FieldUnknown => write!(out, "there is no such field here: remove it, or correct its name"),
            Fault::FieldType(wanted) => write!(out, "this must be {wanted}"),
            Fault::Empty => write!(out, "this is empty: write something"),
            Fault::TooLong { found, max } => write!(out, "{found} characters are too many: at most {max}"),
            Fault::NotOneOf { found, allowed } => write!(out, "`{found}` cannot stand here: write one of {allowed}"),
            Fault::IdMalformed { found } => {
                write!(out, "`{found}` is not an id of this family: Q01 to Q38, E01 to E38, C01 to C76 or L01 to L38")
            }
            Fault::IdTwice => write!(out, "this id stands twice: give one of the cards another"),
            Fault::Disagrees { found, wanted } => write!(out, "`{found}` does not fit this id: write `{wanted}`"),
            Fault::NoCards => write!(out, "there is no card of this family: write at least one"),
            Fault::LuckMissing => write!(out, "this luck card is missing: a deck holds all 38"),
            Fault::TooFewAlone { found } => {
                write!(out, "{found} challenges can be done alone: write at least two cards of C53 to C76")
            }
            Fault::TimeOutside { found } => write!(out, "{found} seconds: write 20 to 120, or leave it out"),
            Fault::KeyEmpty { found } => write!(out, "nobody can answer `{found}`: use letters or digits"),
            Fault::KeyTwice { key, first } => {
                write!(out, "`{key}` is already an answer of {first}: ask for something else")
            }
            Fault::KeyInOpen { key } => {
                write!(
                    out,
                    "the open text gives the answer `{key}` away: reword it, or set choice = true if it offers a choice"
                )
            }
            Fault::NeverAccepted { key } => write!(out, "`{key}` is both accepted and never: remove one"),
            Fault::NotAccepted { found } => {
                write!(out, "`{found}` is not a right answer: add it to accepted, or correct it")
            }
            Fault::NotANumber { found } => write!(out, "`{found}` is not exactly one number: write digits"),
            Fault::ThreeDecimals { found } => {
                write!(out, "`{found}` can be read as thousands and as decimals: ")?;
                write!(out, "ask for a number without three decimals, and write no separator")
            }
            Fault::UnitUnreadable { found } => {
                write!(out, "`{found}` is no unit that can be typed beside a number: use words")
            }
            Fault::SayIsAccepted { found } => write!(out, "`{found}` gives the spelling away: respell it by its sound"),
            Fault::WrongCount { found, wanted } => write!(out, "{found} where this level wants exactly {wanted}"),
            Fault::TooFewItems { found, wanted } => {
                write!(out, "{found} items are too few: at least {wanted}, twice what is needed")
            }
            Fault::TooManyItems { found, max } => write!(out, "{found} items are too many: at most {max}"),
            Fault::ItemTwice { key } => {
                write!(out, "two items have the answer `{key}`: make them one, or tell them apart")
            }
            Fault::ForbiddenIsRed { found } => {
                write!(out, "`{found}` is the red word, which is forbidden anyway: choose another")
            }
            Fault::ForbiddenTooShort { found } => {
                write!(out, "`{found}` is too short to be refused: at least 3 letters")
            }
            Fault::NotANote { found } => {
                write!(out, "`{found}` is not a note: write C4:2, F#4:1, Bb5:4 or -:2, from C4 to C6")
            }
        }
    }
}
