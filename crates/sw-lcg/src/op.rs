//! Compiled programs: flat ops that can be suspended between steps.

use cards::N;
use table::kernel::Point;

use crate::ability::{Limit, Phase};
use crate::card::{Affiliation, Icons};
use crate::effect::{Amount, Count, Until, Who, Zone};
use crate::moment::When;

/// One compiled step. An op that needs a choice pushes a frame; the program resumes after the op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Ends the program.
    End,
    /// Ends the program of an interrupt or event. Reactions to its use come next.
    EndAnnounced,
    /// Costs are paid and targets are chosen: opens the interrupts. If the program is canceled, it continues at its
    /// end.
    Announce(u16),
    /// Continue at this op.
    Jump(u16),
    /// Ask yes or no; "no" takes the jump that follows.
    May,
    /// Ask for one of the next N jumps.
    Choose(u8),
    /// If the condition does not hold, take the jump that follows.
    If(Check),
    /// If the last step was not carried out, take the jump that follows.
    Then,
    /// Ask for cards, as the pick spec with this index says.
    Pick(u8),
    /// Cost: focus this card.
    FocusThis,
    /// Cost: focus the picked card.
    FocusPicked(Slot),
    /// Sacrifice this card.
    SacrificeThis,
    /// Sacrifice the picked card.
    Sacrifice(Slot),
    /// Cost: spend resources.
    Spend(u8),
    /// Cost: damage this card.
    DamageThis(u8),
    /// Cost: lower the reserve value.
    LowerReserve(u8),
    /// Deal damage.
    Damage(Operand, Amount),
    /// Remove damage.
    Heal(Operand, Count),
    /// Move 1 damage.
    MoveDamage(Slot, Slot),
    /// Prevent damage about to be dealt.
    Prevent(u8),
    /// Redirect damage about to be dealt.
    Redirect(Slot, u8),
    /// Place focus tokens.
    Focus(Operand, Amount),
    /// Remove focus tokens.
    Unfocus(Operand, Count),
    /// Place a shield on each card that has none.
    Shield(Operand),
    /// Place a shield, even on a card that has one.
    ShieldMore(Operand),
    /// Draw cards.
    Draw(u8),
    /// A player chooses and discards cards from hand.
    DiscardHand(Who, u8),
    /// The opponent discards random cards.
    DiscardRandom(u8),
    /// Look at the opponent's hand.
    LookAtHand,
    /// Discard the picked card from a hand.
    Discard(Slot),
    /// Return cards to their owners' hands from this zone: play or the discard pile.
    ToHand(Operand, Zone),
    /// Take cards from the top of the discard pile.
    TakeTop(Amount),
    /// Put the picked card from hand under the deck.
    ToBottom(Slot),
    /// Put cards from play under their owners' decks in random order.
    BottomAtRandom(Operand),
    /// Destroy cards.
    Destroy(Operand),
    /// Discard cards from play.
    DiscardFromPlay(Operand),
    /// Capture a card at an objective of the player's choice.
    Capture(Operand),
    /// Capture a random card from the opponent's hand at this card.
    CaptureRandom,
    /// Capture the picked card at this card.
    CaptureHere(Slot),
    /// Rescue a captured card.
    Rescue(Slot),
    /// Put the picked card into play.
    PutIntoPlay(Slot),
    /// Put this card into play, participating.
    Join,
    /// Shuffle the objective deck.
    ShuffleObjectives,
    /// Reveal cards from the top of the player's deck.
    RevealTop(u8),
    /// Take the matching revealed cards into hand.
    TakeRevealed(u8),
    /// Put the other revealed cards under the deck.
    BottomRevealed,
    /// Look at cards on top of the opponent's deck.
    LookAtTop(u8),
    /// Put the cards looked at back.
    ReturnLooked,
    /// Cancel the card or ability that is answered.
    Cancel,
    /// Begin a new edge battle.
    RestartEdge,
    /// The card leaving play goes to its owner's hand instead.
    ToOwnerHand,
    /// Gain icons.
    Gain(Operand, Icons, Until),
    /// Discard the top card of the player's deck.
    Mill(Slot),
    /// Gain the printed icons of the named unit.
    CopyIcons(Slot),
    /// Cards cannot be declared.
    Forbid {
        /// The cards.
        who: Operand,
        /// They cannot be declared as attackers.
        attack: bool,
        /// They cannot be declared as defenders.
        defend: bool,
        /// How long the restriction lasts.
        until: Until,
    },
    /// Cards need no resource match.
    NoMatch(Until),
    /// The next card is cheaper and needs no resource match.
    NextCard(u8),
    /// Cost: discard cards from the player's hand.
    PayDiscard(u8),
    /// Cost: discard any number of cards from the player's hand and store how many in the slot.
    PayDiscardX(Slot),
    /// The card being played is cheaper by the number in the slot.
    Discount(Slot),
    /// Move the Death Star dial. It does not go below the second number.
    Dial(i8, u8),
    /// Discard tokens and enhancements.
    Strip(Slot),
    /// This objective is engaged instead of the current one.
    MoveEngagement,
    /// The engaged objective may be engaged again.
    EngageAgain,
}

