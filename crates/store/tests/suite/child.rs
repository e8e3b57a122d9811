//! The test binary, started again as another process that can be killed, run into limits, or hold locks.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use store::{Store, open};

use crate::scene::{append, command, id};

const ROLE: &str = "ORRERY_STORE_CHILD";
const URL: &str = "ORRERY_STORE_URL";
/// The prefix of the child's output, because the test harness prints too.
const MARK: &str = "child: ";

/// The task of a child.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// Appends to the first four matches as fast as it can and reports every acknowledged line.
    Player,
    /// Appends one line to match 0 for every line it receives, and reports the result.
    Clerk,
    /// Takes the lease and keeps it until it is killed.
    Tenant,
    /// Holds the write lock of a SQLite file until it receives a line.
    Thief,
}

/// A child process and its output. Dropping it kills it.
pub(crate) struct Other {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Other {
    pub(crate) fn start(role: Role, url: &str) -> Self {
        // A process that writes beyond its limit gets a signal that kills it. When the signal is ignored, the write
        // fails instead, as it does on a full disk.
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

    /// The next line of its output; `None` when it has ended.
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

    /// Kills it without warning (SIGKILL) and returns the rest of its output.
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

/// Not a test of its own: the entry point of [`Other`].
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

/// Writes a line at once, so that a killed child has printed a line completely or not at all.
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
