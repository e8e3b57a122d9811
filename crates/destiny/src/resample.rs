//! Redeals the cards that a seat cannot know.
//!
//! With open deck lists, all players know which cards exist, including those under plots. A seat does not know where
//! unseen cards are: in a hand, in a deck or face down. All arrangements of the unseen cards in these places are
//! equally likely. With closed lists, the cards are guesses (`guess.rs`), and some of them are in no zone.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat};

use crate::ability::{Ability, Static};
use crate::card::What as Kind;
use crate::deck::prints;
use crate::game::Destiny;
use crate::setup::MOST_SEATS;
use crate::state::State;

/// A place that contains an unseen card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    zone: Zone,
    at: u16,
    /// Whether its owner has chosen it in secret.
    chosen: bool,
    /// The other seats that know the card here, as bits.
    known: u8,
}

/// The kind of place. Cards under a plot are dealt first, because not every card can be there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Zone {
    Plot,
    Hand,
    Over,
    Under,
    Stacked,
}

impl<const W: usize> Destiny<W> {
    pub(crate) fn deal_again(&self, s: &mut State<W>, viewer: Seat, chance: &mut impl Chance) {
        // The real table has no dice for the extra guesses, so they are set aside first.
        let unused = self.cast.boxed_dice.minus(&s.lost);
        s.lost |= unused.iter().filter(|&d| !s.in_play.contains(self.cast.home(d))).collect();
        for seat in Seat::first(self.players()) {
            self.deal_pool(s, viewer, self.cast.own[seat.idx()], chance);
        }
        self.bid_again(s, viewer, chance);
    }

    fn deal_pool(&self, s: &mut State<W>, viewer: Seat, cards: CopySet<W>, chance: &mut impl Chance) {
        let unseen = (cards & (s.hand | s.over | s.under | s.stacked)).minus(&s.known[viewer.idx()]);
        let extra = self.extra(s, viewer, cards);
        if unseen.is_empty() && extra.is_empty() {
            return;
        }
        let left = (s.bag & cards).len();
        let mut places: ArrayVec<Place, 64> = ArrayVec::new();
        for copy in unseen {
            let zone = self.zone_of(s, copy);
            let at = if zone == Zone::Hand { 0 } else { s.place[copy] };
            let known = (0..MOST_SEATS).filter(|&i| s.known[i].contains(copy)).fold(0, |bits, i| bits | 1 << i);
            places.push(Place { zone, at, chosen: s.chosen.contains(copy), known });
        }
        // The current arrangement must not matter, so that equal views deal equal worlds.
        places.sort_unstable();
        let mut pool = unseen | (s.bag & cards) | extra;
        let zones = [&mut s.hand, &mut s.over, &mut s.under, &mut s.stacked, &mut s.chosen];
        for set in zones.into_iter().chain(s.known.iter_mut()) {
            *set = set.minus(&unseen);
        }
        s.bag = s.bag.minus(&cards);
        for copy in unseen {
            s.place[copy] = 0;
        }
        let under = places.iter().filter(|place| place.zone == Zone::Plot).count();
        let beneath = places.first().map_or_else(ArrayVec::new, |p| self.beneath(CopyId(p.at), under, pool, chance));
        for (i, place) in places.into_iter().enumerate() {
            let Some(copy) = beneath.get(i).copied().or_else(|| pool.take_random(chance)) else { break };
            pool.remove(copy);
            let set = match place.zone {
                Zone::Hand => &mut s.hand,
                Zone::Over => &mut s.over,
                Zone::Under => &mut s.under,
                Zone::Plot | Zone::Stacked => &mut s.stacked,
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
        if extra.is_empty() {
            s.bag |= pool;
            return;
        }
        for _ in 0..left {
            if let Some(copy) = pool.take_random(chance) {
                s.bag.insert(copy);
            }
        }
    }

    /// Extra guesses, which are in no zone. There are none for the viewer's own cards.
    fn extra(&self, s: &State<W>, viewer: Seat, cards: CopySet<W>) -> CopySet<W> {
        if self.cast.guesses.is_empty() || cards == self.cast.own[viewer.idx()] {
            return CopySet::EMPTY;
        }
        let zones = s.hand | s.over | s.bag | s.under | s.discard | s.aside | s.stacked | s.queued | s.in_play;
        (self.cast.guesses & cards).minus(&zones)
    }

    fn zone_of(&self, s: &State<W>, copy: CopyId) -> Zone {
        match () {
            () if s.hand.contains(copy) => Zone::Hand,
            () if s.over.contains(copy) => Zone::Over,
            () if s.under.contains(copy) => Zone::Under,
            () if self.cast.of_what(Kind::Plot).contains(CopyId(s.place[copy])) => Zone::Plot,
            () => Zone::Stacked,
        }
    }

    /// One or two of these cards that may be under a plot together, with different titles.
    fn beneath(&self, plot: CopyId, n: usize, pool: CopySet<W>, chance: &mut impl Chance) -> ArrayVec<CopyId, 2> {
        let mut under = ArrayVec::new();
        if n == 0 {
            return under;
        }
        let brings = self.db.card(self.cast.card(plot)).abilities.iter().find_map(|ability| match ability {
            Ability::Always(Static::BringsUnder(select, _)) => Some(select),
            _ => None,
        });
        let fits = |c: &CopyId| brings.is_some_and(|select| prints(self.db.card(self.cast.card(*c)), select));
        let open: CopySet<W> = pool.iter().filter(fits).collect();
        // A card is weighted by the number of cards it can be paired with, so that all pairs are equally likely.
        let beside = |c: CopyId| open.minus(&self.cast.of(c).title);
        let ways = |c: CopyId| if n > 1 { beside(c).len() as u32 } else { 1 };
        let all: u32 = open.iter().map(ways).sum();
        if all == 0 {
            return under;
        }
        let mut way = chance.below(all);
        for first in open {
            if way < ways(first) {
                under.push(first);
                if n > 1 {
                    under.extend(beside(first).nth(way));
                }
                break;
            }
            way -= ways(first);
        }
        under
    }
}
