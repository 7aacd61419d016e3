//! What a published record leaves out (A11, S5), and that it can still be verified.

use engine::{By, Entry, EntryOf, Game, Match, Seat, Silent, Why};
use testkit::random::{fresh, step, whim};
use vabanque::{Choice, Kind, Outcome, Table, Vabanque};

use crate::every_game_with;

fn played(game: Vabanque, seed: u64) -> Match<Vabanque> {
    let mut play = fresh(game, seed);
    let mut whim = whim(seed);
    while step(&mut play, &mut whim, &mut Silent) {}
    play
}

fn replayed(game: Vabanque, seed: u64, entries: &[EntryOf<Vabanque>]) -> Result<Match<Vabanque>, engine::Flaw> {
    let mut play = fresh(game, seed);
    entries.iter().try_for_each(|entry| play.push(entry.clone(), &mut Silent))?;
    Ok(play)
}

fn gaps(entries: &[EntryOf<Vabanque>]) -> u32 {
    let sealed =
        |entry: &&EntryOf<Vabanque>| matches!(entry, Entry::Seat { choice: Choice::Card { kind: None, .. }, .. });
    entries.iter().filter(sealed).count() as u32
}

/// A match that shows its cards afterwards is published whole, and a gap in its record is a fault.
#[test]
fn shown_matches_are_published_whole() {
    for (game, seed) in every_game_with("shown-after-match").zip(700..) {
        let play = played(game, seed);
        let mut entries = play.entries().to_vec();
        game.seal(&mut entries);
        assert_eq!(entries, play.entries());
        let card = entries.iter_mut().find_map(|entry| match entry {
            Entry::Seat { choice: Choice::Card { kind, .. }, .. } => Some(kind),
            _ => None,
        });
        *card.unwrap() = None;
        assert_eq!(game.unseal(&mut entries), 0);
        assert!(replayed(game, seed, &entries).is_err());
    }
}

/// Exactly the cards that stayed backs lose their kind; filled in again, the record replays to the same money.
#[test]
fn sealed_matches_can_be_verified() {
    for (game, seed) in every_game_with("sealed").cycle().zip(800..832) {
        let play = played(game, seed);
        let mut entries = play.entries().to_vec();
        game.seal(&mut entries);
        assert_eq!(gaps(&entries), backs(game, seed, play.entries()), "A11: seed {seed}");
        assert!(gaps(&entries) > 0);

        let mut again = entries.clone();
        game.seal(&mut again);
        assert_eq!(again, entries, "what is sealed stays so");

        let n_sealed = gaps(&entries);
        assert_eq!(game.unseal(&mut entries), n_sealed);
        assert_eq!(gaps(&entries), 0);
        let replayed = replayed(game, seed, &entries).unwrap();
        assert_eq!(replayed.standings(), play.standings(), "S5: seed {seed}");
        let public = engine::Viewer::Public;
        assert_eq!(replayed.view(public), play.view(public), "money never hangs on an unseen kind");
    }
}

/// How many cards of the whole match stayed backs for the public.
fn backs(game: Vabanque, seed: u64, entries: &[EntryOf<Vabanque>]) -> u32 {
    let mut play = fresh(game, seed);
    let (mut told, mut n) = (0, 0);
    for entry in entries {
        play.push(entry.clone(), &mut Silent).unwrap();
        if let Some(last) = play.view(engine::Viewer::Public).last.filter(|last| last.round > told) {
            n += last.cards.iter().filter(|card| card.kind.is_none()).count() as u32;
            told = last.round;
        }
    }
    n
}

/// A gap at a table with a pawn hides what was paid: it is not filled, and the record is refused there.
#[test]
fn a_gap_where_somebody_was_paid_is_refused() {
    for (game, seed) in every_game_with("sealed").zip(900..) {
        let play = played(game, seed);
        let mut entries = play.entries().to_vec();
        game.seal(&mut entries);
        let number = entries
            .iter()
            .position(|entry| matches!(entry, Entry::Seat { choice: Choice::Card { kind: Some(_), .. }, .. }));
        let number = number.unwrap();
        if let Entry::Seat { choice: Choice::Card { kind, .. }, .. } = &mut entries[number] {
            *kind = None;
        }
        game.unseal(&mut entries);
        let flaw = replayed(game, seed, &entries).unwrap_err();
        assert_eq!(flaw.entry, number);
        assert!(matches!(flaw.why, Why::Choice { refusal, .. } if refusal.code == "card-without-kind"), "{flaw}");
    }
}

/// A match that was broken off: the cards of its last round were never seen.
#[test]
fn a_broken_round_is_sealed_whole() {
    let game = every_game_with("sealed").next().unwrap();
    let play = played(game, 1);
    let third_move =
        play.entries().iter().rposition(|entry| matches!(entry, Entry::Seat { choice: Choice::Card { .. }, .. }));
    let mut entries = play.entries()[..=third_move.unwrap() + 1].to_vec();
    game.seal(&mut entries);
    let last_round = entries.iter().rev().take(1 + 9);
    assert_eq!(gaps(&last_round.cloned().collect::<Vec<_>>()), 9);
    game.unseal(&mut entries);
    assert!(replayed(game, 1, &entries).is_ok());
}

/// Nobody's invention makes sealing fall over: wrong seats, tables, steps, far too many of everything.
#[test]
fn invented_entries_are_survived() {
    let game = every_game_with("sealed").next().unwrap();
    let seat = Seat::new(7).unwrap();
    let choices = [
        Choice::Move(255),
        Choice::FirstPawn(Table::new(12).unwrap()),
        Choice::Card { kind: None, table: Table::new(12).unwrap() },
        Choice::Card { kind: Some(Kind::Trap), table: Table::FIRST },
        Choice::Chip(Table::FIRST),
    ];
    let mut entries: Vec<EntryOf<Vabanque>> = vec![Entry::Luck(Outcome::FirstPlayer(seat))];
    for choice in choices.repeat(20) {
        entries.push(Entry::Seat { seat, choice, by: By::Owner });
    }
    game.unseal(&mut entries);
    game.seal(&mut entries);
    assert!(replayed(game, 1, &entries).is_err());
}
