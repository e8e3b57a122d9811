//! The deck builder of Star Wars: Destiny.

use std::sync::LazyLock;

use destiny::card::What;
use destiny::deck::{POINTS, Ready, Roll, opening, points, ready, stats};
use destiny::phrases::card::type_line;
use destiny::{Affiliation, CardDef, Db, Deck, Format};
use table::chance::Fast;
use table::deck::DeckStats;
use table::{Arg, CardId, Phrase, Term};
use text::{Lang, Names};

use super::GameAdapter as _;
use super::destiny::{DestinyAdapter, SLUG};
use crate::decks::{
    DeckBuilder, DeckEntry, DeckFormat, DeckGroup, DeckHand, DeckList, DeckPart, DeckRoll, DeckStarter, DeckTag,
    GameHooks, Headings, Known, Sum, Violation,
};

/// The sets of the game in the order of the card numbers.
const SETS: &[(&str, &str)] = &[
    ("Awakenings", "AW"),
    ("Spirit of Rebellion", "SoR"),
    ("Empire at War", "EaW"),
    ("Two-Player Game", "TPG"),
    ("Legacies", "LEG"),
    ("Rivals", "RIV"),
    ("Way of the Force", "WotF"),
    ("Across the Galaxy", "AtG"),
    ("Convergence", "CONV"),
    ("Allies of Necessity", "AoN"),
    ("Spark of Hope", "SoH"),
    ("Covert Missions", "CM"),
];

/// A kind of cards in lists: its slug, the lexicon keys of its name and heading, and whether a deck usually has one.
type Group = (What, &'static str, &'static str, &'static str, bool);

const GROUPS: [Group; 7] = [
    (What::Character, "character", "swd.group.character", "swd.form.character", false),
    (What::Plot, "plot", "swd.group.plot", "swd.form.plot", true),
    (What::Battlefield, "battlefield", "swd.group.battlefield", "swd.form.battlefield", true),
    (What::Upgrade, "upgrade", "swd.group.upgrade", "swd.form.upgrade", false),
    (What::Downgrade, "downgrade", "swd.group.downgrade", "swd.form.downgrade", false),
    (What::Support, "support", "swd.group.support", "swd.form.support", false),
    (What::Event, "event", "swd.group.event", "swd.form.event", false),
];

/// Colors by their names on card faces, with their lexicon keys.
const COLORS: [(&str, &str); 4] =
    [("red", "swd.color.red"), ("blue", "swd.color.blue"), ("yellow", "swd.color.yellow"), ("gray", "swd.color.gray")];

/// A number of copies greater than any plot allows.
const COPIES: u8 = 3;

/// The deck builder's data.
pub(crate) fn deck_builder() -> &'static DeckBuilder {
    static BUILDER: LazyLock<DeckBuilder> = LazyLock::new(build);
    &BUILDER
}

fn build() -> DeckBuilder {
    let db = Db::all();
    let names = Names::of_game(DestinyAdapter::lexicons(), db.cards().iter().map(|card| card.id.as_str()));
    let mut parts: Vec<DeckPart> = db.cards().iter().enumerate().map(|(idx, card)| part(idx, card)).collect();
    let place = |part: &DeckPart| GROUPS.iter().position(|group| group.1 == part.group);
    parts.sort_by_key(|part| (place(part), part.number));
    let headings = Headings {
        name: "deck.form.name",
        identity: None,
        parts: "swd.zone.deck",
        under: Some("swd.form.under"),
        others: &[
            "swd.group.character",
            "swd.group.plot",
            "swd.group.battlefield",
            "swd.group.upgrade",
            "swd.group.downgrade",
            "swd.group.support",
            "swd.group.event",
            "swd.form.character",
            "swd.form.plot",
            "swd.form.battlefield",
            "swd.form.upgrade",
            "swd.form.downgrade",
            "swd.form.support",
            "swd.form.event",
            "swd.affiliation.hero",
            "swd.affiliation.villain",
            "swd.affiliation.neutral",
            "swd.color.red",
            "swd.color.blue",
            "swd.color.yellow",
            "swd.color.gray",
        ],
        remarks: &["swd.form.sets", "swd.form.affiliation"],
    };
    DeckBuilder {
        game: SLUG,
        identities: Vec::new(),
        sides: [Affiliation::Hero, Affiliation::Villain, Affiliation::Neutral].map(deck_side).into(),
        any_side: true,
        groups: GROUPS.into_iter().map(group).collect(),
        colors: COLORS.map(|(slug, title)| DeckTag { slug, title: Phrase::Say(Term(title), Vec::new()) }).into(),
        forms: &["swdb", "text", "json", "code"],
        formats: FORMATS.map(format).into(),
        starters: ready().iter().map(starter).collect(),
        known: Known::of(&[], &parts, &names, &headings),
        parts,
        names,
        hooks: GameHooks {
            number: 2,
            headings,
            octgn: None,
            sets: SETS,
            problems,
            side: |_, list| side(list),
            counts,
            stats: rows,
            draw,
        },
    }
}

