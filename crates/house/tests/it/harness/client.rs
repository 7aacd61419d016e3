//! One open socket.

use futures_util::{SinkExt, StreamExt};
use house::protocol::room::Room;
use house::protocol::tell::{AwaitedLine, Decision, Resync, Told, Welcome};
use house::protocol::{Ask, HostAsk, Tell};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::PATIENCE;

/// One open socket.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    pub(super) welcome: Option<Welcome>,
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

    /// Answers a decision with this choice of the box.
    pub(crate) async fn answer(&mut self, decision: u32, choice: &str) {
        self.text(&format!(r#"{{"answer":{{"decision":{decision},"choice":{choice}}}}}"#)).await;
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

    /// The match as it stood when it was last told.
    pub(crate) fn latest(&self) -> Now {
        let tells = self.frames.iter().rev().map(|frame| serde_json::from_str(frame).unwrap());
        tells.into_iter().find_map(now_of).expect("the match has begun")
    }

    /// The match that runs.
    pub(crate) fn match_id(&self) -> String {
        let tells = self.frames.iter().rev().map(|frame| serde_json::from_str(frame).unwrap());
        tells.into_iter().find_map(|tell| if let Tell::Luck(luck) = tell { Some(luck.id) } else { None }).unwrap()
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
