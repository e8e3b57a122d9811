//! Keys of options, which are equal in every redealt world, and their texts.

use table::kernel::Point;
use table::{CopyId, Opt, OptKey};

use crate::answer::Answer;
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::moment::What;
use crate::run::DONE;
use crate::state::{Mod, State, Tokens};
use crate::verb::Verb;

/// Everything that distinguishes cards in play of one name. Cards with equal facts are interchangeable.
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CopyFacts {
    tokens: Tokens,
    committed: bool,
    participating: bool,
    used: bool,
    engaged: bool,
    target: bool,
    /// The card it is attached to, the tokens of that card, and a hash of everything else about it.
    host: (u16, Tokens, u64),
    /// A hash of the cards attached to it and captured at it.
    load: u64,
    /// The objective itself if cards are captured at it: which cards they are matters, and not everyone knows them.
    cell: u16,
    /// A hash of the limited-time effects on it.
    mods: u64,
}

impl CopyFacts {
    /// Everything but the tokens in one number, for cards attached to this one. The flags are the highest bits, so they
    /// decide the order.
    fn mixed(&self) -> u64 {
        let facts = [self.committed, self.participating, self.used, self.engaged, self.target];
        let facts = facts.iter().fold(0, |mixed, &fact| mixed << 1 | u64::from(fact));
        let rest = (self.load ^ self.mods.rotate_left(32)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        facts << 59 | u64::from(self.cell) << 43 | rest >> 21
    }
}

impl<const W: usize> SwLcg<W> {
    pub(crate) fn copy_facts(&self, s: &State<W>, copy: CopyId) -> CopyFacts {
        let host = s.host(copy).map_or((0, Tokens::default(), 0), |h| {
            let about = self.copy_facts(s, h);
            (self.cast.card(h).0 + 1, about.tokens, about.mixed())
        });
        let mut load = 0u64;
        let mut cell = 0;
        if !self.cast.units.contains(copy) || !(s.in_play & self.cast.enhancements).is_empty() || !s.attached.is_empty()
        {
            for c in self.attached_to(s, copy) {
                load = load.wrapping_add(mix(self.cast.card(c).0 as u64, s.tokens[c]));
            }
            for c in s.captured {
                if s.place[c] == copy.0 {
                    // Not everyone knows which card is captured here, so only the number of cards counts.
                    load = load.wrapping_add(0x9e37_79b9);
                    cell = copy.0 + 1;
                }
            }
        }
        let mut mods = 0u64;
        for timed in s.mods.as_slice() {
            let (about, what) = match timed.what {
                Mod::Icons { copy, icon, n } => (copy, 1 + icon as u64 * 64 + n as u64),
                Mod::Printed { copy, card } => (copy, 1000 + card.0 as u64),
                Mod::Barred { copy, attack, defend } => (copy, 4000 + attack as u64 * 2 + defend as u64),
                Mod::Again { copy, n } => (copy, 5000 + n as u64),
                _ => continue,
            };
            if about == copy {
                mods =
                    mods.wrapping_add(what.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ timed.until.map_or(0, |u| u as u64));
            }
        }
        CopyFacts {
            tokens: s.tokens[copy],
            committed: s.committed.contains(copy),
            participating: s.participants.contains(copy),
            used: s.used.contains(copy),
            engaged: s.engaged.contains(copy),
            target: s.fight.target == copy,
            host,
            load,
            cell,
            mods,
        }
    }

    /// Whether these two cards of one name are interchangeable (LCG-TERM-06). Cheap checks that often differ come
    /// first.
    #[inline]
    pub(crate) fn alike(&self, s: &State<W>, a: CopyId, b: CopyId) -> bool {
        s.tokens[a] == s.tokens[b]
            && s.participants.contains(a) == s.participants.contains(b)
            && s.used.contains(a) == s.used.contains(b)
            && self.copy_facts(s, a) == self.copy_facts(s, b)
            && self.pending(s, a) == self.pending(s, b)
    }

    /// A hash of what is about to happen to a card in play, its host or its attachments, and of what the card is doing
    /// or has done in an open round of answers. A player who can still change that must be able to distinguish it from
    /// other cards of its name.
    fn pending(&self, s: &State<W>, copy: CopyId) -> u64 {
        if s.moments.is_empty() {
            return 0;
        }
        let host = s.host(copy).map_or(0, |host| self.pending_alone(s, host).rotate_left(1));
        let load = self.attached_to(s, copy).iter().fold(0u64, |sum, c| sum.wrapping_add(self.pending_alone(s, c)));
        self.pending_alone(s, copy) ^ host ^ load.rotate_left(2)
    }

