//! Setup: decks, hands, authority and the first player, for every number of seats in every mode.

use star_realms::{Mode, Setup, SetupError, StarRealms, State};
use table::chance::Fast;
use table::{Game, NoSink, Seat};

use crate::support::{P1, P2, P3, P4, P5, P6};

type Table = StarRealms<6, 3>;

fn prepare(mode: Mode, seats: usize, first: Option<Seat>) -> Result<Table, SetupError> {
    Table::new(Setup { mode, seats, first, ..Setup::default() })
}

fn open(mode: Mode, seats: usize, first: Seat) -> (Table, State<6, 3>) {
    let game = prepare(mode, seats, Some(first)).expect("the setup is valid");
    let state = game.start(&mut Fast::new(5), &mut NoSink);
    game.check(&state).expect("the state is valid");
    (game, state)
}

/// Opening hands and authority in seat order; the first player is the one who acts.
#[track_caller]
fn check(mode: Mode, first: Seat, hands: &[usize], authority: &[i16]) {
    let (_, state) = open(mode, hands.len(), first);
    let players = || state.players.iter().take(hands.len());
    assert_eq!(players().map(|p| p.hand.len()).collect::<Vec<_>>(), hands, "hands");
    assert_eq!(players().map(|p| p.deck.len()).collect::<Vec<_>>(), hands.iter().map(|n| 10 - n).collect::<Vec<_>>());
    assert_eq!(players().map(|p| p.authority).collect::<Vec<_>>(), authority, "authority");
}

/// SR-SETUP-01
#[test]
fn everybody_has_a_personal_deck_of_eight_scouts_and_two_vipers() {
    for (mode, seats) in [(Mode::Duel, 2), (Mode::FreeForAll, 5), (Mode::Hydra, 6)] {
        let (game, state) = open(mode, seats, P1);
        for seat in Seat::first(seats) {
            let p = &state.players[seat];
            let own = p.deck.all() | p.hand;
            let count = |slug| (own & game.cast().facts(game.db().find(slug).expect("a starter")).copies).len();
            assert_eq!((own.len(), count("scout"), count("viper")), (10, 8, 2));
            assert!(p.discard.is_empty() && p.in_play.is_empty() && p.deck.top.is_empty());
        }
    }
}

/// SR-SETUP-02 SR-SETUP-03 SR-SETUP-05 SR-SETUP-EX1 SR-WIN-01
#[test]
fn a_table_for_two_is_laid_out() {
    let (game, state) = open(Mode::Duel, 2, P1);
    assert_eq!(state.trade_deck.len(), 75);
    assert_eq!(state.row_set().len(), 5);
    assert_eq!(state.explorers.len(), 10);
    assert!(state.scrap_heap.is_empty());
    // The row comes from the trade deck; the Explorers are a separate pile.
    assert_eq!(state.trade_deck | state.row_set(), game.cast().trade);
    assert_eq!(state.explorers, game.cast().explorers);
    check(Mode::Duel, P1, &[3, 5], &[50, 50]);
    check(Mode::Duel, P2, &[5, 3], &[50, 50]);
}

/// SR-SETUP-05
#[test]
fn everybody_draws_from_their_own_deck() {
    let (game, state) = open(Mode::FreeForAll, 6, P4);
    for seat in Seat::first(6) {
        assert!(state.players[seat].hand.minus(&game.cast().starter(seat)).is_empty());
    }
}

/// SR-SETUP-03
#[test]
fn the_trade_deck_is_shuffled() {
    let game = prepare(Mode::Duel, 2, Some(P1)).expect("the setup is valid");
    let rows: std::collections::BTreeSet<_> =
        (0..20).map(|seed| game.start(&mut Fast::new(seed), &mut NoSink).row.map(|c| c.0)).collect();
    assert_eq!(rows.len(), 20);
}

