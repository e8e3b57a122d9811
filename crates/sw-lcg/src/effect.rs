//! What cards of the game do, as data.

use cards::Name;
use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Icons, Trait};

cards::effect_language!(
    /// One step of a card's program.
    Effect, Select, Cond, pick {
        /// Who picks.
        by: Who,
        /// The text says "target": without a valid one nothing begins.
        target: bool,
        /// Only if there is something to pick.
        if_any: bool,
    }, {
        /// What follows only if what stands before it was done.
        Then(Vec<Effect>),
        /// Deal damage.
        Damage(Ref, Amount),
        /// Remove damage.
        Heal(Ref, Much),
        /// Move 1 damage from the first to the second.
        MoveDamage(Name, Name),
        /// So much of the damage about to be dealt to the card is not dealt.
        Prevent(u8),
        /// So much of the damage about to be dealt to the card is dealt to this one instead.
        Redirect(Name, u8),
        /// Place focus tokens.
        Focus(Ref, Amount),
        /// Remove focus tokens.
        Unfocus(Ref, Much),
        /// Place a shield on each that has none.
        Shield(Ref),
        /// Place a shield, even beside another.
        ShieldMore(Ref),
        /// Draw so many cards.
        Draw(u8),
        /// This player discards so many cards of their choice from hand.
        DiscardHand(Who, u8),
        /// The opponent discards so many random cards from hand.
        DiscardRandom(u8),
        /// Look at the opponent's hand.
        LookAtHand,
        /// Discard what was picked from a hand.
        Discard(Name),
        /// Into its owner's hand: from play, or from the discard pile.
        ToHand(Ref),
        /// Take so many cards from the top of the discard pile into hand.
        TakeTop(Amount),
        /// Put what was picked from hand under the deck.
        ToBottom(Name),
        /// Put these cards in play under their owners' decks in random order.
        BottomAtRandom(Ref),
        /// Destroy.
        Destroy(Ref),
        /// Sacrifice what was picked.
        Sacrifice(Name),
        /// Discard from play.
        DiscardFromPlay(Ref),
        /// Capture a card in play at an objective of the player's choice.
        Capture(Ref),
        /// Capture a random card of the opponent's hand at this objective.
        CaptureRandom,
        /// Capture what was picked from the opponent's deck at this objective.
        CaptureHere(Name),
        /// Rescue a captured card and name it.
        Rescue(Name),
        /// Put into play what was picked.
        PutIntoPlay(Name),
        /// Put this card into play, participating.
        Join,
        /// Shuffle the own objective deck.
        ShuffleObjectives,
        /// Reveal so many cards from the top of the own deck.
        RevealTop(u8),
        /// Take all revealed cards that fit into hand.
        TakeRevealed(Select),
        /// Put the other revealed cards under the deck in an order of choice.
        BottomRevealed,
        /// Look at so many cards on top of the opponent's deck.
        LookAtTop(u8),
        /// Put the cards looked at back in an order of choice.
        ReturnLooked,
        /// Call off the effects of the card or ability answered.
        Cancel,
        /// Call off this edge battle and every other fate card, and begin a new one.
        RestartEdge,
        /// The card leaving play goes to its owner's hand instead.
        ToOwnerHand,
        /// Gain icons for a while.
        Gain(Ref, Icons, Until),
        /// Discard the top card of the own deck and name it.
        Mill(Name),
        /// If this is a unit, gain its printed icons for this strike.
        CopyIcons(Name),
        /// Cannot be declared for a while.
        Forbid {
            /// Whom.
            who: Ref,
            /// As an attacker.
            attack: bool,
            /// As a defender.
            defend: bool,
            /// How long.
            until: Until,
        },
        /// Cards played from hand need no resource match for a while.
        NoMatch(Until),
        /// The next card played this phase costs so much less and needs no match.
        NextCard(u8),
        /// The card being played costs X less, but at least 1; X is the number of cards discarded as a cost.
        Discount,
        /// Move the Death Star dial, but not below a minimum.
        Dial(i8, u8),
        /// Discard any tokens and enhancements from what was picked.
        Strip(Name),
        /// This objective is engaged instead.
        MoveEngagement,
        /// The objective just engaged may be engaged once more this phase.
        EngageAgain,
    }
);

/// A player, seen from the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The card's controller.
    #[default]
    You,
    /// The other player.
    Opponent,
    /// The player whose turn it is.
    Active,
}

/// A thing a verb acts on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ref {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card its condition speaks of.
    Trigger,
    /// The engaged objective.
    Engaged,
    /// What was picked under this name.
    Picked(Name),
    /// Everything that fits.
    Each(Select),
}

/// A number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// So many.
    N(u8),
    /// The first with the Balance of the Force light, the second with it dark.
    ByBalance(u8, u8),
}

/// How many tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Much {
    /// So many, or as many as there are.
    N(u8),
    /// All of them.
    All,
}

/// How long an effect lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Until {
    /// The end of this strike.
    Strike,
    /// The end of this engagement.
    Engagement,
    /// The end of this phase.
    Phase,
}

/// Cards that fit a description. What is left out does not matter.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each a word of its own on the card")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Select {
    /// Where they lie.
    pub zone: Zone,
    /// What kind of card.
    pub kind: What,
    /// Whose, seen from the card that asks.
    pub of: Whose,
    /// At least one of these traits.
    pub traits: Vec<Trait>,
    /// None of these traits.
    pub without: Vec<Trait>,
    /// Of this affiliation.
    pub affiliation: Option<Affiliation>,
    /// Printed cost at most.
    pub cost_max: Option<u8>,
    /// Printed cost at least.
    pub cost_min: Option<u8>,
    /// Without the keyword Limited.
    pub not_limited: bool,
    /// Attacking.
    pub attacking: bool,
    /// Participating.
    pub participating: bool,
    /// Committed to the Force.
    pub committed: bool,
    /// With focus tokens.
    pub focused: bool,
    /// With damage.
    pub damaged: bool,
    /// Without a shield.
    pub unshielded: bool,
    /// Not the engaged objective.
    pub aside: bool,
    /// Not the card that asks.
    pub other: bool,
    /// Not the card the condition speaks of.
    pub not_trigger: bool,
    /// Of the lowest printed cost among those that fit.
    pub cheapest: bool,
    /// Not picked under these names.
    pub but: Vec<Name>,
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Zone {
    /// In play.
    #[default]
    Play,
    /// In a hand.
    Hand,
    /// In a discard pile.
    Discard,
    /// In the objective deck.
    ObjectiveDeck,
    /// Among the cards looked at on top of the opponent's deck.
    Looked,
    /// Among the cards revealed.
    Revealed,
}

/// What kind of card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum What {
    /// Any card.
    #[default]
    Any,
    /// A unit.
    Unit,
    /// An objective.
    Objective,
    /// An enhancement.
    Enhancement,
    /// An event.
    Event,
    /// A unit or an objective.
    UnitOrObjective,
    /// An objective or an enhancement.
    ObjectiveOrEnhancement,
    /// An event or an enhancement.
    EventOrEnhancement,
    /// Anything but a unit.
    NonUnit,
}

/// Whose card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Whose {
    /// Anybody's.
    #[default]
    Anyones,
    /// The player's own.
    Yours,
    /// The enemy's.
    Enemys,
}

/// A condition, looked at once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// An engagement is being resolved.
    Engagement,
    /// The player is the attacking player.
    Attacking,
    /// It is the player's turn.
    YourTurn,
    /// It is a Force phase.
    ForcePhase,
    /// The thing named is a unit.
    IsUnit(Name),
}
