//! The contents of the box: titles, copies, factions, costs and defenses, compared with the digest and the printed
//! cards.

use star_realms::Kind::{self, Base, Outpost, Ship};
use star_realms::{CardDef, Db, Duel, Faction, Home, Setup};
use table::CopyId;

use crate::support::{P1, P2, duel};

const DIGEST: &str = include_str!("../../../../docs/rules/star-realms.md");

/// Costs and defenses as printed.
const PRINTED: [(&str, u8, Kind); 49] = [
    ("scout", 0, Ship),
    ("viper", 0, Ship),
    ("explorer", 2, Ship),
    ("blob-fighter", 1, Ship),
    ("battle-pod", 2, Ship),
    ("trade-pod", 2, Ship),
    ("ram", 3, Ship),
    ("blob-destroyer", 4, Ship),
    ("battle-blob", 6, Ship),
    ("blob-carrier", 6, Ship),
    ("mothership", 7, Ship),
    ("blob-wheel", 3, Base(5)),
    ("the-hive", 5, Base(5)),
    ("blob-world", 8, Base(7)),
    ("federation-shuttle", 1, Ship),
    ("cutter", 2, Ship),
    ("embassy-yacht", 3, Ship),
    ("freighter", 4, Ship),
    ("trade-escort", 5, Ship),
    ("flagship", 6, Ship),
    ("command-ship", 8, Ship),
    ("trading-post", 3, Outpost(4)),
    ("barter-world", 4, Base(4)),
    ("defense-center", 5, Outpost(5)),
    ("port-of-call", 6, Outpost(6)),
    ("central-office", 7, Base(6)),
    ("imperial-fighter", 1, Ship),
    ("corvette", 2, Ship),
    ("imperial-frigate", 3, Ship),
    ("survey-ship", 3, Ship),
    ("battlecruiser", 6, Ship),
    ("dreadnaught", 7, Ship),
    ("recycling-station", 4, Outpost(4)),
    ("space-station", 4, Outpost(4)),
    ("war-world", 5, Outpost(4)),
    ("royal-redoubt", 6, Outpost(6)),
    ("fleet-hq", 8, Base(8)),
    ("trade-bot", 1, Ship),
    ("missile-bot", 2, Ship),
    ("supply-bot", 3, Ship),
    ("patrol-mech", 4, Ship),
    ("stealth-needle", 4, Ship),
    ("battle-mech", 5, Ship),
    ("missile-mech", 6, Ship),
    ("battle-station", 3, Outpost(5)),
    ("mech-world", 5, Outpost(6)),
    ("junkyard", 6, Outpost(5)),
    ("machine-base", 7, Outpost(6)),
    ("brain-world", 8, Outpost(6)),
];

/// The faction lists of the digest: slug, faction, copies.
fn listed() -> Vec<(String, Faction, u8)> {
    let factions = [
        ("SR-COMP-03` Blob: ", Faction::Blob),
        ("SR-COMP-04` Trade Federation: ", Faction::TradeFederation),
        ("SR-COMP-05` Star Empire: ", Faction::StarEmpire),
        ("SR-COMP-06` Machine Cult: ", Faction::MachineCult),
    ];
    let mut cards = Vec::new();
    for (head, faction) in factions {
        let line = DIGEST.lines().find_map(|l| l.split_once(head)).expect("the digest lists the faction").1;
        for entry in line.trim_end_matches('.').split(", ") {
            let (title, copies) = entry.rsplit_once(' ').expect("a title and a number");
            cards.push((title.to_lowercase().replace(' ', "-"), faction, copies.parse().expect("a number of copies")));
        }
    }
    cards
}

