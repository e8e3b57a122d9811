//! What deck-building games share: statistics about a deck list, and sample draws from it.

use crate::chance::Chance;
use crate::copies::CardId;
use crate::phrase::Phrase;

/// A bar chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckStats {
    /// The name of the chart, for messages and files.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
    /// The bars in order.
    pub bars: Vec<(Bar, u16)>,
}

/// The label of a bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bar {
    /// A number.
    Number(u8),
    /// A named group.
    Named(Phrase),
}

/// Draws up to `n` cards from a shuffled pile.
pub fn draw(pile: &mut Vec<CardId>, n: usize, chance: &mut impl Chance) -> Vec<CardId> {
    (0..n.min(pile.len())).map(|_| pile.swap_remove(chance.below(pile.len() as u32) as usize)).collect()
}
