//! The report of a load test.

use std::io::Write;

use serde::Serialize;

/// All measured values.
pub(super) struct Report {
    pub(super) tables: u64,
    pub(super) seconds: f64,
    /// Microseconds from sending a command to its acknowledgment, sorted.
    pub(super) waits: Vec<u32>,
    pub(super) games: u64,
    pub(super) faults: u64,
    pub(super) idle_socket_bytes: Option<u64>,
    pub(super) table_bytes: Option<u64>,
    pub(super) server_bytes: Option<u64>,
    pub(super) stats: Option<ServerStats>,
}

/// Metrics of the server during the measurement.
#[derive(Clone, Copy, Serialize)]
pub(super) struct ServerStats {
    pub(super) batches: u64,
    pub(super) rows: u64,
    /// Tables in memory at the end. Finished matches stay in memory for a short time.
    pub(super) tables: u64,
}

impl ServerStats {
    pub(super) const fn since(self, before: Self) -> Self {
        Self { batches: self.batches - before.batches, rows: self.rows - before.rows, tables: self.tables }
    }
}

impl Report {
    fn rate(&self) -> f64 {
        self.waits.len() as f64 / self.seconds
    }

    /// The time in milliseconds within which this share of the commands was acknowledged.
    fn wait(&self, share: f64) -> f64 {
        let last = self.waits.len().saturating_sub(1);
        let idx = (self.waits.len() as f64 * share) as usize;
        self.waits.get(idx.min(last)).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }

    /// Writes the report as text.
    pub(super) fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{} tables, {:.1} s: {:.0} moves/s durably committed and acknowledged",
            self.tables,
            self.seconds,
            self.rate()
        )?;
        let [a, b, c] = [0.5, 0.95, 0.99].map(|share| self.wait(share));
        writeln!(out, "wait for the acknowledgment: median {a:.1} ms, 95 % {b:.1} ms, 99 % {c:.1} ms")?;
        writeln!(out, "{} games finished, {} errors", self.games, self.faults)?;
        if let Some(ServerStats { batches, rows, tables }) = self.stats {
            let size = rows as f64 / batches.max(1) as f64;
            writeln!(out, "{rows} lines in {batches} transactions, {size:.1} each; {tables} tables in memory")?;
        }
        let kib = |bytes: u64| bytes as f64 / 1024.0;
        if let Some(bytes) = self.server_bytes {
            writeln!(out, "memory of the server without clients: {:.1} MiB", kib(bytes) / 1024.0)?;
        }
        if let Some(bytes) = self.idle_socket_bytes {
            writeln!(out, "memory of an idle socket: {:.1} KiB", kib(bytes))?;
        }
        if let Some(bytes) = self.table_bytes {
            writeln!(out, "memory of a table with two players: {:.1} KiB", kib(bytes))?;
        }
        Ok(())
    }

    /// Writes the report as JSON.
    pub(super) fn write_json(&self, out: &mut impl Write) -> std::io::Result<()> {
        let json = serde_json::json!({
            "tables": self.tables,
            "seconds": self.seconds,
            "moves_per_second": self.rate(),
            "wait_ms": { "median": self.wait(0.5), "p95": self.wait(0.95), "p99": self.wait(0.99) },
            "games": self.games,
            "faults": self.faults,
            "store": self.stats,
            "server_bytes": self.server_bytes,
            "idle_socket_bytes": self.idle_socket_bytes,
            "table_bytes": self.table_bytes,
        });
        writeln!(out, "{json}")
    }
}
