//! The laws of every game, and the invariants of this one, on random play.

use engine::{Awaited, Entry, Game, Seat, SeatSet, Silent, Told, Viewer};
use testkit::laws::Subject;
use testkit::random::{fresh, step, whim};
use vabanque::card::KindSet;
use vabanque::rules::payout::{Paid, Source};
use vabanque::view::Moment;
use vabanque::{Choice, Event, Kind, Money, State, Table, Vabanque, View};

use crate::every_game;

/// R15.
const PER_SEAT: [u8; 4] = [4, 3, 2, 1];
/// I2, I12: points of one seat's chips up to each round.
const POINTS: [u32; 4] = [20, 50, 90, 140];

/// Every table of the box, every kind and none, every walk and some that are too long.
fn thinkable(_: &Vabanque, _: &State, _: Seat) -> Vec<Choice> {
    let mut choices: Vec<Choice> = [0, 1, 2, 3, 4, 5, 12, 255].map(Choice::Move).into();
    for table in Table::first(12) {
        choices.extend([Choice::FirstPawn(table), Choice::Chip(table)]);
        let kinds = [None, Some(Kind::Raise), Some(Kind::Bluff), Some(Kind::Trap)];
        choices.extend(kinds.map(|kind| Choice::Card { kind, table }));
    }
    choices
}

fn invariants(game: &Vabanque, state: &State) {
    let view = game.view(state, Viewer::Public);
    chips_are_all_there(game, &view);
    hands_and_laid_cards_are_whole(game, state, &view);
    order_and_pawns_are_whole(game, &view);
    money_is_bounded(game, &view);
    last_round_adds_up(game, state, &view);
    somebody_is_awaited(game, state, &view);
    best_purses_win(game, state, &view);
}

/// I1, I2.
fn chips_are_all_there(game: &Vabanque, view: &View) {
    let of_round = usize::from(view.round) - 1;
    for (value, each) in PER_SEAT.into_iter().enumerate() {
        let placed: u8 = view.tables.iter().map(|place| place.chips.0[value]).sum();
        let left: u8 = view.seats.iter().map(|player| player.chips.0[value]).sum();
        assert_eq!(placed + left, each * game.seats(), "I1");
        assert!(value <= of_round || placed == 0, "I1: a chip of a later round");
        assert!(value >= of_round || left == 0, "I1: a chip of an earlier round");
    }
    let points: u32 = view.tables.iter().map(|place| u32::from(place.points)).sum();
    match view.moment {
        Moment::Lot | Moment::FirstPawn { .. } => assert_eq!(points, 0),
        Moment::Chips { .. } => {}
        Moment::Cards { .. } | Moment::Pawns { .. } | Moment::Over => {
            assert_eq!(points, u32::from(game.seats()) * POINTS[of_round], "I2");
        }
    }
    assert!(points <= u32::from(game.seats()) * POINTS[of_round], "I12");
}

/// I3.
fn hands_and_laid_cards_are_whole(game: &Vabanque, state: &State, view: &View) {
    for seat in Seat::first(game.seats()) {
        let own = game.view(state, Viewer::Seat(seat));
        let laid = own.cards.iter().filter(|card| card.seat == seat);
        let laid: Vec<Kind> = laid.map(|card| card.kind.unwrap()).collect();
        assert_eq!(own.hand.iter().chain(laid.iter().copied()).collect::<KindSet>(), KindSet::ALL, "I3");
        assert_eq!(usize::from(own.hand.len()) + laid.len(), 3, "I3");
        assert_eq!(view.seats[usize::from(seat.number())].cards, own.hand.len(), "I3");
    }
    let in_hand = view.seats.iter().map(|player| player.cards);
    let (least, most) = (in_hand.clone().min().unwrap(), in_hand.max().unwrap());
    match view.moment {
        Moment::Lot | Moment::FirstPawn { .. } | Moment::Chips { .. } => assert_eq!((least, most), (3, 3), "I3"),
        Moment::Cards { .. } => assert!(most - least <= 1, "I3"),
        Moment::Pawns { .. } | Moment::Over => assert_eq!((least, most), (0, 0), "I3"),
    }
}

/// I4, I5.
fn order_and_pawns_are_whole(game: &Vabanque, view: &View) {
    let drawn = view.moment != Moment::Lot;
    let seats: SeatSet = view.order.iter().copied().collect();
    assert_eq!(seats, if drawn { SeatSet::first(game.seats()) } else { SeatSet::EMPTY }, "I4");
    assert_eq!(view.order.len(), usize::from(seats.len()), "I4");
    let placed = drawn && !matches!(view.moment, Moment::FirstPawn { .. });
    for (seat, player) in Seat::first(game.seats()).zip(&view.seats) {
        assert_eq!(player.pawn.is_some(), placed, "I5");
        for place in &view.tables {
            assert_eq!(place.pawns.has(seat), player.pawn == Some(place.table), "I5");
        }
    }
}

