//! The settings behind the bot names in this game.

use search::{BotKind, BotSpec};
use sw_lcg::{Setup, SwLcg};

fn game() -> SwLcg<1> {
    SwLcg::new(Setup::default()).expect("a sound setup")
}

#[test]
fn every_level_and_searching_rung_has_settings_of_its_own() {
    search::conformance::named(&game(), &["turn", "ismcts"]);
}

#[test]
fn what_is_written_counts_over_the_recipe() {
    let game = game();
    let fitted = |text: &str| text.parse::<BotSpec>().expect(text).fitted(&game).expect(text);
    let BotKind::Ismcts(plain) = *fitted("ismcts").kind() else { panic!("no tree search") };
    let BotKind::Ismcts(own) = *fitted("ismcts:77:explore=0.5").kind() else { panic!("no tree search") };
    assert_eq!((own.iterations, own.explore, own.rounds), (77, 0.5, plain.rounds));
    assert!(plain.rounds < 10, "rollouts are cut off");
    let BotKind::Ismcts(admiral) = *fitted("admiral").kind() else { panic!("no tree search") };
    assert_eq!(admiral.rounds, plain.rounds, "levels use the settings of the game");
    assert_ne!(admiral.iterations, plain.iterations);
    let BotKind::Ismcts(longer) = *fitted("admiral:9000").kind() else { panic!("no tree search") };
    assert_eq!(longer.iterations, 9000);
    assert!(fitted("cadet").blunders().is_some());
}
