//! Cards of other sets.

use destiny::{Affiliation, Color, Db, Deck, DeckProblem};

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const LUKE: &str = "luke-skywalker-reluctant-instructor";

// ---- villains

/// Card 01010
#[test]
fn a_sith_lord_is_feared() {
    let layout =
        scene().a(|p| p.team(["darth-vader-sith-lord"])).b(|p| p.team([REY]).hand(["aim", "dodge"])).rolls(["2MD"]);
    layout.play(|t| {
        t.choose_each(["activate darth-vader-sith-lord", "yes"]);
        t.expect_asked(B);
        t.choose("pick dodge from hand");
        t.expect_discard(B, ["dodge"]);
        t.expect_pool(A, ["darth-vader-sith-lord 2MD"]);
    });
    layout.play(|t| {
        t.choose_each(["activate darth-vader-sith-lord", "no"]);
        t.expect_hand(B, ["aim", "dodge"]);
    });
}

/// Cards 01010, 02010; SWD-UNIQ-EX1
#[test]
fn there_is_one_darth_vader() {
    let mut deck = Deck::ready("kylo-ren").expect("a ready deck");
    deck.team = ["darth-vader-sith-lord", "darth-vader-dark-apprentice"].map(|slug| (slug.to_owned(), 1)).to_vec();
    let found = deck.problems(Db::all());
    assert!(found.contains(&DeckProblem::Unique { title: "darth-vader".to_owned() }), "{found:?}");
}