/// I6, I12.
fn money_is_bounded(game: &Vabanque, view: &View) {
    let n = u32::from(game.seats());
    let together = [[3, 3, 3, 3], [3, 4, 4, 4], [3, 5, 5, 5], [3, 5, 6, 6]][usize::from(game.seats()) - 3];
    let paid = view.last.as_ref().map_or(0, |last| usize::from(last.round));
    let most: u32 = POINTS.iter().zip(together).take(paid).map(|(points, pawns)| points * pawns).sum();
    for player in &view.seats {
        assert!(player.money.0.is_multiple_of(5_000), "I6");
        assert!(player.money.0 <= 1_000 * n * (n + 1) * most, "I12");
    }
}

/// I7, I8, I10.
fn last_round_adds_up(game: &Vabanque, state: &State, view: &View) {
    let Some(last) = &view.last else { return };
    let n = game.seats();
    assert_eq!(last.cards.len(), usize::from(3 * n), "I8");
    let all_open = view.moment == Moment::Over && view.unrevealed_cards == vabanque::UnrevealedCards::ShownAfterMatch;
    for card in &last.cards {
        let visited = last.pawns.contains(&card.table);
        assert_eq!(card.kind.is_some(), visited || all_open, "I7, I8, A11");
    }
    if game.awaited(state) != Awaited::Nobody {
        let place = |seat| last.order.iter().position(|other| *other == seat);
        for pair in view.order.windows(2) {
            let [one, two] = [pair[0], pair[1]].map(|seat| view.seats[usize::from(seat.number())].money);
            assert!(one > two || one == two && place(pair[0]) > place(pair[1]), "I10");
        }
    }
}

/// I7, I9, I12, S3, R40: what is told of a payout.
#[test]
fn payouts_add_up() {
    for game in every_game() {
        for seed in 300..303 {
            let mut play = fresh(game, seed);
            let mut whim = whim(seed);
            let mut before = play.view(Viewer::Public);
            let mut told = Told::default();
            while step(&mut play, &mut whim, &mut told) {
                let after = play.view(Viewer::Public);
                let paid: Vec<Paid> = told.to(Viewer::Public).filter_map(paid).cloned().collect();
                if !paid.is_empty() {
                    payout_adds_up(&paid, &before, &after);
                }
                told.0.clear();
                before = after;
            }
        }
    }
}

fn paid(event: &Event) -> Option<&Paid> {
    match event {
        Event::TablePaid(paid) => Some(paid),
        _ => None,
    }
}

fn payout_adds_up(payout: &[Paid], before: &View, after: &View) {
    let last = after.last.as_ref().unwrap();
    let n = after.seats.len();
    assert!((1..=n).contains(&payout.len()), "I7");
    let lines = payout.iter().flat_map(|paid| pawns(paid).iter()).count();
    assert_eq!(lines, n, "S3: a line for every pawn");
    for paid in payout {
        table_adds_up(n as u8, paid, last.round);
        for card in last.cards.iter().filter(|card| card.table == paid.table) {
            let counted = match card.kind.unwrap() {
                Kind::Raise => paid.raises.has(card.seat),
                Kind::Bluff => true,
                Kind::Trap => traps(paid).has(card.seat),
            };
            assert!(counted, "R24");
        }
    }
    let money = |view: &View| view.seats.iter().map(|player| player.money.0).sum::<u32>();
    let total: u32 = payout.iter().flat_map(|paid| &paid.lines).map(|line| line.amount.0).sum();
    assert_eq!(money(after) - money(before), total, "R40");
}

fn pawns(paid: &Paid) -> SeatSet {
    paid.lines.iter().filter(|line| matches!(line.source, Source::Pawn { .. })).map(|line| line.seat).collect()
}

fn traps(paid: &Paid) -> SeatSet {
    paid.lines.iter().filter(|line| matches!(line.source, Source::Trap { .. })).map(|line| line.seat).collect()
}

/// I9, I12.
fn table_adds_up(seats: u8, paid: &Paid, round: u8) {
    let (pawns, traps) = (pawns(paid), traps(paid));
    let [p, q, t] = [pawns, traps, pawns.and(traps)].map(|seats| u32::from(seats.len()));
    let shares = if q <= 1 { p } else { q * p - t };
    let total: u32 = paid.lines.iter().map(|line| line.amount.0).sum();
    assert_eq!(total, 1_000 * paid.value * shares, "I9");
    assert!(p >= 1 && total >= 1_000 * paid.value * p, "I9");
    assert!(paid.raises.len() <= seats, "I12");
    assert!(u32::from(paid.points) <= u32::from(seats) * POINTS[usize::from(round) - 1], "I12");
    assert_eq!(paid.value, u32::from(paid.points) * (1 + u32::from(paid.raises.len())), "R33");
}

