//! P7: a bot decides by what its seat knows. Whatever is hidden from it may be dealt anew; its advice stays the same.

use search::{Advice, BotSpec, Cores, Stop};
use star_realms::{Mode, Setup, StarRealms};
use table::chance::Fast;
use table::conformance::{Effort, Moment, bots_are_honest, each_decision};
use table::{Game, Worlds};

/// Rungs that answer at once: they carry the great numbers.
const QUICK: [&str; 4] = ["uniform", "lively", "rules", "rules:velocity"];
/// The others with small budgets, so that they see many tables.
const SLOW: [&str; 10] = [
    "rules:judge=on",
    "turn:16:worlds=2",
    "flat:40",
    "ismcts:60",
    "ismcts:60:root=puct:deals=4",
    "cadet",
    "pilot",
    "captain",
    "commander:80",
    "admiral:100",
];
/// Levels that search, with the budgets they have at home.
const AT_HOME: [&str; 3] = ["captain", "commander", "admiral"];

/// How much play a table sees.
struct Amount {
    /// Decisions in which the quick ones are asked.
    quick: usize,
    /// One decision in so many is put to one of the slow ones.
    slow: u64,
    /// One in so many to one of the levels at home.
    at_home: u64,
}

#[track_caller]
fn honest<const N: usize, const W: usize>(mode: Mode, seats: usize, amount: &Amount) {
    let game = StarRealms::<N, W>::new(Setup { mode, seats, ..Setup::default() }).expect("a sound setup");
    let effort = Effort::of(amount.quick);
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
        if met % amount.slow == 0 {
            differ += u32::from(agrees(m, SLOW[slow % SLOW.len()]));
            slow += 1;
        }
        if met % amount.at_home == 0 {
            differ += u32::from(agrees(m, AT_HOME[at_home % AT_HOME.len()]));
            at_home += 1;
        }
    });
    assert!(slow >= SLOW.len() && at_home >= AT_HOME.len(), "{slow} and {at_home} decisions are too few");
    assert!(differ as usize > slow / 3, "only {differ} of the worlds dealt anew differ from the table");
}

fn spec(name: &str) -> BotSpec {
    name.parse().expect(name)
}

/// The bot gives the same advice in a world dealt anew. Tells whether that world differs from the table at all.
#[track_caller]
fn agrees<const N: usize, const W: usize>(m: &Moment<StarRealms<N, W>>, name: &str) -> bool {
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

const USUAL: Amount = Amount { quick: 1_500, slow: 50, at_home: 450 };

#[test]
fn equal_views_get_equal_advice_in_a_duel() {
    honest::<2, 1>(Mode::Duel, 2, &USUAL);
}

#[test]
fn equal_views_get_equal_advice_where_everybody_fights_alone() {
    honest::<4, 2>(Mode::FreeForAll, 3, &USUAL);
    honest::<6, 3>(Mode::FreeForAll, 6, &USUAL);
    honest::<4, 2>(Mode::Hunter, 4, &USUAL);
}

#[test]
fn equal_views_get_equal_advice_in_teams() {
    honest::<4, 2>(Mode::Hydra, 4, &USUAL);
    honest::<6, 3>(Mode::Hydra, 6, &USUAL);
    honest::<6, 3>(Mode::Emperor, 6, &USUAL);
    honest::<4, 2>(Mode::Raid, 4, &USUAL);
}
