//! The weights of the heuristic, in one table for both sides.

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident $value:literal,)*) => {
        /// A weight of the heuristic.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Weight { $($(#[$doc])* $name,)* }

        impl Weight {
            /// All weights.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
            /// The values found by `examples/tune.rs`.
            const USUAL: [f32; WEIGHTS] = [$($value,)*];
        }
    };
}

/// The number of weights.
pub const WEIGHTS: usize = Weight::ALL.len();

/// The weights of a playing style.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style(pub [f32; WEIGHTS]);

impl Default for Style {
    fn default() -> Self {
        Self(Weight::USUAL)
    }
}

impl Style {
    /// The value of a weight.
    #[inline]
    pub(super) const fn of(&self, weight: Weight) -> f32 {
        self.0[weight as usize]
    }
}

weights! {
    /// The number of leaders the Empire keeps for activations in its first rounds.
    ImperialKeep 4.0,
    /// The part of each further leader that the Empire keeps.
    ImperialKeepMore 0.3,
    /// The cost of each leader missing from that number.
    ImperialShort 1.4,
    /// Occupying the only system left to search.
    ImperialFind 9.0,
    /// The maximum value of searching a system.
    ImperialFindMost 6.0,
    /// Landing at the revealed base.
    ImperialStrike 12.0,
    /// Occupying a system for its icons.
    ImperialYield 0.35,
    /// Each system left to search next to the target.
    ImperialNear 0.15,
    /// Forces that get nearer to a system where the base can be.
    ImperialMarch 0.15,
    /// How many times more that is worth if the base can be nowhere else.
    ImperialSure 4.0,
    /// The chances in a combat.
    ImperialFight 0.16,
    /// Any activation.
    ImperialGo -0.3,
    /// Passing while a leader can still act.
    ImperialPass -2.0,
    /// Loyalty by missions.
    ImperialLoyalty 2.6,
    /// Building by icons outside the Refresh phase.
    ImperialIcons 1.4,
    /// Cards of the project deck.
    ImperialProjects 1.0,
    /// Probe cards drawn.
    ImperialProbes 0.7,
    /// Transmissions intercepted.
    ImperialIntercept 1.0,
    /// A leader captured.
    ImperialCapture 2.2,
    /// A system destroyed.
    ImperialSuperlaser 1.0,
    /// Units gained and queued.
    ImperialUnits 0.33,
    /// Troops moved by missions.
    ImperialMove 1.2,
    /// Sending a leader against a mission.
    ImperialOppose -0.28,
    /// Deploying near systems where the base can be.
    ImperialDeployNear 0.4,
    /// Deploying together with carriers.
    ImperialDeployTogether 0.5,
    /// The number of leaders the Rebels keep for activations.
    RebelKeep 1.0,
    /// The part of each further leader that the Rebels keep.
    RebelKeepMore -0.3,
    /// The cost of each leader missing from that number.
    RebelShort 0.7,
    /// Freeing an occupied system.
    RebelFree 1.5,
    /// The chances in a combat.
    RebelFight 0.45,
    /// Any activation.
    RebelGo -0.3,
    /// Imperial fleets next to the target.
    RebelBeside 0.08,
    /// Leaving the base space.
    RebelLeave -1.5,
    /// Passing while a leader can still act.
    RebelPass -0.5,
    /// Loyalty by missions.
    RebelLoyalty 1.3,
    /// Sabotage.
    RebelSabotage 0.45,
    /// Objectives looked at.
    RebelLook 0.7,
    /// Objectives drawn.
    RebelDraw 1.8,
    /// Missions that help with an objective in hand.
    RebelGoal 0.6,
    /// Units gained and queued.
    RebelUnits 0.33,
    /// Units moved by missions.
    RebelMove 1.2,
    /// Preparing to leave a base in danger.
    RebelMobilize 2.1,
    /// Leaving a base in danger.
    RebelRelocate 3.0,
    /// Probe cards put back.
    RebelLead 0.5,
    /// Sending a leader against a mission.
    RebelOppose -0.2,
    /// Deploying at the base.
    RebelDeployBase 0.7,
    /// Deploying where other units are.
    RebelDeployTogether 0.1,
    /// Hiding far from troops.
    RebelHideFar 0.8,
}
