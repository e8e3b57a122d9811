//! The rules of one match: database, cast and setup behind the [`Game`] trait.

use std::sync::Arc;

use table::chance::Chance;
use table::{
    Ask, CardId, CopyId, Game, Opt, OptKey, Options, Outcome, Phrase, Reason, Seat, SeatSet, Sink, TableView, Target,
    ToAct, Trace, Viewer,
};

use crate::cast::Cast;
use crate::db::{Db, MOST_COPYING};
use crate::event::Event;
use crate::frame::Frame;
use crate::setup::{Mode, Setup, SetupError};
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// Star Realms for one match, with space for `N` seats and `W * 128` copies.
#[derive(Clone, Debug)]
pub struct StarRealms<const N: usize, const W: usize> {
    pub(crate) db: Arc<Db>,
    pub(crate) cast: Cast<W>,
    pub(crate) setup: Setup,
}

/// A match for two players.
pub type Duel = StarRealms<2, 1>;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    /// Prepares a match.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let setup = setup.check()?;
        if setup.seats > N {
            return Err(SetupError::Seats { mode: setup.mode, seats: setup.seats });
        }
        let db = Db::with(&setup.cards)?;
        let cast = Cast::new(&db, setup.seats)?;
        if cast.copying.len() > MOST_COPYING {
            return Err(SetupError::TooManyCopying { copies: cast.copying.len(), most: MOST_COPYING });
        }
        Ok(Self { db: Arc::new(db), cast, setup })
    }

    /// The card database.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// The mapping from copies to cards.
    pub fn cast(&self) -> &Cast<W> {
        &self.cast
    }

    /// The setup of the match.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn mode(&self) -> Mode {
        self.setup.mode
    }

    /// The card that a copy counts as: the card that it copies, or its own.
    #[inline]
    pub(crate) fn acts_as(&self, s: &State<N, W>, copy: CopyId) -> CardId {
        if !s.models.is_empty()
            && let Some(model) = s.model(copy)
        {
            return model;
        }
        self.cast.card(copy)
    }

    /// The first slot of the trade row with the same card as this slot.
    #[inline]
    pub(crate) fn leftmost(&self, s: &State<N, W>, slot: usize) -> usize {
        let same = self.cast.same(s.row[slot]);
        s.row[..slot].iter().position(|&c| c.is_some() && same.contains(c)).unwrap_or(slot)
    }

    /// The owner of a card in play.
    #[inline]
    pub(crate) fn owner(&self, s: &State<N, W>, copy: CopyId) -> Option<Seat> {
        Seat::first(self.setup.seats).find(|&seat| s.players[seat].in_play.contains(copy))
    }
}

impl<const N: usize, const W: usize> Game for StarRealms<N, W> {
    type State = State<N, W>;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn team(&self, s: &Self::State, seat: Seat) -> SeatSet {
        self.team_of(s, seat)
    }

    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> Self::State {
        crate::turn::start(self, chance, sink)
    }

    #[inline]
    fn to_act(&self, s: &Self::State) -> ToAct {
        if s.is_over() {
            return ToAct::Over(Outcome { winners: s.winners });
        }
        match s.frames.last().unwrap_or_default() {
            Frame::Main { done } => {
                let members = self.on_turn(s);
                ToAct::Seats { asked: members.minus(done), free: done }
            }
            Frame::Agree { left, .. } => ToAct::Seats { asked: left, free: SeatSet::EMPTY },
            Frame::Run { seat, .. }
            | Frame::Pick { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::May { seat, .. }
            | Frame::Victim { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::AttackSeat { seat, .. }
            | Frame::AttackBase { seat, .. }
            | Frame::OnTop { seat, .. }
            | Frame::GiveTo { seat, .. }
            | Frame::Legacy { seat, .. }
            | Frame::Share { seat, .. } => ToAct::one(seat),
            Frame::Empty => ToAct::Over(Outcome { winners: s.winners }),
        }
    }

    fn always_ends(&self) -> bool {
        self.setup.rulings.turn_limit > 0
    }

    fn ask(&self, s: &Self::State, seat: Seat) -> Ask {
        self.ask_of(s, seat)
    }

    #[inline]
    fn options(&self, s: &Self::State, seat: Seat, out: &mut Options) {
        self.list_options(s, seat, out);
    }

    #[inline]
    fn apply(
        &self,
        s: &mut Self::State,
        seat: Seat,
        pick: Opt,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Trace {
        let mut step = Step::new(self, s, chance, sink);
        step.act(seat, pick);
        Trace { random: step.random, revealed: step.revealed }
    }

    fn key(&self, s: &Self::State, o: Opt) -> OptKey {
        self.key_of(s, o)
    }

    fn key_text(&self, key: OptKey) -> String {
        self.key_text_of(key)
    }

    fn label(&self, s: &Self::State, o: Opt) -> Phrase {
        self.label_of(s, o)
    }

    fn warning(&self, s: &Self::State, seat: Seat, o: Opt) -> Option<Phrase> {
        self.warning_of(s, seat, o)
    }

    fn preset(&self, s: &Self::State, seat: Seat, options: &Options) -> Option<Opt> {
        self.preset_of(s, seat, options)
    }

    fn points_at(&self, s: &Self::State, seat: Seat, o: Opt) -> Option<Target> {
        self.target_of(s, seat, o)
    }

    fn why_not(&self, s: &Self::State, seat: Seat, what: Target) -> Option<Reason> {
        self.reason_against(s, seat, what)
    }

    fn view(&self, s: &Self::State, who: Viewer) -> View {
        self.view_of(s, who)
    }

    fn table_view(&self, view: &View) -> TableView {
        self.table_view_of(view)
    }

    fn redact(&self, e: Event, who: Viewer) -> Option<Event> {
        Some(Self::redact_event(e, who))
    }

    fn tell(&self, e: Event) -> Option<Phrase> {
        crate::phrases::tell(e)
    }

    fn resample(&self, s: &mut Self::State, seat: Seat, chance: &mut impl Chance) {
        self.deal_again(s, seat, chance);
    }

    fn check(&self, s: &Self::State) -> Result<(), String> {
        self.check_state(s)
    }
}
