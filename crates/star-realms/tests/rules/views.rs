//! What players see of each other, rule by rule. The conformance suite checks that nothing else leaks.

use star_realms::{Event, Mode};
use table::{Game, Seat, Viewer};

use crate::support::{P1, P2, P3, P4, Play, duel, table};

/// A hand as a viewer sees it: slugs, and `?` for backs.
fn seen<const N: usize, const W: usize>(t: &Play<N, W>, who: Viewer, owner: Seat) -> Vec<String> {
    let view = t.game().view(t.table(), who);
    let slug = |card: &Option<table::CardId>| card.map_or("?".to_owned(), |c| t.game().db().card(c).id.clone());
    view.seats[owner.idx()].hand.iter().map(slug).collect()
}

/// SR-SETUP-01 SR-DISC-01
#[test]
fn hands_and_the_order_of_decks_are_hidden_and_everything_else_is_open() {
    duel()
        .p1(|p| p.hand(["ram", "scout"]).in_play(["the-hive"]).trade(1).combat(2))
        .p2(|p| p.hand(["cutter", "viper"]).deck_top(["freighter"]))
        .play(|t| {
            assert_eq!(seen(t, Viewer::Seat(P1), P1), ["scout", "ram"]);
            assert_eq!(seen(t, Viewer::Seat(P1), P2), ["?", "?"]);
            assert_eq!(seen(t, Viewer::Seat(P2), P1), ["?", "?"]);
            assert_eq!(seen(t, Viewer::Spectator, P1), ["?", "?"]);
            assert_eq!(seen(t, Viewer::Judge, P2), ["viper", "cutter"]);
            let view = t.game().view(t.table(), Viewer::Seat(P2));
            let north = &view.seats[0];
            assert_eq!((north.authority, north.trade, north.combat, north.deck), (50, 1, 2, 9));
            assert_eq!(north.in_play.iter().map(|c| c.card).collect::<Vec<_>>(), [t.card("the-hive")]);
            // The cards of a deck and a hidden hand together are known, because all players saw every purchase.
            let mut unseen = north.unseen.clone();
            unseen.sort_unstable();
            let mut all = vec![(t.card("scout"), 8), (t.card("viper"), 2), (t.card("ram"), 1)];
            all.sort_unstable();
            assert_eq!(unseen, all);
            assert_eq!(view.seats[1].deck_top, [t.card("freighter")]);
        });
}

/// SR-BUY-07
#[test]
fn a_card_seen_on_top_of_a_deck_is_known_in_the_hand_it_is_drawn_into() {
    duel().p1(|p| p.hand(["corvette", "scout"]).deck_top(["ram"])).play(|t| {
        t.choose("play corvette");
        assert_eq!(seen(t, Viewer::Seat(P2), P1), ["ram", "?"]);
        let drew = Event::Drew { seat: P1, card: Some(t.card("ram")) };
        assert_eq!(t.game().redact(drew, Viewer::Seat(P1)), Some(drew));
        assert_eq!(t.game().redact(drew, Viewer::Seat(P2)), Some(Event::Drew { seat: P1, card: None }));
    });
}

/// SR-BUY-07
#[test]
fn a_known_card_stays_known_when_others_leave_the_hand() {
    duel().p1(|p| p.hand(["corvette", "ram", "cutter"]).deck_top(["scout"])).play(|t| {
        t.choose_each(["play corvette", "play ram"]);
        assert_eq!(seen(t, Viewer::Seat(P2), P1), ["scout", "?"]);
        t.choose("play scout");
        assert_eq!(seen(t, Viewer::Seat(P2), P1), ["?"]);
    });
}

