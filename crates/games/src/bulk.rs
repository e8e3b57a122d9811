//! Bulk play of any game.

use search::{Arena, Plan, Record, Stats, Stop};
use serde_json::Value;

use crate::adapters::{PreparedGame, Visit, visit};
use crate::registry::OpenError;
use table::Shown;

/// Plays the games of a plan. `progress` is called on any thread with the number of games that were just finished.
pub fn simulate(
    game: &str,
    setup: &Value,
    plan: &Plan,
    stop: &Stop,
    progress: &(impl Fn(u64) + Sync),
) -> Result<Stats, OpenError> {
    struct Run<'a, P>(&'a Plan, &'a Stop, &'a P);
    impl<P: Fn(u64) + Sync> Visit for Run<'_, P> {
        type Out = Result<Stats, OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            Ok(search::simulate(&prepared.game, self.0, self.1, self.2)?)
        }
    }
    visit(game, setup, Run(plan, stop, progress))?
}

/// Plays the rounds of a tournament that are not in `have`, and returns each through the callback when it is done.
pub fn arena(
    game: &str,
    setup: &Value,
    arena: &Arena,
    have: &[Record],
    stop: &Stop,
    record: &(impl Fn(Record) + Sync),
) -> Result<(), OpenError> {
    struct Run<'a, P>(&'a Arena, &'a [Record], &'a Stop, &'a P);
    impl<P: Fn(Record) + Sync> Visit for Run<'_, P> {
        type Out = Result<(), OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            Ok(self.0.run(&prepared.game, self.1, self.2, self.3)?)
        }
    }
    visit(game, setup, Run(arena, have, stop, record))?
}

/// Number of rounds of a tournament.
pub fn arena_rounds(game: &str, setup: &Value, arena: &Arena) -> Result<u64, OpenError> {
    struct Count<'a>(&'a Arena);
    impl Visit for Count<'_> {
        type Out = u64;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> u64 {
            self.0.total(&prepared.game)
        }
    }
    visit(game, setup, Count(arena))
}
