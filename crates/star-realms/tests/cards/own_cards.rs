//! Custom cards in play, one verb after the other.

use star_realms::{CardDef, Db, Duel, Mode, Setup, SetupError, StarRealms};
use table::chance::Forced;
use table::{CopySet, Game, NoSink};

use crate::support::{Layout, P1, P2, P3, duel, table};

/// A card with these fields; by default, a Blob ship that costs 3, with two copies.
#[track_caller]
fn own(fields: &str) -> CardDef {
    let usual = [("kind", "Ship"), ("cost", "3"), ("copies", "2")];
    let missing = usual.iter().filter(|(name, _)| !fields.contains(&format!("{name}:")));
    let usual: Vec<_> = missing.map(|(name, value)| format!("{name}: {value},")).collect();
    let source = format!(
        r#"[(id: "own", faction: Blob, {fields}, {} names: {{"en": "Own", "ru": "Своя", "uk": "Своя", "ja": "自作"}})]"#,
        usual.join(" "),
    );
    let cards = Db::read_own("own.ron", &source).unwrap_or_else(|problems| panic!("{problems}"));
    cards.into_iter().next().expect("one card")
}

/// A table for two with a card of these fields.
fn with(fields: &str) -> Layout<2, 1> {
    duel().cards([own(fields)])
}

#[test]
fn own_cards_are_shuffled_into_the_trade_deck_of_every_box() {
    let cards = vec![own("primary: [Trade(1)]")];
    let game = Duel::new(Setup { cards: cards.clone(), ..Setup::default() }).expect("the setup is valid");
    let copies = game.cast().facts(game.db().find("own").expect("the custom card is in the database")).copies;
    let mut shown = CopySet::EMPTY;
    for seed in 0..200 {
        let s = game.start(&mut Forced::new([], seed), &mut NoSink);
        assert_eq!(s.row_set().len() + s.trade_deck.len(), 82);
        assert_eq!(((s.row_set() | s.trade_deck) & copies).len(), 2);
        shown |= s.row_set() & copies;
    }
    assert_eq!(shown, copies, "each copy is shown at some time");
    let setup = Setup { mode: Mode::FreeForAll, seats: 3, cards, ..Setup::default() };
    let game = StarRealms::<6, 3>::new(setup).expect("the setup is valid");
    assert_eq!(game.cast().trade.len(), 164);
}

#[test]
fn an_own_card_can_be_bought_drawn_and_played() {
    with("primary: [Trade(1)]").row(["own"]).p1(|p| p.trade(3).hand([]).deck([])).p2(|p| p.hand([]).deck([])).play(
        |t| {
            t.can_choose_exactly(["buy own", "buy explorer", "end turn"]);
            t.choose_each(["buy own", "end turn", "end turn"]);
            t.expect_hand(P1, ["own"]);
            t.choose("play own");
            t.expect_pools(P1, 1, 0, 50);
        },
    );
}

#[test]
fn too_many_own_cards_do_not_fit_on_a_table() {
    let many = Setup { cards: vec![own("copies: 19, primary: [Trade(1)]")], ..Setup::default() };
    assert_eq!(Duel::new(many).unwrap_err(), SetupError::TooManyCards { copies: 129, most: 128 });
    let copying = r#"copies: 4, primary: [Pick(bind: "x", n: Exactly(1), from: ShipsPlayed), CopyShip("x")]"#;
    let copying = Setup { cards: vec![own(copying)], ..Setup::default() };
    assert_eq!(Duel::new(copying).unwrap_err(), SetupError::TooManyCopying { copies: 5, most: 4 });
    let twice = Setup { cards: vec![own("primary: [Trade(1)]"); 2], ..Setup::default() };
    assert!(matches!(Duel::new(twice), Err(SetupError::Cards(_))));
}

#[test]
fn gains_add_up_and_are_plain() {
    with("primary: [Trade(2), Combat(3), Authority(4), Trade(1)]").p1(|p| p.hand(["own"])).play(|t| {
        t.choose("play own");
        t.expect_pools(P1, 3, 3, 54);
    });
}

