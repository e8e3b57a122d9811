//! Card text from effect trees. Nothing about a program is left out: programs that differ in more than the names of
//! their picks read differently in every language.

use cards::{N, Name};
use table::{Arg, Phrase, Term};

use crate::ability::{Cost, Limit, Use};
use crate::card::{Icon, Icons};
use crate::effect::{Amount, Cond, Effect, Much, Ref, Select, Until, Who, Whose, Zone};
use crate::phrases::select::{Number, described};

/// The text of an ability: conditions, costs, what it does, how often.
pub fn usage(usage: &Use) -> Phrase {
    let mut parts: Vec<Phrase> = usage.when.iter().map(|c| Phrase::word(condition(c))).collect();
    if usage.from_hand {
        parts.push(Phrase::word("lcg.from-hand"));
    }
    if !usage.cost.is_empty() {
        let costs = usage.cost.iter().map(|c| Arg::Phrase(Box::new(cost(c)))).collect();
        parts.push(Phrase::say("lcg.cost", [Arg::AllOf(costs)]));
    }
    let many = several(&usage.does);
    parts.extend(usage.does.iter().map(|e| effect(e, &many)));
    match usage.limit {
        Limit::None => {}
        Limit::OncePerTurn => parts.push(Phrase::word("lcg.limit.copy")),
        Limit::OnePerTurn => parts.push(Phrase::word("lcg.limit.title")),
    }
    seq(parts)
}

/// The text of a list of effects.
pub fn program(effects: &[Effect]) -> Phrase {
    body(effects, &several(effects))
}

fn body(effects: &[Effect], many: &[&Name]) -> Phrase {
    seq(effects.iter().map(|e| effect(e, many)).collect())
}

/// Names under which several cards are picked: they are spoken of in the plural.
fn several(effects: &[Effect]) -> Vec<&Name> {
    let names = effects.iter().filter_map(|e| match e {
        Effect::Pick { bind, n, .. } if n.most() > 1 => Some(bind),
        _ => None,
    });
    names.collect()
}

fn seq(mut parts: Vec<Phrase>) -> Phrase {
    if parts.len() == 1 { parts.remove(0) } else { Phrase::Seq(parts) }
}

fn condition(cond: &Cond) -> &'static str {
    match cond {
        Cond::Engagement => "lcg.if.engagement",
        Cond::Attacking => "lcg.if.attacking",
        Cond::YourTurn => "lcg.if.your-turn",
        Cond::ForcePhase => "lcg.if.force-phase",
        Cond::IsUnit(_) => "lcg.if.is-unit",
    }
}

fn cost(cost: &Cost) -> Phrase {
    let one = |term, select| Phrase::say(term, [Arg::Phrase(Box::new(described(select, Number::One, false)))]);
    match cost {
        Cost::FocusThis => Phrase::word("lcg.cost.focus-this"),
        Cost::Focus(select) => one("lcg.cost.focus", select),
        Cost::SacrificeThis => Phrase::word("lcg.cost.sacrifice-this"),
        Cost::Sacrifice(select) => one("lcg.cost.sacrifice", select),
        Cost::Spend(n) => Phrase::say("lcg.cost.spend", [Arg::Count((*n).into(), Term("lcg.resource"))]),
        Cost::DiscardHand(n) => Phrase::say("lcg.cost.discard", [cards(*n)]),
        Cost::DiscardX => Phrase::word("lcg.cost.discard-x"),
        Cost::DamageThis(n) => Phrase::say("lcg.cost.damage-this", [number(*n)]),
        Cost::LowerReserve(n) => Phrase::say("lcg.cost.reserve", [number(*n)]),
    }
}

