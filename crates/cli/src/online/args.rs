//! The arguments of the network commands.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum, ValueHint};
use serde::Deserialize;

pub(crate) const SERVE_EXAMPLES: &str = "\
Examples:
  orrery serve                                      reachable from this computer only
  orrery serve --listen 127.0.0.1:9000 --data /var/lib/orrery
  orrery serve --listen 0.0.0.0:8000 --insecure-cookies        in a trusted home network
  orrery serve --public-url https://play.example.org --proxy 127.0.0.1
  orrery serve --database postgres://orrery@localhost/orrery

Every setting can be given as a flag, in the environment (ORRERY_LISTEN, ORRERY_DATABASE, …) or in a
settings file (--config). Flags override the environment, and the environment overrides the file.
docs/OPERATING.md explains all settings.";

/// Settings of a server, from flags, the environment or a file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ServeSettings {
    /// Address to listen on [default: 127.0.0.1:8000]
    #[arg(long, value_name = "ADDR", env = "ORRERY_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Folder of the database file [default: the user data folder]
    #[arg(long, value_name = "DIR", env = "ORRERY_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// Database, as sqlite:FILE or postgres://… [default: orrery.db in the data folder]
    #[arg(long, value_name = "URL", env = "ORRERY_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// Public address of the server, e.g. <https://play.example.org>
    #[arg(long, value_name = "URL", env = "ORRERY_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Another origin whose pages may use this server; may be repeated
    #[arg(long, value_name = "URL", env = "ORRERY_ORIGINS", value_delimiter = ',')]
    pub(crate) origin: Vec<String>,
    /// A proxy whose X-Forwarded-For header is trusted; may be repeated
    #[arg(long, value_name = "IP", env = "ORRERY_PROXIES", value_delimiter = ',')]
    pub(crate) proxy: Vec<IpAddr>,
    /// Allow remote sign-in over plain HTTP; use it only in a trusted network
    #[arg(long, env = "ORRERY_INSECURE_COOKIES")]
    pub(crate) insecure_cookies: bool,
    /// Second address that serves /metrics without a token
    #[arg(long, value_name = "ADDR", env = "ORRERY_ADMIN_LISTEN")]
    pub(crate) admin_listen: Option<SocketAddr>,
    /// A host that may receive webhooks; none by default; may be repeated
    #[arg(long, value_name = "HOST", env = "ORRERY_WEBHOOK_HOSTS", value_delimiter = ',')]
    pub(crate) webhook_host: Vec<String>,
    /// A port of these hosts that may receive webhooks; 443 and 80 by default; may be repeated
    #[arg(long, value_name = "PORT", env = "ORRERY_WEBHOOK_PORTS", value_delimiter = ',')]
    pub(crate) webhook_port: Vec<u16>,
    /// Number of computer opponents that may think at the same time [default: one per core]
    #[arg(long, value_name = "N", env = "ORRERY_THINKERS")]
    pub(crate) thinkers: Option<usize>,
    /// Milliseconds between two moves of a computer opponent while someone watches [default: 350]
    #[arg(long, value_name = "MS", env = "ORRERY_MACHINE_PACE")]
    pub(crate) machine_pace: Option<u64>,
    /// Maximum number of connections per client address; does not apply to proxies [default: 100]
    #[arg(long, value_name = "N", env = "ORRERY_CONNECTIONS")]
    pub(crate) connections: Option<usize>,
    /// Maximum number of connections in total [default: derived from the limit of open files]
    #[arg(long, value_name = "N", env = "ORRERY_MAX_CONNECTIONS")]
    pub(crate) max_connections: Option<usize>,
    /// Seconds a client may take to send request headers, also after the previous response [default: 20]
    #[arg(long, value_name = "S", env = "ORRERY_HEADER_TIMEOUT", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) header_timeout: Option<u64>,
    /// Seconds a client may take to send a request body [default: 30]
    #[arg(long, value_name = "S", env = "ORRERY_BODY_TIMEOUT", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) body_timeout: Option<u64>,
    /// Free space in MiB below which the server reports that it is not ready [default: 64]
    #[arg(long, value_name = "MIB", env = "ORRERY_MIN_FREE_SPACE")]
    pub(crate) min_free_space: Option<u32>,
    /// Disable the limits on requests, sockets and tables; for load tests only
    #[arg(long, env = "ORRERY_NO_LIMITS")]
    pub(crate) no_limits: bool,
    /// Format of the server log [default: text]
    #[arg(long, value_name = "FORM", env = "ORRERY_LOG_FORM")]
    pub(crate) log: Option<LogForm>,
}

/// The format of a server's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogForm {
    /// Lines of text for people.
    Text,
    /// One JSON object per line.
    Json,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Settings file (TOML); the keys are the names of the flags
    #[arg(long, value_name = "FILE", env = "ORRERY_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: ServeSettings,
}

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// Number of tables, each with two players
    #[arg(long, value_name = "N", default_value_t = 64)]
    pub(crate) tables: u64,
    /// Duration of the measurement in seconds
    #[arg(long, value_name = "S", default_value_t = 20)]
    pub(crate) seconds: u64,
    /// Seconds of warm-up before the measurement
    #[arg(long, value_name = "S", default_value_t = 5)]
    pub(crate) warm_up: u64,
    /// Number of idle sockets, to measure their memory
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) idle: u64,
    /// Address of a server that runs without limits; if not given, start one for the test
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) const JOIN_EXAMPLES: &str = "\
Examples:
  orrery join http://127.0.0.1:8000                 list the tables; type new to open a duel
  orrery join https://play.example.org/t/ID         take a seat, or return to yours
  orrery join https://play.example.org/t/ID --watch
  pass show orrery | orrery join https://play.example.org --name Ada --password-stdin
  yes 1 | orrery join http://127.0.0.1:8000/t/ID --yes

