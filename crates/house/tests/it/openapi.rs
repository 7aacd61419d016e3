//! The OpenAPI document is what the house answers: every path is asked for, and every answer is measured by its schema.

use std::collections::{BTreeMap, BTreeSet};

use engine::Value as Setting;
use house::protocol::room::Visibility;
use serde_json::{Map, Value, json};
use shelf::BoxId;

use crate::harness::{Answer, Guest, Party, Site, settings};

/// The document, and which of it has been asked for.
struct Document {
    whole: Value,
    asked: BTreeSet<(String, String)>,
}

impl Document {
    /// Asks for something and measures what comes back, refusals too.
    async fn ask(&mut self, guest: &Guest, method: &str, path: &str, concrete: &str, body: Value) -> Answer {
        let operation = self.whole["paths"][path][method].clone();
        assert!(operation.is_object(), "{method} {path} is not in the document");
        let sent = match &operation["requestBody"]["content"]["application/json"]["schema"] {
            Value::Null => String::new(),
            schema => {
                self.measure(schema, &body).unwrap_or_else(|why| panic!("{method} {path}, what is sent: {why}"));
                body.to_string()
            }
        };
        let answer = guest.ask(&method.to_uppercase(), concrete, &sent).await;
        let status = answer.status.to_string();
        let response = match &operation["responses"][&status] {
            Value::Null => &operation["responses"]["default"],
            found => found,
        };
        let kind = answer.header("content-type").unwrap().split(';').next().unwrap();
        let schema = &response["content"][kind]["schema"];
        assert!(schema.is_object(), "{method} {concrete}: {status} of {kind} is not in the document");
        let value = match kind {
            "application/json" => serde_json::from_str(&answer.body).unwrap(),
            _ => Value::String(answer.body.clone()),
        };
        self.measure(schema, &value).unwrap_or_else(|why| panic!("{method} {concrete}: {why}"));
        self.asked.insert((method.to_owned(), path.to_owned()));
        answer
    }

    /// Whether a value is what a schema says, to the last member; keywords that are not known here are not passed over.
    fn measure(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let schema = self.flat(schema);
        for (keyword, said) in &schema {
            let fits = match keyword.as_str() {
                "description" | "required" => true,
                "const" => value == said,
                "enum" => list(said).contains(value),
                "type" => match said.as_str() {
                    Some(kind) => is_of(kind, value),
                    None => list(said).iter().any(|kind| is_of(kind.as_str().unwrap(), value)),
                },
                "minLength" => value.as_str().is_none_or(|text| text.chars().count() as u64 >= said.as_u64().unwrap()),
                "maxLength" => value.as_str().is_none_or(|text| text.chars().count() as u64 <= said.as_u64().unwrap()),
                "oneOf" => list(said).iter().filter(|one| self.measure(one, value).is_ok()).count() == 1,
                "items" => {
                    list(value).iter().try_for_each(|item| self.measure(said, item))?;
                    true
                }
                "properties" | "additionalProperties" => true, // Below, together.
                other => return Err(format!("the document uses {other}, which this test does not know")),
            };
            if !fits {
                return Err(format!("{value} is not {keyword} {said}"));
            }
        }
        match value {
            Value::Object(members) => self.measure_members(&schema, members),
            _ => Ok(()),
        }
    }

    fn measure_members(&self, schema: &Map<String, Value>, members: &Map<String, Value>) -> Result<(), String> {
        let none = Map::new();
        let known = schema.get("properties").and_then(Value::as_object);
        let rest = schema.get("additionalProperties");
        for name in schema.get("required").map(list).into_iter().flatten().filter_map(Value::as_str) {
            members.get(name).ok_or_else(|| format!("{name} is missing"))?;
        }
        for (name, member) in members {
            match (known.unwrap_or(&none).get(name), rest) {
                (Some(schema), _) | (None, Some(schema)) if schema.is_object() => {
                    self.measure(schema, member).map_err(|why| format!("{name}: {why}"))?;
                }
                // A view, an event, a choice: the box's own, which the page's types describe.
                (None, None) if known.is_none() => {}
                _ => return Err(format!("{name} is not in the document")),
            }
        }
        Ok(())
    }

    /// The schema with its references followed and the parts of an `allOf` put together.
    fn flat(&self, schema: &Value) -> Map<String, Value> {
        if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            return self.flat(&self.whole["components"]["schemas"][name]);
        }
        let mut flat = schema.as_object().expect("a schema is an object").clone();
        for part in flat.remove("allOf").as_ref().map(list).into_iter().flatten() {
            for (keyword, said) in self.flat(part) {
                match (flat.get_mut(&keyword), said) {
                    (Some(Value::Object(here)), Value::Object(more)) => here.extend(more),
                    (Some(Value::Array(here)), Value::Array(more)) => here.extend(more),
                    (_, said) => {
                        flat.insert(keyword, said);
                    }
                }
            }
        }
        flat
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the document has values of type {other}"),
    }
}

