//! Raid: the boss and the raiders.

use star_realms::{Event, LegacyFrom, Mode};
use table::Target;

use crate::support::{Layout, P1, P2, P3, P4, P5, P6, SeatLayout, table};

fn raid(seats: usize) -> Layout<6, 3> {
    table(Mode::Raid, seats)
}

/// SR-RAID-01
#[test]
fn the_boss_begins_and_raiders_take_separate_turns_clockwise() {
    raid(4).first(P3).turn_of(P3).play(|t| {
        for seat in [P3, P4, P1, P2, P3] {
            t.expect_turn_of(seat);
            t.expect_to_act([seat]);
            t.choose("end turn");
        }
    });
}

/// SR-RAID-02 SR-RAID-03 SR-RAID-EX2
#[test]
fn the_boss_draws_the_number_of_the_table_and_raiders_five() {
    for (seats, hand) in [(3, 7), (4, 7), (5, 8), (6, 8)] {
        raid(seats).play(|t| {
            t.choose("end turn");
            t.expect_hand_size(P1, hand);
            t.choose("end turn");
            t.expect_hand_size(P2, 5);
        });
    }
}

/// SR-RAID-04
#[test]
fn raiders_are_one_team_but_share_neither_pools_nor_allies() {
    raid(4).turn_of(P2).row(["ram"]).p2(|p| p.trade(2).in_play(["cutter"])).p3(|p| p.in_play(["trading-post"])).play(
        |t| {
            // Teammates share no allies, no joint purchases and no turns.
            t.can_choose_exactly(["buy explorer", "end turn"]);
            t.can_choose_exactly_as(P3, []);
            t.expect_why_not(P2, t.in_play_of(P2, "cutter"), "SR-ALLY-01");
            t.expect_why_not(P2, Target::Seat(P3), "SR-MULTI-OPEN2");
            t.choose("buy explorer");
            t.expect_discard(P2, ["explorer"]);
            t.expect_discard(P3, []);
        },
    );
}

/// SR-RAID-OPEN1
#[test]
fn raiders_fight_the_boss_alone() {
    raid(4)
        .turn_of(P3)
        .p1(|p| p.in_play(["barter-world"]))
        .p2(|p| p.in_play(["the-hive"]))
        .p3(|p| p.combat(9).hand(["imperial-fighter"]))
        .play(|t| {
            t.can_choose_exactly(["play imperial-fighter", "attack barter-world of P1", "attack P1", "end turn"]);
            t.expect_why_not(P3, t.in_play_of(P2, "the-hive"), "SR-MULTI-OPEN2");
            t.choose_each(["attack P1", "9"]);
            t.expect_authority(P1, 61);
        });
}

/// SR-RAID-OPEN1 SR-MULTI-03
#[test]
fn the_boss_fights_any_raider_and_outposts_protect_one() {
    raid(4).p1(|p| p.combat(9)).p2(|p| p.in_play(["trading-post", "blob-wheel"])).p3(|p| p.in_play(["the-hive"])).play(
        |t| {
            t.can_choose_exactly([
                "attack trading-post of P2",
                "attack the-hive of P3",
                "attack P3",
                "attack P4",
                "end turn",
            ]);
            t.choose_each(["attack P4", "2", "attack the-hive of P3", "attack P3", "1"]);
            t.expect_authority(P4, 48);
            t.expect_authority(P3, 49);
            t.expect_why_not(P1, Target::Seat(P2), "SR-OUT-01");
        },
    );
}

/// SR-RAID-07 SR-ELIM-OPEN2
#[test]
fn a_fallen_raider_may_leave_a_card_to_each_other_raider() {
    raid(5)
        .p1(|p| p.combat(5))
        .p3(|p| p.authority(5).hand(["ram"]).discard(["cutter"]).deck(["scout"]).in_play(["barter-world"]))
        .play(|t| {
            t.choose_each(["attack P3", "5"]);
            t.expect_to_act([P3]);
            t.can_choose_exactly([
                "leave ram from hand",
                "leave cutter from discard",
                "leave scout from deck",
                "leave barter-world from play",
                "done",
            ]);
            t.choose("leave barter-world from play"); // to P2
            t.expect_event(Event::Gave { from: P3, to: P2, card: t.card("barter-world") });
            t.can_choose_exactly(["leave ram from hand", "leave cutter from discard", "leave scout from deck", "done"]);
            t.choose("leave ram from hand"); // to P4
            t.can_choose_exactly(["leave cutter from discard", "leave scout from deck", "done"]);
            t.choose("leave scout from deck"); // to P5
            t.expect_discard(P2, ["barter-world"]);
            t.expect_discard(P4, ["ram"]);
            t.expect_discard(P5, ["scout"]);
            t.expect_discard(P1, []); // no card for the boss
            t.expect_discard(P3, []); // and the other cards are removed
            t.expect_to_act([P1]);
        });
}

/// SR-RAID-07 SR-ELIM-OPEN2
#[test]
fn a_legacy_may_be_declined_heir_by_heir() {
    let lay = || raid(4).p1(|p| p.combat(5)).p2(|p| p.authority(5).discard(["ram", "cutter"]).deck([]));
    lay().play(|t| {
        t.choose_each(["attack P2", "5", "done", "leave ram from discard"]); // none to P3, one to P4
        t.expect_discard(P3, []);
        t.expect_discard(P4, ["ram"]);
    });
    lay().play(|t| {
        t.choose_each(["attack P2", "5", "done", "done"]);
        t.expect_discard(P3, []);
        t.expect_discard(P4, []);
        t.expect_to_act([P1]);
    });
}

/// SR-RAID-07
#[test]
fn a_legacy_ends_with_the_last_card_and_passes_over_the_fallen() {
    raid(5)
        .rulings(|r| r.legacy_from = LegacyFrom::DiscardPile)
        .p1(|p| p.combat(5))
        .p2(|p| p.authority(5).discard(["ram"]).hand(["cutter"]))
        .p3(SeatLayout::out)
        .play(|t| {
            t.choose_each(["attack P2", "5"]);
            t.can_choose_exactly(["leave ram from discard", "done"]); // to P4, because P3 is out
            t.choose("leave ram from discard");
            t.expect_discard(P4, ["ram"]);
            t.expect_discard(P5, []); // no card is left for P5
            t.expect_to_act([P1]);
        });
}

/// SR-RAID-08
#[test]
fn the_raiders_win_when_the_boss_falls() {
    raid(4).turn_of(P3).p1(|p| p.authority(4)).p2(SeatLayout::out).p3(|p| p.combat(4)).play(|t| {
        t.choose_each(["attack P1", "4"]);
        t.expect_over([P2, P3, P4]); // including the eliminated raider
    });
}

/// SR-RAID-08
#[test]
fn the_boss_wins_when_all_raiders_have_fallen() {
    raid(3).p1(|p| p.combat(9)).p2(|p| p.authority(4).deck([])).p3(|p| p.authority(5).discard(["ram"])).play(|t| {
        t.choose_each(["attack P2", "4"]);
        t.can_choose_exactly(["attack P3", "end turn"]); // one is left
        t.choose_each(["attack P3", "5"]);
        t.expect_over([P1]); // no question about a legacy
    });
}

/// SR-RAID-08 SR-ELIM-OPEN1
#[test]
fn turns_pass_over_fallen_raiders() {
    raid(6).p2(SeatLayout::out).p4(SeatLayout::out).p5(SeatLayout::out).play(|t| {
        for seat in [P1, P3, P6, P1] {
            t.expect_turn_of(seat);
            t.choose("end turn");
        }
    });
}
