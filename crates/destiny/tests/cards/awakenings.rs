//! Cards of the Awakenings starter sets.

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// Card 01002: a die with two sides that show nothing.
#[test]
fn a_stormtrooper_shoots() {
    scene().a(|p| p.pool(["first-order-stormtrooper 2RD1"]).resources(1)).b(|p| p.team([KYLO])).play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 2RD1", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
        t.expect_resources(A, 0);
    });
}

/// Card 01006
#[test]
fn a_tie_fighter_strips_an_opponent_of_shields() {
    scene()
        .a(|p| {
            p.in_play(["first-order-tie-fighter"])
                .pool(["first-order-tie-fighter Sp"])
                .team(["first-order-stormtrooper shield 1"])
        })
        .b(|p| p.team(["rey-force-prodigy shield 3", "finn-first-order-defector shield 1"]))
        .play(|t| {
            t.choose("resolve first-order-tie-fighter Sp");
            t.expect_shields(REY, 0);
            t.expect_shields(FINN, 0);
            t.expect_shields(TROOPER, 1);
        });
}

/// Card 01008; SWD-DMG-EX2
#[test]
fn a_rifle_makes_an_opponent_hurt_their_own() {
    let layout = scene().a(|p| p.in_play(["f-11d-rifle on first-order-stormtrooper"]).pool(["f-11d-rifle Sp"]));
    layout.clone().b(|p| p.team(["rey-force-prodigy damage 9", "finn-first-order-defector damage 9"])).play(|t| {
        t.choose("resolve f-11d-rifle Sp");
        // One each, for none can take more: both fall.
        t.expect_over([A]);
    });
    layout.b(|p| p.team(["rey-force-prodigy damage 9 shield 1", "finn-first-order-defector damage 9"])).play(|t| {
        t.choose("resolve f-11d-rifle Sp");
        t.expect_asked(B);
        t.can_choose_exactly(["assign 1 rey-force-prodigy", "assign 2 rey-force-prodigy"]);
        t.choose("assign 2 rey-force-prodigy");
        t.expect_gone(REY);
        t.expect_damage(FINN, 9);
    });
}

/// Card 01008; SWD-ERR-09, SWD-RDP-01, SWD-RDP-02, SWD-RDP-03
#[test]
fn a_rifle_moves_on_when_its_character_falls() {
    scene()
        .a(|p| p.team([TROOPER]).pool(["first-order-stormtrooper 2RD"]))
        .b(|p| {
            p.team(["first-order-stormtrooper damage 6", KYLO])
                .in_play(["f-11d-rifle on first-order-stormtrooper#2"])
                .pool(["f-11d-rifle 1R"])
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target first-order-stormtrooper #2"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_on("f-11d-rifle", KYLO);
            t.expect_pool(B, []);
        });
}

/// Card 01011
#[test]
fn kylo_ren_reads_a_mind() {
    let layout = scene().a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple Sp"]));
    layout.clone().b(|p| p.team([REY, FINN]).hand(["lightsaber"])).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple Sp", "pick finn-first-order-defector"]);
        t.expect_damage(FINN, 3);
        t.expect_hand(B, ["lightsaber"]);
    });
    layout.b(|p| p.team([REY])).play(|t| {
        t.choose("resolve kylo-ren-vaders-disciple Sp");
        t.expect_damage(REY, 0);
    });
}

