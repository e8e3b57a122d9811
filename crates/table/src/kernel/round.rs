//! Rounds of alternating answers.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// A round in which seats act in turn until all of them have passed in succession.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// The seat that must act or pass.
    pub turn: Seat,
    /// Number of passes in succession.
    pub passes: u8,
}

impl Round {
    /// A round that this seat begins.
    pub const fn from(first: Seat) -> Self {
        Self { turn: first, passes: 0 }
    }

    /// The seat whose turn it is passes.
    #[must_use]
    pub const fn passed(self, seats: usize) -> Self {
        Self { turn: Self::after(self.turn, seats), passes: self.passes + 1 }
    }

    /// The seat whose turn it is has acted.
    #[must_use]
    pub const fn acted(self, seats: usize) -> Self {
        Self { turn: Self::after(self.turn, seats), passes: 0 }
    }

    /// Have all seats passed in succession?
    pub const fn is_over(self, seats: usize) -> bool {
        self.passes as usize >= seats
    }

    const fn after(seat: Seat, seats: usize) -> Seat {
        Seat::new((seat.idx() + 1) % seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_ends_when_all_pass_in_succession() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let round = Round::from(a).passed(2);
        assert_eq!((round.turn, round.is_over(2)), (b, false));
        let round = round.acted(2);
        assert_eq!((round.turn, round.passes), (a, 0));
        let round = round.passed(2).passed(2);
        assert!(round.is_over(2));
    }
}
