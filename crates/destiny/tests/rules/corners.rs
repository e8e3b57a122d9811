//! Corners where two mechanisms meet: claims and additional actions, replacements, upgrades, discounts, "then".

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-AMB-01, SWD-CLAIM-OPEN1
#[test]
fn ambush_of_a_card_that_a_claim_plays_is_lost() {
    scene().a(|p| p.team([FINN]).battlefield("docking-bay").hand(["stap-droid"])).b(|p| p.team([KYLO])).play(|t| {
        t.choose_each(["claim", "yes", "pick stap-droid from hand"]);
        t.in_play("stap-droid");
        t.expect_asked(B);
        t.can_choose("pass");
    });
}

/// SWD-AMB-01, SWD-XACT-03, SWD-CLAIM-03
#[test]
fn ambush_outside_the_own_turn_is_used_at_once_unless_the_player_has_claimed() {
    let layout = scene().a(|p| p.team([FINN]).hand(["barter-with-blood"])).b(|p| p.team([KYLO]).hand(["stap-droid"]));
    layout.play(|t| {
        t.choose("play barter-with-blood");
        t.choose_as(A, "bid 0");
        t.choose_as(B, "bid 1");
        t.choose_each(["yes", "pick stap-droid from hand"]);
        t.expect_asked(B);
        t.can_choose_exactly(["activate kylo-ren-vaders-disciple", "activate stap-droid", "claim", "pass"]);
        t.choose("activate stap-droid");
        // The own turn follows all the same.
        t.expect_asked(B);
        t.can_choose("activate kylo-ren-vaders-disciple");
        t.leave_open();
    });
    layout.play(|t| {
        t.choose_each(["pass", "claim", "play barter-with-blood"]);
        t.choose_as(A, "bid 0");
        t.choose_as(B, "bid 1");
        t.choose_each(["yes", "pick stap-droid from hand"]);
        t.in_play("stap-droid");
        t.expect_asked(A);
        t.can_choose("pass");
    });
}

/// SWD-AMB-01, SWD-EFF-01
#[test]
fn a_card_of_another_turn_is_not_swift() {
    scene().a(|p| p.team([FINN]).hand(["swiftness", "take-cover"])).b(|p| p.team([KYLO])).play(|t| {
        t.choose_each(["play swiftness", "activate finn-first-order-defector"]);
        t.expect_asked(B);
        t.choose_each(["pass", "play take-cover", "pick finn-first-order-defector"]);
        t.expect_asked(B);
        t.can_choose("pass");
    });
}

