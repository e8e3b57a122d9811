//! Setup, turns, the upkeep phase and the end of a round (Chapter 5).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{ByCopy, CopyId, CopySet, Seat, SeatSet, Sink, Small};

use crate::card::{Symbol, What as Kind};
use crate::event::Event;
use crate::frame::{Assigned, Frame, Stage, UpkeepStep};
use crate::game::Destiny;
use crate::moment::{Moment, What};
use crate::op::SkillKind;
use crate::setup::MOST_SEATS;
use crate::state::State;
use crate::step::Step;

/// The usual hand size (SWD-ZONE-11).
pub(crate) const HAND: usize = 5;

impl<const W: usize> Destiny<W> {
    /// The state before anything has happened: characters and plots in play, battlefields set aside, decks shuffled.
    pub(crate) fn empty_table(&self) -> State<W> {
        let kinds = |list: &[Kind]| list.iter().fold(CopySet::EMPTY, |all, kind| all | *self.cast.of_what(*kind));
        let in_play = kinds(&[Kind::Character, Kind::Plot]).minus(&self.cast.spare);
        let aside = kinds(&[Kind::Battlefield]) | self.cast.spare;
        let stacked = self.cast.under_plot;
        let bag = self.cast.everything().minus(&in_play).minus(&aside).minus(&stacked);
        let mut place = ByCopy::default();
        for copy in self.cast.all() {
            place[copy] = match () {
                () if in_play.contains(copy) => CopyId::NONE.0,
                () if stacked.contains(copy) => self.own_plot(self.cast.owner(copy)).0,
                () => 0,
            };
        }
        let known = std::array::from_fn(|i| stacked & self.cast.own[i]);
        let dice = (0..self.cast.dice() as u16).map(CopyId);
        State {
            hand: CopySet::EMPTY,
            over: CopySet::EMPTY,
            bag,
            under: CopySet::EMPTY,
            discard: CopySet::EMPTY,
            aside,
            stacked,
            queued: CopySet::EMPTY,
            in_play,
            exhausted: CopySet::EMPTY,
            used: CopySet::EMPTY,
            lent: CopySet::EMPTY,
            chosen: CopySet::EMPTY,
            known,
            pool: [CopySet::EMPTY; MOST_SEATS],
            lost: dice.filter(|&d| !in_play.contains(self.cast.home(d)) || self.cast.spare_dice.contains(d)).collect(),
            resolved: CopySet::EMPTY,
            spent_dice: CopySet::EMPTY,
            fresh: CopySet::EMPTY,
            frozen: [CopySet::EMPTY; 2],
            face: ByCopy::default(),
            place,
            damage: ByCopy::default(),
            shields: ByCopy::default(),
            resources: [0; MOST_SEATS],
            frames: Small::new(),
            vals: Small::new(),
            moments: Small::new(),
            queue: Small::new(),
            extras: Small::new(),
            field: CopyId::NONE,
            holder: 0x80,
            stamp: 1,
            turns: 0,
            round: 0,
            active: Seat::new(0),
            passes: 0,
            claimed: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            replaced: SeatSet::EMPTY,
            spent: CopySet::EMPTY,
            worth: Small::new(),
            hit: CopyId::NONE,
            controlled_elsewhere: [CopySet::EMPTY; 2],
            altered: CopySet::EMPTY,
            held: Small::new(),
            passing: [0; MOST_SEATS],
            next_ambush: SeatSet::EMPTY,
            changed: false,
            winners: SeatSet::EMPTY,
        }
    }

    /// The plot of a seat.
    fn own_plot(&self, seat: Seat) -> CopyId {
        (*self.cast.of_what(Kind::Plot) & self.cast.own[seat.idx()]).first().unwrap_or_default()
    }

    /// The battlefields a seat has brought.
    pub(crate) fn own_fields(&self, seat: Seat) -> CopySet<W> {
        *self.cast.of_what(Kind::Battlefield) & self.cast.own[seat.idx()]
    }

