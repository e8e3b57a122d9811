//! Discard phase and draw phase.

use star_realms::{Event, Mode};
use table::{Game, Viewer};

use crate::support::{P1, P2, P3, duel, table};

/// SR-DISC-01
#[test]
fn discard_pile_and_purchases_are_open_to_everybody() {
    table(Mode::FreeForAll, 3)
        .row(["ram"])
        .p1(|p| p.trade(3).discard(["cutter"]))
        .p2(|p| p.discard(["corvette", "scout"]))
        .play(|t| {
            t.choose("buy ram");
            for who in [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Seat(P3), Viewer::Spectator] {
                let view = t.game().view(t.table(), who);
                let pile = |seat: table::Seat| view.seats[seat.idx()].discard.clone();
                assert_eq!(pile(P1), [(t.card("ram"), 1), (t.card("cutter"), 1)]);
                assert_eq!(pile(P2), [(t.card("scout"), 1), (t.card("corvette"), 1)]);
            }
        });
}

/// SR-DISC-01
#[test]
fn a_card_discarded_by_an_effect_goes_to_its_owners_pile() {
    duel().p1(|p| p.in_play(["recycling-station"]).hand(["scout", "ram"]).deck(["viper"])).play(|t| {
        t.choose_each(["use recycling-station", "choose 2", "discard scout", "done"]);
        t.expect_discard(P1, ["scout"]);
        t.expect_hand(P1, ["ram", "viper"]);
        t.expect_event(Event::Discarded { seat: P1, card: t.card("scout") });
    });
}

/// SR-DISC-02
#[test]
fn in_the_discard_phase_pools_ships_and_hand_go_and_bases_stay() {
    duel()
        .p1(|p| {
            p.trade(1).combat(2).in_play(["cutter", "the-hive", "war-world"]).hand(["ram", "scout"]).deck(["viper"; 2])
        })
        .play(|t| {
            t.choose("end turn");
            t.expect_pools(P1, 0, 0, 50);
            t.expect_in_play(P1, ["the-hive", "war-world"]);
            // Two cards from the deck, then three from the discard pile, which has become the new deck.
            t.expect_hand_size(P1, 5);
            t.expect_deck(P1, []);
        });
    duel()
        .p1(|p| {
            p.in_play(["cutter", "the-hive"]).hand(["ram", "scout"]).deck(["viper", "viper", "scout", "scout", "scout"])
        })
        .play(|t| {
            t.choose("end turn");
            t.expect_discard(P1, ["cutter", "ram", "scout"]);
            t.expect_hand(P1, ["scout", "scout", "scout", "viper", "viper"]);
        });
}

/// SR-DRAW-01
#[test]
fn the_draw_phase_draws_five_and_ends_the_turn() {
    duel().p1(|p| p.draws(["viper", "scout", "viper", "scout", "scout"])).play(|t| {
        t.choose("end turn");
        t.expect_drawn(P1, ["viper", "scout", "viper", "scout", "scout"]);
        t.expect_deck_size(P1, 5);
        t.expect_turn_of(P2);
        t.expect_event(Event::TurnEnded { seat: P1 });
    });
}

/// SR-DRAW-02
#[test]
fn an_empty_deck_is_made_anew_from_the_discard_pile_at_any_time() {
    duel()
        .p1(|p| p.hand(["corvette", "survey-ship"]).deck(["viper"]).discard(["ram", "cutter"]).draws(["viper", "ram"]))
        .play(|t| {
            t.choose("play survey-ship");
            t.expect_drawn(P1, ["viper"]);
            t.expect_deck(P1, []); // not before a card must be drawn
            t.expect_discard(P1, ["cutter", "ram"]);
            t.choose("play corvette");
            t.expect_event(Event::Reshuffled { seat: P1 });
            t.expect_drawn(P1, ["ram"]);
            t.expect_deck(P1, ["cutter"]);
            t.expect_discard(P1, []);
        });
}

/// SR-DRAW-EX1
#[test]
fn three_cards_left_are_drawn_before_the_discard_pile_is_shuffled() {
    duel()
        .p1(|p| {
            p.in_play(["the-hive", "ram"])
                .deck(["scout", "scout", "viper"])
                .discard(["cutter", "corvette"])
                .draws(["scout", "viper", "scout", "ram", "corvette"])
        })
        .play(|t| {
            t.choose("end turn");
            t.expect_drawn(P1, ["scout", "viper", "scout", "ram", "corvette"]); // the ship was discarded before
            t.expect_deck(P1, ["cutter"]);
            t.expect_discard(P1, []);
            t.expect_in_play(P1, ["the-hive"]); // a card in play is not shuffled in
        });
}

/// SR-DRAW-OPEN1
#[test]
fn with_deck_and_discard_pile_empty_one_draws_what_there_is() {
    duel().p1(|p| p.hand(["scout"]).deck(["viper"])).play(|t| {
        t.choose("end turn");
        t.expect_hand(P1, ["scout", "viper"]);
        t.expect_authority(P1, 50); // no penalty
        t.expect_turn_of(P2);
    });
    duel().p1(|p| p.hand(["mothership"]).deck([])).play(|t| {
        t.choose("play mothership");
        t.expect_hand(P1, []);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}
