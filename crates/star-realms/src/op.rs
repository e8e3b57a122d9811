//! Compiled programs: flat ops that a frame can stop inside.

use cards::N;

use crate::card::Faction;
use crate::verb::Verb;

/// One compiled step. An op that needs a choice leaves a frame and is resumed behind itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The program is over.
    End,
    /// Trade, combat and authority at once.
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
    /// Draw a card for each copy in the slot.
    DrawEach(Slot),
    /// Draw a card for each card of the faction played this turn.
    DrawPerPlayed(Faction),
    /// An opponent discards.
    OpponentDiscards(u8),
    /// Ask for copies; the number is the spec's.
    Pick(u8),
    /// Scrap the copies in the slot.
    Scrap(Slot),
    /// Discard them.
    Discard(Slot),
    /// Destroy them.
    Destroy(Slot),
    /// Acquire them onto the deck.
    Acquire(Slot),
    /// Become a copy of the one in the slot; the rest of the program is the copied ship's.
    Copy(Slot),
    /// The next ship acquired may go on top.
    NextShipOnTop,
    /// Ask for one of the so many jumps that follow.
    Choose(u8),
    /// Ask yes or no; no takes the jump that follows.
    May,
    /// With fewer bases in play, take the jump that follows.
    IfBases(u8),
    /// Go on there.
    Jump(u16),
}

/// Values a pick left on the value stack: so many from an offset of the program's base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// First value.
    pub at: u8,
    /// How many; those not picked are [`table::CopyId::NONE`].
    pub n: u8,
}

/// What a pick asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickSpec {
    /// The verb of its options.
    pub purpose: Verb,
    /// Out of what.
    pub source: Source,
    /// How many.
    pub n: N,
    /// Where the answers go.
    pub slot: Slot,
}

/// Out of what a pick chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Own hand, own discard pile, or both.
    Own {
        /// The hand.
        hand: bool,
        /// The discard pile.
        discard: bool,
    },
    /// The trade row.
    Row,
    /// Bases that may be targeted.
    Bases,
    /// Ships in the row and on the Explorer pile.
    ShipsForSale,
    /// Other ships played this turn.
    ShipsPlayed,
}
