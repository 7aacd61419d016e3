//! Quitte ou Double: several people on one seat, of whom one answers at a time.

use engine::Seat;
use house::protocol::ask::Phrase;
use house::protocol::rest::MatchLine;
use house::protocol::room::Room;
use house::protocol::stage::{Mark, StageAsk, Vote};
use house::protocol::tell::AwaitedLine;
use house::protocol::{Ask, Code, HostAsk, Tell, Why};
use quitte_ou_double::deck::Kind;
use shelf::BoxId;

use crate::fate;
use crate::harness::{Client, ENTROPY, Guest, Now, Party, Site, settings};
use crate::stage::{STAKE, all_told, first_task, moment, step, view};

const NAMES: [&str; 13] =
    ["Anne", "Basile", "Chloé", "Denis", "Edith", "Fanny", "Gaston", "Hugo", "Irène", "Jules", "Karim", "Lise", "Marc"];

/// So many people in a room of Quitte ou Double; the first is its host and the only one who sits.
async fn gathered(site: &Site, n: usize) -> Party {
    let mut guests: Vec<Guest> = Vec::new();
    for name in &NAMES[..n] {
        guests.push(site.guest(name).await);
    }
    let code = guests[0].open_room(settings(BoxId::QuitteOuDouble, 4), None).await;
    let mut clients: Vec<Client> = Vec::new();
    for guest in &guests {
        clients.push(guest.enter(&code).await);
    }
    Party { code, guests, clients }
}

/// The names on each chair.
fn teams(room: &Room) -> Vec<Vec<&str>> {
    let name = |number: u16| room.people.iter().find(|person| person.number == number).unwrap().name.as_str();
    room.chairs.iter().map(|chair| chair.people().map(name).collect()).collect()
}

async fn dealt(party: &mut Party, seats: Option<u8>) -> Room {
    party.clients[0].host(HostAsk::Teams { seats }).await;
    party.clients[0].room(|room| room.chairs.iter().any(|chair| !chair.mates.is_empty())).await
}

async fn refused(client: &mut Client, ask: Ask) -> Why {
    client.ask(ask).await;
    client.refused().await.why
}

fn sit(chair: u8) -> Ask {
    Ask::Sit { chair, name: None, category: None }
}

#[tokio::test]
async fn seven_to_twelve_people_are_dealt_to_the_seats_in_turn() {
    let site = Site::open().await;
    let mut party = gathered(&site, 8).await;
    let room = dealt(&mut party, None).await;
    let four = [["Anne", "Edith"], ["Basile", "Fanny"], ["Chloé", "Gaston"], ["Denis", "Hugo"]];
    assert_eq!(teams(&room), four);
    // Somebody changes teams: then their sizes differ by two.
    party.clients[7].ask(sit(0)).await;
    let room = party.clients[0].room(|room| room.chairs[0].mates.len() == 2).await;
    assert_eq!(teams(&room)[0], ["Anne", "Edith", "Hugo"]);
    assert_eq!(teams(&room)[3], ["Denis"]);
    assert_eq!(refused(&mut party.clients[0], Ask::Host(HostAsk::Start)).await, Why::House(Code::WrongNumber));
    // Whoever sat first gets up, and the next moves up.
    party.clients[0].ask(Ask::Stand { chair: 0 }).await;
    let room = party.clients[0].room(|room| room.chairs[0].mates.len() == 1).await;
    assert_eq!(teams(&room)[0], ["Edith", "Hugo"]);
    let room = dealt(&mut party, Some(3)).await;
    assert_eq!(teams(&room).iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 2]);
    for seats in [1, 7] {
        let ask = Ask::Host(HostAsk::Teams { seats: Some(seats) });
        assert_eq!(refused(&mut party.clients[0], ask).await, Why::House(Code::WrongNumber));
    }
}

#[tokio::test]
async fn up_to_six_people_play_one_by_one_and_more_than_twelve_do_not_play() {
    let site = Site::open().await;
    let teams = || Ask::Host(HostAsk::Teams { seats: None });
    let mut six = gathered(&site, 6).await;
    assert_eq!(refused(&mut six.clients[0], teams()).await, Why::House(Code::WrongNumber));
    six.clients[1].ask(sit(0)).await;
    six.clients[2].ask(sit(1)).await;
    six.clients[3].ask(sit(1)).await;
    six.clients[0].room(|room| room.chairs[1].mates.len() == 1).await;
    assert_eq!(refused(&mut six.clients[0], Ask::Host(HostAsk::Start)).await, Why::House(Code::WrongNumber));
    let mut thirteen = gathered(&site, 13).await;
    assert_eq!(refused(&mut thirteen.clients[0], teams()).await, Why::House(Code::WrongNumber));
    // In the other boxes a seat is one person's.
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    assert_eq!(refused(&mut party.clients[1], sit(0)).await, Why::House(Code::ChairTaken));
}

