//! Strikes and combat icons.

use sw_lcg::Event;

use crate::support::{DARK, LIGHT, Layout, dark_attacks, light_attacks};

// ---- the order of strikes

/// LCG-STR-01
#[test]
fn players_strike_in_turn_beginning_with_the_edge() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker", "redemption"]))
        .dark(|p| p.in_play(["darth-vader", "at-st"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare redemption"]);
            t.choose_each(["declare darth-vader", "declare at-st"]);
            t.expect_edge(DARK);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["strike darth-vader", "strike at-st"]);
            t.choose_each(["strike darth-vader", "hit redemption"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["strike luke-skywalker", "strike redemption"]);
            t.choose_each(["strike luke-skywalker", "unit damage", "hit at-st"]);
            // The blast damage is part of the strike: it is dealt before the dark side continues.
            t.expect_damage("imperial-command", 1);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["strike at-st"]);
            t.choose_each(["strike at-st", "hit luke-skywalker"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["strike redemption"]);
            t.choose_each(["strike redemption", "hit darth-vader"]);
            t.expect_damage("darth-vader", 2);
            t.expect_participants([]);
            t.leave_open();
        });
}

/// LCG-STR-02
#[test]
fn a_ready_participant_must_strike_even_without_a_usable_icon() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["yoda"]))
        .dark(|p| p.in_play(["advisor-to-the-emperor", "duty-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing"]);
            t.choose_each(["declare advisor-to-the-emperor", "declare duty-officer", "edge yoda"]);
            t.choose_each(["strike x-wing", "blast damage", "hit duty-officer"]);
            t.can_choose_exactly(["strike advisor-to-the-emperor"]); // passing is not allowed
            t.choose("strike advisor-to-the-emperor");
            t.expect_focus("advisor-to-the-emperor", 1);
            t.expect_focus("x-wing", 1);
            t.leave_open();
        });
}

/// LCG-STR-03 LCG-STR-02
#[test]
fn one_side_goes_on_alone_until_nobody_is_ready() {
    light_attacks()
        .light(|p| p.in_play(["y-wing", "x-wing", "rookie-pilot"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare y-wing", "declare x-wing", "declare rookie-pilot"]);
            t.choose_each(["declare duty-officer", "strike duty-officer"]);
            t.can_choose_exactly(["strike y-wing", "strike x-wing", "strike rookie-pilot"]);
            t.choose("strike y-wing");
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["strike x-wing", "strike rookie-pilot"]);
            t.choose_each(["strike x-wing", "hit duty-officer"]);
            t.can_choose_exactly(["strike rookie-pilot"]);
            t.choose("strike rookie-pilot");
            t.expect_focus("rookie-pilot", 1);
            t.expect_participants([]);
            t.expect_damage("imperial-command", 2); // one blast icon, and the reward
            t.leave_open();
        });
}

/// LCG-TIME-OPEN1 LCG-STR-03
#[test]
fn a_window_follows_a_strike_that_nobody_can_make() {
    for (window, passes) in [(true, 2), (false, 1)] {
        light_attacks()
            .rulings(|r| r.window_after_no_strike = window)
            .light(|p| p.in_play(["rookie-pilot"]).hand(["fall-back"]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose("declare rookie-pilot");
                t.then("strike rookie-pilot");
                for _ in 0..passes {
                    t.expect_damage("imperial-command", 0); // the strikes are not over
                    t.can_choose_exactly(["use fall-back", "pass"]);
                    t.choose("pass");
                }
                t.expect_damage("imperial-command", 1);
                t.leave_open();
            });
    }
}

