//! Raid: damage that stays on bases of the boss.

use star_realms::{Event, Mode};
use table::{Game, Target, Viewer};

use crate::support::{Layout, P1, P2, P3, P4, table};

fn raid() -> Layout<6, 3> {
    table(Mode::Raid, 3)
}

/// SR-RAID-06 SR-RAID-EX1 SR-RAID-OPEN2
#[test]
fn one_raider_begins_and_another_finishes() {
    raid().turn_of(P2).p1(|p| p.in_play(["central-office"])).p2(|p| p.combat(4)).p3(|p| p.hand(["blob-fighter"])).play(
        |t| {
            t.can_choose_exactly(["attack central-office of P1", "attack P1", "end turn"]);
            t.choose("attack central-office of P1");
            t.can_choose_exactly(["1", "2", "3", "4"]); // any part of the pool
            t.choose("4");
            t.expect_event(Event::Damaged { by: P2, owner: P1, card: t.card("central-office"), amount: 4 });
            t.expect_combat(P2, 0);
            t.expect_in_play(P1, ["central-office"]);
            t.choose_each(["end turn", "play blob-fighter"]);
            t.can_choose_exactly(["attack central-office of P1 (damage 4)", "attack P1", "end turn"]);
            t.choose("attack central-office of P1 (damage 4)");
            t.can_choose_exactly(["1", "2"]); // no more than necessary
            t.choose("2");
            t.expect_discard(P1, ["central-office"]);
            t.expect_combat(P3, 1);
        },
    );
}

/// SR-RAID-06 SR-RAID-EX1
#[test]
fn damage_is_gone_when_the_bosss_turn_begins() {
    raid()
        .turn_of(P3)
        .p1(|p| p.in_play(["central-office"]).hand([]).deck([]))
        .p2(|p| p.hand(["ram"]))
        .p3(|p| p.combat(4))
        .play(|t| {
            t.choose_each(["attack central-office of P1", "4", "end turn"]);
            t.expect_turn_of(P1);
            t.choose_each(["end turn", "play ram"]);
            t.choose("attack central-office of P1"); // no damage is shown
            t.can_choose_exactly(["1", "2", "3", "4", "5"]);
            t.choose("5");
            t.expect_in_play(P1, ["central-office"]); // 4 and 5, but not in one round
        });
}

/// SR-RAID-06
#[test]
fn damage_adds_up_within_a_turn_and_is_seen_by_everybody() {
    raid().turn_of(P2).p1(|p| p.in_play(["fleet-hq"])).p2(|p| p.combat(6)).play(|t| {
        t.choose_each(["attack fleet-hq of P1", "2", "attack fleet-hq of P1 (damage 2)", "3"]);
        for who in [Viewer::Seat(P1), Viewer::Seat(P3), Viewer::Spectator] {
            assert_eq!(t.game().view(t.table(), who).seats[0].in_play[0].damage, 5);
        }
        t.can_choose_exactly(["attack fleet-hq of P1 (damage 5)", "attack P1", "end turn"]);
        t.expect_combat(P2, 1);
    });
}

/// SR-RAID-06
#[test]
fn equal_bases_differ_by_their_damage() {
    raid().turn_of(P2).p1(|p| p.in_play(["blob-wheel", "blob-wheel"])).p2(|p| p.combat(6)).play(|t| {
        t.can_choose_exactly(["attack blob-wheel of P1", "attack P1", "end turn"]);
        t.choose_each(["attack blob-wheel of P1", "2"]);
        t.can_choose_exactly([
            "attack blob-wheel of P1",
            "attack blob-wheel of P1 (damage 2)",
            "attack P1",
            "end turn",
        ]);
        t.choose_each(["attack blob-wheel of P1 (damage 2)", "3"]);
        t.expect_in_play(P1, ["blob-wheel"]);
    });
}

