//! Tables as the rules see them, in worlds that a player cannot tell apart.

use games::{AnyTable, DeckWish, Lang, Seat, ToAct, Viewer, Wanted};

use crate::in_progress::lay;

/// A small deterministic generator, so that the tests are reproducible.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// Tables of every game with hidden information, each with a name.
pub(super) fn tables(seed: u8) -> Vec<(String, Box<dyn AnyTable>)> {
    let modes = [("duel", 2), ("free-for-all", 3), ("hydra", 4)];
    let mode = |(mode, seats): (&str, usize)| {
        let wanted = Wanted { mode: Some(mode.to_owned()), seats: Some(seats), ..Wanted::default() };
        (format!("{mode} {seed}"), lay("star-realms", &wanted, seed))
    };
    let pairs = [("jedi", "sith"), ("rebel-alliance", "imperial-navy")];
    let pair = |(light, dark): (&str, &str)| {
        let decks = [light, dark].map(|slug| DeckWish::Starter(slug.to_owned())).to_vec();
        (format!("{light} against {dark} {seed}"), lay("sw-lcg", &Wanted { decks, ..Wanted::default() }, seed))
    };
    let board = |seats: usize| (format!("board for {seats}, {seed}"), lay_board(seats, seed));
    let cards = modes.into_iter().map(mode).chain(pairs.into_iter().map(pair));
    let dice = (format!("dice {seed}"), lay("destiny", &Wanted::default(), seed));
    cards.chain([dice]).chain([2, 4].map(board)).collect()
}

/// A table of the board game.
pub(super) fn lay_board(seats: usize, seed: u8) -> Box<dyn AnyTable> {
    lay("rebellion", &Wanted { seats: Some(seats), ..Wanted::default() }, seed)
}

/// A seat with a pending decision, and one of its options.
pub(crate) fn pick(table: &dyn AnyTable, dice: &mut Dice) -> Option<(Seat, String)> {
    let ToAct::Seats { asked, .. } = table.to_act() else { return None };
    let seat = asked.iter().nth(dice.below(asked.len()))?;
    let choices = table.choices(seat, Lang::En);
    Some((seat, choices[dice.below(choices.len())].key.clone()))
}

/// Everything a seat can know of a table now, as text.
pub(super) fn known(table: &dyn AnyTable, seat: Seat) -> String {
    let asked = table.to_act().all().contains(seat);
    let choices = if asked { table.choices(seat, Lang::En) } else { Vec::new() };
    let question = asked.then(|| table.question(seat, Lang::En));
    let from = table.line_count().saturating_sub(8);
    let log = table.log(Viewer::Seat(seat), Lang::En, from);
    format!("{:?}{question:?}{choices:?}{log:?}", table.table_view(Viewer::Seat(seat)))
}
