//! Retreats in combination with other rules: the second side, transports, structures, visiting leaders, the base.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// The Empire attacks these Rebels with General Rieekan at Naboo from Sullust.
fn at_naboo(rebels: &'static str, attackers: &'static str) -> Layout {
    scene()
        .base("hoth")
        .units("naboo", rebels)
        .leaders("naboo", ["general-rieekan"])
        .units("sullust", attackers)
        .pool(["moff-jerjerrod"])
        .empires_turn()
}

const ATTACK: [&str; 4] = ["activate naboo", "with moff-jerjerrod", "all from sullust", "done"];

/// REB-RETREAT-01, REB-RETREAT-05, REB-RETREAT-09: both sides leave, and the second cannot follow the first.
#[test]
fn the_second_side_retreats_elsewhere() {
    at_naboo("2 x-wing, 1 rebel-trooper", "1 star-destroyer, 1 stormtrooper").rolls([Blank; 7]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose("retreat moff-jerjerrod");
        t.can_choose_exactly(["to dagobah", "to geonosis", "to malastare", "to rodia", "to sullust", "to utapau"]);
        t.choose_each(["to dagobah", "count 0"]);
        t.expect_combat(Some("naboo"));
        t.choose("retreat general-rieekan");
        t.can_choose_exactly(["to geonosis", "to malastare", "to rodia", "to utapau"]);
        t.choose("to rodia");
        // Both sides left their troops behind without leaders.
        t.expect_units("naboo", Rebels, "1 rebel-trooper");
        t.expect_units("naboo", Empire, "1 stormtrooper");
        t.expect_combat(Some("naboo"));
        t.leave_open();
    });
}

/// REB-RETREAT-03, REB-RETREAT-13, REB-COMBAT-02: no leader is added to a combat that continues.
#[test]
fn troops_without_transports_fight_on_without_a_leader() {
    at_naboo("2 x-wing, 2 rebel-trooper", "1 star-destroyer, 2 stormtrooper")
        .pool(["jan-dodonna"])
        .rolls([Blank; 9])
        .rolls([Hit, Hit, Blank, Blank])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.choose("to rodia");
            t.expect_units("rodia", Rebels, "2 x-wing");
            t.fight_on();
            t.expect_units("naboo", Rebels, "");
            t.expect_in_pool("jan-dodonna");
            t.expect_occupied("naboo", true);
        });
}

/// REB-COMBAT-39, REB-RETREAT-12, REB-WIN-01: structures left behind do not hold the base.
#[test]
fn a_base_held_by_structures_alone_is_lost() {
    scene()
        .revealed()
        .units("hoth", "1 corellian-corvette, 1 shield-generator, 1 rebel-trooper")
        .leaders("hoth", ["general-rieekan"])
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 6])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with moff-jerjerrod", "all from bespin", "done"]);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.choose_each(["to endor", "count 1"]);
            t.expect_over([EMPIRE]);
        });
}

/// REB-COMBAT-38, REB-GOLD-03: transports that cannot retreat are lost.
#[test]
fn transports_that_cannot_retreat_are_lost() {
    at_naboo("1 rebel-transport, 1 rebel-trooper", "1 star-destroyer, 1 stormtrooper")
        .leaders("naboo", ["admiral-piett"])
        .actions(["keep-them-from-escaping"])
        .rolls([Blank; 5])
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("use keep-them-from-escaping admiral-piett");
            let offers = t.offers_of_a_round(REBELS);
            assert!(!offers.iter().any(|w| w.starts_with("retreat")), "{offers:?}");
            t.expect_units("naboo", Rebels, "1 rebel-trooper");
            t.leave_open();
        });
}

/// REB-RETREAT-04, REB-MOVE-07: fighters that need transport cannot retreat alone.
#[test]
fn tie_fighters_alone_cannot_retreat() {
    scene()
        .units("naboo", "2 tie-fighter, 1 stormtrooper")
        .leaders("naboo", ["general-tagge"])
        .units("rodia", "1 x-wing")
        .pool(["jan-dodonna"])
        .rolls([Blank; 3])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            let offers = t.offers_of_a_round(EMPIRE);
            assert!(!offers.iter().any(|w| w.starts_with("retreat")), "{offers:?}");
            t.leave_open();
        });
}

/// REB-RETREAT-07, REB-LOYAL-09: Coruscant is loyal without a token.
#[test]
fn the_empire_retreats_to_coruscant_first() {
    scene()
        .units("alderaan", "1 star-destroyer")
        .leaders("alderaan", ["general-tagge"])
        .units("kashyyyk", "1 x-wing")
        .pool(["jan-dodonna"])
        .rolls([Blank; 4])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate alderaan", "with jan-dodonna", "all from kashyyyk", "done"]);
            t.fight_until(EMPIRE, "retreat general-tagge");
            t.choose("retreat general-tagge");
            t.can_choose_exactly(["to coruscant"]);
            t.leave_open();
        });
}

