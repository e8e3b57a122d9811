//! Card text from effect trees. The text is complete: programs that differ in more than the names of their picks have
//! different texts in every language.

use cards::{N, Name};
use table::{Arg, Phrase, Term};

use crate::card::What;
use crate::effect::{Amount, Cmp, Cond, Dice, Dies, Effect, From, How, Ref, Select, Side, Token, Who, Whose, Zone};
use crate::phrases::number;
use crate::phrases::select::{Number, cards, dice, symbols};

/// The text of a list of effects.
pub(crate) fn program(effects: &[Effect]) -> Phrase {
    let refs = Refs::of(effects);
    refs.body(effects)
}

/// How the text refers to what a program has named.
pub(crate) struct Refs<'a> {
    /// Names of characters, and whether each stands for several.
    characters: Vec<(&'a Name, bool)>,
    /// Names of other cards, and whether each stands for several.
    cards: Vec<(&'a Name, bool)>,
    /// Names of dice, and whether each stands for several.
    dice: Vec<(&'a Name, bool)>,
}

/// Accesses the names of one kind.
type Kind = for<'r, 's> fn(&'r Refs<'s>) -> &'r [(&'s Name, bool)];

impl<'a> Refs<'a> {
    /// For texts outside programs, without names.
    pub(crate) const NONE: Refs<'static> = Refs { characters: Vec::new(), cards: Vec::new(), dice: Vec::new() };

    fn of(effects: &'a [Effect]) -> Self {
        let mut refs = Self { characters: Vec::new(), cards: Vec::new(), dice: Vec::new() };
        refs.gather(effects);
        refs
    }

    fn gather(&mut self, effects: &'a [Effect]) {
        for effect in effects {
            match effect {
                Effect::Pick { bind, n, from: From::Cards(select), .. } => {
                    let there = matches!(select.zone, Zone::Play | Zone::Defeated);
                    let only = there && matches!(select.kinds.as_slice(), [] | [What::Character]);
                    let list = if only { &mut self.characters } else { &mut self.cards };
                    list.push((bind, n.most() > 1));
                }
                Effect::Pick { bind, n, from: From::Dice(_), .. } => self.dice.push((bind, n.most() > 1)),
                Effect::LookRandom { bind, n, .. } => self.cards.push((bind, *n > 1)),
                Effect::Mill { bind: Some(bind), .. } | Effect::RevealTop(_, bind) => self.cards.push((bind, false)),
                Effect::May(list)
                | Effect::If(_, list)
                | Effect::Then(list)
                | Effect::Otherwise(list)
                | Effect::Bid(list) => self.gather(list),
                Effect::To(a, b) | Effect::Unless(_, a, b) => {
                    self.gather(a);
                    self.gather(b);
                }
                Effect::OneOf(lists) | Effect::TheyChoose(_, lists) | Effect::Modes(lists) => {
                    for list in lists {
                        self.gather(list);
                    }
                }
                _ => {}
            }
        }
    }

