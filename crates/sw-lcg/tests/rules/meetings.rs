//! Situations that combine two mechanisms that other modules test separately.

use crate::support::{DARK, LIGHT, Side, Step, dark_attacks, light_attacks, scene};

// ---- the dial and the end of the game

/// LCG-DMG-10 LCG-ABL-08: the interrupt reduces the dial before the destroyed objective is counted.
#[test]
fn a_decoy_turns_the_dial_back_before_the_loss_is_counted() {
    let attack = || {
        dark_attacks()
            .dial(11)
            .light(|p| p.objectives(["decoy-at-dantooine", "draw-their-fire damage 4"]))
            .dark(|p| p.in_play(["tie-bomber"]))
    };
    attack().play(|t| {
        t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
        t.may_choose("use decoy-at-dantooine");
        t.expect_dial(11);
        t.leave_open();
    });
    attack().play(|t| {
        t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber", "pass"]);
        t.expect_over([DARK]);
    });
}

/// LCG-ABL-10 LCG-ABL-13: the objective that an interrupt puts into play can answer the same moment.
#[test]
fn a_decoy_found_by_the_journey_answers_its_destruction() {
    dark_attacks()
        .dial(5)
        .light(|p| {
            p.objectives(["a-journey-to-dagobah damage 3", "draw-their-fire"])
                .objective_deck(["decoy-at-dantooine", "draw-their-fire"])
        })
        .dark(|p| p.in_play(["tie-bomber"]))
        .play(|t| {
            t.choose_each(["engage a-journey-to-dagobah", "declare tie-bomber", "strike tie-bomber"]);
            t.choose_each(["use a-journey-to-dagobah", "pick decoy-at-dantooine from deck"]);
            t.may_choose("use decoy-at-dantooine");
            t.expect_dial(5);
            t.expect_lost(LIGHT, ["a-journey-to-dagobah"]);
            t.leave_open();
        });
}

/// LCG-WIN-02 LCG-DMG-06: an objective is destroyed when Tarkin enters play, and the dial ends the game in the
/// deployment phase.
#[test]
fn tarkin_can_win_by_entering_play() {
    scene()
        .dial(11)
        .light(|p| p.objectives(["draw-their-fire damage 4", "a-heros-journey"]))
        .dark(|p| p.hand(["grand-moff-tarkin"]))
        .play(|t| {
            t.choose_each(["play grand-moff-tarkin", "pay 2 imperial-command", "pay 1 sith"]);
            t.expect_over([DARK]);
        });
}

/// LCG-WIN-02: the game ends in the middle of an engagement, with strikes left to make.
#[test]
fn a_reaction_can_win_between_two_strikes() {
    dark_attacks()
        .dial(10)
        .light(|p| p.objectives(["draw-their-fire damage 4", "a-heros-journey"]))
        .dark(|p| p.in_play(["tie-bomber", "devastator"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "declare devastator"]);
            t.choose("strike tie-bomber");
            t.expect_dial(11);
            t.choose_each(["use devastator", "pay 1 sith"]);
            t.expect_over([DARK]);
        });
}

/// LCG-DMG-11 LCG-WIN-01
#[test]
fn home_one_can_win_by_what_it_damages_beside_the_engagement() {
    light_attacks()
        .light(|p| p.in_play(["home-one"]))
        .dark(|p| {
            p.objectives(["imperial-command", "shadows-of-dathomir damage 4", "death-and-despayre damage 4"])
                .lost(["fall-of-the-jedi"])
        })
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare home-one", "strike home-one", "use home-one"]);
            t.expect_over([LIGHT]);
        });
}

/// LCG-WIN-03: the rest of an effect does not happen after the draw that loses the game.
#[test]
fn an_effect_ends_with_the_draw_that_loses() {
    scene().dark(|p| p.hand(["dark-precognition", "espo-trooper"]).deck(["espo-trooper"])).play(|t| {
        t.choose("use dark-precognition");
        t.expect_over([LIGHT]);
    });
    light_attacks().light(|p| p.in_play(["a-wing"]).deck([])).play(|t| {
        t.choose_each(["engage imperial-command", "declare a-wing", "strike a-wing", "use a-wing"]);
        t.expect_over([DARK]); // before the icons are resolved
    });
    // The same while the opponent pays.
    scene().light(|p| p.in_play(["stolen-plans on imperial-command"]).deck([])).dark(|p| p.hand(["tie-fighter"])).play(
        |t| {
            t.choose_each(["play tie-fighter", "pay 1 imperial-command", "use stolen-plans"]);
            t.expect_over([DARK]);
        },
    );
}

// ---- capture

/// LCG-UNIQ-01 LCG-CAPT-04
#[test]
fn a_captured_unique_card_is_out_of_play() {
    scene().turn_of(LIGHT).light(|p| p.hand(["yoda"]).captured([("yoda", "imperial-command")])).play(|t| {
        t.choose_each(["play yoda", "pay 2 a-heros-journey", "pay 1 jedi"]);
        t.expect_in_play("yoda");
        t.expect_captured([("yoda", "imperial-command")]);
    });
}

