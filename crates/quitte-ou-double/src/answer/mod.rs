//! Typed answers (section 7.3): when what somebody types is right, and when a clue gives too much away.
//!
//! An answer goes through `fold` (N1), `tokens` (N2, N3), `number_words` (N4) and `key` (N5 to N7); its [`Key`] is
//! then compared. What is expected is prepared once, when the deck is read: [`TextAnswer`], [`NumberAnswer`],
//! [`SpellingAnswer`], [`Taboo`]. Everything here is pure, ends on any input, and never panics.

mod language;
mod fold;
mod tokens;
mod number_words;
mod key;
mod text;
mod number;
mod spelling;
mod list;
mod clue;

pub use clue::{Taboo, clue_refused};
pub use key::{Key, key};
pub use language::Language;
pub use list::{ITEMS_MAX, Item, Named, list_entry};
pub use number::{NumberAnswer, number_is_right};
pub use spelling::{SpellingAnswer, spelling_is_right};
pub use text::{TextAnswer, text_is_right};

pub(crate) use key::{key_stands_in, words};
