//! Tests illustrations, frames, card backs and Orrery's logos.

use std::collections::BTreeSet;

use art::{FRAME_SLICE, Kind, LARGEST_PICTURE, Subject, Traits};

use crate::cards::subjects;
use crate::duel;
use crate::markup::check;

const FACTIONS: [&str; 6] = ["blob", "trade-federation", "star-empire", "machine-cult", "unaligned", "somebody-else"];
const SIDES: [&str; 6] =
    ["jedi", "rebel-alliance", "smugglers-and-spies", "sith", "imperial-navy", "scum-and-villainy"];
const KINDS: [Kind; 3] = [Kind::Ship, Kind::Base, Kind::Outpost];

/// Slugs that select silhouettes, and some that do not.
const SLUGS: [&str; 40] = [
    "x",
    "-",
    "0",
    "pod",
    "mother",
    "carrier",
    "ram",
    "fighter",
    "needle",
    "mech",
    "bot",
    "missile-mech",
    "freighter",
    "yacht",
    "world",
    "moon",
    "brain-world",
    "wheel",
    "hive",
    "yard",
    "junk",
    "battle",
    "port",
    "dock",
    "office",
    "tower",
    "hq",
    "center",
    "defense",
    "redoubt",
    "fort",
    "recycling",
    "palace",
    "station",
    "base",
    "post",
    "my-own-card",
    "another-card",
    "third-card",
    "a-very-long-name-of-a-card-that-goes-on-and-on-x",
];

