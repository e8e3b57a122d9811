//! The bots against exact answers and against each other.

mod common;

use std::collections::HashMap;
use std::sync::Mutex;

use common::skirmish::{ATTACK, AXE, BUY, COIN, END, KINDS, LANCE, PLAY, PURSE, Skirmish, State};
use search::{Arena, Bot, BotSpec, Cores, Level, Plan, Record, Stop, simulate};
use table::chance::Fast;
use table::{Chance, Game, NoSink, Opt, OptKey, Options, Policy, Seat, SeatSet, ToAct, Worlds};

/// Answers from a script, then zeros, and remembers the requests. It is run with the next script until all answers have
/// been tried.
#[derive(Default)]
struct Every {
    script: Vec<u32>,
    asked: Vec<u32>,
}

impl Every {
    /// The next script in order. Returns false after the last.
    fn turn_over(&mut self) -> bool {
        self.script.resize(self.asked.len(), 0);
        while let (Some(value), Some(n)) = (self.script.pop(), self.asked.pop()) {
            if value + 1 < n {
                self.script.push(value + 1);
                self.asked.clear();
                return true;
            }
        }
        false
    }
}

impl Chance for Every {
    fn below(&mut self, n: u32) -> u32 {
        let value = self.script.get(self.asked.len()).copied().unwrap_or(0);
        self.asked.push(n);
        value
    }
}

/// The exact win chance of seat 0 in a duel without secrets.
struct Solver<'a> {
    game: &'a Skirmish,
    known: HashMap<State, f64>,
}

impl Solver<'_> {
    fn value(&mut self, s: &State) -> f64 {
        let seat = match self.game.to_act(s) {
            ToAct::Over(outcome) => return f64::from(u8::from(outcome.winners.contains(Seat::new(0)))),
            ToAct::Seats { asked, .. } => asked.lowest().expect("a seat must act"),
        };
        if let Some(&value) = self.known.get(s) {
            return value;
        }
        let mut options = self.options(s, seat);
        if let Some(play) = self.game.obvious(s, seat, &options) {
            options.clear(); // playing a card never hurts in this game
            options.push(play);
        }
        let values = options.iter().map(|&opt| self.after(s, seat, opt));
        let value = if seat == Seat::new(0) { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) };
        self.known.insert(*s, value);
        value
    }

    fn after(&mut self, s: &State, seat: Seat, opt: Opt) -> f64 {
        let (mut rng, mut total) = (Every::default(), 0.0);
        loop {
            let mut next = *s;
            self.game.apply(&mut next, seat, opt, &mut rng, &mut NoSink);
            let weight: f64 = rng.asked.iter().map(|&n| 1.0 / f64::from(n)).product();
            total += weight * self.value(&next);
            if !rng.turn_over() {
                return total;
            }
        }
    }

    fn options(&self, s: &State, seat: Seat) -> Options {
        let mut options = Options::new();
        self.game.options(s, seat, &mut options);
        options
    }
}

fn bot(game: &Skirmish, spec: &str) -> Box<dyn Bot<Skirmish> + Send> {
    spec.parse::<BotSpec>().expect(spec).build(game, Cores::One).expect(spec)
}

/// The share of decisions in random play in which a bot gives away more than 0.02, and the average loss.
fn losses(game: &Skirmish, spec: &str, decisions: usize) -> (usize, f64) {
    let mut solver = Solver { game, known: HashMap::new() };
    let mut bot = bot(game, spec);
    let (mut rng, mut seen, mut wrong, mut lost) = (Fast::new(21), 0, 0, 0.0);
    while seen < decisions {
        let mut state = game.start(&mut rng, &mut NoSink);
        while let ToAct::Seats { asked, .. } = game.to_act(&state) {
            let seat = asked.lowest().expect("a seat must act");
            let options = solver.options(&state, seat);
            if options.len() > 1 && seen < decisions {
                let sign = if seat == Seat::new(0) { 1.0 } else { -1.0 };
                let values: Vec<f64> = options.iter().map(|&opt| sign * solver.after(&state, seat, opt)).collect();
                let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let worst = values.iter().copied().fold(f64::INFINITY, f64::min);
                if best - worst > 0.02 {
                    let key = bot.pick(&Worlds::new(game, &state, seat), rng.bits(), &Stop::new());
                    let at = options.iter().position(|&opt| game.key(&state, opt) == key).expect("a legal pick");
                    seen += 1;
                    wrong += usize::from(best - values[at] > 0.02);
                    lost += best - values[at];
                }
            }
            let pick = options[rng.below(options.len() as u32) as usize];
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        }
    }
    (wrong, lost / decisions as f64)
}

/// Counts only decisions that matter, with bad heuristics behind the search: stricter than 95 % of all decisions.
#[test]
fn tree_search_is_nearly_optimal_where_the_truth_is_known() {
    let game = Skirmish::micro();
    let (wrong, lost) = losses(&game, "ismcts:20000:miser", 100);
    assert!(wrong <= 2, "{wrong} of 100 picks lose more than 0.02, {lost} on average");
    let (_, blind) = losses(&game, "uniform", 100);
    assert!(blind > 0.1, "uniform loses only {blind}, so the positions do not test anything");
}

#[test]
fn more_iterations_lose_less() {
    let game = Skirmish::micro();
    let spec = |n: u32| format!("ismcts:{n}:miser");
    let [little, much] = [30, 3_000].map(|n| losses(&game, &spec(n), 300).1);
    assert!(much < little / 2.0, "{little} {much}");
    let (_, script) = losses(&game, "rules:miser", 300);
    assert!(little < script, "{little} with search, {script} without");
}

