//! Positions with one obviously bad option. No bot of any level may choose it.

use crate::bots::fight::{check, never_silly};
use crate::support::{DARK, LIGHT, Layout, Side, Step, dark_attacks, light_attacks, scene};

fn light_turn() -> Layout {
    scene().turn_of(LIGHT)
}

/// Two dark objectives are destroyed, and a third is about to be.
fn last_stand(layout: Layout, last: &'static str) -> Layout {
    layout.dark(|p| p.objectives([last]).lost(["shadows-of-dathomir", "death-and-despayre"]))
}

// A win is possible this turn.

#[test]
fn the_winning_strike_is_made() {
    never_silly(
        &last_stand(light_attacks().light(|p| p.in_play(["luke-skywalker"])), "imperial-command damage 3"),
        |t| t.won(LIGHT),
    );
}

#[test]
fn the_winning_event_is_played() {
    never_silly(&last_stand(light_turn().light(|p| p.hand(["rebel-assault"])), "imperial-command damage 3"), |t| {
        t.won(LIGHT)
    });
}

#[test]
fn the_force_deals_the_winning_damage() {
    let layout = light_turn().at(Step::BalanceStrike).balance(Side::Light);
    never_silly(&last_stand(layout, "imperial-command damage 4"), |t| t.won(LIGHT));
}

#[test]
fn the_heart_of_the_empire_is_struck() {
    never_silly(
        &light_attacks().light(|p| p.in_play(["luke-skywalker"])).dark(|p| {
            p.objectives(["imperial-command damage 2", "the-heart-of-the-empire damage 8", "death-and-despayre"])
        }),
        |t| t.won(LIGHT),
    );
}

#[test]
fn the_dial_is_brought_to_twelve() {
    // A destroyed light objective advances the dial by one.
    never_silly(
        &dark_attacks()
            .dial(11)
            .dark(|p| p.in_play(["darth-vader"]))
            .light(|p| p.objectives(["a-heros-journey damage 2", "draw-their-fire"])),
        |t| t.won(DARK),
    );
}

#[test]
fn the_superlaser_wins_where_it_can() {
    never_silly(&scene().dial(11).dark(|p| p.affiliation("imperial-navy").hand(["superlaser-blast"])), |t| t.won(DARK));
}

// The bot's own cards and the enemy's.

#[test]
fn no_one_destroys_an_objective_of_their_own() {
    never_silly(&scene().dark(|p| p.affiliation("imperial-navy").hand(["superlaser-blast"])), |t| {
        !["imperial-command", "shadows-of-dathomir", "death-and-despayre"].iter().any(|o| t.has(&format!("pick {o}")))
    });
}

#[test]
fn the_enemys_objective_gets_no_shield() {
    never_silly(
        &light_attacks()
            .light(|p| p.in_play(["corellian-engineer", "red-five"]))
            .dark(|p| p.in_play(["stormtrooper-elite"])),
        |t| {
            !["imperial-command", "shadows-of-dathomir", "death-and-despayre"]
                .iter()
                .any(|o| t.has(&format!("shield {o}")))
        },
    );
}

#[test]
fn the_enemys_objective_is_not_repaired() {
    never_silly(
        &light_turn()
            .light(|p| p.objectives(["a-heros-journey damage 3", "draw-their-fire"]).hand(["emergency-repair"]))
            .dark(|p| p.objectives(["imperial-command damage 4", "death-and-despayre"])),
        |t| !t.has("pick imperial-command"),
    );
}

#[test]
fn the_enemys_unit_is_not_healed() {
    never_silly(
        &light_turn()
            .at(Step::RefreshBegins)
            .light(|p| p.objectives(["last-minute-rescue", "draw-their-fire"]))
            .dark(|p| p.in_play(["darth-vader damage 2"])),
        |t| !t.has("use last-minute-rescue"),
    );
}

#[test]
fn ones_own_unit_is_not_choked() {
    never_silly(
        &scene().dark(|p| p.in_play(["nightsister"]).hand(["force-choke"])).light(|p| p.in_play(["twilek-loyalist"])),
        |t| !t.has("pick nightsister"),
    );
}

#[test]
fn ones_own_unit_is_not_struck_by_lightning() {
    never_silly(
        &scene()
            .dark(|p| p.in_play(["darth-vader focus 1"]).hand(["force-lightning"]))
            .light(|p| p.in_play(["luke-skywalker focus 1"])),
        |t| !t.has("pick darth-vader"),
    );
}

