//! Whole games over sockets, with people and bots.

use std::time::{Duration, Instant};

use serde_json::json;
use wire::ToServer;

use crate::house::{House, Player, table, two_at};

#[tokio::test]
async fn two_people_play_leduc_to_the_end() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    tokio::join!(one.play_on(), two.play_on());
    assert_eq!(one.position["verdict"], two.position["verdict"]);
    assert_eq!(one.position["verdict"]["standings"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn every_game_is_played_to_the_end_with_bots() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    for meta in catalog::games() {
        let mut seats = vec!["me"; 1];
        seats.resize(usize::from(meta.max_seats), "random");
        let id = ala.open_table(&table(meta.id, &seats)).await.unwrap()["id"].as_str().unwrap().to_owned();
        let mut player = Player::sit(&ala, &id, Some(1)).await;
        // Holding in pig ends turns; the first option may roll for ever.
        while player.is_asked().await {
            let last = player.options().last().unwrap().clone();
            player.play(&last).await;
        }
        assert!(!player.position["verdict"].is_null(), "{}", meta.id);
    }
}

#[tokio::test]
async fn bots_at_a_natural_pace_take_their_time() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let mut wanted = table("connect-four", &["me", "greedy"]);
    wanted["pace"] = json!("natural");
    let id = ala.open_table(&wanted).await.unwrap()["id"].as_str().unwrap().to_owned();
    let mut player = Player::sit(&ala, &id, Some(1)).await;
    let column = player.options()[0].clone();
    let began = Instant::now();
    player.play(&column).await;
    assert!(player.is_asked().await);
    assert!(began.elapsed() >= Duration::from_millis(500), "{:?}", began.elapsed());
}

#[tokio::test]
async fn an_action_is_taken_back_alone_with_bots_and_by_consent_with_people() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "connect-four").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    one.play("d").await;
    let undo = |id: &str| ToServer::Undo { id: id.to_owned(), seat: 1, all: false };
    assert_eq!(one.position["undo"]["can"], "yes");
    assert_eq!(one.say(&undo("u1")).await["type"], "done");
    assert!(one.is_asked().await);
    one.play("d").await;
    two.catch_up_with(&one).await;
    two.play("e").await;
    one.catch_up_with(&two).await;
    assert_eq!(one.position["undo"]["can"], "ask");
    assert_eq!(one.say(&undo("u2")).await["type"], "done");
    assert_eq!(one.position["undo"]["can"], "asked");
    two.until(|message| message["position"]["undo"]["can"] == "agree").await;
    let agree = |id: &str, yes| ToServer::Agree { id: id.to_owned(), seat: 2, yes };
    assert_eq!(two.say(&agree("no", false)).await["type"], "done");
    one.until(|message| message["position"]["undo"]["can"] == "ask").await;
    one.say(&undo("u3")).await;
    two.until(|message| message["position"]["undo"]["can"] == "agree").await;
    assert_eq!(two.say(&agree("yes", true)).await["type"], "done");
    let undone = one.until(|message| message["news"][0]["phrase"]["id"] == "news-undone").await;
    assert_eq!(undone["news"][0]["source"], "site");
    assert_eq!(one.position["view"], Player::sit(&jan, &id, Some(2)).await.position["view"], "back at the empty board");
}

#[tokio::test]
async fn bots_agree_to_take_back() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let id =
        ala.open_table(&table("connect-four", &["me", "random"])).await.unwrap()["id"].as_str().unwrap().to_owned();
    let mut player = Player::sit(&ala, &id, Some(1)).await;
    let empty = player.position["view"].clone();
    player.play("d").await;
    assert!(player.is_asked().await);
    assert_eq!(player.position["undo"]["can"], "yes");
    assert_eq!(player.say(&ToServer::Undo { id: "u".to_owned(), seat: 1, all: false }).await["type"], "done");
    assert_eq!(player.position["view"], empty);
}

