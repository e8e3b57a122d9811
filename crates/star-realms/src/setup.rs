//! How a match is set up: mode, seats, rulings, a player's own cards.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::CardDef;

/// The ways to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two players.
    #[default]
    Duel,
    /// Three to six, everybody against everybody.
    FreeForAll,
    /// Three to six, everybody hunts the left neighbor.
    Hunter,
    /// Four or six in two teams with shared authority and shared turns.
    Hydra,
    /// Six in two teams of an emperor between two admirals.
    Emperor,
    /// Three to six, one boss against the raiders.
    Raid,
}

impl Mode {
    /// Every mode, in the order of the rulebook.
    pub const ALL: [Self; 6] = [Self::Duel, Self::FreeForAll, Self::Hunter, Self::Hydra, Self::Emperor, Self::Raid];

    /// The name used in files and on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Duel => "duel",
            Self::FreeForAll => "free-for-all",
            Self::Hunter => "hunter",
            Self::Hydra => "hydra",
            Self::Emperor => "emperor",
            Self::Raid => "raid",
        }
    }

    /// The mode of this name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|m| m.slug() == slug)
    }

    /// The numbers of players it can be played with.
    pub const fn seats(self) -> &'static [usize] {
        match self {
            Self::Duel => &[2],
            Self::FreeForAll | Self::Hunter | Self::Raid => &[3, 4, 5, 6],
            Self::Hydra => &[4, 6],
            Self::Emperor => &[6],
        }
    }

    /// Boxes of cards needed for so many players (SR-MULTI-01).
    pub const fn boxes(seats: usize) -> usize {
        match seats {
            0..=2 => 1,
            3 | 4 => 2,
            _ => 3,
        }
    }
}

/// What a host decides before a match. Part of every save.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The mode.
    pub mode: Mode,
    /// Number of players; 0 takes the smallest the mode allows.
    pub seats: usize,
    /// Who begins; in raid the boss, in hydra a member of the first team. `None` leaves it to luck. An emperor game
    /// always begins with seat 1.
    pub first: Option<Seat>,
    /// Readings of open points.
    pub rulings: Rulings,
    /// Cards of the players' own, shuffled into the trade deck.
    pub cards: Vec<CardDef>,
}

/// Readings of points the rulebook leaves open. `docs/RULINGS.md` has the reasons.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, each one question of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rulings {
    /// When "target opponent discards" happens (SR-ABL-OPEN2).
    pub discards: DiscardTiming,
    /// May "destroy target base" choose an own base (SR-ABL-OPEN3)?
    pub own_bases: bool,
    /// Does a Needle that copied a Blob ship count for Blob World?
    pub needle_counts_as_copied: bool,
    /// May a Needle copy a ship that was scrapped earlier this turn?
    pub needle_copies_scrapped: bool,
    /// May Blob Carrier take an Explorer?
    pub carrier_takes_explorers: bool,
    /// Is the ship Blob Carrier takes "the next ship acquired" for Freighter and Central Office (SR-BUY-10)?
    pub carrier_counts_as_next_ship: bool,
    /// Are Explorers still sold when trade deck and row are exhausted (SR-BUY-OPEN1)?
    pub explorers_after_trade_deck: bool,
    /// May a hydra team pay jointly for Explorers (SR-HYDRA-OPEN3)?
    pub hydra_joint_explorers: bool,
    /// May hydra teammates see each other's hands (SR-HYDRA-OPEN6)?
    pub hydra_open_hands: bool,
    /// Is the enemy emperor open to an admiral whoever eliminated the admiral opposite (SR-EMP-OPEN2)? Otherwise only
    /// to the admiral who did it.
    pub emperor_heir: bool,
    /// Where the gift of an eliminated player may come from (SR-ELIM-OPEN2).
    pub legacy_from: LegacyFrom,
    /// The turn with which a game nobody has won ends undecided; 0 for never (SR-WIN-OPEN1).
    pub turn_limit: u16,
}

impl Default for Rulings {
    fn default() -> Self {
        Self {
            discards: DiscardTiming::AtOnce,
            own_bases: true,
            needle_counts_as_copied: true,
            needle_copies_scrapped: true,
            carrier_takes_explorers: true,
            carrier_counts_as_next_ship: true,
            explorers_after_trade_deck: true,
            hydra_joint_explorers: false,
            hydra_open_hands: false,
            emperor_heir: true,
            legacy_from: LegacyFrom::Anywhere,
            turn_limit: 1000,
        }
    }
}

/// When the victim of a discard effect discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscardTiming {
    /// At once.
    AtOnce,
    /// At the start of the victim's next turn, as the official app does it.
    StartOfTurn,
}

/// Where the gift of an eliminated player may come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LegacyFrom {
    /// Deck, hand, discard pile or play.
    Anywhere,
    /// The discard pile only.
    DiscardPile,
}

/// A setup that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The mode does not fit the number of players.
    #[error("{} is played by {}, not by {seats} players", mode.slug(), list(mode.seats()))]
    Seats {
        /// The mode.
        mode: Mode,
        /// The number asked for.
        seats: usize,
    },
    /// The first player does not exist, or the mode fixes who begins.
    #[error("seat {} cannot begin this match", seat.idx() + 1)]
    First {
        /// The seat asked for.
        seat: Seat,
    },
    /// A player's own cards have mistakes.
    #[error("{0}")]
    Cards(#[from] cards::Problems),
    /// More copies than a table can hold.
    #[error("{copies} cards are too many for one table, {most} fit")]
    TooManyCards {
        /// Copies asked for.
        copies: usize,
        /// Copies that fit.
        most: usize,
    },
    /// More copies of cards that become other ships than a table can track.
    #[error("{copies} cards that copy ships are too many for one table, {most} fit")]
    TooManyCopying {
        /// Copies asked for.
        copies: usize,
        /// Copies that fit.
        most: usize,
    },
}

fn list(numbers: &[usize]) -> String {
    match numbers {
        [one] => format!("{one} players"),
        [a, b] => format!("{a} or {b} players"),
        [first, .., last] => format!("{first} to {last} players"),
        [] => String::new(),
    }
}

impl Setup {
    /// Fills in what was left open and checks the rest, a player's cards aside.
    pub fn check(mut self) -> Result<Self, SetupError> {
        if self.seats == 0 {
            self.seats = self.mode.seats()[0];
        }
        if !self.mode.seats().contains(&self.seats) {
            return Err(SetupError::Seats { mode: self.mode, seats: self.seats });
        }
        if let Some(seat) = self.first {
            let fixed = self.mode == Mode::Emperor && seat.idx() != 0;
            if seat.idx() >= self.seats || fixed {
                return Err(SetupError::First { seat });
            }
        }
        Ok(self)
    }
}
