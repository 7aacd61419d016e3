//! The six skills and their figures (6.2).

use std::fmt;

use super::task::{Category, Level};

/// A challenge that only the machine can settle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Skill {
    /// Rebuild a grid that was shown for a moment.
    MemoryGrid,
    /// Repeat lights and tones.
    Sequence,
    /// Stop a hidden clock at the right moment.
    InnerClock,
    /// Count what flashes up.
    QuickCount,
    /// Put items in order.
    Sorting,
    /// Type a tongue-twister without a fault.
    TongueTwister,
}

/// The figures of a skill task, exactly those of 6.2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Figures {
    /// So many symbols, shown so long.
    MemoryGrid {
        /// Symbols in the grid.
        symbols: u8,
        /// How long it is shown.
        shown_ms: u32,
    },
    /// So many lights.
    Sequence {
        /// Lights and tones to repeat.
        length: u8,
    },
    /// Stop at the target, within the tolerance.
    InnerClock {
        /// When the clock should be stopped.
        target_ms: u32,
        /// How far off one may be, either way.
        tolerance_ms: u32,
    },
    /// A number of objects in a range, flashed so long.
    QuickCount {
        /// The fewest objects.
        from: u8,
        /// The most objects.
        to: u8,
        /// How long they are shown.
        flash_ms: u32,
    },
    /// So many items to order.
    Sorting {
        /// Items to put in order.
        items: u8,
    },
    /// So many words to type in time.
    TongueTwister {
        /// Words of the tongue-twister.
        words: u8,
        /// The time for typing.
        typing_ms: u32,
    },
}

impl Skill {
    /// The word for it in deck files and records.
    pub fn name(self) -> &'static str {
        match self {
            Skill::MemoryGrid => "memory-grid",
            Skill::Sequence => "sequence",
            Skill::InnerClock => "inner-clock",
            Skill::QuickCount => "quick-count",
            Skill::Sorting => "sorting",
            Skill::TongueTwister => "tongue-twister",
        }
    }

    /// The figures of 6.2 for a category and level.
    pub fn figures(self, category: Category, level: Level) -> Figures {
        let by_level = |junior: [u8; 3], adult: [u8; 3]| match category {
            Category::Junior => junior[level.place()],
            Category::Adult => adult[level.place()],
        };
        match self {
            Skill::MemoryGrid => Figures::MemoryGrid { symbols: by_level([4, 6, 8], [6, 8, 10]), shown_ms: 8_000 },
            Skill::Sequence => Figures::Sequence { length: by_level([4, 5, 7], [6, 8, 10]) },
            Skill::InnerClock => Figures::InnerClock {
                target_ms: [7_000, 12_000, 20_000][level.place()],
                tolerance_ms: 100 * u32::from(by_level([15, 15, 15], [10, 8, 6])),
            },
            Skill::QuickCount => Figures::QuickCount {
                from: by_level([7, 10, 14], [10, 14, 19]),
                to: by_level([9, 13, 18], [13, 18, 25]),
                flash_ms: 2_000,
            },
            Skill::Sorting => Figures::Sorting { items: by_level([4, 5, 6], [5, 6, 8]) },
            Skill::TongueTwister => {
                Figures::TongueTwister { words: by_level([5, 8, 11], [8, 12, 16]), typing_ms: 30_000 }
            }
        }
    }
}

impl Figures {
    /// The figures by name, as `params` of a deck file writes them.
    pub fn named(self) -> Vec<(&'static str, u32)> {
        match self {
            Figures::MemoryGrid { symbols, shown_ms } => vec![("symbols", symbols.into()), ("shown_ms", shown_ms)],
            Figures::Sequence { length } => vec![("length", length.into())],
            Figures::InnerClock { target_ms, tolerance_ms } => {
                vec![("target_ms", target_ms), ("tolerance_ms", tolerance_ms)]
            }
            Figures::QuickCount { from, to, flash_ms } => {
                vec![("from", from.into()), ("to", to.into()), ("flash_ms", flash_ms)]
            }
            Figures::Sorting { items } => vec![("items", items.into())],
            Figures::TongueTwister { words, typing_ms } => vec![("words", words.into()), ("typing_ms", typing_ms)],
        }
    }
}

/// As a deck file writes it: `{ symbols = 4, shown_ms = 8000 }`.
impl fmt::Display for Figures {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named: Vec<String> = self.named().iter().map(|(name, figure)| format!("{name} = {figure}")).collect();
        write!(out, "{{ {} }}", named.join(", "))
    }
}
