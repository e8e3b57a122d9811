//! Converts decks between the types of the protocol and those of the games.

use games::Lang;
use protocol::{
    DeckBar, DeckCatalog, DeckCheck, DeckChoice, DeckCount, DeckEntry, DeckFormat, DeckHand, DeckIdentity, DeckLine,
    DeckLineKind, DeckList, DeckPart, DeckProblem, DeckReading, DeckRoll, DeckStarter, DeckTable, DeckTag, DeckVerdict,
    DeckWish,
};

/// A list as the games use it.
pub(crate) fn list(list: DeckList) -> games::DeckList {
    let entry =
        |entry: DeckEntry| games::DeckEntry { code: entry.code, qty: entry.qty, dice: entry.dice, under: entry.under };
    let DeckList { game, name, notes, identity, main } = list;
    games::DeckList { game, name, notes, identity, main: main.into_iter().map(entry).collect() }
}

/// A list as messages contain it.
pub(crate) fn list_back(list: games::DeckList) -> DeckList {
    let entry =
        |entry: games::DeckEntry| DeckEntry { code: entry.code, qty: entry.qty, dice: entry.dice, under: entry.under };
    let games::DeckList { game, name, notes, identity, main } = list;
    DeckList { game, name, notes, identity, main: main.into_iter().map(entry).collect() }
}

/// The deck that a client wants for a seat.
pub(crate) fn wish(wish: DeckWish) -> games::DeckWish {
    match wish {
        DeckWish::Starter(slug) => games::DeckWish::Starter(slug),
        DeckWish::List(deck) => games::DeckWish::List(list(deck)),
    }
}

/// Everything from which decks of a game are built.
pub(crate) fn catalog(builder: &games::DeckBuilder, lang: Lang) -> DeckCatalog {
    let identity = |identity: &games::DeckIdentity| DeckIdentity {
        slug: identity.slug.to_owned(),
        title: builder.say(&identity.title, lang),
        side: identity.side.to_owned(),
        side_title: builder.say(&identity.side_title, lang),
        card: identity.card.0,
    };
    let part = |part: &games::DeckPart| DeckPart {
        code: part.code.clone(),
        title: builder.title(part, lang),
        identity: part.identity.to_owned(),
        side: part.side.to_owned(),
        most: part.most,
        own: part.own,
        cards: part.cards.iter().map(|card| card.0).collect(),
        group: part.group.to_owned(),
        dice: part.dice,
        under: part.under.clone(),
    };
    let tag = |tag: &games::DeckTag| DeckTag { slug: tag.slug.to_owned(), title: builder.say(&tag.title, lang) };
    let group =
        |group: &games::DeckGroup| DeckTag { slug: group.slug.to_owned(), title: builder.say(&group.title, lang) };
    let format = |format: &games::DeckFormat| DeckFormat {
        slug: format.slug.to_owned(),
        title: builder.say(&format.title, lang),
        mode: format.mode.map(str::to_owned),
    };
    let starter = |starter: &games::DeckStarter| DeckStarter {
        slug: starter.slug.to_owned(),
        side: starter.side.to_owned(),
        formats: starter.formats.iter().map(|format| (*format).to_owned()).collect(),
        list: list_back(builder.starter(starter.slug, lang).expect("every listed starter deck exists")),
    };
    DeckCatalog {
        identities: builder.identities.iter().map(identity).collect(),
        sides: builder.sides.iter().map(tag).collect(),
        any_side: builder.any_side,
        groups: builder.groups.iter().map(group).collect(),
        colors: builder.colors.iter().map(tag).collect(),
        parts: builder.parts.iter().map(part).collect(),
        forms: builder.forms.iter().map(|form| (*form).to_owned()).collect(),
        formats: builder.formats.iter().map(format).collect(),
        starters: builder.starters.iter().map(starter).collect(),
    }
}

/// The result of checking a deck.
pub(crate) fn check(check: games::DeckCheck) -> DeckCheck {
    let problem = |problem: games::DeckProblem| DeckProblem {
        text: problem.text,
        rule: problem.rule.to_owned(),
        codes: problem.codes,
    };
    let verdict = |(format, problems): (&str, Vec<games::DeckProblem>)| DeckVerdict {
        format: format.to_owned(),
        problems: problems.into_iter().map(problem).collect(),
    };
    let table = |table: games::DeckTable| DeckTable {
        slug: table.slug.to_owned(),
        title: table.title,
        bars: table.bars.into_iter().map(|(label, n)| DeckBar { label, n }).collect(),
    };
    let count = |count: games::DeckCount| DeckCount {
        slug: count.slug.to_owned(),
        title: count.title,
        n: count.n,
        most: count.most,
    };
    DeckCheck {
        side: check.side.map(str::to_owned),
        formats: check.formats.into_iter().map(verdict).collect(),
        counts: check.counts.into_iter().map(count).collect(),
        tables: check.tables.into_iter().map(table).collect(),
        share: check.share,
    }
}

/// The result of reading a list.
pub(crate) fn reading(reading: games::DeckReading) -> DeckReading {
    let choice = |choice: games::DeckChoice| DeckChoice { code: choice.code, title: choice.title };
    let line = |line: games::DeckLine| DeckLine {
        line: line.line,
        text: line.text,
        how: match line.how {
            games::DeckLineKind::Taken => DeckLineKind::Taken,
            games::DeckLineKind::Aside => DeckLineKind::Aside,
            games::DeckLineKind::Unclear => DeckLineKind::Unclear,
            games::DeckLineKind::Unknown => DeckLineKind::Unknown,
            games::DeckLineKind::Odd => DeckLineKind::Odd,
        },
        note: line.note,
        choices: line.choices.into_iter().map(choice).collect(),
    };
    DeckReading {
        form: reading.form.to_owned(),
        list: list_back(reading.list),
        lines: reading.lines.into_iter().map(line).collect(),
    }
}

/// The cards and rolls that a deck gave.
pub(crate) fn hand(builder: &games::DeckBuilder, hand: games::DeckHand, lang: Lang) -> DeckHand {
    let cards = |cards: Vec<games::CardId>| cards.into_iter().map(|card| card.0).collect();
    let roll = |roll: games::DeckRoll| DeckRoll {
        card: roll.card.0,
        code: roll.code,
        sign: roll.sign.to_owned(),
        text: builder.say(&roll.phrase, lang),
    };
    let rolls = hand.rolls.into_iter().map(roll).collect();
    DeckHand { goals: cards(hand.goals), hand: cards(hand.hand), next: cards(hand.next), rolls }
}
