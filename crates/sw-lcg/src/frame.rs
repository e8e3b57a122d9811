//! What is pending. Everything a match waits for is on the stack of these, and nowhere else.

use serde::{Deserialize, Serialize};
use table::kernel::{Life, Point, Round};
use table::{CopyId, Seat, SeatSet};

/// One pending thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing; only ever below the stack's end.
    #[default]
    Empty,
    /// Both players secretly choose the objective that goes under the deck.
    PickObjectives {
        /// Who has not.
        left: SeatSet,
    },
    /// Both players secretly choose whether to draw a new hand.
    Mulligan {
        /// Who has not.
        left: SeatSet,
        /// Who wants one.
        anew: SeatSet,
    },
    /// A player flips the objectives one by one.
    Flip {
        /// Who.
        seat: Seat,
    },
    /// The turn goes on with this step.
    Turn(Step),
    /// The engagement goes on with this step.
    Fight(Bout),
    /// A moment goes on.
    Life(Life),
    /// A round of answers to a moment.
    Window {
        /// The moment.
        moment: u8,
        /// The point of its life.
        point: Point,
        /// Whose turn to answer.
        round: Round,
        /// First mark on the value stack.
        base: u8,
        /// How many answers are marked.
        marks: u8,
    },
    /// An action window.
    Actions {
        /// Which of the eleven.
        window: u8,
        /// Whose turn to act.
        round: Round,
    },
    /// A card is being played.
    Play {
        /// Which.
        copy: CopyId,
        /// In which way.
        how: How,
        /// How far it is.
        step: u8,
        /// By how much interrupts have made it cheaper.
        discount: u8,
        /// The moment it answers.
        moment: u8,
        /// Which entry of that.
        entry: u8,
    },
    /// Resources are being generated.
    Pay {
        /// Who pays.
        seat: Seat,
        /// For which card; none for an ability.
        copy: CopyId,
        /// How many are missing.
        left: u8,
        /// A source that matches is still missing.
        needs: bool,
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
        /// Which entry of that; the highest bit says that the last step was done.
        entry: u8,
    },
    /// One more of a pick of the program below.
    Pick {
        /// Which pick.
        spec: u8,
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
    /// Yes or no for the program below; `pc` is the jump of no.
    May {
        /// Who chooses.
        seat: Seat,
        /// The jump.
        pc: u16,
    },
    /// Damage or focus tokens on their way: Protect and shields.
    Land {
        /// The moment.
        moment: u8,
        /// Protect, shields, placing.
        stage: Stage,
        /// The entry asked about.
        entry: u8,
        /// The protector asked about.
        guard: CopyId,
    },
    /// Cards leave play one after the other; the entry asked about.
    Depart {
        /// The moment.
        moment: u8,
        /// The entry.
        entry: u8,
    },
    /// The opponent chooses where a card is captured instead of leaving play.
    Cell {
        /// Who chooses.
        seat: Seat,
        /// The card.
        copy: CopyId,
    },
    /// A player chooses what the card being played is attached to; its way is in the frame below.
    Attach {
        /// Who chooses.
        seat: Seat,
        /// The card.
        copy: CopyId,
    },
    /// Two effects send a card to different places; the active player says which comes last.
    Conflict {
        /// The moment.
        moment: u8,
        /// The entry.
        entry: u8,
    },
    /// The dark side chooses where it captures a card in play.
    CaptureAt {
        /// Who chooses.
        seat: Seat,
        /// The card.
        copy: CopyId,
    },
    /// The light side chooses from which objective a card is rescued.
    RescueAt {
        /// Who chooses.
        seat: Seat,
        /// The value that takes the card.
        value: u8,
    },
    /// A player discards cards from hand.
    Discard {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// The optional discard of the draw phase.
    MayDiscard {
        /// Who.
        seat: Seat,
    },
    /// Discarding for a cheaper card: the play it belongs to is below.
    Discount {
        /// Who.
        seat: Seat,
        /// The value that counts the cards.
        value: u8,
    },
    /// The light side may damage an objective in the balance phase.
    BalanceStrike {
        /// Who.
        seat: Seat,
    },
    /// The active player may engage.
    Engage {
        /// Who.
        seat: Seat,
    },
    /// One more attacker or defender.
    Declare {
        /// Who.
        seat: Seat,
        /// The last one's card, plus one. Only the script looks at it: it need not think of every order.
        last: u16,
    },
    /// Shields of the keyword Shielding to place.
    Shielding {
        /// Who.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// Edge cards are placed.
    Edge {
        /// Whose turn.
        round: Round,
    },
    /// Fate cards of equal priority are put in order.
    FateOrder {
        /// Who decides.
        seat: Seat,
    },
    /// May this fate card be resolved once more?
    FateAgain {
        /// The card.
        copy: CopyId,
        /// How often it was resolved once more already.
        used: u8,
    },
    /// A unit to strike with.
    Strike {
        /// Who.
        seat: Seat,
    },
    /// A strike under way.
    Icons {
        /// The unit.
        unit: CopyId,
        /// Which types are resolved: bits.
        done: u8,
    },
    /// Damage or tactics of a strike to place, one by one.
    Aim {
        /// The unit.
        unit: CopyId,
        /// Tactics, not damage.
        tactics: bool,
        /// How many are left.
        left: u8,
        /// First entry on the value stack.
        base: u8,
    },
    /// Units to commit to the Force.
    Commit {
        /// Who.
        seat: Seat,
    },
    /// Revealed or looked-at cards to put back, one by one.
    Order {
        /// Who.
        seat: Seat,
        /// Revealed cards go under the own deck; others back on top of the opponent's.
        under: bool,
        /// How many of the looked-at cards are named already, from the top down.
        named: u8,
    },
    /// Cards discarded together, to put in order.
    Heap {
        /// Whose.
        seat: Seat,
    },
    /// Tokens and enhancements to discard from a unit.
    Strip {
        /// Who.
        seat: Seat,
        /// The unit.
        copy: CopyId,
    },
}

/// How a card is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum How {
    /// As what it is.
    #[default]
    Plain,
    /// Attached, though it is a unit.
    Attached,
    /// Into an engagement.
    Joining,
}

/// How far damage or focus tokens have come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Others may take it.
    #[default]
    Protect,
    /// Shields may stop it.
    Shields,
}

/// The steps of a turn (LCG-TIME-03 to LCG-TIME-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the steps of the timing chart, in its words")]
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
#[expect(missing_docs, reason = "the steps of the timing chart, in its words")]
pub enum Bout {
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
