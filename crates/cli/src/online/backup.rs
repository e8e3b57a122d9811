//! `orrery backup` and `orrery restore`.

use std::io::Write;

use store::StoreError;

use super::args::{BackupArgs, RestoreArgs};
use super::{block_on, data};
use crate::fail::{self, fail, usage};

/// Copies the database to a new file. A server may be running on it.
pub(crate) fn backup(args: &BackupArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let url = data::existing_address(&args.data)?;
    block_on(async {
        let to = args.to.display();
        store::backup(&url, &args.to).await.map_err(|e| match e {
            StoreError::Conflict("file") => usage(format!("{to} already exists; choose a new file for the backup")),
            StoreError::Unavailable(why) => fail(fail::UNWRITABLE, format!("cannot write {to}: {why}")),
            e => data::told(&url, e),
        })?;
        writeln!(out, "backed up and verified: {to}")?;
        Ok(0)
    })
}

/// Replaces a database with a backup. No server may have the database open.
pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let url = data::address(&args.data)?;
    block_on(async {
        let (from, place) = (args.from.display(), url.trim_start_matches("sqlite:"));
        store::restore(&args.from, &url, args.replace).await.map_err(|e| match e {
            StoreError::Missing("backup") => fail(fail::UNREADABLE, format!("cannot read {from}: file not found")),
            StoreError::Conflict("file") => {
                usage(format!("a database already exists at {place}; use --replace to overwrite it"))
            }
            StoreError::Damaged(why) => fail(fail::UNREADABLE, format!("{from} is not an Orrery backup: {why}")),
            StoreError::Unavailable(why) => {
                fail(fail::UNWRITABLE, format!("cannot write {place}: {why}; stop the server that uses it first"))
            }
            e => data::told(&url, e),
        })?;
        writeln!(out, "restored and verified: {place}")?;
        Ok(0)
    })
}
