//! Building, deploying, loyalty, sabotage, movement by effects, and decks that run short.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::{Bits, Event};
use table::{Game, Viewer};

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// REB-BUILD-02
#[test]
fn a_loyal_system_builds_a_unit_for_each_icon() {
    scene().loyal(Rebels, ["kashyyyk"]).stage(Stage::RebelsBuild).play(|t| {
        t.choose_each(["ready", "build x-wing"]);
        // Two at Kashyyyk, one in the base space.
        t.expect_queue(Rebels, 1, "1 x-wing, 3 rebel-trooper");
        t.leave_open();
    });
}

/// REB-OPEN-39
#[test]
fn a_player_may_build_less() {
    scene().loyal(Rebels, ["kashyyyk"]).stage(Stage::RebelsBuild).play(|t| {
        t.choose("by hand");
        t.can_choose_exactly(["build rebel-trooper", "done"]);
        t.choose_each(["done", "build rebel-trooper"]);
        t.can_choose_exactly(["build rebel-transport", "build x-wing", "build y-wing", "done"]);
        t.choose_each(["done", "done"]);
        t.expect_to_act([EMPIRE]);
        t.expect_queue(Rebels, 1, "1 rebel-trooper");
        t.leave_open();
    });
}

/// REB-BUILD-05
#[test]
fn the_rebels_choose_the_kind_for_each_icon() {
    scene().loyal(Rebels, ["mygeeto"]).stage(Stage::RebelsBuild).play(|t| {
        t.choose("ready");
        t.can_choose_exactly(["build rebel-transport", "build x-wing", "build y-wing"]);
        t.choose("build x-wing");
        t.can_choose_exactly(["build ion-cannon", "build shield-generator"]);
        t.choose("build ion-cannon");
        t.can_choose_exactly(["build rebel-transport", "build x-wing", "build y-wing"]); // the base space
        t.choose("build rebel-transport");
        t.expect_queue(Rebels, 2, "1 x-wing, 1 ion-cannon");
        t.expect_queue(Rebels, 1, "1 rebel-transport, 1 rebel-trooper");
        t.leave_open();
    });
}

/// REB-DEPLOY-01
#[test]
fn the_rebels_deploy_first() {
    scene().queued(1, "1 x-wing, 1 stormtrooper").queued(2, "1 at-st").stage(Stage::RebelsDeploy).play(|t| {
        t.expect_to_act([REBELS]);
        t.expect_queue(Empire, 1, "1 stormtrooper"); // the Imperial queue has not advanced yet
        t.choose("deploy x-wing rebel-base");
        t.expect_to_act([EMPIRE]);
        t.expect_queue(Empire, 1, "1 at-st");
        t.choose("deploy stormtrooper coruscant");
        t.expect_units("rebel-base", Rebels, "1 x-wing");
        t.expect_units("coruscant", Empire, "1 stormtrooper");
        t.leave_open();
    });
}

/// REB-DEPLOY-10
#[test]
fn gained_units_stand_there_at_once_despite_sabotage() {
    scene()
        .units("sullust", "1 stormtrooper")
        .sabotaged(["sullust"])
        .assigned("incite-rebellion", ["princess-leia"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal incite-rebellion princess-leia", "at sullust"]);
            t.expect_event(Event::Gained { unit: rebellion::Unit::Trooper, n: 3, site: at(t, "sullust") });
            for space in 1..=3 {
                t.expect_queue(Rebels, space, "");
            }
            t.leave_open();
        });
}

fn at(t: &crate::support::Play, slug: &str) -> rebellion::Site {
    t.game().db().system(slug).expect("a system")
}

