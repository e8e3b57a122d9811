//! Set 4: A Journey to Dagobah.

use sw_lcg::{Affiliation, Deck, DeckProblem};

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Layout, Step, dark_attacks, light_attacks, scene};

/// a-journey-to-dagobah: two Jedi resources, capacity 4.
#[test]
fn a_journey_to_dagobah_gives_two_and_falls_at_four() {
    gives("a-journey-to-dagobah", 2);
    matches("a-journey-to-dagobah", "rebel-alliance", "twilek-loyalist");
    falls_at("a-journey-to-dagobah", 4);
}

/// a-journey-to-dagobah: its set is for Jedi decks only. LCG-DECK-04
#[test]
fn only_jedi_journey_to_dagobah() {
    let deck = |affiliation| Deck { affiliation, sets: vec![1, 2, 3, 4, 5, 6, 7, 8] };
    assert_eq!(deck(Affiliation::Jedi).problems(), []);
    let wrong = DeckProblem::OwnOnly { set: 4, affiliation: Affiliation::Jedi };
    assert_eq!(deck(Affiliation::RebelAlliance).problems(), [wrong]);
}

/// The dark side is about to destroy the objective with an unopposed bomber.
fn bombing() -> Layout {
    dark_attacks()
        .light(|p| {
            let p = p.objectives(["a-journey-to-dagobah damage 2", "draw-their-fire", "draw-their-fire"]);
            p.objective_deck(["a-heros-journey", "forgotten-heroes", "jedi-training"])
        })
        .dark(|p| p.in_play(["tie-bomber"]))
}

/// a-journey-to-dagobah: as it is destroyed, any objective from the deck takes its place, and remaining strikes do not
/// damage it. LCG-NAME-EX7
#[test]
fn the_journey_fetches_another_objective() {
    bombing().play(|t| {
        t.then("engage a-journey-to-dagobah");
        t.choose_each(["declare tie-bomber", "strike tie-bomber"]);
        t.expect_to_act([LIGHT]);
        t.may_choose("use a-journey-to-dagobah");
        let deck =
            ["pick a-heros-journey from deck", "pick forgotten-heroes from deck", "pick jedi-training from deck"];
        t.can_choose_exactly(deck.into_iter().chain(["done"]));
        t.choose("pick forgotten-heroes from deck");
        t.expect_lost(LIGHT, ["a-journey-to-dagobah"]);
        t.expect_damage("forgotten-heroes", 0);
        t.expect_dial(4);
        t.leave_open();
    });
}

/// a-journey-to-dagobah: the search may find nothing, and the interrupt is optional. LCG-ABL-19
#[test]
fn the_journey_may_fetch_nothing() {
    for picks in [&["use a-journey-to-dagobah", "done"][..], &["pass"]] {
        bombing().play(|t| {
            t.then("engage a-journey-to-dagobah");
            t.choose_each(["declare tie-bomber", "strike tie-bomber"]);
            t.choose_each(picks.iter().copied());
            t.expect_lost(LIGHT, ["a-journey-to-dagobah"]);
            t.expect_gone("forgotten-heroes");
            t.expect_gone("a-heros-journey");
            t.expect_gone("jedi-training");
        });
    }
}

