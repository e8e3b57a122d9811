/// The description of a card from which its picture is drawn.
///
/// It contains all data; nothing is looked up. The strings may be arbitrary: [`Subject::to_path`] makes them valid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Subject {
    /// The game, such as `star-realms`.
    pub game: String,
    /// The card, such as `blob-destroyer`. It seeds the variant, and some of its words select the silhouette.
    pub slug: String,
    /// The faction, such as `trade-federation`. An unknown faction is drawn as unaligned.
    pub faction: String,
    /// The kind of card.
    pub kind: Kind,
    /// The size in the picture, which is the cost from 0 to 9.
    pub size: u8,
    /// Its visible abilities.
    pub traits: Traits,
    /// What the picture shows, such as `fighter` or `tatooine`, most important first. Tags that do not fit are dropped.
    pub tags: Vec<String>,
}

/// The kinds of cards that are drawn differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A ship in flight.
    Ship,
    /// A base: a station or a world.
    Base,
    /// An outpost: an armored base behind a shield.
    Outpost,
    /// A fighting unit: a person, a droid, a beast, a vehicle.
    Unit,
    /// A place or a plan.
    Objective,
    /// An enhancement: a weapon, a skill, a site.
    Enhancement,
    /// An event.
    Event,
    /// A fate card.
    Fate,
    /// An affiliation.
    Affiliation,
    /// A ship unit of the board game.
    Vessel,
    /// A ground unit of the board game.
    Ground,
    /// A leader.
    Leader,
    /// A star system.
    System,
    /// A mission card.
    Mission,
    /// An action card.
    Action,
    /// A tactic card.
    Tactic,
    /// A ring that is attached to a leader.
    Ring,
    /// A character of a team.
    Character,
    /// A support card: a vehicle, a droid, a crew, a site.
    Support,
    /// An upgrade on a character.
    Upgrade,
    /// A downgrade on an opposing character.
    Downgrade,
    /// A plot card.
    Plot,
    /// A battlefield.
    Battlefield,
}

/// The amounts of a card's effects; zero is not drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits {
    /// Combat: guns.
    pub combat: u8,
    /// Trade: cargo.
    pub trade: u8,
    /// Authority: domes and halos.
    pub authority: u8,
    /// Cards drawn: sensor dishes.
    pub cards: u8,
    /// Cards scrapped: cutters and claws.
    pub scraps: u8,
    /// Cards an opponent discards: jammers.
    pub discards: u8,
    /// Bases destroyed: a very large gun.
    pub destroys: u8,
    /// Ships copied: a mirroring needle.
    pub copies: u8,
}

/// Maximum length of a path in bytes.
pub const LONGEST_PATH: usize = 256;
const LONGEST_GAME: usize = 24;
const LONGEST_FACTION: usize = 32;
const LONGEST_SLUG: usize = 48;
const LONGEST_TAG: usize = 16;
const MOST_TAGS: usize = 5;
const LETTERS: [u8; 8] = *b"ctadsxby";

impl Subject {
    /// The path of this picture on the server. It has a limited length and only `[a-z0-9-/]` before the `.svg`.
    ///
    /// Invalid strings are shortened and corrected, so [`Subject::from_path`] may return a slightly different subject.
    /// A corrected subject is returned unchanged.
    ///
    /// ```
    /// use art::{Kind, Subject, Traits};
    ///
    /// let subject = Subject {
    ///     game: "star-realms".to_owned(),
    ///     slug: "blob-destroyer".to_owned(),
    ///     faction: "blob".to_owned(),
    ///     kind: Kind::Ship,
    ///     size: 4,
    ///     traits: Traits { combat: 6, destroys: 1, ..Traits::default() },
    ///     tags: vec![],
    /// };
    /// assert_eq!(subject.to_path(), "star-realms/blob/ship/4/c6b1/blob-destroyer.svg");
    /// assert_eq!(Subject::from_path(&subject.to_path()), Some(subject));
    /// ```
    pub fn to_path(&self) -> String {
        let mut path = format!(
            "{}/{}/{}/{}/{}/{}",
            word(&self.game, LONGEST_GAME),
            word(&self.faction, LONGEST_FACTION),
            self.kind.word(),
            self.size.min(9),
            self.traits.code(),
            word(&self.slug, LONGEST_SLUG)
        );
        for tag in self.tags.iter().take(MOST_TAGS) {
            path.push('/');
            path.push_str(&word(tag, LONGEST_TAG));
        }
        path + ".svg"
    }

