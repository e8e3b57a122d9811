//! Decks: an affiliation and objective sets, and the rules for legal decks.

mod octgn;
mod problem;
mod stats;
mod trial;

pub use octgn::{octgn_affiliation, octgn_set};
pub use problem::DeckProblem;
pub use stats::stats;
pub use trial::{Opening, opening};

use serde::{Deserialize, Serialize};
use table::CardId;

use crate::card::Affiliation;
use crate::db::Db;

/// The fewest sets in a tournament deck (LCG-DECK-01).
pub const TOURNAMENT_SETS: usize = 10;
/// Sets in a starter deck (LCG-OSET-05).
pub const STARTER_SETS: usize = 8;

/// A deck list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The affiliation card.
    pub affiliation: Affiliation,
    /// The numbers of its objective sets in ascending order; a set with two copies is listed twice.
    pub sets: Vec<u8>,
}

impl Deck {
    /// The starter deck of an affiliation (LCG-OSET-05).
    pub fn starter(affiliation: Affiliation) -> Option<Self> {
        let sets = match affiliation {
            Affiliation::Jedi => vec![1, 2, 3, 4, 5, 6, 7, 18],
            Affiliation::RebelAlliance => vec![8, 9, 10, 11, 12, 13, 14, 18],
            Affiliation::Sith => vec![19, 20, 21, 22, 23, 24, 25, 36],
            Affiliation::ImperialNavy => vec![26, 27, 28, 29, 30, 31, 32, 36],
            _ => return None,
        };
        Some(Self { affiliation, sets })
    }

    /// The cards of the deck without the affiliation card: objectives, then all other cards.
    pub fn cards(&self) -> (Vec<CardId>, Vec<CardId>) {
        let sets = || self.sets.iter().filter_map(|&set| Db::core().set_of(set));
        (sets().map(|set| set.cards[0]).collect(), sets().flat_map(|set| set.cards[1..].to_vec()).collect())
    }

    /// All reasons why the deck cannot be played. The size of a starter deck is enough.
    pub fn problems(&self) -> Vec<DeckProblem> {
        self.problems_with(STARTER_SETS)
    }

    /// All reasons why the deck cannot be played in a tournament.
    pub fn tournament_problems(&self) -> Vec<DeckProblem> {
        self.problems_with(TOURNAMENT_SETS)
    }

    fn problems_with(&self, least: usize) -> Vec<DeckProblem> {
        let db = Db::core();
        let mut problems = Vec::new();
        let Some(side) = self.affiliation.side() else {
            return vec![DeckProblem::Side { affiliation: self.affiliation }];
        };
        let mut seen: Vec<u8> = self.sets.clone();
        seen.sort_unstable();
        seen.dedup();
        for set in seen {
            let Some(known) = db.set_of(set) else {
                problems.push(DeckProblem::Unknown { set });
                continue;
            };
            if known.side != side {
                problems.push(DeckProblem::OtherSide { set });
            }
            let copies: usize = self.sets.iter().map(|s| usize::from(*s == set)).sum();
            let most = if known.once { 1 } else { 2 };
            if copies > most {
                problems.push(DeckProblem::TooMany { set, copies, most });
            }
            if known.own_only && known.affiliation != self.affiliation {
                problems.push(DeckProblem::OwnOnly { set, affiliation: known.affiliation });
            }
        }
        if self.sets.len() < least {
            problems.push(DeckProblem::TooFew { sets: self.sets.len(), least });
        }
        problems
    }
}
