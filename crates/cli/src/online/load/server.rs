//! The server under test: a running one, or one started for the test.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::Context as _;
use client::Http;

use super::report::ServerStats;

/// The server under test.
pub(super) struct Server {
    url: String,
    own: Option<Own>,
}

struct Own {
    process: Child,
    folder: PathBuf,
    admin: String,
}

impl Server {
    /// Uses the server at an address, or starts a new one without limits.
    pub(super) fn open(url: Option<&str>) -> anyhow::Result<Self> {
        if let Some(url) = url {
            return Ok(Self { url: url.to_owned(), own: None });
        }
        let folder = std::env::temp_dir().join(format!("orrery-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).with_context(|| format!("creating {}", folder.display()))?;
        let admin = free_address()?;
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--machine-pace", "0"])
            .args(["--admin-listen", &admin.to_string()])
            .arg("--data")
            .arg(&folder)
            .env("ORRERY_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .context("starting a server")?;
        let mut line = String::new();
        let stdout = process.stdout.take().context("the server's output")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let own = Own { process, folder, admin: format!("http://{admin}") };
        let url = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        let server = Self { url, own: Some(own) };
        anyhow::ensure!(server.url.starts_with("http"), "the server did not start: {line}");
        Ok(server)
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// The server's memory in bytes, if the operating system reports it.
    pub(super) fn memory(&self) -> Option<u64> {
        let id = self.own.as_ref()?.process.id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kib| kib * 1024)
    }

    /// Reads the metrics: batches and rows written so far, and tables in memory.
    pub(super) fn stats(&self) -> Option<ServerStats> {
        let text = Http::new(&self.own.as_ref()?.admin).get_text("/metrics").ok()?;
        let value = |name: &str| {
            let line = text.lines().find(|line| line.starts_with(&format!("{name} ")))?;
            line.split(' ').nth(1)?.parse::<f64>().ok().map(|value| value as u64)
        };
        Some(ServerStats {
            batches: value("orrery_store_batches")?,
            rows: value("orrery_store_rows")?,
            tables: value("orrery_tables_in_memory").unwrap_or(0),
        })
    }

    /// Stops the server if it was started for the test.
    pub(super) fn close(&mut self) -> anyhow::Result<()> {
        if let Some(Own { mut process, folder, .. }) = self.own.take() {
            process.kill()?;
            process.wait()?;
            std::fs::remove_dir_all(&folder).with_context(|| format!("removing {}", folder.display()))?;
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // An early return must not leave a server running.
        let _ = self.close();
    }
}

fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}
