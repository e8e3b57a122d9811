//! Prompts of questions.

use cards::N;
use table::kernel::Point;
use table::{Arg, Ask, AskKind, CopyId, More, Phrase, Seat, Term};

use crate::effect::{Select, Who, Whose};
use crate::frame::{Frame, Stage};
use crate::game::SwLcg;
use crate::moment::What;
use crate::phrases::program::number;
use crate::phrases::select::{Number, described};
use crate::state::State;
use crate::windows::ACTIONS;

impl<const W: usize> SwLcg<W> {
    #[expect(clippy::too_many_lines, reason = "one arm per question reads as a table")]
    pub(crate) fn ask_of(&self, s: &State<W>, seat: Seat) -> Ask {
        let frame = s.frames.last().unwrap_or_default();
        let card = |copy| [Arg::Card(self.cast.card(copy))];
        let mut about = None;
        let (mut picked, mut more) = (0, More::Exactly(1));
        let (kind, prompt) = match frame {
            Frame::PickObjectives { .. } => (AskKind::One, Phrase::word("lcg.ask.bury")),
            Frame::Mulligan { .. } => (AskKind::One, Phrase::word("lcg.ask.mulligan")),
            Frame::Flip { .. } => (AskKind::One, Phrase::word("lcg.ask.flip")),
            Frame::Window { point: Point::ForcedReaction, .. } => (AskKind::One, Phrase::word("lcg.ask.forced")),
            Frame::Window { moment, point, .. } => (AskKind::Window, self.window_prompt(s, moment, point)),
            Frame::Actions { window, .. } => {
                let deploys = window == 3 && seat == s.active;
                let term = if deploys { "lcg.window.deploy" } else { ACTIONS[(window as usize).clamp(1, 11) - 1].1 };
                if deploys {
                    (AskKind::Free, Phrase::word(term))
                } else {
                    (AskKind::Window, Phrase::say("lcg.ask.window", [Arg::Noun(Term(term))]))
                }
            }
            Frame::Pay { copy, left, needs, .. } => {
                let left = Arg::Count(left.into(), Term("lcg.resource"));
                let phrase = if copy.is_some() {
                    about = Some(copy);
                    let term = if needs { "lcg.ask.pay.match" } else { "lcg.ask.pay" };
                    Phrase::say(term, [Arg::Card(self.cast.card(copy)), left])
                } else {
                    Phrase::say("lcg.ask.spend", [left])
                };
                (AskKind::One, phrase)
            }
            Frame::Pick { spec, taken, .. } => {
                let wanted = self.db.code().picks[spec as usize];
                let (sel, select) = &self.db.code().sels[wanted.from as usize];
                about = self.asking(s);
                picked = taken;
                let several = wanted.n.most() > 1;
                if several {
                    more = More::UpTo(wanted.n.most() - taken);
                }
                let theirs = wanted.by == Who::Opponent;
                let aimed = wanted.target && !theirs && wanted.n != N::UpTo(1);
                let number = if several { Number::Many } else { Number::One };
                // The opponent sees the same cards from the other side of the table.
                let seen = if theirs { &across(select) } else { select };
                let what = Arg::Phrase(Box::new(described(seen, number, wanted.target && !aimed)));
                let source = about.map_or(Arg::Noun(Term("lcg.some-card")), |c| Arg::Card(self.cast.card(c)));
                let phrase = match (wanted.n, wanted.by, wanted.cost) {
                    (N::UpTo(n), ..) if several => {
                        let term = if aimed { "lcg.ask.pick.target.up-to" } else { "lcg.ask.pick.up-to" };
                        Phrase::say(term, [source, self::number(n - taken), what])
                    }
                    (_, Who::Opponent, _) => Phrase::say("lcg.ask.pick.theirs", [source, what]),
                    (_, _, true) if sel.ready => Phrase::say("lcg.ask.pick.focus", [source, what]),
                    (_, _, true) => Phrase::say("lcg.ask.pick.sacrifice", [source, what]),
                    (N::UpTo(_), ..) => Phrase::say("lcg.ask.pick.may", [source, what]),
                    _ if aimed => Phrase::say("lcg.ask.pick.target", [source, what]),
                    _ => Phrase::say("lcg.ask.pick", [source, what]),
                };
                (if several { AskKind::Some } else { AskKind::One }, phrase)
            }
            Frame::Choose { .. } => {
                about = self.asking(s);
                (AskKind::One, self.sourced(about, "lcg.ask.choose"))
            }
            Frame::May { .. } => {
                about = self.asking(s);
                (AskKind::YesNo, self.sourced(about, "lcg.ask.may"))
            }
            Frame::PlaceTokens { moment, stage, entry, guard } => {
                let e = s.entry(moment, entry);
                about = Some(e.copy);
                let n = self::number(e.n);
                let focus = s.moments.as_slice()[moment as usize].what == What::Focus;
                let phrase = match (stage, focus) {
                    (Stage::Protect, _) => {
                        Phrase::say("lcg.ask.protect", [self.named(s, guard), n, self.named(s, e.copy)])
                    }
                    (Stage::Shields, false) => Phrase::say("lcg.ask.shield", [n, self.named(s, e.copy)]),
                    (Stage::Shields, true) => Phrase::say("lcg.ask.shield.focus", [n, self.named(s, e.copy)]),
                };
                (AskKind::One, phrase)
            }
            Frame::CaptureObjective { copy, .. } | Frame::CaptureAt { copy, .. } => {
                about = Some(copy);
                (AskKind::One, Phrase::say("lcg.ask.cell", card(copy)))
            }
            Frame::RescueAt { .. } => (AskKind::One, Phrase::word("lcg.ask.rescue")),
            Frame::Attach { copy, .. } => {
                about = Some(copy);
                (AskKind::One, Phrase::say("lcg.ask.attach", card(copy)))
            }
            Frame::Conflict { moment, entry } => {
                let copy = s.entry(moment, entry).copy;
                about = Some(copy);
                (AskKind::YesNo, Phrase::say("lcg.ask.conflict", card(copy)))
            }
            Frame::Discard { left, .. } => {
                more = More::Exactly(left);
                (AskKind::One, Phrase::say("lcg.ask.discard", [Arg::Count(left.into(), Term("lcg.card"))]))
            }
            Frame::MayDiscard { .. } => (AskKind::Free, Phrase::word("lcg.ask.may-discard")),
            Frame::Discount { .. } => {
                about = self.being_played(s).map(|(copy, _)| copy);
                (AskKind::One, self.sourced(about, "lcg.ask.discount"))
            }
            Frame::BalanceStrike { .. } => (AskKind::Free, Phrase::word("lcg.ask.balance")),
            Frame::Engage { .. } => (AskKind::Free, Phrase::word("lcg.ask.engage")),
            Frame::Declare { seat, .. } => {
                more = More::UpTo(self.declarable(s, seat).len() as u8);
                picked = (s.participants & *self.own(s, seat)).len() as u8;
                let term = if seat == s.active { "lcg.ask.attackers" } else { "lcg.ask.defenders" };
                (AskKind::Some, Phrase::word(term))
            }
            Frame::Shielding { left, .. } => {
                more = More::UpTo(left);
                (AskKind::One, Phrase::say("lcg.ask.shielding", [self::number(left)]))
            }
            Frame::Edge { .. } => {
                let own = self.edge_total(s, seat);
                (AskKind::Free, Phrase::say("lcg.ask.edge", [self::number(own)]))
            }
            Frame::FateOrder { .. } => (AskKind::One, Phrase::word("lcg.ask.fate-order")),
            Frame::FateAgain { copy, .. } => {
                about = Some(copy);
                (AskKind::YesNo, Phrase::say("lcg.ask.fate-again", card(copy)))
            }
            Frame::Strike { .. } => (AskKind::One, Phrase::word("lcg.ask.strike")),
            Frame::Icons { unit, .. } => {
                about = Some(unit);
                (AskKind::One, Phrase::say("lcg.ask.icons", [self.named(s, unit)]))
            }
            Frame::Aim { unit, tactics, left, .. } => {
                about = Some(unit);
                more = More::Exactly(left);
                let term = if tactics { "lcg.ask.tactics" } else { "lcg.ask.damage" };
                (AskKind::One, Phrase::say(term, [self.named(s, unit), self::number(left)]))
            }
            Frame::Commit { .. } => {
                more = More::UpTo(3 - (s.committed & *self.own(s, seat)).len().min(3) as u8);
                (AskKind::Free, Phrase::word("lcg.ask.commit"))
            }
            Frame::Order { under: true, .. } => (AskKind::One, Phrase::word("lcg.ask.order.under")),
            Frame::Order { named: 0, .. } => (AskKind::One, Phrase::word("lcg.ask.order.over")),
            Frame::Order { .. } => (AskKind::One, Phrase::word("lcg.ask.order.below")),
            Frame::DiscardOrder { .. } => (AskKind::One, Phrase::word("lcg.ask.order.discard")),
            Frame::Strip { copy, .. } => {
                about = Some(copy);
                (AskKind::One, Phrase::say("lcg.ask.strip", card(copy)))
            }
            Frame::Empty
            | Frame::Turn(_)
            | Frame::Fight(_)
            | Frame::Life(_)
            | Frame::Play { .. }
            | Frame::Run { .. }
            | Frame::Depart { .. } => (AskKind::One, Phrase::word("lcg.ask.wait")),
        };
        Ask { kind, prompt, about, picked, more }
    }

