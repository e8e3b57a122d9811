//! What is done for something else, and how much of it.

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-TERM-35
#[test]
fn what_nobody_can_suffer_buys_nothing() {
    // A red character would have to take the damage.
    let layout = scene()
        .a(|p| p.team([KYLO]).hand(["the-best-defense"]))
        .b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy 1MD", "finn-first-order-defector 1RD"]));
    layout.clone().play(|t| {
        t.choose("play the-best-defense");
        t.expect_asked(B);
        t.expect_pool(B, ["rey-force-prodigy 1MD", "finn-first-order-defector 1RD"]);
    });
    layout.a(|p| p.team([KYLO, TROOPER])).play(|t| {
        t.choose("play the-best-defense");
        t.expect_damage(TROOPER, 3);
        t.choose_each(["die rey-force-prodigy 1MD", "die finn-first-order-defector 1RD"]);
        t.expect_pool(B, []);
    });
    // A blue one here.
    let layout = scene().b(|p| p.team([REY]));
    layout.clone().a(|p| p.team([TROOPER]).hand(["enrage"])).play(|t| {
        t.choose("play enrage");
        t.expect_asked(B);
        t.expect_resources(A, 5);
    });
    layout.clone().a(|p| p.team([KYLO]).hand(["enrage"])).play(|t| {
        t.choose("play enrage");
        t.expect_damage(KYLO, 1);
        t.expect_resources(A, 6);
    });
    // Damage that shields block has been dealt all the same.
    layout.a(|p| p.team(["kylo-ren-vaders-disciple shield 1"]).hand(["enrage"])).play(|t| {
        t.choose("play enrage");
        t.expect_damage(KYLO, 0);
        t.expect_resources(A, 6);
    });
}

/// SWD-TERM-36, SWD-TERM-18
#[test]
fn up_to_so_much_damage_is_moved() {
    let layout = scene()
        .a(|p| p.team(["finn-first-order-defector damage 2", "rey-force-prodigy damage 8"]).hand(["draw-attention"]))
        .b(|p| p.team([KYLO]));
    for (n, finn, rey) in [(0, 2, 8), (1, 1, 9)] {
        layout.play(|t| {
            t.choose_each(["play draw-attention", "pick finn-first-order-defector"]);
            t.expect_asked(A);
            t.can_choose_exactly([
                "assign 0 rey-force-prodigy",
                "assign 1 rey-force-prodigy",
                "assign 2 rey-force-prodigy",
            ]);
            t.choose(&format!("assign {n} rey-force-prodigy"));
            t.expect_damage(FINN, finn);
            t.expect_damage(REY, rey);
            t.expect_asked(B);
        });
    }
    layout.play(|t| {
        t.choose_each(["play draw-attention", "pick finn-first-order-defector", "assign 2 rey-force-prodigy"]);
        t.expect_gone(REY);
        t.expect_damage(FINN, 0);
    });
    // No more than there is.
    layout.a(|p| p.team(["finn-first-order-defector damage 1", "rey-force-prodigy shield 1"])).play(|t| {
        t.choose("play draw-attention");
        t.can_choose_exactly(["assign 0 rey-force-prodigy", "assign 1 rey-force-prodigy"]);
        t.choose("assign 1 rey-force-prodigy");
        t.expect_damage(REY, 1);
        t.expect_shields(REY, 1);
    });
}

/// SWD-TERM-35, SWD-GRD-01
#[test]
fn a_guardian_without_a_die_to_take_is_not_hurt() {
    scene().a(|p| p.team(["royal-guard"])).b(|p| p.team([REY]).pool(["rey-force-prodigy 1R"])).rolls(["1Sh"]).play(
        |t| {
            t.choose("activate royal-guard");
            t.expect_damage("royal-guard", 0);
            t.expect_asked(B);
            t.can_choose("pass");
        },
    );
}
