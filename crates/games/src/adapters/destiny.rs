//! Adapter of Star Wars: Destiny for the registry.

use destiny::deck::ready;
use destiny::{Deck, Destiny, Format, Rulings, Setup, SetupError};
use serde_json::Value;
use text::Lexicons;

use super::destiny_decks::{deck, deck_builder, format_slug, in_format};
use super::rulings::{Switch, chosen, listed};
use super::{GameAdapter, Nothing, PreparedGame, Visit};
use crate::decks::{DeckBuilder, DeckWish};
use crate::registry::{GameInfo, ModeInfo, OpenError, Ruling, Wanted};

pub(super) const SLUG: &str = "destiny";
/// Version of the rules in saves. It changes when an old log may no longer replay.
const VERSION: &str = "1";

const RULES: [&str; 4] = [
    include_str!("../../../../docs/rules/destiny.md"),
    include_str!("../../../../docs/rules/destiny.ru.md"),
    include_str!("../../../../docs/rules/destiny.uk.md"),
    include_str!("../../../../docs/rules/destiny.ja.md"),
];

pub(crate) struct DestinyAdapter;

static LEXICONS: Lexicons = Lexicons::new(destiny::LEXICON);

/// A mode and its default decks by seat.
struct Way {
    info: ModeInfo,
    format: Format,
    decks: [&'static str; 4],
}

const fn way(format: Format, title: &'static str, decks: [&'static str; 4]) -> Way {
    Way { info: ModeInfo { slug: format_slug(format), title, seats: &[2, 3, 4] }, format, decks }
}

const WAYS: [Way; 3] = [
    way(
        Format::Starter,
        "swd.mode.starter",
        ["rey-starter", "kylo-ren-starter", "luke-skywalker-starter", "boba-fett-starter"],
    ),
    way(Format::Standard, "swd.mode.standard", THIRTY),
    way(Format::Printed, "swd.mode.printed", THIRTY),
];

const THIRTY: [&str; 4] = ["rey", "kylo-ren", "obi-wan-kenobi", "general-grievous"];

const MODES: &[ModeInfo] = &[WAYS[0].info, WAYS[1].info, WAYS[2].info];

impl GameAdapter for DestinyAdapter {
    const INFO: GameInfo = GameInfo {
        slug: SLUG,
        title: |_| "Star Wars: Destiny",
        modes: MODES,
        example: false,
        rules: |lang| RULES[lang as usize],
    };
    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/destiny.ron"));

