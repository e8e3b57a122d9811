//! A server that is killed without warning, again and again, on both databases: what was acknowledged is there, and a
//! match that has ended counts once.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::{ClientError, Http, Mirror, News, Socket, naive_pick};
use protocol::{
    ClientMsg, Credentials, Lang, MatchResult, Me, Nack, Opened, Profile, Role, SeatWish, ServerMsg, TableId,
    TableOptions,
};
use server::{Config, Limits};
use store::{Line, Match, Status};
use uuid::Uuid;

use crate::harness::wish_with;
use crate::rated::rated;

const DATABASE: &str = "ORRERY_SERVER_CHILD";
const MARK: &str = "child: ";
/// The time limit of every wait here, even on a busy machine.
const LONG: Duration = Duration::from_mins(1);

/// Not a test of its own: the test binary, started again as a server that can be killed.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let config = Config {
        limits: Limits::none(),
        machine_pace: Duration::ZERO,
        ..Config::local(([127, 0, 0, 1], 0).into(), database)
    };
    let store = store::open(&config.database).await.expect("a database");
    let server = server::start(config, store).await.expect("a server");
    let line = format!("{MARK}http://{}\n", server.address());
    std::io::stdout().write_all(line.as_bytes()).expect("written");
    std::future::pending::<()>().await;
}

/// A server in its own process.
pub(crate) struct Victim {
    pub(crate) process: Child,
    pub(crate) url: String,
}

impl Victim {
    fn start(database: &str) -> Self {
        Self::start_after("true", database)
    }

    /// Starts one after a command of the shell, which may set limits.
    pub(crate) fn start_after(command: &str, database: &str) -> Self {
        let mut process = Command::new("sh")
            .args(["-c", &format!("{command}; exec \"$0\" \"$@\"")])
            .arg(std::env::current_exe().expect("this program"))
            .args(["--exact", "kills::child", "--nocapture", "--test-threads=1"])
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(process.stdout.take().expect("its output")).lines();
        let url = lines.find_map(|line| Some(line.expect("a line").split_once(MARK)?.1.to_owned()));
        Self { process, url: url.expect("the server starts, also right after the last one was killed") }
    }

