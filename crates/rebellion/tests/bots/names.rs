//! What the names of bots stand for in this game.

use rebellion::{Rebellion, Setup};
use search::{BotSpec, Rung};

fn game() -> Rebellion {
    Rebellion::new(Setup::default()).expect("a sound setup")
}

#[test]
fn every_level_and_searching_rung_has_settings_of_its_own() {
    search::conformance::named(&game(), &["turn", "flat", "ismcts"]);
}

#[test]
fn what_is_written_counts_over_the_recipe() {
    let game = game();
    let fitted = |text: &str| text.parse::<BotSpec>().expect(text).fitted(&game).expect(text);
    let Rung::Turn(plain) = *fitted("turn").rung() else { panic!("no plans") };
    let Rung::Turn(commander) = *fitted("commander:7").rung() else { panic!("no plans") };
    assert_eq!((commander.beam, commander.rounds), (7, plain.rounds), "a level's engine is the game's own");
    let Rung::Ismcts(tree) = *fitted("admiral:77").rung() else { panic!("no tree search") };
    assert_eq!((tree.iterations, tree.plans), (77, 4), "a tree search begins with plans");
    assert!(plain.rounds < 10 && tree.rounds < 10, "games are cut off");
    assert!(fitted("cadet").slip().is_some());
}
