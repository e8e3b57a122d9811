//! The board targets of options, and reasons why a target is not an option.

use table::{CardId, CopyId, Opt, Options, Place, Reason, Seat, Target, Viewer, ZoneRole};

use crate::card::{Symbol, What};
use crate::counts::Bar;
use crate::frame::Frame;
use crate::game::Destiny;
use crate::op::{HowSpec, SkillKind};
use crate::phrases::why::Why;
use crate::state::State;
use crate::verb::Verb;

/// A card or die on the board.
#[derive(Clone, Copy, Debug)]
enum Thing {
    Card(CopyId),
    Die(CopyId),
}

impl<const W: usize> Destiny<W> {
    /// The board target of an option.
    pub(crate) fn target_of(&self, s: &State<W>, seat: Seat, o: Opt) -> Option<Target> {
        let copy = CopyId(o.a());
        match Verb::of(o) {
            Verb::Resolve | Verb::PickDie | Verb::Modify | Verb::Side => self.die_place(s, copy).map(Target::Place),
            Verb::Player => Some(Target::Seat(Seat::new(o.a() as usize))),
            Verb::Claim => s.field.is_some().then_some(Target::Place(FIELD)),
            Verb::Play
            | Verb::Activate
            | Verb::DiscardToReroll
            | Verb::Use
            | Verb::PutBack
            | Verb::Assign
            | Verb::Pick
            | Verb::PickHand
            | Verb::PickDiscard
            | Verb::PickUnder
            | Verb::Target
            | Verb::Next
            | Verb::Replace
            | Verb::Discard => self.card_place(s, seat, copy).map(Target::Place),
            Verb::Field
            | Verb::PickDeck
            | Verb::Branch
            | Verb::Special
            | Verb::Symbol
            | Verb::Color
            | Verb::Bid
            | Verb::Yes
            | Verb::No
            | Verb::Done
            | Verb::Pass => None,
        }
    }

    fn die_place(&self, s: &State<W>, die: CopyId) -> Option<Place> {
        let owner = s.pool_of(die)?;
        let slot = s.pool[owner.idx()].iter().position(|d| d == die)?;
        Some(Place { role: ZoneRole::Dice, owner: Some(owner), slot: slot as u16 })
    }

