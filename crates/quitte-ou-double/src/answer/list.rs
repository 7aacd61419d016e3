//! N12: naming things out of a closed list.

use super::key::key;
use super::text::{TextAnswer, says_something};

/// A list task has at most so many items.
pub const ITEMS_MAX: usize = 256;

/// The place of an item in its list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Item(pub u8);

/// The items of a list that have been named: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Named([u64; ITEMS_MAX / 64]);

impl Named {
    /// Marks an item as named.
    pub fn insert(&mut self, item: Item) {
        self.0[usize::from(item.0) / 64] |= 1 << (item.0 % 64);
    }

    /// Has this item been named?
    pub fn contains(&self, item: Item) -> bool {
        self.0[usize::from(item.0) / 64] & 1 << (item.0 % 64) != 0
    }

    /// How many different items have been named; the task is done at `need` (N12).
    pub fn n_items(&self) -> u32 {
        self.0.iter().map(|bits| bits.count_ones()).sum()
    }
}

/// The item that this entry names (N12): the first that fits among those not yet named.
pub fn list_entry(items: &[TextAnswer], named: &Named, typed: &str) -> Option<Item> {
    let language = items.first()?.language();
    if !says_something(typed) {
        return None;
    }
    let typed = key(language, typed);
    let open = (0..=u8::MAX).map(Item).zip(items).filter(|(item, _)| !named.contains(*item));
    open.into_iter().find(|(_, expected)| expected.fits(&typed)).map(|(item, _)| item)
}
