//! Who asks: a signed cookie or a bearer token.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};

use crate::id::{self, PersonId};
use crate::protocol::Code;
use crate::web::House;
use crate::web::failure::Failure;

/// The cookie's name.
const COOKIE: &str = "tapis";

/// Whoever asks, known to the house or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who(pub(crate) Option<PersonId>);

/// Somebody whom the house knows, with the name they gave.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) id: PersonId,
    pub(crate) name: String,
}

impl FromRequestParts<House> for Who {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Failure> {
        if let Some(authorization) = parts.headers.get(header::AUTHORIZATION) {
            // A wrong token is refused, not passed over: its bearer wants to be that person and nobody else.
            let unknown = || Failure::new(Code::NotKnown, "this token is not known");
            let token =
                authorization.to_str().ok().and_then(|line| line.strip_prefix("Bearer ")).ok_or_else(unknown)?;
            let owner = house.shared.store.token_owner(id::digest(token.trim())).await?;
            return owner.map(|owner| Self(Some(owner))).ok_or_else(unknown);
        }
        let jar = SignedCookieJar::from_headers(&parts.headers, Key::from_ref(house));
        Ok(Self(jar.get(COOKIE).and_then(|cookie| cookie.value().parse().ok())))
    }
}

impl FromRequestParts<House> for Known {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Failure> {
        let unknown = || Failure::new(Code::NotKnown, "say your name first: POST /api/v1/me");
        let Who(Some(id)) = Who::from_request_parts(parts, house).await? else { return Err(unknown()) };
        let name = house.shared.store.person(id).await?.ok_or_else(unknown)?;
        Ok(Self { id, name })
    }
}

/// The cookie that makes a device this person's.
pub(crate) fn remember(house: &House, person: PersonId) -> SignedCookieJar {
    let cookie = Cookie::build((COOKIE, person.to_string()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(house.shared.config.secure_cookies)
        .permanent();
    SignedCookieJar::new(Key::from_ref(house)).add(cookie.build())
}
