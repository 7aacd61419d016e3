//! Somebody who asks over HTTP.

use std::net::SocketAddr;

use house::protocol::Tell;
use house::protocol::rest::{FreshToken, NewRoom, NewToken, Opened};
use house::protocol::room::Settings;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::{Client, NARROW_BYTES};

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
        self.socket_on(TcpStream::connect(self.address).await.unwrap(), path).await
    }

    /// A socket in this room over a connection that takes only a few bytes as long as nobody reads.
    pub(crate) async fn enter_narrowly(&self, code: &str) -> Client {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(NARROW_BYTES).unwrap();
        let stream = socket.connect(self.address).await.unwrap();
        self.socket_on(stream, &format!("/api/v1/rooms/{code}/socket")).await.expect("the door opens")
    }

    async fn socket_on(&self, stream: TcpStream, path: &str) -> Result<Client, u16> {
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
