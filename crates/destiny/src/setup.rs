//! The setup of a match: decks and rulings.

use serde::{Deserialize, Serialize};

use crate::db::Db;
use crate::deck::{Deck, DeckProblem};

/// The choices made before a match. They are part of every saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// A deck for each seat.
    pub decks: Vec<Deck>,
    /// Choices that the rulebook leaves to the players.
    pub rulings: Rulings,
}

/// Optional rules of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rulings {
    /// Whether deck lists are open.
    pub lists: Lists,
}

/// The visibility of deck lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lists {
    /// All players know all lists.
    #[default]
    Open,
    /// Each player knows only their own list.
    Closed,
}

impl Default for Setup {
    fn default() -> Self {
        let deck = |id| Deck::ready(id).expect("the starter decks exist");
        Self::of(vec![deck("rey-starter"), deck("kylo-ren-starter")])
    }
}

/// The maximum number of players.
pub const MOST_SEATS: usize = 4;

/// A reason why a match cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There are too few or too many players.
    #[error("the game needs 2 to {MOST_SEATS} players, not {0}")]
    Players(usize),
    /// A deck is not legal.
    #[error("player {} has an illegal deck: {}", seat + 1, list(problems))]
    Deck {
        /// The seat of the deck's player.
        seat: usize,
        /// All problems with the deck.
        problems: Vec<DeckProblem>,
    },
    /// A card could borrow too many abilities.
    #[error("a card would have {n} abilities, but the maximum is {most}")]
    TooManyAbilities {
        /// The number of abilities the card would have.
        n: usize,
        /// The maximum number of abilities.
        most: usize,
    },
    /// There are more copies than a state can hold.
    #[error("{copies} cards are too many for one table; the maximum is {most}")]
    TooManyCards {
        /// The number of copies.
        copies: usize,
        /// The maximum number of copies.
        most: usize,
    },
}

fn list(problems: &[DeckProblem]) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl Setup {
    /// A setup with these decks and the default rulings.
    pub const fn of(decks: Vec<Deck>) -> Self {
        Self { decks, rulings: Rulings { lists: Lists::Open } }
    }

    /// Checks everything except for the number of copies.
    pub fn check(self, db: &Db) -> Result<Self, SetupError> {
        if !(2..=MOST_SEATS).contains(&self.decks.len()) {
            return Err(SetupError::Players(self.decks.len()));
        }
        for (seat, deck) in self.decks.iter().enumerate() {
            let problems = deck.problems(db);
            if !problems.is_empty() {
                return Err(SetupError::Deck { seat, problems });
            }
        }
        Ok(self)
    }
}
