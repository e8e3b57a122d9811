//! Descriptions of cards as text: a noun with qualifiers around it.

use table::{Arg, Phrase, Term};

use crate::card::{Affiliation, Trait};
use crate::effect::{Select, What, Whose, Zone};

/// The grammatical role of a description in its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// One of them, as the object of a choice.
    One,
    /// Several of them, after a number.
    Many,
    /// Each of them, as a subject.
    Each,
    /// Any of them, as a subject.
    Any,
}

macro_rules! kinds {
    ($number:expr, $kind:expr, $($what:ident $slug:literal,)*) => {
        match ($number, $kind) {
            $((Number::One, What::$what) => concat!("lcg.one.", $slug),
            (Number::Many, What::$what) => concat!("lcg.many.", $slug),
            (Number::Each, What::$what) => concat!("lcg.each.", $slug),
            (Number::Any, What::$what) => concat!("lcg.any.", $slug),)*
        }
    };
}

/// The text of a description. It is complete, so different descriptions have different texts.
pub fn described(select: &Select, number: Number, target: bool) -> Phrase {
    let noun = kinds!(
        number, select.kind, Any "card", Unit "unit", Objective "objective", Enhancement "enhancement",
        Event "event", UnitOrObjective "unit-or-objective", ObjectiveOrEnhancement "objective-or-enhancement",
        EventOrEnhancement "event-or-enhancement", NonUnit "non-unit",
    );
    // From the noun outward: kind, owner, state, cost, zone. The owner comes close to the noun so that it cannot be
    // read as the owner of another noun, such as "the Force" or a trait the card does not have.
    let mut phrase = Phrase::word(noun);
    let mut wrap = |term: &'static str, more: Option<Arg>| {
        let inner = std::mem::replace(&mut phrase, Phrase::Seq(Vec::new()));
        let mut args = vec![Arg::Phrase(Box::new(inner))];
        args.extend(more);
        phrase = Phrase::say(term, args);
    };
    if !select.traits.is_empty() {
        wrap("lcg.q.traits", Some(traits(&select.traits)));
    }
    if let Some(affiliation) = select.affiliation {
        wrap("lcg.q.affiliation", Some(affiliation_arg(affiliation)));
    }
    match (select.of, select.zone) {
        (Whose::Yours, Zone::Play) => wrap("lcg.q.yours", None),
        (Whose::Enemys, Zone::Play) => wrap("lcg.q.enemys", None),
        _ => {}
    }
    if !select.without.is_empty() {
        wrap("lcg.q.without", Some(traits(&select.without)));
    }
    let states = [
        (select.attacking, "lcg.q.attacking"),
        (select.participating, "lcg.q.participating"),
        (select.committed, "lcg.q.committed"),
        (select.focused, "lcg.q.focused"),
        (select.damaged, "lcg.q.damaged"),
        (select.unshielded, "lcg.q.unshielded"),
        (select.not_limited, "lcg.q.not-limited"),
    ];
    for (_, term) in states.into_iter().filter(|(said, _)| *said) {
        wrap(term, None);
    }
    if let Some(n) = select.cost_max {
        wrap("lcg.q.cost-max", Some(Arg::Number(n.into())));
    }
    if let Some(n) = select.cost_min {
        wrap("lcg.q.cost-min", Some(Arg::Number(n.into())));
    }
    if select.cheapest {
        wrap("lcg.q.cheapest", None);
    }
    match (select.of, select.zone) {
        (_, Zone::Play) => {}
        (Whose::Enemys, Zone::Hand) => wrap("lcg.q.their-hand", None),
        (_, Zone::Hand) => wrap("lcg.q.your-hand", None),
        (_, Zone::Discard) => wrap("lcg.q.your-discard", None),
        (_, Zone::ObjectiveDeck) => wrap("lcg.q.objective-deck", None),
        (_, Zone::Looked) => wrap("lcg.q.looked", None),
        (_, Zone::Revealed) => wrap("lcg.q.revealed", None),
    }
    let more = [
        (select.aside, "lcg.q.aside"),
        (select.other, "lcg.q.other"),
        (select.not_trigger, "lcg.q.another"),
        (!select.but.is_empty(), "lcg.q.not-chosen"),
        (target, "lcg.q.target"),
    ];
    for (_, term) in more.into_iter().filter(|(said, _)| *said) {
        wrap(term, None);
    }
    match number {
        Number::Each => wrap("lcg.each", None),
        Number::Any => wrap("lcg.any", None),
        Number::One | Number::Many => {}
    }
    phrase
}

/// Traits joined by "or".
pub fn traits(list: &[Trait]) -> Arg {
    Arg::AnyOf(list.iter().map(|t| Arg::Noun(trait_term(*t))).collect())
}

/// The message key of an affiliation.
pub fn affiliation_arg(affiliation: Affiliation) -> Arg {
    Arg::Noun(Term(match affiliation {
        Affiliation::Neutral => "lcg.affiliation.neutral",
        Affiliation::Jedi => "lcg.affiliation.jedi",
        Affiliation::RebelAlliance => "lcg.affiliation.rebel-alliance",
        Affiliation::SmugglersAndSpies => "lcg.affiliation.smugglers-and-spies",
        Affiliation::Sith => "lcg.affiliation.sith",
        Affiliation::ImperialNavy => "lcg.affiliation.imperial-navy",
        Affiliation::ScumAndVillainy => "lcg.affiliation.scum-and-villainy",
    }))
}

/// The message key of a trait.
pub const fn trait_term(t: Trait) -> Term {
    Term(t.term())
}
