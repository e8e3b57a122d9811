//! Cards of Spirit of Rebellion.

use destiny::{Color, Db, Deck, DeckProblem, Destiny, Format, Setup};

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PALPATINE: &str = "palpatine-galactic-emperor";
const OBI_WAN: &str = "obi-wan-kenobi-mysterious-hermit";

// ---- villains

/// Card 02001; SWD-DIE-EX1
#[test]
fn death_troopers_shoot_together() {
    scene()
        .a(|p| p.team(["death-trooper", "death-trooper"]).pool(["death-trooper 1RD", "death-trooper +2RD"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.cannot_choose("resolve death-trooper +2RD");
            t.choose_each(["resolve death-trooper 1RD", "add death-trooper +2RD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 3);
            t.expect_pool(A, []);
        });
}

/// Card 02002; SWD-CLAR-EX24
#[test]
fn fn_2199_strikes_with_a_new_weapon() {
    let layout = scene().a(|p| p.team(["fn-2199", TROOPER]).hand(["lightsaber"])).b(|p| p.team([REY]));
    layout.clone().rolls(["3MD1"]).play(|t| {
        t.choose_each(["play lightsaber", "pick fn-2199", "yes", "target rey-force-prodigy"]);
        t.expect_damage(REY, 3);
        t.expect_resources(A, 1);
        t.expect_pool(A, []);
    });
    // A die that is not resolved at once stays in the pool.
    layout.clone().rolls(["3MD1"]).play(|t| {
        t.choose_each(["play lightsaber", "pick fn-2199", "no", "pass"]);
        t.expect_pool(A, ["lightsaber 3MD1"]);
        t.choose_each(["resolve lightsaber 3MD1", "target rey-force-prodigy"]);
        t.expect_damage(REY, 3);
    });
    layout.play(|t| {
        t.choose_each(["play lightsaber", "pick first-order-stormtrooper"]);
        t.expect_asked(B);
        t.expect_pool(A, []);
    });
    scene().a(|p| p.team(["fn-2199"]).hand(["jedi-robes"])).play(|t| {
        t.choose("play jedi-robes");
        t.expect_asked(B);
        t.expect_pool(A, []);
    });
}

/// Card 02002; SWD-ERR-07
#[test]
fn a_weapon_moved_to_fn_2199_is_not_played() {
    scene()
        .a(|p| {
            p.team(["fn-2199", TROOPER]).in_play(["f-11d-rifle on first-order-stormtrooper"]).battlefield("cargo-hold")
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_on("f-11d-rifle", "fn-2199");
            t.expect_pool(A, []);
            t.expect_asked(B);
        });
}

/// Cards 02002, 02008; SWD-FAQ-EX18, SWD-AFT-02
#[test]
fn a_baton_is_rerolled_when_fn_2199_is_done() {
    let layout = scene().a(|p| p.team(["fn-2199"]).hand(["z6-riot-control-baton"])).b(|p| p.team([REY]));
    layout.clone().rolls(["-", "2MD"]).play(|t| {
        t.choose_each(["play z6-riot-control-baton", "yes"]);
        t.expect_pool(A, ["z6-riot-control-baton 2MD"]);
        t.expect_asked(B);
        t.expect_damage(REY, 0);
    });
    layout.rolls(["2MD"]).play(|t| {
        t.choose_each(["play z6-riot-control-baton", "yes", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
        t.expect_asked(B);
    });
}

/// Card 02003; SWD-CLAR-EX12, SWD-ZONE-13
#[test]
fn krennic_brings_a_death_trooper_along() {
    let layout = scene().a(|p| p.team(["director-krennic", "death-trooper"])).b(|p| p.team([REY]));
    layout.clone().rolls(["1F", "2RD", "1Dr"]).play(|t| {
        t.choose("activate director-krennic");
        t.expect_pool(A, ["director-krennic 1F", "death-trooper 2RD"]);
        // It is not the die of the trooper in the team.
        t.choose_each(["pass", "activate death-trooper", "pass"]);
        t.expect_pool(A, ["director-krennic 1F", "death-trooper 2RD", "death-trooper 1Dr"]);
        t.choose_each(["resolve death-trooper 2RD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
        t.expect_pool(A, ["director-krennic 1F", "death-trooper 1Dr"]);
    });
    layout.held_by(B).rolls(["1F"]).play(|t| {
        t.choose("activate director-krennic");
        t.expect_pool(A, ["director-krennic 1F"]);
    });
}

/// Card 02008; SWD-RDP-01
#[test]
fn a_baton_may_be_rerolled_when_it_comes_in() {
    scene().a(|p| p.team(["fn-2199"]).hand(["z6-riot-control-baton"])).b(|p| p.team([REY])).rolls(["1R", "3MD1"]).play(
        |t| {
            t.choose_each(["play z6-riot-control-baton", "no", "yes"]);
            t.expect_pool(A, ["z6-riot-control-baton 3MD1"]);
            t.expect_asked(B);
        },
    );
    // Rolled again, it does not come in.
    scene()
        .a(|p| p.in_play(["z6-riot-control-baton on first-order-stormtrooper"]))
        .a(|p| p.pool(["z6-riot-control-baton -"]).hand(["aim"]))
        .rolls(["1R"])
        .play(|t| {
            t.choose_each(["reroll with aim", "die z6-riot-control-baton -"]);
            t.expect_pool(A, ["z6-riot-control-baton 1R"]);
            t.expect_asked(B);
        });
    scene()
        .a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]))
        .b(|p| {
            p.team(["first-order-stormtrooper damage 6", KYLO])
                .in_play(["z6-riot-control-baton on first-order-stormtrooper"])
        })
        .play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target first-order-stormtrooper", "yes"]);
            t.expect_on("z6-riot-control-baton", KYLO);
        });
}

/// Card 02009; SWD-CLAR-EX3
#[test]
fn ventress_takes_another_card_for_a_reroll() {
    let layout = scene()
        .a(|p| p.pool(["first-order-stormtrooper -"]).hand(["aim", "block", "dodge"]))
        .b(|p| p.team(["asajj-ventress-force-assassin"]).hand(["aim", "dodge"]))
        .rolls(["1RD"]);
    layout.play(|t| {
        t.choose_each(["reroll with aim", "die first-order-stormtrooper -"]);
        t.expect_asked(B);
        t.choose("yes");
        t.expect_asked(A);
        t.choose("pick block from hand");
        t.expect_discard(A, ["aim", "block"]);
        t.expect_pool(A, ["first-order-stormtrooper 1RD"]);
        // Her own player rerolls freely.
        t.choose("reroll with aim");
        t.expect_asked(A);
        t.expect_hand(B, ["dodge"]);
    });
    layout.play(|t| {
        t.choose_each(["reroll with aim", "die first-order-stormtrooper -", "no"]);
        t.expect_hand(A, ["block", "dodge"]);
    });
}

/// Card 02010
#[test]
fn a_dark_apprentice_pays_for_the_blow() {
    scene()
        .a(|p| p.team(["darth-vader-dark-apprentice"]).pool(["darth-vader-dark-apprentice Sp"]))
        .b(|p| p.team(["rey-force-prodigy shield 1"]))
        .play(|t| {
            t.choose_each(["resolve darth-vader-dark-apprentice Sp", "pick rey-force-prodigy"]);
            t.expect_damage(REY, 2);
            t.expect_damage("darth-vader-dark-apprentice", 1);
        });
}

/// Card 02011
#[test]
fn the_emperor_makes_an_opponent_suffer() {
    scene().a(|p| p.team([PALPATINE]).pool(["palpatine-galactic-emperor 1R"])).b(|p| p.team([REY, FINN])).play(|t| {
        t.choose("resolve palpatine-galactic-emperor 1R");
        t.expect_resources(A, 6);
        t.expect_asked(B);
        t.can_choose_exactly(
            ["0", "1", "2"].map(|n| format!("assign {n} rey-force-prodigy")).iter().map(String::as_str),
        );
        t.choose("assign 1 rey-force-prodigy");
        t.expect_damage(REY, 1);
        t.expect_damage(FINN, 1);
    });
}

/// Card 02012; SWD-GRD-01, SWD-GRD-02, SWD-GRD-03
#[test]
fn a_royal_guard_takes_the_blow() {
    scene()
        .a(|p| p.team(["royal-guard shield 1"]))
        .b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy +2MD", "finn-first-order-defector 1Sh"]))
        .rolls(["1Sh"])
        .play(|t| {
            t.choose_each(["activate royal-guard", "yes"]);
            t.expect_pool(B, ["finn-first-order-defector 1Sh"]);
            t.expect_shields("royal-guard", 0);
            t.expect_damage("royal-guard", 1);
            t.expect_pool(A, ["royal-guard 1Sh"]);
        });
}

/// Cards 02012, 02035; SWD-ERR-07, SWD-NEG-01
#[test]
fn guards_learn_no_blue_abilities_unless_they_are_moved() {
    for guard in ["royal-guard", "chirrut-imwe"] {
        scene().a(|p| p.team([guard]).hand(["force-throw", "lightsaber", "con-artist"])).play(|t| {
            t.cannot_choose("play force-throw");
            t.choose("play lightsaber");
            t.expect_on("lightsaber", guard);
        });
        scene()
            .a(|p| p.team([KYLO, guard]).in_play(["immobilize on kylo-ren-vaders-disciple"]).battlefield("cargo-hold"))
            .play(|t| {
                t.choose_each(["claim", "yes"]);
                t.expect_on("immobilize", guard);
            });
    }
}

/// Card 02014; SWD-CLAR-EX11, SWD-SYM-12
#[test]
fn lightning_strikes_again_for_a_blank() {
    let layout = scene()
        .a(|p| p.team([KYLO]).in_play(["force-lightning on kylo-ren-vaders-disciple"]).pool(["force-lightning Sp"]))
        .b(|p| p.team([REY, FINN]));
    let blank = layout.clone().b(|p| p.pool(["rey-force-prodigy -", "finn-first-order-defector 1Sh"]));
    blank.clone().rolls(["Sp"]).play(|t| {
        t.choose_each(["resolve force-lightning Sp", "pick finn-first-order-defector", "yes"]);
        t.expect_damage(FINN, 1);
        t.expect_pool(A, ["force-lightning Sp"]);
        t.expect_pool(B, ["finn-first-order-defector 1Sh"]);
        t.expect_asked(B);
    });
    blank.play(|t| {
        t.choose_each(["resolve force-lightning Sp", "pick finn-first-order-defector", "no"]);
        t.expect_pool(A, []);
        t.expect_pool(B, ["rey-force-prodigy -", "finn-first-order-defector 1Sh"]);
    });
    layout.play(|t| {
        t.choose_each(["resolve force-lightning Sp", "pick rey-force-prodigy"]);
        t.expect_asked(B);
        t.expect_pool(A, []);
    });
    scene().a(|p| p.hand(["force-lightning"])).play(|t| t.cannot_choose("play force-lightning"));
}

/// Card 02016; SWD-DIE-04, SWD-DBND-03
#[test]
fn lure_of_power_modifies_any_symbol() {
    let layout = scene().b(|p| p.team([REY]));
    let layout = layout.a(|p| p.team([KYLO]).in_play(["lure-of-power on kylo-ren-vaders-disciple"]));
    layout.clone().a(|p| p.pool(["lure-of-power +2*", "kylo-ren-vaders-disciple 1Sh"])).play(|t| {
        t.cannot_choose("resolve lure-of-power +2*");
        t.choose_each(["resolve kylo-ren-vaders-disciple 1Sh", "add lure-of-power +2*"]);
        t.choose("target kylo-ren-vaders-disciple");
        t.expect_shields(KYLO, 3);
        t.expect_pool(A, []);
    });
    layout.a(|p| p.pool(["lure-of-power +1*", "kylo-ren-vaders-disciple 1MD"])).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "add lure-of-power +1*", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
    });
}

