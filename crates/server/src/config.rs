//! The settings of a server.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use protocol::Clock;

/// Settings of a server. `docs/OPERATING.md` explains each.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens on.
    pub listen: SocketAddr,
    /// The URL of the database.
    pub database: String,
    /// The public URL, e.g. `https://play.example.org`. With https, the cookies are `__Host-` and `Secure`.
    pub public_url: Option<String>,
    /// Additional origins that may use this server.
    pub origins: Vec<String>,
    /// Allow cookies over plain HTTP beyond this machine.
    pub insecure_cookies: bool,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpAddr>,
    /// A second listener that serves `/metrics` without a token.
    pub admin_listen: Option<SocketAddr>,
    /// Hosts that webhooks may go to; none by default.
    pub webhook_hosts: Vec<String>,
    /// Ports of these hosts that webhooks may go to.
    pub webhook_ports: Vec<u16>,
    /// The server is ready only if this number of bytes is free on the disk of the database.
    pub min_free_space: u64,
    /// The number of bots that may think at the same time; one per core when 0.
    pub thinkers: usize,
    /// The time between two moves of a bot while clients follow the table.
    pub machine_pace: Duration,
    /// The time that players have.
    pub clocks: ClockTerms,
    /// The time that clients have.
    pub timeouts: Timeouts,
    /// Limits on what clients may use.
    pub limits: Limits,
}

/// The time that clients have.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// From the beginning of a connection, or from the last answer, to the last header of a request.
    pub header: Duration,
    /// From the last header to the end of the body.
    pub body: Duration,
    /// For the client to receive any part of an answer.
    pub stall: Duration,
    /// Between two pings on a socket. One that leaves three of them unanswered is closed.
    pub ping: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            header: Duration::from_secs(20),
            body: Duration::from_secs(30),
            stall: Duration::from_secs(30),
            ping: Duration::from_secs(20),
        }
    }
}

/// The grace period of a decision and the initial bank in milliseconds, for each kind of clock.
#[derive(Clone, Copy, Debug)]
pub struct ClockTerms {
    /// For a match in one sitting.
    pub blitz: (i64, i64),
    /// For a tournament.
    pub tournament: (i64, i64),
    /// The length of a day, for correspondence games.
    pub day: i64,
}

impl Default for ClockTerms {
    fn default() -> Self {
        Self { blitz: (20_000, 120_000), tournament: (5_000, 1_800_000), day: 24 * 60 * 60 * 1000 }
    }
}

impl ClockTerms {
    /// The grace period and the bank of a clock; `None` when the table has no clocks.
    pub(crate) const fn of(&self, clock: Clock) -> Option<(i64, i64)> {
        match clock {
            Clock::None => None,
            Clock::Blitz => Some(self.blitz),
            Clock::Tournament => Some(self.tournament),
            Clock::Days(days) => Some((days as i64 * self.day, 0)),
        }
    }
}

/// The length of a log.
#[derive(Clone, Copy, Debug)]
pub struct LogSize {
    /// The number of lines.
    pub lines: usize,
    /// The number of bytes.
    pub bytes: usize,
}

/// A longer log allows no undo. The longest matches have some thousand lines.
const UNDO_LOG: LogSize = LogSize { lines: 20_000, bytes: 8 << 20 };
/// A match with a longer log is closed. This is half of what can be loaded.
const LOG: LogSize = LogSize { lines: 200_000, bytes: games::SIZE_LIMIT as usize / 2 };