/// SWD-REPL-03, SWD-REPL-01
#[test]
fn a_belt_may_go_instead_of_any_weapon_discarded_with_it() {
    // Picked together with the weapon, too: it counts once.
    let layout = scene()
        .a(|p| p.team(["jango-fett"]).hand(["armed-to-the-teeth"]))
        .a(|p| p.in_play(["lightsaber on jango-fett", "ammo-belt on jango-fett"]))
        .b(|p| p.team([REY]));
    for (word, damage) in [("yes", 1), ("no", 2)] {
        layout.play(|t| {
            t.choose_each(["play armed-to-the-teeth", "pick ammo-belt", "pick lightsaber"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each([word, "pick rey-force-prodigy"]);
            t.expect_damage(REY, damage);
            t.expect_gone("ammo-belt");
            if word == "yes" {
                t.expect_on("lightsaber", "jango-fett");
            } else {
                t.expect_gone("lightsaber");
            }
        });
    }
    // Of two weapons either can be saved: each question names one.
    let layout =
        layout.a(|p| p.in_play(["hunting-rifle on jango-fett", "lightsaber on jango-fett", "ammo-belt on jango-fett"]));
    for (words, saved, gone) in
        [(["yes", ""], "hunting-rifle", "lightsaber"), (["no", "yes"], "lightsaber", "hunting-rifle")]
    {
        layout.play(|t| {
            t.choose_each(["play armed-to-the-teeth", "pick lightsaber", "pick hunting-rifle", "done"]);
            t.choose_each(words.into_iter().filter(|word| !word.is_empty()));
            t.choose("pick rey-force-prodigy");
            t.expect_damage(REY, 2);
            t.expect_on(saved, "jango-fett");
            t.expect_gone(gone);
        });
    }
}

/// SWD-ERR-03, SWD-UPG-04, SWD-UPG-09
#[test]
fn a_belt_does_not_save_what_a_rule_discards() {
    let layout = scene().b(|p| p.team([KYLO])).a(|p| p.team([FINN]).hand(["vibroknife"]));
    let gear = ["ammo-belt on finn-first-order-defector", "hunting-rifle on finn-first-order-defector"];
    layout.clone().a(|p| p.in_play(gear)).play(|t| {
        t.choose_each(["play vibroknife", "replace hunting-rifle"]);
        t.expect_discard(A, ["hunting-rifle"]);
        t.expect_on("ammo-belt", FINN);
        t.choose("pass");
    });
    layout.a(|p| p.in_play([gear[0], gear[1], "reys-staff on finn-first-order-defector"])).play(|t| {
        t.choose_each(["play vibroknife", "done"]);
        t.can_choose_exactly(["discard ammo-belt", "discard hunting-rifle", "discard reys-staff"]);
        t.choose("discard hunting-rifle");
        t.expect_on("ammo-belt", FINN);
        t.choose("pass");
    });
}

/// SWD-TERM-16, SWD-TERM-17
#[test]
fn what_moves_takes_its_effect_along() {
    // One hurt as much as it can bear falls without the health its frame gave.
    scene()
        .a(|p| {
            p.team(["commando-droid damage 7", "ig-88"])
                .in_play(["modular-frame on commando-droid"])
                .battlefield("cargo-hold")
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_gone("commando-droid");
            t.expect_on("modular-frame", "ig-88");
        });
    // No frame stays on a human.
    scene()
        .a(|p| p.team(["commando-droid", KYLO]).in_play(["modular-frame on commando-droid"]).battlefield("cargo-hold"))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_discard(A, ["modular-frame"]);
            t.expect_asked(B);
        });
    // An exhausted upgrade stays exhausted.
    scene()
        .a(|p| {
            p.team([FINN, REY]).in_play(["torment on finn-first-order-defector exhausted"]).battlefield("cargo-hold")
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_on("torment", REY);
            t.expect_exhausted("torment", true);
        });
}

/// SWD-TERM-10, SWD-PLAY-05
#[test]
fn discounts_of_card_and_battlefield_add_up() {
    // The first event of the round was played before: the free one is not cheaper for anything, nor the next.
    scene()
        .a(|p| p.team(["jyn-erso-reckless-operative"]).hand(["barter-with-blood", "unpredictable", "quick-escape"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.expect_resources(A, 4);
            t.choose_as(A, "bid 1");
            t.choose_as(B, "bid 0");
            t.choose_each(["yes", "pick unpredictable from hand", "play quick-escape"]);
            t.expect_resources(A, 3);
        });
    // A support of cost 3 for one resource: the team has to help.
    scene()
        .a(|p| p.team([FINN]).battlefield("docking-bay").in_play(["tech-team"]).hand(["slave-i-leg"]).resources(1))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["claim", "yes", "pick slave-i-leg from hand"]);
            t.can_choose_exactly(["yes"]);
            t.choose("yes");
            t.in_play("slave-i-leg");
            t.expect_exhausted("tech-team", true);
            t.expect_resources(A, 0);
        });
    // A cost of 4, 2 less through IG-88, 1 less for what is replaced.
    scene()
        .a(|p| {
            p.team(["ig-88"]).pool(["ig-88 Sp"]).in_play(["hunting-rifle on ig-88"]).discard(["darksaber"]).resources(1)
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("resolve ig-88 Sp");
            t.can_choose_exactly(["replace hunting-rifle"]);
            t.choose("replace hunting-rifle");
            t.expect_on("darksaber", "ig-88");
            t.expect_resources(A, 0);
        });
}