/// Card 02018; SWD-TRIG-EX1
#[test]
fn aurra_sing_aims_for_a_card() {
    let layout = scene().a(|p| p.team(["aurra-sing"]).pool(["aurra-sing 2RD"]).hand(["aim"])).b(|p| p.team([REY]));
    layout.play(|t| {
        t.choose_each(["resolve aurra-sing 2RD", "yes", "pick aim from hand", "target rey-force-prodigy"]);
        t.expect_damage(REY, 3);
        t.expect_discard(A, ["aim"]);
    });
    layout.play(|t| {
        t.choose_each(["resolve aurra-sing 2RD", "no", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
        t.expect_hand(A, ["aim"]);
    });
    layout.a(|p| p.hand([])).play(|t| {
        t.choose_each(["resolve aurra-sing 2RD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
    });
}

/// Card 02020; SWD-ERR-07
#[test]
fn ig_88_arms_himself_from_the_discard_pile() {
    scene()
        .a(|p| {
            p.team(["ig-88", TROOPER])
                .pool(["ig-88 Sp"])
                .discard(["personal-shield", "ascension-gun", "blackmail", "vibroknife", "lightsaber"])
                .resources(0)
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("resolve ig-88 Sp");
            t.can_choose_exactly(["pick ascension-gun from discard", "pick personal-shield from discard"]);
            t.choose("pick ascension-gun from discard");
            t.expect_on("ascension-gun", "ig-88");
            t.expect_discard(A, ["personal-shield", "blackmail", "vibroknife", "lightsaber"]);
            t.expect_pool(A, []);
        });
}

/// Card 02021; SWD-ERR-08, SWD-TERM-07
#[test]
fn unkar_plutt_trades_dice_for_a_card() {
    let layout = scene()
        .a(|p| p.team(["unkar-plutt elite"]).pool(["unkar-plutt 1F", "unkar-plutt 2Dr"]).resources(0))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1R"]).hand(["lightsaber"]));
    layout.clone().play(|t| {
        t.choose("use unkar-plutt");
        t.cannot_choose("die rey-force-prodigy 1R");
        t.choose("die unkar-plutt 1F");
        t.can_choose_exactly(["die unkar-plutt 2Dr"]);
        t.choose("die unkar-plutt 2Dr");
        t.expect_discard(B, ["lightsaber"]);
        t.expect_resources(A, 3);
        t.expect_pool(A, []);
    });
    layout.a(|p| p.pool(["unkar-plutt 2Dr"])).play(|t| {
        t.choose("use unkar-plutt");
        t.expect_hand(B, ["lightsaber"]);
        t.expect_pool(A, ["unkar-plutt 2Dr"]);
    });
}

/// Card 02023; SWD-CLAR-EX21
#[test]
fn whoever_is_blackmailed_may_pay() {
    let layout = scene()
        .a(|p| p.in_play(["blackmail on first-order-stormtrooper"]).resources(0))
        .a(|p| p.hand(["aim"]).pool(["blackmail -"]))
        .b(|p| p.team([REY]).resources(1))
        .rolls(["2Dc"]);
    layout.play(|t| {
        t.choose_each(["reroll with aim", "die blackmail -"]);
        t.expect_asked(B);
        t.choose("yes");
        t.expect_pool(A, []);
        t.expect_resources(A, 1);
        t.expect_resources(B, 0);
    });
    layout.play(|t| {
        t.choose_each(["reroll with aim", "die blackmail -", "no"]);
        t.expect_pool(A, ["blackmail 2Dc"]);
        t.expect_resources(B, 1);
    });
    layout.b(|p| p.resources(0)).play(|t| {
        t.choose_each(["reroll with aim", "die blackmail -"]);
        t.expect_pool(A, ["blackmail 2Dc"]);
    });
}

/// Card 02023; SWD-FFA-06
#[test]
fn any_opponent_may_pay_the_blackmailer() {
    scene()
        .a(|p| p.in_play(["blackmail on first-order-stormtrooper"]).pool(["blackmail -"]).hand(["aim"]).resources(0))
        .b(|p| p.team([REY]))
        .c(|p| p.team([KYLO]))
        .rolls(["2Dc"])
        .play(|t| {
            t.choose_each(["reroll with aim", "die blackmail -"]);
            t.expect_asked(B);
            t.choose("no");
            t.expect_asked(C);
            t.choose("yes");
            t.expect_pool(A, []);
            t.expect_resources(A, 1);
            t.expect_resources(B, 5);
            t.expect_resources(C, 4);
        });
}

/// Cards 02023, 02150; SWD-FAQ-EX17, SWD-SIM-01, SWD-SIM-OPEN1
#[test]
fn fast_hands_may_be_faster_than_the_money() {
    scene()
        .a(|p| {
            p.team([FINN])
                .in_play(["blackmail on finn-first-order-defector", "fast-hands on finn-first-order-defector"])
        })
        .b(|p| p.team([REY]))
        .rolls(["1RD", "3Dr"])
        .play(|t| {
            t.choose("activate finn-first-order-defector");
            t.expect_asked(A);
            t.choose_each(["next fast-hands", "yes", "die blackmail 3Dr"]);
            t.expect_resources(B, 2);
            t.expect_pool(A, ["finn-first-order-defector 1RD"]);
            t.expect_asked(B);
            t.can_choose("pass");
        });
}

/// Card 02024
#[test]
fn a_personal_shield_answers_ranged_damage() {
    let layout = scene()
        .a(|p| {
            p.team([TROOPER, TROOPER, KYLO]).pool([
                "first-order-stormtrooper 2RD",
                "first-order-stormtrooper 1RD",
                "kylo-ren-vaders-disciple 2MD1",
            ])
        })
        .b(|p| p.team([FINN]).in_play(["personal-shield on finn-first-order-defector"]));
    layout.play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 2RD", "target finn-first-order-defector"]);
        t.expect_asked(B);
        t.choose_each(["yes", "done"]);
        t.expect_damage(FINN, 1);
        t.expect_shields(FINN, 0);
        t.expect_exhausted("personal-shield", true);
    });
    layout.play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 1RD", "target finn-first-order-defector", "done", "pass"]);
        t.choose_each(["resolve kylo-ren-vaders-disciple 2MD1", "target finn-first-order-defector"]);
        t.expect_damage(FINN, 3);
        t.expect_exhausted("personal-shield", false);
    });
}

