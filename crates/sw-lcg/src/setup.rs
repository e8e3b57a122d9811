//! How a match is set up: sides, decks, rulings.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Side;
use crate::deck::{Deck, DeckProblem};

/// What a host decides before a match. Part of every save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Who plays the dark side; `None` leaves it to luck (LCG-SETUP-01).
    pub dark: Option<Seat>,
    /// The deck of the light side.
    pub light_deck: Deck,
    /// The deck of the dark side.
    pub dark_deck: Deck,
    /// Is a starting hand drawn anew on demand (LCG-MULL-01)?
    pub mulligan: bool,
    /// Readings of open points.
    pub rulings: Rulings,
}

impl Default for Setup {
    fn default() -> Self {
        use crate::card::Affiliation::{Jedi, Sith};
        let starter = |affiliation| Deck::starter(affiliation).expect("the box has a starter deck of it");
        Self {
            dark: None,
            light_deck: starter(Jedi),
            dark_deck: starter(Sith),
            mulligan: true,
            rulings: Rulings::default(),
        }
    }
}

/// Readings of points the rulebook leaves open. `docs/RULINGS.md` has the reasons.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, each one question of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rulings {
    /// Does a card whose cost was lowered to 0 need a resource match (LCG-RES-OPEN1)?
    pub match_for_lowered_cost: bool,
    /// Do bans on being declared keep units from entering an engagement undeclared (LCG-ENG-OPEN1)?
    pub bans_stop_entering: bool,
    /// Is there an action window after a strike nobody could make (LCG-TIME-OPEN1)?
    pub window_after_no_strike: bool,
    /// Does each Secret Informant allow one more resolution (LCG-EDGE-OPEN2)?
    pub informants_add_up: bool,
    /// Does Obi-Wan Kenobi turn up the first card of a new edge battle too (LCG-EDGE-OPEN3)?
    pub first_card_open_again: bool,
    /// Does C-3PO focus beside being sacrificed (LCG-NAME-OPEN2)?
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

/// A setup that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The seat of the dark side does not exist.
    #[error("seat {} cannot play the dark side of a game for two", seat.idx() + 1)]
    Dark {
        /// The seat asked for.
        seat: Seat,
    },
    /// A deck is not legal.
    #[error("the deck of the {} side: {}", if *side == Side::Light { "light" } else { "dark" }, list(problems))]
    Deck {
        /// Whose.
        side: Side,
        /// Everything wrong with it.
        problems: Vec<DeckProblem>,
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
    /// Checks everything but the size of the table.
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
