//! Stack frames. Everything that is pending in a match is on the stack of frames and nowhere else.

use serde::{Deserialize, Serialize};
use table::SeatSet;

use crate::bits::Bits;
use crate::db::Objective;
use crate::effect::{Bearer, Whose};
use crate::leader::{Leader, Ring};
use crate::map::Site;
use crate::side::{Role, Side, Theater};
use crate::unit::Unit;

/// One pending decision or step.
#[expect(missing_docs, reason = "the names of the fields say enough")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// An unused slot beyond the end of the stack.
    #[default]
    Empty,
    /// The match continues with this stage of the round.
    Stage(Stage),

    // Setup.
    /// The Empire places its starting units by a prepared layout or one by one.
    Layout,
    /// Choose how many starting units of a kind go to this place. The others go to later places.
    Muster { unit: Unit, site: Site, left: u8 },
    /// The Rebels choose a system for some of their starting units.
    Landing,
    /// The Rebels choose the base.
    HideBase,

    // Assignment and command.
    /// A side assigns the leaders of its pool in any order. The leaders in `stayed` stay in the pool.
    Assign { side: Side, stayed: Bits },
    /// The general may forbid the assignment of the admiral's leader.
    Veto { leader: Leader },
    /// A command turn.
    Command { role: Role },
    /// Choose the leader who activates this place.
    ActivateWith { role: Role, site: Site },
    /// An activation continues: reveal, combat, occupation.
    Activated { step: u8, site: Site, side: Side },
    /// Choose a place to move units from, in any order, each at most once: `used` and `base_used` note the places
    /// chosen so far. `base_left` tells that a unit has left the base space. `rule` selects the movement rules that are
    /// lifted.
    MoveFrom { role: Role, to: Site, rule: u16, used: Bits, base_used: bool, base_left: bool, left: u8 },
    /// Choose how many units of this kind move.
    MoveHow { role: Role, to: Site, from: Site, rule: u16, kind: u8, room: u8, left: u8 },
    /// Decide whether to take this captive along.
    MoveCaptive { role: Role, to: Site, from: Site, leader: Leader },

    // Missions.
    /// Choose the system or leader of the mission.
    Aim { role: Role },
    /// The mission continues.
    Mission(MissionStep),
    /// A player may use a hidden action card.
    Window { window: Window, role: Role },
    /// A leader from the pool may be sent against the mission.
    Oppose { role: Role },
    /// Set dice instead of rolling them.
    SetDie { role: Role, left: u8 },
    /// A ring may be used.
    UseRing { ring: Ring },
    /// Choose a face: Yoda rerolls a Rebel die, R2-D2 turns an Imperial die to its blank side.
    PickFace { ring: Ring },

    // Programs of cards.
    /// A card program continues at `pc`. `of` is 0 for the mission and 1 for the action card.
    Run { pc: u16, of: u8 },
    /// Choose one of several branches of the program below. `pc` is the first of their jumps.
    Branch { role: Role, pc: u16, n: u8 },
    /// Choose one more system for the program below.
    PickSystem { role: Role, selection: u8, left: u8, of: u8 },
    /// Choose a place for a pictured leader from the pool.
    PlaceAt { role: Role, selection: u8 },
    /// Choose a leader for this purpose.
    PickLeader { role: Role, purpose: Purpose, of: u8 },
    /// Choose a unit to destroy whose health is at most `left`.
    Destroy { role: Role, site: Site, whose: Whose, theater: Option<Theater>, left: u8 },
    /// Choose a Rebel structure or ship to destroy.
    DestroyOne { role: Role, site: Site, structure: bool },
    /// Choose a unit in a build queue to destroy whose health is at most `left`.
    DestroyQueued { role: Role, left: u8 },
    /// Choose a unit in a build queue to destroy that this icon of the system builds.
    DestroyBuilt { role: Role, site: Site, icon: u8 },
    /// Choose a unit in the build queue to advance.
    Advance { role: Role },
    /// Choose a unit in the build queue to deploy.
    DeployQueued { role: Role, site: Site },
    /// Choose the kind of unit that an icon of this place builds.
    Build { role: Role, site: Site, icon: u8, choose: bool },
    /// Choose a kind of unit to gain that icons of this shape build.
    GainShape { role: Role, site: Site, shape: u8, left: u8 },
    /// The player may destroy units of its side, so that the supply has more units of this kind.
    Free { role: Role, unit: Unit, site: Site, n: u8 },
    /// Choose a drawn card to keep or to put back on top. The others go under the deck.
    Keep { role: Role, what: Drawn, left: u8 },
    /// Choose a card in the searched deck.
    Search { role: Role, what: Search },
    /// Choose a starting mission to assign the leader to.
    Reassign { role: Role },
    /// Choose an objective of the Rebels to put under the deck.
    Bury { role: Role },
    /// Choose a probe card to put on top of or under the deck.
    FalseLead { role: Role },
    /// Name one more system.
    NameSystem { role: Role, left: u8 },
    /// Choose a system for the rescued leader.
    Beacon { role: Role, leader: Leader },
    /// Choose an Imperial system for units that must leave.
    Expel { role: Role, from: Site },
    /// Choose among the nearest systems to go to.
    TakeAway { role: Role },
    /// Decide whether a leader assigned to the rescue goes along or stays.
    GoAlong { role: Role, leader: Leader },
    /// Choose a leader for this ring.
    Wear { role: Role, ring: Ring, bearer: Bearer, of: u8 },
    /// Choose excess ground units of a destroyed system to destroy.
    Excess { role: Role, site: Site },

    // The end of the Command phase, and the Refresh phase.
    /// Choose which of the missions that wait for the end of the Command phase comes first.
    MobilizeOrder,
    /// Choose what Rapid Mobilization does at the end of the Command phase.
    Mobilize { role: Role, leaders: u8 },
    /// Choose the new base.
    NewBase { role: Role, drawn: u8 },
    /// Choose an objective to play, in a combat or at the start of the Refresh phase.
    Objective { in_combat: bool },
    /// Choose a mission to discard.
    DiscardMission { side: Side },
    /// Both sides choose a card to keep and a leader to recruit at the same time. `left` holds the seats still to
    /// choose.
    Recruit { left: SeatSet },
    /// Choose whether to build everything at once or icon by icon.
    BuildPlan { side: Side },
    /// A side continues building with this icon of this place.
    Building { side: Side, site: u8, icon: u8, choose: bool },
    /// Deploy units that leave the queue, kind by kind.
    Deploy { side: Side, kind: u8 },

    // Combat.
    /// The combat continues.
    Combat(Bout),
    /// A leader from the pool may be added.
    AddLeader { role: Role },
    /// Start of combat cards may be used.
    CombatCard { role: Role },
    /// An attack continues.
    Attack { side: Side, theater: Theater, step: Strike },
    /// Draw or play tactic cards after the roll.
    Influence { side: Side, theater: Theater },
    /// Choose dice to reroll, up to `left` more. `kept` packs the dice chosen so far by color.
    Reroll { side: Side, theater: Theater, left: u8, kept: u8 },
    /// Choose a tactic deck to draw from.
    DrawFrom { side: Side, theater: Theater, left: u8 },
    /// Assign the damage of a card.
    Deal { side: Side, theater: Theater, left: u8, way: Way },
    /// Choose a ship whose red dice bombard.
    Bombard { side: Side },
    /// Assign the damage of a die.
    AssignDie { side: Side, theater: Theater },
    /// Play tactic cards to block.
    Block { side: Side, theater: Theater },
    /// Choose damage to cancel.
    Cancel { side: Side, theater: Theater, left: u8 },
    /// Choose another tactic card to discard for a block.
    PayBlock { side: Side, theater: Theater, n: u8 },
    /// The Rebels may play a Death Star Plans objective.
    Plans,
    /// The roll for the Death Star continues.
    TryPlans { objective: Objective, step: u8 },
    /// Choose whether the plans destroy the Death Star or the unfinished one.
    Station { objective: Objective },
    /// Choose a leader to retreat with, or do not retreat.
    Retreat { role: Role },
    /// Choose the system to retreat to.
    RetreatTo { role: Role, leader: Leader },
    /// Choose how many units of a kind with `hurt` damage tokens retreat.
    RetreatHow { role: Role, to: Site, kind: u8, hurt: u8, room: u8, moved: bool },
    /// Choose an Imperial leader to eliminate.
    Avenge,
}

