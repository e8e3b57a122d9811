//! One binary for all tests, because the engine is generic and every binary would compile it again.

mod alloc;
mod bots;
mod cards;
mod conformance;
mod fuzz;
mod model;
mod referee;
mod regression;
mod rules;
mod support;
mod text;
