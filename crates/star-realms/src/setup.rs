//! The setup of a match: mode, seats, rulings, custom cards.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::CardDef;

/// The game modes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two players.
    #[default]
    Duel,
    /// Three to six players, each against all others.
    FreeForAll,
    /// Three to six players, each attacks the left neighbor.
    Hunter,
    /// Four or six players in two teams with shared authority and shared turns.
    Hydra,
    /// Six players in two teams of an emperor between two admirals.
    Emperor,
    /// Three to six players, one boss against the raiders.
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

    /// The mode with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|m| m.slug() == slug)
    }

    /// The numbers of players that the mode allows.
    pub const fn seats(self) -> &'static [usize] {
        match self {
            Self::Duel => &[2],
            Self::FreeForAll | Self::Hunter | Self::Raid => &[3, 4, 5, 6],
            Self::Hydra => &[4, 6],
            Self::Emperor => &[6],
        }
    }

    /// The number of card boxes for this number of players (SR-MULTI-01).
    pub const fn boxes(seats: usize) -> usize {
        match seats {
            0..=2 => 1,
            3 | 4 => 2,
            _ => 3,
        }
    }
}

/// The settings that the host chooses before a match. Part of every save.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The mode.
    pub mode: Mode,
    /// Number of players; 0 means the smallest number of the mode.
    pub seats: usize,
    /// The seat that begins; in raid the boss, in hydra a member of the first team. `None` means random. An emperor
    /// game always begins with seat 1.
    pub first: Option<Seat>,
    /// Rulings on open points.
    pub rulings: Rulings,
    /// Custom cards, shuffled into the trade deck.
    pub cards: Vec<CardDef>,
}

/// Rulings on points that the rulebook leaves open. `docs/RULINGS.md` has the reasons.
#[expect(clippy::struct_excessive_bools, reason = "each switch answers an independent question")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rulings {
    /// When "target opponent discards" happens (SR-ABL-OPEN2).
    pub discards: DiscardTiming,
    /// May "destroy target base" choose a base of the player (SR-ABL-OPEN3)?
    pub own_bases: bool,
    /// Does a Needle that copied a Blob ship count for Blob World?
    pub needle_counts_as_copied: bool,
    /// May a Needle copy a ship that was scrapped earlier this turn?
    pub needle_copies_scrapped: bool,
    /// May Blob Carrier take an Explorer?
    pub carrier_takes_explorers: bool,
    /// Is the ship that Blob Carrier takes "the next ship acquired" for Freighter and Central Office (SR-BUY-10)?
    pub carrier_counts_as_next_ship: bool,
    /// Can Explorers still be bought when trade deck and row are empty (SR-BUY-OPEN1)?
    pub explorers_after_trade_deck: bool,
    /// May a hydra team pay jointly for Explorers (SR-HYDRA-OPEN3)?
    pub hydra_joint_explorers: bool,
    /// May hydra teammates see each other's hands (SR-HYDRA-OPEN6)?
    pub hydra_open_hands: bool,
    /// May an admiral attack the enemy emperor regardless of who eliminated the opposite admiral (SR-EMP-OPEN2)?
    /// Otherwise only the admiral who did it may.
    pub emperor_heir: bool,
    /// Zones from which an eliminated player may give a card (SR-ELIM-OPEN2).
    pub legacy_from: LegacyFrom,
    /// The turn after which a game without a winner ends undecided; 0 for never (SR-WIN-OPEN1).
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
    /// Immediately.
    AtOnce,
    /// At the start of the victim's next turn, as the official app does it.
    StartOfTurn,
}

/// Zones from which an eliminated player may give a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LegacyFrom {
    /// Deck, hand, discard pile or play.
    Anywhere,
    /// Only the discard pile.
    DiscardPile,
}

/// An error in a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The mode does not fit the number of players.
    #[error("{} is played by {}, not by {seats} players", mode.slug(), list(mode.seats()))]
    Seats {
        /// The mode.
        mode: Mode,
        /// The requested number.
        seats: usize,
    },
    /// The first player does not exist, or the mode decides who begins.
    #[error("seat {} cannot begin this match", seat.idx() + 1)]
    First {
        /// The requested seat.
        seat: Seat,
    },
    /// The custom cards contain errors.
    #[error("{0}")]
    Cards(#[from] cards::Problems),
    /// The match needs more copies than a table can hold.
    #[error("{copies} cards are too many for one table; the maximum is {most}")]
    TooManyCards {
        /// The requested number of copies.
        copies: usize,
        /// The maximum number of copies.
        most: usize,
    },
    /// The match needs more ship-copying cards than a table can track.
    #[error("{copies} cards that copy ships are too many for one table; the maximum is {most}")]
    TooManyCopying {
        /// The requested number of copies.
        copies: usize,
        /// The maximum number of copies.
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
    /// Fills in the defaults and checks everything except the custom cards.
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
