//! People in a room of their own.

use engine::Seat;
use house::protocol::room::{Draws, Pace, Settings};
use house::protocol::{Ask, HostAsk, Tell};
use shelf::BoxId;

use super::{Client, Guest, Now, Site};

/// A quick room: dice roll and bots answer at once.
pub(crate) fn settings(game: BoxId, chairs: u8) -> Settings {
    let mut settings: Settings = serde_json::from_value(serde_json::json!({ "game": game, "chairs": chairs })).unwrap();
    settings.draws = Draws::AtOnce;
    settings.pace = Pace::AtOnce;
    settings
}

/// What everybody in these tests adds to the luck.
pub(crate) const ENTROPY: [u8; 2] = [0x00, 0xff];

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
        self.give_entropy().await
    }

    /// The commitment is shown: everybody gives entropy, and everybody sees the first view.
    pub(crate) async fn give_entropy(&mut self) -> Vec<Now> {
        let mut nows = Vec::new();
        for (seat, client) in (0u8..).zip(&mut self.clients) {
            client.find(|tell| matches!(tell, Tell::Luck(_)).then_some(())).await;
            let seat = Seat::new(seat).unwrap();
            client.ask(Ask::Entropy { seat, hex: hex::encode(ENTROPY) }).await;
        }
        for client in &mut self.clients {
            nows.push(Now::from(client.resync().await));
        }
        nows
    }

    /// Everybody comes again, to a house that has been restarted meanwhile.
    pub(crate) async fn come_again(&mut self, site: &Site) {
        self.clients.clear();
        for guest in &mut self.guests {
            guest.address = site.address;
            self.clients.push(guest.enter(&self.code).await);
        }
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
