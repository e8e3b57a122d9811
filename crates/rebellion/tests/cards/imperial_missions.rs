//! Missions of the Empire.

use rebellion::Leader;
use rebellion::Side::{Empire, Rebels};

use crate::support::{Blank, EMPIRE, Hit, REBELS, Special, scene};

/// REB-CARD-02, REB-LEADER-03, REB-LEADER-10
#[test]
fn capture_rebel_operative_captures_and_frees_the_one_before() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("chewbacca", "sullust")
        .leaders("sullust", ["princess-leia"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .rolls([Hit, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose("reveal capture-rebel-operative darth-vader");
            t.can_choose_exactly(["against princess-leia"]);
            t.choose("against princess-leia");
            t.expect_captive("princess-leia", true);
            t.expect_captive("chewbacca", false);
            t.expect_leader("chewbacca", "rebel-base");
            t.expect_in_hand("capture-rebel-operative", 1);
        });
}

/// REB-CARD-01, REB-BASE-EX1
#[test]
fn gather_intel_counts_units_in_the_system_of_a_revealed_base() {
    scene()
        .revealed()
        .units("hoth", "9 rebel-trooper")
        .loyal(Rebels, ["naboo"])
        .assigned("gather-intel", ["colonel-yularen"])
        .draws(["yavin", "endor"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal gather-intel colonel-yularen", "at naboo"]);
            assert_eq!(t.state().probes.held.len(), 2);
        });
}

/// REB-CARD-03
#[test]
fn research_and_development_draws_two_projects_or_repairs() {
    scene().sabotaged(["coruscant"]).assigned("research-and-development", ["general-tagge"]).empires_turn().play(|t| {
        t.choose("reveal research-and-development general-tagge");
        t.can_choose_exactly(["at coruscant"]);
        t.choose("at coruscant");
        t.can_choose_exactly(["choose 0", "choose 1"]);
        t.choose("choose 1");
        t.expect_sabotaged("coruscant", false);
        assert_eq!(t.state().project_under.len(), 0);
    });
    scene().assigned("research-and-development", ["general-tagge"]).empires_turn().play(|t| {
        t.choose_each(["reveal research-and-development general-tagge", "at coruscant"]);
        let kept = t.key_texts(EMPIRE)[0].clone();
        t.choose(&kept);
        assert_eq!(t.state().project_under.len(), 1);
    });
}

/// REB-CARD-04
#[test]
fn rule_by_fear_needs_imperial_units() {
    scene().units("naboo", "1 star-destroyer").assigned("rule-by-fear", ["darth-vader"]).empires_turn().play(|t| {
        t.choose("reveal rule-by-fear darth-vader");
        t.can_choose_exactly(["at naboo"]);
        t.choose("at naboo");
        t.expect_loyal("naboo", Some(Empire));
    });
}

/// REB-CARD-06, REB-BUILD-09, REB-COMP-16
#[test]
fn address_delays_uses_all_icons_despite_sabotage() {
    scene()
        .units("utapau", "1 stormtrooper")
        .sabotaged(["utapau"])
        .assigned("address-delays", ["general-tagge"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal address-delays general-tagge", "at utapau"]);
            t.expect_queue(Empire, 3, "1 assault-carrier, 1 star-destroyer");
        });
}

/// REB-LEADER-11, REB-OPEN-05
#[test]
fn carbon_freezing_costs_reputation_and_frees_the_ring() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("han-solo", "sullust")
        .assigned("carbon-freezing", ["darth-vader"])
        .rolls([Hit, Hit, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal carbon-freezing darth-vader", "against han-solo"]);
            assert_eq!(t.state().ring[0], None);
            assert_eq!(t.state().ring[1], Some(Leader::Han));
            t.expect_captive("han-solo", true);
            t.expect_track(1, 15);
        });
}

#[test]
fn collect_bounty_takes_the_captive_to_the_nearest_garrison() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("malastare", ["chewbacca"])
        .assigned("collect-bounty", ["boba-fett"])
        .rolls([Special, Hit, Hit, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal collect-bounty boba-fett", "against chewbacca"]);
            t.expect_captive("chewbacca", true);
            t.expect_leader("chewbacca", "sullust");
            t.expect_leader("boba-fett", "sullust");
        });
}

