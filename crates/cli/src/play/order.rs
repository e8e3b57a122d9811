//! What to play: the game and its players.

use games::Lang;
use serde_json::Value;

use crate::fail::usage;
use crate::host::Sitter;

/// A match to be opened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Order {
    /// The game's slug.
    pub(crate) game: &'static str,
    /// The checked setup.
    pub(crate) setup: Value,
    /// The players, by seat.
    pub(crate) sitters: Vec<Sitter>,
    /// The language to play in.
    pub(crate) lang: Lang,
}

/// Parses the players given with `--seats`.
pub(crate) fn sitters(text: &str) -> anyhow::Result<Vec<Sitter>> {
    text.split(',').map(|word| word.trim().parse().map_err(usage)).collect()
}

/// Completes the players: the last one given fills the remaining seats.
pub(crate) fn fill(named: Option<Vec<Sitter>>, seats: usize) -> anyhow::Result<Vec<Sitter>> {
    let Some(mut sitters) = named else { return Ok(Sitter::usual(seats)) };
    if sitters.len() > seats {
        return Err(usage(format!("{} players given for {seats} seats", sitters.len())));
    }
    // A single person plays against bots.
    let rest = match sitters.as_slice() {
        [] | [Sitter::Human { .. }] => Sitter::usual_bot(),
        [.., Sitter::Human { .. }] => Sitter::human(),
        [.., last] => last.clone(),
    };
    sitters.resize(seats, rest);
    Ok(sitters)
}

/// Sets the names given with `--names`.
pub(crate) fn name(sitters: &mut [Sitter], names: Option<&str>) -> anyhow::Result<()> {
    let names: Vec<&str> = names.map_or_else(Vec::new, |text| text.split(',').collect());
    if names.len() > sitters.len() {
        return Err(usage(format!("{} names for {} players", names.len(), sitters.len())));
    }
    for (sitter, name) in sitters.iter_mut().zip(names) {
        sitter.rename(name);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(named: &str, seats: usize, expected: &str) {
        let all = fill(Some(sitters(named).expect("good sitters")), seats).expect("they fit");
        assert_eq!(all.iter().map(Sitter::word).collect::<Vec<_>>().join(","), expected);
    }

    #[test]
    fn the_last_sitter_fills_the_table() {
        check("human", 3, "human,captain,captain");
        check("human,human", 3, "human,human,human");
        check("human,pilot", 4, "human,pilot,pilot,pilot");
        check("rules", 2, "rules,rules");
        assert!(fill(Some(sitters("human,pilot,pilot").expect("good sitters")), 2).is_err());
    }

    #[test]
    fn names_go_by_seat() {
        let mut all = Sitter::usual(2);
        name(&mut all, Some("Ada, HAL")).expect("two names for two seats");
        assert_eq!((all[0].name(), all[1].name()), (Some("Ada"), Some("HAL")));
        assert!(name(&mut all, Some("a,b,c")).is_err());
    }
}
