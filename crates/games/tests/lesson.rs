//! Plays every lesson from its first pick to its last: its picks are possible and its texts exist.

use games::{AnyTable, GAMES, Lang, Lesson, Progress};
use serde_json::Map;

const FILES: [(&str, &str); 4] = [
    ("en", include_str!("../../../web/src/i18n/en.ftl")),
    ("ru", include_str!("../../../web/src/i18n/ru.ftl")),
    ("uk", include_str!("../../../web/src/i18n/uk.ftl")),
    ("ja", include_str!("../../../web/src/i18n/ja.ftl")),
];

fn lessons() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    GAMES.iter().filter_map(|game| Some((game.slug, games::lesson(game.slug)?)))
}

fn open(game: &str, lesson: &Lesson) -> Box<dyn AnyTable> {
    let setup = lesson.setup(game).expect("a setup");
    games::open(game, &setup, Map::new(), lesson.secret()).expect("a table")
}

/// Plays a lesson to its end. `choose` selects one of the allowed picks.
fn play(game: &str, lesson: &Lesson, choose: impl Fn(&[&str]) -> usize) -> Box<dyn AnyTable> {
    let mut table = open(game, lesson);
    loop {
        let progress = lesson.progress(&*table).expect("the match follows its script");
        let Some(wants) = progress.wants else { return table };
        let pick = wants.allowed[choose(&wants.allowed)];
        let done = table.choose(wants.seat, &[pick], false);
        done.unwrap_or_else(|e| panic!("{pick:?} in {}: {e}", progress.text));
    }
}

#[test]
fn every_lesson_can_be_played_and_is_won() {
    let mut played = 0;
    for (game, lesson) in lessons() {
        let table = play(game, lesson, |_| 0);
        let outcome = table.outcome().expect("a lesson is a whole match");
        assert!(outcome.winners.contains(lesson.learner()), "the learner of {game} wins");
        assert_eq!(outcome.winners.len(), 1);
        played += 1;
    }
    assert!(played > 0, "there is a lesson");
}

/// A lesson asks only for what it teaches, so quiet picks are not part of a step.
#[test]
fn nobody_is_asked_for_what_goes_without_saying() {
    for (game, lesson) in lessons() {
        let mut table = open(game, lesson);
        let mut quietly = 0;
        while let Some(wants) = where_now(lesson, &*table).wants {
            let pick = wants.allowed[0];
            if wants.quiet {
                quietly += 1;
                assert!(lesson.quiet.iter().any(|word| word == pick), "{pick:?} must be a quiet pick in {game}");
                // The seat of a step has a pick in it, and that pick is never quiet.
                let text = where_now(lesson, &*table).text;
                let step = lesson.steps.iter().find(|step| step.text == text).expect("a step of the lesson");
                let own = (step.who == games::Who::Learner) == (wants.seat == lesson.learner());
                assert!(!own || !step.picks.iter().any(|word| word == pick), "{text} asks for {pick:?} itself");
            }
            table.choose(wants.seat, &[pick], false).expect("a pick of the lesson");
        }
        assert_eq!(quietly > 0, !lesson.quiet.is_empty(), "{game}");
    }
}

/// Texts do not repeat, and no step is too long.
#[test]
fn every_step_has_a_text_of_its_own() {
    for (game, lesson) in lessons() {
        let mut texts: Vec<&str> = lesson.steps.iter().map(|step| step.text.as_str()).collect();
        let all = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), all, "{game}");
        let steps = lesson.steps.iter().filter(|step| step.who == games::Who::Learner).count();
        assert!((20..=35).contains(&steps), "{game} has {steps} steps");
    }
}

/// If the order is free, always choosing the last allowed pick leads to the same end as choosing the first.
#[test]
fn the_order_within_a_step_does_not_matter() {
    for (game, lesson) in lessons() {
        let mut first: Vec<_> = play(game, lesson, |_| 0).picks().concat_words();
        let mut last: Vec<_> = play(game, lesson, |allowed| allowed.len() - 1).picks().concat_words();
        assert_ne!(first, last, "the orders differ");
        first.sort_unstable();
        last.sort_unstable();
        assert_eq!(first, last);
    }
}