/// SR-DRAW-02
#[test]
fn when_a_deck_runs_out_everybody_knows_what_its_owner_held() {
    // The compositions of all decks are public, so with the deck empty the hand is the rest of them.
    let lay = || duel().p1(|p| p.hand(["survey-ship", "corvette", "ram"]).deck(["viper"]).discard(["cutter", "scout"]));
    lay().play(|t| {
        t.choose("play survey-ship"); // the last card of the deck
        assert_eq!(seen(t, Viewer::Seat(P2), P1), ["?"; 3]);
        t.choose("play corvette"); // a new deck, and one card of it
        assert_eq!(seen(t, Viewer::Seat(P2), P1), ["viper", "ram", "?"]);
    });
}

/// SR-RAID-05
#[test]
fn raiders_see_each_others_hands_and_the_boss_sees_none_of_them() {
    table(Mode::Raid, 4)
        .p1(|p| p.hand(["ram"]))
        .p2(|p| p.hand(["cutter"]))
        .p3(|p| p.hand(["viper"]))
        .p4(|p| p.hand(["corvette"]))
        .play(|t| {
            for raider in [P2, P3, P4] {
                assert_eq!(seen(t, Viewer::Seat(raider), P2), ["cutter"]);
                assert_eq!(seen(t, Viewer::Seat(raider), P3), ["viper"]);
                assert_eq!(seen(t, Viewer::Seat(raider), P4), ["corvette"]);
                assert_eq!(seen(t, Viewer::Seat(raider), P1), ["?"]); // not the boss's
                assert_eq!(seen(t, Viewer::Seat(P1), raider), ["?"]);
                assert_eq!(seen(t, Viewer::Spectator, raider), ["?"]);
            }
        });
}

/// SR-RAID-05
#[test]
fn seeing_a_hand_is_not_playing_it() {
    table(Mode::Raid, 3).turn_of(P2).p2(|p| p.hand(["scout"])).p3(|p| p.hand(["viper"])).play(|t| {
        t.can_choose_exactly(["play scout", "end turn"]);
        t.expect_why_not(P2, t.in_hand_of(P3, "viper"), "SR-ABL-01");
    });
}

/// SR-HYDRA-OPEN6
#[test]
fn hydra_teammates_do_not_see_each_others_hands() {
    table(Mode::Hydra, 4).p1(|p| p.hand(["ram"])).p2(|p| p.hand(["cutter"])).p3(|p| p.hand(["viper"])).play(|t| {
        assert_eq!(seen(t, Viewer::Seat(P1), P2), ["?"]);
        assert_eq!(seen(t, Viewer::Seat(P2), P1), ["?"]);
        assert_eq!(seen(t, Viewer::Seat(P2), P2), ["cutter"]);
    });
}

/// SR-HYDRA-OPEN6
#[test]
fn with_the_ruling_hydra_teammates_play_with_open_hands() {
    table(Mode::Hydra, 4)
        .rulings(|r| r.hydra_open_hands = true)
        .p1(|p| p.hand(["ram"]))
        .p2(|p| p.hand(["cutter"]))
        .p3(|p| p.hand(["viper"]))
        .play(|t| {
            assert_eq!(seen(t, Viewer::Seat(P1), P2), ["cutter"]);
            assert_eq!(seen(t, Viewer::Seat(P2), P1), ["ram"]);
            assert_eq!(seen(t, Viewer::Seat(P4), P3), ["viper"]);
            assert_eq!(seen(t, Viewer::Seat(P1), P3), ["?"]); // never the enemy's
            assert_eq!(seen(t, Viewer::Seat(P3), P2), ["?"]);
        });
}

/// SR-EMP-01 SR-HUNT-01
#[test]
fn other_modes_keep_hands_hidden_from_everybody() {
    for mode in [Mode::FreeForAll, Mode::Hunter, Mode::Emperor] {
        table(mode, 6).p2(|p| p.hand(["ram"])).play(|t| {
            for seat in Seat::first(6).filter(|&seat| seat != P2) {
                assert_eq!(seen(t, Viewer::Seat(seat), P2), ["?"], "{mode:?}");
            }
        });
    }
}
