//! The meaning of options, which is the same in every resampled world, and their text keys.
//!
//! Visible copies have the same numbers in all worlds that look the same (`Step::canon`), so that the second of two
//! equal cards in play is the second one for every viewer.

use table::{CardId, CopyId, Opt, OptKey};

use crate::card::{Color, Side, Symbol};
use crate::game::Destiny;
use crate::state::State;
use crate::verb::Verb;

/// The number of bits for the rank of a card whose ability comes next.
const NEXT_RANK: u16 = 8;

/// The face of a die that is on its card.
const ON_CARD: u8 = 6;

impl<const W: usize> Destiny<W> {
    pub(crate) fn key_of(&self, s: &State<W>, o: Opt) -> OptKey {
        let verb = Verb::of(o);
        let copy = CopyId(o.a());
        let new = |a, b, c| OptKey::new(o.verb(), a, b, c);
        match verb {
            Verb::Play
            | Verb::DiscardToReroll
            | Verb::PutBack
            | Verb::PickHand
            | Verb::PickDiscard
            | Verb::PickUnder
            | Verb::PickDeck => new(self.cast.card(copy).0, 0, 0),
            Verb::Activate | Verb::Pick | Verb::Target | Verb::Replace | Verb::Discard => {
                new(self.cast.card(copy).0, self.rank(s, copy), 0)
            }
            Verb::Assign => new(self.cast.card(copy).0, self.rank(s, copy), o.c()),
            Verb::Use => new(self.cast.card(copy).0, self.rank(s, copy), o.b() as u8),
            Verb::Next => {
                // The entry has five bits; the fifth follows the rank.
                let (rank, skill, entry) = (self.rank(s, copy), o.b() as u8, o.c());
                new(self.cast.card(copy).0, rank | (entry as u16 >> 4) << NEXT_RANK, skill << 4 | entry & 15)
            }
            Verb::Resolve | Verb::PickDie | Verb::Modify => {
                let face = if s.pool_of(copy).is_some() { self.look(s, copy) } else { ON_CARD };
                let shown = self.side(s, copy).symbol as u8;
                let other = if verb == Verb::Resolve && o.b() as u8 != shown { o.b() as u8 } else { 0 };
                new(self.cast.die_facts(copy).card.0, self.die_rank(s, copy), face | other << 3)
            }
            Verb::Side => {
                let sides = self.cast.die_facts(copy).die.map(|d| d.0).unwrap_or_default();
                let first = sides.iter().position(|side| *side == sides[o.b() as usize % 6]);
                new(self.cast.die_facts(copy).card.0, first.unwrap_or_default() as u16, 0)
            }
            Verb::Claim
            | Verb::Field
            | Verb::Player
            | Verb::Branch
            | Verb::Special
            | Verb::Symbol
            | Verb::Color
            | Verb::Bid
            | Verb::Yes
            | Verb::No
            | Verb::Done
            | Verb::Pass => OptKey::new(o.verb(), o.a(), o.b(), o.c()),
        }
    }

    /// The first side of a die that is equal to the side it shows.
    fn look(&self, s: &State<W>, die: CopyId) -> u8 {
        let shown = self.side(s, die);
        let sides = self.cast.die_facts(die).die.map(|d| d.0).unwrap_or_default();
        sides.iter().position(|side| *side == shown).unwrap_or_default() as u8
    }

    /// The position among several visible cards of the same kind, from 1; 0 if it is the only one.
    fn rank(&self, s: &State<W>, copy: CopyId) -> u16 {
        // A card from a defeated character answers from the discard pile.
        let zones = [s.in_play, s.discard, s.aside];
        let zone = zones.into_iter().find(|zone| zone.contains(copy)).unwrap_or_default();
        let same = zone & self.same(copy);
        if !same.has_several() {
            return 0;
        }
        1 + same.iter().take_while(|&c| c != copy).count() as u16
    }