#[test]
fn may_is_a_question_and_no_leaves_all_of_it() {
    let scene = || with("primary: [May([Trade(2), Draw(1)]), Combat(1)]").p1(|p| p.hand(["own"]).deck(["viper"]));
    scene().play(|t| {
        t.choose("play own");
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_pools(P1, 2, 1, 50);
        t.expect_hand(P1, ["viper"]);
    });
    scene().play(|t| {
        t.choose_each(["play own", "no"]);
        t.expect_pools(P1, 0, 1, 50);
        t.expect_hand(P1, []);
    });
}

#[test]
fn one_of_three_branches_is_taken_and_the_rest_of_the_ability_follows() {
    for (choice, pools) in [("choose 1", (4, 0, 50)), ("choose 2", (1, 4, 50)), ("choose 3", (1, 0, 56))] {
        with("primary: [OneOf([[Trade(3)], [Combat(4)], [Authority(6)]]), Trade(1)]").p1(|p| p.hand(["own"])).play(
            |t| {
                t.choose("play own");
                t.can_choose_exactly(["choose 1", "choose 2", "choose 3"]);
                t.choose(choice);
                t.expect_pools(P1, pools.0, pools.1, pools.2);
            },
        );
    }
}

#[test]
fn if_looks_once_at_the_bases_in_play() {
    for (bases, trade) in [(vec!["mech-world"], 1), (vec!["mech-world", "fleet-hq"], 4)] {
        with("primary: [If(BasesInPlay(2), [Trade(3)]), Trade(1)]").p1(|p| p.hand(["own"]).in_play(bases)).play(|t| {
            t.choose("play own");
            t.expect_trade(P1, trade);
        });
    }
}

#[test]
fn up_to_two_cards_may_be_discarded_and_drawn_for() {
    let fields = r#"primary: [May([Pick(bind: "x", n: UpTo(2), from: Zones([Hand])), Discard("x")]), DrawEach("x")]"#;
    let scene = || with(fields).p1(|p| p.hand(["own", "scout", "viper"]).deck(["ram", "ram"]));
    scene().play(|t| {
        t.choose_each(["play own", "yes"]);
        t.can_choose_exactly(["discard scout", "discard viper", "done"]);
        t.choose("discard scout");
        t.can_choose_exactly(["discard viper", "done"]);
        t.choose("discard viper");
        t.expect_hand(P1, ["ram", "ram"]);
        t.expect_discard(P1, ["scout", "viper"]);
    });
    scene().play(|t| {
        t.choose_each(["play own", "no"]);
        t.expect_hand(P1, ["scout", "viper"]);
        t.expect_deck_size(P1, 2);
    });
}

#[test]
fn a_pick_after_one_that_was_declined_is_carried_out() {
    let fields = r#"primary: [May([Pick(bind: "x", n: UpTo(2), from: Zones([Hand])), Discard("x")]),
        Pick(bind: "y", n: UpTo(1), from: TradeRow), Scrap("y")]"#;
    for (answers, hand) in [(&["no"][..], vec!["scout", "viper"]), (&["yes", "discard scout", "done"], vec!["viper"])] {
        with(fields).row(["ram"]).reveals(["cutter"]).p1(|p| p.hand(["own", "scout", "viper"])).play(|t| {
            t.choose("play own");
            t.choose_each(answers.iter().copied());
            t.choose("scrap ram from row");
            t.expect_scrapped(["ram"]);
            t.expect_row(["cutter"]);
            t.expect_hand(P1, hand.iter().copied());
        });
    }
}

