//! Action cards of the Rebels.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::{Leader, Ring};

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// REB-ACTION-07, REB-RING-03
#[test]
fn human_cyborg_relations_turns_a_failed_mission() {
    scene()
        .pool(["mon-mothma"])
        .actions(["human-cyborg-relations"])
        .with(|_, s| s.base = rebellion::Site::NONE)
        .with(|_, s| s.could_be = rebellion::Bits::EMPTY)
        .with(|g, s| s.probes.deck.insert(g.db().system("hoth").expect("a system").idx()))
        .stage(Stage::Immediate)
        .play(|t| {
            t.can_choose_exactly(["leader mon-mothma"]);
            t.choose("leader mon-mothma");
            assert_eq!(t.state().ring[Ring::C3po as usize], Some(Leader::MonMothma));
            t.leave_open();
        });
    scene()
        .ring(Ring::C3po, "mon-mothma")
        .assigned("build-alliance", ["mon-mothma"])
        .pool(["general-tagge"])
        .rolls([Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal build-alliance mon-mothma", "at naboo", "send general-tagge"]);
            t.choose("yes");
            t.expect_loyal("naboo", Some(Rebels));
            assert_eq!(t.state().ring[Ring::C3po as usize], None);
            t.leave_open();
        });
}

#[test]
fn our_most_desperate_hour_finds_a_mission() {
    scene().pool(["princess-leia"]).actions(["our-most-desperate-hour"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(["use our-most-desperate-hour princess-leia", "find stolen-plans"]);
        assert!(matches!(t.state().at[Leader::Leia.idx()], rebellion::state::Place::Slot(_)));
        t.leave_open();
    });
}

#[test]
fn rebel_planning_draws_an_objective() {
    scene()
        .pool(["jan-dodonna"])
        .actions(["rebel-planning"])
        .draws(["liberation"])
        .with(|_, s| s.objectives.bag = s.objectives.bag.minus(rebellion::Bits::below(5)))
        .with(|_, s| s.objectives.scored = rebellion::Bits::below(5))
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose("use rebel-planning jan-dodonna");
            t.expect_leader("jan-dodonna", "rebel-base");
            assert_eq!(t.state().objectives.hand.len(), 1);
            t.leave_open();
        });
}

#[test]
fn resourceful_astromech_turns_an_imperial_die() {
    scene()
        .ring(Ring::R2D2, "chewbacca")
        .assigned("sabotage", ["chewbacca"])
        .pool(["darth-vader"])
        .rolls([Hit, Blank, Blank, Hit, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at sullust", "send darth-vader"]);
            t.choose("yes");
            t.can_choose_exactly(["face 0"]);
            t.choose("face 0");
            t.expect_sabotaged("sullust", true);
            assert_eq!(t.state().ring[Ring::R2D2 as usize], None);
            t.leave_open();
        });
}

#[test]
fn start_the_evacuation_empties_the_base() {
    scene()
        .units("rebel-base", "2 x-wing")
        .pool(["general-rieekan"])
        .actions(["start-the-evacuation"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_each(["use start-the-evacuation general-rieekan", "place ryloth", "all from rebel-base", "done"]);
            t.expect_units("ryloth", Rebels, "2 x-wing");
            t.leave_open();
        });
}

#[test]
fn temporary_alliance_builds_in_a_neutral_system() {
    scene().pool(["mon-mothma"]).actions(["temporary-alliance"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(["use temporary-alliance mon-mothma", "place toydaria"]);
        t.expect_queue(Rebels, 2, "1 corellian-corvette");
        t.leave_open();
    });
}

#[test]
fn ambush_destroys_ground_units() {
    scene()
        .units("sullust", "2 stormtrooper, 1 at-at, 1 tie-fighter")
        .pool(["general-madine"])
        .actions(["ambush"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_each(["use ambush general-madine", "place sullust"]);
            t.can_choose_exactly(["destroy at-at", "destroy stormtrooper", "done"]);
            t.choose("destroy at-at");
            t.expect_units("sullust", Empire, "1 tie-fighter, 2 stormtrooper");
            t.leave_open();
        });
}

#[test]
fn an_old_friend_recruits() {
    scene().pool(["han-solo"]).actions(["an-old-friend"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose("use an-old-friend han-solo");
        t.can_choose_exactly(["choose 0", "choose 1"]);
        t.choose("choose 0");
        t.choose("place bespin");
        t.expect_leader("lando-calrissian", "bespin");
        t.expect_leader("han-solo", "bespin");
        t.leave_open();
    });
}

