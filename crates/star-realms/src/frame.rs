//! What is pending. Everything a match waits for is on the stack of these, and nowhere else.

use serde::{Deserialize, Serialize};
use table::{CopyId, Seat, SeatSet};

/// One pending thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing; only ever below the stack's end.
    #[default]
    Empty,
    /// The main phase of the active seat or team.
    Main {
        /// Members who have declared the end of the turn.
        done: SeatSet,
    },
    /// An effect program to go on with.
    Run {
        /// Next op.
        pc: u16,
        /// The card it belongs to.
        src: CopyId,
        /// Who runs it.
        seat: Seat,
        /// Its first value.
        base: u8,
    },
    /// One more of a pick.
    Pick {
        /// Which pick.
        spec: u8,
        /// The card that asks.
        src: CopyId,
        /// Who picks.
        seat: Seat,
        /// First value of the program.
        base: u8,
    },
    /// A choice of branches; `pc` is the first of its jumps.
    Choose {
        /// First jump.
        pc: u16,
        /// The card that asks.
        src: CopyId,
        /// Who chooses.
        seat: Seat,
        /// How many branches.
        n: u8,
        /// First value of the program.
        base: u8,
    },
    /// Yes or no; `pc` is the jump of no.
    May {
        /// The jump.
        pc: u16,
        /// The card that asks.
        src: CopyId,
        /// Who chooses.
        seat: Seat,
        /// First value of the program.
        base: u8,
    },
    /// Choose the opponent who discards.
    Victim {
        /// The card that asks.
        src: CopyId,
        /// Who chooses.
        seat: Seat,
        /// How many cards.
        n: u8,
    },
    /// A victim discards.
    Discard {
        /// The victim.
        seat: Seat,
        /// How many cards are left to discard.
        left: u8,
    },
    /// How much combat goes against a player.
    AttackSeat {
        /// Attacker.
        seat: Seat,
        /// The player attacked.
        victim: Seat,
    },
    /// How much combat goes against a boss base.
    AttackBase {
        /// Attacker.
        seat: Seat,
        /// The base.
        copy: CopyId,
    },
    /// May a ship just acquired go on top of the deck?
    OnTop {
        /// The ship; it already lies in the discard pile.
        copy: CopyId,
        /// Its owner.
        seat: Seat,
    },
    /// Which teammate gets a paid gift.
    GiveTo {
        /// The card, still in the giver's discard pile.
        copy: CopyId,
        /// The giver.
        seat: Seat,
    },
    /// An eliminated player may leave a card to each of these.
    Legacy {
        /// The eliminated player.
        seat: Seat,
        /// Who still may get one.
        heirs: SeatSet,
    },
    /// The shares of a joint purchase or attack; those named so far are on the value stack.
    Share {
        /// The card to buy or the base to destroy.
        item: CopyId,
        /// Who proposes.
        seat: Seat,
        /// Whose share is asked next.
        next: Seat,
        /// First share.
        base: u8,
    },
    /// The contributors agree.
    Agree {
        /// The card to buy or the base to destroy.
        item: CopyId,
        /// Who proposes.
        seat: Seat,
        /// Who has not answered.
        left: SeatSet,
        /// First share.
        base: u8,
    },
}

const _: () = assert!(size_of::<Frame>() <= 8);
