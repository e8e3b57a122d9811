//! Edge battles: placing, revealing, fate cards and the final count (LCG-EDGE-01 to LCG-EDGE-19).

use table::chance::Chance;
use table::kernel::Round;
use table::{CopyId, CopySet, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::frame::{EngagementStep, Frame};
use crate::game::SwLcg;
use crate::moment::What;
use crate::op::SkillKind;
use crate::state::State;
use crate::step::Step;

impl<const W: usize> SwLcg<W> {
    /// Whether this seat may place an edge card now (LCG-EDGE-02).
    pub(crate) fn may_place(&self, s: &State<W>, seat: Seat) -> bool {
        !self.fighters(s, seat).is_empty() && !(s.hand & *self.own(s, seat)).is_empty()
    }

    /// Whether this seat places its next edge card face up.
    fn places_open(&self, s: &State<W>, seat: Seat) -> bool {
        let watched = !(self.cast.first_edge_open & self.fighters(s, seat.other())).is_empty();
        let first = !s.fight.placed.contains(seat);
        watched && first && (!s.fight.again || self.setup.rulings.first_card_open_again)
    }

    /// Unresolved fate cards of the lowest priority.
    pub(crate) fn next_fates(&self, s: &State<W>) -> CopySet<W> {
        let waiting = (s.edge & self.cast.fates).minus(&s.fated);
        let Some(lowest) = waiting.iter().map(|c| self.cast.of(c).priority).min() else { return waiting };
        waiting.iter().filter(|&c| self.cast.of(c).priority == lowest).collect()
    }

    /// How many more times this seat may resolve each of its fate cards (LCG-EDGE-OPEN2).
    fn more_fates(&self, s: &State<W>, seat: Seat) -> u8 {
        let informants = (self.cast.fate_again & self.fighters(s, seat)).len() as u8;
        if self.setup.rulings.informants_add_up { informants } else { informants.min(1) }
    }

    /// The index of a fate card's ability if it can have an effect now.
    fn fate_of(&self, s: &State<W>, copy: CopyId) -> Option<u8> {
        let skills = self.db.skills(self.cast.card(copy));
        let at = skills.iter().position(|k| k.kind == SkillKind::Fate)?;
        self.usable(s, copy, &skills[at], None, false).then_some(at as u8)
    }

    /// Whether this fate card may be resolved once more and would have an effect.
    pub(crate) fn may_resolve_again(&self, s: &State<W>, copy: CopyId, used: u8) -> bool {
        let allowed = self.more_fates(s, self.owner(s, copy)) > used;
        allowed && s.edge.contains(copy) && self.fate_of(s, copy).is_some()
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    pub(crate) fn begin_edge(&mut self) {
        self.s.fight.placed = SeatSet::EMPTY;
        self.note_defense();
        self.bout(EngagementStep::Reveal);
        self.push(Frame::Edge { round: Round::from(self.s.active) });
    }

    /// Continues placing edge cards; returns true when a player has to choose.
    pub(crate) fn edge_round(&mut self, round: Round) -> bool {
        if round.is_over(2) {
            self.pop();
            return false;
        }
        if self.g.may_place(self.s, round.turn) {
            return true;
        }
        self.replace(Frame::Edge { round: round.passed(2) });
        false
    }

    /// Places a card, or passes.
    pub(crate) fn place_edge(&mut self, round: Round, copy: CopyId) {
        let seat = round.turn;
        if !copy.is_some() {
            return self.replace(Frame::Edge { round: round.passed(2) });
        }
        self.replace(Frame::Edge { round: round.acted(2) });
        let open = self.g.places_open(self.s, seat);
        if open {
            self.leave_hand(copy);
            for known in &mut self.s.known {
                known.insert(copy);
            }
        } else {
            self.leave_hand_unseen(copy);
        }
        self.s.edge.insert(copy);
        self.s.fight.placed = self.s.fight.placed.with(seat);
        self.sink.emit_with(|| Event::Placed { seat, card: Some(self.g.cast.card(copy)) });
        if open {
            self.sink.emit_with(|| Event::Revealed { seat, card: self.g.cast.card(copy) });
        }
    }

    /// Reveals both edge stacks at the same time (LCG-EDGE-07).
    pub(crate) fn reveal_edge(&mut self) {
        self.bout(EngagementStep::Fate);
        for seat in [self.s.active, self.s.active.other()] {
            for copy in self.s.edge & *self.g.own(self.s, seat) {
                if !(self.s.known[0].contains(copy) && self.s.known[1].contains(copy)) {
                    self.sink.emit_with(|| Event::Revealed { seat, card: self.g.cast.card(copy) });
                    self.revealed = SeatSet::first(2);
                }
                for known in &mut self.s.known {
                    known.remove(copy);
                }
                if self.g.cast.fates.contains(copy) {
                    self.s.fight.fate = self.s.fight.fate.with(seat);
                }
            }
        }
        self.s.fated = CopySet::EMPTY;
    }

    /// Resolves the next fate card by priority; the attacking player orders equal ones (LCG-EDGE-11).
    pub(crate) fn next_fate(&mut self) {
        let next = self.g.next_fates(self.s);
        let Some(first) = next.first() else { return self.bout(EngagementStep::EdgeEnds) };
        if next.minus(&self.g.cast.same(first)).is_empty() {
            self.resolve_fate(first);
        } else {
            self.push(Frame::FateOrder { seat: self.s.active });
        }
    }

    /// Resolves a fate card; afterwards its owner may resolve it again if a card allows it.
    pub(crate) fn resolve_fate(&mut self, copy: CopyId) {
        self.s.fated.insert(copy);
        self.fate_once(copy, 0);
    }

    /// Runs the program of a fate card once if it can have an effect (LCG-EDGE-19).
    pub(crate) fn fate_once(&mut self, copy: CopyId, used: u8) {
        let card = self.g.cast.card(copy);
        let seat = self.g.owner(self.s, copy);
        let Some(at) = self.g.fate_of(self.s, copy) else { return };
        if self.g.more_fates(self.s, seat) > used {
            self.push(Frame::FateAgain { copy, used });
        }
        self.sink.emit_with(|| Event::Fate { seat, card });
        self.start_program(copy, at, u8::MAX, 0);
    }

    /// Discards both edge stacks (LCG-EDGE-13), each in an order its owner chooses.
    fn discard_stacks(&mut self) {
        for copy in self.s.edge {
            self.put_on_heap(copy);
        }
        self.s.edge = CopySet::EMPTY;
        self.s.fated = CopySet::EMPTY;
    }

    /// Restarts the edge battle, for Twist of Fate: nothing else in the current battle counts (LCG-EDGE-EX2).
    pub(crate) fn restart_edge(&mut self) {
        self.discard_stacks();
        self.s.fight.again = true;
        self.sink.emit(Event::EdgeAgain);
        // The engagement step below becomes the start of an edge battle; extra resolutions of the card are dropped.
        let mut at = self.s.frames.len();
        while at > 0 {
            at -= 1;
            match &mut self.s.frames.as_mut_slice()[at] {
                Frame::Fight(bout) => {
                    *bout = EngagementStep::EdgeBegins;
                    break;
                }
                Frame::FateAgain { used, .. } => *used = u8::MAX,
                _ => {}
            }
        }
    }

    /// Counts the Force icons and decides the edge battle (LCG-EDGE-13, LCG-EDGE-14).
    pub(crate) fn end_edge(&mut self) {
        let (attacker, defender) = (self.s.active, self.s.active.other());
        let (a, d) = (self.g.edge_total(self.s, attacker), self.g.edge_total(self.s, defender));
        let alone = self.s.fight.alone;
        let winner = if alone || a > d { attacker } else { defender };
        self.s.fight.give_edge(winner);
        self.sink.emit(Event::Edge { winner, attacker: a, defender: d });
        self.discard_stacks();
        self.bout(EngagementStep::EdgeWindow);
        self.happen(What::EdgeWon, winner, CopyId::NONE, 0);
    }

    /// Records whether the defender begins the battle without a unit (LCG-EDGE-03).
    fn note_defense(&mut self) {
        self.s.fight.alone = self.g.fighters(self.s, self.s.active.other()).is_empty();
    }

    /// Lets a player look at the opponent's hand.
    pub(crate) fn look_at_hand(&mut self, viewer: Seat) {
        let hand = self.s.hand & *self.g.own(self.s, viewer.other());
        if !hand.minus(&self.s.known[viewer.idx()]).is_empty() {
            self.revealed = self.revealed.with(viewer);
        }
        self.s.known[viewer.idx()] |= hand;
        self.sink.emit(Event::Looked { seat: viewer, n: hand.len() as u8 });
    }
}