/// SR-SETUP-OPEN1
#[test]
fn luck_says_who_begins_unless_the_host_does() {
    let begins = |first, seed| {
        let game = prepare(Mode::FreeForAll, 4, first).expect("the setup is valid");
        let state = game.start(&mut Fast::new(seed), &mut NoSink);
        assert_eq!(state.active, state.first);
        assert_eq!(game.to_act(&state).all().lowest(), Some(state.first));
        state.first
    };
    let by_luck: std::collections::BTreeSet<_> = (0..40).map(|seed| begins(None, seed)).collect();
    assert_eq!(by_luck.into_iter().collect::<Vec<_>>(), [P1, P2, P3, P4]);
    assert!((0..10).all(|seed| begins(Some(P3), seed) == P3));
    assert_eq!(prepare(Mode::FreeForAll, 4, Some(P5)).err(), Some(SetupError::First { seat: P5 }));
}

/// SR-MULTI-01 SR-MULTI-OPEN1
#[test]
fn three_or_four_players_need_two_boxes_and_five_or_six_need_three() {
    for (seats, boxes) in [(3, 2), (4, 2), (5, 3), (6, 3)] {
        let (_, state) = open(Mode::FreeForAll, seats, P1);
        assert_eq!(Mode::boxes(seats), boxes);
        assert_eq!(state.trade_deck.len() + 5, 80 * boxes);
        assert_eq!(state.row_set().len(), 5); // one row for any number of boxes
        assert_eq!(state.explorers.len(), 10 * boxes);
    }
}

/// SR-FFA-01 SR-FFA-EX1 SR-MULTI-04 SR-HUNT-01
#[test]
fn free_for_all_and_hunter_open_with_three_four_and_five_cards() {
    for mode in [Mode::FreeForAll, Mode::Hunter] {
        check(mode, P1, &[3, 4, 5], &[50; 3]);
        check(mode, P1, &[3, 4, 5, 5], &[50; 4]);
        check(mode, P1, &[3, 4, 5, 5, 5], &[50; 5]);
        check(mode, P1, &[3, 4, 5, 5, 5, 5], &[50; 6]);
        check(mode, P3, &[4, 5, 3], &[50; 3]); // the second player is the next one clockwise
        check(mode, P2, &[5, 3, 4, 5], &[50; 4]);
        check(mode, P5, &[4, 5, 5, 5, 3], &[50; 5]);
        check(mode, P4, &[5, 5, 5, 3, 4, 5], &[50; 6]);
    }
}

/// SR-HYDRA-01 SR-HYDRA-04
#[test]
fn a_hydra_team_opens_with_shared_authority_and_its_first_team_with_three_cards_each() {
    // The team's authority is at its lowest seat.
    check(Mode::Hydra, P1, &[3, 3, 5, 5], &[75, 0, 75, 0]);
    check(Mode::Hydra, P4, &[5, 5, 3, 3], &[75, 0, 75, 0]);
    check(Mode::Hydra, P2, &[3, 3, 3, 5, 5, 5], &[100, 0, 0, 100, 0, 0]);
    check(Mode::Hydra, P6, &[5, 5, 5, 3, 3, 3], &[100, 0, 0, 100, 0, 0]);
    let (game, state) = open(Mode::Hydra, 6, P6);
    assert_eq!(game.to_act(&state).all().iter().collect::<Vec<_>>(), [P4, P5, P6]);
    assert_eq!(game.team(&state, P2).iter().collect::<Vec<_>>(), [P1, P2, P3]);
}

/// SR-EMP-01 SR-EMP-02 SR-EMP-03 SR-EMP-OPEN1
#[test]
fn emperors_sit_between_their_admirals_and_open_with_ten_authority_more() {
    check(Mode::Emperor, P1, &[3, 3, 3, 5, 5, 5], &[50, 60, 50, 50, 60, 50]);
    let (game, state) = open(Mode::Emperor, 6, P1);
    for seat in [P1, P2, P3] {
        assert_eq!(game.team(&state, seat).iter().collect::<Vec<_>>(), [P1, P2, P3]);
    }
    for seat in [P4, P5, P6] {
        assert_eq!(game.team(&state, seat).iter().collect::<Vec<_>>(), [P4, P5, P6]);
    }
}