/// I14.
fn somebody_is_awaited(game: &Vabanque, state: &State, view: &View) {
    match (game.awaited(state), view.moment) {
        (Awaited::Luck, Moment::Lot) | (Awaited::Nobody, Moment::Over) => {}
        (
            Awaited::Seats(seats),
            Moment::FirstPawn { seat }
            | Moment::Chips { seat, .. }
            | Moment::Cards { seat, .. }
            | Moment::Pawns { seat },
        ) => assert_eq!(seats, SeatSet::one(seat), "I14"),
        (awaited, moment) => panic!("I14: awaited {awaited} in {moment:?}"),
    }
    for viewer in Viewer::all(game.seats()) {
        let offered = game.view(state, viewer).offer.is_some();
        assert_eq!(offered, viewer.seat().is_some_and(|seat| game.awaited(state).has(seat)), "I14");
    }
}

/// I15.
fn best_purses_win(game: &Vabanque, state: &State, view: &View) {
    let standings = game.standings(state);
    let best = view.seats.iter().map(|player| player.money).max().unwrap();
    for (line, player) in standings.0.iter().zip(&view.seats) {
        assert_eq!(standings.winners().has(line.seat), player.money == best, "I15");
        let richer = view.seats.iter().filter(|other| other.money > player.money).count();
        assert_eq!(usize::from(line.place), 1 + richer, "I15");
        assert_eq!(line.score, i64::from(player.money.0));
    }
}

fn subject(game: &dyn Fn() -> Vabanque) -> Subject<'_, Vabanque> {
    let steps_max = 2 + 26 * usize::from(game().seats()) + 1; // I11
    Subject { game, thinkable: &thinkable, invariants: &invariants, steps_max }
}

#[test]
fn every_position_obeys_the_laws() {
    for (game, seed) in every_game().zip(0..) {
        subject(&|| game).obeys(seed..seed + 1);
    }
}

#[test]
fn every_position_can_be_imagined() {
    for (game, seed) in every_game().zip(50..) {
        subject(&|| game).can_be_imagined(seed..seed + 1);
    }
}

/// I11: one chance event, 26 decisions for each seat, rounds of 8n, 7n, 6n, 5n.
#[test]
fn whole_matches_add_up() {
    for game in every_game() {
        for seed in 100..103 {
            let mut play = fresh(game, seed);
            let mut whim = whim(seed);
            let mut of_round = [0; 4];
            while play.awaited() != Awaited::Nobody {
                let view = play.view(Viewer::Public);
                let counts = !matches!(view.moment, Moment::Lot | Moment::FirstPawn { .. });
                of_round[usize::from(view.round) - 1] += u8::from(counts);
                step(&mut play, &mut whim, &mut Silent);
            }
            assert_eq!(of_round, [8, 7, 6, 5].map(|each| each * game.seats()), "I11");
            let draws = play.entries().iter().filter(|entry| matches!(entry, Entry::Luck(_))).count();
            assert_eq!(draws, 1, "I11");
            for seat in Seat::first(game.seats()) {
                let own = play.entries().iter().filter(|entry| match entry {
                    Entry::Seat { seat: whose, choice, .. } => {
                        *whose == seat && !matches!(choice, Choice::FirstPawn(_))
                    }
                    Entry::Luck(_) => false,
                    Entry::House(call) => match *call {},
                });
                assert_eq!(own.count(), 26, "I11");
            }
        }
    }
}

/// I4, I5, I6: what one step may change.
#[test]
fn a_step_changes_what_its_phase_changes() {
    for game in every_game() {
        for seed in 200..203 {
            let mut play = fresh(game, seed);
            let mut whim = whim(seed);
            assert!(play.view(Viewer::Public).seats.iter().all(|player| player.money == Money::default()), "I6, A34");
            let mut before = play.view(Viewer::Public);
            while step(&mut play, &mut whim, &mut Silent) {
                let after = play.view(Viewer::Public);
                let round_ends = after.round > before.round || after.moment == Moment::Over;
                if before.moment != Moment::Lot {
                    let new_order = after.round > before.round;
                    assert!(new_order || after.order == before.order, "I4");
                }
                for (n, (one, two)) in before.seats.iter().zip(&after.seats).enumerate() {
                    assert!(one.money <= two.money, "I6");
                    assert!(round_ends || one.money == two.money, "I6");
                    let (Some(from), Some(to)) = (one.pawn, two.pawn) else { continue };
                    let steps = (to.number() + before.tables.len() as u8 - from.number()) % before.tables.len() as u8;
                    let moves = matches!(before.moment, Moment::Pawns { seat } if usize::from(seat.number()) == n);
                    assert!(steps <= if moves { 4 } else { 0 }, "I5");
                }
                if before.seats[0].pawn.is_none() && after.seats[0].pawn.is_some() {
                    let pawns: Vec<u8> = after
                        .order
                        .iter()
                        .map(|seat| after.seats[usize::from(seat.number())].pawn.unwrap().number())
                        .collect();
                    let two_on = |from: u8| (from + 1) % after.tables.len() as u8 + 1;
                    assert!(pawns.windows(2).all(|pair| pair[1] == two_on(pair[0])), "I5");
                    assert!(after.tables.iter().all(|place| place.pawns.len() <= 1), "I5");
                }
                before = after;
            }
        }
    }
}
