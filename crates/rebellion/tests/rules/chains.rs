//! Chains of effects: combats that follow combats, cards that move units into a combat, objectives at its end.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// REB-COMBAT-01, REB-RETREAT-06, REB-OPEN-36: a card sends troops to ships that had not fought. The Rebels used the
/// card, so they are the active side, and they cannot retreat to where the troops came from.
#[test]
fn expelled_troops_may_begin_a_combat_where_they_arrive() {
    scene()
        .base("ryloth")
        .loyal(Empire, ["rodia"])
        .units("naboo", "2 stormtrooper")
        .units("rodia", "1 tie-fighter")
        .units("rodia", "1 x-wing")
        .leaders("rodia", ["general-rieekan"])
        .pool(["lando-calrissian", "jan-dodonna"])
        .actions(["independent-operation"])
        .rolls([Blank, Blank])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_each(["use independent-operation lando-calrissian", "place naboo"]);
            t.can_choose_exactly_as(EMPIRE, ["to coruscant", "to rodia"]);
            t.choose("to rodia");
            t.expect_combat(Some("rodia"));
            t.expect_occupied("naboo", false);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to bothawui", "to geonosis", "to malastare", "to tatooine"]);
            t.choose("to tatooine");
            t.can_choose_as(REBELS, "stay jan-dodonna"); // the phase continues
            t.leave_open();
        });
}

/// REB-BASE-21, REB-BASE-25, REB-COMBAT-45: the Empire retreats from the old base into the new one, and finds it.
#[test]
fn a_retreat_from_the_old_base_may_find_the_new_one() {
    scene()
        .base("hoth")
        .with(|_, s| [1, 1].iter().for_each(|&n| s.mobilizing.push(n)))
        .units("rebel-base", "1 x-wing")
        .units("hoth", "1 assault-carrier")
        .leaders("hoth", ["general-tagge"])
        .units("endor", "1 rebel-trooper")
        .units("ryloth", "1 y-wing")
        .draws(["mustafar", "rodia", "kessel", "yavin"])
        .draws(["space-defensive-formation"])
        .draws(["naboo", "felucia", "toydaria", "dantooine"])
        .rolls([Blank; 3])
        .stage(Stage::CommandEnds)
        .play(|t| {
            t.choose("relocate");
            t.can_choose_exactly(["hide kessel", "hide mustafar", "hide rodia", "hide yavin", "pass"]);
            t.choose("hide mustafar");
            t.expect_combat(Some("hoth"));
            t.fight_until(EMPIRE, "retreat general-tagge");
            t.choose("retreat general-tagge");
            t.can_choose_exactly(["to bespin", "to mustafar"]);
            t.choose("to mustafar");
            // A ship does not find the base; the second mission can still gather units at the new base.
            t.expect_revealed(false);
            t.can_choose_exactly_as(REBELS, ["gather", "pass", "relocate"]);
            t.choose("relocate");
            t.can_choose_exactly(["hide dantooine", "hide felucia", "hide naboo", "hide toydaria", "pass"]);
            t.choose("hide naboo");
            t.expect_combat(None);
            t.leave_open();
        });
}

/// REB-COMBAT-40, REB-OBJ-06: the unfinished station lost at the end of the round counts with its health of 4.
#[test]
fn an_abandoned_station_counts_as_destroyed_in_the_combat() {
    scene()
        .units("dathomir", "1 death-star-under-construction")
        .units("yavin", "1 x-wing")
        .objectives(["major-victory"])
        .pool(["jan-dodonna"])
        .rolls([Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate dathomir", "with jan-dodonna", "all from yavin", "done"]);
            t.fight_until(REBELS, "score major-victory");
            t.expect_units("dathomir", Empire, "");
            t.choose("score major-victory");
            t.expect_track(1, 13);
        });
}

/// REB-THEATER-02, REB-OCC-04: the retreating troops give up the ground; the system was occupied when the combat began.
#[test]
fn a_garrison_that_leaves_has_lost_the_ground() {
    scene()
        .units("bespin", "1 star-destroyer, 1 stormtrooper")
        .leaders("bespin", ["general-tagge"])
        .units("sullust", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .objectives(["liberation"])
        .pool(["jan-dodonna"])
        .rolls([Blank; 8])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.fight_until(EMPIRE, "retreat general-tagge");
            t.choose_each(["retreat general-tagge", "to endor", "count 1"]);
            t.expect_occupied("bespin", false);
            t.can_choose_exactly_as(REBELS, ["pass", "score liberation"]);
            t.choose("score liberation");
            t.expect_track(1, 13);
        });
}

/// REB-COMBAT-35, REB-OBJ-06: a unit with reduced health is destroyed by less damage but counts with its printed
/// health.
#[test]
fn weakened_ground_units_count_with_their_printed_health() {
    scene()
        .units("bespin", "1 at-at")
        .units("sullust", "1 corellian-corvette, 2 airspeeder")
        .leaders("bespin", ["general-madine"])
        .actions(["point-blank-assault"])
        .objectives(["crippling-blow"])
        .pool(["jan-dodonna"])
        .draws(["ground-critical-hit", "ground-critical-hit", "ground-defensive-formation"])
        .rolls([Blank, Blank, Hit, Hit, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.choose("use point-blank-assault general-madine");
            t.fight_until(REBELS, "score crippling-blow");
            t.expect_units("bespin", Empire, "");
            t.expect_units("bespin", Rebels, "1 corellian-corvette, 2 airspeeder");
            t.choose("score crippling-blow");
            t.expect_track(1, 13);
        });
}

/// REB-LEADER-05, REB-ACTION-04: a captive can go along when a card moves ships as an activation does.
#[test]
fn a_card_that_moves_ships_may_take_a_captive() {
    scene()
        .units("sullust", "1 assault-carrier")
        .captive("princess-leia", "sullust")
        .pool(["admiral-ozzel"])
        .actions(["catch-them-by-surprise"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place bespin", "all from sullust"]);
            t.can_choose_exactly_as(EMPIRE, ["no", "yes"]);
            t.choose_each(["yes", "done"]);
            t.expect_leader("princess-leia", "bespin");
            t.expect_captive("princess-leia", true);
            t.leave_open();
        });
}

/// REB-LEADER-05, REB-MOVE-12: units that move without transport cannot take a captive along.
#[test]
fn a_landing_without_ships_takes_no_captive() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .assigned("planetary-conquest", ["general-veers"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal planetary-conquest general-veers", "at yavin", "all from sullust"]);
            t.expect_captive("princess-leia", false); // no unit is left to guard her
            t.expect_leader("princess-leia", "rebel-base");
            t.can_choose_exactly_as(EMPIRE, ["done"]);
            t.choose("done");
        });
}
