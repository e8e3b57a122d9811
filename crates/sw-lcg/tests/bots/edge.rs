//! Edge battles are passed to the solver as bidding games.

use table::chance::Fast;
use table::scene::Way;
use table::{Game, Options, Policy};

use crate::support::{LIGHT, Play, Step, scene};

/// Luke attacks, stormtroopers defend, and the light side may place its first edge card.
fn at_the_edge(judge: impl Fn(&Play)) {
    let layout = scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .light(|p| p.in_play(["luke-skywalker"]).hand(["yoda", "x-wing", "rookie-pilot"]))
        .dark(|p| p.in_play(["stormtrooper-elite"]).hand(["nightsister", "force-choke", "rancor"]));
    layout.play(|t| {
        t.leave_open();
        if t.way() != Way::Plain {
            return; // the redealt worlds are for scenarios
        }
        t.then("engage imperial-command");
        t.choose("declare luke-skywalker");
        t.then("declare stormtrooper-elite");
        t.until("edge yoda");
        judge(t);
    });
}

#[test]
fn an_edge_battle_is_a_contest_of_bids() {
    at_the_edge(|t| {
        let (game, mut options) = (t.game(), Options::new());
        game.options(t.table(), LIGHT, &mut options);
        let contest = |name: &str| {
            let (_, style) = game.styles().into_iter().find(|(style, _)| style == name).expect(name);
            game.contest(t.table(), LIGHT, &style, &options, &mut Fast::new(1))
        };
        assert_eq!(contest("blunt"), None, "this style uses the formula");
        let found = contest("balanced").expect("a contest");
        let bids = found.hands.each_ref().map(|hands| hands.iter().map(|hand| hand.bids).sum::<usize>());
        assert_eq!(found.gain.len(), bids[0] * bids[1]);
        assert_eq!(found.first.len(), found.hands[0][0].bids);
        assert!(found.first.len() > 2 && found.first.iter().all(|bid| options.contains(bid)));
        for hands in &found.hands {
            assert!((hands.iter().map(|hand| hand.chance).sum::<f32>() - 1.0).abs() < 1e-5);
        }
    });
}
