//! The deck builder of Star Wars: The Card Game.

use std::sync::LazyLock;

use sw_lcg::deck::{octgn_affiliation, octgn_set, opening, stats};
use sw_lcg::phrases::{affiliation_arg, side_term};
use sw_lcg::{Affiliation, Db, Deck, ObjectiveSet, Side};
use table::chance::Fast;
use table::deck::DeckStats;
use table::{Arg, Phrase};
use text::Names;

use super::GameAdapter as _;
use super::sw_lcg::{SLUG, SwLcgAdapter};
use crate::decks::{
    DeckBuilder, DeckEntry, DeckFormat, DeckHand, DeckIdentity, DeckList, DeckPart, DeckStarter, DeckTag, GameHooks,
    Headings, Known, Octgn, Violation,
};

const STARTER: &str = "starter";
const TOURNAMENT: &str = "tournament";

/// The affiliations that have a starter deck.
pub(crate) const STARTERS: [Affiliation; 4] =
    [Affiliation::Jedi, Affiliation::RebelAlliance, Affiliation::Sith, Affiliation::ImperialNavy];

/// The deck builder's data.
pub(crate) fn deck_builder() -> &'static DeckBuilder {
    static BUILDER: LazyLock<DeckBuilder> = LazyLock::new(build);
    &BUILDER
}

fn build() -> DeckBuilder {
    let db = Db::core();
    let names = Names::of_game(SwLcgAdapter::lexicons(), db.cards().iter().map(|card| card.id.as_str()));
    let identities: Vec<DeckIdentity> = Affiliation::ALL.into_iter().map(identity).collect();
    let parts: Vec<DeckPart> = db.sets().iter().map(part).collect();
    let headings = Headings {
        name: "deck.form.name",
        identity: Some("lcg.form.affiliation"),
        parts: "lcg.form.sets",
        under: None,
        others: &[
            "lcg.form.sets",
            "lcg.title.objectives",
            "lcg.title.objective-deck",
            "lcg.title.deck",
            "lcg.form.command",
            "lcg.form.set",
            "lcg.stats.units",
            "lcg.stats.enhancements",
            "lcg.stats.events",
            "lcg.stats.fates",
        ],
        remarks: &[],
    };
    DeckBuilder {
        game: SLUG,
        formats: vec![
            DeckFormat { slug: STARTER, title: Phrase::word("lcg.format.starter"), mode: None },
            DeckFormat { slug: TOURNAMENT, title: Phrase::word("lcg.format.tournament"), mode: None },
        ],
        starters: STARTERS.into_iter().map(starter).collect(),
        known: Known::of(&identities, &parts, &names, &headings),
        identities,
        sides: vec![deck_side(Side::Light), deck_side(Side::Dark)],
        any_side: false,
        groups: Vec::new(),
        colors: Vec::new(),
        parts,
        forms: &["o8d", "text", "json", "code"],
        names,
        hooks: GameHooks {
            number: 1,
            headings,
            octgn: Some(Octgn {
                game: "d5cf89e5-1984-4873-8ae0-f06eea411bb3",
                stem: "ff4fb461-8060-457a-9c16-",
                sections: ["Affiliation", "Objective Deck", "Command Deck"],
            }),
            sets: &[],
            side: |builder, list| builder.identity(&list.identity).map(|identity| identity.side),
            counts: |_| Vec::new(),
            problems,
            stats: rows,
            draw,
        },
    }
}

/// Slug of a side.
pub(crate) const fn side_slug(side: Side) -> &'static str {
    match side {
        Side::Light => "light",
        Side::Dark => "dark",
    }
}

fn deck_side(side: Side) -> DeckTag {
    DeckTag { slug: side_slug(side), title: Phrase::Say(side_term(side), Vec::new()) }
}

fn identity(affiliation: Affiliation) -> DeckIdentity {
    let side = affiliation.side().expect("an affiliation of a deck has a side");
    let Arg::Noun(title) = affiliation_arg(affiliation) else { unreachable!("an affiliation is a noun") };
    DeckIdentity {
        slug: affiliation.slug(),
        title: Phrase::Say(title, Vec::new()),
        side: side_slug(side),
        side_title: Phrase::Say(side_term(side), Vec::new()),
        card: Db::core().affiliation(affiliation).expect("every affiliation has its card"),
        octgn: octgn_affiliation(affiliation).expect("every affiliation card has its number"),
    }
}

fn part(set: &ObjectiveSet) -> DeckPart {
    DeckPart {
        code: set.number.to_string(),
        identity: set.affiliation.slug(),
        side: side_slug(set.side),
        most: if set.once { 1 } else { 2 },
        own: set.own_only,
        cards: set.cards.to_vec(),
        group: "",
        dice: 0,
        under: Vec::new(),
        about: None,
        subtitle: None,
        codes: Vec::new(),
        number: set.number.into(),
        octgn: octgn_set(set.number),
    }
}

fn starter(affiliation: Affiliation) -> DeckStarter {
    let deck = Deck::starter(affiliation).expect("every affiliation has a starter deck");
    let entry = |set: &u8| DeckEntry::new(set.to_string(), 1);
    DeckStarter {
        slug: affiliation.slug(),
        title: Phrase::say("lcg.deck.starter", [affiliation_arg(affiliation)]),
        side: side_slug(affiliation.side().expect("a starter deck has a side")),
        formats: vec![STARTER],
        list: DeckList {
            game: SLUG.to_owned(),
            identity: affiliation.slug().to_owned(),
            main: deck.sets.iter().map(entry).collect(),
            ..DeckList::default()
        },
    }
}

/// The deck of a list. Unknown codes are skipped; the deck builder reports them.
pub(crate) fn deck(list: &DeckList) -> Deck {
    let affiliation = Affiliation::ALL.into_iter().find(|affiliation| affiliation.slug() == list.identity);
    let set = |entry: &DeckEntry| {
        let number = entry.code.parse().ok().filter(|&number| Db::core().set_of(number).is_some())?;
        Some(std::iter::repeat_n(number, entry.qty as usize))
    };
    let mut sets: Vec<u8> = list.main.iter().filter_map(set).flatten().collect();
    sets.sort_unstable();
    Deck { affiliation: affiliation.unwrap_or_default(), sets }
}

fn problems(list: &DeckList, format: &str) -> Vec<Violation> {
    let deck = deck(list);
    let problems = if format == TOURNAMENT { deck.tournament_problems() } else { deck.problems() };
    let wrong = |problem: sw_lcg::DeckProblem| {
        let reason = problem.reason();
        let codes = problem.set().map(|set| set.to_string()).into_iter().collect();
        Violation { phrase: reason.phrase, rule: reason.rule.0, codes }
    };
    problems.into_iter().map(wrong).collect()
}

fn rows(list: &DeckList) -> Vec<DeckStats> {
    stats(&deck(list))
}

fn draw(list: &DeckList, seed: u32) -> DeckHand {
    let drawn = opening(&deck(list), &mut Fast::new(seed.into()));
    DeckHand { goals: drawn.goals, hand: drawn.hand, next: drawn.next, rolls: Vec::new() }
}
