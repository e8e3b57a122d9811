//! Questions whose answers all come to the same.

use std::collections::BTreeMap;

use destiny::deck::ready;
use destiny::frame::Frame;
use destiny::{Db, Deck, Destiny, Setup};
use table::chance::Fast;
use table::conformance::{Effort, asked};
use table::{Game, NoSink, Options, Phrase, Shown, Term};

use crate::support::{A, B, decks, pick, scene};

/// Claim abilities that turn over a card nobody knows before.
const REVEALING: [&str; 2] = ["hangar-bay", "rift-valley"];

/// Do all answers lead to the same table, whatever the dice show?
fn is_needless<const W: usize>(
    game: &Destiny<W>,
    state: &destiny::State<W>,
    seat: table::Seat,
    options: &Options,
) -> bool {
    options.len() > 1
        && (1..4).all(|rng| {
            let after = |i: usize| {
                let mut next = *state;
                game.apply(&mut next, seat, options[i], &mut Fast::new(rng), &mut NoSink);
                next
            };
            let first = after(0);
            (1..options.len()).all(|i| after(i) == first)
        })
}

/// What is found in random games: how often each topic is asked about and in vain, and for claims the battlefield.
#[derive(Default)]
struct Found {
    asked: BTreeMap<&'static str, usize>,
    vain: BTreeMap<&'static str, usize>,
    claims: BTreeMap<String, usize>,
}

impl Found {
    fn search<const W: usize>(&mut self, game: &Destiny<W>, seed: u64) {
        let (mut rng, mut dice) = (Fast::new(seed), Fast::new(!seed));
        let mut options = Options::new();
        let mut state = game.start(&mut rng, &mut NoSink);
        while let Some(seat) = asked(game, &state, &mut options, &mut dice) {
            let Phrase::Say(Term(topic), _) = game.ask(&state, seat).prompt else { panic!("a plain question") };
            *self.asked.entry(topic).or_default() += 1;
            if is_needless(game, &state, seat, &options) {
                *self.vain.entry(topic).or_default() += 1;
                // What a claim does to dice as the last thing of a round is undone by the upkeep phase.
                let mut next = state;
                game.apply(&mut next, seat, options[0], &mut Fast::new(1), &mut NoSink);
                let upkeep = next.frames.as_slice().iter().any(|frame| matches!(frame, Frame::Upkeep(_)));
                let field = game.card_of(state.field).filter(|_| topic == "swd.ask.claim" && !upkeep);
                if let Some(field) = field {
                    *self.claims.entry(Db::all().card(field).id.clone()).or_default() += 1;
                }
            }
            let pick = pick(&options, seed as usize, &mut dice);
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        }
    }
}

#[test]
fn hardly_any_question_is_asked_whose_answers_come_to_the_same() {
    let mut found = Found::default();
    let all = ready();
    let mut dice = Fast::new(815);
    for seed in 0..Effort::of(60).decisions as u64 {
        let (a, b) = (&all[seed as usize % all.len()], &all[(seed as usize * 7 + 3) % all.len()]);
        let game = Destiny::<1>::new(Setup::of(vec![a.deck.clone(), b.deck.clone()])).expect("a sound setup");
        found.search(&game, seed);
        for _ in 0..6 {
            let decks: Vec<Deck> = (0..2).map(|_| decks::random(&mut dice)).collect();
            found.search(&Destiny::<1>::new(Setup::of(decks)).expect("a sound setup"), seed);
        }
    }
    let claims: Vec<_> = found.claims.keys().filter(|field| !REVEALING.contains(&field.as_str())).collect();
    assert!(claims.is_empty(), "claim abilities that can do nothing: {claims:?}");
    // What is left depends on hidden cards or on the end of the game. Orders of abilities are not counted: where one of them
    // does something, it might bring the others to life, and whether it does is not foreseen.
    for topic in ["swd.ask.of.may", "swd.ask.of.choose", "swd.ask.of.pick"] {
        let (asked, vain) = (found.asked[topic], found.vain.get(topic).copied().unwrap_or_default());
        assert!(asked > 30, "{topic} was asked {asked} times");
        assert!(vain * 20 <= asked, "{topic}: {vain} of {asked} questions make no difference");
    }
}

/// SWD-CLAIM-02
#[test]
fn a_claim_ability_that_can_do_nothing_is_not_offered() {
    let layout = scene().a(|p| p.battlefield("starship-graveyard"));
    layout.clone().a(|p| p.discard(["dodge"])).play(|t| {
        t.choose("claim");
        t.expect_asked(B);
    });
    layout.a(|p| p.discard(["lightsaber"])).play(|t| {
        t.choose("claim");
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
    });
}

/// SWD-RDP-01
#[test]
fn redeployments_to_nobody_are_not_put_in_order() {
    let weapons = ["lightsaber on rey-force-prodigy", "f-11d-rifle on rey-force-prodigy"];
    let layout = scene().a(|p| p.team(["kylo-ren-vaders-disciple"]).pool(["kylo-ren-vaders-disciple 1MD"]));
    layout.clone().b(|p| p.team(["rey-force-prodigy damage 9"]).in_play(weapons)).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
        t.expect_over([A]);
    });
    let pair = ["rey-force-prodigy damage 9", "finn-first-order-defector"];
    layout.b(|p| p.team(pair).in_play(weapons)).play(|t| {
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
        t.expect_asked(B);
        t.can_choose_exactly(["next f-11d-rifle ability 1 about 0", "next lightsaber ability 1 about 0"]);
        t.leave_open();
    });
}
