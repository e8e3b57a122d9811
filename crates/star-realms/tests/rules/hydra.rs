//! Hydra: one authority, one turn, one shield; everything else personal.

use star_realms::{DiscardTiming, Event, Mode};
use table::{Game, SeatSet, Target, ToAct, Viewer};

use crate::support::{P1, P2, P3, P4, P5, P6, Play, table};

fn hydra() -> crate::support::Layout<6, 3> {
    table(Mode::Hydra, 4)
}

/// The seats that must act, and those that may.
#[track_caller]
fn expect_waiting(t: &Play<6, 3>, asked: &[table::Seat], free: &[table::Seat]) {
    let set = |seats: &[table::Seat]| seats.iter().copied().collect::<SeatSet>();
    assert_eq!(t.game().to_act(t.table()), ToAct::Seats { asked: set(asked), free: set(free) });
}

/// SR-HYDRA-02
#[test]
fn all_gains_and_losses_go_to_the_teams_one_authority() {
    hydra().p1(|p| p.hand(["cutter"]).combat(3)).p2(|p| p.hand(["cutter"]).combat(4)).play(|t| {
        t.choose_as(P2, "play cutter");
        t.expect_authority(P1, 79); // at the seat that stores it
        t.choose_as(P1, "play cutter");
        t.expect_authority(P1, 83);
        t.choose_as(P1, "attack P3");
        t.choose_as(P1, "3");
        t.choose_as(P2, "attack P3");
        t.choose_as(P2, "4");
        t.expect_authority(P3, 68);
        // Every member shows the team's total.
        let view = t.game().view(t.table(), Viewer::Spectator);
        assert_eq!(view.seats.iter().map(|s| s.authority).collect::<Vec<_>>(), [83, 83, 68, 68]);
    });
}

/// SR-HYDRA-02
#[test]
fn a_team_is_attacked_as_one() {
    hydra().p1(|p| p.combat(4)).p2(|p| p.combat(2)).play(|t| {
        t.can_choose_exactly_as(P1, ["attack P3", "end turn"]); // the team, named after its first member
        t.can_choose_exactly_as(P2, ["attack P3", "end turn"]);
        t.choose_as(P2, "attack P3");
        t.can_choose_exactly(["1", "2"]); // only with the member's own combat
        t.choose_as(P2, "2");
        t.expect_authority(P3, 73);
    });
}

/// SR-HYDRA-03
#[test]
fn teammates_cards_are_no_allies() {
    hydra().p1(|p| p.in_play(["cutter", "the-hive"])).p2(|p| p.in_play(["freighter", "trade-pod"])).play(|t| {
        t.can_choose_exactly_as(P1, ["use the-hive", "end turn"]);
        t.can_choose_exactly_as(P2, ["end turn"]);
        t.expect_why_not(P2, t.in_play_of(P2, "freighter"), "SR-ALLY-01");
        t.expect_why_not(P2, t.in_play_of(P1, "the-hive"), "SR-MULTI-OPEN2"); // nor used
    });
}

/// SR-HYDRA-03
#[test]
fn decks_hands_and_discard_piles_are_personal() {
    hydra()
        .row(["ram"])
        .p1(|p| p.trade(3).hand(["scout", "viper"]).deck(["scout"; 5]))
        .p2(|p| p.hand(["corvette"]).discard(["cutter"]).deck(["viper"]))
        .play(|t| {
            t.can_choose_exactly_as(P2, ["play corvette", "end turn"]);
            t.choose_as(P1, "buy ram");
            t.expect_discard(P1, ["ram"]);
            t.expect_discard(P2, ["cutter"]);
            t.choose_as(P2, "play corvette");
            t.expect_hand(P2, ["viper"]);
            t.choose_as(P1, "end turn");
            t.choose_as(P2, "end turn");
            t.expect_discard(P1, ["ram", "scout", "viper"]);
            t.expect_hand(P1, ["scout"; 5]);
            t.expect_hand(P2, ["corvette", "cutter", "viper"]);
        });
}

