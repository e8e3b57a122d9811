//! The rules of one match: card database, cast and setup behind the [`Game`] trait.

use std::sync::Arc;

use table::chance::Chance;
use table::{
    Ask, CardId, CopyId, CopySet, Game, Opt, OptKey, Options, Outcome, Phrase, Reason, Seat, SeatSet, Sink, TableView,
    Target, ToAct, Trace, Viewer,
};

use crate::ability::{Ability, Static};
use crate::answer::Answer;
use crate::card::Kind;
use crate::cast::{Cast, CastEntry, StartZone};
use crate::db::Db;
use crate::deck::Format;
use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::setup::{Lists, Setup, SetupError};
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// The game for one match, with room for `W * 128` copies and the same number of dice.
#[derive(Clone, Debug)]
pub struct Destiny<const W: usize> {
    pub(crate) db: &'static Db,
    pub(crate) cast: Arc<Cast<W>>,
    pub(crate) brought: Arc<[CastEntry]>,
    pub(crate) setup: Setup,
}

impl<const W: usize> Destiny<W> {
    /// Prepares a match.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let db = Db::all();
        let setup = setup.check(db)?;
        let closed = setup.rulings.lists == Lists::Closed;
        let mut brought = Vec::new();
        for (seat, deck) in setup.decks.iter().enumerate() {
            let owner = Seat::new(seat);
            let elite = |card| {
                let slug = &db.card(card).id;
                deck.team.iter().find(|(member, _)| member == slug).map_or(1, |(_, dice)| *dice)
            };
            for card in deck.copies(db) {
                let def = db.card(card);
                // With closed lists, the numbers of visible dice must not reveal which other cards have dice.
                let numbered = def.die.is_some() || closed && def.cost().is_some();
                let dice = if numbered { elite(card) } else { 0 };
                let printed = deck.format == Format::Printed;
                brought.push(CastEntry { printed, ..CastEntry::new(card, owner, dice) });
            }
            let under = deck.under.iter().filter_map(|slug| db.find(slug));
            let dice = u8::from(closed);
            brought.extend(under.map(|card| CastEntry { lies: StartZone::Under, ..CastEntry::new(card, owner, dice) }));
            let own: Vec<CardId> = brought.iter().filter(|b| b.owner == owner).map(|b| b.card).collect();
            if closed {
                // Set-aside cards must not reveal what is in a deck either, so cards are set aside for everything the
                // deck could hold.
                let open: Vec<CardId> = own.into_iter().filter(|c| db.card(*c).cost().is_none()).collect();
                set_aside(db, owner, &open, StartZone::Aside, &mut brought);
                set_aside(db, owner, &deck.could_hold(db), StartZone::Hidden, &mut brought);
            } else {
                set_aside(db, owner, &own, StartZone::Aside, &mut brought);
            }
        }
        Self::of_cards(setup, brought)
    }

    /// A match with exactly these cards and without deck rules, for test scenes.
    #[doc(hidden)]
    pub fn of_cards(setup: Setup, mut brought: Vec<CastEntry>) -> Result<Self, SetupError> {
        let db = Db::all();
        brought.sort_unstable();
        let cast = Arc::new(Cast::new(db, &brought)?);
        Ok(Self { db, cast, brought: brought.into(), setup })
    }

    /// Adds the cards that other cards of a player refer to, for test scenes.
    #[doc(hidden)]
    pub fn with_asides(players: usize, mut brought: Vec<CastEntry>) -> Vec<CastEntry> {
        for owner in Seat::first(players) {
            let own: Vec<CardId> = brought.iter().filter(|b| b.owner == owner).map(|b| b.card).collect();
            set_aside(Db::all(), owner, &own, StartZone::Aside, &mut brought);
        }
        brought
    }

    /// A table with characters and plots in play and nothing pending, for test scenes.
    #[doc(hidden)]
    pub fn bare_table(&self) -> State<W> {
        self.empty_table()
    }

    /// Runs a manually arranged table to its first decision, for test scenes.
    #[doc(hidden)]
    pub fn resume(&self, s: &mut State<W>, chance: &mut impl Chance) {
        Step::new(self, s, chance, &mut table::NoSink).run();
    }

    /// The card database.
    pub fn db(&self) -> &Db {
        self.db
    }

    /// The copies and dice of the match.
    pub fn cast(&self) -> &Cast<W> {
        &self.cast
    }

    /// The setup of the match.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of players.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.setup.decks.len()
    }

    /// Copies of the same card.
    pub(crate) fn same(&self, copy: CopyId) -> CopySet<W> {
        let kind = self.cast.kind(copy);
        let title = self.cast.of(copy).title;
        title.iter().filter(|&c| self.cast.kind(c) == kind).collect()
    }

    /// Copies of the same card with the same owner.
    pub(crate) fn twins(&self, copy: CopyId) -> CopySet<W> {
        self.same(copy) & self.cast.own[self.cast.owner(copy).idx()]
    }

    /// The seats that must choose in this frame.
    pub(crate) fn asked(&self, s: &State<W>, frame: Frame) -> SeatSet {
        let seat = match frame {
            Frame::Mulligan { left } | Frame::Discards { left } | Frame::Bid { left, .. } => return left,
            Frame::Field { seat }
            | Frame::OwnField { seat }
            | Frame::Order { seat, .. }
            | Frame::Pick { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::May { seat, .. }
            | Frame::Foe { seat }
            | Frame::Color { seat, .. }
            | Frame::Assign { seat, .. }
            | Frame::Moving { seat, .. }
            | Frame::Turning { seat, .. }
            | Frame::Resolving { seat, .. }
            | Frame::Series { seat, .. }
            | Frame::Activating { seat, .. }
            | Frame::Symbol { seat, .. }
            | Frame::DiscardInstead { seat, .. }
            | Frame::ExtraCopies { seat, .. }
            | Frame::Modes { seat, .. }
            | Frame::KeepBack { seat }
            | Frame::LoseDie { seat, .. }
            | Frame::Reroll { seat, .. }
            | Frame::Play { seat, .. }
            | Frame::Excess { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::Claim { seat }
            | Frame::Spare { seat, .. } => seat,
            Frame::Modify { moment }
            | Frame::Target { moment }
            | Frame::TargetOpponent { moment }
            | Frame::Special { moment }
            | Frame::Focus { moment, .. }
            | Frame::Finish { moment } => s.moment(moment).seat,
            Frame::ShieldsFirst { moment, answer } => {
                self.controller(s, s.entry(moment, Answer::unpack(answer).entry).copy)
            }
            Frame::Turn(Stage::Extra) => s.extras.as_slice().first().copied().unwrap_or(s.active),
            Frame::Empty
            | Frame::SetupShields { .. }
            | Frame::SharedDamage { .. }
            | Frame::Turn(_)
            | Frame::Upkeep(_)
            | Frame::Life(_)
            | Frame::Run { .. } => s.active,
        };
        SeatSet::only(seat)
    }
}

impl<const W: usize> Game for Destiny<W> {
    type State = State<W>;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.players()
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

    fn warning(&self, s: &State<W>, seat: Seat, o: Opt) -> Option<Phrase> {
        self.warning_of(s, seat, o)
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
        Some(redact(e, who))
    }

    fn tell(&self, e: Event) -> Option<Phrase> {
        crate::phrases::tell(self.db, e)
    }

    fn resample(&self, s: &mut State<W>, seat: Seat, chance: &mut impl Chance) {
        self.deal_again(s, seat, chance);
    }

    fn guessed(&self, s: &State<W>, seat: Seat) -> Option<Self> {
        self.guess(s, seat)
    }

    fn check(&self, s: &State<W>) -> Result<(), String> {
        self.check_state(s)
    }
}

/// Adds the cards that a player's cards refer to, and the dice set aside for them (SWD-ZONE-13): dice that are rolled
/// into the pool, and second dice for characters that may become elite. Any character may, because play restrictions do
/// not apply to a moved upgrade (SWD-TERM-17).
fn set_aside(db: &Db, owner: Seat, referring: &[CardId], lies: StartZone, brought: &mut Vec<CastEntry>) {
    for &card in referring {
        for title in db.asides(card) {
            let aside = db.cards().iter().position(|def| def.title() == title && def.die.is_some());
            if let Some(at) = aside {
                let spare = CastEntry { lies, ..CastEntry::new(CardId(at as u16), owner, 1) };
                brought.extend([spare; 2]);
            }
        }
    }
    let elites = referring.iter().any(|&card| db.card(card).abilities.contains(&Ability::Always(Static::HostElite)));
    for b in brought.iter_mut().filter(|b| elites && b.owner == owner && b.lies == StartZone::Usual) {
        let def = db.card(b.card);
        if matches!(def.kind, Kind::Character { .. }) && b.dice == 1 {
            b.spare = 1;
        }
    }
}

/// Hides cards from viewers who may not see them. The owner of a looked-at card does not learn which one it was.
fn redact(e: Event, who: Viewer) -> Event {
    let viewer = match who {
        Viewer::Judge => return e,
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    match e {
        Event::Drew { seat, .. } if viewer != Some(seat) => Event::Drew { seat, card: None },
        Event::Stacked { seat, on, .. } if viewer != Some(seat) => Event::Stacked { seat, card: None, on },
        Event::Tucked { seat, top, .. } if viewer != Some(seat) => Event::Tucked { seat, card: None, top },
        Event::Looked { by, seat, .. } if viewer != Some(by) => Event::Looked { by, seat, card: None },
        _ => e,
    }
}
