//! Tests: sockets that read too slowly, driven through channels.

use std::collections::HashSet;
use std::sync::{Arc, RwLock};

use protocol::{ClientMsg, Lang, Role, ServerMsg};
use store::{Match, SeatRow, Status, User, UserKind};
use tokio::sync::mpsc;
use tokio::time::{Duration, timeout};
use uuid::Uuid;

use super::Command;
use crate::app::App;
use crate::config::{Config, Limits};
use crate::hub::{End, Peer, Post};

/// A running duel of a person against a bot.
async fn duel(folder: &std::path::Path) -> (Arc<App>, Uuid, Uuid) {
    table_of(folder, "star-realms", &games::Wanted::default(), "{}", false).await
}

/// A running duel in its own server.
pub(crate) async fn running_table(folder: &std::path::Path) -> (Arc<App>, Uuid) {
    let (app, table, _) = duel(folder).await;
    (app, table)
}

/// A server with one guest account.
pub(super) async fn house_with_a_guest(folder: &std::path::Path) -> (Arc<App>, Uuid) {
    let config = Config::local(([127, 0, 0, 1], 0).into(), format!("sqlite:{}", folder.join("orrery.db").display()));
    let store = store::open(&config.database).await.expect("a database");
    let app = App::new(Config { limits: Limits::none(), ..config }, store);
    let user = Uuid::now_v7();
    let ada = User {
        id: user,
        name: "Ada".to_owned(),
        name_key: "ada".to_owned(),
        kind: UserKind::Guest,
        role: store::Role::Player,
        password: None,
        owner: None,
        settings: "{}".to_owned(),
        banned_until: None,
        created: 0,
        deleted: None,
    };
    app.store.add_user(&ada).await.expect("a user");
    (app, user)
}

/// An open table that this user has created.
pub(super) fn row_of(user: Uuid, game: &str, setup: &str, options: &str) -> Match {
    Match {
        id: Uuid::now_v7(),
        game: game.to_owned(),
        mode: String::new(),
        setup: setup.to_owned(),
        options: options.to_owned(),
        meta: "{}".to_owned(),
        public: false,
        rated: false,
        status: Status::Open,
        creator: user,
        created: 0,
        started: None,
        ended: None,
        result: None,
        deadline: None,
        lines: 0,
    }
}

/// A running match in which a person holds the first seat, or all seats. The others are bots.
pub(super) async fn table_of(
    folder: &std::path::Path,
    game: &str,
    wanted: &games::Wanted,
    options: &str,
    all: bool,
) -> (Arc<App>, Uuid, Uuid) {
    let (app, user) = house_with_a_guest(folder).await;
    let row = row_of(user, game, &games::setup(game, wanted).expect("a setup").to_string(), options);
    let id = row.id;
    let seat =
        |seat, user, bot: Option<&str>| SeatRow { seat, user, bot: bot.map(str::to_owned), name: "x".to_owned() };
    let setup = serde_json::from_str(&row.setup).expect("json");
    let seats = games::peek(game, &setup).expect("a table").seats() as u8;
    let machine = |n: u8| if all || n == 0 { seat(n, Some(user), None) } else { seat(n, None, Some("rules")) };
    let seats: Vec<SeatRow> = (0..seats).map(machine).collect();
    app.store.add_match(&row, &seats).await.expect("a table");
    app.directory.ask(&app, id, |reply| Command::Begin { user, reply }).await.expect("answered").expect("started");
    (app, id, user)
}

pub(super) fn peer(user: Uuid, conn: u64) -> (Peer, mpsc::Receiver<Post>) {
    let (out, posts) = mpsc::channel(10);
    let muted = Arc::new(RwLock::new(HashSet::new()));
    (
        Peer {
            conn,
            user,
            session: Uuid::nil(),
            name: "Ada".into(),
            out,
            muted,
            advised: Arc::default(),
            end: End::default(),
        },
        posts,
    )
}

pub(super) fn read(post: Post) -> ServerMsg {
    use std::io::Read as _;
    let mut text = String::new();
    match post {
        Post::Text(plain) => text.push_str(&plain),
        Post::Binary(gzip) => drop(flate2::read::GzDecoder::new(&*gzip).read_to_string(&mut text).expect("gzip")),
    }
    serde_json::from_str(&text).expect("a message")
}

/// Lets a queue overflow, then reads it. Returns the message that comes after the gap.
async fn after_the_flood(role: Role) -> ServerMsg {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (app, id, user) = duel(folder.path()).await;
    let (peer, mut posts) = peer(if role == Role::Watch { Uuid::now_v7() } else { user }, 1);
    let join = Command::Join { peer: peer.clone(), lang: Lang::En, role, have: (None, None) };
    app.directory.post(&app, id, join).await.expect("joined");
    for n in 0..40 {
        let say = ClientMsg::Say { table: id, text: format!("{n}"), team: false, spot: None };
        app.directory.post(&app, id, Command::Message { peer: peer.clone(), msg: say }).await.expect("posted");
    }
    // Answered after all of them; nothing has been read so far.
    let _ = app.directory.ask(&app, id, |reply| Command::Stand { user, reply }).await;
    let mut heard = 0;
    loop {
        let post = timeout(Duration::from_secs(30), posts.recv()).await.expect("in time").expect("a message");
        match read(post) {
            ServerMsg::Chat(_) => heard += 1,
            ServerMsg::Snap(_) if heard == 0 => {}
            msg @ (ServerMsg::Snap(_) | ServerMsg::Resync { .. }) => {
                assert!(heard < 40, "the queue never ran over");
                return msg;
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_player_gets_a_fresh_start_with_all_that_was_missed() {
    let ServerMsg::Snap(snap) = after_the_flood(Role::Seat(0)).await else { panic!("no snap") };
    assert_eq!(snap.chat.len(), 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_watcher_is_asked_to_come_again() {
    assert!(matches!(after_the_flood(Role::Watch).await, ServerMsg::Resync { .. }));
}
