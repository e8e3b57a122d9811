//! Steps through a match by carrying out its lines one after another.

use std::sync::Arc;

use table::Game;

use crate::error::LoadError;
use crate::header::Header;
use crate::line::Line;
use crate::play::Match;
use crate::replay::{Digests, Keyring};

impl<G: Game> Match<G> {
    /// A match before its first line, to step through with [`Match::walk`]. It is read-only and takes all draws from
    /// the lines.
    pub fn at_start(game: Arc<G>, header: Header) -> Result<Self, LoadError> {
        Ok(Self::follow_some(game, header, &[], &witness())?.0)
    }

    /// Carries out the next line of the log. An invalid line changes nothing.
    ///
    /// It does not check whether the draws follow from the seed; see [`verify`](crate::verify) for that.
    pub fn walk(&mut self, line: &Line) -> Result<(), LoadError> {
        let number = self.line_count();
        self.follow(line, &witness()).map_err(|problem| LoadError::new(number, problem))
    }
}

/// Trusts the recorded draws and ignores digests, because a build with another layout of the state shows the same
/// match.
const fn witness() -> Keyring {
    Keyring { secrets: Vec::new(), digests: Digests::Ignore }
}
