//! How much one address may ask.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::watch;

use crate::Config;
use crate::protocol::Code;
use crate::web::House;
use crate::web::address;
use crate::web::failure::Failure;

/// What is counted for each address.
pub(crate) struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    rooms: Option<DefaultKeyedRateLimiter<IpAddr>>,
    sockets: Mutex<Sockets>,
    /// How many sockets are open in all.
    open: watch::Sender<u32>,
    sockets_per_address: u32,
    sockets_max: u32,
    trusted_proxies: usize,
}

#[derive(Default)]
struct Sockets {
    by_address: HashMap<IpAddr, u32>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let requests = NonZeroU32::new(config.requests_per_second).map(|rate| {
            // A page asks for several things at once when it opens.
            RateLimiter::keyed(
                Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(3))),
            )
        });
        let rooms = NonZeroU32::new(config.rooms_per_hour).map(|rate| RateLimiter::keyed(Quota::per_hour(rate)));
        Self {
            requests,
            rooms,
            sockets: Mutex::default(),
            open: watch::Sender::new(0),
            sockets_per_address: config.sockets_per_address,
            sockets_max: config.sockets_max,
            trusted_proxies: config.trusted_proxies,
        }
    }

    /// One more room of this address.
    pub(crate) fn room(&self, address: IpAddr) -> Result<(), Failure> {
        let full = self.rooms.as_ref().is_some_and(|rooms| rooms.check_key(&address).is_err());
        if full { Err(Failure::new(Code::TooMany, "too many new rooms from this address")) } else { Ok(()) }
    }

    /// One more socket of this address, for as long as the guard lives.
    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Result<SocketGuard, Failure> {
        let mut sockets = self.sockets();
        if *self.open.borrow() >= self.sockets_max {
            return Err(Failure::new(Code::TooMany, "the house is full"));
        }
        let theirs = sockets.by_address.get(&address).copied().unwrap_or(0);
        if self.sockets_per_address != 0 && theirs >= self.sockets_per_address {
            return Err(Failure::new(Code::TooMany, "too many sockets from this address"));
        }
        sockets.by_address.insert(address, theirs + 1);
        self.open.send_modify(|open| *open += 1);
        metrics::gauge!("tapis_sockets").increment(1.0);
        Ok(SocketGuard { limits: Arc::clone(self), address })
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn forget(&self) {
        for limiter in [&self.requests, &self.rooms].into_iter().flatten() {
            limiter.retain_recent();
        }
    }

    /// Waits until every socket has been told and closed.
    pub(crate) async fn all_closed(&self) {
        // The sender lives in `self`, so the channel cannot close under us.
        let _ = self.open.subscribe().wait_for(|open| *open == 0).await;
    }

    fn sockets(&self) -> MutexGuard<'_, Sockets> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A counted socket.
pub(crate) struct SocketGuard {
    limits: Arc<Limits>,
    address: IpAddr,
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        let mut sockets = self.limits.sockets();
        self.limits.open.send_modify(|open| *open -= 1);
        metrics::gauge!("tapis_sockets").decrement(1.0);
        if let Some(theirs) = sockets.by_address.get_mut(&self.address) {
            *theirs -= 1;
            if *theirs == 0 {
                sockets.by_address.remove(&self.address);
            }
        }
    }
}

/// The address that a request is counted by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// Counts every request to the interface.
pub(crate) async fn check(
    State(house): State<House>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let limits = &house.limits;
    let client = address::client(peer.ip(), request.headers(), limits.trusted_proxies);
    if limits.requests.as_ref().is_some_and(|requests| requests.check_key(&client).is_err()) {
        metrics::counter!("tapis_refused_total", "why" => "requests").increment(1);
        return Failure::new(Code::TooMany, "too many requests from this address").into_response();
    }
    request.extensions_mut().insert(Client(client));
    next.run(request).await
}
