//! The bytes choose options in a match of Star Wars: Rebellion. The same function also runs as a bounded test of the
//! crate.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| rebellion::fuzz_one(data));
