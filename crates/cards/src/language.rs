//! The part of the effect language that all games share.

use serde::{Deserialize, Serialize};

/// A name bound by a pick and used by later verbs of the same program.
pub type Name = String;

/// The number of items of a pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum N {
    /// Exactly this number, or all if there are fewer.
    Exactly(u8),
    /// Any number up to this one, including none.
    UpTo(u8),
}

impl N {
    /// The maximum number.
    pub const fn most(self) -> u8 {
        match self {
            Self::Exactly(n) | Self::UpTo(n) => n,
        }
    }
}

/// Declares a game's effect language: its verbs and the shared control flow, on one level in the file. If the picks of
/// a game need more fields, e.g. the choosing seat, list them in `pick { … }` before the verbs; a file may omit them.
///
/// ```
/// # use serde::{Deserialize, Serialize};
/// #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// pub enum From { Hand }
/// #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// pub enum Cond { Lucky }
/// cards::effect_language!(
///     /// The effects of this game's cards.
///     Effect, From, Cond, {
///         /// Draw this number of cards.
///         Draw(u8),
///         /// Discard the picked cards.
///         Discard(cards::Name),
/// });
/// let text = r#"[OneOf([[Draw(2)], [Pick(bind: "c", n: UpTo(1), from: Hand), Discard("c")]])]"#;
/// let program: Vec<Effect> = ron::from_str(text).unwrap();
/// assert_eq!(program.len(), 1);
/// ```
///
/// A game whose verbs are declared with [`verbs!`](crate::verbs) names them after the other variants. In the file they are
/// on the same level; in Rust they are `Effect::Do(verb)`:
///
/// ```
/// # use serde::{Deserialize, Serialize};
/// # #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// # pub enum From { Hand }
/// # #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// # pub enum Cond { Lucky }
/// # pub trait Form { type Name; }
/// # #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// # pub struct InFile;
/// # #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// # pub struct InProgram;
/// # impl Form for InFile { type Name = cards::Name; }
/// # impl Form for InProgram { type Name = u8; }
/// # pub struct Compiler;
/// # cards::same_operands!(Compiler: u8);
/// # impl cards::Operand<Compiler> for cards::Name {
/// #     type Compiled = u8;
/// #     fn compile(&self, _: &mut Compiler) -> u8 { 0 }
/// # }
/// cards::verbs!(
///     /// The verbs.
///     Verb<F: Form>, InFile => InProgram, Compiler {
///         /// Draw this number of cards.
///         Draw(n: u8),
///         /// Discard the picked cards.
///         Discard(what: F::Name),
///     }
/// );
/// cards::effect_language!(
///     /// The effects of this game's cards.
///     Effect, From, Cond, pick {}, {
///         /// Applies if the previous step was done in full.
///         Then(Vec<Effect>),
///     }, do Verb<InFile>
/// );
/// let text = r#"[Draw(2), Pick(bind: "c", n: UpTo(1), from: Hand), Then([Discard("c")])]"#;
/// let program: Vec<Effect> = ron::from_str(text).unwrap();
/// assert_eq!(program[0], Effect::Do(Verb::Draw(2)));
/// assert_eq!(ron::from_str::<Vec<Effect>>(&ron::to_string(&program).unwrap()).unwrap(), program);
/// assert!(ron::from_str::<Effect>("Dance").unwrap_err().to_string().contains("Dance"));
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
            /// The player may do this.
            May(Vec<$name>),
            /// The player chooses exactly one of these.
            OneOf(Vec<Vec<$name>>),
            /// Only if the condition holds now.
            If($cond, Vec<$name>),
            /// The player picks items, which get a name.
            Pick {
                /// The name of the picked items.
                bind: $crate::Name,
                /// The number of items.
                n: $crate::N,
                /// The selection to pick from.
                from: $select,
                $($(#[$more_doc])* #[serde(default)] $more: $ty,)*
            },
            $($verbs)*
        }
    };
    ($(#[$doc:meta])* $name:ident, $select:ty, $cond:ty, pick { $($(#[$more_doc:meta])* $more:ident: $ty:ty,)* }, {
        $($flow:tt)*
    }, do $verb:ty) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(remote = "Self")]
        pub enum $name {
            /// The player may do this.
            May(Vec<$name>),
            /// The player chooses exactly one of these.
            OneOf(Vec<Vec<$name>>),
            /// Only if the condition holds now.
            If($cond, Vec<$name>),
            /// The player picks items, which get a name.
            Pick {
                /// The name of the picked items.
                bind: $crate::Name,
                /// The number of items.
                n: $crate::N,
                /// The selection to pick from.
                from: $select,
                $($(#[$more_doc])* #[serde(default)] $more: $ty,)*
            },
            $($flow)*
            /// A verb.
            #[serde(skip)]
            Do($verb),
        }

        impl<'de> $crate::DeserializeOther<'de> for $name {
            fn deserialize_other<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Self::deserialize(deserializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let read = $crate::verb_or_flow::<D, $verb, Self>(deserializer, stringify!($name), <$verb>::NAMES)?;
                Ok(match read {
                    $crate::VerbOr::Verb(verb) => Self::Do(verb),
                    $crate::VerbOr::Other(effect) => effect,
                })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    Self::Do(verb) => serde::Serialize::serialize(verb, serializer),
                    other => Self::serialize(other, serializer),
                }
            }
        }
    };
}
