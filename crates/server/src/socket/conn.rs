//! One socket: a single task that reads messages, answers them and forwards them to tables.

use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, RwLock};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use protocol::{ClientMsg, Lang, Limits, Nack, ServerMsg};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, interval_at};
use uuid::Uuid;

use super::bucket::Bucket;
use crate::actor::Command;
use crate::app::App;
use crate::auth::{Player, banned_until};
use crate::error::Error;
use crate::failpoint;
use crate::hub::{End, OUT_QUEUE, Peer, Post};
use crate::repeated::repeated;

/// The number of tables that one socket may follow.
const MOST_TABLES: usize = 16;
/// The number of pings that may stay unanswered.
const MISSES: u8 = 2;
/// After this number of pings the store is asked whether the session is still open: it may have expired, or an
/// administrator may have ended it in the database.
const PINGS_TO_LOOK: u32 = 3;
/// A socket that receives nothing for this long is closed.
const SEND_LIMIT: Duration = Duration::from_secs(20);
/// How long a closed socket is still read. What the client sends is ignored, but a connection that is closed with
/// unread data is reset, and the client would lose the last messages.
const LINGER: Duration = Duration::from_secs(2);
/// A socket is closed after this number of refusals for too many messages.
const PATIENCE: u32 = 20;

struct Conn {
    app: Arc<App>,
    peer: Peer,
    lang: Option<Lang>,
    tables: Vec<Uuid>,
    messages: Bucket,
    hasty: u32,
}

/// What to do with a socket after a message.
enum Next {
    Go,
    Close(u16, &'static str),
}

/// Serves a socket until either side closes it.
pub(crate) async fn run(app: Arc<App>, player: Player, socket: WebSocket) {
    let (out, mut posts) = mpsc::channel(OUT_QUEUE);
    let muted = app.store.mutes_of(player.id()).await.unwrap_or_default();
    let peer = Peer {
        conn: app.hub.number(),
        user: player.id(),
        session: player.session.id,
        name: player.user.name.as_str().into(),
        out,
        muted: Arc::new(RwLock::new(muted.into_iter().map(|(user, _)| user).collect::<HashSet<_>>())),
        advised: Arc::default(),
        end: End::default(),
    };
    let (mut sink, mut stream) = socket.split();
    if app.hub.enter(&peer, app.config.limits.sockets_per_user).is_err() {
        let _ = sink.send(close(1008, "too many connections")).await;
        return linger(stream).await;
    }
    // The session may have ended between authentication and this moment, when the socket was not in the hub yet.
    if !session_is_valid(&app, &player, &peer).await {
        app.hub.exit(peer.user, peer.conn);
        let _ = sink.send(close(1008, "the session was ended")).await;
        return linger(stream).await;
    }
    metrics::gauge!("orrery_sockets").increment(1.0);
    let limits = app.config.limits;
    let mut conn = Conn {
        messages: Bucket::new(limits.message_burst, limits.messages_per_10s),
        app,
        peer,
        lang: None,
        tables: Vec::new(),
        hasty: 0,
    };
    let (mut silent, stop, end) = (0, conn.app.stop.clone(), conn.peer.end.clone());
    let ping = conn.app.config.timeouts.ping;
    let (mut pings, mut sent) = (interval_at(Instant::now() + ping, ping), 0_u32);
    loop {
        let outgoing = tokio::select! {
            () = stop.cancelled() => {
                let bye = ServerMsg::Bye { reason: "the server restarts".to_owned(), retry_ms: 2000 };
                let _ = tokio::time::timeout(SEND_LIMIT, sink.send(message(Post::Text(text(&bye))))).await;
                Some(close(1012, "the server restarts"))
            }
            reason = end.wait() => Some(close(1008, reason)),
            post = posts.recv() => post.map(message),
            incoming = stream.next() => {
                silent = 0;
                match incoming {
                    // Boxed, because most sockets are idle and need not reserve memory for it.
                    Some(Ok(Message::Text(said))) => {
                        match AssertUnwindSafe(Box::pin(conn.hear(said.as_str()))).catch_unwind().await {
                            Ok(Next::Go) => None,
                            Ok(Next::Close(code, reason)) => Some(close(code, reason)),
                            Err(_) => {
                                conn.refuse_crashed(said.as_str());
                                None
                            }
                        }
                    }
                    Some(Ok(Message::Binary(_))) => {
                        conn.refuse(None, None, Nack::Malformed, Some("messages are text".to_owned()));
                        conn.count().err()
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => conn.count().err(),
                    Some(Ok(Message::Close(_))) | None => break,
                    Some(Err(_)) => Some(close(1009, "the message cannot be read")),
                }
            }
            _ = pings.tick() => {
                silent += 1;
                if silent > MISSES { break }
                sent = sent.wrapping_add(1);
                if sent.is_multiple_of(PINGS_TO_LOOK) && !session_is_valid(&conn.app, &player, &conn.peer).await {
                    Some(close(1008, "the session was ended"))
                } else {
                    Some(Message::Ping(Bytes::default()))
                }
            }
        };
        if let Some(outgoing) = outgoing
            && !deliver(&mut sink, outgoing, &mut posts).await
        {
            break;
        }
    }
    conn.bye().await;
    linger(stream).await;
    metrics::gauge!("orrery_sockets").decrement(1.0);
}

/// Whether the session is still open and its user is not banned. Also updates the name. A store that does not answer
/// closes no socket.
async fn session_is_valid(app: &App, player: &Player, peer: &Peer) -> bool {
    match app.store.session(&player.session.token_hash, app.now()).await {
        Ok(Some((_, user))) => {
            peer.name.set(&user.name);
            !matches!(banned_until(app, &user).await, Ok(Some(_)))
        }
        Ok(None) => false,
        Err(_) => true,
    }
}

/// Sends a message and all messages waiting behind it at once, with a close last. Returns whether the socket stays
/// open.
async fn deliver(sink: &mut SplitSink<WebSocket, Message>, first: Message, posts: &mut mpsc::Receiver<Post>) -> bool {
    let all = async {
        let (mut end, mut next) = (None, Some(first));
        while let Some(outgoing) = next {
            match outgoing {
                Message::Close(_) => end = end.or(Some(outgoing)),
                outgoing => sink.feed(outgoing).await?,
            }
            next = posts.try_recv().ok().map(message);
        }
        let goes_on = end.is_none();
        if let Some(end) = end {
            sink.feed(end).await?;
        }
        sink.flush().await?;
        Ok::<bool, axum::Error>(goes_on)
    };
    matches!(tokio::time::timeout(SEND_LIMIT, all).await, Ok(Ok(true)))
}

/// Reads until the client has noticed the close.
async fn linger(mut stream: SplitStream<WebSocket>) {
    let _ = tokio::time::timeout(LINGER, async { while let Some(Ok(_)) = stream.next().await {} }).await;
}

fn text(msg: &ServerMsg) -> axum::extract::ws::Utf8Bytes {
    serde_json::to_string(msg).expect("messages have string keys only").into()
}

fn message(post: Post) -> Message {
    match post {
        Post::Text(text) => Message::Text(text),
        Post::Binary(bytes) => Message::Binary(bytes),
    }
}

fn close(code: u16, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code, reason: reason.into() }))
}

