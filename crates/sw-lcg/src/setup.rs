//! Match setup: sides, decks, rulings.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Side;
use crate::deck::{Deck, DeckProblem};

/// The settings of a match, chosen before it starts. Part of every save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The player of the dark side; `None` chooses at random (LCG-SETUP-01).
    pub dark: Option<Seat>,
    /// The deck of the light side.
    pub light_deck: Deck,
    /// The deck of the dark side.
    pub dark_deck: Deck,
    /// Whether a player may draw a new starting hand once (LCG-MULL-01).
    pub mulligan: bool,
    /// The rulings for open points of the rulebook.
    pub rulings: Rulings,
}

impl Default for Setup {
    fn default() -> Self {
        use crate::card::Affiliation::{Jedi, Sith};
        let starter = |affiliation| Deck::starter(affiliation).expect("these affiliations have starter decks");
        Self {
            dark: None,
            light_deck: starter(Jedi),
            dark_deck: starter(Sith),
            mulligan: true,
            rulings: Rulings::default(),
        }
    }
}

/// Switches for points the rulebook leaves open. `docs/RULINGS.md` has the reasons.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, one per open point")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rulings {
    /// Whether a card whose cost was lowered to 0 needs a resource match (LCG-RES-OPEN1).
    pub match_for_lowered_cost: bool,
    /// Whether "cannot be declared" also keeps units from entering an engagement undeclared (LCG-ENG-OPEN1).
    pub bans_stop_entering: bool,
    /// Whether the action window after a strike also opens when the side has no unit to strike with (LCG-TIME-OPEN1).
    pub window_after_no_strike: bool,
    /// Whether each Secret Informant allows one more resolution of a fate card (LCG-EDGE-OPEN2).
    pub informants_add_up: bool,
    /// Whether Obi-Wan Kenobi also reveals the first card of a restarted edge battle (LCG-EDGE-OPEN3).
    pub first_card_open_again: bool,
    /// Whether C-3PO must be focused in addition to being sacrificed (LCG-NAME-OPEN2).
    pub c3po_focuses: bool,
}

impl Default for Rulings {
    fn default() -> Self {
        Self {
            match_for_lowered_cost: false,
            bans_stop_entering: false,
            window_after_no_strike: true,
            informants_add_up: true,
            first_card_open_again: true,
            c3po_focuses: true,
        }
    }
}

/// The reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The seat of the dark side does not exist.
    #[error("seat {} cannot play the dark side of a game for two", seat.idx() + 1)]
    Dark {
        /// The seat in the setup.
        seat: Seat,
    },
    /// A deck is not legal.
    #[error("the deck of the {} side: {}", if *side == Side::Light { "light" } else { "dark" }, list(problems))]
    Deck {
        /// The side of the deck.
        side: Side,
        /// All problems of the deck.
        problems: Vec<DeckProblem>,
    },
    /// The decks have more cards than the state can hold.
    #[error("the decks have {copies} cards, but at most {most} are supported")]
    TooManyCards {
        /// Number of cards in the decks.
        copies: usize,
        /// Number of cards supported.
        most: usize,
    },
}

fn list(problems: &[DeckProblem]) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl Setup {
    /// Checks everything except the number of cards.
    pub fn check(self) -> Result<Self, SetupError> {
        if let Some(seat) = self.dark.filter(|seat| seat.idx() > 1) {
            return Err(SetupError::Dark { seat });
        }
        for (side, deck) in [(Side::Light, &self.light_deck), (Side::Dark, &self.dark_deck)] {
            let mut problems = deck.problems();
            if deck.affiliation.side() != Some(side) {
                problems.push(DeckProblem::Side { affiliation: deck.affiliation });
            }
            if !problems.is_empty() {
                return Err(SetupError::Deck { side, problems });
            }
        }
        Ok(self)
    }
}
