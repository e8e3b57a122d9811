//! What is asked and answered outside the socket.

mod account;
mod house;
mod table;

pub use account::{
    AccountKind, Ban, BotMade, Credentials, Export, Me, NewBot, NewName, NewPassword, Profile, RatingInfo, SessionInfo,
    Settings, Shut, ShutInfo, UserRole,
};
pub use house::{About, ApiError, CardFace, GameInfo, LevelInfo, ModeInfo, NewReport, ReportInfo, RulingInfo, Verdict};
pub use table::{OpenTable, Opened, SeatInfo, SeatWish, Sit, TableInfo, TableList, TableOptions};
