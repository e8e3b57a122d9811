//! Rulings on single cards and on points that the rulebook leaves open: each switch both ways, here or with its rule.

use star_realms::{Mode, Rulings};

use crate::support::{P1, P2, duel, table};

/// SR-ABL-07
#[test]
fn every_switch_stands_in_the_rulings_with_its_default_first() {
    let text = include_str!("../../../../docs/RULINGS.md");
    let (text, _) = text.split_once("# Star Wars").expect("the other game comes after this one");
    let rows: Vec<(&str, &str)> = text
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` | "))
        .map(|(name, rest)| (name, rest.split(['`', ',', ' ']).find(|w| !w.is_empty()).expect("a value")))
        .collect();
    let written = ron::to_string(&Rulings::default()).expect("rulings can be written");
    let fields: Vec<(&str, &str)> = written
        .trim_matches(['(', ')'])
        .split(',')
        .filter_map(|field| field.split_once(':'))
        .map(|(name, value)| (name, value.trim_start_matches("r#")))
        .collect();
    assert_eq!(rows, fields);
}

/// SR-ABL-07 SR-BUY-07
#[test]
fn a_blob_carrier_may_take_an_explorer_unless_ruled_otherwise() {
    let lay = || duel().row(["mothership", "the-hive"]).trade_deck([]).p1(|p| p.in_play(["blob-carrier", "ram"]));
    lay().play(|t| {
        t.choose("ally blob-carrier");
        t.can_choose_exactly(["acquire explorer", "acquire mothership"]); // and one must be taken
        t.choose("acquire explorer");
        t.expect_deck_top(P1, ["explorer"]);
    });
    lay().rulings(|r| r.carrier_takes_explorers = false).play(|t| {
        t.choose("ally blob-carrier");
        t.can_choose_exactly(["acquire mothership"]);
        t.choose("acquire mothership");
        t.expect_explorers(10);
    });
}

