//! Whole random games by people who hesitate to pass, for what a game's own tests count and measure.

use super::counting::Counting;
use super::drive::somebody;
use super::play::Mark;
use crate::chance::{Chance, Fast};
use crate::event::NoSink;
use crate::game::{Game, ToAct};
use crate::option::{Opt, Options};
use crate::seat::Seat;

/// Whose decision it is, with the options in `options`; `None` when the game is over.
///
/// # Panics
/// When the game waits for nobody, lets somebody act unasked, or asks somebody who has no options.
#[track_caller]
pub fn asked<G: Game>(game: &G, state: &G::State, options: &mut Options, dice: &mut Fast) -> Option<Seat> {
    let ToAct::Seats { asked, free } = game.to_act(state) else { return None };
    assert!(free.is_empty() && !asked.is_empty(), "the game waits for nobody");
    let seat = asked.iter().nth(dice.below(asked.len() as u32) as usize)?;
    game.options(state, seat, options);
    assert!(!options.is_empty(), "{seat:?} has no options: {state:?}");
    Some(seat)
}

/// A random pick. Every other game is played by people who think three times before an option that only lets go, such as
/// a pass: more comes of such games.
pub fn hesitant(options: &Options, game: usize, dice: &mut Fast, lets_go: impl Fn(Opt) -> bool) -> Opt {
    let mut draw = || options[dice.below(options.len() as u32) as usize];
    let mut pick = draw();
    for _ in 0..if game % 2 == 1 { 3 } else { 0 } {
        if lets_go(pick) {
            pick = draw();
        }
    }
    pick
}

/// P9: plays whole games with the calls search makes, dealing a world anew before each pick. Returns the decisions met
/// and the allocations made, which needs [`Counting`] as the allocator of the program.
pub fn allocations<G: Game>(game: &G, games: usize, pick: impl Fn(&Options, usize, &mut Fast) -> Opt) -> (usize, u64) {
    let mut options = Options::new();
    let (mut luck, mut dice) = (Fast::new(1), Fast::new(2));
    let mut decisions = 0;
    let before = Counting::here();
    for number in 0..games {
        let mut state = game.start(&mut luck, &mut NoSink);
        while let Some(seat) = somebody(game.to_act(&state), &mut dice) {
            game.options(&state, seat, &mut options);
            let pick = pick(&options, number, &mut dice);
            let mut world = state.clone();
            game.resample(&mut world, Seat::new(decisions % game.seats()), &mut luck);
            game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
            decisions += 1;
        }
    }
    (decisions, Counting::here() - before)
}

/// P9: plays whole games and notes the longest each list gets. `seeds` are those of the luck and of the picks.
pub fn high_water<G: Game, const N: usize>(
    game: &G,
    games: usize,
    seeds: [u64; 2],
    pick: impl Fn(&Options, usize, &mut Fast) -> Opt,
    marks: impl Fn(&G::State) -> [Mark; N],
    highest: &mut [Mark; N],
) {
    let mut options = Options::new();
    let [mut luck, mut dice] = seeds.map(Fast::new);
    for number in 0..games {
        let mut state = game.start(&mut luck, &mut NoSink);
        while let Some(seat) = asked(game, &state, &mut options, &mut dice) {
            for (high, now) in highest.iter_mut().zip(marks(&state)) {
                *high = Mark { len: high.len.max(now.len), ..now };
            }
            let pick = pick(&options, number, &mut dice);
            game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
        }
    }
}

/// P1, P2, P4, P6: a fuzz body is fed bytes of noise, so many times, each as long as `len` says.
pub fn fed_noise(body: impl Fn(&[u8]), times: usize, len: impl Fn(usize) -> usize) {
    for seed in 0..times {
        let mut luck = Fast::new(seed as u64);
        let noise: Vec<u8> = (0..len(seed)).map(|_| luck.below(256) as u8).collect();
        body(&noise);
    }
}
