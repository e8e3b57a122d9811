//! Every card, by the objective set in which it stands first.

#[path = "../support/mod.rs"]
mod support;

mod complete;
mod set01;
mod set02;
mod set03;
mod set04;
mod set05;
mod set06;
mod set07;
mod set08;
mod set09;
mod set10;
mod set11;
mod set12;
mod set13;
mod set14;
mod set15;
mod set16;
mod set17;
mod set18;
mod set19;
mod set20;
mod set21;
mod set22;
mod set23;
mod set24;
mod set25;
mod set26;
mod set27;
mod set28;
mod set29;
mod set30;
mod set31;
mod set32;
mod set33;
mod set34;
mod set35;
mod set36;
