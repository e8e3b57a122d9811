//! Leaders and what they wear.

use serde::{Deserialize, Serialize};

use crate::side::{Post, Side, Skill};

macro_rules! leaders {
    ($($name:ident $slug:literal,)*) => {
        /// A leader, the Imperial ones first.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "leaders are known by their names")]
        pub enum Leader { #[default] $($name,)* }

        impl Leader {
            /// All of them, in the order of their numbers.
            pub const ALL: [Self; LEADERS] = [$(Self::$name,)*];

            /// The name used in files.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)* }
            }
        }
    };
}

/// How many leaders there are.
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

    /// Its number.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Luke Skywalker, a Jedi or not (REB-LEADER-02).
    #[inline]
    pub const fn is_luke(self) -> bool {
        matches!(self, Self::Luke | Self::LukeJedi)
    }

    /// Is this the leader a card names? Luke stays Luke (REB-LEADER-02).
    #[inline]
    pub const fn is(self, named: Self) -> bool {
        self as u8 == named as u8 || self.is_luke() && named.is_luke()
    }
}

/// A leader as its file says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderDef {
    /// Slug.
    pub id: String,
    /// Its side.
    pub side: Side,
    /// Whose it is in a team.
    pub post: Post,
    /// Icons of each skill: diplomacy, intel, spec ops, logistics.
    pub skills: (u8, u8, u8, u8),
    /// Tactic values: space, ground.
    #[serde(default)]
    pub tactics: Option<(u8, u8)>,
    /// In the pool from the beginning: without a recruit symbol.
    #[serde(default)]
    pub starts: bool,
}

/// The same, for quick reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaderFacts {
    /// Printed side.
    pub side: Side,
    /// Whose it is in a team.
    pub post: Post,
    /// Icons of each skill.
    pub skills: [u8; 4],
    /// Tactic values: space, ground.
    pub tactics: Option<[u8; 2]>,
    /// In the pool from the beginning.
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
    /// Captured.
    #[default]
    Captured,
    /// Captured, in carbonite.
    Carbonite,
    /// An Imperial leader for the rest of the game.
    DarkSide,
    /// Once a round, one die is rolled again.
    Yoda,
    /// One use: a die of the opponent shows nothing.
    R2D2,
    /// One use: a failed diplomatic mission succeeds.
    C3po,
    /// One use: after a mission, a captive is rescued.
    Falcon,
}

impl Ring {
    /// All seven.
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

    /// A ring of the Empire: no other ring replaces it by the Rebels' choice.
    pub const fn is_imperial(self) -> bool {
        matches!(self, Self::Captured | Self::Carbonite | Self::DarkSide)
    }
}
