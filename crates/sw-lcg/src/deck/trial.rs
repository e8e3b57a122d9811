//! Sample opening hands of a deck.

use table::deck::draw;
use table::{CardId, Chance};

use super::Deck;

/// The number of objectives dealt at setup (LCG-SETUP-08).
const GOALS: usize = 4;
/// The number of cards in a starting hand (LCG-SETUP-09).
const HAND: usize = 6;
/// The number of cards shown after the hand: two full draws.
const NEXT: usize = 12;

/// The first cards of a deck in one shuffle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The objectives dealt at setup; the player puts one of them back.
    pub goals: Vec<CardId>,
    /// The starting hand.
    pub hand: Vec<CardId>,
    /// The cards that would be drawn next.
    pub next: Vec<CardId>,
}

/// Shuffles a deck, complete or not, and deals as at the start of a match.
pub fn opening(deck: &Deck, chance: &mut impl Chance) -> Opening {
    let (mut objectives, mut command) = deck.cards();
    let goals = draw(&mut objectives, GOALS, chance);
    let hand = draw(&mut command, HAND, chance);
    let next = draw(&mut command, NEXT, chance);
    Opening { goals, hand, next }
}

#[cfg(test)]
mod tests {
    use table::chance::Fast;

    use super::*;
    use crate::Affiliation;

    /// LCG-SETUP-08, LCG-SETUP-09
    #[test]
    fn a_deck_gives_four_objectives_and_six_cards_and_no_card_twice() {
        let deck = Deck::starter(Affiliation::Sith).expect("the Sith have a starter deck");
        let (objectives, command) = deck.cards();
        let mut hands = std::collections::BTreeSet::new();
        for seed in 0..50 {
            let dealt = opening(&deck, &mut Fast::new(seed));
            assert_eq!((dealt.goals.len(), dealt.hand.len(), dealt.next.len()), (4, 6, 12));
            let fits = |pile: &[CardId], of: &[CardId]| {
                let count = |cards: &[CardId], card| cards.iter().filter(|c| **c == card).count();
                pile.iter().all(|&card| count(pile, card) <= count(of, card))
            };
            assert!(fits(&dealt.goals, &objectives));
            assert!(fits(&[dealt.hand.clone(), dealt.next.clone()].concat(), &command));
            assert_eq!(dealt, opening(&deck, &mut Fast::new(seed)));
            hands.insert(dealt.hand);
        }
        assert!(hands.len() > 40, "{} hands of 50 differ", hands.len());
    }

    #[test]
    fn a_deck_that_is_hardly_begun_gives_what_it_has() {
        let deck = Deck { affiliation: Affiliation::Jedi, sets: vec![1] };
        let dealt = opening(&deck, &mut Fast::new(1));
        assert_eq!((dealt.goals.len(), dealt.hand.len(), dealt.next.len()), (1, 5, 0));
        let nothing = opening(&Deck::default(), &mut Fast::new(1));
        assert_eq!((nothing.goals.len(), nothing.hand.len(), nothing.next.len()), (0, 0, 0));
    }
}
