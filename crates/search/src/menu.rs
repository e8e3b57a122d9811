//! The options of a decision sorted by key, and steps from one real decision to the next.

use table::chance::Fast;
use table::{BySeat, Game, NoSink, Opt, OptKey, Options, Outcome, Policy, Seat, ToAct, Worlds};

/// A longer sequence of forced steps is a bug in the rules; the search then abandons the world.
const MOST_FORCED: u32 = 10_000;

/// The options of one seat in one world, sorted by key: `keys[i]` is the key of `options[i]`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Menu {
    pub(crate) options: Options,
    pub(crate) keys: Vec<OptKey>,
    pairs: Vec<(OptKey, Opt)>,
}

impl Menu {
    /// Lists the options of this seat.
    ///
    /// Options come sorted by copy. Their keys nearly always have the same order, but only the order of keys is the
    /// same in every dealt world, so the rare exceptions are sorted.
    pub(crate) fn fill<G: Game>(&mut self, game: &G, state: &G::State, seat: Seat) {
        game.options(state, seat, &mut self.options);
        self.sort(game, state);
    }

    /// Computes the keys of the listed options.
    fn sort<G: Game>(&mut self, game: &G, state: &G::State) {
        self.keys.clear();
        self.keys.extend(self.options.iter().map(|&opt| game.key(state, opt)));
        if !self.keys.is_sorted() {
            self.pairs.clear();
            self.pairs.extend(self.keys.iter().copied().zip(self.options.iter().copied()));
            self.pairs.sort_unstable();
            for (at, &(key, opt)) in self.pairs.iter().enumerate() {
                self.keys[at] = key;
                self.options[at] = opt;
            }
        }
    }

    /// The index of the option with this key.
    pub(crate) fn find(&self, key: OptKey) -> Option<usize> {
        self.keys.binary_search(&key).ok()
    }
}

/// Maximum number of deals to find a likely world.
const MOST_DEALS: u32 = 16;

/// A world that the seat could be in; likely worlds are chosen more often.
pub(crate) fn deal<G: Policy>(worlds: &Worlds<G>, rng: &mut Fast) -> G::State {
    let mut world = worlds.deal(rng);
    for _ in 1..MOST_DEALS {
        let likely = worlds.game().likely(&world, worlds.seat());
        if likely >= 1.0 || rng.unit() < likely {
            break;
        }
        world = worlds.deal(rng);
    }
    world
}

/// What happens next in a world.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next {
    /// This seat chooses. When several seats must decide, the lowest goes first: searching team members one after the
    /// other loses almost nothing and avoids all interleavings. Seats that may act but need not never do.
    Choice(Seat),
    /// The turn has ended. Only for callers who gave a turn.
    Passed,
    /// The game has ended.
    Over(Outcome),
}

/// The seat that chooses next.
pub(crate) fn next<G: Game>(game: &G, state: &G::State) -> Next {
    match game.to_act(state) {
        ToAct::Seats { asked, .. } => Next::Choice(asked.lowest().expect("`asked` is never empty")),
        ToAct::Over(outcome) => Next::Over(outcome),
    }
}

/// Applies forced and obvious options up to the next real decision and lists it in `menu`. If a turn is given, stops
/// when that turn has ended.
pub(crate) fn advance<G: Policy>(
    game: &G,
    state: &mut G::State,
    turn: Option<u32>,
    menu: &mut Menu,
    rng: &mut Fast,
) -> Next {
    for _ in 0..MOST_FORCED {
        let Next::Choice(seat) = next(game, state) else { break };
        if turn.is_some_and(|turn| turn != game.turn_of(state)) {
            return Next::Passed;
        }
        game.apply_obvious(state, seat, rng);
        game.options(state, seat, &mut menu.options);
        let pick = match menu.options.as_slice() {
            [only] => Some(*only),
            _ => game.obvious(state, seat, &menu.options),
        };
        let Some(pick) = pick else {
            menu.sort(game, state);
            return Next::Choice(seat);
        };
        game.apply(state, seat, pick, rng, &mut NoSink);
    }
    next(game, state)
}

/// Lets the heuristics play until the turn or the game ends. Returns the win chances there.
pub(crate) fn finish_turn<G: Policy>(
    game: &G,
    state: &mut G::State,
    style: &G::Style,
    menu: &mut Menu,
    scores: &mut Vec<f32>,
    rng: &mut Fast,
) -> BySeat<f32> {
    let turn = game.turn_of(state);
    for _ in 0..MOST_FORCED {
        match next(game, state) {
            Next::Over(outcome) => return game.worth(state, outcome),
            Next::Choice(seat) if game.turn_of(state) == turn => {
                menu.fill(game, state, seat);
                let pick = menu.options[heuristic_pick(game, state, seat, style, menu, scores)];
                game.apply(state, seat, pick, rng, &mut NoSink);
            }
            Next::Choice(_) | Next::Passed => break,
        }
    }
    game.evaluate(state, style)
}

/// Win chances in a world; at the end of the game, those of the result.
pub(crate) fn value<G: Policy>(game: &G, state: &G::State, style: &G::Style) -> BySeat<f32> {
    match game.to_act(state) {
        ToAct::Over(outcome) => game.worth(state, outcome),
        ToAct::Seats { .. } => game.evaluate(state, style),
    }
}

/// The index of the option with the best heuristic score; ties go to the lowest key.
pub(crate) fn heuristic_pick<G: Policy>(
    game: &G,
    state: &G::State,
    seat: Seat,
    style: &G::Style,
    menu: &Menu,
    scores: &mut Vec<f32>,
) -> usize {
    if menu.options.len() == 1 {
        return 0;
    }
    score(game, state, seat, style, menu, scores);
    best(scores.iter().copied())
}

/// The heuristic score of each option of the menu.
pub(crate) fn score<G: Policy>(
    game: &G,
    state: &G::State,
    seat: Seat,
    style: &G::Style,
    menu: &Menu,
    scores: &mut Vec<f32>,
) {
    scores.clear();
    game.scores(state, seat, style, &menu.options, scores);
    debug_assert_eq!(scores.len(), menu.options.len(), "one score per option");
}

/// The index of the greatest value, the first one of equal values.
pub(crate) fn best(values: impl Iterator<Item = f32>) -> usize {
    let mut found = (0, f32::NEG_INFINITY);
    for (at, value) in values.enumerate() {
        if value > found.1 {
            found = (at, value);
        }
    }
    found.0
}
