//! What is asked and answered outside the socket.

mod account;
mod analysis;
mod bug;
mod deck;
mod house;
mod replay;
mod table;

pub use account::{
    AccountKind, Ban, BotMade, Credentials, Export, Me, NewBot, NewName, NewPassword, Profile, RatingInfo, SessionInfo,
    Settings, Shut, ShutInfo, UserRole, WebhookKey,
};
pub use analysis::{Analysis, Mistake, Point};
pub use bug::{BugFiled, BugInfo, NewBug};
pub use deck::{
    DeckAnswer, DeckBar, DeckCheck, DeckChoice, DeckCount, DeckEntry, DeckFormat, DeckHand, DeckIdentity, DeckLine,
    DeckLineKind, DeckList, DeckPart, DeckPaste, DeckProblem, DeckReading, DeckRoll, DeckStarter, DeckTable, DeckTag,
    DeckText, DeckTry, DeckVerdict, DeckWish, DeckWrite, KeptDeck, Workshop,
};
pub use house::{
    About, ApiError, CardFace, CardPart, GameInfo, Glint, LevelInfo, ModeInfo, NewReport, Print, ReportInfo,
    RulingInfo, Stamp, StampSpot, Verdict,
};
pub use replay::{Branch, Moment, Proof, Replay, ReplayFrame, Rolls};
pub use table::{OpenLesson, OpenTable, Opened, SeatInfo, SeatWish, Sit, TableInfo, TableList, TableOptions};
