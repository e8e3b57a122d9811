//! Plo Koon, and characters whose abilities he has.

use crate::support::{A, B, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const PLO: &str = "plo-koon";
const REY: &str = "rey-force-prodigy";

/// Card 07057; SWD-CLAR-EX29
#[test]
fn plo_koon_has_an_ability_as_often_as_it_is_there() {
    scene()
        .a(|p| p.team([PLO, "clone-trooper", "clone-trooper"]))
        .b(|p| p.team([KYLO]))
        .rolls(["-", "1MD", "2MD"])
        .play(|t| {
            t.choose_each(["activate plo-koon", "yes"]);
            t.expect_pool(A, ["plo-koon 1MD"]);
            t.choose("yes");
            t.expect_pool(A, ["plo-koon 2MD"]);
            t.expect_asked(B);
        });
}

/// Card 07057; SWD-SIM-01, SWD-SELF-01
#[test]
fn plo_koon_has_the_abilities_of_several() {
    scene()
        .a(|p| p.team([PLO, "clone-trooper", "tusken-raider"]).hand(["aim"]))
        .b(|p| p.team([KYLO]))
        .rolls(["-", "1R"])
        .play(|t| {
            t.choose("activate plo-koon");
            t.can_choose_exactly(["next plo-koon", "next plo-koon ability 1 about 0"]);
            t.choose_each(["next plo-koon", "yes"]);
            t.expect_pool(A, ["plo-koon 1R"]);
            // The die resolved is his, not that of the character he has the ability from.
            t.choose_each(["yes", "pick aim from hand"]);
            t.expect_pool(A, []);
            t.expect_resources(A, 6);
            t.expect_asked(B);
        });
}

/// Card 07057; SWD-KEY-01
#[test]
fn plo_koon_has_a_keyword_once() {
    scene()
        .a(|p| p.team([PLO, "royal-guard", "royal-guard"]))
        .b(|p| {
            p.team(["first-order-stormtrooper", "veteran-stormtrooper"])
                .pool(["first-order-stormtrooper 2RD", "veteran-stormtrooper 1RD"])
        })
        .rolls(["-"])
        .play(|t| {
            t.choose_each(["activate plo-koon", "yes", "die veteran-stormtrooper 1RD"]);
            t.expect_damage(PLO, 1);
            t.expect_pool(B, ["first-order-stormtrooper 2RD"]);
            t.expect_asked(B);
        });
}

/// Card 07057; SWD-ONG-01
#[test]
fn plo_koon_has_constant_effects_of_others() {
    scene().a(|p| p.team([PLO, "royal-guard", REY]).hand(["force-illusion"])).b(|p| p.team([KYLO])).play(|t| {
        // Neither the guard nor he takes it.
        t.choose("play force-illusion");
        t.expect_on("force-illusion", REY);
        t.leave_open();
    });
    scene().a(|p| p.team([PLO, REY]).hand(["force-illusion"])).b(|p| p.team([KYLO])).play(|t| {
        t.choose("play force-illusion");
        t.can_choose_exactly(["pick plo-koon", "pick rey-force-prodigy"]);
        t.choose("pick plo-koon");
        t.expect_on("force-illusion", PLO);
    });
}

/// Card 07057; SWD-ABIL-02
#[test]
fn plo_koon_has_nothing_from_the_fallen_the_silenced_or_the_unique() {
    // The trooper falls.
    scene()
        .a(|p| p.team([PLO, "clone-trooper damage 7"]))
        .b(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .rolls(["-"])
        .play(|t| {
            t.choose_each([
                "pass",
                "resolve first-order-stormtrooper 2RD",
                "target clone-trooper",
                "activate plo-koon",
            ]);
            t.expect_asked(B);
        });
    // The trooper is silenced, or he is.
    for host in ["mind-extraction on clone-trooper", "mind-extraction on plo-koon"] {
        scene().a(|p| p.team([PLO, "clone-trooper"])).b(|p| p.team([KYLO]).in_play([host])).rolls(["-"]).play(|t| {
            t.choose("activate plo-koon");
            t.expect_asked(B);
        });
    }
    // A unique character lends nothing, nor does one of an opponent.
    scene()
        .a(|p| p.team([PLO, "darth-vader-sith-lord"]))
        .b(|p| p.team(["clone-trooper"]).hand(["aim"]))
        .rolls(["-"])
        .play(|t| {
            t.choose("activate plo-koon");
            t.expect_asked(B);
        });
}

/// Cards 01012, 07057; SWD-CACT-01
#[test]
fn plo_koon_uses_the_action_of_a_nightsister() {
    scene().a(|p| p.team([PLO, "nightsister"]).pool(["plo-koon -"])).b(|p| p.team([KYLO])).rolls(["1MD", "2MD"]).play(
        |t| {
            t.choose("use plo-koon");
            t.expect_pool(A, ["plo-koon 1MD"]);
            t.expect_damage(PLO, 1);
            t.expect_damage("nightsister", 0);
            t.choose_each(["pass", "use nightsister"]);
            t.expect_pool(A, ["plo-koon 2MD"]);
            t.expect_damage("nightsister", 1);
        },
    );
}

/// Cards 07057, 08020; SWD-CLAR-EX29, SWD-CACT-02
#[test]
fn plo_koon_has_a_power_action_for_each_who_lends_it() {
    scene()
        .a(|p| p.team([PLO, "super-battle-droid", "super-battle-droid"]).pool(["super-battle-droid -"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("use plo-koon");
            t.can_choose_exactly([
                "turn super-battle-droid to +2RD",
                "turn super-battle-droid to 1ID",
                "turn super-battle-droid to 1RD",
                "turn super-battle-droid to 2ID",
            ]);
            t.choose_each(["turn super-battle-droid to 2ID", "pass"]);
            t.choose_each(["use plo-koon", "turn super-battle-droid to 1RD", "pass"]);
            t.expect_pool(A, ["super-battle-droid 1RD"]);
            t.cannot_choose("use plo-koon");
            t.choose_each(["use super-battle-droid #1", "turn super-battle-droid to 2ID", "pass"]);
            t.cannot_choose("use super-battle-droid #1");
            t.can_choose("use super-battle-droid #2");
            t.next_round();
            t.can_choose("use plo-koon");
        });
}

/// Cards 07057, 09058; SWD-SYM-10, SWD-DBND-02
#[test]
fn plo_koon_has_the_special_of_a_vigilant_jedi() {
    for (friend, lends) in [("vigilant-jedi", true), ("clone-trooper", false)] {
        scene()
            .a(|p| p.team([PLO, friend]).in_play(["c-3po"]).pool(["c-3po 1R", "plo-koon 1MD"]))
            .b(|p| p.pool(["first-order-stormtrooper 2RD"]))
            .play(|t| {
                t.choose("use c-3po");
                if lends {
                    t.choose_each(["as special", "die first-order-stormtrooper 2RD"]);
                    t.choose("pick first-order-stormtrooper");
                    t.expect_damage("first-order-stormtrooper", 1);
                    t.expect_pool(B, []);
                    t.expect_pool(A, []);
                } else {
                    t.cannot_choose("as special");
                    t.choose("as resource");
                    t.expect_resources(A, 6);
                }
            });
    }
}

/// Card 09058
#[test]
fn a_vigilant_jedi_hurts_only_where_a_die_was_removed() {
    let layout = scene().a(|p| p.team(["vigilant-jedi"]).pool(["vigilant-jedi Sp"])).b(|p| p.team([KYLO]));
    layout.clone().b(|p| p.pool(["kylo-ren-vaders-disciple 1MD"])).play(|t| {
        t.choose_each(["resolve vigilant-jedi Sp", "pick kylo-ren-vaders-disciple"]);
        t.expect_pool(B, []);
        t.expect_damage(KYLO, 1);
    });
    layout.play(|t| {
        t.choose("resolve vigilant-jedi Sp");
        t.expect_damage(KYLO, 0);
        t.expect_asked(B);
    });
}
