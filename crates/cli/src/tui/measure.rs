//! Measures and wraps text in terminal cells. Japanese characters are two cells wide.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::paint::Paint;

/// A segment of text with one paint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seg {
    /// What to print.
    pub(crate) text: String,
    /// How to print it.
    pub(crate) paint: Paint,
}

/// A line of text.
pub(crate) type Segs = Vec<Seg>;

/// Creates a segment.
pub(crate) fn seg(text: impl Into<String>, paint: Paint) -> Seg {
    Seg { text: text.into(), paint }
}

/// The width of a text in cells.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The width of a line in cells.
pub(crate) fn segs_width(segs: &[Seg]) -> usize {
    segs.iter().map(|s| width(&s.text)).sum()
}

/// Cuts a text to `cells` cells. A cut text ends with `…`.
pub(crate) fn fit(text: &str, cells: usize) -> String {
    if width(text) <= cells {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 0;
    for c in text.chars() {
        let w = c.width().unwrap_or(0);
        if used + w + 1 > cells {
            break;
        }
        kept.push(c);
        used += w;
    }
    if cells > 0 {
        kept.push('…');
    }
    kept
}

/// Cuts a line to `cells` cells.
pub(crate) fn fit_segs(segs: &[Seg], cells: usize) -> Segs {
    if segs_width(segs) <= cells {
        return segs.to_vec();
    }
    let mut left = cells;
    let mut out = Vec::new();
    for s in segs {
        let w = width(&s.text);
        // Keep room for an ellipsis in this segment or the next one.
        if w < left {
            out.push(s.clone());
            left -= w;
        } else {
            out.push(seg(fit_marked(&s.text, left), s.paint));
            break;
        }
    }
    out
}

/// Like [`fit`], for text that is followed by more.
fn fit_marked(text: &str, cells: usize) -> String {
    if width(text) < cells { format!("{text}…") } else { fit(&format!("{text}  "), cells) }
}

/// Wraps a line into lines of at most `cells` cells, at spaces and between Japanese characters.
pub(crate) fn wrap(segs: &[Seg], cells: usize) -> Vec<Segs> {
    let cells = cells.max(2);
    let mut lines: Vec<Segs> = Vec::new();
    let (mut line, mut used) = (Segs::new(), 0);
    for word in words(segs) {
        let tail: usize = word.iter().rev().take_while(|(c, _)| *c == ' ').count();
        let whole = chars_width(&word);
        if used > 0 && used + whole - tail > cells {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        for (c, paint) in word {
            let w = c.width().unwrap_or(0);
            if used + w > cells {
                if c == ' ' {
                    continue;
                }
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            push(&mut line, c, paint);
            used += w;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

fn push(line: &mut Segs, c: char, paint: Paint) {
    match line.last_mut() {
        Some(last) if last.paint == paint => last.text.push(c),
        _ => line.push(seg(c, paint)),
    }
}

fn chars_width(chars: &[(char, Paint)]) -> usize {
    chars.iter().map(|(c, _)| c.width().unwrap_or(0)).sum()
}

/// Splits a line into words with the spaces after them. Lines may break between words.
fn words(segs: &[Seg]) -> Vec<Vec<(char, Paint)>> {
    let chars: Vec<(char, Paint)> = segs.iter().flat_map(|s| s.text.chars().map(|c| (c, s.paint))).collect();
    let mut words: Vec<Vec<(char, Paint)>> = Vec::new();
    for (i, &(c, paint)) in chars.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| chars[i].0);
        let new = before.is_none_or(|b| (b == ' ' && c != ' ') || breaks(b, c));
        match words.last_mut() {
            Some(word) if !new => word.push((c, paint)),
            _ => words.push(vec![(c, paint)]),
        }
    }
    words
}

/// Returns whether a line may break between these two characters without a space.
fn breaks(before: char, after: char) -> bool {
    let wide = |c: char| c.width().unwrap_or(0) > 1;
    (wide(before) || wide(after)) && !NEVER_FIRST.contains(after) && !NEVER_LAST.contains(before) && after != ' '
}

const NEVER_FIRST: &str = "、。」』）】！？ー・ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:!?)]»”%";
const NEVER_LAST: &str = "「『（【([«“+";

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(lines: &[Segs]) -> Vec<String> {
        lines.iter().map(|l| l.iter().map(|s| s.text.as_str()).collect()).collect()
    }

    #[track_caller]
    fn check_wrap(text: &str, cells: usize, expected: &[&str]) {
        let lines = plain(&wrap(&[seg(text, Paint::Plain)], cells));
        assert!(lines.iter().all(|l| width(l.trim_end()) <= cells), "{lines:?}");
        assert_eq!(lines.iter().map(|l| l.trim_end()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn lines_break_at_spaces_and_between_japanese_characters() {
        check_wrap("draw a card for each base", 10, &["draw a", "card for", "each base"]);
        check_wrap("Гравець бере карту", 9, &["Гравець", "бере", "карту"]);
        check_wrap("カードを2枚引く。", 8, &["カードを", "2枚引", "く。"]);
        check_wrap("Sternenkreuzerflotte", 8, &["Sternenk", "reuzerfl", "otte"]);
        check_wrap("", 8, &[]);
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(fit("Battle Station", 14), "Battle Station");
        assert_eq!(fit("Battle Station", 8), "Battle …");
        assert_eq!(fit("戦闘ステーション", 8), "戦闘ス…");
        assert_eq!(fit("戦闘", 0), "");
        let cut = fit_segs(&[seg("Battle", Paint::Plain), seg(" Station", Paint::Dim)], 7);
        assert_eq!(plain(&[cut]), ["Battle…"]);
        let cut = fit_segs(&[seg("Battle", Paint::Plain), seg(" Station", Paint::Dim)], 6);
        assert_eq!(plain(&[cut]), ["Battl…"]);
    }
}
