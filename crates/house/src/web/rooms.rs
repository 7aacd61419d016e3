//! Lobby, rooms, QR codes.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use fast_qr::QRBuilder;
use fast_qr::convert::svg::SvgBuilder;
use serde::Deserialize;

use crate::id::RoomCode;
use crate::protocol::Code;
use crate::protocol::rest::{Lobby, LobbyRoom, NewRoom, Opened};
use crate::protocol::room::Room;
use crate::web::House;
use crate::web::failure::Failure;
use crate::web::identity::Known;
use crate::web::limits::Client;

/// Most rooms that the lobby shows.
const LOBBY_MAX: u32 = 100;
/// Most characters of a path in a QR code.
const QR_PATH_MAX: usize = 200;

pub(crate) async fn lobby(State(house): State<House>) -> Result<Json<Lobby>, Failure> {
    let rooms = house.rooms.lobby(LOBBY_MAX).await?.into_iter();
    let line = |(room, touched): (Room, crate::time::Moment)| LobbyRoom { room, touched_ms: touched.0 };
    Ok(Json(Lobby { rooms: rooms.map(line).collect() }))
}

pub(crate) async fn open(
    State(house): State<House>,
    me: Known,
    Extension(Client(client)): Extension<Client>,
    body: Result<Json<NewRoom>, JsonRejection>,
) -> Result<Json<Opened>, Failure> {
    let Json(wish) = body?;
    house.limits.room(client)?;
    let code = house.rooms.open(me.id, &me.name, wish).await?;
    Ok(Json(Opened { code: code.to_string() }))
}

pub(crate) async fn peek(State(house): State<House>, Path(code): Path<String>) -> Result<Json<Room>, Failure> {
    let code = read_code(&code)?;
    house.rooms.peek(&code).await.map(Json).ok_or_else(no_such_room)
}

pub(crate) async fn room_qr(
    State(house): State<House>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let code = read_code(&code)?;
    svg(&house, &headers, &format!("/r/{code}"))
}

/// The QR code of a page of this house.
#[derive(Deserialize)]
pub(crate) struct QrQuery {
    path: String,
}

pub(crate) async fn qr(
    State(house): State<House>,
    headers: HeaderMap,
    query: Result<Query<QrQuery>, QueryRejection>,
) -> Result<impl IntoResponse, Failure> {
    let Query(query) = query?;
    svg(&house, &headers, &query.path)
}

fn svg(house: &House, headers: &HeaderMap, path: &str) -> Result<impl IntoResponse + use<>, Failure> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/-_".contains(letter);
    if !path.starts_with('/') || path.starts_with("//") || path.len() > QR_PATH_MAX || !path.chars().all(plain) {
        return Err(Failure::new(Code::Unreadable, "a path of this house, as in /r/RAVE27"));
    }
    let base = house.base_url(headers);
    let code = QRBuilder::new(format!("{base}{path}")).build();
    let code = code.map_err(|_| Failure::new(Code::TooBig, "too long for a QR code"))?;
    let svg = SvgBuilder::default().to_str(&code);
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg))
}

impl House {
    /// Where people reach this house.
    fn base_url(&self, headers: &HeaderMap) -> String {
        let config = &self.shared.config;
        if let Some(url) = &config.public_url {
            return url.trim_end_matches('/').to_owned();
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let forwarded = headers.get("x-forwarded-proto").filter(|_| config.trusted_proxies > 0);
        let https = config.secure_cookies || forwarded.is_some_and(|proto| proto == "https");
        format!("{}://{host}", if https { "https" } else { "http" })
    }
}

pub(crate) fn read_code(code: &str) -> Result<RoomCode, Failure> {
    RoomCode::read(code).ok_or_else(no_such_room)
}

fn no_such_room() -> Failure {
    Failure::new(Code::NotFound, "there is no such room")
}
