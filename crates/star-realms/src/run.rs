//! The interpreter: runs programs to their next choice.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CardId, CopyId, CopySet, Seat, Sink};

use crate::db::NONE;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::{Op, PickSpec, Slot, Source};
use crate::setup::DiscardTiming;
use crate::state::{KNOWN_TOP, Model, State};
use crate::step::Step;
use crate::verb::Verb;

impl<const N: usize, const W: usize, C: Chance, K: Sink<Event>> Step<'_, N, W, C, K> {
    /// Continues the pending programs until a player must choose.
    #[inline]
    pub(crate) fn run(&mut self) {
        while let Some(Frame::Run { pc, src, seat, base }) = self.s.frames.last() {
            self.s.frames.pop();
            self.exec(pc, src, seat, base);
        }
    }

    /// Starts a program. It may finish immediately or leave frames on the stack.
    #[inline]
    pub(crate) fn call(&mut self, pc: u16, src: CopyId, seat: Seat) {
        if pc == NONE {
            return;
        }
        // Most programs are a simple gain.
        let ops = &self.g.db.code().ops[pc as usize..];
        if let [Op::Gain { trade, combat, authority }, Op::End, ..] = *ops {
            self.gain(seat, trade, combat, authority);
        } else {
            self.exec(pc, src, seat, self.s.vals.len() as u8);
        }
    }

    fn exec(&mut self, from: u16, src: CopyId, seat: Seat, base: u8) {
        let g = self.g;
        let code = g.db.code();
        let mut pc = from;
        loop {
            let op = code.ops[pc as usize];
            pc += 1;
            match op {
                Op::End => break,
                Op::Gain { trade, combat, authority } => self.gain(seat, trade, combat, authority),
                Op::Draw(n) => self.draw(seat, n as usize),
                Op::DrawEach(slot) => {
                    let n = self.picked(base, slot).count();
                    self.draw(seat, n);
                }
                Op::DrawPerPlayed(faction) => {
                    let n = g.count_played(self.s, seat, faction);
                    self.draw(seat, n);
                }
                Op::Jump(to) => pc = to,
                Op::IfBases(n) => {
                    if (self.s.players[seat].in_play & g.cast.bases).len() >= n as usize {
                        pc += 1;
                    }
                }
                Op::NextShipOnTop => {
                    let p = self.player(seat);
                    p.on_top = p.on_top.saturating_add(1);
                }
                Op::Scrap(slot) => self.each(base, slot, |step, copy| step.scrap_picked(seat, copy)),
                Op::Discard(slot) => self.each(base, slot, |step, copy| step.discard(seat, copy)),
                Op::Destroy(slot) => self.each(base, slot, |step, copy| step.destroy(seat, copy)),
                Op::Acquire(slot) => self.each(base, slot, |step, copy| step.acquire_on_top(seat, copy)),
                Op::Copy(slot) => match self.become_copy(src, seat, base, slot) {
                    NONE => break,
                    program => {
                        self.s.vals.truncate(base as usize);
                        pc = program;
                    }
                },
                Op::Pick(spec) => {
                    let wanted = code.picks[spec as usize];
                    self.pad(base + wanted.slot.at);
                    if g.pickable(self.s, wanted, src, seat, base).is_empty() {
                        self.pad(base + wanted.slot.at + wanted.slot.n);
                    } else {
                        self.s.frames.push(Frame::Run { pc, src, seat, base });
                        self.s.frames.push(Frame::Pick { spec, src, seat, base });
                        return;
                    }
                }
                Op::Choose(n) => {
                    self.s.frames.push(Frame::Choose { pc, src, seat, n, base });
                    return;
                }
                Op::May => {
                    self.s.frames.push(Frame::May { pc, src, seat, base });
                    return;
                }
                Op::OpponentDiscards(n) => {
                    self.s.frames.push(Frame::Run { pc, src, seat, base });
                    self.make_discard(src, seat, n);
                    if !matches!(self.s.frames.last(), Some(Frame::Run { .. })) {
                        return;
                    }
                    self.s.frames.pop();
                }
            }
        }
        self.s.vals.truncate(base as usize);
    }

    fn pad(&mut self, len: u8) {
        while self.s.vals.len() < len as usize {
            self.s.vals.push(CopyId::NONE.0);
        }
    }

    fn picked(&self, base: u8, slot: Slot) -> impl Iterator<Item = CopyId> + use<N, W, C, K> {
        let from = base as usize + slot.at as usize;
        let values: [u16; 4] = std::array::from_fn(|i| {
            let inside = i < slot.n as usize;
            self.s.vals.as_slice().get(from + i).copied().filter(|_| inside).unwrap_or(CopyId::NONE.0)
        });
        values.into_iter().map(CopyId).filter(|c| c.is_some())
    }

    fn each(&mut self, base: u8, slot: Slot, mut act: impl FnMut(&mut Self, CopyId)) {
        for copy in self.picked(base, slot) {
            act(self, copy);
        }
    }

    /// Adds a copy to a pick.
    pub(crate) fn take(&mut self, spec: u8, src: CopyId, seat: Seat, base: u8, copy: CopyId) {
        let wanted = self.g.db.code().picks[spec as usize];
        self.s.vals.push(copy.0);
        let picked = self.s.vals.len() as u8 - base - wanted.slot.at;
        if picked == wanted.n.most() || self.g.pickable(self.s, wanted, src, seat, base).is_empty() {
            self.end_pick(spec, seat, base, picked - 1);
        }
    }

    /// Ends a pick. The order in which copies were named stays secret, unless they go on top of a deck. `before` copies
    /// were named before this step.
    pub(crate) fn end_pick(&mut self, spec: u8, seat: Seat, base: u8, before: u8) {
        let g = self.g;
        let wanted = g.db.code().picks[spec as usize];
        let (from, slot) = (base as usize + wanted.slot.at as usize, wanted.slot);
        if wanted.purpose != Verb::PickAcquire && self.s.vals.len() > from + 1 {
            let mut named: ArrayVec<u16, 4> = self.s.vals.as_slice()[from..].iter().copied().collect();
            named.sort_unstable_by_key(|&copy| (g.pick_rank(self.s, seat, CopyId(copy)), copy));
            self.s.vals.as_mut_slice()[from..].copy_from_slice(&named);
        }
        if before > 0 && matches!(wanted.source, Source::Own { hand: true, .. }) {
            self.reveal_named(seat);
        }
        self.pad(base + slot.at + slot.n);
        self.s.frames.pop();
    }

    /// A ship becomes a copy; returns the program of the copied ship.
    fn become_copy(&mut self, src: CopyId, seat: Seat, base: u8, slot: Slot) -> u16 {
        let Some(copy) = self.picked(base, slot).next() else { return NONE };
        let model = self.g.acts_as(self.s, copy);
        self.s.models.push(Model { copy: src, card: model });
        self.sink.emit_with(|| Event::Copied { seat, card: self.g.cast.card(src), model });
        self.g.cast.facts(model).programs.primary
    }

    /// Acquires a ship onto the deck without paying (SR-BUY-06). It is the next ship acquired, so it uses up the effect
    /// of Freighter or Central Office (SR-BUY-10).
    pub(crate) fn acquire_on_top(&mut self, seat: Seat, copy: CopyId) {
        self.leave_market(copy);
        let counts = self.g.setup.rulings.carrier_counts_as_next_ship;
        let p = self.player(seat);
        p.on_top = p.on_top.saturating_sub(counts as u8);
        let on_top = p.deck.top.len() < KNOWN_TOP;
        if on_top {
            p.deck.top.push(copy);
        } else {
            p.discard.insert(copy);
        }
        self.sink.emit_with(|| Event::Acquired { seat, card: self.g.cast.card(copy), paid: 0, jointly: false, on_top });
        self.refill();
    }

    /// An opponent must discard; the player chooses one if there are several (SR-MULTI-OPEN2).
    fn make_discard(&mut self, src: CopyId, seat: Seat, n: u8) {
        let victims = self.g.targets(self.s, seat);
        match victims.len() {
            0 => {}
            1 => self.discards(seat, victims.lowest().expect("one victim"), n),
            _ => self.s.frames.push(Frame::Victim { src, seat, n }),
        }
    }

    /// This opponent must discard, now or at the start of the next turn (SR-ABL-OPEN2).
    pub(crate) fn discards(&mut self, by: Seat, victim: Seat, n: u8) {
        self.sink.emit(Event::MustDiscard { by, victim, n });
        match self.g.setup.rulings.discards {
            DiscardTiming::AtOnce => self.owe(victim, n),
            DiscardTiming::StartOfTurn => {
                let p = self.player(victim);
                p.owed = p.owed.saturating_add(n);
            }
        }
    }

    /// The victim must discard this number of cards, or all if there are fewer.
    pub(crate) fn owe(&mut self, victim: Seat, n: u8) {
        let hand = self.s.players[victim].hand;
        if hand.len() <= n as usize {
            self.reveal_hand(victim);
            for copy in hand {
                self.discard(victim, copy);
            }
        } else if n > 0 {
            self.s.frames.push(Frame::Discard { seat: victim, left: n });
        }
    }
}

