//! Error types.

use std::io;

use table::{Outcome, Seat, SeatSet};

use crate::header::VERSION;
use crate::secret::NoEntropy;

/// The reason why a choice was refused. The match is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The match is over.
    #[error("the match is over")]
    Over(Outcome),
    /// The match waits for another seat.
    #[error("it is not the turn of {}; waiting for {}", name(*.seat), seats(*.waiting))]
    NotYourTurn {
        /// The seat that tried to choose.
        seat: Seat,
        /// The seats that may choose.
        waiting: SeatSet,
    },
    /// The list of picks is empty.
    #[error("nothing was chosen")]
    NothingChosen,
    /// The list is longer than any question allows.
    #[error("{0} picks at once are too many")]
    TooMany(usize),
    /// The pick is not an option.
    #[error("\"{word}\" is not an option{}; options: {}", behind(.after), .options.join(", "))]
    Unknown {
        /// The pick.
        word: String,
        /// The earlier picks of the same list.
        after: Vec<String>,
        /// The options at that point.
        options: Vec<String>,
    },
    /// The seat has no decision left for this pick.
    #[error("nothing is left to choose for \"{word}\"{}", behind(.after))]
    Surplus {
        /// The pick.
        word: String,
        /// The earlier picks of the same list.
        after: Vec<String>,
    },
    /// A random draw comes before this pick. If a list could continue after a draw, a refused list would reveal it.
    #[error("\"{word}\" must be chosen on its own, because a random draw comes before it{}", behind(.after))]
    Luck {
        /// The pick.
        word: String,
        /// The earlier picks of the same list.
        after: Vec<String>,
    },
    /// The match was salvaged from a damaged file; branch it to continue.
    #[error("this match is read-only")]
    ViewOnly,
}

/// The reason why an undo or redo was refused. The match is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// The seed was revealed, so an undo would let the player know the next draws, or the match was salvaged.
    #[error("the match is over or read-only")]
    Closed,
    /// The game has no such seat.
    #[error("there is no {}", name(*.0))]
    NoSuchSeat(Seat),
    /// There is no commit to undo.
    #[error("there is nothing to undo")]
    Nothing,
    /// The latest step drew a random value or revealed something hidden.
    #[error("line {line} has a random draw or a revealed card; the other players must agree")]
    Barrier {
        /// The line of that step.
        line: usize,
    },
    /// The latest pick was made by another seat.
    #[error("{} has chosen since, in line {line}; the other players must agree", name(*.seat))]
    NotYours {
        /// The other seat.
        seat: Seat,
        /// The line of its pick.
        line: usize,
    },
    /// Nothing was undone since the last pick.
    #[error("there is nothing to redo")]
    NothingUndone,
}

/// The reason why a branch was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBranch {
    /// The log is shorter.
    #[error("the log ends with line {last}")]
    NoSuchLine {
        /// The last line of the log.
        last: usize,
    },
    /// The match is already over at that line.
    #[error("the match is over at line {line}")]
    Over {
        /// The requested line.
        line: usize,
    },
    /// The log does not replay. This never happens with deterministic rules.
    #[error("the replay of the log fails at line {line}")]
    Diverges {
        /// The first line that does not replay.
        line: usize,
    },
    /// The match has already used this secret, so the branch would show its future draws.
    #[error("a branch needs a new secret")]
    SameSecret,
}

