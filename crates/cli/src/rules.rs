//! `orrery rules`: search in the rules digest of a game.

use std::io::Write;

use games::Lang;
use table::Arg;

use crate::fail::NO;
use crate::setup;
use crate::words::{say, say_with};

pub(crate) fn run(game: &str, words: &[String], lang: Option<Lang>, out: &mut impl Write) -> anyhow::Result<u8> {
    let lang = setup::lang(lang);
    let digest = (setup::game(game)?.rules)(lang);
    if words.is_empty() {
        for heading in digest.lines().filter_map(|line| line.strip_prefix("## ")) {
            writeln!(out, "{heading}")?;
        }
        let count = Arg::Number(rules(digest).count() as i32);
        writeln!(out, "\n{}", say_with(lang, "ui.cli.rules", [count]))?;
        return Ok(0);
    }
    let wanted: Vec<String> = words.iter().flat_map(|word| word.split_whitespace()).map(str::to_lowercase).collect();
    let by_id = rules(digest).find(|(id, _)| wanted.len() == 1 && id.to_lowercase() == wanted[0]);
    let found: Vec<(&str, &str)> = match by_id {
        Some(rule) => vec![rule],
        None => rules(digest).filter(|(id, text)| holds(&format!("{id} {text}").to_lowercase(), &wanted)).collect(),
    };
    for (id, text) in &found {
        writeln!(out, "{id}  {text}")?;
    }
    if found.is_empty() {
        writeln!(out, "{}: {}", say(lang, "ui.cli.no-rule"), crate::clean::clean(&words.join(" ")))?;
        return Ok(NO);
    }
    Ok(0)
}

/// The text of the rule with this id.
pub(crate) fn by_id(game: &str, id: &str, lang: Lang) -> Option<&'static str> {
    let digest = games::rules(game, lang).ok()?;
    rules(digest).find(|(known, _)| *known == id).map(|(_, text)| text)
}

/// The rules of a digest: its lines of the form "- `ID` text".
fn rules(digest: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    digest.lines().filter_map(|line| {
        let (id, text) = line.strip_prefix("- `")?.split_once("` ")?;
        // Skip the legend, which explains ids like SR-<AREA>-<NN> and marks like [FAQ].
        (!id.contains(['<', '['])).then_some((id, text.trim()))
    })
}

fn holds(text: &str, words: &[String]) -> bool {
    words.iter().all(|word| text.contains(word.as_str()))
}
