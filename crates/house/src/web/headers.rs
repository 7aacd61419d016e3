//! What every answer carries, and from where pages may ask.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::protocol::Code;
use crate::web::House;
use crate::web::failure::Failure;

/// Nothing from anywhere else, nothing inline but style attributes, and nobody frames us.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                   img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; \
                   manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), payment=(), usb=()"),
];

pub(crate) async fn add(State(house): State<House>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if house.shared.config.secure_cookies {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// A page of another origin neither opens sockets nor changes anything here. Programs send no `Origin`.
pub(crate) async fn check_origin(State(house): State<House>, request: Request, next: Next) -> Response {
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD) && !opens_socket;
    if harmless || is_ours(request.headers(), &house.shared.config.origins) {
        next.run(request).await
    } else {
        Failure::new(Code::WrongOrigin, "the page comes from another place than the house").into_response()
    }
}

fn is_ours(headers: &HeaderMap, also: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    named.is_some() && (named == host || also.iter().any(|one| one == origin))
}
