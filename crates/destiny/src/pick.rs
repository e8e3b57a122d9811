//! Picks of programs: what may be picked, and the sequence of picks.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::effect::{Whose, Zone};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Destiny;
use crate::op::{FOE, List, Order, PickSpec, Pool, Slot, Usage, symbols};
use crate::select::Ctx;
use crate::state::State;
use crate::step::Step;

impl<const W: usize> Destiny<W> {
    /// Whether the pick is from hidden cards: a hand, a deck or face-down cards.
    pub(crate) fn is_hidden_pick(&self, wanted: PickSpec) -> bool {
        match wanted.from {
            Pool::Cards(sel) => {
                matches!(
                    self.db.code().sels[sel as usize].0.zone,
                    Zone::Hand | Zone::HandOrDiscard | Zone::Under | Zone::Deck
                )
            }
            Pool::Dice(_) => false,
        }
    }

    /// Whether the player must choose regardless of the hidden cards. It must stay secret whether one of them matches,
    /// but all players see how many cards there are.
    pub(crate) fn asks_blindly(&self, s: &State<W>, wanted: PickSpec, ctx: Ctx) -> bool {
        let Pool::Cards(sel) = wanted.from else { return false };
        let wanted = &self.db.code().sels[sel as usize].0;
        let reaches = |hidden: CopySet<W>| {
            // While no opponent is chosen, it can be any of them.
            let any = wanted.of == Whose::Foes && self.foe(s, ctx).is_none();
            let of = if any { Whose::Enemys } else { wanted.of };
            let mut owners = Seat::first(self.players()).filter(|&owner| self.belongs(s, of, owner, ctx));
            owners.any(|owner| !hidden.disjoint(&self.cast.own[owner.idx()]))
        };
        match wanted.zone {
            Zone::Hand | Zone::HandOrDiscard => reaches(s.hand.minus(&s.chosen)),
            Zone::Under => !self.stacked_with(s, ctx.src).is_empty(),
            Zone::Deck => reaches(s.over | s.bag | s.under),
            Zone::Play | Zone::Discard | Zone::Defeated | Zone::Loaded => false,
        }
    }

    /// The cards or dice that may be picked.
    pub(crate) fn pickable(&self, s: &State<W>, spec: PickSpec, ctx: Ctx) -> CopySet<W> {
        let set = match spec.from {
            Pool::Cards(sel) => self.select(s, sel, ctx),
            Pool::Dice(dice) => self.select_dice(s, dice, ctx),
        };
        match spec.use_ {
            Usage::Any => set,
            Usage::TurnLike(like) => {
                let shown = self.slot(s, ctx, like).next().map_or(0, |d| symbols(&[self.side(s, d).symbol]));
                set.iter().filter(|&d| self.can_turn(s, d, shown)).collect()
            }
            Usage::Turn(wanted) => set.iter().filter(|&d| self.can_turn(s, d, wanted)).collect(),
            Usage::Resolve(how) => {
                let own: CopySet<W> = set.iter().filter(|&d| self.resolvable(s, ctx.seat, d, Some(how))).collect();
                // Modifiers may be picked if the card allows several dice and one of them is a base die (SWD-VIA-03).
                let joins = |d: &CopyId| self.joins_one(s, ctx.seat, *d, own, self.how(Some(how)));
                if spec.n.most() > 1 { own | set.iter().filter(joins).collect() } else { own }
            }
            Usage::Play(less, on) => {
                let on = on.map(|on| self.things(s, on, ctx));
                set.iter().filter(|&c| self.playable(s, ctx.seat, c, less, on)).collect()
            }
            Usage::Move => set.iter().filter(|&c| self.movable(s, c)).collect(),
            // Dice that cannot be rolled are no legal targets (SWD-TERM-04).
            Usage::Roll => set.minus(&s.frozen[0]),
            Usage::Special => set.iter().filter(|&c| self.special_of(s, c).is_some()).collect(),
        }
    }

    /// Whether there is another card of the same player that an upgrade could move to (SWD-TERM-15).
    fn movable(&self, s: &State<W>, upgrade: CopyId) -> bool {
        s.host(upgrade).is_some_and(|host| {
            let seat = self.controller(s, host);
            self.characters(s, seat).iter().any(|c| c != host && self.bears(s, c, upgrade))
        })
    }

    /// The maximum number of picks.
    pub(crate) fn most_of(&self, s: &State<W>, spec: PickSpec, ctx: Ctx) -> u8 {
        let most = spec.most.map_or(u16::MAX, |n| self.amount(s, n, ctx));
        most.min(spec.n.most() as u16) as u8
    }

