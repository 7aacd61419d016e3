//! Which clauses a source file cites, and which vectors its tests carry.
//!
//! A citation stands in a comment (`// R31`, `/// R30 to R32`) or is the clause of a refusal (`clause: "R24"`).
//! What stands in backticks is notation or an example, not a citation: in a box whose seats are letters, `A3` is also
//! a pawn.

use super::clause::Clause;
use super::source::Line;

/// A clause that is cited, and the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Citation {
    pub(crate) clause: Clause,
    pub(crate) line: usize,
}

/// A test named after one or several vectors: `t04_…`, `t27_t28_…`, `t01_to_t26_…`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct VectorTest {
    pub(crate) vectors: Vec<Clause>,
    pub(crate) line: usize,
}

/// All citations in these lines, those of ranges one by one.
pub(crate) fn citations(lines: &[Line]) -> Vec<Citation> {
    let mut cited = Vec::new();
    let mut words = Vec::new();
    let mut in_fence = false;
    for (line, number) in lines.iter().zip(1..) {
        if line.comment.trim_start().starts_with("```") {
            in_fence = !in_fence;
        } else if !in_fence {
            read_words(&line.comment, number, &mut words);
        }
        // Comments that follow one another are one text: a range may be broken between its ends.
        if line.comment.is_empty() {
            in_fence = false;
            cite(&words, &mut cited);
            words.clear();
        }
        if let Some(clauses) = clauses_of_refusal(&line.with_strings) {
            let mut words = Vec::new();
            read_words(clauses, number, &mut words);
            cite(&words, &mut cited);
        }
    }
    cite(&words, &mut cited);
    cited
}

/// What can matter for a citation.
enum Word {
    Clause(Citation),
    To,
    Other,
}

/// Cuts a comment into words, leaving out what stands in backticks.
fn read_words(comment: &str, line: usize, words: &mut Vec<Word>) {
    for part in comment.split('`').step_by(2) {
        let mut rest = part;
        while let Some(first) = rest.chars().next() {
            let is_wordy = |c: char| c.is_alphanumeric() || c == '_';
            let end = if is_wordy(first) {
                rest.find(|c| !is_wordy(c)).unwrap_or(rest.len())
            } else if rest.starts_with("..") {
                2
            } else {
                first.len_utf8()
            };
            match (&rest[..end], Clause::parse(&rest[..end])) {
                (_, Some(clause)) => words.push(Word::Clause(Citation { clause, line })),
                ("to" | "-" | "–" | "..", None) => words.push(Word::To),
                (word, None) if word.trim().is_empty() => {}
                (_, None) => words.push(Word::Other),
            }
            rest = &rest[end..];
        }
        words.push(Word::Other);
    }
    if let Some(Word::Other) = words.last() {
        words.pop(); // The end of the comment's last part is no word.
    }
}

fn cite(words: &[Word], cited: &mut Vec<Citation>) {
    for (at, word) in words.iter().enumerate() {
        let Word::Clause(citation) = word else { continue };
        cited.push(*citation);
        if let [Word::To, Word::Clause(last), ..] = &words[at + 1..]
            && let Some(range) = citation.clause.to(last.clause)
        {
            cited.extend(range.skip(1).map(|clause| Citation { clause, ..*citation }));
        }
    }
}

/// `clause: "R24"`, where a refusal or an option names the clause behind it.
fn clauses_of_refusal(code: &str) -> Option<&str> {
    let (_, after) = code.split_once("clause: \"")?;
    after.split_once('"').map(|(clauses, _)| clauses)
}

/// The tests that are named after vectors.
pub(crate) fn vector_tests(lines: &[Line]) -> Vec<VectorTest> {
    let is_test = |at: usize| {
        let above = lines[..at].iter().rev().map(|line| line.code.trim());
        above.take_while(|code| code.is_empty() || code.starts_with("#[")).any(|code| code.contains("test"))
    };
    let named = lines.iter().enumerate().filter_map(|(at, line)| {
        let vectors = match line.code.split_once("fn ") {
            Some((_, name)) if is_test(at) => vectors_in(&name[..name.find(['(', '<', ' '])?]),
            Some(_) => return None,
            None => vectors_in(name_of_row(&line.with_strings)?),
        };
        (!vectors.is_empty()).then_some(VectorTest { vectors, line: at + 1 })
    });
    named.collect()
}

