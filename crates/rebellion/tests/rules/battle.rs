//! The rounds of a combat, cards used in it, and its end.

use rebellion::Side::{Empire, Rebels};
use rebellion::side::{Color, Theater};
use rebellion::{Event, Side};
use table::{Game, Viewer};

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Hit, REBELS, Special, scene};

const ATTACK: [&str; 3] = ["activate naboo", "with moff-jerjerrod", "done"];

fn rolled(events: &[Event], by: Side) -> usize {
    events.iter().filter(|e| matches!(e, Event::Die { side, .. } if *side == by)).count()
}

/// REB-COMBAT-07
#[test]
fn a_round_is_space_then_ground_then_retreat() {
    scene()
        .units("naboo", "1 assault-carrier, 1 stormtrooper, 1 corellian-corvette, 1 rebel-trooper")
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            let mut told = Vec::new();
            while t.state().combat.round == 1 {
                for e in t.events() {
                    match e {
                        Event::CombatRound { n } => told.push(format!("round {n}")),
                        Event::Die { side, color, .. } => told.push(format!("{side:?} {:?}", color.expect("a color"))),
                        _ => {}
                    }
                }
                let words = t.key_texts(t.asked());
                if let Some(retreat) = words.iter().find(|w| w.starts_with("retreat")) {
                    told.push(retreat.clone());
                }
                let quiet = if words.iter().any(|w| w == "done") { "done" } else { "pass" };
                t.choose(quiet);
            }
            let space = ["round 1", "Empire Black", "Empire Red", "Rebels Black", "Rebels Red"];
            let ground = ["Empire Black", "Rebels Black"];
            assert_eq!(told, [&space[..], &ground[..], &["retreat moff-jerjerrod"]].concat());
            t.expect_event(Event::CombatRound { n: 2 });
            t.leave_open();
        });
}

/// REB-COMBAT-08
#[test]
fn a_theater_is_fought_while_both_have_units_in_it() {
    scene()
        .units("naboo", "1 tie-fighter, 1 at-st, 1 x-wing, 1 airspeeder")
        .pool(["moff-jerjerrod"])
        // The TIE Fighter hits; then two dice of each ground unit.
        .rolls([Hit, Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_a_round();
            t.expect_units("naboo", Rebels, "1 airspeeder");
            assert_eq!(rolled(t.events(), Empire), 2, "the TIE Fighter has no enemy to fight");
            t.leave_open();
        });
}

/// REB-COMBAT-14
#[test]
fn all_units_of_a_theater_roll_together() {
    scene()
        .units("naboo", "2 tie-fighter, 1 assault-carrier, 1 star-destroyer, 2 at-at, 1 x-wing")
        .pool(["moff-jerjerrod"])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            let of = |wanted| {
                t.events().iter().filter(|e| matches!(e, Event::Die { color: Some(c), .. } if *c == wanted)).count()
            };
            assert_eq!((of(Color::Black), of(Color::Red)), (4, 3)); // the walkers wait
            t.leave_open();
        });
}

/// A ground attack in which the Empire has drawn this card with Jerjerrod and rolled a special.
fn on_ground(card: &'static str, also: &'static str) -> Layout {
    scene()
        .draws([card])
        .units("naboo", "1 at-at, 1 rebel-trooper, 1 airspeeder")
        .units("naboo", also)
        .pool(["moff-jerjerrod"])
        .rolls([Special, Blank, Blank])
        .empires_turn()
}

/// REB-COMBAT-24
#[test]
fn a_card_that_needs_a_unit_works_only_beside_one() {
    on_ground("ground-bombardment", "").play(|t| {
        t.choose_each(ATTACK);
        t.can_choose_exactly(["done", "draw 1"]); // no ship here
        t.leave_open();
    });
    on_ground("ground-bombardment", "1 star-destroyer").play(|t| {
        t.choose_each(ATTACK);
        t.can_choose_exactly(["done", "draw 1", "play ground-bombardment"]);
        t.leave_open();
    });
    // A start of combat card that destroys a structure.
    let veers = |units: &'static str| {
        scene().units("naboo", units).pool(["general-veers"]).actions(["target-the-generator"]).empires_turn()
    };
    veers("1 at-at, 1 rebel-trooper").play(|t| {
        t.choose_each(["activate naboo", "with general-veers", "done"]);
        t.cannot_choose("use target-the-generator general-veers");
        t.leave_open();
    });
    veers("1 at-at, 1 rebel-trooper, 1 ion-cannon").play(|t| {
        t.choose_each(["activate naboo", "with general-veers", "done"]);
        t.can_choose("use target-the-generator general-veers");
        t.leave_open();
    });
}

/// REB-COMBAT-25
#[test]
fn damage_of_a_card_is_spread_at_will() {
    on_ground("ground-bombardment", "1 star-destroyer").play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play ground-bombardment", "with star-destroyer"]); // two red dice
        t.can_choose_exactly(["damage airspeeder 0", "damage rebel-trooper 0", "done"]);
        t.choose("damage airspeeder 0");
        t.can_choose_exactly(["damage airspeeder 1", "damage rebel-trooper 0", "done"]);
        t.choose("damage rebel-trooper 0");
        t.expect_fighters(Rebels, "1 rebel-trooper 1, 1 airspeeder 1");
        t.leave_open();
    });
}

/// REB-COMBAT-26
#[test]
fn units_of_the_other_theater_take_no_damage() {
    scene()
        .draws(["ground-critical-hit"])
        .units("naboo", "1 at-at, 1 rebel-trooper, 1 airspeeder, 2 x-wing")
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("play ground-critical-hit");
            t.can_choose_exactly(["damage airspeeder 0", "damage rebel-trooper 0", "done"]);
            t.choose("damage airspeeder 0");
            // X-wings have black health too, but the hit can only go on the trooper.
            t.choose("done");
            t.expect_event(Event::Damage { unit: rebellion::Unit::Trooper, n: 1 });
            t.leave_open();
        });
}

