//! Compiled programs: flat ops that a frame can stop inside.

use cards::N;

use crate::card::Symbol;
use crate::effect::{DieZone, Token, Who, Whose, Zone};
use crate::moment::When;

/// Values every program begins with: its die, the opponent, the card of its condition, the number of its condition.
pub const HEADER: u8 = 4;
/// The die the program is about.
pub const DIE: u8 = 0;
/// The opponent it is about.
pub const FOE: u8 = 1;
/// The card its condition speaks of.
pub const SUBJECT: u8 = 2;
/// The number of its condition.
pub const NUMBER: u8 = 3;

/// An entry of the table of numbers.
pub type AmtId = u16;
/// An entry of the table of conditions.
pub type CheckId = u16;
/// An entry of the table of selections of cards.
pub type SelId = u16;
/// An entry of the table of selections of dice.
pub type DiceId = u16;

/// One compiled step. An op that needs a choice leaves a frame and is resumed behind itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The program is over.
    End,
    /// Go on there.
    Jump(u16),
    /// Ask yes or no; no takes the jump that follows.
    May,
    /// Ask this player for one of the so many jumps that follow.
    Choose(Who, u8),
    /// Unless the condition holds, take the jump that follows.
    If(CheckId),
    /// Unless the last step was done in full, take the jump that follows.
    Then,
    /// If the last step was done, take the jump that follows.
    Otherwise,
    /// Unless all that stands before the next [`Op::Paid`] is possible, take the jump that follows.
    To,
    /// The price is paid.
    Paid,
    /// Who is next does one of the so many jumps that follow the next, which is taken when all is done; the value notes
    /// which are done.
    Modes(Slot, u8),
    /// Everybody bids in secret. The values are the highest bid, who is still to do what follows, and who asked for bids.
    Bid(Slot),
    /// The next of those who bid the most does what follows the jump that follows, which is taken when all have.
    Winner(Slot),
    /// If this player can and will pay what follows, go on; else take the jump that follows.
    Unless(Who),
    /// An opponent is chosen, if none is yet.
    Foe,
    /// Ask for things; the number is the spec's.
    Pick(u16),
    /// There must be so many.
    Spot(SelId, u8),
    /// Deal damage.
    Damage(Thing, AmtId),
    /// Deal unblockable damage.
    Unblockable(Thing, AmtId),
    /// A player distributes damage.
    Distribute(Who, AmtId),
    /// Indirect damage.
    Indirect(Who, AmtId),
    /// Two characters are dealt the value of each other's die.
    Duel(Slot, Slot),
    /// Defeat.
    Defeat(Thing),
    /// Back into play.
    Revive(Thing),
    /// Remove damage.
    Heal(Thing, AmtId),
    /// Move damage from the first to the second; all of it or up to it.
    MoveDamage(Thing, Thing, u8, bool),
    /// Give shields.
    Shield(Thing, AmtId),
    /// Give shields out.
    SpreadShields(u8),
    /// Remove shields.
    Unshield(Thing, AmtId),
    /// Remove all shields.
    UnshieldAll(Thing),
    /// Move a shield.
    MoveShield(Thing, Thing),
    /// Place tokens on this card.
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
    /// The opponent gives resources.
    Give(u8),
    /// Draw cards.
    Draw(Who, AmtId),
    /// Discard at random.
    DiscardRandom(Who, AmtId),
    /// Choose and discard.
    DiscardHand(Who, u8),
    /// Discard what was picked.
    Discard(Slot),
    /// Discard from the top of a deck; the slot may be empty.
    Mill(Who, AmtId, Slot),
    /// Look at random cards in a hand, openly or not.
    LookRandom(Who, bool, Slot),
    /// Look at the top of a deck.
    LookTop(Who, u8),
    /// Look at a hand.
    LookHand(Who),
    /// A player keeps a card back.
    KeepBack(Who),
    /// Show these cards.
    Reveal(Slot),
    /// Discard those that fit.
    DiscardFitting(Slot, SelId),
    /// Reveal the top card.
    RevealTop(Who, Slot),
    /// Shuffle the own deck.
    Shuffle,
    /// On top of the deck.
    ToTop(Thing),
    /// Under the deck.
    ToBottom(Thing),
    /// To hand.
    ToHand(Thing),
    /// Set aside.
    SetAside(Thing),
    /// Put face down on this card.
    Stack(Slot),
    /// Play the face-down card on a card.
    PlayStacked(Slot),
    /// Discard from play.
    DiscardFromPlay(Thing),
    /// Move an upgrade.
    Attach(Slot, Slot),
    /// Play a card: which, by how much cheaper (all of it: 255), on one of these if any are named.
    Play(Slot, u8, Option<Thing>),
    /// Remove dice.
    Remove(Dies),
    /// A player removes dice.
    RemoveBy(Who, Dies),
    /// Turn dice to a side with one of these symbols.
    Turn(Dies, u16),
    /// Turn dice to a side with the symbol of a die.
    TurnLike(Dies, Slot),
    /// Roll again.
    Reroll(Dies),
    /// Roll again, together with the die of the program.
    RerollWith(Dies),
    /// Resolve dice; the number is the spec's.
    Resolve(Dies, u16, Who),
    /// Resolve any number of dice of one symbol; the value is how many.
    ResolveSame(Slot),
    /// Hold dice on this card.
    Capture(Slot),
    /// Dice cannot be rolled in the next round.
    Freeze(Dies),
    /// Roll into the pool.
    RollIn(Dies),
    /// Roll set-aside dice of a title into the pool.
    RollAside(SelId, AmtId),
    /// The die stays in the pool.
    Keep,
    /// The die is rolled again and stays in the pool.
    RerollThis,
    /// The die being resolved counts more.
    Raise(AmtId),
    /// Ready.
    Ready(Thing),
    /// Exhaust.
    Exhaust(Thing),
    /// Activate.
    Activate(Thing),
    /// Additional actions.
    MoreActions(u8),
    /// The next card played this turn has Ambush.
    NextAmbush,
    /// The action phase ends.
    EndPhase,
    /// Control of the battlefield changes.
    GiveBattlefield(Who),
    /// The user controls the battlefield.
    TakeBattlefield,
    /// The battlefields change places.
    SwitchBattlefield,
    /// Take control.
    TakeControl(Thing),
    /// This card becomes a support.
    BecomeSupport,
    /// This card becomes an upgrade on another.
    BecomeUpgrade(Thing),
    /// Use the special of another card.
    UseSpecial(Thing),
    /// The event has no effect.
    Cancel,
    /// So many turns are passed, 255 for all.
    PassTurns(u8),
    /// Use the claim ability in use.
    UseClaim,
    /// Use a claim ability that is not in use.
    UseSpareClaim,
    /// Damage on its way is less.
    Block(AmtId),
    /// The card being played is cheaper.
    Discount(u8),
    /// Choose a color.
    NameColor(Slot),
    /// The upgrade moves on instead of being discarded.
    Redeploy(Slot),
}

