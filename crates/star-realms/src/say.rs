//! Questions to seats and labels of their options.

use cards::N as Number;
use table::{Ask, AskKind, CardId, CopyId, More, Opt, Options, Phrase, Place, Seat, Target, ZoneRole};

use crate::effect::{Effect, Select, Zone};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::Source;
use crate::phrases::{self, Named, Prompt, Warning};
use crate::setup::Mode;
use crate::state::State;
use crate::verb::{PickZone, Verb};

impl<const N: usize, const W: usize> StarRealms<N, W> {
    pub(crate) fn ask_of(&self, s: &State<N, W>, seat: Seat) -> Ask {
        let one = |kind, prompt, about| Ask {
            kind,
            prompt: phrases::prompt(prompt),
            about,
            picked: 0,
            more: More::Exactly(1),
        };
        let card = |copy| self.cast.card(copy);
        match s.frames.last().unwrap_or_default() {
            Frame::Main { done } if done.contains(seat) => one(AskKind::Free, Prompt::Waiting, None),
            Frame::Main { .. } if self.mode() == Mode::Hydra => one(AskKind::Free, Prompt::TeamMain, None),
            Frame::Pick { spec, src, base, .. } => self.ask_pick(s, spec, src, base),
            Frame::Choose { src, .. } => one(AskKind::One, Prompt::Branch { card: self.acts_as(s, src) }, Some(src)),
            Frame::May { src, .. } => one(AskKind::YesNo, Prompt::May { card: self.acts_as(s, src) }, Some(src)),
            Frame::Victim { src, n, .. } => one(AskKind::One, Prompt::ChooseOpponentToDiscard { n }, Some(src)),
            Frame::Discard { left, .. } => {
                Ask { more: More::Exactly(left), ..one(AskKind::Some, Prompt::MustDiscard { left }, None) }
            }
            Frame::AttackSeat { victim, .. } => one(AskKind::Number, Prompt::AttackAmount { victim }, None),
            Frame::AttackBase { copy, .. } => one(AskKind::Number, Prompt::BaseAmount { card: card(copy) }, Some(copy)),
            Frame::OnTop { copy, .. } => one(AskKind::YesNo, Prompt::OnTop { card: card(copy) }, Some(copy)),
            Frame::GiveTo { copy, .. } => one(AskKind::One, Prompt::GiveTo { card: card(copy) }, Some(copy)),
            Frame::Legacy { heirs, .. } => {
                let to = heirs.lowest().unwrap_or(seat);
                Ask { more: More::UpTo(1), ..one(AskKind::Some, Prompt::Legacy { to }, None) }
            }
            Frame::Share { item, next, .. } => {
                let (cost, buying) = self.joint_price(s, item);
                let prompt = Prompt::Share { who: next, card: card(item), cost: cost as u8, buying };
                one(AskKind::Number, prompt, Some(item))
            }
            Frame::Agree { item, seat: by, base, .. } => {
                let (_, buying) = self.joint_price(s, item);
                let share = self.share_of(s, by, seat, base);
                one(AskKind::Confirm, Prompt::Confirm { by, card: card(item), share, buying }, Some(item))
            }
            Frame::Main { .. } | Frame::Run { .. } | Frame::Empty => one(AskKind::Free, Prompt::Main, None),
        }
    }

    fn ask_pick(&self, s: &State<N, W>, spec: u8, src: CopyId, base: u8) -> Ask {
        let wanted = self.db.code().picks[spec as usize];
        let picked = (s.vals.len() - base as usize - wanted.slot.at as usize) as u8;
        let from = match wanted.source {
            Source::Own { hand, discard } => {
                let zones = [(hand, Zone::Hand), (discard, Zone::Discard)];
                Select::Zones(zones.into_iter().filter(|(yes, _)| *yes).map(|(_, zone)| zone).collect())
            }
            Source::Row => Select::TradeRow,
            Source::Bases => Select::Bases,
            Source::ShipsForSale => Select::ShipsForSale,
            Source::ShipsPlayed => Select::ShipsPlayed,
        };
        let more = match wanted.n {
            Number::Exactly(n) => More::Exactly(n - picked),
            Number::UpTo(n) => More::UpTo(n - picked),
        };
        let kind = if wanted.n == Number::Exactly(1) { AskKind::One } else { AskKind::Some };
        let prompt = phrases::prompt(Prompt::Pick { purpose: wanted.purpose, n: wanted.n, from });
        Ask { kind, prompt, about: Some(src), picked, more }
    }

