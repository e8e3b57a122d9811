//! Compiled programs: flat lists of ops that can be interrupted by frames.

use cards::N;

use crate::card::Faction;
use crate::verb::Verb;

/// A compiled step. An op that needs a choice pushes a frame, and the program later continues after this op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The end of the program.
    End,
    /// Gain trade, combat and authority.
    Gain {
        /// Trade.
        trade: u8,
        /// Combat.
        combat: u8,
        /// Authority.
        authority: u8,
    },
    /// Draw cards.
    Draw(u8),
    /// Draw one card for each copy in the slot.
    DrawEach(Slot),
    /// Draw one card for each card of the faction played this turn.
    DrawPerPlayed(Faction),
    /// An opponent discards this number of cards.
    OpponentDiscards(u8),
    /// Ask for copies; the number is the index of the spec.
    Pick(u8),
    /// Scrap the copies in the slot.
    Scrap(Slot),
    /// Discard the copies in the slot.
    Discard(Slot),
    /// Destroy the copies in the slot.
    Destroy(Slot),
    /// Acquire the copies in the slot onto the deck.
    Acquire(Slot),
    /// Become a copy of the ship in the slot; the rest of the program is the program of that ship.
    Copy(Slot),
    /// The next ship acquired may go on top of the deck.
    NextShipOnTop,
    /// Ask for one of this number of jumps that follow.
    Choose(u8),
    /// Ask yes or no; no takes the jump that follows.
    May,
    /// Take the jump that follows if there are fewer bases in play.
    IfBases(u8),
    /// Continue at this op.
    Jump(u16),
}

/// The values that a pick left on the value stack, relative to the program's base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Offset of the first value.
    pub at: u8,
    /// The number of values; those not picked are [`table::CopyId::NONE`].
    pub n: u8,
}

/// The definition of a pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickSpec {
    /// The verb of its options.
    pub purpose: Verb,
    /// The cards to pick from.
    pub source: Source,
    /// The number of picks.
    pub n: N,
    /// Where the picked copies are stored.
    pub slot: Slot,
}

/// The cards that a pick chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The player's hand, discard pile, or both.
    Own {
        /// The hand.
        hand: bool,
        /// The discard pile.
        discard: bool,
    },
    /// The trade row.
    Row,
    /// Bases that can be targeted.
    Bases,
    /// Ships in the row and on the Explorer pile.
    ShipsForSale,
    /// Other ships played this turn.
    ShipsPlayed,
}
