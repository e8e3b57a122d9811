//! All that is said on cards and in games.

use destiny::card::What;
use destiny::phrases::card::{card_text, type_line};
use destiny::phrases::why::Why;
use destiny::{Affiliation, Color, Db, DeckProblem};
use table::chance::Fast;
use table::{Game, Options, Phrase, Shown, ToAct, Viewer};

use crate::support::{barterers, pick, secrets, table_of};

/// Every reason against.
pub(crate) fn reasons() -> Vec<Phrase> {
    Why::ALL.into_iter().map(|why| why.reason().phrase).collect()
}

/// Everything that can be wrong with a deck.
pub(crate) fn deck_problems() -> Vec<DeckProblem> {
    let slug = || "kylo-ren-vaders-disciple".to_owned();
    let title = || "kylo-ren".to_owned();
    vec![
        DeckProblem::Unknown { slug: "nobody".to_owned() },
        DeckProblem::WrongKind { slug: slug(), wanted: What::Plot },
        DeckProblem::NotInDecks { slug: slug() },
        DeckProblem::NoCharacter,
        DeckProblem::Dice { slug: slug(), dice: 2 },
        DeckProblem::TooDear { points: 31, most: 30 },
        DeckProblem::Unique { title: title() },
        DeckProblem::Mixed,
        DeckProblem::Affiliation { slug: slug(), affiliation: Affiliation::Hero },
        DeckProblem::Affiliation { slug: slug(), affiliation: Affiliation::Villain },
        DeckProblem::Color { slug: slug(), color: Color::Blue },
        DeckProblem::Colors,
        DeckProblem::Plots { n: 2 },
        DeckProblem::NoBattlefield,
        DeckProblem::SecondBattlefield,
        DeckProblem::Battlefields { n: 3 },
        DeckProblem::NotUnder { slug: slug() },
        DeckProblem::TooManyUnder { n: 3, most: 2 },
        DeckProblem::TwiceUnder { title: title() },
        DeckProblem::Size { n: 29, wanted: 30 },
        DeckProblem::Size { n: 21, wanted: 20 },
        DeckProblem::Copies { title: title(), n: 3, most: 2 },
    ]
}

/// Everything that stands on a card.
pub(crate) fn on_cards() -> Vec<(String, Phrase)> {
    let mut all = Vec::new();
    for card in Db::all().cards() {
        all.push((card.id.clone(), type_line(card)));
        for section in card_text(card) {
            all.push((card.id.clone(), section.head));
            all.push((card.id.clone(), section.text));
        }
    }
    all
}

/// What is asked, offered, told and shown in random games.
pub(crate) fn in_games() -> Vec<Phrase> {
    let mut all: Vec<Phrase> = Vec::new();
    let mut add = |phrase: Phrase| {
        if !all.contains(&phrase) {
            all.push(phrase);
        }
    };
    table_of::<1>(&["rey", "kylo-ren"]).acts().into_iter().for_each(|act| add(act.name));
    let plain = [["rey", "kylo-ren"], ["kylo-ren-starter", "rey-starter"]].map(|ids| table_of::<1>(&ids));
    for (seed, game) in plain.into_iter().chain([secrets(), barterers()]).enumerate() {
        for round in 0..4 {
            let seed = (seed * 10 + round) as u64;
            let (mut rng, mut dice) = (Fast::new(seed), Fast::new(seed + 100));
            let mut events = Vec::new();
            let mut state = game.start(&mut rng, &mut events);
            let mut options = Options::new();
            while let ToAct::Seats { asked, .. } = game.to_act(&state) {
                let seat = asked.lowest().expect("somebody is asked");
                game.options(&state, seat, &mut options);
                add(game.ask(&state, seat).prompt);
                for &option in &options {
                    add(game.label(&state, option));
                }
                let chosen = pick(&options, 1, &mut dice);
                game.apply(&mut state, seat, chosen, &mut rng, &mut events);
                let board = game.table_view(&game.view(&state, Viewer::Seat(seat)));
                board.status.into_iter().chain(board.gauges.into_iter().map(|gauge| gauge.text)).for_each(&mut add);
                for slot in board.zones.into_iter().flat_map(|zone| zone.cards) {
                    slot.marks.into_iter().map(|mark| mark.phrase).for_each(&mut add);
                }
            }
            events.into_iter().filter_map(|event| game.tell(event)).for_each(&mut add);
        }
    }
    all
}
