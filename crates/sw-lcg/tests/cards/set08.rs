//! Set 8: The Defense of Yavin 4; the Rebel Alliance affiliation.

use crate::cards::printed::{costs, costs_on, dies_of, edges, falls_at, gives, is_an_affiliation, matches, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// rebel-alliance: one Rebel Alliance resource, a reserve of six. LCG-CARD-06 LCG-RES-08
#[test]
fn the_rebel_alliance_card_gives_one_rebel_resource() {
    is_an_affiliation("rebel-alliance", "repair-droid", "twilek-loyalist");
}

/// the-defense-of-yavin-4: one Rebel Alliance resource, capacity 5.
#[test]
fn the_defense_gives_one_and_falls_at_five() {
    gives("the-defense-of-yavin-4", 1);
    matches("the-defense-of-yavin-4", "jedi", "repair-droid");
    falls_at("the-defense-of-yavin-4", 5);
}

/// the-defense-of-yavin-4: cards discarded from hand make a Vehicle cheaper, but not below 1.
#[test]
fn the_defense_makes_vehicles_cheaper() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives(["the-defense-of-yavin-4"]);
            p.hand(["red-two", "twilek-loyalist", "twilek-loyalist", "yoda"])
        })
        .play(|t| {
            // Two resources are not enough for a cost of 3, so at least one card must be discarded.
            t.choose("play red-two");
            t.must_choose("use the-defense-of-yavin-4");
            t.can_choose_exactly(["discard twilek-loyalist", "discard yoda"]);
            t.choose("discard yoda");
            t.can_choose_exactly(["discard twilek-loyalist", "done"]);
            t.choose("discard twilek-loyalist");
            t.can_choose_exactly(["pay 1 rebel-alliance", "pay 1 the-defense-of-yavin-4"]);
            t.choose("pay 1 rebel-alliance");
            t.expect_in_play("red-two");
            t.expect_hand(LIGHT, ["twilek-loyalist"]);
            t.expect_discard(LIGHT, ["yoda", "twilek-loyalist"]);
        });
}

/// the-defense-of-yavin-4: a player who can pay may decline, or stop discarding.
#[test]
fn the_defense_may_be_declined() {
    let layout = scene().turn_of(LIGHT).light(|p| {
        let p = p.affiliation("rebel-alliance").objectives(["the-defense-of-yavin-4", "draw-their-fire"]);
        p.hand(["red-two", "twilek-loyalist", "twilek-loyalist"])
    });
    layout.play(|t| {
        t.choose("play red-two");
        t.can_choose_exactly(["use the-defense-of-yavin-4", "pass"]);
        t.choose_each(["pass", "pay 1 rebel-alliance", "pay 2 draw-their-fire"]);
        t.expect_in_play("red-two");
        t.expect_hand_size(LIGHT, 2);
    });
    layout.play(|t| {
        t.choose_each(["play red-two", "use the-defense-of-yavin-4", "discard twilek-loyalist", "done"]);
        t.choose("pay 2 draw-their-fire");
        t.expect_in_play("red-two");
        t.expect_hand_size(LIGHT, 1);
    });
}

/// the-defense-of-yavin-4: not for other units, not at a cost of 1, not without a card to discard.
#[test]
fn the_defense_serves_vehicles_with_something_to_save() {
    let layout = |hand: &'static [&'static str]| {
        scene().turn_of(LIGHT).light(|p| {
            let p = p.affiliation("rebel-alliance").objectives(["the-defense-of-yavin-4", "draw-their-fire"]);
            p.hand(hand.iter().copied())
        })
    };
    for (hand, play) in [
        (&["fleet-officer", "yoda"][..], "play fleet-officer"),
        (&["x-wing", "yoda"], "play x-wing"),
        (&["y-wing"], "play y-wing"),
    ] {
        layout(hand).play(|t| {
            t.choose(play);
            t.cannot_choose("use the-defense-of-yavin-4");
            t.can_choose("pay 1 rebel-alliance");
            t.leave_open();
        });
    }
}

// ---- Red Two

