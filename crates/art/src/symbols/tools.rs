//! Other icons: settings, people, places and small signs.

use super::{Symbol, symbol};

pub(super) const TOOLS: [Symbol; 22] = [
    symbol(
        "flag",
        "⚑",
        "give up",
        r#"<path d="M5 22V2.5"/><path d="M5 3.5c5-2.5 9 2 15 0v10c-6 2-10-2.5-15 0z" fill="currentColor" stroke-width="1.5"/>"#,
    ),
    symbol(
        "sound",
        "♪",
        "sound on",
        r#"<path d="M2 8.5h4.5L12 4v16l-5.5-4.5H2z" fill="currentColor" stroke-width="1.5"/><path d="M15.5 8.5a5 5 0 0 1 0 7M18.5 5a10 10 0 0 1 0 14"/>"#,
    ),
    symbol(
        "sound-off",
        "♪×",
        "sound off",
        r#"<path d="M2 8.5h4.5L12 4v16l-5.5-4.5H2z" fill="currentColor" stroke-width="1.5"/><path d="M16 9l6 6M22 9l-6 6" stroke-width="2.2"/>"#,
    ),
    symbol(
        "sun",
        "☀",
        "light colors",
        r#"<circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1"/>"#,
    ),
    symbol(
        "moon",
        "☾",
        "dark colors",
        r#"<path d="M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z" fill="currentColor" stroke-width="1.5"/>"#,
    ),
    symbol(
        "keyboard",
        "⌨",
        "keyboard",
        r#"<rect x="1.5" y="5" width="21" height="14" rx="2.5"/><path d="M6 9.5h0M10 9.5h0M14 9.5h0M18 9.5h0" stroke-width="2.4"/><path d="M7.5 14.5h9"/>"#,
    ),
    symbol(
        "text-table",
        "▤",
        "text table",
        r#"<rect x="2.5" y="3" width="19" height="18" rx="2"/><path d="M2.5 9h19"/><path d="M6 13h5M6 17h5M14.5 13h3.5M14.5 17h3.5" stroke-width="1.8" opacity=".8"/>"#,
    ),
    symbol(
        "language",
        "文A",
        "language",
        r#"<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.5c-5.3 5.5-5.3 13.5 0 19M12 2.5c5.3 5.5 5.3 13.5 0 19" stroke-width="1.7"/>"#,
    ),
    symbol(
        "profile",
        "☻",
        "profile",
        r#"<circle cx="12" cy="12" r="9.8"/><circle cx="12" cy="9.5" r="3.3" fill="currentColor" stroke="none"/><path d="M5.8 18a6.5 6.5 0 0 1 12.4 0A9 9 0 0 1 12 20.8 9 9 0 0 1 5.8 18z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "lobby",
        "⊓",
        "lobby",
        r#"<path d="M5.5 9.5h13l2.5 5H3z" fill="currentColor" stroke-width="1.5"/><path d="M6.5 15v6M17.5 15v6"/><circle cx="6" cy="4.5" r="2.2" fill="currentColor" stroke="none" opacity=".72"/><circle cx="12" cy="4.5" r="2.2" fill="currentColor" stroke="none" opacity=".72"/><circle cx="18" cy="4.5" r="2.2" fill="currentColor" stroke="none" opacity=".72"/>"#,
    ),
    symbol("plus", "+", "more", r#"<path d="M12 4v16M4 12h16" stroke-width="2.4"/>"#),
    symbol("minus", "−", "less", r#"<path d="M4 12h16" stroke-width="2.4"/>"#),
    symbol("check", "✓", "done", r#"<path d="M3.5 12.5 9.5 18.5 20.5 6" stroke-width="2.6"/>"#),
    symbol(
        "warn",
        "!",
        "warning",
        r#"<path d="M12 2.5 22.5 21h-21z"/><path d="M12 9v5" stroke-width="2.4"/><path d="M12 17.6h0" stroke-width="2.6"/>"#,
    ),
    symbol(
        "info",
        "i",
        "information",
        r#"<circle cx="12" cy="12" r="9.8"/><path d="M12 11v6" stroke-width="2.4"/><path d="M12 7h0" stroke-width="2.8"/>"#,
    ),
    symbol(
        "help",
        "?",
        "help",
        r#"<circle cx="12" cy="12" r="9.8"/><path d="M9 9.2a3 3 0 1 1 4.6 2.6c-1 .6-1.6 1.2-1.6 2.2" stroke-width="2.2"/><path d="M12 17.5h0" stroke-width="2.6"/>"#,
    ),
    symbol(
        "home",
        "⌂",
        "home",
        r#"<path d="M2 11.5 12 3l10 8.5"/><path d="M5 11v10h5v-6h4v6h5V11l-7-6z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "dice",
        "⚄",
        "dice",
        r#"<rect x="3" y="3" width="18" height="18" rx="4"/><path d="M8 8h0M16 8h0M12 12h0M8 16h0M16 16h0" stroke-width="3.2"/>"#,
    ),
    symbol(
        "bot",
        "⚇",
        "computer opponent",
        r#"<path d="M12 2v4"/><rect x="3.5" y="6.5" width="17" height="14" rx="3.5"/><path d="M8.5 12.5h0M15.5 12.5h0" stroke-width="3.4"/><path d="M9 17h6" stroke-width="1.8"/><path d="M.9 12v4M23.1 12v4"/>"#,
    ),
    symbol(
        "person",
        "☺",
        "player",
        r#"<circle cx="12" cy="7" r="4.8" fill="currentColor" stroke="none"/><path d="M3 22a9 8.5 0 0 1 18 0z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "external",
        "↗",
        "opens elsewhere",
        r#"<path d="M13.5 3H21v7.5M21 3 11 13" stroke-width="2.2"/><path d="M18.5 14v5.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2H10"/>"#,
    ),
    symbol(
        "cards",
        "▥",
        "cards",
        r#"<rect x="8.5" y="2.5" width="12.5" height="17" rx="2" fill="currentColor" opacity=".3" stroke="none"/><rect x="8.5" y="2.5" width="12.5" height="17" rx="2"/><path d="M5 6.5 3 7a1.5 1.5 0 0 0-1 1.8l3 11.4a1.5 1.5 0 0 0 1.9 1l5-1.3"/>"#,
    ),
];
