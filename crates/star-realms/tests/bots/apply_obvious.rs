//! Applying obvious options at once gives the same state as applying them one by one.

use star_realms::frame::Frame;
use star_realms::{Mode, Setup, StarRealms, State};
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, Policy, Seat, ToAct};

/// Takes obvious options while there are any; other questions get the first answer.
fn take_obvious<const N: usize, const W: usize>(g: &StarRealms<N, W>, s: &mut State<N, W>, rng: &mut Fast) {
    let mut options = Options::new();
    while let Some(seat) = asked(g, s) {
        g.options(s, seat, &mut options);
        let main = matches!(s.frames.last(), Some(Frame::Main { .. }));
        let Some(pick) = g.obvious(s, seat, &options).or((!main).then_some(options[0])) else { return };
        g.apply(s, seat, pick, rng, &mut NoSink);
    }
}

fn asked<const N: usize, const W: usize>(g: &StarRealms<N, W>, s: &State<N, W>) -> Option<Seat> {
    match g.to_act(s) {
        ToAct::Seats { asked, .. } => asked.lowest(),
        ToAct::Over(_) => None,
    }
}

#[track_caller]
fn check<const N: usize, const W: usize>(mode: Mode, seats: usize, games: u64) {
    let game = StarRealms::<N, W>::new(Setup { mode, seats, ..Setup::default() }).expect("the setup is valid");
    let mut options = Options::new();
    let mut rushed = 0;
    for seed in 0..games {
        let mut rng = Fast::new(seed);
        let mut state = game.start(&mut rng, &mut NoSink);
        while let Some(seat) = asked(&game, &state) {
            let (mut slow, mut quick) = (state, state);
            game.apply_obvious(&mut quick, seat, &mut Fast::new(seed));
            if quick != slow {
                rushed += 1;
                take_obvious(&game, &mut slow, &mut Fast::new(seed));
                take_obvious(&game, &mut quick, &mut Fast::new(seed));
                assert_eq!(quick, slow, "{mode:?}, game {seed}, turn {}", state.turn);
            }
            game.options(&state, seat, &mut options);
            options.retain(|o| !game.is_idle(&state, *o));
            if options.is_empty() {
                game.options(&state, seat, &mut options);
            }
            let pick = options[rng.below(options.len() as u32) as usize];
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        }
    }
    assert!(rushed > 20 * games, "{mode:?}: too few comparisons");
}

#[test]
fn a_rush_is_the_obvious_picks_one_by_one() {
    check::<2, 1>(Mode::Duel, 2, 40);
    check::<4, 2>(Mode::FreeForAll, 4, 5);
    check::<4, 2>(Mode::Hydra, 4, 5);
    check::<6, 3>(Mode::Raid, 6, 3);
}
