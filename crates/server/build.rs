//! Tells cargo when the embedded client has changed.

use std::path::Path;

fn main() {
    let dist = Path::new("../../web/dist");
    // A path that does not exist would rerun this script in every build; `cargo xtask` names the client it has built
    // instead.
    println!("cargo::rerun-if-env-changed=ORRERY_CLIENT");
    let watched = if dist.join("index.html").exists() { dist } else { Path::new("../../web/package.json") };
    println!("cargo::rerun-if-changed={}", watched.display());
}
