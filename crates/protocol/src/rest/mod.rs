//! Requests and responses of the HTTP API.

mod account;
mod analysis;
mod bug;
mod deck;
mod replay;
mod server_info;
mod table;

pub use account::{
    AccountKind, Ban, BotMade, Credentials, Export, Me, Mute, MuteKind, NewBot, NewName, NewPassword, Profile,
    RatingInfo, SessionInfo, Settings, UserRole, WebhookKey,
};
pub use analysis::{Analysis, Mistake, Point};
pub use bug::{BugFiled, BugInfo, NewBug};
pub use deck::{
    DeckAnswer, DeckBar, DeckCatalog, DeckCheck, DeckChoice, DeckCount, DeckEntry, DeckFormat, DeckHand, DeckIdentity,
    DeckLine, DeckLineKind, DeckList, DeckPart, DeckPaste, DeckProblem, DeckReading, DeckRoll, DeckStarter, DeckTable,
    DeckTag, DeckText, DeckTry, DeckVerdict, DeckWish, DeckWrite, KeptDeck,
};
pub use replay::{Branch, Moment, Proof, Replay, ReplayStep, Rolls};
pub use server_info::{
    About, ApiError, CardFace, CardPart, EffectIcon, GameInfo, LevelInfo, ModeInfo, NewReport, Print, ReportInfo,
    RulingInfo, Stamp, StampSpot, Verdict,
};
pub use table::{OpenLesson, OpenTable, Opened, SeatInfo, SeatWish, Sit, TableInfo, TableList, TableOptions};
