//! One step of a match, with the basic changes that all rules use: moving copies, tokens, drawing.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::kernel::{Life, Moments, Point};
use table::{CopyId, CopySet, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::game::Destiny;
use crate::moment::{Entry, Moment, POINTS, What};
use crate::op::SkillKind;
use crate::state::State;

/// One step of a match: the rules, the state being changed, and the sinks for randomness and events.
pub(crate) struct Step<'a, const W: usize, C, K> {
    pub(crate) g: &'a Destiny<W>,
    pub(crate) s: &'a mut State<W>,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut K,
    pub(crate) random: bool,
    /// The seats that saw hidden cards.
    pub(crate) revealed: SeatSet,
    /// The seat whose choice is carried out.
    pub(crate) chooser: Option<Seat>,
}

impl<'a, const W: usize, C, K> Step<'a, W, C, K> {
    #[inline]
    pub(crate) fn new(g: &'a Destiny<W>, s: &'a mut State<W>, chance: &'a mut C, sink: &'a mut K) -> Self {
        Self { g, s, chance, sink, random: false, revealed: SeatSet::EMPTY, chooser: None }
    }
}

impl<const W: usize> State<W> {
    /// An entry of a moment.
    #[inline]
    pub(crate) fn entry(&self, moment: u8, entry: u8) -> Entry {
        let m = self.moments.as_slice()[moment as usize];
        let value = self.vals.as_slice().get((m.base + entry) as usize).copied().unwrap_or(Entry::GONE);
        Entry::unpack(value)
    }

