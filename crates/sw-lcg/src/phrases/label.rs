//! Labels of options.

use table::{Arg, CopyId, Opt, Phrase, Term};

use crate::card::Icon;
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::phrases::program::{icon_term, number, program};
use crate::state::State;
use crate::verb::Verb;

impl<const W: usize> SwLcg<W> {
    pub(crate) fn label_of(&self, s: &State<W>, o: Opt) -> Phrase {
        let verb = Verb::of(o.verb());
        let copy = CopyId(o.a());
        let say = |term| Phrase::say(term, [self.named(s, copy)]);
        match verb {
            Verb::Bury => say("lcg.label.bury"),
            Verb::Keep => Phrase::word("lcg.label.keep"),
            Verb::Redraw => Phrase::word("lcg.label.redraw"),
            Verb::Flip => say("lcg.label.flip"),
            Verb::Play => match o.b() {
                1 => say("lcg.label.attach"),
                2 => say("lcg.label.join"),
                3 => say("lcg.label.play-discard"),
                _ => self.priced(s, copy, "lcg.label.play"),
            },
            Verb::Use => self.use_label(s, o),
            Verb::Pay => Phrase::say("lcg.label.pay", [number(o.c()), self.named(s, copy)]),
            Verb::Pick | Verb::PickHand | Verb::PickDiscard | Verb::PickDeck => say("lcg.label.pick"),
            Verb::Branch => self.branch_label(s, o.a()),
            Verb::Protect if o.a() == 0 => Phrase::word("lcg.label.no-protect"),
            Verb::Protect => Phrase::say("lcg.label.protect", [Arg::Number(o.a().into())]),
            Verb::Shield if o.a() == 0 => Phrase::word("lcg.label.no-shield"),
            Verb::Shield => Phrase::say("lcg.label.shield", [Arg::Count(o.a().into(), Term("lcg.shield-token"))]),
            Verb::CaptureObjective => say("lcg.label.cell"),
            Verb::Discard => say("lcg.label.discard"),
            Verb::Balance => say("lcg.label.balance"),
            Verb::Engage if self.cast.dial.contains(copy) => Phrase::word("lcg.label.engage-dial"),
            Verb::Engage => say("lcg.label.engage"),
            Verb::Declare if self.owner(s, copy) == s.active => say("lcg.label.declare.attack"),
            Verb::Declare => say("lcg.label.declare.defend"),
            Verb::PlaceShield => say("lcg.label.place-shield"),
            Verb::Edge => say("lcg.label.edge"),
            Verb::Fate => say("lcg.label.fate"),
            Verb::Strike => say("lcg.label.strike"),
            Verb::Icon => {
                let icon = Icon::ALL[(o.a() as usize).min(2)];
                Phrase::say("lcg.label.icon", [Arg::Noun(icon_term(icon, false))])
            }
            Verb::Aim => match s.frames.last() {
                Some(Frame::Aim { base, tactics, .. }) if self.aimed(s, copy, base) > 0 => {
                    let term = if tactics { "lcg.label.aim.tactics.more" } else { "lcg.label.aim.damage.more" };
                    Phrase::say(term, [self.named(s, copy), number(self.aimed(s, copy, base))])
                }
                Some(Frame::Aim { tactics: true, .. }) => say("lcg.label.aim.tactics"),
                _ => say("lcg.label.aim.damage"),
            },
            Verb::AimAll => say("lcg.label.aim-all"),
            Verb::Commit => say("lcg.label.commit"),
            Verb::Order => say("lcg.label.order"),
            Verb::StripFocus => Phrase::word("lcg.label.strip-focus"),
            Verb::StripDamage => Phrase::word("lcg.label.strip-damage"),
            Verb::StripShield => Phrase::word("lcg.label.strip-shield"),
            Verb::StripCard => say("lcg.label.strip-card"),
            Verb::Yes => Phrase::word("lcg.label.yes"),
            Verb::No => Phrase::word("lcg.label.no"),
            Verb::Done => Phrase::word(self.done_term(s)),
            Verb::Pass => Phrase::word(self.pass_term(s)),
        }
    }

    /// A card, with whatever distinguishes it from other cards of its name.
    pub(crate) fn named(&self, s: &State<W>, copy: CopyId) -> Arg {
        let card = Arg::Card(self.cast.card(copy));
        let same = self.cast.same(copy);
        let mut marks = Vec::new();
        // Cards with one title but two numbers are separate options.
        let title = self.cast.of(copy).title & self.cast.side[self.cast.side_of(copy) as usize];
        if !title.minus(&same).is_empty() {
            let n = self.db.card(self.cast.card(copy)).number;
            marks.push(Arg::Phrase(Box::new(Phrase::say("lcg.mark.number", [Arg::Number(n.into())]))));
        }
        let twins = s.in_play & same;
        if s.in_play.contains(copy) && twins.has_several() {
            let own = self.marks_of(s, copy);
            let mut others = twins.iter().filter(|&t| !self.alike(s, t, copy));
            let clash = others.any(|t| self.marks_of(s, t) == own);
            marks.extend(own);
            if clash {
                let rank = Arg::Number(i32::from(self.rank(s, copy)) + 1);
                marks.push(Arg::Phrase(Box::new(Phrase::say("lcg.mark.rank", [rank]))));
            }
        }
        let piled = s.discard & same;
        if s.discard.contains(copy) && piled.iter().any(|c| self.rank_in_pile(s, c) > 0) {
            let rank = Arg::Number(i32::from(self.rank_in_pile(s, copy)) + 1);
            marks.push(Arg::Phrase(Box::new(Phrase::say("lcg.mark.rank", [rank]))));
        }
        if marks.is_empty() {
            return card;
        }
        Arg::Phrase(Box::new(Phrase::say("lcg.marked", [card, Arg::AllOf(marks)])))
    }

