//! Everything that can go wrong, with the facts.

use std::io;

use table::{Outcome, Seat, SeatSet};

use crate::header::VERSION;
use crate::secret::NoEntropy;

/// Why a choice was not carried out. The match is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Nothing can be chosen any more.
    #[error("the match is over")]
    Over(Outcome),
    /// The match waits for somebody else.
    #[error("it is not the turn of {}; waiting for {}", name(*.seat), seats(*.waiting))]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who may choose.
        waiting: SeatSet,
    },
    /// An empty list.
    #[error("nothing was chosen")]
    NothingChosen,
    /// A list longer than any question.
    #[error("{0} picks at once are too many")]
    TooMany(usize),
    /// A pick that is not on offer.
    #[error("\"{word}\" is not an option{}; options: {}", behind(.after), .options.join(", "))]
    Unknown {
        /// The pick.
        word: String,
        /// The picks of the same list that would have gone before it.
        after: Vec<String>,
        /// What is on offer instead.
        options: Vec<String>,
    },
    /// The seat had nothing more to choose when this pick's turn came.
    #[error("nothing is left to choose for \"{word}\"{}", behind(.after))]
    Surplus {
        /// The pick.
        word: String,
        /// The picks of the same list that would have gone before it.
        after: Vec<String>,
    },
    /// Luck came before this pick. If a list could go on behind luck, a refused list would be a free look ahead.
    #[error("\"{word}\" must be chosen on its own, because a random draw comes before it{}", behind(.after))]
    Luck {
        /// The pick.
        word: String,
        /// The picks of the same list that would have gone before it.
        after: Vec<String>,
    },
    /// The match was salvaged from a damaged file; branch it to play on.
    #[error("this match can only be looked at")]
    ViewOnly,
}

/// Why nothing was taken back or brought back. The match is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// The seal is open, so that whoever took back a pick now would know the luck to come, or the match was salvaged.
    #[error("the match is over or can only be looked at")]
    Closed,
    /// Nobody sits there.
    #[error("there is no {}", name(*.0))]
    NoSuchSeat(Seat),
    /// Nothing has been done yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// The latest step asked luck or showed something hidden.
    #[error("luck or a revealed card in line {line} stands in the way; the others must agree")]
    Barrier {
        /// The line of that step.
        line: usize,
    },
    /// The latest pick is somebody else's.
    #[error("{} has chosen since, in line {line}; the others must agree", name(*.seat))]
    NotYours {
        /// Who.
        seat: Seat,
        /// In which line.
        line: usize,
    },
    /// Nothing was undone since the last pick.
    #[error("there is nothing to bring back")]
    NothingUndone,
}

/// Why no branch was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBranch {
    /// The log is shorter.
    #[error("the log ends with line {last}")]
    NoSuchLine {
        /// Its last line.
        last: usize,
    },
    /// At that line the match is over.
    #[error("the match is over at line {line}")]
    Over {
        /// That line.
        line: usize,
    },
    /// The log does not replay. Rules that give the same bytes for the same inputs never come here.
    #[error("the log does not replay beyond line {line}")]
    Diverges {
        /// The first line that does not.
        line: usize,
    },
    /// The secret is one the match has used: the branch would show the original's luck.
    #[error("a branch needs a secret of its own")]
    SameSecret,
}

