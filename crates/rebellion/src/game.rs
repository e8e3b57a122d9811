//! The rules of one match: card database and setup, implementing the [`Game`] trait.

use table::chance::Chance;
use table::{
    Ask, Game, Opt, OptKey, Options, Outcome, Phrase, Reason, Seat, SeatSet, Sink, TableView, Target, ToAct, Trace,
    Viewer,
};

use crate::db::Db;
use crate::event::Event;
use crate::setup::{Players, Setup, SetupError};
use crate::side::{Post, Role, Side};
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// The rules for one match.
#[derive(Clone, Debug)]
pub struct Rebellion {
    pub(crate) db: &'static Db,
    pub(crate) setup: Setup,
    seats: [Seat; 4],
}

impl Rebellion {
    /// Checks a setup and prepares a match.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let setup = setup.check()?;
        let n = setup.players.n();
        let seats = setup.players.seats().map(|i| Seat::new((i + setup.rebels.idx()) % n));
        Ok(Self { db: Db::core(), setup, seats })
    }

    /// Runs a manually built state to its first decision. For test scenarios.
    #[doc(hidden)]
    pub fn resume(&self, s: &mut State, chance: &mut impl Chance) {
        Step::new(self, s, chance, &mut table::NoSink).run();
    }

    /// A state with all pieces in the supply and the starting leaders in their pools. For test scenarios.
    #[doc(hidden)]
    pub fn bare(&self) -> State {
        crate::start::empty(self)
    }

    /// All printed game data.
    pub fn db(&self) -> &'static Db {
        self.db
    }

    /// The setup of the match.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of players.
    pub fn players(&self) -> Players {
        self.setup.players
    }

    /// The seat that plays a role.
    #[inline]
    pub fn seat(&self, role: Role) -> Seat {
        self.seats[role as usize]
    }

    /// The side of a seat.
    pub fn side_of(&self, seat: Seat) -> Side {
        let role = Role::ALL.into_iter().find(|&role| self.seat(role) == seat);
        role.map_or(Side::Rebels, Role::side)
    }

    /// All seats of a side.
    pub fn seats_of(&self, side: Side) -> SeatSet {
        SeatSet::only(self.seat(Role::of(side, Post::Admiral))).with(self.seat(Role::of(side, Post::General)))
    }

    /// Whether this side has two players.
    #[inline]
    pub(crate) fn is_team(&self, side: Side) -> bool {
        self.setup.players.is_team(side)
    }
}

impl Game for Rebellion {
    type State = State;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.setup.players.n()
    }

    fn team(&self, _: &State, seat: Seat) -> SeatSet {
        self.seats_of(self.side_of(seat))
    }

    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        crate::start::start(self, chance, sink)
    }

    #[inline]
    fn to_act(&self, s: &State) -> ToAct {
        match s.frames.last() {
            Some(frame) => ToAct::Seats { asked: self.asked(s, frame), free: SeatSet::EMPTY },
            None => ToAct::Over(Outcome { winners: s.winners }),
        }
    }

    fn ask(&self, s: &State, seat: Seat) -> Ask {
        self.ask_of(s, seat)
    }

    #[inline]
    fn options(&self, s: &State, seat: Seat, out: &mut Options) {
        self.list_options(s, seat, out);
    }

    #[inline]
    fn apply(
        &self,
        s: &mut State,
        seat: Seat,
        pick: Opt,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Trace {
        let mut step = Step::new(self, s, chance, sink);
        step.act(seat, pick);
        step.trace()
    }

    fn key_text(&self, key: OptKey) -> String {
        self.key_text_of(key)
    }

    fn label(&self, s: &State, o: Opt) -> Phrase {
        self.label_of(s, o)
    }

    fn warning(&self, s: &State, seat: Seat, o: Opt) -> Option<Phrase> {
        self.warning_of(s, seat, o)
    }

    fn preset(&self, s: &State, _: Seat, options: &Options) -> Option<Opt> {
        self.preset_of(s, options)
    }

    fn points_at(&self, s: &State, seat: Seat, o: Opt) -> Option<Target> {
        self.target_of(s, seat, o)
    }

    fn why_not(&self, s: &State, seat: Seat, what: Target) -> Option<Reason> {
        self.reason_against(s, seat, what)
    }

    fn view(&self, s: &State, who: Viewer) -> View {
        self.view_of(s, who)
    }

    fn table_view(&self, view: &View) -> TableView {
        self.table_view_of(view)
    }

    fn redact(&self, e: Event, who: Viewer) -> Option<Event> {
        Some(self.redact_event(e, who))
    }

    fn tell(&self, e: Event) -> Option<Phrase> {
        self.tell_of(e)
    }

    fn resample(&self, s: &mut State, seat: Seat, chance: &mut impl Chance) {
        self.resample_hidden(s, seat, chance);
    }

    fn check(&self, s: &State) -> Result<(), String> {
        self.check_state(s)
    }
}
