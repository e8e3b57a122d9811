//! A warm search does not allocate during iterations, and its trees respect their memory limit.

mod common;

use common::skirmish::Skirmish;
use search::{Bot, Cores, Ismcts, IsmctsConfig, Player, RootRule, Stop, play};
use table::chance::Fast;
use table::conformance::Counting;
use table::{Game, NoSink, Policy, Seat, Worlds};

#[global_allocator]
static COUNTING: Counting = Counting;

fn calls(work: impl FnOnce()) -> u64 {
    let before = Counting::everywhere();
    work();
    Counting::everywhere() - before
}

/// A single test, because the counter covers the whole process.
#[test]
fn thinking_and_bulk_play_do_not_allocate() {
    let game = Skirmish { obvious: false, ..Skirmish::duel() };
    let style = game.styles().swap_remove(0).1;
    let state = game.start(&mut Fast::new(3), &mut NoSink);
    let worlds = Worlds::new(&game, &state, Seat::new(0));

    // Rollouts of the test game allocate, so leaves are only evaluated.
    let config = IsmctsConfig { iterations: 3_000, mix: 1.0, trees: 1, ..IsmctsConfig::default() };
    let mut bot = Ismcts::<Skirmish>::new(config, style.clone(), Cores::One);
    let cold = bot.advise(&worlds, 5, &Stop::new());
    let made = calls(|| assert_eq!(bot.advise(&worlds, 5, &Stop::new()), cold));
    assert!(made < 30, "{made} allocations in 3,000 iterations");

    let small = IsmctsConfig { iterations: 40_000, memory: 1, root: RootRule::Halving, ..config };
    let mut bot = Ismcts::<Skirmish>::new(small, style, Cores::One);
    assert_eq!(bot.advise(&worlds, 5, &Stop::new()).iterations, 40_000);
    assert!(bot.memory() <= 3 << 20, "{} bytes, including the slack of growing vectors", bot.memory());

    let (stop, mut players) = (Stop::new(), [Player::Uniform, Player::Lively]);
    let made = calls(|| {
        for seed in 0..50 {
            let played = play(&game, &mut players, &[0, 1], seed, 5_000, &stop);
            assert!(played.decisions > 10);
        }
    });
    assert_eq!(made, 0, "bulk play of the random bots allocates");
}
