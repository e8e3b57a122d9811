//! What happens at the same time to several players, cards or dice: who says what comes first.

use table::{Arg, Game, Options, Phrase};

use crate::support::{A, B, C, Play, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PHASMA: &str = "captain-phasma-stormtrooper-commander";

/// What tells the abilities on offer apart: the last argument of each label.
fn told_apart(t: &Play, seat: table::Seat) -> Vec<Arg> {
    let mut options = Options::new();
    t.game().options(t.state(), seat, &mut options);
    let last = |phrase: Phrase| match phrase {
        Phrase::Say(_, args) => args.last().cloned().expect("an argument"),
        other => panic!("{other:?}"),
    };
    options.iter().map(|&o| last(t.game().label(t.state(), o))).collect()
}

/// SWD-SIM-01, SWD-CLAR-EX26
#[test]
fn dice_removed_from_several_opponents_are_answered_in_an_order_of_choice() {
    let layout = scene()
        .a(|p| p.team(["dj"]).hand(["flee-the-scene"]))
        .b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy 1MD"]))
        .c(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    for first in [B, C] {
        layout.play(|t| {
            t.choose_each(["play flee-the-scene", "die kylo-ren-vaders-disciple 1MD", "die rey-force-prodigy 1MD"]);
            t.expect_asked(A);
            assert_eq!(told_apart(t, A), [Arg::Seat(B), Arg::Seat(C)]);
            let offers = t.key_texts(A);
            t.choose(&offers[usize::from(first == C)]);
            t.choose("yes");
            if first == C {
                t.expect_damage(KYLO, 1);
                t.expect_damage(FINN, 0);
                t.choose("yes");
            }
            t.expect_asked(B);
            t.choose("assign 0 rey-force-prodigy");
            t.expect_damage(FINN, 1);
            if first == B {
                t.expect_damage(KYLO, 0);
                t.choose("yes");
            }
            t.expect_damage(KYLO, 1);
            t.expect_asked(B);
        });
    }
    // Whoever removes dice of one opponent is asked for no order.
    layout.play(|t| {
        t.choose_each(["play flee-the-scene", "die kylo-ren-vaders-disciple 1MD", "done"]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("no");
    });
}

/// SWD-SIM-02, SWD-SETUP-10
#[test]
fn what_both_players_do_after_setup_is_put_in_order() {
    let layout =
        scene().a(|p| p.team([TROOPER]).in_play(["blockade"])).b(|p| p.team([REY]).in_play(["fortify"])).at_setup();
    for holder in [A, B] {
        layout.clone().held_by(holder).play(|t| {
            t.expect_asked(holder);
            t.can_choose_exactly(["next blockade", "next fortify"]);
            t.choose("next fortify");
            t.expect_asked(B);
            t.expect_resources(B, 5);
            t.choose("pick rey-force-prodigy");
            t.expect_shields(REY, 1);
            t.expect_resources(B, 4);
        });
    }
}

/// SWD-SIM-02, SWD-TERM-25
#[test]
fn dice_of_two_players_that_are_rolled_at_once_are_answered_in_order() {
    let layout = scene()
        .a(|p| {
            p.team([FINN])
                .in_play(["profiteering"])
                .pool(["finn-first-order-defector 1RD"])
                .hand(["disturbance-in-the-force"])
        })
        .b(|p| p.team(["maz-kanata-canny-negotiator"]).in_play(["profiteering"]))
        .b(|p| p.pool(["maz-kanata-canny-negotiator 2ID"]))
        .rolls(["1R", "1R"]);
    for holder in [A, B] {
        for nth in [0, 1] {
            layout.clone().held_by(holder).play(|t| {
                t.choose("play disturbance-in-the-force");
                t.expect_asked(holder);
                let offers = t.key_texts(holder);
                assert_eq!(offers.len(), 2, "{offers:?}");
                t.choose(&offers[nth]);
                t.expect_asked([A, B][nth]);
                t.choose("yes");
                t.expect_asked([B, A][nth]);
                t.choose("yes");
                t.expect_resources(A, 5);
                t.expect_resources(B, 6);
            });
        }
    }
}

/// SWD-SIM-02, SWD-SHLD-03
#[test]
fn what_two_players_block_at_once_is_put_in_order() {
    let layout =
        scene().a(|p| p.team([REY]).in_play(["force-illusion on rey-force-prodigy"]).deck(["aim"; 6])).b(|p| {
            p.team([PHASMA, KYLO])
                .in_play(["defoliator-tank", "force-illusion on kylo-ren-vaders-disciple"])
                .deck(["aim"; 6])
                .pool(["defoliator-tank Sp"])
        });
    for holder in [A, B] {
        layout.clone().held_by(holder).play(|t| {
            t.choose_each(["pass", "resolve defoliator-tank Sp"]);
            t.expect_asked(holder);
            let offers = t.key_texts(holder);
            assert_eq!(offers.len(), 2, "{offers:?}");
            // The second first.
            t.choose(&offers[1]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_asked(A);
            t.choose("no");
            t.expect_damage(KYLO, 0);
            t.expect_damage(REY, 3);
            t.expect_damage(PHASMA, 3);
        });
    }
}

/// SWD-SIM-02, SWD-DOWN-02
#[test]
fn equal_downgrades_of_several_players_are_told_apart_after_a_defeat() {
    let layout = scene()
        .a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]).in_play(["wanted on rey-force-prodigy"]))
        .b(|p| p.team([KYLO]).in_play(["wanted on rey-force-prodigy", "aftermath"]))
        .c(|p| p.team(["rey-force-prodigy damage 9", TROOPER]))
        .held_by(B);
    for (first, then, word) in [(A, B, "next wanted #1"), (B, A, "next wanted #2")] {
        layout.play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target rey-force-prodigy"]);
            t.expect_asked(B);
            t.can_choose_exactly(["next aftermath", "next wanted #1", "next wanted #2"]);
            t.choose("next aftermath");
            t.choose(word);
            t.expect_resources(B, 6);
            t.expect_asked(first);
            t.choose("yes");
            t.expect_asked(then);
            t.choose("yes");
            t.expect_resources(A, 7);
            t.expect_resources(B, 8);
        });
    }
}

