//! A match of any game.

use serde_json::{Map, Value};
use session::{NoBranch, NoUndo, Refused, Secret, What};
use table::{AskKind, CardId, More, Outcome, Phrase, Place, Seat, TableView, Target, ToAct, Viewer};
use text::{Lang, Span};

use crate::registry::OpenError;
use crate::think::Thinking;
use search::{BotSpec, Cores};
use table::{ActKind, Face, Roll, WindowKind};

/// A match of any game, for clients that know no rules. All text is returned as spans in the requested language.
pub trait AnyTable: Send + Sync {
    /// The game's slug.
    fn game(&self) -> &str;

    /// The setup as in the save.
    fn setup(&self) -> &Value;

    /// Additional header fields of the host, e.g. the players in the seats.
    fn notes(&self) -> &Map<String, Value>;

    /// Number of players.
    fn seats(&self) -> usize;

    /// The seats that win together with this one.
    fn team(&self, seat: Seat) -> table::SeatSet;

    /// Returns the seats that may choose now.
    fn to_act(&self) -> ToAct;

    /// The result, if the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The question a seat must answer.
    fn question(&self, seat: Seat, lang: Lang) -> Question;

    /// The options of a seat, in the order in which they are numbered for players.
    fn choices(&self, seat: Seat, lang: Lang) -> Vec<Choice>;

    /// The kinds of windows in which a seat may answer or pass.
    fn windows(&self) -> Vec<WindowKind>;

    /// The kinds of actions of a turn, in the order players are used to.
    fn acts(&self) -> Vec<ActKind>;

    /// The dice rolled so far, in order, without those of undone lines.
    fn rolls(&self) -> Vec<Roll>;

