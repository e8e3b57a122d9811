//! Adapter of Star Wars: The Card Game for the registry.

use serde_json::Value;
use sw_lcg::{Deck, Rulings, Setup, Side, SwLcg};
use table::Seat;
use text::Lexicons;

use super::rulings::{Switch, chosen, listed};
use super::sw_lcg_decks::{STARTERS, deck, deck_builder, side_slug};
use super::{GameAdapter, Nothing, PreparedGame, Visit, seat};
use crate::decks::{DeckBuilder, DeckWish};
use crate::registry::{GameInfo, ModeInfo, OpenError, Ruling, Wanted};

pub(super) const SLUG: &str = "sw-lcg";
/// Version of the rules in saves. It changes when an old log may no longer replay.
const VERSION: &str = "1";

const RULES: [&str; 4] = [
    include_str!("../../../../docs/rules/sw-lcg.md"),
    include_str!("../../../../docs/rules/sw-lcg.ru.md"),
    include_str!("../../../../docs/rules/sw-lcg.uk.md"),
    include_str!("../../../../docs/rules/sw-lcg.ja.md"),
];

pub(crate) struct SwLcgAdapter;

static LEXICONS: Lexicons = Lexicons::new(sw_lcg::LEXICON);

impl GameAdapter for SwLcgAdapter {
    const INFO: GameInfo = GameInfo {
        slug: SLUG,
        title: |_| "Star Wars: The Card Game",
        modes: &[ModeInfo { slug: "duel", title: "lcg.mode.duel", seats: &[2] }],
        example: false,
        rules: |lang| RULES[lang as usize],
    };

    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/sw-lcg.ron"));

    fn lexicons() -> &'static Lexicons {
        &LEXICONS
    }

    fn rulings() -> Vec<Ruling> {
        // The mulligan is a field of the setup, but hosts choose it like the rulings.
        let mut usual = serde_json::to_value(Rulings::default()).expect("switches are plain data");
        usual[MULLIGAN] = Setup::default().mulligan.into();
        listed(&RULINGS, &usual)
    }

    fn setup(wanted: &Wanted) -> Result<Value, OpenError> {
        if let Some(mode) = wanted.mode.as_ref().filter(|m| *m != "duel") {
            return Err(OpenError::Mode { mode: mode.clone(), list: "duel".to_owned() });
        }
        if wanted.seats.is_some_and(|n| n != 2) {
            return Err(OpenError::Setup("this game is for two players".to_owned()));
        }
        if wanted.cards.is_some() {
            return Err(OpenError::Cards("this game does not support custom cards".to_owned()));
        }
        let (own, wishes): (Vec<_>, Vec<_>) = wanted.rulings.iter().cloned().partition(|(name, _)| name == MULLIGAN);
        let rulings = chosen(&Rulings::default(), &wishes)?;
        let dark = wanted.first.map(seat).transpose()?;
        let mut setup = Setup { dark, rulings, ..Setup::default() };
        for (name, value) in own {
            setup.mulligan = value.parse().map_err(|e| OpenError::Setup(format!("{name}: {e}")))?;
        }
        let mut sides = Vec::new();
        for wish in &wanted.decks {
            let (side, deck) = brought(wish)?;
            if sides.contains(&side) {
                return Err(OpenError::SameSide(side_slug(side)));
            }
            sides.push(side);
            *deck_of(&mut setup, side) = deck;
        }
        checked(setup)
    }

    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
        let setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        macro_rules! lay {
            ($($blocks:literal),*) => {$(
                match SwLcg::<$blocks>::new(setup.clone()) {
                    Ok(game) => return Ok(visitor.visit(prepared(game))),
                    Err(sw_lcg::SetupError::TooManyCards { .. }) => {}
                    Err(e) => return Err(OpenError::Setup(e.to_string())),
                }
            )*};
        }
        lay!(1, 2);
        SwLcg::<4>::new(setup).map(|game| visitor.visit(prepared(game))).map_err(|e| OpenError::Setup(e.to_string()))
    }

    fn deck_builder() -> Option<&'static DeckBuilder> {
        Some(deck_builder())
    }

    /// The setup with the decks of its seats (LCG-SETUP-01, LCG-SETUP-02).
    fn with_decks(setup: &Value, seats: &[Option<DeckWish>], seed: Option<u64>) -> Result<Value, OpenError> {
        let mut setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        if seats.len() > 2 {
            return Err(OpenError::Setup("this game is for two players".to_owned()));
        }
        let mut free = vec![Side::Light, Side::Dark];
        for (idx, wish) in seats.iter().enumerate() {
            let Some((side, deck)) = wish.as_ref().map(brought).transpose()? else { continue };
            if !free.contains(&side) {
                return Err(OpenError::SameSide(side_slug(side)));
            }
            free.retain(|other| *other != side);
            let dark = Seat::new(if side == Side::Dark { idx } else { 1 - idx });
            if setup.dark.is_some_and(|agreed| agreed != dark) {
                let agreed = "the dark side begins, so this deck does not fit the side agreed for its seat";
                return Err(OpenError::Setup(agreed.to_owned()));
            }
            setup.dark = Some(dark);
            *deck_of(&mut setup, side) = deck;
        }
        if let ([side], Some(seed)) = (free.as_slice(), seed) {
            let fitting: Vec<_> = STARTERS.into_iter().filter(|starter| starter.side() == Some(*side)).collect();
            let chosen = fitting[(seed % fitting.len() as u64) as usize];
            *deck_of(&mut setup, *side) = Deck::starter(chosen).expect("every side has a starter deck");
        }
        let setup = checked(setup)?;
        // Preparing the table checks whether the cards fit.
        Self::visit(&setup, Nothing)?;
        Ok(setup)
    }
}

