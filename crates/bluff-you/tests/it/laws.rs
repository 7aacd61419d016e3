//! The laws of every game, and the invariants of this one, on random play.

use bluff_you::choice::{Answer, Choice, Claimed};
use bluff_you::{BluffYou, Event, State, Tile, TileSet};
use engine::{Entry, Game, Match, Notation, Seat, Silent, Telling, Told, Value, Viewer, Wish};
use testkit::laws::Subject;
use testkit::random::{fresh, step, whim};

fn every_setup(test: impl Fn(Wish)) {
    for seats in 2..=8 {
        for limit in ["on", "off"] {
            test(Wish::seats(seats).with("steal-limit", Value::word(limit)));
        }
    }
}

fn tiles() -> impl Iterator<Item = Tile> {
    (3..=18).filter_map(Tile::new)
}

/// Every claim to every seat, every tile given, every pair, triple and quadruple of tiles for some tile.
fn thinkable(_: &BluffYou, _: &State, _: Seat) -> Vec<Choice> {
    let mut choices = vec![Choice::Answer(Answer::Ok), Choice::Answer(Answer::Bluff)];
    for tile in tiles() {
        choices.push(Choice::Give(tile));
        for diviner in Seat::first(8) {
            choices.extend([Choice::Win(Claimed { diviner, tile }), Choice::Steal(Claimed { diviner, tile })]);
        }
    }
    let all: Vec<Tile> = tiles().collect();
    for (n, one) in all.iter().enumerate() {
        for two in &all[n..] {
            let pair: TileSet = [*one, *two].into_iter().collect();
            let more = [pair, pair.with(all[(n * 7) % 16]), pair.with(all[(n * 5) % 16]).with(all[(n * 3) % 16])];
            choices.extend(more.map(|give| Choice::Exchange { give, take: all[(n * 11 + 3) % 16] }));
        }
    }
    choices.dedup();
    choices
}

/// I1, I2, I3, I11.
fn invariants(game: &BluffYou, state: &State) {
    let view = game.view(state, Viewer::Public);
    let owned = view.seats.iter().fold(TileSet::EMPTY, |owned, owner| {
        assert!(owned.and(owner.tiles).is_empty(), "I1: a tile is in two places");
        owned.or(owner.tiles)
    });
    assert_eq!(owned.or(view.centre), TileSet::ALL, "I1: a tile is nowhere");
    assert!(owned.and(view.centre).is_empty(), "I1: a tile is owned and in the centre");
    let points: u8 = view.seats.iter().map(|owner| owner.points).sum();
    assert_eq!(points + view.centre.points(), 42, "I2");
    let over = game.awaited(state) == engine::Awaited::Nobody;
    assert_eq!(over, view.centre.is_empty(), "I3");
    if over {
        let winners = game.standings(state).winners();
        assert!(winners.len() <= 6, "I11");
        let best = view.seats.iter().map(|owner| owner.points).max().unwrap();
        assert!(best >= 42_u8.div_ceil(game.seats()), "I11");
    }
}

/// The steal limit reached and about to be (A28), a Bluffer with very many exchanges (T35), a centre of one tile (A21).
const SELDOM: [&str; 4] = [
    "B0; P0 9,10; P1 12; streak=20",
    "B1; P0 9,10; P1 12; streak=19",
    "B0; P0 5,6,7,8,9,10,11,12,13,14,15,16; roll 661",
    "B0; P0 5,7,9,10,11,12,13; P1 4,6,8,14,15,16,17,18; roll 166",
];

#[test]
fn every_position_obeys_the_laws() {
    every_setup(|wish| {
        let subject = Subject {
            game: &|| BluffYou::new(&wish).unwrap(),
            thinkable: &thinkable,
            invariants: &invariants,
            // With the limit a match has at most 1388 turns (I10) of at most four steps; without it random play ends.
            steps_max: 1388 * 4 + 1,
        };
        subject.obeys(0..3);
        subject.can_be_imagined(10..13);
        subject.obeys_from(&SELDOM, 0..1);
        subject.can_be_imagined_from(&SELDOM, 1..2);
    });
}

/// What a whole match did, turn by turn.
#[derive(Default)]
struct Tally {
    wins: u32,
    steals: u32,
    exchanges: u32,
    gained: u32,
    gives: u32,
    rolls: u32,
    steals_in_a_row_max: u32,
}

fn tally(play: &Match<BluffYou>) -> Tally {
    let mut tally = Tally::default();
    let mut row = 0;
    for entry in play.entries() {
        match entry {
            Entry::Luck(bluff_you::Outcome::Roll(_)) => tally.rolls += 1,
            Entry::Luck(bluff_you::Outcome::First(_)) => {}
            Entry::Seat { choice, .. } => match choice {
                Choice::Win(_) => (tally.wins, row) = (tally.wins + 1, 0),
                Choice::Steal(_) => (tally.steals, row) = (tally.steals + 1, row + 1),
                Choice::Exchange { give, .. } => {
                    (tally.exchanges, tally.gained, row) =
                        (tally.exchanges + 1, tally.gained + u32::from(give.len()) - 1, 0);
                }
                Choice::Answer(_) => {}
                Choice::Give(_) => tally.gives += 1,
            },
            Entry::House(call) => match *call {},
        }
        tally.steals_in_a_row_max = tally.steals_in_a_row_max.max(row);
    }
    tally
}

