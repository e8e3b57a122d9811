//! `orrery cards`: looks up cards or checks their data.

use std::io::{self, Write};

use games::{AnyTable, CardId, Lang, OpenError, Wanted, plain};
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::args::CardsArgs;
use crate::clean::clean;
use crate::fail::{self, NO, fail};
use crate::plain::{card_lines, find};
use crate::setup;

pub(crate) fn run(args: &CardsArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let game = setup::game(&args.game)?.slug;
    let cards = args.cards.as_deref().map(setup::own_cards).transpose()?;
    let own = cards.is_some();
    let setup = games::setup(game, &Wanted { cards, ..Wanted::default() }).map_err(|error| match error {
        OpenError::Cards(problems) => fail(if args.check { NO } else { fail::UNREADABLE }, problems),
        other => other.into(),
    })?;
    let table = games::peek(game, &setup)?;
    let lang = crate::setup::lang(args.lang);
    if args.check {
        return check(game, &*table, own, out);
    }
    let name = args.name.join(" ");
    let found: Vec<CardId> = if name.is_empty() { all(&*table).collect() } else { find::cards(&*table, &name) };
    if args.json {
        let list: Vec<Value> = found.iter().map(|&card| as_json(&*table, card)).collect();
        writeln!(out, "{}", Value::Array(list))?;
        return Ok(if found.is_empty() { NO } else { 0 });
    }
    match (found.as_slice(), name.is_empty()) {
        ([], _) => {
            writeln!(out, "no card is named {}", clean(&name))?;
            let like = find::like(&*table, &name, lang);
            if !like.is_empty() {
                writeln!(out, "did you mean: {}?", clean(&like.join(", ")))?;
            }
            Ok(NO)
        }
        ([card], false) => {
            print_card(&*table, *card, lang, out)?;
            Ok(0)
        }
        (some, _) => {
            list(&*table, some, lang, out)?;
            Ok(0)
        }
    }
}

fn all(table: &dyn AnyTable) -> impl Iterator<Item = CardId> {
    (0..table.cards()).map(|idx| CardId(idx as u16))
}

fn list(table: &dyn AnyTable, cards: &[CardId], lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let row = |card: CardId| {
        let face = table.face(card);
        [face.slug.clone(), table.card_name(card, lang), plain(&table.say(&face.type_line, lang))]
            .map(|text| clean(&text).into_owned())
    };
    let rows: Vec<[String; 3]> = cards.iter().map(|&card| row(card)).collect();
    // Japanese characters are two columns wide.
    let widest = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let (slugs, names) = (widest(0), widest(1));
    let pad = |text: &str, width: usize| " ".repeat(width - text.width());
    for [slug, name, kind] in &rows {
        writeln!(out, "{slug}{}  {name}{}  {kind}", pad(slug, slugs), pad(name, names))?;
    }
    Ok(())
}

fn print_card(table: &dyn AnyTable, card: CardId, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    for line in card_lines(table, card, lang) {
        writeln!(out, "{}", clean(&line))?;
    }
    let others: Vec<String> =
        Lang::all().into_iter().filter(|l| *l != lang).map(|l| format!("{l}: {}", table.card_name(card, l))).collect();
    writeln!(out, "{} ({})", table.face(card).slug, clean(&others.join(", ")))
}

fn as_json(table: &dyn AnyTable, card: CardId) -> Value {
    let face = table.face(card);
    let names: serde_json::Map<String, Value> =
        Lang::all().into_iter().map(|l| (l.code().to_owned(), table.card_name(card, l).into())).collect();
    let texts: serde_json::Map<String, Value> = Lang::all()
        .into_iter()
        .map(|l| {
            let parts = face.text.iter().map(|games::Part { head: heading, text, .. }| {
                json!({ "heading": plain(&table.say(heading, l)), "text": plain(&table.say(text, l)) })
            });
            (l.code().to_owned(), parts.collect())
        })
        .collect();
    json!({ "slug": face.slug, "faction": face.faction, "cost": face.cost, "defense": face.defense,
            "outpost": face.outpost, "names": names, "texts": texts })
}

/// Checks the texts of all cards. The setup has already checked their data.
fn check(game: &str, table: &dyn AnyTable, own: bool, out: &mut impl Write) -> anyhow::Result<u8> {
    let mut problems = games::check_texts(game)?;
    for card in all(table) {
        let face = table.face(card);
        for lang in Lang::all() {
            let mut said = vec![plain(&table.say(&face.type_line, lang))];
            said.extend(
                face.text.iter().flat_map(|part| [&part.head, &part.text].map(|said| plain(&table.say(said, lang)))),
            );
            if said.iter().any(|text| text.contains("[unrendered")) {
                problems.push(format!("{lang}: {} has text that is missing in the lexicon", face.slug));
            }
        }
    }
    for problem in &problems {
        writeln!(out, "{}", clean(problem))?;
    }
    let with = if own { ", including custom cards" } else { "" };
    let langs = Lang::all().map(Lang::code).join(", ");
    let count = table.cards();
    if problems.is_empty() {
        writeln!(out, "{game}: {count} cards are valid{with}; names and texts in {langs}")?;
        Ok(0)
    } else {
        writeln!(out, "{game}: {} problems in {count} cards{with}", problems.len())?;
        Ok(NO)
    }
}
