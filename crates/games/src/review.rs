//! Computer analysis of a finished match: what each choice lost, and what randomness changed.
//!
//! Every decision is judged by what its seat could know: the computer evaluates dealt worlds ([`Worlds`]), never the
//! true state. A mistake is therefore one that the player could have recognized. A good choice with a bad draw is not
//! a mistake.

use std::sync::Arc;

use search::{BotSpec, Cores, Stop};
use session::{Act, Loading, Match, Save};
use table::chance::Fast;
use table::{NoSink, OptKey, Options, Phrase, Seat, ToAct, Worlds};

use crate::adapters::{PreparedGame, Visit, visit};
use crate::registry::OpenError;
use table::Shown;

/// The bot that finds the best option. It plans to the end of the turn, as people do.
const ADVISER: &str = "turn:rollouts=200";
/// Number of games played after an option. It gives the win chance to about one percent.
const GAMES: u64 = 1500;
/// Maximum number of turns per seat in such a game.
const ROUNDS: u32 = 100;

/// The loss of win chance from which on a choice is marked.
const MARKS: [(f32, Mistake); 3] = [(0.20, Mistake::Blunder), (0.10, Mistake::Mistake), (0.05, Mistake::Inaccuracy)];

/// A finished match to analyze. Nothing is computed before a call of [`Review::judge`].
pub struct Review(Box<dyn Reviewer>);

/// How bad a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// Another option was slightly better.
    Inaccuracy,
    /// Another option was better.
    Mistake,
    /// Another option was much better.
    Blunder,
}

/// An analyzed decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Number of the log line.
    pub line: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// Whether it is the first decision of a turn.
    pub turn: bool,
    /// Win chance of every seat before the choice, assuming the best option.
    pub before: Vec<f32>,
    /// Win chance of every seat after the choice.
    pub after: Vec<f32>,
    /// Key and label of the chosen option.
    pub chosen: (String, Phrase),
    /// Key and label of the best option, if it was better.
    pub best: Option<(String, Phrase)>,
}

/// A point in the course of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Point<'a> {
    /// The decision.
    pub judged: &'a Judged,
    /// Win chance its seat lost by the choice.
    pub loss: f32,
    /// How bad the choice was.
    pub mistake: Option<Mistake>,
    /// Change of every seat's win chance since the previous choice due to randomness and new information. `before` of a
    /// point is `after` of the previous one plus this.
    pub luck: Vec<f32>,
}

impl Review {
    /// Finds the decisions of a match: the lines in force whose seat had more than one option and did not take the
    /// obvious one. If a line has several picks, the first one counts.
    pub fn of(save: &Save) -> Result<Self, OpenError> {
        struct Open<'a>(&'a Save);
        impl Visit for Open<'_> {
            type Out = Result<Review, OpenError>;
            fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
                let how = Loading { ignore_digests: true, ..Loading::default() };
                let session = Match::from_save(Arc::new(prepared.game), self.0, how)?.session;
                Ok(Review(Box::new(Judges { spots: spots(&session), game: Arc::clone(session.game()) })))
            }
        }
        visit(&save.header.game, &save.header.setup, Open(save))?
    }

    /// Number of decisions.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there is no decision.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Analyzes a decision by its number. The result is deterministic; it is `None` if stopped.
    ///
    /// # Panics
    ///
    /// If there is no decision with this number.
    pub fn judge(&self, number: usize, stop: &Stop) -> Option<Judged> {
        self.0.judge(number, stop)
    }
}

impl Judged {
    /// Win chance the seat lost by the choice.
    pub fn loss(&self) -> f32 {
        self.before[self.seat.idx()] - self.after[self.seat.idx()]
    }
}

/// The course of a match from its analyzed decisions: choices and randomness add up to the changes of win chance.
pub fn course_of(judged: &[Judged]) -> Vec<Point<'_>> {
    let mut last: Option<&Judged> = None;
    let point = |judged| {
        let here: &Judged = judged;
        let luck = match last.replace(here) {
            Some(last) => here.before.iter().zip(&last.after).map(|(now, then)| now - then).collect(),
            None => vec![0.0; here.before.len()],
        };
        let loss = here.loss();
        let mistake = MARKS.iter().find(|(from, _)| loss >= *from).map(|(_, mistake)| *mistake);
        Point { judged: here, loss, mistake, luck }
    };
    judged.iter().map(point).collect()
}

trait Reviewer: Send + Sync {
    fn len(&self) -> usize;
    fn judge(&self, number: usize, stop: &Stop) -> Option<Judged>;
}

struct Judges<G: Shown> {
    game: Arc<G>,
    spots: Vec<Spot<G::State>>,
}

