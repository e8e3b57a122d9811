//! Edge battles and fate cards.

use sw_lcg::Event;
use table::{CardId, Seat};

use crate::support::{DARK, LIGHT, Layout, Play, Step, dark_attacks, scene};

/// The light side may attack with an X-wing (capacity 2, unit damage, blast damage with the edge).
fn light_attacks() -> Layout {
    scene().turn_of(LIGHT).at(Step::ConflictWindow).light(|p| p.in_play(["x-wing"]))
}

/// The X-wing attacks, and this unit defends.
#[track_caller]
fn x_wing_meets(t: &mut Play, defender: &str) {
    t.then("engage imperial-command");
    t.then("declare x-wing");
    t.then(&format!("declare {defender}"));
}

fn card(t: &Play, slug: &str) -> CardId {
    t.game().db().find(slug).expect("a card of the core set")
}

/// The edge stack of a seat as a viewer sees it.
#[track_caller]
fn expect_stack<const N: usize>(t: &Play, viewer: Seat, of: Seat, cards: [Option<&str>; N]) {
    let seen = t.view(viewer).seats[of.idx()].edge.clone();
    let expected: Vec<_> = cards.iter().map(|c| c.map(|slug| card(t, slug))).collect();
    assert_eq!(seen, expected, "the stack of {of:?} as {viewer:?} sees it");
}

#[track_caller]
fn expect_count(t: &Play, winner: Seat, attacker: u8, defender: u8) {
    t.expect_event(Event::Edge { winner, attacker, defender });
}

// ---- the edge and the edge battle

/// LCG-EDGE-01
#[test]
fn the_winner_strikes_first_and_uses_edge_icons_to_the_end() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["yoda"]))
        .dark(|p| p.in_play(["heavy-stormtrooper-squad"]))
        .play(|t| {
            x_wing_meets(t, "heavy-stormtrooper-squad");
            t.choose("edge yoda");
            t.expect_edge(LIGHT);
            t.can_choose_exactly(["strike x-wing"]);
            t.choose("strike x-wing");
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.choose_each(["blast damage", "hit heavy-stormtrooper-squad"]);
            t.expect_damage("imperial-command", 1);
            t.expect_edge(LIGHT);
            t.choose_each(["strike heavy-stormtrooper-squad", "hit x-wing"]);
            t.expect_damage("x-wing", 1); // its second damage icon needs the edge
            t.leave_open();
        });
}

/// LCG-EDGE-01 LCG-EDGE-14
#[test]
fn a_defender_with_the_edge_strikes_first() {
    light_attacks().dark(|p| p.in_play(["heavy-stormtrooper-squad"])).play(|t| {
        x_wing_meets(t, "heavy-stormtrooper-squad");
        t.expect_edge(DARK);
        t.can_choose_exactly(["strike heavy-stormtrooper-squad"]);
        t.choose_each(["strike heavy-stormtrooper-squad", "hit x-wing"]);
        t.expect_gone("x-wing");
    });
}

/// LCG-EDGE-02
#[test]
fn without_a_participant_no_card_is_placed() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["twilek-loyalist"]))
        .dark(|p| p.in_play(["darth-vader focus 1"]).hand(["espo-trooper"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["edge twilek-loyalist", "pass"]);
            t.choose("edge twilek-loyalist");
            t.can_choose_exactly(["strike x-wing"]);
            t.expect_hand(DARK, ["espo-trooper"]);
            t.leave_open();
        });
    // The opposite case: the attacker leaves play before the battle.
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["fall-back", "twilek-loyalist"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["espo-trooper"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["use fall-back", "pick x-wing"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["edge espo-trooper", "pass"]);
            t.choose("edge espo-trooper");
            t.can_choose_exactly(["strike darth-vader"]);
            t.leave_open();
        });
}

