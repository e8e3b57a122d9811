//! Hunter.

use star_realms::Mode;
use table::Target;

use crate::support::{P1, P2, P3, P4, P5, SeatLayout, table};

/// SR-HUNT-02 SR-HUNT-03 SR-HUNT-EX1
#[test]
fn one_hunts_the_left_neighbor_and_reaches_bases_on_both_sides() {
    table(Mode::Hunter, 4)
        .p1(|p| p.combat(12))
        .p2(|p| p.in_play(["barter-world"]))
        .p3(|p| p.in_play(["the-hive"]))
        .p4(|p| p.in_play(["blob-wheel"]))
        .play(|t| {
            t.can_choose_exactly(["attack barter-world of P2", "attack blob-wheel of P4", "attack P2", "end turn"]);
            t.expect_why_not(P1, Target::Seat(P3), "SR-HUNT-02");
            t.expect_why_not(P1, Target::Seat(P4), "SR-HUNT-02");
            t.expect_why_not(P1, t.in_play_of(P3, "the-hive"), "SR-HUNT-03");
            t.choose_each(["attack blob-wheel of P4", "attack barter-world of P2", "attack P2", "3"]);
            t.expect_discard(P4, ["blob-wheel"]);
            t.expect_discard(P2, ["barter-world"]);
            t.expect_authority(P2, 47);
        });
}

/// SR-HUNT-02
#[test]
fn the_left_neighbor_is_the_next_player_clockwise() {
    for (seat, prey) in [(P1, "attack P2"), (P2, "attack P3"), (P3, "attack P4"), (P4, "attack P5"), (P5, "attack P1")]
    {
        table(Mode::Hunter, 5).turn_of(seat).seat(seat, |p| p.combat(1)).play(|t| {
            t.can_choose_exactly([prey, "end turn"]);
        });
    }
}

/// SR-HUNT-02 SR-HUNT-EX1
#[test]
fn only_the_left_neighbor_can_be_made_to_discard() {
    table(Mode::Hunter, 4)
        .p1(|p| p.hand(["imperial-fighter"]))
        .p2(|p| p.hand(["scout", "viper"]))
        .p4(|p| p.hand(["ram"]))
        .play(|t| {
            t.choose("play imperial-fighter");
            t.expect_to_act([P2]); // no question, because there is only one target
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard scout");
            t.expect_hand(P4, ["ram"]);
        });
}

/// SR-HUNT-03
#[test]
fn effects_reach_the_bases_of_both_neighbors_and_no_others() {
    table(Mode::Hunter, 5)
        .p1(|p| p.hand(["missile-mech"]))
        .p2(|p| p.in_play(["barter-world"]))
        .p3(|p| p.in_play(["the-hive"]))
        .p4(|p| p.in_play(["war-world"]))
        .p5(|p| p.in_play(["trading-post", "blob-wheel"]))
        .play(|t| {
            t.choose("play missile-mech");
            // The outpost of the right neighbor shields that neighbor's plain base.
            t.can_choose_exactly(["destroy barter-world of P2", "destroy trading-post of P5", "done"]);
            t.choose("destroy trading-post of P5");
            t.expect_in_play(P5, ["blob-wheel"]);
            t.can_choose_exactly(["attack barter-world of P2", "attack blob-wheel of P5", "attack P2", "end turn"]);
        });
}

/// SR-HUNT-03 SR-MULTI-03
#[test]
fn outposts_of_the_right_neighbor_do_not_protect_the_prey() {
    table(Mode::Hunter, 3)
        .p1(|p| p.combat(9))
        .p2(|p| p.in_play(["the-hive"]))
        .p3(|p| p.in_play(["mech-world", "blob-wheel"]))
        .play(|t| {
            t.can_choose_exactly(["attack the-hive of P2", "attack mech-world of P3", "attack P2", "end turn"]);
            t.expect_why_not(P1, t.in_play_of(P3, "blob-wheel"), "SR-OUT-01");
        });
    table(Mode::Hunter, 3)
        .p1(|p| p.combat(5))
        .p2(|p| p.in_play(["mech-world", "the-hive"]))
        .p3(|p| p.in_play(["blob-wheel"]))
        .play(|t| {
            t.can_choose_exactly(["attack blob-wheel of P3", "end turn"]); // the target is behind its outpost
            t.expect_why_not(P1, Target::Seat(P2), "SR-OUT-01");
        });
}

/// SR-HUNT-04 SR-HUNT-EX1
#[test]
fn when_the_prey_falls_the_next_player_takes_its_place_at_once() {
    table(Mode::Hunter, 4)
        .p1(|p| p.combat(20).hand(["imperial-fighter"]))
        .p2(|p| p.authority(8))
        .p3(|p| p.hand(["scout"]).in_play(["the-hive"]))
        .p4(|p| p.in_play(["blob-wheel"]))
        .play(|t| {
            t.cannot_choose("attack the-hive of P3");
            t.choose_each(["attack P2", "8"]);
            t.can_choose_exactly([
                "play imperial-fighter",
                "attack the-hive of P3",
                "attack blob-wheel of P4",
                "attack P3",
                "end turn",
            ]);
            t.choose_each(["attack P3", "5", "attack the-hive of P3", "play imperial-fighter"]);
            t.expect_authority(P3, 45); // the remaining combat can be used
            t.expect_discard(P3, ["scout", "the-hive"]);
            t.choose("end turn");
            t.expect_turn_of(P3); // the eliminated seat is skipped
        });
}

/// SR-HUNT-04
#[test]
fn the_right_neighbor_is_the_next_living_player_too() {
    table(Mode::Hunter, 5)
        .p1(|p| p.combat(6))
        .p2(|p| p.in_play(["the-hive"]))
        .p3(|p| p.in_play(["central-office"]))
        .p4(|p| p.in_play(["blob-wheel"]))
        .p5(SeatLayout::out)
        .play(|t| {
            t.can_choose_exactly(["attack the-hive of P2", "attack blob-wheel of P4", "attack P2", "end turn"]);
        });
}

/// SR-HUNT-EX1 SR-HUNT-04
#[test]
fn with_two_left_both_neighbors_are_the_same_player() {
    table(Mode::Hunter, 4)
        .turn_of(P3)
        .p1(|p| p.in_play(["the-hive"]))
        .p2(SeatLayout::out)
        .p3(|p| p.combat(6).hand(["missile-mech"]))
        .p4(SeatLayout::out)
        .play(|t| {
            t.can_choose_exactly(["play missile-mech", "attack the-hive of P1", "attack P1", "end turn"]);
            t.choose("play missile-mech");
            t.can_choose_exactly(["destroy the-hive of P1", "done"]); // only one option
            t.choose("done");
            t.choose("end turn");
            t.expect_turn_of(P1);
        });
}

/// SR-HUNT-05
#[test]
fn the_last_survivor_wins() {
    table(Mode::Hunter, 3).turn_of(P2).p1(|p| p.authority(4)).p2(|p| p.combat(9)).p3(|p| p.authority(5)).play(|t| {
        t.choose_each(["attack P3", "5"]);
        t.can_choose_exactly(["attack P1", "end turn"]); // not won while an opponent is left
        t.choose_each(["attack P1", "4"]);
        t.expect_over([P2]);
    });
}
