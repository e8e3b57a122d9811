//! Teams and decks, and the checks of their legality.

mod pool;
mod problem;
mod stats;
mod trial;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::CardId;

use crate::ability::{Ability, Static};
use crate::card::{Affiliation, CardDef, Color, Kind, What};
use crate::db::Db;
use crate::effect::Select;

pub use pool::Choice;
pub use problem::DeckProblem;
pub use stats::{points, stats};
pub use trial::{Opening, Roll, opening};

/// A team with its deck. Cards are named by their slugs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The format whose rules it follows.
    #[serde(default)]
    pub format: Format,
    /// The characters, with one or two dice each.
    pub team: Vec<(String, u8)>,
    /// The plot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plot: Option<String>,
    /// Cards face down under the plot, for plots that allow it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<String>,
    /// The battlefield.
    pub battlefield: String,
    /// A second battlefield, for plots that allow it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_battlefield: Option<String>,
    /// The cards of the deck and the number of copies of each.
    pub cards: Vec<(String, u8)>,
}

/// The rules a deck follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// Exactly 30 cards (SWD-DECK-05).
    #[default]
    Standard,
    /// A deck from a starter box with 20 cards (SWD-DECK-OPEN2).
    Starter,
    /// Like `Standard`, but with the printed points (SWD-DECK-OPEN1).
    Printed,
}

impl Format {
    /// The number of cards in a deck.
    pub const fn size(self) -> usize {
        match self {
            Self::Standard | Self::Printed => 30,
            Self::Starter => 20,
        }
    }
}

/// A ready-made deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// The slug of the deck.
    pub id: String,
    /// The deck.
    pub deck: Deck,
}

/// All ready-made decks.
pub fn ready() -> &'static [Ready] {
    static ALL: OnceLock<Vec<Ready>> = OnceLock::new();
    let read = || cards::read::<Ready>("decks.ron", include_str!("../../data/decks.ron"));
    ALL.get_or_init(|| read().expect("the tests check the built-in decks").entries)
}

/// The most points a team may cost (SWD-DECK-01).
pub const POINTS: i32 = 30;

impl Deck {
    /// The ready-made deck with this slug.
    pub fn ready(id: &str) -> Option<Self> {
        ready().iter().find(|ready| ready.id == id).map(|ready| ready.deck.clone())
    }

    /// Builds a team and a deck from cards in any order. Each item is a slug, the number of its copies, of its dice,
    /// and of the copies under the plot. Also reports surplus plots and battlefields.
    pub fn gather<'c>(
        db: &Db,
        format: Format,
        cards: impl IntoIterator<Item = (&'c str, u8, u8, u8)>,
    ) -> (Self, Vec<DeckProblem>) {
        let mut deck = Self { format, ..Self::default() };
        let (mut plots, mut fields) = (Vec::new(), Vec::new());
        for (slug, copies, dice, under) in cards {
            let Some(card) = db.find(slug).map(|card| db.card(card)) else { continue };
            let all = || std::iter::repeat_n(slug.to_owned(), copies as usize);
            match card.what() {
                What::Character => {
                    let elite = dice.saturating_sub(copies) as usize;
                    deck.team.extend(all().enumerate().map(|(i, slug)| (slug, if i < elite { 2 } else { 1 })));
                }
                What::Plot => plots.extend(all()),
                What::Battlefield => fields.extend(all()),
                What::Event | What::Upgrade | What::Downgrade | What::Support => {
                    let under = under.min(copies);
                    deck.under.extend(all().take(under as usize));
                    if copies > under {
                        deck.cards.push((slug.to_owned(), copies - under));
                    }
                }
            }
        }
        let mut found = Vec::new();
        if plots.len() > 1 {
            found.push(DeckProblem::Plots { n: plots.len() });
        }
        if fields.len() > 2 {
            found.push(DeckProblem::Battlefields { n: fields.len() });
        }
        deck.plot = plots.into_iter().next();
        let mut fields = fields.into_iter();
        deck.battlefield = fields.next().unwrap_or_default();
        deck.second_battlefield = fields.next();
        (deck, found)
    }

