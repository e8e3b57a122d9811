//! Slow clients: half a header, half a body, answers that are not read, and far too many connections.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use super::raw::{ask, connect, read, upgrade};
use crate::harness::TestServer;

const SECOND: Duration = Duration::from_secs(1);

/// Reads until the server ends the connection. Returns the data and the time it took.
async fn until_closed(mut stream: TcpStream) -> (Vec<u8>, Duration) {
    let started = Instant::now();
    let work = move || {
        let (mut all, mut some) = (Vec::new(), [0; 4096]);
        while let Ok(n @ 1..) = stream.read(&mut some) {
            all.extend_from_slice(&some[..n]);
        }
        all
    };
    (tokio::task::spawn_blocking(work).await.expect("no panic"), started.elapsed())
}

fn long() -> bool {
    std::env::var_os("ORRERY_LONG").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn half_sent_headers_are_not_waited_for() {
    let server = TestServer::open_with(|config| config.timeouts.header = SECOND).await;
    let slow: Vec<TcpStream> = (0..if long() { 400 } else { 100 })
        .map(|n| {
            let mut stream = connect(&server);
            let part = ["", "GET", "GET /healthz HTTP/1.1\r\n", "GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: "][n % 4];
            stream.write_all(part.as_bytes()).expect("sent");
            stream
        })
        .collect();
    assert_eq!(ask(&server, "GET", "/healthz", &[], "").await.status, 200, "other requests are served in the meantime");
    for stream in slow {
        let (_, took) = until_closed(stream).await;
        assert!(took < SECOND * 30, "closed after {took:?}");
    }
    // A client that sends a byte now and then gains nothing.
    let mut drip = connect(&server);
    drip.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ").expect("sent");
    let work = move || {
        let started = Instant::now();
        while started.elapsed() < SECOND * 30 {
            std::thread::sleep(SECOND / 5);
            if drip.write_all(b"a").is_err() {
                return true;
            }
        }
        false
    };
    assert!(tokio::task::spawn_blocking(work).await.expect("no panic"), "the connection is still open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_asks_for_nothing_more_is_closed() {
    let server = TestServer::open_with(|config| config.timeouts.header = SECOND).await;
    let mut stream = connect(&server);
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").expect("sent");
    assert_eq!(read(&mut stream).status, 200);
    let (rest, took) = until_closed(stream).await;
    assert!(rest.is_empty() && took < SECOND * 30, "{rest:?} after {took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_has_to_arrive_in_time() {
    let server = TestServer::open_with(|config| config.timeouts.body = SECOND * 2).await;
    let mut stream = connect(&server);
    let url = server.url();
    let head = format!(
        "POST /api/session HTTP/1.1\r\nhost: {}\r\norigin: {url}\r\ncontent-type: application/json\r\n\
         content-length: 1000\r\n\r\n{{",
        url.trim_start_matches("http://")
    );
    let work = move || {
        stream.write_all(head.as_bytes()).expect("sent");
        let mut other = stream.try_clone().expect("the same stream");
        // Some data always arrives, but never enough.
        std::thread::spawn(move || {
            for _ in 0..100 {
                std::thread::sleep(SECOND / 10);
                if other.write_all(b" ").is_err() {
                    break;
                }
            }
        });
        read(&mut stream)
    };
    let answer = tokio::task::spawn_blocking(work).await.expect("no panic");
    assert_eq!((answer.status, answer.header("connection")), (408, Some("close")), "{answer:?}");
    assert!(answer.body.contains("too_slow"), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections() {
    let server = TestServer::open_with(|config| config.limits.connections_per_address = 8).await;
    let mut open: Vec<TcpStream> = (0..8).map(|_| connect(&server)).collect();
    for stream in &mut open {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").expect("sent");
        assert_eq!(read(stream).status, 200);
    }
    let (said, took) = until_closed(connect(&server)).await;
    assert!(said.is_empty() && took < SECOND * 10, "the ninth connection was accepted");
    // A connection that ends makes room for another.
    drop(open.pop());
    let started = Instant::now();
    loop {
        let mut stream = connect(&server);
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        if until_closed(stream).await.0.starts_with(b"HTTP/1.1 200") {
            break;
        }
        assert!(started.elapsed() < SECOND * 20, "there is room, but no connection is accepted");
    }
}

/// Whatever their addresses, all connections together leave files for the database and for the operator.
#[tokio::test(flavor = "multi_thread")]
async fn all_addresses_together_have_so_many_connections() {
    static OPERATOR: AtomicU16 = AtomicU16::new(0);
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address").port();
    OPERATOR.store(free, Ordering::Relaxed);
    let server = TestServer::open_with(|config| {
        config.limits.connections = Some(8);
        config.admin_listen = Some(([127, 0, 0, 1], OPERATOR.load(Ordering::Relaxed)).into());
    })
    .await;
    let mut open: Vec<TcpStream> = (0..8).map(|_| connect(&server)).collect();
    let served = |stream: &mut TcpStream| {
        stream.write_all(b"GET /api/about HTTP/1.1\r\nhost: x\r\n\r\n").expect("sent");
        read(stream).status == 200
    };
    assert!(open.iter_mut().all(served));
    let (said, took) = until_closed(connect(&server)).await;
    assert!(said.is_empty() && took < SECOND * 10, "the ninth connection was accepted");
    assert!(open.iter_mut().all(served), "open connections are still answered");
    let work = || {
        let mut operator =
            TcpStream::connect(("127.0.0.1", OPERATOR.load(Ordering::Relaxed))).expect("the operator's port");
        operator.write_all(b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("sent");
        read(&mut operator).body
    };
    let figures = tokio::task::spawn_blocking(work).await.expect("no panic");
    assert!(figures.contains(r#"orrery_connections_refused{why="all"}"#), "{figures}");
    assert!(figures.lines().any(|line| line.starts_with("orrery_connections ")), "{figures}");
    drop(open.pop());
    let started = Instant::now();
    loop {
        let mut stream = connect(&server);
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        if until_closed(stream).await.0.starts_with(b"HTTP/1.1 200") {
            break;
        }
        assert!(started.elapsed() < SECOND * 20, "there is room, but no connection is accepted");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_visitors_count_and_not_the_proxy() {
    let server = TestServer::open_with(|config| {
        config.limits.connections_per_address = 2;
        config.proxies = vec![[127, 0, 0, 1].into()];
    })
    .await;
    let url = server.url();
    let head = |from: &str| {
        format!(
            "POST /api/session HTTP/1.1\r\nhost: {}\r\norigin: {url}\r\ncontent-type: application/json\r\n\
             x-forwarded-for: {from}\r\ncontent-length: 1000\r\n\r\n{{",
            url.trim_start_matches("http://")
        )
    };
    let mut open: Vec<TcpStream> = (0..12).map(|_| connect(&server)).collect();
    for stream in &mut open[..2] {
        stream.write_all(head("203.0.113.7").as_bytes()).expect("sent");
    }
    let forwarded = |from: &str| [("x-forwarded-for", from.to_owned())];
    let started = Instant::now();
    while ask(&server, "GET", "/api/about", &forwarded("203.0.113.7"), "").await.status != 429 {
        assert!(started.elapsed() < SECOND * 20, "a third request of the same visitor is answered");
    }
    assert_eq!(ask(&server, "GET", "/api/about", &forwarded("203.0.113.8"), "").await.status, 200);
}

/// A client that sends many requests and reads nothing is disconnected; its answers are not kept.
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_nobody_reads_are_not_kept() {
    const ASKED: usize = 300;
    let server = TestServer::open_with(|config| config.timeouts.stall = SECOND).await;
    let guest = server.guest().await;
    let cookie = guest.http.cookie().expect("a session").to_owned();
    let mut stream = connect(&server);
    let request = format!("GET /api/games/star-realms/cards HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n");
    let work = move || {
        stream.set_write_timeout(Some(SECOND * 5)).expect("a limit");
        for _ in 0..ASKED {
            if stream.write_all(request.as_bytes()).is_err() {
                break;
            }
        }
        std::thread::sleep(SECOND * 4);
        stream
    };
    let stream = tokio::task::spawn_blocking(work).await.expect("no panic");
    let (all, _) = until_closed(stream).await;
    let answers = all.windows(15).filter(|some| *some == b"HTTP/1.1 200 OK").count();
    assert!((1..ASKED).contains(&answers), "{answers} answers were kept for a client that read none");
}

/// The end of a socket arrives with its code, even if much of the message is still on its way.
#[tokio::test(flavor = "multi_thread")]
async fn an_overlong_message_ends_the_socket_with_its_code() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    let cookie = guest.http.cookie().expect("a session").to_owned();
    for n in 0..if long() { 100 } else { 12 } {
        let (mut stream, head) = (connect(&server), upgrade(&server, &cookie));
        let work = move || {
            stream.write_all(head.as_bytes()).expect("sent");
            assert_eq!(read(&mut stream).status, 101);
            // A text of seven megabytes with an empty mask. It is sent completely before anything is read: a connection
            // that was reset in the meantime has lost what was to be read.
            let mut frame = vec![0x81, 0xff];
            frame.extend((7_u64 << 20).to_be_bytes());
            frame.extend([0; 4]);
            frame.resize(frame.len() + (7 << 20), b'x');
            let sent = stream.write_all(&frame).is_ok();
            std::thread::sleep(SECOND / 20);
            (sent, super::raw::close_code(&mut stream))
        };
        let (sent, code) = tokio::task::spawn_blocking(work).await.expect("no panic");
        assert_eq!((sent, code), (true, Some(1009)), "try {n}");
    }
}

/// Requests with some bytes changed, dropped or doubled are answered or cut off, and never crash anything.
#[tokio::test(flavor = "multi_thread")]
async fn mutated_requests_are_no_faults() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    let (url, cookie) = (server.url(), guest.http.cookie().expect("a session").to_owned());
    let host = url.trim_start_matches("http://").to_owned();
    let request = |line: &str, body: &str| {
        format!(
            "{line} HTTP/1.1\r\nhost: {host}\r\norigin: {url}\r\ncookie: {cookie}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    let good = [
        request("POST /api/tables", r#"{"game":"star-realms","seats":["me",{"machine":"rules"}]}"#),
        request("GET /api/games/destiny/cards?lang=ja", ""),
        request("PUT /api/settings", r#"{"show_ratings":true,"client":{}}"#),
        request("GET /api/tables/0/replay?seat=255&from=4294967295", ""),
        request("POST /api/games/sw-lcg/decks/read", r#"{"text":"1x Luke Skywalker","answers":[]}"#),
    ];
    let mut dice = super::worlds::Dice(11);
    for n in 0..if long() { 5000 } else { 150 } {
        let mut bytes = good[n % good.len()].clone().into_bytes();
        for _ in 0..=dice.below(4) {
            let at = dice.below(bytes.len());
            match dice.below(4) {
                0 => bytes[at] = dice.below(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, bytes[at]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let mut stream = connect(&server);
        let work = move || {
            let _ = stream.write_all(&bytes);
            let _ = stream.shutdown(std::net::Shutdown::Write);
            let (mut all, mut some) = (Vec::new(), [0; 4096]);
            while let Ok(n @ 1..) = stream.read(&mut some) {
                all.extend_from_slice(&some[..n]);
            }
            (all, bytes)
        };
        let (all, bytes) = tokio::task::spawn_blocking(work).await.expect("no panic");
        let sent = String::from_utf8_lossy(&bytes);
        assert!(!all.starts_with(b"HTTP/1.1 5"), "{sent}\n{}", String::from_utf8_lossy(&all));
    }
    assert_eq!(ask(&server, "GET", "/healthz", &[], "").await.status, 200);
}
