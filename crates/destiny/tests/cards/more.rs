//! Cards that are the first to use something of the language.

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

// ---- answers

/// Card 02123
#[test]
fn every_defeat_pays_for_the_aftermath() {
    let layout = scene().a(|p| p.team([KYLO]).in_play(["aftermath"]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.clone().b(|p| p.team(["first-order-stormtrooper damage 6", REY])).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
        t.expect_gone(TROOPER);
        t.expect_resources(A, 6);
        t.expect_resources(B, 5);
    });
    layout.a(|p| p.team([KYLO, "first-order-stormtrooper damage 6"])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
        t.expect_resources(A, 6);
    });
}

/// Card 07017; SWD-TERM-31, SWD-SHLD-OPEN1
#[test]
fn torment_feeds_on_damage_dealt_even_if_it_was_blocked() {
    let layout = scene().b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    let layout = layout.a(|p| p.in_play(["torment on kylo-ren-vaders-disciple"]));
    for kylo in [KYLO, "kylo-ren-vaders-disciple shield 1"] {
        layout.clone().a(|p| p.team([kylo])).play(|t| {
            t.choose_each(["pass", "resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
            t.expect_asked(A);
            t.choose("yes");
            t.expect_resources(A, 6);
            t.expect_exhausted("torment", true);
        });
    }
    layout.a(|p| p.team([KYLO, TROOPER])).play(|t| {
        t.choose_each(["pass", "resolve rey-force-prodigy 1MD", "target first-order-stormtrooper"]);
        t.expect_resources(A, 5);
        t.expect_exhausted("torment", false);
    });
}

/// Card 03057
#[test]
fn a_chance_cube_is_rolled_by_those_who_pay() {
    let layout = scene().a(|p| p.team([KYLO]).in_play(["chance-cube on kylo-ren-vaders-disciple"]));
    layout.clone().rolls(["1MD", "3R"]).play(|t| {
        t.choose("activate kylo-ren-vaders-disciple");
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_resources(A, 4);
        t.expect_pool(A, ["chance-cube 3R", "kylo-ren-vaders-disciple 1MD"]);
    });
    layout.clone().rolls(["1MD"]).play(|t| {
        t.choose_each(["activate kylo-ren-vaders-disciple", "no"]);
        t.expect_hand(A, ["chance-cube"]);
        t.expect_pool(A, ["kylo-ren-vaders-disciple 1MD"]);
    });
    layout.a(|p| p.resources(0)).rolls(["1MD"]).play(|t| {
        t.choose("activate kylo-ren-vaders-disciple");
        t.expect_hand(A, ["chance-cube"]);
    });
}

/// Card 05169; SWD-SETUP-10
#[test]
fn a_fortress_is_built_before_the_first_turn() {
    scene().at_setup().a(|p| p.team([KYLO]).in_play(["fortify"])).b(|p| p.team([REY])).play(|t| {
        t.expect_asked(A);
        t.can_choose_exactly(["pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"]);
        t.choose("pick kylo-ren-vaders-disciple");
        t.expect_shields(KYLO, 1);
        t.expect_round(1);
        t.expect_asked(A);
    });
}

// ---- prices

/// Card 05100
#[test]
fn a_shield_is_worth_a_resource() {
    let layout = scene().a(|p| p.hand(["adapt"])).b(|p| p.team(["rey-force-prodigy shield 2"]));
    layout.clone().a(|p| p.team(["kylo-ren-vaders-disciple shield 2", TROOPER])).play(|t| {
        t.choose("play adapt");
        t.expect_shields(KYLO, 1);
        t.expect_resources(A, 6);
    });
    layout.play(|t| {
        t.choose("play adapt");
        t.expect_shields(REY, 2);
        t.expect_resources(A, 5);
    });
}

/// Card 09079
#[test]
fn one_falls_that_others_may_live() {
    scene()
        .a(|p| p.team([REY, TROOPER]).hand(["honorable-sacrifice"]))
        .b(|p| p.team([KYLO, FINN]).pool(["kylo-ren-vaders-disciple 1MD", "finn-first-order-defector 2RD"]))
        .play(|t| {
            t.choose("play honorable-sacrifice");
            t.can_choose_exactly(["pick rey-force-prodigy", "pick first-order-stormtrooper"]);
            t.choose_each(["pick first-order-stormtrooper", "die kylo-ren-vaders-disciple 1MD"]);
            t.choose("die finn-first-order-defector 2RD");
            t.expect_gone(TROOPER);
            t.expect_pool(B, []);
        });
}

/// Card 01147
#[test]
fn a_mind_is_split_in_two() {
    let pool = ["rey-force-prodigy 1MD", "finn-first-order-defector 2RD"];
    let layout = scene().a(|p| p.hand(["mind-trick"])).b(|p| p.team([REY, FINN]).pool(pool));
    let blue = layout.clone().a(|p| p.team([KYLO]));
    for (group, left) in [("choose 1", "finn-first-order-defector 2RD"), ("choose 2", "rey-force-prodigy 1MD")] {
        blue.play(|t| {
            t.choose("play mind-trick");
            t.expect_asked(B);
            t.choose_each(["die rey-force-prodigy 1MD", "done"]);
            t.expect_asked(A);
            t.can_choose_exactly(["choose 1", "choose 2"]);
            t.choose(group);
            t.expect_pool(B, [left]);
        });
    }
    layout.play(|t| {
        t.choose("play mind-trick");
        t.expect_pool(B, pool);
    });
}

// ---- decks and the defeated

/// Card 03130; SWD-TERM-26
#[test]
fn a_lightsaber_flies_into_the_hand() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["lightsaber-pull"]).deck(["aim", "lightsaber", "f-11d-rifle"]));
    layout.clone().play(|t| {
        t.choose("play lightsaber-pull");
        t.can_choose_exactly(["pick lightsaber from deck", "done"]);
        t.choose("pick lightsaber from deck");
        t.expect_hand(A, ["lightsaber"]);
        let own = t.game().cast().own[A.idx()];
        assert_eq!((t.state().bag & own).len(), 2, "the rest of the deck is shuffled");
    });
    layout.clone().play(|t| {
        t.choose_each(["play lightsaber-pull", "done"]);
        t.expect_hand(A, []);
        let own = t.game().cast().own[A.idx()];
        assert_eq!((t.state().bag & own).len(), 3, "the deck is shuffled");
    });
    layout.clone().a(|p| p.deck(["aim"])).play(|t| {
        t.choose("play lightsaber-pull");
        t.can_choose_exactly(["done"]);
        t.choose("done");
    });
    layout.a(|p| p.team([TROOPER])).play(|t| {
        t.choose("play lightsaber-pull");
        t.expect_asked(B);
    });
}

