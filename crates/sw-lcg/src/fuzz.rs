//! The fuzz body: bytes choose the decks, the rulings and every pick.
//!
//! It runs as a bounded test of this crate and under libFuzzer (`cargo xtask fuzz`). Whatever panics is a finding.

use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, Seat, ToAct, Viewer};

use crate::card::{Affiliation, Side};
use crate::db::Db;
use crate::deck::{Deck, STARTER_SETS};
use crate::game::SwLcg;
use crate::setup::{Rulings, Setup};
use crate::state::State;

/// One decision in so many is saved and restored: text is slow.
const SAVE_EVERY: usize = 16;
/// Most sets of a deck. Decks of all sets there are have tests of their own; here they would only be slow.
const MOST_SETS: usize = 14;

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
    match SwLcg::<1>::new(setup.clone()) {
        Ok(game) => play(&game, bytes),
        Err(_) => play(&SwLcg::<2>::new(setup).expect("decks drawn from legal sets"), bytes),
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

/// A legal deck: a starter deck, or sets the bytes choose.
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

fn play<const W: usize>(game: &SwLcg<W>, mut bytes: Bytes) {
    let mut luck = Fast::new(bytes.below(1 << 16) as u64);
    let mut state = game.start(&mut luck, &mut NoSink);
    let mut options = Options::new();
    for number in 0.. {
        game.check(&state).expect("a sound state");
        look(game, &state, Seat::new(number % game.seats()), &mut luck);
        if number % SAVE_EVERY == 0 {
            save(&state);
        }
        let ToAct::Seats { asked, free } = game.to_act(&state) else { return };
        let may_act = asked.union(free);
        let Some(seat) = may_act.iter().nth(bytes.below(may_act.len())) else { panic!("the game waits for nobody") };
        game.options(&state, seat, &mut options);
        check_options(game, &state, &options);
        if bytes.0.is_empty() {
            return;
        }
        let pick = options[bytes.below(options.len())];
        game.label(&state, pick);
        game.ask(&state, seat);
        game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
    }
}

fn check_options<const W: usize>(game: &SwLcg<W>, state: &State<W>, options: &Options) {
    assert!(!options.is_empty(), "a seat that may act has no options");
    assert!(options.is_sorted_by(|a, b| a < b), "options out of order: {options:?}");
    let mut keys: Vec<_> = options.iter().map(|&o| game.key(state, o)).collect();
    keys.sort_unstable();
    assert!(keys.is_sorted_by(|a, b| a < b), "two options of one meaning: {keys:?}");
}

fn look<const W: usize>(game: &SwLcg<W>, state: &State<W>, viewer: Seat, luck: &mut impl Chance) {
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

fn save<const W: usize>(state: &State<W>) {
    let text = ron::to_string(state).expect("a state can be saved");
    assert_eq!(ron::from_str::<State<W>>(&text).as_ref(), Ok(state), "restoring changed the state");
}
