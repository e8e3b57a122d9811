//! Picks from hands: asked for while a hand holds anything that may be named, whatever fits, and not otherwise.

use crate::support::{A, B, scene};

const FINN: &str = "finn-first-order-defector";

/// Card 01033; SWD-TERM-04
#[test]
fn a_scout_finds_nothing_in_an_empty_hand() {
    let layout = scene().a(|p| {
        p.team([FINN]).in_play(["scout on finn-first-order-defector"]).pool(["scout Sp"]).hand(["aim", "dodge"])
    });
    layout.clone().b(|p| p.hand([])).play(|t| {
        t.choose("resolve scout Sp");
        t.expect_asked(B);
        t.can_choose("pass");
    });
    // The own hand may be empty: it is not the one that is looked at.
    layout.a(|p| p.hand([])).b(|p| p.hand(["dodge", "lightsaber"])).play(|t| {
        t.choose("resolve scout Sp");
        t.can_choose_exactly(["pick dodge from hand"]);
        t.choose("pick dodge from hand");
        t.expect_hand(B, ["lightsaber"]);
        t.expect_asked(B);
    });
}

/// Card 05096; SWD-TERM-04
#[test]
fn a_card_that_is_kept_back_is_nothing_to_pick() {
    scene().a(|p| p.team([FINN]).hand(["rumors", "aim"])).b(|p| p.hand(["block"])).play(|t| {
        t.choose_each(["play rumors", "pick block from hand"]);
        t.expect_hand(B, ["block"]);
        t.expect_hand(A, ["aim"]);
        t.expect_asked(B);
        t.can_choose("pass");
    });
}