/// The deciding blow needs two plays, one of which draws the last blade for sure.
fn two_steps_from_victory(game: &Skirmish) -> State {
    let mut s = game.start(&mut Fast::new(1), &mut NoSink);
    s.hand[0] = [0; KINDS];
    s.hand[0][COIN] = 1;
    s.hand[0][LANCE] = 1;
    s.hand[0][AXE] = 1;
    s.bag[0] = [0, 1, 0, 0, 0, 0];
    s.discard[0] = [0; KINDS];
    s.health = [1, 8, 8, 8];
    s.active = SeatSet::only(Seat::new(0));
    s.asked = s.active;
    s
}

#[test]
fn searching_bots_find_the_forced_win() {
    let game = Skirmish { obvious: false, ..Skirmish::duel() };
    for spec in ["turn", "flat:400", "ismcts:400", "ismcts:400:root=puct", "captain", "commander"] {
        let mut bot = bot(&game, spec);
        for seed in 0..10 {
            let mut s = two_steps_from_victory(&game);
            while s.turn == 0 && s.winners.is_empty() {
                let key = bot.pick(&Worlds::new(&game, &s, Seat::new(0)), seed, &Stop::new());
                let opt = match key.verb() {
                    PLAY => Opt::new(PLAY, key.a(), 0, 0),
                    verb => Opt::new(verb, key.a(), key.b(), 0),
                };
                game.apply(&mut s, Seat::new(0), opt, &mut Fast::new(seed), &mut NoSink);
            }
            assert!(s.winners.contains(Seat::new(0)), "{spec} misses the win with seed {seed}");
        }
    }
}

#[test]
fn no_level_declines_an_immediate_win() {
    let game = Skirmish { obvious: false, ..Skirmish::duel() };
    let mut s = two_steps_from_victory(&game);
    s.combat[0] = 8;
    s.trade[0] = 5;
    for level in Level::ALL {
        let mut bot = bot(&game, level.name());
        for seed in 0..200 {
            let key = bot.pick(&Worlds::new(&game, &s, Seat::new(0)), seed, &Stop::new());
            assert_eq!(key, OptKey::new(ATTACK, 1, 0, 0), "{level} with seed {seed}");
        }
    }
}

/// A blunder costs little by the bot's own estimate and never looks silly: no idling, nothing beyond the limit.
#[test]
fn weakened_levels_slip_but_not_far() {
    let game = Skirmish { obvious: false, ..Skirmish::duel() };
    let mut s = game.start(&mut Fast::new(1), &mut NoSink);
    s.hand[0] = [0; KINDS];
    s.trade[0] = 6;
    s.market = [PURSE as u8, AXE as u8, LANCE as u8];
    s.bag[0] = [6, 2, 0, 0, 0, 0];
    for spec in ["cadet", "pilot", "captain", "rules:judge=on:slip=0.5:most=0.04"] {
        let limit = spec.parse::<BotSpec>().expect(spec).blunders().expect("weakened").most;
        let mut bot = bot(&game, spec);
        let mut picks = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let advice = bot.advise(&Worlds::new(&game, &s, Seat::new(0)), seed, &Stop::new());
            assert!(advice.lines[0].win - advice.win() <= limit, "{spec}: {advice:?}");
            assert_ne!(advice.best.verb(), END, "{spec} ends its turn instead of buying");
            picks.insert(advice.best);
        }
        assert!(picks.contains(&OptKey::new(BUY, LANCE as u16, 0, 0)));
        if spec == "cadet" {
            assert!(picks.len() > 1, "the cadet never blunders");
        }
    }
}

fn share(game: &Skirmish, bots: &str, games: u64) -> f64 {
    let bots = BotSpec::list(bots, game.seats()).expect(bots);
    simulate(game, &Plan::new(bots, games, 4), &Stop::new(), &|_| ()).expect("the plan is valid").bots[0].share().0
}

#[test]
fn every_rung_beats_the_one_below() {
    let game = Skirmish::duel();
    for (upper, lower, games) in [
        ("lively", "uniform", 200),
        ("rules", "lively", 200),
        ("turn:32:rollouts=100:rounds=2", "rules", 200),
        ("ismcts:300:rounds=2", "turn:32:rollouts=100:rounds=2", 100),
    ] {
        let won = share(&game, &format!("{upper},{lower}"), games);
        assert!(won > 0.53, "{upper} wins {won} against {lower}");
    }
}

#[test]
fn search_wins_more_than_its_share_among_four_and_in_teams() {
    let won = share(&Skirmish::brawl(4), "ismcts:200:mix=1,rules,rules,rules", 40);
    assert!(won > 0.4, "{won} among four");
    let entrants = ["turn:32:rollouts=100:rounds=2", "rules"].map(|spec| spec.parse().expect(spec)).to_vec();
    let arena = Arena::new("pairs", entrants, 50, 1);
    let records = Mutex::new(Vec::<Record>::new());
    let store = |record| records.lock().expect("no panic").push(record);
    arena.run(&Skirmish::pairs(), &[], &Stop::new(), &store).expect("the plan is valid");
    let cells = arena.cells(&records.into_inner().expect("no panic"));
    assert_eq!((cells.len(), cells[0].games), (1, 100));
    assert!(cells[0].points > 55.0, "{cells:?}");
}