/// LCG-ADV-05 LCG-CAPT-08: she leaves play, so the sacrifice was made.
#[test]
fn leia_can_be_sacrificed_and_is_captured() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.affiliation("rebel-alliance")
                .in_play(["leia-organa"])
                .hand(["youre-my-only-hope"])
                .deck(["x-wing", "y-wing", "yoda"])
        })
        .play(|t| {
            t.choose_each(["use youre-my-only-hope", "pick leia-organa"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["at imperial-command", "at shadows-of-dathomir", "at death-and-despayre"]);
            t.choose("at imperial-command");
            t.expect_captured([("leia-organa", "imperial-command")]);
            t.expect_hand(LIGHT, ["x-wing", "y-wing"]);
        });
}

/// LCG-CAPT-02 LCG-CAPT-08: a capture is not replaced by a capture; her objective is chosen only once.
#[test]
fn leia_is_captured_once() {
    light_attacks().light(|p| p.in_play(["leia-organa"])).dark(|p| p.hand(["detained"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare leia-organa"]);
        t.then("strike leia-organa");
        t.choose_each(["use detained", "pay 2 imperial-command", "at shadows-of-dathomir"]);
        t.may_choose("use leia-organa"); // removes her own focus token
        t.expect_captured([("leia-organa", "shadows-of-dathomir")]);
        t.expect_damage("imperial-command", 1); // her blast damage; no unit is left for the bonus
        t.leave_open();
    });
}

/// LCG-NAME-EX2 LCG-DMG-12: Redemption saves the unit Boba Fett has destroyed, so there is no unit to capture.
#[test]
fn whom_redemption_saves_boba_fett_does_not_capture() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["rebel-trooper", "redemption focus 1"]))
        .dark(|p| p.in_play(["boba-fett"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare rebel-trooper"]);
            t.choose_each(["strike rebel-trooper", "hit boba-fett", "strike boba-fett", "hit rebel-trooper"]);
            t.may_choose("use redemption");
            t.expect_hand(LIGHT, ["rebel-trooper"]);
            t.expect_captured([]);
            t.expect_damage("draw-their-fire", 1); // unopposed
            t.leave_open();
        });
}

/// LCG-CAPT-06 LCG-ENG-08: rescued into play during an engagement, Ackbar deals his damage but does not participate.
#[test]
fn a_rescued_admiral_fires_into_the_engagement() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["rescue-mission"]).captured([("admiral-ackbar", "imperial-command")]))
        .dark(|p| p.in_play(["tie-fighter", "tie-bomber focus 1"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "pass", "declare tie-fighter", "use rescue-mission"]);
            t.choose("pay 2 draw-their-fire");
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each(["yes", "use admiral-ackbar"]);
            t.expect_gone("tie-fighter");
            t.expect_in_play("tie-bomber");
            t.expect_participants(["x-wing"]);
            t.leave_open();
        });
}

// ---- leaving play together

/// LCG-ADV-05 LCG-TIME-16: a card that another card's interrupt affects goes where the interrupt sends it.
#[test]
fn a_unit_sacrificed_while_it_leaves_play_does_not_go_elsewhere() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing-escort"]).hand(["a-new-hope"]))
        .dark(|p| p.in_play(["tie-fighter", "tie-bomber"]))
        .play(|t| {
            t.choose_each(["use a-new-hope", "pay 2 draw-their-fire", "done", "pick tie-bomber", "done"]);
            t.may_choose("use x-wing-escort");
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["pick tie-bomber", "pick tie-fighter"]);
            t.choose("pick tie-fighter");
            t.expect_hand(LIGHT, ["x-wing-escort"]);
            t.expect_hand(DARK, []);
            t.expect_discard(DARK, ["tie-fighter"]);
            t.expect_in_play("tie-bomber");
        });
    scene()
        .at(Step::ForceBegins)
        .light(|p| p.in_play(["x-wing-escort"]))
        .dark(|p| p.in_play(["tie-fighter", "nightsister"]).hand(["there-is-no-escape"]))
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            t.may_choose("use x-wing-escort");
            t.must_choose("pick tie-fighter");
            t.expect_discard(DARK, ["tie-fighter", "there-is-no-escape"]);
            t.expect_deck_size(DARK, 11); // the Nightsister
            t.expect_deck_size(LIGHT, 11);
            t.leave_open();
        });
}

