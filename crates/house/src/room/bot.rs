//! Whoever plays when no person does: a bot on its chair or for somebody who is away, and the clock.

use std::time::Duration;

use bots::Whim;
use engine::{By, Luck as _, Seat};

use crate::protocol::room::{Pace, Sitter};
use crate::room::actor::RoomActor;
use crate::room::{Wake, default};
use crate::time::Moment;

/// The shortest pause of a bot, and how much longer it may be. Both are the same whatever it holds.
const PAUSE: Duration = Duration::from_millis(600);
const PAUSE_MORE_MS: u32 = 1200;

/// A bot at work. Its answer is played at `from`, however soon it came.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thinking {
    pub(super) from: Moment,
    pub(super) until: Moment,
    pub(super) n: Option<u32>,
}

impl RoomActor {
    /// A bot begins to think. Its pause comes from a stream of its own and tells nothing.
    pub(super) fn think(&mut self, seat: Seat, now: Moment) {
        let Some(table) = &self.table else { return };
        let (count, Some(decision)) = (table.face().count(seat), table.decision(seat)) else { return };
        let pause = match self.keep.settings.pace {
            Pace::Human => PAUSE + Duration::from_millis(self.whim.below(PAUSE_MORE_MS).into()),
            Pace::AtOnce => Duration::ZERO,
        };
        let from = now.after(pause);
        let until = from.after(self.shared.config.bot_limit);
        self.clocks.seats[seat].bot = Some(Thinking { from, until, n: None });
        let seed = u64::from(self.whim.word()) << 32 | u64::from(self.whim.word());
        let door = self.door.clone();
        self.shared.bench.think(Box::new(move || {
            let n = Whim::new(seed).below(count.max(1));
            if let Some(door) = door.upgrade() {
                // A full mailbox means a busy room; the bot's time-out answers then.
                let _ = door.try_send(Wake::Thought { decision, n });
            }
        }));
    }

    /// A bot has thought.
    pub(crate) fn thought(&mut self, decision: u32, n: u32) {
        let now = self.now();
        for seat in Seat::first(Seat::MAX as u8) {
            let clock = &mut self.clocks.seats[seat];
            if clock.decision == Some(decision)
                && let Some(bot) = &mut clock.bot
            {
                bot.n = Some(n);
                if bot.from <= now {
                    self.bot_plays(seat, n);
                }
                return;
            }
        }
    }

    pub(super) fn bot_plays(&mut self, seat: Seat, n: u32) {
        let by = match self.keep.chairs.get(usize::from(seat.number())).map(|chair| &chair.sitter) {
            Some(Sitter::Bot(_)) if !self.keep.chairs[usize::from(seat.number())].minded => By::Owner,
            _ => By::Bot,
        };
        self.plays(seat, n, by);
    }

    pub(super) fn clock_plays(&mut self, seat: Seat) {
        let Some(table) = &self.table else { return };
        let n = default::default(self.keep.settings.game, table.face(), seat, &mut self.whim);
        self.plays(seat, n, By::Clock);
    }

    fn plays(&mut self, seat: Seat, n: u32, by: By) {
        let Some(table) = &mut self.table else { return };
        let count = table.face().count(seat);
        if !table.awaited().has(seat) || count == 0 {
            return;
        }
        let choice = table.face().nth(seat, n.min(count - 1));
        if let Err(refused) = table.play(seat, choice.get(), by) {
            tracing::error!(room = %self.keep.code, %refused, "what is offered is not accepted");
            return;
        }
        self.draw_owed();
    }
}
