//! Tests: a table that crashes, and a read-only request that crashes.

use std::sync::Arc;

use protocol::{ClientMsg, ClockLeft, Lang, Nack, Role, ServerMsg, Zone};
use tokio::sync::mpsc;
use tokio::time::{Duration, timeout};
use uuid::Uuid;

use super::Command;
use super::slow::{peer, read, table_of};
use crate::app::App;
use crate::failpoint::fail_at;
use crate::hub::{Peer, Post};

/// A client at a table, which sends its messages as a socket does.
pub(super) struct Looker {
    app: Arc<App>,
    table: Uuid,
    seat: u8,
    peer: Peer,
    posts: mpsc::Receiver<Post>,
}

impl Looker {
    async fn join(app: &Arc<App>, table: Uuid, user: Uuid, conn: u64) -> (Self, Vec<Zone>, Vec<ClockLeft>) {
        Self::join_as(app, table, user, conn, 0).await
    }

    /// The same at another seat.
    pub(super) async fn join_as(
        app: &Arc<App>,
        table: Uuid,
        user: Uuid,
        conn: u64,
        seat: u8,
    ) -> (Self, Vec<Zone>, Vec<ClockLeft>) {
        let (peer, posts) = peer(user, conn);
        let mut looker = Self { app: app.clone(), table, seat, peer, posts };
        let (zones, clocks) = looker.join_again().await;
        (looker, zones, clocks)
    }

    async fn join_again(&mut self) -> (Vec<Zone>, Vec<ClockLeft>) {
        let role = Role::Seat(self.seat);
        self.leave(Command::Join { peer: self.peer.clone(), lang: Lang::En, role, have: (None, None) }).await;
        loop {
            if let ServerMsg::Snap(snap) = self.next().await {
                return (snap.view.zones, snap.clocks);
            }
        }
    }

    async fn leave(&self, command: Command) {
        self.app.directory.post(&self.app, self.table, command).await.expect("the table takes commands");
    }

    async fn send(&self, msg: ClientMsg) {
        self.leave(Command::Message { peer: self.peer.clone(), msg }).await;
    }

    async fn next(&mut self) -> ServerMsg {
        let post = timeout(Duration::from_secs(30), self.posts.recv()).await.expect("an answer").expect("a message");
        read(post)
    }

    /// Asks why something is not an option. Returns whether there is a reason, or the refusal.
    pub(super) async fn why(&mut self, what: &str) -> Result<bool, (Nack, bool)> {
        self.send(ClientMsg::Why { table: self.table, seat: self.seat, what: what.to_owned() }).await;
        loop {
            match self.next().await {
                ServerMsg::Reason { what: about, why, .. } => {
                    assert_eq!(about, what);
                    return Ok(why.is_some());
                }
                ServerMsg::Nack { code, open, .. } => return Err((code, open.is_some())),
                ServerMsg::Resync { .. } => panic!("{what} has crashed the table"),
                _ => {}
            }
        }
    }
}

/// A crash in a read-only request concerns its sender alone: the table is not loaded again.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_fails_is_answered_and_the_table_goes_on() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (app, table, user) = table_of(folder.path(), "star-realms", &games::Wanted::default(), "{}", true).await;
    let (mut eve, ..) = Looker::join(&app, table, user, 1).await;
    let (mut other, ..) = Looker::join(&app, table, user, 2).await;
    fail_at("why", table);
    assert_eq!(eve.why("hand/0/0").await, Err((Nack::Fault, false)));
    assert!(eve.why("hand/0/0").await.is_ok(), "the next request is answered");
    fail_at("snap", table);
    eve.send(ClientMsg::Resync { table }).await;
    while !matches!(eve.next().await, ServerMsg::Nack { code: Nack::Fault, cid: None, .. }) {}
    // A client that cannot be sent a snapshot does not follow the table, and may try again.
    fail_at("snap", table);
    let (third, mut posts) = peer(user, 3);
    let join = Command::Join { peer: third, lang: Lang::En, role: Role::Seat(0), have: (None, None) };
    eve.leave(join).await;
    let post = timeout(Duration::from_secs(30), posts.recv()).await.expect("an answer").expect("a message");
    assert!(matches!(read(post), ServerMsg::Nack { code: Nack::Fault, .. }));
    // The other client has noticed nothing.
    assert!(other.why("end").await.is_ok());
    let say = ClientMsg::Say { table, text: "still here".to_owned(), team: false, spot: None };
    eve.send(say).await;
    loop {
        match other.next().await {
            ServerMsg::Chat(_) => break,
            ServerMsg::Resync { .. } => panic!("the table was loaded again"),
            _ => {}
        }
    }
}

/// Milliseconds a seat has left, grace and bank together.
fn left(clocks: &[ClockLeft], seat: u8) -> i64 {
    let clock = clocks.iter().find(|clock| clock.seat == seat).expect("a clock");
    clock.bank + clock.grace
}

