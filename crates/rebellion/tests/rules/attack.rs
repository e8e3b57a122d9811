//! An attack: dice, damage, blocking.

use rebellion::Side::{Empire, Rebels};

use crate::support::{Blank, Direct, Hit, REBELS, Special, scene};

const ATTACK: [&str; 3] = ["activate naboo", "with moff-jerjerrod", "done"];

/// REB-COMBAT-EX5, REB-COMBAT-27
#[test]
fn a_black_hit_does_not_harm_red_health() {
    scene()
        .units("naboo", "1 tie-fighter, 1 corellian-corvette, 1 y-wing")
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_a_round();
            t.expect_units("naboo", Rebels, "1 corellian-corvette");
            t.leave_open();
        });
}

/// REB-COMBAT-28: a direct hit that only one unit can take is assigned to it.
#[test]
fn every_result_that_can_be_assigned_is() {
    scene()
        .units("naboo", "1 tie-fighter, 1 corellian-corvette")
        .pool(["moff-jerjerrod"])
        .rolls([Direct])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("done");
            t.expect_fighters(Rebels, "1 corellian-corvette 1");
            t.leave_open();
        });
}

/// REB-COMBAT-29
#[test]
fn more_damage_than_health_may_be_assigned() {
    scene()
        .units("naboo", "3 tie-fighter, 2 x-wing")
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Hit, Hit])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("done");
            // The first hit left no choice; the others go on the same X-wing.
            t.choose_each(["damage x-wing 1", "damage x-wing 2"]);
            t.fight_a_round();
            t.expect_units("naboo", Rebels, "1 x-wing");
            t.leave_open();
        });
}

/// REB-COMBAT-18, REB-COMBAT-19, REB-COMBAT-20, REB-TACTIC-01
#[test]
fn a_special_die_draws_a_card() {
    scene()
        .units("naboo", "1 tie-fighter, 1 x-wing")
        .pool(["moff-jerjerrod"])
        .draws(["space-defensive-formation", "space-critical-hit"])
        .rolls([Special])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.can_choose_exactly(["done", "draw 0"]);
            t.choose("draw 0");
            t.can_choose_exactly(["done", "play space-critical-hit"]); // the die is spent
            t.leave_open();
        });
}

/// REB-COMBAT-21
#[test]
fn only_cards_of_the_theater_are_played() {
    scene()
        .units("naboo", "1 tie-fighter, 1 x-wing, 1 stormtrooper, 1 rebel-trooper")
        .pool(["moff-jerjerrod"])
        .draws(["space-critical-hit", "ground-critical-hit"])
        .rolls([Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.can_choose_exactly(["done", "play space-critical-hit"]);
            t.leave_open();
        });
}

/// REB-COMBAT-35, REB-COMBAT-31, REB-COMBAT-43
#[test]
fn damage_stays_for_the_combat() {
    scene()
        .units("naboo", "2 tie-fighter, 1 corellian-corvette")
        .pool(["moff-jerjerrod"])
        .rolls([Direct, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_a_round();
            t.expect_fighters(Rebels, "1 corellian-corvette 1");
            t.leave_open();
        });
}

/// REB-COMBAT-04, REB-COMBAT-05, REB-COMBAT-06
#[test]
fn cards_are_drawn_for_theaters_that_both_sides_share() {
    scene()
        .units("naboo", "1 star-destroyer, 1 at-st, 1 x-wing")
        .leaders("naboo", ["jan-dodonna"])
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "done"]);
            let n = |side: rebellion::Side| {
                let hand = t.state().tactics_hand[side.idx()];
                (hand.0[..9].iter().sum::<u8>(), hand.0[9..].iter().sum::<u8>())
            };
            assert_eq!(n(Empire), (2, 0));
            assert_eq!(n(Rebels), (2, 0));
            t.leave_open();
        });
}

/// REB-COMBAT-10, REB-COMBAT-12
#[test]
fn each_shield_generator_draws_a_card() {
    scene()
        .units("naboo", "1 at-st, 1 rebel-trooper, 2 shield-generator")
        .pool(["moff-jerjerrod"])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            assert_eq!(t.state().tactics_hand[Rebels.idx()].0[9..].iter().sum::<u8>(), 2);
            t.leave_open();
        });
}

/// REB-COMBAT-40, REB-DS-07
#[test]
fn an_unfinished_death_star_alone_is_lost_with_the_one_in_the_queue() {
    scene()
        .units("endor", "1 death-star-under-construction")
        .units("bespin", "1 x-wing")
        .queued(2, "1 death-star")
        .pool(["general-rieekan"])
        .rolls([Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate endor", "with general-rieekan", "all from bespin", "done"]);
            t.fight_on();
            t.expect_units("endor", Empire, "");
            t.expect_queue(Empire, 2, "");
            t.leave_open();
        });
}

/// REB-THEATER-01, REB-THEATER-04, REB-COMBAT-41
#[test]
fn theaters_are_won_apart() {
    use rebellion::side::Theater;
    scene()
        .units("naboo", "1 tie-fighter, 1 at-at, 1 x-wing, 1 rebel-trooper")
        .pool(["moff-jerjerrod"])
        // Space: the TIE misses, the X-wing hits; ground: the AT-AT hits, the trooper misses.
        .rolls([Blank, Hit, Hit, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            let mut won = Vec::new();
            while t.state().combat.site.is_some() {
                let words = t.key_texts(t.asked());
                let quiet = ["done", "pass"].into_iter().find(|w| words.iter().any(|o| o == w)).expect("an option");
                t.choose(quiet);
                won.extend(t.events().iter().filter_map(|e| match e {
                    rebellion::Event::Won { side, theater } => Some((*side, *theater)),
                    _ => None,
                }));
            }
            assert_eq!(won, [(Rebels, Theater::Space), (Empire, Theater::Ground)]);
            t.expect_to_act([REBELS]);
            t.leave_open();
        });
}

/// REB-COMBAT-36, REB-LIMIT-02
#[test]
fn destroyed_units_return_to_the_supply() {
    scene().units("naboo", "1 stormtrooper").assigned("hit-and-run", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose_each(["reveal hit-and-run chewbacca", "at naboo", "destroy stormtrooper"]);
        assert_eq!(t.state().supply[Empire.idx()].n(rebellion::Unit::Stormtrooper), 30);
        t.leave_open();
    });
}
