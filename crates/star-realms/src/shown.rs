//! How Star Realms is presented to clients.

use serde::Serialize;
use table::{CardId, CopyId, Face, Part, Phrase, Shown};

use crate::card::{CardDef, Faction, Kind};
use crate::game::StarRealms;
use crate::phrases::{Section, card_text, glance, section, type_line};

impl<const N: usize, const W: usize> Shown for StarRealms<N, W> {
    fn cast(&self) -> Vec<String> {
        self.cast().slugs(self.db()).map(str::to_owned).collect()
    }

    fn content(&self) -> impl Serialize {
        self.db().cards()
    }

    fn own_names(&self) -> Vec<(CardId, String, String)> {
        let cards = self.db().cards().iter().enumerate();
        let named = |(idx, card): (usize, &CardDef)| {
            let name = move |(code, name): (&String, &String)| (CardId(idx as u16), code.clone(), name.clone());
            card.names.iter().map(name).collect::<Vec<_>>()
        };
        cards.flat_map(named).collect()
    }

    fn card_of(&self, copy: CopyId) -> Option<CardId> {
        copy.is_some().then(|| self.cast().card(copy))
    }

    fn cards(&self) -> usize {
        self.db().cards().len()
    }

    fn face(&self, card: CardId) -> Face {
        let def = self.db().card(card);
        let part = |(part, text): (Section, Phrase)| Part {
            sign: part.sign(),
            head: section(part, def.faction),
            text,
            glance: glance(def, part),
        };
        Face {
            card,
            slug: def.id.clone(),
            type_line: type_line(def),
            text: card_text(def).into_iter().map(part).collect(),
            kind: match def.kind {
                Kind::Ship => "ship",
                Kind::Base(_) => "base",
                Kind::Outpost(_) => "outpost",
            },
            cost: (def.cost > 0).then_some(def.cost),
            defense: Some(def.kind.defense()).filter(|d| *d > 0),
            guard: if matches!(def.kind, Kind::Outpost(_)) { "outpost" } else { "shield" },
            outpost: matches!(def.kind, Kind::Outpost(_)),
            faction: match def.faction {
                Faction::Unaligned => "unaligned",
                Faction::Blob => "blob",
                Faction::TradeFederation => "trade-federation",
                Faction::StarEmpire => "star-empire",
                Faction::MachineCult => "machine-cult",
            },
            stamps: Vec::new(),
            traits: None,
            print: None,
            tags: Vec::new(),
            marks: Vec::new(),
        }
    }
}
