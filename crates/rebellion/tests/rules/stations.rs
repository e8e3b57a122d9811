//! Death Stars, finished or not, in combination with queues, supply and combat.

use rebellion::Side::{Empire, Rebels};
use rebellion::Unit;
use rebellion::frame::Stage;

use crate::support::layout::Layout;
use crate::support::{Blank, Direct, EMPIRE, Hit, REBELS, scene};

/// REB-DS-03, REB-DS-05, REB-DS-06: the second one waits until there is another unfinished Death Star.
#[test]
fn of_two_queued_death_stars_one_takes_the_place_of_the_unfinished_one() {
    scene()
        .units("dathomir", "1 death-star-under-construction")
        .queued(1, "2 death-star")
        .stage(Stage::EmpireDeploys)
        .play(|t| {
            t.can_choose_exactly(["deploy death-star dathomir", "done"]);
            t.choose("deploy death-star dathomir");
            t.expect_units("dathomir", Empire, "1 death-star");
            t.expect_queue(Empire, 1, "1 death-star");
            t.leave_open();
        });
}

/// REB-DS-03, REB-LIMIT-02: the piece of the unfinished Death Star is in play, so only the queue gets a unit.
#[test]
fn a_second_construction_queues_another_death_star() {
    scene()
        .units("dathomir", "1 death-star-under-construction")
        .queued(2, "1 death-star")
        .assigned("construct-death-star", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal construct-death-star grand-moff-tarkin", "at yavin"]);
            t.expect_units("yavin", Empire, "");
            t.expect_units("dathomir", Empire, "1 death-star-under-construction");
            t.expect_queue(Empire, 3, "1 death-star");
            t.expect_queue(Empire, 2, "1 death-star");
        });
}

/// REB-DS-07: if the unfinished one is lost, so are all Death Stars in the queue, because they have no place to go.
#[test]
fn all_queued_death_stars_are_lost_with_the_unfinished_one() {
    scene()
        .units("dathomir", "1 death-star-under-construction")
        .units("yavin", "1 x-wing")
        .queued(2, "1 death-star, 1 tie-fighter")
        .queued(3, "1 death-star")
        .pool(["jan-dodonna"])
        .rolls([Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate dathomir", "with jan-dodonna", "all from yavin", "done"]);
            t.fight_on();
            t.expect_units("dathomir", Empire, "");
            t.expect_queue(Empire, 2, "1 tie-fighter");
            t.expect_queue(Empire, 3, "");
            assert_eq!(t.state().supply[Empire.idx()].n(Unit::DeathStar), 2);
        });
}

/// REB-DS-07, REB-LIMIT-03: destroying the unfinished one for the supply destroys the one in the queue, too.
#[test]
fn whoever_gives_up_the_unfinished_one_loses_the_other() {
    scene()
        .loyal(Empire, ["corellia"])
        .units("dathomir", "1 death-star-under-construction")
        .queued(2, "1 death-star")
        .supply("0 star-destroyer")
        .stage(Stage::EmpireBuilds)
        .play(|t| {
            t.can_choose("free death-star-under-construction dathomir");
            t.choose("free death-star-under-construction dathomir");
            t.expect_queue(Empire, 2, "");
            t.leave_open();
        });
}

/// REB-DS-05, REB-DEPLOY-05, REB-DEPLOY-09, REB-OPEN-20: Rebel ships keep it in box 1, but ground units do not.
#[test]
fn a_death_star_waits_for_rebel_ships_only() {
    let site = |rebels: &'static str| {
        scene()
            .units("dathomir", "1 death-star-under-construction, 1 stormtrooper")
            .units("dathomir", rebels)
            .queued(1, "1 death-star")
            .stage(Stage::EmpireDeploys)
    };
    site("1 rebel-trooper").play(|t| {
        t.can_choose_exactly(["deploy death-star dathomir", "done"]);
        t.choose("deploy death-star dathomir");
        t.expect_units("dathomir", Empire, "1 death-star, 1 stormtrooper");
        t.expect_combat(None);
        t.leave_open();
    });
    site("1 rebel-transport").play(|t| {
        t.expect_queue(Empire, 1, "1 death-star");
        t.expect_units("dathomir", Empire, "1 death-star-under-construction, 1 stormtrooper");
        t.leave_open();
    });
}

