//! Setup, and the three phases of a turn.

use table::chance::Chance;
use table::{BySeat, CopyId, CopySet, Seat, SeatSet, Sink, Small};

use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::{DiscardTiming, Mode};
use crate::state::{Player, ROW, State};
use crate::step::Step;

/// Starting authority (SR-WIN-01).
const AUTHORITY: i16 = 50;
/// Number of cards drawn in the draw phase (SR-DRAW-01).
const HAND: usize = 5;

/// Sets up the table: decks, row, opening hands (SR-SETUP).
pub(crate) fn start<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> State<N, W> {
    let seats = g.setup.seats;
    let mut state = State {
        players: BySeat([Player::default(); N]),
        trade_deck: g.cast.trade,
        explorers: g.cast.explorers,
        scrap_heap: CopySet::EMPTY,
        known: CopySet::EMPTY,
        used_primary: CopySet::EMPTY,
        used_ally: CopySet::EMPTY,
        row: [CopyId::NONE; ROW],
        frames: Small::new(),
        vals: Small::new(),
        models: Small::new(),
        hurt: Small::new(),
        turn: 0,
        active: Seat::new(0),
        alive: SeatSet::first(seats),
        first: Seat::new(0),
        winners: SeatSet::EMPTY,
        slayers: SeatSet::EMPTY,
        refusals: 0,
    };
    state.first = match (g.setup.first, g.mode()) {
        (Some(seat), _) => seat,
        (None, Mode::Emperor) => Seat::new(0),
        (None, _) => Seat::new(chance.below(seats as u32) as usize), // SR-SETUP-OPEN1
    };
    for seat in Seat::first(seats) {
        state.players[seat].deck.bag = g.cast.starter(seat);
    }
    let mut step = Step::new(g, &mut state, chance, sink);
    step.refill();
    for seat in Seat::first(seats) {
        let authority = g.opening_authority(step.s, seat);
        step.player(seat).authority = authority;
        let n = g.opening_hand(step.s, seat);
        step.draw(seat, n);
    }
    let first = step.s.first;
    step.begin_turn(first);
    state
}

impl<const N: usize, const W: usize> StarRealms<N, W> {
    fn opening_authority(&self, s: &State<N, W>, seat: Seat) -> i16 {
        match self.mode() {
            // SR-HYDRA-01; the team stores it at one seat.
            Mode::Hydra if self.authority_seat(s, seat) != seat => 0,
            Mode::Hydra if self.setup.seats == 4 => 75,
            Mode::Hydra => 100,
            Mode::Emperor if self.is_emperor(seat) => 60,
            Mode::Raid if seat == s.first => self.boss().0,
            Mode::Duel | Mode::FreeForAll | Mode::Hunter | Mode::Emperor | Mode::Raid => AUTHORITY,
        }
    }

    /// Starting authority and hand size of the boss (SR-RAID-02).
    fn boss(&self) -> (i16, usize) {
        match self.setup.seats - 1 {
            2 => (50, 7),
            3 => (70, 7),
            4 => (70, 8),
            _ => (90, 8),
        }
    }

    fn opening_hand(&self, s: &State<N, W>, seat: Seat) -> usize {
        let seats = self.setup.seats;
        let order = (seat.idx() + seats - s.first.idx()) % seats;
        match self.mode() {
            Mode::Duel if order == 0 => 3,
            Mode::FreeForAll | Mode::Hunter => [3, 4, 5][order.min(2)], // SR-FFA-01
            // SR-HYDRA-04, SR-EMP-03
            Mode::Hydra | Mode::Emperor if self.team_of(s, s.first).contains(seat) => 3,
            Mode::Raid if order == 0 => self.boss().1 - 2, // SR-RAID-03
            _ => HAND,
        }
    }

    /// The number of cards that this seat draws in its draw phase.
    pub(crate) fn hand_size(&self, s: &State<N, W>, seat: Seat) -> usize {
        if self.mode() == Mode::Raid && seat == s.first { self.boss().1 } else { HAND }
    }
}

impl<const N: usize, const W: usize, C: Chance, K: Sink<Event>> Step<'_, N, W, C, K> {
    /// Begins the turn of a seat or team.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let limit = self.g.setup.rulings.turn_limit;
        if limit > 0 && self.s.turn >= limit {
            return self.finish(SeatSet::EMPTY);
        }
        self.s.active = self.g.authority_seat(self.s, seat);
        self.s.turn = self.s.turn.saturating_add(1);
        self.s.refusals = 0;
        if self.g.damages(self.s, seat) {
            self.s.hurt.truncate(0);
        }
        let members = self.g.on_turn(self.s);
        self.sink.emit(Event::TurnBegan { seats: members, turn: self.s.turn });
        self.s.frames.push(Frame::Main { done: SeatSet::EMPTY });
        if self.g.setup.rulings.discards == DiscardTiming::StartOfTurn {
            self.collect_owed();
        }
    }

    /// Members who must discard because of earlier effects do so, one after the other (SR-ABL-OPEN2).
    pub(crate) fn collect_owed(&mut self) {
        for seat in self.g.on_turn(self.s).iter() {
            if !matches!(self.s.frames.last(), Some(Frame::Main { .. })) {
                return; // a player must choose first
            }
            let owed = std::mem::take(&mut self.player(seat).owed);
            if owed > 0 {
                self.owe(seat, owed);
            }
        }
    }

    /// A member declares the end of the turn or withdraws it; the last declaration ends the turn (SR-HYDRA-OPEN1).
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call costs more than its work; bulk play takes 2 % fewer instructions")]
    pub(crate) fn declare(&mut self, seat: Seat, end: bool) {
        let Some(Frame::Main { done }) = self.s.frames.last() else { return };
        let done = if end { done.with(seat) } else { done.without(seat) };
        let members = self.g.on_turn(self.s);
        if members.len() > 1 {
            self.sink.emit(Event::Declared { seat, done: end });
        }
        if members.minus(done).is_empty() {
            self.end_turn(members);
        } else {
            *self.s.frames.last_mut().expect("the main phase is on the stack") = Frame::Main { done };
        }
    }

    /// Discard phase (SR-DISC-02), draw phase (SR-DRAW-01), and the start of the next turn.
    fn end_turn(&mut self, members: SeatSet) {
        self.s.frames.pop();
        for seat in members.iter() {
            self.reveal_hand(seat);
            let p = &mut self.s.players[seat];
            let ships = p.in_play & self.g.cast.ships;
            p.discard |= ships | p.hand;
            p.in_play = p.in_play.minus(&ships);
            self.s.known = self.s.known.minus(&p.hand);
            p.hand = CopySet::EMPTY;
            p.played = CopySet::EMPTY;
            (p.trade, p.combat, p.on_top) = (0, 0, 0);
            self.sink.emit(Event::TurnEnded { seat });
        }
        self.s.used_primary = CopySet::EMPTY;
        self.s.used_ally = CopySet::EMPTY;
        self.s.models.truncate(0);
        for seat in members.iter() {
            let n = self.g.hand_size(self.s, seat);
            self.draw(seat, n);
        }
        let next = match self.g.mode() {
            Mode::Hydra => self.s.alive.minus(members).lowest().expect("the other team has living members"),
            _ => self.g.neighbor(self.s, self.s.active, true),
        };
        self.begin_turn(next);
    }
}