/// If a table accepts several picks at once, a step may be answered with all of them.
#[test]
fn several_picks_of_a_step_may_come_at_once() {
    for (game, lesson) in lessons() {
        let mut table = open(game, lesson);
        let mut met = false;
        while let Some(wants) = where_now(lesson, &*table).wants {
            let text = where_now(lesson, &*table).text;
            let step = lesson.steps.iter().find(|step| step.text == text).expect("a step of the lesson");
            let all: Vec<&str> = step.picks.iter().map(String::as_str).collect();
            if wants.fresh && !wants.quiet && all.len() > 1 {
                met |= wants.accepts(&all);
                assert_eq!(wants.accepts(&all), wants.allowed.contains(&all[0]), "{text} in {game}");
                let back: Vec<&str> = all.iter().rev().copied().collect();
                let fits = (step.any || all == back) && wants.allowed.contains(&back[0]);
                assert_eq!(wants.accepts(&back), fits, "{text} in {game}");
                assert!(!wants.accepts(&[all.as_slice(), &["more"]].concat()));
            }
            assert!(wants.accepts(&wants.allowed[..1]) && !wants.accepts(&[]) && !wants.accepts(&["nothing"]));
            table.choose(wants.seat, &wants.allowed[..1], false).expect("a pick of the lesson");
        }
        assert!(met, "{game}");
    }
}

trait ConcatWords {
    fn concat_words(self) -> Vec<String>;
}

impl ConcatWords for Vec<(games::Seat, Vec<String>)> {
    fn concat_words(self) -> Vec<String> {
        self.into_iter()
            .flat_map(|(seat, words)| words.into_iter().map(move |w| format!("{} {w}", seat.idx())))
            .collect()
    }
}

#[test]
fn every_step_has_its_text_in_every_language() {
    for (_, lesson) in lessons() {
        for key in lesson.steps.iter().map(|step| &step.text).chain([&lesson.done]) {
            for (lang, file) in FILES {
                assert!(file.lines().any(|line| line.starts_with(&format!("{key} ="))), "{key} in {lang}");
            }
        }
    }
}

/// The list of lessons says what each teaches.
#[test]
fn every_lesson_is_told_about_in_every_language() {
    for (game, _) in lessons() {
        for key in ["cards", "more"].map(|what| format!("learn-teaches-{game}-{what} =")) {
            for (lang, file) in FILES {
                assert!(file.lines().any(|line| line.starts_with(&key)), "{key} in {lang}");
            }
        }
    }
}

/// Removed steps leave no text.
#[test]
fn every_text_of_a_lesson_is_told_in_it() {
    for (game, lesson) in lessons() {
        let family = lesson.done.strip_suffix("done").expect("text keys of a lesson have the same prefix");
        let told: Vec<&str> =
            lesson.steps.iter().map(|step| step.text.as_str()).chain([lesson.done.as_str()]).collect();
        for (lang, file) in FILES {
            let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
            for key in keys.filter(|key| key.starts_with(family)) {
                assert!(told.contains(&key), "{key} of {game} in {lang}");
            }
        }
    }
}

#[test]
fn taking_back_leads_back_in_the_lesson() {
    for (game, lesson) in lessons() {
        let mut table = begun(game, lesson);
        let begin = where_now(lesson, &*table);
        let pick = begin.wants.as_ref().expect("a first pick").allowed[0];
        table.choose(lesson.learner(), &[pick], false).expect("the first pick");
        let second = where_now(lesson, &*table);
        assert_ne!(begin, second);
        table.undo(lesson.learner()).expect("nothing was drawn");
        assert_eq!(where_now(lesson, &*table), begin);
        table.redo(lesson.learner()).expect("it was just undone");
        assert_eq!(where_now(lesson, &*table), second);
    }
}

/// The table at the learner's first decision; the other seat may act first.
fn begun(game: &str, lesson: &Lesson) -> Box<dyn AnyTable> {
    let mut table = open(game, lesson);
    loop {
        let wants = where_now(lesson, &*table).wants.expect("a beginning");
        if wants.seat == lesson.learner() && !wants.quiet {
            return table;
        }
        table.choose(wants.seat, &wants.allowed[..1], false).expect("a pick of the lesson");
    }
}

fn where_now<'a>(lesson: &'a Lesson, table: &dyn AnyTable) -> Progress<'a> {
    lesson.progress(table).expect("the match follows its script")
}

#[test]
fn whoever_leaves_the_script_has_no_lesson_any_more() {
    for (game, lesson) in lessons() {
        let mut table = begun(game, lesson);
        let wanted = where_now(lesson, &*table).wants.expect("a beginning").allowed;
        let choices = table.choices(lesson.learner(), Lang::En);
        let other = choices.iter().find(|choice| !wanted.contains(&choice.key.as_str())).expect("another choice");
        table.choose(lesson.learner(), &[&other.key], false).expect("an option");
        assert_eq!(lesson.progress(&*table), None, "{game}");
    }
}
