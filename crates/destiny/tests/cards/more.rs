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
            t.choose("play intimidate");
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
            t.choose("play intimidate");
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

// ---- numbers

/// Cards 01095, 09044
#[test]
fn every_dirty_trick_hurts() {
    let layout = scene().a(|p| p.team(["finn-first-order-defector elite", KYLO]).hand(["fight-dirty"]));
    let dice = ["finn-first-order-defector 1RD", "finn-first-order-defector -", "kylo-ren-vaders-disciple 1MD"];
    layout.a(|p| p.pool(dice)).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["play fight-dirty", "die finn-first-order-defector 1RD", "die finn-first-order-defector -"]);
        t.choose("pick rey-force-prodigy");
        t.expect_damage(REY, 2);
        t.expect_pool(A, ["kylo-ren-vaders-disciple 1MD"]);
    });
}

/// Card 02007
#[test]
fn what_costs_something_is_shot_away() {
    let layout = scene().a(|p| p.in_play(["dt-29-heavy-blaster-pistol on first-order-stormtrooper"]));
    let layout =
        layout.a(|p| p.pool(["dt-29-heavy-blaster-pistol Sp"])).b(|p| p.team(["kylo-ren-vaders-disciple elite"]));
    layout.b(|p| p.pool(["kylo-ren-vaders-disciple 1MD", "kylo-ren-vaders-disciple 2MD1"])).play(|t| {
        t.choose("resolve dt-29-heavy-blaster-pistol Sp");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
    });
}

/// Card 07009
#[test]
fn pain_is_power_for_two_of_the_force_or_for_their_leader() {
    let layout = scene().a(|p| p.hand(["power-from-pain"])).b(|p| p.team([REY]));
    layout.clone().a(|p| p.team(["snoke"]).pool(["snoke 1R"])).play(|t| {
        t.choose_each(["play power-from-pain", "turn snoke to 2ID"]);
        t.expect_damage("snoke", 1);
        t.expect_pool(A, ["snoke 2ID"]);
    });
    layout.clone().a(|p| p.team([KYLO, REY]).pool(["kylo-ren-vaders-disciple 1R"])).play(|t| {
        t.choose_each(["play power-from-pain", "pick kylo-ren-vaders-disciple"]);
        t.choose("turn kylo-ren-vaders-disciple to 1MD");
        t.expect_damage(KYLO, 1);
    });
    layout.a(|p| p.team([KYLO])).play(|t| {
        t.choose("play power-from-pain");
        t.expect_damage(KYLO, 0);
    });
}

/// Card 08040
#[test]
fn the_poor_are_exploited() {
    let layout = scene().a(|p| p.hand(["exploit"])).b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    layout.clone().b(|p| p.resources(0)).play(|t| {
        t.choose("play exploit");
        t.expect_pool(B, []);
    });
    layout.b(|p| p.resources(1)).play(|t| {
        t.can_choose_exactly(["activate first-order-stormtrooper", "reroll with exploit", "claim", "pass"]);
    });
}

/// Card 05085
#[test]
fn half_of_the_rebellion_is_crushed() {
    let layout = scene().a(|p| p.hand(["crush-the-rebellion"])).b(|p| p.team([REY]));
    layout.b(|p| p.in_play(["reys-staff on rey-force-prodigy"]).pool(["reys-staff 3MD1"])).play(|t| {
        t.choose("play crush-the-rebellion");
        t.expect_pool(B, []);
        t.expect_damage(REY, 2);
    });
}

/// Card 08106
#[test]
fn a_pike_strikes_with_what_one_has() {
    let layout = scene().a(|p| p.in_play(["energy-pike on first-order-stormtrooper"]).pool(["energy-pike Sp"]));
    let layout = layout.b(|p| p.team([REY]));
    for (resources, damage) in [(0, 0), (2, 2), (5, 3)] {
        layout.clone().a(|p| p.resources(resources)).play(|t| {
            t.choose("resolve energy-pike Sp");
            if damage > 0 {
                t.choose("pick rey-force-prodigy");
            }
            t.expect_damage(REY, damage);
        });
    }
}

/// Card 03068
#[test]
fn prisoners_tell_two_plans_each() {
    let layout = scene().a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).hand(["take-prisoner"]));
    layout.b(|p| p.team(["first-order-stormtrooper damage 6", REY]).hand(["aim"; 3])).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
        t.choose_each(["pass", "play take-prisoner"]);
        t.expect_hand(B, ["aim"]);
        t.expect_discard(B, ["aim", "aim"]);
    });
}

