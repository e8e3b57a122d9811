//! Set 2: In You Must Go.

use crate::cards::printed::{costs, costs_on, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// in-you-must-go: one Jedi resource, capacity 5.
#[test]
fn in_you_must_go_gives_one_and_falls_at_five() {
    gives("in-you-must-go", 1);
    matches("in-you-must-go", "rebel-alliance", "twilek-loyalist");
    falls_at("in-you-must-go", 5);
}

/// in-you-must-go: the first enhancement of a turn costs 1 less, later ones do not.
#[test]
fn the_first_enhancement_of_a_turn_is_cheaper() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["in-you-must-go"]).in_play(["yoda"]);
            p.hand(["trust-your-feelings", "jedi-lightsaber", "twilek-loyalist"])
        })
        .play(|t| {
            t.choose_each(["play trust-your-feelings", "pay 1 jedi", "pick yoda"]);
            t.choose("play jedi-lightsaber");
            t.can_choose_exactly(["pay 1 in-you-must-go"]);
            t.choose_each(["pay 1 in-you-must-go", "pick yoda"]);
            t.expect_attached("trust-your-feelings", "yoda");
            t.expect_attached("jedi-lightsaber", "yoda");
        });
}

/// in-you-must-go: an enhancement of cost 1 is free and needs no match; units cost the full price. LCG-RES-OPEN1
#[test]
fn an_enhancement_of_cost_one_is_free() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives(["in-you-must-go focus 1"]).in_play(["yoda"]);
            p.hand(["jedi-lightsaber", "twilek-loyalist", "rookie-pilot"])
        })
        .play(|t| {
            t.can_choose_exactly(["play jedi-lightsaber", "play rookie-pilot", "pass"]);
            t.choose_each(["play jedi-lightsaber", "pick yoda"]);
            t.choose("play rookie-pilot");
            t.choose("pay 1 rebel-alliance");
        });
}

/// in-you-must-go: the count starts again each turn.
#[test]
fn the_next_turn_has_a_first_enhancement_again() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["in-you-must-go focus 3", "draw-their-fire focus 3", "draw-their-fire focus 3"]);
            p.in_play(["yoda"]).hand(["jedi-lightsaber", "jedi-lightsaber"])
        })
        .play(|t| {
            t.choose_each(["play jedi-lightsaber", "pick yoda"]);
            t.choose("play jedi-lightsaber");
            t.can_choose_exactly(["pay 1 jedi"]);
            t.choose_each(["pay 1 jedi", "pick yoda"]);
            t.leave_open();
        });
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["in-you-must-go", "draw-their-fire", "draw-their-fire"]);
            p.in_play(["yoda"]).hand(["jedi-lightsaber", "jedi-lightsaber"])
        })
        .play(|t| {
            t.choose_each(["play jedi-lightsaber", "pick yoda"]);
            t.pass_to_turn(9);
            t.then("play jedi-lightsaber");
            t.choose("pick yoda");
        });
}

// ---- Yoda

/// yoda: cost 3, a tactics icon, unit damage and blast with the edge, 5 Force icons, capacity 2.
#[test]
fn yoda_has_what_is_printed() {
    costs("yoda", "jedi", 3);
    strikes("yoda", [0, 1, 0], [1, 1, 1]);
    dies_of("yoda", 2);
    edges("yoda", 5);
}

/// yoda: Elite, so he loses a second focus token when he refreshes. LCG-KEY-03
#[test]
fn yoda_is_elite() {
    scene().turn_of(LIGHT).at(Step::RefreshBegins).light(|p| p.in_play(["yoda focus 3", "x-wing focus 3"])).play(|t| {
        t.expect_focus("yoda", 1);
        t.expect_focus("x-wing", 2);
    });
}

