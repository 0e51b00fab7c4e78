//! The rules, one test for each or for a few that go together.

mod position;

mod attack;
mod buying;
mod examples;
mod file;
mod general;
mod influence;
mod opening;
mod playing;
mod refusals;
mod relics;
mod triggers;
mod turn;
mod words;
