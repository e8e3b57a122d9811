//! Card effects: a walk over the effect tree.

use std::collections::BTreeMap;

use cards::N;
use star_realms::Faction;
use star_realms::effect::{Cond, Effect, Select, Zone};

use crate::model::script::{Flow, Script};
use crate::model::table::{Card, Table, put, take};

/// The maximum of a pool, which is our own limit.
const MOST_POOL: u32 = 500;

/// A program in progress.
struct Run<'a> {
    seat: usize,
    src: Card,
    program: &'a [Effect],
    /// The picked cards by name.
    names: BTreeMap<String, Vec<Card>>,
}

impl Run<'_> {
    fn named(&self, name: &str) -> Vec<Card> {
        self.names.get(name).cloned().unwrap_or_default()
    }
}

/// A card that can be picked: its position in the list (title, zone or owner, marks), and its text key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Choice {
    order: (usize, usize, u32),
    card: Card,
    words: String,
}

impl Table {
    /// Runs a program of a card for a player.
    pub(crate) fn carry_out(&mut self, program: &[Effect], seat: usize, src: Card, script: &mut Script) -> Flow {
        let mut run = Run { seat, src, program, names: BTreeMap::new() };
        self.steps(program, &mut run, script)
    }

    fn steps(&mut self, list: &[Effect], run: &mut Run, script: &mut Script) -> Flow {
        for effect in list {
            self.step(effect, run, script)?;
        }
        Ok(())
    }

    fn step(&mut self, effect: &Effect, run: &mut Run, script: &mut Script) -> Flow {
        let seat = run.seat;
        match effect {
            // SR-ABL-04, SR-ABL-08
            Effect::Trade(n) => {
                let p = &mut self.players[seat];
                p.trade = (p.trade + u32::from(*n)).min(MOST_POOL);
            }
            Effect::Combat(n) => {
                let p = &mut self.players[seat];
                p.combat = (p.combat + u32::from(*n)).min(MOST_POOL);
            }
            Effect::Authority(n) => {
                let authority_seat = self.authority_seat(seat);
                self.players[authority_seat].authority += i32::from(*n);
            }
            Effect::Draw(n) => self.draw(seat, *n as usize, script),
            Effect::DrawEach(name) => self.draw(seat, run.named(name).len(), script),
            Effect::DrawPerPlayed(faction) => self.draw(seat, self.count_played(seat, *faction), script),
            Effect::OpponentDiscards(n) => {
                // SR-MULTI-OPEN2: the player chooses among several.
                let victim = match self.targets(seat).as_slice() {
                    [] => return Ok(()),
                    [only] => *only,
                    several => script.player(seat, several)?,
                };
                self.target_discards(victim, (*n).into(), script)?;
            }
            Effect::NextShipOnTop => self.players[seat].on_top += 1,
            Effect::Pick { bind, n, from } => {
                let verb = verb_for(run.program, bind).expect("a verb acts on the pick");
                let picked = pick(seat, *n, &self.choices(run, verb, from), script)?;
                run.names.insert(bind.clone(), picked);
            }
            Effect::Scrap(name) => {
                for card in run.named(name) {
                    self.scrap(seat, card, script);
                }
            }
            Effect::Discard(name) => {
                for card in run.named(name) {
                    self.discard(seat, card);
                }
            }
            Effect::Destroy(name) => {
                for card in run.named(name) {
                    self.destroy(card);
                }
            }
            Effect::AcquireOnTop(name) => {
                for card in run.named(name) {
                    self.acquire_on_top(seat, card, script);
                }
            }
            Effect::CopyShip(name) => {
                if let Some(&ship) = run.named(name).first() {
                    let model = self.acts_as(ship);
                    self.became.insert(run.src, model);
                    let program = self.cards[model].primary.clone();
                    self.carry_out(&program, seat, run.src, script)?;
                }
            }
            Effect::May(list) => {
                if script.yes(seat)? {
                    self.steps(list, run, script)?;
                }
            }
            Effect::OneOf(branches) => {
                let words = (1..=branches.len()).map(|i| format!("choose {i}")).collect();
                let at = script.ask(seat, words)?; // SR-ABL-05
                self.steps(&branches[at], run, script)?;
            }
            Effect::If(Cond::BasesInPlay(n), list) => {
                let bases = self.players[seat].in_play.iter().filter(|c| self.is_base(c.card)).count();
                if bases >= *n as usize {
                    self.steps(list, run, script)?;
                }
            }
        }
        Ok(())
    }

    /// Everything that can be picked, in order.
    fn choices(&self, run: &Run, verb: &str, from: &Select) -> Vec<Choice> {
        let p = &self.players[run.seat];
        let id = |card: Card| &self.def(card).id;
        let plain = |card: Card| Choice { order: (card.title, 0, 0), card, words: format!("{verb} {}", id(card)) };
        let zoned = |place: usize, zone: &str, cards: &[Card]| -> Vec<Choice> {
            let suffix = if verb == "scrap" { format!(" from {zone}") } else { String::new() };
            let choice = |&card: &Card| Choice {
                order: (card.title, place, 0),
                card,
                words: format!("{verb} {}{suffix}", id(card)),
            };
            cards.iter().map(choice).collect()
        };
        let mut list: Vec<Choice> = match from {
            Select::Zones(zones) => {
                let hand = if zones.contains(&Zone::Hand) { zoned(0, "hand", &p.hand) } else { Vec::new() };
                let discard = if zones.contains(&Zone::Discard) { zoned(1, "discard", &p.discard) } else { Vec::new() };
                hand.into_iter().chain(discard).collect()
            }
            Select::TradeRow => zoned(0, "row", &self.row.iter().flatten().copied().collect::<Vec<_>>()),
            Select::ShipsForSale => self.free_ships().into_iter().map(plain).collect(),
            Select::Bases => self.base_choices(run.seat),
            Select::ShipsPlayed => self.models(run),
        };
        list.sort_unstable();
        list
    }