/// One effect in words.
fn effect(e: &Effect, many: &[&Name]) -> Phrase {
    let when = |term, inner: &[Effect]| Phrase::When(Box::new(Phrase::word(term)), Box::new(body(inner, many)));
    let it = |name: &Name| picked(name, many);
    let on = |thing: &Ref, say: &dyn Fn(Arg) -> Phrase| on(thing, many, say);
    match e {
        Effect::May(inner) => when("lcg.if-you-wish", inner),
        Effect::OneOf(branches) => Phrase::Either(branches.iter().map(|b| body(b, many)).collect()),
        Effect::If(cond, inner) => when(condition(cond), inner),
        Effect::Then(inner) => when("lcg.then", inner),
        Effect::Pick { n: N::Exactly(1), from, by: Who::Opponent, target, if_any: false, .. } if theirs(from) => {
            let from = Select { of: Whose::Anyones, ..from.clone() };
            let what = Arg::Phrase(Box::new(described(&from, Number::One, *target)));
            Phrase::say("lcg.choose.opponent.own", [what])
        }
        Effect::Pick { n, from, by, target, if_any, .. } => {
            let number = if n.most() > 1 { Number::Many } else { Number::One };
            let what = Arg::Phrase(Box::new(described(from, number, *target)));
            let phrase = match (n, by) {
                (N::Exactly(1), Who::You) => Phrase::say("lcg.choose", [what]),
                (N::Exactly(1), Who::Opponent) => Phrase::say("lcg.choose.opponent", [what]),
                (N::Exactly(1), Who::Active) => Phrase::say("lcg.choose.active", [what]),
                (N::UpTo(1), _) => Phrase::say("lcg.choose.may", [what]),
                (_, Who::Opponent) => Phrase::say("lcg.choose.opponent.up-to", [self::number(n.most()), what]),
                (N::UpTo(n) | N::Exactly(n), _) => Phrase::say("lcg.choose.up-to", [self::number(*n), what]),
            };
            if *if_any { Phrase::say("lcg.if-able", [Arg::Phrase(Box::new(phrase))]) } else { phrase }
        }
        Effect::Damage(thing, n) => on(thing, &|r| by_amount(*n, r, "lcg.damage", "lcg.damage.balance")),
        Effect::Heal(thing, Much::N(n)) => on(thing, &|r| Phrase::say("lcg.heal", [number(*n), r])),
        Effect::Heal(thing, Much::All) => on(thing, &|r| Phrase::say("lcg.heal.all", [r])),
        Effect::MoveDamage(..) => Phrase::word("lcg.move-damage"),
        Effect::Prevent(n) => Phrase::say("lcg.prevent", [number(*n)]),
        Effect::Redirect(_, n) => Phrase::say("lcg.redirect", [number(*n)]),
        Effect::Focus(thing, Amount::N(n)) => on(thing, &|r| Phrase::say("lcg.focus", [tokens(*n), r])),
        Effect::Focus(thing, n) => on(thing, &|r| by_amount(*n, r, "lcg.focus", "lcg.focus.balance")),
        Effect::Unfocus(thing, Much::N(n)) => on(thing, &|r| Phrase::say("lcg.unfocus", [tokens(*n), r])),
        Effect::Unfocus(thing, Much::All) => on(thing, &|r| Phrase::say("lcg.unfocus.all", [r])),
        Effect::Shield(thing) => on(thing, &|r| Phrase::say("lcg.shield", [r])),
        Effect::ShieldMore(thing) => on(thing, &|r| Phrase::say("lcg.shield.more", [r])),
        Effect::Draw(n) => Phrase::say("lcg.draw", [cards(*n)]),
        Effect::DiscardHand(Who::Opponent, n) => Phrase::say("lcg.discard-hand.opponent", [cards(*n)]),
        Effect::DiscardHand(_, n) => Phrase::say("lcg.discard-hand", [cards(*n)]),
        Effect::DiscardRandom(n) => Phrase::say("lcg.discard-random", [cards(*n)]),
        Effect::LookAtHand => Phrase::word("lcg.look-at-hand"),
        Effect::Discard(name) => Phrase::say("lcg.discard", [it(name)]),
        Effect::ToHand(thing) => on(thing, &|r| Phrase::say("lcg.to-hand", [r])),
        Effect::TakeTop(Amount::N(n)) => Phrase::say("lcg.take-top", [cards(*n)]),
        Effect::TakeTop(Amount::ByBalance(light, dark)) => {
            Phrase::say("lcg.take-top.balance", [cards(*light), cards(*dark)])
        }
        Effect::ToBottom(name) => Phrase::say("lcg.to-bottom", [it(name)]),
        Effect::BottomAtRandom(thing) => on(thing, &|r| Phrase::say("lcg.bottom-random", [r])),
        Effect::Destroy(thing) => on(thing, &|r| Phrase::say("lcg.destroy", [r])),
        Effect::Sacrifice(_) => Phrase::word("lcg.sacrifice"),
        Effect::DiscardFromPlay(thing) => on(thing, &|r| Phrase::say("lcg.discard-from-play", [r])),
        Effect::Capture(thing) => on(thing, &|r| Phrase::say("lcg.capture", [r])),
        Effect::CaptureRandom => Phrase::word("lcg.capture-random"),
        Effect::CaptureHere(name) => Phrase::say("lcg.capture-here", [it(name)]),
        Effect::Rescue(_) => Phrase::word("lcg.rescue"),
        Effect::PutIntoPlay(name) => Phrase::say("lcg.put-into-play", [it(name)]),
        Effect::Join => Phrase::word("lcg.join"),
        Effect::ShuffleObjectives => Phrase::word("lcg.shuffle-objectives"),
        Effect::RevealTop(n) => Phrase::say("lcg.reveal-top", [cards(*n)]),
        Effect::TakeRevealed(select) => {
            Phrase::say("lcg.take-revealed", [Arg::Phrase(Box::new(described(select, Number::Each, false)))])
        }
        Effect::BottomRevealed => Phrase::word("lcg.bottom-revealed"),
        Effect::LookAtTop(n) => Phrase::say("lcg.look-at-top", [cards(*n)]),
        Effect::ReturnLooked => Phrase::word("lcg.return-looked"),
        Effect::Cancel => Phrase::word("lcg.cancel"),
        Effect::RestartEdge => Phrase::word("lcg.restart-edge"),
        Effect::ToOwnerHand => Phrase::word("lcg.to-owner-hand"),
        Effect::Gain(thing, icons, until) => {
            on(thing, &|r| Phrase::say("lcg.gain", [r, icons_arg(*icons), until_arg(*until)]))
        }
        Effect::Mill(_) => Phrase::word("lcg.mill"),
        Effect::CopyIcons(_) => Phrase::word("lcg.copy-icons"),
        Effect::Forbid { who, attack, defend, until } => {
            let term = match (attack, defend) {
                (true, false) => "lcg.forbid.attack",
                (false, _) => "lcg.forbid.defend",
                (true, true) => "lcg.forbid.both",
            };
            on(who, &|r| Phrase::say(term, [r, until_arg(*until)]))
        }
        Effect::NoMatch(until) => Phrase::say("lcg.no-match", [until_arg(*until)]),
        Effect::NextCard(n) => Phrase::say("lcg.next-card", [number(*n)]),
        Effect::Discount => Phrase::word("lcg.discount"),
        Effect::Dial(n, _) if *n >= 0 => Phrase::say("lcg.dial.up", [Arg::Number((*n).into())]),
        Effect::Dial(n, least) => Phrase::say("lcg.dial.down", [Arg::Number(-i32::from(*n)), number(*least)]),
        Effect::Strip(name) => Phrase::say("lcg.strip", [it(name)]),
        Effect::MoveEngagement => Phrase::word("lcg.move-engagement"),
        Effect::EngageAgain => Phrase::word("lcg.engage-again"),
    }
}

