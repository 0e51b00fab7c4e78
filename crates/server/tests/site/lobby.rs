//! Opening tables, links, seats, leaving and coming back.

use client::Visitor;
use serde_json::{Value, json};
use wire::ToServer;

use crate::house::{House, Player, table, two_at};

#[tokio::test]
async fn without_friends_to_wait_for_a_game_starts_at_once() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let opened = ala.open_table(&table("leduc", &["me", "greedy"])).await.unwrap();
    assert_eq!((&opened["phase"], &opened["host"]), (&json!("playing"), &json!(true)));
}

#[tokio::test]
async fn a_friend_comes_by_the_link_and_a_stranger_does_not() {
    let house = House::open().await;
    let (mut ala, mut jan, mut eve) = (house.guest("Ala").await, house.guest("Jan").await, house.guest("Ewa").await);
    let opened = ala.open_table(&table("leduc", &["me", "friend"])).await.unwrap();
    assert_eq!(opened["phase"], "lobby");
    let id = opened["id"].as_str().unwrap();
    assert_eq!(eve.get(&format!("/api/tables/{id}")).await.unwrap().status, 404);
    let join = format!("/api/tables/{id}/join");
    assert_eq!(eve.post(&join, &json!({})).await.unwrap().status, 404);
    assert_eq!(eve.post(&join, &json!({ "secret": "guess" })).await.unwrap().status, 403);
    assert_eq!(eve.post(&join, &json!({ "secret": opened["invitation"]["watch"] })).await.unwrap().status, 403);
    let joined = jan.post(&join, &json!({ "secret": opened["invitation"]["join"] })).await.unwrap().ok().unwrap();
    assert_eq!((&joined["phase"], &joined["seats"][1]["name"]), (&json!("playing"), &json!("Jan")));
    assert_eq!(joined["seats"][1]["mine"], true);
    // Joining twice is joining once; coming late is told.
    let again = jan.post(&join, &json!({ "secret": opened["invitation"]["join"] })).await.unwrap();
    assert_eq!(again.status, 200);
    let late = eve.post(&join, &json!({ "secret": opened["invitation"]["join"] })).await.unwrap();
    assert_eq!((late.status, late.json().unwrap()["code"].clone()), (409, json!("already-started")));
}

#[tokio::test]
async fn whoever_has_the_watch_link_watches_and_cannot_sit() {
    let house = House::open().await;
    let (mut ala, _jan, id) = two_at(&house, "leduc").await;
    let watch = ala.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap()["invitation"]["watch"].clone();
    let mut ewa = house.guest("Ewa").await;
    assert!(ewa.socket(&id).await.is_err());
    let info = ewa.post(&format!("/api/tables/{id}/watch"), &json!({ "secret": watch })).await.unwrap().ok().unwrap();
    assert!(info.get("invitation").is_none(), "watchers are not given the links");
    let mut player = Player::sit(&ewa, &id, None).await;
    assert_eq!(player.position["options"], json!([]));
    player.seat = Some(1);
    let answer = player.answer("call");
    let refused = player.say(&answer).await;
    assert_eq!(refused["problem"]["code"], "not-your-seat");
    player.socket.look(Some(1)).await.unwrap();
    let refused = player.until(|message| message["type"] == "refused").await;
    assert_eq!(refused["problem"]["code"], "not-your-seat");
}

#[tokio::test]
async fn an_open_table_is_listed_and_anybody_may_sit_down() {
    let house = House::open().await;
    let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let mut wanted = table("connect-four", &["me", "friend"]);
    wanted["open"] = json!(true);
    let id = ala.open_table(&wanted).await.unwrap()["id"].as_str().unwrap().to_owned();
    let listed = jan.get("/api/tables").await.unwrap().json().unwrap();
    assert_eq!(listed["open"][0]["id"], id.as_str());
    assert!(listed["open"][0].get("invitation").is_none());
    let nobody = Visitor::new(house.address).get("/api/tables").await.unwrap().json().unwrap();
    assert_eq!(nobody["open"].as_array().unwrap().len(), 1);
    let joined = jan.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap().ok().unwrap();
    assert_eq!(joined["phase"], "playing");
}

