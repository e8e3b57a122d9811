//! The life of a moment.

use serde::{Deserialize, Serialize};

/// A point in the life of a moment. Digests of saved matches know them by these numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum Point {
    /// Answers before it happens that may be given.
    Interrupt = 2,
    /// It happens.
    #[default]
    Apply,
    /// What follows from the board by itself: units without health fall.
    Settle,
    /// Answers after it happened that must be given.
    ForcedReaction,
    /// Answers after it happened that may be given.
    Reaction,
}

impl Point {
    /// Room for all of them.
    pub const COUNT: usize = Self::Reaction as usize + 1;

    const ALL: [Self; 5] = [Self::Interrupt, Self::Apply, Self::Settle, Self::ForcedReaction, Self::Reaction];
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point as Self
    }
}

impl TryFrom<u8> for Point {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, &'static str> {
        Self::ALL.into_iter().find(|point| *point as u8 == number).ok_or("no point has this number")
    }
}

/// Where a moment stands: a frame of the game's stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Life {
    /// Which moment of the game's list.
    pub moment: u8,
    /// The next point, an index into the timing table.
    pub at: u8,
}

/// What the kernel asks of a game.
pub trait Moments {
    /// The timing table: the points of every moment, in order.
    const POINTS: &'static [Point];

    /// Was the moment called off? It then neither happens nor is interrupted any more.
    fn is_off(&self, moment: u8) -> bool;

    /// May some card publicly answer here? Asked only for interrupts and reactions.
    fn listens(&self, moment: u8, point: Point) -> bool;

    /// Opens the round of answers of this point: pushes its frame.
    fn open(&mut self, moment: u8, point: Point);

    /// Lets the moment happen.
    fn perform(&mut self, moment: u8);

    /// Draws the consequences of the board.
    fn settle(&mut self);

    /// Puts the life back on the stack, to go on when what was pushed above it is done.
    fn keep(&mut self, life: Life);

    /// The moment is over and forgotten.
    fn close(&mut self, moment: u8);

    /// Leads a life, taken off the stack, on to its next point.
    #[inline]
    fn live(&mut self, life: Life) {
        let mut at = life.at;
        loop {
            let Some(&point) = Self::POINTS.get(at as usize) else { return self.close(life.moment) };
            at += 1;
            let off = self.is_off(life.moment);
            match point {
                Point::Apply if off => {}
                Point::Apply => {
                    self.keep(Life { at, ..life });
                    return self.perform(life.moment);
                }
                Point::Settle => {
                    self.keep(Life { at, ..life });
                    return self.settle();
                }
                Point::Interrupt if off => {}
                _ if self.listens(life.moment, point) => {
                    self.keep(Life { at, ..life });
                    return self.open(life.moment, point);
                }
                _ => {}
            }
        }
    }
}
