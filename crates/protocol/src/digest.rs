//! A short hash of a view, so that a client notices when its copy has diverged.

use crate::view::TableView;

/// Hashes the view's JSON with two 32-bit FNV-1a lanes, in hex.
///
/// It is easy to compute in any language. It covers only what the viewer sees, so it reveals nothing hidden.
pub fn view_hash(view: &TableView) -> String {
    let json = serde_json::to_string(view).expect("a view has string keys only");
    let lane = |basis: u32| json.bytes().fold(basis, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{:08x}{:08x}", lane(0x811c_9dc5), lane(0x0dc5_811c))
}
