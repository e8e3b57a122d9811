//! The list of all cards says the truth about those the game has (`cargo xtask cards coverage`).

mod tags;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use destiny::Db;

use tags::tags_of;

const LIST: &str = include_str!("../../data/coverage.txt");

/// The list, read.
#[derive(Default)]
struct Listed {
    sets: Vec<&'static str>,
    has: BTreeSet<&'static str>,
    lacks: BTreeSet<&'static str>,
    /// Cards by their numbers: whether the game has them, and what they need.
    cards: BTreeMap<&'static str, (bool, BTreeSet<&'static str>)>,
}

fn listed() -> Listed {
    let mut list = Listed::default();
    for line in LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').expect("a word and what it is about");
        let new = match word {
            "set" => {
                list.sets.push(rest.split_once(' ').expect("a number and a name").0);
                true
            }
            "has" => list.has.insert(rest),
            "lacks" => list.lacks.insert(rest),
            "+" | "-" => {
                let (title, needs) = rest.rsplit_once(" : ").unwrap_or((rest, ""));
                let code = title.split_once(' ').expect("a number and a title").0;
                list.cards.insert(code, (word == "+", needs.split_whitespace().collect())).is_none()
            }
            other => panic!("{other:?} says nothing: {line}"),
        };
        assert!(new, "listed twice: {line}");
    }
    list
}

/// The cards of the nine sets the game has, with what their programs use.
fn played() -> BTreeMap<&'static str, BTreeSet<String>> {
    let cards = Db::all().cards().iter();
    cards.flat_map(|card| card.codes.iter().map(move |code| (code.as_str(), tags_of(card)))).collect()
}

#[test]
fn every_card_of_the_game_is_listed_with_what_it_uses() {
    let list = listed();
    let mut wrong = String::new();
    for (code, tags) in played() {
        let fits = list.cards.get(code).is_some_and(|(is, needs)| *is && needs.iter().eq(tags.iter()));
        if !fits {
            let tags: Vec<_> = tags.iter().map(String::as_str).collect();
            writeln!(wrong, "+ {code} : {}", tags.join(" ")).expect("text takes text");
        }
    }
    assert!(wrong.is_empty(), "listed otherwise:\n{wrong}");
}

#[test]
fn no_card_is_listed_that_the_game_does_not_have() {
    let played = played();
    let list = listed();
    let boast: Vec<_> = list.cards.iter().filter(|(code, (is, _))| *is && !played.contains_key(**code)).collect();
    assert!(boast.is_empty(), "no such cards: {boast:?}");
}

#[test]
fn what_the_language_has_is_what_cards_use() {
    let list = listed();
    let used: BTreeSet<String> = played().into_values().flatten().collect();
    let used: BTreeSet<&str> = used.iter().map(String::as_str).collect();
    let idle: Vec<_> = list.has.difference(&used).collect();
    assert!(idle.is_empty(), "said to be had, and no card uses it: {idle:?}");
    let untold: Vec<_> = used.difference(&list.has).collect();
    assert!(untold.is_empty(), "used and not said to be had: {untold:?}");
}

#[test]
fn every_need_is_had_or_lacking() {
    let list = listed();
    let needed: BTreeSet<_> = list.cards.values().flat_map(|(_, needs)| needs.iter().copied()).collect();
    let known = list.has.union(&list.lacks).copied().collect();
    let unknown: Vec<_> = needed.difference(&known).collect();
    assert!(unknown.is_empty(), "neither had nor lacking: {unknown:?}");
    let idle: Vec<_> = list.lacks.difference(&needed).collect();
    assert!(idle.is_empty(), "lacking, and no card needs it: {idle:?}");
    assert!(list.has.is_disjoint(&list.lacks), "had and lacking");
}

#[test]
fn the_list_has_the_nine_sets_whole() {
    let list = listed();
    let count = |set: &&str| list.cards.keys().filter(|code| code.starts_with(*set)).count();
    let counts: Vec<_> = list.sets.iter().map(|set| (*set, count(set))).collect();
    let printed = [
        ("01", 174),
        ("02", 160),
        ("03", 160),
        ("04", 46),
        ("05", 180),
        ("06", 20),
        ("07", 160),
        ("08", 160),
        ("09", 180),
    ];
    assert_eq!(counts, printed);
}
