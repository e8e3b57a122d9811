//! Tests: tables that leave memory and are loaded again, driven through channels.

use protocol::{ClientMsg, Lang, Nack, Role, ServerMsg};
use tokio::time::{Duration, sleep, timeout};
use uuid::Uuid;

use super::slow::{peer, read, table_of};
use super::{Command, Handle};
use crate::app::App;
use crate::failpoint::act_at;

const LONG: Duration = Duration::from_secs(30);

async fn ended(handle: &Handle) {
    let end = async {
        while !handle.is_closed() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, end).await.expect("the table ends");
}

/// A client joins at the very moment a table leaves memory. The next instance of the table must send it a snapshot and
/// keep it as a viewer.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_at_the_last_moment_is_seen_by_the_next_life() {
    let folder = tempfile::TempDir::new().expect("a folder");
    // A correspondence match leaves memory soon.
    let wanted = games::Wanted::default();
    let options = r#"{"clock":{"days":3}}"#;
    let (app, table, user) = table_of(folder.path(), "star-realms", &wanted, options, true).await;
    let handle = app.directory.find(&app, table).await.expect("a table");
    let (late, mut posts) = peer(user, 1);
    let join = Command::Join { peer: late.clone(), lang: Lang::En, role: Role::Seat(0), have: (None, None) };
    let own_handle = handle.clone();
    act_at("rest", table, move || own_handle.try_send(join).map_err(drop).expect("still open"));
    ended(&handle).await;
    let snap = timeout(LONG, posts.recv()).await.expect("in time").expect("a message");
    assert!(matches!(read(snap), ServerMsg::Snap(_)));
    let next = app.directory.find(&app, table).await.expect("the next instance");
    assert!(!next.inbox.same_channel(&handle.inbox));
    // And the client follows this instance from now on.
    let say = ClientMsg::Say { table, text: "here".to_owned(), team: false, spot: None };
    app.directory.post(&app, table, Command::Message { peer: late, msg: say }).await.expect("posted");
    loop {
        match read(timeout(LONG, posts.recv()).await.expect("in time").expect("a message")) {
            ServerMsg::Chat(_) => break,
            ServerMsg::Nack { code, .. } => panic!("{code:?}"),
            _ => {}
        }
    }
}

/// A table that was not told to stop, because it was loaded too late or is too busy, stops all the same.
#[tokio::test(flavor = "multi_thread")]
async fn no_table_keeps_a_server_that_stops_waiting() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (app, table, _) = table_of(folder.path(), "star-realms", &games::Wanted::default(), "{}", true).await;
    let handle = app.directory.find(&app, table).await.expect("a table");
    app.stop.cancel();
    ended(&handle).await;
    app.tasks.close();
    timeout(LONG, app.tasks.wait()).await.expect("all tasks end");
}

/// A server that stops interrupts its bots. The answer of an interrupted bot is not its move.
#[tokio::test(flavor = "multi_thread")]
async fn a_machine_that_was_interrupted_does_nothing() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (first, table, _) = table_of(folder.path(), "star-realms", &games::Wanted::default(), "{}", true).await;
    let handle = first.directory.find(&first, table).await.expect("a table");
    handle.send(Command::Stop).await.map_err(drop).expect("still open");
    ended(&handle).await;
    first.store.put_meta(table, r#"{"held":[0,1]}"#, None).await.expect("written");
    let stopping = App::new(first.config.clone(), first.store.clone());
    stopping.draining.store(true, std::sync::atomic::Ordering::Relaxed);
    stopping.bots.stop();
    stopping.directory.find(&stopping, table).await.expect("a table");
    sleep(Duration::from_millis(300)).await;
    assert_eq!(first.store.log(table, 0).await.expect("a log").len(), 1, "a bot has moved");
}

/// A lookup that fails is not reported as forbidden.
#[tokio::test(flavor = "multi_thread")]
async fn a_coach_is_not_nobody_while_the_store_is_silent() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (app, table, user) = table_of(folder.path(), "star-realms", &games::Wanted::default(), "{}", true).await;
    let (peer, mut posts) = peer(user, 1);
    let join = Command::Join { peer: peer.clone(), lang: Lang::En, role: Role::Seat(0), have: (None, None) };
    app.directory.post(&app, table, join).await.expect("joined");
    app.store.close().await;
    let coach = ClientMsg::Coach { table, cid: Uuid::now_v7(), seat: 0, user: Uuid::now_v7(), on: true };
    app.directory.post(&app, table, Command::Message { peer, msg: coach }).await.expect("posted");
    loop {
        if let ServerMsg::Nack { code, .. } = read(timeout(LONG, posts.recv()).await.expect("in time").expect("one")) {
            break assert_eq!(code, Nack::Unavailable);
        }
    }
}
