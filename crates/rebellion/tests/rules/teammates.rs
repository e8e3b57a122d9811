//! What teammates share, and what each of them decides for both.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::{Event, Leader, Players, Ring, Role, Side};
use table::Seat;

use crate::support::layout::Layout;
use crate::support::{Blank, Hit, scene};

const ADMIRAL: Seat = Seat::new(0);
const GENERAL: Seat = Seat::new(1);
const IMPERIAL_ADMIRAL: Seat = Seat::new(2);
const IMPERIAL_GENERAL: Seat = Seat::new(3);

fn team() -> Layout {
    scene().players(Players::Four)
}

/// REB-TEAM-04
#[test]
fn either_team_mate_moves_any_units_of_the_team() {
    let forces = || team().units("rodia", "1 corellian-corvette, 1 rebel-trooper");
    let story = |layout: Layout, seat: Seat, with: &'static str| {
        layout.play(|t| {
            t.expect_to_act([seat]);
            t.choose_each(["activate naboo", with, "all from rodia", "done"]);
            t.expect_units("naboo", Rebels, "1 corellian-corvette, 1 rebel-trooper");
        });
    };
    story(forces().pool(["princess-leia"]).turn_of(Role::RebelGeneral), GENERAL, "with princess-leia");
    story(forces().pool(["jan-dodonna"]).turn_of(Role::RebelAdmiral), ADMIRAL, "with jan-dodonna");
}

/// REB-TEAM-17
#[test]
fn whoever_revealed_a_mission_chooses_and_all_leaders_of_the_team_roll() {
    let naboo = |mission: &'static str, by: &'static str, other: &'static str| {
        team()
            .units("naboo", "1 stormtrooper")
            .leaders("naboo", [other])
            .assigned(mission, [by])
            .pool(["grand-moff-tarkin"])
            .rolls([Hit, Hit, Blank, Blank, Blank])
            .draws(["rebel-assault", "crippling-blow"])
    };
    let story = |layout: Layout, seat: Seat, by: &'static str| {
        layout.play(|t| {
            t.choose(&format!("reveal infiltration {by}"));
            t.choose_each(["at naboo", "send grand-moff-tarkin"]);
            let dice = |side: Side| {
                t.events().iter().filter(|e| matches!(e, Event::Die { side: s, .. } if *s == side)).count()
            };
            assert_eq!((dice(Rebels), dice(Empire)), (4, 1), "both Rebel leaders have two icons");
            t.can_choose_exactly_as(seat, ["top crippling-blow", "top rebel-assault"]);
            t.choose_as(seat, "top rebel-assault");
        });
    };
    let admirals = naboo("infiltration", "jan-dodonna", "princess-leia").turn_of(Role::RebelAdmiral);
    story(admirals, ADMIRAL, "jan-dodonna");
    let generals = naboo("infiltration", "princess-leia", "jan-dodonna").turn_of(Role::RebelGeneral);
    story(generals, GENERAL, "princess-leia");
}

/// REB-TEAM-23
#[test]
fn either_team_mate_may_retreat_and_the_team_only_once() {
    team()
        .loyal(Rebels, ["rodia"])
        .units("sullust", "1 assault-carrier, 1 stormtrooper")
        .units("naboo", "1 x-wing, 1 corellian-corvette, 2 rebel-trooper")
        .leaders("naboo", ["mon-mothma", "general-rieekan"])
        .pool(["grand-moff-tarkin"])
        .rolls([Blank; 8])
        .turn_of(Role::ImperialAdmiral)
        .play(|t| {
            t.choose_each(["activate naboo", "with grand-moff-tarkin", "all from sullust", "done"]);
            t.fight_until(ADMIRAL, "retreat mon-mothma");
            t.can_choose_exactly(["pass", "retreat mon-mothma"]);
            t.choose("pass");
            t.can_choose_exactly_as(GENERAL, ["pass", "retreat general-rieekan"]);
            t.choose_each(["retreat general-rieekan", "to rodia", "count 0"]);
            t.expect_units("rodia", Rebels, "1 x-wing, 1 corellian-corvette");
            t.expect_leader("mon-mothma", "naboo");
            // The troopers keep fighting; the team gets no further question.
            assert_eq!(t.state().combat.round, 2);
            let (_, offers) = t.witness();
            assert!(!offers.contains(&"retreat mon-mothma".to_owned()), "{offers:?}");
            t.leave_open();
        });
}

/// REB-TEAM-28
#[test]
fn a_turned_leader_joins_the_imperial_pool_of_its_color() {
    let turned = |who: Leader, slug: &'static str| {
        let with = move |_: &rebellion::Rebellion, s: &mut rebellion::State| {
            s.turned.insert(who.idx());
            s.ring[Ring::DarkSide as usize] = Some(who);
        };
        (team().leaders("naboo", [slug]).with(with), team().pool([slug]).with(with))
    };
    for (who, slug, seat) in
        [(Leader::Leia, "princess-leia", IMPERIAL_GENERAL), (Leader::Han, "han-solo", IMPERIAL_ADMIRAL)]
    {
        let (abroad, home) = turned(who, slug);
        abroad.stage(Stage::Retrieve).play(|t| {
            t.expect_in_pool(slug);
            t.leave_open();
        });
        home.stage(Stage::EmpireAssigns).play(|t| {
            t.expect_to_act([seat]);
            t.can_choose(&format!("assign gather-intel {slug}"));
            t.leave_open();
        });
    }
}

/// REB-TEAM-29, REB-OPEN-22: the color of the frame only shows whose leader is pictured.
#[test]
fn a_portrait_counts_whoever_reveals_the_mission() {
    let story = |layout: Layout| {
        // A leader of the admiral and the pictured leader of the general: four dice, and two successes for the
        // portrait.
        layout
            .loyal(Rebels, ["naboo"])
            .assigned("base-defenses", ["mon-mothma", "general-rieekan"])
            .pool(["emperor-palpatine"])
            .rolls([Hit, Blank, Blank, Blank, Hit, Hit, Blank])
            .play(|t| {
                t.choose_each(["reveal base-defenses mon-mothma", "at naboo", "send emperor-palpatine"]);
                t.expect_units("rebel-base", Rebels, "1 shield-generator, 1 ion-cannon");
            });
    };
    story(scene().rebels_turn());
    story(team().turn_of(Role::RebelAdmiral));
    story(team().turn_of(Role::RebelGeneral));
}

/// REB-MISSION-13: only a veto of the general removes a leader from an unrevealed mission.
#[test]
fn a_mission_without_leaders_returns_to_hand_unseen() {
    team().pool(["mon-mothma", "darth-vader"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose("assign sabotage mon-mothma");
        t.expect_in_hand("sabotage", 0);
        t.choose_as(GENERAL, "forbid");
        t.expect_in_hand("sabotage", 1);
        t.expect_in_pool("mon-mothma");
        t.expect_event(Event::Forbidden { leader: Leader::MonMothma });
        assert!(!t.events().iter().any(|e| matches!(e, Event::Revealed { .. })));
        t.leave_open();
    });
}

/// REB-OPEN-18
#[test]
fn a_mission_stays_while_one_leader_is_left_on_it() {
    team().pool(["princess-leia", "jan-dodonna"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_as(GENERAL, "assign infiltration princess-leia");
        t.choose_as(ADMIRAL, "join jan-dodonna princess-leia");
        t.choose_as(GENERAL, "forbid");
        t.expect_in_pool("jan-dodonna");
        t.expect_in_hand("infiltration", 0);
        let on = t.state().assigned[Rebels.idx()].0.iter().flatten().count();
        assert_eq!(on, 1);
        t.leave_open();
    });
}
