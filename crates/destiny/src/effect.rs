//! The effects of cards, as data.

use cards::Name;
use serde::{Deserialize, Serialize};

use crate::card::{Affiliation, Color, Subtype, Symbol, What};

cards::effect_language!(
    /// One step of a card's program.
    Effect, From, Cond, pick {
        /// The player who picks.
        by: Who,
        /// The condition that the sum of the picked dice's values must meet.
        sum: Option<Cmp>,
        /// The maximum number of picks.
        most: Option<Amount>,
    }, {
        /// Applies only if the previous step was done in full (SWD-THEN-01).
        Then(Vec<Effect>),
        /// Applies only if the previous step was not done.
        Otherwise(Vec<Effect>),
        /// "A to B": applies the second list if the first one, the cost, is done. The cost must be possible in full.
        To(Vec<Effect>, Vec<Effect>),
        /// A player other than the user chooses exactly one branch (SWD-TERM-03).
        TheyChoose(Who, Vec<Vec<Effect>>),
        /// An opponent chooses one of these and does it as their own, then the user does two of the others.
        Modes(Vec<Vec<Effect>>),
        /// All players bid tokens in secret and reveal them together. Each player with the highest bid is dealt that
        /// much indirect damage and then does this as their own.
        Bid(Vec<Effect>),
        /// Applies the second list unless the player does the first.
        Unless(Who, Vec<Effect>, Vec<Effect>),
        /// The user must have this many matching cards in play.
        Spot(Select, u8),

        /// Deal damage.
        Damage(Ref, Amount),
        /// Deal unblockable damage.
        Unblockable(Ref, Amount),
        /// A player distributes damage among their own characters.
        Distribute(Who, Amount),
        /// Deal indirect damage to a player.
        Indirect(Who, Amount),
        /// The characters of two dice are each dealt the value of the other die, simultaneously.
        Duel(Name, Name),
        /// Defeat characters.
        Defeat(Ref),
        /// Return defeated characters to play.
        Revive(Ref),
        /// Remove damage.
        Heal(Ref, Amount),
        /// Move up to this much damage.
        MoveDamage {
            /// The card that the damage comes from.
            from: Ref,
            /// The card that receives the damage.
            to: Ref,
            /// The maximum amount.
            n: u8,
            /// All of it must be moved.
            all: bool,
        },
        /// Give shields.
        Shield(Ref, Amount),
        /// Distribute shields among the user's characters.
        SpreadShields(u8),
        /// Remove this many shields.
        Unshield(Ref, Amount),
        /// Remove all shields.
        UnshieldAll(Ref),
        /// Move a shield.
        MoveShield(Ref, Ref),
        /// Place damage or shields as tokens on the card itself, which is not a character.
        Place(Token, u8),
        /// Place tokens on another card that is not a character.
        PlaceOn(Ref, Token, u8),

        /// Gain resources.
        Gain(Who, Amount),
        /// A player loses up to this many resources.
        Lose(Who, Amount),
        /// Take up to this many resources from the chosen opponent.
        Take(Amount),
        /// Spend resources. In a cost of `Unless`, the player who may refuse pays.
        Spend(u8),
        /// Give resources to the user. Only for effects that other players may choose.
        Give(u8),

        /// Draw cards.
        Draw(Who, Amount),
        /// Discard cards at random from hand.
        DiscardRandom(Who, Amount),
        /// A player chooses and discards this many cards from hand.
        DiscardHand(Who, u8),
        /// Discard what was picked, from any zone.
        Discard(Name),
        /// Discard cards from the top of a deck and name the last one.
        Mill {
            /// The owner of the deck.
            who: Who,
            /// How many.
            n: Amount,
            /// The name of the last card.
            #[serde(default)]
            bind: Option<Name>,
        },
        /// Look at random cards in a hand and name them.
        LookRandom {
            /// The owner of the hand.
            who: Who,
            /// How many.
            n: u8,
            /// All players see the cards.
            open: bool,
            /// The name of the cards.
            bind: Name,
        },
        /// Look at this many cards on top of a deck. They stay there.
        LookTop(Who, u8),
        /// Look at a hand, except for the card that is kept back.
        LookHand(Who),
        /// A player chooses a card of their hand and keeps it back without showing it.
        KeepBack(Who),
        /// Reveal what was picked from the user's hand.
        Reveal(Name),
        /// Discard the named cards that match.
        DiscardFitting(Name, Select),
        /// Reveal the top card of a deck and name it.
        RevealTop(Who, Name),
        /// Shuffle the user's deck.
        Shuffle,
        /// Put on top of its owner's deck.
        ToTop(Ref),
        /// Put under its owner's deck.
        ToBottom(Ref),
        /// Return to its owner's hand.
        ToHand(Ref),
        /// Set cards aside.
        SetAside(Ref),
        /// Put what was picked from the user's hand face down on this card, which is set aside.
        Stack(Name),
        /// Play the face-down card on the picked card for free, whoever owns it, and discard the picked card. If it
        /// cannot be played, it is discarded.
        PlayStacked(Name),
        /// Discard from play.
        DiscardFromPlay(Ref),
        /// Move an upgrade to another card.
        Attach(Name, Name),
        /// Play a picked card.
        Play {
            /// The name of the card.
            card: Name,
            /// The reduction of its cost.
            less: u8,
            /// It costs nothing.
            free: bool,
            /// The cards it may be played on; any if missing.
            on: Option<Ref>,
        },

        /// Remove dice.
        Remove(Dies),
        /// A player other than the user removes dice.
        RemoveBy(Who, Dies),
        /// Turn each of these dice.
        Turn(Dies, Side),
        /// Reroll these dice.
        Reroll(Dies),
        /// Reroll the die of the card itself together with these.
        RerollWith(Dies),
        /// Resolve these dice, one by one.
        Resolve {
            /// The dice.
            dice: Dies,
            /// How they are resolved.
            how: How,
            /// The player who resolves them.
            #[serde(default)]
            by: Who,
        },
        /// Resolve any number of the user's dice of one symbol, as in an action. The name holds the number of dice.
        ResolveSame(Name),
        /// Roll these dice into the pool.
        RollIn(Dies),
        /// Roll set-aside dice of a card into the pool; they are set aside again afterwards.
        RollAside(String, Amount),
        /// Remove a picked die and hold it on the card itself until the card leaves play.
        Capture(Name),
        /// These dice cannot be rolled in the next round.
        Freeze(Dies),
        /// The die of this special ability stays in the pool.
        Keep,
        /// The die of this special ability is rerolled and stays in the pool.
        RerollThis,
        /// Increase the value of the die being resolved.
        Raise(Amount),

        /// Ready cards.
        Ready(Ref),
        /// Exhaust cards.
        Exhaust(Ref),
        /// Activate cards.
        Activate(Ref),
        /// Take this many additional actions.
        MoreActions(u8),
        /// The next card the user plays this turn has Ambush.
        NextAmbush,
        /// The action phase ends.
        EndPhase,
        /// Control of the battlefield goes to a player.
        GiveBattlefield(Who),
        /// Control of the battlefield goes to the user.
        TakeBattlefield,
        /// The battlefield in use is replaced with one that is not in use.
        SwitchBattlefield,
        /// Take control of cards in play; their dice return to them.
        TakeControl(Ref),
        /// The card itself becomes a support and is ready.
        BecomeSupport,
        /// The card itself becomes a mod on another card.
        BecomeUpgrade(Ref),
        /// Use the special ability of another card.
        UseSpecial(Ref),
        /// Cancel the effects of the event that is about to be applied.
        Cancel,
        /// The user passes this many turns of this round; all remaining turns if missing.
        PassTurns(Option<u8>),
        /// Use the claim ability of the battlefield in use.
        UseClaim,
        /// Use the claim ability of a battlefield that is not in use.
        UseSpareClaim,
        /// Reduce the damage that is about to be dealt or taken.
        Block(Amount),
        /// Reduce the cost of the card that is being played.
        Discount(u8),
        /// Choose a color.
        NameColor(Name),
    }
);

