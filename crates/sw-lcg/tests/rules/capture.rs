//! Unique cards, the pool of tokens, capture and rescue.

use sw_lcg::state::Tokens;
use sw_lcg::view::InPlay;

use crate::support::{DARK, LIGHT, Layout, Play, Step, dark_attacks, light_attacks, scene};

// ---- unique cards

/// LCG-UNIQ-01
#[test]
fn a_second_unique_card_cannot_be_played() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda"]).hand(["yoda", "luke-skywalker", "twilek-loyalist"]))
        .play(|t| t.can_choose_exactly(["play luke-skywalker", "play twilek-loyalist", "pass"]));
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["twilek-loyalist"]).hand(["yoda", "twilek-loyalist"]))
        .play(|t| t.can_choose_exactly(["play yoda", "play twilek-loyalist", "pass"]));
}

/// LCG-UNIQ-01
#[test]
fn a_second_unique_enhancement_cannot_be_played_either() {
    scene()
        .dark(|p| {
            p.in_play(["darth-vader", "nightsister", "vaders-lightsaber on darth-vader"])
                .hand(["vaders-lightsaber", "blaster-pistol"])
        })
        .play(|t| t.can_choose_exactly(["play blaster-pistol", "pass"]));
}

/// LCG-UNIQ-01 LCG-ADV-04
#[test]
fn a_second_unique_card_cannot_be_put_into_play() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda"]).hand(["return-of-the-jedi"]).discard(["yoda", "obi-wan-kenobi"]))
        .play(|t| {
            t.choose_each(["use return-of-the-jedi", "pay 2 a-heros-journey", "pay 1 jedi"]);
            t.can_choose_exactly(["pick obi-wan-kenobi from discard"]);
            t.choose("pick obi-wan-kenobi from discard");
            t.expect_in_play("obi-wan-kenobi"); // without paying his cost of 5
        });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda"]).hand(["return-of-the-jedi"]).discard(["yoda"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-UNIQ-01
#[test]
fn a_rescued_second_unique_card_stays_in_hand() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda"]).hand(["rescue-mission"]).captured([("yoda", "imperial-command")]))
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 draw-their-fire"]);
            t.expect_hand(LIGHT, ["yoda"]); // without asking
            t.can_choose_exactly(["pass"]);
        });
}

/// LCG-UNIQ-01
#[test]
fn when_the_unique_card_has_left_play_another_can_enter() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda"]).hand(["yoda", "fall-back"])).play(|t| {
        t.cannot_choose("play yoda");
        t.choose_each(["use fall-back", "pick yoda"]);
        t.can_choose("play yoda");
    });
}

/// LCG-UNIQ-01 LCG-EDGE-09
#[test]
fn a_second_unique_card_can_be_an_edge_card() {
    light_attacks().light(|p| p.in_play(["yoda"]).hand(["yoda"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare yoda"]);
        t.then("edge yoda");
        t.expect_discard(LIGHT, ["yoda"]);
        t.leave_open();
    });
}

// ---- tokens

/// LCG-TOK-01
#[test]
fn shields_are_not_limited_to_the_ten_of_the_box() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let troopers = ["rebel-trooper shield 1"; 10];
            p.in_play(troopers.into_iter().chain(["yoda"])).hand(["our-most-desperate-hour"])
        })
        .play(|t| {
            t.choose_each(["use our-most-desperate-hour", "pick yoda"]);
            t.expect_shields("yoda", 1);
        });
}

/// LCG-TOK-01
#[test]
fn focus_tokens_are_not_limited_to_the_forty_four_of_the_box() {
    scene().light(|p| p.in_play(["x-wing focus 44"])).dark(|p| p.hand(["im-on-the-leader"])).play(|t| {
        t.choose_each(["use im-on-the-leader", "pay 1 sith", "pick x-wing"]);
        t.expect_focus("x-wing", 45);
        t.expect_focus("sith", 1);
    });
}

