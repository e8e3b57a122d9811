//! Whole random games for the counts and measurements in a game's own tests.

use super::counting::Counting;
use super::drive::acting_seat;
use super::play::ListSize;
use crate::chance::{Chance, Fast};
use crate::event::NoSink;
use crate::game::{Game, ToAct};
use crate::option::{Opt, Options};
use crate::seat::Seat;

/// The seat that decides next, with its options in `options`; `None` when the game is over.
///
/// # Panics
/// When no seat must act, when a seat may act without being asked, or when the seat has no options.
#[track_caller]
pub fn asked<G: Game>(game: &G, state: &G::State, options: &mut Options, dice: &mut Fast) -> Option<Seat> {
    let ToAct::Seats { asked, free } = game.to_act(state) else { return None };
    assert!(free.is_empty() && !asked.is_empty(), "exactly the seats in `asked` may act");
    let seat = asked.iter().nth(dice.below(asked.len() as u32) as usize)?;
    game.options(state, seat, options);
    assert!(!options.is_empty(), "{seat:?} has no options: {state:?}");
    Some(seat)
}

/// A random pick. In every other game, an option that only gives something up, such as a pass, is drawn again up to
/// three times: such games last longer and reach more situations.
pub fn reluctant_pick(options: &Options, game: usize, dice: &mut Fast, lets_go: impl Fn(Opt) -> bool) -> Opt {
    let mut draw = || options[dice.below(options.len() as u32) as usize];
    let mut pick = draw();
    for _ in 0..if game % 2 == 1 { 3 } else { 0 } {
        if lets_go(pick) {
            pick = draw();
        }
    }
    pick
}

/// P9: plays whole games with the calls that search makes, dealing a world before each pick. Returns the number of
/// decisions and of allocations. [`Counting`] must be the program's allocator.
pub fn allocations<G: Game>(game: &G, games: usize, pick: impl Fn(&Options, usize, &mut Fast) -> Opt) -> (usize, u64) {
    let mut options = Options::new();
    let (mut rng, mut dice) = (Fast::new(1), Fast::new(2));
    let mut decisions = 0;
    let before = Counting::here();
    for number in 0..games {
        let mut state = game.start(&mut rng, &mut NoSink);
        while let Some(seat) = acting_seat(game.to_act(&state), &mut dice) {
            game.options(&state, seat, &mut options);
            let pick = pick(&options, number, &mut dice);
            let mut world = state.clone();
            game.resample(&mut world, Seat::new(decisions % game.seats()), &mut rng);
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
            decisions += 1;
        }
    }
    (decisions, Counting::here() - before)
}

/// P9: plays whole games and records the greatest length of each list. `seeds` seed the chance values and the picks.
pub fn high_water<G: Game, const N: usize>(
    game: &G,
    games: usize,
    seeds: [u64; 2],
    pick: impl Fn(&Options, usize, &mut Fast) -> Opt,
    marks: impl Fn(&G::State) -> [ListSize; N],
    highest: &mut [ListSize; N],
) {
    let mut options = Options::new();
    let [mut rng, mut dice] = seeds.map(Fast::new);
    for number in 0..games {
        let mut state = game.start(&mut rng, &mut NoSink);
        while let Some(seat) = asked(game, &state, &mut options, &mut dice) {
            for (high, now) in highest.iter_mut().zip(marks(&state)) {
                *high = ListSize { len: high.len.max(now.len), ..now };
            }
            let pick = pick(&options, number, &mut dice);
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        }
    }
}

/// P1, P2, P4, P6: runs a fuzz body `times` times on random bytes of the length that `len` gives.
pub fn run_on_noise(body: impl Fn(&[u8]), times: usize, len: impl Fn(usize) -> usize) {
    for seed in 0..times {
        let mut rng = Fast::new(seed as u64);
        let noise: Vec<u8> = (0..len(seed)).map(|_| rng.below(256) as u8).collect();
        body(&noise);
    }
}
