//! Emperor.

use star_realms::{Event, LegacyFrom, Mode};
use table::{Seat, Target};

use crate::support::{Layout, P1, P2, P3, P4, P5, P6, SeatLayout, table};

fn emperor() -> Layout<6, 3> {
    table(Mode::Emperor, 6)
}

/// A table where every seat has a Hive in play.
fn bases() -> Layout<6, 3> {
    Seat::first(6).fold(emperor(), |lay, seat| lay.seat(seat, |p| p.in_play(["blob-wheel"])))
}

/// SR-EMP-03
#[test]
fn turns_pass_clockwise_one_player_at_a_time() {
    emperor().p5(|p| p.authority(60)).play(|t| {
        for seat in [P1, P2, P3, P4, P5, P6, P1] {
            t.expect_turn_of(seat);
            t.expect_to_act([seat]);
            t.choose("end turn");
        }
    });
}

/// SR-EMP-04 SR-EMP-06 SR-EMP-OPEN1
#[test]
fn admirals_fight_the_admiral_opposite_and_emperors_everybody() {
    let reach: [(Seat, &[&str]); 6] = [
        (P1, &["P6"]),
        (P2, &["P4", "P5", "P6"]),
        (P3, &["P4"]),
        (P4, &["P3"]),
        (P5, &["P1", "P2", "P3"]),
        (P6, &["P1"]),
    ];
    for (seat, enemies) in reach {
        bases().turn_of(seat).seat(seat, |p| p.combat(9)).play(|t| {
            let attacks = enemies.iter().flat_map(|e| [format!("attack {e}"), format!("attack blob-wheel of {e}")]);
            let own = ["use blob-wheel", "scrap blob-wheel", "end turn"].map(str::to_owned);
            let all: Vec<String> = attacks.chain(own).collect();
            t.can_choose_exactly(all.iter().map(String::as_str));
        });
    }
}

/// SR-EMP-04
#[test]
fn other_enemies_are_out_of_an_admirals_reach() {
    bases().p1(|p| p.combat(9)).play(|t| {
        for seat in [P4, P5] {
            t.expect_why_not(P1, Target::Seat(seat), "SR-EMP-04");
            t.expect_why_not(P1, t.in_play_of(seat, "blob-wheel"), "SR-EMP-04");
        }
        for seat in [P1, P2, P3] {
            t.expect_why_not(P1, Target::Seat(seat), "SR-MULTI-OPEN2");
        }
        t.expect_why_not(P1, t.in_play_of(P2, "blob-wheel"), "SR-MULTI-OPEN2");
    });
}

/// SR-EMP-04 SR-EMP-06
#[test]
fn effects_that_destroy_reach_as_far_as_attacks() {
    bases().p3(|p| p.hand(["missile-mech"])).turn_of(P3).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly(["destroy blob-wheel of P3", "destroy blob-wheel of P4", "done"]);
        t.choose("done");
    });
    bases().p5(|p| p.hand(["missile-mech"])).turn_of(P5).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly([
            "destroy blob-wheel of P1",
            "destroy blob-wheel of P2",
            "destroy blob-wheel of P3",
            "destroy blob-wheel of P5",
            "done",
        ]);
        t.choose("destroy blob-wheel of P2");
        t.expect_discard(P2, ["blob-wheel"]);
    });
}

/// SR-EMP-05 SR-EMP-EX1
#[test]
fn an_admiral_who_has_beaten_the_one_opposite_may_turn_on_the_emperor() {
    emperor()
        .p1(|p| p.combat(12))
        .p4(|p| p.in_play(["the-hive"]))
        .p5(|p| p.in_play(["blob-wheel"]))
        .p6(|p| p.authority(5).deck([]))
        .play(|t| {
            t.can_choose_exactly(["attack P6", "end turn"]);
            t.choose_each(["attack P6", "5"]);
            t.can_choose_exactly(["attack blob-wheel of P5", "attack P5", "end turn"]);
            t.expect_why_not(P1, Target::Seat(P4), "SR-EMP-04"); // the other admiral stays out of reach
            t.choose_each(["attack P5", "7"]);
            t.expect_authority(P5, 53);
            t.expect_combat(P1, 0);
        });
}

/// SR-EMP-OPEN2
#[test]
fn the_emperor_is_open_whoever_has_beaten_the_admiral() {
    emperor().turn_of(P3).p3(|p| p.combat(3)).p4(SeatLayout::out).play(|t| {
        t.can_choose_exactly(["attack P5", "end turn"]);
    });
    emperor().p1(|p| p.combat(3)).p4(SeatLayout::out).play(|t| {
        t.can_choose_exactly(["attack P6", "end turn"]); // only for the admiral opposite the eliminated one
        t.expect_why_not(P1, Target::Seat(P5), "SR-EMP-04");
    });
}

