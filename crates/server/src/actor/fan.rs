//! From one table to every viewer: each gets what it may know, in its language, serialized once for all alike.

use std::collections::VecDeque;
use std::io::Write as _;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use games::{Seat, Viewer};
use protocol::{Frame, Lang, Phase, Role, ServerMsg, Snap, view_hash};
use tokio::time::{Duration, Instant};

use super::picture::Picture;
use super::record::info;
use super::show;
use super::table::{Due, Sub, Table};
use crate::fault;
use crate::hub::Post;

/// Frames kept for whoever comes back.
const RING_FRAMES: usize = 64;
const RING_BYTES: usize = 64 << 10;
/// Every so many frames the view's hash goes along.
const HASH_EVERY: usize = 16;
/// Lines of the log in a snapshot.
const LOG_TAIL: usize = 200;
const CHAT_TAIL: i64 = 50;
/// A class nobody looks through is forgotten after this time.
const CLASS_REST: Duration = Duration::from_mins(1);
/// Larger messages are sent as gzip.
const GZIP_FROM: usize = 8 << 10;

/// All viewers who see the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Class {
    pub(crate) viewer: Viewer,
    /// May answer for its seat; a coach may not.
    pub(crate) decides: bool,
    pub(crate) lang: Lang,
}

/// What a class has seen last.
pub(crate) struct ClassState {
    picture: Picture,
    ring: VecDeque<(u32, Utf8Bytes)>,
    bytes: usize,
    used: Instant,
}

impl ClassState {
    fn keep(&mut self, n: u32, text: &Utf8Bytes) {
        self.bytes += text.len();
        self.ring.push_back((n, text.clone()));
        while self.ring.len() > RING_FRAMES || self.bytes > RING_BYTES {
            let Some((_, old)) = self.ring.pop_front() else { break };
            self.bytes -= old.len();
        }
    }
}

/// A message as text.
pub(crate) fn text(msg: &ServerMsg) -> Utf8Bytes {
    serde_json::to_string(msg).expect("messages have string keys only").into()
}

/// A message as it travels: small ones as text, big ones as gzip.
fn big(msg: &ServerMsg) -> Post {
    let text = text(msg);
    if text.len() < GZIP_FROM {
        return Post::Text(text);
    }
    let mut gzip = flate2::write::GzEncoder::new(Vec::with_capacity(text.len() / 4), flate2::Compression::fast());
    match gzip.write_all(text.as_bytes()).and_then(|()| gzip.finish()) {
        Ok(bytes) => Post::Binary(Bytes::from(bytes)),
        Err(_) => Post::Text(text), // writing to memory does not fail
    }
}

impl Table {
    /// Sends to one socket. One whose queue is full gets a fresh start later.
    pub(crate) fn send_to(&mut self, idx: usize, post: Post) {
        let sub = &mut self.subs[idx];
        if sub.lagging {
            return;
        }
        if sub.peer.out.try_send(post).is_err() {
            sub.lagging = true;
            metrics::counter!("orrery_resyncs", "reason" => "slow").increment(1);
            self.plan(Instant::now() + Duration::from_millis(100), Due::Lagging);
        }
    }

    /// Answers one socket, if it still is there.
    pub(crate) fn answer(&mut self, conn: u64, msg: &ServerMsg) {
        if let ServerMsg::Ack { cid, .. } | ServerMsg::Nack { cid: Some(cid), .. } = msg {
            self.unanswered.take_if(|owed| owed == cid);
        }
        if let Some(idx) = self.subs.iter().position(|sub| sub.peer.conn == conn) {
            self.send_to(idx, Post::Text(text(msg)));
        } else if let Some(caller) = self.caller.as_ref().filter(|caller| caller.conn == conn) {
            let _ = caller.out.try_send(Post::Text(text(msg)));
        }
    }

    /// Tells everybody who may hear it.
    pub(crate) fn tell(&mut self, msg: &ServerMsg, hears: impl Fn(&Sub) -> bool) {
        let post = text(msg);
        for idx in 0..self.subs.len() {
            if hears(&self.subs[idx]) {
                self.send_to(idx, Post::Text(post.clone()));
            }
        }
    }

