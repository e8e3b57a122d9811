//! Adapter of the tiny example games, whose text is in their source.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde_json::{Value, json};
use text::{Lang, Lexicons};

use super::{GameAdapter, PreparedGame, Visit};
use crate::registry::{GameInfo, ModeInfo, OpenError, Wanted};

/// The adapter of a tiny game.
pub(crate) struct Tiny<G>(PhantomData<G>);

/// Version of the rules in saves.
const VERSION: &str = "1";

/// The parsed texts of a tiny game. One list holds those of all games, because a generic function cannot have statics.
struct Said {
    lexicons: Lexicons,
    titles: [&'static str; 4],
    rules: [String; 4],
}

fn said<G: table::Tiny>() -> &'static Said {
    static ALL: LazyLock<Mutex<BTreeMap<&str, &Said>>> = LazyLock::new(Mutex::default);
    let read = || {
        let titles = Lang::all().map(|lang| text::title(G::TEXT, lang));
        let rules = Lang::all().map(|lang| text::digest(G::TEXT, lang));
        &*Box::leak(Box::new(Said { lexicons: Lexicons::table(G::TEXT), titles, rules }))
    };
    ALL.lock().unwrap_or_else(PoisonError::into_inner).entry(G::SLUG).or_insert_with(read)
}

impl<G: table::Tiny> GameAdapter for Tiny<G> {
    const INFO: GameInfo = GameInfo {
        slug: G::SLUG,
        title: |lang| said::<G>().titles[lang as usize],
        modes: &[ModeInfo { slug: "duel", title: "mode", seats: &[2] }],
        example: true,
        rules: |lang| &said::<G>().rules[lang as usize],
    };

    fn lexicons() -> &'static Lexicons {
        &said::<G>().lexicons
    }

    fn setup(wanted: &Wanted) -> Result<Value, OpenError> {
        if let Some(mode) = wanted.mode.as_ref().filter(|mode| *mode != "duel") {
            return Err(OpenError::Mode { mode: mode.clone(), list: "duel".to_owned() });
        }
        if wanted.seats.is_some_and(|n| n != 2) {
            return Err(OpenError::Setup("this game is for two players".to_owned()));
        }
        if let Some((name, _)) = wanted.rulings.first() {
            return Err(OpenError::Ruling { name: name.clone(), list: "none".to_owned() });
        }
        if !wanted.decks.is_empty() {
            return Err(OpenError::NoDecks);
        }
        if wanted.cards.is_some() {
            return Err(OpenError::Cards("this game does not support custom cards".to_owned()));
        }
        let first = wanted.first.unwrap_or(0);
        if first > 1 {
            return Err(OpenError::Setup(format!("seat {} cannot begin a game for two", first + 1)));
        }
        Ok(json!({ "seats": 2, "first": first }))
    }

    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
        let first = setup["first"].as_u64().filter(|n| *n < 2);
        let first = first.ok_or_else(|| OpenError::Setup("the setup names no first player".to_owned()))?;
        Ok(visitor.visit(PreparedGame::new::<Self>(G::new(table::Seat::new(first as usize)), VERSION, setup)))
    }
}