    /// The candidates for the next pick: everything not picked yet, in any order (SWD-TERM-05).
    fn pick_open(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8) -> CopySet<W> {
        let mut set = self.pickable(s, spec, ctx);
        let picked: ArrayVec<CopyId, 16> = self.taken(s, spec, ctx, taken).filter(|c| c.is_some()).collect();
        if let Some(&last) = picked.last() {
            for &copy in &picked {
                set.remove(copy);
            }
            if matches!(spec.use_, Usage::Resolve(_)) {
                set = set.iter().filter(|&d| !self.hampers_second(s, d, &picked)).collect();
            }
            if self.wants_same(spec) {
                let symbols = self.shared(s, spec, ctx, &picked);
                set = set.iter().filter(|&d| symbols & self.shared(s, spec, ctx, &[d]) != 0).collect();
            }
            // "An opponent's" cards or dice must all belong to the same opponent.
            if let Some(foe) = self.picked_foe(s, spec, ctx, last) {
                set = set.iter().filter(|&c| self.picked_foe(s, spec, ctx, c) == Some(foe)).collect();
            }
        }
        self.within_sum(s, spec, ctx, taken, set)
    }

    /// Whether all dice of a pick must have the same symbol.
    fn wants_same(&self, spec: PickSpec) -> bool {
        matches!(spec.from, Pool::Dice(dice) if self.db.code().dice[dice as usize].0.same)
    }

    /// The symbols that dice of a pick share, one bit each: the symbols they count as if they are to be resolved,
    /// otherwise the ones they show.
    fn shared(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, dice: &[CopyId]) -> u16 {
        let dice = dice.iter().copied();
        match spec.use_ {
            Usage::Resolve(how) => self.common(s, ctx.seat, dice, self.how(Some(how))),
            _ => dice.fold(u16::MAX, |all, d| all & symbols(&[self.side(s, d).symbol])),
        }
    }

    /// The candidates for the next pick that allow the pick to be completed.
    pub(crate) fn pick_next(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8) -> CopySet<W> {
        let set = self.pick_open(s, spec, ctx, taken);
        match spec.n {
            cards::N::Exactly(_) => self.with_enough(s, spec, ctx, taken, set),
            cards::N::UpTo(_) => set,
        }
    }

    /// The candidates that can be combined with enough others; all candidates if none can.
    fn with_enough(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8, set: CopySet<W>) -> CopySet<W> {
        let need = self.most_of(s, spec, ctx).saturating_sub(taken) as usize;
        if need < 2 {
            return set;
        }
        let same = self.wants_same(spec);
        let joins = |first: CopyId, next: CopyId| {
            (!same || self.shared(s, spec, ctx, &[first, next]) != 0)
                && self.picked_foe(s, spec, ctx, first) == self.picked_foe(s, spec, ctx, next)
        };
        let enough = |&c: &CopyId| set.iter().filter(|&next| next == c || joins(c, next)).count() >= need;
        let some: CopySet<W> = set.iter().filter(enough).collect();
        if some.is_empty() { set } else { some }
    }

    /// The dice that can still satisfy the condition on the sum.
    fn within_sum(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8, set: CopySet<W>) -> CopySet<W> {
        let Some((order, n)) = spec.sum else { return set };
        let wanted = self.amount(s, n, ctx);
        let sum = self.picked_sum(s, spec, ctx, taken);
        let value = |d: CopyId| self.value_of(s, d) as u16;
        let all: u16 = set.iter().map(value).sum();
        let fits = |d: &CopyId| match order {
            Order::AtMost | Order::Is => sum + value(*d) <= wanted,
            Order::Below => sum + value(*d) < wanted,
            Order::AtLeast => sum + all >= wanted,
        };
        set.iter().filter(fits).collect()
    }

    /// The opponent who owns what was picked, if it must be an opponent's.
    pub(crate) fn picked_foe(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, copy: CopyId) -> Option<Seat> {
        let (of, owner) = match spec.from {
            Pool::Cards(sel) => (self.db.code().sels[sel as usize].0.of, self.controller(s, copy)),
            Pool::Dice(dice) => {
                let owner = s.pool_of(copy).unwrap_or_else(|| self.controller(s, self.cast.home(copy)));
                (self.db.code().dice[dice as usize].0.of, owner)
            }
        };
        (of == Whose::Enemys && owner != ctx.seat).then_some(owner)
    }

