//! Adapter of Star Wars: Rebellion for the registry.

use rebellion::{Mode, Players, Rebellion, Rulings, Setup};
use serde_json::Value;
use text::Lexicons;

use super::rulings::{Switch, chosen, listed};
use super::{GameAdapter, PreparedGame, Visit, seat};
use crate::registry::{GameInfo, ModeInfo, OpenError, Ruling, Wanted};

/// Version of the rules in saves. It changes when an old log may no longer replay.
const VERSION: &str = "1";

const RULES: [&str; 4] = [
    include_str!("../../../../docs/rules/rebellion.md"),
    include_str!("../../../../docs/rules/rebellion.ru.md"),
    include_str!("../../../../docs/rules/rebellion.uk.md"),
    include_str!("../../../../docs/rules/rebellion.ja.md"),
];

pub(crate) struct RebellionAdapter;

static LEXICONS: Lexicons = Lexicons::new(rebellion::LEXICON);

const STANDARD: &str = "standard";
const FIRST_GAME: &str = "first-game";

const MODES: &[ModeInfo] = &[
    ModeInfo { slug: STANDARD, title: "reb.mode.standard", seats: &[2, 3, 4] },
    ModeInfo { slug: FIRST_GAME, title: "reb.mode.first-game", seats: &[2, 3, 4] },
];

impl GameAdapter for RebellionAdapter {
    const INFO: GameInfo = GameInfo {
        slug: "rebellion",
        title: |_| "Star Wars: Rebellion",
        modes: MODES,
        example: false,
        rules: |lang| RULES[lang as usize],
    };

    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/rebellion.ron"));

    fn lexicons() -> &'static Lexicons {
        &LEXICONS
    }

    fn rulings() -> Vec<Ruling> {
        listed(&RULINGS, &Rulings::default())
    }

    /// The first player has the Rebels (REB-CMD-01).
    fn setup(wanted: &Wanted) -> Result<Value, OpenError> {
        if !wanted.decks.is_empty() {
            return Err(OpenError::NoDecks);
        }
        if wanted.cards.is_some() {
            return Err(OpenError::Cards("this game does not support custom cards".to_owned()));
        }
        let mode = match wanted.mode.as_deref() {
            None | Some(STANDARD) => Mode::Standard,
            Some(FIRST_GAME) => Mode::FirstGame,
            Some(mode) => {
                let list = MODES.iter().map(|known| known.slug).collect::<Vec<_>>().join(", ");
                return Err(OpenError::Mode { mode: mode.to_owned(), list });
            }
        };
        let players = match wanted.seats.unwrap_or(2) {
            2 => Players::Two,
            3 => Players::Three,
            4 => Players::Four,
            n => return Err(OpenError::Setup(format!("this game is for 2 to 4 players, not {n}"))),
        };
        let setup = Setup {
            players,
            rebels: seat(wanted.first.unwrap_or(0))?,
            mode,
            rulings: chosen(&Rulings::default(), &wanted.rulings)?,
        };
        let setup = setup.check().map_err(|e| OpenError::Setup(e.to_string()))?;
        Ok(serde_json::to_value(setup).expect("a setup is plain data"))
    }

    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
        let setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        let game = Rebellion::new(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        Ok(visitor.visit(PreparedGame::new::<Self>(game, VERSION, &setup)))
    }
}

/// Every ruling with its question and its values.
const RULINGS: [Switch; 4] = [
    ("occupied_is_not_rebel", "reb.ruling.occupied_is_not_rebel", &["false", "true"]),
    ("rescuers_may_stay", "reb.ruling.rescuers_may_stay", &["false", "true"]),
    ("free_only_what_is_built", "reb.ruling.free_only_what_is_built", &["false", "true"]),
    ("oversee_in_remote", "reb.ruling.oversee_in_remote", &["false", "true"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_can_be_chosen() {
        for ruling in RebellionAdapter::rulings() {
            for value in &ruling.values {
                let wanted = Wanted { rulings: vec![(ruling.name.clone(), (*value).to_owned())], ..Wanted::default() };
                RebellionAdapter::setup(&wanted).expect("a value of the list");
            }
        }
        let switches = serde_json::to_value(Rulings::default()).expect("plain data");
        for name in switches.as_object().expect("a struct").keys() {
            assert!(RULINGS.iter().any(|r| r.0 == name), "{name} cannot be chosen");
        }
    }

    #[test]
    fn two_to_four_play_and_anybody_may_be_the_rebels() {
        for seats in 2..=4 {
            for first in 0..seats {
                let wanted = Wanted { seats: Some(seats), first: Some(first), ..Wanted::default() };
                RebellionAdapter::setup(&wanted).expect("a table for this number of players");
            }
            let nobody = Wanted { seats: Some(seats), first: Some(seats), ..Wanted::default() };
            assert!(RebellionAdapter::setup(&nobody).is_err(), "seat {seats} of {seats}");
        }
        for seats in [0, 1, 5] {
            assert!(RebellionAdapter::setup(&Wanted { seats: Some(seats), ..Wanted::default() }).is_err());
        }
    }
}
