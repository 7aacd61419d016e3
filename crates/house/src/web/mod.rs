//! The door: HTTP and WebSocket.

mod address; // where a request comes from, behind proxies or not
mod failure; // what a refused request is answered
mod headers; // what every answer carries
mod identity; // who asks: a signed cookie or a bearer token
mod limits; // how much one address may ask
mod me; // my name, my other devices, my tokens
mod page; // the page, embedded
mod rooms; // lobby, rooms, QR codes
mod games; // what is on the shelf, and its rules
mod matches; // past matches and their records
mod replay; // a finished match step by step
mod health; // for whoever keeps the house
mod socket; // one task for each socket

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, FromRef};
use axum::routing::{delete, get, post};
use axum::serve::ListenerExt as _;
use axum::{Router, middleware};
use axum_extra::extract::cookie::Key;
use tokio::net::TcpListener;

use crate::room::Bench;
use crate::room::rooms::Rooms;
use crate::store::{Store, StoreError};
use crate::time::Time;
use crate::{Config, Shared, id};

use self::limits::Limits;

/// Most bytes of a request's body.
const BODY_BYTES_MAX: usize = 16 * 1024;
/// How long sockets may take to hear that the house closes.
const FAREWELL_MAX: Duration = Duration::from_secs(3);
/// How often the house looks after itself.
const HOUSEKEEPING: Duration = Duration::from_secs(60);

/// A house: everything behind the door.
#[derive(Clone)]
pub struct House {
    shared: Arc<Shared>,
    rooms: Rooms,
    key: Key,
    limits: Arc<Limits>,
    closing: tokio::sync::watch::Sender<bool>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "House({} rooms)", self.rooms.n_live())
    }
}

impl FromRef<House> for Key {
    fn from_ref(house: &House) -> Self {
        house.key.clone()
    }
}

impl House {
    /// A house on this store.
    pub async fn open(store: Arc<dyn Store>, config: Config, time: Time) -> Result<Self, StoreError> {
        health::install();
        let key = Key::try_from(store.key().await?.as_slice())
            .map_err(|_| StoreError::Damaged("the key of the cookies is too short".to_owned()))?;
        let bench = Bench::new(config.bot_threads);
        let limits = Arc::new(Limits::new(&config));
        let shared = Arc::new(Shared { store, time, config, bench, owner: hex::encode(id::random::<8>()) });
        let closing = tokio::sync::watch::Sender::new(false);
        Ok(Self { rooms: Rooms::new(Arc::clone(&shared)), shared, key, limits, closing })
    }

    /// Every way in.
    pub fn app(&self) -> Router {
        let api = Router::new()
            .route("/me", get(me::show).post(me::name))
            .route("/me/carry", post(me::carry))
            .route("/me/arrive", post(me::arrive))
            .route("/me/tokens", get(me::tokens).post(me::new_token))
            .route("/me/tokens/{id}", delete(me::delete_token))
            .route("/games", get(games::list))
            .route("/games/{game}/rules", get(games::rules))
            .route("/lobby", get(rooms::lobby))
            .route("/rooms", post(rooms::open))
            .route("/rooms/{code}", get(rooms::peek))
            .route("/rooms/{code}/qr.svg", get(rooms::room_qr))
            .route("/rooms/{code}/socket", get(socket::open))
            .route("/qr.svg", get(rooms::qr))
            .route("/openapi.json", get(games::openapi))
            .route("/matches", get(matches::mine))
            .route("/matches/{id}", get(matches::one))
            .route("/matches/{id}/record", get(matches::record))
            .route("/matches/{id}/replay", get(replay::replay))
            .fallback(failure::not_found)
            .layer(middleware::from_fn_with_state(self.clone(), headers::check_origin))
            .layer(middleware::from_fn_with_state(self.clone(), limits::check));
        Router::new()
            .nest("/api/v1", api)
            .route("/healthz", get(health::alive))
            .route("/readyz", get(health::ready))
            .route("/metrics", get(health::metrics))
            .fallback(page::serve)
            .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
            .layer(middleware::from_fn_with_state(self.clone(), headers::add))
            .with_state(self.clone())
    }

    /// Forgets what is old, now and then, until the house closes.
    async fn keep(self) {
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(HOUSEKEEPING) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.limits.forget();
            health::upkeep();
            let before = self.shared.time.now().before(self.shared.config.sweep_after);
            match self.rooms.sweep(before).await {
                Ok(0) => {}
                Ok(swept) => tracing::info!(swept, "rooms that nobody touched are swept"),
                Err(error) => tracing::error!(%error, "sweeping failed"),
            }
        }
    }

    /// How many rooms are in memory.
    pub fn n_rooms(&self) -> usize {
        self.rooms.n_live()
    }

    /// Forgets rooms that nobody has touched for long. The house does it by itself now and then.
    pub async fn sweep(&self) -> Result<u32, StoreError> {
        self.rooms.sweep(self.shared.time.now().before(self.shared.config.sweep_after)).await
    }
}

/// Serves until `stop` is ready, then tells everybody, writes everything, and lets go of the store.
pub async fn serve(
    listener: TcpListener,
    house: House,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let app = house.app().into_make_service_with_connect_info::<SocketAddr>();
    let keeping = tokio::spawn(house.clone().keep());
    let (rooms, closing) = (house.rooms.clone(), house.closing.clone());
    // Each message goes out at once: else one that follows another waits up to 40 ms for the other side's receipt.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a socket holds messages back");
        }
    });
    let served = axum::serve(listener, app)
        .with_graceful_shutdown(async move {
            stop.await;
            tracing::info!("the house closes");
            closing.send_replace(true);
            rooms.close().await;
        })
        .await;
    let _ = keeping.await;
    if tokio::time::timeout(FAREWELL_MAX, house.limits.all_closed()).await.is_err() {
        tracing::warn!("not every socket took its leave");
    }
    if let Err(error) = house.shared.store.close().await {
        tracing::error!(%error, "the store did not close well");
    }
    served
}
