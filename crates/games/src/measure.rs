//! How fast the parts of a search are on this machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use search::{BotSpec, Cores, Stop};
use serde::Serialize;
use serde_json::Value;
use table::chance::Fast;
use table::{NoSink, Options, Seat, ToAct, Worlds};

use crate::registry::OpenError;
use crate::rooms::{Laid, Visit, visit};
use table::Shown;

/// Decisions played before anything is measured: the middle of a game.
const OPENING: usize = 120;

/// Positions a search is measured in.
const POSITIONS: usize = 8;

/// Work done, the time it took, and what came out: fast and wrong must not pass.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// What was counted.
    pub what: &'static str,
    /// How many.
    pub count: u64,
    /// In which time.
    pub time: Duration,
    /// The last result as a number; 1 for a search that says the same on one core and on all.
    pub digest: u64,
}

impl Measured {
    /// How many a second.
    pub fn rate(&self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Measures copies and re-deals of a state, games by the script, and the iterations and plans of searches, `scale` times as
/// many as the least.
pub fn measure(game: &str, setup: &Value, scale: u64) -> Result<Vec<Measured>, OpenError> {
    struct Run(u64);
    impl Visit for Run {
        type Out = Result<Vec<Measured>, OpenError>;
        fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
            run(&laid.game, self.0)
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
    let mut luck = Fast::new(1);
    let mut world = state.clone();
    let start = Instant::now();
    for _ in 0..count {
        world = black_box(worlds.deal(&mut luck));
    }
    let deals = Measured { what: "re-deals", count, time: start.elapsed(), digest: digest(&world) };

    let [iterations, plans] = search(game, scale)?;
    Ok(vec![copies, deals, playouts(game, scale), iterations, plans])
}

/// Whole games by the script, a turn at a time: what the leaves of a search do.
fn playouts<G: Shown>(game: &G, scale: u64) -> Measured {
    let (_, style) = game.styles().swap_remove(0);
    let (count, mut ended) = (2 * scale, 0);
    let mut luck = Fast::new(1);
    let start = Instant::now();
    for _ in 0..count {
        let mut state = game.start(&mut luck, &mut NoSink);
        game.rollout(&mut state, &style, u32::MAX, &mut luck);
        ended += u64::from(matches!(game.to_act(&state), ToAct::Over(_)));
    }
    Measured { what: "script games", count, time: start.elapsed(), digest: u64::from(ended == count) }
}

/// Tree search in positions from the beginning of a game to its end: the later, the shorter the rollouts. Its iterations,
/// and the positions it planned ahead in the same time.
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
        // Opinions change whenever an opponent is tuned; what must hold is that cores do not change them.
        same &= advice == think(Cores::All)?;
    }
    let measured = |what, count| Measured { what, count, time, digest: u64::from(same) };
    Ok([measured("search iterations", iterations), measured("search plans", plans)])
}

/// Positions at equal distances in one game played by the script: the first real choice of a turn.
fn course<G: Shown>(game: &G) -> Vec<(G::State, Seat)> {
    let (_, style) = game.styles().swap_remove(0);
    let mut luck = Fast::new(1);
    let mut state = game.start(&mut luck, &mut NoSink);
    let mut found = Vec::new();
    while let ToAct::Seats { .. } = game.to_act(&state) {
        found.extend(first_choice(game, state.clone(), luck.clone()));
        game.rollout(&mut state, &style, 1, &mut luck);
    }
    (0..POSITIONS).map(|at| found[at * found.len() / POSITIONS].clone()).collect()
}

/// Where the turn under way first asks something worth thinking about, and whom.
fn first_choice<G: Shown>(game: &G, mut state: G::State, mut luck: Fast) -> Option<(G::State, Seat)> {
    let turn = game.turn_of(&state);
    let mut options = Options::new();
    loop {
        let ToAct::Seats { asked, .. } = game.to_act(&state) else { return None };
        if game.turn_of(&state) != turn {
            return None;
        }
        let seat = asked.lowest().expect("somebody is asked while a game goes on");
        game.options(&state, seat, &mut options);
        let pick = match options.as_slice() {
            [only] => Some(*only),
            _ => game.obvious(&state, seat, &options),
        };
        let Some(pick) = pick else { return Some((state, seat)) };
        game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
    }
}

/// How long a bot takes to answer when it plays a game against itself on all cores: every time, shortest first.
pub fn answers(game: &str, setup: &Value, bot: &BotSpec) -> Result<Vec<Duration>, OpenError> {
    struct Run<'a>(&'a BotSpec);
    impl Visit for Run<'_> {
        type Out = Result<Vec<Duration>, OpenError>;
        fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
            let game = laid.game;
            let mut bot = self.0.build(&game, Cores::All)?;
            let (mut luck, mut times, mut options) = (Fast::new(1), Vec::new(), Options::new());
            let mut state = game.start(&mut luck, &mut NoSink);
            while let ToAct::Seats { asked, .. } = game.to_act(&state) {
                let seat = asked.lowest().expect("somebody is asked while a game goes on");
                let start = Instant::now();
                let advice = bot.advise(&Worlds::new(&game, &state, seat), luck.bits(), &Stop::new());
                times.push(start.elapsed());
                game.options(&state, seat, &mut options);
                let pick = options.iter().copied().find(|&o| game.key(&state, o) == advice.best);
                game.apply(&mut state, seat, pick.expect("advice is legal"), &mut luck, &mut NoSink);
            }
            times.sort();
            Ok(times)
        }
    }
    visit(game, setup, Run(bot))?
}

/// Would cards the seat cannot see lie elsewhere in some world dealt for it?
fn hides<G: Shown>(game: &G, state: &G::State, seat: Seat) -> bool {
    let (worlds, mut luck) = (Worlds::new(game, state, seat), Fast::new(1));
    (0..4).any(|_| digest(&worlds.deal(&mut luck)) != digest(state))
}

/// A state from the middle of a game played at random, where somebody has a real choice to think about and does not know
/// everything: some games draw their decks to the end, and dealing nothing anew would measure nothing.
fn middle<G: Shown>(game: &G) -> (G::State, Seat) {
    let mut options = Options::new();
    (1..)
        .find_map(|seed| {
            let mut luck = Fast::new(seed);
            let mut state = game.start(&mut luck, &mut NoSink);
            for number in 0.. {
                let ToAct::Seats { asked, .. } = game.to_act(&state) else { break };
                let seat = asked.lowest().expect("somebody is asked while a game goes on");
                game.options(&state, seat, &mut options);
                let asks = number >= OPENING && options.len() > 3 && game.obvious(&state, seat, &options).is_none();
                if asks && hides(game, &state, seat) {
                    return Some((state, seat));
                }
                let pick = options[luck.bits() as usize % options.len()];
                game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
            }
            None
        })
        .expect("some game lasts longer than its opening")
}

fn digest(value: &impl Serialize) -> u64 {
    let bytes = serde_json::to_vec(value).expect("states and words are plain data");
    let hash = blake3::hash(&bytes);
    u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("eight bytes"))
}