    fn kill(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn account(url: &str, name: &str) -> Http {
    let mut http = Http::new(url);
    http.become_guest().expect("a guest");
    let credentials = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    http.post::<Me>("/api/account", &credentials).expect("registered");
    http
}

/// A player at a table, with the acknowledged commands.
struct Player {
    cookie: String,
    table: TableId,
    seat: u8,
    mirror: Mirror,
    pending: Option<ClientMsg>,
    /// The ids of acknowledged choices.
    acknowledged: Vec<Uuid>,
    /// Whether a concession was acknowledged. It is written without its id, with the end of the match.
    conceded: bool,
}

impl Player {
    fn new(http: &Http, table: TableId, seat: u8) -> Self {
        let cookie = http.cookie().expect("a session").to_owned();
        Self {
            cookie,
            table,
            seat,
            mirror: Mirror::new(table),
            pending: None,
            acknowledged: Vec::new(),
            conceded: false,
        }
    }

    /// Plays until the server is gone; gives up after this number of choices.
    async fn play(&mut self, url: &str, choices: usize) -> Result<(), ClientError> {
        let (table, seat) = (self.table, self.seat);
        let join = |have| ClientMsg::Join { table, role: Role::Seat(seat), have, said: None };
        let mut socket = Socket::open(&Http::new(url).with_cookie(&self.cookie), Lang::En).await?;
        socket.send(&join(self.mirror.n)).await?;
        if let Some(msg) = &self.pending {
            socket.send(msg).await?;
        }
        while !self.mirror.is_over() {
            let msg = tokio::time::timeout(LONG, socket.next()).await.expect("a message in time")?;
            let waiting = self.pending.as_ref().and_then(ClientMsg::cid);
            match self.mirror.receive(&msg) {
                News::Done(cid, _) if Some(cid) == waiting => match self.pending.take() {
                    Some(ClientMsg::Concede { .. }) => self.conceded = true,
                    _ => self.acknowledged.push(cid),
                },
                // Another player was first, or the match is over.
                News::Refused(cid, ..) if cid == waiting && cid.is_some() => self.pending = None,
                News::Lost(_) => socket.send(&join(None)).await?,
                _ => {}
            }
            if self.pending.is_some() || self.mirror.is_over() {
                continue;
            }
            let cid = Uuid::now_v7();
            let next = match self.mirror.decision() {
                Some(_) if self.acknowledged.len() >= choices => Some(ClientMsg::Concede { table, cid, seat }),
                Some(asked) => {
                    let choice = vec![naive_pick(asked).to_owned()];
                    Some(ClientMsg::Act { table, cid, seat: asked.seat, decision: asked.id, choice })
                }
                None => None,
            };
            if let Some(next) = next {
                self.pending = Some(next.clone());
                socket.send(&next).await?;
            }
        }
        Ok(())
    }

    /// What was acknowledged but is missing.
    fn missing(&self, log: &[Line], row: &Match) -> Vec<String> {
        let times = |cid: &Uuid| log.iter().filter(|line| line.cid == Some(*cid)).count();
        let lost = self.acknowledged.iter().filter(|cid| times(cid) != 1);
        let mut missing: Vec<String> = lost.map(|cid| format!("choice {cid}: {} times", times(cid))).collect();
        let result = row.result.as_deref().map(|text| serde_json::from_str::<MatchResult>(text).expect("a result"));
        if self.conceded && !result.is_some_and(|result| result.conceded.contains(&self.seat)) {
            missing.push("the concession".to_owned());
        }
        missing
    }
}

async fn killed_again_and_again(database: String) {
    let rounds = if std::env::var_os("ORRERY_LONG").is_some() { 110 } else { 6 };
    let mut victim = Victim::start(&database);
    let url = victim.url.clone();
    let people = tokio::task::spawn_blocking(move || [account(&url, "Ada"), account(&url, "Ben")]).await.expect("two");
    let mut tables: Vec<[Player; 2]> = Vec::new();
    for round in 0..rounds {
        let url = victim.url.clone();
        // Two more matches each round: those of earlier rounds continue, and end in between.
        for _ in 0..2 {
            let (url, [ada, ben]) = (url.clone(), people.clone());
            let (table, ada, ben) = tokio::task::spawn_blocking(move || {
                let moved = |http: &Http| Http::new(&url).with_cookie(http.cookie().expect("a session"));
                let (mut ada, mut ben) = (moved(&ada), moved(&ben));
                let options = TableOptions { public: false, ..rated() };
                let wish = wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options);
                let table = ada.post::<Opened>("/api/tables", &wish).expect("a table").id;
                ben.send("POST", &format!("/api/tables/{table}/sit"), &serde_json::json!({})).expect("a seat");
                (table, ada, ben)
            })
            .await
            .expect("no panic");
            tables.push([Player::new(&ada, table, 0), Player::new(&ben, table, 1)]);
        }
        let mut playing = Vec::new();
        for mut players in std::mem::take(&mut tables) {
            let url = url.clone();
            playing.push(tokio::spawn(async move {
                let [ada, ben] = &mut players;
                let _ = tokio::join!(ada.play(&url, 9), ben.play(&url, 12));
                players
            }));
        }
        // At another moment each time, within a second.
        tokio::time::sleep(Duration::from_millis(150 + 977 * (round as u64 * 7 % 11) / 11)).await;
        victim.kill();
        for players in playing {
            tables.push(players.await.expect("no panic"));
        }
        victim = Victim::start(&database);
        let store = store::open(&database).await.expect("the same database");
        for [ada, ben] in &tables {
            let log = store.log(ada.table, 0).await.expect("a log");
            assert!(log.iter().map(|line| line.n).eq(0..log.len() as i64), "the log is dense");
            let row = store.find_match(ada.table).await.expect("read").expect("a match");
            for player in [ada, ben] {
                let missing = player.missing(&log, &row);
                assert!(missing.is_empty(), "round {round}, seat {}: {missing:?}", player.seat);
            }
        }
        store.close().await;
    }
    // Whatever happened, each finished match has counted once.
    let store = store::open(&database).await.expect("the same database");
    let mut over = 0;
    for [ada, _] in &tables {
        let row = store.find_match(ada.table).await.expect("read").expect("a match");
        over += i64::from(row.status == Status::Over);
    }
    store.close().await;
    assert!(over > 0, "no match has ended");
    for http in &people {
        let mut http = Http::new(&victim.url).with_cookie(http.cookie().expect("a session"));
        let games = tokio::task::spawn_blocking(move || {
            let me = http.get::<Me>("/api/me").expect("signed in");
            http.get::<Profile>(&format!("/api/users/{}", me.id)).expect("a profile").ratings[0].games
        });
        assert_eq!(i64::from(games.await.expect("no panic")), over);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_lose_nothing_on_sqlite() {
    let folder = tempfile::TempDir::new().expect("a folder");
    killed_again_and_again(format!("sqlite:{}", folder.path().join("orrery.db").display())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_lose_nothing_on_postgres() {
    killed_again_and_again(crate::postgres::fresh_database().await).await;
}

/// A message that crashes in its socket is refused, and the socket works on as before.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_fails_does_not_end_its_socket() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("orrery.db").display());
    // The first message is the greeting.
    let victim = Victim::start_after("export ORRERY_CRASH_AT=receive:2:panic", &database);
    let mut http = Http::new(&victim.url);
    let http = tokio::task::spawn_blocking(move || http.become_guest().map(|_| http)).await.expect("no panic");
    let mut socket = Socket::open(&http.expect("a guest"), Lang::En).await.expect("a socket");
    let cid = Uuid::now_v7();
    socket.send(&ClientMsg::Concede { table: Uuid::now_v7(), cid, seat: 0 }).await.expect("sent");
    socket.send(&ClientMsg::Ping { n: 7 }).await.expect("sent");
    let mut answers = Vec::new();
    while answers.len() < 2 {
        let answer = tokio::time::timeout(LONG, socket.next()).await.expect("an answer in time").expect("a message");
        answers.extend(Some(answer).filter(|answer| !matches!(answer, ServerMsg::Hello { .. })));
    }
    assert!(matches!(answers[0], ServerMsg::Nack { code: Nack::Fault, cid: Some(of), .. } if of == cid), "{answers:?}");
    assert!(matches!(answers[1], ServerMsg::Pong { n: 7 }), "{answers:?}");
}

/// The check notices a lost choice, in a match that has ended too, and a lost concession.
#[test]
fn nothing_that_was_promised_is_forgiven() {
    let (kept, gone) = (Uuid::now_v7(), Uuid::now_v7());
    let line = |n, cid| Line { n, at: 0, seat: Some(0), cid, body: String::new(), clocks: String::new() };
    let mut player = Player::new(&Http::new("http://localhost").with_cookie("x"), Uuid::now_v7(), 0);
    let row = |conceded: Option<u8>| Match {
        id: player.table,
        game: String::new(),
        mode: String::new(),
        setup: String::new(),
        options: String::new(),
        meta: String::new(),
        public: false,
        rated: false,
        status: Status::Over,
        creator: Uuid::nil(),
        created: 0,
        started: Some(0),
        ended: Some(1),
        result: Some(format!(r#"{{"winners":[1],"conceded":{:?}}}"#, conceded.as_slice())),
        deadline: None,
        lines: 3,
    };
    let (by_concession, otherwise) = (row(Some(0)), row(None));
    let log = [line(0, None), line(1, Some(kept)), line(2, None)];
    player.acknowledged = vec![kept];
    assert!(player.missing(&log, &otherwise).is_empty());
    player.conceded = true;
    assert!(player.missing(&log, &by_concession).is_empty());
    assert_eq!(player.missing(&log, &otherwise).len(), 1);
    player.acknowledged.push(gone);
    assert_eq!(player.missing(&log, &by_concession).len(), 1);
}
