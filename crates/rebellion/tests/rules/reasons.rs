//! The rules named as reasons why a place on the map is not an option.

use rebellion::Side::Empire;
use rebellion::frame::{Frame, Stage};
use rebellion::state::Place;
use rebellion::{Entity, Leader, Role, Verb};
use table::{Game, Target};

use crate::support::layout::site;
use crate::support::{EMPIRE, Play, scene};

/// The place of a system on the map: the target of an option to activate it.
fn spot(t: &Play, slug: &str) -> Target {
    let mut s = *t.state();
    s.at[Leader::Vader.idx()] = Place::Pool;
    s.frames.truncate(0);
    s.frames.push(Frame::Command { role: Role::ImperialAdmiral });
    let option = Verb::Activate.on(Entity::Site(site(t.game(), slug)));
    t.game().points_at(&s, EMPIRE, option).expect("a place on the map")
}

/// The rule that keeps the Empire from choosing this system.
#[track_caller]
fn expect_rule(t: &Play, slug: &str, rule: &str) {
    let reason = t.game().why_not(t.state(), EMPIRE, spot(t, slug)).expect("a reason");
    assert_eq!(reason.rule.0, rule, "{slug}");
}

/// REB-DEPLOY-03 to REB-DEPLOY-06
#[test]
fn a_system_tells_why_nothing_is_deployed_there() {
    scene()
        .loyal(Empire, ["corellia", "mustafar"])
        .units("corellia", "1 y-wing")
        .queued(1, "3 stormtrooper")
        .stage(Stage::EmpireDeploys)
        .play(|t| {
            expect_rule(t, "endor", "REB-DEPLOY-06");
            expect_rule(t, "corellia", "REB-DEPLOY-05");
            expect_rule(t, "naboo", "REB-DEPLOY-03");
            t.choose_each(["deploy stormtrooper mustafar", "deploy stormtrooper mustafar"]);
            expect_rule(t, "mustafar", "REB-DEPLOY-04");
            expect_rule(t, "corellia", "REB-DEPLOY-05");
            t.leave_open();
        });
}

/// REB-MOVE-01, REB-MOVE-04
#[test]
fn a_system_tells_why_nothing_moves_out_of_it() {
    scene().units("sullust", "1 star-destroyer").pool(["darth-vader"]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with darth-vader"]);
        t.can_choose("from sullust");
        expect_rule(t, "endor", "REB-MOVE-01");
        expect_rule(t, "rodia", "REB-MOVE-04");
        t.leave_open();
    });
}
