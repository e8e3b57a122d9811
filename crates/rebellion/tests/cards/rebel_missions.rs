//! Missions of the Rebels.

use rebellion::Side::{Empire, Rebels};
use rebellion::{Leader, Ring};

use crate::support::{Blank, Hit, REBELS, scene};

#[test]
fn build_alliance_rolls_two_more_dice_beside_own_units() {
    scene()
        .units("naboo", "1 x-wing")
        .assigned("build-alliance", ["jan-dodonna"]) // 1 diplomacy
        .pool(["general-tagge"])
        .rolls([Blank, Blank, Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal build-alliance jan-dodonna", "at naboo", "send general-tagge"]);
            t.expect_loyal("naboo", Some(Rebels));
            t.expect_in_hand("build-alliance", 1);
            t.leave_open();
        });
}

#[test]
fn infiltration_puts_one_objective_on_top_and_one_under() {
    scene()
        .units("naboo", "1 stormtrooper")
        .assigned("infiltration", ["princess-leia"])
        .draws(["rebel-assault", "crippling-blow"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal infiltration princess-leia", "at naboo", "top crippling-blow"]);
            let o = &t.state().objectives;
            assert_eq!((o.top.as_slice()[0].0, o.under.as_slice()[0].0), (0, 3));
            t.leave_open();
        });
}

#[test]
fn rapid_mobilization_gathers_units_at_the_end_of_the_phase() {
    scene()
        .units("ryloth", "1 rebel-transport, 3 rebel-trooper, 2 x-wing, 1 y-wing")
        .assigned("rapid-mobilization", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal rapid-mobilization mon-mothma");
            t.expect_leader("mon-mothma", "rebel-base");
            t.choose("pass"); // the Empire
            t.choose("pass");
            t.can_choose_exactly(["gather", "pass", "relocate"]);
            t.choose("gather");
            t.choose("from ryloth");
            t.choose("count 1"); // the transport
            t.choose("count 2"); // X-wings
            t.choose("count 1"); // the Y-wing
            t.can_choose_exactly(["count 0", "count 1"]); // the fifth and last unit
            t.choose("count 1");
            t.choose("done");
            t.expect_units("rebel-base", Rebels, "2 x-wing, 1 y-wing, 1 rebel-transport, 1 rebel-trooper");
            t.expect_in_hand("rapid-mobilization", 1);
            t.leave_open();
        });
}

#[test]
fn rapid_mobilization_with_two_leaders_looks_at_eight_cards() {
    scene().assigned("rapid-mobilization", ["mon-mothma", "princess-leia"]).rebels_turn().play(|t| {
        t.choose_each(["reveal rapid-mobilization mon-mothma", "pass", "pass", "relocate"]);
        assert_eq!(t.state().limbo.len(), 8);
        t.choose("pass");
        t.expect_revealed(false);
        assert_eq!(t.state().probes.deck.len(), 28, "two of the 30 were drawn afterwards");
        t.leave_open();
    });
}

#[test]
fn sabotage_goes_to_populous_systems() {
    scene().assigned("sabotage", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose("reveal sabotage chewbacca");
        t.cannot_choose("at dagobah");
        t.choose("at corellia");
        t.expect_sabotaged("corellia", true);
        t.leave_open();
    });
}

#[test]
fn base_defenses_stand_in_the_system_of_a_revealed_base() {
    scene().revealed().loyal(Rebels, ["naboo"]).assigned("base-defenses", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose("reveal base-defenses mon-mothma");
        t.can_choose_exactly(["at naboo"]);
        t.choose("at naboo");
        t.expect_units("hoth", Rebels, "1 shield-generator, 1 ion-cannon");
        t.leave_open();
    });
}

