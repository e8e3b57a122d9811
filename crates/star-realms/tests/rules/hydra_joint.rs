//! Hydra: joint purchases and joint attacks, from the proposal to the last yes or the first no.

use star_realms::{Event, Mode};
use table::Game;

use crate::support::{P1, P2, P3, P4, P5, table};

fn hydra() -> crate::support::Layout<6, 3> {
    table(Mode::Hydra, 4)
}

/// SR-HYDRA-07 SR-HYDRA-EX1
#[test]
fn teammates_add_up_combat_to_destroy_a_base() {
    hydra().p1(|p| p.combat(2)).p2(|p| p.combat(3)).p4(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly_as(P1, ["jointly attack the-hive of P4", "attack P3", "end turn"]);
        t.can_choose_exactly_as(P2, ["jointly attack the-hive of P4", "attack P3", "end turn"]);
        t.choose_as(P1, "jointly attack the-hive of P4");
        t.expect_to_act([P1]);
        t.can_choose_exactly(["2"]); // the others can give 3 at most
        t.choose("2");
        t.expect_to_act([P2]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_event(Event::ChippedIn { seat: P1, amount: 2, card: t.card("the-hive"), buying: false });
        t.expect_event(Event::ChippedIn { seat: P2, amount: 3, card: t.card("the-hive"), buying: false });
        t.expect_discard(P4, ["the-hive"]);
        t.expect_combat(P1, 0);
        t.expect_combat(P2, 0);
    });
}

/// SR-HYDRA-07
#[test]
fn the_proposer_names_the_shares() {
    hydra().p1(|p| p.combat(4)).p2(|p| p.combat(4)).p3(|p| p.in_play(["the-hive"])).play(|t| {
        t.choose_as(P2, "jointly attack the-hive of P3");
        t.can_choose_exactly(["1", "2", "3", "4"]); // at least 1 each, and no more than a pool
        t.choose("1");
        t.expect_to_act([P1]);
        t.choose("yes");
        t.expect_combat(P2, 3);
        t.expect_combat(P1, 0);
        t.expect_discard(P3, ["the-hive"]);
    });
}

/// SR-HYDRA-07
#[test]
fn what_the_team_cannot_reach_together_is_not_proposed() {
    hydra().p1(|p| p.combat(2)).p2(|p| p.combat(2)).p3(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly_as(P1, ["attack P3", "end turn"]);
    });
    // Nor cards that one member would have to pay alone.
    hydra().p1(|p| p.combat(5)).p3(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly_as(P1, ["attack the-hive of P3", "attack P3", "end turn"]);
        t.can_choose_exactly_as(P2, ["end turn"]);
    });
    // Nor bases behind an outpost.
    hydra()
        .p1(|p| p.combat(3))
        .p2(|p| p.combat(3))
        .p3(|p| p.in_play(["the-hive"]))
        .p4(|p| p.in_play(["trading-post"]))
        .play(|t| {
            t.can_choose_exactly_as(P1, ["jointly attack trading-post of P4", "end turn"]);
        });
}

/// SR-HYDRA-08 SR-HYDRA-OPEN2
#[test]
fn teammates_add_up_trade_and_the_proposer_receives_the_card() {
    hydra().row(["ram"]).reveals(["flagship"]).p1(|p| p.trade(1)).p2(|p| p.trade(2)).play(|t| {
        t.can_choose_exactly_as(P1, ["jointly buy ram", "end turn"]);
        t.can_choose_exactly_as(P2, ["buy explorer", "jointly buy ram", "end turn"]);
        t.choose_as(P1, "jointly buy ram");
        t.expect_event(Event::Proposed { by: P1, card: t.card("ram"), buying: true });
        t.can_choose_exactly(["1"]);
        t.choose("1");
        t.expect_to_act([P2]);
        t.expect_trade(P1, 1); // nothing is paid before all have agreed
        t.choose("yes");
        t.expect_discard(P1, ["ram"]);
        t.expect_discard(P2, []);
        t.expect_trade(P1, 0);
        t.expect_trade(P2, 0);
        t.expect_row(["flagship"]);
    });
}