#[test]
fn detained_leaders_are_not_retrieved() {
    scene()
        .leaders("malastare", ["general-madine"])
        .assigned("detained", ["general-tagge"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal detained general-tagge", "against general-madine", "pass", "pass"]);
            t.expect_leader("general-madine", "malastare");
            t.expect_in_pool("general-tagge");
            t.leave_open();
        });
}

/// REB-CARD-05
#[test]
fn display_of_power_gains_two_loyalty() {
    scene().loyal(Rebels, ["naboo"]).assigned("display-of-power", ["emperor-palpatine"]).empires_turn().play(|t| {
        t.choose_each(["reveal display-of-power emperor-palpatine", "at naboo"]);
        t.expect_loyal("naboo", Some(Empire));
    });
}

/// REB-MISSION-25
#[test]
fn double_our_efforts_advances_a_second_unit_with_jerjerrod() {
    scene()
        .queued(3, "1 star-destroyer")
        .queued(2, "1 at-at")
        .assigned("double-our-efforts", ["moff-jerjerrod"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal double-our-efforts moff-jerjerrod", "at coruscant"]);
            t.can_choose_exactly(["queued at-at 2", "queued star-destroyer 3"]);
            t.choose("queued star-destroyer 3");
            t.can_choose_exactly(["queued at-at 2"]); // not the same unit again
            t.choose("queued at-at 2");
            t.expect_queue(Empire, 2, "1 star-destroyer");
            t.expect_queue(Empire, 1, "1 at-at");
        });
}

#[test]
fn fear_will_keep_them_in_line_gains_loyalty_in_two_systems() {
    scene()
        .units("geonosis", "1 star-destroyer")
        .assigned("fear-will-keep-them-in-line", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal fear-will-keep-them-in-line grand-moff-tarkin", "at geonosis"]);
            t.can_choose_exactly(["system geonosis", "system rodia", "system ryloth", "system tatooine"]);
            t.choose_each(["system rodia", "system ryloth"]);
            t.expect_loyal("rodia", Some(Empire));
            t.expect_loyal("ryloth", Some(Empire));
        });
}

/// REB-CARD-07, REB-DECEIT-01
#[test]
fn homing_beacon_shows_the_region_of_the_base() {
    scene()
        .base("hoth")
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .assigned("homing-beacon", ["colonel-yularen"])
        .rolls([Hit, Hit, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal homing-beacon colonel-yularen", "against princess-leia"]);
            t.can_choose_exactly_as(REBELS, ["place bespin", "place endor", "place hoth", "place mustafar"]);
            t.choose("place endor");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "endor");
            assert_eq!(t.state().could_be.len(), 4);
        });
}

#[test]
fn hunt_them_down_destroys_two_health() {
    scene()
        .units("ryloth", "1 x-wing, 1 corellian-corvette, 1 rebel-trooper")
        .assigned("hunt-them-down", ["soontir-fel"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal hunt-them-down soontir-fel", "at ryloth", "destroy corellian-corvette"]);
            t.expect_units("ryloth", Rebels, "1 x-wing, 1 rebel-trooper");
        });
}

#[test]
fn imperial_propaganda_turns_a_region_neutral() {
    scene()
        .loyal(Rebels, ["alderaan", "naboo"])
        .assigned("imperial-propaganda", ["janus-greejatus"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal imperial-propaganda janus-greejatus", "at coruscant"]);
            t.expect_loyal("alderaan", None);
            t.expect_loyal("naboo", Some(Rebels));
        });
}

#[test]
fn intercept_transmissions_hands_over_cards_of_garrisons() {
    scene()
        .loyal(Rebels, ["naboo"])
        .units("endor", "1 star-destroyer")
        .assigned("intercept-transmissions", ["colonel-yularen"])
        .draws(["endor", "yavin", "ilum", "tatooine", "dagobah", "bespin", "utapau", "rodia"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal intercept-transmissions colonel-yularen", "at naboo"]);
            let endor = t.game().db().system("endor").expect("a system");
            assert_eq!(t.state().probes.held, rebellion::Bits::only(endor.idx()));
            assert_eq!(t.state().probes.deck.len(), 29);
        });
}

