//! The revealed base, and effects that refer to it.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::{REBELS, scene};

/// REB-BASE-14, REB-BASE-02
#[test]
fn nothing_moves_to_the_space_of_a_revealed_base() {
    scene().revealed().units("bespin", "1 x-wing").pool(["jan-dodonna"]).rebels_turn().play(|t| {
        t.cannot_choose("activate rebel-base");
        t.cannot_choose("reveal base");
        t.can_choose("activate hoth");
    });
}

/// REB-BASE-05, REB-BASE-02
#[test]
fn a_hidden_base_takes_units_from_around_its_system() {
    scene().units("bespin", "1 x-wing").units("naboo", "1 x-wing").pool(["jan-dodonna"]).rebels_turn().play(|t| {
        t.choose_each(["activate rebel-base", "with jan-dodonna"]);
        t.can_choose_exactly(["all from bespin", "done", "from bespin"]); // Naboo is far away
        t.choose_each(["all from bespin", "done"]);
        t.expect_units("rebel-base", Rebels, "1 x-wing");
        t.leave_open();
    });
}

/// REB-BASE-15, REB-LEADER-13
#[test]
fn the_rescued_go_to_the_system_of_a_revealed_base() {
    scene()
        .revealed()
        .units("hoth", "1 rebel-trooper")
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .assigned("daring-rescue", ["luke-skywalker"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal daring-rescue luke-skywalker", "at sullust", "leader princess-leia"]);
            t.expect_leader("princess-leia", "hoth");
            t.expect_leader("luke-skywalker", "hoth");
            t.leave_open();
        });
}

/// REB-BASE-24, REB-BASE-16
#[test]
fn a_revealed_base_can_be_replaced() {
    scene()
        .revealed()
        .units("hoth", "1 rebel-trooper")
        .assigned("rapid-mobilization", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal rapid-mobilization mon-mothma");
            t.expect_leader("mon-mothma", "hoth");
            t.choose_each(["pass", "pass"]);
            t.can_choose_exactly(["pass", "relocate"]); // no units are gathered at a revealed base
            t.choose("relocate");
            let place = t.key_texts(REBELS).into_iter().find(|w| w.starts_with("hide")).expect("a place");
            t.choose(&place);
            t.expect_revealed(false);
            t.expect_units("hoth", Rebels, "1 rebel-trooper");
            t.leave_open();
        });
}

/// REB-BASE-20
#[test]
fn the_rebels_may_decline_and_nothing_is_revealed() {
    scene().with(|_, s| s.mobilizing.push(1)).stage(Stage::CommandEnds).play(|t| {
        t.choose("relocate");
        t.choose("pass");
        t.expect_revealed(false);
        let hoth = t.game().db().system("hoth").expect("a system");
        assert_eq!(t.state().base, hoth);
        assert!(t.state().could_be.len() > 20);
        t.leave_open();
    });
}

/// REB-BUILD-07, REB-BUILD-08
#[test]
fn a_besieged_base_builds_nothing() {
    scene().units("rebel-base", "1 x-wing").stage(Stage::RebelsBuild).play(|t| {
        t.choose("ready");
        t.choose("build x-wing");
        t.expect_queue(Rebels, 1, "1 x-wing, 1 rebel-trooper");
        t.leave_open();
    });
    scene().revealed().units("hoth", "1 x-wing, 1 star-destroyer").stage(Stage::RebelsBuild).play(|t| {
        // The Rebels have nothing to build, so the Empire chooses immediately.
        t.expect_to_act([crate::support::EMPIRE]);
        t.expect_queue(Rebels, 1, "");
        t.leave_open();
    });
}

/// REB-DEPLOY-07
#[test]
fn rebels_deploy_at_the_base_while_it_is_hidden() {
    scene().queued(1, "1 x-wing").stage(Stage::RebelsDeploy).play(|t| {
        t.can_choose_exactly(["deploy x-wing rebel-base", "done"]);
        t.choose("deploy x-wing rebel-base");
        t.expect_units("rebel-base", Rebels, "1 x-wing");
        t.leave_open();
    });
}

/// REB-DEPLOY-08, REB-OPEN-03
#[test]
fn the_system_of_a_revealed_base_takes_units_like_any_other() {
    scene()
        .base("naboo")
        .revealed()
        .units("naboo", "1 rebel-trooper")
        .queued(1, "1 x-wing")
        .loyal(Rebels, ["ryloth"])
        .stage(Stage::RebelsDeploy)
        .play(|t| {
            t.can_choose_exactly(["deploy x-wing ryloth", "done"]); // Naboo is not loyal
            t.choose("done");
            t.leave_open();
        });
}

