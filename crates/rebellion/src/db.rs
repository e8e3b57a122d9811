//! All printed game data: systems, units, leaders and cards, checked once at load.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use cards::{Problem, Problems};
use serde::de::DeserializeOwned;
use table::CardId;

use crate::bits::Bits;
use crate::card::{ActionDef, Goal, MissionDef, MissionKind, Mode, ObjectiveDef, Score, TacticDef, Target, Timing};
use crate::effect::Named;
use crate::leader::{LEADERS, Leader, LeaderDef, LeaderFacts, Ring};
use crate::map::{Map, SYSTEMS, Site, SystemDef};
use crate::op::Code;
use crate::side::{Side, Skill, Theater};
use crate::unit::{Unit, UnitDef, UnitFacts};

/// The number of different missions.
pub const MISSIONS: usize = 53;
/// The number of action cards of both sides.
pub const ACTIONS: usize = 34;
/// The number of objectives.
pub const OBJECTIVES: usize = 15;
/// The number of different tactic cards.
pub const TACTICS: usize = 19;
/// The number of project cards, copies included.
pub const PROJECTS: usize = 10;

/// First card number of each kind of [`Entity`]. To other crates, every named thing is a card.
const UNIT_CARDS: usize = SYSTEMS + 1;
const LEADER_CARDS: usize = UNIT_CARDS + 18;
const MISSION_CARDS: usize = LEADER_CARDS + LEADERS;
const ACTION_CARDS: usize = MISSION_CARDS + MISSIONS;
const OBJECTIVE_CARDS: usize = ACTION_CARDS + ACTIONS;
const TACTIC_CARDS: usize = OBJECTIVE_CARDS + OBJECTIVES;
const RING_CARDS: usize = TACTIC_CARDS + TACTICS;
/// The number of named things.
pub const CARDS: usize = RING_CARDS + Ring::ALL.len();

/// A mission by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Mission(pub u8);

/// An action card by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Action(pub u8);

/// An objective by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Objective(pub u8);

/// A tactic card by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Tactic(pub u8);

/// A game element with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Entity {
    /// A system or the base space.
    Site(Site),
    /// A kind of unit.
    Unit(Unit),
    /// A leader.
    Leader(Leader),
    /// A mission.
    Mission(Mission),
    /// An action card.
    Action(Action),
    /// An objective.
    Objective(Objective),
    /// A tactic card.
    Tactic(Tactic),
    /// A ring.
    Ring(Ring),
}

impl Entity {
    /// The card number, unique among all things.
    #[inline]
    pub const fn card(self) -> CardId {
        CardId(match self {
            Self::Site(site) => site.0 as u16,
            Self::Unit(unit) => UNIT_CARDS as u16 + unit as u16,
            Self::Leader(leader) => LEADER_CARDS as u16 + leader as u16,
            Self::Mission(mission) => MISSION_CARDS as u16 + mission.0 as u16,
            Self::Action(action) => ACTION_CARDS as u16 + action.0 as u16,
            Self::Objective(objective) => OBJECTIVE_CARDS as u16 + objective.0 as u16,
            Self::Tactic(tactic) => TACTIC_CARDS as u16 + tactic.0 as u16,
            Self::Ring(ring) => RING_CARDS as u16 + ring as u16,
        })
    }

    /// The thing with this card number.
    pub const fn of(card: CardId) -> Option<Self> {
        let n = card.idx();
        Some(match n {
            _ if n < UNIT_CARDS => Self::Site(Site(n as u8)),
            _ if n < LEADER_CARDS => Self::Unit(Unit::of(n - UNIT_CARDS)),
            _ if n < MISSION_CARDS => Self::Leader(Leader::of(n - LEADER_CARDS)),
            _ if n < ACTION_CARDS => Self::Mission(Mission((n - MISSION_CARDS) as u8)),
            _ if n < OBJECTIVE_CARDS => Self::Action(Action((n - ACTION_CARDS) as u8)),
            _ if n < TACTIC_CARDS => Self::Objective(Objective((n - OBJECTIVE_CARDS) as u8)),
            _ if n < RING_CARDS => Self::Tactic(Tactic((n - TACTIC_CARDS) as u8)),
            _ if n < CARDS => Self::Ring(Ring::ALL[n - RING_CARDS]),
            _ => return None,
        })
    }
}

/// The facts of a mission that the rules look up often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in its definition")]
pub struct MissionFacts {
    pub side: Side,
    pub kind: MissionKind,
    pub copies: u8,
    pub skill: Skill,
    pub needs: u8,
    pub mode: Mode,
    pub target: Target,
    /// The number of the selection of its target systems.
    pub at: u8,
    pub portrait: Option<Leader>,
    pub all_skills: bool,
    pub dice_with_units: u8,
    /// The start of its program.
    pub pc: u16,
}

/// The facts of an action card that the rules look up often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in its definition")]
pub struct ActionFacts {
    pub side: Side,
    pub recruits: bool,
    pub leaders: Bits,
    pub timing: Timing,
    /// The start of its program.
    pub pc: u16,
}

