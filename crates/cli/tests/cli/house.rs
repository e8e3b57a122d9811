//! A server of its own for a test, as a program that can be killed.

use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use client::Http;
use protocol::{BotMade, Credentials, Me, NewBot};

use crate::support::{Folder, command};

/// Nothing in these tests takes longer, however busy the machine is.
const LONG: Duration = Duration::from_mins(4);

pub(crate) struct House {
    server: Option<Child>,
    pub(crate) folder: Folder,
    pub(crate) url: String,
}

impl House {
    /// Without limits, and machines do not dawdle.
    pub(crate) fn open() -> Self {
        let folder = Folder::new();
        let (server, url) = start(&folder, "127.0.0.1:0");
        Self { server: Some(server), folder, url }
    }

    /// Ends the server in mid-sentence.
    pub(crate) fn kill(&mut self) {
        let mut server = self.server.take().expect("an open house");
        server.kill().expect("it can be killed");
        server.wait().expect("it ends");
    }

    /// Opens again at the same address.
    pub(crate) fn reopen(&mut self) {
        let address = self.url.trim_start_matches("http://").to_owned();
        let (server, url) = start(&self.folder, &address);
        assert_eq!(url, self.url);
        self.server = Some(server);
    }

    /// A command against this house, with a folder of its own for whoever runs it.
    pub(crate) fn join(&self, person: &str, args: &[&str]) -> std::process::Command {
        let mut command = command(&[&["join"], args].concat());
        command.env("ORRERY_DIR", self.folder.path().join(person)).env_remove("ORRERY_TOKEN");
        command
    }

    /// An account with a program of its own, and the program's token.
    pub(crate) fn bot(&self) -> (Http, BotMade) {
        let mut http = Http::new(&self.url);
        http.become_guest().expect("guests are welcome");
        let credentials = Credentials { name: "Keeper".to_owned(), password: "a long enough one".to_owned() };
        http.post::<Me>("/api/account", &credentials).expect("a new account");
        let bot = http.post::<BotMade>("/api/bots", &NewBot { name: "Clockwork".to_owned() }).expect("a new bot");
        (http, bot)
    }
}

impl Drop for House {
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
    let url = line.strip_prefix("Orrery is open: ").expect("it says where").to_owned();
    (server, url)
}

/// Waits for a program to end; one that does not is killed and fails the test.
#[track_caller]
pub(crate) fn finish(child: Child) -> Output {
    let (id, (done, wait)) = (child.id(), mpsc::channel());
    std::thread::spawn(move || done.send(child.wait_with_output()));
    wait.recv_timeout(LONG).unwrap_or_else(|_| panic!("program {id} does not end")).expect("it was started")
}

/// Reads lines until one holds this; what was read is given back.
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
