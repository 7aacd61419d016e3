//! The position as text.

use engine::{BySeat, Game, Misread, Person, Seat, SeatSet};

use super::{
    join, parse_card, parse_human, parse_level, parse_money, parse_people, parse_seat, parse_text, parse_verdict,
    print_human, print_people, print_verdict,
};
use crate::deck::{CardId, CardIndex, Category, Family, Level};
use crate::keeper::KeeperSet;
use crate::people::Human;
use crate::pile::Piles;
use crate::setup::QuitteOuDouble;
use crate::state::{End, Funding, Phase, Reader, State, Story, Task};

pub(super) fn print(game: &QuitteOuDouble, state: &State) -> String {
    let n = game.seats;
    let mut parts = vec![format!("first {}", state.first), format!("turns {}", state.turns)];
    parts.extend(state.person.map(|person| format!("person {}", person.0)));
    parts.push(format!("purses {}", join(state.purse.first(n))));
    parts.push(format!("jackpot {}", state.jackpot));
    parts.push(format!("bancos {}", join(state.bancos.first(n))));
    for seat in Seat::first(n).filter(|seat| state.keepers[*seat] != KeeperSet::default()) {
        parts.push(format!("keeps {seat} {}", join(state.keepers[seat].cards())));
    }
    if !state.skips.is_empty() {
        parts.push(format!("skips {}", state.skips));
    }
    if state.pointer.first(n).iter().any(|person| person.0 != 0) {
        parts.push(format!("pointers {}", join(state.pointer.first(n).iter().map(|person| person.0))));
    }
    if state.present != game.roster.people {
        parts.push(format!("present {}", print_people(state.present)));
    }
    if state.clock_out {
        parts.push("clock-out".to_owned());
    }
    let returned = Family::ALL.into_iter().flat_map(|family| {
        let cards = state.piles.returned(family).iter();
        cards.filter_map(move |card| game.deck.id(family, CardIndex(*card)))
    });
    let returned = join(returned);
    if !returned.is_empty() {
        parts.push(format!("under {returned}"));
    }
    parts.extend(state.task.map(|task| print_task(game, &task)));
    parts.extend(state.verdict.map(|verdict| format!("verdict {}", print_verdict(&verdict))));
    parts.extend(state.last.map(|story| print_story(game, &story)));
    parts.push(print_phase(game, state.phase));
    parts.extend(state.answer.map(|text| format!("answer {text}"))); // Last, because it may hold anything.
    parts.join("; ")
}

fn print_task(game: &QuitteOuDouble, task: &Task) -> String {
    let funding = match task.funding {
        Funding::Plain => "plain",
        Funding::Banco => "banco",
        Funding::Grace => "grace",
    };
    let mut words = vec![
        format!("task {} {funding} {}", task.family.letter(), task.stake),
        format!("level {}", task.level.number()),
    ];
    words.extend(task.card.and_then(|card| game.deck.id(task.family, card)).map(|card| format!("card {card}")));
    words.extend(match task.reader {
        Reader::Unfixed => None,
        Reader::Human(human) => Some(format!("reader {}", print_human(human))),
        Reader::Left(human) => Some(format!("left {}", print_human(human))),
        Reader::House => Some("house reads".to_owned()),
    });
    words.extend(task.ally.map(|ally| format!("ally {}", print_human(ally))));
    words.extend(task.star.then(|| "star yes".to_owned()));
    words.extend(task.appealed.then(|| "appealed yes".to_owned()));
    words.extend(task.word.map(|word| format!("word {word}")));
    words.join(" ")
}

fn print_story(game: &QuitteOuDouble, story: &Story) -> String {
    let end = match story.end {
        End::Failed => "failed",
        End::Quit => "quit",
        End::Done => "done",
        End::Void => "void",
    };
    let card = game.deck.id(story.family, story.card).expect("a card of the deck");
    let (player, category) = (print_human(story.player), story.category.name());
    format!("last {player} {category} {card} {} {end}", story.settled.number())
}

fn print_phase(game: &QuitteOuDouble, phase: Phase) -> String {
    let luck = |card| game.deck.id(Family::Luck, card).expect("all luck cards are in the deck");
    match phase {
        Phase::Lot => "lot".to_owned(),
        Phase::Rolling => "rolling".to_owned(),
        Phase::Staking { family } => format!("staking {}", family.letter()),
        Phase::Drawing => "drawing".to_owned(),
        Phase::Parameters => "parameters".to_owned(),
        Phase::Approaching => "approaching".to_owned(),
        Phase::Starring => "starring".to_owned(),
        Phase::Attempting => "attempting".to_owned(),
        Phase::Judging { right: true } => "judging right".to_owned(),
        Phase::Judging { right: false } => "judging wrong".to_owned(),
        Phase::Contesting => "contesting".to_owned(),
        Phase::Voting { voters } => format!("voting {}", print_people(voters)),
        Phase::Insuring => "insuring".to_owned(),
        Phase::Doubling => "doubling".to_owned(),
        Phase::LuckDrawing => "luck-drawing".to_owned(),
        Phase::Shielding { card } => format!("shielding {}", luck(card)),
        Phase::Targeting { card } => format!("targeting {}", luck(card)),
        Phase::Discarding { card } => format!("discarding {}", luck(card)),
        Phase::Over => "over".to_owned(),
    }
}

