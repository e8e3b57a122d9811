//! The view of a player. It is a separate type without fields that could hold secrets.

use serde::Serialize;
use table::{CardId, CopyId, CopySet, Game, Outcome, Seat, SeatSet, ToAct, Viewer};

use crate::ability::Phase;
use crate::card::{Icons, Side};
use crate::event::{CapturedFrom, Event};
use crate::frame::{EngagementStep, Frame};
use crate::game::{BOTH, SwLcg};
use crate::state::{State, Tokens};

/// The state of a match as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat of the viewer; `None` for spectators and judges.
    pub viewer: Option<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// Number of turns that have begun.
    pub turn: u16,
    /// The player whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// The Death Star dial.
    pub dial: u8,
    /// Damage on the dial.
    pub dial_damage: u8,
    /// The side that has the Balance of the Force.
    pub balance: Side,
    /// The engagement.
    pub fight: Option<FightView>,
    /// Cards being played or revealed.
    pub limbo: Vec<CardId>,
    /// The seats that must choose.
    pub asked: SeatSet,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
}

/// An engagement as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FightView {
    /// The engaged objective.
    pub target: CardId,
    /// The seat that has the edge.
    pub edge: SeatSet,
    /// The current step.
    pub step: FightStep,
}

/// The steps of an engagement as clients show them (LCG-ENG-01).
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
    /// The reward of an unopposed attack.
    Reward,
}

/// A seat as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// Reserve value.
    pub reserve: u8,
    /// Cards in hand; those the viewer may not know are `None` and come last.
    pub hand: Vec<Option<CardId>>,
    /// Cards in the command deck.
    pub deck: usize,
    /// Known cards on top of the deck, the next card first; `None` for cards the viewer does not know.
    pub top: Vec<Option<CardId>>,
    /// Known cards under the deck, layer by layer; `None` for cards the viewer does not know.
    pub bottom: Vec<Option<CardId>>,
    /// Cards in the objective deck.
    pub objective_deck: usize,
    /// Objectives dealt at setup that are not in play yet.
    pub dealt: Vec<Option<CardId>>,
    /// Cards whose place the viewer does not know: in a deck, in hand, in an edge stack or captured.
    pub unseen: Vec<(CardId, usize)>,
    /// The discard pile, the top card first.
    pub discard: Vec<CardId>,
    /// The seat's objectives that the enemy has destroyed.
    pub lost: Vec<CardId>,
    /// Cards in play.
    pub in_play: Vec<InPlay>,
    /// The edge stack; cards the viewer may not know come last.
    pub edge: Vec<Option<CardId>>,
    /// The edge total including participating units, unless the viewer may not know a card of the stack.
    pub edge_total: Option<u8>,
    /// Resources of the sources that are ready.
    pub resources: u8,
    /// Units in play committed to the Force.
    pub committed: usize,
    /// The current Force total.
    pub force: u8,
}

