//! A server whose output is not read.

use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use client::Http;

use crate::support::{Folder, command};

/// A pipe holds 64 KiB and the queue of the log two thousand lines. Both overflow long before the requests end.
#[test]
fn a_log_nobody_reads_stops_nothing() {
    let (folder, requests) = (Folder::new(), if std::env::var_os("ORRERY_LONG").is_some() { 20_000 } else { 4000 });
    let data = folder.file("house");
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--no-limits", "--log", "json"];
    let mut server = command(&args)
        .env("ORRERY_LOG", "trace")
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut lines = BufReader::new(server.stdout.take().expect("a pipe")).lines();
    let line = lines.next().expect("a first line").expect("UTF-8");
    let url = line.strip_prefix("Orrery is running at ").expect("the address").to_owned();
    let (done, wait) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let mut http = Http::new(&url);
        http.become_guest().expect("a guest session");
        for _ in 0..requests {
            http.get_text("/api/me").expect("the guest");
        }
        let _ = done.send(());
    });
    let answered = wait.recv_timeout(Duration::from_mins(4));
    // Start to read the log only now: lines that fit in the queue and the number of lost lines.
    let unread = server.stderr.take().expect("a pipe");
    let reader = std::thread::spawn(move || {
        let lines = BufReader::new(unread).lines().map_while(Result::ok);
        lines.filter(|line| line.contains("log lines were lost")).count()
    });
    let started = Instant::now();
    while answered.is_ok() && started.elapsed() < Duration::from_secs(2) {
        std::thread::sleep(Duration::from_millis(100));
    }
    server.kill().expect("it can be killed");
    server.wait().expect("it ends");
    answered.expect("every request is answered");
    assert!(reader.join().expect("no panic") > 0, "no lines were lost, so the test proves nothing");
}

/// The server shuts down properly even if the process that started it no longer reads its output.
#[test]
fn an_output_nobody_reads_any_more_does_not_disturb_the_end() {
    let folder = Folder::new();
    let data = folder.file("house");
    let mut server = command(&["serve", "--listen", "127.0.0.1:0", "--data", &data])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut lines = BufReader::new(server.stdout.take().expect("a pipe")).lines();
    lines.next().expect("a first line").expect("UTF-8");
    drop(lines);
    let asked = std::process::Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    assert!(asked.expect("kill").success());
    assert_eq!(server.wait().expect("it ends").code(), Some(0));
}
