//! The card and its levels, alone or with an ally, and the one answer (R18, R29 to R33, A20 to A28).

use engine::{Awaited, Refusal, SeatSet, Tell};

use crate::answer::{number_is_right, spelling_is_right, text_is_right};
use crate::choice::{
    ALLY_COMPULSORY, Approach, BLANK_ANSWER, NO_ALLY_HERE, NO_CHANGE, NOT_A_CHALLENGE, NOT_A_POSSIBLE_ALLY, Text, Use,
};
use crate::deck::{Answer, CardId, Deck, Family, Kind, Level, TaskCard, Who};
use crate::event::Event;
use crate::keeper::Keeper;
use crate::people::{Human, People};
use crate::rules::luck::spend;
use crate::rules::{current, current_mut};
use crate::setup::QuitteOuDouble;
use crate::skill::{Layout, layout, leaves_to_luck};
use crate::state::{Phase, Reader, State, Task};

/// What the wrong example of an answer says: nothing that any task expects.
const WRONG: &str = "?";

impl QuitteOuDouble {
    /// R18: the card that was drawn is read, unless it needs an ally and nobody can be one.
    #[inline]
    pub(super) fn deal(&self, state: &mut State, id: CardId, tell: &mut impl Tell<Event>) {
        let card = self.deck.index(id).expect("a card of the deck");
        let family = id.family();
        if current(state).reader == Reader::Unfixed {
            current_mut(state).reader = self.find_reader(state); // A22
        }
        state.piles.take(family, card);
        let kind = self.deck.task_card(family, card).expect("a card of the deck").kind;
        if kind.who() == Who::Ally && !self.roster.is_bot(state.player) && self.possible_allies(state).is_empty() {
            state.piles.put_under(family, card); // A26, A18; a bot takes what comes (A47).
            tell.everyone(Event::PassedOver { kind });
            return;
        }
        current_mut(state).card = Some(card);
        state.last = None; // The cloth is cleared for the new card.
        self.read_level(state, tell);
    }

    /// A22: the first present person of the left seat, counted from its pointer; else the house.
    fn find_reader(&self, state: &State) -> Reader {
        let left = state.player.after(self.seats - 1, self.seats); // A4
        if !self.people_read || self.roster.is_bot(state.player) {
            return Reader::House;
        }
        match state.present.first_from(left, state.pointer[left]) {
            Some(person) => Reader::Human(Human { seat: left, person }),
            None => Reader::House,
        }
    }

    /// R18, R22, R25: the level's task is read out.
    #[inline]
    pub(super) fn read_level(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        let task = current_mut(state);
        (task.ally, task.star, task.word) = (None, false, None); // A25: chosen anew at each level.
        let (family, level) = (task.family, task.level);
        (state.answer, state.verdict) = (None, None);
        let (player, kind) = (self.player(state), self.task_card(state).kind);
        let category = self.roster.category(player); // A6
        tell.everyone(Event::Read { player, family, kind, category, level });
        match kind {
            Kind::Skill(skill) if leaves_to_luck(skill) && !self.roster.is_bot(state.player) => {
                state.phase = Phase::Parameters;
            }
            _ => self.open_approach(state, tell),
        }
    }

    /// What the skill task unfolds from is drawn.
    pub(super) fn lay_out(&self, state: &mut State, word: u32, tell: &mut impl Tell<Event>) {
        current_mut(state).word = Some(word);
        self.open_approach(state, tell);
    }

    /// R33, A24: the player chooses how to go about it, if there is more than one way.
    #[inline]
    pub(super) fn open_approach(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        state.phase = Phase::Approaching;
        // A49; but a keeper is never compulsory (A36), so a change is asked for even where it is the only way.
        if self.n_approaches(state) == 1 && !self.may_change(state) {
            match self.nth_approach(state, 0) {
                Approach::Go => state.phase = Phase::Attempting, // Nothing to tell: a question is answered.
                only => self.approach(state, only, tell),
            }
        }
    }

    /// A23: any present person of another seat who has not read this turn's card. A47: a bot performs alone.
    #[inline]
    pub(crate) fn possible_allies(&self, state: &State) -> People {
        if self.roster.is_bot(state.player) {
            return People::EMPTY;
        }
        let others = state.present.without_seat(state.player);
        current(state).reader.knows().map_or(others, |reader| others.without(reader))
    }

    /// Those of them whom the card lets help (A24).
    #[inline]
    pub(crate) fn allies_on_offer(&self, state: &State) -> People {
        match self.task_card(state).kind.who() {
            Who::Ally | Who::Either => self.possible_allies(state),
            Who::Player | Who::Alone => People::EMPTY,
        }
    }

    /// How the player can go about it without an ally (A24).
    #[inline]
    pub(crate) fn unaided(&self, state: &State) -> Option<Approach> {
        match self.task_card(state).kind.who() {
            Who::Player => Some(Approach::Go),
            Who::Either | Who::Alone => Some(Approach::Alone),
            Who::Ally => self.roster.is_bot(state.player).then_some(Approach::Alone), // A47
        }
    }

    /// 6.5: *another card*, at level 1 only.
    #[inline]
    pub(crate) fn may_change(&self, state: &State) -> bool {
        current(state).level == Level::One && state.keepers[state.player].has(Keeper::AnotherCard)
    }

    #[inline]
    pub(crate) fn n_approaches(&self, state: &State) -> u32 {
        let unaided = u32::from(self.unaided(state).is_some());
        unaided + self.allies_on_offer(state).len() + u32::from(self.may_change(state))
    }

