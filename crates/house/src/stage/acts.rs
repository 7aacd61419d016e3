//! What people do around a task.

use std::time::Duration;

use engine::{Match, Seat};
use quitte_ou_double::answer::{Named, TextAnswer, clue_refused, list_entry, text_is_right};
use quitte_ou_double::choice::{Call, Source, Verdict};
use quitte_ou_double::deck::{Answer, Kind};
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{Human, QuitteOuDouble, View};

use crate::protocol::stage::{Mark, StageAsk, StageLine, StageLineKind, Vote};
use crate::protocol::{Code, Why};
use crate::room::RoomActor;
use crate::stage::deeds::Ballot;
use crate::stage::{play, task};

/// Most characters of a typed line.
const LINE_CHARS_MAX: usize = 80;
/// Most lines of one attempt that are kept and shown.
const LINES_MAX: usize = 200;
/// Most words of a clue (7.1).
const CLUE_WORDS_MAX: usize = 12;
/// 7.1: at most one guess per second.
const GUESS_GAP: Duration = Duration::from_secs(1);

/// Who does it, and what the table looks like.
struct At {
    view: View,
    me: Human,
    is_player: bool,
    is_reader: bool,
    is_ally: bool,
}

impl RoomActor {
    pub(crate) fn stage_ask(&mut self, person: u16, ask: StageAsk) -> Result<(), Why> {
        let at = self.stage_at(person)?;
        match ask {
            StageAsk::Speak => self.speak(person),
            StageAsk::Mark(mark) => self.mark(&at, mark),
            StageAsk::Guess { text } => self.guess(&at, text),
            StageAsk::Item { text } => self.item(&at, text),
            StageAsk::Clue { text } => self.clue(&at, text),
            StageAsk::Vote(vote) => self.vote(&at, vote),
            StageAsk::Faulty => self.call_faulty(&at),
        }
    }

    fn stage_at(&self, person: u16) -> Result<At, Why> {
        self.table.as_ref().filter(|_| self.keep.is_playing()).ok_or(Code::NoMatch)?;
        let view = self.seen().ok_or(Code::NotNow)?;
        // Pass-and-play: nobody reads, allies or votes for himself, so a device with several seats has one part at most.
        let mine = || self.humans().filter(|(_, number)| *number == person).map(|(human, _)| human);
        let player = view.seat.zip(view.person).map(|(seat, person)| Human { seat, person });
        let reader = view.board.as_ref().and_then(|board| board.reader);
        let ally = view.board.as_ref().and_then(|board| board.ally);
        let part = [player, reader, ally].into_iter().flatten().find(|part| mine().any(|me| me == *part));
        let me = part.or(mine().next()).ok_or(Code::NotYourSeat)?;
        let is = |part: Option<Human>| part == Some(me);
        Ok(At { me, is_player: is(player), is_reader: is(reader), is_ally: is(ally), view })
    }

    fn mark(&mut self, at: &At, mark: Mark) -> Result<(), Why> {
        if !at.is_reader {
            return Err(Code::NotNow.into());
        }
        let verdict = match (mark, at.view.moment) {
            (Mark::Accept, Scene::Judging | Scene::Attempting) => Verdict::success(Source::Reader),
            (Mark::Leave, Scene::Judging) => Verdict::failure(Source::Machine),
            (Mark::Fault, Scene::Attempting) => Verdict::failure(Source::Reader),
            (Mark::Accept | Mark::Leave | Mark::Fault, _) => return Err(Code::NotNow.into()),
        };
        self.say_verdict(verdict)
    }

    /// 7.1: the ally guesses; the first right guess ends the level.
    fn guess(&mut self, at: &At, text: String) -> Result<(), Why> {
        if !at.is_ally || at.view.moment != Scene::Attempting {
            return Err(Code::NotNow.into());
        }
        let now = self.now();
        if self.stage.guessed.is_some_and(|last| now < last.after(GUESS_GAP)) {
            return Err(Code::TooFast.into());
        }
        self.stage.guessed = Some(now);
        let right = match task(self.stage_play()?).map(|task| &task.answer) {
            Some(Answer::Text(expected)) => text_is_right(expected, &text),
            _ => return Err(Code::NotNow.into()),
        };
        self.line(at.me.seat, StageLineKind::Guess, text, right)?;
        if right { self.say_verdict(Verdict::success(Source::Machine)) } else { Ok(()) }
    }