const FORMATS: [Format; 3] = [Format::Starter, Format::Standard, Format::Printed];

/// A built-in deck in a format, if it is legal there.
pub(crate) fn in_format(deck: &Deck, format: Format) -> Option<Deck> {
    let deck = Deck { format, ..deck.clone() };
    deck.problems(Db::all()).is_empty().then_some(deck)
}

/// Slug of a format and of its mode.
pub(crate) const fn format_slug(format: Format) -> &'static str {
    match format {
        Format::Starter => "starter",
        Format::Standard => "standard",
        Format::Printed => "printed",
    }
}

fn format(format: Format) -> DeckFormat {
    let title = match format {
        Format::Starter => "swd.format.starter",
        Format::Standard => "swd.format.standard",
        Format::Printed => "swd.format.printed",
    };
    DeckFormat { slug: format_slug(format), title: Phrase::word(title), mode: Some(format_slug(format)) }
}

const fn side_slug(affiliation: Affiliation) -> &'static str {
    match affiliation {
        Affiliation::Hero => "hero",
        Affiliation::Villain => "villain",
        Affiliation::Neutral => "neutral",
    }
}

fn deck_side(affiliation: Affiliation) -> DeckTag {
    let title = match affiliation {
        Affiliation::Hero => "swd.affiliation.hero",
        Affiliation::Villain => "swd.affiliation.villain",
        Affiliation::Neutral => "swd.affiliation.neutral",
    };
    DeckTag { slug: side_slug(affiliation), title: Phrase::Say(Term(title), Vec::new()) }
}

fn group((_, slug, title, heading, alone): Group) -> DeckGroup {
    DeckGroup { slug, title: Phrase::word(title), heading, alone }
}

fn part(idx: usize, card: &CardDef) -> DeckPart {
    let group = GROUPS.iter().find(|group| group.0 == card.what()).expect("every kind has a group");
    let (code, codes) = card.codes.split_first().expect("every card was printed somewhere");
    let elite = matches!(card.kind, destiny::Kind::Character { elite: 1.., .. });
    let lexicon: &'static text::Lexicon = DestinyAdapter::lexicons().of(Lang::En);
    let subtitle = lexicon.terms().find(|term| term.strip_prefix("swd.subtitle.") == Some(card.id.as_str()));
    DeckPart {
        code: code.clone(),
        identity: "",
        side: side_slug(card.affiliation),
        most: match card.what() {
            What::Character if card.unique => 1,
            What::Character => (POINTS / 7) as u8,
            What::Plot => 1,
            What::Battlefield => 2,
            What::Event | What::Upgrade | What::Downgrade | What::Support => COPIES,
        },
        own: false,
        cards: vec![CardId(idx as u16)],
        group: group.1,
        dice: if card.what() == What::Character { 1 + u8::from(elite) } else { 0 },
        under: plots_over(card),
        about: Some(type_line(card)),
        subtitle: subtitle.map(Phrase::word),
        codes: codes.to_vec(),
        number: code.parse().expect("codes are numbers, under test"),
        octgn: &[],
    }
}

/// Codes of the plots a card may be placed under.
fn plots_over(card: &CardDef) -> Vec<String> {
    let over = Db::all().cards().iter().filter(|plot| Deck::fits_under(plot, card));
    over.map(|plot| plot.codes[0].clone()).collect()
}

