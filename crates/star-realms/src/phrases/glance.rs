//! The effects of a card as icons, for cards too small for sentences and for pictures.

use table::EffectIcon;

use crate::card::CardDef;
use crate::effect::{Effect, Static};
use crate::phrases::card::Section;

/// A part of a card's text box as icons.
pub fn glance(def: &CardDef, section: Section) -> Vec<EffectIcon> {
    let mut signs = Vec::new();
    match section {
        Section::Primary => program(&def.primary, &mut signs),
        Section::Ally => program(&def.ally, &mut signs),
        Section::Scrap => program(&def.scrap, &mut signs),
        Section::Static => def.statics.iter().for_each(|ability| match ability {
            Static::OnPlayShip(effects) => program(effects, &mut signs),
            Static::AllyOfAll => signs.push(EffectIcon { sign: "ally", n: 0, or: false }),
        }),
    }
    signs
}

fn program(effects: &[Effect], signs: &mut Vec<EffectIcon>) {
    for effect in effects {
        let (sign, n) = match effect {
            Effect::May(inner) | Effect::If(_, inner) => {
                program(inner, signs);
                continue;
            }
            Effect::OneOf(branches) => {
                for (idx, branch) in branches.iter().enumerate() {
                    let from = signs.len();
                    program(branch, signs);
                    if let Some(first) = signs.get_mut(from) {
                        first.or = idx > 0;
                    }
                }
                continue;
            }
            // The verb that acts on the pick gives the icon.
            Effect::Pick { .. } => continue,
            Effect::Trade(n) => ("trade", *n),
            Effect::Combat(n) => ("combat", *n),
            Effect::Authority(n) => ("authority", *n),
            Effect::Draw(n) => ("card", *n),
            Effect::DrawEach(_) | Effect::DrawPerPlayed(_) => ("card", 0),
            Effect::OpponentDiscards(n) => ("discard", *n),
            Effect::Discard(_) => ("discard", 0),
            Effect::Scrap(_) => ("scrap", 0),
            Effect::Destroy(_) => ("destroy", 0),
            Effect::AcquireOnTop(_) | Effect::NextShipOnTop => ("acquire", 0),
            Effect::CopyShip(_) => ("copy", 0),
        };
        signs.push(EffectIcon { sign, n, or: false });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::Db;

    #[track_caller]
    fn check(card: &str, section: Section, expected: &str) {
        let db = Db::core();
        let def = db.cards().iter().find(|def| def.id == card).expect("the core set has this card");
        let sign = |g: &EffectIcon| format!("{}{} {}", if g.or { "or " } else { "" }, g.sign, g.n);
        assert_eq!(glance(def, section).iter().map(sign).collect::<Vec<_>>().join(", "), expected);
    }

    #[test]
    fn every_kind_of_effect_has_its_sign() {
        check("command-ship", Section::Primary, "authority 4, combat 5, card 2");
        check("command-ship", Section::Ally, "destroy 0");
        check("trading-post", Section::Primary, "authority 1, or trade 1");
        check("embassy-yacht", Section::Primary, "authority 3, trade 2, card 2");
        check("imperial-fighter", Section::Primary, "combat 2, discard 1");
        check("trade-bot", Section::Primary, "trade 1, scrap 0");
        check("recycling-station", Section::Primary, "trade 1, or discard 0, card 0");
        check("stealth-needle", Section::Primary, "copy 0");
        check("mech-world", Section::Static, "ally 0");
        check("fleet-hq", Section::Static, "combat 1");
    }
}
