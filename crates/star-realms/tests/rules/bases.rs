//! Bases and outposts.

use table::Target;

use crate::support::{P1, P2, duel};

/// SR-BASE-01
#[test]
fn a_base_stays_in_play_over_turns() {
    duel().p1(|p| p.hand(["the-hive"]).deck([])).p2(|p| p.deck([])).play(|t| {
        t.choose_each(["play the-hive", "use the-hive", "end turn"]);
        t.expect_in_play(P1, ["the-hive"]);
        t.choose("end turn");
        t.can_choose_exactly(["use the-hive", "end turn"]);
    });
}

/// SR-BASE-01
#[test]
fn a_base_leaves_play_when_scrapped_or_destroyed() {
    duel().p1(|p| p.in_play(["blob-wheel"]).deck([])).p2(|p| p.in_play(["barter-world"]).hand(["ram"]).deck([])).play(
        |t| {
            t.choose_each(["scrap blob-wheel", "end turn"]);
            t.expect_in_play(P1, []);
            t.choose_each(["scrap barter-world", "end turn"]);
            t.expect_in_play(P2, []);
            t.expect_scrapped(["barter-world", "blob-wheel"]);
        },
    );
    duel().p1(|p| p.combat(5)).p2(|p| p.in_play(["blob-wheel"])).play(|t| {
        t.choose("attack blob-wheel");
        t.expect_in_play(P2, []);
    });
}

/// SR-BASE-02
#[test]
fn a_bases_primary_ability_waits_for_its_owner_in_any_turn() {
    duel().p1(|p| p.hand(["royal-redoubt", "scout"]).in_play(["the-hive"])).play(|t| {
        t.choose("play royal-redoubt");
        t.expect_combat(P1, 0);
        t.can_choose_exactly(["play scout", "use royal-redoubt", "use the-hive", "end turn"]);
        t.choose_each(["use the-hive", "attack P2", "3", "play scout", "use royal-redoubt"]); // in its first turn
        t.expect_pools(P1, 1, 3, 50);
    });
}

/// SR-BASE-03
#[test]
fn a_base_falls_to_its_defense_spent_within_one_turn() {
    duel().p1(|p| p.combat(4).hand([]).deck(["viper"]).draws(["viper"])).p2(|p| p.in_play(["the-hive"]).deck([])).play(
        |t| {
            t.can_choose_exactly(["attack P2", "end turn"]);
            t.expect_why_not(P1, t.in_play_of(P2, "the-hive"), "SR-ATT-03");
            t.choose_each(["end turn", "end turn", "play viper"]);
            t.can_choose_exactly(["attack P2", "end turn"]); // 4 last turn and 1 now do not add up
            t.expect_in_play(P2, ["the-hive"]);
        },
    );
    duel().p1(|p| p.combat(5)).p2(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly(["attack the-hive", "attack P2", "end turn"]);
        t.choose("attack the-hive");
        t.expect_combat(P1, 0);
        t.expect_in_play(P2, []);
    });
}

/// SR-BASE-04
#[test]
fn a_destroyed_base_goes_to_its_owners_discard_pile_and_comes_back() {
    duel().p1(|p| p.combat(5).deck([])).p2(|p| p.in_play(["the-hive"]).deck([])).play(|t| {
        t.choose("attack the-hive");
        t.expect_discard(P2, ["the-hive"]);
        t.expect_scrapped([]);
        t.choose_each(["end turn", "end turn"]);
        t.expect_hand(P2, ["the-hive"]);
    });
}

/// SR-OUT-01 SR-ATT-06
#[test]
fn an_outpost_keeps_its_owner_and_plain_bases_out_of_reach() {
    duel().p1(|p| p.combat(12)).p2(|p| p.in_play(["trading-post", "barter-world"])).play(|t| {
        t.can_choose_exactly(["attack trading-post", "end turn"]);
        t.expect_why_not(P1, Target::Seat(P2), "SR-OUT-01");
        t.expect_why_not(P1, t.in_play_of(P2, "barter-world"), "SR-OUT-01");
        t.choose("attack trading-post");
        t.can_choose_exactly(["attack barter-world", "attack P2", "end turn"]);
        t.choose_each(["attack barter-world", "attack P2", "4"]);
        t.expect_authority(P2, 46);
    });
}

