//! What cards of the game do, as data.
//!
//! No card of this game speaks twice of a thing it has let somebody choose, but for systems. So deeds ask for what they
//! need themselves, `Choose` notes systems for the deeds that follow, and nothing needs a name.

use serde::{Deserialize, Serialize};

use crate::leader::{Leader, Ring};
use crate::side::{Icon, Shape, Theater};
use crate::unit::Unit;

/// One step of a card's program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// The player chooses exactly one that can be done.
    OneOf(Vec<Vec<Effect>>),
    /// Only if the condition holds at this moment.
    If(Cond, Vec<Effect>),
    /// Choose so many systems that fit; the deeds that follow speak of them.
    Choose(u8, Vec<Where>),
    /// Put a pictured leader from the pool into such a system, or into the base space.
    Place(Vec<Where>),
    /// Do it.
    Do(Deed),
}

/// A condition, looked at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// The leader pictured on the mission is assigned to it (REB-MISSION-25).
    Portrait,
    /// There is a sabotage token here.
    Sabotaged,
    /// The leader the mission is made against is Luke Skywalker.
    AgainstLuke,
    /// The base is hidden.
    BaseHidden,
}

/// What a system must be, all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Where {
    /// Any system.
    Any,
    /// With a loyalty space, and not destroyed.
    Populous,
    /// Without one, and not destroyed.
    Remote,
    /// Imperial: loyal to the Empire or occupied.
    Imperial,
    /// Loyal to the Empire.
    ImperialLoyalty,
    /// Loyal to the Rebels.
    Rebel,
    /// Loyal to nobody.
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
    /// With such a unit.
    With(Unit),
    /// With one of these.
    WithEither(Unit, Unit),
    /// With one of these.
    WithAny(Unit, Unit, Unit),
    /// With this resource icon.
    Icon(Icon),
    /// Without a sabotage token.
    NotSabotaged,
    /// With a captured leader.
    Captive,
    /// With a Rebel leader who is free.
    FreeRebel,
    /// The Rebel Base space.
    BaseSpace,
    /// The system with this slug's number: `Named("dagobah")` in files.
    Named(Named),
    /// In the region of the mission.
    SameRegion,
}

/// A system named by a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "systems")]
pub enum Named {
    Bespin,
    Dagobah,
    Kashyyyk,
    MonCalamari,
}

impl Named {
    /// Its slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Bespin => "bespin",
            Self::Dagobah => "dagobah",
            Self::Kashyyyk => "kashyyyk",
            Self::MonCalamari => "mon-calamari",
        }
    }
}

/// Where a deed takes effect.
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

/// Whose units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// Anybody's.
    Any,
    /// The opponent's.
    Enemy,
}

/// How many probe cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Many {
    /// So many.
    N(u8),
    /// One for each so many Rebel units at the Rebel base, at least 1.
    PerBaseUnits(u8),
}

/// From where units are moved by an effect, and which rules of movement are lifted (REB-MOVE-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Movement {
    /// Out of which places.
    pub from: From,
    /// Adjacency does not matter.
    pub anywhere: bool,
    /// Nobody needs a carrier.
    pub uncarried: bool,
    /// Leaders in the base space hold nobody there.
    pub past_leaders: bool,
    /// Only units of this theater.
    pub theater: Option<Theater>,
    /// At most so many units in all; 0 for any number.
    pub most: u8,
    /// Only these kinds, at most so many of each.
    pub limits: Option<Limits>,
}

/// Out of which places units move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum From {
    /// Any neighbors, as in an activation.
    #[default]
    Neighbors,
    /// The base space.
    BaseSpace,
    /// One system.
    OneSystem,
    /// Any systems.
    Systems,
}

/// Kinds of units that may go, with their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limits {
    /// Two Stormtroopers, an AT-ST and an AT-AT.
    Conquest,
    /// Four TIE Fighters.
    Ties,
}

