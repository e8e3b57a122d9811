//! Descriptions of cards and dice: a noun, wrapped in phrases for each condition.

use table::{Arg, Phrase, Term};

use crate::card::{Affiliation, Color, Subtype, Symbol, What};
use crate::db::Db;
use crate::effect::{Cmp, Dice, DieZone, Select, Whose, Zone};
use crate::phrases::program::Refs;
use crate::phrases::{number, symbol};

/// The grammatical context of a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// One of them, as the object of a choice.
    One,
    /// Several of them, after a number.
    Many,
    /// Each of them.
    Each,
}

macro_rules! nouns {
    ($number:expr, $key:expr, $($what:pat => $slug:literal,)*) => {
        match ($number, $key) {
            $((Number::One, $what) => concat!("swd.one.", $slug),
            (Number::Many, $what) => concat!("swd.many.", $slug),
            (Number::Each, $what) => concat!("swd.each.", $slug),)*
        }
    };
}

/// A phrase that can be wrapped as the first argument of another.
struct Wrapped(Phrase);

impl Wrapped {
    fn by(&mut self, term: &'static str, more: Option<Arg>) {
        let inner = std::mem::replace(&mut self.0, Phrase::Seq(Vec::new()));
        let mut args = vec![Arg::Phrase(Box::new(inner))];
        args.extend(more);
        self.0 = Phrase::say(term, args);
    }
}

/// The noun for cards of these kinds.
fn card_noun(select: &Select, number: Number) -> &'static str {
    use What::{Battlefield, Character, Downgrade, Event, Plot, Support, Upgrade};
    let in_play = matches!(select.zone, Zone::Play | Zone::Defeated);
    nouns!(
        number, (select.kinds.as_slice(), in_play),
        ([Character], _) | ([], true) => "character",
        ([Event], _) => "event",
        ([Upgrade], _) => "upgrade",
        ([Downgrade], _) => "downgrade",
        ([Support], _) => "support",
        ([Plot], _) => "plot",
        ([Battlefield], _) => "battlefield",
        ([Support, Upgrade] | [Upgrade, Support], _) => "support-or-upgrade",
        ([Event, Support] | [Support, Event], _) => "event-or-support",
        ([Character, Support] | [Support, Character], _) => "character-or-support",
        ([Support, Upgrade, Downgrade] | [Upgrade, Downgrade, Support], _) => "support-upgrade-or-downgrade",
        _ => "card",
    )
}

