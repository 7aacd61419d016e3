//! The notation of the vectors: a situation, what is played, and what is expected, each as a line of parts.
//!
//! A situation is `n=4`, options by name (`rounds=3`), who sits where (`teams=aj,aa,aaa` with adults and juniors,
//! `bot` for a bot), `pile C55 C70` for the cards on top, and else parts of a position (`purses 0 100 100`).
//! Piles lie in number order, so a card need not be named; a skill's layout is drawn by itself.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{Awaited, Game, Notation, Person, Refusal, Seat, Told, Value, Viewer, Wish};
use quitte_ou_double::choice::{Call, Choice, Contest, Outcome, Source, Text, Verdict};
use quitte_ou_double::deck::specimen::specimen;
use quitte_ou_double::deck::{CardId, Category, Deck, Family, Language};
use quitte_ou_double::event::Till;
use quitte_ou_double::view::Moment;
use quitte_ou_double::{BotLevel, Event, Human, QuitteOuDouble, SeatKind, State, View};

/// The specimen deck, read once.
pub(crate) fn deck() -> Arc<Deck> {
    static DECK: std::sync::OnceLock<Arc<Deck>> = std::sync::OnceLock::new();
    Arc::clone(DECK.get_or_init(|| Arc::new(specimen(Language::En))))
}

/// A wish for the English specimen, seat 0 to begin.
pub(crate) fn wish(seats: u8) -> Wish {
    Wish::seats(seats).with("deck-language", Value::word("en")).with("first-seat", Value::Number(0))
}

/// One adult at each seat.
pub(crate) fn adults(seats: u8) -> Vec<SeatKind> {
    (0..seats).map(|_| SeatKind::People(vec![Category::Adult])).collect()
}

/// A match under way, with what has gone in and out of the bank.
pub(crate) struct Script {
    pub(crate) game: QuitteOuDouble,
    pub(crate) state: State,
    pile: VecDeque<CardId>,
    bank_out: u64,
    bank_in: u64,
}

/// Plays a case. A failure points at the case.
#[track_caller]
pub(crate) fn case(situation: &str, play: &str, expected: &str) -> Script {
    let mut script = Script::set_up(situation);
    parts(play).for_each(|act| script.perform(act));
    if !expected.is_empty() {
        script.let_pass();
    }
    parts(expected).for_each(|part| script.expect(part));
    script
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|part| !part.is_empty())
}

impl Script {
    #[track_caller]
    pub(crate) fn set_up(situation: &str) -> Self {
        let mut wish = wish(3);
        let mut seats = None;
        let (mut position, mut pile) = (Vec::new(), VecDeque::new());
        for part in parts(situation) {
            match part.split_once('=') {
                Some(("n", n)) => wish.seats = n.parse().unwrap(),
                Some(("teams", teams)) => seats = Some(teams.split(',').map(team).collect::<Vec<_>>()),
                Some((name, value)) => {
                    let value = value.parse().map_or(Value::word(value), Value::Number);
                    wish = wish.with(name, value);
                }
                None => match part.strip_prefix("pile ") {
                    Some(cards) => pile.extend(cards.split(' ').map(|card| CardId::parse(card).unwrap())),
                    None => position.push(part),
                },
            }
        }
        if let Some(seats) = &seats {
            wish.seats = seats.len() as u8;
        }
        let seats = seats.unwrap_or_else(|| adults(wish.seats));
        let game = QuitteOuDouble::new(&wish, deck(), &seats).unwrap();
        let state = game.parse_state(&position.join("; ")).unwrap();
        Self { game, state, pile, bank_out: 0, bank_in: 0 }
    }

    /// One act; a contest window that the script does not mention passes.
    #[track_caller]
    pub(crate) fn perform(&mut self, act: &str) {
        let (word, rest) = act.split_once(' ').unwrap_or((act, ""));
        if !["appeal", "second-chance", "accept", ":"].contains(&word) {
            self.let_pass();
        }
        match word {
            ":" => self.expect(rest),
            "jackpot" | "question" | "riddle" | "challenge" | "luck" if self.view().moment == Moment::Rolling => {
                let face = ["jackpot", "luck", "question", "riddle", "challenge"].iter().position(|face| *face == word);
                self.pile.extend(rest.split(' ').filter_map(CardId::parse));
                self.settle(Outcome::Die(face.unwrap() as u8));
            }
            "face" => self.settle(Outcome::Die(rest.parse().unwrap())),
            "plain" if !matches!(self.view().moment, Moment::Staking { .. }) => {} // A49: not asked.
            "ok" | "no" => self.attempt(word == "ok"),
            "time" => self.hear(Call::Verdict(Verdict::failure(Source::Clock))).unwrap(),
            "appeal" if !rest.is_empty() => {
                let (yes, no) = rest.split_once('-').unwrap();
                self.play(Choice::Contest(Contest::Appeal));
                self.hear(Call::Verdict(Verdict::appeal(yes.parse().unwrap(), no.parse().unwrap()))).unwrap();
            }
            _ => match self.game.parse_choice(act) {
                Ok(choice) => self.play(choice),
                Err(_) => self.hear(self.game.parse_call(act).unwrap()).unwrap(),
            },
        }
    }

