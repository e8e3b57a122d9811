//! Statistics of a deck.

use table::deck::{Bar, DeckStats};
use table::{CardId, Phrase};

use super::Deck;
use crate::card::{CardDef, Icon, Kind};
use crate::db::Db;
use crate::phrases::icon_term;

/// All statistics of a deck, complete or not.
pub fn stats(deck: &Deck) -> Vec<DeckStats> {
    let db = Db::core();
    let (objectives, command) = deck.cards();
    let defs = |cards: &[CardId]| cards.iter().map(|&card| db.card(card)).collect::<Vec<_>>();
    let (objectives, command) = (defs(&objectives), defs(&command));
    let all: Vec<&CardDef> = objectives.iter().chain(&command).copied().collect();
    let row = |slug, term, bars| DeckStats { slug, title: Phrase::word(term), bars };
    vec![
        row("cost", "lcg.stats.cost", numbers(command.iter().filter_map(|card| card.cost()))),
        row("force", "lcg.stats.force", numbers(command.iter().map(|card| card.force))),
        row("resources", "lcg.stats.resources", values(&all)),
        row("kinds", "lcg.stats.kinds", kinds(&all)),
        row("icons", "lcg.stats.icons", icons(&command)),
    ]
}

/// Counts how often each number occurs, from 0 to the highest.
fn numbers(of: impl Iterator<Item = u8>) -> Vec<(Bar, u16)> {
    let mut counts: Vec<u16> = Vec::new();
    for n in of {
        counts.resize(counts.len().max(n as usize + 1), 0);
        counts[n as usize] += 1;
    }
    counts.into_iter().enumerate().map(|(n, count)| (Bar::Number(n as u8), count)).collect()
}

/// Counts cards by resource value, from 1; cards without resources are left out.
fn values(cards: &[&CardDef]) -> Vec<(Bar, u16)> {
    numbers(cards.iter().map(|card| card.resources())).into_iter().skip(1).collect()
}

fn kinds(cards: &[&CardDef]) -> Vec<(Bar, u16)> {
    let kind = |card: &CardDef| match card.kind {
        Kind::Objective { .. } => 0,
        Kind::Unit { .. } => 1,
        Kind::Enhancement { .. } => 2,
        Kind::Event { .. } => 3,
        Kind::Fate { .. } => 4,
        Kind::Affiliation { .. } => 5,
    };
    let terms =
        ["lcg.stats.objectives", "lcg.stats.units", "lcg.stats.enhancements", "lcg.stats.events", "lcg.stats.fates"];
    let count = |idx| cards.iter().filter(|card| kind(card) == idx).count() as u16;
    terms.into_iter().enumerate().map(|(idx, term)| (Bar::Named(Phrase::word(term)), count(idx))).collect()
}

/// The combat icons of all units in total, the normal ones first.
fn icons(cards: &[&CardDef]) -> Vec<(Bar, u16)> {
    let bar = |(edge, icon): (bool, Icon)| {
        let n = |card: &&CardDef| {
            let of = if edge { card.icons().edge } else { card.icons().normal };
            of[icon as usize] as u16
        };
        (Bar::Named(Phrase::Say(icon_term(icon, edge), Vec::new())), cards.iter().map(n).sum())
    };
    [false, true].into_iter().flat_map(|edge| Icon::ALL.map(|icon| (edge, icon))).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Affiliation;

    fn counts(deck: &Deck, slug: &str) -> Vec<u16> {
        let all = stats(deck);
        let row = all.iter().find(|row| row.slug == slug).expect("the row exists");
        row.bars.iter().map(|(_, n)| *n).collect()
    }

    /// LCG-OSET-EX1: A Hero's Journey, Luke Skywalker (4), Twi'lek Loyalist (1), Jedi Lightsaber (1),
    /// Trust Your Feelings (2), Dagobah Training Grounds (1).
    #[test]
    fn the_first_set_is_counted_as_it_is_printed() {
        let deck = Deck { affiliation: Affiliation::Jedi, sets: vec![1] };
        assert_eq!(counts(&deck, "cost"), [0, 3, 1, 0, 1]);
        assert_eq!(counts(&deck, "force"), [1, 2, 1, 1]);
        assert_eq!(counts(&deck, "resources"), [1, 1]);
        assert_eq!(counts(&deck, "kinds"), [1, 2, 3, 0, 0]);
        assert_eq!(counts(&deck, "icons"), [2, 0, 1, 1, 1, 1]);
    }

    #[test]
    fn two_copies_count_twice_and_nothing_counts_nothing() {
        let deck = Deck { affiliation: Affiliation::Jedi, sets: vec![1, 1] };
        assert_eq!(counts(&deck, "kinds"), [2, 4, 6, 0, 0]);
        assert_eq!(counts(&Deck::default(), "cost"), [0; 0]);
        assert_eq!(counts(&Deck::default(), "kinds"), [0; 5]);
    }
}