    /// Alone first, then allies in order of play (A45), then another card.
    #[inline]
    pub(super) fn nth_approach(&self, state: &State, n: u32) -> Approach {
        match self.unaided(state) {
            Some(unaided) if n == 0 => unaided,
            unaided => {
                let n = n - u32::from(unaided.is_some());
                let ally = self.allies_on_offer(state).nth_after(state.player, self.seats, n);
                ally.map_or(Approach::Change, Approach::Ally)
            }
        }
    }

    pub(super) fn check_approach(&self, state: &State, approach: Approach) -> Result<(), Refusal> {
        let who = self.task_card(state).kind.who();
        match approach {
            Approach::Change if self.may_change(state) => Ok(()),
            Approach::Change => Err(NO_CHANGE),
            Approach::Go | Approach::Alone if self.unaided(state) == Some(approach) => Ok(()),
            Approach::Alone if who == Who::Ally => Err(ALLY_COMPULSORY),
            Approach::Go | Approach::Alone => Err(NOT_A_CHALLENGE),
            Approach::Ally(_) if who == Who::Player => Err(NOT_A_CHALLENGE),
            Approach::Ally(_) if who == Who::Alone => Err(NO_ALLY_HERE),
            Approach::Ally(ally) if self.allies_on_offer(state).has(ally) => Ok(()),
            Approach::Ally(_) => Err(NOT_A_POSSIBLE_ALLY),
        }
    }

    #[inline]
    pub(super) fn approach(&self, state: &mut State, approach: Approach, tell: &mut impl Tell<Event>) {
        let seat = state.player;
        tell.everyone(Event::Approached { seat, approach });
        match approach {
            Approach::Go | Approach::Alone => state.phase = Phase::Attempting,
            Approach::Ally(ally) => {
                current_mut(state).ally = Some(ally);
                let may_star = state.keepers[ally.seat].has(Keeper::StarAlly); // 6.5
                state.phase = if may_star { Phase::Starring } else { Phase::Attempting };
            }
            Approach::Change => {
                spend(state, seat, Keeper::AnotherCard, &self.deck, tell); // A32
                put_card_under(state); // A18
            }
        }
    }

    /// Who ends the attempt: the player by an answer, the house by a verdict, luck for a bot (A47).
    #[inline]
    pub(super) fn attempt_awaits(&self, state: &State) -> Awaited {
        if self.roster.is_bot(state.player) {
            return Awaited::Luck;
        }
        match current(state).family {
            Family::Question | Family::Riddle => Awaited::Seats(SeatSet::one(state.player)),
            Family::Challenge | Family::Luck => Awaited::House,
        }
    }

    /// Two examples of an answer: the right one, and a wrong one.
    #[inline]
    pub(super) fn nth_answer(&self, state: &State, n: u32) -> Text {
        let shown = self.task(state).and_then(|task| task.shown.as_deref());
        Text::cut(if n == 0 { shown.unwrap_or(WRONG) } else { WRONG })
    }

    /// A28: the first submission counts.
    #[inline]
    pub(super) fn answer(&self, state: &mut State, text: Text, tell: &mut impl Tell<Event>) {
        let right = self.is_right(state, text.as_str());
        state.answer = Some(text);
        state.phase = Phase::Judging { right };
        tell.everyone(Event::Answered { seat: state.player, text });
    }

    /// 7.4: what the machine says to an answer.
    #[inline]
    fn is_right(&self, state: &State, typed: &str) -> bool {
        match self.task(state).map(|task| &task.answer) {
            Some(Answer::Text(expected)) => text_is_right(expected, typed),
            Some(Answer::Number(expected)) => number_is_right(expected, typed),
            Some(Answer::Spelling { accepted, .. }) => spelling_is_right(accepted, typed),
            Some(Answer::List { .. } | Answer::Skill(_) | Answer::Sorting { .. } | Answer::TongueTwister { .. })
            | None => false,
        }
    }

    /// The card on the board.
    #[inline]
    pub(crate) fn task_card(&self, state: &State) -> &TaskCard {
        let Task { family, card, .. } = *current(state);
        let card = card.and_then(|card| self.deck.task_card(family, card));
        card.expect("a card is on the board")
    }

    /// The task that was last read out: what the house needs to judge a performance. It is no viewer's business.
    #[inline]
    pub fn task(&self, state: &State) -> Option<&crate::deck::Task> {
        let task = state.task.as_ref()?;
        let card = self.deck.task_card(task.family, task.card?)?;
        Some(card.task(self.roster.category(self.player(state)), task.level))
    }

    /// What luck made of the skill task on the board: what the house judges an attempt by. It is no viewer's business.
    pub fn layout(&self, state: &State) -> Option<Layout> {
        let task = state.task.as_ref()?;
        let Kind::Skill(skill) = self.deck.task_card(task.family, task.card?)?.kind else { return None };
        layout(skill.figures(self.roster.category(self.player(state)), task.level), task.word?)
    }
}

pub(super) fn check_answer(text: &Text) -> Result<(), Refusal> {
    if text.as_str().trim().is_empty() { Err(BLANK_ANSWER) } else { Ok(()) }
}

/// 6.5: the ally's seat plays *star ally*, or not; then the clock starts.
pub(super) fn star(state: &mut State, used: Use, deck: &Deck, tell: &mut impl Tell<Event>) {
    if used == Use::Use {
        let seat = current(state).ally.expect("an ally was chosen").seat;
        spend(state, seat, Keeper::StarAlly, deck, tell);
        current_mut(state).star = true;
    }
    state.phase = Phase::Attempting;
}

/// A18: the card goes under its pile, and the next one is due.
pub(super) fn put_card_under(state: &mut State) {
    let task = current_mut(state);
    let (family, card) = (task.family, task.card.take().expect("a card is on the board"));
    (task.ally, task.star, task.word) = (None, false, None);
    state.piles.put_under(family, card);
    state.phase = Phase::Drawing;
}