    /// The subject of a path, if [`Subject::to_path`] can return this path.
    ///
    /// Each subject has exactly one valid path, so that a cache in front of the server cannot be filled with copies.
    pub fn from_path(path: &str) -> Option<Self> {
        if path.len() > LONGEST_PATH {
            return None;
        }
        let mut parts = path.strip_suffix(".svg")?.split('/');
        let mut next = || parts.next();
        let (game, faction, kind, size, traits, slug) = (next()?, next()?, next()?, next()?, next()?, next()?);
        let subject = Self {
            game: game.to_owned(),
            slug: slug.to_owned(),
            faction: faction.to_owned(),
            kind: Kind::from_word(kind)?,
            size: size.parse().ok()?,
            traits: Traits::from_code(traits)?,
            tags: parts.map(str::to_owned).collect(),
        };
        (subject.to_path() == path).then_some(subject)
    }

    /// Whether the slug contains this text anywhere: `mech` is part of `battle-mech` and of `mechanic`.
    pub(crate) fn says(&self, part: &str) -> bool {
        self.slug.contains(part)
    }

    /// Whether it is tagged with this word.
    pub(crate) fn is(&self, tag: &str) -> bool {
        self.tags.iter().any(|t| t == tag)
    }
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 23] = [
        Self::Ship,
        Self::Base,
        Self::Outpost,
        Self::Unit,
        Self::Objective,
        Self::Enhancement,
        Self::Event,
        Self::Fate,
        Self::Affiliation,
        Self::Vessel,
        Self::Ground,
        Self::Leader,
        Self::System,
        Self::Mission,
        Self::Action,
        Self::Tactic,
        Self::Ring,
        Self::Character,
        Self::Support,
        Self::Upgrade,
        Self::Downgrade,
        Self::Plot,
        Self::Battlefield,
    ];

    /// The name of this kind in paths.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ship => "ship",
            Self::Base => "base",
            Self::Outpost => "outpost",
            Self::Unit => "unit",
            Self::Objective => "objective",
            Self::Enhancement => "enhancement",
            Self::Event => "event",
            Self::Fate => "fate",
            Self::Affiliation => "affiliation",
            Self::Vessel => "vessel",
            Self::Ground => "ground",
            Self::Leader => "leader",
            Self::System => "system",
            Self::Mission => "mission",
            Self::Action => "action",
            Self::Tactic => "tactic",
            Self::Ring => "ring",
            Self::Character => "character",
            Self::Support => "support",
            Self::Upgrade => "upgrade",
            Self::Downgrade => "downgrade",
            Self::Plot => "plot",
            Self::Battlefield => "battlefield",
        }
    }

    /// The kind with this name in paths.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl Traits {
    fn amounts(&self) -> [u8; 8] {
        [self.combat, self.trade, self.authority, self.cards, self.scraps, self.discards, self.destroys, self.copies]
    }

    /// A letter and an amount for each nonzero trait; `0` if there is none.
    fn code(&self) -> String {
        let mut code = String::new();
        for (letter, amount) in LETTERS.into_iter().zip(self.amounts()).filter(|(_, amount)| *amount > 0) {
            code.push(char::from(letter));
            code.push_str(&amount.to_string());
        }
        if code.is_empty() { "0".to_owned() } else { code }
    }

    fn from_code(code: &str) -> Option<Self> {
        let mut amounts = [0_u8; 8];
        let mut rest = code.as_bytes();
        while let [letter, tail @ ..] = rest {
            if code == "0" {
                break;
            }
            let slot = LETTERS.iter().position(|l| l == letter)?;
            let digits = tail.iter().take_while(|b| b.is_ascii_digit()).count();
            amounts[slot] = std::str::from_utf8(&tail[..digits]).ok()?.parse().ok()?;
            rest = &tail[digits..];
        }
        let [combat, trade, authority, cards, scraps, discards, destroys, copies] = amounts;
        Some(Self { combat, trade, authority, cards, scraps, discards, destroys, copies })
    }
}

