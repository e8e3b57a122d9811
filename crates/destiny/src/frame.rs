//! Pending work, as a stack of frames.

use serde::{Deserialize, Serialize};
use table::kernel::Life;
use table::{CopyId, Seat, SeatSet};

/// A pending task or decision. The top frame either continues by itself or waits for a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing. Only unused places of the list hold it.
    #[default]
    Empty,
    /// Cards of the starting hand to return (SWD-SETUP-04).
    Mulligan {
        /// The seats that have not decided.
        left: SeatSet,
    },
    /// The battlefield to use (SWD-SETUP-07).
    Field {
        /// The seat that chooses.
        seat: Seat,
    },
    /// A choice between two battlefields of one player.
    OwnField {
        /// The seat that chooses.
        seat: Seat,
    },
    /// Setup shields that are still to be given (SWD-SETUP-08, SWD-FFA-03).
    SetupShields {
        /// The seats that have not received any.
        left: SeatSet,
    },
    /// A turn, at one of its stages.
    Turn(Stage),
    /// The upkeep phase, at one of its steps.
    Upkeep(UpkeepStep),
    /// Cards to discard in the upkeep phase (SWD-UPKEEP-04).
    Discards {
        /// The seats that have not decided.
        left: SeatSet,
    },
    /// The life of a moment.
    Life(Life),
    /// Abilities that answer the same moment and must be ordered (SWD-SIM-01, SWD-SIM-02).
    Order {
        /// The seat that decides.
        seat: Seat,
        /// The moment.
        moment: u8,
        /// Whether they interrupt the moment.
        before: bool,
        /// The first answer on the value stack.
        base: u8,
        /// The number of answers.
        n: u8,
    },
    /// A running effect program.
    Run {
        /// The next op.
        pc: u16,
        /// The card it belongs to.
        src: CopyId,
        /// The first of its values on the value stack.
        base: u8,
        /// The moment it answers; 255 for none.
        moment: u8,
        /// The seat that uses it. The highest bit says that the last step was done in full.
        seat: u8,
    },
    /// The next pick of a pick op of the program below.
    Pick {
        /// The number of the pick's spec.
        spec: u16,
        /// The seat that picks.
        seat: Seat,
        /// The number of picks already made.
        taken: u8,
    },
    /// A choice between branches of the program below. `pc` is the first of their jumps.
    Choose {
        /// The seat that chooses.
        seat: Seat,
        /// The first jump.
        pc: u16,
        /// The number of branches.
        n: u8,
    },
    /// A choice between the remaining modes of the program below. `pc` is the first of their jumps.
    Modes {
        /// The seat that chooses.
        seat: Seat,
        /// The first jump.
        pc: u16,
        /// The number of modes.
        n: u8,
        /// The value that records which modes are done.
        value: u8,
    },
    /// A yes-or-no choice for the program below. `pc` is the jump taken for no.
    May {
        /// The seat that chooses.
        seat: Seat,
        /// The jump.
        pc: u16,
    },
    /// The choice of the opponent for the program below.
    Foe {
        /// The seat that chooses.
        seat: Seat,
    },
    /// The choice of a color for the program below.
    Color {
        /// The seat that chooses.
        seat: Seat,
        /// The value that stores the color.
        value: u8,
    },
    /// Secret bids of all players.
    Bid {
        /// The seats that have not bid.
        left: SeatSet,
        /// The first of the bids on the value stack, one for each seat.
        base: u8,
    },
    /// Indirect damage that several players are dealt together, after all of them have distributed it.
    SharedDamage {
        /// The seats that have not distributed it.
        left: SeatSet,
        /// The amount for each seat.
        n: u8,
        /// The first entry on the value stack.
        base: u8,
        /// The seat that deals the damage.
        by: Seat,
    },
    /// Damage that a player distributes among their characters, one after the other (SWD-DMG-07).
    Assign {
        /// The seat that distributes it.
        seat: Seat,
        /// The amount that is left.
        left: u8,
        /// The next character, by its index among the characters of the seat.
        at: u8,
        /// The first entry on the value stack.
        base: u8,
        /// The kind of damage, or [`Assigned::Shields`] for setup shields.
        what: Assigned,
        /// The seat that deals the damage.
        by: Seat,
    },
    /// The choice of how much damage moves from one character to another.
    Moving {
        /// The seat that chooses.
        seat: Seat,
        /// The character that the damage moves from.
        from: CopyId,
        /// The character that the damage moves to.
        to: CopyId,
        /// The maximum amount.
        most: u8,
    },
    /// Dice to turn, one after the other.
    Turning {
        /// The seat that chooses the sides.
        seat: Seat,
        /// The first die on the value stack.
        base: u8,
        /// The number of dice that are left.
        n: u8,
        /// The sides that the dice may be turned to; see [`crate::op::worth`].
        symbols: u16,
    },
    /// More dice of the same symbol (SWD-RES-01).
    Resolving {
        /// The seat that resolves them.
        seat: Seat,
        /// The symbol, or [`ANY_SYMBOL`] while none is resolved yet.
        symbol: u8,
    },
    /// Dice that are resolved through a card, one after the other.
    Series {
        /// The seat that resolves them.
        seat: Seat,
        /// The number of the spec for how they are resolved.
        how: u16,
        /// The first die on the value stack.
        base: u8,
        /// The number of dice that are left.
        n: u8,
        /// The symbol that all of them are resolved as, if they must share one; [`ANY_SYMBOL`] while none is chosen.
        symbol: u8,
    },
    /// Cards that are activated one after the other (SWD-SIM-01).
    Activating {
        /// The seat that chooses the next one.
        seat: Seat,
        /// The first card on the value stack.
        base: u8,
        /// The number of cards that are left.
        n: u8,
    },
    /// The choice between several symbols that a die can be resolved as.
    Symbol {
        /// The seat that chooses.
        seat: Seat,
        /// The number of the spec for how the die is resolved.
        how: u16,
        /// The die.
        die: CopyId,
    },
    /// The choice of the die that a character loses when it stops being elite.
    LoseDie {
        /// The seat that chooses.
        seat: Seat,
        /// The character.
        host: CopyId,
    },
    /// A card may be discarded instead of another (SWD-REPL-01, SWD-REPL-03).
    DiscardInstead {
        /// The seat that decides.
        seat: Seat,
        /// The card that would be discarded.
        copy: CopyId,
    },
    /// More than one copy of a unique card (SWD-UNIQ-05).
    ExtraCopies {
        /// The seat that decides.
        seat: Seat,
        /// One of the copies.
        copy: CopyId,
    },
    /// The choice whether shields block before an ability that could also block (SWD-SHLD-03, SWD-CLAR-EX9).
    ShieldsFirst {
        /// The moment.
        moment: u8,
        /// The ability, packed.
        answer: u16,
    },
    /// The choice of a card of the hand to keep back.
    KeepBack {
        /// The seat that chooses.
        seat: Seat,
    },
    /// Modifiers for the die that is about to be resolved.
    Modify {
        /// The moment.
        moment: u8,
    },
    /// The choice of the character that a die acts on.
    Target {
        /// The moment.
        moment: u8,
    },
    /// The choice of the opponent that a die acts on.
    TargetOpponent {
        /// The moment.
        moment: u8,
    },
    /// The choice between several special abilities of a die.
    Special {
        /// The moment.
        moment: u8,
    },
    /// Dice that focus may turn.
    Focus {
        /// The moment.
        moment: u8,
        /// The number of dice that may still be turned.
        left: u8,
        /// The first of the turned dice on the value stack.
        base: u8,
    },
    /// The die has been resolved and returns to its card.
    Finish {
        /// The moment.
        moment: u8,
    },
    /// Dice to reroll for a discarded card (SWD-REROLL-02).
    Reroll {
        /// The seat that rerolls.
        seat: Seat,
        /// The first die on the value stack.
        base: u8,
    },
    /// A card is being played.
    Play {
        /// The card.
        copy: CopyId,
        /// The seat that plays it.
        seat: Seat,
        /// The current step.
        step: PlayStep,
        /// The discount; 255 if the card is free.
        less: u8,
    },
    /// More upgrades or downgrades than a card may have (SWD-UPG-03).
    Excess {
        /// The seat that decides.
        seat: Seat,
        /// The card they are attached to.
        host: CopyId,
        /// The newest one, which stays; none if any may be discarded.
        newest: CopyId,
    },
    /// Cards that a player discards from hand.
    Discard {
        /// The seat that discards.
        seat: Seat,
        /// The number of cards that are left.
        left: u8,
    },
    /// The choice whether to use the claim ability of the battlefield (SWD-CLAIM-02).
    Claim {
        /// The seat that claimed it.
        seat: Seat,
    },
    /// The choice of a battlefield that is not in use.
    Spare {
        /// The seat that chooses.
        seat: Seat,
        /// Whether it comes into use. Otherwise, its claim ability is used.
        switch: bool,
    },
}

