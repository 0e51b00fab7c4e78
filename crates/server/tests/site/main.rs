//! The site on real sockets: each test starts a server on a free port of loopback with a folder of its own.

mod achaja_secrets;
mod bad_input;
mod campaigns;
mod canary;
mod faults;
mod house;
mod lobby;
mod old_tables;
mod partners;
mod play;
mod replays;
mod seeded;
mod session;
mod streams;
