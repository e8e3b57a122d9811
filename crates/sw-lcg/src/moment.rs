//! Moments: the events of a match that cards can answer.

use serde::{Deserialize, Serialize};
use table::kernel::Point;
use table::{CopyId, Seat};

/// The kinds of moments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum What {
    /// A turn begins.
    #[default]
    TurnBegan,
    /// A phase begins; `n` is the phase.
    PhaseBegan,
    /// A phase has ended; `n` is the phase.
    PhaseEnded,
    /// The active player has refreshed.
    Refreshed,
    /// A card is being played; its cost can still change.
    Playing,
    /// A unit or enhancement has been played.
    Played,
    /// An event or an interrupt is about to take effect, or has.
    Announced,
    /// Cards have entered play.
    Entered,
    /// Cards are leaving play, or have.
    Leaving,
    /// Attackers or defenders were declared.
    Declared,
    /// An edge battle was won.
    EdgeWon,
    /// A unit was focused to strike.
    FocusedToStrike,
    /// A strike is resolved.
    StrikeResolved,
    /// Damage is about to be dealt, or was.
    Damage,
    /// Focus tokens are about to be placed by an effect.
    Focus,
    /// An engagement ends and attackers have survived it.
    Survived,
    /// Units were committed to the Force.
    Committed,
    /// A card has generated resources.
    Generated,
}

impl What {
    /// The number of kinds.
    pub const COUNT: usize = 18;
}

/// The kinds of conditions that abilities have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum When {
    /// The skill is not an answer.
    #[default]
    Never,
    /// A turn begins.
    TurnBegan,
    /// A phase begins.
    PhaseBegan,
    /// A phase ends.
    PhaseEnded,
    /// The player has refreshed.
    Refreshed,
    /// A card is being played.
    Playing,
    /// A card was played.
    Played,
    /// An event is played.
    EventPlayed,
    /// An interrupt is used.
    InterruptUsed,
    /// A card enters play.
    Enters,
    /// A card leaves play.
    Leaves,
    /// A card is destroyed.
    Destroyed,
    /// An objective is engaged.
    Engaged,
    /// A unit is declared as an attacker.
    Attacks,
    /// A unit is declared.
    Joins,
    /// An edge battle is won.
    EdgeWon,
    /// A unit is focused to strike.
    FocusedToStrike,
    /// A strike is resolved.
    StrikeResolved,
    /// Damage would be dealt.
    WouldBeDamaged,
    /// Damage was dealt.
    Dealt,
    /// An engagement was survived.
    Survived,
    /// A unit was committed.
    Committed,
    /// A unit was captured.
    Captured,
    /// Resources were generated.
    Generates,
}

impl When {
    /// The kind of moment in which the condition can be met.
    pub const fn moment(self) -> Option<What> {
        Some(match self {
            Self::Never => return None,
            Self::TurnBegan => What::TurnBegan,
            Self::PhaseBegan => What::PhaseBegan,
            Self::PhaseEnded => What::PhaseEnded,
            Self::Refreshed => What::Refreshed,
            Self::Playing => What::Playing,
            Self::Played => What::Played,
            Self::EventPlayed | Self::InterruptUsed => What::Announced,
            Self::Enters => What::Entered,
            Self::Leaves | Self::Destroyed | Self::Captured => What::Leaving,
            Self::Engaged | Self::Attacks | Self::Joins => What::Declared,
            Self::EdgeWon => What::EdgeWon,
            Self::FocusedToStrike => What::FocusedToStrike,
            Self::StrikeResolved => What::StrikeResolved,
            Self::WouldBeDamaged | Self::Dealt => What::Damage,
            Self::Survived => What::Survived,
            Self::Committed => What::Committed,
            Self::Generates => What::Generated,
        })
    }
}

/// A moment in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// Its kind.
    pub what: What,
    /// The player of the moment: who acts, deals the damage, plays the card or has won.
    pub seat: Seat,
    /// The card it comes from: the card played, the source of damage, or the objective that holds a capture.
    pub card: CopyId,
    /// Index of its first entry on the value stack.
    pub base: u8,
    /// The number of entries.
    pub len: u8,
    /// A number, such as the phase or the number of assigned entries of damage.
    pub n: u8,
    /// A combination of the flags below.
    pub flags: u8,
}

impl Moment {
    /// The moment was canceled.
    pub const OFF: u8 = 1;
    /// An event card is used (for an announcement).
    pub const EVENT: u8 = 2;
    /// An interrupt is used (for an announcement).
    pub const INTERRUPT: u8 = 4;
    /// Cards are destroyed (for leaving play).
    pub const DESTROYED: u8 = 8;
    /// Damage is moved, not dealt.
    pub const MOVED: u8 = 16;
    /// Damage or focus comes from the rules, not from a card effect.
    pub const FRAMEWORK: u8 = 32;
    /// The engagement was unopposed (for surviving), or the units are defenders (for declaring).
    pub const MARK: u8 = 64;
    /// Protectors have taken some of the damage; their shares follow the assigned entries (for damage).
    pub const TAKEN: u8 = 128;

    /// Whether this flag is set.
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// An entry of a moment: a card with its number, which is damage, focus tokens or a destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The card; none if the entry is unused or the card is no longer affected.
    pub copy: CopyId,
    /// The number, below 128.
    pub n: u8,
}

impl Entry {
    /// The packed form of an entry without a card.
    pub const GONE: u16 = u16::MAX;

    /// Packs the entry into a value of the stack.
    pub const fn pack(self) -> u16 {
        if self.copy.is_some() { self.copy.0 | (self.n as u16) << 9 } else { Self::GONE }
    }

    /// Unpacks a value of the stack.
    pub const fn unpack(value: u16) -> Self {
        if value == Self::GONE {
            Self { copy: CopyId::NONE, n: 0 }
        } else {
            Self { copy: CopyId(value & 511), n: (value >> 9) as u8 }
        }
    }
}

/// The destination of a card that leaves play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Destination {
    /// To its owner's discard pile; a destroyed objective to the enemy's victory pile.
    #[default]
    Away,
    /// To its owner's hand.
    Hand,
    /// Under its owner's deck.
    Bottom,
    /// Captured at the objective in the moment.
    Captured,
    /// To its owner's hand, because an interrupt replaced the destination.
    HandInstead,
}

impl Destination {
    /// The destination with this number.
    pub const fn of(n: u8) -> Self {
        match n {
            1 => Self::Hand,
            2 => Self::Bottom,
            3 => Self::Captured,
            4 => Self::HandInstead,
            _ => Self::Away,
        }
    }
}

/// The timing table of the game (LCG-TIME-14): forced before optional, interrupts before the moment, reactions after
/// it. The core set has no forced interrupts, and no replacement effect has a round of its own.
pub const POINTS: &[Point] = &[Point::Interrupt, Point::Apply, Point::Settle, Point::ForcedReaction, Point::Reaction];
