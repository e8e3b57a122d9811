//! Who is connected, and who follows the lobby.

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

/// Messages that may wait for a socket.
pub(crate) const OUT_QUEUE: usize = 64;

/// Something for a socket.
#[derive(Clone, Debug)]
pub(crate) enum Post {
    /// A message.
    Text(Utf8Bytes),
    /// A big message, gzip.
    Binary(Bytes),
}

/// A connected socket, as tables know it.
#[derive(Clone)]
pub(crate) struct Peer {
    /// Its number.
    pub(crate) conn: u64,
    /// Who.
    pub(crate) user: Uuid,
    /// The way in it was opened by.
    pub(crate) session: Uuid,
    /// What they are called.
    pub(crate) name: Called,
    /// The way to it.
    pub(crate) out: mpsc::Sender<Post>,
    /// Whom this user does not want to hear.
    pub(crate) shut: Arc<RwLock<HashSet<Uuid>>>,
    /// A machine thinks about a hint for this socket.
    pub(crate) advised: Arc<AtomicBool>,
    /// Nobody has a right to this socket any more.
    pub(crate) end: End,
}

/// What somebody is called, the same for everybody who holds it: a socket outlives a name.
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

/// How a socket is told to end. Unlike a message it cannot be lost, however much waits for a client that reads nothing.
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

    /// Waits for the end; the reason.
    pub(crate) async fn wait(&self) -> &'static str {
        self.told.cancelled().await;
        self.reason.get().copied().unwrap_or_default()
    }
}

impl Peer {
    /// Does this user want to hear that one?
    pub(crate) fn hears(&self, other: Option<Uuid>) -> bool {
        let shut = self.shut.read().unwrap_or_else(PoisonError::into_inner);
        other.is_none_or(|other| !shut.contains(&other))
    }
}

/// Every socket of the house.
#[derive(Default)]
pub(crate) struct Hub {
    users: Mutex<HashMap<Uuid, Vec<Peer>>>,
    lobby: Mutex<HashMap<u64, mpsc::Sender<Post>>>,
    next: AtomicU64,
    /// The list of tables has changed.
    pub(crate) lobby_changed: Notify,
}

impl Hub {
    /// A number for a new socket.
    pub(crate) fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// A socket is there. Refused when its user has too many.
    pub(crate) fn enter(&self, peer: &Peer, most: usize) -> Result<(), Nack> {
        let mut users = self.users.lock().unwrap_or_else(PoisonError::into_inner);
        let peers = users.entry(peer.user).or_default();
        if peers.len() >= most {
            return Err(Nack::TooFast);
        }
        peers.push(peer.clone());
        Ok(())
    }

    /// A socket is gone.
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

    /// A user has another name from now on.
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

    /// Tells the followers of the lobby. Who is too slow waits for the next list.
    pub(crate) fn tell_lobby(&self, text: &Utf8Bytes) {
        let lobby = self.lobby.lock().unwrap_or_else(PoisonError::into_inner);
        for out in lobby.values() {
            let _ = out.try_send(Post::Text(text.clone()));
        }
    }

    /// Does anybody follow the lobby?
    pub(crate) fn lobby_is_followed(&self) -> bool {
        !self.lobby.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Closes every socket of a user, e.g. after a ban.
    pub(crate) fn close_user(&self, user: Uuid, reason: &'static str) {
        self.close_sessions(user, reason, |_| true);
    }

    /// Closes the sockets that were opened by ways in that are shut now.
    pub(crate) fn close_sessions(&self, user: Uuid, reason: &'static str, shut: impl Fn(Uuid) -> bool) {
        for peer in self.peers(user).into_iter().filter(|peer| shut(peer.session)) {
            peer.end.tell(reason);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever is sent away and reads nothing is sent away all the same.
    #[tokio::test]
    async fn the_end_of_a_socket_does_not_wait_behind_its_messages() {
        let (hub, user) = (Hub::default(), Uuid::now_v7());
        let (out, _posts) = mpsc::channel(1);
        out.try_send(Post::Text("unread".into())).expect("room");
        let peer = Peer {
            conn: hub.number(),
            user,
            session: Uuid::nil(),
            name: "Eve".into(),
            out,
            shut: Arc::default(),
            advised: Arc::default(),
            end: End::default(),
        };
        hub.enter(&peer, 1).expect("room");
        hub.close_user(user, "this account is banned");
        let told = tokio::time::timeout(std::time::Duration::from_secs(30), peer.end.wait()).await;
        assert_eq!(told, Ok("this account is banned"));
    }
}
