//! Partners: options for some numbers of seats only, sides in the lobby, a verdict by side; a whole turn taken back, and a chart.

use client::Visitor;
use serde_json::{Value, json};
use wire::ToServer;

use crate::house::{House, Player, table};

/// Four at the night market: Ala, whoever comes, and two bots.
fn in_pairs() -> Value {
    let mut wanted = table("night-market", &["me", "friend", "greedy", "greedy"]);
    wanted["options"] = json!({ "pairs": "on" });
    wanted
}

async fn post(visitor: &mut Visitor, id: &str, path: &str, body: Value) -> (u16, Value) {
    let answer = visitor.post(&format!("/api/tables/{id}/{path}"), &body).await.unwrap();
    (answer.status, answer.json().unwrap())
}

#[tokio::test]
async fn a_value_for_four_seats_is_listed_as_such_and_refused_with_three() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let games = ala.get("/api/games").await.unwrap().json().unwrap();
    let market = games.as_array().unwrap().iter().find(|game| game["id"] == "night-market").unwrap();
    let pairs = market["options"].as_array().unwrap().iter().find(|option| option["key"] == "pairs").unwrap();
    assert_eq!(pairs["seats"], json!({ "off": [4], "on": [4] }));
    let mut wanted = table("night-market", &["me", "greedy", "greedy"]);
    wanted["options"] = json!({ "pairs": "on" });
    let refused = ala.post("/api/tables", &wanted).await.unwrap();
    assert_eq!((refused.status, refused.json().unwrap()["code"].clone()), (422, json!("bad-setup")));
    let opened = ala.open_table(&table("night-market", &["me", "greedy", "greedy"])).await.unwrap();
    assert_eq!((&opened["partners"], &opened["options"]), (&json!(false), &json!({ "tricks": "with" })));
}

#[tokio::test]
async fn partners_are_chosen_in_the_lobby_and_win_together() {
    let house = House::open().await;
    let (mut ala, mut jan, mut eve) = (house.guest("Ala").await, house.guest("Jan").await, house.guest("Ewa").await);
    let opened = ala.open_table(&in_pairs()).await.unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    assert_eq!(opened["partners"], true);
    let sides: Vec<&Value> = opened["seats"].as_array().unwrap().iter().map(|seat| &seat["side"]).collect();
    assert_eq!(sides, [1, 2, 1, 2]);
    assert_eq!(post(&mut ala, &id, "start", json!({})).await.0, 400, "a seat is free");

    let (_, joined) = post(&mut jan, &id, "join", json!({ "secret": opened["invitation"]["join"] })).await;
    assert_eq!(
        (&joined["phase"], &joined["seats"][1]["mine"]),
        (&json!("lobby"), &json!(true)),
        "it waits for the host"
    );
    for path in ["start", "seats/2/swap"] {
        let body = if path == "start" { json!({}) } else { json!({ "with": 3 }) };
        assert_eq!(post(&mut jan, &id, path, body.clone()).await.1["code"], "not-host");
        assert_eq!(post(&mut eve, &id, path, body).await.1["code"], "no-table");
    }
    assert_eq!(post(&mut ala, &id, "seats/2/swap", json!({ "with": 9 })).await.0, 409);
    let (_, swapped) = post(&mut ala, &id, "seats/2/swap", json!({ "with": 3 })).await;
    assert_eq!(swapped["seats"][2]["name"], "Jan");
    assert_eq!((&swapped["seats"][2]["seat"], &swapped["seats"][2]["side"]), (&json!(3), &json!(1)));
    assert_eq!((&swapped["seats"][1]["sitter"], &swapped["phase"]), (&json!("bot"), &json!("lobby")));

    let (_, started) = post(&mut ala, &id, "start", json!({})).await;
    assert_eq!(started["phase"], "playing");
    assert_eq!(post(&mut ala, &id, "seats/2/swap", json!({ "with": 3 })).await.1["code"], "already-started");
    let (mut one, mut three) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(3)).await);
    tokio::join!(one.play_on(), three.play_on());
    let standings = one.position["verdict"]["standings"].clone();
    assert_eq!((&standings[0], &standings[1]), (&standings[2], &standings[3]), "partners share their standing");
    assert_ne!(standings[0]["points"], json!(0));

    let chart = ala.get(&format!("/api/tables/{id}/chart")).await.unwrap().ok().unwrap();
    assert_eq!((chart["lines"].as_array().unwrap().len(), &chart["lines"][0]["what"]), (1, &json!("worth")));
    let points = chart["lines"][0]["points"].as_array().unwrap();
    assert_eq!(points[0], json!({ "step": 0, "of_seats": [2, 2, 2, 2] }));
    let last = points.last().unwrap()["of_seats"].clone();
    let seen: Vec<i64> = one.position["view"]["seats"].as_array().unwrap().iter().map(worth).collect();
    assert_eq!(last, json!(seen));
    assert!(points.is_sorted_by_key(|point| point["step"].as_u64()) && points.len() > 1);
}

fn worth(seat: &Value) -> i64 {
    seat["worth"].as_i64().unwrap() + seat["coins"].as_i64().unwrap()
}

#[tokio::test]
async fn without_other_people_a_game_with_partners_starts_at_once() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let mut wanted = table("night-market", &["me", "greedy", "greedy", "random"]);
    wanted["options"] = json!({ "pairs": "on" });
    assert_eq!(ala.open_table(&wanted).await.unwrap()["phase"], "playing");
}

#[tokio::test]
async fn a_full_table_of_partners_still_waits_for_its_host_after_a_restart() {
    let house = House::open().await;
    let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let opened = ala.open_table(&in_pairs()).await.unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    post(&mut jan, &id, "join", json!({ "secret": opened["invitation"]["join"] })).await;
    let house = house.restart().await;
    let mut ala = ala.at(house.address);
    assert_eq!(ala.get(&format!("/api/tables/{id}")).await.unwrap().ok().unwrap()["phase"], "lobby");
    assert_eq!(post(&mut ala, &id, "start", json!({})).await.1["phase"], "playing");
}

#[tokio::test]
async fn a_whole_turn_is_taken_back_in_one_message() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let mut wanted = table("terrors", &["me", "me"]);
    wanted["seats"][1]["name"] = json!("Ola");
    wanted["options"] = json!({ "mode": "beginner", "overlords": "random" });
    let id = ala.open_table(&wanted).await.unwrap()["id"].as_str().unwrap().to_owned();
    let player = Player::sit(&ala, &id, Some(1)).await;
    let first = player.position["asked"][0].as_u64().unwrap() as u8;
    let mut player = Player::sit(&ala, &id, Some(first)).await;
    let (view, log) = (player.position["view"].clone(), player.position["ask"].clone());
    for all in [false, true] {
        let card = player.options().into_iter().find(|option| option.starts_with("play ")).unwrap();
        player.play(&card).await;
        assert_eq!(player.position["undo"], json!({ "can": "yes", "all": all }));
    }
    let undo = ToServer::Undo { id: "all".to_owned(), seat: first, all: true };
    assert_eq!(player.say(&undo).await["type"], "done");
    assert_eq!(player.position["view"], view);
    assert_ne!(player.position["ask"], log, "it is a new question");
    assert_eq!(player.position["undo"]["can"], "no");
    let again = ToServer::Undo { id: "again".to_owned(), seat: first, all: true };
    assert_eq!(player.say(&again).await["problem"]["code"], "no-undo");
}
