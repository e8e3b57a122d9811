//! A match looked at moment by moment: its lines are followed one after the other instead of all at once.

use std::sync::Arc;

use table::Game;

use crate::error::LoadError;
use crate::header::Header;
use crate::line::Line;
use crate::play::Match;
use crate::replay::{Digests, Keyring};

impl<G: Game> Match<G> {
    /// A match as it was before the first of its lines, to be followed with [`Match::walk`]. It can only be looked at:
    /// its luck is what the lines say.
    pub fn at_start(game: Arc<G>, header: Header) -> Result<Self, LoadError> {
        Ok(Self::follow_some(game, header, &[], &witness())?.0)
    }

    /// Does what the next line of the log says. Whether its luck was the sealed one is not asked; see
    /// [`verify`](crate::verify) for that. When the line does not fit, nothing changes.
    pub fn walk(&mut self, line: &Line) -> Result<(), LoadError> {
        let number = self.line_count();
        self.follow(line, &witness()).map_err(|problem| LoadError::new(number, problem))
    }
}

/// Somebody who believes the lines. Digests are passed over as well: a build with another layout of the state shows the
/// same match.
const fn witness() -> Keyring {
    Keyring { secrets: Vec::new(), digests: Digests::Ignore }
}
