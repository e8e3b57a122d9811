//! Random decks that are legal.

use destiny::card::What;
use destiny::{CardDef, Db, Deck, DeckProblem, Format};
use table::chance::{Chance, Fast};

/// A team with plot and battlefield, and thirty cards that go with it.
pub(crate) fn random(dice: &mut Fast) -> Deck {
    loop {
        let mut deck = team(dice);
        fill(&mut deck, dice);
        // Few cards go with some teams.
        if deck.problems(Db::all()).is_empty() {
            return deck;
        }
    }
}

/// Nothing is wrong but that the deck is too small as yet.
fn sound(deck: &Deck) -> bool {
    deck.problems(Db::all()).iter().all(|p| matches!(p, DeckProblem::Size { n, wanted } if n < wanted))
}

/// A shuffled list of the cards of some kinds.
fn shuffled(kinds: &[What], dice: &mut Fast) -> Vec<&'static CardDef> {
    let mut list: Vec<_> = Db::all().cards().iter().filter(|card| kinds.contains(&card.what())).collect();
    for i in (1..list.len()).rev() {
        list.swap(i, dice.below(i as u32 + 1) as usize);
    }
    list
}

/// Characters as long as there are points for any; before them, every other time, a plot.
fn team(dice: &mut Fast) -> Deck {
    let fields = shuffled(&[What::Battlefield], dice);
    let mut deck = Deck { format: Format::Standard, battlefield: fields[0].id.clone(), ..Deck::default() };
    let plot = shuffled(&[What::Plot], dice)[0];
    let with_plot = dice.below(2) == 0;
    for card in shuffled(&[What::Character], dice) {
        // One with two dice, one with one, or two of them with one each, whatever fits.
        for dice in [1 + dice.below(2) as u8, 1, 1] {
            deck.team.push((card.id.clone(), dice));
            if with_plot && deck.team.len() == 1 {
                deck.plot = Some(plot.id.clone());
            }
            if !sound(&deck) && deck.team.len() == 1 {
                deck.plot = None;
            }
            if !sound(&deck) {
                deck.team.pop();
            }
        }
    }
    if plot.id == "home-turf-advantage" && deck.plot.is_some() {
        deck.second_battlefield = Some(fields[1].id.clone());
    }
    deck
}

/// Cards the team allows, once or twice each.
fn fill(deck: &mut Deck, dice: &mut Fast) {
    for card in shuffled(&[What::Event, What::Upgrade, What::Downgrade, What::Support], dice) {
        let left = 30 - deck.cards.iter().map(|(_, n)| *n).sum::<u8>();
        if left == 0 {
            return;
        }
        deck.cards.push((card.id.clone(), (1 + dice.below(2) as u8).min(left)));
        if !deck.problems(Db::all()).iter().all(|p| matches!(p, DeckProblem::Size { .. })) {
            deck.cards.pop();
        }
    }
}
