//! A turn played by a bot on both sides, to be judged by a reader.

use search::{BotSpec, Cores, Level, Stop};
use sw_lcg::{State, SwLcg};
use table::chance::Fast;
use table::scene::Way;
use table::{Game, NoSink, Options, Policy, Seat, SeatSet, ToAct, Worlds};

use crate::support::{Layout, Play};

/// A turn takes no more picks than this.
const MOST_PICKS: usize = 150;

/// Every level and rung of the ladder, and how many seeds it plays: many where it errs at random, few where it thinks
/// long. (`flat` stands beside the ladder.)
const BOTS: [(&str, u64); 8] = [
    ("rules", 2),
    ("turn", 1),
    ("ismcts:150", 1),
    ("cadet", 6),
    ("pilot", 2),
    ("captain", 4),
    ("commander", 2),
    ("admiral", 1),
];

/// The table above; with `ORRERY_LONG` five times the seeds.
fn bots() -> impl Iterator<Item = (&'static str, u64)> {
    let long = std::env::var_os("ORRERY_LONG").is_some_and(|v| v != "0");
    BOTS.into_iter().map(move |(bot, seeds)| (bot, if long { 5 * seeds } else { seeds }))
}

#[test]
fn every_level_is_tried() {
    let levels = BOTS.iter().filter_map(|(bot, _)| bot.parse::<BotSpec>().expect(bot).level());
    assert_eq!(levels.collect::<Vec<_>>(), Level::ALL);
}

/// A turn as it was played.
pub(crate) struct Turn {
    /// Who picked what.
    pub(crate) picks: Vec<(Seat, String)>,
    winners: SeatSet,
    /// The table at the end.
    pub(crate) end: State<1>,
}

impl Turn {
    /// Was this picked?
    pub(crate) fn has(&self, words: &str) -> bool {
        self.picks.iter().any(|(_, pick)| pick == words)
    }

    /// Was anything picked that begins so?
    pub(crate) fn has_like(&self, words: &str) -> bool {
        self.picks.iter().any(|(_, pick)| pick.starts_with(words))
    }

    /// Did this seat win with this turn?
    pub(crate) fn won(&self, seat: Seat) -> bool {
        self.winners.contains(seat)
    }
}

/// Every bot plays the turn from this table on; each time it must come out right.
#[track_caller]
pub(crate) fn never_silly(layout: &Layout, right: impl Fn(&Turn) -> bool) {
    check(layout, |_| {}, right);
}

/// The same after some picks of the story's own.
#[track_caller]
pub(crate) fn check(layout: &Layout, before: impl Fn(&mut Play), right: impl Fn(&Turn) -> bool) {
    layout.play(|t| {
        t.leave_open();
        if t.way() != Way::Plain {
            return; // dealing anew and the rest are for stories
        }
        before(t);
        let mut silly = Vec::new();
        for (bot, seeds) in bots() {
            for seed in 0..seeds {
                let turn = play_turn(t.game(), t.table(), bot, seed);
                if !right(&turn) {
                    let picks: Vec<_> = turn.picks.iter().map(|p| p.1.as_str()).collect();
                    silly.push(format!("{bot} with seed {seed}: {}", picks.join(", ")));
                }
            }
        }
        assert!(silly.is_empty(), "silly turns:\n{}", silly.join("\n"));
    });
}

/// Plays to the end of the turn under way, or of the game.
fn play_turn(game: &SwLcg<1>, from: &State<1>, bot: &str, seed: u64) -> Turn {
    let spec: BotSpec = bot.parse().expect(bot);
    let mut bot = spec.build(game, Cores::One).expect("the usual personality");
    let mut dice = Fast::new(seed);
    let mut luck = Fast::new(dice.bits());
    let mut options = Options::new();
    let mut turn = Turn { picks: Vec::new(), winners: SeatSet::EMPTY, end: *from };
    let mut state = *from;
    while turn.picks.len() < MOST_PICKS && game.turn_of(&state) == game.turn_of(from) {
        let asked = match game.to_act(&state) {
            ToAct::Seats { asked, .. } => asked,
            ToAct::Over(outcome) => {
                turn.winners = outcome.winners;
                break;
            }
        };
        let seat = asked.lowest().expect("somebody is asked");
        game.options(&state, seat, &mut options);
        let pick = if let [only] = options.as_slice() {
            *only
        } else {
            let key = bot.pick(&Worlds::new(game, &state, seat), dice.bits(), &Stop::new());
            *options.iter().find(|&&o| game.key(&state, o) == key).expect("one of the options")
        };
        turn.picks.push((seat, game.words(game.key(&state, pick))));
        game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
    }
    turn.end = state;
    turn
}