impl Frame {
    /// Starts a movement to this place from all places that the rule allows.
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

/// A moment at which hidden action cards may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Window {
    /// The opponent attempts a mission.
    #[default]
    Attempted,
    /// Before the holder's dice are rolled in a mission.
    RollMission,
    /// Before the holder's dice are rolled in a combat.
    RollCombat,
    /// Before dice are rolled for the Death Star.
    RollPlans,
    /// A mission of the holder's side succeeded.
    Succeeded,
    /// A leader was rescued by a mission.
    Rescued,
    /// A leader is captured.
    Captured,
}

/// The purpose of choosing a leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// No leader from the pool may be sent against the leader's missions.
    #[default]
    Mislead,
    /// The leader is rescued.
    Rescue,
    /// The leader is captured.
    Capture,
    /// The leader is rescued by the Millennium Falcon.
    Falcon,
}

/// The kind of cards that were drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawn {
    /// Objectives, to keep in hand.
    #[default]
    Objectives,
    /// Objectives, to put back on top of the deck.
    ObjectivesTop,
    /// Projects, to keep in hand.
    Projects,
}

/// The kind of card to search a deck for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Search {
    /// Any mission, to assign the leader to.
    #[default]
    Missions,
    /// Any project, to assign the leader to.
    Projects,
    /// A mission for Luke, to take into hand.
    ForLuke,
}

/// How the damage of a card is assigned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// Divided as the player chooses.
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