    /// The place of a card on the board, as this seat sees it.
    fn card_place(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Option<Place> {
        if copy == s.field {
            return Some(FIELD);
        }
        let at = |role, owner, slot: Option<usize>| Some(Place { role, owner: Some(owner), slot: slot? as u16 });
        if s.in_play.contains(copy) {
            let owner = s.host(copy).map_or(self.controller(s, copy), |host| self.controller(s, host));
            return at(ZoneRole::Play, owner, self.lineup(s, owner).iter().position(|&c| c == copy));
        }
        let owner = self.cast.owner(copy);
        let own = self.cast.own[owner.idx()];
        let card = self.cast.card(copy);
        let among = |list: Vec<Option<CardId>>| list.iter().position(|&c| c == Some(card));
        if s.hand.contains(copy) {
            return at(ZoneRole::Hand, owner, among(self.hidden(s, Viewer::Seat(seat), s.hand & own)));
        }
        let open = |set: table::CopySet<W>| {
            self.by_card(set & own).into_iter().map(|c| Some(self.cast.card(c))).collect::<Vec<_>>()
        };
        if s.discard.contains(copy) {
            return at(ZoneRole::Discard, owner, among(open(s.discard)));
        }
        // Face-down cards follow the cards that are set aside.
        if s.stacked.contains(copy) {
            let before = self.shown_aside(s, owner).len();
            let list = self.stacks(s, owner, Viewer::Seat(seat));
            let holder = s.place[copy];
            let nth = list.iter().position(|(on, c)| on.0 == holder && *c == Some(card));
            return at(ZoneRole::Reserve, owner, nth.map(|nth| before + nth));
        }
        at(ZoneRole::Reserve, owner, among(open(self.shown_aside(s, owner))))
    }

    /// The card or die at a place, as far as the seat may know it.
    fn thing_at(&self, s: &State<W>, seat: Seat, place: Place) -> Option<Thing> {
        if place == FIELD {
            return s.field.is_some().then_some(Thing::Card(s.field));
        }
        let owner = place.owner?;
        let own = self.cast.own[owner.idx()];
        let slot = place.slot as usize;
        match place.role {
            ZoneRole::Dice => s.pool[owner.idx()].iter().nth(slot).map(Thing::Die),
            ZoneRole::Play => self.lineup(s, owner).get(slot).copied().map(Thing::Card),
            ZoneRole::Discard => self.by_card(s.discard & own).get(slot).copied().map(Thing::Card),
            ZoneRole::Hand => {
                let card = (*self.hidden(s, Viewer::Seat(seat), s.hand & own).get(slot)?)?;
                (s.hand & own).iter().find(|&c| self.cast.card(c) == card).map(Thing::Card)
            }
            _ => None,
        }
    }

    /// Options point at the first of several equal cards in a hand, but the player may point at any of them.
    fn first_alike(&self, s: &State<W>, seat: Seat, what: Target) -> Target {
        let Target::Place(place @ Place { role: ZoneRole::Hand, owner: Some(owner), slot }) = what else { return what };
        let hand = self.hidden(s, Viewer::Seat(seat), s.hand & self.cast.own[owner.idx()]);
        let first =
            hand.get(slot as usize).and_then(|card| hand.iter().position(|other| card.is_some() && other == card));
        Target::Place(Place { slot: first.map_or(slot, |first| first as _), ..place })
    }

    /// The reason why a target is not an option now.
    pub(crate) fn reason_against(&self, s: &State<W>, seat: Seat, what: Target) -> Option<Reason> {
        if s.is_over() {
            return Some(Why::GameOver.reason());
        }
        let mut options = Options::new();
        let asked = table::Game::to_act(self, s).all().contains(seat);
        if asked {
            self.list_options(s, seat, &mut options);
        }
        let what = self.first_alike(s, seat, what);
        if options.iter().any(|&o| self.target_of(s, seat, o) == Some(what)) {
            return None;
        }
        if !asked {
            return Some(Why::NotYourChoice.reason());
        }
        let Target::Place(place) = what else { return Some(Why::NotAChoice.reason()) };
        let why = match (self.thing_at(s, seat, place), s.frames.last()) {
            (Some(Thing::Die(die)), Some(Frame::Turn(_) | Frame::Resolving { .. })) => self.why_die(s, seat, die),
            (Some(Thing::Card(copy)), Some(Frame::Turn(_))) => self.why_card(s, seat, copy),
            _ => Why::NotAChoice,
        };
        Some(why.reason())
    }

    /// The reason why a die cannot be resolved.
    fn why_die(&self, s: &State<W>, seat: Seat, die: CopyId) -> Why {
        let counted = self.counted(s, seat, die, HowSpec::default());
        let (cost, have) = (counted.cost, s.resources[seat.idx()]);
        match counted.bar {
            _ if !s.pool[seat.idx()].contains(die) => Why::NotYours,
            Some(Bar::NotInPool) => Why::NotYours,
            Some(Bar::Resolved) => Why::ResolvedBefore,
            Some(Bar::Hampered) => Why::Hampered,
            None if counted.ways.is_empty() && counted.side.symbol == Symbol::Blank => Why::Blank,
            None if counted.joins => Why::Modifier,
            None if cost > have => Why::NoMoney { cost, have },
            None => Why::OtherSymbol,
        }
    }

    /// The reason why no action is possible with a card.
    fn why_card(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Why {
        if s.discard.contains(copy) {
            return Why::NotPlayed;
        }
        if !s.in_play.contains(copy) {
            return self.why_not_played(s, seat, copy);
        }
        let skills = &self.db.compiled(self.cast.card(copy)).skills;
        let lent = self.loans(s, copy);
        let mut skills = skills.iter().chain(lent.iter().map(|loan| &loan.skill));
        let acts = skills.any(|k| matches!(k.kind, SkillKind::Action | SkillKind::Power));
        let support = self.of_type(s, What::Support).contains(copy);
        let rolls = self.of_type(s, What::Character).contains(copy) || support;
        match () {
            () if self.user(s, copy) != Some(seat) && !self.cast.for_anyone.contains(copy) => Why::NotYours,
            () if acts && s.used.contains(copy) => Why::UsedThisRound,
            () if rolls && s.exhausted.contains(copy) => Why::Exhausted,
            () if support => Why::NoDie,
            () => Why::NoAction,
        }
    }

    fn why_not_played(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Why {
        let compiled = self.db.compiled(self.cast.card(copy));
        let (cost, have) = (self.price(s, seat, copy, 0), s.resources[seat.idx()]);
        match () {
            () if self.cast.owner(copy) != seat => Why::NotYours,
            () if self.is_doubled(s, seat, copy) => Why::Unique,
            () if !compiled.only.is_empty() && !self.holds_for_any(s, &compiled.only, seat, copy) => Why::Restricted,
            () if self.needs_host(copy) && self.hosts(s, seat, copy).is_empty() => Why::NoHost,
            () if cost > have => Why::TooExpensive { cost, have },
            () => Why::NotAChoice,
        }
    }
}

/// The place of the battlefield in use.
const FIELD: Place = Place { role: ZoneRole::Goals, owner: None, slot: 0 };
