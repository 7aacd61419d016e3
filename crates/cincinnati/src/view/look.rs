//! How a view is made: everything but first rolls and sealed answers of others, and what lies face down.

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Viewer};

use super::{Asked, DuelStep, DuelView, Moment, Offer, SeatView, Showing, Side, TableView, View};
use crate::card::Card;
use crate::choice::Answer;
use crate::event::Prize;
use crate::hand::Hand;
use crate::order::Order;
use crate::rules::CHIP_WORTH;
use crate::setup::{ChipSupply, Cincinnati, KeepOrder};
use crate::state::{Act, Duel, Phase, State};
use crate::table::Table;

pub(crate) fn look(game: &Cincinnati, state: &State, viewer: Viewer) -> View {
    let own = viewer.seat();
    let mut view = View {
        round: state.round,
        turner: if matches!(state.phase, Phase::Lot) { None } else { Some(state.turner) },
        moment: moment(state),
        tables: ArrayVec::new(),
        seats: ArrayVec::new(),
        supply: match game.chip_supply {
            ChipSupply::Twenty => Some(state.supply),
            ChipSupply::Unlimited => None,
        },
        deck: game.deck(state),
        aside: game.aside(),
        returns: state.returns,
        discard: state.discard,
        keep_order: game.keep_order,
        first_round_duel: game.first_round_duel,
        mine: ArrayVec::new(),
        offer: own.and_then(|seat| offer(game, state, seat)),
    };
    // Filled in place, for a view is made for every viewer after every decision.
    tables(game, state, &mut view.tables);
    seats(game, state, own, &mut view.seats);
    mine(game, state, own, &mut view.mine);
    view
}

fn tables(game: &Cincinnati, state: &State, views: &mut ArrayVec<TableView, 3>) {
    let is_open = state.is_open(); // R15, A7
    for table in game.tables().iter().copied() {
        let pile = state.pile[table];
        let there = if is_open { game.seats_at(state, table) } else { SeatSet::EMPTY };
        let best = if pile.is_empty() { SeatSet::EMPTY } else { game.best_among(state, table, there) }; // A4
        views.push(TableView { table, pile, worth: pile.worth(), seats: there, best });
    }
}

/// What the step that is open shows of the seats.
#[derive(Default)]
struct Step {
    /// Who has answered.
    answered: SeatSet,
    /// Whose kept dice everybody may see.
    kept: SeatSet,
    /// Whose kept dice only their owners may see.
    sealed: SeatSet,
    /// In which order they decide or are asked.
    order: Order,
}

fn step(game: &Cincinnati, state: &State) -> Step {
    match state.phase {
        Phase::Choosing { waiting } => {
            Step { answered: SeatSet::first(game.seats).minus(waiting), ..Step::default() } // A7
        }
        Phase::Keeping { order, waiting, .. } => {
            let answered = order.set().minus(waiting);
            match game.keep_order {
                KeepOrder::InOrder => Step { answered, kept: answered, order, ..Step::default() },
                KeepOrder::Simultaneous => Step { answered, sealed: answered, ..Step::default() }, // A9
            }
        }
        Phase::Throwing { step, .. } => Step { answered: step, kept: step, ..Step::default() },
        Phase::Asking { order, .. } => Step { order, ..Step::default() },
        Phase::Challenging { holders } => Step { order: holders, ..Step::default() },
        Phase::Lot
        | Phase::Turning { .. }
        | Phase::Placing { .. }
        | Phase::Rolling { .. }
        | Phase::Duel(_)
        | Phase::Over => Step::default(),
    }
}

fn seats(game: &Cincinnati, state: &State, own: Option<Seat>, views: &mut ArrayVec<SeatView, 6>) {
    let step = step(game, state);
    let is_open = state.is_open();
    for seat in Seat::first(game.seats) {
        let is_own = own == Some(seat);
        let shows_kept = step.kept.has(seat) || is_own && step.sealed.has(seat);
        let (table, dice) = if is_open || is_own { (state.table[seat], state.hand[seat]) } else { (None, None) }; // A7
        let before = state.before[seat];
        let worth = before.worth();
        views.push(SeatView {
            money: before.money(),
            worth,
            chips: state.chips[seat],
            total: worth + CHIP_WORTH * u32::from(state.chips[seat]),
            duels: before.count(Card::Duel),
            table,
            dice,
            showing: if is_open { table.zip(dice).map(|(table, hand)| showing(table, hand)) } else { None },
            answered: step.answered.has(seat),
            kept: if shows_kept { Some(state.kept[seat]) } else { None },
            place: None,
        });
    }
    for (place, seat) in (1..).zip(step.order.iter()) {
        views[usize::from(seat.number())].place = Some(place);
    }
}

