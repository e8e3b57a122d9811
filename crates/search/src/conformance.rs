//! Requirements for the bots of every game: they decide by what they know, and they do nothing silly.

use table::chance::Fast;
use table::conformance::{Dealt, Effort, Moment, bots_are_honest, each_decision};
use table::{NoSink, Options, Policy, Seat, SeatSet, ToAct, Worlds};

use crate::{Advice, BotSpec, Cores, Level, Stop};

/// The bots to test, and how often.
#[derive(Clone, Copy, Debug)]
pub struct HonestyPlan {
    /// Fast bots, and the number of decisions that they are tested on. These give the large numbers.
    pub quick: (&'static [&'static str], usize),
    /// Slow bots with small budgets, so that they see many tables. One decision out of this number goes to one of them.
    pub slow: (&'static [&'static str], u64),
    /// Levels that search, with their real budgets. One decision out of this number goes to one of them.
    pub at_home: (&'static [&'static str], u64),
}

fn spec(name: &str) -> BotSpec {
    name.parse().expect(name)
}

/// P7: a bot decides by what its seat knows. Its advice must not change when hidden information is dealt again.
///
/// # Panics
/// When a bot's advice changes, or when there were too few decisions.
#[track_caller]
pub fn honest<G: Policy + 'static>(game: &G, asked: &HonestyPlan) {
    let HonestyPlan { quick: (quick, decisions), slow: (slow, slow_every), at_home: (at_home, home_every) } = *asked;
    let effort = Effort::of(decisions);
    for name in quick {
        let mut bot = spec(name).build(game, Cores::One).expect(name);
        bots_are_honest(game, effort, |worlds, seed| bot.pick(worlds, seed, &Stop::new()));
    }
    let (mut met, mut n_slow, mut n_home, mut differ) = (0, 0, 0, 0);
    each_decision(game, Effort { seed: 1_000, ..effort }, |m| {
        if m.options.len() < 2 {
            return; // nothing to think about
        }
        met += 1;
        if met % slow_every == 0 {
            differ += usize::from(agrees(m, slow[n_slow % slow.len()]));
            n_slow += 1;
        }
        if met % home_every == 0 {
            differ += usize::from(agrees(m, at_home[n_home % at_home.len()]));
            n_home += 1;
        }
    });
    assert!(n_slow >= slow.len() && n_home >= at_home.len(), "{n_slow} and {n_home} decisions are too few");
    assert!(differ > n_slow / 3, "only {differ} of the dealt worlds differ from the table");
}

/// Asserts that the bot gives the same advice in a dealt world. Returns whether that world differs from the table.
#[track_caller]
fn agrees<G: Policy + 'static>(m: &Moment<G>, name: &str) -> bool {
    let world = Dealt::new(m, m.seat);
    let advise = |game, state| -> Advice {
        let mut bot = spec(name).build(m.game, Cores::One).expect(name);
        bot.advise(&Worlds::new(game, state, m.seat), m.rng, &Stop::new())
    };
    let here = advise(m.game, m.state);
    assert!(
        Worlds::new(m.game, m.state, m.seat).keys().contains(&here.best),
        "{name} picked something that is not an option: {}",
        m.at()
    );
    assert_eq!(here, advise(world.game(), &world.state), "the advice of {name} depends on hidden cards: {}", m.at());
    world.state != *m.state
}

/// A pick of a turn.
#[derive(Clone, Debug)]
pub struct Pick<S> {
    /// The seat that picked.
    pub seat: Seat,
    /// The text key of the pick.
    pub words: String,
    /// The state before the pick.
    pub before: S,
}

/// A turn in which the bot played all seats.
#[derive(Clone, Debug)]
pub struct PlayedTurn<S> {
    /// The picks in order.
    pub picks: Vec<Pick<S>>,
    /// The winners, if the game ended.
    pub winners: SeatSet,
    /// The state at the end.
    pub end: S,
}

impl<S> PlayedTurn<S> {
    /// Was this picked?
    pub fn has(&self, words: &str) -> bool {
        self.picks.iter().any(|pick| pick.words == words)
    }

    /// Was anything picked whose text key begins with this?
    pub fn has_like(&self, words: &str) -> bool {
        self.picks.iter().any(|pick| pick.words.starts_with(words))
    }

    /// Did this seat's side win in this turn?
    pub const fn won(&self, seat: Seat) -> bool {
        self.winners.contains(seat)
    }

