//! Ratings: Glicko-2 for two players, Weng-Lin for more.

use games::{Seat, SeatSet};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use store::{Formula, Rated, Rating};
use uuid::Uuid;

/// A player of a rated match with the rating before it.
struct Player {
    seat: Seat,
    team: SeatSet,
    rating: Rating,
    won: bool,
}

/// The rating of a user who has not been rated yet.
fn first(user: Uuid, game: &str, mode: &str) -> Rating {
    let start = Glicko2Rating::new();
    Rating {
        user,
        game: game.to_owned(),
        mode: mode.to_owned(),
        value: start.rating,
        deviation: start.deviation,
        volatility: start.volatility,
        games: 0,
        at: 0,
    }
}

/// A player at the end of a match. The rating before is known only while the end is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entrant {
    pub(crate) user: Uuid,
    pub(crate) seat: Seat,
    pub(crate) team: SeatSet,
    pub(crate) won: bool,
}

/// Computes the ratings after a rated match from the ratings at the time of writing.
pub(crate) fn rated(game: &str, mode: &str, entrants: Vec<Entrant>, at: i64) -> Rated {
    let (game, mode) = (game.to_owned(), mode.to_owned());
    let players = entrants.iter().map(|entrant| entrant.user).collect();
    let of = (game.clone(), mode.clone());
    let formula = Formula::new(move |before| {
        let player = |(entrant, rating): (&Entrant, Option<Rating>)| {
            let Entrant { user, seat, team, won } = *entrant;
            Player { seat, team, won, rating: rating.unwrap_or_else(|| first(user, &of.0, &of.1)) }
        };
        after(entrants.iter().zip(before).map(player).collect(), at)
    });
    Rated { game, mode, players, formula }
}

/// The ratings after a match.
fn after(players: Vec<Player>, at: i64) -> Vec<Rating> {
    let changed = if players.len() == 2 { duel(players) } else { many(players) };
    changed.into_iter().map(|r| Rating { games: r.games + 1, at, ..r }).collect()
}

fn duel(players: Vec<Player>) -> Vec<Rating> {
    let glicko = |r: &Rating| Glicko2Rating { rating: r.value, deviation: r.deviation, volatility: r.volatility };
    let outcome = match (players[0].won, players[1].won) {
        (true, false) => Outcomes::WIN,
        (false, true) => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    };
    let (a, b) = (glicko(&players[0].rating), glicko(&players[1].rating));
    let (a, b) = glicko2(&a, &b, &outcome, &Glicko2Config::new());
    let back = |(player, g): (Player, Glicko2Rating)| Rating {
        value: g.rating,
        deviation: g.deviation,
        volatility: g.volatility,
        ..player.rating
    };
    players.into_iter().zip([a, b]).map(back).collect()
}

/// Weng-Lin ratings are around 25. They are stored on the scale of Glicko, 60 to 1.
const SCALE: f64 = 60.0;

fn many(players: Vec<Player>) -> Vec<Rating> {
    let mut teams: Vec<(SeatSet, Vec<Player>)> = Vec::new();
    for player in players {
        match teams.iter_mut().find(|(team, _)| team.contains(player.seat)) {
            Some((_, members)) => members.push(player),
            None => teams.push((player.team, vec![player])),
        }
    }
    let weng = |p: &Player| WengLinRating { rating: p.rating.value / SCALE, uncertainty: p.rating.deviation / SCALE };
    let before: Vec<Vec<WengLinRating>> = teams.iter().map(|(_, ps)| ps.iter().map(weng).collect()).collect();
    let rank = |ps: &[Player]| MultiTeamOutcome::new(if ps.iter().any(|p| p.won) { 1 } else { 2 });
    let sides: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(&teams).map(|(ratings, (_, ps))| (ratings.as_slice(), rank(ps))).collect();
    let after = weng_lin_multi_team(&sides, &WengLinConfig { beta: 25.0 / 6.0, uncertainty_tolerance: 0.000_001 });
    let back = |(player, w): (Player, WengLinRating)| Rating {
        value: w.rating * SCALE,
        deviation: w.uncertainty * SCALE,
        ..player.rating
    };
    let members = teams.into_iter().zip(after).flat_map(|((_, players), ratings)| players.into_iter().zip(ratings));
    members.map(back).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(idx: usize, team: SeatSet, won: bool) -> Player {
        let rating = first(Uuid::from_u128(idx as u128), "g", "m");
        Player { seat: Seat::new(idx), team, rating, won }
    }

    fn seats(list: &[usize]) -> SeatSet {
        list.iter().map(|&n| Seat::new(n)).collect()
    }

    #[test]
    fn between_two_the_winner_gains_what_the_loser_loses() {
        let after = after(vec![player(0, seats(&[0]), false), player(1, seats(&[1]), true)], 5);
        let [a, b] = after.as_slice() else { panic!("two players") };
        assert!(a.value < 1400.0 && b.value > 1600.0);
        assert!((a.value + b.value - 3000.0).abs() < 0.01);
        assert!(a.deviation < 350.0 && a.games == 1 && a.at == 5);
    }

    #[test]
    fn a_draw_of_equals_changes_no_estimate() {
        let after = after(vec![player(0, seats(&[0]), false), player(1, seats(&[1]), false)], 0);
        assert!(after.iter().all(|r| (r.value - 1500.0).abs() < 0.01 && r.deviation < 350.0));
    }

    #[test]
    fn a_team_rises_and_falls_together() {
        let teams = [seats(&[0, 1]), seats(&[2, 3])];
        let players = (0..4).map(|idx| player(idx, teams[idx / 2], idx >= 2)).collect();
        let after = after(players, 0);
        let value = |idx: u128| after.iter().find(|r| r.user == Uuid::from_u128(idx)).expect("rated").value;
        assert!((value(0) - value(1)).abs() < 1e-6 && (value(2) - value(3)).abs() < 1e-6);
        assert!(value(0) < 1500.0 && value(2) > 1500.0);
    }

    #[test]
    fn in_a_free_for_all_the_losers_share_the_last_place() {
        let after = after((0..4).map(|idx| player(idx, seats(&[idx]), idx == 3)).collect(), 0);
        let value = |idx: u128| after.iter().find(|r| r.user == Uuid::from_u128(idx)).expect("rated").value;
        assert!(value(3) > 1500.0 && value(0) < 1500.0);
        assert!((value(0) - value(1)).abs() < 1e-6 && (value(1) - value(2)).abs() < 1e-6);
    }
}
