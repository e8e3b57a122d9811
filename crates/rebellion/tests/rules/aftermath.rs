//! The position after a card, the plans or a retreat took effect in a combat.

use rebellion::Leader;
use rebellion::Side::Empire;
use rebellion::state::Place;

use crate::support::{Blank, Direct, EMPIRE, Hit, REBELS, scene};

/// REB-ACTION-06, REB-WIN-01: a card destroys the only ship at the base, and no unit is left to fight for it.
#[test]
fn the_last_ship_of_the_base_is_lost_to_a_card() {
    scene()
        .revealed()
        .units("hoth", "1 x-wing")
        .units("bespin", "1 death-star")
        .pool(["moff-jerjerrod", "jan-dodonna"])
        .actions(["fully-operational"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with moff-jerjerrod", "all from bespin", "done"]);
            t.choose_as(REBELS, "pass");
            t.choose("use fully-operational moff-jerjerrod");
            t.expect_over([EMPIRE]);
        });
}

/// REB-OBJ-06, REB-THEATER-04, REB-LEADER-12: the space theater is won while troops still hold a captured Jedi, who
/// counts as present. The Jedi stays a captive, and the leader he eliminates does not become one.
#[test]
fn a_captured_jedi_avenges_all_the_same() {
    scene()
        .units("naboo", "1 tie-fighter, 2 stormtrooper")
        .leaders("naboo", ["darth-vader", "boba-fett"])
        .captive("luke-skywalker-jedi", "naboo")
        .units("rodia", "1 x-wing")
        .objectives(["return-of-the-jedi"])
        .pool(["jan-dodonna"])
        .rolls([Hit, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(REBELS, "score return-of-the-jedi");
            t.choose("score return-of-the-jedi");
            t.expect_track(1, 12);
            t.can_choose_exactly_as(REBELS, ["leader boba-fett", "leader darth-vader"]);
            t.choose("leader darth-vader");
            assert_eq!(t.state().at[Leader::Vader.idx()], Place::Out);
            t.expect_captive("luke-skywalker-jedi", true);
            t.expect_leader("luke-skywalker-jedi", "naboo");
            t.fight_on();
        });
}

/// REB-COMBAT-24, REB-MOVE-12, REB-RETREAT-04: the Empire, too, can retreat without ships, and then at least one unit
/// has to go.
#[test]
fn an_escape_without_ships_takes_somebody_along() {
    scene()
        .units("naboo", "2 stormtrooper, 1 at-st")
        .leaders("naboo", ["general-veers"])
        .units("rodia", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .pool(["jan-dodonna"])
        .draws(["ground-critical-hit"])
        .draws(["ground-escape-plan", "ground-dig-in", "ground-dig-in"])
        .rolls([Blank; 5])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(EMPIRE, "play ground-escape-plan");
            t.choose("play ground-escape-plan");
            t.fight_until(EMPIRE, "retreat general-veers");
            t.choose_each(["retreat general-veers", "to sullust"]);
            t.can_choose_exactly(["count 0", "count 1", "count 2"]);
            t.choose("count 0");
            t.expect_units("sullust", Empire, "1 at-st");
            t.expect_units("naboo", Empire, "2 stormtrooper");
            t.fight_on();
        });
}

/// REB-DS-09, REB-DS-18, REB-LEADER-12: in a destroyed system all troops are lost with the Death Star that carried
/// them, and their captive is free.
#[test]
fn troops_and_captive_of_a_death_star_over_rubble() {
    scene()
        .destroyed(["naboo"])
        .units("naboo", "1 death-star, 3 stormtrooper, 1 at-st")
        .captive("princess-leia", "naboo")
        .units("rodia", "1 x-wing")
        .objectives(["death-star-plans-3"])
        .pool(["jan-dodonna"])
        .rolls([Blank; 5])
        .rolls([Direct, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(REBELS, "score death-star-plans-3");
            t.choose("score death-star-plans-3");
            t.expect_units("naboo", Empire, "");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_combat(None);
        });
}

/// REB-LEADER-12, REB-COMP-17: if the Empire has no unit anywhere, no unit guards the captive of a bounty hunter.
#[test]
fn a_bounty_without_any_garrison_is_lost() {
    scene()
        .leaders("naboo", ["princess-leia"])
        .assigned("collect-bounty", ["boba-fett"])
        .rolls([Hit, Hit, Hit, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal collect-bounty boba-fett", "against princess-leia"]);
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("boba-fett", "naboo");
        });
}

/// REB-ACTION-03, REB-GOLD-03: in a guarded system the Rebels cannot use cards, not even in a combat they started.
#[test]
fn a_guard_stops_cards_in_a_combat_of_the_command_phase() {
    let attack = |guarded: bool| {
        scene()
            .units("naboo", "1 star-destroyer, 1 stormtrooper")
            .leaders("naboo", ["admiral-ackbar", "wedge-antilles"])
            .units("rodia", "1 mon-calamari-cruiser")
            .with(move |g, s| s.guarded = g.db().system("naboo").filter(|_| guarded))
            .actions(["its-a-trap", "one-in-a-million"])
            .pool(["jan-dodonna"])
            .rolls([Blank; 6])
            .rebels_turn()
    };
    for guarded in [false, true] {
        attack(guarded).play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            let mut offers = t.offers_of_a_round(REBELS); // before the first round
            offers.extend(t.offers_of_a_round(REBELS));
            for card in ["use its-a-trap admiral-ackbar", "use one-in-a-million wedge-antilles"] {
                assert_eq!(offers.iter().any(|w| w == card), !guarded, "{card}: {offers:?}");
            }
            t.leave_open();
        });
    }
}

/// REB-COMBAT-41, REB-RETREAT-09: a side that no longer shares a theater with the enemy can retreat before the check
/// whether the combat continues.
#[test]
fn a_retreat_comes_before_the_end_of_the_combat() {
    for picks in [&["pass"][..], &["retreat jan-dodonna", "to rodia"]] {
        scene()
            .base("ryloth")
            .units("naboo", "1 tie-fighter, 1 stormtrooper")
            .units("rodia", "1 x-wing")
            .pool(["jan-dodonna"])
            .rolls([Hit, Blank])
            .rebels_turn()
            .play(|t| {
                t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
                t.fight_until(REBELS, "retreat jan-dodonna");
                t.can_choose_exactly(["pass", "retreat jan-dodonna"]);
                t.choose_each(picks.iter().copied());
                t.expect_combat(None);
                t.expect_leader("jan-dodonna", if picks.len() == 1 { "naboo" } else { "rodia" });
            });
    }
}
