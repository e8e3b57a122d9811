//! Events for logs and animation.

use table::{CardId, Seat};

use crate::card::Symbol;

/// An event of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "variants and fields explain themselves")]
pub enum Event {
    /// A player returned cards of the starting hand.
    Returned {
        seat: Seat,
        n: u8,
    },
    /// A die was rolled for the battlefield.
    RollingOff {
        seat: Seat,
        card: CardId,
        face: u8,
    },
    /// The sum of a player's roll for the battlefield.
    RolledOff {
        seat: Seat,
        sum: u8,
    },
    /// The battlefield of this seat is used.
    Field {
        seat: Seat,
        card: CardId,
    },
    /// A round began.
    Round {
        n: u8,
    },
    /// The upkeep phase began.
    Upkeep,
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    /// A card was discarded from hand.
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// A card was discarded from the deck.
    Milled {
        seat: Seat,
        card: CardId,
    },
    /// One seat looked at a card.
    Looked {
        by: Seat,
        seat: Seat,
        card: Option<CardId>,
    },
    /// A card was revealed to all players.
    Revealed {
        seat: Seat,
        card: CardId,
    },
    /// A deck was shuffled.
    Shuffled {
        seat: Seat,
    },
    /// A defeated character returned to play.
    Revived {
        seat: Seat,
        card: CardId,
    },
    /// A player took control of a card.
    TookControl {
        seat: Seat,
        card: CardId,
    },
    /// A card became a support.
    BecameSupport {
        seat: Seat,
        card: CardId,
    },
    /// A card became an upgrade on another card.
    BecameUpgrade {
        seat: Seat,
        card: CardId,
        to: CardId,
    },
    /// A die was put on a card that holds it.
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
    /// A card was discarded from play or from the queue.
    Gone {
        seat: Seat,
        card: CardId,
    },
    SetAside {
        seat: Seat,
        card: CardId,
    },
    /// A card was put face down on another card.
    Stacked {
        seat: Seat,
        card: Option<CardId>,
        on: CardId,
    },
    /// A card was put from a hand on or under a deck without being shown.
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
    Rotated {
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
    /// A player revealed a bid.
    Bid {
        seat: Seat,
        n: u8,
    },
    /// Damage was dealt: by whom, to which player's card, how much, and how much of it shields blocked.
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
