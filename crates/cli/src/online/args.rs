//! What can be typed behind the commands of the network.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum, ValueHint};
use serde::Deserialize;

pub(crate) const SERVE_EXAMPLES: &str = "\
Examples:
  orrery serve                                      for this machine alone
  orrery serve --listen 127.0.0.1:9000 --data /var/lib/orrery
  orrery serve --listen 0.0.0.0:8000 --insecure-cookies        for a home network you trust
  orrery serve --public-url https://play.example.org --proxy 127.0.0.1
  orrery serve --database postgres://orrery@localhost/orrery

Every setting can stand in a file (--config), in the environment (ORRERY_LISTEN, ORRERY_DATABASE, …)
or be given as a flag; the flag wins, then the environment. docs/OPERATING.md explains them.";

/// Settings of a server, from a flag, the environment or a file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ServeSettings {
    /// Address to listen on [default: 127.0.0.1:8000]
    #[arg(long, value_name = "ADDR", env = "ORRERY_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Folder of the embedded database; the one for a user's data when not given
    #[arg(long, value_name = "DIR", env = "ORRERY_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// Database: sqlite:FILE or postgres://…; a file in the data folder when not given
    #[arg(long, value_name = "URL", env = "ORRERY_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// The address people see, e.g. <https://play.example.org>
    #[arg(long, value_name = "URL", env = "ORRERY_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Another origin whose pages may speak to this server; may be repeated
    #[arg(long, value_name = "URL", env = "ORRERY_ORIGINS", value_delimiter = ',')]
    pub(crate) origin: Vec<String>,
    /// A proxy whose X-Forwarded-For is believed; may be repeated
    #[arg(long, value_name = "IP", env = "ORRERY_PROXIES", value_delimiter = ',')]
    pub(crate) proxy: Vec<IpAddr>,
    /// Sign people in over plain HTTP beyond this machine: only on a network you trust
    #[arg(long, env = "ORRERY_INSECURE_COOKIES")]
    pub(crate) insecure_cookies: bool,
    /// A second address for /metrics, without a token
    #[arg(long, value_name = "ADDR", env = "ORRERY_ADMIN_LISTEN")]
    pub(crate) admin_listen: Option<SocketAddr>,
    /// A host that webhooks may be sent to; none by default; may be repeated
    #[arg(long, value_name = "HOST", env = "ORRERY_WEBHOOK_HOSTS", value_delimiter = ',')]
    pub(crate) webhook_host: Vec<String>,
    /// A port of these hosts that webhooks may be sent to; 443 and 80 by default; may be repeated
    #[arg(long, value_name = "PORT", env = "ORRERY_WEBHOOK_PORTS", value_delimiter = ',')]
    pub(crate) webhook_port: Vec<u16>,
    /// Machine players that may think at the same time; one per core when not given
    #[arg(long, value_name = "N", env = "ORRERY_THINKERS")]
    pub(crate) thinkers: Option<usize>,
    /// Milliseconds between two moves of a machine while somebody looks [default: 350]
    #[arg(long, value_name = "MS", env = "ORRERY_MACHINE_PACE")]
    pub(crate) machine_pace: Option<u64>,
    /// Connections an address may have open; those of proxies do not count [default: 100]
    #[arg(long, value_name = "N", env = "ORRERY_CONNECTIONS")]
    pub(crate) connections: Option<usize>,
    /// Connections of everybody together; by the limit of open files when not given
    #[arg(long, value_name = "N", env = "ORRERY_MAX_CONNECTIONS")]
    pub(crate) max_connections: Option<usize>,
    /// Seconds until the headers of a request are there, from the last answer on [default: 20]
    #[arg(long, value_name = "S", env = "ORRERY_HEADER_TIMEOUT", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) header_timeout: Option<u64>,
    /// Seconds until the body of a request is there [default: 30]
    #[arg(long, value_name = "S", env = "ORRERY_BODY_TIMEOUT", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) body_timeout: Option<u64>,
    /// MiB that have to be free where the database is, or the server is not ready [default: 64]
    #[arg(long, value_name = "MIB", env = "ORRERY_MIN_FREE_SPACE")]
    pub(crate) min_free_space: Option<u32>,
    /// No limits on requests, sockets and tables: for measuring only
    #[arg(long, env = "ORRERY_NO_LIMITS")]
    pub(crate) no_limits: bool,
    /// How to write the log of the server [default: text]
    #[arg(long, value_name = "FORM", env = "ORRERY_LOG_FORM")]
    pub(crate) log: Option<LogForm>,
}

/// How a server writes its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogForm {
    /// For people.
    Text,
    /// For machines, one object a line.
    Json,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// A file of settings (TOML), by the names of the flags
    #[arg(long, value_name = "FILE", env = "ORRERY_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: ServeSettings,
}

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// Tables, each with two players
    #[arg(long, value_name = "N", default_value_t = 64)]
    pub(crate) tables: u64,
    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 20)]
    pub(crate) seconds: u64,
    /// Seconds before anything is counted
    #[arg(long, value_name = "S", default_value_t = 5)]
    pub(crate) warm_up: u64,
    /// Sockets that only listen, to measure their memory
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) idle: u64,
    /// A server without limits to play on; one of our own when not given
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) const JOIN_EXAMPLES: &str = "\
Examples:
  orrery join http://127.0.0.1:8000                 what is played there; new opens a duel
  orrery join https://play.example.org/t/ID         sit down at a table, or go on where you sit
  orrery join https://play.example.org/t/ID --watch
  pass show orrery | orrery join https://play.example.org --name Ada --password-stdin
  yes 1 | orrery join http://127.0.0.1:8000/t/ID --yes

