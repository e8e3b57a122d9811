//! Printed faces of cards.

use table::{CardId, Face, Mark, MarkState, Part, Print, Spot, Stamp};

use crate::card::{CardDef, Color, Side, Symbol, What};
use crate::db::Db;
use crate::phrases;
use crate::phrases::card::{Section, card_text, type_line};

pub(crate) fn face(db: &Db, card: CardId) -> Face {
    let def = db.card(card);
    let part =
        |section: Section| Part { sign: section.sign, head: section.head, text: section.text, glance: Vec::new() };
    let kind = kind(def);
    Face {
        text: card_text(def).into_iter().map(part).collect(),
        cost: def.cost(),
        defense: Some(def.health()).filter(|n| *n > 0),
        guard: "capacity",
        faction: faction(def.color),
        stamps: if def.unique { vec![Stamp { spot: Spot::Title, sign: "unique", n: 0 }] } else { Vec::new() },
        print: print(def),
        tags: def.subtypes.iter().take(2).map(|s| s.slug()).collect(),
        marks: def.die.into_iter().flat_map(|die| die.0).map(mark).collect(),
        ..Face::plain(card, &def.id, kind, type_line(def))
    }
}

const fn kind(def: &CardDef) -> &'static str {
    match def.what() {
        What::Battlefield => "battlefield",
        What::Character => "character",
        What::Event => "event",
        What::Upgrade => "upgrade",
        What::Downgrade => "downgrade",
        What::Support => "support",
        What::Plot => "plot",
    }
}

const fn faction(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Yellow => "yellow",
        Color::Gray => "gray",
    }
}

/// The icon name of a symbol.
pub(crate) const fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Blank => "blank",
        Symbol::Melee => "melee",
        Symbol::Ranged => "ranged",
        Symbol::Indirect => "indirect",
        Symbol::Shield => "shield",
        Symbol::Resource => "resource",
        Symbol::Disrupt => "disrupt",
        Symbol::Discard => "discard",
        Symbol::Focus => "die-focus",
        Symbol::Special => "special",
        Symbol::Any => "any",
    }
}

/// A die side, as a mark.
pub(crate) fn mark(side: Side) -> Mark {
    let n = Some(side.value).filter(|n| *n > 0 && *n != Side::X);
    let cost = Some(side.cost).filter(|n| *n > 0);
    Mark { n, plus: side.plus, cost, ..Mark::new(sign(side.symbol), phrases::side(side), MarkState::Fact) }
}

/// The card's number in the first set it was printed in, and all its sets (SWD-CARD-05).
fn print(def: &CardDef) -> Option<Print> {
    let number = |code: &String| code.parse::<u32>().ok();
    let first = def.codes.first().and_then(number)?;
    let sets = def.codes.iter().filter_map(number).map(|code| (code / 1000) as u8).collect();
    Some(Print { number: (first % 1000) as u16, sets })
}
