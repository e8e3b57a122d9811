//! Units can be named in any order (LCG-ENG-03, LCG-FORCE-02, LCG-ICON-02); search looks at only one of these orders.

use table::{Game, Options, Policy};

use crate::support::{LIGHT, Play, Step, dark_attacks, light_attacks, scene};

/// The options that no search looks at.
fn hopeless(t: &Play) -> Vec<String> {
    let (game, state, seat) = (t.game(), t.table(), t.asked());
    let (mut options, mut scores) = (Options::new(), Vec::new());
    game.options(state, seat, &mut options);
    game.scores(state, seat, &game.styles()[0].1, &options, &mut scores);
    let hopeless = options.iter().zip(scores).filter(|(_, score)| *score < -20.0);
    hopeless.map(|(&o, _)| game.key_text(game.key(state, o))).collect()
}

/// LCG-ENG-03 LCG-ENG-04
#[test]
fn declarations_that_only_repeat_others_are_not_thought_of() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker", "twilek-loyalist", "red-five"]))
        .dark(|p| p.in_play(["darth-vader", "duty-officer"]))
        .play(|t| {
            t.choose("engage imperial-command");
            assert_eq!(hopeless(t), [""; 0]);
            t.choose("declare twilek-loyalist");
            assert_eq!(hopeless(t), ["declare luke-skywalker"]);
            t.choose_each(["done", "declare duty-officer"]);
            assert_eq!(hopeless(t), ["declare darth-vader"]);
            t.leave_open();
        });
}

/// LCG-FORCE-02
#[test]
fn commitments_that_only_repeat_others_are_not_thought_of() {
    let units = ["darth-vader", "nightsister", "nightsister", "espo-trooper"];
    scene().at(Step::ForceBegins).dark(|p| p.in_play(units)).play(|t| {
        assert_eq!(hopeless(t), [""; 0]);
        t.choose("commit nightsister");
        assert_eq!(hopeless(t), ["commit darth-vader"]);
        t.leave_open();
    });
}

/// LCG-ICON-02
#[test]
fn tactics_that_only_repeat_others_are_not_thought_of() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker", "twilek-loyalist", "x-wing"]))
        .dark(|p| p.in_play(["emperor-palpatine"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare emperor-palpatine", "declare x-wing", "done"]);
            t.choose_each(["edge darth-vader", "strike emperor-palpatine", "tactics"]);
            assert_eq!(hopeless(t), [""; 0]);
            t.choose("aim twilek-loyalist");
            assert_eq!(hopeless(t), ["aim luke-skywalker"]);
            t.leave_open();
        });
}

/// a-new-hope
#[test]
fn picks_that_only_repeat_others_are_not_thought_of() {
    let units = ["luke-skywalker", "yoda", "x-wing"];
    scene().turn_of(LIGHT).light(|p| p.in_play(units).hand(["a-new-hope"])).play(|t| {
        t.choose_each(["use a-new-hope", "pay 2 draw-their-fire"]);
        assert_eq!(hopeless(t), [""; 0]);
        t.choose("pick yoda");
        assert_eq!(hopeless(t), ["pick luke-skywalker"]);
        t.leave_open();
    });
}
