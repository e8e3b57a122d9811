//! Plays whole turns at once by the heuristics: the rollout of the tree search.
//!
//! Programs and elementary changes (`Step`) are those of the engine; only the questions are skipped. Where the engine
//! would push a frame and wait, the heuristic answer is applied directly.

use table::chance::Chance;
use table::{CopyId, CopySet, NoSink, Options, Seat};

use super::fight::Attack;
use super::heuristic::Decision;
use super::sight::{Kin, SeatContext, kin, lateness};
use super::style::Tables;
use crate::compile::MOST_VALUES;
use crate::db::NONE;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::{Op, Slot};
use crate::setup::DiscardTiming;
use crate::state::{Model, State};
use crate::step::Step;
use crate::verb::Verb;

/// A turn ends after this number of actions: cards that draw each other must not loop forever.
const MOST_ACTIONS: u32 = 200;

/// Plays the current turn to its end.
pub(super) fn play_turn<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    s: &mut State<N, W>,
    t: &Tables<W>,
    chance: &mut impl Chance,
) {
    let turn = s.turn;
    let late = lateness(g, s, t);
    let mut sink = NoSink;
    let step = Step::new(g, s, chance, &mut sink);
    let mut playout = Playout { step, t, seat: Seat::new(0), late, kin: Kin::default(), actions: 0 };
    while !playout.step.s.is_over() && playout.step.s.turn == turn {
        match playout.step.s.frames.last() {
            Some(Frame::Main { done }) => {
                let seat = g.on_turn(playout.step.s).minus(done).lowest();
                playout.seat = seat.expect("a turn lasts until all members have ended it");
                playout.turn();
            }
            _ => playout.answer(),
        }
    }
}

struct Playout<'a, 'b, const N: usize, const W: usize, C> {
    step: Step<'a, N, W, C, NoSink>,
    t: &'b Tables<W>,
    seat: Seat,
    late: f32,
    /// The faction bonuses of the playing seat at the start of its turn.
    kin: Kin,
    actions: u32,
}

