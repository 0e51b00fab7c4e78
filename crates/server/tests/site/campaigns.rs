//! Campaigns: what a pair has won stays won, and silence is kept while it plays.

use client::Visitor;
use serde_json::{Value, json};
use wire::ToServer;

use crate::house::{House, Player, table};

fn campaign_table(seats: &[&str]) -> Value {
    let mut wanted = table("throne", seats);
    wanted["campaign"] = json!(true);
    wanted
}

async fn campaigns(visitor: &mut Visitor) -> Value {
    visitor.get("/api/campaigns").await.unwrap().ok().unwrap()
}

fn stages(campaign: &Value) -> Vec<&str> {
    campaign["stages"].as_array().unwrap().iter().map(|stage| stage["stage"].as_str().unwrap()).collect()
}

/// Lets a bot stand in until the game is over.
async fn leave_it_to_a_bot(visitor: &mut Visitor, id: &str) {
    visitor.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap().ok().unwrap();
    Player::sit(visitor, id, Some(1)).await.watch_on().await;
}

/// THR-007, THR-097, THR-098, THR-101, THR-105, THR-107, THR-109: winning the prologue unlocks chapter 1, losing changes nothing, and a restart
/// forgets nothing.
#[tokio::test]
async fn winning_a_stage_unlocks_the_next_and_survives_a_restart() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let mut chapter = table("throne", &["me", "greedy"]);
    chapter["options"] = json!({ "mode": "chapter-1" });
    let locked = ala.post("/api/tables", &chapter).await.unwrap();
    assert_eq!((locked.status, locked.json().unwrap()["code"].clone()), (409, json!("locked")));
    let mut sandbox = table("throne", &["me", "greedy"]);
    sandbox["options"] = json!({ "mode": "sandbox", "legion": "on" });
    ala.open_table(&sandbox).await.unwrap();

    let first = ala.open_table(&campaign_table(&["me", "greedy"])).await.unwrap();
    assert_eq!((&first["options"]["mode"], &first["campaign"]), (&json!("prologue"), &json!(true)));
    leave_it_to_a_bot(&mut ala, first["id"].as_str().unwrap()).await;
    let mut listed = campaigns(&mut ala).await;
    let key = listed[0]["id"].as_str().unwrap().to_owned();
    let mut games = 1;
    while stages(&listed[0]) == ["prologue"] {
        games += 1;
        assert!(games < 40, "two greedy bots win the prologue now and then");
        let again = ala.post(&format!("/api/campaigns/{key}/tables"), &json!({})).await.unwrap().ok().unwrap();
        assert_eq!(again["options"]["mode"], "prologue", "a lost stage is played again");
        leave_it_to_a_bot(&mut ala, again["id"].as_str().unwrap()).await;
        listed = campaigns(&mut ala).await;
    }
    assert_eq!(stages(&listed[0]), ["prologue", "chapter-1"], "what comes later is not named");
    assert_eq!((&listed[0]["stages"][0]["wins"], &listed[0]["stages"][0]["losses"]), (&json!(1), &json!(games - 1)));

    let house = house.restart().await;
    let mut ala = ala.at(house.address);
    let kept = campaigns(&mut ala).await;
    assert_eq!(stages(&kept[0]), ["prologue", "chapter-1"]);
    ala.open_table(&chapter).await.unwrap();
    let next =
        ala.post(&format!("/api/campaigns/{key}/tables"), &json!({ "options": { "aelin": "2" } })).await.unwrap();
    let next = next.ok().unwrap();
    assert_eq!((&next["options"]["mode"], &next["options"]["aelin"]), (&json!("chapter-1"), &json!("2")));
    // What is not finished is gone on with.
    let resumed = ala.post(&format!("/api/campaigns/{key}/tables"), &json!({})).await.unwrap().ok().unwrap();
    assert_eq!((&resumed["id"], &campaigns(&mut ala).await[0]["table"]), (&next["id"], &next["id"]));
    // A new table of the same pair is the same campaign.
    let new = ala.open_table(&campaign_table(&["me", "greedy"])).await.unwrap();
    assert_eq!(new["options"]["mode"], "chapter-1");
    // Another partner is another campaign.
    let other = ala.open_table(&campaign_table(&["me", "random"])).await.unwrap();
    assert_eq!(other["options"]["mode"], "prologue");
    assert_eq!(campaigns(&mut ala).await.as_array().unwrap().len(), 2);
}