    /// The entries of a moment that still concern something, with their numbers.
    pub(crate) fn entries(&self, moment: u8) -> impl Iterator<Item = (u8, Entry)> + '_ {
        let m = self.moments.as_slice()[moment as usize];
        (0..m.len).map(move |i| (i, self.entry(moment, i))).filter(|(_, e)| e.copy.is_some())
    }

    pub(crate) fn set_entry(&mut self, moment: u8, entry: u8, to: Entry) {
        let at = (self.moments.as_slice()[moment as usize].base + entry) as usize;
        self.vals.as_mut_slice()[at] = to.pack();
    }

    pub(crate) fn moment(&self, moment: u8) -> Moment {
        self.moments.as_slice()[moment as usize]
    }

    pub(crate) fn moment_mut(&mut self, moment: u8) -> &mut Moment {
        &mut self.moments.as_mut_slice()[moment as usize]
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.s.frames.pop();
    }

    /// Replaces the frame on top.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.s.frames.last_mut() {
            *top = frame;
        }
    }

    // ---- moments

    /// Pushes a moment with its entries and starts its life.
    pub(crate) fn begin(&mut self, moment: Moment, entries: &[Entry]) {
        let base = self.s.vals.len() as u8;
        for entry in entries {
            self.s.vals.push(entry.pack());
        }
        self.s.moments.push(Moment { base, len: entries.len() as u8, ..moment });
        self.push(Frame::Life(Life { moment: (self.s.moments.len() - 1) as u8, at: 0 }));
    }

    /// Starts a moment that matters only if an ability can follow it.
    pub(crate) fn happened(&mut self, moment: Moment, entries: &[Entry]) {
        if !self.s.in_play.disjoint(&self.g.cast.after[moment.what as usize]) {
            self.begin(moment, entries);
        }
    }

    // ---- cards and zones

    /// Hidden copies of one card have no identity: the one that is used next is always the lowest. So copies get their
    /// numbers in the order in which they are revealed, which is the same in all worlds that look the same.
    pub(crate) fn canon(&mut self, copy: CopyId) -> CopyId {
        self.canon_but(copy, CopySet::EMPTY)
    }

    /// The same, ignoring copies that are already in use.
    pub(crate) fn canon_but(&mut self, copy: CopyId, taken: CopySet<W>) -> CopyId {
        let hidden = (self.s.hand | self.s.over | self.s.bag | self.s.under | self.s.stacked).minus(&taken);
        let lowest = (hidden & self.g.twins(copy)).first().unwrap_or(copy);
        if lowest != copy {
            let s = &mut *self.s;
            let zones = [&mut s.hand, &mut s.over, &mut s.bag, &mut s.under, &mut s.stacked, &mut s.chosen];
            for set in zones.into_iter().chain(s.known.iter_mut()) {
                match (set.contains(copy), set.contains(lowest)) {
                    (true, false) => {
                        set.remove(copy);
                        set.insert(lowest);
                    }
                    (false, true) => {
                        set.remove(lowest);
                        set.insert(copy);
                    }
                    _ => {}
                }
            }
            let place = s.place[copy];
            s.place[copy] = s.place[lowest];
            s.place[lowest] = place;
        }
        lowest
    }

    /// Reveals a card that has just left a hidden zone to all players. They cannot tell which of several copies it was:
    /// if a viewer knew one in that zone, that copy counts as the one that left. The reveal still tells them that it
    /// was not another card.
    fn expose(&mut self, copy: CopyId, zone: CopySet<W>) {
        let twins = self.g.twins(copy);
        for i in 0..self.g.players() {
            let known = &mut self.s.known[i];
            if known.contains(copy) {
                known.remove(copy);
                continue;
            }
            if let Some(twin) = (zone & *known & twins).first() {
                known.remove(twin);
            }
            self.revealed = self.revealed.with(Seat::new(i));
        }
    }

    /// Moves a card out of a hand into view. Returns the copy it is from now on.
    pub(crate) fn leave_hand(&mut self, copy: CopyId) -> CopyId {
        let copy = self.canon(copy);
        self.s.hand.remove(copy);
        self.s.chosen.remove(copy);
        self.s.changed = true;
        let owner = self.g.cast.owner(copy);
        self.expose(copy, self.g.hand(self.s, owner));
        copy
    }

    /// Moves a face-down card into view. Returns the copy it is from now on.
    pub(crate) fn leave_stack(&mut self, copy: CopyId) -> CopyId {
        let copy = self.canon(copy);
        let holder = CopyId(self.s.place[copy]);
        self.s.stacked.remove(copy);
        self.s.place[copy] = 0;
        self.s.changed = true;
        self.expose(copy, self.g.stacked_with(self.s, holder));
        copy
    }

    /// Puts a visible card into its owner's hand, or out of the game if its owner is out.
    pub(crate) fn give_openly(&mut self, copy: CopyId) {
        if self.s.out.contains(self.g.cast.owner(copy)) {
            return self.put_in_discard(copy);
        }
        self.s.hand.insert(copy);
        self.s.place[copy] = 0;
        for i in 0..self.g.players() {
            self.s.known[i].insert(copy);
        }
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::ToHand { seat, card });
    }

    /// Puts a visible card into its owner's discard pile, or out of the game if its owner is out.
    pub(crate) fn put_in_discard(&mut self, copy: CopyId) {
        let out = self.s.out.contains(self.g.cast.owner(copy));
        let zone = if out { &mut self.s.aside } else { &mut self.s.discard };
        zone.insert(copy);
        self.s.place[copy] = 0;
        self.s.changed = true;
    }

    /// Takes the next card of a deck and shows it to all players.
    pub(crate) fn top_in_sight(&mut self, seat: Seat) -> Option<CopyId> {
        let copy = self.off_the_top(seat)?;
        // The copy is in no zone now, but `canon` must find it among the hidden copies.
        self.s.bag.insert(copy);
        let copy = self.canon(copy);
        self.s.bag.remove(copy);
        self.s.changed = true;
        let own = self.g.cast.own[seat.idx()];
        self.expose(copy, (self.s.over | self.s.under) & own);
        Some(copy)
    }

    /// Takes the next card of a deck; `None` if the deck is empty (SWD-DRAW-02).
    pub(crate) fn off_the_top(&mut self, seat: Seat) -> Option<CopyId> {
        let own = self.g.cast.own[seat.idx()];
        let over = self.s.over & own;
        if let Some(copy) = over.iter().max_by_key(|&c| self.s.place[c]) {
            self.s.over.remove(copy);
            self.s.place[copy] = 0;
            return Some(copy);
        }
        let mut bag = self.s.bag & own;
        if !bag.is_empty() {
            self.random = true;
            let copy = bag.take_random(self.chance)?;
            self.s.bag.remove(copy);
            return Some(copy);
        }
        let copy = (self.s.under & own).iter().min_by_key(|&c| self.s.place[c])?;
        self.s.under.remove(copy);
        self.s.place[copy] = 0;
        Some(copy)
    }

    /// Draws up to `n` cards. Returns the number of cards drawn.
    pub(crate) fn draw(&mut self, seat: Seat, n: u8) -> u8 {
        for drawn in 0..n {
            let Some(copy) = self.off_the_top(seat) else { return drawn };
            self.s.hand.insert(copy);
            if !self.s.known[seat.idx()].contains(copy) {
                self.revealed = self.revealed.with(seat);
            }
            self.s.known[seat.idx()].insert(copy);
            self.s.changed = true;
            let card = self.g.cast.card(copy);
            self.sink.emit_with(|| Event::Drew { seat, card: Some(card) });
        }
        n
    }

    /// Discards a card from a hand.
    pub(crate) fn discard_from_hand(&mut self, copy: CopyId) {
        let copy = self.leave_hand(copy);
        self.put_in_discard(copy);
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Discarded { seat, card });
    }

    /// Draws a random card of a hand. Cards that the choosing player knows come first, ordered by card: copy numbers
    /// differ between worlds, but a random number must select a known card in all of them or in none.
    pub(crate) fn draw_lot(&mut self, hand: CopySet<W>) -> Option<CopyId> {
        if !hand.has_several() {
            return hand.first();
        }
        self.random = true;
        let lot = self.chance.below(hand.len() as u32) as usize;
        let known = self.chooser.map_or(CopySet::EMPTY, |seat| hand & self.s.known[seat.idx()]);
        let mut seen: ArrayVec<CopyId, 64> = known.iter().take(64).collect();
        seen.sort_by_key(|&c| (self.g.cast.kind(c), c));
        seen.get(lot).copied().or_else(|| hand.minus(&known).iter().nth(lot.saturating_sub(seen.len())))
    }

    /// Discards random cards of a hand (SWD-SYM-08). Returns the number of cards.
    pub(crate) fn discard_random(&mut self, seat: Seat, n: u8) -> u8 {
        for done in 0..n {
            let Some(copy) = self.draw_lot(self.g.hand(self.s, seat)) else { return done };
            self.discard_from_hand(copy);
        }
        n
    }

    // ---- tokens

    pub(crate) fn gain(&mut self, seat: Seat, n: u8) {
        if n > 0 {
            let r = &mut self.s.resources[seat.idx()];
            *r = r.saturating_add(n);
            self.s.changed = true;
            self.sink.emit_with(|| Event::Gained { seat, n });
        }
    }

    /// Removes up to `n` resources. Returns the number removed.
    pub(crate) fn lose(&mut self, seat: Seat, n: u8) -> u8 {
        let n = n.min(self.s.resources[seat.idx()]);
        if n > 0 {
            self.s.resources[seat.idx()] -= n;
            self.s.changed = true;
            self.sink.emit_with(|| Event::Lost { seat, n });
        }
        n
    }

    /// Pays a cost. There is no event, because the purpose of the payment has its own event.
    pub(crate) fn pay(&mut self, seat: Seat, n: u8) {
        let r = &mut self.s.resources[seat.idx()];
        *r = r.saturating_sub(n);
        self.s.changed |= n > 0;
    }

    /// Gives shields, up to 3 in total (SWD-SHLD-04). Returns the number of shields added.
    pub(crate) fn shield(&mut self, copy: CopyId, n: u8) -> u8 {
        let most = if self.g.all_characters(self.s).contains(copy) { 3 } else { u8::MAX };
        let n = n.min(most - self.s.shields[copy].min(most));
        if n > 0 {
            self.s.shields[copy] += n;
            self.s.changed = true;
            let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
            self.sink.emit_with(|| Event::Shielded { seat, card, n });
        }
        n
    }

    /// Removes shields. Returns the number removed.
    pub(crate) fn unshield(&mut self, copy: CopyId, n: u8) -> u8 {
        let n = n.min(self.s.shields[copy]);
        if n > 0 {
            self.s.shields[copy] -= n;
            self.s.changed = true;
            let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
            self.sink.emit_with(|| Event::Unshielded { seat, card, n });
        }
        n
    }

    /// Removes damage (SWD-TERM-12). Returns the amount removed.
    pub(crate) fn heal(&mut self, copy: CopyId, n: u8) -> u8 {
        let n = n.min(self.s.damage[copy]);
        if n > 0 {
            self.s.damage[copy] -= n;
            self.s.changed = true;
            let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
            self.sink.emit_with(|| Event::Healed { seat, card, n });
        }
        n
    }

    pub(crate) fn exhaust(&mut self, copy: CopyId) -> bool {
        if self.s.exhausted.contains(copy) || !self.s.in_play.contains(copy) {
            return false;
        }
        self.s.exhausted.insert(copy);
        self.s.changed = true;
        let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Exhausted { seat, card });
        true
    }

    pub(crate) fn ready(&mut self, copy: CopyId) -> bool {
        if !self.s.exhausted.contains(copy) {
            return false;
        }
        self.s.exhausted.remove(copy);
        self.s.changed = true;
        let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Readied { seat, card });
        true
    }

    // ---- the loop

    /// Runs until a player must choose or the game is over.
    pub(crate) fn run(&mut self) {
        while let Some(frame) = self.s.frames.last() {
            if !self.s.out.is_empty() && self.forfeit(frame) {
                continue;
            }
            if self.advance(frame) {
                return;
            }
        }
    }

    /// Advances the top frame. Returns true if a player must choose.
    fn advance(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::Empty => {
                self.pop();
                false
            }
            Frame::Mulligan { left } | Frame::Discards { left } if left.is_empty() => {
                self.settle_hands(frame);
                false
            }
            Frame::SetupShields { left } => {
                self.gifts(left);
                false
            }
            Frame::Turn(stage) => self.turn(stage),
            Frame::Upkeep(chore) => {
                self.upkeep(chore);
                false
            }
            Frame::Life(life) => {
                self.pop();
                self.live(life);
                false
            }
            Frame::Order { .. } => self.order(frame),
            Frame::Run { .. } => self.run_program(),
            Frame::Pick { spec, taken, .. } => self.pick_on(spec, taken),
            Frame::Bid { left, base } => {
                if left.is_empty() {
                    self.show_bids(base);
                }
                !left.is_empty()
            }
            Frame::SharedDamage { .. } => {
                self.together(frame);
                false
            }
            Frame::Assign { .. } => self.assign_on(frame),
            Frame::Turning { .. } => self.turn_on(frame),
            Frame::Resolving { seat, symbol } => self.resolve_on(seat, symbol),
            Frame::Series { .. } => self.series_on(frame),
            Frame::Activating { .. } => self.activating_on(frame),
            Frame::Modify { moment } => self.modify_on(moment),
            Frame::Target { .. } => true,
            Frame::TargetOpponent { moment } => self.victim_on(moment),
            Frame::Focus { .. } => self.focus_on(frame),
            Frame::Finish { moment } => {
                self.finish(moment);
                false
            }
            Frame::Reroll { seat, base } => self.reroll_on(seat, base),
            Frame::Play { .. } => self.play_on(frame),
            Frame::Excess { seat, host, newest } => self.excess_on(seat, host, newest),
            Frame::Discard { seat, left } => self.discard_on(seat, left),
            Frame::LoseDie { host, .. } => self.lose_on(host),
            Frame::DiscardInstead { copy, .. } => self.save_on(copy),
            Frame::ExtraCopies { seat, copy } => self.double_on(seat, copy),
            Frame::Claim { seat } => self.claim_on(seat),
            Frame::Mulligan { .. }
            | Frame::Discards { .. }
            | Frame::Field { .. }
            | Frame::OwnField { .. }
            | Frame::Choose { .. }
            | Frame::May { .. }
            | Frame::Foe { .. }
            | Frame::Color { .. }
            | Frame::Moving { .. }
            | Frame::Special { .. }
            | Frame::Symbol { .. }
            | Frame::Modes { .. }
            | Frame::KeepBack { .. }
            | Frame::ShieldsFirst { .. }
            | Frame::Spare { .. } => true,
        }
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Moments for Step<'_, W, C, K> {
    const POINTS: &'static [Point] = POINTS;

    #[inline]
    fn is_off(&self, moment: u8) -> bool {
        self.s.moment(moment).has(Moment::OFF)
    }

    #[inline]
    fn listens(&self, moment: u8, point: Point) -> bool {
        // No ability follows a moment that was canceled.
        if self.is_off(moment) {
            return false;
        }
        let what = self.s.moment(moment).what as usize;
        if point == Point::Reaction && self.s.orphans(moment).next().is_some() {
            return true;
        }
        let table = if point == Point::Interrupt { &self.g.cast.before } else { &self.g.cast.after };
        // The roll of an activation is answered together with the activation (SWD-SIM-OPEN1).
        let rolls = what == What::Activate as usize && !self.s.in_play.disjoint(&table[What::Roll as usize]);
        rolls || !self.s.in_play.disjoint(&table[what])
    }

    fn open(&mut self, moment: u8, point: Point) {
        let kind = if point == Point::Interrupt { SkillKind::Before } else { SkillKind::After };
        self.gather(moment, kind);
    }

    fn perform(&mut self, moment: u8) {
        match self.s.moment(moment).what {
            What::Activate => self.activate_now(moment),
            What::Resolve => self.resolve_now(moment),
            What::Damage => self.damage_now(moment),
            What::Defeat => self.defeat_now(moment),
            What::Setup | What::Play | What::Playing | What::Roll | What::Claim | What::Reroll | What::Remove => {}
            What::Event | What::PhaseEnd => {}
        }
    }

    fn settle(&mut self) {
        self.fall();
    }

    fn keep(&mut self, life: Life) {
        self.push(Frame::Life(life));
    }

    fn close(&mut self, _: u8) {
        if let Some(m) = self.s.moments.pop() {
            if m.what == What::Damage {
                self.dealt(m);
            }
            self.s.vals.truncate(m.base as usize);
        }
    }
}
