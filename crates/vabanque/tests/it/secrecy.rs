//! Secrecy by twin matches: what others see, hear and are asked is the same in both.

use engine::{By, Entry, EntryOf, Game, Luck, Match, Seat, Silent, Telling, Told, Viewer};
use testkit::random::{fresh, step, whim};
use vabanque::{Choice, Event, Kind, Vabanque, View};

use crate::{every_game, every_game_with};

type Entries = Vec<EntryOf<Vabanque>>;

/// A whole random match.
fn played(game: Vabanque, seed: u64) -> Entries {
    let mut play = fresh(game, seed);
    let mut whim = whim(seed);
    while step(&mut play, &mut whim, &mut Silent) {}
    play.entries().to_vec()
}

/// The numbers of one seat's card entries of a round (1 to 4), and of the round's last move.
fn cards_of(game: Vabanque, entries: &Entries, seat: Seat, round: usize) -> (Vec<usize>, usize) {
    let is = |entry: &EntryOf<Vabanque>, wanted: fn(&Choice) -> bool| match entry {
        Entry::Seat { choice, .. } => wanted(choice),
        Entry::Luck(_) => false,
        Entry::House(call) => match *call {},
    };
    let numbered = || entries.iter().enumerate();
    let cards = numbered().filter(|(_, entry)| {
        is(entry, |choice| matches!(choice, Choice::Card { .. }))
            && matches!(entry, Entry::Seat { seat: whose, .. } if *whose == seat)
    });
    let moves = numbered().filter(|(_, entry)| is(entry, |choice| matches!(choice, Choice::Move(_))));
    let cards = cards.map(|(n, _)| n).skip(3 * (round - 1)).take(3).collect();
    let last_move = moves.map(|(n, _)| n).nth(round * usize::from(game.seats()) - 1).unwrap();
    (cards, last_move)
}

fn kind(entries: &mut Entries, n: usize) -> &mut Option<Kind> {
    match &mut entries[n] {
        Entry::Seat { choice: Choice::Card { kind, .. }, .. } => kind,
        other => panic!("{other:?} is no card"),
    }
}

fn exchange(entries: &mut Entries, one: usize, two: usize) {
    let (a, b) = (*kind(entries, one), *kind(entries, two));
    (*kind(entries, one), *kind(entries, two)) = (b, a);
}

/// What all but this seat see, hear and are asked after each of the first `n` entries.
type Met = Vec<(Vec<View>, Vec<Vec<Event>>, Vec<u32>)>;

fn met_by_others(game: Vabanque, seed: u64, entries: &Entries, n: usize, seat: Seat) -> Met {
    let mut play: Match<Vabanque> = fresh(game, seed);
    let others = || Viewer::all(game.seats()).filter(move |viewer| viewer.seat() != Some(seat));
    let mut met = Vec::new();
    for entry in &entries[..n] {
        let mut told = Told::default();
        play.push(entry.clone(), &mut told).unwrap();
        let seen = others().map(|viewer| play.view(viewer)).collect();
        let heard = others().map(|viewer| told.to(viewer).cloned().collect()).collect();
        let asked = others().filter_map(Viewer::seat).map(|other| game.count(play.state(), other)).collect();
        met.push((seen, heard, asked));
    }
    met
}

/// S1: until the last move of the round, nobody else can tell how a seat's kinds lie.
#[test]
fn s1_face_down_cards_tell_nothing() {
    for (game, seed) in every_game().zip(300..) {
        let entries = played(game, seed);
        let mut whim = whim(seed);
        for round in 1..=4 {
            let seat = Seat::new(whim.below(game.seats().into()) as u8).unwrap();
            let (cards, last_move) = cards_of(game, &entries, seat, round);
            let met = met_by_others(game, seed, &entries, last_move, seat);
            let one = whim.below(3) as usize;
            let mut twin = entries.clone();
            exchange(&mut twin, cards[one], cards[(one + 1) % 3]);
            assert_eq!(met_by_others(game, seed, &twin, last_move, seat), met, "seed {seed}, round {round}");
        }
    }
}