    /// SR-OUT-EX2, SR-ABL-OPEN3
    fn base_choices(&self, seat: usize) -> Vec<Choice> {
        let own = self.players[seat].in_play.iter().filter(|c| self.is_base(c.card)).map(|&c| (seat, c));
        let mut bases = self.open_bases(seat);
        bases.extend(own.filter(|_| self.setup.rulings.own_bases));
        let choice = |(owner, c): (usize, crate::model::table::InPlay)| {
            let marks = u32::from(c.used_primary) + 2 * u32::from(c.used_ally) + 4 * c.damage;
            let words = format!("destroy {}", self.owned_words(owner, c));
            Choice { order: (c.card.title, owner, marks), card: c.card, words }
        };
        bases.into_iter().map(choice).collect()
    }

    /// Ships that a Needle may copy: others played this turn, as what they copy; not a ship that could copy but did
    /// not.
    fn models(&self, run: &Run) -> Vec<Choice> {
        let p = &self.players[run.seat];
        let copies = |c: Card| self.def(c).primary.iter().any(|e| matches!(e, Effect::CopyShip(_)));
        let ships = p.played.iter().copied().filter(|&c| !self.is_base(c) && c != run.src);
        let ships = ships.filter(|&c| !copies(c) || self.became.contains_key(&c));
        let there = |c: &Card| self.setup.rulings.needle_copies_scrapped || p.in_play.iter().any(|i| i.card == *c);
        ships
            .filter(there)
            .map(|card| {
                let title = self.acts_as(card);
                Choice { order: (title, 0, 0), card, words: format!("copy {}", self.cards[title].id) }
            })
            .collect()
    }

    /// Each card counts once, whether it is still in play or not; a copy also counts as the copied card if the ruling
    /// says so.
    fn count_played(&self, seat: usize, faction: Faction) -> usize {
        let copies = self.setup.rulings.needle_counts_as_copied;
        let counts =
            |&c: &Card| self.def(c).faction == faction || copies && self.cards[self.acts_as(c)].faction == faction;
        self.players[seat].played.iter().copied().filter(counts).count()
    }

    /// SR-SCRAP-05, SR-SCRAP-06
    fn scrap(&mut self, seat: usize, card: Card, script: &mut Script) {
        let p = &mut self.players[seat];
        if p.hand.contains(&card) {
            self.leave_hand(seat, card);
            self.put_on_scrap_heap(card);
        } else if take(&mut p.discard, card) {
            self.put_on_scrap_heap(card);
        } else {
            self.leave_market(card);
            put(&mut self.scrap_heap, card);
            self.refill(script);
        }
    }
}

/// The action of the program on the cards picked under this name.
fn verb_for(program: &[Effect], name: &String) -> Option<&'static str> {
    program.iter().find_map(|effect| match effect {
        Effect::Scrap(n) if n == name => Some("scrap"),
        Effect::Discard(n) if n == name => Some("discard"),
        Effect::Destroy(n) if n == name => Some("destroy"),
        Effect::AcquireOnTop(n) if n == name => Some("acquire"),
        Effect::CopyShip(n) if n == name => Some("copy"),
        Effect::May(list) | Effect::If(_, list) => verb_for(list, name),
        Effect::OneOf(branches) => branches.iter().find_map(|list| verb_for(list, name)),
        _ => None,
    })
}

/// Picks one by one in any order (SR-ABL-09), or all cards if there are fewer than demanded (SR-ABL-OPEN1). The program
/// acts on them in a fixed order, so that no player learns in which order they were named; ships that go on top of a
/// deck keep the order.
fn pick(seat: usize, n: N, all: &[Choice], script: &mut Script) -> Flow<Vec<Card>> {
    let mut picked: Vec<Choice> = Vec::new();
    while picked.len() < n.most() as usize {
        let mut rest: Vec<Choice> = all.iter().filter(|c| !picked.contains(c)).cloned().collect();
        rest.dedup_by(|later, earlier| later.words == earlier.words);
        if rest.is_empty() {
            break;
        }
        let mut words: Vec<String> = rest.iter().map(|c| c.words.clone()).collect();
        if matches!(n, N::UpTo(_)) {
            words.push("done".to_owned());
        }
        let at = script.ask(seat, words)?;
        if at == rest.len() {
            break;
        }
        picked.push(rest[at].clone());
    }
    if picked.iter().all(|c| !c.words.starts_with("acquire")) {
        picked.sort_unstable();
    }
    Ok(picked.into_iter().map(|c| c.card).collect())
}
