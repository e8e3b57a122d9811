//! Conditions of a retreat: the leaders, the destinations and the units.

use rebellion::Side::{Empire, Rebels};

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

const ATTACK: [&str; 3] = ["activate naboo", "with moff-jerjerrod", "done"];

/// REB-OPEN-16
#[test]
fn a_leader_without_tactic_values_may_be_added_and_lead_the_retreat() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .pool(["moff-jerjerrod", "mon-mothma"])
        .rolls([Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.can_choose_exactly_as(REBELS, ["add mon-mothma", "pass"]);
            t.choose("add mon-mothma");
            assert_eq!(t.state().tactics_hand[Rebels.idx()].0.iter().sum::<u8>(), 0, "no values, no cards");
            t.fight_until(REBELS, "retreat mon-mothma");
            t.leave_open();
        });
}

/// REB-OPEN-17
#[test]
fn leaders_who_stay_do_not_hold_a_retreat() {
    scene()
        .loyal(Rebels, ["rodia"])
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .leaders("naboo", ["general-rieekan", "mon-mothma"])
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "retreat mon-mothma");
            t.can_choose_exactly(["pass", "retreat general-rieekan", "retreat mon-mothma"]);
            t.choose_each(["retreat mon-mothma", "to rodia"]);
            t.expect_units("rodia", Rebels, "1 x-wing");
            t.expect_leader("mon-mothma", "rodia");
            t.expect_leader("general-rieekan", "naboo");
            t.leave_open();
        });
}

/// REB-RETREAT-08
#[test]
fn nobody_retreats_into_the_base_space() {
    scene()
        .units("rebel-base", "1 rebel-trooper")
        .units("hoth", "1 x-wing")
        .leaders("hoth", ["general-rieekan"])
        .units("bespin", "1 star-destroyer")
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with moff-jerjerrod", "all from bespin", "done"]);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.leave_open();
        });
}

/// REB-RETREAT-09
#[test]
fn nobody_retreats_from_an_enemy_who_is_gone() {
    let against = |units: &'static str| {
        scene().units("naboo", units).leaders("naboo", ["princess-leia"]).pool(["moff-jerjerrod"]).empires_turn()
    };
    against("1 tie-fighter, 1 x-wing, 1 rebel-trooper").rolls([Blank, Hit]).play(|t| {
        t.choose_each(ATTACK);
        let (_, offers) = t.witness();
        assert!(!offers.contains(&"retreat princess-leia".to_owned()), "{offers:?}");
        t.leave_open();
    });
    // An enemy in the other theater is enough.
    against("1 tie-fighter, 1 stormtrooper, 1 x-wing, 1 rebel-trooper").rolls([Blank, Hit, Blank, Blank]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(REBELS, "retreat princess-leia");
        t.leave_open();
    });
}

/// REB-LEADER-06
#[test]
fn a_captive_is_not_taken_along_in_a_retreat() {
    scene()
        .units("naboo", "1 star-destroyer, 2 stormtrooper")
        .captive("princess-leia", "naboo")
        .leaders("naboo", ["moff-jerjerrod"])
        .units("rodia", "1 x-wing")
        .pool(["jan-dodonna"])
        .rolls([Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to sullust"]);
            t.can_choose_exactly(["count 0", "count 1", "count 2"]); // Stormtroopers
            t.choose("count 1");
            // There is no question about the captive: the ships had room, but she stays with the unit that guards her.
            t.expect_units("sullust", Empire, "1 star-destroyer, 1 stormtrooper");
            t.expect_leader("princess-leia", "naboo");
            t.expect_captive("princess-leia", true);
            t.expect_combat(None);
            t.leave_open();
        });
}
