//! The core cards of Star Realms as subjects: name, faction, kind, cost and traits.

use art::{Kind, Subject, Traits};

/// A row: slug, faction, kind, cost, and the traits as letters and amounts, as in a path.
type Row = (&'static str, &'static str, Kind, u8, &'static str);

const ROWS: &[Row] = &[
    ("scout", "unaligned", Kind::Ship, 0, "t1"),
    ("viper", "unaligned", Kind::Ship, 0, "c1"),
    ("explorer", "unaligned", Kind::Ship, 2, "c2t2"),
    ("blob-fighter", "blob", Kind::Ship, 1, "c3d1"),
    ("battle-pod", "blob", Kind::Ship, 2, "c6s1"),
    ("trade-pod", "blob", Kind::Ship, 2, "c2t3"),
    ("ram", "blob", Kind::Ship, 3, "c7t3"),
    ("blob-destroyer", "blob", Kind::Ship, 4, "c6s1b1"),
    ("battle-blob", "blob", Kind::Ship, 6, "c12d1"),
    ("blob-carrier", "blob", Kind::Ship, 6, "c7"),
    ("mothership", "blob", Kind::Ship, 7, "c6d2"),
    ("blob-wheel", "blob", Kind::Base, 3, "c1t3"),
    ("the-hive", "blob", Kind::Base, 5, "c3d1"),
    ("blob-world", "blob", Kind::Base, 8, "c5d1"),
    ("federation-shuttle", "trade-federation", Kind::Ship, 1, "t2a4"),
    ("cutter", "trade-federation", Kind::Ship, 2, "c4t2a4"),
    ("embassy-yacht", "trade-federation", Kind::Ship, 3, "t2a3d2"),
    ("freighter", "trade-federation", Kind::Ship, 4, "t4"),
    ("trade-escort", "trade-federation", Kind::Ship, 5, "c4a4d1"),
    ("flagship", "trade-federation", Kind::Ship, 6, "c5a5d1"),
    ("command-ship", "trade-federation", Kind::Ship, 8, "c5a4d2b1"),
    ("trading-post", "trade-federation", Kind::Outpost, 3, "c3t1a1"),
    ("barter-world", "trade-federation", Kind::Base, 4, "c5t2a2"),
    ("defense-center", "trade-federation", Kind::Outpost, 5, "c4a3"),
    ("port-of-call", "trade-federation", Kind::Outpost, 6, "t3d1b1"),
    ("central-office", "trade-federation", Kind::Base, 7, "t2d1"),
    ("imperial-fighter", "star-empire", Kind::Ship, 1, "c4x1"),
    ("corvette", "star-empire", Kind::Ship, 2, "c3d1"),
    ("imperial-frigate", "star-empire", Kind::Ship, 3, "c6d1x1"),
    ("survey-ship", "star-empire", Kind::Ship, 3, "t1d1x1"),
    ("battlecruiser", "star-empire", Kind::Ship, 6, "c5d2x1b1"),
    ("dreadnaught", "star-empire", Kind::Ship, 7, "c12d1"),
    ("recycling-station", "star-empire", Kind::Outpost, 4, "t1d2"),
    ("space-station", "star-empire", Kind::Outpost, 4, "c4t4"),
    ("war-world", "star-empire", Kind::Outpost, 5, "c7"),
    ("royal-redoubt", "star-empire", Kind::Outpost, 6, "c3x1"),
    ("fleet-hq", "star-empire", Kind::Base, 8, "c1"),
    ("trade-bot", "machine-cult", Kind::Ship, 1, "c2t1s1"),
    ("missile-bot", "machine-cult", Kind::Ship, 2, "c4s1"),
    ("supply-bot", "machine-cult", Kind::Ship, 3, "c2t2s1"),
    ("patrol-mech", "machine-cult", Kind::Ship, 4, "c5t3s1"),
    ("stealth-needle", "machine-cult", Kind::Ship, 4, "y1"),
    ("battle-mech", "machine-cult", Kind::Ship, 5, "c4d1s1"),
    ("missile-mech", "machine-cult", Kind::Ship, 6, "c6d1b1"),
    ("battle-station", "machine-cult", Kind::Outpost, 3, "c5"),
    ("mech-world", "machine-cult", Kind::Outpost, 5, "0"),
    ("junkyard", "machine-cult", Kind::Outpost, 6, "s1"),
    ("machine-base", "machine-cult", Kind::Outpost, 7, "d1s1"),
    ("brain-world", "machine-cult", Kind::Outpost, 8, "d2s2"),
];

/// Every core card.
pub(crate) fn subjects() -> Vec<Subject> {
    ROWS.iter()
        .map(|(slug, faction, kind, cost, traits)| {
            let path = format!("star-realms/{faction}/{}/{cost}/{traits}/{slug}.svg", kind.word());
            Subject::from_path(&path).unwrap_or_else(|| Subject {
                game: "star-realms".to_owned(),
                slug: (*slug).to_owned(),
                faction: (*faction).to_owned(),
                kind: *kind,
                size: *cost,
                traits: Traits::default(),
                tags: vec![],
            })
        })
        .collect()
}
