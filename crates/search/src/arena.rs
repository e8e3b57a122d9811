//! Round-robin tournaments that can be interrupted and resumed.

use std::collections::BTreeSet;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Policy, Seat};

use crate::bot::Stop;
use crate::drive::{DECISION_CAP, Player, play, teams};
use crate::math::mix;
use crate::rating::{Rating, Score, rate};
use crate::simulate::{SimulateError, pool};
use crate::spec::BotSpec;
use crate::stats::wilson;

/// A tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Arena {
    /// Identifies the game and mode in the records, so that one file can hold several tournaments.
    pub label: String,
    /// The bots that take part.
    pub entrants: Vec<BotSpec>,
    /// Rounds between each pair of entrants. In one round, one entrant plays every side of the table once against the
    /// other entrant on all other sides, with the same chance values: two games for two players or two teams.
    pub rounds: u64,
    /// The seed from which all randomness of the tournament comes.
    pub seed: u64,
    /// Number of threads; 0 for all cores.
    pub threads: usize,
    /// Number of decisions after which a game is aborted.
    pub cap: u64,
}

/// One round between two entrants, stored as a JSON line in the caller's file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// [`Arena::label`].
    pub label: String,
    /// [`Arena::seed`].
    pub seed: u64,
    /// The entrant with one side.
    pub a: String,
    /// The entrant with all other sides.
    pub b: String,
    /// The number of the round.
    pub round: u64,
    /// The number of sides of `b`.
    pub others: u32,
    /// Games won by `a`.
    pub won: u32,
    /// Games won by `b`.
    pub lost: u32,
    /// Games without a winner.
    pub drawn: u32,
    /// Options applied.
    pub decisions: u64,
}

/// A row of the rating table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The entrant.
    pub bot: String,
    /// Its rating.
    pub rating: Rating,
    /// Games that it played.
    pub games: u64,
    /// Points won; a game without a winner is half a point.
    pub points: f64,
}

/// A cell of the cross table: one entrant against another.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The entrant with one side.
    pub a: String,
    /// The entrant with all other sides.
    pub b: String,
    /// Games played.
    pub games: u64,
    /// Points of `a`.
    pub points: f64,
    /// 95 % confidence interval of the share of points.
    pub interval: (f64, f64),
}

impl Arena {
    /// A tournament on all cores.
    pub fn new(label: impl Into<String>, entrants: Vec<BotSpec>, rounds: u64, seed: u64) -> Self {
        Self { label: label.into(), entrants, rounds, seed, threads: 0, cap: DECISION_CAP }
    }

