//! Generates cards from bytes. Most of them are valid, so that they are played and not only rejected.

use cards::N;

use crate::card::{CardDef, Faction, Home, Kind};
use crate::db::LANGUAGES;
use crate::effect::{Cond, Effect, Select, Static, Zone};
use table::fuzz::Bytes;

/// The maximum nesting of control flow.
const DEPTH: usize = 2;
const FACTIONS: [Faction; 5] =
    [Faction::Unaligned, Faction::Blob, Faction::TradeFederation, Faction::StarEmpire, Faction::MachineCult];

/// One to four cards.
pub(super) fn deck(bytes: &mut Bytes) -> Vec<CardDef> {
    (0..=bytes.below(4)).map(|i| card(bytes, i)).collect()
}

fn card(bytes: &mut Bytes, number: usize) -> CardDef {
    let faction = FACTIONS[bytes.below(5)];
    let defense = 1 + bytes.below(9) as u8;
    let kind = [Kind::Ship, Kind::Base(defense), Kind::Outpost(defense)][bytes.below(3)];
    let mut maker = Maker { bytes, names: 0 };
    let mut primary = maker.list(0);
    if kind == Kind::Ship && maker.bytes.below(4) == 0 {
        let model = maker.name();
        primary.push(Effect::Pick { bind: model.clone(), n: N::Exactly(1), from: Select::ShipsPlayed });
        primary.push(Effect::CopyShip(model));
    }
    let ally = if faction == Faction::Unaligned { Vec::new() } else { maker.list(0) };
    let scrap = maker.list(0);
    let statics = match maker.bytes.below(4) {
        0 if kind != Kind::Ship => vec![Static::AllyOfAll],
        1 if kind != Kind::Ship => vec![Static::OnPlayShip(vec![Effect::Trade(1), Effect::Authority(2)])],
        _ => Vec::new(),
    };
    CardDef {
        id: format!("own-{number}"),
        faction,
        kind,
        cost: 1 + bytes.below(4) as u8,
        copies: 1 + bytes.below(6) as u8,
        home: Home::TradeDeck,
        primary,
        ally,
        scrap,
        statics,
        names: LANGUAGES.map(|lang| (lang.to_owned(), format!("Own {number}"))).into(),
    }
}

struct Maker<'a, 'b> {
    bytes: &'a mut Bytes<'b>,
    names: usize,
}

impl Maker<'_, '_> {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("n{}", self.names)
    }

    /// Up to three steps, at least one inside control flow.
    fn list(&mut self, depth: usize) -> Vec<Effect> {
        let n = if depth > 0 { 1 + self.bytes.below(2) } else { self.bytes.below(4) };
        let mut list = Vec::new();
        for _ in 0..n {
            self.effect(depth, &mut list);
        }
        list
    }

    fn effect(&mut self, depth: usize, list: &mut Vec<Effect>) {
        let amount = 1 + self.bytes.below(3) as u8;
        list.push(match self.bytes.below(12) {
            0 => Effect::Trade(amount),
            1 => Effect::Combat(amount),
            2 => Effect::Authority(amount),
            3 => Effect::Draw(amount),
            4 => Effect::OpponentDiscards(amount),
            5 => Effect::NextShipOnTop,
            6 => Effect::DrawPerPlayed(FACTIONS[self.bytes.below(5)]),
            7 if depth < DEPTH => Effect::May(self.list(depth + 1)),
            8 if depth < DEPTH => Effect::If(Cond::BasesInPlay(amount), self.list(depth + 1)),
            9 if depth < DEPTH => Effect::OneOf(vec![self.list(depth + 1), self.list(depth + 1)]),
            _ => return self.pick(list),
        });
    }

    fn pick(&mut self, list: &mut Vec<Effect>) {
        let name = self.name();
        let (from, act): (Select, fn(String) -> Effect) = match self.bytes.below(7) {
            0 => (Select::TradeRow, Effect::Scrap),
            1 => (Select::Bases, Effect::Destroy),
            2 => (Select::ShipsForSale, Effect::AcquireOnTop),
            3 => (Select::Zones(vec![Zone::Hand]), Effect::Discard),
            4 => (Select::Zones(vec![Zone::Hand]), Effect::Scrap),
            5 => (Select::Zones(vec![Zone::Discard]), Effect::Scrap),
            _ => (Select::Zones(vec![Zone::Hand, Zone::Discard]), Effect::Scrap),
        };
        let most = 1 + self.bytes.below(3) as u8;
        let n = if self.bytes.below(2) == 1 { N::UpTo(most) } else { N::Exactly(most) };
        list.push(Effect::Pick { bind: name.clone(), n, from });
        list.push(act(name.clone()));
        if self.bytes.below(2) == 1 {
            list.push(Effect::DrawEach(name));
        }
    }
}

#[cfg(test)]
mod tests {
    use table::chance::{Chance, Fast};

    use super::*;
    use crate::db::Db;

    #[test]
    fn most_decks_pass_the_checker() {
        let mut rng = Fast::new(7);
        let sound = (0..1000).filter(|_| {
            let noise: Vec<u8> = (0..400).map(|_| rng.below(256) as u8).collect();
            Db::with(&deck(&mut Bytes(&noise))).is_ok()
        });
        let n = sound.count();
        assert!(n > 500, "only {n} of 1000 decks can be played");
    }
}
