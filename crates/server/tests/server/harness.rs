//! A server with its own database, and clients for it.

use std::sync::Arc;
use std::time::Duration;

use client::{ClientError, Http, Mirror, News, Socket};
use protocol::{
    ClientMsg, CommandId, Decision, Lang, Nack, OpenTable, Opened, Role, SeatWish, ServerMsg, TableId, TableOptions,
};
use server::{Config, Limits, Server};
use tempfile::TempDir;
use uuid::Uuid;

/// The time limit of every wait in these tests, even on a busy machine.
const LONG: Duration = Duration::from_mins(1);

pub(crate) struct TestServer {
    pub(crate) server: Option<Server>,
    /// Deleted with the server.
    _folder: Arc<TempDir>,
    database: String,
    change: fn(&mut Config),
}

impl TestServer {
    /// A new server without limits, whose bots do not pause between moves.
    pub(crate) async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// The same with other settings.
    pub(crate) async fn open_with(change: fn(&mut Config)) -> Self {
        let folder = Arc::new(TempDir::new().expect("a folder"));
        let database = format!("sqlite:{}", folder.path().join("orrery.db").display());
        let server = Some(start(&database, change).await);
        Self { server, _folder: folder, database, change }
    }

    /// A new server on PostgreSQL.
    pub(crate) async fn open_on_postgres() -> Self {
        Self::open_on_postgres_with(|_| {}).await
    }

    /// The same with other settings.
    pub(crate) async fn open_on_postgres_with(change: fn(&mut Config)) -> Self {
        let folder = Arc::new(TempDir::new().expect("a folder"));
        let database = crate::postgres::fresh_database().await;
        let server = Some(start(&database, change).await);
        Self { server, _folder: folder, database, change }
    }

    pub(crate) fn database(&self) -> String {
        self.database.clone()
    }

    /// Stops the server and starts it again on the same database.
    pub(crate) async fn reopen(&mut self) {
        self.server.take().expect("a running server").stop().await;
        self.server = Some(start(&self.database, self.change).await);
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.server.as_ref().expect("a running server").address())
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Guest {
        let mut http = Http::new(&self.url());
        let (http, me) = tokio::task::spawn_blocking(move || {
            let me = http.become_guest();
            (http, me)
        })
        .await
        .expect("no panic");
        Guest { http, id: me.expect("guests are allowed").id }
    }

    /// The log of a match as it is stored.
    pub(crate) async fn log(&self, table: TableId) -> Vec<store::Line> {
        let store = store::open(&self.database()).await.expect("the same database");
        let log = store.log(table, 0).await.expect("a log");
        store.close().await;
        log
    }
}

async fn start(database: &str, change: fn(&mut Config)) -> Server {
    let mut config = Config::local(([127, 0, 0, 1], 0).into(), database);
    config.limits = Limits::none();
    config.machine_pace = Duration::ZERO;
    change(&mut config);
    let store = store::open(&config.database).await.expect("a database");
    server::start(config, store).await.expect("a server")
}

/// A user with a session.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) http: Http,
    pub(crate) id: Uuid,
}

impl Guest {
    /// Sends a request from a thread outside the server's.
    pub(crate) async fn ask<T: Send + 'static>(
        &mut self,
        request: impl FnOnce(&mut Http) -> Result<T, ClientError> + Send + 'static,
    ) -> Result<T, ClientError> {
        let mut http = self.http.clone();
        let (http, answer) = tokio::task::spawn_blocking(move || {
            let answer = request(&mut http);
            (http, answer)
        })
        .await
        .expect("no panic");
        self.http = http;
        answer
    }

    pub(crate) async fn open_table(&mut self, wish: OpenTable) -> TableId {
        self.ask(move |http| http.post::<Opened>("/api/tables", &wish)).await.expect("a table").id
    }

    pub(crate) async fn sit(&mut self, table: TableId) {
        let path = format!("/api/tables/{table}/sit");
        let sat = self.ask(move |http| http.send("POST", &path, &serde_json::json!({}))).await;
        sat.expect("a free seat");
    }

    /// Joins a table.
    pub(crate) async fn join(&self, table: TableId, role: Role) -> Seated {
        let mut seated = self.join_silent(table, role, None).await;
        seated.until(|news, _| *news == News::Snap).await;
        seated
    }

    pub(crate) async fn join_silent(&self, table: TableId, role: Role, have: Option<u32>) -> Seated {
        let socket = Socket::open(&self.http, Lang::En).await.expect("a socket");
        let mut seated = Seated { socket, mirror: Mirror::new(table), role };
        seated.send(&ClientMsg::Join { table, role, have, said: None }).await;
        seated
    }
}

/// A request for a table with these seats.
pub(crate) fn wish(mode: &str, seats: Vec<SeatWish>) -> OpenTable {
    OpenTable {
        game: "star-realms".to_owned(),
        mode: Some(mode.to_owned()),
        players: Some(seats.len() as u8),
        seats,
        ..OpenTable::default()
    }
}