/// LCG-DMG-02 LCG-DMG-12 LCG-DMG-13: a unit on its way to hand that reaches its capacity is destroyed immediately.
#[test]
fn a_unit_on_its_way_to_hand_can_still_be_destroyed() {
    let hope = |more: &[&'static str]| {
        let light = [&["x-wing-escort", "yoda damage 1"], more].concat();
        scene()
            .turn_of(LIGHT)
            .light(|p| p.in_play(light).hand(["a-new-hope"]))
            .dark(|p| p.in_play(["tie-fighter"]).hand(["its-worse"]))
    };
    hope(&[]).play(|t| {
        t.choose_each([
            "use a-new-hope",
            "pay 2 draw-their-fire",
            "done",
            "pick tie-fighter",
            "use x-wing-escort on 2",
        ]);
        t.choose("use its-worse");
        t.can_choose_exactly(["pick yoda", "pick x-wing-escort"]);
        t.choose("pick yoda");
        t.expect_discard(LIGHT, ["yoda", "a-new-hope"]);
        t.expect_hand(LIGHT, ["x-wing-escort"]);
        t.expect_in_play("tie-fighter"); // the Escort's interrupt was canceled
        t.leave_open();
    });
    // It counts as destroyed, so Redemption can answer.
    hope(&["redemption"]).play(|t| {
        t.choose_each(["use a-new-hope", "pay 2 draw-their-fire", "pick redemption", "done"]);
        t.choose_each(["pick tie-fighter", "use x-wing-escort on 2", "use its-worse", "pick yoda"]);
        t.may_choose("use redemption");
        t.expect_hand(LIGHT, ["x-wing-escort", "yoda"]);
        t.expect_discard(LIGHT, ["a-new-hope"]);
        t.leave_open();
    });
    // The protector leaves play, too, but takes the damage first.
    hope(&["guardian-of-peace damage 1"]).play(|t| {
        t.choose_each([
            "use a-new-hope",
            "pay 2 draw-their-fire",
            "done",
            "pick tie-fighter",
            "use x-wing-escort on 3",
        ]);
        t.choose_each(["use its-worse", "pick yoda", "protect 1"]);
        t.expect_hand(LIGHT, ["x-wing-escort", "yoda"]);
        t.expect_discard(LIGHT, ["guardian-of-peace", "a-new-hope"]);
        t.leave_open();
    });
}

/// LCG-DMG-02 LCG-DMG-12 LCG-ABL-11: the unit that falls back is destroyed on its way; it leaves play in this way, too,
/// so it may answer again.
#[test]
fn a_single_unit_on_its_way_to_hand_can_still_be_destroyed() {
    for (event, payment) in [("fall-back", None), ("swindled", Some("pay 1 smugglers-and-spies"))] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.affiliation("smugglers-and-spies").in_play(["x-wing-escort"]).hand([event]))
            .dark(|p| p.in_play(["tie-fighter"]).hand(["its-worse"]))
            .play(|t| {
                t.choose(&format!("use {event}"));
                t.choose_each(payment);
                t.until("pick x-wing-escort");
                t.choose_each(["pick x-wing-escort", "use x-wing-escort", "use its-worse", "pick x-wing-escort"]);
                t.may_choose("use x-wing-escort");
                t.must_choose("pick tie-fighter");
                t.expect_discard(LIGHT, ["x-wing-escort", event]);
                t.expect_hand(LIGHT, []);
                t.leave_open();
            });
    }
}

/// LCG-DMG-02 LCG-DMG-12: a unit on its way under the deck is destroyed.
#[test]
fn a_unit_on_its_way_under_the_deck_can_still_be_destroyed() {
    scene()
        .at(Step::ForceBegins)
        .light(|p| p.in_play(["x-wing-escort", "yoda damage 1"]))
        .dark(|p| p.in_play(["tie-fighter"]).hand(["there-is-no-escape", "its-worse"]))
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            t.choose_each(["use x-wing-escort on 2", "use its-worse", "pick yoda"]);
            t.expect_discard(LIGHT, ["yoda"]);
            t.expect_deck_size(LIGHT, 11); // the Escort
            t.expect_deck_size(DARK, 11);
            t.leave_open();
        });
}

/// LCG-ADV-05 LCG-DMG-12: the sacrificed unit is destroyed on its way; it has left play, so the cost is paid.
#[test]
fn a_sacrificed_unit_that_is_destroyed_pays_all_the_same() {
    light_attacks()
        .light(|p| p.in_play(["x-wing-escort", "yoda", "luke-skywalker"]).hand(["covering-fire"]))
        .dark(|p| p.in_play(["tie-fighter"]).hand(["its-worse"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare luke-skywalker", "done"]);
            t.then("use covering-fire");
            t.choose_each(["pick x-wing-escort", "use x-wing-escort", "use its-worse", "pick x-wing-escort", "pass"]);
            t.expect_discard(LIGHT, ["x-wing-escort", "covering-fire"]);
            t.expect_shields("luke-skywalker", 1);
            t.leave_open();
        });
}

/// there-is-no-escape: the order under the deck is random, even if a card was attached to one of the units.
#[test]
fn an_enhancement_does_not_divide_the_units_that_go_under_the_deck_together() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| {
            p.in_play(["darth-vader", "nightsister", "blaster-pistol on nightsister", "espo-trooper"])
                .hand(["there-is-no-escape"])
                .deck([])
        })
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            t.expect_deck_size(DARK, 3);
            let (s, cast) = (t.table(), t.game().cast());
            let mut places =
                (s.under & cast.side[Side::Dark as usize]).minus(&cast.objectives).iter().map(|c| s.place[c]);
            let first = places.next();
            assert!(places.all(|place| Some(place) == first), "they share one layer without an order");
            t.leave_open();
        });
}

/// LCG-DEP-09 LCG-ADV-12: a pilot on a Fighter is not a unit, so it does not go under the deck with it.
#[test]
fn an_attached_pilot_is_discarded_when_the_units_go_under_the_decks() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| {
            p.in_play(["tie-fighter", "black-squadron-pilot on tie-fighter"]).hand(["there-is-no-escape"]).deck([])
        })
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            t.expect_discard(DARK, ["black-squadron-pilot", "there-is-no-escape"]);
            t.expect_deck_size(DARK, 1);
            t.leave_open();
        });
}

