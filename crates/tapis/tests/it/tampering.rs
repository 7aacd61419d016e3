//! Any change to a record is found, and said where.

use serde_json::Value;
use shelf::{BoxId, Record, verify};

use crate::support::{every_table, records};

/// Every record with one leaf changed, as JSON, and the path of the leaf.
fn changed(record: &Value) -> Vec<(String, Value)> {
    let mut paths = Vec::new();
    collect(record, String::new(), &mut paths);
    let change = |path: String| {
        let mut copy = record.clone();
        let leaf = copy.pointer_mut(&path).expect("the path was just found");
        *leaf = match leaf.take() {
            Value::Null => Value::from("something"),
            Value::Bool(truth) => Value::from(!truth),
            Value::Number(number) => Value::from(number.as_i64().map_or(0, |number| number + 1)),
            Value::String(text) => Value::from(flip(&text)),
            other @ (Value::Array(_) | Value::Object(_)) => other,
        };
        (path, copy)
    };
    paths.into_iter().map(change).collect()
}

/// Another text of the same length and alphabet, where it has one.
fn flip(text: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    match chars.last_mut() {
        Some(last) => *last = if *last == '0' { '1' } else { '0' },
        None => chars.push('0'),
    }
    chars.into_iter().collect()
}

fn collect(value: &Value, path: String, into: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(n, item)| collect(item, format!("{path}/{n}"), into));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| collect(field, format!("{path}/{name}"), into));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => into.push(path),
    }
}

fn is_true(record: &Value) -> bool {
    serde_json::from_value::<Record>(record.clone()).is_ok_and(|record| verify(&record).is_ok())
}

#[test]
fn every_changed_leaf_is_found() {
    for game in BoxId::ALL {
        let (from, _) = game.menu().seats;
        let record = serde_json::to_value(&records(game, None, from, 1)[0]).unwrap();
        assert!(is_true(&record), "{game}");
        for (path, copy) in changed(&record) {
            assert!(!is_true(&copy), "{game}: {path} was changed and nobody noticed");
        }
    }
}

#[test]
fn entries_that_are_dropped_doubled_or_swapped_are_found() {
    for (game, edition, seats) in every_table() {
        let record = serde_json::to_value(&records(game, edition, seats, 1)[0]).unwrap();
        let entries = record["entries"].as_array().unwrap();
        for n in (0..entries.len() - 1).step_by(7) {
            let with = |change: &dyn Fn(&mut Vec<Value>)| {
                let mut copy = record.clone();
                change(copy["entries"].as_array_mut().unwrap());
                is_true(&copy)
            };
            assert!(!with(&|entries| drop(entries.remove(n))), "{game} {seats}: entry {n} dropped");
            assert!(!with(&|entries| entries.insert(n, entries[n].clone())), "{game} {seats}: entry {n} doubled");
            if entries[n] != entries[n + 1] {
                assert!(!with(&|entries| entries.swap(n, n + 1)), "{game} {seats}: entries {n} and {} swapped", n + 1);
            }
        }
        let mut cut = record.clone();
        cut["entries"].as_array_mut().unwrap().pop();
        assert!(!is_true(&cut), "{game} {seats}: cut off");
    }
}

/// The reason names the place, so that somebody can look there.
#[test]
fn faults_are_said_where_they_are() {
    let record = &records(BoxId::BluffYou, None, 2, 1)[0];
    let fault = |change: &dyn Fn(&mut Record)| {
        let mut copy = record.clone();
        change(&mut copy);
        verify(&copy).unwrap_err().to_string()
    };
    let roll = |entry: &mut shelf::EntryLine| entry.luck = Some(serde_json::json!({"roll": [1, 1, 1]}));
    assert!(
        fault(&|copy| roll(&mut copy.entries[1])).starts_with("entry 1: written is `roll 111`, but the stream gives")
    );
    assert!(fault(&|copy| copy.entries[2].choice = Some(serde_json::json!({"give": 9}))).starts_with("entry 2: seat"));
    assert!(fault(&|copy| copy.entries[2].choice = Some(serde_json::json!({"fly": 9}))).contains("cannot be read"));
    assert!(fault(&|copy| copy.id.push('x')).starts_with("luck.commitment:"));
    assert!(fault(&|copy| copy.luck.secret = None).starts_with("luck.secret: it is not published"));
    assert!(fault(&|copy| copy.luck.entropy.clear()).starts_with("luck.entropy: 0 entries for 2 seats"));
    assert!(fault(&|copy| copy.standings.as_mut().unwrap().0[0].score += 1).starts_with("standings:"));
    assert!(fault(&|copy| copy.seats[0].name = "Anne".to_owned()).starts_with("digest:"));
    assert!(fault(&|copy| copy.format = "tapis-record/2".to_owned()).starts_with("format:"));
    assert!(fault(&|copy| copy.options.clear()).starts_with("options:"));
    assert!(fault(&|copy| copy.seats.truncate(1)).contains("for 1 seats"));
}
