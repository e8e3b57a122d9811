//! Lightsaber Mastery: events under a plot.

use destiny::{Db, Deck, DeckProblem, Destiny, Setup, State};
use table::chance::Fast;
use table::{CardId, Game, NoSink, Viewer};

use crate::support::{A, B, altered, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";

/// Card 09114; SWD-CLAR-EX39, SWD-ZONE-13, SWD-ZONE-14
#[test]
fn an_event_is_played_from_under_the_plot_and_set_aside() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite"])
                .in_play(["lightsaber-mastery"])
                .under(["circle-of-shelter", "twin-strike"])
                .pool(["rey-force-prodigy 1MD", "rey-force-prodigy 1MD"])
                .hand(["twin-strike"])
                .deck(["circle-of-shelter", "dodge"])
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple shield 3"]))
        .play(|t| {
            t.expect_stacked(A, A, ["circle-of-shelter", "twin-strike"]);
            t.expect_stacked(B, A, ["?", "?"]);
            t.choose("use lightsaber-mastery");
            t.can_choose_exactly(["pick circle-of-shelter face down", "pick twin-strike face down"]);
            t.choose("pick twin-strike face down");
            t.choose_each(["die rey-force-prodigy 1MD", "die rey-force-prodigy 1MD"]);
            t.choose_each(["die rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 2);
            t.expect_shields(KYLO, 3);
            t.expect_exhausted("lightsaber-mastery", true);
            t.expect_aside(A, ["twin-strike"]);
            t.expect_discard(A, []);
            t.expect_hand(A, ["twin-strike"]);
            t.expect_stacked(A, A, ["circle-of-shelter"]);
            t.expect_stacked(B, A, ["?"]);
            // An exhausted plot does nothing: that is a pass, the second one.
            t.choose_each(["pass", "use lightsaber-mastery", "done"]);
            t.expect_round(3);
            t.expect_stacked(A, A, ["circle-of-shelter"]);
        });
}

/// Card 09114; SWD-UPKEEP-01
#[test]
fn a_plot_plays_an_event_each_round_while_there_are_any() {
    scene()
        .a(|p| p.team([REY]).in_play(["lightsaber-mastery"]).under(["circle-of-shelter"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["use lightsaber-mastery", "pick circle-of-shelter face down"]);
            t.expect_aside(A, ["circle-of-shelter"]);
            t.next_round();
            t.expect_exhausted("lightsaber-mastery", false);
            t.choose("use lightsaber-mastery");
            t.expect_asked(B);
            t.expect_exhausted("lightsaber-mastery", true);
            t.expect_aside(A, ["circle-of-shelter"]);
        });
}

fn problems(change: impl FnOnce(&mut Deck)) -> Vec<DeckProblem> {
    let mut deck = altered("obi-wan-kenobi", "lightsaber-mastery", &["circle-of-shelter", "twin-strike"], &[]);
    change(&mut deck);
    deck.problems(Db::all())
}

/// Card 09114; SWD-CLAR-EX38
#[test]
fn what_lies_under_the_plot_is_no_part_of_the_deck() {
    let named = |slug: &str| slug.to_owned();
    assert_eq!(problems(|_| {}), []);
    // Copies in the deck do not count, nor do those under the plot count for the deck.
    let both = altered("obi-wan-kenobi", "lightsaber-mastery", &["twin-strike"], &[("twin-strike", 2)]);
    assert_eq!(both.problems(Db::all()), []);
    // The colors of the team do not matter, but for the plot itself.
    let red = problems(|d| d.team = vec![(named("general-grievous-droid-armies-commander"), 1)]);
    let under = ["circle-of-shelter", "twin-strike"];
    let about = |p: &DeckProblem| matches!(p, DeckProblem::Color { slug, .. } if under.contains(&slug.as_str()));
    assert!(!red.iter().any(about), "{red:?}");
    assert_eq!(problems(|d| d.under[1] = named("dodge")), [DeckProblem::NotUnder { slug: named("dodge") }]);
    assert_eq!(
        problems(|d| d.under[1] = named("twin-strike-ii")),
        [DeckProblem::Unknown { slug: named("twin-strike-ii") }]
    );
    assert_eq!(
        problems(|d| d.under.push(named("twin-strike"))),
        [DeckProblem::TwiceUnder { title: named("twin-strike") }, DeckProblem::TooManyUnder { n: 3, most: 2 },]
    );
    assert_eq!(
        problems(|d| {
            d.plot = Some(named("force-flow"));
            d.under.truncate(1);
        }),
        [DeckProblem::NotUnder { slug: named("circle-of-shelter") }, DeckProblem::TooManyUnder { n: 1, most: 0 },]
    );
}

/// Card 09114; SWD-CLAR-EX39
#[test]
fn opponents_do_not_know_what_lies_under_the_plot() {
    let own = altered("obi-wan-kenobi", "lightsaber-mastery", &["circle-of-shelter"], &[("twin-strike", 2)]);
    let decks = vec![own, Deck::ready("general-grievous").expect("a ready deck")];
    let game = Destiny::<1>::new(Setup::of(decks)).expect("a sound setup");
    let state = game.start(&mut Fast::new(1), &mut NoSink);
    let under =
        |who, state: &State<1>| game.view(state, who).seats[0].stacked.iter().map(|s| s.card).collect::<Vec<_>>();
    let find = |slug| Some(Db::all().find(slug).expect("a card"));
    assert_eq!(under(Viewer::Seat(A), &state), [find("circle-of-shelter")]);
    for who in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(under(who, &state), [None]);
    }
    let mut met: Vec<Option<CardId>> = Vec::new();
    for seed in 0..60 {
        let mut world = state;
        game.resample(&mut world, B, &mut Fast::new(seed));
        game.check(&world).expect("a sound world");
        met.extend(under(Viewer::Judge, &world));
        let mut own = state;
        game.resample(&mut own, A, &mut Fast::new(seed));
        assert_eq!(under(Viewer::Judge, &own), [find("circle-of-shelter")]);
    }
    // Only events that may lie there are thought possible, and all of them are.
    let moves = ["circle-of-shelter", "twin-strike"].map(find);
    assert!(met.iter().all(|card| moves.contains(card)));
    assert!(moves.iter().all(|card| met.contains(card)));
}
