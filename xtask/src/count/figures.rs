//! The committed results, as lines of `key=value` words.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Result, bail};

/// Statistics of the games of one run, as the example prints them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) games: u32,
    pub(crate) decisions: u64,
    /// Digest of the turns and winners of all games.
    pub(crate) digest: u64,
}

/// The measurement of one game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Figures {
    /// Rounded to a tenth, because further digits are noise.
    pub(crate) per_decision: f64,
    pub(crate) rustc: String,
    /// Statistics of the short and the long run.
    pub(crate) played: [Played; 2],
}

impl Played {
    /// Parses `games=… decisions=… digest=…` and ignores other words and lines.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let words: BTreeMap<&str, &str> = text.split_whitespace().filter_map(|word| word.split_once('=')).collect();
        let digest = words.get("digest").context("no `digest=`")?;
        Ok(Self {
            games: number(&words, "games")?,
            decisions: number(&words, "decisions")?,
            digest: u64::from_str_radix(digest, 16).with_context(|| format!("digest `{digest}` is not hexadecimal"))?,
        })
    }
}

fn number<T: FromStr<Err: std::error::Error + Send + Sync + 'static>>(
    words: &BTreeMap<&str, &str>,
    key: &str,
) -> Result<T> {
    let word = words.get(key).with_context(|| format!("no `{key}=`"))?;
    word.parse().with_context(|| format!("{key} `{word}` is not a number"))
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "games={} decisions={} digest={:016x}", self.games, self.decisions, self.digest)
    }
}

impl Figures {
    /// Calculates the result from two runs with their instructions, the short one first.
    pub(crate) fn new(few: (Played, u64), many: (Played, u64), rustc: &str) -> Result<Self> {
        let decisions = many.0.decisions.saturating_sub(few.0.decisions);
        let instructions = many.1.saturating_sub(few.1);
        if decisions == 0 || instructions == 0 {
            bail!("the long run has no more decisions or instructions than the short one");
        }
        let per_decision = (instructions as f64 / decisions as f64 * 10.0).round() / 10.0;
        Ok(Self { per_decision, rustc: rustc.to_owned(), played: [few.0, many.0] })
    }

    /// Parses the lines that [`written`] wrote for a game.
    pub(crate) fn parse(text: &str, game: &str) -> Result<Self> {
        let line = |start: &str| {
            let found = text.lines().find_map(|l| l.strip_prefix(start));
            found.with_context(|| format!("no line `{start}`"))
        };
        let of_game = |what: &str| line(&format!("{game} {what} "));
        let per_decision = of_game("instructions-per-decision")?;
        Ok(Self {
            per_decision: per_decision.trim().parse().with_context(|| format!("`{per_decision}` is not a number"))?,
            rustc: line("compiler ")?.trim().to_owned(),
            played: [Played::parse(of_game("short")?)?, Played::parse(of_game("long")?)?],
        })
    }
}

/// The results of all games in the committed format.
pub(crate) fn written(all: &[(&str, Figures)]) -> String {
    let rustc = all.first().map_or("", |(_, figures)| &figures.rustc);
    let mut lines = vec![
        "# Instructions per decision of uniform two-player games; written by `cargo xtask count --update`.".to_owned(),
        format!("compiler {rustc}"),
    ];
    for (game, figures) in all {
        let [short, long] = figures.played;
        lines.push(format!("{game} short {short}"));
        lines.push(format!("{game} long {long}"));
        lines.push(format!("{game} instructions-per-decision {:.1}", figures.per_decision));
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEW: Played = Played { games: 100, decisions: 40_000, digest: 0xabc };
    const MANY: Played = Played { games: 1100, decisions: 440_000, digest: 0xdef };

    #[test]
    fn start_up_drops_out() {
        let start_up = 5_000_000;
        let cost = |played: Played| (played, start_up + played.decisions * 512);
        let figures = Figures::new(cost(FEW), cost(MANY), "rustc 1").unwrap();
        assert!((figures.per_decision - 512.0).abs() < 0.01);
    }

    #[test]
    fn a_long_run_that_is_not_longer_is_refused() {
        assert!(Figures::new((MANY, 10), (FEW, 20), "rustc 1").is_err());
        assert!(Figures::new((FEW, 20), (MANY, 20), "rustc 1").is_err());
    }

    #[test]
    fn figures_are_read_back_as_written() {
        let figures = Figures { per_decision: 512.3, rustc: "rustc 1.95.0 (abc)".into(), played: [FEW, MANY] };
        let other = Figures { per_decision: 7.0, ..figures.clone() };
        let text = written(&[("chess", figures.clone()), ("go", other.clone())]);
        assert_eq!(Figures::parse(&text, "chess").unwrap(), figures);
        assert_eq!(Figures::parse(&text, "go").unwrap(), other);
    }

    #[test]
    fn what_the_example_prints_is_understood_and_mistakes_are_named() {
        assert_eq!(Played::parse("hello\ngames=100 decisions=40000 digest=0000000000000abc\n").unwrap(), FEW);
        let problem = |text: &str| Played::parse(text).unwrap_err().to_string();
        assert_eq!(problem("games=1 decisions=2"), "no `digest=`");
        assert_eq!(problem("games=x decisions=2 digest=1"), "games `x` is not a number");
        assert_eq!(problem("games=1 decisions=2 digest=xyz"), "digest `xyz` is not hexadecimal");
    }
}
