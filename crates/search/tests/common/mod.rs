//! A small game for tests of search.

#![allow(dead_code, unreachable_pub, reason = "every test file uses a part of this")]

pub mod skirmish;
mod skirmish_policy;

/// The methods of `Game` that only clients need.
macro_rules! silent {
    () => {
        fn ask(&self, _: &Self::State, _: table::Seat) -> table::Ask {
            table::Ask {
                kind: table::AskKind::Free,
                prompt: table::Phrase::word("test.choose"),
                about: None,
                picked: 0,
                more: table::More::Exactly(1),
            }
        }
        fn key_text(&self, key: table::OptKey) -> String {
            format!("{key:?}")
        }
        fn label(&self, _: &Self::State, o: table::Opt) -> table::Phrase {
            table::Phrase::say("test.option", [table::Arg::Number(o.verb() as i32), table::Arg::Number(o.a() as i32)])
        }
        fn warning(&self, _: &Self::State, _: table::Seat, _: table::Opt) -> Option<table::Phrase> {
            None
        }
        fn points_at(&self, _: &Self::State, _: table::Seat, _: table::Opt) -> Option<table::Target> {
            None
        }
        fn why_not(&self, _: &Self::State, _: table::Seat, _: table::Target) -> Option<table::Reason> {
            None
        }
        fn table_view(&self, _: &Self::View) -> table::TableView {
            table::TableView::default()
        }
        fn redact(&self, e: (), _: table::Viewer) -> Option<()> {
            Some(e)
        }
        fn tell(&self, (): ()) -> Option<table::Phrase> {
            None
        }
        fn check(&self, _: &Self::State) -> Result<(), String> {
            Ok(())
        }
    };
}
pub(crate) use silent;
