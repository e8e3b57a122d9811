//! A base that moves or is found while other effects are in progress.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use table::chance::Fast;
use table::{Game, Options, Viewer};

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Hit, Play, REBELS, scene};

/// The Command phase is about to end with these Rapid Mobilizations.
fn mobilizing(missions: &'static [u8]) -> Layout {
    scene().base("hoth").with(move |_, s| missions.iter().for_each(|&n| s.mobilizing.push(n))).stage(Stage::CommandEnds)
}

/// REB-BASE-19, REB-BASE-20: a new base cannot be in destroyed systems or systems with Imperial loyalty or units, but
/// in Rebel systems.
#[test]
fn a_new_base_is_chosen_where_the_empire_is_not() {
    mobilizing(&[2])
        .loyal(Empire, ["corellia"])
        .loyal(Rebels, ["naboo"])
        .units("rodia", "1 stormtrooper")
        .units("bespin", "1 tie-fighter")
        .units("ryloth", "1 x-wing")
        .destroyed(["alderaan"])
        .sabotaged(["kessel"])
        .names(["corellia"])
        .draws(["corellia", "naboo", "rodia", "bespin", "ryloth", "alderaan", "kessel", "endor"])
        .play(|t| {
            t.choose("relocate");
            t.can_choose_exactly_as(REBELS, ["hide endor", "hide kessel", "hide naboo", "hide ryloth", "pass"]);
            t.choose("hide ryloth");
            t.expect_revealed(false);
            t.leave_open();
        });
}

/// REB-BASE-19: none of the four cards is legal.
#[test]
fn without_a_legal_system_the_base_stays() {
    mobilizing(&[1])
        .units("rodia", "1 stormtrooper")
        .units("bespin", "1 tie-fighter")
        .destroyed(["alderaan", "endor"])
        .units("rebel-base", "1 x-wing")
        .draws(["rodia", "bespin", "alderaan", "endor"])
        .play(|t| {
            t.choose("relocate");
            t.can_choose_exactly_as(REBELS, ["pass"]);
            t.choose("pass");
            t.expect_units("rebel-base", Rebels, "1 x-wing");
            t.expect_revealed(false);
            t.leave_open();
        });
}

/// REB-BASE-21, REB-BASE-25, REB-OPEN-12: the combat at the old base comes before the second mission, which then
/// gathers units at the new base.
#[test]
fn the_old_base_fights_before_the_next_mobilization() {
    mobilizing(&[1, 1])
        .units("rebel-base", "1 x-wing, 1 corellian-corvette")
        .leaders("rebel-base", ["general-rieekan"])
        .units("hoth", "1 tie-fighter")
        .units("ryloth", "2 y-wing")
        .draws(["naboo", "rodia", "kessel", "endor"])
        .rolls([Hit, Blank, Blank, Blank])
        .play(|t| {
            t.choose_each(["relocate", "hide naboo"]);
            t.expect_combat(Some("hoth"));
            t.expect_leader("general-rieekan", "hoth");
            t.expect_units("hoth", Rebels, "1 x-wing, 1 corellian-corvette");
            t.fight_on();
            t.expect_units("hoth", Empire, "");
            t.can_choose_exactly_as(REBELS, ["gather", "pass", "relocate"]);
            t.choose("gather");
            t.can_choose_exactly(["all from ryloth", "done", "from ryloth"]); // Rieekan holds the units at Hoth
            t.choose_each(["all from ryloth", "done"]);
            t.expect_units("rebel-base", Rebels, "2 y-wing");
            t.leave_open();
        });
}

/// REB-BASE-19, REB-BASE-20, REB-BASE-25: legal cards that were declined are under the deck when the second mission
/// draws.
#[test]
fn the_second_mobilization_draws_other_cards() {
    mobilizing(&[1, 1])
        .draws(["naboo", "rodia", "kessel", "endor"])
        .draws(["ryloth", "bothawui", "felucia", "yavin"])
        .play(|t| {
            t.choose("relocate");
            t.can_choose_exactly(["hide endor", "hide kessel", "hide naboo", "hide rodia", "pass"]);
            t.choose_each(["pass", "relocate"]);
            t.can_choose_exactly(["hide bothawui", "hide felucia", "hide ryloth", "hide yavin", "pass"]);
            t.choose("hide felucia");
            t.leave_open();
        });
}