/// SR-BUY-06 SR-BUY-10
#[test]
fn a_ship_blob_carrier_takes_is_the_next_ship_acquired_unless_ruled_otherwise() {
    let bases = ["junkyard", "the-hive", "war-world"];
    let lay = || {
        duel()
            .row(["ram", "cutter", bases[0], bases[1], bases[2]])
            .reveals(["trading-post", "blob-wheel"])
            .p1(|p| p.trade(2).in_play(["freighter", "federation-shuttle", "blob-carrier", "battle-pod"]))
    };
    lay().play(|t| {
        t.choose_each(["ally freighter", "ally blob-carrier"]);
        t.can_choose_exactly(["acquire explorer", "acquire cutter", "acquire ram"]);
        t.choose("acquire ram"); // on top in any case: no question
        t.expect_deck_top(P1, ["ram"]);
        t.choose("buy cutter");
        t.expect_discard(P1, ["cutter"]);
        t.expect_deck_top(P1, ["ram"]);
    });
    lay().rulings(|r| r.carrier_counts_as_next_ship = false).play(|t| {
        t.choose_each(["ally freighter", "ally blob-carrier", "acquire ram", "buy cutter"]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_deck_top(P1, ["cutter", "ram"]);
    });
}

/// SR-BUY-10
#[test]
fn whoever_buys_before_the_carrier_has_both_ships_on_top() {
    duel()
        .row(["ram", "cutter"])
        .reveals(["trading-post", "blob-wheel"])
        .p1(|p| p.trade(2).in_play(["freighter", "federation-shuttle", "blob-carrier", "battle-pod"]))
        .play(|t| {
            t.choose_each(["ally freighter", "buy cutter"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each(["yes", "ally blob-carrier", "acquire ram"]);
            t.expect_deck_top(P1, ["ram", "cutter"]);
        });
}

/// SR-BUY-10
#[test]
fn a_carrier_uses_up_one_of_two_allowances() {
    duel()
        .row(["ram", "cutter", "corvette"])
        .reveals(["trading-post", "blob-wheel", "junkyard"])
        .p1(|p| p.trade(2).in_play(["central-office", "freighter", "blob-carrier", "battle-pod"]))
        .play(|t| {
            t.choose_each(["use central-office", "ally freighter", "ally blob-carrier", "acquire ram"]);
            t.choose("buy cutter");
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each(["yes", "buy corvette"]); // the effect is used up
            t.expect_deck_top(P1, ["cutter", "ram"]);
            t.expect_discard(P1, ["corvette"]);
        });
}

/// SR-BUY-10
#[test]
fn a_carrier_before_the_freighter_uses_up_nothing() {
    duel()
        .row(["ram", "cutter"])
        .reveals(["trading-post", "blob-wheel"])
        .p1(|p| p.trade(2).in_play(["freighter", "federation-shuttle", "blob-carrier", "battle-pod"]))
        .play(|t| {
            t.choose_each(["ally blob-carrier", "acquire ram", "ally freighter", "buy cutter"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("no");
            t.expect_deck_top(P1, ["ram"]);
            t.expect_discard(P1, ["cutter"]);
        });
}

/// SR-BUY-10: the top of the deck is full, but the Carrier's ship still was the next one.
#[test]
fn a_carrier_that_finds_no_room_on_top_uses_up_the_allowance_too() {
    duel()
        .p1(|p| {
            let top = ["scout", "scout", "scout", "scout", "scout", "scout", "scout"];
            p.trade(2).deck_top(top).hand(["corvette"]).in_play(["freighter", "cutter", "blob-carrier", "battle-pod"])
        })
        .play(|t| {
            t.choose_each(["ally freighter", "ally blob-carrier", "acquire explorer"]);
            t.expect_discard(P1, ["explorer"]);
            t.choose_each(["play corvette", "buy explorer"]); // the top has space again, but the effect is used up
            t.expect_discard(P1, ["explorer", "explorer"]);
            t.expect_deck_top(P1, ["scout"; 6]);
        });
}

/// SR-BUY-10 SR-HYDRA-08: an effect belongs to its player, and a joint purchase uses that of the player who gets the
/// ship.
#[test]
fn a_teammates_carrier_and_a_joint_purchase_each_count_for_their_own_buyer() {
    table(Mode::Hydra, 4)
        .row(["ram", "cutter", "flagship"])
        .reveals(["trading-post", "blob-wheel"])
        .p1(|p| p.trade(3).in_play(["freighter", "federation-shuttle"]))
        .p2(|p| p.trade(3).in_play(["blob-carrier", "battle-pod"]))
        .play(|t| {
            t.choose_as(P1, "ally freighter");
            t.choose_as(P2, "ally blob-carrier");
            t.choose_as(P2, "acquire ram");
            t.choose_as(P1, "jointly buy flagship");
            t.choose_as(P1, "3");
            t.choose_as(P2, "yes");
            t.can_choose_exactly_as(P1, ["yes", "no"]);
            t.choose_as(P1, "yes");
            t.expect_deck_top(P1, ["flagship"]);
            t.expect_deck_top(P2, ["ram"]);
        });
}

/// SR-ABL-07
#[test]
fn a_needle_counts_as_the_blob_ship_it_copied_unless_ruled_otherwise() {
    let lay = || duel().p1(|p| p.in_play(["blob-world", "ram"]).hand(["stealth-needle"]));
    let story = ["play stealth-needle", "copy ram", "use blob-world", "choose 2"];
    lay().play(|t| {
        t.choose_each(story);
        t.expect_hand_size(P1, 2);
    });
    lay().rulings(|r| r.needle_counts_as_copied = false).play(|t| {
        t.choose_each(story);
        t.expect_hand_size(P1, 1);
        t.can_choose("ally stealth-needle as ram"); // it is an ally in any case
    });
}

/// SR-ABL-07
#[test]
fn a_needle_may_copy_a_ship_scrapped_this_turn_unless_ruled_otherwise() {
    let lay = || duel().p1(|p| p.in_play(["ram"]).hand(["stealth-needle"]));
    lay().play(|t| {
        t.choose_each(["scrap ram", "play stealth-needle"]);
        t.can_choose_exactly(["copy ram"]);
        t.choose("copy ram");
        t.expect_pools(P1, 3, 5, 50);
    });
    lay().rulings(|r| r.needle_copies_scrapped = false).play(|t| {
        t.choose_each(["scrap ram", "play stealth-needle"]);
        t.expect_pools(P1, 3, 0, 50);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// SR-ABL-07
#[test]
fn a_needle_that_copied_nothing_cannot_be_copied() {
    table(Mode::FreeForAll, 3).p1(|p| p.hand(["stealth-needle", "stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "play stealth-needle"]);
        t.can_choose_exactly(["end turn"]);
    });
}

/// SR-ABL-07
#[test]
fn fleet_hq_pays_only_for_ships_played_while_it_is_in_play() {
    duel().p1(|p| p.hand(["scout", "fleet-hq", "trading-post", "viper"])).play(|t| {
        t.choose_each(["play scout", "play fleet-hq", "play trading-post"]);
        t.expect_combat(P1, 0); // not for the Scout, not for bases
        t.choose("play viper");
        t.expect_combat(P1, 2);
    });
}

/// SR-ABL-02
#[test]
fn a_base_that_comes_back_in_the_same_turn_is_a_new_card() {
    duel().p1(|p| p.in_play(["the-hive"]).hand(["missile-mech", "corvette"]).deck([])).play(|t| {
        t.choose_each(["use the-hive", "play missile-mech", "destroy the-hive of P1 (primary used)"]);
        t.choose_each(["play corvette", "play the-hive", "use the-hive"]); // drawn from the reshuffled pile
        t.expect_combat(P1, 3 + 6 + 1 + 3);
    });
}

/// SR-BUY-05 SR-BUY-07
#[test]
fn where_a_ship_goes_is_said_before_the_gap_is_filled() {
    duel().row(["ram"]).reveals(["corvette"]).p1(|p| p.trade(3).in_play(["freighter", "cutter"])).play(|t| {
        t.choose_each(["ally freighter", "buy ram"]);
        t.expect_row(["-"]);
        t.choose("yes");
        t.expect_row(["corvette"]);
    });
}

/// SR-BUY-07
#[test]
fn beyond_seven_known_cards_nothing_goes_on_top_of_a_deck() {
    let seven = ["cutter", "ram", "corvette", "trade-bot", "trade-pod", "freighter", "flagship"];
    duel()
        .row(["blob-fighter", "imperial-fighter"])
        .p1(|p| p.trade(1).deck_top(seven).in_play(["freighter", "federation-shuttle", "blob-carrier", "battle-pod"]))
        .p2(|p| p.deck([]))
        .play(|t| {
            t.choose_each(["ally freighter", "buy blob-fighter"]); // no question at all
            t.expect_discard(P1, ["blob-fighter"]);
            t.choose_each(["ally blob-carrier", "acquire imperial-fighter"]);
            t.expect_discard(P1, ["blob-fighter", "imperial-fighter"]);
            t.expect_deck_top(P1, seven);
            t.expect_authority(P2, 50);
        });
}
