//! Free-for-all.

use star_realms::Mode;
use table::Target;

use crate::support::{P1, P2, P3, P4, P5, P6, SeatLayout, table};

/// SR-FFA-01
#[test]
fn turns_pass_clockwise() {
    table(Mode::FreeForAll, 6).turn_of(P5).play(|t| {
        for seat in [P5, P6, P1, P2] {
            t.expect_turn_of(seat);
            t.choose("end turn");
        }
    });
}

/// SR-FFA-02
#[test]
fn combat_may_be_split_among_several_opponents() {
    table(Mode::FreeForAll, 4).p1(|p| p.combat(9)).p4(|p| p.in_play(["barter-world"])).play(|t| {
        t.can_choose_exactly(["attack barter-world of P4", "attack P2", "attack P3", "attack P4", "end turn"]);
        t.choose_each(["attack P3", "2", "attack P2", "1", "attack barter-world of P4", "attack P3", "1", "attack P4"]);
        t.can_choose_exactly(["1"]);
        t.choose("1");
        for (seat, authority) in [(P1, 50), (P2, 49), (P3, 47), (P4, 49)] {
            t.expect_authority(seat, authority);
        }
        t.can_choose_exactly(["end turn"]);
    });
}

/// SR-FFA-02
#[test]
fn nobody_attacks_themselves() {
    table(Mode::FreeForAll, 3).turn_of(P2).p2(|p| p.combat(9).in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly(["use the-hive", "attack P1", "attack P3", "end turn"]);
        t.expect_why_not(P2, Target::Seat(P2), "SR-MULTI-OPEN2");
    });
}

/// SR-FFA-EX1 SR-MULTI-03
#[test]
fn an_outpost_of_one_opponent_does_not_protect_another() {
    table(Mode::FreeForAll, 4).p1(|p| p.combat(9)).p2(|p| p.in_play(["trading-post"])).play(|t| {
        t.can_choose_exactly(["attack trading-post of P2", "attack P3", "attack P4", "end turn"]);
        t.choose_each(["attack P3", "5", "attack trading-post of P2"]);
        t.expect_authority(P3, 45);
        t.expect_discard(P2, ["trading-post"]);
        t.expect_combat(P1, 0);
    });
    table(Mode::FreeForAll, 4).p1(|p| p.combat(9)).p2(|p| p.in_play(["trading-post"])).play(|t| {
        t.choose("attack trading-post of P2");
        t.can_choose_exactly(["attack P2", "attack P3", "attack P4", "end turn"]); // now B is open as well
        t.choose_each(["attack P3", "5"]);
        t.expect_authority(P3, 45);
    });
}

/// SR-FFA-OPEN1
#[test]
fn the_last_player_left_wins() {
    table(Mode::FreeForAll, 3).p1(|p| p.combat(20)).p2(|p| p.authority(5)).p3(|p| p.authority(6)).play(|t| {
        t.choose_each(["attack P3", "6"]);
        t.expect_to_act([P1]); // two are left
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.choose_each(["attack P2", "5"]);
        t.expect_over([P1]);
    });
    table(Mode::FreeForAll, 6)
        .turn_of(P4)
        .p1(SeatLayout::out)
        .p2(|p| p.authority(1))
        .p3(SeatLayout::out)
        .p4(|p| p.combat(1))
        .p5(SeatLayout::out)
        .p6(SeatLayout::out)
        .play(|t| {
            t.choose_each(["attack P2", "1"]);
            t.expect_over([P4]);
        });
}
