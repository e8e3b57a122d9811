//! The part of the effect language that all games share.

use serde::{Deserialize, Serialize};

/// A name bound by a pick and used by later verbs of the same program.
pub type Name = String;

/// How many things a pick takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum N {
    /// So many, or as many as there are.
    Exactly(u8),
    /// Any number up to this one, none included.
    UpTo(u8),
}

impl N {
    /// The most it takes.
    pub const fn most(self) -> u8 {
        match self {
            Self::Exactly(n) | Self::UpTo(n) => n,
        }
    }
}

/// Declares a game's effect language: its own verbs beside the shared control flow, flat in the file. A game whose picks
/// need to say more, e.g. who picks, lists those fields in `pick { … }` before its verbs; they may be left out in a file.
///
/// ```
/// # use serde::{Deserialize, Serialize};
/// #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// pub enum From { Hand }
/// #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// pub enum Cond { Lucky }
/// cards::effect_language!(
///     /// What cards of this game do.
///     Effect, From, Cond, {
///         /// Draw so many cards.
///         Draw(u8),
///         /// Discard what was picked.
///         Discard(cards::Name),
/// });
/// let text = r#"[OneOf([[Draw(2)], [Pick(bind: "c", n: UpTo(1), from: Hand), Discard("c")]])]"#;
/// let program: Vec<Effect> = ron::from_str(text).unwrap();
/// assert_eq!(program.len(), 1);
/// ```
#[macro_export]
macro_rules! effect_language {
    ($(#[$doc:meta])* $name:ident, $select:ty, $cond:ty, { $($verbs:tt)* }) => {
        $crate::effect_language!($(#[$doc])* $name, $select, $cond, pick {}, { $($verbs)* });
    };
    ($(#[$doc:meta])* $name:ident, $select:ty, $cond:ty, pick { $($(#[$more_doc:meta])* $more:ident: $ty:ty,)* }, {
        $($verbs:tt)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            /// The player may have this or leave it.
            May(Vec<$name>),
            /// The player chooses exactly one.
            OneOf(Vec<Vec<$name>>),
            /// Only if the condition holds at this moment.
            If($cond, Vec<$name>),
            /// Choose things and give them a name.
            Pick {
                /// The name.
                bind: $crate::Name,
                /// How many.
                n: $crate::N,
                /// Out of what.
                from: $select,
                $($(#[$more_doc])* #[serde(default)] $more: $ty,)*
            },
            $($verbs)*
        }
    };
}
