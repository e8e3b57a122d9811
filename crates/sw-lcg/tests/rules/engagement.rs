//! The steps of an engagement, attackers and defenders.

use sw_lcg::Event;

use crate::support::{DARK, LIGHT, Play, dark_attacks, light_attacks};

/// Nothing was declared by the last choice.
#[track_caller]
fn expect_nothing_declared(t: &Play) {
    let declared = t.events().iter().any(|e| matches!(e, Event::Declared { .. }));
    assert!(!declared, "declared: {:?}", t.events());
}

// ---- the steps

/// LCG-ENG-01
#[test]
fn the_steps_of_an_engagement_follow_in_order() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["twilek-loyalist"]))
        .dark(|p| p.in_play(["death-star-trooper"]).hand(["espo-trooper"]))
        .play(|t| {
            t.choose("engage imperial-command");
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["declare x-wing"]);
            t.choose("declare x-wing");
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["declare death-star-trooper", "done"]);
            t.choose("declare death-star-trooper");
            t.can_choose_exactly(["edge twilek-loyalist", "pass"]);
            t.choose("edge twilek-loyalist");
            t.can_choose_exactly(["edge espo-trooper", "pass"]);
            t.choose("pass");
            t.expect_edge(LIGHT);
            t.can_choose_exactly(["strike x-wing"]);
            t.choose_each(["strike x-wing", "unit damage"]);
            t.expect_damage("imperial-command", 0);
            t.choose("hit death-star-trooper");
            // The blast damage of the strike, and then the reward.
            t.expect_event(Event::Unopposed { seat: LIGHT });
            t.expect_damage("imperial-command", 2);
            t.expect_participants([]);
            t.leave_open();
        });
}

/// LCG-ENG-02
#[test]
fn one_enemy_objective_not_engaged_before_is_named() {
    dark_attacks()
        .light(|p| p.objectives(["a-heros-journey engaged", "a-heros-journey", "draw-their-fire engaged"]))
        .dark(|p| p.in_play(["tie-fighter"]))
        .play(|t| {
            t.can_choose_exactly(["engage a-heros-journey", "pass"]);
            t.choose_each(["engage a-heros-journey", "declare tie-fighter", "strike tie-fighter"]);
            assert_eq!(t.table().engaged.len(), 3, "all of them were engaged");
            t.leave_open();
        });
}

/// LCG-ENG-03
#[test]
fn one_or_more_ready_units_attack() {
    dark_attacks().dark(|p| p.in_play(["tie-fighter", "tie-bomber", "at-st focus 1"])).play(|t| {
        t.choose("engage draw-their-fire");
        t.can_choose_exactly(["declare tie-fighter", "declare tie-bomber"]);
        t.choose("declare tie-fighter");
        t.can_choose_exactly(["declare tie-bomber", "done"]);
        t.choose("done");
        t.expect_participants(["tie-fighter"]);
        t.leave_open();
    });
}

/// LCG-ENG-04
#[test]
fn any_number_of_ready_units_defend() {
    let defense = || {
        dark_attacks()
            .light(|p| p.in_play(["x-wing", "y-wing", "a-wing focus 1"]))
            .dark(|p| p.in_play(["death-star-trooper"]))
    };
    defense().play(|t| {
        t.choose_each(["engage draw-their-fire", "declare death-star-trooper"]);
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["declare y-wing", "declare x-wing", "done"]);
        t.choose("done");
        t.expect_participants(["death-star-trooper"]);
        t.leave_open();
    });
    defense().play(|t| {
        t.choose_each(["engage draw-their-fire", "declare death-star-trooper", "declare y-wing", "declare x-wing"]);
        t.expect_participants(["death-star-trooper", "x-wing", "y-wing"]);
        t.leave_open();
    });
}

/// LCG-ENG-03 LCG-ENG-04 LCG-STR-EX1: units are declared in any order.
#[test]
fn a_unit_not_named_yet_can_still_be_declared() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker", "red-five", "twilek-loyalist committed"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire"]).in_play(["darth-vader", "nightsister", "duty-officer"]))
        .play(|t| {
            t.choose_each(["engage the-heart-of-the-empire", "declare red-five"]);
            t.can_choose_exactly(["declare luke-skywalker", "declare twilek-loyalist", "done"]);
            t.choose("declare twilek-loyalist");
            t.can_choose_exactly(["declare luke-skywalker", "done"]);
            t.choose("declare luke-skywalker");
            t.expect_to_act([DARK]); // no unit is left to declare
            t.choose("declare duty-officer");
            t.can_choose_exactly(["declare darth-vader", "declare nightsister", "done"]);
            t.choose("declare darth-vader");
            t.can_choose_exactly(["declare nightsister", "done"]);
            t.choose("done");
            t.expect_participants(["darth-vader", "duty-officer", "luke-skywalker", "red-five", "twilek-loyalist"]);
            t.leave_open();
        });
}

