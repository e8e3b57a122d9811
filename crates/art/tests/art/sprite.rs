//! Tests the icons.

use std::collections::BTreeSet;

use art::{SYMBOLS, symbol_named};

use crate::markup::check;

/// The icon names that the page, the terminal and the games' texts use.
const NAMES: &str = "authority trade combat card discard scrap destroy acquire copy outpost base ship hand deck scrap-heap \
    explorer sigil-blob sigil-trade-federation sigil-star-empire sigil-machine-cult sigil-unaligned primary ally use \
    emperor admiral boss raider hunter team shield target skull crown end-turn undo redo play-all log chat rules people \
    menu settings clock search zoom close back forward first last play pause branch verify download bug link eye eye-off \
    hint graph flag sound sound-off sun moon keyboard text-table language profile lobby plus minus check warn info help \
    home dice bot person external cards \
    sigil-jedi sigil-rebel-alliance sigil-smugglers-and-spies sigil-sith sigil-imperial-navy \
    sigil-scum-and-villainy sigil-neutral light dark balance unit-damage unit-damage-edge tactics tactics-edge blast blast-edge \
    force resource focus damage capacity priority reserve unique dial dial-damage victory edge committed engaged \
    capture captured attach kind-unit kind-objective kind-enhancement kind-event kind-fate kind-affiliation action \
    interrupt reaction forced keyword enhance fate always \
    rebels empire diplomacy intel spec-ops logistics die-black die-red die-black-hit die-black-direct die-black-special \
    die-black-blank die-red-hit die-red-direct die-red-special die-red-blank die-hit die-direct die-special \
    die-blank transport health-black health-red tactic-space tactic-ground vessel ground leader mission probe \
    system time queue deploy loyal-rebels loyal-empire occupied sabotaged destroyed candidate guarded fight \
    fresh-damage revealed detained inspired unseen lets-pass stage ring-captured ring-carbonite ring-dark-side \
    ring-yoda ring-r2-d2 ring-c-3po ring-falcon \
    melee ranged indirect disrupt die-focus special blank any unblockable die activate resolve reroll claim exhausted used \
    sigil-red sigil-blue sigil-yellow sigil-gray kind-character kind-support kind-upgrade kind-downgrade kind-plot \
    kind-battlefield";

#[test]
fn every_name_is_there_and_no_other() {
    let names: Vec<&str> = SYMBOLS.iter().map(|symbol| symbol.name).collect();
    assert_eq!(names, NAMES.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn twins_are_short_and_unique() {
    let mut twins = BTreeSet::new();
    for symbol in SYMBOLS {
        assert!((1..=3).contains(&symbol.twin.chars().count()), "{}", symbol.name);
        assert!(twins.insert(symbol.twin), "two icons are {}", symbol.twin);
        assert!(symbol.label.is_ascii() && !symbol.label.is_empty(), "{}", symbol.name);
        assert_eq!(symbol_named(symbol.name), Some(symbol));
    }
    assert_eq!(symbol_named("nothing"), None);
}

#[test]
fn the_sprite_is_sound_and_takes_the_color_of_the_text() {
    let sprite = art::sprite();
    let ids = check(&sprite).expect("a sound sprite");
    assert_eq!(ids.len(), SYMBOLS.len());
    for symbol in SYMBOLS {
        assert!(ids.contains(symbol.name));
        assert!(sprite.contains(symbol.drawing()));
        assert!(!symbol.drawing().contains('#'), "{} contains a color", symbol.name);
    }
    for forbidden in ["style", "<script", "url("] {
        assert!(!sprite.contains(forbidden));
    }
}