#[tokio::test]
async fn the_host_fills_a_free_seat_with_a_bot() {
    let house = House::open().await;
    let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let opened = ala.open_table(&table("night-market", &["me", "friend", "friend"])).await.unwrap();
    let id = opened["id"].as_str().unwrap();
    jan.post(&format!("/api/tables/{id}/join"), &json!({ "secret": opened["invitation"]["join"], "seat": 3 }))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let bot = json!({ "who": "bot", "bot": "random" });
    let by_guest = jan.post(&format!("/api/tables/{id}/seats/2"), &bot).await.unwrap();
    assert_eq!(by_guest.json().unwrap()["code"], "not-host");
    let taken = ala.post(&format!("/api/tables/{id}/seats/3"), &bot).await.unwrap();
    assert_eq!(taken.json().unwrap()["code"], "seat-taken");
    let started = ala.post(&format!("/api/tables/{id}/seats/2"), &bot).await.unwrap().ok().unwrap();
    assert_eq!((&started["phase"], &started["seats"][1]["bot"]), (&json!("playing"), &json!("random")));
}

#[tokio::test]
async fn a_leaver_is_replaced_and_may_come_back() {
    let house = House::open().await;
    let (ala, mut jan, id) = two_at(&house, "connect-four").await;
    let mut player = Player::sit(&ala, &id, Some(1)).await;
    jan.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap().ok().unwrap();
    let seen =
        player.until(|message| message["type"] == "table" && message["table"]["seats"][1]["bot"] == "greedy").await;
    assert_eq!(seen["table"]["seats"][1]["sitter"], "person");
    let column = player.options()[0].clone();
    player.play(&column).await;
    assert!(player.is_asked().await, "the bot has answered");
    let back = jan.post(&format!("/api/tables/{id}/return"), &json!({})).await.unwrap().ok().unwrap();
    assert_eq!(back["seats"][1]["bot"], Value::Null);
}

#[tokio::test]
async fn those_who_are_here_can_have_a_bot_stand_in_for_somebody_away() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "connect-four").await;
    let mut player = Player::sit(&ala, &id, Some(1)).await;
    let away = Player::sit(&jan, &id, Some(2)).await;
    player.until(|message| message["table"]["seats"][1]["online"] == true).await;
    let vote = |id: &str| ToServer::Vote { id: id.to_owned(), seat: 1, away: 2, yes: true };
    let refused = player.say(&vote("v1")).await;
    assert_eq!(refused["problem"]["code"], "stale", "Jan is here");
    away.socket.close().await;
    player.until(|message| message["table"]["seats"][1]["online"] == false).await;
    assert_eq!(player.say(&vote("v2")).await["type"], "done");
    let listed = house.guest("Ewa").await.get("/api/tables").await.unwrap().json().unwrap();
    assert_eq!(listed["open"], json!([]), "a private table stays private");
}

#[tokio::test]
async fn tables_that_wait_for_me_come_first() {
    let house = House::open().await;
    let (mut ala, mut jan, mine) = two_at(&house, "connect-four").await;
    let opened = jan.open_table(&table("connect-four", &["me", "friend"])).await.unwrap();
    let theirs = opened["id"].as_str().unwrap();
    let key = json!({ "secret": opened["invitation"]["join"] });
    ala.post(&format!("/api/tables/{theirs}/join"), &key).await.unwrap().ok().unwrap();
    let list = ala.get("/api/tables").await.unwrap().json().unwrap();
    let order: Vec<(&str, bool)> = list["mine"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| (table["id"].as_str().unwrap(), table["your_move"].as_bool().unwrap()))
        .collect();
    assert_eq!(order, [(mine.as_str(), true), (theirs, false)]);
}
