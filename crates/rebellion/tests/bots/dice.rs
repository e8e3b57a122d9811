//! Which die a bot spends on a tactic card.

use table::{Game, Options, Policy};

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Special, scene};

/// Checks that the option that bots choose without a search is one of these.
#[track_caller]
fn obvious(layout: Layout, right: &[&str]) {
    layout.rolls([Special, Special, Blank]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
        let mut options = Options::new();
        t.game().options(t.state(), EMPIRE, &mut options);
        let pick = t.game().obvious(t.state(), EMPIRE, &options).expect("a decision without a search");
        let words = t.game().key_text(t.game().key(t.state(), pick));
        assert!(right.contains(&words.as_str()), "{words:?} is not one of {right:?}");
        t.leave_open();
    });
}

/// REB-COMBAT-22: the bot spends the die that could hit no unit after a reroll.
#[test]
fn the_die_is_spent_that_can_hit_nobody() {
    let attack =
        |units: &'static str| scene().units("naboo", units).pool(["moff-jerjerrod"]).draws(["space-onslaught"]);
    // X-wings have black health, corvettes red.
    obvious(attack("1 star-destroyer, 2 x-wing"), &["play space-onslaught red"]);
    obvious(attack("1 star-destroyer, 1 corellian-corvette"), &["play space-onslaught"]);
    obvious(attack("1 star-destroyer, 1 corellian-corvette, 1 x-wing"), &["play space-onslaught"]);
}
