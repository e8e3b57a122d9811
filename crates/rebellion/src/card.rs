//! Missions, action cards, objectives and tactic cards as their files say them.

use serde::{Deserialize, Serialize};

use crate::effect::{Deed, Effect, Where};
use crate::leader::Leader;
use crate::side::{Side, Skill, Theater};

/// A mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionDef {
    /// Slug.
    pub id: String,
    /// Whose.
    pub side: Side,
    /// Where it comes from.
    #[serde(default)]
    pub kind: MissionKind,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// The skill it asks for.
    pub skill: Skill,
    /// How many icons of it.
    pub needs: u8,
    /// Attempt or resolve.
    pub mode: Mode,
    /// What it is made against.
    #[serde(default)]
    pub target: Target,
    /// Where it can be made.
    #[serde(default)]
    pub at: Vec<Where>,
    /// The leader pictured.
    #[serde(default)]
    pub portrait: Option<Leader>,
    /// All skill icons count (REB-MISSION-26).
    #[serde(default)]
    pub all_skills: bool,
    /// So many more dice with own units there.
    #[serde(default)]
    pub dice_with_units: u8,
    /// What it does.
    pub does: Vec<Effect>,
}

const fn one() -> u8 {
    1
}

/// Where a mission comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MissionKind {
    /// The mission deck.
    #[default]
    Regular,
    /// Always in hand.
    Starting,
    /// The project deck.
    Project,
}

/// Whether a mission can be opposed (REB-MISSION-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// It can.
    Attempt,
    /// It cannot.
    Resolve,
}

/// What a mission is made against or in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A system.
    #[default]
    System,
    /// The Rebel Base space.
    BaseSpace,
    /// A Rebel leader who is free.
    Leader,
    /// A captured leader.
    Captive,
    /// Nothing: no leader is placed.
    Nothing,
}

/// An action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionDef {
    /// Slug.
    pub id: String,
    /// Whose.
    pub side: Side,
    /// With a recruit symbol.
    #[serde(default)]
    pub recruits: bool,
    /// Leaders shown.
    #[serde(default)]
    pub leaders: Vec<Leader>,
    /// When it is used.
    pub timing: Timing,
    /// What it does.
    pub does: Vec<Effect>,
}

/// When an action card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Timing {
    /// In place of assigning a leader (REB-ACTION-05).
    Assignment,
    /// At the start of a combat (REB-ACTION-06).
    Combat,
    /// The moment it is gained (REB-ACTION-07).
    Immediate,
    /// Right before a mission of a pictured leader is revealed.
    Reveal,
    /// When the opponent attempts a mission, before dice are rolled; a pictured leader is elsewhere on the map.
    Attempted,
    /// The same, of this skill, with a pictured leader there.
    AttemptedWith(Skill),
    /// Before own dice are rolled in a mission or combat.
    Rolling,
    /// After an own mission succeeded.
    Succeeded,
    /// After a leader was rescued by a mission.
    Rescued,
    /// When the pictured leader is captured.
    Captured,
}

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveDef {
    /// Slug.
    pub id: String,
    /// Its stage, 1 to 3.
    pub stage: u8,
    /// Reputation it scores.
    pub scores: Score,
    /// When it can be played, and what for.
    pub when: Goal,
    /// It goes back to hand.
    #[serde(default)]
    pub returns: bool,
}

/// What an objective scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Score {
    /// So much.
    N(u8),
    /// 1 for each destroyed system.
    PerDestroyedSystem,
}

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// Combat: in one the Rebels began, enemy units of a theater with so much health were destroyed.
    Destroyed(Theater, u8),
    /// Combat: in one the Rebels began, a Star Destroyer or Super Star Destroyer was destroyed.
    DestroyedStarDestroyer,
    /// Combat: roll for the Death Star.
    Plans,
    /// Combat: the ground theater was won in a system that was occupied.
    Liberation,
    /// Combat: a theater was won in the system of Darth Vader or the Emperor.
    Jedi,
    /// Refresh: so many Imperial systems with a sabotage token or Rebel units.
    SupplyLines(u8),
    /// Refresh: so many Rebel systems with Rebel units.
    Defended(u8),
    /// Refresh: all populous systems of a region are loyal.
    Region,
    /// Refresh: Rebel units and no Imperial ones at Coruscant.
    Coruscant,
    /// Refresh: no captured leader.
    NoCaptives,
    /// Refresh: so many systems with Rebel loyalty.
    Loyal(u8),
    /// Refresh: so many systems with Rebel units.
    Outposts(u8),
    /// Refresh: a system was destroyed.
    Sympathy,
}

impl Goal {
    /// It is played during a combat (REB-OBJ-06), not at the start of the Refresh phase.
    pub const fn in_combat(self) -> bool {
        matches!(self, Self::Destroyed(..) | Self::DestroyedStarDestroyer | Self::Plans | Self::Liberation | Self::Jedi)
    }
}

/// A tactic card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticDef {
    /// Slug.
    pub id: String,
    /// Its deck.
    pub theater: Theater,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// Costs a die showing special.
    #[serde(default)]
    pub special: bool,
    /// What it does.
    pub does: Deed,
}
