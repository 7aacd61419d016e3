//! What one viewer may know: everything but the kinds of cards that lie face down or are in others' hands.
//!
//! A32: the public stands behind nobody.

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Viewer};

use crate::card::{Cards, Kind, KindSet};
use crate::chips::{CHIPS_PER_SEAT, Chips, VALUES};
use crate::choice::STEPS_MAX;
use crate::money::Money;
use crate::rules::in_turn;
use crate::setup::{Edition, SEATS_MAX, UnrevealedCards, Vabanque};
use crate::state::{Phase, State, Story};
use crate::table::{Table, TableSet};

/// A match as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct View {
    /// Which box is on the table.
    pub edition: Edition,
    /// A11: what becomes of unseen cards after the match, known to all before it starts.
    pub unrevealed_cards: UnrevealedCards,
    /// A21: the banknotes that money is drawn with, largest first.
    #[cfg_attr(feature = "wire", ts(type = "Array<number>"))]
    pub notes: &'static [Money],
    /// R13: 1 to 4.
    pub round: u8,
    /// Where the round stands.
    pub moment: Moment,
    /// R7, R43: the order of play, first to last; empty before the draw.
    #[cfg_attr(feature = "wire", ts(type = "Array<number>"))]
    pub order: ArrayVec<Seat, SEATS_MAX>,
    /// What lies and stands at each table, from table 1 on.
    #[cfg_attr(feature = "wire", ts(type = "Array<Place>"))]
    pub tables: ArrayVec<Place, { Table::MAX }>,
    /// The cards of this round beside the tables, in the order in which they were laid.
    #[cfg_attr(feature = "wire", ts(type = "Array<Card>"))]
    pub cards: ArrayVec<Card, { 3 * SEATS_MAX }>,
    /// What each seat has, in seat order.
    #[cfg_attr(feature = "wire", ts(type = "Array<Player>"))]
    pub seats: ArrayVec<Player, SEATS_MAX>,
    /// The viewer's own cards in hand; none for the public.
    pub hand: KindSet,
    /// A26: the last round that was paid.
    pub last: Option<LastRound>,
    /// The viewer's own open decision.
    pub offer: Option<Offer>,
}

/// Where a round stands, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Moment {
    /// The first player is being drawn.
    Lot,
    /// The first player of 2001 names a table.
    FirstPawn {
        /// Who.
        seat: Seat,
    },
    /// Phase 1: chips are placed.
    Chips {
        /// Whose turn it is.
        seat: Seat,
        /// Which of that seat's chips of this round, from 1.
        nth: u8,
        /// R15: 5, 10, 20 or 50.
        value: u8,
    },
    /// Phase 2: cards are laid.
    Cards {
        /// Whose turn it is.
        seat: Seat,
        /// Which of that seat's cards of this round, from 1.
        nth: u8,
    },
    /// Phase 3: pawns are moved.
    Pawns {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The last round is paid.
    Over,
}

/// One table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Place {
    /// Its number, from 1.
    pub table: Table,
    /// One pile for each value.
    pub chips: Chips,
    /// R32: their sum.
    pub points: u16,
    /// Whose pawns stand there.
    pub pawns: SeatSet,
}

/// A card beside a table, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Card {
    /// Whose.
    pub seat: Seat,
    /// A9: the owner's 1st, 2nd or 3rd card of the round.
    pub nth: u8,
    /// Beside which table.
    pub table: Table,
    /// What it is; nothing where the viewer sees its back. The view draws no conclusions (A12).
    pub kind: Option<Kind>,
}

/// What everybody knows about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Player {
    /// A22: always public.
    pub money: Money,
    /// Where its pawn stands; nowhere before pawns are placed.
    pub pawn: Option<Table>,
    /// How many cards are in its hand.
    pub cards: u8,
    /// A6: the chips that it still has to place, this round and later.
    pub chips: Chips,
}