/// REB-SABOT-02, REB-OPEN-02
#[test]
fn sabotage_stops_deploying_but_not_the_queue() {
    let sullust = || scene().units("sullust", "1 stormtrooper").sabotaged(["sullust"]).queued(1, "1 at-st");
    sullust().units("corellia", "1 stormtrooper").assigned("oversee-project", ["general-tagge"]).empires_turn().play(
        |t| {
            t.choose("reveal oversee-project general-tagge");
            t.can_choose_exactly(["at corellia"]);
            t.choose_each(["at corellia", "queued at-st 1"]);
            t.expect_units("corellia", Empire, "1 stormtrooper, 1 at-st");
        },
    );
    sullust().assigned("address-delays", ["general-tagge"]).empires_turn().play(|t| {
        t.choose_each(["reveal address-delays general-tagge", "at sullust"]);
        t.expect_queue(Empire, 2, "1 stormtrooper, 1 at-at");
        t.expect_sabotaged("sullust", true);
    });
}

/// REB-SABOT-04
#[test]
fn sabotage_lasts_until_a_mission_repairs_it_or_the_system_is_gone() {
    scene().sabotaged(["coruscant", "naboo"]).pool(["mon-mothma"]).stage(Stage::RoundEnds).play(|t| {
        t.choose_each(["stay mon-mothma", "pass", "pass"]); // a whole round
        t.expect_sabotaged("coruscant", true);
        t.expect_sabotaged("naboo", true);
        t.leave_open();
    });
    scene().sabotaged(["naboo"]).assigned("build-alliance", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
        t.expect_loyal("naboo", Some(Rebels));
        t.expect_sabotaged("naboo", true);
    });
    scene().sabotaged(["coruscant"]).assigned("research-and-development", ["general-tagge"]).empires_turn().play(|t| {
        t.choose_each(["reveal research-and-development general-tagge", "at coruscant", "choose 1"]);
        t.expect_event(Event::Repaired { site: t.game().db().coruscant });
        t.expect_sabotaged("coruscant", false);
    });
    scene()
        .sabotaged(["naboo"])
        .units("naboo", "1 death-star")
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at naboo"]);
            t.expect_sabotaged("naboo", false);
            t.leave_open();
        });
}

/// REB-LOYAL-01
#[test]
fn a_rebel_token_makes_a_rebel_system_and_none_a_neutral_one() {
    let galaxy = || {
        scene()
            .loyal(Rebels, ["naboo", "rodia"])
            .loyal(Empire, ["corellia"])
            .units("rodia", "1 stormtrooper") // occupied, but still Rebel
            .units("sullust", "1 stormtrooper") // occupied and neutral
    };
    galaxy().assigned("gather-intel", ["colonel-yularen"]).empires_turn().play(|t| {
        t.choose("reveal gather-intel colonel-yularen");
        t.can_choose_exactly(["at naboo", "at rodia"]);
        t.leave_open();
    });
    galaxy().pool(["mon-mothma"]).actions(["temporary-alliance"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose("use temporary-alliance mon-mothma");
        for no in ["naboo", "rodia", "corellia", "coruscant"] {
            t.cannot_choose(&format!("place {no}"));
        }
        for yes in ["sullust", "yavin", "kessel"] {
            t.can_choose(&format!("place {yes}"));
        }
        assert_eq!(t.key_texts(REBELS).len(), 32 - 4);
        t.leave_open();
    });
}

/// REB-LOYAL-02
#[test]
fn loyal_and_occupied_systems_are_imperial_and_only_the_former_are_loyal() {
    let galaxy = || scene().loyal(Empire, ["corellia"]).units("sullust", "1 stormtrooper");
    galaxy().assigned("address-delays", ["general-tagge"]).empires_turn().play(|t| {
        t.choose("reveal address-delays general-tagge");
        t.can_choose_exactly(["at corellia", "at coruscant", "at sullust"]);
        t.leave_open();
    });
    galaxy().assigned("research-and-development", ["general-tagge"]).empires_turn().play(|t| {
        t.choose("reveal research-and-development general-tagge");
        t.can_choose_exactly(["at corellia", "at coruscant"]);
        t.leave_open();
    });
}

