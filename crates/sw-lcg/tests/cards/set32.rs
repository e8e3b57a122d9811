//! Set 32: Take Them Prisoner.

use sw_lcg::{Event, Icon, Phase};

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene};

/// take-them-prisoner: one Imperial Navy resource, capacity 6. LCG-RES-04
#[test]
fn take_them_prisoner_gives_one_and_falls_at_six() {
    scene()
        .dark(|p| p.objectives(["take-them-prisoner"]).hand(["imperial-officer"]))
        .play(|t| t.pay_with_all("imperial-officer", ["pay 1 sith", "pay 1 take-them-prisoner"]));
    raids_destroy("take-them-prisoner", 6);
}

/// take-them-prisoner: one of the enemy's next three cards is captured, the others return in any order.
#[test]
fn take_them_prisoner_captures_one_of_the_enemys_next_three_cards() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command"; 2]).objective_deck(["take-them-prisoner"]))
        .light(|p| p.deck(["yoda", "x-wing", "jedi-mind-trick", "y-wing"]))
        .play(|t| {
            t.may_choose("use take-them-prisoner");
            let next = ["pick yoda from deck", "pick x-wing from deck", "pick jedi-mind-trick from deck"];
            t.can_choose_exactly(next.into_iter().chain(["done"]));
            t.choose("pick yoda from deck");
            t.expect_captured([("yoda", "take-them-prisoner")]);
            t.can_choose_exactly(["next x-wing", "next jedi-mind-trick"]);
            t.choose("next jedi-mind-trick");
            let top = t.view(DARK).seats[1].top.clone();
            let slug = |card: &Option<_>| card.map(|card| t.game().db().card(card).id.as_str());
            let top: Vec<_> = top.iter().map(slug).collect();
            assert_eq!(top, [Some("jedi-mind-trick"), Some("x-wing")]);
            t.expect_deck_size(LIGHT, 3);
            t.expect_hand(LIGHT, []);
        });
}

/// take-them-prisoner: the dark side knows the captured card, the light side does not. LCG-CAPT-07
#[test]
fn take_them_prisoner_keeps_its_prisoner_secret() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command"; 2]).objective_deck(["take-them-prisoner"]))
        .light(|p| p.deck(["yoda", "x-wing", "jedi-mind-trick"]))
        .play(|t| {
            t.choose_each(["use take-them-prisoner", "pick yoda from deck", "next x-wing"]);
            for (seat, known) in [(LIGHT, None), (DARK, t.game().db().find("yoda"))] {
                let view = t.view(seat);
                let held: Vec<_> = view.seats[0].in_play.iter().flat_map(|c| &c.captured).collect();
                assert_eq!(held, [&known]);
            }
        });
}

/// take-them-prisoner: takes the only card of the deck; does nothing to an empty deck; is optional. LCG-ABL-14
#[test]
fn take_them_prisoner_takes_what_is_there() {
    let entering = scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command"; 2]).objective_deck(["take-them-prisoner"]));
    entering.clone().light(|p| p.deck(["yoda"])).play(|t| {
        t.choose_each(["use take-them-prisoner", "pick yoda from deck"]);
        t.expect_captured([("yoda", "take-them-prisoner")]);
        t.expect_deck_size(LIGHT, 0);
    });
    entering.clone().light(|p| p.deck([])).play(|t| {
        t.expect_in_play("take-them-prisoner");
        t.expect_phase(Phase::Deployment);
    });
    entering.light(|p| p.deck(["yoda"])).play(|t| {
        t.choose("pass");
        t.expect_captured([]);
    });
}

/// death-star-trooper: cost 1, capacity 1.
#[test]
fn a_death_star_trooper_costs_one_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.lone_navy().hand(["death-star-trooper"])).play(|t| {
        t.pay_in_part("death-star-trooper", []);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("death-star-trooper", 1);
    });
}

