//! Missions, action cards, objectives and tactic cards as defined in the data files.

use serde::{Deserialize, Serialize};

use crate::effect::{Effect, Operation, Where};
use crate::leader::Leader;
use crate::side::{Side, Skill, Theater};

/// A mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionDef {
    /// The name used in files.
    pub id: String,
    /// The side whose card it is.
    pub side: Side,
    /// The source of the card.
    #[serde(default)]
    pub kind: MissionKind,
    /// The number of copies.
    #[serde(default = "one")]
    pub copies: u8,
    /// The skill that the assigned leaders need.
    pub skill: Skill,
    /// The number of icons of that skill they need.
    pub needs: u8,
    /// Whether the mission can be opposed.
    pub mode: Mode,
    /// The kind of target.
    #[serde(default)]
    pub target: Target,
    /// The conditions on the system where it is made.
    #[serde(default)]
    pub at: Vec<Where>,
    /// The pictured leader.
    #[serde(default)]
    pub portrait: Option<Leader>,
    /// Whether all skill icons count (REB-MISSION-26).
    #[serde(default)]
    pub all_skills: bool,
    /// The number of extra dice if the player has units there.
    #[serde(default)]
    pub dice_with_units: u8,
    /// The effect of the card.
    pub does: Vec<Effect>,
}

const fn one() -> u8 {
    1
}

/// The source of a mission card.
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
    /// The opponent can oppose it.
    Attempt,
    /// The opponent cannot oppose it.
    Resolve,
}

/// The target of a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A system.
    #[default]
    System,
    /// The Rebel Base space.
    BaseSpace,
    /// A Rebel leader who is not captured.
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
    /// The name used in files.
    pub id: String,
    /// The side whose card it is.
    pub side: Side,
    /// The card has a recruit symbol.
    #[serde(default)]
    pub recruits: bool,
    /// The leaders pictured on the card.
    #[serde(default)]
    pub leaders: Vec<Leader>,
    /// When the card can be used.
    pub timing: Timing,
    /// The effect of the card.
    pub does: Vec<Effect>,
}

/// When an action card can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Timing {
    /// In place of assigning a leader (REB-ACTION-05).
    Assignment,
    /// At the start of a combat (REB-ACTION-06).
    Combat,
    /// As soon as it is gained (REB-ACTION-07).
    Immediate,
    /// Right before a mission of a pictured leader is revealed.
    Reveal,
    /// When the opponent attempts a mission, before dice are rolled; a pictured leader is elsewhere on the map.
    Attempted,
    /// When the opponent attempts a mission of this skill in the system of a pictured leader, before dice are rolled.
    AttemptedWith(Skill),
    /// Before the player's dice are rolled in a mission or combat.
    Rolling,
    /// After one of the player's missions succeeded.
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
    /// The name used in files.
    pub id: String,
    /// The stage, 1 to 3.
    pub stage: u8,
    /// The reputation it scores.
    pub scores: Score,
    /// When it can be played, and the condition it requires.
    pub when: Goal,
    /// The card returns to the hand after it scored.
    #[serde(default)]
    pub returns: bool,
}

/// The reputation an objective scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Score {
    /// A fixed amount.
    N(u8),
    /// 1 for each destroyed system.
    PerDestroyedSystem,
}

/// The condition of an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// Combat: the Rebels began it and destroyed enemy units in a theater with at least this much health in total.
    Destroyed(Theater, u8),
    /// Combat: the Rebels began it, and a Star Destroyer or Super Star Destroyer was destroyed.
    DestroyedStarDestroyer,
    /// Combat: roll for the Death Star.
    Plans,
    /// Combat: the ground theater was won in a system that was occupied.
    Liberation,
    /// Combat: a theater was won in the system of Darth Vader or the Emperor.
    Jedi,
    /// Refresh: at least this many Imperial systems have a sabotage token or Rebel units.
    SupplyLines(u8),
    /// Refresh: at least this many Rebel systems have Rebel units.
    Defended(u8),
    /// Refresh: all populous systems of a region are loyal to the Rebels.
    Region,
    /// Refresh: Coruscant has Rebel units and no Imperial units.
    Coruscant,
    /// Refresh: no leader is captured.
    NoCaptives,
    /// Refresh: at least this many systems are loyal to the Rebels.
    Loyal(u8),
    /// Refresh: at least this many systems have Rebel units.
    Outposts(u8),
    /// Refresh: a system was destroyed.
    Sympathy,
}

impl Goal {
    /// Whether it is played during a combat (REB-OBJ-06) instead of at the start of the Refresh phase.
    pub const fn in_combat(self) -> bool {
        matches!(self, Self::Destroyed(..) | Self::DestroyedStarDestroyer | Self::Plans | Self::Liberation | Self::Jedi)
    }
}

/// A tactic card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticDef {
    /// The name used in files.
    pub id: String,
    /// The deck it belongs to.
    pub theater: Theater,
    /// The number of copies.
    #[serde(default = "one")]
    pub copies: u8,
    /// Whether it costs a die that shows the special symbol.
    #[serde(default)]
    pub special: bool,
    /// The effect of the card.
    pub does: Operation,
}
