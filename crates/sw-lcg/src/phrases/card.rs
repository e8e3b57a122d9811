//! The text box and the type line of a card.

use table::{Arg, Phrase, Term};

use crate::ability::{Ability, Phase, Static, Trigger, Which};
use crate::card::{CardDef, Host, Icons, Keyword, Kind, Side};
use crate::effect::Who;
use crate::phrases::program::{icons_arg, number, usage};
use crate::phrases::select::{Number, affiliation_arg, described, trait_term};

/// A section of a card's text box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The sign that a client may draw for its heading.
    pub sign: &'static str,
    /// Its heading.
    pub head: Phrase,
    /// Its text.
    pub text: Phrase,
}

/// A card's text box, section by section.
pub fn card_text(def: &CardDef) -> Vec<Section> {
    let mut text = Vec::new();
    if let Kind::Enhancement { on, .. } = &def.kind {
        text.push(Section { sign: "enhance", head: Phrase::word("lcg.head.enhance"), text: enhances(on) });
    }
    if !def.keywords.is_empty() {
        let words = def.keywords.iter().map(|k| Arg::Phrase(Box::new(keyword(*k)))).collect();
        let text_of = Phrase::say("lcg.keywords", [Arg::AllOf(words)]);
        text.push(Section { sign: "keyword", head: Phrase::word("lcg.head.keywords"), text: text_of });
    }
    for ability in &def.abilities {
        text.push(section(ability));
    }
    if let Kind::Objective { own_only, once, .. } = def.kind {
        if own_only {
            let text_of = Phrase::say("lcg.deck.own-only", [affiliation_arg(def.affiliation)]);
            text.push(Section { sign: "deck", head: Phrase::word("lcg.head.deck"), text: text_of });
        }
        if once {
            let text_of = Phrase::word("lcg.deck.once");
            text.push(Section { sign: "deck", head: Phrase::word("lcg.head.deck"), text: text_of });
        }
    }
    text
}

fn section(ability: &Ability) -> Section {
    let answer = |sign, term, trigger: &Trigger, text| {
        let head = Phrase::say(term, [Arg::Phrase(Box::new(condition(trigger, term)))]);
        Section { sign, head, text }
    };
    match ability {
        // Playing the card this way is an action, so it has the heading of one.
        Ability::Always(way @ Static::PlayIntoEngagement) => {
            Section { sign: "action", head: Phrase::word("lcg.head.action"), text: constant(way) }
        }
        Ability::Always(always) => {
            Section { sign: "always", head: Phrase::word("lcg.head.always"), text: constant(always) }
        }
        Ability::Action(u) => Section { sign: "action", head: Phrase::word("lcg.head.action"), text: usage(u, None) },
        Ability::Interrupt(on, u) => answer("interrupt", "lcg.head.interrupt", on, usage(u, Some(on))),
        Ability::Reaction(on, u) => answer("reaction", "lcg.head.reaction", on, usage(u, Some(on))),
        Ability::ForcedReaction(on, u) => answer("forced", "lcg.head.forced-reaction", on, usage(u, Some(on))),
        Ability::Fate(u) => Section { sign: "fate", head: Phrase::word("lcg.head.fate"), text: usage(u, None) },
    }
}

fn enhances(on: &Host) -> Phrase {
    match on {
        Host::PlayArea => Phrase::word("lcg.enhance.area"),
        Host::Dial => Phrase::word("lcg.enhance.dial"),
        Host::Card(select) => {
            Phrase::say("lcg.enhance.card", [Arg::Phrase(Box::new(described(select, Number::One, false)))])
        }
    }
}

/// A keyword with its number or trait.
pub fn keyword(keyword: Keyword) -> Phrase {
    match keyword {
        Keyword::Edge(n) => Phrase::say("lcg.keyword.edge", [number(n)]),
        Keyword::Elite => Phrase::word("lcg.keyword.elite"),
        Keyword::Limited => Phrase::word("lcg.keyword.limited"),
        Keyword::NoEnhancements => Phrase::word("lcg.keyword.no-enhancements"),
        Keyword::Protect(t) => Phrase::say("lcg.keyword.protect", [Arg::Noun(trait_term(t))]),
        Keyword::Shielding => Phrase::word("lcg.keyword.shielding"),
        Keyword::TargetedStrike => Phrase::word("lcg.keyword.targeted-strike"),
    }
}