/// LCG-ENG-05
#[test]
fn units_participate_until_they_leave_or_the_engagement_ends() {
    light_attacks()
        .light(|p| p.in_play(["jedi-in-hiding", "x-wing"]).hand(["fall-back"]))
        .dark(|p| p.in_play(["kuati-security-team focus 1", "duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare jedi-in-hiding", "declare x-wing"]);
            t.then("declare duty-officer");
            t.expect_participants(["duty-officer", "jedi-in-hiding", "x-wing"]);
            t.choose_each(["use fall-back", "pick x-wing"]);
            t.expect_participants(["duty-officer", "jedi-in-hiding"]);
            t.then("strike duty-officer");
            t.expect_participants(["duty-officer", "jedi-in-hiding"]);
            t.choose_each(["strike jedi-in-hiding", "hit duty-officer"]);
            // That was the last strike: the reward follows immediately, and no unit participates any more.
            t.expect_damage("imperial-command", 1);
            t.expect_participants([]);
            t.leave_open();
        });
}

/// LCG-ENG-06
#[test]
fn declaring_places_no_focus_tokens_even_on_committed_units() {
    light_attacks().light(|p| p.in_play(["x-wing committed"])).dark(|p| p.in_play(["darth-vader committed"])).play(
        |t| {
            t.choose_each(["engage imperial-command", "declare x-wing", "declare darth-vader"]);
            t.expect_participants(["darth-vader", "x-wing"]);
            t.expect_focus("x-wing", 0);
            t.expect_focus("darth-vader", 0);
            t.leave_open();
        },
    );
}

// ---- units that join and leave

/// LCG-ENG-07 LCG-ENG-08
#[test]
fn a_unit_that_comes_back_has_no_memory_of_having_participated() {
    dark_attacks()
        .light(|p| {
            p.objectives(["a-heros-journey", "draw-their-fire", "mobilize-the-squadrons"])
                .hand(["admiral-ackbar", "fall-back"])
        })
        .dark(|p| p.in_play(["at-st"]))
        .play(|t| {
            t.choose_each(["engage a-heros-journey", "declare at-st"]);
            t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi"]);
            t.choose("use admiral-ackbar");
            t.expect_damage("at-st", 1);
            t.then("strike admiral-ackbar");
            t.choose_each(["aim at-st", "aim at-st after 1"]);
            t.choose_each(["use fall-back", "pick admiral-ackbar"]);
            t.expect_participants(["at-st"]);
            t.choose_each(["join admiral-ackbar", "pay 2 mobilize-the-squadrons", "pay 1 a-heros-journey"]);
            t.choose("use admiral-ackbar");
            t.expect_damage("at-st", 2);
            t.expect_participants(["admiral-ackbar", "at-st"]);
            // He has struck before, but that does not matter any more: he is ready and must strike.
            t.can_choose_exactly(["strike admiral-ackbar"]);
            t.leave_open();
        });
}

/// LCG-ENG-07
#[test]
fn a_defender_that_was_removed_does_not_count_as_a_survivor() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["swindled"]).affiliation("smugglers-and-spies"))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare x-wing");
            t.then("declare duty-officer");
            t.choose_each(["use swindled", "pay 1 smugglers-and-spies", "pick duty-officer"]);
            t.expect_hand(DARK, ["duty-officer"]);
            t.expect_participants(["x-wing"]);
            t.choose("strike x-wing");
            t.expect_event(Event::Unopposed { seat: LIGHT });
            t.leave_open();
        });
}

/// LCG-ENG-08
#[test]
fn a_unit_played_into_an_engagement_participates_without_being_declared() {
    dark_attacks().light(|p| p.in_play(["x-wing"]).hand(["admiral-ackbar"])).dark(|p| p.in_play(["at-st"])).play(|t| {
        t.choose_each(["engage a-heros-journey", "declare at-st"]);
        t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi"]);
        expect_nothing_declared(t);
        t.expect_participants(["admiral-ackbar", "at-st"]);
        t.choose("pass"); // no damage this time
        // Defenders are declared after he joined, and he is not one of the units to declare.
        t.can_choose_exactly(["declare x-wing", "done"]);
        t.choose("done");
        t.expect_edge(LIGHT);
        t.can_choose_exactly(["strike admiral-ackbar"]);
        t.leave_open();
    });
}

