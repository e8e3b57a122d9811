//! How fast the parts of a search are on this machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use search::{BotSpec, Cores, Stop};
use serde::Serialize;
use serde_json::Value;
use table::chance::Fast;
use table::{NoSink, Options, Seat, ToAct, Worlds};

use crate::registry::{OpenError, Visit, visit};
use crate::shown::Shown;

/// Decisions played before anything is measured: the middle of a game.
const OPENING: usize = 120;

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

/// Measures copies and re-deals of a state, and the iterations of one search, `scale` times as many as the least.
pub fn measure(game: &str, setup: &Value, scale: u64) -> Result<Vec<Measured>, OpenError> {
    struct Run(u64);
    impl Visit for Run {
        type Out = Result<Vec<Measured>, OpenError>;
        fn visit<G: Shown>(self, game: G) -> Self::Out {
            run(&game, self.0)
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

    let spec: BotSpec = format!("ismcts:{}", 20 * scale).parse()?;
    let think = |cores| Ok::<_, OpenError>(spec.build(game, cores)?.advise(&worlds, 1, &Stop::new()));
    let start = Instant::now();
    let advice = think(Cores::One)?;
    let time = start.elapsed();
    let count = u64::from(advice.iterations);
    // Opinions change whenever an opponent is tuned; what must hold is that cores do not change them.
    let same = u64::from(advice == think(Cores::All)?);
    let search = Measured { what: "search iterations", count, time, digest: same };
    Ok(vec![copies, deals, search])
}

/// A state from the middle of a game played at random, where somebody has a real choice to think about.
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
                if number >= OPENING && options.len() > 3 && game.obvious(&state, seat, &options).is_none() {
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