/// The condition of an answer, worded as about to happen for interrupts and as past for reactions.
fn condition(trigger: &Trigger, head: &str) -> Phrase {
    let before = head == "lcg.head.interrupt";
    let about = |term, which: &Which| Phrase::say(term, [subject(which)]);
    match trigger {
        Trigger::TurnBegan(Who::Opponent) => Phrase::word("lcg.on.their-turn"),
        Trigger::TurnBegan(_) => Phrase::word("lcg.on.your-turn"),
        Trigger::PhaseBegan(phase) => Phrase::say("lcg.on.phase-began", [Arg::Noun(phase_term(*phase))]),
        Trigger::PhaseEnded(phase) => Phrase::say("lcg.on.phase-ended", [Arg::Noun(phase_term(*phase))]),
        Trigger::Refreshed => Phrase::word("lcg.on.refreshed"),
        Trigger::Playing(select) => {
            Phrase::say("lcg.on.playing", [Arg::Phrase(Box::new(described(select, Number::One, false)))])
        }
        Trigger::Played(select) => {
            Phrase::say("lcg.on.played", [Arg::Phrase(Box::new(described(select, Number::One, false)))])
        }
        Trigger::EventPlayed(None) => Phrase::word("lcg.on.event"),
        Trigger::EventPlayed(Some(a)) => Phrase::say("lcg.on.own-event", [affiliation_arg(*a)]),
        Trigger::InterruptUsed => Phrase::word("lcg.on.interrupt"),
        Trigger::EntersPlay(which) => about("lcg.on.enters", which),
        Trigger::LeavesPlay(which) => about("lcg.on.leaves", which),
        Trigger::Destroyed(which) if before => about("lcg.on.destroyed.before", which),
        Trigger::Destroyed(which) => about("lcg.on.destroyed", which),
        Trigger::Engaged(which) => about("lcg.on.engaged", which),
        Trigger::Attacks(which) => about("lcg.on.attacks", which),
        Trigger::Joins(which) => about("lcg.on.joins", which),
        Trigger::EdgeWon { attacking: true } => Phrase::word("lcg.on.edge-won.attacking"),
        Trigger::EdgeWon { attacking: false } => Phrase::word("lcg.on.edge-won"),
        Trigger::FocusedToStrike { who, attacking: true } => about("lcg.on.strikes.attacking", who),
        Trigger::FocusedToStrike { who, attacking: false } => about("lcg.on.strikes", who),
        Trigger::StrikeResolved(which) => about("lcg.on.strike-resolved", which),
        Trigger::WouldBeDamaged(which) => about("lcg.on.would-be-damaged", which),
        Trigger::DealtDamageTo(select) => {
            Phrase::say("lcg.on.dealt", [Arg::Phrase(Box::new(described(select, Number::One, false)))])
        }
        Trigger::Survived { unopposed: true } => Phrase::word("lcg.on.survived.unopposed"),
        Trigger::Survived { unopposed: false } => Phrase::word("lcg.on.survived"),
        Trigger::Committed => Phrase::word("lcg.on.committed"),
        Trigger::Captured => Phrase::word("lcg.on.captured"),
        Trigger::HostGenerates => Phrase::word("lcg.on.host-generates"),
    }
}

/// The card that a condition is about, as a subject.
fn subject(which: &Which) -> Arg {
    match which {
        Which::This => Arg::Noun(Term("lcg.ref.this")),
        Which::Host => Arg::Noun(Term("lcg.ref.host")),
        Which::A(select) => Arg::Phrase(Box::new(described(select, Number::Any, false))),
    }
}

/// The message key of a phase.
pub const fn phase_term(phase: Phase) -> Term {
    Term(match phase {
        Phase::Setup => "lcg.phase.setup",
        Phase::Balance => "lcg.phase.balance",
        Phase::Refresh => "lcg.phase.refresh",
        Phase::Draw => "lcg.phase.draw",
        Phase::Deployment => "lcg.phase.deployment",
        Phase::Conflict => "lcg.phase.conflict",
        Phase::Force => "lcg.phase.force",
    })
}