/// SR-OUT-01
#[test]
fn all_outposts_must_fall_first() {
    duel().p1(|p| p.combat(20)).p2(|p| p.in_play(["trading-post", "war-world", "the-hive"])).play(|t| {
        t.can_choose_exactly(["attack trading-post", "attack war-world", "end turn"]);
        t.choose("attack war-world");
        t.can_choose_exactly(["attack trading-post", "end turn"]);
        t.choose("attack trading-post");
        t.can_choose_exactly(["attack the-hive", "attack P2", "end turn"]);
    });
}

/// SR-OUT-02
#[test]
fn among_several_outposts_the_attacker_chooses() {
    for (first, second) in [("trading-post", "brain-world"), ("brain-world", "trading-post")] {
        duel().p1(|p| p.combat(10)).p2(|p| p.in_play(["trading-post", "brain-world"])).play(|t| {
            t.can_choose_exactly(["attack brain-world", "attack trading-post", "end turn"]);
            t.choose(&format!("attack {first}"));
            t.can_choose_exactly([format!("attack {second}").as_str(), "end turn"]);
            t.choose(&format!("attack {second}"));
            t.expect_discard(P2, ["brain-world", "trading-post"]);
            t.expect_combat(P1, 0);
        });
    }
}

/// SR-OUT-EX1
#[test]
fn ten_combat_fell_one_of_two_outposts_and_nothing_else() {
    duel().p1(|p| p.combat(10)).p2(|p| p.in_play(["port-of-call", "mech-world", "barter-world"])).play(|t| {
        t.can_choose_exactly(["attack mech-world", "attack port-of-call", "end turn"]);
        t.choose("attack mech-world");
        t.expect_combat(P1, 4);
        t.can_choose_exactly(["end turn"]); // the other 4 have no target
        t.expect_why_not(P1, t.in_play_of(P2, "port-of-call"), "SR-ATT-03");
        t.expect_why_not(P1, t.in_play_of(P2, "barter-world"), "SR-OUT-01");
        t.expect_why_not(P1, Target::Seat(P2), "SR-OUT-01");
        t.expect_authority(P2, 50);
    });
}

/// SR-OUT-EX2 SR-ATT-04 SR-ATT-06
#[test]
fn an_outpost_keeps_destroying_effects_off_plain_bases() {
    duel().p1(|p| p.hand(["missile-mech"])).p2(|p| p.in_play(["brain-world", "blob-world"])).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly(["destroy brain-world of P2", "done"]);
        t.choose("destroy brain-world of P2");
        t.expect_discard(P2, ["brain-world"]);
        t.expect_combat(P1, 6);
    });
    duel().p1(|p| p.hand(["missile-mech"])).p2(|p| p.in_play(["the-hive", "blob-world"])).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly(["destroy blob-world of P2", "destroy the-hive of P2", "done"]);
        t.choose("destroy blob-world of P2");
        t.expect_in_play(P2, ["the-hive"]);
    });
}

/// SR-OUT-03
#[test]
fn an_outpost_does_not_keep_its_owner_from_discarding() {
    duel().p1(|p| p.hand(["imperial-fighter"])).p2(|p| p.in_play(["mech-world"]).hand(["scout", "viper"])).play(|t| {
        t.choose("play imperial-fighter");
        t.expect_to_act([P2]);
        t.can_choose_exactly(["discard scout", "discard viper"]);
        t.choose("discard scout");
        t.expect_discard(P2, ["scout"]);
        t.can_choose_exactly(["end turn"]); // although 2 combat have no target
    });
}
