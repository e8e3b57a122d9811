//! Checks for every card file.

use std::collections::BTreeMap;

use crate::language::Name;

/// Tracks the names in one program: each must be bound once, before its use, and used at least once.
#[derive(Clone, Debug, Default)]
pub struct Bindings {
    used: BTreeMap<Name, bool>,
    problems: Vec<String>,
}

impl Bindings {
    /// Records that a pick binds a name.
    pub fn bind(&mut self, name: &str) {
        if self.used.insert(name.to_owned(), false).is_some() {
            self.problems.push(format!("name {name:?} is bound twice"));
        }
    }

    /// Records that a verb uses a name.
    pub fn uses(&mut self, name: &str) {
        match self.used.get_mut(name) {
            Some(used) => *used = true,
            None => self.problems.push(format!("unbound name {name:?}")),
        }
    }

    /// Is this name bound?
    pub fn is_bound(&self, name: &str) -> bool {
        self.used.contains_key(name)
    }

    /// Everything that is wrong with the names.
    pub fn finish(self) -> Vec<String> {
        let mut problems = self.problems;
        for (name, used) in self.used {
            if !used {
                problems.push(format!("name {name:?} is never used"));
            }
        }
        problems
    }
}

/// Is this a slug: lower-case words of letters and digits joined by single hyphens?
pub fn is_slug(id: &str) -> bool {
    !id.is_empty()
        && id.split('-').all(|w| !w.is_empty() && w.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_bound_once_before_use_and_used() {
        let mut names = Bindings::default();
        names.uses("early");
        names.bind("early");
        names.bind("twice");
        names.bind("twice");
        names.bind("idle");
        names.uses("twice");
        assert_eq!(
            names.finish(),
            [
                "unbound name \"early\"",
                "name \"twice\" is bound twice",
                "name \"early\" is never used",
                "name \"idle\" is never used",
            ]
        );
    }

    #[test]
    fn slugs_are_plain_words() {
        assert!(is_slug("port-of-call") && is_slug("u-9"));
        assert!(!is_slug("") && !is_slug("Ram") && !is_slug("a--b") && !is_slug("-a") && !is_slug("a b"));
    }
}