/// What is wrong with a save, and where.
#[derive(Debug, thiserror::Error)]
#[error("line {line} (the header is line 0): {problem}")]
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
    /// Larger than any save.
    #[error("the file is too large for a save")]
    TooLarge,
    /// No header.
    #[error("the file is empty")]
    Empty,
    /// Not text.
    #[error("not UTF-8 text")]
    NotUtf8,
    /// Not the JSON that should stand there.
    #[error("damaged: {0}")]
    Syntax(String),
    /// JSON, but not a save.
    #[error("not an orrery save")]
    NotASave,
    /// A format of another version.
    #[error("format version {0}, but this program reads version {VERSION}")]
    Version(u64),
    /// Not exactly one of pick, undo, redo, reseal, reveal.
    #[error("neither a pick nor an undo, redo, reseal or reveal, or several at once")]
    Kind,
    /// A field that this kind of line needs.
    #[error("\"{0}\" is missing")]
    Missing(&'static str),
    /// No such seat at this table. The number is that of the file, which counts from 0.
    #[error("there is no P{}", .0.saturating_add(1))]
    Seat(usize),
    /// The replay went another way: the pick is not on offer.
    #[error(
        "the replay diverges: {} picked \"{word}\"{}, but the options are: {}",
        name(*.seat), behind(.after), .options.join(", ")
    )]
    NotOffered {
        /// Who picked.
        seat: Seat,
        /// What the log says.
        word: String,
        /// Earlier picks of the same line.
        after: Vec<String>,
        /// What the rules offer at that point.
        options: Vec<String>,
    },
    /// The replay went another way: that seat is not asked.
    #[error("the replay diverges: {} picked \"{word}\", but {} may choose", name(*.seat), seats(*.waiting))]
    NotAsked {
        /// Who picked.
        seat: Seat,
        /// What the log says.
        word: String,
        /// Who may choose at that point; nobody when the match is over.
        waiting: SeatSet,
    },
    /// The replay went another way: the rules ask for other luck.
    #[error("the replay diverges: draw {draw} should be below {below}, found {}", value(*.found))]
    Luck {
        /// Which draw of the line, from 0.
        draw: usize,
        /// What the rules ask for.
        below: u32,
        /// The recorded value, if there is one.
        found: Option<u32>,
    },
    /// The replay went another way: more luck is recorded than the rules ask for.
    #[error("the replay diverges: {found} draws recorded, {used} asked for")]
    LuckLeft {
        /// Draws asked for.
        used: usize,
        /// Draws recorded.
        found: usize,
    },
    /// A draw that does not come from the seed.
    #[error("draw {draw} is {found}, but the sealed seed gives {sealed}")]
    Draw {
        /// Which draw of the line, from 0.
        draw: usize,
        /// The recorded value.
        found: u32,
        /// What the seed gives.
        sealed: u32,
    },
    /// The replay went another way: the state differs.
    #[error("the replay diverges: digest {expected} expected, found {found}")]
    Digest {
        /// What the log says.
        expected: String,
        /// The digest of the replayed state.
        found: String,
    },
    /// An undo of more than there is, of nothing, or without the consent it needs.
    #[error("{commits} choices taken back, but only {possible} could be")]
    Undo {
        /// What the log says.
        commits: usize,
        /// How many there were.
        possible: usize,
    },
    /// A redo of more than there is, or of nothing.
    #[error("{commits} commits brought back, but only {possible} could be")]
    Redo {
        /// What the log says.
        commits: usize,
        /// How many there were.
        possible: usize,
    },
    /// A seal was used twice: the same luck would come again.
    #[error("this seal was used before")]
    SealReused,
    /// The secret given by the caller is not the one the last seal was made with. Without a secret the match loads and
    /// continues under a new seal.
    #[error("the secret does not belong to this match")]
    WrongSecret,
    /// A revealed seed that the commitment does not stand for.
    #[error("the revealed seed is not the one that was sealed")]
    ForeignSecret,
    /// The end is declared, but the rules go on.
    #[error("the match is not over here")]
    NotOver,
    /// Other winners than the rules say.
    #[error("winners {} recorded, but the rules say {}", seats(*.found), seats(*.expected))]
    Winners {
        /// What the rules say.
        expected: SeatSet,
        /// What the log says.
        found: SeatSet,
    },
    /// The lines before the end are not those that were hashed when the match ended.
    #[error("the log was changed after the match had ended")]
    Changed,
    /// Something stands behind the end of the match.
    #[error("the match was over before this line")]
    AfterEnd,
    /// Two logs that should be the same match are not.
    #[error("this is not the match the snapshot was taken of")]
    OtherMatch,
    /// No fresh secret to continue under.
    #[error(transparent)]
    NoEntropy(#[from] NoEntropy),
}

impl LoadError {
    pub(crate) const fn new(line: usize, problem: Problem) -> Self {
        Self { line, problem }
    }

    /// The file is well-formed, but these rules cannot have produced it.
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

fn behind(words: &[String]) -> String {
    if words.is_empty() { String::new() } else { format!(" after \"{}\"", words.join("\", \"")) }
}

fn seats(set: SeatSet) -> String {
    if set.is_empty() {
        return "nobody".into();
    }
    set.iter().map(name).collect::<Vec<_>>().join(" or ")
}

/// A seat as everybody calls it: P1 is the first.
fn name(seat: Seat) -> String {
    format!("P{}", seat.idx() + 1)
}

fn value(found: Option<u32>) -> String {
    found.map_or_else(|| "none".into(), |v| v.to_string())
}
