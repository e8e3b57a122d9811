//! Random games in every mode, played by engine and model.

use star_realms::{CardDef, Db, DiscardTiming, LegacyFrom, Mode, Rulings, Setup, StarRealms};
use table::chance::{Chance, Fast};
use table::conformance::Effort;
use table::{Game, NoSink, Options, ToAct};

use crate::model::compare::{Model, agree};

/// Chance values that also record their requests.
struct Noted {
    inner: Fast,
    log: Vec<(u32, u32)>,
}

impl Chance for Noted {
    fn below(&mut self, n: u32) -> u32 {
        let value = self.inner.below(n);
        self.log.push((n, value));
        value
    }
}

/// Plays whole games up to this number of decisions.
fn check<const N: usize, const W: usize>(setup: &Setup) {
    let game = StarRealms::<N, W>::new(setup.clone()).expect("the setup is valid");
    let (mut met, mut seed) = (0, 0);
    while met < Effort::of(2_500).decisions {
        met += one_game(&game, setup, seed);
        seed += 1;
    }
}

fn one_game<const N: usize, const W: usize>(game: &StarRealms<N, W>, setup: &Setup, seed: u64) -> usize {
    let mut rng = Noted { inner: Fast::new(seed), log: Vec::new() };
    let mut dice = Fast::new(seed ^ 0x0dd);
    let mut state = game.start(&mut rng, &mut NoSink);
    let mut model = Model::new(setup, std::mem::take(&mut rng.log));
    let mut trail: Vec<String> = Vec::new();
    let mut options = Options::new();
    loop {
        let seen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| agree(game, &state, &model)));
        assert!(seen.is_ok(), "{:?} of {}, game {seed}, after {:?}", setup.mode, setup.seats, last(&trail));
        let ToAct::Seats { asked, free } = game.to_act(&state) else { return trail.len() };
        let from = if !free.is_empty() && dice.below(8) == 0 { free } else { asked };
        let seat = from.iter().nth(dice.below(from.len() as u32) as usize).expect("a seat must act");
        game.options(&state, seat, &mut options);
        let pick = options[dice.below(options.len() as u32) as usize];
        let words = game.key_text(game.key(&state, pick));
        trail.push(format!("P{} {words}", seat.idx() + 1));
        game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        let rng = std::mem::take(&mut rng.log);
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| model.pick(seat.idx(), &words, rng)));
        assert!(done.is_ok(), "{:?} of {}, game {seed}, at {:?}", setup.mode, setup.seats, last(&trail));
    }
}

/// The last picks before a disagreement.
fn last(trail: &[String]) -> &[String] {
    &trail[trail.len().saturating_sub(20)..]
}

/// A table of the right size for the setup.
fn check_any(setup: &Setup) {
    match setup.seats {
        2 if setup.cards.is_empty() => check::<2, 1>(setup),
        2 => check::<2, 2>(setup),
        3 | 4 => check::<4, 3>(setup),
        _ => check::<6, 4>(setup),
    }
}

fn setup(mode: Mode, seats: usize) -> Setup {
    Setup { mode, seats, ..Setup::default() }
}

/// Every number of seats of a mode, with the default rulings and with the others.
fn check_mode(mode: Mode) {
    let others = Rulings {
        discards: DiscardTiming::StartOfTurn,
        own_bases: false,
        needle_counts_as_copied: false,
        needle_copies_scrapped: false,
        carrier_takes_explorers: false,
        carrier_counts_as_next_ship: false,
        explorers_after_trade_deck: false,
        hydra_joint_explorers: true,
        hydra_open_hands: true,
        emperor_heir: false,
        legacy_from: LegacyFrom::DiscardPile,
        turn_limit: 300,
    };
    for &seats in mode.seats() {
        check_any(&setup(mode, seats));
        check_any(&Setup { rulings: others, ..setup(mode, seats) });
    }
}

/// P12; SR-SETUP-EX1
#[test]
fn the_model_agrees_about_duels() {
    check_mode(Mode::Duel);
}

/// P12
#[test]
fn the_model_agrees_about_free_for_all() {
    check_mode(Mode::FreeForAll);
}

/// P12
#[test]
fn the_model_agrees_about_hunter() {
    check_mode(Mode::Hunter);
}

/// P12
#[test]
fn the_model_agrees_about_hydra() {
    check_mode(Mode::Hydra);
}

/// P12
#[test]
fn the_model_agrees_about_emperor() {
    check_mode(Mode::Emperor);
}

/// P12
#[test]
fn the_model_agrees_about_raid() {
    check_mode(Mode::Raid);
}

/// P12
#[test]
fn the_model_agrees_about_own_cards() {
    let cards = Db::read_own("own.ron", include_str!("own.ron")).expect("the cards are valid");
    // The number of ship-copying cards at one table is limited: two boxes have four, three have more.
    let small: Vec<CardDef> = cards.iter().filter(|c| c.id != "mimic").cloned().collect();
    check_any(&Setup { cards: cards.clone(), ..setup(Mode::Duel, 2) });
    check_any(&Setup { cards: cards.clone(), ..setup(Mode::Hydra, 4) });
    check_any(&Setup { cards, ..setup(Mode::Hunter, 3) });
    for mode in [Mode::FreeForAll, Mode::Hydra, Mode::Emperor, Mode::Raid] {
        check_any(&Setup { cards: small.clone(), ..setup(mode, 6) });
    }
}
