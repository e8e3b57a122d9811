//! What a viewer may know. It is a separate type, so that no field can hold a secret.

use serde::Serialize;
use table::{CardId, CopyId, CopySet, Game, Outcome, Seat, SeatSet, ToAct, Viewer};

use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::State;

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewing seat; `None` for spectators and judges.
    pub viewer: Option<Seat>,
    /// The mode.
    pub mode: Mode,
    /// The seats clockwise.
    pub seats: Vec<SeatView>,
    /// The trade row, slot by slot.
    pub row: Vec<Option<CardId>>,
    /// Explorers left.
    pub explorers: usize,
    /// Cards left in the trade deck with their numbers, which all players can work out.
    pub trade_deck: Vec<(CardId, usize)>,
    /// The scrap heap.
    pub scrap_heap: Vec<(CardId, usize)>,
    /// The number of turns begun.
    pub turn: u16,
    /// The seats that take the turn.
    pub on_turn: SeatSet,
    /// Seats the game waits for.
    pub asked: SeatSet,
    /// Seats that may act but need not.
    pub free: SeatSet,
    /// The seat that began: the boss of a raid.
    pub first: Seat,
    /// Joint proposals refused this turn.
    pub refusals: u8,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
    /// The decision in progress.
    pub pending: Option<Pending>,
}

/// A decision as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pending {
    /// The card it is about.
    pub about: Option<CardId>,
    /// The number of cards named so far.
    pub picked: usize,
    /// The cards named so far; only for the chooser.
    pub own_picks: Vec<CardId>,
}

/// A seat as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Authority; in hydra the team's.
    pub authority: i16,
    /// Trade pool.
    pub trade: u16,
    /// Combat pool.
    pub combat: u16,
    /// The player is still in the game.
    pub alive: bool,
    /// The seats it wins with.
    pub team: SeatSet,
    /// The seats whose authority it may attack in this mode, ignoring outposts.
    pub prey: SeatSet,
    /// Cards in hand; cards that the viewer may not know are `None` and come last.
    pub hand: Vec<Option<CardId>>,
    /// The number of cards in the deck.
    pub deck: usize,
    /// Known cards on top of it, top card first.
    pub deck_top: Vec<CardId>,
    /// Cards that are in the deck or in the part of the hand that the viewer does not know.
    pub unseen: Vec<(CardId, usize)>,
    /// The discard pile.
    pub discard: Vec<(CardId, usize)>,
    /// Cards in play.
    pub in_play: Vec<InPlay>,
    /// The number of ships acquired next that may go on top of the deck.
    pub on_top: u8,
    /// The number of cards to discard at the start of the next turn.
    pub owed: u8,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InPlay {
    /// The printed card.
    pub card: CardId,
    /// The card that it copies.
    pub model: Option<CardId>,
    /// The primary ability was used this turn.
    pub used_primary: bool,
    /// The ally ability was used this turn.
    pub used_ally: bool,
    /// The ally ability could be used now.
    pub ally_ready: bool,
    /// Damage on it.
    pub damage: u8,
}

impl<const N: usize, const W: usize> StarRealms<N, W> {
    pub(crate) fn view_of(&self, s: &State<N, W>, who: Viewer) -> View {
        let viewer = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let (asked, free, outcome) = match self.to_act(s) {
            ToAct::Seats { asked, free } => (asked, free, None),
            ToAct::Over(outcome) => (SeatSet::EMPTY, SeatSet::EMPTY, Some(outcome)),
        };
        View {
            viewer,
            mode: self.mode(),
            seats: Seat::first(self.setup.seats).map(|seat| self.seat_view(s, seat, who)).collect(),
            row: s.row.iter().map(|c| c.is_some().then(|| self.cast.card(*c))).collect(),
            explorers: s.explorers.len(),
            trade_deck: self.tally(s.trade_deck),
            scrap_heap: self.tally(s.scrap_heap),
            turn: s.turn,
            on_turn: self.on_turn(s),
            asked,
            free,
            first: s.first,
            refusals: s.refusals,
            outcome,
            pending: self.pending(s, who),
        }
    }

    /// Cards with their numbers, in the order of the database.
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

