//! Options that need a confirmation.

use star_realms::Mode;
use star_realms::phrases::{self, Warning};
use table::{Game, Options, Seat};

use crate::support::{P1, P2, Play, duel, table};

/// Asserts that the option with this text key has this warning, or none.
#[track_caller]
fn expect_warning<const N: usize, const W: usize>(t: &Play<N, W>, seat: Seat, words: &str, expected: Option<Warning>) {
    let (game, state) = (t.game(), t.table());
    let mut options = Options::new();
    game.options(state, seat, &mut options);
    let option = options.iter().find(|&&o| game.key_text(game.key(state, o)) == words);
    let option = *option.unwrap_or_else(|| panic!("{words:?} is not an option"));
    assert_eq!(game.warning(state, seat, option), expected.map(phrases::warning), "{words}");
}

/// SR-ABL-OPEN3
#[test]
fn destroying_an_own_base_is_asked_twice() {
    duel().p1(|p| p.hand(["missile-mech"]).in_play(["the-hive"])).p2(|p| p.in_play(["blob-wheel"])).play(|t| {
        expect_warning(t, P1, "play missile-mech", None);
        t.choose("play missile-mech");
        let own = Warning::OwnBase { card: t.card("the-hive") };
        expect_warning(t, P1, "destroy the-hive of P1", Some(own));
        expect_warning(t, P1, "destroy blob-wheel of P2", None);
        expect_warning(t, P1, "done", None);
        t.choose("done");
    });
}

/// SR-MAIN-02 SR-DISC-02
#[test]
fn ending_the_turn_with_cards_in_hand_is_asked_twice() {
    duel().p1(|p| p.hand(["scout", "viper", "viper"]).combat(1)).play(|t| {
        expect_warning(t, P1, "end turn", Some(Warning::Unplayed { cards: 3 }));
        t.choose_each(["play scout", "play viper", "play viper"]);
        expect_warning(t, P1, "end turn", Some(Warning::Unspent { trade: 0, combat: 3 }));
        t.choose_each(["attack P2", "3"]);
        expect_warning(t, P1, "end turn", None); // 1 trade buys nothing
    });
}

/// SR-DISC-02
#[test]
fn ending_the_turn_with_something_to_spend_is_asked_twice() {
    duel().p1(|p| p.trade(3).combat(2)).play(|t| {
        expect_warning(t, P1, "end turn", Some(Warning::Unspent { trade: 3, combat: 2 }));
        t.choose("buy explorer");
        expect_warning(t, P1, "end turn", Some(Warning::Unspent { trade: 0, combat: 2 }));
    });
    // Combat without a target is not wasted.
    duel().p1(|p| p.combat(4)).p2(|p| p.in_play(["mech-world"])).play(|t| {
        expect_warning(t, P1, "end turn", None);
    });
}

/// SR-ABL-01
#[test]
fn ending_the_turn_with_unused_abilities_is_asked_twice() {
    duel().p1(|p| p.in_play(["the-hive"])).play(|t| {
        expect_warning(t, P1, "end turn", Some(Warning::UnusedAbilities));
    });
    duel().p1(|p| p.in_play(["cutter", "freighter"])).play(|t| {
        expect_warning(t, P1, "end turn", Some(Warning::UnusedAbilities));
    });
    // Not scrapping a card is no waste.
    duel().p1(|p| p.in_play(["explorer"])).play(|t| expect_warning(t, P1, "end turn", None));
}

/// SR-ALLY-OPEN1 SR-SCRAP-03
#[test]
fn scrapping_a_card_with_which_a_usable_ability_is_lost_is_asked_twice() {
    let lost = Some(Warning::LostAbilities);
    duel().p1(|p| p.in_play(["ram", "trade-pod", "blob-wheel"])).play(|t| {
        expect_warning(t, P1, "scrap ram", lost); // its ally ability
        t.choose("ally ram");
        expect_warning(t, P1, "scrap ram (ally used)", None); // the Wheel is still an ally of the Pod
        expect_warning(t, P1, "scrap blob-wheel", lost); // its primary ability
        t.choose("use blob-wheel");
        expect_warning(t, P1, "scrap blob-wheel (primary used)", None);
        t.choose("scrap ram (ally used)");
        expect_warning(t, P1, "scrap blob-wheel (primary used)", lost); // the last ally of the Pod
        t.choose("ally trade-pod");
        expect_warning(t, P1, "scrap blob-wheel (primary used)", None);
    });
    // A Needle is scrapped as the ship it copied, and is an ally in both of its factions.
    duel().p1(|p| p.in_play(["ram", "trade-bot"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy ram", "ally ram", "ally stealth-needle as ram"]);
        expect_warning(t, P1, "scrap stealth-needle as ram (ally used)", lost); // the last ally of the Bot
        t.choose("ally trade-bot");
        expect_warning(t, P1, "scrap stealth-needle as ram (ally used)", None);
    });
    // An ability that cannot be used now is not lost, nor is the scrap ability of another card.
    duel().p1(|p| p.in_play(["ram", "explorer"])).play(|t| {
        expect_warning(t, P1, "scrap ram", None);
        expect_warning(t, P1, "scrap explorer", None);
    });
}

/// SR-HYDRA-OPEN1
#[test]
fn each_member_of_a_team_is_warned_of_their_own_things() {
    table(Mode::Hydra, 4).p1(|p| p.hand(["scout"])).play(|t| {
        expect_warning(t, P1, "end turn", Some(Warning::Unplayed { cards: 1 }));
        expect_warning(t, P2, "end turn", None);
        t.choose_as(P1, "end turn");
        expect_warning(t, P1, "withdraw", None);
    });
}
