//! Answers and chance values of one action, and the question at which it stops.

use std::collections::VecDeque;

/// A decision that a player must make before the action can continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// The players who may answer; one answer at a time.
    pub(crate) asked: Vec<usize>,
    /// The possible answers.
    pub(crate) options: Vec<String>,
}

/// The result of an action that may have to wait for an answer.
pub(crate) type Flow<T = ()> = Result<T, Question>;

/// The answers and chance values so far, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    pub(crate) answers: VecDeque<(usize, String)>,
    /// The number of possible results, and the actual one.
    pub(crate) rng: VecDeque<(u32, u32)>,
}

impl Script {
    /// Asks several players; the first answer counts. Returns the player who answered and the index of the answer.
    pub(crate) fn ask_any(&mut self, asked: &[usize], options: Vec<String>) -> Flow<(usize, usize)> {
        let Some((seat, words)) = self.answers.pop_front() else {
            return Err(Question { asked: asked.to_vec(), options });
        };
        assert!(asked.contains(&seat), "P{} answered without being asked", seat + 1);
        let at = options.iter().position(|o| *o == words);
        Ok((seat, at.unwrap_or_else(|| panic!("{words:?} is not among {options:?}"))))
    }

    /// Asks one player for one of several answers.
    pub(crate) fn ask(&mut self, seat: usize, options: Vec<String>) -> Flow<usize> {
        Ok(self.ask_any(&[seat], options)?.1)
    }

    /// Asks for yes or no.
    pub(crate) fn yes(&mut self, seat: usize) -> Flow<bool> {
        Ok(self.ask(seat, vec!["yes".to_owned(), "no".to_owned()])? == 0)
    }

    /// Asks for a number in this range.
    pub(crate) fn number(&mut self, seat: usize, least: u32, most: u32) -> Flow<u32> {
        Ok(least + self.ask(seat, (least..=most).map(|n| n.to_string()).collect())? as u32)
    }

    /// Asks for one of these players.
    pub(crate) fn player(&mut self, seat: usize, players: &[usize]) -> Flow<usize> {
        Ok(players[self.ask(seat, players.iter().map(|p| format!("P{}", p + 1)).collect())?])
    }

    /// A random result.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let (possible, result) = self.rng.pop_front().expect("the model needs a chance value where the engine did not");
        assert_eq!(possible as usize, n, "the model makes a different chance request");
        result as usize
    }
}
