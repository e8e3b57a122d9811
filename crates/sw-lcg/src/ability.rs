//! Abilities: when a card does what it does.

use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Icons, Keyword};
use crate::effect::{Cond, Effect, Select, Who};

/// An ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// A constant effect.
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

/// What using an ability takes and does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Use {
    /// Only while all of these hold.
    pub when: Vec<Cond>,
    /// What it costs, printed costs of events aside.
    pub cost: Vec<Cost>,
    /// What it does.
    pub does: Vec<Effect>,
    /// How often.
    pub limit: Limit,
    /// Works from hand, for cards that are not events.
    pub from_hand: bool,
}

/// How often an ability can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// No limit.
    #[default]
    None,
    /// Once a turn, each copy.
    OncePerTurn,
    /// Once a turn, all copies of the title together.
    OnePerTurn,
}

/// A cost beside resources for playing a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// Focus this card.
    FocusThis,
    /// Focus a card that fits.
    Focus(Select),
    /// Sacrifice this card.
    SacrificeThis,
    /// Sacrifice a card that fits.
    Sacrifice(Select),
    /// Spend resources.
    Spend(u8),
    /// Discard cards from hand.
    DiscardHand(u8),
    /// Discard any number of cards from hand, at least 1: the X of the effect.
    DiscardX,
    /// Damage this card.
    DamageThis(u8),
    /// Lower the own reserve value until the end of the phase.
    LowerReserve(u8),
}

/// A condition an interrupt or reaction answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// A turn begins.
    TurnBegan(Who),
    /// A phase of the player begins.
    PhaseBegan(Phase),
    /// A phase of the player ends.
    PhaseEnded(Phase),
    /// The player has refreshed.
    Refreshed,
    /// The player is playing such a card.
    Playing(Select),
    /// The player has played such a card.
    Played(Select),
    /// An event card is played: by anybody, or by the player and of an affiliation.
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
    /// Declared as an attacker.
    Attacks(Which),
    /// Declared as an attacker or defender.
    Joins(Which),
    /// The player wins an edge battle; as the attacking player only.
    EdgeWon {
        /// Only as the attacking player.
        attacking: bool,
    },
    /// Focused to strike; as an attacker only.
    FocusedToStrike {
        /// Who.
        who: Which,
        /// Only as an attacker.
        attacking: bool,
    },
    /// Has resolved its strike.
    StrikeResolved(Which),
    /// Would be dealt damage.
    WouldBeDamaged(Which),
    /// This card has dealt damage to such a card.
    DealtDamageTo(Select),
    /// Has survived an engagement as an attacker; an unopposed one only.
    Survived {
        /// Only an unopposed engagement.
        unopposed: bool,
    },
    /// This card was committed to the Force.
    Committed,
    /// An enemy unit was captured from play.
    Captured,
    /// The card this one is attached to generates resources.
    HostGenerates,
}

/// Which card a condition speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Which {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// Any that fits.
    A(Select),
}

/// The phases of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Phase {
    /// Setup; before the first turn.
    #[default]
    Setup,
    /// Balance.
    Balance,
    /// Refresh.
    Refresh,
    /// Draw.
    Draw,
    /// Deployment.
    Deployment,
    /// Conflict.
    Conflict,
    /// Force.
    Force,
}

/// A constant effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Static {
    /// Additional Force icons in every Force struggle.
    ForceBonus(u8),
    /// A greater reserve value.
    Reserve(u8),
    /// Cards played from hand need no resource match.
    NoMatch,
    /// Resources of the enhanced card match every affiliation.
    MatchAll,
    /// More damage capacity for the enhanced card.
    Capacity(u8),
    /// Enemy objectives are destroyed by so much less damage.
    Fragile(u8),
    /// The enhanced card has these icons in addition.
    HostIcons(Icons),
    /// Each own unit has these icons in addition.
    UnitIcons(Icons),
    /// These icons for each enhancement attached to it.
    IconsPerEnhancement(Icons),
    /// These icons and this keyword from the moment the player has placed a fate card in this engagement.
    AfterFate(Icons, Keyword),
    /// The enhanced card has this keyword.
    HostKeyword(Keyword),
    /// The enhanced card has this keyword if it is the card with this slug.
    HostKeywordIf(Keyword, String),
    /// Cannot be declared as an attacker.
    CannotAttack,
    /// Cannot be chosen as a target.
    CannotBeTargeted,
    /// The first such card played each turn costs so much less.
    FirstCheaper(Select, u8),
    /// Only such units can be declared as attackers against it.
    OnlyAttackers(Select),
    /// At most so many units can be declared as attackers against it.
    MostAttackers(u8),
    /// Unit damage of the enhanced unit may be divided among participating enemies.
    Divide,
    /// While participating, own fate cards may be resolved once more.
    FateAgain,
    /// While participating, the opponent's first edge card lies face up.
    FirstEdgeOpen,
    /// May be played from hand into an engagement.
    PlayIntoEngagement,
    /// May be played from the discard pile as if from hand.
    PlayFromDiscard,
    /// May enter play attached to such a card, giving it these icons.
    AsEnhancement(Select, Icons),
    /// Captured by the opponent instead of leaving play in another way.
    CapturedInstead,
    /// Its controller loses the game when it is destroyed.
    LoseIfDestroyed,
    /// The Death Star dial can be engaged; so much damage on it wins the game.
    EngageDial(u8),
}
