//! Cards of the Convergence starter sets.

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PHASMA: &str = "captain-phasma-stormtrooper-commander";
const COMMANDO: &str = "commando-droid";
const GRIEVOUS: &str = "general-grievous-droid-armies-commander";
const OBI_WAN: &str = "obi-wan-kenobi-ardent-avenger";
const SATINE: &str = "satine-kryze";

// ---- villains

/// Card 09018; SWD-RES-01
#[test]
fn troopers_of_captain_phasma_hit_as_if_with_melee() {
    scene()
        .a(|p| {
            p.team([PHASMA, TROOPER, KYLO, FINN]).pool([
                "first-order-stormtrooper 2RD",
                "captain-phasma-stormtrooper-commander 1RD",
                "kylo-ren-vaders-disciple 1MD",
                "finn-first-order-defector 2RD",
            ])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.can_choose("resolve first-order-stormtrooper 2RD");
            t.cannot_choose("resolve finn-first-order-defector 2RD as melee");
            t.choose_each(["resolve first-order-stormtrooper 2RD as melee", "target rey-force-prodigy"]);
            t.can_choose_exactly([
                "resolve kylo-ren-vaders-disciple 1MD",
                "resolve captain-phasma-stormtrooper-commander 1RD as melee",
                "done",
            ]);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
            t.choose_each(["resolve captain-phasma-stormtrooper-commander 1RD as melee", "target rey-force-prodigy"]);
            t.expect_damage(REY, 4);
            t.expect_pool(A, ["finn-first-order-defector 2RD"]);
        });
}