/// REB-BASE-19, REB-BASE-25: after a draw without a legal system there is no new base in this round, but units can
/// still be gathered. In the next round the Rebels can look for a base again.
#[test]
fn a_draw_without_a_legal_system_stops_the_second_mobilization() {
    let drawn = || {
        mobilizing(&[1, 1])
            .loyal(Empire, ["rodia"])
            .units("bespin", "1 tie-fighter")
            .destroyed(["alderaan", "endor"])
            .units("ryloth", "2 y-wing")
            .draws(["rodia", "bespin", "alderaan", "endor"])
    };
    drawn().play(|t| {
        t.choose("relocate");
        t.can_choose_exactly(["pass"]);
        t.choose("pass");
        t.can_choose_exactly_as(REBELS, ["gather", "pass"]);
        t.choose_each(["gather", "all from ryloth", "done"]);
        t.expect_units("rebel-base", Rebels, "2 y-wing");
        assert!(!t.state().no_new_base, "the round is over");
        t.leave_open();
    });
    // No units can be gathered at a revealed base either.
    drawn().revealed().play(|t| {
        t.choose_each(["relocate", "pass"]);
        t.can_choose_exactly_as(REBELS, ["pass"]);
        t.leave_open();
    });
    // The Empire does not know why there is no new base. In worlds resampled for it, the Rebels can look for one again.
    drawn().play(|t| {
        t.choose_each(["relocate", "pass"]);
        let mut world = *t.state();
        t.game().resample(&mut world, EMPIRE, &mut Fast::new(1));
        assert_eq!(t.game().view(&world, Viewer::Seat(EMPIRE)), t.game().view(t.state(), Viewer::Seat(EMPIRE)));
        assert!(!world.no_new_base);
        t.leave_open();
    });
}

/// REB-BASE-20, REB-PROBE-02: cards that a false lead has publicly put back can be the base only if the Rebels choose a
/// new one. Cards that the Rebels draw and decline tell the Empire nothing.
#[test]
fn a_declined_base_does_not_make_false_leads_possible() {
    let planted = |drawn: [&'static str; 4]| {
        scene()
            .base("hoth")
            .units("sullust", "1 stormtrooper")
            .probes(["endor", "kessel"])
            .assigned("plant-false-lead", ["mon-mothma"])
            .with(|_, s| s.mobilizing.push(1))
            .draws(["endor", "kessel"])
            .draws(drawn)
            .rebels_turn()
    };
    let candidates = |t: &Play, slug: &str| {
        let list = t.game().view(t.state(), Viewer::Seat(EMPIRE)).candidates.expect("the Empire has a list");
        list.has(t.game().db().system(slug).expect("a system").idx())
    };
    let stories: [(_, _, &[&str]); 2] = [
        (
            ["under endor", "under kessel"],
            ["naboo", "rodia", "ryloth", "yavin"],
            &["naboo", "rodia", "ryloth", "yavin"],
        ),
        (["top endor", "top kessel"], ["kessel", "endor", "ryloth", "yavin"], &["endor", "kessel", "ryloth", "yavin"]),
    ];
    for (placed, drawn, offered) in stories {
        let story = |t: &mut Play, pick: &str, possible: bool| {
            t.choose_each(["reveal plant-false-lead mon-mothma", "at sullust"]);
            assert!(!candidates(t, "endor") && !candidates(t, "kessel"), "for either place of the cards");
            t.choose_each(placed);
            t.choose_each(["pass", "pass", "relocate"]);
            let hides = offered.iter().map(|slug| format!("hide {slug}")).chain(["pass".to_owned()]);
            let hides: Vec<String> = hides.collect();
            t.can_choose_exactly_as(REBELS, hides.iter().map(String::as_str));
            // The Rebels have not chosen yet.
            assert!(!candidates(t, "endor") && !candidates(t, "kessel"));
            t.choose(pick);
            assert_eq!((candidates(t, "endor"), candidates(t, "kessel")), (possible, possible));
            t.leave_open();
        };
        planted(drawn).play(|t| story(t, "pass", false));
        planted(drawn).play(|t| story(t, "hide ryloth", true));
    }
}

