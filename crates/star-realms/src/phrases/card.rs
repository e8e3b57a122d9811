//! The text box and the type line of a card.

use table::{Arg, Phrase};

use crate::card::{CardDef, Faction, Kind};
use crate::effect::Static;
use crate::phrases::program::program;
use crate::phrases::words;

/// A part of a card's text box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Section {
    /// The primary ability.
    Primary,
    /// The ally ability.
    Ally,
    /// The scrap ability.
    Scrap,
    /// An ability that has an effect while the base is in play.
    Static,
}

impl Section {
    /// The icon that a client may draw for its heading.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Primary => "primary",
            Self::Ally => "ally",
            Self::Scrap => "scrap",
            Self::Static => "always",
        }
    }
}

/// A card's text box, without the parts that the card lacks.
pub fn card_text(def: &CardDef) -> Vec<(Section, Phrase)> {
    let mut text: Vec<_> = def.statics.iter().map(|s| (Section::Static, always(s))).collect();
    let abilities = [(Section::Primary, &def.primary), (Section::Ally, &def.ally), (Section::Scrap, &def.scrap)];
    text.extend(abilities.into_iter().filter(|(_, p)| !p.is_empty()).map(|(s, p)| (s, program(p))));
    text
}

/// The heading of a part: "Blob ally", "Scrap".
pub fn section(section: Section, faction: Faction) -> Phrase {
    match section {
        Section::Primary => Phrase::word("sr.section.primary"),
        Section::Ally => Phrase::say("sr.section.ally", [words::faction_arg(faction)]),
        Section::Scrap => Phrase::word("sr.section.scrap"),
        Section::Static => Phrase::word("sr.section.static"),
    }
}

/// Faction, kind, defense and cost in one line.
pub fn type_line(def: &CardDef) -> Phrase {
    let kind = match def.kind {
        Kind::Ship => Phrase::word("sr.kind.ship"),
        Kind::Base(defense) => Phrase::say("sr.kind.base", [Arg::Number(defense.into())]),
        Kind::Outpost(defense) => Phrase::say("sr.kind.outpost", [Arg::Number(defense.into())]),
    };
    let (faction, kind) = (words::faction_arg(def.faction), Arg::Phrase(Box::new(kind)));
    if def.cost == 0 {
        Phrase::say("sr.type", [faction, kind])
    } else {
        Phrase::say("sr.type.cost", [faction, kind, Arg::Number(def.cost.into())])
    }
}

fn always(ability: &Static) -> Phrase {
    match ability {
        Static::OnPlayShip(effects) => {
            Phrase::When(Box::new(Phrase::word("sr.on-play-ship")), Box::new(program(effects)))
        }
        Static::AllyOfAll => Phrase::word("sr.ally-of-all"),
    }
}
