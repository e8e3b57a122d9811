//! The table view for each viewer.

use table::{Card, CardId, Game, Options, Place, Seat, TableView, Target, Viewer, Zone, ZoneRole};

use crate::support::{DARK, LIGHT, Play, dark_attacks, light_attacks, scene};

fn board(t: &Play, viewer: Seat) -> TableView {
    t.game().table_view(&t.view(viewer))
}

#[track_caller]
fn zone(board: &TableView, role: ZoneRole, owner: Seat) -> &Zone {
    board.zones.iter().find(|z| z.role == role && z.owner == Some(owner)).expect("the zone")
}

fn card(t: &Play, slug: &str) -> CardId {
    t.game().db().find(slug).expect("a card of the core set")
}

fn bears(slot: &Card, sign: &str) -> bool {
    slot.marks.iter().any(|mark| mark.sign == sign)
}

/// Every option that names a card targets a slot with that card, for every viewer.
#[track_caller]
fn expect_pointing(t: &Play) {
    let seat = t.asked();
    let board = board(t, seat);
    let mut options = Options::new();
    t.game().options(t.state(), seat, &mut options);
    for &option in &options {
        let Some(Target::Place(Place { role, owner, slot })) = t.game().points_at(t.state(), seat, option) else {
            continue;
        };
        let words = t.game().key_text(t.game().key(t.state(), option));
        let lies = &zone(&board, role, owner.expect("an owner")).cards[slot as usize];
        let slug = &t.game().db().card(lies.card.expect("a card one may choose is known")).id;
        assert!(words.contains(slug.as_str()), "{words:?} points at {slug}");
    }
}

/// LCG-CONF-05: each objective once per turn, so two copies of one can both have been engaged.
#[test]
fn of_two_engaged_copies_of_an_objective_one_is_the_target() {
    dark_attacks().dark(|p| p.in_play(["duty-officer", "imperial-officer"])).play(|t| {
        t.then("engage a-heros-journey");
        t.choose_each(["declare duty-officer", "done"]);
        t.then("strike duty-officer");
        t.then("engage a-heros-journey");
        t.then("declare imperial-officer");
        let board = board(t, LIGHT);
        let copies: Vec<&Card> = zone(&board, ZoneRole::Goals, LIGHT)
            .cards
            .iter()
            .filter(|slot| slot.card == Some(card(t, "a-heros-journey")))
            .collect();
        assert_eq!(copies.len(), 2);
        assert_eq!(copies.iter().filter(|slot| bears(slot, "target")).count(), 1);
        assert_eq!(copies.iter().filter(|slot| bears(slot, "engaged")).count(), 1);
        t.leave_open();
    });
}

/// LCG-EDGE-06
#[test]
fn before_the_stacks_are_revealed_each_knows_its_own_total_only() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["yoda"]))
        .dark(|p| p.in_play(["heavy-stormtrooper-squad"]).hand(["darth-vader", "detained"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.then("declare x-wing");
            t.then("declare heavy-stormtrooper-squad");
            t.until("edge yoda");
            let total = |t: &Play, viewer, of| zone(&board(t, viewer), ZoneRole::Stake, of).total;
            assert_eq!(total(t, LIGHT, DARK), Some(0), "an empty stack is public");
            t.choose("edge yoda");
            t.choose("edge darth-vader");
            for (viewer, other) in [(LIGHT, DARK), (DARK, LIGHT)] {
                assert!(total(t, viewer, viewer).is_some_and(|n| n > 0));
                assert_eq!(total(t, viewer, other), None);
                let board = board(t, viewer);
                let hidden = &zone(&board, ZoneRole::Stake, other).cards;
                assert_eq!(hidden.iter().map(|slot| slot.card).collect::<Vec<_>>(), [None]);
            }
            let seen = t.game().table_view(&t.game().view(t.state(), Viewer::Spectator));
            assert_eq!(zone(&seen, ZoneRole::Stake, LIGHT).total, None);
            let steps = board(t, LIGHT).tracks.into_iter().find(|track| track.sign == "fight").expect("a fight");
            assert_eq!(steps.at, Some(2));
            t.leave_open();
        });
}

