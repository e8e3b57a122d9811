//! What cards of Star Realms do, as data.

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
        /// Gain authority at once.
        Authority(u8),
        /// Draw so many cards.
        Draw(u8),
        /// Draw a card for each thing picked under this name.
        DrawEach(Name),
        /// Draw a card for each card of this faction played this turn.
        DrawPerPlayed(Faction),
        /// One opponent of the player's choice discards so many cards of their own choice.
        OpponentDiscards(u8),
        /// Scrap what was picked; it does not give its scrap ability.
        Scrap(Name),
        /// Discard what was picked.
        Discard(Name),
        /// Destroy the bases picked, without spending combat.
        Destroy(Name),
        /// Acquire what was picked without paying, onto the top of the deck.
        AcquireOnTop(Name),
        /// Become a copy of the ship picked, keeping the own faction as well.
        CopyShip(Name),
        /// The next ship acquired this turn may go on top of the deck.
        NextShipOnTop,
    }
);

/// What a pick chooses from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Select {
    /// The player's own cards in these zones.
    Zones(Vec<Zone>),
    /// The cards of the trade row.
    TradeRow,
    /// Bases in play that may be targeted.
    Bases,
    /// Ships that can be acquired: in the trade row and on the Explorer pile.
    ShipsForSale,
    /// Other ships the player has played this turn.
    ShipsPlayed,
}

/// A zone of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Zone {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
}

/// A condition, looked at once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// The player has at least so many bases in play.
    BasesInPlay(u8),
}

/// An ability that works all the time while its base is in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Static {
    /// Whenever the owner plays a ship.
    OnPlayShip(Vec<Effect>),
    /// An ally for every faction.
    AllyOfAll,
}
