use session::verify;

use super::*;

/// Saves in version 1 of the format. They must always load: never rewrite them, only add new ones.
const TWO: &str = include_str!("../data/v1-two.orrery");
const THREE: &str = include_str!("../data/v1-three.orrery");
const BRANCH: &str = include_str!("../data/v1-branch.orrery");

#[test]
fn golden_saves_load_and_verify() {
    for (text, seats, rounds) in [(TWO, 2, 6), (THREE, 3, 4), (BRANCH, 2, 6)] {
        let game = Arc::new(Magpie::new(seats, rounds));
        let loaded = Match::load(game.clone(), text.as_bytes(), None).expect("a golden save");
        assert_eq!(saved(&loaded.session), text);
        let report = verify(game, text.as_bytes()).expect("a golden save");
        assert!(report.is_complete());
        assert!(report.undos > 0 && report.autos > 0 && report.redos > 0 && report.with_consent > 0, "{report:?}");
        assert_eq!(report.seals.len(), if text == BRANCH { 2 } else { 1 });
    }
    assert!(TWO.contains("[\"trade\"") && THREE.contains("[\"trade\""), "choices of several picks");
}

/// The same picks and the same seed still give the same bytes.
#[test]
fn golden_saves_are_played_again_to_the_byte() {
    let (two, three) = (finished(2, 6, 0), finished(3, 4, 0));
    assert_eq!(saved(&two), TWO);
    assert_eq!(saved(&three), THREE);
    assert_eq!(saved(&branched(&two)), BRANCH);
}

fn branched(m: &Match<Magpie>) -> Match<Magpie> {
    let mut branch = m.branch(20, secret(60)).expect("line 20 is before the end");
    let mut luck = Fast::new(20);
    while active(&branch).is_some() {
        step(&mut branch, &mut luck);
    }
    branch
}
