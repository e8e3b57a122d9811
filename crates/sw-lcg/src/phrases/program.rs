//! Card text from effect trees. The text is complete: programs that differ in more than the names of their picks have
//! different texts in every language.

use cards::{N, Name};
use table::{Arg, Phrase, Term};

use crate::ability::{Cost, Limit, Trigger, Use};
use crate::card::{Icon, Icons};
use crate::effect::{Amount, Cond, Count, Effect, Ref, Select, Until, Who, Whose, Zone};
use crate::phrases::select::{Number, described};

/// The text of an ability: conditions, costs, effects and limit. The trigger decides the wording of what it cancels.
pub fn usage(usage: &Use, answers: Option<&Trigger>) -> Phrase {
    let mut parts: Vec<Phrase> = usage.when.iter().map(|c| Phrase::word(condition(c))).collect();
    if usage.from_hand {
        parts.push(Phrase::word("lcg.from-hand"));
    }
    if !usage.cost.is_empty() {
        let costs = usage.cost.iter().map(|c| Arg::Phrase(Box::new(cost(c)))).collect();
        parts.push(Phrase::say("lcg.cost", [Arg::AllOf(costs)]));
    }
    let refs = Refs::of(&usage.does, answers);
    parts.extend(usage.does.iter().map(|e| effect(e, &refs)));
    match usage.limit {
        Limit::None => {}
        Limit::OncePerTurn => parts.push(Phrase::word("lcg.limit.copy")),
        Limit::OnePerTurn => parts.push(Phrase::word("lcg.limit.title")),
    }
    seq(parts)
}

/// The text of a list of effects.
pub fn program(effects: &[Effect]) -> Phrase {
    body(effects, &Refs::of(effects, None))
}

fn body(effects: &[Effect], refs: &Refs) -> Phrase {
    seq(effects.iter().map(|e| effect(e, refs)).collect())
}

/// How a program refers to cards it has named.
struct Refs<'a> {
    /// Names with several picked cards, which need the plural.
    many: Vec<&'a Name>,
    /// Names of rescued cards, which no player chose.
    rescued: Vec<&'a Name>,
    /// The wording of what is canceled. With it, the program mentions another card, and "it" would mean that one.
    cancels: Option<&'static str>,
}

impl<'a> Refs<'a> {
    fn of(effects: &'a [Effect], answers: Option<&Trigger>) -> Self {
        let many = effects.iter().filter_map(|e| match e {
            Effect::Pick { bind, n, .. } if n.most() > 1 => Some(bind),
            _ => None,
        });
        let rescued = effects.iter().filter_map(|e| match e {
            Effect::Rescue(name) => Some(name),
            _ => None,
        });
        let cancels = effects.contains(&Effect::Cancel).then_some(match answers {
            Some(Trigger::EventPlayed(_)) => "lcg.cancel.event",
            Some(Trigger::InterruptUsed) => "lcg.cancel.interrupt",
            _ => "lcg.cancel",
        });
        Self { many: many.collect(), rescued: rescued.collect(), cancels }
    }

