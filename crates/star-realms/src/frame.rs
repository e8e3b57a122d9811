//! Pending work. Everything that a match waits for is on a stack of these frames, and nowhere else.

use serde::{Deserialize, Serialize};
use table::{CopyId, Seat, SeatSet};

/// One pending item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// No frame: the value of unused stack entries.
    #[default]
    Empty,
    /// The main phase of the active seat or team.
    Main {
        /// Members who have declared the end of the turn.
        done: SeatSet,
    },
    /// An effect program to continue.
    Run {
        /// The next op.
        pc: u16,
        /// The card of the program.
        src: CopyId,
        /// The seat that runs it.
        seat: Seat,
        /// The index of its first value.
        base: u8,
    },
    /// A pick that needs one more card.
    Pick {
        /// The index of its spec.
        spec: u8,
        /// The card that causes the question.
        src: CopyId,
        /// The seat that picks.
        seat: Seat,
        /// The index of the program's first value.
        base: u8,
    },
    /// A choice between branches; `pc` is the first of its jumps.
    Choose {
        /// The first jump.
        pc: u16,
        /// The card that causes the question.
        src: CopyId,
        /// The seat that chooses.
        seat: Seat,
        /// The number of branches.
        n: u8,
        /// The index of the program's first value.
        base: u8,
    },
    /// A yes-or-no question; `pc` is the jump for no.
    May {
        /// The jump.
        pc: u16,
        /// The card that causes the question.
        src: CopyId,
        /// The seat that chooses.
        seat: Seat,
        /// The index of the program's first value.
        base: u8,
    },
    /// The choice of the opponent who discards.
    Victim {
        /// The card that causes the question.
        src: CopyId,
        /// The seat that chooses.
        seat: Seat,
        /// The number of cards.
        n: u8,
    },
    /// A player must discard.
    Discard {
        /// The player who discards.
        seat: Seat,
        /// The number of cards still to discard.
        left: u8,
    },
    /// The amount of combat for an attack on a player.
    AttackSeat {
        /// The attacker.
        seat: Seat,
        /// The attacked player.
        victim: Seat,
    },
    /// The amount of combat for an attack on a boss base.
    AttackBase {
        /// The attacker.
        seat: Seat,
        /// The base.
        copy: CopyId,
    },
    /// Does a ship that was just acquired go on top of the deck?
    OnTop {
        /// The ship, which is already in the discard pile.
        copy: CopyId,
        /// Its owner.
        seat: Seat,
    },
    /// The choice of the teammate who gets a paid gift.
    GiveTo {
        /// The card, still in the giver's discard pile.
        copy: CopyId,
        /// The giver.
        seat: Seat,
    },
    /// An eliminated player may give a card to each of these players.
    Legacy {
        /// The eliminated player.
        seat: Seat,
        /// The players who may still get one.
        heirs: SeatSet,
    },
    /// The shares of a joint purchase or attack. The shares named so far are on the value stack.
    Share {
        /// The card to buy or the base to destroy.
        item: CopyId,
        /// The player who proposes it.
        seat: Seat,
        /// The teammate who names a share next.
        next: Seat,
        /// The index of the first share.
        base: u8,
    },
    /// The contributors must agree.
    Agree {
        /// The card to buy or the base to destroy.
        item: CopyId,
        /// The player who proposes it.
        seat: Seat,
        /// The players who have not answered yet.
        left: SeatSet,
        /// The index of the first share.
        base: u8,
    },
}

const _: () = assert!(size_of::<Frame>() <= 8);
