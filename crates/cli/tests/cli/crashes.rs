//! A server that dies between any two steps loses no acknowledged command and repeats none, and matches continue.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::{ClientError, Http, Mirror, News, Socket, naive_pick};
use protocol::{ClientMsg, Lang, Nack, OpenTable, Opened, Role, SeatWish, TableId};
use uuid::Uuid;

/// A time limit that holds even on a busy computer.
const LONG: Duration = Duration::from_mins(1);
/// The steps of a command, in order.
const POINTS: [&str; 6] = ["receive", "commit", "committed", "ack", "acked", "broadcast"];
/// The tests alternate between these games, because the writes do not depend on the game.
const GAMES: [&str; 2] = ["star-realms", "sw-lcg"];

struct Server {
    process: Child,
    url: String,
}

impl Server {
    fn start(data: &Path, crash_at: Option<&str>) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--machine-pace", "0", "--data"]).arg(data);
        command.env("ORRERY_LOG", "error").stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(point) = crash_at {
            command.env("ORRERY_CRASH_AT", point);
        }
        let mut process = command.spawn().expect("orrery starts");
        let mut line = String::new();
        let stdout = process.stdout.take().expect("a pipe");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let url = line.trim().rsplit(' ').next().expect("an address").to_owned();
        Self { process, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A player who remembers the acknowledged commands.
struct Player {
    table: TableId,
    cookie: String,
    mirror: Mirror,
    acknowledged: Vec<(Uuid, u32)>,
    /// A command without an answer.
    pending: Option<ClientMsg>,
}

impl Player {
    fn sit_down(url: &str, game: &str) -> Self {
        let mut http = Http::new(url);
        http.become_guest().expect("a guest session");
        let seats = vec![SeatWish::Me, SeatWish::Machine("lively".to_owned())];
        let wish = OpenTable { game: game.to_owned(), seats, ..OpenTable::default() };
        let table = http.post::<Opened>("/api/tables", &wish).expect("a table").id;
        let cookie = http.cookie().expect("a session").to_owned();
        Self { table, cookie, mirror: Mirror::new(table), acknowledged: Vec::new(), pending: None }
    }

    /// Plays until this number of commands is acknowledged, the match is over, or the server is gone.
    async fn play(&mut self, url: &str, commands: usize) -> Result<(), ClientError> {
        let http = Http::new(url).with_cookie(&self.cookie);
        let mut socket = Socket::open(&http, Lang::En).await?;
        let (table, have) = (self.table, self.mirror.n);
        socket.send(&ClientMsg::Join { table, role: Role::Seat(0), have, said: None }).await?;
        if let Some(msg) = &self.pending {
            socket.send(msg).await?;
        }
        let goal = self.acknowledged.len() + commands;
        while self.acknowledged.len() < goal && !self.mirror.is_over() {
            let msg = tokio::time::timeout(LONG, socket.next()).await.expect("a message in time")?;
            let waiting = self.pending.as_ref().and_then(ClientMsg::cid);
            match self.mirror.receive(&msg) {
                News::Done(cid, n) if Some(cid) == waiting => {
                    self.acknowledged.push((cid, n));
                    self.pending = None;
                }
                // The table failed on this command. It is loaded again, and then the command is sent again.
                News::Refused(cid, Nack::Fault, _) if cid == waiting => {}
                News::Refused(cid, code, reason) if cid == waiting => panic!("refused: {code:?} {reason:?}"),
                News::Lost(reason) if reason.contains("loaded again") => {
                    // Like any client, join again and repeat the unanswered command.
                    socket.send(&ClientMsg::Join { table, role: Role::Seat(0), have: None, said: None }).await?;
                    if let Some(msg) = &self.pending {
                        socket.send(msg).await?;
                    }
                }
                News::Lost(reason) => panic!("drifted: {reason}"),
                _ => {}
            }
            if self.pending.is_none()
                && let Some(decision) = self.mirror.decision()
                && !self.mirror.is_over()
                // The decision is current only after the last acknowledged update has arrived.
                && self.acknowledged.last().is_none_or(|(_, n)| self.mirror.n >= Some(*n))
            {
                let (cid, choice) = (Uuid::now_v7(), vec![naive_pick(decision).to_owned()]);
                let act = ClientMsg::Act { table, cid, seat: 0, decision: decision.id, choice };
                self.pending = Some(act.clone());
                socket.send(&act).await?;
            }
        }
        Ok(())
    }

    /// Checks that every acknowledged command is in the log exactly once.
    async fn check(&self, data: &Path) {
        let store = store::open(&format!("sqlite:{}", data.join("orrery.db").display())).await.expect("the database");
        let log = store.log(self.table, 0).await.expect("the log");
        store.close().await;
        assert!(log.iter().map(|line| line.n).eq(0..log.len() as i64), "the log is dense");
        for (cid, n) in &self.acknowledged {
            let lines: Vec<i64> = log.iter().filter(|line| line.cid == Some(*cid)).map(|line| line.n).collect();
            assert!(
                matches!(lines.as_slice(), [line] if *line <= i64::from(*n)),
                "{cid} was update {n}, found lines {lines:?}"
            );
        }
        let text: String = log.iter().flat_map(|line| [line.body.as_str(), "\n"]).collect();
        let save = games::Save::read(text.as_bytes()).expect("a save");
        games::verify(&save).expect("a possible match");
    }
}

#[test]
fn a_server_may_die_between_any_two_steps() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let times: Vec<u32> = if long { (1..=40).collect() } else { vec![2, 9] };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for (at, point) in POINTS.into_iter().enumerate() {
        for (time, n) in times.iter().enumerate() {
            let game = GAMES[(at + time) % GAMES.len()];
            let data = tempfile::TempDir::new().expect("a folder");
            let mut doomed = Server::start(data.path(), Some(&format!("{point}:{n}")));
            let mut player = Player::sit_down(&doomed.url, game);
            let played = runtime.block_on(player.play(&doomed.url, 200));
            assert!(played.is_err() || player.mirror.is_over(), "{game}: {point}:{n} was never reached");
            let _ = doomed.process.wait();
            runtime.block_on(player.check(data.path()));
            let server = Server::start(data.path(), None);
            let acknowledged = player.acknowledged.len();
            runtime.block_on(player.play(&server.url, 5)).expect("the server survives");
            assert!(player.mirror.is_over() || player.acknowledged.len() == acknowledged + 5, "{game}: {point}:{n}");
            runtime.block_on(player.check(data.path()));
        }
    }
}

/// A panic in one table does not affect the server: the table is loaded again from its log.
#[test]
fn a_table_that_fails_comes_back_from_its_log() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for (at, point) in ["commit", "committed", "ack", "broadcast"].into_iter().enumerate() {
        let data = tempfile::TempDir::new().expect("a folder");
        let server = Server::start(data.path(), Some(&format!("{point}:6:panic")));
        let mut player = Player::sit_down(&server.url, GAMES[at % GAMES.len()]);
        runtime.block_on(player.play(&server.url, 20)).expect("the server survives");
        assert!(player.acknowledged.len() >= 20 || player.mirror.is_over(), "{point}");
        runtime.block_on(player.check(data.path()));
    }
}

#[test]
fn kill_9_at_any_moment_loses_nothing_acknowledged() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let data = tempfile::TempDir::new().expect("a folder");
    let mut server = Server::start(data.path(), None);
    let mut player = Player::sit_down(&server.url, GAMES[0]);
    for round in 0..if long { 100 } else { 6 } {
        if player.mirror.is_over() || round % 3 == 0 {
            player = Player::sit_down(&server.url, GAMES[round as usize / 3 % GAMES.len()]);
        }
        runtime.block_on(async {
            let url = server.url.clone();
            // Kill at a different time of the match in each round.
            let wait = Duration::from_millis(40 + 37 * (round % 7));
            let kill = async {
                tokio::time::sleep(wait).await;
                server.process.kill().expect("killed");
            };
            let (played, ()) = tokio::join!(player.play(&url, 10_000), kill);
            assert!(played.is_err() || player.mirror.is_over());
        });
        let _ = server.process.wait();
        runtime.block_on(player.check(data.path()));
        server = Server::start(data.path(), None);
    }
    runtime.block_on(player.play(&server.url, 10)).expect("the server survives");
    runtime.block_on(player.check(data.path()));
}