/// SR-EMP-OPEN2 SR-EMP-05
#[test]
fn with_the_ruling_only_the_admiral_who_did_it_may_attack_the_emperor() {
    // The emperor eliminates admiral P4; this does not expose P5 to P3.
    emperor()
        .rulings(|r| r.emperor_heir = false)
        .turn_of(P2)
        .p2(|p| p.combat(5))
        .p3(|p| p.hand(["viper", "imperial-fighter"]))
        .p4(|p| p.authority(5).deck([]))
        .p5(|p| p.hand(["scout"]))
        .play(|t| {
            t.choose_each(["attack P4", "5", "end turn"]);
            t.expect_turn_of(P3);
            t.choose_each(["play viper", "play imperial-fighter"]);
            t.can_choose_exactly(["end turn"]);
            t.expect_hand(P5, ["scout"]); // nor to effects
            t.expect_why_not(P3, Target::Seat(P5), "SR-EMP-04");
        });
    emperor().rulings(|r| r.emperor_heir = false).turn_of(P3).p3(|p| p.combat(6)).p4(|p| p.authority(5).deck([])).play(
        |t| {
            t.choose_each(["attack P4", "5"]);
            t.can_choose_exactly(["attack P5", "end turn"]);
        },
    );
}

/// SR-EMP-07
#[test]
fn one_trade_sends_a_card_to_a_teammates_discard_pile() {
    emperor().p1(|p| p.trade(3).discard(["ram", "scout", "scout"])).p3(|p| p.discard(["cutter"])).play(|t| {
        t.can_choose_exactly(["buy explorer", "give ram", "give scout", "end turn"]);
        t.choose("give ram");
        t.can_choose_exactly(["P2", "P3"]); // either teammate, no enemy
        t.choose("P3");
        t.expect_event(Event::Gave { from: P1, to: P3, card: t.card("ram") });
        t.expect_trade(P1, 2);
        t.expect_discard(P1, ["scout", "scout"]);
        t.expect_discard(P3, ["cutter", "ram"]);
        t.choose_each(["give scout", "P2", "give scout", "P3"]); // as often as there is trade for it
        t.expect_trade(P1, 0);
        t.expect_discard(P1, []);
        t.expect_discard(P2, ["scout"]);
        t.expect_discard(P3, ["cutter", "ram", "scout"]);
    });
}

/// SR-EMP-07
#[test]
fn a_card_just_bought_can_be_given_and_emperors_give_as_well() {
    emperor().turn_of(P5).row(["ram"]).p5(|p| p.trade(4)).p4(SeatLayout::out).play(|t| {
        t.choose_each(["buy ram", "give ram"]);
        t.can_choose_exactly(["P6"]); // not to an eliminated teammate
        t.choose("P6");
        t.expect_discard(P6, ["ram"]);
    });
}

/// SR-EMP-07
#[test]
fn without_trade_or_cards_there_are_no_gifts() {
    emperor().p1(|p| p.discard(["ram"]).hand(["scout"])).play(|t| {
        t.can_choose_exactly(["play scout", "end turn"]);
        t.expect_why_not(P1, t.in_discard_of(P1, "ram"), "SR-EMP-07");
        t.choose("play scout");
        t.can_choose_exactly(["give ram", "end turn"]); // at any time in the main phase
    });
    emperor().p1(|p| p.trade(1).in_play(["cutter"])).play(|t| t.can_choose_exactly(["end turn"]));
    emperor().p1(SeatLayout::out).p3(SeatLayout::out).turn_of(P2).p2(|p| p.trade(1).discard(["ram"])).play(|t| {
        t.can_choose_exactly(["end turn"]); // no teammate is left
    });
}

/// SR-EMP-07
#[test]
fn no_other_mode_knows_gifts() {
    for mode in [Mode::FreeForAll, Mode::Raid, Mode::Hydra] {
        table(mode, 6).p1(|p| p.trade(1).discard(["ram"])).play(|t| {
            t.can_choose_exactly_as(P1, ["end turn"]);
            t.expect_why_not(P1, t.in_discard_of(P1, "ram"), "SR-MAIN-01");
        });
    }
}