/// Describes a selection of cards with all its conditions, so that different selections read differently.
pub(crate) fn cards(select: &Select, count: Number, refs: &Refs) -> Phrase {
    let mut what = Wrapped(Phrase::word(card_noun(select, count)));
    if !select.subtypes.is_empty() {
        what.by("swd.q.subtypes", Some(subtypes(&select.subtypes)));
    }
    if !select.colors.is_empty() {
        what.by("swd.q.colors", Some(colors(&select.colors)));
    }
    if !select.not_colors.is_empty() {
        what.by("swd.q.not-colors", Some(colors(&select.not_colors)));
    }
    if let Some(affiliation) = select.affiliation {
        what.by("swd.q.affiliation", Some(affiliation_arg(affiliation)));
    }
    match select.unique {
        Some(true) => what.by("swd.q.unique", None),
        Some(false) => what.by("swd.q.not-unique", None),
        None => {}
    }
    if !select.titles.is_empty() {
        what.by("swd.q.titles", Some(titles(&select.titles)));
    }
    if !select.not_titles.is_empty() {
        what.by("swd.q.not-titles", Some(titles(&select.not_titles)));
    }
    match (select.of, select.zone) {
        (Whose::Yours, Zone::Play) => what.by("swd.q.yours", None),
        (Whose::Enemys, Zone::Play) => what.by("swd.q.enemys", None),
        (Whose::Foes, Zone::Play) => what.by("swd.q.foes", None),
        _ => {}
    }
    if !select.without.is_empty() {
        what.by("swd.q.without", Some(subtypes(&select.without)));
    }
    let states = [
        (select.ready, "swd.q.ready"),
        (select.exhausted, "swd.q.exhausted"),
        (select.unshielded, "swd.q.unshielded"),
        (select.shieldable, "swd.q.shieldable"),
        (select.unmodified, "swd.q.unmodified"),
        (select.cheapest, "swd.q.cheapest"),
    ];
    for (_, term) in states.into_iter().filter(|(said, _)| *said) {
        what.by(term, None);
    }
    if let Some(n) = select.remaining {
        what.by("swd.q.remaining", Some(number(n)));
    }
    if select.damaged > 0 {
        what.by("swd.q.damaged", Some(number(select.damaged)));
    }
    if select.shielded > 0 {
        what.by("swd.q.shielded", Some(number(select.shielded)));
    }
    if let Some(cmp) = &select.cost {
        let (term, n) = compared(cmp, ["swd.q.cost-min", "swd.q.cost-max", "swd.q.cost", "swd.q.cost-below"]);
        what.by(term, Some(refs.amount(n)));
    }
    if let Some(on) = &select.on {
        what.by("swd.q.on", Some(refs.card(on)));
    }
    if let Some(load) = &select.bears {
        what.by("swd.q.bears", Some(Arg::Phrase(Box::new(cards(load, Number::One, refs)))));
    }
    match (select.of, select.zone) {
        (_, Zone::Play) => {}
        (_, Zone::Under) => what.by("swd.q.under", None),
        (_, Zone::Deck) => what.by("swd.q.your-deck", None),
        (Whose::Yours, Zone::Defeated) => what.by("swd.q.your-defeated", None),
        (_, Zone::Defeated) => what.by("swd.q.their-defeated", None),
        (_, Zone::Loaded) => what.by("swd.q.loaded", None),
        (Whose::Anyones, Zone::Discard) => what.by("swd.q.any-discard", None),
        (Whose::Enemys | Whose::Foes, Zone::Hand) => what.by("swd.q.their-hand", None),
        (Whose::Enemys | Whose::Foes, _) => what.by("swd.q.their-discard", None),
        (Whose::Anyones, _) => {}
        (_, Zone::Hand) => what.by("swd.q.your-hand", None),
        (_, Zone::Discard) => what.by("swd.q.your-discard", None),
        (_, Zone::HandOrDiscard) => what.by("swd.q.your-hand-or-discard", None),
    }
    if let Some(beside) = &select.beside {
        what.by("swd.q.beside", Some(refs.card(beside)));
    }
    if let Some(not) = &select.not {
        what.by("swd.q.not", Some(refs.card(not)));
    }
    if select.other {
        what.by("swd.q.other", None);
    }
    if !select.but.is_empty() {
        what.by("swd.q.not-chosen", None);
    }
    what.0
}

