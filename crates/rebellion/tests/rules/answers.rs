//! Decisions of the team game that are easily given to the wrong player. [`super::questions`] covers all decisions.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::{Frame, Stage};
use rebellion::{Bits, Players, Role};
use table::Seat;

use crate::support::layout::Layout;
use crate::support::{Blank, Special, scene};

const ADMIRAL: Seat = Seat::new(0);
const GENERAL: Seat = Seat::new(1);
const IMPERIAL_ADMIRAL: Seat = Seat::new(2);
const IMPERIAL_GENERAL: Seat = Seat::new(3);

fn team() -> Layout {
    scene().players(Players::Four)
}

/// REB-TEAM-22: the general plays the card on the ground and draws for it.
#[test]
fn the_general_draws_for_a_ground_brilliant_strategy() {
    let story = |units: &'static str, card: &'static str, draws: [&'static str; 2], seat: Seat| {
        team()
            .units("naboo", units)
            .pool(["moff-jerjerrod"])
            .draws([card])
            .draws(draws)
            .rolls([Special, Blank])
            .turn_of(Role::ImperialGeneral)
            .play(|t| {
                t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
                t.choose_as(seat, &format!("play {card}"));
                t.can_choose_exactly_as(seat, ["draw 0", "draw 1"]);
                t.choose_as(seat, "draw 0");
                t.can_choose_exactly_as(seat, ["draw 0", "draw 1"]);
                t.choose_as(seat, "draw 1");
                t.leave_open();
            });
    };
    let drawn = ["space-no-escape", "ground-escape-plan"];
    story("1 at-st, 1 rebel-trooper", "ground-brilliant-strategy", drawn, IMPERIAL_GENERAL);
    story("1 assault-carrier, 1 x-wing", "space-brilliant-strategy", drawn, IMPERIAL_ADMIRAL);
}

/// REB-TEAM-17, REB-BASE-17: the player who revealed Rapid Mobilization decides, although the phase is over.
#[test]
fn whoever_revealed_rapid_mobilization_decides_at_the_end() {
    let story = |leaders: &[&'static str], turn: Role, seat: Seat, cards: usize| {
        let first = leaders[0];
        let laid = match *leaders {
            [one] => team().assigned("rapid-mobilization", [one]),
            [one, two] => team().assigned("rapid-mobilization", [one, two]),
            _ => panic!("one or two leaders"),
        };
        laid.turn_of(turn).play(|t| {
            t.choose_as(seat, &format!("reveal rapid-mobilization {first}"));
            while matches!(t.state().frames.last(), Some(Frame::Command { .. })) {
                t.choose("pass");
            }
            t.can_choose_exactly_as(seat, ["gather", "pass", "relocate"]);
            t.choose_as(seat, "relocate");
            assert_eq!(t.state().limbo.len(), cards);
            t.expect_to_act([seat]);
            t.choose_as(seat, "pass");
            t.leave_open();
        });
    };
    story(&["mon-mothma"], Role::RebelAdmiral, ADMIRAL, 4);
    story(&["general-rieekan"], Role::RebelGeneral, GENERAL, 4);
    story(&["mon-mothma", "general-rieekan"], Role::RebelGeneral, GENERAL, 8);
}

/// REB-TEAM-26: Blindside is used by the player who holds it, when that player reveals a mission of a leader it shows.
#[test]
fn blindside_is_its_holders() {
    let held = |general: bool, on: &'static str, turn: Role| {
        team()
            .loyal(Rebels, ["naboo"])
            .assigned("gather-intel", [on])
            .actions(["blindside"])
            .with(move |_, s| {
                s.actions[Empire.idx()].of_general = if general { Bits::only(4) } else { Bits::EMPTY };
            })
            .turn_of(turn)
    };
    let (admiral, general) = (Role::ImperialAdmiral, Role::ImperialGeneral);
    held(true, "janus-greejatus", admiral).play(|t| {
        t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["pass", "reveal gather-intel janus-greejatus"]);
    });
    held(false, "boba-fett", general).play(|t| {
        t.can_choose_exactly_as(IMPERIAL_GENERAL, ["pass", "reveal gather-intel boba-fett"]);
    });
    held(false, "janus-greejatus", admiral).play(|t| {
        let both = ["blindside gather-intel janus-greejatus", "reveal gather-intel janus-greejatus"];
        t.can_choose_exactly_as(IMPERIAL_ADMIRAL, both.into_iter().chain(["pass"]));
    });
    held(true, "boba-fett", general).play(|t| {
        let both = ["blindside gather-intel boba-fett", "reveal gather-intel boba-fett"];
        t.can_choose_exactly_as(IMPERIAL_GENERAL, both.into_iter().chain(["pass"]));
    });
}

