//! Hints: who may ask for them, and what they contain.

use protocol::{AdviceLine, ClientMsg, Nack, OpenTable, Opened, Role, SeatWish, ServerMsg, TableOptions};

use crate::harness::{Seated, TestServer, naive_pick, wish, wish_with};

const MANY: usize = 20;

fn machine() -> SeatWish {
    SeatWish::Machine("lively".to_owned())
}

fn hint(seat: &Seated) -> ClientMsg {
    let decision = seat.mirror.decision().expect("a decision");
    ClientMsg::Hint { table: seat.mirror.table, seat: decision.seat, decision: decision.id }
}

/// The hint, or the refusal.
async fn answer(seat: &mut Seated) -> Result<(u32, u16, Vec<AdviceLine>), Nack> {
    loop {
        match seat.next().await.0 {
            ServerMsg::Advice { decision, win, lines, .. } => return Ok((decision, win, lines)),
            ServerMsg::Nack { cid: None, code, .. } => return Err(code),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_against_machines_one_may_ask() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, machine()])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    let ask = hint(&seat);
    seat.send(&ask).await;
    let (decision, win, lines) = answer(&mut seat).await.expect("advice");
    let open = seat.mirror.decision().expect("still open");
    assert_eq!(decision, open.id);
    assert!((1..1000).contains(&win), "{win}");
    assert!((1..=5).contains(&lines.len()));
    for line in &lines {
        assert!(open.options.iter().any(|option| option.key == line.key), "{line:?} is no option");
        assert!(line.win <= 1000 && line.share <= 1000 && !line.text.is_empty());
    }
    // A repeated request gets the same hint. Most of many concurrent requests are refused.
    seat.send(&ask).await;
    assert_eq!(answer(&mut seat).await, Ok((decision, win, lines)));
    for _ in 0..MANY {
        seat.send(&ask).await;
    }
    let mut refused = 0;
    for _ in 0..MANY {
        match answer(&mut seat).await {
            Ok(_) => {}
            Err(code) => {
                assert_eq!(code, Nack::TooFast);
                refused += 1;
            }
        }
    }
    assert!((1..MANY).contains(&refused), "{refused} of {MANY} were refused");
    // A decision that is not open, or a seat of another player, gets no hint.
    seat.send(&ClientMsg::Hint { table, seat: 0, decision: decision + 99 }).await;
    assert_eq!(answer(&mut seat).await, Err(Nack::StaleDecision));
    seat.send(&ClientMsg::Hint { table, seat: 1, decision }).await;
    assert_eq!(answer(&mut seat).await, Err(Nack::NotYours));
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_that_comes_too_late_is_not_given() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, machine()])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let mut late = false;
    for _ in 0..MANY {
        // The request and the choice are sent together: the bot thinks longer than that, unless it need not think at
        // all.
        let decision = seat.until_asked().await.expect("the match is running");
        let (ask, act) = (hint(&seat), seat.act(&naive_pick(&decision)));
        seat.send(&ask).await;
        seat.send(&act).await;
        match answer(&mut seat).await {
            Ok((about, ..)) => assert_eq!(about, decision.id),
            Err(code) => {
                assert_eq!(code, Nack::StaleDecision);
                late = true;
            }
        }
        while seat.mirror.decision().is_some_and(|open| open.id == decision.id) {
            seat.next().await;
        }
    }
    assert!(late, "the bot was always faster");
    seat.until_asked().await;
    let ask = hint(&seat);
    seat.send(&ask).await;
    assert!(answer(&mut seat).await.is_ok(), "the next decision gets a hint");
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_everybody_has_to_agree_first() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    for (hints, allowed) in [(false, false), (true, true)] {
        let options = TableOptions { hints, ..TableOptions::default() };
        let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
        ben.sit(table).await;
        let (north, south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
        let mut asked = if north.mirror.decision().is_some() { north } else { south };
        let told = asked.mirror.info.as_ref().expect("a table").options.hints;
        assert_eq!(told, hints, "everyone sees the option");
        let ask = hint(&asked);
        asked.send(&ask).await;
        let answer = answer(&mut asked).await;
        assert_eq!(answer.is_ok(), allowed);
        if !allowed {
            assert_eq!(answer, Err(Nack::NotHere));
        }
    }
    // Other players on the same device are people too.
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Here("Cleo".to_owned())])).await;
    for seat in 0..2 {
        let mut seat = ada.join(table, Role::Seat(seat)).await;
        if seat.mirror.decision().is_some() {
            let ask = hint(&seat);
            seat.send(&ask).await;
            assert_eq!(answer(&mut seat).await, Err(Nack::NotHere));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped_in_a_rated_match() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let account = serde_json::json!({ "name": "Ada", "password": "correct horse" });
    ada.ask(move |http| http.send("POST", "/api/account", &account)).await.expect("an account");
    let options = |hints| TableOptions { rated: true, hints, clock: protocol::Clock::Blitz, ..TableOptions::default() };
    let open = |hints| -> OpenTable { wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options(hints)) };
    let (with, without) = (open(true), open(false));
    let refused = ada.ask(move |http| http.post::<Opened>("/api/tables", &with)).await;
    assert!(matches!(refused, Err(client::ClientError::Refused(e)) if e.code == "bad_request"));
    ada.ask(move |http| http.post::<Opened>("/api/tables", &without)).await.expect("a rated table");
}
