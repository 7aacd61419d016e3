//! What a box offers before a match: seats, editions, options. Data, so that the command line, the house and the page
//! read the same menu; a wish that does not fit it is refused with a reason to branch on.

use std::collections::BTreeMap;
use std::fmt;

/// What one may choose before a match of a box.
#[derive(Clone, Copy, Debug)]
pub struct Menu {
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// The editions, default first; empty where there is only one.
    pub editions: &'static [&'static str],
    /// The options, in the order in which they are shown.
    pub options: &'static [OptionSpec],
}

/// One option of a box.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// As scripts write it: `steal-limit`.
    pub name: &'static str,
    /// What it may be.
    pub values: Values,
    /// What it is when nobody says anything, by the number of seats.
    pub default: fn(u8) -> Value,
    /// The ruling that explains it: `A28`.
    pub clause: &'static str,
}

/// The values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words, default first.
    Words(&'static [&'static str]),
    /// `from` to `to` in steps of `step`.
    Numbers {
        /// The least.
        from: u32,
        /// The most.
        to: u32,
        /// The distance between two of them.
        step: u32,
    },
    /// This word, or a number as above (a seat, or `lot`; seconds, or 0 for none).
    Either(&'static str, u32, u32),
}

/// A chosen value.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(untagged))]
pub enum Value {
    /// A number.
    Number(u32),
    /// A word.
    Word(String),
}

impl Value {
    /// A word as a value.
    pub fn word(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

/// What a host, a script or a record asks for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Wish {
    /// The edition; the default one if none is named.
    pub edition: Option<String>,
    /// How many seats.
    pub seats: u8,
    /// The options that somebody named.
    pub options: BTreeMap<String, Value>,
}

impl Wish {
    /// So many seats, everything else as the box has it by default.
    pub fn seats(seats: u8) -> Self {
        Self { seats, ..Self::default() }
    }

    /// The same wish with this option.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Self {
        self.options.insert(name.to_owned(), value);
        self
    }

    /// The same wish for this edition.
    #[must_use]
    pub fn edition(mut self, edition: &str) -> Self {
        self.edition = Some(edition.to_owned());
        self
    }
}

/// A wish that fits, with every default written out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The edition, where the box has several.
    pub edition: Option<&'static str>,
    /// How many seats.
    pub seats: u8,
    /// Every option of the box.
    pub options: BTreeMap<&'static str, Value>,
}

impl Settled {
    /// The word chosen for an option whose values are words.
    pub fn word(&self, name: &str) -> &str {
        match &self.options[name] {
            Value::Word(word) => word,
            Value::Number(number) => unreachable!("the menu has words for {name}, not {number}"),
        }
    }

    /// The number chosen for an option, or nothing where its word was chosen.
    pub fn number(&self, name: &str) -> Option<u32> {
        match self.options[name] {
            Value::Number(number) => Some(number),
            Value::Word(_) => None,
        }
    }
}

/// Why a wish does not fit a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// Too few or too many seats.
    Seats {
        /// As asked.
        asked: u8,
        /// What the box takes.
        from: u8,
        /// What the box takes.
        to: u8,
    },
    /// The box has no such edition.
    Edition {
        /// As asked.
        asked: String,
        /// What there is.
        known: &'static [&'static str],
    },
    /// The box has no such option.
    Option {
        /// As asked.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The option cannot be that.
    Value {
        /// Its name.
        option: &'static str,
        /// As asked.
        asked: Value,
        /// What it can be.
        allowed: Values,
    },
    /// Something else about this box, in its own words.
    Box(String),
}

