//! Test: a store that reports an error but has written. No clock is charged and no player counts as away.

use protocol::{ClientMsg, Lang, Nack, Role, ServerMsg, Snap};
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::mpsc;
use tokio::time::{Duration, sleep, timeout};
use uuid::Uuid;

use super::Command;
use super::slow::{peer, read, table_of};
use crate::failpoint::lose_answer_at;
use crate::hub::Post;

const LONG: Duration = Duration::from_secs(30);

async fn until(posts: &mut mpsc::Receiver<Post>, mut wanted: impl FnMut(&ServerMsg) -> bool) -> ServerMsg {
    loop {
        let msg = read(timeout(LONG, posts.recv()).await.expect("in time").expect("a message"));
        if wanted(&msg) {
            return msg;
        }
    }
}

async fn snap(posts: &mut mpsc::Receiver<Post>) -> Snap {
    let ServerMsg::Snap(snap) = until(posts, |msg| matches!(msg, ServerMsg::Snap(_))).await else { unreachable!() };
    *snap
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_pays_for_an_outage_and_nobody_is_away_because_of_it() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (wanted, options) = (games::Wanted::default(), r#"{"clock":"blitz"}"#);
    let (app, table, user) = table_of(folder.path(), "star-realms", &wanted, options, true).await;
    let (peer, mut posts) = peer(user, 1);
    let join = |role| Command::Join { peer: peer.clone(), lang: Lang::En, role, have: (None, None) };
    app.directory.post(&app, table, join(Role::Seat(0))).await.expect("joined");
    let first = snap(&mut posts).await.open.waiting[0];
    app.directory.post(&app, table, join(Role::Seat(first))).await.expect("joined");
    let before = snap(&mut posts).await;
    let decision = before.open.decision.clone().expect("a decision");

    // The line is written, but the table receives an error; and for a while nothing can be written.
    let mut thief = SqliteConnection::connect(&app.config.database).await.expect("the same file");
    let full = "create trigger full before update of value on note begin select raise(abort, 'full'); end";
    app.store.ready().await.expect("there is a note to change");
    sqlx::query(full).execute(&mut thief).await.expect("a trigger");
    lose_answer_at(table);
    let cid = Uuid::now_v7();
    let choice = vec![decision.options.first().expect("an option").key.clone()];
    let msg = ClientMsg::Act { table, cid, seat: decision.seat, decision: decision.id, choice };
    app.directory.post(&app, table, Command::Message { peer: peer.clone(), msg }).await.expect("posted");
    let answer = until(&mut posts, |msg| matches!(msg, ServerMsg::Nack { .. } | ServerMsg::Ack { .. })).await;
    assert!(matches!(answer, ServerMsg::Nack { code: Nack::Unavailable, .. }), "{answer:?}");
    sleep(Duration::from_secs(4)).await;
    sqlx::query("drop trigger full").execute(&mut thief).await.expect("gone");

    let after = snap(&mut posts).await;
    assert!(after.n > before.n, "it was written");
    let most = before.clocks.iter().map(|clock| clock.grace + clock.bank).max().expect("clocks");
    let asked: Vec<_> = after.clocks.iter().filter(|clock| clock.runs).collect();
    assert!(!asked.is_empty());
    for clock in asked {
        assert!(most - clock.grace - clock.bank < 2000, "{clock:?} of {most}");
    }
    // The stored deadline, from which the table is loaded again, agrees.
    let deadline = app.store.find_match(table).await.expect("read").expect("a match").deadline.expect("a clock runs");
    assert!(app.now() + most - deadline < 2000);
    assert!(after.status.seats.iter().all(|seat| seat.online && seat.away.is_none()), "{:?}", after.status);
}
