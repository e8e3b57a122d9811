//! The header, which is the first line of a save and describes the match.

use std::io::{BufRead, BufReader, Read};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::{LoadError, Problem};
use crate::save::SIZE_LIMIT;
use crate::secret::Secret;

/// The version of the save format this crate writes and reads.
pub const VERSION: u64 = 1;

/// The caller's description of a new match. The session stores it without interpreting it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// Name of the game, e.g. `star-realms`.
    pub game: String,
    /// Version of its rules.
    pub rules: String,
    /// Hash of its compiled cards.
    pub content: String,
    /// Everything needed to rebuild the game value: mode, seats, rulings.
    pub setup: Value,
    /// The slugs of the copies in play, so that new cards in the database never break a save.
    pub cast: Vec<String>,
}

/// Line 0 of a save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// Version of the format.
    pub orrery: u64,
    /// See [`About::game`].
    pub game: String,
    /// See [`About::rules`].
    pub rules: String,
    /// See [`About::content`].
    pub content: String,
    /// See [`About::setup`].
    pub setup: Value,
    /// See [`About::cast`].
    pub cast: Vec<String>,
    /// The commitment to the secret of this match, see [`Secret::commitment`].
    pub commitment: String,
    /// The chance values drawn until the first decision.
    #[serde(default)]
    pub chance: Vec<u32>,
    /// The match this one was branched from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Origin>,
    /// Fields this version does not know; kept when the header is written again.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// The match and line that a branch started from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    /// The last commitment of that match.
    pub of: String,
    /// The last line the two have in common.
    pub line: usize,
    /// The revealed secrets of earlier commitments, if that match was over. With them the shared draws can also be
    /// verified in the branch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Secret>,
}

impl Header {
    pub(crate) fn new(about: About, commitment: String) -> Self {
        let About { game, rules, content, setup, cast } = about;
        let (chance, extra) = (Vec::new(), Map::new());
        Self { orrery: VERSION, game, rules, content, setup, cast, commitment, chance, branch: None, extra }
    }

    /// Reads only the first line, so that the caller can build the right game from `setup`.
    pub fn read(reader: impl Read) -> Result<Self, LoadError> {
        let mut line = Vec::new();
        BufReader::new(reader.take(SIZE_LIMIT))
            .read_until(b'\n', &mut line)
            .map_err(|e| LoadError::new(0, Problem::Io(e)))?;
        Self::parse(&line).map_err(|problem| LoadError::new(0, problem))
    }

    pub(crate) fn parse(line: &[u8]) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Version {
            orrery: Option<u64>,
        }

        if line.trim_ascii().is_empty() {
            return Err(Problem::Empty);
        }
        let line = std::str::from_utf8(line).map_err(|_| Problem::NotUtf8)?;
        // A later version may have other fields, so check the version number first.
        match serde_json::from_str::<Version>(line).map_err(|e| Problem::Syntax(e.to_string()))?.orrery {
            None => Err(Problem::NotASave),
            Some(VERSION) => serde_json::from_str(line).map_err(|e| Problem::Syntax(e.to_string())),
            Some(other) => Err(Problem::Version(other)),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a header has string keys only")
    }
}