/// LCG-ADV-06 LCG-ABL-15: a canceled interrupt saves no unit.
#[test]
fn its_worse_keeps_redemption_from_saving() {
    scene()
        .light(|p| p.in_play(["twilek-loyalist", "redemption"]))
        .dark(|p| p.hand(["force-choke", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick twilek-loyalist", "use redemption", "use its-worse"]);
            t.can_choose_exactly(["pick twilek-loyalist", "pick redemption"]);
            t.choose("pick redemption");
            t.expect_damage("redemption", 1);
            t.expect_discard(LIGHT, ["twilek-loyalist"]);
            t.expect_hand(LIGHT, []);
        });
}

/// LCG-NAME-EX4 LCG-TIME-EX2: the new target of the deflected damage has left play, so the damage stays with the first
/// target.
#[test]
fn damage_is_not_turned_aside_to_a_unit_that_is_gone() {
    scene()
        .light(|p| p.in_play(["yoda", "c-3po"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.hand(["force-choke", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda", "pass", "use lightsaber-deflection"]);
            t.must_choose("pick c-3po");
            t.choose_each(["use its-worse", "pick yoda", "use c-3po"]); // he is sacrificed
            t.expect_discard(LIGHT, ["c-3po", "lightsaber-deflection"]);
            t.expect_damage("yoda", 1);
        });
}

/// LCG-ADV-02: a card that should return from play is not taken from the discard pile.
#[test]
fn nobody_falls_back_from_the_discard_pile() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda", "c-3po"]).hand(["fall-back"]))
        .dark(|p| p.hand(["its-worse"]))
        .play(|t| {
            t.choose_each(["use fall-back", "pick c-3po", "use c-3po", "use its-worse", "pick yoda"]);
            t.expect_damage("yoda", 1);
            t.expect_hand(LIGHT, []);
            t.expect_discard(LIGHT, ["c-3po", "fall-back"]);
        });
}

// ---- engagements

/// LCG-ENG-08 LCG-UNOP-02: a defender that joins after the edge battle is a defender.
#[test]
fn a_droid_that_joins_after_the_defender_fell_denies_the_bonus() {
    light_attacks()
        .light(|p| p.in_play(["red-five"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["death-star-trooper"]).hand(["darth-vader", "human-replica-droid"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare red-five", "declare death-star-trooper"]);
            t.choose_each(["edge heat-of-battle-65", "edge darth-vader", "pass", "pick death-star-trooper"]);
            t.expect_edge(DARK);
            t.may_choose("use human-replica-droid");
            t.expect_participants(["red-five", "human-replica-droid"]);
            t.choose_each(["strike human-replica-droid", "hit red-five", "strike red-five"]);
            t.expect_damage("imperial-command", 3); // blast damage only
        });
}

/// LCG-CONF-02 LCG-CONF-05: an engagement whose attackers returned to hand still counts.
#[test]
fn an_engagement_without_attackers_left_is_used_up() {
    light_attacks()
        .light(|p| p.in_play(["x-wing", "y-wing"]).hand(["fall-back"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "done", "use fall-back", "pick x-wing"]);
            t.can_choose_exactly(["engage shadows-of-dathomir", "pass"]);
        });
}

/// LCG-STR-07: a unit exhausted by tactics can strike if it becomes ready in time.
#[test]
fn trust_makes_a_unit_strike_that_tactics_had_exhausted() {
    dark_attacks()
        .light(|p| {
            p.objectives(["draw-their-fire"]).in_play(["luke-skywalker", "trust-your-feelings on luke-skywalker"])
        })
        .dark(|p| p.in_play(["interrogation-droid"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare interrogation-droid", "declare luke-skywalker"]);
            t.choose_each(["edge darth-vader", "strike interrogation-droid", "aim luke-skywalker"]);
            t.may_choose("use trust-your-feelings");
            t.must_choose("strike luke-skywalker");
            t.choose("hit interrogation-droid");
            t.expect_gone("interrogation-droid");
        });
}

/// LCG-ICON-02 LCG-SHLD-02: a shield prevents one of the tokens a strike has stacked on its unit.
#[test]
fn a_shield_stops_one_of_two_stacked_tactics_tokens() {
    light_attacks()
        .light(|p| p.in_play(["obi-wan-kenobi"]).hand(["yoda"]))
        .dark(|p| p.in_play(["emperors-royal-guard shield 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare obi-wan-kenobi", "declare emperors-royal-guard"]);
            t.choose_each(["edge yoda", "strike obi-wan-kenobi", "tactics"]);
            t.choose_each(["aim emperors-royal-guard", "aim emperors-royal-guard after 1"]);
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_focus("emperors-royal-guard", 1);
            t.expect_shields("emperors-royal-guard", 0);
            t.leave_open();
        });
}

/// LCG-ADV-09 LCG-SHLD-01: the unit sacrificed for Covering Fire gets no shield.
#[test]
fn covering_fire_shields_those_who_are_left() {
    light_attacks().light(|p| p.in_play(["red-two", "x-wing"]).hand(["covering-fire"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare red-two", "declare x-wing", "use covering-fire", "pick x-wing"]);
        t.expect_shields("red-two", 1);
        t.expect_discard(LIGHT, ["x-wing", "covering-fire"]);
        t.leave_open();
    });
}

/// LCG-STR-08 LCG-UNOP-03: the objective is destroyed before the strikes, so it cannot be engaged again and gives no
/// reward.
#[test]
fn an_objective_that_falls_to_hit_and_run_leaves_nothing_to_engage_again() {
    light_attacks()
        .light(|p| p.objectives(["hit-and-run"]).in_play(["wookiee-navigator", "x-wing"]))
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare wookiee-navigator", "done", "use hit-and-run"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.choose("strike wookiee-navigator");
            t.can_choose_exactly(["engage shadows-of-dathomir", "pass"]);
        });
}

/// LCG-ABL-12 LCG-TIME-14: the forced token comes first, and afterwards one of two tokens is removed.
#[test]
fn an_intimidated_unit_is_not_ready_after_a_double_strike() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker"]).hand(["double-strike"]))
        .dark(|p| p.in_play(["intimidated on luke-skywalker"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "pass", "strike luke-skywalker"]);
            t.expect_focus("luke-skywalker", 2);
            t.choose_each(["use double-strike", "pay 1 jedi"]);
            t.expect_focus("luke-skywalker", 1);
            t.expect_damage("imperial-command", 3); // two blast damage with the edge, and the bonus: one strike
            t.leave_open();
        });
}

/// LCG-CONF-07 LCG-UNOP-02: destroyed by the bonus, the Journey is replaced by an objective that has not been engaged.
#[test]
fn an_objective_found_in_mid_phase_can_be_engaged_in_it() {
    dark_attacks()
        .light(|p| {
            p.objectives(["a-journey-to-dagobah damage 3", "draw-their-fire"])
                .objective_deck(["jedi-training", "draw-their-fire"])
        })
        .dark(|p| p.in_play(["duty-officer", "espo-trooper"]))
        .play(|t| {
            t.choose_each(["engage a-journey-to-dagobah", "declare duty-officer", "done", "strike duty-officer"]);
            t.choose_each(["use a-journey-to-dagobah", "pick jedi-training from deck"]);
            t.expect_damage("jedi-training", 0);
            t.can_choose_exactly(["engage draw-their-fire", "engage jedi-training", "pass"]);
        });
}

/// LCG-NAME-EX6 LCG-ABL-11: the second copy answers the same declaration, and the last one is attacked.
#[test]
fn two_secrets_of_yavin_4_move_an_engagement_one_after_the_other() {
    dark_attacks()
        .light(|p| p.objectives(["the-secret-of-yavin-4", "the-secret-of-yavin-4", "draw-their-fire"]))
        .dark(|p| p.in_play(["tie-advanced", "tie-bomber"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-advanced", "done"]);
            t.may_choose("use the-secret-of-yavin-4");
            t.may_choose("use the-secret-of-yavin-4");
            t.choose("strike tie-advanced");
            t.may_choose("use tie-advanced"); // it damages the objective that was attacked in the end
            let damage: Vec<_> = ["the-secret-of-yavin-4", "the-secret-of-yavin-4 #2"]
                .iter()
                .map(|slug| t.table().tokens[t.in_play(slug)].damage)
                .collect();
            assert_eq!(damage.iter().sum::<u8>(), 3, "{damage:?}: one blast damage, the bonus, and the reaction");
            assert!(damage.contains(&0), "only one of them was attacked: {damage:?}");
            t.expect_damage("draw-their-fire", 0);
            t.can_choose_exactly(["engage the-secret-of-yavin-4", "engage the-secret-of-yavin-4 #2", "pass"]);
        });
}

/// LCG-UNOP-02 LCG-DMG-03: preventing the bonus does not make the engagement opposed.
#[test]
fn an_engagement_whose_bonus_was_prevented_was_unopposed() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire"]).hand(["it-could-be-worse"]))
        .dark(|p| p.in_play(["tie-advanced"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-advanced", "strike tie-advanced"]);
            t.choose("pass"); // the blast damage
            t.may_choose("use it-could-be-worse");
            t.expect_damage("draw-their-fire", 1);
            t.may_choose("use tie-advanced");
            t.expect_damage("draw-their-fire", 2);
            t.leave_open();
        });
}

/// LCG-UNOP-02 LCG-EDGE-03 LCG-ADV-05: the only defender is sacrificed to the Escort, which was the cost of Covering
/// Fire.
#[test]
fn a_defender_sacrificed_to_an_escort_denies_no_bonus() {
    light_attacks()
        .light(|p| p.in_play(["red-two", "x-wing-escort"]).hand(["covering-fire"]))
        .dark(|p| p.in_play(["tie-fighter"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare red-two", "done", "pass", "declare tie-fighter"]);
            t.choose_each(["use covering-fire", "pick x-wing-escort"]);
            t.may_choose("use x-wing-escort");
            t.must_choose("pick tie-fighter");
            t.expect_shields("red-two", 1);
            t.expect_participants(["red-two"]);
            t.then("strike red-two");
            // No unit defends in the edge battle, either: one edge blast damage and the bonus.
            t.expect_damage("imperial-command", 2);
            t.leave_open();
        });
}

/// LCG-STR-05 LCG-STR-08: the rest of the strike continues without the objective.
#[test]
fn a_strike_that_begins_with_the_objective_goes_on_with_a_unit() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker"]))
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]).in_play(["kuati-security-team"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare kuati-security-team"]);
            t.choose_each(["strike kuati-security-team", "hit luke-skywalker", "strike luke-skywalker"]);
            t.can_choose_exactly(["blast damage", "unit damage"]);
            t.choose("blast damage");
            t.expect_lost(DARK, ["imperial-command"]);
            t.must_choose("hit kuati-security-team");
            t.expect_gone("kuati-security-team");
            t.leave_open();
        });
}

