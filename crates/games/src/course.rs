//! A match of any game followed line by line, and branches off it.

use std::sync::Arc;

use serde_json::{Map, Value};
use session::{Header, Line, LoadError, Match, NoBranch, Save, Secret};

use crate::any::AnyTable;
use crate::registry::OpenError;
use crate::rooms::{Laid, Visit, visit};
use crate::whole::Whole;
use table::Shown;

/// A table that does what lines of a log say.
trait Walks: AnyTable {
    fn walk(&mut self, line: &Line) -> Result<(), LoadError>;
    fn turn(&self) -> u32;
}

impl<G: Shown> Walks for Whole<G> {
    fn walk(&mut self, line: &Line) -> Result<(), LoadError> {
        self.session.walk(line)
    }

    fn turn(&self) -> u32 {
        self.session.game().turn_of(self.session.state())
    }
}

/// A saved match on its way from the first line to the last: every moment of it in one pass.
///
/// The table is the one of the moment reached. It can only be looked at.
pub struct Course {
    table: Box<dyn Walks>,
    lines: std::vec::IntoIter<Line>,
}

impl Course {
    /// The match before the first of its lines.
    pub fn begin(save: &Save) -> Result<Self, OpenError> {
        struct Begin(Header);
        impl Visit for Begin {
            type Out = Result<Box<dyn Walks>, OpenError>;
            fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
                Ok(Box::new(Whole::new(Match::at_start(Arc::new(laid.game), self.0)?, laid.names)))
            }
        }
        let table = visit(&save.header.game, &save.header.setup, Begin(save.header.clone()))??;
        Ok(Self { table, lines: save.lines.clone().into_iter() })
    }

    /// The match at this moment.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The same, to give its players their names.
    pub fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut *self.table
    }

    /// The number of the turn under way.
    pub fn turn(&self) -> u32 {
        self.table.turn()
    }

    /// Follows the next line. Returns its number, or nothing at the end.
    pub fn step(&mut self) -> Result<Option<usize>, LoadError> {
        let Some(line) = self.lines.next() else { return Ok(None) };
        self.table.walk(&line)?;
        Ok(Some(self.table.line_count() - 1))
    }
}

/// A new match that goes on from a line of a saved one, with other notes in its header.
pub fn branch(save: &Save, line: usize, notes: Map<String, Value>, secret: Secret) -> Result<Branched, OpenError> {
    struct Off<'a>(&'a Save, usize, Map<String, Value>, Secret);
    impl Visit for Off<'_> {
        type Out = Result<Branched, OpenError>;
        fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
            let Self(save, line, notes, secret) = self;
            let game = Arc::new(laid.game);
            let how = session::Loading { ignore_digests: true, ..session::Loading::default() };
            let loaded = Match::from_save(Arc::clone(&game), save, how)?;
            let branch = match loaded.session.branch(line, secret.clone()) {
                Ok(branch) => branch,
                Err(e) => return Ok(Err(e)),
            };
            // A header is sealed into its match: the noted one is loaded like any other.
            let header = Header { extra: notes, ..branch.header().clone() };
            let noted = Save { header, lines: branch.lines().to_vec(), tail: session::Tail::Clean };
            let loaded = Match::from_save(game, &noted, Some(secret))?;
            Ok(Ok(Box::new(Whole::new(loaded.session, laid.names)) as Box<dyn AnyTable>))
        }
    }
    visit(&save.header.game, &save.header.setup, Off(save, line, notes, secret))?
}

/// A branch, or why there is none.
pub type Branched = Result<Box<dyn AnyTable>, NoBranch>;
