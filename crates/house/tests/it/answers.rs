//! Decisions: taken once, repeated, stale, refused; gestures; numbers.

use engine::Seat;
use house::protocol::room::Draws;
use house::protocol::tell::AwaitedLine;
use house::protocol::{Ask, Code, HostAsk, Tell, Why};
use shelf::BoxId;

use crate::harness::{Party, Site, settings};

#[tokio::test]
async fn answering_twice_is_harmless_and_answering_late_brings_everything() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    let bluffer = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    let decision = nows[bluffer].decisions[0].id;
    let client = &mut party.clients[bluffer];
    client.ask(Ask::Pick { decision, n: 0 }).await;
    client.ask(Ask::Pick { decision, n: 0 }).await;
    assert_eq!(client.told().await.taken, Some(decision));
    let taken = client.find(|tell| if let Tell::Taken { decision } = tell { Some(decision) } else { None }).await;
    assert_eq!(taken, decision);
    client.ask(Ask::Pick { decision: 99, n: 0 }).await;
    let whole = client.resync().await;
    assert!(!whole.account.is_empty());

    // The Diviner answers, and the Bluffer's first decision is long past.
    let diviner = &mut party.clients[1 - bluffer];
    let now = diviner.now().await;
    diviner.ask(Ask::Pick { decision: now.decisions[0].id, n: 0 }).await;
    assert_eq!(diviner.told().await.taken, Some(now.decisions[0].id));
}

#[tokio::test]
async fn the_rules_say_no_with_their_clause_and_nothing_changes() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    let bluffer = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    let decision = nows[bluffer].decisions[0].id;
    let client = &mut party.clients[bluffer];
    client.text(&format!(r#"{{"answer":{{"decision":{decision},"choice":{{"answer":"ok"}}}}}}"#)).await;
    let refused = client.refused().await;
    assert_eq!(refused.decision, Some(decision));
    assert_eq!(refused.why, Why::Rules { clause: "R11".to_owned(), code: "other-decision-open".to_owned() });
    client.text(&format!(r#"{{"answer":{{"decision":{decision},"choice":{{"fly":1}}}}}}"#)).await;
    assert!(matches!(client.refused().await.why, Why::Unreadable { .. }));
    client.ask(Ask::Pick { decision, n: 1_000_000 }).await;
    assert_eq!(client.refused().await.why, Why::House(Code::NoSuchChoice));
    client.ask(Ask::Choices { decision, from: 0 }).await;
    let choices = client.find(|tell| if let Tell::Choices { choices, .. } = tell { Some(choices) } else { None }).await;
    assert_eq!(choices.len(), nows[bluffer].decisions[0].count as usize);
    client.text(&format!(r#"{{"answer":{{"decision":{decision},"choice":{}}}}}"#, choices[3])).await;
    assert_eq!(client.told().await.taken, Some(decision));
}

#[tokio::test]
async fn every_told_and_resync_of_a_socket_counts_up_by_one() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 3)).await;
    let nows = party.start().await;
    party.clients[1].ask(Ask::Resync).await;
    party.clients[1].resync().await;
    party.play(nows, |_| 0).await;
    for client in &mut party.clients {
        client.settle().await;
        let numbers = client.frames.iter().filter_map(|frame| match serde_json::from_str(frame).unwrap() {
            Tell::Told(told) => Some(told.seq),
            Tell::Resync(resync) => Some(resync.seq),
            _ => None,
        });
        let numbers: Vec<u32> = numbers.collect();
        assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn dice_wait_for_the_gesture_of_the_hand_they_belong_to_or_for_its_time_out() {
    let site = Site::open().await;
    let mut wish = settings(BoxId::BluffYou, 2);
    wish.draws = Draws::Gesture;
    let mut party = Party::gather(&site, wish).await;
    let nows = party.start().await;
    let AwaitedLine::Luck { hand: Some(hand) } = nows[0].awaited else { panic!("{:?}", nows[0].awaited) };
    let hand = usize::from(hand.number());
    party.clients[1 - hand].ask(Ask::Gesture).await;
    assert_eq!(party.clients[1 - hand].refused().await.why, Why::House(Code::NotYourHand));
    party.clients[hand].ask(Ask::Gesture).await;
    let told = party.clients[hand].told().await;
    assert_eq!(told.decisions.len(), 1);
    party.clients[1 - hand].told().await;
    // Play the turn; the next roll is not made by anybody, so the house makes it.
    party.clients[hand].ask(Ask::Pick { decision: told.decisions[0].id, n: 0 }).await;
    let asked = party.clients[1 - hand].told().await;
    party.clients[1 - hand].ask(Ask::Pick { decision: asked.decisions[0].id, n: 0 }).await;
    let told = party.clients[1 - hand].told().await;
    assert!(matches!(told.awaited, AwaitedLine::Luck { hand: Some(_) }));
    site.time.turn(std::time::Duration::from_secs(9));
    let told = party.clients[1 - hand].told().await;
    assert!(matches!(told.awaited, AwaitedLine::Seats(_)));
}

#[tokio::test]
async fn entropy_is_given_once_for_ones_own_seat_and_before_the_first_draw() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let [anne, basile] = &mut party.clients[..] else { unreachable!() };
    anne.host(HostAsk::Start).await;
    let luck = anne.find(|tell| if let Tell::Luck(luck) = tell { Some(luck) } else { None }).await;
    assert_eq!(luck.entropy, None);
    let seat = |n| Seat::new(n).unwrap();
    for (n, hex) in [(1, "00"), (0, "0"), (0, &*"00".repeat(65))] {
        anne.ask(Ask::Entropy { seat: seat(n), hex: hex.to_owned() }).await;
        let code = if n == 1 { Code::NotYourSeat } else { Code::BadEntropy };
        assert_eq!(anne.refused().await.why, Why::House(code));
    }
    anne.ask(Ask::Entropy { seat: seat(0), hex: "c0ffee".to_owned() }).await;
    anne.ask(Ask::Entropy { seat: seat(0), hex: "00".to_owned() }).await;
    assert_eq!(anne.refused().await.why, Why::House(Code::BadEntropy));
    // Basile gives none; after two seconds nobody waits for him.
    site.time.turn(std::time::Duration::from_secs(3));
    let closed = basile.find(|tell| match tell {
        Tell::Luck(luck) => luck.entropy,
        _ => None,
    });
    assert_eq!(closed.await, ["c0ffee", ""]);
}

#[tokio::test]
async fn a_match_broken_off_has_no_result_and_its_secret_stays_one() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    party.start().await;
    party.clients[0].host(HostAsk::BreakOff).await;
    let over = party.clients[1].find(|tell| if let Tell::Over(over) = tell { Some(over) } else { None }).await;
    assert_eq!(over.result, None);
    assert_eq!(site.nobody().get(&format!("/api/v1/matches/{}/record", over.id)).await.status, 409);
    party.start().await;
}
