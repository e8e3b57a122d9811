//! Numbers of tokens that everybody hides and shows at once. Until all are made, nobody knows those of others.

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
    /// Damage a player's characters can take together.
    pub(crate) fn stamina(&self, s: &State<W>, seat: Seat) -> u16 {
        let takes = |c: CopyId| u16::from(self.remaining(s, c)) + u16::from(s.shields[c]);
        self.characters(s, seat).iter().map(takes).sum()
    }

    /// Most tokens anybody hides: as many as nobody could take (SWD-CLAR-OPEN2).
    pub(crate) fn most_tokens(&self, s: &State<W>) -> u8 {
        Seat::first(self.players()).map(|seat| self.stamina(s, seat)).max().unwrap_or_default().min(99) as u8
    }

    /// What a seat has hidden, while not all have.
    pub(crate) fn bid_of(&self, s: &State<W>, seat: Seat) -> Option<u8> {
        let Some(Frame::Bid { base, .. }) = s.frames.last() else { return None };
        let n = s.vals.as_slice()[base as usize + seat.idx()];
        (n != u16::MAX).then_some(n as u8)
    }

    /// Others may have hidden any number.
    pub(crate) fn bid_again(&self, s: &mut State<W>, viewer: Seat, chance: &mut impl Chance) {
        let Some(Frame::Bid { base, .. }) = s.frames.last() else { return };
        for seat in Seat::first(self.players()).filter(|&seat| seat != viewer) {
            if self.bid_of(s, seat).is_some() {
                let n = chance.below(u32::from(self.most_tokens(s)) + 1);
                s.vals.as_mut_slice()[base as usize + seat.idx()] = n as u16;
            }
        }
    }

    /// What follows in a program for a player who is out of the game: whatever others still do in it.
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
    /// All tokens are shown; whoever has the most is dealt as much damage.
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
        // Players who are out of the game see them, too.
        self.revealed = Seat::first(self.g.players()).fold(self.revealed, SeatSet::with);
        let most = seats.iter().map(|seat| bids[seat.idx()]).max().unwrap_or_default();
        let winners: SeatSet = seats.into_iter().filter(|seat| bids[seat.idx()] == most).collect();
        let bits = winners.iter().fold(0, |bits, seat| bits | 1 << seat.idx());
        self.set_val(ctx, slot.at, most);
        self.set_val(ctx, slot.at + 1, bits);
        if most > 0 {
            let base = self.s.vals.len() as u8;
            self.push(Frame::Together { left: winners, n: most as u8, base, by: ctx.seat });
        }
    }

    /// The next of those who showed the most goes on as if the card were theirs.
    pub(crate) fn next_winner(&mut self, ctx: Ctx, slot: Slot, pc: u16) {
        let left = self.g.val(self.s, ctx, slot.at + 1);
        let first = Seat::new(self.g.val(self.s, ctx, slot.at + 2) as usize);
        let next = self.g.around(self.s, first).into_iter().find(|seat| left >> seat.idx() & 1 != 0);
        let by = next.unwrap_or(first);
        if let Some(Frame::Run { seat, .. }) = self.s.frames.last_mut() {
            *seat = by.idx() as u8;
        }
        // Everybody has opponents of their own, and picks for themselves.
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