    pub(crate) fn label_of(&self, s: &State<N, W>, o: Opt) -> Phrase {
        let verb = Verb::of(o.verb());
        let seat = Seat::new(o.a() as usize % 8);
        match verb {
            Verb::AttackSeat | Verb::Seat => phrases::label(verb, None, Some(seat), 0, None),
            Verb::Branch => {
                let branch = self.branch(s, o.a() as usize);
                phrases::label(verb, None, None, o.a(), branch.as_deref())
            }
            Verb::Amount => phrases::label(verb, None, None, o.a(), None),
            Verb::EndTurn | Verb::Withdraw | Verb::Yes | Verb::No | Verb::Done => {
                phrases::label(verb, None, None, 0, None)
            }
            _ => phrases::label(verb, Some(&self.named(s, verb, CopyId(o.a()), o.c())), None, 0, None),
        }
    }

    fn named(&self, s: &State<N, W>, verb: Verb, copy: CopyId, zone: u8) -> Named {
        let facts = self.cast.of(copy);
        let picks = matches!(
            verb,
            Verb::PickScrap
                | Verb::PickDiscard
                | Verb::PickDestroy
                | Verb::PickAcquire
                | Verb::PickCopy
                | Verb::PickLegacy
        );
        let bases = matches!(verb, Verb::AttackBase | Verb::JointAttack | Verb::PickDestroy);
        Named {
            card: self.cast.card(copy),
            model: s.model(copy),
            owner: self.owner(s, copy).filter(|_| bases && (self.setup.seats > 2 || verb == Verb::PickDestroy)),
            zone: picks.then(|| PickZone::of(zone)),
            cost: matches!(verb, Verb::Buy | Verb::JointBuy).then_some(facts.cost),
            defense: bases.then_some(facts.defense),
            damage: s.damage(copy),
        }
    }

    /// The effects of one branch of the choice on top. Looked up in the effect tree, because the ops do not contain the
    /// text.
    fn branch(&self, s: &State<N, W>, at: usize) -> Option<Vec<Effect>> {
        let Some(Frame::Choose { pc, src, .. }) = s.frames.last() else { return None };
        let card = self.acts_as(s, src);
        let (def, programs) = (self.db.card(card), self.db.programs(card));
        let lists = [(programs.primary, &def.primary), (programs.ally, &def.ally), (programs.scrap, &def.scrap)];
        // The program that holds this choice is the last one that starts before it.
        let (start, list) = lists.into_iter().filter(|(start, _)| *start < pc).max_by_key(|(start, _)| *start)?;
        let before = self.db.code().ops[start as usize..pc as usize - 1]
            .iter()
            .filter(|op| matches!(op, crate::op::Op::Choose(_)))
            .count();
        let mut choices = Vec::new();
        collect_choices(list, &mut choices);
        choices.get(before)?.get(at).cloned()
    }

    pub(crate) fn warning_of(&self, s: &State<N, W>, seat: Seat, o: Opt) -> Option<Phrase> {
        let copy = CopyId(o.a());
        match Verb::of(o.verb()) {
            Verb::PickDestroy if s.players[seat].in_play.contains(copy) => {
                Some(phrases::warning(Warning::OwnBase { card: self.cast.card(copy) }))
            }
            Verb::Scrap if self.loses_abilities(s, seat, copy) => Some(phrases::warning(Warning::LostAbilities)),
            Verb::EndTurn => self.left_undone(s, seat).map(phrases::warning),
            _ => None,
        }
    }

    /// Can an ability be used now that would be lost with this card: its own, or an ally ability for which it is the
    /// last partner (SR-ALLY-OPEN1)?
    fn loses_abilities(&self, s: &State<N, W>, seat: Seat, copy: CopyId) -> bool {
        let mut without = *s;
        without.players[seat].in_play.remove(copy);
        let lost_allies = self.ready_allies(s, seat).minus(&self.ready_allies(&without, seat));
        !lost_allies.is_empty() || self.cast.primaries.contains(copy) && !s.used_primary.contains(copy)
    }

