//! The client's types are those of this crate, or the test says so.

use std::collections::BTreeMap;
use std::path::Path;

use protocol::{
    About, Analysis, ApiError, Ban, BotMade, Branch, BugFiled, CardFace, ClientMsg, Credentials, DeckCheck, DeckHand,
    DeckPaste, DeckReading, DeckText, DeckTry, DeckWrite, Export, KeptDeck, Me, Moment, NewBot, NewBug, NewName,
    NewPassword, NewReport, OpenTable, Opened, Profile, Proof, Replay, ReportInfo, Rolls, ServerMsg, ShutInfo, Sit,
    TableList, Verdict, WebhookKey, Workshop,
};
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations of a type and all it is made of, by name.
struct Collect<'a>(&'a Config, BTreeMap<String, String>);

impl Collect<'_> {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            // Not a type of ours: a number, a list, an option. What it is made of may be.
            T::visit_dependencies(self);
            T::visit_generics(self);
            return;
        }
        let name = T::ident(self.0);
        if !self.1.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            self.1.insert(name, format!("{docs}export {}", T::decl(self.0)));
            T::visit_dependencies(self);
            T::visit_generics(self);
        }
    }
}

impl TypeVisitor for Collect<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

#[test]
fn the_types_of_the_client_are_these() {
    let config = Config::default();
    let mut all = Collect(&config, BTreeMap::new());
    all.add::<ClientMsg>();
    all.add::<ServerMsg>();
    all.add::<About>();
    all.add::<Me>();
    all.add::<Credentials>();
    all.add::<NewName>();
    all.add::<NewPassword>();
    all.add::<NewBot>();
    all.add::<BotMade>();
    all.add::<WebhookKey>();
    all.add::<Export>();
    all.add::<Profile>();
    all.add::<ShutInfo>();
    all.add::<OpenTable>();
    all.add::<Opened>();
    all.add::<Sit>();
    all.add::<TableList>();
    all.add::<CardFace>();
    all.add::<Workshop>();
    all.add::<DeckCheck>();
    all.add::<DeckPaste>();
    all.add::<DeckReading>();
    all.add::<DeckWrite>();
    all.add::<DeckText>();
    all.add::<DeckTry>();
    all.add::<DeckHand>();
    all.add::<KeptDeck>();
    all.add::<NewReport>();
    all.add::<ReportInfo>();
    all.add::<Verdict>();
    all.add::<Ban>();
    all.add::<ApiError>();
    all.add::<Replay>();
    all.add::<Moment>();
    all.add::<Rolls>();
    all.add::<Branch>();
    all.add::<Proof>();
    all.add::<Analysis>();
    all.add::<NewBug>();
    all.add::<BugFiled>();
    let head =
        "// Generated from crates/protocol by its tests; `ORRERY_BLESS=1 cargo test -p protocol` writes it anew.\n\n";
    let text = head.to_owned() + &all.1.into_values().collect::<Vec<_>>().join("\n\n") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    if std::env::var_os("ORRERY_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "web/src/wire.ts is out of date: run `ORRERY_BLESS=1 cargo test -p protocol`");
}
