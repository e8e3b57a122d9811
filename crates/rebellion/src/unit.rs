//! Kinds of units. Identical figures have no identity: places hold so many of each kind.

use serde::{Deserialize, Serialize};

use crate::side::{Color, Icon, Side, Theater};

macro_rules! units {
    ($($(#[$doc:meta])* $name:ident $slug:literal,)*) => {
        /// A kind of units, the Imperial ones first.
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

/// How many kinds each side has.
pub const KINDS: usize = 9;

impl Unit {
    /// The kind with this number.
    #[inline]
    pub const fn of(idx: usize) -> Self {
        Self::ALL[idx]
    }

    /// The kind of a side with this number among its own.
    #[inline]
    pub const fn own(side: Side, idx: usize) -> Self {
        Self::ALL[idx + if matches!(side, Side::Rebels) { KINDS } else { 0 }]
    }

    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        if self as usize >= KINDS { Side::Rebels } else { Side::Empire }
    }

    /// Its number among the kinds of its side.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize % KINDS
    }

    /// Ship or ground unit.
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

    /// A structure (REB-COMP-12).
    #[inline]
    pub const fn is_structure(self) -> bool {
        matches!(self, Self::ShieldGenerator | Self::IonCannon)
    }

    /// Never moves (REB-MOVE-10).
    #[inline]
    pub const fn is_immobile(self) -> bool {
        matches!(self, Self::ShieldGenerator | Self::IonCannon | Self::Unfinished)
    }

    /// A Death Star, finished or not (REB-COMP-11).
    #[inline]
    pub const fn is_station(self) -> bool {
        matches!(self, Self::DeathStar | Self::Unfinished)
    }

    /// A fighter (REB-COMP-10).
    #[inline]
    pub const fn is_fighter(self) -> bool {
        matches!(self, Self::Tie | Self::XWing | Self::YWing)
    }

    /// Moves only aboard a ship (REB-MOVE-07).
    #[inline]
    pub const fn is_restricted(self) -> bool {
        matches!(self, Self::Tie | Self::Stormtrooper | Self::AtSt | Self::AtAt | Self::Trooper | Self::Airspeeder)
    }
}

/// So many units of each kind of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Force(pub [u8; KINDS]);

impl Force {
    /// How many of a kind of this side.
    #[inline]
    pub const fn n(&self, unit: Unit) -> u8 {
        self.0[unit.idx()]
    }

    /// No units?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// How many units.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds of this side present, with their numbers.
    pub fn kinds(self, side: Side) -> impl Iterator<Item = (Unit, u8)> {
        (0..KINDS).map(move |i| (Unit::own(side, i), self.0[i])).filter(|(_, n)| *n > 0)
    }

    /// Those in a theater.
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

    /// Any in a theater?
    #[inline]
    pub fn any_in(&self, side: Side, theater: Theater) -> bool {
        let (low, high) = theater_range(side, theater);
        self.0[low..high].iter().any(|n| *n > 0)
    }

    /// How many in a theater.
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

/// Ships come first among the kinds of either side.
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

/// What is printed on a unit, as its file says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// Slug.
    pub id: String,
    /// How many the box has.
    pub pieces: u8,
    /// Black dice.
    #[serde(default)]
    pub black: u8,
    /// Red dice.
    #[serde(default)]
    pub red: u8,
    /// Health; a Death Star has none.
    #[serde(default)]
    pub health: Option<(Color, u8)>,
    /// Transport capacity.
    #[serde(default)]
    pub carries: u8,
    /// The icon that builds it.
    #[serde(default)]
    pub icon: Option<Icon>,
    /// How many its side starts with.
    #[serde(default)]
    pub starts: u8,
}

/// The same, for quick reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitFacts {
    /// How many the box has.
    pub pieces: u8,
    /// Dice by color.
    pub dice: [u8; 2],
    /// Health; 0 for none.
    pub health: u8,
    /// Its color.
    pub color: Color,
    /// Transport capacity.
    pub carries: u8,
    /// The icon that builds it.
    pub icon: Option<Icon>,
    /// How many its side starts with.
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
