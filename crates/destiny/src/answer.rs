//! Abilities that answer a moment: how they are found, ordered, and run or queued (Chapter 7).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, Seat, Sink};

use crate::card::Symbol;
use crate::cast::MOST_COPIES;
use crate::effect::Whose;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Destiny;
use crate::moment::{Entry, MOST_ENTRIES, Moment, What, When};
use crate::op::{HEADER, Listen, Pointer, Skill, SkillKind};
use crate::select::Ctx;
use crate::state::{MOST_WAITING, Queued, State};
use crate::step::Step;

/// An ability that answers a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The card with the ability.
    pub(crate) copy: CopyId,
    /// The index of the ability on the card.
    pub(crate) skill: u8,
    /// The entry of the moment that the ability is about.
    pub(crate) entry: u8,
}

/// The most abilities that one card can have, including borrowed ones. An index takes three bits.
pub(crate) const MOST_SKILLS: usize = 8;

/// An answer is packed into one stack value: 8 bits for the card, 3 for the ability and 5 for the entry.
impl Answer {
    pub(crate) const fn pack(self) -> u16 {
        debug_assert!((self.copy.0 as usize) < MOST_COPIES && (self.entry as usize) < MOST_ENTRIES);
        self.copy.0 | (self.skill as u16) << 8 | (self.entry as u16) << 11
    }

    pub(crate) const fn unpack(value: u16) -> Self {
        Self { copy: CopyId(value & 255), skill: (value >> 8 & 7) as u8, entry: (value >> 11) as u8 }
    }
}

const _: () = assert!(MOST_SKILLS == 1 << 3 && MOST_ENTRIES == 1 << 5 && MOST_COPIES <= 1 << 8);

impl<const W: usize> Destiny<W> {
    /// Lists the abilities of this kind that answer a moment.
    fn answers(&self, s: &State<W>, moment: u8, kind: SkillKind) -> ArrayVec<Answer, MOST_WAITING> {
        let m = s.moment(moment);
        let table = if kind == SkillKind::Before { &self.cast.before } else { &self.cast.after };
        let mut cards = s.in_play & table[m.what as usize];
        if m.what == What::Activate {
            // The roll of an activation and the activation itself are one condition (SWD-SIM-OPEN1).
            cards |= s.in_play & table[What::Roll as usize];
        }
        let mut found = ArrayVec::new();
        // While no player controls the battlefield, its abilities are inactive.
        let idle = |c: CopyId| c == s.field && s.holder().is_none();
        for copy in cards.iter().filter(|&c| !self.is_silenced(s, c) && !idle(c)) {
            let own = self.db.compiled(self.cast.card(copy)).skills.iter().enumerate();
            let lent = self.loans(s, copy);
            for (i, skill) in own.map(|(i, skill)| (i as u8, skill)).chain(lent.iter().map(|l| (l.at, &l.skill))) {
                // A character has a keyword only once, and loses it together with its other abilities (SWD-KEY-02).
                let again = |a: &Answer| self.skill(a.copy, a.skill).guardian;
                if skill.guardian && (self.is_silenced(s, m.card) || found.iter().any(again)) {
                    continue;
                }
                if skill.kind == kind {
                    self.answer_with(s, moment, copy, i, &skill.listen, &mut found);
                }
            }
        }
        if kind == SkillKind::After && m.what == What::Defeat {
            for (orphan, ..) in s.orphans(moment) {
                self.answer_orphaned(s, moment, orphan, &mut found);
            }
        }
        found
    }

    /// The player who uses the ability of an answering card. For the battlefield it is the player who controls it
    /// (SWD-BF-03); for a card on a defeated character it is the player who controlled the card there.
    fn speaker(&self, s: &State<W>, moment: u8, copy: CopyId) -> Seat {
        if copy == s.field {
            return s.arbiter();
        }
        let orphan = s.orphans(moment).find(|(c, ..)| *c == copy);
        orphan.map_or_else(|| self.controller(s, copy), |(_, seat, _)| seat)
    }

    /// Whether the order of two answers makes no difference: the same ability of equal cards of one player, about the
    /// same card or die (SWD-SIM-01, SWD-SIM-02).
    fn answers_alike(&self, s: &State<W>, moment: u8, a: Answer, b: Answer) -> bool {
        let (x, y) = (s.entry(moment, a.entry).copy, s.entry(moment, b.entry).copy);
        let dice = matches!(s.moment(moment).what, What::Roll | What::Activate | What::Resolve);
        let about = a.entry == b.entry || dice && x.is_some() && y.is_some() && self.dice_alike(s, x, y);
        about
            && a.skill == b.skill
            && self.speaker(s, moment, a.copy) == self.speaker(s, moment, b.copy)
            && self.cards_alike(s, a.copy, b.copy)
    }