/// LCG-EDGE-03 LCG-EDGE-14
#[test]
fn without_a_defender_the_attacker_wins_automatically() {
    light_attacks().light(|p| p.in_play(["x-wing"]).hand(["twilek-loyalist"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing"]);
        t.can_choose_exactly(["edge twilek-loyalist", "pass"]);
        t.choose("pass");
        expect_count(t, LIGHT, 0, 0);
        t.expect_edge(LIGHT);
        t.leave_open();
    });
}

/// LCG-EDGE-03
#[test]
fn who_controls_a_defender_counts_and_not_who_declared_one() {
    // The defender was declared but has left, so the dark side cannot win the tie.
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["swindled"]).affiliation("smugglers-and-spies"))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            x_wing_meets(t, "duty-officer");
            t.choose_each(["use swindled", "pay 1 smugglers-and-spies", "pick duty-officer"]);
            t.can_choose_exactly(["strike x-wing"]);
            t.expect_edge(LIGHT);
            t.leave_open();
        });
    // It was not declared but participates, so the light side wins the tie.
    dark_attacks().light(|p| p.hand(["admiral-ackbar"])).dark(|p| p.in_play(["at-st"])).play(|t| {
        t.choose_each(["engage a-heros-journey", "declare at-st"]);
        t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi", "use admiral-ackbar"]);
        t.can_choose_exactly(["strike admiral-ackbar"]);
        t.expect_edge(LIGHT);
        t.leave_open();
    });
}

// ---- placing and revealing

/// LCG-EDGE-04 LCG-EDGE-05
#[test]
fn players_place_in_turn_until_both_pass_in_succession() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["twilek-loyalist", "twilek-loyalist"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["espo-trooper", "espo-trooper"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.expect_to_act([LIGHT]);
            t.choose("pass");
            t.expect_to_act([DARK]);
            t.choose("edge espo-trooper");
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["edge twilek-loyalist", "pass"]);
            t.choose("edge twilek-loyalist"); // the dark side has placed since
            t.expect_to_act([DARK]);
            t.choose("pass");
            t.expect_to_act([LIGHT]);
            t.choose("pass");
            expect_count(t, DARK, 1, 1);
            t.expect_hand(LIGHT, ["twilek-loyalist"]);
            t.expect_hand(DARK, ["espo-trooper"]);
            t.leave_open();
        });
}

/// LCG-EDGE-04 LCG-EDGE-05
#[test]
fn one_pass_does_not_end_the_placing() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["twilek-loyalist"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["espo-trooper", "espo-trooper", "espo-trooper"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["pass", "edge espo-trooper", "pass", "edge espo-trooper", "pass"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["edge espo-trooper", "pass"]);
            t.choose("pass");
            expect_count(t, DARK, 0, 2);
            t.leave_open();
        });
}

/// LCG-EDGE-06
#[test]
fn any_card_can_be_placed_and_nothing_is_paid() {
    light_attacks()
        .light(|p| {
            p.objectives(["a-heros-journey focus 2"]).in_play(["x-wing"]).affiliation("jedi").hand([
                "home-one",
                "swindled",
                "ancient-monument",
                "heat-of-battle-65",
            ])
        })
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing"]);
            t.can_choose_exactly([
                "edge home-one",
                "edge swindled",
                "edge ancient-monument",
                "edge heat-of-battle-65",
                "pass",
            ]);
            t.choose_each(["edge home-one", "edge swindled", "edge ancient-monument", "pass"]);
            expect_count(t, LIGHT, 7, 0);
            t.expect_focus("jedi", 0);
            t.expect_focus("a-heros-journey", 2);
            t.leave_open();
        });
}

/// LCG-EDGE-07 LCG-EDGE-16
#[test]
fn stacks_lie_face_down_and_are_revealed_together() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["yoda", "twilek-loyalist"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["nightsister", "espo-trooper"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge yoda", "edge nightsister"]);
            expect_stack(t, LIGHT, LIGHT, [Some("yoda")]);
            expect_stack(t, DARK, LIGHT, [None]);
            expect_stack(t, DARK, DARK, [Some("nightsister")]);
            expect_stack(t, LIGHT, DARK, [None]);
            t.choose("pass");
            let revealed = |e: &Event| matches!(e, Event::Revealed { .. });
            assert!(!t.events().iter().any(revealed), "the cards stay face down after one pass");
            t.choose("pass");
            t.expect_event(Event::Revealed { seat: LIGHT, card: card(t, "yoda") });
            t.expect_event(Event::Revealed { seat: DARK, card: card(t, "nightsister") });
            t.leave_open();
        });
}

