//! A socket that reconnects when the connection is lost.

use std::time::Duration;

use client::{ClientError, Http, Socket};
use games::Lang;
use protocol::{ClientMsg, ServerMsg};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::desk::wire_lang;

/// Milliseconds between attempts. The last value repeats.
const BACK_OFF: [u64; 6] = [0, 500, 1000, 2000, 4000, 8000];
/// The time without messages after which the client sends a ping.
const SILENCE: Duration = Duration::from_secs(25);
/// The timeout of an attempt to connect.
const OPENING: Duration = Duration::from_secs(15);

/// An event of the connection.
#[derive(Debug)]
pub(super) enum Signal {
    Up,
    Down,
    Message(Box<ServerMsg>),
    /// The server refuses the client, and trying again is useless.
    Refused(ClientError),
}

/// The connection to a server, kept open by a background task.
pub(super) struct Link {
    to: mpsc::Sender<ClientMsg>,
    from: mpsc::Receiver<Signal>,
    task: JoinHandle<()>,
}

impl Link {
    pub(super) fn open(http: Http, lang: Lang) -> Self {
        let (to, outgoing) = mpsc::channel(64);
        let (incoming, from) = mpsc::channel(256);
        let task = tokio::spawn(keep_up(http, wire_lang(lang), outgoing, incoming));
        Self { to, from, task }
    }

    /// Sends a message if the connection is up. Callers must repeat messages that have to arrive.
    pub(super) async fn send(&self, msg: ClientMsg) {
        let _ = self.to.send(msg).await;
    }

    pub(super) async fn next(&mut self) -> Signal {
        let gone = || Signal::Refused(ClientError::Gone(None));
        self.from.recv().await.unwrap_or_else(gone)
    }

    /// Closes the connection after all queued messages are sent.
    pub(super) async fn close(self) {
        let Self { to, from, mut task } = self;
        drop(to);
        drop(from);
        if timeout(Duration::from_secs(3), &mut task).await.is_err() {
            task.abort();
        }
    }
}

/// The reason why a socket ended.
enum Lost {
    /// Reconnect after this number of milliseconds.
    After(u64),
    AtOnce,
    /// The connection is no longer needed.
    Unwanted,
}

async fn keep_up(
    http: Http,
    lang: protocol::Lang,
    mut outgoing: mpsc::Receiver<ClientMsg>,
    incoming: mpsc::Sender<Signal>,
) {
    let mut attempt = 0;
    let mut wait = 0;
    loop {
        tokio::select! {
            () = sleep(Duration::from_millis(wait)) => {}
            () = incoming.closed() => return,
        }
        let opened = tokio::select! {
            opened = timeout(OPENING, Socket::open(&http, lang)) => opened,
            () = incoming.closed() => return,
        };
        let lost = match opened {
            Ok(Ok(socket)) => {
                // Drop messages queued during the outage. Important ones are repeated on the new socket.
                while outgoing.try_recv().is_ok() {}
                if incoming.send(Signal::Up).await.is_err() {
                    return;
                }
                serve(socket, &mut attempt, &mut outgoing, &incoming).await
            }
            Ok(Err(ClientError::Refused(e))) if is_final(&e.code) => {
                let _ = incoming.send(Signal::Refused(ClientError::Refused(e))).await;
                return;
            }
            Ok(Err(_)) | Err(_) => Lost::AtOnce,
        };
        let pause = BACK_OFF[attempt.min(BACK_OFF.len() - 1)];
        attempt += 1;
        wait = jittered(match lost {
            Lost::Unwanted => return,
            Lost::After(ms) => pause.max(ms),
            Lost::AtOnce => pause,
        });
        if incoming.send(Signal::Down).await.is_err() {
            return;
        }
    }
}

/// Forwards messages in both directions until the socket ends.
async fn serve(
    mut socket: Socket,
    attempt: &mut usize,
    outgoing: &mut mpsc::Receiver<ClientMsg>,
    incoming: &mpsc::Sender<Signal>,
) -> Lost {
    let mut asked = false;
    let mut retry = None;
    loop {
        tokio::select! {
            msg = outgoing.recv() => {
                let Some(msg) = msg else {
                    socket.close().await;
                    return Lost::Unwanted;
                };
                if socket.send(&msg).await.is_err() {
                    break;
                }
            }
            heard = timeout(SILENCE, socket.next()) => match heard {
                Ok(Ok(msg)) => {
                    // Reset the back-off only after a message, because a server may close every socket immediately.
                    (*attempt, asked) = (0, false);
                    if let ServerMsg::Bye { retry_ms, .. } = &msg {
                        retry = Some(u64::from(*retry_ms));
                    }
                    if incoming.send(Signal::Message(Box::new(msg))).await.is_err() {
                        // The receiver is gone, but queued messages are still sent.
                        while let Ok(msg) = outgoing.try_recv() {
                            let _ = socket.send(&msg).await;
                        }
                        socket.close().await;
                        return Lost::Unwanted;
                    }
                }
                // A newer server may send messages that this build does not know.
                Ok(Err(ClientError::Strange(_))) => {}
                Ok(Err(_)) => break,
                Err(_) if asked => break,
                Err(_) => {
                    asked = true;
                    if socket.send(&ClientMsg::Ping { n: 0 }).await.is_err() {
                        break;
                    }
                }
            },
        }
    }
    retry.map_or(Lost::AtOnce, Lost::After)
}

/// Returns whether a refusal is permanent. Rate limits, restarts and errors of proxies are temporary.
fn is_final(code: &str) -> bool {
    match code.parse::<u16>() {
        Ok(status) => status < 500 && status != 429 && status != 408,
        Err(_) => !matches!(code, "too_fast" | "draining" | "unavailable" | "fault"),
    }
}

/// Varies a duration by up to 30 %, so that clients do not all reconnect at the same time.
fn jittered(ms: u64) -> u64 {
    let byte = u64::from(uuid::Uuid::new_v4().as_bytes()[0]);
    ms * (700 + byte * 600 / 255) / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_varies_by_a_third_at_most() {
        assert_eq!(jittered(0), 0);
        for _ in 0..100 {
            assert!((700..=1300).contains(&jittered(1000)));
        }
    }

    #[test]
    fn what_passes_is_tried_again() {
        for code in ["too_fast", "draining", "503", "502", "429"] {
            assert!(!is_final(code), "{code}");
        }
        for code in ["no_session", "banned", "origin", "401", "404"] {
            assert!(is_final(code), "{code}");
        }
    }
}
