//! What can be wrong with a deck, and how it is said.

use table::{Arg, Phrase, Reason};

use crate::card::{Affiliation, Side};
use crate::db::Db;
use crate::phrases::{affiliation_arg, side_term};

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckProblem {
    /// No affiliation card of this side.
    #[error("{} is no affiliation of this side", affiliation.slug())]
    Side {
        /// The affiliation.
        affiliation: Affiliation,
    },
    /// No such set.
    #[error("there is no objective set {set}")]
    Unknown {
        /// The number.
        set: u8,
    },
    /// A set of the other side (LCG-DECK-02).
    #[error("set {set} belongs to the other side")]
    OtherSide {
        /// The number.
        set: u8,
    },
    /// More copies than allowed (LCG-DECK-03).
    #[error("set {set} is included {copies} times; at most {most} allowed")]
    TooMany {
        /// The number.
        set: u8,
        /// How often it stands there.
        copies: usize,
        /// How often it may.
        most: usize,
    },
    /// A set for decks of its own affiliation (LCG-DECK-04).
    #[error("set {set} is only for {}", affiliation.slug())]
    OwnOnly {
        /// The number.
        set: u8,
        /// Whose it is.
        affiliation: Affiliation,
    },
    /// Too few sets (LCG-DECK-01).
    #[error("{sets} objective sets; at least {least} are needed")]
    TooFew {
        /// Sets there are.
        sets: usize,
        /// Sets needed.
        least: usize,
    },
}

impl DeckProblem {
    /// The rule that is broken, and what would mend it.
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

    /// The objective set concerned.
    pub const fn set(&self) -> Option<u8> {
        match *self {
            Self::Unknown { set } | Self::OtherSide { set } | Self::TooMany { set, .. } | Self::OwnOnly { set, .. } => {
                Some(set)
            }
            Self::Side { .. } | Self::TooFew { .. } => None,
        }
    }
}

/// The objective a set is named after.
fn objective(set: u8) -> Arg {
    Db::core().set_of(set).map_or(Arg::Number(set as i32), |known| Arg::Card(known.cards[0]))
}