/// I8, I9, I10, I14, I15.
#[test]
fn whole_matches_add_up() {
    for seats in 2..=8 {
        for seed in 100..140 {
            let mut play = fresh(BluffYou::new(&Wish::seats(seats)).unwrap(), seed);
            let mut whim = whim(seed);
            while step(&mut play, &mut whim, &mut Silent) {}
            let tally = tally(&play);
            assert_eq!(tally.wins, 16 + tally.gained, "I8");
            assert!((16..=42).contains(&tally.wins) && tally.wins + tally.exchanges <= 68, "I8");
            assert!(tally.steals_in_a_row_max <= 20 && tally.steals <= 1320, "I10");
            assert_eq!(tally.rolls, tally.wins + tally.steals + tally.exchanges, "I15");
            let decisions = 2 * tally.wins + 2 * tally.steals + tally.gives + tally.exchanges;
            assert_eq!(play.entries().len() as u32, 1 + tally.rolls + decisions, "I15");
            let actions = play.entries().iter().filter_map(|entry| match entry {
                Entry::Seat { seat, choice: Choice::Win(_) | Choice::Steal(_) | Choice::Exchange { .. }, .. } => {
                    Some(seat.number())
                }
                Entry::Seat { .. } | Entry::Luck(_) | Entry::House(_) => None,
            });
            let bluffers: Vec<u8> = actions.collect();
            assert!(bluffers.iter().zip(0..).all(|(bluffer, turn)| *bluffer == (bluffers[0] + turn) % seats), "I14");
            let first_two = play.entries().iter().filter(|entry| {
                matches!(entry, Entry::Seat { choice: Choice::Win(_) | Choice::Steal(_) | Choice::Exchange { .. }, .. })
            });
            let wins = |entry: &&Entry<Choice, _, _>| matches!(entry, Entry::Seat { choice: Choice::Win(_), .. });
            assert!(first_two.take(2).all(|entry| wins(&entry)), "I9");
        }
    }
}

/// I4 to I7: what one turn moves.
#[test]
fn a_turn_moves_what_its_action_moves() {
    let game = BluffYou::new(&Wish::seats(4)).unwrap();
    for seed in 200..230 {
        let mut play = fresh(game, seed);
        let mut whim = whim(seed);
        let mut centre = (16, 42);
        let mut told = Told::default();
        while step(&mut play, &mut whim, &mut told) {
            for telling in told.0.drain(..) {
                let Telling::Everyone(event) = telling else { continue };
                let (tiles, points) = centre;
                centre = match event {
                    Event::Moved { from: None, tile, .. } => (tiles - 1, points - tile.points()), // I4, I7
                    Event::Moved { from: Some(_), .. } => centre,                                 // I5
                    Event::Exchanged { give, take, .. } => {
                        assert_eq!(give.points(), take.points(), "I6");
                        (tiles + give.len() - 1, points) // I6
                    }
                    Event::First { .. }
                    | Event::Rolled { .. }
                    | Event::Claimed { .. }
                    | Event::Answered { .. }
                    | Event::Over => centre,
                };
            }
            let view = play.view(Viewer::Public);
            assert_eq!((view.centre.len(), view.centre.points()), centre, "I4 to I7");
        }
    }
}

/// I12: from the roll to the reveal nobody but the Bluffer can tell the 216 rolls apart, not by what is seen, heard or
/// asked.
#[test]
fn the_dice_are_nobodys_business() {
    let game = BluffYou::new(&Wish::seats(3)).unwrap();
    let due = game.parse_state("B0; P0 8,13; P1 12; P2 3").unwrap();
    let seen_by_others = |roll: &str, claim: &str| {
        let mut state = due.clone();
        let mut told = Told::default();
        game.settle(&mut state, game.parse_outcome(&format!("roll {roll}")).unwrap(), &mut told);
        let rolled = [1, 2].map(|seat| game.view(&state, Viewer::Seat(Seat::new(seat).unwrap())));
        let public = game.view(&state, Viewer::Public);
        game.play(&mut state, Seat::new(0).unwrap(), game.parse_choice(claim).unwrap(), &mut told);
        let claimed = [1, 2].map(|seat| game.view(&state, Viewer::Seat(Seat::new(seat).unwrap())));
        let counts = [1, 2].map(|seat| game.count(&state, Seat::new(seat).unwrap()));
        let heard = [1, 2].map(|seat| told.to(Viewer::Seat(Seat::new(seat).unwrap())).copied().collect::<Vec<_>>());
        let public_heard: Vec<_> = told.to(Viewer::Public).copied().collect();
        (rolled, public, claimed, game.view(&state, Viewer::Public), counts, heard, public_heard)
    };
    for claim in ["win P1 10", "steal P1 12"] {
        let one = seen_by_others("111", claim);
        for roll in 0..216 {
            let roll = format!("{}{}{}", roll / 36 + 1, roll / 6 % 6 + 1, roll % 6 + 1);
            assert_eq!(seen_by_others(&roll, claim), one, "{roll}, {claim}");
        }
    }
}