    /// What would be wasted by ending the turn now.
    fn left_undone(&self, s: &State<N, W>, seat: Seat) -> Option<Warning> {
        let mut options = Options::new();
        self.list_options(s, seat, &mut options);
        let has = |verbs: &[Verb]| options.iter().any(|o| verbs.contains(&Verb::of(o.verb())));
        let p = &s.players[seat];
        let trade = if has(&[Verb::Buy]) { p.trade } else { 0 };
        let combat = if has(&[Verb::AttackBase, Verb::AttackSeat]) { p.combat } else { 0 };
        if has(&[Verb::Play]) {
            Some(Warning::Unplayed { cards: p.hand.len() as u8 })
        } else if trade + combat > 0 {
            Some(Warning::Unspent { trade, combat })
        } else {
            has(&[Verb::Primary, Verb::Ally]).then_some(Warning::UnusedAbilities)
        }
    }

    /// The number that most players want: no more combat than the attacked player has authority, otherwise everything.
    pub(crate) fn preset_of(&self, s: &State<N, W>, seat: Seat, options: &Options) -> Option<Opt> {
        if self.ask_of(s, seat).kind != AskKind::Number {
            return None;
        }
        let most = *options.iter().last()?;
        let Some(Frame::AttackSeat { victim, .. }) = s.frames.last() else { return Some(most) };
        let lethal = s.players[self.authority_seat(s, victim)].authority.max(1) as u16;
        let lethal = Verb::Amount.number(lethal);
        Some(options.iter().copied().find(|o| *o == lethal).unwrap_or(most))
    }

    /// The place of an option's card on this seat's board.
    pub(crate) fn target_of(&self, s: &State<N, W>, seat: Seat, o: Opt) -> Option<Target> {
        let copy = CopyId(o.a());
        let verb = Verb::of(o.verb());
        match verb {
            Verb::AttackSeat | Verb::Seat => Some(Target::Seat(Seat::new(o.a() as usize))),
            Verb::EndTurn | Verb::Withdraw => Some(Target::EndTurn),
            Verb::Branch | Verb::Amount | Verb::Yes | Verb::No | Verb::Done => None,
            _ => self.place_of(s, seat, copy).map(Target::Place),
        }
    }

    fn place_of(&self, s: &State<N, W>, seat: Seat, copy: CopyId) -> Option<Place> {
        if let Some(slot) = s.row.iter().position(|&c| c == copy) {
            return Some(Place { role: ZoneRole::Market, owner: None, slot: self.leftmost(s, slot) as u16 });
        }
        if s.explorers.contains(copy) {
            return Some(Place { role: ZoneRole::Supply, owner: None, slot: 0 });
        }
        if let Some(owner) = self.owner(s, copy) {
            let slot = self.lineup(s, owner).iter().position(|&c| c == copy)?;
            return Some(Place { role: ZoneRole::Play, owner: Some(owner), slot: slot as u16 });
        }
        let p = &s.players[seat];
        let card = self.cast.card(copy);
        let kinds = |set: table::CopySet<W>| {
            let mut cards: Vec<CardId> = set.iter().map(|c| self.cast.card(c)).collect();
            cards.dedup();
            cards.iter().position(|&c| c == card)
        };
        let (role, slot) = if p.hand.contains(copy) {
            (ZoneRole::Hand, p.hand.iter().position(|c| c == copy)?)
        } else if p.discard.contains(copy) {
            (ZoneRole::Discard, kinds(p.discard)?)
        } else if p.deck.bag.contains(copy) {
            (ZoneRole::Draw, p.deck.top.len() + kinds(p.deck.bag)?)
        } else {
            (ZoneRole::Draw, p.deck.top.as_slice().iter().rev().position(|&c| c == copy)?)
        };
        Some(Place { role, owner: Some(seat), slot: slot as u16 })
    }
}

/// All choices of a program in the order in which the compiler visits them.
fn collect_choices(list: &[Effect], out: &mut Vec<Vec<Vec<Effect>>>) {
    for effect in list {
        match effect {
            Effect::OneOf(branches) => {
                out.push(branches.clone());
                for branch in branches {
                    collect_choices(branch, out);
                }
            }
            Effect::May(inner) | Effect::If(_, inner) => collect_choices(inner, out),
            _ => {}
        }
    }
}