    /// Refers to something named, by its position if there are several names of its kind.
    fn named(list: &[(&Name, bool)], name: &Name, terms: [&'static str; 5]) -> Arg {
        let at = list.iter().position(|(n, _)| *n == name);
        let many = at.is_some_and(|at| list[at].1);
        Arg::Noun(Term(match (many, at) {
            (true, _) => terms[4],
            (false, Some(0)) if list.len() > 1 => terms[1],
            (false, Some(1)) => terms[2],
            (false, Some(n)) if n > 1 => terms[3],
            _ => terms[0],
        }))
    }

    fn card_named(&self, name: &Name) -> Arg {
        if self.characters.iter().any(|(n, _)| *n == name) {
            let terms = [
                "swd.ref.character",
                "swd.ref.first-character",
                "swd.ref.second-character",
                "swd.ref.third-character",
                "swd.ref.characters",
            ];
            return Self::named(&self.characters, name, terms);
        }
        let terms =
            ["swd.ref.card", "swd.ref.first-card", "swd.ref.second-card", "swd.ref.third-card", "swd.ref.cards"];
        Self::named(&self.cards, name, terms)
    }

    pub(crate) fn die_named(&self, name: &Name) -> Arg {
        let terms = ["swd.ref.die", "swd.ref.first-die", "swd.ref.second-die", "swd.ref.third-die", "swd.ref.dice"];
        Self::named(&self.dice, name, terms)
    }

    /// Refers to a card or cards.
    pub(crate) fn card(&self, what: &Ref) -> Arg {
        let noun = |term| Arg::Noun(Term(term));
        match what {
            Ref::This => noun("swd.ref.this"),
            Ref::Host => noun("swd.ref.host"),
            Ref::Subject => noun("swd.ref.that"),
            Ref::LastHit => noun("swd.ref.last-hit"),
            Ref::Picked(name) => self.card_named(name),
            Ref::BearerOf(name) => phrase(Phrase::say("swd.ref.bearer", [self.die_named(name)])),
            Ref::HostOf(name) => phrase(Phrase::say("swd.ref.host-of", [self.card_named(name)])),
            Ref::Each(select) => phrase(Phrase::say("swd.each", [phrase(cards(select, Number::Each, self))])),
        }
    }

    /// Refers to a die or dice.
    fn die(&self, what: &Dies) -> Arg {
        let noun = |term| Arg::Noun(Term(term));
        match what {
            Dies::This => noun("swd.ref.this-die"),
            Dies::Subject => noun("swd.ref.that-dice"),
            Dies::Picked(name) => self.die_named(name),
            Dies::Both(a, b) => Arg::AllOf(vec![self.die_named(a), self.die_named(b)]),
            Dies::ThisAnd(name) => Arg::AllOf(vec![noun("swd.ref.this-die"), self.die_named(name)]),
            Dies::Each(select) => phrase(Phrase::say("swd.each", [phrase(dice(select, Number::Each, self))])),
        }
    }

    /// A number, or a description of how it is computed.
    pub(crate) fn amount(&self, amount: &Amount) -> Arg {
        match amount {
            Amount::N(n) => number(*n),
            other => phrase(self.measure(other)),
        }
    }

    fn measure(&self, amount: &Amount) -> Phrase {
        let say = |term, arg| Phrase::say(term, [arg]);
        match amount {
            Amount::N(n) => say("swd.amount", number(*n)),
            Amount::Value(name) => say("swd.amount.value", self.die_named(name)),
            Amount::Cost(name) => say("swd.amount.cost", self.card_named(name)),
            Amount::Picked(name) if self.dice.iter().any(|(n, _)| *n == name) => {
                say("swd.amount.picked", self.die_named(name))
            }
            Amount::Picked(name) => say("swd.amount.picked", self.card_named(name)),
            Amount::Resolved(_) => Phrase::word("swd.amount.resolved"),
            Amount::Among(name, select) => {
                Phrase::say("swd.amount.among", [phrase(cards(select, Number::Many, self)), self.card_named(name)])
            }
            Amount::SameSubtype => Phrase::word("swd.amount.same-subtype"),
            Amount::Cards(select) => say("swd.amount.cards", phrase(cards(select, Number::Many, self))),
            Amount::Dice(select) => say("swd.amount.cards", phrase(dice(select, Number::Many, self))),
            Amount::Hand(Who::You) => Phrase::word("swd.amount.hand.you"),
            Amount::Hand(who) => say("swd.amount.hand", player(*who)),
            Amount::Resources(Who::You) => Phrase::word("swd.amount.resources.you"),
            Amount::Resources(who) => say("swd.amount.resources", player(*who)),
            Amount::Half(of) => say("swd.amount.half", self.amount(of)),
            Amount::AtMost(of, most) => Phrase::say("swd.amount.at-most", [self.amount(of), number(*most)]),
            Amount::Times(n, of) => Phrase::say("swd.amount.times", [number(*n), self.amount(of)]),
            Amount::On(token, what) => {
                let term = match token {
                    Token::Damage => "swd.amount.damage",
                    Token::Shield => "swd.amount.shields",
                };
                say(term, self.card(what))
            }
            Amount::Trigger => Phrase::word("swd.amount.trigger"),
            Amount::Instead(usual, cond, other) => Phrase::say(
                "swd.amount.instead",
                [self.amount(usual), self.amount(other), phrase(self.condition(cond))],
            ),
        }
    }

    /// A clause with a constant or a computed number. A replacement by another number is appended to it.
    fn counted(&self, amount: &Amount, terms: [&'static str; 2], rest: &[Arg]) -> Phrase {
        let with = |first: Arg, term| {
            let mut args = vec![first];
            args.extend(rest.iter().cloned());
            Phrase::say(term, args)
        };
        match amount {
            Amount::N(n) => with(number(*n), terms[0]),
            Amount::Instead(usual, cond, other) => {
                let clause = self.counted(usual, terms, rest);
                let cond = self.condition(cond);
                Phrase::say("swd.instead", [phrase(clause), self.amount(other), phrase(cond)])
            }
            other => with(self.amount(other), terms[1]),
        }
    }

    /// A clause with a number of things a player does: an imperative for "you", a statement for other players.
    fn done_by(&self, who: Who, amount: &Amount, you: [&'static str; 2], they: [&'static str; 2]) -> Phrase {
        match who {
            Who::You => self.counted(amount, you, &[]),
            who => self.counted(amount, they, &[player(who)]),
        }
    }

    /// Alternatives. Each one counts only its own names, not those of the other alternatives.
    fn either(&self, lists: &[Vec<Effect>]) -> Phrase {
        let named: Vec<Refs<'_>> = lists.iter().map(|list| Refs::of(list)).collect();
        let alone = |own: &Refs<'_>| Refs {
            characters: self.alone(own, &named, |refs| &refs.characters),
            cards: self.alone(own, &named, |refs| &refs.cards),
            dice: self.alone(own, &named, |refs| &refs.dice),
        };
        Phrase::Either(lists.iter().zip(&named).map(|(list, own)| alone(own).body(list)).collect())
    }

    /// The names of a kind without those that only other alternatives bind.
    fn alone(&self, own: &Refs<'_>, named: &[Refs<'_>], kind: Kind) -> Vec<(&'a Name, bool)> {
        let has = |refs: &Refs<'_>, name: &Name| kind(refs).iter().any(|(known, _)| *known == name);
        let stays = |name: &Name| has(own, name) || !named.iter().any(|refs| has(refs, name));
        kind(self).iter().copied().filter(|(name, _)| stays(name)).collect()
    }

