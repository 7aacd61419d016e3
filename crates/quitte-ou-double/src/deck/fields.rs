//! Reading the fields of a TOML table, with a finding for everything that does not fit.

use toml::{Table, Value};

use super::finding::{Fault, Finding};

/// No answer, item, unit or forbidden word is longer: nobody may type more than 200 bytes anyway.
const ENTRY_MAX: usize = 200;

/// The fields of one table: whoever takes a field has it checked, and what nobody took is unknown.
pub(super) struct Fields<'a> {
    table: &'a Table,
    place: Place,
    taken: Vec<&'static str>,
    rest_left: bool,
    findings: &'a mut Vec<Finding>,
}

/// Where a table stands.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) file: String,
    pub(super) card: Option<String>,
    /// `adult.2.`, or nothing.
    pub(super) prefix: String,
}

impl<'a> Fields<'a> {
    pub(super) fn new(table: &'a Table, place: Place, findings: &'a mut Vec<Finding>) -> Fields<'a> {
        Fields { table, place, taken: Vec::new(), rest_left: false, findings }
    }

    /// Notes that a field is wrong.
    pub(super) fn fault(&mut self, field: &str, fault: Fault) {
        let field = Some(format!("{}{field}", self.place.prefix));
        self.findings.push(Finding { file: self.place.file.clone(), card: self.place.card.clone(), field, fault });
    }

    /// A text that must be there and say something, of at most so many characters.
    pub(super) fn text(&mut self, name: &'static str, chars_max: usize) -> Option<String> {
        self.must_be_there(name);
        self.optional_text(name, chars_max)
    }

    /// A text that may be left out.
    pub(super) fn optional_text(&mut self, name: &'static str, chars_max: usize) -> Option<String> {
        let text = self.take(name, "a text in quotes", |value| value.as_str().map(str::to_owned))?;
        let found = text.chars().count();
        if text.trim().is_empty() {
            self.fault(name, Fault::Empty);
        } else if found > chars_max {
            self.fault(name, Fault::TooLong { found, max: chars_max });
        } else {
            return Some(text);
        }
        None
    }

    /// A number written in digits or in quotes, as text; it must be there.
    pub(super) fn number(&mut self, name: &'static str) -> Option<String> {
        self.must_be_there(name);
        self.take(name, "a whole number, or a number in quotes", |value| match value {
            Value::Integer(number) => Some(number.to_string()),
            Value::String(text) => Some(text.clone()),
            Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
        })
    }

    /// A whole number that may be left out.
    pub(super) fn optional_integer(&mut self, name: &'static str) -> Option<i64> {
        self.take(name, "a whole number", Value::as_integer)
    }

    /// A whole number that must be there.
    pub(super) fn integer(&mut self, name: &'static str) -> Option<i64> {
        self.must_be_there(name);
        self.optional_integer(name)
    }

    /// `true` or `false`; left out it is false.
    pub(super) fn flag(&mut self, name: &'static str) -> bool {
        self.take(name, "true or false", Value::as_bool).unwrap_or(false)
    }

    /// Is the field there, whatever it holds?
    pub(super) fn has(&self, name: &str) -> bool {
        self.table.contains_key(name)
    }

    /// A list of texts that may be left out; `None` if it is something else.
    pub(super) fn texts(&mut self, name: &'static str) -> Option<Vec<String>> {
        let texts: Option<Vec<String>> =
            self.take(name, "a list of texts", |value| value.as_array()?.iter().map(one_text).collect());
        self.check_entries(name, texts.iter().flatten())?;
        if self.has(name) { texts } else { Some(Vec::new()) }
    }

    /// A list of items that must be there, each a text or a list of spellings.
    pub(super) fn items(&mut self, name: &'static str) -> Option<Vec<Vec<String>>> {
        self.must_be_there(name);
        let items: Vec<Vec<String>> = self.take(name, "a list of items, each a text or a list of texts", |value| {
            value.as_array()?.iter().map(one_item).collect()
        })?;
        self.check_entries(name, items.iter().flatten())?;
        Some(items)
    }

    /// A table of whole numbers that must be there, by name.
    pub(super) fn integers(&mut self, name: &'static str) -> Option<Vec<(String, i64)>> {
        self.must_be_there(name);
        self.take(name, "a table of whole numbers", |value| {
            value.as_table()?.iter().map(|(name, number)| Some((name.clone(), number.as_integer()?))).collect()
        })
    }

    /// A table inside this one, which must be there.
    pub(super) fn inner(&mut self, name: &'static str) -> Option<Fields<'_>> {
        self.must_be_there(name);
        let table = self.table;
        self.take(name, "a table", |value| value.as_table().map(|_| ()))?;
        let place = Place { prefix: format!("{}{name}.", self.place.prefix), ..self.place.clone() };
        Some(Fields::new(table.get(name)?.as_table()?, place, self.findings))
    }

    /// Nobody can say which other fields belong here, so none of them is unknown.
    pub(super) fn leave_the_rest(&mut self) {
        self.rest_left = true;
    }

    /// Every field has been asked for: what is left over is unknown.
    pub(super) fn finish(mut self) {
        let table = if self.rest_left { &Table::new() } else { self.table };
        for name in table.keys().filter(|name| !self.taken.contains(&name.as_str())).collect::<Vec<_>>() {
            self.fault(name, Fault::FieldUnknown);
        }
    }

    fn must_be_there(&mut self, name: &str) {
        if !self.has(name) {
            self.fault(name, Fault::FieldMissing);
        }
    }

    fn check_entries<'t>(&mut self, name: &str, entries: impl Iterator<Item = &'t String>) -> Option<()> {
        for entry in entries {
            let found = entry.chars().count();
            if entry.trim().is_empty() {
                self.fault(name, Fault::Empty);
                return None;
            }
            if found > ENTRY_MAX {
                self.fault(name, Fault::TooLong { found, max: ENTRY_MAX });
                return None;
            }
        }
        Some(())
    }

    fn take<T>(
        &mut self,
        name: &'static str,
        wanted: &'static str,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Option<T> {
        self.taken.push(name);
        let read = read(self.table.get(name)?);
        if read.is_none() {
            self.fault(name, Fault::FieldType(wanted));
        }
        read
    }
}

fn one_text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn one_item(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::String(text) => Some(vec![text.clone()]),
        Value::Array(texts) => texts.iter().map(one_text).collect(),
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Table(_) => None,
    }
}