/// Card 03130
#[test]
fn a_card_that_was_searched_for_is_one_of_equals() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["lightsaber-pull", "lightsaber"]).deck(["lightsaber", "aim"]));
    layout.play(|t| {
        t.choose_each(["play lightsaber-pull", "pick lightsaber from deck"]);
        t.expect_hand(A, ["lightsaber", "lightsaber"]);
    });
}

/// Card 01070
#[test]
fn the_ranks_are_endless() {
    let layout = scene().b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"])).rolls(["1RD"]);
    layout.a(|p| p.team([KYLO, "first-order-stormtrooper damage 6"]).hand(["endless-ranks"])).play(|t| {
        t.choose_each(["pass", "resolve rey-force-prodigy 1MD", "target first-order-stormtrooper"]);
        t.expect_gone(TROOPER);
        t.choose("play endless-ranks");
        t.expect_damage(TROOPER, 0);
        t.choose_each(["pass", "activate first-order-stormtrooper"]);
        t.expect_pool(A, ["first-order-stormtrooper 1RD"]);
    });
}

/// Card 01070
#[test]
fn the_ranks_are_neither_unique_nor_blue() {
    let layout = scene().a(|p| p.team(["kylo-ren-vaders-disciple damage 10", TROOPER]).hand(["endless-ranks"]));
    layout.b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"])).play(|t| {
        t.choose_each(["pass", "resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
        t.choose("play endless-ranks");
        t.expect_gone(KYLO);
    });
}

// ---- what is stopped

