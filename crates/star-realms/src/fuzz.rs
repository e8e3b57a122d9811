//! The fuzz body: bytes choose a table, its rulings, random card definitions and every pick.
//!
//! It runs as a bounded test of this crate and under libFuzzer (`cargo xtask fuzz`). Any panic is a finding.

mod cards;

use table::fuzz::Bytes;

use crate::game::StarRealms;
use crate::setup::{DiscardTiming, LegacyFrom, Mode, Rulings, Setup};

/// Plays until the bytes are used up; see [`table::fuzz::play`].
///
/// # Panics
/// When a property does not hold. The fuzzer reports it.
pub fn fuzz_one(data: &[u8]) {
    let mut bytes = Bytes(data);
    let setup = setup(&mut bytes);
    // Two sizes are enough, and each size costs compile time in every build of this crate.
    if setup.seats == 2 && setup.cards.is_empty() {
        play::<2, 1>(setup, bytes);
    } else {
        play::<6, 4>(setup, bytes);
    }
}

fn setup(bytes: &mut Bytes) -> Setup {
    let tables: Vec<(Mode, usize)> = Mode::ALL.iter().flat_map(|m| m.seats().iter().map(|&n| (*m, n))).collect();
    let (mode, seats) = tables[bytes.below(tables.len())];
    let bits = bytes.below(1 << 16);
    let bit = |i: usize| bits >> i & 1 == 1;
    let rulings = Rulings {
        discards: if bit(0) { DiscardTiming::StartOfTurn } else { DiscardTiming::AtOnce },
        own_bases: !bit(1),
        needle_counts_as_copied: !bit(2),
        needle_copies_scrapped: !bit(3),
        carrier_takes_explorers: !bit(4),
        carrier_counts_as_next_ship: !bit(12),
        explorers_after_trade_deck: !bit(5),
        hydra_joint_explorers: bit(6),
        hydra_open_hands: bit(7),
        emperor_heir: !bit(8),
        legacy_from: if bit(9) { LegacyFrom::DiscardPile } else { LegacyFrom::Anywhere },
        turn_limit: if bit(10) { 20 } else { 1000 },
    };
    let cards = if bit(11) { cards::deck(bytes) } else { Vec::new() };
    Setup { mode, seats, first: None, rulings, cards }
}

fn play<const N: usize, const W: usize>(setup: Setup, bytes: Bytes) {
    // If the checker rejects the cards, or if there are too many, there is no match.
    let Ok(game) = StarRealms::<N, W>::new(setup) else { return };
    table::fuzz::play(&game, bytes, |state| {
        let text = ron::to_string(state).expect("a state can be saved");
        ron::from_str(&text).expect("a state can be restored")
    });
}