/// LCG-STR-05 LCG-ENG-05 LCG-UNOP-02: sacrificed in the middle of its strike, a unit has no more icons to resolve.
#[test]
fn a_striker_sacrificed_to_an_escort_resolves_no_more_icons() {
    let attack = || {
        dark_attacks()
            .light(|p| p.objectives(["draw-their-fire"]).in_play(["x-wing-escort"]))
            .dark(|p| p.in_play(["at-st"]))
    };
    let declare =
        ["engage draw-their-fire", "declare at-st", "declare x-wing-escort", "strike x-wing-escort", "hit at-st"];
    attack().play(|t| {
        t.choose_each(declare);
        t.choose_each(["strike at-st", "unit damage", "hit x-wing-escort"]);
        t.may_choose("use x-wing-escort");
        t.must_choose("pick at-st");
        t.expect_damage("draw-their-fire", 0); // no unit is left for the bonus
        t.expect_discard(DARK, ["at-st"]);
        t.leave_open();
    });
    attack().play(|t| {
        t.choose_each(declare);
        t.choose_each(["strike at-st", "blast damage", "hit x-wing-escort", "use x-wing-escort", "pick at-st"]);
        t.expect_damage("draw-their-fire", 1);
        t.leave_open();
    });
}

/// LCG-STR-07 LCG-ABL-18: an icon gained for one strike does not last until the unit's next strike.
#[test]
fn crossfire_counts_for_the_first_of_two_strikes() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker"]).hand(["double-strike", "crossfire"]))
        .dark(|p| p.in_play(["kuati-security-team"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare kuati-security-team", "pass"]);
            t.choose_each(["strike kuati-security-team", "pass", "hit luke-skywalker", "strike luke-skywalker"]);
            t.choose_each(["use crossfire", "pay 1 draw-their-fire", "choose 3", "use double-strike", "pay 1 jedi"]);
            t.choose("blast damage");
            t.expect_damage("imperial-command", 2);
            t.choose("hit kuati-security-team");
            t.must_choose("strike luke-skywalker");
            t.expect_damage("imperial-command", 4); // 1 more, and the bonus
            t.leave_open();
        });
}