/// SWD-SIM-02
#[test]
fn equal_downgrades_of_two_players_on_one_character_are_put_in_order() {
    scene()
        .a(|p| p.team(["rey-force-prodigy damage 7"]))
        .b(|p| p.team([KYLO]).in_play(["shock-collar on rey-force-prodigy"]))
        .c(|p| p.team([TROOPER]).in_play(["shock-collar on rey-force-prodigy"]))
        .held_by(C)
        .rolls(["1MD"])
        .play(|t| {
            t.choose("activate rey-force-prodigy");
            t.expect_asked(C);
            t.can_choose_exactly(["next shock-collar #1", "next shock-collar #2"]);
            t.choose("next shock-collar #2");
            t.expect_damage(REY, 9);
            t.expect_asked(B);
        });
}

/// SWD-SIM-01, SWD-REPL-01
#[test]
fn redeploying_and_becoming_an_upgrade_are_put_in_order() {
    let layout = scene()
        .a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .b(|p| p.team(["l3-37 damage 7", REY]).in_play(["x-34-landspeeder", "lightsaber on l3-37"]));
    for (first, saved) in [("next l3-37", false), ("next lightsaber ability 1 about 0", true)] {
        layout.play(|t| {
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target l3-37"]);
            t.expect_asked(B);
            t.can_choose_exactly(["next l3-37", "next lightsaber ability 1 about 0"]);
            t.choose(first);
            // Who was not defeated leaves no weapon to redeploy.
            if saved {
                t.choose("yes");
                t.expect_on("lightsaber", REY);
            } else {
                t.expect_discard(B, ["lightsaber"]);
            }
            t.expect_on("l3-37", "x-34-landspeeder");
        });
    }
}

/// SWD-RDP-01, SWD-DEF-01
#[test]
fn who_falls_at_the_same_time_keeps_no_weapon() {
    let layout = scene()
        .a(|p| p.team([PHASMA]).in_play(["defoliator-tank"]).pool(["defoliator-tank Sp"]))
        .b(|p| p.team(["rey-force-prodigy damage 9", "finn-first-order-defector damage 9", KYLO]))
        .b(|p| p.in_play(["lightsaber on rey-force-prodigy"]));
    for (to, kept) in [("pick finn-first-order-defector", false), ("pick kylo-ren-vaders-disciple", true)] {
        layout.play(|t| {
            t.choose_each(["resolve defoliator-tank Sp", "yes"]);
            t.can_choose_exactly(["pick finn-first-order-defector", "pick kylo-ren-vaders-disciple"]);
            t.choose(to);
            t.expect_gone(REY);
            t.expect_gone(FINN);
            if kept {
                t.expect_on("lightsaber", KYLO);
            } else {
                t.expect_discard(B, ["lightsaber"]);
            }
        });
    }
}

/// SWD-SIM-01, SWD-AFT-02
#[test]
fn what_comes_late_is_put_in_order_though_it_could_do_nothing_yet() {
    // Nothing comes of either ability when Finn shows a blank; the event goes on and may change that before they come up.
    scene()
        .a(|p| {
            p.team([FINN])
                .in_play(["fast-hands on finn-first-order-defector", "life-debt on finn-first-order-defector"])
                .hand(["grand-entrance"])
        })
        .b(|p| p.team([KYLO]))
        .rolls(["-", "1R"])
        .play(|t| {
            t.choose("play grand-entrance");
            t.can_choose_exactly(["next fast-hands", "next life-debt"]);
            t.choose("next life-debt");
            t.choose_each(["die finn-first-order-defector -", "done"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("yes");
            t.expect_resources(A, 5);
            t.expect_pool(A, []);
        });
}

/// SWD-REPL-04, SWD-REPL-05
#[test]
fn of_two_players_who_could_cancel_an_event_one_does() {
    let layout = scene()
        .a(|p| p.team([REY]).hand(["take-cover"]))
        .b(|p| p.team([KYLO]).in_play(["stifle"]))
        .c(|p| p.team([FINN]).in_play(["stifle"]));
    for holder in [B, C] {
        for (word, gone) in [("next stifle #1", B), ("next stifle #2", C)] {
            layout.clone().held_by(holder).play(|t| {
                t.choose("play take-cover");
                t.expect_asked(holder);
                t.can_choose_exactly(["next stifle #1", "next stifle #2"]);
                t.choose(word);
                t.expect_discard(gone, ["stifle"]);
                t.in_play("stifle");
                t.expect_shields(REY, 0);
                t.expect_asked(B);
            });
        }
    }
}

/// SWD-TYPE-01, SWD-UPG-03
#[test]
fn a_former_character_may_be_one_upgrade_too_many() {
    let mods = [
        "x-34-landspeeder",
        "laser-cannon on x-34-landspeeder",
        "laser-cannon on x-34-landspeeder",
        "r2-astromech on x-34-landspeeder",
    ];
    scene()
        .a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .b(|p| p.team(["l3-37 damage 7", REY]).in_play(mods))
        .play(|t| {
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target l3-37"]);
            t.expect_asked(B);
            let all = ["discard l3-37", "discard laser-cannon #1", "discard laser-cannon #2", "discard r2-astromech"];
            t.can_choose_exactly(all);
            t.choose("discard l3-37");
            t.expect_aside(B, ["l3-37"]);
        });
}