/// Everybody comes again, each seat adds to the luck, and everybody sees the first view.
async fn begun(party: &mut Party) -> Vec<Now> {
    for (seat, client) in Seat::first(4).zip(&mut party.clients) {
        client.find(|tell| matches!(tell, Tell::Luck(_)).then_some(())).await;
        client.ask(Ask::Entropy { seat, hex: hex::encode(ENTROPY) }).await;
    }
    let mut nows = Vec::new();
    for client in &mut party.clients {
        nows.push(Now::from(client.resync().await));
    }
    nows
}

/// Eight people in four teams, and the first turn brings such a task.
async fn teams_before(wanted: impl Fn(Kind) -> bool) -> (Site, Party, Vec<Now>, usize) {
    let site = Site::open().await;
    let mut party = gathered(&site, 8).await;
    dealt(&mut party, None).await;
    let site = fate::commit(site, std::slice::from_mut(&mut party), |charters| {
        let mut candidates = fate::candidates(&charters[0]);
        let found =
            candidates.find(|charter| first_task(fate::open(charter).as_mut()).is_some_and(|(kind, _)| wanted(kind)));
        vec![found.unwrap().secret]
    });
    let site = site.await;
    let nows = begun(&mut party).await;
    let player = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    (site, party, nows, player)
}

