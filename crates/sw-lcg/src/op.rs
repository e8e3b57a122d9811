//! Compiled programs: flat ops that a frame can stop inside.

use cards::N;
use table::kernel::Point;

use crate::ability::{Limit, Phase};
use crate::card::{Affiliation, Icons};
use crate::effect::{Amount, Much, Until, Who, Zone};
use crate::moment::When;

/// One compiled step. An op that needs a choice leaves a frame and is resumed behind itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The program is over.
    End,
    /// The answer to an interrupt or an event is over: whoever may answers that it was used.
    EndAnnounced,
    /// Costs are paid and targets chosen: whoever may interrupts. Called off, the program goes on at its end.
    Announce(u16),
    /// Go on there.
    Jump(u16),
    /// Ask yes or no; no takes the jump that follows.
    May,
    /// Ask for one of the so many jumps that follow.
    Choose(u8),
    /// Unless the condition holds, take the jump that follows.
    If(Check),
    /// Unless the last step was done, take the jump that follows.
    Then,
    /// Ask for cards; the number is the spec's.
    Pick(u8),
    /// Cost: focus this card.
    FocusThis,
    /// Cost: focus what was picked.
    FocusPicked(Slot),
    /// Sacrifice this card.
    SacrificeThis,
    /// Sacrifice what was picked.
    Sacrifice(Slot),
    /// Cost: spend resources.
    Spend(u8),
    /// Cost: damage this card.
    DamageThis(u8),
    /// Cost: lower the reserve value.
    LowerReserve(u8),
    /// Deal damage.
    Damage(Thing, Amount),
    /// Remove damage.
    Heal(Thing, Much),
    /// Move 1 damage.
    MoveDamage(Slot, Slot),
    /// Prevent damage about to be dealt.
    Prevent(u8),
    /// Redirect damage about to be dealt.
    Redirect(Slot, u8),
    /// Place focus tokens.
    Focus(Thing, Amount),
    /// Remove focus tokens.
    Unfocus(Thing, Much),
    /// Place a shield where there is none.
    Shield(Thing),
    /// Place a shield.
    ShieldMore(Thing),
    /// Draw cards.
    Draw(u8),
    /// A player discards cards of choice; as a cost it is the own hand.
    DiscardHand(Who, u8),
    /// The opponent discards at random.
    DiscardRandom(u8),
    /// Look at the opponent's hand.
    LookAtHand,
    /// Discard what was picked from a hand.
    Discard(Slot),
    /// Into the owner's hand, from play or from the discard pile.
    ToHand(Thing, Zone),
    /// Take cards from the top of the discard pile.
    TakeTop(Amount),
    /// Put what was picked from hand under the deck.
    ToBottom(Slot),
    /// Put cards in play under the decks at random.
    BottomAtRandom(Thing),
    /// Destroy.
    Destroy(Thing),
    /// Discard from play.
    DiscardFromPlay(Thing),
    /// Capture at an objective of choice.
    Capture(Thing),
    /// Capture a random card of the opponent's hand here.
    CaptureRandom,
    /// Capture what was picked here.
    CaptureHere(Slot),
    /// Rescue a captured card.
    Rescue(Slot),
    /// Put into play what was picked.
    PutIntoPlay(Slot),
    /// Put this card into play, participating.
    Join,
    /// Shuffle the objective deck.
    ShuffleObjectives,
    /// Reveal cards of the own deck.
    RevealTop(u8),
    /// Take revealed cards that fit.
    TakeRevealed(u8),
    /// Put the rest under the deck.
    BottomRevealed,
    /// Look at cards of the opponent's deck.
    LookAtTop(u8),
    /// Put them back.
    ReturnLooked,
    /// Call off what is answered.
    Cancel,
    /// Begin a new edge battle.
    RestartEdge,
    /// The card leaving play goes to hand instead.
    ToOwnerHand,
    /// Gain icons.
    Gain(Thing, Icons, Until),
    /// Discard the top card of the own deck.
    Mill(Slot),
    /// Gain the printed icons of the unit.
    CopyIcons(Slot),
    /// Cannot be declared.
    Forbid {
        /// Whom.
        who: Thing,
        /// As an attacker.
        attack: bool,
        /// As a defender.
        defend: bool,
        /// How long.
        until: Until,
    },
    /// No resource match needed.
    NoMatch(Until),
    /// The next card is cheaper and needs no match.
    NextCard(u8),
    /// Cost: discard cards of the own hand.
    PayDiscard(u8),
    /// Cost: discard any number of cards of the own hand; the value takes their number.
    PayDiscardX(Slot),
    /// The card being played is cheaper by the number in the value.
    Discount(Slot),
    /// Move the dial.
    Dial(i8, u8),
    /// Discard tokens and enhancements.
    Strip(Slot),
    /// This objective is engaged instead.
    MoveEngagement,
    /// The engaged objective may be engaged again.
    EngageAgain,
}

