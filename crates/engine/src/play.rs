//! The match: the only thing that drives a game.

use crate::game::{Awaited, Game, Refusal, Standings, Viewer};
use crate::luck::Stream;
use crate::notation::Notation;
use crate::record::{By, Entry, EntryOf, Flaw, Why};
use crate::seat::Seat;
use crate::sight::Sight;
use crate::tell::{Silent, Tell};

/// A game under way: its rules, its position, its luck and every entry so far.
///
/// It draws only when it is told to, so that a house can wait for the gesture of whoever shakes the cup.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: G,
    state: G::State,
    stream: Stream,
    entries: Vec<EntryOf<G>>,
}

impl<G: Game> Match<G> {
    /// A match in which nothing has happened yet.
    pub fn new(game: G, stream: Stream) -> Self {
        let state = game.start();
        Self { game, state, stream, entries: Vec::new() }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position, opaque to everybody but the game's own crate.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Everything that has entered the match, in order.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// What it waits for.
    pub fn awaited(&self) -> Awaited {
        self.game.awaited(&self.state)
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// The match as this seat meets it.
    pub fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight::new(&self.game, &self.state, seat)
    }

    /// Scores and places as they stand.
    pub fn standings(&self) -> Standings {
        self.game.standings(&self.state)
    }

    /// A seat answers. A refused answer leaves no trace.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        by: By,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Refusal> {
        self.game.check(&self.state, seat, &choice)?;
        self.entries.push(Entry::Seat { seat, choice: choice.clone(), by });
        self.game.play(&mut self.state, seat, choice, tell);
        Ok(())
    }

    /// Luck answers once; luck is awaited.
    pub fn draw(&mut self, tell: &mut impl Tell<G::Event>) {
        assert_eq!(self.awaited(), Awaited::Luck, "a draw that luck does not owe");
        let outcome = self.game.draw(&self.state, &mut self.stream);
        assert_eq!(self.game.possible(&self.state, &outcome), Ok(()), "luck drew {outcome:?}");
        self.entries.push(Entry::Luck(outcome.clone()));
        self.game.settle(&mut self.state, outcome, tell);
    }

    /// Luck answers until somebody else is awaited.
    pub fn draw_all(&mut self, tell: &mut impl Tell<G::Event>) {
        while self.awaited() == Awaited::Luck {
            self.draw(tell);
        }
    }

    /// The house says something. A refused call leaves no trace.
    pub fn hear(&mut self, call: G::Call, tell: &mut impl Tell<G::Event>) -> Result<(), Refusal> {
        self.game.hear(&mut self.state, call.clone(), tell)?;
        self.entries.push(Entry::House(call));
        Ok(())
    }
}

impl<G: Notation> Match<G> {
    /// Brings a match back from its entries, or says which of them cannot be. It need not be over.
    pub fn replay(game: G, stream: Stream, entries: impl IntoIterator<Item = EntryOf<G>>) -> Result<Self, Flaw> {
        let mut play = Self::new(game, stream);
        for entry in entries {
            play.push(entry, &mut Silent)?;
        }
        Ok(play)
    }

    /// Lets one written entry happen, if it can: the choice legal for that seat now, the draw what the stream gives.
    ///
    /// A false draw has used up words of the stream: after a flaw this match is not to be played on.
    pub fn push(&mut self, entry: EntryOf<G>, tell: &mut impl Tell<G::Event>) -> Result<(), Flaw> {
        let flaw = |why| Flaw { entry: self.entries.len(), why };
        match (self.awaited(), entry) {
            (Awaited::Nobody, _) => Err(flaw(Why::AfterTheEnd)),
            (Awaited::Luck, Entry::Luck(written)) => {
                let drawn = self.game.draw(&self.state, &mut self.stream);
                if drawn != written {
                    let [written, drawn] = [written, drawn].map(|outcome| self.game.print_outcome(&outcome));
                    return Err(flaw(Why::OtherDraw { written, drawn }));
                }
                self.entries.push(Entry::Luck(drawn.clone()));
                self.game.settle(&mut self.state, drawn, tell);
                Ok(())
            }
            (Awaited::Seats(_) | Awaited::House, Entry::Luck(_)) => Err(flaw(Why::LuckNotOwed)),
            (Awaited::Luck, Entry::Seat { .. }) => Err(flaw(Why::LuckOwed)),
            (Awaited::Seats(_) | Awaited::House, Entry::Seat { seat, choice, by }) => {
                let printed = |game: &G| game.print_choice(&choice);
                match self.game.check(&self.state, seat, &choice) {
                    Ok(()) => {
                        self.entries.push(Entry::Seat { seat, choice: choice.clone(), by });
                        self.game.play(&mut self.state, seat, choice, tell);
                        Ok(())
                    }
                    Err(refusal) => Err(flaw(Why::Choice { seat, choice: printed(&self.game), refusal })),
                }
            }
            (Awaited::Luck | Awaited::Seats(_) | Awaited::House, Entry::House(call)) => {
                let entry = self.entries.len();
                self.hear(call.clone(), tell).map_err(|refusal| {
                    let call = self.game.print_call(&call);
                    Flaw { entry, why: Why::Call { call, refusal } }
                })
            }
        }
    }
}