#[tokio::test]
async fn a_seat_answers_in_advance() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    let advance = |id: &str, action: Option<&str>| ToServer::Advance {
        id: id.to_owned(),
        seat: 2,
        prompt: "prompt".to_owned(),
        action: action.map(str::to_owned),
    };
    assert_eq!(two.say(&advance("a1", Some("call"))).await["type"], "done");
    assert_eq!(two.position["advance"], json!([{ "prompt": "prompt", "action": "call" }]));
    one.play("raise").await;
    assert!(one.is_asked().await, "the second seat has called without being at the keyboard");
    assert_eq!(two.say(&advance("a2", None)).await["type"], "done");
    assert_eq!(two.position["advance"], json!([]));
}

#[tokio::test]
async fn conceding_ends_the_game() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "connect-four").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    let done = two.say(&ToServer::Concede { id: "c".to_owned(), seat: 2 }).await;
    assert_eq!(done["type"], "done");
    one.until(|message| message["position"]["verdict"]["reason"] == "conceded").await;
    assert_eq!(one.position["verdict"]["standings"][0]["result"], "won");
    let late = one.say(&ToServer::Concede { id: "c1".to_owned(), seat: 1 }).await;
    assert_eq!(late["problem"]["code"], "over");
}

#[tokio::test]
async fn one_person_plays_several_seats_at_one_device() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let wanted = json!({ "game": "leduc", "seats": [{ "who": "me" }, { "who": "me", "name": "Babcia" }] });
    let opened = ala.open_table(&wanted).await.unwrap();
    assert_eq!((&opened["seats"][1]["name"], &opened["seats"][1]["mine"]), (&json!("Babcia"), &json!(true)));
    let id = opened["id"].as_str().unwrap();
    let mut player = Player::sit(&ala, id, Some(1)).await;
    player.play("call").await;
    player.seat = Some(2);
    player.socket.look(Some(2)).await.unwrap();
    player.until(|message| message["type"] == "now" && message["position"]["seat"] == 2).await;
    assert!(player.position["view"]["seats"][0]["card"].is_null());
    player.play("call").await;
}

#[tokio::test]
async fn people_talk_where_they_may() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    let chat = |id: &str, text: &str| ToServer::Chat { id: id.to_owned(), text: text.to_owned() };
    assert_eq!(one.say(&chat("m1", "dzień dobry <b>")).await["type"], "done");
    assert_eq!(one.say(&chat("m1", "dzień dobry <b>")).await["type"], "done");
    let heard = two.until(|message| message["type"] == "chat" && message["whole"] == false).await;
    assert_eq!((&heard["lines"][0]["text"], &heard["lines"][0]["name"]), (&json!("dzień dobry <b>"), &json!("Ala")));
    let again = Player::sit(&jan, &id, Some(2)).await.until(|message| message["type"] == "chat").await;
    assert_eq!(again["lines"].as_array().unwrap().len(), 1, "the same message twice is said once");
    assert_eq!(one.say(&chat("m2", "\u{202e}evil")).await["problem"]["code"], "bad-text");
    let house = house.restart().await;
    let mut one = Player::sit(&ala.at(house.address), &id, Some(1)).await;
    assert_eq!(one.say(&chat("m1", "dzień dobry <b>")).await["type"], "done");
    let after =
        Player::sit(&jan.at(house.address), &id, Some(2)).await.until(|message| message["type"] == "chat").await;
    assert_eq!(after["lines"].as_array().unwrap().len(), 1, "also after a restart");
    for number in 0..10 {
        one.say(&chat(&format!("flood{number}"), "…")).await;
    }
    assert_eq!(one.say(&chat("flood", "…")).await["problem"]["code"], "too-many");
}

#[tokio::test]
async fn what_was_said_stays_with_those_who_belong_to_the_table() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    one.say(&ToServer::Chat { id: "m".to_owned(), text: "psst".to_owned() }).await;
    tokio::join!(one.play_on(), two.play_on());
    // Whoever has the address of a finished game may look at it, and hears nothing.
    let ewa = house.guest("Ewa").await;
    let mut stranger = Player::sit(&ewa, &id, None).await;
    let refused = stranger.say(&ToServer::Chat { id: "n".to_owned(), text: "hej".to_owned() }).await;
    assert_eq!(refused["problem"]["code"], "no-chat");
    assert!(stranger.frames.iter().all(|frame| !frame.contains("psst")), "{:?}", stranger.frames);
}
