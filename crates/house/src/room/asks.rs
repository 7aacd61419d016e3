//! What a socket says, and who answers it.

use crate::protocol::room::Said;
use crate::protocol::tell::Refused;
use crate::protocol::{Ask, Code, Tell, Why};
use crate::room::SocketId;
use crate::room::actor::RoomActor;

impl RoomActor {
    pub(super) fn ask(&mut self, socket: SocketId, ask: Ask) {
        let Some(person) = self.sockets.get(&socket).map(|socket| socket.person) else { return };
        let kind = kind(&ask);
        let decision = match &ask {
            Ask::Answer { decision, .. } | Ask::Pick { decision, .. } | Ask::Choices { decision, .. } => {
                Some(*decision)
            }
            _ => None,
        };
        let outcome = match (ask, person) {
            (Ask::Ping { n }, _) => {
                self.agenda.to_socket.push((socket, Tell::Pong { n }));
                Ok(())
            }
            (Ask::Resync, _) => {
                self.agenda.resync.push(socket);
                Ok(())
            }
            // A shared screen may ask for nothing else.
            (_, None) => Err(Code::NotNow.into()),
            (ask, Some(person)) => self.ask_of(socket, person, ask),
        };
        if let Err(why) = outcome {
            self.refuse(socket, kind, decision, why);
        }
    }

    fn ask_of(&mut self, socket: SocketId, person: u16, ask: Ask) -> Result<(), Why> {
        match ask {
            Ask::Answer { decision, choice } => self.answer(socket, person, decision, choice.get()),
            Ask::Pick { decision, n } => self.pick(socket, person, decision, n),
            Ask::Choices { decision, from } => self.choices(socket, person, decision, from),
            Ask::Gesture => self.gesture(person),
            Ask::Entropy { seat, hex } => self.give_entropy(person, seat, &hex),
            Ask::Eyes { seat } => self.look(socket, person, seat),
            Ask::Sit { chair, name, category } => self.sit(person, chair, name, category.unwrap_or_default()),
            Ask::Stand { chair } => self.stand(person, chair),
            Ask::Name { name } => self.rename(person, &name),
            Ask::TakeBack => self.take_back(person),
            Ask::Chat { text } => self.chat(person, &text),
            Ask::Confer { text } => self.confer(person, &text),
            Ask::Phrase { phrase } => self.say(person, Vec::new(), Said::Phrase(phrase)),
            Ask::Host(ask) => self.host_ask(person, ask),
            Ask::Stage(ask) => self.stage_ask(person, ask),
            Ask::Resync | Ask::Ping { .. } => Ok(()),
        }
    }

    pub(crate) fn refuse(&mut self, socket: SocketId, ask: &str, decision: Option<u32>, why: Why) {
        let refused = Refused { ask: ask.to_owned(), decision, why };
        self.agenda.to_socket.push((socket, Tell::Refused(refused)));
    }
}

fn kind(ask: &Ask) -> &'static str {
    match ask {
        Ask::Answer { .. } => "answer",
        Ask::Pick { .. } => "pick",
        Ask::Choices { .. } => "choices",
        Ask::Gesture => "gesture",
        Ask::Entropy { .. } => "entropy",
        Ask::Eyes { .. } => "eyes",
        Ask::Sit { .. } => "sit",
        Ask::Stand { .. } => "stand",
        Ask::Name { .. } => "name",
        Ask::TakeBack => "take-back",
        Ask::Chat { .. } => "chat",
        Ask::Confer { .. } => "confer",
        Ask::Phrase { .. } => "phrase",
        Ask::Host(_) => "host",
        Ask::Stage(_) => "stage",
        Ask::Resync => "resync",
        Ask::Ping { .. } => "ping",
    }
}
