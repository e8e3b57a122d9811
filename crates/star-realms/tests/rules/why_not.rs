//! Why something is not an option, and the rule that says so. Reasons that belong to a single rule are tested with it.

use star_realms::Mode;
use star_realms::phrases::{WhyNot, why_not};
use table::{Game, Place, Target, ZoneRole};

use crate::support::{P1, P2, P3, P4, P6, SeatLayout, duel, table};

/// SR-BUY-02 SR-ATT-03 SR-ATT-05 SR-MAIN-01 SR-ABL-01
#[test]
fn with_nothing_to_spend_each_thing_has_its_own_reason() {
    duel()
        .row(["ram"])
        .p1(|p| p.discard(["cutter"]).deck(["scout"]))
        .p2(|p| p.hand(["viper"]).discard(["scout"]).in_play(["the-hive"]))
        .play(|t| {
            t.can_choose_exactly(["end turn"]);
            t.expect_why_not(P1, t.in_row("ram"), "SR-BUY-02");
            t.expect_why_not(P1, t.explorer_pile(), "SR-BUY-02");
            t.expect_why_not(P1, t.in_play_of(P2, "the-hive"), "SR-ATT-03");
            t.expect_why_not(P1, Target::Seat(P2), "SR-ATT-05");
            t.expect_why_not(P1, t.in_discard_of(P1, "cutter"), "SR-MAIN-01");
            let deck = Target::Place(Place { role: ZoneRole::Draw, owner: Some(P1), slot: 0 });
            t.expect_why_not(P1, deck, "SR-MAIN-01");
            t.expect_why_not(P1, t.in_hand_of(P2, "viper"), "SR-ABL-01");
            t.expect_why_not(P1, t.in_discard_of(P2, "scout"), "SR-ABL-01");
        });
}

/// SR-TURN-01 SR-WIN-01
#[test]
fn what_can_be_chosen_has_no_reason_against_it() {
    duel()
        .row(["ram"])
        .p1(|p| p.trade(3).combat(5).hand(["scout"]).in_play(["blob-wheel", "blob-wheel"]))
        .p2(|p| p.in_play(["the-hive"]))
        .play(|t| {
            let open = [
                t.in_row("ram"),
                t.explorer_pile(),
                t.in_hand_of(P1, "scout"),
                t.in_play_of(P1, "blob-wheel"),
                t.in_play_of(P2, "the-hive"),
                Target::Seat(P2),
                Target::EndTurn,
            ];
            for what in open {
                assert_eq!(t.game().why_not(t.table(), P1, what), None, "{what:?}");
            }
            for what in open {
                t.expect_why_not(P2, what, "SR-TURN-01");
            }
        });
}

/// SR-BUY-01 SR-MAIN-02
#[test]
fn what_can_be_chosen_can_be_pointed_at_through_any_card_of_its_name_and_place() {
    let at = |role, owner, slot| Target::Place(Place { role, owner, slot });
    duel().row(["ram", "cutter", "ram"]).p1(|p| p.trade(3).hand(["scout", "scout"]).discard(["cutter"])).play(|t| {
        for what in [
            at(ZoneRole::Market, None, 0),
            at(ZoneRole::Market, None, 2),
            at(ZoneRole::Hand, Some(P1), 0),
            at(ZoneRole::Hand, Some(P1), 1),
        ] {
            assert_eq!(t.game().why_not(t.table(), P1, what), None, "{what:?}");
        }
        t.expect_why_not(P1, at(ZoneRole::Discard, Some(P1), 0), "SR-MAIN-01"); // wrong zone
    });
}

/// SR-ABL-02 SR-ALLY-01 SR-SHIP-01
#[test]
fn own_cards_say_why_they_rest() {
    duel().p1(|p| p.in_play(["scout", "cutter", "royal-redoubt", "mech-world"])).play(|t| {
        t.choose("use royal-redoubt");
        t.expect_why_not(P1, t.in_play_of(P1, "scout"), "SR-SHIP-01");
        t.expect_why_not(P1, t.in_play_of(P1, "mech-world"), "SR-ABL-01");
        t.choose("ally cutter"); // with Mech World
        t.expect_why_not(P1, t.in_play_of(P1, "cutter"), "SR-ABL-02");
    });
    duel().p1(|p| p.in_play(["cutter", "ram", "royal-redoubt"])).play(|t| {
        t.expect_why_not(P1, t.in_play_of(P1, "cutter"), "SR-ALLY-01");
        t.choose("use royal-redoubt");
        t.expect_why_not(P1, t.in_play_of(P1, "royal-redoubt"), "SR-ABL-02");
    });
}

