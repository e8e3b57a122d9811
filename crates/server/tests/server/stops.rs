//! Windows in which a seat may answer or pass: where it must choose, and payments proposed as a whole.

use std::time::{Duration, Instant};

use client::News;
use protocol::{ClientMsg, Decision, Nack, OpenTable, Role, SeatWish, ServerMsg, StandingOrders};
use uuid::Uuid;

use crate::harness::{Seated, TestServer, wish_of};

/// The maximum number of matches played to meet enough windows.
const MATCHES: usize = 20;
/// The number of decisions after which a card game has shown all kinds of them.
const LONG_ENOUGH: usize = 1500;

fn wish(other: SeatWish) -> OpenTable {
    OpenTable {
        game: "sw-lcg".to_owned(),
        mode: Some("duel".to_owned()),
        players: Some(2),
        seats: vec![SeatWish::Me, other],
        ..OpenTable::default()
    }
}

fn machine() -> SeatWish {
    SeatWish::Machine("lively".into())
}

async fn order(seat: &mut Seated, orders: StandingOrders) {
    seat.mirror.orders = Some(orders.clone());
    let msg = ClientMsg::Auto { table: seat.mirror.table, seat: seat.seat(), orders };
    seat.send(&msg).await;
}

/// Waits until everything that was on its way has arrived.
async fn settled(seat: &mut Seated) {
    seat.send(&ClientMsg::Ping { n: 7 }).await;
    while !matches!(seat.next().await.0, ServerMsg::Pong { n: 7 }) {}
}

/// Takes the proposal, or any other option that continues the game.
async fn play_on(seat: &mut Seated) {
    let decision = seat.mirror.decision().expect("a decision").clone();
    let choice = match decision.proposal.as_slice() {
        [] => vec![crate::harness::naive_pick(&decision)],
        steps => steps.iter().map(|step| step.key.clone()).collect(),
    };
    let (table, cid) = (seat.mirror.table, Uuid::now_v7());
    let msg = ClientMsg::Act { table, cid, seat: decision.seat, decision: decision.id, choice };
    match seat.command(&msg).await {
        Ok(_) | Err(Nack::StaleDecision | Nack::Changed | Nack::Over) => {}
        Err(code) => panic!("{:?} was refused: {code:?}", decision.options),
    }
}

fn window(seat: &Seated) -> Option<&Decision> {
    seat.mirror.decision().filter(|decision| decision.window.is_some())
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_a_window_without_a_stop_is_passed_whatever_the_hand_holds() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish(SeatWish::Open)).await;
    ben.sit(table).await;
    let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    for seat in &mut seats {
        order(seat, StandingOrders { stops: Some(Vec::new()), ..StandingOrders::default() }).await;
        settled(seat).await;
    }
    let (mut with_answer, mut without) = (0, 0);
    for _ in 0..LONG_ENOUGH {
        let n = seats.iter().filter_map(|seat| seat.mirror.n).max();
        for seat in &mut seats {
            while seat.mirror.n < n {
                seat.next().await;
            }
        }
        if (with_answer > 0 && without > 2) || seats[0].mirror.is_over() {
            break;
        }
        if let Some(decision) = seats.iter().find_map(window).cloned() {
            // No player answers. The pause began with the question, so a part of it may be over.
            let began = Instant::now();
            while seats[0].mirror.n == n {
                seats[0].next().await;
            }
            assert!(began.elapsed() < Duration::from_secs(30), "passed by the order, not by a clock");
            let entry = seats[0].mirror.log.last().expect("a line");
            assert!(entry.auto && entry.seat == Some(decision.seat), "{entry:?}");
            *(if decision.options.len() > 1 { &mut with_answer } else { &mut without }) += 1;
        } else if let Some(seat) = seats.iter_mut().find(|seat| seat.mirror.decision().is_some()) {
            play_on(seat).await;
        } else {
            seats[0].next().await;
        }
    }
    assert!(with_answer > 0 && without > 2, "passed {with_answer} times with an answer, {without} times without");
}

/// A mission to oppose waits for an answer, however long that takes, unless the orders of the seat say that it opposes
/// none.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_opposes_no_missions_is_passed_over_after_a_pause() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish_of("rebellion", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    let mut rng = 7_usize;
    for _ in 0..LONG_ENOUGH {
        let n = seats.iter().filter_map(|seat| seat.mirror.n).max();
        for seat in &mut seats {
            while seat.mirror.n < n {
                seat.next().await;
            }
        }
        let at = seats.iter().position(|seat| seat.mirror.decision().is_some());
        let Some(at) = at else {
            seats[0].next().await;
            continue;
        };
        let decision = seats[at].mirror.decision().expect("a decision").clone();
        if !decision.window.as_ref().is_some_and(|window| window.starts_with("oppose-")) {
            rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let reveal = decision.options.iter().find(|option| option.key.starts_with("reveal"));
            let any = || &decision.options[(rng >> 33) % decision.options.len()];
            let choice = vec![reveal.unwrap_or_else(any).key.clone()];
            let cid = Uuid::now_v7();
            let act = ClientMsg::Act { table, cid, seat: decision.seat, decision: decision.id, choice };
            match seats[at].command(&act).await {
                Ok(_) | Err(Nack::StaleDecision | Nack::Changed) => continue,
                Err(code) => panic!("{act:?} was refused: {code:?}"),
            }
        }
        // Longer than any pause: by default only the player answers.
        tokio::time::sleep(Duration::from_millis(1200)).await;
        settled(&mut seats[at]).await;
        assert_eq!(seats[at].mirror.decision().map(|open| open.id), Some(decision.id), "still pending");
        let began = Instant::now();
        order(&mut seats[at], StandingOrders { stops: Some(Vec::new()), ..StandingOrders::default() }).await;
        for seat in &mut seats {
            while seat.mirror.n == n {
                seat.next().await;
            }
            let entry = &seat.mirror.log[seat.mirror.log.len() - 1];
            assert!(entry.auto && entry.seat == Some(decision.seat), "{entry:?}");
        }
        assert!(began.elapsed() >= Duration::from_millis(200), "a pause that reveals nothing");
        return;
    }
    panic!("no mission could be opposed");
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_that_look_at_the_hand_are_refused_among_people() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish(SeatWish::Open)).await;
    ben.sit(table).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    assert!(seat.mirror.windows.len() > 20, "every kind of window is named");
    let refused =
        |code: Nack| move |news: &News, _: &client::Mirror| matches!(news, News::Refused(None, c, _) if *c == code);
    order(&mut seat, StandingOrders { able: Some(true), ..StandingOrders::default() }).await;
    seat.until(refused(Nack::NotHere)).await;
    order(&mut seat, StandingOrders { stops: Some(vec!["nonsense".to_owned()]), ..StandingOrders::default() }).await;
    seat.until(refused(Nack::Illegal)).await;
    // An order that is switched off may be sent.
    order(
        &mut seat,
        StandingOrders { able: Some(false), stops: Some(vec!["edge".to_owned()]), ..StandingOrders::default() },
    )
    .await;
    settled(&mut seat).await;
    let again = ada.join(table, Role::Seat(0)).await;
    assert_eq!(again.mirror.orders.expect("a player's orders").stops, Some(vec!["edge".to_owned()]));
}

