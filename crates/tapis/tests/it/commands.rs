//! Exit codes, words, JSON, pipes.

use std::io::Read as _;
use std::process::{Command, Stdio};

use shelf::BoxId;

use crate::support::{tapis_complains, tapis_exits};

#[test]
fn games_lists_every_box_with_its_options() {
    let listing: serde_json::Value = serde_json::from_str(&tapis_exits(0, &["games", "--json"])).unwrap();
    let ids: Vec<_> = listing["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, BoxId::ALL.map(BoxId::id));
    let words = tapis_exits(0, &["games"]);
    for game in BoxId::ALL {
        assert!(words.contains(game.title()), "{words}");
        assert!(game.menu().options.iter().all(|option| words.contains(option.name)), "{words}");
    }
    assert!(!words.contains('\u{1b}'), "colours in a pipe");
}

#[test]
fn rules_are_printed_in_both_languages_with_house_rules_marked() {
    for game in BoxId::ALL {
        assert!(tapis_exits(0, &["rules", game.id()]).contains("House: "));
        assert!(tapis_exits(0, &["rules", game.id(), "--lang", "fr"]).contains("Maison : "));
    }
}

#[test]
fn wrong_usage_exits_with_2_and_says_what_would_do() {
    let cases: [(&[&str], &str); 9] = [
        (&["simulate", "chess"], "there is no box `chess`"),
        (&["simulate", "bluff-you", "--seats", "9"], "9 seats do not fit: this box takes 2 to 8"),
        (&["simulate", "bluff-you", "--edition", "1999"], "there is no edition 1999"),
        (&["simulate", "bluff-you", "--option", "tiles=9"], "there is no option tiles"),
        (&["simulate", "bluff-you", "--option", "tiles"], "is not NAME=VALUE"),
        (&["simulate", "bluff-you", "--bots", "shark"], "the one level so far is `any`"),
        (&["simulate", "bluff-you", "--seats", "3", "--bots", "any,any"], "2 bots for 3 seats"),
        (&["rules", "bluff-you", "--lang", "de"], "the house speaks en and fr"),
        (&["replay", "no-such-file.jsonl"], "cannot open no-such-file.jsonl"),
    ];
    for (words, reason) in cases {
        let said = tapis_complains(2, words);
        assert!(said.contains(reason), "tapis {}: {said}", words.join(" "));
    }
}

#[test]
fn verify_tells_true_false_and_unreadable_apart() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let good = tapis_exits(0, &["simulate", "bluff-you", "--matches", "2", "--records", "-", "--json"]);
    let good: Vec<&str> = good.lines().take(2).collect();
    let both = file("good.jsonl", format!("{}\n\n{}\n", good[0], good[1]).as_bytes());
    assert!(tapis_exits(0, &["verify", &both]).contains("all 2 matches"));

    let bad = file("bad.jsonl", format!("{}\n{}\n", good[0], good[1].replacen("\"ok\"", "\"bluff\"", 1)).as_bytes());
    let verdict: serde_json::Value = serde_json::from_str(&tapis_exits(1, &["verify", &both, &bad, "--json"])).unwrap();
    assert_eq!((&verdict["matches"], &verdict["true"]), (&4.into(), &3.into()));
    let fault = &verdict["false"][0];
    assert_eq!((fault["file"].as_str(), fault["match"].as_u64()), (Some(bad.as_str()), Some(1)));
    assert!(fault["entry"].is_u64() || fault["reason"].as_str().unwrap().contains("standings"), "{fault}");

    let cut = file("cut.jsonl", &good[0].as_bytes()[..good[0].len() / 2]);
    assert!(tapis_complains(2, &["verify", &cut]).contains("line 1 is not a record"));
    assert!(tapis_complains(2, &["verify", &file("empty.jsonl", b"\n")]).contains("holds no record"));
    tapis_exits(1, &["verify", &file("other.jsonl", b"{\"hello\": 1}")]);
}

#[test]
fn replay_shows_a_viewer_what_that_viewer_saw() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.jsonl").display().to_string();
    tapis_exits(0, &["simulate", "bluff-you", "--seats", "3", "--matches", "2", "--records", &file]);
    let steps = |viewer: &str| -> serde_json::Value {
        let printed = tapis_exits(0, &["replay", &file, "--match", "1", "--viewer", viewer, "--json"]);
        serde_json::from_str(&printed).unwrap()
    };
    let cups = |viewer: &str| {
        steps(viewer)["steps"].as_array().unwrap().iter().filter(|step| !step["view"]["cup"].is_null()).count()
    };
    assert_eq!(cups("public"), 0, "the public never looks under the cup");
    assert!(cups("0") > 0 && cups("1") > 0 && cups("2") > 0);
    assert!(tapis_exits(0, &["replay", &file, "--viewer", "all"]).contains("place 1"));
    assert!(tapis_complains(2, &["replay", &file, "--viewer", "5"]).contains("there is no seat 5"));
    assert!(tapis_complains(2, &["replay", &file, "--match", "2"]).contains("holds 2 matches"));
}

#[test]
fn deck_check_names_file_and_card() {
    let folder = tempfile::tempdir().unwrap();
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks/sample/en");
    for file in std::fs::read_dir(sample).unwrap().map(|file| file.unwrap().path()) {
        std::fs::copy(&file, folder.path().join(file.file_name().unwrap())).unwrap();
    }
    let named = folder.path().display().to_string();
    assert!(tapis_exits(0, &["deck", "check", &named]).contains("sound"));
    let luck = folder.path().join("luck.toml");
    let text = std::fs::read_to_string(&luck).unwrap();
    std::fs::write(&luck, text.replacen("L05", "L99", 1)).unwrap();
    let report: serde_json::Value =
        serde_json::from_str(&tapis_exits(1, &["deck", "check", &named, "--json"])).unwrap();
    let findings = report["decks"][0]["findings"].as_array().unwrap();
    assert!(findings.iter().all(|finding| finding["file"] == "luck.toml"), "{report}");
    assert!(findings.iter().any(|finding| finding["text"].as_str().unwrap().contains("L99")), "{report}");
    assert!(tapis_complains(2, &["deck", "check", "no-such-folder"]).contains("cannot read no-such-folder"));
}

/// A11: what the players keep sealed, no replay makes up.
#[test]
fn sealed_matches_are_replayed_for_the_public_only() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.jsonl").display().to_string();
    let sealed = ["--option", "unrevealed-cards=sealed"];
    tapis_exits(0, &["simulate", "vabanque", "--matches", "1", "--records", &file, sealed[0], sealed[1]]);
    assert!(tapis_exits(0, &["verify", &file]).contains("kinds sealed"));
    tapis_exits(0, &["replay", &file]);
    assert!(tapis_complains(2, &["replay", &file, "--viewer", "1"]).contains("for the public only"));
    assert!(tapis_complains(2, &["replay", &file, "--viewer", "all"]).contains("for the public only"));
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(["simulate", "bluff-you", "--matches", "3000", "--records", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut [0; 64]).unwrap();
    drop(out);
    let ended = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success() && !said.contains("panicked"), "{said}");
}