/// yoda: each enhancement on him, the enemy's too, adds a unit damage and a blast icon that need the edge.
#[test]
fn yoda_gains_icons_with_the_edge_for_each_enhancement() {
    let layout = |hand: &'static [&'static str]| {
        light_attacks()
            .light(|p| p.in_play(["yoda", "trust-your-feelings focus 1 on yoda"]).hand(hand.iter().copied()))
            .dark(|p| {
                let armed = ["admiral-motti", "mandalorian-armor on admiral-motti"];
                p.in_play(armed.into_iter().chain(["intimidated on yoda"]))
            })
    };
    layout(&["ancient-monument"]).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare yoda", "declare admiral-motti", "edge ancient-monument"]);
        t.choose_each(["strike yoda", "unit damage", "hit admiral-motti", "tactics", "aim admiral-motti"]);
        t.expect_damage("admiral-motti", 3);
        t.expect_focus("admiral-motti", 1);
        t.expect_damage("imperial-command", 3);
    });
    layout(&[]).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare yoda", "declare admiral-motti", "strike admiral-motti", "strike yoda"]);
        t.choose("aim admiral-motti");
        t.expect_damage("admiral-motti", 0);
        t.expect_focus("admiral-motti", 2);
        t.expect_damage("imperial-command", 0);
    });
}

/// yoda: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_yoda() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda"]).hand(["yoda"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// believer-in-the-old-ways-154: cost 2, a unit damage icon, a blast icon with the edge, 1 Force icon, capacity 2.
#[test]
fn the_believer_of_set_two_has_what_is_printed() {
    costs("believer-in-the-old-ways-154", "jedi", 2);
    strikes("believer-in-the-old-ways-154", [1, 0, 0], [1, 0, 1]);
    dies_of("believer-in-the-old-ways-154", 2);
    edges("believer-in-the-old-ways-154", 1);
}

