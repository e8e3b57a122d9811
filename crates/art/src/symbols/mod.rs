//! Icons: a sprite for the page, and a few characters for each icon in the terminal.

mod duel;
mod galaxy;
mod interface;
mod pools;
mod roles;
mod sides;
mod sigils;
mod tools;
mod values;

/// An icon of the sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The id in the sprite, such as `trade`.
    pub name: &'static str,
    /// One to three characters that represent it in a terminal, unique among the icons.
    pub twin: &'static str,
    /// The English text for screen readers.
    pub label: &'static str,
    drawing: &'static str,
}

impl Symbol {
    /// The markup inside the symbol, on a grid of 24 by 24.
    pub const fn drawing(&self) -> &'static str {
        self.drawing
    }
}

/// Creates a symbol; a short name keeps the tables of icons readable.
const fn symbol(name: &'static str, twin: &'static str, label: &'static str, drawing: &'static str) -> Symbol {
    Symbol { name, twin, label, drawing }
}

const GROUPS: [&[Symbol]; 9] = [
    &values::VALUES,
    &sigils::SIGILS,
    &roles::ROLES,
    &interface::INTERFACE,
    &tools::TOOLS,
    &sides::SIDES,
    &duel::DUEL,
    &galaxy::GALAXY,
    &pools::POOLS,
];

const COUNT: usize = {
    let (mut count, mut i) = (0, 0);
    while i < GROUPS.len() {
        count += GROUPS[i].len();
        i += 1;
    }
    count
};

const ALL: [Symbol; COUNT] = {
    let mut all = [GROUPS[0][0]; COUNT];
    let (mut group, mut at) = (0, 0);
    while group < GROUPS.len() {
        let mut i = 0;
        while i < GROUPS[group].len() {
            all[at] = GROUPS[group][i];
            at += 1;
            i += 1;
        }
        group += 1;
    }
    all
};

/// Every icon, in the order of the sprite.
pub const SYMBOLS: &[Symbol] = &ALL;

/// The icon with this name.
pub fn symbol_named(name: &str) -> Option<&'static Symbol> {
    SYMBOLS.iter().find(|symbol| symbol.name == name)
}

/// One document with a `<symbol>` for every icon, drawn in the color of the text around it.
///
/// The symbol sets the stroke style, so a drawing contains only exceptions. Solid parts have `fill="currentColor"`, and
/// a second tone is the same color with less opacity.
pub fn sprite() -> String {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    for symbol in SYMBOLS {
        out.push_str(r#"<symbol id=""#);
        out.push_str(symbol.name);
        out.push_str(
            r#"" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">"#,
        );
        out.push_str(symbol.drawing);
        out.push_str("</symbol>");
    }
    out.push_str("</svg>");
    out
}
