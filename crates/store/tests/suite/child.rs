//! The test binary, started again as another process that can be killed, starved or told to be in the way.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use store::{Store, open};

use crate::scene::{append, command, id};

const ROLE: &str = "ORRERY_STORE_CHILD";
const URL: &str = "ORRERY_STORE_URL";
/// What the child prints begins with it; the test harness talks too.
const MARK: &str = "child: ";

/// What a child is there for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// Appends to the first four matches as fast as it can and tells every line that was acknowledged.
    Player,
    /// Appends one line to match 0 for every line it is sent, and tells how it went.
    Clerk,
    /// Takes the lease and keeps it until it is killed.
    Tenant,
    /// Holds the write lock of a SQLite file until it is sent a line.
    Thief,
}

/// A child and its voice. Dropping it kills it.
pub(crate) struct Other {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Other {
    pub(crate) fn start(role: Role, url: &str) -> Self {
        // A process that writes beyond its limit gets a signal that kills it; ignored, the write fails instead, as it
        // does on a full disk.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" --exact child::child --nocapture --test-threads=1"])
            .arg(std::env::current_exe().unwrap())
            .env(ROLE, format!("{role:?}"))
            .env(URL, url)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self { child, stdin, stdout: BufReader::new(stdout) }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// What it says next; `None` when it has ended.
    pub(crate) fn hear(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            if self.stdout.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            if let Some((_, said)) = line.split_once(MARK).filter(|_| line.ends_with('\n')) {
                return Some(said.trim_end().to_owned());
            }
        }
    }

    /// Sends a line and waits for the answer.
    pub(crate) fn ask(&mut self) -> String {
        self.stdin.write_all(b"\n").unwrap();
        self.hear().expect("the child answers")
    }

    /// Kills it without warning (SIGKILL) and returns what it still managed to say.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        let said = std::iter::from_fn(|| self.hear()).collect();
        self.child.wait().unwrap();
        said
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// No test of its own: the door by which [`Other`] comes in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let (Ok(role), Ok(url)) = (std::env::var(ROLE), std::env::var(URL)) else { return };
    match role.as_str() {
        "Player" => play(open(&url).await.unwrap()).await,
        "Clerk" => serve(&*open(&url).await.unwrap()).await,
        "Tenant" => {
            let store = open(&url).await.unwrap();
            store.take_lease(&store::Node::here(), 600_000).await.unwrap();
            say("taken");
            heard().await;
        }
        "Thief" => hold(&url).await,
        other => panic!("no role {other}"),
    }
}

/// One write a line, so that a killed child has said a line whole or not at all.
fn say(what: &str) {
    std::io::stdout().write_all(format!("{MARK}{what}\n").as_bytes()).unwrap();
}

async fn heard() -> bool {
    let line = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new()));
    line.await.unwrap().unwrap() > 0
}

async fn play(store: Arc<dyn Store>) {
    let players = [0, 1, 2, 3].map(|n| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let first = store.find_match(id(n)).await.unwrap().unwrap().lines;
            for line in first.. {
                store.append(append(id(n), [command(line, 0, id(line as u128))])).await.unwrap();
                say(&format!("{n} {line}"));
            }
        })
    });
    for player in players {
        player.await.unwrap();
    }
}

async fn serve(store: &dyn Store) {
    let mut next = store.find_match(id(0)).await.unwrap().unwrap().lines;
    while heard().await {
        let done = store.append(append(id(0), [command(next, 0, id(next as u128))])).await;
        next += i64::from(done.is_ok());
        say(&format!("{done:?}"));
    }
}

async fn hold(url: &str) {
    let mut connection = SqliteConnection::connect(url).await.unwrap();
    sqlx::raw_sql("begin immediate").execute(&mut connection).await.unwrap();
    say("held");
    heard().await;
    sqlx::raw_sql("rollback").execute(&mut connection).await.unwrap();
    say("released");
    heard().await;
}