    fn body(&self, effects: &[Effect]) -> Phrase {
        seq(effects.iter().map(|e| self.effect(e)).collect())
    }

    /// The text of one effect.
    #[expect(clippy::too_many_lines, reason = "one arm per effect reads as a table")]
    fn effect(&self, e: &Effect) -> Phrase {
        let say = |term, arg| Phrase::say(term, [arg]);
        let when = |term, list: &[Effect]| Phrase::When(Box::new(Phrase::word(term)), Box::new(self.body(list)));
        match e {
            Effect::May(list) => match self.body(list) {
                clause @ Phrase::Say(..) => say("swd.may", phrase(clause)),
                _ => when("swd.if-you-wish", list),
            },
            Effect::OneOf(lists) => self.either(lists),
            Effect::TheyChoose(who, lists) => {
                Phrase::say("swd.they-choose", [player(*who), phrase(self.either(lists))])
            }
            Effect::Modes(lists) => say("swd.modes", phrase(self.either(lists))),
            Effect::Bid(list) => say("swd.bid", phrase(self.body(list))),
            Effect::If(cond, list) => {
                let cond = Phrase::say("swd.if", [phrase(self.condition(cond))]);
                Phrase::When(Box::new(cond), Box::new(self.body(list)))
            }
            Effect::Then(list) => when("swd.then", list),
            Effect::Otherwise(list) => when("swd.otherwise", list),
            Effect::To(cost, then) => {
                let cost = Phrase::say("swd.to", [phrase(self.body(cost))]);
                Phrase::When(Box::new(cost), Box::new(self.body(then)))
            }
            Effect::Unless(who, cost, effect) if effect.is_empty() => {
                Phrase::say("swd.they-may", [player(*who), phrase(self.body(cost))])
            }
            Effect::Unless(who, cost, effect) => {
                let clause = match cost.as_slice() {
                    [Effect::Spend(n)] if *who != Who::You => say("swd.spend.they", number(*n)),
                    _ => self.body(cost),
                };
                let unless = Phrase::say("swd.unless", [player(*who), phrase(clause)]);
                Phrase::When(Box::new(unless), Box::new(self.body(effect)))
            }
            Effect::Pick { n, from, by, sum, most, .. } => self.choice(*n, from, *by, sum.as_ref(), most.as_ref()),
            Effect::Spot(select, 1) => say("swd.spot", phrase(cards(select, Number::One, self))),
            Effect::Spot(select, n) => {
                Phrase::say("swd.spot.many", [number(*n), phrase(cards(select, Number::Many, self))])
            }
            Effect::Damage(to, n) => self.counted(n, ["swd.damage", "swd.damage.equal"], &[self.card(to)]),
            Effect::Unblockable(to, n) => {
                self.counted(n, ["swd.unblockable", "swd.unblockable.equal"], &[self.card(to)])
            }
            Effect::Distribute(who, n) => self.counted(n, ["swd.distribute", "swd.distribute.equal"], &[player(*who)]),
            Effect::Indirect(who, n) => self.counted(n, ["swd.indirect", "swd.indirect.equal"], &[player(*who)]),
            Effect::Duel(a, b) => Phrase::say("swd.duel", [self.die_named(a), self.die_named(b)]),
            Effect::Defeat(what) => say("swd.defeat", self.card(what)),
            Effect::Revive(what) => say("swd.revive", self.card(what)),
            Effect::Heal(to, n) => self.counted(n, ["swd.heal", "swd.heal.equal"], &[self.card(to)]),
            Effect::MoveDamage { from, to, n, all } => {
                let term = if *all { "swd.move-damage" } else { "swd.move-damage.up-to" };
                Phrase::say(term, [number(*n), self.card(from), self.card(to)])
            }
            Effect::Shield(to, n) => self.counted(n, ["swd.shield", "swd.shield.equal"], &[self.card(to)]),
            Effect::SpreadShields(n) => say("swd.spread-shields", number(*n)),
            Effect::Unshield(from, n) => self.counted(n, ["swd.unshield", "swd.unshield.equal"], &[self.card(from)]),
            Effect::UnshieldAll(from) => say("swd.unshield.all", self.card(from)),
            Effect::MoveShield(from, to) => Phrase::say("swd.move-shield", [self.card(from), self.card(to)]),
            Effect::Place(token, n) => {
                let term = match token {
                    Token::Damage => "swd.place.damage",
                    Token::Shield => "swd.place.shields",
                };
                say(term, number(*n))
            }
            Effect::PlaceOn(what, token, n) => {
                let term = match token {
                    Token::Damage => "swd.place-on.damage",
                    Token::Shield => "swd.place-on.shields",
                };
                Phrase::say(term, [number(*n), self.card(what)])
            }
            Effect::Gain(who, n) => {
                self.done_by(*who, n, ["swd.gain.you", "swd.gain.you.equal"], ["swd.gain", "swd.gain.equal"])
            }
            Effect::Lose(who, n) => {
                self.done_by(*who, n, ["swd.lose.you", "swd.lose.you.equal"], ["swd.lose", "swd.lose.equal"])
            }
            Effect::Take(n) => self.counted(n, ["swd.take", "swd.take.equal"], &[]),
            Effect::Spend(n) => say("swd.spend", number(*n)),
            Effect::Give(n) => say("swd.give", number(*n)),
            Effect::Draw(who, n) => {
                self.done_by(*who, n, ["swd.draw.you", "swd.draw.you.equal"], ["swd.draw", "swd.draw.equal"])
            }
            Effect::DiscardRandom(who, n) => self.done_by(
                *who,
                n,
                ["swd.discard-random.you", "swd.discard-random.you.equal"],
                ["swd.discard-random", "swd.discard-random.equal"],
            ),
            Effect::DiscardHand(Who::You, n) => say("swd.discard-hand.you", number(*n)),
            Effect::DiscardHand(who, n) => Phrase::say("swd.discard-hand", [number(*n), player(*who)]),
            Effect::Discard(name) => say("swd.discard", self.card_named(name)),
            Effect::Mill { who, n, .. } => {
                self.done_by(*who, n, ["swd.mill.you", "swd.mill.you.equal"], ["swd.mill", "swd.mill.equal"])
            }
            Effect::LookRandom { who, n, open, .. } => {
                let term = if *open { "swd.reveal-random" } else { "swd.look-random" };
                Phrase::say(term, [number(*n), player(*who)])
            }
            Effect::LookTop(Who::You, n) => say("swd.look-top.you", number(*n)),
            Effect::LookTop(who, n) => Phrase::say("swd.look-top", [number(*n), player(*who)]),
            Effect::LookHand(who) => say("swd.look-hand", player(*who)),
            Effect::KeepBack(who) => say("swd.keep-back", player(*who)),
            Effect::Reveal(name) => say("swd.reveal", self.card_named(name)),
            Effect::DiscardFitting(name, select) => {
                Phrase::say("swd.discard-fitting", [self.card_named(name), phrase(cards(select, Number::Each, self))])
            }
            Effect::RevealTop(who, _) => say("swd.reveal-top", player(*who)),
            Effect::Shuffle => Phrase::word("swd.shuffle"),
            Effect::ToTop(what) => say("swd.to-top", self.card(what)),
            Effect::ToBottom(what) => say("swd.to-bottom", self.card(what)),
            Effect::ToHand(what) => say("swd.to-hand", self.card(what)),
            Effect::SetAside(what) => say("swd.set-aside", self.card(what)),
            Effect::Stack(name) => say("swd.stack", self.card_named(name)),
            Effect::PlayStacked(name) => say("swd.play-stacked", self.card_named(name)),
            Effect::DiscardFromPlay(what) => say("swd.discard-from-play", self.card(what)),
            Effect::Attach(what, to) => Phrase::say("swd.attach", [self.card_named(what), self.card_named(to)]),
            Effect::Play { card, less, free, on } => {
                let (term, cost) = match (free, less) {
                    (true, _) => ("swd.play.free", None),
                    (false, 0) => ("swd.play", None),
                    (false, n) => ("swd.play.less", Some(number(*n))),
                };
                let mut args = vec![self.card_named(card)];
                args.extend(cost);
                let clause = Phrase::say(term, args);
                match on {
                    Some(Ref::Each(select)) => {
                        let one = Phrase::say("swd.a", [phrase(cards(select, Number::One, self))]);
                        Phrase::say("swd.play.on", [phrase(clause), phrase(one)])
                    }
                    Some(on) => Phrase::say("swd.play.on", [phrase(clause), self.card(on)]),
                    None => clause,
                }
            }
            Effect::Remove(dies) => say("swd.remove", self.die(dies)),
            Effect::RemoveBy(who, dies) => Phrase::say("swd.remove.by", [player(*who), self.die(dies)]),
            Effect::Turn(dies, Side::Any) => say("swd.turn", self.die(dies)),
            Effect::Turn(dies, Side::Showing(list)) => Phrase::say("swd.turn.showing", [self.die(dies), symbols(list)]),
            Effect::Turn(dies, Side::Like(name)) => {
                Phrase::say("swd.turn.like", [self.die(dies), self.die_named(name)])
            }
            Effect::Turn(dies, Side::Worth(n)) => Phrase::say("swd.turn.worth", [self.die(dies), number(*n)]),
            Effect::Reroll(dies) => say("swd.reroll", self.die(dies)),
            Effect::RerollWith(dies) => say("swd.reroll.with", self.die(dies)),
            Effect::Resolve { dice, how, by } => self.resolve(dice, how, *by),
            Effect::ResolveSame(_) => Phrase::word("swd.resolve-same"),
            Effect::RollIn(dies) => say("swd.roll-in", self.die(dies)),
            Effect::RollAside(title, n) => {
                let titles = crate::phrases::select::titles(std::slice::from_ref(title));
                self.counted(n, ["swd.roll-aside", "swd.roll-aside.equal"], &[titles])
            }
            Effect::Capture(name) => say("swd.capture", self.die_named(name)),
            Effect::Freeze(dies) => say("swd.freeze", self.die(dies)),
            Effect::Keep => Phrase::word("swd.keep"),
            Effect::RerollThis => Phrase::word("swd.reroll-this"),
            Effect::Raise(n) => self.counted(n, ["swd.raise", "swd.raise.equal"], &[]),
            Effect::Ready(what) => say("swd.ready", self.card(what)),
            Effect::Exhaust(what) => say("swd.exhaust", self.card(what)),
            Effect::Activate(what) => say("swd.activate", self.card(what)),
            Effect::MoreActions(1) => Phrase::word("swd.more-action"),
            Effect::MoreActions(n) => say("swd.more-actions", number(*n)),
            Effect::EndPhase => Phrase::word("swd.end-phase"),
            Effect::GiveBattlefield(who) => say("swd.give-battlefield", player(*who)),
            Effect::TakeBattlefield => Phrase::word("swd.take-battlefield"),
            Effect::SwitchBattlefield => Phrase::word("swd.switch-battlefield"),
            Effect::TakeControl(what) => say("swd.take-control", self.card(what)),
            Effect::BecomeSupport => Phrase::word("swd.become-support"),
            Effect::BecomeUpgrade(on) => say("swd.become-upgrade", self.card(on)),
            Effect::NextAmbush => Phrase::word("swd.next-ambush"),
            Effect::UseSpecial(what) => say("swd.use-special", self.card(what)),
            Effect::Cancel => Phrase::word("swd.cancel"),
            Effect::PassTurns(Some(n)) => say("swd.pass-turns", number(*n)),
            Effect::PassTurns(None) => Phrase::word("swd.pass-turns.all"),
            Effect::UseClaim => Phrase::word("swd.use-claim"),
            Effect::UseSpareClaim => Phrase::word("swd.use-spare-claim"),
            Effect::Block(n) => self.counted(n, ["swd.block", "swd.block.equal"], &[]),
            Effect::Discount(n) => say("swd.discount", number(*n)),
            Effect::NameColor(_) => Phrase::word("swd.name-color"),
        }
    }

