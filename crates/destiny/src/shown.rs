//! The game as people are shown it.

use serde::Serialize;
use table::{CardId, CopyId, Face, Shown};

use crate::face::face;
use crate::game::Destiny;

impl<const W: usize> Shown for Destiny<W> {
    fn cards(&self) -> usize {
        self.db().cards().len()
    }

    fn face(&self, card: CardId) -> Face {
        face(self.db(), card)
    }

    fn card_of(&self, copy: CopyId) -> Option<CardId> {
        copy.is_some().then(|| self.cast().card(copy))
    }

    fn cast(&self) -> Vec<String> {
        self.cast().all().map(|copy| self.db().card(self.cast().card(copy)).id.clone()).collect()
    }

    /// Only the cards of this match: new sets change nothing for it.
    fn content(&self) -> impl Serialize {
        let kinds = 0..self.cast().kinds_of_cards() as u16;
        kinds.map(|kind| self.db().card(self.cast().of_kind(kind).card)).collect::<Vec<_>>()
    }
}
