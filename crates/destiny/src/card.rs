//! Printed cards and dice.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ability::Ability;
use crate::effect::{Cond, Select};

/// A printed card as its file describes it. It is not validated until [`crate::db::Db`] has checked it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The card's slug, unique in the database.
    pub id: String,
    /// The slug of the title, if another card has the same title (SWD-TERM-09). Empty means the card's own slug.
    #[serde(default)]
    pub title: String,
    /// The card's numbers in the sets it was printed in: `01011` is number 11 of the first set.
    pub codes: Vec<String>,
    /// The kind of card, with the numbers that only this kind has.
    pub kind: Kind,
    /// The color. A card that is not gray needs a character of its color in the team.
    pub color: Color,
    /// The affiliation. A card that is not neutral needs a character of its affiliation in the team.
    #[serde(default)]
    pub affiliation: Affiliation,
    /// A player can have only one copy of its title in play.
    #[serde(default)]
    pub unique: bool,
    /// The subtypes of the card.
    #[serde(default)]
    pub subtypes: Vec<Subtype>,
    /// The card's die, if it has one.
    #[serde(default)]
    pub die: Option<Die>,
    /// The keywords of the card.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// Conditions that must hold to play the card (SWD-TERM-20).
    #[serde(default)]
    pub only: Vec<Cond>,
    /// The abilities of the card.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// Affiliations (SWD-CARD-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Affiliation {
    /// Fits every team.
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
    /// Force users.
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

/// The kinds of cards, with the numbers that only each kind has (SWD-CARD-03, SWD-CARD-OPEN1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A battlefield.
    Battlefield,
    /// A character.
    Character {
        /// Points with one die.
        points: u8,
        /// Points with two dice; 0 if it cannot be elite.
        #[serde(default)]
        elite: u8,
        /// Health.
        health: u8,
        /// The printed points with one and two dice, if the Balance of the Force has changed them (SWD-BAL-01).
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
        /// The characters it can be played on; all if missing.
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
        /// Points; if negative, the team may spend that many more.
        points: i8,
    },
}

/// The kinds of cards, without their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the same variants as `Kind`")]
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

/// The keywords, which stand for abilities or rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// The player takes an additional action after playing it.
    Ambush,
    /// May take the damage of an opponent's die before the character is activated.
    Guardian,
    /// Moves to another character when its host is defeated.
    Redeploy,
    /// Is played on a matching card instead of on a character.
    Modify(Box<Select>),
}

/// Symbols of die sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Symbol {
    /// No effect.
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
    /// Any symbol: a modifier that applies to every symbol.
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

    /// Whether the symbol never has a value (SWD-DIE-03).
    pub const fn is_bare(self) -> bool {
        matches!(self, Self::Blank | Self::Special)
    }
}

/// A side of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Side {
    /// Its symbol.
    pub symbol: Symbol,
    /// Its value; [`Side::X`] if the card defines it.
    pub value: u8,
    /// The side is a modifier.
    pub plus: bool,
    /// Its cost in resources.
    pub cost: u8,
}

impl Side {
    /// Stands for a value that the card defines (SWD-TERM-33).
    pub const X: u8 = u8::MAX;

    /// Parses the notation: `2RD`, `+1MD`, `3MD1` for a side with a cost of 1, `Sp`, `-`, `XSh`.
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

/// A die with six sides.
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
            sides.push(Side::parse(word).ok_or_else(|| D::Error::custom(format!("{word:?} is not a side of a die")))?);
        }
        let six = sides.try_into().map_err(|_| D::Error::custom(format!("{text:?} does not have six sides")))?;
        Ok(Self(six))
    }
}

macro_rules! subtypes {
    ($($name:ident $slug:literal,)*) => {
        /// The subtypes of cards.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names of the subtypes explain themselves")]
        #[repr(u8)]
        pub enum Subtype { $($name,)* }

        impl Subtype {
            /// All subtypes.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The subtype's name in card files.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)* }
            }

            /// The subtype's key in the lexicon.
            pub const fn term(self) -> &'static str {
                match self { $(Self::$name => concat!("swd.subtype.", $slug),)* }
            }
        }
    };
}

// The subtypes of characters come first, in the order of SWD-PICK-01.
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
    /// The number of subtypes that a player may choose for a character (SWD-PICK-01). They come first.
    pub const CHARACTERS: usize = Self::Wookiee as usize + 1;
}

impl CardDef {
    /// The cost, if cards of this kind have one.
    pub const fn cost(&self) -> Option<u8> {
        match self.kind {
            Kind::Event { cost } | Kind::Upgrade { cost, .. } | Kind::Downgrade { cost } | Kind::Support { cost } => {
                Some(cost)
            }
            Kind::Battlefield | Kind::Character { .. } | Kind::Plot { .. } => None,
        }
    }

    /// The kind of the card without its numbers.
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

    /// The points of a character with this number of dice, as printed or by the Balance of the Force; 0 for other cards
    /// (SWD-CHAR-02).
    pub const fn points(&self, dice: u8, as_printed: bool) -> u8 {
        let Kind::Character { points, elite, printed, .. } = self.kind else { return 0 };
        let (one, two) = match printed {
            Some(printed) if as_printed => printed,
            _ => (points, elite),
        };
        if dice > 1 { two } else { one }
    }

    /// The health of a character; 0 for other cards.
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
