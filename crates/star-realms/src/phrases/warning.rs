//! Warnings before options that harm the player.

use table::{Arg, CardId, Phrase};

use crate::phrases::words::{cards, points};

/// What an option would cost the player who chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// It destroys one of the player's bases.
    OwnBase {
        /// The base.
        card: CardId,
    },
    /// Ending the turn wastes trade, combat or both.
    Unspent {
        /// Trade that could still buy something; 0 if none.
        trade: u16,
        /// Combat that could still attack something; 0 if none.
        combat: u16,
    },
    /// Ending the turn leaves cards in hand.
    Unplayed {
        /// The number of cards.
        cards: u8,
    },
    /// Ending the turn leaves abilities unused.
    UnusedAbilities,
    /// Scrapping the card loses abilities that could be used now: its own, or those of its allies.
    LostAbilities,
}

/// A warning as text.
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
