//! The draw phase, and discarding.

use std::cell::RefCell;
use std::collections::BTreeSet;

use sw_lcg::{Event, Phase};
use table::Seat;

use crate::support::{DARK, LIGHT, Layout, Play, Side, Step, dark_attacks, light_attacks, scene};

fn drawing() -> Layout {
    scene().at(Step::DrawBegins)
}

/// Cards drawn with the last pick, in order.
fn drawn(t: &Play) -> Vec<&str> {
    let cards = t.events().iter().filter_map(|e| if let Event::Drew { card, .. } = e { *card } else { None });
    cards.map(|c| t.game().db().card(c).id.as_str()).collect()
}

/// A discard pile from the bottom to the top, as this seat sees it.
fn pile(t: &Play, viewer: Seat, of: Seat) -> Vec<&str> {
    let view = t.view(viewer);
    view.seats[of.idx()].discard.iter().rev().map(|&c| t.game().db().card(c).id.as_str()).collect()
}

// ---- draw phase

/// LCG-DRAW-01
#[test]
fn the_active_player_may_first_discard_one_card() {
    let table = drawing().dark(|p| p.hand(["tie-fighter", "force-choke", "nightsister"]).deck(["rancor"; 8]));
    table.play(|t| {
        t.can_choose_exactly(["discard tie-fighter", "discard force-choke", "discard nightsister", "pass"]);
        t.choose("discard force-choke");
        // Only one card; then the hand is filled up.
        t.expect_discard(DARK, ["force-choke"]);
        t.expect_hand(DARK, ["tie-fighter", "nightsister", "rancor", "rancor", "rancor", "rancor"]);
    });
    table.play(|t| {
        t.choose("pass");
        t.expect_discard(DARK, []);
        t.expect_hand_size(DARK, 6);
    });
}

/// LCG-DRAW-01 LCG-DRAW-02
#[test]
fn only_the_active_player_discards_and_draws() {
    drawing().dark(|p| p.hand(["tie-fighter"])).light(|p| p.hand(["x-wing"])).play(|t| {
        t.expect_to_act([DARK]);
        t.choose("pass");
        t.expect_phase(Phase::Deployment);
        t.expect_hand(LIGHT, ["x-wing"]);
        t.expect_hand_size(DARK, 6);
    });
}

/// LCG-DRAW-02
#[test]
fn a_hand_that_matches_the_reserve_stays_as_it_is() {
    drawing().dark(|p| p.hand(["tie-fighter"; 6])).play(|t| {
        t.choose("pass");
        t.expect_hand(DARK, ["tie-fighter"; 6]);
        t.expect_deck_size(DARK, 10);
    });
}

/// LCG-DRAW-EX1 LCG-DRAW-02
#[test]
fn surplus_cards_of_choice_are_discarded() {
    let hand = ["tie-fighter", "tie-fighter", "rancor", "rancor", "rancor", "rancor", "nightsister", "force-choke"];
    drawing().dark(|p| p.hand(hand)).play(|t| {
        t.choose("pass");
        let choices = ["discard tie-fighter", "discard rancor", "discard nightsister", "discard force-choke"];
        t.can_choose_exactly(choices);
        t.choose("discard nightsister");
        t.can_choose_exactly(["discard tie-fighter", "discard rancor", "discard force-choke"]);
        t.choose("discard tie-fighter");
        t.expect_hand(DARK, ["tie-fighter", "rancor", "rancor", "rancor", "rancor", "force-choke"]);
        t.expect_discard(DARK, ["nightsister", "tie-fighter"]);
        t.expect_deck_size(DARK, 10);
    });
}

/// LCG-DRAW-EX2 LCG-DRAW-02
#[test]
fn missing_cards_are_drawn_after_the_optional_discard() {
    let table = drawing().turn_of(LIGHT).light(|p| {
        p.hand(["x-wing", "y-wing", "yoda"]).deck(["r2-d2", "c-3po", "rookie-pilot", "fleet-officer", "a-wing"])
    });
    table.play(|t| {
        t.choose("discard y-wing");
        assert_eq!(drawn(t), ["r2-d2", "c-3po", "rookie-pilot", "fleet-officer"]);
        t.expect_hand_size(LIGHT, 6);
        t.expect_deck_size(LIGHT, 1);
    });
}

/// LCG-DRAW-03
#[test]
fn the_reserve_value_is_six_unless_a_card_changes_it() {
    for (objective, reserve) in [("death-and-despayre", 6), ("reconnaissance-mission", 7)] {
        drawing()
            .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir", objective]).hand(["tie-fighter"; 3]))
            .play(|t| {
                assert_eq!(t.view(LIGHT).seats[DARK.idx()].reserve, reserve);
                t.choose("pass");
                t.expect_hand_size(DARK, usize::from(reserve));
            });
    }
}

