//! Public and hidden information.

use sw_lcg::View;
use sw_lcg::view::SeatView;
use table::{CardId, Game, Viewer};

use crate::support::{DARK, LIGHT, Play, Side, Step, dark_attacks, scene};

const EVERYBODY: [Viewer; 3] = [Viewer::Seat(DARK), Viewer::Seat(LIGHT), Viewer::Spectator];

fn seen_by(t: &Play, who: Viewer) -> View {
    t.game().view(t.state(), who)
}

/// The view of a seat by some viewer: the dark side is 0, the light side is 1.
fn seat(t: &Play, who: Viewer, seat: usize) -> SeatView {
    seen_by(t, who).seats.swap_remove(seat)
}

fn name(t: &Play, card: CardId) -> String {
    t.game().db().card(card).id.clone()
}

/// Cards by name, `?` for cards the viewer may not know.
fn names(t: &Play, cards: &[Option<CardId>]) -> Vec<String> {
    cards.iter().map(|c| c.map_or_else(|| "?".to_owned(), |card| name(t, card))).collect()
}

/// LCG-INFO-01
#[test]
fn discard_and_victory_piles_are_open() {
    scene()
        .light(|p| p.discard(["yoda", "x-wing"]).lost(["mission-briefing"]))
        .dark(|p| {
            p.discard(["rancor", "force-choke"]).lost(["the-endor-gambit", "counsel-of-the-sith"]).hand(["at-st"])
        })
        .play(|t| {
            for who in EVERYBODY {
                let pile = |n: usize| seat(t, who, n).discard.into_iter().map(|c| name(t, c)).collect::<Vec<_>>();
                assert_eq!(pile(0), ["force-choke", "rancor"]); // in order, the top card first
                assert_eq!(pile(1), ["x-wing", "yoda"]);
                let lost = |n: usize| seat(t, who, n).lost.into_iter().map(|c| name(t, c)).collect::<Vec<_>>();
                assert_eq!(lost(0), ["counsel-of-the-sith", "the-endor-gambit"]);
                assert_eq!(lost(1), ["mission-briefing"]);
            }
        });
}

/// LCG-INFO-01
#[test]
fn the_dial_the_balance_and_the_sizes_of_decks_and_hands_are_open() {
    scene()
        .dial(7)
        .balance(Side::Dark)
        .light(|p| p.hand(["yoda", "x-wing"]).deck(["y-wing"; 9]).objective_deck(["jedi-training"]))
        .dark(|p| p.hand(["at-st"; 3]).deck(["rancor"; 4]).objective_deck(["the-endor-gambit"; 2]))
        .play(|t| {
            for who in EVERYBODY {
                let view = seen_by(t, who);
                assert_eq!((view.dial, view.balance), (7, Side::Dark));
                let sizes = view.seats.iter().map(|s| (s.hand.len(), s.deck, s.objective_deck)).collect::<Vec<_>>();
                assert_eq!(sizes, [(3, 4, 2), (2, 9, 1)]);
            }
        });
}

/// LCG-INFO-01
#[test]
fn everything_faceup_is_open() {
    scene()
        .light(|p| p.in_play(["yoda focus 2 committed", "shii-cho-training on yoda"]))
        .dark(|p| p.in_play(["rancor damage 3 shield 1"]).hand(["at-st"]))
        .play(|t| {
            for who in EVERYBODY {
                let (dark, light) = (seat(t, who, 0), seat(t, who, 1));
                let of = |s: &SeatView, slug: &str| s.in_play.iter().find(|c| name(t, c.card) == slug).cloned();
                let rancor = of(&dark, "rancor").expect("in sight");
                assert_eq!((rancor.tokens.damage, rancor.tokens.shields, rancor.tokens.focus), (3, 1, 0));
                let yoda = of(&light, "yoda").expect("in sight");
                assert_eq!((yoda.tokens.focus, yoda.committed), (2, true));
                assert!(of(&light, "shii-cho-training").expect("in sight").host.is_some());
                assert!(of(&dark, "imperial-command").is_some() && of(&dark, "sith").is_some());
            }
        });
}

