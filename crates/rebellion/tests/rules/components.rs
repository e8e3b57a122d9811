//! The components in the box.

use rebellion::card::MissionKind;
use rebellion::side::{Color, Theater};
use rebellion::{Db, Leader, Side, Site, Unit};

/// REB-COMP-01, REB-COMP-02
#[test]
fn the_box_has_89_imperial_and_64_rebel_units() {
    let db = Db::core();
    let pieces = |side: Side| -> u32 {
        Unit::ALL.iter().filter(|u| u.side() == side).map(|&u| u32::from(db.unit(u).pieces)).sum()
    };
    assert_eq!((pieces(Side::Empire), pieces(Side::Rebels)), (89, 64));
}

/// REB-COMP-03, REB-CARD-22
#[test]
fn four_leaders_of_each_side_start_in_the_pool() {
    let db = Db::core();
    let of = |side| Leader::ALL.into_iter().filter(move |&l| db.leader(l).side == side);
    assert_eq!((of(Side::Empire).count(), of(Side::Rebels).count()), (12, 13));
    let starting = |side| of(side).filter(|&l| db.leader(l).starts).collect::<Vec<_>>();
    assert_eq!(starting(Side::Empire), [Leader::Palpatine, Leader::Vader, Leader::Tarkin, Leader::Tagge]);
    assert_eq!(starting(Side::Rebels), [Leader::MonMothma, Leader::Leia, Leader::Dodonna, Leader::Rieekan]);
}

/// REB-COMP-04
#[test]
fn the_box_has_all_cards() {
    let db = Db::core();
    let missions = |side: Side| -> u8 { db.mission.iter().filter(|m| m.side == side).map(|m| m.copies).sum() };
    assert_eq!((missions(Side::Empire), missions(Side::Rebels)), (39, 29));
    let starting = |side| db.mission.iter().filter(|m| m.side == side && m.kind == MissionKind::Starting).count();
    assert_eq!((starting(Side::Empire), starting(Side::Rebels)), (4, 4));
    assert_eq!(db.project.len(), 10);
    let actions = |side| db.action.iter().filter(|a| a.side == side).count();
    assert_eq!((actions(Side::Empire), actions(Side::Rebels)), (16, 18));
    let tactics = |theater| -> u8 { db.tactic.iter().filter(|t| t.theater == theater).map(|t| t.copies).sum() };
    assert_eq!((tactics(Theater::Space), tactics(Theater::Ground)), (15, 15));
    assert_eq!(db.objective.len(), 15);
    for stage in 1..=3 {
        assert_eq!(db.objective.iter().filter(|o| o.stage == stage).count(), 5);
    }
}

/// REB-COMP-06, REB-COMP-07, REB-MOVE-02
#[test]
fn the_map_has_32_systems_in_8_regions_and_69_borders() {
    let map = &Db::core().map;
    assert!(map.region.iter().all(|region| region.len() == 4));
    assert_eq!(map.populous.len(), 24);
    assert!(map.populous.has(Db::core().coruscant.idx()));
    assert_eq!(map.next.iter().map(|n| n.len()).sum::<usize>(), 2 * 69);
    let widest = map.distance.iter().flatten().max();
    assert_eq!(widest, Some(&7));
}

/// REB-COMP-08 to REB-COMP-13: REB-COMP-09, REB-COMP-10, REB-COMP-11, REB-COMP-12
#[test]
fn units_are_what_their_health_and_icons_say() {
    let db = Db::core();
    for unit in Unit::ALL {
        let facts = db.unit(unit);
        if let Some(icon) = facts.icon {
            let blue = (icon as u8) < 3;
            assert_eq!(blue, unit.theater() == Theater::Space, "{unit:?}");
        }
        if unit.theater() == Theater::Space && !unit.is_station() {
            assert_eq!(unit.is_fighter(), facts.color == Color::Black, "{unit:?}");
        }
        if unit.is_structure() {
            assert_eq!(facts.dice, [0, 0], "{unit:?}");
        }
    }
    assert!(Unit::DeathStar.is_station() && !Unit::Unfinished.is_fighter() && !Unit::Unfinished.is_structure());
}

/// REB-COMP-14
#[test]
fn a_die_has_two_hits_a_direct_hit_a_special_and_two_blanks() {
    use rebellion::side::Face;
    let count = |face| Face::SIDES.iter().filter(|f| **f == face).count();
    assert_eq!(Face::ALL.map(count), [2, 1, 1, 2]);
}

/// REB-CARD-20, REB-CARD-21
#[test]
fn printed_values_are_those_of_the_examples() {
    let db = Db::core();
    assert_eq!(db.unit(Unit::StarDestroyer).dice, [1, 2]);
    assert_eq!((db.unit(Unit::Tie).dice, db.unit(Unit::Tie).color), ([1, 0], Color::Black));
    assert_eq!((db.unit(Unit::XWing).dice, db.unit(Unit::YWing).dice), ([1, 0], [0, 1]));
    assert_eq!(db.unit(Unit::Corvette).color, Color::Red);
    let tactics = [Leader::Palpatine, Leader::Vader, Leader::Tarkin, Leader::Tagge, Leader::Leia]
        .map(|leader| db.leader(leader).tactics.expect("tactic values"));
    assert_eq!(tactics, [[3, 2], [2, 3], [2, 1], [1, 2], [1, 1]]);
    assert_eq!(db.leader(Leader::Dodonna).tactics.map(|t| t[0]), Some(2));
    assert_eq!(db.leader(Leader::BobaFett).tactics, None);
}

/// REB-CARD-23, REB-PROBE-01
#[test]
fn the_map_is_that_of_the_examples() {
    let db = Db::core();
    let at = |slug: &str| db.system(slug).expect("a system");
    let near = |a: &str, b: &str| db.map.next[at(a).idx()].has(at(b).idx());
    assert!(near("sullust", "cato-neimoidia") && near("corellia", "cato-neimoidia"));
    assert!(!near("coruscant", "cato-neimoidia"));
    assert_eq!(db.map.icons[at("utapau").idx()][0], Some(rebellion::side::Icon::BlueCircle));
    assert_eq!(db.map.builds[at("ryloth").idx()], 1);
    assert!(db.map.symbol[0].has(at("mon-calamari").idx()));
    assert_eq!(db.coruscant, at("coruscant"));
    assert!(Site::systems().count() == 32);
}
