//! Players are not asked when there is nothing to choose.

use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// LCG-ABL-14
#[test]
fn a_rejuvenation_is_over_with_the_last_token() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda focus 1 damage 1"]).hand(["force-rejuvenation"])).play(|t| {
        t.choose_each(["use force-rejuvenation", "pay 2 a-heros-journey", "pick yoda"]);
        t.can_choose_exactly(["strip focus", "strip damage", "done"]);
        t.choose("strip damage");
        t.can_choose_exactly(["strip focus", "done"]);
        t.choose("strip focus");
        t.expect_discard(LIGHT, ["force-rejuvenation"]); // without asking again
    });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda", "trust-your-feelings on yoda", "luke-skywalker"]).hand(["force-rejuvenation"]))
        .play(|t| {
            t.choose_each(["use force-rejuvenation", "pay 2 a-heros-journey", "pick yoda"]);
            t.choose("strip trust-your-feelings");
            t.expect_discard(LIGHT, ["trust-your-feelings", "force-rejuvenation"]);
        });
    // Luke Skywalker has nothing to discard.
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda focus 1", "luke-skywalker"]).hand(["force-rejuvenation"])).play(
        |t| {
            t.choose_each(["use force-rejuvenation", "pay 2 a-heros-journey", "pick luke-skywalker"]);
            t.expect_focus("yoda", 1);
            t.expect_discard(LIGHT, ["force-rejuvenation"]);
        },
    );
}

/// LCG-FORCE-02: units are named in any order; after the last one there is no further question.
#[test]
fn committing_is_over_when_no_unit_is_left_to_name() {
    scene().at(Step::ForceBegins).dark(|p| p.in_play(["nightsister", "espo-trooper"])).play(|t| {
        t.can_choose_exactly(["commit nightsister", "commit espo-trooper", "done"]);
        t.choose("commit espo-trooper");
        t.can_choose_exactly(["commit nightsister", "done"]);
        t.choose("commit nightsister");
        t.may_choose("use nightsister"); // the first of the two, although she was named last
        t.choose("pick draw-their-fire");
        t.expect_to_act([LIGHT]); // in the next turn
        t.leave_open();
    });
    scene().at(Step::ForceBegins).dark(|p| p.in_play(["nightsister", "espo-trooper"])).play(|t| {
        t.choose_each(["commit espo-trooper", "done"]);
        t.expect_to_act([LIGHT]);
        t.leave_open();
    });
}

/// LCG-TIME-17: cards of one ability are named in any order; after the last one there is no further question.
#[test]
fn several_cards_are_picked_in_any_order() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["luke-skywalker", "yoda", "r2-d2", "x-wing"]).hand(["a-new-hope"]))
        .dark(|p| p.in_play(["darth-vader", "tie-fighter"]))
        .play(|t| {
            t.choose_each(["use a-new-hope", "pay 2 draw-their-fire", "pick x-wing"]);
            t.can_choose_exactly(["pick luke-skywalker", "pick yoda", "pick r2-d2", "done"]);
            t.choose("pick luke-skywalker");
            t.can_choose_exactly(["pick yoda", "pick r2-d2", "done"]);
            t.choose("pick yoda");
            t.expect_to_act([DARK]);
            t.choose("pick tie-fighter");
            t.can_choose_exactly(["pick darth-vader", "done"]);
            t.choose("done");
            t.expect_hand(LIGHT, ["r2-d2"]);
            t.expect_hand(DARK, ["darth-vader"]);
        });
}

/// LCG-SHLD-01 LCG-ABL-14
#[test]
fn a_shield_is_not_offered_where_everything_has_one() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshEnds)
        .light(|p| {
            p.objectives(["fleeing-the-empire shield 1", "draw-their-fire shield 1", "draw-their-fire shield 1"])
                .in_play(["x-wing shield 1", "fleet-command-center"])
                .hand(["yoda"])
        })
        .play(|t| {
            t.can_choose_exactly(["discard yoda", "pass"]);
            t.leave_open();
        });
}

