//! Action cards.

use rebellion::Side::{Empire, Rebels};
use table::{Game, Viewer};

use crate::support::{EMPIRE, REBELS, scene};

/// REB-ACTION-01, REB-ACTION-09
#[test]
fn a_used_card_is_gone_and_nobody_has_to_use_one() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .pool(["soontir-fel"])
        .actions(["good-intel"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with soontir-fel", "done"]);
            t.can_choose_exactly(["pass", "use good-intel soontir-fel"]);
            t.choose("use good-intel soontir-fel");
            assert!(t.state().actions[Empire.idx()].hand.is_empty());
            assert_eq!(t.state().actions[Empire.idx()].used.len(), 1);
            t.leave_open();
        });
}

/// REB-ACTION-02, REB-TACTIC-02
#[test]
fn hidden_cards_are_counted_only() {
    scene().actions(["good-intel", "noble-sacrifice"]).rebels_turn().play(|t| {
        let view = t.game().view(t.state(), Viewer::Seat(REBELS));
        assert!(view.actions[Empire.idx()].hand.is_none());
        assert_eq!(view.actions[Empire.idx()].n, [1, 0]);
        assert!(view.actions[Rebels.idx()].hand.is_some());
    });
}

/// REB-ACTION-10, REB-COMBAT-03: the active player's cards come first.
#[test]
fn the_active_player_uses_cards_first() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .leaders("naboo", ["admiral-ackbar"])
        .pool(["soontir-fel"])
        .actions(["good-intel", "its-a-trap"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with soontir-fel", "done"]);
            t.expect_to_act([EMPIRE]);
            t.choose("pass");
            t.can_choose_exactly_as(REBELS, ["pass", "use its-a-trap admiral-ackbar"]);
            t.choose("pass");
            t.leave_open();
        });
}

/// REB-OPEN-37: a captured leader cannot use a card.
#[test]
fn a_captive_uses_no_cards() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .captive("admiral-ackbar", "naboo")
        .pool(["soontir-fel"])
        .actions(["its-a-trap"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with soontir-fel", "done"]);
            t.cannot_choose("use its-a-trap admiral-ackbar");
            t.expect_to_act([EMPIRE]); // the attack has started
            t.leave_open();
        });
}