/// LCG-STR-04
#[test]
fn a_strike_costs_one_token_and_a_committed_unit_two() {
    light_attacks().light(|p| p.in_play(["y-wing committed", "x-wing"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare y-wing", "declare x-wing"]);
        t.choose("strike y-wing");
        t.expect_focus("y-wing", 2);
        t.expect_damage("imperial-command", 2); // one strike for both tokens
        t.choose("strike x-wing");
        t.expect_focus("x-wing", 1);
        t.leave_open();
    });
}

fn obi_wan_meets_vader<const N: usize>(hand: [&'static str; N]) -> Layout {
    light_attacks().light(|p| p.in_play(["obi-wan-kenobi"]).hand(hand)).dark(|p| p.in_play(["darth-vader"]))
}

/// LCG-STR-05
#[test]
fn the_striking_player_chooses_the_order_of_the_types() {
    obi_wan_meets_vader(["yoda"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare obi-wan-kenobi", "declare darth-vader", "edge yoda"]);
        t.choose("strike obi-wan-kenobi");
        t.can_choose_exactly(["unit damage", "tactics", "blast damage"]);
        t.choose("blast damage");
        t.expect_damage("imperial-command", 1);
        t.can_choose_exactly(["unit damage", "tactics"]);
        t.choose_each(["tactics", "aim darth-vader", "aim darth-vader after 1"]);
        t.can_choose_exactly(["hit darth-vader"]); // each type resolves once: only unit damage is left
        t.leave_open();
    });
    obi_wan_meets_vader(["yoda"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare obi-wan-kenobi", "declare darth-vader", "edge yoda"]);
        t.choose_each(["strike obi-wan-kenobi", "unit damage", "hit darth-vader"]);
        t.expect_damage("darth-vader", 1);
        t.can_choose_exactly(["tactics", "blast damage"]);
        t.leave_open();
    });
}

/// LCG-STR-05 LCG-ICON-04
#[test]
fn the_usable_icons_of_a_type_are_its_strength() {
    // Devastator has two black blast icons and two white ones.
    dark_attacks().dark(|p| p.in_play(["devastator"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare devastator", "strike devastator"]);
        t.expect_lost(LIGHT, ["draw-their-fire"]); // 4, and 1 as the reward
        t.leave_open();
    });
    dark_attacks().light(|p| p.in_play(["corellian-engineer"])).dark(|p| p.in_play(["devastator"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare devastator", "declare corellian-engineer", "done"]);
        t.expect_edge(LIGHT);
        t.choose_each(["strike corellian-engineer", "strike devastator", "blast damage"]);
        t.expect_damage("draw-their-fire", 2);
        t.leave_open();
    });
}

/// LCG-STR-06
#[test]
fn reactions_to_focusing_come_after_the_token_and_before_the_icons() {
    light_attacks().light(|p| p.in_play(["luke-skywalker"]).hand(["crossfire"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "pass", "strike luke-skywalker"]);
        t.can_choose_exactly(["use crossfire", "pass"]);
        t.expect_focus("luke-skywalker", 1);
        t.expect_damage("imperial-command", 0);
        t.choose_each(["use crossfire", "pay 1 jedi", "choose 3"]);
        t.expect_damage("imperial-command", 4); // three blast icons, and the reward
        t.leave_open();
    });
}

/// LCG-STR-07
#[test]
fn a_participant_that_is_ready_again_strikes_again() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker"]).hand(["double-strike"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire"]))
        .play(|t| {
            t.choose_each(["engage the-heart-of-the-empire", "declare luke-skywalker", "pass"]);
            t.choose_each(["strike luke-skywalker", "use double-strike", "pay 1 jedi"]);
            t.expect_damage("the-heart-of-the-empire", 2);
            t.expect_focus("luke-skywalker", 0);
            t.can_choose_exactly(["strike luke-skywalker"]);
            t.choose("strike luke-skywalker");
            t.expect_focus("luke-skywalker", 1);
            t.expect_damage("the-heart-of-the-empire", 5);
            t.leave_open();
        });
}

/// LCG-STR-08
#[test]
fn with_the_objective_gone_the_others_still_strike_without_blast_damage() {
    light_attacks()
        .light(|p| p.in_play(["y-wing", "red-five", "luke-skywalker"]))
        .dark(|p| {
            p.objectives(["imperial-command damage 4", "shadows-of-dathomir", "death-and-despayre"])
                .in_play(["darth-vader focus 1", "duty-officer"])
        })
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare red-five"]);
            t.choose_each(["declare y-wing", "declare duty-officer", "strike duty-officer", "strike y-wing"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.can_choose_exactly(["strike luke-skywalker", "strike red-five"]);
            t.choose("strike red-five");
            t.expect_focus("red-five", 1);
            // Only unit damage is left of Luke's two types, so there is nothing to choose.
            t.choose("strike luke-skywalker");
            t.can_choose_exactly(["hit darth-vader", "hit duty-officer"]);
            t.choose("hit darth-vader");
            t.expect_damage("shadows-of-dathomir", 0);
            t.expect_damage("death-and-despayre", 0);
            t.leave_open();
        });
}

