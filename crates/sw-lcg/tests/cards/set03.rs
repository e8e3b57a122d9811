//! Set 3: Forgotten Heroes.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Play, Side, Step, dark_attacks, light_attacks, scene};

/// forgotten-heroes: one Jedi resource, capacity 5.
#[test]
fn forgotten_heroes_give_one_and_fall_at_five() {
    gives("forgotten-heroes", 1);
    matches("forgotten-heroes", "rebel-alliance", "twilek-loyalist");
    falls_at("forgotten-heroes", 5);
}

/// forgotten-heroes: a card is drawn after a Force User is played, for each copy; the draw is optional.
#[test]
fn forgotten_heroes_draw_for_a_force_user() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["forgotten-heroes", "forgotten-heroes focus 1", "a-heros-journey"]);
            p.hand(["jedi-in-hiding", "jedi-in-hiding"])
        })
        .play(|t| {
            t.choose_each(["play jedi-in-hiding", "pay 2 a-heros-journey"]);
            t.can_choose_exactly(["use forgotten-heroes", "use forgotten-heroes #2", "pass"]);
            t.choose("use forgotten-heroes");
            t.expect_hand_size(LIGHT, 2);
            t.may_choose("use forgotten-heroes #2");
            t.expect_hand_size(LIGHT, 3);
            t.expect_deck_size(LIGHT, 8);
            t.choose_each(["play jedi-in-hiding", "pay 1 jedi", "pay 1 forgotten-heroes", "pass"]);
            t.expect_deck_size(LIGHT, 8);
        });
}

/// forgotten-heroes: other units, and Force Users merely put into play, draw nothing. LCG-ADV-04
#[test]
fn forgotten_heroes_want_a_force_user_played() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["forgotten-heroes", "a-heros-journey", "a-heros-journey"]).discard(["yoda"]);
            p.hand(["guardian-of-peace", "return-of-the-jedi"])
        })
        .play(|t| {
            t.choose_each(["play guardian-of-peace", "pay 2 a-heros-journey"]);
            t.cannot_choose("use forgotten-heroes");
            t.choose_each(["use return-of-the-jedi", "pay 2 a-heros-journey", "pay 1 jedi"]);
            t.choose("pick yoda from discard");
            t.expect_in_play("yoda");
            t.cannot_choose("use forgotten-heroes");
            t.expect_deck_size(LIGHT, 10);
        });
}

// ---- Obi-Wan Kenobi

/// obi-wan-kenobi: cost 5, icons 1-1-0 and 1-2-1 with the edge, 4 Force icons, capacity 3. LCG-ICON-EX1
#[test]
fn obi_wan_has_what_is_printed() {
    costs("obi-wan-kenobi", "jedi", 5);
    strikes("obi-wan-kenobi", [1, 1, 0], [1, 2, 1]);
    dies_of("obi-wan-kenobi", 3);
    edges("obi-wan-kenobi", 4);
}