/// Limits on what clients may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// A log of this size allows no undo, because choosing and undoing in turn would let it grow without end.
    pub undo_log: LogSize,
    /// A match with a log of this size is closed.
    pub log: LogSize,
    /// The size of a message in bytes.
    pub message_bytes: usize,
    /// Messages per socket in ten seconds.
    pub messages_per_10s: u32,
    /// Messages that may arrive in one burst.
    pub message_burst: u32,
    /// Sockets per user.
    pub sockets_per_user: usize,
    /// All connections together. By default as many as the limit of open files allows, minus a reserve.
    pub connections: Option<usize>,
    /// Connections per address, whatever they are used for.
    pub connections_per_address: usize,
    /// Sockets per address.
    pub sockets_per_address: usize,
    /// Watchers per table.
    pub watchers: usize,
    /// Tables that an account may create in an hour.
    pub tables_per_hour: i64,
    /// Tables that a guest may create in an hour.
    pub guest_tables_per_hour: i64,
    /// Unfinished tables at which a user may sit.
    pub tables_at_once: i64,
    /// The length of a chat line in characters.
    pub chat_chars: usize,
    /// Chat lines per user in ten seconds.
    pub chat_per_10s: u32,
    /// Sign-in attempts per address in a minute.
    pub logins_per_minute: u32,
    /// New accounts per address in an hour.
    pub registrations_per_hour: u32,
    /// New guests per address in an hour. A household or a school shares one address.
    pub guests_per_hour: u32,
    /// Other requests per address in ten seconds.
    pub requests_per_10s: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            undo_log: UNDO_LOG,
            log: LOG,
            message_bytes: 16 << 10,
            messages_per_10s: 40,
            message_burst: 20,
            sockets_per_user: 10,
            connections: None,
            connections_per_address: 100,
            sockets_per_address: 30,
            watchers: 64,
            tables_per_hour: 20,
            guest_tables_per_hour: 5,
            tables_at_once: 8,
            chat_chars: 300,
            chat_per_10s: 5,
            logins_per_minute: 5,
            registrations_per_hour: 5,
            guests_per_hour: 60,
            requests_per_10s: 200,
        }
    }
}

impl Limits {
    /// Practically no limits, for benchmarks in which one client plays all users.
    pub const fn none() -> Self {
        const MANY: u32 = 1_000_000_000;
        Self {
            undo_log: UNDO_LOG,
            log: LOG,
            message_bytes: 16 << 10,
            messages_per_10s: MANY,
            message_burst: MANY,
            sockets_per_user: MANY as usize,
            connections: None,
            connections_per_address: MANY as usize,
            sockets_per_address: MANY as usize,
            watchers: 64,
            tables_per_hour: MANY as i64,
            guest_tables_per_hour: MANY as i64,
            tables_at_once: MANY as i64,
            chat_chars: 300,
            chat_per_10s: MANY,
            logins_per_minute: MANY,
            registrations_per_hour: MANY,
            guests_per_hour: MANY,
            requests_per_10s: MANY,
        }
    }
}

impl Config {
    /// The settings of a server for this computer only.
    pub fn local(listen: SocketAddr, database: impl Into<String>) -> Self {
        Self {
            listen,
            database: database.into(),
            public_url: None,
            origins: Vec::new(),
            insecure_cookies: false,
            proxies: Vec::new(),
            admin_listen: None,
            webhook_hosts: Vec::new(),
            webhook_ports: vec![443, 80],
            min_free_space: 64 << 20,
            thinkers: 0,
            machine_pace: Duration::from_millis(350),
            clocks: ClockTerms::default(),
            timeouts: Timeouts::default(),
            limits: Limits::default(),
        }
    }

    /// Whether cookies are sent over TLS only.
    pub(crate) fn secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Checks that the settings fit together. The error tells the operator what to change.
    pub fn check(&self) -> Result<(), String> {
        if !self.listen.ip().is_loopback() && !self.secure() && !self.insecure_cookies {
            return Err(format!(
                "other machines can reach {} without TLS: set --public-url https://… (behind a reverse proxy), \
                 or --insecure-cookies on a trusted network",
                self.listen
            ));
        }
        if let Some(url) = &self.public_url
            && !(url.starts_with("https://") || url.starts_with("http://"))
        {
            return Err(format!("--public-url must begin with https:// or http://, not {url:?}"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beyond_this_machine_somebody_has_to_say_how() {
        let local = Config::local(([127, 0, 0, 1], 0).into(), "");
        assert!(local.check().is_ok());
        let wide = Config { listen: ([0, 0, 0, 0], 80).into(), ..local };
        assert!(wide.check().is_err_and(|e| e.contains("--public-url")));
        assert!(Config { insecure_cookies: true, ..wide.clone() }.check().is_ok());
        assert!(Config { public_url: Some("https://x".into()), ..wide.clone() }.check().is_ok());
        assert!(Config { public_url: Some("http://x".into()), ..wide.clone() }.check().is_err());
        assert!(Config { public_url: Some("ftp://x".into()), insecure_cookies: true, ..wide }.check().is_err());
    }
}
