//! What cards of the game do, as data.

use cards::Name;
use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Color, Subtype, Symbol, What};

cards::effect_language!(
    /// One step of a card's program.
    Effect, From, Cond, pick {
        /// Who picks.
        by: Who,
        /// Dice whose values come to this together.
        sum: Option<Cmp>,
        /// No more than this.
        most: Option<Amount>,
    }, {
        /// What follows only if what stands before it was done in full (SWD-THEN-01).
        Then(Vec<Effect>),
        /// What follows only if what stands before it was not done.
        Otherwise(Vec<Effect>),
        /// The second only for the first, which must be possible in full: "A to B".
        To(Vec<Effect>, Vec<Effect>),
        /// A player other than the user chooses exactly one (SWD-TERM-03).
        TheyChoose(Who, Vec<Vec<Effect>>),
        /// An opponent chooses and does one of these as their own, then the user two of the others.
        Modes(Vec<Vec<Effect>>),
        /// Everybody hides a number of tokens, then all are shown. Each who has the most is dealt as much indirect damage and
        /// then does this as their own.
        Bid(Vec<Effect>),
        /// This happens unless that player does the first thing.
        Unless(Who, Vec<Effect>, Vec<Effect>),
        /// The player must see such cards in play; the number is how many.
        Spot(Select, u8),

        /// Deal damage.
        Damage(Ref, Amount),
        /// Deal unblockable damage.
        Unblockable(Ref, Amount),
        /// A player deals damage to characters of their own as they wish.
        Distribute(Who, Amount),
        /// Deal indirect damage to a player.
        Indirect(Who, Amount),
        /// The characters of two dice are dealt each the value of the other die at once.
        Duel(Name, Name),
        /// Defeat.
        Defeat(Ref),
        /// Return defeated characters to play.
        Revive(Ref),
        /// Remove damage.
        Heal(Ref, Amount),
        /// Move up to so much damage.
        MoveDamage {
            /// From where.
            from: Ref,
            /// To where.
            to: Ref,
            /// How much at most.
            n: u8,
            /// All of it, not less.
            all: bool,
        },
        /// Give shields.
        Shield(Ref, Amount),
        /// Give shields to characters of the user's own, as the user wishes.
        SpreadShields(u8),
        /// Remove so many shields.
        Unshield(Ref, Amount),
        /// Remove all shields.
        UnshieldAll(Ref),
        /// Move a shield.
        MoveShield(Ref, Ref),
        /// Place tokens of damage or shields on the card itself, which is no character.
        Place(Token, u8),
        /// Place tokens on another card that is no character.
        PlaceOn(Ref, Token, u8),

        /// Gain resources.
        Gain(Who, Amount),
        /// Lose resources, as many as there are.
        Lose(Who, Amount),
        /// Take resources from the chosen opponent, as many as there are.
        Take(Amount),
        /// Spend resources. Where somebody else may refuse it, that player does.
        Spend(u8),
        /// Give resources to the user; only for what others may do.
        Give(u8),

        /// Draw cards.
        Draw(Who, Amount),
        /// Discard cards at random from hand.
        DiscardRandom(Who, Amount),
        /// Choose and discard so many cards from hand.
        DiscardHand(Who, u8),
        /// Discard what was picked, wherever it is.
        Discard(Name),
        /// Discard cards from the top of a deck and name them.
        Mill {
            /// Whose deck.
            who: Who,
            /// How many.
            n: Amount,
            /// The name of the last one.
            #[serde(default)]
            bind: Option<Name>,
        },
        /// Look at random cards in a hand and name them.
        LookRandom {
            /// Whose.
            who: Who,
            /// How many.
            n: u8,
            /// Everybody sees them.
            open: bool,
            /// The name.
            bind: Name,
        },
        /// Look at so many cards on top of a deck; they stay there.
        LookTop(Who, u8),
        /// Look at a whole hand, but for what is kept back.
        LookHand(Who),
        /// A player chooses a card of the own hand and keeps it back; nobody else learns which.
        KeepBack(Who),
        /// Show what was picked from the own hand.
        Reveal(Name),
        /// Discard those of the cards named that fit.
        DiscardFitting(Name, Select),
        /// Reveal the top card of a deck and name it.
        RevealTop(Who, Name),
        /// Shuffle the own deck.
        Shuffle,
        /// Put on top of its owner's deck.
        ToTop(Ref),
        /// Put under its owner's deck.
        ToBottom(Ref),
        /// Return to its owner's hand.
        ToHand(Ref),
        /// Set aside.
        SetAside(Ref),
        /// Put what was picked from the own hand face down on this card, which is set aside.
        Stack(Name),
        /// Play the face-down card on what was picked for free, whoever owns it, and discard what was picked. What cannot be
        /// played is discarded.
        PlayStacked(Name),
        /// Discard from play.
        DiscardFromPlay(Ref),
        /// Move an upgrade to another card.
        Attach(Name, Name),
        /// Play a card: one that was picked.
        Play {
            /// Which.
            card: Name,
            /// It costs so much less.
            less: u8,
            /// It costs nothing.
            free: bool,
            /// Only on one of these.
            on: Option<Ref>,
        },

        /// Remove dice.
        Remove(Dies),
        /// A player other than the user removes dice.
        RemoveBy(Who, Dies),
        /// Turn each of these dice.
        Turn(Dies, Side),
        /// Roll these dice again.
        Reroll(Dies),
        /// Roll the die of the card itself again together with these.
        RerollWith(Dies),
        /// Resolve these dice, one by one.
        Resolve {
            /// Which.
            dice: Dies,
            /// How.
            how: How,
            /// By whom.
            #[serde(default)]
            by: Who,
        },
        /// Resolve any number of the user's dice of one symbol, as in an action; the name is how many.
        ResolveSame(Name),
        /// Roll these dice into the pool.
        RollIn(Dies),
        /// Roll set-aside dice of a card into the pool; they are set aside again afterwards.
        RollAside(String, Amount),
        /// Remove a die that was picked and hold it on the card itself until that leaves play.
        Capture(Name),
        /// These dice cannot be rolled in the next round.
        Freeze(Dies),
        /// The die of this special stays in the pool.
        Keep,
        /// The die of this special is rolled again and stays in the pool.
        RerollThis,
        /// The die being resolved counts so much more.
        Raise(Amount),

        /// Ready.
        Ready(Ref),
        /// Exhaust.
        Exhaust(Ref),
        /// Activate.
        Activate(Ref),
        /// So many additional actions.
        MoreActions(u8),
        /// The next card the user plays this turn has Ambush.
        NextAmbush,
        /// The action phase ends.
        EndPhase,
        /// Control of the battlefield goes to a player.
        GiveBattlefield(Who),
        /// Control of the battlefield goes to the user.
        TakeBattlefield,
        /// The battlefield in use and one that is not change places.
        SwitchBattlefield,
        /// Take control of cards in play; their dice return to them.
        TakeControl(Ref),
        /// The card itself becomes a support and is ready.
        BecomeSupport,
        /// The card itself becomes a mod on another card.
        BecomeUpgrade(Ref),
        /// Use the special of another card.
        UseSpecial(Ref),
        /// The effects of the event about to happen do not.
        Cancel,
        /// The user passes so many turns of this round; without a number all that are left.
        PassTurns(Option<u8>),
        /// Use the claim ability of the battlefield in use.
        UseClaim,
        /// Use the claim ability of a battlefield that is not in use.
        UseSpareClaim,
        /// The damage about to be dealt or taken is less by so much.
        Block(Amount),
        /// The card being played costs so much less.
        Discount(u8),
        /// Choose a color.
        NameColor(Name),
    }
);