/// Card 01014
#[test]
fn immobilize_turns_a_die_to_a_blank() {
    scene()
        .a(|p| p.team([KYLO]).in_play(["immobilize on kylo-ren-vaders-disciple"]).pool(["immobilize 1R"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1Dc"]))
        .play(|t| {
            t.choose("use immobilize");
            t.expect_pool(A, []);
            t.expect_pool(B, ["rey-force-prodigy -"]);
        });
}

/// Card 01014; SWD-TERM-20
#[test]
fn immobilize_is_for_blue_characters() {
    scene().a(|p| p.team([TROOPER, KYLO]).hand(["immobilize"])).play(|t| {
        t.choose("play immobilize");
        t.expect_on("immobilize", KYLO);
    });
    scene().a(|p| p.team([TROOPER]).hand(["immobilize"])).play(|t| t.cannot_choose("play immobilize"));
}

/// Card 01017; SWD-TERM-EX4
#[test]
fn grenades_hit_everybody_and_are_gone() {
    scene()
        .a(|p| p.in_play(["infantry-grenades on first-order-stormtrooper"]).pool(["infantry-grenades Sp"]))
        .b(|p| p.team(["rey-force-prodigy shield 2", FINN]))
        .play(|t| {
            t.choose("resolve infantry-grenades Sp");
            t.expect_damage(REY, 0);
            t.expect_shields(REY, 0);
            t.expect_damage(FINN, 2);
            t.expect_discard(A, ["infantry-grenades"]);
        });
}

/// Card 01038; SWD-ERR-10
#[test]
fn rey_acts_again_after_an_upgrade_on_her() {
    scene().a(|p| p.team([REY, FINN]).hand(["reys-staff", "lightsaber"])).play(|t| {
        t.choose_each(["play reys-staff", "pick rey-force-prodigy", "yes"]);
        t.expect_asked(A);
        t.choose_each(["play lightsaber", "pick finn-first-order-defector"]);
        t.expect_asked(B);
    });
}

/// Card 01040
#[test]
fn jedi_robes_give_shields_above_all_at_the_start() {
    for (round, shields) in [(1, 2), (2, 1)] {
        scene().round(round).a(|p| p.team([FINN]).hand(["jedi-robes"])).play(|t| {
            t.choose("play jedi-robes");
            t.expect_shields(FINN, shields);
        });
    }
}

/// Card 01043; SWD-SYM-12
#[test]
fn bb_8_rolls_along_and_stays() {
    scene()
        .a(|p| p.team([REY]).in_play(["bb-8-aw"]).pool(["bb-8-aw Sp", "rey-force-prodigy -"]))
        .rolls(["1R", "Sp"])
        .play(|t| {
            t.choose("resolve bb-8-aw Sp");
            t.expect_pool(A, ["bb-8-aw Sp", "rey-force-prodigy 1R"]);
            t.expect_asked(B);
        });
}

/// Card 01044
#[test]
fn reys_staff_removes_a_die_showing_damage() {
    scene()
        .a(|p| p.team([REY]).in_play(["reys-staff on rey-force-prodigy"]).pool(["reys-staff Sp"]))
        .b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple 1Sh", "first-order-stormtrooper 2RD"]))
        .play(|t| {
            t.choose("resolve reys-staff Sp");
            t.expect_pool(B, ["kylo-ren-vaders-disciple 1Sh"]);
        });
}

/// Cards 01045, 06006; SWD-ABIL-EX1, SWD-MOD-02
#[test]
fn finn_takes_any_weapon() {
    scene().a(|p| p.team([FINN, REY]).hand(["force-throw"])).play(|t| {
        t.choose_each(["play force-throw", "no"]);
        t.expect_on("force-throw", REY);
    });
    // Only what is a weapon: Force Throw is an ability.
    scene().a(|p| p.team([FINN]).hand(["force-throw"])).play(|t| t.cannot_choose("play force-throw"));
    // A weapon that says whom it is for, on somebody whom it is not for.
    let ready = scene().a(|p| p.team([FINN, "first-order-stormtrooper"]).hand(["crafted-lightsaber"]));
    ready.play(|t| {
        t.choose("play crafted-lightsaber");
        t.expect_on("crafted-lightsaber", FINN);
    });
    ready.clone().a(|p| p.team([REY, "first-order-stormtrooper"])).play(|t| t.cannot_choose("play crafted-lightsaber"));
    ready.clone().a(|p| p.team([FINN, "tusken-raider exhausted", REY])).play(|t| {
        t.choose("play crafted-lightsaber");
        t.can_choose_exactly(["pick finn-first-order-defector", "pick tusken-raider"]);
        t.choose("pick tusken-raider");
        t.expect_on("crafted-lightsaber", "tusken-raider");
    });
    // Modify is no restriction (SWD-MOD-02).
    scene().a(|p| p.team([FINN]).hand(["laser-cannon"])).play(|t| t.cannot_choose("play laser-cannon"));
    // Who has lost his abilities takes what others take.
    let silent = ready.b(|p| p.in_play(["mind-extraction on finn-first-order-defector"]));
    silent.play(|t| t.cannot_choose("play crafted-lightsaber"));
}

/// Card 01057
#[test]
fn force_throw_hurls_a_die() {
    scene()
        .a(|p| p.team([REY]).in_play(["force-throw on rey-force-prodigy"]).pool(["force-throw Sp"]))
        .b(|p| p.team([KYLO, TROOPER]).pool(["first-order-stormtrooper 2RD1", "kylo-ren-vaders-disciple Sp"]))
        .play(|t| {
            t.choose("resolve force-throw Sp");
            t.can_choose_exactly([
                "die first-order-stormtrooper 2RD1",
                "die force-throw Sp",
                "die kylo-ren-vaders-disciple Sp",
            ]);
            t.choose_each(["die first-order-stormtrooper 2RD1", "pick kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 2);
            t.expect_pool(B, ["kylo-ren-vaders-disciple Sp"]);
        });
}

/// Card 01059; SWD-DMG-02
#[test]
fn a_lightsaber_cuts_through_shields() {
    scene()
        .a(|p| p.team([REY]).in_play(["lightsaber on rey-force-prodigy"]).pool(["lightsaber Sp"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple shield 3"]))
        .play(|t| {
            t.choose_each(["resolve lightsaber Sp", "pick kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 2);
            t.expect_shields(KYLO, 3);
        });
}

/// Card 01060
#[test]
fn a_mind_probe_hurts_for_each_card_held() {
    scene()
        .a(|p| p.team([KYLO]).in_play(["mind-probe on kylo-ren-vaders-disciple"]).pool(["mind-probe Sp"]))
        .b(|p| p.team([REY]).hand(["aim", "aim", "dodge"]))
        .play(|t| {
            t.choose("resolve mind-probe Sp");
            t.expect_damage(REY, 3);
        });
}

/// Card 01075
#[test]
fn the_best_defense_costs_blood() {
    scene()
        .a(|p| p.team([TROOPER, KYLO]).hand(["the-best-defense"]))
        .b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy 1MD", "finn-first-order-defector 2RD"]))
        .play(|t| {
            t.choose("play the-best-defense");
            t.expect_damage(TROOPER, 3);
            t.choose_each(["die rey-force-prodigy 1MD", "die finn-first-order-defector 2RD"]);
            t.expect_pool(B, []);
        });
}

/// Card 01081
#[test]
fn enrage_turns_pain_into_a_resource() {
    scene().a(|p| p.team([KYLO]).hand(["enrage"]).resources(0)).play(|t| {
        t.choose("play enrage");
        t.expect_damage(KYLO, 1);
        t.expect_resources(A, 1);
    });
}

/// Card 01084
#[test]
fn intimidate_takes_all_shields() {
    scene().a(|p| p.team([KYLO]).hand(["intimidate"])).b(|p| p.team(["rey-force-prodigy shield 3"])).play(|t| {
        t.choose_each(["play intimidate", "pick rey-force-prodigy"]);
        t.expect_shields(REY, 0);
    });
}

/// Card 01089
#[test]
fn the_dark_side_pays_off_with_a_blank() {
    for (side, damage) in [("-", 2), ("1R", 0)] {
        scene()
            .a(|p| p.team([KYLO]).in_play(["power-of-the-dark-side"]).pool(["kylo-ren-vaders-disciple 1Sh"]))
            .b(|p| p.team(["rey-force-prodigy shield 1"]))
            .rolls([side])
            .play(|t| {
                t.choose("use power-of-the-dark-side");
                t.expect_exhausted("power-of-the-dark-side", true);
                if damage > 0 {
                    t.choose("pick rey-force-prodigy");
                }
                t.expect_damage(REY, damage);
                t.expect_shields(REY, 1);
            });
    }
}

/// Card 01091
#[test]
fn nowhere_to_run_turns_every_blank() {
    scene()
        .a(|p| {
            p.team([KYLO, TROOPER])
                .hand(["nowhere-to-run"])
                .pool(["kylo-ren-vaders-disciple -", "first-order-stormtrooper -"])
        })
        .play(|t| {
            t.choose("play nowhere-to-run");
            t.choose("turn first-order-stormtrooper to 2RD");
            t.choose("turn kylo-ren-vaders-disciple to Sp");
            t.expect_pool(A, ["kylo-ren-vaders-disciple Sp", "first-order-stormtrooper 2RD"]);
        });
}

/// Card 01117; SWD-THEN-01
#[test]
fn a_hero_takes_the_blow() {
    scene()
        .a(|p| p.team([REY, FINN]).hand(["heroism"]))
        .b(|p| p.team([TROOPER, KYLO]).pool(["first-order-stormtrooper 2RD1", "kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose_each(["play heroism", "pick finn-first-order-defector", "die first-order-stormtrooper 2RD1"]);
            t.expect_damage(FINN, 2);
            t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
        });
}

/// Card 01124; SWD-DIE-06
#[test]
fn awakening_resolves_a_modifier_by_itself() {
    scene().a(|p| p.team([REY]).in_play(["awakening"]).pool(["rey-force-prodigy +2MD"])).b(|p| p.team([KYLO])).play(
        |t| {
            t.cannot_choose("resolve rey-force-prodigy +2MD");
            t.choose_each(["use awakening", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 2);
            t.expect_pool(A, []);
            t.expect_exhausted("awakening", true);
        },
    );
}

/// Card 01126; SWD-AMB-01
#[test]
fn a_daring_escape_shakes_off_blanks() {
    scene()
        .a(|p| p.team([REY]).hand(["daring-escape"]))
        .b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple 1MD", "first-order-stormtrooper 2RD"]))
        .rolls(["-", "1MD"])
        .play(|t| {
            t.choose_each([
                "play daring-escape",
                "die first-order-stormtrooper 2RD",
                "die kylo-ren-vaders-disciple 1MD",
            ]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
            t.expect_asked(A);
        });
}

/// Card 01128; SWD-TERM-18
#[test]
fn attention_draws_damage_past_shields() {
    scene()
        .a(|p| p.team(["rey-force-prodigy damage 3", "finn-first-order-defector shield 2"]).hand(["draw-attention"]))
        .play(|t| {
            t.choose_each(["play draw-attention", "assign 2 finn-first-order-defector"]);
            t.expect_damage(REY, 1);
            t.expect_damage(FINN, 2);
            t.expect_shields(FINN, 2);
        });
}

/// Card 01130; SWD-CLAR-EX1, SWD-TERM-03
#[test]
fn the_wookiee_wins_either_way() {
    let layout = scene().a(|p| p.team([FINN]).hand(["let-the-wookiee-win"]));
    layout.clone().b(|p| p.team(["kylo-ren-vaders-disciple exhausted", TROOPER])).play(|t| {
        t.choose("play let-the-wookiee-win");
        t.expect_asked(B);
        t.choose("choose 1");
        t.expect_damage(KYLO, 2);
    });
    layout.b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"])).play(|t| {
        t.choose_each(["play let-the-wookiee-win", "choose 2"]);
        t.expect_pool(B, []);
    });
}

/// Card 01146
#[test]
fn a_disturbance_rolls_every_die_again() {
    scene()
        .a(|p| p.team([KYLO]).hand(["disturbance-in-the-force"]).pool(["kylo-ren-vaders-disciple -"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .rolls(["Sp", "-"])
        .play(|t| {
            t.choose("play disturbance-in-the-force");
            t.expect_pool(A, ["kylo-ren-vaders-disciple Sp"]);
            t.expect_pool(B, ["rey-force-prodigy -"]);
        });
}

/// Card 01149; SWD-TERM-29, SWD-TERM-32
#[test]
fn the_force_turns_a_die() {
    scene()
        .a(|p| p.team([REY]).hand(["use-the-force"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]))
        .play(|t| {
            t.choose("play use-the-force");
            let sides = ["1MD", "1Sh", "1R", "Sp", "-"].map(|s| format!("turn kylo-ren-vaders-disciple to {s}"));
            t.can_choose_exactly(sides.iter().map(String::as_str));
            t.choose("turn kylo-ren-vaders-disciple to -");
            t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
        });
    // Without a Blue character of one's own it does nothing, but it can be played (SWD-TERM-OPEN1).
    scene()
        .a(|p| p.team([FINN]).hand(["use-the-force"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]))
        .play(|t| {
            t.choose("play use-the-force");
            t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
        });
}

/// Card 01151
#[test]
fn aim_finds_a_ranged_side() {
    scene()
        .a(|p| p.team([FINN, REY]).hand(["aim"]).pool(["finn-first-order-defector 1Sh", "rey-force-prodigy -"]))
        .play(|t| {
            t.choose_each(["play aim", "turn finn-first-order-defector to 2RD"]);
            t.expect_pool(A, ["finn-first-order-defector 2RD", "rey-force-prodigy -"]);
        });
}

/// Card 01153; SWD-TERM-24
#[test]
fn block_removes_all_melee_dice_of_an_opponent() {
    scene()
        .a(|p| p.team([FINN]).hand(["block"]).pool(["finn-first-order-defector 1MD"]))
        .b(|p| {
            p.team(["rey-force-prodigy elite", KYLO]).pool([
                "rey-force-prodigy +2MD",
                "rey-force-prodigy 1R",
                "kylo-ren-vaders-disciple 2MD1",
            ])
        })
        .play(|t| {
            t.choose("play block");
            t.expect_pool(A, ["finn-first-order-defector 1MD"]);
            t.expect_pool(B, ["rey-force-prodigy 1R"]);
        });
}

/// Card 01154
#[test]
fn a_close_quarters_assault_counts_melee_dice() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite"])
                .hand(["close-quarters-assault"])
                .pool(["rey-force-prodigy +2MD", "rey-force-prodigy 1MD"])
        })
        .b(|p| p.hand(["aim", "aim", "aim"]))
        .play(|t| {
            t.choose("play close-quarters-assault");
            t.expect_hand(B, ["aim"]);
        });
}

/// Card 01155
#[test]
fn dodge_removes_all_ranged_dice_of_an_opponent() {
    scene()
        .a(|p| p.team([REY]).hand(["dodge"]))
        .b(|p| p.team([TROOPER, FINN]).pool(["first-order-stormtrooper 2RD1", "finn-first-order-defector 1MD"]))
        .play(|t| {
            t.choose("play dodge");
            t.expect_pool(B, ["finn-first-order-defector 1MD"]);
        });
}

/// Card 01156; SWD-PLAY-02
#[test]
fn flank_needs_more_ready_characters() {
    let layout = scene().a(|p| p.team([REY, FINN]).hand(["flank"]));
    layout.clone().b(|p| p.team([KYLO, TROOPER])).play(|t| t.cannot_choose("play flank"));
    layout.b(|p| p.team(["kylo-ren-vaders-disciple exhausted", TROOPER]).pool(["kylo-ren-vaders-disciple 2MD1"])).play(
        |t| {
            t.choose("play flank");
            t.expect_pool(B, []);
        },
    );
}

/// Card 01157; SWD-SHLD-04
#[test]
fn take_cover_gives_a_shield() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy shield 2", "finn-first-order-defector shield 3"])
                .hand(["take-cover", "take-cover"])
        })
        .play(|t| {
            t.choose_each(["play take-cover", "pick rey-force-prodigy"]);
            t.expect_shields(REY, 3);
            t.choose_each(["pass", "play take-cover", "pick finn-first-order-defector"]);
            t.expect_shields(FINN, 3);
        });
}

/// Card 01162
#[test]
fn unpredictable_rolls_any_die_and_goes_on() {
    scene()
        .a(|p| p.team([FINN]).hand(["unpredictable"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]))
        .rolls(["-"])
        .play(|t| {
            t.choose("play unpredictable");
            t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
            t.expect_asked(A);
        });
}

/// Card 01168; SWD-CLAIM-02, SWD-TERM-01
#[test]
fn frozen_wastes_remove_a_character_die() {
    scene()
        .a(|p| p.team([REY]).battlefield("frozen-wastes"))
        .b(|p| {
            p.team([KYLO])
                .in_play(["lightsaber on kylo-ren-vaders-disciple"])
                .pool(["kylo-ren-vaders-disciple 1MD", "lightsaber 1R"])
        })
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_pool(B, ["lightsaber 1R"]);
        });
}

/// Card 01174
#[test]
fn the_graveyard_gives_a_wreck_back() {
    scene().a(|p| p.team([REY]).battlefield("starship-graveyard").discard(["lightsaber", "aim"]).deck(["dodge"])).play(
        |t| {
            t.choose_each(["claim", "yes"]);
            t.expect_discard(A, ["aim"]);
            t.next_round();
            t.expect_hand(A, ["lightsaber", "dodge"]);
        },
    );
}