/// A row of a table of tests, `t04_book "T4 | 4 | 35 | …"`: its name, where the text repeats the number.
fn name_of_row(code: &str) -> Option<&str> {
    let (name, text) = code.trim().split_once(" \"T")?;
    let number: String = text.chars().take_while(char::is_ascii_digit).collect();
    let same = name.trim_start_matches(['t', '0']).starts_with(&number) && !number.is_empty();
    same.then_some(name)
}

/// The vectors at the front of a name; a number has two digits or more.
fn vectors_in(name: &str) -> Vec<Clause> {
    let vector = |part: &str| {
        let digits = part.strip_prefix('t').filter(|digits| digits.len() >= 2)?;
        Clause::parse(&format!("T{digits}"))
    };
    let mut parts = name.split('_').peekable();
    let mut vectors: Vec<Clause> = Vec::new();
    while let Some(part) = parts.next() {
        match (vector(part), vectors.last()) {
            (Some(next), _) => vectors.push(next),
            (None, Some(first)) if part == "to" => {
                let Some(range) = parts.peek().and_then(|last| first.to(vector(last)?)) else { break };
                vectors.extend(range.skip(1));
                parts.next();
            }
            (None, _) => break,
        }
    }
    vectors
}

#[cfg(test)]
mod tests {
    use super::{citations, vector_tests, vectors_in};
    use crate::tidy::source::lines;

    #[track_caller]
    fn case(text: &str, expected: &str) {
        let cited = citations(&lines(text));
        let printed: Vec<_> = cited.iter().map(|citation| format!("{}:{}", citation.clause, citation.line)).collect();
        assert_eq!(printed.join(" "), expected);
    }

    #[test]
    fn comments_cite() {
        case("x(); // R9, A28's", "R9:1 A28:1");
        case("/// T7 (R31): three.\nfn f() {}\n// A1.", "T7:1 R31:1 A1:3");
        case("// BR1 R1b R_1 r1", "");
    }

    #[test]
    fn ranges_count_for_all_inside() {
        case("// R12 to R14", "R12:1 R13:1 R14:1 R14:1");
        case("// R3-R5, R7–R8", "R3:1 R4:1 R5:1 R5:1 R7:1 R8:1 R8:1");
        case("/// Pays (R1 to\n/// R3).", "R1:1 R2:1 R3:1 R3:2");
        case("// R1 to\nx();\n// R3", "R1:1 R3:3");
        case("// R1 to A3; R5, R7", "R1:1 A3:1 R5:1 R7:1");
    }

    #[test]
    fn refusals_cite_and_other_strings_do_not() {
        case(r#"const NO: Refusal = Refusal { clause: "R24", code: "no" };"#, "R24:1");
        case(r#"case("pawns A3 B5", "A1"); // R2"#, "R2:1");
        case(r#"const NO: Refusal = Refusal { clause: "-", code: "no" };"#, "");
    }

    #[test]
    fn backticks_and_fences_are_examples() {
        case("//! Clauses are cited as `R14`, rulings as `A3`: R1.", "R1:1");
        case("/// R1 to `x` R3", "R1:1 R3:1");
        case("/// R1\n/// ```\n/// A3\n/// ```\n/// R2", "R1:1 R2:5");
    }

    #[test]
    fn names_carry_vectors() {
        let print = |name| vectors_in(name).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(print("t04_book"), "T4");
        assert_eq!(print("t09_to_t12_raises"), "T9 T10 T11 T12");
        assert_eq!(print("t27_t28_to_t29_x"), "T27 T28 T29");
        assert_eq!(print("t100"), "T100");
        for name in ["t4_book", "table", "to_t12", "the_t12", "t04b_x", "t_04"] {
            assert_eq!(print(name), "", "{name}");
        }
        assert_eq!(print("t04_to_the_end"), "T4");
    }

    #[test]
    fn only_tests_count() {
        let text = "#[test]\n/// T4.\nfn t04_a() {}\nfn t05_b() {}\n\n#[test]\n#[expect(x)]\nfn t06_c() {}\n";
        let found: Vec<_> = vector_tests(&lines(text)).iter().map(|test| test.line).collect();
        assert_eq!(found, [3, 8]);
    }

    #[test]
    fn rows_of_a_table_count_too() {
        let text = "rows! { payout:\n    t04_book \"T4 | 4 | 35\"\n    t05_other \"T6 | 3\"\n    case \"T7 | 1\"\n}\n";
        let found: Vec<_> = vector_tests(&lines(text)).iter().map(|test| test.line).collect();
        assert_eq!(found, [2]);
    }
}
