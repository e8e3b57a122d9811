//! The texts of the game, independent of language.

pub mod card;
mod label;
mod program;
mod prompt;
mod select;
mod tell;
pub mod why;

use table::{Arg, CardId, Phrase, Term};

use crate::card::{Side, Symbol};
use crate::db::Db;

pub(crate) use select::{affiliation_arg, color};
pub(crate) use tell::tell;

/// A plain number as an argument.
pub(crate) fn number(n: impl Into<i32>) -> Arg {
    Arg::Number(n.into())
}

/// The lexicon key of a symbol.
pub(crate) const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Blank => "swd.symbol.blank",
        Symbol::Melee => "swd.symbol.melee",
        Symbol::Ranged => "swd.symbol.ranged",
        Symbol::Indirect => "swd.symbol.indirect",
        Symbol::Shield => "swd.symbol.shield",
        Symbol::Resource => "swd.symbol.resource",
        Symbol::Disrupt => "swd.symbol.disrupt",
        Symbol::Discard => "swd.symbol.discard",
        Symbol::Focus => "swd.symbol.focus",
        Symbol::Special => "swd.symbol.special",
        Symbol::Any => "swd.symbol.any",
    }
}

/// A side of a die: its value, symbol and cost.
pub(crate) fn side(side: Side) -> Phrase {
    let name = Arg::Noun(Term(symbol(side.symbol)));
    let shown = match (side.value, side.plus) {
        (0, _) => Phrase::say("swd.side.bare", [name]),
        (Side::X, _) => Phrase::say("swd.side.x", [name]),
        (n, false) => Phrase::say("swd.side", [number(n), name]),
        (n, true) => Phrase::say("swd.side.plus", [number(n), name]),
    };
    match side.cost {
        0 => shown,
        n => Phrase::say("swd.side.cost", [Arg::Phrase(Box::new(shown)), number(n)]),
    }
}

/// A die of a card, with the side it shows.
pub(crate) fn die(db: &Db, card: CardId, face: u8) -> Arg {
    let shown = db.card(card).die.map_or_else(Side::default, |d| d.0[face as usize % 6]);
    Arg::Phrase(Box::new(Phrase::say("swd.die", [Arg::Card(card), Arg::Phrase(Box::new(side(shown)))])))
}