Without a name or a token you are a guest. The session is kept in $ORRERY_DIR, else in the folder
for a user's data, so that you come back to your seat. Through a pipe a line of input waits until you
are asked something; the end of input leaves the table, but whoever watches stays to the end.

Exit codes: 0 left or over, 1 refused or no such table, 2 wrong arguments, 3 the server cannot be
reached, 4 the session cannot be kept, 130 interrupted. A lost connection is no reason to end: it is opened again.";

#[derive(Debug, Args)]
pub(crate) struct JoinArgs {
    /// A server or one of its tables: http://HOST:PORT or http://HOST:PORT/t/ID
    #[arg(value_hint = ValueHint::Url)]
    pub(crate) url: String,
    /// Sit in this seat, from 1; the first free one when not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..), conflicts_with = "watch")]
    pub(crate) seat: Option<u8>,
    /// Only watch
    #[arg(long)]
    pub(crate) watch: bool,
    /// Your deck: one of the house, one you keep, a file or a share code; nobody sees it before the start
    #[arg(long, value_name = "DECK", conflicts_with = "watch")]
    pub(crate) deck: Option<String>,
    /// Come as this account; without a password the kept session is used
    #[arg(long, value_name = "NAME", conflicts_with = "token")]
    pub(crate) name: Option<String>,
    /// Read the password from the first line of input
    #[arg(long, requires = "name")]
    pub(crate) password_stdin: bool,
    /// Come as a program with its token
    #[arg(long, value_name = "TOKEN", env = "ORRERY_TOKEN", hide_env_values = true)]
    pub(crate) token: Option<String>,
    #[arg(long, value_name = "LANG", value_parser = crate::args::lang)]
    #[arg(help = "Language: en, ru, uk, ja; else from ORRERY_LANG, LC_ALL, LANG")]
    pub(crate) lang: Option<text::Lang>,
    /// Take options that come with a warning without asking twice
    #[arg(long)]
    pub(crate) yes: bool,
}

/// Where the data of a server are, told in the same ways as to `serve`.
#[derive(Clone, Debug, Args)]
pub(crate) struct DataArgs {
    /// Folder of the embedded database; the one for a user's data when not given
    #[arg(long, global = true, value_name = "DIR", env = "ORRERY_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// Database: sqlite:FILE or postgres://…; a file in the data folder when not given
    #[arg(long, global = true, value_name = "URL", env = "ORRERY_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// The file of settings the server is started with
    #[arg(long, global = true, value_name = "FILE", env = "ORRERY_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The new file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) to: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The backup
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) from: PathBuf,
    /// Overwrite the database that is there
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The match, by id or link
    #[arg(value_name = "MATCH")]
    pub(crate) table: String,
    /// Write to this new file instead of the output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) to: Option<PathBuf>,
    /// Also a match that is being played: whoever reads the file knows what was drawn
    #[arg(long)]
    pub(crate) unfinished: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// A finished match (.orrery)
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

pub(crate) const ADMIN_EXAMPLES: &str = "\
Examples:
  orrery admin users                                accounts, bots, guests
  orrery admin role Ada admin                       this is how the first admin is made
  orrery admin ban \"Guest 00042\" --hours 24
  pwgen 16 1 | orrery admin password Ada --stdin
  orrery admin report ID muted for a day

Works on the database, whether a server runs or not. People are named by name or id.";

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// List people: accounts, bots, guests
    Users {
        /// A part of the name
        text: Option<String>,
    },
    /// Say what an account may do beyond playing
    Role {
        /// Who
        name: String,
        /// What
        role: RoleWord,
    },
    /// Ban somebody
    Ban {
        /// Who
        name: String,
        /// For this many hours; permanently if not given
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        hours: Option<u32>,
    },
    /// Let somebody in again
    Unban {
        /// Who
        name: String,
    },
    /// Give an account a new password, print it once and end its sessions
    Password {
        /// Whose
        name: String,
        /// Read it from the first line of input instead of making one
        #[arg(long)]
        stdin: bool,
    },
    /// Show complaints that wait
    Reports {
        /// Those dealt with too
        #[arg(long)]
        all: bool,
    },
    /// Show a report with what is attached, or deal with it
    Report {
        /// Which
        id: uuid::Uuid,
        /// What was decided; without one the report is shown
        verdict: Vec<String>,
    },
    /// Give up a table that is open or running
    Close {
        /// The table, by id or link
        table: String,
    },
    /// Delete somebody; the matches stay, nameless
    Delete {
        /// Who
        name: String,
        /// Confirm the deletion
        #[arg(long)]
        yes: bool,
    },
}

/// What an account may do beyond playing.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RoleWord {
    /// Nothing.
    Player,
    /// Reads reports and bans.
    Moderator,
    /// Everything.
    Admin,
}

impl From<RoleWord> for store::Role {
    fn from(word: RoleWord) -> Self {
        match word {
            RoleWord::Player => Self::Player,
            RoleWord::Moderator => Self::Moderator,
            RoleWord::Admin => Self::Admin,
        }
    }
}
