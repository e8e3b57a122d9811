//! Reasons to ask twice.

use table::{Arg, CardId, Phrase};

use crate::phrases::words::{cards, points};

/// What an option would cost its chooser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// It destroys a base of their own.
    OwnBase {
        /// The base.
        card: CardId,
    },
    /// Ending the turn lets trade, combat or both go to waste.
    Unspent {
        /// Trade that would still buy something; 0 when none.
        trade: u16,
        /// Combat that would still find a target; 0 when none.
        combat: u16,
    },
    /// Ending the turn leaves cards in hand unplayed.
    Unplayed {
        /// How many.
        cards: u8,
    },
    /// Ending the turn leaves abilities unused.
    UnusedAbilities,
    /// Abilities that could be used now are lost with the card scrapped: its own, or those of its allies.
    LostAbilities,
}

/// A warning in words.
pub fn warning(warning: Warning) -> Phrase {
    match warning {
        Warning::OwnBase { card } => Phrase::say("sr.warning.own-base", [Arg::Card(card)]),
        Warning::Unspent { trade, combat } => {
            let left = [(trade, "sr.trade"), (combat, "sr.combat")];
            let left: Vec<_> = left.into_iter().filter(|(n, _)| *n > 0).map(|(n, what)| points(n, what)).collect();
            Phrase::say("sr.warning.unspent", [Arg::AllOf(left)])
        }
        Warning::Unplayed { cards: n } => Phrase::say("sr.warning.unplayed", [cards(n)]),
        Warning::UnusedAbilities => Phrase::word("sr.warning.unused-abilities"),
        Warning::LostAbilities => Phrase::word("sr.warning.lost-abilities"),
    }
}
