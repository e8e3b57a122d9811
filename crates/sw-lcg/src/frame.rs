//! Pending work. Everything a match waits for is on the frame stack, and nowhere else.

use serde::{Deserialize, Serialize};
use table::kernel::{Life, Point, Round};
use table::{CopyId, Seat, SeatSet};

/// One item of pending work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing. Fills the unused part of the stack.
    #[default]
    Empty,
    /// Both players secretly choose the objective that goes under the deck.
    PickObjectives {
        /// The seats that have not chosen yet.
        left: SeatSet,
    },
    /// Both players secretly choose whether to draw a new hand.
    Mulligan {
        /// The seats that have not chosen yet.
        left: SeatSet,
        /// The seats that want a new hand.
        anew: SeatSet,
    },
    /// A player flips the objectives one by one.
    Flip {
        /// The player.
        seat: Seat,
    },
    /// The turn continues with this step.
    Turn(Step),
    /// The engagement continues with this step.
    Fight(EngagementStep),
    /// A moment continues.
    Life(Life),
    /// A round of answers to a moment.
    Window {
        /// The moment.
        moment: u8,
        /// The point of the moment.
        point: Point,
        /// The turn order of the answers.
        round: Round,
        /// Index of the first mark on the value stack.
        base: u8,
        /// Number of answers given so far, one mark each.
        marks: u8,
    },
    /// An action window.
    Actions {
        /// The number of the window, 1 to 11.
        window: u8,
        /// The turn order of the actions.
        round: Round,
    },
    /// A card is being played.
    Play {
        /// The card.
        copy: CopyId,
        /// The way it is played.
        how: How,
        /// The next step of playing it.
        step: u8,
        /// The reduction of its cost by interrupts.
        discount: u8,
        /// The moment it answers.
        moment: u8,
        /// The entry of the moment it answers.
        entry: u8,
    },
    /// Resources are being generated.
    Pay {
        /// The player who pays.
        seat: Seat,
        /// The card that is paid for; none for an ability.
        copy: CopyId,
        /// How many resources are missing.
        left: u8,
        /// Whether a resource match is still missing.
        needs: bool,
    },
    /// A running effect program.
    Run {
        /// The next op.
        pc: u16,
        /// The card with the program.
        src: CopyId,
        /// Index of its first value on the value stack.
        base: u8,
        /// The moment it answers.
        moment: u8,
        /// The entry of the moment it answers. The highest bit says that the last step was carried out.
        entry: u8,
    },
    /// The next card of a pick for the program below.
    Pick {
        /// Index of the pick spec.
        spec: u8,
        /// The player who picks.
        seat: Seat,
        /// How many cards are picked already.
        taken: u8,
    },
    /// A choice of a branch for the program below; `pc` is the first of the jumps.
    Choose {
        /// The player who chooses.
        seat: Seat,
        /// Index of the first jump.
        pc: u16,
        /// Number of branches.
        n: u8,
    },
    /// A yes-or-no question for the program below; `pc` is the jump taken for "no".
    May {
        /// The player who chooses.
        seat: Seat,
        /// Index of the jump.
        pc: u16,
    },
    /// Damage or focus tokens about to be placed: Protect and shields come first.
    PlaceTokens {
        /// The moment.
        moment: u8,
        /// The current stage.
        stage: Stage,
        /// The entry of the current question.
        entry: u8,
        /// The protector of the current question.
        guard: CopyId,
    },
    /// Cards leave play one after the other.
    Depart {
        /// The moment.
        moment: u8,
        /// The next entry.
        entry: u8,
    },
    /// The opponent chooses the objective where a card is captured instead of leaving play.
    CaptureObjective {
        /// The player who chooses.
        seat: Seat,
        /// The card.
        copy: CopyId,
    },
    /// A player chooses the host of the card being played; the frame below says how it is played.
    Attach {
        /// The player who chooses.
        seat: Seat,
        /// The card.
        copy: CopyId,
    },
    /// Two effects send a card to different places; the active player chooses which applies last.
    Conflict {
        /// The moment.
        moment: u8,
        /// The entry.
        entry: u8,
    },
    /// The dark side chooses the objective where it captures a card in play.
    CaptureAt {
        /// The player who chooses.
        seat: Seat,
        /// The card.
        copy: CopyId,
    },
    /// The light side chooses the objective from which a card is rescued.
    RescueAt {
        /// The player who chooses.
        seat: Seat,
        /// Index of the value that receives the card.
        value: u8,
    },
    /// A player discards cards from hand.
    Discard {
        /// The player.
        seat: Seat,
        /// How many more cards to discard.
        left: u8,
    },
    /// The optional discard of the draw phase.
    MayDiscard {
        /// The player.
        seat: Seat,
    },
    /// Cards are discarded to reduce a cost; the card being played is in a frame below.
    Discount {
        /// The player.
        seat: Seat,
        /// Index of the value that counts the cards.
        value: u8,
    },
    /// The light side may damage an objective in the balance phase.
    BalanceStrike {
        /// The player.
        seat: Seat,
    },
    /// The active player may engage.
    Engage {
        /// The player.
        seat: Seat,
    },
    /// The next attacker or defender is declared.
    Declare {
        /// The player.
        seat: Seat,
        /// The card of the last declared unit plus one. Only the heuristic bot reads it, to skip equivalent orders.
        last: u16,
    },
    /// Shields of the keyword Shielding are placed.
    Shielding {
        /// The player.
        seat: Seat,
        /// How many shields are left.
        left: u8,
    },
    /// Edge cards are placed.
    Edge {
        /// The turn order of placing.
        round: Round,
    },
    /// Fate cards of equal priority are ordered.
    FateOrder {
        /// The player who decides.
        seat: Seat,
    },
    /// A player may resolve this fate card once more.
    FateAgain {
        /// The card.
        copy: CopyId,
        /// How many extra resolutions it has had already.
        used: u8,
    },
    /// A player chooses a unit to strike with.
    Strike {
        /// The player.
        seat: Seat,
    },
    /// A strike in progress.
    Icons {
        /// The unit.
        unit: CopyId,
        /// Bits of the icon types that are resolved.
        done: u8,
    },
    /// Damage or tactics icons of a strike are assigned one by one.
    Aim {
        /// The unit.
        unit: CopyId,
        /// Whether they are tactics icons, not damage.
        tactics: bool,
        /// How many are left.
        left: u8,
        /// Index of the first entry on the value stack.
        base: u8,
    },
    /// A player commits units to the Force.
    Commit {
        /// The player.
        seat: Seat,
    },
    /// Revealed or looked-at cards are put back one by one.
    Order {
        /// The player.
        seat: Seat,
        /// Whether revealed cards go under the player's deck; otherwise cards go back on top of the opponent's deck.
        under: bool,
        /// How many of the looked-at cards have been put back, from the top down.
        named: u8,
    },
    /// Cards discarded together are ordered.
    DiscardOrder {
        /// The owner of the cards.
        seat: Seat,
    },
    /// Tokens and enhancements of a unit are discarded.
    Strip {
        /// The player who chooses.
        seat: Seat,
        /// The unit.
        copy: CopyId,
    },
}