/// Card 02065; SWD-THEN-EX1, SWD-AMB-01
#[test]
fn a_traitor_costs_a_card_and_a_die() {
    let layout = scene()
        .a(|p| p.hand(["traitor"]).deck(["lightsaber", "dodge"]))
        .b(|p| p.team([KYLO, FINN]).pool(["kylo-ren-vaders-disciple Sp", "finn-first-order-defector 2RD"]));
    layout.clone().play(|t| {
        t.choose("play traitor");
        t.expect_discard(A, ["lightsaber", "traitor"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple Sp"]);
        t.expect_asked(A);
    });
    layout.clone().a(|p| p.deck(["aim", "dodge"])).play(|t| {
        t.choose("play traitor");
        t.expect_pool(B, ["kylo-ren-vaders-disciple Sp", "finn-first-order-defector 2RD"]);
    });
    layout.a(|p| p.deck([])).b(|p| p.pool(["finn-first-order-defector -"])).play(|t| {
        t.choose("play traitor");
        t.expect_discard(A, ["traitor"]);
        t.expect_pool(B, ["finn-first-order-defector -"]);
    });
}

/// Card 02070; SWD-ERR-05
#[test]
fn an_inspection_sends_an_upgrade_back() {
    let layout = scene()
        .a(|p| p.team(["death-trooper"]).in_play(["imperial-inspection"]).pool(["death-trooper -"]).hand(["aim"]))
        .b(|p| p.team([REY]).in_play(["jedi-robes on rey-force-prodigy", "lightsaber on rey-force-prodigy"]));
    layout.clone().rolls(["1Dr"]).play(|t| {
        t.choose_each(["reroll with aim", "die death-trooper -", "yes"]);
        t.expect_hand(B, ["jedi-robes"]);
        t.expect_on("lightsaber", REY);
        t.expect_gone("imperial-inspection");
        t.expect_discard(A, ["aim"]);
    });
    layout.clone().rolls(["1Dr"]).play(|t| {
        t.choose_each(["reroll with aim", "die death-trooper -", "no"]);
        t.expect_hand(B, []);
        t.in_play("imperial-inspection");
    });
    layout.rolls(["1RD"]).play(|t| {
        t.choose_each(["reroll with aim", "die death-trooper -"]);
        t.expect_asked(B);
    });
}

/// Card 02071; SWD-RES-07, SWD-VIA-02
#[test]
fn anger_turns_a_die_against_its_owner() {
    let layout = scene()
        .a(|p| {
            p.team([KYLO, FINN])
                .pool(["kylo-ren-vaders-disciple -", "finn-first-order-defector -"])
                .hand(["anger"])
                .resources(1)
        })
        .b(|p| p.team([TROOPER, REY]).pool(["first-order-stormtrooper 2RD1", "rey-force-prodigy +2MD"]));
    layout.clone().play(|t| {
        t.choose_each(["play anger", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
        t.expect_resources(A, 0);
        t.expect_resources(B, 5);
        t.expect_pool(B, ["rey-force-prodigy +2MD"]);
    });
    layout.clone().a(|p| p.resources(0)).play(|t| {
        t.choose("play anger");
        t.expect_pool(B, ["first-order-stormtrooper 2RD1", "rey-force-prodigy +2MD"]);
    });
    layout.a(|p| p.pool(["kylo-ren-vaders-disciple -"])).play(|t| t.cannot_choose("play anger"));
}

/// Cards 02011, 02071; SWD-FAQ-EX19
#[test]
fn anger_does_not_serve_the_emperor() {
    scene()
        .a(|p| p.team([KYLO, FINN]).pool(["kylo-ren-vaders-disciple -", "finn-first-order-defector -"]).hand(["anger"]))
        .b(|p| p.team([PALPATINE]).pool(["palpatine-galactic-emperor 3RD"]))
        .play(|t| {
            t.choose_each(["play anger", "target palpatine-galactic-emperor"]);
            t.expect_damage(PALPATINE, 3);
            t.expect_damage(KYLO, 0);
            t.expect_damage(FINN, 0);
            t.expect_asked(B);
            t.can_choose("pass");
        });
}

// ---- heroes

/// Card 02026
#[test]
fn baze_malbus_hits_a_whole_team() {
    scene()
        .a(|p| p.team(["baze-malbus"]).pool(["baze-malbus Sp"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple shield 1", TROOPER]))
        .play(|t| {
            t.choose("resolve baze-malbus Sp");
            t.expect_shields(KYLO, 0);
            t.expect_damage(KYLO, 0);
            t.expect_damage(TROOPER, 1);
            t.expect_damage("baze-malbus", 0);
        });
}

/// Card 02030
#[test]
fn c_3po_translates_a_die() {
    scene()
        .a(|p| p.team([FINN]).in_play(["c-3po"]).pool(["c-3po 1F", "finn-first-order-defector 2RD"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("use c-3po");
            t.expect_pool(A, ["finn-first-order-defector 2RD"]);
            let others = ["melee", "indirect", "shield", "resource", "disrupt", "discard", "focus"];
            t.can_choose_exactly(others.map(|s| format!("as {s}")).iter().map(String::as_str));
            t.choose("as resource");
            t.expect_resources(A, 7);
            t.expect_pool(A, []);
        });
    scene().a(|p| p.team([FINN]).in_play(["c-3po"]).pool(["finn-first-order-defector 2RD"])).play(|t| {
        t.choose("use c-3po");
        t.expect_pool(A, ["finn-first-order-defector 2RD"]);
    });
}

/// Card 02030; SWD-CLAR-EX22, SWD-CLAR-EX23
#[test]
fn c_3po_spares_neither_costs_nor_modifiers() {
    let layout = scene().b(|p| p.team([FINN]).hand(["lightsaber"]));
    let layout = layout.a(|p| p.team([KYLO, REY]).in_play(["c-3po"]));
    let layout = layout.a(|p| p.pool(["c-3po 1F", "kylo-ren-vaders-disciple 2MD1", "rey-force-prodigy +2MD"]));
    layout.clone().a(|p| p.resources(1)).play(|t| {
        t.choose_each(["use c-3po", "as special"]);
        // The cost of the card seen, not the value of the die.
        t.expect_damage(FINN, 3);
        t.expect_resources(A, 0);
        t.expect_pool(A, ["rey-force-prodigy +2MD"]);
    });
    layout.a(|p| p.resources(0)).play(|t| {
        t.choose("use c-3po");
        t.expect_pool(A, ["kylo-ren-vaders-disciple 2MD1", "rey-force-prodigy +2MD"]);
    });
}

/// Card 02035
#[test]
fn chirrut_trusts_in_the_force_to_turn_blanks() {
    let layout = scene()
        .a(|p| {
            p.team(["chirrut-imwe", TROOPER, FINN])
                .pool(["first-order-stormtrooper -", "finn-first-order-defector 1Sh"])
        })
        .b(|p| p.team([REY]).pool(["rey-force-prodigy -"]));
    layout.clone().rolls(["-", "1R", "2MD"]).play(|t| {
        t.choose_each(["activate chirrut-imwe", "yes"]);
        t.expect_pool(A, ["first-order-stormtrooper 1R", "chirrut-imwe 2MD", "finn-first-order-defector 1Sh"]);
        t.expect_pool(B, ["rey-force-prodigy -"]);
    });
    layout.rolls(["1R"]).play(|t| {
        t.choose_each(["activate chirrut-imwe", "no"]);
        t.expect_pool(A, ["first-order-stormtrooper -", "chirrut-imwe 1R", "finn-first-order-defector 1Sh"]);
    });
}

/// Card 02037; SWD-BEF-EX1, SWD-BEF-01
#[test]
fn obi_wan_leaves_something_behind() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| {
            p.team(["obi-wan-kenobi-mysterious-hermit damage 10", FINN])
                .hand(["lightsaber", "aim"])
                .discard(["awakening", "dodge"])
                .resources(0)
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target obi-wan-kenobi-mysterious-hermit"]);
            t.expect_asked(B);
            t.choose("yes");
            t.can_choose_exactly(["pick lightsaber from hand", "pick awakening from discard"]);
            t.choose_each(["pick lightsaber from hand", "pick finn-first-order-defector"]);
            t.expect_on("lightsaber", FINN);
            t.expect_gone(OBI_WAN);
        });
}

/// Cards 02037, 02132; SWD-FAQ-EX16
#[test]
fn healing_does_not_save_obi_wan() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| p.team(["obi-wan-kenobi-mysterious-hermit damage 9", REY]).hand(["rejuvenate"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target obi-wan-kenobi-mysterious-hermit"]);
            t.choose_each(["yes", "pick rejuvenate from hand", "pick obi-wan-kenobi-mysterious-hermit"]);
            t.expect_gone(OBI_WAN);
            t.expect_discard(B, ["rejuvenate"]);
        });
}

/// Card 02037
#[test]
fn obi_wan_is_a_guardian() {
    scene().a(|p| p.team([OBI_WAN])).b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"])).rolls(["1F"]).play(
        |t| {
            t.choose_each(["activate obi-wan-kenobi-mysterious-hermit", "yes"]);
            t.expect_damage(OBI_WAN, 2);
            t.expect_pool(B, []);
        },
    );
}

/// Card 02041; SWD-CACT-EX1, SWD-PASS-EX1
#[test]
fn the_journals_give_a_card_for_their_die() {
    let layout = scene()
        .a(|p| p.team([REY]).in_play(["journals-of-ben-kenobi on rey-force-prodigy"]).hand([]).deck(["aim"; 9]))
        .b(|p| p.team([KYLO]));
    layout.clone().a(|p| p.pool(["journals-of-ben-kenobi 1R"])).play(|t| {
        t.choose("use journals-of-ben-kenobi");
        t.expect_hand(A, ["aim"]);
        t.expect_pool(A, []);
        t.expect_asked(B);
        t.choose("pass");
        t.expect_round(2);
    });
    layout.play(|t| {
        t.choose_each(["use journals-of-ben-kenobi", "pass"]);
        t.expect_round(3);
    });
}

/// Card 02043; SWD-TERM-32
#[test]
fn chewbacca_turns_a_die_on_its_friends() {
    let layout = scene()
        .a(|p| p.team(["chewbacca-loyal-friend"]).pool(["chewbacca-loyal-friend Sp"]))
        .b(|p| p.team([KYLO, TROOPER]).in_play(["immobilize on kylo-ren-vaders-disciple"]));
    layout.clone().b(|p| p.pool(["kylo-ren-vaders-disciple 1MD", "immobilize 1R"])).play(|t| {
        t.choose_each(["resolve chewbacca-loyal-friend Sp", "pick first-order-stormtrooper"]);
        t.expect_damage(TROOPER, 2);
        t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1", "immobilize 1R"]);
    });
    layout.clone().b(|p| p.pool(["kylo-ren-vaders-disciple 1Sh"])).play(|t| {
        t.choose("resolve chewbacca-loyal-friend Sp");
        t.can_choose_exactly(["turn kylo-ren-vaders-disciple to 1MD", "turn kylo-ren-vaders-disciple to 2MD1"]);
        t.choose_each(["turn kylo-ren-vaders-disciple to 1MD", "pick kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 1);
    });
    layout.b(|p| p.pool(["immobilize 1R"])).play(|t| {
        t.choose("resolve chewbacca-loyal-friend Sp");
        t.expect_asked(B);
        t.expect_pool(B, ["immobilize 1R"]);
    });
}

/// Card 02044; SWD-TERM-EX2, SWD-TERM-10
#[test]
fn jyn_erso_finds_the_first_yellow_event_cheaper() {
    scene()
        .a(|p| {
            p.team(["jyn-erso-reckless-operative"])
                .hand(["let-the-wookiee-win", "let-the-wookiee-win", "aim"])
                .resources(0)
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple exhausted"]))
        .play(|t| {
            t.cannot_choose("play aim");
            t.choose_each(["play let-the-wookiee-win", "choose 1"]);
            t.expect_damage(KYLO, 2);
            t.expect_resources(A, 0);
            t.choose("pass");
            t.cannot_choose("play let-the-wookiee-win");
            t.next_round();
            // Nobody can be hurt, no dice are there: nothing is left to choose.
            t.choose("play let-the-wookiee-win");
            t.expect_resources(A, 2);
        });
}

/// Cards 02024, 02091; SWD-DMG-EX1, SWD-DMG-03
#[test]
fn friendly_fire_is_damage_without_a_kind() {
    let layout = scene().a(|p| p.hand(["friendly-fire"])).b(|p| {
        p.team([FINN, REY])
            .in_play(["personal-shield on finn-first-order-defector"])
            .pool(["finn-first-order-defector 2RD", "rey-force-prodigy 1MD"])
    });
    layout.clone().play(|t| {
        t.choose_each(["play friendly-fire", "pick finn-first-order-defector"]);
        t.expect_damage(FINN, 2);
        t.expect_exhausted("personal-shield", false);
        t.expect_pool(B, ["rey-force-prodigy 1MD"]);
        t.expect_asked(B);
    });
    layout.a(|p| p.team([KYLO])).play(|t| {
        t.choose("play friendly-fire");
        t.expect_pool(B, ["finn-first-order-defector 2RD", "rey-force-prodigy 1MD"]);
    });
}

/// Card 02101; SWD-CLAR-EX14, SWD-TERM-11
#[test]
fn destiny_pays_with_blue_dice() {
    let layout = scene().a(|p| {
        p.team([KYLO, TROOPER])
            .in_play(["force-throw on kylo-ren-vaders-disciple"])
            .pool(["first-order-stormtrooper 2RD", "kylo-ren-vaders-disciple 1Sh", "force-throw 2Dr"])
            .hand(["destiny", "lightsaber", "mind-probe"])
            .resources(0)
    });
    let layout = layout.b(|p| p.team([REY]).pool(["rey-force-prodigy 1R"]));
    layout.clone().play(|t| {
        t.choose("play destiny");
        t.can_choose_exactly(["die kylo-ren-vaders-disciple 1Sh", "die force-throw 2Dr", "done"]);
        t.choose_each(["die kylo-ren-vaders-disciple 1Sh", "die force-throw 2Dr"]);
        t.can_choose_exactly(["pick lightsaber from hand"]);
        t.choose_each(["pick lightsaber from hand", "pick first-order-stormtrooper"]);
        t.expect_on("lightsaber", TROOPER);
        t.expect_pool(A, ["first-order-stormtrooper 2RD"]);
    });
    layout.a(|p| p.hand(["destiny", "lightsaber", "take-cover"])).play(|t| {
        t.choose_each(["play destiny", "done"]);
        t.can_choose_exactly(["pick take-cover from hand"]);
        t.choose_each(["pick take-cover from hand", "pick kylo-ren-vaders-disciple"]);
        t.expect_shields(KYLO, 1);
        t.expect_hand(A, ["lightsaber"]);
    });
}

/// Card 02104; SWD-TERM-EX3
#[test]
fn a_howl_costs_a_die_or_two_cards() {
    let layout = scene()
        .a(|p| p.team([REY]).hand(["krayt-dragon-howl"]))
        .b(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple 1MD", "first-order-stormtrooper 2RD"]))
        .b(|p| p.deck(["dodge", "block", "aim"]));
    layout.clone().play(|t| {
        t.choose_each(["play krayt-dragon-howl", "die first-order-stormtrooper 2RD"]);
        t.expect_asked(B);
        t.choose("choose 1");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
        t.expect_discard(B, []);
    });
    layout.clone().play(|t| {
        t.choose_each(["play krayt-dragon-howl", "die first-order-stormtrooper 2RD", "choose 2"]);
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD", "first-order-stormtrooper 2RD"]);
        t.expect_discard(B, ["dodge", "block"]);
    });
    layout.a(|p| p.team([FINN])).play(|t| {
        t.choose("play krayt-dragon-howl");
        t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD", "first-order-stormtrooper 2RD"]);
        t.expect_discard(B, []);
        t.can_choose("pass");
    });
}

/// Card 02105; SWD-CLAR-EX17, SWD-CLAR-OPEN1
#[test]
fn an_ally_keeps_a_blue_die_in_the_pool() {
    let layout = scene()
        .a(|p| p.team([REY, FINN]).in_play(["jedi-robes on rey-force-prodigy"]).hand(["my-ally-is-the-force"]))
        .b(|p| p.team([KYLO]));
    layout.clone().a(|p| p.pool(["rey-force-prodigy 1MD", "finn-first-order-defector 2RD"])).play(|t| {
        t.choose_each(["play my-ally-is-the-force", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 1);
        t.expect_pool(A, ["rey-force-prodigy 1MD", "finn-first-order-defector 2RD"]);
        t.expect_asked(A);
    });
    layout.a(|p| p.pool(["jedi-robes 1F"])).play(|t| {
        t.choose_each(["play my-ally-is-the-force", "die jedi-robes 1F", "turn jedi-robes to 1R"]);
        t.expect_pool(A, ["jedi-robes 1R"]);
    });
}

/// Card 02113; SWD-ERR-01
#[test]
fn a_long_con_pays_off_in_the_end() {
    scene().a(|p| p.hand(["long-con"]).discard(["long-con", "long-con", "aim"])).b(|p| p.discard(["long-con"])).play(
        |t| {
            t.choose("play long-con");
            t.expect_resources(A, 7);
            t.expect_discard(A, ["long-con", "long-con", "long-con", "aim"]);
        },
    );
}

/// Card 02118; SWD-AFT-EX1, SWD-TERM-18
#[test]
fn a_life_debt_takes_damage_over() {
    let layout = scene()
        .a(|p| {
            p.team(["finn-first-order-defector shield 1 damage 1", "rey-force-prodigy damage 3"])
                .in_play(["life-debt on finn-first-order-defector"])
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple damage 1", TROOPER]));
    layout.clone().rolls(["1R"]).play(|t| {
        t.choose("activate finn-first-order-defector");
        t.expect_pool(A, ["finn-first-order-defector 1R"]);
        t.choose("yes");
        t.can_choose_exactly(["pick rey-force-prodigy", "pick kylo-ren-vaders-disciple"]);
        t.choose("pick rey-force-prodigy");
        t.expect_damage(REY, 2);
        t.expect_damage(FINN, 2);
        t.expect_shields(FINN, 1);
    });
    layout.rolls(["1R"]).play(|t| {
        t.choose_each(["activate finn-first-order-defector", "no"]);
        t.expect_damage(REY, 3);
    });
    scene().a(|p| p.team([REY]).hand(["life-debt"])).play(|t| t.cannot_choose("play life-debt"));
}

// ---- neutral

/// Card 02057; SWD-ERR-06, SWD-TERM-30
#[test]
fn a_vibroknife_cuts_past_shields() {
    scene().a(|p| p.hand(["vibroknife"])).b(|p| p.team([REY])).play(|t| {
        t.choose("play vibroknife");
        t.expect_asked(A);
    });
    let layout = scene()
        .a(|p| p.team([KYLO]).in_play(["vibroknife on kylo-ren-vaders-disciple"]))
        .b(|p| p.team(["rey-force-prodigy shield 3"]));
    layout.clone().a(|p| p.pool(["vibroknife 1MD"])).play(|t| {
        t.choose_each(["resolve vibroknife 1MD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 1);
        t.expect_shields(REY, 3);
    });
    layout.a(|p| p.pool(["vibroknife +2MD", "kylo-ren-vaders-disciple 1MD"])).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "add vibroknife +2MD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 3);
        t.expect_shields(REY, 3);
    });
}

/// Card 02059; SWD-CLAR-EX13
#[test]
fn an_ascension_gun_reaches_another_battlefield() {
    scene()
        .a(|p| {
            p.team([FINN])
                .in_play(["ascension-gun on finn-first-order-defector"])
                .pool(["ascension-gun Sp"])
                .discard(["lightsaber"])
                .battlefield("frozen-wastes")
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).discard(["jedi-robes"]))
        .play(|t| {
            t.choose("resolve ascension-gun Sp");
            t.can_choose_exactly(["pick starship-graveyard"]);
            t.choose("pick starship-graveyard");
            t.expect_discard(A, []);
            t.expect_discard(B, ["jedi-robes"]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple 1MD"]);
            t.in_play("frozen-wastes");
        });
}

/// Card 02060; SWD-TERM-20
#[test]
fn a_con_artist_gets_better_and_better() {
    scene()
        .a(|p| p.team([FINN]).in_play(["con-artist on finn-first-order-defector damage 1"]).pool(["con-artist Sp"]))
        .b(|p| p.team([KYLO]).deck(["dodge", "block", "aim"]))
        .play(|t| {
            t.choose("resolve con-artist Sp");
            t.expect_damage("con-artist", 2);
            t.expect_discard(B, ["dodge", "block"]);
            t.expect_damage(FINN, 0);
        });
    scene().a(|p| p.team([KYLO]).hand(["con-artist"])).play(|t| t.cannot_choose("play con-artist"));
}

/// Card 02119; SWD-ERR-02
#[test]
fn a_bombing_run_resolves_a_die_and_hits_everybody() {
    let layout = scene()
        .a(|p| {
            p.team(["death-trooper", KYLO]).in_play(["immobilize on kylo-ren-vaders-disciple"]).hand(["bombing-run"])
        })
        .b(|p| p.team(["rey-force-prodigy shield 1", FINN]));
    layout.clone().a(|p| p.pool(["death-trooper 1Dr", "immobilize 1Dr"])).play(|t| {
        t.choose("play bombing-run");
        t.expect_resources(B, 4);
        t.expect_pool(A, ["immobilize 1Dr"]);
        t.expect_shields(REY, 0);
        t.expect_damage(REY, 0);
        t.expect_damage(FINN, 1);
        t.expect_damage(KYLO, 0);
    });
    layout.a(|p| p.pool(["death-trooper 2RD", "immobilize 1Dr"])).play(|t| {
        t.choose("play bombing-run");
        t.expect_resources(B, 5);
        t.expect_damage(FINN, 0);
    });
}

/// Card 02121; SWD-CLAR-EX6
#[test]
fn a_salvo_hits_a_whole_team_for_one_payment() {
    scene()
        .a(|p| p.team([TROOPER, KYLO]).pool(["first-order-stormtrooper 2RD1", "kylo-ren-vaders-disciple 1MD"]))
        .a(|p| p.hand(["salvo"]).resources(4))
        .b(|p| p.team(["rey-force-prodigy shield 1", FINN]))
        .play(|t| {
            t.choose("play salvo");
            t.expect_resources(A, 1);
            t.expect_damage(REY, 1);
            t.expect_damage(FINN, 2);
            t.expect_damage(TROOPER, 0);
            t.expect_pool(A, ["kylo-ren-vaders-disciple 1MD"]);
        });
}

/// Card 02124; SWD-PASS-EX2
#[test]
fn air_superiority_hands_out_its_shields() {
    scene().a(|p| p.hand(["air-superiority"])).b(|p| p.team([REY])).play(|t| {
        t.choose("play air-superiority");
        t.expect_shields("air-superiority", 3);
        t.choose_each(["pass", "use air-superiority ability 2", "pick first-order-stormtrooper"]);
        t.expect_shields("air-superiority", 2);
        t.expect_shields(TROOPER, 1);
        t.expect_exhausted("air-superiority", true);
    });
    scene().a(|p| p.in_play(["air-superiority"])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["use air-superiority ability 2", "pass"]);
        t.expect_shields(TROOPER, 0);
        t.expect_round(2);
        t.expect_asked(A);
    });
}

/// Card 02125; SWD-ONG-EX1, SWD-CLAR-EX18, SWD-CLAR-EX19
#[test]
fn training_makes_a_trooper_elite() {
    scene().a(|p| p.team([TROOPER]).hand(["training", "training"])).b(|p| p.team([REY])).rolls(["1RD", "1R"]).play(
        |t| {
            t.choose_each(["play training", "pass", "play training", "done", "pass"]);
            t.choose("activate first-order-stormtrooper");
            t.expect_pool(A, ["first-order-stormtrooper 1RD", "first-order-stormtrooper 1R"]);
        },
    );
    for other in ["fn-2199", "royal-guard"] {
        scene().a(|p| p.team([other]).hand(["training"])).play(|t| t.cannot_choose("play training"));
    }
}

/// Card 02125; SWD-TERM-17, SWD-ONG-EX1, SWD-CLAR-EX20
#[test]
fn training_that_moves_makes_a_unique_character_elite() {
    const PHASMA: &str = "captain-phasma-elite-trooper";
    scene()
        .a(|p| {
            p.team([TROOPER, PHASMA])
                .in_play(["training on first-order-stormtrooper"])
                .pool(["first-order-stormtrooper 1RD", "first-order-stormtrooper 2RD"])
                .battlefield("cargo-hold")
        })
        .b(|p| p.team([REY]))
        .rolls(["1RD", "1RD"])
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.choose("die first-order-stormtrooper 1RD");
            t.expect_pool(A, ["first-order-stormtrooper 2RD"]);
            t.choose_each(["pass", "activate captain-phasma-elite-trooper"]);
            t.expect_pool(A, ["captain-phasma-elite-trooper 1RD", "captain-phasma-elite-trooper 1RD"]);
        });
}

/// Cards 02070, 02125; SWD-CLAR-EX20, SWD-TERM-01
#[test]
fn without_training_one_of_two_dice_goes() {
    scene()
        .a(|p| {
            p.team([TROOPER, "death-trooper"])
                .in_play(["training on first-order-stormtrooper", "imperial-inspection"])
                .pool(["first-order-stormtrooper 1RD", "first-order-stormtrooper 2RD", "death-trooper -"])
                .hand(["aim"])
        })
        .b(|p| p.team([REY]))
        .rolls(["1Dr"])
        .play(|t| {
            t.choose_each(["reroll with aim", "die death-trooper -", "done", "yes"]);
            t.can_choose_exactly(["die first-order-stormtrooper 1RD", "die first-order-stormtrooper 2RD"]);
            t.choose("die first-order-stormtrooper 1RD");
            t.expect_pool(A, ["first-order-stormtrooper 2RD", "death-trooper 1Dr"]);
        });
}

/// Card 02129; SWD-CLAR-EX7
#[test]
fn a_momentum_shift_moves_a_shield() {
    let layout = scene().a(|p| p.hand(["momentum-shift"])).b(|p| p.team(["rey-force-prodigy shield 2", FINN]));
    layout.clone().a(|p| p.team(["kylo-ren-vaders-disciple shield 2"])).play(|t| {
        t.choose("play momentum-shift");
        t.expect_shields(REY, 1);
        t.expect_shields(KYLO, 3);
    });
    layout.a(|p| p.team(["kylo-ren-vaders-disciple shield 3"])).play(|t| {
        t.choose("play momentum-shift");
        t.expect_shields(REY, 2);
        t.expect_shields(KYLO, 3);
    });
}

/// Card 02132; SWD-TERM-12, SWD-TERM-29
#[test]
fn to_rejuvenate_one_needs_a_blue_character() {
    scene().a(|p| p.team([KYLO, "first-order-stormtrooper damage 2"]).hand(["rejuvenate"])).b(|p| p.team([REY])).play(
        |t| {
            t.choose_each(["play rejuvenate", "pick first-order-stormtrooper"]);
            t.expect_damage(TROOPER, 1);
        },
    );
    scene().a(|p| p.team(["first-order-stormtrooper damage 2"]).hand(["rejuvenate"])).b(|p| p.team([REY])).play(|t| {
        t.choose("play rejuvenate");
        t.expect_damage(TROOPER, 2);
        t.expect_asked(B);
    });
}

/// Card 02137
#[test]
fn new_orders_lead_to_another_battlefield() {
    scene()
        .a(|p| p.hand(["new-orders"]).discard(["lightsaber"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).battlefield("frozen-wastes"))
        .play(|t| {
            t.choose("play new-orders");
            t.can_choose_exactly(["pick frozen-wastes"]);
            t.choose("pick frozen-wastes");
            t.expect_pool(B, []);
            t.in_play("frozen-wastes");
            t.expect_gone("starship-graveyard");
            t.expect_discard(A, ["lightsaber", "new-orders"]);
            // It was not claimed, and who controls the battlefield has not changed.
            t.can_choose("claim");
            t.next_round();
            t.expect_asked(A);
        });
}

/// Card 02149; SWD-CLAIM-07
#[test]
fn whoever_outmaneuvers_gains_by_a_claim() {
    scene().a(|p| p.in_play(["outmaneuver"])).play(|t| {
        t.choose("claim");
        t.expect_resources(A, 6);
    });
    scene().b(|p| p.in_play(["outmaneuver"])).play(|t| {
        t.choose("claim");
        t.expect_resources(B, 5);
    });
}

/// Card 02150; SWD-ERR-04
#[test]
fn fast_hands_resolve_a_die_at_once() {
    let layout = scene()
        .a(|p| {
            p.team([FINN, TROOPER])
                .in_play(["fast-hands on finn-first-order-defector", "vibroknife on finn-first-order-defector"])
                .pool(["first-order-stormtrooper 1R"])
        })
        .b(|p| p.team([KYLO]))
        .rolls(["2RD", "1R"]);
    layout.play(|t| {
        t.choose_each(["activate finn-first-order-defector", "yes"]);
        t.can_choose_exactly(["die finn-first-order-defector 2RD", "die vibroknife 1R"]);
        t.choose("die vibroknife 1R");
        t.expect_resources(A, 6);
        t.expect_pool(A, ["first-order-stormtrooper 1R", "finn-first-order-defector 2RD"]);
    });
    layout.play(|t| {
        t.choose_each(["activate finn-first-order-defector", "no"]);
        t.expect_resources(A, 5);
    });
    scene().a(|p| p.team([REY]).hand(["fast-hands"])).play(|t| t.cannot_choose("play fast-hands"));
}

// ---- battlefields

/// Card 02151; SWD-CLAR-EX10
#[test]
fn a_frozen_die_is_not_rolled_in_the_next_round() {
    scene()
        .a(|p| p.team([KYLO]).battlefield("carbon-freezing-chamber"))
        .b(|p| p.team([REY]).in_play(["lightsaber on rey-force-prodigy"]))
        .rolls(["1R", "1Sh", "1MD", "3MD1"])
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.can_choose_exactly(["die rey-force-prodigy on card", "die kylo-ren-vaders-disciple on card"]);
            t.choose("die rey-force-prodigy on card");
            t.next_round();
            t.choose_each(["activate kylo-ren-vaders-disciple", "activate rey-force-prodigy"]);
            t.expect_pool(A, ["kylo-ren-vaders-disciple 1R"]);
            t.expect_pool(B, ["lightsaber 1Sh"]);
            t.next_round();
            t.choose_each(["pass", "activate rey-force-prodigy"]);
            t.expect_pool(B, ["rey-force-prodigy 1MD", "lightsaber 3MD1"]);
        });
}

/// Card 02152; SWD-CLAR-EX5, SWD-TERM-16, SWD-TERM-17
#[test]
fn the_cargo_hold_moves_an_upgrade_between_friends() {
    scene()
        .a(|p| p.team([TROOPER, FINN]).battlefield("cargo-hold"))
        .a(|p| p.in_play(["con-artist on finn-first-order-defector exhausted"]).pool(["con-artist 2Dr"]))
        .b(|p| p.team([KYLO, REY]).in_play(["lightsaber on rey-force-prodigy"]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.can_choose_exactly(["pick con-artist", "pick lightsaber"]);
            t.choose("pick con-artist");
            t.expect_on("con-artist", TROOPER);
            t.expect_exhausted("con-artist", true);
            t.expect_pool(A, []);
        });
    scene()
        .a(|p| p.team([TROOPER]).in_play(["vibroknife on first-order-stormtrooper"]).battlefield("cargo-hold"))
        .b(|p| p.team([KYLO, REY]).in_play(["lightsaber on rey-force-prodigy"]))
        .play(|t| {
            // The trooper has nobody to hand the knife to.
            t.choose_each(["claim", "yes"]);
            t.expect_on("vibroknife", TROOPER);
            t.expect_on("lightsaber", KYLO);
        });
}

/// Card 02152; SWD-CLAR-EX4, SWD-UPG-03
#[test]
fn a_fourth_upgrade_from_the_cargo_hold_costs_one() {
    scene()
        .a(|p| {
            p.team([TROOPER, KYLO])
                .in_play([
                    "immobilize on kylo-ren-vaders-disciple",
                    "vibroknife on first-order-stormtrooper",
                    "lightsaber on first-order-stormtrooper",
                    "f-11d-rifle on first-order-stormtrooper",
                ])
                .battlefield("cargo-hold")
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["claim", "yes", "pick immobilize", "discard vibroknife"]);
            t.expect_on("immobilize", TROOPER);
            t.expect_on("lightsaber", TROOPER);
            t.expect_discard(A, ["vibroknife"]);
        });
}

/// Card 02153
#[test]
fn a_docking_bay_takes_in_a_support() {
    let layout = scene().a(|p| p.battlefield("docking-bay").resources(1)).b(|p| p.team([REY]));
    layout.clone().a(|p| p.discard(["awakening", "aim", "power-of-the-dark-side", "first-order-tie-fighter"])).play(
        |t| {
            t.choose_each(["claim", "yes"]);
            t.can_choose_exactly(["pick awakening from discard", "pick power-of-the-dark-side from discard"]);
            t.choose("pick power-of-the-dark-side from discard");
            t.in_play("power-of-the-dark-side");
            t.expect_resources(A, 0);
        },
    );
    layout.a(|p| p.hand(["awakening"])).play(|t| {
        t.choose_each(["claim", "yes", "pick awakening from hand"]);
        t.in_play("awakening");
        t.expect_resources(A, 1);
    });
}

/// Cards 02149, 02153; SWD-FAQ-EX20
#[test]
fn a_support_from_the_docking_bay_comes_too_late_for_the_claim() {
    scene().a(|p| p.battlefield("docking-bay").hand(["outmaneuver"])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["claim", "yes", "pick outmaneuver from hand"]);
        t.in_play("outmaneuver");
        t.expect_resources(A, 5);
    });
}

/// Card 02159
#[test]
fn a_secret_facility_fires_three_dice() {
    scene()
        .a(|p| {
            p.team([TROOPER, KYLO, FINN, "death-trooper"]).battlefield("secret-facility").pool([
                "first-order-stormtrooper 2RD1",
                "kylo-ren-vaders-disciple 1MD",
                "finn-first-order-defector 1Sh",
                "death-trooper 1RD",
            ])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.can_choose_exactly([
                "die first-order-stormtrooper 2RD1",
                "die kylo-ren-vaders-disciple 1MD",
                "die death-trooper 1RD",
                "done",
            ]);
            t.choose_each(["die first-order-stormtrooper 2RD1", "die kylo-ren-vaders-disciple 1MD", "done"]);
            t.choose_each(["die kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy", "target rey-force-prodigy"]);
            t.expect_damage(REY, 3);
            t.expect_resources(A, 4);
            t.expect_pool(A, ["finn-first-order-defector 1Sh", "death-trooper 1RD"]);
        });
    scene()
        .a(|p| {
            p.team([TROOPER, TROOPER, TROOPER, TROOPER])
                .battlefield("secret-facility")
                .pool(["first-order-stormtrooper 1RD"; 4])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            let dice = ["#1", "#2", "#3"].map(|n| format!("die first-order-stormtrooper 1RD {n}"));
            t.choose_each(dice.iter().map(String::as_str));
            for _ in 0..2 {
                let first = t.key_texts(A).remove(0);
                t.choose_each([first.as_str(), "target rey-force-prodigy"]);
            }
            t.choose("target rey-force-prodigy");
            t.expect_damage(REY, 3);
            t.expect_pool(A, ["first-order-stormtrooper 1RD"]);
        });
}

/// Cards 02026, 02043, 02159; SWD-DECK-EX2, SWD-DECK-OPEN1, SWD-BAL-03
#[test]
fn chewbacca_and_baze_bring_red_and_yellow_cards() {
    let list = |cards: &[(&str, u8)]| cards.iter().map(|(slug, n)| ((*slug).to_owned(), *n)).collect::<Vec<_>>();
    let mut deck = Deck {
        team: list(&[("chewbacca-loyal-friend", 2), ("baze-malbus", 1)]),
        battlefield: "secret-facility".to_owned(),
        cards: list(&[("salvo", 1), ("fast-hands", 1), ("aim", 1), ("use-the-force", 1), ("traitor", 1)]),
        ..Deck::default()
    };
    let blue = DeckProblem::Color { slug: "use-the-force".to_owned(), color: Color::Blue };
    let villain = DeckProblem::Affiliation { slug: "traitor".to_owned(), affiliation: destiny::Affiliation::Villain };
    let size = DeckProblem::Size { n: 5, wanted: 30 };
    let found = deck.problems(Db::all());
    assert!(found.len() == 3 && [blue, villain, size].iter().all(|p| found.contains(p)), "{found:?}");
    // 15 points for two dice and 12 for one.
    deck.team.push((REY.to_owned(), 1));
    let found = deck.problems(Db::all());
    assert!(found.contains(&DeckProblem::TooDear { points: 36, most: 30 }), "{found:?}");
    // As printed 16 and 14: nobody else fits.
    deck.format = Format::Printed;
    let found = deck.problems(Db::all());
    assert!(found.contains(&DeckProblem::TooDear { points: 39, most: 30 }), "{found:?}");
    deck.team.pop();
    let found = deck.problems(Db::all());
    assert!(!found.iter().any(|p| matches!(p, DeckProblem::TooDear { .. })), "{found:?}");
    deck.team[1].1 = 2;
    let found = deck.problems(Db::all());
    assert!(found.contains(&DeckProblem::TooDear { points: 34, most: 30 }), "{found:?}");
    // In a game characters count what they cost in the team.
    for (format, points) in [(Format::Standard, 13), (Format::Printed, 16)] {
        let rey = Deck { format, ..Deck::ready("rey").expect("a ready deck") };
        let game = Destiny::<1>::new(Setup::of(vec![rey.clone(), rey])).expect("a sound setup");
        let finn = Db::all().find("finn-first-order-defector");
        let mut copies = game.cast().all().filter(|&c| Some(game.cast().card(c)) == finn);
        assert_eq!(copies.next().map(|c| game.cast().points(c)), Some(points));
    }
}