const MULLIGAN: &str = "mulligan";

/// Every ruling with its question and its values.
const RULINGS: [Switch; 7] = [
    (MULLIGAN, "lcg.ruling.mulligan", &["true", "false"]),
    ("match_for_lowered_cost", "lcg.ruling.match_for_lowered_cost", &["false", "true"]),
    ("bans_stop_entering", "lcg.ruling.bans_stop_entering", &["false", "true"]),
    ("window_after_no_strike", "lcg.ruling.window_after_no_strike", &["true", "false"]),
    ("informants_add_up", "lcg.ruling.informants_add_up", &["true", "false"]),
    ("first_card_open_again", "lcg.ruling.first_card_open_again", &["true", "false"]),
    ("c3po_focuses", "lcg.ruling.c3po_focuses", &["true", "false"]),
];

fn checked(setup: Setup) -> Result<Value, OpenError> {
    let setup = setup.check().map_err(|e| OpenError::Setup(e.to_string()))?;
    Ok(serde_json::to_value(setup).expect("a setup is plain data"))
}

fn deck_of(setup: &mut Setup, side: Side) -> &mut Deck {
    match side {
        Side::Light => &mut setup.light_deck,
        Side::Dark => &mut setup.dark_deck,
    }
}

/// A player's deck and its side.
fn brought(wish: &DeckWish) -> Result<(Side, Deck), OpenError> {
    let deck = deck(&wish.list(SLUG, None)?);
    Ok((deck.affiliation.side().expect("a legal deck has a side"), deck))
}

fn prepared<const W: usize>(game: SwLcg<W>) -> PreparedGame<SwLcg<W>> {
    let setup = game.setup().clone();
    PreparedGame::new::<SwLcgAdapter>(game, VERSION, &setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_can_be_chosen() {
        for ruling in SwLcgAdapter::rulings() {
            for value in &ruling.values {
                let wanted = Wanted { rulings: vec![(ruling.name.clone(), (*value).to_owned())], ..Wanted::default() };
                SwLcgAdapter::setup(&wanted).expect("a value of the list");
            }
        }
        let switches = serde_json::to_value(sw_lcg::Rulings::default()).expect("plain data");
        for name in switches.as_object().expect("a struct").keys() {
            assert!(RULINGS.iter().any(|r| r.0 == name), "{name} cannot be chosen");
        }
    }
}
