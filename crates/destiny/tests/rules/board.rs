//! What a board tells beside the rules: dice as dice, and what is being dealt to whom.

use table::{Card, Game, Mark, MarkState, Seat, TableView, Viewer, ZoneRole};

use crate::support::{A, B, scene};

fn cards(board: &TableView, role: ZoneRole, owner: Seat) -> &[Card] {
    let zone = board.zones.iter().find(|zone| zone.role == role && zone.owner == Some(owner));
    &zone.expect("every seat has this zone").cards
}

fn mark<'a>(slot: &'a Card, sign: &str) -> Option<&'a Mark> {
    slot.marks.iter().find(|mark| mark.sign == sign)
}

/// SWD-DIE-03, SWD-DIE-05, SWD-DIE-06
#[test]
fn a_die_tells_its_side_its_price_and_whom_it_goes_with() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite", "first-order-stormtrooper"]).pool([
                "rey-force-prodigy 1MD",
                "rey-force-prodigy -",
                "first-order-stormtrooper 2RD1",
            ])
        })
        .play(|t| {
            let board = t.game().table_view(&t.game().view(t.state(), Viewer::Seat(B)));
            let pool = cards(&board, ZoneRole::Dice, A);
            let told: Vec<_> = pool.iter().map(|slot| &slot.marks[0]).map(|b| (b.sign, b.n, b.plus, b.cost)).collect();
            for side in
                [("melee", Some(1), false, None), ("ranged", Some(2), false, Some(1)), ("blank", None, false, None)]
            {
                assert!(told.contains(&side), "{side:?} is not among {told:?}");
            }
            assert!(pool.iter().all(|slot| mark(slot, "bearer").is_some()));
            t.leave_open();
        });
}

/// SWD-SYM-02
#[test]
fn damage_to_deal_is_a_number_of_the_table_and_marks_whom_it_can_go_to() {
    scene()
        .a(|p| p.team(["rey-force-prodigy"]).pool(["rey-force-prodigy 1MD"]))
        .b(|p| p.team(["first-order-stormtrooper"]).in_play(["first-order-tie-fighter"]))
        .play(|t| {
            t.choose("resolve rey-force-prodigy 1MD");
            let board = t.game().table_view(&t.game().view(t.state(), Viewer::Spectator));
            assert_eq!(board.gauges.iter().map(|g| (g.sign, g.value)).collect::<Vec<_>>(), [("melee", 1)]);
            let [trooper, fighter] = cards(&board, ZoneRole::Play, B) else { panic!("two cards") };
            assert_eq!(mark(trooper, "melee").and_then(|b| b.of), Some(1));
            assert!(mark(fighter, "melee").is_none(), "only characters are dealt damage by dice");
            assert_eq!(cards(&board, ZoneRole::Dice, A)[0].marks[0].state, MarkState::Ready, "the die that acts");
            t.choose("target first-order-stormtrooper");
            let board = t.game().table_view(&t.game().view(t.state(), Viewer::Spectator));
            assert!(board.gauges.is_empty());
            t.leave_open();
        });
}

/// SWD-DMG-07, SWD-DMG-08
#[test]
fn indirect_damage_tells_what_is_left_who_can_take_it_and_who_has_got_some() {
    scene()
        .a(|p| p.team(["commando-droid"]).pool(["commando-droid 2ID"]))
        .b(|p| p.team(["rey-force-prodigy shield 1", "first-order-stormtrooper damage 6"]))
        .play(|t| {
            t.choose("resolve commando-droid 2ID");
            let board = t.game().table_view(&t.game().view(t.state(), Viewer::Seat(B)));
            assert_eq!(board.gauges.iter().map(|g| (g.sign, g.value)).collect::<Vec<_>>(), [("indirect", 2)]);
            let most = |board: &TableView| -> Vec<_> {
                let cards = cards(board, ZoneRole::Play, B).iter();
                cards
                    .map(|slot| {
                        (mark(slot, "indirect").and_then(|b| b.of), mark(slot, "fresh-damage").and_then(|b| b.n))
                    })
                    .collect()
            };
            let mut space = most(&board);
            space.sort_unstable();
            assert_eq!(space, [(Some(1), None), (Some(11), None)], "remaining health and shields");
            t.leave_open();
        });
}
