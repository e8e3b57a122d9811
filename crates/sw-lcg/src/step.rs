//! One step of a match, and the small changes that all rules use: moving copies, tokens, drawing.

use table::chance::Chance;
use table::kernel::{Life, Moments, Point};
use table::{CopyId, CopySet, Seat, SeatSet, Sink};

use crate::card::Side;
use crate::effect::Until;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::{BOTH, SwLcg};
use crate::moment::{Entry, Moment, What};
use crate::state::{Mod, State, Timed, Tokens};

/// Number of spare entries for damage that may be redirected.
const SPARE: usize = 4;

/// One step of a match: the rules, the state being changed, and the destinations of random draws and events.
pub(crate) struct Step<'a, const W: usize, C, K> {
    pub(crate) g: &'a SwLcg<W>,
    pub(crate) s: &'a mut State<W>,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut K,
    pub(crate) random: bool,
    /// Seats that saw hidden cards in this step.
    pub(crate) revealed: SeatSet,
}

impl<'a, const W: usize, C, K> Step<'a, W, C, K> {
    #[inline]
    pub(crate) fn new(g: &'a SwLcg<W>, s: &'a mut State<W>, chance: &'a mut C, sink: &'a mut K) -> Self {
        Self { g, s, chance, sink, random: false, revealed: SeatSet::EMPTY }
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

    /// The entries of a moment that still affect a card, with their numbers.
    pub(crate) fn entries(&self, moment: u8) -> impl Iterator<Item = (u8, Entry)> + '_ {
        let m = self.moments.as_slice()[moment as usize];
        (0..m.len).map(move |i| (i, self.entry(moment, i))).filter(|(_, e)| e.copy.is_some())
    }

