//! The options of a decision in the order of their meanings, and stepping from one real decision to the next.

use table::chance::Fast;
use table::{BySeat, Game, NoSink, Opt, OptKey, Options, Outcome, Policy, Seat, ToAct, Worlds};

/// A stretch of forced steps longer than this is a fault of the rules; a search gives up on the world instead.
const MOST_FORCED: u32 = 10_000;

/// The options of one seat in one world, sorted by key: `options[i]` means `keys[i]`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Menu {
    pub(crate) options: Options,
    pub(crate) keys: Vec<OptKey>,
    pairs: Vec<(OptKey, Opt)>,
}

impl Menu {
    /// Lists the options of this seat.
    ///
    /// Options come sorted by copies. Their meanings nearly always have the same order, but only the order of
    /// meanings is the same in every re-dealt world, so the rare exception is sorted.
    pub(crate) fn fill<G: Game>(&mut self, game: &G, state: &G::State, seat: Seat) {
        game.options(state, seat, &mut self.options);
        self.sort(game, state);
    }

    /// Finds the meanings of the options listed.
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

    /// Where the option with this meaning stands.
    pub(crate) fn find(&self, key: OptKey) -> Option<usize> {
        self.keys.binary_search(&key).ok()
    }
}

/// Deals tried for a likely world.
const MOST_DEALS: u32 = 16;

/// A world the seat could be in, likely ones more often.
pub(crate) fn deal<G: Policy>(worlds: &Worlds<G>, luck: &mut Fast) -> G::State {
    let mut world = worlds.deal(luck);
    for _ in 1..MOST_DEALS {
        let likely = worlds.game().likely(&world, worlds.seat());
        if likely >= 1.0 || luck.unit() < likely {
            break;
        }
        world = worlds.deal(luck);
    }
    world
}

/// What comes next in a world.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next {
    /// This seat chooses. Of several that are asked, the lowest goes first: searching the members of a team in series
    /// loses almost nothing and removes all interleavings. Seats that are merely free to act never do.
    Choice(Seat),
    /// The turn has passed on; told only to those who asked for it.
    Passed,
    /// The game has ended.
    Over(Outcome),
}

/// Who chooses next.
pub(crate) fn next<G: Game>(game: &G, state: &G::State) -> Next {
    match game.to_act(state) {
        ToAct::Seats { asked, .. } => Next::Choice(asked.lowest().expect("somebody is asked while a game goes on")),
        ToAct::Over(outcome) => Next::Over(outcome),
    }
}

/// Steps over forced and obvious options to the next real decision and lists it in `menu`. With a turn given, stops
/// where that turn has passed on.
pub(crate) fn advance<G: Policy>(
    game: &G,
    state: &mut G::State,
    turn: Option<u32>,
    menu: &mut Menu,
    luck: &mut Fast,
) -> Next {
    for _ in 0..MOST_FORCED {
        let Next::Choice(seat) = next(game, state) else { break };
        if turn.is_some_and(|turn| turn != game.turn_of(state)) {
            return Next::Passed;
        }
        game.rush(state, seat, luck);
        game.options(state, seat, &mut menu.options);
        let pick = match menu.options.as_slice() {
            [only] => Some(*only),
            _ => game.obvious(state, seat, &menu.options),
        };
        let Some(pick) = pick else {
            menu.sort(game, state);
            return Next::Choice(seat);
        };
        game.apply(state, seat, pick, luck, &mut NoSink);
    }
    next(game, state)
}

/// Plays on by the script until the turn passes on or the game ends. Returns the win chances there.
pub(crate) fn finish_turn<G: Policy>(
    game: &G,
    state: &mut G::State,
    style: &G::Style,
    menu: &mut Menu,
    scores: &mut Vec<f32>,
    luck: &mut Fast,
) -> BySeat<f32> {
    let turn = game.turn_of(state);
    for _ in 0..MOST_FORCED {
        match next(game, state) {
            Next::Over(outcome) => return game.worth(state, outcome),
            Next::Choice(seat) if game.turn_of(state) == turn => {
                menu.fill(game, state, seat);
                let pick = menu.options[script(game, state, seat, style, menu, scores)];
                game.apply(state, seat, pick, luck, &mut NoSink);
            }
            Next::Choice(_) | Next::Passed => break,
        }
    }
    game.evaluate(state, style)
}

/// Win chances in a world: those of the result when the game has ended.
pub(crate) fn value<G: Policy>(game: &G, state: &G::State, style: &G::Style) -> BySeat<f32> {
    match game.to_act(state) {
        ToAct::Over(outcome) => game.worth(state, outcome),
        ToAct::Seats { .. } => game.evaluate(state, style),
    }
}

/// The place of the script's favorite in the menu; ties go to the lowest key.
pub(crate) fn script<G: Policy>(
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

/// What the script thinks of each option of the menu.
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

/// The place of the greatest value, the first of equal ones.
pub(crate) fn best(values: impl Iterator<Item = f32>) -> usize {
    let mut found = (0, f32::NEG_INFINITY);
    for (at, value) in values.enumerate() {
        if value > found.1 {
            found = (at, value);
        }
    }
    found.0
}
