//! How a match is set up: decks and rulings.

use serde::{Deserialize, Serialize};

use crate::db::Db;
use crate::deck::{Deck, DeckProblem};

/// What a host decides before a match. Part of every save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// A deck for each seat.
    pub decks: Vec<Deck>,
    /// What the rulebook leaves to the table.
    pub rulings: Rulings,
}

/// Switches of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rulings {
    /// Who knows the lists of the decks.
    pub lists: Lists,
}

/// Who knows the lists of the decks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lists {
    /// Everybody knows all of them.
    #[default]
    Open,
    /// Each player knows the own one.
    Closed,
}

impl Default for Setup {
    fn default() -> Self {
        let deck = |id| Deck::ready(id).expect("the starter decks are ready");
        Self::of(vec![deck("rey-starter"), deck("kylo-ren-starter")])
    }
}

/// The most players at one table.
pub const MOST_SEATS: usize = 4;

/// A setup that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{0} players; the game is for 2 to {MOST_SEATS}")]
    Players(usize),
    /// A deck is not legal.
    #[error("the deck of player {}: {}", seat + 1, list(problems))]
    Deck {
        /// Whose.
        seat: usize,
        /// Everything wrong with it.
        problems: Vec<DeckProblem>,
    },
    /// More abilities than one card can borrow.
    #[error("a card would have {n} abilities, more than {most}")]
    TooManyAbilities {
        /// How many there would be.
        n: usize,
        /// How many there may be.
        most: usize,
    },
    /// More copies than a table can hold.
    #[error("{copies} cards are too many for one table, {most} fit")]
    TooManyCards {
        /// Copies asked for.
        copies: usize,
        /// Copies that fit.
        most: usize,
    },
}

fn list(problems: &[DeckProblem]) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl Setup {
    /// A table as usual with these decks.
    pub const fn of(decks: Vec<Deck>) -> Self {
        Self { decks, rulings: Rulings { lists: Lists::Open } }
    }

    /// Checks everything but the size of the table.
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
