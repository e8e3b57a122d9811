//! At the table: clocks, holds, concessions, chat, hydra, hot-seat, referees and coaches.

use std::time::Duration;

use client::News;
use protocol::{ClientMsg, Clock, Nack, OpenTable, Phase, Role, SeatWish, TableOptions};
use server::ClockTerms;
use uuid::Uuid;

use crate::harness::{Seated, TestServer, wish, wish_of, wish_with};

/// Every earlier message would have arrived before the answer to a ping.
async fn hears_nothing(seat: &mut Seated) {
    seat.send(&ClientMsg::Ping { n: 1 }).await;
    loop {
        let (msg, news) = seat.next().await;
        assert!(!matches!(news, News::Said(_)), "received {news:?}");
        if matches!(msg, protocol::ServerMsg::Pong { .. }) {
            return;
        }
    }
}

fn machine() -> SeatWish {
    SeatWish::Machine("lively".into())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hydra_team_acts_side_by_side() {
    let server = TestServer::open().await;
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(server.guest().await);
    }
    let mut seats = vec![SeatWish::Me];
    seats.resize_with(4, || SeatWish::Open);
    let table = guests[0].open_table(wish("hydra", seats)).await;
    for guest in &mut guests[1..] {
        guest.sit(table).await;
    }
    let mut plays = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        let mut seated = guest.join(table, Role::Seat(seat as u8)).await;
        plays.push(tokio::spawn(async move {
            seated.play_out().await;
            seated.mirror
        }));
    }
    let mut ends = Vec::new();
    for play in plays {
        ends.push(play.await.expect("played"));
    }
    assert_eq!(ends[0].result().expect("a result").winners.len(), 2);
    assert!(ends.iter().all(|mirror| mirror.n == ends[0].n));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_device_take_turns() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Here("Ben".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let names: Vec<String> =
        seat.mirror.status.as_ref().expect("a status").seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names[1], "Ben");
    for _ in 0..40 {
        if seat.mirror.decision().is_none() {
            // The device is passed on: the other hand becomes visible only now.
            let waiting = seat.mirror.open.waiting[0];
            let have = seat.mirror.n;
            seat.role = Role::Seat(waiting);
            seat.send(&ClientMsg::Join { table, role: Role::Seat(waiting), have: None, said: None }).await;
            seat.until(|news, mirror| *news == News::Snap && mirror.n >= have).await;
        }
        seat.naive_pick().await;
    }
    let hand = |seat: u8| format!("hand/{seat}");
    for zone in seat.mirror.view.zones.iter().filter(|zone| zone.id.starts_with("hand/")) {
        let own = zone.id == hand(seat.seat());
        assert!(own || zone.cards.iter().all(|card| card.card.is_none()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_concession_ends_a_duel_and_hands_other_seats_to_the_machine() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    let concede = ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 };
    north.command(&concede).await.expect("given up");
    south.until(|_, mirror| mirror.is_over()).await;
    assert_eq!(south.mirror.result().expect("a result").winners, [1]);
    let last = south.mirror.log.last().expect("a log");
    assert_eq!(last.what, protocol::Event::Reveal, "the seed is revealed, so the draws can be verified");
    assert_eq!(north.command(&concede).await.map(|_| ()), Ok(()), "a repeated concession is accepted");

    let table = ada.open_table(wish("free-for-all", vec![SeatWish::Me, SeatWish::Open, machine()])).await;
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    north.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    south.until(|_, mirror| mirror.status.as_ref().is_some_and(|status| status.seats[0].conceded)).await;
    south.play_out().await;
    assert_eq!(south.mirror.result().expect("a result").conceded, [0]);
}

fn quick(config: &mut server::Config) {
    config.clocks = ClockTerms { blitz: (300, 400), tournament: (300, 400), day: 400 };
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_is_up_the_machine_takes_the_seat_and_gives_it_back() {
    let server = TestServer::open_with(quick).await;
    let mut ada = server.guest().await;
    let options = TableOptions { clock: Clock::Blitz, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, machine()], options)).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let clocks = seat.mirror.clocks.clone();
    assert_eq!(clocks.len(), 2);
    seat.until(|_, mirror| mirror.status.as_ref().is_some_and(|status| status.seats[0].held)).await;
    let n = seat.mirror.n;
    // The bot plays on in the meantime.
    seat.until(|_, mirror| mirror.n > n).await;
    let back = ClientMsg::Hold { table, cid: Uuid::now_v7(), seat: 0, on: false };
    seat.command(&back).await.expect("the seat is returned");
    assert!(!seat.mirror.status.as_ref().expect("a status").seats[0].held);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_correspondence_is_kept_in_time_without_anybody_there() {
    let server = TestServer::open_with(quick).await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let options = TableOptions { clock: Clock::Days(1), ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
    ben.sit(table).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    // No player was there, and a bot has taken over; a player who joins finds the match in progress.
    let seat = ada.join(table, Role::Seat(0)).await;
    let status = seat.mirror.status.as_ref().expect("a status");
    assert!(status.seats.iter().any(|seat| seat.held), "{status:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_may_shut_each_other_out() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    let mut watcher = cleo.join(table, Role::Watch).await;
    let say = |text: &str| ClientMsg::Say { table, text: text.to_owned(), team: false, spot: None };
    south.send(&say("good luck")).await;
    for seat in [&mut north, &mut south, &mut watcher] {
        let news = seat.until(|news, _| matches!(news, News::Said(_))).await;
        assert!(matches!(news, News::Said(chat) if chat.text == "good luck" && !chat.watchers));
    }
    // The chat of watchers must not help a player.
    watcher.send(&say("she holds a viper")).await;
    watcher.until(|news, _| matches!(news, News::Said(chat) if chat.watchers)).await;
    let ben_id = ben.id;
    ada.ask(move |http| http.send("PUT", "/api/shut", &serde_json::json!({ "user": ben_id, "how": "mute" })))
        .await
        .expect("muted");
    south.send(&say("can you hear me?")).await;
    south.until(|news, _| matches!(news, News::Said(_))).await;
    hears_nothing(&mut north).await;
    let again = ada.join(table, Role::Seat(0)).await;
    assert!(again.mirror.chat.is_empty(), "nor later");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_talks_among_itself() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, mut cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let dora = server.guest().await;
    let wishes = vec![SeatWish::Me, SeatWish::Open, SeatWish::Open, machine()];
    let table = ada.open_table(wish("hydra", wishes)).await;
    // Seats 0 and 1 against 2 and 3.
    ben.sit(table).await;
    cleo.sit(table).await;
    let mut mates = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    let mut enemy = cleo.join(table, Role::Seat(2)).await;
    let mut watcher = dora.join(table, Role::Watch).await;
    let aside = |text: &str| ClientMsg::Say { table, text: text.to_owned(), team: true, spot: None };
    mates[1].send(&aside("I buy the base")).await;
    for mate in &mut mates {
        mate.until(|news, _| matches!(news, News::Said(chat) if chat.team && chat.text == "I buy the base")).await;
    }
    for outsider in [&mut enemy, &mut watcher] {
        hears_nothing(outsider).await;
    }
    // A client that joins again receives the lines meant for it, and no others. A user without a team cannot write to
    // one.
    assert_eq!(ada.join(table, Role::Seat(0)).await.mirror.chat.len(), 1);
    assert!(cleo.join(table, Role::Seat(2)).await.mirror.chat.is_empty());
    watcher.send(&aside("psst")).await;
    loop {
        if matches!(watcher.next().await.0, protocol::ServerMsg::Nack { code: Nack::NotHere, .. }) {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_is_pointed_at_a_place_and_nobody_else_hears_of_it() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, mut cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let dora = server.guest().await;
    // The Rebels have seats 0 and 1 among four.
    let wishes = vec![SeatWish::Me, SeatWish::Open, SeatWish::Open, machine()];
    let table = ada.open_table(OpenTable { players: Some(4), ..wish_of("rebellion", wishes) }).await;
    ben.sit(table).await;
    cleo.sit(table).await;
    let mut mates = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    let mut enemy = cleo.join(table, Role::Seat(2)).await;
    let mut watcher = dora.join(table, Role::Watch).await;
    let places = mates[0].mirror.view.map.as_ref().expect("a map").spots.len() as u16;
    let point = |text: &str, team, spot| ClientMsg::Say { table, text: text.to_owned(), team, spot: Some(spot) };
    mates[1].send(&point("", true, 3)).await;
    mates[1].send(&point("two of them", true, places - 1)).await;
    for mate in &mut mates {
        for (spot, text) in [(3, ""), (places - 1, "two of them")] {
            let news = mate.until(|news, _| matches!(news, News::Said(_))).await;
            let News::Said(chat) = news else { unreachable!("waited for") };
            assert_eq!((chat.team, chat.spot, chat.text.as_str()), (true, Some(spot), text));
        }
    }
    for outsider in [&mut enemy, &mut watcher] {
        hears_nothing(outsider).await;
    }
    assert_eq!(ada.join(table, Role::Seat(0)).await.mirror.chat[0].spot, Some(3), "a later join shows it too");
    assert!(cleo.join(table, Role::Seat(2)).await.mirror.chat.is_empty());
    assert!(dora.join(table, Role::Watch).await.mirror.chat.is_empty());
    // Not to everyone, not outside the map, and not from a user without a team.
    let [mate, other] = &mut mates;
    for (seat, wrong, code) in [
        (mate, point("", false, 3), Nack::Illegal),
        (other, point("", true, places), Nack::Illegal),
        (&mut watcher, point("", true, 3), Nack::NotHere),
    ] {
        seat.send(&wrong).await;
        let refused = seat.until(|news, _| matches!(news, News::Refused(..))).await;
        assert!(matches!(refused, News::Refused(None, found, _) if found == code), "{refused:?}");
    }
    hears_nothing(&mut enemy).await;
}

/// Pointing counts as chat and has the same limit.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_points_more_often_than_they_talk() {
    let server = TestServer::open_with(|config| config.limits.chat_per_10s = 5).await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let wishes = vec![SeatWish::Me, SeatWish::Open, machine(), machine()];
    let table = ada.open_table(OpenTable { players: Some(4), ..wish_of("rebellion", wishes) }).await;
    ben.sit(table).await;
    let (mut seat, mut mate) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    let mut shown = 0;
    for spot in 0..12 {
        seat.send(&ClientMsg::Say { table, text: String::new(), team: true, spot: Some(spot) }).await;
        let news = seat.until(|news, _| matches!(news, News::Said(_) | News::Refused(..))).await;
        shown += usize::from(matches!(news, News::Said(_)));
    }
    assert!((5..=6).contains(&shown), "{shown} places were shown");
    mate.until(|_, mirror| mirror.chat.len() == shown).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_do_not_sit_together() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let ben_id = ben.id;
    ada.ask(move |http| http.send("PUT", "/api/shut", &serde_json::json!({ "user": ben_id, "how": "block" })))
        .await
        .expect("blocked");
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    let path = format!("/api/tables/{table}/sit");
    let sat = ben.ask(move |http| http.send("POST", &path, &serde_json::json!({}))).await;
    assert!(matches!(sat, Err(client::ClientError::Refused(e)) if e.code == "blocked"));
}

#[tokio::test(flavor = "multi_thread")]
async fn coaches_and_referees_see_what_they_were_allowed_to() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, machine()])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let grant = |on| ClientMsg::Coach { table, cid: Uuid::now_v7(), seat: 0, user: cleo.id, on };
    seat.command(&grant(true)).await.expect("allowed");
    let mut coach = cleo.join(table, Role::Coach(0)).await;
    let hand = coach.mirror.view.zones.iter().find(|zone| zone.id == "hand/0").expect("a hand");
    assert!(hand.cards.iter().all(|card| card.card.is_some()));
    assert!(coach.mirror.decision().is_none(), "a coach does not answer");
    seat.command(&grant(false)).await.expect("revoked");
    let resync = tokio::time::timeout(Duration::from_secs(20), async {
        loop {
            if matches!(coach.socket.next().await, Ok(protocol::ServerMsg::Resync { .. })) {
                break;
            }
        }
    });
    resync.await.expect("removed");

    let options = TableOptions { referee: true, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Open, machine()], options)).await;
    ben.sit(table).await;
    let referee = ada.join(table, Role::Referee).await;
    let hands = referee.mirror.view.zones.iter().filter(|zone| zone.id.starts_with("hand/"));
    assert!(hands.flat_map(|zone| &zone.cards).all(|card| card.card.is_some()));
    let mut watcher = cleo.join_silent(table, Role::Referee, None).await;
    let news = watcher.until(|news, _| matches!(news, News::Refused(..))).await;
    assert!(matches!(news, News::Refused(_, Nack::NotYours, _)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_players_meet_again() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let mut north = ada.join(table, Role::Seat(0)).await;
    north.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    let again =
        move |http: &mut client::Http| http.post::<protocol::Opened>(&format!("/api/tables/{table}/rematch"), &());
    let first = ada.ask(again).await.expect("a table").id;
    assert_eq!(ben.ask(again).await.expect("the same table").id, first);
    ben.sit(first).await;
    let seat = ben.join(first, Role::Seat(1)).await;
    assert_eq!(seat.mirror.status.as_ref().expect("a status").phase, Phase::Running);
}