/// The way a card is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum How {
    /// The normal way.
    #[default]
    Plain,
    /// As an enhancement, although it is a unit.
    Attached,
    /// Into the current engagement.
    Joining,
}

/// The stages of placing damage or focus tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Protectors may take damage.
    #[default]
    Protect,
    /// Shields may prevent it.
    Shields,
}

/// The steps of a turn (LCG-TIME-03 to LCG-TIME-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "named after the steps of the timing chart")]
pub enum Step {
    #[default]
    TurnBegins,
    BalanceBegins,
    Dial,
    DialAgain,
    BalanceStrike,
    BalanceEnds,
    RefreshBegins,
    RemoveFocus,
    RemoveShields,
    Replace,
    Refreshed,
    RefreshWindow,
    RefreshEnds,
    DrawBegins,
    MayDiscard,
    FillHand,
    DrawWindow,
    DrawEnds,
    DeploymentBegins,
    DeploymentWindow,
    DeploymentEnds,
    ConflictBegins,
    ConflictWindow,
    Engage,
    LastWindow,
    ConflictEnds,
    ForceBegins,
    Commit,
    Struggle,
    ForceWindow,
    ForceEnds,
    TurnEnds,
}

/// The steps of an engagement (LCG-TIME-08 to LCG-TIME-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "named after the steps of the timing chart")]
pub enum EngagementStep {
    #[default]
    Attackers,
    AttackersDeclared,
    AttackWindow,
    Defenders,
    DefendersDeclared,
    DefenseWindow,
    EdgeBegins,
    Reveal,
    Fate,
    EdgeEnds,
    EdgeWindow,
    WinnerStrikes,
    WinnerWindow,
    LoserStrikes,
    LoserWindow,
    StrikesEnd,
    Unopposed,
    Survivors,
    Ends,
}

const _: () = assert!(size_of::<Frame>() <= 8);
