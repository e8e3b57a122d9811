//! Printed cards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::effect::{Effect, Static};

/// A printed card, as its file says. Loose until [`crate::db::Db`] has checked it.
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
    /// Price in trade; 0 for cards that cannot be bought.
    pub cost: u8,
    /// Copies in one box.
    pub copies: u8,
    /// Where a match begins with it.
    #[serde(default)]
    pub home: Home,
    /// Ship: takes effect when played. Base: usable once a turn.
    #[serde(default)]
    pub primary: Vec<Effect>,
    /// Usable once a turn beside another card of the faction.
    #[serde(default)]
    pub ally: Vec<Effect>,
    /// Usable by scrapping the card.
    #[serde(default)]
    pub scrap: Vec<Effect>,
    /// Works all the time.
    #[serde(default, rename = "static")]
    pub statics: Vec<Static>,
    /// Names by language code. Cards of the box have theirs in the lexicon; a player's own cards bring them along.
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

/// Ship, base or outpost; bases with their defense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Discarded at the end of the turn.
    Ship,
    /// Stays in play.
    Base(u8),
    /// A base that shields its owner.
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

/// Where a match begins with a card.
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
