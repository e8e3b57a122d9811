//! `cargo xtask cards coverage`: shows how many cards of the printed sets the game has, how many more its effect
//! language could express, and what the rest would need.

mod list;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result};

use crate::host;
use list::{Card, List};

/// The list of cards. Tests of the game compare it with the actual cards.
const LIST: &str = "crates/destiny/data/coverage.txt";

/// Prints the tables, optionally with the titles of the cards that need each missing effect.
pub(crate) fn coverage(titles: bool) -> Result<()> {
    let path = host::root().join(LIST);
    let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let list = List::parse(&text).with_context(|| format!("reading {LIST}"))?;
    print!("{}", report(&list, titles));
    Ok(())
}

/// Numbers of a set.
#[derive(Default, PartialEq, Eq, Debug)]
struct Tally {
    printed: usize,
    played: usize,
    expressible: usize,
}

impl Tally {
    fn count(&mut self, list: &List<'_>, card: &Card<'_>) {
        self.printed += 1;
        self.played += usize::from(card.played);
        // A card of the game is obviously expressible.
        self.expressible += usize::from(card.played || list.lacking(card).next().is_none());
    }
}

fn report(list: &List<'_>, titles: bool) -> String {
    let mut out = String::new();
    let mut row = |name: &str, tally: &Tally| {
        let Tally { printed, played, expressible } = tally;
        let _ = writeln!(out, "{name:<24}{printed:>8}{played:>8}{expressible:>13}{:>7}", printed - expressible);
    };
    let mut all = Tally::default();
    for set in &list.sets {
        let mut tally = Tally::default();
        for card in list.cards.iter().filter(|card| card.code.starts_with(set.code)) {
            tally.count(list, card);
            all.count(list, card);
        }
        row(set.name, &tally);
    }
    row("all", &all);
    let head = format!("{:<24}{:>8}{:>8}{:>13}{:>7}\n", "set", "printed", "played", "expressible", "rest");
    format!("{head}{out}\n{}", needs(list, titles))
}

/// The effects that the rest would need, most frequent first.
fn needs(list: &List<'_>, titles: bool) -> String {
    let mut wanted: BTreeMap<&str, Vec<&Card<'_>>> = BTreeMap::new();
    for card in list.cards.iter().filter(|card| !card.played) {
        for need in list.lacking(card) {
            wanted.entry(need).or_default().push(card);
        }
    }
    let mut wanted: Vec<_> = wanted.into_iter().collect();
    wanted.sort_by_key(|(need, cards)| (std::cmp::Reverse(cards.len()), *need));
    let mut out = String::from("needed by the rest       cards  alone\n");
    for (need, cards) in wanted {
        let alone = cards.iter().filter(|card| list.lacking(card).count() == 1).count();
        let _ = writeln!(out, "{need:<24}{:>6}{alone:>7}", cards.len());
        if titles {
            for card in cards {
                let _ = writeln!(out, "    {} {}", card.code, card.title);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
# what is said about it
set 01 First
set 02 Second

has Effect.Damage
lacks Effect.Sing
lacks Effect.Dance

+ 01001 A Trooper
+ 01002 A Rifle : Effect.Damage
- 01003 A Choir : Effect.Damage Effect.Sing
- 02001 A Ball : Effect.Dance Effect.Sing
- 02002 A Blow : Effect.Damage
";

    #[test]
    fn sets_are_counted() {
        let list = List::parse(SMALL).unwrap();
        let rows: Vec<String> = report(&list, false).lines().map(str::to_owned).collect();
        let words = |at: usize| rows[at].split_whitespace().collect::<Vec<_>>();
        assert_eq!(words(1), ["First", "3", "2", "2", "1"]);
        assert_eq!(words(2), ["Second", "2", "0", "1", "1"]);
        assert_eq!(words(3), ["all", "5", "2", "3", "2"]);
    }

    #[test]
    fn what_is_lacking_is_told_with_titles_if_asked() {
        let list = List::parse(SMALL).unwrap();
        let plain = "needed by the rest       cards  alone\n\
                     Effect.Sing                  2      1\n\
                     Effect.Dance                 1      0\n";
        assert_eq!(needs(&list, false), plain);
        let told = needs(&list, true);
        assert!(told.contains("Effect.Dance                 1      0\n    02001 A Ball\n"), "{told}");
    }

    /// The list of this workspace itself can be read.
    #[test]
    fn the_workspace_reads() {
        let text = fs::read_to_string(host::root().join(LIST)).unwrap();
        let list = List::parse(&text).unwrap();
        assert_eq!(list.sets.len(), 9);
        assert_eq!(list.cards.len(), 1240);
    }
}