#[test]
fn independent_operation_expels_ground_units() {
    scene()
        .units("naboo", "3 stormtrooper, 1 star-destroyer")
        .pool(["lando-calrissian"])
        .actions(["independent-operation"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_each(["use independent-operation lando-calrissian", "place naboo"]);
            t.can_choose_exactly_as(EMPIRE, ["to coruscant"]);
            t.choose("to coruscant");
            t.expect_units("naboo", Empire, "1 star-destroyer");
            t.expect_units("coruscant", Empire, "3 stormtrooper");
            t.expect_occupied("naboo", false);
            t.leave_open();
        });
}

/// REB-LEADER-16
#[test]
fn noble_sacrifice_is_obi_wans_answer() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["obi-wan-kenobi"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .actions(["noble-sacrifice"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against obi-wan-kenobi"]);
            t.can_choose_exactly_as(REBELS, ["pass", "use noble-sacrifice obi-wan-kenobi"]);
            t.choose("use noble-sacrifice obi-wan-kenobi");
            assert_eq!(t.state().at[Leader::ObiWan.idx()], rebellion::state::Place::Out);
            t.expect_track(1, 13);
        });
}

/// REB-CARD-13, REB-DS-EX1
#[test]
fn one_in_a_million_hits_the_death_star() {
    scene()
        .units("naboo", "1 death-star")
        .units("rodia", "1 x-wing")
        .pool(["wedge-antilles"])
        .actions(["one-in-a-million"])
        .objectives(["death-star-plans-2"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with wedge-antilles", "all from rodia", "done"]);
            t.fight_until(REBELS, "score death-star-plans-2");
            t.choose("score death-star-plans-2");
            t.choose("use one-in-a-million wedge-antilles");
            t.choose("face 5"); // a direct hit
            t.choose("done");
            t.expect_units("naboo", Empire, "");
            t.expect_track(1, 12);
            t.leave_open();
        });
}

#[test]
fn point_blank_assault_weakens_everybody() {
    scene()
        .units("naboo", "1 assault-carrier")
        .units("rodia", "1 y-wing")
        .pool(["admiral-ackbar"])
        .actions(["point-blank-assault"])
        .rolls([Hit, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with admiral-ackbar", "all from rodia", "done"]);
            t.choose("use point-blank-assault admiral-ackbar");
            t.fight_on();
            t.expect_units("naboo", Empire, ""); // two health minus one
            t.leave_open();
        });
}

#[test]
fn son_of_skywalker_finds_a_mission_for_luke() {
    scene()
        .units("sullust", "1 stormtrooper")
        .assigned("infiltration", ["luke-skywalker"])
        .actions(["son-of-skywalker"])
        .draws(["rebel-assault", "crippling-blow"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal infiltration luke-skywalker", "at sullust", "top rebel-assault"]);
            t.choose("use son-of-skywalker luke-skywalker");
            t.can_choose_exactly(["find daring-rescue", "find seek-yoda", "pass"]);
            t.choose("find seek-yoda");
            t.expect_in_hand("seek-yoda", 1);
            t.leave_open();
        });
}

#[test]
fn target_the_star_destroyers_turns_black_hits_red() {
    scene()
        .units("naboo", "1 assault-carrier")
        .units("rodia", "2 x-wing")
        .pool(["wedge-antilles"])
        .actions(["target-the-star-destroyers"])
        .rolls([Hit, Hit, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with wedge-antilles", "all from rodia", "done"]);
            t.choose("use target-the-star-destroyers wedge-antilles");
            t.fight_on();
            t.expect_units("naboo", Empire, "");
            t.leave_open();
        });
}

#[test]
fn the_millennium_falcon_rescues_after_a_mission() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .ring(Ring::Falcon, "han-solo")
        .assigned("hit-and-run", ["han-solo"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal hit-and-run han-solo", "at sullust", "done"]);
            t.choose("yes");
            t.choose("leader princess-leia");
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("han-solo", "rebel-base");
            t.leave_open();
        });
}

#[test]
fn undercover_brings_a_leader_before_the_dice() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["princess-leia"])
        .leaders("bespin", ["lando-calrissian"])
        .assigned("capture-rebel-operative", ["general-tagge"])
        .actions(["undercover"])
        .rolls([Hit, Hit, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative general-tagge", "against princess-leia"]);
            t.choose("use undercover lando-calrissian");
            t.expect_leader("lando-calrissian", "sullust");
            t.expect_captive("princess-leia", false);
        });
}

#[test]
fn wookiee_guardian_stops_a_special_operation() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["chewbacca", "han-solo"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .actions(["wookiee-guardian"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against han-solo"]);
            t.choose("use wookiee-guardian chewbacca");
            t.expect_captive("han-solo", false);
        });
}
