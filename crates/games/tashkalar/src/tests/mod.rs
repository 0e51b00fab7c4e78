//! Tests of the rules: each cites the ids it proves.

mod ending;
mod etherweave;
mod everfrost;
mod examples;
mod file;
mod flares;
mod freeze;
mod hidden;
mod highland;
mod imperial;
mod legends;
mod nethervoid;
mod opening;
mod patterns;
mod position;
mod refusals;
mod scoring;
mod snapshots;
mod summoning;
mod sylvan;
mod tasks;
mod teams;
mod texts;
mod turn;
mod warps;
mod worth;
