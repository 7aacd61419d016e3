//! A running house.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use house::protocol::rest::NewMe;
use house::store::Store;
use house::store::sqlite::Sqlite;
use house::time::{Moment, Time};
use house::{Config, House, serve};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::{Guest, NARROW_BYTES, PATIENCE};

/// A running house.
pub(crate) struct Site {
    pub(crate) address: SocketAddr,
    pub(crate) time: Time,
    pub(crate) house: House,
    folder: Option<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<std::io::Result<()>>>,
    config: Config,
}

/// What tests want unless they say otherwise: no limits in the way, and the same whims each time.
pub(crate) fn config() -> Config {
    Config {
        sockets_per_address: 0,
        requests_per_second: 0,
        rooms_per_hour: 0,
        messages_per_second: 10_000,
        // Tests turn the clock by weeks; whoever is silent for so long is not away for that.
        silence_max: Duration::from_secs(10 * 365 * 24 * 3600),
        seed: Some(7),
        ..Config::default()
    }
}

impl Site {
    pub(crate) async fn open() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::on(tempfile::tempdir().unwrap(), config, Time::turned(Moment(1_800_000_000_000))).await
    }

    /// A house whose system keeps only a few bytes back for readers who are slow.
    pub(crate) async fn narrow() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_send_buffer_size(NARROW_BYTES).unwrap();
        socket.bind((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let listener = socket.listen(64).unwrap();
        let mut site = Self::on_listener(listener, store, config(), Time::turned(Moment(1_800_000_000_000))).await;
        site.folder = Some(folder);
        site
    }

    pub(crate) async fn on(folder: TempDir, config: Config, time: Time) -> Self {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).unwrap());
        let mut site = Self::on_store(store, config, time).await;
        site.folder = Some(folder);
        site
    }

    pub(crate) async fn on_store(store: Arc<dyn Store>, config: Config, time: Time) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        Self::on_listener(listener, store, config, time).await
    }

    async fn on_listener(listener: TcpListener, store: Arc<dyn Store>, config: Config, time: Time) -> Self {
        let house = House::open(store, config.clone(), time.clone()).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(serve(listener, house.clone(), async move {
            let _ = stopped.await;
        }));
        Self { address, time, house, folder: None, stop: Some(stop), served: Some(served), config }
    }

    /// Closes the house gracefully and gives its folder back.
    pub(crate) async fn close(mut self) -> TempDir {
        self.stop().await;
        self.folder.take().unwrap()
    }

    /// Closes a house that has no folder.
    pub(crate) async fn close_keeping_nothing(mut self) {
        self.stop().await;
    }

    async fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        let served = self.served.take().unwrap();
        tokio::time::timeout(PATIENCE, served).await.expect("the house closes").unwrap().unwrap();
    }

    /// Closes the house and opens another one on the same folder.
    pub(crate) async fn restart(self) -> Self {
        self.restart_after(async |_| ()).await
    }

    /// The same, and something happens to the store while no house runs on it.
    pub(crate) async fn restart_after(self, change: impl AsyncFnOnce(&Sqlite)) -> Self {
        let (config, time) = (self.config.clone(), self.time.clone());
        let folder = self.close().await;
        let store = Sqlite::open(folder.path()).unwrap();
        change(&store).await;
        store.close().await.unwrap();
        drop(store);
        Self::on(folder, config, time).await
    }

    /// The power fails: another house opens on what is on the disk at this moment, whatever this one still does.
    pub(crate) async fn cut(self) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mine = self.folder.as_ref().unwrap().path();
        house::store::sqlite::backup(mine, &folder.path().join(house::store::sqlite::FILE)).unwrap();
        let site = Self::on(folder, self.config.clone(), self.time.clone()).await;
        self.close().await;
        site
    }

    /// Waits until every room has left memory: nobody is in any of them.
    pub(crate) async fn rest(&self) {
        while self.house.n_rooms() > 0 {
            self.time.turn(Duration::from_secs(61));
            tokio::task::yield_now().await;
        }
    }

    /// Somebody new with this name.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let nobody = Guest { address: self.address, headers: Vec::new() };
        let answer = nobody.post("/api/v1/me", &NewMe { name: name.to_owned() }).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let cookie = answer.cookie().expect("a guest is given a cookie");
        Guest { address: self.address, headers: vec![format!("Cookie: {cookie}")] }
    }

    pub(crate) fn nobody(&self) -> Guest {
        Guest { address: self.address, headers: Vec::new() }
    }
}
