//! Setup for a first game and for standard games.

use rebellion::frame::Frame;
use rebellion::{Event, Mode, Players, Rebellion, Setup, Side, Site, State};
use table::chance::Fast;
use table::{Game, Options};

pub(super) fn game(first: bool) -> Rebellion {
    let mode = if first { Mode::FirstGame } else { Mode::Standard };
    Rebellion::new(Setup { mode, ..Setup::default() }).expect("a valid setup")
}

/// Chooses options by a function until it returns none.
pub(super) fn through(game: &Rebellion, s: &mut State, wants: impl Fn(&[String]) -> Option<usize>) -> Vec<Event> {
    let mut events = Vec::new();
    let mut options = Options::new();
    while let Some(seat) = game.to_act(s).all().lowest() {
        game.options(s, seat, &mut options);
        let words: Vec<String> = options.iter().map(|&o| game.key_text(game.key(s, o))).collect();
        let Some(at) = wants(&words) else { break };
        game.apply(s, seat, options[at], &mut Fast::new(5), &mut events);
    }
    events
}

/// REB-SETUP-02, REB-SETUP-03, REB-SETUP-05, REB-SETUP-10 to REB-SETUP-13, REB-SETUP-EX1: REB-SETUP-11, REB-SETUP-12
#[test]
fn the_first_game_is_laid_out_by_the_book() {
    let game = game(true);
    let s = game.start(&mut Fast::new(1), &mut table::NoSink);
    let at = |slug| game.db().system(slug).expect("a system");
    assert_eq!((s.time, s.reputation), (1, 14));
    assert_eq!(s.objectives.hand.len(), 1);
    let tokens =
        |side: Side| s.loyal[side.idx()].into_iter().map(|i| game.db().systems[i].id.as_str()).collect::<Vec<_>>();
    assert_eq!(tokens(Side::Rebels), ["bothawui", "kashyyyk", "naboo"]);
    assert_eq!(tokens(Side::Empire), ["saleucami", "mustafar", "coruscant", "corellia"]);
    assert_eq!(s.occupied.len(), 2);
    for gone in ["corellia", "mandalore", "saleucami", "sullust", "mustafar", "coruscant"] {
        assert!(!s.probes.deck.has(at(gone).idx()), "{gone}");
    }
    for unit in rebellion::Unit::ALL {
        let n: u8 = (0..33).map(|i| s.force(Site(i), unit.side()).n(unit)).sum();
        assert_eq!(n, game.db().unit(unit).starts, "{unit:?}");
    }
}

/// REB-SETUP-14, REB-SETUP-15
#[test]
fn the_first_base_is_not_beside_imperial_units() {
    let game = game(true);
    let s = game.start(&mut Fast::new(1), &mut table::NoSink);
    let mut options = Options::new();
    game.options(&s, game.seat(rebellion::Role::RebelGeneral), &mut options);
    let words: Vec<String> = options.iter().map(|&o| game.key_text(game.key(&s, o))).collect();
    // Dagobah is next to Mustafar and Sullust, Yavin next to Mandalore.
    for near in ["hide dagobah", "hide yavin", "hide felucia", "hide corellia"] {
        assert!(!words.contains(&near.to_owned()), "{near}");
    }
    assert!(words.contains(&"hide tatooine".to_owned()));
}

/// REB-SETUP-17, REB-SETUP-09
#[test]
fn a_hand_is_four_starting_missions_and_two_more() {
    let game = game(true);
    let mut s = game.start(&mut Fast::new(1), &mut table::NoSink);
    through(&game, &mut s, |words| words.iter().position(|w| w == "hide tatooine"));
    for side in Side::BOTH {
        let n: u8 = (0..53).filter(|&m| game.db().mission[m].side == side).map(|m| s.hand[m]).sum();
        assert_eq!(n, 6, "{side:?}");
    }
    assert!(matches!(s.frames.last(), Some(Frame::Assign { .. })));
}

/// REB-ADV-02 to REB-ADV-06, REB-ADV-11 to REB-ADV-13: REB-ADV-03, REB-ADV-04, REB-ADV-05, REB-ADV-12
#[test]
fn later_games_draw_their_systems_and_deal_two_action_cards() {
    let game = game(false);
    for seed in 0..20 {
        let mut s = game.start(&mut Fast::new(seed), &mut table::NoSink);
        assert_eq!(s.loyal[0].len(), 3);
        assert_eq!(s.loyal[1].len(), 3 + 1); // and Coruscant
        assert_eq!(s.occupied.len(), 2);
        assert_eq!(s.probes.deck.len(), 26);
        let symbols = game.db().map.symbol;
        assert!(s.loyal[0].minus(symbols[0]).is_empty());
        through(&game, &mut s, |words| words.iter().position(|w| w == "layout 0" || w == "stay hidden"));
        for side in Side::BOTH {
            let a = &s.actions[side.idx()];
            assert_eq!(a.hand.len() + a.used.len(), 2, "{side:?}");
        }
    }
}

/// REB-ADV-07, REB-ADV-08, REB-OPEN-07: every Imperial system gets a ground unit, whatever the player chooses.
#[test]
fn every_imperial_system_is_held_by_ground_units() {
    let game = game(false);
    for seed in 0..30 {
        let mut s = game.start(&mut Fast::new(seed), &mut table::NoSink);
        let imperial = s.loyal[1] | s.occupied;
        // Manual placement with the largest legal number: as many units as allowed at the first system.
        through(&game, &mut s, |words| {
            let by_hand = words.iter().position(|w| w == "by hand");
            by_hand.or_else(|| words.iter().all(|w| w.starts_with("count")).then(|| words.len() - 1))
        });
        assert!(matches!(s.frames.last(), Some(Frame::Landing)));
        for i in imperial {
            let force = s.force(Site(i as u8), Side::Empire);
            assert!(force.any_in(Side::Empire, rebellion::side::Theater::Ground), "{}", game.db().systems[i].id);
        }
    }
}

/// REB-ADV-09, REB-ADV-10
#[test]
fn the_rebels_divide_their_force_between_the_base_and_one_system() {
    let game = game(false);
    let mut s = game.start(&mut Fast::new(3), &mut table::NoSink);
    through(&game, &mut s, |words| words.iter().position(|w| w == "layout 1"));
    let free = (0..32u8).map(Site).find(|at| s.force(*at, Side::Empire).is_empty()).expect("a free system");
    let land = format!("land {}", game.db().systems[free.idx()].id);
    through(&game, &mut s, |words| {
        let here = words.iter().position(|w| *w == land);
        here.or_else(|| words.iter().position(|w| w == "count 1"))
    });
    assert_eq!(s.force(free, Side::Rebels).len(), 6, "one of each of six kinds");
    assert_eq!(s.force(Site::BASE, Side::Rebels).len(), 14 - 6);
}

/// REB-TEAM-01, REB-TEAM-02
#[test]
fn seats_hold_the_posts_of_their_sides() {
    use rebellion::Role::{ImperialAdmiral, ImperialGeneral, RebelAdmiral, RebelGeneral};
    let seats = |players| {
        let game = Rebellion::new(Setup { players, ..Setup::default() }).expect("a valid setup");
        [RebelAdmiral, RebelGeneral, ImperialAdmiral, ImperialGeneral].map(|role| game.seat(role).idx())
    };
    assert_eq!(seats(Players::Two), [0, 0, 1, 1]);
    assert_eq!(seats(Players::Three), [0, 0, 1, 2]);
    assert_eq!(seats(Players::Four), [0, 1, 2, 3]);
}
