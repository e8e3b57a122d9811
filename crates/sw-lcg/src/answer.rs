//! Answers to a moment: conditions, publicly possible answers, and the rounds of answers.

use table::chance::Chance;
use table::kernel::{Point, Round};
use table::{CopyId, CopySet, Seat, Sink};

use crate::card::Side;
use crate::effect::Who;
use crate::event::Event;
use crate::frame::{Frame, How};
use crate::game::SwLcg;
use crate::moment::{Destination, Moment, What, When};
use crate::op::{Listen, Pointer, Skill, SkillKind};
use crate::select::Ctx;
use crate::state::State;
use crate::step::Step;

/// An answer: a copy, one of its abilities, and the entry of the moment that it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) copy: CopyId,
    pub(crate) skill: u8,
    pub(crate) entry: u8,
}

impl Answer {
    /// The answer as a mark on the value stack. Marks have room for 4 abilities and 32 entries; no card has more
    /// abilities that answer, and later entries of a large group share a mark.
    const fn mark(self) -> u16 {
        self.copy.0 | (self.skill as u16 & 3) << 9 | (self.entry as u16 & 31) << 11
    }

    /// The copy in a mark.
    pub(crate) const fn copy_of(mark: u16) -> CopyId {
        CopyId(mark & 511)
    }
}

impl<const W: usize> SwLcg<W> {
    /// Hidden copies of a seat whose place is not public.
    #[inline]
    pub(crate) fn unseen(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let hidden = s.hand | s.over | s.bag | s.under | s.edge | s.captured | s.dealt;
        (hidden & *self.own(s, seat)).minus(&(s.known[0] & s.known[1])).minus(&self.revealed_edge(s))
    }

    /// The copies of a set that this seat might hold in hand according to public knowledge.
    pub(crate) fn might_hold(&self, s: &State<W>, seat: Seat, set: CopySet<W>) -> CopySet<W> {
        let hand = s.hand & *self.own(s, seat);
        if hand.is_empty() {
            return CopySet::EMPTY;
        }
        let unseen = self.unseen(s, seat);
        let open = hand.minus(&unseen);
        if (hand & unseen).is_empty() { set & open } else { set & (open | unseen) }
    }

    /// Whether any card anywhere might answer this kind of moment at this point.
    #[inline]
    pub(crate) fn could_answer(&self, s: &State<W>, what: What, point: Point) -> bool {
        let listeners = self.cast.listens[what as usize][point as usize];
        !listeners.is_empty()
            && !listeners.disjoint(&(s.in_play | s.hand | s.bag | s.over | s.under | s.edge | s.captured))
    }

    /// Whether any card might answer this kind of moment at all.
    #[inline]
    pub(crate) fn anybody_listens(&self, s: &State<W>, what: What) -> bool {
        [Point::Interrupt, Point::ForcedReaction, Point::Reaction].iter().any(|&p| self.could_answer(s, what, p))
    }

