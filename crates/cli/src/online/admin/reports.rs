//! `orrery admin` commands for reports about users and about bugs.

use std::io::Write;

use store::{Report, Store, StoreError};
use uuid::Uuid;

use super::moment;
use crate::clean::clean;
use crate::fail::{self, fail, usage};
use crate::online::data::{house_account, now};

/// The maximum number of reports in a list.
const MOST: i64 = 200;

pub(super) async fn list(store: &dyn Store, all: bool, out: &mut impl Write) -> anyhow::Result<u8> {
    let reports = store.reports(!all, MOST).await?;
    if reports.is_empty() {
        writeln!(out, "{}", if all { "no reports" } else { "no open reports" })?;
    }
    for report in &reports {
        tell(store, report, out).await?;
    }
    Ok(0)
}

/// Shows one report with its attachment.
pub(super) async fn show(store: &dyn Store, id: Uuid, out: &mut impl Write) -> anyhow::Result<u8> {
    let Some(report) = store.report(id).await? else { return Err(missing(id)) };
    tell(store, &report, out).await?;
    if let Some(bug) = &report.bug {
        writeln!(out)?;
        for line in bug.attachment.lines() {
            writeln!(out, "{}", clean(line))?;
        }
    }
    Ok(0)
}

fn missing(id: Uuid) -> anyhow::Error {
    fail(fail::NO, format!("there is no report {id}"))
}

async fn name(store: &dyn Store, id: Uuid) -> Result<String, StoreError> {
    let name = store.user(id).await?.map(|user| user.name).filter(|name| !name.is_empty());
    Ok(name.map_or_else(|| id.to_string(), |name| clean(&name).into_owned()))
}

async fn tell(store: &dyn Store, report: &Report, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}  {} UTC", report.id, moment(report.at))?;
    let about = match (report.about, &report.bug) {
        (Some(about), _) => name(store, about).await?,
        (None, Some(_)) => "a bug".to_owned(),
        (None, None) => "no one in particular".to_owned(),
    };
    writeln!(out, "  {} about {about}", name(store, report.by).await?)?;
    if let Some(table) = report.table {
        let line = report.line.map(|n| format!(", line {n}")).unwrap_or_default();
        writeln!(out, "  at table {table}{line}")?;
    }
    if let Some(bug) = &report.bug {
        writeln!(out, "  on page {} with {}", clean(&bug.page), clean(&bug.agent))?;
        let lines = bug.attachment.lines().count();
        writeln!(out, "  {lines} lines attached; show them with: orrery admin report {}", report.id)?;
    }
    for line in clean(&report.text).lines() {
        writeln!(out, "  | {line}")?;
    }
    let said: Vec<String> = serde_json::from_str(&report.excerpt).unwrap_or_default();
    for line in said {
        writeln!(out, "  > {}", clean(&line))?;
    }
    if let Some((at, by, verdict)) = &report.closed {
        writeln!(out, "  closed by {} at {} UTC: {}", name(store, *by).await?, moment(*at), clean(verdict))?;
    }
    Ok(())
}

pub(super) async fn settle(store: &dyn Store, id: Uuid, verdict: &str, out: &mut impl Write) -> anyhow::Result<u8> {
    let verdict = verdict.trim();
    if verdict.is_empty() {
        return Err(usage("the verdict must not be empty"));
    }
    let by = house_account(store).await?;
    match store.close_report(id, now(), by, verdict).await {
        Ok(()) => writeln!(out, "closed: {id}")?,
        Err(StoreError::Missing(_)) => return Err(missing(id)),
        Err(StoreError::Conflict(_)) => return Err(fail(fail::NO, "the report is already closed")),
        Err(e) => return Err(e.into()),
    }
    Ok(0)
}
