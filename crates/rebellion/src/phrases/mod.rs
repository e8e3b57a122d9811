//! Everything the game says, free of any language.

mod label;
mod prompt;
mod tell;

use table::{Arg, Phrase, Term};

use crate::db::Thing;
use crate::side::{Color, Face, Side, Theater};

pub(crate) fn named(thing: Thing) -> Arg {
    Arg::Card(thing.card())
}

pub(crate) fn number(n: impl Into<i32>) -> Arg {
    Arg::Number(n.into())
}

pub(crate) fn noun(term: &'static str) -> Arg {
    Arg::Noun(Term(term))
}

pub(crate) const fn side_term(side: Side) -> &'static str {
    match side {
        Side::Rebels => "reb.side.rebels",
        Side::Empire => "reb.side.empire",
    }
}

pub(crate) const fn theater_term(theater: Theater) -> &'static str {
    match theater {
        Theater::Space => "reb.theater.space",
        Theater::Ground => "reb.theater.ground",
    }
}

pub(crate) const fn die_term(color: Color, face: Face) -> &'static str {
    match (color, face) {
        (Color::Black, Face::Hit) => "reb.die.black.hit",
        (Color::Black, Face::Direct) => "reb.die.black.direct",
        (Color::Black, Face::Special) => "reb.die.black.special",
        (Color::Black, Face::Blank) => "reb.die.black.blank",
        (Color::Red, Face::Hit) => "reb.die.red.hit",
        (Color::Red, Face::Direct) => "reb.die.red.direct",
        (Color::Red, Face::Special) => "reb.die.red.special",
        (Color::Red, Face::Blank) => "reb.die.red.blank",
    }
}

/// A side by its name.
pub(crate) fn side(side: Side) -> Arg {
    noun(side_term(side))
}

pub(crate) fn word(term: &'static str) -> Phrase {
    Phrase::word(term)
}
