//! Benchmarks of the parts of a search on this machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use search::{BotSpec, Cores, Stop};
use serde::Serialize;
use serde_json::Value;
use table::chance::Fast;
use table::{NoSink, Options, Seat, ToAct, Worlds};

use crate::adapters::{PreparedGame, Visit, visit};
use crate::registry::OpenError;
use table::Shown;

/// Number of decisions to play before measuring, to reach the middle of a game.
const OPENING: usize = 120;

/// Number of positions in which a search is measured.
const POSITIONS: usize = 8;

/// The amount of work, its time and a digest of the result, which detects wrong results.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// Name of the counted work.
    pub what: &'static str,
    /// Amount of work.
    pub count: u64,
    /// Time it took.
    pub time: Duration,
    /// The last result as a number; for a search, 1 if the result on one core equals that on all cores.
    pub digest: u64,
}

impl Measured {
    /// Work per second.
    pub fn rate(&self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Measures copies and deals of a state, games of heuristic bots, and the iterations and plans of searches. `scale`
/// multiplies the amount of work.
pub fn measure(game: &str, setup: &Value, scale: u64) -> Result<Vec<Measured>, OpenError> {
    struct Run(u64);
    impl Visit for Run {
        type Out = Result<Vec<Measured>, OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            run(&prepared.game, self.0)
        }
    }
    visit(game, setup, Run(scale))?
}

fn run<G: Shown>(game: &G, scale: u64) -> Result<Vec<Measured>, OpenError> {
    let (state, seat) = middle(game);
    let worlds = Worlds::new(game, &state, seat);

    let count = 1_000 * scale;
    let start = Instant::now();
    let mut copy = state.clone();
    for _ in 0..count {
        copy = black_box(&state).clone();
    }
    let copies = Measured { what: "copies", count, time: start.elapsed(), digest: digest(&copy) };

    let count = 100 * scale;
    let mut rng = Fast::new(1);
    let mut world = state.clone();
    let start = Instant::now();
    for _ in 0..count {
        world = black_box(worlds.deal(&mut rng));
    }
    let deals = Measured { what: "re-deals", count, time: start.elapsed(), digest: digest(&world) };

    let [iterations, plans] = search(game, scale)?;
    Ok(vec![copies, deals, playouts(game, scale), iterations, plans])
}

/// Plays whole games with heuristic bots, turn by turn, as the leaves of a search do.
fn playouts<G: Shown>(game: &G, scale: u64) -> Measured {
    let (_, style) = game.styles().swap_remove(0);
    let (count, mut ended) = (2 * scale, 0);
    let mut rng = Fast::new(1);
    let start = Instant::now();
    for _ in 0..count {
        let mut state = game.start(&mut rng, &mut NoSink);
        game.rollout(&mut state, &style, u32::MAX, &mut rng);
        ended += u64::from(matches!(game.to_act(&state), ToAct::Over(_)));
    }
    Measured { what: "script games", count, time: start.elapsed(), digest: u64::from(ended == count) }
}

/// Runs tree search in positions from the beginning of a game to its end; later positions have shorter rollouts.
/// Counts its iterations and the positions it planned ahead in the same time.
fn search<G: Shown>(game: &G, scale: u64) -> Result<[Measured; 2], OpenError> {
    let positions = course(game);
    let spec: BotSpec = format!("ismcts:{}", 20 * scale / POSITIONS as u64).parse()?;
    let (mut iterations, mut plans, mut time, mut same) = (0, 0, Duration::ZERO, true);
    for (state, seat) in &positions {
        let worlds = Worlds::new(game, state, *seat);
        let think = |cores| Ok::<_, OpenError>(spec.build(game, cores)?.advise(&worlds, 1, &Stop::new()));
        let start = Instant::now();
        let advice = think(Cores::One)?;
        time += start.elapsed();
        iterations += u64::from(advice.iterations);
        plans += u64::from(advice.plans);
        // Advice changes whenever a bot is tuned, but the number of cores must not change it.
        same &= advice == think(Cores::All)?;
    }
    let measured = |what, count| Measured { what, count, time, digest: u64::from(same) };
    Ok([measured("search iterations", iterations), measured("search plans", plans)])
}

/// Positions at equal distances in a game of heuristic bots, each at the first real choice of a turn.
fn course<G: Shown>(game: &G) -> Vec<(G::State, Seat)> {
    let (_, style) = game.styles().swap_remove(0);
    let mut rng = Fast::new(1);
    let mut state = game.start(&mut rng, &mut NoSink);
    let mut found = Vec::new();
    while let ToAct::Seats { .. } = game.to_act(&state) {
        found.extend(first_choice(game, state.clone(), rng.clone()));
        game.rollout(&mut state, &style, 1, &mut rng);
    }
    (0..POSITIONS).map(|at| found[at * found.len() / POSITIONS].clone()).collect()
}

/// The state and seat of the first real choice in the current turn.
fn first_choice<G: Shown>(game: &G, mut state: G::State, mut rng: Fast) -> Option<(G::State, Seat)> {
    let turn = game.turn_of(&state);
    let mut options = Options::new();
    loop {
        let ToAct::Seats { asked, .. } = game.to_act(&state) else { return None };
        if game.turn_of(&state) != turn {
            return None;
        }
        let seat = asked.lowest().expect("a running game waits for a seat");
        game.options(&state, seat, &mut options);
        let pick = match options.as_slice() {
            [only] => Some(*only),
            _ => game.obvious(&state, seat, &options),
        };
        let Some(pick) = pick else { return Some((state, seat)) };
        game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
    }
}

/// The answer times of a bot that plays a game against itself on all cores, shortest first.
pub fn answers(game: &str, setup: &Value, bot: &BotSpec) -> Result<Vec<Duration>, OpenError> {
    struct Run<'a>(&'a BotSpec);
    impl Visit for Run<'_> {
        type Out = Result<Vec<Duration>, OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            let game = prepared.game;
            let mut bot = self.0.build(&game, Cores::All)?;
            let (mut rng, mut times, mut options) = (Fast::new(1), Vec::new(), Options::new());
            let mut state = game.start(&mut rng, &mut NoSink);
            while let ToAct::Seats { asked, .. } = game.to_act(&state) {
                let seat = asked.lowest().expect("a running game waits for a seat");
                let start = Instant::now();
                let advice = bot.advise(&Worlds::new(&game, &state, seat), rng.bits(), &Stop::new());
                times.push(start.elapsed());
                game.options(&state, seat, &mut options);
                let pick = options.iter().copied().find(|&o| game.key(&state, o) == advice.best);
                game.apply(&mut state, seat, pick.expect("advice is legal"), &mut rng, &mut NoSink);
            }
            times.sort();
            Ok(times)
        }
    }
    visit(game, setup, Run(bot))?
}