/// A thing an op acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card its condition speaks of.
    Trigger,
    /// The engaged objective.
    Engaged,
    /// What was picked.
    Slot(Slot),
    /// Everything that fits a selection.
    Each(u8),
}

/// Values a pick left on the value stack: so many from an offset of the program's base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// First value.
    pub at: u8,
    /// How many; those not picked are [`table::CopyId::NONE`].
    pub n: u8,
}

/// What a pick asks for.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a mark of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickSpec {
    /// Out of what.
    pub from: u8,
    /// How many.
    pub n: N,
    /// Who picks.
    pub by: Who,
    /// Needs a valid target.
    pub target: bool,
    /// Passed over where there is nothing.
    pub if_any: bool,
    /// Paid, not suffered.
    pub cost: bool,
    /// What was picked is put into play: a second unique card cannot be.
    pub enters: bool,
    /// Where the answers go.
    pub slot: Slot,
}

/// A compiled selection; what depends on the printed card alone is a mask of the cast.
#[expect(clippy::struct_excessive_bools, reason = "as in the description")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sel {
    /// Where.
    pub zone: Zone,
    /// Units fit.
    pub unit: bool,
    /// Objectives fit.
    pub objective: bool,
    /// Enhancements fit.
    pub enhancement: bool,
    /// Affiliation cards, events and fate cards fit.
    pub rest: bool,
    /// The own cards fit.
    pub yours: bool,
    /// The enemy's cards fit.
    pub enemys: bool,
    /// Attacking.
    pub attacking: bool,
    /// Participating.
    pub participating: bool,
    /// Committed.
    pub committed: bool,
    /// With focus tokens.
    pub focused: bool,
    /// Without focus tokens.
    pub ready: bool,
    /// With damage.
    pub damaged: bool,
    /// Without a shield.
    pub unshielded: bool,
    /// Not the engaged objective.
    pub aside: bool,
    /// Not the asking card.
    pub other: bool,
    /// Not the card of the condition.
    pub not_trigger: bool,
    /// Of the lowest cost.
    pub cheapest: bool,
    /// Not these picks.
    pub but: [Slot; 2],
}

/// A compiled condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// During an engagement.
    Engagement,
    /// The player attacks.
    Attacking,
    /// It is the player's turn.
    YourTurn,
    /// It is a Force phase.
    ForcePhase,
    /// What was picked is a unit.
    IsUnit(Slot),
}

/// A compiled ability that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// When.
    pub kind: SkillKind,
    /// What it answers.
    pub listen: Listen,
    /// First condition in the list of all, and how many.
    pub when: (u16, u8),
    /// Where its program begins.
    pub pc: u16,
    /// Values its program holds.
    pub slots: u8,
    /// How often.
    pub limit: Limit,
    /// Used from hand.
    pub from_hand: bool,
}

/// When a skill is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillKind {
    /// In an action window.
    Action,
    /// As an answer.
    Answer(Point),
    /// From the edge stack.
    Fate,
}

/// A compiled condition to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listen {
    /// The kind of condition.
    pub when: When,
    /// Which card it must be about.
    pub which: Pointer,
    /// A player, where the condition has one.
    pub who: Who,
    /// A phase, where the condition has one.
    pub phase: Phase,
    /// An affiliation, where the condition has one.
    pub affiliation: Option<Affiliation>,
    /// The additional demand of the condition: as an attacker, unopposed.
    pub strict: bool,
}

/// Which card a condition is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// No card.
    None,
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// Any that fits a selection.
    A(u8),
}