    /// A choice: the player, the number, and what is chosen.
    fn choice(&self, n: N, from: &From, by: Who, sum: Option<&Cmp>, most: Option<&Amount>) -> Phrase {
        let count = if n.most() > 1 { Number::Many } else { Number::One };
        // If another player chooses, that player's cards and dice are called "their own".
        let theirs = by != Who::You;
        let mut what = match from {
            From::Cards(select) if theirs && select.of == Whose::Foes => {
                let what = cards(&Select { of: Whose::Anyones, ..select.clone() }, count, self);
                let term = if select.zone == Zone::Play { "swd.q.theirs" } else { "swd.q.own-hand" };
                Phrase::say(term, [phrase(what)])
            }
            From::Dice(select) if theirs && select.of == Whose::Foes => {
                let what = dice(&Dice { of: Whose::Anyones, ..select.clone() }, count, self);
                Phrase::say("swd.q.theirs", [phrase(what)])
            }
            From::Cards(select) => cards(select, count, self),
            From::Dice(select) => dice(select, count, self),
        };
        if let Some(cmp) = sum {
            let (term, n) = match cmp {
                Cmp::AtLeast(n) => ("swd.q.sum-min", n),
                Cmp::AtMost(n) => ("swd.q.sum-max", n),
                Cmp::Is(n) => ("swd.q.sum", n),
                Cmp::Below(n) => ("swd.q.sum-below", n),
            };
            what = Phrase::say(term, [phrase(what), self.amount(n)]);
        }
        if let Some(most) = most {
            let term = if matches!(n, N::UpTo(_)) { "swd.choose.up-to-equal" } else { "swd.choose.equal" };
            return Phrase::say(term, [self.amount(most), phrase(what)]);
        }
        let any = n.most() >= crate::compile::MOST_PICKED;
        let (you, they) = match n {
            N::Exactly(1) => ("swd.choose", "swd.they.choose"),
            N::Exactly(_) => ("swd.choose.many", "swd.they.choose.many"),
            N::UpTo(_) if any => ("swd.choose.any", "swd.they.choose.any"),
            N::UpTo(_) => ("swd.choose.up-to", "swd.they.choose.up-to"),
        };
        let mut args = Vec::new();
        if n != N::Exactly(1) && !(any && matches!(n, N::UpTo(_))) {
            args.push(number(n.most()));
        }
        args.push(phrase(what));
        if by == Who::You {
            return Phrase::say(you, args);
        }
        args.insert(0, player(by));
        Phrase::say(they, args)
    }

