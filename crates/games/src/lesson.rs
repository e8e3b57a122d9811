//! Lessons: matches whose luck is fixed and whose picks are written down, to learn a game by playing it.
//!
//! A lesson is data (`lessons/*.ron`): how the table is set, which luck it has, and step by step what the learner is asked
//! to do and what the machine opposite does. Where a match stands in its lesson follows from its log alone, so a lesson
//! survives whatever its match survives. A test plays every lesson from its first pick to its last.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;
use session::Secret;
use table::Seat;
use text::Lang;

use crate::any::AnyTable;
use crate::registry::{OpenError, Wanted, setup};

/// Every lesson: the game it teaches, and its text.
const LESSONS: &[(&str, &str)] = &[("star-realms", include_str!("../lessons/star-realms.ron"))];

static READ: LazyLock<Vec<(&str, Lesson)>> = LazyLock::new(|| {
    let read = |&(game, text): &(&'static str, &str)| {
        (game, ron::from_str(text).unwrap_or_else(|e| panic!("the lesson of {game}, which the tests read: {e}")))
    };
    LESSONS.iter().map(read).collect()
});

/// The lesson of a game, if it has one.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    READ.iter().find(|(name, _)| *name == game).map(|(_, lesson)| lesson)
}

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Slug of the mode.
    pub mode: String,
    /// The learner's seat; it begins.
    pub learner: u8,
    /// Who sits opposite, and plays by itself when the learner leaves the script.
    pub machine: String,
    /// Any words. All luck of the match follows from them.
    pub luck: String,
    /// What is told when it is over.
    pub done: String,
    /// Its steps in order.
    pub steps: Vec<LessonStep>,
}

/// Something to do or to watch.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Key of its text.
    pub text: String,
    /// Whose picks these are.
    #[serde(default)]
    pub who: Who,
    /// The picks by their words.
    pub picks: Vec<String>,
    /// They may come in any order.
    #[serde(default)]
    pub any: bool,
    /// What it is about: the address of a place or of a zone on the table, or a region of the page.
    #[serde(default)]
    pub point: String,
}

/// Whose step it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Who {
    /// The learner acts.
    #[default]
    Learner,
    /// The machine acts, and the learner watches.
    Machine,
}

/// Where a match stands in its lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress<'a> {
    /// The learner's steps begun so far, this one included.
    pub step: usize,
    /// The learner's steps in all.
    pub of: usize,
    /// Key of the text.
    pub text: &'a str,
    /// What it is about; empty for nothing.
    pub point: &'a str,
    /// Who acts, and what they may pick. `None` when the lesson is over.
    pub wants: Option<Wants<'a>>,
}

/// What a lesson waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wants<'a> {
    /// Who acts.
    pub seat: Seat,
    /// What they may pick; never empty.
    pub allowed: Vec<&'a str>,
}

impl Lesson {
    /// The setup of its match.
    pub fn setup(&self, game: &str) -> Result<Value, OpenError> {
        let first = Some(usize::from(self.learner));
        setup(game, &Wanted { mode: Some(self.mode.clone()), first, ..Wanted::default() })
    }

    /// What decides all its luck. It is no secret: whoever takes the lesson twice knows every card.
    pub fn secret(&self) -> Secret {
        let hash = |text: &str| *blake3::hash(text.as_bytes()).as_bytes();
        Secret { seed: hash(&self.luck), salt: hash(&format!("{}, salted", self.luck)) }
    }

    /// The learner's seat.
    pub fn learner(&self) -> Seat {
        Seat::new(usize::from(self.learner))
    }

    /// Where a match stands; `None` when it has left the script.
    pub fn progress(&self, table: &dyn AnyTable) -> Option<Progress<'_>> {
        let picks = table.picks();
        let mut made = picks.iter().flat_map(|(seat, words)| words.iter().map(|word| (*seat, word.as_str())));
        let of = self.steps.iter().filter(|step| step.who == Who::Learner).count();
        let mut number = 0;
        for step in &self.steps {
            let seat = self.seat_of(step.who);
            number += usize::from(step.who == Who::Learner);
            let mut left: Vec<&str> = step.picks.iter().map(String::as_str).collect();
            while !left.is_empty() {
                let Some((who, word)) = made.next() else {
                    let next = if step.any { distinct(left) } else { vec![left[0]] };
                    let wants = Some(Wants { seat, allowed: possible(table, seat, next)? });
                    return Some(Progress { step: number.max(1), of, text: &step.text, point: &step.point, wants });
                };
                let place = left.iter().position(|pick| *pick == word).filter(|at| step.any || *at == 0)?;
                if who != seat {
                    return None;
                }
                left.remove(place);
            }
        }
        // Whoever plays on after the last step does so without a script.
        made.next().is_none().then_some(Progress { step: of, of, text: &self.done, point: "", wants: None })
    }

    fn seat_of(&self, who: Who) -> Seat {
        match who {
            Who::Learner => self.learner(),
            // A lesson has two seats.
            Who::Machine => Seat::new(1 - usize::from(self.learner)),
        }
    }
}

/// Those of the picks that can be made now. A script none of whose picks fits is worth nothing: a table must not be stuck.
fn possible<'a>(table: &dyn AnyTable, seat: Seat, picks: Vec<&'a str>) -> Option<Vec<&'a str>> {
    if !table.to_act().all().contains(seat) {
        return None;
    }
    let choices = table.choices(seat, Lang::En);
    let offered = |pick: &&str| choices.iter().any(|choice| choice.words == *pick);
    Some(picks.into_iter().filter(offered).collect::<Vec<_>>()).filter(|list| !list.is_empty())
}

fn distinct(mut picks: Vec<&str>) -> Vec<&str> {
    picks.sort_unstable();
    picks.dedup();
    picks
}
