//! What an operator can set.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use protocol::Clock;

/// Settings of a server. `docs/OPERATING.md` explains each.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Address of the database.
    pub database: String,
    /// The address people see, e.g. `https://play.example.org`. With https the cookies are `__Host-` and `Secure`.
    pub public_url: Option<String>,
    /// More origins that may speak to this server.
    pub origins: Vec<String>,
    /// Allow cookies over plain HTTP beyond this machine.
    pub insecure_cookies: bool,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
    /// A second door for `/metrics` without a token.
    pub admin_listen: Option<SocketAddr>,
    /// Hosts that webhooks may go to; none by default.
    pub webhook_hosts: Vec<String>,
    /// Ports of these hosts that webhooks may go to.
    pub webhook_ports: Vec<u16>,
    /// Bytes that have to be free where the database is, for the server to be ready.
    pub min_free_space: u64,
    /// Machines that may think at the same time; one per core when 0.
    pub thinkers: usize,
    /// Time between two moves of a machine while somebody looks.
    pub machine_pace: Duration,
    /// How long people may think.
    pub clocks: ClockTerms,
    /// How long a client may take.
    pub timeouts: Timeouts,
    /// How much is too much.
    pub limits: Limits,
}

/// How long a client may take.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// From the beginning of a connection, or from the last answer, to the last header of a request.
    pub header: Duration,
    /// From there to the end of its body.
    pub body: Duration,
    /// To take anything of what is sent.
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

/// Milliseconds a decision is free of charge, and those in the bank at the start, for each kind of clock.
#[derive(Clone, Copy, Debug)]
pub struct ClockTerms {
    /// For an evening.
    pub blitz: (i64, i64),
    /// For an event.
    pub tournament: (i64, i64),
    /// The length of a day, for games by correspondence.
    pub day: i64,
}

impl Default for ClockTerms {
    fn default() -> Self {
        Self { blitz: (20_000, 120_000), tournament: (5_000, 1_800_000), day: 24 * 60 * 60 * 1000 }
    }
}

impl ClockTerms {
    /// Grace and bank of a clock; `None` when no time is kept.
    pub(crate) const fn of(&self, clock: Clock) -> Option<(i64, i64)> {
        match clock {
            Clock::None => None,
            Clock::Blitz => Some(self.blitz),
            Clock::Tournament => Some(self.tournament),
            Clock::Days(days) => Some((days as i64 * self.day, 0)),
        }
    }
}

/// How long a log is.
#[derive(Clone, Copy, Debug)]
pub struct LogSize {
    /// Lines.
    pub lines: usize,
    /// Bytes.
    pub bytes: usize,
}

/// Beyond it nothing is taken back. The longest matches have some thousand lines.
const UNDO_LOG: LogSize = LogSize { lines: 20_000, bytes: 8 << 20 };
/// Beyond it the match is closed: half of what can be loaded.
const LOG: LogSize = LogSize { lines: 200_000, bytes: games::SIZE_LIMIT as usize / 2 };

/// How much is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// A match with such a log takes nothing back any more: choosing and taking back in turn does not come to an end.
    pub undo_log: LogSize,
    /// A match with such a log is closed.
    pub log: LogSize,
    /// Bytes of a message.
    pub message_bytes: usize,
    /// Messages of a socket in ten seconds.
    pub messages_per_10s: u32,
    /// Messages that may come at once.
    pub message_burst: u32,
    /// Sockets of a user.
    pub sockets_per_user: usize,
    /// Connections of everybody together; as many as the process may have files open, less some, when not given.
    pub connections: Option<usize>,
    /// Connections of an address, whatever they are for.
    pub connections_per_address: usize,
    /// Sockets of an address.
    pub sockets_per_address: usize,
    /// Watchers of a table.
    pub watchers: usize,
    /// Tables an account makes in an hour.
    pub tables_per_hour: i64,
    /// Tables a guest makes in an hour.
    pub guest_tables_per_hour: i64,
    /// Tables somebody sits at that are not over.
    pub tables_at_once: i64,
    /// Characters of something said.
    pub chat_chars: usize,
    /// Things said in ten seconds.
    pub chat_per_10s: u32,
    /// Tries to sign in from an address in a minute.
    pub logins_per_minute: u32,
    /// Accounts made from an address in an hour.
    pub registrations_per_hour: u32,
    /// Guests from an address in an hour; a household or a school shares one.
    pub guests_per_hour: u32,
    /// Other requests from an address in ten seconds.
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
    /// For measuring: one machine plays all users.
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
    /// A server for this machine alone.
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

    /// Cookies travel over TLS only.
    pub(crate) fn secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// What does not fit together, in words an operator can act on.
    pub fn check(&self) -> Result<(), String> {
        if !self.listen.ip().is_loopback() && !self.secure() && !self.insecure_cookies {
            return Err(format!(
                "listening on {} beyond this machine without TLS: give --public-url https://… (behind a reverse proxy), \
                 or --insecure-cookies for a network you trust",
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