/// A request for a table of any game with the default options.
pub(crate) fn wish_of(game: &str, seats: Vec<SeatWish>) -> OpenTable {
    OpenTable { game: game.to_owned(), seats, ..OpenTable::default() }
}

/// The same with options.
pub(crate) fn wish_with(mode: &str, seats: Vec<SeatWish>, options: TableOptions) -> OpenTable {
    OpenTable { options, ..wish(mode, seats) }
}

/// A client that follows a table.
pub(crate) struct Seated {
    pub(crate) socket: Socket,
    pub(crate) mirror: Mirror,
    pub(crate) role: Role,
}

impl Seated {
    pub(crate) fn seat(&self) -> u8 {
        match self.role {
            Role::Seat(seat) => seat,
            _ => panic!("a watcher has no seat"),
        }
    }

    pub(crate) async fn send(&mut self, msg: &ClientMsg) {
        self.socket.send(msg).await.expect("the server listens");
    }

    /// The next message, of any kind.
    pub(crate) async fn next(&mut self) -> (ServerMsg, News) {
        let msg = tokio::time::timeout(LONG, self.socket.next()).await.expect("an answer in time").expect("a message");
        let news = self.mirror.receive(&msg);
        assert!(!matches!(news, News::Lost(_)), "the mirror drifted: {news:?}");
        (msg, news)
    }

    /// Reads until something has happened.
    pub(crate) async fn until(&mut self, mut enough: impl FnMut(&News, &Mirror) -> bool) -> News {
        loop {
            let (_, news) = self.next().await;
            if enough(&news, &self.mirror) {
                return news;
            }
        }
    }

    /// Reads until the server ends the connection. Returns its last message.
    pub(crate) async fn until_the_end(&mut self) -> News {
        let mut last = News::Nothing;
        while let Ok(msg) = tokio::time::timeout(LONG, self.socket.next()).await.expect("an end in time") {
            last = self.mirror.receive(&msg);
        }
        let _ = self.socket.next().await; // sends our own close
        last
    }

    /// Reads until this seat has a decision or the match is over.
    pub(crate) async fn until_asked(&mut self) -> Option<Decision> {
        while self.mirror.decision().is_none() && !self.mirror.is_over() {
            self.next().await;
        }
        self.mirror.decision().cloned().filter(|_| !self.mirror.is_over())
    }

    /// A choice for the open decision, which is not sent yet.
    pub(crate) fn act(&self, key: &str) -> ClientMsg {
        self.act_as(Uuid::now_v7(), key)
    }

    pub(crate) fn act_as(&self, cid: CommandId, key: &str) -> ClientMsg {
        let decision = self.mirror.decision().expect("a decision");
        let (table, seat) = (self.mirror.table, decision.seat);
        ClientMsg::Act { table, cid, seat, decision: decision.id, choice: vec![key.to_owned()] }
    }

    /// Sends a command and reads until it is acknowledged or refused.
    pub(crate) async fn command(&mut self, msg: &ClientMsg) -> Result<u32, Nack> {
        let cid = msg.cid().expect("a command");
        self.send(msg).await;
        let answer = self
            .until(|news, _| match news {
                News::Done(done, _) => *done == cid,
                News::Refused(refused, ..) => *refused == Some(cid),
                _ => false,
            })
            .await;
        match answer {
            News::Done(_, n) => {
                // The update follows its acknowledgment.
                while self.mirror.n < Some(n) {
                    self.next().await;
                }
                Ok(n)
            }
            News::Refused(_, code, _) => Err(code),
            _ => unreachable!("only these end the wait"),
        }
    }

    /// Takes an option of the open decision.
    pub(crate) async fn take(&mut self, key: &str) {
        let msg = self.act(key);
        self.command(&msg).await.unwrap_or_else(|code| panic!("{key:?} was refused: {code:?}"));
    }

    /// Takes an option like a player without plans: one that costs nothing, or else any that does not end the turn.
    pub(crate) async fn naive_pick(&mut self) {
        let key = naive_pick(self.mirror.decision().expect("a decision"));
        let msg = self.act(&key);
        match self.command(&msg).await {
            // A standing order was faster, or a team-mate has changed the options or ended the match: try again.
            Ok(_) | Err(Nack::StaleDecision | Nack::Changed | Nack::Over) => {}
            Err(code) => panic!("{key:?} was refused: {code:?}"),
        }
    }

    /// Plays to the end of the match.
    pub(crate) async fn play_out(&mut self) {
        while self.until_asked().await.is_some() {
            self.naive_pick().await;
        }
    }
}

/// The choice of a player without plans.
pub(crate) fn naive_pick(decision: &Decision) -> String {
    client::naive_pick(decision).to_owned()
}
