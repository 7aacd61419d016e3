//! My name, my other devices, my tokens.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum_extra::extract::cookie::SignedCookieJar;

use crate::id::{self, PersonId};
use crate::protocol::Code;
use crate::protocol::rest::{Arrive, Carry, FreshToken, Me, NewMe, NewToken, TokenLine, Tokens};
use crate::room::checked_name;
use crate::store::Token;
use crate::web::House;
use crate::web::failure::Failure;
use crate::web::identity::{Known, Who, remember};

/// How long a link to another device works.
const CARRY: Duration = Duration::from_secs(600);
/// Most tokens of one person.
const TOKENS_MAX: usize = 20;

pub(crate) async fn show(State(house): State<House>, Who(who): Who) -> Result<Json<Me>, Failure> {
    let name = match who {
        Some(person) => house.shared.store.person(person).await?,
        None => None,
    };
    Ok(Json(Me { name }))
}

pub(crate) async fn name(
    State(house): State<House>,
    Who(who): Who,
    body: Result<Json<NewMe>, JsonRejection>,
) -> Result<(SignedCookieJar, Json<Me>), Failure> {
    let Json(NewMe { name }) = body?;
    let name = checked_name(&name)?;
    let person = who.unwrap_or_else(PersonId::fresh);
    house.shared.store.put_person(person, name.clone()).await?;
    Ok((remember(&house, person), Json(Me { name: Some(name) })))
}

pub(crate) async fn carry(State(house): State<House>, me: Known) -> Result<Json<Carry>, Failure> {
    let code = id::token("");
    let until = house.shared.time.now().after(CARRY);
    house.shared.store.put_carry(id::digest(&code), me.id, until).await?;
    let path = format!("/carry/{code}");
    Ok(Json(Carry { code, path, seconds: CARRY.as_secs() as u32 }))
}

pub(crate) async fn arrive(
    State(house): State<House>,
    body: Result<Json<Arrive>, JsonRejection>,
) -> Result<(SignedCookieJar, Json<Me>), Failure> {
    let Json(Arrive { code }) = body?;
    let used = || Failure::new(Code::LinkUsed, "this link has been used, or it is too old");
    let now = house.shared.time.now();
    let person = house.shared.store.take_carry(id::digest(&code), now).await?.ok_or_else(used)?;
    let name = house.shared.store.person(person).await?;
    Ok((remember(&house, person), Json(Me { name })))
}

pub(crate) async fn tokens(State(house): State<House>, me: Known) -> Result<Json<Tokens>, Failure> {
    let tokens = house.shared.store.tokens(me.id).await?.into_iter();
    let line = |token: Token| TokenLine { id: token.id, name: token.name, made_ms: token.made.0 };
    Ok(Json(Tokens { tokens: tokens.map(line).collect() }))
}

pub(crate) async fn new_token(
    State(house): State<House>,
    me: Known,
    body: Result<Json<NewToken>, JsonRejection>,
) -> Result<Json<FreshToken>, Failure> {
    let Json(NewToken { name }) = body?;
    let name = checked_name(&name)?;
    if house.shared.store.tokens(me.id).await?.len() >= TOKENS_MAX {
        return Err(Failure::new(Code::TooMany, "too many tokens: delete one first"));
    }
    let token = id::token("tapis_");
    let id = hex::encode(id::random::<6>());
    let made = house.shared.time.now();
    let kept = Token { id: id.clone(), digest: id::digest(&token), person: me.id, name, made };
    house.shared.store.put_token(kept).await?;
    Ok(Json(FreshToken { id, token }))
}

pub(crate) async fn delete_token(
    State(house): State<House>,
    me: Known,
    Path(id): Path<String>,
) -> Result<Json<Tokens>, Failure> {
    if !house.shared.store.delete_token(me.id, id).await? {
        return Err(Failure::new(Code::NotFound, "there is no such token of yours"));
    }
    tokens(State(house), me).await
}