/// Describes a selection of dice.
pub(crate) fn dice(dice: &Dice, count: Number, refs: &Refs) -> Phrase {
    let noun = nouns!(
        count, dice.kinds.as_slice(),
        [What::Character] => "character-die",
        [What::Upgrade] => "upgrade-die",
        [What::Support] => "support-die",
        [What::Character, What::Support] | [What::Support, What::Character] => "character-or-support-die",
        _ => "die",
    );
    let mut what = Wrapped(Phrase::word(noun));
    if !dice.subtypes.is_empty() {
        what.by("swd.q.subtypes", Some(subtypes(&dice.subtypes)));
    }
    if !dice.colors.is_empty() {
        what.by("swd.q.colors", Some(colors(&dice.colors)));
    }
    if !dice.titles.is_empty() {
        what.by("swd.q.die-titles", Some(titles(&dice.titles)));
    }
    match dice.of {
        Whose::Anyones => {}
        Whose::Yours => what.by("swd.q.yours", None),
        Whose::Enemys => what.by("swd.q.enemys", None),
        Whose::Foes => what.by("swd.q.foes", None),
    }
    if let Some(from) = &dice.from {
        what.by("swd.q.from", Some(refs.card(from)));
    }
    match dice.zone {
        DieZone::Pool => {}
        DieZone::Card => what.by("swd.q.on-card", None),
        DieZone::Anywhere => what.by("swd.q.anywhere", None),
    }
    if !dice.showing.is_empty() {
        what.by("swd.q.showing", Some(symbols(&dice.showing)));
    }
    if !dice.hiding.is_empty() {
        what.by("swd.q.hiding", Some(symbols(&dice.hiding)));
    }
    if let Some(like) = &dice.like {
        what.by("swd.q.like", Some(refs.die_named(like)));
    }
    if let Some(cmp) = &dice.value {
        let (term, n) = compared(cmp, ["swd.q.value-min", "swd.q.value-max", "swd.q.value", "swd.q.value-below"]);
        what.by(term, Some(refs.amount(n)));
    }
    let states = [
        (dice.plus, "swd.q.plus"),
        (dice.costly, "swd.q.costly"),
        (dice.fresh, "swd.q.fresh"),
        (dice.same, "swd.q.same"),
        (dice.among.is_some(), "swd.q.among"),
        (dice.other, "swd.q.other-die"),
        (!dice.but.is_empty(), "swd.q.not-chosen"),
    ];
    for (_, term) in states.into_iter().filter(|(said, _)| *said) {
        what.by(term, None);
    }
    what.0
}

/// The term for a comparison, and the number it compares to.
fn compared<'a>(cmp: &'a Cmp, terms: [&'static str; 4]) -> (&'static str, &'a crate::effect::Amount) {
    match cmp {
        Cmp::AtLeast(n) => (terms[0], n),
        Cmp::AtMost(n) => (terms[1], n),
        Cmp::Is(n) => (terms[2], n),
        Cmp::Below(n) => (terms[3], n),
    }
}

/// Subtypes joined by "or".
pub(crate) fn subtypes(list: &[Subtype]) -> Arg {
    Arg::AnyOf(list.iter().map(|s| Arg::Noun(Term(s.term()))).collect())
}

/// Symbols joined by "or". The three kinds of damage together are "damage".
pub(crate) fn symbols(list: &[Symbol]) -> Arg {
    let damage = Symbol::DAMAGE.iter().all(|s| list.contains(s));
    let rest = list.iter().filter(|s| !(damage && Symbol::DAMAGE.contains(s)));
    let all = damage.then_some(Arg::Noun(Term("swd.symbol.damage"))).into_iter();
    Arg::AnyOf(all.chain(rest.map(|s| Arg::Noun(Term(symbol(*s))))).collect())
}

/// Colors joined by "or".
pub(crate) fn colors(list: &[Color]) -> Arg {
    Arg::AnyOf(list.iter().map(|c| Arg::Noun(Term(color(*c)))).collect())
}

/// The lexicon key of a color.
pub(crate) const fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "swd.color.red",
        Color::Blue => "swd.color.blue",
        Color::Yellow => "swd.color.yellow",
        Color::Gray => "swd.color.gray",
    }
}

/// Titles joined by "or", as the names of cards.
pub(crate) fn titles(list: &[String]) -> Arg {
    let db = Db::all();
    let card = |title: &String| db.by_title(title).map_or(Arg::Noun(Term("swd.some-title")), Arg::Card);
    Arg::AnyOf(list.iter().map(card).collect())
}

/// The lexicon entry of an affiliation.
pub(crate) fn affiliation_arg(affiliation: Affiliation) -> Arg {
    Arg::Noun(Term(match affiliation {
        Affiliation::Neutral => "swd.affiliation.neutral",
        Affiliation::Hero => "swd.affiliation.hero",
        Affiliation::Villain => "swd.affiliation.villain",
    }))
}
