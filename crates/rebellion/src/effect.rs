//! The effects of cards, as data.
//!
//! Except for systems, no card of this game refers twice to something that a player chose. So every operation asks for
//! the choices it needs, `Choose` remembers systems for the operations that follow, and no choice needs a name.

use serde::{Deserialize, Serialize};

use crate::leader::{Leader, Ring};
use crate::side::{Icon, Shape, Theater};
use crate::unit::Unit;

/// One step of a card's program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// The player chooses exactly one branch that can be carried out.
    OneOf(Vec<Vec<Effect>>),
    /// Carry out the steps only if the condition holds now.
    If(Cond, Vec<Effect>),
    /// Choose up to this many matching systems; the operations that follow refer to them.
    Choose(u8, Vec<Where>),
    /// Put a pictured leader from the pool into a matching system, or into the base space.
    Place(Vec<Where>),
    /// Carry out one operation.
    Do(Operation),
}

/// A condition of a program step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// The leader pictured on the mission is assigned to it (REB-MISSION-25).
    Portrait,
    /// There is a sabotage token here.
    Sabotaged,
    /// The target of the mission is Luke Skywalker.
    AgainstLuke,
    /// The base is hidden.
    BaseHidden,
}

/// A condition on a system. A selection lists several, and a system must meet all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Where {
    /// Any system.
    Any,
    /// With a loyalty space, and not destroyed.
    Populous,
    /// Without a loyalty space, and not destroyed.
    Remote,
    /// Imperial: loyal to the Empire or occupied.
    Imperial,
    /// Loyal to the Empire.
    ImperialLoyalty,
    /// Loyal to the Rebels.
    Rebel,
    /// Loyal to neither side.
    Neutral,
    /// With an occupation token.
    Occupied,
    /// With Imperial units.
    ImperialUnits,
    /// With Imperial ships.
    ImperialShips,
    /// Without Imperial units.
    NoImperialUnits,
    /// Without Rebel units.
    NoRebelUnits,
    /// Without Rebel ground units.
    NoRebelGround,
    /// With a unit of this kind.
    With(Unit),
    /// With a unit of one of these kinds.
    WithEither(Unit, Unit),
    /// With a unit of one of these kinds.
    WithAny(Unit, Unit, Unit),
    /// With this resource icon.
    Icon(Icon),
    /// Without a sabotage token.
    NotSabotaged,
    /// With a captured leader.
    Captive,
    /// With a Rebel leader who is not captured.
    FreeRebel,
    /// The Rebel Base space.
    BaseSpace,
    /// This system.
    Named(Named),
    /// In the region of the mission.
    SameRegion,
}

/// A system named by a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the systems say enough")]
pub enum Named {
    Bespin,
    Dagobah,
    Kashyyyk,
    MonCalamari,
}

impl Named {
    /// The name used in files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Bespin => "bespin",
            Self::Dagobah => "dagobah",
            Self::Kashyyyk => "kashyyyk",
            Self::MonCalamari => "mon-calamari",
        }
    }
}

/// Where an operation takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum At {
    /// In the system of the mission, the combat or the placed leader.
    Here,
    /// In the Rebel Base space, or in the base system once it is revealed.
    Base,
    /// In each system chosen.
    Chosen,
    /// In every system of the region.
    Region,
}

/// The side whose units are affected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// Units of either side.
    Any,
    /// Only the opponent's units.
    Enemy,
}

/// A number of probe cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Many {
    /// A fixed number.
    N(u8),
    /// One for every group of this many Rebel units at the Rebel base, at least 1.
    PerBaseUnits(u8),
}

/// Where an effect moves units from, and which movement rules it lifts (REB-MOVE-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Movement {
    /// The places that units can leave.
    pub from: From,
    /// Units need not be adjacent to the destination.
    pub anywhere: bool,
    /// Units move without transport.
    pub uncarried: bool,
    /// Leaders at the place of origin do not hold units there.
    pub past_leaders: bool,
    /// Only units of this theater.
    pub theater: Option<Theater>,
    /// The maximum number of units; 0 for any number.
    pub most: u8,
    /// Only these kinds, with a maximum for each.
    pub limits: Option<Limits>,
}

/// The places that units can leave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum From {
    /// Adjacent places, as in an activation.
    #[default]
    Neighbors,
    /// The base space.
    BaseSpace,
    /// One system.
    OneSystem,
    /// Any systems.
    Systems,
}

/// The kinds of units that may move, with the maximum of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limits {
    /// Two Stormtroopers, an AT-ST and an AT-AT.
    Conquest,
    /// Four TIE Fighters.
    Ties,
}

/// The leader who receives a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bearer {
    /// Any leader of the player's side.
    Any,
    /// A leader pictured on the card.
    Shown,
    /// A leader assigned to the mission.
    Assigned,
    /// The target of the mission.
    Target,
}