/// LCG-SHLD-04 LCG-ABL-12 LCG-STR-07: a shield prevents the forced token, and then a Double Strike readies the unit.
#[test]
fn a_shield_against_intimidation_lets_a_double_strike_work() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker shield 1"]).hand(["double-strike"]))
        .dark(|p| p.in_play(["intimidated on luke-skywalker"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "pass", "strike luke-skywalker"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_focus("luke-skywalker", 1);
            t.may_choose("use double-strike");
            t.choose("pay 1 jedi");
            t.expect_focus("luke-skywalker", 0);
            t.must_choose("strike luke-skywalker"); // the token comes again, and no shield is left
            t.expect_lost(DARK, ["imperial-command"]); // two strikes of two edge blast damage, and the bonus
            t.leave_open();
        });
}

/// LCG-SHLD-02 LCG-DMG-03: damage to several cards asks about the shield of each.
#[test]
fn each_objective_home_one_reaches_has_its_own_shield() {
    light_attacks()
        .light(|p| p.in_play(["home-one"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir shield 1", "death-and-despayre shield 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare home-one", "strike home-one", "use home-one"]);
            t.expect_to_act([DARK]);
            t.choose_each(["shield 1", "shield 0"]);
            t.expect_damage("shadows-of-dathomir", 0);
            t.expect_shields("shadows-of-dathomir", 0);
            t.expect_damage("death-and-despayre", 1);
            t.expect_shields("death-and-despayre", 1);
            t.leave_open();
        });
}

/// LCG-ENG-08 LCG-ICON-04: a unit that joins after the edge battle uses its edge icons.
#[test]
fn an_admiral_who_joins_late_has_the_edge_of_his_side() {
    light_attacks()
        .light(|p| p.in_play(["y-wing"]).hand(["admiral-ackbar", "luke-skywalker"]))
        .dark(|p| p.in_play(["kuati-security-team"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare y-wing");
            t.then("declare kuati-security-team");
            t.then("edge luke-skywalker");
            t.then("join admiral-ackbar");
            t.choose_each(["pay 2 draw-their-fire", "pay 1 jedi", "use admiral-ackbar"]);
            t.expect_damage("kuati-security-team", 1);
            t.then("strike admiral-ackbar");
            t.choose("aim kuati-security-team");
            t.must_choose("aim kuati-security-team after 1"); // two tactics icons, both of the edge
            t.expect_focus("kuati-security-team", 2);
            t.leave_open();
        });
}

/// LCG-CAPT-02 LCG-DMG-09: after the last dark objective is destroyed no card can be captured.
#[test]
fn without_a_dark_objective_leia_is_discarded() {
    light_attacks()
        .light(|p| p.in_play(["leia-organa"]).hand(["yoda"]))
        .dark(|p| p.objectives(["imperial-command damage 4"]).in_play(["kuati-security-team", "duty-officer focus 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare leia-organa", "declare kuati-security-team"]);
            t.choose_each(["edge yoda", "strike leia-organa", "blast damage"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.choose_each(["unit damage", "hit kuati-security-team", "aim duty-officer"]);
            t.must_choose("strike kuati-security-team");
            t.must_choose("hit leia-organa");
            t.may_choose("use leia-organa");
            t.expect_captured([]);
            t.expect_discard(LIGHT, ["yoda", "leia-organa"]);
            t.leave_open();
        });
}

/// LCG-STR-08 LCG-UNOP-03: a reaction to the declaration destroys the objective, and the engagement continues without
/// it.
#[test]
fn an_objective_that_falls_at_the_declaration_is_not_replaced_in_the_engagement() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire damage 4", "a-heros-journey"]).in_play(["r2-d2"]))
        .dark(|p| p.in_play(["outer-rim-hunter", "tie-bomber"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "declare outer-rim-hunter"]);
            t.choose_each(["use outer-rim-hunter", "pick draw-their-fire"]);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_dial(4);
            t.can_choose_exactly(["declare r2-d2", "done"]);
            t.choose("done");
            t.choose_each(["strike outer-rim-hunter", "strike tie-bomber"]);
            t.expect_damage("a-heros-journey", 0);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.leave_open();
        });
}

/// LCG-CAPT-05 LCG-ENG-08: a captured Ackbar is freed when the objective is destroyed, and joins the engagement that
/// freed him.
#[test]
fn a_freed_admiral_joins_the_engagement_that_freed_him() {
    light_attacks()
        .light(|p| {
            p.objectives(["hit-and-run", "draw-their-fire"])
                .in_play(["x-wing", "red-five focus 1"])
                .captured([("admiral-ackbar", "imperial-command")])
        })
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]).in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing", "done", "use hit-and-run"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.expect_hand(LIGHT, ["admiral-ackbar"]);
            t.then("join admiral-ackbar");
            t.choose_each(["pay 2 draw-their-fire", "pay 1 jedi"]);
            t.expect_participants(["x-wing", "admiral-ackbar"]); // there are no defenders to damage
            t.then("strike admiral-ackbar");
            t.choose("aim duty-officer");
            t.choose("aim duty-officer after 1");
            t.expect_focus("duty-officer", 2);
            t.leave_open();
        });
}

