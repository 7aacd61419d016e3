//! What is on the shelf, and its rules.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use engine::Values;
use serde::Deserialize;
use shelf::{BoxId, Language, Rulebook};

use crate::protocol::Code;
use crate::protocol::rest::{GameLine, Games, OptionLine, ValuesLine};
use crate::web::House;
use crate::web::failure::Failure;

pub(crate) async fn list(State(_): State<House>) -> Json<Games> {
    Json(Games { games: BoxId::ALL.into_iter().map(line).collect() })
}

/// Which edition, in which language.
#[derive(Deserialize)]
pub(crate) struct RulesQuery {
    edition: Option<String>,
    lang: Option<Language>,
}

pub(crate) async fn rules(
    Path(game): Path<String>,
    query: Result<Query<RulesQuery>, QueryRejection>,
) -> Result<Json<Rulebook>, Failure> {
    let Query(query) = query?;
    let game: BoxId = game.parse().map_err(|_| Failure::new(Code::NotFound, "there is no such box"))?;
    let edition = query.edition.as_deref();
    if edition.is_some_and(|edition| !game.menu().editions.contains(&edition)) {
        return Err(Failure::new(Code::NotFound, "there is no such edition"));
    }
    Ok(Json(Rulebook::of(game, edition, query.lang.unwrap_or(Language::En))))
}

/// The REST interface as an OpenAPI document; a test asks for everything in it.
pub(crate) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../../../../docs/openapi.json"))
}

fn line(game: BoxId) -> GameLine {
    let menu = game.menu();
    let (from, to) = menu.seats;
    let options = menu.options.iter().map(|option| OptionLine {
        name: option.name.to_owned(),
        values: match option.values {
            Values::Words(words) => ValuesLine::Words(words.iter().map(|word| (*word).to_owned()).collect()),
            Values::Numbers { from, to, step } => ValuesLine::Numbers { from, to, step },
            Values::Either(word, from, to) => ValuesLine::WordOrNumbers { word: word.to_owned(), from, to },
        },
        defaults: (from..=to).map(option.default).collect(),
        clause: option.clause.to_owned(),
    });
    GameLine {
        id: game,
        title: game.title().to_owned(),
        seats: [from, to],
        editions: menu.editions.iter().map(|edition| (*edition).to_owned()).collect(),
        options: options.collect(),
        levels: crate::room::levels(game).iter().map(|level| (*level).to_owned()).collect(),
    }
}
