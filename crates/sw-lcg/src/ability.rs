//! Abilities: when a card takes effect, and how.

use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Icons, Keyword};
use crate::effect::{Cond, Effect, Select, Who};

/// An ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// A constant effect that applies while the card is in play.
    Always(Static),
    /// May be used in an action window.
    Action(Use),
    /// May be used before its condition takes effect.
    Interrupt(Trigger, Use),
    /// May be used after its condition has taken effect.
    Reaction(Trigger, Use),
    /// Must be resolved after its condition has taken effect.
    ForcedReaction(Trigger, Use),
    /// Resolves from the edge stack.
    Fate(Use),
}

/// The conditions, costs and effects of using an ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Use {
    /// Conditions that must all hold when the ability is used.
    pub when: Vec<Cond>,
    /// Costs in addition to the printed cost of an event.
    pub cost: Vec<Cost>,
    /// Effects, in the order they resolve.
    pub does: Vec<Effect>,
    /// How often the ability can be used.
    pub limit: Limit,
    /// Usable from hand, for cards that are not events.
    pub from_hand: bool,
}

/// How often an ability can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// No limit.
    #[default]
    None,
    /// Once per turn for each copy.
    OncePerTurn,
    /// Once per turn for all copies of the title together.
    OnePerTurn,
}

/// A cost other than the resources for playing a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// Focus this card.
    FocusThis,
    /// Focus a card that matches.
    Focus(Select),
    /// Sacrifice this card.
    SacrificeThis,
    /// Sacrifice a card that matches.
    Sacrifice(Select),
    /// Spend resources.
    Spend(u8),
    /// Discard cards from hand.
    DiscardHand(u8),
    /// Discard at least 1 card from hand; the number discarded is the X of the effect.
    DiscardX,
    /// Damage this card.
    DamageThis(u8),
    /// Lower the player's reserve value until the end of the phase.
    LowerReserve(u8),
}

/// The condition that an interrupt or reaction answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// A turn begins.
    TurnBegan(Who),
    /// A phase of the player begins.
    PhaseBegan(Phase),
    /// A phase of the player ends.
    PhaseEnded(Phase),
    /// The player has completed the refresh phase steps.
    Refreshed,
    /// The player is playing a matching card.
    Playing(Select),
    /// The player has played a matching card.
    Played(Select),
    /// An event card is played: by either player, or by the player and of this affiliation.
    EventPlayed(Option<Affiliation>),
    /// Another interrupt is used.
    InterruptUsed,
    /// A card enters play.
    EntersPlay(Which),
    /// A card leaves play.
    LeavesPlay(Which),
    /// A card is destroyed.
    Destroyed(Which),
    /// An objective is engaged.
    Engaged(Which),
    /// The card is declared as an attacker.
    Attacks(Which),
    /// The card is declared as an attacker or defender.
    Joins(Which),
    /// The player wins an edge battle.
    EdgeWon {
        /// Only as the attacking player.
        attacking: bool,
    },
    /// A unit is focused to strike.
    FocusedToStrike {
        /// The unit.
        who: Which,
        /// Only as an attacker.
        attacking: bool,
    },
    /// The unit has resolved its strike.
    StrikeResolved(Which),
    /// The card would be dealt damage.
    WouldBeDamaged(Which),
    /// This card has dealt damage to a matching card.
    DealtDamageTo(Select),
    /// This card has survived an engagement as an attacker.
    Survived {
        /// Only an unopposed engagement.
        unopposed: bool,
    },
    /// This card was committed to the Force.
    Committed,
    /// An enemy unit was captured from play.
    Captured,
    /// The card that this one is attached to generates resources.
    HostGenerates,
}

/// The card that a condition is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Which {
    /// The card with the ability.
    This,
    /// The card that it is attached to.
    Host,
    /// Any card that matches.
    A(Select),
}

/// The phases of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Phase {
    /// Setup, before the first turn.
    #[default]
    Setup,
    /// The balance phase.
    Balance,
    /// The refresh phase.
    Refresh,
    /// The draw phase.
    Draw,
    /// The deployment phase.
    Deployment,
    /// The conflict phase.
    Conflict,
    /// The Force phase.
    Force,
}

/// A constant effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Static {
    /// Additional Force icons in every Force struggle.
    ForceBonus(u8),
    /// A higher reserve value.
    Reserve(u8),
    /// Cards played from hand need no resource match.
    NoMatch,
    /// Resources of the enhanced card match every affiliation.
    MatchAll,
    /// A higher damage capacity for the enhanced card.
    Capacity(u8),
    /// Enemy objectives are destroyed by this much less damage.
    Fragile(u8),
    /// The enhanced card gains these icons.
    HostIcons(Icons),
    /// Each of the controller's units gains these icons.
    UnitIcons(Icons),
    /// The card gains these icons for each enhancement attached to it.
    IconsPerEnhancement(Icons),
    /// The card has these icons and this keyword once the player has placed a fate card in this engagement.
    AfterFate(Icons, Keyword),
    /// The enhanced card gains this keyword.
    HostKeyword(Keyword),
    /// The enhanced card gains this keyword if it has this slug.
    HostKeywordIf(Keyword, String),
    /// Cannot be declared as an attacker.
    CannotAttack,
    /// Cannot be chosen as a target.
    CannotBeTargeted,
    /// The first matching card played each turn costs this much less.
    FirstCheaper(Select, u8),
    /// Only matching units can be declared as attackers against this objective.
    OnlyAttackers(Select),
    /// At most this many units can be declared as attackers against this objective.
    MostAttackers(u8),
    /// The enhanced unit may divide its unit damage among participating enemies.
    Divide,
    /// While this unit participates, its controller may resolve each of their fate cards once more.
    FateAgain,
    /// While this unit participates, the opponent places their first edge card face up.
    FirstEdgeOpen,
    /// May be played from hand into an engagement.
    PlayIntoEngagement,
    /// May be played from the discard pile as if from hand.
    PlayFromDiscard,
    /// May enter play attached to a matching card, which gains these icons.
    AsEnhancement(Select, Icons),
    /// Captured by the opponent whenever it would leave play in another way.
    CapturedInstead,
    /// Its controller loses the game when it is destroyed.
    LoseIfDestroyed,
    /// The Death Star dial can be engaged; this much damage on it wins the game.
    EngageDial(u8),
}
