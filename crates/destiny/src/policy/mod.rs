//! Game knowledge for the computer opponents: values of dice and cards, win probabilities, and the heuristic policy.
//!
//! Read in this order: `worth` (sides, dice, cards), `evaluate` (win probabilities), `purpose` (abilities that may be
//! useless now), `heuristic` (scores of options).

mod evaluate;
mod heuristic;
mod purpose;
mod worth;

use table::chance::Chance;
use table::{BySeat, CopyId, Game, NoSink, Opt, Options, Policy, Seat, ToAct};

use crate::card::Symbol;
use crate::frame::{Frame, Stage};
use crate::game::Destiny;
use crate::state::State;
use crate::verb::Verb;

/// The settings of the named bots in this game. A turn is a single action, so a search looks many turns ahead.
const RECIPES: [(&str, &str); 6] = [
    ("ismcts", "ismcts:600:rounds=10"),
    ("cadet", "rules:judge=on:slip=0.5:most=1"),
    ("pilot", "rules:judge=on"),
    ("captain", "ismcts:60:rounds=8"),
    ("commander", "ismcts:250:rounds=8"),
    ("admiral", "ismcts:1000:rounds=8"),
];

/// The most decisions of a turn in a rollout. Longer rollouts are aborted.
const MOST: usize = 60;

impl<const W: usize> Policy for Destiny<W> {
    type Style = ();

    fn styles(&self) -> Vec<(String, ())> {
        vec![("plain".to_owned(), ())]
    }

    fn scores(&self, s: &State<W>, seat: Seat, (): &(), options: &Options, out: &mut Vec<f32>) {
        out.extend(options.iter().map(|&o| self.score(s, seat, o)));
    }

    fn is_idle(&self, s: &State<W>, o: Opt) -> bool {
        // Damage to the player's own character and shields for an opponent's are wasted.
        if let Some(Frame::Target { moment }) = s.frames.last() {
            let m = s.moment(moment);
            let own = self.controller(s, CopyId(o.a())) == m.seat;
            return own != (Symbol::ALL[m.symbol as usize] == Symbol::Shield);
        }
        match s.frames.last() {
            // Unused dice are lost at the end of the round.
            Some(Frame::Resolving { .. } | Frame::Modify { .. }) => return Verb::of(o) == Verb::Done,
            // A player without cards loses.
            Some(Frame::Discards { .. }) => return Verb::of(o) != Verb::Done,
            Some(Frame::Turn(Stage::Begin | Stage::Extra)) => {}
            _ => return false,
        }
        let seat = s.active;
        let busy = !self.to_activate(s, seat).is_empty() || !self.to_resolve(s, seat, None).is_empty();
        match Verb::of(o) {
            Verb::Pass => true,
            // The player who claims takes no more actions this round.
            Verb::Claim => busy,
            // It costs a card, and the new roll may not be better.
            Verb::DiscardToReroll => true,
            _ => false,
        }
    }

    fn recipe(&self, bot: &str) -> Option<&'static str> {
        RECIPES.iter().find(|(name, _)| *name == bot).map(|(_, recipe)| *recipe)
    }

    fn turn_of(&self, s: &State<W>) -> u32 {
        s.turns.into()
    }

    fn evaluate(&self, s: &State<W>, (): &()) -> BySeat<f32> {
        self.chances(s)
    }

    fn rollout(&self, s: &mut State<W>, (): &(), turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        let last = u32::from(s.turns) + turns;
        let mut options = Options::new();
        for _ in 0..MOST * turns as usize {
            if u32::from(s.turns) >= last {
                break;
            }
            let ToAct::Seats { asked, .. } = self.to_act(s) else { break };
            let Some(seat) = asked.lowest() else { break };
            self.options(s, seat, &mut options);
            let pick = self.quick(s, seat, &options, chance);
            self.apply(s, seat, pick, chance, &mut NoSink);
        }
        self.chances(s)
    }
}