/// LCG-ENG-01
#[test]
fn the_lane_is_there_while_the_engagement_lasts() {
    dark_attacks().dark(|p| p.in_play(["nightsister"])).play(|t| {
        let lanes = |t: &Play| board(t, DARK).zones.iter().filter(|z| z.role == ZoneRole::Lane).count();
        let step = |t: &Play| board(t, DARK).tracks.iter().find(|track| track.sign == "fight").and_then(|f| f.at);
        assert_eq!((lanes(t), step(t)), (0, None));
        t.then("engage draw-their-fire");
        assert_eq!((lanes(t), step(t)), (2, Some(0)), "both sides are shown, although no unit is declared");
        t.choose("declare nightsister");
        t.until("strike nightsister");
        assert_eq!(step(t), Some(3));
        let board = board(t, LIGHT);
        assert!(bears(&zone(&board, ZoneRole::Lane, DARK).cards[0], "participating"));
        assert!(zone(&board, ZoneRole::Lane, DARK).note.is_some(), "the unopposed attacker has the edge");
        t.leave_open();
    });
}

/// LCG-CAPT-05: the dark side may look at the cards it has captured, the light side may not.
#[test]
fn captured_cards_lie_at_their_objective() {
    scene().light(|p| p.captured([("yoda", "imperial-command"), ("x-wing", "imperial-command")])).play(|t| {
        let held = |viewer| {
            let board = board(t, viewer);
            let cards = &zone(&board, ZoneRole::Goals, DARK).cards;
            let at = cards.iter().position(|s| s.card == Some(card(t, "imperial-command"))).expect("in play");
            assert!(cards[at].marks.iter().any(|b| b.sign == "captured" && b.n == Some(2)));
            let load: Vec<Card> = cards[at + 1..].iter().take_while(|s| s.attached).cloned().collect();
            assert!(load.iter().all(|slot| bears(slot, "captured")));
            load.iter().map(|slot| slot.count).sum::<usize>()
        };
        assert_eq!((held(LIGHT), held(DARK)), (2, 2));
        expect_pointing(t);
        t.leave_open();
    });
}

#[test]
fn two_equal_units_carry_an_equal_load_each() {
    let lights = [
        "twilek-loyalist",
        "twilek-loyalist",
        "shii-cho-training on twilek-loyalist#1",
        "shii-cho-training on twilek-loyalist#2",
    ];
    scene().light(|p| p.in_play(lights).hand(["yoda"])).turn_of(LIGHT).play(|t| {
        expect_pointing(t);
        let board = board(t, LIGHT);
        let loads: Vec<bool> = zone(&board, ZoneRole::Play, LIGHT).cards.iter().map(|slot| slot.attached).collect();
        assert_eq!(loads, [false, true, false, true]);
        t.leave_open();
    });
}

#[test]
fn resources_dial_and_balance_are_told() {
    scene().dark(|p| p.objectives(["imperial-command focus 1", "shadows-of-dathomir"])).play(|t| {
        let board = board(t, LIGHT);
        let cards = &zone(&board, ZoneRole::Goals, DARK).cards;
        let left = |slot: &Card| slot.marks.iter().find(|b| b.sign == "resource").map(|b| (b.n, b.state));
        let used = cards.iter().find(|s| s.card == Some(card(t, "imperial-command"))).and_then(left);
        assert!(matches!(used, Some((Some(_), table::MarkState::Used))), "{used:?}");
        let dial = board.gauges.iter().find(|gauge| gauge.sign == "dial").expect("the dial");
        assert_eq!((dial.value, dial.most), (3, Some(12)));
        let balance = board.gauges.iter().find(|gauge| gauge.sign == "balance").expect("the balance");
        assert_eq!(balance.seat, Some(LIGHT));
        assert_eq!(balance.ends.iter().map(|end| end.seat).collect::<Vec<_>>(), [DARK, LIGHT]);
        t.leave_open();
    });
}