#[test]
fn exactly_two_cards_must_be_scrapped_where_there_are_two() {
    let fields = r#"primary: [Pick(bind: "x", n: Exactly(2), from: Zones([Hand, Discard])), Scrap("x")]"#;
    with(fields).p1(|p| p.hand(["own", "scout", "scout"]).discard(["viper"])).play(|t| {
        t.choose("play own");
        t.can_choose_exactly(["scrap scout from hand", "scrap viper from discard"]);
        t.choose("scrap viper from discard");
        t.can_choose_exactly(["scrap scout from hand"]);
        t.choose("scrap scout from hand");
        t.expect_scrapped(["scout", "viper"]);
        t.expect_hand(P1, ["scout"]);
    });
    with(fields).p1(|p| p.hand(["own", "viper"])).play(|t| {
        t.choose("play own");
        t.can_choose_exactly(["scrap viper from hand"]);
        t.choose("scrap viper from hand"); // as much as possible
        t.expect_scrapped(["viper"]);
        t.can_choose_exactly(["end turn"]);
    });
}

#[test]
fn two_cards_of_the_row_can_be_scrapped_and_both_are_replaced() {
    with(r#"primary: [Pick(bind: "x", n: UpTo(2), from: TradeRow), Scrap("x")]"#)
        .row(["ram", "cutter", "ram", "corvette", "corvette"])
        .reveals(["freighter", "trade-bot"])
        .p1(|p| p.hand(["own"]))
        .play(|t| {
            t.choose("play own");
            t.can_choose_exactly(["scrap ram from row", "scrap cutter from row", "scrap corvette from row", "done"]);
            t.choose("scrap ram from row");
            t.can_choose_exactly(["scrap ram from row", "scrap cutter from row", "scrap corvette from row", "done"]);
            t.choose("scrap ram from row");
            t.expect_scrapped(["ram", "ram"]);
            t.expect_row(["freighter", "cutter", "trade-bot", "corvette", "corvette"]);
        });
}

#[test]
fn exactly_two_bases_are_destroyed_among_those_within_reach() {
    with(r#"primary: [Pick(bind: "x", n: Exactly(2), from: Bases), Destroy("x")]"#)
        .rulings(|r| r.own_bases = false)
        .p1(|p| p.hand(["own"]))
        .p2(|p| p.in_play(["battle-station", "war-world", "junkyard", "barter-world"]))
        .play(|t| {
            t.choose("play own");
            let (station, world) = ("destroy battle-station of P2", "destroy war-world of P2");
            t.can_choose_exactly([station, world, "destroy junkyard of P2"]);
            t.choose("destroy junkyard of P2");
            t.can_choose_exactly([station, world]);
            t.choose(world);
            t.expect_in_play(P2, ["barter-world", "battle-station"]);
            t.expect_discard(P2, ["junkyard", "war-world"]);
        });
}

#[test]
fn several_ships_are_acquired_one_on_top_of_the_other_in_the_order_named() {
    let scene = || {
        with(r#"primary: [Pick(bind: "x", n: UpTo(2), from: ShipsForSale), AcquireOnTop("x")]"#)
            .row(["ram", "cutter", "blob-wheel", "blob-wheel", "mech-world"])
            .p1(|p| p.hand(["own"]))
    };
    scene().reveals(["freighter", "corvette"]).play(|t| {
        t.choose("play own");
        t.can_choose_exactly(["acquire explorer", "acquire ram", "acquire cutter", "done"]);
        t.choose("acquire cutter");
        t.can_choose_exactly(["acquire explorer", "acquire ram", "done"]);
        t.choose("acquire ram");
        t.expect_deck_top(P1, ["ram", "cutter"]);
        t.expect_row(["corvette", "freighter"]);
    });
    scene().explorers(2).play(|t| {
        t.choose_each(["play own", "acquire explorer", "acquire explorer"]);
        t.expect_deck_top(P1, ["explorer", "explorer"]);
        t.expect_explorers(0);
    });
}

#[test]
fn an_own_ship_can_copy_and_be_copied() {
    let fields = r#"primary: [Pick(bind: "x", n: Exactly(1), from: ShipsPlayed), CopyShip("x")], ally: [Authority(9)]"#;
    with(fields).p1(|p| p.hand(["own", "stealth-needle"]).in_play(["cutter", "embassy-yacht"])).play(|t| {
        t.choose("play own");
        t.can_choose_exactly(["copy cutter", "copy embassy-yacht"]);
        t.choose("copy cutter");
        t.expect_pools(P1, 2, 0, 54);
        t.choose("play stealth-needle");
        t.can_choose_exactly(["copy cutter", "copy embassy-yacht"]);
        t.choose("copy cutter");
        t.expect_pools(P1, 4, 0, 58);
    });
}

#[test]
fn the_victim_of_two_discards_chooses_twice_before_the_ability_goes_on() {
    let scene = || with("primary: [OpponentDiscards(2), Draw(1)]").p1(|p| p.hand(["own"]).deck(["ram"]));
    scene().p2(|p| p.hand(["scout", "scout", "viper"])).play(|t| {
        t.choose("play own");
        t.expect_hand(P1, []);
        t.can_choose_exactly(["discard scout", "discard viper"]);
        t.choose("discard scout");
        t.expect_to_act([P2]);
        t.can_choose_exactly(["discard scout", "discard viper"]);
        t.choose("discard viper");
        t.expect_hand(P2, ["scout"]);
        t.expect_hand(P1, ["ram"]);
        t.can_choose_exactly(["play ram", "end turn"]);
    });
    scene().p2(|p| p.hand(["scout", "viper"])).play(|t| {
        t.choose("play own");
        t.expect_discard(P2, ["scout", "viper"]);
        t.expect_hand(P1, ["ram"]);
    });
}

#[test]
fn two_demands_of_one_ability_may_hit_two_players() {
    table(Mode::FreeForAll, 3)
        .cards([own("primary: [OpponentDiscards(1), OpponentDiscards(1)]")])
        .p1(|p| p.hand(["own"]))
        .p2(|p| p.hand(["scout"]))
        .p3(|p| p.hand(["scout", "viper"]))
        .play(|t| {
            t.choose("play own");
            t.can_choose_exactly(["P2", "P3"]);
            t.choose("P2");
            t.expect_hand(P2, []);
            t.can_choose_exactly(["P2", "P3"]);
            t.choose_each(["P3", "discard viper"]);
            t.expect_hand(P3, ["scout"]);
            t.expect_to_act([P1]);
        });
}

#[test]
fn cards_of_a_faction_played_this_turn_are_counted() {
    with("primary: [DrawPerPlayed(StarEmpire)]")
        .p1(|p| p.hand(["own"]).in_play(["corvette", "fleet-hq"]).played(["war-world"]).deck(["viper", "viper", "ram"]))
        .play(|t| {
            t.choose("play own");
            t.expect_hand_size(P1, 2); // the Corvette and the War World, not the Fleet HQ of an earlier turn
        });
}

#[test]
fn an_own_scrap_ability_can_put_the_next_ship_on_top() {
    with("scrap: [NextShipOnTop, Trade(2)]").p1(|p| p.in_play(["own"])).play(|t| {
        t.can_choose_exactly(["scrap own", "end turn"]);
        t.choose_each(["scrap own", "buy explorer"]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_deck_top(P1, ["explorer"]);
        t.expect_scrapped(["own"]);
    });
}

#[test]
fn own_bases_can_pay_for_ships_and_be_allies_of_all() {
    with("kind: Base(4), static: [OnPlayShip([Trade(1), Combat(2), Authority(3)])]")
        .p1(|p| p.in_play(["own", "fleet-hq"]).hand(["viper"]))
        .play(|t| {
            t.choose("play viper");
            t.expect_pools(P1, 1, 4, 53);
        });
    with("kind: Outpost(4), static: [AllyOfAll]").p1(|p| p.in_play(["own", "cutter"])).play(|t| {
        t.can_choose_exactly(["ally cutter", "end turn"]);
    });
}
