//! Broadcasts a table: each class of viewers gets the same messages, in its language, serialized once.

use std::collections::VecDeque;
use std::io::Write as _;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use games::{Seat, Viewer};
use protocol::{Lang, Phase, Role, ServerMsg, Snap, TableUpdate, view_hash};
use tokio::time::{Duration, Instant};

use super::last_view::LastView;
use super::record::info;
use super::show;
use super::table::{Due, Sub, Table};
use crate::failpoint;
use crate::hub::Post;

/// Number of updates kept for clients that reconnect.
const RING_FRAMES: usize = 64;
const RING_BYTES: usize = 64 << 10;
/// Updates whose number is a multiple of this carry the hash of the view.
const HASH_EVERY: usize = 16;
/// Lines of the log in a snapshot.
const LOG_TAIL: usize = 200;
const CHAT_TAIL: i64 = 50;
/// A class without viewers is dropped after this time.
const CLASS_REST: Duration = Duration::from_mins(1);
/// Larger messages are sent as gzip.
const GZIP_FROM: usize = 8 << 10;

/// Viewers who receive the same messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Class {
    pub(crate) viewer: Viewer,
    /// Whether the viewer may answer for its seat; a coach may not.
    pub(crate) decides: bool,
    pub(crate) lang: Lang,
}

/// The last view sent to a class, and its recent updates.
pub(crate) struct ClassState {
    last_view: LastView,
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

/// A message as JSON text.
pub(crate) fn text(msg: &ServerMsg) -> Utf8Bytes {
    serde_json::to_string(msg).expect("messages have string keys only").into()
}

/// A message as it is sent: small ones as text, large ones as gzip.
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
    /// Sends to one socket. A socket whose queue is full gets a new snapshot later.
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

    /// Answers one socket, if it is still connected.
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

    /// Sends a message to all sockets that may receive it.
    pub(crate) fn tell(&mut self, msg: &ServerMsg, hears: impl Fn(&Sub) -> bool) {
        let post = text(msg);
        for idx in 0..self.subs.len() {
            if hears(&self.subs[idx]) {
                self.send_to(idx, Post::Text(post.clone()));
            }
        }
    }

    /// Broadcasts the table status.
    pub(crate) fn tell_status(&mut self) {
        let msg = ServerMsg::Status { table: self.row.id, status: self.status() };
        self.tell(&msg, |_| true);
    }

    /// Broadcasts the clocks when they have changed between updates.
    pub(crate) fn tell_clocks(&mut self) {
        let clocks = self.clock_list();
        if !clocks.is_empty() {
            let msg = ServerMsg::Clocks { table: self.row.id, clocks };
            self.tell(&msg, |_| true);
        }
    }

    /// Broadcasts the lines from this number on.
    pub(crate) fn broadcast(&mut self, from: usize) {
        let started = Instant::now();
        let now = started;
        let in_use: Vec<Class> = self.subs.iter().map(Sub::class).collect();
        self.classes.retain(|class, state| in_use.contains(class) || now - state.used < CLASS_REST);
        for class in self.classes.keys().copied().collect::<Vec<_>>() {
            let updates = self.updates(class, from);
            let watched = in_use.contains(&class);
            let Some(state) = self.classes.get_mut(&class) else { continue };
            if watched {
                state.used = now;
            }
            for (n, update) in &updates {
                state.keep(*n, update);
            }
            for idx in 0..self.subs.len() {
                if self.subs[idx].class() == class {
                    for (_, update) in &updates {
                        self.send_to(idx, Post::Text(update.clone()));
                    }
                }
            }
        }
        metrics::histogram!("orrery_command_seconds", "step" => "broadcast").record(started.elapsed().as_secs_f64());
    }

    /// The updates of a class from a line on. Lines written together share one view, which goes with the last of them.
    fn updates(&mut self, class: Class, from: usize) -> Vec<(u32, Utf8Bytes)> {
        let Some(game) = &self.game else { return Vec::new() };
        let open = self.open_for(class);
        let entries = show::log(&**game, class.viewer, class.lang, from);
        let Some(state) = self.classes.get_mut(&class) else { return Vec::new() };
        let patch = state.last_view.refresh(&**game, class.viewer, class.lang);
        let last = entries.len().saturating_sub(1);
        let clocks = self.clocks.list(Instant::now());
        let mut updates = Vec::with_capacity(entries.len());
        let mut parts = Some((patch, open, clocks));
        for (idx, entry) in entries.into_iter().enumerate() {
            let n = entry.n;
            let whole = if idx == last { parts.take() } else { None };
            let due = whole.is_some() && (n as usize).is_multiple_of(HASH_EVERY);
            let hash = due.then(|| view_hash(self.classes[&class].last_view.view()));
            let (patch, open, clocks) =
                whole.map_or((None, None, Vec::new()), |(patch, open, clocks)| (Some(patch), Some(open), clocks));
            let update = TableUpdate { table: self.row.id, n, entry, patch, open, clocks, hash };
            updates.push((n, text(&ServerMsg::Update(Box::new(update)))));
        }
        updates
    }

