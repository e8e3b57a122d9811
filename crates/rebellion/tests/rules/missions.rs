//! Revealing, attempting and opposing missions.

use rebellion::Side::{Empire, Rebels};

use crate::support::{Blank, Direct, EMPIRE, Hit, Special, scene};

/// REB-MISSION-01, REB-MISSION-05, REB-MISSION-16
#[test]
fn an_attempt_that_nobody_opposes_succeeds_without_dice() {
    scene().assigned("sabotage", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose("reveal sabotage chewbacca");
        t.choose("at sullust");
        t.expect_leader("chewbacca", "sullust");
        t.expect_sabotaged("sullust", true);
        t.leave_open();
    });
}

/// REB-MISSION-EX1, REB-MISSION-02, REB-MISSION-11, REB-MISSION-15, REB-MISSION-17, REB-MISSION-18, REB-MISSION-20,
/// REB-MISSION-29, REB-CARD-11
#[test]
fn leia_infiltrates_coruscant_against_the_emperor() {
    scene()
        .units("coruscant", "1 stormtrooper")
        .assigned("infiltration", ["princess-leia"])
        .pool(["emperor-palpatine"])
        .rolls([Special, Blank, Hit, Blank])
        .draws(["rebel-assault", "crippling-blow"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal infiltration princess-leia");
            t.can_choose_exactly(["at coruscant"]);
            t.choose("at coruscant");
            t.can_choose_exactly_as(EMPIRE, ["send emperor-palpatine", "pass"]);
            t.choose("send emperor-palpatine");
            t.can_choose_exactly(["top crippling-blow", "top rebel-assault"]);
            t.choose("top rebel-assault");
            assert_eq!(t.state().objectives.top.len(), 1);
            assert_eq!(t.state().objectives.under.len(), 1);
            t.expect_in_hand("infiltration", 1);
            t.expect_to_act([EMPIRE]);
        });
}

/// REB-MISSION-21
#[test]
fn a_tie_fails() {
    scene()
        .units("coruscant", "1 stormtrooper")
        .assigned("infiltration", ["princess-leia"])
        .pool(["emperor-palpatine"])
        .rolls([Hit, Blank, Direct, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal infiltration princess-leia", "at coruscant", "send emperor-palpatine"]);
            assert!(t.state().objectives.top.is_empty());
            t.expect_in_hand("infiltration", 1);
        });
}

/// REB-MISSION-22
#[test]
fn an_opponent_without_the_skill_still_opposes() {
    scene()
        .assigned("sabotage", ["chewbacca"])
        .pool(["colonel-yularen"]) // three intel, no spec ops
        .rolls([Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at sullust", "send colonel-yularen"]);
            t.expect_sabotaged("sullust", false);
        });
}

/// REB-MISSION-23
#[test]
fn the_leader_pictured_adds_two_successes() {
    scene()
        .loyal(Rebels, ["naboo"])
        .assigned("base-defenses", ["general-rieekan"])
        .pool(["emperor-palpatine"])
        .rolls([Blank, Hit, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal base-defenses general-rieekan", "at naboo", "send emperor-palpatine"]);
            t.expect_units("rebel-base", Rebels, "1 shield-generator, 1 ion-cannon");
            t.expect_discarded("base-defenses", 1);
        });
}

/// REB-MISSION-03, REB-MISSION-04, REB-ASSIGN-06, REB-OPEN-01
#[test]
fn a_mission_without_the_skill_it_asks_for_cannot_be_revealed() {
    scene().assigned("sabotage", ["mon-mothma"]).pool(["princess-leia"]).rebels_turn().play(|t| {
        t.cannot_choose("reveal sabotage mon-mothma");
        t.can_choose("activate sullust");
        t.can_choose("pass");
    });
}

/// REB-MISSION-EX2
#[test]
fn the_emperor_alone_can_gather_intel() {
    scene()
        .loyal(Rebels, ["naboo"])
        .units("rebel-base", "8 rebel-trooper")
        .assigned("gather-intel", ["emperor-palpatine"])
        .draws(["endor", "yavin"])
        .empires_turn()
        .play(|t| {
            t.choose("reveal gather-intel emperor-palpatine");
            t.choose("at naboo");
            assert_eq!(t.state().probes.held.len(), 2, "one for every four units");
        });
}

/// REB-MISSION-19
#[test]
fn nobody_rolls_more_than_ten_dice() {
    scene()
        .leaders("sullust", ["obi-wan-kenobi", "luke-skywalker-jedi", "princess-leia", "general-madine"])
        .units("sullust", "1 stormtrooper")
        .assigned("infiltration", ["jan-dodonna"])
        .pool(["general-tagge"])
        .rolls([Hit, Blank, Blank, Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .draws(["rebel-assault", "crippling-blow"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal infiltration jan-dodonna", "at sullust", "send general-tagge", "top rebel-assault"]);
        });
}

/// REB-MISSION-12
#[test]
fn any_other_mission_is_discarded_even_if_it_fails() {
    scene()
        .assigned("hit-and-run", ["chewbacca"])
        .units("sullust", "1 stormtrooper")
        .pool(["darth-vader"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal hit-and-run chewbacca", "at sullust", "send darth-vader"]);
            t.expect_units("sullust", Empire, "1 stormtrooper");
            t.expect_discarded("hit-and-run", 1);
        });
}

/// REB-LEADER-09, REB-MISSION-26, REB-MISSION-27, REB-CARD-08, REB-LEADER-17
#[test]
fn a_captive_resists_the_dark_side_with_all_skills() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust") // five icons in all
        .assigned("lure-of-the-dark-side", ["emperor-palpatine"]) // five icons, and the leader is pictured
        .rolls([Blank, Blank, Blank, Blank, Blank, Hit, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal lure-of-the-dark-side emperor-palpatine", "against princess-leia"]);
            t.expect_captive("princess-leia", false);
            assert!(t.state().turned.has(rebellion::Leader::Leia.idx()));
        });
}