/// REB-OBJ-10, REB-OBJ-09
#[test]
fn interrogation_shows_the_objectives() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .objectives(["rebel-assault", "liberation"])
        .assigned("interrogation", ["darth-vader"])
        .rolls([Hit, Hit, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal interrogation darth-vader", "against mon-mothma"]);
            assert_eq!(t.state().objectives.seen.len(), 2);
            assert_eq!(t.state().objectives.hand.len(), 2);
        });
}

#[test]
fn interrogation_droid_makes_the_rebels_name_three_systems() {
    scene()
        .base("hoth")
        .units("sullust", "1 stormtrooper")
        .captive("wedge-antilles", "sullust")
        .assigned("interrogation-droid", ["colonel-yularen"])
        .rolls([Hit, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal interrogation-droid colonel-yularen", "against wedge-antilles"]);
            t.choose_as(REBELS, "system yavin");
            t.choose_as(REBELS, "system ilum");
            t.can_choose_exactly_as(REBELS, ["system hoth"]); // the base must be among them
            t.choose_as(REBELS, "system hoth");
            assert_eq!(t.state().could_be.len(), 3);
        });
}

#[test]
fn long_range_probe_is_told_no_as_well() {
    scene().assigned("long-range-probe", ["admiral-piett"]).empires_turn().play(|t| {
        t.choose_each(["reveal long-range-probe admiral-piett", "at yavin"]);
        let yavin = t.game().db().system("yavin").expect("a system");
        assert!(!t.state().could_be.has(yavin.idx()));
    });
}

#[test]
fn lure_of_the_dark_side_against_luke_costs_reputation() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("luke-skywalker", "sullust")
        .assigned("lure-of-the-dark-side", ["emperor-palpatine"])
        .rolls([Hit, Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal lure-of-the-dark-side emperor-palpatine", "against luke-skywalker"]);
            assert!(t.state().turned.has(Leader::Luke.idx()));
            t.expect_track(1, 15);
        });
}

#[test]
fn planetary_conquest_lands_anywhere() {
    scene()
        .units("coruscant", "4 stormtrooper, 2 at-st, 1 at-at")
        .assigned("planetary-conquest", ["general-veers"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal planetary-conquest general-veers", "at ryloth", "all from coruscant", "done"]);
            t.expect_units("ryloth", Empire, "2 stormtrooper, 1 at-st, 1 at-at");
            t.expect_occupied("ryloth", true);
        });
}

#[test]
fn probe_droid_initiative_draws_four_with_ozzel() {
    scene()
        .units("sullust", "1 star-destroyer")
        .assigned("probe-droid-initiative", ["admiral-ozzel"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal probe-droid-initiative admiral-ozzel", "at sullust"]);
            assert_eq!(t.state().probes.held.len(), 4);
        });
}

/// REB-CARD-09
#[test]
fn retrieve_the_plans_buries_an_objective() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .objectives(["death-star-plans-2", "liberation"])
        .assigned("retrieve-the-plans", ["darth-vader"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal retrieve-the-plans darth-vader", "against mon-mothma"]);
            t.can_choose_exactly_as(EMPIRE, ["under death-star-plans-2", "under liberation"]);
            t.choose("under death-star-plans-2");
            assert_eq!(t.state().objectives.hand.len(), 1);
            assert_eq!(t.state().objectives.under.len(), 1);
        });
}

#[test]
fn secret_weapons_research_draws_two_projects() {
    scene().assigned("secret-weapons-research", ["general-tagge"]).empires_turn().play(|t| {
        t.choose_each(["reveal secret-weapons-research general-tagge", "at coruscant"]);
        let projects: u8 = (0..53)
            .filter(|&m| t.game().db().mission[m].kind == rebellion::card::MissionKind::Project)
            .map(|m| t.state().hand[m])
            .sum();
        assert_eq!(projects, 2);
    });
}

#[test]
fn trade_negotiations_gain_loyalty() {
    scene().assigned("trade-negotiations", ["emperor-palpatine"]).empires_turn().play(|t| {
        t.choose_each(["reveal trade-negotiations emperor-palpatine", "at geonosis"]);
        t.expect_loyal("geonosis", Some(Empire));
        t.expect_discarded("trade-negotiations", 1);
    });
}
