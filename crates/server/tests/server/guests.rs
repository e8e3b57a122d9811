//! Matches: against a bot, between two players, and watched.

use protocol::{Event, Phase, Role, SeatWish};

use crate::harness::{TestServer, wish};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_a_whole_match_against_the_machine() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(protocol::OpenTable { game: "star-realms".into(), ..Default::default() }).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.play_out().await;
    let result = seat.mirror.result().expect("a result").clone();
    assert_eq!(result.winners.len(), 1);

    // The file of the match can be verified.
    let text = ada.ask(move |http| http.get_text(&format!("/api/tables/{table}/file"))).await.expect("a file");
    let save = games::Save::read(text.as_bytes()).expect("a save");
    let report = games::verify(&save).expect("a valid match");
    assert!(report.is_complete());
    assert_eq!(text.lines().count(), seat.mirror.n.expect("update number") as usize + 1);
    let log = server.log(table).await;
    assert!(log.iter().map(|line| line.body.as_str()).eq(text.lines()));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_meet_by_link_and_a_third_watches() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    let mut north = ada.join(table, Role::Seat(0)).await;
    assert_eq!(north.mirror.status.as_ref().expect("a status").phase, Phase::Open);
    ben.sit(table).await;
    let mut south = ben.join(table, Role::Seat(1)).await;
    let mut watcher = cleo.join(table, Role::Watch).await;
    north.until(|_, mirror| mirror.n.is_some()).await;

    let hands = watcher.mirror.view.zones.iter().filter(|zone| zone.role == protocol::ZoneRole::Hand);
    assert!(hands.flat_map(|zone| &zone.cards).all(|card| card.card.is_none()), "a watcher sees only card backs");

    // Each player has its own task.
    let plays = [
        tokio::spawn(async move {
            north.play_out().await;
            north
        }),
        tokio::spawn(async move {
            south.play_out().await;
            south
        }),
    ];
    while !watcher.mirror.is_over() {
        watcher.next().await;
        assert!(watcher.mirror.decision().is_none());
    }
    let mut ends = Vec::new();
    for play in plays {
        ends.push(play.await.expect("played").mirror);
    }
    // Everyone got every update, and the same public end.
    for mirror in &ends {
        assert_eq!(mirror.n, watcher.mirror.n);
        assert_eq!(mirror.result(), watcher.mirror.result());
        assert!(mirror.log.iter().map(|e| e.n).eq(0..=mirror.n.expect("update number")));
        assert_eq!(mirror.log.last().expect("lines").what, Event::Reveal);
    }
}

/// One person among bots, from the first decision to the result.
async fn play_to_the_end(mode: &str, seats: usize) {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut wishes = vec![SeatWish::Me];
    wishes.resize_with(seats, || SeatWish::Machine("lively".into()));
    let table = ada.open_table(wish(mode, wishes)).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.play_out().await;
    assert!(seat.mirror.result().is_some_and(|r| !r.winners.is_empty()));
}

macro_rules! played_to_the_end {
    ($($name:ident: $mode:literal of $seats:literal,)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            play_to_the_end($mode, $seats).await;
        }
    )*};
}

played_to_the_end! {
    a_free_for_all_is_played_to_its_end_among_machines: "free-for-all" of 3,
    hunters_play_to_the_end_among_machines: "hunter" of 4,
    hydras_play_to_the_end_among_machines: "hydra" of 4,
    emperors_play_to_the_end_among_machines: "emperor" of 6,
    a_raid_is_played_to_its_end_among_machines: "raid" of 4,
}
