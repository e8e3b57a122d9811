//! What a scene promises of luck, and which hidden cards its story is about.

use std::collections::VecDeque;

use star_realms::{Db, Event, StarRealms, State};
use table::scene::Script;
use table::{CardId, Seat, SeatSet};

/// Cards that come next, out of bags that hold them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Promises {
    /// Draws of each seat.
    pub(crate) draws: [VecDeque<CardId>; 6],
    /// Cards turned up in the trade row.
    pub(crate) reveals: VecDeque<CardId>,
    /// Seats whose hand the layout named or whose draws it promised: never dealt anew.
    pub(crate) pinned: SeatSet,
    /// Slugs, to speak of cards.
    pub(crate) slugs: Vec<String>,
}

impl Promises {
    pub(crate) fn new(db: &Db) -> Self {
        Self { slugs: db.cards().iter().map(|c| c.id.clone()).collect(), ..Self::default() }
    }

    fn queue(&self, outcome: Event) -> Option<(&VecDeque<CardId>, CardId)> {
        match outcome {
            Event::Drew { seat, card: Some(card) } => Some((&self.draws[seat.idx()], card)),
            Event::Revealed { card } => Some((&self.reveals, card)),
            _ => None,
        }
    }
}

impl<const N: usize, const W: usize> Script<StarRealms<N, W>> for Promises {
    fn wants(&self, outcome: &Event) -> Option<bool> {
        let (queue, card) = self.queue(*outcome)?;
        queue.front().map(|&next| next == card)
    }

    fn strike(&mut self, outcome: &Event) {
        match *outcome {
            Event::Drew { seat, .. } => self.draws[seat.idx()].pop_front(),
            _ => self.reveals.pop_front(),
        };
    }

    fn waiting(&self) -> Vec<String> {
        self.draws.iter().flatten().chain(&self.reveals).map(|card| self.slugs[card.idx()].clone()).collect()
    }

    fn shows_hidden(&self, event: &Event, seat: Seat) -> bool {
        // A teammate's hand is discarded face up with the turn they share.
        matches!(*event, Event::Discarded { seat: other, .. } | Event::TurnEnded { seat: other } if other != seat)
    }

    fn pin(&self, before: &State<N, W>, world: &mut State<N, W>) {
        for seat in self.pinned.iter() {
            world.players[seat].hand = before.players[seat].hand;
            world.players[seat].deck = before.players[seat].deck;
        }
    }
}
