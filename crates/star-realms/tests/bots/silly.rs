//! Positions in which one move is clearly silly. No bot of any level may make it.

use star_realms::{Mode, State};
use table::Seat;

use crate::bots::turn::{Turn, check, never_silly};
use crate::support::{P1, P2, SeatLayout, duel, table};

/// No card is left in hand.
fn played_out<const N: usize, const W: usize>(table: &State<N, W>, seat: Seat) -> bool {
    table.players[seat].hand.is_empty()
}

/// The combat pool is empty.
fn fought_out<const N: usize, const W: usize>(table: &State<N, W>, seat: Seat) -> bool {
    table.players[seat].combat == 0
}

/// Is there a pick with this beginning and this end?
fn has_like<const N: usize, const W: usize>(turn: &Turn<N, W>, from: &str, to: &str) -> bool {
    turn.picks.iter().any(|p| p.words.starts_with(from) && p.words.ends_with(to))
}

// Immediate wins.

#[test]
fn a_win_at_once_is_taken() {
    never_silly(duel().row(["blob-world", "brain-world"]).p1(|p| p.combat(6).trade(8)).p2(|p| p.authority(6)), |t| {
        t.won(P1)
    });
}

#[test]
fn a_win_through_an_outpost_is_taken() {
    never_silly(duel().p1(|p| p.combat(9)).p2(|p| p.authority(4).in_play(["battle-station", "the-hive"])), |t| {
        t.won(P1)
    });
}

#[test]
fn a_win_with_unplayed_cards_is_taken() {
    never_silly(
        duel().p1(|p| p.hand(["viper", "ram", "scout", "imperial-frigate"])).p2(|p| p.authority(10).hand(["scout"; 5])),
        |t| t.won(P1),
    );
}

#[test]
fn a_win_by_an_ally_ability_is_taken() {
    never_silly(duel().p1(|p| p.hand(["cutter", "trade-escort"])).p2(|p| p.authority(8)), |t| t.won(P1));
}

#[test]
fn a_win_by_scrapping_for_the_last_combat_is_taken() {
    never_silly(duel().p1(|p| p.in_play(["barter-world"]).hand(["ram"])).p2(|p| p.authority(10)), |t| t.won(P1));
    never_silly(duel().p1(|p| p.hand(["explorer", "explorer"])).p2(|p| p.authority(4)), |t| t.won(P1));
}

#[test]
fn a_win_by_the_fighting_branch_is_taken() {
    never_silly(duel().p1(|p| p.hand(["patrol-mech", "viper"])).p2(|p| p.authority(6)), |t| t.won(P1));
}

#[test]
fn a_win_behind_an_outpost_that_can_be_destroyed_is_taken() {
    never_silly(duel().p1(|p| p.hand(["missile-mech"])).p2(|p| p.authority(6).in_play(["royal-redoubt"])), |t| {
        t.won(P1)
    });
}

#[test]
fn the_last_two_of_three_are_beaten_in_one_turn() {
    never_silly(table(Mode::FreeForAll, 3).p1(|p| p.combat(9)).p2(|p| p.authority(5)).p3(|p| p.authority(4)), |t| {
        t.won(P1)
    });
}

#[test]
fn an_emperor_within_reach_falls_before_admirals() {
    // The emperors are P2 and P5.
    never_silly(
        table(Mode::Emperor, 6).turn_of(P2).p2(|p| p.combat(7)).p4(|p| p.authority(7)).p5(|p| p.authority(7)),
        |t| t.won(P2),
    );
}

#[test]
fn a_hydra_team_strikes_together() {
    never_silly(table(Mode::Hydra, 4).p1(|p| p.combat(4)).p2(|p| p.combat(3)).p3(|p| p.authority(7)), |t| t.won(P1));
}

// Targets of combat.

#[test]
fn of_three_opponents_the_dangerous_one_who_can_be_eliminated_is_hit() {
    never_silly(
        table(Mode::FreeForAll, 4)
            .p1(|p| p.combat(6).authority(8))
            .p2(|p| p.authority(50))
            .p3(|p| {
                p.authority(6).in_play(["blob-world", "the-hive", "fleet-hq"]).discard(["mothership", "battle-blob"])
            })
            .p4(|p| p.authority(50)),
        |t| t.has("attack P3") && t.has("6"),
    );
}