    /// The card with the running program.
    fn asking(&self, s: &State<W>) -> Option<CopyId> {
        s.frames.as_slice().iter().rev().find_map(|f| match *f {
            Frame::Run { src, .. } => Some(src),
            _ => None,
        })
    }

    fn sourced(&self, source: Option<CopyId>, term: &'static str) -> Phrase {
        Phrase::say(term, [source.map_or(Arg::Noun(Term("lcg.some-card")), |c| Arg::Card(self.cast.card(c)))])
    }

    /// The prompt of a round of answers, from public knowledge only.
    fn window_prompt(&self, s: &State<W>, moment: u8, point: Point) -> Phrase {
        let m = s.moments.as_slice()[moment as usize];
        let before = point == Point::Interrupt;
        let first = s.entries(moment).next().map(|(_, e)| e.copy);
        let subject = first.or(Some(m.card).filter(|c| c.is_some())).map(|c| Arg::Card(self.cast.card(c)));
        let about = |term| match subject.clone() {
            Some(card) => Phrase::say(term, [card]),
            None => Phrase::word("lcg.answer.something"),
        };
        match m.what {
            What::TurnBegan => Phrase::word("lcg.answer.turn"),
            What::PhaseBegan => Phrase::word("lcg.answer.phase-began"),
            What::PhaseEnded => Phrase::word("lcg.answer.phase-ended"),
            What::Refreshed => Phrase::word("lcg.answer.refreshed"),
            What::Playing => about("lcg.answer.playing"),
            What::Played => about("lcg.answer.played"),
            What::Announced if before => about("lcg.answer.announced"),
            What::Announced => about("lcg.answer.used"),
            What::Entered => about("lcg.answer.entered"),
            What::Leaving if before => about("lcg.answer.leaving"),
            What::Leaving => about("lcg.answer.left"),
            What::Declared => about("lcg.answer.declared"),
            What::EdgeWon => Phrase::word("lcg.answer.edge"),
            What::FocusedToStrike => about("lcg.answer.strikes"),
            What::StrikeResolved => about("lcg.answer.struck"),
            What::Damage if before => about("lcg.answer.damage"),
            What::Damage => about("lcg.answer.damaged"),
            What::Focus => about("lcg.answer.focus"),
            What::Survived => Phrase::word("lcg.answer.survived"),
            What::Committed => about("lcg.answer.committed"),
            What::Generated => about("lcg.answer.generated"),
        }
    }
}

/// A description as seen from the other side of the table.
fn across(select: &Select) -> Select {
    let of = match select.of {
        Whose::Yours => Whose::Enemys,
        Whose::Enemys => Whose::Yours,
        Whose::Anyones => Whose::Anyones,
    };
    Select { of, ..select.clone() }
}
