//! Names of cards and players. Card names come from the game, player names from the client.

use std::collections::BTreeMap;

use table::{CardId, Seat};

use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::lexicons::Lexicons;

/// The names of cards and players.
#[derive(Clone, Debug, Default)]
pub struct Names {
    lexicons: Option<&'static Lexicons>,
    cards: BTreeMap<(CardId, Lang), String>,
    seats: BTreeMap<(Seat, Lang), String>,
}

impl Names {
    /// Without names: players are called by number.
    pub fn new() -> Self {
        Self::default()
    }

    /// The lexicon of a game and the names of its cards, numbered in the order of their slugs.
    pub fn of_game<'a>(lexicons: &'static Lexicons, slugs: impl IntoIterator<Item = &'a str>) -> Self {
        let mut names = Self { lexicons: Some(lexicons), ..Self::default() };
        for (idx, slug) in slugs.into_iter().enumerate() {
            for lang in Lang::all() {
                if let Some(name) = lexicons.of(lang).card_name(slug) {
                    names.name_card(CardId(idx as u16), lang, name);
                }
            }
        }
        names
    }

    /// The lexicon of the game.
    pub(crate) fn lexicon(&self, lang: Lang) -> Option<&'static Lexicon> {
        self.lexicons.map(|lexicons| lexicons.of(lang))
    }

    /// Names a card in one language, for cards made by players.
    pub fn name_card(&mut self, card: CardId, lang: Lang, name: impl Into<String>) {
        self.cards.insert((card, lang), name.into());
    }

    /// Names a player, the same in every language.
    pub fn name_seat(&mut self, seat: Seat, name: impl Into<String>) {
        let name = name.into();
        for lang in Lang::all() {
            self.name_seat_in(seat, lang, name.clone());
        }
    }

    /// Names a player in one language, for bots.
    pub fn name_seat_in(&mut self, seat: Seat, lang: Lang, name: impl Into<String>) {
        self.seats.insert((seat, lang), name.into());
    }

    /// A card's name; if that language has none, the English name, then the name in any language.
    pub fn card(&self, card: CardId, lang: Lang) -> Option<&str> {
        [lang].into_iter().chain(Lang::all()).find_map(|l| self.cards.get(&(card, l))).map(String::as_str)
    }

    /// A player's name, if the client gave one.
    pub fn seat(&self, seat: Seat, lang: Lang) -> Option<&str> {
        self.seats.get(&(seat, lang)).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_named_once_has_that_name_everywhere() {
        let mut names = Names::new();
        names.name_card(CardId(1), Lang::Uk, "Гетьман");
        assert_eq!(names.card(CardId(1), Lang::Ja), Some("Гетьман"));
        names.name_card(CardId(1), Lang::En, "Hetman");
        assert_eq!(names.card(CardId(1), Lang::Ja), Some("Hetman"));
        assert_eq!(names.card(CardId(1), Lang::Uk), Some("Гетьман"));
        assert_eq!(names.card(CardId(2), Lang::En), None);
    }
}