/// A round that was paid. What each table paid, and why, was told when it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct LastRound {
    /// Which, 1 to 4.
    pub round: u8,
    /// The order in which it was played.
    #[cfg_attr(feature = "wire", ts(type = "Array<number>"))]
    pub order: ArrayVec<Seat, SEATS_MAX>,
    /// Where each seat's pawn stood, in seat order.
    #[cfg_attr(feature = "wire", ts(type = "Array<number>"))]
    pub pawns: ArrayVec<Table, SEATS_MAX>,
    /// All its cards in the order in which they were laid; turned up where a pawn stood (R30, R31).
    #[cfg_attr(feature = "wire", ts(type = "Array<Card>"))]
    pub cards: ArrayVec<Card, { 3 * SEATS_MAX }>,
}

/// What the viewer can choose from, as the page builds its controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Offer {
    /// R10: any table.
    FirstPawn {
        /// All of them.
        tables: TableSet,
    },
    /// R17: any table.
    Chip {
        /// All of them.
        tables: TableSet,
    },
    /// R20: any card still in hand, any table.
    Card {
        /// The kinds in hand.
        kinds: KindSet,
        /// All of them.
        tables: TableSet,
    },
    /// R26: 0 to 4 tables on.
    Move {
        /// By number of steps.
        steps: [Step; STEPS_MAX as usize + 1],
    },
}

/// One move on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Step {
    /// How many tables on.
    pub steps: u8,
    /// Where the pawn then stands.
    pub table: Table,
}

pub(crate) fn view(game: &Vabanque, state: &State, viewer: Viewer) -> View {
    // Filled in place and not put together from parts: a view is large, and every part would be copied.
    let mut view = View {
        edition: game.edition,
        unrevealed_cards: game.unrevealed_cards,
        notes: game.edition.notes(),
        round: state.round,
        moment: moment(state),
        order: ArrayVec::new(),
        tables: ArrayVec::new(),
        cards: ArrayVec::new(),
        seats: ArrayVec::new(),
        hand: viewer.seat().map_or(KindSet::EMPTY, |seat| state.cards.hand(seat)), // R3
        last: None,
        offer: viewer.seat().and_then(|seat| offer(game, state, seat)),
    };
    if state.phase != Phase::Lot {
        view.order.extend(game.played(&state.order).iter().copied());
    }
    fill_tables(game, state, &mut view.tables);
    let open = match (state.phase, &state.last) {
        (Phase::Over, Some(story)) => turned(game, state, story), // A23
        _ => TableSet::EMPTY,                                     // A9
    };
    each_card(&state.cards, game.played(&state.order), open, viewer, |card| view.cards.push(card));
    fill_seats(game, state, &mut view.seats);
    if let Some(story) = &state.last {
        let empty = LastRound {
            round: state.last_round(),
            order: ArrayVec::new(),
            pawns: ArrayVec::new(),
            cards: ArrayVec::new(),
        };
        fill_last(game, state, story, viewer, view.last.insert(empty));
    }
    view
}

fn moment(state: &State) -> Moment {
    let Some(seat) = in_turn(state) else {
        return if state.phase == Phase::Lot { Moment::Lot } else { Moment::Over };
    };
    match state.phase {
        Phase::FirstPawn => Moment::FirstPawn { seat },
        Phase::Chips(turn) => Moment::Chips { seat, nth: turn.pass + 1, value: VALUES[usize::from(state.round - 1)] },
        Phase::Cards(turn) => Moment::Cards { seat, nth: turn.pass + 1 },
        Phase::Pawns { .. } => Moment::Pawns { seat },
        Phase::Lot | Phase::Over => unreachable!("it is nobody's turn"),
    }
}

fn pawns_stand(state: &State) -> bool {
    !matches!(state.phase, Phase::Lot | Phase::FirstPawn)
}