    /// The kind of window this seat faces, and the key that passes there. Reveals only public information.
    fn window(&self, seat: Seat) -> Option<(&'static str, String)>;

    /// Picks this seat most likely wants together, for [`AnyTable::choose`]; empty if nothing is proposed. `with` and
    /// `without` are keys of its options that the proposal should or should not contain, the latest wish last.
    fn propose(&self, seat: Seat, with: &[&str], without: &[&str]) -> Vec<Proposed>;

    /// Everything a viewer may see.
    fn table_view(&self, who: Viewer) -> TableView;

    /// The board after a line of the log; `None` for lines that do not exist.
    fn table_view_at(&self, line: usize, who: Viewer) -> Option<TableView>;

    /// A phrase as text.
    fn say(&self, phrase: &Phrase, lang: Lang) -> Vec<Span>;

    /// A card's name.
    fn card_name(&self, card: CardId, lang: Lang) -> String;

    /// A printed card.
    fn face(&self, card: CardId) -> Face;

    /// Number of printed cards.
    fn cards(&self) -> usize;

    /// Sets the name of a player.
    fn name_seat(&mut self, seat: Seat, name: &str);

    /// Marks a seat as a computer opponent, which has a name in every language.
    fn name_machine(&mut self, seat: Seat, bot: &str);

    /// Does a target exist in this match: a place on the board this seat sees, a player, or the end of the turn? A pile
    /// that shows no card has one place, the pile itself.
    ///
    /// Targets come from clients. Rules use their owner and seat as indexes, so check every target with this first.
    fn exists(&self, seat: Seat, what: Target) -> bool {
        let sits = |seat: Seat| seat.idx() < self.seats();
        let shows = |at: Place| {
            let zones = self.table_view(Viewer::Seat(seat)).zones;
            let zone = zones.iter().find(|zone| (zone.role, zone.owner) == (at.role, at.owner));
            zone.is_some_and(|zone| usize::from(at.slot) < zone.cards.len().max(1))
        };
        sits(seat)
            && match what {
                Target::EndTurn => true,
                Target::Seat(other) => sits(other),
                Target::Place(at) => at.owner.is_none_or(sits) && shows(at),
            }
    }

    /// The reason why a target is not an option; `None` if it is one.
    ///
    /// # Errors
    /// The target does not exist, see [`AnyTable::exists`].
    fn why_not(&self, seat: Seat, what: Target, lang: Lang) -> Result<Option<Why>, NoSuchTarget>;

    /// Carries out a choice of one or more picks by their keys, all or none. `auto` marks automatic answers.
    fn choose(&mut self, seat: Seat, keys: &[&str], auto: bool) -> Result<(), Refused>;

    /// The log from a line on, as a viewer may know it.
    fn log(&self, who: Viewer, lang: Lang, from: usize) -> Vec<LogEntry>;

    /// Number of choices this seat can undo without consent.
    fn can_undo(&self, seat: Seat) -> usize;

    /// Undoes this seat's last choice.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// Undoes choices of any seats, for a single person against computer opponents or with everybody's consent.
    fn undo_with_consent(&mut self, seat: Seat, commits: usize) -> Result<(), NoUndo>;

    /// Ends the match because these seats conceded, and reveals the secret. Returns whether it ended now.
    fn give_up(&mut self, conceded: table::SeatSet, winners: table::SeatSet) -> bool;

    /// May this seat redo what it undid last?
    fn can_redo(&self, seat: Seat) -> bool;

    /// Redoes what was undone last.
    fn redo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// Creates a new match that continues from a line of this one.
    fn branch(&self, line: usize, secret: Secret) -> Result<Box<dyn AnyTable>, NoBranch>;

    /// Prepares a bot's thinking about this seat's decision. It can run on any thread and gives the same result on any
    /// number of cores.
    fn think(&self, seat: Seat, bot: &BotSpec, seed: u64, cores: Cores) -> Result<Thinking, OpenError>;

    /// The line since which a seat has its current decision, which identifies it. `None` if it may not choose.
    fn asked_since(&self, seat: Seat) -> Option<usize>;

    /// The commits in force, oldest first: line, seat, and whether the answer was automatic.
    fn commits(&self) -> Vec<(usize, Seat, bool)>;

    /// The picks of the commits in force, oldest first.
    fn picks(&self) -> Vec<(Seat, Vec<String>)>;

    /// The same table in another world this seat considers possible: hidden cards are dealt again, and future draws are
    /// the same for all such tables. It proves that nothing leaks: the seat must get the same information from both.
    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable>;

    /// Number of lines of the log, including the header.
    fn line_count(&self) -> usize;

    /// The text of the save from a line on; 0 gives the whole save.
    fn lines_since(&self, line: usize) -> String;

    /// The secret, which is stored separately from the save while the match runs.
    fn secret_text(&self) -> Option<String>;

    /// The public commitment to the secret.
    fn commitment(&self) -> &str;
}

/// A question to a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// How to present the question.
    pub kind: AskKind,
    /// The question as text.
    pub prompt: Vec<Span>,
    /// The subject of the question, the same in every language: the last part of the lexicon key of the prompt.
    pub topic: Option<&'static str>,
    /// The card that asks the question.
    pub about: Option<CardId>,
    /// Number of picks already made.
    pub picked: u8,
    /// Number of picks still possible.
    pub more: More,
    /// The key of the number most players want.
    pub preset: Option<String>,
}

/// An option of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its key for [`AnyTable::choose`], the same in every language.
    pub key: String,
    /// The option as text.
    pub label: Vec<Span>,
    /// A reason to ask the player for confirmation.
    pub warning: Option<Vec<Span>>,
    /// The place or player it is about.
    pub target: Option<Target>,
    /// Whether it costs nothing and loses nothing if it is chosen now.
    pub obvious: bool,
}

/// One of several picks that are proposed together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// Its key when its turn comes.
    pub key: String,
    /// The key of the current option for it. Equal cards can become distinguishable after the first pick.
    pub choice: String,
}

/// The target does not exist in this match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this target is not on the table")]
pub struct NoSuchTarget;

/// The reason why something is not an option.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The id of the rule.
    pub rule: &'static str,
    /// The reason as text.
    pub text: Vec<Span>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// Number of the line.
    pub line: usize,
    /// Kind of the line.
    pub what: What,
    /// False if it was undone.
    pub live: bool,
    /// The seat that chose, if any.
    pub seat: Option<Seat>,
    /// What happened, one sentence per entry.
    pub text: Vec<Vec<Span>>,
}
