//! Views and events, reduced to what a viewer may know. Players of a team share all information (REB-TEAM-05).

use table::Viewer;

use crate::bits::Bits;
use crate::by::{BySite, Row};
use crate::card::MissionKind;
use crate::db::{ACTIONS, Action, MISSIONS, Mission, OBJECTIVES, Objective, TACTICS};
use crate::event::Event;
use crate::frame::{Bout, Drawn, Frame, MissionStep, Stage};
use crate::game::Rebellion;
use crate::leader::{LEADERS, Leader};
use crate::map::Site;
use crate::side::{Role, Side, Theater};
use crate::state::{Combat, Doing, MIDDLE, Place, State};
use crate::unit::Force;

/// A match as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in the state; fields that not every viewer may see are an `Option`")]
pub struct View {
    /// The side of the viewer; `None` for spectators and judges.
    pub side: Option<Side>,
    pub forces: BySite<[Force; 2]>,
    pub supply: [Force; 2],
    pub queue: [[Force; 3]; 2],
    pub deploying: Force,
    pub loyal: [Bits; 2],
    pub occupied: Bits,
    pub sabotaged: Bits,
    pub destroyed: Bits,
    /// The base system, if the viewer knows it.
    pub base: Option<Site>,
    pub revealed: bool,
    pub could_be: Bits,
    /// The systems where the base can be for all the Empire knows: `could_be` without the probe cards it has seen.
    pub candidates: Option<Bits>,
    pub probes: ProbesView,
    pub at: Row<Place, LEADERS>,
    pub ring: [Option<Leader>; 7],
    pub turned: Bits,
    pub detained: Bits,
    pub hidden_from_pool: Bits,
    pub let_pass: Bits,
    pub inspired: Bits,
    pub visiting: Bits,
    pub guarded: Option<Site>,
    pub yoda_used: bool,
    pub missions: [MissionsView; 2],
    pub discard: Row<u8, MISSIONS>,
    pub mobilizing: usize,
    pub objectives: ObjectivesView,
    pub actions: [ActionsView; 2],
    pub tactics: TacticsView,
    pub doing: [Doing; 2],
    pub combat: Combat,
    /// The cards in limbo, for the side that looks at them.
    pub looking: Option<Vec<u8>>,
    /// The pending decision.
    pub frame: Option<Frame>,
    /// The seats that must choose.
    pub asked: table::SeatSet,
    /// The next stage of the round.
    pub stage: Option<Stage>,
    /// The next step of the mission in progress.
    pub step: Option<MissionStep>,
    /// The next step of the combat in progress.
    pub bout: Option<Bout>,
    /// The side that attacks.
    pub striker: Option<Side>,
    pub round: u8,
    pub time: u8,
    pub reputation: u8,
    pub role: Option<Role>,
    pub passed: [bool; 4],
    pub winners: table::SeatSet,
}

/// The probe cards as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "numbers are public; sets are for viewers who know them")]
pub struct ProbesView {
    pub deck: usize,
    pub above: usize,
    pub under: usize,
    pub held: usize,
    pub own: Option<Bits>,
    /// The held cards that the Rebels know.
    pub seen: Option<Bits>,
    /// Cards that the Empire knows to be in the deck or looked at by the Rebels.
    pub lead: Option<Bits>,
    /// Cards that the Rebels have put on top of or under the deck: rank and card.
    pub placed: Option<Vec<(u8, usize)>>,
    pub gone: Bits,
}

/// The missions of a side as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "numbers are public; cards are for their owners")]
pub struct MissionsView {
    pub hand: Option<Row<u8, MISSIONS>>,
    pub n: u8,
    pub deck: u8,
    /// The number of projects in hand or assigned.
    pub projects: u8,
    pub project_deck: u8,
    pub under: Option<Vec<Mission>>,
    /// Assigned missions: the leaders, the card if the viewer knows it, and its kind if that is public.
    pub assigned: Vec<(Bits, Option<Mission>, Option<MissionKind>)>,
}

/// The objectives as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "stages are public; cards are for viewers who know them")]
pub struct ObjectivesView {
    pub hand: Option<Bits>,
    /// The number of cards of each stage in hand.
    pub stages: [u8; 3],
    /// The stages of the cards in the deck, the next one first.
    pub deck: Vec<u8>,
    pub top: Option<Vec<Objective>>,
    pub under: Option<Vec<Objective>>,
    /// Cards in hand or under the deck that the Empire has seen.
    pub seen: Option<Bits>,
    pub scored: Bits,
}

