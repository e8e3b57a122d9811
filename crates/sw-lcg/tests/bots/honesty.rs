//! P7: a bot decides by what its seat knows. Whatever is hidden from it may be dealt anew; its advice stays the same.

use search::{Advice, BotSpec, Cores, Stop};
use sw_lcg::{Affiliation, Deck, Setup, SwLcg};
use table::chance::Fast;
use table::conformance::{Effort, Moment, bots_are_honest, each_decision};
use table::{Game, Worlds};

/// Rungs that answer at once: they carry the great numbers.
const QUICK: [&str; 4] = ["uniform", "lively", "rules", "rules:daring"];
/// The others with small budgets, so that they see many tables.
const SLOW: [&str; 9] = [
    "rules:judge=on",
    "turn:8:worlds=2:rollouts=12",
    "flat:30:rounds=1",
    "ismcts:40",
    "ismcts:40:root=puct:deals=4",
    "cadet",
    "pilot",
    "captain",
    "commander:50",
];
/// Levels that search, with the budgets they have at home.
const AT_HOME: [&str; 2] = ["captain", "commander"];

#[track_caller]
fn honest(light: Affiliation, dark: Affiliation, quick: usize) {
    let deck = |affiliation| Deck::starter(affiliation).expect("a starter deck");
    let setup = Setup { light_deck: deck(light), dark_deck: deck(dark), ..Setup::default() };
    let game = SwLcg::<1>::new(setup).expect("a sound setup");
    let effort = Effort::of(quick);
    for name in QUICK {
        let mut bot = spec(name).build(&game, Cores::One).expect(name);
        bots_are_honest(&game, effort, |worlds, seed| bot.pick(worlds, seed, &Stop::new()));
    }
    let (mut met, mut slow, mut at_home, mut differ) = (0, 0, 0, 0);
    each_decision(&game, Effort { seed: 1_000, ..effort }, |m| {
        if m.options.len() < 2 {
            return; // nothing to think about
        }
        met += 1;
        if met % 12 == 0 {
            differ += u32::from(agrees(m, SLOW[slow % SLOW.len()]));
            slow += 1;
        }
        if met % 150 == 0 {
            differ += u32::from(agrees(m, AT_HOME[at_home % AT_HOME.len()]));
            at_home += 1;
        }
    });
    assert!(slow >= 2 * SLOW.len() && at_home >= AT_HOME.len(), "{slow} and {at_home} decisions are too few");
    assert!(differ as usize > slow / 3, "only {differ} of the worlds dealt anew differ from the table");
}

fn spec(name: &str) -> BotSpec {
    name.parse().expect(name)
}

/// The bot gives the same advice in a world dealt anew. Tells whether that world differs from the table at all.
#[track_caller]
fn agrees(m: &Moment<SwLcg<1>>, name: &str) -> bool {
    let mut world = *m.state;
    m.game.resample(&mut world, m.seat, &mut Fast::new(m.dice));
    let advise = |state| -> Advice {
        let mut bot = spec(name).build(m.game, Cores::One).expect(name);
        bot.advise(&Worlds::new(m.game, state, m.seat), m.luck, &Stop::new())
    };
    let here = advise(m.state);
    assert!(Worlds::new(m.game, m.state, m.seat).keys().contains(&here.best), "no option of {name}: {}", m.at());
    assert_eq!(here, advise(&world), "{name} sees through the cards: {}", m.at());
    world != *m.state
}

#[test]
fn equal_views_get_equal_advice_jedi_and_sith() {
    honest(Affiliation::Jedi, Affiliation::Sith, 1_500);
}

#[test]
fn equal_views_get_equal_advice_rebels_and_navy() {
    honest(Affiliation::RebelAlliance, Affiliation::ImperialNavy, 1_500);
}
