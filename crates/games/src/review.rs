//! A finished match judged decision by decision: what each choice gave away, and what luck did.
//!
//! Every decision is judged from what its seat could know: the machine thinks about dealt worlds ([`Worlds`]), never
//! about the true state. A mistake is therefore one the player could have seen, and a good choice that met bad luck
//! is none.

use std::sync::Arc;

use search::{BotSpec, Cores, Stop};
use session::{Act, Loading, Match, Save};
use table::chance::Fast;
use table::{NoSink, OptKey, Options, Phrase, Seat, ToAct, Worlds};

use crate::registry::OpenError;
use crate::rooms::{Laid, Visit, visit};
use table::Shown;

/// Who says what should have been done. Its plans reach to the end of the turn, which is where people plan to.
const ADVISER: &str = "turn:rollouts=200";
/// Games played on after an option: its win chance is known to about one percent.
const GAMES: u64 = 1500;
/// Turns of every seat such a game may last.
const ROUNDS: u32 = 100;

/// Win chance given away, from which on a choice is marked.
const MARKS: [(f32, Mistake); 3] = [(0.20, Mistake::Blunder), (0.10, Mistake::Mistake), (0.05, Mistake::Inaccuracy)];

/// A finished match, ready to be judged. Nothing is thought about before [`Review::judge`] asks for it.
pub struct Review(Box<dyn Desk>);

/// How bad a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// There was something slightly better.
    Inaccuracy,
    /// There was something better.
    Mistake,
    /// There was something much better.
    Blunder,
}

/// A decision that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The line of the log.
    pub line: usize,
    /// Who decided.
    pub seat: Seat,
    /// It is the first decision of a turn.
    pub turn: bool,
    /// Win chance of every seat before the choice, if the best was made of it.
    pub before: Vec<f32>,
    /// Win chance of every seat after the choice.
    pub after: Vec<f32>,
    /// What was chosen, its words and its label.
    pub chosen: (String, Phrase),
    /// What would have been better.
    pub best: Option<(String, Phrase)>,
}

/// A point of the course of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Point<'a> {
    /// The decision.
    pub judged: &'a Judged,
    /// Win chance its seat gave away.
    pub loss: f32,
    /// How bad that was.
    pub mistake: Option<Mistake>,
    /// What luck has changed for every seat since the choice before, and what became known by it. `before` of a point
    /// is `after` of the last one and this.
    pub luck: Vec<f32>,
}

impl Review {
    /// Finds the decisions of a match. One of them is a line in force whose seat had more than one option and did not
    /// take the obvious one; of several picks in one line the first counts.
    pub fn of(save: &Save) -> Result<Self, OpenError> {
        struct Open<'a>(&'a Save);
        impl Visit for Open<'_> {
            type Out = Result<Review, OpenError>;
            fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
                let how = Loading { ignore_digests: true, ..Loading::default() };
                let session = Match::from_save(Arc::new(laid.game), self.0, how)?.session;
                Ok(Review(Box::new(Judges { spots: spots(&session), game: Arc::clone(session.game()) })))
            }
        }
        visit(&save.header.game, &save.header.setup, Open(save))?
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Nobody had anything to decide.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Judges a decision by its number. The same decision is judged the same every time; `None` when stopped.
    ///
    /// # Panics
    ///
    /// When there are not so many decisions.
    pub fn judge(&self, number: usize, stop: &Stop) -> Option<Judged> {
        self.0.judge(number, stop)
    }
}

impl Judged {
    /// Win chance the seat gave away.
    pub fn loss(&self) -> f32 {
        self.before[self.seat.idx()] - self.after[self.seat.idx()]
    }
}

/// Judged decisions in a row as the course of their match: choices and luck add up to the change.
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

trait Desk: Send + Sync {
    fn len(&self) -> usize;
    fn judge(&self, number: usize, stop: &Stop) -> Option<Judged>;
}

struct Judges<G: Shown> {
    game: Arc<G>,
    spots: Vec<Spot<G::State>>,
}

/// A decision and the state it was made in.
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
        let Act::Pick { words, .. } = &session.lines()[line - 1].act else { continue };
        let mut options = Options::new();
        game.options(state, seat, &mut options);
        let words_of = |o| game.words(game.key(state, o));
        let Some(&taken) = options.iter().find(|&&o| words.first() == Some(&words_of(o))) else { continue };
        if options.len() > 1 && game.obvious(state, seat, &options) != Some(taken) {
            let begins = turn.replace(game.turn_of(state)) != Some(game.turn_of(state));
            spots.push(Spot { line, seat, turn: begins, key: game.key(state, taken), state: state.clone() });
        }
    }
    spots
}

impl<G: Shown> Desk for Judges<G> {
    fn len(&self) -> usize {
        self.spots.len()
    }

    fn judge(&self, number: usize, stop: &Stop) -> Option<Judged> {
        let spot = &self.spots[number];
        let worlds = Worlds::new(&*self.game, &spot.state, spot.seat);
        let spec: BotSpec = ADVISER.parse().expect("the adviser is under test");
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
        // The adviser plans the turn to its end, the games go on by the script at once. What only one of them finds
        // worse may be beyond the other: a mistake is one for both.
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
        (self.game.words(key), worlds.label(key).expect("an option has a label"))
    }
}

/// Win chances of all seats after an option: the script plays on in many worlds, in the same ones with the same luck
/// whatever the option. `None` when stopped.
fn outlook<G: Shown>(worlds: &Worlds<G>, spot: &Spot<G::State>, key: OptKey, stop: &Stop) -> Option<Vec<f32>> {
    let game = worlds.game();
    let (_, style) = game.styles().swap_remove(0);
    let turns = ROUNDS * game.seats() as u32;
    let mut sums = vec![0.0f32; game.seats()];
    for number in 0..GAMES {
        if number.is_multiple_of(64) && stop.is_raised() {
            return None;
        }
        let mut luck = Fast::new(seed(seed(spot.line as u64).wrapping_add(number)));
        let mut world = worlds.deal(&mut luck);
        let mut options = Options::new();
        game.options(&world, spot.seat, &mut options);
        let pick = *options.iter().find(|&&o| game.key(&world, o) == key).expect("worlds offer the same options");
        game.apply(&mut world, spot.seat, pick, &mut luck, &mut NoSink);
        let chances = match game.to_act(&world) {
            ToAct::Over(outcome) => game.worth(&world, outcome),
            ToAct::Seats { .. } => game.rollout(&mut world, &style, turns, &mut luck),
        };
        for (sum, seat) in sums.iter_mut().zip(Seat::first(game.seats())) {
            *sum += chances[seat];
        }
    }
    Some(sums.into_iter().map(|sum| sum / GAMES as f32).collect())
}

/// A number that has nothing to do with its neighbors: the finalizer of `SplitMix64`.
const fn seed(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
