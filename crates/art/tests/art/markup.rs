//! A small checker of markup: balanced tags, quoted attributes, existing ids.

use std::collections::BTreeSet;

/// Returns the ids a document defines, or the first problem.
pub(crate) fn check(document: &str) -> Result<BTreeSet<String>, String> {
    let mut open: Vec<&str> = Vec::new();
    let (mut ids, mut wanted) = (BTreeSet::new(), BTreeSet::new());
    let mut rest = document;
    while let Some(start) = rest.find('<') {
        if !rest[..start].is_empty() {
            return Err(format!("text between tags: {}", &rest[..start]));
        }
        let end = rest.find('>').ok_or("a tag without an end")?;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes another tag"));
            }
            if open.is_empty() && !rest.is_empty() {
                return Err(format!("more after the end: {rest}"));
            }
            continue;
        }
        let (tag, alone) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if !name.bytes().all(|b| b.is_ascii_alphabetic()) || name.is_empty() {
            return Err(format!("odd name: {name}"));
        }
        read_attributes(attributes, &mut ids, &mut wanted).map_err(|problem| format!("{problem} in <{tag}>"))?;
        if !alone {
            open.push(name);
        }
    }
    if let Some(name) = open.pop() {
        return Err(format!("<{name}> is not closed"));
    }
    match wanted.difference(&ids).next() {
        Some(id) => Err(format!("nothing has the id {id}")),
        None => Ok(ids),
    }
}

fn read_attributes(text: &str, ids: &mut BTreeSet<String>, wanted: &mut BTreeSet<String>) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"").ok_or_else(|| format!("no value: {rest}"))?;
        let (value, after) = after.split_once('"').ok_or_else(|| format!("no end of value: {after}"))?;
        if !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') || name.is_empty() {
            return Err(format!("odd attribute {name}"));
        }
        if !seen.insert(name) {
            return Err(format!("{name} twice"));
        }
        let number = name != "id" && name != "href" && !value.starts_with("url");
        if value.contains(['<', '&']) || number && (value.contains("NaN") || value.contains("inf")) {
            return Err(format!("odd value {value}"));
        }
        if name == "id" && !ids.insert(value.to_owned()) {
            return Err(format!("the id {value} twice"));
        }
        let reference = value.strip_prefix("url(#").and_then(|v| v.strip_suffix(')'));
        if let Some(id) = reference.or_else(|| if name == "href" { value.strip_prefix('#') } else { None }) {
            wanted.insert(id.to_owned());
        } else if name == "href" || value.contains("url(") {
            return Err(format!("an external reference: {value}"));
        }
        if name == "style" || name.starts_with("on") {
            return Err(format!("{name} is not allowed"));
        }
        rest = after.trim_start();
    }
    Ok(())
}

#[test]
fn the_reader_finds_what_is_wrong() {
    assert_eq!(check(r#"<svg><g id="a"><path d="m0 0" fill="url(#a)"/></g></svg>"#).map(|ids| ids.len()), Ok(1));
    for wrong in [
        "<svg>",
        "<svg></g>",
        "<svg></svg><svg/>x",
        "<svg>text</svg>",
        r#"<svg><path d="m0 0/></svg>"#,
        "<svg><path d=m/></svg>",
        r#"<svg><path d="" d=""/></svg>"#,
        r#"<svg><path fill="url(#b)"/></svg>"#,
        r#"<svg><use href="http://example.org"/></svg>"#,
        r#"<svg><g id="a"/><g id="a"/></svg>"#,
        r#"<svg><g style="fill:red"/></svg>"#,
        r#"<svg><g onload="x"/></svg>"#,
        r#"<svg><path d="mNaN 0"/></svg>"#,
    ] {
        assert!(check(wrong).is_err(), "{wrong}");
    }
}
