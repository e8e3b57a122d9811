//! The effects of Star Realms cards, as data.

use cards::Name;
use serde::{Deserialize, Serialize};

use crate::card::Faction;

cards::effect_language!(
    /// One step of a card's program.
    Effect, Select, Cond, {
        /// Add to the trade pool.
        Trade(u8),
        /// Add to the combat pool.
        Combat(u8),
        /// Gain authority immediately.
        Authority(u8),
        /// Draw this number of cards.
        Draw(u8),
        /// Draw one card for each card picked under this name.
        DrawEach(Name),
        /// Draw one card for each card of this faction played this turn.
        DrawPerPlayed(Faction),
        /// One opponent, chosen by the player, discards this number of cards and chooses them.
        OpponentDiscards(u8),
        /// Scrap the picked cards without their scrap abilities.
        Scrap(Name),
        /// Discard the picked cards.
        Discard(Name),
        /// Destroy the picked bases without spending combat.
        Destroy(Name),
        /// Acquire the picked cards without paying, to the top of the deck.
        AcquireOnTop(Name),
        /// Become a copy of the picked ship, but also keep the card's faction.
        CopyShip(Name),
        /// The next ship acquired this turn may go on top of the deck.
        NextShipOnTop,
    }
);

/// The cards that a pick chooses from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Select {
    /// The player's cards in these zones.
    Zones(Vec<Zone>),
    /// The cards of the trade row.
    TradeRow,
    /// Bases in play that can be targeted.
    Bases,
    /// Ships that can be acquired: in the trade row and on the Explorer pile.
    ShipsForSale,
    /// Other ships the player has played this turn.
    ShipsPlayed,
}

/// A zone of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Zone {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
}

/// A condition, checked once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// The player has at least this number of bases in play.
    BasesInPlay(u8),
}

/// An ability that has an effect while its base is in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Static {
    /// Whenever the owner plays a ship.
    OnPlayShip(Vec<Effect>),
    /// An ally for every faction.
    AllyOfAll,
}
