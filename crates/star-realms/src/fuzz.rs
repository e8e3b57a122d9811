//! The fuzz body: bytes choose a table, its rulings, cards nobody printed, and every pick.
//!
//! It runs as a bounded test of this crate and under libFuzzer (`cargo xtask fuzz`). Whatever panics is a finding.

mod cards;

use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, Seat, ToAct, Viewer};

use crate::game::StarRealms;
use crate::setup::{DiscardTiming, LegacyFrom, Mode, Rulings, Setup};
use crate::state::State;

/// One decision in so many is saved and restored: text is slow.
const SAVE_EVERY: usize = 16;

/// Plays as far as the bytes reach and checks everything that is cheap enough at every decision: the state is sound
/// (P2), options are sorted and differ in meaning (P1), a seat cannot tell a dealt world from the table (P6), and now
/// and then that a saved state is restored (P4).
///
/// # Panics
/// When a property does not hold: that is its purpose.
pub fn fuzz_one(data: &[u8]) {
    let mut bytes = Bytes(data);
    let setup = setup(&mut bytes);
    // Two sizes are enough, and each costs every build of this crate some time.
    if setup.seats == 2 && setup.cards.is_empty() {
        play::<2, 1>(setup, bytes);
    } else {
        play::<6, 4>(setup, bytes);
    }
}

/// Bytes still to be used.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A number below `n`; 0 when the bytes have run out.
    fn below(&mut self, n: usize) -> usize {
        let high = if n > 256 { self.next().unwrap_or(0) as usize * 256 } else { 0 };
        (high + self.next().unwrap_or(0) as usize) % n.max(1)
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 1
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

fn play<const N: usize, const W: usize>(setup: Setup, mut bytes: Bytes) {
    // Cards the checker refuses, or too many of them, make no table.
    let Ok(game) = StarRealms::<N, W>::new(setup) else { return };
    let mut luck = Fast::new(bytes.below(1 << 16) as u64);
    let mut state = game.start(&mut luck, &mut NoSink);
    let mut options = Options::new();
    for number in 0.. {
        game.check(&state).expect("a sound state");
        look(&game, &state, Seat::new(number % game.seats()), &mut luck);
        if number % SAVE_EVERY == 0 {
            save(&state);
        }
        let ToAct::Seats { asked, free } = game.to_act(&state) else { return };
        let may_act = asked.union(free);
        let Some(seat) = may_act.iter().nth(bytes.below(may_act.len())) else { panic!("the game waits for nobody") };
        game.options(&state, seat, &mut options);
        check_options(&game, &state, &options);
        if bytes.0.is_empty() {
            return;
        }
        let pick = options[bytes.below(options.len())];
        game.label(&state, pick);
        game.ask(&state, seat);
        game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
    }
}

fn check_options<const N: usize, const W: usize>(game: &StarRealms<N, W>, state: &State<N, W>, options: &Options) {
    assert!(!options.is_empty(), "a seat that may act has no options");
    assert!(options.is_sorted_by(|a, b| a < b), "options out of order: {options:?}");
    let mut keys: Vec<_> = options.iter().map(|&o| game.key(state, o)).collect();
    keys.sort_unstable();
    assert!(keys.is_sorted_by(|a, b| a < b), "two options of one meaning: {keys:?}");
}

fn look<const N: usize, const W: usize>(
    game: &StarRealms<N, W>,
    state: &State<N, W>,
    viewer: Seat,
    luck: &mut impl Chance,
) {
    let mut world = *state;
    game.resample(&mut world, viewer, luck);
    game.check(&world).expect("a sound world");
    for who in [Viewer::Seat(viewer), Viewer::Spectator] {
        assert_eq!(game.view(&world, who), game.view(state, who), "a dealt world looks different");
    }
    assert_eq!(game.to_act(&world), game.to_act(state), "who acts depends on secrets");
    if game.to_act(state).all().contains(viewer) {
        let keys = |s| table::Worlds::new(game, s, viewer).keys();
        assert_eq!(keys(&world), keys(state), "options depend on secrets");
    }
}

fn save<const N: usize, const W: usize>(state: &State<N, W>) {
    let text = ron::to_string(state).expect("a state can be saved");
    assert_eq!(ron::from_str::<State<N, W>>(&text).as_ref(), Ok(state), "restoring changed the state");
}
