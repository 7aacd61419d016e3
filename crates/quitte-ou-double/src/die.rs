//! The die: six faces of five kinds (A13), and what they mean for two seats (A14).

use crate::deck::Family;

/// What a face of the die sends the player to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Face {
    /// R13: the whole jackpot is the player's.
    Jackpot,
    /// R14: a luck card.
    Luck,
    /// R17: a question.
    Question,
    /// R17: a riddle.
    Riddle,
    /// R17: a challenge.
    Challenge,
}

impl Face {
    /// The pile that a task face draws from.
    pub(crate) fn task_family(self) -> Option<Family> {
        match self {
            Self::Jackpot | Self::Luck => None,
            Self::Question => Some(Family::Question),
            Self::Riddle => Some(Family::Riddle),
            Self::Challenge => Some(Family::Challenge),
        }
    }
}

/// A13: which kind has two faces.
pub(crate) fn faces(die_faces: &str) -> [Face; 6] {
    use Face::{Challenge, Jackpot, Luck, Question, Riddle};
    match die_faces {
        "two-questions" => [Jackpot, Luck, Question, Question, Riddle, Challenge],
        "two-riddles" => [Jackpot, Luck, Question, Riddle, Riddle, Challenge],
        "two-lucks" => [Jackpot, Luck, Luck, Question, Riddle, Challenge],
        _ => [Jackpot, Luck, Question, Riddle, Challenge, Challenge],
    }
}

/// A14: what a challenge face is where only two sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TwoSeatChallenge {
    /// Nothing: the player rolls again.
    Reroll,
    /// A question, and the second one a riddle.
    Swap,
}

/// What each face comes to at a table of so many seats; nothing where the roll does not count (A14).
pub(crate) fn meaning(faces: [Face; 6], n_seats: u8, two_seats: TwoSeatChallenge) -> [Option<Face>; 6] {
    let mut swapped = [Face::Question, Face::Riddle].into_iter();
    faces.map(|face| match (face, two_seats) {
        (Face::Challenge, TwoSeatChallenge::Reroll) if n_seats == 2 => None,
        (Face::Challenge, TwoSeatChallenge::Swap) if n_seats == 2 => swapped.next(),
        (Face::Jackpot | Face::Luck | Face::Question | Face::Riddle | Face::Challenge, _) => Some(face),
    })
}
