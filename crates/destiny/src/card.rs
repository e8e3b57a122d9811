//! Printed cards and dice.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ability::Ability;
use crate::effect::{Cond, Select};

/// A printed card, as its file says. Loose until [`crate::db::Db`] has checked it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Slug, unique in the database.
    pub id: String,
    /// The slug of its title, where another card has the same one (SWD-TERM-09); the card's own slug where it is empty.
    #[serde(default)]
    pub title: String,
    /// Its numbers in the sets it was printed in: `01011` is number 11 of the first set.
    pub codes: Vec<String>,
    /// What kind of card, with the numbers that kind has.
    pub kind: Kind,
    /// Its color.
    pub color: Color,
    /// Its affiliation.
    #[serde(default)]
    pub affiliation: Affiliation,
    /// A player has only one of its title in play.
    #[serde(default)]
    pub unique: bool,
    /// Subtypes.
    #[serde(default)]
    pub subtypes: Vec<Subtype>,
    /// The sides of its die.
    #[serde(default)]
    pub die: Option<Die>,
    /// Keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// What must hold for it to be played (SWD-TERM-20).
    #[serde(default)]
    pub only: Vec<Cond>,
    /// What it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// Affiliations (SWD-CARD-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Affiliation {
    /// Fits everybody.
    #[default]
    Neutral,
    /// Hero.
    Hero,
    /// Villain.
    Villain,
}

/// Colors (SWD-CARD-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Color {
    /// Troops.
    Red,
    /// The Force.
    Blue,
    /// Adventurers and mercenaries.
    Yellow,
    /// Everything else.
    #[default]
    Gray,
}

impl Color {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Yellow, Self::Gray];
}

/// The kinds of cards, with the numbers only that kind has (SWD-CARD-03, SWD-CARD-OPEN1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A battlefield.
    Battlefield,
    /// A character.
    Character {
        /// Points with one die.
        points: u8,
        /// Points with two dice; 0 where it cannot have them.
        #[serde(default)]
        elite: u8,
        /// Health.
        health: u8,
        /// The printed points with one and two dice, where the Balance of the Force has changed them (SWD-BAL-01).
        #[serde(default)]
        printed: Option<(u8, u8)>,
    },
    /// An event.
    Event {
        /// Cost.
        cost: u8,
    },
    /// An upgrade.
    Upgrade {
        /// Cost.
        cost: u8,
        /// The characters it can be played on, if not all.
        #[serde(default)]
        on: Option<Box<Select>>,
    },
    /// A downgrade.
    Downgrade {
        /// Cost.
        cost: u8,
    },
    /// A support.
    Support {
        /// Cost.
        cost: u8,
    },
    /// A plot.
    Plot {
        /// Points; below zero it gives some.
        points: i8,
    },
}

/// The kinds of cards, without their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "as above")]
pub enum What {
    Battlefield,
    Character,
    Event,
    Upgrade,
    Downgrade,
    Support,
    Plot,
}

impl What {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Battlefield, Self::Character, Self::Event, Self::Upgrade, Self::Downgrade, Self::Support, Self::Plot];
}

/// Keywords.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// An additional action after it is played.
    Ambush,
    /// May take the damage of an enemy die before it is activated.
    Guardian,
    /// Moves on when its character is defeated.
    Redeploy,
    /// Is played on such a card instead of a character.
    Modify(Box<Select>),
}

/// Symbols of die sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Symbol {
    /// Nothing.
    #[default]
    Blank,
    /// Melee damage.
    Melee,
    /// Ranged damage.
    Ranged,
    /// Indirect damage.
    Indirect,
    /// Shields.
    Shield,
    /// Resources.
    Resource,
    /// The opponent loses resources.
    Disrupt,
    /// The opponent discards cards.
    Discard,
    /// Turns other dice.
    Focus,
    /// The special ability of the card.
    Special,
    /// A modifier of every symbol.
    Any,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Blank,
        Self::Melee,
        Self::Ranged,
        Self::Indirect,
        Self::Shield,
        Self::Resource,
        Self::Disrupt,
        Self::Discard,
        Self::Focus,
        Self::Special,
        Self::Any,
    ];

    /// Melee, ranged and indirect damage (SWD-TERM-28).
    pub const DAMAGE: [Self; 3] = [Self::Melee, Self::Ranged, Self::Indirect];

    /// Its letters in the notation of sides.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Blank => "-",
            Self::Melee => "MD",
            Self::Ranged => "RD",
            Self::Indirect => "ID",
            Self::Shield => "Sh",
            Self::Resource => "R",
            Self::Disrupt => "Dr",
            Self::Discard => "Dc",
            Self::Focus => "F",
            Self::Special => "Sp",
            Self::Any => "*",
        }
    }

    /// Has no value, which nothing can change (SWD-DIE-03).
    pub const fn is_bare(self) -> bool {
        matches!(self, Self::Blank | Self::Special)
    }
}

/// A side of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Side {
    /// Its symbol.
    pub symbol: Symbol,
    /// Its value; [`Side::X`] for one the card defines.
    pub value: u8,
    /// A modifier.
    pub plus: bool,
    /// What it costs.
    pub cost: u8,
}

impl Side {
    /// The value is what the card says (SWD-TERM-33).
    pub const X: u8 = u8::MAX;