impl<const N: usize, const W: usize, C: Chance> Playout<'_, '_, N, W, C> {
    #[inline]
    fn sight(&self, seat: Seat) -> SeatContext<'_, N, W> {
        SeatContext { g: self.step.g, s: self.step.s, t: self.t, seat, late: self.late, kin: self.kin }
    }

    /// Answers a question that was pending when the playout began, through the engine.
    #[cold]
    fn answer(&mut self) {
        let table::ToAct::Seats { asked, .. } = table::Game::to_act(self.step.g, self.step.s) else { return };
        let seat = asked.lowest().expect("`asked` is never empty");
        let mut options = Options::new();
        self.step.g.list_options(self.step.s, seat, &mut options);
        let mut best = (f32::NEG_INFINITY, options[0]);
        let decision = Decision::new(self.sight(seat).from(seat));
        for &option in &options {
            let score = decision.score(option);
            if score > best.0 {
                best = (score, option);
            }
        }
        self.step.act(seat, best.1);
    }

    /// The main phase of one seat, and its end.
    fn turn(&mut self) {
        self.actions = 0;
        self.kin = kin(self.step.g, self.step.s, self.t, self.seat, self.late);
        loop {
            self.play_hand();
            if !self.scrap_for_gain() {
                break;
            }
        }
        self.buy_all();
        while self.attack() {
            if self.step.s.is_over() {
                return;
            }
            while !matches!(self.step.s.frames.last(), Some(Frame::Main { .. })) {
                self.answer();
            }
        }
        self.step.declare(self.seat, true);
    }

    /// Plays all cards and uses all abilities, in an order that wastes little.
    fn play_hand(&mut self) {
        let g = self.step.g;
        let t = self.t;
        while self.actions < MOST_ACTIONS {
            self.actions += 1;
            self.play_bases();
            let s = &*self.step.s;
            let (hand, in_play) = (s.players[self.seat].hand, s.players[self.seat].in_play);
            let fresh = (in_play & g.cast.primaries).minus(&s.used_primary);
            let drawing = hand & t.drawing;
            let usual = hand.minus(&t.last);
            if !fresh.disjoint(&!t.hungry) {
                self.use_primaries(fresh.minus(&t.hungry));
            } else if !drawing.is_empty() {
                self.play_all(drawing);
            } else if self.use_allies() {
                // There may be more.
            } else if !usual.is_empty() {
                self.play_all(usual);
            } else if let Some(copy) = (fresh & t.hungry).first() {
                self.use_hungry(copy);
            } else {
                self.play_all(hand & t.plain);
                // A ship that copies is played last, so that there is something to copy.
                let copying = hand & g.cast.copying;
                if copying.is_empty() {
                    return;
                }
                self.play_all(copying);
            }
        }
    }

    /// Puts every base of the hand into play; this has no effect by itself.
    #[inline]
    fn play_bases(&mut self) {
        let bases = self.step.s.players[self.seat].hand & self.step.g.cast.bases;
        if !bases.is_empty() {
            self.step.lay_down(self.seat, bases);
        }
    }

    /// Plays these ships, except those that another ship has removed from the hand.
    #[inline]
    fn play_all(&mut self, ships: CopySet<W>) {
        let g = self.step.g;
        let flat_gains = ships & g.cast.flat_gains.primary;
        if !flat_gains.is_empty() {
            self.step.lay_down(self.seat, flat_gains);
            self.step.gain_primaries(self.seat, flat_gains);
        }
        for copy in ships.minus(&flat_gains) {
            if self.step.s.players[self.seat].hand.contains(copy) {
                self.step.lay_down(self.seat, CopySet::only(copy));
                self.run(g.cast.of(copy).programs.primary, copy);
            }
        }
    }

    /// Uses these bases.
    #[inline]
    fn use_primaries(&mut self, bases: CopySet<W>) {
        let g = self.step.g;
        self.step.s.used_primary |= bases;
        let flat_gains = bases & g.cast.flat_gains.primary;
        if !flat_gains.is_empty() {
            self.step.gain_primaries(self.seat, flat_gains);
        }
        for copy in bases.minus(&flat_gains) {
            self.run(g.cast.of(copy).programs.primary, copy);
        }
    }

    /// Uses a base that takes cards from the hand. If it would have to scrap a valuable card, it stays unused; the mark
    /// is removed at the end of the turn.
    fn use_hungry(&mut self, copy: CopyId) {
        self.step.s.used_primary.insert(copy);
        let program = self.step.g.cast.of(copy).programs.primary;
        if self.sight(self.seat).branch(program) > 0.0 {
            self.run(program, copy);
        }
    }

    /// Uses all ally abilities that only give, otherwise one that does more. Returns false when none is ready.
    #[inline]
    fn use_allies(&mut self) -> bool {
        let g = self.step.g;
        let s = &*self.step.s;
        if (s.players[self.seat].in_play & g.cast.allies).minus(&s.used_ally).is_empty() && s.models.is_empty() {
            return false;
        }
        let ready = g.ready_allies(s, self.seat);
        // A ship that copies another has other abilities.
        let flat_gains = if self.step.s.models.is_empty() { ready & g.cast.flat_gains.ally } else { CopySet::EMPTY };
        if !flat_gains.is_empty() {
            self.step.s.used_ally |= flat_gains;
            self.step.gain_allies(self.seat, flat_gains);
        } else if let Some(copy) = ready.first() {
            self.step.s.used_ally.insert(copy);
            let card = g.acts_as(self.step.s, copy);
            self.run(g.cast.facts(card).programs.ally, copy);
        }
        !ready.is_empty()
    }

    fn use_scrap(&mut self, copy: CopyId) {
        let card = self.step.g.acts_as(self.step.s, copy);
        self.step.player(self.seat).in_play.remove(copy);
        self.step.forget(copy);
        self.step.put_in_scrap(copy);
        self.run(self.step.g.cast.facts(card).programs.scrap, copy);
    }

    /// Runs a program and answers its questions directly.
    fn run(&mut self, from: u16, src: CopyId) {
        if from == NONE {
            return;
        }
        let g = self.step.g;
        let seat = self.seat;
        let code = g.db.code();
        let mut named = [CopyId::NONE; MOST_VALUES];
        let mut pc = from;
        loop {
            let op = code.ops[pc as usize];
            pc += 1;
            match op {
                Op::End => return,
                Op::Gain { trade, combat, authority } => self.step.gain(seat, trade, combat, authority),
                Op::Draw(n) => self.step.draw(seat, n as usize),
                Op::DrawEach(slot) => {
                    let n = within(&mut named, slot).iter().filter(|c| c.is_some()).count();
                    self.step.draw(seat, n);
                }
                Op::DrawPerPlayed(faction) => {
                    let n = self.sight(seat).played_of(faction);
                    self.step.draw(seat, n);
                }
                Op::Jump(to) => pc = to,
                Op::IfBases(n) => {
                    if (self.step.s.players[seat].in_play & g.cast.bases).len() >= n as usize {
                        pc += 1;
                    }
                }
                Op::NextShipOnTop => {
                    let p = self.step.player(seat);
                    p.on_top = p.on_top.saturating_add(1);
                }
                Op::Pick(spec) => {
                    let wanted = code.picks[spec as usize];
                    let from = g.candidates(self.step.s, wanted.source, src, seat);
                    if !from.is_empty() {
                        self.sight(seat).pick_best(spec, &wanted, from, within(&mut named, wanted.slot));
                    }
                }
                Op::Scrap(slot) => self.each(within(&mut named, slot), |step, c| step.scrap_picked(seat, c)),
                Op::Discard(slot) => self.each(within(&mut named, slot), |step, c| step.discard(seat, c)),
                Op::Destroy(slot) => self.each(within(&mut named, slot), |step, c| step.destroy(seat, c)),
                Op::Acquire(slot) => self.each(within(&mut named, slot), |step, c| step.acquire_on_top(seat, c)),
                Op::Copy(slot) => {
                    let model = within(&mut named, slot)[0];
                    if !model.is_some() {
                        return;
                    }
                    let card = g.acts_as(self.step.s, model);
                    self.step.s.models.push(Model { copy: src, card });
                    named = [CopyId::NONE; MOST_VALUES];
                    match g.cast.facts(card).programs.primary {
                        NONE => return,
                        program => pc = program,
                    }
                }
                Op::Choose(n) => {
                    let sight = self.sight(seat);
                    let mut best = (f32::NEG_INFINITY, pc);
                    for branch in pc..pc + n as u16 {
                        let worth = sight.branch(branch);
                        if worth > best.0 {
                            best = (worth, branch);
                        }
                    }
                    pc = best.1;
                }
                // Optional effects are always used.
                Op::May => pc += 1,
                Op::OpponentDiscards(n) => self.make_discard(n),
            }
        }
    }

    #[inline]
    fn each(&mut self, named: &[CopyId], mut act: impl FnMut(&mut Step<'_, N, W, C, NoSink>, CopyId)) {
        for &copy in named {
            if copy.is_some() {
                act(&mut self.step, copy);
            }
        }
    }

    fn make_discard(&mut self, n: u8) {
        let victims = self.step.g.targets(self.step.s, self.seat);
        let victim = match victims.len() {
            0 => return,
            1 => victims.lowest().expect("one victim"),
            _ => self.sight(self.seat).victim(),
        };
        if self.step.g.setup.rulings.discards == DiscardTiming::StartOfTurn {
            let p = self.step.player(victim);
            p.owed = p.owed.saturating_add(n);
            return;
        }
        for _ in 0..n {
            let copy = self.sight(victim).least();
            if copy.is_some() {
                self.step.discard(victim, copy);
            }
        }
    }

    /// Uses a scrap ability that is worth more than the card. Returns true if the state changed.
    fn scrap_for_gain(&mut self) -> bool {
        let set = self.step.g.scrappable(self.step.s, self.seat);
        if set.is_empty() || self.actions >= MOST_ACTIONS {
            return false;
        }
        let sight = self.sight(self.seat);
        let mut best = (0.0, None);
        // Several together may be lethal even if one is not.
        let combat = sight.s.players[self.seat].combat;
        let spare: u16 = set.iter().map(|c| sight.scrap_combat(c)).sum();
        let finish = spare > 0 && sight.lethal(combat + spare).is_some() && sight.lethal(combat).is_none();
        let mut kinds = set;
        while let Some(copy) = kinds.first() {
            kinds = kinds.minus(&sight.g.cast.same(copy));
            let gain = if finish { sight.scrap_combat(copy) as f32 } else { sight.scrap_gain(copy) };
            if gain > best.0 {
                best = (gain, Some(copy));
            }
        }
        if let Some(copy) = best.1 {
            self.actions += 1;
            self.use_scrap(copy);
        }
        best.1.is_some()
    }

    /// Buys the best cards until none is affordable or worth it.
    fn buy_all(&mut self) {
        let mut trade = self.step.s.players[self.seat].trade;
        if trade == 0 {
            return;
        }
        let mut shelf = self.sight(self.seat).shelf();
        while let (_, Some(copy)) = shelf.best(trade) {
            let cost = self.step.g.cast.of(copy).cost;
            trade -= cost as u16;
            self.step.player(self.seat).trade = trade;
            self.step.acquire(self.seat, copy, cost, false);
            if let Some(Frame::OnTop { .. }) = self.step.s.frames.last() {
                self.step.act(self.seat, Verb::Yes.bare());
            }
            if trade == 0 {
                return;
            }
            self.sight(self.seat).restock(&mut shelf);
        }
    }

    /// Makes the next attack. Returns false when there is none.
    fn attack(&mut self) -> bool {
        let combat = self.step.s.players[self.seat].combat;
        if combat == 0 {
            return false;
        }
        let sight = self.sight(self.seat);
        if let Some(foe) = sight.bare_foe() {
            let amount = sight.dose(foe);
            self.step.hit(self.seat, foe, amount);
            return self.step.s.is_over();
        }
        let Some(blow) = sight.blow(combat) else { return false };
        match blow {
            Attack::Base(copy) => {
                let amount = sight.left(copy).min(combat);
                self.step.attack_base(self.seat, copy);
                if let Some(Frame::AttackBase { .. }) = self.step.s.frames.last() {
                    self.step.act(self.seat, Verb::Amount.number(amount));
                }
            }
            Attack::Seat(victim) => {
                let amount = sight.dose(victim);
                self.step.hit(self.seat, victim, amount);
            }
        }
        true
    }
}

#[inline]
fn within(named: &mut [CopyId; MOST_VALUES], slot: Slot) -> &mut [CopyId] {
    &mut named[slot.at as usize..(slot.at + slot.n) as usize]
}
