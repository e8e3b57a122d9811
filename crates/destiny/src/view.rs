//! The view of a table. It has its own type, without fields that could contain a secret.

use serde::Serialize;
use table::{CardId, CopyId, CopySet, Game, Outcome, Seat, SeatSet, ToAct, Viewer};

use crate::card::{Symbol, What as Kind};
use crate::face::sign;
use crate::frame::{Assigned, Frame};
use crate::game::Destiny;
use crate::moment::{Entry, Moment, What};
use crate::setup::Lists;
use crate::state::State;

/// A table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewing seat; `None` for spectators and judges.
    pub viewer: Option<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The number of rounds begun.
    pub round: u8,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The battlefield in use.
    pub field: Option<CardId>,
    /// The controller of the battlefield.
    pub holder: Option<Seat>,
    /// The seats that have claimed it this round.
    pub claimed: SeatSet,
    /// Cards being played.
    pub queued: Vec<CardId>,
    /// Abilities that wait in the queue, by their cards, in order.
    pub waiting: Vec<CardId>,
    /// Additional actions still to be taken.
    pub extras: Vec<Seat>,
    /// The damage or shields of the pending decision.
    pub flow: Option<Flow>,
    /// Seats the game waits for.
    pub asked: SeatSet,
    /// The result, when the game is over.
    pub outcome: Option<Outcome>,
}

/// Damage or shields that a player is about to assign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flow {
    /// Its icon name: that of the symbol, `damage` for damage of an effect, `unblockable` for unblockable damage.
    pub sign: &'static str,
    /// The amount that is left.
    pub n: u8,
}

/// A seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Whether the player is out of the game.
    pub out: bool,
    /// The number of resources.
    pub resources: u8,
    /// Cards in hand. Cards the viewer may not know are `None` and come last.
    pub hand: Vec<Option<CardId>>,
    /// Cards of the viewer's hand that are chosen in secret; always empty for other seats.
    pub chosen: Vec<CardId>,
    /// The viewer's bid before it is revealed; always `None` for other seats.
    pub bid: Option<u8>,
    /// The number of cards in the deck.
    pub deck: usize,
    /// Cards placed on top of the deck, the next one first; `None` for cards that the viewer does not know.
    pub top: Vec<Option<CardId>>,
    /// Cards placed under the deck, the last one last; `None` for cards that the viewer does not know.
    pub bottom: Vec<Option<CardId>>,
    /// Cards of the list with an unknown place: deck, hand or face down. Empty if the viewer does not know the list.
    pub unseen: Vec<(CardId, usize)>,
    /// The discard pile in the order of the database.
    pub discard: Vec<CardId>,
    /// Cards set aside, including defeated characters.
    pub aside: Vec<CardId>,
    /// Face-down cards under or on other cards.
    pub stacked: Vec<Stacked>,
    /// Characters, supports and plots in play, each followed by the cards attached to it.
    pub in_play: Vec<InPlay>,
    /// The dice in the pool.
    pub pool: Vec<DieView>,
}

/// A face-down card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stacked {
    /// The card it is under or on.
    pub on: CardId,
    /// The card; `None` if the viewer may not know it.
    pub card: Option<CardId>,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InPlay {
    /// The card.
    pub card: CardId,
    /// The controller of the card. A downgrade is listed with its host.
    pub owner: Seat,
    /// Whether the card is exhausted.
    pub exhausted: bool,
    /// Whether its power action was used this round.
    pub used: bool,
    /// The damage on the card.
    pub damage: u8,
    /// Health; 0 for cards that are not characters.
    pub health: u8,
    /// The number of shields on the card.
    pub shields: u8,
    /// The number of dice on it.
    pub dice: u8,
    /// It is attached to the last card before it that is not attached.
    pub attached: bool,
    /// The most it can take of [`View::flow`].
    pub takes: Option<u8>,
    /// The part of [`View::flow`] already assigned to it.
    pub gets: u8,
}

/// A die in a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct DieView {
    /// The card it belongs to.
    pub card: CardId,
    /// The side it shows.
    pub face: u8,
    /// Its current value.
    pub value: u8,
    /// Its character or support, by the index in the list of cards in play; `None` for a set-aside die.
    pub bearer: Option<(Seat, usize)>,
    /// It has been resolved in this action.
    pub resolved: bool,
    /// It is being resolved.
    pub acts: bool,
}

impl<const W: usize> Destiny<W> {
    pub(crate) fn view_of(&self, s: &State<W>, who: Viewer) -> View {
        let viewer = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let (asked, outcome) = match self.to_act(s) {
            ToAct::Seats { asked, .. } => (asked, None),
            ToAct::Over(outcome) => (SeatSet::EMPTY, Some(outcome)),
        };
        View {
            viewer,
            seats: Seat::first(self.players()).map(|seat| self.seat_view(s, seat, who)).collect(),
            round: s.round,
            active: s.active,
            field: s.field.is_some().then(|| self.cast.card(s.field)),
            holder: s.holder(),
            claimed: s.claimed,
            queued: s.queued.iter().map(|c| self.cast.card(c)).collect(),
            waiting: s.queue.as_slice().iter().map(|q| self.cast.card(q.src)).collect(),
            extras: s.extras.as_slice().to_vec(),
            flow: self.flow(s),
            asked,
            outcome,
        }
    }

