//! Dice in a pool: the code of each side and the totals.

use games::{Card, Mark};

/// The total of each symbol in a pool. Modifiers count only if the pool has a die that they can modify.
pub(crate) fn totals(cards: &[Card]) -> Vec<String> {
    let all: Vec<Side> = cards.iter().filter_map(|slot| Side::of(&slot.marks)).collect();
    let sum = |(sign, code): &(&str, &str)| {
        let of = |plus: bool| all.iter().filter(move |s| s.sign == *sign && s.plus == plus).map(|s| u32::from(s.n));
        let plain: Vec<u32> = of(false).collect();
        let total = plain.iter().sum::<u32>() + of(true).sum::<u32>();
        (!plain.is_empty() && total > 0).then(|| format!("{total}{code}"))
    };
    CODES.iter().filter_map(sum).collect()
}

/// The signs of sides with their codes, in the order in which they are listed. Codes are the same in every language.
const CODES: [(&str, &str); 11] = [
    ("melee", "MD"),
    ("ranged", "RD"),
    ("indirect", "ID"),
    ("any", "Any"),
    ("shield", "Sh"),
    ("resource", "R"),
    ("disrupt", "Dr"),
    ("discard", "Dc"),
    ("die-focus", "F"),
    ("special", "Sp"),
    ("blank", "-"),
];

/// The side that a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    /// The symbol.
    pub(crate) sign: &'static str,
    /// The value; 0 if the side has none.
    pub(crate) n: u8,
    /// Whether the side is a modifier.
    pub(crate) plus: bool,
    cost: u8,
}

impl Side {
    /// Reads the side from the marks of a die.
    pub(crate) fn of(marks: &[Mark]) -> Option<Self> {
        let side = marks.first()?;
        let cost = side.cost.unwrap_or_default();
        Some(Self { sign: side.sign, n: side.n.unwrap_or_default(), plus: side.plus, cost })
    }

    /// Returns whether the side is no modifier and costs nothing.
    pub(crate) fn is_simple(&self) -> bool {
        !self.plus && self.cost == 0
    }

    /// Returns whether there is a code for the symbol.
    pub(crate) fn has_code(&self) -> bool {
        self.rank() < CODES.len()
    }

    /// The position of the symbol in the order of codes.
    pub(crate) fn rank(&self) -> usize {
        CODES.iter().position(|(sign, _)| *sign == self.sign).unwrap_or(CODES.len())
    }

    /// The code of the side, such as `2RD`, `+1MD`, or `3MD(1)` for a side that costs a resource.
    pub(crate) fn code(&self) -> String {
        let plus = if self.plus { "+" } else { "" };
        let n = if self.n > 0 { self.n.to_string() } else { String::new() };
        let code = CODES.get(self.rank()).map_or("?", |(_, code)| code);
        let cost = if self.cost > 0 { format!("({})", self.cost) } else { String::new() };
        format!("{plus}{n}{code}{cost}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(sign: &'static str, n: u8, plus: bool, cost: u8, expected: &str) {
        assert_eq!(Side { sign, n, plus, cost }.code(), expected);
    }

    #[test]
    fn sides_have_codes_that_need_no_color() {
        check("ranged", 2, false, 0, "2RD");
        check("melee", 1, true, 0, "+1MD");
        check("melee", 3, false, 1, "3MD(1)");
        check("special", 0, false, 0, "Sp");
        check("blank", 0, false, 0, "-");
        check("unheard-of", 4, false, 0, "4?");
    }
}
