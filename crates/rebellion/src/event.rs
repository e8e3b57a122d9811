//! Events, for logs and animation.

use table::{Seat, SeatSet};

use crate::db::{Action, Mission, Objective, Tactic};
use crate::leader::{Leader, Ring};
use crate::map::Site;
use crate::side::{Color, Face, Side, Theater};
use crate::unit::Unit;

/// Something that happened. Fields that not every viewer may know are an `Option`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say enough")]
pub enum Event {
    /// A system became loyal or occupied during setup.
    Settled { site: Site, side: Side, occupied: bool },
    /// Starting units were placed.
    Mustered { unit: Unit, n: u8, site: Site },
    /// The base was chosen.
    BaseHidden { site: Option<Site> },
    /// A round begins.
    Round { n: u8 },
    /// A leader was assigned to a mission.
    Assigned { leader: Leader, mission: Option<Mission> },
    /// A leader joined another's mission.
    Joined { leader: Leader, other: Leader },
    /// The general forbade the assignment of this leader.
    Forbidden { leader: Leader },
    /// A place was activated.
    Activated { leader: Leader, site: Site },
    /// A role passed.
    Passed { seat: Seat },
    /// Units moved.
    Moved { unit: Unit, n: u8, from: Site, to: Site },
    /// A leader was moved or placed.
    Placed { leader: Leader, site: Site },
    /// A leader went back to the pool.
    Retrieved { leader: Leader },
    /// A mission was revealed.
    Revealed { mission: Mission, site: Site },
    /// The revealed mission targets this leader.
    Against { leader: Leader },
    /// A leader was sent against the mission.
    Opposed { leader: Leader },
    /// A die was rolled. The color is given where it matters.
    Die { side: Side, color: Option<Color>, face: Face },
    /// A die was set to a face.
    DieSet { side: Side, color: Option<Color>, face: Face },
    /// The mission succeeded.
    Succeeded { mission: Mission },
    /// The mission failed.
    Failed { mission: Mission },
    /// An action card was used.
    Used { side: Side, action: Action },
    /// A ring was used.
    RingUsed { ring: Ring, leader: Leader },
    /// A ring was attached.
    Attached { ring: Ring, leader: Leader },
    /// Loyalty was gained.
    Loyal { site: Site, side: Side },
    /// Loyalty was lost.
    Neutral { site: Site, side: Side },
    /// A system was occupied.
    Occupied { site: Site },
    /// An occupation ended.
    Freed { site: Site },
    /// A sabotage token was placed.
    Sabotaged { site: Site },
    /// A sabotage token was removed.
    Repaired { site: Site },
    /// Units were gained from the supply.
    Gained { unit: Unit, n: u8, site: Site },
    /// A unit was put into the queue.
    Queued { unit: Unit, space: u8 },
    /// A unit advanced in the queue.
    Advanced { unit: Unit, space: u8 },
    /// A unit was deployed.
    Deployed { unit: Unit, site: Site },
    /// Units were destroyed.
    Destroyed { unit: Unit, n: u8, site: Site },
    /// A unit in a queue was destroyed.
    QueueDestroyed { unit: Unit, space: u8 },
    /// A player destroyed one of its own units to return it to the supply.
    GivenUp { unit: Unit, site: Site },
    /// A system was destroyed.
    SystemDestroyed { site: Site },
    /// The base was revealed.
    BaseRevealed { site: Site },
    /// A new base was established; the old one was at `old`.
    BaseMoved { old: Site, site: Option<Site> },
    /// The Rebels looked for a new base and kept the old one.
    BaseKept,
    /// Imperial ground units or loyalty in this system showed that the base is elsewhere.
    NotHere { site: Site },
    /// The Rebels told whether the base is here.
    SaidHere { site: Site, yes: bool },
    /// The Rebels told whether the base is in this region.
    SaidRegion { site: Site, yes: bool },
    /// The Rebels named a system.
    Named { site: Site },
    /// A leader was captured.
    Captured { leader: Leader },
    /// A leader was rescued.
    Rescued { leader: Leader },
    /// A leader joined the Empire.
    Rotated { leader: Leader },
    /// A leader was eliminated.
    Eliminated { leader: Leader },
    /// A leader will not be retrieved.
    Detained { leader: Leader },
    /// No leader from the pool may be sent against this leader's missions.
    Misled { leader: Leader },
    /// Luke became a Jedi.
    Jedi,
    /// A leader was recruited.
    Recruited { leader: Leader },
    /// An action card was drawn to choose from.
    OfferedAction { side: Side, action: Option<Action> },
    /// An action card was kept.
    KeptAction { side: Side, action: Option<Action> },
    /// A mission or project was drawn.
    DrewMission { side: Side, mission: Option<Mission>, project: bool },
    /// A mission was discarded.
    Discarded { mission: Mission },
    /// A project was put under its deck.
    BuriedProject { mission: Option<Mission> },
    /// A probe card was drawn.
    DrewProbe { site: Option<Site> },
    /// The Rebels gave a probe card to the Empire.
    Handed { site: Site },
    /// A probe card was taken from the Empire.
    Planted { site: Option<Site> },
    /// The taken probe card went back on top of or under the deck.
    Replaced { site: Option<Site>, top: bool },
    /// An objective was drawn.
    DrewObjective { objective: Option<Objective>, stage: u8 },
    /// An objective was looked at.
    LookedAt { objective: Option<Objective>, stage: u8 },
    /// An objective was put back on top.
    OnTop { objective: Option<Objective>, stage: u8 },
    /// An objective was put under the deck.
    Buried { objective: Option<Objective>, stage: u8, shown: bool },
    /// An objective in hand was shown to the Empire.
    ShownObjective { objective: Option<Objective>, stage: u8 },
    /// An objective was played.
    Scored { objective: Objective },
    /// The attempt with the Death Star Plans failed.
    PlansFailed { objective: Objective },
    /// The reputation marker moved.
    Reputation { to: u8 },
    /// The time marker moved.
    Time { to: u8 },
    /// A probe card was looked at by the Rebels.
    LookedAtProbe { site: Option<Site> },

    /// A combat begins.
    Combat { site: Site },
    /// A combat round begins.
    CombatRound { n: u8 },
    /// A leader was added to the combat.
    Added { leader: Leader },
    /// A tactic card was drawn.
    DrewTactic { side: Side, tactic: Option<Tactic>, theater: Theater, open: bool },
    /// A tactic card was played.
    Played { side: Side, tactic: Tactic },
    /// A tactic card was discarded to pay for another one.
    DiscardedTactic { side: Side, tactic: Tactic },
    /// Damage was assigned to a unit.
    Damage { unit: Unit, n: u8 },
    /// Damage was canceled.
    Canceled { unit: Unit },
    /// A theater was won.
    Won { side: Side, theater: Theater },
    /// A side retreated.
    Retreated { leader: Leader, site: Site },
    /// The combat is over.
    CombatOver { site: Site },
    /// The game is over.
    Over { winners: SeatSet, side: Side },
}