    /// The people around the table have changed.
    pub(crate) fn tell_room(&mut self) {
        let msg = ServerMsg::Room { table: self.row.id, room: self.room() };
        self.tell(&msg, |_| true);
    }

    /// The clocks have changed between frames.
    pub(crate) fn tell_clocks(&mut self) {
        let clocks = self.clock_list();
        if !clocks.is_empty() {
            let msg = ServerMsg::Clocks { table: self.row.id, clocks };
            self.tell(&msg, |_| true);
        }
    }

    /// Everybody sees the lines from this number on.
    pub(crate) fn fan_out(&mut self, from: usize) {
        let started = Instant::now();
        let now = started;
        let in_use: Vec<Class> = self.subs.iter().map(Sub::class).collect();
        self.classes.retain(|class, state| in_use.contains(class) || now - state.used < CLASS_REST);
        for class in self.classes.keys().copied().collect::<Vec<_>>() {
            let frames = self.frames(class, from);
            let watched = in_use.contains(&class);
            let Some(state) = self.classes.get_mut(&class) else { continue };
            if watched {
                state.used = now;
            }
            for (n, frame) in &frames {
                state.keep(*n, frame);
            }
            for idx in 0..self.subs.len() {
                if self.subs[idx].class() == class {
                    for (_, frame) in &frames {
                        self.send_to(idx, Post::Text(frame.clone()));
                    }
                }
            }
        }
        metrics::histogram!("orrery_command_seconds", "step" => "fan_out").record(started.elapsed().as_secs_f64());
    }

    /// The frames of a class from a line on. Lines written together share one picture, that of the last.
    fn frames(&mut self, class: Class, from: usize) -> Vec<(u32, Utf8Bytes)> {
        let Some(game) = &self.game else { return Vec::new() };
        let open = self.open_for(class);
        let entries = show::log(&**game, class.viewer, class.lang, from);
        let Some(state) = self.classes.get_mut(&class) else { return Vec::new() };
        let patch = state.picture.look_again(&**game, class.viewer, class.lang);
        let last = entries.len().saturating_sub(1);
        let clocks = self.clocks.list(Instant::now());
        let mut frames = Vec::with_capacity(entries.len());
        let mut parts = Some((patch, open, clocks));
        for (idx, entry) in entries.into_iter().enumerate() {
            let n = entry.n;
            let whole = if idx == last { parts.take() } else { None };
            let due = whole.is_some() && (n as usize).is_multiple_of(HASH_EVERY);
            let hash = due.then(|| view_hash(self.classes[&class].picture.view()));
            let (patch, open, clocks) =
                whole.map_or((None, None, Vec::new()), |(patch, open, clocks)| (Some(patch), Some(open), clocks));
            let frame = Frame { table: self.row.id, n, entry, patch, open, clocks, hash };
            frames.push((n, text(&ServerMsg::Frame(Box::new(frame)))));
        }
        frames
    }

    /// What a class is asked.
    pub(crate) fn open_for(&self, class: Class) -> protocol::Open {
        let Some(game) = self.game.as_ref().filter(|_| self.phase == Phase::Running) else {
            return protocol::Open::default();
        };
        let seat = match class.viewer {
            Viewer::Seat(seat) if class.decides && self.played_by_people().contains(seat) => Some(seat),
            _ => None,
        };
        show::open(&**game, seat, class.lang)
    }

