//! The abilities of cards: what triggers them, and what they do.

use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Subtype, Symbol};
use crate::effect::{Amount, Dice, Effect, Select, Whose};

/// An ability of a card (SWD-ABIL-01).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// A constant effect.
    Always(Static),
    /// The effects of an event card when it is played.
    Event(Vec<Effect>),
    /// Used when a special side of its die is resolved.
    Special(Vec<Effect>),
    /// Used as an action.
    Action(Vec<Effect>),
    /// Used as an action, once a round.
    PowerAction(Vec<Effect>),
    /// Used by the player who claims the battlefield.
    Claim(Vec<Effect>),
    /// Resolves before its trigger condition.
    Before(Trigger, Vec<Effect>),
    /// Resolves after its trigger condition.
    After(Trigger, Vec<Effect>),
}

/// A trigger condition of an ability.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// Setup is over.
    Setup,
    /// A player activates a card.
    Activates(Whose, Which),
    /// A player plays a card.
    Plays(Whose, Which),
    /// The user plays a card on this one.
    PlaysOn(Select, Which),
    /// The user plays this card on a card of this kind.
    PlaysThisOn(Which),
    /// A die of this card is rolled into the pool or rerolled.
    RollsThis {
        /// Only rolls into the pool count.
        into_pool: bool,
    },
    /// A die of the user is rolled and shows one of these symbols.
    Rolls(Dice, Vec<Symbol>),
    /// The user resolves the die of this card.
    Resolves {
        /// The die shows one of these symbols.
        showing: Vec<Symbol>,
        /// The die shows a side with a cost.
        costly: bool,
    },
    /// A character is dealt damage; only of the given kinds if any are listed.
    Dealt {
        /// The character.
        who: Which,
        /// The minimum amount of damage.
        least: u8,
        /// The kinds of damage.
        of: Vec<Symbol>,
    },
    /// A character takes damage.
    Takes(Which),
    /// A character is defeated.
    Defeated(Which),
    /// A player claims the battlefield.
    Claims(Whose),
    /// A player discards a card to reroll dice.
    DiscardsToReroll(Whose),
    /// The user removes dice of an opponent.
    RemovesDice,
    /// The effects of an event that a player played are applied.
    EventHappens(Whose),
    /// The action phase ends.
    PhaseEnds,
}

/// The card that a condition refers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Which {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// Any card that matches.
    A(Box<Select>),
}

/// A constant effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Static {
    /// Matching upgrades can be played on it, whatever their play restrictions are (Finn).
    AnyUpgrade(Select),
    /// Matching upgrades cannot be played on it.
    NoUpgrade(Select),
    /// The value of the X sides of its die.
    X(Amount),
    /// Its modifier sides without a symbol modify the dice that match.
    Modifies(Dice),
    /// The card it is attached to has Guardian.
    HostGuardian,
    /// It has Redeploy while its host matches.
    RedeployOn(Select),
    /// Its host has this much more health.
    HostHealth(u8),
    /// Every player gains this many additional resources in the upkeep phase.
    Income(u8),
    /// It costs the second number less while an opponent has the first number of resources.
    CheaperAgainst(u8, u8),
    /// The first matching card that the user plays each round costs this much less.
    FirstCheaper(Select, u8),
    /// It can be activated although it has no die.
    CanActivate,
    /// It is discarded unless its host matches one of these.
    OnlyOn(Vec<Select>),
    /// Damage of its die, and of dice that it modifies, is unblockable.
    Piercing,
    /// The user may resolve matching dice that show one of the symbols `from` as if they showed `to`. A blank counts as
    /// `value`.
    Looks {
        /// The dice it applies to.
        dice: Dice,
        /// The symbols the dice must show.
        from: Vec<Symbol>,
        /// The symbol they may be resolved as.
        to: Symbol,
        /// The amount added to the value.
        #[serde(default)]
        value: u8,
    },
    /// Its host is elite and has a second die.
    HostElite,
    /// Its host has this subtype, too.
    HostSubtype(Subtype),
    /// If it would leave play as an upgrade, it is set aside instead.
    AsideAsUpgrade,
    /// Copies of it are not unique while it is on a matching card.
    NotUniqueOn(Select),
    /// At most one card with this subtype can be attached to its host.
    LimitOne(Subtype),
    /// If a card effect would discard a matching upgrade from its host, this card may be discarded instead.
    Shelters(Box<Select>),
    /// Its host loses all abilities except specials.
    Silences,
    /// Only the controller of its host can use its actions.
    ForHost,
    /// Only one die of its host may be resolved each turn, and it cannot be modified.
    Hampers,
    /// Any player can use its actions.
    ForAnyone,
    /// Opponents cannot heal characters.
    NoHealing,
    /// Matching characters have Guardian.
    Guardians(Select),
    /// The user draws up to this many more cards in the upkeep phase.
    HandSize(u8),
    /// The deck may include matching cards, whatever the team is.
    MayInclude(Select),
    /// Matching characters cost one point less when the team is built.
    TeamDiscount(Select),
    /// The deck may include this many cards of this affiliation, whatever the affiliation of the team is.
    MayIncludeSome(Affiliation, u8),
    /// The deck may have this many copies of it.
    Copies(u8),
    /// The deck may have one more copy of this many different cards.
    ExtraCopies(u8),
    /// Only for teams of one color and decks without duplicate cards.
    Solidarity,
    /// Its player brings two battlefields and chooses between them.
    TwoBattlefields,
    /// It has the abilities of each matching card in play: keywords once, other abilities as often as they occur.
    Borrows(Select),
    /// The game starts with up to this many different matching cards face down under it, regardless of the deck rules.
    BringsUnder(Select, u8),
}
