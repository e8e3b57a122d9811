//! Set 7: Jedi Training.

use crate::cards::printed::{costs, costs_on, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{LIGHT, Side, Step, scene};

/// jedi-training: one Jedi resource, capacity 5.
#[test]
fn jedi_training_gives_one_and_falls_at_five() {
    gives("jedi-training", 1);
    matches("jedi-training", "rebel-alliance", "twilek-loyalist");
    falls_at("jedi-training", 5);
}

/// jedi-training: one more Force icon in every struggle, in both players' turns. LCG-ABL-EX1
#[test]
fn jedi_training_adds_a_force_icon_to_every_struggle() {
    for seat in [LIGHT, crate::support::DARK] {
        scene()
            .turn_of(seat)
            .balance(Side::Dark)
            .at(Step::Struggle)
            .light(|p| p.objectives(["jedi-training"]))
            .play(|t| t.expect_balance(Side::Light));
    }
}

/// jedi-training: one icon and no more; two copies add up.
#[test]
fn each_jedi_training_adds_one_icon() {
    let layout = |objectives: &'static [&'static str]| {
        scene()
            .turn_of(LIGHT)
            .balance(Side::Dark)
            .at(Step::Struggle)
            .light(|p| p.objectives(objectives.iter().copied()))
            .dark(|p| p.in_play(["espo-trooper committed"]))
    };
    layout(&["jedi-training"]).play(|t| t.expect_balance(Side::Dark));
    layout(&["jedi-training", "jedi-training"]).play(|t| t.expect_balance(Side::Light));
}

/// believer-in-the-old-ways-155: cost 2, a unit damage icon, a blast icon with the edge, 1 Force icon, capacity 2.
#[test]
fn the_believer_of_set_seven_has_what_is_printed() {
    costs("believer-in-the-old-ways-155", "jedi", 2);
    strikes("believer-in-the-old-ways-155", [1, 0, 0], [1, 0, 1]);
    dies_of("believer-in-the-old-ways-155", 2);
    edges("believer-in-the-old-ways-155", 1);
}

/// believer-in-the-old-ways-155: Force Sensitive, and not unique beside the one of set 2.
#[test]
fn the_believer_of_set_seven_is_sensitive_to_the_force() {
    costs_on("jedi-lightsaber", "jedi", 1, &["believer-in-the-old-ways-155"]);
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["believer-in-the-old-ways-154"]).hand(["believer-in-the-old-ways-155"]))
        .play(|t| t.can_choose("play believer-in-the-old-ways-155"));
}

/// ancient-monument: cost 1, 3 Force icons; one more Force icon in the struggle.
#[test]
fn the_monument_adds_a_force_icon() {
    costs("ancient-monument", "jedi", 1);
    edges("ancient-monument", 3);
    let layout = |monuments: usize| {
        scene()
            .turn_of(LIGHT)
            .balance(Side::Dark)
            .at(Step::Struggle)
            .light(|p| p.in_play(vec!["ancient-monument"; monuments]))
            .dark(|p| p.in_play(["espo-trooper committed"]))
    };
    layout(1).play(|t| t.expect_balance(Side::Dark));
    layout(2).play(|t| t.expect_balance(Side::Light));
}

/// ancient-monument: is in the play area, not attached to a card. LCG-DEP-06
#[test]
fn the_monument_needs_no_card_to_enhance() {
    scene().turn_of(LIGHT).light(|p| p.hand(["ancient-monument"])).play(|t| {
        t.choose_each(["play ancient-monument", "pay 1 jedi"]);
        assert_eq!(t.table().host(t.in_play("ancient-monument")), None);
    });
}

// ---- It Binds All Things

/// it-binds-all-things: cost 1, neutral, 1 Force icon; the top two cards of the discard pile with the Balance light,
/// one with it dark.
#[test]
fn it_binds_all_things_takes_the_top_of_the_pile() {
    edges("it-binds-all-things", 1);
    for (balance, pile, hand) in [
        (Side::Light, &["yoda"][..], &["x-wing", "jedi-lightsaber"][..]),
        (Side::Dark, &["yoda", "x-wing"], &["jedi-lightsaber"]),
    ] {
        scene()
            .turn_of(LIGHT)
            .balance(balance)
            .light(|p| {
                let p = p.affiliation("rebel-alliance").objectives([]).hand(["it-binds-all-things"]);
                p.discard(["yoda", "x-wing", "jedi-lightsaber"])
            })
            .play(|t| {
                t.choose_each(["use it-binds-all-things", "pay 1 rebel-alliance"]);
                t.expect_hand(LIGHT, hand.iter().copied());
                t.expect_discard(LIGHT, pile.iter().copied().chain(["it-binds-all-things"]));
            });
    }
}

/// it-binds-all-things: takes fewer if there are fewer, and never itself; not with an empty pile. LCG-ABL-14
#[test]
fn it_binds_all_things_needs_a_card_to_take() {
    scene().turn_of(LIGHT).light(|p| p.discard(["yoda"]).hand(["it-binds-all-things"])).play(|t| {
        t.choose_each(["use it-binds-all-things", "pay 1 jedi"]);
        t.expect_hand(LIGHT, ["yoda"]);
        t.expect_discard(LIGHT, ["it-binds-all-things"]);
    });
    scene().turn_of(LIGHT).light(|p| p.hand(["it-binds-all-things"])).dark(|p| p.discard(["rancor"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}
