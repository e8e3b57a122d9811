//! Compiled programs: flat lists of ops that can be suspended at any op.

use cards::N;

use crate::card::Symbol;
use crate::effect::{DieZone, Token, Who, Whose, Zone};
use crate::moment::When;

/// The number of values every program begins with: its die, the opponent, and the card and number of its condition.
pub const HEADER: u8 = 4;
/// The index of the die that the program is about.
pub const DIE: u8 = 0;
/// The index of the program's opponent.
pub const FOE: u8 = 1;
/// The index of the card that the condition refers to.
pub const SUBJECT: u8 = 2;
/// The index of the number of the condition.
pub const NUMBER: u8 = 3;

/// An index into the table of numbers.
pub type AmtId = u16;
/// An index into the table of conditions.
pub type CheckId = u16;
/// An index into the table of card selections.
pub type SelId = u16;
/// An index into the table of dice selections.
pub type DiceId = u16;

/// One compiled step. An op that needs a choice pushes a frame; the program then continues with the next op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// End the program.
    End,
    /// Continue at this op.
    Jump(u16),
    /// Ask yes or no. "No" takes the jump that follows.
    May,
    /// Ask this player to choose one of the jumps that follow; the number is how many there are.
    Choose(Who, u8),
    /// Unless the condition holds, take the jump that follows.
    If(CheckId),
    /// Unless the last step was done in full, take the jump that follows.
    Then,
    /// If the last step was done, take the jump that follows.
    Otherwise,
    /// Unless everything before the next [`Op::Paid`] is possible, take the jump that follows.
    To,
    /// The cost has been paid.
    Paid,
    /// The next player chooses one of the jumps after the following one, which is taken when all are done. The value
    /// records which are done; the number is how many there are.
    Modes(Slot, u8),
    /// All players bid in secret. The values are the highest bid, the winners who still have to act, and the user.
    Bid(Slot),
    /// The next winning bidder continues behind the jump that follows. The jump is taken when all winners have acted.
    Winner(Slot),
    /// If this player can and does pay the cost that follows, continue; otherwise take the jump that follows.
    Unless(Who),
    /// Choose an opponent, unless one is already chosen.
    Foe,
    /// Ask for picks. The number is the index of the spec.
    Pick(u16),
    /// Require this many matching cards.
    Spot(SelId, u8),
    /// Deal damage.
    Damage(Thing, AmtId),
    /// Deal unblockable damage.
    Unblockable(Thing, AmtId),
    /// A player distributes damage.
    Distribute(Who, AmtId),
    /// Deal indirect damage.
    Indirect(Who, AmtId),
    /// Deal the value of each of two dice to the character of the other.
    Duel(Slot, Slot),
    /// Defeat characters.
    Defeat(Thing),
    /// Return to play.
    Revive(Thing),
    /// Remove damage.
    Heal(Thing, AmtId),
    /// Move damage from the first card to the second: exactly this much if the flag is set, otherwise up to it.
    MoveDamage(Thing, Thing, u8, bool),
    /// Give shields.
    Shield(Thing, AmtId),
    /// Distribute shields.
    SpreadShields(u8),
    /// Remove shields.
    Unshield(Thing, AmtId),
    /// Remove all shields.
    UnshieldAll(Thing),
    /// Move a shield.
    MoveShield(Thing, Thing),
    /// Place tokens on the card itself.
    Place(Token, u8),
    /// Place tokens on cards.
    PlaceOn(Thing, Token, u8),
    /// Gain resources.
    Gain(Who, AmtId),
    /// Lose resources.
    Lose(Who, AmtId),
    /// Take resources.
    Take(AmtId),
    /// A player spends resources.
    Spend(Who, u8),
    /// Give resources to the user.
    Give(u8),
    /// Draw cards.
    Draw(Who, AmtId),
    /// Discard at random.
    DiscardRandom(Who, AmtId),
    /// Choose and discard.
    DiscardHand(Who, u8),
    /// Discard what was picked.
    Discard(Slot),
    /// Discard from the top of a deck. The slot may be empty.
    Mill(Who, AmtId, Slot),
    /// Look at random cards in a hand. With the flag, all players see them.
    LookRandom(Who, bool, Slot),
    /// Look at the top of a deck.
    LookTop(Who, u8),
    /// Look at a hand.
    LookHand(Who),
    /// A player keeps a card of their hand back.
    KeepBack(Who),
    /// Reveal these cards.
    Reveal(Slot),
    /// Discard the cards that match.
    DiscardFitting(Slot, SelId),
    /// Reveal the top card of a deck.
    RevealTop(Who, Slot),
    /// Shuffle the user's deck.
    Shuffle,
    /// Put on top of the owner's deck.
    ToTop(Thing),
    /// Put under the owner's deck.
    ToBottom(Thing),
    /// Return to the owner's hand.
    ToHand(Thing),
    /// Set cards aside.
    SetAside(Thing),
    /// Put face down on the card itself.
    Stack(Slot),
    /// Play the face-down card on a picked card.
    PlayStacked(Slot),
    /// Discard from play.
    DiscardFromPlay(Thing),
    /// Move an upgrade.
    Attach(Slot, Slot),
    /// Play a picked card at a discount (255 for free), on one of these cards if any are given.
    Play(Slot, u8, Option<Thing>),
    /// Remove dice.
    Remove(Dies),
    /// A player removes dice.
    RemoveBy(Who, Dies),
    /// Turn dice to one of these sides; see [`worth`].
    Turn(Dies, u16),
    /// Turn dice to a side with the symbol that another die shows.
    TurnLike(Dies, Slot),
    /// Reroll dice.
    Reroll(Dies),
    /// Reroll dice together with the die of the program.
    RerollWith(Dies),
    /// Resolve dice. The number is the index of the spec.
    Resolve(Dies, u16, Who),
    /// Resolve any number of dice of one symbol. The value stores how many.
    ResolveSame(Slot),
    /// Hold a die on the card itself.
    Capture(Slot),
    /// Prevent dice from being rolled in the next round.
    Freeze(Dies),
    /// Roll dice into the pool.
    RollIn(Dies),
    /// Roll set-aside dice of cards with a title into the pool.
    RollAside(SelId, AmtId),
    /// Keep the die in the pool.
    Keep,
    /// Reroll the die, which stays in the pool.
    RerollThis,
    /// Increase the value of the die being resolved.
    Raise(AmtId),
    /// Ready cards.
    Ready(Thing),
    /// Exhaust cards.
    Exhaust(Thing),
    /// Activate cards.
    Activate(Thing),
    /// Take additional actions.
    MoreActions(u8),
    /// The next card that the user plays this turn has Ambush.
    NextAmbush,
    /// End the action phase.
    EndPhase,
    /// Give control of the battlefield to a player.
    GiveBattlefield(Who),
    /// Give control of the battlefield to the user.
    TakeBattlefield,
    /// Replace the battlefield in use with another one.
    SwitchBattlefield,
    /// Take control of cards.
    TakeControl(Thing),
    /// Make the card itself a support.
    BecomeSupport,
    /// Make the card itself an upgrade on another card.
    BecomeUpgrade(Thing),
    /// Use the special of another card.
    UseSpecial(Thing),
    /// Cancel the effects of the event.
    Cancel,
    /// Pass this many turns; 255 for all.
    PassTurns(u8),
    /// Use the claim ability of the battlefield in use.
    UseClaim,
    /// Use the claim ability of a battlefield that is not in use.
    UseSpareClaim,
    /// Reduce damage that is about to be dealt or taken.
    Block(AmtId),
    /// Reduce the cost of the card that is being played.
    Discount(u8),
    /// Choose a color.
    NameColor(Slot),
    /// Move the upgrade to another card instead of discarding it.
    Redeploy(Slot),
}

