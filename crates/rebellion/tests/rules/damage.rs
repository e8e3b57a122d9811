//! Damage of cards to single units.

use rebellion::Side::Rebels;

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Special, scene};

/// Vader attacks two Corvettes with these two cards.
fn two_corvettes() -> Layout {
    scene()
        .draws(["space-critical-hit", "space-onslaught"])
        .units("naboo", "1 star-destroyer, 2 corellian-corvette")
        .pool(["darth-vader"])
        .rolls([Special, Blank, Blank])
        .empires_turn()
}

const FIRST: [&str; 5] =
    ["activate naboo", "with darth-vader", "done", "play space-critical-hit", "damage corellian-corvette 0"];

/// REB-COMBAT-25, REB-COMBAT-29
#[test]
fn onslaught_hits_the_hurt_unit_second() {
    two_corvettes().rolls([Blank; 4]).play(|t| {
        t.choose_each(FIRST);
        t.choose("play space-onslaught");
        t.can_choose_exactly(["damage corellian-corvette 0", "damage corellian-corvette 1", "done"]);
        t.choose("damage corellian-corvette 0");
        // Both have 1 damage now; the one with earlier damage can still be hit.
        t.can_choose_exactly(["damage corellian-corvette 1", "done"]);
        t.choose("damage corellian-corvette 1");
        t.choose("done");
        t.fight_until(EMPIRE, "retreat darth-vader");
        t.expect_units("naboo", Rebels, "1 corellian-corvette");
        t.leave_open();
    });
}

/// REB-COMBAT-25
#[test]
fn onslaught_hits_no_unit_twice() {
    two_corvettes().play(|t| {
        t.choose_each(FIRST);
        t.choose_each(["play space-onslaught", "damage corellian-corvette 1"]);
        t.can_choose_exactly(["damage corellian-corvette 0", "done"]);
        t.leave_open();
    });
    scene()
        .draws(["space-onslaught"])
        .units("naboo", "1 star-destroyer, 1 corellian-corvette")
        .pool(["moff-jerjerrod"])
        .rolls([Special, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "play space-onslaught"]);
            t.choose("damage corellian-corvette 0");
            t.can_choose_exactly(["done"]);
            t.leave_open();
        });
}
