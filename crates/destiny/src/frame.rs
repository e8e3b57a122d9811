//! What is pending: a stack of frames.

use serde::{Deserialize, Serialize};
use table::kernel::Life;
use table::{CopyId, Seat, SeatSet};

/// One thing that is pending. The top one goes on, or asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing; only ever below the list's end.
    #[default]
    Empty,
    /// Cards of the starting hand to return (SWD-SETUP-04).
    Mulligan {
        /// Who has not decided.
        left: SeatSet,
    },
    /// The battlefield to use (SWD-SETUP-07).
    Field {
        /// Who chooses.
        seat: Seat,
    },
    /// One of two battlefields a player has brought.
    OwnField {
        /// Who chooses.
        seat: Seat,
    },
    /// Shields of the set-up still to be given (SWD-SETUP-08, SWD-FFA-03).
    Gifts {
        /// Who has not yet got any.
        left: SeatSet,
    },
    /// A turn.
    Turn(Stage),
    /// The upkeep phase.
    Upkeep(Chore),
    /// Cards to discard in the upkeep phase (SWD-UPKEEP-04).
    Discards {
        /// Who has not decided.
        left: SeatSet,
    },
    /// The life of a moment.
    Life(Life),
    /// Abilities that answer the same moment, to put in order (SWD-SIM-01, SWD-SIM-02).
    Order {
        /// Who decides.
        seat: Seat,
        /// The moment.
        moment: u8,
        /// They interrupt it.
        before: bool,
        /// First answer on the value stack.
        base: u8,
        /// How many.
        n: u8,
    },
    /// An effect program to go on with.
    Run {
        /// Next op.
        pc: u16,
        /// The card it belongs to.
        src: CopyId,
        /// Its first value.
        base: u8,
        /// The moment it answers.
        moment: u8,
        /// Who uses it; the highest bit says that the last step was done in full.
        seat: u8,
    },
    /// One more of a pick of the program below.
    Pick {
        /// Which pick.
        spec: u16,
        /// Who picks.
        seat: Seat,
        /// How many are picked.
        taken: u8,
    },
    /// One of several branches of the program below; `pc` is the first of their jumps.
    Choose {
        /// Who chooses.
        seat: Seat,
        /// First jump.
        pc: u16,
        /// How many branches.
        n: u8,
    },
    /// One of the modes of the program below that are not done; `pc` is the first of their jumps.
    Modes {
        /// Who chooses.
        seat: Seat,
        /// First jump.
        pc: u16,
        /// How many modes.
        n: u8,
        /// The value that notes which are done.
        value: u8,
    },
    /// Yes or no for the program below; `pc` is the jump of no.
    May {
        /// Who chooses.
        seat: Seat,
        /// The jump.
        pc: u16,
    },
    /// The opponent of the program below.
    Foe {
        /// Who chooses.
        seat: Seat,
    },
    /// A color for the program below.
    Color {
        /// Who chooses.
        seat: Seat,
        /// The value that takes it.
        value: u8,
    },
    /// Numbers of tokens everybody hides.
    Bid {
        /// Who has not decided.
        left: SeatSet,
        /// The first of the numbers on the value stack, one for each seat.
        base: u8,
    },
    /// Indirect damage several players are dealt at once, when all have dealt it out.
    Together {
        /// Who has not.
        left: SeatSet,
        /// How much each.
        n: u8,
        /// First entry on the value stack.
        base: u8,
        /// Whose damage it is.
        by: Seat,
    },
    /// Damage a player deals out among characters of their own, one after the other (SWD-DMG-07).
    Assign {
        /// Who.
        seat: Seat,
        /// How much is left.
        left: u8,
        /// The next character, by its place among those of the seat.
        at: u8,
        /// First entry on the value stack.
        base: u8,
        /// What kind of damage; [`Assigned::Shields`] for shields of the set-up.
        what: Assigned,
        /// Whose damage it is.
        by: Seat,
    },
    /// How much damage moves from one character to another.
    Moving {
        /// Who says so.
        seat: Seat,
        /// From where.
        from: CopyId,
        /// To where.
        to: CopyId,
        /// How much at most.
        most: u8,
    },
    /// Dice to turn, one after the other.
    Turning {
        /// Who chooses the sides.
        seat: Seat,
        /// First die on the value stack.
        base: u8,
        /// How many are left.
        n: u8,
        /// Symbols that will do.
        symbols: u16,
    },
    /// More dice of the same symbol (SWD-RES-01).
    Resolving {
        /// Who.
        seat: Seat,
        /// The symbol; [`ANY_SYMBOL`] while none is resolved yet.
        symbol: u8,
    },
    /// Dice resolved through a card, one after the other.
    Series {
        /// Who.
        seat: Seat,
        /// In which way.
        how: u16,
        /// First die on the value stack.
        base: u8,
        /// How many are left.
        n: u8,
        /// The symbol all of them are resolved as, where they must be of one; [`ANY_SYMBOL`] while none is chosen.
        symbol: u8,
    },
    /// Cards to activate, one after the other (SWD-SIM-01).
    Activating {
        /// Who says which is next.
        seat: Seat,
        /// First card on the value stack.
        base: u8,
        /// How many are left.
        n: u8,
    },
    /// The symbol a die is resolved as, of several.
    Symbol {
        /// Who chooses.
        seat: Seat,
        /// In which way.
        how: u16,
        /// The die.
        die: CopyId,
    },
    /// One of the dice of a character that is no longer elite.
    LoseDie {
        /// Who chooses.
        seat: Seat,
        /// The character.
        host: CopyId,
    },
    /// A card may be discarded instead of another (SWD-REPL-01, SWD-REPL-03).
    Save {
        /// Who decides.
        seat: Seat,
        /// The card that would be discarded.
        copy: CopyId,
    },
    /// More copies of a unique card than one (SWD-UNIQ-05).
    Double {
        /// Who decides.
        seat: Seat,
        /// One of them.
        copy: CopyId,
    },
    /// Do shields block before an ability that may block, too (SWD-SHLD-03, SWD-CLAR-EX9)?
    ShieldsFirst {
        /// The moment.
        moment: u8,
        /// The ability, packed.
        answer: u16,
    },
    /// A card of the hand to keep back.
    KeepBack {
        /// Who chooses.
        seat: Seat,
    },
    /// Modifiers for the die about to be resolved.
    Modify {
        /// The moment.
        moment: u8,
    },
    /// The character a die acts on.
    Target {
        /// The moment.
        moment: u8,
    },
    /// The opponent a die acts on.
    Victim {
        /// The moment.
        moment: u8,
    },
    /// The special to use, of several on the card.
    Special {
        /// The moment.
        moment: u8,
    },
    /// Dice to turn by focus.
    Focus {
        /// The moment.
        moment: u8,
        /// How many more.
        left: u8,
        /// The first of those turned, on the value stack.
        base: u8,
    },
    /// A die is resolved: it goes back to its card.
    Finish {
        /// The moment.
        moment: u8,
    },
    /// Dice to reroll for a discarded card (SWD-REROLL-02).
    Reroll {
        /// Who.
        seat: Seat,
        /// First die on the value stack.
        base: u8,
    },
    /// A card is being played.
    Play {
        /// Which.
        copy: CopyId,
        /// By whom.
        seat: Seat,
        /// How far it is.
        step: PlayStep,
        /// By how much it is cheaper; 255 for free.
        less: u8,
    },
    /// More upgrades or downgrades than a card can carry (SWD-UPG-03).
    Excess {
        /// Who decides.
        seat: Seat,
        /// The card.
        host: CopyId,
        /// The newest, which stays; none where any may go.
        newest: CopyId,
    },
    /// Cards a player discards from hand.
    Discard {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// The claim ability of the battlefield may be used (SWD-CLAIM-02).
    Claim {
        /// By whom.
        seat: Seat,
    },
    /// A battlefield that is not in use, whose ability is used.
    Spare {
        /// Who chooses.
        seat: Seat,
        /// It comes into use.
        switch: bool,
    },
}

