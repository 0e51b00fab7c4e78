//! A server for a test, and visitors who play at it.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{Socket, Visitor};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use storage::Storage;
use storage_sqlite::SqliteStorage;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::ToServer;

/// Whatever takes this long hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) folder: Arc<TempDir>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// What most tests want: the same dice in every run, no limit in the way, tables that leave memory soon.
pub(crate) fn config() -> Config {
    let many = NonZeroU32::new(100_000).unwrap();
    Config {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        seed: Some(1),
        limits: Limits {
            guests_per_hour: many,
            tables_per_hour: many,
            sockets_per_address: 1000,
            messages_per_second: many,
        },
        idle: Duration::from_millis(200),
        ..Config::default()
    }
}

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(config()).await
    }

    pub(crate) async fn open_with(config: Config) -> House {
        House::open_in(Arc::new(TempDir::new().unwrap()), config).await
    }

    pub(crate) async fn open_in(folder: Arc<TempDir>, config: Config) -> House {
        let storage = storage(folder.path()).await;
        House::open_on(storage, folder, config).await
    }

    pub(crate) async fn open_on(storage: Arc<dyn Storage>, folder: Arc<TempDir>, config: Config) -> House {
        let server = Server::bind(storage, config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        House { address, folder, stop, running }
    }

    /// Stops, and starts again on the same folder.
    pub(crate) async fn restart(self) -> House {
        let folder = Arc::clone(&self.folder);
        self.close().await;
        House::open_in(folder, config()).await
    }

    pub(crate) async fn close(self) {
        let _ = self.stop.send(());
        self.running.await.unwrap();
    }

    /// Waits until no table is in memory any more.
    pub(crate) async fn until_tables_are_gone(&self) {
        let mut visitor = Visitor::new(self.address);
        let gone = async { while visitor.get("/api/stats").await.unwrap().ok().unwrap()["tables"] != 0 {} };
        tokio::time::timeout(PATIENCE, gone).await.expect("tables nobody is at leave memory");
    }

    /// A visitor with a name.
    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = Visitor::new(self.address);
        visitor.sign_in(name).await.unwrap();
        visitor
    }
}

pub(crate) async fn storage(folder: &Path) -> Arc<dyn Storage> {
    Arc::new(SqliteStorage::open(folder).await.unwrap())
}

/// A table of a game with these seats, such as `me`, `friend`, `greedy`.
pub(crate) fn table(game: &str, seats: &[&str]) -> Value {
    let seat = |who: &&str| match *who {
        "me" => json!({ "who": "me" }),
        "friend" => json!({ "who": "friend" }),
        bot => json!({ "who": "bot", "bot": bot }),
    };
    json!({ "game": game, "seats": seats.iter().map(seat).collect::<Vec<_>>(), "chat": true })
}

/// Opens a table for two and has both sit down: the host, the friend and the table's key.
pub(crate) async fn two_at(house: &House, game: &str) -> (Visitor, Visitor, String) {
    let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let opened = ala.open_table(&table(game, &["me", "friend"])).await.unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    let key = json!({ "secret": opened["invitation"]["join"] });
    jan.post(&format!("/api/tables/{id}/join"), &key).await.unwrap().ok().unwrap();
    (ala, jan, id)
}

/// Somebody at a table who has looked: the socket and how the table stands for them.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) seat: Option<u8>,
    pub(crate) position: Value,
    /// The last number heard; `now` messages are checked to go on from it.
    pub(crate) heard: u64,
    pub(crate) era: u64,
    /// Every message as it came.
    pub(crate) frames: Vec<String>,
}

impl Player {
    pub(crate) async fn sit(visitor: &Visitor, table: &str, seat: Option<u8>) -> Player {
        Player::sit_since(visitor, table, seat, 0, 0).await
    }

    pub(crate) async fn sit_since(visitor: &Visitor, table: &str, seat: Option<u8>, era: u32, since: u32) -> Player {
        let mut socket = visitor.socket(table).await.unwrap();
        socket.say(&ToServer::Look { seat, era, since }).await.unwrap();
        let mut player = Player {
            socket,
            seat,
            position: Value::Null,
            heard: u64::from(since),
            era: u64::from(era),
            frames: Vec::new(),
        };
        player.until(|message| message["type"] == "now").await;
        player
    }

    /// Takes messages until one fits, and returns it.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let text = tokio::time::timeout(PATIENCE, self.socket.next_text()).await;
            let text = text.expect("the server says something in time").unwrap().expect("the socket stays open");
            let message: Value = serde_json::from_str(&text).unwrap();
            self.frames.push(text);
            if message["type"] == "now" {
                self.take_now(&message);
            }
            if fits(&message) {
                return message;
            }
        }
    }

    fn take_now(&mut self, message: &Value) {
        if message["whole"] == true {
            self.heard = 0;
        }
        for news in message["news"].as_array().unwrap() {
            assert_eq!(news["number"], self.heard + 1, "a gap in the stream of {:?}", self.seat);
            self.heard += 1;
        }
        self.era = message["era"].as_u64().unwrap();
        self.position = message["position"].clone();
    }

    /// Waits until this seat is asked or the game is over; true if it is asked.
    pub(crate) async fn is_asked(&mut self) -> bool {
        loop {
            if !self.position["verdict"].is_null() {
                return false;
            }
            if self.asked() {
                return true;
            }
            self.until(|message| message["type"] == "now").await;
        }
    }

    /// Waits until this player has heard as much as another; everything at these tables is public.
    pub(crate) async fn catch_up_with(&mut self, other: &Player) {
        while self.heard < other.heard {
            self.until(|message| message["type"] == "now").await;
        }
    }

    fn asked(&self) -> bool {
        self.seat.is_some_and(|seat| self.position["asked"].as_array().unwrap().contains(&json!(seat)))
    }

    /// The actions offered as answers.
    pub(crate) fn options(&self) -> Vec<String> {
        let offered = self.position["options"].as_array().unwrap().iter();
        let asked = offered.filter(|option| option["any_time"] == false);
        asked.map(|option| option["action"].as_str().unwrap().to_owned()).collect()
    }

    pub(crate) fn answer(&self, action: &str) -> ToServer {
        let ask = self.position["ask"].as_u64().unwrap() as u32;
        ToServer::Answer { id: fresh_id(), seat: self.seat.unwrap(), ask, action: action.to_owned() }
    }

    /// Says something and returns `done` or `refused`.
    pub(crate) async fn say(&mut self, message: &ToServer) -> Value {
        let id = serde_json::to_value(message).unwrap()["id"].clone();
        self.socket.say(message).await.unwrap();
        self.until(|message| message["id"] == id).await
    }

    /// Answers, and expects it to be taken.
    pub(crate) async fn play(&mut self, action: &str) {
        let answer = self.answer(action);
        let came = self.say(&answer).await;
        assert_eq!(came["type"], "done", "{action}: {came}");
    }

    /// Watches until the game is over.
    pub(crate) async fn watch_on(&mut self) {
        while self.position["verdict"].is_null() {
            self.until(|message| message["type"] == "now").await;
        }
    }

    /// Answers with the last option whenever asked, until the game is over.
    pub(crate) async fn play_last(&mut self) {
        while self.is_asked().await {
            let last = self.options().pop().unwrap();
            self.play(&last).await;
        }
    }

    /// Answers with the first option whenever asked, until the game is over.
    pub(crate) async fn play_on(&mut self) {
        while self.is_asked().await {
            let first = self.options()[0].clone();
            self.play(&first).await;
        }
    }
}

/// An id that was not used yet.
fn fresh_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    format!("answer-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
