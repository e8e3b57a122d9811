//! Prompts, their options and the player's answers.

use std::io::{BufRead, Write};

use games::{AskKind, Choice, Lang, More, Proposed, Seat, Viewer, plain};
use table::Arg;

use super::{Plain, Step};
use crate::disambiguate;
use crate::host::HostError;
use crate::words::{say, say_with};

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Reads input until the player makes a choice or leaves.
    pub(super) fn ask(&mut self, seat: Seat) -> anyhow::Result<Step> {
        if self.fresh {
            self.show_board(Viewer::Seat(seat))?;
            self.fresh = false;
        } else {
            self.show_self(seat)?;
        }
        self.show_question(seat)?;
        loop {
            let Some(input) = self.read()? else { return Ok(Step::Leave) };
            let step = self.answer(seat, &input)?;
            if !matches!(step, Step::Again) {
                return Ok(step);
            }
        }
    }

    /// Prints the prompt and its numbered options.
    pub(super) fn show_question(&mut self, seat: Seat) -> anyhow::Result<()> {
        let table = self.host.table();
        let question = table.question(seat, self.lang);
        let choices = disambiguate::choices(table, seat, self.lang);
        let mut lines = vec![plain(&question.prompt)];
        if question.kind == AskKind::Number {
            // The numbers are the options.
            lines.push(choices.iter().map(|c| plain(&c.label)).collect::<Vec<_>>().join(", "));
        } else {
            for (idx, choice) in choices.iter().enumerate() {
                let mark = if choice.warning.is_some() { " (!)" } else { "" };
                lines.push(format!("{}. {}{mark}", idx + 1, plain(&choice.label)));
            }
        }
        if let (AskKind::Some, More::UpTo(n) | More::Exactly(n)) = (question.kind, question.more)
            && n > 1
        {
            lines.push(say_with(self.lang, "ui.plain.several", [Arg::Number(n.into())]));
        }
        lines.extend(proposal(self.lang, &choices, &table.propose(seat, &[], &[])));
        self.lines(lines)
    }

    /// Handles one line of input: a choice or a command.
    fn answer(&mut self, seat: Seat, input: &str) -> anyhow::Result<Step> {
        if input.is_empty() {
            self.show_question(seat)?;
            return Ok(Step::Again);
        }
        let choices = disambiguate::choices(self.host.table(), seat, self.lang);
        let number = self.host.table().question(seat, self.lang).kind == AskKind::Number;
        match picks(&choices, input, number) {
            Picks::These(picked) => self.take(seat, &picked),
            Picks::Several(labels) => {
                self.say("ui.plain.ambiguous")?;
                self.lines(labels)?;
                Ok(Step::Again)
            }
            Picks::None => self.command(seat, input),
        }
    }

    /// Makes some choices. If there is a warning, the player must repeat the input to confirm.
    fn take(&mut self, seat: Seat, picked: &[&Choice]) -> anyhow::Result<Step> {
        let words: Vec<&str> = picked.iter().map(|c| c.key.as_str()).collect();
        let warnings: Vec<String> = picked.iter().filter_map(|c| c.warning.as_ref()).map(|w| plain(w)).collect();
        if !warnings.is_empty() && !self.yes {
            let doubt = Some((self.host.table().line_count(), words.iter().map(|w| (*w).to_owned()).collect()));
            if self.doubt != doubt {
                self.doubt = doubt;
                self.lines(warnings.into_iter().map(|w| format!("! {w}")))?;
                self.say("ui.plain.again")?;
                return Ok(Step::Again);
            }
        }
        self.doubt = None;
        match self.host.choose(seat, &words) {
            Ok(()) => Ok(Step::Chosen),
            Err(HostError::Refused(_)) => {
                self.say("ui.plain.refused")?;
                Ok(Step::Again)
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// Describes a proposed payment in one line, with the command that accepts it.
fn proposal(lang: Lang, choices: &[Choice], steps: &[Proposed]) -> Option<String> {
    let labels = steps.iter().filter_map(|step| choices.iter().find(|c| c.key == step.choice));
    let labels: Vec<String> = labels.map(|choice| plain(&choice.label)).collect();
    (!labels.is_empty()).then(|| format!("{}: {} (pay)", say(lang, "ui.propose"), labels.join(" + ")))
}

/// The choices that an input refers to.
pub(crate) enum Picks<'a> {
    These(Vec<&'a Choice>),
    Several(Vec<String>),
    None,
}

/// Matches an option's key or label, one or several numbers, or the beginning of a key or label.
pub(crate) fn picks<'a>(choices: &'a [Choice], input: &str, number: bool) -> Picks<'a> {
    let input = input.to_lowercase();
    let label = |choice: &Choice| plain(&choice.label).to_lowercase();
    if let Some(choice) = choices.iter().find(|c| c.key.to_lowercase() == input || label(c) == input) {
        return Picks::These(vec![choice]);
    }
    if !number {
        let numbered = |word: &str| choices.get(word.parse::<usize>().ok()?.checked_sub(1)?);
        let all: Option<Vec<&Choice>> = input.split([' ', ',']).filter(|word| !word.is_empty()).map(numbered).collect();
        if let Some(picked) = all.filter(|picked| !picked.is_empty()) {
            return Picks::These(picked);
        }
    }
    // Shorter input would match too much, and a number is not a name.
    if input.chars().count() < 3 || input.parse::<u64>().is_ok() {
        return Picks::None;
    }
    let begins: Vec<&Choice> =
        choices.iter().filter(|c| c.key.to_lowercase().starts_with(&input) || label(c).starts_with(&input)).collect();
    match begins.as_slice() {
        [] => Picks::None,
        [one] => Picks::These(vec![one]),
        some => Picks::Several(some.iter().map(|c| plain(&c.label)).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Span;

    fn choices() -> Vec<Choice> {
        ["play scout", "play viper", "buy ram", "3", "end turn"]
            .map(|words| Choice {
                key: words.to_owned(),
                label: vec![Span::plain(words.to_uppercase())],
                warning: None,
                target: None,
                obvious: false,
            })
            .to_vec()
    }

    #[track_caller]
    fn check(input: &str, number: bool, expected: &[&str]) {
        let choices = choices();
        let found: Vec<String> = match picks(&choices, input, number) {
            Picks::These(picked) => picked.iter().map(|c| c.key.clone()).collect(),
            Picks::Several(labels) => labels,
            Picks::None => Vec::new(),
        };
        assert_eq!(found, expected, "{input:?}");
    }

    #[test]
    fn an_answer_may_be_a_number_words_or_a_beginning() {
        check("2", false, &["play viper"]);
        check("1 2", false, &["play scout", "play viper"]);
        check("1, 5", false, &["play scout", "end turn"]);
        check("Buy Ram", false, &["buy ram"]);
        check("end", false, &["end turn"]);
        check("play", false, &["PLAY SCOUT", "PLAY VIPER"]);
        check("9", false, &[]);
        check("en", false, &[]);
        check("undo", false, &[]);
    }

    #[test]
    fn where_numbers_are_asked_for_a_number_is_itself() {
        check("3", true, &["3"]);
        check("1", true, &[]);
    }
}