/// death-star-trooper: one unit damage; one Force icon. LCG-ICON-04
#[test]
fn a_death_star_trooper_strikes_without_and_with_the_edge() {
    duel("death-star-trooper", "repair-droid").play(|t| {
        t.attack_without_the_edge("death-star-trooper", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("death-star-trooper", "repair-droid").play(|t| {
        t.attack_with_the_edge("death-star-trooper", "repair-droid", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// detained: an attacking enemy Character that has struck is captured at any dark objective, for two resources.
/// LCG-CAPT-03
#[test]
fn detained_captures_an_attacker_that_has_struck() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).hand(["detained"]))
        .light(|p| p.in_play(["luke-skywalker damage 1", "jedi-lightsaber on luke-skywalker"]))
        .play(|t| {
            t.choose_each(["engage shadows-of-dathomir", "declare luke-skywalker", "strike luke-skywalker"]);
            t.expect_damage("shadows-of-dathomir", 3);
            t.can_choose_exactly_as(DARK, ["use detained", "pass"]);
            t.choose_each(["use detained", "pay 1 sith"]);
            t.can_choose_exactly(["pay 1 imperial-command", "pay 2 imperial-command"]);
            t.choose("pay 1 imperial-command");
            t.can_choose_exactly(["at imperial-command", "at shadows-of-dathomir"]);
            t.choose("at imperial-command");
            t.expect_captured([("luke-skywalker", "imperial-command")]);
            t.expect_discard(LIGHT, ["jedi-lightsaber"]);
            // No attacker has survived.
            t.expect_damage("shadows-of-dathomir", 3);
        });
}

/// detained: captures Droids, too.
#[test]
fn detained_captures_a_droid() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).hand(["detained"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare r2-d2", "strike r2-d2", "use detained"]);
            t.choose_each(["pay 2 imperial-command", "at imperial-command"]);
            t.expect_captured([("r2-d2", "imperial-command")]);
        });
}

/// detained: captures neither Vehicles nor defenders nor friendly units.
#[test]
fn detained_is_for_attacking_enemies_on_foot() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).hand(["detained"]))
        .light(|p| p.in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare red-five", "strike red-five"]);
            t.expect_damage("imperial-command", 4);
            t.can_choose_exactly_as(LIGHT, ["commit red-five", "done"]);
        });
    dark_attacks()
        .dark(|p| p.in_play(["darth-vader"]).hand(["detained"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["r2-d2"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare darth-vader", "declare r2-d2", "pass"]);
            t.choose("strike r2-d2");
            t.can_choose_exactly_as(DARK, ["strike darth-vader"]);
            t.choose_each(["strike darth-vader", "blast damage", "hit r2-d2"]);
            t.can_choose("commit darth-vader");
        });
}

/// detained: three Force icons in an edge battle. LCG-EDGE-13
#[test]
fn detained_has_three_force_icons() {
    raid("tie-bomber", ["detained"]).play(|t| t.bid("tie-bomber", "detained", 3));
}

/// trooper-assault: each attacking Trooper gains one unit damage and one blast damage, for two resources.
#[test]
fn trooper_assault_strengthens_attacking_troopers() {
    dark_attacks()
        .dark(|p| p.in_play(["death-star-trooper", "espo-trooper", "duty-officer"]).hand(["trooper-assault"]))
        .light(|p| p.objectives(["the-secret-of-yavin-4"]).in_play(["red-five", "repair-droid"]))
        .play(|t| {
            t.choose("engage the-secret-of-yavin-4");
            t.choose_each(["declare duty-officer", "declare death-star-trooper", "declare espo-trooper"]);
            t.choose_each(["use trooper-assault", "pay 1 sith"]);
            t.can_choose_exactly([
                "pay 1 imperial-command",
                "pay 2 imperial-command",
                "pay 1 death-and-despayre",
                "pay 2 death-and-despayre",
                "pay 1 duty-officer",
            ]);
            t.choose_each(["pay 1 imperial-command", "declare red-five", "declare repair-droid"]);
            t.choose_each(["strike red-five", "strike death-star-trooper", "blast damage"]);
            t.expect_damage("the-secret-of-yavin-4", 1);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose_each(["hit red-five", "strike repair-droid", "strike espo-trooper", "blast damage"]);
            t.expect_damage("the-secret-of-yavin-4", 2);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose_each(["hit repair-droid", "strike duty-officer"]);
            // The Officer is not a Trooper, so only the bonus is added.
            t.expect_damage("the-secret-of-yavin-4", 3);
        });
}

/// trooper-assault: lasts until the end of the engagement.
#[test]
fn trooper_assault_ends_with_the_engagement() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber", "death-star-trooper"]).hand(["trooper-assault"]))
        .light(|p| p.objectives(["draw-their-fire", "a-heros-journey"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare death-star-trooper", "done"]);
            t.choose_each(["use trooper-assault", "pay 2 imperial-command"]);
            let trooper = |t: &crate::support::Play| {
                let card = t.game().db().find("death-star-trooper");
                t.view(DARK).seats[0].in_play.iter().find(|c| Some(c.card) == card).map(|c| c.icons.normal)
            };
            assert_eq!(trooper(t), Some([2, 0, 1]));
            t.choose("strike death-star-trooper");
            t.expect_damage("draw-their-fire", 2);
            t.expect_phase(Phase::Conflict);
            assert_eq!(trooper(t), Some([1, 0, 0]));
        });
}

/// trooper-assault: not without an attacking Trooper. LCG-ABL-14
#[test]
fn trooper_assault_needs_an_attacking_trooper() {
    dark_attacks()
        .dark(|p| p.in_play(["death-star-trooper", "duty-officer"]).hand(["trooper-assault"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "done"]);
            t.can_choose_exactly(["edge trooper-assault", "pass"]);
        });
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["death-star-trooper"]).hand(["trooper-assault"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare r2-d2", "declare death-star-trooper"]);
            t.can_choose_exactly_as(DARK, ["edge trooper-assault", "pass"]);
        });
}

