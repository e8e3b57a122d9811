//! Redealing the cards a seat cannot know.
//!
//! Both players know the deck lists. A seat does not know where the cards it has not seen are: in a hand, in a deck,
//! face down in an edge stack, or captured. All distributions of the unseen cards over those places are equally likely.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat};

use crate::game::{BOTH, SwLcg};
use crate::state::State;

/// A place for an unseen card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    zone: u8,
    at: u16,
    /// Whether the other seat knows the card here.
    known: bool,
}

impl<const W: usize> SwLcg<W> {
    pub(crate) fn resample_hidden(&self, s: &mut State<W>, viewer: Seat, chance: &mut impl Chance) {
        for seat in BOTH {
            let own = *self.own(s, seat);
            self.deal_pool(s, viewer, own & self.cast.objectives, chance);
            self.deal_pool(s, viewer, own.minus(&self.cast.objectives), chance);
        }
    }

    fn deal_pool(&self, s: &mut State<W>, viewer: Seat, cards: CopySet<W>, chance: &mut impl Chance) {
        let other = viewer.other().idx();
        let unseen = (cards & (s.hand | s.over | s.under | s.edge | s.captured | s.dealt))
            .minus(&s.known[viewer.idx()])
            .minus(&self.revealed_edge(s));
        if unseen.is_empty() {
            return;
        }
        let mut places: ArrayVec<Place, 511> = ArrayVec::new();
        for copy in unseen {
            let zone = [s.hand, s.over, s.under, s.edge, s.captured, s.dealt]
                .iter()
                .position(|set| set.contains(copy))
                .unwrap_or_default() as u8;
            let at = if zone == 4 {
                self.cast.card(CopyId(s.place[copy])).0 << 6 | s.place[copy] & 63
            } else {
                s.place[copy]
            };
            places.push(Place { zone, at, known: s.known[other].contains(copy) });
        }
        // The current place of each copy must not matter: equal views must lead to equal redeals.
        places.sort_unstable();
        let capture_objectives: ArrayVec<(u16, u16), 16> = {
            let mut capture_objectives: ArrayVec<(u16, u16), 16> = ArrayVec::new();
            for copy in unseen & s.captured {
                let cell = s.place[copy];
                let at = self.cast.card(CopyId(cell)).0 << 6 | cell & 63;
                if !capture_objectives.iter().any(|c| c.0 == at) && !capture_objectives.is_full() {
                    capture_objectives.push((at, cell));
                }
            }
            capture_objectives
        };
        let mut pool = unseen | (s.bag & cards);
        for set in [&mut s.hand, &mut s.over, &mut s.under, &mut s.edge, &mut s.captured, &mut s.dealt] {
            *set = set.minus(&unseen);
        }
        s.known[other] = s.known[other].minus(&unseen);
        s.bag = s.bag.minus(&cards);
        for copy in unseen {
            s.place[copy] = 0;
        }
        for place in places {
            let Some(copy) = pool.take_random(chance) else { break };
            let set = match place.zone {
                0 => &mut s.hand,
                1 => &mut s.over,
                2 => &mut s.under,
                3 => &mut s.edge,
                4 => &mut s.captured,
                _ => &mut s.dealt,
            };
            set.insert(copy);
            s.place[copy] = match place.zone {
                4 => capture_objectives.iter().find(|c| c.0 == place.at).map_or(0, |c| c.1),
                1 | 2 => place.at,
                _ => 0,
            };
            if place.known {
                s.known[other].insert(copy);
            }
        }
        s.bag |= pool;
    }
}
