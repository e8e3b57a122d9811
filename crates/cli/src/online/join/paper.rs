//! The terminal: output lines and input lines.

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write};

use tokio::sync::mpsc;

use super::desk::Tone;
use crate::clean::clean;

/// The maximum length of an input line, so that a stream without line breaks cannot fill the memory.
const LONGEST: u64 = 4096;

/// The output: plain lines, with some color if the output is a terminal.
pub(super) struct Paper<'a, W> {
    out: &'a mut W,
    color: bool,
    /// Print a prompt sign before reading input.
    prompt: bool,
    at_prompt: bool,
}

impl<'a, W: Write> Paper<'a, W> {
    pub(super) fn new(out: &'a mut W) -> Self {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let color = io::stdout().is_terminal() && !set("NO_COLOR") && !dumb;
        Self { out, color, prompt: io::stdin().is_terminal(), at_prompt: false }
    }

    pub(super) fn line(&mut self, tone: Tone, text: &str) -> io::Result<()> {
        if std::mem::take(&mut self.at_prompt) {
            self.out.write_all(if self.color { b"\r\x1b[K" } else { b"\n" })?;
        }
        for line in clean(text).lines() {
            match (self.color, tone) {
                (false, _) | (_, Tone::Plain) => writeln!(self.out, "{line}")?,
                (true, Tone::Ask) => writeln!(self.out, "\x1b[1m{line}\x1b[0m")?,
                (true, Tone::Own) => writeln!(self.out, "\x1b[36m{line}\x1b[0m")?,
                (true, Tone::Warn) => writeln!(self.out, "\x1b[33m{line}\x1b[0m")?,
            }
        }
        Ok(())
    }

    /// Clears the screen, if the terminal supports it.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.color {
            self.out.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
            self.at_prompt = false;
        }
        Ok(())
    }

    /// Prints the prompt sign and flushes the output.
    pub(super) fn ready(&mut self) -> io::Result<()> {
        if self.prompt && !self.at_prompt {
            self.out.write_all(b"> ")?;
            self.at_prompt = true;
        }
        self.out.flush()
    }

    /// Notes that the user has entered a line, so the cursor is at the start of a line.
    pub(super) fn typed(&mut self) {
        self.at_prompt = false;
    }
}

/// Input lines, read by a separate thread, because a blocking read from a terminal cannot be canceled.
pub(super) struct Lines {
    from: mpsc::Receiver<String>,
}

impl Lines {
    pub(super) fn open() -> Self {
        let (to, from) = mpsc::channel(1);
        std::thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let mut bytes = Vec::new();
                match input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {}
                }
                let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned();
                if to.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        Self { from }
    }

    /// The next line; `None` at the end of the input. The future can be dropped without losing a line.
    pub(super) async fn next(&mut self) -> Option<String> {
        self.from.recv().await
    }
}
