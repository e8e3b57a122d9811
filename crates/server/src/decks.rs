//! Decks as messages have them, and as games have them.

use games::Lang;
use protocol::{
    DeckBar, DeckCheck, DeckChoice, DeckCount, DeckEntry, DeckFormat, DeckHand, DeckIdentity, DeckLine, DeckLineKind,
    DeckList, DeckPart, DeckProblem, DeckReading, DeckRoll, DeckStarter, DeckTable, DeckTag, DeckVerdict, DeckWish,
    Workshop,
};

/// A list as the games have it.
pub(crate) fn list(list: DeckList) -> games::DeckList {
    let entry =
        |entry: DeckEntry| games::DeckEntry { code: entry.code, qty: entry.qty, dice: entry.dice, under: entry.under };
    let DeckList { game, name, notes, identity, main } = list;
    games::DeckList { game, name, notes, identity, main: main.into_iter().map(entry).collect() }
}

/// A list as messages have it.
pub(crate) fn list_back(list: games::DeckList) -> DeckList {
    let entry =
        |entry: games::DeckEntry| DeckEntry { code: entry.code, qty: entry.qty, dice: entry.dice, under: entry.under };
    let games::DeckList { game, name, notes, identity, main } = list;
    DeckList { game, name, notes, identity, main: main.into_iter().map(entry).collect() }
}

/// A deck for a seat.
pub(crate) fn wish(wish: DeckWish) -> games::DeckWish {
    match wish {
        DeckWish::Starter(slug) => games::DeckWish::Starter(slug),
        DeckWish::List(deck) => games::DeckWish::List(list(deck)),
    }
}

/// Everything decks of a game are made of.
pub(crate) fn workshop(shop: &games::Workshop, lang: Lang) -> Workshop {
    let identity = |identity: &games::DeckIdentity| DeckIdentity {
        slug: identity.slug.to_owned(),
        title: shop.say(&identity.title, lang),
        side: identity.side.to_owned(),
        side_title: shop.say(&identity.side_title, lang),
        card: identity.card.0,
    };
    let part = |part: &games::DeckPart| DeckPart {
        code: part.code.clone(),
        title: shop.title(part, lang),
        identity: part.identity.to_owned(),
        side: part.side.to_owned(),
        most: part.most,
        own: part.own,
        cards: part.cards.iter().map(|card| card.0).collect(),
        group: part.group.to_owned(),
        dice: part.dice,
        under: part.under.clone(),
    };
    let tag = |tag: &games::DeckTag| DeckTag { slug: tag.slug.to_owned(), title: shop.say(&tag.title, lang) };
    let group = |group: &games::DeckGroup| DeckTag { slug: group.slug.to_owned(), title: shop.say(&group.title, lang) };
    let format = |format: &games::DeckFormat| DeckFormat {
        slug: format.slug.to_owned(),
        title: shop.say(&format.title, lang),
        mode: format.mode.map(str::to_owned),
    };
    let starter = |starter: &games::DeckStarter| DeckStarter {
        slug: starter.slug.to_owned(),
        side: starter.side.to_owned(),
        formats: starter.formats.iter().map(|format| (*format).to_owned()).collect(),
        list: list_back(shop.starter(starter.slug, lang).expect("a starter deck of this workshop")),
    };
    Workshop {
        identities: shop.identities.iter().map(identity).collect(),
        sides: shop.sides.iter().map(tag).collect(),
        any_side: shop.any_side,
        groups: shop.groups.iter().map(group).collect(),
        colors: shop.colors.iter().map(tag).collect(),
        parts: shop.parts.iter().map(part).collect(),
        forms: shop.forms.iter().map(|form| (*form).to_owned()).collect(),
        formats: shop.formats.iter().map(format).collect(),
        starters: shop.starters.iter().map(starter).collect(),
    }
}

/// How it stands with a deck.
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

/// What was read.
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

/// What a deck gave.
pub(crate) fn hand(shop: &games::Workshop, hand: games::DeckHand, lang: Lang) -> DeckHand {
    let cards = |cards: Vec<games::CardId>| cards.into_iter().map(|card| card.0).collect();
    let roll = |roll: games::DeckRoll| DeckRoll {
        card: roll.card.0,
        code: roll.code,
        sign: roll.sign.to_owned(),
        text: shop.say(&roll.phrase, lang),
    };
    let rolls = hand.rolls.into_iter().map(roll).collect();
    DeckHand { goals: cards(hand.goals), hand: cards(hand.hand), next: cards(hand.next), rolls }
}
