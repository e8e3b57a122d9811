//! Hiding the base: where the bots hide it, and how each side evaluates it.

use rebellion::frame::Frame;
use rebellion::policy::Style;
use rebellion::{Bits, Rebellion, Setup, State};
use table::chance::Fast;
use table::{Game, NoSink, Options, Policy, Seat};

use crate::support::layout::site;
use crate::support::{EMPIRE, REBELS, scene};

#[test]
fn nobody_can_foretell_where_the_base_is_hidden() {
    let game = Rebellion::new(Setup { rebels: Seat::new(0), ..Setup::default() }).expect("a valid setup");
    let mut rng = Fast::new(5);
    let mut s = game.start(&mut rng, &mut NoSink);
    let (mut options, mut asked) = (Options::new(), Seat::new(0));
    while !matches!(s.frames.last(), Some(Frame::HideBase)) {
        game.options(&s, asked, &mut options);
        match options.first() {
            Some(&first) => drop(game.apply(&mut s, asked, first, &mut rng, &mut NoSink)),
            None => asked = asked.other(),
        }
    }
    game.options(&s, REBELS, &mut options);
    let contest = game.contest(&s, REBELS, &Style::default(), &options, &mut rng).expect("a contest");
    let shares = &search::solve(&contest, 300).bids[0];
    assert_eq!(shares.len(), options.len(), "every place is considered");
    assert!(shares.iter().filter(|share| **share > 0.02).count() >= 4, "{shares:?}");
    assert!(shares.iter().all(|share| *share < 0.5), "{shares:?}");
}

/// The same position with the base elsewhere.
fn with_base(game: &Rebellion, s: &State, id: &str) -> State {
    State { base: site(game, id), ..*s }
}

#[test]
fn the_empire_judges_a_table_without_knowing_the_base() {
    let beside = scene().units("mustafar", "2 star-destroyer, 6 stormtrooper, 1 at-at").pool(["general-veers"]);
    let both = |g: &Rebellion| [site(g, "hoth"), site(g, "endor")].iter().map(|s| s.idx()).collect::<Bits>();
    beside.with(move |g, s| s.could_be = both(g)).empires_turn().play(|t| {
        t.leave_open();
        let chances =
            ["hoth", "endor"].map(|id| t.game().evaluate(&with_base(t.game(), t.state(), id), &Style::default()));
        assert_eq!(chances[0][EMPIRE].to_bits(), chances[1][EMPIRE].to_bits(), "the Empire cannot distinguish them");
        assert!(chances[0][REBELS] < chances[1][REBELS], "a fleet next to the base is a danger: {chances:?}");
    });
}

#[test]
fn what_is_hidden_in_more_often_is_dealt_more_often() {
    let two = |g: &Rebellion| [site(g, "hoth"), site(g, "kashyyyk")].iter().map(|s| s.idx()).collect::<Bits>();
    scene().with(move |g, s| s.could_be = two(g)).empires_turn().play(|t| {
        t.leave_open();
        let likely = |id: &str| t.game().likely(&with_base(t.game(), t.state(), id), EMPIRE);
        assert!(likely("hoth") >= 1.0, "the most likely system");
        assert!(likely("kashyyyk") < 0.5 && likely("kashyyyk") > 0.0, "{}", likely("kashyyyk"));
        assert!(t.game().likely(t.state(), REBELS) >= 1.0, "the Rebels know where it is");
    });
}

#[test]
fn half_of_a_fleet_may_stay_for_another_search() {
    scene().units("mustafar", "2 star-destroyer, 6 stormtrooper").pool(["general-veers"]).empires_turn().play(|t| {
        t.leave_open();
        t.choose("activate bespin");
        t.choose("with general-veers");
        t.choose("from mustafar");
        assert!(matches!(t.state().frames.last(), Some(Frame::MoveHow { .. })), "{:?}", t.state().frames.last());
        let mut options = Options::new();
        t.game().options(t.state(), EMPIRE, &mut options);
        assert_eq!(t.game().obvious(t.state(), EMPIRE, &options), None, "the bot searches how many ships to move");
    });
}
