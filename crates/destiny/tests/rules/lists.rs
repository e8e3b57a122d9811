//! Open and closed deck lists.

use std::collections::BTreeSet;

use destiny::card::What;
use destiny::{Db, Deck, Destiny, Lists, Rulings, Setup, State};
use table::chance::{Chance, Fast};
use table::conformance::{Effort, asked};
use table::{CardId, Game, NoSink, Options, Seat, Viewer, Worlds};

use crate::support::{A, B, closed, decks, pick, table_of};

fn started(game: &Destiny<1>) -> State<1> {
    game.start(&mut Fast::new(5), &mut NoSink)
}

/// All cards of somebody's deck, wherever they are.
fn deck_of(game: &Destiny<1>, s: &State<1>, seat: Seat) -> Vec<CardId> {
    let hidden = s.hand | s.over | s.bag | s.under | s.stacked;
    let all = (hidden | s.discard | s.aside | s.queued | s.in_play) & game.cast().own[seat.idx()];
    let cards = all.iter().map(|copy| game.cast().card(copy));
    cards.filter(|card| Db::all().card(*card).cost().is_some()).collect()
}

#[test]
fn open_lists_tell_everybody_what_is_left() {
    let game = table_of::<1>(&["rey", "kylo-ren"]);
    let s = started(&game);
    for who in [Viewer::Seat(A), Viewer::Spectator] {
        let unseen: usize = game.view(&s, who).seats[1].unseen.iter().map(|(_, n)| n).sum();
        assert_eq!(unseen, 30, "{who:?}");
    }
}

#[test]
fn closed_lists_are_known_to_their_owners() {
    let game = closed(&table_of::<1>(&["rey", "kylo-ren"]));
    let s = started(&game);
    let left = |who, seat: Seat| -> usize { game.view(&s, who).seats[seat.idx()].unseen.iter().map(|(_, n)| n).sum() };
    assert_eq!(left(Viewer::Seat(A), A), 25, "the own hand is seen");
    assert_eq!(left(Viewer::Seat(A), B), 0);
    assert_eq!(left(Viewer::Spectator, A) + left(Viewer::Spectator, B), 0);
    let view = game.view(&s, Viewer::Seat(A));
    assert_eq!((view.seats[1].deck, view.seats[1].hand.len()), (25, 5), "how many there are is no secret");
}

/// What lies set aside would betray a deck: it is there for all that a deck of the team could hold, and not shown.
#[test]
fn what_is_set_aside_tells_nothing_of_a_closed_list() {
    let with = |cards: &[(&str, u8)]| {
        let mut deck = Deck::ready("kylo-ren").expect("a ready deck");
        let size: u8 = cards.iter().map(|(_, n)| n).sum();
        deck.cards.retain(|(slug, _)| !cards.iter().any(|(other, _)| other == slug));
        let mut space = deck.cards.iter().map(|(_, n)| n).sum::<u8>() + size - 30;
        deck.cards.retain_mut(|(_, n)| {
            let less = space.min(*n);
            (space, *n) = (space - less, *n - less);
            *n > 0
        });
        deck.cards.extend(cards.iter().map(|&(slug, n)| (slug.to_owned(), n)));
        let decks = vec![Deck::ready("rey").expect("a ready deck"), deck];
        let game =
            |lists| Destiny::<1>::new(Setup { decks: decks.clone(), rulings: Rulings { lists } }).expect("sound");
        [Lists::Open, Lists::Closed].map(|lists| {
            let game = game(lists);
            let s = started(&game);
            (game.cast().all().count(), game.view(&s, Viewer::Seat(A)))
        })
    };
    let [open, veiled] = with(&[("megablaster-troopers", 2)]);
    let [open_there, veiled_there] = with(&[("aim", 2)]);
    assert_ne!(open.1.seats[1].aside, open_there.1.seats[1].aside, "open lists show the stormtroopers");
    assert_eq!(veiled, veiled_there);
}

/// Every world a seat considers is one of legal decks, and there are many of them.
#[test]
fn guesses_are_legal_decks() {
    let db = Db::all();
    let mut dice = Fast::new(11);
    for round in 0..Effort::of(12).decisions as u64 {
        let mut both = vec![decks::random(&mut dice), decks::random(&mut dice)];
        for deck in &mut both {
            // A plot that lets more copies of a title in is more than a guess knows of.
            deck.plot = deck.plot.take().filter(|_| round % 2 == 0);
            deck.second_battlefield = deck.second_battlefield.take().filter(|_| deck.plot.is_some());
        }
        if both.iter().any(|deck| !deck.problems(db).is_empty() || deck.plot.as_deref() == Some("double-down")) {
            continue;
        }
        let game: Destiny<1> =
            Destiny::new(Setup { decks: both.clone(), rulings: Rulings { lists: Lists::Closed } }).expect("sound");
        let (mut rng, mut options) = (Fast::new(round), Options::new());
        let mut s = game.start(&mut rng, &mut NoSink);
        for _ in 0..dice.below(60) {
            let Some(seat) = asked(&game, &s, &mut options, &mut dice) else { break };
            game.apply(&mut s, seat, pick(&options, round as usize, &mut dice), &mut rng, &mut NoSink);
        }
        let worlds = Worlds::new(&game, &s, A);
        let mut met = BTreeSet::new();
        for _ in 0..20 {
            let world = worlds.deal(&mut rng);
            assert_eq!(worlds.game().check(&world), Ok(()));
            let cards = deck_of(worlds.game(), &world, B);
            let mut guess = Deck { cards: Vec::new(), ..both[1].clone() };
            for card in &cards {
                let slug = &db.card(*card).id;
                match guess.cards.iter_mut().find(|(known, _)| known == slug) {
                    Some((_, n)) => *n += 1,
                    None => guess.cards.push((slug.clone(), 1)),
                }
            }
            assert_eq!(guess.problems(db), [], "{:?}", guess.cards);
            met.extend(cards);
            let mut own = deck_of(worlds.game(), &world, A);
            let mut truth = deck_of(&game, &s, A);
            own.sort_unstable();
            truth.sort_unstable();
            assert_eq!(own, truth, "everybody knows the own list");
        }
        assert!(met.len() > 30, "only {} cards are ever thought of", met.len());
    }
}

/// What was seen stays: a guess is about the rest.
#[test]
fn what_a_seat_has_seen_is_no_guess() {
    let game = closed(&table_of::<1>(&["rey", "kylo-ren"]));
    let (mut rng, mut dice, mut options) = (Fast::new(3), Fast::new(4), Options::new());
    let mut s = started(&game);
    let mut seen = 0;
    while let Some(seat) = asked(&game, &s, &mut options, &mut dice) {
        let worlds = Worlds::new(&game, &s, A);
        let world = worlds.deal(&mut rng);
        let views = [worlds.game().view(&world, Viewer::Seat(A)), game.view(&s, Viewer::Seat(A))];
        assert_eq!(views[0], views[1]);
        let events = |c: &&CardId| Db::all().card(**c).what() == What::Event;
        seen = seen.max(views[0].seats[1].discard.iter().filter(events).count());
        game.apply(&mut s, seat, pick(&options, 0, &mut dice), &mut rng, &mut NoSink);
    }
    assert!(seen > 2, "hardly anything came to light");
}
