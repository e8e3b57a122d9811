//! Corner cases where two rules meet.

use crate::support::{DARK, LIGHT, Play, Step, light_attacks, scene};

// ---- the dial is not an objective

/// LCG-NAME-EX8 LCG-CONF-02
#[test]
fn a_navigator_finds_no_second_way_to_the_dial() {
    light_attacks()
        .light(|p| p.in_play(["wookiee-navigator", "rebel-trooper", "trench-run"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]))
        .play(|t| {
            t.can_choose_exactly([
                "engage imperial-command",
                "engage shadows-of-dathomir",
                "engage trench-run",
                "pass",
            ]);
            t.choose_each(["engage trench-run", "declare wookiee-navigator", "done", "strike wookiee-navigator"]);
            t.can_choose_exactly(["engage imperial-command", "engage shadows-of-dathomir", "pass"]); // no question
            t.choose_each(["engage imperial-command", "declare rebel-trooper", "strike rebel-trooper"]);
            assert_eq!(t.view(DARK).dial_damage, 2); // blast with the edge, and the bonus
        });
}

/// LCG-NAME-EX8: the dial is engaged, so no objective is; Home One damages all of them.
#[test]
fn home_one_attacks_the_dial_and_damages_every_objective() {
    light_attacks()
        .light(|p| p.in_play(["home-one", "trench-run"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["engage trench-run", "declare home-one", "strike home-one", "use home-one"]);
            t.expect_damage("imperial-command", 1);
            t.expect_damage("shadows-of-dathomir", 1);
            assert_eq!(t.view(DARK).dial_damage, 3);
        });
}

// ---- damage that a protector has taken

fn guards(first: &'static str) -> crate::support::Layout {
    light_attacks()
        .light(|p| p.in_play(["y-wing"]).hand(["admiral-ackbar"]))
        .dark(|p| p.in_play([first, "emperors-royal-guard", "kuati-security-team"]))
}

/// Admiral Ackbar damages each defender: both guards, the security team.
fn ackbar_joins(t: &mut Play, second_guard: &str) {
    t.then("engage imperial-command");
    t.choose_each(["declare y-wing", "pass", "declare kuati-security-team", "declare emperors-royal-guard"]);
    t.choose_each([second_guard, "join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi", "use admiral-ackbar"]);
}

/// LCG-KEY-12 LCG-KEY-06
#[test]
fn what_a_guard_has_taken_is_not_taken_over_by_another() {
    guards("emperors-royal-guard").play(|t| {
        ackbar_joins(t, "declare emperors-royal-guard");
        t.can_choose_exactly(["protect 0", "protect 1"]); // the second guard protects the first
        t.choose("protect 1");
        // The first guard protects the second: of its 2 damage, only the 1 assigned to it.
        t.can_choose_exactly(["protect 0", "protect 1"]);
        t.choose("protect 1");
        t.can_choose_exactly(["protect 0", "protect 1"]); // the first guard protects the team
        t.choose("protect 1");
        t.expect_damage("kuati-security-team", 0);
        t.expect_damage("emperors-royal-guard", 2);
        t.expect_damage("emperors-royal-guard #2", 1);
        t.leave_open();
    });
}

/// LCG-KEY-12 LCG-KEY-07 LCG-DMG-03
#[test]
fn what_a_guard_has_taken_and_what_it_was_dealt_meet_its_shield_together() {
    guards("emperors-royal-guard shield 1").play(|t| {
        ackbar_joins(t, "declare emperors-royal-guard #2");
        t.choose_each(["protect 0", "protect 1", "protect 0", "protect 0"]);
        t.can_choose_exactly(["shield 0", "shield 1"]);
        t.choose("shield 0");
        t.expect_damage("emperors-royal-guard", 2); // asked once, not once for each point
        t.expect_shields("emperors-royal-guard", 1);
        t.leave_open();
    });
    guards("emperors-royal-guard shield 1").play(|t| {
        ackbar_joins(t, "declare emperors-royal-guard #2");
        t.choose_each(["protect 0", "protect 1", "protect 0", "protect 0", "shield 1"]);
        t.expect_damage("emperors-royal-guard", 1);
        t.expect_shields("emperors-royal-guard", 0);
        t.leave_open();
    });
}

/// LCG-KEY-12: two protectors share the damage of one card; neither protects the other from its share.
#[test]
fn guards_who_share_damage_keep_their_shares() {
    light_attacks()
        .light(|p| p.in_play(["red-two"]).hand(["yoda"]))
        .dark(|p| p.in_play(["darth-vader", "emperors-royal-guard focus 1", "emperors-royal-guard focus 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare red-two", "declare darth-vader", "edge yoda"]);
            t.choose_each(["strike red-two", "unit damage", "hit darth-vader"]);
            t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
            t.choose("protect 1");
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("darth-vader", 0);
            t.expect_damage("emperors-royal-guard", 1);
            t.expect_damage("emperors-royal-guard #2", 1);
            t.leave_open();
        });
}

