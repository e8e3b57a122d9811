//! What the names of bots stand for in this game.

use search::{BotSpec, Rung};
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
    let Rung::Ismcts(plain) = *fitted("ismcts").rung() else { panic!("no tree search") };
    let Rung::Ismcts(own) = *fitted("ismcts:77:explore=0.5").rung() else { panic!("no tree search") };
    assert_eq!((own.iterations, own.explore, own.rounds), (77, 0.5, plain.rounds));
    assert!(plain.rounds < 10, "games are cut off");
    let Rung::Ismcts(admiral) = *fitted("admiral").rung() else { panic!("no tree search") };
    assert_eq!(admiral.rounds, plain.rounds, "a level's engine is the game's own");
    assert_ne!(admiral.iterations, plain.iterations);
    let Rung::Ismcts(longer) = *fitted("admiral:9000").rung() else { panic!("no tree search") };
    assert_eq!(longer.iterations, 9000);
    assert!(fitted("cadet").slip().is_some());
}