/// red-two: cost 3, two unit damage icons, a blast icon with the edge, 2 Force icons, capacity 2.
#[test]
fn red_two_has_what_is_printed() {
    costs("red-two", "rebel-alliance", 3);
    strikes("red-two", [2, 0, 0], [2, 0, 1]);
    dies_of("red-two", 2);
    edges("red-two", 2);
}

/// red-two: readied by an objective that is destroyed during the strikes, it must strike again. LCG-NAME-EX5
#[test]
fn red_two_strikes_again_after_an_objective_fell() {
    light_attacks()
        .light(|p| p.in_play(["red-two", "y-wing"]))
        .dark(|p| p.objectives(["imperial-command damage 3", "shadows-of-dathomir"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare red-two", "declare y-wing", "strike red-two", "strike y-wing"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.may_choose("use red-two");
            t.expect_focus("red-two", 0);
            t.must_choose("strike red-two");
            t.expect_focus("red-two", 1);
        });
}

/// red-two: readied by the unopposed damage, it may attack once more. LCG-NAME-EX5
#[test]
fn red_two_attacks_again_after_an_unopposed_end() {
    light_attacks()
        .light(|p| p.in_play(["red-two"]))
        .dark(|p| p.objectives(["imperial-command damage 3", "shadows-of-dathomir"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare red-two", "strike red-two"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.choose("use red-two");
            t.can_choose_exactly(["engage shadows-of-dathomir", "pass"]);
            t.leave_open();
        });
}

/// red-two: a friendly objective counts, too; a ready Red Two has no token to lose; it loses one token, not all.
#[test]
fn red_two_answers_any_objective_while_exhausted() {
    for (unit, left) in [("red-two focus 2", Some(1)), ("red-two", None)] {
        dark_attacks()
            .light(|p| p.objectives(["draw-their-fire damage 4"]).in_play([unit]))
            .dark(|p| p.in_play(["tie-bomber"]))
            .play(|t| {
                t.then("engage draw-their-fire");
                t.choose("declare tie-bomber");
                if left.is_none() {
                    t.choose("done");
                }
                t.choose("strike tie-bomber");
                t.expect_lost(LIGHT, ["draw-their-fire"]);
                match left {
                    Some(left) => {
                        t.choose("use red-two");
                        t.expect_focus("red-two", left);
                    }
                    None => t.cannot_choose_as(LIGHT, "use red-two"),
                }
                t.leave_open();
            });
    }
}

/// red-two: a destroyed unit does not trigger it.
#[test]
fn red_two_does_not_answer_units() {
    scene()
        .at(Step::DrawBegins)
        .light(|p| p.in_play(["red-two focus 1", "twilek-loyalist"]))
        .dark(|p| p.objectives(["defense-protocol"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick twilek-loyalist"]);
            t.expect_gone("twilek-loyalist");
            t.cannot_choose_as(LIGHT, "use red-two");
            t.expect_focus("red-two", 1);
        });
}

/// red-two: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_red_two() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["red-two"]).hand(["red-two"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// y-wing: cost 2, a blast icon and another with the edge, 1 Force icon, capacity 1.
#[test]
fn the_y_wing_has_what_is_printed() {
    costs("y-wing", "neutral", 2);
    strikes("y-wing", [0, 0, 1], [0, 0, 2]);
    dies_of("y-wing", 1);
    edges("y-wing", 1);
}

// ---- Enhancements

/// astromech-droid-upgrade: cost 1, neutral, 2 Force icons; for a Vehicle of either side.
#[test]
fn the_astromech_upgrade_is_for_vehicles() {
    costs_on("astromech-droid-upgrade", "neutral", 1, &["x-wing"]);
    edges("astromech-droid-upgrade", 2);
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing", "yoda", "r2-d2"]).hand(["astromech-droid-upgrade"]))
        .dark(|p| p.in_play(["tie-fighter", "kuati-security-team"]))
        .play(|t| {
            t.choose_each(["play astromech-droid-upgrade", "pay 1 jedi"]);
            t.can_choose_exactly(["pick x-wing", "pick tie-fighter"]);
            t.choose("pick x-wing");
        });
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda", "r2-d2"]).hand(["astromech-droid-upgrade"])).play(|t| {
        t.cannot_choose("play astromech-droid-upgrade");
    });
}

/// astromech-droid-upgrade: one unit damage and one blast damage more, without the edge, too.
#[test]
fn the_astromech_upgrade_adds_icons() {
    light_attacks()
        .light(|p| p.in_play(["x-wing", "astromech-droid-upgrade on x-wing"]))
        .dark(|p| p.in_play(["admiral-motti", "mandalorian-armor on admiral-motti"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "declare admiral-motti", "strike admiral-motti"]);
            t.choose_each(["strike x-wing", "unit damage", "hit admiral-motti"]);
            t.expect_damage("admiral-motti", 2);
            t.expect_damage("imperial-command", 1);
        });
}

