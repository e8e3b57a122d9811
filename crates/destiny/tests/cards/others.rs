//! Cards that act for somebody other than their owner, after they are gone, or where nobody sees them.

use destiny::Event;
use table::{Game, Seat, Viewer};

use crate::support::{A, B, C, Play, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";

/// Card 08158; SWD-BF-03
#[test]
fn an_occupied_city_answers_for_whoever_controls_it() {
    let layout = scene().a(|p| p.team([KYLO]).battlefield("occupied-city").hand(["x-34-landspeeder"]).deck(["aim"]));
    layout.b(|p| p.team([REY]).hand(["tech-team"]).deck(["aim"])).play(|t| {
        t.choose("pass");
        t.choose("play tech-team");
        t.expect_asked(A);
        t.choose("no");
        t.choose_each(["pass", "claim"]);
        t.choose("play x-34-landspeeder");
        t.expect_asked(B);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_discard(A, ["aim"]);
        t.expect_discard(B, []);
        t.expect_asked(A);
    });
}

/// Card 08158; SWD-BF-03
#[test]
fn an_occupied_city_does_not_answer_who_controls_it() {
    let layout = scene().a(|p| p.team([KYLO]).battlefield("occupied-city"));
    layout.b(|p| p.team([REY]).hand(["tech-team"]).deck(["dodge"; 8])).play(|t| {
        t.choose_each(["pass", "claim"]);
        t.next_round();
        t.expect_asked(B);
        t.choose("play tech-team");
        t.expect_asked(A);
        t.cannot_choose("yes");
    });
}

/// Card 08158; SWD-FFA-09, SWD-FFA-OPEN1
#[test]
fn a_city_that_nobody_controls_does_not_answer() {
    let layout = scene().a(|p| p.team(["first-order-stormtrooper damage 6"]).battlefield("occupied-city"));
    let layout = layout.b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.c(|p| p.team([REY]).hand(["tech-team"])).play(|t| {
        t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
        t.expect_asked(C);
        t.choose("play tech-team");
        t.expect_asked(B);
        t.cannot_choose("yes");
    });
}

/// The cards under the deck of the first player that somebody knows, in order.
fn bottom(t: &Play, who: Seat) -> Vec<&str> {
    let view = t.game().view(t.state(), Viewer::Seat(who));
    let known = view.seats[A.idx()].bottom.iter().flatten();
    known.map(|card| t.game().db().card(*card).id.as_str()).collect()
}

/// Card 08063; SWD-ZONE-10
#[test]
fn what_goes_under_a_deck_from_a_hand_is_seen_by_nobody() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["insight", "lightsaber", "aim"]).deck(["block", "dodge", "flank"]));
    layout.play(|t| {
        t.choose("play insight");
        let hand = ["lightsaber", "aim", "block", "dodge"];
        t.can_choose_exactly(hand.map(|card| format!("pick {card} from hand")).iter().map(String::as_str));
        t.choose_each(["pick dodge from hand", "pick aim from hand"]);
        t.expect_hand(A, ["lightsaber", "block"]);
        assert_eq!(bottom(t, A), ["dodge", "aim"]);
        assert_eq!(bottom(t, B), Vec::<&str>::new());
        let seen = t.events().iter().filter_map(|&e| t.game().redact(e, Viewer::Seat(B)));
        let told = seen.filter(|e| matches!(e, Event::Tucked { .. } | Event::OnDeck { .. }));
        assert_eq!(told.collect::<Vec<_>>(), [Event::Tucked { seat: A, card: None, top: false }]);
    });
}

/// Card 01113
#[test]
fn the_headquarters_are_ready_again_unless_an_opponent_pays() {
    let layout = scene().a(|p| p.team([KYLO]).in_play(["resistance-hq"]).hand(["aim"])).b(|p| p.team([REY]));
    for (answer, paid) in [("yes", 1), ("no", 0)] {
        layout.play(|t| {
            t.choose_each(["use resistance-hq", "pick aim from hand", "pick kylo-ren-vaders-disciple"]);
            t.expect_shields(KYLO, 1);
            t.expect_discard(A, ["aim"]);
            t.expect_asked(B);
            t.choose(answer);
            t.expect_resources(A, 5);
            t.expect_resources(B, 5 - paid);
            t.expect_exhausted("resistance-hq", paid > 0);
        });
    }
    layout.b(|p| p.resources(0)).play(|t| {
        t.choose_each(["use resistance-hq", "pick aim from hand", "pick kylo-ren-vaders-disciple"]);
        t.expect_exhausted("resistance-hq", false);
    });
}