#[test]
fn combat_is_not_left_unspent() {
    never_silly(duel().p1(|p| p.hand(["ram", "viper"])).p2(|p| p.authority(40)), |t| {
        fought_out(t.before(P1, "end turn"), P1)
    });
}

#[test]
fn an_outpost_in_the_way_is_attacked_rather_than_nothing() {
    never_silly(duel().p1(|p| p.combat(5)).p2(|p| p.authority(30).in_play(["war-world", "the-hive"])), |t| {
        t.has("attack war-world")
    });
    never_silly(duel().p1(|p| p.hand(["battle-blob"])).p2(|p| p.authority(30).in_play(["war-world"])), |t| {
        t.has("attack war-world") && fought_out(t.before(P1, "end turn"), P1)
    });
}

#[test]
fn combat_of_a_hunter_goes_where_it_can() {
    never_silly(
        table(Mode::Hunter, 4).p1(|p| p.combat(5)).p2(|p| p.in_play(["mech-world"])).p4(|p| p.in_play(["the-hive"])),
        |t| t.has("attack the-hive of P4"),
    );
}

// The player's cards and those of others.

#[test]
fn an_enemy_base_is_destroyed_and_not_ones_own() {
    never_silly(
        duel().p1(|p| p.hand(["missile-mech"]).in_play(["the-hive"])).p2(|p| p.authority(40).in_play(["war-world"])),
        |t| t.has("destroy war-world of P2"),
    );
}

#[test]
fn with_no_enemy_base_nothing_is_destroyed() {
    never_silly(
        duel().p1(|p| p.hand(["missile-mech"]).in_play(["the-hive", "port-of-call"])).p2(|p| p.authority(40)),
        |t| !has_like(t, "destroy ", ""),
    );
}

#[test]
fn the_other_heads_base_is_never_destroyed() {
    let layout = table(Mode::Hydra, 4).p1(|p| p.hand(["missile-mech"])).p2(|p| p.in_play(["mech-world", "fleet-hq"]));
    never_silly(layout.p3(|p| p.in_play(["royal-redoubt"])), |t| !has_like(t, "destroy ", "of P2"));
}

#[test]
fn a_fellow_raiders_base_is_never_destroyed() {
    let layout = table(Mode::Raid, 4).turn_of(P2).p2(|p| p.hand(["missile-mech"]).in_play(["the-hive"]));
    never_silly(layout.p1(|p| p.in_play(["war-world"])).p3(|p| p.in_play(["blob-world"])), |t| {
        !has_like(t, "destroy ", "of P2") && !has_like(t, "destroy ", "of P3")
    });
}

#[test]
fn scrapping_takes_a_starting_card_and_never_a_good_one() {
    never_silly(
        duel().p1(|p| p.hand(["battle-mech"]).discard(["viper", "brain-world", "flagship"])).p2(|p| p.authority(40)),
        |t| !t.has("scrap brain-world from discard") && !t.has("scrap flagship from discard"),
    );
    never_silly(
        duel().p1(|p| p.in_play(["junkyard"]).discard(["viper", "blob-world", "command-ship"])).p2(|p| p.authority(40)),
        |t| !t.has("scrap blob-world from discard") && !t.has("scrap command-ship from discard"),
    );
}

#[test]
fn with_only_good_cards_about_nothing_is_scrapped() {
    never_silly(
        duel().p1(|p| p.hand(["missile-bot"]).discard(["brain-world", "command-ship"])).p2(|p| p.authority(40)),
        |t| !has_like(t, "scrap ", "from discard"),
    );
}

#[test]
fn no_card_is_scrapped_for_trade_that_buys_nothing() {
    // No card for sale is affordable.
    never_silly(
        duel()
            .row(["blob-world", "brain-world", "command-ship", "fleet-hq"])
            .trade_deck([])
            .explorers(0)
            .p1(|p| p.in_play(["space-station", "ram"]).deck(["scout"; 8]))
            .p2(|p| p.authority(50)),
        |t| !has_like(t, "scrap ", ""),
    );
}

// Free benefits.