/// A player, from the point of view of the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player who uses the ability.
    #[default]
    You,
    /// An opponent of the user's choice, the same for the whole program (SWD-FFA-06).
    Foe,
    /// Every player.
    Everybody,
    /// Every opponent.
    Others,
    /// The opponent the condition refers to, or the controller of the card it refers to.
    Subject,
}

/// A card or cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ref {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card the condition refers to.
    Subject,
    /// What was picked under this name.
    Picked(Name),
    /// The bearer of the die that was picked under this name: its card, or the host if the card is an upgrade.
    BearerOf(Name),
    /// The host of the card that was picked under this name.
    HostOf(Name),
    /// The character that was dealt damage last.
    LastHit,
    /// All matching cards.
    Each(Box<Select>),
}

/// A die or dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dies {
    /// The die of the card itself: the one being resolved, or the one the condition refers to.
    This,
    /// The dice of the card the condition refers to.
    Subject,
    /// What was picked under this name.
    Picked(Name),
    /// What was picked under these two names.
    Both(Name, Name),
    /// The die of the card itself and what was picked.
    ThisAnd(Name),
    /// All matching dice.
    Each(Dice),
}

/// Tokens on cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names explain themselves")]
pub enum Token {
    Damage,
    Shield,
}

/// The side a die is turned to (SWD-TERM-32).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Any other side.
    Any,
    /// A side with one of these symbols.
    Showing(Vec<Symbol>),
    /// A side with the symbol that the named die shows.
    Like(Name),
    /// A side with this value.
    Worth(u8),
}

