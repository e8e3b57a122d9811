//! Star Wars: The Card Game as the registry sees it.

use serde_json::Value;
use sw_lcg::{Deck, Rulings, Setup, Side, SwLcg};
use table::Seat;
use text::Words;

use super::rulings::{Switch, chosen, listed};
use super::sw_lcg_decks::{STARTERS, deck, side_slug, workshop};
use super::{Laid, Nothing, Room, Visit, seat};
use crate::decks::{DeckWish, Workshop};
use crate::registry::{GameInfo, ModeInfo, OpenError, Ruling, Wanted};

pub(super) const SLUG: &str = "sw-lcg";
/// Version of the rules in saves: changes when an old log may no longer replay.
const VERSION: &str = "1";

const RULES: [&str; 4] = [
    include_str!("../../../../docs/rules/sw-lcg.md"),
    include_str!("../../../../docs/rules/sw-lcg.ru.md"),
    include_str!("../../../../docs/rules/sw-lcg.uk.md"),
    include_str!("../../../../docs/rules/sw-lcg.ja.md"),
];

pub(crate) struct SwLcgRoom;

static WORDS: Words = Words::new(sw_lcg::WORDS);

impl Room for SwLcgRoom {
    const INFO: GameInfo = GameInfo {
        slug: SLUG,
        title: |_| "Star Wars: The Card Game",
        modes: &[ModeInfo { slug: "duel", title: "lcg.mode.duel", seats: &[2] }],
        example: false,
        rules: |lang| RULES[lang as usize],
    };

    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/sw-lcg.ron"));

    fn words() -> &'static Words {
        &WORDS
    }

    fn rulings() -> Vec<Ruling> {
        // Whether hands may be drawn anew is a rule of the setup and is asked like the others.
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
            return Err(OpenError::Cards("this game takes no cards of the players' own".to_owned()));
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
            ($($words:literal),*) => {$(
                match SwLcg::<$words>::new(setup.clone()) {
                    Ok(game) => return Ok(visitor.visit(laid(game))),
                    Err(sw_lcg::SetupError::TooManyCards { .. }) => {}
                    Err(e) => return Err(OpenError::Setup(e.to_string())),
                }
            )*};
        }
        lay!(1, 2);
        SwLcg::<4>::new(setup).map(|game| visitor.visit(laid(game))).map_err(|e| OpenError::Setup(e.to_string()))
    }

    fn workshop() -> Option<&'static Workshop> {
        Some(workshop())
    }

    /// The setup with the decks of its seats (LCG-SETUP-01, LCG-SETUP-02).
    fn with_decks(setup: &Value, seats: &[Option<DeckWish>], luck: Option<u64>) -> Result<Value, OpenError> {
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
                let agreed =
                    "the dark side begins, and this deck is of the other side than its seat was agreed to play";
                return Err(OpenError::Setup(agreed.to_owned()));
            }
            setup.dark = Some(dark);
            *deck_of(&mut setup, side) = deck;
        }
        if let ([side], Some(luck)) = (free.as_slice(), luck) {
            let fitting: Vec<_> = STARTERS.into_iter().filter(|starter| starter.side() == Some(*side)).collect();
            let chosen = fitting[(luck % fitting.len() as u64) as usize];
            *deck_of(&mut setup, *side) = Deck::starter(chosen).expect("the box has a starter deck of it");
        }
        let setup = checked(setup)?;
        // Whether so many cards fit is known when the table is laid.
        Self::visit(&setup, Nothing)?;
        Ok(setup)
    }
}

const MULLIGAN: &str = "mulligan";

/// Every point a host may settle, with its question and its values.
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

/// A deck that somebody brings, and its side.
fn brought(wish: &DeckWish) -> Result<(Side, Deck), OpenError> {
    let deck = deck(&wish.list(SLUG, None)?);
    Ok((deck.affiliation.side().expect("a legal deck has a side"), deck))
}

fn laid<const W: usize>(game: SwLcg<W>) -> Laid<SwLcg<W>> {
    let setup = game.setup().clone();
    Laid::new::<SwLcgRoom>(game, VERSION, &setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_can_be_chosen() {
        for ruling in SwLcgRoom::rulings() {
            for value in &ruling.values {
                let wanted = Wanted { rulings: vec![(ruling.name.clone(), (*value).to_owned())], ..Wanted::default() };
                SwLcgRoom::setup(&wanted).expect("a value of the list");
            }
        }
        let switches = serde_json::to_value(sw_lcg::Rulings::default()).expect("plain data");
        for name in switches.as_object().expect("a struct").keys() {
            assert!(RULINGS.iter().any(|r| r.0 == name), "{name} cannot be chosen");
        }
    }
}