/// REB-BASE-20: while the Rebels look at their cards, worlds resampled for the Empire have no base at a card of a false
/// lead.
#[test]
fn a_false_lead_is_no_base_while_the_rebels_look_for_a_new_one() {
    let (game, s) = mobilizing(&[1])
        .with(|g, s| {
            for slug in ["endor", "kessel"] {
                s.probes.lead.insert(g.db().system(slug).expect("a system").idx());
            }
        })
        .laid();
    let seat = REBELS;
    let mut options = Options::new();
    game.options(&s, seat, &mut options);
    let relocate = *options.iter().find(|o| game.key_text(game.key(&s, **o)) == "relocate").expect("it is on offer");
    for seed in 0..200 {
        let (mut rng, mut world) = (Fast::new(seed), s);
        game.apply(&mut world, seat, relocate, &mut rng, &mut table::NoSink);
        let before = world;
        game.resample(&mut world, EMPIRE, &mut rng);
        game.check(&world).expect("a legal state");
        let empire = Viewer::Seat(EMPIRE);
        assert_eq!(game.view(&world, empire), game.view(&before, empire));
        assert!(game.view(&world, empire).candidates.expect("a list").has(world.base.idx()));
        game.options(&world, seat, &mut options);
        let pass = *options.iter().find(|o| game.key_text(game.key(&world, **o)) == "pass").expect("it is on offer");
        game.apply(&mut world, seat, pass, &mut rng, &mut table::NoSink);
        game.check(&world).expect("the base is kept");
    }
}

/// REB-BASE-24, REB-BASE-22, REB-WIN-01: a besieged base is abandoned; the Empire has taken a system, not the base.
#[test]
fn a_besieged_base_is_given_up() {
    mobilizing(&[1])
        .revealed()
        .units("hoth", "1 star-destroyer")
        .units("hoth", "1 rebel-trooper")
        .leaders("hoth", ["mon-mothma"])
        .draws(["naboo", "rodia", "kessel", "endor"])
        .play(|t| {
            t.can_choose_exactly_as(REBELS, ["pass", "relocate"]);
            t.choose_each(["relocate", "hide naboo"]);
            t.expect_revealed(false);
            t.expect_units("hoth", Rebels, "1 rebel-trooper");
            t.expect_units("rebel-base", Rebels, "");
            t.expect_combat(None);
            t.leave_open();
        });
}

/// REB-BASE-10, REB-CMD-02: the turn continues after the combat at the revealed base.
#[test]
fn the_turn_goes_on_after_the_fight_for_the_base() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 mon-calamari-cruiser")
        .leaders("rebel-base", ["general-rieekan"])
        .units("hoth", "1 tie-fighter")
        .pool(["jan-dodonna"])
        .rolls([Hit, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal base");
            t.expect_combat(Some("hoth"));
            t.fight_on();
            t.cannot_choose_as(REBELS, "reveal base");
            t.can_choose_as(REBELS, "activate bespin");
            // Rieekan is in the system now and holds the ships there.
            t.choose_each(["activate bespin", "with jan-dodonna"]);
            t.can_choose_exactly(["done"]);
            t.choose("done");
        });
}

/// REB-BASE-16, REB-BASE-17: if the base is revealed after the mission, units can no longer be gathered there, but the
/// base can still move.
#[test]
fn a_base_found_meanwhile_gathers_nothing() {
    scene()
        .base("hoth")
        .units("rebel-base", "3 rebel-trooper")
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .assigned("rapid-mobilization", ["mon-mothma"])
        .pool(["general-tagge"])
        .rolls([Blank; 4])
        .rolls([Blank, Hit, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal rapid-mobilization mon-mothma");
            t.expect_leader("mon-mothma", "rebel-base");
            t.choose_each(["activate hoth", "with general-tagge", "all from bespin", "done"]);
            t.expect_leader("mon-mothma", "hoth");
            t.fight_on();
            t.choose_each(["pass", "pass"]);
            t.can_choose_exactly_as(REBELS, ["pass", "relocate"]);
            t.leave_open();
        });
}