/// obi-wan-kenobi: Elite and unique. LCG-KEY-03 LCG-UNIQ-01
#[test]
fn obi_wan_is_elite_and_unique() {
    scene().turn_of(LIGHT).at(Step::RefreshBegins).light(|p| p.in_play(["obi-wan-kenobi focus 3"])).play(|t| {
        t.expect_focus("obi-wan-kenobi", 1);
    });
    scene().turn_of(LIGHT).light(|p| p.in_play(["obi-wan-kenobi"]).hand(["obi-wan-kenobi"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// The cards the light side sees in the dark edge stack, face down ones as `None`.
fn dark_stack(t: &Play) -> Vec<Option<String>> {
    let name = |card| t.game().db().card(card).id.clone();
    t.view(LIGHT).seats[DARK.idx()].edge.iter().map(|c| c.map(name)).collect()
}

/// obi-wan-kenobi: the opponent's first edge card is face up, the others do not.
#[test]
fn obi_wan_sees_the_first_edge_card() {
    light_attacks()
        .light(|p| p.in_play(["obi-wan-kenobi"]).hand(["twilek-loyalist"]))
        .dark(|p| p.in_play(["duty-officer"]).hand(["espo-trooper", "tie-fighter"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare obi-wan-kenobi", "declare duty-officer", "edge twilek-loyalist"]);
            assert_eq!(t.view(DARK).seats[LIGHT.idx()].edge, [None]);
            t.choose("edge tie-fighter");
            assert_eq!(dark_stack(t), [Some("tie-fighter".to_owned())]);
            t.choose("edge espo-trooper");
            t.expect_edge(DARK);
            t.leave_open();
        });
}

/// obi-wan-kenobi: only the first card is face up, and only while he participates.
#[test]
fn obi_wan_must_participate_and_sees_one_card() {
    let layout = |obi_wan: &'static str| {
        dark_attacks()
            .light(|p| p.in_play([obi_wan, "x-wing"]).hand(["twilek-loyalist", "twilek-loyalist"]))
            .dark(|p| p.in_play(["duty-officer"]).hand(["espo-trooper", "espo-trooper", "espo-trooper"]))
    };
    layout("obi-wan-kenobi").play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "declare obi-wan-kenobi", "done"]);
        t.choose_each(["edge espo-trooper", "edge twilek-loyalist", "edge espo-trooper"]);
        assert_eq!(dark_stack(t), [Some("espo-trooper".to_owned()), None]);
        t.leave_open();
    });
    layout("obi-wan-kenobi").play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "declare x-wing", "done", "edge espo-trooper"]);
        assert_eq!(dark_stack(t), [None]);
        t.leave_open();
    });
}

/// obi-wan-kenobi: the restarted battle after Twist of Fate has a first card again. LCG-EDGE-OPEN3
#[test]
fn obi_wan_sees_the_first_card_of_a_new_battle() {
    for again in [true, false] {
        scene()
            .rulings(|r| r.first_card_open_again = again)
            .turn_of(LIGHT)
            .at(Step::ConflictWindow)
            .light(|p| p.in_play(["obi-wan-kenobi"]).hand(["twist-of-fate-157", "twilek-loyalist"]))
            .dark(|p| p.in_play(["duty-officer"]).hand(["espo-trooper", "espo-trooper"]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose_each(["declare obi-wan-kenobi", "declare duty-officer"]);
                t.choose_each(["edge twist-of-fate-157", "pass", "pass"]);
                t.choose_each(["edge twilek-loyalist", "edge espo-trooper"]);
                assert_eq!(dark_stack(t), [again.then(|| "espo-trooper".to_owned())]);
                t.leave_open();
            });
    }
}

/// jedi-in-hiding: cost 2, two unit damage icons, a blast icon with the edge, 1 Force icon, capacity 1.
#[test]
fn the_jedi_in_hiding_has_what_is_printed() {
    costs("jedi-in-hiding", "jedi", 2);
    strikes("jedi-in-hiding", [2, 0, 0], [2, 0, 1]);
    dies_of("jedi-in-hiding", 1);
    edges("jedi-in-hiding", 1);
}

// ---- Events

/// jedi-mind-trick: cost 1, 1 Force icon; targets a Character or Creature of either side; two focus tokens with the
/// Balance light.
#[test]
fn the_mind_trick_exhausts_a_character_or_creature() {
    edges("jedi-mind-trick", 1);
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["twilek-loyalist", "x-wing"]).hand(["jedi-mind-trick"]))
        .dark(|p| p.in_play(["rancor", "kuati-security-team", "tie-fighter", "interrogation-droid"]))
        .play(|t| {
            t.choose_each(["use jedi-mind-trick", "pay 1 jedi"]);
            t.can_choose_exactly(["pick twilek-loyalist", "pick rancor", "pick kuati-security-team"]);
            t.choose("pick rancor");
            t.expect_focus("rancor", 2);
            t.expect_discard(LIGHT, ["jedi-mind-trick"]);
        });
}

/// jedi-mind-trick: one focus token with the Balance dark; it works in the enemy's turn. LCG-ABL-02
#[test]
fn the_mind_trick_is_weaker_with_the_balance_dark() {
    scene()
        .balance(Side::Dark)
        .light(|p| p.hand(["jedi-mind-trick"]))
        .dark(|p| p.in_play(["kuati-security-team"]))
        .play(|t| {
            t.choose_each(["use jedi-mind-trick", "pay 1 jedi", "pick kuati-security-team"]);
            t.expect_focus("kuati-security-team", 1);
        });
}

