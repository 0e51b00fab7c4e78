//! A place where the same people play one table after the other.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use client::{ClientError, Visitor};
use dice::SearchDice;
use kernel::Dice;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::person::{Person, Seated};

/// Every game of the box.
pub(crate) const GAMES: [&str; 4] = ["connect-four", "pig", "leduc", "night-market"];

/// Who plays at a place.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// Two people at this game.
    TwoPeople(&'static str),
    /// One person with two bots.
    WithBots,
}

/// A place where the same people play one table after the other.
pub(crate) struct Place {
    number: usize,
    kind: Kind,
    host: Visitor,
    friend: Visitor,
    dice: SearchDice,
    stopped: watch::Receiver<bool>,
    acknowledged: watch::Sender<u32>,
}

/// A table as those who played at it remember it.
pub(crate) struct Game {
    pub(crate) key: String,
    pub(crate) seats: Vec<Seated>,
}

impl Place {
    pub(crate) fn new(
        number: usize,
        kind: Kind,
        address: SocketAddr,
        dice: SearchDice,
        stopped: watch::Receiver<bool>,
        acknowledged: watch::Sender<u32>,
    ) -> Place {
        Place { number, kind, host: Visitor::new(address), friend: Visitor::new(address), dice, stopped, acknowledged }
    }

    /// Plays until it is stopped.
    pub(crate) async fn play(mut self) -> Vec<Game> {
        self.host = signed_in(&self.host, "Host").await;
        self.friend = signed_in(&self.friend, "Friend").await;
        let mut games = Vec::new();
        while !*self.stopped.borrow() {
            games.push(self.one_game(games.len()).await);
        }
        games
    }

    async fn one_game(&mut self, number: usize) -> Game {
        let wanted = match self.kind {
            Kind::TwoPeople(game) => json!({ "game": game, "seats": [{ "who": "me" }, { "who": "friend" }] }),
            Kind::WithBots => {
                let bot = |bot: &str| json!({ "who": "bot", "bot": bot });
                json!({ "game": "night-market", "seats": [{ "who": "me" }, bot("greedy"), bot("random")] })
            }
        };
        let table = persist(|| {
            let (mut host, wanted) = (self.host.clone(), wanted.clone());
            async move { host.open_table(&wanted).await }
        });
        let table = table.await;
        let key = word(&table["id"]);
        let mut sit = |visitor: &Visitor, seat: u8| {
            let dice = SearchDice::seeded(self.dice.next_u64());
            let name = format!("{}-{number}-{seat}", self.number);
            Person::new(visitor.clone(), key.clone(), seat, name, dice, self.stopped.clone(), self.acknowledged.clone())
        };
        let host = sit(&self.host, 1);
        let seats = match self.kind {
            Kind::WithBots => vec![host.play().await],
            Kind::TwoPeople(_) => {
                let friend = sit(&self.friend, 2);
                let (path, secret) = (format!("/api/tables/{key}/join"), &table["invitation"]["join"]);
                let joined = persist(|| {
                    let (mut friend, path) = (self.friend.clone(), path.clone());
                    async move { friend.post(&path, &json!({ "secret": secret })).await?.ok() }
                });
                joined.await;
                let (host, friend) = tokio::join!(host.play(), friend.play());
                vec![host, friend]
            }
        };
        Game { key, seats }
    }
}

async fn signed_in(visitor: &Visitor, name: &str) -> Visitor {
    let attempt = || {
        let mut visitor = visitor.clone();
        async move { visitor.sign_in(name).await.map(|()| visitor) }
    };
    persist(attempt).await
}

/// Tries until the line holds. A refusal is no broken line and must not happen.
pub(crate) async fn persist<T, F: Future<Output = client::Result<T>>>(mut attempt: impl FnMut() -> F) -> T {
    loop {
        match attempt().await {
            Ok(answer) => return answer,
            Err(ClientError::Line(_)) => sleep(Duration::from_millis(30)).await,
            Err(error) => panic!("{error}"),
        }
    }
}

/// The text of a JSON string.
pub(crate) fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("expected a word, found {value}")).to_owned()
}
