//! The page: inside a release that was built after it; in a debug build, whatever `web/dist` holds now.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Where the page's own router begins.
const INDEX: &str = "index.html";

const NOT_BUILT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Tapis</title>\
    <p>The house is open, but its page was not built into it. Run <code>cargo xtask run</code>, which builds both.";

pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let asset = if path.is_empty() { None } else { Page::get(path) };
    match asset {
        Some(file) => answer(path, file, &headers),
        // A missing file is missing; a path of the page's own router is the page.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => StatusCode::NOT_FOUND.into_response(),
        None => match Page::get(INDEX) {
            Some(file) => answer(INDEX, file, &headers),
            None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
        },
    }
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..12]));
    // Names under assets/ hold a hash of what is in them.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(header::IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == etag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, etag), (header::CACHE_CONTROL, cache.to_owned())])
            .into_response();
    }
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|line| line.to_str().ok()).unwrap_or("");
    let packed = accepts.split(',').any(|one| one.trim().starts_with("br")).then(|| Page::get(&format!("{path}.br")));
    let mut response = match packed.flatten() {
        Some(packed) => ([(header::CONTENT_ENCODING, "br")], packed.data).into_response(),
        None => file.data.into_response(),
    };
    let fields = [
        (header::CONTENT_TYPE, kind(path).to_owned()),
        (header::ETAG, etag),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    for (name, value) in fields {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        _ => "application/octet-stream",
    }
}