/// LCG-INFO-01
#[test]
fn hands_are_hidden_from_everybody_else() {
    scene().light(|p| p.hand(["yoda", "x-wing"])).dark(|p| p.hand(["at-st", "rancor"])).play(|t| {
        let hand = |who, n| names(t, &seat(t, who, n).hand);
        assert_eq!(hand(Viewer::Seat(LIGHT), 1), ["yoda", "x-wing"]);
        assert_eq!(hand(Viewer::Seat(LIGHT), 0), ["?", "?"]);
        assert_eq!(hand(Viewer::Seat(DARK), 0), ["rancor", "at-st"]);
        assert_eq!(hand(Viewer::Seat(DARK), 1), ["?", "?"]);
        assert_eq!(hand(Viewer::Spectator, 0), ["?", "?"]);
        assert_eq!(hand(Viewer::Spectator, 1), ["?", "?"]);
    });
}

/// LCG-INFO-01
#[test]
fn a_card_drawn_is_told_to_its_player_only() {
    scene().dark(|p| p.hand(["at-st"]).deck(["rancor"])).play(|t| {
        t.choose_each(["play at-st", "pay 2 imperial-command", "pay 1 sith", "use at-st"]);
        let drew = t.events().iter().find(|e| matches!(e, sw_lcg::Event::Drew { .. })).copied().expect("a draw");
        let told = |who| match t.game().redact(drew, who) {
            Some(sw_lcg::Event::Drew { card, .. }) => names(t, &[card]),
            other => panic!("{other:?}"),
        };
        assert_eq!(told(Viewer::Seat(DARK)), ["rancor"]);
        assert_eq!(told(Viewer::Seat(LIGHT)), ["?"]);
        assert_eq!(told(Viewer::Spectator), ["?"]);
    });
}

/// LCG-INFO-01
#[test]
fn a_card_put_under_the_deck_is_told_to_its_player_only() {
    scene()
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(["fall-of-the-jedi"]).hand(["at-st"; 2]).deck(["rancor"; 5]))
        .play(|t| {
            t.choose_each(["use fall-of-the-jedi", "pick at-st from hand"]);
            let buried = |e: &&sw_lcg::Event| matches!(e, sw_lcg::Event::Buried { .. });
            let buried = t.events().iter().find(buried).copied().expect("a card put under the deck");
            let told = |who| match t.game().redact(buried, who) {
                Some(sw_lcg::Event::Buried { card, .. }) => names(t, &[card]),
                other => panic!("{other:?}"),
            };
            assert_eq!(told(Viewer::Seat(DARK)), ["at-st"]);
            assert_eq!(told(Viewer::Seat(LIGHT)), ["?"]);
            assert_eq!(told(Viewer::Spectator), ["?"]);
            let known = |who| seat(t, who, 0).bottom.into_iter().flatten().count();
            assert_eq!(EVERYBODY.map(known), [1, 0, 0]);
        });
}

