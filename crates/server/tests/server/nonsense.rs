//! Every invalid message gets its documented answer and changes nothing.

use client::{ClientError, News, Socket};
use proptest::prelude::*;
use proptest::test_runner::{Config as Runs, TestRunner};
use protocol::{ClientMsg, Nack, Role, SeatWish, ServerMsg};
use uuid::Uuid;

use crate::harness::{Guest, Seated, TestServer, naive_pick, wish_of};
use crate::hostile::worlds::Dice;
use crate::mutated::{About, kind};

async fn duel(server: &TestServer) -> (Guest, Guest, Seated, Seated) {
    match_of("star-realms", server).await
}

async fn match_of(game: &str, server: &TestServer) -> (Guest, Guest, Seated, Seated) {
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish_of(game, vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (north, south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    (ada, ben, north, south)
}

/// The seat that must choose comes first.
fn in_turn(a: Seated, b: Seated) -> (Seated, Seated) {
    if a.mirror.decision().is_some() { (a, b) } else { (b, a) }
}

async fn refusal(seat: &mut Seated, text: String) -> Nack {
    seat.socket.send_text(text.clone()).await.expect("the server listens");
    loop {
        match seat.next().await.0 {
            ServerMsg::Nack { code, .. } => return code,
            ServerMsg::Ack { .. } => panic!("not refused: {text}"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_of_nonsense_has_its_answer() {
    for game in ["star-realms", "rebellion"] {
        Box::pin(each_kind_of_nonsense(game)).await;
    }
}

async fn each_kind_of_nonsense(game: &str) {
    let server = TestServer::open().await;
    let (ada, _ben, north, south) = match_of(game, &server).await;
    let (mut asked, mut other) = in_turn(north, south);
    let table = asked.mirror.table;
    let before = server.log(table).await;
    let text = |msg: &ClientMsg| serde_json::to_string(msg).expect("json");
    let key = naive_pick(asked.mirror.decision().expect("a decision"));
    let good = asked.act(&key);
    let ClientMsg::Act { decision, seat, .. } = good else { unreachable!("an act") };
    let act = |seat: u8, decision: u32, choice: &[&str]| ClientMsg::Act {
        table,
        cid: Uuid::now_v7(),
        seat,
        decision,
        choice: choice.iter().map(|&c| c.to_owned()).collect(),
    };

    // Malformed.
    for bad in ["", "null", "[]", "{}", "{\"t\":\"fly\"}", "{\"t\":\"act\"}", "\u{0}", "{\"t\":\"ping\",\"n\":-1}"] {
        assert_eq!(refusal(&mut asked, bad.to_owned()).await, Nack::Malformed, "{bad:?}");
    }
    let extra = text(&good).replace("\"t\":", "\"x\":1,\"t\":");
    assert_eq!(refusal(&mut asked, extra).await, Nack::Malformed);
    // Out of turn, of another player, stale, unknown.
    assert_eq!(refusal(&mut other, text(&act(1 - seat, decision, &[&key]))).await, Nack::StaleDecision);
    assert_eq!(refusal(&mut other, text(&good)).await, Nack::NotYours);
    assert_eq!(refusal(&mut asked, text(&act(1 - seat, decision, &[&key]))).await, Nack::NotYours);
    assert_eq!(refusal(&mut asked, text(&act(9, decision, &[&key]))).await, Nack::NotYours);
    assert_eq!(refusal(&mut asked, text(&act(seat, decision + 1, &[&key]))).await, Nack::StaleDecision);
    assert_eq!(refusal(&mut asked, text(&act(seat, decision, &["fly"]))).await, Nack::Illegal);
    assert_eq!(refusal(&mut asked, text(&act(seat, decision, &[]))).await, Nack::Illegal);
    assert_eq!(refusal(&mut asked, text(&act(seat, decision, &["end turn"; 99]))).await, Nack::Illegal);
    // Keys that are options elsewhere or at another time, and words that only look like options.
    let long = "hide ".repeat(500);
    for foreign in ["hide hoth", "hide nowhere", "assign sabotage emperor-palpatine", "deploy death-star hoth", &long] {
        assert_eq!(refusal(&mut asked, text(&act(seat, decision, &[foreign]))).await, Nack::Illegal, "{foreign}");
    }
    assert_eq!(refusal(&mut asked, text(&act(seat, decision, &[&key.to_uppercase()]))).await, Nack::Illegal);
    let elsewhere = ClientMsg::Resync { table: Uuid::now_v7() };
    assert_eq!(refusal(&mut asked, text(&elsewhere)).await, Nack::NotJoined);
    let nowhere = ClientMsg::Join { table: Uuid::now_v7(), role: Role::Watch, have: None, said: None };
    assert_eq!(refusal(&mut asked, text(&nowhere)).await, Nack::UnknownTable);
    let cid = Uuid::now_v7();
    let undo = ClientMsg::Undo { table, cid, seat, to: None };
    assert_eq!(refusal(&mut asked, text(&undo)).await, Nack::NoUndo);
    let redo = ClientMsg::Redo { table, cid: Uuid::now_v7(), seat };
    assert_eq!(refusal(&mut asked, text(&redo)).await, Nack::NoUndo);
    let reply = ClientMsg::UndoReply { table, cid: Uuid::now_v7(), seat, request: 1, ok: true, never: false };
    assert_eq!(refusal(&mut asked, text(&reply)).await, Nack::NoRequest);
    let why = ClientMsg::Why { table, seat, what: "hand/x".to_owned() };
    assert_eq!(refusal(&mut asked, text(&why)).await, Nack::Illegal);
    let hint = ClientMsg::Hint { table, seat, decision };
    assert_eq!(refusal(&mut asked, text(&hint)).await, Nack::NotHere);
    let say = |text: String| ClientMsg::Say { table, text, team: false, spot: None };
    assert_eq!(refusal(&mut asked, text(&say(" \n".to_owned()))).await, Nack::NotSaid);
    assert_eq!(refusal(&mut asked, text(&say("x".repeat(301)))).await, Nack::TooLong);
    let pause = ClientMsg::Pause { table, cid: Uuid::now_v7(), on: true };
    assert_eq!(refusal(&mut asked, text(&pause)).await, Nack::NotHere);
    let hold = ClientMsg::Hold { table, cid: Uuid::now_v7(), seat: 1 - seat, on: true };
    assert_eq!(refusal(&mut asked, text(&hold)).await, Nack::NotYours);

    // Before the hello message.
    let mut silent = Socket::open_silent(&ada.http).await.expect("a socket");
    silent.send(&ClientMsg::Ping { n: 1 }).await.expect("sent");
    assert!(matches!(silent.next().await, Ok(ServerMsg::Nack { code: Nack::NoHello, .. })));

    assert_eq!(server.log(table).await, before, "nothing has changed");
    assert!(asked.command(&good).await.is_ok(), "the match continues");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_too_large_is_refused_and_a_monstrous_one_ends_the_socket() {
    let server = TestServer::open().await;
    let (_ada, _ben, north, south) = duel(&server).await;
    let (mut asked, mut other) = in_turn(north, south);
    let huge = format!("{{\"t\":\"ping\",\"n\":{}1}}", " ".repeat(20_000));
    other.socket.send_text(huge).await.expect("sent");
    assert!(matches!(
        other.until(|news, _| matches!(news, News::Refused(..))).await,
        News::Refused(_, Nack::TooLong, _)
    ));
    other.send(&ClientMsg::Ping { n: 7 }).await;
    while !matches!(other.next().await.0, ServerMsg::Pong { n: 7 }) {}
    let monstrous = format!("{{\"t\":\"ping\",\"n\":{}1}}", " ".repeat(100_000));
    other.socket.send_text(monstrous).await.expect("sent");
    while other.socket.next().await.is_ok() {}
    let key = naive_pick(asked.mirror.decision().expect("a decision"));
    asked.take(&key).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_twice_is_carried_out_once() {
    let server = TestServer::open().await;
    let (ada, ben, north, south) = duel(&server).await;
    let first = north.mirror.decision().is_some();
    let (mut asked, _other) = in_turn(north, south);
    let key = naive_pick(asked.mirror.decision().expect("a decision"));
    let msg = asked.act(&key);
    let n = asked.command(&msg).await.expect("done");
    assert_eq!(asked.command(&msg).await, Ok(n));
    // From another device too.
    let who = if first { ada } else { ben };
    let mut again = who.join(asked.mirror.table, asked.role).await;
    assert_eq!(again.command(&msg).await, Ok(n));
    assert_eq!(server.log(asked.mirror.table).await.len(), n as usize + 1);
}

/// Valid messages with parts exchanged, cut, doubled and broken.
fn broken(good: Vec<String>) -> impl Strategy<Value = String> {
    let text = prop::sample::select(good);
    let edit = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..6u8, any::<char>(), any::<u32>());
    (text, prop::collection::vec(edit, 1..4)).prop_map(|(text, edits)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (at, to, how, c, number) in edits {
            if chars.is_empty() {
                break;
            }
            let (at, to) = (at.index(chars.len()), to.index(chars.len()));
            match how {
                0 => chars[at] = c,
                1 => chars.truncate(at),
                2 => chars.insert(at, c),
                3 => chars.swap(at, to),
                4 => drop(chars.drain(at.min(to)..at.max(to))),
                _ => chars.splice(at..at, number.to_string().chars()).for_each(drop),
            }
        }
        chars.into_iter().collect()
    })
}

/// Whatever a client without a decision sends, the log stays as it was and the socket keeps answering. Only what a
/// player may do at any time is left out: giving up, leaving, holds and standing orders.
#[test]
fn fuzzed_messages_change_nothing() {
    const AT_ANY_TIME: [&str; 4] = ["concede", "leave", "hold", "auto"];
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let long = std::env::var_os("ORRERY_LONG").is_some();
    for game in ["star-realms", "sw-lcg", "destiny", "rebellion"] {
        let (server, other, keys) = runtime.block_on(async {
            let server = TestServer::open().await;
            let (ada, ben, north, south) = Box::pin(match_of(game, &server)).await;
            let (asked, other) = in_turn(north, south);
            let options = asked.mirror.decision().expect("a seat must choose").options.iter();
            let keys = options.map(|option| option.key.clone()).collect();
            let _keep = (ada, ben, asked);
            (server, other, keys)
        });
        let (table, seat) = (other.mirror.table, other.seat());
        let before = runtime.block_on(server.log(table));
        let about = About::new(&other, seat, keys, [Uuid::now_v7(); 2]);
        let good = about.messages(&mut Dice(7)).into_iter().filter(|msg| !AT_ANY_TIME.contains(&kind(msg).as_str()));
        let good: Vec<String> = good.map(|msg| serde_json::to_string(&msg).expect("json")).collect();
        assert!(good.len() >= 18, "{good:?}");
        let mut runner = TestRunner::new(Runs { cases: if long { 5_000 } else { 400 }, ..Runs::default() });
        let other = std::cell::RefCell::new(other);
        let ran = runner.run(&broken(good), |text| {
            let mut other = other.borrow_mut();
            let answers = runtime.block_on(answers_to(&mut other, text));
            prop_assert!(!answers.contains(&Nack::Fault), "an internal error");
            Ok(())
        });
        ran.expect("every message is answered");
        assert_eq!(runtime.block_on(server.log(table)), before, "{game}");
    }
}

/// Sends a text and reads until the table has answered a later question. Returns the refusals in between.
async fn answers_to(seat: &mut Seated, text: String) -> Vec<Nack> {
    let (table, cid, mut refused) = (seat.mirror.table, Uuid::now_v7(), Vec::new());
    seat.socket.send_text(text).await.expect("the server listens");
    let reply = ClientMsg::UndoReply { table, cid, seat: seat.seat(), request: u32::MAX, ok: false, never: false };
    seat.socket.send(&reply).await.expect("the server listens");
    loop {
        match seat.next().await.0 {
            ServerMsg::Nack { cid: Some(own), .. } if own == cid => return refused,
            ServerMsg::Nack { code, .. } => refused.push(code),
            ServerMsg::Resync { reason, .. } => panic!("{reason}"),
            _ => {}
        }
    }
}

/// Paths and queries that cannot be parsed are refused in the common format.
#[tokio::test(flavor = "multi_thread")]
async fn unreadable_addresses_are_refused_like_everything_else() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    for (path, code) in [
        ("/api/tables/nonsense", "not_found"),
        ("/api/tables/00000000-0000-0000-0000-000000000000/at/x", "not_found"),
        ("/api/games/destiny/cards?lang=xx", "bad_request"),
        ("/api/games/nonsense/cards", "not_found"),
    ] {
        let answer = ada.ask(move |http| http.get_text(path)).await;
        assert!(matches!(&answer, Err(ClientError::Refused(why)) if why.code == code), "{path}: {answer:?}");
    }
}