    /// All problems with the deck.
    pub fn problems(&self, db: &Db) -> Vec<DeckProblem> {
        let mut found = Vec::new();
        let team = self.members(db, &mut found);
        let plot = self.plot.as_ref().and_then(|slug| typed(db, slug, What::Plot, &mut found));
        if self.battlefield.is_empty() {
            found.push(DeckProblem::NoBattlefield);
        } else {
            typed(db, &self.battlefield, What::Battlefield, &mut found);
        }
        check_team(&team, plot, self.format == Format::Printed, &mut found);
        if let Some(plot) = plot {
            check_fit(plot, &team, &mut found);
        }
        self.check_cards(db, &team, plot, &mut found);
        self.check_field(db, plot, &mut found);
        self.check_under(db, &mut found);
        found
    }

    fn members<'d>(&self, db: &'d Db, found: &mut Vec<DeckProblem>) -> Vec<(&'d CardDef, u8)> {
        let mut team = Vec::new();
        for (slug, dice) in &self.team {
            let Some(card) = typed(db, slug, What::Character, found) else { continue };
            let most = if matches!(card.kind, Kind::Character { elite: 0, .. }) { 1 } else { 2 };
            if !(1..=most).contains(dice) {
                found.push(DeckProblem::Dice { slug: slug.clone(), dice: *dice });
            }
            team.push((card, *dice));
        }
        team
    }

    fn check_cards(&self, db: &Db, team: &[(&CardDef, u8)], plot: Option<&CardDef>, found: &mut Vec<DeckProblem>) {
        let known = |slug: &str| db.find(slug).map(|card| db.card(card));
        let mut cards: Vec<(&CardDef, u8)> = Vec::new();
        for (slug, n) in &self.cards {
            match known(slug) {
                Some(card) => cards.push((card, *n)),
                None => found.push(DeckProblem::Unknown { slug: slug.clone() }),
            }
        }
        for (card, _) in cards.iter().filter(|(card, _)| card.cost().is_none()) {
            found.push(DeckProblem::NotInDecks { slug: card.id.clone() });
        }
        let strangers = check_strangers(&cards, team, found);
        self.check_copies(&cards, &strangers, plot, found);
        let size = cards.iter().map(|(_, n)| *n as usize).sum();
        if size != self.format.size() {
            found.push(DeckProblem::Size { n: size, wanted: self.format.size() });
        }
    }

    /// A deck has at most 2 copies of a card (SWD-DECK-06), unless an ability changes that. A card that one such
    /// ability allows in the deck cannot use another one for an additional copy (SWD-DECK-10).
    fn check_copies(
        &self,
        cards: &[(&CardDef, u8)],
        strangers: &[&str],
        plot: Option<&CardDef>,
        found: &mut Vec<DeckProblem>,
    ) {
        let singles = plot.is_some_and(|plot| statics(plot).any(|s| *s == Static::Solidarity));
        let mut extra: u8 =
            plot.map_or(0, |plot| statics(plot).map(|s| if let Static::ExtraCopies(n) = s { *n } else { 0 }).sum());
        let mut titles: Vec<&str> = cards.iter().map(|(card, _)| card.title()).collect();
        titles.sort_unstable();
        titles.dedup();
        for title in titles {
            let same = || cards.iter().filter(|(card, _)| card.title() == title);
            let n = same().fold(0u8, |sum, (_, n)| sum.saturating_add(*n));
            let own = same().flat_map(|(card, _)| statics(card)).find_map(|s| match s {
                Static::Copies(n) => Some(*n),
                _ => None,
            });
            let most = if singles { 1 } else { own.unwrap_or(2) };
            if n == most + 1 && extra > 0 && !singles && own.is_none() && !strangers.contains(&title) {
                extra -= 1;
            } else if n > most {
                found.push(DeckProblem::Copies { title: title.to_owned(), n, most });
            }
        }
    }

    fn check_field(&self, db: &Db, plot: Option<&CardDef>, found: &mut Vec<DeckProblem>) {
        let Some(second) = &self.second_battlefield else { return };
        typed(db, second, What::Battlefield, found);
        if !plot.is_some_and(|plot| statics(plot).any(|s| *s == Static::TwoBattlefields)) {
            found.push(DeckProblem::SecondBattlefield);
        }
    }

    /// Checks the cards under the plot. They have no other restrictions (SWD-CLAR-EX38).
    fn check_under(&self, db: &Db, found: &mut Vec<DeckProblem>) {
        let brings = self.brings_under(db);
        let mut titles = Vec::new();
        for slug in &self.under {
            let Some(card) = db.find(slug).map(|card| db.card(card)) else {
                found.push(DeckProblem::Unknown { slug: slug.clone() });
                continue;
            };
            if !brings.is_some_and(|(select, _)| prints(card, select)) {
                found.push(DeckProblem::NotUnder { slug: slug.clone() });
            }
            if titles.contains(&card.title()) {
                found.push(DeckProblem::TwiceUnder { title: card.title().to_owned() });
            }
            titles.push(card.title());
        }
        let most = brings.map_or(0, |(_, n)| n);
        if self.under.len() > most as usize {
            found.push(DeckProblem::TooManyUnder { n: self.under.len(), most });
        }
    }

    /// The cards that may be under the plot, and their maximum number.
    fn brings_under<'d>(&self, db: &'d Db) -> Option<(&'d Select, u8)> {
        let plot = self.plot.as_ref().and_then(|slug| db.find(slug)).map(|card| db.card(card))?;
        statics(plot).find_map(|s| if let Static::BringsUnder(select, n) = s { Some((select, *n)) } else { None })
    }

    /// Whether a card may be under this plot.
    pub fn fits_under(plot: &CardDef, card: &CardDef) -> bool {
        statics(plot).any(|s| matches!(s, Static::BringsUnder(select, _) if prints(card, select)))
    }

    /// Its known cards as copies: characters, plot, battlefields, then the deck without the cards under the plot.
    pub fn copies(&self, db: &Db) -> Vec<CardId> {
        let single = self.team.iter().map(|(slug, _)| slug).chain(&self.plot);
        let single = single.chain([&self.battlefield]).chain(&self.second_battlefield);
        let many = self.cards.iter().flat_map(|(slug, n)| std::iter::repeat_n(slug, *n as usize));
        single.chain(many).filter_map(|slug| db.find(slug)).collect()
    }
}

