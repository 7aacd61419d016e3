//! N4: runs of number words become numbers.

use super::language::Language;
use super::tokens::Token;

/// Replaces every run of number words by its number (N4).
pub(super) fn read_number_words(language: Language, tokens: &[Token]) -> Vec<Token> {
    let mut read = Vec::with_capacity(tokens.len());
    let mut lone_ones = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let Some((mut run, mut end)) = start_at(language, tokens, at) else {
            read.push(tokens[at].clone());
            at += 1;
            continue;
        };
        while let Some(next) = extend_at(language, &mut run, tokens, end) {
            end = next;
        }
        if end == at + 1 && is_french_one(language, &tokens[at]) {
            lone_ones.push((read.len(), tokens[at].clone()));
        }
        read.push(run.token());
        at = end;
    }
    // N4: a lone un or une beside other words is an article, and N5 will see it as one.
    if lone_ones.len() < read.len() {
        for (place, word) in lone_ones {
            read[place] = word;
        }
    }
    read
}

/// No run grows past this, so that its sums cannot overflow; N4 needs 10^12.
const RUN_MAX: u64 = 1_000_000_000_000_000_000;

/// A number word and how it counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NumberWord {
    Zero,
    Unit(u64),
    Teen(u64),
    Tens(u64),
    Hundred,
    Large(u64),
}

/// The number that a run has reached: whole thousands in `total`, what is below them in `group`.
struct Run {
    language: Language,
    negative: bool,
    is_zero: bool,
    total: u64,
    group: u64,
    last_large: Option<u64>,
}

fn start_at(language: Language, tokens: &[Token], at: usize) -> Option<(Run, usize)> {
    let mut run = Run { language, negative: false, is_zero: false, total: 0, group: 0, last_large: None };
    match &tokens[at] {
        Token::Word(_) => match number_word(language, tokens.get(at))? {
            NumberWord::Zero => run.is_zero = true, // N4: zero stands alone.
            word => {
                run.extend(word);
            }
        },
        // N4: a digit token directly before a large word starts a run.
        Token::Number(digits) => {
            let NumberWord::Large(large) = number_word(language, tokens.get(at + 1))? else {
                return None;
            };
            run.negative = digits.starts_with('-');
            run.total = times_large(digits.trim_start_matches('-'), large)?;
            run.last_large = Some(large);
            return Some((run, at + 2));
        }
    }
    Some((run, at + 1))
}

/// Takes the next word into the run if it can extend it, and says where the run now ends.
fn extend_at(language: Language, run: &mut Run, tokens: &[Token], at: usize) -> Option<usize> {
    if let Some(word) = number_word(language, tokens.get(at)) {
        return run.extend(word).then_some(at + 1);
    }
    // N4: et / and is swallowed only if the word after it extends the number.
    let joins = match language {
        Language::En => "and",
        Language::Fr => "et",
    };
    let word = match tokens.get(at) {
        Some(Token::Word(word)) if word == joins => number_word(language, tokens.get(at + 1))?,
        Some(_) | None => return None,
    };
    run.extend(word).then_some(at + 2)
}

impl Run {
    /// N4: takes the word in if it can extend the number, otherwise changes nothing.
    fn extend(&mut self, word: NumberWord) -> bool {
        let last_two = self.group % 100;
        let french = self.language == Language::Fr;
        let group = match word {
            _ if self.is_zero => None,
            NumberWord::Zero => None,
            NumberWord::Unit(unit) => {
                (last_two.is_multiple_of(10) && (french || last_two != 10)).then_some(self.group + unit)
            }
            NumberWord::Teen(teen) => {
                (last_two == 0 || french && matches!(last_two, 60 | 80)).then_some(self.group + teen)
            }
            NumberWord::Tens(20) if french && last_two == 4 => Some(self.group + 76), // quatre-vingts
            NumberWord::Tens(tens) => (last_two == 0).then_some(self.group + tens),
            NumberWord::Hundred => (self.group < 10).then_some(self.group.max(1) * 100),
            NumberWord::Large(large) => return self.close_group(large),
        };
        self.group = group.unwrap_or(self.group);
        group.is_some()
    }

    /// N4: a large word counts only below the last large one and not directly after it.
    fn close_group(&mut self, large: u64) -> bool {
        let in_order = self.last_large.is_none_or(|last| large < last && self.group > 0);
        let sum = self.group.max(1).checked_mul(large).and_then(|thousands| thousands.checked_add(self.total));
        match sum {
            Some(total) if in_order && total <= RUN_MAX => {
                self.total = total;
                self.group = 0;
                self.last_large = Some(large);
                true
            }
            Some(_) | None => false,
        }
    }