#[test]
fn contingency_plan_sends_its_leader_on() {
    let planned = || scene().assigned("contingency-plan", ["lando-calrissian"]).pool(["boba-fett"]).rebels_turn();
    planned().rolls([Blank, Hit, Blank, Blank]).play(|t| {
        t.choose("reveal contingency-plan lando-calrissian");
        t.can_choose_exactly([
            "assign build-alliance lando-calrissian",
            "assign infiltration lando-calrissian",
            "assign rapid-mobilization lando-calrissian",
            "assign sabotage lando-calrissian",
        ]);
        t.choose("assign sabotage lando-calrissian");
        t.expect_discarded("contingency-plan", 1);
        t.choose("pass"); // the Empire
        t.can_choose_exactly(["pass", "reveal base", "reveal sabotage lando-calrissian"]);
        // His portrait counts as two successes there: two against one.
        t.choose_each(["reveal sabotage lando-calrissian", "at naboo", "send boba-fett"]);
        t.expect_sabotaged("naboo", true);
    });
}

#[test]
fn covert_operation_keeps_one_of_two_objectives() {
    scene()
        .units("naboo", "1 stormtrooper")
        .assigned("covert-operation", ["obi-wan-kenobi"])
        .draws(["rebel-assault", "crippling-blow"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal covert-operation obi-wan-kenobi", "at naboo"]);
            t.can_choose_exactly(["keep crippling-blow", "keep rebel-assault"]);
            t.choose("keep rebel-assault");
            assert_eq!(t.state().objectives.hand.len(), 1);
            assert_eq!(t.state().objectives.under.len(), 1);
            t.leave_open();
        });
}

/// REB-LEADER-13, REB-LEADER-14
#[test]
fn daring_rescue_brings_everybody_home() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .assigned("daring-rescue", ["luke-skywalker"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal daring-rescue luke-skywalker", "at sullust", "leader princess-leia"]);
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("luke-skywalker", "rebel-base");
            t.leave_open();
        });
}

#[test]
fn demolition_destroys_a_unit_for_each_icon() {
    scene()
        .loyal(Empire, ["corellia"]) // blue triangle, blue square
        .queued(1, "1 tie-fighter")
        .queued(2, "1 star-destroyer, 1 assault-carrier")
        .assigned("demolition", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal demolition chewbacca", "at corellia"]);
            t.expect_queue(Empire, 1, "");
            t.expect_queue(Empire, 2, "1 assault-carrier");
            t.leave_open();
        });
}

#[test]
fn establish_trade_relations_gains_loyalty_and_units() {
    scene().assigned("establish-trade-relations", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal establish-trade-relations mon-mothma", "at toydaria"]);
        t.expect_loyal("toydaria", Some(Rebels));
        t.expect_queue(Rebels, 2, "1 corellian-corvette");
        t.leave_open();
    });
}

#[test]
fn for_the_greater_good_its_leader_stays() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .assigned("for-the-greater-good", ["obi-wan-kenobi"])
        .draws(["rebel-assault"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal for-the-greater-good obi-wan-kenobi", "at sullust", "leader princess-leia"]);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("obi-wan-kenobi", "sullust");
            assert_eq!(t.state().objectives.hand.len(), 1);
            t.leave_open();
        });
}

/// REB-MOVE-EX2
#[test]
fn hidden_fleet_leaves_the_base_for_anywhere() {
    scene()
        .units("rebel-base", "1 rebel-transport, 5 rebel-trooper, 1 ion-cannon")
        .leaders("rebel-base", ["princess-leia"])
        .assigned("hidden-fleet", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal hidden-fleet mon-mothma", "at ryloth", "all from rebel-base", "done"]);
            t.expect_units("ryloth", Rebels, "1 rebel-transport, 4 rebel-trooper");
            t.expect_units("rebel-base", Rebels, "1 rebel-trooper, 1 ion-cannon");
            assert!(t.state().could_be.len() > 20, "no information about the base");
            t.leave_open();
        });
}

