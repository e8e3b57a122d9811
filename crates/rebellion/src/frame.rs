//! What is pending. Everything a match waits for is on the stack of these, and nowhere else.

use serde::{Deserialize, Serialize};
use table::SeatSet;

use crate::bits::Bits;
use crate::db::Objective;
use crate::effect::{Bearer, Whose};
use crate::leader::{Leader, Ring};
use crate::map::Site;
use crate::side::{Role, Side, Theater};
use crate::unit::Unit;

/// One pending thing. Each says what its fields are about.
#[expect(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing; only ever below the stack's end.
    #[default]
    Empty,
    /// The match goes on with this stage of the round.
    Stage(Stage),

    // Setting up.
    /// The Empire places its starting units by one of some layouts, or by hand.
    Layout,
    /// So many starting units of a kind go to this place; the others to later ones.
    Muster { unit: Unit, site: Site, left: u8 },
    /// The Rebels choose a system for some of their starting units.
    Landing,
    /// The Rebels choose the base.
    HideBase,

    // Assignment and command.
    /// Leaders of the pool are put to work, in any order; those set aside stay in the pool.
    Assign { side: Side, stayed: Bits },
    /// The general may forbid what the admiral's leader does.
    Veto { leader: Leader },
    /// A command turn.
    Command { role: Role },
    /// A leader to activate this place with.
    ActivateWith { role: Role, site: Site },
    /// An activation goes on: reveal, combat, occupation.
    Activated { step: u8, site: Site, side: Side },
    /// A place to move units from, in any order, each at most once: `used` systems and the base space have had their turn.
    /// Something has left the base space if `base_left`. `rule` says what is lifted.
    MoveFrom { role: Role, to: Site, rule: u16, used: Bits, base_used: bool, base_left: bool, left: u8 },
    /// How many units of this kind come along.
    MoveHow { role: Role, to: Site, from: Site, rule: u16, kind: u8, room: u8, left: u8 },
    /// May this captive be taken along?
    MoveCaptive { role: Role, to: Site, from: Site, leader: Leader },

    // Missions.
    /// The system or leader of the mission.
    Aim { role: Role },
    /// The mission goes on.
    Mission(MissionStep),
    /// Somebody may use a hidden action card.
    Window { window: Window, role: Role },
    /// A leader of the pool may be sent against the mission.
    Oppose { role: Role },
    /// Dice to set instead of rolling them.
    SetDie { role: Role, left: u8 },
    /// A ring may be used.
    UseRing { ring: Ring },
    /// A face to choose: Yoda rerolls an own die, R2-D2 turns one of the opponent's to its blank side.
    PickFace { ring: Ring },

    // Programs of cards.
    /// A program to go on with; `of` says whether of the mission or of an action card.
    Run { pc: u16, of: u8 },
    /// One of several branches of the program below; `pc` is the first of their jumps.
    Branch { role: Role, pc: u16, n: u8 },
    /// One more system of a choice of the program below.
    PickSystem { role: Role, selection: u8, left: u8, of: u8 },
    /// A place for a pictured leader of the pool.
    PlaceAt { role: Role, selection: u8 },
    /// A leader for something.
    PickLeader { role: Role, purpose: Purpose, of: u8 },
    /// A unit to destroy, while its health fits into what is left.
    Destroy { role: Role, site: Site, whose: Whose, theater: Option<Theater>, left: u8 },
    /// One Rebel structure or ship to destroy.
    DestroyOne { role: Role, site: Site, structure: bool },
    /// A unit in a queue to destroy, while its health fits into what is left.
    DestroyQueued { role: Role, left: u8 },
    /// A unit in a queue that this icon of the system builds.
    DestroyBuilt { role: Role, site: Site, icon: u8 },
    /// A unit in the queue to advance.
    Advance { role: Role },
    /// A unit in the queue to deploy.
    DeployQueued { role: Role, site: Site },
    /// A kind of units for an icon of this place.
    Build { role: Role, site: Site, icon: u8, choose: bool },
    /// A kind of units of this shape to gain.
    GainShape { role: Role, site: Site, shape: u8, left: u8 },
    /// Own units may be destroyed, so that there are more of this kind in the supply.
    Free { role: Role, unit: Unit, site: Site, n: u8 },
    /// A card to keep of those drawn, or to put back on top: the others go under the deck.
    Keep { role: Role, what: Drawn, left: u8 },
    /// A mission of the deck to find.
    Search { role: Role, what: Search },
    /// A starting mission to go on with.
    Reassign { role: Role },
    /// An objective of the Rebels to put under the deck.
    Bury { role: Role },
    /// A probe card to put above or under the deck.
    FalseLead { role: Role },
    /// One more system to name.
    NameSystem { role: Role, left: u8 },
    /// A system for the rescued leader.
    Beacon { role: Role, leader: Leader },
    /// An Imperial system for units that have to leave.
    Expel { role: Role, from: Site },
    /// The nearest system to go to.
    TakeAway { role: Role },
    /// A leader assigned to the rescue may stay.
    GoAlong { role: Role, leader: Leader },
    /// A leader for this ring.
    Wear { role: Role, ring: Ring, bearer: Bearer, of: u8 },
    /// Excess ground units of a destroyed system to give up.
    Excess { role: Role, site: Site },

    // The end of the Command phase, and the Refresh phase.
    /// Which of two missions that wait for the end of the Command phase comes first.
    MobilizeOrder,
    /// What to do at the end of the Command phase.
    Mobilize { role: Role, leaders: u8 },
    /// The new base.
    NewBase { role: Role, drawn: u8 },
    /// An objective to play at the start of the Refresh phase.
    Objective { in_combat: bool },
    /// A mission to discard.
    DiscardMission { side: Side },
    /// Cards to keep and leaders to recruit, both sides at once.
    Recruit { left: SeatSet },
    /// Everything at once, or icon by icon?
    BuildPlan { side: Side },
    /// Building of a side goes on with this icon of this place.
    Building { side: Side, site: u8, icon: u8, choose: bool },
    /// Units that leave the queue are deployed, kind by kind.
    Deploy { side: Side, kind: u8 },

    // Combat.
    /// The combat goes on.
    Combat(Bout),
    /// A leader of the pool may be added.
    AddLeader { role: Role },
    /// Start of combat cards.
    CombatCard { role: Role },
    /// An attack goes on.
    Attack { side: Side, theater: Theater, step: Strike },
    /// Tactic cards to draw or play after the roll.
    Influence { side: Side, theater: Theater },
    /// A kind of dice to roll again, so many.
    Reroll { side: Side, theater: Theater, left: u8, kept: u8 },
    /// A tactic deck to draw from.
    DrawFrom { side: Side, theater: Theater, left: u8 },
    /// Damage of a card to place.
    Deal { side: Side, theater: Theater, left: u8, way: Way },
    /// A ship whose red dice bombard.
    Bombard { side: Side },
    /// A die's damage to place: the class of dice.
    AssignDie { side: Side, theater: Theater },
    /// Tactic cards to block with.
    Block { side: Side, theater: Theater },
    /// Damage to cancel.
    Cancel { side: Side, theater: Theater, left: u8 },
    /// Another tactic card to discard for a block.
    PayBlock { side: Side, theater: Theater, n: u8 },
    /// Plans of the Death Star.
    Plans,
    /// The roll for the Death Star goes on.
    TryPlans { objective: Objective, step: u8 },
    /// A Death Star and an unfinished one are here: the one the plans destroy.
    Station { objective: Objective },
    /// A leader to retreat with, or none.
    Retreat { role: Role },
    /// Where to.
    RetreatTo { role: Role, leader: Leader },
    /// How many units of a kind with `hurt` damage tokens go along.
    RetreatHow { role: Role, to: Site, kind: u8, hurt: u8, room: u8, moved: bool },
    /// An Imperial leader to eliminate.
    Avenge,
}

