//! What of the effect language a card uses, read off its abilities as they are written to files.

use std::collections::BTreeSet;
use std::fmt;

use destiny::{CardDef, Kind};
use serde::ser::{self, Serialize, Serializer};

/// Types whose variants are primitives. References, players and numbers of things are grammar, not vocabulary.
const VARIANTS: [&str; 11] =
    ["Ability", "Trigger", "Static", "Keyword", "Effect", "Cond", "Amount", "Token", "Side", "Zone", "DieZone"];
/// Types and verbs whose fields are.
const FIELDS: [&str; 4] = ["Select", "Dice", "How", "Pick"];
/// What every card could have.
const PLAIN: [&str; 9] = [
    "Amount.N",
    "Zone.Play",
    "DieZone.Pool",
    "Select.zone",
    "Select.of",
    "Dice.of",
    "Pick.bind",
    "Pick.n",
    "Pick.from",
];

/// The primitives a card uses.
pub(super) fn tags_of(card: &CardDef) -> BTreeSet<String> {
    let mut tags = Tags(BTreeSet::new());
    let mut add = |part: &dyn Fn(&mut Tags) -> Result<bool, Never>| part(&mut tags).expect("nothing can go wrong");
    add(&|tags| card.abilities.serialize(tags));
    add(&|tags| card.keywords.serialize(tags));
    add(&|tags| card.only.serialize(tags));
    if let Kind::Upgrade { on: Some(on), .. } = &card.kind {
        add(&|tags| on.serialize(tags));
    }
    tags.0
}

/// Gathers names while something is written. What a value comes to is whether it says nothing.
struct Tags(BTreeSet<String>);

impl Tags {
    fn note(&mut self, list: &[&str], kind: &str, name: &str) {
        let tag = format!("{kind}.{name}");
        if list.contains(&kind) && !PLAIN.contains(&tag.as_str()) {
            self.0.insert(tag);
        }
    }
}

/// The parts of a value that has several.
struct Parts<'a> {
    tags: &'a mut Tags,
    kind: &'static str,
    empty: bool,
}

/// Nothing that is only counted can fail.
#[derive(Debug)]
pub(super) struct Never(String);

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

macro_rules! plain {
    ($($name:ident $ty:ty, $blank:expr;)*) => {
        $(fn $name(self, value: $ty) -> Result<bool, Never> {
            let blank: fn(&$ty) -> bool = $blank;
            Ok(blank(&value))
        })*
    };
}

impl<'a> Serializer for &'a mut Tags {
    type Ok = bool;
    type Error = Never;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = ser::Impossible<bool, Never>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    plain! {
        serialize_bool bool, |v| !v;
        serialize_i8 i8, |v| *v == 0;
        serialize_i16 i16, |v| *v == 0;
        serialize_i32 i32, |v| *v == 0;
        serialize_i64 i64, |v| *v == 0;
        serialize_u8 u8, |v| *v == 0;
        serialize_u16 u16, |v| *v == 0;
        serialize_u32 u32, |v| *v == 0;
        serialize_u64 u64, |v| *v == 0;
        serialize_f32 f32, |_| false;
        serialize_f64 f64, |_| false;
        serialize_char char, |_| false;
        serialize_str &str, |v| v.is_empty();
        serialize_bytes &[u8], |v| v.is_empty();
    }

    fn serialize_none(self) -> Result<bool, Never> {
        Ok(true)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<bool, Never> {
        value.serialize(self).map(|_| false)
    }

    fn serialize_unit(self) -> Result<bool, Never> {
        Ok(true)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<bool, Never> {
        Ok(true)
    }

    fn serialize_unit_variant(self, kind: &'static str, at: u32, name: &'static str) -> Result<bool, Never> {
        self.note(&VARIANTS, kind, name);
        Ok(at == 0)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Result<bool, Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        kind: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<bool, Never> {
        self.note(&VARIANTS, kind, name);
        value.serialize(self).map(|_| false)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Never> {
        Ok(Parts { tags: self, kind: "", empty: true })
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Never> {
        Ok(Parts { tags: self, kind: "", empty: true })
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        Ok(Parts { tags: self, kind: "", empty: true })
    }

    fn serialize_tuple_variant(
        self,
        kind: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        self.note(&VARIANTS, kind, name);
        Ok(Parts { tags: self, kind: "", empty: false })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Never> {
        Err(ser::Error::custom("the language has no maps"))
    }

    fn serialize_struct(self, kind: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        Ok(Parts { tags: self, kind, empty: true })
    }

    fn serialize_struct_variant(
        self,
        kind: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        self.note(&VARIANTS, kind, name);
        Ok(Parts { tags: self, kind: name, empty: false })
    }
}

impl Parts<'_> {
    fn part<T: ?Sized + Serialize>(&mut self, name: &str, value: &T) -> Result<(), Never> {
        let blank = value.serialize(&mut *self.tags)?;
        if !blank {
            self.tags.note(&FIELDS, self.kind, name);
        }
        // A list of anything says something.
        self.empty &= blank && !self.kind.is_empty();
        Ok(())
    }
}

macro_rules! parts {
    ($($of:ident $part:ident,)*) => {
        $(impl ser::$of for Parts<'_> {
            type Ok = bool;
            type Error = Never;
            fn $part<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
                self.part("", value)
            }
            fn end(self) -> Result<bool, Never> {
                Ok(self.empty)
            }
        })*
    };
}

parts! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

impl ser::SerializeStruct for Parts<'_> {
    type Ok = bool;
    type Error = Never;
    fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
        self.part(name, value)
    }
    fn end(self) -> Result<bool, Never> {
        Ok(self.empty)
    }
}

impl ser::SerializeStructVariant for Parts<'_> {
    type Ok = bool;
    type Error = Never;
    fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
        self.part(name, value)
    }
    fn end(self) -> Result<bool, Never> {
        Ok(self.empty)
    }
}