    /// The position among several dice of the same kind and side, from 1; 0 if they cannot be told apart.
    fn die_rank(&self, s: &State<W>, die: CopyId) -> u16 {
        let kind = self.cast.die_kind(die);
        let in_pool = s.pool_of(die).is_some();
        let zone = (0..self.cast.dice() as u16).map(CopyId).filter(|&d| {
            self.cast.die_kind(d) == kind
                && if in_pool {
                    s.pool_of(d).is_some() && self.look(s, d) == self.look(s, die)
                } else {
                    self.is_on_card(s, d)
                }
        });
        let mut groups = 0;
        let mut mine = 0;
        let mut seen: arrayvec::ArrayVec<CopyId, 32> = arrayvec::ArrayVec::new();
        for d in zone {
            if !seen.iter().any(|&other| self.dice_alike(s, other, d)) {
                groups += 1;
                if !seen.is_full() {
                    seen.push(d);
                }
            }
            if self.dice_alike(s, d, die) && mine == 0 {
                mine = groups;
            }
        }
        if groups > 1 { mine } else { 0 }
    }

    pub(crate) fn key_text_of(&self, key: OptKey) -> String {
        let verb = Verb::ALL[key.verb() as usize];
        let slug = |card: u16| self.db.card(CardId(card)).id.as_str();
        let card = || {
            let rank = match key.b() {
                b if verb == Verb::Next => b & ((1 << NEXT_RANK) - 1),
                b => b,
            };
            let rank = if rank > 0 { format!(" #{rank}") } else { String::new() };
            format!("{}{rank}", slug(key.a()))
        };
        let symbol = |at: u16| format!("{:?}", Symbol::ALL[at as usize % Symbol::ALL.len()]).to_lowercase();
        let side = |card: u16, face: u16| -> Side {
            self.db.card(CardId(card)).die.map_or_else(Side::default, |d| d.0[face as usize % 6])
        };
        let die = || {
            let rank = if key.b() > 0 { format!(" #{}", key.b()) } else { String::new() };
            let (face, other) = (key.c() & 7, key.c() >> 3);
            let shown = if face == ON_CARD { "on card".to_owned() } else { side(key.a(), face as u16).to_string() };
            let other = if other > 0 { format!(" as {}", symbol(other.into())) } else { String::new() };
            format!("{} {shown}{rank}{other}", slug(key.a()))
        };
        match verb {
            Verb::Play => format!("play {}", slug(key.a())),
            Verb::Activate => format!("activate {}", card()),
            Verb::Resolve => format!("resolve {}", die()),
            Verb::DiscardToReroll => format!("reroll with {}", slug(key.a())),
            Verb::Use => match key.c() {
                0 => format!("use {}", card()),
                n => format!("use {} ability {}", card(), n + 1),
            },
            Verb::Claim => "claim".to_owned(),
            Verb::PutBack => format!("put back {}", slug(key.a())),
            Verb::Field => format!("battlefield {}", key.a() + 1),
            Verb::Assign => format!("assign {} {}", key.c(), card()),
            Verb::Pick => format!("pick {}", card()),
            Verb::PickHand => format!("pick {} from hand", slug(key.a())),
            Verb::PickDiscard => format!("pick {} from discard", slug(key.a())),
            Verb::PickUnder => format!("pick {} face down", slug(key.a())),
            Verb::PickDeck => format!("pick {} from deck", slug(key.a())),
            Verb::PickDie => format!("die {}", die()),
            Verb::Side => format!("turn {} to {}", slug(key.a()), side(key.a(), key.b())),
            Verb::Modify => format!("add {}", die()),
            Verb::Target => format!("target {}", card()),
            Verb::Player => format!("player {}", key.a() + 1),
            Verb::Branch => format!("choose {}", key.a() + 1),
            Verb::Special => format!("special {}", key.a() + 1),
            Verb::Symbol => format!("as {}", symbol(key.a())),
            Verb::Color => format!("color {:?}", Color::ALL[key.a() as usize % 4]).to_lowercase(),
            Verb::Bid => format!("bid {}", key.a()),
            Verb::Next => match (key.c() >> 4, (key.b() >> NEXT_RANK) as u8 * 16 + (key.c() & 15)) {
                (0, 0) => format!("next {}", card()),
                (skill, entry) => format!("next {} ability {skill} about {entry}", card()),
            },
            Verb::Replace => format!("replace {}", card()),
            Verb::Discard => format!("discard {}", card()),
            Verb::Yes => "yes".to_owned(),
            Verb::No => "no".to_owned(),
            Verb::Done => "done".to_owned(),
            Verb::Pass => "pass".to_owned(),
        }
    }
}
