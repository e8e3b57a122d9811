//! Star Wars: Destiny as the registry sees it.

use destiny::{Deck, Destiny, Setup, SetupError};
use serde_json::Value;
use text::Words;

use super::{Laid, Room, Visit};
use crate::registry::{Deed, GameInfo, ModeInfo, OpenError, Wanted};

/// Version of the rules in saves: changes when an old log may no longer replay.
const VERSION: &str = "1";

const RULES: [&str; 4] = [
    include_str!("../../../../docs/rules/destiny.md"),
    include_str!("../../../../docs/rules/destiny.ru.md"),
    include_str!("../../../../docs/rules/destiny.uk.md"),
    include_str!("../../../../docs/rules/destiny.ja.md"),
];

pub(crate) struct DestinyRoom;

static WORDS: Words = Words::new(destiny::WORDS);

/// A mode, and the decks of whoever brings none, seat by seat.
struct Way {
    info: ModeInfo,
    decks: [&'static str; 4],
}

const fn way(slug: &'static str, title: &'static str, decks: [&'static str; 4]) -> Way {
    Way { info: ModeInfo { slug, title, seats: &[2, 3, 4] }, decks }
}

const WAYS: [Way; 2] = [
    way(
        "starter",
        "swd.mode.starter",
        ["rey-starter", "kylo-ren-starter", "luke-skywalker-starter", "boba-fett-starter"],
    ),
    way("standard", "swd.mode.standard", ["rey", "kylo-ren", "obi-wan-kenobi", "general-grievous"]),
];

const MODES: &[ModeInfo] = &[WAYS[0].info, WAYS[1].info];

impl Room for DestinyRoom {
    const INFO: GameInfo = GameInfo {
        slug: "destiny",
        title: |_| "Star Wars: Destiny",
        modes: MODES,
        example: false,
        rules: |lang| RULES[lang as usize],
    };

    /// SWD-ACT-01.
    const DEEDS: &'static [Deed] = &[
        Deed { verb: "play", name: "swd.deed.play" },
        Deed { verb: "activate", name: "swd.deed.activate" },
        Deed { verb: "resolve", name: "swd.deed.resolve" },
        Deed { verb: "reroll", name: "swd.deed.reroll" },
        Deed { verb: "use", name: "swd.deed.use" },
        Deed { verb: "claim", name: "swd.deed.claim" },
        Deed { verb: "pass", name: "swd.deed.pass" },
    ];

    fn words() -> &'static Words {
        &WORDS
    }

    /// Who chooses the battlefield is rolled for (SWD-SETUP-05), so nobody can be asked for as the first.
    fn setup(wanted: &Wanted) -> Result<Value, OpenError> {
        if wanted.cards.is_some() {
            return Err(OpenError::Cards("this game takes no cards of the players' own".to_owned()));
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
        let deck = |slug: &&str| Deck::ready(slug).expect("the decks of the house are ready");
        checked(Setup { decks: way.decks[..seats].iter().map(deck).collect() })
    }

    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
        let setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        match Destiny::<1>::new(setup.clone()) {
            Ok(game) => Ok(visitor.visit(laid(game))),
            Err(SetupError::TooManyCards { .. }) => match Destiny::<2>::new(setup) {
                Ok(game) => Ok(visitor.visit(laid(game))),
                Err(e) => Err(OpenError::Setup(e.to_string())),
            },
            Err(e) => Err(OpenError::Setup(e.to_string())),
        }
    }
}

fn checked(setup: Setup) -> Result<Value, OpenError> {
    let setup = setup.check(destiny::Db::all()).map_err(|e| OpenError::Setup(e.to_string()))?;
    Ok(serde_json::to_value(setup).expect("a setup is plain data"))
}

fn laid<const W: usize>(game: Destiny<W>) -> Laid<Destiny<W>> {
    let setup = game.setup().clone();
    Laid::new::<DestinyRoom>(game, VERSION, &setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rooms::Nothing;

    #[test]
    fn two_to_four_play_in_every_mode() {
        for mode in MODES {
            let wanted = |seats| Wanted { mode: Some(mode.slug.to_owned()), seats: Some(seats), ..Wanted::default() };
            for seats in 2..=4 {
                let setup = DestinyRoom::setup(&wanted(seats)).expect("a table for so many");
                DestinyRoom::visit(&setup, Nothing).expect("it holds all their cards");
            }
            for seats in [0, 1, 5] {
                assert!(DestinyRoom::setup(&wanted(seats)).is_err(), "{seats}");
            }
        }
    }
}
