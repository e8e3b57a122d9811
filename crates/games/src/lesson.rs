//! Lessons: matches with fixed randomness and scripted picks that teach a game by playing it.
//!
//! A lesson is data (`lessons/*.ron`): the setup, the seed, and step by step what the learner is asked to do and what
//! the computer opponent does. The current step follows from the log of the match alone, so a lesson can be continued
//! whenever its match can. A test plays every lesson from its first pick to its last.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;
use session::Secret;
use table::Seat;
use text::Lang;

use crate::adapters::{GAMES, vtable};
use crate::any::AnyTable;
use crate::registry::{GameInfo, OpenError, Wanted, setup};

static READ: LazyLock<Vec<(&str, Lesson)>> = LazyLock::new(|| {
    let read = |game: &GameInfo| {
        let text = vtable(game.slug).ok()?.lesson?;
        let lesson = ron::from_str(text);
        Some((game.slug, lesson.unwrap_or_else(|e| panic!("invalid lesson of {}: {e}", game.slug))))
    };
    GAMES.iter().filter_map(read).collect()
});

/// The lesson of a game, if it has one.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    READ.iter().find(|(name, _)| *name == game).map(|(_, lesson)| lesson)
}

/// A scripted match that teaches a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Slug of the mode.
    pub mode: String,
    /// The learner's seat.
    pub learner: u8,
    /// The starting seat, if the rules do not decide it.
    #[serde(default)]
    pub begins: Option<u8>,
    /// Rulings that the host sets.
    #[serde(default)]
    pub rulings: Vec<(String, String)>,
    /// The computer opponent. It plays normally when the learner leaves the script.
    pub machine: String,
    /// Any text. It is the seed of all random draws of the match.
    pub luck: String,
    /// Picks made automatically when the script has no pick for a decision: the first possible one is made without
    /// asking. The learner learns nothing from passing at every window.
    #[serde(default)]
    pub quiet: Vec<String>,
    /// Key of the text shown at the end.
    pub done: String,
    /// The steps in order.
    pub steps: Vec<LessonStep>,
}

/// A step in which the learner acts or watches.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Key of its text.
    pub text: String,
    /// Who makes the picks.
    #[serde(default)]
    pub who: Who,
    /// Keys of the picks.
    pub picks: Vec<String>,
    /// Whether they may come in any order.
    #[serde(default)]
    pub any: bool,
    /// What it is about: the address of a place or zone on the table, or a region of the page.
    #[serde(default)]
    pub point: String,
}

/// Who acts in a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Who {
    /// The learner acts.
    #[default]
    Learner,
    /// The computer acts, and the learner watches.
    Machine,
}

/// The current step of a match in its lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress<'a> {
    /// Number of the learner's current step, from 1.
    pub step: usize,
    /// Total number of the learner's steps.
    pub of: usize,
    /// Key of the text.
    pub text: &'a str,
    /// What the step is about; may be empty.
    pub point: &'a str,
    /// The next pick. `None` when the lesson is over.
    pub wants: Option<Wants<'a>>,
}

/// The pick a lesson waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wants<'a> {
    /// The seat that acts.
    pub seat: Seat,
    /// Keys of the allowed picks; never empty.
    pub allowed: Vec<&'a str>,
    /// Whether the pick is not part of the step and is made automatically without a delay.
    pub quiet: bool,
    /// Whether none of the step's picks was made yet.
    pub fresh: bool,
    /// The remaining picks of the step, and whether their order is free.
    left: (Vec<&'a str>, bool),
}

impl Wants<'_> {
    /// Returns whether this choice is allowed: one allowed pick, or several picks of the step at once.
    pub fn accepts(&self, choice: &[&str]) -> bool {
        let Some((first, more)) = choice.split_first() else { return false };
        let (mut left, any) = self.left.clone();
        let mut next = |word: &str| {
            let place = left.iter().position(|pick| *pick == word).filter(|at| any || *at == 0);
            place.map(|at| left.remove(at)).is_some()
        };
        self.allowed.contains(first) && (more.is_empty() || !self.quiet && choice.iter().all(|word| next(word)))
    }
}

