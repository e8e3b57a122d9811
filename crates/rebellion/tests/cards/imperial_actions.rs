//! Action cards of the Empire.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::{Blank, EMPIRE, Hit, scene};

/// REB-ACTION-05
#[test]
fn brilliant_administrator_builds_by_all_icons() {
    scene()
        .loyal(Empire, ["mustafar"])
        .pool(["grand-moff-tarkin"])
        .actions(["brilliant-administrator"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose("use brilliant-administrator grand-moff-tarkin");
            t.can_choose_exactly(["place coruscant", "place mustafar"]);
            t.choose("place mustafar");
            t.expect_leader("grand-moff-tarkin", "mustafar");
            t.expect_queue(Empire, 2, "1 tie-fighter, 1 assault-carrier");
            t.leave_open();
        });
}

#[test]
fn it_is_your_destiny_captures_a_rescuer() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .leaders("sullust", ["darth-vader"])
        .assigned("daring-rescue", ["luke-skywalker"])
        .actions(["it-is-your-destiny"])
        .rolls([Hit, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal daring-rescue luke-skywalker", "at sullust", "leader princess-leia"]);
            t.can_choose_exactly_as(EMPIRE, ["pass", "use it-is-your-destiny darth-vader"]);
            t.choose("use it-is-your-destiny darth-vader");
            t.choose("leader luke-skywalker");
            t.expect_captive("luke-skywalker", true);
            t.expect_leader("luke-skywalker", "sullust");
            t.expect_leader("princess-leia", "rebel-base");
        });
}

#[test]
fn more_dangerous_than_you_realize_draws_three_cards() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .pool(["general-tagge"])
        .actions(["more-dangerous-than-you-realize"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-tagge", "done"]);
            t.choose("use more-dangerous-than-you-realize general-tagge");
            t.choose("choose 0");
            let n: u8 = t.state().tactics_hand[Empire.idx()].0.iter().sum();
            assert_eq!(n, 4, "three, plus one for Tagge's space value");
            t.leave_open();
        });
}

#[test]
fn blindside_keeps_the_pool_away() {
    scene()
        .loyal(Rebels, ["naboo"])
        .pool(["princess-leia"])
        .assigned("trade-negotiations", ["janus-greejatus"])
        .actions(["blindside"])
        .empires_turn()
        .play(|t| {
            t.choose("blindside trade-negotiations janus-greejatus");
            t.choose("at naboo");
            t.expect_loyal("naboo", None);
            t.leave_open();
        });
}

#[test]
fn boba_fett_where_guards_a_system() {
    scene()
        .pool(["boba-fett"])
        .assigned("sabotage", ["chewbacca"])
        .actions(["boba-fett-where"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use boba-fett-where boba-fett", "place coruscant"]);
            t.choose("reveal sabotage chewbacca");
            t.cannot_choose("at coruscant");
            t.choose("at corellia");
            t.leave_open();
        });
}

#[test]
fn catch_them_by_surprise_moves_in_the_assignment_phase() {
    scene()
        .units("sullust", "1 star-destroyer, 1 stormtrooper")
        .pool(["admiral-ozzel"])
        .actions(["catch-them-by-surprise"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place naboo", "all from sullust", "done"]);
            t.expect_units("naboo", Empire, "1 star-destroyer, 1 stormtrooper");
            t.expect_occupied("naboo", true);
            t.leave_open();
        });
}

#[test]
fn fully_operational_destroys_a_ship() {
    scene()
        .units("endor", "1 death-star-under-construction, 1 star-destroyer, 1 mon-calamari-cruiser")
        .pool(["moff-jerjerrod"])
        .actions(["fully-operational"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate endor", "with moff-jerjerrod", "done"]);
            t.choose("use fully-operational moff-jerjerrod");
            t.expect_units("endor", Rebels, "");
            t.expect_combat(None);
            t.leave_open();
        });
}

#[test]
fn good_intel_opens_the_rebel_cards() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .leaders("naboo", ["jan-dodonna"])
        .pool(["soontir-fel"])
        .actions(["good-intel"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with soontir-fel", "done", "use good-intel soontir-fel"]);
            let view = table::Game::view(t.game(), t.state(), table::Viewer::Seat(EMPIRE));
            assert!(view.tactics.hand[Rebels.idx()].is_some());
            t.leave_open();
        });
}

