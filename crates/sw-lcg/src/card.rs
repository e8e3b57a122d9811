//! Printed cards.

use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::effect::Select;

/// A printed card as its file defines it, not checked yet. [`crate::db::Db`] checks it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Slug, unique in the database.
    pub id: String,
    /// The collector number printed on the card.
    pub number: u16,
    /// The side of the Force it belongs to.
    pub side: Side,
    /// Its affiliation.
    #[serde(default)]
    pub affiliation: Affiliation,
    /// The kind of card, with the numbers that belong to that kind.
    pub kind: Kind,
    /// Only one card with this title may be in play.
    #[serde(default)]
    pub unique: bool,
    /// The number of Force icons.
    #[serde(default)]
    pub force: u8,
    /// Traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// Keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// The abilities in the card's text box.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// A side of the Force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The light side.
    #[default]
    Light,
    /// The dark side.
    Dark,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

/// The affiliations; a card without one is neutral.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Affiliation {
    /// No affiliation.
    #[default]
    Neutral,
    /// Jedi.
    Jedi,
    /// Rebel Alliance.
    RebelAlliance,
    /// Smugglers and Spies.
    SmugglersAndSpies,
    /// Sith.
    Sith,
    /// Imperial Navy.
    ImperialNavy,
    /// Scum and Villainy.
    ScumAndVillainy,
}

impl Affiliation {
    /// The affiliations a deck can have.
    pub const ALL: [Self; 6] = [
        Self::Jedi,
        Self::RebelAlliance,
        Self::SmugglersAndSpies,
        Self::Sith,
        Self::ImperialNavy,
        Self::ScumAndVillainy,
    ];

    /// The side of the Force; `None` for neutral.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Neutral => None,
            Self::Jedi | Self::RebelAlliance | Self::SmugglersAndSpies => Some(Side::Light),
            Self::Sith | Self::ImperialNavy | Self::ScumAndVillainy => Some(Side::Dark),
        }
    }

    /// The slug of the affiliation card.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Neutral => "neutral",
            Self::Jedi => "jedi",
            Self::RebelAlliance => "rebel-alliance",
            Self::SmugglersAndSpies => "smugglers-and-spies",
            Self::Sith => "sith",
            Self::ImperialNavy => "imperial-navy",
            Self::ScumAndVillainy => "scum-and-villainy",
        }
    }
}

/// The kinds of cards, with the numbers that only that kind has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// An affiliation card.
    Affiliation {
        /// Reserve value.
        reserve: u8,
        /// Resource value.
        resources: u8,
    },
    /// An objective.
    Objective {
        /// Damage capacity.
        capacity: u8,
        /// Resource value.
        resources: u8,
        /// Only legal in decks of the objective's affiliation.
        #[serde(default)]
        own_only: bool,
        /// At most one copy per deck.
        #[serde(default)]
        once: bool,
    },
    /// A unit.
    Unit {
        /// Cost.
        cost: u8,
        /// Damage capacity.
        capacity: u8,
        /// Resource value.
        #[serde(default)]
        resources: u8,
        /// Combat icons.
        #[serde(default)]
        icons: Icons,
    },
    /// An enhancement.
    Enhancement {
        /// Cost.
        cost: u8,
        /// Resource value.
        #[serde(default)]
        resources: u8,
        /// What the enhancement is attached to.
        on: Host,
    },
    /// An event.
    Event {
        /// Cost.
        cost: u8,
    },
    /// A fate card.
    Fate {
        /// Edge priority number.
        priority: u8,
    },
}

/// What an enhancement is attached to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Host {
    /// The play area of its player.
    PlayArea,
    /// The Death Star dial.
    Dial,
    /// A card in play.
    Card(Select),
}

/// The three types of combat icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Icon {
    /// Unit damage.
    UnitDamage,
    /// Tactics.
    Tactics,
    /// Blast damage.
    Blast,
}

impl Icon {
    /// All types, in the order of their indices.
    pub const ALL: [Self; 3] = [Self::UnitDamage, Self::Tactics, Self::Blast];
}

/// Combat icons: unit damage, tactics, blast damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Icons {
    /// Icons that always count.
    pub normal: [u8; 3],
    /// Icons that count only with the edge.
    pub edge: [u8; 3],
}