    pub(crate) fn set_entry(&mut self, moment: u8, entry: u8, to: Entry) {
        let at = (self.moments.as_slice()[moment as usize].base + entry) as usize;
        self.vals.as_mut_slice()[at] = to.pack();
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

    /// Starts a moment without entries, if any card might answer it.
    pub(crate) fn happen(&mut self, what: What, seat: Seat, card: CopyId, n: u8) {
        if self.g.anybody_listens(self.s, what) {
            let base = self.s.vals.len() as u8;
            self.s.moments.push(Moment { what, seat, card, base, len: 0, n, flags: 0 });
            self.begin();
        }
    }

    /// Starts a moment about one card, if any card might answer it.
    pub(crate) fn happen_to(&mut self, what: What, seat: Seat, copy: CopyId, flags: u8) {
        if self.g.anybody_listens(self.s, what) {
            self.moment(what, seat, copy, flags, &[Entry { copy, n: 0 }]);
        }
    }

    /// Starts a moment with these entries.
    pub(crate) fn moment(&mut self, what: What, seat: Seat, card: CopyId, flags: u8, entries: &[Entry]) {
        let base = self.s.vals.len() as u8;
        let mut len = 0;
        let spare = if what == What::Damage { SPARE } else { 0 };
        for entry in entries {
            if self.s.vals.len() + spare >= Self::value_capacity() {
                break;
            }
            self.s.vals.push(entry.pack());
            len += 1;
        }
        for _ in 0..spare {
            self.s.vals.push(Entry::GONE);
            len += 1;
        }
        self.s.moments.push(Moment { what, seat, card, base, len, n: 0, flags });
        self.begin();
    }

    /// The number of values that moments may use; the rest is for the programs that answer them.
    const fn value_capacity() -> usize {
        72
    }

    fn begin(&mut self) {
        self.s.frames.push(Frame::Life(Life { moment: (self.s.moments.len() - 1) as u8, at: 0 }));
    }

    // ---- cards and zones

    /// A hidden card is revealed to both players, but nobody can tell which of several copies it was. So if a player
    /// knew of another copy in that zone, that copy counts as the one that left.
    pub(crate) fn expose(&mut self, copy: CopyId, zone: CopySet<W>) {
        for (known, seat) in self.s.known.iter_mut().zip(BOTH) {
            let twins = zone & *known & self.g.cast.same(copy);
            if known.contains(copy) {
                known.remove(copy);
            } else if let Some(twin) = twins.first() {
                known.remove(twin);
            } else {
                self.revealed = self.revealed.with(seat);
            }
        }
    }

    /// Takes a card out of a hand; everyone sees which card it is.
    pub(crate) fn leave_hand(&mut self, copy: CopyId) {
        self.s.hand.remove(copy);
        let own = *self.g.own(self.s, self.g.owner(self.s, copy));
        self.expose(copy, self.s.hand & own);
    }

    /// Takes a card out of a hand face down: the opponent no longer knows any card of that hand.
    pub(crate) fn leave_hand_unseen(&mut self, copy: CopyId) {
        let seat = self.g.owner(self.s, copy);
        let hand = self.s.hand & *self.g.own(self.s, seat);
        let known = &mut self.s.known[seat.other().idx()];
        *known = known.minus(&hand);
        self.s.hand.remove(copy);
    }

    /// Puts a card that everyone sees into its owner's hand.
    pub(crate) fn give_openly(&mut self, copy: CopyId) {
        self.s.hand.insert(copy);
        self.s.place[copy] = 0;
        for known in &mut self.s.known {
            known.insert(copy);
        }
        let seat = self.g.owner(self.s, copy);
        self.sink.emit_with(|| Event::ToHand { seat, card: self.g.cast.card(copy) });
    }

    /// Puts a card on top of its owner's discard pile.
    pub(crate) fn put_in_discard(&mut self, copy: CopyId) {
        self.s.discard.insert(copy);
        self.s.place[copy] = self.s.stamp;
        self.s.stamp += 1;
    }

    /// Discards a card together with others; the owner may choose the order if it can matter (LCG-DISC-02).
    pub(crate) fn put_on_heap(&mut self, copy: CopyId) {
        if self.g.cast.orderly[self.g.cast.side_of(copy) as usize] {
            self.s.heap.insert(copy);
            self.s.place[copy] = 0;
        } else {
            self.put_in_discard(copy);
        }
    }

    /// Discards the cards of the heap. If a player's cards differ, that player chooses the next one.
    fn sort_heap(&mut self) {
        for seat in [self.s.active, self.s.active.other()] {
            let cards = self.s.heap & *self.g.own(self.s, seat);
            let Some(first) = cards.first() else { continue };
            if !cards.minus(&self.g.cast.same(first)).is_empty() {
                return self.push(Frame::DiscardOrder { seat });
            }
            for copy in cards {
                self.s.heap.remove(copy);
                self.put_in_discard(copy);
            }
        }
    }

    /// Takes the next card from a deck; `None` when it is empty.
    pub(crate) fn take_top(&mut self, seat: Seat, objectives: bool) -> Option<CopyId> {
        let own = *self.g.own(self.s, seat);
        let deck = if objectives { own & self.g.cast.objectives } else { own.minus(&self.g.cast.objectives) };
        let over = self.s.over & deck;
        if let Some(copy) = over.iter().max_by_key(|&c| self.s.place[c]) {
            self.s.over.remove(copy);
            return Some(copy);
        }
        let mut bag = self.s.bag & deck;
        if !bag.is_empty() {
            self.random = true;
            let copy = bag.take_random(self.chance)?;
            self.s.bag.remove(copy);
            return Some(copy);
        }
        let under = self.s.under & deck;
        let lowest = under.iter().map(|c| self.s.place[c]).min()?;
        let mut layer: CopySet<W> = under.iter().filter(|&c| self.s.place[c] == lowest).collect();
        self.random |= layer.has_several();
        let copy = if layer.has_several() { layer.take_random(self.chance)? } else { layer.first()? };
        self.s.under.remove(copy);
        Some(copy)
    }

    /// Takes the next card from a command deck, seen by only one player. If it came from several different cards
    /// without an order under the deck, the other player cannot tell which of them it was.
    pub(crate) fn off_the_top_for(&mut self, seat: Seat, deck: Seat) -> Option<CopyId> {
        let under = (self.s.under & *self.g.own(self.s, deck)).minus(&self.g.cast.objectives);
        let copy = self.take_top(deck, false)?;
        if under.contains(copy) {
            let layer: CopySet<W> = under.iter().filter(|&c| self.s.place[c] == self.s.place[copy]).collect();
            if !layer.minus(&self.g.cast.same(copy)).is_empty() {
                let known = &mut self.s.known[seat.other().idx()];
                *known = known.minus(&layer);
            }
        }
        Some(copy)
    }

    /// Draws cards one by one (LCG-DRAW-04); drawing from an empty deck loses the game (LCG-WIN-03).
    pub(crate) fn draw(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            let Some(copy) = self.off_the_top_for(seat, seat) else { return self.win(seat.other()) };
            self.s.hand.insert(copy);
            self.s.place[copy] = 0;
            if !self.s.known[seat.idx()].contains(copy) {
                self.revealed = self.revealed.with(seat);
            }
            self.s.known[seat.idx()].insert(copy);
            self.sink.emit_with(|| Event::Drew { seat, card: Some(self.g.cast.card(copy)) });
        }
    }