    /// 7.1: the player and the ally name things; the union counts (N12).
    fn item(&mut self, at: &At, text: String) -> Result<(), Why> {
        if !(at.is_player || at.is_ally) || at.view.moment != Scene::Attempting {
            return Err(Code::NotNow.into());
        }
        let (found, enough) = match task(self.stage_play()?).map(|task| &task.answer) {
            Some(Answer::List { items, need }) => {
                let mut named = named(items, &self.keep.deeds.lines);
                let found = list_entry(items, &named, &text);
                found.into_iter().for_each(|item| named.insert(item));
                (found, named.n_items() >= u32::from(*need))
            }
            _ => return Err(Code::NotNow.into()),
        };
        self.line(at.me.seat, StageLineKind::Item, text, found.is_some())?;
        if enough { self.say_verdict(Verdict::success(Source::Machine)) } else { Ok(()) }
    }

    /// 7.1: clues of 1 to 12 words; forbidden ones are blocked, not punished (N13).
    fn clue(&mut self, at: &At, text: String) -> Result<(), Why> {
        let describing = at.view.board.as_ref().and_then(|board| board.read.as_ref());
        let describing = describing.is_some_and(|read| read.kind == Kind::Describe);
        if !at.is_player || !describing || at.view.moment != Scene::Attempting {
            return Err(Code::NotNow.into());
        }
        let words = text.split_whitespace().count();
        let red = task(self.stage_play()?).and_then(|task| task.red.as_ref());
        let refused = red.is_some_and(|red| clue_refused(&red.taboo, &text));
        if refused || !(1..=CLUE_WORDS_MAX).contains(&words) {
            return Err(Code::BadLine.into());
        }
        self.line(at.me.seat, StageLineKind::Clue, text, false)
    }

    /// A30: sealed; the last one opens them.
    fn vote(&mut self, at: &At, vote: Vote) -> Result<(), Why> {
        let Scene::Voting { voters } = at.view.moment else { return Err(Code::NotNow.into()) };
        if !voters.has(at.me) || self.keep.deeds.has_voted(at.me) {
            return Err(Code::NotNow.into());
        }
        self.keep.deeds.votes.push(Ballot { voter: at.me, vote });
        self.agenda.save = true;
        if self.keep.deeds.votes.len() as u32 == voters.len() { self.count_votes() } else { Ok(()) }
    }

    pub(super) fn count_votes(&mut self) -> Result<(), Why> {
        let deeds = &self.keep.deeds;
        self.say_verdict(Verdict::appeal(deeds.n_votes(Vote::Yes), deeds.n_votes(Vote::No)))
    }

    /// A27: the player and the reader agree, or with the house reading the player and one other seat.
    fn call_faulty(&mut self, at: &At) -> Result<(), Why> {
        let reader = at.view.board.as_ref().and_then(|board| board.reader);
        let player = at.view.seat;
        let may = at.is_player || at.is_reader || reader.is_none() && Some(at.me.seat) != player;
        let open = matches!(at.view.moment, Scene::Approaching | Scene::Starring | Scene::Attempting | Scene::Judging);
        let faulty = &mut self.keep.deeds.faulty;
        if !may || !open || faulty.contains(&at.me.seat) {
            return Err(Code::NotNow.into());
        }
        faulty.push(at.me.seat);
        self.agenda.save = true;
        let agreed = faulty.len() > 1 && faulty.iter().any(|seat| Some(*seat) == player);
        if agreed { self.call(Call::Void) } else { Ok(()) }
    }

    fn line(&mut self, seat: Seat, kind: StageLineKind, text: String, right: bool) -> Result<(), Why> {
        let length = text.chars().count();
        if !(1..=LINE_CHARS_MAX).contains(&length) || text.chars().any(char::is_control) {
            return Err(Code::BadLine.into());
        }
        if self.keep.deeds.lines.len() >= LINES_MAX {
            return Err(Code::TooFast.into());
        }
        self.keep.deeds.lines.push(StageLine { seat, kind, text, right });
        self.agenda.save = true;
        Ok(())
    }

    fn stage_play(&self) -> Result<&Match<QuitteOuDouble>, Why> {
        self.table.as_ref().and_then(play).ok_or_else(|| Code::NotNow.into())
    }

    pub(super) fn say_verdict(&mut self, verdict: Verdict) -> Result<(), Why> {
        self.call(Call::Verdict(verdict))
    }

    /// The house says something to the rules, and luck answers what it then owes.
    pub(super) fn call(&mut self, call: Call) -> Result<(), Why> {
        let call = serde_json::to_string(&call).expect("a call is plain data");
        let table = self.table.as_mut().ok_or(Code::NoMatch)?;
        table.hear(&call).map_err(crate::room::why)?;
        self.draw_owed();
        Ok(())
    }
}

/// N12: what these lines have named.
fn named(items: &[TextAnswer], lines: &[StageLine]) -> Named {
    let mut named = Named::default();
    for line in lines.iter().filter(|line| line.kind == StageLineKind::Item && line.right) {
        list_entry(items, &named, &line.text).into_iter().for_each(|item| named.insert(item));
    }
    named
}