/// LCG-EDGE-08
#[test]
fn keywords_of_edge_cards_do_not_work() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["mon-mothma"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["nightsister"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge mon-mothma", "edge nightsister"]);
            expect_count(t, DARK, 2, 2); // two icons each; Mon Mothma's Edge (1) is blank
            t.leave_open();
        });
}

/// LCG-EDGE-08
#[test]
fn abilities_of_edge_cards_do_not_work() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["obi-wan-kenobi", "secret-informant", "heat-of-battle-65"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["espo-trooper"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge obi-wan-kenobi", "edge espo-trooper"]);
            expect_stack(t, LIGHT, DARK, [None]);
            t.choose_each(["edge secret-informant", "edge heat-of-battle-65"]);
            t.choose("pick darth-vader");
            // No card allows resolving Heat of Battle again.
            t.can_choose_exactly(["strike x-wing"]);
            t.expect_damage("darth-vader", 1);
            t.leave_open();
        });
}

/// LCG-EDGE-09
#[test]
fn edge_cards_are_not_played() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.objectives(["forgotten-heroes", "forgotten-heroes"]).in_play(["luke-skywalker"]).hand([
                "dagobah-training-grounds",
                "dagobah-training-grounds",
                "dagobah-training-grounds",
                "luke-skywalker",
            ])
        })
        .play(|t| {
            t.choose_each(["play dagobah-training-grounds", "pay 1 jedi"]);
            t.can_choose_exactly(["pass"]); // one Limited card per turn, and Luke Skywalker is in play
            t.then("engage imperial-command");
            t.choose("declare luke-skywalker");
            t.can_choose_exactly(["edge dagobah-training-grounds", "edge luke-skywalker", "pass"]);
            t.choose_each(["edge dagobah-training-grounds", "edge dagobah-training-grounds", "edge luke-skywalker"]);
            // Forgotten Heroes does not count this as playing a Force User.
            t.can_choose_exactly(["strike luke-skywalker"]);
            expect_count(t, LIGHT, 3, 0);
            t.leave_open();
        });
}

/// LCG-EDGE-16
#[test]
fn placed_cards_stay_known_to_their_owner_only() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["yoda", "twilek-loyalist", "a-wing"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["nightsister"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge yoda", "edge nightsister", "edge twilek-loyalist"]);
            expect_stack(t, LIGHT, LIGHT, [Some("twilek-loyalist"), Some("yoda")]);
            expect_stack(t, DARK, LIGHT, [None, None]);
            t.leave_open();
        });
}

// ---- fate cards

/// LCG-EDGE-10 LCG-EDGE-19
#[test]
fn fate_cards_of_both_stacks_resolve_in_ascending_order() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["target-of-opportunity-133", "heat-of-battle-65"]))
        .dark(|p| p.in_play(["darth-vader", "tie-fighter focus 1"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge target-of-opportunity-133", "edge heat-of-battle-169", "edge heat-of-battle-65"]);
            // Priority 5 comes first, and each player chooses for their own cards; the target is a participating enemy,
            // without choice.
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["pick darth-vader"]);
            t.choose("pick darth-vader");
            // Priority 6 is next: the first is resolved, the third has not begun.
            t.expect_damage("darth-vader", 1);
            t.expect_damage("imperial-command", 0);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["pick x-wing"]);
            t.choose("pick x-wing");
            t.expect_damage("x-wing", 1);
            t.expect_damage("imperial-command", 1); // and priority 9
            t.leave_open();
        });
}

