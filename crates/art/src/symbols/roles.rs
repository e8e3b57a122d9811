//! Icons of players' roles at a table.

use super::{Symbol, symbol};

pub(super) const ROLES: [Symbol; 10] = [
    symbol(
        "emperor",
        "Emp",
        "emperor",
        r#"<path d="M3 18 1.5 6.5l5.3 4L12 3l5.2 7.5 5.3-4L21 18z" fill="currentColor" stroke="none"/><path d="M4 21.5h16"/>"#,
    ),
    symbol(
        "admiral",
        "Adm",
        "admiral",
        r#"<path d="M3.5 10.5 12 4.5l8.5 6M3.5 16.5l8.5-6 8.5 6M3.5 22l8.5-6 8.5 6" stroke-width="2.4"/><circle cx="12" cy="2.5" r="1.5" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "boss",
        "Bos",
        "boss",
        r#"<path d="M3 2c.8 3.2 2.2 4.9 4.6 5.6h8.8C18.8 6.9 20.2 5.2 21 2c1.7 4.6 1 8-1.5 10.3V15L15 22H9l-4.5-7v-2.7C2 10 1.3 6.6 3 2zm3.5 9.5 1.2 3.2 3.1.8zm11 0-1.2 3.2-3.1.8z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "raider",
        "Rdr",
        "raider",
        r#"<path d="M3 3l12.5 12.5M21 3 8.5 15.5M3 3l.5 3.5M21 3l-.5 3.5" stroke-width="2.4"/><path d="M13 18l5-5M11 18l-5-5M16.5 16.5 20.5 20.5M7.5 16.5l-4 4"/>"#,
    ),
    symbol(
        "hunter",
        "Htr",
        "hunter",
        r#"<path d="M5 2.5C13 4 20 11 21.5 19M5 2.5 21.5 19" opacity=".72"/><path d="M2.5 21.5 14 10M9.5 9H15v5.5" stroke-width="2.4"/>"#,
    ),
    symbol(
        "team",
        "&",
        "team",
        r#"<path d="M8.5 12.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM1.5 21a7 7 0 0 1 14 0z" fill="currentColor" stroke="none"/><path d="M16 3.8a4 4 0 0 1 0 7.8M18.5 15a7 7 0 0 1 4 5.5"/>"#,
    ),
    symbol(
        "shield",
        "⛨",
        "shield",
        r#"<path d="M12 2l8.5 3v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5z"/><path d="M12 5.3l5.5 2v4.4c0 3.3-2.1 5.6-5.5 7.2z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "target",
        "⌖",
        "target",
        r#"<circle cx="12" cy="12" r="7.5"/><path d="M12 1.2v6M12 16.8v6M1.2 12h6M16.8 12h6"/><circle cx="12" cy="12" r="1.8" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "skull",
        "☠",
        "eliminated",
        r#"<path d="M12 1.5c5.5 0 9.5 3.9 9.5 9 0 3.2-1.5 5.6-4 7.1V22h-3v-2.5h-1.2V22h-2.6v-2.5H9.5V22h-3v-4.4c-2.5-1.5-4-3.9-4-7.1 0-5.1 4-9 9.5-9zM8.2 9.3a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm7.6 0a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "crown",
        "♛",
        "winner",
        r#"<path d="M4 20 2.5 9l5 4L12 5.5l4.5 7.5 5-4L20 20z"/><circle cx="12" cy="3.5" r="1.7" fill="currentColor" stroke="none"/><circle cx="2.3" cy="7" r="1.5" fill="currentColor" stroke="none"/><circle cx="21.7" cy="7" r="1.5" fill="currentColor" stroke="none"/><path d="M7.5 16.5h9" opacity=".72"/>"#,
    ),
];