/// The cards an op acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card the condition refers to.
    Subject,
    /// The picked cards.
    Slot(Slot),
    /// The bearers of the picked dice.
    Bearer(Slot),
    /// The hosts of the picked cards.
    HostOf(Slot),
    /// The character that was dealt damage last.
    LastHit,
    /// All cards that match a selection.
    Each(SelId),
}

/// The dice an op acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dies {
    /// The die of the program.
    This,
    /// The dice of the card the condition refers to.
    Subject,
    /// The picked dice.
    Slot(Slot),
    /// The dice picked under two names.
    Both(Slot, Slot),
    /// The die of the program and the picked dice.
    ThisAnd(Slot),
    /// All dice that match a selection.
    Each(DiceId),
}

/// The result of a pick on the value stack. A single card or die is the value at an offset from the program's base.
/// Several are a [`List`] behind the initial values of the program, because most picks take far fewer than the maximum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// The offset of the value that holds the card or die, or the list.
    pub at: u8,
    /// The maximum number of picks. A missing pick is [`table::CopyId::NONE`].
    pub n: u8,
}

/// The place of several picks on the value stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The index of the first pick.
    pub base: u8,
    /// The number of picks.
    pub len: u8,
}

impl List {
    /// Distinguishes a list from the number of a card.
    const MARK: u16 = 0x8000;

