//! The fuzz target: bytes choose the decks, the rulings and every pick.
//!
//! It runs as a bounded test of this crate and under libFuzzer (`cargo xtask fuzz`). Every panic is a bug.

use table::Seat;
use table::fuzz::Bytes;

use crate::card::{Affiliation, Side};
use crate::db::Db;
use crate::deck::{Deck, STARTER_SETS};
use crate::game::SwLcg;
use crate::setup::{Rulings, Setup};

/// The most sets in a fuzzed deck. Decks with all sets have their own tests; here they would only be slow.
const MOST_SETS: usize = 14;

/// Plays until the bytes run out, see [`table::fuzz::play`].
///
/// # Panics
/// Panics when a property does not hold, which is how it reports bugs.
pub fn fuzz_one(data: &[u8]) {
    let mut bytes = Bytes(data);
    let setup = setup(&mut bytes);
    // Two sizes are enough, and each size adds to the compile time of this crate.
    match SwLcg::<1>::new(setup.clone()) {
        Ok(game) => play(&game, bytes),
        Err(_) => play(&SwLcg::<2>::new(setup).expect("the decks consist of legal sets"), bytes),
    }
}

fn setup(bytes: &mut Bytes) -> Setup {
    let bits = bytes.below(1 << 16);
    let bit = |i: usize| bits >> i & 1 == 1;
    let rulings = Rulings {
        match_for_lowered_cost: bit(0),
        bans_stop_entering: bit(1),
        window_after_no_strike: !bit(2),
        informants_add_up: !bit(3),
        first_card_open_again: !bit(4),
        c3po_focuses: !bit(5),
    };
    let dark = bit(6).then(|| Seat::new(usize::from(bit(7))));
    let (light_deck, dark_deck) = (deck(Side::Light, bytes), deck(Side::Dark, bytes));
    Setup { dark, light_deck, dark_deck, mulligan: !bit(8), rulings }
}

/// A legal deck: a starter deck, or sets chosen by the bytes.
fn deck(side: Side, bytes: &mut Bytes) -> Deck {
    let fits: Vec<Affiliation> = Affiliation::ALL.into_iter().filter(|a| a.side() == Some(side)).collect();
    let affiliation = fits[bytes.below(fits.len())];
    let size = bytes.below(MOST_SETS - STARTER_SETS + 2);
    if let Some(starter) = Deck::starter(affiliation).filter(|_| size == 0) {
        return starter;
    }
    let sets = Db::core().sets().iter().filter(|set| set.side == side);
    let allowed = sets.filter(|set| !set.own_only || set.affiliation == affiliation);
    let mut pool: Vec<u8> =
        allowed.flat_map(|set| std::iter::repeat_n(set.number, if set.once { 1 } else { 2 })).collect();
    let mut sets: Vec<u8> =
        (0..STARTER_SETS + size.saturating_sub(1)).map(|_| pool.swap_remove(bytes.below(pool.len()))).collect();
    sets.sort_unstable();
    Deck { affiliation, sets }
}

fn play<const W: usize>(game: &SwLcg<W>, bytes: Bytes) {
    table::fuzz::play(game, bytes, |state| {
        let text = ron::to_string(state).expect("every state can be saved");
        ron::from_str(&text).expect("every saved state can be restored")
    });
}
