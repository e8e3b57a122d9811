//! Russian.

use crate::slavic::{GEN, Slavic};

pub(crate) static RUSSIAN: Slavic = Slavic {
    // «2 карты»: the genitive singular, unless the noun comes with an adjective («2 других корабля»).
    few: |noun| if noun.few.is_empty() { noun.sg.get(GEN) } else { Some(&noun.few) },
    finish: |_| {},
};

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: &str = r#"(gender: F, sg: ["карта", "карты", "карте", "карту", "картой", "карте"],
        pl: ["карты", "карт", "картам", "карты", "картами", "картах"])"#;
    const SHIP: &str = r#"(gender: M, few: "других корабля",
        sg: ["другой корабль", "другого корабля", "другому кораблю", "другой корабль", "другим кораблём", "другом корабле"],
        pl: ["другие корабли", "других кораблей", "другим кораблям", "другие корабли", "другими кораблями", "других кораблях"])"#;
    const POINT: &str = r#"(gender: N, sg: ["очко", "очка", "очку", "очко", "очком", "очке"],
        pl: ["очки", "очков", "очкам", "очки", "очками", "очках"])"#;

    #[test]
    fn nouns_follow_their_numbers() {
        RUSSIAN.check(1, CARD, "acc", "карту");
        RUSSIAN.check(2, CARD, "acc", "2 карты");
        RUSSIAN.check(5, CARD, "acc", "5 карт");
        RUSSIAN.check(11, CARD, "acc", "11 карт");
        RUSSIAN.check(21, CARD, "acc", "21 карту");
        RUSSIAN.check(21, CARD, "gen", "21 карты");
        RUSSIAN.check(22, CARD, "gen", "22 карт");
        RUSSIAN.check(3, SHIP, "acc", "3 других корабля");
        RUSSIAN.check(12, SHIP, "acc", "12 других кораблей");
        RUSSIAN.check(31, SHIP, "acc", "31 другой корабль");
        RUSSIAN.check(4, POINT, "acc", "4 очка");
        RUSSIAN.check(7, POINT, "ins", "7 очками");
    }
}
