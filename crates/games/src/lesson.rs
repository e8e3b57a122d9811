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
use crate::registry::{GameInfo, OpenError, Wanted, setup};
use crate::rooms::{GAMES, doors};

static READ: LazyLock<Vec<(&str, Lesson)>> = LazyLock::new(|| {
    let read = |game: &GameInfo| {
        let text = doors(game.slug).ok()?.lesson?;
        let lesson = ron::from_str(text);
        Some((game.slug, lesson.unwrap_or_else(|e| panic!("the lesson of {}, which the tests read: {e}", game.slug))))
    };
    GAMES.iter().filter_map(read).collect()
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
    /// The learner's seat.
    pub learner: u8,
    /// Who begins, where the rules do not settle that.
    #[serde(default)]
    pub begins: Option<u8>,
    /// What the host settles beforehand, such as the decks.
    #[serde(default)]
    pub rulings: Vec<(String, String)>,
    /// Who sits opposite, and plays by itself when the learner leaves the script.
    pub machine: String,
    /// Any words. All luck of the match follows from them.
    pub luck: String,
    /// Picks that stand in no step: whoever is asked where the script has nothing to say makes the first of these that
    /// is possible, without being asked. Where windows open all the time, nobody learns anything by passing.
    #[serde(default)]
    pub quiet: Vec<String>,
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
    /// It is no pick of the step but one nobody needs to be asked for, or waited for.
    pub quiet: bool,
    /// The step has just begun: none of its picks was made.
    pub fresh: bool,
    /// What is still to be picked in the step, and whether the order is free.
    left: (Vec<&'a str>, bool),
}

impl Wants<'_> {
    /// May these be picked at once? One of what is allowed, or several of the step where the table takes several.
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
                    let fresh = left.len() == step.picks.len();
                    let wants = Some(self.wants(table, seat, (left, step.any), fresh)?);
                    return Some(Progress { step: number.max(1), of, text: &step.text, point: &step.point, wants });
                };
                let place = left.iter().position(|pick| *pick == word).filter(|at| step.any || *at == 0);
                match place.filter(|_| who == seat) {
                    Some(place) => _ = left.remove(place),
                    // Whether it was asked for is known by whoever made it: with anything else the script has been left.
                    None if self.quiet.iter().any(|quiet| quiet == word) => {}
                    None => return None,
                }
            }
        }
        // Whoever plays on after the last step does so without a script.
        made.next().is_none().then_some(Progress { step: of, of, text: &self.done, point: "", wants: None })
    }

    /// What comes next: one of these picks, or what is made without asking until they are possible. A script none of
    /// whose picks fits is worth nothing: a table must not be stuck.
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

/// Those of the picks that can be made now.
fn possible<'a>(table: &dyn AnyTable, seat: Seat, picks: Vec<&'a str>) -> Vec<&'a str> {
    if !table.to_act().all().contains(seat) {
        return Vec::new();
    }
    let choices = table.choices(seat, Lang::En);
    picks.into_iter().filter(|pick| choices.iter().any(|choice| choice.words == *pick)).collect()
}

fn distinct(mut picks: Vec<&str>) -> Vec<&str> {
    picks.sort_unstable();
    picks.dedup();
    picks
}
