//! Sides, posts and the other small words of the rulebook.

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
    /// Both, the Rebels first.
    pub const BOTH: [Self; 2] = [Self::Rebels, Self::Empire];

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Rebels => Self::Empire,
            Self::Empire => Self::Rebels,
        }
    }

    /// Its number.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }
}

/// A post in a team: whose leaders are whose (REB-TEAM-02).
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
#[expect(missing_docs, reason = "side and post")]
pub enum Role {
    #[default]
    RebelAdmiral,
    RebelGeneral,
    ImperialAdmiral,
    ImperialGeneral,
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::RebelAdmiral, Self::RebelGeneral, Self::ImperialAdmiral, Self::ImperialGeneral];

    /// The post of a side.
    #[inline]
    pub const fn of(side: Side, post: Post) -> Self {
        match (side, post) {
            (Side::Rebels, Post::Admiral) => Self::RebelAdmiral,
            (Side::Rebels, Post::General) => Self::RebelGeneral,
            (Side::Empire, Post::Admiral) => Self::ImperialAdmiral,
            (Side::Empire, Post::General) => Self::ImperialGeneral,
        }
    }

    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Self::RebelAdmiral | Self::RebelGeneral => Side::Rebels,
            Self::ImperialAdmiral | Self::ImperialGeneral => Side::Empire,
        }
    }

    /// Its post.
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

/// Where units fight (REB-COMP-08).
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
    /// Both, space first.
    pub const BOTH: [Self; 2] = [Self::Space, Self::Ground];

    /// Who of a team decides here (REB-TEAM-22).
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

/// What leaders are good at (REB-COMP-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum Skill {
    #[default]
    Diplomacy,
    Intel,
    SpecOps,
    Logistics,
}

impl Skill {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Diplomacy, Self::Intel, Self::SpecOps, Self::Logistics];

    /// What a client may draw for it.
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
#[expect(missing_docs, reason = "shapes")]
pub enum Shape {
    #[default]
    Triangle,
    Circle,
    Square,
}

/// A resource icon: blue ones build ships, orange ones ground units (REB-COMP-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "color and shape")]
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
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::BlueTriangle,
        Self::BlueCircle,
        Self::BlueSquare,
        Self::OrangeTriangle,
        Self::OrangeCircle,
        Self::OrangeSquare,
    ];

    /// Its shape.
    pub const fn shape(self) -> Shape {
        match self {
            Self::BlueTriangle | Self::OrangeTriangle => Shape::Triangle,
            Self::BlueCircle | Self::OrangeCircle => Shape::Circle,
            Self::BlueSquare | Self::OrangeSquare => Shape::Square,
        }
    }
}

/// What a die shows (REB-COMP-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Face {
    /// A hit on health of the die's color.
    Hit,
    /// A hit on any health.
    Direct,
    /// Pays for tactic cards; two successes in a mission.
    Special,
    /// Nothing.
    #[default]
    Blank,
}

impl Face {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Hit, Self::Direct, Self::Special, Self::Blank];

    /// The six sides of either die.
    pub const SIDES: [Self; 6] = [Self::Hit, Self::Hit, Self::Direct, Self::Special, Self::Blank, Self::Blank];

    /// What it counts in a mission (REB-MISSION-20).
    pub const fn successes(self) -> u8 {
        match self {
            Self::Hit | Self::Direct => 1,
            Self::Special => 2,
            Self::Blank => 0,
        }
    }
}
