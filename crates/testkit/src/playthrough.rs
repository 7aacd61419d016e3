//! A whole match as text: what each viewer hears at every step, and sees whenever somebody is to answer.
//!
//! Of a view, whose parts stand between bars, the public's line has what changed and a seat's what it sees besides.
//!
//! A changed line is a changed rule or a mistake, so these files are read line by line. `cargo xtask playthroughs`
//! writes them anew (it sets `TAPIS_WRITE_PLAYTHROUGHS`).

use std::fmt::Write as _;
use std::path::Path;

use engine::{Awaited, Entry, Match, Notation, Seat, Told, Viewer};

use crate::random::{fresh, step, whim};

/// The match of this seed, printed.
pub fn print<G: Notation>(game: G, title: &str, seed: u64) -> String {
    let mut play = fresh(game, seed);
    let mut whim = whim(seed);
    let mut text = format!("# {title}, seed {seed}\n");
    let mut seen = String::new();
    for n in 0.. {
        let mut told = Told::default();
        let awaited = play.awaited();
        if !step(&mut play, &mut whim, &mut told) {
            break;
        }
        let _ = writeln!(text, "\n# {n} · awaited {awaited}");
        print_step(&play, &told, &mut seen, &mut text);
    }
    let _ = writeln!(text, "\n# over");
    for line in &play.standings().0 {
        let _ = writeln!(text, "  seat {}        place {}, {}", line.seat, line.place, line.score);
    }
    text
}

fn print_step<G: Notation>(play: &Match<G>, told: &Told<G::Event>, seen: &mut String, text: &mut String) {
    let game = play.game();
    let _ = match play.entries().last() {
        Some(Entry::Luck(outcome)) => writeln!(text, "  luck          {}", game.print_outcome(outcome)),
        Some(Entry::Seat { seat, choice, .. }) => {
            writeln!(text, "  seat {seat}        {}", game.print_choice(choice))
        }
        Some(Entry::House(call)) => writeln!(text, "  house         {}", game.print_call(call)),
        None => unreachable!("something has happened"),
    };
    for telling in &told.0 {
        let heard = |viewer| game.print_event(telling.to(viewer));
        let public = heard(Viewer::Public);
        let _ = writeln!(text, "  told to all   {public}");
        for seat in Seat::first(game.seats()) {
            if heard(Viewer::Seat(seat)) != public {
                let _ = writeln!(text, "  told to {seat}     {}", heard(Viewer::Seat(seat)));
            }
        }
    }
    if play.awaited() == Awaited::Luck {
        return; // Nobody has time to look between two draws.
    }
    let public = game.print_view(&play.view(Viewer::Public));
    let changed = besides(&public, seen);
    if !changed.is_empty() {
        let _ = writeln!(text, "  public sees   {changed}");
    }
    for seat in Seat::first(game.seats()) {
        let own = besides(&game.print_view(&play.view(Viewer::Seat(seat))), &public);
        if !own.is_empty() {
            let _ = writeln!(text, "  seat {seat} sees   {own}");
        }
    }
    *seen = public;
}

/// The parts of one view that another does not have.
fn besides(view: &str, other: &str) -> String {
    let parts = view.split(" | ").filter(|part| !other.split(" | ").any(|known| known == *part));
    parts.collect::<Vec<_>>().join(" | ")
}

/// Compares with the printed match in `tests/playthroughs/`, or writes it where the environment says so.
#[track_caller]
pub fn compare<G: Notation>(folder: &str, name: &str, game: G, title: &str, seed: u64) {
    let path = Path::new(folder).join(format!("{name}.txt"));
    let printed = print(game, title, seed);
    if std::env::var_os("TAPIS_WRITE_PLAYTHROUGHS").is_some() {
        std::fs::write(&path, printed).expect("the playthrough can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    if let Some((n, (kept, printed))) = kept.lines().zip(printed.lines()).enumerate().find(|(_, (a, b))| a != b) {
        panic!("{name}, line {}:\n  kept    {kept}\n  printed {printed}", n + 1);
    }
    assert_eq!(
        kept.len(),
        printed.len(),
        "{name}: one of the two is longer; `cargo xtask playthroughs` writes it anew"
    );
}
