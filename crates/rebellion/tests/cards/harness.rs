//! Tests of the scenario harness: which hidden cards are resampled, and which stay.

use std::cell::RefCell;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rebellion::frame::Stage;
use rebellion::{Entity, Side, State};
use table::scene::Way;

use crate::support::layout::{Layout, thing};
use crate::support::{Blank, Play, scene};

/// The draws for a new round: two missions for each side, two probe cards and an objective.
fn a_new_round() -> Layout {
    scene().track(6, 14).stage(Stage::DrawMissions)
}

/// Both sides choose once, without knowing the other side's cards.
fn both_choose(t: &mut Play) {
    t.choose_each(["pass", "pass"]);
    t.leave_open();
}

/// The result of the scenario in each way of playing it.
fn in_each_way<T>(layout: Layout, what: impl Fn(&State) -> T) -> Vec<T> {
    let told = RefCell::new(Vec::new());
    layout.play(|t| {
        both_choose(t);
        told.borrow_mut().push((t.way(), what(t.state())));
    });
    let told = told.into_inner();
    assert_eq!(told.iter().map(|(way, _)| *way).collect::<Vec<_>>(), Way::ALL);
    told.into_iter().map(|(_, what)| what).collect()
}

/// Checks that the result is the same in the first three ways and different if hidden cards are resampled.
#[track_caller]
fn is_dealt_anew<T: PartialEq + Debug>(what: impl Fn(&State) -> T) {
    let found = in_each_way(a_new_round(), what);
    assert!(found[1..3].iter().all(|other| *other == found[0]), "{found:?}");
    assert_ne!(found[3], found[0]);
}

/// Checks that the result is the same in all four ways.
#[track_caller]
fn stays<T: PartialEq + Debug>(layout: Layout, what: impl Fn(&State) -> T) {
    let found = in_each_way(layout, what);
    assert!(found[1..].iter().all(|other| *other == found[0]), "{found:?}");
}

#[test]
fn what_the_story_does_not_name_is_dealt_anew_in_one_way() {
    is_dealt_anew(|s| s.hand);
    is_dealt_anew(|s| s.base);
    is_dealt_anew(|s| s.probes.held);
}

#[test]
fn what_the_story_names_stays() {
    stays(a_new_round().base("dagobah"), |s| s.base);
    let names = |layout: Layout, slug: &'static str, in_hand: fn(&State, Entity) -> bool| {
        let game = rebellion::Rebellion::new(layout.setup.clone()).expect("a valid setup");
        let named = thing(&game, slug);
        assert_eq!(in_each_way(layout, |s| in_hand(s, named)), [true; 4], "{slug}");
    };
    let mission = |s: &State, thing: Entity| matches!(thing, Entity::Mission(m) if s.hand[usize::from(m.0)] == 1);
    names(a_new_round().hand(["hidden-fleet"]), "hidden-fleet", mission);
    names(a_new_round().hand(["planetary-conquest"]), "planetary-conquest", mission);
    let probe = |s: &State, thing: Entity| matches!(thing, Entity::Site(at) if s.probes.held.has(at.idx()));
    names(a_new_round().probes(["endor"]), "endor", probe);
    let objective =
        |s: &State, thing: Entity| matches!(thing, Entity::Objective(o) if s.objectives.hand.has(o.0.into()));
    names(a_new_round().objectives(["regional-support"]), "regional-support", objective);
}

/// Naming some cards does not prevent the others from being resampled.
#[test]
fn a_name_pins_no_other_card() {
    let layout = || {
        a_new_round()
            .base("dagobah")
            .hand(["hidden-fleet", "planetary-conquest"])
            .probes(["endor"])
            .objectives(["regional-support"])
    };
    let changes = |found: Vec<Vec<u8>>| assert_ne!(found[3], found[0]);
    changes(in_each_way(layout(), |s| s.hand.0.to_vec()));
    changes(in_each_way(layout(), |s| s.probes.held.into_iter().map(|i| i as u8).collect()));
    changes(in_each_way(layout(), |s| s.objectives.hand.into_iter().map(|i| i as u8).collect()));
}

#[test]
fn action_cards_are_dealt_anew_unless_they_are_named() {
    let dealt = |named: bool| {
        let layout = scene().stage(Stage::RebelsAssign).with(|g, s| {
            for slug in ["local-rumors", "one-in-a-million"] {
                let Entity::Action(action) = thing(g, slug) else { panic!("{slug} is not an action card") };
                let (side, first) = if action.0 < 16 { (Side::Empire, 0) } else { (Side::Rebels, 16) };
                let own = &mut s.actions[side.idx()];
                own.deck.remove(usize::from(action.0 - first));
                own.boxed.remove(usize::from(action.0 - first));
                own.hand.insert(usize::from(action.0 - first));
            }
        });
        in_each_way(if named { layout.names(["local-rumors", "one-in-a-million"]) } else { layout }, |s| {
            s.actions.map(|own| own.hand)
        })
    };
    let (free, named) = (dealt(false), dealt(true));
    assert!(free[..3].iter().chain(&named).all(|hands| *hands == free[0]));
    assert!(Side::BOTH.into_iter().all(|side| free[3][side.idx()] != free[0][side.idx()]), "{free:?}");
}

/// A scenario that depends on hidden cards it does not name passes in three ways and fails in the fourth.
#[test]
fn a_story_that_knows_cards_it_does_not_name_is_found_out() {
    let told = RefCell::new(Vec::new());
    let story = |t: &mut Play| {
        both_choose(t);
        told.borrow_mut().push((t.way(), t.state().hand));
        assert_eq!(t.state().hand, told.borrow()[0].1, "the missions that were drawn the first time");
    };
    // The scenario names other hidden cards, as most scenarios do.
    let layout = a_new_round().base("dagobah").hand(["hidden-fleet"]);
    assert!(catch_unwind(AssertUnwindSafe(|| layout.play(story))).is_err(), "a scenario may not know the drawn cards");
    let told: Vec<Way> = told.into_inner().into_iter().map(|(way, _)| way).collect();
    assert_eq!(told, Way::ALL, "it passes in the other three ways");
}

/// Princess Leia's tactic cards in a combat that the Empire started, after the first Imperial attack.
#[test]
fn tactic_cards_are_dealt_anew_unless_they_are_named() {
    let combat = || {
        scene()
            .leaders("naboo", ["princess-leia"])
            .units("naboo", "1 star-destroyer, 1 x-wing")
            .pool(["moff-jerjerrod"])
            .rolls([Blank; 3])
            .empires_turn()
    };
    let hands = |layout: Layout| {
        let hands = RefCell::new(Vec::new());
        layout.play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "done"]);
            hands.borrow_mut().push(t.state().tactics_hand[Side::Rebels.idx()]);
            t.leave_open();
        });
        hands.into_inner()
    };
    let free = hands(combat());
    assert!(free[..3].iter().all(|hand| *hand == free[0]), "{free:?}");
    assert_ne!(free[3], free[0]);
    for card in ["space-outmaneuver", "space-onslaught", "space-critical-hit"] {
        let named = hands(combat().draws(["space-no-escape", card]));
        assert!(named.iter().all(|hand| *hand == named[0]), "{card}: {named:?}");
    }
}