/// A card in play.
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InPlay {
    /// The card.
    pub card: CardId,
    /// Tokens on it.
    pub tokens: Tokens,
    /// Damage that destroys it; 0 for cards that cannot be damaged.
    pub capacity: u8,
    /// Combat icons, if it is a unit.
    pub icons: Icons,
    /// Whether it is committed to the Force.
    pub committed: bool,
    /// Whether it participates in the engagement.
    pub participating: bool,
    /// Whether it is or was engaged this turn.
    pub engaged: bool,
    /// Whether it is the objective of the current engagement.
    pub target: bool,
    /// Resource value; 0 for cards that are not resource sources.
    pub resources: u8,
    /// Whether its ability was used this turn.
    pub used: bool,
    /// Whether it is a unit attached as an enhancement.
    pub attached: bool,
    /// The card it is attached to: the owner, and the index in the owner's cards in play.
    pub host: Option<(Seat, usize)>,
    /// Cards captured here; `None` for cards the viewer may not know.
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

    /// Whether this viewer may know the card of this hidden copy.
    pub(crate) fn sees(&self, s: &State<W>, who: Viewer, copy: CopyId) -> bool {
        match who {
            Viewer::Seat(seat) => s.known[seat.idx()].contains(copy),
            // Both players may know a card that was never shown publicly. An edge card that both know is face up.
            Viewer::Spectator => s.edge.contains(copy) && s.known[0].contains(copy) && s.known[1].contains(copy),
            Viewer::Judge => true,
        }
    }

    pub(crate) fn shown(&self, s: &State<W>, who: Viewer, copy: CopyId) -> Option<CardId> {
        self.sees(s, who, copy).then(|| self.cast.card(copy))
    }

    /// A hidden zone: the known cards in database order, then the unknown ones.
    pub(crate) fn hidden(&self, s: &State<W>, who: Viewer, set: CopySet<W>) -> Vec<Option<CardId>> {
        let mut cards: Vec<_> = set.iter().filter_map(|c| self.shown(s, who, c)).map(Some).collect();
        cards.sort_unstable();
        cards.resize(set.len(), None);
        cards
    }

    /// Cards in play in display order: by kind, card and facts, never by copy number.
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
            (kind, cast.card(c), self.copy_facts(s, c))
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

    /// Cards that were put on top of the command deck, the next one first.
    pub(crate) fn top_of(&self, s: &State<W>, seat: Seat) -> Vec<CopyId> {
        let command = self.own(s, seat).minus(&self.cast.objectives);
        let mut cards: Vec<_> = (s.over & command).iter().collect();
        cards.sort_by_key(|&c| std::cmp::Reverse(s.place[c]));
        cards
    }

    /// An edge stack as a viewer sees it; a revealed stack is public.
    pub(crate) fn hidden_edge(&self, s: &State<W>, who: Viewer, set: CopySet<W>) -> Vec<Option<CardId>> {
        if self.edge_is_open(s) {
            set.iter().map(|c| Some(self.cast.card(c))).collect()
        } else {
            self.hidden(s, who, set)
        }
    }

    /// Whether the edge stacks are revealed.
    pub(crate) fn edge_is_open(&self, s: &State<W>) -> bool {
        s.is_over()
            || s.frames
                .as_slice()
                .iter()
                .any(|f| matches!(f, Frame::Fight(EngagementStep::Fate | EngagementStep::EdgeEnds)))
    }

    /// Revealed edge cards. They are no longer among the known hidden cards.
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

    /// The card that this one is attached to: the owner and index of its host in the lineups.
    ///
    /// Interchangeable hosts have equal attachments, so the attachments are distributed among them in order: no viewer
    /// can tell which host had which attachment.
    pub(crate) fn host_at(&self, s: &State<W>, copy: CopyId, lineups: &[Vec<CopyId>; 2]) -> Option<(Seat, usize)> {
        let host = s.host(copy)?;
        let seat = self.owner(s, host);
        let equal = |a: CopyId, b: CopyId| {
            self.cast.card(a) == self.cast.card(b) && self.copy_facts(s, a) == self.copy_facts(s, b)
        };
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

    /// Removes cards from an event that this viewer may not see.
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

/// The cards captured at this card.
pub(crate) fn captives<const W: usize>(s: &State<W>, at: CopyId) -> CopySet<W> {
    s.captured.iter().filter(|&c| s.place[c] == at.0).collect()
}

/// The step players are in. The frame of an engagement holds the next step, so this is the step before it.
fn fight_step<const W: usize>(s: &State<W>) -> FightStep {
    let next = s.frames.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Fight(bout) => Some(*bout),
        _ => None,
    });
    // Without the frame, the engagement or the game is over.
    match next.unwrap_or(EngagementStep::Ends) {
        EngagementStep::Attackers
        | EngagementStep::AttackersDeclared
        | EngagementStep::AttackWindow
        | EngagementStep::Defenders => FightStep::Attack,
        EngagementStep::DefendersDeclared | EngagementStep::DefenseWindow | EngagementStep::EdgeBegins => {
            FightStep::Defense
        }
        EngagementStep::Reveal | EngagementStep::Fate | EngagementStep::EdgeEnds | EngagementStep::EdgeWindow => {
            FightStep::Edge
        }
        EngagementStep::WinnerStrikes if !s.fight.first_pass => FightStep::Edge,
        EngagementStep::WinnerStrikes
        | EngagementStep::WinnerWindow
        | EngagementStep::LoserStrikes
        | EngagementStep::LoserWindow
        | EngagementStep::StrikesEnd => FightStep::Strikes,
        EngagementStep::Unopposed | EngagementStep::Survivors | EngagementStep::Ends => FightStep::Reward,
    }
}