/// LCG-EDGE-12
#[test]
fn fate_cards_are_never_played() {
    let fates = ["heat-of-battle-65", "target-of-opportunity-133", "twist-of-fate-157", "fall-back"];
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing"]).hand(fates)).play(|t| {
        t.can_choose_exactly(["use fall-back", "pass"]);
        t.then("engage imperial-command");
        t.choose("declare x-wing");
        t.can_choose_exactly(["use fall-back", "pass"]);
        t.until("edge fall-back");
        t.can_choose_exactly([
            "edge heat-of-battle-65",
            "edge target-of-opportunity-133",
            "edge twist-of-fate-157",
            "edge fall-back",
            "pass",
        ]);
        t.leave_open();
    });
}

/// LCG-EDGE-19
#[test]
fn a_fate_card_without_a_legal_target_does_nothing() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["darth-vader focus 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing", "edge heat-of-battle-65"]);
            expect_count(t, LIGHT, 2, 0); // its icons still count
            t.expect_damage("darth-vader", 0);
            t.leave_open();
        });
    // Target of Opportunity works only for attackers.
    light_attacks().dark(|p| p.in_play(["darth-vader"]).hand(["target-of-opportunity-170"])).play(|t| {
        x_wing_meets(t, "darth-vader");
        t.choose("edge target-of-opportunity-170");
        expect_count(t, DARK, 0, 2);
        t.expect_damage("imperial-command", 0);
        t.leave_open();
    });
}

// ---- the count

/// LCG-EDGE-13
#[test]
fn icons_of_fate_cards_and_edge_bonuses_count() {
    light_attacks()
        .light(|p| p.in_play(["mon-mothma"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["nightsister"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare mon-mothma", "declare darth-vader"]);
            t.choose_each(["edge heat-of-battle-65", "edge nightsister", "pick darth-vader"]);
            expect_count(t, LIGHT, 3, 2);
            t.expect_edge(LIGHT);
            t.expect_discard(LIGHT, ["heat-of-battle-65"]);
            t.expect_discard(DARK, ["nightsister"]);
            t.leave_open();
        });
}

/// LCG-EDGE-14
#[test]
fn a_tie_goes_to_the_defender() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["jedi-lightsaber"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["nightsister"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge jedi-lightsaber", "edge nightsister"]);
            expect_count(t, DARK, 2, 2);
            t.expect_edge(DARK);
            t.leave_open();
        });
    light_attacks().dark(|p| p.in_play(["darth-vader"])).play(|t| {
        x_wing_meets(t, "darth-vader");
        expect_count(t, DARK, 0, 0);
        t.expect_edge(DARK);
        t.leave_open();
    });
}

/// LCG-EDGE-15
#[test]
fn an_automatic_win_is_a_win() {
    light_attacks().light(|p| p.objectives(["hit-and-run"]).in_play(["x-wing"]).hand(["twilek-loyalist"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing", "pass"]);
        t.can_choose_exactly(["use hit-and-run", "pass"]);
        t.choose("use hit-and-run");
        t.expect_damage("imperial-command", 1);
        t.leave_open();
    });
}

/// LCG-EDGE-17
#[test]
fn a_side_without_participants_can_still_win_the_battle() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["death-star-trooper"]).hand(["darth-vader"]))
        .play(|t| {
            x_wing_meets(t, "death-star-trooper");
            t.choose_each(["edge heat-of-battle-65", "edge darth-vader", "pick death-star-trooper"]);
            t.expect_gone("death-star-trooper");
            expect_count(t, DARK, 2, 4);
            t.expect_edge(DARK);
            t.choose("strike x-wing");
            t.expect_damage("imperial-command", 1); // the reward only: the blast icon needs the edge
            t.leave_open();
        });
}