Without a name or a token you join as a guest. The session is saved in $ORRERY_DIR or, if that is
not set, in the user data folder, so that you can return to your seat. Input from a pipe is read one
line per decision. At the end of the input a player leaves the table; a spectator stays until the
match is over. A lost connection is reopened.

Exit codes: 0 left the table or match over, 1 refused or no such table, 2 wrong arguments, 3 the server
cannot be reached, 4 the session cannot be saved, 130 interrupted.";

#[derive(Debug, Args)]
pub(crate) struct JoinArgs {
    /// Address of a server or of a table: http://HOST:PORT or http://HOST:PORT/t/ID
    #[arg(value_hint = ValueHint::Url)]
    pub(crate) url: String,
    /// Number of the seat to take, from 1 [default: the first free seat]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..), conflicts_with = "watch")]
    pub(crate) seat: Option<u8>,
    /// Watch without playing
    #[arg(long)]
    pub(crate) watch: bool,
    /// Your deck: a starter deck, a saved deck, a file or a share code; hidden until the match starts
    #[arg(long, value_name = "DECK", conflicts_with = "watch")]
    pub(crate) deck: Option<String>,
    /// Sign in to this account; without a password the saved session is used
    #[arg(long, value_name = "NAME", conflicts_with = "token")]
    pub(crate) name: Option<String>,
    /// Read the password from the first line of standard input
    #[arg(long, requires = "name")]
    pub(crate) password_stdin: bool,
    /// Sign in as a bot with its token
    #[arg(long, value_name = "TOKEN", env = "ORRERY_TOKEN", hide_env_values = true)]
    pub(crate) token: Option<String>,
    #[arg(long, value_name = "LANG", value_parser = crate::args::lang)]
    #[arg(help = "Language: en, ru, uk, ja [default: from ORRERY_LANG, LC_ALL, LC_MESSAGES or LANG]")]
    pub(crate) lang: Option<text::Lang>,
    /// Take options that carry a warning without asking for confirmation
    #[arg(long)]
    pub(crate) yes: bool,
}

/// The location of a server's database, given in the same ways as for `serve`.
#[derive(Clone, Debug, Args)]
pub(crate) struct DataArgs {
    /// Folder of the database file [default: the user data folder]
    #[arg(long, global = true, value_name = "DIR", env = "ORRERY_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// Database, as sqlite:FILE or postgres://… [default: orrery.db in the data folder]
    #[arg(long, global = true, value_name = "URL", env = "ORRERY_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// Settings file of the server
    #[arg(long, global = true, value_name = "FILE", env = "ORRERY_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// Path of the new backup file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) to: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// Backup file to restore
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) from: PathBuf,
    /// Overwrite an existing database
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// Id or link of the match
    #[arg(value_name = "MATCH")]
    pub(crate) table: String,
    /// Write to this new file instead of standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) to: Option<PathBuf>,
    /// Export the match even if it is not over; the file reveals every card drawn so far
    #[arg(long)]
    pub(crate) unfinished: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// Save file of a finished match (.orrery)
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

pub(crate) const ADMIN_EXAMPLES: &str = "\
Examples:
  orrery admin users                                list accounts, bots and guests
  orrery admin role Ada admin                       make Ada an admin, e.g. the first one
  orrery admin ban \"Guest 00042\" --hours 24
  pwgen 16 1 | orrery admin password Ada --stdin
  orrery admin report ID muted for a day

Works directly on the database, whether the server is running or not. Users are given by name or id.";

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// List users: accounts, bots, guests
    Users {
        /// Part of the name
        text: Option<String>,
    },
    /// Set the role of an account
    Role {
        /// Name or id of the account
        name: String,
        /// The new role
        role: RoleWord,
    },
    /// Ban a user
    Ban {
        /// Name or id of the user
        name: String,
        /// Number of hours; permanently if not given
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        hours: Option<u32>,
    },
    /// Lift the ban of a user
    Unban {
        /// Name or id of the user
        name: String,
    },
    /// Set a new password for an account, print it and end the account's sessions
    Password {
        /// Name or id of the account
        name: String,
        /// Read the password from the first line of standard input instead of generating one
        #[arg(long)]
        stdin: bool,
    },
    /// List open reports
    Reports {
        /// List closed reports too
        #[arg(long)]
        all: bool,
    },
    /// Show a report with its attachment, or close it with a verdict
    Report {
        /// Id of the report
        id: uuid::Uuid,
        /// The decision, which closes the report; without it, show the report
        verdict: Vec<String>,
    },
    /// Close a table that is open or running
    Close {
        /// Id or link of the table
        table: String,
    },
    /// Delete a user; finished matches stay without the user's name
    Delete {
        /// Name or id of the user
        name: String,
        /// Confirm the deletion
        #[arg(long)]
        yes: bool,
    },
}

/// The role of an account.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RoleWord {
    /// May only play.
    Player,
    /// May read reports and ban users.
    Moderator,
    /// May do everything.
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