/// A player, seen from the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// Whoever uses the ability.
    #[default]
    You,
    /// An opponent of the user's choice, the same for the whole program (SWD-FFA-06).
    Foe,
    /// Every player.
    Everybody,
    /// Every opponent.
    Others,
    /// The opponent the condition speaks of, or whoever controls its card.
    Subject,
}

/// A card or cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ref {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card its condition speaks of.
    Subject,
    /// What was picked under this name.
    Picked(Name),
    /// The card whose die was picked under this name; for the die of an upgrade its character.
    BearerOf(Name),
    /// What the card picked under this name is attached to.
    HostOf(Name),
    /// The character that was dealt damage last.
    LastHit,
    /// Everything that fits.
    Each(Box<Select>),
}

/// A die or dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dies {
    /// The die of the card itself: the one being resolved, or the one the condition speaks of.
    This,
    /// The dice of the card the condition speaks of.
    Subject,
    /// What was picked under this name.
    Picked(Name),
    /// What was picked under these two names.
    Both(Name, Name),
    /// The die of the card itself and what was picked.
    ThisAnd(Name),
    /// Everything that fits.
    Each(Dice),
}

/// Tokens on cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what they are called")]
pub enum Token {
    Damage,
    Shield,
}

/// The side a die is turned to (SWD-TERM-32).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Any other.
    Any,
    /// One with one of these symbols.
    Showing(Vec<Symbol>),
    /// One with the symbol that a die shows.
    Like(Name),
    /// One with this value.
    Worth(u8),
}

