//! The scripted random outcomes of a scenario, and the hidden cards that matter to it.

use std::cell::RefCell;
use std::collections::VecDeque;

use star_realms::{Db, Event, StarRealms, State};
use table::scene::Script;
use table::{CardId, Seat};

use super::pins::Pins;

/// Cards that come next, from bags that hold them.
#[derive(Clone, Debug)]
pub(crate) struct Promises<const W: usize> {
    /// The next draws of each seat.
    pub(crate) draws: [VecDeque<CardId>; 6],
    /// The next cards revealed in the trade row.
    pub(crate) reveals: VecDeque<CardId>,
    /// Cards of hands that are never dealt again.
    pub(crate) pins: RefCell<Pins<W>>,
    /// Slugs of the cards, for messages.
    pub(crate) slugs: Vec<String>,
}

impl<const W: usize> Promises<W> {
    pub(crate) fn new(db: &Db, pins: Pins<W>) -> Self {
        let slugs = db.cards().iter().map(|c| c.id.clone()).collect();
        Self { draws: Default::default(), reveals: VecDeque::new(), pins: RefCell::new(pins), slugs }
    }

    fn queue(&self, outcome: Event) -> Option<(&VecDeque<CardId>, CardId)> {
        match outcome {
            Event::Drew { seat, card: Some(card) } => Some((&self.draws[seat.idx()], card)),
            Event::Revealed { card } => Some((&self.reveals, card)),
            _ => None,
        }
    }
}

impl<const N: usize, const W: usize> Script<StarRealms<N, W>> for Promises<W> {
    fn wants(&self, outcome: &Event) -> Option<bool> {
        let (queue, card) = self.queue(*outcome)?;
        queue.front().map(|&next| next == card)
    }

    fn strike(&mut self, outcome: &Event) {
        if let Event::Drew { seat, .. } = *outcome {
            let card = self.draws[seat.idx()].pop_front().expect("only scripted cards are removed");
            self.pins.get_mut().draw(seat, card);
        } else {
            self.reveals.pop_front();
        }
    }

    fn waiting(&self) -> Vec<String> {
        self.draws.iter().flatten().chain(&self.reveals).map(|card| self.slugs[card.idx()].clone()).collect()
    }

    fn shows_hidden(&self, event: &Event, seat: Seat) -> bool {
        // A teammate's hand is discarded face up at the end of the shared turn.
        matches!(*event, Event::Discarded { seat: other, .. } | Event::TurnEnded { seat: other } if other != seat)
    }

    fn pin(&self, before: &State<N, W>, world: &mut State<N, W>) {
        let mut pins = self.pins.borrow_mut();
        pins.update(before);
        for seat in Seat::first(N) {
            pins.pin(seat, before, world);
        }
    }
}
