//! Requests that no proper client sends.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use crate::harness::TestServer;

#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: String,
}

impl Answer {
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Whether there is a header of this name with this text in it.
    pub(super) fn has(&self, name: &str, part: &str) -> bool {
        self.headers.iter().any(|(known, value)| known == name && value.contains(part))
    }
}

pub(super) fn connect(server: &TestServer) -> TcpStream {
    let address = server.server.as_ref().expect("a running server").address();
    let stream = TcpStream::connect(address).expect("a listener");
    stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a limit");
    stream
}

/// A request with only these headers; the path is sent unchanged.
pub(super) async fn ask(
    server: &TestServer,
    method: &str,
    path: &str,
    headers: &[(&'static str, String)],
    body: &str,
) -> Answer {
    let mut stream = connect(server);
    let host = server.url().trim_start_matches("http://").to_owned();
    let mut head = vec![format!("{method} {path} HTTP/1.1"), format!("content-length: {}", body.len())];
    head.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
    for (name, value) in [("host", host.as_str()), ("connection", "close")] {
        if !headers.iter().any(|(given, _)| *given == name) {
            head.push(format!("{name}: {value}"));
        }
    }
    let text = format!("{}\r\n\r\n{body}", head.join("\r\n"));
    tokio::task::spawn_blocking(move || {
        // A server that refuses early does not read to the end.
        let _ = stream.write_all(text.as_bytes());
        read(&mut stream)
    })
    .await
    .expect("no panic")
}

pub(super) fn read(stream: &mut TcpStream) -> Answer {
    let (mut bytes, mut chunk) = (Vec::new(), [0; 4096]);
    let head = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        match stream.read(&mut chunk) {
            Ok(0) | Err(_) => panic!("no answer: {}", String::from_utf8_lossy(&bytes)),
            Ok(n) => bytes.extend(&chunk[..n]),
        }
    };
    let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
    let mut lines = text.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    let headers: Vec<(String, String)> = lines.filter_map(header).collect();
    let length = headers.iter().find(|(name, _)| name == "content-length").and_then(|(_, n)| n.parse::<usize>().ok());
    let mut body = bytes.split_off(head + 4);
    while length.is_none_or(|length| body.len() < length) && status != Some(101) {
        match stream.read(&mut chunk) {
            Ok(0) | Err(_) => break,
            Ok(n) => body.extend(&chunk[..n]),
        }
    }
    let body = String::from_utf8_lossy(&body).into_owned();
    Answer { status: status.expect("a status"), headers, body }
}

/// Requests a socket and disconnects before the answer.
pub(super) async fn ask_and_run(server: &TestServer, cookie: &str) {
    let mut stream = connect(server);
    let url = server.url();
    let host = url.trim_start_matches("http://");
    let text = format!(
        "GET /ws HTTP/1.1\r\nhost: {host}\r\norigin: {url}\r\ncookie: {cookie}\r\nconnection: upgrade\r\n\
         content-length: 100000\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    tokio::task::spawn_blocking(move || {
        let _ = stream.write_all(text.as_bytes());
        let _ = stream.shutdown(std::net::Shutdown::Both);
    })
    .await
    .expect("no panic");
}

/// The request for a socket.
pub(super) fn upgrade(server: &TestServer, cookie: &str) -> String {
    let url = server.url();
    let host = url.trim_start_matches("http://");
    format!(
        "GET /ws HTTP/1.1\r\nhost: {host}\r\norigin: {url}\r\ncookie: {cookie}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// Reads until a socket ends. Returns its close code.
pub(super) fn close_code(stream: &mut TcpStream) -> Option<u16> {
    let (mut said, mut some) = (Vec::new(), [0; 4096]);
    loop {
        // The payload of a close frame starts with the code. The server then waits for our close.
        if let Some(end) = said.windows(4).rposition(|four: &[u8]| four[0] == 0x88 && (2..126).contains(&four[1])) {
            return Some(u16::from_be_bytes([said[end + 2], said[end + 3]]));
        }
        match stream.read(&mut some) {
            Ok(0) | Err(_) => return None,
            Ok(n) => said.extend_from_slice(&some[..n]),
        }
    }
}

/// Opens a socket and sends empty frames of one kind until the server closes it. Returns the close code.
pub(super) async fn flood(server: &TestServer, cookie: &str, kind: u8, frames: usize) -> Option<u16> {
    let (mut stream, text) = (connect(server), upgrade(server, cookie));
    let work = move || {
        stream.write_all(text.as_bytes()).expect("sent");
        assert_eq!(read(&mut stream).status, 101);
        for _ in 0..frames {
            // The final frame of a message, without a payload, with an empty mask.
            if stream.write_all(&[0x80 | kind, 0x80, 0, 0, 0, 0]).is_err() {
                break;
            }
        }
        close_code(&mut stream)
    };
    tokio::task::spawn_blocking(work).await.expect("no panic")
}
