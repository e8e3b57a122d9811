//! Card text from effect trees. The text is complete: programs that differ in more than the names of their picks have
//! different texts in every language.

use cards::N;
use table::{Arg, Phrase, Term};

use crate::effect::{Cond, Effect, Select, Zone};
use crate::phrases::words;

/// The text of a program.
pub fn program(effects: &[Effect]) -> Phrase {
    let mut picks = Vec::new();
    collect(effects, &mut picks);
    let several = picks.len() > 1;
    let mut marks = 0;
    for pick in &mut picks {
        let fused = usize::from(pick.action != Action::Choose);
        if several && mentions(effects, pick.name) > fused {
            marks += 1;
            pick.mark = Some(marks);
        }
    }
    block(effects, &picks)
}

/// The action on picked cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Scrap,
    Discard,
    Destroy,
    Acquire,
    Copy,
    /// No action yet.
    Choose,
}

/// A pick of a program, and how the text refers to it.
struct Pick<'a> {
    name: &'a str,
    n: N,
    from: &'a Select,
    /// The next step's action on the pick; both are in one sentence.
    action: Action,
    /// A number that is printed when later steps refer to one of several picks.
    mark: Option<i32>,
}

/// A pick with its action: "you may scrap a card from your hand".
pub(super) fn picked(action: Action, n: N, from: &Select) -> Phrase {
    let (do_it, may, _) = action.terms();
    let (term, exact) = match n {
        N::Exactly(_) => (do_it, true),
        N::UpTo(1) => (may, true),
        N::UpTo(_) => (may, false),
    };
    let (noun, exactly, up_to) = match from {
        Select::Zones(_) => ("sr.card", "sr.pick.zones", "sr.pick.zones.up-to"),
        Select::TradeRow => ("sr.card", "sr.pick.row", "sr.pick.row.up-to"),
        Select::Bases => ("sr.base", "sr.pick.bases", "sr.pick.bases.up-to"),
        Select::ShipsForSale => ("sr.ship", "sr.pick.for-sale", "sr.pick.for-sale.up-to"),
        Select::ShipsPlayed => ("sr.other-ship", "sr.pick.played", "sr.pick.played.up-to"),
    };
    let mut args = vec![Arg::Count(n.most().into(), Term(noun))];
    if let Select::Zones(zones) = from {
        args.push(Arg::AnyOf(zones.iter().map(|z| Arg::Noun(own_zone(*z))).collect()));
    }
    let what = Phrase::say(if exact { exactly } else { up_to }, args);
    Phrase::say(term, [Arg::Phrase(Box::new(what))])
}

fn block(effects: &[Effect], picks: &[Pick]) -> Phrase {
    let mut parts = Vec::new();
    let mut rest = effects;
    while let [first, tail @ ..] = rest {
        parts.push(single(first, tail, picks));
        let fused = matches!(first, Effect::Pick { bind, .. } if next_deed(bind, tail) != Action::Choose);
        rest = if fused { &tail[1..] } else { tail };
    }
    if parts.len() == 1 { parts.remove(0) } else { Phrase::Seq(parts) }
}

fn single(effect: &Effect, tail: &[Effect], picks: &[Pick]) -> Phrase {
    let gain = |n: u8, what| Phrase::say("sr.gain", [Arg::Count(n.into(), Term(what))]);
    match effect {
        Effect::May(body) => when(Phrase::word("sr.if-you-wish"), body, picks),
        Effect::OneOf(branches) => Phrase::Either(branches.iter().map(|b| block(b, picks)).collect()),
        Effect::If(Cond::BasesInPlay(n), body) => {
            when(Phrase::say("sr.if-bases", [Arg::Count((*n).into(), Term("sr.base"))]), body, picks)
        }
        Effect::Pick { bind, n, from } => marked(picked(next_deed(bind, tail), *n, from), find(picks, bind)),
        Effect::Trade(n) => gain(*n, "sr.trade"),
        Effect::Combat(n) => gain(*n, "sr.combat"),
        Effect::Authority(n) => gain(*n, "sr.authority"),
        Effect::Draw(n) => Phrase::say("sr.draw", [Arg::Count((*n).into(), Term("sr.card"))]),
        Effect::DrawEach(name) => {
            let pick = find(picks, name);
            let (_, _, each) = pick.map_or(Action::Choose, |p| p.action).terms();
            marked(Phrase::say(each, [Arg::Noun(thing(pick))]), pick)
        }
        Effect::DrawPerPlayed(faction) => Phrase::say("sr.draw-per-played", [words::faction_arg(*faction)]),
        Effect::OpponentDiscards(n) => Phrase::say("sr.opponent-discards", [Arg::Count((*n).into(), Term("sr.card"))]),
        Effect::Scrap(name) => chosen(Action::Scrap, name, picks),
        Effect::Discard(name) => chosen(Action::Discard, name, picks),
        Effect::Destroy(name) => chosen(Action::Destroy, name, picks),
        Effect::AcquireOnTop(name) => chosen(Action::Acquire, name, picks),
        Effect::CopyShip(name) => chosen(Action::Copy, name, picks),
        Effect::NextShipOnTop => Phrase::word("sr.next-ship-on-top"),
    }
}