impl Lesson {
    /// The setup of its match.
    pub fn setup(&self, game: &str) -> Result<Value, OpenError> {
        let first = self.begins.map(usize::from);
        let (mode, rulings) = (Some(self.mode.clone()), self.rulings.clone());
        setup(game, &Wanted { mode, first, rulings, ..Wanted::default() })
    }

    /// The secret of its match. It is fixed, so a learner who repeats the lesson knows every card.
    pub fn secret(&self) -> Secret {
        let hash = |text: &str| *blake3::hash(text.as_bytes()).as_bytes();
        Secret { seed: hash(&self.luck), salt: hash(&format!("{}, salted", self.luck)) }
    }

    /// The learner's seat.
    pub fn learner(&self) -> Seat {
        Seat::new(usize::from(self.learner))
    }

    /// The current step of a match; `None` if it has left the script.
    pub fn progress(&self, table: &dyn AnyTable) -> Option<Progress<'_>> {
        let picks = table.picks();
        let mut made = picks.iter().flat_map(|(seat, keys)| keys.iter().map(|key| (*seat, key.as_str())));
        let of = self.steps.iter().filter(|step| step.who == Who::Learner).count();
        let mut number = 0;
        for step in &self.steps {
            let seat = self.seat_of(step.who);
            number += usize::from(step.who == Who::Learner);
            let mut left: Vec<&str> = step.picks.iter().map(String::as_str).collect();
            while !left.is_empty() {
                let Some((who, word)) = made.next() else {
                    let fresh = left.len() == step.picks.len();
                    let wants = Some(self.wants(table, seat, (left, step.any), fresh)?);
                    return Some(Progress { step: number.max(1), of, text: &step.text, point: &step.point, wants });
                };
                let place = left.iter().position(|pick| *pick == word).filter(|at| step.any || *at == 0);
                match place.filter(|_| who == seat) {
                    Some(place) => _ = left.remove(place),
                    // A quiet pick is accepted at any point; any other pick leaves the script.
                    None if self.quiet.iter().any(|quiet| quiet == word) => {}
                    None => return None,
                }
            }
        }
        // After the last step the match continues without a script.
        made.next().is_none().then_some(Progress { step: of, of, text: &self.done, point: "", wants: None })
    }

    /// The next pick: one of these, or a quiet pick until one of these is possible. `None` if neither is possible, so
    /// that a wrong script cannot block a table.
    fn wants<'a>(
        &'a self,
        table: &dyn AnyTable,
        seat: Seat,
        left: (Vec<&'a str>, bool),
        fresh: bool,
    ) -> Option<Wants<'a>> {
        let next = if left.1 { distinct(left.0.clone()) } else { vec![left.0[0]] };
        let allowed = possible(table, seat, next);
        if !allowed.is_empty() {
            return Some(Wants { seat, allowed, quiet: false, fresh, left });
        }
        let quietly = |seat| {
            let word = self.quiet.iter().find_map(|word| possible(table, seat, vec![word]).pop())?;
            Some(Wants { seat, allowed: vec![word], quiet: true, fresh, left: left.clone() })
        };
        table.to_act().all().iter().find_map(quietly)
    }

    fn seat_of(&self, who: Who) -> Seat {
        match who {
            Who::Learner => self.learner(),
            // A lesson has two seats.
            Who::Machine => Seat::new(1 - usize::from(self.learner)),
        }
    }
}

/// The picks that can be made now.
fn possible<'a>(table: &dyn AnyTable, seat: Seat, picks: Vec<&'a str>) -> Vec<&'a str> {
    if !table.to_act().all().contains(seat) {
        return Vec::new();
    }
    let choices = table.choices(seat, Lang::En);
    picks.into_iter().filter(|pick| choices.iter().any(|choice| choice.key == *pick)).collect()
}

fn distinct(mut picks: Vec<&str>) -> Vec<&str> {
    picks.sort_unstable();
    picks.dedup();
    picks
}