/// LCG-ENG-08
#[test]
fn a_unit_put_into_an_engagement_after_the_edge_battle_strikes_in_it() {
    let hand = ["human-replica-droid", "backstabber"];
    dark_attacks().dark(|p| p.affiliation("imperial-navy").in_play(["death-star-trooper"]).hand(hand)).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare death-star-trooper"]);
        t.choose_each(["join backstabber", "pay 2 imperial-command", "pay 1 imperial-navy", "use backstabber"]);
        expect_nothing_declared(t);
        t.expect_damage("draw-their-fire", 1);
        t.choose("pass"); // edge cards
        t.expect_edge(DARK);
        t.choose("use human-replica-droid");
        expect_nothing_declared(t);
        t.expect_participants(["backstabber", "death-star-trooper", "human-replica-droid"]);
        t.can_choose_exactly(["strike backstabber", "strike death-star-trooper", "strike human-replica-droid"]);
        t.choose_each(["strike backstabber", "strike human-replica-droid", "strike death-star-trooper"]);
        t.expect_damage("draw-their-fire", 4); // 1, then two edge blast icons and the reward
        t.leave_open();
    });
}

/// LCG-ENG-OPEN1
#[test]
fn a_limit_of_attackers_does_not_stop_units_that_enter_undeclared() {
    let limited = |stop: bool| {
        light_attacks()
            .rulings(move |r| r.bans_stop_entering = stop)
            .light(|p| p.in_play(["x-wing", "y-wing", "red-two"]).hand(["admiral-ackbar"]))
            .dark(|p| p.objectives(["the-ultimate-power"]))
    };
    limited(false).play(|t| {
        t.choose_each(["engage the-ultimate-power", "declare y-wing", "declare x-wing"]);
        t.can_choose_exactly(["join admiral-ackbar", "pass"]);
        t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi"]);
        t.expect_participants(["admiral-ackbar", "x-wing", "y-wing"]);
        t.leave_open();
    });
    limited(true).play(|t| {
        t.choose_each(["engage the-ultimate-power", "declare y-wing", "declare x-wing"]);
        // He cannot join: the next question belongs to the edge battle.
        t.can_choose_exactly(["edge admiral-ackbar", "pass"]);
        t.leave_open();
    });
}

/// LCG-ENG-OPEN1
#[test]
fn a_ban_on_attackers_does_not_stop_units_that_enter_undeclared() {
    let banned = |stop: bool| {
        dark_attacks()
            .rulings(move |r| r.bans_stop_entering = stop)
            .light(|p| p.objectives(["the-rebel-fleet"]))
            .dark(|p| p.in_play(["tie-fighter"]).hand(["human-replica-droid", "backstabber"]))
    };
    for stop in [false, true] {
        banned(stop).play(|t| {
            t.choose_each(["engage the-rebel-fleet", "declare tie-fighter"]);
            // A Vehicle may join in any case.
            t.choose_each(["join backstabber", "pay 2 imperial-command", "pay 1 sith", "use backstabber"]);
            t.choose("pass"); // edge cards
            if stop {
                t.can_choose_exactly(["strike tie-fighter", "strike backstabber"]);
            } else {
                t.can_choose_exactly(["use human-replica-droid", "pass"]);
            }
            t.leave_open();
        });
    }
}

/// LCG-ENG-OPEN2
#[test]
fn with_all_attackers_gone_the_defenders_still_strike_and_nobody_is_rewarded() {
    light_attacks()
        .light(|p| p.in_play(["x-wing", "y-wing focus 1"]).hand(["fall-back"]))
        .dark(|p| p.in_play(["death-star-trooper"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare x-wing");
            t.then("declare death-star-trooper");
            t.choose_each(["use fall-back", "pick x-wing"]);
            t.expect_participants(["death-star-trooper"]);
            t.can_choose_exactly(["strike death-star-trooper"]);
            t.expect_edge(DARK);
            t.choose("strike death-star-trooper");
            t.expect_focus("death-star-trooper", 1);
            t.expect_participants([]);
            t.expect_damage("imperial-command", 0);
            t.leave_open();
        });
}