/// The action cards of a side as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "numbers are public; cards are for their owners")]
pub struct ActionsView {
    pub hand: Option<Vec<(Action, Option<Leader>)>>,
    /// The number of cards of the admiral and of the general.
    pub n: [u8; 2],
    /// The leaders recruited with cards in hand.
    pub taken_with: Vec<Option<Leader>>,
    pub used: Bits,
    pub deck: usize,
    pub offer: Option<Bits>,
    pub n_offer: usize,
    pub chosen: Option<(Action, Option<Leader>)>,
    pub under: Option<Vec<Action>>,
}

/// The tactic cards as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "numbers are public; cards are for viewers who see them")]
pub struct TacticsView {
    pub deck: [u8; 2],
    pub played: Row<u8, TACTICS>,
    pub n: [[u8; 2]; 2],
    pub hand: [Option<Row<u8, TACTICS>>; 2],
}

/// The topmost value that a frame on the stack gives.
fn found<T>(s: &State, fits: impl Fn(Frame) -> Option<T>) -> Option<T> {
    s.frames.as_slice().iter().rev().find_map(|&f| fits(f))
}

impl Rebellion {
    pub(crate) fn view_of(&self, s: &State, who: Viewer) -> View {
        let side = match who {
            Viewer::Seat(seat) => Some(self.side_of(seat)),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let knows = |owner: Side| who == Viewer::Judge || side == Some(owner);
        let (rebels, empire) = (knows(Side::Rebels), knows(Side::Empire));
        let base = (rebels || s.revealed || s.is_over()).then_some(s.base).filter(|b| *b != Site::NONE);
        View {
            side,
            forces: s.forces,
            supply: s.supply,
            queue: s.queue,
            deploying: s.deploying,
            loyal: s.loyal,
            occupied: s.occupied,
            sabotaged: s.sabotaged,
            destroyed: s.destroyed,
            base,
            revealed: s.revealed,
            could_be: s.could_be,
            candidates: empire.then(|| self.candidates(s)),
            probes: self.probes_view(s, rebels, empire),
            at: s.at,
            ring: s.ring,
            turned: s.turned,
            detained: s.detained,
            hidden_from_pool: s.hidden_from_pool,
            let_pass: s.let_pass,
            inspired: s.inspired,
            visiting: s.visiting,
            guarded: s.guarded,
            yoda_used: s.yoda_used,
            missions: Side::BOTH.map(|owner| self.missions_view(s, owner, knows(owner))),
            discard: s.discard,
            mobilizing: s.mobilizing.len(),
            objectives: self.objectives_view(s, rebels, empire),
            actions: Side::BOTH.map(|owner| self.actions_view(s, owner, knows(owner))),
            tactics: self.tactics_view(s, knows),
            doing: self.doing_seen(s, rebels),
            combat: s.combat,
            looking: self.looker(s).filter(|owner| knows(*owner)).map(|_| s.limbo.as_slice().to_vec()),
            frame: self.frame_seen(s, rebels),
            asked: match table::Game::to_act(self, s) {
                table::ToAct::Seats { asked, .. } => asked,
                table::ToAct::Over(_) => table::SeatSet::EMPTY,
            },
            stage: found(s, |f| if let Frame::Stage(stage) = f { Some(stage) } else { None }),
            step: found(s, |f| if let Frame::Mission(step) = f { Some(step) } else { None }),
            bout: found(s, |f| if let Frame::Combat(bout) = f { Some(bout) } else { None }),
            striker: found(s, |f| if let Frame::Attack { side, .. } = f { Some(side) } else { None }),
            round: s.round,
            time: s.time,
            reputation: s.reputation,
            role: found(s, |f| if let Frame::Command { role } = f { Some(role) } else { None }),
            passed: s.passed,
            winners: s.winners,
        }
    }

    /// The systems where the base can be for all the Empire knows.
    pub(crate) fn candidates(&self, s: &State) -> Bits {
        // Cards of a false lead that are not back in the deck yet. The Empire has just held them.
        let planted = match s.frames.last() {
            Some(Frame::FalseLead { .. }) => s.limbo.as_slice().iter().map(|&card| usize::from(card)).collect(),
            _ => Bits::EMPTY,
        };
        s.could_be.minus(s.probes.held | s.probes.lead | planted)
    }

    /// The side that looks at the cards in limbo.
    pub(crate) fn looker(&self, s: &State) -> Option<Side> {
        s.frames.as_slice().iter().rev().find_map(|f| match f {
            Frame::Keep { what: Drawn::Projects, .. } => Some(Side::Empire),
            Frame::Keep { .. } | Frame::NewBase { .. } | Frame::FalseLead { .. } => Some(Side::Rebels),
            _ => None,
        })
    }

    fn probes_view(&self, s: &State, rebels: bool, empire: bool) -> ProbesView {
        let p = &s.probes;
        let ranked = |fits: fn(u8) -> bool| p.deck.into_iter().filter(|&i| fits(p.rank[i])).count();
        let placed = || {
            let mut list: Vec<(u8, usize)> =
                p.deck.into_iter().filter(|&i| p.rank[i] != MIDDLE).map(|i| (p.rank[i], i)).collect();
            list.sort_unstable();
            list
        };
        // If the Empire has drawn from a layer, the Rebels do not know which of its cards are left.
        let whole = |rank: u8| !p.held.minus(p.seen).into_iter().any(|i| p.rank[i] == rank);
        ProbesView {
            deck: p.deck.len(),
            above: ranked(|r| r < MIDDLE),
            under: ranked(|r| r > MIDDLE),
            held: p.held.len(),
            own: empire.then_some(p.held),
            seen: (rebels || empire).then_some(p.seen),
            lead: empire.then_some(p.lead.minus(p.held)),
            placed: rebels.then(|| placed().into_iter().filter(|(rank, _)| whole(*rank)).collect()),
            gone: p.gone(),
        }
    }

    fn missions_view(&self, s: &State, side: Side, known: bool) -> MissionsView {
        let own = |m: &usize| self.db.mission[*m].side == side;
        let project = |m: &usize| self.db.mission[*m].kind == MissionKind::Project;
        let hand = Row(std::array::from_fn(|m| if own(&m) { s.hand[m] } else { 0 }));
        let mut assigned: Vec<(Bits, Option<Mission>, Option<MissionKind>)> = (0..crate::state::SLOTS)
            .filter_map(|slot| {
                let mission = s.assigned[side.idx()][slot]?;
                let on = self.on_slot(s, side, slot as u8);
                Some((on, known.then_some(mission), s.slot_kind[side.idx()][slot]))
            })
            .collect();
        assigned.sort_unstable_by_key(|(on, ..)| on.0);
        let on_missions = s.assigned[side.idx()].0.iter().flatten();
        let projects = (0..MISSIONS).filter(own).filter(project).map(|m| s.hand[m]).sum::<u8>()
            + on_missions.filter(|m| self.db.mission(**m).kind == MissionKind::Project).count() as u8;
        MissionsView {
            hand: known.then_some(hand),
            n: hand.0.iter().sum(),
            deck: (0..MISSIONS).filter(own).filter(|m| !project(m)).map(|m| s.deck[m]).sum(),
            projects,
            project_deck: if side == Side::Empire { self.n_projects(s) } else { 0 },
            under: (known && side == Side::Empire).then(|| s.project_under.as_slice().to_vec()),
            assigned,
        }
    }

    fn objectives_view(&self, s: &State, rebels: bool, empire: bool) -> ObjectivesView {
        let o = &s.objectives;
        let stage = |i: usize| self.db.objective[i].stage;
        let mut stages = [0; 3];
        for i in o.hand {
            stages[usize::from(stage(i)) - 1] += 1;
        }
        let mut bag: Vec<u8> = o.bag.into_iter().map(stage).collect();
        bag.sort_unstable();
        let listed = |list: &[Objective]| list.iter().map(|o| stage(o.0.into())).collect::<Vec<u8>>();
        let mut deck = listed(o.top.as_slice());
        deck.extend(bag);
        deck.extend(listed(o.under.as_slice()));
        ObjectivesView {
            hand: rebels.then_some(o.hand),
            stages,
            deck,
            top: rebels.then(|| o.top.as_slice().to_vec()),
            under: rebels.then(|| o.under.as_slice().to_vec()),
            seen: (rebels || empire).then_some(o.seen),
            scored: o.scored,
        }
    }

    fn actions_view(&self, s: &State, side: Side, known: bool) -> ActionsView {
        let a = &s.actions[side.idx()];
        let cards = || Self::actions_of(side, a.hand);
        let with = |action: Action| s.taken_with[action.0 as usize];
        let mut taken_with: Vec<Option<Leader>> = cards().map(with).collect();
        taken_with.sort_unstable();
        let general = if self.is_team(side) { (a.hand & a.of_general).len() as u8 } else { 0 };
        ActionsView {
            hand: known.then(|| cards().map(|action| (action, with(action))).collect()),
            n: [a.hand.len() as u8 - general, general],
            taken_with,
            used: a.used,
            deck: a.deck.len() + a.under.len(),
            offer: known.then_some(a.offer),
            n_offer: a.offer.len(),
            chosen: if known { a.chosen } else { None },
            under: known.then(|| a.under.as_slice().to_vec()),
        }
    }

    fn tactics_view(&self, s: &State, knows: impl Fn(Side) -> bool) -> TacticsView {
        let deck = Theater::BOTH
            .map(|theater| (0..TACTICS).filter(|&t| self.db.tactic[t].theater == theater).map(|t| s.tactics[t]).sum());
        TacticsView {
            deck,
            played: s.tactics_played,
            n: Side::BOTH.map(|side| Theater::BOTH.map(|theater| self.n_tactics(s, side, theater))),
            hand: Side::BOTH.map(|side| {
                let open = s.combat.is(Combat::OPEN, side);
                (open || knows(side)).then_some(s.tactics_hand[side.idx()])
            }),
        }
    }

    /// The event without the details that this viewer may not know.
    pub(crate) fn redact_event(&self, e: Event, who: Viewer) -> Event {
        let side = match who {
            Viewer::Judge => return e,
            Viewer::Seat(seat) => Some(self.side_of(seat)),
            Viewer::Spectator => None,
        };
        let is = |owner: Side| side == Some(owner);
        let (rebels, empire) = (is(Side::Rebels), is(Side::Empire));
        match e {
            Event::BaseHidden { .. } if !rebels => Event::BaseHidden { site: None },
            Event::BaseMoved { old, .. } if !rebels => Event::BaseMoved { old, site: None },
            Event::Assigned { leader, .. } if !is(self.printed_side(leader, e)) => {
                Event::Assigned { leader, mission: None }
            }
            Event::KeptAction { side, .. } if !is(side) => Event::KeptAction { side, action: None },
            Event::OfferedAction { side, .. } if !is(side) => Event::OfferedAction { side, action: None },
            Event::DrewMission { side, project, .. } if !is(side) => {
                Event::DrewMission { side, mission: None, project }
            }
            Event::BuriedProject { .. } if !empire => Event::BuriedProject { mission: None },
            Event::DrewProbe { .. } if !empire => Event::DrewProbe { site: None },
            Event::LookedAtProbe { .. } if !rebels => Event::LookedAtProbe { site: None },
            // The Empire knows its hand, so it knows which card is missing.
            Event::Planted { .. } if !rebels && !empire => Event::Planted { site: None },
            Event::Replaced { top, .. } if !rebels => Event::Replaced { site: None, top },
            Event::DrewObjective { stage, .. } if !rebels => Event::DrewObjective { objective: None, stage },
            Event::LookedAt { stage, .. } if !rebels => Event::LookedAt { objective: None, stage },
            Event::OnTop { stage, .. } if !rebels => Event::OnTop { objective: None, stage },
            Event::Buried { stage, shown, .. } if !(rebels || empire && shown) => {
                Event::Buried { objective: None, stage, shown }
            }
            Event::ShownObjective { stage, .. } if !rebels && !empire => {
                Event::ShownObjective { objective: None, stage }
            }
            Event::DrewTactic { side, theater, open, .. } if !is(side) && !open => {
                Event::DrewTactic { side, tactic: None, theater, open }
            }
            _ => e,
        }
    }

    /// The side whose mission a leader is on. For a turned leader, the side printed on the mission decides.
    fn printed_side(&self, leader: Leader, e: Event) -> Side {
        match e {
            Event::Assigned { mission: Some(mission), .. } => self.db.mission(mission).side,
            _ => self.db.leader(leader).side,
        }
    }
}

const _: () = assert!(OBJECTIVES <= 32 && ACTIONS == 34);
