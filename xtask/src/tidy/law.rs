//! Which clauses a rules file defines, and in which line.

use std::collections::BTreeMap;

use super::clause::Clause;

/// The clauses of one box, with the line of each.
#[derive(Default)]
pub(crate) struct Law(BTreeMap<Clause, usize>);

impl Law {
    /// Reads `docs/rules/<game>.md`.
    pub(crate) fn read(text: &str) -> Self {
        let mut law = Self::default();
        let mut fence = None;
        for (line, number) in text.lines().zip(1..) {
            if let Some(name) = line.strip_prefix("```") {
                fence = if fence.is_some() { None } else { Some(name) };
                continue;
            }
            let defined = match fence {
                None => defined_in(line),
                Some("text") => defined_in_vector(line),
                Some(_) => None,
            };
            if let Some(clause) = defined {
                law.0.entry(clause).or_insert(number);
            }
        }
        law
    }

    /// Whether there is such a clause.
    pub(crate) fn has(&self, clause: Clause) -> bool {
        self.0.contains_key(&clause)
    }

    /// Whether this letter names clauses here: `S1` is a seat in one box and a clause in another.
    pub(crate) fn has_family(&self, family: char) -> bool {
        self.0.keys().any(|clause| clause.family == family)
    }

    /// All clauses in order, with their lines.
    pub(crate) fn clauses(&self) -> impl Iterator<Item = (Clause, usize)> {
        self.0.iter().map(|(clause, line)| (*clause, *line))
    }
}

/// `- **R1** …`, `- **A1 How many?** …`, `**T1** …`, `| **A1** | …`, `| A1 | …`, `- S1: …`.
fn defined_in(line: &str) -> Option<Clause> {
    let in_cell = line.strip_prefix("| ");
    let in_list = line.strip_prefix("- ");
    let rest = in_cell.or(in_list).unwrap_or(line);
    let bold = rest.strip_prefix("**");
    let rest = bold.unwrap_or(rest);
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric())?;
    let clause = Clause::parse(&rest[..end])?;
    let is_definition = match (bold, in_cell, in_list) {
        (Some(_), _, _) => true,
        (None, Some(_), _) => rest[end..].starts_with(" |"),
        (None, None, Some(_)) => rest[end..].starts_with(':'),
        (None, None, None) => false,
    };
    is_definition.then_some(clause)
}

/// `T58  round …`, the head of a vector that is a block of its own.
fn defined_in_vector(line: &str) -> Option<Clause> {
    Clause::parse(line.split_once("  ")?.0).filter(|clause| clause.family == 'T')
}

#[cfg(test)]
mod tests {
    use super::Law;

    const TEXT: &str = "\
# Rules R9
- **R1** 3 to 6 seats (R7).
- **A1 How many seats?** 2 to 6.
| # | Question |
| **A2** | Who starts? (R8) |
| A3 | Which table? |
| T4 | 4 | 15 |
**T1** Points in the box.
R5 is told of elsewhere.
| A6 holds | no |
- S1: exchange the kinds.
- S2 is not defined here.
```text
T58  round  edition new
T59 is not
R60  round
```
```match
T61  round
```
- **I1** Chips.
";

    #[test]
    fn every_form_of_definition_is_read_and_mentions_are_not() {
        let law = Law::read(TEXT);
        let read: Vec<_> = law.clauses().map(|(clause, line)| format!("{clause}:{line}")).collect();
        assert_eq!(read, ["A1:3", "A2:5", "A3:6", "I1:21", "R1:2", "S1:11", "T1:8", "T4:7", "T58:14"]);
        assert!(law.has_family('S'));
        assert!(!law.has_family('N'));
    }
}