/// Do worlds dealt for this seat differ from the state, so that the seat has hidden information?
fn hides<G: Shown>(game: &G, state: &G::State, seat: Seat) -> bool {
    let (worlds, mut rng) = (Worlds::new(game, state, seat), Fast::new(1));
    (0..4).any(|_| digest(&worlds.deal(&mut rng)) != digest(state))
}

/// A state from the middle of a random game in which a seat has a real choice and hidden information. Some games draw
/// their whole decks; without hidden cards a deal would measure nothing.
fn middle<G: Shown>(game: &G) -> (G::State, Seat) {
    let mut options = Options::new();
    (1..)
        .find_map(|seed| {
            let mut rng = Fast::new(seed);
            let mut state = game.start(&mut rng, &mut NoSink);
            for number in 0.. {
                let ToAct::Seats { asked, .. } = game.to_act(&state) else { break };
                let seat = asked.lowest().expect("a running game waits for a seat");
                game.options(&state, seat, &mut options);
                let asks = number >= OPENING && options.len() > 3 && game.obvious(&state, seat, &options).is_none();
                if asks && hides(game, &state, seat) {
                    return Some((state, seat));
                }
                let pick = options[rng.bits() as usize % options.len()];
                game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
            }
            None
        })
        .expect("some game is longer than the opening")
}

fn digest(value: &impl Serialize) -> u64 {
    let bytes = serde_json::to_vec(value).expect("states and words are plain data");
    let hash = blake3::hash(&bytes);
    u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("eight bytes"))
}
