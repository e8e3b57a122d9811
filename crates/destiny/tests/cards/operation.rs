//! Clandestine Operation: any number of dice of one symbol.

use crate::support::{A, B, scene};

const DJ: &str = "dj";
const KYLO: &str = "kylo-ren-vaders-disciple";
const MAZ: &str = "maz-kanata-canny-negotiator";
const REY: &str = "rey-force-prodigy";
const SNOKE: &str = "snoke";

/// Card 07092; SWD-CLAR-EX25, SWD-RES-05
#[test]
fn a_die_that_comes_to_show_the_symbol_is_resolved_too() {
    scene()
        .a(|p| p.team([MAZ, DJ, SNOKE]).hand(["clandestine-operation"]))
        .a(|p| p.pool(["maz-kanata-canny-negotiator 1F", "snoke -", "dj 1R"]))
        .b(|p| p.team([KYLO]).deck(["aim", "block", "dodge"]))
        .play(|t| {
            t.choose("play clandestine-operation");
            t.can_choose_exactly(["resolve maz-kanata-canny-negotiator 1F", "resolve dj 1R", "done"]);
            t.choose_each(["resolve maz-kanata-canny-negotiator 1F", "die snoke -", "turn snoke to 2F"]);
            // Only dice of the symbol resolved first may follow.
            t.can_choose_exactly(["resolve snoke 2F", "done"]);
            t.choose_each(["resolve snoke 2F", "done"]);
            t.can_choose_exactly(["choose 1", "choose 2"]);
            t.choose("choose 2");
            t.expect_discard(B, ["aim", "block"]);
            t.expect_discard(A, ["clandestine-operation"]);
            t.expect_pool(A, ["dj 1R"]);
            t.expect_resources(A, 4);
        });
}

/// Card 07092; SWD-VIA-03, SWD-RES-03
#[test]
fn modifiers_count_among_the_dice_resolved() {
    scene()
        .a(|p| p.team([MAZ, DJ, "rey-force-prodigy elite"]).hand(["clandestine-operation"]))
        .a(|p| p.pool(["rey-force-prodigy 1MD", "rey-force-prodigy +2MD"]).deck(["aim", "block", "dodge"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("play clandestine-operation");
            t.can_choose_exactly(["resolve rey-force-prodigy 1MD", "done"]);
            t.choose_each(["resolve rey-force-prodigy 1MD", "add rey-force-prodigy +2MD"]);
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 3);
            t.choose("choose 1");
            t.expect_discard(A, ["aim", "block", "clandestine-operation"]);
        });
}

/// Card 07092; SWD-FAQ-EX9, SWD-TERM-06, SWD-THEN-01
#[test]
fn some_dice_or_none_may_be_resolved() {
    let layout = scene()
        .a(|p| p.team([MAZ, DJ]).hand(["clandestine-operation"]).deck(["aim", "block"]))
        .a(|p| p.pool(["maz-kanata-canny-negotiator 1R", "dj 1R"]))
        .b(|p| p.team([KYLO]).deck(["aim", "block"]));
    layout.play(|t| {
        t.choose_each(["play clandestine-operation", "resolve dj 1R", "done", "choose 2"]);
        t.expect_resources(A, 5);
        t.expect_discard(B, ["aim"]);
        t.expect_pool(A, ["maz-kanata-canny-negotiator 1R"]);
    });
    layout.play(|t| {
        t.choose_each(["play clandestine-operation", "done"]);
        t.expect_asked(B);
        t.expect_discard(B, []);
        t.expect_discard(A, ["clandestine-operation"]);
    });
}

/// Card 07092; SWD-TERM-29, SWD-TERM-OPEN1
#[test]
fn two_of_a_color_or_one_of_a_name_must_be_there() {
    for (team, allowed) in [([REY, "cassian-andor"], true), ([REY, DJ], false), ([MAZ, DJ], true)] {
        let die = if team.contains(&DJ) { "dj 1R" } else { "cassian-andor 1R" };
        scene()
            .a(|p| p.team(team).hand(["clandestine-operation"]).pool([die]))
            .b(|p| p.team([KYLO, "cassian-andor"]))
            .play(|t| {
                t.choose("play clandestine-operation");
                if allowed {
                    t.can_choose_exactly([format!("resolve {die}").as_str(), "done"]);
                    t.choose("done");
                }
                t.expect_asked(B);
                t.expect_pool(A, [die]);
            });
    }
}

/// Card 07090
#[test]
fn cassian_andor_does_something_more_with_his_die() {
    let layout = scene()
        .a(|p| p.team(["cassian-andor"]).pool(["cassian-andor 1R"]).deck(["aim"]))
        .b(|p| p.team([KYLO]).deck(["block"]));
    for (pick, damage, own, theirs) in [("choose 1", 1, 0, 0), ("choose 2", 0, 1, 0), ("choose 3", 0, 0, 1)] {
        layout.play(|t| {
            t.choose_each(["resolve cassian-andor 1R", "yes"]);
            t.can_choose_exactly(["choose 1", "choose 2", "choose 3"]);
            t.choose(pick);
            t.expect_damage(KYLO, damage);
            t.expect_discard(A, vec!["aim"; own]);
            t.expect_discard(B, vec!["block"; theirs]);
        });
    }
    layout.play(|t| {
        t.choose_each(["resolve cassian-andor 1R", "no"]);
        t.expect_damage(KYLO, 0);
    });
}
