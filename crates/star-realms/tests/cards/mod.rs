//! Every card of the core set, ability by ability; card files and their checks; custom cards.

mod blob;
mod blob_bases;
mod complete;
mod composition;
mod files;
mod harness;
mod machine_cult;
mod machine_cult_bases;
mod own_cards;
mod star_empire;
mod star_empire_bases;
mod starters;
mod stealth_needle;
mod trade_federation;
mod trade_federation_bases;
