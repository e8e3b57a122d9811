//! Dice and actions: resolving, activating, playing, claiming, and actions more (Chapters 2 and 5).

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-SYM-01
#[test]
fn damage_of_a_die_goes_to_any_character() {
    let layout = scene().a(|p| p.team([TROOPER, FINN])).b(|p| p.team([REY, KYLO]));
    let all = [
        "target first-order-stormtrooper",
        "target finn-first-order-defector",
        "target rey-force-prodigy",
        "target kylo-ren-vaders-disciple",
    ];
    layout.clone().a(|p| p.pool(["first-order-stormtrooper 2RD"])).play(|t| {
        t.choose("resolve first-order-stormtrooper 2RD");
        t.can_choose_exactly(all);
        t.choose("target finn-first-order-defector");
        t.expect_damage(FINN, 2);
        t.expect_damage(REY, 0);
    });
    layout.a(|p| p.pool(["finn-first-order-defector 1MD"])).play(|t| {
        t.choose("resolve finn-first-order-defector 1MD");
        t.can_choose_exactly(all);
        t.choose("target kylo-ren-vaders-disciple");
        t.expect_damage(KYLO, 1);
    });
}

/// SWD-SYM-10
#[test]
fn a_special_is_that_of_the_card_of_the_die() {
    let layout = scene()
        .a(|p| {
            p.team([REY])
                .in_play(["lightsaber on rey-force-prodigy", "reys-staff on rey-force-prodigy"])
                .pool(["lightsaber Sp", "reys-staff Sp"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.clone().play(|t| {
        t.choose_each(["resolve lightsaber Sp", "pick kylo-ren-vaders-disciple", "done"]);
        t.expect_damage(KYLO, 2);
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
    });
    layout.play(|t| {
        t.choose_each(["resolve reys-staff Sp", "done"]);
        t.expect_damage(KYLO, 0);
        t.expect_pool(B, []);
    });
}

/// SWD-OUT-02, SWD-ZONE-05
#[test]
fn a_card_that_returns_has_its_die_again_but_no_tokens() {
    scene()
        .a(|p| {
            p.team(["death-trooper", FINN])
                .in_play(["con-artist on finn-first-order-defector damage 2", "imperial-inspection"])
                .pool(["con-artist Sp"])
        })
        .b(|p| p.team([REY]))
        .rolls(["1Dr", "1MD", "2Dr"])
        .play(|t| {
            t.choose_each(["activate death-trooper", "yes"]);
            t.expect_hand(A, ["con-artist"]);
            t.expect_pool(A, ["death-trooper 1Dr"]);
            t.choose_each(["pass", "play con-artist"]);
            t.expect_on("con-artist", FINN);
            t.expect_damage("con-artist", 0);
            t.choose_each(["pass", "activate finn-first-order-defector"]);
            t.expect_pool(A, ["con-artist 2Dr", "death-trooper 1Dr", "finn-first-order-defector 1MD"]);
        });
}

/// SWD-OUT-04, SWD-OUT-OPEN1
#[test]
fn who_removes_one_of_two_equal_upgrades_chooses_the_die() {
    let layout = scene()
        .a(|p| p.team([FINN]).in_play(["hunting-rifle on finn-first-order-defector"; 2]))
        .b(|p| p.hand(["convergence"]));
    // Both dice are in the pool: whoever uses the effect has either.
    for (pick, left) in
        [("pick hunting-rifle #1", "hunting-rifle 2RD1"), ("pick hunting-rifle #2", "hunting-rifle 1RD")]
    {
        layout.clone().a(|p| p.pool(["hunting-rifle 1RD", "hunting-rifle 2RD1"])).play(|t| {
            t.choose_each(["pass", "play convergence"]);
            t.expect_asked(B);
            t.choose(pick);
            t.expect_pool(A, [left]);
        });
    }
    // Only one of them is: it goes with its own copy.
    let one = layout.a(|p| p.pool(["hunting-rifle 1RD"]));
    one.clone().play(|t| {
        t.choose_each(["pass", "play convergence", "pick hunting-rifle #1"]);
        t.expect_pool(A, []);
    });
    one.play(|t| {
        t.choose_each(["pass", "play convergence", "pick hunting-rifle #2"]);
        t.expect_pool(A, ["hunting-rifle 1RD"]);
    });
    // The limit of three upgrades: who plays the fourth chooses the copy, and the die with it.
    for (pick, left) in
        [("discard hunting-rifle #1", "hunting-rifle 2RD1"), ("discard hunting-rifle #2", "hunting-rifle 1RD")]
    {
        scene()
            .a(|p| {
                p.team([FINN])
                    .in_play([
                        "hunting-rifle on finn-first-order-defector",
                        "hunting-rifle on finn-first-order-defector",
                        "lightsaber on finn-first-order-defector",
                    ])
                    .pool(["hunting-rifle 1RD", "hunting-rifle 2RD1"])
                    .hand(["punch-dagger"])
            })
            .play(|t| {
                t.choose_each(["play punch-dagger", "done", pick]);
                t.expect_pool(A, [left]);
            });
    }
}

/// SWD-OUT-05
#[test]
fn equal_upgrades_of_different_characters_keep_their_own_dice() {
    let layout = scene().a(|p| p.pool(["first-order-stormtrooper 1RD"])).b(|p| {
        p.team(["rey-force-prodigy damage 9", "finn-first-order-defector damage 9"])
            .in_play(["hunting-rifle on rey-force-prodigy", "hunting-rifle on finn-first-order-defector"])
            .pool(["hunting-rifle 1RD", "hunting-rifle 2RD1"])
    });
    layout.clone().play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 1RD", "target rey-force-prodigy"]);
        t.expect_pool(B, ["hunting-rifle 2RD1"]);
        t.expect_on("hunting-rifle", FINN);
    });
    layout.play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 1RD", "target finn-first-order-defector"]);
        t.expect_pool(B, ["hunting-rifle 1RD"]);
        t.expect_on("hunting-rifle", REY);
    });
}

