//! Names, card faces and windows for clients.

use serde::Serialize;
use table::{CardId, CopyId, Face, Opt, Seat, Shown, WindowKind};

use crate::face::face;
use crate::game::SwLcg;
use crate::windows::kinds;

impl<const W: usize> Shown for SwLcg<W> {
    fn cast(&self) -> Vec<String> {
        self.cast().slugs(self.db()).map(str::to_owned).collect()
    }

    fn content(&self) -> impl Serialize {
        self.db().cards()
    }

    fn card_of(&self, copy: CopyId) -> Option<CardId> {
        copy.is_some().then(|| self.cast().card(copy))
    }

    fn cards(&self) -> usize {
        self.db().cards().len()
    }

    fn face(&self, card: CardId) -> Face {
        face(self.db(), card)
    }

    fn windows(&self) -> Vec<WindowKind> {
        kinds(self.db())
    }

    fn window(&self, state: &Self::State, seat: Seat) -> Option<(&'static str, Opt)> {
        Self::window(self, state, seat)
    }

    fn propose(&self, state: &Self::State, seat: Seat, with: &[Opt], without: &[Opt]) -> Vec<Opt> {
        self.payment(state, seat, with, without)
    }
}
