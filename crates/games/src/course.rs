//! Stepping through a match of any game line by line, and branching from it.

use std::sync::Arc;

use serde_json::{Map, Value};
use session::{Header, Line, LoadError, Match, NoBranch, Save, Secret};

use crate::adapters::{PreparedGame, Visit, visit};
use crate::any::AnyTable;
use crate::registry::OpenError;
use crate::typed_table::TypedTable;
use table::Shown;

/// A table that can carry out lines of a log.
trait Walks: AnyTable {
    fn walk(&mut self, line: &Line) -> Result<(), LoadError>;
    fn turn(&self) -> u32;
}

impl<G: Shown> Walks for TypedTable<G> {
    fn walk(&mut self, line: &Line) -> Result<(), LoadError> {
        self.session.walk(line)
    }

    fn turn(&self) -> u32 {
        self.session.game().turn_of(self.session.state())
    }
}

/// Steps through a saved match, from the first line to the last.
///
/// The table is the one after the last step. It is read-only.
pub struct Course {
    table: Box<dyn Walks>,
    lines: std::vec::IntoIter<Line>,
}

impl Course {
    /// Starts before the first line.
    pub fn begin(save: &Save) -> Result<Self, OpenError> {
        struct Begin(Header);
        impl Visit for Begin {
            type Out = Result<Box<dyn Walks>, OpenError>;
            fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
                Ok(Box::new(TypedTable::new(Match::at_start(Arc::new(prepared.game), self.0)?, prepared.names)))
            }
        }
        let table = visit(&save.header.game, &save.header.setup, Begin(save.header.clone()))??;
        Ok(Self { table, lines: save.lines.clone().into_iter() })
    }

    /// The table after the last step.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The mutable table, for setting player names.
    pub fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut *self.table
    }

    /// The number of the current turn.
    pub fn turn(&self) -> u32 {
        self.table.turn()
    }

    /// Carries out the next line. Returns its number, or `None` at the end.
    pub fn step(&mut self) -> Result<Option<usize>, LoadError> {
        let Some(line) = self.lines.next() else { return Ok(None) };
        self.table.walk(&line)?;
        Ok(Some(self.table.line_count() - 1))
    }
}

/// Creates a new match that continues from a line of a saved one, with other notes in its header.
pub fn branch(save: &Save, line: usize, notes: Map<String, Value>, secret: Secret) -> Result<Branched, OpenError> {
    struct Off<'a>(&'a Save, usize, Map<String, Value>, Secret);
    impl Visit for Off<'_> {
        type Out = Result<Branched, OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            let Self(save, line, notes, secret) = self;
            let game = Arc::new(prepared.game);
            let how = session::Loading { ignore_digests: true, ..session::Loading::default() };
            let loaded = Match::from_save(Arc::clone(&game), save, how)?;
            let branch = match loaded.session.branch(line, secret.clone()) {
                Ok(branch) => branch,
                Err(e) => return Ok(Err(e)),
            };
            // The header of a match is immutable, so load a save with the notes in its header.
            let header = Header { extra: notes, ..branch.header().clone() };
            let noted = Save { header, lines: branch.lines().to_vec(), tail: session::Tail::Clean };
            let loaded = Match::from_save(game, &noted, Some(secret))?;
            Ok(Ok(Box::new(TypedTable::new(loaded.session, prepared.names)) as Box<dyn AnyTable>))
        }
    }
    visit(&save.header.game, &save.header.setup, Off(save, line, notes, secret))?
}

/// A branch, or the reason why it is impossible.
pub type Branched = Result<Box<dyn AnyTable>, NoBranch>;
