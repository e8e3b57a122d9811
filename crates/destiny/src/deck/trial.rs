//! A trial deal of a deck: its first cards and a roll of its dice.

use table::deck::draw;
use table::{CardId, Chance, Phrase};

use super::Deck;
use crate::card::Side;
use crate::db::Db;
use crate::{face, phrases};

/// The size of a starting hand (SWD-SETUP-03).
const HAND: usize = 5;
/// The number of cards shown after it: two full hands.
const NEXT: usize = 10;

/// The cards and dice a deck provides at the start of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The starting hand.
    pub hand: Vec<CardId>,
    /// The cards that would be drawn next.
    pub next: Vec<CardId>,
    /// The rolled dice of the team.
    pub rolls: Vec<Roll>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The card it belongs to.
    pub card: CardId,
    /// The side it shows.
    pub side: Side,
}

impl Roll {
    /// The icon name of the side.
    pub const fn sign(&self) -> &'static str {
        face::sign(self.side.symbol)
    }

    /// The side as a phrase.
    pub fn phrase(&self) -> Phrase {
        phrases::side(self.side)
    }
}

/// Shuffles a deck, which may be incomplete, draws as at the start of a match and rolls the dice of the team.
pub fn opening(deck: &Deck, db: &Db, chance: &mut impl Chance) -> Opening {
    let copies = deck.cards.iter().filter_map(|(slug, n)| Some((db.find(slug)?, *n as usize)));
    let mut cards: Vec<CardId> = copies.flat_map(|(card, n)| std::iter::repeat_n(card, n)).collect();
    let hand = draw(&mut cards, HAND, chance);
    let next = draw(&mut cards, NEXT, chance);
    let dice = deck.team.iter().filter_map(|(slug, n)| {
        let card = db.find(slug)?;
        Some(std::iter::repeat_n((card, db.card(card).die?), *n as usize))
    });
    let rolls = dice.flatten().map(|(card, die)| Roll { card, side: die.0[chance.below(6) as usize] }).collect();
    Opening { hand, next, rolls }
}

#[cfg(test)]
mod tests {
    use table::chance::Fast;

    use super::*;

    /// SWD-SETUP-03, SWD-CHAR-03
    #[test]
    fn a_deck_gives_five_cards_no_card_too_often_and_all_dice_of_the_team() {
        let (db, deck) = (Db::all(), Deck::ready("kylo-ren").expect("the deck exists"));
        let card = |slug| db.find(slug).expect("the card exists");
        let team = ["kylo-ren-vaders-disciple", "kylo-ren-vaders-disciple"].map(card);
        let team = [&team[..], &[card("first-order-stormtrooper"); 2]].concat();
        let (mut hands, mut sides) = (std::collections::BTreeSet::new(), std::collections::BTreeSet::new());
        for seed in 0..50 {
            let dealt = opening(&deck, db, &mut Fast::new(seed));
            assert_eq!((dealt.hand.len(), dealt.next.len()), (5, 10));
            for (slug, n) in &deck.cards {
                let all = dealt.hand.iter().chain(&dealt.next).filter(|other| **other == card(slug)).count();
                assert!(all <= *n as usize, "{slug}");
            }
            assert_eq!(dealt.rolls.iter().map(|roll| roll.card).collect::<Vec<_>>(), team);
            assert_eq!(dealt, opening(&deck, db, &mut Fast::new(seed)));
            sides.extend(dealt.rolls[..2].iter().map(|roll| roll.side));
            hands.insert(dealt.hand);
        }
        assert!(hands.len() > 40, "{} hands of 50 differ", hands.len());
        let die = db.card(team[0]).die.expect("a character has a die");
        assert_eq!(sides, die.0.into_iter().collect(), "every side comes up");
    }

    #[test]
    fn a_deck_that_is_hardly_begun_gives_what_it_has() {
        let deck = Deck { cards: vec![("dodge".to_owned(), 2)], ..Deck::default() };
        let dealt = opening(&deck, Db::all(), &mut Fast::new(1));
        assert_eq!((dealt.hand.len(), dealt.next.len(), dealt.rolls.len()), (2, 0, 0));
    }
}
