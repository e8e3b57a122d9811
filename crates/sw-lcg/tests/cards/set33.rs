//! Set 33: The Bespin Exchange.

use crate::support::{
    DARK, LIGHT, Layout, Step, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene,
};

/// scum-and-villainy: one resource, and it matches Scum and Villainy cards. LCG-CARD-06 LCG-RES-08
#[test]
fn the_scum_and_villainy_card_gives_one_resource_of_its_own_affiliation() {
    scene().dark(|p| p.affiliation("scum-and-villainy").hand(["outer-rim-hunter", "outer-rim-hunter"])).play(|t| {
        t.choose_each(["play outer-rim-hunter", "pay 1 shadows-of-dathomir"]);
        t.must_choose("pay 1 scum-and-villainy");
        t.expect_focus("scum-and-villainy", 1);
        t.expect_in_play("outer-rim-hunter");
        // Four resources are ready, but of other affiliations.
        t.can_choose_exactly(["pass"]);
    });
}

/// scum-and-villainy: the reserve is six. LCG-CARD-06 LCG-DRAW-03
#[test]
fn a_scum_player_draws_up_to_six_cards() {
    scene().at(Step::DrawBegins).dark(|p| p.affiliation("scum-and-villainy")).play(|t| t.expect_hand_size(DARK, 6));
}

/// the-bespin-exchange: one Scum and Villainy resource, capacity 5. LCG-RES-04
#[test]
fn the_bespin_exchange_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.objectives(["the-bespin-exchange"]).hand(["outer-rim-hunter"]))
        .play(|t| t.pay_with_all("outer-rim-hunter", ["pay 1 sith", "pay 1 the-bespin-exchange"]));
    raids_destroy("the-bespin-exchange", 5);
}

/// Boba Fett attacks, and a Corellian Engineer without combat icons defends.
fn bounty_hunt() -> Layout {
    dark_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["boba-fett"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["corellian-engineer"]))
}

/// The way in which [`bounty_hunt`] reaches the damage.
const HUNT: [&str; 7] = [
    "engage draw-their-fire",
    "declare boba-fett",
    "declare corellian-engineer",
    "done",
    "strike corellian-engineer",
    "strike boba-fett",
    "hit corellian-engineer",
];

/// the-bespin-exchange: removes a focus token from any objective after a unit was captured from play.
#[test]
fn the_bespin_exchange_takes_a_focus_token_off_an_objective_after_a_capture() {
    bounty_hunt()
        .dark(|p| p.objectives(["the-bespin-exchange", "imperial-command focus 2"]))
        .light(|p| p.objectives(["draw-their-fire focus 1", "a-heros-journey"]))
        .play(|t| {
            t.choose_each(HUNT);
            t.choose_each(["use boba-fett", "at imperial-command"]);
            t.may_choose("use the-bespin-exchange");
            t.can_choose_exactly(["pick draw-their-fire", "pick imperial-command"]);
            t.choose("pick imperial-command");
            t.expect_focus("imperial-command", 1);
        });
}

/// the-bespin-exchange: not without a target, and not for a card captured from elsewhere. LCG-ADV-08
#[test]
fn the_bespin_exchange_needs_a_target_and_a_unit_captured_from_play() {
    bounty_hunt().dark(|p| p.objectives(["the-bespin-exchange"])).play(|t| {
        t.choose_each(HUNT);
        t.choose_each(["use boba-fett", "at the-bespin-exchange"]);
        t.can_choose_exactly(["commit boba-fett", "done"]);
    });
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| {
            p.objectives(["the-bespin-exchange", "imperial-command focus 3"])
                .objective_deck(["cruel-interrogations"])
                .hand(["espo-trooper"])
        })
        .light(|p| p.hand(["yoda"]))
        .play(|t| {
            t.choose("use cruel-interrogations");
            t.expect_captured([("yoda", "cruel-interrogations")]);
            t.can_choose_exactly(["discard espo-trooper", "pass"]);
        });
}