/// LCG-STR-EX1 LCG-STR-01 LCG-STR-02 LCG-STR-04
#[test]
fn an_attack_on_the_heart_of_the_empire() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker", "red-five", "twilek-loyalist committed"]).hand(["yoda"]))
        .dark(|p| {
            p.objectives(["the-heart-of-the-empire"]).in_play([
                "darth-vader",
                "nightsister",
                "interrogation-droid",
                "kuati-security-team",
                "advisor-to-the-emperor",
            ])
        })
        .play(|t| {
            t.choose_each(["engage the-heart-of-the-empire", "declare luke-skywalker", "declare twilek-loyalist"]);
            t.choose_each(["declare red-five", "declare darth-vader", "declare advisor-to-the-emperor"]);
            t.choose_each(["declare kuati-security-team", "declare interrogation-droid", "declare nightsister"]);
            t.choose("edge yoda");
            t.choose_each(["strike twilek-loyalist", "unit damage", "hit nightsister", "aim darth-vader"]);
            t.expect_focus("twilek-loyalist", 2);
            t.expect_gone("nightsister");
            t.can_choose_exactly([
                "strike advisor-to-the-emperor",
                "strike kuati-security-team",
                "strike interrogation-droid",
            ]);
            t.choose_each(["strike interrogation-droid", "aim red-five"]);
            t.can_choose_exactly(["strike luke-skywalker"]);
            t.choose_each(["strike luke-skywalker", "unit damage", "hit kuati-security-team"]);
            t.expect_gone("kuati-security-team");
            t.can_choose_exactly(["strike advisor-to-the-emperor"]);
            t.choose("strike advisor-to-the-emperor");
            t.expect_damage("the-heart-of-the-empire", 2);
            t.expect_focus("red-five", 1);
            t.expect_focus("darth-vader", 1);
            t.expect_focus("advisor-to-the-emperor", 1);
            t.expect_participants([]);
            t.leave_open();
        });
}

// ---- icons

/// LCG-ICON-01 LCG-ICON-07
#[test]
fn unit_damage_goes_undivided_to_one_participating_enemy() {
    light_attacks()
        .light(|p| p.in_play(["jedi-in-hiding"]).hand(["yoda"]))
        .dark(|p| p.in_play(["darth-vader", "at-st", "kuati-security-team focus 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare jedi-in-hiding", "declare darth-vader"]);
            t.choose_each(["declare at-st", "edge yoda", "strike jedi-in-hiding", "unit damage"]);
            t.can_choose_exactly(["hit darth-vader", "hit at-st"]);
            t.choose("hit darth-vader");
            t.expect_damage("darth-vader", 2);
            t.expect_damage("at-st", 0);
            t.leave_open();
        });
}

/// LCG-ICON-02 LCG-ICON-07
#[test]
fn tactics_are_divided_or_stacked_on_any_enemy_units() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker focus 1", "twilek-loyalist", "x-wing", "cloud-city-casino"]))
        .dark(|p| p.in_play(["emperor-palpatine"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare emperor-palpatine", "declare x-wing", "done"]);
            t.choose_each(["edge darth-vader", "strike emperor-palpatine", "tactics"]);
            // Three tokens for units, whether exhausted or not participating; all must be placed.
            t.can_choose_exactly(["aim luke-skywalker", "aim twilek-loyalist", "aim x-wing"]);
            t.choose("aim luke-skywalker");
            t.can_choose_exactly(["aim luke-skywalker after 1", "aim twilek-loyalist", "aim x-wing"]);
            t.choose("aim luke-skywalker after 1");
            t.can_choose_exactly(["aim luke-skywalker after 2", "aim twilek-loyalist", "aim x-wing"]);
            t.choose("aim x-wing");
            t.expect_focus("luke-skywalker", 3);
            t.expect_focus("twilek-loyalist", 0);
            t.expect_focus("x-wing", 1);
            t.expect_damage("draw-their-fire", 2); // the blast icons followed; the exhausted X-wing does not strike
            t.expect_participants([]);
            t.leave_open();
        });
}

/// LCG-ICON-02: in any order, and a unit that already has one can get another.
#[test]
fn tactics_tokens_are_placed_in_any_order() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker shield 1", "twilek-loyalist", "x-wing shield 1"]))
        .dark(|p| p.in_play(["emperor-palpatine"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare emperor-palpatine", "declare x-wing", "done"]);
            t.choose_each(["edge darth-vader", "strike emperor-palpatine", "tactics", "aim x-wing"]);
            t.can_choose_exactly(["aim luke-skywalker", "aim twilek-loyalist", "aim x-wing after 1"]);
            t.choose("aim luke-skywalker");
            t.can_choose_exactly(["aim luke-skywalker after 1", "aim twilek-loyalist", "aim x-wing after 1"]);
            t.choose("aim x-wing after 1");
            // The questions about shields come in the order of the units, not in the order in which they were named.
            t.choose("shield 1");
            t.expect_shields("luke-skywalker", 0);
            t.choose("shield 0");
            t.expect_focus("luke-skywalker", 0);
            t.expect_focus("twilek-loyalist", 0);
            t.expect_focus("x-wing", 2);
            t.leave_open();
        });
}