#[tokio::test(flavor = "multi_thread")]
async fn against_machines_one_is_asked_where_one_can_answer_unless_one_wants_more() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish(machine())).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let mut windows = 0;
    // A match may end before its player could answer anything.
    for match_number in 0..MATCHES {
        if windows > 4 {
            break;
        }
        if match_number > 0 {
            let table = ada.open_table(wish(machine())).await;
            seat = ada.join(table, Role::Seat(0)).await;
        }
        for _ in 0..LONG_ENOUGH {
            if seat.until_asked().await.is_none() || windows > 4 {
                break;
            }
            if let Some(decision) = window(&seat) {
                assert!(decision.options.len() > 1, "a decision without an answer: {decision:?}");
                windows += 1;
            }
            play_on(&mut seat).await;
        }
    }
    assert!(windows > 0, "never asked at a window");

    let all = seat.mirror.windows.iter().map(|kind| kind.slug.clone()).collect();
    let table = ada.open_table(wish(machine())).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    order(&mut seat, StandingOrders { able: Some(false), stops: Some(all), ..StandingOrders::default() }).await;
    settled(&mut seat).await;
    let mut idle = false;
    for _ in 0..LONG_ENOUGH {
        if idle || seat.until_asked().await.is_none() {
            break;
        }
        idle |= window(&seat).is_some_and(|decision| decision.options.len() == 1);
        play_on(&mut seat).await;
    }
    assert!(idle, "always passed where there was nothing to answer with");
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_lets_a_seat_be_asked_at_every_window() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish(machine())).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    order(&mut seat, StandingOrders { stops: Some(Vec::new()), able: Some(false), ..StandingOrders::default() }).await;
    settled(&mut seat).await;
    seat.until_asked().await.expect("a decision");
    play_on(&mut seat).await;
    let undo = ClientMsg::Undo { table, cid: Uuid::now_v7(), seat: 0, to: None };
    seat.command(&undo).await.expect("taken back");
    let orders = ada.join(table, Role::Seat(0)).await.mirror.orders.expect("a player's orders");
    assert_eq!(orders.stops.as_ref().map(Vec::len), Some(seat.mirror.windows.len()));
    assert_eq!(orders.able, Some(false));
    assert_eq!(seat.mirror.orders, Some(orders), "the client computes the same orders");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_payment_is_proposed_changed_and_paid_at_once() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish(machine())).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    for _ in 0..LONG_ENOUGH {
        let decision = seat.until_asked().await.expect("a payment comes before the end");
        let spare = decision.options.iter().find(|o| !decision.proposal.iter().any(|step| step.option == o.key));
        let (true, Some(spare)) = (decision.proposal.len() > 1, spare) else {
            play_on(&mut seat).await;
            continue;
        };
        let (with, without) = (vec![spare.key.clone()], Vec::new());
        seat.send(&ClientMsg::Propose { table, seat: 0, decision: decision.id, with, without }).await;
        let picks = loop {
            if let (ServerMsg::Proposal { picks, decision: about, .. }, _) = seat.next().await {
                assert_eq!(about, decision.id);
                break picks;
            }
        };
        assert!(picks.iter().any(|step| step.option == spare.key), "{picks:?} lacks {}", spare.key);
        let act =
            |choice: Vec<String>| ClientMsg::Act { table, cid: Uuid::now_v7(), seat: 0, decision: decision.id, choice };
        let keys: Vec<String> = picks.iter().map(|step| step.key.clone()).collect();
        let n = seat.mirror.n;
        let wrong = act([&keys[..], &["pay 1 nothing".to_owned()]].concat());
        assert_eq!(seat.command(&wrong).await, Err(Nack::Illegal), "all or none");
        assert_eq!(seat.mirror.n, n);
        let before = seat.mirror.log.len();
        seat.command(&act(keys)).await.expect("paid");
        let paid = &seat.mirror.log[before];
        assert!(paid.seat == Some(0) && !paid.auto && !paid.text.is_empty(), "one line for the payment: {paid:?}");
        return;
    }
    panic!("nothing was paid for");
}