// ---- searches that find nothing

fn prisoners(deck: &[&'static str]) -> crate::support::Layout {
    let deck = deck.to_vec();
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command"; 2]).objective_deck(["take-them-prisoner"]))
        .light(|p| p.deck(deck))
}

fn top_of_light(t: &Play) -> Vec<String> {
    let top = t.view(DARK).seats[LIGHT.idx()].top.clone();
    top.into_iter().map(|card| t.game().db().card(card.expect("seen by the dark side")).id.clone()).collect()
}

/// LCG-ABL-19
#[test]
fn whoever_looks_at_a_deck_need_not_find() {
    prisoners(&["yoda", "x-wing", "jedi-mind-trick", "y-wing"]).play(|t| {
        t.choose("use take-them-prisoner");
        t.can_choose_exactly([
            "pick yoda from deck",
            "pick x-wing from deck",
            "pick jedi-mind-trick from deck",
            "done",
        ]);
        t.choose("done");
        t.expect_captured([]);
        // All three return, in any order.
        t.can_choose_exactly(["next yoda", "next x-wing", "next jedi-mind-trick"]);
        t.choose("next jedi-mind-trick");
        t.can_choose_exactly(["next yoda", "next x-wing"]);
        t.choose("next yoda");
        assert_eq!(top_of_light(t), ["jedi-mind-trick", "yoda", "x-wing"]);
        t.expect_deck_size(LIGHT, 4);
        t.expect_hand(LIGHT, []);
    });
    prisoners(&["yoda"]).play(|t| {
        t.choose("use take-them-prisoner");
        t.can_choose_exactly(["pick yoda from deck", "done"]);
        t.choose("done");
        t.expect_captured([]);
        t.expect_deck_size(LIGHT, 1);
    });
}

/// LCG-ABL-19: every order can be chosen, including the original one.
#[test]
fn cards_looked_at_return_in_any_order() {
    for order in [["yoda", "x-wing", "y-wing"], ["y-wing", "x-wing", "yoda"], ["x-wing", "yoda", "y-wing"]] {
        prisoners(&["yoda", "x-wing", "y-wing"]).play(|t| {
            t.choose_each(["use take-them-prisoner", "done"]);
            t.choose_each([&*format!("next {}", order[0]), &*format!("next {}", order[1])]);
            assert_eq!(top_of_light(t), order);
        });
    }
}

/// LCG-ABL-19: choosing from a hand is not a search; the hand has a card, so one is discarded.
#[test]
fn an_interrogation_discards_a_card_of_the_hand_it_sees() {
    scene()
        .dark(|p| p.objectives(["shadows-of-dathomir"]).hand(["interrogation"]))
        .light(|p| p.hand(["yoda", "x-wing"]))
        .play(|t| {
            t.choose_each(["use interrogation", "pay 2 shadows-of-dathomir"]);
            t.can_choose_exactly(["pick yoda from hand", "pick x-wing from hand"]);
            t.choose("pick yoda from hand");
            t.expect_discard(LIGHT, ["yoda"]);
        });
}

// ---- no question without a possible effect

/// LCG-EDGE-20 LCG-EDGE-OPEN2
#[test]
fn an_informant_is_not_asked_when_nobody_is_left_to_damage() {
    light_attacks()
        .light(|p| p.in_play(["secret-informant"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare secret-informant", "declare duty-officer"]);
            t.choose_each(["edge heat-of-battle-65", "pick duty-officer"]);
            t.expect_gone("duty-officer");
            t.can_choose_exactly(["strike secret-informant"]);
            t.leave_open();
        });
}

/// LCG-EDGE-20 LCG-NAME-EX8
#[test]
fn an_informant_is_not_asked_when_the_engaged_objective_is_gone() {
    light_attacks()
        .light(|p| p.in_play(["secret-informant"]).hand(["target-of-opportunity-133"]))
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]).in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare secret-informant", "declare duty-officer"]);
            t.choose("edge target-of-opportunity-133");
            t.expect_lost(DARK, ["imperial-command"]);
            t.can_choose_exactly(["strike secret-informant"]);
            t.leave_open();
        });
}

/// LCG-EDGE-20: with two informants, the second repetition is offered only if the first has left a target.
#[test]
fn the_second_informant_is_asked_while_there_is_somebody_left() {
    light_attacks()
        .light(|p| p.in_play(["secret-informant", "secret-informant"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["duty-officer", "kuati-security-team damage 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare secret-informant", "declare secret-informant"]);
            t.choose_each(["declare kuati-security-team", "declare duty-officer"]);
            t.choose_each(["edge heat-of-battle-65", "pick duty-officer"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each(["yes", "pick kuati-security-team"]);
            t.can_choose_exactly(["strike secret-informant"]);
            t.leave_open();
        });
}
