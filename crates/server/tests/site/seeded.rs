//! A seed makes games repeatable, whoever comes and goes, and only where nobody else plays.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, Server, ServerError};
use tempfile::TempDir;
use wire::ToServer;

use crate::house::{House, Player, config, storage, table};

fn seeded(seed: u64) -> Config {
    Config { seed: Some(seed), ..config() }
}

/// What disturbs a game.
#[derive(Clone, Copy, PartialEq)]
enum Disturbed {
    No,
    /// The server restarts, and somebody comes to watch and goes, again and again.
    Often,
}

/// Plays some moves against bots, gives up, and returns the recording.
async fn recording(seed: u64, wanted: &Value, disturbed: Disturbed) -> String {
    const MOVES: usize = 24;
    let mut house = House::open_with(seeded(seed)).await;
    let mut ala = house.guest("Ala").await;
    let opened = ala.open_table(wanted).await.unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    let mut player = Player::sit(&ala, &id, Some(1)).await;
    for number in 0..MOVES {
        if !player.is_asked().await {
            break;
        }
        if disturbed == Disturbed::Often && number % 8 == 3 {
            let folder = Arc::clone(&house.folder);
            house.close().await;
            house = House::open_in(folder, seeded(seed)).await;
            ala = ala.at(house.address);
            player = Player::sit(&ala, &id, Some(1)).await;
        }
        if disturbed == Disturbed::Often {
            let mut ewa = house.guest("Ewa").await;
            let secret = json!({ "secret": opened["invitation"]["watch"] });
            ewa.post(&format!("/api/tables/{id}/watch"), &secret).await.unwrap().ok().unwrap();
            Player::sit(&ewa, &id, None).await;
        }
        let options = player.options();
        player.play(&options[number * 7 % options.len()].clone()).await;
    }
    if player.is_asked().await {
        let given_up = player.say(&ToServer::Concede { id: "enough".to_owned(), seat: 1 }).await;
        assert_eq!(given_up["type"], "done", "{given_up}");
    }
    player.watch_on().await;
    ala.get(&format!("/api/tables/{id}/replay.txt")).await.unwrap().text
}

/// The lines of a recording, in an order that does not depend on who of several was quicker.
fn sorted(recording: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = recording.lines().collect();
    lines.sort_unstable();
    lines
}

#[tokio::test]
async fn the_same_seed_gives_the_same_game_whoever_comes_and_goes() {
    let mut dealt = table("terrors", &["me", "greedy"]);
    dealt["options"] = json!({ "overlords": "random" });
    for wanted in [dealt, table("pig", &["me", "random"]), table("leduc", &["me", "greedy"])] {
        let first = recording(5, &wanted, Disturbed::No).await;
        assert_eq!(first, recording(5, &wanted, Disturbed::Often).await, "{wanted}");
        assert_ne!(first, recording(6, &wanted, Disturbed::No).await, "{wanted}");
    }
}

#[tokio::test]
async fn bots_that_are_asked_at_once_decide_the_same_in_any_order() {
    // A trick, or a peek of the random bot, would bring chance in the middle of a round, and what chance brings depends on the
    // number of its entry.
    let mut wanted = table("night-market", &["me", "greedy", "greedy"]);
    wanted["options"] = json!({ "tricks": "without" });
    let (first, again) = (recording(5, &wanted, Disturbed::No).await, recording(5, &wanted, Disturbed::Often).await);
    assert_eq!(sorted(&first), sorted(&again));
}

#[tokio::test]
async fn seeded_dice_are_refused_where_others_could_play() {
    let everybody = SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0));
    for public in [
        Config { listen: everybody, ..seeded(1) },
        Config { origin: Some("https://stolik.example".to_owned()), ..seeded(1) },
        Config { proxies: vec![Ipv4Addr::LOCALHOST.into()], ..seeded(1) },
        Config { plain_http: true, ..seeded(1) },
    ] {
        let folder = TempDir::new().unwrap();
        let refused = Server::bind(storage(folder.path()).await, public).await;
        assert!(matches!(refused, Err(ServerError::SeededForOthers)));
    }
}