    /// The tokens and facts about a card in play, as text.
    fn marks_of(&self, s: &State<W>, copy: CopyId) -> Vec<Arg> {
        let tokens = s.tokens[copy];
        let held = s.captured.iter().filter(|&c| s.place[c] == copy.0).count() as u8;
        let mut marks = Vec::new();
        let counts = [
            (tokens.focus, "lcg.mark.focus"),
            (tokens.damage, "lcg.mark.damage"),
            (tokens.shields, "lcg.mark.shields"),
            (held, "lcg.mark.captures"),
        ];
        for (n, term) in counts.into_iter().filter(|(n, _)| *n > 0) {
            marks.push(Arg::Phrase(Box::new(Phrase::say(term, [number(n)]))));
        }
        let facts = [
            (s.committed.contains(copy), "lcg.mark.committed"),
            (s.participants.contains(copy), "lcg.mark.participating"),
            (s.engaged.contains(copy), "lcg.mark.engaged"),
            (s.used.contains(copy), "lcg.mark.used"),
        ];
        for (_, term) in facts.into_iter().filter(|(is, _)| *is) {
            marks.push(Arg::Noun(Term(term)));
        }
        if let Some(host) = s.host(copy) {
            let host = Arg::Card(self.cast.card(host));
            marks.push(Arg::Phrase(Box::new(Phrase::say("lcg.mark.on", [host]))));
        }
        for enhancement in self.attached_to(s, copy) {
            let with = Arg::Card(self.cast.card(enhancement));
            marks.push(Arg::Phrase(Box::new(Phrase::say("lcg.mark.with", [with]))));
        }
        marks
    }

    fn priced(&self, s: &State<W>, copy: CopyId, term: &'static str) -> Phrase {
        let cost = self.cost_of(s, self.owner(s, copy), copy);
        Phrase::say(term, [self.named(s, copy), number(cost)])
    }

    /// The label of an ability. If it could answer several cards, it names the card, unless that is the card itself.
    fn use_label(&self, s: &State<W>, o: Opt) -> Phrase {
        let copy = CopyId(o.a());
        if self.cast.events.contains(copy) {
            let about = self.answered_card(s, copy, o.c());
            let cost = number(self.cost_of(s, self.owner(s, copy), copy));
            return match about {
                Some(card) => Phrase::say("lcg.label.event.on", [self.named(s, copy), cost, self.named(s, card)]),
                None => Phrase::say("lcg.label.event", [self.named(s, copy), cost]),
            };
        }
        match self.answered_card(s, copy, o.c()) {
            Some(card) => Phrase::say("lcg.label.use.on", [self.named(s, copy), self.named(s, card)]),
            None => Phrase::say("lcg.label.use", [self.named(s, copy)]),
        }
    }

    fn answered_card(&self, s: &State<W>, own: CopyId, entry: u8) -> Option<CopyId> {
        let Some(Frame::Window { moment, .. }) = s.frames.last() else { return None };
        let several = s.entries(moment).count() > 1;
        several.then(|| s.entry(moment, entry).copy).filter(|c| c.is_some() && *c != own)
    }

    /// The text of a branch, taken from the effect tree of the running card.
    fn branch_label(&self, s: &State<W>, branch: u16) -> Phrase {
        let text = s.frames.as_slice().iter().rev().find_map(|f| match *f {
            Frame::Run { src, .. } => self.branches(src),
            _ => None,
        });
        match text.and_then(|branches| branches.get(branch as usize).cloned()) {
            Some(body) => program(&body),
            None => Phrase::say("lcg.label.branch", [Arg::Number(i32::from(branch) + 1)]),
        }
    }

    fn branches(&self, src: CopyId) -> Option<Vec<Vec<crate::effect::Effect>>> {
        use crate::ability::Ability;
        let abilities = &self.db.card(self.cast.card(src)).abilities;
        abilities.iter().find_map(|ability| match ability {
            Ability::Action(u)
            | Ability::Interrupt(_, u)
            | Ability::Reaction(_, u)
            | Ability::ForcedReaction(_, u)
            | Ability::Fate(u) => u.does.iter().find_map(|e| match e {
                crate::effect::Effect::OneOf(branches) => Some(branches.clone()),
                _ => None,
            }),
            Ability::Always(_) => None,
        })
    }

    fn pass_term(&self, s: &State<W>) -> &'static str {
        match s.frames.last() {
            Some(Frame::Engage { .. }) => "lcg.label.no-engagement",
            Some(Frame::MayDiscard { .. }) => "lcg.label.no-discard",
            Some(Frame::BalanceStrike { .. }) => "lcg.label.no-damage",
            Some(Frame::Edge { .. }) => "lcg.label.no-edge",
            _ => "lcg.label.pass",
        }
    }

    fn done_term(&self, s: &State<W>) -> &'static str {
        match s.frames.last() {
            Some(Frame::Declare { seat, .. }) if !(s.participants & *self.own(s, seat)).is_empty() => {
                "lcg.label.done-declaring"
            }
            Some(Frame::Declare { .. }) => "lcg.label.no-defenders",
            Some(Frame::Commit { .. }) => "lcg.label.done-committing",
            _ => "lcg.label.done",
        }
    }
}
