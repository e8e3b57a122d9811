//! Cards that are played by cards that are played by cards: each waits for those inside it.

use crate::support::{A, B, C, D, Play, Player, scene};

const LUKE: &str = "luke-skywalker-jedi-knight";
const POE: &str = "poe-dameron-more-than-a-pilot";

/// SWD-QUEUE-01, SWD-TERM-11
#[test]
fn free_plays_go_on_inside_free_plays() {
    scene()
        .a(|p| {
            p.team(["enfys-nest", "rey-force-prodigy"])
                .pool(["rey-force-prodigy +2MD"])
                .hand(["destiny", "destiny", "barter-with-blood"])
                .resources(0)
        })
        .b(|p| {
            p.team([LUKE, POE])
                .pool(["luke-skywalker-jedi-knight 1Sh"])
                .hand(["destiny", "destiny", "grand-entrance"])
                .resources(0)
        })
        .rolls(["2RD"])
        .play(|t| {
            t.choose_each(["play destiny", "done", "pick destiny from hand"]);
            t.choose_each(["die rey-force-prodigy +2MD", "pick barter-with-blood from hand"]);
            t.choose_as(A, "bid 0");
            t.choose("bid 1");
            t.choose("assign 1 poe-dameron-more-than-a-pilot");
            t.expect_asked(B);
            t.choose_each(["yes", "pick destiny from hand", "done", "pick destiny from hand"]);
            t.choose_each(["die luke-skywalker-jedi-knight 1Sh", "pick grand-entrance from hand"]);
            t.choose_each(["pick poe-dameron-more-than-a-pilot", "done", "done"]);
            t.expect_pool(A, []);
            t.expect_pool(B, ["poe-dameron-more-than-a-pilot 2RD"]);
            t.expect_damage(POE, 1);
            t.expect_exhausted(POE, true);
            t.expect_discard(A, ["barter-with-blood", "destiny", "destiny"]);
            t.expect_discard(B, ["destiny", "destiny", "grand-entrance"]);
            t.expect_asked(B);
            t.can_choose("resolve poe-dameron-more-than-a-pilot 2RD");
        });
}

/// SWD-QUEUE-01, SWD-TERM-11, SWD-FFA-01
#[test]
fn four_players_play_all_they_hold_inside_one_card() {
    let cards = ["destiny", "destiny", "barter-with-blood", "barter-with-blood"];
    let bargainer = |p: Player| {
        p.team(["enfys-nest", "rey-force-prodigy"]).pool(["rey-force-prodigy +2MD"]).hand(cards).resources(0)
    };
    let last = cards.into_iter().chain(["grand-entrance"]);
    scene().a(bargainer).b(bargainer).c(bargainer).d(|p| bargainer(p).hand(last.clone())).rolls(["1R"]).play(|t| {
        t.choose("play destiny");
        for seat in [A, B, C, D] {
            // Nobody offers anything, so all bids are equal. The player of the card goes first, and the others wait.
            if seat != A {
                t.expect_asked(seat);
                t.choose_each(["yes", "pick destiny from hand"]);
            }
            t.choose_each(["done", "pick destiny from hand"]);
            let words = t.key_texts(seat);
            t.choose(words.iter().find(|w| w.starts_with("die rey-force-prodigy +2MD")).expect("a die"));
            t.choose("pick barter-with-blood from hand");
            nobody_offers(t);
            t.expect_asked(seat);
            t.choose_each(["yes", "pick barter-with-blood from hand"]);
            nobody_offers(t);
        }
        t.expect_asked(D);
        t.choose_each(["yes", "pick grand-entrance from hand", "pick rey-force-prodigy #4", "done", "done"]);
        t.expect_pool(D, ["rey-force-prodigy 1R"]);
        for seat in [A, B, C] {
            t.expect_hand(seat, []);
            t.expect_discard(seat, cards);
            t.expect_pool(seat, []);
        }
        t.expect_asked(B);
        t.can_choose("pass");
    });
}

/// All bid nothing.
fn nobody_offers(t: &mut Play) {
    for seat in [A, B, C, D] {
        t.choose_as(seat, "bid 0");
    }
}
