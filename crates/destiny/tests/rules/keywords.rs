//! What is there once though it was gained twice, and who is asked no more.

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const GUARD: &str = "royal-guard";

/// SWD-KEY-01
#[test]
fn a_guardian_who_becomes_one_guards_once() {
    scene()
        .a(|p| p.team([GUARD]).in_play(["praetorian-guard on royal-guard"]))
        .b(|p| p.team([FINN, TROOPER]).pool(["finn-first-order-defector 1RD", "first-order-stormtrooper 2RD"]))
        .play(|t| {
            t.choose_each(["activate royal-guard", "yes", "die finn-first-order-defector 1RD"]);
            t.expect_asked(B);
            t.expect_damage(GUARD, 1);
            t.expect_pool(B, ["first-order-stormtrooper 2RD"]);
        });
}

/// SWD-KEY-02
#[test]
fn a_lost_keyword_is_lost_however_often_it_was_gained() {
    for upgrades in [&[][..], &["praetorian-guard on royal-guard"]] {
        scene()
            .a(|p| p.team([GUARD]).in_play(upgrades.iter().copied()))
            .b(|p| p.team([FINN]).in_play(["mind-extraction on royal-guard"]).pool(["finn-first-order-defector 1RD"]))
            .play(|t| {
                t.choose("activate royal-guard");
                t.expect_asked(B);
                t.expect_pool(B, ["finn-first-order-defector 1RD"]);
            });
    }
}

/// SWD-FFA-08
#[test]
fn who_is_out_is_asked_no_more() {
    scene()
        .a(|p| p.team(["kylo-ren-vaders-disciple damage 10"]).in_play(["jedi-rival on kylo-ren-vaders-disciple"]))
        .b(|p| p.team(["rey-force-prodigy shield 1"]).in_play(["shock-collar on kylo-ren-vaders-disciple"]))
        .c(|p| p.team([FINN]))
        .play(|t| {
            t.choose_each(["activate kylo-ren-vaders-disciple", "next shock-collar"]);
            t.expect_gone(KYLO);
            t.expect_asked(B);
            t.expect_shields(REY, 1);
        });
}

/// SWD-OUT-03
#[test]
fn equal_dice_of_one_character_are_told_apart_only_where_it_matters() {
    // Nobody can tell two rifles apart.
    scene()
        .a(|p| p.team([FINN]).in_play(["hunting-rifle on finn-first-order-defector"; 2]).pool(["hunting-rifle 1Dr"; 2]))
        .play(|t| {
            t.can_choose_exactly(["activate finn-first-order-defector", "claim", "pass", "resolve hunting-rifle 1Dr"]);
        });
    // A con artist with tokens is another one than a con artist without.
    scene()
        .a(|p| {
            p.team([FINN])
                .in_play([
                    "con-artist on finn-first-order-defector",
                    "con-artist on finn-first-order-defector damage 2",
                ])
                .pool(["con-artist Sp"; 2])
        })
        .b(|p| p.team([REY]).deck(["dodge", "block", "aim", "parry"]))
        .play(|t| {
            t.choose_each(["resolve con-artist Sp #2", "done"]);
            t.expect_damage("con-artist #1", 0);
            t.expect_damage("con-artist #2", 3);
            t.expect_discard(B, ["dodge", "block", "aim"]);
            t.expect_pool(A, ["con-artist Sp"]);
        });
}
