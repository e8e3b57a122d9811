//! Bulk play gives the same results on any number of threads.

use search::{BotSpec, Plan, Stop, simulate};
use star_realms::{Mode, Setup, StarRealms};

#[track_caller]
fn check<const N: usize, const W: usize>(mode: Mode, seats: usize, bots: &str, games: u64) {
    let game = StarRealms::<N, W>::new(Setup { mode, seats, ..Setup::default() }).expect("the setup is valid");
    let run = |threads| {
        let plan = Plan { threads, ..Plan::new(BotSpec::list(bots, seats).expect(bots), games, 7) };
        simulate(&game, &plan, &Stop::new(), &|_| {}).expect("the plan is valid")
    };
    let alone = run(1);
    assert_eq!((alone.games, alone.unfinished), (games, 0));
    for threads in [2, 4] {
        assert_eq!(run(threads), alone, "{mode:?} on {threads} threads");
    }
}

#[test]
fn the_number_of_threads_changes_no_simulation() {
    check::<2, 1>(Mode::Duel, 2, "ismcts:10,rules", 4);
    check::<2, 1>(Mode::Duel, 2, "pilot,lively", 4);
    check::<4, 2>(Mode::FreeForAll, 4, "rules,lively,turn:4:worlds=1:rollouts=4,cadet", 4);
    check::<4, 2>(Mode::Hydra, 4, "rules,lively,rules,uniform", 12);
}
