//! What luck gives a skill task, unfolded from one word (6.2).
//!
//! Inner clock and tongue-twister leave nothing to luck. For the others the match draws one word; every figure follows
//! from it by SplitMix64, started at that word, each number below n as the high half of the product with n.

use arrayvec::ArrayVec;

use crate::deck::{Figures, Skill};

/// Cells of a memory grid, four by four.
pub const GRID_CELLS: u8 = 16;
/// Different signs that a memory grid may hold.
pub const GRID_SIGNS: u8 = 6;
/// Lights of a sequence.
pub const LIGHTS: u8 = 4;
/// 6.2: no skill has more symbols, lights or items.
pub const FIGURES_MAX: usize = 10;

/// What a skill task looks like once luck has spoken. Views show it in words of their own, and the house judges by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Which cells hold which sign, by cell.
    Grid(ArrayVec<Cell, FIGURES_MAX>),
    /// Which lights, in order, each from 0 to 3.
    Sequence(ArrayVec<u8, FIGURES_MAX>),
    /// How many objects flash up.
    Count(u8),
    /// How the items lie at first: for each, its place in the right order, from 0.
    Order(ArrayVec<u8, FIGURES_MAX>),
}

/// One sign of a memory grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Cell {
    /// 0 to 15, row by row.
    pub cell: u8,
    /// 0 to 5.
    pub sign: u8,
}

/// Whether a skill has anything for luck to decide.
pub(crate) fn leaves_to_luck(skill: Skill) -> bool {
    match skill {
        Skill::MemoryGrid | Skill::Sequence | Skill::QuickCount | Skill::Sorting => true,
        Skill::InnerClock | Skill::TongueTwister => false,
    }
}

/// The task that this word of luck makes of the figures; nothing where luck has no say.
pub fn layout(figures: Figures, word: u32) -> Option<Layout> {
    let mut draw = Unfolding(word.into());
    match figures {
        Figures::MemoryGrid { symbols, .. } => {
            let mut cells: ArrayVec<u8, { GRID_CELLS as usize }> = (0..GRID_CELLS).collect();
            draw.shuffle(&mut cells);
            cells.truncate(usize::from(symbols).min(FIGURES_MAX));
            cells.sort_unstable();
            let cells = cells.iter().map(|cell| Cell { cell: *cell, sign: draw.below(GRID_SIGNS) }).collect();
            Some(Layout::Grid(cells))
        }
        Figures::Sequence { length } => {
            let lights = (0..length.min(FIGURES_MAX as u8)).map(|_| draw.below(LIGHTS)).collect();
            Some(Layout::Sequence(lights))
        }
        Figures::QuickCount { from, to, .. } => Some(Layout::Count(from + draw.below(to - from + 1))),
        Figures::Sorting { items } => {
            let mut items: ArrayVec<u8, FIGURES_MAX> = (0..items.min(FIGURES_MAX as u8)).collect();
            draw.shuffle(&mut items);
            if items.is_sorted() {
                items.reverse(); // A task that is done before it begins would be none.
            }
            Some(Layout::Order(items))
        }
        Figures::InnerClock { .. } | Figures::TongueTwister { .. } => None,
    }
}

/// SplitMix64.
struct Unfolding(u64);

impl Unfolding {
    fn below(&mut self, n: u8) -> u8 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let word = mixed ^ mixed >> 31;
        ((u128::from(word) * u128::from(n)) >> 64) as u8
    }

    /// From the last to the first, each with one of those up to it.
    fn shuffle(&mut self, items: &mut [u8]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u8 + 1);
            items.swap(last, usize::from(other));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, layout};
    use crate::deck::{Category, Figures, Level, Skill};

    /// 6.2: every word gives a task of the right size.
    #[test]
    fn layouts_have_the_figures_of_the_law() {
        for skill in [Skill::MemoryGrid, Skill::Sequence, Skill::InnerClock, Skill::QuickCount, Skill::Sorting] {
            for (category, level) in Category::ALL.into_iter().flat_map(|one| Level::ALL.map(|two| (one, two))) {
                let figures = skill.figures(category, level);
                for word in (0..400).map(|n: u32| n.wrapping_mul(0x9e37_79b9)) {
                    match (figures, layout(figures, word)) {
                        (Figures::MemoryGrid { symbols, .. }, Some(Layout::Grid(cells))) => {
                            assert_eq!(cells.len(), usize::from(symbols));
                            assert!(cells.is_sorted_by(|one, two| one.cell < two.cell));
                            assert!(cells.iter().all(|cell| cell.cell < 16 && cell.sign < 6));
                        }
                        (Figures::Sequence { length }, Some(Layout::Sequence(lights))) => {
                            assert_eq!(lights.len(), usize::from(length));
                            assert!(lights.iter().all(|light| *light < 4));
                        }
                        (Figures::QuickCount { from, to, .. }, Some(Layout::Count(objects))) => {
                            assert!((from..=to).contains(&objects));
                        }
                        (Figures::Sorting { items: n_items }, Some(Layout::Order(items))) => {
                            assert!(!items.is_sorted());
                            assert!((0..n_items).all(|item| items.contains(&item)));
                        }
                        (Figures::InnerClock { .. }, None) => {}
                        (figures, layout) => panic!("{figures} gives {layout:?}"),
                    }
                }
            }
        }
    }
}
