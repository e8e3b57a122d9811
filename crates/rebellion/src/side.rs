//! Sides, posts and other small types named by the rulebook.

use serde::{Deserialize, Serialize};

/// A faction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// The Rebel Alliance.
    #[default]
    Rebels,
    /// The Galactic Empire.
    Empire,
}

impl Side {
    /// Both sides, the Rebels first.
    pub const BOTH: [Self; 2] = [Self::Rebels, Self::Empire];

    /// The opposing side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Rebels => Self::Empire,
            Self::Empire => Self::Rebels,
        }
    }

    /// The side's number, for arrays with one entry per side.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }
}

/// A post in a team. It decides which leaders a player controls (REB-TEAM-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Post {
    /// Blue leaders and the space theater.
    #[default]
    Admiral,
    /// Orange leaders and the ground theater.
    General,
}

/// A post of a side. With two players both posts of a side are one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "each name combines side and post")]
pub enum Role {
    #[default]
    RebelAdmiral,
    RebelGeneral,
    ImperialAdmiral,
    ImperialGeneral,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 4] = [Self::RebelAdmiral, Self::RebelGeneral, Self::ImperialAdmiral, Self::ImperialGeneral];

    /// The role with this side and post.
    #[inline]
    pub const fn of(side: Side, post: Post) -> Self {
        match (side, post) {
            (Side::Rebels, Post::Admiral) => Self::RebelAdmiral,
            (Side::Rebels, Post::General) => Self::RebelGeneral,
            (Side::Empire, Post::Admiral) => Self::ImperialAdmiral,
            (Side::Empire, Post::General) => Self::ImperialGeneral,
        }
    }

    /// The side of the role.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Self::RebelAdmiral | Self::RebelGeneral => Side::Rebels,
            Self::ImperialAdmiral | Self::ImperialGeneral => Side::Empire,
        }
    }

    /// The post of the role.
    #[inline]
    pub const fn post(self) -> Post {
        match self {
            Self::RebelAdmiral | Self::ImperialAdmiral => Post::Admiral,
            Self::RebelGeneral | Self::ImperialGeneral => Post::General,
        }
    }

    /// The other post of the side.
    #[inline]
    #[must_use]
    pub const fn mate(self) -> Self {
        match self {
            Self::RebelAdmiral => Self::RebelGeneral,
            Self::RebelGeneral => Self::RebelAdmiral,
            Self::ImperialAdmiral => Self::ImperialGeneral,
            Self::ImperialGeneral => Self::ImperialAdmiral,
        }
    }
}

/// The part of a combat in which a unit fights (REB-COMP-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Theater {
    /// Ships.
    #[default]
    Space,
    /// Ground units.
    Ground,
}

impl Theater {
    /// Both theaters, space first.
    pub const BOTH: [Self; 2] = [Self::Space, Self::Ground];

    /// The post that makes a team's decisions in this theater (REB-TEAM-22).
    pub const fn post(self) -> Post {
        match self {
            Self::Space => Post::Admiral,
            Self::Ground => Post::General,
        }
    }
}

/// The color of dice and of health.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Color {
    /// Fighters, infantry.
    #[default]
    Black,
    /// Capital ships, vehicles, structures.
    Red,
}

/// A skill of leaders, which missions require (REB-COMP-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "terms of the rulebook")]
pub enum Skill {
    #[default]
    Diplomacy,
    Intel,
    SpecOps,
    Logistics,
}

impl Skill {
    /// All four skills.
    pub const ALL: [Self; 4] = [Self::Diplomacy, Self::Intel, Self::SpecOps, Self::Logistics];

    /// The name of the icon that clients draw.
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Self::Diplomacy => "diplomacy",
            Self::Intel => "intel",
            Self::SpecOps => "spec-ops",
            Self::Logistics => "logistics",
        }
    }
}

/// The shape of a resource icon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say enough")]
pub enum Shape {
    #[default]
    Triangle,
    Circle,
    Square,
}

/// A resource icon. Blue icons build ships, orange icons build ground units (REB-COMP-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "each name combines color and shape")]
pub enum Icon {
    #[default]
    BlueTriangle,
    BlueCircle,
    BlueSquare,
    OrangeTriangle,
    OrangeCircle,
    OrangeSquare,
}

impl Icon {
    /// All six icons.
    pub const ALL: [Self; 6] = [
        Self::BlueTriangle,
        Self::BlueCircle,
        Self::BlueSquare,
        Self::OrangeTriangle,
        Self::OrangeCircle,
        Self::OrangeSquare,
    ];

    /// The shape of the icon.
    pub const fn shape(self) -> Shape {
        match self {
            Self::BlueTriangle | Self::OrangeTriangle => Shape::Triangle,
            Self::BlueCircle | Self::OrangeCircle => Shape::Circle,
            Self::BlueSquare | Self::OrangeSquare => Shape::Square,
        }
    }
}

/// The face of a die (REB-COMP-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Face {
    /// A hit on a unit with health of the die's color.
    Hit,
    /// A hit on any unit.
    Direct,
    /// Pays for tactic cards in a combat and counts as two successes in a mission.
    Special,
    /// No effect.
    #[default]
    Blank,
}

impl Face {
    /// All four faces.
    pub const ALL: [Self; 4] = [Self::Hit, Self::Direct, Self::Special, Self::Blank];

    /// The six sides of either die.
    pub const SIDES: [Self; 6] = [Self::Hit, Self::Hit, Self::Direct, Self::Special, Self::Blank, Self::Blank];

    /// The number of successes it counts as in a mission (REB-MISSION-20).
    pub const fn successes(self) -> u8 {
        match self {
            Self::Hit | Self::Direct => 1,
            Self::Special => 2,
            Self::Blank => 0,
        }
    }
}
