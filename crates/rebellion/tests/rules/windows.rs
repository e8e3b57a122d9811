//! Windows that players can switch off in advance.

use table::{Opt, Seat, Shown as _};

use crate::support::{EMPIRE, Play, REBELS, scene};

/// The kind of window that a seat is in. Also checks that passing is among the options.
#[track_caller]
fn faces(t: &mut Play, seat: Seat, kind: &str) {
    let (slug, pass): (_, Opt) = t.game().window(t.state(), seat).expect("a window");
    assert_eq!(slug, kind);
    let known = t.game().windows();
    assert!(known.iter().any(|window| window.slug == slug && window.usual), "the window is on by default");
    let mut options = table::Options::new();
    table::Game::options(t.game(), t.state(), seat, &mut options);
    assert!(options.contains(&pass));
    t.leave_open();
}

/// REB-MISSION-15
#[test]
fn opposing_where_nobody_of_ours_stands_is_a_window_of_its_own() {
    scene().assigned("sabotage", ["chewbacca"]).pool(["darth-vader"]).rebels_turn().play(|t| {
        t.choose_each(["reveal sabotage chewbacca", "at sullust"]);
        faces(t, EMPIRE, "oppose-far");
    });
}

/// REB-MISSION-15
#[test]
fn opposing_beside_own_units_or_leaders_is_another() {
    let laid = || scene().assigned("sabotage", ["chewbacca"]).pool(["darth-vader"]);
    for laid in [laid().units("sullust", "1 stormtrooper"), laid().leaders("sullust", ["boba-fett"])] {
        laid.rebels_turn().play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at sullust"]);
            faces(t, EMPIRE, "oppose-near");
        });
    }
}

/// REB-MISSION-15: units in the base space are not in the base system, so the kind of window reveals nothing about it.
#[test]
fn the_hidden_base_makes_no_difference() {
    for base in ["naboo", "kessel"] {
        let laid = scene().base(base).units("rebel-base", "1 rebel-trooper").units("naboo", "1 stormtrooper");
        laid.assigned("rule-by-fear", ["emperor-palpatine"]).pool(["jan-dodonna"]).empires_turn().play(|t| {
            t.choose_each(["reveal rule-by-fear emperor-palpatine", "at naboo"]);
            faces(t, REBELS, "oppose-far");
        });
    }
}

/// REB-LEADER-08, REB-MISSION-15
#[test]
fn a_captive_the_mission_is_made_against_stands_there() {
    scene()
        .units("naboo", "1 stormtrooper")
        .captive("princess-leia", "naboo")
        .assigned("interrogation", ["darth-vader"])
        .pool(["jan-dodonna"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal interrogation darth-vader", "against princess-leia"]);
            faces(t, REBELS, "oppose-near");
        });
}