/// The facts of an objective that the rules look up often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in its definition")]
pub struct ObjectiveFacts {
    pub stage: u8,
    pub scores: Score,
    pub when: Goal,
    pub returns: bool,
}

/// The facts of a tactic card that the rules look up often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in its definition")]
pub struct TacticFacts {
    pub theater: Theater,
    pub copies: u8,
    pub special: bool,
    pub does: crate::effect::Operation,
}

/// All printed game data.
#[derive(Clone, Debug)]
pub struct Db {
    /// The map.
    pub map: Map,
    /// Systems as printed.
    pub systems: Vec<SystemDef>,
    /// Missions as printed.
    pub missions: Vec<MissionDef>,
    /// Action cards as printed.
    pub actions: Vec<ActionDef>,
    /// Objectives as printed.
    pub objectives: Vec<ObjectiveDef>,
    /// Tactic cards as printed.
    pub tactics: Vec<TacticDef>,
    /// Facts of the units.
    pub unit: [UnitFacts; 18],
    /// Facts of the leaders.
    pub leader: [LeaderFacts; LEADERS],
    /// Facts of the missions.
    pub mission: ArrayVec<MissionFacts, MISSIONS>,
    /// Facts of the action cards.
    pub action: ArrayVec<ActionFacts, ACTIONS>,
    /// Facts of the objectives.
    pub objective: ArrayVec<ObjectiveFacts, OBJECTIVES>,
    /// Facts of the tactic cards.
    pub tactic: ArrayVec<TacticFacts, TACTICS>,
    /// The mission of each project card.
    pub project: ArrayVec<Mission, PROJECTS>,
    /// The kinds of units that each icon builds, by side.
    pub built: [[ArrayVec<Unit, 3>; 6]; 2],
    /// All compiled card programs.
    pub code: Code,
    /// The system of Coruscant, which several rules treat separately.
    pub coruscant: Site,
    slugs: Vec<String>,
}

