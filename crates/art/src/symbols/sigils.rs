//! Marks of the factions: original shapes, each with a different outline, so that none needs its color.

use super::{Symbol, symbol};

pub(super) const SIGILS: [Symbol; 8] = [
    // Three grown-together bulbs around one eye.
    symbol(
        "sigil-blob",
        "BLB",
        "Blob",
        r#"<path d="M12 1.5a5.2 5.2 0 0 1 5 6.7c-.2.8.2 1.5 1 1.7a5.4 5.4 0 1 1-5.2 8.5c-.4-.6-1.2-.6-1.6 0A5.4 5.4 0 1 1 6 9.9c.8-.2 1.2-.9 1-1.7a5.2 5.2 0 0 1 5-6.7zm0 9.1a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z" fill="currentColor" fill-rule="evenodd" stroke="none"/><circle cx="12" cy="13.3" r="1.1" fill="currentColor" stroke="none"/>"#,
    ),
    // A docking ring around a lens, with the four approaches open.
    symbol(
        "sigil-trade-federation",
        "TRF",
        "Trade Federation",
        r#"<path d="M9.8 3a9.3 9.3 0 0 0-6.8 6.8M14.2 3a9.3 9.3 0 0 1 6.8 6.8M9.8 21A9.3 9.3 0 0 1 3 14.2M14.2 21a9.3 9.3 0 0 0 6.8-6.8" stroke-width="2.6"/><path d="M12 5.5c1 3.8 2.7 5.5 6.5 6.5-3.8 1-5.5 2.7-6.5 6.5-1-3.8-2.7-5.5-6.5-6.5 3.8-1 5.5-2.7 6.5-6.5z" fill="currentColor" stroke="none"/>"#,
    ),
    // A blade between two swept ranks.
    symbol(
        "sigil-star-empire",
        "EMP",
        "Star Empire",
        r#"<path d="M12 .8 15 12l-3 11.2L9 12z" fill="currentColor" stroke="none"/><path d="M7 8.5 1.3 4.5 4 14.2l3.4 2.3zM17 8.5l5.7-4L20 14.2l-3.4 2.3z" fill="currentColor" stroke="none" opacity=".85"/><path d="M7.8 18.3 5 16.5l2.2 5.3zM16.2 18.3l2.8-1.8-2.2 5.3z" fill="currentColor" stroke="none" opacity=".85"/>"#,
    ),
    // A cog of six teeth around a wedge.
    symbol(
        "sigil-machine-cult",
        "MCH",
        "Machine Cult",
        r#"<path d="M9.5 4.4L9.9 0.8L14.1 0.8L14.5 4.4L17.3 6L20.6 4.6L22.7 8.2L19.8 10.4L19.8 13.6L22.7 15.8L20.6 19.4L17.3 18L14.5 19.6L14.1 23.2L9.9 23.2L9.5 19.6L6.7 18L3.4 19.4L1.3 15.8L4.2 13.6L4.2 10.4L1.3 8.2L3.4 4.6L6.7 6zM12 16.8L7.5 9L16.5 9z" fill="currentColor" fill-rule="evenodd" stroke="currentColor" stroke-width="1"/>"#,
    ),
    // A hollow lozenge for unaligned cards.
    symbol(
        "sigil-unaligned",
        "---",
        "unaligned",
        r#"<path d="M12 2.2 21.8 12 12 21.8 2.2 12z" stroke-width="2.4"/><path d="M12 8.6 15.4 12 12 15.4 8.6 12z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "primary",
        "●",
        "primary ability",
        r#"<circle cx="12" cy="12" r="9.3"/><circle cx="12" cy="12" r="4.8" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "ally",
        "◐",
        "ally ability",
        r#"<circle cx="8.5" cy="12" r="6.5"/><path d="M15.5 5.5a6.5 6.5 0 1 1-4.2 11.5 6.5 6.5 0 0 0 0-10 6.5 6.5 0 0 1 4.2-1.5z" fill="currentColor"/>"#,
    ),
    symbol(
        "use",
        "↯",
        "use an ability",
        r#"<path d="M13.8 1.5 4.5 13.8h6L9.2 22.5 19.5 9.6h-6.7z" fill="currentColor" stroke="none"/>"#,
    ),
];
