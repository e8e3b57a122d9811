//! A machine thinking while the terminal stays alive.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use games::{Stop, Thinking, Thought};

use super::HostError;

/// A machine at work. Dropping it stops it.
pub(crate) struct ThinkHandle {
    answer: Receiver<Thought>,
    stop: Stop,
}

impl ThinkHandle {
    /// Lets it think on a thread of its own.
    pub(crate) fn start(thinking: Thinking) -> Self {
        let (send, answer) = channel();
        let stop = Stop::new();
        let flag = stop.clone();
        thread::spawn(move || {
            // Nobody listens any more when the table was left.
            let _ = send.send(thinking.run(&flag));
        });
        Self { answer, stop }
    }

    /// The answer, if there is one yet.
    pub(crate) fn poll(&self) -> Result<Option<Thought>, HostError> {
        match self.answer.try_recv() {
            Ok(thought) => Ok(Some(thought)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(HostError::Mind),
        }
    }

    /// Waits for the answer.
    pub(crate) fn finish(self) -> Result<Thought, HostError> {
        self.answer.recv().map_err(|_| HostError::Mind)
    }
}

impl Drop for ThinkHandle {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
