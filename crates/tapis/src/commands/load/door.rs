//! Guests and rooms over HTTP, and their sockets.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use house::protocol::Ask;
use house::protocol::rest::{NewMe, NewRoom, Opened};
use house::protocol::room::{Draws, Settings};
use serde::Serialize;
use shelf::BoxId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Ours are small, so that what is measured is the house.
const BUFFER_BYTES: usize = 4 * 1024;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// The way into a house.
pub(crate) struct Door {
    host: String,
    address: SocketAddr,
}

/// A guest's cookie.
struct Cookie(String);

impl Door {
    pub(crate) fn new(url: &str) -> Result<Self> {
        let host = url.strip_prefix("http://").context("the load tool speaks plain http: http://ADDRESS:PORT")?;
        let host = host.trim_end_matches('/').to_owned();
        let address = std::net::ToSocketAddrs::to_socket_addrs(&host)?.next().context("the house has no address")?;
        Ok(Self { host, address })
    }

    /// A room with everybody seated, the host first.
    pub(crate) async fn open_room(&self, game: BoxId, seats: u8) -> Result<Vec<Socket>> {
        self.open_quiet_room(game, seats, seats.into()).await
    }

    /// A room in which so many people sit and wait.
    pub(crate) async fn open_quiet_room(&self, game: BoxId, seats: u8, people: usize) -> Result<Vec<Socket>> {
        let settings = Settings {
            game,
            edition: None,
            options: Default::default(),
            chairs: seats,
            clock: Default::default(),
            absence: Default::default(),
            visibility: Default::default(),
            watching: Default::default(),
            draws: Draws::AtOnce,
            pace: Default::default(),
        };
        let host = self.guest("host").await?;
        let room: Opened = serde_json::from_str(
            &self.post("/api/v1/rooms", Some(&host), &NewRoom { settings, bots: None }).await?.body,
        )?;
        let mut sockets = vec![self.enter(&room.code, &host).await?];
        for chair in 1..people {
            let guest = self.guest("guest").await?;
            let mut socket = self.enter(&room.code, &guest).await?;
            let sit = Ask::Sit { chair: chair as u8, name: None, category: None };
            socket.send(Message::text(serde_json::to_string(&sit)?)).await?;
            wait_for(&mut socket, "{\"room\":").await?;
            sockets.push(socket);
        }
        Ok(sockets)
    }

    async fn guest(&self, name: &str) -> Result<Cookie> {
        let answer = self.post("/api/v1/me", None, &NewMe { name: name.to_owned() }).await?;
        let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|line| line.split(';').next()).context("the house gave no cookie")?;
        Ok(Cookie(cookie.to_owned()))
    }

    async fn enter(&self, code: &str, guest: &Cookie) -> Result<Socket> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/api/v1/rooms/{code}/socket", self.host).into_client_request()?;
        request.headers_mut().insert("cookie", guest.0.parse()?);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(0);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.context("a socket was refused")?;
        Ok(socket)
    }

    async fn post(&self, path: &str, guest: Option<&Cookie>, body: &impl Serialize) -> Result<HttpAnswer> {
        let body = serde_json::to_string(body)?;
        let cookie = guest.map_or(String::new(), |guest| format!("Cookie: {}\r\n", guest.0));
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{cookie}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.context("the house does not answer")?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").context("the house's answer is not HTTP")?;
        if !head.starts_with("HTTP/1.1 200") {
            bail!("{path}: {} {body}", head.lines().next().unwrap_or_default());
        }
        Ok(HttpAnswer { head: head.to_owned(), body: body.to_owned() })
    }
}

struct HttpAnswer {
    head: String,
    body: String,
}

async fn wait_for(socket: &mut Socket, start: &str) -> Result<()> {
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message?
            && text.starts_with(start)
        {
            return Ok(());
        }
    }
    bail!("a socket closed before everybody sat")
}
