//! The example bot in Python, against `orrery serve`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use client::Http;
use protocol::{Phase, TableInfo};

use crate::house::{House, finish, until};

/// The bot with these arguments. Its lines come at once, as a terminal would show them.
fn bot(args: &[&str]) -> Command {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/bot.py");
    let mut command = Command::new("python3");
    command.arg("-u").arg(script).args(args).env_remove("ORRERY_TOKEN").env("PYTHONDONTWRITEBYTECODE", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The table a bot says it sits at.
fn table(http: &mut Http, said: &str) -> TableInfo {
    let id = said.split("/t/").nth(1).and_then(|rest| rest.get(..36)).expect("the bot says where it sits");
    http.get(&format!("/api/tables/{id}")).expect("the table")
}

#[test]
fn the_example_bot_plays_a_match_with_its_token() {
    let house = House::open();
    let (mut http, made) = house.bot();
    let token = made.token.expect("a fresh token");
    let child = bot(&[&house.url, "--token", &token]).spawn().expect("this test needs python3 in the PATH");
    let output = finish(child);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "stdout:\n{out}\nstderr:\n{err}");
    assert!(out.contains("Clockwork sits in seat 1") && out.contains("the match is over; won by"), "{out}");
    assert_eq!(err, "", "nothing went wrong on the way");
    let info = table(&mut http, &out);
    assert_eq!((info.phase, info.result.is_some()), (Phase::Over, true));
}

#[test]
fn the_example_bot_comes_back_after_a_crash_of_the_server() {
    let mut house = House::open();
    let mut child = bot(&[&house.url, "--verbose"]).spawn().expect("this test needs python3 in the PATH");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let said = until(&mut lines, " sits in seat ");
    until(&mut lines, ": ");
    house.kill();
    house.reopen();
    until(&mut lines, "the match is over");
    let output = finish(child);
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && err.contains("the connection is lost"), "{err}");
    let mut http = Http::new(&house.url);
    http.become_guest().expect("guests are welcome");
    assert_eq!(table(&mut http, &said).phase, Phase::Over);
}

#[test]
fn the_example_bot_says_why_it_cannot_play() {
    let house = House::open();
    for (args, code, part) in [
        (vec![house.url.as_str(), "--token", "nonsense"], 1, "no_session"),
        (vec![house.url.as_str(), "--table", "00000000-0000-7000-8000-000000000000"], 1, "no_table"),
        (vec!["http://127.0.0.1:1"], 3, "cannot reach"),
    ] {
        let output = finish(bot(&args).spawn().expect("this test needs python3 in the PATH"));
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{err}");
        assert!(err.contains(part), "{err}");
    }
}