/// One operation of a card program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Operation {
    /// Gain loyalty.
    Loyalty(At, u8),
    /// The opponent loses loyalty.
    Unrest(At),
    /// Place a sabotage token.
    Sabotage,
    /// Remove the sabotage token.
    Repair,
    /// Gain units from the supply.
    Gain(Unit, u8, At),
    /// Gain this many units built by icons of this shape, ships or ground units.
    GainByShape(Shape, u8),
    /// Put a unit into this box of the build queue.
    Queue(Unit, u8),
    /// Put units into the build queue for all icons of this system.
    QueueIcons,
    /// Advance this many units from boxes 3 and 2 of the queue by one box.
    Advance(u8),
    /// Deploy a unit from boxes 1 and 2 of the queue here.
    DeployQueued,
    /// For each icon of this system, destroy a unit in the opponent's queue that the icon builds.
    DestroyQueuedByIcons,
    /// Destroy units in the opponent's queue with at most this much health in total.
    DestroyQueued(u8),
    /// Destroy units here with at most this much health in total.
    Destroy(Whose, Option<Theater>, u8),
    /// Destroy a Rebel structure here.
    DestroyStructure,
    /// If there is a Death Star here, finished or not, destroy a Rebel ship.
    DestroyShip,
    /// Destroy this system.
    DestroySystem,
    /// Move units here.
    Move(Movement),
    /// The opponent moves all ground units from here to one Imperial system.
    Expel,
    /// Fight a combat here when the mission is over.
    Battle,
    /// As `Battle`, if the opponent has units here in this theater, or in any theater if none is given.
    BattleIf(Option<Theater>),
    /// Draw this many objectives, keep some of them, and put the others under the deck.
    DrawObjectives(u8, u8),
    /// Look at this many objectives, put some of them back on top and the others under the deck.
    LookAtObjectives(u8, u8),
    /// Draw probe cards.
    DrawProbes(Many),
    /// Draw this many projects, keep some of them, and put the others under the deck.
    DrawProjects(u8, u8),
    /// Search the mission deck, assign the leader to one of its cards, and shuffle the deck.
    AssignFromMissions,
    /// As `AssignFromMissions`, with the project deck.
    AssignFromProjects,
    /// Search the mission deck for one of the missions Luke needs, take it, and shuffle the deck.
    SearchForLuke,
    /// The opponent reveals the objectives in hand.
    ShowObjectives,
    /// Put one of the opponent's objectives under the objective deck.
    BuryObjective,
    /// The Rebels look at this many probe cards and give the Empire those whose systems have Imperial units.
    Intercept(u8),
    /// This many random probe cards held by the Empire go back to the deck, at the top or bottom as the Rebels choose.
    FalseLead(u8),
    /// The Rebels must tell whether the base is here.
    AskHere,
    /// The Rebels must tell whether the base is in this region.
    AskRegion,
    /// The Rebels must name this many systems that include the base.
    NameSystems(u8),
    /// Capture the target of the mission.
    Capture,
    /// Capture one of the leaders assigned to the mission that rescued a captive.
    CaptureRescuer,
    /// The captive and the assigned leaders go to the nearest system with Imperial units.
    TakeAway,
    /// Rescue a captured leader here; if true, the assigned leaders stay.
    Rescue(bool),
    /// Rescue the target of the mission; the Rebels place him in the region of the base.
    Beacon,
    /// The target of the mission becomes an Imperial leader.
    Turn,
    /// The target of the mission is not retrieved in the next Refresh phase.
    Detain,
    /// Attach a ring.
    Attach(Ring, Bearer),
    /// Luke Skywalker becomes a Jedi.
    BecomeJedi,
    /// Choose a leader. The opponent may not send leaders from the pool against that leader's missions this round.
    Mislead,
    /// Assign the leader to a starting mission.
    Reassign,
    /// The pictured leader adds 2 successes to a mission later this round.
    Inspire,
    /// The Rebels lose reputation.
    LoseReputation(u8),
    /// The Rebels gain reputation.
    GainReputation(u8),
    /// The captured leader is eliminated instead.
    Eliminate,
    /// At the end of the Command phase, bring units to the base or set up a new one.
    Mobilize,
    /// Recruit this leader and place the leader here.
    Recruit(Leader),
    /// The assigned leaders do not hold their side's units in place this round.
    LetPass,
    /// No Rebel attempts and no Rebel action cards here until the Command phase ends.
    Guard,
    /// A pictured leader from the pool joins this combat until its end and cannot retreat.
    Join,
    /// A pictured leader who is elsewhere moves to the system of the mission.
    Slip,
    /// The opponent may not send leaders from the pool against this mission.
    Unopposed,
    /// The mission fails.
    Fail,
    /// In the first round, the opponent rolls this many fewer red and black dice.
    FewerDice(u8, u8),
    /// The opponent's tactic cards are open in this combat.
    OpenTactics,
    /// The opponent cannot retreat from this combat.
    NoEscape,
    /// The opponent plays no space tactic cards in the first round.
    NoSpaceTactics,
    /// All units here have 1 less health in this combat, but at least 1.
    Frail,
    /// In each space battle of this combat, up to this many of the player's black hits count as red hits.
    RedHits(u8),
    /// Set up to this many dice instead of rolling them.
    SetDice(u8),
    /// Draw tactic cards of one theater.
    DrawTactics(Theater, u8),
    /// Draw tactic cards, each from either deck.
    DrawAnyTactics(u8),
    /// Deal damage, divided among units as the player chooses.
    Damage(u8),
    /// Deal this much damage to one unit.
    DamageOne(u8),
    /// Deal 1 damage to each of up to this many units.
    DamageEach(u8),
    /// Deal damage equal to the red dice of one of the player's ships here.
    Bombard,
    /// Reroll up to this many dice.
    Reroll(u8),
    /// Cancel this much damage; if true, discard another tactic card of the theater to pay for it.
    Block(u8, bool),
    /// The opponent cannot block in this theater step.
    Unblockable,
    /// The opponent cannot retreat this round.
    Hold,
    /// The player's units retreat this round without transport.
    EscapePlan,
}