/// The constant effects of a card.
fn statics(card: &CardDef) -> impl Iterator<Item = &Static> {
    card.abilities.iter().filter_map(|ability| match ability {
        Ability::Always(always) => Some(always),
        _ => None,
    })
}

/// Checks affiliations and colors. Returns the titles that only an ability of a character allows in the deck.
fn check_strangers<'d>(
    cards: &[(&'d CardDef, u8)],
    team: &[(&CardDef, u8)],
    found: &mut Vec<DeckProblem>,
) -> Vec<&'d str> {
    let mut space = [Affiliation::Hero, Affiliation::Villain].map(|of| (of, pool::strangers(team, of)));
    let mut strangers = Vec::new();
    for (card, n) in cards {
        let mut wrong = Vec::new();
        check_fit(card, team, &mut wrong);
        if team.iter().any(|(member, _)| invites(member, card)) {
            if !wrong.is_empty() {
                strangers.push(card.title());
            }
            continue;
        }
        let outside = |p: &DeckProblem| matches!(p, DeckProblem::Affiliation { .. });
        if wrong.iter().any(outside)
            && let Some((_, left)) = space.iter_mut().find(|(of, left)| *of == card.affiliation && left >= n)
        {
            *left -= n;
            strangers.push(card.title());
            wrong.retain(|p| !outside(p));
        }
        found.extend(wrong);
    }
    strangers
}