fn constant(always: &Static) -> Phrase {
    let icons = |term, icons: &Icons| Phrase::say(term, [icons_arg(*icons)]);
    let word = |k: &Keyword| Arg::Phrase(Box::new(keyword(*k)));
    let one = |select| Arg::Phrase(Box::new(described(select, Number::One, false)));
    match always {
        Static::ForceBonus(n) => Phrase::say("lcg.always.force", [number(*n)]),
        Static::Reserve(n) => Phrase::say("lcg.always.reserve", [number(*n)]),
        Static::NoMatch => Phrase::word("lcg.always.no-match"),
        Static::MatchAll => Phrase::word("lcg.always.match-all"),
        Static::Capacity(n) => Phrase::say("lcg.always.capacity", [number(*n)]),
        Static::Fragile(n) => Phrase::say("lcg.always.fragile", [number(*n)]),
        Static::HostIcons(i) => icons("lcg.always.host-icons", i),
        Static::UnitIcons(i) => icons("lcg.always.unit-icons", i),
        Static::IconsPerEnhancement(i) => icons("lcg.always.icons-each", i),
        Static::AfterFate(i, k) => Phrase::say("lcg.always.after-fate", [icons_arg(*i), word(k)]),
        Static::HostKeyword(k) => Phrase::say("lcg.always.host-keyword", [word(k)]),
        Static::HostKeywordIf(k, slug) => Phrase::say("lcg.always.host-keyword-if", [word(k), named(slug)]),
        Static::CannotAttack => Phrase::word("lcg.always.cannot-attack"),
        Static::CannotBeTargeted => Phrase::word("lcg.always.untargetable"),
        Static::FirstCheaper(select, n) => Phrase::say("lcg.always.cheaper", [one(select), number(*n)]),
        Static::OnlyAttackers(select) => {
            let units = Arg::Phrase(Box::new(described(select, Number::Many, false)));
            Phrase::say("lcg.always.only-attackers", [units])
        }
        Static::MostAttackers(n) => Phrase::say("lcg.always.most-attackers", [number(*n)]),
        Static::Divide => Phrase::word("lcg.always.divide"),
        Static::FateAgain => Phrase::word("lcg.always.fate-again"),
        Static::FirstEdgeOpen => Phrase::word("lcg.always.first-edge-open"),
        Static::PlayIntoEngagement => Phrase::word("lcg.always.into-engagement"),
        Static::PlayFromDiscard => Phrase::word("lcg.always.from-discard"),
        Static::AsEnhancement(select, i) => Phrase::say("lcg.always.as-enhancement", [one(select), icons_arg(*i)]),
        Static::CapturedInstead => Phrase::word("lcg.always.captured-instead"),
        Static::LoseIfDestroyed => Phrase::word("lcg.always.lose-if-destroyed"),
        Static::EngageDial(n) => Phrase::say("lcg.always.dial", [number(*n)]),
    }
}

/// A card by its slug.
fn named(slug: &str) -> Arg {
    crate::db::slug_id(slug).map_or(Arg::Noun(Term("lcg.some-card")), Arg::Card)
}

/// Affiliation, kind and numbers in one line.
pub fn type_line(def: &CardDef) -> Phrase {
    let affiliation = affiliation_arg(def.affiliation);
    let kind = match &def.kind {
        Kind::Affiliation { reserve, .. } => Phrase::say("lcg.kind.affiliation", [number(*reserve)]),
        Kind::Objective { capacity, .. } => Phrase::say("lcg.kind.objective", [number(*capacity)]),
        Kind::Unit { cost, capacity, .. } => Phrase::say("lcg.kind.unit", [number(*cost), number(*capacity)]),
        Kind::Enhancement { cost, .. } => Phrase::say("lcg.kind.enhancement", [number(*cost)]),
        Kind::Event { cost } => Phrase::say("lcg.kind.event", [number(*cost)]),
        Kind::Fate { priority } => Phrase::say("lcg.kind.fate", [number(*priority)]),
    };
    let mut line = Phrase::say("lcg.type", [affiliation, Arg::Phrase(Box::new(kind))]);
    if def.unique {
        line = Phrase::say("lcg.type.unique", [Arg::Phrase(Box::new(line))]);
    }
    if def.force > 0 {
        line = Phrase::say("lcg.type.force", [Arg::Phrase(Box::new(line)), number(def.force)]);
    }
    if def.resources() > 0 {
        line = Phrase::say("lcg.type.resources", [Arg::Phrase(Box::new(line)), number(def.resources())]);
    }
    if def.icons() != Icons::NONE {
        line = Phrase::say("lcg.type.icons", [Arg::Phrase(Box::new(line)), icons_arg(def.icons())]);
    }
    if !def.traits.is_empty() {
        let traits = Arg::AllOf(def.traits.iter().map(|t| Arg::Noun(trait_term(*t))).collect());
        line = Phrase::say("lcg.type.traits", [Arg::Phrase(Box::new(line)), traits]);
    }
    line
}

/// The traits alone; `None` if the card has none.
pub fn trait_line(def: &CardDef) -> Option<Phrase> {
    let list: Vec<Arg> = def.traits.iter().map(|t| Arg::Noun(trait_term(*t))).collect();
    (!list.is_empty()).then(|| Phrase::say("lcg.traits", [Arg::AllOf(list)]))
}

/// The message key of a side.
pub const fn side_term(side: Side) -> Term {
    Term(match side {
        Side::Light => "lcg.side.light",
        Side::Dark => "lcg.side.dark",
    })
}
