//! `orrery join` against `orrery serve`, through pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};

use client::Http;
use protocol::{OpenTable, Opened, SeatWish, TableInfo};

use crate::support::{Folder, first_options, orrery, orrery_fed};
use crate::test_server::{TestServer, finish, until};

/// Writes the input from a thread, because the program may end before it has read all of it.
fn feed(child: &mut Child, input: &str) {
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    std::thread::spawn(move || stdin.write_all(input.as_bytes()));
}

/// Runs `orrery join` with this input to its end.
#[track_caller]
fn joined(server: &TestServer, person: &str, args: &[&str], input: &str, code: i32) -> String {
    let mut child = server.join(person, args).spawn().expect("the program starts");
    feed(&mut child, input);
    let output = finish(child);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "stdout:\n{out}\nstderr:\n{err}");
    format!("{out}{err}")
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is missing in:\n{text}");
    }
}

/// The link that the program has printed.
fn link(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("Link to this table: ")).expect("a printed link")
}

#[test]
fn a_duel_is_played_to_its_end_from_the_hall() {
    let server = TestServer::open();
    let text = joined(&server, "ada", &[&server.url, "--yes"], &format!("new cadet\n{}", first_options(5000)), 0);
    has(&text, &["You are: Guest", "Star Realms, Duel", "== Turn", "1. ", "The match is over", " wins", "/file"]);
    assert!(!text.contains("unrendered"), "{text}");

    // The same person returns to the table. The session file is readable only by its owner.
    let again = joined(&server, "ada", &[link(&text)], "save /dev/null/nowhere\nquit\n", 0);
    has(&again, &["The match is over", ": you", "! /dev/null/nowhere"]);
    #[cfg(unix)]
    for file in std::fs::read_dir(server.folder.path().join("ada/sessions")).expect("a folder of sessions") {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(file.expect("an entry").metadata().expect("a file").permissions().mode() & 0o777, 0o600);
    }
    let stranger = joined(&server, "ben", &[link(&text)], "quit\n", 0);
    has(&stranger, &["You are watching", "The match is over"]);
}

#[test]
fn commands_are_answered_in_the_middle_of_a_match() {
    let server = TestServer::open();
    let file = server.folder.file("match.orrery");
    let input = format!(
        "new cadet\nhelp\nshow\nwhy 1\ncard scout\ncard zzzzz\nsay good luck\nall\nlog 3\nhold\nback\nlang uk\nlang en\n\
         agree\nnonsense\nconcede\nconcede\nsave {file}\nquit\n"
    );
    let text = joined(&server, "ada", &[&server.url], &input, 0);
    has(
        &text,
        &[
            "say TEXT: Say something to the table",
            "[1] ",
            "Scout",
            "No card has this name",
            "Chat, Guest",
            "Хід",
            "Nobody asks you to agree",
            "neither an option nor a command",
            "! This gives the match up",
            "The match is over",
            "A copy is saved in",
        ],
    );
    assert!(std::fs::read_to_string(&file).is_ok_and(|text| !text.is_empty()));
}

/// Returns whether the text hides all cards that this player draws.
fn only_backs(text: &str, name: &str) -> bool {
    let drawn = text.lines().filter(|line| line.starts_with(name) && line.contains(" draws "));
    drawn.into_iter().all(|line| line.ends_with(" draws a card"))
}

#[test]
fn two_people_and_a_watcher_see_the_same_end() {
    let server = TestServer::open();
    let mut host = Http::new(&server.url);
    host.become_guest().expect("a guest session");
    let seats = vec![SeatWish::Open, SeatWish::Open];
    let wish = OpenTable { game: "star-realms".to_owned(), seats, ..OpenTable::default() };
    let table = host.post::<Opened>("/api/tables", &wish).expect("a table");
    let link = format!("{}{}", server.url, table.path);
    let mut ada = server.join("ada", &[&link, "--yes"]).spawn().expect("the program starts");
    let mut lines = BufReader::new(ada.stdout.take().expect("a pipe")).lines();
    let ada_waits = until(&mut lines, "The match begins when every seat is taken");
    // A taken seat cannot be taken again.
    let refused = joined(&server, "eve", &[&link, "--seat", "1"], "", 1);
    has(&refused, &["the seat is taken"]);
    let watcher = server.join("cleo", &[&link, "--watch"]).stdin(Stdio::null()).spawn().expect("the program starts");
    let mut ben = server.join("ben", &[&link, "--seat", "2", "--yes"]).spawn().expect("the program starts");
    feed(&mut ada, &first_options(5000));
    feed(&mut ben, &first_options(5000));
    // Read all outputs at the same time: a client whose output is not read stops playing.
    let [ben, watcher] = [ben, watcher].map(|child| std::thread::spawn(|| finish(child).stdout));
    let ada_saw = until(&mut lines, "The whole match as a file");
    let [ben_saw, watcher_saw] =
        [ben, watcher].map(|saw| String::from_utf8(saw.join().expect("no panic")).expect("UTF-8"));
    assert!(finish(ada).status.success());
    has(&ada_waits, &["1. Guest", ": you", "2. Player 2: free seat"]);
    has(&ada_saw, &["sits down", "The match begins"]);
    assert!(!ada_saw.contains("You have nothing to decide"), "{ada_saw}");
    has(&watcher_saw, &["You are watching", "== Turn"]);
    let winner = |text: &str| text.lines().find(|line| line.ends_with(" wins")).map(str::to_owned).expect("a winner");
    assert_eq!(winner(&ada_saw), winner(&ben_saw));
    assert_eq!(winner(&ada_saw), winner(&watcher_saw));
    assert!(only_backs(&watcher_saw, "Guest"), "a spectator sees drawn cards:\n{watcher_saw}");
}

