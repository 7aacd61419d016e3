//! A whole bot: sits down in a room and answers every decision with any of its numbered choices.
//!
//! `cargo run --example bot -- http://127.0.0.1:8080 TOKEN ROOM`; docs/protocol.md says the rest.

use std::error::Error;
use std::time::{SystemTime, UNIX_EPOCH};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let [_, url, token, room] = &std::env::args().collect::<Vec<_>>()[..] else {
        return Err("usage: bot URL TOKEN ROOM".into());
    };
    let host = url.trim_start_matches("http://");
    let mut request = format!("ws://{host}/api/v1/rooms/{room}/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let (mut socket, _) = client_async(request, TcpStream::connect(host).await?).await?;
    let mut answered = 0;

    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let tell: Value = serde_json::from_str(&text)?;
        let ask = if let Some(welcome) = tell.get("welcome") {
            let chairs = welcome["room"]["chairs"].as_array().ok_or("a room has chairs")?;
            let free = chairs.iter().position(|chair| chair["sitter"] == "nobody").ok_or("no chair is free")?;
            json!({ "sit": { "chair": free, "name": null, "category": null } })
        } else if let Some(decision) = ["told", "resync"].iter().find_map(|word| tell[word]["decisions"].get(0)) {
            answered += 1;
            let count = decision["count"].as_u64().unwrap_or(1).max(1);
            json!({ "pick": { "decision": decision["id"], "n": any_below(count) } })
        } else if tell.get("over").is_some() {
            println!("the match is over: {answered} decisions answered");
            return Ok(());
        } else if let Some(refused) = tell.get("refused") {
            return Err(format!("refused: {refused}").into());
        } else {
            continue;
        };
        socket.send(Message::text(ask.to_string())).await?;
    }
    Err("the house closed the socket".into())
}

/// No good chance, but a bot needs no better one.
fn any_below(count: u64) -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_nanos()) / 7 % count
}
