//! The default folder for saved matches.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::fail::{self, fail};

/// The path of a new save file in the user data folder, named after the game and the current time.
pub(crate) fn new_file(game: &str) -> anyhow::Result<PathBuf> {
    let folder = folder();
    std::fs::create_dir_all(&folder).map_err(|e| {
        let place = folder.display();
        fail(fail::UNWRITABLE, format!("cannot create {place}: {e}; use --save FILE or set ORRERY_DIR"))
    })?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let name = format!("{game}-{}", stamp(now));
    let numbered = |n: u32| folder.join(if n == 1 { format!("{name}.orrery") } else { format!("{name}-{n}.orrery") });
    Ok((1..=u32::MAX).map(numbered).find(|path| !path.exists()).expect("there are more numbers than files"))
}

/// The last played match in the folder, if it is not over.
pub(crate) fn latest_unfinished() -> Option<PathBuf> {
    let matches = std::fs::read_dir(folder()).ok()?.flatten().map(|entry| entry.path());
    let mut matches: Vec<(SystemTime, PathBuf)> = matches
        .filter(|path| path.extension().is_some_and(|e| e == "orrery"))
        .filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path)))
        .collect();
    matches.sort();
    let latest = matches.pop()?.1;
    let save = crate::host::read_save(&latest).ok()?;
    (!save.is_revealed()).then_some(latest)
}

/// The user data folder.
pub(crate) fn folder() -> PathBuf {
    let var = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    var("ORRERY_DIR")
        .or_else(|| var("XDG_DATA_HOME").map(|p| p.join("orrery")))
        .or_else(|| var("APPDATA").filter(|_| cfg!(windows)).map(|p| p.join("orrery")))
        .or_else(|| var("HOME").map(|p| p.join(".local/share/orrery")))
        .unwrap_or_else(|| PathBuf::from("."))
}

/// Formats date and time in UTC so that names sort by time.
fn stamp(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    format!("{year:04}{month:02}{day:02}-{:02}{:02}{:02}", rest / 3600, rest / 60 % 60, rest % 60)
}

/// Converts days since 1970 to year, month and day. Internally years start in March, so that leap days come last.
pub(crate) fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_their_date() {
        assert_eq!(stamp(0), "19700101-000000");
        assert_eq!(stamp(951_782_399), "20000228-235959");
        assert_eq!(stamp(951_782_400), "20000229-000000");
        assert_eq!(stamp(1_735_689_599), "20241231-235959");
    }
}