/// trooper-assault: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn trooper_assault_has_two_force_icons() {
    raid("tie-bomber", ["trooper-assault"]).play(|t| t.bid("tie-bomber", "trooper-assault", 2));
}

/// tear-this-ship-apart: discards an enhancement without Limited, for one resource; even an attached unit.
#[test]
fn tear_this_ship_apart_discards_an_enhancement() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir"])
                .in_play(["tie-bomber", "black-squadron-pilot on tie-bomber", "sith-library", "orbital-bombardment"])
                .hand(["tear-this-ship-apart"])
        })
        .light(|p| {
            p.in_play(["yoda", "trust-your-feelings on yoda", "ancient-monument", "cloud-city-casino", "trench-run"])
        })
        .play(|t| {
            t.choose("use tear-this-ship-apart");
            t.must_choose("pay 1 imperial-navy");
            // Trench Run cannot be targeted.
            t.can_choose_exactly([
                "pick trust-your-feelings",
                "pick ancient-monument",
                "pick black-squadron-pilot",
                "pick orbital-bombardment",
            ]);
            t.choose("pick trust-your-feelings");
            t.expect_discard(LIGHT, ["trust-your-feelings"]);
            t.expect_discard(DARK, ["tear-this-ship-apart"]);
        });
}

/// tear-this-ship-apart: not without a target. LCG-ADV-08
#[test]
fn tear_this_ship_apart_needs_an_enhancement() {
    scene()
        .dark(|p| p.in_play(["control-room", "tie-fighter"]).hand(["tear-this-ship-apart"]))
        .light(|p| p.in_play(["cloud-city-casino", "trench-run"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// tear-this-ship-apart: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn tear_this_ship_apart_has_two_force_icons() {
    raid("tie-bomber", ["tear-this-ship-apart"]).play(|t| t.bid("tie-bomber", "tear-this-ship-apart", 2));
}
