//! Sides, decks and the order of setup steps.

use rebellion::Side::{Empire, Rebels};
use rebellion::side::Post;
use rebellion::state::Place;
use rebellion::{Action, Event, Leader, Players, Rebellion, Setup, Side, Site};
use table::chance::Fast;
use table::{Game, NoSink, Seat, SeatSet, Viewer};

use super::setup::{game, through};
use crate::support::scene;

/// The first of these option keys that is legal.
fn first_of(words: &[String], wanted: &[&str]) -> Option<usize> {
    words.iter().position(|w| wanted.iter().any(|prefix| w.starts_with(prefix)))
}

/// REB-SETUP-01
#[test]
fn either_seat_may_take_either_side() {
    for rebels in [0, 1] {
        let game = Rebellion::new(Setup { rebels: Seat::new(rebels), ..Setup::default() }).expect("a valid setup");
        let mut s = game.start(&mut Fast::new(1), &mut NoSink);
        through(&game, &mut s, |words| first_of(words, &["layout 0", "stay hidden", "leader", "hide"]));
        for seat in Seat::first(2) {
            let side = if seat.idx() == rebels { Rebels } else { Empire };
            assert_eq!(game.side_of(seat), side);
            let view = game.view(&s, Viewer::Seat(seat));
            assert_eq!(view.base.is_some(), side == Rebels);
            assert_eq!(view.missions[side.idx()].n, 6);
            assert!(view.missions[side.idx()].hand.is_some() && view.actions[side.idx()].hand.is_some());
            assert!(view.missions[side.other().idx()].hand.is_none());
        }
    }
}

/// REB-SETUP-06
#[test]
fn action_decks_are_the_cards_with_a_recruit_symbol() {
    for first in [true, false] {
        let game = game(first);
        let s = game.start(&mut Fast::new(2), &mut NoSink);
        for (side, first) in [(Empire, 0), (Rebels, 16)] {
            let deck = s.actions[side.idx()].deck;
            assert_eq!(deck.len(), 12, "{side:?}");
            assert!(deck.into_iter().all(|i| game.db().action(Action(first + i as u8)).recruits));
        }
    }
}

/// REB-SETUP-08
#[test]
fn both_sides_draw_from_the_same_two_tactic_decks() {
    scene()
        .units("naboo", "1 star-destroyer, 1 stormtrooper, 1 x-wing, 1 rebel-trooper")
        .leaders("naboo", ["general-rieekan"]) // one space card, two ground cards
        .pool(["darth-vader"]) // two space cards, three ground cards
        .empires_turn()
        .play(|t| {
            let decks = |t: &crate::support::Play| t.game().view(t.state(), Viewer::Spectator).tactics.deck;
            assert_eq!(decks(t), [15, 15]);
            t.choose_each(["activate naboo", "with darth-vader", "done"]);
            assert_eq!(decks(t), [15 - 3, 15 - 5]);
            t.leave_open();
        });
}

/// REB-SETUP-16
#[test]
fn the_other_probe_cards_are_shuffled() {
    let game = game(true);
    let mut s = game.start(&mut Fast::new(1), &mut NoSink);
    through(&game, &mut s, |words| first_of(words, &["hide tatooine"]));
    assert_eq!(s.probes.deck.len(), 31 - 5 - 1);
    assert!(!s.probes.deck.has(s.base.idx()));
    // Any of them can be on top.
    for card in ["endor", "yavin", "ryloth", "naboo"] {
        scene()
            .loyal(Rebels, ["naboo"])
            .assigned("gather-intel", ["colonel-yularen"])
            .draws([card])
            .empires_turn()
            .play(|t| t.choose_each(["reveal gather-intel colonel-yularen", "at naboo"]));
    }
}

/// REB-ADV-01
#[test]
fn systems_are_revealed_then_the_empire_places_then_the_rebels_then_cards_are_dealt() {
    let game = game(false);
    let mut events = Vec::new();
    let mut s = game.start(&mut Fast::new(4), &mut events);
    events.extend(through(&game, &mut s, |words| first_of(words, &["layout 0", "stay hidden", "leader"])));
    let mut order: Vec<u8> = events
        .iter()
        .filter_map(|e| match e {
            Event::Settled { .. } => Some(0),
            Event::Mustered { unit, .. } if unit.side() == Empire => Some(1),
            Event::Mustered { .. } => Some(2),
            Event::KeptAction { .. } => Some(3),
            _ => None,
        })
        .collect();
    assert!(order.is_sorted(), "{order:?}");
    order.dedup();
    assert_eq!(order, [0, 1, 2, 3]);
    // Rules for the first game do not apply: the base can be next to Imperial units.
    let armed = |i: usize| !s.force(Site(i as u8), Empire).is_empty();
    let near = |w: &&String| {
        let site = w.strip_prefix("hide ").and_then(|slug| game.db().system(slug)).expect("a place to hide");
        game.db().map.next[site.idx()].into_iter().any(armed)
    };
    let mut options = table::Options::new();
    game.options(&s, game.seat(rebellion::Role::RebelGeneral), &mut options);
    let words: Vec<String> = options.iter().map(|&o| game.key_text(game.key(&s, o))).collect();
    assert!(words.iter().any(|w| near(&w)), "{words:?}");
}