    /// Packs the list into a stack value.
    pub const fn pack(self) -> u16 {
        Self::MARK | (self.len as u16) << 8 | self.base as u16
    }

    /// Unpacks a list from a stack value; empty if nothing has been picked yet.
    pub const fn unpack(value: u16) -> Self {
        if value == u16::MAX {
            Self { base: 0, len: 0 }
        } else {
            Self { base: value as u8, len: (value >> 8) as u8 & 0x1f }
        }
    }
}

/// The parameters of a pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickSpec {
    /// What is picked from.
    pub from: Pool,
    /// The number of picks.
    pub n: N,
    /// The player who picks.
    pub by: Who,
    /// The condition on the sum of the values.
    pub sum: Option<(Order, AmtId)>,
    /// The maximum number of picks, if it is computed.
    pub most: Option<AmtId>,
    /// The slot for the result.
    pub slot: Slot,
    /// What the picks are used for, if that restricts them.
    pub use_: Usage,
}

/// The purpose of a pick. Picks that could not have an effect are not offered (SWD-TERM-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Usage {
    /// No restriction.
    #[default]
    Any,
    /// Dice that are turned to one of these sides.
    Turn(u16),
    /// Dice that are turned to the symbol of another die.
    TurnLike(Slot),
    /// Dice that are resolved according to this spec.
    Resolve(u16),
    /// A card that is played at this discount, on one of these cards if any are given.
    Play(u8, Option<Thing>),
    /// Upgrades that are moved.
    Move,
    /// Dice that are rolled into the pool.
    Roll,
    /// Cards whose special ability is used.
    Special,
}

/// The set that a pick chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// Cards.
    Cards(SelId),
    /// Dice.
    Dice(DiceId),
}

/// A comparison with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the same variants as `effect::Cmp`")]
pub enum Order {
    AtLeast,
    AtMost,
    Is,
    Below,
}

impl Order {
    /// Whether `a` compares to `b` in this way.
    pub const fn holds(self, a: u16, b: u16) -> bool {
        match self {
            Self::AtLeast => a >= b,
            Self::AtMost => a <= b,
            Self::Is => a == b,
            Self::Below => a < b,
        }
    }
}