impl Icons {
    /// No icons.
    pub const NONE: Self = Self { normal: [0; 3], edge: [0; 3] };

    /// Adds `other`, multiplied by `times`.
    pub fn add(&mut self, other: Self, times: u8) {
        for i in 0..3 {
            self.normal[i] = self.normal[i].saturating_add(other.normal[i].saturating_mul(times));
            self.edge[i] = self.edge[i].saturating_add(other.edge[i].saturating_mul(times));
        }
    }

    /// The number of usable icons of each type, with or without the edge.
    pub fn strength(self, edge: bool) -> [u8; 3] {
        let mut all = self.normal;
        if edge {
            for (n, more) in all.iter_mut().zip(self.edge) {
                *n = n.saturating_add(more);
            }
        }
        all
    }
}

/// Keywords.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// Additional Force icons in edge battles.
    Edge(u8),
    /// One more focus token is removed when it refreshes.
    Elite,
    /// Only one Limited card may be played per turn.
    Limited,
    /// No enhancement can be attached.
    NoEnhancements,
    /// May take the damage of friendly cards with this trait.
    Protect(Trait),
    /// Places a shield when the unit is declared.
    Shielding,
    /// As an attacker, may deal its unit damage to a unit that does not participate.
    TargetedStrike,
}

macro_rules! traits {
    ($($name:ident $slug:literal,)*) => {
        /// Traits.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names are the traits printed on the cards")]
        #[repr(u8)]
        pub enum Trait { $($name,)* }

        impl Trait {
            /// All traits.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The name used in the lexicon.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)* }
            }

            /// The message key of the trait.
            pub const fn term(self) -> &'static str {
                match self { $(Self::$name => concat!("lcg.trait.", $slug),)* }
            }
        }
    };
}

traits! {
    Alter "alter", Armor "armor", BlackSquadron "black-squadron", Bounty "bounty", BountyHunter "bounty-hunter",
    CapitalShip "capital-ship", Character "character", Civilian "civilian", CloudCity "cloud-city",
    Condition "condition", Control "control", Coruscant "coruscant", Creature "creature", Dagobah "dagobah",
    Dantooine "dantooine", Dathomir "dathomir", DeathStar "death-star", Decoy "decoy", Despayre "despayre",
    Droid "droid", Endor "endor", Engineer "engineer", Espionage "espionage", Ewok "ewok", Executor "executor",
    Fighter "fighter", Fleet "fleet", Force "force", ForceSensitive "force-sensitive", ForceUser "force-user",
    Fortification "fortification", ImperialGuard "imperial-guard", Kuat "kuat", Leader "leader",
    LightsaberForm "lightsaber-form", Location "location", Maneuver "maneuver", Mission "mission",
    Officer "officer", Operation "operation", Pilot "pilot", Rogue "rogue", Scoundrel "scoundrel", Sense "sense",
    Skill "skill", Spy "spy", Squadron "squadron", Tatooine "tatooine", Trap "trap", Trooper "trooper",
    Upgrade "upgrade", Vehicle "vehicle", Walker "walker", Weapon "weapon", Wookiee "wookiee", Yavin4 "yavin-4",
}

impl CardDef {
    /// The printed cost, if the card has one.
    pub const fn cost(&self) -> Option<u8> {
        match self.kind {
            Kind::Unit { cost, .. } | Kind::Enhancement { cost, .. } | Kind::Event { cost } => Some(cost),
            Kind::Affiliation { .. } | Kind::Objective { .. } | Kind::Fate { .. } => None,
        }
    }

    /// The resource value; 0 if the card has none.
    pub const fn resources(&self) -> u8 {
        match self.kind {
            Kind::Affiliation { resources, .. }
            | Kind::Objective { resources, .. }
            | Kind::Unit { resources, .. }
            | Kind::Enhancement { resources, .. } => resources,
            Kind::Event { .. } | Kind::Fate { .. } => 0,
        }
    }

    /// The damage capacity; 0 if the card has none.
    pub const fn capacity(&self) -> u8 {
        match self.kind {
            Kind::Objective { capacity, .. } | Kind::Unit { capacity, .. } => capacity,
            _ => 0,
        }
    }

    /// The printed combat icons.
    pub const fn icons(&self) -> Icons {
        match self.kind {
            Kind::Unit { icons, .. } => icons,
            _ => Icons::NONE,
        }
    }
}