/// REB-DS-05, REB-DS-06: a project deploys it early, and only where the unfinished one is.
#[test]
fn a_project_finishes_the_death_star_early() {
    scene()
        .units("dathomir", "1 death-star-under-construction")
        .units("sullust", "1 tie-fighter")
        .queued(2, "1 death-star, 1 tie-fighter")
        .assigned("oversee-project", ["grand-moff-tarkin"])
        .assigned("oversee-project", ["general-tagge"])
        .empires_turn()
        .play(|t| {
            t.choose("reveal oversee-project grand-moff-tarkin");
            t.can_choose_exactly(["at dathomir", "at sullust"]);
            t.choose("at sullust");
            t.can_choose_exactly(["queued tie-fighter 2"]);
            t.choose("queued tie-fighter 2");
            t.choose("pass"); // the Rebels
            t.choose_each(["reveal oversee-project general-tagge", "at dathomir"]);
            t.can_choose_exactly(["queued death-star 2"]);
            t.choose("queued death-star 2");
            t.expect_units("dathomir", Empire, "1 death-star");
            t.expect_queue(Empire, 2, "");
        });
}

/// REB-DS-02, REB-COMP-13: a queued Death Star has no health that a raid could destroy, and no icon.
#[test]
fn raids_on_the_queue_leave_the_death_star() {
    let queue = || {
        scene()
            .units("sullust", "1 stormtrooper")
            .units("dathomir", "1 death-star-under-construction")
            .queued(3, "1 death-star, 1 super-star-destroyer, 1 star-destroyer")
    };
    queue().assigned("rogue-squadron-raid", ["wedge-antilles"]).rebels_turn().play(|t| {
        t.choose_each(["reveal rogue-squadron-raid wedge-antilles", "at sullust"]);
        t.can_choose_exactly(["done", "queued star-destroyer 3"]);
        t.choose("done");
    });
    queue().loyal(Empire, ["corellia"]).assigned("demolition", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose_each(["reveal demolition chewbacca", "at corellia"]);
        t.expect_queue(Empire, 3, "1 death-star, 1 super-star-destroyer");
    });
}

/// REB-DS-09, REB-RETREAT-10, REB-DS-18: when the Death Star is gone, the remaining ships and its troops can retreat.
#[test]
fn an_empire_without_its_death_star_may_retreat() {
    scene()
        .units("naboo", "1 death-star, 1 star-destroyer, 1 stormtrooper")
        .leaders("naboo", ["general-tagge"])
        .units("rodia", "2 x-wing, 1 mon-calamari-cruiser")
        .objectives(["death-star-plans-2"])
        .pool(["jan-dodonna"])
        .rolls([Blank; 11])
        .rolls([Direct, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(REBELS, "score death-star-plans-2");
            t.choose("score death-star-plans-2");
            t.expect_units("naboo", Empire, "1 star-destroyer, 1 stormtrooper");
            t.expect_track(1, 12);
            t.fight_until(EMPIRE, "retreat general-tagge");
            t.leave_open();
        });
}

/// REB-DS-04, REB-RETREAT-10: an unfinished Death Star also prevents a retreat.
#[test]
fn nobody_retreats_from_beside_an_unfinished_death_star() {
    scene()
        .units("dathomir", "1 death-star-under-construction, 1 star-destroyer")
        .leaders("dathomir", ["general-tagge"])
        .units("yavin", "2 x-wing")
        .pool(["jan-dodonna"])
        .rolls([Blank; 5])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate dathomir", "with jan-dodonna", "all from yavin", "done"]);
            let offers = t.offers_of_a_round(EMPIRE);
            assert!(!offers.iter().any(|w| w.starts_with("retreat")), "{offers:?}");
            t.leave_open();
        });
}

/// REB-COMBAT-38, REB-COMBAT-40: transports are lost first, although the only enemy is an unfinished Death Star.
#[test]
fn transports_do_not_outlast_an_unfinished_death_star() {
    scene()
        .units("dathomir", "1 death-star-under-construction")
        .units("yavin", "1 rebel-transport")
        .queued(3, "1 death-star")
        .pool(["jan-dodonna"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate dathomir", "with jan-dodonna", "all from yavin", "done"]);
            t.fight_until(REBELS, "retreat jan-dodonna");
            t.choose("pass");
            t.expect_units("dathomir", Rebels, "");
            t.expect_units("dathomir", Empire, "1 death-star-under-construction");
            t.expect_queue(Empire, 3, "1 death-star");
        });
}

