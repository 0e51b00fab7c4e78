//! Numbered streams: gaps are filled, what is known is not sent again, what changes nothing sends nothing.

use serde_json::json;
use wire::ToServer;

use crate::house::{House, Player, table, two_at};

#[tokio::test]
async fn whoever_comes_back_gets_what_they_missed() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "connect-four").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    one.play("a").await;
    let (era, heard) = (one.era as u32, one.heard as u32);
    one.socket.close().await;
    assert!(two.is_asked().await);
    two.play("b").await;
    let mut back = Player::sit_since(&ala, &id, Some(1), era, heard).await;
    let gap: serde_json::Value = serde_json::from_str(back.frames.last().unwrap()).unwrap();
    assert_eq!((&gap["whole"], gap["news"].as_array().unwrap().len()), (&json!(false), 1));
    assert_eq!(back.heard, u64::from(heard) + 1);
    assert!(back.is_asked().await);
}

#[tokio::test]
async fn whoever_waits_in_the_lobby_sees_the_game_begin() {
    let house = House::open().await;
    let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let opened = ala.open_table(&table("leduc", &["me", "friend"])).await.unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    let mut socket = ala.socket(&id).await.unwrap();
    socket.look(Some(1)).await.unwrap();
    assert_eq!(socket.next_of("table").await.unwrap()["table"]["phase"], "lobby");
    let key = json!({ "secret": opened["invitation"]["join"] });
    jan.post(&format!("/api/tables/{id}/join"), &key).await.unwrap().ok().unwrap();
    let now = socket.next_of("now").await.unwrap();
    assert_eq!((&now["whole"], &now["position"]["asked"]), (&json!(true), &json!([1])));
}

#[tokio::test]
async fn whoever_knows_more_than_there_is_gets_everything() {
    let house = House::open().await;
    let (ala, _jan, id) = two_at(&house, "leduc").await;
    let known = Player::sit(&ala, &id, Some(1)).await.heard;
    for (era, since) in [(1, 999), (7, 1), (0, 1)] {
        let player = Player::sit_since(&ala, &id, Some(1), era, since).await;
        assert!(player.frames.last().unwrap().contains("\"whole\":true"), "{era} {since}");
        assert_eq!(player.heard, known);
    }
}

#[tokio::test]
async fn the_same_id_is_answered_again_and_happens_once() {
    let house = House::open().await;
    let (ala, _jan, id) = two_at(&house, "connect-four").await;
    let mut one = Player::sit(&ala, &id, Some(1)).await;
    let answer = one.answer("c");
    assert_eq!(one.say(&answer).await["type"], "done");
    let heard = one.heard;
    assert_eq!(one.say(&answer).await["type"], "done");
    // Also on another socket, and after the table has left memory and come back.
    let mut again = Player::sit(&ala, &id, Some(1)).await;
    assert_eq!(again.say(&answer).await["type"], "done");
    drop((one, again));
    house.until_tables_are_gone().await;
    let house = house.restart().await;
    let mut later = Player::sit(&ala.at(house.address), &id, Some(1)).await;
    assert_eq!(later.say(&answer).await["type"], "done");
    assert_eq!(later.heard, heard);
}

#[tokio::test]
async fn two_tabs_stay_in_step() {
    let house = House::open().await;
    let (ala, _jan, id) = two_at(&house, "connect-four").await;
    let (mut one, mut other) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&ala, &id, Some(1)).await);
    let stale = other.answer("b");
    one.play("a").await;
    other.until(|message| message["type"] == "now").await;
    assert_eq!(one.position, other.position);
    let refused = other.say(&stale).await;
    assert_eq!(refused["problem"]["code"], "stale");
}

#[tokio::test]
async fn a_fifth_tab_closes_the_first() {
    let house = House::open().await;
    let (ala, _jan, id) = two_at(&house, "leduc").await;
    let mut first = Player::sit(&ala, &id, Some(1)).await;
    let mut rest = Vec::new();
    for _ in 0..4 {
        rest.push(Player::sit(&ala, &id, Some(1)).await);
    }
    first.until(|message| message["type"] == "bye").await;
    rest[3].play("call").await;
}

/// A secret answer shows others nothing, not even that something was sent.
#[tokio::test]
async fn what_changes_nothing_for_a_viewer_sends_nothing() {
    let house = House::open().await;
    let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let wanted = json!({ "game": "night-market", "seats": [{ "who": "me" }, { "who": "friend" }], "options": { "tricks": "without" }, "chat": true });
    let opened = ala.open_table(&wanted).await.unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    let key = json!({ "secret": opened["invitation"]["join"] });
    jan.post(&format!("/api/tables/{id}/join"), &key).await.unwrap().ok().unwrap();
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    // To ask for something of one's own that others cannot see: an answer in advance.
    let advance = ToServer::Advance {
        id: "quiet".to_owned(),
        seat: 1,
        prompt: "never-asked".to_owned(),
        action: Some("x".to_owned()),
    };
    assert_eq!(one.say(&advance).await["type"], "done");
    // What is said afterwards is the next thing the other hears.
    let heard = two.frames.len();
    let chat = ToServer::Chat { id: "loud".to_owned(), text: "hello".to_owned() };
    assert_eq!(one.say(&chat).await["type"], "done");
    two.until(|message| message["type"] == "chat" && message["whole"] == false).await;
    let between = &two.frames[heard..two.frames.len() - 1];
    assert!(between.iter().all(|frame| !frame.contains("\"type\":\"now\"")), "{between:?}");
}

#[tokio::test]
async fn a_table_goes_on_after_a_restart_where_it_was() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let mut one = Player::sit(&ala, &id, Some(1)).await;
    one.play("raise").await;
    let (before, era, heard) = (one.position.clone(), one.era as u32, one.heard as u32);
    let house = house.restart().await;
    let (ala, jan) = (ala.at(house.address), jan.at(house.address));
    let mut one = Player::sit_since(&ala, &id, Some(1), era, heard).await;
    assert_eq!(one.position, before);
    assert_eq!(one.heard, u64::from(heard), "nothing is sent twice");
    let mut two = Player::sit(&jan, &id, Some(2)).await;
    tokio::join!(one.play_on(), two.play_on());
}

#[tokio::test]
async fn those_who_look_are_told_when_the_server_stops() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let id = ala.open_table(&table("leduc", &["me", "greedy"])).await.unwrap()["id"].as_str().unwrap().to_owned();
    let mut player = Player::sit(&ala, &id, Some(1)).await;
    let (bye, ()) = tokio::join!(player.until(|message| message["type"] == "bye"), house.close());
    assert_eq!(bye["problem"]["code"], "stopping");
}