/// The differences between the trade deck of these cards and the lists of the digest.
fn differences(cards: &[CardDef]) -> Vec<String> {
    let listed = listed();
    let mut wrong = Vec::new();
    for (slug, faction, copies) in &listed {
        match cards.iter().find(|c| &c.id == slug) {
            None => wrong.push(format!("{slug} is missing")),
            Some(c) if (c.faction, c.copies) != (*faction, *copies) => {
                wrong.push(format!("{slug}: {:?} {} instead of {faction:?} {copies}", c.faction, c.copies));
            }
            Some(_) => {}
        }
    }
    let extra = cards.iter().filter(|c| c.home == Home::TradeDeck && !listed.iter().any(|(slug, ..)| slug == &c.id));
    wrong.extend(extra.map(|c| format!("{} is not listed", c.id)));
    wrong
}

/// SR-COMP-02 SR-COMP-03 SR-COMP-04 SR-COMP-05 SR-COMP-06
#[test]
fn the_trade_deck_is_the_one_the_rulebook_lists() {
    assert_eq!(differences(Db::core().cards()), [""; 0]);
    for faction in Faction::FOUR {
        let copies = |c: &&CardDef| c.faction == faction;
        assert_eq!(Db::core().cards().iter().filter(copies).map(|c| c.copies).sum::<u8>(), 20, "{faction:?}");
    }
}

/// SR-COMP-03
#[test]
fn a_wrong_number_of_copies_is_noticed() {
    let mut cards = Db::core().cards().to_vec();
    cards[3].copies += 1;
    cards[4].id = "battle-spud".to_owned();
    assert_eq!(
        differences(&cards),
        ["blob-fighter: Blob 4 instead of Blob 3", "battle-pod is missing", "battle-spud is not listed"]
    );
}

/// SR-COMP-01 SR-COMP-02
#[test]
fn one_box_holds_eighty_cards_to_trade_and_the_common_ones() {
    let copies = |home| Db::core().cards().iter().filter(|c| c.home == home).map(|c| c.copies).sum::<u8>();
    assert_eq!((copies(Home::TradeDeck), copies(Home::Explorers), copies(Home::Starter)), (80, 10, 20));
    let one = |slug: &str| Db::core().card(Db::core().find(slug).expect("the core set has this card"));
    assert_eq!((one("scout").copies, one("viper").copies), (16, 4));
    for slug in ["scout", "viper", "explorer"] {
        assert_eq!(one(slug).faction, Faction::Unaligned, "{slug}");
    }
    duel().play(|t| {
        t.expect_deck(P1, [["scout"; 8].as_slice(), &["viper"; 2]].concat());
        t.expect_deck(P2, [["scout"; 8].as_slice(), &["viper"; 2]].concat());
        t.expect_explorers(10);
        assert_eq!(t.game().cast().trade.len(), 80);
    });
}

/// SR-COMP-01
#[test]
fn a_match_tells_which_card_each_of_its_copies_is() {
    let game = Duel::new(Setup::default()).expect("the setup is valid");
    let slugs: Vec<_> = game.cast().slugs(game.db()).collect();
    let cards: Vec<_> = (0..game.cast().len()).map(|at| game.cast().card(CopyId(at as u16))).collect();
    assert_eq!(slugs, cards.iter().map(|&card| game.db().card(card).id.as_str()).collect::<Vec<_>>());
    let count = |slug| slugs.iter().filter(|s| **s == slug).count();
    assert_eq!((count("scout"), count("viper"), count("explorer"), slugs.len()), (16, 4, 10, 110));
}

/// SR-COMP-07 SR-COMP-08 SR-COMP-09
#[test]
fn prices_and_defenses_are_those_printed() {
    let cards: Vec<_> = Db::core().cards().iter().map(|c| (c.id.as_str(), c.cost, c.kind)).collect();
    assert_eq!(cards, PRINTED);
}

/// SR-COMP-08
#[test]
fn only_cards_with_a_faction_have_ally_abilities() {
    for card in Db::core().cards() {
        assert!(card.ally.is_empty() || card.faction != Faction::Unaligned, "{}", card.id);
    }
}
