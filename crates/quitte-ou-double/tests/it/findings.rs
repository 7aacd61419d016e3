//! Every finding of the deck's checker, provoked once and read for its message.

use crate::deck::{Files, english, read};

/// In the English specimen, changes one text of one card and expects exactly this finding.
#[track_caller]
fn finding(card: &str, old: &str, new: &str, wanted: &str) {
    assert_eq!(read(&changed(card, old, new)).expect_err("a finding"), [wanted]);
}

/// The English specimen with the first `old` after the id of the card replaced.
#[track_caller]
fn changed(card: &str, old: &str, new: &str) -> Files {
    let mut files = english();
    let (_, text) = files.iter_mut().find(|(_, text)| text.contains(&format!("id = \"{card}\""))).expect(card);
    let from = text.find(&format!("id = \"{card}\"")).expect(card);
    let at = from + text[from..].find(old).unwrap_or_else(|| panic!("{old} in {card}"));
    text.replace_range(at..at + old.len(), new);
    files
}

#[test]
fn findings_of_files() {
    let mut files = english();
    files.retain(|(name, _)| name != "luck.toml");
    files.push(("cards.toml".into(), String::new()));
    files.push(("riddles.toml".into(), String::new()));
    assert_eq!(
        read(&files).expect_err("findings"),
        [
            "cards.toml: a deck has no such file: remove it, or correct its name",
            "riddles.toml: this file was given twice: give it once",
            "luck.toml: this file is missing: add it",
        ]
    );
    let mut files = english();
    files[0].1 = "name = \"x\"\nlanguage = \"de\"\ncolour = 1\n".into();
    assert_eq!(
        read(&files).expect_err("findings"),
        [
            "deck.toml: language: `de` cannot stand here: write one of en, fr",
            "deck.toml: colour: there is no such field here: remove it, or correct its name",
        ]
    );
    let mut files = english();
    files[1].1 = "[[card]\n".into();
    assert!(
        read(&files).expect_err("a finding")[0].starts_with("questions.toml: not TOML: TOML parse error at line 1")
    );
    files[1].1 = String::new();
    assert_eq!(
        read(&files).expect_err("a finding"),
        ["questions.toml: there is no card of this family: write at least one"]
    );
    files[1].1 = "card = 3\ncards = 4\n".into();
    assert_eq!(
        read(&files).expect_err("findings"),
        [
            "questions.toml: card: this must be a list of tables, each headed [[card]]",
            "questions.toml: cards: there is no such field here: remove it, or correct its name",
            "questions.toml: there is no card of this family: write at least one",
        ]
    );
}

#[test]
fn findings_of_ids() {
    let malformed = "is not an id of this family: Q01 to Q38, E01 to E38, C01 to C76 or L01 to L38";
    for wrong in ["Q39", "Q00", "Q7", "q07", "E07", "Q007", "Qé7", "é07"] {
        finding(
            "Q07",
            "\"Q07\"",
            &format!("\"{wrong}\""),
            &format!("questions.toml: {wrong} id: `{wrong}` {malformed}"),
        );
    }
    finding("Q07", "\"Q07\"", "7", "questions.toml: card 7 id: this must be a text in quotes");
    finding("Q07", "\"Q07\"", "\"Q06\"", "questions.toml: Q06 id: this id stands twice: give one of the cards another");
}

#[test]
fn findings_of_kinds() {
    finding(
        "Q07",
        "\"history\"",
        "\"arts\"",
        "questions.toml: Q07 theme: `arts` does not fit this id: write `history`",
    );
    finding("C17", "\"mime\"", "\"draw\"", "challenges.toml: C17 kind: `draw` does not fit this id: write `mime`");
    finding("E01", "kind = \"arithmetic\"\n", "", "riddles.toml: E01 kind: this field is missing: add it");
    finding(
        "E01",
        "kind =",
        "theme = \"arts\"\nkind =",
        "riddles.toml: E01 theme: there is no such field here: remove it, or correct its name",
    );
    assert_eq!(
        read(&changed("Q07", "[card.adult.2]", "[card.adult.4]")).expect_err("findings"),
        [
            "questions.toml: Q07 adult.2: this field is missing: add it",
            "questions.toml: Q07 adult.4: there is no such field here: remove it, or correct its name",
        ]
    );
}