/// How a die is resolved through a card.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each of which cards name separately")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct How {
    /// The amount added to its value.
    pub plus: Option<Amount>,
    /// Resolved as if it showed this symbol.
    pub symbol: Option<Symbol>,
    /// Resolved as if it showed another symbol of the user's choice.
    pub other_symbol: bool,
    /// Damages each character of an opponent.
    pub each: bool,
    /// Modifier sides count as normal sides.
    pub unmodified: bool,
    /// Costs of sides are not paid.
    pub free: bool,
    /// It stays in the pool.
    pub keep: bool,
    /// Its damage is unblockable.
    pub unblockable: bool,
    /// The user may stop before all dice are resolved.
    pub may: bool,
}

/// An amount, constant or computed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A constant.
    N(u8),
    /// The sum of the values of dice.
    Value(Name),
    /// The cost of a card.
    Cost(Name),
    /// The number of cards or dice that were picked.
    Picked(Name),
    /// The number of dice that were resolved.
    Resolved(Name),
    /// The number of named cards that match.
    Among(Name, Select),
    /// The largest number of the user's characters that share a subtype.
    SameSubtype,
    /// The number of matching cards.
    Cards(Select),
    /// The number of matching dice.
    Dice(Dice),
    /// The number of cards in a player's hand.
    Hand(Who),
    /// The number of resources of a player.
    Resources(Who),
    /// The number of tokens on a card.
    On(Token, Box<Ref>),
    /// The number of the condition: damage dealt or dice removed.
    Trigger,
    /// Half of a number, rounded up.
    Half(Box<Amount>),
    /// A number, but at most this much.
    AtMost(Box<Amount>, u8),
    /// A multiple of a number.
    Times(u8, Box<Amount>),
    /// The first number, or the second one if the condition holds.
    Instead(Box<Amount>, Box<Cond>, Box<Amount>),
}

/// A comparison with a number.
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

/// The set that a pick chooses from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum From {
    /// Cards.
    Cards(Select),
    /// Dice.
    Dice(Dice),
}

/// A description of cards. Fields with their defaults match all cards; without kinds, cards in play must be characters.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each of which cards name separately")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Select {
    /// The zone of the cards.
    pub zone: Zone,
    /// The player they belong to, from the point of view of the asking card.
    pub of: Whose,
    /// The card has one of these kinds.
    pub kinds: Vec<What>,
    /// The card has one of these colors.
    pub colors: Vec<Color>,
    /// The card has none of these colors.
    pub not_colors: Vec<Color>,
    /// The card has this affiliation.
    pub affiliation: Option<Affiliation>,
    /// Whether the card is unique.
    pub unique: Option<bool>,
    /// The card has one of these titles.
    pub titles: Vec<String>,
    /// The card has none of these titles.
    pub not_titles: Vec<String>,
    /// The card has at least one of these subtypes.
    pub subtypes: Vec<Subtype>,
    /// The card has none of these subtypes.
    pub without: Vec<Subtype>,
    /// The card is ready.
    pub ready: bool,
    /// The card is exhausted.
    pub exhausted: bool,
    /// The minimum damage on the card.
    pub damaged: u8,
    /// The minimum number of shields on the card.
    pub shielded: u8,
    /// The card has no shields.
    pub unshielded: bool,
    /// The card can get another shield.
    pub shieldable: bool,
    /// The card has no mods attached to it.
    pub unmodified: bool,
    /// Only the cheapest of the matching cards (SWD-TERM-02).
    pub cheapest: bool,
    /// The remaining health of the card.
    pub remaining: Option<u8>,
    /// A condition on the card's cost.
    pub cost: Option<Box<Cmp>>,
    /// The card is attached to this card.
    pub on: Option<Box<Ref>>,
    /// A matching card is attached to the card.
    pub bears: Option<Box<Select>>,
    /// The card belongs to the controller of this card, but is a different card.
    pub beside: Option<Box<Ref>>,
    /// The card is not this one.
    pub not: Option<Box<Ref>>,
    /// The card is not the asking card.
    pub other: bool,
    /// The card was not picked under these names.
    pub but: Vec<Name>,
}

