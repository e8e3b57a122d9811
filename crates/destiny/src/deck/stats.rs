//! Statistics of a deck.

use table::deck::{Bar, DeckStats};
use table::{Arg, Phrase, Term};

use super::{Deck, Format, points_in};
use crate::card::{CardDef, Color, Side, Symbol, What};
use crate::db::Db;
use crate::phrases::{color, number, symbol};

/// The points of the team and the plot of a deck, which may be incomplete.
pub fn points(deck: &Deck, db: &Db) -> i32 {
    let card = |slug: &String| db.find(slug).map(|card| db.card(card));
    let team: Vec<(&CardDef, u8)> = deck.team.iter().filter_map(|(slug, dice)| Some((card(slug)?, *dice))).collect();
    points_in(&team, deck.plot.as_ref().and_then(card), deck.format == Format::Printed)
}

/// All statistics of the cards and dice of a deck, which may be incomplete.
pub fn stats(deck: &Deck, db: &Db) -> Vec<DeckStats> {
    let some = |(slug, n): &(String, u8)| Some((db.card(db.find(slug)?), u16::from(*n)));
    let cards: Vec<(&CardDef, u16)> = deck.cards.iter().filter_map(some).collect();
    let team: Vec<(&CardDef, u16)> = deck.team.iter().filter_map(some).collect();
    let row = |slug, term, bars| DeckStats { slug, title: Phrase::word(term), bars };
    vec![
        row("cost", "swd.stats.cost", costs(&cards)),
        row("kinds", "swd.stats.kinds", kinds(&cards)),
        row("colors", "swd.stats.colors", colors(&cards)),
        row("team", "swd.stats.team", sides(&team)),
        row("dice", "swd.stats.dice", sides(&cards)),
    ]
}

/// The number of cards for each cost, from 0 to the highest.
fn costs(cards: &[(&CardDef, u16)]) -> Vec<(Bar, u16)> {
    let mut counts: Vec<u16> = Vec::new();
    for (cost, n) in cards.iter().filter_map(|(card, n)| Some((card.cost()? as usize, n))) {
        counts.resize(counts.len().max(cost + 1), 0);
        counts[cost] += n;
    }
    counts.into_iter().enumerate().map(|(cost, n)| (Bar::Number(cost as u8), n)).collect()
}

fn kinds(cards: &[(&CardDef, u16)]) -> Vec<(Bar, u16)> {
    let kinds = [
        (What::Upgrade, "swd.group.upgrade"),
        (What::Downgrade, "swd.group.downgrade"),
        (What::Support, "swd.group.support"),
        (What::Event, "swd.group.event"),
    ];
    let count = |what| cards.iter().filter(|(card, _)| card.what() == what).map(|(_, n)| n).sum();
    kinds.into_iter().map(|(what, term)| (Bar::Named(Phrase::word(term)), count(what))).collect()
}

fn colors(cards: &[(&CardDef, u16)]) -> Vec<(Bar, u16)> {
    let count = |of| cards.iter().filter(|(card, _)| card.color == of).map(|(_, n)| n).sum();
    Color::ALL.into_iter().map(|of| (Bar::Named(Phrase::Say(Term(color(of)), Vec::new())), count(of))).collect()
}

/// The number of sides for each symbol on all dice, with their average value.
fn sides(dice: &[(&CardDef, u16)]) -> Vec<(Bar, u16)> {
    let all = || dice.iter().flat_map(|(card, n)| card.die.into_iter().flat_map(|die| die.0).map(|side| (side, *n)));
    let bar = |of: Symbol| {
        let of_it = || all().filter(|(side, _)| side.symbol == of);
        let n: u32 = of_it().map(|(_, n)| u32::from(n)).sum();
        let plain = || of_it().filter(|(side, _)| side.value != Side::X);
        let valued: i32 = plain().map(|(_, n)| i32::from(n)).sum();
        let sum: i32 = plain().map(|(side, n)| i32::from(side.value) * i32::from(n)).sum();
        let name = Arg::Noun(Term(symbol(of)));
        let label = if of.is_bare() || valued == 0 {
            Phrase::say("swd.side.bare", [name])
        } else {
            let tenths = (sum * 10 + valued / 2) / valued;
            Phrase::say("swd.stats.side", [name, number(tenths / 10), number(tenths % 10)])
        };
        (n > 0).then_some((Bar::Named(label), n.min(u16::MAX.into()) as u16))
    };
    Symbol::ALL.into_iter().filter_map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(deck: &Deck, slug: &str) -> Vec<u16> {
        let all = stats(deck, Db::all());
        let row = all.iter().find(|row| row.slug == slug).expect("there is a row with this slug");
        row.bars.iter().map(|(_, n)| *n).collect()
    }

    /// Two dice of the First Order Stormtrooper, `1RD 2RD 2RD1 1R - -` each: 4 blanks, 6 ranged sides with a total
    /// value of 10, 2 resource sides.
    #[test]
    fn sides_are_counted_over_all_dice() {
        let team = vec![("first-order-stormtrooper".to_owned(), 1); 2];
        let deck = Deck { team, ..Deck::default() };
        assert_eq!(counts(&deck, "team"), [4, 6, 2]);
        let all = stats(&deck, Db::all());
        let ranged = [Arg::Noun(Term("swd.symbol.ranged")), number(1), number(7)];
        let row = all.iter().find(|row| row.slug == "team").expect("there is a row with this slug");
        assert_eq!(row.bars[1].0, Bar::Named(Phrase::say("swd.stats.side", ranged)));
        assert_eq!(points(&deck, Db::all()), 14);
    }

    #[test]
    fn cards_are_counted_by_cost_kind_and_color() {
        let deck = Deck::ready("kylo-ren").expect("the deck exists");
        for slug in ["cost", "kinds", "colors"] {
            assert_eq!(counts(&deck, slug).iter().sum::<u16>(), 30, "{slug}");
        }
        assert_eq!(counts(&Deck::default(), "cost"), [0; 0]);
        assert_eq!(counts(&Deck::default(), "kinds"), [0; 4]);
        assert_eq!(counts(&Deck::default(), "team"), [0; 0]);
        assert_eq!(points(&Deck::default(), Db::all()), 0);
    }
}
