//! Stops: at which windows of a game a player wants to decide, as a list that the player can change.

use games::{AnyTable, Lang, Stops, plain};

use crate::words::say;

/// A kind of window with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) slug: String,
    pub(crate) name: String,
    pub(crate) group: String,
    pub(crate) usual: bool,
}

/// The windows of a local match.
pub(crate) fn windows(table: &dyn AnyTable, lang: Lang) -> Vec<Window> {
    let say = |phrase: &games::Phrase| plain(&table.say(phrase, lang));
    let window = |kind: games::WindowKind| Window {
        slug: kind.slug.to_owned(),
        name: say(&kind.name),
        group: say(&kind.group),
        usual: kind.usual,
    };
    table.windows().into_iter().map(window).collect()
}

/// Returns whether a stop is set at this window.
pub(crate) fn is_on(stops: &Stops, window: &Window) -> bool {
    stops.at.as_ref().map_or(window.usual, |at| at.contains(&window.slug))
}

/// Sets or removes the stop at a window.
pub(crate) fn switch(stops: &mut Stops, windows: &[Window], place: usize) {
    let wanted = |(idx, window): &(usize, &Window)| is_on(stops, window) != (*idx == place);
    stops.at = Some(windows.iter().enumerate().filter(wanted).map(|(_, window)| window.slug.clone()).collect());
}

/// Carries out the arguments of the `stops` command. An error is a term that explains what is wrong.
pub(crate) fn change(stops: &mut Stops, windows: &[Window], machines: bool, words: &str) -> Result<(), &'static str> {
    if windows.is_empty() {
        return Err("ui.stops.none");
    }
    match words {
        "" => {}
        "all" => stops.at = Some(windows.iter().map(|window| window.slug.clone()).collect()),
        "none" => stops.at = Some(Vec::new()),
        "usual" => stops.at = None,
        "able" if machines => stops.able = Some(!stops.able.unwrap_or(true)),
        "able" => return Err("ui.stops.people"),
        numbers => {
            let place = |word: &str| {
                let place = word.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
                place.or_else(|| windows.iter().position(|window| window.slug == word)).filter(|n| *n < windows.len())
            };
            let places = numbers.split([' ', ',']).filter(|word| !word.is_empty()).map(place);
            let places: Option<Vec<usize>> = places.collect();
            for place in places.ok_or("ui.stops.help")? {
                switch(stops, windows, place);
            }
        }
    }
    Ok(())
}

/// Lists all windows with their numbers, and help on how to change them.
pub(crate) fn lines(stops: &Stops, windows: &[Window], machines: bool, lang: Lang) -> Vec<String> {
    let mut lines = vec![format!("== {} ==", say(lang, "ui.stops"))];
    let mut group = "";
    for (idx, window) in windows.iter().enumerate() {
        if window.group != group {
            group = &window.group;
            lines.push(format!("{group}:"));
        }
        let mark = if is_on(stops, window) { 'x' } else { ' ' };
        lines.push(format!("[{mark}] {}. {}", idx + 1, window.name));
    }
    if machines {
        let mark = if stops.able.unwrap_or(true) { 'x' } else { ' ' };
        lines.push(format!("[{mark}] able: {}", say(lang, "ui.stops.able")));
    }
    lines.push(say(lang, "ui.stops.help"));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn windows() -> Vec<Window> {
        let window = |slug: &str, usual| Window {
            slug: slug.to_owned(),
            name: slug.to_uppercase(),
            group: slug.split('.').next().unwrap_or_default().to_owned(),
            usual,
        };
        vec![window("draw", false), window("edge", true), window("after.entered", true)]
    }

    #[test]
    fn numbers_and_names_switch_windows() {
        let all = windows();
        let mut stops = Stops::default();
        let on = |stops: &Stops| all.iter().filter(|w| is_on(stops, w)).map(|w| w.slug.as_str()).collect::<Vec<_>>();
        assert_eq!(on(&stops), ["edge", "after.entered"]);
        change(&mut stops, &all, false, "1 edge").expect("two windows");
        assert_eq!(on(&stops), ["draw", "after.entered"]);
        change(&mut stops, &all, false, "none").expect("none");
        assert!(on(&stops).is_empty());
        change(&mut stops, &all, false, "all").expect("all");
        assert_eq!(on(&stops).len(), 3);
        change(&mut stops, &all, false, "usual").expect("usual");
        assert_eq!(stops, Stops::default());
        assert_eq!(change(&mut stops, &all, false, "4"), Err("ui.stops.help"));
        assert_eq!(change(&mut stops, &all, false, "1 nonsense"), Err("ui.stops.help"));
        assert_eq!(stops, Stops::default(), "an invalid list changes nothing");
    }

    #[test]
    fn whether_one_can_answer_may_only_count_against_machines() {
        let all = windows();
        let mut stops = Stops::default();
        assert_eq!(change(&mut stops, &all, false, "able"), Err("ui.stops.people"));
        change(&mut stops, &all, true, "able").expect("against machines");
        assert_eq!(stops.able, Some(false));
        assert!(lines(&stops, &all, true, Lang::En).contains(&"[ ] able: Ask only if I can answer".to_owned()));
        assert!(!lines(&stops, &all, false, Lang::En).iter().any(|line| line.contains("able:")));
    }
}