/// The first die says which symbol it is.
pub const ANY_SYMBOL: u8 = u8::MAX;

/// The stages of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The active player acts or passes.
    #[default]
    Begin,
    /// An action is under way; then the queue, then additional actions.
    Acting,
    /// The first additional action is taken or declined.
    Extra,
    /// The action phase was ended by an effect.
    Over,
    /// The action phase has ended; what answers that is under way.
    Ending,
}

/// The steps of the upkeep phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chore {
    /// Cards are readied, dice return, resources come.
    #[default]
    Ready,
    /// Hands are filled.
    Draw,
    /// The round ends.
    End,
    /// The next round begins.
    Next,
}

/// How far the playing of a card has come (SWD-PLAY-01 to SWD-PLAY-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayStep {
    /// What it is attached to.
    #[default]
    Host,
    /// What it replaces.
    Replace,
    /// What makes it cheaper.
    Discount,
    /// The payment.
    Pay,
    /// What may stop its effect.
    Announce,
    /// Its effect.
    Effect,
    /// It leaves the queue.
    Land,
}

/// What is dealt out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Assigned {
    /// Damage of an effect.
    #[default]
    Damage,
    /// Indirect damage.
    Indirect,
    /// Indirect damage that cannot be blocked.
    Unblockable,
    /// Indirect damage that waits for that of others.
    Waiting,
    /// Shields of the set-up.
    Shields,
}

const _: () = assert!(size_of::<Frame>() <= 8);
