//! Advice as text: the best options, how sure the bot is, and why.
//!
//! The lexicon terms used here, with their arguments:
//!
//! | term | arguments | meaning |
//! | --- | --- | --- |
//! | `ai.only` | option (phrase) | the only option |
//! | `ai.best` | option (phrase), share (number, %), win chance (number, %) | the bot's choice |
//! | `ai.other` | option (phrase), share (number, %), win chance (number, %) | another good option |
//! | `ai.for` | reason (phrase), change (number, tenths of a percent, positive) | speaks for the option |
//! | `ai.against` | reason (phrase), change (number, tenths of a percent, positive) | speaks against it |

use table::chance::Fast;
use table::{Arg, NoSink, OptKey, Phrase, Policy, Worlds};

use crate::bot::{Advice, Line};
use crate::math::mix;
use crate::menu::{Menu, finish_turn};

/// Number of options explained.
const LINES: usize = 3;
/// Number of reasons per option.
const REASONS: usize = 3;
/// Number of worlds over which reasons are averaged.
const WORLDS: u64 = 4;

/// One option as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The key of the option.
    pub key: OptKey,
    /// The option with its share and win chance.
    pub line: Phrase,
    /// Reasons for and against it.
    pub reasons: Vec<Phrase>,
}

/// Finds the reasons for the first three lines of an advice.
///
/// The heuristics play each option to the end of the turn; the reasons are the differences from the best other option
/// there. If there are none (plays that commute), the reasons are the changes that the turn makes.
pub fn reason<G: Policy>(worlds: &Worlds<G>, advice: &mut Advice, style: &G::Style, seed: u64) {
    let told = told(advice);
    let mut found: Vec<[Vec<(Phrase, f32)>; 2]> = vec![Default::default(); told.len()];
    for number in 0..WORLDS {
        let rng = Fast::new(mix(seed, number));
        let world = worlds.deal(&mut rng.clone());
        let end = |&at: &usize| end_of_turn(worlds, &world, advice.lines[at].key, style, &rng);
        let ends: Vec<Option<G::State>> = told.iter().map(end).collect();
        for (at, end) in ends.iter().enumerate() {
            let Some(end) = end else { continue };
            let rival = if at == 0 { ends.get(1) } else { ends.first() };
            if let Some(Some(rival)) = rival {
                add(&mut found[at][0], worlds.game().reasons(rival, end, worlds.seat(), style));
            }
            add(&mut found[at][1], worlds.game().reasons(&world, end, worlds.seat(), style));
        }
    }
    for (at, [rival, now]) in told.into_iter().zip(found) {
        let reasons = condensed(rival);
        advice.lines[at].reasons = if reasons.is_empty() { condensed(now) } else { reasons };
    }
}

/// The chosen option and the best others as text. Call [`reason`] first to include reasons.
pub fn explain<G: Policy>(worlds: &Worlds<G>, advice: &Advice) -> Vec<Explained> {
    let only = worlds.keys().len() == 1;
    let word = |line: &Line| {
        let label = Arg::Phrase(Box::new(worlds.label(line.key)?));
        let percent = |share: f32| Arg::Number((share * 100.0).round() as i32);
        let phrase = if only {
            Phrase::say("ai.only", [label])
        } else {
            let term = if line.key == advice.best { "ai.best" } else { "ai.other" };
            Phrase::say(term, [label, percent(line.share), percent(line.win)])
        };
        Some(Explained { key: line.key, line: phrase, reasons: line.reasons.iter().map(worded).collect() })
    };
    told(advice).into_iter().filter_map(|at| word(&advice.lines[at])).collect()
}

/// The indices of the lines to show: the chosen option, which a weakened bot may not consider the best, then the best
/// others that were tried.
fn told(advice: &Advice) -> Vec<usize> {
    let mut places: Vec<usize> = (0..advice.lines.len()).collect();
    places.retain(|&at| advice.lines[at].key == advice.best || advice.lines[at].share > 0.0);
    places.sort_by_key(|&at| advice.lines[at].key != advice.best);
    places.truncate(LINES);
    places
}

fn worded((phrase, change): &(Phrase, f32)) -> Phrase {
    let term = if *change > 0.0 { "ai.for" } else { "ai.against" };
    let percent = (change.abs() * 100.0).round() as i32;
    Phrase::say(term, [Arg::Phrase(Box::new(phrase.clone())), Arg::Number(percent)])
}

/// The state at the end of the turn after this option, played by the heuristics.
fn end_of_turn<G: Policy>(
    worlds: &Worlds<G>,
    world: &G::State,
    key: OptKey,
    style: &G::Style,
    rng: &Fast,
) -> Option<G::State> {
    let (game, seat) = (worlds.game(), worlds.seat());
    let mut menu = Menu::default();
    menu.fill(game, world, seat);
    let pick = menu.options[menu.find(key)?];
    let (mut state, mut rng) = (world.clone(), rng.clone());
    game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
    if game.turn_of(&state) == game.turn_of(world) {
        finish_turn(game, &mut state, style, &mut menu, &mut Vec::new(), &mut rng);
    }
    Some(state)
}

fn add(sums: &mut Vec<(Phrase, f32)>, reasons: Vec<(Phrase, f32)>) {
    for (phrase, change) in reasons {
        match sums.iter_mut().find(|(known, _)| *known == phrase) {
            Some((_, sum)) => *sum += change,
            None => sums.push((phrase, change)),
        }
    }
}

/// The largest reasons on average, without those that round to zero.
fn condensed(mut sums: Vec<(Phrase, f32)>) -> Vec<(Phrase, f32)> {
    for (_, sum) in &mut sums {
        *sum /= WORLDS as f32;
    }
    sums.retain(|(_, change)| change.abs() >= 0.005);
    sums.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    sums.truncate(REASONS);
    sums
}
