//! Typed answers: T53 to T57, both sides of every limit of N1 to N13, and hostile input.

use proptest::prelude::{Just, any, prop_oneof, proptest};

use quitte_ou_double::answer::{
    Language, Named, NumberAnswer, SpellingAnswer, Taboo, TextAnswer, clue_refused, key, list_entry, number_is_right,
    spelling_is_right, text_is_right,
};

use Language::{En, Fr};

#[track_caller]
fn keys(language: Language, cases: &[(&str, &str)]) {
    for (text, wanted) in cases {
        assert_eq!(key(language, text).as_str(), *wanted, "the key of {text:?} in {language}");
    }
}

fn texts(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

#[track_caller]
fn text(language: Language, accepted: &str, typed: &str, never: &[&str]) -> bool {
    text_is_right(&TextAnswer::new(language, &texts(&[accepted]), &texts(never)), typed)
}

#[track_caller]
fn number(language: Language, value: &str, units: &[&str], typed: &str) -> bool {
    number_is_right(&NumberAnswer::new(language, value, &texts(units)).expect("a number"), typed)
}

fn refused(language: Language, red: &str, forbidden: &[&str], clue: &str) -> bool {
    clue_refused(&Taboo::new(language, red, &texts(forbidden)), clue)
}

/// T53 (N1 to N7): French keys.
#[test]
fn t53_french_keys() {
    keys(
        Fr,
        &[
            ("Quatre-vingt-dix-sept", "97"),
            ("cent quatre-vingts", "180"),
            ("Vingt et un", "21"),
            ("soixante et onze", "71"),
            ("mille neuf cent quatre-vingt", "1980"),
            ("deux millions trois cent mille", "2300000"),
            ("2 millions", "2000000"),
            ("un", "1"),
            ("une pomme", "pomme"),
            ("L’arc-en-ciel", "arcenciel"),
            ("la Tour de Pise", "tourpise"),
            ("Les Misérables", "miserable"),
            ("10 000", "10000"),
            ("10.000", "10000"),
            ("3,5", "3.5"),
            ("deux trois", "2 3"),
            ("Œuf", "oeuf"),
        ],
    );
}

/// T53 (N1 to N7): English keys.
#[test]
fn t53_english_keys() {
    keys(
        En,
        &[
            ("10,000", "10000"),
            ("3.50", "3.5"),
            ("one hundred and five", "105"),
            ("twenty-one", "21"),
            ("the Moon", "moon"),
        ],
    );
}

/// T54 (N8): near enough.
#[test]
fn t54_texts_that_are_right() {
    assert!(text(Fr, "Napoléon", "Napoleon", &[]));
    assert!(text(Fr, "hippopotame", "hipopotame", &[]));
    assert!(text(Fr, "hippopotame", "hippopotamus", &[]));
    assert!(text(En, "river", "rivers", &[]));
}

/// T54 (N8, N9): not near enough, or a near miss, or nothing.
#[test]
fn t54_texts_that_are_wrong() {
    assert!(!text(Fr, "boule", "poule", &[]));
    assert!(!text(Fr, "chat", "chien", &[]));
    assert!(!text(Fr, "Autriche", "autruche", &["autruche"]));
    assert!(!text(Fr, "1789", "1798", &[]));
    assert!(!text(En, "river", "rivere", &[]));
    assert!(!text(En, "river", "", &[]));
}

/// T55 (N10): one number, and units only.
#[test]
fn t55_numbers() {
    let units = ["kilomètre", "km"];
    assert!(number(Fr, "12", &units, "douze kilomètres"));
    assert!(number(Fr, "12", &units, "12 km"));
    assert!(!number(Fr, "12", &units, "12 mètres"));
    assert!(!number(Fr, "12", &units, "12 ou 13"));
    assert!(number(En, "42", &[], "forty-two"));
}

/// T56 (N11): every accent counts, a ligature does not.
#[test]
fn t56_spellings() {
    let event = SpellingAnswer::new(&texts(&["événement", "évènement"]));
    assert!(spelling_is_right(&event, "Événement"));
    assert!(!spelling_is_right(&event, "evenement"));
    assert!(spelling_is_right(&SpellingAnswer::new(&texts(&["coeur"])), "cœur"));
}

/// T56 (N12): the second Loire names nothing, and three rivers are named.
#[test]
fn t56_list() {
    let rivers = ["Seine", "Loire", "Rhône", "Garonne"].map(|river| TextAnswer::new(Fr, &texts(&[river]), &[]));
    let mut named = Named::default();
    let mut places = Vec::new();
    for typed in ["Loire", "la Seine", "loire", "Rhone"] {
        let item = list_entry(&rivers, &named, typed);
        places.push(item.map(|item| item.0));
        item.into_iter().for_each(|item| named.insert(item));
    }
    assert_eq!(places, [Some(1), Some(0), None, Some(2)]);
    assert_eq!(named.n_items(), 3);
}

/// T57 (N13): what gives a word away.
#[test]
fn t57_clues() {
    let forbidden = ["boat", "ship"];
    assert!(!refused(En, "ferry", &forbidden, "it floats on water"));
    assert!(refused(En, "ferry", &forbidden, "a sailboat"));
    assert!(refused(En, "ferry", &forbidden, "shipping"));
    assert!(refused(En, "ferry", &forbidden, "b o a t"));
    assert!(refused(Fr, "navigateur", &[], "navigation"));
    assert!(refused(Fr, "chanteur", &[], "chant"));
    assert!(!refused(Fr, "chanteur", &[], "chanson"));
    assert!(!refused(Fr, "navire", &[], "une nappe"));
}

/// N1: case, ligatures, accents, typefaces.
#[test]
fn n1_folds_letters() {
    keys(
        Fr,
        &[
            ("ÆSIR straße ŁÓDŹ Øre", "aesirstrasselodzore"),
            ("e\u{301}te\u{301}", "ete"),
            ("𝐇éǽ", "heae"),
            ("ﬁn", "fin"),
        ],
    );
}

/// N2: separators, decimals, fractions, signs and zeros, and what is just beside them.
#[test]
fn n2_reads_digits() {
    keys(
        En,
        &[
            ("1,234,567", "1234567"),
            ("1234,567", "1234 567"), // Four digits before the separator.
            ("10,00", "10 0"),
            ("10,0000", "10 0"),
            ("10 000.50", "10000.5"),
            ("10\u{202f}000", "10000"),
            ("3.14", "3.14"),
            ("3,5", "3 5"),
            ("1/2", "1/2"),
            ("½", "1/2"),
            ("2½", "2 1/2"),
            ("-5", "-5"),
            ("at \u{2212}5", "at-5"),
            ("4-5", "4 5"),
            ("-0", "0"),
            ("007", "7"),
            ("0.0", "0"),
            ("2.", "2"),
        ],
    );
    keys(Fr, &[("3.500", "3500"), ("3,500", "3.5"), ("3.5", "3.5"), ("1.234.567,80", "1234567.8"), ("10,000", "10")]);
}

/// N4: what extends a number, and what starts a new one.
#[test]
fn n4_reads_number_words() {
    keys(
        Fr,
        &[
            ("dix-sept", "17"),
            ("soixante-dix-sept", "77"),
            ("quatre-vingt-onze", "91"),
            ("quatre-vingt-un", "81"),
            ("septante-deux", "72"),
            ("vingt-quatre vingt", "24 20"),
            ("trente et onze", "30et11"), // 11 cannot extend 30, so et is a word.
            ("zéro un", "0"),             // Zero stands alone, and the lone un is an article.
            ("zéro deux", "0 2"),
            ("mille mille", "1000 1000"),
            ("mille millions", "1000 1000000"),
            ("un milliard deux millions trois mille quatre", "1002003004"),
            ("cent un dalmatiens", "101dalmatien"),
            ("un et deux", "et2"),
            ("une", "1"),
            ("2,5 millions", "2500000"),
            ("deux cent", "200"),
            ("2 cents", "2 100"),
        ],
    );
    keys(
        En,
        &[
            ("nineteen eighty four", "19 84"),
            ("ten one", "10 1"),
            ("twenty eleven", "20 11"),
            ("two hundred thousand", "200000"),
            ("nineteen hundred", "19 100"),
            ("a hundred", "100"),
            ("a thousand and one nights", "1001night"),
            ("salt and pepper", "saltandpepper"),
            ("one and only", "1andonly"),
            ("3 billion", "3000000000"),
            ("-2 million", "-2000000"),
            ("nine hundred and ninety-nine billion", "999000000000"),
        ],
    );
}

/// N4: numbers past every limit are read without wrapping.
#[test]
fn n4_does_not_overflow() {
    keys(
        En,
        &[
            ("18446744073709551615 billion", "18446744073709551615 1000000000"),
            ("99999999999999999999999999999 million", "99999999999999999999999999999 1000000"),
            ("1000000000 billion", "1000000000000000000"),
            ("1000000000 billion nine million", "1000000000000000009 1000000"),
        ],
    );
}

/// N5: articles go, unless nothing would be left. N6: plurals from four letters on.
#[test]
fn n5_n6_articles_and_plurals() {
    keys(
        En,
        &[("The", "the"), ("an A", "ana"), ("the the cat", "cat"), ("bus", "bus"), ("cats", "cat"), ("box", "box")],
    );
    keys(Fr, &[("l'eau", "eau"), ("La", "la"), ("noix", "noi"), ("les os", "os"), ("jeu de l’oie", "jeuoie")]);
}

/// N8: 0, 1 and 2 edits by the length of what is accepted, the first letter never.
#[test]
fn n8_edits_by_length() {
    assert!(!text(En, "tiger", "tigre", &[])); // Five letters: no edit.
    assert!(text(En, "spider", "spidre", &[])); // Six: two neighbours swapped are one edit.
    assert!(!text(En, "spider", "spydre", &[]));
    assert!(text(En, "crocodile", "crocodil", &[])); // Nine: one.
    assert!(!text(En, "crocodile", "crocdil", &[]));
    assert!(text(En, "rhinoceros", "rinocero", &[])); // Nine letters after N6: one.
    assert!(text(En, "hippopotamus", "hipopotammus", &[])); // Eleven: two.
    assert!(!text(En, "hippopotamus", "hipopotammmu", &[]));
    assert!(!text(En, "spider", "zpider", &[]));
    assert!(!text(En, "apollo 11", "apolo 11", &[])); // With a digit nothing is forgiven.
}

/// N8: no letter edited twice, so that "ca" is three edits from "abc" and not two.
#[test]
fn n8_is_the_alignment_distance() {
    // strsim's osa_distance, through the matcher: x(ca)… against x(abc)…, ten letters.
    assert!(!text(En, "xabcdefghi", "xcadefghi", &[]));
    assert!(text(En, "xabcdefghi", "xacbdefghi", &[]));
}

/// N9: a near miss is wrong although N8 would forgive it, and even if it is also accepted.
#[test]
fn n9_never_comes_first() {
    assert!(text(Fr, "Autriche", "autruche", &[]));
    assert!(!text(Fr, "Autriche", "L'Autruche", &["autruche"]));
    assert!(!text(Fr, "autruche", "autruche", &["Autruches"]));
    assert!(!text(Fr, "Autriche", "?! …", &[]));
    assert!(!text(Fr, "…", "…", &[]));
}

/// N10: decimals, fractions, signs, units of two words, and what is one word too many.
#[test]
fn n10_numbers_and_units() {
    assert!(number(Fr, "3,5", &[], "3.50"));
    assert!(!number(Fr, "3,5", &[], "35"));
    assert!(number(En, "1/2", &[], "½"));
    assert!(number(En, "-4", &["degree"], "-4 degrees"));
    assert!(!number(En, "4", &[], "-4"));
    assert!(number(Fr, "20", &["mètre carré"], "vingt mètres carrés"));
    assert!(number(En, "7", &[], "the 7"));
    assert!(!number(En, "7", &[], "about 7"));
    assert!(!number(En, "7", &[], "7 7"));
    assert!(!number(En, "7", &["days"], "days"));
    assert!(NumberAnswer::new(En, "7 or 8", &[]).is_none());
    assert!(NumberAnswer::new(En, "7", &texts(&["m2"])).is_none());
}

/// N11: composed or not, any apostrophe, no forgiveness.
#[test]
fn n11_spellings() {
    let word = SpellingAnswer::new(&texts(&["aujourd'hui"]));
    assert!(spelling_is_right(&word, "  Aujourd’hui "));
    assert!(!spelling_is_right(&word, "aujourdhui"));
    let rainbow = SpellingAnswer::new(&texts(&["arc-en-ciel"]));
    assert!(!spelling_is_right(&rainbow, "arc en ciel"));
    assert!(spelling_is_right(&SpellingAnswer::new(&texts(&["été"])), "e\u{301}te\u{301}"));
    assert!(!spelling_is_right(&SpellingAnswer::new(&texts(&["été"])), ""));
}

/// N12: the first item that fits counts, an empty entry names nothing, and so does a list without items.
#[test]
fn n12_first_that_fits() {
    let items = ["crocodile", "crocodiles", "cat"].map(|item| TextAnswer::new(En, &texts(&[item]), &[]));
    let mut named = Named::default();
    let first = list_entry(&items, &named, "crocodile").expect("fits two");
    assert_eq!(first.0, 0);
    named.insert(first);
    assert_eq!(list_entry(&items, &named, "crocodile").map(|item| item.0), Some(1));
    assert_eq!(list_entry(&items, &named, " - "), None);
    assert_eq!(list_entry(&[], &named, "cat"), None);
}

/// N13: both sides of every limit.
#[test]
fn n13_limits() {
    assert!(refused(En, "cat", &[], "my cat")); // Three letters are guarded when said as they are,
    assert!(!refused(En, "cat", &[], "concatenate")); // but not inside a word.
    assert!(!refused(En, "ox", &[], "an ox")); // Two letters are not guarded.
    assert!(!refused(En, "chanting", &[], "cha")); // Three letters may begin it, four may not.
    assert!(refused(En, "chanting", &[], "chan"));
    assert!(refused(En, "parachute", &[], "PARACHÙTISTS"));
    assert!(!refused(En, "parachute", &[], "parade")); // Six shared letters of nine would be too many.
    assert!(refused(En, "parachute", &[], "paracord parachx"));
    assert!(refused(En, "boat", &[], "say B, then O-A, then T"));
    assert!(!refused(En, "the moon", &[], "the one at night")); // An article is no secret.
    assert!(refused(En, "the moon", &[], "moonlight"));
    assert!(!refused(En, "moon", &[], ""));
}

const NUMBER_SOUP: &str = "(([0-9]{1,25}|[-−., /'½]|un|vingts|quatre|cent|mille|millions|milliard|et|and|ten|hundred\
    |billion|the)[ -]?){0,40}";

proptest! {
    /// Any text has a key, and a space stands in it only between two numbers (N7).
    #[test]
    fn any_text_has_a_key(text in any::<String>()) {
        for language in Language::ALL {
            let key = key(language, &text);
            let parts: Vec<&str> = key.as_str().split(' ').collect();
            let digit_before = |part: &&str| part.ends_with(|sign: char| sign.is_ascii_digit());
            assert!(parts[..parts.len() - 1].iter().all(digit_before), "{key:?}");
        }
    }

    /// Texts made of what the readers look for: digits, signs, number words, articles.
    #[test]
    fn number_soup_is_read(text in NUMBER_SOUP) {
        for language in Language::ALL {
            let read = key(language, &text);
            let seven = NumberAnswer::new(language, "7", &[]).expect("a number");
            assert_eq!(number_is_right(&seven, &text), read.as_str() == "7", "{text:?} has the key {read}");
        }
    }

    /// What is accepted is right, whatever it is, if anything can be. `🉀` hides a letter between brackets.
    #[test]
    fn what_is_accepted_is_right(text in prop_oneof![9 => any::<String>(), 1 => Just("🉀".to_owned())]) {
        for language in Language::ALL {
            let expected = TextAnswer::new(language, std::slice::from_ref(&text), &[]);
            assert_eq!(text_is_right(&expected, &text), !key(language, &text).is_empty());
        }
    }

    /// A clue is judged, and the word itself never passes.
    #[test]
    fn the_word_itself_is_refused(red in "[a-zé]{4,12}", before in any::<String>(), after in any::<String>()) {
        assert!(refused(Fr, &red, &[], &format!("{before} {red} {after}")));
        let _ = refused(Fr, &before, &[&red], &after);
    }
}

/// A text far past every cap ends soon: nothing here is quadratic in what is typed.
#[test]
fn long_texts_end() {
    for piece in ["a", "9", "1 000 ", "quatre-vingt ", "b o a t ", "ﷺ", "½", "mille "] {
        let text = piece.repeat(50_000 / piece.len());
        for language in Language::ALL {
            let _ = key(language, &text);
            assert!(!self::text(language, "hippopotame", &text, &["autruche"]));
            assert!(!number(language, "12", &["km"], &text));
            let _ = refused(language, "parachute", &["boat"], &text);
            assert!(!spelling_is_right(&SpellingAnswer::new(&texts(&["été"])), &text));
        }
    }
}
