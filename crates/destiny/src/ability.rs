//! Abilities: when a card does what it does.

use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Subtype, Symbol};
use crate::effect::{Amount, Dice, Effect, Select, Whose};

/// An ability of a card (SWD-ABIL-01).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// Applies constantly.
    Always(Static),
    /// What an event does when it is played.
    Event(Vec<Effect>),
    /// Used when a special side of its die is resolved.
    Special(Vec<Effect>),
    /// Used as an action.
    Action(Vec<Effect>),
    /// Used as an action, once a round.
    PowerAction(Vec<Effect>),
    /// Used by whoever claims the battlefield.
    Claim(Vec<Effect>),
    /// Interrupts its condition.
    Before(Trigger, Vec<Effect>),
    /// Follows its condition.
    After(Trigger, Vec<Effect>),
}

/// A condition abilities answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// Setup is over.
    Setup,
    /// Somebody activates a card.
    Activates(Whose, Which),
    /// Somebody plays a card.
    Plays(Whose, Which),
    /// The user plays a card on this one.
    PlaysOn(Select, Which),
    /// The user plays this card on such a one.
    PlaysThisOn(Which),
    /// The die of this card was rolled, into the pool or again.
    RollsThis {
        /// Into the pool only.
        into_pool: bool,
    },
    /// A die of the user rolled one of these symbols.
    Rolls(Dice, Vec<Symbol>),
    /// The user resolves the die of this card, or has.
    Resolves {
        /// Showing one of these.
        showing: Vec<Symbol>,
        /// Showing a cost.
        costly: bool,
    },
    /// A character is dealt so much damage, of one of these kinds if any are named.
    Dealt {
        /// Who.
        who: Which,
        /// At least so much.
        least: u8,
        /// Of these kinds.
        of: Vec<Symbol>,
    },
    /// A character takes damage.
    Takes(Which),
    /// A character is defeated.
    Defeated(Which),
    /// Somebody claims the battlefield.
    Claims(Whose),
    /// Somebody discards a card to reroll dice.
    DiscardsToReroll(Whose),
    /// The user removes dice of an opponent.
    RemovesDice,
    /// The effects of an event somebody played happen.
    EventHappens(Whose),
    /// The action phase ends.
    PhaseEnds,
}

/// Which card a condition speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Which {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// Any that fits.
    A(Box<Select>),
}

/// A constant effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Static {
    /// Such upgrades can be played on it whatever they say (Finn).
    AnyUpgrade(Select),
    /// Such upgrades cannot be played on it.
    NoUpgrade(Select),
    /// The X of its die.
    X(Amount),
    /// Its modifier sides without a symbol modify dice that fit.
    Modifies(Dice),
    /// The card it is attached to has Guardian.
    HostGuardian,
    /// It has Redeploy while its host fits.
    RedeployOn(Select),
    /// Its host has so much more health.
    HostHealth(u8),
    /// Every player gains so much more in the upkeep phase.
    Income(u8),
    /// It costs so much less while an opponent has so many resources.
    CheaperAgainst(u8, u8),
    /// The first such card of the user each round costs so much less.
    FirstCheaper(Select, u8),
    /// It can be activated although it has no die.
    CanActivate,
    /// It is discarded unless its host fits one of these.
    OnlyOn(Vec<Select>),
    /// Damage of its die, and of dice it modifies, is unblockable.
    Piercing,
    /// The user may resolve such dice that show one of these symbols as if they showed another; a blank counts so much.
    Looks {
        /// Which dice.
        dice: Dice,
        /// Showing one of these.
        from: Vec<Symbol>,
        /// As this.
        to: Symbol,
        /// What it adds to the value.
        #[serde(default)]
        value: u8,
    },
    /// Its host is elite: a second die lies on it.
    HostElite,
    /// Its host has this subtype, too.
    HostSubtype(Subtype),
    /// If it would leave play as an upgrade, it is set aside instead.
    AsideAsUpgrade,
    /// Copies of it are not unique while it is on such a card.
    NotUniqueOn(Select),
    /// At most one card with this subtype lies on its host.
    LimitOne(Subtype),
    /// When a card effect would discard such an upgrade from its host, it may be discarded instead.
    Shelters(Box<Select>),
    /// Its host loses all abilities but specials.
    Silences,
    /// Its actions are used by whoever controls its host, and by nobody else.
    ForHost,
    /// One die of its host may be resolved each turn, and none of them is modified.
    Hampers,
    /// Its actions are used by any player.
    ForAnyone,
    /// Opponents cannot heal characters.
    NoHealing,
    /// Such characters have Guardian.
    Guardians(Select),
    /// The user's hand is filled up to so many cards more.
    HandSize(u8),
    /// Cards of these descriptions may be in the deck whatever the team is.
    MayInclude(Select),
    /// While the team is built, characters of this kind cost a point less.
    TeamDiscount(Select),
    /// So many cards of this affiliation may be in the deck whatever the affiliation of the team is.
    MayIncludeSome(Affiliation, u8),
    /// So many copies of it may be in the deck.
    Copies(u8),
    /// The deck may have one more copy of so many different cards.
    ExtraCopies(u8),
    /// Only for teams of one color whose decks have no card twice.
    Solidarity,
    /// Its player brings a second battlefield and chooses between them.
    TwoBattlefields,
    /// It has the abilities of each such card in play, keywords once, others as often as they are there.
    Borrows(Select),
    /// Up to so many different such cards lie face down under it from the start, whatever the rules of decks say.
    BringsUnder(Select, u8),
}