    fn lexicons() -> &'static Lexicons {
        &LEXICONS
    }

    fn rulings() -> Vec<Ruling> {
        listed(&RULINGS, &Rulings::default())
    }

    /// A roll decides who chooses the battlefield (SWD-SETUP-05), so a host cannot choose the first player.
    fn setup(wanted: &Wanted) -> Result<Value, OpenError> {
        if wanted.first.is_some() {
            return Err(OpenError::Setup("a roll decides who begins; the first player cannot be set".to_owned()));
        }
        if wanted.cards.is_some() {
            return Err(OpenError::Cards("this game does not support custom cards".to_owned()));
        }
        let slug = wanted.mode.as_deref().unwrap_or(WAYS[0].info.slug);
        let Some(way) = WAYS.iter().find(|way| way.info.slug == slug) else {
            let list = MODES.iter().map(|known| known.slug).collect::<Vec<_>>().join(", ");
            return Err(OpenError::Mode { mode: slug.to_owned(), list });
        };
        let seats = wanted.seats.unwrap_or(2);
        if !way.info.seats.contains(&seats) {
            return Err(OpenError::Setup(format!("this game is for 2 to 4 players, not {seats}")));
        }
        let usual = |slug: &&str| {
            let deck = Deck::ready(slug).expect("built-in decks are complete");
            Deck { format: way.format, ..deck }
        };
        let rulings = chosen(&Rulings::default(), &wanted.rulings)?;
        let mut setup = Setup { decks: way.decks[..seats].iter().map(usual).collect(), rulings };
        if wanted.decks.len() > seats {
            return Err(OpenError::Setup(format!("{} decks for {seats} players", wanted.decks.len())));
        }
        for (place, wish) in wanted.decks.iter().enumerate() {
            setup.decks[place] = brought(wish, format_of(&setup))?;
        }
        checked(setup)
    }

    fn mode(setup: &Value) -> String {
        let setup = serde_json::from_value::<Setup>(setup.clone());
        setup.map(|setup| format_slug(format_of(&setup)).to_owned()).unwrap_or_default()
    }

    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
        let setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        match Destiny::<1>::new(setup.clone()) {
            Ok(game) => Ok(visitor.visit(prepared(game))),
            Err(SetupError::TooManyCards { .. }) => match Destiny::<2>::new(setup) {
                Ok(game) => Ok(visitor.visit(prepared(game))),
                Err(e) => Err(OpenError::Setup(e.to_string())),
            },
            Err(e) => Err(OpenError::Setup(e.to_string())),
        }
    }

    fn deck_builder() -> Option<&'static DeckBuilder> {
        Some(deck_builder())
    }

    /// The setup with the decks of its seats, all of the format of the table (SWD-DECK-05, SWD-DECK-OPEN2).
    fn with_decks(setup: &Value, seats: &[Option<DeckWish>], seed: Option<u64>) -> Result<Value, OpenError> {
        let mut setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        let format = format_of(&setup);
        if seats.len() > setup.decks.len() {
            return Err(OpenError::Setup(format!("{} decks for {} players", seats.len(), setup.decks.len())));
        }
        let starters: Vec<Deck> = ready().iter().filter_map(|ready| in_format(&ready.deck, format)).collect();
        for place in 0..setup.decks.len() {
            if let Some(wish) = seats.get(place).and_then(Option::as_ref) {
                setup.decks[place] = brought(wish, format)?;
            } else if let Some(seed) = seed {
                // Neighbors get different decks from the same number.
                let chosen = (seed % starters.len() as u64) as usize + place;
                setup.decks[place] = starters[chosen % starters.len()].clone();
            }
        }
        let setup = checked(setup)?;
        // Preparing the table checks whether the cards fit.
        Self::visit(&setup, Nothing)?;
        Ok(setup)
    }
}

/// Every ruling with its question and its values.
const RULINGS: [Switch; 1] = [("lists", "swd.ruling.lists", &["open", "closed"])];

/// The format of all decks of a table.
fn format_of(setup: &Setup) -> Format {
    setup.decks.first().map(|deck| deck.format).unwrap_or_default()
}

/// A player's deck for a table of this format.
fn brought(wish: &DeckWish, format: Format) -> Result<Deck, OpenError> {
    Ok(deck(&wish.list(SLUG, Some(format_slug(format)))?, format))
}

fn checked(setup: Setup) -> Result<Value, OpenError> {
    let setup = setup.check(destiny::Db::all()).map_err(|e| OpenError::Setup(e.to_string()))?;
    Ok(serde_json::to_value(setup).expect("a setup is plain data"))
}

