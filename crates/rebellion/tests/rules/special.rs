//! Specials pay for tactic cards. If dice of both colors show one, the player chooses which to spend.

use rebellion::Ring;
use rebellion::Side::{Empire, Rebels};

use crate::support::layout::Layout;
use crate::support::{Blank, Hit, REBELS, Special, scene};

/// A Star Destroyer attacks X-wings; it rolls a black and a red special and a red blank.
fn attack() -> Layout {
    scene()
        .units("naboo", "1 star-destroyer, 2 x-wing")
        .pool(["moff-jerjerrod"])
        .rolls([Special, Special, Blank])
        .empires_turn()
}

const ATTACK: [&str; 3] = ["activate naboo", "with moff-jerjerrod", "done"];

/// REB-COMBAT-18, REB-COMBAT-19, REB-COMBAT-23: either die can pay for a draw; the other one can be rerolled.
#[test]
fn either_die_pays_for_a_card_that_is_drawn() {
    let draw = || attack().draws(["space-no-escape", "space-concentrate-fire"]);
    draw().play(|t| {
        t.choose_each(ATTACK);
        t.can_choose_exactly(["done", "draw 0", "draw 0 red", "play space-no-escape"]);
        t.choose("draw 0 red");
        t.expect_dice(Empire, "1 die-black-special, 1 die-red-blank");
        // Only one die can pay, so there is no choice of color.
        t.can_choose_exactly(["done", "draw 0", "play space-concentrate-fire", "play space-no-escape"]);
        t.choose("play space-concentrate-fire");
        t.can_choose_exactly(["done", "reroll 2", "reroll 7"]);
        t.leave_open();
    });
    draw().play(|t| {
        t.choose_each(ATTACK);
        t.choose("draw 0");
        t.expect_dice(Empire, "1 die-red-special, 1 die-red-blank");
        t.choose("play space-concentrate-fire");
        t.can_choose_exactly(["done", "reroll 6", "reroll 7"]);
        t.leave_open();
    });
}

/// REB-COMBAT-22, REB-COMBAT-19: the same for a card with the symbol; a card without it costs nothing.
#[test]
fn either_die_pays_for_a_card_with_the_symbol() {
    for (pick, left) in [
        ("play space-onslaught red", "1 die-black-special, 1 die-red-blank"),
        ("play space-onslaught", "1 die-red-special, 1 die-red-blank"),
    ] {
        // Jerjerrod draws one card; Darth Vader in his place draws two.
        let two = attack().pool(["darth-vader"]).draws(["space-onslaught", "space-critical-hit"]);
        two.play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "done"]);
            t.can_choose_exactly([
                "done",
                "draw 0",
                "draw 0 red",
                "play space-critical-hit",
                "play space-onslaught",
                "play space-onslaught red",
            ]);
            t.choose(pick);
            t.expect_dice(Empire, left);
            t.leave_open();
        });
    }
}

/// REB-COMBAT-22: with specials of one color only, there is no choice of color.
#[test]
fn the_only_color_pays() {
    for (dice, left) in
        [([Special, Blank, Blank], "2 die-red-blank"), ([Blank, Special, Blank], "1 die-black-blank, 1 die-red-blank")]
    {
        scene()
            .units("naboo", "1 star-destroyer, 2 x-wing")
            .pool(["moff-jerjerrod"])
            .draws(["space-onslaught"])
            .rolls(dice)
            .empires_turn()
            .play(|t| {
                t.choose_each(ATTACK);
                t.can_choose_exactly(["done", "draw 0", "play space-onslaught"]);
                t.choose("play space-onslaught");
                t.expect_dice(Empire, left);
                t.leave_open();
            });
    }
}

/// REB-COMBAT-22, REB-RING-01: Yoda rerolls the die that was not spent.
#[test]
fn yoda_rolls_the_die_again_that_is_left() {
    for (pick, faces) in [("draw 0 red", ["face 2", "face 7"]), ("draw 0", ["face 6", "face 7"])] {
        scene()
            .ring(Ring::Yoda, "luke-skywalker")
            .units("naboo", "1 star-destroyer, 1 mon-calamari-cruiser")
            .pool(["luke-skywalker"])
            .rolls([Special, Special, Blank, Hit])
            .rebels_turn()
            .play(|t| {
                t.choose_each(["activate naboo", "with luke-skywalker", "done"]);
                t.can_choose_exactly_as(REBELS, ["no", "yes"]);
                t.choose_each(["no", pick, "done", "yes"]);
                t.can_choose_exactly(faces);
                t.choose(faces[0]);
                t.expect_units("naboo", Rebels, "1 mon-calamari-cruiser");
                t.leave_open();
            });
    }
}