/// REB-LOYAL-08
#[test]
fn a_system_holds_one_token_of_each_kind() {
    scene().assigned("display-of-power", ["emperor-palpatine"]).empires_turn().play(|t| {
        t.choose_each(["reveal display-of-power emperor-palpatine", "at naboo"]); // two loyalty
        let placed = t.events().iter().filter(|e| matches!(e, Event::Loyal { .. })).count();
        assert_eq!(placed, 1);
        t.expect_loyal("naboo", Some(Empire));
    });
    scene()
        .loyal(Rebels, ["naboo"])
        .units("naboo", "1 stormtrooper")
        .units("sullust", "1 star-destroyer, 2 stormtrooper")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "all from sullust", "done"]);
            let occupied = Event::Occupied { site: at(t, "naboo") };
            assert!(!t.events().contains(&occupied), "it is already occupied");
            t.expect_occupied("naboo", true);
            t.expect_loyal("naboo", Some(Rebels));
        });
}

/// REB-OPEN-14
#[test]
fn whoever_draws_from_too_few_cards_draws_what_is_there() {
    scene()
        .loyal(Rebels, ["naboo"])
        .units("rebel-base", "8 rebel-trooper") // two probe cards
        .with(|g, s| {
            let last = Bits::only(g.db().system("endor").expect("a system").idx());
            s.probes.held = s.probes.deck.minus(last);
            s.probes.deck = last;
        })
        .assigned("gather-intel", ["colonel-yularen"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal gather-intel colonel-yularen", "at naboo"]);
            assert_eq!((t.state().probes.deck.len(), t.state().probes.held.len()), (0, 30));
        });
    let objectives = |left: u8| {
        scene()
            .units("naboo", "1 stormtrooper")
            .with(move |_, s| {
                let bag = s.objectives.bag;
                s.objectives.bag = bag.into_iter().take(left.into()).collect();
                s.objectives.scored = bag.minus(s.objectives.bag);
            })
            .assigned("covert-operation", ["obi-wan-kenobi"]) // draws two, keeps one
            .rebels_turn()
    };
    for left in [0, 1] {
        objectives(left).play(|t| {
            t.choose_each(["reveal covert-operation obi-wan-kenobi", "at naboo"]);
            assert_eq!(t.state().objectives.hand.len(), usize::from(left));
            t.expect_to_act([EMPIRE]);
        });
    }
}

/// REB-OPEN-38
#[test]
fn what_both_do_at_the_same_moment_the_rebels_do_first() {
    scene()
        .hand(["daring-rescue", "daring-rescue", "hidden-fleet", "hidden-fleet", "hit-and-run"])
        .hand(["interrogation", "interrogation", "detained", "address-delays", "carbon-freezing"])
        .stage(Stage::DrawMissions)
        .play(|t| {
            // 4 + 5 + 2 is 11 for each.
            t.expect_to_act([REBELS]);
            t.choose("discard hit-and-run");
            t.expect_to_act([EMPIRE]);
            t.choose("discard detained");
            t.leave_open();
        });
}

/// REB-OPEN-10
#[test]
fn the_hand_that_is_shown_is_that_of_objectives() {
    scene()
        .units("naboo", "1 stormtrooper")
        .captive("mon-mothma", "naboo")
        .objectives(["crippling-blow", "liberation"])
        .hand(["hit-and-run"])
        .assigned("interrogation", ["darth-vader"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal interrogation darth-vader", "against mon-mothma"]);
            let shown = t.events().iter().filter(|e| matches!(e, Event::ShownObjective { .. })).count();
            assert_eq!(shown, 2);
            assert_eq!(t.state().objectives.hand.len(), 2, "the objectives are back in hand");
            let theirs = t.game().view(t.state(), Viewer::Seat(EMPIRE));
            assert!(theirs.missions[Rebels.idx()].hand.is_none(), "missions stay hidden");
        });
}