#[tokio::test]
async fn every_answer_is_what_the_document_says() {
    let site = Site::open().await;
    let mut wish = settings(BoxId::Vabanque, 3);
    wish.visibility = Visibility::Public;
    wish.options.insert("unrevealed-cards".to_owned(), Setting::Word("sealed".to_owned()));
    let mut party = Party::gather(&site, wish).await;
    let nows = party.start().await;
    let id = party.play(nows, |_| 0).await.id;
    let (anne, nobody, code) = (party.guests[0].clone(), site.nobody(), party.code.clone());
    let whole = nobody.get("/api/v1/openapi.json").await.read();
    let mut document = Document { whole, asked: BTreeSet::new() };

    let none = || Value::Null;
    let name = || json!({ "name": "Anne" });
    document.ask(&nobody, "get", "/api/v1/me", "/api/v1/me", none()).await;
    document.ask(&nobody, "post", "/api/v1/me", "/api/v1/me", name()).await;
    let carry = document.ask(&anne, "post", "/api/v1/me/carry", "/api/v1/me/carry", none()).await;
    let link = json!({ "code": carry.read::<Value>()["code"] });
    document.ask(&nobody, "post", "/api/v1/me/arrive", "/api/v1/me/arrive", link.clone()).await;
    let used = document.ask(&nobody, "post", "/api/v1/me/arrive", "/api/v1/me/arrive", link).await;
    assert_eq!(used.status, 410);
    let tokens = "/api/v1/me/tokens";
    let fresh: Value = document.ask(&anne, "post", tokens, tokens, name()).await.read();
    document.ask(&anne, "get", tokens, tokens, none()).await;
    assert_eq!(document.ask(&nobody, "get", tokens, tokens, none()).await.status, 401);
    let delete = format!("{tokens}/{}", fresh["id"].as_str().unwrap());
    document.ask(&anne, "delete", "/api/v1/me/tokens/{id}", &delete, none()).await;

    document.ask(&nobody, "get", "/api/v1/games", "/api/v1/games", none()).await;
    for game in BoxId::ALL {
        let path = format!("/api/v1/games/{game}/rules?lang=fr");
        document.ask(&nobody, "get", "/api/v1/games/{game}/rules", &path, none()).await;
    }
    let unread = "/api/v1/games/vabanque/rules?lang=latin";
    assert_eq!(document.ask(&nobody, "get", "/api/v1/games/{game}/rules", unread, none()).await.status, 422);
    document.ask(&nobody, "get", "/api/v1/lobby", "/api/v1/lobby", none()).await;
    let wish = json!({ "settings": settings(BoxId::QuitteOuDouble, 4), "bots": "steady" });
    document.ask(&anne, "post", "/api/v1/rooms", "/api/v1/rooms", wish).await;
    let room = format!("/api/v1/rooms/{code}");
    document.ask(&nobody, "get", "/api/v1/rooms/{code}", &room, none()).await;
    document.ask(&nobody, "get", "/api/v1/rooms/{code}", "/api/v1/rooms/ZZZZZZ", none()).await;
    document.ask(&nobody, "get", "/api/v1/rooms/{code}/qr.svg", &format!("{room}/qr.svg"), none()).await;
    // The socket itself is the other tests' business; without an upgrade it is refused.
    document.ask(&anne, "get", "/api/v1/rooms/{code}/socket", &format!("{room}/socket"), none()).await;
    document.ask(&nobody, "get", "/api/v1/qr.svg", "/api/v1/qr.svg?path=/r/RAVE27", none()).await;

    document.ask(&anne, "get", "/api/v1/matches", "/api/v1/matches", none()).await;
    let the_match = format!("/api/v1/matches/{id}");
    for guest in [&anne, &nobody] {
        document.ask(guest, "get", "/api/v1/matches/{id}", &the_match, none()).await;
        document.ask(guest, "get", "/api/v1/matches/{id}/record", &format!("{the_match}/record"), none()).await;
        for query in ["", "?seat=0", "?eyes=all", "?seat=7", "?eyes=none"] {
            let path = format!("{the_match}/replay{query}");
            document.ask(guest, "get", "/api/v1/matches/{id}/replay", &path, none()).await;
        }
    }
    document.ask(&nobody, "get", "/api/v1/openapi.json", "/api/v1/openapi.json", none()).await;
    for path in ["/healthz", "/readyz", "/metrics"] {
        document.ask(&nobody, "get", path, path, none()).await;
    }

    let paths: BTreeMap<String, Map<String, Value>> = serde_json::from_value(document.whole["paths"].clone()).unwrap();
    let all = paths.iter().flat_map(|(path, methods)| methods.keys().map(|method| (method.clone(), path.clone())));
    assert_eq!(document.asked, all.collect(), "everything in the document is asked for");
}

/// Every route of the house is in the document.
#[test]
fn every_way_in_is_in_the_document() {
    let routes = include_str!("../../src/web/mod.rs").split(".route(\"").skip(1);
    let document: Value = serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap();
    let mut n_routes = 0;
    for route in routes.map(|rest| rest.split('"').next().unwrap()) {
        let nested = format!("/api/v1{route}");
        let paths = document["paths"].as_object().unwrap();
        assert!(paths.contains_key(route) || paths.contains_key(&nested), "{route} is not in the document");
        n_routes += 1;
    }
    assert_eq!(n_routes, document["paths"].as_object().unwrap().len());
}
