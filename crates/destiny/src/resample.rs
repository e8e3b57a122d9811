//! Dealing anew what a seat cannot know.
//!
//! Deck lists are known to everybody. What a seat does not know is where the cards lie that it has not seen: in a hand or
//! in a deck. Every way to put the unseen cards into those places has equal chance.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopySet, Seat};

use crate::game::Destiny;
use crate::setup::MOST_SEATS;
use crate::state::State;

/// A place for an unseen card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    zone: u8,
    at: u16,
    /// Chosen in secret by its owner.
    chosen: bool,
    /// Which other seats know what lies here: bits.
    known: u8,
}

impl<const W: usize> Destiny<W> {
    pub(crate) fn deal_again(&self, s: &mut State<W>, viewer: Seat, chance: &mut impl Chance) {
        for seat in Seat::first(self.players()) {
            self.deal_pool(s, viewer, self.cast.own[seat.idx()], chance);
        }
    }

    fn deal_pool(&self, s: &mut State<W>, viewer: Seat, cards: CopySet<W>, chance: &mut impl Chance) {
        let unseen = (cards & (s.hand | s.over | s.under)).minus(&s.known[viewer.idx()]);
        if unseen.is_empty() {
            return;
        }
        let mut places: ArrayVec<Place, 64> = ArrayVec::new();
        for copy in unseen {
            let zone = [s.hand, s.over, s.under].iter().position(|set| set.contains(copy)).unwrap_or_default() as u8;
            let at = if zone == 0 { 0 } else { s.place[copy] };
            let known = (0..MOST_SEATS).filter(|&i| s.known[i].contains(copy)).fold(0, |bits, i| bits | 1 << i);
            places.push(Place { zone, at, chosen: s.chosen.contains(copy), known });
        }
        // Which copy lies where now must not matter: equal views deal equal worlds.
        places.sort_unstable();
        let mut pool = unseen | (s.bag & cards);
        for set in [&mut s.hand, &mut s.over, &mut s.under, &mut s.chosen].into_iter().chain(s.known.iter_mut()) {
            *set = set.minus(&unseen);
        }
        s.bag = s.bag.minus(&cards);
        for copy in unseen {
            s.place[copy] = 0;
        }
        for place in places {
            let Some(copy) = pool.take_random(chance) else { break };
            let set = match place.zone {
                0 => &mut s.hand,
                1 => &mut s.over,
                _ => &mut s.under,
            };
            set.insert(copy);
            s.place[copy] = place.at;
            if place.chosen {
                s.chosen.insert(copy);
            }
            for i in (0..MOST_SEATS).filter(|i| place.known >> i & 1 != 0) {
                s.known[i].insert(copy);
            }
        }
        s.bag |= pool;
    }
}