/// SWD-ACT-01
#[test]
fn there_are_six_actions() {
    scene()
        .a(|p| {
            p.in_play(["bb-8-aw", "awakening", "slave-i-leg exhausted"])
                .pool(["slave-i-leg 2RD"])
                .hand(["bb-8-aw", "take-cover"])
        })
        .play(|t| {
            t.can_choose_exactly([
                "play take-cover",
                "activate first-order-stormtrooper #1",
                "activate bb-8-aw",
                "resolve slave-i-leg 2RD",
                "reroll with bb-8-aw",
                "reroll with take-cover",
                "use awakening",
                "use slave-i-leg",
                "claim",
                "pass",
            ]);
        });
}

/// SWD-PLAY-03
#[test]
fn an_upgrade_or_downgrade_without_a_host_cannot_be_played() {
    // Only on a blue character.
    scene().a(|p| p.team([TROOPER, FINN]).hand(["force-throw"])).play(|t| t.cannot_choose("play force-throw"));
    scene().a(|p| p.team([TROOPER, KYLO, REY]).hand(["force-throw"])).b(|p| p.team(["royal-guard"])).play(|t| {
        t.choose("play force-throw");
        t.can_choose_exactly(["pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"]);
        t.choose("pick kylo-ren-vaders-disciple");
        t.expect_on("force-throw", KYLO);
    });
    scene().a(|p| p.team([TROOPER]).hand(["shock-collar"])).b(|p| p.team([REY, KYLO])).play(|t| {
        t.choose("play shock-collar");
        t.can_choose_exactly(["pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"]);
        t.choose("pick rey-force-prodigy");
        t.expect_on("shock-collar", REY);
    });
    // There is no vehicle for it.
    scene().a(|p| p.in_play(["bb-8-aw"]).hand(["r2-astromech"])).play(|t| t.cannot_choose("play r2-astromech"));
}

