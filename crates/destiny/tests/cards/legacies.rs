//! Cards of Legacies.

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const VETERAN: &str = "veteran-stormtrooper";
const BOBA: &str = "boba-fett";
const LUKE: &str = "luke-skywalker-unlikely-hero";
const CLONE: &str = "clone-trooper";
const HAN: &str = "han-solo-savvy-smuggler";

/// Card 05013; SWD-SYM-04
#[test]
fn a_veteran_shoots_at_everybody() {
    scene().a(|p| p.team([VETERAN]).pool(["veteran-stormtrooper 3ID"])).b(|p| p.team([REY, FINN])).play(|t| {
        t.choose("resolve veteran-stormtrooper 3ID");
        t.expect_asked(B);
        t.choose("assign 2 rey-force-prodigy");
        t.expect_damage(REY, 2);
        t.expect_damage(FINN, 1);
    });
}

/// Card 05019; SWD-DIE-02
#[test]
fn boba_fett_hits_as_hard_as_any_die() {
    scene()
        .a(|p| {
            p.team([BOBA]).in_play(["hunting-rifle on boba-fett", "slave-i-leg"]).pool([
                "boba-fett Sp",
                "hunting-rifle 1RD",
                "slave-i-leg 3ID1",
            ])
        })
        .b(|p| p.team([KYLO, REY]).pool(["kylo-ren-vaders-disciple 2MD1"]))
        .play(|t| {
            t.choose("resolve boba-fett Sp");
            t.can_choose_exactly([
                "die boba-fett Sp",
                "die hunting-rifle 1RD",
                "die slave-i-leg 3ID1",
                "die kylo-ren-vaders-disciple 2MD1",
            ]);
            t.choose("die kylo-ren-vaders-disciple 2MD1");
            t.can_choose_exactly(["pick boba-fett", "pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"]);
            t.choose("pick rey-force-prodigy");
            t.expect_damage(REY, 2);
            t.expect_pool(A, ["hunting-rifle 1RD", "slave-i-leg 3ID1"]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
        });
    scene()
        .a(|p| p.team([BOBA]).in_play(["slave-i-leg"]).pool(["boba-fett Sp", "slave-i-leg 3ID1"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["resolve boba-fett Sp", "die slave-i-leg 3ID1", "pick rey-force-prodigy"]);
            t.expect_damage(REY, 3);
        });
}

/// Card 05025; SWD-CACT-02
#[test]
fn slave_i_removes_a_die_of_the_value_it_rolls() {
    scene()
        .a(|p| p.team([BOBA, VETERAN]).in_play(["slave-i-leg"]).pool(["boba-fett -", "veteran-stormtrooper 1RD"]))
        .b(|p| {
            p.team([KYLO, REY, VETERAN]).pool([
                "kylo-ren-vaders-disciple 2MD1",
                "rey-force-prodigy +2MD",
                "veteran-stormtrooper 1R",
            ])
        })
        .rolls(["2RD"])
        .play(|t| {
            t.choose_each(["use slave-i-leg", "yes"]);
            t.expect_pool(A, ["boba-fett 2RD", "veteran-stormtrooper 1RD"]);
            t.can_choose_exactly(["die kylo-ren-vaders-disciple 2MD1", "die rey-force-prodigy +2MD"]);
            t.choose("die rey-force-prodigy +2MD");
            t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1", "veteran-stormtrooper 1R"]);
            t.pass(1);
            t.cannot_choose("use slave-i-leg");
        });
}

/// Card 05025; SWD-DIE-03, SWD-THEN-01
#[test]
fn slave_i_may_leave_a_die_and_finds_none_of_another_value() {
    let layout = scene()
        .a(|p| p.team([BOBA]).in_play(["slave-i-leg"]).pool(["boba-fett 1R"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple Sp"]));
    // A blank and a special both have the value 0.
    layout.clone().rolls(["-"]).play(|t| {
        t.choose_each(["use slave-i-leg", "no"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple Sp"]);
    });
    layout.rolls(["1Dr"]).play(|t| {
        t.choose("use slave-i-leg");
        t.expect_asked(B);
        t.expect_pool(B, ["kylo-ren-vaders-disciple Sp"]);
    });
    // Nothing was rerolled, so nothing is compared.
    scene()
        .a(|p| p.team([VETERAN]).in_play(["slave-i-leg"]).pool(["veteran-stormtrooper -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple Sp"]))
        .play(|t| {
            t.choose("use slave-i-leg");
            t.expect_asked(B);
            t.expect_pool(B, ["kylo-ren-vaders-disciple Sp"]);
        });
}

/// Card 05026
#[test]
fn instinct_hunts_the_wounded() {
    for (prey, damage) in [("kylo-ren-vaders-disciple damage 2", 3), ("kylo-ren-vaders-disciple damage 3", 5)] {
        scene()
            .a(|p| p.team([BOBA]).in_play(["hunter-instinct on boba-fett"]).pool(["hunter-instinct Sp"]))
            .b(|p| p.team([prey]))
            .play(|t| {
                t.choose_each(["resolve hunter-instinct Sp", "pick kylo-ren-vaders-disciple"]);
                t.expect_damage(KYLO, damage);
            });
    }
}

/// Card 05027
#[test]
fn wrist_rockets_fire_twice_for_a_resource() {
    let layout = |resources| {
        scene()
            .a(move |p| {
                p.team([BOBA]).in_play(["wrist-rockets on boba-fett"]).pool(["wrist-rockets Sp"]).resources(resources)
            })
            .b(|p| p.team([KYLO, REY]))
    };
    layout(1).play(|t| {
        t.choose_each(["resolve wrist-rockets Sp", "pick kylo-ren-vaders-disciple", "yes", "pick rey-force-prodigy"]);
        t.expect_damage(KYLO, 2);
        t.expect_damage(REY, 2);
        t.expect_resources(A, 0);
    });
    layout(1).play(|t| {
        t.choose_each(["resolve wrist-rockets Sp", "pick kylo-ren-vaders-disciple", "no"]);
        t.expect_damage(KYLO, 2);
        t.expect_resources(A, 1);
        t.expect_asked(B);
    });
    layout(0).play(|t| {
        t.choose_each(["resolve wrist-rockets Sp", "pick kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
        t.expect_asked(B);
    });
}

/// Card 05027; SWD-TERM-20
#[test]
fn wrist_rockets_go_on_a_yellow_character() {
    scene().a(|p| p.team([VETERAN, BOBA]).hand(["wrist-rockets"])).play(|t| {
        t.choose("play wrist-rockets");
        t.expect_on("wrist-rockets", BOBA);
        t.expect_resources(A, 2);
    });
    scene().a(|p| p.team([VETERAN]).hand(["wrist-rockets"])).play(|t| t.cannot_choose("play wrist-rockets"));
}

/// Card 05031; SWD-CACT-02, SWD-DIE-05
#[test]
fn luke_pays_to_hit_harder() {
    let layout = |resources| {
        scene()
            .a(move |p| {
                p.team([LUKE, FINN])
                    .in_play(["reys-staff on luke-skywalker-unlikely-hero"])
                    .pool(["luke-skywalker-unlikely-hero 1MD", "reys-staff 3MD1", "finn-first-order-defector 2RD"])
                    .resources(resources)
            })
            .b(|p| p.team([KYLO]))
    };
    layout(3).play(|t| {
        t.choose("use luke-skywalker-unlikely-hero");
        t.expect_resources(A, 1);
        t.can_choose_exactly(["die luke-skywalker-unlikely-hero 1MD", "die reys-staff 3MD1"]);
        t.choose_each(["die reys-staff 3MD1", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 5);
        t.expect_resources(A, 0);
        t.expect_pool(A, ["luke-skywalker-unlikely-hero 1MD", "finn-first-order-defector 2RD"]);
        t.pass(1);
        t.cannot_choose("use luke-skywalker-unlikely-hero");
    });
    // Nothing is left to pay for the staff.
    layout(2).play(|t| {
        t.choose_each(["use luke-skywalker-unlikely-hero", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 3);
        t.expect_resources(A, 0);
    });
}

/// Card 05031; SWD-FAQ-EX22
#[test]
fn luke_may_use_up_his_power_for_nothing() {
    scene().a(|p| p.team([LUKE]).pool(["luke-skywalker-unlikely-hero 1MD"]).resources(1)).b(|p| p.team([KYLO])).play(
        |t| {
            t.choose("use luke-skywalker-unlikely-hero");
            t.expect_resources(A, 1);
            t.expect_pool(A, ["luke-skywalker-unlikely-hero 1MD"]);
            // It was no pass: the phase goes on after one of B.
            t.pass(1);
            t.expect_round(2);
            t.expect_asked(A);
            t.cannot_choose("use luke-skywalker-unlikely-hero");
        },
    );
}

/// Card 05035
#[test]
fn r2_d2_draws_and_may_turn_a_die() {
    let layout = scene()
        .a(|p| {
            p.team([LUKE])
                .in_play(["r2-d2-leg"])
                .pool(["r2-d2-leg Sp", "luke-skywalker-unlikely-hero 1Sh"])
                .deck(["aim", "block"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1Sh"]));
    layout.play(|t| {
        t.choose_each(["resolve r2-d2-leg Sp", "yes"]);
        t.expect_hand(A, ["aim"]);
        t.can_choose_exactly(["die r2-d2-leg Sp", "die luke-skywalker-unlikely-hero 1Sh"]);
        t.choose("die luke-skywalker-unlikely-hero 1Sh");
        let sides = ["1RD", "2RD", "1MD", "1R", "-"].map(|s| format!("turn luke-skywalker-unlikely-hero to {s}"));
        t.can_choose_exactly(sides.iter().map(String::as_str));
        t.choose("turn luke-skywalker-unlikely-hero to 2RD");
        t.expect_pool(A, ["luke-skywalker-unlikely-hero 2RD"]);
    });
    layout.play(|t| {
        t.choose_each(["resolve r2-d2-leg Sp", "no"]);
        t.expect_hand(A, ["aim"]);
        t.expect_pool(A, ["luke-skywalker-unlikely-hero 1Sh"]);
    });
}

/// Card 05035; SWD-FAQ-EX6
#[test]
fn r2_d2_helps_though_exhausted() {
    scene().a(|p| p.team([LUKE]).in_play(["r2-d2-leg exhausted"]).pool(["r2-d2-leg Sp"]).deck(["aim"])).play(|t| {
        t.choose_each(["resolve r2-d2-leg Sp", "no"]);
        t.expect_hand(A, ["aim"]);
    });
}

/// Card 05038
#[test]
fn a_clone_trooper_rerolls_its_die() {
    let layout =
        scene().held_by(B).a(|p| p.team([CLONE, LUKE]).pool(["luke-skywalker-unlikely-hero -"])).b(|p| p.team([KYLO]));
    layout.clone().rolls(["-", "2RD"]).play(|t| {
        t.choose_each(["activate clone-trooper", "yes"]);
        t.expect_pool(A, ["clone-trooper 2RD", "luke-skywalker-unlikely-hero -"]);
    });
    layout.rolls(["-"]).play(|t| {
        t.choose_each(["activate clone-trooper", "no"]);
        t.expect_pool(A, ["clone-trooper -", "luke-skywalker-unlikely-hero -"]);
    });
}

/// Card 05038; SWD-TERM-01, SWD-FAQ-EX14
#[test]
fn a_clone_trooper_on_its_own_ground_rerolls_any_character_die() {
    scene()
        .held_by(A)
        .a(|p| {
            p.team([CLONE, LUKE])
                .in_play(["lightsaber on luke-skywalker-unlikely-hero"])
                .pool(["luke-skywalker-unlikely-hero -", "lightsaber 1R"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .rolls(["2RD", "1MD"])
        .play(|t| {
            t.choose_each(["activate clone-trooper", "yes"]);
            t.can_choose_exactly(["die clone-trooper 2RD", "die luke-skywalker-unlikely-hero -"]);
            t.choose("die luke-skywalker-unlikely-hero -");
            t.expect_pool(A, ["clone-trooper 2RD", "luke-skywalker-unlikely-hero 1MD", "lightsaber 1R"]);
            // Once, not once for each reason.
            t.expect_asked(B);
        });
}

/// Card 05038; SWD-FAQ-EX23: whatever gave it two dice.
#[test]
fn a_clone_trooper_with_two_dice_rerolls_one() {
    scene().held_by(B).a(|p| p.team(["clone-trooper elite"])).rolls(["-", "1R", "2ID"]).play(|t| {
        t.choose_each(["activate clone-trooper", "yes"]);
        t.can_choose_exactly(["die clone-trooper -", "die clone-trooper 1R"]);
        t.choose("die clone-trooper -");
        t.expect_pool(A, ["clone-trooper 2ID", "clone-trooper 1R"]);
        t.expect_asked(B);
    });
}

/// Card 05038; SWD-FAQ-EX12
#[test]
fn a_fallen_clone_trooper_takes_only_its_own_dice_along() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| {
            p.team(["clone-trooper damage 7", CLONE])
                .in_play(["hunting-rifle on clone-trooper", "hunting-rifle on clone-trooper#2"])
                .pool(["clone-trooper 1RD", "clone-trooper 2RD", "hunting-rifle 1Dr", "hunting-rifle 1R"])
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target clone-trooper #1"]);
            t.expect_pool(B, ["clone-trooper 2RD", "hunting-rifle 1R"]);
            t.expect_discard(B, ["hunting-rifle"]);
        });
}

/// Card 05046; SWD-AFT-01
#[test]
fn han_solo_rerolls_any_die() {
    scene()
        .a(|p| p.team([HAN]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]))
        .rolls(["2RD", "-"])
        .play(|t| {
            t.choose_each(["activate han-solo-savvy-smuggler", "yes"]);
            t.can_choose_exactly(["die han-solo-savvy-smuggler 2RD", "die kylo-ren-vaders-disciple 2MD1"]);
            t.choose("die kylo-ren-vaders-disciple 2MD1");
            t.expect_pool(A, ["han-solo-savvy-smuggler 2RD"]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
        });
}

/// Card 05052
#[test]
fn the_falcon_brings_a_character_along() {
    let layout = scene().a(|p| {
        p.team([FINN, REY, "luke-skywalker-unlikely-hero exhausted"]).in_play(["millennium-falcon-leg", "r2-d2-leg"])
    });
    layout.clone().rolls(["3RD", "1RD"]).play(|t| {
        t.choose_each(["activate millennium-falcon-leg", "yes"]);
        t.can_choose_exactly(["pick rey-force-prodigy", "pick finn-first-order-defector"]);
        t.choose("pick finn-first-order-defector");
        t.expect_exhausted(FINN, true);
        t.expect_exhausted(REY, false);
        t.expect_pool(A, ["millennium-falcon-leg 3RD", "finn-first-order-defector 1RD"]);
        t.expect_asked(B);
    });
    layout.rolls(["3RD"]).play(|t| {
        t.choose_each(["activate millennium-falcon-leg", "no"]);
        t.expect_exhausted(FINN, false);
        t.expect_asked(B);
    });
}

/// Card 05052; SWD-FAQ-EX11
#[test]
fn each_player_has_a_falcon_and_only_one() {
    scene()
        .a(|p| p.team([HAN]).hand(["millennium-falcon-leg"; 2]).resources(8))
        .b(|p| p.team([FINN]).in_play(["millennium-falcon-leg"]))
        .play(|t| {
            t.choose("play millennium-falcon-leg");
            t.expect_resources(A, 4);
            t.choose("pass");
            t.cannot_choose("play millennium-falcon-leg");
        });
}

/// Card 05056; SWD-TERM-20, SWD-UPG-05
#[test]
fn force_focus_needs_a_blue_character_somewhere() {
    scene().a(|p| p.team([FINN, REY]).hand(["force-focus"])).play(|t| {
        t.choose_each(["play force-focus", "pick finn-first-order-defector"]);
        t.expect_on("force-focus", FINN);
    });
    scene()
        .a(|p| p.team([FINN]).hand(["force-focus"]))
        .b(|p| p.team([KYLO]))
        .play(|t| t.cannot_choose("play force-focus"));
}

/// Card 05056
#[test]
fn force_focus_turns_a_die_and_for_a_blue_card_another() {
    let layout = scene()
        .a(|p| {
            p.team([REY]).in_play(["force-focus on rey-force-prodigy"]).pool(["force-focus Sp", "rey-force-prodigy -"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]));
    let turn = ["resolve force-focus Sp", "die rey-force-prodigy -", "turn rey-force-prodigy to 1R"];
    layout.clone().a(|p| p.hand(["awakening", "aim"])).play(|t| {
        t.choose_each(turn);
        t.choose("yes");
        t.can_choose_exactly(["pick awakening from hand"]);
        t.choose_each(["pick awakening from hand", "turn kylo-ren-vaders-disciple to -"]);
        t.expect_pool(A, ["rey-force-prodigy 1R"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
        t.expect_hand(A, ["awakening", "aim"]);
        // Everybody has seen it.
        let shown = t.state().hand.iter().find(|&c| t.state().known[1].contains(c)).expect("a card B knows");
        assert_eq!(t.game().db().card(t.game().cast().card(shown)).id, "awakening");
    });
    layout.clone().a(|p| p.hand(["awakening", "aim"])).play(|t| {
        t.choose_each(turn);
        t.choose("no");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
    });
    layout.clone().a(|p| p.hand(["aim"])).play(|t| {
        t.choose_each(turn);
        t.choose("yes");
        t.can_choose_exactly(["done"]);
        t.choose("done");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
    });
    layout.a(|p| p.hand([])).play(|t| {
        t.choose_each(turn);
        t.expect_asked(B);
    });
}

/// Card 05058; SWD-RDP-01
#[test]
fn an_heirloom_is_handed_on_by_the_blue() {
    let layout = scene().a(|p| p.pool(["first-order-stormtrooper 2RD"]));
    layout
        .clone()
        .b(|p| p.team(["rey-force-prodigy damage 9", FINN]).in_play(["heirloom-lightsaber on rey-force-prodigy"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_gone(REY);
            t.expect_on("heirloom-lightsaber", FINN);
        });
    layout
        .b(|p| {
            p.team([REY, "finn-first-order-defector damage 9"])
                .in_play(["heirloom-lightsaber on finn-first-order-defector"])
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target finn-first-order-defector"]);
            t.expect_gone(FINN);
            t.expect_discard(B, ["heirloom-lightsaber"]);
        });
}

/// Card 05058; SWD-FAQ-EX4, SWD-UPG-OPEN1
#[test]
fn an_heirloom_may_be_one_too_many() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| {
            p.team(["rey-force-prodigy damage 9", FINN]).in_play([
                "heirloom-lightsaber on rey-force-prodigy",
                "reys-staff on finn-first-order-defector",
                "hunting-rifle on finn-first-order-defector",
                "hidden-blaster on finn-first-order-defector",
            ])
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy", "yes"]);
            t.expect_asked(B);
            t.can_choose_exactly([
                "discard reys-staff",
                "discard hunting-rifle",
                "discard hidden-blaster",
                "discard heirloom-lightsaber",
            ]);
            t.choose("discard hunting-rifle");
            t.expect_on("heirloom-lightsaber", FINN);
            t.expect_discard(B, ["hunting-rifle"]);
        });
}

/// Card 05064
#[test]
fn a_speeder_bike_turns_a_die_and_then_it_is_resolved() {
    scene()
        .a(|p| {
            p.team([FINN, REY]).in_play(["74-z-speeder-bike on finn-first-order-defector"]).pool([
                "74-z-speeder-bike 1F",
                "finn-first-order-defector 1Sh",
                "rey-force-prodigy 1MD",
            ])
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["use 74-z-speeder-bike", "choose 1"]);
            t.choose_each(["die finn-first-order-defector 1Sh", "turn finn-first-order-defector to 2RD"]);
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 2);
            t.expect_pool(A, ["rey-force-prodigy 1MD"]);
            t.expect_asked(B);
        });
}

/// Card 05064; SWD-ABIL-03
#[test]
fn a_speeder_bike_is_paid_for_by_its_rider() {
    let layout = scene()
        .a(|p| {
            p.team([FINN])
                .in_play(["74-z-speeder-bike on finn-first-order-defector"])
                .pool(["74-z-speeder-bike 2RD1", "finn-first-order-defector 1R"])
                .resources(0)
        })
        .b(|p| p.team([KYLO]));
    layout.play(|t| {
        t.choose_each(["use 74-z-speeder-bike", "choose 2", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
        t.expect_resources(A, 0);
        t.expect_pool(A, []);
    });
    layout.play(|t| {
        t.choose_each(["use 74-z-speeder-bike", "choose 1"]);
        t.expect_resources(A, 1);
        t.expect_pool(A, ["74-z-speeder-bike 2RD1"]);
        t.expect_asked(B);
    });
}

/// Card 05068; SWD-TERM-33, SWD-DBND-03
#[test]
fn a_gang_counts_its_yellow_characters() {
    let layout = scene().b(|p| p.team([BOBA]).resources(5));
    layout
        .clone()
        .a(|p| p.team([HAN, FINN, REY]).in_play(["gang-up on rey-force-prodigy"]).pool(["gang-up XDr"]))
        .play(|t| {
            t.choose("resolve gang-up XDr");
            t.expect_resources(B, 3);
        });
    layout.a(|p| p.team([HAN, REY]).in_play(["gang-up on rey-force-prodigy"]).pool(["gang-up XSh"])).play(|t| {
        t.choose_each(["resolve gang-up XSh", "target rey-force-prodigy"]);
        t.expect_shields(REY, 1);
    });
}

/// Card 05072; SWD-AMB-01, SWD-XACT-04
#[test]
fn a_hidden_blaster_takes_a_shield_by_surprise() {
    let layout = scene().a(|p| p.team([BOBA]).hand(["hidden-blaster"]));
    layout.clone().b(|p| p.team(["rey-force-prodigy shield 2", KYLO])).play(|t| {
        t.choose_each(["play hidden-blaster", "yes"]);
        t.expect_shields(REY, 1);
        t.expect_on("hidden-blaster", BOBA);
        t.expect_asked(A);
        t.can_choose("activate boba-fett");
    });
    layout.clone().b(|p| p.team(["rey-force-prodigy shield 2", KYLO])).play(|t| {
        t.choose_each(["play hidden-blaster", "no"]);
        t.expect_shields(REY, 2);
    });
    layout.b(|p| p.team([KYLO])).play(|t| {
        t.choose("play hidden-blaster");
        t.expect_asked(A);
        t.can_choose("activate boba-fett");
    });
}

/// Card 05072; SWD-CLAR-EX2, SWD-XACT-05
#[test]
fn a_hidden_blaster_for_rey_gives_two_more_actions() {
    scene().a(|p| p.team([REY, FINN]).hand(["hidden-blaster"])).b(|p| p.team([KYLO])).rolls(["1R", "-", "1RD"]).play(
        |t| {
            t.choose_each(["play hidden-blaster", "pick rey-force-prodigy", "next rey-force-prodigy", "yes"]);
            t.choose("activate rey-force-prodigy");
            t.expect_asked(A);
            t.choose("activate finn-first-order-defector");
            t.expect_asked(B);
        },
    );
}

/// Card 05072; SWD-FAQ-EX8, SWD-FAQ-EX13
#[test]
fn a_hidden_blaster_replaces_a_dearer_weapon() {
    scene()
        .a(|p| {
            p.team([LUKE])
                .in_play(["heirloom-lightsaber on luke-skywalker-unlikely-hero"])
                .hand(["hidden-blaster"])
                .resources(0)
        })
        .play(|t| {
            t.choose_each(["play hidden-blaster", "replace heirloom-lightsaber"]);
            t.expect_on("hidden-blaster", LUKE);
            t.expect_discard(A, ["heirloom-lightsaber"]);
            t.expect_resources(A, 0);
        });
}

/// Card 05073: a side that costs a resource.
#[test]
fn a_hunting_rifle_fires() {
    scene()
        .a(|p| p.team([BOBA]).in_play(["hunting-rifle on boba-fett"]).pool(["hunting-rifle 2RD1"]).resources(1))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["resolve hunting-rifle 2RD1", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 2);
            t.expect_resources(A, 0);
        });
}

/// Card 05084; SWD-TERM-20
#[test]
fn battle_fatigue_befalls_those_who_are_all_hurt() {
    let layout = scene().a(|p| p.team([VETERAN]).hand(["battle-fatigue"]).pool(["veteran-stormtrooper 2RD"]));
    layout
        .clone()
        .b(|p| p.team(["rey-force-prodigy damage 1", FINN]).pool(["rey-force-prodigy 1MD"]))
        .play(|t| t.cannot_choose("play battle-fatigue"));
    layout
        .b(|p| {
            p.team(["rey-force-prodigy damage 1", "finn-first-order-defector damage 2"])
                .pool(["rey-force-prodigy 1MD", "finn-first-order-defector 2RD"])
        })
        .play(|t| {
            t.choose("play battle-fatigue");
            t.can_choose_exactly(["die rey-force-prodigy 1MD", "die finn-first-order-defector 2RD"]);
            t.choose("die finn-first-order-defector 2RD");
            t.expect_pool(B, ["rey-force-prodigy 1MD"]);
            t.expect_resources(A, 4);
        });
}

/// Card 05086
#[test]
fn imperial_might_adds_two() {
    scene()
        .a(|p| {
            p.team([VETERAN, KYLO])
                .hand(["imperial-might"])
                .pool(["veteran-stormtrooper 2RD", "kylo-ren-vaders-disciple -"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["play imperial-might", "target rey-force-prodigy"]);
            t.expect_damage(REY, 4);
            t.expect_pool(A, ["kylo-ren-vaders-disciple -"]);
            t.expect_resources(A, 3);
        });
}

/// Card 05096; SWD-THEN-01
#[test]
fn rumors_spare_one_card_and_cost_another() {
    let layout = scene().a(|p| p.team([BOBA]).hand(["rumors"]));
    layout.clone().b(|p| p.hand(["aim", "block", "flank"]).deck([])).play(|t| {
        t.choose("play rumors");
        t.expect_asked(B);
        t.can_choose_exactly(["pick aim from hand", "pick block from hand", "pick flank from hand"]);
        t.choose("pick flank from hand");
        t.expect_asked(A);
        t.can_choose_exactly(["pick aim from hand", "pick block from hand"]);
        t.choose("pick block from hand");
        t.expect_hand(B, ["aim", "flank"]);
        t.expect_discard(B, ["block"]);
    });
    layout.clone().b(|p| p.hand(["aim", "aim"]).deck([])).play(|t| {
        t.choose_each(["play rumors", "pick aim from hand"]);
        t.can_choose_exactly(["pick aim from hand"]);
        t.choose("pick aim from hand");
        t.expect_hand(B, ["aim"]);
        t.expect_discard(B, ["aim"]);
    });
    layout.b(|p| p.hand(["aim"])).play(|t| {
        t.choose_each(["play rumors", "pick aim from hand"]);
        t.expect_hand(B, ["aim"]);
    });
}

/// Card 05097
#[test]
fn the_badly_hurt_are_subdued() {
    scene()
        .a(|p| p.team([BOBA]).hand(["subdue"]))
        .b(|p| {
            p.team(["kylo-ren-vaders-disciple damage 3", "rey-force-prodigy damage 2"])
                .in_play(["lightsaber on kylo-ren-vaders-disciple"])
                .pool(["kylo-ren-vaders-disciple 1MD", "lightsaber 1R", "rey-force-prodigy 1R"])
        })
        .play(|t| {
            t.choose("play subdue");
            t.can_choose_exactly(["die kylo-ren-vaders-disciple 1MD", "die lightsaber 1R"]);
            t.choose("die lightsaber 1R");
            t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD", "rey-force-prodigy 1R"]);
        });
}

/// Card 05098; SWD-AMB-01
#[test]
fn yellow_dice_take_flight() {
    scene()
        .a(|p| {
            p.team([BOBA, VETERAN])
                .in_play(["slave-i-leg", "hunter-instinct on boba-fett"])
                .hand(["take-flight"])
                .pool(["boba-fett -", "slave-i-leg -", "hunter-instinct -", "veteran-stormtrooper -"])
        })
        .rolls(["2RD", "2ID"])
        .play(|t| {
            t.choose("play take-flight");
            t.can_choose_exactly(["die boba-fett -", "die slave-i-leg -", "die hunter-instinct -", "done"]);
            t.choose_each(["die boba-fett -", "die slave-i-leg -"]);
            t.expect_pool(A, ["boba-fett 2RD", "slave-i-leg 2ID", "hunter-instinct -", "veteran-stormtrooper -"]);
            t.expect_asked(A);
        });
}

/// Card 05102; SWD-AMB-01, SWD-SHLD-04
#[test]
fn heightened_awareness_shields_and_goes_on() {
    scene().a(|p| p.team([LUKE, "finn-first-order-defector shield 1"]).hand(["heightened-awareness"; 2])).play(|t| {
        t.choose_each(["play heightened-awareness", "pick luke-skywalker-unlikely-hero"]);
        t.expect_shields(LUKE, 3);
        t.expect_resources(A, 3);
        t.expect_asked(A);
        t.choose_each(["play heightened-awareness", "pick finn-first-order-defector"]);
        t.expect_shields(FINN, 3);
        t.expect_asked(A);
    });
}

/// Card 05116; SWD-THEN-01, SWD-TERM-29
#[test]
fn bravado_strikes_where_a_die_was() {
    let layout = scene().a(|p| p.team([HAN]).hand(["bravado"])).b(|p| p.team([KYLO]));
    layout.clone().b(|p| p.pool(["kylo-ren-vaders-disciple 2MD1"])).play(|t| {
        t.choose("play bravado");
        t.can_choose_exactly(["pick han-solo-savvy-smuggler", "pick kylo-ren-vaders-disciple"]);
        t.choose("pick kylo-ren-vaders-disciple");
        t.expect_pool(B, []);
        t.expect_damage(KYLO, 2);
    });
    layout.clone().play(|t| {
        t.choose("play bravado");
        t.expect_asked(B);
        t.expect_damage(KYLO, 0);
    });
    layout.a(|p| p.team([LUKE])).b(|p| p.pool(["kylo-ren-vaders-disciple 2MD1"])).play(|t| {
        t.choose("play bravado");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
        t.expect_asked(B);
    });
}

/// Card 05119; SWD-AMB-01
#[test]
fn an_impulsive_die_is_resolved_at_once() {
    scene()
        .a(|p| {
            p.team([HAN, FINN])
                .hand(["impulsive"])
                .pool(["han-solo-savvy-smuggler 1R", "finn-first-order-defector 2RD"])
                .resources(0)
        })
        .play(|t| {
            t.choose("play impulsive");
            t.can_choose_exactly(["die han-solo-savvy-smuggler 1R", "die finn-first-order-defector 2RD"]);
            t.choose("die han-solo-savvy-smuggler 1R");
            t.expect_resources(A, 1);
            t.expect_pool(A, ["finn-first-order-defector 2RD"]);
            t.expect_asked(A);
        });
}

/// Card 05121; SWD-ACTV-02
#[test]
fn a_run_pays_for_resources_just_rolled() {
    let layout = scene().a(|p| {
        p.team([FINN, REY])
            .in_play(["hunting-rifle on finn-first-order-defector"])
            .pool(["rey-force-prodigy 1R"])
            .hand(["smugglers-run"])
            .resources(0)
    });
    for (rolls, gain) in [(["1R", "-"], 1), (["-", "1R"], 1), (["1R", "1R"], 1), (["2RD", "1Dr"], 0)] {
        layout.clone().rolls(rolls).play(|t| {
            t.choose("play smugglers-run");
            t.expect_exhausted(FINN, true);
            t.expect_resources(A, gain);
        });
    }
    // What lies in the pool already was not rolled just now.
    layout.clone().a(|p| p.pool(["finn-first-order-defector 1R"])).rolls(["2RD1"]).play(|t| {
        t.choose("play smugglers-run");
        t.expect_pool(A, ["finn-first-order-defector 1R", "hunting-rifle 2RD1"]);
        t.expect_resources(A, 0);
    });
    // Nobody who is yellow is ready.
    layout.a(|p| p.team(["finn-first-order-defector exhausted", REY])).play(|t| {
        t.choose("play smugglers-run");
        t.expect_exhausted(REY, false);
        t.expect_resources(A, 0);
    });
}

/// Card 05122
#[test]
fn the_vault_serves_everybody() {
    scene().a(|p| p.team([HAN]).in_play(["mazs-vault"]).resources(0)).b(|p| p.resources(1)).play(|t| {
        t.next_round();
        t.expect_resources(A, 3);
        t.expect_resources(B, 4);
    });
}

/// Card 05125; SWD-TERM-32
#[test]
fn alter_turns_two_dice_of_anybody() {
    let layout = scene()
        .a(|p| p.team([LUKE]).hand(["alter"]).pool(["luke-skywalker-unlikely-hero -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]));
    layout.play(|t| {
        t.choose_each(["play alter", "die kylo-ren-vaders-disciple 2MD1", "die luke-skywalker-unlikely-hero -"]);
        t.choose_each(["turn kylo-ren-vaders-disciple to -", "turn luke-skywalker-unlikely-hero to 2RD"]);
        t.expect_pool(A, ["luke-skywalker-unlikely-hero 2RD"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
        t.expect_resources(A, 3);
    });
    layout.play(|t| {
        t.choose_each([
            "play alter",
            "die kylo-ren-vaders-disciple 2MD1",
            "done",
            "turn kylo-ren-vaders-disciple to -",
        ]);
        t.expect_pool(A, ["luke-skywalker-unlikely-hero -"]);
    });
}

/// Card 05128; SWD-TERM-12, SWD-TERM-29
#[test]
fn the_blue_invigorate_everybody() {
    let layout = scene().b(|p| p.team(["kylo-ren-vaders-disciple damage 2"]));
    layout
        .clone()
        .a(|p| {
            p.team(["luke-skywalker-unlikely-hero damage 2", "finn-first-order-defector damage 1", REY])
                .hand(["invigorate"])
        })
        .play(|t| {
            t.choose("play invigorate");
            t.expect_damage(LUKE, 1);
            t.expect_damage(FINN, 0);
            t.expect_damage(REY, 0);
            t.expect_damage(KYLO, 2);
        });
    layout.a(|p| p.team(["finn-first-order-defector damage 1"]).hand(["invigorate"])).play(|t| {
        t.choose("play invigorate");
        t.expect_damage(FINN, 1);
    });
}

/// Card 05130; SWD-TERM-01, SWD-DIE-03
#[test]
fn mislead_removes_a_weak_character_die() {
    scene()
        .a(|p| p.team([LUKE]).hand(["mislead"; 2]))
        .b(|p| {
            p.team([VETERAN, KYLO, REY]).in_play(["lightsaber on kylo-ren-vaders-disciple"]).pool([
                "veteran-stormtrooper 3ID",
                "kylo-ren-vaders-disciple 2MD1",
                "rey-force-prodigy -",
                "lightsaber 1R",
            ])
        })
        .play(|t| {
            t.choose("play mislead");
            t.can_choose_exactly(["die kylo-ren-vaders-disciple 2MD1", "die rey-force-prodigy -"]);
            t.choose_each(["die kylo-ren-vaders-disciple 2MD1", "pass", "play mislead"]);
            t.expect_pool(B, ["veteran-stormtrooper 3ID", "lightsaber 1R"]);
        });
}

/// Card 05133; SWD-TERM-24
#[test]
fn the_force_wards_off_shots() {
    scene()
        .a(|p| p.team([LUKE]).hand(["the-force-is-with-me"]))
        .b(|p| {
            p.team([TROOPER, VETERAN, KYLO]).in_play(["f-11d-rifle on veteran-stormtrooper"]).pool([
                "first-order-stormtrooper 2RD1",
                "veteran-stormtrooper 3ID",
                "kylo-ren-vaders-disciple 1MD",
                "f-11d-rifle +1RD",
            ])
        })
        .play(|t| {
            t.choose("play the-force-is-with-me");
            t.can_choose_exactly([
                "die first-order-stormtrooper 2RD1",
                "die veteran-stormtrooper 3ID",
                "die f-11d-rifle +1RD",
            ]);
            t.choose("die veteran-stormtrooper 3ID");
            t.expect_pool(B, ["first-order-stormtrooper 2RD1", "kylo-ren-vaders-disciple 1MD", "f-11d-rifle +1RD"]);
        });
}

/// Card 05134
#[test]
fn perseverance_rolls_and_rolls_again() {
    let layout = scene().a(|p| p.team([LUKE]).in_play(["perseverance"]).pool(["luke-skywalker-unlikely-hero -"]));
    layout.clone().rolls(["1R", "2RD"]).play(|t| {
        t.choose_each(["use perseverance", "yes"]);
        t.expect_pool(A, ["luke-skywalker-unlikely-hero 2RD"]);
        t.expect_exhausted("perseverance", true);
        t.expect_asked(B);
    });
    layout.rolls(["1R"]).play(|t| {
        t.choose_each(["use perseverance", "no"]);
        t.expect_pool(A, ["luke-skywalker-unlikely-hero 1R"]);
        // It is exhausted, so it does nothing more.
        t.choose_each(["activate first-order-stormtrooper", "use perseverance"]);
        t.expect_pool(A, ["luke-skywalker-unlikely-hero 1R"]);
        t.expect_asked(B);
    });
}

/// Card 05136; SWD-TERM-20
#[test]
fn a_crackdown_pays_when_all_are_hurt() {
    let layout = scene().a(|p| p.team([VETERAN]).hand(["crackdown"]).resources(0));
    layout.clone().b(|p| p.team(["rey-force-prodigy damage 3", FINN])).play(|t| t.cannot_choose("play crackdown"));
    layout.b(|p| p.team(["rey-force-prodigy damage 1", "finn-first-order-defector damage 1"])).play(|t| {
        t.choose("play crackdown");
        t.expect_resources(A, 1);
    });
}

/// Card 05137; SWD-TERM-24, SWD-DMG-07
#[test]
fn a_crash_landing_hurts_those_aboard() {
    let layout = scene().a(|p| p.team([VETERAN, "boba-fett shield 1"]).hand(["crash-landing"]));
    layout.clone().b(|p| p.team([KYLO, REY]).pool(["kylo-ren-vaders-disciple 1Sh", "rey-force-prodigy +2MD"])).play(
        |t| {
            t.choose("play crash-landing");
            t.expect_pool(B, ["kylo-ren-vaders-disciple 1Sh"]);
            t.expect_asked(A);
            t.choose("assign 1 veteran-stormtrooper");
            t.expect_damage(VETERAN, 1);
            t.expect_damage(BOBA, 0);
            t.expect_shields(BOBA, 0);
        },
    );
    layout.b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1Sh"])).play(|t| {
        t.choose("play crash-landing");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1Sh"]);
        t.expect_damage(VETERAN, 0);
        t.expect_asked(B);
    });
}

/// Card 05139; SWD-TERM-29
#[test]
fn the_locked_and_loaded_turn_to_indirect_damage() {
    scene()
        .a(|p| {
            p.team([VETERAN, CLONE, KYLO]).hand(["locked-and-loaded"]).pool([
                "veteran-stormtrooper -",
                "clone-trooper -",
                "kylo-ren-vaders-disciple -",
            ])
        })
        .play(|t| {
            t.choose("play locked-and-loaded");
            t.can_choose_exactly(["die veteran-stormtrooper -", "die clone-trooper -", "done"]);
            t.choose_each(["die veteran-stormtrooper -", "die clone-trooper -"]);
            t.expect_pool(A, ["veteran-stormtrooper 3ID", "clone-trooper 2ID", "kylo-ren-vaders-disciple -"]);
        });
    scene().a(|p| p.team([BOBA]).in_play(["slave-i-leg"]).hand(["locked-and-loaded"]).pool(["slave-i-leg -"])).play(
        |t| {
            t.choose("play locked-and-loaded");
            t.expect_pool(A, ["slave-i-leg -"]);
            t.expect_asked(B);
        },
    );
}

/// Card 05143; SWD-TERM-20
#[test]
fn a_superior_position_is_on_the_battlefield() {
    let layout = scene()
        .a(|p| p.team([VETERAN]).hand(["superior-position"]).pool(["veteran-stormtrooper -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]));
    layout.clone().held_by(A).play(|t| {
        t.choose("play superior-position");
        t.can_choose_exactly(["die veteran-stormtrooper -", "die kylo-ren-vaders-disciple 2MD1"]);
        t.choose("die kylo-ren-vaders-disciple 2MD1");
        t.expect_pool(B, []);
    });
    layout.held_by(B).play(|t| t.cannot_choose("play superior-position"));
}

/// Card 05147
#[test]
fn the_bamboozled_pay_for_a_blank() {
    let layout = |theirs| {
        scene()
            .a(|p| p.team([HAN]).hand(["bamboozle"]).pool(["han-solo-savvy-smuggler -"]).resources(0))
            .b(move |p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]).resources(theirs))
    };
    for (theirs, side, taken) in [(2, "-", 1), (2, "1R", 0), (0, "-", 0)] {
        layout(theirs).rolls([side]).play(|t| {
            t.choose("play bamboozle");
            t.expect_resources(A, taken);
            t.expect_resources(B, theirs - taken);
        });
    }
}

/// Card 05147; SWD-FFA-06
#[test]
fn whoever_rolls_the_blank_pays_for_it() {
    scene()
        .a(|p| p.team([HAN]).hand(["bamboozle"]).resources(0))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]).resources(2))
        .c(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]).resources(3))
        .rolls(["-"])
        .play(|t| {
            t.choose_each(["play bamboozle", "die rey-force-prodigy 1MD"]);
            t.expect_resources(A, 1);
            t.expect_resources(B, 2);
            t.expect_resources(C, 2);
        });
}

/// Card 05150; SWD-DMG-07
#[test]
fn a_dangerous_maneuver_heals_one_and_hurts_another() {
    scene()
        .a(|p| p.team(["finn-first-order-defector damage 3", HAN]).hand(["dangerous-maneuver"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple damage 3"]))
        .play(|t| {
            t.choose("play dangerous-maneuver");
            t.can_choose_exactly(["pick finn-first-order-defector", "pick han-solo-savvy-smuggler"]);
            t.choose("pick finn-first-order-defector");
            t.expect_damage(FINN, 1);
            t.expect_asked(A);
            t.choose("assign 0 finn-first-order-defector");
            t.expect_damage(FINN, 1);
            t.expect_damage(HAN, 2);
        });
}

/// Card 05151; SWD-TERM-07, SWD-TERM-29
#[test]
fn two_dice_of_three_at_most_are_entangled() {
    let layout = scene().a(|p| p.team([HAN]).hand(["entangle"])).b(|p| {
        p.team([KYLO, REY, VETERAN]).in_play(["millennium-falcon-leg", "lightsaber on kylo-ren-vaders-disciple"]).pool(
            [
                "kylo-ren-vaders-disciple 2MD1",
                "rey-force-prodigy 1R",
                "veteran-stormtrooper 3ID",
                "lightsaber Sp",
                "millennium-falcon-leg 4ID1",
            ],
        )
    });
    layout.play(|t| {
        t.choose("play entangle");
        t.can_choose_exactly([
            "die kylo-ren-vaders-disciple 2MD1",
            "die rey-force-prodigy 1R",
            "die veteran-stormtrooper 3ID",
            "die lightsaber Sp",
            "done",
        ]);
        t.choose("die kylo-ren-vaders-disciple 2MD1");
        t.can_choose_exactly(["die rey-force-prodigy 1R", "die lightsaber Sp", "done"]);
        t.choose("die rey-force-prodigy 1R");
        t.expect_pool(B, ["veteran-stormtrooper 3ID", "lightsaber Sp", "millennium-falcon-leg 4ID1"]);
    });
    layout.play(|t| {
        t.choose_each(["play entangle", "die rey-force-prodigy 1R"]);
        t.can_choose_exactly(["die kylo-ren-vaders-disciple 2MD1", "die lightsaber Sp", "done"]);
        t.choose("done");
        t.expect_pool(
            B,
            [
                "kylo-ren-vaders-disciple 2MD1",
                "veteran-stormtrooper 3ID",
                "lightsaber Sp",
                "millennium-falcon-leg 4ID1",
            ],
        );
    });
    layout.play(|t| {
        t.choose_each(["play entangle", "die veteran-stormtrooper 3ID"]);
        t.can_choose_exactly(["die lightsaber Sp", "done"]);
        t.choose("die lightsaber Sp");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1", "rey-force-prodigy 1R", "millennium-falcon-leg 4ID1"]);
    });
    layout.play(|t| {
        t.choose_each(["play entangle", "die lightsaber Sp"]);
        t.can_choose_exactly([
            "die kylo-ren-vaders-disciple 2MD1",
            "die rey-force-prodigy 1R",
            "die veteran-stormtrooper 3ID",
            "done",
        ]);
        t.choose("die veteran-stormtrooper 3ID");
    });
    // Whoever names no die is not asked again.
    layout.play(|t| {
        t.choose_each(["play entangle", "done"]);
        t.expect_asked(B);
    });
    layout.a(|p| p.team([LUKE])).play(|t| {
        t.choose("play entangle");
        t.expect_asked(B);
    });
}

/// Card 05152
#[test]
fn the_slower_of_two_is_hit_in_a_face_off() {
    let layout = scene()
        .a(|p| {
            p.team([HAN])
                .in_play(["hunting-rifle on han-solo-savvy-smuggler"])
                .hand(["face-off"])
                .pool(["han-solo-savvy-smuggler -", "hunting-rifle -"])
        })
        .b(|p| p.team([KYLO, REY]).pool(["kylo-ren-vaders-disciple Sp"]));
    for (rolls, han, kylo) in
        [(["1MD", "2RD"], 0, 2), (["2MD1", "1R"], 2, 0), (["1MD", "1R"], 2, 2), (["Sp", "-"], 2, 2)]
    {
        layout.clone().rolls(rolls).play(|t| {
            t.choose("play face-off");
            t.expect_damage(HAN, han);
            t.expect_damage(KYLO, kylo);
            t.expect_damage(REY, 0);
            t.expect_asked(B);
        });
    }
}

/// Card 05152; SWD-WIN-OPEN1, SWD-THEN-01
#[test]
fn both_may_fall_in_a_face_off_or_nobody() {
    for holder in [A, B] {
        scene()
            .held_by(holder)
            .a(|p| p.team(["han-solo-savvy-smuggler damage 9"]).hand(["face-off"]).pool(["han-solo-savvy-smuggler -"]))
            .b(|p| p.team(["kylo-ren-vaders-disciple damage 9"]).pool(["kylo-ren-vaders-disciple Sp"]))
            .rolls(["1MD", "1R"])
            .play(|t| {
                t.choose("play face-off");
                t.expect_over([holder]);
            });
    }
    // Without a die to face, one is rolled and nobody is hit.
    scene()
        .a(|p| p.team([HAN]).hand(["face-off"]).pool(["han-solo-savvy-smuggler 1R"]))
        .b(|p| p.team([KYLO]).in_play(["lightsaber on kylo-ren-vaders-disciple"]).pool(["lightsaber Sp"]))
        .rolls(["-"])
        .play(|t| {
            t.choose("play face-off");
            t.expect_pool(A, ["han-solo-savvy-smuggler -"]);
            t.expect_damage(HAN, 0);
            t.expect_damage(KYLO, 0);
        });
}

/// Card 05153
#[test]
fn a_hasty_exit_leaves_the_battlefield_behind() {
    let layout = scene()
        .a(|p| p.team([HAN]).hand(["hasty-exit"]))
        .b(|p| p.team([KYLO, REY]).pool(["kylo-ren-vaders-disciple 2MD1", "rey-force-prodigy 1R"]));
    layout.clone().held_by(A).play(|t| {
        t.choose("play hasty-exit");
        t.expect_pool(B, ["rey-force-prodigy 1R"]);
        assert_eq!(t.state().holder(), Some(B));
    });
    layout.held_by(B).play(|t| {
        t.choose("play hasty-exit");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1", "rey-force-prodigy 1R"]);
        assert_eq!(t.state().holder(), Some(B));
    });
}

/// Card 05155; SWD-PLAY-06, SWD-FAQ-EX3
#[test]
fn a_weapon_is_drawn_quickly() {
    let layout =
        scene().a(|p| p.team([FINN]).hand(["quick-draw", "hunting-rifle", "jedi-robes", "force-throw"]).resources(1));
    layout.clone().rolls(["1R", "1RD"]).play(|t| {
        t.choose("play quick-draw");
        t.can_choose_exactly(["pick hunting-rifle from hand"]);
        t.choose("pick hunting-rifle from hand");
        t.expect_resources(A, 0);
        t.choose("yes");
        t.expect_on("hunting-rifle", FINN);
        t.expect_exhausted(FINN, true);
        t.expect_pool(A, ["finn-first-order-defector 1R", "hunting-rifle 1RD"]);
    });
    layout.clone().play(|t| {
        t.choose_each(["play quick-draw", "pick hunting-rifle from hand", "no"]);
        t.expect_on("hunting-rifle", FINN);
        t.expect_exhausted(FINN, false);
    });
    layout.clone().a(|p| p.team(["finn-first-order-defector exhausted"])).play(|t| {
        t.choose_each(["play quick-draw", "pick hunting-rifle from hand"]);
        t.expect_on("hunting-rifle", FINN);
        t.expect_pool(A, []);
        t.expect_asked(B);
    });
    // What cannot be paid for is not drawn, and then nobody is activated.
    layout.a(|p| p.resources(0)).play(|t| {
        t.choose("play quick-draw");
        t.can_choose_exactly(["done"]);
        t.choose("done");
        t.expect_exhausted(FINN, false);
        t.expect_asked(B);
    });
}

/// Card 05155
#[test]
fn only_whoever_drew_the_weapon_is_activated() {
    scene().a(|p| p.team([FINN, REY]).hand(["quick-draw", "reys-staff"])).rolls(["1R", "1MD"]).play(|t| {
        t.choose_each(["play quick-draw", "pick reys-staff from hand", "pick finn-first-order-defector", "yes"]);
        t.expect_exhausted(FINN, true);
        t.expect_exhausted(REY, false);
    });
}

/// Card 05155; SWD-MOD-01, SWD-TERM-04
#[test]
fn a_weapon_that_is_a_mod_is_not_drawn() {
    // The weapon is played on a character, and the cannon modifies vehicles that are supports.
    let layout = scene().a(|p| p.team([FINN]).in_play(["x-34-landspeeder"]).hand(["quick-draw", "laser-cannon"]));
    layout.clone().play(|t| {
        t.can_choose("play laser-cannon");
        t.choose("play quick-draw");
        t.can_choose_exactly(["done"]);
        t.choose("done");
        t.expect_hand(A, ["laser-cannon"]);
        t.expect_exhausted("x-34-landspeeder", false);
        t.expect_asked(B);
    });
    layout.a(|p| p.hand(["quick-draw", "laser-cannon", "hunting-rifle"])).play(|t| {
        t.choose("play quick-draw");
        t.can_choose_exactly(["pick hunting-rifle from hand"]);
        t.choose_each(["pick hunting-rifle from hand", "no"]);
        t.expect_on("hunting-rifle", FINN);
    });
}

/// Card 05160
#[test]
fn an_ice_storm_takes_a_shield_from_everybody() {
    scene()
        .a(|p| p.team(["luke-skywalker-unlikely-hero shield 1"]).hand(["ice-storm"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple shield 3", REY]))
        .play(|t| {
            t.choose("play ice-storm");
            t.expect_shields(LUKE, 0);
            t.expect_shields(KYLO, 2);
            t.expect_shields(REY, 0);
            t.expect_damage(REY, 0);
        });
}

/// Card 05163
#[test]
fn a_specialist_rerolls_two_dice() {
    let layout = scene()
        .a(|p| {
            p.team([LUKE, FINN, HAN]).in_play(["backup-specialist"]).pool([
                "luke-skywalker-unlikely-hero -",
                "finn-first-order-defector 1Sh",
                "han-solo-savvy-smuggler -",
            ])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.clone().rolls(["2RD", "1R"]).play(|t| {
        t.choose("use backup-specialist");
        t.can_choose_exactly([
            "die finn-first-order-defector 1Sh",
            "die luke-skywalker-unlikely-hero -",
            "die han-solo-savvy-smuggler -",
            "done",
        ]);
        t.choose_each(["die finn-first-order-defector 1Sh", "die luke-skywalker-unlikely-hero -"]);
        t.expect_pool(
            A,
            ["luke-skywalker-unlikely-hero 1R", "finn-first-order-defector 2RD", "han-solo-savvy-smuggler -"],
        );
        t.expect_exhausted("backup-specialist", true);
        t.choose_each(["activate kylo-ren-vaders-disciple", "use backup-specialist"]);
        t.expect_asked(B);
    });
}

/// Card 05163; SWD-FAQ-EX10
#[test]
fn a_specialist_waits_for_an_action() {
    scene()
        .a(|p| p.team([LUKE]).hand(["backup-specialist"]).pool(["luke-skywalker-unlikely-hero -"]))
        .rolls(["1R"])
        .play(|t| {
            t.choose("play backup-specialist");
            t.expect_exhausted("backup-specialist", false);
            t.expect_asked(B);
            t.choose_each(["pass", "use backup-specialist", "die luke-skywalker-unlikely-hero -"]);
            t.expect_pool(A, ["luke-skywalker-unlikely-hero 1R"]);
        });
}

/// Card 05167; SWD-TERM-06, SWD-AFT-01
#[test]
fn a_holster_makes_weapons_roll_again() {
    let layout = scene().a(|p| {
        p.team([FINN, REY])
            .in_play([
                "quickdraw-holster on finn-first-order-defector",
                "hunting-rifle on finn-first-order-defector",
                "lightsaber on finn-first-order-defector",
                "reys-staff on rey-force-prodigy",
            ])
            .pool(["reys-staff 1R"])
    });
    layout.clone().rolls(["-", "-", "-", "2RD1"]).play(|t| {
        t.choose("activate finn-first-order-defector");
        t.can_choose_exactly(["die lightsaber -", "die hunting-rifle -", "done"]);
        t.choose_each(["die hunting-rifle -", "done"]);
        t.expect_pool(A, ["finn-first-order-defector -", "lightsaber -", "hunting-rifle 2RD1", "reys-staff 1R"]);
        t.expect_asked(B);
    });
    layout.clone().rolls(["-", "-", "-", "1R", "1Dr"]).play(|t| {
        t.choose_each(["activate finn-first-order-defector", "die lightsaber -", "die hunting-rifle -"]);
        t.expect_pool(A, ["finn-first-order-defector -", "lightsaber 1R", "hunting-rifle 1Dr", "reys-staff 1R"]);
    });
    layout.rolls(["1R"]).play(|t| {
        t.choose("activate rey-force-prodigy");
        t.expect_asked(B);
    });
}

/// Card 05174; SWD-CLAIM-02, SWD-FFA-06
#[test]
fn the_wasteland_dries_an_opponent_up() {
    scene().a(|p| p.team([REY]).battlefield("arid-wasteland")).b(|p| p.resources(3)).play(|t| {
        t.choose_each(["claim", "yes"]);
        t.expect_resources(A, 5);
        t.expect_resources(B, 2);
    });
    scene().a(|p| p.team([REY]).battlefield("arid-wasteland")).c(|p| p.team([KYLO])).play(|t| {
        t.choose_each(["claim", "yes", "player 3"]);
        t.expect_resources(B, 5);
        t.expect_resources(C, 4);
    });
}

/// Card 05178; SWD-CLAIM-02
#[test]
fn the_outpost_supplies_whoever_claims_it() {
    scene().a(|p| p.team([REY]).battlefield("outer-rim-outpost").deck(["aim", "block"])).play(|t| {
        t.choose_each(["claim", "yes"]);
        t.expect_resources(A, 6);
        t.expect_hand(A, ["aim"]);
        t.expect_resources(B, 5);
    });
}
