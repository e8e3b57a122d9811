//! Secret bids: players choose numbers of tokens and reveal them together. Until then, only the bidder knows a bid.

use table::chance::Chance;
use table::{CopyId, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::game::Destiny;
use crate::op::{FOE, Op, Slot};
use crate::select::Ctx;
use crate::setup::MOST_SEATS;
use crate::state::State;
use crate::step::Step;

impl<const W: usize> Destiny<W> {
    /// The damage that all characters of a player can take together.
    pub(crate) fn team_capacity(&self, s: &State<W>, seat: Seat) -> u16 {
        let takes = |c: CopyId| u16::from(self.remaining(s, c)) + u16::from(s.shields[c]);
        self.characters(s, seat).iter().map(takes).sum()
    }

    /// The maximum bid: more damage than any player's characters could take is pointless (SWD-CLAR-OPEN2).
    pub(crate) fn most_tokens(&self, s: &State<W>) -> u8 {
        Seat::first(self.players()).map(|seat| self.team_capacity(s, seat)).max().unwrap_or_default().min(99) as u8
    }

    /// The bid of a seat while some seats have not bid.
    pub(crate) fn bid_of(&self, s: &State<W>, seat: Seat) -> Option<u8> {
        let Some(Frame::Bid { base, .. }) = s.frames.last() else { return None };
        let n = s.vals.as_slice()[base as usize + seat.idx()];
        (n != u16::MAX).then_some(n as u8)
    }

    /// Resamples the bids of the other players, which may be any number.
    pub(crate) fn bid_again(&self, s: &mut State<W>, viewer: Seat, chance: &mut impl Chance) {
        let Some(Frame::Bid { base, .. }) = s.frames.last() else { return };
        for seat in Seat::first(self.players()).filter(|&seat| seat != viewer) {
            if self.bid_of(s, seat).is_some() {
                let n = chance.below(u32::from(self.most_tokens(s)) + 1);
                s.vals.as_mut_slice()[base as usize + seat.idx()] = n as u16;
            }
        }
    }

    /// The next op of a program whose user is out of the game: the loop over winning bidders, or the end.
    pub(crate) fn op_without(&self, pc: u16) -> Op {
        let ops = &self.db.code().ops;
        if matches!(ops[pc as usize], Op::Winner(_)) {
            return ops[pc as usize];
        }
        let rest = ops[pc as usize..].iter().take_while(|op| **op != Op::End);
        let back = |op: &Op| matches!(op, Op::Jump(to) if *to <= pc && matches!(ops[*to as usize], Op::Winner(_)));
        rest.copied().find(back).unwrap_or(Op::End)
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Reveals all bids. Each player with the highest bid is dealt that much damage.
    pub(crate) fn show_bids(&mut self, base: u8) {
        self.pop();
        let Some((ctx, pc, _)) = self.g.running(self.s) else { return };
        let Op::Bid(slot) = self.g.db.code().ops[pc as usize - 1] else { return };
        let mut bids = [u16::MAX; MOST_SEATS];
        bids.copy_from_slice(&self.s.vals.as_slice()[base as usize..][..MOST_SEATS]);
        self.s.vals.truncate(base as usize);
        let seats = self.g.around(self.s, ctx.seat);
        for &seat in &seats {
            let n = bids[seat.idx()] as u8;
            self.sink.emit_with(|| Event::Bid { seat, n });
        }
        // Players who are out of the game see the bids, too.
        self.revealed = Seat::first(self.g.players()).fold(self.revealed, SeatSet::with);
        let most = seats.iter().map(|seat| bids[seat.idx()]).max().unwrap_or_default();
        let winners: SeatSet = seats.into_iter().filter(|seat| bids[seat.idx()] == most).collect();
        let bits = winners.iter().fold(0, |bits, seat| bits | 1 << seat.idx());
        self.set_val(ctx, slot.at, most);
        self.set_val(ctx, slot.at + 1, bits);
        if most > 0 {
            let base = self.s.vals.len() as u8;
            self.push(Frame::SharedDamage { left: winners, n: most as u8, base, by: ctx.seat });
        }
    }

    /// The next of the winning bidders continues the program as if the card were theirs.
    pub(crate) fn next_winner(&mut self, ctx: Ctx, slot: Slot, pc: u16) {
        let left = self.g.val(self.s, ctx, slot.at + 1);
        let first = Seat::new(self.g.val(self.s, ctx, slot.at + 2) as usize);
        let next = self.g.around(self.s, first).into_iter().find(|seat| left >> seat.idx() & 1 != 0);
        let by = next.unwrap_or(first);
        if let Some(Frame::Run { seat, .. }) = self.s.frames.last_mut() {
            *seat = by.idx() as u8;
        }
        // Each winner has different opponents and makes its own picks.
        self.set_val(ctx, FOE, u16::MAX);
        let own = (ctx.base + slot.at + slot.n) as usize;
        self.s.vals.as_mut_slice()[own..].fill(u16::MAX);
        if next.is_none() {
            return self.take_jump(pc + 1);
        }
        self.set_val(ctx, slot.at + 1, left & !(1 << by.idx()));
        self.goto(pc + 2);
    }
}
