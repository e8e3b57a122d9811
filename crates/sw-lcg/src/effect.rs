//! Card effects as data.

use cards::Name;
use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Icons, Trait};

cards::effect_language!(
    /// One step of a card's program.
    Effect, Select, Cond, pick {
        /// The player who picks.
        by: Who,
        /// The text says "target": the ability cannot be used without a valid one.
        target: bool,
        /// Skipped if there is nothing to pick.
        if_any: bool,
    }, {
        /// Resolves only if the preceding effect was carried out.
        Then(Vec<Effect>),
        /// Deal damage.
        Damage(Ref, Amount),
        /// Remove damage.
        Heal(Ref, Count),
        /// Move 1 damage from the first to the second.
        MoveDamage(Name, Name),
        /// Prevent this much of the damage about to be dealt to the card.
        Prevent(u8),
        /// Deal this much of the damage about to be dealt to the card to the picked card instead.
        Redirect(Name, u8),
        /// Place focus tokens.
        Focus(Ref, Amount),
        /// Remove focus tokens.
        Unfocus(Ref, Count),
        /// Place a shield on each card that has none.
        Shield(Ref),
        /// Place a shield, even on a card that has one.
        ShieldMore(Ref),
        /// Draw this many cards.
        Draw(u8),
        /// The player chooses and discards this many cards from hand.
        DiscardHand(Who, u8),
        /// The opponent discards this many random cards from hand.
        DiscardRandom(u8),
        /// Look at the opponent's hand.
        LookAtHand,
        /// Discard the picked card from a hand.
        Discard(Name),
        /// Return a card to its owner's hand from play or from the discard pile.
        ToHand(Ref),
        /// Take this many cards from the top of the discard pile into hand.
        TakeTop(Amount),
        /// Put the picked card from hand under the deck.
        ToBottom(Name),
        /// Put these cards from play under their owners' decks in random order.
        BottomAtRandom(Ref),
        /// Destroy a card.
        Destroy(Ref),
        /// Sacrifice the picked card.
        Sacrifice(Name),
        /// Discard a card from play.
        DiscardFromPlay(Ref),
        /// Capture a card in play at an objective of the player's choice.
        Capture(Ref),
        /// Capture a random card from the opponent's hand at this objective.
        CaptureRandom,
        /// Capture the picked card from the opponent's deck at this objective.
        CaptureHere(Name),
        /// Rescue a captured card and bind it to a name.
        Rescue(Name),
        /// Put the picked card into play.
        PutIntoPlay(Name),
        /// Put this card into play, participating.
        Join,
        /// Shuffle the player's objective deck.
        ShuffleObjectives,
        /// Reveal this many cards from the top of the player's deck.
        RevealTop(u8),
        /// Take all matching revealed cards into hand.
        TakeRevealed(Select),
        /// Put the other revealed cards under the deck in any order.
        BottomRevealed,
        /// Look at this many cards on top of the opponent's deck.
        LookAtTop(u8),
        /// Put the cards looked at back in any order.
        ReturnLooked,
        /// Cancel the effects of the card or ability that is answered.
        Cancel,
        /// Cancel this edge battle and all other fate cards, and begin a new edge battle.
        RestartEdge,
        /// The card leaving play goes to its owner's hand instead.
        ToOwnerHand,
        /// Give a card icons for a limited time.
        Gain(Ref, Icons, Until),
        /// Discard the top card of the player's deck and bind it to a name.
        Mill(Name),
        /// If the named card is a unit, gain its printed icons for this strike.
        CopyIcons(Name),
        /// Cards cannot be declared for a limited time.
        Forbid {
            /// The cards.
            who: Ref,
            /// They cannot be declared as attackers.
            attack: bool,
            /// They cannot be declared as defenders.
            defend: bool,
            /// How long the restriction lasts.
            until: Until,
        },
        /// Cards played from hand need no resource match for a limited time.
        NoMatch(Until),
        /// The next card played this phase costs this much less and needs no resource match.
        NextCard(u8),
        /// Reduce the cost of the card being played by X, to a minimum of 1. X is the number of cards discarded as a
        /// cost.
        Discount,
        /// Move the Death Star dial. It does not go below the second number.
        Dial(i8, u8),
        /// Discard any number of tokens and enhancements from the picked card.
        Strip(Name),
        /// This objective is engaged instead of the current one.
        MoveEngagement,
        /// The engaged objective may be engaged once more this phase.
        EngageAgain,
    }
);

/// A player, relative to the card.
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

/// The cards an effect applies to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ref {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card its condition is about.
    Trigger,
    /// The engaged objective.
    Engaged,
    /// The cards picked under this name.
    Picked(Name),
    /// Every card that matches.
    Each(Select),
}

/// A number that may depend on the game state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A fixed number.
    N(u8),
    /// The first number while the Balance of the Force is with the light side, the second while it is with the dark
    /// side.
    ByBalance(u8, u8),
}

/// How many tokens to remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// Up to this many.
    N(u8),
    /// All of them.
    All,
}

/// How long an effect lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Until {
    /// The end of this strike.
    Strike,
    /// Until the end of this engagement.
    Engagement,
    /// Until the end of this phase.
    Phase,
}

/// A description of cards. Fields with default values do not restrict it.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each with its own wording on the card")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Select {
    /// The zone the cards are in.
    pub zone: Zone,
    /// The kind of card.
    pub kind: What,
    /// The owner, relative to the card with the description.
    pub of: Whose,
    /// The card has at least one of these traits.
    pub traits: Vec<Trait>,
    /// The card has none of these traits.
    pub without: Vec<Trait>,
    /// The card has this affiliation.
    pub affiliation: Option<Affiliation>,
    /// Highest printed cost.
    pub cost_max: Option<u8>,
    /// Lowest printed cost.
    pub cost_min: Option<u8>,
    /// The card does not have the keyword Limited.
    pub not_limited: bool,
    /// The card is attacking.
    pub attacking: bool,
    /// The card participates in the engagement.
    pub participating: bool,
    /// The card is committed to the Force.
    pub committed: bool,
    /// The card has focus tokens.
    pub focused: bool,
    /// The card has damage.
    pub damaged: bool,
    /// The card has no shield.
    pub unshielded: bool,
    /// The card is not the engaged objective.
    pub aside: bool,
    /// The card is not the one with the description.
    pub other: bool,
    /// The card is not the one the condition is about.
    pub not_trigger: bool,
    /// The card has the lowest printed cost of all matching cards.
    pub cheapest: bool,
    /// The card was not picked under any of these names.
    pub but: Vec<Name>,
}

/// The zone a card is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Zone {
    /// In play.
    #[default]
    Play,
    /// In a hand.
    Hand,
    /// In the discard pile.
    Discard,
    /// In the objective deck.
    ObjectiveDeck,
    /// Among the cards the player is looking at on top of the opponent's deck.
    Looked,
    /// Among the revealed cards.
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
    /// Any card except a unit.
    NonUnit,
}

/// The owner of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Whose {
    /// Either player.
    #[default]
    Anyones,
    /// The player.
    Yours,
    /// The enemy.
    Enemys,
}

/// A condition that is checked when the effect resolves.
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
    /// The named card is a unit.
    IsUnit(Name),
}