/// A crash of the whole table: the command is refused as `fault` unless it was already written, and the clocks run on.
async fn clocks_after_a_fault(point: &str, written: bool) {
    let folder = tempfile::TempDir::new().expect("a folder");
    let options = r#"{"clock":"blitz"}"#;
    let (app, table, user) = table_of(folder.path(), "star-realms", &games::Wanted::default(), options, true).await;
    let (mut ada, _, before) = Looker::join(&app, table, user, 1).await;
    let turn = before.iter().find(|clock| clock.runs).expect("a clock runs").seat;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    fail_at(point, table);
    let cid = Uuid::now_v7();
    let (acting, mut answers) = peer(user, 7);
    let join = Command::Join { peer: acting.clone(), lang: Lang::En, role: Role::Seat(turn), have: (None, None) };
    ada.leave(join).await;
    let act = |cid| ClientMsg::Act { table, cid, seat: turn, decision: 0, choice: vec!["end turn".to_owned()] };
    ada.leave(Command::Message { peer: acting.clone(), msg: act(cid) }).await;
    let (mut answered, mut resync) = (false, false);
    while !(answered && resync) {
        let post = timeout(Duration::from_secs(30), answers.recv()).await.expect("an answer").expect("a message");
        match read(post) {
            ServerMsg::Nack { cid: Some(own), code, .. } if own == cid => {
                assert_eq!((code, written), (Nack::Fault, false));
                answered = true;
            }
            ServerMsg::Ack { cid: own, n } if own == cid => {
                assert!(written && n > 0, "{point}: acknowledged but not written");
                answered = true;
            }
            ServerMsg::Resync { .. } => resync = true,
            _ => {}
        }
    }
    let (_, after) = ada.join_again().await;
    // Once the turn has passed on, the clock does not show the used grace any more.
    let spent = if written { 1500 } else { left(&before, turn) - left(&after, turn) };
    assert!((1500..30_000).contains(&spent), "{point}: {spent} ms were spent");
    let log = app.store.log(table, 0).await.expect("a log");
    assert_eq!(log.len() > 1, written, "{point}: the answer contradicts the log");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_fails_refuses_what_it_was_asked_and_keeps_its_clocks() {
    for (point, written) in [("act", false), ("commit", false), ("committed", true), ("broadcast", true)] {
        Box::pin(clocks_after_a_fault(point, written)).await;
    }
}

/// After a restart the clocks are stopped until a player is back. From then on they run, even through a crash.
#[tokio::test(flavor = "multi_thread")]
async fn a_fault_after_a_restart_gives_no_time_back() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let options = r#"{"clock":"blitz"}"#;
    let (app, table, user) = table_of(folder.path(), "star-realms", &games::Wanted::default(), options, true).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let restarted = App::new(app.config.clone(), app.store.clone());
    let (mut ada, _, before) = Looker::join(&restarted, table, user, 1).await;
    let turn = before.iter().find(|clock| clock.runs).expect("a clock runs").seat;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    fail_at("act", table);
    let act = ClientMsg::Act { table, cid: Uuid::now_v7(), seat: 0, decision: 0, choice: Vec::new() };
    ada.send(act).await;
    while !matches!(ada.next().await, ServerMsg::Resync { .. }) {}
    let (_, after) = ada.join_again().await;
    let spent = left(&before, turn) - left(&after, turn);
    assert!((1500..30_000).contains(&spent), "{spent} ms were spent");
}

/// Commands that wait behind a command that crashes the table are answered too.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_waits_at_a_table_that_fails_is_lost() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (app, table, user) = table_of(folder.path(), "star-realms", &games::Wanted::default(), "{}", true).await;
    let (mut ada, ..) = Looker::join(&app, table, user, 1).await;
    fail_at("act", table);
    let act = |cid| ClientMsg::Act { table, cid, seat: 0, decision: 0, choice: vec!["end turn".to_owned()] };
    let mut cids: Vec<Uuid> = (0..4).map(|_| Uuid::now_v7()).collect();
    for cid in &cids {
        ada.send(act(*cid)).await;
    }
    let mut answered = Vec::new();
    while answered.len() < cids.len() {
        if let ServerMsg::Nack { cid: Some(cid), .. } = ada.next().await {
            answered.push(cid);
        }
    }
    // Some may have reached the next instance of the table already.
    answered.sort_unstable();
    cids.sort_unstable();
    assert_eq!(answered, cids);
}

/// The deadline is stored with the start of the match: a table that is not in memory spends time too.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_decision_of_a_match_has_a_deadline_too() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let options = r#"{"clock":"blitz"}"#;
    let (app, table, _) = table_of(folder.path(), "star-realms", &games::Wanted::default(), options, true).await;
    let row = app.store.find_match(table).await.expect("read").expect("a table");
    let deadline = row.deadline.expect("a deadline") - app.now();
    assert!((100_000..=140_000).contains(&deadline), "{deadline}");
}
