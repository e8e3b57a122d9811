//! Texts that random games hardly ever show: scenes for them, and phrases that no card of the core set needs.

use std::cell::RefCell;

use cards::N;
use sw_lcg::ability::{Ability, Trigger, Use};
use sw_lcg::effect::{Amount, Effect, Ref, Select, Until, What, Who};
use sw_lcg::phrases::{self, Number, Why};
use sw_lcg::{CardDef, Db, State, SwLcg};
use table::{Phrase, Seat};

use crate::support::{LIGHT, Play, Step, scene};

/// Terms that exist for completeness and that no core-set game shows.
pub(crate) const NEVER: [(&str, &str); 7] = [
    ("lcg.phase.setup", "the setup phase has its own status line and no log line"),
    ("lcg.some-card", "for choices without a card; every choice has one"),
    ("lcg.answer.focus", "no card answers the placing of focus tokens"),
    ("lcg.answer.something", "for answers to moments without a card; each of those has its own text"),
    ("lcg.label.branch", "for nested branches; no card has any"),
    ("lcg.ask.fate-order", "different fate cards have different priority numbers"),
    ("lcg.label.fate", "as above"),
];

/// Runs scenes with questions and options that random games rarely reach, and calls back at every decision.
pub(crate) fn scenes(look: &mut dyn FnMut(&SwLcg<1>, &State<1>, Seat)) {
    let look = RefCell::new(look);
    let story = |t: &mut Play, picks: &[&str]| {
        for words in picks {
            t.until(words);
            look.borrow_mut()(t.game(), t.state(), t.asked());
            t.choose(words);
        }
        look.borrow_mut()(t.game(), t.state(), t.asked());
        t.leave_open();
    };
    questions(&story);
    twins(&story);
}

/// Questions that need a coincidence.
fn questions(story: &dyn Fn(&mut Play, &[&str])) {
    // Tokens, including a shield, and enhancements to discard.
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda focus 1 damage 1 shield 1"]).hand(["force-rejuvenation"]))
        .play(|t| story(t, &["use force-rejuvenation", "pay 2 a-heros-journey", "pick yoda"]));
    // Captured, or returned to hand?
    scene()
        .light(|p| p.in_play(["leia-organa", "redemption"]))
        .dark(|p| p.hand(["force-choke"]))
        .play(|t| story(t, &["use force-choke", "pick leia-organa", "use redemption"]));
    // Two forced reactions at the same time.
    scene()
        .at(Step::RefreshBegins)
        .light(|p| p.in_play(["twilek-loyalist"]))
        .dark(|p| p.in_play(["rancor", "rancor damage 1"]))
        .play(|t| story(t, &[]));
    // An event that answers one of several entries.
    scene()
        .at(Step::ConflictWindow)
        .light(|p| p.hand(["admiral-ackbar", "it-could-be-worse"]))
        .dark(|p| p.in_play(["at-st", "rancor"]))
        .play(|t| {
            let declared = ["engage a-heros-journey", "declare rancor", "declare at-st"];
            let joined = ["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi", "use admiral-ackbar"];
            story(t, &[&declared[..], &joined[..]].concat());
        });
    // An ability that answers one of several entries, none of which is about its own card.
    scene()
        .at(Step::ConflictWindow)
        .light(|p| p.in_play(["redemption"]).hand(["admiral-ackbar"]))
        .dark(|p| p.in_play(["duty-officer", "espo-trooper"]))
        .play(|t| {
            let declared = ["engage a-heros-journey", "declare duty-officer", "declare espo-trooper"];
            let joined = ["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi", "use admiral-ackbar"];
            story(t, &[&declared[..], &joined[..]].concat());
        });
    // A reaction to damage.
    scene()
        .at(Step::ConflictWindow)
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["corellian-engineer"]))
        .dark(|p| p.in_play(["boba-fett"]))
        .play(|t| {
            let declared = ["engage draw-their-fire", "declare boba-fett", "declare corellian-engineer"];
            let strikes = ["strike corellian-engineer", "strike boba-fett", "hit corellian-engineer", "use boba-fett"];
            story(t, &[&declared[..], &strikes[..]].concat());
        });
    // Divided unit damage.
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .light(|p| p.in_play(["luke-skywalker", "shii-cho-training on luke-skywalker"]))
        .dark(|p| p.in_play(["duty-officer", "espo-trooper"]))
        .play(|t| {
            let declared = ["engage imperial-command", "declare luke-skywalker", "declare duty-officer"];
            let strikes = ["declare espo-trooper", "strike duty-officer", "strike luke-skywalker", "unit damage"];
            story(t, &[&declared[..], &strikes[..], &["aim duty-officer"]].concat());
        });
}