/// SWD-UNIQ-03
#[test]
fn no_effect_plays_a_second_copy_of_a_unique_card() {
    scene()
        .a(|p| {
            p.team(["ig-88", FINN])
                .pool(["ig-88 Sp"])
                .in_play(["darksaber on finn-first-order-defector"])
                .discard(["darksaber"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("resolve ig-88 Sp");
            t.expect_discard(A, ["darksaber"]);
            t.expect_asked(B);
        });
    scene()
        .a(|p| p.team([FINN]).battlefield("docking-bay").in_play(["slave-i-leg"]).discard(["slave-i-leg"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("claim");
            t.expect_discard(A, ["slave-i-leg"]);
            t.expect_asked(B);
        });
}

/// SWD-UNIQ-08, SWD-UNIQ-05
#[test]
fn copies_are_counted_again_when_what_made_them_common_returns_to_the_hand() {
    let pistols = [
        "rexs-blaster-pistol on rex",
        "rexs-blaster-pistol on finn-first-order-defector",
        "rexs-blaster-pistol on rey-force-prodigy",
    ];
    scene()
        .a(|p| p.team(["rex", FINN, REY]).in_play(pistols))
        .b(|p| p.team(["death-trooper"]).in_play(["imperial-inspection"]))
        .rolls(["1Dr"])
        .play(|t| {
            t.choose_each(["pass", "activate death-trooper", "yes", "pick rexs-blaster-pistol #1"]);
            t.expect_hand(A, ["rexs-blaster-pistol"]);
            t.expect_asked(A);
            t.can_choose_exactly(["discard rexs-blaster-pistol #1", "discard rexs-blaster-pistol #2"]);
            t.choose("discard rexs-blaster-pistol #1");
            t.expect_on("rexs-blaster-pistol", REY);
        });
}

/// SWD-TERM-18, SWD-TERM-31
#[test]
fn moved_damage_is_neither_dealt_nor_taken() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector damage 2", REY])
                .in_play(["force-illusion on rey-force-prodigy", "torment on rey-force-prodigy"])
                .hand(["draw-attention"])
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["play draw-attention", "assign 2 rey-force-prodigy"]);
            t.expect_damage(REY, 2);
            t.expect_asked(B);
            t.expect_resources(A, 5);
        });
}

/// SWD-THEN-01, SWD-TERM-31, SWD-SHLD-04
#[test]
fn then_asks_whether_it_was_done_not_what_came_of_it() {
    // Blocked damage was dealt.
    scene()
        .a(|p| p.team(["rey-force-prodigy shield 3"]).hand(["heroism"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose("play heroism");
            t.expect_damage(REY, 0);
            t.expect_shields(REY, 2);
            t.expect_pool(B, []);
        });
    // A shield that is one too many was not given.
    for (team, given) in [("rey-force-prodigy shield 3", false), ("rey-force-prodigy shield 2", true)] {
        scene()
            .a(|p| p.team([team]).in_play(["resistance-hq"]).hand(["aim"]))
            .b(|p| p.team(["kylo-ren-vaders-disciple shield 3"]).resources(0))
            .play(|t| {
                t.choose_each(["use resistance-hq", "pick aim from hand", "pick rey-force-prodigy"]);
                t.expect_shields(REY, 3);
                t.expect_exhausted("resistance-hq", !given);
                t.expect_asked(B);
            });
    }
    // Without a die of theirs there is no duel.
    scene()
        .a(|p| p.team([FINN]).battlefield("fighting-pit").pool(["finn-first-order-defector 1RD"]))
        .b(|p| p.team([REY]))
        .rolls(["2RD"])
        .play(|t| {
            t.choose("use fighting-pit");
            t.expect_pool(A, ["finn-first-order-defector 2RD"]);
            t.expect_damage(FINN, 0);
            t.expect_asked(B);
        });
}

/// SWD-ABIL-03, SWD-TERM-04
#[test]
fn what_is_there_is_done_although_the_rest_is_not() {
    // No card to discard: the dice are gone all the same.
    scene().a(|p| p.team(["unkar-plutt elite"]).pool(["unkar-plutt 1F", "unkar-plutt 2Dr"])).b(|p| p.team([REY])).play(
        |t| {
            t.choose_each(["use unkar-plutt", "die unkar-plutt 2Dr", "die unkar-plutt 1F"]);
            t.expect_pool(A, []);
            t.expect_resources(A, 5);
            t.expect_asked(B);
        },
    );
    // No die pays for a card that costs nothing.
    scene()
        .a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]).hand(["destiny", "take-cover", "use-the-force"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["play destiny", "done"]);
            t.can_choose_exactly(["pick take-cover from hand"]);
            t.choose_each(["pick take-cover from hand", "pick rey-force-prodigy"]);
            t.expect_shields(REY, 1);
            t.expect_resources(A, 5);
        });
    // One die alone meets nobody.
    scene()
        .a(|p| p.team([FINN]).pool(["finn-first-order-defector 1RD"]).hand(["face-off"]))
        .b(|p| p.team([REY]))
        .rolls(["2RD"])
        .play(|t| {
            t.choose("play face-off");
            t.expect_damage(FINN, 0);
            t.expect_damage(REY, 0);
            t.expect_asked(B);
        });
}