/// SR-RAID-OPEN2 SR-OUT-01
#[test]
fn a_plain_base_can_be_damaged_only_when_no_outpost_is_left() {
    raid().turn_of(P2).p1(|p| p.in_play(["trading-post", "the-hive"])).p2(|p| p.combat(9)).play(|t| {
        t.can_choose_exactly(["attack trading-post of P1", "end turn"]);
        t.choose_each(["attack trading-post of P1", "3"]);
        t.can_choose_exactly(["attack trading-post of P1 (damage 3)", "end turn"]); // a damaged outpost still shields
        t.expect_why_not(P2, Target::Seat(P1), "SR-OUT-01");
        t.expect_why_not(P2, t.in_play_of(P1, "the-hive"), "SR-OUT-01");
        t.choose_each(["attack trading-post of P1 (damage 3)", "1"]);
        t.can_choose_exactly(["attack the-hive of P1", "attack P1", "end turn"]);
        t.choose_each(["attack the-hive of P1", "5"]);
        t.expect_discard(P1, ["the-hive", "trading-post"]);
    });
}

/// SR-RAID-OPEN2 SR-ATT-03
#[test]
fn the_boss_destroys_raiders_bases_at_once_or_not_at_all() {
    raid().p1(|p| p.combat(4)).p2(|p| p.in_play(["the-hive"])).p3(|p| p.in_play(["barter-world"])).play(|t| {
        t.can_choose_exactly(["attack barter-world of P3", "attack P2", "attack P3", "end turn"]);
        t.expect_why_not(P1, t.in_play_of(P2, "the-hive"), "SR-ATT-03");
        t.choose("attack barter-world of P3");
        t.expect_discard(P3, ["barter-world"]); // for its whole defense, without a question
        t.expect_combat(P1, 0);
    });
}

/// SR-RAID-06 SR-ATT-04
#[test]
fn an_effect_destroys_a_damaged_base_and_the_damage_goes_with_it() {
    raid().turn_of(P2).p1(|p| p.in_play(["the-hive"])).p2(|p| p.combat(2).hand(["missile-mech"])).play(|t| {
        t.choose_each(["attack the-hive of P1", "2", "play missile-mech"]);
        t.can_choose_exactly(["destroy the-hive of P1 (damage 2)", "done"]);
        t.choose("destroy the-hive of P1 (damage 2)");
        t.expect_discard(P1, ["the-hive"]);
    });
}

/// SR-RAID-OPEN2
#[test]
fn without_combat_a_boss_base_is_out_of_reach_for_that_reason() {
    raid().turn_of(P2).p1(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly(["end turn"]);
        t.expect_why_not(P2, t.in_play_of(P1, "the-hive"), "SR-ATT-05"); // not for its defense
    });
}

/// SR-RAID-06 SR-SCRAP-01
#[test]
fn the_boss_may_scrap_a_base_that_was_damaged() {
    raid().turn_of(P3).p1(|p| p.in_play(["blob-wheel"])).p3(|p| p.combat(1)).play(|t| {
        t.choose_each(["attack blob-wheel of P1", "1", "end turn", "scrap blob-wheel"]);
        t.expect_trade(P1, 3);
        t.expect_in_play(P1, []);
    });
}

/// SR-RAID-OPEN2
#[test]
fn a_ninth_damaged_base_must_fall_at_once() {
    let nine = [
        "blob-wheel",
        "blob-wheel",
        "blob-wheel",
        "blob-wheel",
        "blob-wheel",
        "blob-wheel",
        "the-hive",
        "the-hive",
        "barter-world",
    ];
    table(Mode::Raid, 4).turn_of(P4).p1(|p| p.in_play(nine)).p4(|p| p.combat(20)).play(|t| {
        for _ in 0..6 {
            t.choose_each(["attack blob-wheel of P1", "1"]);
        }
        t.choose_each(["attack the-hive of P1", "1", "attack the-hive of P1", "2"]);
        t.expect_combat(P4, 11);
        t.choose("attack barter-world of P1");
        t.can_choose_exactly(["4"]);
        t.choose("4");
        t.expect_discard(P1, ["barter-world"]);
    });
}
