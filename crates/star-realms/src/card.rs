//! Printed cards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::effect::{Effect, Static};

/// A printed card as in its file. It is not validated until [`crate::db::Db`] has checked it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Slug, unique in the database.
    pub id: String,
    /// Its faction.
    #[serde(default)]
    pub faction: Faction,
    /// Ship, base or outpost.
    pub kind: Kind,
    /// Cost in trade; 0 for cards that cannot be bought.
    pub cost: u8,
    /// Copies in one box.
    pub copies: u8,
    /// Where the card is at the start of a match.
    #[serde(default)]
    pub home: Home,
    /// Ship: takes effect when played. Base: usable once a turn.
    #[serde(default)]
    pub primary: Vec<Effect>,
    /// Usable once a turn while another card of the faction is in play.
    #[serde(default)]
    pub ally: Vec<Effect>,
    /// Usable by scrapping the card.
    #[serde(default)]
    pub scrap: Vec<Effect>,
    /// Effect while the base is in play.
    #[serde(default, rename = "static")]
    pub statics: Vec<Static>,
    /// Names by language code. The names of core cards are in the lexicon; custom cards contain theirs.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
}

/// The factions. Starting cards and Explorers have none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Faction {
    /// No faction.
    #[default]
    Unaligned,
    /// Blob.
    Blob,
    /// Trade Federation.
    TradeFederation,
    /// Star Empire.
    StarEmpire,
    /// Machine Cult.
    MachineCult,
}

impl Faction {
    /// The four factions that have allies.
    pub const FOUR: [Self; 4] = [Self::Blob, Self::TradeFederation, Self::StarEmpire, Self::MachineCult];
}

/// Ship, base or outpost, with the defense of bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Discarded at the end of the turn.
    Ship,
    /// Stays in play.
    Base(u8),
    /// A base that must be destroyed before its owner can be attacked.
    Outpost(u8),
}

impl Kind {
    /// Combat needed to destroy it; 0 for ships.
    pub const fn defense(self) -> u8 {
        match self {
            Self::Ship => 0,
            Self::Base(d) | Self::Outpost(d) => d,
        }
    }
}

/// Where a card is at the start of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Home {
    /// In the trade deck.
    #[default]
    TradeDeck,
    /// In the personal decks.
    Starter,
    /// On the Explorer pile.
    Explorers,
}
