//! Kinds of units. Units have no identity: each place holds a number of units of each kind.

use serde::{Deserialize, Serialize};

use crate::side::{Color, Icon, Side, Theater};

macro_rules! units {
    ($($(#[$doc:meta])* $name:ident $slug:literal,)*) => {
        /// A kind of unit. The Imperial kinds come first.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Unit { #[default] $($(#[$doc])* $name,)* }

        impl Unit {
            /// All kinds, in the order of their numbers.
            pub const ALL: [Self; 18] = [$(Self::$name,)*];

            /// The name used in files.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)* }
            }
        }
    };
}

units! {
    /// TIE Fighter: a fighter that has to be carried.
    Tie "tie-fighter",
    /// Assault Carrier.
    Carrier "assault-carrier",
    /// Star Destroyer.
    StarDestroyer "star-destroyer",
    /// Super Star Destroyer.
    SuperStarDestroyer "super-star-destroyer",
    /// Death Star.
    DeathStar "death-star",
    /// Death Star Under Construction.
    Unfinished "death-star-under-construction",
    /// Stormtrooper.
    Stormtrooper "stormtrooper",
    /// AT-ST.
    AtSt "at-st",
    /// AT-AT.
    AtAt "at-at",
    /// X-wing.
    XWing "x-wing",
    /// Y-wing.
    YWing "y-wing",
    /// Rebel Transport.
    Transport "rebel-transport",
    /// Corellian Corvette.
    Corvette "corellian-corvette",
    /// Mon Calamari Cruiser.
    Cruiser "mon-calamari-cruiser",
    /// Rebel Trooper.
    Trooper "rebel-trooper",
    /// Airspeeder.
    Airspeeder "airspeeder",
    /// Shield Generator.
    ShieldGenerator "shield-generator",
    /// Ion Cannon.
    IonCannon "ion-cannon",
}

/// The number of kinds each side has.
pub const KINDS: usize = 9;

impl Unit {
    /// The kind with this number.
    #[inline]
    pub const fn of(idx: usize) -> Self {
        Self::ALL[idx]
    }

    /// The kind with this number among the kinds of a side.
    #[inline]
    pub const fn own(side: Side, idx: usize) -> Self {
        Self::ALL[idx + if matches!(side, Side::Rebels) { KINDS } else { 0 }]
    }

    /// The side it belongs to.
    #[inline]
    pub const fn side(self) -> Side {
        if self as usize >= KINDS { Side::Rebels } else { Side::Empire }
    }

    /// Its number among the kinds of its side.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize % KINDS
    }

    /// The theater in which it fights.
    #[inline]
    pub const fn theater(self) -> Theater {
        match self {
            Self::Stormtrooper
            | Self::AtSt
            | Self::AtAt
            | Self::Trooper
            | Self::Airspeeder
            | Self::ShieldGenerator
            | Self::IonCannon => Theater::Ground,
            _ => Theater::Space,
        }
    }

    /// Whether it is a structure (REB-COMP-12).
    #[inline]
    pub const fn is_structure(self) -> bool {
        matches!(self, Self::ShieldGenerator | Self::IonCannon)
    }

    /// Whether it never moves (REB-MOVE-10).
    #[inline]
    pub const fn is_immobile(self) -> bool {
        matches!(self, Self::ShieldGenerator | Self::IonCannon | Self::Unfinished)
    }

    /// Whether it is a Death Star, finished or not (REB-COMP-11).
    #[inline]
    pub const fn is_station(self) -> bool {
        matches!(self, Self::DeathStar | Self::Unfinished)
    }

    /// Whether it is a fighter (REB-COMP-10).
    #[inline]
    pub const fn is_fighter(self) -> bool {
        matches!(self, Self::Tie | Self::XWing | Self::YWing)
    }

    /// Whether it needs transport to move (REB-MOVE-07).
    #[inline]
    pub const fn is_restricted(self) -> bool {
        matches!(self, Self::Tie | Self::Stormtrooper | Self::AtSt | Self::AtAt | Self::Trooper | Self::Airspeeder)
    }
}

/// The number of units of each kind of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Force(pub [u8; KINDS]);

impl Force {
    /// The number of units of a kind, which must belong to this side.
    #[inline]
    pub const fn n(&self, unit: Unit) -> u8 {
        self.0[unit.idx()]
    }

    /// Whether there are no units.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The total number of units.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds that are present, each with its number of units.
    pub fn kinds(self, side: Side) -> impl Iterator<Item = (Unit, u8)> {
        (0..KINDS).map(move |i| (Unit::own(side, i), self.0[i])).filter(|(_, n)| *n > 0)
    }

    /// Only the units of a theater.
    #[inline]
    #[must_use]
    pub const fn in_theater(mut self, side: Side, theater: Theater) -> Self {
        let (low, high) = theater_range(side, theater);
        let mut i = 0;
        while i < KINDS {
            if i < low || i >= high {
                self.0[i] = 0;
            }
            i += 1;
        }
        self
    }

    /// Whether there are units of a theater.
    #[inline]
    pub fn any_in(&self, side: Side, theater: Theater) -> bool {
        let (low, high) = theater_range(side, theater);
        self.0[low..high].iter().any(|n| *n > 0)
    }

    /// The number of units of a theater.
    pub fn count_in(&self, side: Side, theater: Theater) -> u8 {
        let (low, high) = theater_range(side, theater);
        self.0[low..high].iter().sum()
    }

    /// Adds units.
    pub fn add(&mut self, more: &Self) {
        for (n, m) in self.0.iter_mut().zip(more.0) {
            *n += m;
        }
    }
}

/// The range of kinds of a theater. Ships come first among the kinds of either side.
const fn theater_range(side: Side, theater: Theater) -> (usize, usize) {
    let ships = match side {
        Side::Empire => 6,
        Side::Rebels => 5,
    };
    match theater {
        Theater::Space => (0, ships),
        Theater::Ground => (ships, KINDS),
    }
}

/// The printed facts of a unit as defined in the data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// The name used in files.
    pub id: String,
    /// The number of pieces in the box.
    pub pieces: u8,
    /// The number of black dice it rolls.
    #[serde(default)]
    pub black: u8,
    /// The number of red dice it rolls.
    #[serde(default)]
    pub red: u8,
    /// Health and its color; a Death Star has none.
    #[serde(default)]
    pub health: Option<(Color, u8)>,
    /// The transport capacity.
    #[serde(default)]
    pub carries: u8,
    /// The icon that builds it.
    #[serde(default)]
    pub icon: Option<Icon>,
    /// The number of units the side starts with.
    #[serde(default)]
    pub starts: u8,
}

/// The facts of a unit that the rules look up often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitFacts {
    /// The number of pieces in the box.
    pub pieces: u8,
    /// The number of dice by color.
    pub dice: [u8; 2],
    /// Health; 0 for none.
    pub health: u8,
    /// The color of its health.
    pub color: Color,
    /// The transport capacity.
    pub carries: u8,
    /// The icon that builds it.
    pub icon: Option<Icon>,
    /// The number of units the side starts with.
    pub starts: u8,
}

impl From<&UnitDef> for UnitFacts {
    fn from(def: &UnitDef) -> Self {
        let (color, health) = def.health.unwrap_or_default();
        Self {
            pieces: def.pieces,
            dice: [def.black, def.red],
            health,
            color,
            carries: def.carries,
            icon: def.icon,
            starts: def.starts,
        }
    }
}