/// the-bespin-exchange: a unit captured instead of being destroyed is captured from play. LCG-CAPT-08
#[test]
fn the_bespin_exchange_trades_leia_organa_too() {
    scene()
        .dark(|p| p.objectives(["the-bespin-exchange", "imperial-command focus 1"]).hand(["force-choke"]))
        .light(|p| p.in_play(["leia-organa"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick leia-organa", "at imperial-command"]);
            t.expect_captured([("leia-organa", "imperial-command")]);
            t.choose_each(["use the-bespin-exchange", "pick imperial-command"]);
            t.expect_focus("imperial-command", 0);
        });
}

/// boba-fett: cost 4, capacity 2.
#[test]
fn boba_fett_costs_four_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.affiliation("scum-and-villainy").hand(["boba-fett"])).play(|t| {
        t.pay_in_part("boba-fett", ["pay 2 imperial-command", "pay 1 death-and-despayre"]);
        t.must_choose("pay 1 scum-and-villainy");
        t.wear_down("boba-fett", 2);
    });
}

/// boba-fett: one unit damage; with the edge one unit damage and one tactics more; three Force icons. LCG-ICON-04
#[test]
fn boba_fett_strikes_without_and_with_the_edge() {
    duel("boba-fett", "repair-droid").play(|t| {
        t.attack_without_the_edge("boba-fett", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("boba-fett", "red-five").play(|t| {
        t.attack_with_the_edge("boba-fett", "red-five", 3);
        t.can_choose_exactly(["unit damage", "tactics"]);
        t.choose("tactics");
        t.aim_at("red-five", 1, 1);
        t.hit_down("red-five", 2);
    });
}

/// boba-fett: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_boba_fett() {
    scene()
        .dark(|p| p.affiliation("scum-and-villainy").in_play(["boba-fett"]).hand(["boba-fett"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// boba-fett: Elite. LCG-KEY-03
#[test]
fn boba_fett_loses_two_focus_tokens_when_he_refreshes() {
    scene().at(Step::RefreshBegins).dark(|p| p.in_play(["boba-fett focus 3", "outer-rim-hunter focus 3"])).play(|t| {
        t.expect_focus("boba-fett", 1);
        t.expect_focus("outer-rim-hunter", 2);
    });
}

/// boba-fett: captures a Character he has damaged, at any dark objective, optionally.
#[test]
fn boba_fett_captures_a_character_he_has_damaged() {
    let hunt = bounty_hunt().dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]));
    hunt.play(|t| {
        t.choose_each(HUNT);
        t.may_choose("use boba-fett");
        t.can_choose_exactly(["at imperial-command", "at shadows-of-dathomir"]);
        t.choose("at shadows-of-dathomir");
        t.expect_captured([("corellian-engineer", "shadows-of-dathomir")]);
        // No unit is left to oppose him.
        t.expect_damage("draw-their-fire", 1);
    });
    hunt.play(|t| {
        t.choose_each(HUNT);
        t.choose("pass");
        t.expect_damage("corellian-engineer", 1);
        t.expect_captured([]);
    });
}

/// boba-fett: he does not capture a unit that he destroys. LCG-NAME-EX2
#[test]
fn boba_fett_does_not_capture_the_dead() {
    bounty_hunt().light(|p| p.in_play(["corellian-engineer damage 1"])).play(|t| {
        t.choose_each(HUNT);
        t.expect_discard(LIGHT, ["corellian-engineer"]);
        t.expect_captured([]);
        t.can_choose("commit boba-fett");
    });
}

/// boba-fett: a protector that took all the damage counts as the damaged unit. LCG-NAME-EX2
#[test]
fn boba_fett_captures_the_protector_who_took_the_damage() {
    bounty_hunt().light(|p| p.in_play(["corellian-engineer", "guardian-of-peace focus 1"])).play(|t| {
        t.choose_each(HUNT);
        t.choose_each(["protect 1", "use boba-fett on 2", "at imperial-command"]);
        t.expect_captured([("guardian-of-peace", "imperial-command")]);
        t.expect_damage("corellian-engineer", 0);
    });
}

/// boba-fett: no damage token, no capture. LCG-NAME-EX2 LCG-DMG-04
#[test]
fn boba_fett_does_not_capture_behind_a_shield() {
    bounty_hunt().light(|p| p.in_play(["corellian-engineer shield 1"])).play(|t| {
        t.choose_each(HUNT);
        t.choose("shield 1");
        t.expect_damage("corellian-engineer", 0);
        t.can_choose("commit boba-fett");
    });
}

/// boba-fett: captures neither Vehicles nor Droids.
#[test]
fn boba_fett_captures_characters_only() {
    bounty_hunt().light(|p| p.in_play(["red-five"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare red-five", "strike red-five"]);
        t.choose_each(["strike boba-fett", "hit red-five"]);
        t.expect_damage("red-five", 1);
        t.can_choose("commit boba-fett");
    });
}

/// boba-fett: damage redirected to a dark Character does not capture it. LCG-CAPT-01
#[test]
fn boba_fett_does_not_capture_his_own() {
    bounty_hunt()
        .dark(|p| p.in_play(["boba-fett", "darth-vader focus 1"]))
        .light(|p| p.hand(["lightsaber-deflection"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare corellian-engineer", "done"]);
            t.choose_each(["pass", "strike corellian-engineer", "strike boba-fett", "hit corellian-engineer"]);
            t.choose_each(["use lightsaber-deflection", "pick darth-vader"]);
            t.expect_damage("darth-vader", 1);
            t.can_choose("commit darth-vader");
        });
}

/// outer-rim-hunter: cost 2, capacity 1.
#[test]
fn an_outer_rim_hunter_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.affiliation("scum-and-villainy").hand(["outer-rim-hunter"])).play(|t| {
        t.pay_in_part("outer-rim-hunter", ["pay 1 imperial-command"]);
        t.must_choose("pay 1 scum-and-villainy");
        t.wear_down("outer-rim-hunter", 1);
    });
}

/// outer-rim-hunter: one unit damage; with the edge one blast damage more; one Force icon. LCG-ICON-04
#[test]
fn an_outer_rim_hunter_strikes_without_and_with_the_edge() {
    duel("outer-rim-hunter", "repair-droid").play(|t| {
        t.choose_each(["engage draw-their-fire", "declare outer-rim-hunter", "pass", "declare repair-droid"]);
        t.strike_after("repair-droid", "outer-rim-hunter");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("outer-rim-hunter", "repair-droid").play(|t| {
        t.choose_each(["engage draw-their-fire", "declare outer-rim-hunter", "pass", "declare repair-droid"]);
        t.strike_with_the_edge("outer-rim-hunter", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// outer-rim-hunter: when it attacks, the enemy damages one of their own objectives.
#[test]
fn an_outer_rim_hunter_makes_the_enemy_damage_an_objective() {
    dark_attacks()
        .dark(|p| p.in_play(["outer-rim-hunter"]))
        .light(|p| p.objectives(["draw-their-fire", "a-heros-journey"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare outer-rim-hunter"]);
            t.can_choose_exactly_as(DARK, ["use outer-rim-hunter", "pass"]);
            t.choose("use outer-rim-hunter");
            t.can_choose_exactly_as(LIGHT, ["pick draw-their-fire", "pick a-heros-journey"]);
            t.choose("pick a-heros-journey");
            t.expect_damage("a-heros-journey", 1);
            t.choose("strike outer-rim-hunter");
        });
}

/// outer-rim-hunter: each copy reacts separately, only when attacking. LCG-ABL-11
#[test]
fn each_outer_rim_hunter_acts_for_itself_and_only_as_an_attacker() {
    dark_attacks()
        .dark(|p| p.in_play(["outer-rim-hunter", "outer-rim-hunter", "outer-rim-hunter focus 1"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare outer-rim-hunter", "declare outer-rim-hunter"]);
            t.choose_each(["use outer-rim-hunter", "pick draw-their-fire"]);
            t.choose_each(["use outer-rim-hunter", "pick draw-their-fire"]);
            t.expect_damage("draw-their-fire", 2);
            t.can_choose_exactly(["strike outer-rim-hunter"]);
            t.leave_open();
        });
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["outer-rim-hunter"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare r2-d2", "declare outer-rim-hunter"]);
            t.can_choose_exactly(["strike outer-rim-hunter"]);
            t.leave_open();
        });
}

/// mandalorian-armor: on a Character of either side, for two resources.
#[test]
fn mandalorian_armor_enhances_a_character() {
    scene()
        .dark(|p| {
            p.affiliation("scum-and-villainy").in_play(["boba-fett", "viper-probe-droid"]).hand(["mandalorian-armor"])
        })
        .light(|p| p.in_play(["yoda", "red-five"]))
        .play(|t| {
            t.choose_each(["play mandalorian-armor", "pay 1 imperial-command"]);
            t.must_choose("pay 1 scum-and-villainy");
            t.can_choose_exactly(["pick yoda", "pick boba-fett"]);
            t.choose("pick boba-fett");
            t.expect_attached("mandalorian-armor", "boba-fett");
        });
    scene()
        .dark(|p| p.affiliation("scum-and-villainy").in_play(["tie-bomber"]).hand(["mandalorian-armor"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// mandalorian-armor: three more damage capacity.
#[test]
fn mandalorian_armor_gives_three_more_capacity() {
    scene()
        .dark(|p| p.in_play(["nightsister damage 2", "mandalorian-armor on nightsister"]))
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 2]))
        .play(|t| {
            t.choose_each(["use heavy-blaster-emplacement", "pick nightsister"]);
            t.expect_damage("nightsister", 3);
            t.choose_each(["use heavy-blaster-emplacement", "pick nightsister"]);
            t.expect_gone("nightsister");
            t.expect_gone("mandalorian-armor");
        });
}

/// mandalorian-armor: when it leaves play, a unit with too much damage is destroyed immediately. LCG-DMG-06
#[test]
fn whoever_loses_the_mandalorian_armor_may_fall() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .in_play(["nightsister damage 1", "mandalorian-armor on nightsister"])
                .hand(["tear-this-ship-apart"])
        })
        .play(|t| {
            t.choose_each(["use tear-this-ship-apart", "pay 1 imperial-navy", "pick mandalorian-armor"]);
            t.expect_gone("nightsister");
        });
}

/// mandalorian-armor: gives Targeted Strike only to Boba Fett. LCG-KEY-10
#[test]
fn mandalorian_armor_gives_boba_fett_targeted_strike() {
    dark_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["boba-fett", "mandalorian-armor on boba-fett"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker focus 1", "red-five focus 1"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "strike boba-fett", "unit damage"]);
            t.can_choose_exactly(["hit luke-skywalker", "hit red-five"]);
            t.choose_each(["hit luke-skywalker", "use boba-fett", "at imperial-command"]);
            t.expect_captured([("luke-skywalker", "imperial-command")]);
            t.leave_open();
        });
    dark_attacks()
        .dark(|p| p.in_play(["dark-side-apprentice", "mandalorian-armor on dark-side-apprentice"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker focus 1"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare dark-side-apprentice", "strike dark-side-apprentice"]);
            t.expect_damage("luke-skywalker", 0);
        });
}

/// mandalorian-armor: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn mandalorian_armor_has_two_force_icons() {
    raid("tie-bomber", ["mandalorian-armor"]).play(|t| t.bid("tie-bomber", "mandalorian-armor", 2));
}

/// blaster-pistol: on a Character of either side, for free.
#[test]
fn a_blaster_pistol_enhances_a_character() {
    scene()
        .dark(|p| p.objectives([]).in_play(["nightsister", "interrogation-droid"]).hand(["blaster-pistol"]))
        .light(|p| p.in_play(["yoda", "red-five"]))
        .play(|t| {
            t.choose("play blaster-pistol");
            t.can_choose_exactly(["pick yoda", "pick nightsister"]);
            t.choose("pick nightsister");
            t.expect_attached("blaster-pistol", "nightsister");
        });
    scene()
        .dark(|p| p.in_play(["interrogation-droid"]).hand(["blaster-pistol"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// blaster-pistol: one more normal unit damage; two copies give two.
#[test]
fn a_blaster_pistol_gives_one_unit_damage() {
    dark_attacks()
        .dark(|p| p.in_play(["duty-officer", "blaster-pistol on duty-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "declare red-five", "strike red-five"]);
            t.choose_each(["strike duty-officer", "hit red-five"]);
            t.expect_damage("red-five", 1);
        });
    dark_attacks()
        .dark(|p| p.in_play(["duty-officer", "blaster-pistol on duty-officer", "blaster-pistol on duty-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "declare red-five", "strike red-five"]);
            t.choose_each(["strike duty-officer", "hit red-five"]);
            t.expect_gone("red-five");
        });
}

/// blaster-pistol: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn a_blaster_pistol_has_one_force_icon() {
    raid("tie-bomber", ["blaster-pistol"]).play(|t| t.bid("tie-bomber", "blaster-pistol", 1));
}

/// bounty-collection: after a capture, up to three friendly non-unit cards lose a focus token, for free.
#[test]
fn bounty_collection_takes_a_focus_token_off_up_to_three_cards() {
    bounty_hunt()
        .dark(|p| {
            p.objectives(["imperial-command focus 2", "shadows-of-dathomir focus 1", "death-and-despayre"])
                .in_play(["boba-fett", "control-room focus 2", "sith-library focus 1", "nightsister focus 1"])
                .hand(["bounty-collection"])
        })
        .light(|p| p.objectives(["draw-their-fire focus 1"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare corellian-engineer", "done"]);
            t.choose_each(["pass", "strike corellian-engineer", "strike boba-fett", "hit corellian-engineer"]);
            t.choose_each(["use boba-fett", "at imperial-command"]);
            t.may_choose("use bounty-collection");
            t.can_choose_exactly([
                "pick sith-library",
                "pick shadows-of-dathomir",
                "pick imperial-command",
                "pick control-room",
                "done",
            ]);
            t.choose_each(["pick control-room", "pick imperial-command", "pick sith-library"]);
            t.expect_focus("sith-library", 0);
            t.expect_focus("imperial-command", 1);
            t.expect_focus("control-room", 1);
            t.expect_discard(DARK, ["bounty-collection"]);
        });
}

/// bounty-collection: fewer cards are enough; the affiliation card counts, too. LCG-SETUP-03
#[test]
fn bounty_collection_is_content_with_less() {
    bounty_hunt()
        .at(Step::DeploymentWindow)
        .dark(|p| p.objectives(["imperial-command focus 2"]).hand(["bounty-collection", "sith-library"]))
        .play(|t| {
            t.choose_each(["play sith-library", "pay 1 sith", "pass"]);
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare corellian-engineer", "done"]);
            t.choose_each(["pass", "strike corellian-engineer", "strike boba-fett", "hit corellian-engineer"]);
            t.choose_each(["use boba-fett", "at imperial-command", "use bounty-collection"]);
            t.can_choose_exactly(["pick sith", "pick imperial-command", "done"]);
            t.choose("pick sith");
            t.can_choose_exactly(["pick imperial-command", "done"]);
            t.choose("done");
            t.expect_focus("sith", 0);
            t.expect_focus("imperial-command", 2);
        });
}

/// bounty-collection: not without a focus token to remove. LCG-ABL-14
#[test]
fn bounty_collection_needs_an_exhausted_card() {
    bounty_hunt().dark(|p| p.hand(["bounty-collection"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare corellian-engineer", "done"]);
        t.choose_each(["pass", "strike corellian-engineer", "strike boba-fett", "hit corellian-engineer"]);
        t.choose_each(["use boba-fett", "at imperial-command"]);
        t.can_choose_exactly(["commit boba-fett", "done"]);
    });
}

/// bounty-collection: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn bounty_collection_has_one_force_icon() {
    raid("tie-bomber", ["bounty-collection"]).play(|t| t.bid("tie-bomber", "bounty-collection", 1));
}
