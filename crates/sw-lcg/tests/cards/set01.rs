//! Set 1: A Hero's Journey.

use crate::cards::printed::{costs, costs_on, dies_of, edges, falls_at, gives, is_an_affiliation, matches, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// jedi: one Jedi resource, a reserve of six. LCG-CARD-06 LCG-RES-08
#[test]
fn the_jedi_card_gives_one_jedi_resource() {
    is_an_affiliation("jedi", "twilek-loyalist", "repair-droid");
}

/// a-heros-journey: two Jedi resources, capacity 4.
#[test]
fn a_heros_journey_gives_two_and_falls_at_four() {
    gives("a-heros-journey", 2);
    matches("a-heros-journey", "rebel-alliance", "twilek-loyalist");
    falls_at("a-heros-journey", 4);
}

// ---- Luke Skywalker

/// luke-skywalker: cost 4, icons 2-0-1 and a blast icon with the edge, 3 Force icons, capacity 3.
#[test]
fn luke_has_what_is_printed() {
    costs("luke-skywalker", "jedi", 4);
    strikes("luke-skywalker", [2, 0, 1], [2, 0, 2]);
    dies_of("luke-skywalker", 3);
    edges("luke-skywalker", 3);
}

/// luke-skywalker: loses a focus token when the opponent's turn begins.
#[test]
fn luke_stirs_when_the_opponents_turn_begins() {
    scene().at(Step::TurnBegins).light(|p| p.in_play(["luke-skywalker focus 2"])).play(|t| {
        t.expect_to_act([LIGHT]);
        t.may_choose("use luke-skywalker");
        t.expect_focus("luke-skywalker", 1);
        t.cannot_choose_as(LIGHT, "use luke-skywalker");
    });
}

/// luke-skywalker: a ready one has no token to lose, and the interrupt is optional. LCG-ABL-14 LCG-ABL-12
#[test]
fn luke_needs_a_focus_token_and_may_keep_it() {
    scene().at(Step::TurnBegins).light(|p| p.in_play(["luke-skywalker"])).play(|t| {
        t.expect_to_act([DARK]);
        t.can_choose("play espo-trooper");
    });
    scene().at(Step::TurnBegins).light(|p| p.in_play(["luke-skywalker focus 1"])).play(|t| {
        t.choose("pass");
        t.expect_focus("luke-skywalker", 1);
    });
}

/// luke-skywalker: his controller's turn does not trigger it.
#[test]
fn luke_does_not_stir_when_his_own_turn_begins() {
    scene().turn_of(LIGHT).at(Step::TurnBegins).light(|p| p.in_play(["luke-skywalker focus 3"])).play(|t| {
        t.can_choose("balance imperial-command");
        t.cannot_choose("use luke-skywalker");
        t.choose("pass");
        t.expect_focus("luke-skywalker", 2);
    });
}

/// luke-skywalker: Targeted Strike reaches a unit that does not participate, but only as an attacker. LCG-KEY-10
#[test]
fn luke_strikes_a_unit_elsewhere_as_an_attacker_only() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker"]))
        .dark(|p| p.in_play(["duty-officer", "kuati-security-team focus 1"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare luke-skywalker");
            t.choose("declare duty-officer");
            t.choose_each(["strike duty-officer", "strike luke-skywalker", "unit damage"]);
            t.can_choose_exactly(["hit duty-officer", "hit kuati-security-team"]);
            t.choose("hit kuati-security-team");
            t.expect_discard(DARK, ["kuati-security-team"]);
        });
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker"]))
        .dark(|p| p.in_play(["duty-officer", "kuati-security-team focus 1"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare duty-officer", "declare luke-skywalker", "strike luke-skywalker"]);
            t.can_choose_exactly(["hit duty-officer"]);
            t.leave_open();
        });
}

/// luke-skywalker: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_luke() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["luke-skywalker"]).hand(["luke-skywalker"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// twilek-loyalist: cost 1, unit damage and tactics with the edge only, 1 Force icon, capacity 1.
#[test]
fn the_loyalist_has_what_is_printed() {
    costs("twilek-loyalist", "jedi", 1);
    strikes("twilek-loyalist", [0, 0, 0], [1, 1, 0]);
    dies_of("twilek-loyalist", 1);
    edges("twilek-loyalist", 1);
}

// ---- Enhancements

/// jedi-lightsaber: cost 1, 2 Force icons.
#[test]
fn the_lightsaber_has_what_is_printed() {
    costs_on("jedi-lightsaber", "jedi", 1, &["jedi-in-hiding"]);
    edges("jedi-lightsaber", 2);
}

/// jedi-lightsaber: enhances a unit that is a Force User or Force Sensitive, of either side. LCG-DEP-10
#[test]
fn the_lightsaber_wants_a_user_of_the_force() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda", "guardian-of-peace", "twilek-loyalist", "x-wing"]).hand(["jedi-lightsaber"]))
        .dark(|p| p.in_play(["darth-vader", "espo-trooper"]))
        .play(|t| {
            t.choose_each(["play jedi-lightsaber", "pay 1 jedi"]);
            t.can_choose_exactly(["pick yoda", "pick guardian-of-peace", "pick darth-vader"]);
            t.choose("pick guardian-of-peace");
            t.expect_attached("jedi-lightsaber", "guardian-of-peace");
        });
    scene().turn_of(LIGHT).light(|p| p.in_play(["twilek-loyalist", "x-wing"]).hand(["jedi-lightsaber"])).play(|t| {
        t.cannot_choose("play jedi-lightsaber");
    });
}

/// jedi-lightsaber: one unit damage and one blast damage more, with or without the edge; two add up. LCG-DEP-07
#[test]
fn each_lightsaber_adds_a_unit_damage_and_a_blast_damage() {
    light_attacks()
        .light(|p| {
            let saber = "jedi-lightsaber on guardian-of-peace";
            p.in_play(["guardian-of-peace", saber, saber])
        })
        .dark(|p| p.in_play(["admiral-motti", "mandalorian-armor on admiral-motti"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare guardian-of-peace", "done", "declare admiral-motti"]);
            t.choose_each(["strike admiral-motti", "strike guardian-of-peace", "unit damage", "hit admiral-motti"]);
            t.expect_damage("admiral-motti", 2);
            t.expect_damage("imperial-command", 2);
        });
}

/// trust-your-feelings: cost 2, 1 Force icon.
#[test]
fn trust_your_feelings_has_what_is_printed() {
    costs_on("trust-your-feelings", "jedi", 2, &["yoda"]);
    edges("trust-your-feelings", 1);
}

/// trust-your-feelings: enhances a Character unit. LCG-DEP-EX1
#[test]
fn trust_your_feelings_wants_a_character() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["mon-mothma", "x-wing", "r2-d2"]).hand(["trust-your-feelings"]))
        .dark(|p| p.in_play(["rancor", "interrogation-droid"]))
        .play(|t| {
            t.choose_each(["play trust-your-feelings", "pay 2 a-heros-journey"]);
            t.must_choose("pick mon-mothma");
        });
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing", "r2-d2"]).hand(["trust-your-feelings"])).play(|t| {
        t.cannot_choose("play trust-your-feelings");
    });
}