impl Db {
    /// The data of the base game.
    pub fn core() -> &'static Self {
        static CORE: OnceLock<Db> = OnceLock::new();
        CORE.get_or_init(|| Self::load().expect("the tests check the data files"))
    }

    /// Reads and checks all data files.
    #[expect(clippy::too_many_lines, reason = "loads one file after the other")]
    pub fn load() -> Result<Self, Problems> {
        let systems: Vec<SystemDef> = file("systems.ron", include_str!("../data/systems.ron"))?;
        let units: Vec<UnitDef> = file("units.ron", include_str!("../data/units.ron"))?;
        let leaders: Vec<LeaderDef> = file("leaders.ron", include_str!("../data/leaders.ron"))?;
        let missions: Vec<MissionDef> = file("missions.ron", include_str!("../data/missions.ron"))?;
        let actions: Vec<ActionDef> = file("actions.ron", include_str!("../data/actions.ron"))?;
        let objectives: Vec<ObjectiveDef> = file("objectives.ron", include_str!("../data/objectives.ron"))?;
        let tactics: Vec<TacticDef> = file("tactics.ron", include_str!("../data/tactics.ron"))?;
        let wrong = |name: &str, what: String| Problems(vec![Problem { file: name.to_owned(), line: 1, what }]);

        let map = Map::new(&systems).map_err(|what| wrong("systems.ron", what))?;
        same_names("units.ron", units.iter().map(|u| u.id.as_str()), Unit::ALL.iter().map(|u| u.slug()))?;
        same_names("leaders.ron", leaders.iter().map(|l| l.id.as_str()), Leader::ALL.iter().map(|l| l.slug()))?;
        for (name, n, expected) in [
            ("missions.ron", missions.len(), MISSIONS),
            ("actions.ron", actions.len(), ACTIONS),
            ("objectives.ron", objectives.len(), OBJECTIVES),
            ("tactics.ron", tactics.len(), TACTICS),
        ] {
            if n != expected {
                return Err(wrong(name, format!("{n} cards, expected {expected}")));
            }
        }

        let mut code = Code::default();
        let mut mission = ArrayVec::new();
        let mut project = ArrayVec::new();
        for (idx, def) in missions.iter().enumerate() {
            let problem = |what| wrong("missions.ron", format!("{}: {what}", def.id));
            let pc = code.program(&def.does).map_err(problem)?;
            let at = code.selection(&def.at);
            if def.kind == MissionKind::Project {
                for _ in 0..def.copies {
                    project
                        .try_push(Mission(idx as u8))
                        .map_err(|_| wrong("missions.ron", "too many projects".to_owned()))?;
                }
            }
            mission.push(MissionFacts {
                side: def.side,
                kind: def.kind,
                copies: def.copies,
                skill: def.skill,
                needs: def.needs,
                mode: def.mode,
                target: def.target,
                at,
                portrait: def.portrait,
                all_skills: def.all_skills,
                dice_with_units: def.dice_with_units,
                pc,
            });
        }
        let mut action = ArrayVec::new();
        for def in &actions {
            let problem = |what| wrong("actions.ron", format!("{}: {what}", def.id));
            let pc = code.program(&def.does).map_err(problem)?;
            let leaders = def.leaders.iter().map(|l| l.idx()).collect();
            action.push(ActionFacts { side: def.side, recruits: def.recruits, leaders, timing: def.timing, pc });
        }
        let objective = objectives.iter().map(|def| ObjectiveFacts {
            stage: def.stage,
            scores: def.scores,
            when: def.when,
            returns: def.returns,
        });
        let tactic = tactics.iter().map(|def| TacticFacts {
            theater: def.theater,
            copies: def.copies,
            special: def.special,
            does: def.does,
        });
        let mut unit = [UnitFacts::default(); 18];
        let mut built: [[ArrayVec<Unit, 3>; 6]; 2] = Default::default();
        for (idx, def) in units.iter().enumerate() {
            unit[idx] = def.into();
            if let Some(icon) = def.icon {
                let kind = Unit::of(idx);
                built[kind.side().idx()][icon as usize].push(kind);
            }
        }
        let mut leader = [LeaderFacts::default(); LEADERS];
        for (facts, def) in leader.iter_mut().zip(&leaders) {
            *facts = def.into();
        }
        let slugs = systems
            .iter()
            .map(|s| s.id.clone())
            .chain(["rebel-base".to_owned()])
            .chain(units.iter().map(|u| u.id.clone()))
            .chain(leaders.iter().map(|l| l.id.clone()))
            .chain(missions.iter().map(|m| m.id.clone()))
            .chain(actions.iter().map(|a| a.id.clone()))
            .chain(objectives.iter().map(|o| o.id.clone()))
            .chain(tactics.iter().map(|t| t.id.clone()))
            .chain(Ring::ALL.iter().map(|r| r.slug().to_owned()))
            .collect();
        let named = |slug: &str| systems.iter().position(|s| s.id == slug).map(|idx| Site(idx as u8));
        let coruscant = named("coruscant").ok_or_else(|| wrong("systems.ron", "coruscant is missing".to_owned()))?;
        Ok(Self {
            objective: objective.collect(),
            tactic: tactic.collect(),
            map,
            systems,
            missions,
            actions,
            objectives,
            tactics,
            unit,
            leader,
            mission,
            action,
            project,
            built,
            code,
            coruscant,
            slugs,
        })
    }

    /// The printed facts of a unit.
    #[inline]
    pub fn unit(&self, unit: Unit) -> &UnitFacts {
        &self.unit[unit as usize]
    }

    /// The printed facts of a leader.
    #[inline]
    pub fn leader(&self, leader: Leader) -> &LeaderFacts {
        &self.leader[leader.idx()]
    }

    /// The printed facts of a mission.
    #[inline]
    pub fn mission(&self, mission: Mission) -> &MissionFacts {
        &self.mission[mission.0 as usize]
    }

    /// The printed facts of an action card.
    #[inline]
    pub fn action(&self, action: Action) -> &ActionFacts {
        &self.action[action.0 as usize]
    }

    /// The printed facts of an objective.
    #[inline]
    pub fn objective(&self, objective: Objective) -> &ObjectiveFacts {
        &self.objective[objective.0 as usize]
    }

    /// The printed facts of a tactic card.
    #[inline]
    pub fn tactic(&self, tactic: Tactic) -> &TacticFacts {
        &self.tactic[tactic.0 as usize]
    }

    /// The system with this slug.
    pub fn system(&self, slug: &str) -> Option<Site> {
        self.systems.iter().position(|s| s.id == slug).map(|idx| Site(idx as u8))
    }

    /// The system that a card names.
    pub fn named(&self, named: Named) -> Site {
        self.system(named.slug()).expect("cards name only systems of the map")
    }

    /// The mission with this slug.
    pub fn mission_named(&self, slug: &str) -> Option<Mission> {
        self.missions.iter().position(|m| m.id == slug).map(|idx| Mission(idx as u8))
    }

    /// The slug of a named thing, or `?` for an unknown card number.
    pub fn slug(&self, card: CardId) -> &str {
        self.slugs.get(card.idx()).map_or("?", String::as_str)
    }

    /// The first named thing with this slug.
    pub fn find(&self, slug: &str) -> Option<Entity> {
        let idx = self.slugs.iter().position(|s| s == slug)?;
        Entity::of(CardId(idx as u16))
    }
}

fn file<T: DeserializeOwned>(name: &str, source: &str) -> Result<Vec<T>, Problems> {
    Ok(cards::read(name, source)?.entries)
}

/// Checks that a file lists exactly the names of an enum, in the same order.
fn same_names<'a>(
    file: &str,
    found: impl ExactSizeIterator<Item = &'a str>,
    known: impl ExactSizeIterator<Item = &'a str>,
) -> Result<(), Problems> {
    let problem = |what| Problems(vec![Problem { file: file.to_owned(), line: 1, what }]);
    if found.len() != known.len() {
        return Err(problem(format!("{} entries, expected {}", found.len(), known.len())));
    }
    for (found, known) in found.zip(known) {
        if found != known {
            return Err(problem(format!("found {found}, expected {known}")));
        }
    }
    Ok(())
}
