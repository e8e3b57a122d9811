//! Unique cards, mods, and cards that go instead of others.

use crate::support::{A, B, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PISTOL: &str = "rexs-blaster-pistol";

/// SWD-UNIQ-05, SWD-UNIQ-OPEN1
#[test]
fn one_of_two_copies_of_a_unique_card_must_go() {
    let layout = scene()
        .a(|p| {
            p.team(["rex", FINN, REY])
                .in_play(["rexs-blaster-pistol on rex", "rexs-blaster-pistol on finn-first-order-defector"])
        })
        .b(|p| p.team([KYLO]).battlefield("cargo-hold"))
        .held_by(B);
    for (gone, host) in [("discard rexs-blaster-pistol #1", FINN), ("discard rexs-blaster-pistol #2", REY)] {
        layout.play(|t| {
            t.choose_each(["pass", "claim", "yes", "pick rexs-blaster-pistol #1", "pick rey-force-prodigy"]);
            // Whoever brings it about: the one who has both chooses.
            t.expect_asked(A);
            t.can_choose_exactly(["discard rexs-blaster-pistol #1", "discard rexs-blaster-pistol #2"]);
            t.choose(gone);
            t.expect_on(PISTOL, host);
            t.expect_discard(A, [PISTOL]);
            t.expect_asked(A);
            t.can_choose("pass");
        });
    }
    // From one who frees it to another who does not, with no second one about.
    layout.a(|p| p.in_play(["rexs-blaster-pistol on rex"])).play(|t| {
        t.choose_each(["pass", "claim", "yes", "pick rey-force-prodigy"]);
        t.expect_on(PISTOL, REY);
        t.can_choose("pass");
    });
}

/// SWD-MOD-02
#[test]
fn what_lifts_restrictions_does_not_lift_modify() {
    // Finn carries weapons whatever they say, and this one is a weapon.
    let layout = scene().a(|p| p.team([FINN]).hand(["laser-cannon"]));
    layout.play(|t| t.cannot_choose("play laser-cannon"));
    layout.a(|p| p.in_play(["x-34-landspeeder"])).play(|t| {
        t.choose("play laser-cannon");
        t.expect_on("laser-cannon", "x-34-landspeeder");
    });
}

/// SWD-MOD-OPEN1
#[test]
fn a_mod_does_not_move_to_a_card_of_another_kind() {
    let layout = scene().a(|p| p.team([FINN, REY]).battlefield("cargo-hold"));
    layout.clone().a(|p| p.in_play(["x-34-landspeeder", "laser-cannon on x-34-landspeeder"])).play(|t| {
        t.choose("claim");
        t.expect_on("laser-cannon", "x-34-landspeeder");
        t.expect_asked(B);
        t.can_choose("pass");
    });
    // Other weapons move.
    layout.a(|p| p.in_play(["hunting-rifle on finn-first-order-defector"])).play(|t| {
        t.choose_each(["claim", "yes"]);
        t.expect_on("hunting-rifle", REY);
    });
}

/// SWD-REPL-04
#[test]
fn of_several_replacements_the_player_chooses() {
    let belts = [
        "infantry-grenades on first-order-stormtrooper",
        "ammo-belt on first-order-stormtrooper exhausted",
        "ammo-belt on first-order-stormtrooper",
    ];
    let layout = scene().a(|p| p.in_play(belts).pool(["infantry-grenades Sp"])).b(|p| p.team([REY]));
    for (choice, left_exhausted) in [("discard ammo-belt #1", false), ("discard ammo-belt #2", true)] {
        layout.play(|t| {
            t.choose("resolve infantry-grenades Sp");
            t.expect_asked(A);
            t.can_choose_exactly(["discard ammo-belt #1", "discard ammo-belt #2", "no"]);
            t.choose(choice);
            t.expect_discard(A, ["ammo-belt"]);
            t.expect_exhausted("ammo-belt", left_exhausted);
            t.expect_on("infantry-grenades", "first-order-stormtrooper");
        });
    }
    layout.play(|t| {
        t.choose_each(["resolve infantry-grenades Sp", "no"]);
        t.expect_discard(A, ["infantry-grenades"]);
    });
}

/// SWD-REPL-05
#[test]
fn a_card_goes_instead_of_one_other_only() {
    let gear = ["hunting-rifle on jango-fett", "lightsaber on jango-fett", "ammo-belt on jango-fett"];
    scene().a(|p| p.team(["jango-fett"]).in_play(gear).hand(["armed-to-the-teeth"])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["play armed-to-the-teeth", "pick lightsaber", "pick hunting-rifle", "done"]);
        t.choose("yes");
        // The belt is gone: the other weapon goes, and nobody is asked.
        t.choose("pick rey-force-prodigy");
        t.expect_damage(REY, 2);
        assert_eq!(t.state().discard.iter().filter(|&c| t.game().cast().own[A.idx()].contains(c)).count(), 3);
    });
}

/// SWD-UNIQ-08, SWD-UNIQ-05, SWD-CLAR-EX30
#[test]
fn copies_are_counted_again_when_what_made_them_common_is_gone() {
    let layout = scene()
        .a(|p| {
            p.team(["rex damage 10", FINN, REY]).in_play([
                "rexs-blaster-pistol on rex",
                "rexs-blaster-pistol on finn-first-order-defector",
                "rexs-blaster-pistol on rey-force-prodigy",
            ])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    for (gone, host) in [("discard rexs-blaster-pistol #1", REY), ("discard rexs-blaster-pistol #2", FINN)] {
        layout.play(|t| {
            t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target rex"]);
            t.expect_gone("rex");
            t.expect_asked(A);
            t.can_choose_exactly(["discard rexs-blaster-pistol #1", "discard rexs-blaster-pistol #2"]);
            t.choose(gone);
            t.expect_on(PISTOL, host);
            t.expect_discard(A, [PISTOL, PISTOL]);
        });
    }
}

/// SWD-UNIQ-08
#[test]
fn one_pistol_on_rex_makes_all_of_them_common() {
    let layout = scene().a(|p| {
        p.team(["rex", FINN, REY])
            .in_play(["rexs-blaster-pistol on rex", "rexs-blaster-pistol on finn-first-order-defector"])
            .hand(["rexs-blaster-pistol"])
    });
    layout.play(|t| {
        t.choose("play rexs-blaster-pistol");
        t.can_choose_exactly(["pick finn-first-order-defector", "pick rex", "pick rey-force-prodigy"]);
        t.leave_open();
    });
    layout.a(|p| p.in_play(["rexs-blaster-pistol on finn-first-order-defector"])).play(|t| {
        t.cannot_choose("play rexs-blaster-pistol");
    });
}
