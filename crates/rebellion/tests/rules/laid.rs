//! The board as clients show it.

use rebellion::Side::Rebels;
use rebellion::frame::Stage;
use table::{Game, Place, TableView, Target, Viewer, ZoneRole};

use crate::support::{Blank, Direct, EMPIRE, Hit, Play, REBELS, scene};

fn board(t: &Play, seat: table::Seat) -> TableView {
    t.game().table_view(&t.game().view(t.state(), Viewer::Seat(seat)))
}

fn free_capacity(t: &Play) -> Option<i32> {
    board(t, EMPIRE).gauges.iter().find(|gauge| gauge.sign == "transport").map(|gauge| gauge.value)
}

/// REB-MOVE-08: the board shows the room left aboard.
#[test]
fn a_movement_tells_how_much_room_is_left() {
    scene()
        .units("coruscant", "1 star-destroyer, 2 stormtrooper, 3 tie-fighter")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate alderaan", "with darth-vader", "from coruscant"]);
            assert_eq!(free_capacity(t), None);
            t.choose("count 1");
            assert_eq!(free_capacity(t), Some(6));
            t.choose("count 2");
            assert_eq!(free_capacity(t), Some(4));
            let track = board(t, EMPIRE).tracks.into_iter().find(|track| track.sign == "move");
            assert_eq!(track.and_then(|track| track.at), Some(2));
            let marked = |sign| {
                let map = board(t, EMPIRE).zones.into_iter().find(|zone| zone.role == ZoneRole::Map);
                let cards = map.expect("there is a map").cards.into_iter();
                cards.filter(|slot| slot.marks.iter().any(|mark| mark.sign == sign)).count()
            };
            assert_eq!((marked("target"), marked("forward")), (1, 2), "destination; source and unit");
            t.choose("count 3");
            assert_eq!(free_capacity(t), None);
            t.leave_open();
        });
}

/// REB-RETREAT-12: the board shows the room left aboard during a retreat and the number of units still to decide.
#[test]
fn a_retreat_tells_how_much_room_is_left() {
    scene()
        .loyal(Rebels, ["rodia"])
        .units("naboo", "1 star-destroyer, 1 corellian-corvette, 1 rebel-transport, 4 rebel-trooper, 3 airspeeder")
        .leaders("naboo", ["mon-mothma"])
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 5])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
            t.fight_until(REBELS, "retreat mon-mothma");
            assert_eq!(free_capacity(t), None);
            t.choose_each(["retreat mon-mothma", "to rodia"]);
            assert_eq!(free_capacity(t), Some(6), "2 aboard the corvette, 4 aboard the transport");
            let track = board(t, EMPIRE).tracks.into_iter().find(|track| track.sign == "move");
            assert_eq!(track.and_then(|track| track.at), Some(1));
            t.choose("count 3");
            assert_eq!(free_capacity(t), Some(3));
            t.leave_open();
        });
}

/// REB-COMBAT-27: the board shows the hits still to be assigned, in order, and the units that can take them.
#[test]
fn a_combat_tells_which_hits_are_left_and_whom_they_harm() {
    let hits = |t: &Play| -> Vec<(&'static str, i32)> {
        let gauges = board(t, EMPIRE).gauges.into_iter().filter(|gauge| gauge.sign.starts_with("die-"));
        gauges.map(|gauge| (gauge.sign, gauge.value)).collect()
    };
    let takes = |t: &Play| -> Vec<Vec<&'static str>> {
        let lane = |zone: &table::Zone| zone.role == ZoneRole::Lane && zone.owner == Some(REBELS);
        let cards = board(t, EMPIRE).zones.into_iter().find(lane).expect("there is a combat").cards.into_iter();
        let signs = |slot: table::Card| slot.marks.into_iter().map(|mark| mark.sign).filter(|s| s.starts_with("die"));
        cards.map(|slot| signs(slot).collect()).collect()
    };
    scene()
        .units("naboo", "2 star-destroyer, 2 x-wing, 1 y-wing, 1 corellian-corvette, 1 mon-calamari-cruiser")
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Direct, Hit, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
            t.fight_until(EMPIRE, "damage x-wing 0");
            assert_eq!(hits(t), [("die-black-hit", 1), ("die-red-hit", 2), ("die-direct", 1)]);
            let (black, red) = (vec!["die-black-hit", "die-direct"], vec!["die-red-hit", "die-direct"]);
            assert_eq!(takes(t), [black.clone(), black, red.clone(), red]);
            t.choose("damage x-wing 0");
            assert_eq!(hits(t), [("die-red-hit", 2), ("die-direct", 1)]);
            t.leave_open();
        });
}