#[test]
fn findings_of_luck() {
    finding("L09", "\"lucky\"", "\"keeper\"", "luck.toml: L09 class: `keeper` does not fit this id: write `lucky`");
    finding("L09", "20000", "30000", "luck.toml: L09 number: `30000` does not fit this id: write `20000`");
    finding(
        "L21",
        "\"pay-bank\"",
        "\"pay-all\"",
        "luck.toml: L21 effect: `pay-all` does not fit this id: write `pay-bank`",
    );
    finding("L01", "luck L01", &"x".repeat(41), "luck.toml: L01 title: 41 characters are too many: at most 40");
    finding("L01", "luck L01: second-chance", "  ", "luck.toml: L01 text: this is empty: write something");
    let mut files = english();
    let at = files[4].1.rfind("[[card]]").expect("a card");
    files[4].1.truncate(at);
    assert_eq!(
        read(&files).expect_err("a finding"),
        ["luck.toml: L38: this luck card is missing: a deck holds all 38"]
    );
}

#[test]
fn findings_of_texts() {
    let long = "é".repeat(221);
    finding(
        "Q07",
        "question Q07 junior 1",
        &long,
        "questions.toml: Q07 junior.1.open: 221 characters are too many: at most 220",
    );
    assert!(read(&changed("Q07", "question Q07 junior 1", &long[2..])).is_ok());
    finding(
        "E19",
        "charade E19 junior 1",
        &"x".repeat(351),
        "riddles.toml: E19 junior.1.open: 351 characters are too many: at most 350",
    );
    finding(
        "C01",
        "draw C01 junior 1",
        &"x".repeat(161),
        "challenges.toml: C01 junior.1.open: 161 characters are too many: at most 160",
    );
    finding(
        "C01",
        "secret c01 junior one",
        &"x".repeat(41),
        "challenges.toml: C01 junior.1.red: 41 characters are too many: at most 40",
    );
    for time in ["19", "121", "-1"] {
        let wanted = format!("questions.toml: Q07 junior.1.time: {time} seconds: write 20 to 120, or leave it out");
        finding("Q07", "open =", &format!("time = {time}\nopen ="), &wanted);
    }
    assert!(read(&changed("Q07", "open =", "time = 120\nopen =")).is_ok());
    finding("Q07", "open =", "time = \"20\"\nopen =", "questions.toml: Q07 junior.1.time: this must be a whole number");
    finding(
        "Q07",
        "open =",
        "red = \"x\"\nopen =",
        "questions.toml: Q07 junior.1.red: there is no such field here: remove it, or correct its name",
    );
    finding(
        "Q07",
        "\"text\"",
        "\"list\"",
        "questions.toml: Q07 junior.1.answer_type: `list` cannot stand here: write one of text, number",
    );
}

#[test]
fn findings_of_answers() {
    let answer = "[\"answer q07 junior one\"]";
    finding(
        "Q07",
        answer,
        "[\"…\"]",
        "questions.toml: Q07 junior.1.accepted: nobody can answer `…`: use letters or digits",
    );
    finding(
        "Q07",
        answer,
        "[\"the answers Q06 junior 2\"]",
        "questions.toml: Q07 junior.1: `answerq6junior2` is already an answer of Q06 junior.2: ask for something else",
    );
    let given_away =
        "the open text gives the answer `q7junior` away: reword it, or set choice = true if it offers a choice";
    finding("Q07", answer, "[\"Q07-Juniors\"]", &format!("questions.toml: Q07 junior.1.open: {given_away}"));
    assert!(read(&changed("Q07", answer, "[\"Q07-Juniors\"]\nchoice = true")).is_ok());
    finding(
        "Q07",
        answer,
        "[\"boat\", \"ship\"]\nnever = [\"The Ships\"]",
        "questions.toml: Q07 junior.1.never: `ship` is both accepted and never: remove one",
    );
    finding(
        "Q07",
        answer,
        "[\"boat\"]\nshown = \"a ship\"",
        "questions.toml: Q07 junior.1.shown: `a ship` is not a right answer: add it to accepted, or correct it",
    );
    let wanted = "questions.toml: Q07 junior.1.accepted: 201 characters are too many: at most 200";
    finding("Q07", answer, &format!("[\"{}\"]", "x".repeat(201)), wanted);
    finding("Q07", answer, "[\"\"]", "questions.toml: Q07 junior.1.accepted: this is empty: write something");
    finding("Q07", answer, "[]", "questions.toml: Q07 junior.1.accepted: this field is missing: add it");
    finding("Q07", answer, "[1]", "questions.toml: Q07 junior.1.accepted: this must be a list of texts");
}

#[test]
fn findings_of_numbers() {
    let value = "value = 3002";
    finding(
        "E03",
        value,
        "value = \"3 or 4\"",
        "riddles.toml: E03 junior.2.value: `3 or 4` is not exactly one number: write digits",
    );
    let decimals =
        "can be read as thousands and as decimals: ask for a number without three decimals, and write no separator";
    finding("E03", value, "value = \"3.125\"", &format!("riddles.toml: E03 junior.2.value: `3.125` {decimals}"));
    assert!(read(&changed("E03", value, "value = \"3.25\"")).is_ok());
    finding(
        "E03",
        value,
        "value = 3.25",
        "riddles.toml: E03 junior.2.value: this must be a whole number, or a number in quotes",
    );
    finding(
        "E03",
        value,
        "value = 77\nunits = [\"m2\"]",
        "riddles.toml: E03 junior.2.units: `m2` is no unit that can be typed beside a number: use words",
    );
}