#[test]
fn a_good_purchase_is_not_left_lying() {
    never_silly(
        duel()
            .row(["command-ship", "fleet-hq", "mothership", "central-office", "machine-base"])
            .p1(|p| p.trade(8))
            .p2(|p| p.authority(50)),
        |t| has_like(t, "buy ", "") && !t.has("buy explorer"),
    );
    // Also from the hand.
    never_silly(
        duel().row(["cutter", "freighter"]).p1(|p| p.hand(["scout", "scout", "scout", "scout", "viper"])),
        |t| t.has("buy cutter") || t.has("buy freighter"),
    );
}

#[test]
fn no_card_stays_in_hand_for_nothing() {
    never_silly(
        duel().p1(|p| p.hand(["flagship", "trade-escort", "cutter", "the-hive", "corvette"])).p2(|p| p.authority(50)),
        |t| played_out(t.before(P1, "end turn"), P1) && fought_out(t.before(P1, "end turn"), P1),
    );
}

#[test]
fn bases_are_used_every_turn() {
    never_silly(
        duel().p1(|p| p.in_play(["the-hive", "defense-center", "barter-world"])).p2(|p| p.authority(50)),
        |t| ["the-hive", "defense-center", "barter-world"].iter().all(|base| has_like(t, &format!("use {base}"), "")),
    );
}

// Answers.

#[test]
fn the_best_card_is_not_discarded() {
    let mean = |hand: &[&'static str]| {
        let hand = hand.to_vec();
        duel().turn_of(P2).p2(|p| p.hand(["imperial-fighter"])).p1(|p| p.hand(hand).authority(50))
    };
    let ask = |t: &mut crate::support::Play<2, 1>| t.choose("play imperial-fighter");
    check(mean(&["scout", "viper", "command-ship"]), ask, |t| !t.has("discard command-ship"));
    check(mean(&["scout", "brain-world", "flagship", "viper"]), ask, |t| {
        t.has("discard scout") || t.has("discard viper")
    });
}

#[test]
fn a_branch_that_does_something_is_chosen() {
    // One branch draws the whole fleet; the other is 5 combat.
    never_silly(
        duel()
            .p1(|p| {
                p.in_play(["blob-world", "ram", "ram", "trade-pod", "trade-pod", "trade-pod"]).deck([
                    "command-ship",
                    "dreadnaught",
                    "flagship",
                    "battlecruiser",
                    "battle-blob",
                ])
            })
            .p2(|p| p.authority(50)),
        |t| t.has("choose 2"),
    );
    // No Blob card was played, so the other branch would draw nothing.
    never_silly(duel().p1(|p| p.in_play(["blob-world"])).p2(|p| p.authority(50)), |t| t.has("choose 1"));
}

#[test]
fn a_base_whose_trade_buys_a_good_card_is_used() {
    // There is no card in hand to replace, so the station gives the missing trade.
    never_silly(duel().row(["cutter"]).p1(|p| p.trade(1).in_play(["recycling-station"])), |t| {
        t.has("choose 1") && has_like(t, "buy ", "")
    });
}

#[test]
fn somebody_with_cards_in_hand_is_made_to_discard() {
    never_silly(
        table(Mode::FreeForAll, 3)
            .p1(|p| p.hand(["imperial-fighter"]))
            .p2(|p| p.hand([]).deck(["scout"; 8]))
            .p3(|p| p.hand(["ram", "flagship", "scout", "viper", "scout"])),
        |t| !t.picks.iter().any(|p| p.seat == P1 && p.words == "P2"),
    );
}

#[test]
fn gifts_do_not_empty_ones_own_pockets() {
    // A card for a teammate costs trade that the player needs for a better card.
    never_silly(
        table(Mode::Emperor, 6).row(["command-ship"]).p1(|p| p.trade(8).discard(["flagship", "trade-escort"])),
        |t| !has_like(t, "give ", ""),
    );
}

#[test]
fn a_declared_end_is_not_taken_back_and_forth() {
    never_silly(table(Mode::Hydra, 4).p1(|p| p.hand(["viper"])).p2(|p| p.hand(["ram"])), |t| {
        t.picks.len() < 12 && !t.has("withdraw") && t.has("play viper") && t.has("play ram")
    });
}

#[test]
fn the_fallen_are_left_alone_and_the_living_are_hit() {
    never_silly(
        table(Mode::Hunter, 4).p1(|p| p.combat(8)).p2(SeatLayout::out).p3(|p| p.authority(20)).p4(|p| p.authority(9)),
        |t| t.has("attack P3") && fought_out(t.before(P1, "end turn"), P1),
    );
}