// ---- bounties

/// Cards 09143, 09039; SWD-AFT-01, SWD-SIM-02
#[test]
fn whoever_set_a_bounty_is_paid() {
    scene()
        .a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).deck(["aim"; 4]).hand([]))
        .a(|p| p.in_play(["wanted on first-order-stormtrooper", "death-mark on first-order-stormtrooper"]))
        .b(|p| p.team(["first-order-stormtrooper damage 6", REY]))
        .play(|t| {
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
            t.expect_gone(TROOPER);
            t.expect_discard(A, ["wanted", "death-mark"]);
            t.expect_asked(A);
            t.choose_each(["next wanted", "yes", "no"]);
            t.expect_resources(A, 7);
            t.expect_hand(A, []);
        });
}

/// Card 09143
#[test]
fn a_bounty_is_for_one_head() {
    let layout = scene().a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    let layout = layout.a(|p| p.in_play(["wanted on rey-force-prodigy"]));
    layout.b(|p| p.team(["first-order-stormtrooper damage 6", REY])).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
        t.expect_on("wanted", REY);
        t.expect_asked(B);
        t.cannot_choose("yes");
    });
}

/// Card 09039
#[test]
fn whoever_strikes_the_mark_draws_for_its_master() {
    let layout = scene().a(|p| p.team([KYLO]).in_play(["death-mark on first-order-stormtrooper"]).deck(["aim"; 4]));
    let layout = layout.b(|p| p.team(["first-order-stormtrooper damage 6", REY]).pool(["rey-force-prodigy 1MD"]));
    layout.play(|t| {
        t.choose_each(["pass", "resolve rey-force-prodigy 1MD", "target first-order-stormtrooper"]);
        t.expect_asked(A);
        t.choose("yes");
        t.expect_hand(A, ["aim", "aim", "aim"]);
    });
}

// ---- cards under the control of others

/// Card 09168; SWD-FFA-08
#[test]
fn mercenaries_stay_with_who_pays_them_when_their_owner_is_out() {
    let layout = scene().a(|p| p.team(["first-order-stormtrooper damage 6"]).in_play(["fickle-mercenaries"]));
    let layout = layout.b(|p| p.team([REY])).c(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.rolls(["1RD"]).play(|t| {
        t.choose_each(["pass", "use fickle-mercenaries", "pass", "pass", "activate fickle-mercenaries"]);
        t.expect_pool(B, ["fickle-mercenaries 1RD"]);
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
        t.expect_pool(B, ["fickle-mercenaries 1RD"]);
        t.expect_asked(B);
        t.can_choose_exactly([
            "activate rey-force-prodigy",
            "claim",
            "pass",
            "resolve fickle-mercenaries 1RD",
            "use fickle-mercenaries",
        ]);
    });
}

/// Card 09168; SWD-FFA-08
#[test]
fn mercenaries_of_one_who_is_out_serve_their_owner_and_not_who_paid_before() {
    let layout = scene().a(|p| p.team([REY]).in_play(["fickle-mercenaries"])).b(|p| p.team([TROOPER]));
    let layout = layout.c(|p| p.team(["kylo-ren-vaders-disciple damage 10"]));
    layout.b(|p| p.pool(["first-order-stormtrooper 1RD"])).play(|t| {
        t.choose_each(["pass", "use fickle-mercenaries", "use fickle-mercenaries", "pass"]);
        t.expect_resources(B, 3);
        t.expect_resources(C, 3);
        t.choose_each(["resolve first-order-stormtrooper 1RD", "target kylo-ren-vaders-disciple"]);
        t.expect_asked(A);
        t.can_choose("activate fickle-mercenaries");
        t.choose("pass");
        t.expect_asked(B);
        t.cannot_choose("activate fickle-mercenaries");
    });
}
