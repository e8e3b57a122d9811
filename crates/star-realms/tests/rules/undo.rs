//! Steps that cannot be undone: chance values, and hidden cards that became public without a choice.

use star_realms::Mode;
use table::{Seat, SeatSet, Trace};

use crate::support::{P1, P2, P3, duel, table};

const NOTHING: Trace = Trace { random: false, revealed: SeatSet::EMPTY };
const LUCK: Trace = Trace { random: true, revealed: SeatSet::EMPTY };

fn seen_by(seats: impl IntoIterator<Item = Seat>) -> Trace {
    Trace { random: false, revealed: seats.into_iter().collect() }
}

/// SR-BUY-05 SR-BUY-09
#[test]
fn a_purchase_turns_up_a_card_while_there_is_one() {
    duel().row(["ram"]).p1(|p| p.trade(5)).play(|t| {
        assert_eq!(t.trace("buy ram"), LUCK);
        assert_eq!(t.trace("buy explorer"), NOTHING); // the row is full
    });
    duel().row(["ram"]).trade_deck([]).p1(|p| p.trade(5)).play(|t| assert_eq!(t.trace("buy ram"), NOTHING));
}

/// SR-BUY-05 SR-BUY-07
#[test]
fn a_ship_that_may_go_on_top_turns_up_a_card_with_the_answer() {
    duel().row(["ram"]).reveals(["cutter"]).p1(|p| p.trade(5).in_play(["freighter", "embassy-yacht"])).play(|t| {
        t.choose("ally freighter");
        assert_eq!(t.trace("buy ram"), NOTHING);
        t.choose("buy ram");
        assert_eq!((t.trace("yes"), t.trace("no")), (LUCK, LUCK));
        t.choose("yes");
    });
}

/// SR-SCRAP-06 SR-SCRAP-07
#[test]
fn a_card_scrapped_from_the_row_turns_up_another_and_one_of_the_hand_does_not() {
    duel().row(["ram"]).p1(|p| p.hand(["battle-pod"])).play(|t| {
        assert_eq!(t.trace("play battle-pod"), NOTHING);
        t.choose("play battle-pod");
        assert_eq!((t.trace("scrap ram from row"), t.trace("done")), (LUCK, NOTHING));
        t.choose("done");
    });
    duel().p1(|p| p.hand(["trade-bot", "viper"])).play(|t| {
        t.choose("play trade-bot");
        assert_eq!(t.trace("scrap viper from hand"), NOTHING);
        t.choose("done");
    });
}

/// SR-DRAW-02 SR-DRAW-OPEN1 SR-BUY-07
#[test]
fn a_draw_is_luck_unless_the_card_is_known_or_there_is_none() {
    let lay = || duel().p1(|p| p.hand(["corvette"]));
    lay().play(|t| assert_eq!(t.trace("play corvette"), LUCK));
    lay().p1(|p| p.deck_top(["ram"])).play(|t| assert_eq!(t.trace("play corvette"), NOTHING));
    lay().p1(|p| p.deck([]).discard(["ram"])).play(|t| assert_eq!(t.trace("play corvette"), LUCK));
    lay().p1(|p| p.deck([])).play(|t| assert_eq!(t.trace("play corvette"), NOTHING));
}

/// SR-DISC-02 SR-ABL-OPEN2
#[test]
fn cards_discarded_without_a_choice_are_seen_by_the_others() {
    table(Mode::FreeForAll, 3).p1(|p| p.hand(["scout"]).deck([])).play(|t| {
        assert_eq!(t.trace("end turn"), Trace { random: true, ..seen_by([P2, P3]) });
    });
    table(Mode::FreeForAll, 3)
        .p1(|p| p.hand(["imperial-fighter"]))
        .p2(|p| p.hand(["scout"]))
        .p3(|p| p.hand(["scout", "viper"]))
        .play(|t| {
            t.choose("play imperial-fighter");
            assert_eq!(t.trace("P2"), seen_by([P1, P3])); // the whole hand
            assert_eq!(t.trace("P3"), NOTHING); // P3 will choose
            t.choose("P3");
            assert_eq!(t.trace("discard viper"), NOTHING); // and has chosen to show it
            t.choose("discard viper");
        });
}

/// SR-ELIM-OPEN1
#[test]
fn the_hand_of_a_fallen_player_leaves_the_game_unseen() {
    table(Mode::FreeForAll, 3).p1(|p| p.combat(5)).p2(|p| p.authority(5).hand(["ram", "scout"])).play(|t| {
        t.choose("attack P2");
        assert_eq!(t.trace("5"), NOTHING);
        t.choose("4");
    });
}
