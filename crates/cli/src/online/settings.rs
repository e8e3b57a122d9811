//! Turns flags, environment and settings file into a server configuration.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, Limits, Timeouts};

use super::args::{ServeArgs, ServeSettings};
use crate::fail::{self, fail, usage};
use crate::play::data_folder;

const PORT: u16 = 8000;

/// The settings from the command line and the environment, completed from the settings file.
pub(crate) fn settings(args: &ServeArgs) -> anyhow::Result<ServeSettings> {
    let Some(path) = &args.config else { return Ok(args.settings.clone()) };
    let text = std::fs::read_to_string(path)
        .map_err(|e| fail(fail::UNREADABLE, format!("cannot read {}: {e}", path.display())))?;
    let file: ServeSettings = toml::from_str(&text).map_err(|e| usage(format!("{}: {e}", path.display())))?;
    Ok(merge(args.settings.clone(), file))
}

/// Merges two sets of settings; values in `first` win.
fn merge(first: ServeSettings, then: ServeSettings) -> ServeSettings {
    let list = |a: Vec<_>, b: Vec<_>| if a.is_empty() { b } else { a };
    ServeSettings {
        listen: first.listen.or(then.listen),
        // A folder on the command line means the database in it, even if the file names another database.
        database: first.database.or(then.database.filter(|_| first.data.is_none())),
        data: first.data.or(then.data),
        public_url: first.public_url.or(then.public_url),
        origin: list(first.origin, then.origin),
        proxy: if first.proxy.is_empty() { then.proxy } else { first.proxy },
        insecure_cookies: first.insecure_cookies || then.insecure_cookies,
        admin_listen: first.admin_listen.or(then.admin_listen),
        webhook_host: list(first.webhook_host, then.webhook_host),
        webhook_port: if first.webhook_port.is_empty() { then.webhook_port } else { first.webhook_port },
        thinkers: first.thinkers.or(then.thinkers),
        machine_pace: first.machine_pace.or(then.machine_pace),
        connections: first.connections.or(then.connections),
        max_connections: first.max_connections.or(then.max_connections),
        min_free_space: first.min_free_space.or(then.min_free_space),
        header_timeout: first.header_timeout.or(then.header_timeout),
        body_timeout: first.body_timeout.or(then.body_timeout),
        no_limits: first.no_limits || then.no_limits,
        log: first.log.or(then.log),
    }
}

/// The address of a server's database. Creates its folder if it is missing.
pub(crate) fn database(settings: &ServeSettings) -> anyhow::Result<String> {
    if let Some(url) = &settings.database {
        return Ok(url.clone());
    }
    let folder: PathBuf = settings.data.clone().unwrap_or_else(data_folder);
    let folder: &Path = &folder;
    std::fs::create_dir_all(folder)
        .map_err(|e| fail(fail::UNWRITABLE, format!("cannot create {}: {e}; set --data DIR", folder.display())))?;
    let file = folder.join("orrery.db");
    let file = file.to_str().context("the path of the data folder is not UTF-8")?;
    Ok(format!("sqlite:{file}"))
}

/// The configuration of a server.
pub(crate) fn config(settings: ServeSettings) -> anyhow::Result<Config> {
    let database = database(&settings)?;
    let listen = settings.listen.unwrap_or_else(|| ([127, 0, 0, 1], PORT).into());
    let usual = Config::local(listen, database);
    let seconds = |given: Option<u64>, usual: Duration| given.map_or(usual, |s| Duration::from_secs(s.max(1)));
    let limits = if settings.no_limits { Limits::none() } else { usual.limits };
    let connections_per_address = settings.connections.unwrap_or(limits.connections_per_address);
    let connections = settings.max_connections.or(limits.connections);
    let config = Config {
        min_free_space: settings.min_free_space.map_or(usual.min_free_space, |mib| u64::from(mib) << 20),
        public_url: settings.public_url,
        origins: settings.origin,
        insecure_cookies: settings.insecure_cookies,
        proxies: settings.proxy,
        admin_listen: settings.admin_listen,
        webhook_hosts: settings.webhook_host,
        webhook_ports: if settings.webhook_port.is_empty() { usual.webhook_ports } else { settings.webhook_port },
        thinkers: settings.thinkers.unwrap_or(usual.thinkers),
        machine_pace: settings.machine_pace.map_or(usual.machine_pace, Duration::from_millis),
        timeouts: Timeouts {
            header: seconds(settings.header_timeout, usual.timeouts.header),
            body: seconds(settings.body_timeout, usual.timeouts.body),
            ..usual.timeouts
        },
        limits: Limits { connections, connections_per_address, ..limits },
        ..usual
    };
    config.check().map_err(usage)?;
    Ok(config)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_win_over_the_file() {
        let file: ServeSettings = toml::from_str(
            "listen = '127.0.0.1:1'\nmachine-pace = 5\nwebhook-host = ['a.example']\ninsecure-cookies = true\nlog = 'json'",
        )
        .expect("a good file");
        let flags = ServeSettings { machine_pace: Some(9), ..ServeSettings::default() };
        let both = merge(flags, file);
        assert_eq!(both.listen, Some(([127, 0, 0, 1], 1).into()));
        assert_eq!((both.machine_pace, both.webhook_host.as_slice()), (Some(9), ["a.example".to_owned()].as_slice()));
        assert!(both.insecure_cookies && both.log.is_some());
    }

    #[test]
    fn a_folder_on_the_command_line_means_the_database_in_it() {
        let file = || toml::from_str::<ServeSettings>("database = 'postgres://db/orrery'").expect("a good file");
        let flags = ServeSettings { data: Some("/tmp/orrery".into()), ..ServeSettings::default() };
        assert_eq!(merge(flags, file()).database, None);
        assert_eq!(merge(ServeSettings::default(), file()).database.as_deref(), Some("postgres://db/orrery"));
    }

    #[test]
    fn a_misspelt_setting_is_an_error() {
        assert!(toml::from_str::<ServeSettings>("listn = '127.0.0.1:1'").is_err());
    }
}