/// LCG-WIN-05 LCG-UNOP-02: the bonus is the tenth damage on the dial, and the game ends immediately.
#[test]
fn the_bonus_of_a_trench_run_can_win() {
    light_attacks().light(|p| p.in_play(["trench-run damage 9", "rookie-pilot"])).play(|t| {
        t.choose_each(["engage trench-run", "declare rookie-pilot", "strike rookie-pilot"]);
        t.expect_over([LIGHT]);
    });
}

/// LCG-FORCE-06 LCG-STR-07: a committed unit got two tokens, so one Double Strike does not ready it.
#[test]
fn a_committed_unit_needs_more_than_one_double_strike() {
    let attack = |hand: &'static [&'static str]| {
        light_attacks().light(move |p| p.in_play(["luke-skywalker committed"]).hand(hand.iter().copied()))
    };
    attack(&["double-strike"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "pass", "strike luke-skywalker"]);
        t.choose_each(["use double-strike", "pay 1 jedi"]);
        t.expect_focus("luke-skywalker", 1);
        t.expect_damage("imperial-command", 3);
        t.leave_open();
    });
    attack(&["double-strike", "double-strike"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "pass", "strike luke-skywalker"]);
        t.choose_each(["use double-strike", "pay 1 jedi", "use double-strike", "pay 1 a-heros-journey"]);
        t.must_choose("strike luke-skywalker");
        t.expect_lost(DARK, ["imperial-command"]);
        t.leave_open();
    });
}

/// LCG-ENG-05 LCG-EDGE-02: the only attacker returns to hand before defenders are declared; the defender wins the edge.
#[test]
fn an_edge_battle_without_an_attacker_left_is_won_by_the_defender() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["fall-back", "yoda"]))
        .dark(|p| p.in_play(["duty-officer"]).hand(["darth-vader"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "use fall-back", "pick x-wing", "declare duty-officer"]);
            t.expect_to_act([DARK]); // the light side has no unit to place a card for
            t.can_choose_exactly(["edge darth-vader", "pass"]);
            t.choose("pass");
            t.expect_edge(DARK);
            t.must_choose("strike duty-officer"); // without an icon to use
            t.expect_damage("imperial-command", 0);
            t.leave_open();
        });
}

// ---- costs and limits

