//! Prompts of decisions.

use table::{Arg, Ask, AskKind, More, Phrase, Seat};

use crate::answer::Answer;
use crate::frame::{ANY_SYMBOL, Assigned, Frame, PlayStep, Stage};
use crate::game::Destiny;
use crate::state::State;

impl<const W: usize> Destiny<W> {
    pub(crate) fn ask_of(&self, s: &State<W>, seat: Seat) -> Ask {
        let frame = s.frames.last().unwrap_or_default();
        let (kind, term) = match frame {
            Frame::Mulligan { .. } => (AskKind::Some, "swd.ask.mulligan"),
            Frame::Discards { .. } => (AskKind::Some, "swd.ask.upkeep"),
            Frame::Field { .. } | Frame::OwnField { .. } => (AskKind::One, "swd.ask.field"),
            Frame::Turn(Stage::Extra) => (AskKind::Free, "swd.ask.extra"),
            Frame::Turn(_) => (AskKind::Free, "swd.ask.action"),
            Frame::Order { before: true, .. } => (AskKind::One, "swd.ask.before"),
            Frame::Order { .. } => (AskKind::One, "swd.ask.after"),
            Frame::Choose { .. } | Frame::Modes { .. } => (AskKind::One, "swd.ask.choose"),
            Frame::May { .. } => (AskKind::YesNo, "swd.ask.may"),
            Frame::Claim { .. } => (AskKind::YesNo, "swd.ask.claim"),
            Frame::Foe { .. } | Frame::TargetOpponent { .. } => (AskKind::One, "swd.ask.foe"),
            Frame::KeepBack { .. } => (AskKind::One, "swd.ask.keep-back"),
            Frame::DiscardInstead { copy, .. } if self.guards_apart(s, copy).has_several() => {
                (AskKind::One, "swd.ask.save")
            }
            Frame::DiscardInstead { .. } => (AskKind::YesNo, "swd.ask.save"),
            Frame::ShieldsFirst { .. } => (AskKind::YesNo, "swd.ask.shields-first"),
            Frame::Symbol { .. } => (AskKind::One, "swd.ask.symbol"),
            Frame::LoseDie { .. } => (AskKind::One, "swd.ask.lose-die"),
            Frame::Bid { .. } => (AskKind::Number, "swd.ask.bid"),
            Frame::Color { .. } => (AskKind::One, "swd.ask.color"),
            Frame::Assign { what: Assigned::Shields, .. } => (AskKind::Number, "swd.ask.shields"),
            Frame::Assign { .. } | Frame::Moving { .. } => (AskKind::Number, "swd.ask.assign"),
            Frame::Turning { .. } => (AskKind::One, "swd.ask.side"),
            Frame::Resolving { symbol: ANY_SYMBOL, .. } => (AskKind::One, "swd.ask.series"),
            Frame::Resolving { .. } => (AskKind::One, "swd.ask.more"),
            Frame::Series { .. } => (AskKind::One, "swd.ask.series"),
            Frame::Activating { .. } => (AskKind::One, "swd.ask.activate"),
            Frame::Modify { .. } => (AskKind::Some, "swd.ask.modify"),
            Frame::Target { .. } => (AskKind::One, "swd.ask.target"),
            Frame::Special { .. } => (AskKind::One, "swd.ask.special"),
            Frame::Focus { .. } => (AskKind::One, "swd.ask.focus"),
            Frame::Reroll { .. } => (AskKind::Some, "swd.ask.reroll"),
            Frame::Play { step: PlayStep::Host, .. } => (AskKind::One, "swd.ask.host"),
            Frame::Play { .. } => (AskKind::One, "swd.ask.replace"),
            Frame::Excess { .. } | Frame::ExtraCopies { .. } => (AskKind::One, "swd.ask.excess"),
            Frame::Discard { .. } => (AskKind::One, "swd.ask.discard"),
            Frame::Spare { .. } => (AskKind::One, "swd.ask.spare"),
            Frame::Pick { .. }
            | Frame::Empty
            | Frame::SetupShields { .. }
            | Frame::SharedDamage { .. }
            | Frame::Upkeep(_)
            | Frame::Life(_)
            | Frame::Run { .. }
            | Frame::Finish { .. } => (AskKind::One, "swd.ask.pick"),
        };
        // Prompts that many cards share name the card that asks.
        let of = match frame {
            Frame::May { .. } => Some("swd.ask.of.may"),
            Frame::Choose { .. } | Frame::Modes { .. } => Some("swd.ask.of.choose"),
            Frame::Pick { .. } => Some("swd.ask.of.pick"),
            _ => None,
        };
        let source = of.zip(self.running(s).map(|(ctx, ..)| Arg::Card(self.cast.card(ctx.src))));
        let about = match frame {
            Frame::Moving { to, .. } => Some(to),
            Frame::DiscardInstead { copy, .. } => Some(copy),
            _ => self.share(s, frame).map(|(copy, ..)| copy),
        };
        let prompt = match (about, source) {
            (Some(copy), _) => Phrase::say(term, [Arg::Card(self.cast.card(copy))]),
            (None, Some((of, card))) => Phrase::say(of, [card]),
            (None, None) => Phrase::word(term),
        };
        let mut ask = Ask { kind, ..Ask::one(prompt) };
        match frame {
            Frame::Mulligan { .. } | Frame::Discards { .. } => {
                ask.picked = (self.hand(s, seat) & s.chosen).len() as u8;
                ask.more = More::UpTo(self.to_put_back(s, seat).len() as u8);
            }
            Frame::Modify { moment } => ask.more = More::UpTo(self.modifiers(s, moment).len() as u8),
            Frame::Reroll { seat, base } => {
                ask.picked = (s.vals.len() - base as usize) as u8;
                ask.more = More::UpTo(self.rerollable(s, seat, base).len() as u8);
            }
            Frame::Pick { spec, taken, .. } => {
                let spec = self.db.code().picks[spec as usize];
                ask.picked = taken;
                let most = self.running(s).map_or(spec.n.most(), |(ctx, ..)| self.most_of(s, spec, ctx));
                let left = most.saturating_sub(taken);
                ask.more = match spec.n {
                    cards::N::Exactly(_) => More::Exactly(left),
                    cards::N::UpTo(_) => More::UpTo(left),
                };
                if spec.n.most() > 1 {
                    ask.kind = AskKind::Some;
                }
            }
            _ => {}
        }
        ask.about = match frame {
            Frame::Turn(_) => None,
            Frame::ShieldsFirst { answer, .. } => Some(Answer::unpack(answer).copy),
            _ => self.running(s).map(|(ctx, ..)| ctx.src),
        };
        ask
    }
}
