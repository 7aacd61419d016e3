//! A house on a free port, guests who ask it over HTTP, and sockets that read every frame as the closed type it is.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use futures_util::{SinkExt, StreamExt};
use house::protocol::rest::{FreshToken, NewMe, NewRoom, NewToken, Opened};
use house::protocol::room::{Draws, Pace, Room, Settings};
use house::protocol::tell::{AwaitedLine, Decision, Resync, Told, Welcome};
use house::protocol::{Ask, HostAsk, Tell};
use house::store::Store;
use house::store::sqlite::Sqlite;
use house::time::{Moment, Time};
use house::{Config, House, serve};
use serde::Serialize;
use serde::de::DeserializeOwned;
use shelf::BoxId;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nothing in these tests takes this long unless something is broken.
const PATIENCE: Duration = Duration::from_secs(20);

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

    pub(crate) async fn on(folder: TempDir, config: Config, time: Time) -> Self {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).unwrap());
        let mut site = Self::on_store(store, config, time).await;
        site.folder = Some(folder);
        site
    }

    pub(crate) async fn on_store(store: Arc<dyn Store>, config: Config, time: Time) -> Self {
        let house = House::open(store, config.clone(), time.clone()).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
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
        let (config, time) = (self.config.clone(), self.time.clone());
        let folder = self.close().await;
        Self::on(folder, config, time).await
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

/// Somebody who asks over HTTP.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) headers: Vec<String>,
}

/// What the house answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn read<T: DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.body);
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The cookie to send back.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.header("set-cookie").map(|line| line.split(';').next().unwrap().to_owned())
    }
}

impl Guest {
    pub(crate) fn with(mut self, header: &str) -> Self {
        self.headers.push(header.to_owned());
        self
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &impl Serialize) -> Answer {
        self.ask("POST", path, &serde_json::to_string(body).unwrap()).await
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for header in &self.headers {
            request.push_str(&format!("{header}\r\n"));
        }
        if !body.is_empty() {
            request.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
        }
        request.push_str(&format!("\r\n{body}"));
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        // A server that refuses a body early may reset the connection after its answer.
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").expect("an HTTP answer");
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) async fn open_room(&self, settings: Settings, bots: Option<&str>) -> String {
        let opened: Opened =
            self.post("/api/v1/rooms", &NewRoom { settings, bots: bots.map(str::to_owned) }).await.read();
        opened.code
    }

    pub(crate) async fn token(&self) -> String {
        let fresh: FreshToken = self.post("/api/v1/me/tokens", &NewToken { name: "bot".to_owned() }).await.read();
        fresh.token
    }

    /// A socket in this room, welcomed.
    pub(crate) async fn enter(&self, code: &str) -> Client {
        let mut client = self.socket(&format!("/api/v1/rooms/{code}/socket")).await.expect("the door opens");
        match client.next().await {
            Tell::Welcome(welcome) => client.welcome = Some(welcome),
            other => panic!("not a welcome: {other:?}"),
        }
        client
    }