/// SR-HYDRA-05
#[test]
fn the_whole_team_discards_before_anybody_draws() {
    hydra()
        .p1(|p| p.hand(["viper"]).in_play(["ram"]).trade(1).deck(["scout"; 5]))
        .p2(|p| p.hand(["scout"]).in_play(["the-hive"]).combat(2).deck(["scout"; 5]))
        .play(|t| {
            t.choose_as(P2, "end turn");
            t.expect_pools(P2, 0, 2, 0); // still the main phase
            t.expect_hand(P2, ["scout"]);
            t.choose_as(P1, "end turn");
            let phases: Vec<_> = t
                .events()
                .iter()
                .filter_map(|e| match *e {
                    Event::TurnEnded { seat } => Some(("discard", seat)),
                    Event::Drew { seat, .. } => Some(("draw", seat)),
                    _ => None,
                })
                .collect();
            let draws = |seat| [("draw", seat); 5];
            assert_eq!(
                phases,
                [vec![("discard", P1), ("discard", P2)], draws(P1).to_vec(), draws(P2).to_vec()].concat()
            );
            t.expect_event(Event::TurnBegan { seats: [P3, P4].into_iter().collect(), turn: 2 });
            t.expect_pools(P1, 0, 0, 75);
            t.expect_pools(P2, 0, 0, 0);
            t.expect_discard(P1, ["ram", "viper"]);
            t.expect_in_play(P2, ["the-hive"]);
        });
}

/// SR-HYDRA-05
#[test]
fn teams_take_turns() {
    table(Mode::Hydra, 6).first(P5).turn_of(P5).play(|t| {
        expect_waiting(t, &[P4, P5, P6], &[]);
        for seat in [P5, P6, P4] {
            t.choose_as(seat, "end turn");
        }
        expect_waiting(t, &[P1, P2, P3], &[]);
        for seat in [P1, P2, P3] {
            t.choose_as(seat, "end turn");
        }
        expect_waiting(t, &[P4, P5, P6], &[]);
        t.expect_why_not(P1, Target::EndTurn, "SR-TURN-01");
    });
}

/// SR-HYDRA-06
#[test]
fn pools_are_personal_and_everybody_decides_alone() {
    hydra().row(["corvette"]).p1(|p| p.trade(2).hand(["scout"])).p2(|p| p.combat(3).in_play(["blob-wheel"])).play(
        |t| {
            t.can_choose_exactly_as(P1, ["play scout", "buy corvette", "buy explorer", "end turn"]);
            t.can_choose_exactly_as(P2, ["use blob-wheel", "scrap blob-wheel", "attack P3", "end turn"]);
            t.choose_as(P2, "use blob-wheel");
            t.expect_combat(P2, 4);
            t.expect_combat(P1, 0);
            t.choose_as(P1, "play scout");
            t.expect_trade(P1, 3);
            t.expect_trade(P2, 0);
            t.expect_why_not(P2, t.in_row("corvette"), "SR-BUY-02"); // P1's trade is not P2's
            t.expect_why_not(P1, Target::Seat(P3), "SR-ATT-05");
        },
    );
}

/// SR-HYDRA-09
#[test]
fn a_team_at_zero_loses_as_a_whole() {
    hydra().p1(|p| p.combat(5)).p2(|p| p.combat(5)).p3(|p| p.authority(10)).play(|t| {
        t.choose_as(P1, "attack P3");
        t.choose("5");
        t.expect_authority(P3, 5);
        t.choose_as(P2, "attack P3");
        t.choose("5");
        t.expect_event(Event::Eliminated { seat: P3 });
        t.expect_event(Event::Eliminated { seat: P4 });
        t.expect_over([P1, P2]);
    });
    table(Mode::Hydra, 6).turn_of(P5).p1(|p| p.authority(1)).p5(|p| p.combat(3)).play(|t| {
        t.choose_as(P5, "attack P1");
        t.choose("3");
        t.expect_over([P4, P5, P6]);
    });
}

/// SR-HYDRA-10 SR-HYDRA-EX1
#[test]
fn one_members_outpost_shields_the_whole_team() {
    hydra()
        .p1(|p| p.combat(9).hand(["missile-mech"]))
        .p3(|p| p.in_play(["the-hive"]))
        .p4(|p| p.in_play(["trading-post", "blob-wheel"]))
        .play(|t| {
            t.can_choose_exactly_as(P1, ["play missile-mech", "attack trading-post of P4", "end turn"]);
            t.expect_why_not(P1, Target::Seat(P3), "SR-HYDRA-10");
            t.expect_why_not(P1, t.in_play_of(P3, "the-hive"), "SR-HYDRA-10");
            t.choose_as(P1, "play missile-mech");
            t.can_choose_exactly(["destroy trading-post of P4", "done"]);
            t.choose("destroy trading-post of P4");
            t.can_choose_exactly_as(P1, ["attack the-hive of P3", "attack blob-wheel of P4", "attack P3", "end turn"]);
        });
}

/// SR-HYDRA-OPEN4
#[test]
fn outposts_of_all_members_must_fall_in_any_order() {
    for (first, second) in [
        ("attack war-world of P3", "attack trading-post of P4"),
        ("attack trading-post of P4", "attack war-world of P3"),
    ] {
        hydra()
            .p1(|p| p.combat(9))
            .p3(|p| p.in_play(["war-world"]))
            .p4(|p| p.in_play(["trading-post", "barter-world"]))
            .play(|t| {
                t.can_choose_exactly_as(P1, ["attack war-world of P3", "attack trading-post of P4", "end turn"]);
                t.choose_as(P1, first);
                t.can_choose_exactly_as(P1, [second, "end turn"]);
                t.choose_as(P1, second);
                t.can_choose_exactly_as(P1, ["attack P3", "end turn"]);
            });
    }
}

