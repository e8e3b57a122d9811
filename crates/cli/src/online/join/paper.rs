//! Where lines are printed, and where they come from.

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write};

use tokio::sync::mpsc;

use super::desk::Tone;
use crate::clean::clean;

/// Nobody types a longer line; a stream without line breaks must not fill the memory.
const LONGEST: u64 = 4096;

/// The output: plain lines, with a little color where a person looks.
pub(super) struct Paper<'a, W> {
    out: &'a mut W,
    color: bool,
    /// Show a mark where something can be typed.
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

    /// Hides what was shown, where a screen can.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.color {
            self.out.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
            self.at_prompt = false;
        }
        Ok(())
    }

    /// Everything is out, and something can be typed.
    pub(super) fn ready(&mut self) -> io::Result<()> {
        if self.prompt && !self.at_prompt {
            self.out.write_all(b"> ")?;
            self.at_prompt = true;
        }
        self.out.flush()
    }

    /// Whoever typed a line stands at the beginning of the next.
    pub(super) fn typed(&mut self) {
        self.at_prompt = false;
    }
}

/// Lines of input, read by a thread of its own: a terminal cannot be waited for and left again otherwise.
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

    /// The next line; `None` at the end of input. Nothing is lost when it is not waited for to the end.
    pub(super) async fn next(&mut self) -> Option<String> {
        self.from.recv().await
    }
}