    /// The damage or shields of the pending decision.
    fn flow(&self, s: &State<W>) -> Option<Flow> {
        match s.frames.last()? {
            Frame::Target { moment } => {
                let m = s.moment(moment);
                let sign = if m.has(Moment::PIERCING) { "unblockable" } else { sign(Symbol::ALL[m.symbol as usize]) };
                Some(Flow { sign, n: self.resolved_value(s, moment) })
            }
            Frame::Assign { left, what, .. } => {
                let sign = match what {
                    Assigned::Damage => "damage",
                    Assigned::Indirect | Assigned::Unblockable | Assigned::Waiting => "indirect",
                    Assigned::Shields => "shield",
                };
                Some(Flow { sign, n: left })
            }
            _ => None,
        }
    }

    /// The most that a character can take of the flow, and the part already assigned to it.
    fn portion(&self, s: &State<W>, copy: CopyId) -> (Option<u8>, u8) {
        match s.frames.last() {
            Some(Frame::Target { moment }) if self.all_characters(s).contains(copy) => {
                (Some(self.resolved_value(s, moment)), 0)
            }
            Some(Frame::Assign { seat, at, base, what, .. }) => {
                let given = s.vals.as_slice()[base as usize..].iter().map(|v| Entry::unpack(*v));
                let gets = given.filter(|e| e.copy == copy).map(|e| e.n).sum();
                let waits = self.characters(s, seat).iter().skip(at as usize).any(|c| c == copy);
                (waits.then(|| self.capacity(s, copy, what)), gets)
            }
            _ => (None, 0),
        }
    }

    /// Whether this viewer may know which card this hidden copy is.
    pub(crate) fn sees(&self, s: &State<W>, who: Viewer, copy: CopyId) -> bool {
        match who {
            Viewer::Seat(seat) => s.known[seat.idx()].contains(copy),
            Viewer::Spectator => (0..self.players()).all(|i| s.known[i].contains(copy)) && s.over.contains(copy),
            Viewer::Judge => true,
        }
    }

    fn shown(&self, s: &State<W>, who: Viewer, copy: CopyId) -> Option<CardId> {
        self.sees(s, who, copy).then(|| self.cast.card(copy))
    }

    /// A hidden zone: known cards in the order of the database, followed by unknown cards.
    pub(crate) fn hidden(&self, s: &State<W>, who: Viewer, set: CopySet<W>) -> Vec<Option<CardId>> {
        let mut cards: Vec<_> = set.iter().filter_map(|c| self.shown(s, who, c)).map(Some).collect();
        cards.sort_unstable();
        cards.resize(set.len(), None);
        cards
    }

    /// A seat's cards in play in display order: characters, supports, plots, each followed by the cards attached to it.
    pub(crate) fn lineup(&self, s: &State<W>, seat: Seat) -> Vec<CopyId> {
        let own = s.in_play & self.under(s, seat);
        let mut list = Vec::new();
        for kind in [Kind::Character, Kind::Support, Kind::Plot].map(|kind| self.of_type(s, kind)) {
            for copy in own & kind {
                list.push(copy);
                list.extend(self.attached_to(s, copy).iter());
            }
        }
        list
    }

    /// A seat's face-down cards in display order, each with the card it is under or on.
    pub(crate) fn stacks(&self, s: &State<W>, seat: Seat, who: Viewer) -> Vec<(CopyId, Option<CardId>)> {
        let own = s.stacked & self.cast.own[seat.idx()];
        let holders: CopySet<W> = own.iter().map(|c| CopyId(s.place[c])).collect();
        let under = |holder: CopyId| self.hidden(s, who, self.stacked_with(s, holder) & own);
        holders.iter().flat_map(|holder| under(holder).into_iter().map(move |card| (holder, card))).collect()
    }

    fn tally(&self, set: CopySet<W>) -> Vec<(CardId, usize)> {
        let mut list: Vec<(CardId, usize)> = Vec::new();
        for copy in set {
            let card = self.cast.card(copy);
            match list.last_mut() {
                Some((last, n)) if *last == card => *n += 1,
                _ => list.push((card, 1)),
            }
        }
        list
    }