/// Card 08012; SWD-REPL-05
#[test]
fn an_event_is_stifled_once() {
    let layout = scene().a(|p| p.team([REY]).hand(["take-cover", "take-cover"])).b(|p| p.team([KYLO]));
    layout.clone().b(|p| p.in_play(["stifle"])).play(|t| {
        t.choose("play take-cover");
        t.expect_shields(REY, 0);
        t.expect_discard(A, ["take-cover"]);
        t.expect_discard(B, ["stifle"]);
        t.choose_each(["pass", "play take-cover", "pick rey-force-prodigy"]);
        t.expect_shields(REY, 1);
    });
    layout.clone().b(|p| p.in_play(["stifle", "stifle"])).play(|t| {
        t.choose("play take-cover");
        t.expect_discard(B, ["stifle"]);
    });
    layout.a(|p| p.in_play(["stifle"])).play(|t| {
        t.choose_each(["play take-cover", "pick rey-force-prodigy"]);
        t.expect_shields(REY, 1);
    });
}

/// Card 08049; SWD-NEG-01
#[test]
fn the_relentless_let_nobody_heal_until_the_phase_ends() {
    let layout = scene().a(|p| p.team([KYLO]).in_play(["relentless"]));
    let layout = layout.b(|p| p.team(["rey-force-prodigy damage 3"]).in_play(["medical-droid"]));
    layout.b(|p| p.pool(["medical-droid Sp"])).rolls(["Sp"]).play(|t| {
        t.choose_each(["pass", "resolve medical-droid Sp", "pick rey-force-prodigy"]);
        t.expect_damage(REY, 3);
        t.next_round();
        t.expect_discard(A, ["relentless"]);
        t.choose_each(["pass", "activate medical-droid", "pass", "resolve medical-droid Sp", "pick rey-force-prodigy"]);
        t.expect_damage(REY, 2);
    });
}