/// A compiled selection of cards. The conditions on the printed card are a mask of the cast.
#[expect(clippy::struct_excessive_bools, reason = "the same fields as `effect::Select`")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sel {
    /// The zone of the cards.
    pub zone: Zone,
    /// The player they belong to.
    pub of: Whose,
    /// The card is ready.
    pub ready: bool,
    /// The card is exhausted.
    pub exhausted: bool,
    /// The minimum damage.
    pub damaged: u8,
    /// The minimum number of shields.
    pub shielded: u8,
    /// The card has no shields.
    pub unshielded: bool,
    /// The card can get another shield.
    pub shieldable: bool,
    /// The card has no mods attached.
    pub unmodified: bool,
    /// The card has one of these subtypes (bits; 0 for any). Only checked for cards that were given a subtype.
    pub subtypes: u64,
    /// The card has none of these subtypes.
    pub without: u64,
    /// No other matching card costs less.
    pub cheapest: bool,
    /// The remaining health.
    pub remaining: Option<u8>,
    /// A condition on the cost.
    pub cost: Option<(Order, AmtId)>,
    /// The card is attached to this card.
    pub on: Option<Thing>,
    /// A matching card is attached to the card.
    pub bears: Option<SelId>,
    /// The card belongs to the controller of this card, but is a different card.
    pub beside: Option<Thing>,
    /// The card is not this one.
    pub not: Option<Thing>,
    /// The card is not the asking card.
    pub other: bool,
    /// The card is not among these picks.
    pub but: [Slot; 2],
}

/// A compiled selection of dice. The conditions on the printed card are a mask of the cast.
#[expect(clippy::struct_excessive_bools, reason = "the same fields as `effect::Dice`")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DieSel {
    /// The place of the dice.
    pub zone: DieZone,
    /// The player they belong to.
    pub of: Whose,
    /// The die shows one of these symbols; 0 for any.
    pub showing: u16,
    /// The die counts as one of these symbols while it is resolved; 0 for any.
    pub counts: u16,
    /// The die shows none of these symbols.
    pub hiding: u16,
    /// The die shows the symbol of this pick.
    pub like: Option<Slot>,
    /// A condition on the value.
    pub value: Option<(Order, AmtId)>,
    /// The die shows a modifier.
    pub plus: bool,
    /// The die shows a side with a cost.
    pub costly: bool,
    /// The die belongs to this card or to an upgrade on it.
    pub from: Option<Thing>,
    /// The die's card has one of these subtypes (bits; 0 for any). Only checked for cards that were given a subtype.
    pub subtypes: u64,
    /// The die was just rolled.
    pub fresh: bool,
    /// The die is among these picks.
    pub among: Option<Slot>,
    /// All dice show the same symbol.
    pub same: bool,
    /// The die is not the die of the program.
    pub other: bool,
    /// The die is not among these picks.
    pub but: [Slot; 2],
}

/// A compiled number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amt {
    /// A constant.
    N(u8),
    /// The sum of the values of dice.
    Value(Slot),
    /// The cost of a card.
    Cost(Slot),
    /// The number of picks.
    Picked(Slot),
    /// The number in a slot.
    Number(Slot),
    /// The number of picks that match.
    Among(Slot, SelId),
    /// The largest number of characters that share a subtype.
    SameSubtype,
    /// The number of matching cards.
    Cards(SelId),
    /// The number of matching dice.
    Dice(DiceId),
    /// The number of cards in a hand.
    Hand(Who),
    /// The number of resources.
    Resources(Who),
    /// Half of a number, rounded up.
    Half(AmtId),
    /// A number, but at most this much.
    AtMost(AmtId, u8),
    /// A multiple of a number.
    Times(u8, AmtId),
    /// The number of tokens on a card.
    On(Token, Thing),
    /// The number of the condition.
    Trigger,
    /// The first number, or the second one if the condition holds.
    Instead(AmtId, CheckId, AmtId),
}