/// No symbol is fixed yet; the first die fixes it.
pub const ANY_SYMBOL: u8 = u8::MAX;

/// The stages of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The active player acts or passes.
    #[default]
    Begin,
    /// An action is being carried out. The queue and additional actions follow.
    Acting,
    /// The player takes or declines the first additional action.
    Extra,
    /// An effect has ended the action phase.
    Over,
    /// The action phase has ended, and abilities answer that.
    Ending,
}

/// The steps of the upkeep phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UpkeepStep {
    /// Cards are readied, dice return to their cards and players gain resources.
    #[default]
    Ready,
    /// Players draw up to their hand size.
    Draw,
    /// The round ends.
    End,
    /// The next round begins.
    Next,
}

/// The steps of playing a card (SWD-PLAY-01 to SWD-PLAY-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayStep {
    /// Choose the card to attach it to.
    #[default]
    Host,
    /// Choose the upgrade it replaces.
    Replace,
    /// Choose what makes it cheaper.
    Discount,
    /// Pay for it.
    Pay,
    /// Apply abilities that may cancel its effect.
    Announce,
    /// Apply its effect.
    Effect,
    /// Move it out of the queue.
    Land,
}

/// What a player distributes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Assigned {
    /// Damage of an effect, which is not indirect.
    #[default]
    Damage,
    /// Indirect damage.
    Indirect,
    /// Indirect damage that cannot be blocked.
    Unblockable,
    /// Indirect damage that waits until the others have distributed theirs.
    Waiting,
    /// Setup shields.
    Shields,
}

const _: () = assert!(size_of::<Frame>() <= 8);
