//! What all fuzz bodies share: a source of choices from bytes, and a match played by them.

use crate::chance::{Chance, Fast};
use crate::{Game, NoSink, Options, Seat, ToAct, Viewer, Worlds};

/// One decision in this number is saved and restored, because text formats are slow.
const SAVE_EVERY: usize = 16;

/// The bytes that are not used yet.
#[derive(Debug)]
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A number below `n`; 0 when the bytes are used up.
    pub fn below(&mut self, n: usize) -> usize {
        let high = if n > 256 { self.next().unwrap_or(0) as usize * 256 } else { 0 };
        (high + self.next().unwrap_or(0) as usize) % n.max(1)
    }
}

/// Plays until the bytes are used up and checks everything cheap at every decision: the state is sound (P2), options
/// are sorted and differ in meaning (P1), and a seat cannot tell a dealt world from the table (P6). Sometimes it also
/// checks that a saved state can be restored (P4); `restored` saves and loads.
///
/// # Panics
/// When a property does not hold. The fuzzer reports it.
pub fn play<G: Game>(game: &G, mut bytes: Bytes, restored: impl Fn(&G::State) -> G::State) {
    let mut rng = Fast::new(bytes.below(1 << 16) as u64);
    let mut state = game.start(&mut rng, &mut NoSink);
    let mut options = Options::new();
    for number in 0.. {
        game.check(&state).expect("every reached state is sound");
        look(game, &state, Seat::new(number % game.seats()), &mut rng);
        if number % SAVE_EVERY == 0 {
            assert_eq!(restored(&state), state, "restoring changed the state");
        }
        let ToAct::Seats { asked, free } = game.to_act(&state) else { return };
        let may_act = asked.union(free);
        let Some(seat) = may_act.iter().nth(bytes.below(may_act.len())) else { panic!("the game waits for no seat") };
        game.options(&state, seat, &mut options);
        check_options(game, &state, &options);
        if bytes.0.is_empty() {
            return;
        }
        let pick = options[bytes.below(options.len())];
        game.label(&state, pick);
        game.ask(&state, seat);
        game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
    }
}

fn check_options<G: Game>(game: &G, state: &G::State, options: &Options) {
    assert!(!options.is_empty(), "a seat that may act has no options");
    assert!(options.is_sorted_by(|a, b| a < b), "options out of order: {options:?}");
    let mut keys: Vec<_> = options.iter().map(|&o| game.key(state, o)).collect();
    keys.sort_unstable();
    assert!(keys.is_sorted_by(|a, b| a < b), "two options with the same meaning: {keys:?}");
}

fn look<G: Game>(game: &G, state: &G::State, viewer: Seat, rng: &mut impl Chance) {
    let guess = game.guessed(state, viewer);
    let other = guess.as_ref().unwrap_or(game);
    let mut world = state.clone();
    other.resample(&mut world, viewer, rng);
    other.check(&world).expect("every dealt world is sound");
    for who in [Viewer::Seat(viewer), Viewer::Spectator] {
        assert_eq!(other.view(&world, who), game.view(state, who), "a dealt world looks different");
    }
    assert_eq!(other.to_act(&world), game.to_act(state), "who acts depends on secrets");
    if game.to_act(state).all().contains(viewer) {
        let keys = |game, s| Worlds::new(game, s, viewer).keys();
        assert_eq!(keys(other, &world), keys(game, state), "options depend on secrets");
    }
}
