//! The rules, one test for each or for a few that go together.

mod position;
mod samples;
mod table;

mod abilities;
mod aelin;
mod day;
mod demons;
mod fenrys;
mod general;
mod hidden;
mod mind;
mod modules;
mod prologue;
mod reliving;
mod setups;
mod snapshots;
mod splitting;
