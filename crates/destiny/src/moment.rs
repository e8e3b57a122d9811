//! Moments, which abilities can answer.

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
    /// A card is activated: `card`. Its dice are the entries after they are rolled.
    Activate,
    /// `card` is played on `host`.
    Play,
    /// A card is being played; its cost can still change.
    Playing,
    /// Dice are rolled. They are the entries.
    Roll,
    /// A die is resolved. It is the first entry and its modifiers follow; `n` is what is added to its value.
    Resolve,
    /// Damage is dealt. The characters are the entries.
    Damage,
    /// Characters are defeated. They are the entries.
    Defeat,
    /// The battlefield was claimed.
    Claim,
    /// A card was discarded to reroll dice.
    Reroll,
    /// Dice of opponents were removed. The entries are the numbers of these seats, each with the number of dice.
    Remove,
    /// The effects of the event `card` are applied.
    Event,
    /// The action phase ends.
    PhaseEnd,
}

impl What {
    /// The number of kinds.
    pub const COUNT: usize = 13;
}

/// The trigger conditions that abilities name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum When {
    /// The ability answers no moment.
    #[default]
    Never,
    /// Setup is over.
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
    /// The effects of an event are applied.
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

/// A moment that is being processed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// The kind of the moment.
    pub what: What,
    /// The seat that acts: it activates, plays, rolls or deals damage.
    pub seat: Seat,
    /// The card that the moment is about or comes from.
    pub card: CopyId,
    /// The card that another one is played on, or the spec by which a die is resolved through a card.
    pub host: CopyId,
    /// Its first entry on the value stack.
    pub base: u8,
    /// The number of entries.
    pub len: u8,
    /// The amount by which a die counts more than it shows.
    pub n: u8,
    /// The symbol a die is resolved as.
    pub symbol: u8,
    /// A set of the flags below.
    pub flags: u8,
}

impl Moment {
    /// The moment was canceled.
    pub const OFF: u8 = 1;
    /// The damage is unblockable.
    pub const PIERCING: u8 = 2;
    /// The damage is melee.
    pub const MELEE: u8 = 4;
    /// The damage is ranged.
    pub const RANGED: u8 = 8;
    /// The damage is indirect.
    pub const INDIRECT: u8 = 16;
    /// The dice are rolled into the pool and not rerolled.
    pub const INTO_POOL: u8 = 32;
    /// The die stays in the pool.
    pub const KEEP: u8 = 64;
    /// The die is rerolled instead of leaving the pool.
    pub const AGAIN: u8 = 128;

    /// Whether this flag is set.
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// The most entries of a moment. Four legal teams cannot have this many characters. If more dice are rolled together,
/// only the dice that an ability answers become entries.
pub const MOST_ENTRIES: usize = 32;

/// The entries of a moment.
pub type Entries = arrayvec::ArrayVec<Entry, MOST_ENTRIES>;

/// A card or die of a moment, with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The card or die; none if the moment no longer concerns it.
    pub copy: CopyId,
    /// A number below 128, whose meaning depends on the kind of moment.
    pub n: u8,
}

impl Entry {
    /// The packed form of an entry without a card.
    pub const GONE: u16 = u16::MAX;

    /// Packs the entry into a stack value.
    pub const fn pack(self) -> u16 {
        if self.copy.is_some() { self.copy.0 | (self.n as u16) << 9 } else { Self::GONE }
    }

    /// Unpacks an entry from a stack value.
    pub const fn unpack(value: u16) -> Self {
        if value == Self::GONE {
            Self { copy: CopyId::NONE, n: 0 }
        } else {
            Self { copy: CopyId(value & 511), n: (value >> 9) as u8 }
        }
    }
}

/// The order of points in the life of a moment: "before" abilities interrupt, "after" abilities enter the queue, and
/// then characters without health are defeated.
pub const POINTS: &[Point] = &[Point::Interrupt, Point::Apply, Point::Reaction, Point::Settle];
