//! Plays complete games between bots.

use table::chance::Fast;
use table::{Game, NoSink, Opt, Options, Outcome, Policy, Seat, ToAct, Worlds};

use crate::bot::{Bot, Cores, Stop};
use crate::math::mix;
use crate::simple::roll;
use crate::spec::{BotKind, BotSpec, SpecError};

/// Default number of decisions after which a game is aborted.
pub const DECISION_CAP: u64 = 20_000;

/// A player. The two random bot kinds choose from the option list directly, without a bot call or an allocation.
pub enum Player<G: Policy> {
    /// [`crate::Uniform`].
    Uniform,
    /// [`crate::Lively`].
    Lively,
    /// Any other bot.
    Bot(Box<dyn Bot<G> + Send>),
}

impl<G: Policy + 'static> Player<G> {
    /// The player for this spec. It thinks on the caller's thread.
    pub fn new(spec: &BotSpec, game: &G) -> Result<Self, SpecError> {
        Ok(match (spec.kind(), spec.blunders()) {
            (BotKind::Uniform, None) => Self::Uniform,
            (BotKind::Lively, None) => Self::Lively,
            _ => Self::Bot(spec.build(game, Cores::One)?),
        })
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The outcome; `None` when the game was aborted at the cap or by the stop flag.
    pub outcome: Option<Outcome>,
    /// Options applied, including forced ones.
    pub decisions: u64,
    /// The number of the last turn.
    pub turns: u32,
}

/// Plays one game. `seating` maps each seat to its player; one player may have several seats. The same seed gives the
/// same game.
///
/// When several seats must decide at once, the lowest chooses first. Seats that may act but need not never do.
pub fn play<G: Policy>(
    game: &G,
    players: &mut [Player<G>],
    seating: &[usize],
    seed: u64,
    cap: u64,
    stop: &Stop,
) -> Played {
    // Most bulk play is uniform and should cost nothing but the rules. It gets its own copy of the loop, in which the
    // compiler sees that no seat is looked up and no bot is called.
    if players.iter().all(|player| matches!(player, Player::Uniform)) {
        return play_by(game, seed, cap, |_, _, options, bits| Some(options[roll(bits, options.len())]));
    }
    play_by(game, seed, cap, |state, seat, options, bits| match &mut players[seating[seat.idx()]] {
        Player::Uniform => Some(options[roll(bits, options.len())]),
        Player::Lively => {
            let mut busy = options.iter().filter(|&&opt| !game.is_idle(state, opt));
            match busy.clone().count() {
                0 => Some(options[roll(bits, options.len())]),
                n => busy.nth(roll(bits, n)).copied(),
            }
        }
        Player::Bot(_) if stop.is_raised() => None,
        Player::Bot(bot) => {
            let key = bot.pick(&Worlds::new(game, state, seat), bits, stop);
            let pick = options.iter().find(|&&opt| game.key(state, opt) == key);
            Some(*pick.expect("a bot picks one of the options"))
        }
    })
}

/// The loop of all bulk play, measured by `cargo xtask count`. `choose` gets the state, the seat, its options (more
/// than one) and random bits; `None` aborts the game.
fn play_by<G: Policy>(
    game: &G,
    seed: u64,
    cap: u64,
    mut choose: impl FnMut(&G::State, Seat, &Options, u64) -> Option<Opt>,
) -> Played {
    let mut rng = Fast::new(mix(seed, 0));
    let mut picks = Fast::new(mix(seed, 1));
    let mut options = Options::new();
    let mut state = game.start(&mut rng, &mut NoSink);
    let mut decisions = 0;
    let outcome = loop {
        let asked = match game.to_act(&state) {
            ToAct::Over(outcome) => break Some(outcome),
            ToAct::Seats { asked, .. } => asked,
        };
        if decisions >= cap {
            break None;
        }
        let seat = asked.lowest().expect("`asked` is never empty");
        game.options(&state, seat, &mut options);
        let pick = match options.as_slice() {
            [only] => *only,
            _ => match choose(&state, seat, &options, picks.bits()) {
                Some(pick) => pick,
                None => break None,
            },
        };
        game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        decisions += 1;
    };
    Played { outcome, decisions, turns: game.turn_of(&state) }
}

/// The teams at the start of a game, each as a list of seats, ordered by their lowest members.
pub(crate) fn teams<G: Game>(game: &G) -> Vec<Vec<Seat>> {
    let state = game.start(&mut Fast::new(0), &mut NoSink);
    let mut teams: Vec<Vec<Seat>> = Vec::new();
    for seat in Seat::first(game.seats()) {
        if !teams.iter().flatten().any(|&other| other == seat) {
            let members = game.team(&state, seat);
            teams.push(Seat::first(game.seats()).filter(|&other| other == seat || members.contains(other)).collect());
        }
    }
    teams
}