    /// The whole table for one socket.
    pub(crate) async fn snap(&mut self, idx: usize) {
        fault::point_at("snap", self.row.id);
        let class = self.subs[idx].class();
        let chat = self.chat_for(idx, CHAT_TAIL).await;
        let now = Instant::now();
        let (picture, log, commitment) = match &self.game {
            Some(game) => (
                Some(Picture::new(&**game, class.viewer, class.lang)),
                show::log(&**game, class.viewer, class.lang, game.line_count().saturating_sub(LOG_TAIL)),
                game.commitment().to_owned(),
            ),
            None => (None, Vec::new(), String::new()),
        };
        let view = picture.as_ref().map(|picture| picture.view().clone()).unwrap_or_default();
        let snap = Snap {
            table: self.row.id,
            n: self.last_frame(),
            info: info(&self.row, self.seats.iter().map(|c| &c.row)),
            room: self.room(),
            open: self.open_for(class),
            clocks: self.clock_list(),
            rules: self.rules_of(self.subs[idx].role),
            windows: self.windows_for(self.subs[idx].role, self.subs[idx].lang),
            log,
            chat,
            hash: view_hash(&view),
            commitment,
            view,
        };
        // All of a class share one picture: the first to come makes it, and every frame changes it for all.
        if let Some(picture) = picture {
            let fresh = || ClassState { picture, ring: VecDeque::new(), bytes: 0, used: now };
            self.classes.entry(class).or_insert_with(fresh);
        }
        let post = big(&ServerMsg::Snap(Box::new(snap)));
        self.send_to(idx, post);
    }

    /// What a socket has missed since a frame, if that is still known; otherwise everything.
    pub(crate) async fn catch_up(&mut self, idx: usize, have: Option<u32>, said: Option<i64>) {
        let class = self.subs[idx].class();
        let last = self.last_frame();
        let missed = have.filter(|have| Some(*have) <= last).and_then(|have| {
            let state = self.classes.get_mut(&class)?;
            let known = Some(have) == last || state.ring.front().is_some_and(|(n, _)| *n <= have + 1);
            state.used = Instant::now();
            known.then(|| state.ring.iter().filter(|(n, _)| *n > have).map(|(_, f)| f.clone()).collect::<Vec<_>>())
        });
        let Some(frames) = missed else { return self.snap(idx).await };
        for frame in frames {
            self.send_to(idx, Post::Text(frame));
        }
        let clocks = ServerMsg::Clocks { table: self.row.id, clocks: self.clock_list() };
        let room = ServerMsg::Room { table: self.row.id, room: self.room() };
        let chat = self.chat_for(idx, CHAT_TAIL).await;
        let missed = chat.into_iter().filter(|line| said.is_none_or(|said| line.seq > said)).map(ServerMsg::Chat);
        for msg in [clocks, room].into_iter().chain(missed) {
            self.send_to(idx, Post::Text(text(&msg)));
        }
    }

    /// Everybody gets everything: the match has begun, or was set back to its log.
    pub(crate) async fn snap_all(&mut self) {
        self.classes.clear();
        for idx in 0..self.subs.len() {
            self.snap(idx).await;
        }
    }

    /// Sockets whose queue ran over: players start afresh, others are asked to come again.
    pub(crate) async fn help_lagging(&mut self) {
        let mut idx = 0;
        while idx < self.subs.len() {
            let sub = &self.subs[idx];
            if !sub.lagging {
                idx += 1;
            } else if sub.peer.out.is_closed() {
                self.subs.remove(idx);
            } else if sub.peer.out.capacity() < 8 {
                self.plan(Instant::now() + Duration::from_millis(250), Due::Lagging);
                idx += 1;
            } else if matches!(sub.role, Role::Seat(_)) {
                self.subs[idx].lagging = false;
                self.snap(idx).await;
                idx += 1;
            } else {
                let sub = self.subs.remove(idx);
                let msg = ServerMsg::Resync { table: self.row.id, reason: "the connection was too slow".to_owned() };
                let _ = sub.peer.out.try_send(Post::Text(text(&msg)));
            }
        }
    }

    /// Team-mates of a seat among the sockets.
    pub(crate) fn is_mate(&self, sub: &Sub, seat: Seat) -> bool {
        let Some(game) = &self.game else { return false };
        matches!(sub.role, Role::Seat(n) if n as usize != seat.idx()
            && self.seat(n).is_some_and(|other| game.team(seat).contains(other)))
    }
}