    /// The state before this seat picked this; if it did not, the state before the last pick.
    pub fn before(&self, seat: Seat, words: &str) -> &S {
        let pick = self.picks.iter().find(|pick| pick.seat == seat && pick.words == words);
        pick.or(self.picks.last()).map_or(&self.end, |pick| &pick.before)
    }
}

/// Every bot plays the current turn from this state with its number of seeds; `right` must accept each result. With
/// `ORRERY_LONG`, five times as many seeds are played.
///
/// # Panics
/// When `right` rejects a result.
#[track_caller]
pub fn never_silly<G: Policy + 'static>(
    game: &G,
    from: &G::State,
    bots: &[(&str, u64)],
    right: impl Fn(&PlayedTurn<G::State>) -> bool,
) {
    let times = if std::env::var_os("ORRERY_LONG").is_some_and(|v| v != "0") { 5 } else { 1 };
    let mut silly = Vec::new();
    for (bot, seeds) in bots {
        for seed in 0..seeds * times {
            let turn = outing(game, from, bot, seed);
            if !right(&turn) {
                let picks: Vec<_> = turn.picks.iter().map(|p| p.words.as_str()).collect();
                silly.push(format!("{bot} with seed {seed}: {}", picks.join(", ")));
            }
        }
    }
    assert!(silly.is_empty(), "silly turns:\n{}", silly.join("\n"));
}

/// The maximum number of picks in a turn.
const MOST_PICKS: usize = 150;

/// Plays to the end of the current turn or of the game.
fn outing<G: Policy + 'static>(game: &G, from: &G::State, bot: &str, seed: u64) -> PlayedTurn<G::State> {
    let mut bot = spec(bot).build(game, Cores::One).expect("the default style exists");
    let mut dice = Fast::new(seed);
    let mut rng = Fast::new(dice.bits());
    let mut options = Options::new();
    let mut turn = PlayedTurn { picks: Vec::new(), winners: SeatSet::EMPTY, end: from.clone() };
    while turn.picks.len() < MOST_PICKS && game.turn_of(&turn.end) == game.turn_of(from) {
        let state = &mut turn.end;
        let asked = match game.to_act(state) {
            ToAct::Seats { asked, .. } => asked,
            ToAct::Over(outcome) => {
                turn.winners = outcome.winners;
                break;
            }
        };
        let seat = asked.lowest().expect("`asked` is never empty");
        game.options(state, seat, &mut options);
        let pick = if let [only] = options.as_slice() {
            *only
        } else {
            let key = bot.pick(&Worlds::new(game, state, seat), dice.bits(), &Stop::new());
            *options.iter().find(|&&o| game.key(state, o) == key).expect("a bot picks one of its options")
        };
        turn.picks.push(Pick { seat, words: game.key_text(game.key(state, pick)), before: state.clone() });
        game.apply(state, seat, pick, &mut rng, &mut NoSink);
    }
    turn
}

/// The game has its own settings for every level and for each of these searching bots, but not for `rules`. A setting
/// that is written after a name overrides them, even if it equals the default of the bot kind.
///
/// # Panics
/// When a recipe is missing, or when it is not what the bot is built from.
#[track_caller]
pub fn named<G: Policy + 'static>(game: &G, searching: &[&str]) {
    for name in Level::ALL.map(Level::name).iter().chain(searching) {
        let recipe = game.recipe(name).expect(name);
        let spec = spec(recipe);
        assert_eq!(spec.to_string(), recipe, "the recipe of {name} is not in canonical order");
        spec.build(game, Cores::One).expect(name);
        written_counts(game, name);
    }
    assert_eq!(game.recipe("rules"), None);
}

/// Writes every default of this bot after its name and checks that it takes effect.
#[track_caller]
fn written_counts<G: Policy>(game: &G, name: &str) {
    let plain = spec(name);
    for (switch, value) in plain.switches() {
        // In this game, a level may use another bot kind that rejects this switch.
        let Ok(fitted) = spec(&format!("{name}:{switch}={value}")).fitted(game) else { continue };
        assert!(fitted.switches().contains(&(switch, value.clone())), "{name}:{switch}={value} is {fitted}");
    }
    if let Some(budget) = plain.budget()
        && let Ok(fitted) = spec(&format!("{name}:{budget}")).fitted(game)
    {
        assert_eq!(fitted.budget(), Some(budget), "{name}:{budget} is {fitted}");
    }
}
