//! Errors with exit codes.

use std::io;

use games::OpenError;

use crate::host::HostError;

/// The command ran, but its result is negative.
pub(crate) const NO: u8 = 1;
/// Wrong arguments. `clap` uses the same number.
pub(crate) const USAGE: u8 = 2;
/// A file that cannot be read or is damaged.
pub(crate) const UNREADABLE: u8 = 3;
/// A file that cannot be written.
pub(crate) const UNWRITABLE: u8 = 4;
/// The user interrupted the command.
pub(crate) const INTERRUPTED: u8 = 130;

/// An error message with an exit code.
#[derive(Debug, thiserror::Error)]
#[error("{what}")]
pub(crate) struct Fail {
    pub(crate) code: u8,
    what: String,
}

/// Creates an error with this exit code.
pub(crate) fn fail(code: u8, what: impl Into<String>) -> anyhow::Error {
    Fail { code, what: what.into() }.into()
}

/// Creates an error about wrong arguments.
pub(crate) fn usage(what: impl std::fmt::Display) -> anyhow::Error {
    fail(USAGE, what.to_string())
}

/// The exit code for an error.
pub(crate) fn code(error: &anyhow::Error) -> u8 {
    if let Some(fail) = error.downcast_ref::<Fail>() {
        return fail.code;
    }
    if let Some(error) = error.downcast_ref::<HostError>() {
        return match error {
            HostError::Open(_) | HostError::Seats { .. } | HostError::Exists(_) => USAGE,
            HostError::Read(..) | HostError::Damaged(..) => UNREADABLE,
            HostError::Write(..) | HostError::Busy(_) => UNWRITABLE,
            HostError::Refused(_) | HostError::NoUndo(_) | HostError::BotFailed => NO,
        };
    }
    if error.is::<OpenError>() { USAGE } else { NO }
}

/// Returns whether the output pipe was closed, as in `orrery cards star-realms | head`. This is not an error.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
}
