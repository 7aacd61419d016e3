//! Every box, edition and number of seats: recorded, verified, the same on any number of threads.

use crate::support::{every_table, tapis_exits};

#[test]
fn every_table_is_recorded_the_same_on_any_number_of_threads_and_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (one, two) = (file("one.jsonl"), file("two.jsonl"));
    for (game, edition, seats) in every_table() {
        let simulate = |threads: &str, file: &str| {
            let seats = seats.to_string();
            let mut words = vec!["simulate", game.id(), "--seats", &seats, "--matches", "25", "--seed", "7"];
            words.extend(["--threads", threads, "--records", file, "--json"]);
            words.extend(edition.iter().flat_map(|edition| ["--edition", edition]));
            tapis_exits(0, &words)
        };
        let report: serde_json::Value = serde_json::from_str(&simulate("1", &one)).unwrap();
        simulate("3", &two);
        assert_eq!(report["matches"], 25);
        assert_eq!(report["win_share"].as_array().unwrap().len(), usize::from(seats));
        let shares: f64 = report["win_share"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{game} {seats}: wins add up to {shares}");
        assert_eq!(std::fs::read(&one).unwrap(), std::fs::read(&two).unwrap(), "{game} {edition:?} {seats}");
        let verdict: serde_json::Value = serde_json::from_str(&tapis_exits(0, &["verify", &one, "--json"])).unwrap();
        assert_eq!(verdict["true"], 25, "{game} {edition:?} {seats}: {verdict}");
    }
}

/// Without records the same matches are played, only nothing is kept.
#[test]
fn keeping_records_changes_nothing() {
    for (game, edition, seats) in every_table() {
        let seats = seats.to_string();
        let mut words = vec!["simulate", game.id(), "--seats", &seats, "--matches", "40", "--seed", "3", "--json"];
        words.extend(edition.iter().flat_map(|edition| ["--edition", edition]));
        let counted = |words: &[&str]| {
            let printed = tapis_exits(0, words);
            let mut report: serde_json::Value = serde_json::from_str(printed.lines().last().unwrap()).unwrap();
            for timed in ["seconds", "decisions_per_second", "matches_per_second"] {
                report.as_object_mut().unwrap().remove(timed);
            }
            report
        };
        let bare = counted(&words);
        words.extend(["--records", "-"]);
        assert_eq!(counted(&words), bare, "{game} {edition:?} {seats}");
    }
}

/// The page redraws these by itself (`web/src/after`), so they must be what a house would publish today.
///
/// `TAPIS_REWRITE=1 cargo test -p tapis the_pages_records` writes them anew.
#[test]
fn the_pages_records_are_what_simulate_writes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/records");
    let files = [
        ("vabanque", "vabanque --matches 1"),
        ("bluff-you", "bluff-you --matches 1"),
        ("cincinnati-3", "cincinnati --seats 3 --matches 2"),
        ("cincinnati-4", "cincinnati --seats 4 --matches 2"),
        ("quitte-ou-double", "quitte-ou-double --seats 3 --matches 1 --option rounds=20"),
    ];
    let fresh = tempfile::tempdir().unwrap();
    for (name, words) in files {
        let kept = format!("{folder}/{name}.jsonl");
        let rewrites = std::env::var_os("TAPIS_REWRITE").is_some();
        let file = if rewrites { kept.clone() } else { fresh.path().join(name).display().to_string() };
        let simulate = format!("simulate {words} --seed 5 --records {file}");
        tapis_exits(0, &simulate.split(' ').collect::<Vec<_>>());
        assert_eq!(
            std::fs::read(&file).unwrap(),
            std::fs::read(&kept).unwrap(),
            "{name}: TAPIS_REWRITE=1 writes it anew"
        );
    }
}