    /// Reads the notation: `2RD`, `+1MD`, `3MD1` for a side with a cost of 1, `Sp`, `-`, `XSh`.
    fn parse(text: &str) -> Option<Self> {
        let (plus, rest) = text.strip_prefix('+').map_or((false, text), |rest| (true, rest));
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == 'X').len();
        let (value, rest) = rest.split_at(digits);
        let letters = rest.trim_end_matches(|c: char| c.is_ascii_digit());
        let cost = &rest[letters.len()..];
        let symbol = Symbol::ALL.into_iter().find(|s| s.code() == letters)?;
        let value = match value {
            "X" => Self::X,
            "" => 0,
            n => n.parse().ok()?,
        };
        let cost = if cost.is_empty() { 0 } else { cost.parse().ok()? };
        ((value == 0) == symbol.is_bare()).then_some(Self { symbol, value, plus, cost })
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.plus {
            f.write_str("+")?;
        }
        match self.value {
            0 => {}
            Self::X => f.write_str("X")?,
            n => write!(f, "{n}")?,
        }
        f.write_str(self.symbol.code())?;
        if self.cost > 0 { write!(f, "{}", self.cost) } else { Ok(()) }
    }
}

/// A die: six sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Die(pub [Side; 6]);

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sides: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        serializer.serialize_str(&sides.join(" "))
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let text = String::deserialize(deserializer)?;
        let mut sides = Vec::new();
        for word in text.split(' ') {
            sides.push(Side::parse(word).ok_or_else(|| D::Error::custom(format!("{word:?} is no side of a die")))?);
        }
        let six = sides.try_into().map_err(|_| D::Error::custom(format!("{text:?} is not six sides")))?;
        Ok(Self(six))
    }
}

macro_rules! subtypes {
    ($($name:ident $slug:literal,)*) => {
        /// Subtypes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "a subtype means what it is called")]
        #[repr(u8)]
        pub enum Subtype { $($name,)* }

        impl Subtype {
            /// All subtypes.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The name used in files.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)* }
            }

            /// Its key in the lexicon.
            pub const fn term(self) -> &'static str {
                match self { $(Self::$name => concat!("swd.subtype.", $slug),)* }
            }
        }
    };
}

// Those of characters first, in the order of SWD-PICK-01.
subtypes! {
    Advisor "advisor", Apprentice "apprentice", BountyHunter "bounty-hunter", Droid "droid", Engineer "engineer",
    Guard "guard", Gungan "gungan", Inquisitor "inquisitor", Jawa "jawa", Jedi "jedi", Leader "leader",
    Nightbrother "nightbrother", Pilot "pilot", Scavenger "scavenger", Scoundrel "scoundrel",
    Shapeshifter "shapeshifter", Sith "sith", Spectre "spectre", Trooper "trooper", Witch "witch", Wookiee "wookiee",
    Ability "ability", Artillery "artillery", Bounty "bounty", Equipment "equipment", Form "form", Injury "injury",
    Intel "intel", Location "location", Mod "mod", Move "move", Podracer "podracer", Title "title",
    Vehicle "vehicle", Weapon "weapon",
}

impl Subtype {
    /// Those a player may choose as the subtype of a character (SWD-PICK-01).
    pub const CHARACTERS: usize = Self::Wookiee as usize + 1;
}

impl CardDef {
    /// Its cost, where it has one.
    pub const fn cost(&self) -> Option<u8> {
        match self.kind {
            Kind::Event { cost } | Kind::Upgrade { cost, .. } | Kind::Downgrade { cost } | Kind::Support { cost } => {
                Some(cost)
            }
            Kind::Battlefield | Kind::Character { .. } | Kind::Plot { .. } => None,
        }
    }

    /// Its kind.
    pub const fn what(&self) -> What {
        match self.kind {
            Kind::Battlefield => What::Battlefield,
            Kind::Character { .. } => What::Character,
            Kind::Event { .. } => What::Event,
            Kind::Upgrade { .. } => What::Upgrade,
            Kind::Downgrade { .. } => What::Downgrade,
            Kind::Support { .. } => What::Support,
            Kind::Plot { .. } => What::Plot,
        }
    }

    /// The slug of its title.
    pub fn title(&self) -> &str {
        if self.title.is_empty() { &self.id } else { &self.title }
    }

    /// What a character costs with so many dice, by the Balance of the Force or as printed; 0 for other cards
    /// (SWD-CHAR-02).
    pub const fn points(&self, dice: u8, as_printed: bool) -> u8 {
        let Kind::Character { points, elite, printed, .. } = self.kind else { return 0 };
        let (one, two) = match printed {
            Some(printed) if as_printed => printed,
            _ => (points, elite),
        };
        if dice > 1 { two } else { one }
    }

    /// Its health; 0 for cards without.
    pub const fn health(&self) -> u8 {
        match self.kind {
            Kind::Character { health, .. } => health,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_read_as_they_are_written() {
        for text in ["2RD", "+1MD", "3MD1", "Sp", "Sp1", "-", "XSh", "+1*", "+2*1", "12R"] {
            assert_eq!(Side::parse(text).map(|s| s.to_string()).as_deref(), Some(text));
        }
        for text in ["", "2", "RD", "2-", "2Sp", "2XX", "+", "2RD1x"] {
            assert_eq!(Side::parse(text), None, "{text}");
        }
    }
}