#[track_caller]
fn check_picture(subject: &Subject) {
    let picture = art::illustration(subject);
    let path = subject.to_path();
    if let Err(problem) = check(&picture) {
        panic!("{path}: {problem}");
    }
    assert!(picture.len() <= LARGEST_PICTURE, "{path} has {} bytes", picture.len());
    assert!(picture.len() >= 2000, "{path} has only {} bytes", picture.len());
    assert!(picture.contains(r#"viewBox="0 0 320 240""#));
    for forbidden in ["<style", "<script", "<image", "<text", "<foreignObject", "href=\"http"] {
        assert!(!picture.contains(forbidden), "{path} contains {forbidden}");
    }
}

#[test]
fn every_core_card_has_a_sound_small_picture() {
    let subjects = subjects();
    assert_eq!(subjects.len(), 49);
    for subject in subjects {
        check_picture(&subject);
    }
}

#[test]
fn every_card_of_the_duel_has_one_too() {
    let subjects = duel::subjects();
    assert_eq!(subjects.len(), 177);
    for subject in subjects {
        check_picture(&subject);
    }
}

/// Every combination of kind, tag and name has a valid picture.
#[test]
fn every_tag_and_name_gives_a_sound_picture() {
    let mut words: Vec<String> = duel::subjects().into_iter().flat_map(|s| s.tags).collect();
    words.extend(["nothing-known", "x"].map(str::to_owned));
    words.sort();
    words.dedup();
    for kind in &Kind::ALL[3..] {
        for tag in &words {
            for slug in ["x", "some-card", "lightsaber", "fleet"] {
                check_picture(&Subject {
                    game: "sw-lcg".to_owned(),
                    slug: slug.to_owned(),
                    faction: "sith".to_owned(),
                    kind: *kind,
                    size: 3,
                    traits: Traits::default(),
                    tags: vec![tag.clone()],
                });
            }
        }
    }
}

#[test]
fn so_has_every_card_that_people_may_think_of() {
    let much = Traits {
        combat: 255,
        trade: 255,
        authority: 255,
        cards: 255,
        scraps: 255,
        discards: 255,
        destroys: 255,
        copies: 0,
    };
    let some = Traits { combat: 3, trade: 2, authority: 0, cards: 1, scraps: 1, discards: 0, destroys: 0, copies: 0 };
    for faction in FACTIONS {
        for kind in KINDS {
            for slug in SLUGS {
                for (size, traits) in [(1, much), (4, some), (8, much)] {
                    check_picture(&Subject {
                        game: "star-realms".to_owned(),
                        slug: slug.to_owned(),
                        faction: faction.to_owned(),
                        kind,
                        size,
                        traits,
                        tags: vec![],
                    });
                }
            }
        }
    }
}

#[test]
fn the_same_subject_gives_the_same_bytes() {
    for subject in subjects() {
        assert!(art::illustration(&subject) == art::illustration(&subject.clone()), "{}", subject.slug);
    }
    assert!(art::backdrop() == art::backdrop());
}

/// Ids always differ, so only the main object without ids is compared.
#[test]
fn no_two_cards_look_alike() {
    let mut heroes = BTreeSet::new();
    for subject in [subjects(), duel::subjects()].concat() {
        let picture = art::illustration(&subject);
        let (_, hero) = picture.split_once(r#"<g transform="scale(.5)""#).expect("a hero");
        let plain: String =
            hero.split("url(#").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect();
        assert!(heroes.insert(plain), "{} looks like another card", subject.slug);
    }
}

/// The traits of a card change its picture in every faction.
#[test]
fn a_trait_is_to_be_seen() {
    let combat = Traits { combat: 4, ..Traits::default() };
    let shown = [
        ("blob", vec![Traits { combat: 8, ..combat }, Traits { trade: 5, ..combat }, Traits { cards: 2, ..combat }]),
        (
            "trade-federation",
            vec![Traits { authority: 4, ..combat }, Traits { trade: 3, ..combat }, Traits { cards: 1, ..combat }],
        ),
        (
            "star-empire",
            vec![Traits { discards: 1, ..combat }, Traits { cards: 1, ..combat }, Traits { destroys: 1, ..combat }],
        ),
        (
            "machine-cult",
            vec![Traits { scraps: 1, ..combat }, Traits { trade: 2, ..combat }, Traits { copies: 1, ..combat }],
        ),
        ("unaligned", vec![Traits { trade: 5, ..combat }, Traits { combat: 1, ..combat }]),
    ];
    for (faction, others) in shown {
        let plain = hero(faction, "my-pod", combat);
        for other in others {
            assert!(hero(faction, "my-pod", other) != plain, "{faction} with {other:?}");
        }
    }
}

#[test]
fn all_pictures_may_stand_in_one_document() {
    let mut all = BTreeSet::new();
    let subjects = [subjects(), duel::subjects()].concat();
    let mut pictures: Vec<String> = subjects.iter().map(art::illustration).collect();
    pictures.extend(FACTIONS[..5].iter().flat_map(|f| KINDS.map(|kind| art::card_frame(f, kind))));
    pictures.extend([art::back("star-realms"), art::back("rebellion"), art::icon(), art::backdrop()]);
    for picture in &pictures {
        for id in check(picture).expect("sound") {
            assert!(all.insert(id.clone()), "the id {id} is in two pictures");
        }
    }
}

#[test]
fn an_unknown_faction_is_drawn_as_unaligned() {
    let trade = Traits { trade: 1, ..Traits::default() };
    assert!(hero("unaligned", "scout", trade) == hero("somebody-else", "scout", trade));
    assert!(hero("unaligned", "scout", trade) != hero("blob", "scout", trade));
}

/// The drawing of the main object without its ids.
fn hero(faction: &str, slug: &str, traits: Traits) -> String {
    let picture = art::illustration(&Subject {
        game: "star-realms".to_owned(),
        slug: slug.to_owned(),
        faction: faction.to_owned(),
        kind: Kind::Ship,
        size: 3,
        traits,
        tags: vec![],
    });
    picture.split("url(#").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).skip(1).collect()
}

#[test]
fn frames_are_sound_and_differ() {
    let mut frames = BTreeSet::new();
    for faction in FACTIONS[..5].iter().chain(&SIDES) {
        for kind in Kind::ALL {
            let frame = art::card_frame(faction, kind);
            if let Err(problem) = check(&frame) {
                panic!("{faction} {kind:?}: {problem}");
            }
            let edge = u32::from(FRAME_SLICE) * 3;
            assert!(
                frame.contains(&format!(r#"viewBox="0 0 {edge} {edge}""#)) && frame.len() <= 6 * 1024,
                "{}",
                frame.len()
            );
            assert!(frames.insert(frame));
        }
    }
}

#[test]
fn the_marks_of_the_house_are_sound() {
    for (picture, view_box, largest) in [
        (art::back("star-realms"), "0 0 250 350", 8 * 1024),
        (art::icon(), "0 0 512 512", 6 * 1024),
        (art::backdrop(), "0 0 1600 600", 12 * 1024),
    ] {
        if let Err(problem) = check(&picture) {
            panic!("{view_box}: {problem}");
        }
        assert!(picture.contains(&format!(r#"viewBox="{view_box}""#)));
        assert!(picture.len() <= largest, "{} bytes", picture.len());
    }
    assert!(art::back("star-realms") != art::back("rebellion"));
}
