//! What a die counts as: resolved as something else, joined by modifiers, hampered, resolved before.

use crate::support::{A, B, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PHASMA: &str = "captain-phasma-stormtrooper-commander";
const LUKE: &str = "luke-skywalker-reluctant-instructor";

/// SWD-DIE-07, SWD-DIE-06
#[test]
fn a_modifier_takes_part_in_what_dice_are_resolved_as() {
    let layout = scene().b(|p| p.team([REY, FINN]));
    let with = |team: [&'static str; 3]| {
        layout.clone().a(move |p| p.team(team).pool(["kylo-ren-vaders-disciple 1MD", "death-trooper +2RD"]))
    };
    // Phasma lets the modifier of a trooper be melee damage.
    with([PHASMA, "death-trooper", KYLO]).play(|t| {
        t.choose("resolve kylo-ren-vaders-disciple 1MD");
        t.can_choose_exactly(["add death-trooper +2RD", "done"]);
        t.choose_each(["add death-trooper +2RD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 3);
        t.expect_asked(B);
    });
    // Without her it is ranged damage.
    with(["death-trooper", KYLO, FINN]).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 1);
    });
    // It follows its base to either symbol, and needs one.
    let layout = layout.a(|p| {
        p.team([PHASMA, "death-trooper"]).pool(["captain-phasma-stormtrooper-commander 1RD", "death-trooper +2RD"])
    });
    for way in ["", " as melee"] {
        layout.play(|t| {
            t.cannot_choose("resolve death-trooper +2RD as melee");
            t.choose(&format!("resolve captain-phasma-stormtrooper-commander 1RD{way}"));
            t.can_choose_exactly(["add death-trooper +2RD", "done"]);
            t.choose_each(["add death-trooper +2RD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 3);
        });
    }
}

/// SWD-DIE-07
#[test]
fn an_indirect_modifier_joins_ranged_damage_on_the_mark() {
    let layout = scene()
        .a(|p| {
            p.team(["commando-droid"])
                .in_play(["e-5-blaster-carbine on commando-droid"])
                .pool(["commando-droid 1RD", "e-5-blaster-carbine +2ID"])
        })
        .b(|p| p.team([REY, FINN]));
    layout.play(|t| {
        t.choose_each(["resolve commando-droid 1RD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 1);
    });
    layout.a(|p| p.in_play(["e-5-blaster-carbine on commando-droid", "on-the-mark"])).play(|t| {
        t.choose("resolve commando-droid 1RD");
        t.can_choose_exactly(["add e-5-blaster-carbine +2ID", "done"]);
        t.choose_each(["add e-5-blaster-carbine +2ID", "target rey-force-prodigy"]);
        t.expect_damage(REY, 3);
    });
}

/// SWD-FAQ-EX24
#[test]
fn whatever_resolves_dice_showing_a_symbol_takes_what_they_count_as() {
    let layout = scene().b(|p| p.team([REY, FINN]));
    // A claim, with a modifier that counts as melee damage, too.
    layout
        .clone()
        .a(|p| {
            p.team([PHASMA, "clone-trooper", "death-trooper"])
                .pool(["clone-trooper 2ID", "death-trooper +2RD", "captain-phasma-stormtrooper-commander 1R"])
                .battlefield("secret-facility")
        })
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.can_choose_exactly(["die clone-trooper 2ID", "die death-trooper +2RD", "done"]);
            t.choose_each(["die death-trooper +2RD", "die clone-trooper 2ID"]);
            t.can_choose_exactly(["add death-trooper +2RD", "done"]);
            t.choose("add death-trooper +2RD");
            // As melee damage: indirect damage is none that the battlefield names.
            t.can_choose_exactly([
                "target captain-phasma-stormtrooper-commander",
                "target clone-trooper",
                "target death-trooper",
                "target finn-first-order-defector",
                "target rey-force-prodigy",
            ]);
            t.choose("target rey-force-prodigy");
            t.expect_damage(REY, 4);
        });
    // Events.
    let phasma = layout.clone().a(|p| {
        p.team([PHASMA, "clone-trooper"])
            .pool(["clone-trooper 2ID", "captain-phasma-stormtrooper-commander 1R"])
            .hand(["direct-hit"])
    });
    phasma.play(|t| {
        t.choose_each(["play direct-hit", "target rey-force-prodigy"]);
        t.expect_damage(REY, 4);
    });
    let marked = layout
        .clone()
        .a(|p| p.team(["commando-droid"]).in_play(["on-the-mark"]).pool(["commando-droid 2ID"]).hand(["salvo"]));
    marked.play(|t| {
        t.choose("play salvo");
        t.expect_damage(REY, 2);
        t.expect_damage(FINN, 2);
    });
    let luke = layout.a(|p| {
        p.team(["luke-skywalker-reluctant-instructor elite"])
            .pool(["luke-skywalker-reluctant-instructor 2Sh", "luke-skywalker-reluctant-instructor 1Sh"])
            .hand(["twin-strike"])
    });
    luke.b(|p| p.team(["rey-force-prodigy shield 2", FINN])).play(|t| {
        t.choose("play twin-strike");
        t.choose_each(["die luke-skywalker-reluctant-instructor 2Sh", "die luke-skywalker-reluctant-instructor 1Sh"]);
        t.choose_each(["die luke-skywalker-reluctant-instructor 2Sh", "target rey-force-prodigy"]);
        t.choose("target rey-force-prodigy");
        t.expect_damage(REY, 3);
        t.expect_shields(REY, 2);
    });
}

/// SWD-RES-07, SWD-FAQ-EX24
#[test]
fn a_die_of_an_opponent_counts_as_if_it_were_in_the_pool_of_who_resolves_it() {
    let layout = scene()
        .a(|p| {
            p.team([PHASMA, "first-order-stormtrooper", KYLO])
                .pool(["first-order-stormtrooper -", "kylo-ren-vaders-disciple -"])
                .hand(["anger"])
        })
        .b(|p| p.team(["clone-trooper", LUKE]).pool(["clone-trooper 2ID", "luke-skywalker-reluctant-instructor 2Sh"]));
    // The trooper's die is melee damage for Phasma's player; what Luke may do is for his player alone.
    layout.play(|t| {
        t.choose("play anger");
        t.choose("target luke-skywalker-reluctant-instructor");
        t.expect_damage(LUKE, 2);
        t.expect_pool(B, ["luke-skywalker-reluctant-instructor 2Sh"]);
    });
}

/// SWD-FAQ-EX24
#[test]
fn what_removes_dice_looks_at_the_side_they_show() {
    let layout = scene().a(|p| p.team([REY]).hand(["block"])).b(|p| {
        p.team([PHASMA, "clone-trooper"]).pool(["clone-trooper 1RD", "captain-phasma-stormtrooper-commander 1R"])
    });
    layout.play(|t| {
        t.choose("play block");
        t.expect_pool(B, ["clone-trooper 1RD", "captain-phasma-stormtrooper-commander 1R"]);
    });
}

/// SWD-DIE-07
#[test]
fn dice_of_one_symbol_are_resolved_as_one_symbol() {
    let layout = scene()
        .a(|p| {
            p.team(["enfys-nest", "maz-kanata-canny-negotiator", FINN]).pool([
                "maz-kanata-canny-negotiator 2ID",
                "finn-first-order-defector 2RD",
                "enfys-nest 1MD",
            ])
        })
        .b(|p| p.team([REY]));
    layout.play(|t| {
        t.choose_each(["use enfys-nest", "die maz-kanata-canny-negotiator 2ID"]);
        t.expect_damage(REY, 2);
        t.expect_pool(A, ["finn-first-order-defector 2RD", "enfys-nest 1MD"]);
    });
    layout.a(|p| p.in_play(["on-the-mark"])).play(|t| {
        t.choose("use enfys-nest");
        let (maz, finn) = ("die maz-kanata-canny-negotiator 2ID", "die finn-first-order-defector 2RD");
        t.can_choose_exactly([maz, finn, "die enfys-nest 1MD", "done"]);
        t.choose_each([finn, maz]);
        // Both as ranged damage, whichever comes first.
        t.can_choose_exactly([maz, finn]);
        t.choose(maz);
        t.choose_each(["target rey-force-prodigy", "target rey-force-prodigy"]);
        t.expect_damage(REY, 4);
    });
}

/// SWD-DIE-07
#[test]
fn an_ability_of_a_die_hears_what_it_is_resolved_as() {
    scene()
        .a(|p| {
            p.team([REY, "luke-skywalker-reluctant-instructor shield 1"])
                .in_play(["dagger-of-mortis on rey-force-prodigy", "c-3po"])
                .pool(["dagger-of-mortis 1Sh", "c-3po 1R"])
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["use c-3po", "as melee", "yes", "target kylo-ren-vaders-disciple"]);
            t.expect_shields(REY, 1);
            t.expect_shields(LUKE, 0);
            t.expect_damage(KYLO, 1);
        });
}

/// SWD-CLAR-EX36, SWD-CLAR-EX37
#[test]
fn a_modifier_of_a_hampered_character_is_one_of_its_dice() {
    let layout = scene()
        .a(|p| p.team(["rey-force-prodigy elite"]).in_play(["lightsaber on rey-force-prodigy"]))
        .b(|p| p.team([KYLO]).in_play(["hampered on rey-force-prodigy"]));
    // After her modifier her other die waits for another turn.
    layout.clone().a(|p| p.pool(["rey-force-prodigy 1MD", "rey-force-prodigy +2MD", "lightsaber 3MD1"])).play(|t| {
        t.choose("resolve lightsaber 3MD1");
        t.can_choose_exactly(["add rey-force-prodigy +2MD", "done"]);
        t.choose_each(["add rey-force-prodigy +2MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 5);
        t.expect_asked(B);
        t.choose("pass");
        t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 6);
    });
    // Nor do two of her modifiers join one die.
    layout.a(|p| p.pool(["rey-force-prodigy +2MD", "rey-force-prodigy +2MD", "lightsaber 3MD1"])).play(|t| {
        t.choose_each(["resolve lightsaber 3MD1", "add rey-force-prodigy +2MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 5);
        t.expect_pool(A, ["rey-force-prodigy +2MD"]);
    });
}

/// SWD-CLAR-EX37, SWD-TERM-04
#[test]
fn a_second_die_of_a_hampered_character_is_not_picked_to_be_resolved() {
    let luke = "luke-skywalker-jedi-knight";
    let layout = scene()
        .a(|p| p.team(["luke-skywalker-jedi-knight elite", "royal-guard elite"]))
        .b(|p| p.team([KYLO]).in_play(["hampered on luke-skywalker-jedi-knight", "hampered on royal-guard"]));
    let dice = ["luke-skywalker-jedi-knight 2MD", "luke-skywalker-jedi-knight 3MD", "royal-guard 1MD"];
    layout.clone().a(|p| p.pool(dice).hand(["twin-strike"])).play(|t| {
        t.choose_each(["play twin-strike", "die luke-skywalker-jedi-knight 2MD"]);
        t.can_choose_exactly(["die royal-guard 1MD", "done"]);
        t.choose_each(["die royal-guard 1MD", "die royal-guard 1MD", "target kylo-ren-vaders-disciple"]);
        t.choose("target kylo-ren-vaders-disciple");
        t.expect_damage(KYLO, 3);
        t.expect_pool(A, ["luke-skywalker-jedi-knight 3MD"]);
        t.choose("pass");
    });
    // Nor are its modifiers.
    let dice = ["luke-skywalker-jedi-knight 2MD", "royal-guard 1MD", "royal-guard +2MD"];
    layout.a(|p| p.pool(dice).hand(["pulverize"])).play(|t| {
        t.choose_each(["play pulverize", "die royal-guard 1MD"]);
        t.can_choose_exactly(["die luke-skywalker-jedi-knight 2MD", "done"]);
        t.choose_each(["done", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
        t.in_play(luke);
        t.choose("pass");
    });
}

/// SWD-RES-06, SWD-XACT-04
#[test]
fn a_die_that_stays_is_resolved_again_in_another_action_only() {
    scene()
        .a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]).hand(["my-ally-is-the-force"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["play my-ally-is-the-force", "target kylo-ren-vaders-disciple"]);
            t.expect_pool(A, ["rey-force-prodigy 1MD"]);
            // Ambush: the additional action is another one.
            t.can_choose_exactly(["activate rey-force-prodigy", "claim", "pass", "resolve rey-force-prodigy 1MD"]);
            t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 2);
            t.expect_asked(B);
        });
}