/// LCG-INFO-01 LCG-EDGE-16 LCG-EDGE-07
#[test]
fn facedown_edge_cards_are_known_to_their_owner_until_they_are_revealed() {
    dark_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["yoda", "y-wing"]))
        .dark(|p| p.in_play(["kuati-security-team"]).hand(["heat-of-battle-169", "rancor"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare kuati-security-team", "declare x-wing"]);
            t.choose_each(["edge heat-of-battle-169", "edge yoda"]);
            let stack = |t: &Play, who, n| names(t, &seat(t, who, n).edge);
            assert_eq!(stack(t, Viewer::Seat(DARK), 0), ["heat-of-battle-169"]);
            assert_eq!(stack(t, Viewer::Seat(DARK), 1), ["?"]);
            assert_eq!(stack(t, Viewer::Seat(LIGHT), 0), ["?"]);
            assert_eq!(stack(t, Viewer::Seat(LIGHT), 1), ["yoda"]);
            assert_eq!(stack(t, Viewer::Spectator, 0), ["?"]);
            assert_eq!(stack(t, Viewer::Spectator, 1), ["?"]);
            let may_lie = |t: &Play, who, n, slug| seat(t, who, n).unseen.iter().any(|&(c, _)| name(t, c) == slug);
            assert!(may_lie(t, Viewer::Seat(DARK), 1, "yoda") && !may_lie(t, Viewer::Seat(LIGHT), 1, "yoda"));
            t.pass(2);
            t.can_choose_exactly(["pick x-wing"]); // the fate card has a target to choose
            for who in EVERYBODY {
                assert_eq!(stack(t, who, 0), ["heat-of-battle-169"]);
                assert_eq!(stack(t, who, 1), ["yoda"]);
                // A face-up card is in no deck and no hand.
                assert!(!may_lie(t, who, 0, "heat-of-battle-169") && !may_lie(t, who, 1, "yoda"));
            }
            t.leave_open();
        });
}

/// LCG-INFO-01 LCG-EDGE-07: everyone knows that the only card that could answer is not in hand, so there is no
/// question.
#[test]
fn a_revealed_edge_card_cannot_be_held_in_hand() {
    let battle = |more: &'static str| {
        dark_attacks()
            .light(|p| p.in_play(["luke-skywalker"]).hand(["lightsaber-deflection", more]))
            .dark(|p| p.in_play(["kuati-security-team"]).hand(["heat-of-battle-169", "rancor"]))
    };
    let heat = |t: &mut Play| {
        t.choose_each(["engage draw-their-fire", "declare kuati-security-team", "declare luke-skywalker"]);
        t.choose_each(["edge heat-of-battle-169", "edge lightsaber-deflection"]);
        t.pass(2);
        t.choose("pick luke-skywalker");
    };
    battle("yoda").play(|t| {
        heat(t);
        t.expect_damage("luke-skywalker", 1); // without asking
        t.leave_open();
    });
    battle("lightsaber-deflection").play(|t| {
        heat(t);
        t.expect_damage("luke-skywalker", 0);
        t.expect_to_act([LIGHT]);
        t.may_choose("use lightsaber-deflection");
        t.leave_open();
    });
}

/// LCG-INFO-01 LCG-CAPT-07
#[test]
fn captured_cards_lie_openly_but_only_the_captor_knows_them() {
    scene()
        .light(|p| p.captured([("yoda", "imperial-command"), ("x-wing", "imperial-command")]))
        .dark(|p| p.hand(["at-st"]))
        .play(|t| {
            let held = |who| {
                let capture_objectives = seat(t, who, 0).in_play;
                let cell =
                    capture_objectives.into_iter().find(|c| name(t, c.card) == "imperial-command").expect("in sight");
                names(t, &cell.captured)
            };
            assert_eq!(held(Viewer::Seat(DARK)), ["yoda", "x-wing"]);
            assert_eq!(held(Viewer::Seat(LIGHT)), ["?", "?"]);
            assert_eq!(held(Viewer::Spectator), ["?", "?"]);
        });
}

/// LCG-INFO-01
#[test]
fn the_order_of_decks_is_hidden_even_from_their_owners() {
    scene().light(|p| p.deck(["yoda", "x-wing"])).dark(|p| p.deck(["rancor", "at-st"]).hand(["duty-officer"])).play(
        |t| {
            for who in EVERYBODY {
                for n in 0..2 {
                    let seat = seat(t, who, n);
                    let known = seat.top.iter().chain(&seat.bottom).flatten().count();
                    assert_eq!((seat.deck, known), (2, 0));
                }
            }
        },
    );
}

