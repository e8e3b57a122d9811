//! Leaders and their attachment rings.

use serde::{Deserialize, Serialize};

use crate::side::{Post, Side, Skill};

macro_rules! leaders {
    ($($name:ident $slug:literal,)*) => {
        /// A leader. The Imperial leaders come first.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the names of the leaders say enough")]
        pub enum Leader { #[default] $($name,)* }

        impl Leader {
            /// All leaders, in the order of their numbers.
            pub const ALL: [Self; LEADERS] = [$(Self::$name,)*];

            /// The name used in files.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)* }
            }
        }
    };
}

/// The number of leaders.
pub const LEADERS: usize = 25;

leaders! {
    Palpatine "emperor-palpatine", Vader "darth-vader", Tarkin "grand-moff-tarkin", Tagge "general-tagge",
    Ozzel "admiral-ozzel", Piett "admiral-piett", BobaFett "boba-fett", Yularen "colonel-yularen",
    Veers "general-veers", Greejatus "janus-greejatus", Jerjerrod "moff-jerjerrod", SoontirFel "soontir-fel",
    MonMothma "mon-mothma", Leia "princess-leia", Dodonna "jan-dodonna", Rieekan "general-rieekan",
    Ackbar "admiral-ackbar", Chewbacca "chewbacca", Madine "general-madine", Han "han-solo",
    Lando "lando-calrissian", Luke "luke-skywalker", LukeJedi "luke-skywalker-jedi", ObiWan "obi-wan-kenobi",
    Wedge "wedge-antilles",
}

impl Leader {
    /// The leader with this number.
    #[inline]
    pub const fn of(idx: usize) -> Self {
        Self::ALL[idx]
    }

    /// The leader's number.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Whether this is Luke Skywalker, Jedi or not (REB-LEADER-02).
    #[inline]
    pub const fn is_luke(self) -> bool {
        matches!(self, Self::Luke | Self::LukeJedi)
    }

    /// Whether this is the leader that a card names. Both cards of Luke count as Luke (REB-LEADER-02).
    #[inline]
    pub const fn is(self, named: Self) -> bool {
        self as u8 == named as u8 || self.is_luke() && named.is_luke()
    }
}

/// A leader as defined in the data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderDef {
    /// The name used in files.
    pub id: String,
    /// The printed side.
    pub side: Side,
    /// The post that controls the leader in a team.
    pub post: Post,
    /// Icons of each skill: diplomacy, intel, spec ops, logistics.
    pub skills: (u8, u8, u8, u8),
    /// Tactic values: space, ground. A leader without them cannot activate systems.
    #[serde(default)]
    pub tactics: Option<(u8, u8)>,
    /// Whether the leader starts in the pool (has no recruit symbol).
    #[serde(default)]
    pub starts: bool,
}

/// The facts of a leader that the rules look up often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaderFacts {
    /// The printed side.
    pub side: Side,
    /// The post that controls the leader in a team.
    pub post: Post,
    /// Icons of each skill.
    pub skills: [u8; 4],
    /// Tactic values: space, ground.
    pub tactics: Option<[u8; 2]>,
    /// Whether the leader starts in the pool.
    pub starts: bool,
}

impl LeaderFacts {
    /// Icons of a skill.
    #[inline]
    pub const fn skill(&self, skill: Skill) -> u8 {
        self.skills[skill as usize]
    }
}

impl From<&LeaderDef> for LeaderFacts {
    fn from(def: &LeaderDef) -> Self {
        let (diplomacy, intel, spec_ops, logistics) = def.skills;
        Self {
            side: def.side,
            post: def.post,
            skills: [diplomacy, intel, spec_ops, logistics],
            tactics: def.tactics.map(|(space, ground)| [space, ground]),
            starts: def.starts,
        }
    }
}

/// An attachment ring (REB-RING-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Ring {
    /// The leader is captured.
    #[default]
    Captured,
    /// The leader is captured and frozen in carbonite.
    Carbonite,
    /// The leader is Imperial for the rest of the game.
    DarkSide,
    /// Once per round, the Rebels may reroll one die.
    Yoda,
    /// One use: turn one of the opponent's dice to a blank side.
    R2D2,
    /// One use: a failed diplomatic mission succeeds.
    C3po,
    /// One use: after a mission succeeded, rescue a captive.
    Falcon,
}

impl Ring {
    /// All seven rings.
    pub const ALL: [Self; 7] =
        [Self::Captured, Self::Carbonite, Self::DarkSide, Self::Yoda, Self::R2D2, Self::C3po, Self::Falcon];

    /// The name used in files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Captured => "ring-captured",
            Self::Carbonite => "ring-carbonite",
            Self::DarkSide => "ring-dark-side",
            Self::Yoda => "ring-yoda",
            Self::R2D2 => "ring-r2-d2",
            Self::C3po => "ring-c-3po",
            Self::Falcon => "ring-falcon",
        }
    }

    /// Whether the ring belongs to the Empire. The Rebels cannot choose to replace it with another ring.
    pub const fn is_imperial(self) -> bool {
        matches!(self, Self::Captured | Self::Carbonite | Self::DarkSide)
    }
}
