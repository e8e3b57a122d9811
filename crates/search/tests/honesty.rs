//! A bot with the same view decides the same: in dealt worlds, on any number of threads, and through every API.

mod common;

use common::skirmish::Skirmish;
use search::{Advice, Bot, BotSpec, Cores, Ismcts, IsmctsConfig, Plan, Player, Stop, play, simulate};
use table::chance::Fast;
use table::{Chance, Game, NoSink, Options, Policy, Seat, ToAct, Viewer, Worlds};

const BOTS: [&str; 14] = [
    "uniform",
    "lively",
    "rules",
    "rules:miser",
    "rules:judge=on",
    "turn:16:worlds=2",
    "flat:60",
    "ismcts:150",
    "ismcts:150:root=puct",
    "ismcts:150:deals=4:mix=1",
    "ismcts:1100:root=puct",
    "cadet",
    "pilot",
    "captain",
];

/// Positions of random play in which a player has a choice.
fn positions<G: Policy>(game: &G, n: usize, seed: u64) -> Vec<(G::State, Seat)> {
    let mut rng = Fast::new(seed);
    let mut found = Vec::new();
    let mut options = Options::new();
    while found.len() < n {
        let mut state = game.start(&mut rng, &mut NoSink);
        while let ToAct::Seats { asked, .. } = game.to_act(&state) {
            let seat = asked.lowest().expect("a seat must act");
            game.options(&state, seat, &mut options);
            if options.len() > 1 && rng.below(6) == 0 {
                found.push((state.clone(), seat));
            }
            let pick = options[rng.below(options.len() as u32) as usize];
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        }
    }
    found.truncate(n);
    found
}

fn advise<G: Policy + 'static>(game: &G, state: &G::State, seat: Seat, bot: &str, seed: u64) -> Advice {
    let spec: BotSpec = bot.parse().expect(bot);
    let mut bot = spec.build(game, Cores::One).expect("the game has this personality");
    bot.advise(&Worlds::new(game, state, seat), seed, &Stop::new())
}

#[track_caller]
fn honest(game: &Skirmish, n: usize) {
    let mut rng = Fast::new(99);
    let mut redealt = 0;
    for (number, (state, seat)) in positions(game, n, 5).into_iter().enumerate() {
        let mut other = state;
        game.resample(&mut other, seat, &mut rng);
        other.numbering = 1 + number as u16 % 4;
        assert_eq!(game.view(&state, Viewer::Seat(seat)), game.view(&other, Viewer::Seat(seat)));
        redealt += usize::from(other.hand != state.hand);
        for bot in BOTS {
            let (here, there) = [state, other].map(|s| advise(game, &s, seat, bot, number as u64)).into();
            assert_eq!(here, there, "the advice of {bot} depends on hidden cards in {state:?}");
            assert!(Worlds::new(game, &state, seat).keys().contains(&here.best));
            let shares: f32 = here.lines.iter().map(|line| line.share).sum();
            assert!((shares - 1.0).abs() < 1e-3, "{bot}: shares sum to {shares}");
        }
    }
    assert!(redealt > n / 3, "only {redealt} of {n} worlds differ");
}

#[test]
fn equal_views_get_equal_advice_in_a_duel() {
    honest(&Skirmish { obvious: false, ..Skirmish::duel() }, 25);
}

#[test]
fn equal_views_get_equal_advice_among_four() {
    honest(&Skirmish::brawl(4), 12);
}

#[test]
fn equal_views_get_equal_advice_in_a_team() {
    honest(&Skirmish::pairs(), 12);
}

#[test]
fn the_number_of_threads_changes_no_advice() {
    let game = Skirmish { obvious: false, ..Skirmish::brawl(3) };
    let style = game.styles().swap_remove(0).1;
    let config = IsmctsConfig { iterations: 5_000, ..IsmctsConfig::default() };
    for (state, seat) in positions(&game, 4, 8) {
        let worlds = Worlds::new(&game, &state, seat);
        let think = |cores| Ismcts::<Skirmish>::new(config, style.clone(), cores).advise(&worlds, 3, &Stop::new());
        let alone = think(Cores::One);
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            assert_eq!(pool.install(|| think(Cores::All)), alone, "{threads} threads");
        }
    }
}

#[test]
fn the_number_of_threads_changes_no_simulation() {
    let game = Skirmish::brawl(3);
    let mut plan = Plan::new(BotSpec::list("lively,rules,ismcts:40", 3).expect("three bots"), 40, 11);
    let mut seen = Vec::new();
    for threads in [1, 3] {
        plan.threads = threads;
        let done = std::sync::atomic::AtomicU64::new(0);
        let count = |n| {
            done.fetch_add(n, std::sync::atomic::Ordering::Relaxed);
        };
        seen.push(simulate(&game, &plan, &Stop::new(), &count).expect("the plan is valid"));
        assert_eq!(done.into_inner(), 40);
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0].games, 40);
    assert_eq!(seen[0].bots[0].games_by_seat, [14, 13, 13]);
    assert_eq!(seen[0].wins_by_seat().iter().sum::<u64>() + seen[0].unfinished, 40);
}

/// Bulk play of the random bots skips the bot call; this must not change their choices.
#[test]
fn the_fast_road_picks_like_the_bots() {
    for game in [Skirmish::duel(), Skirmish::brawl(4), Skirmish::pairs()] {
        let seating: Vec<usize> = vec![0; game.seats()];
        for seed in 0..30 {
            for (fast, bot) in [("uniform", Player::Uniform), ("lively", Player::Lively)] {
                let slow = fast.parse::<BotSpec>().expect(fast).build(&game, Cores::One).expect(fast);
                let cap = 3_000;
                let a = play(&game, &mut [bot], &seating, seed, cap, &Stop::new());
                let b = play(&game, &mut [Player::Bot(slow)], &seating, seed, cap, &Stop::new());
                assert_eq!(a, b, "{fast}");
            }
        }
    }
}

#[test]
fn a_raised_stop_ends_a_search_soon_and_still_answers() {
    let game = Skirmish { obvious: false, ..Skirmish::duel() };
    let (state, seat) = positions(&game, 1, 2).swap_remove(0);
    let stop = Stop::new();
    stop.raise();
    let spec: BotSpec = "ismcts:100000000:root=puct:trees=1".parse().expect("a bot");
    let mut bot = spec.build(&game, Cores::One).expect("plain");
    let advice = bot.advise(&Worlds::new(&game, &state, seat), 1, &stop);
    assert_eq!(advice.iterations, 64);
    let timed = Stop::after(std::time::Duration::from_millis(30));
    assert!(bot.advise(&Worlds::new(&game, &state, seat), 1, &timed).iterations < 100_000_000);
}