/// How a die is resolved through a card.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each a word of its own on the card")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct How {
    /// Its value counts so much more.
    pub plus: Option<Amount>,
    /// As if it showed this symbol.
    pub symbol: Option<Symbol>,
    /// As if it showed another symbol of choice.
    pub other_symbol: bool,
    /// Against each character of an opponent.
    pub each: bool,
    /// Modifier sides count as if they were none.
    pub unmodified: bool,
    /// Costs of sides are not paid.
    pub free: bool,
    /// It stays in the pool.
    pub keep: bool,
    /// Its damage is unblockable.
    pub unblockable: bool,
    /// Whoever uses the ability may leave it.
    pub may: bool,
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// So many.
    N(u8),
    /// The value of a die, or of several together.
    Value(Name),
    /// The cost of a card.
    Cost(Name),
    /// How many were picked.
    Picked(Name),
    /// How many dice were resolved.
    Resolved(Name),
    /// How many of those named fit.
    Among(Name, Select),
    /// The most characters of the user that share a subtype.
    SameSubtype,
    /// How many cards fit.
    Cards(Select),
    /// How many dice fit.
    Dice(Dice),
    /// How many cards a player holds.
    Hand(Who),
    /// How many resources a player has.
    Resources(Who),
    /// Tokens on a card.
    On(Token, Box<Ref>),
    /// The number of the condition: damage dealt, dice removed.
    Trigger,
    /// Half of it, rounded up.
    Half(Box<Amount>),
    /// It, but no more than so many.
    AtMost(Box<Amount>, u8),
    /// So many times it.
    Times(u8, Box<Amount>),
    /// The second instead of the first if the condition holds.
    Instead(Box<Amount>, Box<Cond>, Box<Amount>),
}

/// How a number compares.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cmp {
    /// At least.
    AtLeast(Amount),
    /// At most.
    AtMost(Amount),
    /// Exactly.
    Is(Amount),
    /// Less than.
    Below(Amount),
}

/// What a pick takes its things from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum From {
    /// Cards.
    Cards(Select),
    /// Dice.
    Dice(Dice),
}

/// Cards that fit a description. What is left out does not matter; without kinds, cards in play are characters.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each a word of its own on the card")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Select {
    /// Where they lie.
    pub zone: Zone,
    /// Whose, seen from the card that asks.
    pub of: Whose,
    /// One of these kinds.
    pub kinds: Vec<What>,
    /// One of these colors.
    pub colors: Vec<Color>,
    /// None of these colors.
    pub not_colors: Vec<Color>,
    /// Of this affiliation.
    pub affiliation: Option<Affiliation>,
    /// Unique, or not.
    pub unique: Option<bool>,
    /// One of these titles.
    pub titles: Vec<String>,
    /// None of these titles.
    pub not_titles: Vec<String>,
    /// At least one of these subtypes.
    pub subtypes: Vec<Subtype>,
    /// None of these subtypes.
    pub without: Vec<Subtype>,
    /// Ready.
    pub ready: bool,
    /// Exhausted.
    pub exhausted: bool,
    /// So much damage at least.
    pub damaged: u8,
    /// So many shields at least.
    pub shielded: u8,
    /// Without shields.
    pub unshielded: bool,
    /// With room for another shield.
    pub shieldable: bool,
    /// Without mods on it.
    pub unmodified: bool,
    /// The cheapest of those that fit (SWD-TERM-02).
    pub cheapest: bool,
    /// With so much remaining health.
    pub remaining: Option<u8>,
    /// Its cost.
    pub cost: Option<Box<Cmp>>,
    /// Attached to this.
    pub on: Option<Box<Ref>>,
    /// With such a card attached to it.
    pub bears: Option<Box<Select>>,
    /// Of the player who controls this, but not this.
    pub beside: Option<Box<Ref>>,
    /// Not this.
    pub not: Option<Box<Ref>>,
    /// Not the card that asks.
    pub other: bool,
    /// Not picked under these names.
    pub but: Vec<Name>,
}

