//! Joint purchases and joint attacks of a hydra team (SR-HYDRA-07, SR-HYDRA-08).
//!
//! The proposer names the shares, then every other contributor agrees, or the proposal fails. The named shares are on
//! the value stack: first the proposer's, then those of the other members in seat order. The last share is the rest of
//! the price.

use std::ops::RangeInclusive;

use table::chance::Chance;
use table::{CopyId, CopySet, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::{MOST_REFUSALS, State};
use crate::step::Step;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    fn is_purchase(s: &State<N, W>, item: CopyId) -> bool {
        s.row.contains(&item) || s.explorers.contains(item)
    }

    /// The price of a joint purchase or attack, and whether it is a purchase.
    pub(crate) fn joint_price(&self, s: &State<N, W>, item: CopyId) -> (u16, bool) {
        let facts = self.cast.of(item);
        if Self::is_purchase(s, item) { (facts.cost as u16, true) } else { (facts.defense as u16, false) }
    }

    fn pool(s: &State<N, W>, seat: Seat, buying: bool) -> u16 {
        let p = &s.players[seat];
        if buying { p.trade } else { p.combat }
    }

    /// The proposer first, then the others in seat order.
    fn contributors(&self, s: &State<N, W>, seat: Seat) -> impl Iterator<Item = Seat> {
        std::iter::once(seat).chain(self.team_of(s, seat).without(seat).iter())
    }

    /// The shares that a contributor may get, when shares of `named` in total were given to those before.
    fn share_range(&self, s: &State<N, W>, seat: Seat, who: Seat, item: CopyId, named: u16) -> RangeInclusive<u16> {
        let (price, buying) = self.joint_price(s, item);
        let left = price - named;
        let later: u16 =
            self.contributors(s, seat).skip_while(|&m| m != who).skip(1).map(|m| Self::pool(s, m, buying)).sum();
        // The proposer must pay something and leave something to the others.
        let (least, most) = if who == seat { (1, left.saturating_sub(1)) } else { (0, left) };
        least.max(left.saturating_sub(later))..=most.min(Self::pool(s, who, buying))
    }

    /// Cards that this member can get only, or more cheaply, together with teammates.
    pub(crate) fn joint_items(&self, s: &State<N, W>, seat: Seat, buying: bool) -> CopySet<W> {
        if self.mode() != Mode::Hydra || s.refusals == MOST_REFUSALS || Self::pool(s, seat, buying) == 0 {
            return CopySet::EMPTY;
        }
        let mut items = if buying { s.row_set() } else { self.open_bases(s, seat) };
        if buying && self.setup.rulings.hydra_joint_explorers && self.explorers_for_sale(s) {
            items |= s.explorers.first().map_or(CopySet::EMPTY, CopySet::only);
        }
        items.iter().filter(|&item| !self.share_range(s, seat, seat, item, 0).is_empty()).collect()
    }

    /// The amounts that the proposer may name now.
    pub(crate) fn share_options(
        &self,
        s: &State<N, W>,
        seat: Seat,
        next: Seat,
        item: CopyId,
        base: u8,
    ) -> RangeInclusive<u16> {
        let named = s.vals.as_slice()[base as usize..].iter().sum();
        self.share_range(s, seat, next, item, named)
    }

    /// The share of a contributor in the proposal to agree to.
    pub(crate) fn share_of(&self, s: &State<N, W>, seat: Seat, who: Seat, base: u8) -> u16 {
        let Some(Frame::Agree { item, .. }) = s.frames.last() else { return 0 };
        self.share(s, item, seat, who, base)
    }

    fn share(&self, s: &State<N, W>, item: CopyId, seat: Seat, who: Seat, base: u8) -> u16 {
        let named = &s.vals.as_slice()[base as usize..];
        let at = self.contributors(s, seat).position(|m| m == who).unwrap_or(0);
        named.get(at).copied().unwrap_or_else(|| self.joint_price(s, item).0 - named.iter().sum::<u16>())
    }
}

impl<const N: usize, const W: usize, C: Chance, K: Sink<Event>> Step<'_, N, W, C, K> {
    /// A member proposes a joint purchase or attack.
    pub(crate) fn propose(&mut self, seat: Seat, item: CopyId) {
        let base = self.s.vals.len() as u8;
        let (_, buying) = self.g.joint_price(self.s, item);
        self.sink.emit_with(|| Event::Proposed { by: seat, card: self.g.cast.card(item), buying });
        self.s.frames.push(Frame::Share { item, seat, next: seat, base });
    }

    /// Records a share; the last contributor gets the rest.
    pub(crate) fn name_share(&mut self, amount: u16) {
        let Some(Frame::Share { item, seat, next, base }) = self.s.frames.pop() else { return };
        self.s.vals.push(amount);
        let mut later = self.g.contributors(self.s, seat).skip_while(|&m| m != next).skip(1);
        let (who, last) = (later.next(), later.next().is_none());
        drop(later);
        match who {
            Some(next) if !last => self.s.frames.push(Frame::Share { item, seat, next, base }),
            _ => self.ask_contributors(item, seat, base),
        }
    }

    fn ask_contributors(&mut self, item: CopyId, seat: Seat, base: u8) {
        let g = self.g;
        let left: SeatSet = g
            .team_of(self.s, seat)
            .without(seat)
            .iter()
            .filter(|&m| g.share(self.s, item, seat, m, base) > 0)
            .collect();
        self.s.frames.push(Frame::Agree { item, seat, left, base });
    }

    /// A contributor agrees or refuses.
    pub(crate) fn agree(&mut self, who: Seat, yes: bool) {
        let Some(Frame::Agree { item, seat, left, base }) = self.s.frames.pop() else { return };
        let card = self.g.cast.card(item);
        let (price, buying) = self.g.joint_price(self.s, item);
        if !yes {
            self.s.vals.truncate(base as usize);
            self.s.refusals += 1;
            return self.sink.emit(Event::Refused { seat: who, card, buying });
        }
        let left = left.without(who);
        if !left.is_empty() {
            return self.s.frames.push(Frame::Agree { item, seat, left, base });
        }
        for member in self.g.contributors(self.s, seat).collect::<arrayvec::ArrayVec<_, 3>>() {
            let amount = self.g.share(self.s, item, seat, member, base);
            let p = self.player(member);
            *(if buying { &mut p.trade } else { &mut p.combat }) -= amount;
            if amount > 0 {
                self.sink.emit(Event::ChippedIn { seat: member, amount, card, buying });
            }
        }
        self.s.vals.truncate(base as usize);
        if buying { self.acquire(seat, item, price as u8, true) } else { self.destroy(seat, item) }
    }
}
