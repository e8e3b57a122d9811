//! How a match is set up: players, sides, the kind of game, rulings.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::side::{Role, Side};

/// What a host decides before a match. Part of every save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: Players,
    /// The first seat of the Rebels; the other seats follow clockwise.
    pub rebels: Seat,
    /// How the table is laid out.
    pub mode: Mode,
    /// Readings of open points.
    pub rulings: Rulings,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: Players::Two, rebels: Seat::new(0), mode: Mode::Standard, rulings: Rulings::default() }
    }
}

/// A layout of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The usual one.
    #[default]
    Standard,
    /// The layout of a first game, without action cards (REB-SETUP-07).
    FirstGame,
}

/// How many play, and so who holds which posts (REB-TEAM-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Players {
    /// One for each side.
    #[default]
    Two,
    /// One for the Rebels, an admiral and a general for the Empire.
    Three,
    /// An admiral and a general for each side.
    Four,
}

impl Players {
    /// How many.
    pub const fn n(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// Does this side have two players?
    pub const fn is_team(self, side: Side) -> bool {
        match self {
            Self::Two => false,
            Self::Three => matches!(side, Side::Empire),
            Self::Four => true,
        }
    }

    /// Do admirals and generals take turns of their own (REB-TEAM-13, REB-TEAM-15)?
    pub const fn posts_count(self) -> bool {
        !matches!(self, Self::Two)
    }

    /// The order of turns in the Command phase.
    pub const fn order(self) -> &'static [Role] {
        match self {
            Self::Two => &[Role::RebelAdmiral, Role::ImperialAdmiral],
            // REB-OPEN-19: both Rebel turns together, the Rebels first.
            Self::Three => &[Role::RebelAdmiral, Role::RebelGeneral, Role::ImperialAdmiral, Role::ImperialGeneral],
            Self::Four => &[Role::RebelAdmiral, Role::ImperialAdmiral, Role::ImperialGeneral, Role::RebelGeneral],
        }
    }

    /// Seats of the roles, from the first seat of the Rebels.
    pub const fn seats(self) -> [usize; 4] {
        match self {
            Self::Two => [0, 0, 1, 1],
            Self::Three => [0, 0, 1, 2],
            Self::Four => [0, 1, 2, 3],
        }
    }
}

/// Readings of points the booklets leave open, or the FAQ reads otherwise. `docs/RULINGS.md` has the reasons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a reading of its own")]
pub struct Rulings {
    /// Is an occupied system no Rebel system, whatever lies under the token (REB-OPEN-31)?
    pub occupied_is_not_rebel: bool,
    /// May each leader of a rescue stay (REB-OPEN-32)?
    pub rescuers_may_stay: bool,
    /// May only units whose kind has run out be destroyed for the supply, and only to build that kind (REB-OPEN-21)?
    pub free_only_what_is_built: bool,
    /// Does Oversee Project deploy any unit in a remote system, not only the Death Star (REB-DEPLOY-06, REB-OPEN-20)?
    pub oversee_in_remote: bool,
}

/// A setup that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The seat of the Rebels does not exist.
    #[error("seat {} cannot play the Rebels in a game for {players}", seat.idx() + 1)]
    Rebels {
        /// The seat asked for.
        seat: Seat,
        /// How many play.
        players: usize,
    },
}

impl Setup {
    /// Is it a first game?
    pub const fn is_first(&self) -> bool {
        matches!(self.mode, Mode::FirstGame)
    }

    /// Checks it.
    pub fn check(self) -> Result<Self, SetupError> {
        let players = self.players.n();
        if self.rebels.idx() >= players {
            return Err(SetupError::Rebels { seat: self.rebels, players });
        }
        Ok(self)
    }
}