impl Conn {
    fn send(&self, msg: &ServerMsg) {
        // A client that does not receive its own answers is too slow; the ping will notice.
        let _ = self.peer.out.try_send(Post::Text(text(msg)));
    }

    fn refuse(&self, cid: Option<Uuid>, table: Option<Uuid>, code: Nack, reason: Option<String>) {
        metrics::counter!("orrery_nacks", "code" => format!("{code:?}")).increment(1);
        self.send(&ServerMsg::Nack { cid, table, code, reason, n: None, open: None });
    }

    /// Counts a WebSocket frame without content. The error closes a socket that sends too many.
    fn count(&mut self) -> Result<(), Message> {
        if self.messages.take(Instant::now()) {
            return Ok(());
        }
        self.hasty += 1;
        if self.hasty > PATIENCE { Err(close(1008, "too many messages")) } else { Ok(()) }
    }

    /// Refuses a message. The refusal names the command, so that the client knows what to send again.
    fn refuse_said(&self, said: &str, code: Nack) {
        let msg = serde_json::from_str::<ClientMsg>(said).ok();
        let (cid, table) = (msg.as_ref().and_then(ClientMsg::cid), msg.as_ref().and_then(ClientMsg::table));
        self.refuse(cid, table, code, None);
    }

    /// Answers a message that crashed before it reached a table, or while its table was loaded. The socket stays open:
    /// if it ended here, its tables would not be told that its user has left.
    fn refuse_crashed(&self, said: &str) {
        metrics::counter!("orrery_request_faults").increment(1);
        repeated!(error, "a message has crashed; its socket stays open");
        self.refuse_said(said, Nack::Fault);
    }

