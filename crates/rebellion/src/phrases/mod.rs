//! All texts of the game as language-independent phrases.

mod label;
mod program;
mod prompt;
mod tell;

use table::{Arg, Phrase, Term};

use crate::db::Entity;
use crate::side::{Color, Face, Icon, Shape, Side, Skill, Theater};
use crate::unit::Unit;

pub(crate) use program::{
    Section, action_text, mission_line, mission_text, objective_text, program, ring_text, tactic_text, unit_text,
};

pub(crate) fn named(thing: Entity) -> Arg {
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

pub(crate) const fn die_term(color: Option<Color>, face: Face) -> &'static str {
    let Some(color) = color else {
        return match face {
            Face::Hit => "reb.die.hit",
            Face::Direct => "reb.die.direct",
            Face::Special => "reb.die.special",
            Face::Blank => "reb.die.blank",
        };
    };
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

/// The name of a side.
pub(crate) fn side(side: Side) -> Arg {
    noun(side_term(side))
}

pub(crate) fn word(term: &'static str) -> Phrase {
    Phrase::word(term)
}

/// The noun of a kind of unit, which can be inflected, unlike card names.
pub(crate) const fn unit_term(unit: Unit) -> &'static str {
    match unit {
        Unit::Tie => "reb.unit.tie-fighter",
        Unit::Carrier => "reb.unit.assault-carrier",
        Unit::StarDestroyer => "reb.unit.star-destroyer",
        Unit::SuperStarDestroyer => "reb.unit.super-star-destroyer",
        Unit::DeathStar => "reb.unit.death-star",
        Unit::Unfinished => "reb.unit.death-star-under-construction",
        Unit::Stormtrooper => "reb.unit.stormtrooper",
        Unit::AtSt => "reb.unit.at-st",
        Unit::AtAt => "reb.unit.at-at",
        Unit::XWing => "reb.unit.x-wing",
        Unit::YWing => "reb.unit.y-wing",
        Unit::Transport => "reb.unit.rebel-transport",
        Unit::Corvette => "reb.unit.corellian-corvette",
        Unit::Cruiser => "reb.unit.mon-calamari-cruiser",
        Unit::Trooper => "reb.unit.rebel-trooper",
        Unit::Airspeeder => "reb.unit.airspeeder",
        Unit::ShieldGenerator => "reb.unit.shield-generator",
        Unit::IonCannon => "reb.unit.ion-cannon",
    }
}

/// The noun of a kind of unit as an argument.
pub(crate) fn kind(unit: Unit) -> Arg {
    noun(unit_term(unit))
}

/// A number of units of a kind.
pub(crate) fn units(n: u8, unit: Unit) -> Arg {
    Arg::Count(n.into(), Term(unit_term(unit)))
}

/// The name of a thing; for units, their noun.
pub(crate) fn called(thing: Entity) -> Arg {
    match thing {
        Entity::Unit(unit) => kind(unit),
        _ => named(thing),
    }
}

pub(crate) const fn skill_term(skill: Skill) -> &'static str {
    match skill {
        Skill::Diplomacy => "reb.skill.diplomacy",
        Skill::Intel => "reb.skill.intel",
        Skill::SpecOps => "reb.skill.spec-ops",
        Skill::Logistics => "reb.skill.logistics",
    }
}

pub(crate) const fn shape_term(shape: Shape) -> &'static str {
    match shape {
        Shape::Triangle => "reb.shape.triangle",
        Shape::Circle => "reb.shape.circle",
        Shape::Square => "reb.shape.square",
    }
}

pub(crate) const fn icon_term(icon: Icon) -> &'static str {
    match icon {
        Icon::BlueTriangle => "reb.icon.blue-triangle",
        Icon::BlueCircle => "reb.icon.blue-circle",
        Icon::BlueSquare => "reb.icon.blue-square",
        Icon::OrangeTriangle => "reb.icon.orange-triangle",
        Icon::OrangeCircle => "reb.icon.orange-circle",
        Icon::OrangeSquare => "reb.icon.orange-square",
    }
}