/// trust-your-feelings: is focused to remove a focus token from the enhanced unit, so it must be ready again for the
/// next use.
#[test]
fn trust_your_feelings_takes_a_focus_token_off_its_unit() {
    scene().light(|p| p.in_play(["mon-mothma focus 2", "trust-your-feelings on mon-mothma", "yoda focus 1"])).play(
        |t| {
            t.expect_to_act([LIGHT]);
            t.choose("use trust-your-feelings");
            t.expect_focus("trust-your-feelings", 1);
            t.expect_focus("mon-mothma", 1);
            t.expect_focus("yoda", 1);
            t.cannot_choose_as(LIGHT, "use trust-your-feelings");
        },
    );
}

/// trust-your-feelings: cannot be used for a ready unit, nor while it is exhausted. LCG-ABL-14 LCG-FOC-03
#[test]
fn trust_your_feelings_needs_a_token_to_take_and_to_be_ready() {
    for (unit, card) in [
        ("mon-mothma", "trust-your-feelings on mon-mothma"),
        ("mon-mothma focus 1", "trust-your-feelings focus 1 on mon-mothma"),
    ] {
        scene().turn_of(LIGHT).light(|p| p.in_play([unit, card]).hand(["luke-skywalker"])).play(|t| {
            t.cannot_choose("use trust-your-feelings");
        });
    }
}

/// dagobah-training-grounds: cost 1, one neutral resource, no Force icons.
#[test]
fn the_training_grounds_give_one() {
    costs("dagobah-training-grounds", "neutral", 1);
    gives("dagobah-training-grounds", 1);
    edges("dagobah-training-grounds", 0);
}

/// dagobah-training-grounds: neutral, so it does not match a Jedi card. LCG-RES-09
#[test]
fn the_training_grounds_match_nothing() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives([]).in_play(["dagobah-training-grounds"]);
            p.hand(["twilek-loyalist", "r2-d2"])
        })
        .play(|t| t.can_choose_exactly(["play r2-d2", "pass"]));
}

/// dagobah-training-grounds: Limited, one such card per turn. LCG-KEY-04
#[test]
fn the_training_grounds_are_limited() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["dagobah-training-grounds", "dagobah-training-grounds", "hidden-outpost"]))
        .play(|t| {
            t.can_choose_exactly(["play dagobah-training-grounds", "play hidden-outpost", "pass"]);
            t.choose_each(["play dagobah-training-grounds", "pay 1 jedi"]);
            t.expect_in_play("dagobah-training-grounds");
            t.can_choose_exactly(["pass"]);
        });
}