    fn pending_alone(&self, s: &State<W>, copy: CopyId) -> u64 {
        let (mut mixed, mut answered) = (0u64, false);
        let mut add = |what: u64| mixed = mixed.wrapping_add((what + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        // The last program below on the stack: its first value, and what it answers.
        let mut program = None;
        for frame in s.frames.as_slice() {
            match *frame {
                Frame::Icons { unit, .. } if unit == copy => add(0),
                Frame::Run { base, moment, entry, .. } => program = Some((base, moment, entry)),
                Frame::Window { moment, point, base, marks, .. } => {
                    // A card that has answered in an open round cannot answer again, but another copy of it can.
                    for &mark in &s.vals.as_slice()[base as usize..(base + marks) as usize] {
                        if Answer::copy_of(mark) == copy {
                            add((3000 + moment as u64) << 8 | (mark >> 9) as u64);
                            answered = true;
                        }
                    }
                    let m = s.moments.as_slice()[moment as usize];
                    match m.what {
                        _ if point != Point::Interrupt => {}
                        What::Damage | What::Leaving => {
                            for (_, e) in s.entries(moment).filter(|(_, e)| e.copy == copy) {
                                add((1000 + m.what as u64) << 8 | e.n as u64);
                            }
                        }
                        What::Announced => {
                            let Some((base, answers, entry)) = program else { continue };
                            let answered = s.moments.as_slice().get(answers as usize);
                            // The cards that an event or an interrupt has picked; a discount has counted cards instead.
                            let counts = answered.is_some_and(|m| m.what == What::Playing);
                            let picks = if counts { base } else { m.base };
                            let picked = s.vals.as_slice().get(base as usize..picks as usize).unwrap_or_default();
                            // The answered card may be the only card it affects.
                            let acts_on = answered.map(|_| self.trigger(s, answers, entry & !DONE));
                            if picked.contains(&copy.0) || acts_on == Some(copy) {
                                add(2000 + moment as u64);
                            }
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        // Cards that can still answer come first.
        mixed >> 1 | u64::from(answered) << 63
    }

    /// The rank of a card in play among the distinguishable cards of its name.
    pub(crate) fn rank(&self, s: &State<W>, copy: CopyId) -> u16 {
        let twins = s.in_play & self.cast.same(copy);
        if !twins.has_several() {
            return 0;
        }
        let about = |copy| (self.copy_facts(s, copy), self.pending(s, copy));
        let own = about(copy);
        let mut lower: arrayvec::ArrayVec<(CopyFacts, u64), 32> = arrayvec::ArrayVec::new();
        for twin in twins {
            let other = about(twin);
            if other < own && !lower.contains(&other) && !lower.is_full() {
                lower.push(other);
            }
        }
        lower.len() as u16
    }

    /// The rank of a card in a discard pile among cards of its name, from the top down; adjacent copies share a rank.
    /// All ranks are 0 if no card takes cards from the top of the pile.
    pub(crate) fn rank_in_pile(&self, s: &State<W>, copy: CopyId) -> u16 {
        let twins = s.discard & self.cast.same(copy);
        if !twins.has_several() || !self.cast.orderly[self.cast.side_of(copy) as usize] {
            return 0;
        }
        let above = (s.discard & *self.own(s, self.owner(s, copy))).iter().filter(|&c| s.place[c] >= s.place[copy]);
        let mut pile: arrayvec::ArrayVec<(u16, bool), 511> = above.map(|c| (s.place[c], twins.contains(c))).collect();
        pile.sort_unstable();
        // Counts upward from the card: a new group begins wherever a copy lies directly on another card.
        pile.windows(2).filter(|pair| !pair[0].1 && pair[1].1).count() as u16
    }

    pub(crate) fn key_of(&self, s: &State<W>, o: Opt) -> OptKey {
        let verb = Verb::of(o.verb());
        if !verb.names_copy() {
            return OptKey::new(o.verb(), o.a(), o.b(), o.c());
        }
        let copy = CopyId(o.a());
        let card = self.cast.card(copy).0;
        let rank = match verb {
            Verb::PickDiscard => self.rank_in_pile(s, copy),
            _ if s.in_play.contains(copy) => self.rank(s, copy),
            _ => 0,
        };
        match verb {
            // An ability answers an entry: the entry's rank is part of the key.
            Verb::Use => {
                let about = match s.frames.last() {
                    Some(Frame::Window { moment, .. }) if s.moments.as_slice()[moment as usize].len > 1 => {
                        let rank_among = (0..o.c()).filter(|&i| s.entry(moment, i).copy.is_some()).count();
                        rank_among as u8
                    }
                    _ => 0,
                };
                OptKey::new(o.verb(), card, rank << 2 | o.b() & 3, about)
            }
            Verb::Play => OptKey::new(o.verb(), card, o.b(), 0),
            Verb::Aim => {
                let given = match s.frames.last() {
                    Some(Frame::Aim { base, .. }) => self.aimed(s, copy, base),
                    _ => 0,
                };
                OptKey::new(o.verb(), card, rank << 2, given)
            }
            _ => OptKey::new(o.verb(), card, rank << 2, o.c()),
        }
    }

    pub(crate) fn key_text_of(&self, key: OptKey) -> String {
        let verb = Verb::of(key.verb());
        let card = || {
            let slug = self.db.cards().get(key.a() as usize).map_or("?", |c| c.id.as_str());
            let rank = if verb == Verb::Play { 0 } else { key.b() >> 2 };
            if rank > 0 { format!("{slug} #{}", rank + 1) } else { slug.to_owned() }
        };
        let icon = ["unit damage", "tactics", "blast damage"];
        match verb {
            Verb::Bury => format!("bury {}", card()),
            Verb::Keep => "keep".to_owned(),
            Verb::Redraw => "redraw".to_owned(),
            Verb::Flip => format!("flip {}", card()),
            Verb::Play => match key.b() {
                1 => format!("attach {}", card()),
                2 => format!("join {}", card()),
                3 => format!("play {} from discard", card()),
                _ => format!("play {}", card()),
            },
            Verb::Use => {
                let which = if key.b() & 3 > 0 { format!(" {}", (key.b() & 3) + 1) } else { String::new() };
                let about = if key.c() > 0 { format!(" on {}", key.c() + 1) } else { String::new() };
                format!("use {}{which}{about}", card())
            }
            Verb::Pay => format!("pay {} {}", key.c(), card()),
            Verb::Pick => format!("pick {}", card()),
            Verb::PickHand => format!("pick {} from hand", card()),
            Verb::PickDiscard => format!("pick {} from discard", card()),
            Verb::PickDeck => format!("pick {} from deck", card()),
            Verb::Branch => format!("choose {}", key.a() + 1),
            Verb::Protect => format!("protect {}", key.a()),
            Verb::Shield => format!("shield {}", key.a()),
            Verb::CaptureObjective => format!("at {}", card()),
            Verb::Discard => format!("discard {}", card()),
            Verb::Balance => format!("balance {}", card()),
            Verb::Engage => format!("engage {}", card()),
            Verb::Declare => format!("declare {}", card()),
            Verb::PlaceShield => format!("shield {}", card()),
            Verb::Edge => format!("edge {}", card()),
            Verb::Fate => format!("fate {}", card()),
            Verb::Strike => format!("strike {}", card()),
            Verb::Icon => icon.get(key.a() as usize).map_or_else(String::new, |&i| i.to_owned()),
            Verb::Aim => {
                let given = if key.c() > 0 { format!(" after {}", key.c()) } else { String::new() };
                format!("aim {}{given}", card())
            }
            Verb::AimAll => format!("hit {}", card()),
            Verb::Commit => format!("commit {}", card()),
            Verb::Order => format!("next {}", card()),
            Verb::StripFocus => "strip focus".to_owned(),
            Verb::StripDamage => "strip damage".to_owned(),
            Verb::StripShield => "strip shield".to_owned(),
            Verb::StripCard => format!("strip {}", card()),
            Verb::Yes => "yes".to_owned(),
            Verb::No => "no".to_owned(),
            Verb::Done => "done".to_owned(),
            Verb::Pass => "pass".to_owned(),
        }
    }
}

fn mix(card: u64, tokens: Tokens) -> u64 {
    let tokens = tokens.focus as u64 | (tokens.damage as u64) << 8 | (tokens.shields as u64) << 16;
    (card + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ tokens.wrapping_mul(0xff51_afd7_ed55_8ccd)
}
