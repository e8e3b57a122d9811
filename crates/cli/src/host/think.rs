//! Bots that think on a background thread while the terminal stays responsive.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use games::{Stop, Thinking, Thought};

use super::HostError;

/// A bot that is thinking. Dropping the handle stops it.
pub(crate) struct ThinkHandle {
    answer: Receiver<Thought>,
    stop: Stop,
}

impl ThinkHandle {
    /// Starts thinking on a separate thread.
    pub(crate) fn start(thinking: Thinking) -> Self {
        let (send, answer) = channel();
        let stop = Stop::new();
        let flag = stop.clone();
        thread::spawn(move || {
            // The receiver is gone if the player has left the table.
            let _ = send.send(thinking.run(&flag));
        });
        Self { answer, stop }
    }

    /// The answer, if it is ready.
    pub(crate) fn poll(&self) -> Result<Option<Thought>, HostError> {
        match self.answer.try_recv() {
            Ok(thought) => Ok(Some(thought)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(HostError::BotFailed),
        }
    }

    /// Waits for the answer.
    pub(crate) fn finish(self) -> Result<Thought, HostError> {
        self.answer.recv().map_err(|_| HostError::BotFailed)
    }
}

impl Drop for ThinkHandle {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
