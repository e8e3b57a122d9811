//! What a viewer may know. A type of its own: it has no field a secret could sit in.

use serde::Serialize;
use table::{CardId, CopyId, CopySet, Game, Outcome, Seat, SeatSet, ToAct, Viewer};

use crate::ability::Phase;
use crate::card::{Icons, Side};
use crate::event::{CapturedFrom, Event};
use crate::frame::{Bout, Frame};
use crate::game::{BOTH, SwLcg};
use crate::state::{State, Tokens};

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose eyes; `None` for spectators and judges.
    pub viewer: Option<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// The Death Star dial.
    pub dial: u8,
    /// Damage on it.
    pub dial_damage: u8,
    /// The side the Balance of the Force shows.
    pub balance: Side,
    /// The engagement.
    pub fight: Option<FightView>,
    /// Cards being played or revealed.
    pub limbo: Vec<CardId>,
    /// Seats the game waits for.
    pub asked: SeatSet,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// An engagement as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FightView {
    /// The engaged objective.
    pub target: CardId,
    /// Who has the edge.
    pub edge: SeatSet,
    /// How far it has come.
    pub step: FightStep,
}

/// The steps of an engagement as players tell them apart (LCG-ENG-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum FightStep {
    /// The objective and the attackers are declared.
    Attack,
    /// Defenders are declared.
    Defense,
    /// The edge battle.
    Edge,
    /// Units strike.
    Strikes,
    /// The bonus of an unopposed attack.
    Reward,
}

/// A seat as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// Reserve value.
    pub reserve: u8,
    /// Cards in hand; those the viewer may not know are `None` and come last.
    pub hand: Vec<Option<CardId>>,
    /// Cards in the command deck.
    pub deck: usize,
    /// Cards the viewer knows on top of it, the next one first; `None` where it does not.
    pub top: Vec<Option<CardId>>,
    /// Cards the viewer knows under it, layer by layer.
    pub bottom: Vec<Option<CardId>>,
    /// Cards in the objective deck.
    pub objective_deck: usize,
    /// Objectives dealt at setup that are not in play yet.
    pub dealt: Vec<Option<CardId>>,
    /// Cards whose place the viewer does not know: in the deck, in hand, in the edge stack, captured.
    pub unseen: Vec<(CardId, usize)>,
    /// The discard pile, the top card first.
    pub discard: Vec<CardId>,
    /// Own objectives the enemy has destroyed.
    pub lost: Vec<CardId>,
    /// Cards in play.
    pub in_play: Vec<InPlay>,
    /// The edge stack; cards the viewer may not know come last.
    pub edge: Vec<Option<CardId>>,
    /// What it comes to with the units taking part, unless the viewer may not know one of its cards.
    pub edge_total: Option<u8>,
    /// Resources of sources that are not exhausted.
    pub resources: u8,
    /// Units in play committed to the Force.
    pub committed: usize,
    /// Force total as things stand.
    pub force: u8,
}

/// A card in play.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a mark of its own")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InPlay {
    /// Which.
    pub card: CardId,
    /// Tokens on it.
    pub tokens: Tokens,
    /// Damage that destroys it; 0 for cards that cannot be damaged.
    pub capacity: u8,
    /// Icons of a unit.
    pub icons: Icons,
    /// Committed to the Force.
    pub committed: bool,
    /// In the engagement.
    pub participating: bool,
    /// Engaged, or engaged before in this turn.
    pub engaged: bool,
    /// The objective the engagement is about.
    pub target: bool,
    /// Resources it has when it is not exhausted; 0 for cards that are no source.
    pub resources: u8,
    /// Its ability was used this turn.
    pub used: bool,
    /// Attached though it is a unit.
    pub attached: bool,
    /// Where it is attached: the owner and place in the list of cards in play.
    pub host: Option<(Seat, usize)>,
    /// Cards captured here, where the viewer may know them.
    pub captured: Vec<Option<CardId>>,
}

impl<const W: usize> SwLcg<W> {
    pub(crate) fn view_of(&self, s: &State<W>, who: Viewer) -> View {
        let viewer = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let (asked, outcome) = match self.to_act(s) {
            ToAct::Seats { asked, .. } => (asked, None),
            ToAct::Over(outcome) => (SeatSet::EMPTY, Some(outcome)),
        };
        let lineups = BOTH.map(|seat| self.lineup(s, seat));
        let target = s.fight.target;
        View {
            viewer,
            seats: BOTH.iter().map(|&seat| self.seat_view(s, seat, who, &lineups)).collect(),
            turn: s.turn,
            active: s.active,
            phase: s.phase,
            dial: s.dial,
            dial_damage: (s.in_play & self.cast.dial).iter().map(|c| s.tokens[c].damage).sum(),
            balance: s.balance,
            fight: target.is_some().then(|| FightView {
                target: self.cast.card(target),
                edge: s.fight.edge,
                step: fight_step(s),
            }),
            limbo: (s.limbo | s.heap).iter().map(|c| self.cast.card(c)).collect(),
            asked,
            outcome,
        }
    }