#[test]
fn ones_own_unit_is_not_tricked() {
    never_silly(
        &light_turn()
            .light(|p| p.in_play(["obi-wan-kenobi"]).hand(["jedi-mind-trick"]))
            .dark(|p| p.in_play(["darth-vader"])),
        |t| !t.has("pick obi-wan-kenobi"),
    );
}

#[test]
fn a_superior_fleet_is_not_sent_away() {
    never_silly(
        &scene()
            .at(Step::ForceBegins)
            .dark(|p| p.in_play(["darth-vader", "devastator", "nightsister"]).hand(["there-is-no-escape"]))
            .light(|p| p.in_play(["r2-d2"])),
        |t| !t.has("use there-is-no-escape"),
    );
}

// Targets and attackers.

#[test]
fn free_damage_is_not_left_lying() {
    never_silly(&light_attacks().light(|p| p.in_play(["luke-skywalker", "x-wing"])), |t| t.has_like("engage "));
    // The dark side already has the Balance of the Force, so Vader need not stay ready for the struggle.
    never_silly(&dark_attacks().balance(Side::Dark).dark(|p| p.in_play(["darth-vader"])), |t| t.has_like("engage "));
}

#[test]
fn droids_do_not_attack_a_sith_lord() {
    never_silly(
        &light_attacks().light(|p| p.in_play(["r2-d2", "c-3po"])).dark(|p| p.in_play(["darth-vader", "nightsister"])),
        |t| !t.has_like("engage "),
    );
}

#[test]
fn nothing_is_placed_in_an_edge_battle_nobody_fights() {
    let hand = ["yoda", "counter-stroke"];
    let layout = light_attacks().light(|p| p.in_play(["x-wing"]).hand(hand).deck(["twilek-loyalist"; 10]));
    never_silly(&layout, |t| !t.has_like("edge "));
}

#[test]
fn the_last_objective_is_defended() {
    let layout =
        last_stand(light_attacks().light(|p| p.in_play(["luke-skywalker", "red-five"])), "imperial-command damage 2");
    check(
        &layout.dark(|p| p.in_play(["stormtrooper-elite", "rancor"])),
        |t| {
            t.then("engage imperial-command");
            t.choose_each(["declare luke-skywalker", "declare red-five"]);
        },
        |t| t.has("declare stormtrooper-elite") || t.has("declare rancor"),
    );
}

#[test]
fn damage_goes_where_it_kills() {
    check(
        &light_attacks()
            .light(|p| p.in_play(["luke-skywalker"]).hand(["yoda"]))
            .dark(|p| p.in_play(["stormtrooper-elite", "rancor damage 1 focus 1"])),
        |t| {
            t.then("engage imperial-command");
            t.choose("declare luke-skywalker");
            t.then("declare stormtrooper-elite");
            t.then("edge yoda");
            t.until("strike luke-skywalker");
        },
        |t| t.has("hit stormtrooper-elite") && !t.has("hit rancor"),
    );
}

// Options without a cost.

#[test]
fn a_hero_is_not_left_in_hand() {
    never_silly(&scene().dark(|p| p.hand(["darth-vader"])), |t| t.has("play darth-vader"));
    never_silly(&light_turn().light(|p| p.hand(["luke-skywalker"])), |t| t.has("play luke-skywalker"));
}

#[test]
fn a_source_of_resources_is_played() {
    never_silly(&scene().dark(|p| p.hand(["sith-library"])), |t| t.has("play sith-library"));
}

#[test]
fn an_enhancement_goes_to_ones_own_unit() {
    never_silly(
        &light_turn()
            .light(|p| p.in_play(["luke-skywalker"]).hand(["jedi-lightsaber"]))
            .dark(|p| p.in_play(["darth-vader"])),
        |t| !t.has("pick darth-vader"),
    );
}

#[test]
fn the_force_is_not_left_to_the_enemy() {
    // Yoda has five Force icons and no unit is committed, so the Balance of the Force can be won.
    never_silly(
        &light_turn().at(Step::ForceBegins).balance(Side::Dark).light(|p| p.in_play(["yoda", "x-wing"])),
        |t| t.has("commit yoda"),
    );
}