/// believer-in-the-old-ways-154: Force Sensitive, not a Force User.
#[test]
fn the_believer_of_set_two_is_sensitive_to_the_force() {
    costs_on("jedi-lightsaber", "jedi", 1, &["believer-in-the-old-ways-154"]);
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["believer-in-the-old-ways-154"]).hand(["shii-cho-training"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

// ---- Shii-Cho Training

/// shii-cho-training: cost 1, 2 Force icons, enhances a Force User.
#[test]
fn shii_cho_training_is_for_force_users() {
    costs_on("shii-cho-training", "jedi", 1, &["jedi-in-hiding"]);
    edges("shii-cho-training", 2);
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda", "guardian-of-peace", "twilek-loyalist"]).hand(["shii-cho-training"]))
        .dark(|p| p.in_play(["darth-vader", "nightsister"]))
        .play(|t| {
            t.choose_each(["play shii-cho-training", "pay 1 jedi"]);
            t.can_choose_exactly(["pick yoda", "pick darth-vader"]);
            t.choose("pick yoda");
        });
}

/// shii-cho-training: damage is divided among participants, or goes to one unit by Targeted Strike, never both.
/// LCG-NAME-EX3
#[test]
fn shii_cho_training_divides_or_strikes_a_target() {
    let layout = light_attacks()
        .light(|p| p.in_play(["luke-skywalker", "shii-cho-training on luke-skywalker"]))
        .dark(|p| p.in_play(["duty-officer", "espo-trooper", "kuati-security-team focus 1"]));
    let strike = ["declare luke-skywalker", "declare duty-officer", "declare espo-trooper", "strike duty-officer"];
    layout.play(|t| {
        t.then("engage imperial-command");
        t.choose_each(strike);
        t.choose_each(["strike luke-skywalker", "unit damage"]);
        t.can_choose_exactly(["aim duty-officer", "aim espo-trooper", "hit kuati-security-team"]);
        t.choose("aim duty-officer");
        t.can_choose_exactly(["aim duty-officer after 1", "aim espo-trooper"]);
        t.choose("aim espo-trooper");
        t.expect_gone("duty-officer");
        t.expect_gone("espo-trooper");
        t.expect_damage("kuati-security-team", 0);
    });
    // The order of the targets does not matter.
    layout.play(|t| {
        t.then("engage imperial-command");
        t.choose_each(strike);
        t.choose_each(["strike luke-skywalker", "unit damage", "aim espo-trooper"]);
        t.can_choose_exactly(["aim duty-officer", "aim espo-trooper after 1"]);
        t.choose("aim duty-officer");
        t.expect_discard(DARK, ["duty-officer", "espo-trooper"]);
    });
    layout.play(|t| {
        t.then("engage imperial-command");
        t.choose_each(strike);
        t.choose_each(["strike luke-skywalker", "unit damage", "hit kuati-security-team"]);
        t.expect_discard(DARK, ["kuati-security-team"]);
        t.leave_open();
    });
}

/// shii-cho-training: a defender divides, too, and may still put everything on one unit.
#[test]
fn shii_cho_training_serves_a_defender() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker", "shii-cho-training on luke-skywalker"]))
        .dark(|p| p.in_play(["kuati-security-team", "duty-officer"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare kuati-security-team", "declare duty-officer", "declare luke-skywalker"]);
            t.choose_each(["strike luke-skywalker", "aim kuati-security-team", "aim kuati-security-team after 1"]);
            t.expect_discard(DARK, ["kuati-security-team"]);
            t.expect_in_play("duty-officer");
            t.leave_open();
        });
}

// ---- Counter-stroke

/// counter-stroke: cancels an event, whose cost stays paid; cost 1. LCG-ADV-10 LCG-ADV-EX2
#[test]
fn counter_stroke_calls_off_an_event() {
    edges("counter-stroke", 2);
    scene().light(|p| p.in_play(["yoda"]).hand(["counter-stroke"])).dark(|p| p.hand(["force-lightning"])).play(|t| {
        t.cannot_choose("use force-lightning");
        t.leave_open();
    });
    scene()
        .light(|p| p.in_play(["yoda focus 1"]).hand(["counter-stroke"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire"]).hand(["force-lightning"]))
        .play(|t| {
            t.choose_each(["use force-lightning", "pay 3 the-heart-of-the-empire", "pick yoda"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["use counter-stroke", "pass"]);
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.expect_in_play("yoda");
            t.expect_focus("the-heart-of-the-empire", 3);
            t.expect_focus("jedi", 1);
            t.expect_discard(DARK, ["force-lightning"]);
            t.expect_discard(LIGHT, ["counter-stroke"]);
        });
}

/// counter-stroke: it can also cancel an event of its own player.
#[test]
fn counter_stroke_answers_any_event() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda"]).hand(["counter-stroke", "our-most-desperate-hour"])).play(
        |t| {
            t.can_choose_exactly(["use our-most-desperate-hour", "pass"]);
            t.choose_each(["use our-most-desperate-hour", "pick yoda"]);
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.expect_shields("yoda", 0);
        },
    );
}

/// counter-stroke: abilities of cards in play are not events.
#[test]
fn counter_stroke_does_not_answer_abilities() {
    scene()
        .light(|p| p.hand(["counter-stroke"]))
        .dark(|p| p.objectives(["corporate-exploitation"]).hand(["espo-trooper"]))
        .play(|t| {
            t.choose_each(["use corporate-exploitation", "pick espo-trooper from hand"]);
            t.expect_in_play("espo-trooper");
            t.expect_hand(LIGHT, ["counter-stroke"]);
        });
}

/// counter-stroke: cannot be played without a Jedi resource. LCG-RES-08
#[test]
fn counter_stroke_needs_a_jedi_resource() {
    scene()
        .light(|p| p.affiliation("rebel-alliance").objectives([]).in_play(["yoda"]).hand(["counter-stroke"]))
        .dark(|p| p.hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda"]);
            t.expect_damage("yoda", 1);
        });
}