/// Cards an op acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The card itself.
    This,
    /// The card it is attached to.
    Host,
    /// The card its condition speaks of.
    Subject,
    /// What was picked.
    Slot(Slot),
    /// The characters and supports whose dice were picked.
    Bearer(Slot),
    /// What the cards picked are attached to.
    HostOf(Slot),
    /// The character that was dealt damage last.
    LastHit,
    /// Everything that fits a selection.
    Each(SelId),
}

/// Dice an op acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dies {
    /// The die of the program.
    This,
    /// The dice of the card the condition speaks of.
    Subject,
    /// What was picked.
    Slot(Slot),
    /// What was picked under two names.
    Both(Slot, Slot),
    /// The die of the program and what was picked.
    ThisAnd(Slot),
    /// Everything that fits a selection.
    Each(DiceId),
}

/// What a pick left on the value stack. A single thing is the value at an offset of the program's base. Several are a
/// [`List`] behind all values the program began with, for most picks take far fewer things than they might.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// The value: of the thing, or of the list.
    pub at: u8,
    /// How many things at most; what is not picked is [`table::CopyId::NONE`].
    pub n: u8,
}

/// Where several things that were picked stand on the value stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The first.
    pub base: u8,
    /// How many.
    pub len: u8,
}

impl List {
    /// Tells it from the numbers of cards.
    const MARK: u16 = 0x8000;

    /// As a value of the stack.
    pub const fn pack(self) -> u16 {
        Self::MARK | (self.len as u16) << 8 | self.base as u16
    }

    /// From a value of the stack; empty where nothing was picked yet.
    pub const fn unpack(value: u16) -> Self {
        if value == u16::MAX {
            Self { base: 0, len: 0 }
        } else {
            Self { base: value as u8, len: (value >> 8) as u8 & 0x1f }
        }
    }
}