fn when(condition: Phrase, body: &[Effect], picks: &[Pick]) -> Phrase {
    Phrase::When(Box::new(condition), Box::new(block(body, picks)))
}

/// An action on cards picked earlier: "scrap the chosen cards".
fn chosen(action: Action, name: &str, picks: &[Pick]) -> Phrase {
    let pick = find(picks, name);
    let one = pick.is_some_and(|p| p.n.most() == 1);
    let term = match (thing(pick).0, one) {
        ("sr.base", true) => "sr.chosen.base",
        ("sr.base", false) => "sr.chosen.bases",
        ("sr.ship", true) => "sr.chosen.ship",
        ("sr.ship", false) => "sr.chosen.ships",
        (_, true) => "sr.chosen.card",
        (_, false) => "sr.chosen.cards",
    };
    marked(Phrase::say(action.terms().0, [Arg::Phrase(Box::new(Phrase::word(term)))]), pick)
}

fn marked(phrase: Phrase, pick: Option<&Pick>) -> Phrase {
    match pick.and_then(|p| p.mark) {
        Some(mark) => Phrase::say("sr.marked", [Arg::Phrase(Box::new(phrase)), Arg::Number(mark)]),
        None => phrase,
    }
}

fn thing(pick: Option<&Pick>) -> Term {
    Term(match pick.map(|p| p.from) {
        Some(Select::Bases) => "sr.base",
        Some(Select::ShipsForSale | Select::ShipsPlayed) => "sr.ship",
        Some(Select::Zones(_) | Select::TradeRow) | None => "sr.card",
    })
}

const fn own_zone(zone: Zone) -> Term {
    Term(match zone {
        Zone::Hand => "sr.zone.hand",
        Zone::Discard => "sr.zone.discard",
    })
}

fn find<'a, 'b>(picks: &'b [Pick<'a>], name: &str) -> Option<&'b Pick<'a>> {
    picks.iter().find(|p| p.name == name)
}

impl Action {
    /// The clauses "do", "you may do" and "draw a card for each … done".
    const fn terms(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Scrap => ("sr.scrap", "sr.scrap.may", "sr.scrap.each"),
            Self::Discard => ("sr.discard", "sr.discard.may", "sr.discard.each"),
            Self::Destroy => ("sr.destroy", "sr.destroy.may", "sr.destroy.each"),
            Self::Acquire => ("sr.acquire", "sr.acquire.may", "sr.acquire.each"),
            Self::Copy => ("sr.copy", "sr.copy.may", "sr.copy.each"),
            Self::Choose => ("sr.choose", "sr.choose.may", "sr.choose.each"),
        }
    }
}

/// The next step's action on the cards just picked, if there is one.
fn next_deed(bind: &str, tail: &[Effect]) -> Action {
    let (action, name) = match tail.first() {
        Some(Effect::Scrap(name)) => (Action::Scrap, name),
        Some(Effect::Discard(name)) => (Action::Discard, name),
        Some(Effect::Destroy(name)) => (Action::Destroy, name),
        Some(Effect::AcquireOnTop(name)) => (Action::Acquire, name),
        Some(Effect::CopyShip(name)) => (Action::Copy, name),
        _ => return Action::Choose,
    };
    if name == bind { action } else { Action::Choose }
}

fn collect<'a>(effects: &'a [Effect], picks: &mut Vec<Pick<'a>>) {
    for (i, effect) in effects.iter().enumerate() {
        match effect {
            Effect::Pick { bind, n, from } => {
                let action = next_deed(bind, &effects[i + 1..]);
                picks.push(Pick { name: bind, n: *n, from, action, mark: None });
            }
            Effect::May(body) | Effect::If(_, body) => collect(body, picks),
            Effect::OneOf(branches) => branches.iter().for_each(|b| collect(b, picks)),
            _ => {}
        }
    }
}

fn mentions(effects: &[Effect], name: &str) -> usize {
    let of = |effect: &Effect| match effect {
        Effect::DrawEach(n)
        | Effect::Scrap(n)
        | Effect::Discard(n)
        | Effect::Destroy(n)
        | Effect::AcquireOnTop(n)
        | Effect::CopyShip(n) => usize::from(n == name),
        Effect::May(body) | Effect::If(_, body) => mentions(body, name),
        Effect::OneOf(branches) => branches.iter().map(|b| mentions(b, name)).sum(),
        _ => 0,
    };
    effects.iter().map(of).sum()
}