    /// Does this viewer see this seat's hand?
    pub(crate) fn sees(&self, s: &State<N, W>, who: Viewer, owner: Seat) -> bool {
        match who {
            Viewer::Seat(seat) => self.sees_hand(s, seat, owner),
            Viewer::Spectator => false,
            Viewer::Judge => true,
        }
    }

    /// Cards in play in display order: by card and marks. Copy numbers decide only between indistinguishable cards; a
    /// display order by copy number would track a card through a shuffle.
    pub(crate) fn lineup(&self, s: &State<N, W>, seat: Seat) -> Vec<CopyId> {
        let mut cards: Vec<_> = s.players[seat].in_play.iter().collect();
        cards.sort_by_key(|&c| {
            (self.cast.card(c), s.model(c), s.used_primary.contains(c), s.used_ally.contains(c), s.damage(c))
        });
        cards
    }

    fn seat_view(&self, s: &State<N, W>, seat: Seat, who: Viewer) -> SeatView {
        let p = &s.players[seat];
        let open = if self.sees(s, who, seat) { p.hand } else { p.hand & s.known };
        let hidden = p.hand.minus(&open);
        let mut hand: Vec<_> = open.iter().map(|c| Some(self.cast.card(c))).collect();
        hand.resize(p.hand.len(), None);
        let ready = self.ready_allies(s, seat);
        let in_play = self.lineup(s, seat).into_iter().map(|copy| InPlay {
            card: self.cast.card(copy),
            model: s.model(copy),
            used_primary: s.used_primary.contains(copy),
            used_ally: s.used_ally.contains(copy),
            ally_ready: ready.contains(copy),
            damage: s.damage(copy),
        });
        SeatView {
            seat,
            authority: s.players[self.authority_seat(s, seat)].authority,
            trade: p.trade,
            combat: p.combat,
            alive: s.alive.contains(seat),
            team: self.team_of(s, seat),
            prey: if s.alive.contains(seat) { self.prey(s, seat) } else { SeatSet::EMPTY },
            hand,
            deck: p.deck.len(),
            deck_top: p.deck.top.as_slice().iter().rev().map(|c| self.cast.card(*c)).collect(),
            unseen: self.tally(p.deck.bag | hidden),
            discard: self.tally(p.discard),
            in_play: in_play.collect(),
            on_top: p.on_top,
            owed: p.owed,
        }
    }

    fn pending(&self, s: &State<N, W>, who: Viewer) -> Option<Pending> {
        let frame = s.frames.last()?;
        let (about, chooser, picks) = match frame {
            Frame::Pick { spec, src, seat, base } => {
                let slot = self.db.code().picks[spec as usize].slot;
                let from = (base + slot.at) as usize;
                (Some(src), seat, s.vals.as_slice().get(from..).unwrap_or_default())
            }
            Frame::Choose { src, seat, .. } | Frame::May { src, seat, .. } | Frame::Victim { src, seat, .. } => {
                (Some(src), seat, [].as_slice())
            }
            Frame::Share { item, seat, .. } | Frame::Agree { item, seat, .. } => (Some(item), seat, [].as_slice()),
            Frame::OnTop { copy, seat } | Frame::GiveTo { copy, seat } | Frame::AttackBase { seat, copy } => {
                (Some(copy), seat, [].as_slice())
            }
            _ => return None,
        };
        let own = who == Viewer::Judge || who == Viewer::Seat(chooser);
        let own_picks = picks.iter().filter(|_| own).map(|&c| self.cast.card(CopyId(c))).collect();
        Some(Pending { about: about.map(|c| self.cast.card(c)), picked: picks.len(), own_picks })
    }

    /// Hides the card of a draw from viewers who may not see that hand. If a drawn card was known on top of the deck,
    /// it is already public, so hiding it here reveals nothing.
    pub(crate) fn redact_event(e: Event, who: Viewer) -> Event {
        match (e, who) {
            (Event::Drew { .. }, Viewer::Judge) => e,
            (Event::Drew { seat, .. }, Viewer::Seat(viewer)) if viewer == seat => e,
            (Event::Drew { seat, .. }, _) => Event::Drew { seat, card: None },
            _ => e,
        }
    }
}