/// Dice that fit a description. What is left out does not matter.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each a word of its own on the card")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dice {
    /// Where they lie.
    pub zone: DieZone,
    /// In whose pool, or on whose card.
    pub of: Whose,
    /// Showing one of these symbols, modifiers included (SWD-TERM-28). Dice that are picked to be resolved may count as one of
    /// them instead, and are resolved as such (SWD-FAQ-EX24).
    pub showing: Vec<Symbol>,
    /// Showing none of these.
    pub hiding: Vec<Symbol>,
    /// Showing the symbol of what was picked under this name.
    pub like: Option<Name>,
    /// Showing this value.
    pub value: Option<Box<Cmp>>,
    /// Showing a modifier.
    pub plus: bool,
    /// Showing a cost.
    pub costly: bool,
    /// Of cards of these kinds.
    pub kinds: Vec<What>,
    /// Of cards of one of these colors.
    pub colors: Vec<Color>,
    /// Of cards with one of these subtypes.
    pub subtypes: Vec<Subtype>,
    /// Of cards with one of these titles.
    pub titles: Vec<String>,
    /// Of this card or of the upgrades on it.
    pub from: Option<Box<Ref>>,
    /// Rolled just now.
    pub fresh: bool,
    /// Of those picked under this name.
    pub among: Option<Name>,
    /// All showing the same symbol.
    pub same: bool,
    /// Not the die of the card itself.
    pub other: bool,
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
    /// In a hand or a discard pile.
    HandOrDiscard,
    /// Face down under the card that asks.
    Under,
    /// In a deck, which is searched.
    Deck,
    /// Defeated.
    Defeated,
    /// Set aside, with a face-down card on it.
    Loaded,
}

/// Where a die lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DieZone {
    /// In a pool.
    #[default]
    Pool,
    /// On its card.
    Card,
    /// In a pool or on its card.
    Anywhere,
}

/// Whose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Whose {
    /// Anybody's.
    #[default]
    Anyones,
    /// The user's own.
    Yours,
    /// An opponent's; whoever it is, is the opponent of the program from then on.
    Enemys,
    /// The chosen opponent's.
    Foes,
}

/// A condition, looked at once.
#[expect(clippy::large_enum_variant, reason = "read once and compiled")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// The user sees so many such cards of their own in play.
    Spot(Select, u8),
    /// The user has so many such dice.
    HasDice(Dice, u8),
    /// What was picked shows one of these symbols.
    Shows(Name, Vec<Symbol>),
    /// What was picked shows this value.
    Worth(Name, Cmp),
    /// The card fits.
    Fits(Ref, Select),
    /// The user controls the battlefield.
    Battlefield,
    /// It is the first round.
    FirstRound,
    /// The user has more ready characters than the chosen opponent.
    MoreReady,
    /// The user has more dice in the pool than the chosen opponent.
    MoreDice,
    /// Every character of the chosen opponent has damage.
    AllHurt,
    /// A character of the user was defeated that fits.
    Lost(Select),
    /// What was named is of the color that was chosen.
    OfColor(Name, Name),
    /// The character counts so many points at least.
    Points(Ref, u8),
    /// The first number compares so.
    Number(Amount, Cmp),
    /// The cost of what was named is odd.
    Odd(Name),
    /// One of these holds.
    Any(Vec<Cond>),
    /// Does not hold.
    Not(Box<Cond>),
}