    fn let_pass(&mut self) {
        if self.view().moment == Moment::Contesting {
            self.play(Choice::Contest(Contest::Accept));
        }
    }

    /// One attempt, right or wrong: a typed answer and the machine's verdict, a performance, or a bot's luck.
    #[track_caller]
    fn attempt(&mut self, success: bool) {
        match self.game.awaited(&self.state) {
            Awaited::Luck => self.settle(Outcome::Bot(if success { 0 } else { 999 })),
            Awaited::Seats(_) => {
                let shown = self.game.task(&self.state).unwrap().shown.clone().unwrap();
                self.play(Choice::Answer(Text::new(if success { &shown } else { "?" }).unwrap()));
                self.hear(Call::Verdict(Verdict { success, source: Source::Machine })).unwrap();
            }
            Awaited::House if success => self.hear(Call::Verdict(Verdict::success(Source::Machine))).unwrap(),
            Awaited::House => self.hear(Call::Verdict(Verdict::failure(Source::Clock))).unwrap(),
            Awaited::Nobody => panic!("the match is over"),
        }
    }

    #[track_caller]
    pub(crate) fn settle(&mut self, outcome: Outcome) {
        assert_eq!(self.game.possible(&self.state, &outcome), Ok(()), "{outcome:?}");
        let mut told = Told::default();
        self.game.settle(&mut self.state, outcome, &mut told);
        self.after(&told);
    }

    #[track_caller]
    pub(crate) fn play(&mut self, choice: Choice) {
        let Awaited::Seats(seats) = self.game.awaited(&self.state) else { panic!("{choice:?}: {}", self.text()) };
        let seat = seats.lowest().unwrap();
        assert_eq!(self.game.check(&self.state, seat, &choice), Ok(()), "{choice:?}: {}", self.text());
        let mut told = Told::default();
        self.game.play(&mut self.state, seat, choice, &mut told);
        self.after(&told);
    }

    pub(crate) fn hear(&mut self, call: Call) -> Result<(), Refusal> {
        let mut told = Told::default();
        self.game.hear(&mut self.state, call, &mut told)?;
        self.after(&told);
        Ok(())
    }

    /// Counts the bank's money, and lets cards and layouts come by themselves.
    fn after(&mut self, told: &Told<Event>) {
        for event in told.to(Viewer::Public) {
            if let Event::Paid { from, to, amount } = event {
                self.bank_out += if *from == Till::Bank { amount.in_euros() / 1_000 } else { 0 };
                self.bank_in += if *to == Till::Bank { amount.in_euros() / 1_000 } else { 0 };
            }
        }
        let view = self.view();
        let family = match (view.moment, &view.board) {
            (Moment::Drawing, Some(board)) => board.family,
            (Moment::LuckDrawing, _) => Family::Luck,
            (Moment::Parameters, _) => return self.settle(Outcome::Skill(4711)),
            _ => return,
        };
        let wished = self.pile.pop_front_if(|card| card.family() == family);
        let in_order = (1..=76).filter_map(|number| CardId::new(family, number));
        let next = in_order.map(Outcome::Card).find(|card| self.game.possible(&self.state, card).is_ok());
        self.settle(wished.map(Outcome::Card).or(next).unwrap());
    }

