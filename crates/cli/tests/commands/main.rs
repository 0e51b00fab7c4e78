//! The command line is a contract: each command as scripts and players meet it, by its output, files and exit code.

mod arena;
mod bench;
mod cards;
mod games;
mod hot_seat;
mod laws;
mod load;
mod play;
mod program;
mod recording;
mod replay;
mod rules;
mod saves;
mod usage;
