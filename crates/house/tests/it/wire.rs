//! The page's types are the house's types: `web/src/wire/*.ts` is written from the Rust ones.
//!
//! `TAPIS_REWRITE=1 cargo test -p house wire` writes the files; without it the test fails where they differ.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use house::protocol::code::Code;
use house::protocol::rest::{
    Arrive, Carry, FreshToken, Games, Lobby, MatchLine, Matches, Me, NewMe, NewRoom, NewToken, Opened, Problem, Replay,
    Replays, Tokens,
};
use house::protocol::{Ask, Tell};
use ts_rs::{Config, TS, TypeVisitor};

#[test]
fn the_pages_types_are_the_houses_types() {
    let mut protocol = File::new("What crosses the wire between a page and the house.");
    protocol.add::<Ask>().add::<Tell>().add::<Code>().add::<Problem>().add::<Me>().add::<NewMe>().add::<Carry>();
    protocol.add::<Arrive>().add::<Tokens>().add::<NewToken>().add::<FreshToken>().add::<Games>().add::<Lobby>();
    protocol.add::<NewRoom>().add::<Opened>().add::<Matches>().add::<MatchLine>().add::<Replay>().add::<Replays>();
    protocol.add::<shelf::Rulebook>().add::<shelf::Language>().add::<shelf::Chair>();
    protocol.check("protocol.ts");

    let mut bluff_you = File::new("Bluff You!, as the house sends it.");
    bluff_you.add::<bluff_you::View>().add::<bluff_you::view::Owner>();
    bluff_you.add::<bluff_you::Event>().add::<bluff_you::Choice>();
    bluff_you.check("bluff-you.ts");

    let mut vabanque = File::new("Vabanque, as the house sends it.");
    vabanque.add::<vabanque::View>().add::<vabanque::Event>().add::<vabanque::Choice>();
    vabanque.add::<vabanque::view::Place>().add::<vabanque::view::Card>().add::<vabanque::view::Player>();
    vabanque.add::<vabanque::event::Face>().add::<vabanque::rules::order::Rank>();
    vabanque.add::<vabanque::rules::payout::Line>();
    vabanque.check("vabanque.ts");

    let mut cincinnati = File::new("Cincinnati, as the house sends it.");
    cincinnati.add::<cincinnati::View>().add::<cincinnati::Event>().add::<cincinnati::Choice>();
    cincinnati.check("cincinnati.ts");

    let mut quitte = File::new("Quitte ou Double, as the house sends it.");
    quitte.add::<quitte_ou_double::View>().add::<quitte_ou_double::Event>().add::<quitte_ou_double::Choice>();
    quitte.add::<quitte_ou_double::view::Place>().add::<quitte_ou_double::view::Sitter>();
    quitte.add::<quitte_ou_double::deck::Settled>().add::<quitte_ou_double::deck::Note>();
    quitte.add::<quitte_ou_double::skill::Cell>().add::<quitte_ou_double::keeper::Keeper>();
    quitte.check("quitte-ou-double.ts");
}

/// One file of declarations, each type once, in the order of their names.
struct File {
    config: Config,
    lead: &'static str,
    types: BTreeMap<String, String>,
}

impl File {
    fn new(lead: &'static str) -> Self {
        Self { config: Config::new().with_large_int("number"), lead, types: BTreeMap::new() }
    }

    /// The type and everything that it is made of.
    fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut Self {
        self.visit::<T>();
        self
    }

    #[track_caller]
    fn check(&self, name: &str) {
        let mut text = format!("// {} Written by `TAPIS_REWRITE=1 cargo test -p house wire`.\n", self.lead);
        for declaration in self.types.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        self.check_names(name);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire").join(name);
        if std::env::var_os("TAPIS_REWRITE").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let written = fs::read_to_string(&path).unwrap_or_default();
        assert!(written == text, "{name} is not what the types say: TAPIS_REWRITE=1 cargo test -p house wire");
    }
}

impl File {
    /// Every name that a declaration uses is declared: `ts(type = "…")` hides what it names from the visitor.
    #[track_caller]
    fn check_names(&self, file: &str) {
        let known = ["Array", "Record", "Partial"];
        for (name, text) in &self.types {
            let code = text.split("/**").map(|part| part.split_once("*/").map_or(part, |(_, code)| code));
            let code: String = code.collect::<String>().split('"').step_by(2).collect();
            for word in code.split(|letter: char| !letter.is_alphanumeric()) {
                let is_type = word.chars().next().is_some_and(char::is_uppercase);
                let declared = known.contains(&word) || self.types.contains_key(word);
                assert!(!is_type || declared, "{file}: {name} uses {word}, which is not declared: add it");
            }
        }
    }
}

impl TypeVisitor for File {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, strings and lists have no file of their own and need no declaration.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.types.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.types.insert(name, format!("{docs}export {}\n", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