/// REB-DEPLOY-07, REB-DEPLOY-04, REB-SABOT-01: two units in the base space and two in its loyal system; sabotage there
/// does not reach the base space.
#[test]
fn the_base_space_and_its_system_take_units_apart() {
    let deploys =
        || scene().base("naboo").loyal(Rebels, ["naboo"]).queued(1, "5 rebel-trooper").stage(Stage::RebelsDeploy);
    deploys().play(|t| {
        t.can_choose_exactly(["deploy rebel-trooper naboo", "deploy rebel-trooper rebel-base", "done"]);
        t.choose_each(["deploy rebel-trooper naboo"; 2]);
        t.can_choose_exactly(["deploy rebel-trooper rebel-base", "done"]);
        t.choose_each(["deploy rebel-trooper rebel-base"; 2]);
        t.expect_units("naboo", Rebels, "2 rebel-trooper");
        t.expect_units("rebel-base", Rebels, "2 rebel-trooper");
        t.expect_queue(Rebels, 1, "1 rebel-trooper");
        t.leave_open();
    });
    deploys().sabotaged(["naboo"]).play(|t| {
        t.can_choose_exactly(["deploy rebel-trooper rebel-base", "done"]);
        t.leave_open();
    });
    deploys().revealed().sabotaged(["naboo"]).play(|t| {
        t.expect_queue(Rebels, 1, "5 rebel-trooper");
        t.leave_open();
    });
}

/// REB-LIMIT-03, REB-WIN-01: the last unit of a besieged base is destroyed for the supply.
#[test]
fn whoever_gives_up_the_last_unit_of_the_base_loses() {
    scene()
        .revealed()
        .loyal(Rebels, ["naboo"])
        .units("hoth", "1 rebel-trooper")
        .units("hoth", "1 tie-fighter")
        .supply("0 rebel-trooper")
        .stage(Stage::RebelsBuild)
        .play(|t| {
            t.can_choose_exactly_as(REBELS, ["done", "free rebel-trooper hoth"]);
            t.choose("free rebel-trooper hoth");
            t.expect_over([EMPIRE]);
        });
}

/// REB-WIN-03, REB-REFRESH-09: the markers meet before recruiting and building.
#[test]
fn the_game_ends_when_time_meets_reputation() {
    scene().track(3, 4).stage(Stage::Time).play(|t| t.expect_over([REBELS]));
}

/// REB-OBJ-03: the game ends after the first of two points.
#[test]
fn sympathy_for_two_systems_ends_the_game_with_the_first_point() {
    scene().destroyed(["naboo", "rodia"]).objectives(["inspire-sympathy"]).track(5, 6).stage(Stage::Objective).play(
        |t| {
            t.can_choose_exactly_as(REBELS, ["pass", "score inspire-sympathy"]);
            t.choose("score inspire-sympathy");
            t.expect_over([REBELS]);
            t.expect_track(5, 5);
        },
    );
}

/// REB-BASE-05, REB-MOVE-06: a leader in the base space holds units in it, not units that move to it.
#[test]
fn units_come_to_a_base_space_with_a_leader() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 x-wing")
        .leaders("rebel-base", ["mon-mothma"])
        .units("hoth", "1 y-wing")
        .units("endor", "1 corellian-corvette, 1 rebel-trooper")
        .units("sullust", "1 x-wing")
        .pool(["jan-dodonna", "general-rieekan"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate rebel-base", "with jan-dodonna"]);
            t.can_choose_exactly(["all from endor", "all from hoth", "done", "from endor", "from hoth"]);
            t.choose_each(["all from hoth", "all from endor", "done"]);
            t.expect_units("rebel-base", Rebels, "1 x-wing, 1 y-wing, 1 corellian-corvette, 1 rebel-trooper");
            t.choose("pass");
            t.choose_each(["activate hoth", "with general-rieekan"]);
            t.can_choose_exactly(["done"]);
            t.choose("done");
        });
}

/// REB-BASE-08, REB-MOVE-12: four fighters arrive from several systems. They are not ground units and do not find the
/// base.
#[test]
fn fighters_find_no_base() {
    scene()
        .base("hoth")
        .units("rebel-base", "2 x-wing")
        .units("hoth", "1 rebel-trooper")
        .units("coruscant", "4 tie-fighter")
        .pool(["soontir-fel"])
        .actions(["scouting-mission"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use scouting-mission soontir-fel", "place hoth", "all from coruscant", "done"]);
            t.expect_revealed(false);
            t.expect_units("hoth", Empire, "4 tie-fighter");
            t.expect_combat(None);
            t.leave_open();
        });
}
