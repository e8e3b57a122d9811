//! The text box and the type line of a card.

use table::{Arg, Phrase, Term};

use crate::ability::{Ability, Static, Trigger, Which};
use crate::card::{CardDef, Keyword, Kind};
use crate::effect::Whose;
use crate::phrases::number;
use crate::phrases::program::{Refs, phrase, program};
use crate::phrases::select::{Number, affiliation_arg, cards, color, dice, symbols};

/// A section of a card's text box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The icon name of the heading.
    pub sign: &'static str,
    /// The heading.
    pub head: Phrase,
    /// The text.
    pub text: Phrase,
}

/// The sections of a card's text box.
pub fn card_text(def: &CardDef) -> Vec<Section> {
    let mut text = Vec::new();
    let mut add = |sign, term, phrase| text.push(Section { sign, head: Phrase::word(term), text: phrase });
    if let Kind::Upgrade { on: Some(on), .. } = &def.kind {
        add("only", "swd.head.only", Phrase::say("swd.only.on", [phrase(cards(on, Number::One, &Refs::NONE))]));
    }
    for cond in &def.only {
        add("only", "swd.head.only", Phrase::say("swd.only", [phrase(Refs::NONE.condition(cond))]));
    }
    if !def.keywords.is_empty() {
        let words = def.keywords.iter().map(|k| phrase(keyword(k))).collect();
        add("keyword", "swd.head.keywords", Phrase::say("swd.keywords", [Arg::AllOf(words)]));
    }
    for ability in &def.abilities {
        text.push(section(ability));
    }
    text
}

fn section(ability: &Ability) -> Section {
    let plain = |sign, term, does| Section { sign, head: Phrase::word(term), text: program(does) };
    match ability {
        Ability::Always(always) => {
            Section { sign: "always", head: Phrase::word("swd.head.always"), text: constant(always) }
        }
        Ability::Event(does) => plain("event", "swd.head.event", does),
        Ability::Special(does) => plain("special", "swd.head.special", does),
        Ability::Action(does) => plain("action", "swd.head.action", does),
        Ability::PowerAction(does) => plain("power", "swd.head.power", does),
        Ability::Claim(does) => plain("claim", "swd.head.claim", does),
        Ability::Before(on, does) => Section {
            sign: "before",
            head: Phrase::say("swd.head.before", [phrase(condition(on))]),
            text: program(does),
        },
        Ability::After(on, does) => {
            Section { sign: "after", head: Phrase::say("swd.head.after", [phrase(condition(on))]), text: program(does) }
        }
    }
}

fn keyword(keyword: &Keyword) -> Phrase {
    match keyword {
        Keyword::Ambush => Phrase::word("swd.keyword.ambush"),
        Keyword::Guardian => Phrase::word("swd.keyword.guardian"),
        Keyword::Redeploy => Phrase::word("swd.keyword.redeploy"),
        Keyword::Modify(select) => Phrase::say("swd.keyword.modify", [phrase(cards(select, Number::One, &Refs::NONE))]),
    }
}

fn which(which: &Which) -> Arg {
    match which {
        Which::This => Arg::Noun(Term("swd.ref.this")),
        Which::Host => Arg::Noun(Term("swd.ref.host")),
        Which::A(select) => phrase(Phrase::say("swd.a", [phrase(cards(select, Number::One, &Refs::NONE))])),
    }
}

