//! The rules, one test for each or for a few that go together.

mod position;

mod attack;
mod buying;
mod cards;
mod cleanup;
mod ending;
mod examples;
mod file;
mod general;
mod haunt;
mod hidden;
mod hordes;
mod influence;
mod keywords;
mod opening;
mod overlords;
mod piles;
mod playing;
mod refusals;
mod relics;
mod snapshots;
mod triggers;
mod turn;
mod words;
