//! A match of any game.

use serde_json::{Map, Value};
use session::{NoBranch, NoUndo, Refused, Secret, What};
use table::{AskKind, Board, CardId, More, Outcome, Phrase, Place, Seat, Target, ToAct, Viewer};
use text::{Lang, Span};

use crate::registry::OpenError;
use crate::think::Thinking;
use search::{BotSpec, Cores};
use table::{ActKind, Face, Roll, WindowKind};

/// A match of any game, for clients that know no rules. Everything said to people comes as spans in their language.
pub trait AnyTable: Send + Sync {
    /// The game's slug.
    fn game(&self) -> &str;

    /// The setup as it stands in the save.
    fn setup(&self) -> &Value;

    /// What the host wrote into the header beside the rules' own fields, e.g. who sits where.
    fn notes(&self) -> &Map<String, Value>;

    /// How many players.
    fn seats(&self) -> usize;

    /// The seats that win together with this one.
    fn team(&self, seat: Seat) -> table::SeatSet;

    /// Who may choose now.
    fn to_act(&self) -> ToAct;

    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;

    /// What a seat is asked.
    fn question(&self, seat: Seat, lang: Lang) -> Question;

    /// What it may choose, in the order of the numbers shown to players.
    fn choices(&self, seat: Seat, lang: Lang) -> Vec<Choice>;

    /// The kinds of windows in which somebody may answer or pass.
    fn windows(&self) -> Vec<WindowKind>;

    /// What can be done in a turn, in the order in which players know it.
    fn acts(&self) -> Vec<ActKind>;

    /// The dice rolled so far, in order; those of lines that were taken back do not count.
    fn rolls(&self) -> Vec<Roll>;

