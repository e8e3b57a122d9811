//! Commands: for other players, repeated, too early, and with invalid numbers.

use protocol::{ClientMsg, Nack, Role, SeatWish, ServerMsg, StandingOrders};
use uuid::Uuid;

use crate::harness::{Guest, Seated, TestServer, naive_pick, wish, wish_of};

/// A card game and the board game.
const GAMES: [&str; 2] = ["star-realms", "rebellion"];

/// A match of two. The player who must choose comes first.
async fn match_of(game: &str, server: &TestServer) -> ([Guest; 2], [Seated; 2]) {
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish_of(game, vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (north, south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    if north.mirror.decision().is_some() { ([ada, ben], [north, south]) } else { ([ben, ada], [south, north]) }
}

/// The codes of all refusals for a message. Panics when it is executed.
async fn refusals(seat: &mut Seated, text: String) -> Vec<Nack> {
    seat.socket.send_text(text).await.expect("the server listens");
    let (table, cid) = (seat.mirror.table, Uuid::now_v7());
    // A second question marks the end of the answers to the first message.
    seat.send(&ClientMsg::UndoReply { table, cid, seat: 7, request: 0, ok: false, never: false }).await;
    let mut codes = Vec::new();
    loop {
        match seat.next().await.0 {
            ServerMsg::Nack { cid: Some(own), .. } if own == cid => return codes,
            ServerMsg::Nack { code, .. } => codes.push(code),
            ServerMsg::Ack { cid, .. } => panic!("{cid} was executed"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_done_in_somebody_elses_name() {
    for game in GAMES {
        Box::pin(steal(game)).await;
    }
}

async fn steal(game: &str) {
    let server = TestServer::open().await;
    let ([_ada, ben], [mut asked, mut thief]) = match_of(game, &server).await;
    let (table, seat, cid) = (asked.mirror.table, asked.seat(), Uuid::now_v7());
    let good = asked.act(&naive_pick(asked.mirror.decision().expect("a decision")));
    let ClientMsg::Act { decision, .. } = good else { unreachable!("an act") };
    asked.command(&good).await.expect("done");
    let before = (server.log(table).await, meta(&server, table).await);
    let orders = StandingOrders { end: true, obvious: true, ..StandingOrders::default() };
    let mut stranger = server.guest().await.join(table, Role::Watch).await;
    let mut second = ben.join(table, Role::Watch).await;
    for who in [&mut thief, &mut stranger, &mut second] {
        for msg in [
            good.clone(),
            ClientMsg::Act { table, cid, seat, decision: decision + 1, choice: vec!["end turn".to_owned()] },
            ClientMsg::Undo { table, cid, seat, to: None },
            ClientMsg::Redo { table, cid, seat },
            ClientMsg::UndoReply { table, cid, seat, request: 1, ok: true, never: true },
            ClientMsg::Concede { table, cid, seat },
            ClientMsg::Hold { table, cid, seat, on: true },
            ClientMsg::Coach { table, cid, seat, user: ben.id, on: true },
            ClientMsg::Skip { table, cid, seat },
            ClientMsg::Why { table, seat, what: "hand/0/0".to_owned() },
            ClientMsg::Hint { table, seat, decision: decision + 1 },
            ClientMsg::Auto { table, seat, orders: orders.clone() },
        ] {
            let text = serde_json::to_string(&msg).expect("json");
            assert_eq!(refusals(who, text.clone()).await, [Nack::NotYours], "{text}");
        }
        // These two get no answer.
        for msg in [
            ClientMsg::Propose { table, seat, decision: decision + 1, with: Vec::new(), without: Vec::new() },
            ClientMsg::Draft { table, seat, decision: decision + 1, partial: vec!["end turn".to_owned()] },
        ] {
            assert_eq!(refusals(who, serde_json::to_string(&msg).expect("json")).await, []);
        }
    }
    assert!((server.log(table).await, meta(&server, table).await) == before, "nothing has changed");
}

async fn meta(server: &TestServer, table: Uuid) -> String {
    let store = store::open(&server.database()).await.expect("the same database");
    let row = store.find_match(table).await.expect("read").expect("a table");
    store.close().await;
    row.meta
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_a_command_is_worth_nothing_elsewhere() {
    let server = TestServer::open().await;
    let ([ada, _ben], [mut asked, mut other]) = match_of("star-realms", &server).await;
    let (table, cid) = (asked.mirror.table, Uuid::now_v7());
    let play = asked.act_as(cid, &naive_pick(asked.mirror.decision().expect("a decision")));
    let n = asked.command(&play).await.expect("done");
    // The same id for another command: the first answer is repeated, and nothing else happens.
    let end = asked.act_as(cid, "end turn");
    assert_eq!(asked.command(&end).await, Ok(n));
    let undo = ClientMsg::Undo { table, cid, seat: asked.seat(), to: None };
    assert_eq!(asked.command(&undo).await, Ok(n));
    assert_eq!(server.log(table).await.len(), n as usize + 1);
    // A command of the other seat with this id is independent.
    asked.take("end turn").await;
    other.until_asked().await.expect("the next turn");
    let theirs = other.act_as(cid, &naive_pick(other.mirror.decision().expect("a decision")));
    assert_eq!(other.command(&theirs).await, Ok(n + 2));
    // The same holds at another table.
    let mut ada = ada;
    let elsewhere = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Here("Eve".to_owned())])).await;
    let mut seat = ada.join(elsewhere, Role::Seat(0)).await;
    if seat.mirror.decision().is_none() {
        seat = ada.join(elsewhere, Role::Seat(1)).await;
    }
    let act = seat.act_as(cid, &naive_pick(seat.mirror.decision().expect("a decision")));
    assert_eq!(seat.command(&act).await, Ok(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_cannot_be_answered_ahead_of_time() {
    for game in GAMES {
        Box::pin(foresee(game)).await;
    }
}

async fn foresee(game: &str) {
    let server = TestServer::open().await;
    let (_people, [mut asked, mut other]) = match_of(game, &server).await;
    let table = asked.mirror.table;
    let act = |seat: u8, decision: u32| ClientMsg::Act {
        table,
        cid: Uuid::now_v7(),
        seat,
        decision,
        choice: vec!["end turn".to_owned()],
    };
    for decision in (0..8).chain([u32::MAX - 1, u32::MAX]) {
        let msg = act(other.seat(), decision);
        assert_eq!(other.command(&msg).await, Err(Nack::StaleDecision), "{decision}");
        let msg = act(asked.seat(), decision + u32::from(decision == 0));
        assert_eq!(asked.command(&msg).await, Err(Nack::StaleDecision), "{decision}");
    }
    assert_eq!(server.log(table).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_beyond_all_bounds_are_refused() {
    for game in GAMES {
        Box::pin(overflow(game)).await;
    }
}

async fn overflow(game: &str) {
    let server = TestServer::open().await;
    let (_people, [mut asked, _other]) = match_of(game, &server).await;
    let (table, seat, cid) = (asked.mirror.table, asked.seat(), Uuid::now_v7());
    let before = server.log(table).await;
    for (number, code) in [
        ("-1", Nack::Malformed),
        ("256", Nack::Malformed),
        ("1e9", Nack::Malformed),
        ("0.5", Nack::Malformed),
        ("99999999999999999999999999", Nack::Malformed),
        ("\"0\"", Nack::Malformed),
        ("null", Nack::Malformed),
        ("255", Nack::NotYours),
    ] {
        let text = format!(r#"{{"t":"concede","table":"{table}","cid":"{cid}","seat":{number}}}"#);
        assert_eq!(refusals(&mut asked, text).await, [code], "{number}");
    }
    for (field, code) in [
        (r#""t":"undo","to":4294967295"#, Nack::NoUndo),
        (r#""t":"undo","to":4294967296"#, Nack::Malformed),
        (r#""t":"undo_reply","request":4294967295,"ok":true"#, Nack::NoRequest),
        (r#""t":"act","decision":4294967295,"choice":[]"#, Nack::StaleDecision),
        (r#""t":"act","decision":-1,"choice":[]"#, Nack::Malformed),
        (r#""t":"undo","t":"undo""#, Nack::Malformed),
    ] {
        let text = format!(r#"{{{field},"table":"{table}","cid":"{cid}","seat":{seat}}}"#);
        assert_eq!(refusals(&mut asked, text.clone()).await, [code], "{text}");
    }
    // A client that claims an update that does not exist yet gets one snapshot.
    for have in [1, u32::MAX] {
        for said in [i64::MIN, 0, i64::MAX] {
            asked.send(&ClientMsg::Join { table, role: Role::Seat(seat), have: Some(have), said: Some(said) }).await;
            asked.until(|news, _| *news == client::News::Snap).await;
        }
    }
    for what in ["hand/65535/65535", "hand/65536/0", "hand/-1/0", "hand/0/99999999999", "seat/255", "hand/0/0/0/0"] {
        let why = ClientMsg::Why { table, seat, what: what.to_owned() };
        assert_eq!(refusals(&mut asked, serde_json::to_string(&why).expect("json")).await, [Nack::Illegal], "{what}");
    }
    assert_eq!(server.log(table).await, before);
}
