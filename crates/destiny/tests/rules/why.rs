//! Whoever points at something that is no option learns why not.

use destiny::phrases::why::Why;
use table::{Place, Seat, Target, ZoneRole};

use crate::support::{A, B, scene};

fn at(role: ZoneRole, owner: Seat, slot: u16) -> Target {
    Target::Place(Place { role, owner: Some(owner), slot })
}

/// SWD-SYM-13, SWD-DIE-06, SWD-DIE-05, SWD-TERM-08
#[test]
fn dice_say_why_they_cannot_be_resolved() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite", "first-order-stormtrooper"])
                .pool(["rey-force-prodigy -", "rey-force-prodigy +2MD", "first-order-stormtrooper 2RD1"])
                .resources(0)
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple"]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            // Dice lie in the order of the card files: the trooper first.
            t.expect_why_not(A, at(ZoneRole::Dice, A, 0), "SWD-DIE-05");
            t.expect_why_not(A, at(ZoneRole::Dice, A, 1), "SWD-SYM-13");
            t.expect_why_not(A, at(ZoneRole::Dice, A, 2), "SWD-DIE-06");
            t.expect_why_not(A, at(ZoneRole::Dice, B, 0), "SWD-TERM-08");
            t.expect_why_not(B, at(ZoneRole::Dice, B, 0), "SWD-ROUND-03");
        });
}

/// SWD-RES-01
#[test]
fn another_symbol_is_another_action() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector elite", "first-order-stormtrooper"]).pool([
                "finn-first-order-defector 1MD",
                "finn-first-order-defector 1RD",
                "first-order-stormtrooper 1RD",
            ])
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 1RD", "target kylo-ren-vaders-disciple"]);
            t.expect_why_not(A, at(ZoneRole::Dice, A, 0), "SWD-RES-01");
            t.leave_open();
        });
}

/// SWD-ACTV-04, SWD-ACTV-05, SWD-CACT-01, SWD-CACT-02
#[test]
fn cards_in_play_say_why_nothing_can_be_done_with_them() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy exhausted"])
                .in_play(["lightsaber on rey-force-prodigy", "mazs-vault"])
                .discard(["aim"])
        })
        .play(|t| {
            t.expect_why_not(A, at(ZoneRole::Play, A, 0), "SWD-ACTV-04");
            t.expect_why_not(A, at(ZoneRole::Play, A, 1), "SWD-CACT-01");
            t.expect_why_not(A, at(ZoneRole::Play, A, 2), "SWD-ACTV-05");
            t.expect_why_not(A, at(ZoneRole::Discard, A, 0), "SWD-ACT-01");
            t.expect_why_not(A, at(ZoneRole::Play, B, 0), "SWD-TERM-08");
        });
}

#[test]
fn every_reason_names_a_rule_of_the_digest() {
    let digest = include_str!("../../../../docs/rules/destiny.md");
    for why in Why::ALL {
        let rule = why.reason().rule.0;
        assert!(digest.contains(&format!("- `{rule}` ")), "{why:?} names {rule}");
    }
}