/// LCG-EDGE-18
#[test]
fn an_edge_bonus_dies_with_its_unit() {
    light_attacks()
        .light(|p| p.in_play(["mon-mothma damage 1", "x-wing"]).hand(["jedi-lightsaber"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare mon-mothma", "declare x-wing", "declare darth-vader"]);
            t.choose_each(["edge jedi-lightsaber", "edge heat-of-battle-169", "pick mon-mothma"]);
            t.expect_gone("mon-mothma");
            expect_count(t, DARK, 2, 2);
            t.leave_open();
        });
}

/// LCG-EDGE-18
#[test]
fn an_exhausted_unit_keeps_its_edge_bonus() {
    light_attacks()
        .light(|p| p.in_play(["mon-mothma"]).hand(["it-binds-all-things"]).discard(["rebel-trooper"]))
        .dark(|p| p.in_play(["darth-vader"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare mon-mothma");
            t.choose_each(["use it-binds-all-things", "pay 1 mon-mothma"]);
            t.expect_focus("mon-mothma", 1);
            t.choose_each(["declare darth-vader", "pass"]);
            expect_count(t, LIGHT, 1, 0);
            t.expect_edge(LIGHT);
            t.leave_open();
        });
}

// ---- worked examples

/// LCG-EDGE-EX1 LCG-EDGE-04 LCG-EDGE-10 LCG-EDGE-13
#[test]
fn a_battle_of_five_cards() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["yoda", "target-of-opportunity-133", "a-wing"]))
        .dark(|p| {
            p.in_play(["kuati-security-team"]).hand([
                "heat-of-battle-169",
                "force-lightning",
                "nightsister",
                "espo-trooper",
            ])
        })
        .play(|t| {
            x_wing_meets(t, "kuati-security-team");
            t.until("edge yoda");
            t.choose_as(LIGHT, "edge yoda");
            t.choose_as(DARK, "edge heat-of-battle-169");
            t.choose_as(LIGHT, "pass");
            t.choose_as(DARK, "edge force-lightning");
            t.choose_as(LIGHT, "edge target-of-opportunity-133");
            t.choose_as(DARK, "edge nightsister");
            t.choose_as(LIGHT, "pass");
            t.choose_as(DARK, "pass");
            t.expect_damage("imperial-command", 0);
            t.choose_as(DARK, "pick x-wing");
            t.expect_damage("x-wing", 1);
            t.expect_damage("imperial-command", 1);
            expect_count(t, LIGHT, 7, 5);
            t.expect_edge(LIGHT);
            assert_eq!(t.table().discard.len(), 5, "all five cards are discarded");
            t.expect_hand(LIGHT, ["a-wing"]);
            t.expect_hand(DARK, ["espo-trooper"]);
            t.leave_open();
        });
}

/// LCG-EDGE-EX2 LCG-EDGE-10
#[test]
fn the_first_twist_of_fate_cancels_the_other() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["twist-of-fate-157", "twilek-loyalist"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["twist-of-fate-171", "heat-of-battle-169", "espo-trooper"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge twist-of-fate-157", "edge twist-of-fate-171"]);
            t.choose_each(["pass", "edge heat-of-battle-169", "pass", "pass"]);
            let again = t.events().iter().filter(|&e| *e == Event::EdgeAgain).count();
            assert_eq!(again, 1, "the second Twist of Fate is canceled");
            t.expect_damage("x-wing", 0); // so is Heat of Battle
            t.expect_discard(LIGHT, ["twist-of-fate-157"]);
            assert_eq!(t.table().discard.len(), 3, "both stacks are discarded");
            // The new battle: the attacking player begins, with the cards left in hand.
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["edge twilek-loyalist", "pass"]);
            t.choose("edge twilek-loyalist");
            t.can_choose_exactly(["edge espo-trooper", "pass"]);
            t.choose("pass");
            expect_count(t, LIGHT, 1, 0);
            t.leave_open();
        });
}

// ---- open points

/// LCG-EDGE-OPEN1 LCG-EDGE-02 LCG-EDGE-03
#[test]
fn with_nobody_left_the_attacking_player_has_the_edge() {
    light_attacks()
        .light(|p| p.in_play(["x-wing", "y-wing focus 1"]).hand(["fall-back", "fall-back"]))
        .dark(|p| p.hand(["espo-trooper"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "use fall-back", "pick x-wing"]);
            t.expect_participants([]);
            t.pass(2); // the windows before the edge battle
            expect_count(t, LIGHT, 0, 0);
            t.expect_edge(LIGHT);
            t.can_choose_exactly(["use fall-back", "pass"]); // the window after it: no player could place a card
            t.leave_open();
        });
}

