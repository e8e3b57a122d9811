//! Three and four players.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::{Frame, Stage};
use rebellion::{Players, Role};
use table::{Game, Seat, Viewer};

use crate::support::scene;

const ADMIRAL: Seat = Seat::new(0);
const GENERAL: Seat = Seat::new(1);
const IMPERIAL_ADMIRAL: Seat = Seat::new(2);
const IMPERIAL_GENERAL: Seat = Seat::new(3);

/// REB-TEAM-02, REB-TEAM-10, REB-TEAM-11
#[test]
fn each_decides_for_own_leaders_and_the_general_may_forbid() {
    scene()
        .players(Players::Four)
        .pool(["mon-mothma", "princess-leia", "darth-vader"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.expect_to_act([ADMIRAL, GENERAL]);
            t.choose_as(ADMIRAL, "assign sabotage mon-mothma");
            t.expect_to_act([GENERAL]);
            t.can_choose_exactly(["allow", "forbid"]);
            t.choose("forbid");
            t.expect_in_pool("mon-mothma");
            t.expect_in_hand("sabotage", 1);
            t.expect_to_act([GENERAL]); // Princess Leia belongs to the general
            t.choose("stay princess-leia");
            t.expect_to_act([IMPERIAL_GENERAL]);
            t.choose("stay darth-vader");
            t.leave_open();
        });
}

/// REB-TEAM-13, REB-TEAM-14
#[test]
fn turns_follow_the_initiative() {
    scene().players(Players::Four).turn_of(Role::RebelAdmiral).play(|t| {
        for seat in [ADMIRAL, IMPERIAL_ADMIRAL, IMPERIAL_GENERAL, GENERAL] {
            t.expect_to_act([seat]);
            t.choose("pass");
        }
        assert!(!matches!(t.state().frames.last(), Some(Frame::Command { .. })));
        t.leave_open();
    });
}

/// REB-TEAM-14: a player activates only with their own leaders, and a mission needs one of them.
#[test]
fn a_turn_uses_own_leaders() {
    scene()
        .players(Players::Four)
        .pool(["princess-leia"])
        .assigned("sabotage", ["chewbacca"])
        .turn_of(Role::RebelAdmiral)
        .play(|t| {
            t.can_choose_exactly(["pass", "reveal base"]);
            t.choose("pass");
            t.choose_each(["pass", "pass"]);
            t.expect_to_act([GENERAL]);
            t.can_choose("activate naboo");
            t.can_choose("reveal sabotage chewbacca");
        });
}

/// REB-TEAM-15, REB-OPEN-19
#[test]
fn three_players_give_the_rebels_two_turns_in_a_row() {
    scene().players(Players::Three).pool(["jan-dodonna", "princess-leia"]).turn_of(Role::RebelAdmiral).play(|t| {
        t.expect_to_act([Seat::new(0)]);
        t.choose("activate yavin");
        t.can_choose_exactly(["with jan-dodonna"]); // the admiral's turn
        t.choose_each(["with jan-dodonna", "done"]);
        t.expect_to_act([Seat::new(0)]);
        t.choose("activate yavin");
        t.can_choose_exactly(["with princess-leia"]); // the general's turn
        t.choose_each(["with princess-leia", "done"]);
        t.expect_to_act([Seat::new(1)]);
    });
}

/// REB-TEAM-18
#[test]
fn one_player_of_a_team_opposes() {
    scene()
        .players(Players::Four)
        .assigned("sabotage", ["chewbacca"])
        .pool(["grand-moff-tarkin", "darth-vader"])
        .turn_of(Role::RebelGeneral)
        .rolls([crate::support::Hit, crate::support::Blank, crate::support::Blank])
        .play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at sullust"]);
            t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["pass", "send grand-moff-tarkin"]);
            t.choose("send grand-moff-tarkin");
            t.expect_sabotaged("sullust", true);
            t.expect_in_pool("darth-vader");
        });
}

/// REB-TEAM-19, REB-TEAM-20, REB-TEAM-21, REB-TEAM-22
#[test]
fn admirals_fight_in_space() {
    scene()
        .players(Players::Four)
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .pool(["darth-vader"])
        .turn_of(Role::ImperialGeneral)
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "done"]);
            t.expect_to_act([IMPERIAL_ADMIRAL]); // cards after the roll, although the general activated
            t.leave_open();
        });
}

/// REB-TEAM-05, REB-TEAM-09, REB-TEAM-24
#[test]
fn team_mates_share_what_they_know() {
    scene().players(Players::Four).probes(["yavin"]).actions(["good-intel"]).turn_of(Role::RebelAdmiral).play(|t| {
        for seat in [IMPERIAL_ADMIRAL, IMPERIAL_GENERAL] {
            let view = t.game().view(t.state(), Viewer::Seat(seat));
            assert!(view.probes.own.is_some() && view.actions[Empire.idx()].hand.is_some());
            assert!(view.missions[Rebels.idx()].hand.is_none());
        }
    });
}

/// REB-TEAM-16
#[test]
fn either_rebel_player_may_reveal_the_base() {
    scene().players(Players::Four).turn_of(Role::RebelGeneral).play(|t| {
        t.expect_to_act([GENERAL]);
        t.choose("reveal base");
        t.expect_revealed(true);
    });
}

/// REB-TEAM-25
#[test]
fn the_general_plays_objectives() {
    scene().players(Players::Four).objectives(["leave-no-one-behind"]).stage(Stage::Objective).play(|t| {
        t.expect_to_act([GENERAL]);
        t.choose("pass");
        t.leave_open();
    });
}

/// REB-TEAM-27, REB-TEAM-26
#[test]
fn the_admiral_builds_deploys_and_recruits() {
    scene().players(Players::Four).stage(Stage::RebelsBuild).play(|t| {
        t.expect_to_act([ADMIRAL]);
        t.choose("ready");
        t.choose("build x-wing");
        t.expect_to_act([IMPERIAL_ADMIRAL]);
        t.leave_open();
    });
    scene().players(Players::Four).stage(Stage::DrawObjective).play(|t| {
        t.expect_to_act([ADMIRAL, IMPERIAL_ADMIRAL]);
        t.leave_open();
    });
}
