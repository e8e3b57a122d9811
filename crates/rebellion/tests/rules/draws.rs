//! Drawing tactic cards when the decks have run out.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::{Bout, Frame};
use rebellion::side::Theater;
use rebellion::state::Combat;
use rebellion::{Entity, Role};

use crate::support::layout::{Layout, site, thing};
use crate::support::{Blank, Play, Special, scene};

/// An Imperial attack in space at Naboo with one special result. The Empire holds this card. The Rebels hold all other
/// cards of these theaters, except for one copy of each card played before.
fn exhausted(holds: &'static str, theaters: &'static [Theater], played: &'static [&'static str]) -> Layout {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .pool(["moff-jerjerrod"])
        .names([holds])
        .rolls([Special, Blank, Blank])
        .empires_turn()
        .with(move |g, s| {
            let number = |slug: &str| match thing(g, slug) {
                Entity::Tactic(card) => usize::from(card.0),
                other => panic!("{slug} is no tactic card but {other:?}"),
            };
            s.tactics[number(holds)] -= 1;
            s.tactics_hand[Empire.idx()][number(holds)] += 1;
            for slug in played {
                s.tactics[number(slug)] -= 1;
                s.tactics_played[number(slug)] += 1;
            }
            for (t, facts) in g.db().tactic.iter().enumerate() {
                if theaters.contains(&facts.theater) {
                    s.tactics_hand[Rebels.idx()][t] += std::mem::take(&mut s.tactics[t]);
                }
            }
            let at = Some(site(g, "naboo"));
            s.combat = Combat { site: at, active: Empire, role: Role::ImperialAdmiral, ..Combat::default() };
            s.frames.push(Frame::Combat(Bout::Leaders));
        })
}

/// The number of played copies of a tactic card, and of copies in the Empire's hand.
fn played_and_held(t: &Play, slug: &str) -> (u8, u8) {
    let Entity::Tactic(card) = thing(t.game(), slug) else { panic!("{slug} is no tactic card") };
    let card = usize::from(card.0);
    (t.state().tactics_played[card], t.state().tactics_hand[Empire.idx()][card])
}

/// REB-COMBAT-21, REB-LIMIT-04: the card is discarded after its effect, so it is not shuffled into the deck it draws
/// from.
#[test]
fn a_card_does_not_draw_itself() {
    exhausted("space-brilliant-strategy", &[Theater::Space], &[]).play(|t| {
        t.choose_each(["pass", "play space-brilliant-strategy"]);
        t.can_choose_exactly(["draw 1"]);
        t.choose_each(["draw 1", "draw 1"]);
        assert_eq!(played_and_held(t, "space-brilliant-strategy"), (1, 0));
        assert_eq!(t.state().tactics_hand[Empire.idx()].0.iter().sum::<u8>(), 2);
        t.leave_open();
    });
}

/// REB-COMBAT-21, REB-LIMIT-04: if no card is left in either theater, there is no draw and no question.
#[test]
fn nothing_is_drawn_where_no_card_is_left() {
    exhausted("space-brilliant-strategy", &Theater::BOTH, &[]).play(|t| {
        t.choose_each(["pass", "play space-brilliant-strategy"]);
        t.can_choose_exactly(["done"]);
        assert_eq!(played_and_held(t, "space-brilliant-strategy"), (1, 0));
        assert_eq!(t.state().tactics_hand[Empire.idx()].0.iter().sum::<u8>(), 0);
        t.leave_open();
    });
}

/// REB-COMBAT-21, REB-LIMIT-04: the card played before is drawn, and then no card is left.
#[test]
fn cards_played_before_renew_the_deck() {
    let all = &Theater::BOTH;
    exhausted("space-brilliant-strategy", all, &["space-critical-hit"]).draws(["space-critical-hit"]).play(|t| {
        t.choose_each(["pass", "play space-brilliant-strategy"]);
        t.can_choose_exactly(["draw 0"]);
        t.choose("draw 0");
        t.can_choose_exactly(["done", "play space-critical-hit"]);
        assert_eq!(played_and_held(t, "space-brilliant-strategy"), (1, 0));
        assert_eq!(played_and_held(t, "space-critical-hit"), (0, 1));
        t.leave_open();
    });
}