fn fill_tables(game: &Vabanque, state: &State, tables: &mut ArrayVec<Place, { Table::MAX }>) {
    for table in Table::first(game.tables) {
        let chips = state.chips[table];
        tables.push(Place { table, chips, points: chips.points(), pawns: SeatSet::EMPTY });
    }
    if pawns_stand(state) {
        for seat in Seat::first(game.seats) {
            let at = &mut tables[usize::from(state.pawns[seat].number() - 1)];
            at.pawns = at.pawns.with(seat);
        }
    }
}

/// The tables whose cards of that round everybody may know.
fn turned(game: &Vabanque, state: &State, story: &Story) -> TableSet {
    match (state.phase, game.unrevealed_cards) {
        (Phase::Over, UnrevealedCards::ShownAfterMatch) => TableSet::first(game.tables), // A11
        _ => story.visited(game.seats),                                                  // R30, R31
    }
}

/// The cards of a round in the order in which they were laid, with the kinds of the viewer's own and of those at `open`.
#[inline]
fn each_card(cards: &Cards, order: &[Seat], open: TableSet, viewer: Viewer, mut show: impl FnMut(Card)) {
    let own = viewer.seat();
    cards.each(order, |seat, pass, laid| {
        let seen = own == Some(seat) || open.has(laid.table);
        show(Card { seat, nth: pass + 1, table: laid.table, kind: seen.then_some(laid.kind) });
    });
}

fn fill_seats(game: &Vabanque, state: &State, seats: &mut ArrayVec<Player, SEATS_MAX>) {
    let of_round = usize::from(state.round - 1);
    // How many chips and cards of this round each seat has placed, and who has placed one more.
    let whole = CHIPS_PER_SEAT[of_round];
    let (chips, cards, turn) = match state.phase {
        Phase::Lot | Phase::FirstPawn => (0, 0, 0),
        Phase::Chips(turn) => (turn.pass, 0, turn.place),
        Phase::Cards(turn) => (whole, turn.pass, turn.place),
        Phase::Pawns { .. } | Phase::Over => (whole, 3, 0),
    };
    let ahead: SeatSet = state.order[..usize::from(turn)].iter().copied().collect();
    let placing_chips = matches!(state.phase, Phase::Chips(_));
    let mut left = Chips(CHIPS_PER_SEAT);
    left.0[..of_round].fill(0);
    for seat in Seat::first(game.seats) {
        let one_more = u8::from(ahead.has(seat));
        let (chip, card) = if placing_chips { (one_more, 0) } else { (0, one_more) };
        left.0[of_round] = whole - chips - chip;
        let pawn = pawns_stand(state).then_some(state.pawns[seat]);
        seats.push(Player { money: state.money[seat], pawn, cards: 3 - cards - card, chips: left });
    }
}

fn fill_last(game: &Vabanque, state: &State, story: &Story, viewer: Viewer, last: &mut LastRound) {
    let order = game.played(&story.order);
    last.order.extend(order.iter().copied());
    last.pawns.extend(story.pawns.first(game.seats).iter().copied());
    each_card(&story.cards, order, turned(game, state, story), viewer, |card| last.cards.push(card));
}

fn offer(game: &Vabanque, state: &State, seat: Seat) -> Option<Offer> {
    let tables = TableSet::first(game.tables);
    match state.phase {
        _ if in_turn(state) != Some(seat) => None,
        Phase::FirstPawn => Some(Offer::FirstPawn { tables }),
        Phase::Chips(_) => Some(Offer::Chip { tables }),
        Phase::Cards(_) => Some(Offer::Card { kinds: state.cards.hand(seat), tables }),
        Phase::Pawns { .. } => {
            let step = |steps: usize| {
                let steps = steps as u8;
                Step { steps, table: state.pawns[seat].after(steps, game.tables) }
            };
            Some(Offer::Move { steps: std::array::from_fn(step) })
        }
        Phase::Lot | Phase::Over => None,
    }
}
