//! Deals again what a seat cannot know.
//!
//! The composition of decks is public, because all players saw every purchase. A seat does not know which unseen cards
//! of another player are in hand and which in the deck, and which cards an unfinished pick has named so far. The trade
//! deck and bags are unordered, so there is nothing to deal.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat};

use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::Source;
use crate::state::State;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    #[inline]
    pub(crate) fn deal_again(&self, s: &mut State<N, W>, viewer: Seat, chance: &mut impl Chance) {
        for seat in Seat::first(self.setup.seats) {
            if !self.sees_hand(s, viewer, seat) {
                deal_hand(s, seat, chance);
            }
        }
        if let Some(Frame::Pick { spec, src, seat, base }) = s.frames.last()
            && seat != viewer
        {
            self.rename_picks(s, spec, src, seat, base, chance);
        }
    }

    /// Deals an unfinished pick of another player: the number of named cards is known, but not the cards.
    fn rename_picks(&self, s: &mut State<N, W>, spec: u8, src: CopyId, seat: Seat, base: u8, chance: &mut impl Chance) {
        let wanted = self.db.code().picks[spec as usize];
        let from = base as usize + wanted.slot.at as usize;
        let picked = s.vals.len().saturating_sub(from);
        if picked == 0 || !matches!(wanted.source, Source::Own { .. }) {
            return;
        }
        let all = self.candidates(s, wanted.source, src, seat);
        // Sorted by meaning: equal views must deal equal worlds, however the copies are numbered.
        let mut ranked: ArrayVec<_, 511> = all.iter().map(|c| (self.pick_rank(s, seat, c), c)).collect();
        ranked.sort_unstable();
        for value in &mut s.vals.as_mut_slice()[from..] {
            let (_, copy) = ranked.remove(chance.below(ranked.len() as u32) as usize);
            *value = copy.0;
        }
    }
}

/// All splits of the unseen cards between hand and deck are equally likely.
#[inline]
fn deal_hand<const N: usize, const W: usize>(s: &mut State<N, W>, seat: Seat, chance: &mut impl Chance) {
    let known = s.known;
    let p = &mut s.players[seat];
    let unknown = p.hand.minus(&known);
    if unknown.is_empty() || p.deck.bag.is_empty() {
        return;
    }
    let mut pool = unknown | p.deck.bag;
    let n = unknown.len();
    // Draw the smaller side.
    if n * 2 <= pool.len() {
        let mut hand = CopySet::EMPTY;
        for _ in 0..n {
            hand.insert(pool.take_random(chance).expect("the pool holds at least the hand"));
        }
        p.hand = (p.hand & known) | hand;
        p.deck.bag = pool;
    } else {
        let mut bag = CopySet::EMPTY;
        for _ in 0..p.deck.bag.len() {
            bag.insert(pool.take_random(chance).expect("the pool holds at least the bag"));
        }
        p.hand = (p.hand & known) | pool;
        p.deck.bag = bag;
    }
}