    /// May this viewer know which card this hidden copy is?
    pub(crate) fn sees(&self, s: &State<W>, who: Viewer, copy: CopyId) -> bool {
        match who {
            Viewer::Seat(seat) => s.known[seat.idx()].contains(copy),
            // Two players may know a card that was never shown openly; an edge card both know lies face up.
            Viewer::Spectator => s.edge.contains(copy) && s.known[0].contains(copy) && s.known[1].contains(copy),
            Viewer::Judge => true,
        }
    }

    pub(crate) fn shown(&self, s: &State<W>, who: Viewer, copy: CopyId) -> Option<CardId> {
        self.sees(s, who, copy).then(|| self.cast.card(copy))
    }

    /// A hidden zone: known cards in the order of the database, then the others.
    pub(crate) fn hidden(&self, s: &State<W>, who: Viewer, set: CopySet<W>) -> Vec<Option<CardId>> {
        let mut cards: Vec<_> = set.iter().filter_map(|c| self.shown(s, who, c)).map(Some).collect();
        cards.sort_unstable();
        cards.resize(set.len(), None);
        cards
    }

    /// Cards in play in the order they are shown: by kind, card and marks, never by number.
    pub(crate) fn lineup(&self, s: &State<W>, seat: Seat) -> Vec<CopyId> {
        let mut cards: Vec<_> = (s.in_play & *self.own(s, seat)).iter().collect();
        let cast = &*self.cast;
        cards.sort_by_key(|&c| {
            let kind = if cast.affiliations.contains(c) {
                0
            } else if cast.objectives.contains(c) {
                1
            } else if cast.units.contains(c) && !s.attached.contains(c) {
                2
            } else {
                3
            };
            (kind, cast.card(c), self.mark(s, c))
        });
        cards
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

    fn seat_view(&self, s: &State<W>, seat: Seat, who: Viewer, lineups: &[Vec<CopyId>; 2]) -> SeatView {
        let own = *self.own(s, seat);
        let cast = &*self.cast;
        let command = own.minus(&cast.objectives);
        let hidden = (s.hand | s.over | s.bag | s.under | s.edge | s.captured | s.dealt) & own;
        let unseen: CopySet<W> =
            hidden.minus(&self.revealed_edge(s)).iter().filter(|&c| !self.sees(s, who, c)).collect();
        let mut bottom: Vec<_> = (s.under & command).iter().collect();
        bottom.sort_by_key(|&c| (s.place[c], cast.card(c)));
        let edge = self.hidden_edge(s, who, s.edge & own);
        SeatView {
            seat,
            side: s.side(seat),
            reserve: self.reserve(s, seat),
            hand: self.hidden(s, who, s.hand & own),
            deck: ((s.over | s.bag | s.under) & command).len(),
            top: self.top_of(s, seat).into_iter().map(|c| self.shown(s, who, c)).collect(),
            bottom: bottom.into_iter().map(|c| self.shown(s, who, c)).collect(),
            objective_deck: ((s.bag | s.under) & own & cast.objectives).len(),
            dealt: self.hidden(s, who, s.dealt & own),
            unseen: self.tally(unseen),
            discard: self.discard_of(s, seat).into_iter().map(|c| cast.card(c)).collect(),
            lost: (s.victory & own).iter().map(|c| cast.card(c)).collect(),
            in_play: lineups[seat.idx()].iter().map(|&c| self.in_play_view(s, c, who, lineups)).collect(),
            edge_total: edge.iter().all(Option::is_some).then(|| self.edge_total(s, seat)),
            edge,
            resources: self.ready_sources(s, seat).iter().map(|c| cast.of(c).resources).sum(),
            committed: (s.committed & own).len(),
            force: self.force_total(s, seat),
        }
    }

    /// The discard pile, the top card first.
    pub(crate) fn discard_of(&self, s: &State<W>, seat: Seat) -> Vec<CopyId> {
        let mut cards: Vec<_> = (s.discard & *self.own(s, seat)).iter().collect();
        cards.sort_by_key(|&c| std::cmp::Reverse(s.place[c]));
        cards
    }

    /// Cards put on the command deck, the next one first.
    pub(crate) fn top_of(&self, s: &State<W>, seat: Seat) -> Vec<CopyId> {
        let command = self.own(s, seat).minus(&self.cast.objectives);
        let mut cards: Vec<_> = (s.over & command).iter().collect();
        cards.sort_by_key(|&c| std::cmp::Reverse(s.place[c]));
        cards
    }

    /// An edge stack: once revealed, it is no secret to anybody.
    pub(crate) fn hidden_edge(&self, s: &State<W>, who: Viewer, set: CopySet<W>) -> Vec<Option<CardId>> {
        if self.edge_is_open(s) {
            set.iter().map(|c| Some(self.cast.card(c))).collect()
        } else {
            self.hidden(s, who, set)
        }
    }

    /// Are the edge stacks revealed?
    pub(crate) fn edge_is_open(&self, s: &State<W>) -> bool {
        s.is_over() || s.frames.as_slice().iter().any(|f| matches!(f, Frame::Fight(Bout::Fate | Bout::EdgeEnds)))
    }

    /// Edge cards that lie face up. Nobody knows them as hidden cards any more.
    pub(crate) fn revealed_edge(&self, s: &State<W>) -> CopySet<W> {
        if s.edge.is_empty() || !self.edge_is_open(s) { CopySet::EMPTY } else { s.edge }
    }

    fn in_play_view(&self, s: &State<W>, copy: CopyId, who: Viewer, lineups: &[Vec<CopyId>; 2]) -> InPlay {
        let unit = self.cast.units.contains(copy) && !s.attached.contains(copy);
        let mortal = unit || self.cast.objectives.contains(copy);
        InPlay {
            card: self.cast.card(copy),
            tokens: s.tokens[copy],
            capacity: if mortal { self.threshold(s, copy) } else { 0 },
            icons: if unit { self.icons_of(s, copy) } else { Icons::NONE },
            committed: s.committed.contains(copy),
            participating: s.participants.contains(copy),
            engaged: s.engaged.contains(copy),
            target: s.fight.target == copy,
            resources: if self.cast.sources.contains(copy) && !s.attached.contains(copy) {
                self.cast.of(copy).resources
            } else {
                0
            },
            used: s.used.contains(copy),
            attached: s.attached.contains(copy),
            host: self.host_at(s, copy, lineups),
            captured: self.hidden(s, who, captives(s, copy)),
        }
    }

    /// Where a card is attached: the owner and place of its host in the lineups.
    ///
    /// Interchangeable hosts carry the same, so their loads are dealt out among them in order: nobody can tell
    /// which of them had which.
    pub(crate) fn host_at(&self, s: &State<W>, copy: CopyId, lineups: &[Vec<CopyId>; 2]) -> Option<(Seat, usize)> {
        let host = s.host(copy)?;
        let seat = self.owner(s, host);
        let equal = |a: CopyId, b: CopyId| self.cast.card(a) == self.cast.card(b) && self.mark(s, a) == self.mark(s, b);
        let hosts: Vec<usize> =
            (0..lineups[seat.idx()].len()).filter(|&i| equal(lineups[seat.idx()][i], host)).collect();
        if hosts.len() == 1 {
            return Some((seat, hosts[0]));
        }
        let owner = self.owner(s, copy);
        let alike = |&&c: &&CopyId| equal(c, copy) && s.host(c).is_some_and(|h| equal(h, host));
        let loads: Vec<CopyId> = lineups[owner.idx()].iter().filter(alike).copied().collect();
        let rank = loads.iter().position(|&c| c == copy).unwrap_or(0);
        let each = (loads.len() / hosts.len().max(1)).max(1);
        hosts.get(rank / each).or(hosts.last()).map(|&at| (seat, at))
    }

    /// Hides cards from those who may not see them.
    pub(crate) fn redact_event(&self, e: Event, who: Viewer) -> Event {
        let viewer = match who {
            Viewer::Judge => return e,
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        match e {
            Event::Drew { seat, .. } if viewer != Some(seat) => Event::Drew { seat, card: None },
            Event::Buried { seat, objective, .. } if viewer != Some(seat) => {
                Event::Buried { seat, card: None, objective }
            }
            Event::Captured { by, at, from: CapturedFrom::Deck, .. } if viewer != Some(by) => {
                Event::Captured { by, card: None, at, from: CapturedFrom::Deck }
            }
            Event::Captured { by, at, from: CapturedFrom::Hand, .. } if viewer.is_none() => {
                Event::Captured { by, card: None, at, from: CapturedFrom::Hand }
            }
            Event::Rescued { seat, .. } if viewer.is_none() => Event::Rescued { seat, card: None },
            Event::Placed { seat, .. } if viewer != Some(seat) => Event::Placed { seat, card: None },
            _ => e,
        }
    }
}

/// Cards captured at this one.
pub(crate) fn captives<const W: usize>(s: &State<W>, at: CopyId) -> CopySet<W> {
    s.captured.iter().filter(|&c| s.place[c] == at.0).collect()
}

/// The frame of an engagement names what comes next: what players are at is the step before.
fn fight_step<const W: usize>(s: &State<W>) -> FightStep {
    let next = s.frames.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Fight(bout) => Some(*bout),
        _ => None,
    });
    // An engagement without its frame is over, or ended with the game.
    match next.unwrap_or(Bout::Ends) {
        Bout::Attackers | Bout::AttackersDeclared | Bout::AttackWindow | Bout::Defenders => FightStep::Attack,
        Bout::DefendersDeclared | Bout::DefenseWindow | Bout::EdgeBegins => FightStep::Defense,
        Bout::Reveal | Bout::Fate | Bout::EdgeEnds | Bout::EdgeWindow => FightStep::Edge,
        Bout::WinnerStrikes if !s.fight.first_pass => FightStep::Edge,
        Bout::WinnerStrikes | Bout::WinnerWindow | Bout::LoserStrikes | Bout::LoserWindow | Bout::StrikesEnd => {
            FightStep::Strikes
        }
        Bout::Unopposed | Bout::Survivors | Bout::Ends => FightStep::Reward,
    }
}
