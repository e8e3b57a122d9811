//! The kinds of windows, so that players can choose in advance where they want to stop.

use table::kernel::Point;
use table::{Opt, Phrase, Seat, WindowKind};

use crate::ability::Static;
use crate::db::Db;
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::moment::What;
use crate::op::{Check, Op, Skill, SkillKind};
use crate::state::State;
use crate::verb::Verb;

/// The eleven action windows of the timing chart.
pub(crate) const ACTIONS: [(&str, &str); 11] = [
    ("refresh", "lcg.window.refresh"),
    ("draw", "lcg.window.draw"),
    ("deployment", "lcg.window.deployment"),
    ("conflict", "lcg.window.conflict"),
    ("last", "lcg.window.last"),
    ("attackers", "lcg.window.attackers"),
    ("defenders", "lcg.window.defenders"),
    ("edge", "lcg.window.edge"),
    ("winner", "lcg.window.winner"),
    ("loser", "lcg.window.loser"),
    ("force", "lcg.window.force"),
];

/// The numbers of the windows before an engagement, within an engagement, and of the Force phase.
const CONFLICT: u8 = 4;
const ENGAGEMENT: std::ops::RangeInclusive<u8> = 6..=10;
const FORCE: u8 = 11;

/// The rounds of answers: moment, point, slug, message key.
const ROUNDS: [(What, Point, &str, &str); 20] = [
    (What::Playing, Point::Interrupt, "before.playing", "lcg.stop.before.playing"),
    (What::Announced, Point::Interrupt, "before.effect", "lcg.stop.before.effect"),
    (What::Leaving, Point::Interrupt, "before.leaving", "lcg.stop.before.leaving"),
    (What::Damage, Point::Interrupt, "before.damage", "lcg.stop.before.damage"),
    (What::TurnBegan, Point::Reaction, "after.turn", "lcg.stop.after.turn"),
    (What::PhaseBegan, Point::Reaction, "after.phase-began", "lcg.stop.after.phase-began"),
    (What::PhaseEnded, Point::Reaction, "after.phase-ended", "lcg.stop.after.phase-ended"),
    (What::Refreshed, Point::Reaction, "after.refreshed", "lcg.stop.after.refreshed"),
    (What::Played, Point::Reaction, "after.played", "lcg.stop.after.played"),
    (What::Announced, Point::Reaction, "after.effect", "lcg.stop.after.effect"),
    (What::Entered, Point::Reaction, "after.entered", "lcg.stop.after.entered"),
    (What::Leaving, Point::Reaction, "after.leaving", "lcg.stop.after.leaving"),
    (What::Declared, Point::Reaction, "after.declared", "lcg.stop.after.declared"),
    (What::EdgeWon, Point::Reaction, "after.edge", "lcg.stop.after.edge"),
    (What::FocusedToStrike, Point::Reaction, "after.focused", "lcg.stop.after.focused"),
    (What::StrikeResolved, Point::Reaction, "after.struck", "lcg.stop.after.struck"),
    (What::Damage, Point::Reaction, "after.damage", "lcg.stop.after.damage"),
    (What::Survived, Point::Reaction, "after.survived", "lcg.stop.after.survived"),
    (What::Committed, Point::Reaction, "after.committed", "lcg.stop.after.committed"),
    (What::Generated, Point::Reaction, "after.generated", "lcg.stop.after.generated"),
];

