//! The words that the database stores for enums; its check constraints list the same ones.

use crate::{MuteKind, Result, Role, Status, StoreError, UserKind};

/// An enum whose values are stored as words.
pub(crate) trait Word: Copy + PartialEq + 'static {
    /// Every value with its word.
    const ALL: &'static [(Self, &'static str)];

    /// The word of a value.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).expect("every value has its word").1
    }

    /// The value of a word. An unknown word was written by another program.
    fn read(word: &str) -> Result<Self> {
        let found = Self::ALL.iter().find(|(_, known)| *known == word);
        found.map(|(value, _)| *value).ok_or_else(|| StoreError::Damaged(format!("unknown word `{word}`")))
    }
}

impl Word for Role {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Player, "player"), (Self::Moderator, "moderator"), (Self::Admin, "admin")];
}

impl Word for UserKind {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Guest, "guest"), (Self::Account, "account"), (Self::Bot, "bot")];
}

impl Word for Status {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Open, "open"), (Self::Running, "running"), (Self::Over, "over"), (Self::Closed, "closed")];
}

impl Word for MuteKind {
    const ALL: &'static [(Self, &'static str)] = &[(Self::Mute, "mute"), (Self::Block, "block")];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_nobody_wrote_is_damage() {
        assert_eq!(Status::read("over"), Ok(Status::Over));
        assert_eq!(Status::read("lost"), Err(StoreError::Damaged("unknown word `lost`".into())));
    }
}