/// REB-RETREAT-07, REB-RETREAT-08, REB-BASE-02: the base space does not make its system friendly.
#[test]
fn a_hidden_base_is_no_haven() {
    scene()
        .base("rodia")
        .units("rebel-base", "2 x-wing")
        .units("naboo", "1 x-wing")
        .leaders("naboo", ["general-rieekan"])
        .units("sullust", "1 star-destroyer")
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 4])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to dagobah", "to geonosis", "to malastare", "to rodia", "to utapau"]);
            t.choose("to rodia");
            t.expect_revealed(false);
            t.expect_units("rebel-base", Rebels, "2 x-wing");
        });
}

/// REB-RETREAT-02, REB-ACTION-06: a leader who only joined the combat cannot lead a retreat.
#[test]
fn a_visitor_leads_no_retreat() {
    scene()
        .units("naboo", "1 star-destroyer")
        .units("rodia", "1 x-wing")
        .pool(["jan-dodonna", "admiral-piett"])
        .actions(["ready-for-action"])
        .draws(["space-no-escape", "space-onslaught", "space-defensive-formation"])
        .draws(["space-defensive-formation", "space-defensive-formation"])
        .rolls([Blank; 4])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.can_choose_exactly_as(EMPIRE, ["add admiral-piett", "pass"]);
            t.choose_each(["pass", "use ready-for-action admiral-piett"]);
            t.expect_leader("admiral-piett", "naboo");
            let offers = t.offers_of_a_round(EMPIRE);
            assert!(!offers.iter().any(|w| w.starts_with("retreat")), "{offers:?}");
            t.leave_open();
        });
}

/// REB-RETREAT-11, REB-DS-18: from a destroyed system with an escape plan, without ships.
#[test]
fn nobody_escapes_into_rubble_without_ships() {
    scene()
        .base("ryloth")
        .destroyed(["endor", "mustafar"])
        .units("hoth", "2 rebel-trooper, 1 airspeeder")
        .leaders("hoth", ["general-rieekan"])
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .pool(["moff-jerjerrod"])
        .draws(["ground-critical-hit", "ground-escape-plan", "ground-dig-in"])
        .rolls([Blank; 5])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with moff-jerjerrod", "all from bespin", "done"]);
            t.fight_until(REBELS, "play ground-escape-plan");
            t.choose("play ground-escape-plan");
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.choose("to endor");
            t.choose_each(["count 1", "count 0"]);
            t.expect_leader("general-rieekan", "endor");
            t.expect_units("endor", Rebels, ""); // there is no transport for them
            t.leave_open();
        });
}

/// REB-RETREAT-03, REB-ASSIGN-04: a leader who retreats in the Assignment phase is on the board and cannot be assigned.
#[test]
fn a_leader_who_retreats_before_the_command_phase_stays_out() {
    scene()
        .base("ryloth")
        .units("hoth", "1 x-wing")
        .leaders("hoth", ["general-rieekan"])
        .units("bespin", "1 assault-carrier")
        .pool(["admiral-ozzel", "general-tagge"])
        .actions(["catch-them-by-surprise"])
        .rolls([Blank; 3])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place hoth", "all from bespin", "done"]);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.choose("to endor");
            t.expect_combat(None);
            t.can_choose_as(EMPIRE, "stay general-tagge");
            t.cannot_choose_as(EMPIRE, "stay admiral-ozzel");
            t.leave_open();
        });
}

/// REB-RETREAT-13, REB-OBJ-06: a retreating enemy loses the theater; the objective has to wait for the end of the
/// combat.
#[test]
fn a_victory_by_retreat_is_scored_when_the_combat_is_over() {
    scene()
        .units("naboo", "1 star-destroyer, 1 stormtrooper")
        .leaders("naboo", ["darth-vader"])
        .units("rodia", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .leaders("naboo", ["luke-skywalker-jedi"])
        .objectives(["return-of-the-jedi"])
        .pool(["jan-dodonna"])
        .rolls([Blank; 8])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(EMPIRE, "retreat darth-vader");
            t.choose_each(["retreat darth-vader", "to sullust", "count 1"]);
            t.can_choose_exactly_as(REBELS, ["pass", "score return-of-the-jedi"]);
            t.choose("score return-of-the-jedi");
            t.expect_track(1, 12);
            t.expect_leader("darth-vader", "sullust"); // the leader is gone, and no other one is there
            t.expect_combat(None);
        });
}
