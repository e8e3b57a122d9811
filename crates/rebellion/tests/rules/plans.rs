//! The plans of the Death Star.

use rebellion::Side::Empire;
use rebellion::{Event, Objective, Ring, Side};
use table::{Game, Viewer, ZoneRole};

use crate::support::layout::Layout;
use crate::support::{Blank, Direct, EMPIRE, Hit, REBELS, Special, scene};

const PLANS: &str = "score death-star-plans-2";

/// An X-wing attacks Endor, where these units are.
fn at_endor(units: &'static str) -> Layout {
    scene()
        .units("endor", units)
        .units("bespin", "1 x-wing")
        .pool(["wedge-antilles"])
        .objectives(["death-star-plans-2"])
        .rebels_turn()
}

const ATTACK: [&str; 4] = ["activate endor", "with wedge-antilles", "all from bespin", "done"];

/// REB-DS-12
#[test]
fn the_plans_work_against_an_unfinished_death_star() {
    at_endor("1 death-star-under-construction").queued(2, "1 death-star").rolls([Blank, Blank, Direct, Blank]).play(
        |t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, PLANS);
            t.choose(PLANS);
            t.expect_units("endor", Empire, "");
            t.expect_queue(Empire, 2, "");
            t.expect_track(1, 12);
            t.leave_open();
        },
    );
}

/// REB-DS-12: with a Death Star and an unfinished one, the Rebels choose which one the plans destroy.
#[test]
fn the_rebels_choose_which_death_star_is_destroyed() {
    let story = |pick: &'static str, left: &'static str, queue: &'static str| {
        at_endor("1 death-star, 1 death-star-under-construction")
            .queued(3, "1 death-star")
            .rolls([Blank, Blank, Blank, Blank, Blank, Blank, Direct, Blank])
            .play(|t| {
                t.choose_each(ATTACK);
                t.fight_until(REBELS, PLANS);
                t.choose(PLANS);
                t.can_choose_exactly_as(REBELS, ["destroy death-star", "destroy death-star-under-construction"]);
                t.expect_track(1, 14);
                t.choose(pick);
                t.expect_track(1, 12);
                t.expect_units("endor", Empire, left);
                t.expect_queue(Empire, 3, queue);
                t.leave_open();
            });
    };
    story("destroy death-star-under-construction", "1 death-star", "");
    // The unfinished one cannot keep fighting against ships.
    story("destroy death-star", "1 death-star-under-construction", "1 death-star");
}

/// REB-DS-13
#[test]
fn the_plans_do_not_reach_another_system() {
    scene()
        .units("sullust", "1 death-star")
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .objectives(["death-star-plans-2"])
        .pool(["moff-jerjerrod"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
            let (_, offers) = t.witness();
            assert!(!offers.contains(&PLANS.to_owned()), "{offers:?}");
            t.expect_units("sullust", Empire, "1 death-star");
            t.leave_open();
        });
}

/// REB-OPEN-09: neither hits nor specials destroy it.
#[test]
fn only_a_direct_hit_destroys_the_death_star() {
    at_endor("1 death-star").rolls([Blank, Blank, Blank, Blank, Blank, Hit, Special, Hit]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(REBELS, PLANS);
        t.choose(PLANS);
        t.expect_event(Event::PlansFailed { objective: Objective(5) });
        t.expect_units("endor", Empire, "1 death-star");
        t.expect_track(1, 14);
        t.leave_open();
    });
}

/// REB-OPEN-11
#[test]
fn failed_plans_may_be_tried_again_in_a_later_round() {
    let round = [Blank, Blank, Blank, Blank, Blank];
    let fails = [Blank, Blank, Blank];
    at_endor("1 death-star").rolls(round).rolls(fails).rolls(round).rolls([Blank, Blank, Direct]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(REBELS, PLANS);
        t.choose(PLANS);
        t.cannot_choose_as(REBELS, PLANS); // once per round
        t.fight_until(REBELS, PLANS);
        assert_eq!(t.state().combat.round, 2);
        t.choose(PLANS);
        t.expect_units("endor", Empire, "");
        t.expect_track(1, 12);
        assert!(!t.state().force(t.game().db().system("endor").expect("a system"), Side::Rebels).is_empty());
        t.leave_open();
    });
}

/// REB-COMP-20, REB-RING-01: both sides see the three dice while Yoda is offered; the dice have no color.
#[test]
fn both_sides_see_the_dice_of_the_plans() {
    at_endor("1 death-star")
        .ring(Ring::Yoda, "luke-skywalker")
        .pool(["luke-skywalker"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Hit, Special, Hit, Direct])
        .play(|t| {
            t.choose_each(["activate endor", "with luke-skywalker", "all from bespin", "done"]);
            t.fight_until(REBELS, PLANS);
            t.expect_dice(Side::Rebels, "");
            t.choose(PLANS);
            t.can_choose_exactly_as(REBELS, ["no", "yes"]);
            for viewer in [Viewer::Seat(REBELS), Viewer::Seat(EMPIRE), Viewer::Spectator] {
                let board = t.game().table_view(&t.game().view(t.state(), viewer));
                let dice = |side: Side| -> Vec<(usize, String)> {
                    let owner = t.game().seats_of(side).lowest();
                    let zones = board.zones.iter().filter(|zone| zone.role == ZoneRole::Dice && zone.owner == owner);
                    let cards = zones.flat_map(|zone| &zone.cards);
                    cards.map(|slot| (slot.count, slot.marks[0].sign.to_string())).collect()
                };
                assert_eq!(dice(Side::Rebels), [(2, "die-hit".to_owned()), (1, "die-special".to_owned())]);
                assert_eq!(dice(Empire), []);
            }
            t.choose("yes");
            t.choose("face 4");
            t.expect_units("endor", Empire, "");
            t.leave_open();
        });
}
