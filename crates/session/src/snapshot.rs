//! Snapshots: a match as bytes, as a private cache of one build. A snapshot is not a save.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::Game;

use crate::error::LoadError;
use crate::header::Header;
use crate::log_view::EventLog;
use crate::luck::Luck;
use crate::play::{CommittedState, Match};
use crate::save::Save;
use crate::secret::Secret;

/// Increase it with every change of the layout below.
const LAYOUT: u32 = 1;
const HASH_LEN: usize = blake3::OUT_LEN;

/// The reason why a snapshot was refused. Load the save instead.
#[derive(Debug, thiserror::Error)]
pub enum SnapshotError {
    /// The bytes are not those that were written.
    #[error("the snapshot is damaged")]
    Damaged,
    /// The snapshot is from another build, another game or other cards.
    #[error("the snapshot belongs to another build or to other cards")]
    Foreign,
    /// The log in it cannot be read.
    #[error(transparent)]
    Log(#[from] LoadError),
}

#[derive(Serialize, Deserialize)]
struct Cache<S> {
    /// The log as text, because postcard cannot store JSON values.
    log: String,
    secret: Option<Secret>,
    asked: Vec<u32>,
    start: S,
    live: Vec<CommittedState<S>>,
    undone: Vec<CommittedState<S>>,
}

impl<G: Game> Match<G> {
    /// The whole match as bytes, including the undo history and the secret, so keep them private.
    ///
    /// Only the same build with the same cards can read them. The save is authoritative; a snapshot avoids the replay.
    pub fn snapshot(&self) -> Vec<u8> {
        let cache = Cache {
            log: self.lines_since(0),
            secret: self.luck.as_ref().map(|luck| luck.secret.clone()),
            asked: self.asked.clone(),
            start: self.start.clone(),
            live: self.live.clone(),
            undone: self.undone.clone(),
        };
        let body = postcard::to_stdvec(&cache).expect("a match is plain data");
        let mut bytes = build_mark::<G>(&self.header.content).as_bytes().to_vec();
        bytes.extend(blake3::hash(&body).as_bytes());
        bytes.extend(body);
        bytes
    }

    /// Loads a match from a snapshot. `content` is the hash of the cards that `game` was built with.
    pub fn load_snapshot(game: Arc<G>, content: &str, bytes: &[u8]) -> Result<Self, SnapshotError> {
        let (mark, rest) = bytes.split_at_checked(HASH_LEN).ok_or(SnapshotError::Damaged)?;
        let (sum, body) = rest.split_at_checked(HASH_LEN).ok_or(SnapshotError::Damaged)?;
        if mark != build_mark::<G>(content).as_bytes() {
            return Err(SnapshotError::Foreign);
        }
        if sum != blake3::hash(body).as_bytes() {
            return Err(SnapshotError::Damaged);
        }
        let cache: Cache<G::State> = postcard::from_bytes(body).map_err(|_| SnapshotError::Damaged)?;
        let Cache { log, secret, asked, start, live, undone } = cache;
        let Save { header, lines, .. } = Save::read(log.as_bytes())?;
        let luck = secret.map(|secret| Luck::after(secret, &asked));
        let told = EventLog::forgotten(lines.len() + 1);
        Ok(Self { game, header, lines, start, live, undone, luck, asked, told })
    }
}

impl Header {
    /// Reads the header of a snapshot, from which the caller builds the right game.
    pub fn of_snapshot(bytes: &[u8]) -> Result<Self, SnapshotError> {
        let body = bytes.get(2 * HASH_LEN..).ok_or(SnapshotError::Damaged)?;
        let (log, _) = postcard::take_from_bytes::<&str>(body).map_err(|_| SnapshotError::Damaged)?;
        Ok(Self::read(log.as_bytes())?)
    }
}

/// Identifies the build and the cards of a snapshot.
fn build_mark<G: Game>(content: &str) -> blake3::Hash {
    let state = size_of::<G::State>();
    let (version, name) = (env!("CARGO_PKG_VERSION"), std::any::type_name::<G>());
    blake3::hash(format!("orrery snapshot {LAYOUT} {version} {name} {state} {content}").as_bytes())
}
