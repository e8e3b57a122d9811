//! Verbs that exist once: the card file and the compiled program use the same enum, generic over how an operand refers to
//! cards, numbers and picks.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};

/// How an operand of a card file becomes an operand of a program. `C` is the game's compiler.
///
/// Operands that are the same in both forms, e.g. a constant, return themselves: see [`same_operands!`](crate::same_operands).
pub trait Operand<C> {
    /// The operand in the program.
    type Compiled;

    /// Compiles the operand.
    fn compile(&self, compiler: &mut C) -> Self::Compiled;
}

impl<C, T: Operand<C>> Operand<C> for Option<T> {
    type Compiled = Option<T::Compiled>;

    fn compile(&self, compiler: &mut C) -> Self::Compiled {
        self.as_ref().map(|operand| operand.compile(compiler))
    }
}

/// Declares operand types that are the same in card files and programs.
///
/// ```
/// struct Compiler;
/// cards::same_operands!(Compiler: u8, bool);
/// assert_eq!(cards::Operand::compile(&3_u8, &mut Compiler), 3);
/// ```
#[macro_export]
macro_rules! same_operands {
    ($compiler:ty: $($operand:ty),* $(,)?) => {
        $(impl $crate::Operand<$compiler> for $operand {
            type Compiled = Self;

            fn compile(&self, _: &mut $compiler) -> Self {
                *self
            }
        })*
    };
}

/// Declares the verbs of a game, each once. `F: Form` names a trait of the game whose associated types are the kinds of
/// operands; one implementation names the types of card files, the other one those of programs. Every operand has a name
/// here, which the generated code uses; verbs in parentheses have no field names in the file.
///
/// The macro also generates `NAMES`, the names of all verbs, and `compile`, which compiles each operand in order.
///
/// ```
/// use cards::Operand;
/// use serde::{Deserialize, Serialize};
///
/// pub trait Form {
///     type Amount;
/// }
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// pub struct InFile;
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// pub struct InProgram;
/// impl Form for InFile {
///     type Amount = Amount;
/// }
/// impl Form for InProgram {
///     type Amount = u16;
/// }
///
/// /// An amount in a card file.
/// #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
/// pub enum Amount {
///     N(u8),
///     Hand,
/// }
/// pub struct Compiler(Vec<Amount>);
/// cards::same_operands!(Compiler: bool);
/// impl Operand<Compiler> for Amount {
///     type Compiled = u16;
///
///     fn compile(&self, compiler: &mut Compiler) -> u16 {
///         compiler.0.push(self.clone());
///         compiler.0.len() as u16 - 1
///     }
/// }
///
/// cards::verbs!(
///     /// The verbs.
///     Verb<F: Form>, InFile => InProgram, Compiler {
///         /// Draw cards.
///         Draw(n: F::Amount),
///         /// Shuffle the deck.
///         Shuffle,
///         /// Look at cards.
///         Look {
///             /// The number of cards.
///             n: F::Amount,
///             /// All players see them.
///             open: bool,
///         },
///     }
/// );
///
/// let written: Vec<Verb<InFile>> = ron::from_str("[Draw(N(2)), Shuffle, Look(n: Hand, open: true)]").unwrap();
/// let mut compiler = Compiler(Vec::new());
/// let program: Vec<Verb<InProgram>> = written.iter().map(|verb| verb.compile(&mut compiler)).collect();
/// assert_eq!(program, [Verb::Draw(0), Verb::Shuffle, Verb::Look { n: 1, open: true }]);
/// assert_eq!(Verb::<InFile>::NAMES, ["Draw", "Shuffle", "Look"]);
/// ```
#[macro_export]
macro_rules! verbs {
    ($(#[$doc:meta])* $name:ident<$f:ident: $form:path>, $file:ty => $program:ty, $compiler:ty {
        $(
            $(#[$verb_doc:meta])* $verb:ident
            $(($($operand:ident: $ty:ty),* $(,)?))?
            $({ $($(#[$field_doc:meta])* $field:ident: $field_ty:ty),* $(,)? })?
        ),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name<$f: $form> {
            $($(#[$verb_doc])* $verb $(($($ty),*))? $({ $($(#[$field_doc])* $field: $field_ty),* })?),*
        }

        impl<$f: $form> $name<$f> {
            /// The names of all verbs.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($verb)),*];
        }

        impl $name<$file> {
            /// Compiles each operand in order.
            pub fn compile(&self, compiler: &mut $compiler) -> $name<$program> {
                match self {
                    $(Self::$verb $(($($operand),*))? $({ $($field),* })? => $name::$verb
                        $(($($crate::Operand::compile($operand, compiler)),*))?
                        $({ $($field: $crate::Operand::compile($field, compiler)),* })?,)*
                }
            }
        }
    };
}

/// Deserializes an enum of a card file whose variants come from two enums on one level: verbs, and everything else.
pub fn verb_or_flow<'de, D, V, F>(
    deserializer: D,
    name: &'static str,
    verbs: &'static [&'static str],
) -> Result<VerbOr<V, F>, D::Error>
where
    D: Deserializer<'de>,
    V: Deserialize<'de>,
    F: DeserializeOther<'de>,
{
    deserializer.deserialize_enum(name, &[], Split { verbs, kind: std::marker::PhantomData })
}

/// A verb or something else.
#[derive(Debug)]
pub enum VerbOr<V, F> {
    /// A verb.
    Verb(V),
    /// Something else, e.g. control flow.
    Other(F),
}

/// Something that is deserialized by a function of its own, because its `Deserialize` is [`verb_or_flow`].
pub trait DeserializeOther<'de>: Sized {
    /// Deserializes the variants that are not verbs.
    fn deserialize_other<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

struct Split<V, F> {
    verbs: &'static [&'static str],
    kind: std::marker::PhantomData<(V, F)>,
}

impl<'de, V: Deserialize<'de>, F: DeserializeOther<'de>> Visitor<'de> for Split<V, F> {
    type Value = VerbOr<V, F>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an effect")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Self::Value, A::Error> {
        let (Variant(variant), access) = data.variant()?;
        let is_verb = self.verbs.contains(&variant.as_str());
        let known = Known { variant, access };
        if is_verb { V::deserialize(known).map(VerbOr::Verb) } else { F::deserialize_other(known).map(VerbOr::Other) }
    }
}

/// The name of a variant.
struct Variant(String);

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Variant;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of an effect")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<Variant, E> {
                Ok(Variant(name.to_owned()))
            }

            fn visit_bytes<E: de::Error>(self, name: &[u8]) -> Result<Variant, E> {
                Ok(Variant(String::from_utf8_lossy(name).into_owned()))
            }
        }
        deserializer.deserialize_identifier(Name)
    }
}

/// An enum whose variant has been read already.
struct Known<A> {
    variant: String,
    access: A,
}

impl<'de, A: de::VariantAccess<'de>> Deserializer<'de> for Known<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: de::VariantAccess<'de>> EnumAccess<'de> for Known<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name: StrDeserializer<'_, A::Error> = self.variant.as_str().into_deserializer();
        Ok((seed.deserialize(name)?, self.access))
    }
}