/// THR-103: both must want to begin again; strangers know nothing of it.
#[tokio::test]
async fn a_pair_begins_again_when_both_want_it() {
    let house = House::open().await;
    let (mut ala, mut jan, mut eve) = (house.guest("Ala").await, house.guest("Jan").await, house.guest("Ewa").await);
    let opened = ala.open_table(&campaign_table(&["me", "friend"])).await.unwrap();
    assert_eq!(campaigns(&mut ala).await, json!([]), "a campaign has all its people");
    let id = opened["id"].as_str().unwrap().to_owned();
    let secret = json!({ "secret": opened["invitation"]["join"] });
    jan.post(&format!("/api/tables/{id}/join"), &secret).await.unwrap().ok().unwrap();
    let seen = campaigns(&mut jan).await;
    let key = seen[0]["id"].as_str().unwrap().to_owned();
    assert_eq!((&seen[0]["table"], &seen[0]["members"][0]["name"]), (&json!(id), &json!("Ala")));
    assert_eq!((&seen[0]["members"][1]["mine"], &seen[0]["reset"]), (&json!(true), &json!("no")));

    let reset = format!("/api/campaigns/{key}/reset");
    assert_eq!(eve.post(&reset, &json!({ "wanted": true })).await.unwrap().status, 404);
    assert_eq!(eve.post(&format!("/api/campaigns/{key}/tables"), &json!({})).await.unwrap().status, 404);
    let asked = ala.post(&reset, &json!({ "wanted": true })).await.unwrap().ok().unwrap();
    assert_eq!((&asked["reset"], &campaigns(&mut jan).await[0]["reset"]), (&json!("asked"), &json!("agree")));
    ala.post(&reset, &json!({ "wanted": false })).await.unwrap().ok().unwrap();
    assert_eq!(campaigns(&mut jan).await[0]["reset"], "no");
    jan.post(&reset, &json!({ "wanted": true })).await.unwrap().ok().unwrap();
    let begun = ala.post(&reset, &json!({ "wanted": true })).await.unwrap().ok().unwrap();
    assert_eq!((&begun["reset"], &begun["table"]), (&json!("no"), &Value::Null));
    // The next game seats both again, whoever opens it.
    let next = jan.post(&format!("/api/campaigns/{key}/tables"), &json!({})).await.unwrap().ok().unwrap();
    assert_eq!((&next["phase"], &next["seats"][0]["name"]), (&json!("playing"), &json!("Ala")));
    assert_eq!(ala.get(&format!("/api/tables/{}", next["id"].as_str().unwrap())).await.unwrap().status, 200);
}

/// THR-004, THR-210, THR-212: people talk before they are ready and after the end, and not while they play; a new name is no message.
#[tokio::test]
async fn a_silent_game_is_silent_from_ready_to_the_end() {
    let house = House::open().await;
    let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let mut wanted = campaign_table(&["me", "friend"]);
    wanted["chat"] = json!(true);
    let opened = ala.open_table(&wanted).await.unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    let secret = json!({ "secret": opened["invitation"]["join"] });
    jan.post(&format!("/api/tables/{id}/join"), &secret).await.unwrap().ok().unwrap();
    let (mut first, mut second) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    let says = |text: &str| ToServer::Chat { id: format!("say{}", text.len()), text: text.to_owned() };
    assert_eq!(first.position["silent"], false);
    assert_eq!(first.say(&says("hello")).await["type"], "done");
    first.play("ready").await;
    second.play("ready").await;
    first.catch_up_with(&second).await;
    assert_eq!(first.position["silent"], true);
    assert_eq!(second.say(&says("I have a 5")).await["problem"]["code"], "silence");

    ala.sign_in("I have a 5").await.unwrap();
    let seen = jan.get(&format!("/api/tables/{id}")).await.unwrap().ok().unwrap();
    assert_eq!(seen["seats"][0]["name"], "Ala");

    for player in [&mut first, &mut second] {
        player.say(&ToServer::Concede { id: "enough".to_owned(), seat: player.seat.unwrap() }).await;
    }
    assert_eq!(second.say(&says("what a pity")).await["type"], "done");
}