/// A decision and its state.
struct Spot<S> {
    line: usize,
    seat: Seat,
    turn: bool,
    key: OptKey,
    state: S,
}

/// The decisions of a match.
fn spots<G: Shown>(session: &Match<G>) -> Vec<Spot<G::State>> {
    let game = &**session.game();
    let mut spots: Vec<Spot<G::State>> = Vec::new();
    let mut turn = None;
    let befores = session.history().map(|(_, state)| state);
    for (state, (line, seat, _)) in befores.zip(session.commits()) {
        let Act::Pick { keys, .. } = &session.lines()[line - 1].act else { continue };
        let mut options = Options::new();
        game.options(state, seat, &mut options);
        let key_of = |o| game.key_text(game.key(state, o));
        let Some(&taken) = options.iter().find(|&&o| keys.first() == Some(&key_of(o))) else { continue };
        if options.len() > 1 && game.obvious(state, seat, &options) != Some(taken) {
            let begins = turn.replace(game.turn_of(state)) != Some(game.turn_of(state));
            spots.push(Spot { line, seat, turn: begins, key: game.key(state, taken), state: state.clone() });
        }
    }
    spots
}

impl<G: Shown> Reviewer for Judges<G> {
    fn len(&self) -> usize {
        self.spots.len()
    }

    fn judge(&self, number: usize, stop: &Stop) -> Option<Judged> {
        let spot = &self.spots[number];
        let worlds = Worlds::new(&*self.game, &spot.state, spot.seat);
        let spec: BotSpec = ADVISER.parse().expect("tests parse the adviser's name");
        let mut bot = spec.build(&*self.game, Cores::One).expect("the adviser plays every game");
        let advice = bot.advise(&worlds, seed(spot.line as u64), stop);
        let chosen = outlook(&worlds, spot, spot.key, stop)?;
        let mut judged = Judged {
            line: spot.line,
            seat: spot.seat,
            turn: spot.turn,
            before: chosen.clone(),
            after: chosen,
            chosen: self.named(&worlds, spot.key),
            best: None,
        };
        if advice.best == spot.key {
            return Some(judged);
        }
        let best = outlook(&worlds, spot, advice.best, stop)?;
        // The adviser plans to the end of the turn, but the games continue with heuristic bots immediately. Each can
        // misjudge what the other sees, so only a choice that both find worse is a mistake.
        let me = spot.seat.idx();
        let shown = best[me] - judged.after[me];
        let thought = advice.line(spot.key).map_or(shown, |line| advice.win() - line.win);
        let loss = shown.min(thought);
        if loss > 0.0 {
            let part = loss / shown;
            judged.before = judged.after.iter().zip(&best).map(|(after, best)| after + (best - after) * part).collect();
            judged.best = Some(self.named(&worlds, advice.best));
        }
        Some(judged)
    }
}

impl<G: Shown> Judges<G> {
    fn named(&self, worlds: &Worlds<G>, key: OptKey) -> (String, Phrase) {
        (self.game.key_text(key), worlds.label(key).expect("an option has a label"))
    }
}

/// Win chances of all seats after an option: heuristic bots continue in many worlds, which are the same with the same
/// draws for every option. `None` if stopped.
fn outlook<G: Shown>(worlds: &Worlds<G>, spot: &Spot<G::State>, key: OptKey, stop: &Stop) -> Option<Vec<f32>> {
    let game = worlds.game();
    let (_, style) = game.styles().swap_remove(0);
    let turns = ROUNDS * game.seats() as u32;
    let mut sums = vec![0.0f32; game.seats()];
    for number in 0..GAMES {
        if number.is_multiple_of(64) && stop.is_raised() {
            return None;
        }
        let mut rng = Fast::new(seed(seed(spot.line as u64).wrapping_add(number)));
        let mut world = worlds.deal(&mut rng);
        let mut options = Options::new();
        game.options(&world, spot.seat, &mut options);
        let pick = *options.iter().find(|&&o| game.key(&world, o) == key).expect("worlds offer the same options");
        game.apply(&mut world, spot.seat, pick, &mut rng, &mut NoSink);
        let chances = match game.to_act(&world) {
            ToAct::Over(outcome) => game.worth(&world, outcome),
            ToAct::Seats { .. } => game.rollout(&mut world, &style, turns, &mut rng),
        };
        for (sum, seat) in sums.iter_mut().zip(Seat::first(game.seats())) {
            *sum += chances[seat];
        }
    }
    Some(sums.into_iter().map(|sum| sum / GAMES as f32).collect())
}

/// Turns consecutive numbers into unrelated ones, with the finalizer of `SplitMix64`.
const fn seed(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