impl<const N: usize, const W: usize> StarRealms<N, W> {
    /// The cards that the next pick may name: all that are not named yet, in any order (SR-ABL-09).
    pub(crate) fn pickable(&self, s: &State<N, W>, wanted: PickSpec, src: CopyId, seat: Seat, base: u8) -> CopySet<W> {
        let mut rest = self.candidates(s, wanted.source, src, seat);
        for &copy in Self::named_so_far(s, wanted, base) {
            rest.remove(CopyId(copy));
        }
        rest
    }

    /// The cards that a pick has named so far.
    pub(crate) fn named_so_far(s: &State<N, W>, wanted: PickSpec, base: u8) -> &[u16] {
        let from = base as usize + wanted.slot.at as usize;
        &s.vals.as_slice()[from.min(s.vals.len())..]
    }

    /// Sort key of cards to pick: by meaning, so that it does not depend on copy numbers.
    pub(crate) fn pick_rank(&self, s: &State<N, W>, seat: Seat, copy: CopyId) -> (CardId, bool) {
        (self.cast.card(copy), s.players[seat].discard.contains(copy))
    }

    pub(crate) fn candidates(&self, s: &State<N, W>, source: Source, src: CopyId, seat: Seat) -> CopySet<W> {
        let p = &s.players[seat];
        let rulings = &self.setup.rulings;
        match source {
            Source::Own { hand, discard } => {
                (if hand { p.hand } else { CopySet::EMPTY }) | (if discard { p.discard } else { CopySet::EMPTY })
            }
            Source::Row => s.row_set(),
            Source::Bases => {
                let own = if rulings.own_bases { p.in_play & self.cast.bases } else { CopySet::EMPTY };
                self.open_bases(s, seat) | own
            }
            Source::ShipsForSale => {
                let row = s.row_set() & self.cast.ships;
                let sold = rulings.carrier_takes_explorers && self.explorers_for_sale(s);
                if sold { row | s.explorers } else { row }
            }
            Source::ShipsPlayed => {
                let mut ships = p.played & self.cast.ships;
                if !rulings.needle_copies_scrapped {
                    ships &= p.in_play;
                }
                ships.remove(src);
                // A ship that could have copied but did not has nothing to copy.
                for copy in ships & self.cast.copying {
                    if s.model(copy).is_none() {
                        ships.remove(copy);
                    }
                }
                ships
            }
        }
    }

    /// The number of cards of a faction that this player has played this turn.
    fn count_played(&self, s: &State<N, W>, seat: Seat, faction: crate::card::Faction) -> usize {
        let played = s.players[seat].played;
        let own = self.cast.faction(faction);
        let as_copies = s
            .models
            .as_slice()
            .iter()
            .filter(|m| played.contains(m.copy) && !own.contains(m.copy))
            .filter(|m| self.setup.rulings.needle_counts_as_copied && self.cast.facts(m.card).faction == faction);
        (played & own).len() + as_copies.count()
    }
}