    fn resolve(&self, dies: &Dies, how: &How, by: Who) -> Phrase {
        let mut clause = Phrase::say("swd.resolve", [self.die(dies)]);
        let mut wrap = |term, more: Option<Arg>| {
            let inner = std::mem::replace(&mut clause, Phrase::Seq(Vec::new()));
            let mut args = vec![phrase(inner)];
            args.extend(more);
            clause = Phrase::say(term, args);
        };
        if let Some(symbol) = how.symbol {
            wrap("swd.resolve.as", Some(symbols(&[symbol])));
        }
        let states = [
            (how.other_symbol, "swd.resolve.other-symbol"),
            (how.each, "swd.resolve.each"),
            (how.unmodified, "swd.resolve.unmodified"),
            (how.free, "swd.resolve.free"),
            (how.unblockable, "swd.resolve.unblockable"),
            (how.keep, "swd.resolve.keep"),
        ];
        for (_, term) in states.into_iter().filter(|(said, _)| *said) {
            wrap(term, None);
        }
        if let Some(plus) = &how.plus {
            let plus = self.amount(plus);
            wrap("swd.resolve.plus", Some(plus));
        }
        if how.may {
            wrap("swd.may", None);
        }
        match by {
            Who::You => clause,
            who => Phrase::say("swd.they.resolve", [player(who), phrase(clause)]),
        }
    }

