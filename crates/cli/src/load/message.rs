//! What the load client reads of the server's messages: the numbers, and for players what is offered. The rest is passed over
//! without being kept, because a thousand sockets hear every move.

use serde::Deserialize;
use serde::de::IgnoredAny;

/// A message to somebody who watches.
#[derive(Deserialize)]
pub(super) struct Watched<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) era: u32,
    #[serde(default)]
    pub(super) whole: bool,
    #[serde(default)]
    pub(super) news: Vec<Numbered>,
}

/// A message to a player.
#[derive(Deserialize)]
pub(super) struct Told<'a> {
    #[serde(default)]
    pub(super) id: &'a str,
    #[serde(borrow, default)]
    pub(super) position: Position<'a>,
    #[serde(borrow, default)]
    pub(super) problem: Problem<'a>,
}

/// A piece of news.
#[derive(Deserialize)]
pub(super) struct Numbered {
    pub(super) number: u32,
}

/// How the table stands for a player.
#[derive(Default, Deserialize)]
pub(super) struct Position<'a> {
    pub(super) ask: u32,
    #[serde(borrow)]
    pub(super) options: Vec<Offered<'a>>,
    pub(super) verdict: Option<IgnoredAny>,
}

/// Something a player may do.
#[derive(Deserialize)]
pub(super) struct Offered<'a> {
    pub(super) action: &'a str,
}

/// Why something was turned down.
#[derive(Default, Deserialize)]
pub(super) struct Problem<'a> {
    pub(super) code: &'a str,
}
