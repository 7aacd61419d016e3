//! N2 and N3: a folded text becomes words and numbers.

use super::language::Language;

/// A piece of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    /// Letters, folded.
    Word(String),
    /// A number in its one normal form: `10000`, `-3.5`, `1/2`.
    Number(String),
}

/// Cuts a folded text into its tokens (N2, N3).
pub(super) fn tokens(language: Language, folded: &str) -> Vec<Token> {
    let text: Vec<char> = folded.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if is_digit(&text, at) || is_minus(&text, at) {
            let (number, end) = number_at(language, &text, at);
            tokens.push(Token::Number(number));
            at = end;
        } else if text[at].is_alphabetic() {
            let word: String = text[at..].iter().take_while(|letter| letter.is_alphabetic()).collect();
            at += word.chars().count();
            tokens.push(Token::Word(word));
        } else {
            at += 1; // N3: everything else separates.
        }
    }
    tokens
}

/// Reads the number that starts here (N2), and says where it ends.
fn number_at(language: Language, text: &[char], start: usize) -> (String, usize) {
    let negative = is_minus(text, start);
    let mut at = start + usize::from(negative);
    let mut whole = digits_at(text, at);
    at += whole.len();
    if whole.len() <= 3 {
        // N2: a thousands separator counts only after a first group of 1 to 3 and before exactly three digits.
        while text.get(at).is_some_and(|sign| language.separates_thousands(*sign)) && is_group_of_three(text, at + 1) {
            whole.extend(&text[at + 1..at + 4]);
            at += 4;
        }
    }
    let after = match text.get(at) {
        Some(_) => digits_at(text, at + 1),
        None => String::new(),
    };
    let mut number = strip_zeros(&whole).to_owned();
    match text.get(at) {
        Some(sign) if language.starts_decimals(*sign) && !after.is_empty() => {
            let decimals = after.trim_end_matches('0');
            if !decimals.is_empty() {
                number = format!("{number}.{decimals}");
            }
            at += 1 + after.len();
        }
        Some('/' | '\u{2044}') if !after.is_empty() => {
            number = format!("{number}/{}", strip_zeros(&after)); // N2: a fraction is one token.
            at += 1 + after.len();
        }
        Some(_) | None => {}
    }
    if negative && number != "0" {
        number.insert(0, '-');
    }
    (number, at)
}

fn digits_at(text: &[char], at: usize) -> String {
    text.iter().skip(at).take_while(|sign| sign.is_ascii_digit()).collect()
}

fn is_digit(text: &[char], at: usize) -> bool {
    text.get(at).is_some_and(char::is_ascii_digit)
}

fn is_group_of_three(text: &[char], at: usize) -> bool {
    (at..at + 3).all(|place| is_digit(text, place)) && !is_digit(text, at + 3)
}

/// N2: a minus sign counts at the start or after a space.
fn is_minus(text: &[char], at: usize) -> bool {
    let free = at == 0 || text[at - 1].is_whitespace();
    free && matches!(text.get(at), Some('-' | '\u{2212}')) && is_digit(text, at + 1)
}

/// N2: leading zeros go, but the last one stays.
fn strip_zeros(digits: &str) -> &str {
    match digits.trim_start_matches('0') {
        "" => "0",
        rest => rest,
    }
}
