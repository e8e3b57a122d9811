//! Handlers for Ctrl-C. Nothing is lost, and the command to resume a match is printed.

use std::io::{self, Write};
use std::process;

use games::{Lang, Stop};

use crate::clean::clean;
use crate::fail::INTERRUPTED;
use crate::host::Host;
use crate::words::say;

/// Prints the command to resume this match when the program is interrupted. Every choice is already on the disk. At
/// worst the line being written is cut off, and loading repairs that.
pub(crate) fn tell_on_leaving(host: &Host, lang: Lang) {
    let Some(command) = host.resume_command() else { return };
    let text = format!("{}: {command}", say(lang, "ui.cli.resume"));
    on_interrupt(move || {
        let _ = writeln!(io::stderr(), "\n{}", clean(&text));
        process::exit(INTERRUPTED.into());
    });
}

/// Stops long work on an interrupt, so that it reports what it has. A second interrupt exits immediately.
pub(crate) fn raise(stop: &Stop) {
    let stop = stop.clone();
    on_interrupt(move || {
        if stop.is_raised() {
            process::exit(INTERRUPTED.into());
        }
        stop.raise();
    });
}

/// Sets the function to run when the program is interrupted.
pub(crate) fn on_interrupt(then: impl FnMut() + Send + 'static) {
    // Without a handler the system ends the program. That loses nothing but the hint.
    let _ = ctrlc::set_handler(then);
}