    /// Adds the answers of a card that was discarded together with its defeated host.
    fn answer_orphaned(&self, s: &State<W>, moment: u8, copy: CopyId, found: &mut ArrayVec<Answer, MOST_WAITING>) {
        let entry = s.orphans(moment).find(|(c, ..)| *c == copy).map_or(0, |(.., entry)| entry);
        let skills = self.db.compiled(self.cast.card(copy)).skills.iter().enumerate();
        for (skill, _) in skills.filter(|(_, skill)| follows_host(skill)) {
            if !found.is_full() {
                found.push(Answer { copy, skill: skill as u8, entry });
            }
        }
    }

    fn answer_with(
        &self,
        s: &State<W>,
        moment: u8,
        copy: CopyId,
        skill: u8,
        listen: &Listen,
        found: &mut ArrayVec<Answer, MOST_WAITING>,
    ) {
        let m = s.moment(moment);
        let rolls = m.what == What::Activate && matches!(listen.when, When::Rolls | When::RollsThis);
        if listen.when.moment() != Some(m.what) && !rolls {
            return;
        }
        let single = matches!(listen.when, When::Setup | When::Activates | When::Plays | When::Playing | When::Claims)
            || matches!(listen.when, When::DiscardsToReroll | When::EventHappens | When::PhaseEnds);
        let entries: ArrayVec<(u8, Entry), MOST_ENTRIES> = if single {
            std::iter::once((0, Entry { copy: m.card, n: m.n })).collect()
        } else {
            s.entries(moment).collect()
        };
        for (entry, e) in entries {
            if !found.is_full() && self.is_trigger(s, m, copy, listen, e) {
                found.push(Answer { copy, skill, entry });
            }
        }
    }

    /// Whether an ability of a card in play answers this entry after the moment.
    pub(crate) fn is_answered(&self, s: &State<W>, m: Moment, e: Entry) -> bool {
        (s.in_play & self.cast.after[m.what as usize]).iter().any(|copy| {
            let lent = self.loans(s, copy);
            let own = &self.db.compiled(self.cast.card(copy)).skills;
            let mut skills = own.iter().chain(lent.iter().map(|loan| &loan.skill));
            skills.any(|k| {
                k.kind == SkillKind::After
                    && k.listen.when.moment() == Some(m.what)
                    && self.is_trigger(s, m, copy, &k.listen, e)
            })
        })
    }

    /// Whether an ability of `src` with this condition answers the entry.
    fn is_trigger(&self, s: &State<W>, m: Moment, src: CopyId, listen: &Listen, e: Entry) -> bool {
        let seat = if src == s.field { s.arbiter() } else { self.controller(s, src) };
        let by = match listen.by {
            Whose::Anyones => true,
            Whose::Yours => m.seat == seat,
            Whose::Enemys | Whose::Foes => m.seat != seat,
        };
        let ctx = Ctx::idle(src, seat);
        let points = |pointer, copy: CopyId| match pointer {
            Pointer::None => true,
            Pointer::This => copy == src,
            Pointer::Host => s.host(src) == Some(copy),
            Pointer::A(sel) => copy.is_some() && self.fits(s, sel, copy, ctx),
        };
        let shows = |symbol: Symbol| listen.showing == 0 || listen.showing >> symbol as u16 & 1 != 0;
        by && match listen.when {
            When::Never => false,
            When::Setup | When::Claims | When::DiscardsToReroll | When::RemovesDice => true,
            When::EventHappens | When::PhaseEnds => true,
            When::Activates => points(listen.which, m.card),
            When::Plays | When::Playing => points(listen.which, m.card) && points(listen.on, m.host),
            When::RollsThis => {
                self.cast.home(e.copy) == src
                    && (!listen.strict || m.has(Moment::INTO_POOL) || m.what == What::Activate)
            }
            When::Rolls => {
                listen.dice.is_some_and(|d| self.die_fits(s, d, e.copy, ctx)) && shows(self.side(s, e.copy).symbol)
            }
            When::Resolves => {
                let costly = self.side(s, e.copy).cost > 0;
                self.cast.home(e.copy) == src && shows(self.symbol_in(s, m, e.copy)) && (!listen.strict || costly)
            }
            When::Dealt => points(listen.which, e.copy) && e.n >= listen.least && shows_damage(m, listen.showing),
            When::Takes => points(listen.which, e.copy) && e.n > 0,
            When::Defeated => {
                let compiled = self.db.compiled(self.cast.card(src));
                points(listen.which, e.copy) && compiled.redeploy_on.is_none_or(|sel| self.fits(s, sel, e.copy, ctx))
            }
        }
    }
}