/// Card 09018
#[test]
fn indirect_damage_of_a_trooper_can_be_melee_too() {
    scene()
        .a(|p| p.team([PHASMA]).in_play(["megablaster-troopers"]).pool(["megablaster-troopers 3ID"]))
        .b(|p| p.team([REY, KYLO]))
        .play(|t| {
            t.choose_each(["resolve megablaster-troopers 3ID as melee", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 3);
        });
}

/// Card 09018; SWD-CLAR-EX35, SWD-CACT-02, SWD-ZONE-13
#[test]
fn captain_phasma_calls_troopers_that_were_set_aside() {
    scene().a(|p| p.team([PHASMA, TROOPER])).b(|p| p.team([REY])).rolls(["2RD", "-", "1R"]).play(|t| {
        t.choose("use captain-phasma-stormtrooper-commander");
        t.expect_pool(A, ["first-order-stormtrooper 2RD", "first-order-stormtrooper -"]);
        t.choose("pass");
        t.cannot_choose("use captain-phasma-stormtrooper-commander");
        t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
        t.expect_pool(A, ["first-order-stormtrooper -"]);
        t.expect_damage(REY, 2);
        t.choose("pass");
        // The die of the trooper in the team is another one.
        t.choose("activate first-order-stormtrooper");
        t.expect_pool(A, ["first-order-stormtrooper -", "first-order-stormtrooper 1R"]);
    });
}

/// Card 09018
#[test]
fn dice_set_aside_after_their_use_can_be_called_again() {
    scene().a(|p| p.team([PHASMA])).b(|p| p.team([REY])).rolls(["2RD", "1RD", "-", "1R"]).play(|t| {
        t.choose("use captain-phasma-stormtrooper-commander");
        t.choose("pass");
        t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
        t.choose_each(["resolve first-order-stormtrooper 1RD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 3);
        t.next_round();
        t.choose("use captain-phasma-stormtrooper-commander");
        t.expect_pool(A, ["first-order-stormtrooper -", "first-order-stormtrooper 1R"]);
    });
}

/// Card 09018; SWD-TERM-23
#[test]
fn a_trooper_die_that_is_removed_is_set_aside_again() {
    scene()
        .a(|p| p.team([PHASMA]))
        .b(|p| p.team([REY]).in_play(["bb-8-aw"]).hand(["automated-defense"]))
        .rolls(["2RD", "-"])
        .play(|t| {
            t.choose("use captain-phasma-stormtrooper-commander");
            t.choose_each(["play automated-defense", "die first-order-stormtrooper 2RD"]);
            t.expect_pool(A, ["first-order-stormtrooper -"]);
            t.cannot_choose("activate first-order-stormtrooper");
        });
}

/// Card 09019; SWD-AFT-01
#[test]
fn commando_droids_activate_one_another() {
    let layout = scene()
        .a(|p| p.team([COMMANDO, COMMANDO, TROOPER, REY]).in_play(["stap-droid", "assassin-droid exhausted"]))
        .b(|p| p.team([COMMANDO]));
    layout.clone().rolls(["1R", "-", "1Dc"]).play(|t| {
        t.choose_each(["activate commando-droid #1", "yes"]);
        t.can_choose_exactly(["pick commando-droid #2", "pick stap-droid"]);
        t.choose("pick commando-droid #2");
        t.expect_pool(A, ["commando-droid 1R", "commando-droid -"]);
        t.choose("yes");
        t.expect_pool(A, ["commando-droid 1R", "commando-droid -", "stap-droid 1Dc"]);
        t.expect_exhausted("stap-droid", true);
        t.expect_asked(B);
    });
    layout.rolls(["1R"]).play(|t| {
        t.choose_each(["activate commando-droid #1", "no"]);
        t.expect_pool(A, ["commando-droid 1R"]);
        t.expect_asked(B);
    });
}

/// Card 09021; SWD-DIE-01
#[test]
fn general_grievous_rolls_his_droids_again() {
    scene()
        .a(|p| {
            p.team([GRIEVOUS, COMMANDO]).in_play(["stap-droid"]).pool([
                "general-grievous-droid-armies-commander -",
                "commando-droid -",
                "stap-droid -",
            ])
        })
        .b(|p| p.team([COMMANDO]).pool(["commando-droid 2ID"]))
        .rolls(["2ID", "1Dc"])
        .play(|t| {
            t.choose("use general-grievous-droid-armies-commander");
            t.can_choose_exactly(["die commando-droid -", "die stap-droid -", "done"]);
            t.choose_each(["die commando-droid -", "die stap-droid -"]);
            t.expect_pool(A, ["general-grievous-droid-armies-commander -", "commando-droid 2ID", "stap-droid 1Dc"]);
            t.choose("pass");
            t.cannot_choose("use general-grievous-droid-armies-commander");
        });
}

/// Card 09021; SWD-FAQ-EX22
#[test]
fn general_grievous_without_droids_has_not_passed() {
    scene().a(|p| p.team([GRIEVOUS])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["use general-grievous-droid-armies-commander", "pass"]);
        t.expect_round(2);
        t.expect_asked(A);
        t.cannot_choose("use general-grievous-droid-armies-commander");
    });
}

/// Card 09023; SWD-EVENT-01
#[test]
fn a_sinister_peace_costs_another_card() {
    let layout =
        scene().b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple 2MD1", "first-order-stormtrooper 1RD"]));
    layout.clone().a(|p| p.team([GRIEVOUS]).hand(["a-sinister-peace", "aim"])).play(|t| {
        t.choose_each(["play a-sinister-peace", "pick aim from hand"]);
        t.expect_pool(B, ["first-order-stormtrooper 1RD"]);
        t.expect_discard(A, ["a-sinister-peace", "aim"]);
    });
    layout.a(|p| p.team([GRIEVOUS]).hand(["a-sinister-peace"])).play(|t| {
        t.choose("play a-sinister-peace");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1", "first-order-stormtrooper 1RD"]);
        t.expect_discard(A, ["a-sinister-peace"]);
    });
}

/// Card 09024
#[test]
fn demands_are_met_or_hurt() {
    let layout = scene().a(|p| p.team([GRIEVOUS]).hand(["make-demands"]));
    let rich = layout.clone().b(|p| p.team([REY, FINN]).resources(1));
    rich.clone().play(|t| {
        t.choose("play make-demands");
        t.can_choose_exactly(["pick rey-force-prodigy", "pick finn-first-order-defector"]);
        t.choose("pick finn-first-order-defector");
        t.expect_asked(B);
        t.choose("yes");
        t.expect_resources(A, 5);
        t.expect_resources(B, 0);
        t.expect_damage(FINN, 0);
    });
    rich.play(|t| {
        t.choose_each(["play make-demands", "pick finn-first-order-defector", "no"]);
        t.expect_resources(A, 4);
        t.expect_resources(B, 1);
        t.expect_damage(FINN, 2);
        t.expect_damage(REY, 0);
    });
    layout.b(|p| p.team([REY]).resources(0)).play(|t| {
        t.choose("play make-demands");
        t.expect_damage(REY, 2);
    });
    scene().a(|p| p.team([KYLO]).hand(["make-demands"])).b(|p| p.team([GRIEVOUS])).play(|t| {
        t.choose("play make-demands");
        t.expect_damage(GRIEVOUS, 0);
        t.expect_resources(A, 4);
        t.expect_resources(B, 5);
    });
}

/// Card 09024; SWD-FFA-06
#[test]
fn demands_are_made_on_the_opponent_whose_character_it_is() {
    scene().a(|p| p.team([GRIEVOUS]).hand(["make-demands"])).b(|p| p.team([REY])).c(|p| p.team([FINN])).play(|t| {
        t.choose_each(["play make-demands", "pick finn-first-order-defector"]);
        t.expect_asked(C);
        t.choose("yes");
        t.expect_resources(A, 5);
        t.expect_resources(B, 5);
        t.expect_resources(C, 4);
        t.expect_damage(FINN, 0);
    });
}

/// Card 01072
#[test]
fn a_probe_finds_events() {
    let layout = scene().a(|p| p.team([GRIEVOUS]).hand(["probe"]));
    layout.clone().b(|p| p.hand(["lightsaber", "aim"])).play(|t| {
        t.choose("play probe");
        t.expect_hand(B, ["lightsaber"]);
        t.expect_discard(B, ["aim"]);
    });
    layout.clone().b(|p| p.hand(["dodge", "aim", "block"])).play(|t| {
        t.choose("play probe");
        assert_eq!(t.state().discard.len(), 3, "two cards of the hand and the event itself");
    });
    layout.b(|p| p.hand(["aim"])).play(|t| {
        t.choose("play probe");
        t.expect_hand(B, []);
    });
}

/// Card 09026; SWD-VIA-01, SWD-VIA-02
#[test]
fn pulverize_makes_three_dice_stronger() {
    scene()
        .a(|p| {
            p.team([TROOPER, KYLO, COMMANDO, GRIEVOUS, FINN]).hand(["pulverize"]).pool([
                "first-order-stormtrooper 1RD",
                "kylo-ren-vaders-disciple 2MD1",
                "commando-droid 1RD",
                "general-grievous-droid-armies-commander 2ID",
                "finn-first-order-defector 1Sh",
            ])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("play pulverize");
            t.can_choose_exactly([
                "die first-order-stormtrooper 1RD",
                "die kylo-ren-vaders-disciple 2MD1",
                "die commando-droid 1RD",
                "die general-grievous-droid-armies-commander 2ID",
                "done",
            ]);
            t.choose_each([
                "die kylo-ren-vaders-disciple 2MD1",
                "die commando-droid 1RD",
                "die general-grievous-droid-armies-commander 2ID",
            ]);
            t.choose_each(["die commando-droid 1RD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 2);
            t.choose("die general-grievous-droid-armies-commander 2ID");
            t.expect_damage(REY, 5);
            t.choose("target rey-force-prodigy");
            t.expect_damage(REY, 8);
            t.expect_resources(A, 2);
            t.expect_pool(A, ["first-order-stormtrooper 1RD", "finn-first-order-defector 1Sh"]);
        });
}

/// Cards 09026 and 09018
#[test]
fn troopers_of_captain_phasma_pulverize_in_either_way() {
    scene()
        .a(|p| {
            p.team(["captain-phasma-stormtrooper-commander elite"])
                .hand(["pulverize"])
                .pool(["captain-phasma-stormtrooper-commander 2RD", "captain-phasma-stormtrooper-commander 1RD"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("play pulverize");
            t.choose_each([
                "die captain-phasma-stormtrooper-commander 2RD",
                "die captain-phasma-stormtrooper-commander 1RD",
            ]);
            t.choose("die captain-phasma-stormtrooper-commander 2RD");
            t.choose_each(["as melee", "target rey-force-prodigy"]);
            t.expect_damage(REY, 3);
            t.choose_each(["as ranged", "target rey-force-prodigy"]);
            t.expect_damage(REY, 5);
        });
}

/// Card 09027; SWD-TERM-29
#[test]
fn droids_obey_a_red_character() {
    let pool = ["commando-droid -", "stap-droid -", "kylo-ren-vaders-disciple -"];
    scene()
        .a(|p| p.team([COMMANDO, KYLO]).in_play(["stap-droid"]).hand(["roger-roger"]).pool(pool))
        .b(|p| p.team([COMMANDO]).pool(["commando-droid 1R"]))
        .play(|t| {
            t.choose("play roger-roger");
            t.can_choose_exactly(["die commando-droid -", "die stap-droid -", "done"]);
            t.choose_each(["die commando-droid -", "die stap-droid -"]);
            t.choose_each(["turn commando-droid to +2RD", "turn stap-droid to 3ID1"]);
            t.expect_pool(A, ["commando-droid +2RD", "stap-droid 3ID1", "kylo-ren-vaders-disciple -"]);
        });
    scene()
        .a(|p| p.team([KYLO]).in_play(["stap-droid"]).hand(["roger-roger"]).pool(["stap-droid -"]))
        .b(|p| p.team([COMMANDO]))
        .play(|t| {
            t.choose("play roger-roger");
            t.expect_pool(A, ["stap-droid -"]);
        });
}

/// Card 09029
#[test]
fn the_defoliator_spares_droids_and_general_grievous() {
    scene()
        .a(|p| p.team([KYLO, GRIEVOUS]).in_play(["defoliator-tank"]).pool(["defoliator-tank Sp"]))
        .b(|p| p.team(["rey-force-prodigy shield 1", FINN, COMMANDO]))
        .play(|t| {
            t.choose("resolve defoliator-tank Sp");
            t.expect_damage(KYLO, 3);
            t.expect_damage(GRIEVOUS, 0);
            t.expect_damage(REY, 2);
            t.expect_damage(FINN, 3);
            t.expect_damage(COMMANDO, 0);
        });
}

/// Card 09031; SWD-CLAR-EX35
#[test]
fn megablaster_troopers_bring_stormtroopers_along() {
    scene()
        .a(|p| p.team([KYLO]).in_play(["megablaster-troopers"]))
        .b(|p| p.team([GRIEVOUS]))
        .rolls(["2Dr", "1RD"])
        .play(|t| {
            t.choose("activate megablaster-troopers");
            t.expect_pool(A, ["megablaster-troopers 2Dr", "first-order-stormtrooper 1RD"]);
            t.choose("pass");
            t.choose_each(["resolve first-order-stormtrooper 1RD", "target kylo-ren-vaders-disciple"]);
            t.expect_pool(A, ["megablaster-troopers 2Dr"]);
        });
    scene().a(|p| p.team([GRIEVOUS, TROOPER]).in_play(["megablaster-troopers"])).rolls(["2Dr", "1RD", "-", "1R"]).play(
        |t| {
            t.choose("activate megablaster-troopers");
            t.expect_pool(
                A,
                ["megablaster-troopers 2Dr", "first-order-stormtrooper 1RD", "first-order-stormtrooper -"],
            );
            t.choose_each(["pass", "activate first-order-stormtrooper #1"]);
        },
    );
}

/// Card 09032; SWD-AMB-01
#[test]
fn a_stap_droid_ambushes() {
    scene().a(|p| p.team([GRIEVOUS]).hand(["stap-droid"])).b(|p| p.team([REY])).rolls(["3ID1"]).play(|t| {
        t.choose("play stap-droid");
        t.expect_asked(A);
        t.choose("activate stap-droid");
        t.expect_asked(B);
        t.choose_each(["pass", "resolve stap-droid 3ID1"]);
        t.expect_damage(REY, 3);
        t.expect_resources(A, 3);
    });
}

/// Card 09033; SWD-RDP-01
#[test]
fn a_carbine_moves_on_from_a_droid_only() {
    let layout = scene().a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]));
    layout
        .clone()
        .b(|p| p.team(["commando-droid damage 6", TROOPER]).in_play(["e-5-blaster-carbine on commando-droid"]))
        .play(|t| {
            t.choose_each(["resolve kylo-ren-vaders-disciple 2MD1", "target commando-droid"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_gone(COMMANDO);
            t.expect_on("e-5-blaster-carbine", TROOPER);
        });
    layout
        .b(|p| {
            p.team(["first-order-stormtrooper damage 6", COMMANDO])
                .in_play(["e-5-blaster-carbine on first-order-stormtrooper"])
        })
        .play(|t| {
            t.choose_each(["resolve kylo-ren-vaders-disciple 2MD1", "target first-order-stormtrooper"]);
            t.expect_discard(B, ["e-5-blaster-carbine"]);
        });
}

/// Card 09034
#[test]
fn a_modular_frame_stays_on_droids_and_general_grievous() {
    for (host, stays) in [(COMMANDO, true), (GRIEVOUS, true), (TROOPER, false)] {
        scene().a(|p| p.team([COMMANDO, GRIEVOUS, TROOPER]).hand(["modular-frame"])).b(|p| p.team([REY])).play(|t| {
            t.choose("play modular-frame");
            t.choose(&format!("pick {host}"));
            if stays {
                t.expect_on("modular-frame", host);
            } else {
                t.expect_discard(A, ["modular-frame"]);
            }
        });
    }
}

/// Card 09034; SWD-RDP-01
#[test]
fn a_modular_frame_gives_health_and_moves_on() {
    let layout = scene().a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    let hit = ["resolve rey-force-prodigy 1MD", "target commando-droid"];
    layout
        .clone()
        .b(|p| p.team(["commando-droid damage 6", GRIEVOUS]).in_play(["modular-frame on commando-droid"]))
        .play(|t| {
            t.choose_each(hit);
            t.expect_damage(COMMANDO, 7);
        });
    layout
        .clone()
        .b(|p| p.team(["commando-droid damage 7", GRIEVOUS]).in_play(["modular-frame on commando-droid"]))
        .play(|t| {
            t.choose_each(hit);
            t.choose("yes");
            t.expect_gone(COMMANDO);
            t.expect_on("modular-frame", GRIEVOUS);
        });
    layout.b(|p| p.team(["commando-droid damage 7", TROOPER]).in_play(["modular-frame on commando-droid"])).play(|t| {
        t.choose_each(hit);
        t.choose("yes");
        t.expect_discard(B, ["modular-frame"]);
    });
}

/// Cards 09034 and 09093; SWD-DMG-01
#[test]
fn a_droid_falls_with_its_modular_frame() {
    scene()
        .a(|p| p.team([SATINE, FINN]).hand(["convergence"]))
        .b(|p| p.team(["commando-droid damage 7", KYLO]).in_play(["modular-frame on commando-droid"]))
        .play(|t| {
            t.choose("play convergence");
            t.expect_discard(B, ["modular-frame"]);
            t.expect_gone(COMMANDO);
        });
}

/// Card 09053; SWD-TERM-25
#[test]
fn an_assassin_droid_strikes_when_it_comes_into_the_pool() {
    let layout = scene().a(|p| p.team([KYLO]).in_play(["assassin-droid"])).b(|p| p.team([REY])).rolls(["2RD"]);
    layout.clone().a(|p| p.hand(["energize"])).play(|t| {
        t.choose_each(["play energize", "yes"]);
        t.can_choose_exactly(["pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"]);
        t.choose("pick rey-force-prodigy");
        t.expect_damage(REY, 1);
        t.expect_pool(A, ["assassin-droid 2RD"]);
    });
    layout.clone().a(|p| p.hand(["energize"])).play(|t| {
        t.choose_each(["play energize", "no"]);
        t.expect_damage(REY, 0);
    });
    // Not when it is rolled again.
    layout.a(|p| p.hand(["aim"]).pool(["assassin-droid -"])).play(|t| {
        t.choose_each(["reroll with aim", "die assassin-droid -"]);
        t.expect_pool(A, ["assassin-droid 2RD"]);
        t.expect_asked(B);
    });
}

// ---- heroes

/// Card 09057
#[test]
fn obi_wan_kenobi_strikes_harder() {
    scene()
        .a(|p| {
            p.team([OBI_WAN, REY]).pool(["obi-wan-kenobi-ardent-avenger 3MD1", "rey-force-prodigy 1MD"]).resources(1)
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["use obi-wan-kenobi-ardent-avenger", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 4);
            t.expect_resources(A, 0);
            t.expect_pool(A, ["rey-force-prodigy 1MD"]);
            t.choose("pass");
            t.cannot_choose("use obi-wan-kenobi-ardent-avenger");
        });
}

/// Card 09059; SWD-PLAY-02
#[test]
fn a_lost_friend_turns_dice_to_damage() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy damage 9", TROOPER, KYLO, FINN])
                .in_play(["bb-8-aw"])
                .hand(["a-friend-lost"])
                .pool([
                    "first-order-stormtrooper 1RD",
                    "kylo-ren-vaders-disciple 1Sh",
                    "finn-first-order-defector 1Sh",
                    "bb-8-aw 1R",
                ])
        })
        .b(|p| p.team([GRIEVOUS]))
        .play(|t| {
            t.cannot_choose("play a-friend-lost");
            t.choose_each(["resolve first-order-stormtrooper 1RD", "target rey-force-prodigy"]);
            t.choose_each(["pass", "play a-friend-lost"]);
            t.can_choose_exactly(["die kylo-ren-vaders-disciple 1Sh", "die finn-first-order-defector 1Sh", "done"]);
            t.choose_each(["die kylo-ren-vaders-disciple 1Sh", "die finn-first-order-defector 1Sh"]);
            t.can_choose_exactly(["turn kylo-ren-vaders-disciple to 1MD", "turn kylo-ren-vaders-disciple to 2MD1"]);
            t.choose_each(["turn kylo-ren-vaders-disciple to 2MD1", "turn finn-first-order-defector to 2RD"]);
            t.expect_pool(A, ["kylo-ren-vaders-disciple 2MD1", "finn-first-order-defector 2RD", "bb-8-aw 1R"]);
        });
    // Nobody mourns a trooper.
    scene()
        .a(|p| {
            p.team(["first-order-stormtrooper damage 6", REY]).hand(["a-friend-lost"]).pool(["rey-force-prodigy 1MD"])
        })
        .b(|p| p.team([GRIEVOUS]))
        .play(|t| {
            t.choose_each(["resolve rey-force-prodigy 1MD", "target first-order-stormtrooper", "pass"]);
            t.cannot_choose("play a-friend-lost");
        });
}

/// Card 09060; SWD-TERM-29
#[test]
fn the_force_is_channeled_three_times() {
    let layout = scene().b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"])).rolls(["1MD"]);
    layout.clone().a(|p| p.team([SATINE, OBI_WAN]).hand(["channel-the-force"])).play(|t| {
        t.choose("play channel-the-force");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
        t.choose_each(["yes", "turn kylo-ren-vaders-disciple to Sp"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple Sp"]);
        t.choose("yes");
        t.expect_pool(B, []);
    });
    layout.clone().a(|p| p.team([OBI_WAN]).hand(["channel-the-force"])).play(|t| {
        t.choose_each(["play channel-the-force", "yes"]);
        t.expect_pool(B, []);
    });
    layout.clone().a(|p| p.team([SATINE]).hand(["channel-the-force"])).play(|t| {
        t.choose_each(["play channel-the-force", "yes", "turn kylo-ren-vaders-disciple to -"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
    });
    layout.a(|p| p.team([REY]).hand(["channel-the-force"])).play(|t| {
        t.choose("play channel-the-force");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
    });
}

/// Card 09064; SWD-DIE-03
#[test]
fn the_upper_hand_removes_what_is_worth_nothing() {
    let layout =
        scene().b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple Sp", "first-order-stormtrooper 1RD"]));
    layout.clone().a(|p| p.team([OBI_WAN]).hand(["upper-hand"]).pool(["obi-wan-kenobi-ardent-avenger 2Sh"])).play(
        |t| {
            t.choose("play upper-hand");
            t.expect_pool(B, ["first-order-stormtrooper 1RD"]);
        },
    );
    layout.a(|p| p.team([OBI_WAN]).hand(["upper-hand"]).pool(["obi-wan-kenobi-ardent-avenger 1R"])).play(|t| {
        t.cannot_choose("play upper-hand");
    });
}

/// Card 09065
#[test]
fn the_interceptor_helps_obi_wan_kenobi() {
    let layout = scene().b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple -"])).rolls(["1Sh"]);
    layout
        .clone()
        .a(|p| p.team([OBI_WAN]).in_play(["obi-wan-kenobis-interceptor"]).pool(["obi-wan-kenobi-ardent-avenger -"]))
        .play(|t| {
            t.choose_each(["activate obi-wan-kenobis-interceptor", "yes"]);
            t.choose("turn obi-wan-kenobi-ardent-avenger to 3MD1");
            t.expect_pool(A, ["obi-wan-kenobis-interceptor 1Sh", "obi-wan-kenobi-ardent-avenger 3MD1"]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
        });
    layout.a(|p| p.team([REY]).in_play(["obi-wan-kenobis-interceptor"]).pool(["rey-force-prodigy -"])).play(|t| {
        t.choose("activate obi-wan-kenobis-interceptor");
        t.expect_pool(A, ["obi-wan-kenobis-interceptor 1Sh", "rey-force-prodigy -"]);
        t.expect_asked(B);
    });
}

/// Card 09066; SWD-ERR-13
#[test]
fn two_players_draw_under_the_force_tree() {
    let tree = scene()
        .a(|p| p.team([REY]).in_play(["uneti-force-tree"]).deck(["aim", "dodge"]))
        .b(|p| p.team([KYLO]).deck(["block", "dodge"]));
    tree.clone().play(|t| {
        t.choose("use uneti-force-tree");
        t.expect_exhausted("uneti-force-tree", true);
        t.expect_hand(A, ["aim"]);
        t.expect_hand(B, ["block"]);
    });
    tree.c(|p| p.team([FINN]).deck(["flank", "dodge"])).play(|t| {
        t.choose("use uneti-force-tree");
        t.can_choose_exactly(["player 2", "player 3"]);
        t.choose("player 3");
        t.expect_hand(A, ["aim"]);
        t.expect_hand(B, []);
        t.expect_hand(C, ["flank"]);
    });
}

/// Card 09066; SWD-FAQ-EX10, SWD-ACTV-05, SWD-PASS-02
#[test]
fn the_force_tree_is_used_by_an_action_of_its_own() {
    let layout = scene().a(|p| p.team([REY])).b(|p| p.team([KYLO]));
    layout.clone().a(|p| p.hand(["uneti-force-tree"])).play(|t| {
        t.choose("play uneti-force-tree");
        t.expect_exhausted("uneti-force-tree", false);
        t.expect_hand(A, []);
        t.choose("pass");
        t.cannot_choose("activate uneti-force-tree");
    });
    // Exhausted it does nothing, which is a pass.
    layout.a(|p| p.in_play(["uneti-force-tree exhausted"]).hand(["aim"])).play(|t| {
        t.choose("use uneti-force-tree");
        t.expect_hand(A, ["aim"]);
        t.choose("pass");
        t.expect_to_act([A]);
        t.choose("done");
        t.expect_round(3);
    });
}

/// Card 09071
#[test]
fn jedi_armor_shields_a_jedi() {
    for (host, shields) in [(OBI_WAN, 1), (FINN, 0)] {
        scene().a(|p| p.team([OBI_WAN, FINN]).hand(["republic-jedi-armor"])).play(|t| {
            t.choose("play republic-jedi-armor");
            t.choose(&format!("pick {host}"));
            t.expect_on("republic-jedi-armor", host);
            t.expect_shields(OBI_WAN, shields);
            t.expect_shields(FINN, 0);
        });
    }
}

/// Card 09071
#[test]
fn jedi_armor_gives_health() {
    let layout = scene().a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    let hit = ["resolve kylo-ren-vaders-disciple 1MD", "target obi-wan-kenobi-ardent-avenger"];
    let armor = "republic-jedi-armor on obi-wan-kenobi-ardent-avenger";
    layout.clone().b(|p| p.team(["obi-wan-kenobi-ardent-avenger damage 10", REY]).in_play([armor])).play(|t| {
        t.choose_each(hit);
        t.expect_damage(OBI_WAN, 11);
    });
    layout.b(|p| p.team(["obi-wan-kenobi-ardent-avenger damage 11", REY]).in_play([armor])).play(|t| {
        t.choose_each(hit);
        t.expect_gone(OBI_WAN);
        t.expect_discard(B, ["republic-jedi-armor"]);
    });
}

/// Card 09084; SWD-ERR-12, SWD-SYM-12, SWD-FAQ-EX6
#[test]
fn a_gunship_drops_a_trooper() {
    let layout = scene()
        .a(|p| p.team([TROOPER, FINN]).in_play(["laat-gunship exhausted"]).pool(["laat-gunship Sp"]).resources(0))
        .b(|p| p.team([KYLO, TROOPER]));
    layout.clone().rolls(["2RD", "2R"]).play(|t| {
        t.choose_each(["resolve laat-gunship Sp", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
        t.expect_pool(A, ["laat-gunship 2R"]);
        t.expect_asked(B);
    });
    // A blank, or what cannot be paid for, is removed.
    for side in ["-", "2RD1"] {
        layout.clone().rolls([side, "Sp"]).play(|t| {
            t.choose("resolve laat-gunship Sp");
            t.expect_pool(A, ["laat-gunship Sp"]);
            t.expect_asked(B);
        });
    }
    // Without a trooper die on a card the gunship just turns.
    layout.a(|p| p.pool(["laat-gunship Sp", "first-order-stormtrooper 1R"])).rolls(["2Sh"]).play(|t| {
        t.choose("resolve laat-gunship Sp");
        t.expect_pool(A, ["laat-gunship 2Sh", "first-order-stormtrooper 1R"]);
    });
}

/// Card 09084; SWD-SYM-11, SWD-RES-06
#[test]
fn two_gunships_do_not_fire_with_the_same_trooper() {
    scene()
        .a(|p| {
            p.team([TROOPER, FINN])
                .in_play(["laat-gunship", "laat-gunship"])
                .pool(["laat-gunship Sp", "laat-gunship Sp1"])
        })
        .b(|p| p.team([KYLO]))
        .rolls(["1RD", "Sp", "2RD", "Sp"])
        .play(|t| {
            t.choose_each(["resolve laat-gunship Sp", "target kylo-ren-vaders-disciple"]);
            t.can_choose_exactly(["resolve laat-gunship Sp1", "done"]);
            // The die of the trooper was resolved in this action: it is rolled once more, and removed.
            t.choose("resolve laat-gunship Sp1");
            t.expect_damage(KYLO, 1);
            t.expect_resources(A, 4);
            t.expect_pool(A, ["laat-gunship Sp", "laat-gunship Sp"]);
            t.expect_asked(B);
        });
}

/// Card 09091
#[test]
fn satine_kryze_tries_again() {
    let layout = scene()
        .a(|p| p.team([SATINE, REY]).pool(["rey-force-prodigy -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.clone().rolls(["2R1", "1MD"]).play(|t| {
        t.choose_each(["activate satine-kryze", "yes"]);
        t.can_choose_exactly(["die rey-force-prodigy -", "die satine-kryze 2R1"]);
        t.choose("die rey-force-prodigy -");
        t.expect_pool(A, ["satine-kryze 2R1", "rey-force-prodigy 1MD"]);
    });
    layout.rolls(["2R1"]).play(|t| {
        t.choose_each(["activate satine-kryze", "no"]);
        t.expect_pool(A, ["satine-kryze 2R1", "rey-force-prodigy -"]);
    });
}

/// Card 09092
#[test]
fn a_calculated_risk_pays_with_a_two() {
    for (side, resources) in [("2MD1", 6), ("1MD", 5), ("-", 5)] {
        scene()
            .a(|p| p.team([SATINE]).hand(["calculated-risk"]))
            .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1Sh"]))
            .rolls([side])
            .play(|t| {
                t.choose("play calculated-risk");
                t.expect_resources(A, resources);
                t.expect_resources(B, 5);
            });
    }
}

/// Card 09093; SWD-CLAR-EX34
#[test]
fn a_convergence_discards_what_costs_no_more_than_the_subtype_counts() {
    let layout = scene()
        .a(|p| {
            p.team([GRIEVOUS, SATINE, FINN])
                .in_play(["modular-frame on general-grievous-droid-armies-commander"])
                .hand(["convergence"])
        })
        .b(|p| {
            p.team([COMMANDO, COMMANDO, COMMANDO]).in_play([
                "jedi-robes on commando-droid",
                "lightsaber on commando-droid",
                "bb-8-aw",
                "shock-collar on satine-kryze",
            ])
        });
    layout.clone().play(|t| {
        t.choose("play convergence");
        t.can_choose_exactly(["pick jedi-robes", "pick bb-8-aw", "pick modular-frame", "pick shock-collar"]);
        t.choose("pick jedi-robes");
        t.expect_discard(B, ["jedi-robes"]);
    });
    layout.clone().play(|t| {
        t.choose_each(["play convergence", "pick modular-frame"]);
        t.expect_discard(A, ["convergence", "modular-frame"]);
    });
    layout.play(|t| {
        t.choose_each(["play convergence", "pick shock-collar"]);
        t.expect_discard(B, ["shock-collar"]);
    });
}

// ---- neutral

/// Card 09107; SWD-VIA-02, SWD-FAQ-EX14
#[test]
fn a_circle_of_shelter_turns_a_blow_into_shields() {
    scene()
        .a(|p| {
            p.team([OBI_WAN, REY])
                .in_play(["soresu-mastery on rey-force-prodigy"])
                .hand(["circle-of-shelter"])
                .pool(["obi-wan-kenobi-ardent-avenger 3MD1", "soresu-mastery 2F"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose_each(["play circle-of-shelter", "target rey-force-prodigy"]);
            t.expect_shields(REY, 3);
            t.expect_resources(A, 4);
            t.expect_pool(A, ["soresu-mastery 2F"]);
        });
    scene()
        .a(|p| {
            p.team([OBI_WAN, REY])
                .in_play(["soresu-mastery on obi-wan-kenobi-ardent-avenger"])
                .hand(["circle-of-shelter"])
                .pool(["obi-wan-kenobi-ardent-avenger 2MD", "soresu-mastery 2F"])
        })
        .play(|t| {
            t.choose_each(["play circle-of-shelter", "target rey-force-prodigy"]);
            t.expect_shields(REY, 2);
            t.expect_pool(A, ["obi-wan-kenobi-ardent-avenger 2MD", "soresu-mastery 2F"]);
            t.expect_asked(B);
        });
}

/// Card 09110; SWD-THEN-01
#[test]
fn the_overqualified_remove_what_is_worth_less() {
    let layout = scene()
        .a(|p| {
            p.team([OBI_WAN, REY])
                .hand(["overqualified"])
                .pool(["obi-wan-kenobi-ardent-avenger 2MD", "rey-force-prodigy 1MD"])
        })
        .b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple 1MD", "first-order-stormtrooper 2RD"]));
    layout.clone().play(|t| {
        t.choose("play overqualified");
        t.can_choose_exactly(["die obi-wan-kenobi-ardent-avenger 2MD", "die rey-force-prodigy 1MD"]);
        t.choose("die obi-wan-kenobi-ardent-avenger 2MD");
        t.can_choose_exactly(["die kylo-ren-vaders-disciple 1MD", "die rey-force-prodigy 1MD"]);
        t.choose("die kylo-ren-vaders-disciple 1MD");
        t.expect_pool(B, ["first-order-stormtrooper 2RD"]);
    });
    layout.play(|t| {
        t.choose_each(["play overqualified", "die rey-force-prodigy 1MD"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD", "first-order-stormtrooper 2RD"]);
    });
}

/// Card 09113; SWD-CACT-OPEN2
#[test]
fn the_force_flows_once() {
    scene()
        .a(|p| p.team([REY]).in_play(["force-flow"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]))
        .play(|t| {
            t.choose_each(["use force-flow", "turn kylo-ren-vaders-disciple to -"]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
            t.expect_gone("force-flow");
            t.expect_discard(A, []);
            t.choose("pass");
            t.cannot_choose("use force-flow");
        });
}

/// Card 09119; SWD-TERM-20
#[test]
fn soresu_mastery_wards_off_a_blow_when_it_is_played() {
    let layout = scene()
        .a(|p| p.team([OBI_WAN, TROOPER]).hand(["soresu-mastery"]))
        .b(|p| p.team([KYLO, REY]).pool(["kylo-ren-vaders-disciple 2MD1", "rey-force-prodigy 1R"]));
    layout.clone().play(|t| {
        t.choose_each(["play soresu-mastery", "yes"]);
        t.expect_on("soresu-mastery", OBI_WAN);
        t.expect_pool(B, ["rey-force-prodigy 1R"]);
    });
    layout.play(|t| {
        t.choose_each(["play soresu-mastery", "no"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1", "rey-force-prodigy 1R"]);
    });
    scene().a(|p| p.team([TROOPER]).hand(["soresu-mastery"])).play(|t| t.cannot_choose("play soresu-mastery"));
}

/// Card 09119
#[test]
fn soresu_mastery_removes_a_die_and_shields() {
    let layout = scene().a(|p| {
        p.team([OBI_WAN, REY]).in_play(["soresu-mastery on obi-wan-kenobi-ardent-avenger"]).pool(["soresu-mastery Sp"])
    });
    layout.clone().b(|p| p.team([COMMANDO, KYLO]).pool(["commando-droid 2ID", "kylo-ren-vaders-disciple 1R"])).play(
        |t| {
            t.choose("resolve soresu-mastery Sp");
            t.expect_pool(B, ["kylo-ren-vaders-disciple 1R"]);
            t.choose("pick rey-force-prodigy");
            t.expect_shields(REY, 1);
        },
    );
    layout.b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1R"])).play(|t| {
        t.choose_each(["resolve soresu-mastery Sp", "pick obi-wan-kenobi-ardent-avenger"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1R"]);
        t.expect_shields(OBI_WAN, 1);
    });
}

/// Card 09119; SWD-LIMIT-01, SWD-LIMIT-02
#[test]
fn a_character_masters_one_form() {
    let layout = scene().a(|p| {
        p.team([OBI_WAN, KYLO]).in_play(["soresu-mastery on obi-wan-kenobi-ardent-avenger"]).hand(["soresu-mastery"])
    });
    layout.clone().play(|t| {
        t.choose_each(["play soresu-mastery", "pick obi-wan-kenobi-ardent-avenger"]);
        t.can_choose_exactly(["replace soresu-mastery", "done"]);
        t.choose("done");
        t.expect_resources(A, 2);
        // Either may go: of what exceeds a limit the player chooses.
        t.can_choose_exactly(["discard soresu-mastery #1", "discard soresu-mastery #2"]);
        t.choose("discard soresu-mastery #1");
        t.expect_discard(A, ["soresu-mastery"]);
        t.expect_on("soresu-mastery", OBI_WAN);
    });
    layout.play(|t| {
        t.choose_each(["play soresu-mastery", "pick kylo-ren-vaders-disciple"]);
        t.expect_discard(A, []);
        t.in_play("soresu-mastery #2");
    });
}

/// Card 09122; SWD-TERM-29
#[test]
fn droids_defend_by_themselves() {
    let layout = scene().b(|p| p.team([COMMANDO]).pool(["commando-droid 2ID"]));
    for (team, supports) in [(COMMANDO, [].as_slice()), (KYLO, ["stap-droid"].as_slice())] {
        layout.clone().a(|p| p.team([team]).in_play(supports.iter().copied()).hand(["automated-defense"])).play(|t| {
            t.choose("play automated-defense");
            t.expect_pool(B, []);
        });
    }
    layout.a(|p| p.team([KYLO]).hand(["automated-defense"])).play(|t| {
        t.choose("play automated-defense");
        t.expect_pool(B, ["commando-droid 2ID"]);
    });
}

/// Card 09124
#[test]
fn energize_rolls_a_droid_die() {
    scene()
        .a(|p| {
            p.team(["commando-droid exhausted", TROOPER, COMMANDO])
                .in_play(["stap-droid"])
                .hand(["energize"])
                .pool(["commando-droid -"])
        })
        .b(|p| p.team([KYLO]).in_play(["assassin-droid"]))
        .rolls(["2ID"])
        .play(|t| {
            t.choose("play energize");
            t.can_choose_exactly(["die commando-droid on card", "die stap-droid on card"]);
            t.choose("die commando-droid on card");
            t.expect_pool(A, ["commando-droid -", "commando-droid 2ID"]);
            t.expect_exhausted("commando-droid #2", false);
        });
}

/// Card 09126; SWD-BF-02
#[test]
fn fresh_supplies_come_to_the_battlefield() {
    let layout = scene().a(|p| p.team([TROOPER]).hand(["fresh-supplies"])).b(|p| p.team([KYLO]));
    layout.clone().play(|t| {
        t.choose("play fresh-supplies");
        t.expect_resources(A, 6);
    });
    layout.held_by(B).play(|t| t.cannot_choose("play fresh-supplies"));
}

/// Card 09133; SWD-SYM-13
#[test]
fn trained_troopers_hit_even_with_a_blank() {
    scene()
        .a(|p| {
            p.team([TROOPER, KYLO])
                .in_play(["advanced-training"])
                .pool(["first-order-stormtrooper -", "kylo-ren-vaders-disciple -"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.cannot_choose("resolve kylo-ren-vaders-disciple - as indirect");
            t.cannot_choose("resolve first-order-stormtrooper - as melee");
            t.choose("resolve first-order-stormtrooper - as indirect");
            t.expect_damage(REY, 1);
            t.expect_pool(A, ["kylo-ren-vaders-disciple -"]);
        });
}

/// Cards 09133 and 09018; SWD-CLAR-EX32
#[test]
fn trained_troopers_of_captain_phasma_hit_with_a_blank_as_if_with_melee() {
    scene()
        .a(|p| p.team([TROOPER, PHASMA]).in_play(["advanced-training"]).pool(["first-order-stormtrooper -"]))
        .b(|p| p.team([REY, KYLO]))
        .play(|t| {
            t.can_choose("resolve first-order-stormtrooper - as indirect");
            t.choose_each(["resolve first-order-stormtrooper - as melee", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 1);
        });
}

/// Card 09135
#[test]
fn an_advantage_is_pressed_with_more_dice() {
    let layout = scene()
        .a(|p| {
            p.team([REY, FINN])
                .in_play(["press-the-advantage"])
                .pool(["rey-force-prodigy -", "finn-first-order-defector -"])
        })
        .b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple 2MD1"]));
    layout.clone().rolls(["1MD", "-"]).play(|t| {
        t.choose("use press-the-advantage");
        t.expect_exhausted("press-the-advantage", true);
        t.can_choose_exactly(["die rey-force-prodigy -", "die finn-first-order-defector -"]);
        t.choose_each(["die rey-force-prodigy -", "yes"]);
        t.can_choose_exactly([
            "die rey-force-prodigy 1MD",
            "die finn-first-order-defector -",
            "die kylo-ren-vaders-disciple 2MD1",
        ]);
        t.choose("die kylo-ren-vaders-disciple 2MD1");
        t.expect_pool(A, ["rey-force-prodigy 1MD", "finn-first-order-defector -"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
    });
    layout.b(|p| p.pool(["kylo-ren-vaders-disciple 2MD1", "first-order-stormtrooper -"])).rolls(["1MD"]).play(|t| {
        t.choose_each(["use press-the-advantage", "die rey-force-prodigy -"]);
        t.expect_pool(A, ["rey-force-prodigy 1MD", "finn-first-order-defector -"]);
        t.expect_asked(B);
    });
}

/// Card 09135; SWD-FFA-06
#[test]
fn an_advantage_over_one_of_several_opponents_is_enough() {
    scene()
        .a(|p| p.team([REY]).in_play(["press-the-advantage"]).pool(["rey-force-prodigy -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple -"]))
        .c(|p| p.team([FINN]))
        .rolls(["1MD", "2MD1"])
        .play(|t| {
            t.choose("use press-the-advantage");
            t.can_choose_exactly(["player 2", "player 3"]);
            t.choose_each(["player 3", "yes", "die kylo-ren-vaders-disciple -"]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
        });
}

/// Card 03127; SWD-PLAY-04, SWD-PLAY-05
#[test]
fn a_tech_team_makes_supports_cheaper() {
    let layout = scene().a(|p| p.team([REY]).in_play(["tech-team"]).hand(["bb-8-aw", "lightsaber"]));
    layout.clone().a(|p| p.resources(0)).play(|t| {
        t.choose("play bb-8-aw");
        t.can_choose_exactly(["yes"]);
        t.choose("yes");
        t.expect_exhausted("tech-team", true);
        t.expect_resources(A, 0);
        t.in_play("bb-8-aw");
    });
    layout.clone().play(|t| {
        t.choose_each(["play bb-8-aw", "no"]);
        t.expect_exhausted("tech-team", false);
        t.expect_resources(A, 4);
    });
    layout.play(|t| {
        t.choose_each(["play lightsaber", "no"]);
        t.expect_resources(A, 2);
        t.expect_exhausted("tech-team", false);
    });
    scene().a(|p| p.team([REY]).in_play(["tech-team exhausted"]).hand(["bb-8-aw"]).resources(0)).play(|t| {
        t.cannot_choose("play bb-8-aw");
    });
}

/// Card 03142; SWD-AMB-01
#[test]
fn a_truce_pays_for_everybody() {
    scene().a(|p| p.team([FINN]).hand(["truce"])).play(|t| {
        t.choose("play truce");
        t.expect_resources(A, 6);
        t.expect_resources(B, 6);
        t.expect_asked(A);
    });
}

/// Card 09151; SWD-TERM-25
#[test]
fn scoundrels_profit_at_once() {
    let pool = ["finn-first-order-defector 1Sh", "rey-force-prodigy -"];
    let layout = scene().a(|p| p.team([FINN, REY]).in_play(["profiteering"]).hand(["aim"]).pool(pool));
    let again = ["reroll with aim", "die rey-force-prodigy -", "die finn-first-order-defector 1Sh"];
    layout.clone().rolls(["1R", "1R"]).play(|t| {
        t.choose_each(again);
        t.choose("yes");
        t.expect_resources(A, 6);
        t.expect_pool(A, ["rey-force-prodigy 1R"]);
        t.expect_asked(B);
    });
    layout.clone().rolls(["1R", "1R"]).play(|t| {
        t.choose_each(again);
        t.choose("no");
        t.expect_resources(A, 5);
        t.expect_pool(A, ["rey-force-prodigy 1R", "finn-first-order-defector 1R"]);
    });
    // Neither another symbol nor another character counts.
    layout.rolls(["1R", "2RD"]).play(|t| {
        t.choose_each(again);
        t.expect_asked(B);
        t.expect_resources(A, 5);
    });
}

/// Card 09151; SWD-FAQ-EX26, SWD-AFT-02, SWD-AFT-03
#[test]
fn a_die_that_brought_profit_is_resolved_as_it_shows_now() {
    let layout = scene()
        .a(|p| {
            p.team([FINN, SATINE])
                .in_play(["profiteering", "seeking-the-truth"])
                .pool(["finn-first-order-defector 1Sh"])
        })
        .b(|p| p.team([KYLO]));
    layout.clone().rolls(["1R", "2RD"]).play(|t| {
        t.choose_each(["use seeking-the-truth", "yes"]);
        t.expect_pool(A, ["finn-first-order-defector 2RD"]);
        t.choose_each(["yes", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
        t.expect_pool(A, []);
    });
    layout.rolls(["1R", "-"]).play(|t| {
        t.choose_each(["use seeking-the-truth", "yes"]);
        t.expect_pool(A, ["finn-first-order-defector -"]);
        t.expect_asked(B);
    });
}

/// Cards 09151 and 09160; SWD-SIM-02, SWD-SIM-OPEN1
#[test]
fn whoever_controls_the_battlefield_orders_what_follows_an_activation() {
    let layout = scene()
        .a(|p| p.team(["finn-first-order-defector damage 9", REY]).in_play(["profiteering"]))
        .b(|p| p.team([KYLO]).in_play(["shock-collar on finn-first-order-defector"]))
        .rolls(["1R"]);
    layout.clone().play(|t| {
        t.choose("activate finn-first-order-defector");
        t.expect_asked(A);
        t.can_choose_exactly(["next profiteering", "next shock-collar"]);
        t.choose_each(["next profiteering", "yes"]);
        t.expect_resources(A, 6);
        t.expect_gone(FINN);
    });
    layout.held_by(B).play(|t| {
        t.choose("activate finn-first-order-defector");
        t.expect_asked(B);
        // His die is gone with him.
        t.choose("next shock-collar");
        t.expect_gone(FINN);
        t.expect_resources(A, 5);
    });
}

/// Card 09153; SWD-TERM-29
#[test]
fn the_truth_is_sought_with_a_leader() {
    let layout = scene()
        .a(|p| p.in_play(["seeking-the-truth"]).pool(["rey-force-prodigy -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]));
    layout.clone().a(|p| p.team([REY, SATINE])).rolls(["1MD", "-"]).play(|t| {
        t.choose_each(["use seeking-the-truth", "yes"]);
        t.expect_exhausted("seeking-the-truth", true);
        t.can_choose_exactly(["die rey-force-prodigy 1MD", "die kylo-ren-vaders-disciple 2MD1"]);
        t.choose("die kylo-ren-vaders-disciple 2MD1");
        t.expect_pool(A, ["rey-force-prodigy 1MD"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
    });
    layout.a(|p| p.team([REY, FINN])).rolls(["1MD"]).play(|t| {
        t.choose("use seeking-the-truth");
        t.expect_pool(A, ["rey-force-prodigy 1MD"]);
        t.expect_asked(B);
    });
}

/// Card 09157
#[test]
fn a_jetpack_hits_for_the_die_it_rolls_again() {
    let layout = scene()
        .a(|p| {
            p.team([REY])
                .in_play(["mandalorian-jetpack on rey-force-prodigy"])
                .pool(["mandalorian-jetpack Sp", "rey-force-prodigy -"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    for (side, damage) in [("2MD1", 2), ("-", 0)] {
        layout.clone().rolls([side]).play(|t| {
            t.choose("resolve mandalorian-jetpack Sp");
            t.can_choose_exactly(["die rey-force-prodigy -", "die kylo-ren-vaders-disciple 1MD"]);
            t.choose("die kylo-ren-vaders-disciple 1MD");
            if damage > 0 {
                t.choose("pick kylo-ren-vaders-disciple");
            }
            t.expect_damage(KYLO, damage);
        });
    }
}

/// Card 09160; SWD-DOWN-01, SWD-DOWN-03
#[test]
fn a_shock_collar_hurts_whoever_is_activated() {
    scene().a(|p| p.team([REY]).hand(["shock-collar"])).b(|p| p.team([KYLO, TROOPER])).rolls(["1R", "1R"]).play(|t| {
        t.choose("play shock-collar");
        t.can_choose_exactly(["pick first-order-stormtrooper", "pick kylo-ren-vaders-disciple"]);
        t.choose("pick kylo-ren-vaders-disciple");
        t.expect_damage(KYLO, 0);
        t.choose("activate kylo-ren-vaders-disciple");
        t.expect_damage(KYLO, 1);
        t.choose_each(["pass", "activate first-order-stormtrooper"]);
        t.expect_damage(TROOPER, 0);
        t.expect_damage(KYLO, 1);
    });
}

/// Card 09160; SWD-DOWN-02, SWD-DEF-02
#[test]
fn a_shock_collar_goes_back_to_its_owner() {
    scene()
        .a(|p| p.team([REY]).in_play(["shock-collar on kylo-ren-vaders-disciple"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple damage 10", TROOPER]))
        .rolls(["1R"])
        .play(|t| {
            t.choose_each(["pass", "activate kylo-ren-vaders-disciple"]);
            t.expect_gone(KYLO);
            t.expect_pool(B, []);
            t.expect_discard(A, ["shock-collar"]);
        });
}

/// Card 09165
#[test]
fn a_pulse_removes_machines() {
    scene()
        .a(|p| p.team([REY]).hand(["electromagnetic-pulse"]).pool(["rey-force-prodigy -"]))
        .b(|p| {
            p.team([COMMANDO, KYLO]).in_play(["laat-gunship", "stap-droid"]).pool([
                "commando-droid 2ID",
                "kylo-ren-vaders-disciple 1MD",
                "laat-gunship 2RD",
                "stap-droid 1Dc",
            ])
        })
        .play(|t| {
            t.choose("play electromagnetic-pulse");
            t.can_choose_exactly(["die commando-droid 2ID", "die laat-gunship 2RD", "die stap-droid 1Dc"]);
            t.choose("die laat-gunship 2RD");
            t.expect_pool(B, ["commando-droid 2ID", "kylo-ren-vaders-disciple 1MD", "stap-droid 1Dc"]);
        });
}

/// Card 09167; SWD-ZONE-06
#[test]
fn unshackle_takes_a_downgrade_off() {
    scene()
        .a(|p| p.team([REY]).in_play(["lightsaber on rey-force-prodigy"]).hand(["unshackle"]))
        .b(|p| p.team([KYLO]).in_play(["shock-collar on rey-force-prodigy"]))
        .play(|t| {
            t.choose("play unshackle");
            t.expect_discard(B, ["shock-collar"]);
            t.expect_on("lightsaber", REY);
            t.expect_asked(A);
        });
}

/// Card 09169; SWD-BF-05
#[test]
fn a_grievance_is_settled_by_two_only() {
    let layout = scene().a(|p| p.team([GRIEVOUS, OBI_WAN, KYLO]).hand(["grievance-striker"])).b(|p| p.team([FINN]));
    for host in [GRIEVOUS, OBI_WAN] {
        layout.play(|t| {
            t.choose("play grievance-striker");
            t.choose(&format!("pick {host}"));
            t.choose_each(["yes", "pick finn-first-order-defector"]);
            t.expect_damage(FINN, 1);
        });
    }
    layout.play(|t| {
        t.choose_each(["play grievance-striker", "pick kylo-ren-vaders-disciple"]);
        t.expect_on("grievance-striker", KYLO);
        t.expect_asked(B);
    });
}

/// Card 09169; SWD-RDP-01
#[test]
fn a_grievance_striker_moves_on() {
    scene()
        .a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .b(|p| {
            p.team(["kylo-ren-vaders-disciple damage 10", GRIEVOUS])
                .in_play(["grievance-striker on kylo-ren-vaders-disciple"])
        })
        .play(|t| {
            t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple", "yes"]);
            // It moved and was not played: nothing follows (SWD-TERM-17).
            t.expect_on("grievance-striker", GRIEVOUS);
            t.expect_damage(REY, 0);
            t.expect_asked(B);
        });
}

/// Card 09169; SWD-UNIQ-03, SWD-UNIQ-04, SWD-FAQ-EX11, SWD-FAQ-EX21
#[test]
fn each_player_has_one_grievance_striker() {
    let layout = scene().a(|p| p.team([KYLO, REY]).hand(["grievance-striker"])).b(|p| p.team([FINN]));
    layout
        .clone()
        .a(|p| p.in_play(["grievance-striker on kylo-ren-vaders-disciple"]))
        .play(|t| t.cannot_choose("play grievance-striker"));
    layout.b(|p| p.in_play(["grievance-striker on finn-first-order-defector"])).play(|t| {
        t.choose_each(["play grievance-striker", "pick kylo-ren-vaders-disciple"]);
        t.in_play("grievance-striker #2");
    });
}

/// Card 09171
#[test]
fn a_punch_dagger_stabs() {
    scene()
        .a(|p| p.team([FINN]).in_play(["punch-dagger on finn-first-order-defector"]).pool(["punch-dagger 2MD1"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["resolve punch-dagger 2MD1", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 2);
            t.expect_resources(A, 4);
        });
}

// ---- battlefields

/// Card 09174; SWD-CLAIM-02
#[test]
fn the_hideout_pays_and_satine_kryze_saves_a_card() {
    let layout =
        scene().a(|p| p.battlefield("deathwatch-hideout").discard(["lightsaber", "aim"]).deck(["dodge", "block"]));
    layout.clone().a(|p| p.team([SATINE])).play(|t| {
        t.choose_each(["claim", "yes"]);
        t.can_choose_exactly(["pick lightsaber from discard", "pick aim from discard"]);
        t.choose("pick aim from discard");
        t.expect_resources(A, 6);
        t.expect_discard(A, ["lightsaber"]);
        t.next_round();
        t.expect_hand(A, ["dodge", "block", "aim"]);
    });
    layout.clone().a(|p| p.team([SATINE]).hand(["flank", "flank", "flank"])).play(|t| {
        t.choose_each(["claim", "yes", "pick aim from discard"]);
        t.next_round();
        // The card lies below the others.
        t.expect_hand(A, ["flank", "flank", "flank", "dodge", "block"]);
    });
    layout.a(|p| p.team([REY])).play(|t| {
        t.choose_each(["claim", "yes"]);
        t.expect_resources(A, 6);
        t.expect_discard(A, ["lightsaber", "aim"]);
    });
}

/// Card 09175; SWD-CACT-OPEN2, SWD-CACT-02
#[test]
fn two_characters_fight_in_the_pit() {
    let layout = scene().a(|p| {
        p.team([REY])
            .battlefield("fighting-pit")
            .in_play(["lightsaber on rey-force-prodigy"])
            .pool(["rey-force-prodigy -", "lightsaber 1R"])
    });
    layout
        .clone()
        .b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple -", "first-order-stormtrooper -"]))
        .rolls(["2MD1", "1MD"])
        .play(|t| {
            t.choose("use fighting-pit");
            t.can_choose_exactly(["die kylo-ren-vaders-disciple -", "die first-order-stormtrooper -"]);
            t.choose("die kylo-ren-vaders-disciple -");
            t.expect_damage(REY, 2);
            t.expect_damage(KYLO, 1);
            t.expect_pool(A, ["rey-force-prodigy 1MD", "lightsaber 1R"]);
            t.cannot_choose("use fighting-pit");
            t.choose("pass");
            t.cannot_choose("use fighting-pit");
        });
    // Nobody to fight.
    layout.b(|p| p.team([KYLO])).rolls(["1MD"]).play(|t| {
        t.choose("use fighting-pit");
        t.expect_damage(REY, 0);
        t.expect_damage(KYLO, 0);
        t.expect_pool(A, ["rey-force-prodigy 1MD", "lightsaber 1R"]);
    });
}

/// Card 09175; SWD-BF-03, SWD-TERM-19
#[test]
fn the_pit_serves_whoever_controls_it() {
    scene().a(|p| p.team([REY]).battlefield("fighting-pit").pool(["rey-force-prodigy -"])).b(|p| p.team([KYLO])).play(
        |t| {
            t.can_choose("use fighting-pit");
            t.choose_each(["pass", "claim"]);
            t.next_round();
            t.expect_asked(B);
            t.can_choose("use fighting-pit");
            t.choose("pass");
            t.cannot_choose("use fighting-pit");
        },
    );
}

/// Card 09175; SWD-WIN-OPEN1
#[test]
fn whoever_controls_the_pit_wins_when_both_fall() {
    scene()
        .a(|p| p.team(["rey-force-prodigy damage 9"]).battlefield("fighting-pit").pool(["rey-force-prodigy -"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple damage 10"]).pool(["kylo-ren-vaders-disciple -"]))
        .rolls(["1MD", "1MD"])
        .play(|t| {
            t.choose("use fighting-pit");
            t.expect_over([A]);
        });
}

/// Card 09176
#[test]
fn the_lair_takes_a_resource_or_hurts() {
    let layout = scene().a(|p| p.battlefield("lair-of-general-grievous")).b(|p| p.team([KYLO, REY]).resources(1));
    let plain = layout.clone().a(|p| p.team([FINN]));
    plain.clone().play(|t| {
        t.choose_each(["claim", "yes", "choose 1"]);
        t.expect_asked(B);
        t.choose("yes");
        t.expect_resources(A, 6);
        t.expect_resources(B, 0);
    });
    plain.clone().play(|t| {
        t.choose_each(["claim", "yes", "choose 1", "no"]);
        t.expect_asked(B);
        t.choose("assign 1 kylo-ren-vaders-disciple");
        t.expect_damage(KYLO, 1);
        t.expect_resources(A, 5);
        t.expect_resources(B, 1);
    });
    plain.clone().b(|p| p.team([KYLO]).resources(0)).play(|t| {
        t.choose_each(["claim", "yes", "choose 1"]);
        t.expect_damage(KYLO, 1);
    });
    plain.play(|t| {
        t.choose_each(["claim", "yes", "choose 2"]);
        t.expect_damage(KYLO, 0);
        t.expect_damage(REY, 0);
        t.expect_resources(B, 1);
    });
    layout.a(|p| p.team([GRIEVOUS])).play(|t| {
        t.choose_each(["claim", "yes", "choose 2", "pick rey-force-prodigy"]);
        t.expect_damage(REY, 1);
        t.expect_resources(B, 1);
    });
}

/// Card 09176; SWD-FFA-06
#[test]
fn the_lair_threatens_one_of_several_opponents() {
    scene()
        .a(|p| p.team([GRIEVOUS]).battlefield("lair-of-general-grievous"))
        .b(|p| p.team([REY]))
        .c(|p| p.team([FINN]))
        .play(|t| {
            t.choose_each(["claim", "yes", "choose 1"]);
            t.can_choose_exactly(["player 2", "player 3"]);
            t.choose("player 3");
            t.expect_asked(C);
            t.choose("no");
            t.expect_damage(FINN, 1);
            t.expect_damage(REY, 0);
        });
}