/// The cards an op applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card its condition is about.
    Trigger,
    /// The engaged objective.
    Engaged,
    /// The picked cards.
    Slot(Slot),
    /// Every card that matches the selection with this index.
    Each(u8),
}

/// The values a pick leaves on the value stack, relative to the program's base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// Offset of the first value.
    pub at: u8,
    /// Number of values; those not picked are [`table::CopyId::NONE`].
    pub n: u8,
}

/// The specification of a pick.
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickSpec {
    /// The selection to pick from.
    pub from: u8,
    /// How many cards to pick.
    pub n: N,
    /// The player who picks.
    pub by: Who,
    /// Needs a valid target.
    pub target: bool,
    /// Skipped if there is nothing to pick.
    pub if_any: bool,
    /// The picked cards pay a cost.
    pub cost: bool,
    /// The picked card is put into play, so a second copy of a unique card cannot be picked.
    pub enters: bool,
    /// Where the picked cards are stored.
    pub slot: Slot,
}

/// A compiled selection. Conditions on the printed card alone are in a mask of the cast.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, as in `Select`")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sel {
    /// The zone the cards are in.
    pub zone: Zone,
    /// Units match.
    pub unit: bool,
    /// Objectives match.
    pub objective: bool,
    /// Enhancements match.
    pub enhancement: bool,
    /// Affiliation cards, events and fate cards match.
    pub rest: bool,
    /// The player's cards match.
    pub yours: bool,
    /// The enemy's cards match.
    pub enemys: bool,
    /// The card is attacking.
    pub attacking: bool,
    /// The card participates in the engagement.
    pub participating: bool,
    /// The card is committed to the Force.
    pub committed: bool,
    /// The card has focus tokens.
    pub focused: bool,
    /// The card has no focus tokens.
    pub ready: bool,
    /// The card has damage.
    pub damaged: bool,
    /// The card has no shield.
    pub unshielded: bool,
    /// The card is not the engaged objective.
    pub aside: bool,
    /// The card is not the one with the program.
    pub other: bool,
    /// The card is not the one the condition is about.
    pub not_trigger: bool,
    /// The card has the lowest cost of all matching cards.
    pub cheapest: bool,
    /// The card is not among these picks.
    pub but: [Slot; 2],
}

/// A compiled condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// An engagement is being resolved.
    Engagement,
    /// The player is the attacking player.
    Attacking,
    /// It is the player's turn.
    YourTurn,
    /// It is a Force phase.
    ForcePhase,
    /// The picked card is a unit.
    IsUnit(Slot),
}

/// A compiled ability that players use; constant effects are not skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// When the skill is used.
    pub kind: SkillKind,
    /// The condition it answers.
    pub listen: Listen,
    /// Index of the first condition in [`crate::compile::Code::checks`], and the number of conditions.
    pub when: (u16, u8),
    /// Index of the first op of its program.
    pub pc: u16,
    /// Number of values its program holds.
    pub slots: u8,
    /// How often it can be used.
    pub limit: Limit,
    /// Usable from hand.
    pub from_hand: bool,
}

/// When a skill is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillKind {
    /// In an action window.
    Action,
    /// As an answer at this point of a moment.
    Answer(Point),
    /// From the edge stack.
    Fate,
}

/// The compiled condition of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listen {
    /// The kind of condition.
    pub when: When,
    /// The card it must be about.
    pub which: Pointer,
    /// The player, for conditions that have one.
    pub who: Who,
    /// The phase, for conditions that have one.
    pub phase: Phase,
    /// The affiliation, for conditions that have one.
    pub affiliation: Option<Affiliation>,
    /// The additional requirement of the condition, such as "as an attacker" or "unopposed".
    pub strict: bool,
}

/// The card a condition is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// No card.
    None,
    /// The card with the ability.
    This,
    /// The card that it is attached to.
    Host,
    /// Any card that matches the selection with this index.
    A(u8),
}