/// Who gets a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bearer {
    /// Any own leader.
    Any,
    /// A leader shown on the card.
    Shown,
    /// A leader assigned to the mission.
    Assigned,
    /// The leader the mission is made against.
    Target,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Gain so much loyalty.
    Loyalty(At, u8),
    /// The opponent loses loyalty.
    Unrest(At),
    /// Place a sabotage token.
    Sabotage,
    /// Remove the sabotage token.
    Repair,
    /// Gain units from the supply.
    Gain(Unit, u8, At),
    /// Gain so many units of this icon's shape, ships or ground units.
    GainByShape(Shape, u8),
    /// Put a unit into this box of the build queue.
    Queue(Unit, u8),
    /// Put units into the build queue by all icons of this system.
    QueueIcons,
    /// So many units in boxes 3 and 2 of the queue advance by one box.
    Advance(u8),
    /// Deploy a unit from boxes 1 and 2 of the queue here.
    DeployQueued,
    /// For each icon of this system destroy a unit in the opponent's queue that it builds.
    DestroyQueuedByIcons,
    /// Destroy units in the opponent's queue with so much health in all.
    DestroyQueued(u8),
    /// Destroy units here with so much health in all.
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
    /// A combat is fought here when the mission is over.
    Battle,
    /// The same, if the opponent has units in this theater here; in any, without one.
    BattleIf(Option<Theater>),
    /// Draw objectives, keep so many, and put the others under the deck.
    DrawObjectives(u8, u8),
    /// Look at so many objectives, put so many back on top and the others under the deck.
    LookAtObjectives(u8, u8),
    /// Draw probe cards.
    DrawProbes(Many),
    /// Draw projects, keep so many, and put the others under the deck.
    DrawProjects(u8, u8),
    /// Look through the mission deck, assign the leader to a card of it, shuffle the deck.
    AssignFromMissions,
    /// The same with the project deck.
    AssignFromProjects,
    /// Look through the mission deck for one of the missions Luke needs, take it, shuffle the deck.
    SearchForLuke,
    /// The opponent shows the objectives in hand.
    ShowObjectives,
    /// Put one of these under the objective deck.
    BuryObjective,
    /// The Rebels hand over those of so many probe cards whose systems hold Imperial units.
    Intercept(u8),
    /// So many random probe cards of the Empire go back to the deck, where the Rebels wish.
    FalseLead(u8),
    /// The Rebels must say whether the base is here.
    AskHere,
    /// The Rebels must say whether the base is in this region.
    AskRegion,
    /// The Rebels must name so many systems, the base among them.
    NameSystems(u8),
    /// Capture the leader the mission is made against.
    Capture,
    /// Capture one of the leaders assigned to the mission that rescued somebody.
    CaptureRescuer,
    /// The captive and the assigned leaders go to the nearest system with Imperial units.
    TakeAway,
    /// Rescue a captured leader here; if true, the assigned leaders stay.
    Rescue(bool),
    /// Rescue the leader the mission is made against; the Rebels place him in the region of the base.
    Beacon,
    /// The leader the mission is made against becomes Imperial.
    Turn,
    /// The leader the mission is made against is not retrieved in the next Refresh phase.
    Detain,
    /// Attach a ring.
    Attach(Ring, Bearer),
    /// Luke Skywalker becomes a Jedi.
    BecomeJedi,
    /// No leader of the pool may be sent against a leader of choice this round.
    Mislead,
    /// The assigned leader goes onto a starting mission.
    Reassign,
    /// The leader pictured adds 2 successes to a mission later this round.
    Inspire,
    /// The Rebels lose reputation.
    LoseReputation(u8),
    /// The Rebels gain reputation.
    GainReputation(u8),
    /// The captured leader is eliminated instead.
    Eliminate,
    /// At the end of the Command phase, bring units to the base or set up a new one.
    Mobilize,
    /// Recruit this leader and place him here.
    Recruit(Leader),
    /// The leader may not keep own units here this round.
    LetPass,
    /// No Rebel attempts and no Rebel action cards here until the Command phase ends.
    Guard,
    /// A pictured leader of the pool joins this combat until its end, and cannot retreat.
    Join,
    /// A pictured leader elsewhere goes to the system of the mission.
    Slip,
    /// The opponent may send no leader of the pool against this mission.
    Unopposed,
    /// The mission fails.
    Fail,
    /// In the first round, so many red and black dice fewer for the opponent.
    FewerDice(u8, u8),
    /// The opponent's tactic cards lie open in this combat.
    OpenTactics,
    /// The opponent cannot retreat from this combat.
    NoEscape,
    /// The opponent plays no space tactic cards in the first round.
    NoSpaceTactics,
    /// All units here have 1 health less in this combat, but at least 1.
    Frail,
    /// In each space battle of this combat, up to so many own black hits count as red ones.
    RedHits(u8),
    /// Up to so many dice are set instead of rolled.
    SetDice(u8),
    /// Draw so many tactic cards of one theater.
    DrawTactics(Theater, u8),
    /// Draw so many tactic cards, each from the deck of choice.
    DrawAnyTactics(u8),
    /// Deal so much damage, spread as the player likes.
    Damage(u8),
    /// Deal so much damage to one unit.
    DamageOne(u8),
    /// Deal 1 damage to each of up to so many units.
    DamageEach(u8),
    /// Deal damage equal to the red dice of an own ship here.
    Bombard,
    /// Roll up to so many dice again.
    Reroll(u8),
    /// Cancel so much damage; if true, another tactic card of the theater is discarded for it.
    Block(u8, bool),
    /// The opponent cannot block in this theater step.
    Unblockable,
    /// The opponent cannot retreat this round.
    Hold,
    /// Own units retreat this round without carriers.
    EscapePlan,
}
