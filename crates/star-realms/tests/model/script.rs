//! Answers and luck of one action, and the question it stops at.

use std::collections::VecDeque;

/// A decision somebody has to make before the action can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// Who may answer; one answer at a time.
    pub(crate) asked: Vec<usize>,
    /// The answers on offer.
    pub(crate) options: Vec<String>,
}

/// What comes of an action that may have to wait for an answer.
pub(crate) type Flow<T = ()> = Result<T, Question>;

/// The answers given so far and the luck asked so far, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    pub(crate) answers: VecDeque<(usize, String)>,
    /// The number of possible results and the one that came.
    pub(crate) luck: VecDeque<(u32, u32)>,
}

impl Script {
    /// Asks several players at once; the first to answer counts. Gives who answered and the place of the answer.
    pub(crate) fn ask_any(&mut self, asked: &[usize], options: Vec<String>) -> Flow<(usize, usize)> {
        let Some((seat, words)) = self.answers.pop_front() else {
            return Err(Question { asked: asked.to_vec(), options });
        };
        assert!(asked.contains(&seat), "P{} answers and was not asked", seat + 1);
        let at = options.iter().position(|o| *o == words);
        Ok((seat, at.unwrap_or_else(|| panic!("{words:?} is none of {options:?}"))))
    }

    /// Asks one player for one of several answers.
    pub(crate) fn ask(&mut self, seat: usize, options: Vec<String>) -> Flow<usize> {
        Ok(self.ask_any(&[seat], options)?.1)
    }

    /// Asks for yes or no.
    pub(crate) fn yes(&mut self, seat: usize) -> Flow<bool> {
        Ok(self.ask(seat, vec!["yes".to_owned(), "no".to_owned()])? == 0)
    }

    /// Asks for a number of this range.
    pub(crate) fn number(&mut self, seat: usize, least: u32, most: u32) -> Flow<u32> {
        Ok(least + self.ask(seat, (least..=most).map(|n| n.to_string()).collect())? as u32)
    }

    /// Asks for one of these players.
    pub(crate) fn player(&mut self, seat: usize, players: &[usize]) -> Flow<usize> {
        Ok(players[self.ask(seat, players.iter().map(|p| format!("P{}", p + 1)).collect())?])
    }

    /// A result of luck.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let (possible, result) = self.luck.pop_front().expect("the model asks luck where the engine did not");
        assert_eq!(possible as usize, n, "the model asks luck another question");
        result as usize
    }
}
