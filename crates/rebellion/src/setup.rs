//! The setup of a match: players, sides, mode, rulings.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::side::{Role, Side};

/// The settings that a host chooses before a match. They are part of every save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The number of players.
    pub players: Players,
    /// The first seat of the Rebels; the other seats follow clockwise.
    pub rebels: Seat,
    /// The starting layout.
    pub mode: Mode,
    /// Rulings on points that the rulebook leaves open.
    pub rulings: Rulings,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: Players::Two, rebels: Seat::new(0), mode: Mode::Standard, rulings: Rulings::default() }
    }
}

/// A starting layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The standard setup.
    #[default]
    Standard,
    /// The layout of a first game, without action cards (REB-SETUP-07).
    FirstGame,
}

/// The number of players, which decides how roles are shared out (REB-TEAM-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Players {
    /// One player for each side.
    #[default]
    Two,
    /// One player for the Rebels, an admiral and a general for the Empire.
    Three,
    /// An admiral and a general for each side.
    Four,
}

impl Players {
    /// The number of players.
    pub const fn n(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// Whether this side has two players.
    pub const fn is_team(self, side: Side) -> bool {
        match self {
            Self::Two => false,
            Self::Three => matches!(side, Side::Empire),
            Self::Four => true,
        }
    }

    /// Whether admirals and generals take separate turns (REB-TEAM-13, REB-TEAM-15).
    pub const fn posts_count(self) -> bool {
        !matches!(self, Self::Two)
    }

    /// The order of turns in the Command phase.
    pub const fn order(self) -> &'static [Role] {
        match self {
            Self::Two => &[Role::RebelAdmiral, Role::ImperialAdmiral],
            // REB-OPEN-19: both Rebel turns come together and before the Imperial turns.
            Self::Three => &[Role::RebelAdmiral, Role::RebelGeneral, Role::ImperialAdmiral, Role::ImperialGeneral],
            Self::Four => &[Role::RebelAdmiral, Role::ImperialAdmiral, Role::ImperialGeneral, Role::RebelGeneral],
        }
    }

    /// The seat of each role, counted from the first seat of the Rebels.
    pub const fn seats(self) -> [usize; 4] {
        match self {
            Self::Two => [0, 0, 1, 1],
            Self::Three => [0, 0, 1, 2],
            Self::Four => [0, 1, 2, 3],
        }
    }
}

/// Rulings on points that the rulebook leaves open or that the FAQ rules differently. `docs/RULINGS.md` has the
/// reasons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "the rulings are independent of each other")]
pub struct Rulings {
    /// Whether an occupied system does not count as a Rebel system, even if it has Rebel loyalty (REB-OPEN-31).
    pub occupied_is_not_rebel: bool,
    /// Whether each leader on a rescue mission may stay in the system (REB-OPEN-32).
    pub rescuers_may_stay: bool,
    /// Whether players may destroy units for the supply only if the kind has run out, and only to build that kind
    /// (REB-OPEN-21).
    pub free_only_what_is_built: bool,
    /// Whether Oversee Project can deploy any unit in a remote system, not only the Death Star (REB-DEPLOY-06,
    /// REB-OPEN-20).
    pub oversee_in_remote: bool,
}

/// A setup that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The seat of the Rebels does not exist.
    #[error("seat {} cannot play the Rebels in a game for {players}", seat.idx() + 1)]
    Rebels {
        /// The seat in the setup.
        seat: Seat,
        /// The number of players.
        players: usize,
    },
}

impl Setup {
    /// Whether the match uses the first-game layout.
    pub const fn is_first(&self) -> bool {
        matches!(self.mode, Mode::FirstGame)
    }

    /// Checks the settings.
    pub fn check(self) -> Result<Self, SetupError> {
        let players = self.players.n();
        if self.rebels.idx() >= players {
            return Err(SetupError::Rebels { seat: self.rebels, players });
        }
        Ok(self)
    }
}