/// REB-OPEN-08
#[test]
fn only_the_cards_of_the_five_imperial_systems_leave_the_game() {
    let game = game(false);
    let symbols = game.db().map.symbol;
    for seed in 0..20 {
        let s = game.start(&mut Fast::new(seed), &mut NoSink);
        let mut settled = s.loyal[1] | s.occupied;
        settled.remove(game.db().coruscant.idx());
        assert_eq!(settled.len(), 5);
        assert!((s.probes.deck & settled).is_empty());
        // Systems drawn too late are back in the deck and belong to neither side.
        let late = symbols[1].minus(settled);
        assert_eq!(late.len(), symbols[1].len() - 5);
        assert!(!late.is_empty() && late.minus(s.probes.deck).is_empty(), "{late:?}");
        assert!(symbols[0].minus(s.probes.deck).is_empty());
    }
}

fn team() -> Rebellion {
    Rebellion::new(Setup { players: Players::Four, ..Setup::default() }).expect("a valid setup")
}

/// REB-TEAM-03
#[test]
fn each_role_starts_with_two_leaders() {
    let game = team();
    let s = game.start(&mut Fast::new(1), &mut NoSink);
    for side in Side::BOTH {
        for post in [Post::Admiral, Post::General] {
            let own = Leader::ALL.into_iter().filter(|&l| {
                let facts = game.db().leader(l);
                facts.side == side && facts.post == post && s.at[l.idx()] == Place::Pool
            });
            assert_eq!(own.count(), 2, "{side:?} {post:?}");
        }
    }
}

/// REB-TEAM-07, REB-TEAM-08
#[test]
fn admirals_place_units_and_the_general_hides_the_base() {
    let game = team();
    let asked = |s: &rebellion::State| game.to_act(s).all();
    let mut s = game.start(&mut Fast::new(1), &mut NoSink);
    assert_eq!(asked(&s), SeatSet::only(game.seat(rebellion::Role::ImperialAdmiral)));
    through(&game, &mut s, |words| first_of(words, &["layout 0"]));
    assert_eq!(asked(&s), SeatSet::only(game.seat(rebellion::Role::RebelAdmiral)));
    through(&game, &mut s, |words| first_of(words, &["stay hidden", "leader"]));
    assert_eq!(asked(&s), SeatSet::only(game.seat(rebellion::Role::RebelGeneral)));
    through(&game, &mut s, |words| first_of(words, &["hide"]));
    assert_ne!(s.base, Site::NONE);
}

/// REB-TEAM-06
#[test]
fn starting_action_cards_go_to_whoever_leads_the_pictured_leader() {
    let game = team();
    for seed in 0..12 {
        let mut s = game.start(&mut Fast::new(seed), &mut NoSink);
        through(&game, &mut s, |words| first_of(words, &["layout 0", "stay hidden", "leader"]));
        for (side, first) in [(Empire, 0), (Rebels, 16)] {
            let own = &s.actions[side.idx()];
            assert_eq!(own.hand.len() + own.used.len(), 2);
            for i in own.hand {
                let pictured = game.db().action(Action(first + i as u8)).leaders.first().map(Leader::of);
                let pictured = pictured.expect("cards without a picture are used immediately");
                assert_eq!(own.of_general.has(i), game.db().leader(pictured).post == Post::General);
            }
        }
    }
    // Each player can use only their own cards.
    scene()
        .players(Players::Four)
        .units("naboo", "1 star-destroyer, 1 at-at, 1 x-wing, 1 ion-cannon")
        .leaders("naboo", ["general-veers"])
        .actions(["keep-them-from-escaping", "target-the-generator"])
        .pool(["admiral-piett"])
        .turn_of(rebellion::Role::ImperialAdmiral)
        .play(|t| {
            t.choose_each(["activate naboo", "with admiral-piett", "done"]);
            t.can_choose_exactly_as(Seat::new(2), ["pass", "use keep-them-from-escaping admiral-piett"]);
            t.choose("pass");
            t.can_choose_exactly_as(Seat::new(3), ["pass", "use target-the-generator general-veers"]);
            t.leave_open();
        });
}
