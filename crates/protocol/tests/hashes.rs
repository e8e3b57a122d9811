//! Tests that the hashes in the web client's tests match the server's. `ORRERY_BLESS=1` updates them.

use std::path::Path;

use protocol::{TableView, view_hash};
use serde_json::Value;

#[test]
fn the_client_tests_know_the_right_hashes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/hashes.json");
    let text = std::fs::read_to_string(&path).expect("web/tests/hashes.json");
    let mut list: Vec<Value> = serde_json::from_str(&text).expect("a list");
    assert!(!list.is_empty());
    let mut wrong = Vec::new();
    for (idx, entry) in list.iter_mut().enumerate() {
        let view: TableView = serde_json::from_value(entry["view"].clone()).expect("a view");
        let hash = view_hash(&view);
        if entry["hash"] != Value::String(hash.clone()) {
            wrong.push(idx);
            entry["hash"] = Value::String(hash);
        }
    }
    if std::env::var_os("ORRERY_BLESS").is_some() {
        // Fields keep the order of the view, because a client hashes the view as it received it.
        let texts: Vec<String> = list
            .iter()
            .map(|entry| {
                let view: TableView = serde_json::from_value(entry["view"].clone()).expect("a view");
                let view = serde_json::to_string(&view).expect("plain data");
                format!("  {{ \"hash\": {}, \"view\": {view} }}", entry["hash"])
            })
            .collect();
        std::fs::write(&path, format!("[\n{}\n]\n", texts.join(",\n"))).expect("written");
        return;
    }
    assert_eq!(wrong, [0_usize; 0], "run with ORRERY_BLESS=1");
}
