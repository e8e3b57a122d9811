//! Connected sockets, and which of them follow the lobby.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use protocol::Nack;
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// The number of messages that may wait for a socket.
pub(crate) const OUT_QUEUE: usize = 64;

/// A message for a socket.
#[derive(Clone, Debug)]
pub(crate) enum Post {
    /// As text.
    Text(Utf8Bytes),
    /// Compressed with gzip, for a large message.
    Binary(Bytes),
}

/// A connected socket, as tables know it.
#[derive(Clone)]
pub(crate) struct Peer {
    /// The number of the socket.
    pub(crate) conn: u64,
    /// Its user.
    pub(crate) user: Uuid,
    /// The session that opened it.
    pub(crate) session: Uuid,
    /// The name of its user.
    pub(crate) name: Called,
    /// The queue of messages to it.
    pub(crate) out: mpsc::Sender<Post>,
    /// The users that its user has muted or blocked.
    pub(crate) muted: Arc<RwLock<HashSet<Uuid>>>,
    /// Whether a bot is computing a hint for this socket.
    pub(crate) advised: Arc<AtomicBool>,
    /// Ends the socket when its user loses access.
    pub(crate) end: End,
}

/// The name of a user, shared by all who hold it, because a name may change while a socket is open.
#[derive(Clone, Debug)]
pub(crate) struct Called(Arc<RwLock<Arc<str>>>);

impl Called {
    pub(crate) fn set(&self, name: &str) {
        let mut called = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if **called != *name {
            *called = name.into();
        }
    }
}

impl From<&str> for Called {
    fn from(name: &str) -> Self {
        Self(Arc::new(RwLock::new(name.into())))
    }
}

impl fmt::Display for Called {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Tells a socket to end. Unlike a message it cannot be lost, even if the client reads nothing.
#[derive(Clone, Default)]
pub(crate) struct End {
    told: CancellationToken,
    reason: Arc<OnceLock<&'static str>>,
}

impl End {
    pub(crate) fn tell(&self, reason: &'static str) {
        let _ = self.reason.set(reason);
        self.told.cancel();
    }

    /// Waits for the end and returns its reason.
    pub(crate) async fn wait(&self) -> &'static str {
        self.told.cancelled().await;
        self.reason.get().copied().unwrap_or_default()
    }
}

impl Peer {
    /// Whether this user wants to see messages from another user.
    pub(crate) fn hears(&self, other: Option<Uuid>) -> bool {
        let muted = self.muted.read().unwrap_or_else(PoisonError::into_inner);
        other.is_none_or(|other| !muted.contains(&other))
    }
}

/// Every socket of the server.
#[derive(Default)]
pub(crate) struct Hub {
    users: Mutex<HashMap<Uuid, Vec<Peer>>>,
    lobby: Mutex<HashMap<u64, mpsc::Sender<Post>>>,
    next: AtomicU64,
    /// Notified when the list of tables has changed.
    pub(crate) lobby_changed: Notify,
}

impl Hub {
    /// A number for a new socket.
    pub(crate) fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// Adds a socket. Refused when its user has too many.
    pub(crate) fn enter(&self, peer: &Peer, most: usize) -> Result<(), Nack> {
        let mut users = self.users.lock().unwrap_or_else(PoisonError::into_inner);
        let peers = users.entry(peer.user).or_default();
        if peers.len() >= most {
            return Err(Nack::TooFast);
        }
        peers.push(peer.clone());
        Ok(())
    }

    /// Removes a socket.
    pub(crate) fn exit(&self, user: Uuid, conn: u64) {
        let mut users = self.users.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(peers) = users.get_mut(&user) {
            peers.retain(|peer| peer.conn != conn);
            if peers.is_empty() {
                users.remove(&user);
            }
        }
        drop(users);
        self.follow_lobby(conn, None);
    }

    /// All sockets of a user.
    pub(crate) fn peers(&self, user: Uuid) -> Vec<Peer> {
        self.users.lock().unwrap_or_else(PoisonError::into_inner).get(&user).cloned().unwrap_or_default()
    }

    /// Changes the name of a user on all sockets.
    pub(crate) fn rename(&self, user: Uuid, name: &str) {
        for peer in self.peers(user) {
            peer.name.set(name);
        }
    }

    /// Starts or ends following the lobby.
    pub(crate) fn follow_lobby(&self, conn: u64, out: Option<mpsc::Sender<Post>>) {
        let mut lobby = self.lobby.lock().unwrap_or_else(PoisonError::into_inner);
        match out {
            Some(out) => lobby.insert(conn, out),
            None => lobby.remove(&conn),
        };
    }

    /// Sends the list to the followers of the lobby. A socket that is too slow waits for the next list.
    pub(crate) fn tell_lobby(&self, text: &Utf8Bytes) {
        let lobby = self.lobby.lock().unwrap_or_else(PoisonError::into_inner);
        for out in lobby.values() {
            let _ = out.try_send(Post::Text(text.clone()));
        }
    }

    /// Whether any socket follows the lobby.
    pub(crate) fn lobby_is_followed(&self) -> bool {
        !self.lobby.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Closes every socket of a user, e.g. after a ban.
    pub(crate) fn close_user(&self, user: Uuid, reason: &'static str) {
        self.close_sessions(user, reason, |_| true);
    }

    /// Closes the sockets of sessions that have ended.
    pub(crate) fn close_sessions(&self, user: Uuid, reason: &'static str, ended: impl Fn(Uuid) -> bool) {
        for peer in self.peers(user).into_iter().filter(|peer| ended(peer.session)) {
            peer.end.tell(reason);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A socket can be closed even if its client reads nothing.
    #[tokio::test]
    async fn the_end_of_a_socket_does_not_wait_behind_its_messages() {
        let (hub, user) = (Hub::default(), Uuid::now_v7());
        let (out, _posts) = mpsc::channel(1);
        out.try_send(Post::Text("unread".into())).expect("free space");
        let peer = Peer {
            conn: hub.number(),
            user,
            session: Uuid::nil(),
            name: "Eve".into(),
            out,
            muted: Arc::default(),
            advised: Arc::default(),
            end: End::default(),
        };
        hub.enter(&peer, 1).expect("free space");
        hub.close_user(user, "this account is banned");
        let told = tokio::time::timeout(std::time::Duration::from_secs(30), peer.end.wait()).await;
        assert_eq!(told, Ok("this account is banned"));
    }
}
