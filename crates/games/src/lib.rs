#![doc = include_str!("../README.md")]

mod adapters;
mod any;
mod bulk;
mod course;
mod decks;
mod lesson;
mod machine;
mod measure;
mod registry;
mod review;
mod standing;
mod think;
mod typed_table;

pub use adapters::GAMES;
pub use any::{AnyTable, Choice, LogEntry, NoSuchTarget, Proposed, Question, Why};
pub use bulk::{arena, arena_rounds, simulate};
pub use course::{Branched, Course, branch};
pub use decks::{
    DeckBuilder, DeckCheck, DeckChoice, DeckCount, DeckEntry, DeckFormat, DeckGroup, DeckHand, DeckIdentity, DeckLine,
    DeckLineKind, DeckList, DeckPart, DeckProblem, DeckReading, DeckRoll, DeckStarter, DeckTable, DeckTag, DeckText,
    DeckWish, ReadError, WriteError, deck_builder, fuzz_decks, mode_of_decks, with_decks,
};
pub use lesson::{Lesson, LessonStep, Progress, Wants, Who, lesson};
pub use machine::{level_line, level_word, machine_name};
pub use measure::{Measured, answers, measure};
pub use registry::{
    GameInfo, ModeInfo, OpenError, Opened, Ruling, Wanted, check_texts, is_proper, load, mode, open, peek, rules,
    rulings, salvage, say, setup, verify,
};
pub use review::{Judged, Mistake, Point, Review, course_of};
pub use search::{Arena, BotSpec, Cores, Level, Plan, Record, Row, Stats, Stop, Tally};
pub use session::{
    Act, LoadError, Loading, NoBranch, NoUndo, Problem, Refused, Report, SIZE_LIMIT, Save, Secret, Tail, What, file,
};
pub use standing::{Stops, forced, obvious};
pub use table::{
    ActKind, AskKind, Card, CardId, Counter, EffectIcon, Face, Gauge, Map, MapSpot, Mark, MarkState, More, Outcome,
    Panel, Part, Phrase, Place, Print, Pull, Roll, Seat, SeatSet, Shown, Spot, Stamp, TableView, Target, ToAct, Track,
    Viewer, WindowKind, Zone, ZoneRole,
};
pub use text::{Lang, Names, Realizer, Span, SpanKind, is_unruly, is_unseen, plain};
pub use think::{Thinking, Thought, ThoughtLine};
