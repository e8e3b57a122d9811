//! Problems of decks and their messages.

use table::{Arg, Phrase, Reason};

use crate::card::{Affiliation, Side};
use crate::db::Db;
use crate::phrases::{affiliation_arg, side_term};

/// A reason why a deck is not legal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckProblem {
    /// The affiliation does not belong to this side.
    #[error("{} is not an affiliation of this side", affiliation.slug())]
    Side {
        /// The affiliation of the deck.
        affiliation: Affiliation,
    },
    /// The set does not exist.
    #[error("there is no objective set {set}")]
    Unknown {
        /// The number of the set.
        set: u8,
    },
    /// The set belongs to the other side (LCG-DECK-02).
    #[error("set {set} belongs to the other side")]
    OtherSide {
        /// The number of the set.
        set: u8,
    },
    /// The deck has more copies of a set than allowed (LCG-DECK-03).
    #[error("set {set} is included {copies} times; at most {most} allowed")]
    TooMany {
        /// The number of the set.
        set: u8,
        /// How many copies the deck has.
        copies: usize,
        /// How many copies are allowed.
        most: usize,
    },
    /// The set is only legal in decks of its affiliation (LCG-DECK-04).
    #[error("set {set} is only for {}", affiliation.slug())]
    OwnOnly {
        /// The number of the set.
        set: u8,
        /// The affiliation of the set.
        affiliation: Affiliation,
    },
    /// The deck has too few sets (LCG-DECK-01).
    #[error("{sets} objective sets; at least {least} are needed")]
    TooFew {
        /// How many sets the deck has.
        sets: usize,
        /// How many sets it needs.
        least: usize,
    },
}

impl DeckProblem {
    /// The violated rule, and a message that says how to fix the deck.
    pub fn reason(&self) -> Reason {
        let number = |n: usize| Arg::Number(n as i32);
        match *self {
            Self::Side { .. } => Reason::new("LCG-DECK-01", Phrase::word("lcg.deck.no-affiliation")),
            Self::Unknown { set } => {
                Reason::new("LCG-DECK-01", Phrase::say("lcg.deck.unknown", [number(set as usize)]))
            }
            Self::OtherSide { set } => {
                let side = Db::core().set_of(set).map_or(Side::Light, |known| known.side);
                let args = [objective(set), Arg::Noun(side_term(side))];
                Reason::new("LCG-DECK-02", Phrase::say("lcg.deck.other-side", args))
            }
            Self::TooMany { set, copies, most } => {
                let args = [objective(set), number(copies), number(most)];
                Reason::new("LCG-DECK-03", Phrase::say("lcg.deck.too-many", args))
            }
            Self::OwnOnly { set, affiliation } => {
                let args = [objective(set), affiliation_arg(affiliation)];
                Reason::new("LCG-DECK-04", Phrase::say("lcg.deck.not-yours", args))
            }
            Self::TooFew { sets, least } => {
                let args = [number(sets), number(least)];
                Reason::new("LCG-DECK-01", Phrase::say("lcg.deck.too-few", args))
            }
        }
    }

    /// The objective set with the problem, if it is about one set.
    pub const fn set(&self) -> Option<u8> {
        match *self {
            Self::Unknown { set } | Self::OtherSide { set } | Self::TooMany { set, .. } | Self::OwnOnly { set, .. } => {
                Some(set)
            }
            Self::Side { .. } | Self::TooFew { .. } => None,
        }
    }
}

/// The objective that gives a set its name.
fn objective(set: u8) -> Arg {
    Db::core().set_of(set).map_or(Arg::Number(set as i32), |known| Arg::Card(known.cards[0]))
}