    /// The reference to a named card.
    fn it(&self, name: &Name) -> Arg {
        Arg::Noun(Term(match () {
            () if self.rescued.contains(&name) => "lcg.ref.rescued",
            () if self.many.contains(&name) => "lcg.ref.them",
            () if self.cancels.is_some() => "lcg.ref.chosen",
            () => "lcg.ref.it",
        }))
    }
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

/// The text of one effect.
fn effect(e: &Effect, refs: &Refs) -> Phrase {
    let when = |term, inner: &[Effect]| Phrase::When(Box::new(Phrase::word(term)), Box::new(body(inner, refs)));
    let it = |name: &Name| refs.it(name);
    let on = |thing: &Ref, say: &dyn Fn(Arg) -> Phrase| on(thing, refs, say);
    match e {
        Effect::May(inner) => match body(inner, refs) {
            clause @ Phrase::Say(..) => Phrase::say("lcg.may", [Arg::Phrase(Box::new(clause))]),
            _ => when("lcg.if-you-wish", inner),
        },
        Effect::OneOf(branches) => Phrase::Either(branches.iter().map(|b| body(b, refs)).collect()),
        Effect::If(cond, inner) => when(condition(cond), inner),
        Effect::Then(inner) => when("lcg.then", inner),
        Effect::Pick { n, from, by, target, if_any, .. } => {
            let phrase = choice(*n, from, *by, *target);
            if *if_any { Phrase::say("lcg.if-able", [Arg::Phrase(Box::new(phrase))]) } else { phrase }
        }
        Effect::Damage(thing, n) => on(thing, &|r| by_amount(*n, r, "lcg.damage", "lcg.damage.balance")),
        Effect::Heal(thing, Count::N(n)) => on(thing, &|r| Phrase::say("lcg.heal", [number(*n), r])),
        Effect::Heal(thing, Count::All) => on(thing, &|r| Phrase::say("lcg.heal.all", [r])),
        Effect::MoveDamage(..) => Phrase::word("lcg.move-damage"),
        Effect::Prevent(n) => Phrase::say("lcg.prevent", [number(*n)]),
        Effect::Redirect(_, n) => Phrase::say("lcg.redirect", [number(*n)]),
        Effect::Focus(thing, Amount::N(n)) => on(thing, &|r| Phrase::say("lcg.focus", [tokens(*n), r])),
        Effect::Focus(thing, n) => on(thing, &|r| by_amount(*n, r, "lcg.focus", "lcg.focus.balance")),
        Effect::Unfocus(thing, Count::N(n)) => on(thing, &|r| Phrase::say("lcg.unfocus", [tokens(*n), r])),
        Effect::Unfocus(thing, Count::All) => on(thing, &|r| Phrase::say("lcg.unfocus.all", [r])),
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
        Effect::Cancel => Phrase::word(refs.cancels.unwrap_or("lcg.cancel")),
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

/// The text of a pick: who chooses, how many, of which cards. Targets of "you" are in the verb, all others in the
/// description.
fn choice(n: N, from: &Select, by: Who, target: bool) -> Phrase {
    // The opponent's own cards in play are not called an enemy's cards when the opponent chooses among them.
    let own = by == Who::Opponent && n != N::UpTo(1) && from.of == Whose::Enemys && from.zone == Zone::Play;
    let whole = Select { of: if own { Whose::Anyones } else { from.of }, ..from.clone() };
    let count = if n.most() > 1 { Number::Many } else { Number::One };
    let aimed = target && by != Who::Opponent && (n == N::Exactly(1) && by == Who::You || matches!(n, N::UpTo(2..)));
    let what = Arg::Phrase(Box::new(described(&whole, count, target && !aimed)));
    let one = |term, what| Phrase::say(term, [what]);
    let some = |term, what| Phrase::say(term, [number(n.most()), what]);
    match (n, by) {
        (N::Exactly(1), Who::You) if aimed => one("lcg.choose.target", what),
        (N::Exactly(1), Who::You) => one("lcg.choose", what),
        (N::Exactly(1), Who::Opponent) if own => one("lcg.choose.opponent.own", what),
        (N::Exactly(1), Who::Opponent) => one("lcg.choose.opponent", what),
        (N::Exactly(1), Who::Active) => one("lcg.choose.active", what),
        (N::UpTo(1), _) => one("lcg.choose.may", what),
        (_, Who::Opponent) if own => some("lcg.choose.opponent.own.up-to", what),
        (_, Who::Opponent) => some("lcg.choose.opponent.up-to", what),
        (N::UpTo(_), _) if aimed => some("lcg.choose.target.up-to", what),
        (N::UpTo(_), _) => some("lcg.choose.up-to", what),
        (N::Exactly(_), _) => some("lcg.choose.many", what),
    }
}

/// A sentence about a card, or about each of several.
fn on(thing: &Ref, refs: &Refs, say: &dyn Fn(Arg) -> Phrase) -> Phrase {
    let noun = |term| Arg::Noun(Term(term));
    match thing {
        Ref::This => say(noun("lcg.ref.this")),
        Ref::Host => say(noun("lcg.ref.host")),
        Ref::Trigger => say(noun("lcg.ref.that")),
        Ref::Engaged => say(noun("lcg.ref.engaged")),
        Ref::Picked(name) => say(refs.it(name)),
        Ref::Each(select) => say(Arg::Phrase(Box::new(described(select, Number::Each, false)))),
    }
}

fn by_amount(amount: Amount, thing: Arg, plain: &'static str, balance: &'static str) -> Phrase {
    match amount {
        Amount::N(n) => Phrase::say(plain, [number(n), thing]),
        Amount::ByBalance(light, dark) => Phrase::say(balance, [number(light), number(dark), thing]),
    }
}

/// Icons as a list, such as "1 unit damage and 1 blast damage"; edge-enabled ones are marked.
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

/// The message key of an icon type.
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