/// Card 08049
#[test]
fn the_relentless_heal_themselves() {
    let layout = scene().a(|p| p.team(["kylo-ren-vaders-disciple damage 3"]).in_play(["relentless", "medical-droid"]));
    layout.a(|p| p.pool(["medical-droid Sp"])).play(|t| {
        t.choose_each(["resolve medical-droid Sp", "pick kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
    });
}

/// Card 08104
#[test]
fn what_is_on_the_mark_needs_no_detour() {
    let layout = scene().a(|p| p.team(["commando-droid"]).in_play(["on-the-mark"]).pool(["commando-droid 2ID"]));
    layout.b(|p| p.team([REY, FINN])).play(|t| {
        t.choose_each(["resolve commando-droid 2ID as ranged", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
        t.next_round();
        t.expect_discard(A, ["on-the-mark"]);
    });
}

/// Card 09095
#[test]
fn who_flees_misses_two_turns() {
    let layout = scene().a(|p| p.team([FINN]).hand(["flee-the-scene"]));
    let layout = layout.b(|p| p.team([KYLO]).hand(["intimidate"; 3]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.play(|t| {
        t.choose_each(["play flee-the-scene", "die kylo-ren-vaders-disciple 1MD"]);
        t.expect_pool(B, []);
        for _ in 0..3 {
            t.expect_asked(B);
            t.choose_each(["play intimidate", "pick kylo-ren-vaders-disciple"]);
        }
        t.expect_asked(A);
    });
    layout.play(|t| {
        t.choose_each(["play flee-the-scene", "done", "pass"]);
        // Both have passed: the upkeep phase asks for cards to discard.
        t.choose_as(B, "done");
        t.expect_round(3);
    });
}

/// Card 03113
#[test]
fn who_escapes_is_away_for_the_round() {
    let layout = scene().a(|p| p.team([FINN]).hand(["quick-escape"])).b(|p| p.team([KYLO]).hand(["intimidate"; 3]));
    layout.play(|t| {
        t.choose("play quick-escape");
        for _ in 0..3 {
            t.expect_asked(B);
            t.choose_each(["play intimidate", "pick kylo-ren-vaders-disciple"]);
        }
        t.expect_round(2);
        t.next_round();
        t.expect_asked(A);
    });
}

// ---- what changes hands

/// Card 02013
#[test]
fn a_shuttle_brings_the_special_of_another() {
    let layout = scene().a(|p| p.team([KYLO, TROOPER]).in_play(["command-shuttle"]).pool(["command-shuttle Sp"]));
    layout.b(|p| p.team([REY]).hand(["aim"])).play(|t| {
        t.choose("resolve command-shuttle Sp");
        t.expect_damage(REY, 1);
        t.expect_pool(A, []);
    });
}

/// Card 01102
#[test]
fn a_prized_possession_keeps_a_die() {
    let layout = scene().a(|p| p.team(["kylo-ren-vaders-disciple damage 10", TROOPER]).hand(["prized-possession"]));
    let layout = layout.b(|p| p.team(["rey-force-prodigy exhausted", FINN]));
    let layout = layout.b(|p| p.pool(["rey-force-prodigy 1MD", "finn-first-order-defector 1RD"]));
    layout.play(|t| {
        t.choose_each(["play prized-possession", "pick kylo-ren-vaders-disciple", "yes", "die rey-force-prodigy 1MD"]);
        t.expect_pool(B, ["finn-first-order-defector 1RD"]);
        t.next_round();
        t.choose_each(["pass", "activate rey-force-prodigy"]);
        t.expect_pool(B, []);
    });
}

/// Card 01102
#[test]
fn a_die_comes_home_when_its_captor_is_gone() {
    let layout = scene().a(|p| p.team(["kylo-ren-vaders-disciple damage 10", TROOPER]).hand(["prized-possession"]));
    let layout = layout.b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy 1MD", "finn-first-order-defector 1RD"]));
    layout.rolls(["1MD"]).play(|t| {
        t.choose_each(["play prized-possession", "pick kylo-ren-vaders-disciple", "yes", "die rey-force-prodigy 1MD"]);
        t.choose_each(["resolve finn-first-order-defector 1RD", "target kylo-ren-vaders-disciple"]);
        t.expect_discard(A, ["prized-possession"]);
        t.choose_each(["pass", "activate rey-force-prodigy"]);
        t.expect_pool(B, ["rey-force-prodigy 1MD"]);
    });
}

/// Card 09168; SWD-TERM-08
#[test]
fn mercenaries_serve_whoever_pays() {
    let layout = scene().a(|p| p.in_play(["fickle-mercenaries"]).pool(["fickle-mercenaries 2RD"]));
    layout.b(|p| p.team([REY])).rolls(["1RD"]).play(|t| {
        t.choose_each(["pass", "use fickle-mercenaries"]);
        t.expect_resources(B, 3);
        t.expect_pool(A, []);
        t.can_choose_exactly(["activate first-order-stormtrooper", "use fickle-mercenaries", "claim", "pass"]);
        t.choose_each(["pass", "activate fickle-mercenaries"]);
        t.expect_pool(B, ["fickle-mercenaries 1RD"]);
        t.choose("use fickle-mercenaries");
        t.expect_pool(B, []);
        t.expect_resources(A, 3);
        t.expect_exhausted("fickle-mercenaries", true);
    });
}

/// Card 09168; SWD-FFA-08
#[test]
fn mercenaries_go_home_when_their_paymaster_is_out() {
    let layout = scene().a(|p| p.in_play(["fickle-mercenaries"])).b(|p| p.team(["rey-force-prodigy damage 9"]));
    let layout = layout.c(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"])).rolls(["1RD"]);
    layout.play(|t| {
        t.choose_each(["pass", "use fickle-mercenaries"]);
        t.expect_asked(C);
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
        t.choose("activate fickle-mercenaries");
        t.expect_pool(A, ["fickle-mercenaries 1RD"]);
    });
}

/// Card 01042
#[test]
fn who_is_one_with_the_force_stays() {
    let layout = scene().a(|p| p.team(["rey-force-prodigy damage 9", TROOPER]).hand(["strategic-planning"]));
    let layout = layout.a(|p| p.in_play(["one-with-the-force on rey-force-prodigy exhausted"]));
    layout.b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"])).rolls(["3RD"]).play(|t| {
        t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
        t.expect_gone(REY);
        t.expect_exhausted("one-with-the-force", false);
        t.choose("activate one-with-the-force");
        t.expect_pool(A, ["one-with-the-force 3RD"]);
        t.choose_each(["pass", "play strategic-planning", "choose 1"]);
        t.expect_exhausted("one-with-the-force", false);
    });
}
