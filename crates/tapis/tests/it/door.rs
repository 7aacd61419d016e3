//! The way into a house in another process: guests, rooms, sockets.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// A socket in this room.
pub(crate) async fn enter(address: SocketAddr, code: &str, cookie: &str) -> anyhow::Result<Socket> {
    let stream = TcpStream::connect(address).await?;
    let mut request = format!("ws://{address}/api/v1/rooms/{code}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    Ok(client_async(request, stream).await?.0)
}

/// Somebody new, by their cookie.
pub(crate) async fn guest(address: SocketAddr) -> String {
    let answer = post(address, "/api/v1/me", "", r#"{"name":"Anne"}"#).await;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

/// A room of this box in which dice roll at once, by its code.
pub(crate) async fn open_room(address: SocketAddr, cookie: &str, game: &str, seats: u8) -> String {
    let body = format!(r#"{{"settings":{{"game":"{game}","chairs":{seats},"draws":"at-once"}}}}"#);
    let answer = post(address, "/api/v1/rooms", cookie, &body).await;
    answer.rsplit("\"code\":\"").next().unwrap()[..6].to_owned()
}

async fn post(address: SocketAddr, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    answer
}