/// A description of dice. Fields with their defaults match all dice.
#[expect(clippy::struct_excessive_bools, reason = "independent conditions, each of which cards name separately")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dice {
    /// The place of the dice.
    pub zone: DieZone,
    /// The player whose pool or card the die is in or on.
    pub of: Whose,
    /// The die shows one of these symbols, modifiers included (SWD-TERM-28). Dice that are picked to be resolved may
    /// count as one of these symbols instead and are then resolved as such (SWD-FAQ-EX24).
    pub showing: Vec<Symbol>,
    /// The die shows none of these symbols.
    pub hiding: Vec<Symbol>,
    /// The die shows the symbol of what was picked under this name.
    pub like: Option<Name>,
    /// A condition on the value the die shows.
    pub value: Option<Box<Cmp>>,
    /// The die shows a modifier.
    pub plus: bool,
    /// The die shows a side with a cost.
    pub costly: bool,
    /// The die's card has one of these kinds.
    pub kinds: Vec<What>,
    /// The die's card has one of these colors.
    pub colors: Vec<Color>,
    /// The die's card has one of these subtypes.
    pub subtypes: Vec<Subtype>,
    /// The die's card has one of these titles.
    pub titles: Vec<String>,
    /// The die belongs to this card or to an upgrade on it.
    pub from: Option<Box<Ref>>,
    /// The die was just rolled.
    pub fresh: bool,
    /// The die was picked under this name.
    pub among: Option<Name>,
    /// All dice show the same symbol.
    pub same: bool,
    /// The die does not belong to the asking card.
    pub other: bool,
    /// The die was not picked under these names.
    pub but: Vec<Name>,
}

/// The zone of a card.
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

/// The place of a die.
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

/// The owner or controller of cards or dice, from the point of view of the user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Whose {
    /// Any player's.
    #[default]
    Anyones,
    /// The user's.
    Yours,
    /// An opponent's. This player becomes the opponent of the program.
    Enemys,
    /// The chosen opponent's.
    Foes,
}

/// A condition that is evaluated once.
#[expect(clippy::large_enum_variant, reason = "conditions are read once and then compiled")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// The user has this many matching cards in play.
    Spot(Select, u8),
    /// The user has this many matching dice.
    HasDice(Dice, u8),
    /// A picked die shows one of these symbols.
    Shows(Name, Vec<Symbol>),
    /// A picked die shows a value that compares in this way.
    Worth(Name, Cmp),
    /// The card matches.
    Fits(Ref, Select),
    /// The user controls the battlefield.
    Battlefield,
    /// It is the first round.
    FirstRound,
    /// The user has more ready characters than the chosen opponent.
    MoreReady,
    /// The user has more dice in the pool than the chosen opponent.
    MoreDice,
    /// All characters of the chosen opponent have damage.
    AllHurt,
    /// A matching character of the user was defeated.
    Lost(Select),
    /// The named card has the chosen color.
    OfColor(Name, Name),
    /// The character has at least this many points.
    Points(Ref, u8),
    /// A comparison of two numbers.
    Number(Amount, Cmp),
    /// The cost of the named card is odd.
    Odd(Name),
    /// At least one of these holds.
    Any(Vec<Cond>),
    /// The condition does not hold.
    Not(Box<Cond>),
}