    /// Whether the picks so far are sufficient to stop.
    pub(crate) fn pick_may_end(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8) -> bool {
        let enough = matches!(spec.n, cards::N::UpTo(_)) || taken >= self.most_of(s, spec, ctx);
        enough
            && spec
                .sum
                .is_none_or(|(order, n)| order.holds(self.picked_sum(s, spec, ctx, taken), self.amount(s, n, ctx)))
    }

    fn picked_sum(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8) -> u16 {
        self.taken(s, spec, ctx, taken).map(|d| self.value_of(s, d) as u16).sum()
    }

    /// The first `taken` picks. Before the first one, the slot still contains the result of an earlier pick.
    fn taken(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8) -> impl Iterator<Item = CopyId> {
        (0..taken).filter_map(move |i| self.nth_picked(s, ctx, spec.slot, i))
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Continues a pick. Returns true if the player must choose.
    pub(crate) fn pick_on(&mut self, spec: u16, taken: u8) -> bool {
        let Some((ctx, ..)) = self.g.running(self.s) else { return false };
        let wanted = self.g.db.code().picks[spec as usize];
        let open = self.g.pick_open(self.s, wanted, ctx, taken);
        let most = self.g.most_of(self.s, wanted, ctx);
        if taken >= most || open.is_empty() {
            if taken == 0 && self.g.asks_blindly(self.s, wanted, ctx) {
                return true;
            }
            self.pick_end(taken);
            return false;
        }
        let exact = matches!(wanted.n, cards::N::Exactly(_));
        let short = exact && open.len() <= (most - taken) as usize;
        // There is no choice among visible cards or dice if all of them must be picked.
        if short && !self.g.is_hidden_pick(wanted) {
            if let Some(first) = open.first() {
                self.pick(first);
            }
            return false;
        }
        // The choice makes no difference if no pick has an effect.
        if exact && most == 1 && !self.g.is_hidden_pick(wanted) {
            let all: ArrayVec<CopyId, 64> = open.iter().take(64).collect();
            if !self.pick_matters(wanted, ctx, &all) {
                self.pick(all[0]);
                return false;
            }
        }
        true
    }

    /// Adds a pick.
    pub(crate) fn pick(&mut self, copy: CopyId) {
        let Some(Frame::Pick { spec, seat, taken }) = self.s.frames.last() else { return };
        let Some((ctx, ..)) = self.g.running(self.s) else { return };
        let wanted = self.g.db.code().picks[spec as usize];
        let hidden = self.s.hand | self.s.stacked | self.s.over | self.s.bag | self.s.under;
        let copy = if matches!(wanted.from, Pool::Cards(_)) && hidden.contains(copy) { self.canon(copy) } else { copy };
        if let Some(foe) = self.g.picked_foe(self.s, wanted, ctx, copy) {
            self.set_val(ctx, FOE, foe.idx() as u16);
        }
        self.put_picked(ctx, wanted.slot, taken, copy);
        self.replace(Frame::Pick { spec, seat, taken: taken + 1 });
    }

    /// Stores a pick in a slot. Several picks are stored at the end of the value stack; nothing else is pushed until
    /// all are picked.
    pub(crate) fn put_picked(&mut self, ctx: Ctx, slot: Slot, i: u8, copy: CopyId) {
        if slot.n < 2 {
            return self.set_val(ctx, slot.at, copy.0);
        }
        let mut list = List::unpack(self.g.val(self.s, ctx, slot.at));
        if i == 0 {
            // Results of an earlier iteration of a loop are removed.
            if list.len > 0 && (list.base + list.len) as usize == self.s.vals.len() {
                self.s.vals.truncate(list.base as usize);
            }
            list = List { base: self.s.vals.len() as u8, len: 0 };
        }
        debug_assert_eq!((list.base + list.len) as usize, self.s.vals.len(), "a value was pushed behind the picks");
        self.s.vals.push(copy.0);
        self.set_val(ctx, slot.at, List { len: list.len + 1, ..list }.pack());
    }

    /// Ends the pick.
    pub(crate) fn pick_end(&mut self, taken: u8) {
        let Some(Frame::Pick { spec, .. }) = self.s.frames.pop() else { return };
        let Some((ctx, ..)) = self.g.running(self.s) else { return };
        let wanted = self.g.db.code().picks[spec as usize];
        // "Any number" includes zero (SWD-TERM-06).
        self.note_done(matches!(wanted.n, cards::N::UpTo(_)) || taken >= self.g.most_of(self.s, wanted, ctx));
    }

    /// Returns true if the player must choose the next card to discard.
    pub(crate) fn discard_on(&mut self, seat: Seat, left: u8) -> bool {
        if left == 0 || self.g.hand(self.s, seat).is_empty() {
            self.pop();
            return false;
        }
        true
    }
}
