//! Tables of results in documents: one row with the last result for each name.

use std::fs;
use std::process::Command;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result};

use crate::host;

/// Replaces the row that begins with this name, or adds it after the last row.
pub(crate) fn write(document: &str, name: &str, cells: &[String]) -> Result<()> {
    let path = host::root().join(document);
    let text = fs::read_to_string(&path).with_context(|| format!("reading {document}"))?;
    let text = with_row(&text, name, cells).with_context(|| format!("{document} has no table"))?;
    fs::write(&path, text).with_context(|| format!("writing {document}"))?;
    println!("wrote the result of {name} to {document}");
    Ok(())
}

/// The cells of the row that begins with this name.
pub(crate) fn read(document: &str, name: &str) -> Option<Vec<String>> {
    let text = fs::read_to_string(host::root().join(document)).ok()?;
    let row = text.lines().find_map(|line| line.strip_prefix(&start(name)))?;
    Some(row.trim_end_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
}

fn start(name: &str) -> String {
    format!("| {name} |")
}

/// Writes the row into the first table with the same number of columns. A document may have other tables with the same
/// names.
fn with_row(text: &str, name: &str, cells: &[String]) -> Option<String> {
    let row = format!("{} {} |", start(name), cells.join(" | "));
    let columns = |line: &str| line.matches('|').count();
    let mut lines: Vec<&str> = text.lines().collect();
    let top = lines.iter().position(|line| line.starts_with('|') && columns(line) == columns(&row))?;
    let end = lines[top..].iter().position(|line| !line.starts_with('|')).map_or(lines.len(), |n| top + n);
    if let Some(at) = (top..end).find(|at| lines[*at].starts_with(&start(name))) {
        lines[at] = &row;
    } else {
        lines.insert(end, &row);
    }
    Some(lines.join("\n") + "\n")
}

/// Today's date in UTC.
pub(crate) fn today() -> String {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    day(since.as_secs() / 86_400)
}

/// The Gregorian date of a day counted from 1970-01-01 (H. Hinnant's `civil_from_days`).
fn day(days: u64) -> String {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + u64::from(month <= 2))
}

/// The current commit, and whether files have changed since, apart from the documents with results.
pub(crate) fn commit() -> Result<String> {
    let git = |args: &[&str]| host::output(Command::new("git").current_dir(host::root()).args(args));
    let commit = git(&["rev-parse", "--short", "HEAD"])?.trim().to_owned();
    let changed = git(&["status", "--porcelain", "--", ".", ":!docs/LONG-RUNS.md", ":!docs/MUTANTS.md"])?;
    Ok(if changed.trim().is_empty() { commit } else { format!("{commit} with changes") })
}

/// A duration in seconds or minutes.
pub(crate) fn time(t: Duration) -> String {
    let seconds = t.as_secs();
    if seconds < 60 { format!("{:.1} s", t.as_secs_f32()) } else { format!("{} min {} s", seconds / 60, seconds % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_replaced_and_a_new_one_added() {
        let text = "# Runs\n\n| part | day |\n| --- | --- |\n| a | 1 |\n\nAfterwards.\n";
        let cells = |text: &str| [text.to_owned()];
        let again = with_row(text, "a", &cells("2")).unwrap();
        assert_eq!(again, text.replace("| a | 1 |", "| a | 2 |"));
        let more = with_row(text, "b", &cells("3")).unwrap();
        assert_eq!(more, text.replace("| a | 1 |", "| a | 1 |\n| b | 3 |"));
        assert_eq!(with_row("no table", "a", &cells("1")), None);
    }

    #[test]
    fn the_row_of_another_table_stays() {
        let text = "| part | day | time |\n| --- | --- | --- |\n\n| part | size |\n| --- | --- |\n| a | 7 |\n";
        let changed = with_row(text, "a", &["1".to_owned(), "2".to_owned()]).unwrap();
        assert_eq!(changed, text.replace("| --- | --- | --- |\n", "| --- | --- | --- |\n| a | 1 | 2 |\n"));
    }

    #[test]
    fn days_have_dates() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(19_782), "2024-02-29");
        assert_eq!(day(20_775), "2026-11-18");
    }

    #[test]
    fn times_are_short_to_read() {
        assert_eq!(time(Duration::from_millis(1240)), "1.2 s");
        assert_eq!(time(Duration::from_secs(125)), "2 min 5 s");
    }
}