/// The condition that an ability answers, as a clause.
fn condition(trigger: &Trigger) -> Phrase {
    let by = |whose: Whose, terms: [&'static str; 3]| match whose {
        Whose::Yours => terms[0],
        Whose::Enemys | Whose::Foes => terms[1],
        Whose::Anyones => terms[2],
    };
    match trigger {
        Trigger::Setup => Phrase::word("swd.on.setup"),
        Trigger::Activates(whose, what) => {
            let terms = ["swd.on.you-activate", "swd.on.they-activate", "swd.on.activated"];
            Phrase::say(by(*whose, terms), [which(what)])
        }
        Trigger::Plays(whose, what) => {
            let terms = ["swd.on.you-play", "swd.on.they-play", "swd.on.played"];
            Phrase::say(by(*whose, terms), [which(what)])
        }
        Trigger::PlaysOn(select, on) => {
            let what = phrase(Phrase::say("swd.a", [phrase(cards(select, Number::One, &Refs::NONE))]));
            Phrase::say("swd.on.you-play-on", [what, which(on)])
        }
        Trigger::PlaysThisOn(on) => Phrase::say("swd.on.you-play-on", [which(&Which::This), which(on)]),
        Trigger::RollsThis { into_pool: true } => Phrase::word("swd.on.roll-this.pool"),
        Trigger::RollsThis { into_pool: false } => Phrase::word("swd.on.roll-this"),
        Trigger::Rolls(select, list) => {
            Phrase::say("swd.on.rolls", [phrase(dice(select, Number::One, &Refs::NONE)), symbols(list)])
        }
        Trigger::Resolves { showing, costly } => {
            let clause = if showing.is_empty() {
                Phrase::word("swd.on.resolves")
            } else {
                Phrase::say("swd.on.resolves.showing", [symbols(showing)])
            };
            if *costly { Phrase::say("swd.on.resolves.cost", [phrase(clause)]) } else { clause }
        }
        Trigger::Dealt { who, least, of } if of.is_empty() => Phrase::say("swd.on.dealt", [which(who), number(*least)]),
        Trigger::Dealt { who, least, of } => Phrase::say("swd.on.dealt.of", [which(who), number(*least), symbols(of)]),
        Trigger::Takes(who) => Phrase::say("swd.on.takes", [which(who)]),
        Trigger::Defeated(who) => Phrase::say("swd.on.defeated", [which(who)]),
        Trigger::Claims(whose) => Phrase::word(by(*whose, ["swd.on.you-claim", "swd.on.they-claim", "swd.on.claimed"])),
        Trigger::DiscardsToReroll(whose) => {
            Phrase::word(by(*whose, ["swd.on.you-reroll", "swd.on.they-reroll", "swd.on.rerolled"]))
        }
        Trigger::RemovesDice => Phrase::word("swd.on.removes"),
        Trigger::EventHappens(whose) => {
            Phrase::word(by(*whose, ["swd.on.your-event", "swd.on.their-event", "swd.on.event"]))
        }
        Trigger::PhaseEnds => Phrase::word("swd.on.phase-ends"),
    }
}