fn showing(table: Table, hand: Hand) -> Showing {
    Showing { table, category: hand.category(), sum: hand.sum(), meets: hand.meets(table) }
}

fn mine(game: &Cincinnati, state: &State, own: Option<Seat>, showings: &mut ArrayVec<Showing, 3>) {
    let choosing = matches!(state.phase, Phase::Choosing { .. });
    if let Some(hand) = own.filter(|_| choosing).and_then(|seat| state.hand[seat]) {
        showings.extend(game.tables().iter().map(|table| showing(*table, hand)));
    }
}

fn moment(state: &State) -> Moment {
    match state.phase {
        Phase::Lot => Moment::Lot,
        Phase::Turning { table, replacing } => Moment::Turning { table, replacing },
        Phase::Placing { table, card } => Moment::Placing { table, card },
        Phase::Rolling { seat } => Moment::Rolling { seat },
        Phase::Choosing { waiting } => Moment::Choosing { waiting },
        Phase::Keeping { roll, order, waiting, deciding } => {
            Moment::Keeping { roll, step: order.set(), waiting, deciding }
        }
        Phase::Throwing { roll, step, due } => Moment::Throwing { roll, step, due },
        Phase::Asking { order, next, paid } => {
            let said = |seat| if paid.has(seat) { Answer::Yes } else { Answer::No };
            let asked = |(place, seat)| Asked { seat, answer: (place < next).then(|| said(seat)) };
            Moment::Asking { pass: (0..).zip(order.iter()).map(asked).collect() }
        }
        Phase::Challenging { holders } => Moment::Challenging { holders: holders.iter().collect() },
        Phase::Duel(duel) => Moment::Duel(duel_view(state, &duel)),
        Phase::Over => Moment::Over,
    }
}

fn duel_view(state: &State, duel: &Duel) -> DuelView {
    let side = |seat: Seat| {
        let dice = duel.hand[seat];
        Side { seat, dice, category: dice.map(Hand::category), chips: state.chips[seat] }
    };
    DuelView {
        prize: Prize::of(state, duel.stake, duel.sides),
        sides: duel.sides.iter().map(side).collect(),
        roll: duel.roll,
        turn: duel.seat(),
        step: match duel.act {
            Act::Throw { kept } => DuelStep::Throw { kept },
            Act::Keep => DuelStep::Keep,
            Act::Answer => DuelStep::Answer,
        },
        paid: duel.paid,
        holders: duel.stake.holders().iter().collect(),
    }
}

/// Only for a seat that is awaited.
fn offer(game: &Cincinnati, state: &State, seat: Seat) -> Option<Offer> {
    let tables = || game.tables().iter().copied().collect();
    let keep = |dice: Option<Hand>, roll| dice.map(|dice| Offer::Keep { dice, roll });
    match state.phase {
        Phase::Placing { card, .. } if seat == state.turner => Some(Offer::Place { card, tables: tables() }),
        Phase::Choosing { waiting } if waiting.has(seat) => Some(Offer::Table { tables: tables() }),
        Phase::Keeping { roll, deciding, .. } if deciding.has(seat) => keep(state.hand[seat], roll),
        Phase::Asking { order, next, .. } if order.get(next) == Some(seat) => {
            Some(Offer::Extra { chips: state.chips[seat] })
        }
        Phase::Challenging { holders } if holders.first() == Some(seat) => {
            Some(Offer::Challenge { seats: SeatSet::first(game.seats).without(seat) })
        }
        Phase::Duel(duel) if duel.seat() == seat => match duel.act {
            Act::Keep => keep(duel.hand[seat], duel.roll),
            Act::Answer => Some(Offer::Extra { chips: state.chips[seat] }),
            Act::Throw { .. } => None,
        },
        Phase::Lot
        | Phase::Turning { .. }
        | Phase::Placing { .. }
        | Phase::Rolling { .. }
        | Phase::Choosing { .. }
        | Phase::Keeping { .. }
        | Phase::Throwing { .. }
        | Phase::Asking { .. }
        | Phase::Challenging { .. }
        | Phase::Duel(_)
        | Phase::Over => None,
    }
}
