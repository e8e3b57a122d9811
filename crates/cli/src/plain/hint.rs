//! Hints in three steps: where to look, what to do, and why.

use std::io::{BufRead, Write};

use games::{Choice, Seat, Target, ZoneRole, plain};

use super::Plain;
use crate::words::say;

/// The bot that gives hints: strong, but done within a second or two.
const ADVISER: &str = "ismcts:1000";

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Prints a hint that tells more each time the player repeats the command for the same decision.
    pub(super) fn give_hint(&mut self, seat: Seat) -> anyhow::Result<()> {
        let line = self.host.table().line_count();
        let (thought, told) = match self.hint.take() {
            Some((about, thought, told)) if about == line => (thought, told),
            _ => {
                let adviser = ADVISER.parse().expect("the adviser is a bot");
                (self.host.think_in_background(seat, &adviser)?.finish()?, 0)
            }
        };
        let choices = self.host.table().choices(seat, self.lang);
        let best = choices.iter().find(|c| c.key == thought.key);
        let mut lines = Vec::new();
        match (told, best) {
            (0, Some(best)) => {
                lines.push(say(self.lang, category(best, seat)));
                lines.push(say(self.lang, "ui.cli.hint.more"));
            }
            (1, Some(best)) => {
                lines.push(plain(&best.label));
                lines.push(say(self.lang, "ui.cli.hint.more"));
            }
            _ => {
                for line in &thought.lines {
                    lines.push(plain(&self.host.table().say(&line.line, self.lang)));
                    let reasons = line.reasons.iter().map(|r| plain(&self.host.table().say(r, self.lang)));
                    lines.extend(reasons.map(|reason| format!("  - {reason}")));
                }
            }
        }
        self.hint = Some((line, thought, told + 1));
        self.lines(lines)
    }
}

/// The category of an option, for a hint that does not reveal the option.
pub(crate) fn category(choice: &Choice, seat: Seat) -> &'static str {
    match choice.target {
        Some(Target::EndTurn) => "ui.cli.hint.end",
        Some(Target::Seat(_)) => "ui.cli.hint.seat",
        Some(Target::Place(place)) => match place.role {
            ZoneRole::Hand | ZoneRole::Reserve | ZoneRole::Tactics => "ui.cli.hint.hand",
            ZoneRole::Map => "ui.cli.hint.map",
            ZoneRole::Market | ZoneRole::Supply => "ui.cli.hint.market",
            ZoneRole::Pool | ZoneRole::Orders | ZoneRole::Queue | ZoneRole::Dice => "ui.cli.hint.own",
            ZoneRole::Play | ZoneRole::Goals | ZoneRole::Lane if place.owner == Some(seat) => "ui.cli.hint.own",
            ZoneRole::Play | ZoneRole::Goals | ZoneRole::Lane => "ui.cli.hint.enemy",
            ZoneRole::GoalDeck | ZoneRole::Stake | ZoneRole::Lost | ZoneRole::Clues => "ui.cli.hint.pile",
            ZoneRole::Discard | ZoneRole::Draw | ZoneRole::Deck | ZoneRole::Scrap => "ui.cli.hint.pile",
        },
        None => "ui.cli.hint.other",
    }
}