    /// The battlefield a seat has brought.
    pub(crate) fn own_field(&self, seat: Seat) -> CopyId {
        self.own_fields(seat).first().unwrap_or_default()
    }

    /// Seats still in the game, from this one clockwise.
    pub(crate) fn around(&self, s: &State<W>, from: Seat) -> ArrayVec<Seat, 4> {
        let n = self.players();
        (0..n).map(|i| Seat::new((from.idx() + i) % n)).filter(|&seat| !s.out.contains(seat)).collect()
    }
}

/// Creates the state and deals the starting hands (SWD-SETUP-01 to SWD-SETUP-04).
pub(crate) fn start<const W: usize>(g: &Destiny<W>, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State<W> {
    let mut s = g.empty_table();
    s.frames.push(Frame::Mulligan { left: SeatSet::first(g.players()) });
    let mut step = Step::new(g, &mut s, chance, sink);
    for seat in Seat::first(g.players()) {
        step.draw(seat, HAND as u8);
    }
    step.run();
    s
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Applies the secret choices of all players: returns starting cards or discards cards in the upkeep phase.
    pub(crate) fn settle_hands(&mut self, frame: Frame) {
        self.pop();
        if matches!(frame, Frame::Discards { .. }) {
            for seat in self.g.around(self.s, self.s.arbiter()) {
                for copy in (self.s.chosen & self.g.cast.own[seat.idx()]).iter().collect::<ArrayVec<_, 64>>() {
                    self.discard_from_hand(copy);
                }
            }
            self.s.chosen = CopySet::EMPTY;
            return;
        }
        for seat in Seat::first(self.g.players()) {
            let back = self.s.chosen & self.g.cast.own[seat.idx()];
            self.s.hand = self.s.hand.minus(&back);
            self.s.known[seat.idx()] = self.s.known[seat.idx()].minus(&back);
            self.s.bag |= back;
            let n = back.len() as u8;
            if n > 0 {
                self.sink.emit_with(|| Event::Returned { seat, n });
            }
            self.draw(seat, n);
            // SWD-SETUP-06
            self.s.resources[seat.idx()] = 2;
        }
        self.s.chosen = CopySet::EMPTY;
        self.roll_off();
    }

    /// All players roll for the battlefield (SWD-SETUP-07, SWD-SETUP-11, SWD-FFA-02).
    fn roll_off(&mut self) {
        let mut best: ArrayVec<Seat, 4> = Seat::first(self.g.players()).collect();
        while best.len() > 1 {
            let mut top = 0;
            let mut sums: ArrayVec<(Seat, u8), 4> = ArrayVec::new();
            for &seat in &best {
                let mut sum = 0u8;
                let dice = self.g.cast.own_dice[seat.idx()].minus(&self.s.lost);
                for die in dice {
                    let face = self.roll_face(die);
                    let card = self.g.cast.die_facts(die).card;
                    self.sink.emit_with(|| Event::RollingOff { seat, card, face });
                    sum = sum.saturating_add(self.g.value_of(self.s, die));
                }
                self.sink.emit_with(|| Event::RolledOff { seat, sum });
                top = top.max(sum);
                sums.push((seat, sum));
            }
            best = sums.into_iter().filter(|(_, sum)| *sum == top).map(|(seat, _)| seat).collect();
        }
        let seat = best.first().copied().unwrap_or_default();
        if self.g.players() == 2 {
            self.push(Frame::Field { seat });
        } else {
            self.use_field(seat);
        }
    }

    /// Uses the battlefield of this seat. The other players get shields (SWD-SETUP-08, SWD-FFA-03).
    pub(crate) fn use_field(&mut self, seat: Seat) {
        // A player with two battlefields chooses one (SWD-CLAR-EX28).
        if self.g.own_fields(seat).has_several() {
            return self.push(Frame::OwnField { seat });
        }
        self.lay_field(seat, self.g.own_field(seat));
    }

    /// Puts this battlefield into play.
    pub(crate) fn lay_field(&mut self, seat: Seat, field: CopyId) {
        self.s.field = field;
        self.s.aside.remove(field);
        self.s.in_play.insert(field);
        self.s.place[field] = CopyId::NONE.0;
        self.s.holder = seat.idx() as u8;
        self.s.active = seat;
        let card = self.g.cast.card(field);
        self.sink.emit_with(|| Event::Field { seat, card });
        self.push(Frame::SetupShields { left: SeatSet::first(self.g.players()).without(seat) });
    }

    /// Gives shields to the players whose battlefields are not used, one after the other. Then the game begins.
    pub(crate) fn gifts(&mut self, left: SeatSet) {
        let next = self.g.around(self.s, self.s.arbiter()).into_iter().find(|&seat| left.contains(seat));
        let Some(seat) = next else {
            self.pop();
            return self.begin_game();
        };
        self.replace(Frame::SetupShields { left: left.without(seat) });
        let n = if self.g.players() == 2 { 2 } else { 1 };
        self.distribute(seat, seat, n, Assigned::Shields);
    }

    fn begin_game(&mut self) {
        self.begin_round();
        self.happened(Moment { what: What::Setup, seat: self.s.arbiter(), ..Moment::default() }, &[]);
    }

    /// Begins a round with the turn of the player who controls the battlefield (SWD-ROUND-02).
    fn begin_round(&mut self) {
        self.s.round = self.s.round.saturating_add(1);
        self.s.turns = self.s.turns.saturating_add(1);
        self.s.claimed = SeatSet::EMPTY;
        self.s.replaced = SeatSet::EMPTY;
        self.s.spent = CopySet::EMPTY;
        self.s.used = CopySet::EMPTY;
        self.s.lent = CopySet::EMPTY;
        self.s.passing = [0; MOST_SEATS];
        self.s.next_ambush = SeatSet::EMPTY;
        self.s.frozen = [self.s.frozen[1], CopySet::EMPTY];
        self.s.passes = 0;
        self.s.active = self.s.arbiter();
        let n = self.s.round;
        self.sink.emit_with(|| Event::Round { n });
        self.push(Frame::Turn(Stage::Begin));
    }

    // ---- turns

    /// Continues a turn. Returns true if a player must act.
    pub(crate) fn turn(&mut self, stage: Stage) -> bool {
        // Waiting abilities come first. After setup, there can be some before the first turn.
        if stage != Stage::Extra && self.next_in_queue() {
            return false;
        }
        match stage {
            Stage::Begin => {
                if self.s.out.contains(self.s.active) || self.s.claimed.contains(self.s.active) {
                    self.pass_on(self.s.claimed.contains(self.s.active));
                    return false;
                }
                if self.must_pass() {
                    return false;
                }
                self.s.changed = false;
                self.s.resolved = CopySet::EMPTY;
                self.s.spent_dice = CopySet::EMPTY;
                true
            }
            Stage::Extra => true,
            Stage::Over => {
                self.end_phase();
                false
            }
            Stage::Ending => {
                self.s.extras.truncate(0);
                self.replace(Frame::Upkeep(UpkeepStep::Ready));
                self.sink.emit_with(|| Event::Upkeep);
                false
            }
            Stage::Acting => {
                self.s.resolved = CopySet::EMPTY;
                let Some(seat) = self.s.extras.as_slice().first().copied() else {
                    self.pass_on(!self.s.changed);
                    return false;
                };
                // A player who has claimed takes no actions (SWD-CLAIM-OPEN1).
                if self.s.out.contains(seat) || self.s.claimed.contains(seat) {
                    self.s.extras.remove(0);
                    return false;
                }
                self.replace(Frame::Turn(Stage::Extra));
                false
            }
        }
    }

    /// Starts the ability that has waited longest. Returns whether there was one.
    pub(crate) fn next_in_queue(&mut self) -> bool {
        let Some(queued) = self.s.queue.as_slice().first().copied() else { return false };
        self.s.queue.remove(0);
        // A player who is out of the game uses no abilities (SWD-FFA-08).
        if !self.s.out.contains(queued.seat) {
            self.start(queued, u8::MAX);
        }
        true
    }

    /// Ends the turn. If all players have passed in succession, the action phase ends as well (SWD-ROUND-04,
    /// SWD-FFA-05).
    fn pass_on(&mut self, passed: bool) {
        self.s.next_ambush = SeatSet::EMPTY;
        let alive = self.g.around(self.s, self.s.active);
        self.s.passes = if passed { self.s.passes + 1 } else { 0 };
        let left = alive.iter().filter(|&&seat| !self.s.out.contains(seat)).count();
        if self.s.passes as usize >= left {
            return self.end_phase();
        }
        let n = self.g.players();
        self.s.active = Seat::new((self.s.active.idx() + 1) % n);
        if self.s.out.contains(self.s.active) {
            let next = self.g.around(self.s, self.s.active);
            self.s.active = next.first().copied().unwrap_or(self.s.active);
        }
        self.s.changed = false;
        self.s.turns = self.s.turns.saturating_add(1);
        self.replace(Frame::Turn(Stage::Begin));
    }

    /// Passes for a player who must pass. Returns whether the player did.
    fn must_pass(&mut self) -> bool {
        let seat = self.s.active;
        let left = &mut self.s.passing[seat.idx()];
        if *left == 0 {
            return false;
        }
        if *left != u8::MAX {
            *left -= 1;
        }
        self.sink.emit_with(|| Event::Passed { seat });
        self.pass_on(true);
        true
    }

    /// Ends the action phase. Abilities that answer this come before the upkeep phase.
    pub(crate) fn end_phase(&mut self) {
        self.replace(Frame::Turn(Stage::Ending));
        self.happened(Moment { what: What::PhaseEnd, seat: self.s.arbiter(), ..Moment::default() }, &[]);
    }

    /// Runs one step of the upkeep phase (SWD-UPKEEP-01 to SWD-UPKEEP-04).
    pub(crate) fn upkeep(&mut self, chore: UpkeepStep) {
        match chore {
            UpkeepStep::Ready => {
                self.s.exhausted = CopySet::EMPTY;
                for die in self.s.pools() {
                    self.leave_pool(die);
                }
                let more: u8 = (self.s.in_play & self.g.cast.income).iter().map(|c| self.g.income(self.s, c)).sum();
                for seat in self.g.around(self.s, self.s.arbiter()) {
                    self.gain(seat, 2 + more);
                }
                self.replace(Frame::Upkeep(UpkeepStep::Draw));
                let left = self.g.around(self.s, self.s.arbiter()).into_iter();
                self.push(Frame::Discards { left: left.filter(|&s| !self.g.hand(self.s, s).is_empty()).collect() });
            }
            UpkeepStep::Draw => {
                for seat in self.g.around(self.s, self.s.arbiter()) {
                    let held = self.g.hand(self.s, seat).len();
                    let more: u8 =
                        (self.s.in_play & self.g.under(self.s, seat)).iter().map(|c| self.g.cast.of(c).hand_size).sum();
                    self.draw(seat, (HAND + more as usize).saturating_sub(held) as u8);
                }
                self.replace(Frame::Upkeep(UpkeepStep::End));
            }
            UpkeepStep::End => self.end_round(),
            UpkeepStep::Next => {
                self.pop();
                self.begin_round();
            }
        }
    }

    /// Eliminates the players without cards at the end of a round (SWD-WIN-02, SWD-WIN-03, SWD-FFA-07).
    fn end_round(&mut self) {
        let cards = self.s.hand | self.s.over | self.s.bag | self.s.under;
        let empty: ArrayVec<Seat, 4> = self
            .g
            .around(self.s, self.s.arbiter())
            .into_iter()
            .filter(|seat| cards.disjoint(&self.g.cast.own[seat.idx()]))
            .collect();
        // Cards that leave with them may create new frames, which then come first.
        self.replace(Frame::Upkeep(UpkeepStep::Next));
        self.eliminate(&empty);
    }

    // ---- actions

    /// Begins an action.
    fn acting(&mut self) {
        if self.s.frames.last() == Some(Frame::Turn(Stage::Extra)) {
            self.s.extras.remove(0);
        }
        self.s.worth.truncate(0);
        self.replace(Frame::Turn(Stage::Acting));
    }

    pub(crate) fn act_pass(&mut self, seat: Seat) {
        // Declining an additional action is not a pass (SWD-XACT-02).
        if self.s.frames.last() == Some(Frame::Turn(Stage::Begin)) {
            self.sink.emit_with(|| Event::Passed { seat });
        }
        self.acting();
    }

    pub(crate) fn act_play(&mut self, seat: Seat, copy: CopyId) {
        self.acting();
        self.play(seat, copy, 0);
    }

    pub(crate) fn act_activate(&mut self, seat: Seat, copy: CopyId) {
        self.acting();
        self.activate(seat, copy);
    }

    pub(crate) fn act_resolve(&mut self, seat: Seat, die: CopyId, symbol: Symbol) {
        self.acting();
        self.push(Frame::Resolving { seat, symbol: symbol as u8 });
        self.resolve(seat, die, None, Some(symbol));
    }

    pub(crate) fn act_reroll(&mut self, seat: Seat, copy: CopyId) {
        self.acting();
        let copy = self.canon(copy);
        self.discard_from_hand(copy);
        let base = self.s.vals.len() as u8;
        self.push(Frame::Reroll { seat, base });
        self.happened(Moment { what: What::Reroll, seat, card: copy, ..Moment::default() }, &[]);
    }

    pub(crate) fn act_use(&mut self, seat: Seat, copy: CopyId, skill: u8) {
        self.acting();
        let card = self.g.cast.card(copy);
        self.sink.emit_with(|| Event::Used { seat, card });
        if self.g.skill(copy, skill).kind == SkillKind::Power {
            self.use_up(copy, skill);
        }
        self.use_skill(copy, skill, seat, CopyId::NONE);
    }

    /// Claims the battlefield (SWD-CLAIM-01 to SWD-CLAIM-03).
    pub(crate) fn act_claim(&mut self, seat: Seat) {
        self.acting();
        self.s.claimed = SeatSet::only(seat);
        self.s.holder = seat.idx() as u8;
        self.s.changed = true;
        self.sink.emit_with(|| Event::Claimed { seat });
        if self.g.claim_skill(self.s.field).is_some() {
            self.push(Frame::Claim { seat });
        }
        // Abilities that follow the claim enter the queue before the claim ability is used (SWD-FAQ-EX20).
        self.happened(Moment { what: What::Claim, seat, card: self.s.field, ..Moment::default() }, &[]);
    }

    /// Uses the claim ability of a battlefield.
    pub(crate) fn use_claim(&mut self, seat: Seat, field: CopyId) {
        if let Some(skill) = self.g.claim_skill(field) {
            self.use_skill(field, skill, seat, CopyId::NONE);
        }
    }
}

impl<const W: usize> Destiny<W> {
    /// The index of the claim ability of a battlefield.
    pub(crate) fn claim_skill(&self, field: CopyId) -> Option<u8> {
        if !field.is_some() {
            return None;
        }
        let skills = &self.db.compiled(self.cast.card(field)).skills;
        skills.iter().position(|skill| skill.kind == SkillKind::Claim).map(|i| i as u8)
    }
}
