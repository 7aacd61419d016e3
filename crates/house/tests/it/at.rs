//! Quitte ou Double: a match of four whose first turn brings the task that a test wants.

use house::protocol::stage::{StageAsk, StageLine, StageTell};
use house::protocol::{Ask, Tell, Why};
use quitte_ou_double::deck::{Kind, Task};
use shelf::BoxId;

use crate::fate;
use crate::harness::{Client, Now, Party, Site, settings};
use crate::stage::{STAKE, all_told, first_task, moment, view};

/// The task is on the board, staked on plainly, and read out where a test does not say otherwise.
pub(crate) struct At {
    pub(crate) site: Site,
    pub(crate) party: Party,
    pub(crate) nows: Vec<Now>,
    /// At level 1.
    pub(crate) task: Task,
    pub(crate) player: usize,
    /// To the player's right: whoever is chosen where a challenge wants an ally.
    pub(crate) ally: usize,
    /// Has no part.
    pub(crate) other: usize,
    /// To the player's left.
    pub(crate) reader: usize,
}

impl At {
    /// The player is asked for a stake.
    pub(crate) async fn staking(wanted: impl Fn(Kind) -> bool) -> Self {
        let site = Site::open().await;
        let mut party = Party::gather(&site, settings(BoxId::QuitteOuDouble, 4)).await;
        let mut found = None;
        let luck = fate::start(site, &mut party, |face| {
            found = first_task(face).filter(|(kind, _)| wanted(*kind)).map(|(_, task)| task);
            found.is_some()
        });
        let (site, nows) = luck.await;
        let player = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
        let [ally, other, reader] = [1, 2, 3].map(|right| (player + right) % 4);
        Self { site, party, nows, task: found.unwrap(), player, ally, other, reader }
    }

    /// The reader has the card before him.
    pub(crate) async fn unread(wanted: impl Fn(Kind) -> bool) -> Self {
        let mut at = Self::staking(wanted).await;
        at.answer(STAKE).await;
        at
    }

    async fn task(wanted: impl Fn(Kind) -> bool) -> Self {
        let mut at = Self::unread(wanted).await;
        at.speak().await;
        at
    }

    /// A question, and the player is asked for an answer.
    pub(crate) async fn question() -> Self {
        Self::task(|kind| matches!(kind, Kind::Question(_))).await
    }

    /// A challenge of this kind, and the ally is chosen.
    pub(crate) async fn challenge(kind: Kind) -> Self {
        let mut at = Self::task(|its| its == kind).await;
        let ally = at.ally;
        at.answer(&format!(r#"{{"approach":{{"ally":{{"seat":{ally},"person":0}}}}}}"#)).await;
        assert_eq!(moment(&at.nows[0]), "attempting");
        at
    }

    /// The player answers what is asked.
    pub(crate) async fn answer(&mut self, choice: &str) {
        let decision = self.nows[self.player].decisions[0].id;
        self.party.clients[self.player].answer(decision, choice).await;
        self.all_told().await;
    }

    /// The reader reads out, or asks.
    pub(crate) async fn speak(&mut self) {
        self.act(self.reader, StageAsk::Speak).await;
        self.all_told().await;
    }

    pub(crate) async fn act(&mut self, seat: usize, ask: StageAsk) {
        self.party.clients[seat].ask(Ask::Stage(ask)).await;
    }

    pub(crate) async fn refused(&mut self, seat: usize, ask: StageAsk) -> Why {
        self.act(seat, ask).await;
        self.party.clients[seat].refused().await.why
    }

    /// The stage as somebody without a part sees it, once it is as wanted.
    pub(crate) async fn stage(&mut self, wanted: impl Fn(&StageTell) -> bool) -> StageTell {
        stage_of(&mut self.party.clients[self.other], wanted).await
    }

    /// Everything typed so far, once so many lines are there.
    pub(crate) async fn lines(&mut self, n: usize) -> Vec<StageLine> {
        self.stage(|stage| stage.lines.len() == n).await.lines
    }

    /// The power fails, and everybody comes again.
    pub(crate) async fn falls(mut self) -> Self {
        self.site = self.site.cut().await;
        self.party.come_again(&self.site).await;
        self.all_told().await;
        self
    }

    pub(crate) async fn all_told(&mut self) {
        all_told(&mut self.party, &mut self.nows).await;
    }

    pub(crate) fn purse(&self, seat: usize) -> u64 {
        view(&self.nows[0])["seats"][seat]["purse"].as_u64().unwrap()
    }
}

/// The stage as this client sees it, once it is as wanted.
pub(crate) async fn stage_of(client: &mut Client, wanted: impl Fn(&StageTell) -> bool) -> StageTell {
    let stage = |tell| if let Tell::Stage(stage) = tell { Some(stage).filter(&wanted) } else { None };
    client.find(stage).await
}

pub(crate) fn guess(text: &str) -> StageAsk {
    StageAsk::Guess { text: text.to_owned() }
}

pub(crate) fn clue(text: &str) -> StageAsk {
    StageAsk::Clue { text: text.to_owned() }
}

pub(crate) fn item(text: &str) -> StageAsk {
    StageAsk::Item { text: text.to_owned() }
}
