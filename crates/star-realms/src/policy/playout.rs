//! Whole turns by the script in one go: the rollout of the tree search.
//!
//! The programs are the engine's and so are the small changes (`Step`); what is skipped is the asking. Where the engine
//! would leave a frame and wait, the script's answer is carried out on the spot.

use table::chance::Chance;
use table::{CopyId, CopySet, NoSink, Options, Seat};

use super::fight::Blow;
use super::script::Decision;
use super::sight::{Kin, Sight, kin, lateness};
use super::style::Tables;
use crate::card::Faction;
use crate::compile::MOST_VALUES;
use crate::db::NONE;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::{Op, Slot};
use crate::setup::DiscardTiming;
use crate::state::{KNOWN_TOP, Model, State};
use crate::step::Step;
use crate::verb::Verb;

/// More actions in one turn than this, and it ends: cards that draw each other must not go on forever.
const MOST_ACTIONS: u32 = 200;

/// Plays the turn under way to its end.
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
                playout.seat = seat.expect("a turn lasts while somebody has not ended it");
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
    /// Of the seat that plays, when its turn began.
    kin: Kin,
    actions: u32,
}

impl<const N: usize, const W: usize, C: Chance> Playout<'_, '_, N, W, C> {
    #[inline]
    fn sight(&self, seat: Seat) -> Sight<'_, N, W> {
        Sight { g: self.step.g, s: self.step.s, t: self.t, seat, late: self.late, kin: self.kin }
    }

    /// Answers a question that was open when the playout began, the way the engine asks it.
    #[cold]
    fn answer(&mut self) {
        let table::ToAct::Seats { asked, .. } = table::Game::to_act(self.step.g, self.step.s) else { return };
        let seat = asked.lowest().expect("somebody is asked");
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
        while self.buy() {}
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

    /// Plays everything and uses everything, in an order that wastes little.
    fn play_hand(&mut self) {
        let g = self.step.g;
        let t = self.t;
        while self.actions < MOST_ACTIONS {
            self.actions += 1;
            self.play_bases();
            let s = &*self.step.s;
            let (hand, in_play) = (s.players[self.seat].hand, s.players[self.seat].in_play);
            let fresh = (in_play & g.cast.primaries).minus(&s.used_primary);
            if let Some(copy) = fresh.minus(&t.hungry).first() {
                self.use_primary(copy);
                continue;
            }
            let drawing = hand & t.drawing;
            if !drawing.is_empty() {
                self.play_all(drawing);
            } else if let Some(copy) = self.ready_ally() {
                self.use_ally(copy);
            } else {
                let usual = hand.minus(&t.last);
                if !usual.is_empty() {
                    self.play_all(usual);
                } else if let Some(copy) = (fresh & t.hungry).first() {
                    self.use_primary(copy);
                } else if hand.is_empty() {
                    return;
                } else {
                    // A ship that copies comes last, so that there is something to copy.
                    self.play_all(hand.minus(&g.cast.copying));
                    self.play_all(hand & g.cast.copying);
                }
            }
        }
    }

    /// Puts every base of the hand into play: it does nothing by itself.
    #[inline]
    fn play_bases(&mut self) {
        let p = &mut self.step.s.players[self.seat];
        let bases = p.hand & self.step.g.cast.bases;
        if !bases.is_empty() {
            p.hand = p.hand.minus(&bases);
            p.in_play |= bases;
            p.played |= bases;
            self.step.s.known = self.step.s.known.minus(&bases);
        }
    }

    /// Plays these ships, those aside that another one has taken out of the hand meanwhile.
    #[inline]
    fn play_all(&mut self, ships: CopySet<W>) {
        for copy in ships {
            if self.step.s.players[self.seat].hand.contains(copy) {
                self.play(copy);
            }
        }
    }

    #[inline]
    fn ready_ally(&self) -> Option<CopyId> {
        let (g, s) = (self.step.g, &*self.step.s);
        if !s.models.is_empty() {
            return g.ready_allies(s, self.seat).first();
        }
        let in_play = s.players[self.seat].in_play;
        let fresh = (in_play & g.cast.allies).minus(&s.used_ally);
        if fresh.is_empty() {
            return None;
        }
        let universal = in_play & g.cast.universal;
        for faction in Faction::FOUR {
            let kin = in_play & g.cast.faction(faction);
            let ready = kin & fresh;
            if !ready.is_empty() && several(kin | universal) {
                return ready.first();
            }
        }
        None
    }

    #[inline]
    fn play(&mut self, copy: CopyId) {
        let g = self.step.g;
        let p = &mut self.step.s.players[self.seat];
        p.hand.remove(copy);
        p.in_play.insert(copy);
        p.played.insert(copy);
        let triggers = p.in_play & g.cast.triggers;
        self.step.s.known.remove(copy);
        let facts = g.cast.of(copy);
        for trigger in triggers {
            let program = g.cast.of(trigger).programs.on_play_ship;
            if let Op::Gain { trade, combat, authority } = g.db.code().ops[program as usize] {
                self.step.gain(self.seat, trade, combat, authority);
            }
        }
        self.run(facts.programs.primary, copy);
    }

    fn use_primary(&mut self, copy: CopyId) {
        self.step.s.used_primary.insert(copy);
        let program = self.step.g.cast.of(copy).programs.primary;
        // A base that would have to scrap something worth keeping stays unused; the mark is taken back at end of turn.
        if self.t.hungry.contains(copy) && self.sight(self.seat).branch(program) <= 0.0 {
            return;
        }
        self.run(program, copy);
    }

    fn use_ally(&mut self, copy: CopyId) {
        self.step.s.used_ally.insert(copy);
        let card = self.step.g.acts_as(self.step.s, copy);
        self.run(self.step.g.cast.facts(card).programs.ally, copy);
    }

    fn use_scrap(&mut self, copy: CopyId) {
        let card = self.step.g.acts_as(self.step.s, copy);
        self.step.player(self.seat).in_play.remove(copy);
        self.step.forget(copy);
        self.step.put_in_scrap(copy);
        self.run(self.step.g.cast.facts(card).programs.scrap, copy);
    }

    /// Carries out a program, answering on the spot.
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
                Op::Acquire(slot) => self.each(within(&mut named, slot), |step, c| acquire_on_top(step, seat, c)),
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
                // What may be had is had.
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

    /// Uses a scrap ability that is worth more than the card. True when something changed.
    fn scrap_for_gain(&mut self) -> bool {
        let set = self.step.g.scrappable(self.step.s, self.seat);
        if set.is_empty() || self.actions >= MOST_ACTIONS {
            return false;
        }
        let sight = self.sight(self.seat);
        let shelf = sight.shelf(u16::MAX);
        let mut best = (0.0, None);
        // Several together may be lethal where one alone is not.
        let combat = sight.s.players[self.seat].combat;
        let spare: u16 = set.iter().map(|c| sight.scrap_combat(c)).sum();
        let finish = spare > 0 && sight.lethal(combat).is_none() && sight.lethal(combat + spare).is_some();
        for copy in set {
            let gain = if finish { sight.scrap_combat(copy) as f32 } else { sight.scrap_gain(copy, &shelf) };
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

    /// Buys the best card. False when there is none.
    fn buy(&mut self) -> bool {
        let trade = self.step.s.players[self.seat].trade;
        if trade == 0 {
            return false;
        }
        let Some(copy) = self.sight(self.seat).shelf(trade).best(trade).1 else { return false };
        let cost = self.step.g.cast.of(copy).cost;
        self.step.player(self.seat).trade -= cost as u16;
        self.step.acquire(self.seat, copy, cost);
        if let Some(Frame::OnTop { .. }) = self.step.s.frames.last() {
            self.step.act(self.seat, Verb::Yes.bare());
        }
        true
    }

    /// The next attack. False when there is none.
    fn attack(&mut self) -> bool {
        let combat = self.step.s.players[self.seat].combat;
        let sight = self.sight(self.seat);
        let Some(blow) = sight.blow(combat) else { return false };
        match blow {
            Blow::Base(copy) => {
                let amount = sight.left(copy).min(combat);
                self.step.act(self.seat, Verb::AttackBase.on(copy));
                if let Some(Frame::AttackBase { .. }) = self.step.s.frames.last() {
                    self.step.act(self.seat, Verb::Amount.number(amount));
                }
            }
            Blow::Seat(victim) => {
                let amount = sight.dose(victim);
                self.step.act(self.seat, Verb::AttackSeat.seat(victim));
                self.step.act(self.seat, Verb::Amount.number(amount));
            }
        }
        true
    }
}

#[inline]
fn within(named: &mut [CopyId; MOST_VALUES], slot: Slot) -> &mut [CopyId] {
    &mut named[slot.at as usize..(slot.at + slot.n) as usize]
}

/// A ship comes onto the deck without being paid for (SR-BUY-06).
fn acquire_on_top<const N: usize, const W: usize, C: Chance>(
    step: &mut Step<'_, N, W, C, NoSink>,
    seat: Seat,
    copy: CopyId,
) {
    step.leave_market(copy);
    let p = step.player(seat);
    if p.deck.top.len() < KNOWN_TOP {
        p.deck.top.push(copy);
    } else {
        p.discard.insert(copy);
    }
    step.refill();
}

/// More than one?
#[inline]
fn several<const W: usize>(set: CopySet<W>) -> bool {
    let mut rest = set;
    rest.first().is_some_and(|copy| {
        rest.remove(copy);
        !rest.is_empty()
    })
}