/// LCG-ABL-14 LCG-ABL-19
#[test]
fn nobody_looks_at_an_empty_deck() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command"; 2]).objective_deck(["take-them-prisoner"]))
        .light(|p| p.deck([]))
        .play(|t| {
            t.expect_in_play("take-them-prisoner");
            t.expect_phase(sw_lcg::Phase::Deployment); // the reaction was not offered
        });
    scene().dark(|p| p.deck([]).hand(["superlaser-engineer"])).play(|t| {
        t.choose_each(["play superlaser-engineer", "pay 2 imperial-command"]);
        t.expect_in_play("superlaser-engineer");
        t.can_choose_exactly(["engage a-heros-journey", "engage draw-their-fire", "pass"]); // not offered, either
    });
}

/// LCG-ABL-14 LCG-WIN-03: Vader's TIE Advanced discards the last card, which is not a draw, and does not react
/// afterwards.
#[test]
fn a_deck_is_discarded_to_the_last_card_without_a_loss() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire", "draw-their-fire"]))
        .dark(|p| p.in_play(["vaders-tie-advanced", "tie-bomber"]).deck(["espo-trooper"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare vaders-tie-advanced", "done"]);
            t.choose_each(["strike vaders-tie-advanced", "use vaders-tie-advanced"]);
            t.expect_deck_size(DARK, 0);
            t.expect_discard(DARK, ["espo-trooper"]);
            t.can_choose_exactly(["engage draw-their-fire", "pass"]);
        });
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire", "draw-their-fire"]))
        .dark(|p| p.in_play(["vaders-tie-advanced", "tie-bomber"]).deck([]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare vaders-tie-advanced", "done"]);
            t.choose("strike vaders-tie-advanced");
            t.can_choose_exactly(["engage draw-their-fire", "pass"]); // the reaction was not offered
        });
}

/// LCG-EDGE-20 LCG-EDGE-EX2: a Twist of Fate ends the battle, so there is nothing to resolve again.
#[test]
fn an_informant_is_not_asked_about_a_twist_of_fate() {
    light_attacks()
        .light(|p| p.in_play(["secret-informant"]).hand(["twist-of-fate-157", "x-wing"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare secret-informant", "declare duty-officer"]);
            t.choose_each(["edge twist-of-fate-157", "pass"]);
            t.can_choose_exactly(["edge x-wing", "pass"]); // the new battle
            t.leave_open();
        });
}

/// LCG-EDGE-20: an informant destroyed by an enemy fate card does not repeat the next one.
#[test]
fn a_destroyed_informant_allows_nothing_for_later_fate_cards() {
    light_attacks()
        .light(|p| p.in_play(["secret-informant"]).hand(["heat-of-battle-65", "target-of-opportunity-133"]))
        .dark(|p| p.in_play(["kuati-security-team"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare secret-informant", "declare kuati-security-team"]);
            t.choose_each(["edge heat-of-battle-65", "edge heat-of-battle-169", "edge target-of-opportunity-133"]);
            t.choose("pick kuati-security-team");
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each(["no", "pick secret-informant"]);
            t.expect_gone("secret-informant");
            t.expect_damage("imperial-command", 1); // once, by Target of Opportunity
            t.can_choose_exactly(["strike kuati-security-team"]);
            t.leave_open();
        });
}

/// LCG-TIME-17: three forced reactions; the active player names all of them.
#[test]
fn the_active_player_goes_on_ordering_forced_reactions() {
    scene()
        .at(Step::Refreshed)
        .light(|p| p.in_play(["rebel-trooper", "twilek-loyalist", "rookie-pilot"]))
        .dark(|p| p.in_play(["rancor", "rancor damage 1", "rancor damage 2"]))
        .play(|t| {
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["use rancor", "use rancor #2", "use rancor #3"]);
            t.choose_each(["use rancor #2", "pick rebel-trooper"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["use rancor", "use rancor #3"]);
            t.choose_each(["use rancor", "pick twilek-loyalist", "pick rookie-pilot"]);
            t.expect_discard(LIGHT, ["rebel-trooper", "twilek-loyalist", "rookie-pilot"]);
        });
}
