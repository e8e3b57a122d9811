//! Random legal decks, and games that fit them.

mod referee;

pub(crate) use referee::Referee;
use sw_lcg::Affiliation::{ImperialNavy, Jedi, RebelAlliance, ScumAndVillainy, Sith, SmugglersAndSpies};
use sw_lcg::deck::TOURNAMENT_SETS;
use sw_lcg::{Affiliation, Db, Deck, Setup, Verb};
use table::chance::{Chance, Fast};
pub(crate) use table::conformance::asked;
use table::conformance::reluctant_pick;
use table::{Opt, Options};

/// The affiliations of the light side.
pub(crate) const LIGHT: [Affiliation; 3] = [Jedi, RebelAlliance, SmugglersAndSpies];
/// The affiliations of the dark side.
pub(crate) const DARK: [Affiliation; 3] = [Sith, ImperialNavy, ScumAndVillainy];

/// The fewest and most sets in a deck of a random match. Only decks of all sets need states of 4 words.
const SIZES: [(usize, usize); 4] = [(TOURNAMENT_SETS, TOURNAMENT_SETS), (TOURNAMENT_SETS, 21), (21, 30), (40, 40)];

/// Evaluates an expression with the smallest game that fits the cards of a setup; yields the state size and the result.
macro_rules! on_table {
    (@ [$words:literal $($more:literal)*] $setup:ident, $game:ident => $body:expr) => {
        match sw_lcg::SwLcg::<$words>::new($setup.clone()) {
            Ok($game) => ($words, $body),
            Err(sw_lcg::SetupError::TooManyCards { .. }) => on_table!(@ [$($more)*] $setup, $game => $body),
            Err(problem) => panic!("{problem}: {:?}", $setup),
        }
    };
    (@ [] $setup:ident, $game:ident => $body:expr) => {
        panic!("no table holds {:?}", $setup)
    };
    ($setup:expr, $game:ident => $body:expr) => {{
        let setup: sw_lcg::Setup = $setup;
        on_table!(@ [1 2 3 4] setup, $game => $body)
    }};
}
pub(crate) use on_table;

/// Every pair of starter decks.
#[allow(dead_code, reason = "not every file that draws decks plays these, too")]
pub(crate) fn starters() -> Vec<Setup> {
    let starters = |side: [Affiliation; 3]| side.into_iter().filter_map(Deck::starter);
    let with = |light_deck: Deck| {
        starters(DARK).map(move |dark_deck| Setup { light_deck: light_deck.clone(), dark_deck, ..Setup::default() })
    };
    starters(LIGHT).flat_map(with).collect()
}

/// A match of random legal decks. Consecutive numbers differ first in size, then in affiliations.
pub(crate) fn setup(number: usize) -> Setup {
    let mut rng = Fast::new(number as u64);
    let (least, most) = SIZES[number % SIZES.len()];
    let mut draw = |affiliation| deck(affiliation, least, most, &mut rng);
    let (light_deck, dark_deck) = (draw(LIGHT[number / 4 % 3]), draw(DARK[number / 12 % 3]));
    Setup { light_deck, dark_deck, ..Setup::default() }
}

/// A random legal deck with `least` to `most` sets, or fewer if the pool is too small.
fn deck(affiliation: Affiliation, least: usize, most: usize, rng: &mut Fast) -> Deck {
    let mut sets = pool(affiliation);
    let size = least + rng.below((most - least + 1) as u32) as usize;
    for i in 0..size.min(sets.len()) {
        let from = i + rng.below((sets.len() - i) as u32) as usize;
        sets.swap(i, from);
    }
    sets.truncate(size);
    sets.sort_unstable();
    Deck { affiliation, sets }
}

/// Every copy of a set that a deck of this affiliation may have. All of them together are a legal deck, too.
pub(crate) fn pool(affiliation: Affiliation) -> Vec<u8> {
    let fits = Db::core().sets().iter().filter(|set| Some(set.side) == affiliation.side());
    let fits = fits.filter(|set| !set.own_only || set.affiliation == affiliation);
    fits.flat_map(|set| std::iter::repeat_n(set.number, if set.once { 1 } else { 2 })).collect()
}

/// A random pick. In every other game the players rarely pass, so that many cards come into play.
pub(crate) fn pick(options: &Options, game: usize, dice: &mut Fast) -> Opt {
    reluctant_pick(options, game, dice, |pick| matches!(Verb::of(pick.verb()), Verb::Pass | Verb::Done | Verb::No))
}
