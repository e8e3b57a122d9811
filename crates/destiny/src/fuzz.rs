//! The fuzz target: bytes choose the decks, whether their lists are open, and every pick.
//!
//! It runs as a bounded test of this crate and under libFuzzer (`cargo xtask fuzz`). Every panic is a bug.

use table::fuzz::Bytes;

use crate::db::Db;
use crate::deck::{Deck, ready};
use crate::game::Destiny;
use crate::setup::{Lists, MOST_SEATS, Rulings, Setup};

/// The most card replacements tried on a deck.
const MOST_SWAPS: usize = 12;

/// Plays as far as the bytes reach. See [`table::fuzz::play`].
///
/// # Panics
/// Panics if a property does not hold, which is what fuzzing looks for.
pub fn fuzz_one(data: &[u8]) {
    let mut bytes = Bytes(data);
    let seats = 2 + bytes.below(MOST_SEATS - 1);
    let lists = if bytes.below(4) == 0 { Lists::Closed } else { Lists::Open };
    let decks = (0..seats).map(|_| deck(&mut bytes)).collect();
    let setup = Setup { decks, rulings: Rulings { lists } };
    match Destiny::<1>::new(setup.clone()) {
        Ok(game) => play(&game, bytes),
        Err(_) => play(&Destiny::<2>::new(setup).expect("four legal decks fit"), bytes),
    }
}

/// A ready deck in which some cards are replaced with others that keep it legal.
fn deck(bytes: &mut Bytes) -> Deck {
    let db = Db::all();
    let mut deck = ready()[bytes.below(ready().len())].deck.clone();
    for _ in 0..bytes.below(MOST_SWAPS + 1) {
        let (at, card) = (bytes.below(deck.cards.len()), &db.cards()[bytes.below(db.cards().len())]);
        let mut other = deck.clone();
        if other.cards.iter().all(|(slug, _)| *slug != card.id) {
            other.cards[at].0.clone_from(&card.id);
        }
        if other.problems(db).is_empty() {
            deck = other;
        }
    }
    deck
}

fn play<const W: usize>(game: &Destiny<W>, bytes: Bytes) {
    table::fuzz::play(game, bytes, |state| {
        let text = ron::to_string(state).expect("a state can be saved");
        ron::from_str(&text).expect("a state can be restored")
    });
}