/// SWD-FFA-06, SWD-TERM-34
#[test]
fn dice_of_an_opponent_are_those_of_one() {
    let (rey, kylo, trooper) =
        ("die rey-force-prodigy 1MD", "die kylo-ren-vaders-disciple 1MD", "die first-order-stormtrooper 1RD");
    scene()
        .a(|p| p.team([FINN]).hand(["sound-the-alarm"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .c(|p| p.team([KYLO, TROOPER]).pool(["kylo-ren-vaders-disciple 1MD", "first-order-stormtrooper 1RD"]))
        .rolls(["1R", "1R"])
        .play(|t| {
            t.choose("play sound-the-alarm");
            t.can_choose_exactly([rey, kylo, trooper, "done"]);
            t.choose(trooper);
            t.can_choose_exactly([kylo, "done"]);
            t.choose(kylo);
            t.expect_pool(B, ["rey-force-prodigy 1MD"]);
            t.expect_pool(C, ["kylo-ren-vaders-disciple 1R", "first-order-stormtrooper 1R"]);
        });
}

/// SWD-CLAR-EX27, SWD-TERM-03
#[test]
fn a_die_that_an_opponent_removes_hurts_nobody() {
    scene()
        .a(|p| p.team(["dj", REY]).hand(["krayt-dragon-howl"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose_each(["play krayt-dragon-howl", "choose 1"]);
            t.expect_pool(B, []);
            t.expect_damage(KYLO, 0);
            t.expect_asked(B);
        });
}

/// SWD-SPEC-01, SWD-KEY-02
#[test]
fn a_shuttle_uses_the_special_of_a_character_without_other_abilities() {
    scene()
        .a(|p| p.team(["darth-vader-dark-apprentice"]).in_play(["command-shuttle"]).pool(["command-shuttle Sp"]))
        .b(|p| p.team([REY]).in_play(["mind-extraction on darth-vader-dark-apprentice"]))
        .play(|t| {
            t.choose_each(["resolve command-shuttle Sp", "pick rey-force-prodigy"]);
            t.expect_damage(REY, 3);
            t.expect_damage("darth-vader-dark-apprentice", 1);
            t.expect_pool(A, []);
        });
}

/// SWD-AMB-01, SWD-REPL-01
#[test]
fn a_stifled_event_keeps_its_ambush() {
    scene().a(|p| p.team([REY]).hand(["heightened-awareness"])).b(|p| p.team([KYLO]).in_play(["stifle"])).play(|t| {
        t.choose("play heightened-awareness");
        t.expect_gone("stifle");
        t.expect_shields(REY, 0);
        t.expect_asked(A);
        t.can_choose_exactly(["activate rey-force-prodigy", "claim", "pass"]);
        t.choose("pass");
    });
}

/// SWD-CACT-OPEN2, SWD-FFA-06
#[test]
fn only_the_controller_of_its_host_rests_from_an_extraction() {
    scene()
        .a(|p| p.team([REY]))
        .b(|p| p.team([KYLO]).in_play(["mind-extraction on rey-force-prodigy"]))
        .c(|p| p.team([FINN]))
        .play(|t| {
            t.choose("pass");
            t.expect_asked(B);
            t.cannot_choose("use mind-extraction");
            t.choose("pass");
            t.expect_asked(C);
            t.cannot_choose("use mind-extraction");
            t.choose_each(["activate finn-first-order-defector", "use mind-extraction"]);
            t.expect_exhausted(REY, true);
            t.expect_discard(B, ["mind-extraction"]);
        });
}

/// SWD-DMG-07, SWD-TERM-31
#[test]
fn an_illusion_blocks_as_much_as_was_assigned() {
    scene()
        .a(|p| p.team(["rex"]).pool(["rex 2ID"]))
        .b(|p| p.team([REY, KYLO]).in_play(["force-illusion on rey-force-prodigy"]).deck(["aim"; 6]))
        .play(|t| {
            t.choose("resolve rex 2ID");
            let one = t.key_texts(B).into_iter().find(|w| w.starts_with("assign 1 ")).expect("one each");
            t.choose_each([one.as_str(), "yes"]);
            t.expect_damage(REY, 0);
            t.expect_damage(KYLO, 1);
            t.expect_discard(B, ["aim", "force-illusion"]);
        });
}
