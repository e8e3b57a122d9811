//! Scenes of the game: tables laid out by hand, for the scenario tests.
//!
//! ```text
//! /// SWD-SYM-02
//! #[test]
//! fn damage_of_one_die_goes_to_one_character() {
//!     scene()
//!         .a(|p| p.team(["rey-force-prodigy"]).pool(["rey-force-prodigy 1MD"]))
//!         .b(|p| p.team(["first-order-stormtrooper", "first-order-stormtrooper"]))
//!         .play(|t| {
//!             t.choose_each(["resolve rey-force-prodigy 1MD", "target first-order-stormtrooper #2"]);
//!             t.expect_damage("first-order-stormtrooper #2", 1);
//!         });
//! }
//! ```
//!
//! **Laying out** ([`Layout`]). [`scene`] begins with the first turn of the second round; [`A`] controls the battlefield and
//! acts. `a`, `b`, `c` and `d` lay out a player. Cards are named by slug; marks stand behind it:
//! `"rey-force-prodigy elite damage 2 shield 1 exhausted"`, an upgrade as `"lightsaber on rey-force-prodigy"`. Dice in a pool
//! are named by the card and the side they show. What is not mentioned is not in the game, but for a team of one
//! (first-order-stormtrooper), a shuffled deck of ten cards (five dodge, five block) and five resources. `rolls` says what
//! the next dice show.
//!
//! Cards named by `hand`, `deck` and `under` stay where they are when hidden cards are dealt anew; nothing else does. A story
//! that needs a certain card out of a deck names the deck.
//!
//! **Telling** ([`Play`], which is also a [`table::scene::Scene`]). `choose` takes the words of an option. `play` tells the
//! story four times ([`table::scene::Way`]). A story that ends with an open question fails, unless it says `leave_open`.

pub(crate) mod decks;
mod layout;
mod pins;
mod play;

use destiny::cast::CastEntry;
use destiny::{Db, Deck, Destiny, Lists, Rulings, Setup, Verb};
use table::chance::{Chance, Fast};
use table::conformance::reluctant_pick;
use table::{Opt, Options, Seat};

pub(crate) use layout::{Layout, Player, scene};
pub(crate) use play::Play;

/// The player who acts first.
pub(crate) const A: Seat = Seat::new(0);
/// The second player.
pub(crate) const B: Seat = Seat::new(1);
/// The third player, where there is one.
pub(crate) const C: Seat = Seat::new(2);
/// The fourth player, where there is one.
pub(crate) const D: Seat = Seat::new(3);

/// A table of ready decks.
pub(crate) fn table_of<const W: usize>(ids: &[&str]) -> Destiny<W> {
    let decks = ids.iter().map(|id| Deck::ready(id).expect("a ready deck")).collect();
    Destiny::new(Setup::of(decks)).expect("a sound setup")
}

/// A ready deck with these cards in the place of others, and these under the plot.
pub(crate) fn altered(id: &str, plot: &str, under: &[&str], cards: &[(&str, u8)]) -> Deck {
    let mut deck = Deck::ready(id).expect("a ready deck");
    deck.plot = (!plot.is_empty()).then(|| plot.to_owned());
    deck.under = under.iter().map(|&slug| slug.to_owned()).collect();
    let mut space: u8 = cards.iter().map(|(_, n)| n).sum();
    deck.cards.retain_mut(|(_, n)| {
        let less = space.min(*n);
        (space, *n) = (space - less, *n - less);
        *n > 0
    });
    deck.cards.extend(cards.iter().map(|&(slug, n)| (slug.to_owned(), n)));
    deck
}

/// Decks with cards that lie face down, borrow abilities or ask for bids.
fn secret_decks() -> [Deck; 3] {
    let moves = ["circle-of-shelter", "twin-strike"];
    let obi_wan = altered(
        "obi-wan-kenobi",
        "lightsaber-mastery",
        &moves,
        &[("twin-strike", 2), ("circle-of-shelter", 1), ("premonitions", 2)],
    );
    let mut plo_koon = altered("luke-skywalker-starter", "", &[], &[("clandestine-operation", 2), ("premonitions", 2)]);
    plo_koon.team = ["plo-koon", "clone-trooper", "cassian-andor"].map(|slug| (slug.to_owned(), 1)).to_vec();
    let boba_fett = altered("boba-fett-starter", "", &[], &[("barter-with-blood", 2)]);
    [obi_wan, plo_koon, boba_fett]
}

/// Two of them.
pub(crate) fn secrets() -> Destiny<1> {
    Destiny::new(Setup::of(secret_decks()[..2].to_vec())).expect("a sound setup")
}

/// Bids, most of all.
pub(crate) fn barterers() -> Destiny<1> {
    let [_, _, boba_fett] = secret_decks();
    Destiny::new(Setup::of(vec![boba_fett; 2])).expect("a sound setup")
}

/// Players who can play nearly all they hold inside one card: cards that play others for free, no more of them than a legal
/// deck may have, and few others, so that they are drawn together.
pub(crate) fn bargainers<const W: usize>(seats: usize) -> Destiny<W> {
    let db = Db::all();
    let twice = ["destiny", "barter-with-blood"];
    let once = [
        "enfys-nest",
        "rey-force-prodigy",
        "starship-graveyard",
        "grand-entrance",
        "disturbance-in-the-force",
        "truce",
    ];
    let mut brought = Vec::new();
    for owner in Seat::first(seats) {
        for slug in twice.into_iter().chain(twice).chain(once) {
            let card = db.find(slug).expect("a card");
            brought.push(CastEntry::new(card, owner, u8::from(db.card(card).die.is_some())));
        }
    }
    Destiny::of_cards(Setup::of(vec![Deck::default(); seats]), brought).expect("a table holds them")
}

/// A random pick by people who play whatever they may for free, and mostly bid nothing: so cards are played inside
/// others.
pub(crate) fn pick_to_nest(options: &Options, game: usize, dice: &mut Fast) -> Opt {
    let nests = |o: &Opt| matches!(Verb::of(*o), Verb::Yes | Verb::PickHand | Verb::Play);
    let free: Options = options.iter().copied().filter(nests).collect();
    if Verb::of(options[0]) == Verb::Bid && dice.below(8) > 0 {
        return options[0];
    }
    if free.is_empty() || dice.below(8) == 0 {
        return pick(options, game, dice);
    }
    free[dice.below(free.len() as u32) as usize]
}

/// The same table with closed lists.
pub(crate) fn closed<const W: usize>(game: &Destiny<W>) -> Destiny<W> {
    let setup = Setup { rulings: Rulings { lists: Lists::Closed }, ..game.setup().clone() };
    Destiny::new(setup).expect("a sound setup")
}

/// All of them.
pub(crate) fn secrets_of_three() -> Destiny<2> {
    Destiny::new(Setup::of(secret_decks().to_vec())).expect("a sound setup")
}

/// A random pick by people who, every other game, hesitate to pass: that fills the table.
pub(crate) fn pick(options: &Options, game: usize, dice: &mut Fast) -> Opt {
    reluctant_pick(options, game, dice, |pick| {
        matches!(Verb::of(pick), Verb::Pass | Verb::Done | Verb::No | Verb::Claim)
    })
}
