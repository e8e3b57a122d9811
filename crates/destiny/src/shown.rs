//! Presentation of the game to people.

use serde::Serialize;
use table::{ActKind, CardId, CopyId, Face, Phrase, Roll, Shown};

use crate::event::Event;
use crate::face::face;
use crate::game::Destiny;

/// The actions of a turn (SWD-ACT-01 and following): the first word of the text key, the keyboard key, the name.
const ACTS: [(&str, char, &str); 7] = [
    ("play", 'p', "swd.act.play"),
    ("activate", 'a', "swd.act.activate"),
    ("resolve", 'r', "swd.act.resolve"),
    ("reroll", 'd', "swd.act.reroll"),
    ("use", 'u', "swd.act.use"),
    ("claim", 'c', "swd.act.claim"),
    ("pass", ' ', "swd.act.pass"),
];

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

    fn acts(&self) -> Vec<ActKind> {
        let act = |(verb, key, term)| ActKind { verb, key, name: Phrase::word(term) };
        ACTS.into_iter().map(act).collect()
    }

    fn rolled(&self, e: Event) -> Option<Roll> {
        let Event::Rolled { seat, card, face, .. } = e else { return None };
        Some(Roll { seat, card, side: face })
    }

    /// Only the cards of this match, so that new sets do not change it.
    fn content(&self) -> impl Serialize {
        let kinds = 0..self.cast().kinds_of_cards() as u16;
        kinds.map(|kind| self.db().card(self.cast().of_kind(kind).card)).collect::<Vec<_>>()
    }
}