/// What a pick asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickSpec {
    /// Out of what.
    pub from: Pool,
    /// How many.
    pub n: N,
    /// Who picks.
    pub by: Who,
    /// What the values come to.
    pub sum: Option<(Order, AmtId)>,
    /// No more than this.
    pub most: Option<AmtId>,
    /// Where the answers go.
    pub slot: Slot,
    /// What becomes of them, where not everything will do.
    pub use_: Usage,
}

/// What a pick is for: things of which nothing could come are no choice (SWD-TERM-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Usage {
    /// Anything.
    #[default]
    Any,
    /// Dice to be turned to such a side.
    Turn(u16),
    /// Dice to be turned to the symbol of another.
    TurnLike(Slot),
    /// Dice to be resolved in this way.
    Resolve(u16),
    /// A card to be played at this discount, on one of these cards if any are named.
    Play(u8, Option<Thing>),
    /// Upgrades to be moved.
    Move,
    /// Dice to be rolled into the pool.
    Roll,
    /// Cards whose special is used.
    Special,
}

/// What a pick takes its things from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// Cards.
    Cards(SelId),
    /// Dice.
    Dice(DiceId),
}

/// How a number compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in the description")]
pub enum Order {
    AtLeast,
    AtMost,
    Is,
    Below,
}

impl Order {
    /// Does it compare so?
    pub const fn holds(self, a: u16, b: u16) -> bool {
        match self {
            Self::AtLeast => a >= b,
            Self::AtMost => a <= b,
            Self::Is => a == b,
            Self::Below => a < b,
        }
    }
}

/// A compiled selection of cards; what depends on the printed card alone is a mask of the cast.
#[expect(clippy::struct_excessive_bools, reason = "as in the description")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sel {
    /// Where.
    pub zone: Zone,
    /// Whose.
    pub of: Whose,
    /// Ready.
    pub ready: bool,
    /// Exhausted.
    pub exhausted: bool,
    /// Damage at least.
    pub damaged: u8,
    /// Shields at least.
    pub shielded: u8,
    /// Without shields.
    pub unshielded: bool,
    /// With room for another shield.
    pub shieldable: bool,
    /// Without mods.
    pub unmodified: bool,
    /// One of these subtypes, a bit each; 0 for any. Asked only where a subtype was given.
    pub subtypes: u64,
    /// None of these subtypes.
    pub without: u64,
    /// None of the others costs less.
    pub cheapest: bool,
    /// Remaining health.
    pub remaining: Option<u8>,
    /// Its cost.
    pub cost: Option<(Order, AmtId)>,
    /// Attached to this.
    pub on: Option<Thing>,
    /// With such a card on it.
    pub bears: Option<SelId>,
    /// Of the player who controls this.
    pub beside: Option<Thing>,
    /// Not this.
    pub not: Option<Thing>,
    /// Not the asking card.
    pub other: bool,
    /// Not these picks.
    pub but: [Slot; 2],
}

/// A compiled selection of dice; what depends on the printed card alone is a mask of the cast.
#[expect(clippy::struct_excessive_bools, reason = "as in the description")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DieSel {
    /// Where.
    pub zone: DieZone,
    /// Whose.
    pub of: Whose,
    /// One of these symbols; 0 for any.
    pub showing: u16,
    /// What the die counts as while it is resolved is one of these symbols; 0 for any.
    pub counts: u16,
    /// None of these symbols.
    pub hiding: u16,
    /// The symbol of this pick.
    pub like: Option<Slot>,
    /// The value.
    pub value: Option<(Order, AmtId)>,
    /// A modifier.
    pub plus: bool,
    /// A cost.
    pub costly: bool,
    /// Of this card or of the upgrades on it.
    pub from: Option<Thing>,
    /// Of cards with one of these subtypes, a bit each; 0 for any. Asked only where a subtype was given.
    pub subtypes: u64,
    /// Rolled just now.
    pub fresh: bool,
    /// Of these picks.
    pub among: Option<Slot>,
    /// All of one symbol.
    pub same: bool,
    /// Not the die of the program.
    pub other: bool,
    /// Not these picks.
    pub but: [Slot; 2],
}