/// SR-EMP-03 SR-EMP-OPEN1
#[test]
fn an_emperor_game_begins_with_seat_one() {
    assert_eq!(prepare(Mode::Emperor, 6, Some(P2)).err(), Some(SetupError::First { seat: P2 }));
    let game = prepare(Mode::Emperor, 6, None).expect("the setup is valid");
    for seed in 0..10 {
        assert_eq!(game.start(&mut Fast::new(seed), &mut NoSink).active, P1);
    }
}

/// SR-RAID-01 SR-RAID-02 SR-RAID-03 SR-RAID-EX2 SR-MULTI-04
#[test]
fn the_boss_is_as_strong_as_the_raiders_are_many() {
    check(Mode::Raid, P1, &[5, 5, 5], &[50, 50, 50]);
    check(Mode::Raid, P1, &[5, 5, 5, 5], &[70, 50, 50, 50]);
    check(Mode::Raid, P1, &[6, 5, 5, 5, 5], &[70, 50, 50, 50, 50]);
    check(Mode::Raid, P1, &[6, 5, 5, 5, 5, 5], &[90, 50, 50, 50, 50, 50]);
    check(Mode::Raid, P4, &[5, 5, 5, 6, 5], &[50, 50, 50, 70, 50]);
}

/// SR-RAID-OPEN3 SR-RAID-01
#[test]
fn luck_makes_the_boss_unless_the_host_does() {
    let by_luck = prepare(Mode::Raid, 3, None).expect("the setup is valid");
    let bosses: std::collections::BTreeSet<_> =
        (0..40).map(|seed| by_luck.start(&mut Fast::new(seed), &mut NoSink).first).collect();
    assert_eq!(bosses.into_iter().collect::<Vec<_>>(), [P1, P2, P3]);
    let (game, state) = open(Mode::Raid, 3, P2);
    assert_eq!((state.first, state.active), (P2, P2)); // the boss begins
    assert_eq!(game.team(&state, P2).iter().collect::<Vec<_>>(), [P2]);
    assert_eq!(game.team(&state, P3).iter().collect::<Vec<_>>(), [P1, P3]);
}

/// SR-FFA-01 SR-HUNT-01 SR-HYDRA-01 SR-EMP-01 SR-RAID-01
#[test]
fn every_mode_has_its_numbers_of_players() {
    let sizes = [
        (Mode::Duel, vec![2]),
        (Mode::FreeForAll, vec![3, 4, 5, 6]),
        (Mode::Hunter, vec![3, 4, 5, 6]),
        (Mode::Hydra, vec![4, 6]),
        (Mode::Emperor, vec![6]),
        (Mode::Raid, vec![3, 4, 5, 6]),
    ];
    for (mode, fits) in sizes {
        for seats in 1..=7 {
            match prepare(mode, seats, None) {
                Ok(game) => assert!(fits.contains(&seats) && game.seats() == seats, "{mode:?} with {seats}"),
                Err(error) => {
                    assert!(!fits.contains(&seats), "{mode:?} with {seats}");
                    assert_eq!(error, SetupError::Seats { mode, seats });
                }
            }
        }
    }
}

/// SR-FFA-01 SR-HUNT-01 SR-HYDRA-01 SR-EMP-01 SR-RAID-01
#[test]
fn a_mode_is_found_by_its_name_and_says_with_how_many_it_is_played() {
    for mode in Mode::ALL {
        assert_eq!(Mode::from_slug(mode.slug()), Some(mode));
    }
    assert_eq!(Mode::from_slug("solo"), None);
    let refused = |mode, seats| prepare(mode, seats, None).expect_err("a wrong number of players").to_string();
    assert_eq!(refused(Mode::Duel, 3), "duel is played by 2 players, not by 3 players");
    assert_eq!(refused(Mode::Hydra, 5), "hydra is played by 4 or 6 players, not by 5 players");
    assert_eq!(refused(Mode::Raid, 2), "raid is played by 3 to 6 players, not by 2 players");
}
