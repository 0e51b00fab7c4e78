//! Finished games: step by step, as files, and files from elsewhere.

use client::Visitor;
use serde_json::json;

use crate::house::{House, Player, two_at};

async fn finished(house: &House) -> (Visitor, String) {
    let (ala, jan, id) = two_at(house, "leduc").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    tokio::join!(one.play_on(), two.play_on());
    (ala, id)
}

#[tokio::test]
async fn a_finished_game_is_watched_through_any_eyes() {
    let house = House::open().await;
    let (mut ala, id) = finished(&house).await;
    let path = |query: &str| format!("/api/tables/{id}/replay?{query}");
    let mut stranger = Visitor::new(house.address);
    let steps = async |visitor: &mut Visitor, query: &str| visitor.get(&path(query)).await.unwrap().ok().unwrap();
    let first = steps(&mut stranger, "eyes=1").await;
    let count = first["steps"].as_u64().unwrap();
    assert_eq!(first["part"].as_array().unwrap().len() as u64, count + 1);
    let after_deal = |replay: &serde_json::Value| replay["part"][2]["position"]["view"]["seats"].clone();
    assert!(after_deal(&first)[0]["card"].is_string() && after_deal(&first)[1]["card"].is_null());
    let spectator = steps(&mut stranger, "eyes=").await;
    assert!(after_deal(&spectator)[0]["card"].is_null() && after_deal(&spectator)[1]["card"].is_null());
    let all = steps(&mut stranger, "eyes=all").await;
    assert!(after_deal(&all)[0]["card"].is_string() && after_deal(&all)[1]["card"].is_string());
    let part = steps(&mut ala, "eyes=2&from=3&count=2").await;
    assert_eq!((part["from"].clone(), part["part"].as_array().unwrap().len()), (json!(3), 2));
    assert_eq!(part["part"][0]["by"], 1);
    assert!(!all["part"][count as usize]["position"]["verdict"].is_null());
    assert_eq!(stranger.get(&path("eyes=9")).await.unwrap().status, 400);
    assert_eq!(stranger.get(&path("from=x")).await.unwrap().status, 400);
}

#[tokio::test]
async fn a_running_game_is_not_replayed() {
    let house = House::open().await;
    let (mut ala, _jan, id) = two_at(&house, "leduc").await;
    for path in ["replay", "replay.txt"] {
        let refused = ala.get(&format!("/api/tables/{id}/{path}")).await.unwrap();
        assert_eq!((refused.status, refused.json().unwrap()["code"].clone()), (409, json!("not-over")));
    }
}

#[tokio::test]
async fn a_recording_goes_out_and_comes_in_again() {
    let house = House::open().await;
    let (mut ala, id) = finished(&house).await;
    let file = ala.get(&format!("/api/tables/{id}/replay.txt")).await.unwrap();
    assert!(file.text.starts_with("stolik replay 1\ngame: leduc\n"), "{}", file.text);
    assert!(file.headers["content-disposition"].to_str().unwrap().contains(&format!("leduc-{id}.replay")));
    let imported = ala.post("/api/replays", &json!({ "text": file.text })).await.unwrap().ok().unwrap();
    let copy = imported["id"].as_str().unwrap();
    // To look at the table brings it into memory, and must not harm it.
    let info = ala.get(&format!("/api/tables/{copy}")).await.unwrap().json().unwrap();
    assert_eq!((&info["imported"], &info["phase"]), (&json!(true), &json!("over")));
    let again = ala.get(&format!("/api/tables/{copy}/replay.txt")).await.unwrap();
    assert_eq!(again.text, file.text);
    for bad in
        ["", "hello", "stolik replay 1\ngame: chess\nrules: 1\nseats: 2\n", &file.text.replace("hash: 1-", "hash: 1-0")]
    {
        let refused = ala.post("/api/replays", &json!({ "text": bad })).await.unwrap();
        let problem = refused.json().unwrap();
        assert_eq!((refused.status, &problem["code"]), (422, &json!("bad-replay")), "{bad}");
        assert!(problem["message"].as_str().unwrap().len() > 10);
    }
}
