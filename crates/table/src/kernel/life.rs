//! The life of a moment.

use serde::{Deserialize, Serialize};

/// A point in the life of a moment. Saved matches store these numbers, so they must not change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum Point {
    /// Optional answers before the moment happens.
    Interrupt = 2,
    /// The moment happens.
    #[default]
    Apply,
    /// Automatic consequences of the board: units without health are destroyed.
    Settle,
    /// Mandatory answers after the moment happened.
    ForcedReaction,
    /// Optional answers after the moment happened.
    Reaction,
}

impl Point {
    /// The size of an array indexed by point.
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

/// The progress of a moment, stored in a frame of the game's stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Life {
    /// The index of the moment in the game's list.
    pub moment: u8,
    /// The next point, an index into the timing table.
    pub at: u8,
}

/// What the kernel needs from a game.
pub trait Moments {
    /// The timing table: the points of every moment, in order.
    const POINTS: &'static [Point];

    /// Was the moment canceled? A canceled moment does not happen and gets no more interrupts.
    fn is_off(&self, moment: u8) -> bool;

    /// Can a card answer here, as far as the public knows? Called only for interrupts and reactions.
    fn listens(&self, moment: u8, point: Point) -> bool;

    /// Opens the round of answers of this point by pushing its frame.
    fn open(&mut self, moment: u8, point: Point);

    /// Applies the effect of the moment.
    fn perform(&mut self, moment: u8);

    /// Applies the automatic consequences of the board.
    fn settle(&mut self);

    /// Pushes the life back on the stack. It continues when everything pushed above it is done.
    fn keep(&mut self, life: Life);

    /// Removes a moment that is over.
    fn close(&mut self, moment: u8);

    /// Advances a life that was popped from the stack to its next point.
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
