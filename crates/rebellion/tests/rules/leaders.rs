//! Captured and rescued leaders, and rings.

use rebellion::Side::{Empire, Rebels};
use rebellion::{Leader, Ring};

use crate::support::{Blank, Hit, scene};

/// REB-LEADER-12
#[test]
fn a_captive_is_free_when_no_imperial_unit_is_left() {
    scene()
        .units("naboo", "1 stormtrooper")
        .captive("princess-leia", "naboo")
        .assigned("hit-and-run", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal hit-and-run chewbacca", "at naboo", "destroy stormtrooper"]);
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("chewbacca", "naboo"); // no rescue by mission
            t.leave_open();
        });
}

/// REB-LEADER-08
#[test]
fn a_captive_does_not_oppose_other_missions() {
    scene()
        .units("naboo", "1 stormtrooper")
        .captive("princess-leia", "naboo")
        .assigned("rule-by-fear", ["emperor-palpatine"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal rule-by-fear emperor-palpatine", "at naboo"]);
            t.expect_loyal("naboo", Some(Empire)); // without dice
        });
}

/// REB-LEADER-07
#[test]
fn a_captives_tactic_values_are_not_used() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .captive("jan-dodonna", "naboo")
        .pool(["moff-jerjerrod"])
        .draws(["space-no-escape"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
            assert_eq!(t.state().tactics_hand[Rebels.idx()].0.iter().sum::<u8>(), 0);
            t.leave_open();
        });
}

/// REB-LEADER-15
#[test]
fn rescue_from_carbonite_gives_no_reputation_back() {
    scene()
        .track(1, 15)
        .units("naboo", "1 stormtrooper")
        .leaders("naboo", ["han-solo"])
        .ring(Ring::Carbonite, "han-solo")
        .assigned("daring-rescue", ["luke-skywalker"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal daring-rescue luke-skywalker", "at naboo", "leader han-solo"]);
            t.expect_captive("han-solo", false);
            t.expect_track(1, 15);
            t.leave_open();
        });
}

/// REB-RING-02
#[test]
fn capture_takes_another_ring_off() {
    scene()
        .units("naboo", "1 stormtrooper")
        .leaders("naboo", ["han-solo"])
        .ring(Ring::Falcon, "han-solo")
        .assigned("capture-rebel-operative", ["darth-vader"])
        .rolls([Hit, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against han-solo"]);
            assert_eq!(t.state().ring[Ring::Falcon as usize], None);
            assert_eq!(t.state().ring[Ring::Captured as usize], Some(Leader::Han));
        });
}

/// REB-MISSION-28
#[test]
fn another_leader_sent_to_oppose_does_not_become_the_target() {
    scene()
        .units("naboo", "1 stormtrooper")
        .leaders("naboo", ["mon-mothma"])
        .pool(["chewbacca"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .rolls([Hit, Hit, Hit, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against mon-mothma", "send chewbacca"]);
            t.expect_captive("mon-mothma", true);
            t.expect_captive("chewbacca", false);
        });
}