impl Frame {
    /// A movement to this place, from everywhere that the rule allows.
    pub const fn move_from(role: Role, to: Site, rule: u16, left: u8) -> Self {
        Self::MoveFrom { role, to, rule, used: Bits::EMPTY, base_used: false, base_left: false, left }
    }
}

/// The stages of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the stages in the order of the rulebook")]
pub enum Stage {
    #[default]
    DealActions,
    Immediate,
    ChooseBase,
    DealHands,
    RebelsAssign,
    EmpireAssigns,
    Command,
    CommandEnds,
    Objective,
    Retrieve,
    DrawMissions,
    Probes,
    DrawObjective,
    Time,
    Recruited,
    RebelsBuild,
    EmpireBuilds,
    RebelsDeploy,
    EmpireDeploys,
    RoundEnds,
}

/// The steps of a mission (REB-MISSION-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the steps in their order")]
pub enum MissionStep {
    #[default]
    Placed,
    Answers,
    Oppose,
    Opposed,
    BeforeRoll,
    Roll,
    Rings,
    Judge,
    Failed,
    Succeeded,
    Effect,
    AfterSuccess,
    AfterFalcon,
    AfterRescue,
    GoHome,
    Leave,
}

/// Moments at which hidden action cards may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Window {
    /// The opponent attempts a mission.
    #[default]
    Attempted,
    /// Before own dice are rolled in a mission.
    RollMission,
    /// Before own dice are rolled in a combat.
    RollCombat,
    /// Before dice are rolled for the Death Star.
    RollPlans,
    /// An own mission succeeded.
    Succeeded,
    /// A leader was rescued by a mission.
    Rescued,
    /// A leader is captured.
    Captured,
}

/// What a leader is picked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// No leader of the pool may be sent against him.
    #[default]
    Mislead,
    /// He is rescued.
    Rescue,
    /// He is captured.
    Capture,
    /// He is rescued by the Millennium Falcon.
    Falcon,
}

/// Which cards were drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawn {
    /// Objectives: kept in hand.
    #[default]
    Objectives,
    /// Objectives looked at: put back on top.
    ObjectivesTop,
    /// Projects: kept in hand.
    Projects,
}

/// What is looked for in a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Search {
    /// Any mission, to assign the leader to.
    #[default]
    Missions,
    /// Any project, to assign the leader to.
    Projects,
    /// A mission for Luke, into hand.
    ForLuke,
}

/// How damage of a card is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// As the player likes.
    #[default]
    Spread,
    /// All on one unit.
    One,
    /// 1 on each of several units.
    Each,
}

/// The steps of a combat (REB-COMBAT-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the steps in their order")]
pub enum Bout {
    #[default]
    Leaders,
    Cards,
    Draw,
    Round,
    Space,
    SpaceSecond,
    SpaceEnds,
    Plans,
    SpaceScored,
    Ground,
    GroundSecond,
    GroundEnds,
    GroundScored,
    Retreat,
    RetreatSecond,
    Transports,
    Next,
    Scored,
    Ends,
}

/// The steps of an attack (REB-COMBAT-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the steps in their order")]
pub enum Strike {
    #[default]
    Window,
    Roll,
    Rings,
    Influence,
    Assign,
    Block,
    Land,
}

const _: () = assert!(size_of::<Frame>() <= 12);
