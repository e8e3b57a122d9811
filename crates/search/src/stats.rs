//! Statistics of game results, with confidence intervals.

use serde::Serialize;

use crate::drive::Played;

/// The 95 % Wilson interval of the share `hits` of `n`.
pub fn wilson(hits: f64, n: f64) -> (f64, f64) {
    if n <= 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.959_964;
    let share = hits / n;
    let scale = 1.0 + z * z / n;
    let middle = (share + z * z / (2.0 * n)) / scale;
    let reach = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

/// Results of many games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// Games played.
    pub games: u64,
    /// Games aborted at the decision cap.
    pub unfinished: u64,
    /// Options applied, including forced ones.
    pub decisions: u64,
    /// Turns played.
    pub turns: u64,
    /// The longest game in turns.
    pub longest: u64,
    /// One entry per bot, in the order named.
    pub bots: Vec<Tally>,
}

/// The results of one bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Its spec.
    pub bot: String,
    /// Games won, alone or with its team.
    pub wins: u64,
    /// Games by seat.
    pub games_by_seat: Vec<u64>,
    /// Wins by seat.
    pub wins_by_seat: Vec<u64>,
}

impl Tally {
    /// The share of games won, with its 95 % interval.
    pub fn share(&self) -> (f64, (f64, f64)) {
        let n: u64 = self.games_by_seat.iter().sum();
        (self.wins as f64 / n.max(1) as f64, wilson(self.wins as f64, n as f64))
    }
}

impl Stats {
    /// Empty statistics.
    pub(crate) fn new(bots: impl Iterator<Item = String>, seats: usize) -> Self {
        let tally = |bot| Tally { bot, wins: 0, games_by_seat: vec![0; seats], wins_by_seat: vec![0; seats] };
        Self { games: 0, unfinished: 0, decisions: 0, turns: 0, longest: 0, bots: bots.map(tally).collect() }
    }

    /// Counts a game. `seating` maps each seat to its bot.
    pub(crate) fn add(&mut self, played: &Played, seating: &[usize]) {
        self.games += 1;
        self.unfinished += u64::from(played.outcome.is_none());
        self.decisions += played.decisions;
        self.turns += played.turns as u64;
        self.longest = self.longest.max(played.turns as u64);
        for (seat, &bot) in seating.iter().enumerate() {
            let won = played.outcome.is_some_and(|outcome| outcome.winners.contains(table::Seat::new(seat)));
            let tally = &mut self.bots[bot];
            tally.games_by_seat[seat] += 1;
            tally.wins += u64::from(won);
            tally.wins_by_seat[seat] += u64::from(won);
        }
    }

    /// Adds the games of another run of the same bots. The order of additions does not matter.
    pub(crate) fn merge(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.longest = self.longest.max(other.longest);
        for (ours, theirs) in self.bots.iter_mut().zip(&other.bots) {
            ours.wins += theirs.wins;
            for (a, b) in ours.games_by_seat.iter_mut().zip(&theirs.games_by_seat) {
                *a += b;
            }
            for (a, b) in ours.wins_by_seat.iter_mut().zip(&theirs.wins_by_seat) {
                *a += b;
            }
        }
        self
    }

    /// Wins of each seat, for all bots together.
    pub fn wins_by_seat(&self) -> Vec<u64> {
        let seats = self.bots.first().map_or(0, |tally| tally.wins_by_seat.len());
        (0..seats).map(|seat| self.bots.iter().map(|tally| tally.wins_by_seat[seat]).sum()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last two are the examples of Newcombe, Statistics in Medicine 17 (1998), table I.
    #[test]
    fn wilson_gives_the_textbook_values() {
        let close = |(low, high): (f64, f64), (l, h): (f64, f64)| (low - l).abs() < 5e-4 && (high - h).abs() < 5e-4;
        assert!(close(wilson(5.0, 10.0), (0.2366, 0.7634)));
        assert!(close(wilson(0.0, 10.0), (0.0, 0.2775)));
        assert!(close(wilson(81.0, 263.0), (0.2553, 0.3662)));
        assert!(close(wilson(15.0, 148.0), (0.0624, 0.1605)));
    }
}