impl Menu {
    /// The wish with all defaults written out, or why it does not fit.
    pub fn settle(&self, wish: &Wish) -> Result<Settled, Unfit> {
        let (from, to) = self.seats;
        if wish.seats < from || wish.seats > to {
            return Err(Unfit::Seats { asked: wish.seats, from, to });
        }
        let edition = match &wish.edition {
            None => self.editions.first().copied(),
            Some(asked) => match self.editions.iter().find(|known| *known == asked) {
                Some(known) => Some(*known),
                None => return Err(Unfit::Edition { asked: asked.clone(), known: self.editions }),
            },
        };
        for name in wish.options.keys() {
            if !self.options.iter().any(|option| option.name == name) {
                let known = self.options.iter().map(|option| option.name).collect();
                return Err(Unfit::Option { asked: name.clone(), known });
            }
        }
        let mut options = BTreeMap::new();
        for option in self.options {
            let value = match wish.options.get(option.name) {
                None => (option.default)(wish.seats),
                Some(asked) if option.values.allow(asked) => asked.clone(),
                Some(asked) => {
                    return Err(Unfit::Value { option: option.name, asked: asked.clone(), allowed: option.values });
                }
            };
            options.insert(option.name, value);
        }
        Ok(Settled { edition, seats: wish.seats, options })
    }
}

impl Values {
    fn allow(&self, value: &Value) -> bool {
        match (*self, value) {
            (Self::Words(words), Value::Word(word)) => words.contains(&word.as_str()),
            (Self::Numbers { from, to, step }, Value::Number(number)) => {
                (from..=to).contains(number) && (number - from) % step == 0
            }
            (Self::Either(word, ..), Value::Word(asked)) => word == asked,
            (Self::Either(_, from, to), Value::Number(number)) => (from..=to).contains(number),
            (Self::Words(_), Value::Number(_)) | (Self::Numbers { .. }, Value::Word(_)) => false,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.write_str(word),
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(words) => f.write_str(&words.join(", ")),
            Self::Numbers { from, to, step: 1 } => write!(f, "{from} to {to}"),
            Self::Numbers { from, to, step } => write!(f, "{from} to {to} in steps of {step}"),
            Self::Either(word, from, to) => write!(f, "{word}, or {from} to {to}"),
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { asked, from, to } => write!(f, "{asked} seats do not fit: this box takes {from} to {to}"),
            Self::Edition { asked, known: [] } => write!(f, "there is no edition {asked}: this box has only one"),
            Self::Edition { asked, known } => {
                write!(f, "there is no edition {asked}: this box has {}", known.join(" and "))
            }
            Self::Option { asked, known } if known.is_empty() => {
                write!(f, "there is no option {asked}: this box has none")
            }
            Self::Option { asked, known } => {
                write!(f, "there is no option {asked}: this box has {}", known.join(", "))
            }
            Self::Value { option, asked, allowed } => write!(f, "{option} cannot be {asked}: it can be {allowed}"),
            Self::Box(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Unfit {}

#[cfg(test)]
mod tests {
    use super::{Menu, OptionSpec, Value, Values, Wish};

    const MENU: Menu = Menu {
        seats: (2, 4),
        editions: &["new", "2001"],
        options: &[
            OptionSpec {
                name: "limit",
                values: Values::Words(&["on", "off"]),
                default: |_| Value::word("on"),
                clause: "A1",
            },
            OptionSpec {
                name: "rounds",
                values: Values::Numbers { from: 10, to: 40, step: 10 },
                default: |seats| Value::Number(u32::from(seats) * 10),
                clause: "A2",
            },
        ],
    };

    #[test]
    fn defaults_are_written_out() {
        let settled = MENU.settle(&Wish::seats(3)).unwrap();
        assert_eq!(settled.edition, Some("new"));
        assert_eq!(settled.word("limit"), "on");
        assert_eq!(settled.number("rounds"), Some(30));
    }

    #[test]
    fn every_refusal_says_what_would_fit() {
        let refusal = |wish: Wish| MENU.settle(&wish).unwrap_err().to_string();
        assert_eq!(refusal(Wish::seats(5)), "5 seats do not fit: this box takes 2 to 4");
        assert_eq!(refusal(Wish::seats(2).edition("1999")), "there is no edition 1999: this box has new and 2001");
        assert_eq!(
            refusal(Wish::seats(2).with("speed", Value::Number(1))),
            "there is no option speed: this box has limit, rounds"
        );
        assert_eq!(refusal(Wish::seats(2).with("limit", Value::word("yes"))), "limit cannot be yes: it can be on, off");
        assert_eq!(
            refusal(Wish::seats(2).with("rounds", Value::Number(15))),
            "rounds cannot be 15: it can be 10 to 40 in steps of 10"
        );
    }
}
