//! The example bot in Python, against `orrery serve`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use client::Http;
use protocol::{Phase, TableInfo};

use crate::test_server::{TestServer, finish, until};

/// The command for the bot with these arguments. Its output is unbuffered.
fn bot(args: &[&str]) -> Command {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/bot.py");
    let mut command = Command::new("python3");
    command.arg("-u").arg(script).args(args).env_remove("ORRERY_TOKEN").env("PYTHONDONTWRITEBYTECODE", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The table that the bot has printed.
fn table(http: &mut Http, said: &str) -> TableInfo {
    let id = said.split("/t/").nth(1).and_then(|rest| rest.get(..36)).expect("the bot prints its table");
    http.get(&format!("/api/tables/{id}")).expect("the table")
}

#[test]
fn the_example_bot_plays_a_match_with_its_token() {
    let server = TestServer::open();
    let (mut http, made) = server.bot();
    let token = made.token.expect("a fresh token");
    let child = bot(&[&server.url, "--token", &token]).spawn().expect("this test needs python3 in the PATH");
    let output = finish(child);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "stdout:\n{out}\nstderr:\n{err}");
    assert!(out.contains("Clockwork sits in seat 1") && out.contains("the match is over; won by"), "{out}");
    assert_eq!(err, "", "the bot reports no errors");
    let info = table(&mut http, &out);
    assert_eq!((info.phase, info.result.is_some()), (Phase::Over, true));
}

#[test]
fn the_example_bot_comes_back_after_a_crash_of_the_server() {
    let mut server = TestServer::open();
    let mut child = bot(&[&server.url, "--verbose"]).spawn().expect("this test needs python3 in the PATH");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let said = until(&mut lines, " sits in seat ");
    until(&mut lines, ": ");
    server.kill();
    server.reopen();
    until(&mut lines, "the match is over");
    let output = finish(child);
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && err.contains("the connection is lost"), "{err}");
    let mut http = Http::new(&server.url);
    http.become_guest().expect("a guest session");
    assert_eq!(table(&mut http, &said).phase, Phase::Over);
}

#[test]
fn the_example_bot_says_why_it_cannot_play() {
    let server = TestServer::open();
    for (args, code, part) in [
        (vec![server.url.as_str(), "--token", "nonsense"], 1, "no_session"),
        (vec![server.url.as_str(), "--table", "00000000-0000-7000-8000-000000000000"], 1, "no_table"),
        (vec!["http://127.0.0.1:1"], 3, "cannot reach"),
    ] {
        let output = finish(bot(&args).spawn().expect("this test needs python3 in the PATH"));
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{err}");
        assert!(err.contains(part), "{err}");
    }
}
