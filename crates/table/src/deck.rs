//! What games that are played with decks have alike: figures about a list, and cards drawn to try it.

use crate::chance::Chance;
use crate::copies::CardId;
use crate::phrase::Phrase;

/// A row of bars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// What is counted.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
    /// The bars in order.
    pub bars: Vec<(Bar, u16)>,
}

/// What a bar stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bar {
    /// A number.
    Number(u8),
    /// Something with a name.
    Named(Phrase),
}

/// Takes so many cards out of a shuffled pile, or all there are.
pub fn draw(pile: &mut Vec<CardId>, n: usize, chance: &mut impl Chance) -> Vec<CardId> {
    (0..n.min(pile.len())).map(|_| pile.swap_remove(chance.below(pile.len() as u32) as usize)).collect()
}
