//! Weights of the script, one table for both sides.

macro_rules! knobs {
    ($($(#[$doc:meta])* $name:ident $value:literal,)*) => {
        /// What can be weighed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Knob { $($(#[$doc])* $name,)* }

        impl Knob {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
            /// What `examples/tune.rs` came to.
            const USUAL: [f32; KNOBS] = [$($value,)*];
        }
    };
}

/// How many knobs there are.
pub const KNOBS: usize = Knob::ALL.len();

/// Weight tables of a personality.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style(pub [f32; KNOBS]);

impl Default for Style {
    fn default() -> Self {
        Self(Knob::USUAL)
    }
}

impl Style {
    /// The weight of this.
    #[inline]
    pub(super) const fn of(&self, knob: Knob) -> f32 {
        self.0[knob as usize]
    }
}

knobs! {
    /// Leaders the Empire keeps for activations in its first rounds.
    ImperialKeep 4.0,
    /// And of every further leader.
    ImperialKeepMore 0.3,
    /// What each leader too few costs it.
    ImperialShort 1.4,
    /// To occupy the only system left to search.
    ImperialFind 9.0,
    /// The most a search is worth.
    ImperialFindMost 6.0,
    /// To land at the revealed base.
    ImperialStrike 12.0,
    /// To occupy a system for its icons.
    ImperialYield 0.35,
    /// Each system to search beside the target.
    ImperialNear 0.15,
    /// Forces that come nearer to where the base may be.
    ImperialMarch 0.15,
    /// And so many times more where it can be nowhere else.
    ImperialSure 4.0,
    /// The odds of a fight.
    ImperialFight 0.16,
    /// Any activation.
    ImperialGo -0.3,
    /// To pass while there is a leader.
    ImperialPass -2.0,
    /// Loyalty by missions.
    ImperialLoyalty 2.6,
    /// Icons built ahead of time.
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
    /// To send a leader against a mission.
    ImperialOppose -0.28,
    /// To deploy near where the base may be.
    ImperialDeployNear 0.4,
    /// To deploy with ships that carry.
    ImperialDeployTogether 0.5,
    /// Leaders the Rebels keep for activations.
    RebelKeep 1.0,
    /// And of every further leader.
    RebelKeepMore -0.3,
    /// What each leader too few costs them.
    RebelShort 0.7,
    /// To free an occupied system.
    RebelFree 1.5,
    /// The odds of a fight.
    RebelFight 0.45,
    /// Any activation.
    RebelGo -0.3,
    /// Fleets beside the target.
    RebelBeside 0.08,
    /// To come out of the base space.
    RebelLeave -1.5,
    /// To pass while there is a leader.
    RebelPass -0.5,
    /// Loyalty by missions.
    RebelLoyalty 1.3,
    /// Sabotage.
    RebelSabotage 0.45,
    /// Objectives looked at.
    RebelLook 0.7,
    /// Objectives drawn.
    RebelDraw 1.8,
    /// What an objective in hand asks for.
    RebelGoal 0.6,
    /// Units gained and queued.
    RebelUnits 0.33,
    /// Units moved by missions.
    RebelMove 1.2,
    /// A base to be ready to leave.
    RebelMobilize 2.1,
    /// A base to leave.
    RebelRelocate 3.0,
    /// Probe cards put back.
    RebelLead 0.5,
    /// To send a leader against a mission.
    RebelOppose -0.2,
    /// To deploy at the base.
    RebelDeployBase 0.7,
    /// To deploy where others are.
    RebelDeployTogether 0.1,
    /// To hide far from troops.
    RebelHideFar 0.8,
}
