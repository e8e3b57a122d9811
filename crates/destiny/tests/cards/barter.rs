//! Barter With Blood: bids nobody else knows before all are made.

use destiny::{Destiny, Event, State};
use table::chance::Fast;
use table::{Game, Seat, Viewer};

use crate::support::{A, B, C, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";

/// Card 09041; SWD-CLAR-EX33
#[test]
fn whoever_shows_the_most_bleeds_and_plays_for_free() {
    scene()
        .a(|p| p.team([KYLO]).hand(["barter-with-blood", "lightsaber"]).resources(2))
        .b(|p| p.team([REY, "finn-first-order-defector"]).hand(["lightsaber", "aim"]).resources(0))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.expect_to_act([A, B]);
            t.choose_as(A, "bid 1");
            t.expect_to_act([B]);
            t.choose("bid 3");
            t.expect_event(Event::Bid { seat: A, n: 1 });
            t.expect_event(Event::Bid { seat: B, n: 3 });
            t.expect_asked(B);
            t.choose("assign 1 rey-force-prodigy");
            // It is the damage of the player who played the card.
            for (slug, n) in [("finn-first-order-defector", 2), (REY, 1)] {
                let card = t.game().db().find(slug).expect("a card");
                t.expect_event(Event::Damaged { by: A, seat: B, card, n, blocked: 0 });
            }
            t.expect_damage(REY, 1);
            t.expect_damage(KYLO, 0);
            t.choose("yes");
            t.can_choose_exactly(["pick aim from hand", "pick lightsaber from hand"]);
            t.choose_each(["pick lightsaber from hand", "pick rey-force-prodigy"]);
            t.expect_on("lightsaber", REY);
            t.expect_resources(B, 0);
            t.expect_discard(A, ["barter-with-blood"]);
            t.expect_hand(A, ["lightsaber"]);
            t.leave_open();
        });
}

/// Card 09041; SWD-DMG-07, SWD-TERM-11
#[test]
fn several_may_show_the_most() {
    scene()
        .a(|p| p.team([KYLO]).hand(["barter-with-blood", "lightsaber"]).resources(2))
        .b(|p| p.team([REY]).hand(["lightsaber"]).resources(0))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.choose_as(B, "bid 2");
            t.choose("bid 2");
            t.expect_damage(KYLO, 2);
            t.expect_damage(REY, 2);
            // The player who played it goes first; what one declines does not fall to the other.
            t.expect_asked(A);
            t.choose("no");
            t.expect_asked(B);
            t.choose_each(["yes", "pick lightsaber from hand"]);
            t.expect_on("lightsaber", REY);
            t.expect_hand(A, ["lightsaber"]);
            t.leave_open();
        });
}

/// Card 09041; SWD-DMG-04, SWD-CLAR-OPEN2
#[test]
fn nothing_may_be_the_most() {
    scene()
        .a(|p| p.team(["kylo-ren-vaders-disciple damage 9"]).hand(["barter-with-blood", "lightsaber"]))
        .b(|p| p.team(["rey-force-prodigy damage 8 shield 1"]))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.can_choose_exactly_as(A, ["bid 0", "bid 1", "bid 2", "bid 3"]);
            t.can_choose_exactly_as(B, ["bid 0", "bid 1", "bid 2", "bid 3"]);
            t.choose_as(A, "bid 0");
            t.choose("bid 0");
            t.choose_each(["yes", "pick lightsaber from hand"]);
            t.expect_on("lightsaber", KYLO);
            t.expect_damage(KYLO, 9);
            t.expect_resources(A, 3);
        });
}

/// Card 09041; SWD-WIN-OPEN1
#[test]
fn those_who_fall_at_once_fall_together() {
    scene()
        .a(|p| p.team(["kylo-ren-vaders-disciple damage 9"]).hand(["barter-with-blood"]))
        .b(|p| p.team(["rey-force-prodigy damage 8"]))
        .held_by(B)
        .play(|t| {
            t.choose("play barter-with-blood");
            t.choose_as(A, "bid 2");
            t.choose("bid 2");
            t.expect_over([B]);
        });
}

/// Card 09041; SWD-FFA-07, SWD-FFA-08
#[test]
fn others_go_on_when_one_of_the_winners_is_out() {
    scene()
        .a(|p| p.team(["kylo-ren-vaders-disciple damage 9"]).hand(["barter-with-blood"]))
        .b(|p| p.team([REY]).hand(["lightsaber"]).resources(0))
        .c(|p| p.team(["finn-first-order-defector"]).hand(["f-11d-rifle"]).resources(0))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.choose_as(C, "bid 2");
            t.choose_as(A, "bid 2");
            t.choose("bid 2");
            t.expect_gone(KYLO);
            t.expect_asked(B);
            t.choose_each(["yes", "pick lightsaber from hand"]);
            t.expect_asked(C);
            t.choose_each(["yes", "pick f-11d-rifle from hand"]);
            t.expect_on("lightsaber", REY);
            t.expect_on("f-11d-rifle", "finn-first-order-defector");
            t.leave_open();
        });
}

/// Card 09041; SWD-FFA-07, SWD-FFA-08
#[test]
fn a_bid_bleeds_in_the_turn_of_one_who_is_out() {
    scene()
        .a(|p| p.team(["kylo-ren-vaders-disciple damage 9"]).hand(["barter-with-blood"]))
        .b(|p| p.team([REY]).hand(["truce", "barter-with-blood"]))
        .c(|p| p.team(["finn-first-order-defector"]))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.choose_as(A, "bid 2");
            t.choose_as(B, "bid 2");
            t.choose("bid 0");
            t.expect_gone(KYLO);
            t.expect_asked(B);
            // Truce has Ambush: its player acts again, in the turn of the one who is out.
            t.choose_each(["yes", "pick truce from hand", "play barter-with-blood"]);
            t.choose_as(C, "bid 0");
            t.choose("bid 3");
            t.expect_damage(REY, 5);
            t.expect_damage("finn-first-order-defector", 0);
            t.expect_asked(B);
            t.can_choose("pass");
        });
}

/// What each seat sees of the bid of each.
fn seen(game: &Destiny<1>, s: &State<1>, who: Viewer) -> Vec<Option<u8>> {
    game.view(s, who).seats.iter().map(|seat| seat.bid).collect()
}

/// Card 09041; SWD-ZONE-10
#[test]
fn nobody_knows_a_bid_before_all_are_made() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["barter-with-blood"])).b(|p| p.team([REY]));
    layout.play(|t| {
        t.choose("play barter-with-blood");
        t.choose_as(A, "bid 7");
        assert!(t.events().is_empty(), "{:?}", t.events());
        assert_eq!(seen(t.game(), t.state(), Viewer::Seat(A)), [Some(7), None]);
        for who in [Viewer::Seat(B), Viewer::Spectator] {
            assert_eq!(seen(t.game(), t.state(), who), [None, None]);
        }
        // In the worlds the other deals, it may be any number; in one's own it is what it is.
        let mut met = Vec::new();
        for seed in 0..200 {
            for (viewer, own) in [(A, true), (B, false)] {
                let mut world = *t.state();
                t.game().resample(&mut world, viewer, &mut Fast::new(seed));
                let bid = seen(t.game(), &world, Viewer::Judge)[0];
                if own {
                    assert_eq!(bid, Some(7));
                } else {
                    met.push(bid.expect("a bid"));
                }
            }
        }
        met.sort_unstable();
        met.dedup();
        assert_eq!(met, (0..=11).collect::<Vec<_>>());
        t.choose_as(Seat::new(1), "bid 0");
        t.expect_damage(KYLO, 7);
    });
}
