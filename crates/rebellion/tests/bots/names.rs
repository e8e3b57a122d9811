//! The settings behind the names of bots in this game.

use rebellion::{Rebellion, Setup};
use search::{BotKind, BotSpec};

fn game() -> Rebellion {
    Rebellion::new(Setup::default()).expect("a valid setup")
}

#[test]
fn every_level_and_searching_rung_has_settings_of_its_own() {
    search::conformance::named(&game(), &["turn", "flat", "ismcts"]);
}

#[test]
fn what_is_written_counts_over_the_recipe() {
    let game = game();
    let fitted = |text: &str| text.parse::<BotSpec>().expect(text).fitted(&game).expect(text);
    let BotKind::Turn(plain) = *fitted("turn").kind() else { panic!("no plans") };
    let BotKind::Turn(commander) = *fitted("commander:7").kind() else { panic!("no plans") };
    assert_eq!((commander.beam, commander.rounds), (7, plain.rounds), "a level uses the settings of this game");
    let BotKind::Ismcts(tree) = *fitted("admiral:77").kind() else { panic!("no tree search") };
    assert_eq!((tree.iterations, tree.plans), (77, 4), "a tree search begins with plans");
    assert!(plain.rounds < 10 && tree.rounds < 10, "rollouts stop early");
    assert!(fitted("cadet").blunders().is_some());
}