/// SWD-ACTV-03
#[test]
fn rolled_dice_wait_for_a_later_action() {
    scene().b(|p| p.team([REY])).rolls(["2RD"]).play(|t| {
        t.choose("activate first-order-stormtrooper");
        t.expect_asked(B);
        t.expect_damage(REY, 0);
        t.expect_pool(A, ["first-order-stormtrooper 2RD"]);
        t.choose("pass");
        t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
    });
}

/// SWD-RES-02
#[test]
fn who_resolves_resolves_at_least_one_die() {
    scene()
        .a(|p| p.team([TROOPER, TROOPER]).pool(["first-order-stormtrooper 2RD", "first-order-stormtrooper 1RD"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("resolve first-order-stormtrooper 2RD");
            t.cannot_choose("done");
            t.choose("target rey-force-prodigy");
            t.can_choose("done");
            t.choose("done");
            t.expect_asked(B);
        });
    scene().a(|p| p.pool(["first-order-stormtrooper -"])).play(|t| {
        t.can_choose_exactly(["activate first-order-stormtrooper #1", "claim", "pass"]);
    });
}

/// SWD-RES-04
#[test]
fn a_die_is_paid_for_applied_and_returned() {
    scene()
        .a(|p| p.team(["first-order-stormtrooper"]).pool(["first-order-stormtrooper 2RD1"]).resources(1))
        .b(|p| p.team([REY]))
        .rolls(["1R"])
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD1", "target rey-force-prodigy"]);
            t.expect_resources(A, 0);
            t.expect_damage(REY, 2);
            t.expect_pool(A, []);
            // It lies on its card: it can be rolled once more.
            t.choose("pass");
            t.choose("activate first-order-stormtrooper");
            t.expect_pool(A, ["first-order-stormtrooper 1R"]);
        });
    // What is paid for one die is not there for the next.
    scene()
        .a(|p| {
            p.team([TROOPER, TROOPER])
                .pool(["first-order-stormtrooper 2RD1", "first-order-stormtrooper 2RD1"])
                .resources(1)
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD1 #1", "target rey-force-prodigy"]);
            t.expect_asked(B);
            t.expect_damage(REY, 2);
        });
}

/// SWD-RES-05
#[test]
fn a_die_that_comes_to_show_the_symbol_may_join() {
    scene()
        .a(|p| {
            p.team([REY]).in_play(["jedi-robes on rey-force-prodigy"; 2]).pool([
                "jedi-robes 1F",
                "jedi-robes 1R",
                "rey-force-prodigy -",
            ])
        })
        .play(|t| {
            t.choose_each(["resolve jedi-robes 1F", "die jedi-robes 1R", "turn jedi-robes to 1F"]);
            t.can_choose_exactly(["resolve jedi-robes 1F", "done"]);
            t.choose_each(["resolve jedi-robes 1F", "die rey-force-prodigy -", "turn rey-force-prodigy to 1MD"]);
            t.expect_pool(A, ["rey-force-prodigy 1MD"]);
            t.expect_asked(B);
        });
}

/// SWD-RES-06
#[test]
fn no_die_is_resolved_twice_in_one_action() {
    scene()
        .a(|p| {
            p.team([KYLO])
                .in_play(["dark-counsel on kylo-ren-vaders-disciple", "lightsaber on kylo-ren-vaders-disciple"])
                .pool(["dark-counsel Sp", "lightsaber Sp"])
        })
        .b(|p| p.team([REY]))
        .rolls(["Sp"])
        .play(|t| {
            t.choose("resolve dark-counsel Sp");
            t.expect_pool(A, ["dark-counsel Sp", "lightsaber Sp"]);
            t.can_choose_exactly(["resolve lightsaber Sp", "done"]);
            t.choose("done");
            // A later action may resolve it.
            t.choose("pass");
            t.can_choose("resolve dark-counsel Sp");
        });
}