/// S2, S5: an exchange among cards that no pawn came to see makes no difference for the rest of the match, and with
/// `sealed` none afterwards, not even in the published record.
#[test]
fn s2_s5_unseen_cards_tell_nothing_for_ever() {
    let mut exchanged = 0;
    for (game, seed) in every_game_with("sealed").cycle().zip(400..440) {
        let entries = played(game, seed);
        for round in 1..=4 {
            for seat in Seat::first(game.seats()) {
                let (cards, last_move) = cards_of(game, &entries, seat, round);
                let unseen = unseen(game, seed, &entries, &cards, last_move);
                let [one, two, ..] = unseen[..] else { continue };
                let mut twin = entries.clone();
                exchange(&mut twin, one, two);
                assert_ne!(twin, entries);
                let n = entries.len();
                if exchanged % 16 == 0 {
                    let [met, twins] = [&entries, &twin].map(|entries| met_by_others(game, seed, entries, n, seat));
                    assert_eq!(met, twins, "S2: seed {seed}, round {round}, seat {seat}");
                }
                let mut published = entries.clone();
                game.seal(&mut published);
                game.seal(&mut twin);
                assert_eq!(published, twin, "S5: seed {seed}, round {round}, seat {seat}");
                exchanged += 1;
            }
        }
    }
    assert!(exchanged > 100, "{exchanged} exchanges are too few to say anything");
}

/// S2 with `shown-after-match`: the same up to the end, where the last round's cards are opened.
#[test]
fn s2_unseen_cards_tell_nothing_before_the_end() {
    for ((game, seed), round) in every_game_with("shown-after-match").zip(500..).zip((1..=4).cycle()) {
        let entries = played(game, seed);
        let unseen_of = |seat| {
            let (cards, last_move) = cards_of(game, &entries, seat, round);
            Some((seat, unseen(game, seed, &entries, &cards, last_move).first_chunk().copied()?))
        };
        let (seat, [one, two]) = Seat::first(game.seats()).find_map(unseen_of).unwrap();
        let mut twin = entries.clone();
        exchange(&mut twin, one, two);
        let [met, twins] = [&entries, &twin].map(|entries| met_by_others(game, seed, entries, entries.len(), seat));
        let before_the_end = entries.len() - 1;
        assert_eq!(met[..before_the_end], twins[..before_the_end], "S2: seed {seed}, round {round}");
        assert_eq!(met == twins, round < 4, "A11: an event opens the last round, the record the others");
    }
}

/// Those of the cards at whose tables no pawn stands after the round's last move.
fn unseen(game: Vabanque, seed: u64, entries: &Entries, cards: &[usize], last_move: usize) -> Vec<usize> {
    let mut play: Match<Vabanque> = fresh(game, seed);
    entries[..=last_move].iter().for_each(|entry| play.push(entry.clone(), &mut Silent).unwrap());
    let view = play.view(Viewer::Public);
    let visited = |n: usize| match entries[n] {
        Entry::Seat { choice: Choice::Card { table, .. }, .. } => {
            view.seats.iter().any(|player| player.pawn == Some(table))
        }
        _ => panic!("{n} is no card"),
    };
    cards.iter().copied().filter(|n| !visited(*n)).collect()
}

/// A9: of all that is told, only a laid card has two forms, and the public one has no kind.
#[test]
fn only_laid_cards_are_told_in_two_forms() {
    for (game, seed) in every_game().zip(600..) {
        let mut play = fresh(game, seed);
        let mut whim = whim(seed);
        let mut told = Told::default();
        while step(&mut play, &mut whim, &mut told) {}
        for telling in &told.0 {
            match telling {
                Telling::Everyone(Event::CardLaid { .. }) => panic!("a card was laid in the open"),
                Telling::Everyone(_) => {}
                Telling::Split { seats, theirs, rest } => match (theirs, rest) {
                    (Event::CardLaid { seat, kind: Some(_), .. }, Event::CardLaid { kind: None, .. }) => {
                        assert_eq!(seats.iter().collect::<Vec<_>>(), [*seat]);
                    }
                    forms => panic!("{forms:?}"),
                },
            }
        }
    }
}

/// S4: a seat's view of its own hand has no order that could follow a kind; others see a number only.
#[test]
fn hands_have_no_order() {
    let game = every_game().next().unwrap();
    let mut play = fresh(game, 1);
    play.draw_all(&mut Silent);
    let mut whim = whim(1);
    while let engine::Awaited::Seats(seats) = play.awaited() {
        let seat = seats.lowest().unwrap();
        let hand: Vec<Kind> = play.view(Viewer::Seat(seat)).hand.iter().collect();
        assert!(hand.is_sorted(), "S4");
        assert!(play.view(Viewer::Public).hand.is_empty());
        let choice = play.sight(seat).nth(whim.below(play.sight(seat).count()));
        play.play(seat, choice, By::Owner, &mut Silent).unwrap();
    }
}