fn informants(add_up: bool) -> Layout {
    light_attacks()
        .rulings(move |r| r.informants_add_up = add_up)
        .light(|p| p.in_play(["secret-informant", "secret-informant"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["heat-of-battle-169"]))
}

/// LCG-EDGE-OPEN2
#[test]
fn each_secret_informant_allows_one_more_resolution() {
    informants(true).play(|t| {
        t.choose_each(["engage imperial-command", "declare secret-informant", "declare secret-informant"]);
        t.choose_each(["declare darth-vader", "edge heat-of-battle-65", "edge heat-of-battle-169"]);
        t.choose("pick darth-vader");
        // Directly after the first resolution, before the dark fate card of the next priority.
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose_each(["yes", "pick darth-vader", "yes", "pick darth-vader"]);
        t.expect_damage("darth-vader", 3);
        t.expect_to_act([DARK]);
        t.can_choose_exactly(["pick secret-informant"]);
        t.leave_open();
    });
    informants(true).play(|t| {
        t.choose_each(["engage imperial-command", "declare secret-informant", "declare secret-informant"]);
        t.choose_each(["declare darth-vader", "edge heat-of-battle-65", "edge heat-of-battle-169"]);
        t.choose_each(["pick darth-vader", "no"]);
        t.expect_damage("darth-vader", 1);
        t.expect_to_act([DARK]);
        t.leave_open();
    });
}

/// LCG-EDGE-OPEN2
#[test]
fn secret_informants_may_be_read_as_one_more_resolution_in_all() {
    informants(false).play(|t| {
        t.choose_each(["engage imperial-command", "declare secret-informant", "declare secret-informant"]);
        t.choose_each(["declare darth-vader", "edge heat-of-battle-65", "edge heat-of-battle-169"]);
        t.choose_each(["pick darth-vader", "yes", "pick darth-vader"]);
        t.expect_damage("darth-vader", 2);
        t.expect_to_act([DARK]);
        t.can_choose_exactly(["pick secret-informant"]);
        t.leave_open();
    });
}

/// LCG-EDGE-OPEN2
#[test]
fn a_secret_informant_at_home_allows_nothing() {
    light_attacks()
        .light(|p| p.in_play(["x-wing", "secret-informant focus 1"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["darth-vader"]))
        .play(|t| {
            x_wing_meets(t, "darth-vader");
            t.choose_each(["edge heat-of-battle-65", "pick darth-vader"]);
            t.can_choose_exactly(["strike x-wing"]);
            t.leave_open();
        });
}

/// LCG-EDGE-OPEN3
#[test]
fn obi_wan_turns_up_the_first_card_of_a_new_battle_too() {
    for again in [true, false] {
        light_attacks()
            .rulings(|r| r.first_card_open_again = again)
            .light(|p| p.in_play(["obi-wan-kenobi"]).hand(["twilek-loyalist"]))
            .dark(|p| p.in_play(["darth-vader"]).hand(["twist-of-fate-171", "nightsister", "espo-trooper"]))
            .play(|t| {
                t.choose_each(["engage imperial-command", "declare obi-wan-kenobi", "declare darth-vader"]);
                t.choose_each(["pass", "edge twist-of-fate-171"]);
                expect_stack(t, LIGHT, DARK, [Some("twist-of-fate-171")]);
                t.choose_each(["pass", "pass"]);
                t.expect_event(Event::EdgeAgain);
                t.choose_each(["pass", "edge nightsister"]);
                expect_stack(t, LIGHT, DARK, [again.then_some("nightsister")]);
                t.choose_each(["pass", "edge espo-trooper"]);
                expect_stack(t, LIGHT, DARK, [again.then_some("nightsister"), None]); // the second stays face down
                t.leave_open();
            });
    }
}
