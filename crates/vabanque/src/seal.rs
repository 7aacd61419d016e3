//! What a published record leaves out (A11, S5): in a sealed match, the kinds of cards that no pawn came to see.
//!
//! Those kinds never touch money, so what is left can still be replayed and verified.

use engine::{BySeat, Entry, EntryOf, Seat};

use crate::card::{Kind, KindSet};
use crate::choice::{Choice, Outcome};
use crate::rules::course::PAWNS_APART;
use crate::setup::{UnrevealedCards, Vabanque};
use crate::table::{Table, TableSet};

/// Takes the kinds of unseen cards out of a sealed match.
pub(crate) fn seal(game: &Vabanque, entries: &mut [EntryOf<Vabanque>]) {
    match game.unrevealed_cards {
        UnrevealedCards::ShownAfterMatch => {}
        UnrevealedCards::Sealed => each_round(game, entries, |round, visited| {
            for (_, kind, table) in cards(round) {
                if !visited.has(table) {
                    *kind = None;
                }
            }
        }),
    }
}

/// Puts the kinds that a seat has left into the gaps of its round, in the order of [`Kind::ALL`], and counts them.
///
/// A gap at a table with a pawn is no seal but a fault: it stays, and the rules refuse it.
pub(crate) fn unseal(game: &Vabanque, entries: &mut [EntryOf<Vabanque>]) -> u32 {
    let mut filled = 0;
    match game.unrevealed_cards {
        UnrevealedCards::ShownAfterMatch => {}
        UnrevealedCards::Sealed => each_round(game, entries, |round, visited| {
            let mut left = BySeat::from_fn(|_| KindSet::ALL);
            for (seat, kind, _) in cards(round) {
                left[seat] = kind.map_or(left[seat], |kind| left[seat].without(kind));
            }
            for (seat, kind, table) in cards(round) {
                if kind.is_none() && !visited.has(table) {
                    *kind = left[seat].nth(0);
                    left[seat] = kind.map_or(left[seat], |kind| left[seat].without(kind));
                    filled += u32::from(kind.is_some());
                }
            }
        }),
    }
    filled
}

/// The cards among these entries: whose, of which kind, beside which table.
fn cards(entries: &mut [EntryOf<Vabanque>]) -> impl Iterator<Item = (Seat, &mut Option<Kind>, Table)> {
    entries.iter_mut().filter_map(|entry| match entry {
        Entry::Seat { seat, choice: Choice::Card { kind, table }, .. } => Some((*seat, kind, *table)),
        Entry::Seat { choice: Choice::FirstPawn(_) | Choice::Chip(_) | Choice::Move(_), .. } | Entry::Luck(_) => None,
        Entry::House(call) => match *call {},
    })
}

/// Hands over the entries of each round with the tables on which pawns stood when it was paid.
///
/// Pawns are followed by themselves, since the rules cannot play a card without a kind. A round that was broken off was
/// never paid, so no table counts as visited in it. The entries may be anybody's invention: nothing here trusts them.
fn each_round(
    game: &Vabanque,
    entries: &mut [EntryOf<Vabanque>],
    mut hand_over: impl FnMut(&mut [EntryOf<Vabanque>], TableSet),
) {
    let mut pawns = BySeat::from_fn(|_| Table::FIRST);
    let (mut first_player, mut moves, mut begin) = (None, 0, 0);
    for end in 1..=entries.len() {
        match entries[end - 1] {
            Entry::Luck(Outcome::FirstPlayer(seat)) => {
                first_player = Some(seat);
                place_pawns(game, &mut pawns, seat, Table::FIRST); // R11; those of 2001 move once the table is named.
            }
            Entry::Seat { choice: Choice::FirstPawn(table), .. } => {
                if let Some(seat) = first_player {
                    place_pawns(game, &mut pawns, seat, table); // R10
                }
            }
            Entry::Seat { seat, choice: Choice::Move(steps), .. } => {
                pawns[seat] = walk(pawns[seat], steps, game.tables);
                moves += 1;
                if moves == game.seats {
                    hand_over(&mut entries[begin..end], pawns.first(game.seats).iter().copied().collect());
                    (moves, begin) = (0, end);
                }
            }
            Entry::Seat { choice: Choice::Chip(_) | Choice::Card { .. }, .. } => {}
            Entry::House(call) => match call {},
        }
    }
    hand_over(&mut entries[begin..], TableSet::EMPTY);
}

/// R12.
fn place_pawns(game: &Vabanque, pawns: &mut BySeat<Table>, first: Seat, table: Table) {
    for place in 0..game.seats {
        pawns[first.after(place, game.seats)] = walk(table, PAWNS_APART * place, game.tables);
    }
}

/// R27, for any table and any number of steps that somebody may have written.
fn walk(from: Table, steps: u8, tables: u8) -> Table {
    let before = (u16::from(from.number() - 1) + u16::from(steps)) % u16::from(tables);
    Table::FIRST.after(before as u8, tables)
}