/// A compiled condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// This many matching cards are in play.
    Spot(SelId, u8),
    /// This many matching dice are in the pool.
    HasDice(DiceId, u8),
    /// The dice show one of these symbols.
    Shows(Slot, u16),
    /// The dice have this value.
    Worth(Slot, Order, AmtId),
    /// The card matches.
    Fits(Thing, SelId),
    /// The user controls the battlefield.
    Battlefield,
    /// It is the first round.
    FirstRound,
    /// The user has more ready characters than the opponent.
    MoreReady,
    /// The user has more dice in the pool than the opponent.
    MoreDice,
    /// All characters of the opponent have damage.
    AllHurt,
    /// A matching character of the user was defeated.
    Lost(SelId),
    /// The card has the chosen color.
    OfColor(Slot, Slot),
    /// The character has at least this many points.
    Points(Thing, u8),
    /// A comparison of two numbers.
    Number(AmtId, Order, AmtId),
    /// The cost of the card is odd.
    Odd(Slot),
    /// At least one of two conditions holds.
    Or(CheckId, CheckId),
    /// The condition does not hold.
    Not(CheckId),
}

/// How dice are resolved.
#[expect(clippy::struct_excessive_bools, reason = "the same fields as `effect::How`")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HowSpec {
    /// The amount added to the value.
    pub plus: Option<AmtId>,
    /// Resolved as this symbol.
    pub symbol: Option<Symbol>,
    /// Resolved as one of these symbols; 0 for any.
    pub only: u16,
    /// All dice are resolved as the same symbol.
    pub same: bool,
    /// Resolved as another symbol of the user's choice.
    pub other_symbol: bool,
    /// Damages each character of an opponent.
    pub each: bool,
    /// Modifiers count as normal sides.
    pub unmodified: bool,
    /// Costs of sides are not paid.
    pub free: bool,
    /// The die stays in the pool.
    pub keep: bool,
    /// The damage is unblockable.
    pub unblockable: bool,
    /// The user may stop before all dice are resolved.
    pub may: bool,
}

/// A compiled ability that runs a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The kind of the ability.
    pub kind: SkillKind,
    /// The condition it answers.
    pub listen: Listen,
    /// The first op of its program.
    pub pc: u16,
    /// The number of values its program holds, including the header.
    pub slots: u8,
    /// It is the keyword Guardian, which a card cannot have twice (SWD-KEY-01).
    pub guardian: bool,
}

/// The kind of a compiled ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the same variants as `Ability`")]
pub enum SkillKind {
    Event,
    Special,
    Action,
    Power,
    Claim,
    Before,
    After,
}

/// A compiled trigger condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listen {
    /// The kind of condition.
    pub when: When,
    /// The player who causes it.
    pub by: Whose,
    /// The card it must be about.
    pub which: Pointer,
    /// The card another one must have been played on.
    pub on: Pointer,
    /// The dice must match this selection.
    pub dice: Option<DiceId>,
    /// The die or damage has one of these symbols; 0 for any.
    pub showing: u16,
    /// The minimum amount.
    pub least: u8,
    /// An additional requirement, which depends on the condition.
    pub strict: bool,
}

/// The card that a condition is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// No card is required.
    None,
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// Any card that matches a selection.
    A(SelId),
}

/// A set of sides with any symbol and this value. The bits above the symbols store the value plus one. A set with all
/// of these bits set does not restrict the value.
pub fn worth(value: u8) -> u16 {
    ALL_SYMBOLS | (u16::from(value) + 1) << SYMBOLS
}

/// Whether a side with this symbol and this value is in the set.
pub fn is_side_in(set: u16, symbol: Symbol, value: impl FnOnce() -> u8) -> bool {
    let wanted = set >> SYMBOLS;
    set >> symbol as u16 & 1 != 0 && (wanted == 0 || wanted == u16::MAX >> SYMBOLS || u16::from(value()) + 1 == wanted)
}

const SYMBOLS: usize = Symbol::ALL.len();
const ALL_SYMBOLS: u16 = (1 << SYMBOLS) - 1;

/// A set of symbols, one bit each.
pub fn symbols(list: &[Symbol]) -> u16 {
    list.iter().fold(0, |set, s| set | 1 << *s as u16)
}