    fn seat_view(&self, s: &State<W>, seat: Seat, who: Viewer) -> SeatView {
        let own = self.cast.own[seat.idx()];
        let cards = |set: CopySet<W>| self.by_card(set).into_iter().map(|c| self.cast.card(c)).collect::<Vec<_>>();
        let hidden = (s.hand | s.over | s.bag | s.under | s.stacked) & own;
        let own_eyes = matches!(who, Viewer::Judge) || who == Viewer::Seat(seat);
        let listed = own_eyes || self.setup.rulings.lists == Lists::Open;
        let unseen: CopySet<W> = hidden.iter().filter(|&c| listed && !self.sees(s, who, c)).collect();
        let by_place = |set: CopySet<W>, down: bool| {
            let mut list: Vec<_> = set.iter().collect();
            list.sort_by_key(|&c| s.place[c]);
            if down {
                list.reverse();
            }
            list.into_iter().map(|c| self.shown(s, who, c)).collect::<Vec<_>>()
        };
        SeatView {
            seat,
            out: s.out.contains(seat),
            resources: s.resources[seat.idx()],
            hand: self.hidden(s, who, s.hand & own),
            chosen: if own_eyes { cards(s.chosen & own) } else { Vec::new() },
            bid: if own_eyes { self.bid_of(s, seat) } else { None },
            deck: ((s.over | s.bag | s.under) & own).len(),
            top: by_place(s.over & own, true),
            bottom: by_place(s.under & own, false),
            unseen: self.tally(unseen),
            discard: cards(s.discard & own),
            aside: cards(self.shown_aside(s, seat)),
            stacked: self
                .stacks(s, seat, who)
                .into_iter()
                .map(|(on, card)| Stacked { on: self.cast.card(on), card })
                .collect(),
            in_play: self.lineup(s, seat).into_iter().map(|c| self.in_play_view(s, c)).collect(),
            pool: self.pool_view(s, seat),
        }
    }

    /// Copies in the order of the database. The order of copy numbers could differ: with closed lists, a revealed copy
    /// keeps the number of a guess.
    pub(crate) fn by_card(&self, set: CopySet<W>) -> Vec<CopyId> {
        let mut copies: Vec<_> = set.iter().collect();
        copies.sort_by_key(|&c| (self.cast.card(c), c));
        copies
    }

    /// The visible cards that a seat has set aside.
    pub(crate) fn shown_aside(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        (s.aside & self.cast.own[seat.idx()]).minus(&self.cast.veiled).minus(&self.concealed(s))
    }

    /// Cards in the decks of players who are out, while lists are closed. They leave the game without being shown.
    pub(crate) fn concealed(&self, s: &State<W>) -> CopySet<W> {
        if self.setup.rulings.lists == Lists::Open || s.out.is_empty() {
            return CopySet::EMPTY;
        }
        let gone = s.out.iter().fold(CopySet::EMPTY, |all, seat| all | self.cast.own[seat.idx()]);
        let decks = [Kind::Event, Kind::Upgrade, Kind::Downgrade, Kind::Support];
        s.aside & gone & decks.iter().fold(CopySet::EMPTY, |all, kind| all | *self.cast.of_what(*kind))
    }

    fn in_play_view(&self, s: &State<W>, copy: CopyId) -> InPlay {
        let character = self.of_type(s, Kind::Character).contains(copy);
        let (takes, gets) = self.portion(s, copy);
        InPlay {
            takes,
            gets,
            card: self.cast.card(copy),
            owner: self.controller(s, copy),
            exhausted: s.exhausted.contains(copy),
            used: s.used.contains(copy),
            damage: s.damage[copy],
            health: if character { self.health(s, copy) } else { 0 },
            shields: s.shields[copy],
            dice: self.dice_on(s, copy),
            attached: s.host(copy).is_some(),
        }
    }

    /// The number of dice on a card, including dice that it holds.
    fn dice_on(&self, s: &State<W>, copy: CopyId) -> u8 {
        let own = self.cast.dice_of(copy).iter().filter(|&d| self.is_on_card(s, d)).count();
        (own + s.held.as_slice().iter().filter(|h| h.card == copy).count()) as u8
    }

    /// Whether a die is being resolved, alone or as a modifier.
    fn is_acting(&self, s: &State<W>, die: CopyId) -> bool {
        let resolving = (0..s.moments.len() as u8).filter(|&m| s.moment(m).what == What::Resolve);
        resolving.into_iter().any(|m| s.entries(m).any(|(_, e)| e.copy == die))
    }

    /// The dice of a pool in display order.
    fn pool_view(&self, s: &State<W>, seat: Seat) -> Vec<DieView> {
        let lineups: Vec<_> = Seat::first(self.players()).map(|seat| self.lineup(s, seat)).collect();
        let place = |copy: CopyId| {
            lineups.iter().enumerate().find_map(|(i, list)| {
                let at = list.iter().position(|&c| c == copy)?;
                Some((Seat::new(i), at))
            })
        };
        let view = |die: CopyId| DieView {
            card: self.cast.die_facts(die).card,
            face: s.face[die],
            value: self.value_of(s, die),
            bearer: place(self.bearer(s, die)),
            resolved: s.resolved.contains(die),
            acts: self.is_acting(s, die),
        };
        s.pool[seat.idx()].iter().map(view).collect()
    }
}
