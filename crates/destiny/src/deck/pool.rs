//! The cards that a deck could contain, judging by its team and plot.

use table::CardId;

use super::{Deck, check_fit, invites, prints, statics};
use crate::ability::Static;
use crate::card::{Affiliation, CardDef};
use crate::db::Db;
use crate::deck::DeckProblem;

/// A card that could be in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The card.
    pub card: CardId,
    /// The maximum number of copies of its title.
    pub most: u8,
    /// The maximum number of cards of its affiliation, if a character allows only some of them; otherwise `u8::MAX`.
    pub some: u8,
}

impl Deck {
    /// The cards that could be in a deck with this team and plot. Its other contents do not matter.
    pub fn pool(&self, db: &Db) -> Vec<Choice> {
        let find = |slug: &String| db.find(slug).map(|card| db.card(card));
        let team: Vec<(&CardDef, u8)> = self.team.iter().filter_map(|(slug, n)| Some((find(slug)?, *n))).collect();
        let singles = self.plot.as_ref().and_then(find).is_some_and(|p| statics(p).any(|s| *s == Static::Solidarity));
        let all = (0..db.cards().len() as u16).map(CardId);
        all.filter_map(|card| {
            let def = db.card(card);
            def.cost()?;
            let invited = team.iter().any(|(member, _)| invites(member, def));
            let some = if invited { u8::MAX } else { admitted(def, &team) };
            let own = statics(def).find_map(|s| if let Static::Copies(n) = s { Some(*n) } else { None });
            (some > 0).then_some(Choice { card, most: if singles { 1 } else { own.unwrap_or(2) }, some })
        })
        .collect()
    }

    /// The cards that may be under the plot.
    pub fn pool_under(&self, db: &Db) -> Vec<CardId> {
        let Some((select, _)) = self.brings_under(db) else { return Vec::new() };
        let all = (0..db.cards().len() as u16).map(CardId);
        all.filter(|card| prints(db.card(*card), select)).collect()
    }

    /// All copies that the deck could contain, including those under the plot.
    pub fn could_hold(&self, db: &Db) -> Vec<CardId> {
        let copies = |choice: Choice| std::iter::repeat_n(choice.card, choice.most.into());
        self.pool(db).into_iter().flat_map(copies).chain(self.pool_under(db)).collect()
    }
}

/// The number of cards of this card's affiliation that the team allows; `u8::MAX` for the team's own affiliations.
fn admitted(card: &CardDef, team: &[(&CardDef, u8)]) -> u8 {
    let mut wrong = Vec::new();
    check_fit(card, team, &mut wrong);
    match wrong.as_slice() {
        [] => u8::MAX,
        [DeckProblem::Affiliation { affiliation, .. }] => strangers(team, *affiliation),
        _ => 0,
    }
}

/// The number of cards of a foreign affiliation that abilities of the team allow.
pub(super) fn strangers(team: &[(&CardDef, u8)], affiliation: Affiliation) -> u8 {
    let some = team.iter().flat_map(|(member, _)| statics(member)).map(|s| match s {
        Static::MayIncludeSome(of, n) if *of == affiliation => *n,
        _ => 0,
    });
    some.fold(0u8, u8::saturating_add)
}