    /// Discards a card from a hand.
    pub(crate) fn discard_from_hand(&mut self, copy: CopyId) {
        self.leave_hand(copy);
        self.put_in_discard(copy);
        let seat = self.g.owner(self.s, copy);
        self.sink.emit_with(|| Event::Discarded { seat, card: self.g.cast.card(copy) });
    }

    // ---- tokens

    pub(crate) fn unfocus(&mut self, copy: CopyId, n: u8) {
        let focus = &mut self.s.tokens[copy].focus;
        let n = n.min(*focus);
        if n > 0 {
            *focus -= n;
            self.sink.emit_with(|| Event::Unfocused { card: self.g.cast.card(copy), n });
        }
    }

    pub(crate) fn add_focus(&mut self, copy: CopyId, n: u8) {
        if n > 0 {
            let focus = &mut self.s.tokens[copy].focus;
            *focus = focus.saturating_add(n);
            self.sink.emit_with(|| Event::Focused { card: self.g.cast.card(copy), n });
        }
    }

    pub(crate) fn heal(&mut self, copy: CopyId, n: u8) {
        let damage = &mut self.s.tokens[copy].damage;
        let n = n.min(*damage);
        if n > 0 {
            *damage -= n;
            if *damage == 0 {
                self.s.hurt.remove(copy);
            }
            self.sink.emit_with(|| Event::Healed { card: self.g.cast.card(copy), n });
        }
    }

    pub(crate) fn add_shield(&mut self, copy: CopyId) {
        let shields = &mut self.s.tokens[copy].shields;
        *shields = shields.saturating_add(1);
        self.sink.emit_with(|| Event::Shielded { card: self.g.cast.card(copy) });
    }

    /// Removes all state of a card that leaves play (LCG-ADV-12).
    pub(crate) fn forget(&mut self, copy: CopyId) {
        self.s.in_play.remove(copy);
        self.s.tokens[copy] = Tokens::default();
        self.s.place[copy] = 0;
        for set in [
            &mut self.s.participants,
            &mut self.s.committed,
            &mut self.s.engaged,
            &mut self.s.used,
            &mut self.s.attached,
            &mut self.s.hurt,
        ] {
            set.remove(copy);
        }
        let mut at = 0;
        while at < self.s.mods.len() {
            let about = match self.s.mods.as_slice()[at].what {
                Mod::Icons { copy: c, .. }
                | Mod::Printed { copy: c, .. }
                | Mod::Barred { copy: c, .. }
                | Mod::Again { copy: c, .. } => c == copy,
                _ => false,
            };
            if about {
                self.s.mods.remove(at);
            } else {
                at += 1;
            }
        }
    }

    // ---- effects that last

    pub(crate) fn last(&mut self, until: Until, what: Mod) {
        let same = |m: &Mod| match (*m, what) {
            (Mod::Icons { copy: a, icon: i, .. }, Mod::Icons { copy: b, icon: j, .. }) => a == b && i == j,
            (Mod::Again { copy: a, .. }, Mod::Again { copy: b, .. }) => a == b,
            (Mod::NextCard { seat: a, .. }, Mod::NextCard { seat: b, .. })
            | (Mod::Reserve { seat: a, .. }, Mod::Reserve { seat: b, .. }) => a == b,
            (a, b) => a == b,
        };
        let known = self.s.mods.as_mut_slice().iter_mut().find(|t| t.until == Some(until) && same(&t.what));
        if let Some(known) = known {
            match (&mut known.what, what) {
                (Mod::Icons { n, .. }, Mod::Icons { n: more, .. })
                | (Mod::Again { n, .. }, Mod::Again { n: more, .. })
                | (Mod::NextCard { n, .. }, Mod::NextCard { n: more, .. })
                | (Mod::Reserve { n, .. }, Mod::Reserve { n: more, .. }) => *n = n.saturating_add(more),
                _ => {}
            }
        } else if !self.s.mods.is_full() {
            // The list has room for a third more effects than random play ever uses (P9).
            self.s.mods.push(Timed { until: Some(until), what });
        }
    }