/// a-journey-to-dagobah: it answers its own destruction only.
#[test]
fn the_journey_does_not_answer_for_others() {
    dark_attacks()
        .light(|p| p.objectives(["a-journey-to-dagobah", "draw-their-fire damage 3"]))
        .dark(|p| p.in_play(["tie-bomber"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare tie-bomber", "strike tie-bomber"]);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.cannot_choose_as(LIGHT, "use a-journey-to-dagobah");
        });
}

/// red-five: cost 3, three blast icons, 2 Force icons, capacity 2.
#[test]
fn red_five_has_what_is_printed() {
    costs("red-five", "jedi", 3);
    strikes("red-five", [0, 0, 3], [0, 0, 3]);
    dies_of("red-five", 2);
    edges("red-five", 2);
}

/// red-five: Elite, unique. LCG-KEY-03 LCG-UNIQ-01
#[test]
fn red_five_is_elite_and_unique() {
    scene().turn_of(LIGHT).at(Step::RefreshBegins).light(|p| p.in_play(["red-five focus 3"])).play(|t| {
        t.expect_focus("red-five", 1);
    });
    scene().turn_of(LIGHT).light(|p| p.in_play(["red-five"]).hand(["red-five"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// r2-d2: cost 0, one neutral resource, no icons of any kind, capacity 1.
#[test]
fn r2_d2_is_free_and_gives_one() {
    costs("r2-d2", "neutral", 0);
    gives("r2-d2", 1);
    strikes("r2-d2", [0, 0, 0], [0, 0, 0]);
    dies_of("r2-d2", 1);
    edges("r2-d2", 0);
}

/// r2-d2: a neutral source is no match; he is a unique Droid, not a Character. LCG-RES-09 LCG-UNIQ-01
#[test]
fn r2_d2_matches_nothing_and_is_unique() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives([]).in_play(["r2-d2"]);
            p.hand(["twilek-loyalist", "r2-d2", "our-most-desperate-hour"])
        })
        .play(|t| t.can_choose_exactly(["pass"]));
}

// ---- Double Strike

/// double-strike: cost 1, 1 Force icon; a Character that was focused to strike loses the token and strikes once more.
/// LCG-STR-06 LCG-STR-07
#[test]
fn double_strike_lets_a_character_strike_again() {
    edges("double-strike", 1);
    light_attacks()
        .light(|p| p.in_play(["jedi-in-hiding"]).hand(["double-strike"]))
        .dark(|p| p.in_play(["admiral-motti", "mandalorian-armor on admiral-motti"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare jedi-in-hiding", "declare admiral-motti", "pass"]);
            t.choose_each(["strike admiral-motti", "pass", "strike jedi-in-hiding"]);
            t.can_choose_exactly(["use double-strike", "pass"]);
            t.choose_each(["use double-strike", "pay 1 jedi"]);
            t.expect_focus("jedi-in-hiding", 0);
            t.choose("hit admiral-motti");
            t.can_choose_exactly(["strike jedi-in-hiding"]);
            t.choose_each(["strike jedi-in-hiding", "hit admiral-motti"]);
            t.expect_damage("admiral-motti", 4);
            t.expect_focus("jedi-in-hiding", 1);
        });
}

/// double-strike: a committed unit keeps the second token, so it does not strike again. LCG-FORCE-06
#[test]
fn double_strike_takes_one_token_only() {
    light_attacks().light(|p| p.in_play(["jedi-in-hiding committed"]).hand(["double-strike"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare jedi-in-hiding", "pass", "strike jedi-in-hiding"]);
        t.choose_each(["use double-strike", "pay 1 jedi"]);
        t.expect_focus("jedi-in-hiding", 1);
        t.expect_damage("imperial-command", 2);
    });
}

/// double-strike: any Character, an enemy's too, but no other unit.
#[test]
fn double_strike_answers_characters_of_both_sides() {
    let layout = |unit: &'static str| dark_attacks().light(|p| p.hand(["double-strike"])).dark(|p| p.in_play([unit]));
    layout("duty-officer").play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "strike duty-officer", "use double-strike", "pay 1 jedi"]);
        t.can_choose_exactly(["strike duty-officer"]);
        t.leave_open();
    });
    layout("tie-bomber").play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare tie-bomber", "strike tie-bomber"]);
        t.expect_hand(LIGHT, ["double-strike"]);
        t.cannot_choose_as(LIGHT, "use double-strike");
        t.expect_focus("tie-bomber", 1);
    });
}

/// double-strike: needs a Jedi resource, and is not an action. LCG-RES-08
#[test]
fn double_strike_needs_a_match_and_a_strike() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda focus 1"]).hand(["double-strike"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
    light_attacks()
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives([]).in_play(["jedi-in-hiding"]);
            p.hand(["double-strike"])
        })
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare jedi-in-hiding", "pass", "strike jedi-in-hiding"]);
            t.cannot_choose_as(LIGHT, "use double-strike");
            t.expect_focus("jedi-in-hiding", 1);
        });
}

// ---- Target of Opportunity

/// target-of-opportunity-133: 2 Force icons; the attacking player damages the engaged objective.
#[test]
fn target_of_opportunity_damages_the_engaged_objective() {
    edges("target-of-opportunity-133", 2);
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["target-of-opportunity-133"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "declare duty-officer", "edge target-of-opportunity-133"]);
            t.expect_damage("imperial-command", 1);
            t.expect_edge(LIGHT);
            t.leave_open();
        });
}

/// target-of-opportunity-133: does nothing for the defending player.
#[test]
fn target_of_opportunity_does_nothing_for_a_defender() {
    dark_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["target-of-opportunity-133"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare duty-officer", "declare x-wing", "edge target-of-opportunity-133"]);
            t.expect_edge(LIGHT);
            for objective in ["draw-their-fire", "a-heros-journey", "imperial-command"] {
                t.expect_damage(objective, 0);
            }
            t.leave_open();
        });
}

/// target-of-opportunity-133: priority 9, so after the dark Heat of Battle of 6.
#[test]
fn target_of_opportunity_comes_late() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["target-of-opportunity-133"]))
        .dark(|p| p.in_play(["duty-officer"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "declare duty-officer"]);
            t.choose_each(["edge target-of-opportunity-133", "edge heat-of-battle-169"]);
            t.expect_to_act([DARK]);
            t.expect_damage("imperial-command", 0);
            t.choose("pick x-wing");
            t.expect_damage("imperial-command", 1);
            t.leave_open();
        });
}