/// The text of a constant effect.
fn constant(always: &Static) -> Phrase {
    let one = |select| phrase(cards(select, Number::One, &Refs::NONE));
    let many = |select| phrase(cards(select, Number::Many, &Refs::NONE));
    let say = |term, arg| Phrase::say(term, [arg]);
    match always {
        Static::AnyUpgrade(select) => say("swd.always.any-upgrade", one(select)),
        Static::NoUpgrade(select) => say("swd.always.no-upgrade", many(select)),
        Static::X(amount) => say("swd.always.x", Refs::NONE.amount(amount)),
        Static::Modifies(select) => say("swd.always.modifies", phrase(dice(select, Number::One, &Refs::NONE))),
        Static::HostGuardian => Phrase::word("swd.always.host-guardian"),
        Static::RedeployOn(select) => say("swd.always.redeploy-on", one(select)),
        Static::HostHealth(n) => say("swd.always.host-health", number(*n)),
        Static::Income(n) => say("swd.always.income", number(*n)),
        Static::CheaperAgainst(have, less) => Phrase::say("swd.always.cheaper-against", [number(*less), number(*have)]),
        Static::FirstCheaper(select, n) => Phrase::say("swd.always.first-cheaper", [one(select), number(*n)]),
        Static::CanActivate => Phrase::word("swd.always.can-activate"),
        Static::OnlyOn(list) => say("swd.always.only-on", Arg::AnyOf(list.iter().map(one).collect())),
        Static::MayInclude(select) => say("swd.always.may-include", many(select)),
        Static::TeamDiscount(select) => {
            let what = phrase(Phrase::say("swd.each", [phrase(cards(select, Number::Each, &Refs::NONE))]));
            say("swd.always.team-discount", what)
        }
        Static::Piercing => Phrase::word("swd.always.piercing"),
        Static::Looks { dice: select, from, to, value: 0 } => Phrase::say(
            "swd.always.looks",
            [phrase(dice(select, Number::Many, &Refs::NONE)), symbols(from), symbols(&[*to])],
        ),
        Static::Looks { dice: select, from, to, value } => Phrase::say(
            "swd.always.looks.value",
            [phrase(dice(select, Number::Many, &Refs::NONE)), symbols(from), symbols(&[*to]), number(*value)],
        ),
        Static::HostSubtype(subtype) => say("swd.always.host-subtype", Arg::Noun(Term(subtype.term()))),
        Static::AsideAsUpgrade => Phrase::word("swd.always.aside-as-upgrade"),
        Static::HostElite => Phrase::word("swd.always.host-elite"),
        Static::NotUniqueOn(select) => say("swd.always.not-unique-on", one(select)),
        Static::LimitOne(subtype) => say("swd.always.limit-one", Arg::Noun(Term(subtype.term()))),
        Static::MayIncludeSome(affiliation, n) => {
            Phrase::say("swd.always.may-include-some", [number(*n), affiliation_arg(*affiliation)])
        }
        Static::Copies(n) => say("swd.always.copies", number(*n)),
        Static::ExtraCopies(n) => say("swd.always.extra-copies", number(*n)),
        Static::Solidarity => Phrase::word("swd.always.solidarity"),
        Static::TwoBattlefields => Phrase::word("swd.always.two-battlefields"),
        Static::Borrows(select) => {
            let what = phrase(Phrase::say("swd.each", [phrase(cards(select, Number::Each, &Refs::NONE))]));
            say("swd.always.borrows", what)
        }
        Static::BringsUnder(select, n) => Phrase::say("swd.always.brings-under", [number(*n), many(select)]),
        Static::Shelters(select) => say("swd.always.shelters", one(select)),
        Static::Silences => Phrase::word("swd.always.silences"),
        Static::ForHost => Phrase::word("swd.always.for-host"),
        Static::Hampers => Phrase::word("swd.always.hampers"),
        Static::ForAnyone => Phrase::word("swd.always.for-anyone"),
        Static::NoHealing => Phrase::word("swd.always.no-healing"),
        Static::HandSize(n) => say("swd.always.hand-size", number(*n)),
        Static::Guardians(select) => {
            let who = phrase(Phrase::say("swd.each", [phrase(cards(select, Number::Each, &Refs::NONE))]));
            say("swd.always.guardians", who)
        }
    }
}

/// The type line: affiliation, color, kind, cost or points, and subtypes.
pub fn type_line(def: &CardDef) -> Phrase {
    let kind = match def.kind {
        Kind::Battlefield => Phrase::word("swd.kind.battlefield"),
        Kind::Character { points, elite: 0, health, .. } => {
            Phrase::say("swd.kind.character", [number(points), number(health)])
        }
        Kind::Character { points, elite, health, .. } => {
            Phrase::say("swd.kind.character.elite", [number(points), number(elite), number(health)])
        }
        Kind::Event { cost } => Phrase::say("swd.kind.event", [number(cost)]),
        Kind::Upgrade { cost, .. } => Phrase::say("swd.kind.upgrade", [number(cost)]),
        Kind::Downgrade { cost } => Phrase::say("swd.kind.downgrade", [number(cost)]),
        Kind::Support { cost } => Phrase::say("swd.kind.support", [number(cost)]),
        Kind::Plot { points } => Phrase::say("swd.kind.plot", [number(points)]),
    };
    let color = Arg::Noun(Term(color(def.color)));
    let mut line = Phrase::say("swd.type", [affiliation_arg(def.affiliation), color, phrase(kind)]);
    if def.unique {
        line = Phrase::say("swd.type.unique", [phrase(line)]);
    }
    if !def.subtypes.is_empty() {
        let list = def.subtypes.iter().map(|s| Arg::Noun(Term(s.term()))).collect();
        line = Phrase::say("swd.type.subtypes", [phrase(line), Arg::AllOf(list)]);
    }
    line
}