/// A problem with a save and its line.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", place(*.line))]
pub struct LoadError {
    /// The number of the line; the header is line 0.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a line of a save.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The file could not be read.
    #[error("cannot read: {0}")]
    Io(io::Error),
    /// The file is larger than any save.
    #[error("the file is too large for a save")]
    TooLarge,
    /// There is no header.
    #[error("the file is empty")]
    Empty,
    /// The line is not UTF-8 text.
    #[error("not UTF-8 text")]
    NotUtf8,
    /// The line is not the expected JSON.
    #[error("invalid JSON: {0}")]
    Syntax(String),
    /// The file is JSON, but not a save.
    #[error("not an orrery save")]
    NotASave,
    /// The file has another version of the format.
    #[error("format version {0}, but this program reads version {VERSION}")]
    Version(u64),
    /// The line does not have exactly one of pick, undo, redo, reseal and reveal.
    #[error("neither a pick nor an undo, redo, reseal or reveal, or several at once")]
    Kind,
    /// A field required for this kind of line is missing.
    #[error("\"{0}\" is missing")]
    Missing(&'static str),
    /// No such seat at this table. The number counts from 0, as in the file.
    #[error("there is no P{}", .0.saturating_add(1))]
    Seat(usize),
    /// The replay diverges: the pick is not an option.
    #[error(
        "the replay diverges: {} picked \"{word}\"{}, but the options are: {}",
        name(*.seat), behind(.after), .options.join(", ")
    )]
    NotOffered {
        /// The seat that picked.
        seat: Seat,
        /// The recorded pick.
        word: String,
        /// The earlier picks of the same line.
        after: Vec<String>,
        /// The options at that point.
        options: Vec<String>,
    },
    /// The replay diverges: the seat has no decision.
    #[error("the replay diverges: {} picked \"{word}\", but {} may choose", name(*.seat), seats(*.waiting))]
    NotAsked {
        /// The seat that picked.
        seat: Seat,
        /// The recorded pick.
        word: String,
        /// The seats that may choose at that point; empty if the match is over.
        waiting: SeatSet,
    },
    /// The replay diverges: the rules make a different draw.
    #[error("the replay diverges: draw {draw} should be below {below}, found {}", value(*.found))]
    Luck {
        /// Number of the draw in the line, from 0.
        draw: usize,
        /// The exclusive upper bound of the draw.
        below: u32,
        /// The recorded value, if there is one.
        found: Option<u32>,
    },
    /// The replay diverges: more draws are recorded than the rules make.
    #[error("the replay diverges: {found} draws are recorded, but the rules make {used}")]
    LuckLeft {
        /// Draws made by the rules.
        used: usize,
        /// Recorded draws.
        found: usize,
    },
    /// A recorded draw does not follow from the seed.
    #[error("draw {draw} is {found}, but the committed seed gives {sealed}")]
    Draw {
        /// Number of the draw in the line, from 0.
        draw: usize,
        /// The recorded value.
        found: u32,
        /// The value that follows from the seed.
        sealed: u32,
    },
    /// The replay diverges: the state differs.
    #[error("the replay diverges: digest {expected} expected, found {found}")]
    Digest {
        /// The recorded digest.
        expected: String,
        /// The digest of the replayed state.
        found: String,
    },
    /// An undo of zero commits, of more than exist, or without the consent it needs.
    #[error("the line undoes {commits} choices, but only {possible} are possible")]
    Undo {
        /// The recorded number.
        commits: usize,
        /// The possible number.
        possible: usize,
    },
    /// A redo of zero commits or of more than exist.
    #[error("the line redoes {commits} choices, but only {possible} are possible")]
    Redo {
        /// The recorded number.
        commits: usize,
        /// The possible number.
        possible: usize,
    },
    /// A commitment was used twice, so the same draws would repeat.
    #[error("this commitment was used before")]
    SealReused,
    /// The caller's secret does not match the last commitment. Without a secret the match loads and continues with a
    /// new one.
    #[error("the secret does not belong to this match")]
    WrongSecret,
    /// A revealed seed does not match the commitment.
    #[error("the revealed seed does not match its commitment")]
    ForeignSecret,
    /// The line ends the match, but the match is not over.
    #[error("the match is not over here")]
    NotOver,
    /// The recorded winners differ from those of the rules.
    #[error("winners {} recorded, but the rules say {}", seats(*.found), seats(*.expected))]
    Winners {
        /// The winners according to the rules.
        expected: SeatSet,
        /// The recorded winners.
        found: SeatSet,
    },
    /// The lines before the end do not have the hash that was recorded when the match ended.
    #[error("the log was changed after the match had ended")]
    Changed,
    /// There is a line after the end of the match.
    #[error("the match was over before this line")]
    AfterEnd,
    /// The save and the snapshot are of different matches.
    #[error("this is not the match the snapshot was taken of")]
    OtherMatch,
    /// No new secret could be generated to continue with.
    #[error(transparent)]
    NoEntropy(#[from] NoEntropy),
}

impl LoadError {
    pub(crate) const fn new(line: usize, problem: Problem) -> Self {
        Self { line, problem }
    }

    /// Returns whether the file is well-formed but cannot have been produced by these rules.
    pub const fn is_divergence(&self) -> bool {
        matches!(
            self.problem,
            Problem::NotOffered { .. }
                | Problem::NotAsked { .. }
                | Problem::Luck { .. }
                | Problem::LuckLeft { .. }
                | Problem::Digest { .. }
        )
    }
}

fn place(line: usize) -> String {
    if line == 0 { "header".into() } else { format!("line {line}") }
}

fn behind(keys: &[String]) -> String {
    if keys.is_empty() { String::new() } else { format!(" after \"{}\"", keys.join("\", \"")) }
}

fn seats(set: SeatSet) -> String {
    if set.is_empty() {
        return "nobody".into();
    }
    set.iter().map(name).collect::<Vec<_>>().join(" or ")
}

/// The name of a seat in messages; P1 is the first.
fn name(seat: Seat) -> String {
    format!("P{}", seat.idx() + 1)
}

fn value(found: Option<u32>) -> String {
    found.map_or_else(|| "none".into(), |v| v.to_string())
}