/// SWD-CACT-03, SWD-CACT-OPEN1
#[test]
fn each_card_of_a_title_has_a_power_action_of_its_own() {
    scene().a(|p| p.in_play(["slave-i-leg"])).b(|p| p.in_play(["slave-i-leg"])).play(|t| {
        t.choose("use slave-i-leg #1");
        t.can_choose("use slave-i-leg #2");
        t.choose("use slave-i-leg #2");
        t.cannot_choose("use slave-i-leg #1");
        t.choose("pass");
        t.cannot_choose("use slave-i-leg #2");
    });
}

/// SWD-CACT-04, SWD-ZONE-04
#[test]
fn a_card_that_returns_remembers_nothing() {
    scene().a(|p| p.battlefield("fighting-pit").hand(["new-orders", "new-orders"])).play(|t| {
        t.choose_each(["use fighting-pit", "pass"]);
        t.cannot_choose("use fighting-pit");
        t.choose_each(["play new-orders", "pick starship-graveyard", "pass"]);
        t.cannot_choose("use fighting-pit");
        t.choose_each(["play new-orders", "pick fighting-pit", "pass"]);
        t.can_choose("use fighting-pit");
    });
}

/// SWD-CLAIM-OPEN1
#[test]
fn additional_actions_of_who_has_claimed_are_lost() {
    scene().a(|p| p.battlefield("docking-bay").hand(["stap-droid"])).play(|t| {
        t.choose_each(["claim", "yes", "pick stap-droid from hand"]);
        t.in_play("stap-droid");
        t.expect_asked(B);
        t.choose("activate first-order-stormtrooper #2");
        t.expect_asked(B);
    });
    // The same card gives an action to whoever has not.
    scene().a(|p| p.hand(["stap-droid"])).play(|t| {
        t.choose("play stap-droid");
        t.expect_asked(A);
    });
}

/// SWD-ILL-OPEN1
#[test]
fn only_what_can_be_completed_is_offered() {
    scene()
        .a(|p| {
            p.team([TROOPER])
                .in_play(["bb-8-aw"])
                .pool(["first-order-stormtrooper 2RD1"])
                // No host, a second copy of a unique card, too dear, a restriction that is not met.
                .hand(["force-throw", "bb-8-aw", "mobilize", "fresh-supplies"])
                .resources(0)
        })
        .held_by(B)
        .play(|t| {
            t.can_choose_exactly([
                "activate first-order-stormtrooper #1",
                "activate bb-8-aw",
                "reroll with force-throw",
                "reroll with bb-8-aw",
                "reroll with mobilize",
                "reroll with fresh-supplies",
                "claim",
                "pass",
            ]);
        });
    // A card that moves cards of the deck is offered only when it can be paid for.
    scene().a(|p| p.hand(["traitor"]).resources(0)).play(|t| t.cannot_choose("play traitor"));
}

/// SWD-XACT-03
#[test]
fn an_additional_action_outside_the_own_turn_is_taken_at_once() {
    let obi_wan = "obi-wan-kenobi-mysterious-hermit";
    let layout = scene()
        .a(|p| p.pool(["first-order-stormtrooper 1RD"]))
        .b(|p| p.team(["obi-wan-kenobi-mysterious-hermit damage 10", REY]).hand(["heightened-awareness"]));
    layout.clone().play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 1RD", "target obi-wan-kenobi-mysterious-hermit"]);
        t.expect_asked(B);
        t.choose_each(["yes", "pick heightened-awareness from hand", "pick rey-force-prodigy"]);
        t.expect_gone(obi_wan);
        t.expect_shields(REY, 3);
        // First the additional action, then B's own turn.
        t.expect_asked(B);
        t.choose("activate rey-force-prodigy");
        t.expect_asked(B);
        t.choose("pass");
        t.expect_asked(A);
    });
    // Declined, and that is no pass.
    layout.play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 1RD", "target obi-wan-kenobi-mysterious-hermit"]);
        t.choose_each(["yes", "pick heightened-awareness from hand", "pick rey-force-prodigy", "pass"]);
        t.expect_asked(B);
        t.choose("pass");
        t.expect_asked(A);
        t.expect_round(2);
    });
}
