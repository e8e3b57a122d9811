//! The labels of options.

use table::{Arg, CopyId, Opt, Phrase, Seat, Term};

use crate::answer::Answer;
use crate::card::{Side, Symbol};
use crate::frame::Frame;
use crate::game::Destiny;
use crate::moment::What;
use crate::phrases::{self, number};
use crate::state::State;
use crate::verb::Verb;

impl<const W: usize> Destiny<W> {
    pub(crate) fn label_of(&self, s: &State<W>, o: Opt) -> Phrase {
        let copy = CopyId(o.a());
        let card = || Arg::Card(self.cast.card(copy));
        let die = || phrases::die(self.db, self.cast.die_facts(copy).card, s.face[copy]);
        let say = |term, arg| Phrase::say(term, [arg]);
        match Verb::of(o) {
            Verb::Play => say("swd.do.play", card()),
            Verb::Activate => say("swd.do.activate", card()),
            Verb::Resolve if o.b() != self.side(s, copy).symbol as u16 => {
                let symbol = Symbol::ALL[o.b() as usize % Symbol::ALL.len()];
                Phrase::say("swd.do.resolve-as", [die(), Arg::Noun(Term(phrases::symbol(symbol)))])
            }
            Verb::Resolve => say("swd.do.resolve", die()),
            Verb::DiscardToReroll => say("swd.do.reroll", card()),
            Verb::Use => say("swd.do.use", card()),
            Verb::Claim => Phrase::word("swd.do.claim"),
            Verb::PutBack => match s.frames.last() {
                Some(Frame::Mulligan { .. }) => say("swd.do.return", card()),
                _ => say("swd.do.discard", card()),
            },
            Verb::Field => {
                let owner = Seat::new(o.a() as usize);
                let own = s.frames.last() == Some(Frame::Field { seat: owner });
                let term = if own { "swd.do.field.own" } else { "swd.do.field" };
                say(term, Arg::Card(self.cast.card(self.own_field(owner))))
            }
            // The prompt names the card, because some clients show only the number of the label.
            Verb::Assign => say("swd.do.assign", number(o.c())),
            Verb::Target => self.aimed(s, copy),
            Verb::Pick | Verb::PickHand | Verb::PickDiscard | Verb::PickUnder | Verb::PickDeck => {
                say("swd.do.pick", card())
            }
            Verb::Next => self.next_label(s, o),
            Verb::PickDie => say("swd.do.die", die()),
            Verb::Side => {
                let sides = self.cast.die_facts(copy).die;
                let shown = sides.map_or_else(Side::default, |d| d.0[o.b() as usize % 6]);
                say("swd.do.side", Arg::Phrase(Box::new(phrases::side(shown))))
            }
            Verb::Modify => say("swd.do.modify", die()),
            Verb::Player => say("swd.do.player", Arg::Seat(Seat::new(o.a() as usize))),
            Verb::Branch => say("swd.do.branch", number(o.a() + 1)),
            Verb::Special => say("swd.do.special", number(o.a() + 1)),
            Verb::Symbol => {
                let symbol = Symbol::ALL[o.a() as usize % Symbol::ALL.len()];
                say("swd.do.symbol", Arg::Noun(Term(phrases::symbol(symbol))))
            }
            Verb::Color => {
                let names = ["swd.color.red", "swd.color.blue", "swd.color.yellow", "swd.color.gray"];
                say("swd.do.color", Arg::Noun(Term(names[o.a() as usize % 4])))
            }
            Verb::Bid => say("swd.do.bid", number(o.a())),
            Verb::Replace => say("swd.do.replace", card()),
            Verb::Discard => say("swd.do.discard", card()),
            Verb::Yes => Phrase::word("swd.do.yes"),
            Verb::No => Phrase::word("swd.do.no"),
            Verb::Done if matches!(s.frames.last(), Some(Frame::Play { .. })) => Phrase::word("swd.do.keep"),
            Verb::Done => Phrase::word("swd.do.done"),
            Verb::Pass => Phrase::word("swd.do.pass"),
        }
    }

    /// The label of an ability that comes next: its card and, if that is ambiguous, its subject or its index.
    fn next_label(&self, s: &State<W>, o: Opt) -> Phrase {
        let (copy, skill, entry) = (CopyId(o.a()), o.b() as u8, o.c());
        let card = Arg::Card(self.cast.card(copy));
        let Some(Frame::Order { moment, base, n, .. }) = s.frames.last() else {
            return Phrase::say("swd.do.pick", [card]);
        };
        let answers = s.vals.as_slice()[base as usize..(base + n) as usize].iter().map(|v| Answer::unpack(*v));
        let (mut abilities, mut things) = (false, false);
        for other in answers.filter(|a| a.copy == copy) {
            abilities |= other.skill != skill;
            things |= other.skill == skill && other.entry != entry;
        }
        let about = s.entry(moment, entry).copy;
        match s.moment(moment).what {
            _ if !things && !abilities => Phrase::say("swd.do.pick", [card]),
            _ if !things || !about.is_some() => Phrase::say("swd.do.next-ability", [card, number(skill + 1)]),
            What::Remove => Phrase::say("swd.do.next-about", [card, Arg::Seat(Seat::new(about.0 as usize))]),
            What::Damage | What::Defeat => Phrase::say("swd.do.next-about", [card, Arg::Card(self.cast.card(about))]),
            _ => {
                let die = phrases::die(self.db, self.cast.die_facts(about).card, s.face[about]);
                Phrase::say("swd.do.next-about", [card, die])
            }
        }
    }

    /// Warns before a card is discarded for rerolls while the pool is empty.
    pub(crate) fn warning_of(&self, s: &State<W>, seat: Seat, o: Opt) -> Option<Phrase> {
        let idle = Verb::of(o) == Verb::DiscardToReroll && s.pool[seat.idx()].is_empty();
        idle.then(|| Phrase::word("swd.warn.reroll"))
    }

    /// The label of a character that a die may act on, with the effect on it.
    fn aimed(&self, s: &State<W>, copy: CopyId) -> Phrase {
        let card = Arg::Card(self.cast.card(copy));
        let Some(aim) = s.frames.last().and_then(|frame| self.aim(s, frame, copy)) else {
            return Phrase::say("swd.do.pick", [card]);
        };
        let (bare, shielded) =
            if aim.defeats { ("swd.do.defeat", "swd.do.defeat-shield") } else { ("swd.do.hit", "swd.do.hit-shield") };
        match aim.blocked {
            0 => Phrase::say(bare, [card, number(aim.n)]),
            blocked => Phrase::say(shielded, [card, number(aim.n), number(blocked)]),
        }
    }
}
