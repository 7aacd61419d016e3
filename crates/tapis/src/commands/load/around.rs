//! Quitte ou Double: what a scripted player does around a task, so that no room waits for a clock.

use house::protocol::stage::{Mark, StageAsk, Vote};
use serde::Deserialize;
use serde_json::Value;

/// What everybody answers to a question: nothing that any card expects.
pub(crate) const ANSWER: &str = r#"{"answer":"zzz"}"#;

/// As much of a view as tells what is to be done, and one thing that goes on from the next.
#[derive(Deserialize, PartialEq)]
pub(crate) struct Look {
    turns: u32,
    moment: Value,
    part: Option<String>,
    board: Option<Board>,
}

#[derive(Deserialize, PartialEq)]
struct Board {
    level: u8,
    family: String,
    ally: Option<Value>,
    read: Option<Read>,
}

#[derive(Deserialize, PartialEq)]
struct Read {
    kind: Value,
    open: String,
}

impl Look {
    /// What this seat does now besides answering, if anything: readers speak and are lenient, voters too; what only a
    /// machine can judge is called faulty by both who may.
    pub(crate) fn ask(&self, seat: u8) -> Option<StageAsk> {
        let part = self.part.as_deref();
        let board = self.board.as_ref()?;
        let (reads, plays) = (part == Some("reader"), part == Some("player"));
        if let Some(voters) = self.moment.pointer("/voting/voters") {
            let votes =
                voters.get(usize::from(seat)).and_then(Value::as_array).is_some_and(|people| !people.is_empty());
            return votes.then_some(StageAsk::Vote(Vote::Yes));
        }
        match self.moment.as_str()? {
            "reading" | "asking" if reads => Some(StageAsk::Speak),
            "judging" if reads => Some(StageAsk::Mark(Mark::Leave)),
            "attempting" if board.family == "challenge" => {
                let is_skill = board.read.as_ref().is_some_and(|read| read.kind.is_object());
                match is_skill {
                    true if reads || plays => Some(StageAsk::Faulty),
                    false if reads => Some(StageAsk::Mark(Mark::Accept)),
                    true | false => None,
                }
            }
            _ => None,
        }
    }
}