/// A word of at most `longest` bytes of `[a-z0-9-]`. Other characters become hyphens, and an empty word becomes `x`.
fn word(from: &str, longest: usize) -> String {
    let word: String = from
        .chars()
        .take(longest)
        .map(|c| c.to_ascii_lowercase())
        .map(|c| if c.is_ascii_lowercase() || c.is_ascii_digit() { c } else { '-' })
        .collect();
    if word.is_empty() { "x".to_owned() } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subject(slug: &str, traits: Traits) -> Subject {
        Subject {
            game: "star-realms".to_owned(),
            slug: slug.to_owned(),
            faction: "blob".to_owned(),
            kind: Kind::Outpost,
            size: 9,
            traits,
            tags: vec![],
        }
    }

    #[test]
    fn a_path_comes_back_as_the_same_subject() {
        let full =
            Traits { combat: 255, trade: 1, authority: 20, cards: 3, scraps: 4, discards: 5, destroys: 6, copies: 7 };
        for traits in [Traits::default(), full, Traits { copies: 1, ..Traits::default() }] {
            for slug in ["a", "0", "-", "trade--pod-", "space-station-2"] {
                let mut subject = subject(slug, traits);
                assert_eq!(Subject::from_path(&subject.to_path()), Some(subject.clone()));
                subject.tags = ["character", "x", "force-sensitive"].map(str::to_owned).into();
                assert_eq!(Subject::from_path(&subject.to_path()), Some(subject));
            }
        }
    }

    #[test]
    fn any_words_give_a_path_that_holds() {
        for slug in ["", "Großer Träger", "../../etc/passwd", "日本語", &"long".repeat(99), "a b\"<&>'"] {
            let mut subject = subject(slug, Traits { combat: 255, trade: 255, ..Traits::default() });
            subject.game = slug.to_owned();
            subject.faction = slug.to_owned();
            subject.tags = vec![slug.to_owned(); 9];
            subject.size = 77;
            let path = subject.to_path();
            assert!(path.len() <= LONGEST_PATH, "{path}");
            let stem = path.strip_suffix(".svg").expect("ends with .svg");
            assert!(stem.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-/".contains(&b)), "{path}");
            let back = Subject::from_path(&path).expect("its own path");
            assert_eq!(back.to_path(), path);
        }
    }

    #[test]
    fn nonsense_is_no_subject() {
        for path in [
            "",
            ".svg",
            "/////.svg",
            "star-realms/blob/ship/4/c6/blob-destroyer",
            "star-realms/blob/ship/4/c6/blob-destroyer.png",
            "star-realms/blob/ship/4/c06/blob-destroyer.svg",
            "star-realms/blob/ship/4/c0/blob-destroyer.svg",
            "star-realms/blob/ship/4/c300/blob-destroyer.svg",
            "star-realms/blob/ship/4/d1c6/blob-destroyer.svg",
            "star-realms/blob/ship/4/c6c6/blob-destroyer.svg",
            "star-realms/blob/ship/4/6/blob-destroyer.svg",
            "star-realms/blob/ship/4/c/blob-destroyer.svg",
            "star-realms/blob/ship/4//blob-destroyer.svg",
            "star-realms/blob/ship/04/c6/blob-destroyer.svg",
            "star-realms/blob/ship/10/c6/blob-destroyer.svg",
            "star-realms/blob/ship/-1/c6/blob-destroyer.svg",
            "star-realms/blob/boat/4/c6/blob-destroyer.svg",
            "star-realms/blob/Ship/4/c6/blob-destroyer.svg",
            "star-realms/blob/ship/4/c6/Blob-Destroyer.svg",
            "star-realms/blob/ship/4/c6/blob_destroyer.svg",
            "star-realms/blob/ship/4/c6/blob-destroyer.svg.svg",
            "star-realms/blob/ship/4/c6/blob/Destroyer.svg",
            "star-realms/blob/ship/4/c6/blob//destroyer.svg",
            "star-realms/blob/ship/4/c6/blob/destroyer/.svg",
            "star-realms/blob/ship/4/c6/blob/much-too-long-a-tag.svg",
            "star-realms/blob/ship/4/c6/blob/a/b/c/d/e/f.svg",
            "/star-realms/blob/ship/4/c6/blob-destroyer.svg",
            "star-realms/blob/ship/4/c6/..svg",
            "star-realms/../ship/4/c6/x.svg",
            "star-realms/blöb/ship/4/c6/x.svg",
        ] {
            assert_eq!(Subject::from_path(path), None, "{path}");
        }
        let long = format!("star-realms/blob/ship/4/c6/{}.svg", "a".repeat(49));
        assert_eq!(Subject::from_path(&long), None);
    }
}