/// SR-HYDRA-OPEN5 SR-OUT-03
#[test]
fn a_discard_effect_hits_one_enemy_member_behind_outposts_or_not() {
    hydra()
        .p2(|p| p.hand(["imperial-fighter"]))
        .p3(|p| p.hand(["ram", "scout"]).in_play(["mech-world"]))
        .p4(|p| p.hand(["viper"]))
        .play(|t| {
            t.choose_as(P2, "play imperial-fighter");
            t.expect_to_act([P2]);
            t.can_choose_exactly(["P3", "P4"]);
            t.choose("P3");
            t.expect_to_act([P3]);
            t.can_choose_exactly(["discard ram", "discard scout"]);
            t.choose("discard scout");
            t.expect_hand(P4, ["viper"]);
            t.expect_to_act([P1, P2]);
        });
}

/// SR-HYDRA-OPEN5 SR-ABL-OPEN2
#[test]
fn demands_that_wait_are_met_by_each_member_before_the_teams_turn() {
    hydra()
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter", "imperial-fighter"]).deck([]))
        .p2(|p| p.deck([]))
        .p3(|p| p.hand(["ram", "scout"]))
        .p4(|p| p.hand(["cutter", "viper"]))
        .play(|t| {
            for victim in ["P3", "P4"] {
                t.choose_as(P1, "play imperial-fighter");
                t.choose(victim);
            }
            t.choose_as(P1, "end turn");
            t.choose_as(P2, "end turn");
            for _ in 0..2 {
                let seat = t.asked();
                t.choose(if seat == P3 { "discard scout" } else { "discard viper" });
            }
            t.expect_hand(P3, ["ram"]);
            t.expect_hand(P4, ["cutter"]);
            expect_waiting(t, &[P3, P4], &[]);
        });
}

/// SR-HYDRA-OPEN1
#[test]
fn members_act_in_any_order_until_all_have_declared_the_end() {
    hydra().p1(|p| p.hand(["viper", "viper"])).p2(|p| p.hand(["scout", "scout"])).play(|t| {
        t.choose_as(P1, "play viper");
        t.choose_as(P2, "play scout");
        t.choose_as(P1, "play viper");
        t.choose_as(P1, "attack P3");
        t.can_choose_exactly_as(P2, []); // one action at a time
        t.choose_as(P1, "2");
        t.choose_as(P1, "end turn");
        expect_waiting(t, &[P2], &[P1]);
        t.choose_as(P2, "play scout");
        t.choose_as(P2, "buy explorer");
        t.choose_as(P2, "end turn");
        expect_waiting(t, &[P3, P4], &[]);
    });
}

/// SR-HYDRA-OPEN1
#[test]
fn a_declared_end_can_be_withdrawn() {
    hydra().p1(|p| p.hand(["viper"])).p2(|p| p.hand(["scout"])).play(|t| {
        t.choose_as(P1, "end turn");
        t.expect_event(Event::Declared { seat: P1, done: true });
        t.can_choose_exactly_as(P1, ["withdraw"]);
        t.expect_why_not(P1, t.in_hand_of(P1, "viper"), "SR-HYDRA-OPEN1");
        t.choose_as(P2, "play scout");
        t.choose_as(P1, "withdraw");
        t.expect_event(Event::Declared { seat: P1, done: false });
        expect_waiting(t, &[P1, P2], &[]);
        t.can_choose_exactly_as(P1, ["play viper", "end turn"]);
        t.choose_as(P2, "end turn");
        t.choose_as(P1, "play viper");
        t.choose_as(P1, "end turn");
        t.expect_turn_of(P3); // too late to withdraw
        t.can_choose_exactly_as(P1, []);
        t.can_choose_exactly_as(P2, []);
    });
}

/// SR-HYDRA-OPEN1
#[test]
fn three_members_must_all_declare() {
    table(Mode::Hydra, 6).play(|t| {
        t.choose_as(P3, "end turn");
        t.choose_as(P1, "end turn");
        expect_waiting(t, &[P2], &[P1, P3]);
        t.choose_as(P3, "withdraw");
        expect_waiting(t, &[P2, P3], &[P1]);
        t.choose_as(P2, "end turn");
        t.choose_as(P3, "end turn");
        expect_waiting(t, &[P4, P5, P6], &[]);
    });
}
