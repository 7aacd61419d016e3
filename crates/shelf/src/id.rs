//! Which boxes there are.

use std::fmt;
use std::str::FromStr;

use engine::Menu;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the four boxes, by the id that scripts and records use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum BoxId {
    /// Chips on casino tables, three face-down cards each.
    Vabanque,
    /// Five dice, three tables, duels.
    Cincinnati,
    /// Three dice under a cup, sixteen tiles.
    BluffYou,
    /// Questions, riddles, challenges, luck.
    QuitteOuDouble,
}

impl BoxId {
    /// In the order in which they stand on the shelf.
    pub const ALL: [Self; 4] = [Self::Vabanque, Self::Cincinnati, Self::BluffYou, Self::QuitteOuDouble];

    /// As in `bluff-you`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Vabanque => "vabanque",
            Self::Cincinnati => "cincinnati",
            Self::BluffYou => "bluff-you",
            Self::QuitteOuDouble => "quitte-ou-double",
        }
    }

    /// As it stands on the lid.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Vabanque => "Vabanque",
            Self::Cincinnati => "Cincinnati",
            Self::BluffYou => "Bluff You!",
            Self::QuitteOuDouble => "Quitte ou Double",
        }
    }

    /// What one may choose before a match.
    pub const fn menu(self) -> &'static Menu {
        match self {
            Self::Vabanque => &vabanque::MENU,
            Self::Cincinnati => &cincinnati::MENU,
            Self::BluffYou => &bluff_you::MENU,
            Self::QuitteOuDouble => &quitte_ou_double::MENU,
        }
    }
}

impl fmt::Display for BoxId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for BoxId {
    type Err = UnknownBox;

    fn from_str(text: &str) -> Result<Self, UnknownBox> {
        Self::ALL.into_iter().find(|one| one.id() == text).ok_or_else(|| UnknownBox(text.to_owned()))
    }
}

/// There is no such box on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no box `{0}`: on the shelf are vabanque, cincinnati, bluff-you and quitte-ou-double")]
pub struct UnknownBox(pub String);