#[test]
fn two_people_at_one_device_pass_it_on() {
    let server = TestServer::open();
    let (_, bot) = server.bot();
    let token = bot.token.expect("a fresh token");
    let mut http = Http::new(&server.url).with_token(&token);
    let seats = vec![SeatWish::Me, SeatWish::Here("Ben".to_owned())];
    let wish = OpenTable { game: "star-realms".to_owned(), seats, ..OpenTable::default() };
    let table = http.post::<Opened>("/api/tables", &wish).expect("a table");
    let link = format!("{}{}", server.url, table.path);
    let text = joined(&server, "ada", &[&link, "--token", &token, "--yes"], &first_options(8000), 0);
    has(&text, &["Pass the device to Clockwork", "Pass the device to Ben", "The match is over"]);
    for part in text.split("Pass the device to ").skip(1) {
        let other = if part.starts_with("Ben") { "Clockwork" } else { "Ben" };
        let (seen, _) = part.split_once("The match is over").unwrap_or((part, ""));
        assert!(!seen.contains(&format!("{other} (you)")) && only_backs(seen, other), "two hands:\n{part}");
    }
}

#[test]
fn a_killed_server_is_waited_for() {
    let mut server = TestServer::open();
    let mut child = server.join("ada", &[&server.url, "--yes"]).spawn().expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"new cadet\n1\n1\n").expect("an open pipe");
    let begun = until(&mut lines, "Link to this table: ");
    let link = link(&begun).to_owned();
    until(&mut lines, "1. ");
    for _ in 0..2 {
        server.kill();
        stdin.write_all(first_options(3).as_bytes()).expect("an open pipe");
        until(&mut lines, "The connection is lost");
        server.reopen();
        until(&mut lines, "The connection is back");
        until(&mut lines, "1. ");
    }
    std::thread::spawn(move || stdin.write_all(first_options(5000).as_bytes()));
    until(&mut lines, "The match is over");
    assert!(finish(child).status.success());
    let mut http = Http::new(&server.url);
    http.become_guest().expect("a guest session");
    let id = link.rsplit('/').next().expect("an id");
    let info: TableInfo = http.get(&format!("/api/tables/{id}")).expect("the table");
    assert!(info.result.is_some());
    let file = http.get_text(&format!("/api/tables/{id}/file")).expect("the file of a finished match");
    let folder = Folder::new();
    orrery(&["verify", &folder.write("match.orrery", file)]).expect(0);
}

#[test]
fn mistakes_are_told_with_their_codes() {
    let server = TestServer::open();
    for url in ["127.0.0.1:1", "http://x/t/nothing", "ftp://x"] {
        has(&joined(&server, "ada", &[url], "", 2), &["expected http://HOST:PORT"]);
    }
    let nowhere = format!("{}/t/00000000-0000-7000-8000-000000000000", server.url);
    has(&joined(&server, "ada", &[&nowhere], "", 1), &["there is no such table"]);
    has(&joined(&server, "ada", &[&server.url, "--token", "nonsense"], "", 1), &["sign in"]);
    has(&joined(&server, "ada", &[&server.url, "--name", "Keeper"], "", 2), &["--password-stdin"]);
    let wrong = joined(&server, "ada", &[&server.url, "--name", "Keeper", "--password-stdin"], "wrong\n", 1);
    has(&wrong, &["name or password is wrong"]);
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its number");
    has(&joined(&server, "ada", &[&format!("http://{free}")], "", 3), &["cannot reach"]);
    let run = orrery_fed(&["join"], "").expect(2);
    has(&run.err, &["Usage"]);
}

#[test]
fn an_account_is_known_by_its_password_and_then_by_its_session() {
    let server = TestServer::open();
    server.bot();
    let password = "a long enough one\nquit\n";
    let text = joined(&server, "ada", &[&server.url, "--name", "Keeper", "--password-stdin"], password, 0);
    has(&text, &["You are: Keeper"]);
    has(&joined(&server, "ada", &[&server.url, "--name", "keeper"], "quit\n", 0), &["You are: Keeper"]);
    has(&joined(&server, "ada", &[&server.url], "quit\n", 0), &["You are: Guest"]);
}

#[test]
fn an_interrupt_leaves_politely() {
    if !cfg!(unix) {
        return;
    }
    let server = TestServer::open();
    let mut child = server.join("ada", &[&server.url]).spawn().expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"new cadet\n").expect("an open pipe");
    let link = link(&until(&mut lines, "Link to this table: ")).to_owned();
    until(&mut lines, "1. ");
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    until(&mut lines, &format!("Come back with: orrery join {link}"));
    assert_eq!(finish(child).status.code(), Some(130));
    drop(stdin);
}
