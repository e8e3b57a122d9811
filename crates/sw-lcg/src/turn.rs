//! Setup, and the steps of a turn outside engagements.

use table::chance::Chance;
use table::kernel::Round;
use table::{ByCopy, CopyId, CopySet, Seat, SeatSet, Sink, Small};

use crate::ability::Phase;
use crate::card::Side;
use crate::effect::Until;
use crate::event::Event;
use crate::frame::{Frame, Step as At};
use crate::game::{BOTH, SwLcg};
use crate::moment::What;
use crate::state::{Fight, Mod, State};
use crate::step::Step;

/// The number of objectives a player has in play at the start of their turn.
const OBJECTIVES: usize = 3;
/// The number of cards in a starting hand.
const HAND: u8 = 6;

/// Sets up the match (LCG-SETUP-01 to LCG-SETUP-09) until the first choices.
pub(crate) fn start<const W: usize>(g: &SwLcg<W>, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State<W> {
    let cast = g.cast();
    let dark = g.setup.dark.unwrap_or_else(|| BOTH[chance.below(2) as usize]);
    let mut s = State {
        hand: CopySet::EMPTY,
        over: CopySet::EMPTY,
        bag: cast.everything().minus(&cast.affiliations),
        under: CopySet::EMPTY,
        discard: CopySet::EMPTY,
        edge: CopySet::EMPTY,
        captured: CopySet::EMPTY,
        victory: CopySet::EMPTY,
        dealt: CopySet::EMPTY,
        limbo: CopySet::EMPTY,
        heap: CopySet::EMPTY,
        in_play: cast.affiliations,
        known: [CopySet::EMPTY; 2],
        participants: CopySet::EMPTY,
        committed: CopySet::EMPTY,
        engaged: CopySet::EMPTY,
        used: CopySet::EMPTY,
        fated: CopySet::EMPTY,
        attached: CopySet::EMPTY,
        hurt: CopySet::EMPTY,
        tokens: ByCopy::default(),
        place: ByCopy::default(),
        frames: Small::new(),
        vals: Small::new(),
        moments: Small::new(),
        mods: Small::new(),
        fight: Fight::default(),
        turn: 0,
        stamp: 1,
        active: dark,
        dark,
        phase: Phase::Setup,
        dial: 0,
        balance: Side::Light,
        limited: SeatSet::EMPTY,
        firsts: [0; 2],
        winners: SeatSet::EMPTY,
    };
    for card in cast.affiliations {
        s.place[card] = CopyId::NONE.0;
    }
    sink.emit(Event::Sides { dark });
    let mut step = Step::new(g, &mut s, chance, sink);
    for seat in [dark, dark.other()] {
        for _ in 0..=OBJECTIVES {
            if let Some(copy) = step.take_top(seat, true) {
                step.s.dealt.insert(copy);
                step.s.known[seat.idx()].insert(copy);
            }
        }
    }
    step.push(Frame::PickObjectives { left: SeatSet::first(2) });
    s
}

impl<const W: usize> SwLcg<W> {
    /// Units that can be committed to the Force next, in any order (LCG-FORCE-02, LCG-FORCE-03).
    pub(crate) fn committable(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let own = *self.own(s, seat);
        if (s.committed & own).len() >= 3 { CopySet::EMPTY } else { self.units(s, seat).minus(&s.committed) }
    }

    /// Enemy objectives, and the dial, that can be engaged now (LCG-CONF-02, LCG-CONF-04).
    pub(crate) fn engageable(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let mut open = self.objectives(s, seat.other());
        open |= s.in_play & self.cast.dial & *self.own(s, seat);
        open.iter().filter(|&c| self.may_engage(s, c) && !self.attackers_for(s, seat, c).is_empty()).collect()
    }

    fn may_engage(&self, s: &State<W>, target: CopyId) -> bool {
        !s.engaged.contains(target)
            || s.mods.as_slice().iter().any(|t| matches!(t.what, Mod::Again { copy, n } if copy == target && n > 0))
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// A player has chosen the objective that goes under the deck (LCG-SETUP-08).
    pub(crate) fn bury(&mut self, seat: Seat, copy: CopyId, left: SeatSet) {
        self.s.dealt.remove(copy);
        self.s.under.insert(copy);
        self.s.place[copy] = self.s.stamp;
        self.sink.emit_with(|| Event::Buried { seat, card: Some(self.g.cast.card(copy)), objective: true });
        if !left.is_empty() {
            return self.replace(Frame::PickObjectives { left });
        }
        self.s.stamp += 1;
        for seat in [self.s.dark, self.s.dark.other()] {
            self.draw(seat, HAND);
        }
        let left = if self.g.setup.mulligan { SeatSet::first(2) } else { SeatSet::EMPTY };
        self.replace(Frame::Mulligan { left, anew: SeatSet::EMPTY });
        if left.is_empty() {
            self.mulligan(left, left);
        }
    }

    /// When both players have decided, the players who want a new hand draw one (LCG-MULL-01, LCG-MULL-OPEN1).
    pub(crate) fn mulligan(&mut self, left: SeatSet, anew: SeatSet) {
        if !left.is_empty() {
            return self.replace(Frame::Mulligan { left, anew });
        }
        self.pop();
        for seat in [self.s.dark, self.s.dark.other()] {
            if self.g.setup.mulligan {
                self.sink.emit(Event::Mulligan { seat, anew: anew.contains(seat) });
            }
            if anew.contains(seat) {
                let hand = self.s.hand & *self.g.own(self.s, seat);
                self.s.hand = self.s.hand.minus(&hand);
                self.s.bag |= hand;
                self.s.known[seat.idx()] = self.s.known[seat.idx()].minus(&hand);
                self.draw(seat, HAND);
            }
        }
        self.push(Frame::Turn(At::TurnBegins));
        self.push(Frame::Flip { seat: self.s.dark.other() });
        self.push(Frame::Flip { seat: self.s.dark });
    }

    /// Turns an objective face up and puts it into play (LCG-SETUP-10).
    pub(crate) fn flip(&mut self, seat: Seat, copy: CopyId) {
        self.s.dealt.remove(copy);
        if (self.s.dealt & *self.g.own(self.s, seat)).is_empty() {
            self.pop();
        }
        self.expose(copy, CopySet::EMPTY);
        self.enter_objective(copy);
    }

    /// Puts an objective into play.
    pub(crate) fn enter_objective(&mut self, copy: CopyId) {
        let seat = self.g.owner(self.s, copy);
        self.sink.emit_with(|| Event::Objective { seat, card: self.g.cast.card(copy) });
        self.enter(copy, CopyId::NONE);
    }

    /// Puts a card into play, attached or not, and starts the moment for reactions.
    pub(crate) fn enter(&mut self, copy: CopyId, host: CopyId) {
        self.s.in_play.insert(copy);
        self.s.place[copy] = host.0;
        let seat = self.g.owner(self.s, copy);
        self.moment(What::Entered, seat, copy, 0, &[crate::moment::Entry { copy, n: 0 }]);
    }

    fn next(&mut self, step: At) {
        self.replace(Frame::Turn(step));
    }

    fn window_after(&mut self, next: At, window: u8) {
        self.next(next);
        self.push(Frame::Actions { window, round: Round::from(self.s.active) });
    }

    fn phase_begins(&mut self, phase: Phase, next: At) {
        self.s.phase = phase;
        self.sink.emit(Event::PhaseBegan { phase });
        self.next(next);
        self.happen(What::PhaseBegan, self.s.active, CopyId::NONE, phase as u8);
    }

    fn phase_ends(&mut self, phase: Phase, next: At) {
        self.expire(Until::Phase);
        self.next(next);
        self.happen(What::PhaseEnded, self.s.active, CopyId::NONE, phase as u8);
    }

    /// Runs one step of a turn.
    #[expect(clippy::too_many_lines, reason = "one arm per step of the timing chart")]
    pub(crate) fn turn(&mut self, step: At) {
        let seat = self.s.active;
        let dark = self.s.side(seat) == Side::Dark;
        match step {
            At::TurnBegins => {
                self.s.turn += 1;
                self.s.used = CopySet::EMPTY;
                self.s.engaged = CopySet::EMPTY;
                self.s.limited = SeatSet::EMPTY;
                self.s.firsts = [0; 2];
                let turn = self.s.turn;
                self.sink.emit(Event::TurnBegan { seat, turn });
                self.next(At::BalanceBegins);
                self.happen(What::TurnBegan, seat, CopyId::NONE, 0);
            }
            At::BalanceBegins => self.phase_begins(Phase::Balance, At::Dial),
            At::Dial => {
                self.next(At::DialAgain);
                if dark {
                    self.turn_dial(self.s.dial + 1);
                }
            }
            At::DialAgain => {
                self.next(At::BalanceStrike);
                if dark && self.s.balance == Side::Dark {
                    self.turn_dial(self.s.dial + 1);
                }
            }
            At::BalanceStrike => {
                self.next(At::BalanceEnds);
                let aimed = !self.g.objectives(self.s, seat.other()).is_empty();
                if !dark && self.s.balance == Side::Light && aimed {
                    self.push(Frame::BalanceStrike { seat });
                }
            }
            At::BalanceEnds => self.phase_ends(Phase::Balance, At::RefreshBegins),
            At::RefreshBegins => self.phase_begins(Phase::Refresh, At::RemoveFocus),
            At::RemoveFocus => {
                self.next(At::RemoveShields);
                // The light side's first turn is the second of the game (LCG-TURN-04).
                if self.s.turn != 2 {
                    self.remove_focus(seat);
                }
            }
            At::RemoveShields => {
                self.next(At::Replace);
                for copy in self.s.in_play & *self.g.own(self.s, seat) {
                    self.s.tokens[copy].shields = 0;
                }
            }
            At::Replace => self.replace_objectives(seat),
            At::Refreshed => {
                self.next(At::RefreshWindow);
                self.happen(What::Refreshed, seat, CopyId::NONE, 0);
            }
            At::RefreshWindow => self.window_after(At::RefreshEnds, 1),
            At::RefreshEnds => self.phase_ends(Phase::Refresh, At::DrawBegins),
            At::DrawBegins => self.phase_begins(Phase::Draw, At::MayDiscard),
            At::MayDiscard => {
                self.next(At::FillHand);
                if !(self.s.hand & *self.g.own(self.s, seat)).is_empty() {
                    self.push(Frame::MayDiscard { seat });
                }
            }
            At::FillHand => {
                self.next(At::DrawWindow);
                let hand = (self.s.hand & *self.g.own(self.s, seat)).len() as u8;
                let reserve = self.g.reserve(self.s, seat);
                if hand < reserve {
                    self.draw(seat, reserve - hand);
                } else {
                    self.make_discard(seat, hand - reserve);
                }
            }
            At::DrawWindow => self.window_after(At::DrawEnds, 2),
            At::DrawEnds => self.phase_ends(Phase::Draw, At::DeploymentBegins),
            At::DeploymentBegins => self.phase_begins(Phase::Deployment, At::DeploymentWindow),
            At::DeploymentWindow => self.window_after(At::DeploymentEnds, 3),
            At::DeploymentEnds => {
                // The dark side's first turn has no conflict phase (LCG-TURN-03).
                let next = if self.s.turn == 1 { At::ForceBegins } else { At::ConflictBegins };
                self.phase_ends(Phase::Deployment, next);
            }
            At::ConflictBegins => self.phase_begins(Phase::Conflict, At::ConflictWindow),
            At::ConflictWindow => self.window_after(At::Engage, 4),
            At::Engage => {
                if self.g.engageable(self.s, seat).is_empty() {
                    self.next(At::LastWindow);
                } else {
                    self.next(At::ConflictWindow);
                    self.push(Frame::Engage { seat });
                }
            }
            At::LastWindow => self.window_after(At::ConflictEnds, 5),
            At::ConflictEnds => self.phase_ends(Phase::Conflict, At::ForceBegins),
            At::ForceBegins => self.phase_begins(Phase::Force, At::Commit),
            At::Commit => {
                self.next(At::Struggle);
                if !self.g.committable(self.s, seat).is_empty() {
                    self.push(Frame::Commit { seat });
                }
            }
            At::Struggle => {
                self.next(At::ForceWindow);
                self.struggle();
            }
            At::ForceWindow => self.window_after(At::ForceEnds, 11),
            At::ForceEnds => self.phase_ends(Phase::Force, At::TurnEnds),
            At::TurnEnds => {
                self.s.active = seat.other();
                self.next(At::TurnBegins);
            }
        }
    }

    /// Removes focus tokens (LCG-REF-01); an elite card loses one more (LCG-KEY-03).
    fn remove_focus(&mut self, seat: Seat) {
        for copy in self.s.in_play & *self.g.own(self.s, seat) {
            let n = 1 + self.g.cast.elite.contains(copy) as u8;
            self.unfocus(copy, n);
        }
    }

    /// Replaces one missing objective (LCG-REF-03). The player loses if the objective deck is empty (LCG-WIN-04).
    fn replace_objectives(&mut self, seat: Seat) {
        if self.g.objectives(self.s, seat).len() >= OBJECTIVES {
            return self.next(At::Refreshed);
        }
        match self.take_top(seat, true) {
            Some(copy) => {
                self.expose(copy, CopySet::EMPTY);
                self.enter_objective(copy);
            }
            None => self.win(seat.other()),
        }
    }

    /// Resolves the Force struggle (LCG-FORCE-07 to LCG-FORCE-09).
    fn struggle(&mut self) {
        let light = self.g.force_total(self.s, self.s.seat(Side::Light));
        let dark = self.g.force_total(self.s, self.s.seat(Side::Dark));
        if light > dark {
            self.s.balance = Side::Light;
        } else if dark > light {
            self.s.balance = Side::Dark;
        }
        self.sink.emit(Event::Struggle { light, dark, balance: self.s.balance });
    }

    /// Makes a player choose and discard this many cards, or the whole hand if it is smaller.
    pub(crate) fn make_discard(&mut self, seat: Seat, n: u8) {
        if n > 0 && !(self.s.hand & *self.g.own(self.s, seat)).is_empty() {
            self.push(Frame::Discard { seat, left: n });
        }
    }
}
