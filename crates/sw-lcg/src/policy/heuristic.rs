//! Scores of options.

use table::{CopyId, Game, Opt, Options, Seat};

use super::eye::Evaluator;
use super::style::{Style, strength};
use crate::frame::{Frame, Stage};
use crate::game::SwLcg;
use crate::moment::Entry;
use crate::state::State;
use crate::verb::Verb;

/// Log odds per point of card value.
const SHARP: f32 = 1.8;

/// The score of options that repeat others: no search looks at them while there is any other option.
const HOPELESS: f32 = -40.0;

/// The value of options that are bad in any position: search does not look at them.
pub(super) const ABSURD: f32 = -6.0;

/// Scores every option with the heuristic.
pub(super) fn scores<const W: usize>(
    g: &SwLcg<W>,
    s: &State<W>,
    seat: Seat,
    style: &Style,
    options: &Options,
    out: &mut Vec<f32>,
) {
    let eye = Evaluator { g, s, seat, style };
    out.extend(options.iter().map(|&o| eye.score(o)));
}

/// The best option by the heuristic, with ties broken by key.
pub(super) fn quick<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, style: &Style, options: &Options) -> Opt {
    let mut best = (options[0], f32::MIN);
    if options.len() == 1 {
        return best.0;
    }
    if let Some(pick) = obvious(g, s, seat, options) {
        return pick;
    }
    let eye = Evaluator { g, s, seat, style };
    for &o in options {
        let score = eye.score(o);
        let better = score > best.1 + 1e-6 || (score > best.1 - 1e-6 && g.key(s, o) < g.key(s, best.0));
        if better {
            best = (o, score);
        }
    }
    best.0
}

/// The option that is right in any case, for questions with only one sensible answer.
pub(super) fn obvious<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, options: &Options) -> Option<Opt> {
    match s.frames.last() {
        // The fewest tokens on each source, so that they are ready again soonest. Fighting units pay last.
        Some(Frame::Pay { .. }) => {
            let fights = |o: &Opt| {
                g.cast.units.contains(CopyId(o.a())) && g.cast.of(CopyId(o.a())).icons != crate::card::Icons::NONE
            };
            options.iter().copied().min_by_key(|o| (o.c(), fights(o), g.key(s, *o)))
        }
        // The order of discarded cards matters only if a card takes cards from the top of the pile.
        Some(Frame::DiscardOrder { .. }) if !g.cast.orderly[s.side(seat) as usize] => options.first().copied(),
        _ => None,
    }
}

