//! What a die counts as, where several mechanisms meet: X and opponents' dice, silence, chains of symbols, costs.

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PHASMA: &str = "captain-phasma-stormtrooper-commander";
const LUKE: &str = "luke-skywalker-reluctant-instructor";

/// SWD-RES-07, SWD-TERM-33
#[test]
fn the_x_of_an_opponents_die_is_counted_as_if_it_were_ones_own() {
    let blanks = ["kylo-ren-vaders-disciple -", "first-order-stormtrooper -"];
    // X is the number of cards in hand.
    scene()
        .a(|p| p.team([KYLO, TROOPER]).pool(blanks).hand(["anger", "aim", "aim", "aim"]))
        .b(|p| p.team([REY, FINN]).in_play(["launch-bay"]).pool(["launch-bay XRD"]).hand(["aim"]))
        .play(|t| {
            t.choose_each(["play anger", "target rey-force-prodigy"]);
            t.expect_damage(REY, 3);
        });
    // X is the number of such dice one has: one's own and the one resolved as if it were.
    scene()
        .a(|p| {
            p.team([KYLO, TROOPER, FINN])
                .in_play(["id9-seeker-droid on finn-first-order-defector"])
                .pool([blanks[0], blanks[1], "id9-seeker-droid XF"])
                .hand(["anger"])
        })
        .b(|p| {
            p.team([REY]).in_play(["id9-seeker-droid on rey-force-prodigy"; 3]).pool([
                "id9-seeker-droid XMD",
                "id9-seeker-droid XF",
                "id9-seeker-droid XF",
            ])
        })
        .play(|t| {
            t.choose_each(["play anger", "target rey-force-prodigy"]);
            t.expect_damage(REY, 2);
        });
}

/// SWD-DMG-02, SWD-TERM-30
#[test]
fn an_unblockable_die_stays_unblockable_as_indirect_damage() {
    let layout = scene()
        .a(|p| {
            p.team([FINN]).in_play(["c-3po", "vibroknife on finn-first-order-defector"]).pool([
                "c-3po 1R",
                "vibroknife 1MD",
                "finn-first-order-defector 1MD",
            ])
        })
        .b(|p| p.team(["rey-force-prodigy shield 2"]));
    layout.play(|t| {
        t.choose_each(["use c-3po", "die vibroknife 1MD", "as indirect"]);
        t.expect_damage(REY, 1);
        t.expect_shields(REY, 2);
    });
    // Any other die is blocked.
    layout.play(|t| {
        t.choose_each(["use c-3po", "die finn-first-order-defector 1MD", "as indirect"]);
        t.expect_damage(REY, 0);
        t.expect_shields(REY, 1);
    });
}