    /// Whether this entry of a moment meets the condition of an ability.
    pub(crate) fn meets(&self, s: &State<W>, listen: Listen, src: CopyId, moment: u8, entry: u8) -> bool {
        let m = s.moments.as_slice()[moment as usize];
        if listen.when.moment() != Some(m.what) {
            return false;
        }
        let seat = self.owner(s, src);
        let e = s.entry(moment, entry);
        let about = |copy: CopyId| self.is_about(s, listen.which, src, copy);
        match listen.when {
            When::Never => false,
            When::TurnBegan => match listen.who {
                Who::You => m.seat == seat,
                Who::Opponent => m.seat != seat,
                Who::Active => true,
            },
            When::PhaseBegan | When::PhaseEnded => m.seat == seat && m.n == listen.phase as u8,
            When::Refreshed => m.seat == seat,
            When::Playing | When::Played => m.seat == seat && about(m.card),
            When::EventPlayed => {
                m.has(Moment::EVENT)
                    && m.card != src
                    && listen.affiliation.is_none_or(|a| m.seat == seat && self.cast.of(m.card).affiliation == a)
            }
            When::InterruptUsed => m.has(Moment::INTERRUPT) && m.card != src,
            When::Enters | When::Leaves | When::Committed | When::Generates => e.copy.is_some() && about(e.copy),
            When::Destroyed => m.has(Moment::DESTROYED) && e.copy.is_some() && about(e.copy),
            When::Captured => {
                let taken = e.copy.is_some() && Destination::of(e.n) == Destination::Captured;
                taken && s.side(seat) == Side::Dark && self.cast.units.contains(e.copy) && self.owner(s, e.copy) != seat
            }
            When::Engaged => !m.has(Moment::MARK) && about(m.card),
            When::Attacks => !m.has(Moment::MARK) && m.seat == seat && s.participants.contains(src),
            When::Joins => m.seat == seat && s.participants.contains(src),
            When::EdgeWon => m.seat == seat && (!listen.strict || seat == s.active),
            When::FocusedToStrike => {
                e.copy.is_some() && about(e.copy) && (!listen.strict || self.owner(s, e.copy) == s.active)
            }
            When::StrikeResolved => e.copy.is_some() && s.in_play.contains(e.copy) && about(e.copy),
            // Damage to a card that has left play since is lost (LCG-DMG-14).
            When::WouldBeDamaged => {
                e.copy.is_some() && s.in_play.contains(e.copy) && e.n > 0 && !m.has(Moment::MOVED) && about(e.copy)
            }
            When::Dealt => m.card == src && e.copy.is_some() && e.n > 0 && about(e.copy),
            When::Survived => {
                s.participants.contains(src) && seat == s.active && (!listen.strict || m.has(Moment::MARK))
            }
        }
    }

    fn is_about(&self, s: &State<W>, which: Pointer, src: CopyId, copy: CopyId) -> bool {
        match which {
            Pointer::None => true,
            Pointer::This => copy == src,
            Pointer::Host => s.host(src) == Some(copy),
            Pointer::A(sel) => self.fits(s, sel, copy, src),
        }
    }

