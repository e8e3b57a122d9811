//! Images, drawn on request.

use axum::Router;
use axum::extract::{Path, RawQuery};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::error::Error;

/// The routes under `/art`.
pub(crate) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/art/symbols.svg", get(async |v: RawQuery| drawn(art::sprite(), &v)))
        .route("/art/icon.svg", get(async |v: RawQuery| drawn(art::icon(), &v)))
        .route("/art/backdrop.svg", get(async |v: RawQuery| drawn(art::backdrop(), &v)))
        .route("/art/back/{game}", get(back))
        .route("/art/frame/{faction}/{kind}", get(card_frame))
        .route("/art/card/{*path}", get(card))
}

/// The path of a card's image. It contains everything needed to draw it, so that custom cards have images too.
pub(crate) fn path(game: &str, face: &games::Face) -> String {
    let sum = |sign: &str| {
        let glints = face.text.iter().flat_map(|part| &part.glance).filter(|glint| glint.sign == sign);
        glints.map(|glint| glint.n.max(1)).fold(0, u8::saturating_add)
    };
    let subject = art::Subject {
        game: game.to_owned(),
        slug: face.slug.clone(),
        faction: face.faction.to_owned(),
        kind: art::Kind::from_word(face.kind).unwrap_or(art::Kind::Ship),
        size: face.cost.unwrap_or(0).min(9),
        traits: art::Traits {
            combat: sum("combat"),
            trade: sum("trade"),
            authority: sum("authority"),
            cards: sum("card"),
            scraps: sum("scrap"),
            discards: sum("discard"),
            destroys: sum("destroy"),
            copies: sum("copy"),
        },
        tags: face.tags.iter().map(|tag| (*tag).to_owned()).collect(),
    };
    format!("/art/card/{}?v={}", subject.to_path(), crate::BUILD)
}

async fn card(Path(path): Path<String>, v: RawQuery) -> Response {
    match art::Subject::from_path(&path) {
        Some(subject) => drawn(art::illustration(&subject), &v),
        None => Error::NotFound.into_response(),
    }
}

async fn card_frame(Path((faction, kind)): Path<(String, String)>, v: RawQuery) -> Response {
    match kind.strip_suffix(".svg").and_then(art::Kind::from_word) {
        Some(kind) => drawn(art::card_frame(&faction, kind), &v),
        None => Error::NotFound.into_response(),
    }
}

async fn back(Path(game): Path<String>, v: RawQuery) -> Response {
    match game.strip_suffix(".svg") {
        Some(game) => drawn(art::back(game), &v),
        None => Error::NotFound.into_response(),
    }
}

/// An image that is requested with a version never changes.
fn drawn(svg: String, version: &RawQuery) -> Response {
    let forever = version.0.as_deref().is_some_and(|query| query.starts_with("v="));
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, cache)], svg).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    /// Every card of every game has its own image, and its path leads there.
    #[test]
    fn every_card_of_every_game_has_a_picture_of_its_own() {
        for game in games::GAMES {
            let setup = games::setup(game.slug, &games::Wanted::default()).expect("the usual setup");
            let table = games::peek(game.slug, &setup).expect("a table");
            let mut seen = BTreeMap::new();
            for idx in 0..table.cards() {
                let face = table.face(games::CardId(idx as u16));
                let known = art::Kind::from_word(face.kind).is_some();
                assert!(known, "{}: no image exists for the kind {}", face.slug, face.kind);
                let path = super::path(game.slug, &face);
                let path = path.strip_prefix("/art/card/").and_then(|rest| rest.split('?').next()).expect("a path");
                let subject = art::Subject::from_path(path).unwrap_or_else(|| panic!("{path} is not an image path"));
                let twin = seen.insert(art::illustration(&subject), face.slug.clone());
                assert_eq!(twin, None, "{} has the same picture", face.slug);
            }
        }
    }
}
