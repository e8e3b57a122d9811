//! A log that never blocks: a separate thread writes lines from a queue. Lines that do not fit are counted and dropped.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use tracing_subscriber::fmt::MakeWriter;

use super::args::LogForm;

/// The maximum number of lines in the queue.
const QUEUE: usize = 2048;
/// How long the program waits for the last lines before it exits.
const PATIENCE: Duration = Duration::from_secs(1);

enum Order {
    Line(Vec<u8>),
    /// Answered after all earlier lines are written.
    Flush(SyncSender<()>),
}

/// The writer for log lines. Each event must arrive in one `write` call.
#[derive(Clone)]
pub(crate) struct Lines {
    queue: SyncSender<Order>,
    dropped: Arc<AtomicU64>,
}

/// Waits for the last lines, up to a limit, when it is dropped.
pub(crate) struct Guard {
    queue: SyncSender<Order>,
}

/// Creates a log that writes to a stream but never waits for it.
pub(crate) fn lossy(stream: impl Write + Send + 'static, form: LogForm) -> (Lines, Guard) {
    let (queue, orders) = sync_channel(QUEUE);
    let dropped = Arc::new(AtomicU64::new(0));
    let lines = Lines { queue: queue.clone(), dropped: dropped.clone() };
    let written =
        std::thread::Builder::new().name("log".to_owned()).spawn(move || write(&orders, stream, &dropped, form));
    // If the thread could not start, the queue is never read: all lines are dropped, but the server keeps running.
    drop(written);
    (lines, Guard { queue })
}

fn write(orders: &Receiver<Order>, mut stream: impl Write, dropped: &AtomicU64, form: LogForm) {
    while let Ok(order) = orders.recv() {
        match order {
            Order::Line(line) => {
                // There is no other place to report that the log cannot be written.
                let _ = stream.write_all(&line);
                let lost = dropped.swap(0, Ordering::Relaxed);
                if lost > 0 {
                    let told = match form {
                        LogForm::Text => format!(" WARN log lines were lost lost={lost}\n"),
                        LogForm::Json => {
                            let fields = format!(r#"{{"message":"log lines were lost","lost":{lost}}}"#);
                            format!("{{\"level\":\"WARN\",\"fields\":{fields}}}\n")
                        }
                    };
                    let _ = stream.write_all(told.as_bytes());
                }
            }
            Order::Flush(done) => {
                let _ = stream.flush();
                let _ = done.try_send(());
            }
        }
    }
}

impl Write for Lines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if self.queue.try_send(Order::Line(line.to_vec())).is_err() {
            self.dropped.fetch_add(1, Ordering::Relaxed);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        let (done, written) = sync_channel(1);
        // A full queue means that the reader has stopped reading.
        if self.queue.try_send(Order::Flush(done)).is_ok() {
            let _ = written.recv_timeout(PATIENCE);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    /// A stream that blocks until it is released and reports what was written to it.
    struct Stuck {
        go: Receiver<()>,
        taken: std::sync::mpsc::Sender<Vec<u8>>,
        free: bool,
    }

    impl Write for Stuck {
        fn write(&mut self, some: &[u8]) -> io::Result<usize> {
            if !self.free {
                let _ = self.go.recv();
                self.free = true;
            }
            let _ = self.taken.send(some.to_vec());
            Ok(some.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_stream_nobody_reads_stops_nobody_and_what_was_lost_is_counted() {
        let (go, wait) = channel();
        let (taken, seen) = channel();
        let (mut lines, guard) = lossy(Stuck { go: wait, taken, free: false }, LogForm::Text);
        for n in 0..QUEUE + 500 {
            lines.write_all(format!("line {n}\n").as_bytes()).expect("writing never fails");
        }
        go.send(()).expect("the writer waits");
        let text = |some: Vec<u8>| String::from_utf8(some).expect("text");
        assert_eq!(text(seen.recv().expect("a line")), "line 0\n");
        drop(guard);
        let rest: Vec<String> = seen.try_iter().map(text).collect();
        let told = rest.concat();
        assert!(told.contains("line 1\n") && told.contains("log lines were lost lost="), "{told}");
        assert!(rest.len() < QUEUE + 100, "{} lines fit in a queue of {QUEUE}", rest.len());
    }
}