/// 7.6: while a challenge is open, the player's team and the ally's do not confer; the others do, and phrases pass.
#[tokio::test]
async fn a_team_does_not_confer_on_a_challenge() {
    let (_site, mut party, mut nows, player) = teams_before(|kind| kind == Kind::Describe).await;
    let [ally, other, reader] = [1, 2, 3].map(|right| (player + right) % 4);
    let confer = || Ask::Confer { text: "psst".to_owned() };
    let approach = format!(r#"{{"approach":{{"ally":{{"seat":{ally},"person":0}}}}}}"#);
    for choice in [STAKE, &approach] {
        let decision = nows[player].decisions[0].id;
        party.clients[player].answer(decision, choice).await;
        all_told(&mut party, &mut nows).await;
        if choice == STAKE {
            party.clients[reader].ask(Ask::Stage(StageAsk::Speak)).await;
            all_told(&mut party, &mut nows).await;
        }
    }
    assert_eq!(moment(&nows[0]), "attempting");
    for silent in [player, player + 4, ally, ally + 4, reader] {
        assert_eq!(refused(&mut party.clients[silent], confer()).await, Why::House(Code::NotNow), "{}", NAMES[silent]);
    }
    let line = |tell| if let Tell::Chat(line) = tell { Some(line) } else { None };
    party.clients[other + 4].ask(confer()).await;
    assert_eq!(party.clients[other].find(line).await.to, [other as u16, other as u16 + 4]);
    party.clients[player + 4].ask(Ask::Phrase { phrase: Phrase::WellPlayed }).await;
    assert_eq!(party.clients[ally].find(line).await.person, player as u16 + 4, "reactions stay open to all");
}

/// A2, A3, A20, 7.6: one of the team plays, one of the left team reads, and their mates have no part.
#[tokio::test]
async fn of_a_team_only_one_answers_and_only_one_reads() {
    let (_site, mut party, mut nows, player) = teams_before(|kind| matches!(kind, Kind::Question(_))).await;
    assert!(player < 4, "the first of the team begins");
    let (mate, reader) = (player + 4, (player + 3) % 4);
    let stake = nows[player].decisions[0].id;
    assert!(nows[mate].decisions.is_empty(), "A2: the mate is not asked");
    assert_eq!(view(&nows[mate])["offer"], serde_json::Value::Null);
    let pick = |decision| Ask::Pick { decision, n: 0 };
    assert_eq!(refused(&mut party.clients[mate], pick(stake)).await, Why::House(Code::NotNow));
    let other = (player + 1) % 4;
    assert_eq!(refused(&mut party.clients[other], pick(stake)).await, Why::House(Code::NotYourSeat));
    party.clients[player].answer(stake, STAKE).await;
    all_told(&mut party, &mut nows).await;
    let speak = || Ask::Stage(StageAsk::Speak);
    assert_eq!(refused(&mut party.clients[reader + 4], speak()).await, Why::House(Code::NotNow));
    party.clients[reader].ask(speak()).await;
    all_told(&mut party, &mut nows).await;

    let knows = |now: &Now| view(now)["board"]["read"]["expected"].is_string();
    for (place, now) in nows.iter().enumerate() {
        assert_eq!(knows(now), place == reader, "A20: only who reads knows the answer, not {}", NAMES[place]);
    }
    assert_eq!(refused(&mut party.clients[mate], Ask::Stage(StageAsk::Faulty)).await, Why::House(Code::NotNow));
    let mark = Ask::Stage(StageAsk::Mark(Mark::Accept));
    assert_eq!(refused(&mut party.clients[reader + 4], mark).await, Why::House(Code::NotNow));
    // 7.6: the player's mates neither write nor hear; the reader's mates talk with the others.
    let chat = |text: &str| Ask::Chat { text: text.to_owned() };
    assert_eq!(refused(&mut party.clients[mate], chat("psst")).await, Why::House(Code::NotNow));
    assert_eq!(refused(&mut party.clients[reader], chat("psst")).await, Why::House(Code::NotNow));
    party.clients[reader + 4].ask(chat("it is easy")).await;
    party.clients[other].find(|tell| matches!(tell, Tell::Chat(_)).then_some(())).await;
    party.clients[mate].settle().await;
    assert!(party.clients[mate].frames.iter().all(|frame| !frame.contains("it is easy")));

    // A3: a team confers on a question, in private; whoever reads keeps silent.
    let confer = |text: &str| Ask::Confer { text: text.to_owned() };
    let line = |tell| if let Tell::Chat(line) = tell { Some(line) } else { None };
    party.clients[mate].ask(confer("I think it is iron")).await;
    assert_eq!(party.clients[player].find(line).await.to, [player as u16, mate as u16]);
    assert_eq!(refused(&mut party.clients[reader], confer("no")).await, Why::House(Code::NotNow));
    for place in (0..8).filter(|place| *place != player && *place != mate) {
        party.clients[place].settle().await;
        assert!(party.clients[place].frames.iter().all(|frame| !frame.contains("iron")), "{}", NAMES[place]);
    }
    let again = party.guests[other].enter(&party.code).await;
    assert!(again.welcome().chat.iter().all(|line| line.to.is_empty()), "nor by coming again");

    let decision = nows[player].decisions[0].id;
    party.clients[player].answer(decision, r#"{"answer":"zzz"}"#).await;
    all_told(&mut party, &mut nows).await;
    party.clients[reader].ask(Ask::Stage(StageAsk::Mark(Mark::Leave))).await;
    all_told(&mut party, &mut nows).await;
    // A30: everybody votes but the people of the player's seat.
    let decision = nows[player].decisions[0].id;
    party.clients[player].answer(decision, r#"{"contest":"appeal"}"#).await;
    all_told(&mut party, &mut nows).await;
    let vote = |vote| Ask::Stage(StageAsk::Vote(vote));
    assert_eq!(refused(&mut party.clients[mate], vote(Vote::Yes)).await, Why::House(Code::NotNow));
    for place in (0..8).filter(|place| *place != player && *place != mate) {
        assert_eq!(moment(&nows[place]), "voting");
        party.clients[place].ask(vote(Vote::Yes)).await;
    }
    all_told(&mut party, &mut nows).await;
    assert_eq!(view(&nows[0])["verdict"]["source"]["appeal"]["yes"], 6, "{}", view(&nows[0])["verdict"]);
}

/// A2: the people of a seat play in turn; the match is everybody's who played it.
#[tokio::test]
async fn a_whole_match_of_teams_is_a_true_record() {
    let site = Site::open().await;
    let mut party = gathered(&site, 8).await;
    dealt(&mut party, None).await;
    party.clients[0].host(HostAsk::Start).await;
    let mut nows = begun(&mut party).await;
    let mut whim = bots::Whim::new(6);
    let mut asked = [false; 8];
    while nows[0].awaited != AwaitedLine::Nobody {
        for (asked, now) in asked.iter_mut().zip(&nows) {
            *asked |= !now.decisions.is_empty();
        }
        step(&site, &mut party, &mut nows, &mut whim).await;
    }
    // Luck alone may settle all turns of one person, but not of one in each team.
    assert!((0..4).any(|seat| asked[seat] && asked[seat + 4]), "the people of a seat play in turn: {asked:?}");
    let over = party.clients[7].find(|tell| if let Tell::Over(over) = tell { Some(over) } else { None }).await;
    let record: shelf::Record = site.nobody().get(&format!("/api/v1/matches/{}/record", over.id)).await.read();
    shelf::verify(&record).unwrap();
    assert_eq!(record.seats[0].name, "Anne, Edith");
    for (place, guest) in party.guests.iter().enumerate() {
        let line: MatchLine = guest.get(&format!("/api/v1/matches/{}", over.id)).await.read();
        assert_eq!(line.mine, [Seat::new(place as u8 % 4).unwrap()]);
    }
}