/// Every kind of window that can open with these cards: action windows, then rounds of answers, in timing order.
pub fn kinds(db: &Db) -> Vec<WindowKind> {
    let skills = || db.skill_list();
    let actions = ACTIONS.iter().zip(1u8..).map(|(&(slug, name), window)| WindowKind {
        slug,
        name: Phrase::word(name),
        group: Phrase::word("lcg.stop.actions"),
        usual: skills().any(|skill| is_made_for(db, skill, window)) || (ENGAGEMENT.contains(&window) && joins(db)),
    });
    let answers = |what, point| {
        skills().any(|skill| skill.kind == SkillKind::Answer(point) && skill.listen.when.moment() == Some(what))
    };
    let rounds = ROUNDS.iter().filter(|(what, point, ..)| answers(*what, *point)).map(|&(_, point, slug, name)| {
        let group = if point == Point::Interrupt { "lcg.stop.interrupts" } else { "lcg.stop.reactions" };
        WindowKind { slug, name: Phrase::word(name), group: Phrase::word(group), usual: true }
    });
    actions.chain(rounds).collect()
}

/// Whether this window is the usual one for an action. Actions that require an engagement or a Force phase belong to
/// those windows. All others could be used anywhere, and nothing is lost by waiting until the next engagement.
fn is_made_for(db: &Db, skill: &Skill, window: u8) -> bool {
    if skill.kind != SkillKind::Action {
        return false;
    }
    let code = db.code();
    let checks = &code.checks[skill.when.0 as usize..][..skill.when.1 as usize];
    let program = code.ops[skill.pc as usize..].iter().take_while(|op| !matches!(op, Op::End | Op::EndAnnounced));
    let fighters = program.filter_map(|op| match op {
        Op::Pick(spec) => Some(&code.sels[code.picks[*spec as usize].from as usize].0),
        _ => None,
    });
    if checks.contains(&Check::ForcePhase) {
        window == FORCE
    } else if checks.iter().any(|c| matches!(c, Check::Engagement | Check::Attacking))
        || fighters.into_iter().any(|sel| sel.participating || sel.attacking)
    {
        ENGAGEMENT.contains(&window)
    } else {
        window == CONFLICT
    }
}

/// Whether a card can be played into an engagement.
fn joins(db: &Db) -> bool {
    let mut cards = (0..db.cards().len()).map(|idx| table::CardId(idx as u16));
    cards.any(|card| db.statics(card).iter().any(|(always, _)| *always == Static::PlayIntoEngagement))
}

impl<const W: usize> SwLcg<W> {
    /// The kind of window this seat is in, and the option that passes. `None` for other questions, during the player's
    /// own deployment, and where passing is not allowed. All of this is public knowledge.
    pub fn window(&self, s: &State<W>, seat: Seat) -> Option<(&'static str, Opt)> {
        let slug = match s.frames.last()? {
            Frame::Actions { window: 3, .. } if seat == s.active => return None,
            Frame::Actions { window, .. } => ACTIONS.get((window as usize).wrapping_sub(1))?.0,
            Frame::Window { moment, point, .. } => {
                if self.owes_a_discount(s, seat, moment) {
                    return None;
                }
                let what = s.moments.as_slice()[moment as usize].what;
                ROUNDS.iter().find(|(of, at, ..)| *of == what && *at == point)?.2
            }
            _ => return None,
        };
        Some((slug, Verb::Pass.bare()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_of_the_core_set_has_a_kind_of_window() {
        for skill in Db::core().skill_list() {
            if let (SkillKind::Answer(point), Some(what)) = (skill.kind, skill.listen.when.moment())
                && point != Point::ForcedReaction
            {
                assert!(ROUNDS.iter().any(|(of, at, ..)| *of == what && *at == point), "{what:?} {point:?}");
            }
        }
    }

    #[test]
    fn names_are_unique_and_the_usual_stops_follow_from_the_cards() {
        let all = kinds(Db::core());
        let mut slugs: Vec<&str> = all.iter().map(|kind| kind.slug).collect();
        slugs.sort_unstable();
        slugs.dedup();
        assert_eq!(slugs.len(), all.len());
        let off: Vec<&str> = all.iter().filter(|kind| !kind.usual).map(|kind| kind.slug).collect();
        assert_eq!(off, ["refresh", "draw", "deployment", "last"], "no core-set card is meant for these windows");
    }
}