/// Card 01116
#[test]
fn what_the_eyes_see_is_not_there() {
    let layout = scene().a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]).hand(["force-misdirection"]));
    let dice = ["kylo-ren-vaders-disciple 2MD1", "finn-first-order-defector 1RD"];
    layout.b(|p| p.team([KYLO, FINN]).pool(dice)).play(|t| {
        t.choose("play force-misdirection");
        t.expect_pool(A, ["rey-force-prodigy 1MD"]);
        t.expect_pool(B, ["finn-first-order-defector 1RD"]);
    });
}

/// Card 01082
#[test]
fn as_many_dice_go_as_there_are_blanks() {
    let layout = scene().a(|p| p.hand(["feel-your-anger"])).b(|p| p.team([KYLO, FINN, REY]));
    let dice = |kylo, rey| [kylo, "finn-first-order-defector 2RD", rey];
    layout.clone().b(|p| p.pool(dice("kylo-ren-vaders-disciple -", "rey-force-prodigy 1MD"))).play(|t| {
        t.choose_each(["play feel-your-anger", "die finn-first-order-defector 2RD"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple -", "rey-force-prodigy 1MD"]);
    });
    layout.clone().b(|p| p.pool(dice("kylo-ren-vaders-disciple -", "rey-force-prodigy -"))).play(|t| {
        t.choose("play feel-your-anger");
        let (kylo, finn) = ("die kylo-ren-vaders-disciple -", "die finn-first-order-defector 2RD");
        t.can_choose_exactly([kylo, finn, "die rey-force-prodigy -"]);
        t.choose(finn);
        t.can_choose_exactly([kylo, "die rey-force-prodigy -"]);
        t.choose("die rey-force-prodigy -");
        t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
    });
    layout.b(|p| p.pool(dice("kylo-ren-vaders-disciple 1MD", "rey-force-prodigy 1MD"))).play(|t| {
        t.choose("play feel-your-anger");
        t.expect_asked(B);
    });
}

/// Card 03118
#[test]
fn fire_covers_as_much_as_it_reaches() {
    let layout = scene().a(|p| p.pool(["first-order-stormtrooper 1RD"]).hand(["covering-fire"]));
    let dice = ["kylo-ren-vaders-disciple 1MD", "finn-first-order-defector 2RD"];
    let layout = layout.b(|p| p.team([KYLO, FINN]).pool(dice));
    layout.clone().rolls(["-"]).play(|t| {
        t.choose_each(["play covering-fire", "die kylo-ren-vaders-disciple 1MD"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple -", "finn-first-order-defector 2RD"]);
    });
    layout.play(|t| {
        t.choose_each(["play covering-fire", "done"]);
        t.expect_pool(B, dice);
    });
}

/// Card 06009
#[test]
fn a_tinker_finds_the_small_sides() {
    let layout = scene().a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]).hand(["tinker"]));
    layout.play(|t| {
        t.choose("play tinker");
        let side = |side| format!("turn finn-first-order-defector to {side}");
        t.can_choose_exactly(["1RD", "1MD", "1Sh", "1R"].map(side).iter().map(String::as_str));
        t.choose("turn finn-first-order-defector to 1Sh");
        t.expect_pool(A, ["finn-first-order-defector 1Sh"]);
    });
}

/// Card 07160
#[test]
fn a_valley_looks_at_odd_costs() {
    let layout = scene().a(|p| p.battlefield("rift-valley")).b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    for (top, left) in [("aim", vec![]), ("dodge", vec!["rey-force-prodigy 1MD"])] {
        layout.clone().a(|p| p.deck([top])).play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_pool(B, left.clone());
        });
    }
}

// ---- what lies where

/// Card 02063
#[test]
fn a_lockdown_takes_the_field_without_a_claim() {
    let layout = scene().held_by(B).a(|p| p.hand(["lockdown"]));
    layout.clone().a(|p| p.team([TROOPER, TROOPER])).play(|t| {
        t.choose("play lockdown");
        assert_eq!(t.state().holder(), Some(A));
        assert!(t.state().claimed.is_empty(), "nobody has claimed");
        t.choose("pass");
    });
    layout.play(|t| {
        t.choose_each(["play lockdown", "pass"]);
        assert_eq!(t.state().holder(), Some(B));
    });
}