/// SR-HYDRA-OPEN2
#[test]
fn a_contributor_may_refuse_and_nothing_has_happened() {
    hydra().row(["ram"]).p1(|p| p.trade(2)).p2(|p| p.trade(2)).play(|t| {
        t.choose_as(P1, "jointly buy ram");
        t.can_choose_exactly(["1", "2"]);
        t.choose("1");
        t.can_choose_exactly_as(P1, []); // P2 must answer
        t.choose_as(P2, "no");
        t.expect_event(Event::Refused { seat: P2, card: t.card("ram"), buying: true });
        t.expect_trade(P1, 2);
        t.expect_trade(P2, 2);
        t.expect_row(["ram"]);
        t.expect_discard(P1, []);
        t.expect_to_act([P1, P2]);
        t.choose_as(P1, "jointly buy ram"); // another proposal costs nothing
        t.choose("2");
        t.choose_as(P2, "yes");
        t.expect_discard(P1, ["ram"]);
        t.expect_trade(P2, 1);
    });
}

/// SR-HYDRA-OPEN2
#[test]
fn after_three_refusals_a_team_proposes_no_more_in_that_turn() {
    hydra().row(["ram"]).p1(|p| p.trade(2).hand([])).p2(|p| p.trade(2).hand([])).play(|t| {
        for proposer in [P1, P2, P1] {
            let other = if proposer == P1 { P2 } else { P1 };
            t.choose_as(proposer, "jointly buy ram");
            t.choose("1");
            t.choose_as(other, "no");
        }
        t.cannot_choose_as(P1, "jointly buy ram");
        t.cannot_choose_as(P2, "jointly buy ram");
        t.choose_as(P1, "end turn");
        t.choose_as(P2, "end turn");
        t.choose_as(P3, "end turn");
        t.choose_as(P4, "end turn");
        t.expect_to_act([P1, P2]); // a new turn, a new attempt
        t.choose_as(P1, "play scout");
        t.choose_as(P2, "play scout");
        t.choose_as(P1, "play scout");
        t.choose_as(P1, "jointly buy ram");
        t.choose("2");
        t.choose_as(P2, "yes");
        t.expect_discard(P1, ["ram"]);
    });
}

/// SR-HYDRA-OPEN2 SR-HYDRA-07
#[test]
fn a_joint_attack_may_be_refused_too() {
    hydra().p1(|p| p.combat(3)).p2(|p| p.combat(3)).p3(|p| p.in_play(["the-hive"])).play(|t| {
        t.choose_as(P1, "jointly attack the-hive of P3");
        t.choose("2");
        t.choose_as(P2, "no");
        t.expect_in_play(P3, ["the-hive"]);
        t.expect_combat(P1, 3);
        t.expect_combat(P2, 3);
    });
}

/// SR-HYDRA-08 SR-HYDRA-OPEN2
#[test]
fn three_heads_share_as_the_proposer_says_and_each_contributor_agrees() {
    let lay = || {
        let team = table(Mode::Hydra, 6).p1(|p| p.trade(1)).p2(|p| p.trade(3)).p3(|p| p.trade(2));
        team.row(["mech-world"])
    };
    lay().play(|t| {
        t.choose_as(P2, "jointly buy mech-world");
        t.can_choose_exactly(["2", "3"]); // 5 minus the 3 of the others
        t.choose("2");
        t.expect_to_act([P2]);
        t.can_choose_exactly(["1"]); // of P1, because P3 has 2
        t.choose("1");
        t.expect_to_act([P1, P3]); // in any order
        t.choose_as(P3, "yes");
        t.expect_to_act([P1]);
        t.choose("yes");
        t.expect_discard(P2, ["mech-world"]);
        for (seat, left) in [(P1, 0), (P2, 1), (P3, 0)] {
            t.expect_trade(seat, left);
        }
    });
    lay().play(|t| {
        t.choose_as(P2, "jointly buy mech-world");
        t.choose("3");
        t.can_choose_exactly(["0", "1"]); // of P1
        t.choose("0");
        t.expect_to_act([P3]); // a member who pays nothing is not asked
        t.choose("yes");
        t.expect_discard(P2, ["mech-world"]);
        for (seat, left) in [(P1, 1), (P2, 0), (P3, 0)] {
            t.expect_trade(seat, left);
        }
    });
    lay().play(|t| {
        t.choose_as(P2, "jointly buy mech-world");
        t.choose_each(["2", "1"]);
        t.choose_as(P1, "yes");
        t.choose_as(P3, "no"); // one no is enough
        t.expect_to_act([P1, P2, P3]);
        for (seat, left) in [(P1, 1), (P2, 3), (P3, 2)] {
            t.expect_trade(seat, left);
        }
    });
}

