//! Advice in words: the best options, how sure the bot is, and why.
//!
//! Terms of the lexicon used here, with their arguments:
//!
//! | term | arguments | says |
//! | --- | --- | --- |
//! | `ai.only` | option (phrase) | nothing else can be done |
//! | `ai.best` | option (phrase), share (number, %), win chance (number, %) | the bot's choice |
//! | `ai.other` | option (phrase), share (number, %), win chance (number, %) | another good option |
//! | `ai.for` | reason (phrase), change (number, tenths of a percent, positive) | speaks for the option |
//! | `ai.against` | reason (phrase), change (number, tenths of a percent, positive) | speaks against it |

use table::chance::Fast;
use table::{Arg, NoSink, OptKey, Phrase, Policy, Worlds};

use crate::bot::{Advice, Line};
use crate::math::mix;
use crate::menu::{Menu, finish_turn};

/// Options explained.
const LINES: usize = 3;
/// Reasons told for each.
const REASONS: usize = 3;
/// Worlds over which reasons are averaged.
const WORLDS: u64 = 4;

/// One option in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// Which option.
    pub key: OptKey,
    /// What it is, its share and its win chance.
    pub line: Phrase,
    /// What speaks for and against it.
    pub reasons: Vec<Phrase>,
}

/// Finds the reasons for the first three lines of an advice.
///
/// Each option is followed by the script to the end of the turn; what differs there from the best other option is the
/// reason. Where nothing differs (plays that commute), the reason is what the turn changes at all.
pub fn reason<G: Policy>(worlds: &Worlds<G>, advice: &mut Advice, style: &G::Style, seed: u64) {
    let told = told(advice);
    let mut found: Vec<[Vec<(Phrase, f32)>; 2]> = vec![Default::default(); told.len()];
    for number in 0..WORLDS {
        let luck = Fast::new(mix(seed, number));
        let world = worlds.deal(&mut luck.clone());
        let end = |&at: &usize| end_of_turn(worlds, &world, advice.lines[at].key, style, &luck);
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

/// The option taken and the best others in words; call [`reason`] before, to have reasons with them.
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

/// The places of the lines worth telling: the option taken, which a weakened level need not like best, then the best
/// others that were looked at.
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

/// The end of the turn after this option, played on by the script.
fn end_of_turn<G: Policy>(
    worlds: &Worlds<G>,
    world: &G::State,
    key: OptKey,
    style: &G::Style,
    luck: &Fast,
) -> Option<G::State> {
    let (game, seat) = (worlds.game(), worlds.seat());
    let mut menu = Menu::default();
    menu.fill(game, world, seat);
    let pick = menu.options[menu.find(key)?];
    let (mut state, mut luck) = (world.clone(), luck.clone());
    game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
    if game.turn_of(&state) == game.turn_of(world) {
        finish_turn(game, &mut state, style, &mut menu, &mut Vec::new(), &mut luck);
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

/// The strongest reasons on average; what rounds to nothing is no reason.
fn condensed(mut sums: Vec<(Phrase, f32)>) -> Vec<(Phrase, f32)> {
    for (_, sum) in &mut sums {
        *sum /= WORLDS as f32;
    }
    sums.retain(|(_, change)| change.abs() >= 0.005);
    sums.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    sums.truncate(REASONS);
    sums
}
