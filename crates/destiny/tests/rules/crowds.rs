//! More characters and dice than stand at most tables: what is about all of them is about the last ones, too.

use crate::support::{A, B, C, D, Layout, scene};

const JAWAS: [&str; 5] = ["jawa-scavenger"; 5];
const HURT: [&str; 5] = ["jawa-scavenger damage 5"; 5];

/// Four players with five characters each.
fn twenty(team: [&'static str; 5]) -> Layout {
    scene().a(|p| p.team(team)).b(|p| p.team(team)).c(|p| p.team(team)).d(|p| p.team(team))
}

/// Card 09029; SWD-DMG-07
#[test]
fn damage_to_all_characters_is_dealt_to_the_last_of_twenty() {
    let tanks = ["defoliator-tank", "defoliator-tank"];
    twenty(JAWAS).a(|p| p.in_play(tanks).pool(["defoliator-tank Sp", "defoliator-tank Sp"])).play(|t| {
        t.choose("resolve defoliator-tank Sp #1");
        for nth in 1..=20 {
            t.expect_damage(&format!("jawa-scavenger #{nth}"), 3);
        }
        // All characters are defeated together, so the player who controls the battlefield wins.
        t.choose("resolve defoliator-tank Sp");
        t.expect_over([A]);
    });
}

/// Card 02123; SWD-SIM-01
#[test]
fn the_defeat_of_the_last_of_twenty_is_answered() {
    // Each team has a droid that stays, so nobody is out.
    let with_droid = || HURT.into_iter().chain(["commando-droid"]);
    scene()
        .a(|p| p.team(with_droid()).in_play(["defoliator-tank"]).pool(["defoliator-tank Sp"]))
        .b(|p| p.team(with_droid()).in_play(["aftermath"]))
        .c(|p| p.team(with_droid()))
        .d(|p| p.team(with_droid()))
        .play(|t| {
            t.choose("resolve defoliator-tank Sp");
            t.expect_gone("jawa-scavenger");
            // B says which defeat is answered next, by the number of who fell.
            for left in (2..=20).rev() {
                t.expect_asked(B);
                let words = t.key_texts(B);
                assert_eq!(words.len(), left, "{words:?}");
                t.choose(&words[left - 1]);
            }
            t.expect_resources(B, 25);
            t.expect_asked(B);
        });
}

/// Card 09041; SWD-DMG-07
#[test]
fn all_of_four_teams_bleed_together() {
    twenty(HURT).a(|p| p.hand(["barter-with-blood"])).play(|t| {
        t.choose("play barter-with-blood");
        for seat in [A, B, C] {
            t.choose_as(seat, "bid 5");
        }
        t.choose_as(D, "bid 5");
        t.expect_over([A]);
    });
}

/// Cards 01146, 02023; SWD-TERM-25
#[test]
fn the_last_of_many_dice_hears_that_it_is_rolled() {
    let blackmail =
        |p: crate::support::Player| p.team(["boba-fett"]).in_play(["blackmail on boba-fett"]).pool(["blackmail 2Dc"]);
    for n in [17, 36] {
        let troopers = move || vec!["first-order-stormtrooper"; n];
        let dice = move || vec!["first-order-stormtrooper -"; n];
        scene().a(|p| p.team(troopers()).pool(dice()).hand(["disturbance-in-the-force"])).b(blackmail).play(|t| {
            t.choose("play disturbance-in-the-force");
            t.expect_asked(A);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("yes");
            t.expect_pool(B, []);
            t.expect_resources(B, 6);
            t.expect_asked(B);
        });
    }
}
