//! A short hash of a view, so that a client notices when its copy has drifted.

use crate::view::View;

/// Two FNV-1a lanes of 32 bits over the view's JSON, in hex: easy to compute anywhere, and of what the viewer sees
/// only, so it tells nothing.
pub fn view_hash(view: &View) -> String {
    let json = serde_json::to_string(view).expect("a view has string keys only");
    let lane = |basis: u32| json.bytes().fold(basis, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{:08x}{:08x}", lane(0x811c_9dc5), lane(0x0dc5_811c))
}