#[test]
fn local_rumors_ask_for_the_region() {
    scene()
        .base("hoth")
        .units("endor", "1 star-destroyer")
        .pool(["colonel-yularen"])
        .actions(["local-rumors"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use local-rumors colonel-yularen", "place endor"]);
            assert_eq!(t.state().could_be.len(), 4, "Hoth is in this region");
            t.leave_open();
        });
}

/// REB-CARD-17, REB-ACTION-11, REB-PROJECT-02
#[test]
fn proceeding_as_planned_finds_a_project() {
    scene()
        .names(["construct-death-star"])
        .pool(["moff-jerjerrod"])
        .actions(["proceeding-as-planned"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose("use proceeding-as-planned moff-jerjerrod");
            t.choose("find construct-death-star");
            t.choose("pass"); // the Rebels
            t.can_choose("reveal construct-death-star moff-jerjerrod");
        });
}

#[test]
fn public_support_gains_troops_that_may_leave() {
    scene()
        .units("coruscant", "1 star-destroyer")
        .pool(["janus-greejatus", "darth-vader"])
        .actions(["public-support"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose("stay darth-vader");
            t.choose_each(["use public-support janus-greejatus", "place coruscant"]);
            t.expect_units("coruscant", Empire, "1 star-destroyer, 3 stormtrooper");
            t.choose("pass"); // the Rebels
            t.choose_each(["activate alderaan", "with darth-vader"]);
            t.can_choose("all from coruscant");
            t.leave_open();
        });
}

/// REB-MOVE-04: units can leave the system in which the card placed the leader; elsewhere the leader holds them again.
#[test]
fn public_support_ends_where_the_leader_has_retreated_to() {
    scene()
        .loyal(Empire, ["alderaan"])
        .units("coruscant", "1 star-destroyer, 2 tie-fighter")
        .units("corellia", "1 mon-calamari-cruiser")
        .pool(["janus-greejatus", "darth-vader", "jan-dodonna"])
        .actions(["public-support"])
        .rolls([Blank; 8])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use public-support janus-greejatus", "place coruscant", "stay darth-vader"]);
            t.choose_each(["activate coruscant", "with jan-dodonna", "all from corellia", "done"]);
            t.fight_until(EMPIRE, "retreat janus-greejatus");
            t.choose_each(["retreat janus-greejatus", "to alderaan"]);
            while t.state().combat.site.is_some() {
                let words = t.key_texts(EMPIRE);
                t.choose(words.last().expect("all units go along"));
            }
            t.expect_leader("janus-greejatus", "alderaan");
            t.choose_each(["activate ord-mantell", "with darth-vader"]);
            t.can_choose_exactly(["done"]);
            t.leave_open();
        });
}

/// REB-ACTION-04
#[test]
fn ready_for_action_lends_a_leader() {
    scene()
        .units("naboo", "1 star-destroyer, 1 rebel-transport")
        .pool(["darth-vader", "admiral-piett"])
        .actions(["ready-for-action"])
        .rolls([Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "done", "use ready-for-action admiral-piett"]);
            t.expect_leader("admiral-piett", "naboo");
            t.fight_on();
            t.expect_in_pool("admiral-piett");
            t.leave_open();
        });
}

#[test]
fn scouting_mission_gathers_four_tie_fighters() {
    scene()
        .units("sullust", "3 tie-fighter")
        .units("coruscant", "3 tie-fighter")
        .pool(["soontir-fel"])
        .actions(["scouting-mission"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use scouting-mission soontir-fel", "place ryloth"]);
            t.choose_each(["all from coruscant", "all from sullust", "done"]);
            t.expect_units("ryloth", Empire, "4 tie-fighter");
            t.leave_open();
        });
}

/// REB-CARD-16
#[test]
fn target_the_generator_destroys_a_structure() {
    scene()
        .units("naboo", "1 at-at, 1 rebel-trooper, 1 shield-generator")
        .pool(["general-veers"])
        .actions(["target-the-generator"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-veers", "done", "use target-the-generator general-veers"]);
            t.expect_units("naboo", Rebels, "1 rebel-trooper");
            t.leave_open();
        });
}
