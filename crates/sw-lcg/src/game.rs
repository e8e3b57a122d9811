//! The rules of one match: database, cast and setup behind the [`Game`] contract.

use std::sync::Arc;

use table::chance::Chance;
use table::{
    Ask, CopyId, CopySet, Game, Opt, OptKey, Options, Outcome, Phrase, Reason, Seat, SeatSet, Sink, TableView, Target,
    ToAct, Trace, Viewer,
};

use crate::cast::Cast;
use crate::db::Db;
use crate::event::Event;
use crate::frame::Frame;
use crate::setup::{Setup, SetupError};
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// The game for one match, with room for `W * 128` copies.
#[derive(Clone, Debug)]
pub struct SwLcg<const W: usize> {
    pub(crate) db: &'static Db,
    pub(crate) cast: Arc<Cast<W>>,
    pub(crate) setup: Setup,
}

/// The two seats of every match.
pub(crate) const BOTH: [Seat; 2] = [Seat::new(0), Seat::new(1)];

impl<const W: usize> SwLcg<W> {
    /// Checks the setup and prepares a match.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let setup = setup.check()?;
        let db = if setup.rulings.c3po_focuses { Db::core() } else { Db::without_c3po_focus() };
        let cast = Arc::new(Cast::new(db, &setup.light_deck, &setup.dark_deck)?);
        Ok(Self { db, cast, setup })
    }

    /// Prepares a match with exactly these cards and without deck rules, for test scenes.
    #[doc(hidden)]
    pub fn of_cards(setup: Setup, cards: Vec<table::CardId>) -> Result<Self, SetupError> {
        let db = if setup.rulings.c3po_focuses { Db::core() } else { Db::without_c3po_focus() };
        let cast = Arc::new(Cast::of_cards(db, cards)?);
        Ok(Self { db, cast, setup })
    }

    /// Runs a manually prepared state to its first decision, for test scenes.
    #[doc(hidden)]
    pub fn resume(&self, s: &mut State<W>, chance: &mut impl Chance) {
        Step::new(self, s, chance, &mut table::NoSink).run();
    }

    /// The card database.
    pub fn db(&self) -> &Db {
        self.db
    }

    /// The mapping from copies to cards.
    pub fn cast(&self) -> &Cast<W> {
        &self.cast
    }

    /// The setup of the match.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The copies that belong to a seat's side.
    #[inline]
    pub(crate) fn own(&self, s: &State<W>, seat: Seat) -> &CopySet<W> {
        &self.cast.side[s.side(seat) as usize]
    }

    /// The seat that owns a copy. Nothing in the core set changes control.
    #[inline]
    pub(crate) fn owner(&self, s: &State<W>, copy: CopyId) -> Seat {
        s.seat(self.cast.side_of(copy))
    }

    /// The seats that have to choose in this frame.
    fn asked(&self, s: &State<W>, frame: Frame) -> SeatSet {
        let seat = match frame {
            Frame::PickObjectives { left } | Frame::Mulligan { left, .. } => return left,
            Frame::Window { round, .. } | Frame::Actions { round, .. } | Frame::Edge { round } => round.turn,
            Frame::Flip { seat }
            | Frame::Pay { seat, .. }
            | Frame::Pick { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::May { seat, .. }
            | Frame::CaptureObjective { seat, .. }
            | Frame::Attach { seat, .. }
            | Frame::CaptureAt { seat, .. }
            | Frame::RescueAt { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::MayDiscard { seat }
            | Frame::Discount { seat, .. }
            | Frame::BalanceStrike { seat }
            | Frame::Engage { seat }
            | Frame::Declare { seat, .. }
            | Frame::Shielding { seat, .. }
            | Frame::FateOrder { seat }
            | Frame::Strike { seat }
            | Frame::Commit { seat }
            | Frame::Order { seat, .. }
            | Frame::DiscardOrder { seat }
            | Frame::Strip { seat, .. } => seat,
            Frame::Conflict { .. } => s.active,
            Frame::FateAgain { copy, .. } | Frame::Play { copy, .. } => self.owner(s, copy),
            Frame::Icons { unit, .. } | Frame::Aim { unit, .. } => self.owner(s, unit),
            Frame::PlaceTokens { moment, entry, .. } => self.owner(s, s.entry(moment, entry).copy),
            Frame::Run { src, .. } => self.owner(s, src),
            Frame::Empty | Frame::Turn(_) | Frame::Fight(_) | Frame::Life(_) | Frame::Depart { .. } => s.active,
        };
        SeatSet::only(seat)
    }
}

impl<const W: usize> Game for SwLcg<W> {
    type State = State<W>;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        2
    }

    fn team(&self, _: &State<W>, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State<W> {
        crate::turn::start(self, chance, sink)
    }

    #[inline]
    fn to_act(&self, s: &State<W>) -> ToAct {
        match s.frames.last() {
            Some(frame) => ToAct::Seats { asked: self.asked(s, frame), free: SeatSet::EMPTY },
            None => ToAct::Over(Outcome { winners: s.winners }),
        }
    }

    fn ask(&self, s: &State<W>, seat: Seat) -> Ask {
        self.ask_of(s, seat)
    }

    #[inline]
    fn options(&self, s: &State<W>, seat: Seat, out: &mut Options) {
        self.list_options(s, seat, out);
    }

    #[inline]
    fn apply(
        &self,
        s: &mut State<W>,
        seat: Seat,
        pick: Opt,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Trace {
        let mut step = Step::new(self, s, chance, sink);
        step.act(seat, pick);
        Trace { random: step.random, revealed: step.revealed }
    }

    fn key(&self, s: &State<W>, o: Opt) -> OptKey {
        self.key_of(s, o)
    }

    fn key_text(&self, key: OptKey) -> String {
        self.key_text_of(key)
    }

    fn label(&self, s: &State<W>, o: Opt) -> Phrase {
        self.label_of(s, o)
    }

    fn warning(&self, _: &State<W>, _: Seat, _: Opt) -> Option<Phrase> {
        None
    }

    fn points_at(&self, s: &State<W>, seat: Seat, o: Opt) -> Option<Target> {
        self.target_of(s, seat, o)
    }

    fn why_not(&self, s: &State<W>, seat: Seat, what: Target) -> Option<Reason> {
        self.reason_against(s, seat, what)
    }

    fn view(&self, s: &State<W>, who: Viewer) -> View {
        self.view_of(s, who)
    }

    fn table_view(&self, view: &View) -> TableView {
        self.table_view_of(view)
    }

    fn redact(&self, e: Event, who: Viewer) -> Option<Event> {
        Some(self.redact_event(e, who))
    }

    fn tell(&self, e: Event) -> Option<Phrase> {
        crate::phrases::tell(e)
    }

    fn resample(&self, s: &mut State<W>, seat: Seat, chance: &mut impl Chance) {
        self.resample_hidden(s, seat, chance);
    }

    fn check(&self, s: &State<W>) -> Result<(), String> {
        self.check_state(s)
    }
}