/// Card 09146
#[test]
fn the_weak_are_preyed_upon() {
    let layout = scene().a(|p| p.in_play(["hampered on rey-force-prodigy"]).hand(["prey-upon"]));
    layout.b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy 1MD", "finn-first-order-defector 2RD"])).play(|t| {
        t.choose("play prey-upon");
        t.expect_pool(B, ["finn-first-order-defector 2RD"]);
    });
}

/// Card 07124
#[test]
fn cheap_machines_are_overloaded() {
    let layout = scene().a(|p| p.hand(["overload"]));
    layout.clone().b(|p| p.in_play(["medical-droid"])).play(|t| {
        t.choose_each(["play overload", "yes"]);
        t.expect_discard(B, ["medical-droid"]);
    });
    layout.b(|p| p.in_play(["strike-team"])).play(|t| {
        t.choose("play overload");
        t.expect_damage("strike-team", 1);
        t.expect_asked(B);
    });
}

/// Card 01001; SWD-GRD-01
#[test]
fn a_captain_hides_behind_her_troopers() {
    let phasma = "captain-phasma-elite-trooper";
    let layout = scene().a(|p| p.team([phasma, TROOPER])).b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    layout.clone().rolls(["1RD"]).play(|t| {
        t.choose_each(["activate first-order-stormtrooper", "yes"]);
        t.expect_damage(TROOPER, 1);
        t.expect_pool(B, []);
    });
    layout.rolls(["1RD"]).play(|t| {
        t.choose("activate captain-phasma-elite-trooper");
        t.expect_asked(B);
    });
}

/// Card 08083; SWD-KEY-01
#[test]
fn an_escort_guards_for_a_phase_and_nobody_twice() {
    let layout = scene().a(|p| p.in_play(["armed-escort"])).b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    layout.clone().a(|p| p.team([FINN])).rolls(["1RD"]).play(|t| {
        t.choose_each(["activate finn-first-order-defector", "yes"]);
        t.expect_damage(FINN, 1);
        t.next_round();
        t.expect_discard(A, ["armed-escort"]);
    });
    layout.a(|p| p.team(["royal-guard"])).rolls(["1MD"]).play(|t| {
        t.choose_each(["activate royal-guard", "no"]);
        t.expect_pool(A, ["royal-guard 1MD"]);
    });
}

/// Card 03090
#[test]
fn those_who_dig_in_share_their_shields() {
    let layout = scene().a(|p| p.team([KYLO, "first-order-stormtrooper shield 1"]).hand(["entrenched"]));
    layout.b(|p| p.team([REY])).play(|t| {
        t.choose("play entrenched");
        // Five shields find room for three and two.
        t.expect_shields(KYLO, 3);
        t.expect_shields(TROOPER, 3);
    });
    scene().a(|p| p.team([KYLO, TROOPER]).hand(["entrenched"])).b(|p| p.team([REY])).play(|t| {
        t.choose("play entrenched");
        t.can_choose_exactly(["assign 2 first-order-stormtrooper", "assign 3 first-order-stormtrooper"]);
        t.choose("assign 2 first-order-stormtrooper");
        t.expect_shields(TROOPER, 2);
        t.expect_shields(KYLO, 3);
    });
}

/// Card 03129; SWD-TERM-14
#[test]
fn a_vision_shows_what_is_to_come() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["force-vision"])).b(|p| p.deck(["aim", "dodge", "block"]));
    layout.play(|t| {
        t.choose_each(["play force-vision", "choose 2", "pass"]);
        let s = t.state();
        let mut top: Vec<_> = (s.over & t.game().cast().own[B.idx()]).iter().collect();
        top.sort_by_key(|&c| std::cmp::Reverse(s.place[c]));
        let slug = |c: &table::CopyId| t.game().db().card(t.game().cast().card(*c)).id.as_str();
        assert_eq!(top.iter().map(slug).collect::<Vec<_>>(), ["aim", "dodge", "block"]);
        assert!(top.iter().all(|&c| s.known[A.idx()].contains(c)), "seen by the one who looked");
        assert!(top.iter().all(|&c| !s.known[B.idx()].contains(c)), "and by nobody else");
    });
}

/// Card 01088; SWD-ZONE-11
#[test]
fn the_favored_hold_more_cards() {
    scene().a(|p| p.in_play(["emperors-favor"])).play(|t| {
        t.next_round();
        assert_eq!((t.state().hand & t.game().cast().own[A.idx()]).len(), 6);
        assert_eq!((t.state().hand & t.game().cast().own[B.idx()]).len(), 5);
    });
}