    /// A socket at this path, or the status with which it was refused.
    pub(crate) async fn socket(&self, path: &str) -> Result<Client, u16> {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        for header in &self.headers {
            let (name, value) = header.split_once(": ").unwrap();
            let name = name.parse::<tokio_tungstenite::tungstenite::http::HeaderName>().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Client { socket, welcome: None, frames: Vec::new() }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// One open socket.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    welcome: Option<Welcome>,
    /// Every frame as it came.
    pub(crate) frames: Vec<String>,
}

impl Client {
    /// My number in the room.
    pub(crate) fn number(&self) -> u16 {
        self.welcome.as_ref().unwrap().you.unwrap()
    }

    pub(crate) fn welcome(&self) -> &Welcome {
        self.welcome.as_ref().unwrap()
    }

    pub(crate) async fn ask(&mut self, ask: Ask) {
        self.text(&serde_json::to_string(&ask).unwrap()).await;
    }

    pub(crate) async fn host(&mut self, ask: HostAsk) {
        self.ask(Ask::Host(ask)).await;
    }

    pub(crate) async fn text(&mut self, text: &str) {
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    /// The next message, read as the closed type it is.
    pub(crate) async fn next(&mut self) -> Tell {
        self.maybe().await.expect("the socket is open")
    }

    /// The next message, or nothing when the socket is closed.
    pub(crate) async fn maybe(&mut self) -> Option<Tell> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("something is told");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.frames.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    /// The first message that is what is looked for; others pass by.
    pub(crate) async fn find<T>(&mut self, wanted: impl Fn(Tell) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(self.next().await) {
                return found;
            }
        }
    }

    pub(crate) async fn room(&mut self, wanted: impl Fn(&Room) -> bool) -> Room {
        self.find(|tell| match tell {
            Tell::Room(room) if wanted(&room) => Some(room),
            _ => None,
        })
        .await
    }

    pub(crate) async fn resync(&mut self) -> Resync {
        self.find(|tell| if let Tell::Resync(resync) = tell { Some(resync) } else { None }).await
    }

    pub(crate) async fn told(&mut self) -> Told {
        self.find(|tell| if let Tell::Told(told) = tell { Some(told) } else { None }).await
    }

    pub(crate) async fn refused(&mut self) -> house::protocol::tell::Refused {
        self.find(|tell| if let Tell::Refused(refused) = tell { Some(refused) } else { None }).await
    }

    /// The match as it stands, from whichever message says so next.
    pub(crate) async fn now(&mut self) -> Now {
        self.find(now_of).await
    }

    /// Everything that was sent before this moment has arrived.
    pub(crate) async fn settle(&mut self) {
        self.ask(Ask::Ping { n: 4711 }).await;
        self.find(|tell| matches!(tell, Tell::Pong { n: 4711 }).then_some(())).await;
    }
}

/// Where the match stands, whichever message said so.
#[derive(Debug)]
pub(crate) struct Now {
    pub(crate) view: String,
    pub(crate) awaited: AwaitedLine,
    pub(crate) decisions: Vec<Decision>,
    pub(crate) left_ms: Vec<u32>,
}

impl From<Told> for Now {
    fn from(told: Told) -> Self {
        let Told { view, awaited, decisions, left_ms, .. } = told;
        Self { view: view.get().to_owned(), awaited, decisions, left_ms }
    }
}

impl From<Resync> for Now {
    fn from(resync: Resync) -> Self {
        let Resync { view, awaited, decisions, left_ms, .. } = resync;
        Self { view: view.get().to_owned(), awaited, decisions, left_ms }
    }
}

pub(crate) fn now_of(tell: Tell) -> Option<Now> {
    match tell {
        Tell::Told(told) => Some(told.into()),
        Tell::Resync(resync) => Some(resync.into()),
        _ => None,
    }
}

/// A quick room: dice roll and bots answer at once.
pub(crate) fn settings(game: BoxId, chairs: u8) -> Settings {
    let mut settings: Settings = serde_json::from_value(serde_json::json!({ "game": game, "chairs": chairs })).unwrap();
    settings.draws = Draws::AtOnce;
    settings.pace = Pace::AtOnce;
    settings
}

/// People in a room of their own, in the chairs 0, 1, … in order.
pub(crate) struct Party {
    pub(crate) code: String,
    pub(crate) guests: Vec<Guest>,
    pub(crate) clients: Vec<Client>,
}

impl Party {
    pub(crate) async fn gather(site: &Site, settings: Settings) -> Self {
        let n = settings.chairs;
        let mut guests = Vec::new();
        for name in ["Anne", "Basile", "Chloé", "Denis", "Edith", "Fanny", "Gaston", "Hugo"].iter().take(n.into()) {
            guests.push(site.guest(name).await);
        }
        let code = guests[0].open_room(settings, None).await;
        let mut clients = Vec::new();
        for (chair, guest) in (0u8..).zip(&guests) {
            let mut client = guest.enter(&code).await;
            if chair > 0 {
                client.ask(Ask::Sit { chair, name: None, category: None }).await;
                client.room(|room| !room.chairs[usize::from(chair)].name.is_empty()).await;
            }
            clients.push(client);
        }
        Self { code, guests, clients }
    }

    /// The host starts, everybody gives entropy, and everybody sees the first view.
    pub(crate) async fn start(&mut self) -> Vec<Now> {
        self.clients[0].host(HostAsk::Start).await;
        let mut nows = Vec::new();
        for (seat, client) in (0u8..).zip(&mut self.clients) {
            client.find(|tell| matches!(tell, Tell::Luck(_)).then_some(())).await;
            let seat = Seat::new(seat).unwrap();
            client.ask(Ask::Entropy { seat, hex: "00ff".to_owned() }).await;
        }
        for client in &mut self.clients {
            nows.push(Now::from(client.resync().await));
        }
        nows
    }

    /// Plays to the end, each open decision answered with a number that `pick` gives from how many there are.
    pub(crate) async fn play(
        &mut self,
        mut nows: Vec<Now>,
        mut pick: impl FnMut(u32) -> u32,
    ) -> house::protocol::tell::Over {
        loop {
            let open = nows.iter().enumerate().find_map(|(place, now)| Some((place, now.decisions.first()?.clone())));
            let Some((place, decision)) = open else {
                return self.clients[0].find(|tell| if let Tell::Over(over) = tell { Some(over) } else { None }).await;
            };
            self.clients[place].ask(Ask::Pick { decision: decision.id, n: pick(decision.count) }).await;
            for (place, client) in self.clients.iter_mut().enumerate() {
                nows[place] = client.now().await;
            }
        }
    }
}
