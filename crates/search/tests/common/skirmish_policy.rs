//! The heuristics for the miniature deck-builder.

use table::{Arg, BySeat, Chance, Game, NoSink, Opt, Options, Phrase, Policy, Seat, ToAct};

use super::skirmish::{ATTACK, BUY, COST, EMPTY, END, KINDS, PLAY, Skirmish, State};

/// The heuristic value of each kind.
#[derive(Clone, Debug)]
pub struct Taste([f32; KINDS]);

fn power(s: &State, seat: usize) -> f32 {
    if s.health[seat] <= 0 {
        return 0.0;
    }
    let worth = [0.2, 1.0, 0.6, 2.0, 5.5, 0.0];
    let (mut sum, mut n) = (0.0, 0.0);
    for (kind, worth) in worth.iter().enumerate() {
        let count = f32::from(s.hand[seat][kind] + s.bag[seat][kind] + s.discard[seat][kind]);
        sum += worth * count;
        n += count;
    }
    let held: f32 = (0..KINDS).map(|kind| f32::from(s.hand[seat][kind]) * worth[kind]).sum();
    let pools = 0.5 * f32::from(s.combat[seat]) + 0.1 * f32::from(s.trade[seat]) + 0.3 * held;
    f32::from(s.health[seat]) + 5.0 * sum / n + if s.active.contains(Seat::new(seat)) { pools } else { 0.0 }
}

/// The heuristics: play everything, attack the weakest, buy by value.
fn script(s: &State, style: &Taste, o: Opt) -> f32 {
    match o.verb() {
        PLAY => 4.0,
        BUY => style.0[o.a() as usize],
        ATTACK => 3.5 - 0.1 * f32::from(s.health[o.a() as usize]),
        _ => 0.0,
    }
}

fn best(s: &State, style: &Taste, options: &Options) -> Opt {
    let first = options.iter().rev().max_by(|&&a, &&b| script(s, style, a).total_cmp(&script(s, style, b)));
    *first.expect("there are options")
}

impl Policy for Skirmish {
    type Style = Taste;

    fn styles(&self) -> Vec<(String, Taste)> {
        vec![
            ("plain".into(), Taste([0.0, 0.0, 1.0, 1.0, 1.0, -1.0])),
            ("miser".into(), Taste([0.0, 0.0, 3.0, 1.0, 1.0, 0.5])),
        ]
    }

    fn recipe(&self, bot: &str) -> Option<&'static str> {
        self.recipes.iter().find(|(name, _)| *name == bot).map(|(_, recipe)| *recipe)
    }

    fn scores(&self, s: &State, _: Seat, style: &Taste, options: &Options, out: &mut Vec<f32>) {
        out.extend(options.iter().map(|&o| script(s, style, o)));
    }

    fn is_idle(&self, s: &State, o: Opt) -> bool {
        let can = |seat: Seat| {
            let me = seat.idx();
            s.combat[me] > 0
                || s.hand[me].iter().any(|&n| n > 0)
                || s.market.iter().any(|&kind| kind != EMPTY && COST[kind as usize] <= s.trade[me])
        };
        o.verb() == END && s.asked.lowest().is_some_and(can)
    }

    fn obvious(&self, s: &State, seat: Seat, _: &Options) -> Option<Opt> {
        let simple = (0..KINDS).find(|&kind| self.obvious && s.hand[seat.idx()][kind] > 0);
        simple.map(|kind| s.play(kind))
    }

    fn turn_of(&self, s: &State) -> u32 {
        u32::from(s.turn)
    }

    fn evaluate(&self, s: &State, _: &Taste) -> BySeat<f32> {
        let mut odds = BySeat::default();
        for seat in 0..self.seats {
            let side: f32 = self.side(seat).iter().map(|seat| power(s, seat.idx())).sum();
            let scale = if self.teams { 0.1 } else { 0.2 };
            odds.0[seat] = if side > 0.0 { (side * scale).exp() } else { 0.0 };
        }
        let all: f32 = odds.iter().sum::<f32>() / if self.teams { 2.0 } else { 1.0 };
        BySeat(odds.0.map(|odds| odds / all))
    }

    fn rollout(&self, s: &mut State, style: &Taste, turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        let last = self.turn_of(s).saturating_add(turns);
        let mut options = Options::new();
        loop {
            let seat = match self.to_act(s) {
                ToAct::Over(outcome) => return outcome.scores(),
                ToAct::Seats { .. } if self.turn_of(s) >= last => return self.evaluate(s, style),
                ToAct::Seats { asked, .. } => asked.lowest().expect("a seat must act"),
            };
            self.options(s, seat, &mut options);
            options.sort_unstable_by_key(|&o| self.key(s, o)); // the numbering of cards must not decide
            let pick = match chance.below(10) {
                0 => options[chance.below(options.len() as u32) as usize],
                _ => best(s, style, &options),
            };
            self.apply(s, seat, pick, chance, &mut NoSink);
        }
    }

    fn reasons(&self, before: &State, after: &State, seat: Seat, _: &Taste) -> Vec<(Phrase, f32)> {
        let mut reasons = Vec::new();
        for other in 0..self.seats {
            let change = f32::from(after.health[other]) - f32::from(before.health[other]);
            let sign = if self.side(seat.idx()).contains(Seat::new(other)) { 0.02 } else { -0.02 };
            if change != 0.0 {
                reasons.push((Phrase::say("test.health", [Arg::Seat(Seat::new(other))]), sign * change));
            }
        }
        let cards =
            |s: &State| -> f32 { s.discard[seat.idx()].iter().chain(&s.bag[seat.idx()]).map(|&n| f32::from(n)).sum() };
        let change = cards(after) - cards(before);
        if change != 0.0 {
            reasons.push((Phrase::word("test.cards"), 0.01 * change));
        }
        reasons.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        reasons
    }
}
