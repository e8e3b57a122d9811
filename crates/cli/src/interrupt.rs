//! Leaving by Ctrl-C: nothing is lost, and the way back is told.

use std::io::{self, Write};
use std::process;

use games::{Lang, Stop};

use crate::clean::clean;
use crate::fail::INTERRUPTED;
use crate::host::Host;
use crate::words::say;

/// From here on an interrupted program tells how to go on with this match before it ends. Every choice is on the disk
/// already; at worst the line being written is cut, which loading repairs.
pub(crate) fn tell_on_leaving(host: &Host, lang: Lang) {
    let Some(command) = host.resume_command() else { return };
    let text = format!("{}: {command}", say(lang, "ui.cli.resume"));
    on_interrupt(move || {
        let _ = writeln!(io::stderr(), "\n{}", clean(&text));
        process::exit(INTERRUPTED.into());
    });
}

/// An interrupt asks long work to end with what it has.
pub(crate) fn raise(stop: &Stop) {
    let stop = stop.clone();
    on_interrupt(move || {
        if stop.is_raised() {
            process::exit(INTERRUPTED.into());
        }
        stop.raise();
    });
}

/// What to do when the program is asked to end.
pub(crate) fn on_interrupt(then: impl FnMut() + Send + 'static) {
    // Without a handler the system ends the program, which loses nothing either: only the hint is missing.
    let _ = ctrlc::set_handler(then);
}
