//! A PostgreSQL for the tests: one server for the whole run, a database for every test.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// The shell outlives the tests by a moment: when its standard input closes, however the tests ended, it stops the
/// server and removes the folder.
const SCRIPT: &str = r#"
bin=$1
umask 077
dir=$(mktemp -d "${TMPDIR:-/tmp}/orrery-pg.XXXXXX") || exit 1
cd "$dir" || exit 1
trap 'cd /; rm -rf "$dir"' EXIT
if ! "$bin/initdb" -D data -U postgres -A trust -E UTF8 --locale=C --no-sync >log 2>&1; then cat log >&2; exit 1; fi
listen="-c listen_addresses="
if [ -n "$2" ]; then
    {
        openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority -keyout ca.key -out ca.crt &&
            openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout data/server.key -out server.csr &&
            echo subjectAltName=DNS:localhost >names &&
            openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names \
                -out data/server.crt
    } >>log 2>&1 || { cat log >&2; exit 1; }
    listen="-c listen_addresses=localhost -c port=$2 -c ssl=on"
fi
"$bin/postgres" -D data -k "$dir" $listen -c max_connections=300 >>log 2>&1 &
server=$!
echo "$dir"
read -r _
kill -INT $server
wait $server
"#;

static SERVER: LazyLock<Server> = LazyLock::new(Server::start);

/// The address of a new, empty database.
pub(crate) async fn fresh_database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(1);
    let name = format!("suite_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let mut admin = SERVER.connect().await;
    sqlx::query(AssertSqlSafe(format!("create database {name}"))).execute(&mut admin).await.unwrap();
    admin.close().await.unwrap();
    SERVER.url(&name)
}

pub(crate) struct Server {
    pub(crate) folder: PathBuf,
    /// Keeps the pipe open. It is never locked.
    _shell: Mutex<Child>,
}

impl Server {
    fn start() -> Self {
        Self::start_on(None)
    }

    /// With a port, it can also be reached over the network, encrypted.
    pub(crate) fn start_on(port: Option<u16>) -> Self {
        let bin = binaries();
        let mut command = if is_root() { as_postgres() } else { Command::new("sh") };
        command
            .args(["-c", SCRIPT, "sh"])
            .arg(&bin)
            .arg(port.map_or(String::new(), |port| port.to_string()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl-C is for the tests; the shell cleans up afterwards.
        let mut shell = command.process_group(0).current_dir("/").spawn().expect("a shell can be started");
        let mut folder = String::new();
        let stdout = shell.stdout.take().expect("it is piped");
        BufReader::new(stdout).read_line(&mut folder).expect("the shell prints the folder");
        assert!(!folder.is_empty(), "initdb of {} failed, see above", bin.display());
        Self { folder: folder.trim().into(), _shell: Mutex::new(shell) }
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder.display())
    }

    async fn connect(&self) -> PgConnection {
        let begun = Instant::now();
        loop {
            match PgConnection::connect(&self.url("postgres")).await {
                Ok(connection) => return connection,
                Err(error) if begun.elapsed() > Duration::from_mins(1) => {
                    let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                    panic!("PostgreSQL does not start: {error}\n{log}");
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
}

/// The folder of the distribution's newest version; otherwise the search path.
fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    places.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = places.into_iter().rev().chain(std::env::split_paths(&path));
    places.into_iter().find(|place| place.join("initdb").exists()).expect(
        "PostgreSQL is not installed, and the suite of the store runs on it. `cargo xtask test` installs it; to do \
         that manually, install the package `postgresql` of your distribution",
    )
}

/// PostgreSQL refuses to run as root.
fn as_postgres() -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--", "sh"]);
    command
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    Path::new("/proc/self").metadata().is_ok_and(|me| me.uid() == 0)
}