/// SWD-DIE-04
#[test]
fn a_side_without_a_symbol_shows_none_to_choose() {
    let layout = scene()
        .a(|p| p.team([REY]).in_play(["training-remote"]).hand(["force-misdirection"]))
        .b(|p| p.team([KYLO]).in_play(["lure-of-power on kylo-ren-vaders-disciple"]).pool(["lure-of-power +1*"]));
    layout.clone().a(|p| p.pool(["training-remote +1*"])).play(|t| {
        t.choose("play force-misdirection");
        t.expect_asked(B);
        t.expect_pool(B, ["lure-of-power +1*"]);
    });
    layout.a(|p| p.pool(["training-remote +1*", "rey-force-prodigy 1R"])).b(|p| p.pool(["lure-of-power 1R"])).play(
        |t| {
            t.choose("play force-misdirection");
            t.expect_pool(B, []);
        },
    );
    // Nor is it resolved as if it were unmodified.
    scene()
        .a(|p| p.team([REY]).in_play(["awakening", "training-remote"]).pool(["training-remote +1*"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("use awakening");
            t.expect_pool(A, ["training-remote +1*"]);
            t.expect_asked(B);
        });
}

/// SWD-DIE-07, SWD-DBND-02
#[test]
fn who_lost_the_abilities_lets_no_die_count_as_something_else() {
    let layout = scene()
        .a(|p| p.team([PHASMA, "death-trooper"]).pool(["death-trooper 1RD"]))
        .b(|p| p.team([KYLO]).in_play(["mind-extraction on captain-phasma-stormtrooper-commander"]));
    layout.play(|t| {
        t.can_choose_exactly([
            "activate captain-phasma-stormtrooper-commander",
            "activate death-trooper",
            "claim",
            "pass",
            "resolve death-trooper 1RD",
            "use mind-extraction",
        ]);
        t.choose_each(["use mind-extraction", "pass"]);
        t.choose_each(["resolve death-trooper 1RD as melee", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 1);
    });
    let extracted = ["mind-extraction on luke-skywalker-reluctant-instructor"];
    scene()
        .a(|p| p.team([LUKE]).pool(["luke-skywalker-reluctant-instructor 2Sh"]))
        .b(|p| p.team([KYLO]).in_play(extracted))
        .play(|t| {
            t.can_choose_exactly([
                "activate luke-skywalker-reluctant-instructor",
                "claim",
                "pass",
                "resolve luke-skywalker-reluctant-instructor 2Sh",
                "use mind-extraction",
            ]);
            t.leave_open();
        });
}

/// SWD-DIE-07, SWD-CLAR-EX32
#[test]
fn raised_dice_count_as_what_they_are_resolved_as() {
    // A blank that counts as indirect damage counts as melee damage, too, and is raised.
    scene()
        .a(|p| {
            p.team([PHASMA, TROOPER])
                .in_play(["advanced-training"])
                .pool(["first-order-stormtrooper -"])
                .hand(["direct-hit"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["play direct-hit", "target rey-force-prodigy"]);
            t.expect_damage(REY, 3);
        });
    // A shield of Luke's is raised as either.
    let layout = scene()
        .a(|p| p.team([LUKE, "obi-wan-kenobi-ardent-avenger"]).pool(["luke-skywalker-reluctant-instructor 2Sh"]))
        .b(|p| p.team([KYLO]));
    layout.play(|t| {
        t.choose("use obi-wan-kenobi-ardent-avenger");
        t.can_choose_exactly(["as melee", "as shield"]);
        t.choose_each(["as melee", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 3);
    });
    layout.a(|p| p.hand(["do-or-do-not"])).rolls(["2Sh"]).play(|t| {
        t.choose("play do-or-do-not");
        t.can_choose_exactly(["die luke-skywalker-reluctant-instructor 2Sh", "done"]);
        t.choose("die luke-skywalker-reluctant-instructor 2Sh");
        t.choose_each(["as melee", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 3);
    });
}

/// SWD-GRD-02, SWD-FAQ-EX24
#[test]
fn a_guardian_looks_at_the_side_a_die_shows() {
    scene()
        .a(|p| p.team(["royal-guard"]))
        .b(|p| p.team([LUKE]).pool(["luke-skywalker-reluctant-instructor 2Sh"]))
        .rolls(["1MD"])
        .play(|t| {
            t.choose("activate royal-guard");
            t.expect_pool(B, ["luke-skywalker-reluctant-instructor 2Sh"]);
            t.expect_asked(B);
        });
}

/// SWD-CLAR-EX36, SWD-DIE-07
#[test]
fn a_hampered_die_is_not_modified_whatever_it_is_resolved_as() {
    scene()
        .a(|p| p.team([LUKE, REY]).pool(["luke-skywalker-reluctant-instructor 2Sh", "rey-force-prodigy +2MD"]))
        .b(|p| p.team([KYLO]).in_play(["hampered on luke-skywalker-reluctant-instructor"]))
        .play(|t| {
            t.choose("resolve luke-skywalker-reluctant-instructor 2Sh as melee");
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 2);
            t.expect_pool(A, ["rey-force-prodigy +2MD"]);
        });
}

/// SWD-DIE-05, SWD-DIE-06
#[test]
fn base_and_modifiers_are_paid_for_together() {
    let layout = scene()
        .a(|p| p.team([REY]).in_play(["training-remote"]).pool(["rey-force-prodigy 1MD", "training-remote +2*1"]))
        .b(|p| p.team([KYLO]));
    layout.clone().a(|p| p.resources(0)).play(|t| {
        t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 1);
    });
    layout.a(|p| p.resources(1)).play(|t| {
        t.choose_each(["resolve rey-force-prodigy 1MD", "add training-remote +2*1", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 3);
        t.expect_resources(A, 0);
    });
    // For free both are.
    scene()
        .a(|p| {
            p.team(["enfys-nest", "enfys-nests-marauder"])
                .pool(["enfys-nest 3MD1", "enfys-nests-marauder +2MD"])
                .resources(0)
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["use enfys-nest", "die enfys-nests-marauder +2MD", "die enfys-nest 3MD1"]);
            t.can_choose_exactly(["add enfys-nests-marauder +2MD", "done"]);
            t.choose_each(["add enfys-nests-marauder +2MD", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 5);
        });
}

/// SWD-VIA-02, SWD-VIA-03, SWD-ERR-12
#[test]
fn a_die_that_cannot_be_resolved_through_a_card_is_removed() {
    let layout = scene().a(|p| p.in_play(["laat-gunship"]).pool(["laat-gunship Sp"]).resources(0));
    for (team, rolled) in [(TROOPER, "2RD1"), ("death-trooper", "+2RD")] {
        layout.clone().a(|p| p.team([team])).b(|p| p.team([REY])).rolls([rolled, "2R"]).play(|t| {
            t.choose("resolve laat-gunship Sp");
            t.expect_pool(A, ["laat-gunship 2R"]);
            t.expect_damage(REY, 0);
            t.expect_asked(B);
        });
    }
    scene()
        .a(|p| p.team([KYLO]).hand(["doubt"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .rolls(["+2MD"])
        .play(|t| {
            t.choose("play doubt");
            t.expect_pool(B, []);
            t.expect_asked(B);
        });
    // Snoke's servant is hurt, and the modifier stays where it is.
    scene().a(|p| p.team(["snoke", "royal-guard"]).pool(["royal-guard +2MD"])).b(|p| p.team([REY])).play(|t| {
        t.choose("use snoke");
        t.expect_damage("royal-guard", 1);
        t.expect_pool(A, ["royal-guard +2MD"]);
        t.expect_asked(B);
    });
}

/// SWD-DIE-03, SWD-TERM-11
#[test]
fn a_blank_resolved_as_a_shield_gives_none() {
    scene()
        .a(|p| p.team([LUKE]).pool(["luke-skywalker-reluctant-instructor -"]).hand(["circle-of-shelter"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("play circle-of-shelter");
            t.can_choose_exactly(["as melee", "as shield"]);
            t.choose("as shield");
            t.expect_shields(LUKE, 0);
            t.expect_pool(A, []);
            t.expect_asked(B);
        });
}

/// SWD-DIE-03
#[test]
fn a_blank_resolved_as_a_shield_cannot_be_raised() {
    let layout = scene().a(|p| p.hand(["circle-of-shelter", "aim"])).b(|p| p.team([KYLO]));
    for (side, shields) in [("aurra-sing -", 0), ("aurra-sing 2RD", 3)] {
        layout.clone().a(|p| p.team(["aurra-sing", "asajj-ventress-force-assassin"]).pool([side])).play(|t| {
            t.choose("play circle-of-shelter");
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each(["yes", "pick aim from hand"]);
            if shields > 0 {
                t.choose("target aurra-sing");
            }
            t.expect_shields("aurra-sing", shields);
            t.expect_pool(A, []);
            t.expect_asked(B);
        });
    }
}

/// SWD-TRIG-01, SWD-DIE-05
#[test]
fn an_ability_about_a_cost_hears_it_paid_or_not() {
    let layout = scene()
        .a(|p| p.team(["enfys-nest", "enfys-nests-marauder"]).pool(["enfys-nests-marauder 2MD1"]))
        .b(|p| p.team([REY, FINN]));
    let ways: [(&[&str], u8); 2] =
        [(&["resolve enfys-nests-marauder 2MD1"], 4), (&["use enfys-nest", "die enfys-nests-marauder 2MD1"], 5)];
    for (words, left) in ways {
        layout.play(|t| {
            t.choose_each(words.iter().copied());
            t.choose_each(["target rey-force-prodigy", "yes"]);
            t.expect_resources(A, left);
            t.expect_asked(B);
            t.choose("assign 0 rey-force-prodigy");
            t.expect_damage(FINN, 1);
        });
    }
}

/// SWD-OUT-01, SWD-CLAR-EX20
#[test]
fn a_held_die_comes_home_to_a_character_that_is_no_longer_elite() {
    scene()
        .a(|p| {
            p.team([TROOPER, REY])
                .in_play(["training on first-order-stormtrooper"])
                .pool(["first-order-stormtrooper 1RD"])
        })
        .b(|p| {
            p.team(["death-trooper damage 9", KYLO, FINN])
                .in_play(["imperial-inspection"])
                .hand(["prized-possession"])
                .pool(["kylo-ren-vaders-disciple 1MD"])
        })
        .rolls(["1Dr", "1R"])
        .play(|t| {
            t.choose_each(["pass", "play prized-possession", "pick death-trooper", "yes", "pass"]);
            t.expect_pool(A, []);
            // Training goes, and then what holds the second die.
            t.choose_each(["activate death-trooper", "yes", "pass"]);
            t.expect_hand(A, ["training"]);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target death-trooper"]);
            t.expect_gone("prized-possession");
            // One die is left to roll.
            t.choose("activate first-order-stormtrooper");
            t.expect_pool(A, ["first-order-stormtrooper 1R"]);
        });
}

/// SWD-RES-07, SWD-VIA-02, SWD-FAQ-EX19
#[test]
fn who_resolves_an_opponents_die_pays_for_it_and_its_owner_adds_nothing() {
    let layout = scene()
        .a(|p| {
            p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple -", "first-order-stormtrooper -"]).hand(["anger"])
        })
        .b(|p| p.team(["aurra-sing", "han-solo-savvy-smuggler"]).hand(["aim"]));
    layout.clone().b(|p| p.pool(["han-solo-savvy-smuggler 2RD1"])).play(|t| {
        t.choose_each(["play anger", "target aurra-sing"]);
        t.expect_damage("aurra-sing", 2);
        t.expect_resources(A, 4);
        t.expect_resources(B, 5);
    });
    layout.b(|p| p.pool(["aurra-sing 2RD"])).play(|t| {
        t.choose_each(["play anger", "target aurra-sing"]);
        t.expect_damage("aurra-sing", 2);
        t.expect_hand(B, ["aim"]);
    });
    // Who is made to resolve the own die does so as ever.
    scene()
        .a(|p| p.team([KYLO, FINN]).hand(["doubt"]))
        .b(|p| p.team(["palpatine-galactic-emperor"]).pool(["palpatine-galactic-emperor 1R"]))
        .rolls(["2RD"])
        .play(|t| {
            t.choose("play doubt");
            t.expect_asked(B);
            t.can_choose_exactly(["die palpatine-galactic-emperor 2RD", "done"]);
            t.choose_each(["die palpatine-galactic-emperor 2RD", "target kylo-ren-vaders-disciple"]);
            t.expect_asked(A);
            let one = t.key_texts(A).into_iter().find(|w| w.starts_with("assign 1 ")).expect("one each");
            t.choose(&one);
            t.expect_damage(KYLO, 3);
            t.expect_damage(FINN, 1);
        });
}

/// SWD-CLAR-EX37, SWD-RES-06
#[test]
fn a_hampered_die_that_stays_is_not_resolved_again_in_the_turn() {
    let layout = scene()
        .a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]).hand(["my-ally-is-the-force"]))
        .b(|p| p.team([KYLO]).in_play(["hampered on rey-force-prodigy"]));
    layout.play(|t| {
        t.choose_each(["play my-ally-is-the-force", "target kylo-ren-vaders-disciple"]);
        t.can_choose_exactly(["activate rey-force-prodigy", "claim", "pass"]);
        t.choose_each(["pass", "pass"]);
        // In the next turn it is.
        t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
    });
}
