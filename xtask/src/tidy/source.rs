//! Rust cut into code, comments and strings, line by line: enough for tidy, and no parser.

/// One line of a Rust file.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// What the compiler reads; of literals only the quotes are left.
    pub(crate) code: String,
    /// The same with the literals as they stand.
    pub(crate) with_strings: String,
    /// What is said in comments, without the marks that begin them.
    pub(crate) comment: String,
}

/// Where the scanner stands.
#[derive(Clone, Copy)]
enum Within {
    Code,
    Comment,
    Block { depth: u32 },
    Literal { quote: char },
    Raw { hashes: usize },
}

/// The lines of a Rust file, in order.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut within = Within::Code;
    for text in text.lines() {
        let mut line = Line::default();
        let mut rest = text;
        while !rest.is_empty() {
            let (taken, next) = step(within, rest, &mut line);
            (rest, within) = (&rest[taken..], next);
        }
        if let Within::Comment = within {
            within = Within::Code; // A line comment ends with its line.
        }
        lines.push(line);
    }
    lines
}

/// Takes the next piece of the line; how many bytes it had, and where we stand after it.
fn step(within: Within, rest: &str, line: &mut Line) -> (usize, Within) {
    let first = rest.chars().next().expect("the rest is not empty");
    match within {
        Within::Code => step_code(rest, first, line),
        Within::Comment => {
            line.comment.push_str(rest);
            (rest.len(), Within::Comment)
        }
        Within::Block { depth: 1 } if rest.starts_with("*/") => (2, Within::Code),
        Within::Block { depth } if rest.starts_with("*/") => (2, Within::Block { depth: depth - 1 }),
        Within::Block { depth } if rest.starts_with("/*") => (2, Within::Block { depth: depth + 1 }),
        Within::Block { .. } => {
            line.comment.push(first);
            (first.len_utf8(), within)
        }
        Within::Literal { .. } if first == '\\' => {
            let escaped = rest.chars().nth(1).map_or(0, char::len_utf8);
            line.with_strings.push_str(&rest[..1 + escaped]);
            (1 + escaped, within)
        }
        Within::Literal { quote } if first == quote => {
            push_code(line, rest, 1);
            (1, Within::Code)
        }
        Within::Raw { hashes } if first == '"' && rest[1..].starts_with(&"#".repeat(hashes)) => {
            push_code(line, rest, 1 + hashes);
            (1 + hashes, Within::Code)
        }
        Within::Literal { .. } | Within::Raw { .. } => {
            line.with_strings.push(first);
            (first.len_utf8(), within)
        }
    }
}

fn step_code(rest: &str, first: char, line: &mut Line) -> (usize, Within) {
    if let Some(comment) = rest.strip_prefix("//") {
        let marks = 2 + usize::from(comment.starts_with(['/', '!']));
        return (marks, Within::Comment);
    }
    if rest.starts_with("/*") {
        return (2, Within::Block { depth: 1 });
    }
    let word = &rest[..rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())];
    if let Some(hashes) = hashes_of_raw(word, &rest[word.len()..]) {
        push_code(line, rest, word.len() + hashes + 1);
        return (word.len() + hashes + 1, Within::Raw { hashes });
    }
    let taken = if word.is_empty() { first.len_utf8() } else { word.len() };
    push_code(line, rest, taken);
    let is_literal = first == '"' || first == '\'' && !is_lifetime(rest);
    (taken, if is_literal { Within::Literal { quote: first } } else { Within::Code })
}

fn push_code(line: &mut Line, rest: &str, bytes: usize) {
    line.code.push_str(&rest[..bytes]);
    line.with_strings.push_str(&rest[..bytes]);
}

/// The number of hashes of `r"`, `r#"`, `br#"`, if that is what begins here.
fn hashes_of_raw(word: &str, after: &str) -> Option<usize> {
    let hashes = after.len() - after.trim_start_matches('#').len();
    (["r", "br", "cr"].contains(&word) && after[hashes..].starts_with('"')).then_some(hashes)
}

/// `'a` is a lifetime, `'a'` and `'\n'` are characters.
fn is_lifetime(rest: &str) -> bool {
    let mut after = rest.chars().skip(1);
    let (second, third) = (after.next(), after.next());
    second != Some('\\') && third != Some('\'')
}

#[cfg(test)]
mod tests {
    use super::lines;

    fn cut(text: &str) -> Vec<(String, String)> {
        lines(text).into_iter().map(|line| (line.code.trim().to_owned(), line.comment.trim().to_owned())).collect()
    }

    #[track_caller]
    fn case(text: &str, code: &str, comment: &str) {
        assert_eq!(cut(text), [(code.to_owned(), comment.to_owned())]);
    }

    #[test]
    fn comments_of_every_kind() {
        case("state.streak = 0; // A28", "state.streak = 0;", "A28");
        case("/// R12, A7: any tile.", "", "R12, A7: any tile.");
        case("//! The law.", "", "The law.");
        case("a /* R1 /* R2 */ R3 */ b", "a  b", "R1  R2  R3");
        assert_eq!(cut("/* one\ntwo */ x"), [(String::new(), "one".into()), ("x".into(), "two".into())]);
    }

    #[test]
    fn strings_are_neither_code_nor_comment() {
        case(r#"case("// R1", 'x'); // R2"#, r#"case("", '');"#, "R2");
        case(r#"let a = "say \"R1\" // no";"#, r#"let a = "";"#, "");
        case(r###"let a = br#"" // "#; // yes"###, r###"let a = br#""#;"###, "yes");
        case(r#"fn f<'a>(x: &'a str) {} // it's"#, "fn f<'a>(x: &'a str) {}", "it's");
        case(r"if c == '\'' || c == '/' {} // R1", "if c == '' || c == '' {}", "R1");
        assert_eq!(cut("\"one\n// two\" + x // three")[1], ("\" + x".to_owned(), "three".to_owned()));
    }

    #[test]
    fn literals_are_kept_beside() {
        assert_eq!(lines(r#"clause: "R24", // no"#)[0].with_strings, r#"clause: "R24", "#);
    }
}
