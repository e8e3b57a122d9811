//! Interactions of two rules, for two players: effects that one card grants and another uses up, cards that leave at a
//! critical moment, decks that run out in the middle of an ability.

use crate::support::{P1, P2, duel};

/// A row without ships.
const BASES: [&str; 5] = ["mech-world", "junkyard", "the-hive", "war-world", "trading-post"];

/// SR-BUY-10 SR-BUY-07
#[test]
fn a_carrier_that_finds_no_ship_uses_up_no_allowance() {
    duel()
        .row(BASES)
        .explorers(0)
        .reveals(["ram", "cutter"])
        .p1(|p| p.trade(6).in_play(["freighter", "federation-shuttle", "blob-carrier", "battle-pod"]))
        .play(|t| {
            t.choose_each(["ally freighter", "ally blob-carrier", "buy trading-post"]); // no question was asked
            t.expect_row(["mech-world", "junkyard", "the-hive", "war-world", "ram"]);
            t.choose("buy ram");
            t.can_choose_exactly(["yes", "no"]);
            t.choose("yes");
            t.expect_deck_top(P1, ["ram"]);
        });
}

/// SR-BUY-10 SR-ABL-07
#[test]
fn a_carrier_and_a_needle_that_copied_it_use_up_an_allowance_each() {
    let lay = || {
        duel()
            .row(["ram", "cutter", "corvette", "war-world", "fleet-hq"])
            .p1(|p| p.trade(2).in_play(["freighter", "federation-shuttle", "blob-carrier"]).hand(["stealth-needle"]))
    };
    lay().reveals(["mech-world", "junkyard", "the-hive"]).play(|t| {
        t.choose_each(["ally freighter", "play stealth-needle", "copy blob-carrier", "ally blob-carrier"]);
        t.choose_each(["acquire ram", "ally stealth-needle as blob-carrier"]);
        t.can_choose_exactly(["acquire explorer", "acquire cutter", "acquire corvette"]);
        t.choose_each(["acquire cutter", "buy corvette"]);
        t.expect_deck_top(P1, ["cutter", "ram"]);
        t.expect_discard(P1, ["corvette"]);
    });
    // A Needle that copied the Freighter allows a second ship.
    lay().reveals(["mech-world", "junkyard"]).play(|t| {
        t.choose_each(["ally freighter", "play stealth-needle", "copy freighter"]);
        t.expect_trade(P1, 6);
        t.choose_each(["ally stealth-needle as freighter", "buy ram"]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose_each(["no", "buy cutter"]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_deck_top(P1, ["cutter"]);
        t.expect_discard(P1, ["ram"]);
    });
}

/// SR-BUY-07 SR-DRAW-02
#[test]
fn a_ship_put_on_top_is_drawn_in_the_same_turn() {
    let lay = || {
        duel()
            .row(["ram"])
            .reveals(["mech-world"])
            .p1(|p| p.trade(3).in_play(["freighter", "cutter"]).hand(["corvette"]).deck(["viper"]))
    };
    lay().play(|t| {
        t.choose_each(["ally freighter", "buy ram", "yes", "play corvette"]);
        t.expect_hand(P1, ["ram"]);
        t.expect_deck(P1, ["viper"]);
    });
    // In the discard pile, it waits until the deck runs out; then it can be drawn as well.
    lay().play(|t| {
        t.choose_each(["ally freighter", "buy ram", "no", "play corvette"]);
        t.expect_hand(P1, ["viper"]);
        t.expect_discard(P1, ["ram"]);
    });
    lay().p1(|p| p.deck([])).play(|t| {
        t.choose_each(["buy ram", "play corvette"]);
        t.expect_hand(P1, ["ram"]);
        t.expect_discard(P1, []);
    });
}

/// SR-BUY-07 SR-DRAW-01
#[test]
fn ships_put_on_top_are_the_first_of_the_next_hand_and_the_last_one_lies_highest() {
    duel()
        .row(["ram", "cutter"])
        .reveals(["mech-world", "junkyard"])
        .p1(|p| p.trade(5).in_play(["freighter", "central-office"]).deck(["viper"; 2]).hand(["scout"; 6]))
        .play(|t| {
            t.choose_each(["ally freighter", "use central-office", "buy ram", "yes", "buy cutter", "yes", "end turn"]);
            t.expect_hand_size(P1, 5);
            let drawn: Vec<_> = t.events().iter().filter(|e| matches!(e, star_realms::Event::Drew { .. })).collect();
            let drew = |slug| star_realms::Event::Drew { seat: P1, card: Some(t.card(slug)) };
            assert_eq!(drawn[..2], [&drew("cutter"), &drew("ram")]);
        });
}

/// SR-ABL-07 SR-ALLY-OPEN1
#[test]
fn a_needle_keeps_its_copy_when_the_copied_ship_is_scrapped_but_not_that_ally() {
    duel().p1(|p| p.in_play(["ram", "trade-bot"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy ram"]);
        t.can_choose("ally stealth-needle as ram");
        t.choose("scrap ram");
        t.can_choose_exactly([
            "ally trade-bot",
            "scrap stealth-needle as ram",
            "buy explorer",
            "attack P2",
            "end turn",
        ]);
    });
}

/// SR-ABL-07 SR-ALLY-03
#[test]
fn a_needle_of_two_factions_is_not_its_own_ally() {
    // If it copies a ship of its own faction, each is the other's ally.
    duel().p1(|p| p.in_play(["battle-mech"]).hand(["stealth-needle"]).draws(["viper", "scout"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy battle-mech"]); // no card to scrap, so no question
        t.choose_each(["ally battle-mech", "ally stealth-needle as battle-mech"]);
        t.expect_hand(P1, ["scout", "viper"]);
    });
    // After the scrap, there is no second card of either faction.
    duel().p1(|p| p.in_play(["ram"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["scrap ram", "play stealth-needle", "copy ram"]);
        t.can_choose_exactly(["scrap stealth-needle as ram", "buy explorer", "attack P2", "end turn"]);
    });
}

/// SR-ABL-02 SR-ABL-07
#[test]
fn a_needle_uses_the_ally_ability_it_copied_once_like_any_card() {
    duel().p1(|p| p.in_play(["ram"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy ram", "ally stealth-needle as ram"]);
        t.expect_combat(P1, 7);
        t.can_choose_exactly([
            "ally ram",
            "scrap ram",
            "scrap stealth-needle as ram (ally used)",
            "attack P2",
            "end turn",
        ]);
    });
}

/// SR-ABL-07 SR-ALLY-01
#[test]
fn a_needle_that_copied_a_ship_without_a_faction_keeps_its_own() {
    duel().p1(|p| p.in_play(["explorer"]).hand(["stealth-needle", "trade-bot", "ram"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy explorer", "play ram"]);
        t.choose_each(["play trade-bot"]);
        t.can_choose_exactly([
            "ally trade-bot",
            "scrap explorer",
            "scrap stealth-needle as explorer",
            "scrap ram",
            "buy explorer",
            "attack P2",
            "end turn",
        ]);
    });
}

/// SR-ABL-07
#[test]
fn blob_world_counts_a_needle_scrapped_as_the_blob_ship_it_copied() {
    duel().p1(|p| p.hand(["ram", "stealth-needle", "blob-world"]).draws(["scout", "viper", "scout"])).play(|t| {
        t.choose_each(["play ram", "play stealth-needle", "copy ram", "scrap ram", "scrap stealth-needle as ram"]);
        t.choose_each(["play blob-world", "use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["scout", "viper", "scout"]);
        t.expect_scrapped(["ram", "stealth-needle"]);
    });
    // A Needle that copied a ship of another faction is not a Blob card.
    duel().p1(|p| p.in_play(["cutter", "blob-world", "ram"]).hand(["stealth-needle"]).draws(["scout"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy cutter", "use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["scout"]);
    });
}

/// SR-ABL-07 SR-ABL-03
#[test]
fn a_needle_that_copied_an_embassy_yacht_looks_at_the_bases_of_its_own_moment() {
    let lay = || {
        duel().p1(|p| {
            p.in_play(["mech-world"]).hand(["embassy-yacht", "stealth-needle", "blob-wheel"]).draws(["viper", "scout"])
        })
    };
    lay().play(|t| {
        t.choose("play embassy-yacht"); // one base
        t.expect_hand_size(P1, 2);
        t.choose_each(["play blob-wheel", "play stealth-needle", "copy embassy-yacht"]);
        t.expect_drawn(P1, ["viper", "scout"]);
        t.expect_pools(P1, 4, 0, 56);
    });
    // A base scrapped in between no longer counts.
    duel().p1(|p| p.in_play(["mech-world", "blob-wheel"]).hand(["embassy-yacht"]).deck(["viper"; 2])).play(|t| {
        t.choose_each(["scrap blob-wheel", "play embassy-yacht"]);
        t.expect_hand(P1, []);
        t.expect_pools(P1, 5, 0, 53);
    });
}

/// SR-ABL-03 SR-ABL-OPEN3 SR-ALLY-OPEN1
#[test]
fn a_mech_world_destroyed_by_its_owner_is_nobodys_ally_and_no_base_any_more() {
    duel()
        .p1(|p| {
            p.in_play(["mech-world", "ram", "blob-wheel"]).hand(["missile-mech", "embassy-yacht"]).deck(["scout"; 2])
        })
        .play(|t| {
            t.choose("play missile-mech");
            t.can_choose_exactly(["destroy blob-wheel of P1", "destroy mech-world of P1", "done"]);
            t.choose_each(["destroy mech-world of P1", "play embassy-yacht"]);
            t.expect_hand(P1, []); // one base is left
            t.can_choose_exactly([
                "use blob-wheel",
                "ally ram", // with the Wheel
                "scrap blob-wheel",
                "scrap ram",
                "buy explorer",
                "attack P2",
                "end turn",
            ]);
        });
}

/// SR-ABL-07 SR-ABL-OPEN3
#[test]
fn a_fleet_hq_pays_for_the_ship_that_destroys_it_and_for_no_later_one() {
    duel().p1(|p| p.in_play(["fleet-hq"]).hand(["missile-mech", "viper"])).play(|t| {
        t.choose("play missile-mech");
        t.expect_combat(P1, 7);
        t.choose_each(["destroy fleet-hq of P1", "play viper"]);
        t.expect_combat(P1, 8);
    });
}

/// SR-ABL-07
#[test]
fn a_fleet_hq_pays_for_a_needle_with_nothing_to_copy_and_is_an_ally() {
    duel().p1(|p| p.in_play(["fleet-hq"]).hand(["stealth-needle", "corvette"]).deck([])).play(|t| {
        t.choose("play stealth-needle");
        t.expect_combat(P1, 1);
        t.choose("play corvette");
        t.expect_combat(P1, 3);
        t.can_choose_exactly(["ally corvette", "attack P2", "end turn"]);
    });
}

/// SR-DRAW-02 SR-ABL-OPEN1
#[test]
fn a_machine_base_draws_from_a_new_deck_and_scraps_what_came() {
    duel().p1(|p| p.in_play(["machine-base"]).deck([]).discard(["ram", "viper"]).draws(["ram"])).play(|t| {
        t.choose("use machine-base");
        t.can_choose_exactly(["scrap ram from hand"]); // the only card in hand, and one must be scrapped
        t.choose("scrap ram from hand");
        t.expect_hand(P1, []);
        t.expect_deck(P1, ["viper"]);
        t.expect_pools(P1, 0, 0, 50); // scrapped, not used
    });
}

/// SR-DRAW-02 SR-DRAW-OPEN1
#[test]
fn what_a_brain_world_scrapped_is_not_in_the_new_deck() {
    duel().p1(|p| p.in_play(["brain-world"]).deck([]).discard(["ram", "viper", "cutter"])).play(|t| {
        t.choose_each(["use brain-world", "scrap viper from discard", "scrap ram from discard"]);
        t.expect_hand(P1, ["cutter"]); // one of two draws
        t.expect_scrapped(["ram", "viper"]);
        t.expect_deck(P1, []);
    });
    duel().p1(|p| p.in_play(["brain-world"]).deck([]).hand(["scout"]).discard(["viper"])).play(|t| {
        t.choose_each(["use brain-world", "scrap scout from hand", "scrap viper from discard"]);
        t.expect_hand(P1, []);
        t.can_choose_exactly(["end turn"]);
    });
}

/// SR-DRAW-02 SR-BUY-07
#[test]
fn a_draw_takes_the_known_cards_then_the_deck_then_the_new_deck() {
    duel().p1(|p| p.hand(["command-ship"]).deck_top(["ram"]).deck([]).discard(["cutter"])).play(|t| {
        t.choose("play command-ship");
        t.expect_drawn(P1, ["ram", "cutter"]);
        t.expect_discard(P1, []);
    });
    duel().p1(|p| p.in_play(["fleet-hq", "the-hive"]).hand(["embassy-yacht"]).deck([]).discard(["cutter"])).play(|t| {
        t.choose("play embassy-yacht");
        t.expect_hand(P1, ["cutter"]); // one of two
        t.expect_in_play(P1, ["embassy-yacht", "fleet-hq", "the-hive"]);
    });
}

/// SR-SCRAP-04 SR-DRAW-02
#[test]
fn a_battlecruiser_scrapped_draws_from_a_new_deck_before_it_destroys() {
    duel()
        .p1(|p| p.in_play(["battlecruiser"]).deck([]).discard(["ram"]))
        .p2(|p| p.in_play(["trading-post", "blob-wheel"]))
        .play(|t| {
            t.choose("scrap battlecruiser");
            t.expect_hand(P1, ["ram"]);
            t.can_choose_exactly(["destroy trading-post of P2", "done"]);
            t.choose("destroy trading-post of P2");
            t.can_choose_exactly(["play ram", "end turn"]);
            t.expect_scrapped(["battlecruiser"]);
        });
}

/// SR-OUT-EX2 SR-ATT-06
#[test]
fn an_outpost_destroyed_by_an_effect_opens_the_way_for_the_next_one() {
    duel()
        .p1(|p| p.in_play(["blob-destroyer", "blob-destroyer"]).combat(3))
        .p2(|p| p.in_play(["war-world", "fleet-hq"]))
        .row(["ram", "cutter"])
        .reveals(["mech-world"])
        .play(|t| {
            t.choose("ally blob-destroyer");
            t.can_choose_exactly(["destroy war-world of P2", "done"]);
            t.choose("destroy war-world of P2");
            t.choose("scrap ram from row"); // the second half continues
            t.can_choose_exactly(["ally blob-destroyer", "attack P2", "end turn"]);
            t.choose("ally blob-destroyer");
            t.can_choose_exactly(["destroy fleet-hq of P2", "done"]);
            t.choose_each(["destroy fleet-hq of P2", "done"]);
            t.expect_discard(P2, ["fleet-hq", "war-world"]);
        });
}

/// SR-BUY-09 SR-BUY-06
#[test]
fn with_the_trade_deck_empty_effects_leave_gaps_too() {
    duel()
        .row(["ram", "cutter", "mech-world"])
        .trade_deck([])
        .p1(|p| p.in_play(["blob-carrier", "battle-pod"]).hand(["battle-pod"]))
        .play(|t| {
            t.choose_each(["ally blob-carrier", "acquire ram"]);
            t.expect_row(["-", "cutter", "mech-world", "-", "-"]);
            t.choose_each(["play battle-pod"]);
            t.can_choose_exactly(["scrap cutter from row", "scrap mech-world from row", "done"]);
            t.choose("scrap mech-world from row");
            t.expect_row(["-", "cutter", "-", "-", "-"]);
        });
}

/// SR-SCRAP-07 SR-BUY-OPEN1
#[test]
fn an_explorer_scrapped_for_combat_can_be_bought_again_with_its_own_trade() {
    duel().explorers(0).p1(|p| p.hand(["explorer"]).in_play(["freighter", "cutter"])).play(|t| {
        t.choose_each(["ally freighter", "play explorer", "scrap explorer", "buy explorer"]);
        t.can_choose_exactly(["yes", "no"]); // it counts as a ship
        t.choose("yes");
        t.expect_deck_top(P1, ["explorer"]);
        t.expect_explorers(0);
        t.expect_pools(P1, 0, 2, 50);
    });
}

/// SR-ABL-02 SR-BASE-02
#[test]
fn a_recycling_station_may_give_up_cards_drawn_by_its_twin() {
    duel().p1(|p| p.in_play(["recycling-station"; 2]).hand(["scout"]).deck(["viper"])).play(|t| {
        t.choose_each(["use recycling-station", "choose 2", "discard scout"]);
        t.expect_hand(P1, ["viper"]);
        t.choose_each(["use recycling-station", "choose 2"]);
        t.can_choose_exactly(["discard viper", "done"]);
        t.choose("discard viper"); // both piles are shuffled, and one card comes back
        t.expect_hand_size(P1, 1);
        t.expect_deck_size(P1, 1);
        t.expect_discard(P1, []);
        t.cannot_choose("use recycling-station (primary used)");
    });
}

/// SR-ABL-OPEN2
#[test]
fn with_the_ruling_demands_of_a_whole_turn_add_up_and_meet_the_hand_before_bases_are_used() {
    duel()
        .rulings(|r| r.discards = star_realms::DiscardTiming::StartOfTurn)
        .p1(|p| p.in_play(["royal-redoubt", "battlecruiser", "survey-ship"]).deck([]))
        .p2(|p| {
            p.in_play(["machine-base", "recycling-station"]).hand(["ram", "scout", "viper", "cutter"]).deck(["scout"])
        })
        .play(|t| {
            t.choose_each(["ally royal-redoubt", "ally battlecruiser", "scrap survey-ship", "end turn"]);
            t.can_choose_exactly(["discard cutter", "discard ram", "discard scout", "discard viper"]);
            t.choose_each(["discard ram", "discard cutter"]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard scout");
            t.can_choose_exactly(["play viper", "use machine-base", "use recycling-station", "end turn"]);
            t.choose("use machine-base"); // cards drawn later are not affected
            t.can_choose_exactly(["scrap scout from hand", "scrap viper from hand"]);
            t.choose("scrap scout from hand");
            t.expect_hand(P2, ["viper"]);
        });
}

/// SR-ABL-OPEN2
#[test]
fn with_the_ruling_more_demands_than_cards_are_met_by_all_cards_and_leave_no_debt() {
    duel()
        .rulings(|r| r.discards = star_realms::DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter", "imperial-frigate"]).deck([]))
        .p2(|p| p.hand(["corvette"]).deck(["scout"]))
        .play(|t| {
            t.choose_each(["play imperial-fighter", "play imperial-frigate", "end turn"]);
            t.expect_discard(P2, ["corvette"]);
            t.can_choose_exactly(["end turn"]);
            t.choose_each(["end turn", "end turn"]);
            t.expect_turn_of(P2);
            t.expect_hand(P2, ["corvette", "scout"]);
            t.can_choose_exactly(["play corvette", "play scout", "end turn"]);
        });
}

/// SR-ABL-OPEN2 SR-OUT-03
#[test]
fn a_demand_in_the_middle_of_a_turn_lets_the_turn_go_on_where_it_was() {
    duel()
        .p1(|p| p.hand(["imperial-frigate", "corvette"]).in_play(["royal-redoubt"]).deck(["viper"]))
        .p2(|p| p.hand(["scout", "viper", "ram"]).in_play(["mech-world"]))
        .play(|t| {
            t.choose_each(["play imperial-frigate", "discard ram"]);
            t.expect_to_act([P1]);
            t.choose("ally royal-redoubt");
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard viper");
            t.choose("scrap imperial-frigate");
            t.expect_hand(P1, ["corvette", "viper"]);
            // 4 combat are not enough for a Mech World.
            t.can_choose_exactly(["play corvette", "play viper", "use royal-redoubt (ally used)", "end turn"]);
            t.expect_hand(P2, ["scout"]);
        });
}

/// SR-BASE-04 SR-DRAW-02 SR-ABL-02
#[test]
fn a_base_destroyed_in_its_owners_own_turn_can_be_drawn_and_used_again() {
    duel().p1(|p| p.in_play(["machine-base", "missile-bot"]).hand(["missile-mech", "viper"]).deck(["scout"])).play(
        |t| {
            t.choose_each(["use machine-base", "scrap viper from hand", "play missile-mech"]);
            t.choose_each(["destroy machine-base of P1 (primary used)", "ally missile-mech"]); // draws it again
            t.expect_hand(P1, ["machine-base", "scout"]);
            t.choose_each(["play machine-base", "use machine-base"]);
            t.can_choose_exactly(["scrap scout from hand"]); // there is no card to draw
            t.choose("scrap scout from hand");
            t.expect_hand(P1, []);
        },
    );
}

/// SR-ALLY-02 SR-SHIP-02
#[test]
fn an_ally_ability_waits_while_cards_are_drawn_for_a_partner() {
    duel().p1(|p| p.hand(["cutter", "corvette"]).deck_top(["freighter"])).play(|t| {
        t.choose("play cutter");
        t.cannot_choose("ally cutter");
        t.choose_each(["play corvette", "play freighter"]);
        t.can_choose("ally cutter");
        t.choose("ally cutter");
        t.expect_pools(P1, 6, 5, 54);
        t.expect_authority(P2, 50);
    });
}

/// SR-SCRAP-06 SR-BUY-05
#[test]
fn what_replaces_a_card_scrapped_from_the_row_can_be_bought() {
    duel().row(["ram", "cutter"]).reveals(["blob-fighter", "mech-world"]).p1(|p| p.trade(1).hand(["battle-pod"])).play(
        |t| {
            t.choose_each(["play battle-pod", "scrap cutter from row"]);
            t.expect_row(["ram", "blob-fighter"]);
            t.choose("buy blob-fighter");
            t.expect_row(["ram", "mech-world"]);
            t.expect_scrapped(["cutter"]);
        },
    );
}

/// SR-ABL-07 SR-DRAW-02: the cards in play are counted, and the drawn cards come from two decks.
#[test]
fn blob_world_draws_on_from_a_new_deck() {
    duel().p1(|p| p.in_play(["ram", "trade-pod", "blob-world"]).deck(["scout"]).discard(["viper", "cutter"])).play(
        |t| {
            t.choose_each(["use blob-world", "choose 2"]);
            t.expect_hand_size(P1, 2);
            t.expect_deck_size(P1, 1);
            t.expect_discard(P1, []);
        },
    );
}

/// SR-BUY-07 SR-BUY-10 SR-SCRAP-07: the same Explorer is acquired twice in a turn, and each time it is the next ship.
#[test]
fn an_explorer_bought_drawn_scrapped_and_bought_again_is_asked_about_twice() {
    duel()
        .explorers(1)
        .row(["mech-world"])
        .p1(|p| p.trade(4).in_play(["freighter", "cutter"]).hand(["central-office", "corvette"]).deck([]))
        .play(|t| {
            t.choose_each(["ally freighter", "play central-office", "use central-office", "buy explorer", "yes"]);
            t.expect_deck_top(P1, ["explorer"]);
            t.expect_explorers(0);
            t.choose_each(["play corvette", "play explorer", "scrap explorer", "buy explorer"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("no");
            t.expect_discard(P1, ["explorer"]);
            t.expect_explorers(0);
        });
}