    /// Ends the effects that last until here.
    pub(crate) fn expire(&mut self, until: Until) {
        let mut at = 0;
        while at < self.s.mods.len() {
            if self.s.mods.as_slice()[at].until == Some(until) {
                self.s.mods.remove(at);
            } else {
                at += 1;
            }
        }
    }

    // ---- the end

    /// Ends the game with this winner, unless it is already over.
    pub(crate) fn win(&mut self, seat: Seat) {
        if self.s.winners.is_empty() {
            self.s.winners = SeatSet::only(seat);
            self.sink.emit(Event::Won { seat });
        }
    }

    /// Sets the dial; at 12 the dark side wins (LCG-WIN-02).
    pub(crate) fn turn_dial(&mut self, to: u8) {
        self.s.dial = to;
        self.sink.emit(Event::Dial { to });
        if to >= 12 {
            self.win(self.s.seat(Side::Dark));
        }
    }

    /// Whether the game is over; if it is, removes everything pending.
    fn over(&mut self) -> bool {
        if self.s.winners.is_empty() {
            return false;
        }
        self.s.frames.truncate(0);
        self.s.vals.truncate(0);
        self.s.moments.truncate(0);
        true
    }

    /// Runs to the next decision.
    pub(crate) fn run(&mut self) {
        while !self.over() {
            let Some(frame) = self.s.frames.last() else { return };
            let leaving = matches!(
                frame,
                Frame::DiscardOrder { .. }
                    | Frame::Depart { .. }
                    | Frame::CaptureObjective { .. }
                    | Frame::Conflict { .. }
            );
            if !self.s.heap.is_empty() && !leaving {
                self.sort_heap();
                continue;
            }
            match frame {
                Frame::Turn(step) => self.turn(step),
                Frame::Fight(bout) => self.fight(bout),
                Frame::Life(life) => {
                    self.pop();
                    self.live(life);
                }
                Frame::Window { .. } => {
                    if self.window() {
                        return;
                    }
                }
                Frame::Actions { window, round } => {
                    if self.actions(window, round) {
                        return;
                    }
                }
                Frame::Play { .. } => self.go_on_playing(),
                Frame::Run { .. } => {
                    if self.run_program() {
                        return;
                    }
                }
                Frame::PlaceTokens { .. } => {
                    if self.land() {
                        return;
                    }
                }
                Frame::FateAgain { copy, used } if !self.g.may_resolve_again(self.s, copy, used) => self.pop(),
                Frame::Depart { .. } => self.depart(),
                // No token or enhancement is left.
                Frame::Strip { copy, .. } if !self.g.could_strip(self.s, CopySet::only(copy)) => self.pop(),
                Frame::Icons { .. } => {
                    if self.icons() {
                        return;
                    }
                }
                Frame::Shielding { seat, left } => {
                    if self.shielding(seat, left) {
                        return;
                    }
                }
                Frame::Edge { round } => {
                    if self.edge_round(round) {
                        return;
                    }
                }
                _ => return,
            }
        }
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Moments for Step<'_, W, C, K> {
    const POINTS: &'static [Point] = crate::moment::POINTS;

    #[inline]
    fn is_off(&self, moment: u8) -> bool {
        // A canceled announcement is handled by its program, which jumps to its end.
        let m = self.s.moments.as_slice()[moment as usize];
        m.has(Moment::OFF) && m.what != What::Announced
    }

    #[inline]
    fn listens(&self, moment: u8, point: Point) -> bool {
        let what = self.s.moments.as_slice()[moment as usize].what;
        self.g.could_answer(self.s, what, point)
    }

    fn open(&mut self, moment: u8, point: Point) {
        self.open_window(moment, point);
    }

    fn perform(&mut self, moment: u8) {
        self.carry_out(moment);
    }

    fn settle(&mut self) {
        self.destroy_damaged();
    }

    #[inline]
    fn keep(&mut self, life: Life) {
        self.s.frames.push(Frame::Life(life));
    }

    fn close(&mut self, moment: u8) {
        let base = self.s.moments.as_slice()[moment as usize].base;
        self.s.moments.truncate(moment as usize);
        self.s.vals.truncate(base as usize);
    }
}
