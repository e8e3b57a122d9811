//! Plays many games on many threads; the result does not depend on the number of threads.

use rayon::prelude::*;
use table::Policy;

use crate::bot::Stop;
use crate::drive::{DECISION_CAP, Player, play};
use crate::math::mix;
use crate::spec::{BotSpec, SpecError};
use crate::stats::Stats;

/// What to simulate.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// One bot per seat.
    pub bots: Vec<BotSpec>,
    /// The number of games.
    pub games: u64,
    /// Number of threads; 0 for all cores.
    pub threads: usize,
    /// The seed from which all randomness comes.
    pub seed: u64,
    /// Move every bot one seat further after each game. The games of one full rotation share their seed, so all bots
    /// get the same chance values.
    pub rotate: bool,
    /// Number of decisions after which a game is aborted.
    pub cap: u64,
}

impl Plan {
    /// A plan for this number of games with rotating seats on all cores.
    pub fn new(bots: Vec<BotSpec>, games: u64, seed: u64) -> Self {
        Self { bots, games, threads: 0, seed, rotate: true, cap: DECISION_CAP }
    }
}

/// Why a simulation cannot start.
#[derive(Debug, thiserror::Error)]
pub enum SimulateError {
    /// A bot does not fit the game.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The operating system refuses to start the threads.
    #[error("cannot start {0} threads")]
    Threads(usize),
}

/// Plays the games of the plan. `progress` is called from any thread with the number of games just finished.
///
/// When `stop` is raised, it ends early with the games played so far.
pub fn simulate<G: Policy + 'static>(
    game: &G,
    plan: &Plan,
    stop: &Stop,
    progress: &(impl Fn(u64) + Sync),
) -> Result<Stats, SimulateError> {
    let seats = game.seats();
    if plan.bots.len() != seats {
        return Err(SpecError::Count { given: plan.bots.len(), seats }.into());
    }
    for bot in &plan.bots {
        bot.check(game)?;
    }
    let pool = pool(plan.threads)?;
    let blank = || Stats::new(plan.bots.iter().map(BotSpec::to_string), seats);
    let chunk = (plan.games / (pool.current_num_threads() as u64 * 64)).clamp(1, 256);
    let players =
        || -> Vec<Player<G>> { plan.bots.iter().map(|bot| Player::new(bot, game).expect("checked above")).collect() };
    let run = |players: &mut Vec<Player<G>>, number: u64| {
        let mut sum = blank();
        for i in number * chunk..((number + 1) * chunk).min(plan.games) {
            if stop.is_raised() {
                break;
            }
            let (turned, seed) = if plan.rotate {
                ((i % seats as u64) as usize, mix(plan.seed, i / seats as u64))
            } else {
                (0, mix(plan.seed, i))
            };
            let seating: Vec<usize> = (0..seats).map(|seat| (seat + seats - turned) % seats).collect();
            let played = play(game, players, &seating, seed, plan.cap, stop);
            if played.outcome.is_none() && stop.is_raised() {
                break;
            }
            sum.add(&played, &seating);
        }
        progress(sum.games);
        sum
    };
    let chunks = plan.games.div_ceil(chunk);
    Ok(pool.install(|| (0..chunks).into_par_iter().map_init(players, run).reduce(blank, |all, some| all.merge(&some))))
}

/// A pool of this number of threads; 0 for one per core.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, SimulateError> {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|_| SimulateError::Threads(threads))
}