/// REB-COMBAT-42
#[test]
fn all_tactic_cards_go_back_at_the_end() {
    scene()
        .draws(["ground-critical-hit", "ground-defensive-formation"])
        .units("naboo", "1 at-at, 1 rebel-trooper")
        .pool(["colonel-yularen"])
        .rolls([Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with colonel-yularen", "done"]);
            t.choose_each(["play ground-critical-hit", "damage rebel-trooper 0"]);
            let view = t.game().view(t.state(), Viewer::Seat(EMPIRE));
            assert_eq!((view.tactics.deck, view.tactics.n[Empire.idx()]), ([15, 13], [0, 1]));
            t.fight_on();
            let view = t.game().view(t.state(), Viewer::Seat(EMPIRE));
            assert_eq!((view.tactics.deck, view.tactics.n), ([15, 15], [[0, 0], [0, 0]]));
            t.leave_open();
        });
}

/// REB-OPEN-27
#[test]
fn the_generator_draws_and_the_cannon_takes_dice() {
    scene().units("naboo", "1 at-st, 1 rebel-trooper, 1 ion-cannon").pool(["moff-jerjerrod"]).empires_turn().play(
        |t| {
            t.choose_each(ATTACK);
            assert_eq!(t.state().tactics_hand[Rebels.idx()].0.iter().sum::<u8>(), 0);
            t.leave_open();
        },
    );
    let in_space = |units: &'static str, dice: usize| {
        scene().units("naboo", units).pool(["moff-jerjerrod"]).empires_turn().play(|t| {
            t.choose_each(ATTACK);
            assert_eq!(rolled(t.events(), Empire), dice, "{units}");
            t.leave_open();
        });
    };
    in_space("1 star-destroyer, 1 x-wing, 1 shield-generator", 3);
    in_space("1 star-destroyer, 1 x-wing, 1 ion-cannon", 1);
}

/// REB-OPEN-29: the objective would win, but the base is lost in the same step.
#[test]
fn whoever_loses_the_base_scores_no_more() {
    scene()
        .revealed()
        .track(5, 6)
        .objectives(["crippling-blow"])
        .units("hoth", "3 rebel-trooper, 4 stormtrooper")
        .pool(["general-rieekan"])
        .draws(["ground-critical-hit", "ground-critical-hit"])
        .rolls([Hit, Hit, Hit, Hit, Hit, Hit, Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with general-rieekan", "done", "done"]);
            t.choose_each(["damage stormtrooper 0", "damage stormtrooper 0"]);
            t.expect_to_act([EMPIRE]);
            t.choose_each(["damage rebel-trooper 0", "damage rebel-trooper 0"]);
            t.expect_to_act([REBELS]);
            t.choose("done"); // no card to block with
            t.expect_units("hoth", Empire, "1 stormtrooper");
            t.expect_over([EMPIRE]);
        });
}

/// REB-OPEN-35
#[test]
fn ships_that_can_neither_win_nor_lose_must_go() {
    let against = |cannons: &'static str| {
        scene().units("naboo", "1 death-star, 1 x-wing").units("naboo", cannons).pool(["moff-jerjerrod"]).empires_turn()
    };
    // Four red dice minus four.
    against("2 ion-cannon").play(|t| {
        t.choose_each(ATTACK);
        t.fight_on();
        t.expect_units("naboo", Rebels, "2 ion-cannon");
        t.expect_units("naboo", Empire, "1 death-star");
        t.leave_open();
    });
    against("1 ion-cannon").rolls([Blank, Blank, Blank]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_a_round();
        t.expect_units("naboo", Rebels, "1 x-wing, 1 ion-cannon");
        assert_eq!(t.state().combat.round, 2);
        t.leave_open();
    });
}

/// REB-THEATER-03
#[test]
fn nobody_wins_a_theater_in_which_all_have_fallen() {
    scene().units("naboo", "1 tie-fighter, 1 x-wing").pool(["moff-jerjerrod"]).rolls([Hit, Hit]).empires_turn().play(
        |t| {
            t.choose_each(ATTACK);
            let (events, _) = t.witness();
            assert!(!events.iter().any(|e| matches!(e, Event::Won { .. })), "{events:?}");
            t.expect_units("naboo", Empire, "");
            t.expect_units("naboo", Rebels, "");
            t.leave_open();
        },
    );
}

/// REB-THEATER-EX1
#[test]
fn a_theater_won_stays_won_after_a_retreat_from_the_other() {
    scene()
        .loyal(Rebels, ["rodia"])
        .units("naboo", "1 tie-fighter, 2 stormtrooper, 1 corellian-corvette, 1 rebel-trooper")
        .leaders("naboo", ["general-rieekan"])
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Hit, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            let mut won = Vec::new();
            while t.state().combat.site.is_some() {
                let words = t.key_texts(t.asked());
                let wanted = ["retreat general-rieekan", "to rodia", "count 1", "done", "pass"];
                let pick = wanted.into_iter().find(|w| words.iter().any(|o| o == w)).expect("an option");
                t.choose(pick);
                won.extend(t.events().iter().filter_map(|e| match e {
                    Event::Won { side, theater } => Some((*side, *theater)),
                    _ => None,
                }));
            }
            assert_eq!(won, [(Rebels, Theater::Space), (Empire, Theater::Ground)]);
            t.expect_units("rodia", Rebels, "1 corellian-corvette, 1 rebel-trooper");
            t.leave_open();
        });
}
