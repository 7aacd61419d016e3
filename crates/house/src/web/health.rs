//! For whoever keeps the house: alive, ready, measured.

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::web::House;

/// One for the process, however many houses tests open in it.
static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

pub(crate) fn install() {
    METRICS.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("somebody else counts already: /metrics stays empty");
        }
        handle
    });
}

/// Lets old samples go.
pub(crate) fn upkeep() {
    if let Some(handle) = METRICS.get() {
        handle.run_upkeep();
    }
}

/// The process runs.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// The store answers, and the house is not closing.
pub(crate) async fn ready(State(house): State<House>) -> (StatusCode, &'static str) {
    if *house.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match house.shared.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

pub(crate) async fn metrics() -> impl IntoResponse {
    let text = METRICS.get().map(PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