fn prepared<const W: usize>(game: Destiny<W>) -> PreparedGame<Destiny<W>> {
    let setup = game.setup().clone();
    PreparedGame::new::<DestinyAdapter>(game, VERSION, &setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(mode: &str, seats: usize) -> Value {
        let wanted = Wanted { mode: Some(mode.to_owned()), seats: Some(seats), ..Wanted::default() };
        DestinyAdapter::setup(&wanted).expect("a table for this number of players")
    }

    fn starter_deck(slug: &str) -> DeckWish {
        DeckWish::Starter(slug.to_owned())
    }

    fn decks(setup: &Value) -> Vec<Deck> {
        serde_json::from_value::<Setup>(setup.clone()).expect("a setup").decks
    }

    /// SWD-DECK-05, SWD-DECK-OPEN2
    #[test]
    fn decks_of_a_table_are_all_of_its_format() {
        let starter = table("starter", 2);
        let too_big = DestinyAdapter::with_decks(&starter, &[Some(starter_deck("rey")), None], None);
        assert!(matches!(&too_big, Err(OpenError::Deck(why)) if why.contains("30 instead of 20")), "{too_big:?}");
        let standard = table("standard", 2);
        let setup =
            DestinyAdapter::with_decks(&standard, &[None, Some(starter_deck("rey"))], None).expect("a deck of 30");
        let deck = |slug| Deck::ready(slug).expect("a built-in deck");
        // The cards are those of the built-in deck in the order of the deck builder.
        let sorted = |mut deck: Deck| {
            deck.cards.sort();
            deck.team.sort();
            deck
        };
        let found: Vec<Deck> = decks(&setup).into_iter().map(sorted).collect();
        assert_eq!(found, [sorted(deck("rey")), sorted(deck("rey"))], "both players may have heroes");
        assert_eq!(
            (DestinyAdapter::mode(&setup), DestinyAdapter::mode(&starter)),
            ("standard".into(), "starter".into())
        );
        assert!(DestinyAdapter::with_decks(&starter, &[None, None, Some(starter_deck("rey-starter"))], None).is_err());
    }

    #[test]
    fn whoever_brings_none_gets_the_usual_or_by_luck_one_of_the_house() {
        let setup = table("starter", 4);
        let seats = [Some(starter_deck("boba-fett-starter")), None, None, None];
        let usual = DestinyAdapter::with_decks(&setup, &seats, None).expect("a table");
        assert_eq!(decks(&usual)[1..], decks(&setup)[1..]);
        let mut met = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let drawn = DestinyAdapter::with_decks(&setup, &seats, Some(seed)).expect("a table");
            for deck in &decks(&drawn)[1..] {
                assert_eq!(deck.format, Format::Starter);
                met.insert(deck.team.clone());
            }
        }
        assert_eq!(met.len(), ready().iter().filter(|ready| ready.deck.format == Format::Starter).count());
    }

    #[test]
    fn decks_of_the_table_lie_at_its_seats_in_order() {
        let wanted = Wanted {
            decks: vec![starter_deck("boba-fett-starter"), starter_deck("boba-fett-starter")],
            ..Wanted::default()
        };
        let found = decks(&DestinyAdapter::setup(&wanted).expect("a table"));
        assert_eq!(found[0], found[1]);
        let wrong = Wanted { decks: vec![starter_deck("kylo-ren")], ..Wanted::default() };
        assert!(matches!(DestinyAdapter::setup(&wrong), Err(OpenError::Deck(_))));
    }

    #[test]
    fn every_ruling_can_be_chosen() {
        for ruling in DestinyAdapter::rulings() {
            for value in &ruling.values {
                let wanted = Wanted { rulings: vec![(ruling.name.clone(), (*value).to_owned())], ..Wanted::default() };
                let setup = DestinyAdapter::setup(&wanted).expect("a ruling that is listed");
                assert_eq!(setup["rulings"][&ruling.name], *value);
                let decks =
                    DestinyAdapter::with_decks(&setup, &[Some(starter_deck("boba-fett-starter")), None], Some(3));
                assert_eq!(decks.expect("decks of the format")["rulings"], setup["rulings"], "decks change no ruling");
            }
        }
        let unknown = Wanted { rulings: vec![("list".to_owned(), "closed".to_owned())], ..Wanted::default() };
        assert!(matches!(DestinyAdapter::setup(&unknown), Err(OpenError::Ruling { .. })));
        let neither = Wanted { rulings: vec![("lists".to_owned(), "ajar".to_owned())], ..Wanted::default() };
        assert!(matches!(DestinyAdapter::setup(&neither), Err(OpenError::Setup(_))));
    }

    #[test]
    fn what_cannot_be_asked_for_is_refused() {
        let first = Wanted { first: Some(0), ..Wanted::default() };
        assert!(matches!(DestinyAdapter::setup(&first), Err(OpenError::Setup(_))));
    }

    #[test]
    fn two_to_four_play_in_every_mode() {
        for (mode, lists) in MODES.iter().flat_map(|mode| [(mode, "open"), (mode, "closed")]) {
            let wanted = |seats| Wanted {
                mode: Some(mode.slug.to_owned()),
                seats: Some(seats),
                rulings: vec![("lists".to_owned(), lists.to_owned())],
                ..Wanted::default()
            };
            for seats in 2..=4 {
                let setup = DestinyAdapter::setup(&wanted(seats)).expect("a table for this number of players");
                DestinyAdapter::visit(&setup, Nothing).expect("the table is large enough");
            }
            for seats in [0, 1, 5] {
                assert!(DestinyAdapter::setup(&wanted(seats)).is_err(), "{seats}");
            }
        }
    }
}
