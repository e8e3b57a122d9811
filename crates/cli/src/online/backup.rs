//! `orrery backup` and `orrery restore`.

use std::io::Write;

use store::StoreError;

use super::args::{BackupArgs, RestoreArgs};
use super::{block_on, data};
use crate::fail::{self, fail, usage};

/// Copies the database into a new file, also while a server goes on.
pub(crate) fn backup(args: &BackupArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let url = data::existing_address(&args.data)?;
    block_on(async {
        let to = args.to.display();
        store::backup(&url, &args.to).await.map_err(|e| match e {
            StoreError::Conflict("file") => usage(format!("{to} exists; a backup overwrites nothing")),
            StoreError::Unavailable(why) => fail(fail::UNWRITABLE, format!("cannot write {to}: {why}")),
            e => data::told(&url, e),
        })?;
        writeln!(out, "kept and checked: {to}")?;
        Ok(0)
    })
}

/// Puts a backup in the place of a database nobody has open.
pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let url = data::address(&args.data)?;
    block_on(async {
        let (from, place) = (args.from.display(), url.trim_start_matches("sqlite:"));
        store::restore(&args.from, &url, args.replace).await.map_err(|e| match e {
            StoreError::Missing("backup") => {
                fail(fail::UNREADABLE, format!("cannot read {from}: there is no such file"))
            }
            StoreError::Conflict("file") => usage(format!("there is a database at {place}; --replace overwrites it")),
            StoreError::Damaged(why) => fail(fail::UNREADABLE, format!("{from} is not an Orrery backup: {why}")),
            StoreError::Unavailable(why) => fail(
                fail::UNWRITABLE,
                format!("cannot write {place}: {why}; a server that runs on it has to be stopped first"),
            ),
            e => data::told(&url, e),
        })?;
        writeln!(out, "restored and checked: {place}")?;
        Ok(0)
    })
}