/// REB-COMBAT-37
#[test]
fn hit_and_run_destroys_two_health() {
    scene()
        .units("sullust", "2 stormtrooper, 1 at-st, 1 star-destroyer")
        .assigned("hit-and-run", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal hit-and-run chewbacca", "at sullust"]);
            t.can_choose_exactly(["destroy at-st", "destroy stormtrooper", "done"]);
            t.choose("destroy stormtrooper");
            t.can_choose_exactly(["destroy stormtrooper", "done"]);
            t.choose("destroy stormtrooper");
            t.expect_units("sullust", Empire, "1 star-destroyer, 1 at-st");
            t.leave_open();
        });
}

#[test]
fn incite_rebellion_begins_a_combat_of_the_rebels() {
    scene()
        .units("sullust", "1 stormtrooper")
        .assigned("incite-rebellion", ["mon-mothma"])
        .rolls([Hit, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal incite-rebellion mon-mothma", "at sullust"]);
            t.fight_on();
            t.expect_units("sullust", Rebels, "3 rebel-trooper");
            t.expect_units("sullust", Empire, "");
            t.expect_occupied("sullust", false);
            t.expect_discarded("incite-rebellion", 1);
            t.leave_open();
        });
}

#[test]
fn lead_the_strike_team_brings_four_ground_units() {
    scene()
        .units("rebel-base", "5 rebel-trooper, 1 x-wing")
        .assigned("lead-the-strike-team", ["han-solo"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal lead-the-strike-team han-solo", "at corellia", "all from rebel-base", "done"]);
            t.expect_units("corellia", Rebels, "4 rebel-trooper");
            t.expect_units("rebel-base", Rebels, "1 x-wing, 1 rebel-trooper");
            t.expect_combat(None);
            t.leave_open();
        });
}

#[test]
fn misdirection_keeps_the_pool_away_from_a_leader() {
    scene()
        .units("sullust", "1 stormtrooper")
        .assigned("misdirection", ["general-madine"])
        .assigned("sabotage", ["chewbacca"])
        .pool(["darth-vader"])
        .rolls([Hit, Hit, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal misdirection general-madine", "at sullust", "send darth-vader", "leader chewbacca"]);
            t.choose("pass"); // the Empire's turn
            t.choose_each(["reveal sabotage chewbacca", "at corellia"]);
            t.expect_sabotaged("corellia", true);
            t.leave_open();
        });
}

#[test]
fn plan_the_assault_brings_ships_and_a_combat() {
    scene()
        .units("rebel-base", "2 x-wing, 1 rebel-trooper")
        .units("sullust", "1 assault-carrier")
        .assigned("plan-the-assault", ["jan-dodonna"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal plan-the-assault jan-dodonna", "at sullust", "all from rebel-base", "done"]);
            t.expect_combat(Some("sullust"));
            t.expect_units("sullust", Rebels, "2 x-wing");
            t.leave_open();
        });
}

#[test]
fn plant_false_lead_puts_probe_cards_back() {
    scene()
        .units("sullust", "1 stormtrooper")
        .probes(["yavin", "ilum"])
        .assigned("plant-false-lead", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal plant-false-lead mon-mothma", "at sullust"]);
            t.can_choose_exactly(["top ilum", "top yavin", "under ilum", "under yavin"]);
            t.choose_each(["top yavin", "under ilum"]);
            assert!(t.state().probes.held.is_empty());
            assert_eq!(t.state().probes.deck.len(), 30);
            t.leave_open();
        });
}

#[test]
fn public_uprising_gains_a_circle_and_two_triangles() {
    scene().units("sullust", "1 stormtrooper").assigned("public-uprising", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal public-uprising mon-mothma", "at sullust"]);
        t.can_choose_exactly(["build airspeeder", "build corellian-corvette"]);
        t.choose("build airspeeder");
        t.can_choose_exactly(["build rebel-transport", "build rebel-trooper", "build x-wing", "build y-wing"]);
        t.choose("build rebel-trooper");
        t.expect_units("sullust", Rebels, "1 rebel-trooper, 1 airspeeder");
        t.choose("build rebel-trooper");
        t.expect_event(rebellion::Event::Combat { site: t.game().db().system("sullust").expect("a system") });
        t.leave_open();
    });
}