    /// The pending decisions as a class sees them.
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

    /// Sends a snapshot of the whole table to one socket.
    pub(crate) async fn snap(&mut self, idx: usize) {
        failpoint::point_at("snap", self.row.id);
        let class = self.subs[idx].class();
        let chat = self.chat_for(idx, CHAT_TAIL).await;
        let now = Instant::now();
        let (last_view, log, commitment) = match &self.game {
            Some(game) => (
                Some(LastView::new(&**game, class.viewer, class.lang)),
                show::log(&**game, class.viewer, class.lang, game.line_count().saturating_sub(LOG_TAIL)),
                game.commitment().to_owned(),
            ),
            None => (None, Vec::new(), String::new()),
        };
        let view = last_view.as_ref().map(|last_view| last_view.view().clone()).unwrap_or_default();
        let snap = Snap {
            table: self.row.id,
            n: self.last_frame(),
            info: info(&self.row, self.seats.iter().map(|c| &c.row)),
            status: self.status(),
            open: self.open_for(class),
            clocks: self.clock_list(),
            orders: self.orders_of(self.subs[idx].role),
            windows: self.windows_for(self.subs[idx].role, self.subs[idx].lang),
            log,
            chat,
            hash: view_hash(&view),
            commitment,
            view,
        };
        // All viewers of a class share one last view: the first snapshot creates it, and every update changes it.
        if let Some(last_view) = last_view {
            let fresh = || ClassState { last_view, ring: VecDeque::new(), bytes: 0, used: now };
            self.classes.entry(class).or_insert_with(fresh);
        }
        let post = big(&ServerMsg::Snap(Box::new(snap)));
        self.send_to(idx, post);
    }

    /// Sends the updates a socket has missed, if they are still kept; otherwise a snapshot.
    pub(crate) async fn catch_up(&mut self, idx: usize, have: Option<u32>, said: Option<i64>) {
        let class = self.subs[idx].class();
        let last = self.last_frame();
        let missed = have.filter(|have| Some(*have) <= last).and_then(|have| {
            let state = self.classes.get_mut(&class)?;
            let known = Some(have) == last || state.ring.front().is_some_and(|(n, _)| *n <= have + 1);
            state.used = Instant::now();
            known.then(|| state.ring.iter().filter(|(n, _)| *n > have).map(|(_, f)| f.clone()).collect::<Vec<_>>())
        });
        let Some(updates) = missed else { return self.snap(idx).await };
        for update in updates {
            self.send_to(idx, Post::Text(update));
        }
        let clocks = ServerMsg::Clocks { table: self.row.id, clocks: self.clock_list() };
        let status = ServerMsg::Status { table: self.row.id, status: self.status() };
        let chat = self.chat_for(idx, CHAT_TAIL).await;
        let missed = chat.into_iter().filter(|line| said.is_none_or(|said| line.seq > said)).map(ServerMsg::Chat);
        for msg in [clocks, status].into_iter().chain(missed) {
            self.send_to(idx, Post::Text(text(&msg)));
        }
    }

    /// Sends a snapshot to all viewers: the match has started, or was set back to its log.
    pub(crate) async fn snap_all(&mut self) {
        self.classes.clear();
        for idx in 0..self.subs.len() {
            self.snap(idx).await;
        }
    }

    /// Handles sockets whose queue was full: players get a snapshot, other viewers are asked to join again.
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

    /// Whether a socket belongs to a team-mate of a seat.
    pub(crate) fn is_mate(&self, sub: &Sub, seat: Seat) -> bool {
        let Some(game) = &self.game else { return false };
        matches!(sub.role, Role::Seat(n) if n as usize != seat.idx()
            && self.seat(n).is_some_and(|other| game.team(seat).contains(other)))
    }
}