fn starter(ready: &'static Ready) -> DeckStarter {
    let deck = &ready.deck;
    let entry = |slug: &str, qty, dice| DeckEntry { dice, ..DeckEntry::new(code(slug), qty) };
    let team = deck.team.iter().map(|(slug, dice)| entry(slug, 1, if *dice > 1 { *dice } else { 0 }));
    let single = deck.plot.iter().chain([&deck.battlefield]).chain(&deck.second_battlefield);
    let single = single.map(|slug| entry(slug, 1, 0));
    let under = deck.under.iter().map(|slug| DeckEntry { under: 1, ..DeckEntry::new(code(slug), 1) });
    let cards = deck.cards.iter().map(|(slug, n)| entry(slug, *n, 0));
    let main = team.chain(single).chain(cards).chain(under).collect();
    let list = DeckList { game: SLUG.to_owned(), main, ..DeckList::default() };
    let mut members: Vec<Arg> = Vec::new();
    for card in deck.team.iter().filter_map(|(slug, _)| Db::all().find(slug)) {
        if !members.contains(&Arg::Card(card)) {
            members.push(Arg::Card(card));
        }
    }
    let title = match deck.format {
        Format::Starter => "swd.deck.starter",
        Format::Standard | Format::Printed => "swd.deck.standard",
    };
    DeckStarter {
        slug: &ready.id,
        title: Phrase::say(title, [Arg::AllOf(members)]),
        side: side_of(deck).unwrap_or("neutral"),
        formats: FORMATS.into_iter().filter(|format| in_format(deck, *format).is_some()).map(format_slug).collect(),
        list,
    }
}

/// A card's first code.
fn code(slug: &str) -> String {
    let card = Db::all().find(slug).expect("ready decks have known cards");
    Db::all().card(card).codes[0].clone()
}

/// A card by any of its codes.
fn card_of(code: &str) -> Option<&'static CardDef> {
    let part = deck_builder().part(code)?;
    Some(Db::all().card(part.cards[0]))
}

/// The team and the deck of a list, and the cards that do not fit. Unknown codes are skipped; the deck builder reports
/// them.
fn gathered(list: &DeckList, format: Format) -> (Deck, Vec<destiny::DeckProblem>) {
    let known = list.main.iter().filter_map(|entry| {
        let slug = card_of(&entry.code)?.id.as_str();
        Some((slug, entry.qty, entry.dice, entry.under))
    });
    Deck::gather(Db::all(), format, known)
}

/// The deck of a list.
pub(crate) fn deck(list: &DeckList, format: Format) -> Deck {
    gathered(list, format).0
}

fn problems(list: &DeckList, format: &str) -> Vec<Violation> {
    let format = FORMATS.into_iter().find(|known| format_slug(*known) == format).unwrap_or_default();
    let (deck, mut problems) = gathered(list, format);
    problems.extend(deck.problems(Db::all()));
    let wrong = |problem: destiny::DeckProblem| {
        let reason = problem.reason(Db::all());
        let concerned = |entry: &&DeckEntry| card_of(&entry.code).is_some_and(|card| problem.concerns(card));
        let codes = list.main.iter().filter(concerned).map(|entry| entry.code.clone()).collect();
        Violation { phrase: reason.phrase, rule: reason.rule.0, codes }
    };
    problems.into_iter().map(wrong).collect()
}

/// The side of a team: that of its heroes or villains.
fn side(list: &DeckList) -> Option<&'static str> {
    side_of(&deck(list, Format::default()))
}

fn side_of(deck: &Deck) -> Option<&'static str> {
    let of = |slug: &String| Db::all().find(slug).map(|card| Db::all().card(card).affiliation);
    let all: Vec<Affiliation> = deck.team.iter().filter_map(|(slug, _)| of(slug)).collect();
    match (all.contains(&Affiliation::Hero), all.contains(&Affiliation::Villain)) {
        (true, true) => None,
        (true, false) => Some("hero"),
        (false, true) => Some("villain"),
        (false, false) => (!all.is_empty()).then_some("neutral"),
    }
}

fn counts(list: &DeckList) -> Vec<Sum> {
    let deck = deck(list, Format::default());
    let cards = deck.cards.iter().map(|(_, n)| i32::from(*n)).sum();
    let sum = |slug, title, n, most| Sum { slug, title: Phrase::word(title), n, most };
    vec![
        sum("points", "swd.count.points", points(&deck, Db::all()), Some(POINTS)),
        sum("cards", "swd.count.cards", cards, None),
    ]
}

fn rows(list: &DeckList) -> Vec<DeckStats> {
    stats(&deck(list, Format::default()), Db::all())
}

fn draw(list: &DeckList, seed: u32) -> DeckHand {
    let drawn = opening(&deck(list, Format::default()), Db::all(), &mut Fast::new(seed.into()));
    let roll = |roll: Roll| DeckRoll {
        card: roll.card,
        code: roll.side.to_string(),
        sign: roll.sign(),
        phrase: roll.phrase(),
    };
    DeckHand {
        goals: Vec::new(),
        hand: drawn.hand,
        next: drawn.next,
        rolls: drawn.rolls.into_iter().map(roll).collect(),
    }
}