/// LCG-INFO-01
#[test]
fn whoever_looked_at_the_top_of_a_deck_knows_it_alone() {
    scene()
        .at(Step::RefreshBegins)
        .light(|p| p.deck(["yoda", "x-wing", "y-wing", "home-one"]))
        .dark(|p| p.objectives(["imperial-command", "death-and-despayre"]).objective_deck(["take-them-prisoner"]))
        .play(|t| {
            t.choose("use take-them-prisoner");
            t.choose("pick x-wing from deck");
            t.choose("next yoda"); // the next card to draw
            t.expect_captured([("x-wing", "take-them-prisoner")]);
            let top = |who| names(t, &seat(t, who, 1).top);
            assert_eq!(top(Viewer::Seat(DARK)), ["yoda", "y-wing"]);
            assert_eq!(top(Viewer::Seat(LIGHT)), ["?", "?"]);
            assert_eq!(top(Viewer::Spectator), ["?", "?"]);
            assert_eq!(seat(t, Viewer::Seat(LIGHT), 1).deck, 3);
        });
}

/// LCG-INFO-01 LCG-CAPT-07
#[test]
fn a_card_captured_from_the_deck_is_told_to_its_captor_only() {
    scene()
        .at(Step::RefreshBegins)
        .light(|p| p.deck(["yoda", "x-wing", "y-wing", "home-one"]))
        .dark(|p| p.objectives(["imperial-command", "death-and-despayre"]).objective_deck(["take-them-prisoner"]))
        .play(|t| {
            t.choose_each(["use take-them-prisoner", "pick x-wing from deck"]);
            let seized = |e: &&sw_lcg::Event| matches!(e, sw_lcg::Event::Captured { .. });
            let seized = t.events().iter().find(seized).copied().expect("a capture");
            let told = |who| match t.game().redact(seized, who) {
                Some(sw_lcg::Event::Captured { card, at, .. }) => (names(t, &[card]).concat(), name(t, at)),
                other => panic!("{other:?}"),
            };
            let here = "take-them-prisoner".to_owned();
            assert_eq!(told(Viewer::Seat(DARK)), ("x-wing".to_owned(), here.clone()));
            assert_eq!(told(Viewer::Seat(LIGHT)), ("?".to_owned(), here.clone()));
            assert_eq!(told(Viewer::Spectator), ("?".to_owned(), here));
            t.choose("next yoda");
        });
}

/// LCG-INFO-01
#[test]
fn a_hand_looked_at_is_known_to_the_looker() {
    scene().light(|p| p.hand(["yoda", "x-wing"])).dark(|p| p.hand(["interrogation"])).play(|t| {
        t.choose_each(["use interrogation", "pay 2 shadows-of-dathomir"]);
        assert_eq!(names(t, &seat(t, Viewer::Seat(DARK), 1).hand), ["yoda", "x-wing"]);
        assert_eq!(names(t, &seat(t, Viewer::Seat(LIGHT), 0).hand), [""; 0]);
        t.choose("pick yoda from hand");
        t.expect_discard(LIGHT, ["yoda"]);
    });
}

/// LCG-INFO-01: public knowledge opens a round. Wherever the Deflection is hidden, it could be in hand.
#[test]
fn a_round_opens_wherever_a_card_that_could_answer_lies_hidden() {
    let choke = |light: fn(crate::support::SideLayout) -> crate::support::SideLayout, open: bool| {
        scene()
            .light(|p| light(p.in_play(["yoda", "x-wing"]).hand(["rebel-trooper"])))
            .dark(|p| p.hand(["force-choke"]))
            .play(|t| {
                t.choose_each(["use force-choke", "pick yoda"]);
                if open {
                    t.expect_to_act([LIGHT]);
                    t.can_choose_exactly(["pass"]);
                    t.expect_damage("yoda", 0);
                } else {
                    t.expect_damage("yoda", 1);
                }
                t.leave_open();
            });
    };
    choke(|p| p.deck(["yoda", "lightsaber-deflection", "y-wing"]), true);
    choke(|p| p.captured([("lightsaber-deflection", "imperial-command")]), true);
    choke(|p| p.discard(["lightsaber-deflection"]), false);
    choke(|p| p, false);
}