/// LCG-ABL-20: prevented damage does not pay a cost.
#[test]
fn a_cost_that_was_prevented_buys_nothing() {
    let contacts = || {
        scene()
            .turn_of(LIGHT)
            .at(Step::Refreshed)
            .light(|p| {
                p.objectives(["questionable-contacts", "draw-their-fire", "draw-their-fire"])
                    .in_play(["han-solo damage 1"])
                    .hand(["it-could-be-worse"])
            })
            .dark(|p| p.in_play(["darth-vader"]))
    };
    contacts().play(|t| {
        t.choose_each(["use questionable-contacts", "use it-could-be-worse"]);
        t.expect_damage("questionable-contacts", 0);
        t.expect_damage("han-solo", 1);
        t.expect_damage("darth-vader", 0);
        t.expect_phase(sw_lcg::Phase::Deployment);
    });
    contacts().play(|t| {
        t.choose_each(["use questionable-contacts", "pass"]);
        t.expect_damage("questionable-contacts", 1);
        t.choose_each(["pick han-solo", "pick darth-vader"]);
        t.expect_damage("han-solo", 0);
        t.expect_damage("darth-vader", 1);
        t.leave_open();
    });
}

/// LCG-ABL-15: one per title each turn, even if the card has returned to hand.
#[test]
fn a_choke_that_came_back_waits_for_the_next_turn() {
    scene()
        .light(|p| p.objectives(["draw-their-fire damage 4", "a-heros-journey"]).in_play(["rebel-trooper"]))
        .dark(|p| p.in_play(["emperor-palpatine", "tie-bomber"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick rebel-trooper"]);
            t.then("engage draw-their-fire");
            t.choose_each(["declare tie-bomber", "done", "strike tie-bomber", "use emperor-palpatine"]);
            t.must_choose("pick force-choke from discard");
            t.expect_hand(DARK, ["force-choke"]);
            t.can_choose_exactly(["engage a-heros-journey", "pass"]);
        });
}

/// LCG-RES-12 LCG-ABL-18: a Rebel Sympathizer only helps its player's next card, events included.
#[test]
fn the_next_card_of_the_other_player_costs_what_it_costs() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["rebel-sympathizer", "x-wing"]).hand(["jedi-mind-trick", "a-wing"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["im-on-the-leader"]))
        .play(|t| {
            t.choose_each(["use rebel-sympathizer", "use im-on-the-leader", "pay 1 sith"]); // not cheaper
            t.choose_each(["pick x-wing", "pass"]);
            t.choose_each(["use jedi-mind-trick", "pick darth-vader"]); // free, and without a match
            t.expect_focus("darth-vader", 2);
            t.choose("play a-wing");
            t.choose("pay 2 draw-their-fire"); // the next card is not free
            t.leave_open();
        });
}

/// LCG-ICON-04: an icon gained by one unit does not apply to another copy of it.
#[test]
fn icons_gained_by_one_unit_do_not_help_another() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["r2-d2"]))
        .dark(|p| p.in_play(["tie-fighter", "tie-fighter"]).hand(["death-from-above"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-fighter", "declare tie-fighter"]);
            t.choose_each(["use death-from-above", "pay 1 imperial-command", "pick tie-fighter", "done"]);
            t.choose_each(["declare r2-d2", "strike r2-d2"]);
            t.can_choose_exactly(["strike tie-fighter", "strike tie-fighter #2"]);
            t.choose_each(["strike tie-fighter #2", "strike tie-fighter"]);
            t.expect_damage("draw-their-fire", 1); // without the edge, and R2-D2 has survived
        });
}

/// LCG-RES-12 LCG-ABL-18: two Sympathizers reduce the cost of the same card.
#[test]
fn two_rebel_sympathizers_help_the_same_card() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["rebel-sympathizer", "rebel-sympathizer"]).hand(["a-wing", "x-wing"]))
        .play(|t| {
            t.choose_each(["use rebel-sympathizer", "use rebel-sympathizer", "play a-wing"]);
            t.expect_in_play("a-wing"); // cost 2
            t.choose("play x-wing");
            t.can_choose_exactly([
                "pay 1 a-heros-journey",
                "pay 2 a-heros-journey",
                "pay 1 draw-their-fire",
                "pay 2 draw-their-fire",
                "pay 1 jedi",
            ]);
            t.choose("pay 1 jedi");
            t.leave_open();
        });
}

// ---- the Force

/// LCG-FORCE-07 LCG-FORCE-09: additional icons count without a committed unit.
#[test]
fn a_monument_alone_can_turn_the_balance() {
    scene()
        .turn_of(LIGHT)
        .at(Step::ForceBegins)
        .balance(Side::Dark)
        .light(|p| p.in_play(["ancient-monument"]))
        .dark(|p| p.in_play(["darth-vader focus 1 committed"]))
        .play(|t| {
            t.until("pass");
            t.expect_balance(Side::Light);
            t.leave_open();
        });
}

/// LCG-FORCE-07: tactics against a committed unit remove its Force icons from this struggle.
#[test]
fn a_committed_unit_exhausted_by_tactics_does_not_count() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["yoda committed"]))
        .dark(|p| p.in_play(["interrogation-droid", "nightsister committed"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare interrogation-droid", "done", "done"]);
            t.choose_each(["strike interrogation-droid", "aim yoda"]);
            t.then("done");
            t.expect_balance(Side::Dark); // 2 to 0
            t.leave_open();
        });
}