/// SR-HYDRA-07 SR-HYDRA-OPEN4
#[test]
fn three_heads_destroy_an_outpost_together() {
    table(Mode::Hydra, 6)
        .turn_of(P4)
        .p4(|p| p.combat(2))
        .p5(|p| p.combat(2))
        .p6(|p| p.combat(2))
        .p1(|p| p.in_play(["fleet-hq"]))
        .p2(|p| p.in_play(["port-of-call"]))
        .play(|t| {
            t.can_choose_exactly_as(P5, ["jointly attack port-of-call of P2", "end turn"]);
            t.choose_as(P5, "jointly attack port-of-call of P2");
            t.choose_each(["2", "2"]);
            t.choose_as(P4, "yes");
            t.choose("yes");
            t.expect_discard(P2, ["port-of-call"]);
            t.can_choose_exactly_as(P5, ["end turn"]);
        });
}

/// SR-HYDRA-OPEN1 SR-HYDRA-OPEN2
#[test]
fn a_member_who_declared_the_end_may_still_chip_in() {
    hydra().row(["ram"]).p1(|p| p.trade(1)).p2(|p| p.trade(2)).play(|t| {
        t.choose_as(P2, "end turn");
        t.choose_as(P1, "jointly buy ram");
        t.choose("1");
        t.choose_as(P2, "yes");
        t.expect_discard(P1, ["ram"]);
        t.expect_to_act([P1]); // the declaration remains
        t.can_choose_exactly_as(P2, ["withdraw"]);
    });
}

/// SR-HYDRA-OPEN2 SR-BUY-07
#[test]
fn a_ship_bought_jointly_may_go_on_the_proposers_deck() {
    hydra().row(["ram"]).p1(|p| p.trade(2).in_play(["freighter", "cutter"])).p2(|p| p.trade(1)).play(|t| {
        t.choose_as(P1, "ally freighter");
        t.choose_as(P1, "jointly buy ram");
        t.choose("2");
        t.choose_as(P2, "yes");
        t.expect_to_act([P1]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_deck_top(P1, ["ram"]);
    });
}

/// SR-HYDRA-OPEN3
#[test]
fn explorers_are_not_bought_jointly() {
    hydra().p1(|p| p.trade(1)).p2(|p| p.trade(1)).play(|t| {
        t.can_choose_exactly_as(P1, ["end turn"]);
        t.can_choose_exactly_as(P2, ["end turn"]);
    });
}

/// SR-HYDRA-OPEN3
#[test]
fn with_the_ruling_explorers_are_bought_jointly_too() {
    hydra().rulings(|r| r.hydra_joint_explorers = true).p1(|p| p.trade(1)).p2(|p| p.trade(1)).play(|t| {
        t.can_choose_exactly_as(P1, ["jointly buy explorer", "end turn"]);
        t.choose_as(P1, "jointly buy explorer");
        t.choose("1");
        t.choose_as(P2, "yes");
        t.expect_discard(P1, ["explorer"]);
        t.expect_explorers(19);
    });
    // Only while they can be bought at all.
    hydra()
        .rulings(|r| (r.hydra_joint_explorers, r.explorers_after_trade_deck) = (true, false))
        .trade_deck([])
        .p1(|p| p.trade(1))
        .p2(|p| p.trade(1))
        .play(|t| {
            t.can_choose_exactly_as(P1, ["end turn"]);
            assert_eq!(t.game().team(t.table(), P1).len(), 2);
        });
}

/// SR-HYDRA-06 SR-HYDRA-08
#[test]
fn no_other_mode_knows_joint_ventures() {
    table(Mode::Emperor, 6).row(["ram"]).p1(|p| p.trade(2).combat(2)).p6(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly(["buy explorer", "attack P6", "end turn"]);
    });
    table(Mode::Raid, 4).turn_of(P3).row(["ram"]).p3(|p| p.trade(2)).play(|t| {
        t.can_choose_exactly(["buy explorer", "end turn"]);
        t.can_choose_exactly_as(P5.min(P4), []);
    });
}