/// A compiled number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amt {
    /// So many.
    N(u8),
    /// The values of dice together.
    Value(Slot),
    /// The cost of a card.
    Cost(Slot),
    /// How many were picked.
    Picked(Slot),
    /// The number in a slot.
    Number(Slot),
    /// How many of those picked fit.
    Among(Slot, SelId),
    /// The most characters that share a subtype.
    SameSubtype,
    /// How many cards fit.
    Cards(SelId),
    /// How many dice fit.
    Dice(DiceId),
    /// Cards in a hand.
    Hand(Who),
    /// Resources.
    Resources(Who),
    /// Half of it, rounded up.
    Half(AmtId),
    /// No more than so many of it.
    AtMost(AmtId, u8),
    /// So many times it.
    Times(u8, AmtId),
    /// Tokens on a card.
    On(Token, Thing),
    /// The number of the condition.
    Trigger,
    /// The first, or if the condition holds the second.
    Instead(AmtId, CheckId, AmtId),
}

/// A compiled condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// So many cards are in play.
    Spot(SelId, u8),
    /// So many dice are in the pool.
    HasDice(DiceId, u8),
    /// The dice show one of these symbols.
    Shows(Slot, u16),
    /// The dice have this value.
    Worth(Slot, Order, AmtId),
    /// The card fits.
    Fits(Thing, SelId),
    /// The player controls the battlefield.
    Battlefield,
    /// The first round.
    FirstRound,
    /// More ready characters.
    MoreReady,
    /// More dice.
    MoreDice,
    /// All characters of the opponent are hurt.
    AllHurt,
    /// A defeated character fits.
    Lost(SelId),
    /// The card has the color that was chosen.
    OfColor(Slot, Slot),
    /// So many points.
    Points(Thing, u8),
    /// A number compares so with another.
    Number(AmtId, Order, AmtId),
    /// The cost is odd.
    Odd(Slot),
    /// One of two holds.
    Or(CheckId, CheckId),
    /// Does not hold.
    Not(CheckId),
}

/// How dice are resolved.
#[expect(clippy::struct_excessive_bools, reason = "as in the description")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HowSpec {
    /// The value counts so much more.
    pub plus: Option<AmtId>,
    /// As this symbol.
    pub symbol: Option<Symbol>,
    /// As one of these symbols; 0 for any.
    pub only: u16,
    /// All as one symbol.
    pub same: bool,
    /// As another symbol of choice.
    pub other_symbol: bool,
    /// Against each character of an opponent.
    pub each: bool,
    /// Modifiers count as none.
    pub unmodified: bool,
    /// Costs are not paid.
    pub free: bool,
    /// It stays.
    pub keep: bool,
    /// Unblockable.
    pub unblockable: bool,
    /// May be left.
    pub may: bool,
}

/// A compiled ability that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// When.
    pub kind: SkillKind,
    /// What it answers.
    pub listen: Listen,
    /// Where its program begins.
    pub pc: u16,
    /// Values its program holds, the header included.
    pub slots: u8,
    /// It is the keyword Guardian, which nobody has twice (SWD-KEY-01).
    pub guardian: bool,
}

/// When a skill is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as the abilities")]
pub enum SkillKind {
    Event,
    Special,
    Action,
    Power,
    Claim,
    Before,
    After,
}

/// A compiled condition to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listen {
    /// The kind of condition.
    pub when: When,
    /// Whose doing.
    pub by: Whose,
    /// Which card it must be about.
    pub which: Pointer,
    /// On which card it must have been played.
    pub on: Pointer,
    /// Dice that fit.
    pub dice: Option<DiceId>,
    /// One of these symbols; 0 for any.
    pub showing: u16,
    /// At least so much.
    pub least: u8,
    /// The additional demand of the condition.
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
    A(SelId),
}

/// Sides with any symbol, and with this value. The bits above the symbols say the value, plus one; all of them set ask for
/// none, as none of them does.
pub fn worth(value: u8) -> u16 {
    ALL_SYMBOLS | (u16::from(value) + 1) << SYMBOLS
}

/// Is a side with this symbol and this value one of the set?
pub fn is_side_in(set: u16, symbol: Symbol, value: impl FnOnce() -> u8) -> bool {
    let wanted = set >> SYMBOLS;
    set >> symbol as u16 & 1 != 0 && (wanted == 0 || wanted == u16::MAX >> SYMBOLS || u16::from(value()) + 1 == wanted)
}

const SYMBOLS: usize = Symbol::ALL.len();
const ALL_SYMBOLS: u16 = (1 << SYMBOLS) - 1;

/// The set of symbols, one bit each.
pub fn symbols(list: &[Symbol]) -> u16 {
    list.iter().fold(0, |set, s| set | 1 << *s as u16)
}
