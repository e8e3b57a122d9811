//! The network commands: serve, join, load test and administration of a server's data.

mod admin;
pub(crate) mod args;
mod backup;
mod data;
mod exchange;
mod join;
mod load;
mod log;
mod serve;
mod settings;

pub(crate) use admin::run as admin;
pub(crate) use backup::{backup, restore};
pub(crate) use exchange::{export, import};
pub(crate) use join::run as join;
pub(crate) use load::run as load;
pub(crate) use serve::run as serve;

/// Runs an async command to its end.
fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work)
}
