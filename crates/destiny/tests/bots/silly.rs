//! Positions in which one move is silly beyond doubt. No bot may make it, whatever its level.

use destiny::State;
use search::conformance::{PlayedTurn, never_silly as outings};
use search::{BotSpec, Level};
use table::scene::Way;

use crate::support::{A, Layout, scene};

/// Every level, and how many seeds it plays: many where it errs at random, few where it thinks long.
const BOTS: [(&str, u64); 7] =
    [("rules", 2), ("ismcts:150", 1), ("cadet", 6), ("pilot", 2), ("captain", 2), ("commander", 1), ("admiral", 1)];

const REY: &str = "rey-force-prodigy";
const TROOPER: &str = "first-order-stormtrooper";

#[test]
fn every_level_is_tried() {
    let levels = BOTS.iter().filter_map(|(bot, _)| bot.parse::<BotSpec>().expect(bot).level());
    assert_eq!(levels.collect::<Vec<_>>(), Level::ALL);
}

/// Every bot plays the turn from this table on; each time it must come out right.
#[track_caller]
fn never_silly(layout: &Layout, right: impl Fn(&PlayedTurn<State<1>>) -> bool) {
    layout.play(|t| {
        t.leave_open();
        // Dealing anew and the rest are for stories.
        if t.way() == Way::Plain {
            outings(t.game(), t.state(), &BOTS, &right);
        }
    });
}

/// A win within reach.
#[test]
fn the_last_character_is_defeated() {
    never_silly(
        &scene()
            .a(|p| p.team(["rey-force-prodigy elite"]).pool(["rey-force-prodigy 1MD", "rey-force-prodigy 1R"]))
            .b(|p| p.team(["first-order-stormtrooper damage 6"])),
        |t| t.won(A),
    );
}

#[test]
fn the_modifier_that_wins_is_added() {
    never_silly(
        &scene()
            .a(|p| p.team(["rey-force-prodigy elite"]).pool(["rey-force-prodigy 1MD", "rey-force-prodigy +2MD"]))
            .b(|p| p.team(["first-order-stormtrooper damage 4"])),
        |t| t.won(A),
    );
}

#[test]
fn the_dice_that_win_together_are_resolved_together() {
    never_silly(
        &scene()
            .a(|p| {
                p.team([TROOPER, TROOPER])
                    .pool(["first-order-stormtrooper 1RD", "first-order-stormtrooper 2RD"])
                    .resources(0)
            })
            .b(|p| p.team(["rey-force-prodigy damage 7"])),
        |t| t.won(A),
    );
}

// Own things and the enemy's.

#[test]
fn nobody_hurts_their_own() {
    never_silly(
        &scene()
            .a(|p| p.team(["rey-force-prodigy elite"]).pool(["rey-force-prodigy 1MD"]).hand(["aim"]))
            .b(|p| p.team([TROOPER])),
        |t| !t.has(&format!("target {REY}")),
    );
}

#[test]
fn nobody_shields_an_enemy() {
    never_silly(
        &scene()
            .a(|p| p.team(["finn-first-order-defector"]).pool(["finn-first-order-defector 1Sh"]).hand(["aim"]))
            .b(|p| p.team([TROOPER])),
        |t| !t.has(&format!("target {TROOPER}")),
    );
}

#[test]
fn the_lightsaber_is_not_turned_on_its_owner() {
    never_silly(
        &scene()
            .a(|p| p.team([REY]).in_play(["lightsaber on rey-force-prodigy"]).pool(["lightsaber Sp"]))
            .b(|p| p.team([TROOPER])),
        |t| !t.has(&format!("pick {REY}")),
    );
}

#[test]
fn indirect_damage_defeats_nobody_where_it_need_not() {
    never_silly(
        &scene()
            .a(|p| p.team(["commando-droid"]).pool(["commando-droid 2ID"]))
            .b(|p| p.team(["rey-force-prodigy damage 9", "finn-first-order-defector"])),
        |t| !t.has("assign 1 rey-force-prodigy") && !t.has("assign 2 rey-force-prodigy"),
    );
}

// Time and cards.

#[test]
fn nobody_claims_or_passes_at_the_start_of_a_round() {
    never_silly(
        &scene()
            .a(|p| p.team(["rey-force-prodigy elite", "finn-first-order-defector"]).hand(["aim", "block", "flank"]))
            .b(|p| p.team([TROOPER])),
        |t| !t.has("claim") && !t.has("pass"),
    );
}

#[test]
fn no_card_is_discarded_with_nothing_to_roll_again() {
    never_silly(&scene().a(|p| p.team([REY]).hand(["aim", "block"])).b(|p| p.team([TROOPER])), |t| {
        !t.has_like("reroll with")
    });
}

#[test]
fn the_last_die_is_used_before_the_round_ends() {
    never_silly(
        &scene()
            .a(|p| p.team(["rey-force-prodigy exhausted"]).pool(["rey-force-prodigy 1MD"]).resources(0))
            .b(|p| p.team([TROOPER])),
        |t| t.has_like("resolve") && !t.has("claim") && !t.has("pass"),
    );
}

#[test]
fn a_die_is_not_blanked_by_its_owner() {
    never_silly(
        &scene()
            .a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]).hand(["aim"]).resources(2))
            .b(|p| p.team([TROOPER]).pool(["first-order-stormtrooper 2RD"])),
        |t| !t.has("turn rey-force-prodigy to -"),
    );
}

// Abilities in vain.

#[test]
fn nobody_is_stripped_of_shields_who_has_none() {
    never_silly(
        &scene().a(|p| p.team(["kylo-ren-vaders-disciple"]).hand(["intimidate", "lightsaber"])).b(|p| p.team([REY])),
        |t| !t.has("play intimidate"),
    );
}

#[test]
fn no_blank_is_turned_to_a_blank() {
    never_silly(
        &scene()
            .a(|p| {
                p.team(["kylo-ren-vaders-disciple exhausted"])
                    .in_play(["immobilize on kylo-ren-vaders-disciple"])
                    .pool(["immobilize 2Sh", "kylo-ren-vaders-disciple 2MD1"])
            })
            .b(|p| p.team([REY]).pool(["rey-force-prodigy -"])),
        |t| !t.has_like("use immobilize"),
    );
}

/// The highest level may: it sees that the same card could be discarded in the upkeep phase, which comes next.
#[test]
fn no_card_is_thrown_away_when_the_other_side_is_done() {
    let (bots, [("admiral", _)]) = BOTS.split_at(BOTS.len() - 1) else { panic!("the admiral comes last") };
    scene()
        .a(|p| p.team(["rey-force-prodigy exhausted"]).hand(["aim", "block"]).resources(0))
        .b(|p| p.team([TROOPER]))
        .play(|t| {
            t.choose_each(["pass", "claim"]);
            t.leave_open();
            if t.way() == Way::Plain {
                outings(t.game(), t.state(), bots, |o| !o.has_like("reroll with"));
            }
        });
}