/// LCG-ICON-03
#[test]
fn blast_damage_is_for_attackers() {
    dark_attacks().dark(|p| p.in_play(["tie-bomber"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
        t.expect_damage("draw-their-fire", 3);
        t.expect_damage("a-heros-journey", 0);
        t.leave_open();
    });
    light_attacks().light(|p| p.in_play(["luke-skywalker"])).dark(|p| p.in_play(["tie-bomber"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare tie-bomber"]);
        t.expect_edge(DARK);
        t.choose("strike tie-bomber");
        let resolved = t.events().iter().any(|e| matches!(e, Event::Icons { .. } | Event::Damaged { .. }));
        assert!(!resolved, "a defender has no use for blast icons: {:?}", t.events());
        t.expect_damage("imperial-command", 0);
        t.leave_open();
    });
}

/// LCG-ICON-04
#[test]
fn only_the_player_with_the_edge_uses_white_icons() {
    light_attacks().light(|p| p.in_play(["twilek-loyalist", "redemption"])).dark(|p| p.in_play(["at-st"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare twilek-loyalist", "declare redemption"]);
        t.choose("declare at-st");
        t.expect_edge(DARK);
        t.choose_each(["strike at-st", "hit redemption"]);
        t.expect_damage("redemption", 2); // one black icon and one white
        t.choose("strike twilek-loyalist"); // white ones only
        t.expect_damage("at-st", 0);
        t.expect_focus("at-st", 1);
        t.choose_each(["strike redemption", "hit at-st"]); // two black ones for damage, two white ones for blast
        t.expect_damage("at-st", 2);
        t.expect_damage("imperial-command", 0);
        t.leave_open();
    });
}

/// LCG-ICON-05 LCG-ICON-07 LCG-KEY-10
#[test]
fn unit_damage_without_a_participating_enemy_is_lost() {
    light_attacks().light(|p| p.in_play(["jedi-in-hiding"])).dark(|p| p.in_play(["darth-vader focus 1"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare jedi-in-hiding", "strike jedi-in-hiding"]);
        t.expect_damage("darth-vader", 0);
        t.expect_damage("imperial-command", 2);
        t.leave_open();
    });
    // With Targeted Strike there is a legal target, so the damage must be dealt.
    light_attacks().light(|p| p.in_play(["luke-skywalker"])).dark(|p| p.in_play(["darth-vader focus 1"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "strike luke-skywalker", "unit damage"]);
        t.must_choose("hit darth-vader");
        t.expect_damage("darth-vader", 2);
        t.leave_open();
    });
}

/// LCG-ICON-06
#[test]
fn combat_icons_are_no_card_effect() {
    // Icons can damage the dial at the Trench Run, but cards cannot.
    let hand = ["target-of-opportunity-133"];
    light_attacks().light(|p| p.objectives(["hit-and-run"]).in_play(["trench-run", "y-wing"]).hand(hand)).play(|t| {
        t.choose_each(["engage trench-run", "declare y-wing", "edge target-of-opportunity-133"]);
        t.can_choose_exactly(["strike y-wing"]); // Hit and Run has nothing to damage
        assert_eq!(t.view(LIGHT).dial_damage, 0, "the fate card does no damage, either");
        t.choose("strike y-wing");
        t.expect_event(Event::Damaged { card: t.game().db().find("trench-run").expect("a card"), n: 2 });
        t.leave_open();
    });
}

/// LCG-ICON-07
#[test]
fn all_tokens_of_a_strike_are_placed() {
    dark_attacks().light(|p| p.in_play(["x-wing focus 1"])).dark(|p| p.in_play(["emperor-palpatine"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare emperor-palpatine", "strike emperor-palpatine", "tactics"]);
        t.can_choose_exactly(["aim x-wing"]);
        t.choose("aim x-wing");
        t.can_choose_exactly(["aim x-wing after 1"]);
        t.choose("aim x-wing after 1");
        t.can_choose_exactly(["aim x-wing after 2"]);
        t.choose("aim x-wing after 2");
        t.expect_focus("x-wing", 4);
        t.leave_open();
    });
}

/// LCG-ICON-EX1 LCG-ICON-04
#[test]
fn obi_wan_strikes_with_and_without_the_edge() {
    obi_wan_meets_vader(["yoda"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare obi-wan-kenobi", "declare darth-vader", "edge yoda"]);
        t.choose_each(["strike obi-wan-kenobi", "unit damage", "hit darth-vader"]);
        t.choose_each(["tactics", "aim darth-vader", "aim darth-vader after 1"]);
        t.expect_damage("darth-vader", 1);
        t.expect_focus("darth-vader", 2);
        t.expect_damage("imperial-command", 1);
        t.leave_open();
    });
    obi_wan_meets_vader([]).play(|t| {
        t.choose_each(["engage imperial-command", "declare obi-wan-kenobi", "declare darth-vader"]);
        t.choose_each(["strike darth-vader", "hit obi-wan-kenobi", "strike obi-wan-kenobi"]);
        t.can_choose_exactly(["unit damage", "tactics"]);
        t.choose_each(["unit damage", "hit darth-vader", "aim darth-vader"]);
        t.expect_damage("darth-vader", 1);
        t.expect_focus("darth-vader", 2); // its own strike, and one token
        t.expect_damage("imperial-command", 0);
        t.leave_open();
    });
}
