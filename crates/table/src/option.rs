//! Decisions: pick one option of a short list.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::copies::CopyId;
use crate::phrase::Phrase;

/// An option in one state: a verb and up to three small arguments, usually copies, seats or amounts.
///
/// The verb has 7 bits, a 9, b 9, c 7, so options are ordered by verb.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opt(u32);

/// The meaning of an option. It is the same in every dealt world and in every version, so logs and search trees use it.
///
/// Packed like [`Opt`], with printed cards in place of copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OptKey(u32);

/// The legal options of a seat. This is a scratch buffer of the caller, not a part of the state.
pub type Options = ArrayVec<Opt, 512>;

macro_rules! packed {
    ($name:ident) => {
        impl $name {
            /// Packs a verb and its arguments.
            #[inline]
            pub const fn new(verb: u8, a: u16, b: u16, c: u8) -> Self {
                debug_assert!(verb < 128 && a < 512 && b < 512 && c < 128);
                Self((verb as u32) << 25 | (a as u32) << 16 | (b as u32) << 7 | c as u32)
            }

            /// The verb.
            #[inline]
            pub const fn verb(self) -> u8 {
                (self.0 >> 25) as u8
            }

            /// First argument, below 512.
            #[inline]
            pub const fn a(self) -> u16 {
                (self.0 >> 16 & 511) as u16
            }

            /// Second argument, below 512.
            #[inline]
            pub const fn b(self) -> u16 {
                (self.0 >> 7 & 511) as u16
            }

            /// Third argument, below 128.
            #[inline]
            pub const fn c(self) -> u8 {
                (self.0 & 127) as u8
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({}, {}, {}, {})", stringify!($name), self.verb(), self.a(), self.b(), self.c())
            }
        }
    };
}

packed!(Opt);
packed!(OptKey);

/// The question to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// How to present the picks.
    pub kind: AskKind,
    /// The text of the question.
    pub prompt: Phrase,
    /// The card that causes the question. Only for the chooser: its number means nothing to others.
    pub about: Option<CopyId>,
    /// Picks of this question already made.
    pub picked: u8,
    /// Picks still possible.
    pub more: More,
}

impl Ask {
    /// A question that takes exactly one pick.
    pub const fn one(prompt: Phrase) -> Self {
        Self { kind: AskKind::One, prompt, about: None, picked: 0, more: More::Exactly(1) }
    }
}

/// How many more picks a question takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum More {
    /// Exactly this number.
    Exactly(u8),
    /// Up to this number.
    UpTo(u8),
}

/// How to present the picks. It never affects what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AskKind {
    /// The main phase: any actions in any order.
    Free,
    /// Act or pass. Only the chooser knows whether it has another option than to pass.
    Window,
    /// One item of a list.
    One,
    /// Several items of a list, in any order.
    Some,
    /// A number. The labels are the plain numbers.
    Number,
    /// Yes or no.
    YesNo,
    /// Agree to another player's proposal.
    Confirm,
}