/// LCG-TOK-01
#[test]
fn damage_is_not_limited_by_the_box() {
    // 42 tokens with the values 1 and 3 could show 126 damage at most.
    let hearts = ["the-heart-of-the-empire damage 9"; 14];
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["rebel-assault"]))
        .dark(|p| p.objectives(hearts.into_iter().chain(["imperial-command"])))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick imperial-command"]);
            t.expect_damage("imperial-command", 2);
        });
}

// ---- capture

/// Boba Fett attacks; a light unit defends and is struck.
fn hunted(unit: &'static str) -> Layout {
    dark_attacks()
        .light(|p| p.in_play([unit, "jedi-lightsaber on luke-skywalker"]))
        .dark(|p| p.in_play(["boba-fett"]).hand(["detained"]))
}

fn strike_luke(t: &mut Play) {
    t.then("engage draw-their-fire");
    t.choose("declare boba-fett");
    t.then("declare luke-skywalker");
    t.then("edge detained");
    t.then("strike boba-fett");
    t.choose_each(["unit damage", "hit luke-skywalker"]);
}

/// LCG-CAPT-01 LCG-CAPT-02
#[test]
fn the_dark_side_chooses_one_of_its_own_objectives() {
    hunted("luke-skywalker").play(|t| {
        strike_luke(t);
        assert_eq!(t.asked(), DARK);
        t.choose("use boba-fett");
        assert_eq!(t.asked(), DARK);
        t.can_choose_exactly(["at imperial-command", "at shadows-of-dathomir", "at death-and-despayre"]);
        t.choose("at shadows-of-dathomir");
        t.expect_captured([("luke-skywalker", "shadows-of-dathomir")]);
    });
}

/// LCG-CAPT-02
#[test]
fn an_effect_that_names_the_objective_leaves_no_choice() {
    scene()
        .at(Step::RefreshBegins)
        .light(|p| p.hand(["yoda"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).objective_deck(["cruel-interrogations"]))
        .play(|t| {
            t.choose("use cruel-interrogations");
            t.expect_captured([("yoda", "cruel-interrogations")]);
        });
}

/// LCG-CAPT-01
#[test]
fn a_dark_unit_is_never_captured() {
    light_attacks()
        .light(|p| p.in_play(["believer-in-the-old-ways-154"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["boba-fett", "darth-vader"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare believer-in-the-old-ways-154"]);
            t.choose_each(["declare boba-fett", "done", "pass", "strike boba-fett", "unit damage"]);
            t.choose_each(["hit believer-in-the-old-ways-154", "use lightsaber-deflection", "pick darth-vader"]);
            t.expect_damage("darth-vader", 1); // damage Boba Fett has dealt to a Character
            t.cannot_choose("use boba-fett on 2");
            t.until("use boba-fett"); // to the one he has dealt the other point to
            t.leave_open();
        });
}

/// LCG-CAPT-03
#[test]
fn a_captured_card_loses_tokens_enhancements_and_its_force_card() {
    hunted("luke-skywalker committed").play(|t| {
        strike_luke(t);
        t.expect_damage("luke-skywalker", 2);
        assert_eq!(t.view(LIGHT).seats[1].committed, 1);
        t.choose_each(["use boba-fett", "at imperial-command"]);
        t.expect_discard(LIGHT, ["jedi-lightsaber"]);
        assert_eq!(t.view(LIGHT).seats[1].committed, 0);
        let bare = |copy| t.table().tokens[copy] == Tokens::default();
        assert!(t.table().captured.iter().all(bare));
    });
}

/// LCG-CAPT-04 LCG-ADV-01
#[test]
fn a_captured_card_is_out_of_play_and_has_no_characteristics() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.captured([("yoda", "imperial-command")]).hand(["yoda"]))
        .dark(|p| p.hand(["force-choke"]))
        .play(|t| {
            t.can_choose_exactly(["play yoda", "pass"]); // the captured Yoda is not in play
            t.choose("pass");
            t.expect_phase(sw_lcg::Phase::Draw); // and is not a Character to choke
        });
}

// ---- rescue

/// LCG-CAPT-05
#[test]
fn a_destroyed_objective_frees_everybody_held_there() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.hand(["rebel-assault"]).captured([
                ("yoda", "imperial-command"),
                ("counter-stroke", "imperial-command"),
                ("luke-skywalker", "shadows-of-dathomir"),
            ])
        })
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick imperial-command"]);
            t.expect_hand(LIGHT, ["yoda", "counter-stroke"]);
            t.expect_captured([("luke-skywalker", "shadows-of-dathomir")]);
        });
}