/// Cards of one name that differ in a detail.
fn twins(story: &dyn Fn(&mut Play, &[&str])) {
    // They differ in the collector number.
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["believer-in-the-old-ways-154", "believer-in-the-old-ways-155"]))
        .play(|t| story(t, &[]));
    // They differ in a captured card.
    scene()
        .light(|p| p.captured([("x-wing", "imperial-command")]))
        .dark(|p| p.objectives(["imperial-command", "imperial-command", "death-and-despayre"]).hand(["tie-fighter"]))
        .play(|t| story(t, &["play tie-fighter"]));
    // They differ in a used ability.
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["repair-droid", "repair-droid", "home-one damage 3"]).hand(["fall-back"]))
        .play(|t| story(t, &["use repair-droid", "pick home-one", "use fall-back"]));
    // They differ in a lasting effect.
    scene()
        .light(|p| p.in_play(["rookie-pilot", "rookie-pilot"]))
        .dark(|p| p.hand(["force-stasis", "force-choke"]))
        .play(|t| story(t, &["use force-stasis", "pay 1 sith", "pick rookie-pilot", "use force-choke"]));
    // They differ in a token about to be placed.
    scene()
        .at(Step::ConflictWindow)
        .light(|p| p.in_play(["rookie-pilot", "rookie-pilot"]))
        .dark(|p| p.in_play(["emperor-palpatine"]))
        .play(|t| {
            let declared = ["engage a-heros-journey", "declare emperor-palpatine"];
            story(t, &[&declared[..], &["strike emperor-palpatine", "tactics", "aim rookie-pilot"]].concat());
        });
    // They do not differ: each answers for itself.
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.in_play(["nightsister", "nightsister"]))
        .play(|t| story(t, &["commit nightsister", "commit nightsister"]));
}

/// Phrases that no card of the core set needs, and all reasons why a choice is not legal.
pub(crate) fn vocabulary() -> Vec<(&'static str, Phrase)> {
    let mut words = Vec::new();
    let kinds = [
        What::Any,
        What::Unit,
        What::Objective,
        What::Enhancement,
        What::Event,
        What::UnitOrObjective,
        What::ObjectiveOrEnhancement,
        What::EventOrEnhancement,
        What::NonUnit,
    ];
    for kind in kinds {
        for number in [Number::One, Number::Many, Number::Each, Number::Any] {
            let select = Select { kind, ..Select::default() };
            words.push(("description", phrases::described(&select, number, false)));
        }
    }
    let forbid = Effect::Forbid { who: Ref::This, attack: true, defend: false, until: Until::Phase };
    let damage = Effect::Damage(Ref::This, Amount::ByBalance(1, 2));
    let choice = |n, by, target| {
        let (bind, from) = ("c".to_owned(), Select::default());
        Effect::Pick { bind, n, from, by, target, if_any: false }
    };
    let choices = [
        choice(N::Exactly(1), Who::Opponent, false),
        choice(N::Exactly(1), Who::Opponent, true),
        choice(N::Exactly(2), Who::You, false),
        choice(N::UpTo(2), Who::Opponent, false),
    ];
    let may = Effect::May(vec![Effect::Draw(1), Effect::Draw(2)]);
    for effect in [damage, Effect::TakeTop(Amount::N(2)), forbid, may, Effect::Cancel].into_iter().chain(choices) {
        words.push(("effect", phrases::program(&[effect])));
    }
    let usage = Use { does: vec![Effect::Draw(1)], ..Use::default() };
    let abilities = vec![Ability::Reaction(Trigger::TurnBegan(Who::You), usage)];
    let def = CardDef { abilities, ..Db::core().cards()[0].clone() };
    words.extend(phrases::card_text(&def).into_iter().map(|section| ("condition", section.head)));
    words.extend(Why::ALL.map(|why| ("reason", why.reason().phrase)));
    words
}