/// REB-OPEN-26
#[test]
fn passing_is_a_choice_of_an_own_turn() {
    scene().assigned("sabotage", ["chewbacca"]).pool(["darth-vader", "jan-dodonna"]).rebels_turn().play(|t| {
        assert_eq!(t.key_texts(EMPIRE), Vec::<String>::new());
        t.choose_each(["reveal sabotage chewbacca", "at naboo"]);
        t.choose_as(EMPIRE, "pass"); // sends no leader, but has not passed
        t.expect_to_act([EMPIRE]);
        t.can_choose("activate naboo");
        t.choose("pass"); // now it has passed
        t.choose_each(["activate rodia", "with jan-dodonna", "done"]);
        t.expect_to_act([REBELS]);
    });
}

/// REB-LIMIT-02, REB-LIMIT-03: the supply would run out while building, so the player can destroy units before building
/// begins.
#[test]
fn units_are_given_up_before_the_supply_runs_out() {
    scene()
        .loyal(Empire, ["corellia", "mygeeto", "mustafar"])
        .units("rodia", "2 tie-fighter, 1 star-destroyer")
        .supply("2 tie-fighter")
        .stage(Stage::EmpireBuilds)
        .play(|t| {
            // Three icons build fighters, and two fighters are left.
            t.can_choose_exactly_as(EMPIRE, ["done", "free star-destroyer rodia", "free tie-fighter rodia"]);
            t.choose("free tie-fighter rodia");
            t.can_choose_exactly(["by hand", "ready"]);
            t.choose("ready");
            t.expect_queue(Empire, 1, "2 tie-fighter, 1 assault-carrier, 1 at-at"); // units from box 2 have advanced
            t.leave_open();
        });
    // Two icons and two fighters: no question.
    scene()
        .loyal(Empire, ["corellia", "mygeeto"])
        .units("rodia", "2 tie-fighter")
        .supply("2 tie-fighter")
        .stage(Stage::EmpireBuilds)
        .play(|t| {
            t.can_choose_exactly_as(EMPIRE, ["by hand", "ready"]);
            t.leave_open();
        });
}

/// REB-OPEN-21: by the FAQ, only units of a kind that will run out can be destroyed.
#[test]
fn by_the_faq_only_what_will_run_out_is_given_up() {
    scene()
        .rulings(rebellion::Rulings { free_only_what_is_built: true, ..Default::default() })
        .loyal(Empire, ["corellia", "mygeeto", "mustafar"])
        .units("rodia", "2 tie-fighter, 1 star-destroyer")
        .units("ryloth", "8 assault-carrier")
        .units("endor", "10 at-st")
        .supply("2 tie-fighter")
        .stage(Stage::EmpireBuilds)
        .play(|t| {
            // Mustafar builds carriers, which have run out; no system builds AT-STs.
            t.can_choose_exactly_as(EMPIRE, ["done", "free assault-carrier ryloth", "free tie-fighter rodia"]);
            t.leave_open();
        });
}

/// REB-OPEN-21: by the FAQ, units elsewhere of any kind can be destroyed for units gained by an uprising.
#[test]
fn by_the_faq_an_uprising_takes_units_from_elsewhere() {
    let uprising = |faq: bool| {
        scene()
            .rulings(rebellion::Rulings { free_only_what_is_built: faq, ..Default::default() })
            .units("naboo", "1 stormtrooper")
            .units("ryloth", "1 airspeeder")
            .supply("0 airspeeder, 0 corellian-corvette")
            .assigned("public-uprising", ["mon-mothma"])
            .rebels_turn()
    };
    uprising(true).play(|t| {
        t.choose_each(["reveal public-uprising mon-mothma", "at naboo"]);
        t.can_choose_exactly(["done", "free airspeeder ryloth"]);
        t.choose("free airspeeder ryloth");
        t.expect_units("naboo", Rebels, "1 airspeeder");
        t.expect_units("ryloth", Rebels, "");
        t.can_choose_exactly(["build rebel-transport", "build rebel-trooper", "build x-wing", "build y-wing"]);
        t.leave_open();
    });
    uprising(false).play(|t| {
        t.choose_each(["reveal public-uprising mon-mothma", "at naboo"]);
        t.can_choose_exactly(["build rebel-transport", "build rebel-trooper", "build x-wing", "build y-wing"]);
        t.leave_open();
    });
}