    fn token(&self) -> Token {
        let value = self.total + self.group; // At most RUN_MAX + 999.
        Token::Number(if self.negative && value > 0 { format!("-{value}") } else { value.to_string() })
    }
}

/// Digits, perhaps with decimals, times a large word, if that is a whole number that fits: `2.5` million.
fn times_large(digits: &str, large: u64) -> Option<u64> {
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let whole: u64 = whole.parse().ok()?;
    let mut product = whole.checked_mul(large)?;
    let mut place = large;
    for digit in decimals.chars() {
        if !place.is_multiple_of(10) {
            return None;
        }
        place /= 10;
        product = product.checked_add(place * u64::from(digit.to_digit(10)?))?;
    }
    (product <= RUN_MAX).then_some(product)
}

fn is_french_one(language: Language, token: &Token) -> bool {
    language == Language::Fr && matches!(token, Token::Word(word) if word == "un" || word == "une")
}

fn number_word(language: Language, token: Option<&Token>) -> Option<NumberWord> {
    match (language, token?) {
        (_, Token::Number(_)) => None,
        (Language::En, Token::Word(word)) => english(word),
        (Language::Fr, Token::Word(word)) => french(word),
    }
}

fn french(word: &str) -> Option<NumberWord> {
    Some(match word {
        "zero" => NumberWord::Zero,
        "un" | "une" => NumberWord::Unit(1),
        "deux" => NumberWord::Unit(2),
        "trois" => NumberWord::Unit(3),
        "quatre" => NumberWord::Unit(4),
        "cinq" => NumberWord::Unit(5),
        "six" => NumberWord::Unit(6),
        "sept" => NumberWord::Unit(7),
        "huit" => NumberWord::Unit(8),
        "neuf" => NumberWord::Unit(9),
        "dix" => NumberWord::Teen(10),
        "onze" => NumberWord::Teen(11),
        "douze" => NumberWord::Teen(12),
        "treize" => NumberWord::Teen(13),
        "quatorze" => NumberWord::Teen(14),
        "quinze" => NumberWord::Teen(15),
        "seize" => NumberWord::Teen(16),
        "vingt" | "vingts" => NumberWord::Tens(20),
        "trente" => NumberWord::Tens(30),
        "quarante" => NumberWord::Tens(40),
        "cinquante" => NumberWord::Tens(50),
        "soixante" => NumberWord::Tens(60),
        "septante" => NumberWord::Tens(70),
        "huitante" | "octante" => NumberWord::Tens(80),
        "nonante" => NumberWord::Tens(90),
        "cent" | "cents" => NumberWord::Hundred,
        "mille" => NumberWord::Large(1_000),
        "million" | "millions" => NumberWord::Large(1_000_000),
        "milliard" | "milliards" => NumberWord::Large(1_000_000_000),
        _ => return None,
    })
}

fn english(word: &str) -> Option<NumberWord> {
    Some(match word {
        "zero" => NumberWord::Zero,
        "one" => NumberWord::Unit(1),
        "two" => NumberWord::Unit(2),
        "three" => NumberWord::Unit(3),
        "four" => NumberWord::Unit(4),
        "five" => NumberWord::Unit(5),
        "six" => NumberWord::Unit(6),
        "seven" => NumberWord::Unit(7),
        "eight" => NumberWord::Unit(8),
        "nine" => NumberWord::Unit(9),
        "ten" => NumberWord::Teen(10),
        "eleven" => NumberWord::Teen(11),
        "twelve" => NumberWord::Teen(12),
        "thirteen" => NumberWord::Teen(13),
        "fourteen" => NumberWord::Teen(14),
        "fifteen" => NumberWord::Teen(15),
        "sixteen" => NumberWord::Teen(16),
        "seventeen" => NumberWord::Teen(17),
        "eighteen" => NumberWord::Teen(18),
        "nineteen" => NumberWord::Teen(19),
        "twenty" => NumberWord::Tens(20),
        "thirty" => NumberWord::Tens(30),
        "forty" => NumberWord::Tens(40),
        "fifty" => NumberWord::Tens(50),
        "sixty" => NumberWord::Tens(60),
        "seventy" => NumberWord::Tens(70),
        "eighty" => NumberWord::Tens(80),
        "ninety" => NumberWord::Tens(90),
        "hundred" => NumberWord::Hundred,
        "thousand" => NumberWord::Large(1_000),
        "million" => NumberWord::Large(1_000_000),
        "billion" => NumberWord::Large(1_000_000_000),
        _ => return None,
    })
}
