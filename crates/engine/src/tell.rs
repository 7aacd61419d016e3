//! Events, and who hears which form of them.

use crate::game::Viewer;
use crate::seat::SeatSet;

/// Where the rules tell what has happened, as it happens.
///
/// Everybody hears of everything at the same beat; what differs is the form. So nobody learns from the number or the
/// order of what others hear.
pub trait Tell<E> {
    /// The same for everybody, watchers included.
    fn everyone(&mut self, event: E);

    /// One form for these seats, another for everybody else.
    fn split(&mut self, seats: SeatSet, theirs: E, rest: E);
}

/// Nobody listens: simulations and search, where telling costs nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline(always)]
    fn everyone(&mut self, _: E) {}

    #[inline(always)]
    fn split(&mut self, _: SeatSet, _: E, _: E) {}
}

/// What was told, to be handed on to each viewer in the viewer's form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E>(pub Vec<Telling<E>>);

/// One event with its audience.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Telling<E> {
    /// The same for everybody.
    Everyone(E),
    /// One form for some seats, another for the rest.
    Split {
        /// Who hears the first form.
        seats: SeatSet,
        /// The first form.
        theirs: E,
        /// What everybody else hears.
        rest: E,
    },
}

impl<E> Telling<E> {
    /// The form that this viewer hears.
    pub fn to(&self, viewer: Viewer) -> &E {
        match self {
            Self::Everyone(event) => event,
            Self::Split { seats, theirs, rest } => match viewer.seat() {
                Some(seat) if seats.has(seat) => theirs,
                Some(_) | None => rest,
            },
        }
    }
}

impl<E> Told<E> {
    /// The same tellings in another form, each form made once.
    pub fn map<F>(&self, form: impl Fn(&E) -> F) -> Told<F> {
        let tellings = self.0.iter().map(|telling| match telling {
            Telling::Everyone(event) => Telling::Everyone(form(event)),
            Telling::Split { seats, theirs, rest } => {
                Telling::Split { seats: *seats, theirs: form(theirs), rest: form(rest) }
            }
        });
        Told(tellings.collect())
    }

    /// What this viewer hears, in order.
    pub fn to(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.0.iter().map(move |telling| telling.to(viewer))
    }
}

impl<E> Default for Told<E> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<E> Tell<E> for Told<E> {
    fn everyone(&mut self, event: E) {
        self.0.push(Telling::Everyone(event));
    }

    fn split(&mut self, seats: SeatSet, theirs: E, rest: E) {
        self.0.push(Telling::Split { seats, theirs, rest });
    }
}