#[test]
fn rogue_squadron_raid_destroys_four_health_in_the_queue() {
    scene()
        .loyal(Empire, ["corellia"])
        .queued(1, "2 stormtrooper")
        .queued(3, "1 star-destroyer, 1 death-star")
        .assigned("rogue-squadron-raid", ["wedge-antilles"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal rogue-squadron-raid wedge-antilles", "at corellia"]);
            t.can_choose_exactly(["queued star-destroyer 3", "queued stormtrooper 1", "done"]);
            t.choose("queued star-destroyer 3");
            t.expect_queue(Empire, 3, "1 death-star");
            t.leave_open();
        });
}

/// REB-RING-01, REB-LEADER-02
#[test]
fn seek_yoda_makes_luke_a_jedi() {
    scene().assigned("seek-yoda", ["luke-skywalker"]).rebels_turn().play(|t| {
        t.choose("reveal seek-yoda luke-skywalker");
        t.can_choose_exactly(["at dagobah"]);
        t.choose("at dagobah");
        t.choose("leader luke-skywalker-jedi");
        t.expect_leader("luke-skywalker-jedi", "dagobah");
        assert_eq!(t.state().ring[Ring::Yoda as usize], Some(Leader::LukeJedi));
        t.leave_open();
    });
}

#[test]
fn stolen_plans_order_four_objectives() {
    scene()
        .units("sullust", "1 stormtrooper")
        .assigned("stolen-plans", ["princess-leia"])
        .draws(["crippling-blow", "cut-supply-lines", "defend-the-people", "rebel-assault"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal stolen-plans princess-leia", "at sullust"]);
            t.choose_each(["top rebel-assault", "top crippling-blow", "top defend-the-people"]);
            let top: Vec<u8> = t.state().objectives.top.as_slice().iter().map(|o| o.0).collect();
            assert_eq!(top, [3, 0, 2, 1]);
            t.leave_open();
        });
}

#[test]
fn support_of_mon_calamari_offers_loyalty_or_a_cruiser() {
    scene().assigned("support-of-mon-calamari", ["admiral-ackbar"]).rebels_turn().play(|t| {
        t.choose("reveal support-of-mon-calamari admiral-ackbar");
        t.can_choose_exactly(["at mon-calamari"]);
        t.choose("at mon-calamari");
        t.can_choose_exactly(["choose 0", "choose 1"]);
        t.choose("choose 1");
        t.expect_queue(Rebels, 3, "1 mon-calamari-cruiser");
        t.expect_loyal("mon-calamari", None);
        t.leave_open();
    });
}

#[test]
fn wookiee_uprising_frees_kashyyyk() {
    scene()
        .units("kashyyyk", "3 stormtrooper, 1 at-st")
        .assigned("wookiee-uprising", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal wookiee-uprising chewbacca", "at kashyyyk"]);
            t.choose_each(["destroy stormtrooper", "destroy stormtrooper", "destroy at-st"]);
            t.expect_units("kashyyyk", Empire, "1 stormtrooper");
            t.expect_loyal("kashyyyk", Some(Rebels));
            t.expect_occupied("kashyyyk", true);
            t.leave_open();
        });
}

/// REB-OPEN-32: by the FAQ, each of the rescuers may stay.
#[test]
fn by_the_faq_rescuers_may_stay() {
    scene()
        .rulings(rebellion::Rulings { rescuers_may_stay: true, ..Default::default() })
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .assigned("daring-rescue", ["luke-skywalker"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal daring-rescue luke-skywalker", "at sullust", "leader princess-leia"]);
            t.can_choose_exactly_as(REBELS, ["no", "yes"]);
            t.choose("no");
            t.expect_leader("luke-skywalker", "sullust");
            t.expect_leader("princess-leia", "rebel-base");
            t.leave_open();
        });
}
