//! Who puts in order what happens at the same time.

use crate::support::{A, B, C, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-SIM-02
#[test]
fn copies_of_one_card_of_different_players_are_put_in_order() {
    let layout = scene()
        .a(|p| p.team([REY]))
        .b(|p| p.team(["jango-fett"]))
        .c(|p| p.team(["jango-fett"]))
        .rolls(["1MD", "1RD", "2RD"]);
    for (first, then) in [(B, C), (C, B)] {
        for holder in [A, B] {
            layout.clone().held_by(holder).play(|t| {
                t.choose("activate rey-force-prodigy");
                t.expect_asked(holder);
                t.can_choose_exactly(["next jango-fett #1", "next jango-fett #2"]);
                t.choose(if first == B { "next jango-fett #1" } else { "next jango-fett #2" });
                t.expect_asked(first);
                t.choose("yes");
                t.expect_asked(then);
                t.choose("yes");
                t.expect_pool(first, ["jango-fett 1RD"]);
                t.expect_pool(then, ["jango-fett 2RD"]);
            });
        }
    }
}

/// SWD-SIM-01
#[test]
fn equal_cards_on_different_hosts_are_put_in_order() {
    let layout = scene()
        .a(|p| p.team(["first-order-stormtrooper"]).pool(["first-order-stormtrooper 1RD"]).hand(["salvo"]))
        .b(|p| {
            p.team(["rey-force-prodigy damage 9", "kylo-ren-vaders-disciple damage 10", FINN]).in_play([
                "lightsaber on rey-force-prodigy",
                "lightsaber on kylo-ren-vaders-disciple",
                "vibroknife on finn-first-order-defector",
                "vibroknife on finn-first-order-defector",
            ])
        });
    for nth in [0, 1] {
        layout.play(|t| {
            t.choose("play salvo");
            t.expect_asked(B);
            let offers = t.key_texts(B);
            assert_eq!(offers.len(), 2, "{offers:?}");
            t.choose(&offers[nth]);
            t.choose_each(["yes", "pick finn-first-order-defector", "no"]);
            t.expect_gone(REY);
            t.expect_gone(KYLO);
            t.expect_on("lightsaber", FINN);
        });
    }
}

/// SWD-SIM-01
#[test]
fn the_dice_one_ability_follows_are_put_in_order() {
    let layout = scene().a(|p| p.team(["maz-kanata-canny-negotiator", FINN]).in_play(["profiteering"]));
    layout
        .a(|p| p.pool(["maz-kanata-canny-negotiator -", "finn-first-order-defector 1RD"]).hand(["aim"]))
        .b(|p| p.team([REY]))
        .rolls(["1R", "1R"])
        .play(|t| {
            t.choose_each([
                "reroll with aim",
                "die maz-kanata-canny-negotiator -",
                "die finn-first-order-defector 1RD",
            ]);
            t.expect_asked(A);
            let offers = t.key_texts(A);
            assert_eq!(offers.len(), 2, "{offers:?}");
            t.choose(&offers[1]);
            t.choose_each(["yes", "yes"]);
            t.expect_resources(A, 7);
        });
}

/// SWD-SIM-01, SWD-QUEUE-EX2
#[test]
fn whoever_activates_several_characters_orders_them() {
    let layout = scene()
        .a(|p| p.team(["royal-guard", "tusken-raider"]).hand(["squad-tactics", "aim"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    layout.clone().rolls(["1MD", "1Sh"]).play(|t| {
        t.choose_each(["play squad-tactics", "pick royal-guard", "pick tusken-raider"]);
        t.can_choose_exactly(["pick royal-guard", "pick tusken-raider"]);
        // The raider rolls before the guard interrupts.
        t.choose("pick tusken-raider");
        t.expect_pool(A, ["tusken-raider 1MD"]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose_each(["yes", "no"]);
        t.expect_damage("royal-guard", 1);
    });
    layout.rolls(["1Sh", "1MD"]).play(|t| {
        t.choose_each(["play squad-tactics", "pick royal-guard", "pick tusken-raider", "pick royal-guard"]);
        t.choose("no");
        t.expect_pool(A, ["royal-guard 1Sh", "tusken-raider 1MD"]);
        t.choose("no");
    });
}

/// SWD-QUEUE-07
#[test]
fn what_follows_a_die_comes_before_the_next_die_of_the_action() {
    let palpatine = "palpatine-galactic-emperor";
    let layout = scene()
        .a(|p| {
            p.team(["palpatine-galactic-emperor elite"])
                .pool(["palpatine-galactic-emperor 2RD", "palpatine-galactic-emperor 3RD"])
        })
        .b(|p| p.team([REY, FINN]));
    layout.play(|t| {
        t.choose_each(["resolve palpatine-galactic-emperor 2RD", "target rey-force-prodigy"]);
        t.expect_asked(B);
        t.can_choose_exactly([
            "assign 0 rey-force-prodigy",
            "assign 1 rey-force-prodigy",
            "assign 2 rey-force-prodigy",
        ]);
        t.choose("assign 0 rey-force-prodigy");
        t.expect_damage(FINN, 2);
        t.expect_asked(A);
        t.can_choose_exactly(["resolve palpatine-galactic-emperor 3RD", "done"]);
        t.choose_each(["resolve palpatine-galactic-emperor 3RD", "target finn-first-order-defector"]);
        t.expect_asked(B);
        t.choose("assign 2 rey-force-prodigy");
        t.expect_damage(REY, 4);
        t.expect_damage(FINN, 5);
        t.expect_damage(palpatine, 0);
    });
    // Inside an ability it waits until the ability is finished (SWD-AFT-02).
    layout.a(|p| p.hand(["pulverize"])).play(|t| {
        t.choose_each(["play pulverize", "die palpatine-galactic-emperor 2RD", "die palpatine-galactic-emperor 3RD"]);
        t.choose_each(["die palpatine-galactic-emperor 2RD", "target rey-force-prodigy"]);
        t.expect_asked(A);
        t.choose("target rey-force-prodigy");
        t.expect_damage(REY, 7);
        t.expect_asked(B);
        t.choose_each(["assign 0 rey-force-prodigy", "assign 0 rey-force-prodigy"]);
        t.expect_damage(FINN, 4);
    });
}

/// SWD-AFT-01, SWD-GRD-01
#[test]
fn nothing_follows_an_activation_that_was_called_off() {
    let layout = scene()
        .a(|p| p.team(["royal-guard damage 7", FINN]))
        .b(|p| p.team(["jango-fett", REY]).pool(["rey-force-prodigy 1MD"]));
    layout.play(|t| {
        // The guard falls to what it takes upon itself before it is activated, so Jango Fett has nothing to follow.
        t.choose_each(["activate royal-guard", "yes"]);
        t.expect_gone("royal-guard");
        t.expect_asked(B);
        t.can_choose_exactly(["activate jango-fett", "activate rey-force-prodigy", "claim", "pass"]);
    });
    layout.rolls(["1MD", "1RD"]).play(|t| {
        t.choose_each(["activate royal-guard", "no"]);
        t.expect_asked(B);
        t.can_choose_exactly(["no", "yes"]);
        t.choose("yes");
        t.expect_pool(B, ["jango-fett 1RD", "rey-force-prodigy 1MD"]);
    });
}