    /// Plays the rounds that are not in `have` and passes each record on as soon as it is complete, in no particular
    /// order. The content of a record does not depend on threads or order. When `stop` is raised, rounds in progress
    /// are dropped.
    pub fn run<G: Policy + 'static>(
        &self,
        game: &G,
        have: &[Record],
        stop: &Stop,
        record: &(impl Fn(Record) + Sync),
    ) -> Result<(), SimulateError> {
        for bot in &self.entrants {
            bot.check(game)?;
        }
        let sides = teams(game);
        let names: Vec<String> = self.entrants.iter().map(BotSpec::to_string).collect();
        let done: BTreeSet<(&str, &str, u64)> = self.own(have).map(|r| (r.a.as_str(), r.b.as_str(), r.round)).collect();
        let missing: Vec<(usize, usize, u64)> = (0..self.rounds)
            .flat_map(|round| self.pairs(sides.len()).map(move |(a, b)| (a, b, round)))
            .filter(|&(a, b, round)| !done.contains(&(names[a].as_str(), names[b].as_str(), round)))
            .collect();
        pool(self.threads)?.install(|| {
            missing.into_par_iter().for_each(|(a, b, round)| {
                if let Some(found) = self.round(game, &sides, (a, b), round, stop) {
                    record(found);
                }
            });
        });
        Ok(())
    }

    /// The number of rounds of the whole tournament.
    pub fn total<G: Policy>(&self, game: &G) -> u64 {
        self.pairs(teams(game).len()).count() as u64 * self.rounds
    }

    /// The rating table, strongest first.
    pub fn table(&self, records: &[Record]) -> Vec<Row> {
        let names: Vec<String> = self.entrants.iter().map(BotSpec::to_string).collect();
        let cells = self.cells(records);
        let place = |name: &str| names.iter().position(|n| n == name).expect("cells name only entrants");
        let others = self.own(records).next().map_or(1, |record| record.others);
        let scores: Vec<Score> = cells
            .iter()
            .map(|cell| Score {
                a: place(&cell.a),
                b: place(&cell.b),
                others,
                won: cell.points,
                lost: cell.games as f64 - cell.points,
            })
            .collect();
        let mut rows: Vec<Row> = rate(names.len(), &scores)
            .into_iter()
            .zip(&names)
            .map(|(rating, bot)| {
                let (mut games, mut points) = (0, 0.0);
                for cell in &cells {
                    if cell.a == *bot {
                        games += cell.games;
                        points += cell.points;
                    } else if cell.b == *bot {
                        games += cell.games;
                        points += cell.games as f64 - cell.points;
                    }
                }
                Row { bot: bot.clone(), rating, games, points }
            })
            .collect();
        rows.sort_by(|x, y| y.rating.elo.total_cmp(&x.rating.elo).then(x.bot.cmp(&y.bot)));
        rows
    }

    /// The cross table, in the order of the entrants.
    pub fn cells(&self, records: &[Record]) -> Vec<Cell> {
        let names: Vec<String> = self.entrants.iter().map(BotSpec::to_string).collect();
        let mut cells = Vec::new();
        for a in &names {
            for b in &names {
                let (mut games, mut points) = (0, 0.0);
                for r in self.own(records).filter(|r| r.a == *a && r.b == *b) {
                    games += (r.won + r.lost + r.drawn) as u64;
                    points += f64::from(r.won) + 0.5 * f64::from(r.drawn);
                }
                if games > 0 {
                    let interval = wilson(points, games as f64);
                    cells.push(Cell { a: a.clone(), b: b.clone(), games, points, interval });
                }
            }
        }
        cells
    }

    fn own<'a>(&'a self, records: &'a [Record]) -> impl Iterator<Item = &'a Record> {
        records.iter().filter(|r| r.label == self.label && r.seed == self.seed && r.round < self.rounds)
    }

    /// The pairs of opponents. With two sides each pair plays once, with more each pair plays both ways.
    fn pairs(&self, sides: usize) -> impl Iterator<Item = (usize, usize)> {
        let n = self.entrants.len();
        (0..n).flat_map(move |a| (0..n).map(move |b| (a, b))).filter(move |&(a, b)| a < b || (a > b && sides > 2))
    }

    fn round<G: Policy + 'static>(
        &self,
        game: &G,
        sides: &[Vec<Seat>],
        (a, b): (usize, usize),
        round: u64,
        stop: &Stop,
    ) -> Option<Record> {
        let (a, b) = (&self.entrants[a], &self.entrants[b]);
        let mut players = [a, b].map(|bot| Player::new(bot, game).expect("`run` has checked the specs"));
        let mut record = Record {
            label: self.label.clone(),
            seed: self.seed,
            a: a.to_string(),
            b: b.to_string(),
            round,
            others: sides.len() as u32 - 1,
            won: 0,
            lost: 0,
            drawn: 0,
            decisions: 0,
        };
        for side in sides {
            let seating: Vec<usize> =
                Seat::first(game.seats()).map(|seat| usize::from(!side.contains(&seat))).collect();
            let played = play(game, &mut players, &seating, mix(self.seed, round), self.cap, stop);
            if stop.is_raised() {
                return None;
            }
            record.decisions += played.decisions;
            match played.outcome {
                Some(outcome) if outcome.winners.contains(side[0]) => record.won += 1,
                Some(outcome) if !outcome.winners.is_empty() => record.lost += 1,
                _ => record.drawn += 1,
            }
        }
        Some(record)
    }
}
