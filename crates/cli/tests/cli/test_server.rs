//! A server process for one test, which can be killed and restarted.

use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use client::Http;
use protocol::{BotMade, Credentials, Me, NewBot};

use crate::support::{Folder, command};

/// A time limit that holds even on a busy computer.
const LONG: Duration = Duration::from_mins(4);

pub(crate) struct TestServer {
    server: Option<Child>,
    pub(crate) folder: Folder,
    pub(crate) url: String,
}

impl TestServer {
    /// Starts a server without limits and without delays between moves of bots.
    pub(crate) fn open() -> Self {
        let folder = Folder::new();
        let (server, url) = start(&folder, "127.0.0.1:0");
        Self { server: Some(server), folder, url }
    }

    /// Kills the server without a shutdown.
    pub(crate) fn kill(&mut self) {
        let mut server = self.server.take().expect("a running server");
        server.kill().expect("it can be killed");
        server.wait().expect("it ends");
    }

    /// Starts the server again at the same address.
    pub(crate) fn reopen(&mut self) {
        let address = self.url.trim_start_matches("http://").to_owned();
        let (server, url) = start(&self.folder, &address);
        assert_eq!(url, self.url);
        self.server = Some(server);
    }

    /// An `orrery join` command for this server, with a separate data folder for each person.
    pub(crate) fn join(&self, person: &str, args: &[&str]) -> std::process::Command {
        let mut command = command(&[&["join"], args].concat());
        command.env("ORRERY_DIR", self.folder.path().join(person)).env_remove("ORRERY_TOKEN");
        command
    }

    /// Creates an account with a bot and returns the account's client and the bot with its token.
    pub(crate) fn bot(&self) -> (Http, BotMade) {
        let mut http = Http::new(&self.url);
        http.become_guest().expect("a guest session");
        let credentials = Credentials { name: "Keeper".to_owned(), password: "a long enough one".to_owned() };
        http.post::<Me>("/api/account", &credentials).expect("a new account");
        let bot = http.post::<BotMade>("/api/bots", &NewBot { name: "Clockwork".to_owned() }).expect("a new bot");
        (http, bot)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if self.server.is_some() {
            self.kill();
        }
    }
}

fn start(folder: &Folder, address: &str) -> (Child, String) {
    let data = folder.file("house");
    let args = ["serve", "--listen", address, "--data", &data, "--no-limits", "--machine-pace", "0"];
    let mut server = command(&args)
        .env("ORRERY_LOG", "error")
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("the server starts");
    let mut lines = BufReader::new(server.stdout.take().expect("a pipe")).lines();
    let line = lines.next().expect("a first line").expect("UTF-8");
    let url = line.strip_prefix("Orrery is running at ").expect("the address").to_owned();
    (server, url)
}

/// Waits for a program to end. The test fails if it does not end in time.
#[track_caller]
pub(crate) fn finish(child: Child) -> Output {
    let (id, (done, wait)) = (child.id(), mpsc::channel());
    std::thread::spawn(move || done.send(child.wait_with_output()));
    wait.recv_timeout(LONG).unwrap_or_else(|_| panic!("program {id} does not end")).expect("a started program")
}

/// Reads lines until one contains `part`. Returns everything that was read.
#[track_caller]
pub(crate) fn until(lines: &mut Lines<BufReader<ChildStdout>>, part: &str) -> String {
    let mut read = String::new();
    for line in lines {
        let line = line.expect("UTF-8");
        read = read + &line + "\n";
        if line.contains(part) {
            return read;
        }
    }
    panic!("{part:?} never came after:\n{read}");
}