/// LCG-DRAW-03
#[test]
fn an_effect_may_lower_the_reserve_for_one_draw_phase() {
    drawing()
        .dark(|p| {
            p.objectives(["defense-protocol", "imperial-command", "shadows-of-dathomir"]).hand(["tie-fighter"; 3])
        })
        .light(|p| p.in_play(["fleet-officer"]))
        .play(|t| {
            t.choose("use defense-protocol");
            t.choose("pick fleet-officer");
            t.expect_damage("fleet-officer", 1);
            t.choose("pass");
            t.expect_hand_size(DARK, 5);
            t.expect_phase(Phase::Deployment);
            assert_eq!(t.view(DARK).seats[DARK.idx()].reserve, 6);
        });
}

/// LCG-DRAW-02 LCG-DRAW-03
#[test]
fn a_lowered_reserve_makes_surplus_of_a_full_hand() {
    drawing()
        .dark(|p| p.objectives(["defense-protocol"]).hand(["tie-fighter"; 6]))
        .light(|p| p.in_play(["fleet-officer"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick fleet-officer", "pass"]);
            t.can_choose_exactly(["discard tie-fighter"]);
            t.choose("discard tie-fighter");
            t.expect_hand_size(DARK, 5);
        });
}

/// LCG-DRAW-04 LCG-DRAW-EX3
#[test]
fn cards_are_drawn_one_at_a_time_until_the_deck_is_empty() {
    drawing().dark(|p| p.hand(["tie-fighter"; 4]).deck(["rancor"])).play(|t| {
        t.choose("pass");
        assert_eq!(drawn(t), ["rancor"]);
        t.expect_hand(DARK, ["rancor", "tie-fighter", "tie-fighter", "tie-fighter", "tie-fighter"]);
        t.expect_over([LIGHT]);
    });
}

/// LCG-DRAW-EX3
#[test]
fn drawing_the_last_card_of_the_deck_loses_nothing() {
    drawing().dark(|p| p.hand(["tie-fighter"; 4]).deck(["rancor", "rancor"])).play(|t| {
        t.choose("pass");
        t.expect_deck_size(DARK, 0);
        t.expect_phase(Phase::Deployment);
    });
}

// ---- discarding

/// LCG-DISC-01
#[test]
fn a_card_is_discarded_from_hand_to_the_top_of_its_owners_pile() {
    let table = drawing().dark(|p| p.hand(["tie-fighter"]).discard(["rancor", "nightsister"]));
    table.light(|p| p.discard(["x-wing"])).play(|t| {
        t.choose("discard tie-fighter");
        t.expect_discard(DARK, ["rancor", "nightsister", "tie-fighter"]);
        t.expect_discard(LIGHT, ["x-wing"]);
    });
}

/// LCG-DISC-01
#[test]
fn a_card_is_discarded_from_the_deck_and_from_play_to_the_top_of_the_pile() {
    dark_attacks()
        .dark(|p| {
            p.in_play(["vaders-tie-advanced"])
                .hand(["force-choke"])
                .deck(["duty-officer", "nightsister"])
                .discard(["rancor"])
        })
        .light(|p| p.in_play(["rookie-pilot focus 1"]).discard(["x-wing"]))
        .play(|t| {
            t.choose("use force-choke");
            t.choose("pick rookie-pilot");
            t.expect_discard(LIGHT, ["x-wing", "rookie-pilot"]);
            t.choose("engage draw-their-fire");
            t.choose("declare vaders-tie-advanced");
            t.choose("strike vaders-tie-advanced");
            t.choose("use vaders-tie-advanced");
            t.expect_discard(DARK, ["rancor", "force-choke", "duty-officer"]);
            t.leave_open();
        });
}

/// LCG-DISC-01 LCG-DISC-04
#[test]
fn what_takes_the_top_card_takes_what_was_discarded_last() {
    for (balance, hand, left) in [
        (Side::Dark, vec!["y-wing"], vec!["x-wing", "yoda", "it-binds-all-things"]),
        (Side::Light, vec!["y-wing", "yoda"], vec!["x-wing", "it-binds-all-things"]),
    ] {
        scene()
            .turn_of(LIGHT)
            .balance(balance)
            .light(|p| p.discard(["x-wing", "yoda", "y-wing"]).hand(["it-binds-all-things"]))
            .play(|t| {
                t.choose("use it-binds-all-things");
                t.choose("pay 1 jedi");
                t.expect_hand(LIGHT, hand.iter().copied());
                t.expect_discard(LIGHT, left.iter().copied());
            });
    }
}

/// LCG-DISC-02
#[test]
fn surplus_cards_lie_in_the_order_the_owner_discards_them() {
    for [first, second] in [["yoda", "r2-d2"], ["r2-d2", "yoda"]] {
        let hand = ["x-wing", "x-wing", "x-wing", "x-wing", "x-wing", "x-wing", "yoda", "r2-d2"];
        drawing().turn_of(LIGHT).light(|p| p.hand(hand)).play(|t| {
            t.choose("pass");
            t.choose(&format!("discard {first}"));
            t.choose(&format!("discard {second}"));
            t.expect_discard(LIGHT, [first, second]);
        });
    }
}

/// The orders in which an owner may place two cards that are discarded simultaneously.
#[track_caller]
fn orders(table: &Layout, cards: [&str; 2], story: impl Fn(&mut Play)) -> BTreeSet<Vec<String>> {
    let found = RefCell::new(BTreeSet::new());
    for last in [false, true] {
        table.play(|t| {
            story(t);
            let choices = |t: &Play| {
                let words = t.key_texts(LIGHT);
                words.iter().any(|w| cards.iter().any(|c| w.ends_with(c))).then_some(words)
            };
            assert!(choices(t).is_some(), "the owner puts {cards:?} in order, not {:?}", t.key_texts(LIGHT));
            while let Some(words) = choices(t) {
                t.choose_as(LIGHT, &words[if last { words.len() - 1 } else { 0 }]);
            }
            let pile = pile(t, DARK, LIGHT).into_iter().filter(|c| cards.contains(c)).map(str::to_owned);
            found.borrow_mut().insert(pile.collect());
            t.leave_open();
        });
    }
    found.into_inner()
}

/// LCG-DISC-02
#[test]
fn the_owner_orders_the_cards_of_an_edge_stack() {
    // It Binds All Things takes the top card, so the order matters.
    let table =
        light_attacks().light(|p| p.in_play(["x-wing"]).hand(["y-wing", "yoda"]).deck(["it-binds-all-things"; 3]));
    let found = orders(&table, ["y-wing", "yoda"], |t| {
        t.then("engage imperial-command");
        t.choose("declare x-wing");
        t.then("edge y-wing");
        t.then("edge yoda");
    });
    assert_eq!(found.len(), 2, "{found:?}");
}

/// LCG-DISC-02 LCG-DEP-09
#[test]
fn the_owner_orders_the_enhancements_of_a_card_that_leaves_play() {
    let table = scene().dark(|p| p.hand(["force-choke"])).light(|p| {
        p.in_play(["jedi-in-hiding", "jedi-lightsaber on jedi-in-hiding", "shii-cho-training on jedi-in-hiding"])
            .deck(["it-binds-all-things"; 3])
    });
    let found = orders(&table, ["jedi-lightsaber", "shii-cho-training"], |t| {
        t.choose("use force-choke");
        t.choose("pick jedi-in-hiding");
    });
    assert_eq!(found.len(), 2, "{found:?}");
}

/// LCG-DISC-03
#[test]
fn tokens_of_a_discarded_card_return_to_the_pool() {
    scene().dark(|p| p.in_play(["viper-probe-droid focus 1 shield 1"]).hand(["force-lightning"])).play(|t| {
        t.choose("use force-lightning");
        t.choose_each(["pay 1 sith", "pay 2 shadows-of-dathomir"]);
        t.choose("pick viper-probe-droid");
        t.expect_discard(DARK, ["viper-probe-droid", "force-lightning"]);
        t.choose("play viper-probe-droid from discard");
        t.choose("pay 2 imperial-command");
        t.expect_focus("viper-probe-droid", 0);
        t.expect_shields("viper-probe-droid", 0);
    });
}

/// LCG-DISC-03
#[test]
fn the_force_card_of_a_discarded_unit_returns_to_the_supply() {
    let units = ["nightsister committed", "duty-officer committed", "tie-fighter committed", "espo-trooper"];
    dark_attacks().dark(|p| p.in_play(units).hand(["force-choke"])).play(|t| {
        t.choose("use force-choke");
        t.choose("pick duty-officer");
        assert_eq!(t.table().committed.len(), 2);
        t.then("commit espo-trooper");
        assert_eq!(t.table().committed.len(), 3);
    });
    // With all three in use, no more units can be committed.
    scene().at(Step::ForceBegins).dark(|p| p.in_play(units)).play(|t| {
        assert_eq!((t.table().active, t.table().committed.len()), (LIGHT, 3));
        t.leave_open();
    });
}

/// LCG-DISC-04
#[test]
fn discard_piles_are_open_to_both_and_keep_their_order() {
    let table = scene()
        .turn_of(LIGHT)
        .light(|p| p.discard(["x-wing", "yoda", "jedi-in-hiding", "y-wing"]).hand(["return-of-the-jedi"]));
    table.dark(|p| p.discard(["rancor", "nightsister"])).play(|t| {
        for viewer in [DARK, LIGHT] {
            assert_eq!(pile(t, viewer, LIGHT), ["x-wing", "yoda", "jedi-in-hiding", "y-wing"]);
            assert_eq!(pile(t, viewer, DARK), ["rancor", "nightsister"]);
        }
        t.choose("use return-of-the-jedi");
        t.choose_each(["pay 2 a-heros-journey", "pay 1 jedi"]);
        t.choose("pick yoda from discard");
        assert_eq!(pile(t, DARK, LIGHT), ["x-wing", "jedi-in-hiding", "y-wing", "return-of-the-jedi"]);
    });
}