    /// A condition, as a clause.
    pub(crate) fn condition(&self, cond: &Cond) -> Phrase {
        let compared = |terms: [&'static str; 4], cmp: &Cmp| match cmp {
            Cmp::AtLeast(n) => (terms[0], self.amount(n)),
            Cmp::AtMost(n) => (terms[1], self.amount(n)),
            Cmp::Is(n) => (terms[2], self.amount(n)),
            Cmp::Below(n) => (terms[3], self.amount(n)),
        };
        match cond {
            Cond::Spot(select, 1) => Phrase::say("swd.cond.spot", [phrase(cards(select, Number::One, self))]),
            Cond::Spot(select, n) => {
                Phrase::say("swd.cond.spot.many", [number(*n), phrase(cards(select, Number::Many, self))])
            }
            Cond::HasDice(select, n) => {
                Phrase::say("swd.cond.dice", [number(*n), phrase(dice(select, Number::Many, self))])
            }
            Cond::Shows(name, list) => Phrase::say("swd.cond.shows", [self.die_named(name), symbols(list)]),
            Cond::Worth(name, cmp) => {
                let terms = ["swd.cond.worth-min", "swd.cond.worth-max", "swd.cond.worth", "swd.cond.worth-below"];
                let (term, n) = compared(terms, cmp);
                Phrase::say(term, [self.die_named(name), n])
            }
            Cond::Fits(what, select) => {
                Phrase::say("swd.cond.fits", [self.card(what), phrase(cards(select, Number::One, self))])
            }
            Cond::Battlefield => Phrase::word("swd.cond.battlefield"),
            Cond::FirstRound => Phrase::word("swd.cond.first-round"),
            Cond::MoreReady => Phrase::word("swd.cond.more-ready"),
            Cond::MoreDice => Phrase::word("swd.cond.more-dice"),
            Cond::AllHurt => Phrase::word("swd.cond.all-hurt"),
            Cond::Lost(select) => Phrase::say("swd.cond.lost", [phrase(cards(select, Number::One, self))]),
            Cond::OfColor(card, _) => Phrase::say("swd.cond.of-color", [self.card_named(card)]),
            Cond::Points(what, n) => Phrase::say("swd.cond.points", [self.card(what), number(*n)]),
            Cond::Number(n, cmp) => {
                let terms = ["swd.cond.number-min", "swd.cond.number-max", "swd.cond.number", "swd.cond.number-below"];
                let (term, other) = compared(terms, cmp);
                Phrase::say(term, [self.amount(n), other])
            }
            Cond::Odd(name) => Phrase::say("swd.cond.odd", [self.card_named(name)]),
            Cond::Any(conds) => {
                let all = conds.iter().map(|cond| phrase(self.condition(cond))).collect();
                Phrase::say("swd.cond.any", [Arg::AnyOf(all)])
            }
            Cond::Not(cond) => Phrase::say("swd.cond.not", [phrase(self.condition(cond))]),
        }
    }
}

pub(crate) fn phrase(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

/// Refers to a player.
pub(crate) fn player(who: Who) -> Arg {
    Arg::Noun(Term(match who {
        Who::You => "swd.who.you",
        Who::Foe => "swd.who.foe",
        Who::Everybody => "swd.who.everybody",
        Who::Others => "swd.who.others",
        Who::Subject => "swd.who.subject",
    }))
}

fn seq(mut parts: Vec<Phrase>) -> Phrase {
    if parts.len() == 1 { parts.remove(0) } else { Phrase::Seq(parts) }
}