/// REB-TEAM-26, REB-ACTION-07: the holder also decides about The Millennium Falcon.
#[test]
fn a_card_used_at_once_is_its_holders() {
    for (general, seat) in [(true, GENERAL), (false, ADMIRAL)] {
        team()
            .pool(["han-solo", "chewbacca"])
            .actions(["the-millennium-falcon"])
            .with(move |_, s| {
                s.actions[Rebels.idx()].of_general = if general { Bits::only(15) } else { Bits::EMPTY };
            })
            .stage(Stage::Recruited)
            .play(|t| {
                t.can_choose_exactly_as(seat, ["leader chewbacca", "leader han-solo"]);
                t.choose_as(seat, "leader chewbacca");
                t.leave_open();
            });
    }
}

/// REB-BASE-25, REB-TEAM-17: Contingency Plan lets the mission be resolved twice. The Rebels choose the order if it
/// matters.
#[test]
fn two_rapid_mobilizations_are_settled_one_after_the_other() {
    let twice = |leaders: usize| {
        let laid = match leaders {
            1 => scene().assigned("rapid-mobilization", ["mon-mothma"]),
            _ => scene().assigned("rapid-mobilization", ["mon-mothma", "general-rieekan"]),
        };
        laid.units("naboo", "1 rebel-transport")
            .units("rodia", "1 x-wing")
            .assigned("contingency-plan", ["admiral-ackbar"])
            .rebels_turn()
    };
    let reveal = [
        "reveal rapid-mobilization mon-mothma",
        "pass",
        "reveal contingency-plan admiral-ackbar",
        "assign rapid-mobilization admiral-ackbar",
        "reveal rapid-mobilization admiral-ackbar",
        "pass",
    ];
    twice(1).play(|t| {
        t.choose_each(reveal);
        t.can_choose_exactly(["gather", "pass", "relocate"]);
        t.choose_each(["gather", "all from naboo", "done"]);
        t.can_choose_exactly(["gather", "pass", "relocate"]);
        t.choose_each(["gather", "all from rodia", "done"]);
        t.expect_units("rebel-base", Rebels, "1 x-wing, 1 rebel-transport");
        t.leave_open();
    });
    for (first, cards) in [("count 1", [4, 8]), ("count 2", [8, 4])] {
        twice(2).play(|t| {
            t.choose_each(reveal);
            t.can_choose_exactly(["count 1", "count 2"]);
            t.choose(first);
            for n in cards {
                t.can_choose_exactly(["gather", "pass", "relocate"]);
                t.choose("relocate");
                assert_eq!(t.state().limbo.len(), n);
                t.choose("pass");
            }
            t.leave_open();
        });
    }
}

/// REB-OPEN-40: one leader of Contingency Plan is assigned again, the other returns to the pool.
#[test]
fn contingency_plan_with_two_leaders_sends_one_on() {
    scene().assigned("contingency-plan", ["lando-calrissian", "mon-mothma"]).rebels_turn().play(|t| {
        t.choose("reveal contingency-plan mon-mothma");
        let missions = ["build-alliance", "infiltration", "rapid-mobilization", "sabotage"];
        let both = missions.iter().flat_map(|m| ["lando-calrissian", "mon-mothma"].map(|l| format!("assign {m} {l}")));
        let all: Vec<String> = both.collect();
        t.can_choose_exactly(all.iter().map(String::as_str));
        t.choose("assign build-alliance mon-mothma");
        t.expect_in_pool("lando-calrissian");
        t.choose("pass"); // the Empire
        t.can_choose("activate naboo");
        t.can_choose("reveal build-alliance mon-mothma");
        t.choose("activate naboo");
        t.can_choose_exactly(["with lando-calrissian"]);
        t.choose_each(["with lando-calrissian", "done"]);
    });
}
