//! The turn and its main phase; ships.

use star_realms::{Event, Kind, Mode};
use table::{SeatSet, Target};

use crate::support::{P1, P2, P3, P4, duel, table};

/// SR-TURN-01
#[test]
fn a_turn_is_a_main_phase_then_a_discard_phase_then_a_draw_phase() {
    duel().p1(|p| p.in_play(["viper"]).hand(["scout"]).deck_top(["ram", "cutter"]).deck([])).play(|t| {
        t.can_choose_exactly(["play scout", "end turn"]);
        t.choose("end turn");
        let drew = |slug| Event::Drew { seat: P1, card: Some(t.card(slug)) };
        let [ended, first, second, shuffled, .., began] = t.events() else { panic!("{:?}", t.events()) };
        assert_eq!(*ended, Event::TurnEnded { seat: P1 });
        assert_eq!((*first, *second), (drew("ram"), drew("cutter")));
        assert_eq!(*shuffled, Event::Reshuffled { seat: P1 }); // the discarded cards are already included
        assert_eq!(*began, Event::TurnBegan { seats: SeatSet::only(P2), turn: 2 });
        t.expect_hand(P1, ["cutter", "ram", "scout", "viper"]);
        t.expect_to_act([P2]);
    });
}

/// SR-TURN-01
#[test]
fn players_take_turns() {
    duel().p1(|p| p.deck([])).p2(|p| p.deck([])).play(|t| {
        for seat in [P1, P2, P1, P2] {
            t.expect_turn_of(seat);
            t.expect_to_act([seat]);
            t.choose("end turn");
        }
        t.expect_why_not(P2, Target::EndTurn, "SR-TURN-01");
    });
    table(Mode::FreeForAll, 4).play(|t| {
        for seat in [P1, P2, P3, P4, P1, P2] {
            t.expect_turn_of(seat);
            t.choose("end turn");
        }
    });
}

/// SR-MAIN-01
#[test]
fn in_the_main_phase_everything_goes_in_any_order_and_as_often_as_possible() {
    duel()
        .row(["cutter", "blob-fighter"])
        .reveals(["ram", "corvette"])
        .p1(|p| p.hand(["ram", "scout", "viper"]).in_play(["blob-wheel", "trade-pod"]).trade(2))
        .p2(|p| p.in_play(["space-station"]))
        .play(|t| {
            t.can_choose_exactly([
                "play ram",
                "play scout",
                "play viper",
                "use blob-wheel",
                "ally trade-pod",
                "scrap blob-wheel",
                "buy cutter",
                "buy blob-fighter",
                "buy explorer",
                "end turn",
            ]);
            t.choose_each(["buy cutter", "ally trade-pod", "play viper"]);
            t.can_choose_exactly(["play ram", "play scout", "use blob-wheel", "scrap blob-wheel", "end turn"]);
            t.choose_each(["use blob-wheel", "play scout", "buy blob-fighter", "attack space-station"]);
            t.expect_combat(P1, 0);
            t.can_choose_exactly(["play ram", "scrap blob-wheel (primary used)", "end turn"]);
            t.choose_each(["play ram", "attack P2", "1", "ally ram", "attack P2", "6", "scrap ram (ally used)"]);
            t.expect_pools(P1, 3, 0, 50);
            t.expect_authority(P2, 43);
            t.can_choose_exactly([
                "scrap blob-wheel (primary used)",
                "buy explorer",
                "buy corvette",
                "buy ram",
                "end turn",
            ]);
            t.choose_each(["buy corvette", "end turn"]);
            t.expect_turn_of(P2);
        });
}

/// SR-MAIN-02
#[test]
fn playing_a_card_costs_nothing() {
    duel().p1(|p| p.hand(["blob-world", "dreadnaught"])).play(|t| {
        t.can_choose_exactly(["play blob-world", "play dreadnaught", "end turn"]);
        t.choose_each(["play blob-world", "play dreadnaught"]);
        t.expect_trade(P1, 0);
        t.expect_in_play(P1, ["blob-world", "dreadnaught"]); // face up in front of their player
    });
}

/// SR-MAIN-02
#[test]
fn no_card_has_to_be_played() {
    duel().p1(|p| p.hand(["scout", "ram"]).deck(["viper", "viper", "scout", "scout", "scout"])).play(|t| {
        t.choose("end turn");
        t.expect_discard(P1, ["ram", "scout"]);
        t.expect_in_play(P1, []);
        t.expect_turn_of(P2);
    });
}

/// SR-MAIN-03
#[test]
fn a_played_card_is_a_ship_or_a_base() {
    duel().p1(|p| p.hand(["scout", "the-hive", "trading-post"])).play(|t| {
        for card in t.game().db().cards() {
            assert_eq!(card.kind == Kind::Ship, card.kind.defense() == 0, "{}", card.id);
        }
        t.choose_each(["play scout", "play the-hive", "play trading-post"]);
        // The ship has its effect immediately, the bases wait.
        t.expect_pools(P1, 1, 0, 50);
        t.can_choose_exactly(["use the-hive", "use trading-post", "scrap trading-post", "end turn"]);
    });
}

/// SR-SHIP-01
#[test]
fn a_ships_primary_ability_takes_effect_at_once_and_cannot_be_saved() {
    duel().p1(|p| p.hand(["freighter"])).play(|t| {
        t.choose("play freighter");
        t.expect_trade(P1, 4);
        t.cannot_choose("use freighter");
        t.expect_why_not(P1, t.in_play_of(P1, "freighter"), "SR-ALLY-01");
    });
    duel().p1(|p| p.hand(["viper"])).play(|t| {
        t.choose("play viper");
        t.expect_combat(P1, 1);
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.expect_why_not(P1, t.in_play_of(P1, "viper"), "SR-SHIP-01");
    });
    duel().p1(|p| p.hand(["patrol-mech", "scout"])).play(|t| {
        t.choose("play patrol-mech");
        t.can_choose_exactly(["choose 1", "choose 2"]); // now, before anything else
        t.choose("choose 2");
        t.expect_combat(P1, 5);
    });
}

/// SR-SHIP-02
#[test]
fn a_ships_ally_and_scrap_abilities_wait_for_their_moment() {
    duel().p1(|p| p.hand(["ram", "trade-pod", "scout"])).play(|t| {
        t.choose("play ram");
        t.can_choose_exactly(["play trade-pod", "play scout", "scrap ram", "attack P2", "end turn"]); // no ally yet
        t.choose_each(["play trade-pod", "play scout", "buy explorer"]);
        t.can_choose_exactly(["ally ram", "ally trade-pod", "scrap ram", "buy explorer", "attack P2", "end turn"]);
        t.choose("ally ram"); // both of them, one after the other
        t.expect_combat(P1, 7);
        t.choose("scrap ram (ally used)");
        t.expect_trade(P1, 5);
    });
    duel().p1(|p| p.in_play(["ram", "trade-pod"])).play(|t| {
        t.choose("scrap ram"); // or one alone
        t.expect_pools(P1, 3, 0, 50);
    });
}

/// SR-SHIP-03
#[test]
fn ships_stay_in_play_until_the_discard_phase() {
    duel().p1(|p| p.hand(["scout", "viper"]).deck(["scout"; 5])).play(|t| {
        t.choose_each(["play scout", "play viper", "attack P2", "1"]);
        t.expect_in_play(P1, ["scout", "viper"]);
        t.choose("end turn");
        t.expect_in_play(P1, []);
        t.expect_discard(P1, ["scout", "viper"]);
    });
}