pub(super) fn parse(game: &QuitteOuDouble, text: &str) -> Result<State, Misread> {
    let mut state = game.start();
    state.phase = Phase::Rolling;
    let mut under = Vec::new();
    let (text, answer) = match text.split_once("; answer ") {
        Some((text, answer)) => (text, Some(parse_text(answer)?)),
        None => (text, None),
    };
    state.answer = answer;
    for part in text.split("; ").filter(|part| !part.is_empty()) {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        match word {
            "first" => state.first = parse_seat(rest)?,
            "turns" => state.turns = super::parse(rest, "a number of turns")?,
            "person" => state.person = Some(Person(super::parse(rest, "a person")?)),
            "purses" => by_seat(game, rest, &mut state.purse, parse_money)?,
            "jackpot" => state.jackpot = parse_money(rest)?,
            "bancos" => by_seat(game, rest, &mut state.bancos, |n| super::parse(n, "Banco cards"))?,
            "keeps" => parse_keepers(game, rest, &mut state)?,
            "skips" => state.skips = rest.split(' ').map(parse_seat).collect::<Result<SeatSet, _>>()?,
            "pointers" => {
                by_seat(game, rest, &mut state.pointer, |n| super::parse(n, "a person").map(Person))?;
            }
            "present" => state.present = parse_people(rest)?,
            "clock-out" => state.clock_out = true,
            "under" => under = rest.split(' ').map(parse_card).collect::<Result<Vec<_>, _>>()?,
            "task" => state.task = Some(parse_task(game, rest)?),
            "verdict" => state.verdict = Some(parse_verdict(rest)?),
            "last" => state.last = Some(parse_story(game, rest)?),
            _ => state.phase = parse_phase(game, part)?,
        }
    }
    let played = if state.phase == Phase::Over { state.turns.saturating_sub(1) } else { state.turns };
    state.player = state.first.after((played % u32::from(game.seats)) as u8, game.seats);
    lay_piles(game, &mut state, &under)?;
    Ok(state)
}

fn by_seat<T>(
    game: &QuitteOuDouble,
    text: &str,
    into: &mut BySeat<T>,
    read: impl Fn(&str) -> Result<T, Misread>,
) -> Result<(), Misread> {
    let words: Vec<&str> = text.split(' ').collect();
    if words.len() != usize::from(game.seats) {
        return Err(Misread::new("one for each seat", text));
    }
    for (seat, word) in Seat::first(game.seats).zip(words) {
        into[seat] = read(word)?;
    }
    Ok(())
}

fn parse_keepers(game: &QuitteOuDouble, text: &str, state: &mut State) -> Result<(), Misread> {
    let (seat, cards) = text.split_once(' ').ok_or(Misread::new("keepers such as `0 L01 L05`", text))?;
    let seat = parse_seat(seat)?;
    for card in cards.split(' ') {
        let index = parse_index(game, parse_card(card)?)?;
        if index.0 >= KeeperSet::N_CARDS {
            return Err(Misread::new("a keeper from L01 to L08", card));
        }
        state.keepers[seat] = state.keepers[seat].with(index);
    }
    Ok(())
}

/// What is in use or held is not in its pile, and what went under it is no longer unseen.
fn lay_piles(game: &QuitteOuDouble, state: &mut State, under: &[CardId]) -> Result<(), Misread> {
    let mut piles = Piles::full(&game.deck);
    let mut take = |family, card: CardIndex| {
        if piles.can_be_next(family, card) {
            piles.take(family, card);
            Ok(())
        } else {
            let id = game.deck.id(family, card).map(|id| id.to_string());
            Err(Misread::new("a card that is nowhere else", &id.unwrap_or_default()))
        }
    };
    if let Some(Task { family, card: Some(card), .. }) = state.task {
        take(family, card)?;
    }
    let held = Seat::first(game.seats).flat_map(|seat| state.keepers[seat].cards());
    let drawn = match state.phase {
        Phase::Shielding { card } | Phase::Targeting { card } | Phase::Discarding { card } => Some(card),
        _ => None,
    };
    let held: Vec<CardIndex> = held.map(|id| CardIndex(id.number() - 1)).chain(drawn).collect();
    for card in held {
        take(Family::Luck, card)?;
    }
    for id in under {
        take(id.family(), parse_index(game, *id)?)?;
    }
    for id in under {
        piles.put_under(id.family(), parse_index(game, *id)?);
    }
    state.piles = piles;
    Ok(())
}