/// SR-ABL-05
#[test]
fn an_open_question_comes_before_anything_else() {
    duel().p1(|p| p.in_play(["trading-post"]).hand(["scout"]).combat(3)).play(|t| {
        t.choose("use trading-post");
        for what in [t.in_hand_of(P1, "scout"), t.in_play_of(P1, "trading-post"), Target::Seat(P2), Target::EndTurn] {
            t.expect_why_not(P1, what, "SR-ABL-05");
        }
        t.choose("choose 1");
    });
    // Also while another seat must answer.
    duel().p1(|p| p.hand(["imperial-fighter", "scout"])).p2(|p| p.hand(["ram", "viper"])).play(|t| {
        t.choose("play imperial-fighter");
        t.expect_why_not(P1, t.in_hand_of(P1, "scout"), "SR-ABL-05");
        t.expect_why_not(P2, Target::EndTurn, "SR-TURN-01");
        assert_eq!(t.game().why_not(t.table(), P2, t.in_hand_of(P2, "ram")), None);
        t.choose("discard ram");
    });
}

/// SR-WIN-01 SR-ELIM-OPEN1
#[test]
fn the_end_and_the_fallen_have_their_reasons() {
    duel().p1(|p| p.combat(1).hand(["scout"])).p2(|p| p.authority(1)).play(|t| {
        t.choose_each(["attack P2", "1"]);
        t.expect_why_not(P1, t.in_hand_of(P1, "scout"), "SR-WIN-01");
        t.expect_why_not(P2, Target::EndTurn, "SR-WIN-01");
    });
    table(Mode::FreeForAll, 3).p1(|p| p.combat(1)).p2(SeatLayout::out).play(|t| {
        t.expect_why_not(P2, Target::EndTurn, "SR-ELIM-OPEN1");
        t.expect_why_not(P2, Target::Seat(P3), "SR-ELIM-OPEN1");
    });
}

/// SR-HYDRA-02
#[test]
fn a_hydra_team_is_pointed_at_through_any_member() {
    table(Mode::Hydra, 4).p1(|p| p.combat(3)).play(|t| {
        for member in [P3, P4] {
            assert_eq!(t.game().why_not(t.table(), P1, Target::Seat(member)), None, "{member:?}");
        }
        t.expect_why_not(P2, Target::Seat(P3), "SR-ATT-05");
    });
}

/// SR-ELIM-OPEN1
#[test]
fn a_fallen_player_is_no_target_in_any_mode() {
    for mode in [Mode::FreeForAll, Mode::Hunter, Mode::Emperor, Mode::Raid] {
        table(mode, 6).p1(|p| p.combat(3)).p3(SeatLayout::out).p6(SeatLayout::out).play(|t| {
            t.expect_why_not(P1, Target::Seat(P3), "SR-ELIM-OPEN1"); // a teammate in emperor
            t.expect_why_not(P1, Target::Seat(P6), "SR-ELIM-OPEN1"); // the admiral opposite there
        });
    }
}

/// SR-EMP-04
#[test]
fn an_admiral_reaches_neither_another_enemy_nor_their_bases() {
    table(Mode::Emperor, 6).p1(|p| p.combat(9)).p4(|p| p.in_play(["the-hive"])).play(|t| {
        t.expect_why_not(P1, Target::Seat(P4), "SR-EMP-04");
        t.expect_why_not(P1, t.in_play_of(P4, "the-hive"), "SR-EMP-04");
    });
}

/// SR-HYDRA-10
#[test]
fn the_member_whose_outpost_shields_the_team_is_named() {
    let pointed = [(P3, "the-hive"), (P4, "blob-wheel")];
    let layout = table(Mode::Hydra, 4).p1(|p| p.combat(9)).p3(|p| p.in_play([pointed[0].1]));
    layout.p4(|p| p.in_play(["mech-world", pointed[1].1])).play(|t| {
        for (member, base) in pointed {
            for what in [Target::Seat(member), t.in_play_of(member, base)] {
                t.expect_why_not(P1, what, "SR-HYDRA-10");
                let reason = t.game().why_not(t.table(), P1, what).expect("the target is not an option");
                assert_eq!(reason, why_not(WhyNot::OutpostFirst { owner: P4, team: true }), "{what:?}");
            }
        }
    });
}

/// SR-HYDRA-OPEN3 SR-BUY-02
#[test]
fn an_explorer_only_the_team_could_pay_for_has_its_own_reason() {
    table(Mode::Hydra, 4).p1(|p| p.trade(1)).p2(|p| p.trade(1)).play(|t| {
        t.expect_why_not(P1, t.explorer_pile(), "SR-HYDRA-OPEN3");
        t.expect_why_not(P2, t.explorer_pile(), "SR-HYDRA-OPEN3");
    });
    // Too little even together, or no trade of the member's own to add.
    table(Mode::Hydra, 4).p1(|p| p.trade(1)).play(|t| t.expect_why_not(P1, t.explorer_pile(), "SR-BUY-02"));
    table(Mode::Hydra, 4).p2(|p| p.trade(1)).play(|t| t.expect_why_not(P1, t.explorer_pile(), "SR-BUY-02"));
}
