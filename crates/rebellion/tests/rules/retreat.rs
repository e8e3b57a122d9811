//! Retreating.

use rebellion::Side::{Empire, Rebels};

use crate::support::{Blank, Direct, EMPIRE, Play, REBELS, scene};

const ATTACK: [&str; 4] = ["activate naboo", "with moff-jerjerrod", "all from sullust", "done"];

/// REB-RETREAT-06, REB-RETREAT-05, REB-RETREAT-07
#[test]
fn nobody_retreats_to_where_the_enemy_came_from() {
    scene()
        .units("sullust", "1 assault-carrier")
        .units("malastare", "1 stormtrooper")
        .units("naboo", "2 x-wing")
        .leaders("naboo", ["general-rieekan"])
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            let words = t.key_texts(REBELS);
            assert!(!words.contains(&"to sullust".to_owned()), "the enemy came from there: {words:?}");
            assert!(!words.contains(&"to malastare".to_owned()), "there are enemies: {words:?}");
            assert!(words.contains(&"to rodia".to_owned()));
            t.leave_open();
        });
}

/// REB-RETREAT-10
#[test]
fn the_empire_does_not_retreat_with_a_death_star() {
    scene().units("sullust", "1 death-star").units("naboo", "1 x-wing").pool(["moff-jerjerrod"]).empires_turn().play(
        |t| {
            t.choose_each(ATTACK);
            for _ in 0..40 {
                if t.state().combat.site.is_none() {
                    break;
                }
                assert!(!t.key_texts(EMPIRE).contains(&"retreat moff-jerjerrod".to_owned()));
                let words = t.key_texts(t.asked());
                let quiet = ["done", "pass"].into_iter().find(|w| words.iter().any(|o| o == w));
                let first = words[0].clone();
                t.choose(quiet.unwrap_or(&first));
            }
            t.leave_open();
        },
    );
}

/// REB-RETREAT-12, REB-RETREAT-13, REB-RETREAT-04
#[test]
fn structures_stay_behind_and_fight_on() {
    scene()
        .units("sullust", "1 assault-carrier, 1 stormtrooper")
        .units("naboo", "1 corellian-corvette, 1 rebel-trooper, 1 ion-cannon")
        .leaders("naboo", ["general-rieekan"])
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.choose("to rodia");
            if t.key_texts(REBELS).contains(&"count 1".to_owned()) {
                t.choose("count 1");
            }
            // The Ion Cannon alone cannot hold the ground.
            t.fight_on();
            t.expect_units("naboo", Rebels, "");
            t.expect_units("naboo", Empire, "1 assault-carrier, 1 stormtrooper");
            t.leave_open();
        });
}

/// REB-RETREAT-11: TIE Fighters are ships, but they may stay behind.
#[test]
fn tie_fighters_may_be_left_behind() {
    scene()
        .units("naboo", "1 assault-carrier, 1 star-destroyer, 2 tie-fighter, 1 stormtrooper")
        .leaders("naboo", ["moff-jerjerrod"])
        .units("rodia", "1 mon-calamari-cruiser")
        .pool(["jan-dodonna"])
        .rolls([Blank; 10])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to sullust"]);
            t.can_choose_exactly(["count 0", "count 1", "count 2"]); // TIE Fighters
            t.choose("count 0");
            t.can_choose_exactly(["count 0", "count 1"]); // the Stormtrooper
            t.choose("count 0");
            t.expect_units("sullust", Empire, "1 assault-carrier, 1 star-destroyer");
            t.expect_units("naboo", Empire, "2 tie-fighter, 1 stormtrooper");
            t.expect_combat(Some("naboo")); // the TIE Fighters keep fighting
            t.leave_open();
        });
}

/// Two airspeeders and a trooper. In the first round one airspeeder gets a damage token, and then the Rebels retreat.
/// In the second round the Empire rolls a hit.
fn a_hurt_and_a_sound_airspeeder(story: impl Fn(&mut Play)) {
    scene()
        .loyal(Rebels, ["rodia"])
        .units("sullust", "1 assault-carrier, 2 stormtrooper")
        .units("naboo", "1 corellian-corvette, 2 airspeeder, 1 rebel-trooper")
        .leaders("naboo", ["general-rieekan"])
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Blank, Direct, Blank])
        .rolls([Blank; 5])
        .rolls([Direct, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose_each(["retreat general-rieekan", "to rodia"]);
            t.can_choose_exactly(["count 0", "count 1"]); // the trooper
            t.choose("count 0");
            t.can_choose_exactly(["count 0", "count 1"]); // the airspeeder without damage
            story(t);
            t.expect_units("naboo", Rebels, "1 rebel-trooper, 1 airspeeder");
            t.expect_units("rodia", Rebels, "1 corellian-corvette, 1 airspeeder");
        });
}

/// REB-RETREAT-11, REB-COMBAT-35: the retreating player chooses the units that go; units that stay keep their tokens.
#[test]
fn the_damage_of_those_who_stay_stays() {
    a_hurt_and_a_sound_airspeeder(|t| {
        t.choose("count 1");
        t.can_choose_exactly(["count 0", "count 1"]); // the one with a token
        t.choose("count 0");
        t.fight_until(EMPIRE, "damage rebel-trooper 0");
        t.can_choose_exactly(["damage airspeeder 32", "damage rebel-trooper 0"]);
        t.leave_open();
    });
}

/// REB-RETREAT-11, REB-COMBAT-35: the damaged unit may go instead and keeps its token.
#[test]
fn whoever_retreats_may_take_the_hurt_along() {
    a_hurt_and_a_sound_airspeeder(|t| {
        t.choose("count 0");
        t.can_choose_exactly(["count 0", "count 1"]); // the one with a token
        t.choose("count 1");
        t.fight_until(EMPIRE, "damage rebel-trooper 0");
        t.can_choose_exactly(["damage airspeeder 0", "damage rebel-trooper 0"]);
        t.leave_open();
    });
}

/// REB-RETREAT-12, REB-COMBAT-35: ships must retreat, and they do so with their damage.
#[test]
fn ships_take_their_tokens_along() {
    scene()
        .loyal(Rebels, ["rodia"])
        .units("sullust", "1 assault-carrier, 2 stormtrooper")
        .units("naboo", "2 corellian-corvette, 1 airspeeder, 1 rebel-trooper")
        .leaders("naboo", ["general-rieekan"])
        .pool(["moff-jerjerrod"])
        .rolls([Direct, Blank])
        .rolls([Blank; 9])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose_each(["retreat general-rieekan", "to rodia", "count 1", "count 1"]);
            t.expect_units("rodia", Rebels, "2 corellian-corvette, 1 airspeeder, 1 rebel-trooper");
            t.expect_combat(None);
            t.leave_open();
        });
}