    async fn hear(&mut self, said: &str) -> Next {
        failpoint::point("receive");
        if !self.messages.take(Instant::now()) {
            self.hasty += 1;
            if self.hasty > PATIENCE {
                return Next::Close(1008, "too many messages");
            }
            self.refuse_said(said, Nack::TooFast);
            return Next::Go;
        }
        let most = self.app.config.limits.message_bytes;
        if said.len() > most {
            self.refuse(None, None, Nack::TooLong, Some(format!("a message has at most {most} bytes")));
            return Next::Go;
        }
        let msg: ClientMsg = match serde_json::from_str(said) {
            Ok(msg) => msg,
            Err(e) => {
                self.refuse(None, None, Nack::Malformed, Some(e.to_string()));
                return Next::Go;
            }
        };
        let Some(lang) = self.lang else {
            if let ClientMsg::Hello { lang, .. } = msg {
                self.lang = Some(lang);
                self.greet();
            } else {
                self.refuse(msg.cid(), msg.table(), Nack::NoHello, None);
            }
            return Next::Go;
        };
        self.answer(msg, lang).await;
        Next::Go
    }

    fn greet(&self) {
        let limits = self.app.config.limits;
        self.send(&ServerMsg::Hello {
            user: self.peer.user,
            name: self.peer.name.to_string(),
            build: crate::BUILD.to_owned(),
            now: self.app.now(),
            limits: Limits {
                message_bytes: limits.message_bytes as u32,
                messages_per_10s: limits.messages_per_10s,
                chat_chars: limits.chat_chars as u32,
            },
        });
    }

    async fn answer(&mut self, msg: ClientMsg, lang: Lang) {
        match msg {
            ClientMsg::Hello { lang, .. } | ClientMsg::Lang { lang } => {
                // Every table beyond the first is sent again, and counts as if it had been requested separately.
                if !self.messages.take_all(self.tables.len().saturating_sub(1), Instant::now()) {
                    return self.refuse(None, None, Nack::TooFast, None);
                }
                self.lang = Some(lang);
                for table in self.tables.clone() {
                    self.pass_on(table, None, Command::Lang { conn: self.peer.conn, lang }).await;
                }
            }
            ClientMsg::Ping { n } => self.send(&ServerMsg::Pong { n }),
            ClientMsg::Lobby { on } => {
                self.app.hub.follow_lobby(self.peer.conn, on.then(|| self.peer.out.clone()));
                if on {
                    self.send(&ServerMsg::Lobby { tables: crate::lobby::list(&self.app).await });
                }
            }
            ClientMsg::Join { table, role, have, said } => {
                if !self.tables.contains(&table) {
                    if self.tables.len() >= MOST_TABLES {
                        return self.refuse(None, Some(table), Nack::Full, None);
                    }
                    self.tables.push(table);
                }
                let join = Command::Join { peer: self.peer.clone(), lang, role, have: (have, said) };
                self.pass_on(table, None, join).await;
            }
            ClientMsg::Leave { table } => {
                self.tables.retain(|other| *other != table);
                self.app.directory.tell(table, Command::Leave { conn: self.peer.conn }).await;
            }
            msg => {
                let (cid, Some(table)) = (msg.cid(), msg.table()) else { return };
                if !self.tables.contains(&table) {
                    return self.refuse(cid, Some(table), Nack::NotJoined, None);
                }
                if matches!(msg, ClientMsg::Say { .. }) && self.app.gates.say(self.peer.user).is_err() {
                    return self.refuse(None, Some(table), Nack::NotSaid, Some("too many chat lines".to_owned()));
                }
                self.pass_on(table, cid, Command::Message { peer: self.peer.clone(), msg }).await;
            }
        }
    }

    async fn pass_on(&mut self, table: Uuid, cid: Option<Uuid>, command: Command) {
        if self.app.is_draining() {
            return self.refuse(cid, Some(table), Nack::Draining, None);
        }
        if let Err(e) = self.app.directory.post(&self.app, table, command).await {
            let code = match e {
                Error::NoTable | Error::NotFound => Nack::UnknownTable,
                Error::TooFast => Nack::TooFast,
                Error::Unavailable => Nack::Unavailable,
                e => {
                    repeated!(error, %table, error = %e, "a table cannot be opened");
                    Nack::Fault
                }
            };
            if code == Nack::UnknownTable {
                self.tables.retain(|other| *other != table);
            }
            self.refuse(cid, Some(table), code, None);
        }
    }

    /// Leaves every table.
    async fn bye(self) {
        self.app.hub.exit(self.peer.user, self.peer.conn);
        for table in self.tables {
            self.app.directory.tell(table, Command::Leave { conn: self.peer.conn }).await;
        }
    }
}
