//! Finds cards and targets on the table by name.

use games::{AnyTable, CardId, Lang, Place, Seat, Target, Viewer, plain};
use strsim::levenshtein;
use table::{Arg, Phrase};

/// Finds cards by slug or by name in any language. Without an exact match, finds names that contain the text.
pub(crate) fn cards(table: &dyn AnyTable, text: &str) -> Vec<CardId> {
    let wanted = fold(text);
    if wanted.is_empty() {
        return Vec::new();
    }
    let all = || (0..table.cards()).map(|idx| CardId(idx as u16));
    let names = |card: CardId| {
        let slug = table.face(card).slug;
        Lang::all().map(|lang| fold(&table.card_name(card, lang))).into_iter().chain([fold(&slug)])
    };
    let exact: Vec<CardId> = all().filter(|&card| names(card).any(|name| name == wanted)).collect();
    if !exact.is_empty() {
        return exact;
    }
    all().filter(|&card| names(card).any(|name| name.contains(&wanted))).collect()
}

/// The cards that are face up on the table for a seat.
pub(crate) fn seen(table: &dyn AnyTable, seat: Seat, cards: &[CardId]) -> Vec<CardId> {
    let board = table.table_view(Viewer::Seat(seat));
    let open: Vec<CardId> = board.zones.iter().flat_map(|zone| &zone.cards).filter_map(|slot| slot.card).collect();
    cards.iter().copied().filter(|card| open.contains(card)).collect()
}

/// The names most similar to a mistyped name.
pub(crate) fn like(table: &dyn AnyTable, text: &str, lang: Lang) -> Vec<String> {
    let wanted = fold(text);
    let mut found: Vec<(usize, String)> = Vec::new();
    for idx in 0..table.cards() {
        let card = CardId(idx as u16);
        let distance = Lang::all().map(|l| levenshtein(&wanted, &fold(&table.card_name(card, l)))).into_iter().min();
        let distance = distance.unwrap_or(usize::MAX);
        if distance <= 2 + wanted.chars().count() / 4 {
            found.push((distance, table.card_name(card, lang)));
        }
    }
    found.sort();
    // Several cards may have the same name.
    found.dedup();
    found.into_iter().take(3).map(|(_, name)| name).collect()
}

/// Finds targets by name, as seen by a seat: cards in any zone, players and the end of the turn.
pub(crate) fn targets(table: &dyn AnyTable, seat: Seat, text: &str, lang: Lang) -> Vec<Target> {
    let wanted = fold(text);
    if ["end turn", "end"].contains(&wanted.as_str()) {
        return vec![Target::EndTurn];
    }
    let name = |s: Seat| fold(&plain(&table.say(&Phrase::say("ui.cli.seat", [Arg::Seat(s)]), lang)));
    if let Some(other) =
        Seat::first(table.seats()).find(|&s| name(s) == wanted || format!("p{}", s.idx() + 1) == wanted)
    {
        return vec![Target::Seat(other)];
    }
    let known = cards(table, text);
    let board = table.table_view(Viewer::Seat(seat));
    let mut found = Vec::new();
    for zone in &board.zones {
        for (slot, shown) in zone.cards.iter().enumerate() {
            if shown.card.is_some_and(|card| known.contains(&card)) {
                found.push(Target::Place(Place { role: zone.role, owner: zone.owner, slot: slot as u16 }));
            }
        }
    }
    found
}

/// Normalizes a name to lowercase letters and digits, so that "Blob-World" equals "blob world".
pub(crate) fn fold(text: &str) -> String {
    let spaced: String =
        text.to_lowercase().replace('ё', "е").chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_by_letters_and_digits() {
        assert_eq!(fold("The-Hive!"), "the hive");
    }

    #[test]
    fn a_card_answers_to_every_name() {
        let setup = games::setup("star-realms", &games::Wanted::default()).expect("the usual setup");
        let table = games::peek("star-realms", &setup).expect("the usual table");
        let one = |text: &str| match cards(&*table, text).as_slice() {
            [card] => table.face(*card).slug,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(one("blob-world"), "blob-world");
        assert_eq!(one("Blob World"), "blob-world");
        assert_eq!(one(&table.card_name(cards(&*table, "scout")[0], Lang::Ja)), "scout");
        assert!(cards(&*table, "trade").len() > 2);
        assert_eq!(like(&*table, "blub wrold", Lang::En).first().map(String::as_str), Some("Blob World"));
        assert!(like(&*table, "qqqqqqqqqq", Lang::En).is_empty());
    }
}