/// LCG-CAPT-06
#[test]
fn a_rescue_chooses_an_objective_with_captured_cards() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.hand(["rescue-mission"])
                .captured([("counter-stroke", "imperial-command"), ("yub-yub", "shadows-of-dathomir")])
        })
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 draw-their-fire"]);
            assert_eq!(t.asked(), LIGHT);
            t.can_choose_exactly(["at imperial-command", "at shadows-of-dathomir"]); // no other objective holds a card
            t.choose("at shadows-of-dathomir");
            t.expect_hand(LIGHT, ["yub-yub"]);
            t.expect_captured([("counter-stroke", "imperial-command")]);
        });
}

/// LCG-CAPT-06
#[test]
fn a_rescue_takes_one_card_at_random() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.hand(["rescue-mission"])
                .captured([("counter-stroke", "imperial-command"), ("counter-stroke", "imperial-command")])
        })
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 draw-their-fire"]);
            t.expect_hand(LIGHT, ["counter-stroke"]); // without asking which one
            t.expect_captured([("counter-stroke", "imperial-command")]);
        });
}

/// LCG-CAPT-07 LCG-INFO-01
#[test]
fn only_the_dark_side_looks_at_captured_cards_but_all_see_where_they_are() {
    scene()
        .light(|p| {
            p.captured([
                ("yoda", "imperial-command"),
                ("yub-yub", "imperial-command"),
                ("luke-skywalker", "shadows-of-dathomir"),
            ])
        })
        .dark(|p| p.hand(["espo-trooper"]))
        .play(|t| {
            let held = |seat, slug: &str| -> Vec<Option<String>> {
                let name = |c| t.game().db().card(c).id.clone();
                let view = t.view(seat);
                let at = |o: &&InPlay| name(o.card) == slug;
                let cell = view.seats[0].in_play.iter().find(at).expect("an objective");
                cell.captured.iter().map(|c| c.map(name)).collect()
            };
            let some = |slug: &str| Some(slug.to_owned());
            assert_eq!(held(DARK, "imperial-command"), [some("yoda"), some("yub-yub")]);
            assert_eq!(held(DARK, "shadows-of-dathomir"), [some("luke-skywalker")]);
            assert_eq!(held(LIGHT, "imperial-command"), [None, None]);
            assert_eq!(held(LIGHT, "shadows-of-dathomir"), [None]);
            assert_eq!(held(LIGHT, "death-and-despayre"), []);
        });
}

/// LCG-CAPT-08
#[test]
fn a_card_captured_from_play_leaves_play() {
    light_attacks().light(|p| p.in_play(["leia-organa", "y-wing focus 2"])).dark(|p| p.hand(["detained"])).play(|t| {
        t.then("engage imperial-command");
        t.choose("declare leia-organa");
        t.then("strike leia-organa");
        t.choose_each(["use detained", "pay 2 death-and-despayre"]);
        t.choose("at imperial-command");
        t.can_choose_exactly(["use leia-organa", "pass"]); // her interrupt to leaving play
        t.choose("use leia-organa");
        t.expect_focus("y-wing", 0);
        t.expect_captured([("leia-organa", "imperial-command")]);
    });
}

/// LCG-CAPT-08
#[test]
fn a_rescue_is_neither_a_draw_nor_entering_play() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.deck([]).hand(["rebel-assault"]).captured([("admiral-ackbar", "imperial-command")]))
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick imperial-command"]);
            t.expect_hand(LIGHT, ["admiral-ackbar"]); // he cannot have been drawn from an empty deck
            t.expect_gone("admiral-ackbar");
        });
}
