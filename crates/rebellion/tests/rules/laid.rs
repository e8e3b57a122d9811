//! The board as clients draw it.

use rebellion::Side::Rebels;
use rebellion::frame::Stage;
use table::{Board, Game, Place, Target, Viewer, ZoneRole};

use crate::support::{Blank, Direct, EMPIRE, Hit, Play, REBELS, scene};

fn board(t: &Play, seat: table::Seat) -> Board {
    t.game().board(&t.game().view(t.state(), Viewer::Seat(seat)))
}

fn room(t: &Play) -> Option<i32> {
    board(t, EMPIRE).gauges.iter().find(|gauge| gauge.sign == "transport").map(|gauge| gauge.value)
}

/// REB-MOVE-08: the room left aboard.
#[test]
fn a_movement_tells_how_much_room_is_left() {
    scene()
        .units("coruscant", "1 star-destroyer, 2 stormtrooper, 3 tie-fighter")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate alderaan", "with darth-vader", "from coruscant"]);
            assert_eq!(room(t), None);
            t.choose("count 1");
            assert_eq!(room(t), Some(6));
            t.choose("count 2");
            assert_eq!(room(t), Some(4));
            let track = board(t, EMPIRE).tracks.into_iter().find(|track| track.sign == "move");
            assert_eq!(track.and_then(|track| track.at), Some(2));
            let marked = |sign| {
                let map = board(t, EMPIRE).zones.into_iter().find(|zone| zone.role == ZoneRole::Map);
                let slots = map.expect("there is a map").slots.into_iter();
                slots.filter(|slot| slot.badges.iter().any(|badge| badge.sign == sign)).count()
            };
            assert_eq!((marked("target"), marked("forward")), (1, 2), "its goal; its source, and the unit asked about");
            t.choose("count 3");
            assert_eq!(room(t), None);
            t.leave_open();
        });
}

/// REB-RETREAT-12: the room left aboard while units are taken along, and how many still want to be.
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
            assert_eq!(room(t), None);
            t.choose_each(["retreat mon-mothma", "to rodia"]);
            assert_eq!(room(t), Some(6), "2 aboard the corvette, 4 aboard the transport");
            let track = board(t, EMPIRE).tracks.into_iter().find(|track| track.sign == "move");
            assert_eq!(track.and_then(|track| track.at), Some(1));
            t.choose("count 3");
            assert_eq!(room(t), Some(3));
            t.leave_open();
        });
}

/// REB-COMBAT-27: hits that are still to be assigned, in the order in which they are, and who can take them.
#[test]
fn a_combat_tells_which_hits_are_left_and_whom_they_harm() {
    let hits = |t: &Play| -> Vec<(&'static str, i32)> {
        let gauges = board(t, EMPIRE).gauges.into_iter().filter(|gauge| gauge.sign.starts_with("die-"));
        gauges.map(|gauge| (gauge.sign, gauge.value)).collect()
    };
    let takes = |t: &Play| -> Vec<Vec<&'static str>> {
        let lane = |zone: &table::Zone| zone.role == ZoneRole::Lane && zone.owner == Some(REBELS);
        let slots = board(t, EMPIRE).zones.into_iter().find(lane).expect("there is a combat").slots.into_iter();
        let signs =
            |slot: table::Slot| slot.badges.into_iter().map(|badge| badge.sign).filter(|s| s.starts_with("die"));
        slots.map(|slot| signs(slot).collect()).collect()
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

/// REB-MISSION-03: the skill of the ablest leader at hand, or of those assigned, against what a mission needs.
#[test]
fn missions_show_skill_against_what_they_need() {
    let skills = |t: &Play, seat, role| -> Vec<(Option<u8>, Option<u8>)> {
        let zone = board(t, seat).zones.into_iter().find(|zone| zone.role == role && zone.owner == Some(REBELS));
        let slots = zone.expect("the Rebels have such a zone").slots.into_iter();
        slots.flat_map(|slot| slot.badges).filter(|badge| badge.of.is_some()).map(|badge| (badge.n, badge.of)).collect()
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

/// REB-MISSION-02: while somebody may oppose it, nobody has rolled yet.
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

/// What options that begin so point at.
fn targets(t: &Play, seat: table::Seat, word: &str) -> Vec<Option<Target>> {
    let mut options = table::Options::new();
    t.game().options(t.state(), seat, &mut options);
    let fits = options.iter().filter(|&&o| t.game().words(t.game().key(t.state(), o)).starts_with(word));
    fits.map(|&o| t.game().points_at(t.state(), seat, o)).collect()
}

/// REB-ASSIGN-03: a second leader is put on the card of the first.
#[test]
fn joining_points_at_the_mission_that_is_joined() {
    scene().pool(["mon-mothma", "princess-leia", "jan-dodonna"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(["assign sabotage mon-mothma", "assign infiltration princess-leia"]);
        let mission = |slot| Some(Target::Place(Place { role: ZoneRole::Orders, owner: Some(REBELS), slot }));
        assert_eq!(targets(t, REBELS, "join"), [mission(0), mission(2)]);
        t.leave_open();
    });
}

/// An option without arguments is about nothing on the table, whatever thing has the number 0.
#[test]
fn passing_points_at_nothing() {
    scene().pool(["darth-vader"]).empires_turn().play(|t| {
        assert_eq!(targets(t, EMPIRE, "pass"), [None]);
        assert!(targets(t, EMPIRE, "activate").iter().all(Option::is_some));
        t.leave_open();
    });
}
