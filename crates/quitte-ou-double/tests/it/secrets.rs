//! I12 by twins: two matches that differ only in what somebody may not know look the same from there.

use std::sync::Arc;

use engine::{Awaited, By, Game, Luck, Match, Person, Seat, Told, Viewer};
use quitte_ou_double::choice::{Call, Choice, Text};
use quitte_ou_double::deck::specimen::specimen_files;
use quitte_ou_double::deck::{Deck, Language};
use quitte_ou_double::view::{Moment, Part, Read, SkillTask};
use quitte_ou_double::{Human, People, QuitteOuDouble, SeatKind, View};
use testkit::random::{fresh, whim};

use crate::laws::viewers;
use crate::script::{Script, case, deck, wish};

/// The specimen with other answers, other red words, other levels 3 and other tasks for juniors. Nobody plays here who
/// is one, and nobody reaches level 3.
fn twin_deck() -> Arc<Deck> {
    let files = specimen_files(Language::En);
    let files: Vec<(&str, String)> = files.iter().map(|(name, text)| (*name, otherwise(text))).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Arc::new(Deck::read(&files).unwrap())
}

fn otherwise(text: &str) -> String {
    let lines = text.lines().map(|line| match line.split_once(" = ") {
        Some(("accepted" | "red", words)) => {
            let words = words.replace("answer", "riposte").replace("secret", "hidden").replace("word", "term");
            line.replace(line.split_once(" = ").unwrap().1, &words)
        }
        Some(("value", value)) => format!("value = {}", value.parse::<u32>().unwrap() + 500_000),
        Some(("open", open)) if open.contains("junior") || open.ends_with("3\"") => {
            format!("open = {}", open.replace("adult", "grown-up").replace("junior", "young"))
        }
        _ => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Plays the same match on both decks: every answer is wrong on both, so only people decide.
struct Twins {
    one: Match<QuitteOuDouble>,
    two: Match<QuitteOuDouble>,
}

impl Twins {
    fn new(seats: &[SeatKind], seed: u64, twin: &Arc<Deck>) -> Self {
        let game = |deck| QuitteOuDouble::new(&wish(seats.len() as u8), deck, seats).unwrap();
        Self { one: fresh(game(deck()), seed), two: fresh(game(Arc::clone(twin)), seed) }
    }

    /// One step on both; what is told must be the same word for word.
    fn step(&mut self, whim: &mut impl Luck) -> bool {
        let (mut told_one, mut told_two) = (Told::default(), Told::default());
        let calls = self.one.game().count_calls(self.one.state());
        match self.one.awaited() {
            Awaited::Nobody => return false,
            Awaited::Luck => {
                self.one.draw(&mut told_one);
                self.two.draw(&mut told_two);
            }
            Awaited::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let sight = self.one.sight(seat);
                let choice = match (sight.nth(whim.below(sight.count())), self.one.view(Viewer::Public).board) {
                    (Choice::Answer(_), _) => Choice::Answer(Text::new("no idea").unwrap()),
                    (Choice::Double(_), Some(board)) if board.level.number() == 2 => sight.nth(0),
                    (choice, _) => choice,
                };
                self.one.play(seat, choice, By::Owner, &mut told_one).unwrap();
                self.two.play(seat, choice, By::Owner, &mut told_two).unwrap();
            }
            Awaited::House => {
                let call = self.one.game().nth_call(self.one.state(), whim.below(calls));
                self.one.hear(call, &mut told_one).unwrap();
                self.two.hear(call, &mut told_two).unwrap();
            }
        }
        assert_eq!(told_one, told_two, "everything that is told is public");
        true
    }

    fn compare(&self) {
        assert_eq!(self.one.awaited(), self.two.awaited());
        for seat in Seat::first(self.one.game().seats()) {
            let [one, two] = [&self.one, &self.two].map(|play| play.game().count(play.state(), seat));
            assert_eq!(one, two, "seat {seat} has as many choices");
        }
        for viewer in viewers(self.one.game()) {
            let [one, two] = [&self.one, &self.two].map(|play| play.view(viewer));
            let (knows_red, knows_answer) = knows(&one, viewer);
            assert_eq!(unknowing(one, knows_red, knows_answer), unknowing(two, knows_red, knows_answer), "{viewer:?}");
        }
    }
}

/// Whether the viewer may know the red words and the answer of the level that is open (section 4).
fn knows(view: &View, viewer: Viewer) -> (bool, bool) {
    let voters = match view.moment {
        Moment::Voting { voters } => voters,
        _ => People::EMPTY,
    };
    let human = match viewer {
        Viewer::Person(seat, person) => Some(Human { seat, person }),
        Viewer::Seat(seat) if view.seats[usize::from(seat.number())].people.len() == 1 => {
            Some(Human { seat, person: Person(0) })
        }
        Viewer::Seat(_) | Viewer::Public => None,
    };
    let settled = view.moment == Moment::Doubling;
    let judges = view.part == Part::Reader || human.is_some_and(|human| voters.has(human));
    (settled || judges || view.part == Part::Player, settled || judges)
}

/// The view without what its viewer may know: settled levels, and what a player, a reader or a voter is shown.
fn unknowing(mut view: View, knows_red: bool, knows_answer: bool) -> View {
    view.last = None;
    if let Some(read) = view.board.as_mut().and_then(|board| board.read.as_mut()) {
        read.done = std::sync::Arc::default();
        read.red = read.red.take().filter(|_| !knows_red);
        read.expected = read.expected.take().filter(|_| !knows_answer);
    }
    view
}

#[test]
fn what_one_may_not_know_makes_no_difference() {
    use quitte_ou_double::deck::Category::Adult;
    let twin = twin_deck();
    let tables = [
        vec![vec![Adult]; 3],
        vec![vec![Adult]; 5],
        vec![vec![Adult, Adult], vec![Adult, Adult, Adult], vec![Adult, Adult]],
    ];
    let mut votes = 0;
    for (table, seed) in tables.iter().zip(0..).flat_map(|(table, n)| (0..6).map(move |seed| (table, 10 * n + seed))) {
        let seats: Vec<_> = table.iter().cloned().map(SeatKind::People).collect();
        let mut twins = Twins::new(&seats, seed, &twin);
        let mut whim = whim(seed);
        while twins.step(&mut whim) {
            twins.compare();
            votes += u32::from(matches!(twins.one.view(Viewer::Public).moment, Moment::Voting { .. }));
        }
        let calls = twins.one.entries().iter().filter(|entry| matches!(entry, engine::Entry::House(Call::Verdict(_))));
        assert!(calls.count() > 0, "something was judged");
    }
    assert!(votes > 0, "the votes were looked at");
}

fn read_by(script: &Script, seat: u8) -> Read {
    script.seen_by(seat, 0).board.unwrap().read.unwrap()
}

/// 7.2: until the reader has read it out, everybody knows the kind of a card and its category, and the reader alone
/// its text; until he has asked, nobody can answer.
#[test]
fn a_card_is_the_readers_until_it_is_read_out() {
    let mut script = case("n=4", "challenge C01; plain", "");
    let unspoken = |script: &Script, seat| {
        let view = script.game.view_unspoken(&script.state, Viewer::Seat(Seat::new(seat).unwrap()));
        (view.clone(), view.board.unwrap())
    };
    for seat in 0..4 {
        let (view, board) = unspoken(&script, seat);
        assert_eq!((view.moment, view.offer), (Moment::Reading, None));
        assert_eq!(board.unread.unwrap().kind, read_by(&script, 0).kind);
        let read = board.read.filter(|read| read.red.is_some() && read.expected.is_some());
        assert_eq!(read.is_some(), seat == 3, "seat {seat}");
    }
    script.perform("ally 1.0");
    script.perform("ok");
    for seat in 0..4 {
        let (view, board) = unspoken(&script, seat);
        assert_eq!((view.moment, view.offer), (Moment::Asking, None));
        assert_eq!(board.read.unwrap().expected, read_by(&script, 3).expected, "A21: the level is settled");
    }
}

/// 4, 7.1: what luck made of a skill task reaches the player when the attempt begins, and all when it is settled.
#[test]
fn a_skill_task_is_shown_to_its_player() {
    let mut script = case("n=4; keeps 0 L03", "challenge C73; plain", "");
    assert_eq!(read_by(&script, 0).skill, None, "not before the attempt");
    script.perform("alone");
    let right: Vec<String> = (1..=5).map(|n| format!("item{n}")).collect();
    let Some(SkillTask::Sorting { items: laid_out }) = read_by(&script, 0).skill else { panic!("{}", script.text()) };
    assert_ne!(laid_out, right, "not in the right order");
    assert!(right.iter().all(|item| laid_out.contains(item)));
    assert!([1, 2, 3].iter().all(|seat| read_by(&script, *seat).skill.is_none()), "not even the reader");
    script.perform("ok");
    assert!(
        [0, 1, 3].iter().all(|seat| read_by(&script, *seat).skill == Some(SkillTask::Sorting { items: right.clone() }))
    );
    assert!(script.game.layout(&script.state).is_some());
}

/// 6.3, 7.1, I12: a spelling is heard and not read; a tune is written out at levels 1 and 2 only.
#[test]
fn spellings_and_tunes() {
    let mut script = case("n=3", "riddle E25; plain", "");
    for seat in [0, 1] {
        let read = read_by(&script, seat);
        assert_eq!((read.say.as_deref(), read.letters), (Some("wurd e25 adult one"), Some(13)));
        assert_eq!(read.expected, None);
    }
    script.perform("ok");
    assert_eq!(read_by(&script, 0).expected.as_deref(), Some("word e25 adult one"), "A21");
    let mut script = case("n=3", "challenge C29; plain", "");
    for level in 1..=3 {
        assert_eq!(read_by(&script, 0).red.unwrap().notes.is_some(), level < 3);
        assert_eq!(read_by(&script, 1).red, None);
        if level < 3 {
            script.perform("ok");
            script.perform("double");
        }
    }
}