#[test]
fn findings_of_spellings() {
    finding(
        "E25",
        "wurd e25 junior one",
        "Word E25 junior one",
        "riddles.toml: E25 junior.1.say: `Word E25 junior one` gives the spelling away: respell it by its sound",
    );
    let open = "spelling E25 junior 1";
    let given_away =
        "the open text gives the answer `worde25junior1` away: reword it, or set choice = true if it offers a choice";
    finding("E25", open, "spell Word E25 junior 1", &format!("riddles.toml: E25 junior.1.open: {given_away}"));
}

#[test]
fn findings_of_lists() {
    finding(
        "C53",
        "\"thing 1\", ",
        "",
        "challenges.toml: C53 junior.1.items: 7 items are too few: at least 8, twice what is needed",
    );
    finding("C53", "need = 4", "need = 5", "challenges.toml: C53 junior.1.need: `5` does not fit this id: write `4`");
    finding(
        "C53",
        "\"thing 1\"",
        "[\"thing\", \"Things 2\"]",
        "challenges.toml: C53 junior.1.items: two items have the answer `thing2`: make them one, or tell them apart",
    );
    finding(
        "C53",
        "\"thing 1\"",
        "[]",
        "challenges.toml: C53 junior.1.items: nobody can answer ``: use letters or digits",
    );
    finding(
        "C53",
        "\"thing 1\"",
        "1",
        "challenges.toml: C53 junior.1.items: this must be a list of items, each a text or a list of texts",
    );
    let many: Vec<String> = (0..250).map(|n| format!("\"more {n}\"")).collect();
    finding(
        "C53",
        "\"thing 1\"",
        &many.join(", "),
        "challenges.toml: C53 junior.1.items: 257 items are too many: at most 256",
    );
}

#[test]
fn findings_of_performances() {
    finding("C35", "\"avoided\", ", "", "challenges.toml: C35 junior.1.forbidden: 2 where this level wants exactly 3");
    finding(
        "C35",
        "\"avoided\"",
        "\"Secrets C35 junior 1\"",
        "challenges.toml: C35 junior.1.forbidden: `Secrets C35 junior 1` is the red word, which is forbidden anyway: choose another",
    );
    finding(
        "C35",
        "\"avoided\"",
        "\"ox\"",
        "challenges.toml: C35 junior.1.forbidden: `ox` is too short to be refused: at least 3 letters",
    );
    for wrong in ["H4:2", "C7:2", "Cb4:1", "C#6:1", "C4:0", "C4:17", "C4", "Cé:1", "é"] {
        let wanted = format!(
            "challenges.toml: C29 junior.1.notes: `{wrong}` is not a note: write C4:2, F#4:1, Bb5:4 or -:2, from C4 to C6"
        );
        finding("C29", "D4:2", wrong, &wanted);
    }
    assert!(read(&changed("C29", "D4:2", "Bb5:16 -:1 C6:3 B#4:1")).is_ok());
}

#[test]
fn findings_of_skills() {
    finding(
        "C65",
        "symbols = 4",
        "symbols = 5",
        "challenges.toml: C65 junior.1.params: `{ shown_ms = 8000, symbols = 5 }` does not fit this id: write `{ symbols = 4, shown_ms = 8000 }`",
    );
    finding("C73", "\"item1\", ", "", "challenges.toml: C73 junior.1.items: 3 where this level wants exactly 4");
    finding("C75", "twist1 ", "", "challenges.toml: C75 junior.1.twister: 4 where this level wants exactly 5");
}

/// The loader insists on two challenges that need no ally (A26).
#[test]
fn finding_of_too_few_alone() {
    let mut files = english();
    let cards = &mut files[3].1;
    let (from, to) =
        (cards.find("[[card]]\nid = \"C53\"").expect("C53"), cards.find("[[card]]\nid = \"C76\"").expect("C76"));
    cards.replace_range(from..to, "");
    assert_eq!(
        read(&files).expect_err("a finding"),
        ["challenges.toml: 1 challenges can be done alone: write at least two cards of C53 to C76"]
    );
}

/// All findings come at once, not only the first.
#[test]
fn all_findings_come_at_once() {
    let mut files = changed("Q07", "\"history\"", "\"arts\"");
    files[3] = changed("C53", "need = 4", "need = 5")[3].clone();
    files[4] = changed("L09", "20000", "30000")[4].clone();
    assert_eq!(read(&files).expect_err("findings").len(), 3);
}