fn parse_index(game: &QuitteOuDouble, id: CardId) -> Result<CardIndex, Misread> {
    game.deck.index(id).ok_or_else(|| Misread::new("a card of the deck", &id.to_string()))
}

fn parse_family(text: &str) -> Result<Family, Misread> {
    let found = Family::ALL.into_iter().find(|family| family.letter().to_string() == text);
    found.ok_or(Misread::new("a family such as `Q`", text))
}

fn parse_task(game: &QuitteOuDouble, text: &str) -> Result<Task, Misread> {
    let misread = || Misread::new("a task such as `Q plain 10 level 1 card Q07`", text);
    let words: Vec<&str> = text.split(' ').collect();
    let [family, funding, stake, rest @ ..] = words.as_slice() else { return Err(misread()) };
    let funding = match *funding {
        "plain" => Funding::Plain,
        "banco" => Funding::Banco,
        "grace" => Funding::Grace,
        _ => return Err(misread()),
    };
    let mut task = Task {
        family: parse_family(family)?,
        stake: parse_money(stake)?,
        funding,
        level: Level::One,
        card: None,
        reader: Reader::Unfixed,
        ally: None,
        star: false,
        appealed: false,
        word: None,
    };
    for pair in rest.chunks(2) {
        match *pair {
            ["level", level] => task.level = parse_level(level)?,
            ["card", card] => task.card = Some(parse_index(game, parse_card(card)?)?),
            ["reader", human] => task.reader = Reader::Human(parse_human(human)?),
            ["left", human] => task.reader = Reader::Left(parse_human(human)?),
            ["house", "reads"] => task.reader = Reader::House,
            ["ally", human] => task.ally = Some(parse_human(human)?),
            ["star", "yes"] => task.star = true,
            ["appealed", "yes"] => task.appealed = true,
            ["word", word] => task.word = Some(super::parse(word, "a word of luck")?),
            _ => return Err(misread()),
        }
    }
    Ok(task)
}

fn parse_story(game: &QuitteOuDouble, text: &str) -> Result<Story, Misread> {
    let misread = || Misread::new("a task such as `0.0 adult Q07 2 failed`", text);
    let words: Vec<&str> = text.split(' ').collect();
    let [player, category, card, settled, end] = *words.as_slice() else { return Err(misread()) };
    let player: Human = parse_human(player)?;
    let card = parse_card(card)?;
    let category = Category::ALL.into_iter().find(|known| known.name() == category).ok_or_else(misread)?;
    let end = match end {
        "failed" => End::Failed,
        "quit" => End::Quit,
        "done" => End::Done,
        "void" => End::Void,
        _ => return Err(misread()),
    };
    let (family, card) = (card.family(), parse_index(game, card)?);
    Ok(Story { player, category, family, card, settled: parse_level(settled)?, end })
}

fn parse_phase(game: &QuitteOuDouble, text: &str) -> Result<Phase, Misread> {
    let card = |text| parse_card(text).and_then(|id| parse_index(game, id));
    Ok(match text.split_once(' ').unwrap_or((text, "")) {
        ("lot", "") => Phase::Lot,
        ("rolling", "") => Phase::Rolling,
        ("staking", family) => Phase::Staking { family: parse_family(family)? },
        ("drawing", "") => Phase::Drawing,
        ("parameters", "") => Phase::Parameters,
        ("approaching", "") => Phase::Approaching,
        ("starring", "") => Phase::Starring,
        ("attempting", "") => Phase::Attempting,
        ("judging", "right") => Phase::Judging { right: true },
        ("judging", "wrong") => Phase::Judging { right: false },
        ("contesting", "") => Phase::Contesting,
        ("voting", voters) => Phase::Voting { voters: parse_people(voters)? },
        ("insuring", "") => Phase::Insuring,
        ("doubling", "") => Phase::Doubling,
        ("luck-drawing", "") => Phase::LuckDrawing,
        ("shielding", text) => Phase::Shielding { card: card(text)? },
        ("targeting", text) => Phase::Targeting { card: card(text)? },
        ("discarding", text) => Phase::Discarding { card: card(text)? },
        ("over", "") => Phase::Over,
        _ => return Err(Misread::new("a part of a position", text)),
    })
}
