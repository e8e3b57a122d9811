//! Rates of the script: whole games by macro turns, rollouts, evaluations, tree search iterations.

use search::{Bot, Cores, Ismcts, IsmctsConfig, Stop};
use star_realms::{Duel, Setup};
use table::chance::Fast;
use table::{Game, NoSink, Policy, Seat, ToAct, Worlds};

fn main() {
    let game = Duel::new(Setup::default()).expect("the usual duel");
    let style = game.styles().swap_remove(0).1;
    let mut luck = Fast::new(1);
    let (mut games, mut turns) = (0u32, 0u32);
    let begun = cpu();
    while (cpu() - begun) < 1.0 {
        let mut state = game.start(&mut luck, &mut NoSink);
        game.rollout(&mut state, &style, 1000, &mut luck);
        games += 1;
        turns += u32::from(state.turn);
    }
    let seconds = (cpu() - begun);
    eprintln!(
        "games {:.0}/s, {:.1} turns, {:.0} ns a turn",
        f64::from(games) / seconds,
        f64::from(turns) / f64::from(games),
        1e9 * seconds / f64::from(turns)
    );
    let mut state = game.start(&mut luck, &mut NoSink);
    for _ in 0..10 {
        game.play_turn(&mut state, &style, &mut luck);
    }
    let mut options = table::Options::new();
    // On to a decision that takes thought.
    loop {
        let ToAct::Seats { asked, .. } = game.to_act(&state) else { return };
        let seat = asked.lowest().expect("somebody");
        game.options(&state, seat, &mut options);
        let Some(pick) = game.obvious(&state, seat, &options) else { break };
        game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
    }
    let begun = cpu();
    let mut sum = 0.0;
    for _ in 0..1_000_000 {
        sum += game.evaluate(std::hint::black_box(&state), &style)[Seat::new(0)];
    }
    eprintln!("evaluate {:.0} ns ({sum})", 1e3 * (cpu() - begun));
    let ToAct::Seats { asked, .. } = game.to_act(&state) else { return };
    let seat = asked.lowest().expect("somebody");
    let worlds = Worlds::new(&game, &state, seat);
    for mix in [0.0, 0.5, 1.0] {
        let config = IsmctsConfig {
            iterations: 50_000,
            trees: 1,
            mix,
            root: search::RootRule::Puct,
            last: search::Final::Value,
            ..IsmctsConfig::default()
        };
        let mut bot = Ismcts::<Duel>::new(config, style.clone(), Cores::One);
        let begun = cpu();
        let advice = bot.advise(&worlds, 1, &Stop::new());
        eprintln!(
            "mix {mix}: {:.0} iterations/s, {} options",
            f64::from(advice.iterations) / (cpu() - begun),
            advice.lines.len()
        );
    }
}

/// Seconds of this thread on a core: what the machine does besides does not count.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("a Linux machine");
    text.split(' ').next().expect("a number").parse::<f64>().expect("a number") * 1e-9
}