/// SR-EMP-08 SR-ELIM-OPEN2
#[test]
fn a_fallen_admiral_may_leave_one_card_of_any_zone_to_the_emperor() {
    let lay = || {
        emperor().p1(|p| p.combat(5)).p6(|p| {
            p.authority(5).hand(["ram"]).discard(["cutter"]).deck(["scout", "freighter"]).in_play(["barter-world"])
        })
    };
    let zones = [
        ("leave ram from hand", "ram"),
        ("leave cutter from discard", "cutter"),
        ("leave freighter from deck", "freighter"),
        ("leave barter-world from play", "barter-world"),
    ];
    for (words, card) in zones {
        lay().p1(|p| p.in_play(["missile-mech"])).play(|t| {
            t.choose_each(["attack P6", "5"]);
            t.expect_event(Event::Eliminated { seat: P6 });
            t.expect_to_act([P6]); // the eliminated player chooses
            t.can_choose_exactly([
                "leave ram from hand",
                "leave cutter from discard",
                "leave freighter from deck",
                "leave scout from deck",
                "leave barter-world from play",
                "done",
            ]);
            t.choose(words);
            t.expect_event(Event::Gave { from: P6, to: P5, card: t.card(card) });
            t.expect_discard(P5, [card]); // only one card
            t.expect_discard(P4, []);
            t.expect_hand(P6, []);
            t.expect_deck(P6, []);
            t.expect_in_play(P6, []);
            t.expect_to_act([P1]);
        });
    }
    lay().play(|t| {
        t.choose_each(["attack P6", "5", "done"]); // or none
        t.expect_discard(P5, []);
        t.expect_discard(P6, []);
        t.can_choose_exactly(["end turn"]);
    });
}

/// SR-EMP-08 SR-ELIM-OPEN2
#[test]
fn a_card_on_top_of_the_deck_can_be_left_too() {
    emperor().p1(|p| p.combat(5)).p6(|p| p.authority(5).deck_top(["ram", "cutter"]).deck([])).play(|t| {
        t.choose_each(["attack P6", "5"]);
        t.can_choose_exactly(["leave cutter from deck", "leave ram from deck", "done"]);
        t.choose("leave cutter from deck");
        t.expect_discard(P5, ["cutter"]);
    });
}

/// SR-ELIM-OPEN2 SR-EMP-08
#[test]
fn with_the_ruling_a_legacy_comes_from_the_discard_pile_only() {
    let lay = || emperor().rulings(|r| r.legacy_from = LegacyFrom::DiscardPile).p1(|p| p.combat(5));
    lay().p6(|p| p.authority(5).hand(["ram"]).discard(["cutter"]).in_play(["barter-world"])).play(|t| {
        t.choose_each(["attack P6", "5"]);
        t.can_choose_exactly(["leave cutter from discard", "done"]);
        t.choose("leave cutter from discard");
        t.expect_discard(P5, ["cutter"]);
    });
    lay().p6(|p| p.authority(5).hand(["ram"])).play(|t| {
        t.choose_each(["attack P6", "5"]); // the pile is empty: no question
        t.expect_to_act([P1]);
    });
}

/// SR-EMP-09
#[test]
fn when_an_emperor_falls_the_whole_team_loses() {
    emperor().turn_of(P2).p2(|p| p.combat(9)).p5(|p| p.authority(9)).play(|t| {
        t.choose_each(["attack P5", "9"]);
        t.expect_over([P1, P2, P3]);
    });
    // An eliminated member wins with the team.
    emperor().turn_of(P6).p1(SeatLayout::out).p2(|p| p.authority(2)).p4(SeatLayout::out).p6(|p| p.combat(2)).play(
        |t| {
            t.choose_each(["attack P2", "2"]);
            t.expect_over([P4, P5, P6]);
        },
    );
}

/// SR-EMP-09
#[test]
fn fallen_admirals_do_not_decide_the_game() {
    emperor().turn_of(P5).p5(|p| p.combat(10)).p1(|p| p.authority(5).deck([])).p3(|p| p.authority(5).deck([])).play(
        |t| {
            t.choose_each(["attack P1", "5", "attack P3", "5", "end turn"]);
            t.expect_turn_of(P6);
            t.choose("end turn");
            t.expect_turn_of(P2); // both are skipped
            t.choose("end turn");
            t.expect_turn_of(P4);
        },
    );
}

/// SR-EMP-OPEN3 SR-MULTI-03
#[test]
fn outposts_protect_no_teammate() {
    emperor()
        .turn_of(P2)
        .p2(|p| p.combat(4))
        .p4(|p| p.in_play(["barter-world"]))
        .p5(|p| p.in_play(["trading-post"]))
        .play(|t| {
            t.can_choose_exactly([
                "attack barter-world of P4",
                "attack trading-post of P5",
                "attack P4",
                "attack P6",
                "end turn",
            ]);
            t.expect_why_not(P2, Target::Seat(P5), "SR-OUT-01");
        });
}

/// SR-EMP-OPEN3
#[test]
fn a_discard_effect_is_used_against_a_player_within_reach() {
    let lay = || emperor().p4(|p| p.hand(["scout"])).p5(|p| p.hand(["scout"])).p6(|p| p.hand(["viper"]));
    lay().p1(|p| p.hand(["imperial-fighter"])).play(|t| {
        t.choose("play imperial-fighter"); // an admiral has only one target
        t.expect_discard(P6, ["viper"]);
    });
    lay().turn_of(P2).p2(|p| p.hand(["imperial-fighter"])).play(|t| {
        t.choose("play imperial-fighter");
        t.can_choose_exactly(["P4", "P5", "P6"]);
        t.choose("P5");
        t.expect_discard(P5, ["scout"]);
    });
}