/// hidden-outpost: cost 1, one neutral resource, no Force icons.
#[test]
fn the_outpost_gives_one() {
    costs("hidden-outpost", "neutral", 1);
    gives("hidden-outpost", 1);
    edges("hidden-outpost", 0);
}

/// hidden-outpost: Limited; neutral, so no match. LCG-KEY-04 LCG-RES-09
#[test]
fn the_outpost_is_limited_and_matches_nothing() {
    scene().turn_of(LIGHT).light(|p| p.hand(["hidden-outpost", "cloud-city-casino", "hidden-outpost"])).play(|t| {
        t.choose_each(["play hidden-outpost", "pay 1 jedi"]);
        t.can_choose_exactly(["pass"]);
    });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives([]).in_play(["hidden-outpost", "hidden-outpost"]).hand(["fleet-officer"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

// ---- Rebel Assault

/// rebel-assault: cost 2, 1 Force icon; 2 damage to an enemy unit or objective. LCG-ABL-17
#[test]
fn the_assault_deals_two_damage() {
    edges("rebel-assault", 1);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives(["forgotten-heroes"]).in_play(["x-wing"]);
            p.hand(["rebel-assault", "yoda"])
        })
        .dark(|p| p.objectives(["imperial-command"]).in_play(["rancor", "control-room"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 1 rebel-alliance", "pay 1 forgotten-heroes"]);
            t.can_choose_exactly(["pick rancor", "pick imperial-command"]);
            t.choose("pick rancor");
            t.expect_damage("rancor", 2);
            t.expect_discard(LIGHT, ["rebel-assault"]);
        });
}

/// rebel-assault: one per turn for all copies together; the next turn allows another. LCG-ABL-15
#[test]
fn there_is_one_assault_a_turn() {
    scene().turn_of(LIGHT).light(|p| p.affiliation("rebel-alliance").hand(["rebel-assault", "rebel-assault"])).play(
        |t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick imperial-command"]);
            t.expect_damage("imperial-command", 2);
            t.can_choose_exactly(["pass"]);
            t.pass_to_turn(8);
            t.then("use rebel-assault");
            t.choose_each(["pay 1 a-heros-journey", "pay 1 rebel-alliance", "pick shadows-of-dathomir"]);
        },
    );
}

/// rebel-assault: a canceled one counts. LCG-ABL-15 LCG-ADV-10
#[test]
fn an_assault_called_off_counts() {
    scene().turn_of(LIGHT).light(|p| p.hand(["rebel-assault", "rebel-assault", "counter-stroke"])).play(|t| {
        t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick imperial-command"]);
        t.choose_each(["use counter-stroke", "pay 1 jedi"]);
        t.expect_damage("imperial-command", 0);
        t.expect_hand(LIGHT, ["rebel-assault"]);
        t.cannot_choose("use rebel-assault");
    });
}

/// rebel-assault: not for 1 resource, nor without a Rebel Alliance one. LCG-RES-08
#[test]
fn the_assault_wants_two_resources_and_a_match() {
    for (affiliation, objective) in [("rebel-alliance", None), ("jedi", Some("a-heros-journey"))] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.affiliation(affiliation).objectives(objective).hand(["rebel-assault"]))
            .play(|t| t.can_choose_exactly(["pass"]));
    }
}