/// Whether the ability answers the defeat of its host after it has happened.
fn follows_host(skill: &Skill) -> bool {
    skill.kind == SkillKind::After && skill.listen.when == When::Defeated && skill.listen.which == Pointer::Host
}

impl<const W: usize> State<W> {
    /// Cards that answer the defeat of their host and are discarded with it: the card, its controller, and the host's
    /// entry in the moment. They follow the entries on the value stack.
    pub(crate) fn orphans(&self, moment: u8) -> impl Iterator<Item = (CopyId, Seat, u8)> + '_ {
        let m = self.moment(moment);
        let n = if m.what == What::Defeat { m.n } else { 0 };
        let first = (m.base + m.len) as usize;
        let all = self.vals.as_slice()[first..].iter().take(n as usize).map(|value| Entry::unpack(*value));
        all.map(|e| (e.copy, Seat::new((e.n >> 5) as usize), e.n & 31))
    }
}

fn shows_damage(m: Moment, wanted: u16) -> bool {
    let kinds =
        [(Moment::MELEE, Symbol::Melee), (Moment::RANGED, Symbol::Ranged), (Moment::INDIRECT, Symbol::Indirect)];
    wanted == 0 || kinds.iter().any(|(flag, symbol)| m.has(*flag) && wanted >> *symbol as u16 & 1 != 0)
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Records the cards that answer a defeat and are about to leave play with the defeated character.
    pub(crate) fn note_orphans(&mut self, moment: u8) {
        let mut orphans: ArrayVec<Entry, 16> = ArrayVec::new();
        for (i, e) in self.s.entries(moment) {
            for load in self.g.attached_to(self.s, e.copy) {
                let skills = &self.g.db.compiled(self.g.cast.card(load)).skills;
                if skills.iter().any(follows_host) && !orphans.is_full() {
                    let seat = self.g.controller(self.s, load).idx() as u8;
                    orphans.push(Entry { copy: load, n: seat << 5 | i });
                }
            }
        }
        self.s.moment_mut(moment).n = orphans.len() as u8;
        for orphan in orphans {
            self.s.vals.push(orphan.pack());
        }
    }

    /// Finds the abilities that answer a moment and pushes a frame to order them.
    pub(crate) fn gather(&mut self, moment: u8, kind: SkillKind) {
        let found = self.g.answers(self.s, moment, kind);
        let Some(first) = found.first() else { return };
        let base = self.s.vals.len() as u8;
        let whose = self.g.speaker(self.s, moment, first.copy);
        let alone = found.iter().all(|a| self.g.speaker(self.s, moment, a.copy) == whose);
        let seat = if alone { whose } else { self.s.arbiter() };
        for answer in &found {
            self.s.vals.push(answer.pack());
        }
        let before = kind == SkillKind::Before;
        self.push(Frame::Order { seat, moment, before, base, n: found.len() as u8 });
    }

    /// Returns true if a player must choose which ability comes next. A single candidate comes next without a question.
    pub(crate) fn order(&mut self, frame: Frame) -> bool {
        let Frame::Order { base, n, .. } = frame else { return false };
        if n == 0 {
            self.s.vals.truncate(base as usize);
            self.pop();
            return false;
        }
        let answers = &self.s.vals.as_slice()[base as usize..][..n as usize];
        let first = Answer::unpack(answers[0]);
        let Frame::Order { moment, before, .. } = frame else { return false };
        let alike = |value: &u16| self.g.answers_alike(self.s, moment, Answer::unpack(*value), first);
        if answers.iter().all(alike) || (before || !self.comes_late()) && !self.any_matters(frame) {
            self.next(0);
            return false;
        }
        true
    }

    /// Whether other effects come before an ability that enters the queue now, so that its effect is unpredictable.
    fn comes_late(&self) -> bool {
        let under_way = |f: &Frame| matches!(f, Frame::Run { .. } | Frame::Series { .. } | Frame::Activating { .. });
        !self.s.queue.is_empty() || self.s.frames.as_slice().iter().any(under_way)
    }

    /// Whether any of the abilities to order could have an effect. Only then can it affect the others.
    fn any_matters(&mut self, frame: Frame) -> bool {
        let Frame::Order { moment, before, base, n, .. } = frame else { return true };
        (base..base + n).any(|at| {
            let queued = self.queued(moment, Answer::unpack(self.s.vals.as_slice()[at as usize]));
            self.matters(queued, if before { moment } else { u8::MAX })
        })
    }

    /// Makes this answer the next one.
    pub(crate) fn next(&mut self, at: u8) {
        let Some(Frame::Order { moment, before, base, n, .. }) = self.s.frames.last() else { return };
        let value = self.s.vals.as_slice()[(base + at) as usize];
        self.s.vals.as_mut_slice()[(base + at) as usize..(base + n) as usize].rotate_left(1);
        self.s.vals.pop();
        if let Some(Frame::Order { n, .. }) = self.s.frames.last_mut() {
            *n -= 1;
        }
        let answer = Answer::unpack(value);
        if !before {
            let queued = self.queued(moment, answer);
            if !self.s.queue.is_full() {
                self.s.queue.push(queued);
            }
        } else if self.blocks_beside_shields(moment, answer) {
            self.push(Frame::ShieldsFirst { moment, answer: value });
        } else {
            self.interrupt(moment, answer);
        }
    }

    /// Starts an ability that interrupts a moment, unless the moment or its entry no longer exists.
    fn interrupt(&mut self, moment: u8, answer: Answer) {
        let (m, e) = (self.s.moment(moment), self.s.entry(moment, answer.entry));
        // No damage is taken if it is blocked, but it is still dealt (SWD-TERM-31).
        let takes = self.g.skill(answer.copy, answer.skill).listen.when == When::Takes;
        let blocked = takes && e.n == 0;
        let spared = m.what == What::Defeat && !e.copy.is_some();
        // A moment that was replaced cannot be interrupted again (SWD-REPL-05).
        if self.s.in_play.contains(answer.copy) && !blocked && !spared && !m.has(Moment::OFF) {
            let queued = self.queued(moment, answer);
            self.start(queued, moment);
        }
    }

    /// Whether both shields and this ability could block the damage, so that their order matters (SWD-SHLD-03).
    fn blocks_beside_shields(&self, moment: u8, answer: Answer) -> bool {
        let (m, e) = (self.s.moment(moment), self.s.entry(moment, answer.entry));
        let takes = self.g.skill(answer.copy, answer.skill).listen.when == When::Takes;
        takes && e.n > 0 && self.s.shields[e.copy] > 0 && !m.has(Moment::PIERCING)
    }

    /// The controller of a character has chosen whether its shields block before the ability does.
    pub(crate) fn shields_said(&mut self, moment: u8, answer: u16, first: bool) {
        let answer = Answer::unpack(answer);
        if first {
            self.absorb(moment, answer.entry);
        }
        self.interrupt(moment, answer);
    }

    /// Builds the queue entry of an ability.
    fn queued(&self, moment: u8, answer: Answer) -> Queued {
        let m = self.s.moment(moment);
        let e = self.s.entry(moment, answer.entry);
        let on_die = matches!(m.what, What::Roll | What::Resolve)
            || m.what == What::Activate
                && matches!(self.g.skill(answer.copy, answer.skill).listen.when, When::Rolls | When::RollsThis);
        let on_card = matches!(m.what, What::Damage | What::Defeat);
        let seat = self.g.speaker(self.s, moment, answer.copy);
        Queued {
            src: answer.copy,
            die: if on_die { e.copy } else { CopyId::NONE },
            subject: if on_card { e.copy } else { m.card },
            skill: answer.skill,
            seat,
            n: if on_card || m.what == What::Remove { e.n } else { m.n },
            foe: match m.what {
                // With several opponents: the one whose dice were removed (SWD-CLAR-EX26).
                What::Remove => e.copy.0 as u8 + 1,
                // The card may belong to another player and may have left play again.
                What::Play if m.seat != seat => m.seat.idx() as u8 + 1,
                _ => 0,
            },
        }
    }

    /// Starts the program of an ability.
    pub(crate) fn start(&mut self, queued: Queued, moment: u8) {
        let skill = self.g.skill(queued.src, queued.skill);
        let base = self.s.vals.len() as u8;
        let foe = if queued.foe > 0 { queued.foe as u16 - 1 } else { u16::MAX };
        for value in [queued.die.0, foe, queued.subject.0, queued.n as u16] {
            self.s.vals.push(value);
        }
        for _ in HEADER..skill.slots {
            self.s.vals.push(u16::MAX);
        }
        self.push(Frame::Run { pc: skill.pc, src: queued.src, base, moment, seat: queued.seat.idx() as u8 });
    }

    /// Starts an ability that answers no moment.
    pub(crate) fn use_skill(&mut self, src: CopyId, skill: u8, seat: Seat, die: CopyId) {
        self.start(Queued { src, die, subject: CopyId::NONE, skill, seat, n: 0, foe: 0 }, u8::MAX);
    }
}
