//! What every game asks of its bots, for its tests: they decide by what they know, and do nothing silly.

use table::chance::Fast;
use table::conformance::{Dealt, Effort, Moment, bots_are_honest, each_decision};
use table::{NoSink, Options, Policy, Seat, SeatSet, ToAct, Worlds};

use crate::{Advice, BotSpec, Cores, Level, Stop};

/// Bots to be asked, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Rungs that answer at once, and in how many decisions they are asked: they carry the great numbers.
    pub quick: (&'static [&'static str], usize),
    /// The others with small budgets, so that they see many tables: one decision in so many is put to one of them.
    pub slow: (&'static [&'static str], u64),
    /// Levels that search, with the budgets they have at home; one decision in so many.
    pub at_home: (&'static [&'static str], u64),
}

fn spec(name: &str) -> BotSpec {
    name.parse().expect(name)
}

/// P7: a bot decides by what its seat knows. Whatever is hidden from it may be dealt anew; its advice stays the same.
///
/// # Panics
/// When it does not, or when too little was asked.
#[track_caller]
pub fn honest<G: Policy + 'static>(game: &G, asked: &Asked) {
    let Asked { quick: (quick, decisions), slow: (slow, slow_every), at_home: (at_home, home_every) } = *asked;
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
    assert!(differ > n_slow / 3, "only {differ} of the worlds dealt anew differ from the table");
}

/// The bot gives the same advice in a world dealt anew. Tells whether that world differs from the table at all.
#[track_caller]
fn agrees<G: Policy + 'static>(m: &Moment<G>, name: &str) -> bool {
    let world = Dealt::new(m, m.seat);
    let advise = |game, state| -> Advice {
        let mut bot = spec(name).build(m.game, Cores::One).expect(name);
        bot.advise(&Worlds::new(game, state, m.seat), m.luck, &Stop::new())
    };
    let here = advise(m.game, m.state);
    assert!(Worlds::new(m.game, m.state, m.seat).keys().contains(&here.best), "no option of {name}: {}", m.at());
    assert_eq!(here, advise(world.game(), &world.state), "{name} sees through the cards: {}", m.at());
    world.state != *m.state
}

/// A pick of a turn.
#[derive(Clone, Debug)]
pub struct Pick<S> {
    /// Whose.
    pub seat: Seat,
    /// What was picked.
    pub words: String,
    /// The table before it.
    pub before: S,
}

/// A turn as a bot played it, on all sides.
#[derive(Clone, Debug)]
pub struct Outing<S> {
    /// What was picked.
    pub picks: Vec<Pick<S>>,
    /// Who won with it.
    pub winners: SeatSet,
    /// The table at the end.
    pub end: S,
}

impl<S> Outing<S> {
    /// Was this picked?
    pub fn has(&self, words: &str) -> bool {
        self.picks.iter().any(|pick| pick.words == words)
    }

    /// Was anything picked that begins so?
    pub fn has_like(&self, words: &str) -> bool {
        self.picks.iter().any(|pick| pick.words.starts_with(words))
    }

    /// Did this seat's side win with this turn?
    pub const fn won(&self, seat: Seat) -> bool {
        self.winners.contains(seat)
    }

    /// The table when this seat picked this; that before the last pick if it did not.
    pub fn before(&self, seat: Seat, words: &str) -> &S {
        let pick = self.picks.iter().find(|pick| pick.seat == seat && pick.words == words);
        pick.or(self.picks.last()).map_or(&self.end, |pick| &pick.before)
    }
}

/// Every bot plays the turn under way from this table on, with so many seeds each; each time it must come out right.
/// With `ORRERY_LONG` they play five times as often.
///
/// # Panics
/// When it does not.
#[track_caller]
pub fn never_silly<G: Policy + 'static>(
    game: &G,
    from: &G::State,
    bots: &[(&str, u64)],
    right: impl Fn(&Outing<G::State>) -> bool,
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

/// A turn takes no more picks than this.
const MOST_PICKS: usize = 150;

/// Plays to the end of the turn under way, or of the game.
fn outing<G: Policy + 'static>(game: &G, from: &G::State, bot: &str, seed: u64) -> Outing<G::State> {
    let mut bot = spec(bot).build(game, Cores::One).expect("the usual personality");
    let mut dice = Fast::new(seed);
    let mut luck = Fast::new(dice.bits());
    let mut options = Options::new();
    let mut turn = Outing { picks: Vec::new(), winners: SeatSet::EMPTY, end: from.clone() };
    while turn.picks.len() < MOST_PICKS && game.turn_of(&turn.end) == game.turn_of(from) {
        let state = &mut turn.end;
        let asked = match game.to_act(state) {
            ToAct::Seats { asked, .. } => asked,
            ToAct::Over(outcome) => {
                turn.winners = outcome.winners;
                break;
            }
        };
        let seat = asked.lowest().expect("somebody is asked");
        game.options(state, seat, &mut options);
        let pick = if let [only] = options.as_slice() {
            *only
        } else {
            let key = bot.pick(&Worlds::new(game, state, seat), dice.bits(), &Stop::new());
            *options.iter().find(|&&o| game.key(state, o) == key).expect("one of the options")
        };
        turn.picks.push(Pick { seat, words: game.words(game.key(state, pick)), before: state.clone() });
        game.apply(state, seat, pick, &mut luck, &mut NoSink);
    }
    turn
}

/// Every level, and each of these searching rungs, has settings of the game's own; the script needs none. Whatever is
/// written after a name counts over these settings, also where it equals the default of the rung.
///
/// # Panics
/// When one of them has none, or they are not what a bot is built from.
#[track_caller]
pub fn named<G: Policy + 'static>(game: &G, searching: &[&str]) {
    for name in Level::ALL.map(Level::name).iter().chain(searching) {
        let recipe = game.recipe(name).expect(name);
        let spec = spec(recipe);
        assert_eq!(spec.to_string(), recipe, "the usual order of settings for {name}");
        spec.build(game, Cores::One).expect(name);
        written_counts(game, name);
    }
    assert_eq!(game.recipe("rules"), None);
}

/// Writes every default of this bot behind its name.
#[track_caller]
fn written_counts<G: Policy>(game: &G, name: &str) {
    let plain = spec(name);
    for (switch, value) in plain.switches() {
        // A level may be another rung in this game, which has other switches and says so.
        let Ok(fitted) = spec(&format!("{name}:{switch}={value}")).fitted(game) else { continue };
        assert!(fitted.switches().contains(&(switch, value.clone())), "{name}:{switch}={value} is {fitted}");
    }
    if let Some(budget) = plain.budget()
        && let Ok(fitted) = spec(&format!("{name}:{budget}")).fitted(game)
    {
        assert_eq!(fitted.budget(), Some(budget), "{name}:{budget} is {fitted}");
    }
}