/// jedi-mind-trick: a shield prevents one of the two tokens. LCG-SHLD-EX1
#[test]
fn a_shield_stops_one_token_of_the_mind_trick() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["jedi-mind-trick", "luke-skywalker"]))
        .dark(|p| p.in_play(["kuati-security-team shield 1"]))
        .play(|t| {
            t.choose_each(["use jedi-mind-trick", "pay 1 jedi", "pick kuati-security-team"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_focus("kuati-security-team", 1);
            t.expect_shields("kuati-security-team", 0);
        });
}

/// jedi-mind-trick: cannot be played without a target or a Jedi resource. LCG-ADV-08
#[test]
fn the_mind_trick_needs_a_target_and_a_match() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing", "r2-d2"]).hand(["jedi-mind-trick"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.affiliation("rebel-alliance").objectives([]).in_play(["yoda"]).hand(["jedi-mind-trick"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// our-most-desperate-hour: cost 0, 1 Force icon; a shield for any Character, even one that has a shield. LCG-SHLD-01
#[test]
fn the_desperate_hour_shields_even_the_shielded() {
    edges("our-most-desperate-hour", 1);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives([]);
            p.in_play(["yoda shield 1", "x-wing", "r2-d2"]).hand(["our-most-desperate-hour"])
        })
        .dark(|p| p.in_play(["kuati-security-team", "rancor"]))
        .play(|t| {
            t.choose("use our-most-desperate-hour");
            t.can_choose_exactly(["pick yoda", "pick kuati-security-team"]);
            t.choose("pick yoda");
            t.expect_shields("yoda", 2);
            t.expect_discard(LIGHT, ["our-most-desperate-hour"]);
        });
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing", "r2-d2"]).hand(["our-most-desperate-hour"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

// ---- Heat of Battle

/// heat-of-battle-65: 1 damage to a participating enemy unit, then 2 Force icons. LCG-EDGE-10 LCG-EDGE-13
#[test]
fn heat_of_battle_damages_a_participating_enemy() {
    for (against, winner) in [(1, LIGHT), (2, DARK)] {
        light_attacks()
            .light(|p| p.in_play(["x-wing", "yoda"]).hand(["heat-of-battle-65"]))
            .dark(|p| {
                let p = p.in_play(["kuati-security-team", "duty-officer", "rancor focus 1"]);
                p.hand(vec!["espo-trooper"; against])
            })
            .play(|t| {
                t.then("engage imperial-command");
                t.choose_each(["declare x-wing", "done", "declare kuati-security-team", "declare duty-officer"]);
                t.choose("edge heat-of-battle-65");
                for _ in 0..against {
                    t.choose("edge espo-trooper");
                }
                t.can_choose_exactly(["pick kuati-security-team", "pick duty-officer"]);
                t.choose("pick kuati-security-team");
                t.expect_damage("kuati-security-team", 1);
                t.expect_edge(winner);
                t.expect_discard(LIGHT, ["heat-of-battle-65"]);
                t.leave_open();
            });
    }
}

/// heat-of-battle-65: priority 5, so it resolves before the dark one of 6; a defender uses it, too.
#[test]
fn the_light_heat_of_battle_comes_first() {
    dark_attacks()
        .light(|p| p.in_play(["twilek-loyalist"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["duty-officer"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare duty-officer", "declare twilek-loyalist"]);
            t.choose_each(["edge heat-of-battle-169", "edge heat-of-battle-65"]);
            t.expect_to_act([LIGHT]);
            t.choose("pick duty-officer");
            t.expect_gone("duty-officer");
            t.expect_to_act([DARK]);
            t.choose("pick twilek-loyalist");
            t.expect_gone("twilek-loyalist");
        });
}

/// heat-of-battle-65: without an enemy participant it does nothing; it can never be played. LCG-EDGE-12 LCG-EDGE-19
#[test]
fn heat_of_battle_needs_an_enemy_and_an_edge_stack() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["kuati-security-team focus 1"]))
        .play(|t| {
            t.can_choose_exactly(["pass"]);
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "edge heat-of-battle-65"]);
            t.can_choose_exactly(["strike x-wing"]);
            t.expect_damage("kuati-security-team", 0);
            t.leave_open();
        });
}
