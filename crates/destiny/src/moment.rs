//! Moments: what abilities can answer.

use serde::{Deserialize, Serialize};
use table::kernel::Point;
use table::{CopyId, Seat};

/// The kinds of moments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum What {
    /// Setup is over.
    #[default]
    Setup,
    /// A card is activated: `card`. Its dice are the entries once they are rolled.
    Activate,
    /// A card is played: `card`, on `host`.
    Play,
    /// A card is being played; its cost can still change.
    Playing,
    /// Dice are rolled: the entries.
    Roll,
    /// A die is resolved: the first entry, with its modifiers behind it; `n` is its value.
    Resolve,
    /// Damage is dealt: the entries.
    Damage,
    /// Characters are defeated: the entries.
    Defeat,
    /// The battlefield was claimed.
    Claim,
    /// A card was discarded to reroll dice.
    Reroll,
    /// Dice of opponents were removed: an entry for each opponent, by the number of the seat, with how many.
    Remove,
    /// The effects of an event happen: `card`.
    Event,
    /// The action phase ends.
    PhaseEnd,
}

impl What {
    /// How many there are.
    pub const COUNT: usize = 13;
}

/// The kinds of conditions abilities name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum When {
    /// Answers nothing.
    #[default]
    Never,
    /// Setup.
    Setup,
    /// A card is activated.
    Activates,
    /// A card was played.
    Plays,
    /// A card is being played.
    Playing,
    /// The die of this card is rolled.
    RollsThis,
    /// A die is rolled.
    Rolls,
    /// The die of this card is resolved.
    Resolves,
    /// Damage is dealt.
    Dealt,
    /// Damage is taken.
    Takes,
    /// A character is defeated.
    Defeated,
    /// The battlefield is claimed.
    Claims,
    /// A card is discarded to reroll.
    DiscardsToReroll,
    /// Dice are removed.
    RemovesDice,
    /// The effects of an event happen.
    EventHappens,
    /// The action phase ends.
    PhaseEnds,
}

impl When {
    /// The kind of moment in which the condition can be met.
    pub const fn moment(self) -> Option<What> {
        Some(match self {
            Self::Never => return None,
            Self::Setup => What::Setup,
            Self::Activates => What::Activate,
            Self::Plays => What::Play,
            Self::Playing => What::Playing,
            Self::RollsThis | Self::Rolls => What::Roll,
            Self::Resolves => What::Resolve,
            Self::Dealt | Self::Takes => What::Damage,
            Self::Defeated => What::Defeat,
            Self::Claims => What::Claim,
            Self::DiscardsToReroll => What::Reroll,
            Self::RemovesDice => What::Remove,
            Self::EventHappens => What::Event,
            Self::PhaseEnds => What::PhaseEnd,
        })
    }
}

/// A moment under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// Its kind.
    pub what: What,
    /// Whose: who activates, plays, rolls, deals.
    pub seat: Seat,
    /// The card it is about or comes from.
    pub card: CopyId,
    /// The card something is played on; the way in which a die is resolved through a card.
    pub host: CopyId,
    /// Its first entry on the value stack.
    pub base: u8,
    /// How many entries.
    pub len: u8,
    /// A number: what a die counts more than it shows.
    pub n: u8,
    /// The symbol a die is resolved as.
    pub symbol: u8,
    /// Facts about it.
    pub flags: u8,
}

impl Moment {
    /// It was called off.
    pub const OFF: u8 = 1;
    /// Damage is unblockable.
    pub const PIERCING: u8 = 2;
    /// Damage is melee.
    pub const MELEE: u8 = 4;
    /// Damage is ranged.
    pub const RANGED: u8 = 8;
    /// Damage is indirect.
    pub const INDIRECT: u8 = 16;
    /// Dice are rolled into the pool, not again.
    pub const INTO_POOL: u8 = 32;
    /// The die stays in the pool.
    pub const KEEP: u8 = 64;
    /// The die is rolled again instead of leaving the pool.
    pub const AGAIN: u8 = 128;

    /// Is this fact true?
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// Most cards or dice a moment is about: more than the characters four legal teams can have. Of more dice that are rolled at
/// once, those count that something answers.
pub const MOST_ENTRIES: usize = 32;

/// The cards or dice of a moment.
pub type Entries = arrayvec::ArrayVec<Entry, MOST_ENTRIES>;

/// A card or die of a moment with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The card or die; none when it is no longer concerned.
    pub copy: CopyId,
    /// The number, below 128.
    pub n: u8,
}

impl Entry {
    /// No card.
    pub const GONE: u16 = u16::MAX;

    /// As a value of the stack.
    pub const fn pack(self) -> u16 {
        if self.copy.is_some() { self.copy.0 | (self.n as u16) << 9 } else { Self::GONE }
    }

    /// From a value of the stack.
    pub const fn unpack(value: u16) -> Self {
        if value == Self::GONE {
            Self { copy: CopyId::NONE, n: 0 }
        } else {
            Self { copy: CopyId(value & 511), n: (value >> 9) as u8 }
        }
    }
}

/// The timing table of the game: "before" interrupts, "after" lines up in the queue, and characters without health fall.
pub const POINTS: &[Point] = &[Point::Interrupt, Point::Apply, Point::Reaction, Point::Settle];