    /// The kind of window this seat faces, and the words that pass there. Tells nothing that is not public.
    fn window(&self, seat: Seat) -> Option<(&'static str, String)>;

    /// Picks this seat most likely wants together, for [`AnyTable::choose`]; empty where nothing is proposed. `with` and
    /// `without` are words of its choices that should be among them or not, the latest wish last.
    fn propose(&self, seat: Seat, with: &[&str], without: &[&str]) -> Vec<Proposed>;

    /// Everything a viewer may see.
    fn board(&self, who: Viewer) -> Board;

    /// The board as it was after a line of the log; `None` for lines that do not exist.
    fn board_at(&self, line: usize, who: Viewer) -> Option<Board>;

    /// Any phrase in words.
    fn say(&self, phrase: &Phrase, lang: Lang) -> Vec<Span>;

    /// A card's name.
    fn card_name(&self, card: CardId, lang: Lang) -> String;

    /// A printed card.
    fn face(&self, card: CardId) -> Face;

    /// How many printed cards there are.
    fn cards(&self) -> usize;

    /// What this player is called from now on.
    fn name_seat(&mut self, seat: Seat, name: &str);

    /// A machine sits here: it has a name in every language.
    fn name_machine(&mut self, seat: Seat, bot: &str);

    /// Does a target lead anywhere in this match: to a place on the board this seat sees, to a player, to the end of the
    /// turn? A pile that shows no card has one place, the pile itself.
    ///
    /// Targets come from clients. Rules index by owner and seat, so nothing but what passes here may reach them.
    fn exists(&self, seat: Seat, what: Target) -> bool {
        let sits = |seat: Seat| seat.idx() < self.seats();
        let shows = |at: Place| {
            let zones = self.board(Viewer::Seat(seat)).zones;
            let zone = zones.iter().find(|zone| (zone.role, zone.owner) == (at.role, at.owner));
            zone.is_some_and(|zone| usize::from(at.slot) < zone.slots.len().max(1))
        };
        sits(seat)
            && match what {
                Target::EndTurn => true,
                Target::Seat(other) => sits(other),
                Target::Place(at) => at.owner.is_none_or(sits) && shows(at),
            }
    }

    /// Why the thing pointed at is no option; `None` when it is one.
    ///
    /// # Errors
    /// There is nothing to point at, see [`AnyTable::exists`].
    fn why_not(&self, seat: Seat, what: Target, lang: Lang) -> Result<Option<Why>, NoSuchTarget>;

    /// Carries out a choice: one or several picks by their words, all or none. `auto` marks picks nobody made.
    fn choose(&mut self, seat: Seat, words: &[&str], auto: bool) -> Result<(), Refused>;

    /// The log from a line on, as a viewer may hear it.
    fn log(&self, who: Viewer, lang: Lang, from: usize) -> Vec<LogEntry>;

    /// Choices this seat can take back without anybody's consent.
    fn can_undo(&self, seat: Seat) -> usize;

    /// Takes back this seat's last choice.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// Takes back choices whoever made them: for a single person against machines, or when everybody agrees.
    fn undo_with_consent(&mut self, seat: Seat, commits: usize) -> Result<(), NoUndo>;

    /// Ends the match because these seats gave up, and opens the seal. Returns whether it ended now.
    fn give_up(&mut self, conceded: table::SeatSet, winners: table::SeatSet) -> bool;

    /// May this seat bring back what it took back last?
    fn can_redo(&self, seat: Seat) -> bool;

    /// Brings back what was taken back.
    fn redo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// A new match that goes on from a line of this one.
    fn branch(&self, line: usize, secret: Secret) -> Result<Box<dyn AnyTable>, NoBranch>;

    /// A bot's thinking about this seat's decision, to be run on any thread. It thinks the same on any number of cores.
    fn think(&self, seat: Seat, bot: &BotSpec, seed: u64, cores: Cores) -> Result<Thinking, OpenError>;

    /// The line since which a seat faces the decision it faces now: a name for it. `None` when it may not choose.
    fn asked_since(&self, seat: Seat) -> Option<usize>;

    /// The commits in force, oldest first: line, seat, and whether something answered for the seat.
    fn commits(&self) -> Vec<(usize, Seat, bool)>;

    /// What was picked by the commits in force, oldest first.
    fn picks(&self) -> Vec<(Seat, Vec<String>)>;

    /// The same table in another world this seat considers possible: hidden cards are dealt anew, and the luck to come is
    /// the same for all such tables. For proofs that nothing leaks: whatever is said to the seat must be the same.
    fn dealt_anew(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable>;

    /// Lines of the log, the header included.
    fn line_count(&self) -> usize;

    /// The text of the save from a line on; 0 gives all of it.
    fn lines_since(&self, line: usize) -> String;

    /// The secret to keep apart from the save while the match runs.
    fn secret_text(&self) -> Option<String>;

    /// The public commitment to the secret.
    fn commitment(&self) -> &str;
}

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// How to present it.
    pub kind: AskKind,
    /// The question.
    pub prompt: Vec<Span>,
    /// What the question is about, the same in every language: the last part of the term that asks.
    pub topic: Option<&'static str>,
    /// The card that asks.
    pub about: Option<CardId>,
    /// Picks already made.
    pub picked: u8,
    /// Picks still possible.
    pub more: More,
    /// The words of the number most players want.
    pub preset: Option<String>,
}

/// Something a seat may choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its words, the same in every language: what [`AnyTable::choose`] takes.
    pub words: String,
    /// As the player reads it.
    pub label: Vec<Span>,
    /// A reason to ask twice.
    pub warning: Option<Vec<Span>>,
    /// The thing on the board it is about.
    pub target: Option<Target>,
    /// It can be taken without a thought: it costs nothing and nothing is lost by taking it now.
    pub obvious: bool,
}

/// One of several picks that are proposed together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// Its words when its turn comes.
    pub words: String,
    /// The words of the choice it is now. Equal cards may be told apart once the first of them is picked.
    pub choice: String,
}

/// A target that leads nowhere in this match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such thing on the table")]
pub struct NoSuchTarget;

/// Why something is no option.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The rule that says so.
    pub rule: &'static str,
    /// In words.
    pub text: Vec<Span>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// Its number.
    pub line: usize,
    /// What kind of line it is.
    pub what: What,
    /// False when it was taken back.
    pub live: bool,
    /// Who chose, if somebody did.
    pub seat: Option<Seat>,
    /// What was heard, one sentence each.
    pub text: Vec<Vec<Span>>,
}