    #[track_caller]
    pub(crate) fn expect(&mut self, part: &str) {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        let view = self.view();
        let by_seat = |figure: &dyn Fn(usize) -> u64| {
            (0..view.seats.len()).map(|seat| figure(seat).to_string()).collect::<Vec<_>>().join(" ")
        };
        match word {
            "purses" => assert_eq!(by_seat(&|seat| view.seats[seat].purse.in_euros() / 1_000), rest, "purses"),
            "bancos" => assert_eq!(by_seat(&|seat| view.seats[seat].bancos.into()), rest, "Banco cards"),
            "ranks" => {
                let standings = self.game.standings(&self.state);
                assert_eq!(by_seat(&|seat| standings.0[seat].place.into()), rest, "ranks");
            }
            "jackpot" => assert_eq!(view.jackpot.to_string(), rest, "jackpot"),
            "pot" => assert_eq!(view.board.unwrap().pot.to_string(), rest, "pot"),
            "bank" => match rest.split_once(' ').unwrap() {
                ("out", sum) => assert_eq!(self.bank_out.to_string(), sum, "bank out"),
                ("in", sum) => assert_eq!(self.bank_in.to_string(), sum, "bank in"),
                (_, cards) => assert_eq!(view.bank_bancos.to_string(), cards, "Banco cards of the bank"),
            },
            "rolls" => {
                assert!(matches!(view.moment, Moment::Rolling | Moment::Absent), "{}", self.text());
                assert_eq!(view.seat.unwrap().to_string(), rest, "who rolls");
            }
            "turns" => assert_eq!(view.turns.to_string(), rest, "turns done"),
            "round" => assert_eq!(view.round.to_string(), rest, "round"),
            "over" => assert_eq!(view.moment, Moment::Over),
            "bottom" => assert!(self.under().ends_with(rest), "{} does not end with {rest}", self.under()),
            "keeps" => {
                let (seat, cards) = rest.split_once(' ').unwrap();
                let held = view.seats[seat.parse::<usize>().unwrap()].keepers.cards();
                let held: Vec<_> = held.map(|card| card.to_string()).collect();
                assert_eq!(if held.is_empty() { "-".to_owned() } else { held.join(" ") }, cards, "keepers");
            }
            "reads" => {
                let reader = view.board.unwrap().reader;
                let reader = reader.map_or("house".to_owned(), |human| format!("{}.{}", human.seat, human.person.0));
                assert_eq!(reader, rest, "reader");
            }
            "text" => assert_eq!(&*view.board.unwrap().read.unwrap().open, rest, "open text"),
            "asks" => assert_eq!(self.asked(), rest, "choices"),
            "refuses" => {
                let Awaited::Seats(seats) = self.game.awaited(&self.state) else { panic!("{}", self.text()) };
                let refused = match self.game.parse_choice(rest) {
                    Ok(choice) => self.game.check(&self.state, seats.lowest().unwrap(), &choice).is_err(),
                    Err(_) => true, // 25 thousands cannot even be written down.
                };
                assert!(refused, "{rest} is accepted");
            }
            "voters" => match view.moment {
                Moment::Voting { voters } => {
                    let voters: Vec<_> = voters.iter().map(|human| human.seat.to_string()).collect();
                    assert_eq!(voters.join(" "), rest);
                }
                moment => panic!("{moment:?}"),
            },
            _ => panic!("`{part}` is no expectation"),
        }
    }

    /// The choices of whoever is awaited, as in `1: plain, banco 20`; `nobody` where a roll or a verdict is due.
    pub(crate) fn asked(&self) -> String {
        let Awaited::Seats(seats) = self.game.awaited(&self.state) else { return "nobody".to_owned() };
        let seat = seats.lowest().unwrap();
        let choices: Vec<_> =
            self.game.choices(&self.state, seat).map(|choice| self.game.print_choice(&choice)).collect();
        format!("{seat}: {}", choices.join(", "))
    }

    /// The cards that went under their piles, by family.
    fn under(&self) -> String {
        let text = self.text();
        text.split("; ").find_map(|part| part.strip_prefix("under ")).unwrap_or_default().to_owned()
    }

    pub(crate) fn text(&self) -> String {
        self.game.print_state(&self.state)
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Public)
    }

    /// What one person sees.
    pub(crate) fn seen_by(&self, seat: u8, person: u8) -> View {
        self.game.view(&self.state, Viewer::Person(Seat::new(seat).unwrap(), Person(person)))
    }
}

/// `aj` is an adult and a junior, `bot` a bot.
fn team(text: &str) -> SeatKind {
    match text {
        "bot" => SeatKind::Bot(BotLevel::Steady),
        _ => SeatKind::People(
            text.chars().map(|letter| if letter == 'j' { Category::Junior } else { Category::Adult }).collect(),
        ),
    }
}

pub(crate) fn human(seat: u8, person: u8) -> Human {
    Human { seat: Seat::new(seat).unwrap(), person: Person(person) }
}
