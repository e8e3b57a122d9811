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

/// SWD-ILL-OPEN1, SWD-UPG-09
#[test]
fn what_keeps_its_host_alive_is_not_replaced() {
    let layout = scene().b(|p| p.team([REY])).a(|p| p.hand(["hunting-rifle"]));
    let frame = ["modular-frame on commando-droid"];
    layout.clone().a(|p| p.team(["commando-droid damage 7"]).in_play(frame)).play(|t| {
        t.choose("play hunting-rifle");
        t.expect_on("hunting-rifle", "commando-droid");
        t.expect_on("modular-frame", "commando-droid");
        t.expect_asked(B);
    });
    layout.a(|p| p.team(["commando-droid damage 6"]).in_play(frame)).play(|t| {
        t.choose("play hunting-rifle");
        t.can_choose_exactly(["replace modular-frame", "done"]);
        t.choose("replace modular-frame");
        t.expect_on("hunting-rifle", "commando-droid");
        t.expect_damage("commando-droid", 6);
    });
}

/// SWD-TERM-11, SWD-UPG-09, SWD-UPG-10
#[test]
fn what_is_played_for_free_replaces_nothing() {
    let layout = scene().b(|p| p.team([REY])).a(|p| {
        p.team([KYLO])
            .in_play(["hunting-rifle on kylo-ren-vaders-disciple"])
            .pool(["kylo-ren-vaders-disciple 1Sh", "kylo-ren-vaders-disciple 2MD1"])
            .hand(["destiny", "lightsaber", "vibroknife"])
    });
    let layout = layout.a(|p| p.team(["kylo-ren-vaders-disciple elite"]));
    layout.play(|t| {
        t.choose("play destiny");
        t.choose_each(["die kylo-ren-vaders-disciple 1Sh", "die kylo-ren-vaders-disciple 2MD1"]);
        t.choose("pick lightsaber from hand");
        t.expect_on("lightsaber", KYLO);
        t.expect_on("hunting-rifle", KYLO);
        t.expect_resources(A, 5);
        t.expect_asked(B);
        // What is paid for still may, in the same round.
        t.choose_each(["pass", "play vibroknife"]);
        t.can_choose_exactly(["replace hunting-rifle", "replace lightsaber", "done"]);
        t.choose("replace lightsaber");
        t.expect_resources(A, 5);
    });
}

/// SWD-TERM-35, SWD-TERM-31, SWD-WIN-01
#[test]
fn a_price_is_paid_whatever_becomes_of_who_pays_it() {
    // Blocked by an illusion, the damage was dealt.
    scene()
        .a(|p| {
            p.team(["snoke", KYLO])
                .in_play(["force-illusion on kylo-ren-vaders-disciple"])
                .deck(["aim"; 3])
                .pool(["kylo-ren-vaders-disciple 1MD"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["use snoke", "yes", "target rey-force-prodigy"]);
            t.expect_damage(KYLO, 0);
            t.expect_damage(REY, 3);
        });
    // Who falls has paid.
    let layout = scene().b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    layout.clone().a(|p| p.team(["kylo-ren-vaders-disciple damage 10", TROOPER]).hand(["enrage"])).play(|t| {
        t.choose("play enrage");
        t.expect_gone(KYLO);
        t.expect_resources(A, 6);
    });
    // Unless it was the last one: the game is over before anything follows.
    layout.a(|p| p.team([FINN]).hand(["honorable-sacrifice"])).play(|t| {
        t.choose("play honorable-sacrifice");
        t.expect_over([B]);
    });
}