/// REB-COMBAT-45, REB-OPEN-12, REB-OPEN-36
#[test]
fn revealing_the_base_beside_enemies_begins_a_combat() {
    scene()
        .units("hoth", "1 star-destroyer")
        .units("rebel-base", "2 x-wing")
        .leaders("rebel-base", ["jan-dodonna"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal base");
            t.expect_combat(Some("hoth"));
            assert_eq!(t.state().combat.active, Rebels);
            t.leave_open();
        });
}

/// REB-OCC-03
#[test]
fn an_occupied_rebel_system_serves_the_rebels_no_more() {
    scene()
        .loyal(Rebels, ["naboo", "ryloth"])
        .units("naboo", "1 stormtrooper")
        .queued(1, "1 x-wing")
        .stage(Stage::RebelsDeploy)
        .play(|t| {
            t.can_choose_exactly(["deploy x-wing rebel-base", "deploy x-wing ryloth", "done"]);
            t.choose("done");
            t.leave_open();
        });
}

/// REB-OCC-06, REB-LOYAL-07
#[test]
fn rebel_loyalty_lies_under_the_occupation_token() {
    scene().units("naboo", "1 stormtrooper").assigned("build-alliance", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
        t.expect_loyal("naboo", Some(Rebels));
        t.expect_occupied("naboo", true);
        t.leave_open();
    });
}

/// REB-OCC-08, REB-LOYAL-06
#[test]
fn a_lost_imperial_system_with_troops_is_occupied() {
    scene()
        .loyal(Empire, ["naboo"])
        .units("naboo", "1 stormtrooper")
        .assigned("build-alliance", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
            t.expect_loyal("naboo", None);
            t.expect_occupied("naboo", true);
            t.leave_open();
        });
}

/// REB-LOYAL-10, REB-LOYAL-11
#[test]
fn remote_systems_take_no_tokens() {
    scene().units("endor", "1 star-destroyer, 1 stormtrooper").pool(["darth-vader"]).empires_turn().play(|t| {
        t.expect_occupied("endor", false);
        t.expect_loyal("endor", None);
    });
}

/// REB-OPEN-15
#[test]
fn loyalty_where_there_is_loyalty_changes_nothing() {
    scene().loyal(Rebels, ["naboo"]).assigned("build-alliance", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
        t.expect_loyal("naboo", Some(Rebels));
        t.leave_open();
    });
}

/// REB-OPEN-31: the other ruling excludes occupied systems.
#[test]
fn by_the_other_reading_an_occupied_system_is_no_rebel_system() {
    for (strict, there) in [(false, true), (true, false)] {
        scene()
            .rulings(rebellion::Rulings { occupied_is_not_rebel: strict, ..Default::default() })
            .loyal(Rebels, ["naboo", "ryloth"])
            .units("naboo", "1 stormtrooper")
            .assigned("gather-intel", ["colonel-yularen"])
            .empires_turn()
            .play(|t| {
                t.choose("reveal gather-intel colonel-yularen");
                let words = t.key_texts(crate::support::EMPIRE);
                assert_eq!(words.contains(&"at naboo".to_owned()), there);
                t.choose("at ryloth");
            });
    }
}

/// REB-LIMIT-03, REB-OPEN-21, REB-LIMIT-02
#[test]
fn units_may_be_given_up_for_the_supply() {
    for (strict, other) in [(false, true), (true, false)] {
        scene()
            .rulings(rebellion::Rulings { free_only_what_is_built: strict, ..Default::default() })
            .loyal(Empire, ["corellia"])
            .units("corellia", "8 star-destroyer, 1 tie-fighter")
            .stage(Stage::EmpireBuilds)
            .play(|t| {
                let words = t.key_texts(crate::support::EMPIRE);
                assert!(words.contains(&"free star-destroyer corellia".to_owned()));
                assert_eq!(words.contains(&"free tie-fighter corellia".to_owned()), other);
                t.choose("free star-destroyer corellia");
                t.choose("ready");
                t.expect_units("corellia", Empire, "1 tie-fighter, 7 star-destroyer");
                t.leave_open();
            });
    }
}

/// REB-LIMIT-04
#[test]
fn an_empty_mission_deck_is_renewed() {
    scene()
        .with(|g, s| {
            for m in 0..53 {
                if g.db().mission[m].side == Rebels && s.deck[m] > 0 {
                    s.discard[m] += std::mem::take(&mut s.deck[m]);
                }
            }
        })
        .stage(Stage::DrawMissions)
        .play(|t| {
            let discarded: u8 = (0..24).map(|m| t.state().discard[m]).sum();
            assert_eq!(discarded, 0, "all cards were shuffled back");
            t.leave_open();
        });
}