/// Finds a card that must be of a kind.
fn typed<'d>(db: &'d Db, slug: &str, wanted: What, found: &mut Vec<DeckProblem>) -> Option<&'d CardDef> {
    let Some(card) = db.find(slug).map(|card| db.card(card)) else {
        found.push(DeckProblem::Unknown { slug: slug.to_owned() });
        return None;
    };
    if card.what() != wanted {
        found.push(DeckProblem::WrongKind { slug: slug.to_owned(), wanted });
        return None;
    }
    Some(card)
}

fn check_team(team: &[(&CardDef, u8)], plot: Option<&CardDef>, as_printed: bool, found: &mut Vec<DeckProblem>) {
    if team.is_empty() {
        found.push(DeckProblem::NoCharacter);
    }
    let points = points_in(team, plot, as_printed);
    if points > POINTS {
        found.push(DeckProblem::TooDear { points, most: POINTS });
    }
    let has = |affiliation| team.iter().any(|(card, _)| card.affiliation == affiliation);
    if has(Affiliation::Hero) && has(Affiliation::Villain) {
        found.push(DeckProblem::Mixed);
    }
    let solidary = plot.is_some_and(|plot| statics(plot).any(|s| *s == Static::Solidarity));
    if solidary && team.iter().any(|(card, _)| card.color != team[0].0.color) {
        found.push(DeckProblem::Colors);
    }
    let mut titles: Vec<&str> = team.iter().filter(|(card, _)| card.unique).map(|(card, _)| card.title()).collect();
    titles.sort_unstable();
    let mut twice: Vec<&str> = titles.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
    twice.dedup();
    found.extend(twice.into_iter().map(|title| DeckProblem::Unique { title: title.to_owned() }));
}

/// The total points of characters and plot (SWD-DECK-01, SWD-PLOT-02).
fn points_in(team: &[(&CardDef, u8)], plot: Option<&CardDef>, as_printed: bool) -> i32 {
    let discounts: Vec<&Select> = team
        .iter()
        .flat_map(|(member, _)| statics(member))
        .filter_map(|s| if let Static::TeamDiscount(select) = s { Some(select) } else { None })
        .collect();
    let less = |card: &CardDef| discounts.iter().filter(|select| prints(card, select)).count() as i32;
    let characters: i32 = team.iter().map(|(card, dice)| i32::from(card.points(*dice, as_printed)) - less(card)).sum();
    let plot = match plot.map(|card| &card.kind) {
        Some(Kind::Plot { points }) => i32::from(*points),
        _ => 0,
    };
    characters + plot
}

/// Checks that the team has the affiliation and the color that a card needs.
fn check_fit(card: &CardDef, team: &[(&CardDef, u8)], found: &mut Vec<DeckProblem>) {
    let slug = || card.id.clone();
    if card.affiliation != Affiliation::Neutral && !team.iter().any(|(c, _)| c.affiliation == card.affiliation) {
        found.push(DeckProblem::Affiliation { slug: slug(), affiliation: card.affiliation });
    }
    if card.color != Color::Gray && !team.iter().any(|(c, _)| c.color == card.color) {
        found.push(DeckProblem::Color { slug: slug(), color: card.color });
    }
}

/// Whether this character allows the card, whatever the team is.
fn invites(member: &CardDef, card: &CardDef) -> bool {
    member.abilities.iter().any(|ability| match ability {
        Ability::Always(Static::MayInclude(select)) => prints(card, select),
        _ => false,
    })
}

/// Whether the printed card matches a selection.
pub(crate) fn prints(card: &CardDef, select: &Select) -> bool {
    let one = |list: &[crate::card::Subtype]| card.subtypes.iter().any(|s| list.contains(s));
    (select.kinds.is_empty() || select.kinds.contains(&card.what()))
        && (select.colors.is_empty() || select.colors.contains(&card.color))
        && !select.not_colors.contains(&card.color)
        && select.affiliation.is_none_or(|a| card.affiliation == a)
        && select.unique.is_none_or(|unique| card.unique == unique)
        && (select.titles.is_empty() || select.titles.iter().any(|t| t == card.title()))
        && !select.not_titles.iter().any(|t| t == card.title())
        && (select.subtypes.is_empty() || one(&select.subtypes))
        && !one(&select.without)
}