/// REB-MISSION-03: the board shows the skill of the best available leader, or of the assigned leaders, and the skill
/// that the mission needs.
#[test]
fn missions_show_skill_against_what_they_need() {
    let skills = |t: &Play, seat, role| -> Vec<(Option<u8>, Option<u8>)> {
        let zone = board(t, seat).zones.into_iter().find(|zone| zone.role == role && zone.owner == Some(REBELS));
        let cards = zone.expect("the Rebels have such a zone").cards.into_iter();
        cards.flat_map(|slot| slot.marks).filter(|mark| mark.of.is_some()).map(|mark| (mark.n, mark.of)).collect()
    };
    let few = |have: u8, needs: u8| (Some(have), Some(needs));
    scene().pool(["mon-mothma", "princess-leia"]).stage(Stage::RebelsAssign).play(|t| {
        // Build Alliance, Infiltration, Rapid Mobilization and Sabotage.
        assert_eq!(skills(t, REBELS, ZoneRole::Hand), [few(3, 1), few(2, 1), few(1, 1), few(1, 1)]);
        assert_eq!(skills(t, EMPIRE, ZoneRole::Hand), []);
        t.choose("assign sabotage mon-mothma");
        assert_eq!(skills(t, REBELS, ZoneRole::Orders), [few(0, 1)]);
        assert_eq!(skills(t, EMPIRE, ZoneRole::Orders), []);
        t.leave_open();
    });
}

/// REB-MISSION-02: before the decision to oppose, no dice have been rolled.
#[test]
fn a_mission_is_at_its_opposition_while_that_is_asked_for() {
    scene().assigned("build-alliance", ["mon-mothma"]).pool(["darth-vader"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at kessel"]);
        t.can_choose_as(EMPIRE, "send darth-vader");
        let track = board(t, EMPIRE).tracks.into_iter().find(|track| track.sign == "mission");
        assert_eq!(track.and_then(|track| track.at), Some(1));
        t.leave_open();
    });
}

/// The targets of the options whose keys start with this text.
fn targets(t: &Play, seat: table::Seat, word: &str) -> Vec<Option<Target>> {
    let mut options = table::Options::new();
    t.game().options(t.state(), seat, &mut options);
    let fits = options.iter().filter(|&&o| t.game().key_text(t.game().key(t.state(), o)).starts_with(word));
    fits.map(|&o| t.game().points_at(t.state(), seat, o)).collect()
}

/// REB-ASSIGN-03: an option to join points at the card of the first leader.
#[test]
fn joining_points_at_the_mission_that_is_joined() {
    scene().pool(["mon-mothma", "princess-leia", "jan-dodonna"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(["assign sabotage mon-mothma", "assign infiltration princess-leia"]);
        let mission = |slot| Some(Target::Place(Place { role: ZoneRole::Orders, owner: Some(REBELS), slot }));
        assert_eq!(targets(t, REBELS, "join"), [mission(0), mission(2)]);
        t.leave_open();
    });
}

/// An option without arguments has no target, although some `Entity` has the number 0.
#[test]
fn passing_points_at_nothing() {
    scene().pool(["darth-vader"]).empires_turn().play(|t| {
        assert_eq!(targets(t, EMPIRE, "pass"), [None]);
        assert!(targets(t, EMPIRE, "activate").iter().all(Option::is_some));
        t.leave_open();
    });
}