/// What the opponent chooses among their own cards in play is not called an enemy's.
fn theirs(from: &Select) -> bool {
    from.of == Whose::Enemys && from.zone == Zone::Play
}

/// A sentence about a thing; about each of many as a subject with a colon.
fn on(thing: &Ref, many: &[&Name], say: &dyn Fn(Arg) -> Phrase) -> Phrase {
    let noun = |term| Arg::Noun(Term(term));
    match thing {
        Ref::This => say(noun("lcg.ref.this")),
        Ref::Host => say(noun("lcg.ref.host")),
        Ref::Trigger => say(noun("lcg.ref.that")),
        Ref::Engaged => say(noun("lcg.ref.engaged")),
        Ref::Picked(name) => say(picked(name, many)),
        Ref::Each(select) => {
            Phrase::When(Box::new(described(select, Number::Each, false)), Box::new(say(noun("lcg.ref.each"))))
        }
    }
}

/// What was chosen.
fn picked(name: &Name, many: &[&Name]) -> Arg {
    Arg::Noun(Term(if many.contains(&name) { "lcg.ref.them" } else { "lcg.ref.it" }))
}

fn by_amount(amount: Amount, thing: Arg, plain: &'static str, balance: &'static str) -> Phrase {
    match amount {
        Amount::N(n) => Phrase::say(plain, [number(n), thing]),
        Amount::ByBalance(light, dark) => Phrase::say(balance, [number(light), number(dark), thing]),
    }
}

/// Icons: "1 unit damage and 1 blast damage", edge-enabled ones marked.
pub fn icons_arg(icons: Icons) -> Arg {
    let mut list = Vec::new();
    for (counts, edge) in [(icons.normal, false), (icons.edge, true)] {
        for icon in Icon::ALL {
            let n = counts[icon as usize];
            if n > 0 {
                let noun = icon_term(icon, edge);
                list.push(Arg::Count(n.into(), noun));
            }
        }
    }
    Arg::AllOf(list)
}

/// The lexicon key of a type of icons.
pub const fn icon_term(icon: Icon, edge: bool) -> Term {
    Term(match (icon, edge) {
        (Icon::UnitDamage, false) => "lcg.icon.unit-damage",
        (Icon::Tactics, false) => "lcg.icon.tactics",
        (Icon::Blast, false) => "lcg.icon.blast",
        (Icon::UnitDamage, true) => "lcg.icon.unit-damage.edge",
        (Icon::Tactics, true) => "lcg.icon.tactics.edge",
        (Icon::Blast, true) => "lcg.icon.blast.edge",
    })
}

fn until_arg(until: Until) -> Arg {
    Arg::Noun(Term(match until {
        Until::Strike => "lcg.until.strike",
        Until::Engagement => "lcg.until.engagement",
        Until::Phase => "lcg.until.phase",
    }))
}

pub(crate) fn number(n: u8) -> Arg {
    Arg::Number(n.into())
}

pub(super) fn cards(n: u8) -> Arg {
    Arg::Count(n.into(), Term("lcg.card"))
}

fn tokens(n: u8) -> Arg {
    Arg::Count(n.into(), Term("lcg.focus-token"))
}
