//! The name of a clause: `R14`, `A3`, `T7`.

use std::fmt;

/// A family and a number: R are rules, A rulings, T vectors, I invariants, N typed answers, S secrecy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Clause {
    pub(crate) family: char,
    pub(crate) number: u32,
}

impl Clause {
    /// A whole word, as in `R14`.
    pub(crate) fn parse(word: &str) -> Option<Self> {
        let family = word.chars().next().filter(|first| "RATINS".contains(*first))?;
        let digits = &word[1..];
        let number = digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok())??;
        Some(Self { family, number })
    }

    /// The clauses from this one to that one, if they are of one family and in order.
    pub(crate) fn to(self, last: Self) -> Option<impl Iterator<Item = Self>> {
        let in_order = self.family == last.family && self.number < last.number;
        in_order.then(|| (self.number..=last.number).map(move |number| Self { number, ..self }))
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.family, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::Clause;

    #[test]
    fn a_clause_is_a_letter_and_a_number() {
        let again = |word| Clause::parse(word).map(|clause| clause.to_string());
        assert_eq!(again("R14").as_deref(), Some("R14"));
        assert_eq!(again("T07").as_deref(), Some("T7"));
        for word in ["", "R", "B3", "R1a", "r1", "R-1", "É1"] {
            assert_eq!(again(word), None, "{word}");
        }
    }

    #[test]
    fn a_range_is_of_one_family_and_rises() {
        let range = |first, last| Some(Clause::parse(first)?.to(Clause::parse(last)?)?.count());
        assert_eq!(range("R12", "R14"), Some(3));
        assert_eq!(range("R12", "A14"), None);
        assert_eq!(range("R14", "R12"), None);
    }
}