/// REB-DS-15, REB-DS-18: a Death Star has room for eight units. The Empire chooses the excess, not counting fighters.
#[test]
fn a_death_star_carries_eight_in_the_system_it_destroys() {
    scene()
        .units("naboo", "1 death-star, 7 stormtrooper, 2 at-st, 4 tie-fighter")
        .units("naboo", "1 x-wing, 2 rebel-trooper, 1 ion-cannon")
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at naboo"]);
            t.can_choose_exactly(["destroy at-st", "destroy stormtrooper"]);
            t.expect_units("naboo", Rebels, "1 x-wing");
            t.choose("destroy stormtrooper");
            t.choose("system utapau");
            t.expect_units("naboo", Empire, "4 tie-fighter, 1 death-star, 6 stormtrooper, 2 at-st");
            t.expect_combat(None); // no unit has moved
        });
}

/// REB-DS-14, REB-DS-20: a destroyed system can be the target again, for the loyalty.
#[test]
fn a_destroyed_system_may_be_the_target_again() {
    scene()
        .destroyed(["naboo", "utapau"])
        .units("naboo", "1 death-star")
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at naboo"]);
            // Only one system of the region is still populous.
            t.choose("system sullust");
            t.expect_loyal("sullust", Some(Empire));
        });
}

/// REB-ACTION-06, REB-DS-11: the station fires before the battle; an unfinished one is enough.
#[test]
fn an_unfinished_death_star_is_fully_operational() {
    scene()
        .units("dathomir", "1 death-star-under-construction, 1 stormtrooper")
        .units("yavin", "1 mon-calamari-cruiser, 1 x-wing")
        .leaders("dathomir", ["moff-jerjerrod"])
        .actions(["fully-operational"])
        .pool(["jan-dodonna"])
        .rolls([Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate dathomir", "with jan-dodonna", "all from yavin", "done"]);
            t.can_choose_exactly_as(EMPIRE, ["pass", "use fully-operational moff-jerjerrod"]);
            t.choose("use fully-operational moff-jerjerrod");
            t.can_choose_exactly(["destroy mon-calamari-cruiser", "destroy x-wing"]);
            t.choose("destroy mon-calamari-cruiser");
            t.fight_on();
            t.expect_units("dathomir", Empire, "1 stormtrooper");
        });
}

/// The Rebels attack a Death Star and its escort with fighters.
fn trench(escort: &'static str) -> Layout {
    scene()
        .units("naboo", "1 death-star")
        .units("naboo", escort)
        .units("rodia", "2 x-wing")
        .objectives(["death-star-plans-2", "death-star-plans-3", "major-victory"])
        .pool(["jan-dodonna"])
        .rebels_turn()
}

/// REB-DS-10, REB-DS-11, REB-OBJ-08: the other copy must wait for the next round, and after a success no other
/// objective can be scored.
#[test]
fn two_plans_are_tried_one_in_each_round() {
    trench("").rolls([Blank; 6]).rolls([Blank, Blank, Hit]).rolls([Blank; 6]).rolls([Blank, Direct, Hit]).play(|t| {
        t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
        t.fight_until(REBELS, "score death-star-plans-2");
        t.can_choose_exactly(["pass", "score death-star-plans-2", "score death-star-plans-3"]);
        t.choose("score death-star-plans-2");
        t.expect_track(1, 14);
        t.fight_until(REBELS, "score death-star-plans-2");
        t.can_choose_exactly(["pass", "score death-star-plans-2", "score death-star-plans-3"]);
        t.choose("score death-star-plans-3");
        t.expect_track(1, 12);
        t.expect_units("naboo", Empire, "");
        t.expect_combat(None);
    });
}

/// REB-DS-08, REB-OBJ-08: after another objective was scored, the plans cannot be played.
#[test]
fn plans_are_not_tried_after_another_objective_of_the_combat() {
    trench("3 tie-fighter").units("rodia", "2 x-wing").rolls([Hit, Hit, Hit, Blank]).rolls([Blank; 19]).play(|t| {
        t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
        t.fight_until(REBELS, "score death-star-plans-2");
        t.choose("pass");
        t.can_choose_exactly_as(REBELS, ["pass", "score major-victory"]);
        t.choose("score major-victory");
        t.fight_a_round();
        let offers = t.offers_of_a_round(REBELS);
        assert!(!offers.is_empty() && !offers.iter().any(|w| w.starts_with("score")), "{offers:?}");
        t.leave_open();
    });
}