    /// Calls `found` for every answer this seat can give until it returns true. With `publicly`, calls it for every
    /// answer the seat might have according to public knowledge.
    #[expect(clippy::too_many_arguments, reason = "all of them describe the round of answers")]
    pub(crate) fn find_answer(
        &self,
        s: &State<W>,
        seat: Seat,
        moment: u8,
        point: Point,
        marks: &[u16],
        publicly: bool,
        mut found: impl FnMut(Answer) -> bool,
    ) -> bool {
        let what = s.moments.as_slice()[moment as usize].what;
        let listeners = self.cast.listens[what as usize][point as usize] & *self.own(s, seat);
        if listeners.is_empty() {
            return false;
        }
        let hand = if publicly { self.might_hold(s, seat, listeners) } else { listeners & s.hand };
        let candidates = (listeners & s.in_play.minus(&s.attached)) | hand;
        let entries = s.moments.as_slice()[moment as usize].len.max(1);
        for copy in candidates {
            let from_hand = !s.in_play.contains(copy);
            for (i, skill) in self.db.skills(self.cast.card(copy)).iter().enumerate() {
                if skill.kind != SkillKind::Answer(point) || skill.from_hand != from_hand {
                    continue;
                }
                for entry in 0..entries {
                    let answer = Answer { copy, skill: i as u8, entry };
                    if self.meets(s, skill.listen, copy, moment, entry)
                        && !marks.contains(&answer.mark())
                        && self.usable(s, copy, skill, Some((moment, entry)), publicly)
                        && found(answer)
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether it makes no difference which of two answers is given: equal cards with equal facts that answer the same
    /// card, or that each answer for themselves.
    pub(crate) fn interchangeable(&self, s: &State<W>, moment: u8, one: Answer, other: Answer) -> bool {
        if one.skill != other.skill || self.cast.card(one.copy) != self.cast.card(other.copy) {
            return false;
        }
        let (this, that) = (self.trigger(s, moment, one.entry), self.trigger(s, moment, other.entry));
        let selves = this == one.copy && that == other.copy;
        (one.entry == other.entry || this == that || selves) && self.alike(s, one.copy, other.copy)
    }

    /// The skill of an answer or action.
    pub(crate) fn skill(&self, copy: CopyId, skill: u8) -> &Skill {
        &self.db.skills(self.cast.card(copy))[skill as usize]
    }

    /// The context in which a program of this card runs.
    pub(crate) fn ctx(&self, s: &State<W>, src: CopyId, base: u8, answered: Option<(u8, u8)>) -> Ctx {
        let trigger = answered.map_or(CopyId::NONE, |(moment, entry)| self.trigger(s, moment, entry));
        Ctx { src, seat: self.owner(s, src), base, trigger }
    }

    /// The card that an entry of a moment is about.
    pub(crate) fn trigger(&self, s: &State<W>, moment: u8, entry: u8) -> CopyId {
        let m = s.moments.as_slice()[moment as usize];
        if entry < m.len { s.entry(moment, entry).copy } else { m.card }
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    pub(crate) fn open_window(&mut self, moment: u8, point: Point) {
        let base = self.s.vals.len() as u8;
        self.push(Frame::Window { moment, point, round: Round::from(self.s.active), base, marks: 0 });
    }

    /// Continues a round of answers; returns true when a player has to choose.
    pub(crate) fn window(&mut self) -> bool {
        let Some(Frame::Window { moment, point, round, base, marks }) = self.s.frames.last() else { return false };
        if point == Point::ForcedReaction {
            return self.forced(moment, base, marks);
        }
        let off = self.s.moments.as_slice()[moment as usize].has(Moment::OFF) && point == Point::Interrupt;
        if round.is_over(2) || off {
            self.pop();
            self.s.vals.truncate(base as usize);
            return false;
        }
        if self.g.find_answer(self.s, round.turn, moment, point, self.marks(base, marks), true, |_| true) {
            return true;
        }
        self.replace(Frame::Window { moment, point, round: round.passed(2), base, marks });
        false
    }

    pub(crate) fn marks(&self, base: u8, marks: u8) -> &[u16] {
        &self.s.vals.as_slice()[base as usize..(base + marks) as usize]
    }

    /// Resolves forced answers one by one; the active player chooses between different ones (LCG-TIME-17).
    fn forced(&mut self, moment: u8, base: u8, marks: u8) -> bool {
        let mut only: Option<Answer> = None;
        let mut several = false;
        for seat in [self.s.active, self.s.active.other()] {
            let taken = self.marks(base, marks);
            self.g.find_answer(self.s, seat, moment, Point::ForcedReaction, taken, false, |answer| {
                several |= only.is_some_and(|first| !self.g.interchangeable(self.s, moment, first, answer));
                only = only.or(Some(answer));
                several
            });
        }
        match only {
            None => {
                self.pop();
                self.s.vals.truncate(base as usize);
                false
            }
            Some(_) if several => true,
            Some(answer) => {
                self.give(answer);
                false
            }
        }
    }

    /// Gives an answer in the top window.
    pub(crate) fn give(&mut self, answer: Answer) {
        let Some(Frame::Window { moment, point, round, base, marks }) = self.s.frames.last() else { return };
        self.s.vals.push(answer.mark());
        // Forced answers are not given in turns: the active player orders all of them (LCG-TIME-17).
        let round = if point == Point::ForcedReaction { round } else { round.acted(2) };
        self.replace(Frame::Window { moment, point, round, base, marks: marks + 1 });
        self.use_skill(answer.copy, answer.skill, moment, answer.entry);
    }

    /// Uses an ability, or plays the event that has it.
    pub(crate) fn use_skill(&mut self, copy: CopyId, skill: u8, moment: u8, entry: u8) {
        if self.g.cast.events.contains(copy) {
            let how = How::Plain;
            return self.push(Frame::Play { copy, how, step: 0, discount: 0, moment, entry });
        }
        let seat = self.g.owner(self.s, copy);
        self.sink.emit_with(|| Event::Used { seat, card: self.g.cast.card(copy) });
        self.start_program(copy, skill, moment, entry);
    }

    /// Starts the program of an ability.
    pub(crate) fn start_program(&mut self, copy: CopyId, skill: u8, moment: u8, entry: u8) {
        let skill = *self.g.skill(copy, skill);
        if skill.limit != crate::ability::Limit::None {
            self.s.used.insert(copy);
        }
        let base = self.s.vals.len() as u8;
        for _ in 0..skill.slots {
            self.s.vals.push(CopyId::NONE.0);
        }
        self.push(Frame::Run { pc: skill.pc, src: copy, base, moment, entry });
    }
}
