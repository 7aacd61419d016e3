//! Whole matches over sockets.

use engine::Luck as _;
use house::protocol::rest::MatchLine;
use shelf::BoxId;

use crate::harness::{Party, Site, settings};

#[tokio::test]
async fn people_play_every_box_to_its_end_and_the_record_is_true() {
    let site = Site::open().await;
    // Quitte ou Double is played on a stage: see stage.rs.
    for game in BoxId::ALL.into_iter().filter(|game| *game != BoxId::QuitteOuDouble) {
        let mut party = Party::gather(&site, settings(game, 3)).await;
        let nows = party.start().await;
        let mut whim = bots::Whim::new(11);
        let over = party.play(nows, |count| whim.below(count)).await;
        let result = over.result.expect("it was played to its end");

        let answer = party.guests[1].get(&format!("/api/v1/matches/{}/record", over.id)).await;
        let record: shelf::Record = answer.read();
        shelf::verify(&record).unwrap_or_else(|fault| panic!("{game}: {fault}"));
        assert_eq!(record.digest.as_deref(), Some(result.digest.as_str()), "{game}");
        assert_eq!(record.standings, Some(result.standings), "{game}");
        assert_eq!(record.luck.entropy[0].0, [0x00, 0xff], "{game}");

        let line: MatchLine = party.guests[0].get(&format!("/api/v1/matches/{}", over.id)).await.read();
        assert_eq!(line.names, ["Anne", "Basile", "Chloé"]);
    }
}
