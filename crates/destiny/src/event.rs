//! What happened, for logs and animation.

use table::{CardId, Seat};

use crate::card::Symbol;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants say what happened, the fields to whom")]
pub enum Event {
    /// Cards of the starting hand were returned.
    Returned {
        seat: Seat,
        n: u8,
    },
    /// A die of the roll for the battlefield.
    RollingOff {
        seat: Seat,
        card: CardId,
        face: u8,
    },
    /// The roll for the battlefield.
    RolledOff {
        seat: Seat,
        sum: u8,
    },
    /// The battlefield of the game.
    Field {
        seat: Seat,
        card: CardId,
    },
    /// A round begins.
    Round {
        n: u8,
    },
    /// The upkeep phase.
    Upkeep,
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    /// Discarded from hand.
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// Discarded from the deck.
    Milled {
        seat: Seat,
        card: CardId,
    },
    /// Seen by one seat only.
    Looked {
        by: Seat,
        seat: Seat,
        card: Option<CardId>,
    },
    /// Shown to everybody.
    Revealed {
        seat: Seat,
        card: CardId,
    },
    /// A deck was shuffled.
    Shuffled {
        seat: Seat,
    },
    /// A defeated character came back.
    Revived {
        seat: Seat,
        card: CardId,
    },
    /// Somebody took control of a card.
    TookControl {
        seat: Seat,
        card: CardId,
    },
    /// A card became a support.
    BecameSupport {
        seat: Seat,
        card: CardId,
    },
    /// A card became an upgrade on another.
    BecameUpgrade {
        seat: Seat,
        card: CardId,
        to: CardId,
    },
    /// A die is held on a card.
    Captured {
        die: CardId,
        card: CardId,
    },
    /// The effects of an event were canceled.
    Canceled {
        card: CardId,
    },
    Played {
        seat: Seat,
        card: CardId,
        on: Option<CardId>,
    },
    /// Discarded from play or from the queue.
    Gone {
        seat: Seat,
        card: CardId,
    },
    SetAside {
        seat: Seat,
        card: CardId,
    },
    /// Put face down on a card.
    Stacked {
        seat: Seat,
        card: Option<CardId>,
        on: CardId,
    },
    /// Put from a hand on or under a deck, unseen.
    Tucked {
        seat: Seat,
        card: Option<CardId>,
        top: bool,
    },
    OnDeck {
        seat: Seat,
        card: Option<CardId>,
        top: bool,
    },
    ToHand {
        seat: Seat,
        card: CardId,
    },
    Moved {
        seat: Seat,
        card: CardId,
        to: CardId,
    },
    Activated {
        seat: Seat,
        card: CardId,
    },
    Rolled {
        seat: Seat,
        card: CardId,
        face: u8,
        again: bool,
    },
    Turned {
        seat: Seat,
        card: CardId,
        from: u8,
        to: u8,
    },
    Removed {
        seat: Seat,
        card: CardId,
        face: u8,
    },
    Resolved {
        seat: Seat,
        card: CardId,
        symbol: Symbol,
        value: u8,
    },
    Used {
        seat: Seat,
        card: CardId,
    },
    Claimed {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    /// Tokens a player has shown.
    Bid {
        seat: Seat,
        n: u8,
    },
    /// Damage: whose, to whom, dealt, blocked by shields.
    Damaged {
        by: Seat,
        seat: Seat,
        card: CardId,
        n: u8,
        blocked: u8,
    },
    Healed {
        seat: Seat,
        card: CardId,
        n: u8,
    },
    DamageMoved {
        from: CardId,
        to: CardId,
        n: u8,
    },
    Shielded {
        seat: Seat,
        card: CardId,
        n: u8,
    },
    Unshielded {
        seat: Seat,
        card: CardId,
        n: u8,
    },
    Defeated {
        seat: Seat,
        card: CardId,
    },
    Gained {
        seat: Seat,
        n: u8,
    },
    Lost {
        seat: Seat,
        n: u8,
    },
    Readied {
        seat: Seat,
        card: CardId,
    },
    Exhausted {
        seat: Seat,
        card: CardId,
    },
    Extra {
        seat: Seat,
        n: u8,
    },
    PhaseEnds,
    Out {
        seat: Seat,
        beaten: bool,
    },
    Won {
        seat: Seat,
    },
}