/// Card 01021; SWD-XACT-EX1, SWD-CLAR-EX2, SWD-XACT-04
#[test]
fn jango_answers_between_two_additional_actions() {
    scene().a(|p| p.team([REY]).hand(["vibroknife"])).b(|p| p.team(["jango-fett"])).rolls(["1MD", "1Dc", "1RD"]).play(
        |t| {
            t.choose_each(["play vibroknife", "yes", "activate rey-force-prodigy"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_pool(B, ["jango-fett 1RD"]);
            t.expect_exhausted("jango-fett", true);
            t.expect_asked(A);
            t.choose("resolve vibroknife 1Dc");
            t.expect_asked(B);
        },
    );
}

/// Card 01021
#[test]
fn jango_answers_characters_of_opponents_only() {
    scene().a(|p| p.team([REY]).in_play(["bb-8-aw"])).b(|p| p.team(["jango-fett", TROOPER])).rolls(["1F", "1RD"]).play(
        |t| {
            t.choose_each(["activate bb-8-aw", "activate first-order-stormtrooper"]);
            t.expect_asked(A);
            t.expect_exhausted("jango-fett", false);
        },
    );
}

/// Cards 01021, 02035, 02150; SWD-SIM-EX1, SWD-SIM-02, SWD-SIM-OPEN2
#[test]
fn whoever_controls_the_battlefield_puts_answers_in_order() {
    scene()
        .held_by(B)
        .a(|p| p.team(["chirrut-imwe"]).in_play(["fast-hands on chirrut-imwe"]))
        .b(|p| p.team(["jango-fett"]).in_play(["fast-hands on jango-fett"]))
        .rolls(["1R", "1RD"])
        .play(|t| {
            t.choose("activate chirrut-imwe");
            t.expect_asked(B);
            t.can_choose_exactly(["next chirrut-imwe", "next fast-hands #1", "next jango-fett"]);
            t.choose_each(["next jango-fett", "next chirrut-imwe"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_asked(A);
            t.choose("yes");
            t.expect_resources(A, 6);
            // The hands of Jango come last: he was activated last.
            t.expect_asked(B);
            t.choose_each(["yes", "target chirrut-imwe"]);
            t.expect_damage("chirrut-imwe", 1);
        });
}

/// Card 01022
#[test]
fn a_raider_strikes_at_once_for_a_card() {
    let layout = scene().a(|p| p.team(["tusken-raider", TROOPER]).pool(["first-order-stormtrooper 2RD"]));
    let layout = layout.a(|p| p.hand(["aim"])).b(|p| p.team([REY])).rolls(["1MD"]);
    layout.play(|t| {
        t.choose_each(["activate tusken-raider", "yes", "pick aim from hand", "target rey-force-prodigy"]);
        t.expect_damage(REY, 1);
        t.expect_discard(A, ["aim"]);
        t.expect_pool(A, ["first-order-stormtrooper 2RD"]);
    });
    layout.a(|p| p.hand([])).play(|t| {
        t.choose("activate tusken-raider");
        t.expect_asked(B);
        t.expect_pool(A, ["first-order-stormtrooper 2RD", "tusken-raider 1MD"]);
    });
}

/// Card 03013; SWD-TERM-33, SWD-DBND-03
#[test]
fn seeker_droids_count_each_other() {
    scene()
        .a(|p| {
            p.team([KYLO])
                .in_play(["id9-seeker-droid on kylo-ren-vaders-disciple"; 2])
                .pool(["id9-seeker-droid XMD"; 2])
        })
        .b(|p| p.team([REY, FINN]))
        .play(|t| {
            t.choose_each(["resolve id9-seeker-droid XMD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 2);
            t.choose_each(["resolve id9-seeker-droid XMD", "target finn-first-order-defector"]);
            t.expect_damage(FINN, 1);
        });
}

/// Card 07004; SWD-CLAR-EX31, SWD-CACT-02
#[test]
fn snoke_drives_his_servants() {
    let layout = scene().b(|p| p.team([REY]));
    let layout = layout.a(|p| p.in_play(["vibroknife on first-order-stormtrooper"]));
    let layout = layout.a(|p| p.pool(["snoke 2ID", "first-order-stormtrooper 1RD", "vibroknife 1MD"]));
    layout.clone().a(|p| p.team(["snoke", TROOPER])).play(|t| {
        t.choose_each(["use snoke", "target rey-force-prodigy"]);
        t.expect_damage(TROOPER, 1);
        t.expect_damage(REY, 3);
        t.expect_pool(A, ["snoke 2ID", "vibroknife 1MD"]);
        t.choose("pass");
        t.cannot_choose("use snoke");
        t.next_round();
        t.can_choose("use snoke");
    });
    layout.a(|p| p.team(["snoke", "first-order-stormtrooper damage 6"])).play(|t| {
        t.choose("use snoke");
        t.expect_gone(TROOPER);
        t.expect_damage(REY, 0);
        t.expect_pool(A, ["snoke 2ID"]);
    });
}

/// Card 07031; SWD-FAQ-EX22, SWD-CACT-01
#[test]
fn a_wheel_bike_is_readied_for_a_resource() {
    let layout = scene().a(|p| p.in_play(["general-grievous-wheel-bike exhausted"])).b(|p| p.team([REY]));
    layout.clone().play(|t| {
        t.choose_each(["use general-grievous-wheel-bike", "choose 1"]);
        t.expect_exhausted("general-grievous-wheel-bike", false);
        t.expect_resources(A, 4);
    });
    // Nobody of that name is there to ride it.
    layout.clone().play(|t| {
        t.choose_each(["use general-grievous-wheel-bike", "choose 2"]);
        t.expect_exhausted("general-grievous-wheel-bike", true);
        t.expect_resources(A, 5);
    });
    layout.a(|p| p.resources(0)).play(|t| {
        t.choose_each(["use general-grievous-wheel-bike", "pass"]);
        t.expect_exhausted("general-grievous-wheel-bike", true);
        t.expect_round(2);
        t.cannot_choose("use general-grievous-wheel-bike");
    });
}

/// Card 07032; SWD-DBND-03
#[test]
fn a_transport_carries_common_troops() {
    scene()
        .a(|p| {
            p.team([TROOPER, "death-trooper", KYLO])
                .in_play(["imperial-troop-transport"])
                .pool(["imperial-troop-transport XRD1"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["resolve imperial-troop-transport XRD1", "target rey-force-prodigy"]);
            t.expect_damage(REY, 2);
            t.expect_resources(A, 4);
        });
}

/// Card 07035; SWD-CLAR-EX26
#[test]
fn dj_makes_removed_dice_hurt() {
    let layout = scene().a(|p| p.team(["dj"]).hand(["dodge"])).b(|p| {
        p.team([TROOPER, TROOPER, TROOPER]).pool([
            "first-order-stormtrooper 2RD",
            "first-order-stormtrooper 2RD1",
            "first-order-stormtrooper 1RD",
        ])
    });
    layout.play(|t| {
        t.choose_each(["play dodge", "yes"]);
        t.expect_asked(B);
        t.choose("assign 3 first-order-stormtrooper #1");
        t.expect_damage("first-order-stormtrooper #1", 3);
    });
    layout.play(|t| {
        t.choose_each(["play dodge", "no"]);
        t.expect_damage("first-order-stormtrooper #1", 0);
    });
}

/// Card 07035; SWD-CLAR-EX27
#[test]
fn dj_counts_only_what_his_player_removes() {
    scene().a(|p| p.team([REY]).hand(["dodge"])).b(|p| p.team(["dj"]).pool(["dj 2RD"])).play(|t| {
        t.choose("play dodge");
        t.expect_pool(B, []);
        t.expect_asked(B);
        t.can_choose("pass");
    });
    scene()
        .a(|p| p.team(["dj"]).pool(["dj 2RD"]))
        .b(|p| p.team(["first-order-stormtrooper damage 6", FINN]).pool(["first-order-stormtrooper 1RD"]))
        .play(|t| {
            t.choose_each(["resolve dj 2RD", "target first-order-stormtrooper"]);
            t.expect_pool(B, []);
            t.expect_damage(FINN, 0);
            t.expect_asked(B);
        });
}

// ---- heroes

/// Card 01031; SWD-DBND-03
#[test]
fn a_launch_bay_is_as_strong_as_the_hand() {
    scene()
        .a(|p| p.team([FINN]).in_play(["launch-bay"]).pool(["launch-bay XRD"]).hand(["aim", "aim", "dodge"]))
        .b(|p| p.team([KYLO]).hand(["aim"; 5]))
        .play(|t| {
            t.choose_each(["resolve launch-bay XRD", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 3);
        });
}

/// Card 01129
#[test]
fn a_jump_ends_the_action_phase() {
    let layout = scene()
        .a(|p| p.team([FINN]).hand(["hyperspace-jump"]))
        .b(|p| p.team([KYLO]).battlefield("frozen-wastes").pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.play(|t| {
        t.choose_each(["play hyperspace-jump", "yes", "pick frozen-wastes"]);
        t.expect_round(3);
        t.in_play("frozen-wastes");
        t.expect_gone("starship-graveyard");
        t.expect_discard(A, []);
        t.expect_pool(B, []);
        t.expect_asked(A);
    });
    layout.play(|t| {
        t.choose_each(["play hyperspace-jump", "no"]);
        t.expect_round(3);
        t.in_play("starship-graveyard");
        t.expect_discard(A, []);
    });
}

/// Card 03035; SWD-DBND-03
#[test]
fn a_training_remote_helps_blue_characters() {
    let layout = scene().b(|p| p.team([KYLO]));
    let layout = layout.a(|p| p.team([REY, FINN]).in_play(["training-remote", "lightsaber on rey-force-prodigy"]));
    layout.clone().a(|p| p.pool(["training-remote +2*1", "rey-force-prodigy 1R"])).play(|t| {
        t.choose_each(["resolve rey-force-prodigy 1R", "add training-remote +2*1"]);
        t.expect_resources(A, 7);
        t.expect_pool(A, []);
    });
    layout.a(|p| p.pool(["training-remote +1*", "finn-first-order-defector 1R", "lightsaber 1R"])).play(|t| {
        t.choose_each(["resolve finn-first-order-defector 1R", "resolve lightsaber 1R"]);
        t.expect_resources(A, 7);
        t.expect_pool(A, ["training-remote +1*"]);
    });
}

/// Card 07056
#[test]
fn luke_turns_defense_into_attack() {
    let layout = scene().a(|p| p.team([LUKE]).pool(["luke-skywalker-reluctant-instructor 2Sh"])).b(|p| p.team([KYLO]));
    layout.play(|t| {
        t.choose("resolve luke-skywalker-reluctant-instructor 2Sh as melee");
        t.choose("target kylo-ren-vaders-disciple");
        t.expect_damage(KYLO, 2);
    });
    layout.play(|t| {
        t.choose("resolve luke-skywalker-reluctant-instructor 2Sh");
        t.choose("target luke-skywalker-reluctant-instructor");
        t.expect_shields(LUKE, 2);
    });
    // Dice of others, and those of his upgrades, stay what they are.
    scene()
        .a(|p| {
            p.team([LUKE, FINN])
                .in_play(["lightsaber on luke-skywalker-reluctant-instructor"])
                .pool(["lightsaber 1Sh", "finn-first-order-defector 1Sh"])
        })
        .play(|t| {
            t.cannot_choose("resolve lightsaber 1Sh as melee");
            t.cannot_choose("resolve finn-first-order-defector 1Sh as melee");
        });
}

/// Card 07056
#[test]
fn luke_hands_an_ability_on() {
    scene()
        .a(|p| {
            p.team([LUKE, REY, FINN]).in_play([
                "force-throw on luke-skywalker-reluctant-instructor",
                "lightsaber on luke-skywalker-reluctant-instructor",
            ])
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("use luke-skywalker-reluctant-instructor");
            t.expect_on("force-throw", REY);
            t.expect_on("lightsaber", LUKE);
            t.choose("pass");
            t.cannot_choose("use luke-skywalker-reluctant-instructor");
        });
}

/// Cards 07074, 07087; SWD-CLAR-EX30
#[test]
fn rex_has_pistols_for_others() {
    scene()
        .a(|p| p.team(["rex", FINN]).in_play(["rexs-blaster-pistol on rex"]).hand(["rexs-blaster-pistol"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["play rexs-blaster-pistol", "pick finn-first-order-defector"]);
            t.expect_on("rexs-blaster-pistol #1", "rex");
            t.expect_on("rexs-blaster-pistol #2", FINN);
            t.expect_asked(B);
        });
}

/// Card 07074
#[test]
fn rex_takes_the_battlefield_for_a_resource_or_with_a_clone() {
    let layout = scene().a(|p| p.team(["rex"])).b(|p| p.team([KYLO])).held_by(B).rolls(["1F"]);
    layout.play(|t| {
        t.choose_each(["activate rex", "yes", "choose 1"]);
        t.expect_resources(A, 4);
        assert_eq!(t.state().holder(), Some(A));
        t.expect_pool(A, ["rex 1F"]);
    });
    layout.play(|t| {
        // There is no clone.
        t.choose_each(["activate rex", "yes", "choose 2"]);
        t.expect_resources(A, 5);
        assert_eq!(t.state().holder(), Some(B));
    });
    layout.play(|t| {
        t.choose_each(["activate rex", "no"]);
        assert_eq!(t.state().holder(), Some(B));
    });
    layout.a(|p| p.team(["rex", "clone-trooper"])).play(|t| {
        t.choose_each(["activate rex", "yes", "choose 2"]);
        t.expect_resources(A, 5);
        assert_eq!(t.state().holder(), Some(A));
    });
}

/// Card 07087; SWD-CLAR-EX30
#[test]
fn a_pistol_leads_the_way() {
    let layout = scene()
        .a(|p| {
            p.team([FINN, REY])
                .in_play(["rexs-blaster-pistol on finn-first-order-defector"])
                .hand(["rexs-blaster-pistol"])
        })
        .b(|p| p.team([KYLO]));
    layout.clone().rolls(["1R", "2RD", "1MD"]).play(|t| {
        // In other hands than those of Rex it is unique.
        t.cannot_choose("play rexs-blaster-pistol");
        t.choose_each(["activate finn-first-order-defector", "yes"]);
        t.expect_exhausted(REY, true);
        t.expect_pool(A, ["finn-first-order-defector 1R", "rexs-blaster-pistol 2RD", "rey-force-prodigy 1MD"]);
    });
    layout.held_by(B).rolls(["1R", "2RD"]).play(|t| {
        t.choose("activate finn-first-order-defector");
        t.expect_asked(B);
        t.expect_exhausted(REY, false);
    });
}

/// Card 08088; SWD-MOD-01, SWD-MOD-EX1
#[test]
fn an_astromech_readies_its_vehicle() {
    let layout = scene().a(|p| p.in_play(["first-order-tie-fighter exhausted", "bb-8-aw"])).b(|p| p.team([REY]));
    layout.clone().a(|p| p.hand(["r2-astromech"])).play(|t| {
        t.choose("play r2-astromech");
        t.expect_on("r2-astromech", "first-order-tie-fighter");
        t.choose_each(["pass", "use r2-astromech"]);
        t.expect_exhausted("first-order-tie-fighter", false);
        t.expect_exhausted("r2-astromech", true);
        t.expect_resources(A, 3);
    });
    let poor = layout.a(|p| p.in_play(["first-order-tie-fighter exhausted"]).resources(1));
    poor.a(|p| p.in_play(["first-order-tie-fighter exhausted", "r2-astromech on first-order-tie-fighter"])).play(|t| {
        t.choose("use r2-astromech");
        t.expect_exhausted("first-order-tie-fighter", true);
        t.expect_exhausted("r2-astromech", false);
    });
    scene().a(|p| p.in_play(["bb-8-aw"]).hand(["r2-astromech"])).play(|t| t.cannot_choose("play r2-astromech"));
}

// ---- neutral

/// Card 01143
#[test]
fn squad_tactics_are_for_common_characters() {
    scene()
        .a(|p| p.team([TROOPER, TROOPER, "first-order-stormtrooper exhausted", KYLO]).hand(["squad-tactics"]))
        .b(|p| p.team([REY]))
        .rolls(["1RD", "1R"])
        .play(|t| {
            t.choose("play squad-tactics");
            t.can_choose_exactly(["pick first-order-stormtrooper #1", "pick first-order-stormtrooper #2", "done"]);
            t.choose_each(["pick first-order-stormtrooper #1", "pick first-order-stormtrooper #2"]);
            t.expect_pool(A, ["first-order-stormtrooper 1RD", "first-order-stormtrooper 1R"]);
            t.expect_exhausted(KYLO, false);
        });
}

/// Card 07117; SWD-ERR-11
#[test]
fn a_dagger_takes_a_shield_along() {
    let layout = scene()
        .a(|p| {
            p.team(["finn-first-order-defector shield 1", "rey-force-prodigy shield 2"])
                .in_play(["dagger-of-mortis on finn-first-order-defector"])
                .hand(["dagger-of-mortis"])
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple"]));
    layout.clone().a(|p| p.pool(["dagger-of-mortis 2MD"])).play(|t| {
        t.cannot_choose("play dagger-of-mortis");
        t.choose_each(["resolve dagger-of-mortis 2MD", "yes", "target kylo-ren-vaders-disciple"]);
        t.expect_shields(FINN, 2);
        t.expect_shields(REY, 1);
        t.expect_damage(KYLO, 2);
    });
    layout.clone().a(|p| p.pool(["dagger-of-mortis 2MD"])).play(|t| {
        t.choose_each(["resolve dagger-of-mortis 2MD", "no", "target kylo-ren-vaders-disciple"]);
        t.expect_shields(REY, 2);
    });
    layout.a(|p| p.pool(["dagger-of-mortis 1Sh"])).play(|t| {
        t.choose_each(["resolve dagger-of-mortis 1Sh", "target rey-force-prodigy"]);
        t.expect_shields(REY, 3);
    });
}

/// Card 07122; SWD-TERM-06
#[test]
fn a_grand_entrance_rolls_up_to_three_times() {
    scene()
        .a(|p| p.team([FINN, "rey-force-prodigy exhausted"]).in_play(["lightsaber on finn-first-order-defector"]))
        .a(|p| p.hand(["grand-entrance"]).pool(["rey-force-prodigy -"]))
        .b(|p| p.team([KYLO]))
        .rolls(["-", "1Sh", "1RD", "2RD", "Sp"])
        .play(|t| {
            t.choose("play grand-entrance");
            t.expect_pool(A, ["rey-force-prodigy -", "finn-first-order-defector -", "lightsaber 1Sh"]);
            t.can_choose_exactly(["die finn-first-order-defector -", "die lightsaber 1Sh", "done"]);
            t.choose_each(["die finn-first-order-defector -", "done"]);
            t.expect_pool(A, ["rey-force-prodigy -", "finn-first-order-defector 1RD", "lightsaber 1Sh"]);
            t.choose_each(["die finn-first-order-defector 1RD", "die lightsaber 1Sh"]);
            t.expect_pool(A, ["rey-force-prodigy -", "finn-first-order-defector 2RD", "lightsaber Sp"]);
            t.expect_asked(B);
        });
}

/// Card 07142; SWD-ERR-11, SWD-CHAR-04
#[test]
fn a_darksaber_is_strong_in_strong_hands() {
    for (bearer, slug, damage) in [
        (FINN, FINN, 2),
        ("palpatine-galactic-emperor", "palpatine-galactic-emperor", 3),
        ("palpatine-galactic-emperor elite", "palpatine-galactic-emperor", 4),
    ] {
        let on = if slug == FINN {
            "darksaber on finn-first-order-defector"
        } else {
            "darksaber on palpatine-galactic-emperor"
        };
        scene()
            .a(|p| p.team([bearer]).in_play([on]).pool(["darksaber 2MD"]).hand(["darksaber"]))
            .b(|p| p.team([REY]))
            .play(|t| {
                t.cannot_choose("play darksaber");
                t.choose_each(["resolve darksaber 2MD", "target rey-force-prodigy"]);
                t.expect_damage(REY, damage);
            });
    }
}

/// Cards 07117, 07142; SWD-RDP-01
#[test]
fn old_blades_find_a_new_bearer() {
    for (blade, on) in
        [("dagger-of-mortis", "dagger-of-mortis on rey-force-prodigy"), ("darksaber", "darksaber on rey-force-prodigy")]
    {
        scene()
            .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
            .b(|p| p.team(["rey-force-prodigy damage 9", FINN]).in_play([on]))
            .play(|t| {
                t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy", "yes"]);
                t.expect_on(blade, FINN);
            });
    }
}

/// Card 08151; SWD-GOLD-EX1
#[test]
fn a_landspeeder_without_a_die_is_activated() {
    let layout = scene()
        .a(|p| p.team([FINN]).in_play(["x-34-landspeeder"]).pool(["finn-first-order-defector -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]));
    layout.clone().rolls(["-"]).play(|t| {
        t.choose_each(["activate x-34-landspeeder", "yes"]);
        t.can_choose_exactly(["die finn-first-order-defector -", "die kylo-ren-vaders-disciple 2MD1"]);
        t.choose("die kylo-ren-vaders-disciple 2MD1");
        t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
        t.expect_exhausted("x-34-landspeeder", true);
    });
    layout.play(|t| {
        t.choose_each(["activate x-34-landspeeder", "no"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
    });
}

/// Card 07029
#[test]
fn a_blockade_is_a_plot_of_red_villains() {
    let card = Db::all().card(Db::all().find("blockade").expect("a card"));
    assert_eq!((card.color, card.affiliation), (Color::Red, Affiliation::Villain));
    // What was there before the first turn is over.
    scene().a(|p| p.team([TROOPER]).in_play(["blockade"])).b(|p| p.team([REY])).play(|t| {
        t.expect_resources(B, 5);
        t.next_round();
        t.expect_resources(B, 7);
    });
}

/// Card 03011
#[test]
fn the_grand_inquisitor_punishes_blanks() {
    let layout = scene()
        .a(|p| p.team(["grand-inquisitor"]).pool(["grand-inquisitor Sp"]))
        .b(|p| p.team([REY, FINN]).in_play(["lightsaber on finn-first-order-defector"]));
    layout.clone().b(|p| p.pool(["rey-force-prodigy -", "finn-first-order-defector -", "lightsaber -"])).play(|t| {
        t.choose("resolve grand-inquisitor Sp");
        // The die of an upgrade is no character die.
        t.can_choose_exactly(["die rey-force-prodigy -", "die finn-first-order-defector -"]);
        t.choose("die finn-first-order-defector -");
        t.expect_damage(FINN, 2);
        t.expect_damage(REY, 0);
        t.expect_pool(B, ["lightsaber -", "rey-force-prodigy -"]);
    });
    layout.b(|p| p.pool(["rey-force-prodigy 1MD"])).play(|t| {
        t.choose("resolve grand-inquisitor Sp");
        t.expect_damage(REY, 0);
        t.expect_pool(B, ["rey-force-prodigy 1MD"]);
    });
}

/// Card 01035
#[test]
fn a_jedi_knight_learns_as_he_acts() {
    scene().a(|p| p.team(["luke-skywalker-jedi-knight"]).deck(["aim", "dodge"])).rolls(["1F"]).play(|t| {
        t.choose("activate luke-skywalker-jedi-knight");
        t.expect_hand(A, ["aim"]);
    });
}

/// Card 01093
#[test]
fn who_is_armed_to_the_teeth_throws_it_all() {
    let gear = ["hunting-rifle on jango-fett", "lightsaber on jango-fett"];
    let layout = scene().a(|p| p.team(["jango-fett"]).in_play(gear).hand(["armed-to-the-teeth"])).b(|p| p.team([REY]));
    layout.play(|t| {
        t.choose_each(["play armed-to-the-teeth", "pick hunting-rifle", "done", "pick rey-force-prodigy"]);
        t.expect_damage(REY, 1);
        t.expect_on("lightsaber", "jango-fett");
        t.expect_discard(A, ["armed-to-the-teeth", "hunting-rifle"]);
    });
    layout.play(|t| {
        t.choose_each(["play armed-to-the-teeth", "done"]);
        t.expect_asked(B);
        t.expect_on("lightsaber", "jango-fett");
    });
}

/// Card 01033; SWD-TERM-02
#[test]
fn a_scout_finds_the_cheapest_card() {
    let layout = scene()
        .a(|p| p.team([FINN]).in_play(["scout on finn-first-order-defector"]).pool(["scout Sp"]))
        .b(|p| p.team(["jyn-erso-reckless-operative"]).hand(["aim", "block", "take-cover", "intimidate"]));
    layout.play(|t| {
        t.choose("resolve scout Sp");
        // Of equally cheap ones the player chooses.
        t.can_choose_exactly(["pick intimidate from hand", "pick take-cover from hand"]);
        t.choose("pick take-cover from hand");
        t.expect_discard(B, ["take-cover"]);
        t.expect_hand(B, ["aim", "block", "intimidate"]);
    });
    // Jyn Erso makes her first yellow event cheaper: 0 instead of 1.
    layout.clone().b(|p| p.hand(["aim", "let-the-wookiee-win"])).play(|t| {
        t.choose("resolve scout Sp");
        t.can_choose_exactly(["pick let-the-wookiee-win from hand"]);
        t.choose("pick let-the-wookiee-win from hand");
        t.expect_hand(B, ["aim"]);
    });
    layout.b(|p| p.team([REY]).hand(["aim", "let-the-wookiee-win"])).play(|t| {
        t.choose("resolve scout Sp");
        t.can_choose_exactly(["pick aim from hand", "pick let-the-wookiee-win from hand"]);
        t.leave_open();
    });
}

/// Card 02039
#[test]
fn a_light_bow_strikes_hard_or_strips_shields_first() {
    let layout = scene()
        .a(|p| p.team([REY]).in_play(["handcrafted-light-bow on rey-force-prodigy"]).pool(["handcrafted-light-bow Sp"]))
        .b(|p| p.team([KYLO]));
    for (special, damage) in [("special 1", 3), ("special 2", 0)] {
        layout.play(|t| {
            t.choose_each(["resolve handcrafted-light-bow Sp", special, "pick kylo-ren-vaders-disciple"]);
            // Without shields nothing is removed, and nothing follows.
            t.expect_damage(KYLO, damage);
        });
    }
}

/// Card 06004
#[test]
fn a_jawa_sells_what_is_worth_something() {
    let layout = scene()
        .a(|p| {
            p.team(["jawa-scavenger", FINN]).in_play([
                "bb-8-aw",
                "first-order-tie-fighter",
                "lightsaber on finn-first-order-defector",
            ])
        })
        .b(|p| p.team([KYLO]).in_play(["lightsaber on kylo-ren-vaders-disciple"]))
        .rolls(["1R"]);
    layout.play(|t| {
        t.choose_each(["activate jawa-scavenger", "yes"]);
        t.can_choose_exactly(["pick first-order-tie-fighter", "pick lightsaber #1"]);
        t.choose("pick lightsaber #1");
        t.expect_resources(A, 6);
        t.expect_discard(A, ["lightsaber"]);
    });
    layout.play(|t| {
        t.choose_each(["activate jawa-scavenger", "no"]);
        t.expect_resources(A, 5);
    });
}

/// Card 08152
#[test]
fn a_laser_cannon_fires_from_its_vehicle() {
    let layout = scene()
        .a(|p| p.in_play(["first-order-tie-fighter", "laser-cannon on first-order-tie-fighter"]))
        .b(|p| p.team([REY]))
        .rolls(["1RD"]);
    for (answer, damage) in [("yes", 1), ("no", 0)] {
        layout.play(|t| {
            t.choose_each(["activate first-order-tie-fighter", answer]);
            t.expect_damage(REY, damage);
            t.expect_pool(A, ["first-order-tie-fighter 1RD"]);
        });
    }
}
