//! A turn played by a bot, to be judged by a reader.

use search::{BotSpec, Cores, Level, Stop};
use star_realms::{StarRealms, State};
use table::chance::Fast;
use table::scene::Way;
use table::{Game, NoSink, Options, Policy, Seat, SeatSet, ToAct, Worlds};

use crate::support::{Layout, Play};

/// A turn takes no more picks than this.
const MOST_PICKS: usize = 60;

/// Every level and rung of the ladder, and how many seeds it plays: many where it errs at random, few where it thinks
/// long. (`flat` stands beside the ladder and judges by luck alone.)
const BOTS: [(&str, u64); 8] = [
    ("rules", 2),
    ("turn", 2),
    ("ismcts:1000", 1),
    ("cadet", 10),
    ("pilot", 10),
    ("captain", 3),
    ("commander", 1),
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

/// A pick of the turn.
pub(crate) struct Pick<const N: usize, const W: usize> {
    pub(crate) seat: Seat,
    pub(crate) words: String,
    /// The table before it.
    pub(crate) before: State<N, W>,
}

/// A turn as it was played.
pub(crate) struct Turn<const N: usize, const W: usize> {
    pub(crate) picks: Vec<Pick<N, W>>,
    winners: SeatSet,
}

impl<const N: usize, const W: usize> Turn<N, W> {
    /// Was this picked?
    pub(crate) fn has(&self, words: &str) -> bool {
        self.picks.iter().any(|pick| pick.words == words)
    }

    /// Did this seat's side win with this turn?
    pub(crate) fn won(&self, seat: Seat) -> bool {
        self.winners.contains(seat)
    }

    /// The table when this seat ended its turn; that before the last pick if it did not.
    pub(crate) fn end(&self, seat: Seat) -> &State<N, W> {
        let end = self.picks.iter().find(|pick| pick.seat == seat && pick.words == "end turn");
        &end.or(self.picks.last()).expect("a turn has picks").before
    }
}

/// Every bot plays the turn from this table on; each time it must come out right.
#[track_caller]
pub(crate) fn never_silly<const N: usize, const W: usize>(layout: Layout<N, W>, right: impl Fn(&Turn<N, W>) -> bool) {
    check(layout, |_| {}, right);
}

/// The same after some picks of the story's own.
#[track_caller]
pub(crate) fn check<const N: usize, const W: usize>(
    layout: Layout<N, W>,
    before: impl Fn(&mut Play<N, W>),
    right: impl Fn(&Turn<N, W>) -> bool,
) {
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
                    let picks: Vec<_> = turn.picks.iter().map(|p| p.words.as_str()).collect();
                    silly.push(format!("{bot} with seed {seed}: {}", picks.join(", ")));
                }
            }
        }
        assert!(silly.is_empty(), "silly turns:\n{}", silly.join("\n"));
    });
}

/// Plays to the end of the turn under way, or of the game.
fn play_turn<const N: usize, const W: usize>(
    game: &StarRealms<N, W>,
    from: &State<N, W>,
    bot: &str,
    seed: u64,
) -> Turn<N, W> {
    let spec: BotSpec = bot.parse().expect(bot);
    let mut bot = spec.build(game, Cores::One).expect("the usual personality");
    let mut dice = Fast::new(seed);
    let mut luck = Fast::new(dice.bits());
    let mut options = Options::new();
    let mut turn = Turn { picks: Vec::new(), winners: SeatSet::EMPTY };
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
        let key = bot.pick(&Worlds::new(game, &state, seat), dice.bits(), &Stop::new());
        turn.picks.push(Pick { seat, words: game.words(key), before: state });
        game.options(&state, seat, &mut options);
        let pick = options.iter().find(|&&o| game.key(&state, o) == key).expect("one of the options");
        game.apply(&mut state, seat, *pick, &mut luck, &mut NoSink);
    }
    turn
}
