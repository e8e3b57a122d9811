//! Hints for clients: preset numbers, possible targets, states of abilities.

use star_realms::{Mode, StarRealms};
use table::{Game, MarkState, Options, Seat, SeatSet, Viewer, ZoneRole};

use crate::support::{P1, P2, Play, duel, table};

fn preset<const N: usize, const W: usize>(t: &Play<N, W>, seat: Seat) -> Option<String> {
    let (game, state): (&StarRealms<N, W>, _) = (t.game(), t.state());
    let mut options = Options::new();
    game.options(state, seat, &mut options);
    game.preset(state, seat, &options).map(|o| game.key_text(game.key(state, o)))
}

fn prey<const N: usize, const W: usize>(t: &Play<N, W>, seat: Seat) -> SeatSet {
    let board = t.game().table_view(&t.game().view(t.state(), Viewer::Spectator));
    board.seats[seat.idx()].prey
}

#[test]
fn an_attack_is_set_to_all_there_is() {
    duel().p1(|p| p.combat(6)).play(|t| {
        assert_eq!(preset(t, P1), None, "no number is asked yet");
        t.choose("attack P2");
        assert_eq!(preset(t, P1).as_deref(), Some("6"));
        t.choose("6");
    });
}

#[test]
fn an_attack_that_kills_is_set_to_what_it_takes() {
    duel().p1(|p| p.combat(9)).p2(|p| p.authority(4)).play(|t| {
        t.choose("attack P2");
        assert_eq!(preset(t, P1).as_deref(), Some("4"));
        t.choose("4");
    });
}

#[test]
fn the_seats_tell_whom_they_may_attack() {
    duel().play(|t| assert_eq!(prey(t, P1), SeatSet::only(P2)));
    table(Mode::Hunter, 4).play(|t| {
        assert_eq!(prey(t, Seat::new(3)), SeatSet::only(P1), "the left neighbor only");
        t.choose("end turn");
    });
    table(Mode::Emperor, 6).play(|t| {
        assert!(!prey(t, P1).contains(Seat::new(4)), "the emperor is shielded by admirals");
        t.choose("end turn");
    });
}

#[test]
fn the_seats_tell_their_side() {
    fn sides<const N: usize, const W: usize>(t: &Play<N, W>) -> Vec<Option<u8>> {
        let board = t.game().table_view(&t.game().view(t.state(), Viewer::Spectator));
        board.seats.iter().map(|panel| panel.team).collect()
    }
    duel().play(|t| assert_eq!(sides(t), [None, None]));
    table(Mode::Hydra, 4).play(|t| assert_eq!(sides(t), [Some(0), Some(0), Some(1), Some(1)]));
    table(Mode::Raid, 4).play(|t| assert_eq!(sides(t), [Some(0), Some(1), Some(1), Some(1)], "all against the boss"));
}

#[test]
fn abilities_are_ready_idle_or_used() {
    duel().p1(|p| p.in_play(["the-hive", "trading-post"])).play(|t| {
        let states = |t: &Play<2, 1>| {
            let board = t.game().table_view(&t.game().view(t.state(), Viewer::Seat(P1)));
            let zone = board.zones.into_iter().find(|z| z.role == ZoneRole::Play && z.owner == Some(P1));
            let cards = zone.expect("a zone of cards in play").cards;
            cards.iter().flat_map(|slot| slot.marks.iter().map(|b| (b.sign, b.state))).collect::<Vec<_>>()
        };
        let hive = [("primary", MarkState::Ready), ("ally", MarkState::Idle)];
        let post = [("primary", MarkState::Ready), ("scrap", MarkState::Ready)];
        assert_eq!(states(t), [hive, post].concat());
        t.choose("use the-hive");
        assert_eq!(states(t)[0], ("primary", MarkState::Used));
    });
}