impl<const W: usize> Evaluator<'_, W> {
    fn score(&self, o: Opt) -> f32 {
        let (g, s, seat, w) = (self.g, self.s, self.seat, &self.style.weights);
        let verb = Verb::of(o.verb());
        let copy = CopyId(o.a());
        let frame = s.frames.last().unwrap_or_default();
        if self.repeats(frame, verb, copy) {
            return HOPELESS;
        }
        match (frame, verb) {
            (Frame::PickObjectives { .. }, _) => -2.0 * self.worth(copy).play,
            (Frame::Mulligan { .. }, Verb::Keep) => self.keep(),
            (Frame::Flip { .. }, _) => self.worth(copy).play,
            (Frame::Engage { .. }, Verb::Engage) => 1.6 * self.engage(copy),
            (Frame::Declare { .. }, Verb::Declare) if seat == s.active => 1.8 * self.attack_with(copy),
            (Frame::Declare { .. }, Verb::Declare) => 1.8 * self.defend_with(copy),
            (Frame::Edge { .. }, Verb::Edge) => 2.2 * self.place(copy),
            (Frame::Commit { .. }, Verb::Commit) => 2.5 * self.commit(copy),
            (Frame::MayDiscard { .. }, Verb::Discard) => 3.0 * (w.discard - self.use_of(copy)),
            (Frame::Discard { .. } | Frame::Discount { .. }, Verb::Discard) => -3.0 * self.use_of(copy),
            (Frame::Discount { .. }, Verb::Done) => -1.2,
            (Frame::Pay { .. }, _) => self.payment(o),
            (Frame::Icons { .. }, Verb::Icon) => [0.4, 0.8, 0.0][(o.a() as usize).min(2)],
            (Frame::Actions { .. } | Frame::Window { .. }, Verb::Pass) => w.pass,
            (_, Verb::Use) => SHARP * self.using(o),
            (_, Verb::Play) => SHARP * self.playing(copy),
            (Frame::Pick { .. }, Verb::Pick | Verb::PickHand | Verb::PickDiscard | Verb::PickDeck) => {
                SHARP * self.choosing(copy)
            }
            (Frame::Attach { .. }, _) => SHARP * self.hosting(copy),
            (Frame::BalanceStrike { .. }, Verb::Balance) => 0.5 + SHARP * self.damage(copy, 1),
            (Frame::Strike { .. }, _) => self.striking(copy),
            (Frame::Aim { tactics, left, base, .. }, Verb::Aim | Verb::AimAll) => {
                SHARP * self.aiming(copy, tactics, if verb == Verb::AimAll { left } else { 1 }, base)
            }
            (Frame::Shielding { .. }, Verb::PlaceShield) if self.sign(copy) < 0.0 => SHARP * ABSURD,
            (Frame::Shielding { .. }, Verb::PlaceShield) => 0.2 + SHARP * self.shield(copy),
            (Frame::PlaceTokens { moment, stage, entry, guard }, _) => {
                let e = s.entry(moment, entry);
                let n = (o.a() as u8).min(e.n);
                match stage {
                    // Shields are removed in the next refresh phase anyway.
                    Stage::Shields => 0.5 * f32::from(n),
                    Stage::Protect => {
                        SHARP * (self.damage(e.copy, e.n) - self.damage(e.copy, e.n - n) - self.damage(guard, n))
                    }
                }
            }
            (Frame::CaptureObjective { .. } | Frame::CaptureAt { .. }, _) => 0.3 * f32::from(g.damage_left(s, copy)),
            (Frame::RescueAt { .. }, _) => s.captured.iter().filter(|&c| s.place[c] == copy.0).count() as f32,
            (Frame::May { .. } | Frame::FateAgain { .. }, Verb::Yes) => 1.0,
            (Frame::Strip { copy: unit, .. }, _) => {
                let sign = self.sign(unit);
                match verb {
                    Verb::StripFocus | Verb::StripDamage => sign,
                    Verb::StripShield => -sign,
                    Verb::StripCard => -self.sign(copy) * 0.5 * self.worth(copy).play,
                    _ => 0.0,
                }
            }
            _ => 0.0,
        }
    }

    /// Whether this option only names cards in another order than the order of cards. All orders lead to the same
    /// result, so search need not try them all.
    fn repeats(&self, frame: Frame, verb: Verb, copy: CopyId) -> bool {
        let (g, s) = (self.g, self.s);
        let before = |last: CopyId| g.cast.card(copy) < g.cast.card(last);
        match (frame, verb) {
            (Frame::Declare { last, .. }, Verb::Declare) => g.cast.card(copy).0 + 1 < last,
            (Frame::Commit { .. }, Verb::Commit) => s.vals.last().is_some_and(|last| before(CopyId(last))),
            (Frame::Aim { base, .. }, Verb::Aim) if s.vals.len() > base as usize => {
                s.vals.last().is_some_and(|last| before(Entry::unpack(last).copy))
            }
            (Frame::Pick { spec, taken: taken @ 1.., .. }, _) if verb != Verb::Done => {
                let wanted = g.db.code().picks[spec as usize];
                let Some(&Frame::Run { base, .. }) = s.frames.as_slice().iter().rev().nth(1) else { return false };
                let last = s.vals.as_slice()[(base + wanted.slot.at + taken - 1) as usize];
                // With a fixed number of cards, too few might remain.
                matches!(wanted.n, cards::N::UpTo(_)) && before(CopyId(last))
            }
            _ => false,
        }
    }

    /// The value of playing a unit or an enhancement.
    fn playing(&self, copy: CopyId) -> f32 {
        let worth = self.worth(copy);
        let w = &self.style.weights;
        worth.play - w.hand * worth.hand - w.coin * f32::from(self.g.cost_of(self.s, self.seat, copy))
    }

    /// The value of this card as a pick of the running program.
    fn choosing(&self, copy: CopyId) -> f32 {
        let s = self.s;
        let (Some(Frame::Pick { spec, .. }), Some(&Frame::Run { pc, .. })) =
            (s.frames.last(), s.frames.as_slice().iter().rev().nth(1))
        else {
            return 0.0;
        };
        let code = self.g.db.code();
        self.picked(copy, code.picks[spec as usize].slot, &code.ops[pc as usize..])
    }

    /// The value of this card as the host of the card being played, higher for better hosts. Helpful enhancements go to
    /// the player's own cards, harmful ones to the enemy's.
    fn hosting(&self, host: CopyId) -> f32 {
        let Some(Frame::Attach { copy, .. }) = self.s.frames.last() else { return 0.0 };
        if self.worth(copy).harms == (self.sign(host) > 0.0) {
            return ABSURD;
        }
        let ready = if self.s.is_ready(host) { 0.2 } else { 0.0 };
        let crowded = 0.25 * self.g.attached_to(self.s, host).len() as f32;
        0.3 * self.worth(host).play + ready - crowded
    }

    /// The value of striking with this unit first: high for strong units against enemies that can still strike, and for
    /// frail units.
    fn striking(&self, unit: CopyId) -> f32 {
        let (g, s) = (self.g, self.s);
        let [damage, tactics, blast] = g.strength(s, unit).map(f32::from);
        let foes = g.strikers(s, self.seat.other());
        let fight = if foes.is_empty() { 0.2 } else { 1.0 };
        let frail = if g.damage_left(s, unit) <= 2 { 0.2 } else { 0.0 };
        fight * (0.9 * tactics + 0.8 * damage + frail) + 0.3 * blast
    }

    /// The value of assigning damage or focus tokens of a strike to this unit.
    fn aiming(&self, target: CopyId, tactics: bool, n: u8, base: u8) -> f32 {
        let given = self.g.aimed(self.s, target, base);
        let (more, sign) = (given + n, -self.sign(target));
        if tactics {
            sign * (self.focus(target, more) - if given > 0 { self.focus(target, given) } else { 0.0 })
        } else {
            sign * (self.damage(target, more) - if given > 0 { self.damage(target, given) } else { 0.0 })
        }
    }

    /// The current usefulness of a card in hand.
    fn use_of(&self, copy: CopyId) -> f32 {
        let (g, s) = (self.g, self.s);
        let facts = g.cast.of(copy);
        let worth = self.worth(copy).hand;
        let edge = 0.08 * f32::from(facts.force);
        if g.is_doubled(s, copy) {
            return 0.1 + edge;
        }
        // A card that cannot be paid for soon counts only for its icons.
        let sources = s.in_play & g.cast.sources & *g.own(s, self.seat);
        let sources = sources.iter().map(|c| g.cast.of(c).resources).sum::<u8>();
        let dear = f32::from(facts.cost) > 0.8 * f32::from(sources);
        let twice = ((s.hand & g.cast.same(copy)).len() as f32 - 1.0).max(0.0);
        worth + edge - if dear { 0.35 } else { 0.0 } - 0.12 * twice
    }

    fn keep(&self) -> f32 {
        let g = self.g;
        let hand = self.s.hand & *g.own(self.s, self.seat);
        let cheap = hand.iter().filter(|&c| g.cast.units.contains(c) && g.cast.of(c).cost <= 3).count();
        let rich = hand.iter().filter(|&c| g.cast.enhancements.contains(c) && g.cast.of(c).resources > 0).count();
        let value: f32 = hand.iter().map(|c| self.worth(c).hand).sum();
        0.9 * cheap.min(3) as f32 + 0.7 * rich.min(1) as f32 + 0.4 * (value - 5.0) - 1.3
    }

    /// Prefers few tokens on each source, and no fighting units.
    fn payment(&self, o: Opt) -> f32 {
        let copy = CopyId(o.a());
        let n = f32::from(o.c());
        let fighter = if self.s.participants.contains(copy) || self.s.committed.contains(copy) { 1.5 } else { 0.0 };
        -1.4 * (n - 1.0) - fighter - 0.5 * strength(self.g.cast.of(copy).icons)
    }
}
